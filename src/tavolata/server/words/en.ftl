### The words of the online table: why the server says no, and what it says to whoever starts it.

## The server

server-no-page = The part for the browser was not built: install Tavolata with “make play”, or run “make web”.
server-ready = The table is laid:
server-here = on this computer
server-lan = for anybody on the same network
server-scan = Scan the code with a phone:
server-admin = for the host
server-data = Games are kept in { $folder }.
server-database = Games are kept in the database { $url }.
server-upgraded = The database was brought to the shape of this version; a copy of it as it was before is in { $file }.
server-mark = Tavolata keeps its tables in { $database }, beside this file. If that one is gone or empty while this one is here, the server does not start, so that lost tables are not taken for a new beginning. To begin without tables, delete this file.
server-stop = Ctrl-C clears the table: no game is lost.
server-stopped = Table cleared. Games go on from where they are at the next start.
error-port = Port { $port } is in use: choose another one with --port, or close the program that uses it.
error-bind = No table can be opened at { $host }, port { $port }: { $reason }
error-database-kind = { $url } is not a database that Tavolata can use: give the address of a PostgreSQL database (postgresql://name:password@host/database), or leave --database out.
error-database = The database { $url } cannot be opened: { $reason }
error-database-newer = The database { $database } was written by a newer version of Tavolata: update Tavolata to use it.
# $count: how many workers
error-workers-database = { $count } workers need a database that they can share: name a PostgreSQL database with --database. With SQLite there is one, which is also what --workers 1 means.
error-workers-system = On this system only one worker can serve: leave out --workers. On Linux and macOS there can be several.
error-copy-before-upgrade = The database { $database } must be brought to the shape of this version, and the copy that is made first failed: { $reason }. Nothing was changed: make room beside it, then start again.
# $state: gone or empty; $copy: the newest copy beside it, or none
error-tables-gone =
    There were tables in the folder { $folder }, but tables.db is { $state ->
        [gone] gone
       *[empty] empty
    }. Nothing was changed. Bring a backup back with “tavolata restore”{ $copy ->
        [none] {""}
       *[other] , or the copy { $copy }
    }; to begin without tables delete { $mark } there.
# $copy: the newest copy beside it, or none
error-database-damaged =
    The database { $database } is damaged ({ $reason }) and was left as it is. Move it away; then “tavolata restore” brings back a backup{ $copy ->
        [none] {""}
       *[other] , the copy { $copy }
    }, or what can still be read of it.
error-folder-taken = Another server uses the folder { $folder } already: open that one, or choose another folder with --data.
error-data-folder = The folder { $folder } cannot be written to: { $reason }
error-secret = The file { $file } is damaged: it holds the secret from which all links are made. Put back your copy of it, or delete it: then a new one is made. Links given out so far go on working; those that hosts are shown do so once renewed.
# $variable: its name; $count: letters; $command: what to type
error-weak-token =
    { $variable } can be guessed: it needs at least { $count } random letters or digits, no word and no row of a keyboard. Make one with: { $command }.{ $variable ->
        [TAVOLATA_SECRET] {" "}Links that are out go on working; those that hosts are shown do so once renewed.
       *[other] {""}
    }
# $name: what was given
error-host-name = “{ $name }” is no host name: write it without http, port and path, such as games.example.org.
# $variable: its name; $word: what is in it
error-proxies = { $variable } says “{ $word }”, which is no address of a proxy: name addresses or networks, such as 10.0.0.10 or 10.0.0.0/24, with spaces or commas between them, or * alone.
# $variable: its name; $word: what is in it
error-nudge-setting = { $variable } says “{ $word }”, which makes no sense there: docs/hosting.md shows what can be said.
# $variable: its name; $form: what is right
error-nudge-mail-server = { $variable } names no mail server. It should look like this, with smtp or smtps: { $form }

## Backups

backup-made =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $moves ->
        [one] one entry
       *[other] { $moves } entries
    } in the journal: backed up to { $place }. Keep it to yourself: all cards and links are in it.
backup-restored =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $moves ->
        [one] one entry
       *[other] { $moves } entries
    } in the journal: brought back. Games go on when the server starts.
# $tables: their codes
backup-lost =
    { $count ->
        [one] One table could not be read any more and is missing
       *[other] { $count } tables could not be read any more and are missing
    }: { $tables }.
error-backup-there = { $place } is there already: name a folder that is not, so that no older backup is overwritten.
error-nothing-to-back-up = There is nothing to back up: { $database } has no tables.
error-backup-older = The database { $database } has the shape of an earlier version: start the server once with this version, or back it up with the one that wrote it.
error-backup = The backup to { $place } failed: { $reason }
error-no-backup = { $place } is no backup: name the folder that “tavolata backup” made, or a copy of tables.db.
error-restore = { $place } could not be brought back: { $reason }
error-restore-not-empty = { $database } has tables already: move it away first, or choose another place with --data or --database.

## Why not

error-bad-request = I do not understand the request: { $reason }.
error-address = The address contains a control character: no address here has one.
error-not-json = The request must be JSON (Content-Type: application/json).
error-too-large = That is too long: make it shorter.
error-too-fast = Too many requests in a short time: wait a few seconds and try again.
error-too-many-tables = Too many tables were opened from here: try again later.
error-too-many-decks = There are too many tables with decks of their own here: play with a house deck, or ask whoever runs the server.
error-origin = The request comes from another page: open Tavolata and try again from there.
# $name: the name; $option: what to start the server with
error-host = This server does not go by the name of { $name }. If it should, whoever runs it starts it with { $option }.
error-protocol = The server runs another version: load the page again.
error-hello-first = Say hello first: the connection does not know yet which table is meant.
error-server = Something went wrong in the server. The game is safe: try again, and report the problem if it comes back.
error-database-away = The server cannot use its database just now, so this was not done. Nothing is lost: it goes on by itself once the database is back; try again in a moment.
error-no-page = There is no such page.
error-no-table = There is no such table, or it was deleted.
error-no-report = There is no such report.
# $card: the card, in notation
error-card-out-of-sight = { $card } is not in sight at this table: only cards that everybody sees can be reported.
error-daily = This game has no daily challenge.
error-no-link = This table is open to those who have a link: ask its host for one.
error-link = This link is not (or no longer) valid: ask the host for a new one.
error-not-your-seat = This seat is not yours.
error-no-device = This device does not hold the place (any more): look at the list again.
error-own-device = This is your own device: stand up, or let go of the table, instead.
error-host-only = Only the host of the table can do that.
error-admin = This needs the admin code that the server prints when it starts.
error-metrics = The figures of the server are for whoever has the token in TAVOLATA_METRICS_TOKEN.
error-name-empty = A name needs at least one letter.
error-name-taken = { $name } sits at this table already: choose another name.
error-looks-taken = That colour with that shape is somebody else’s: change one of the two.
error-seat-taken = Seat { $seat } is taken.
error-seat-bot = A bot sits at seat { $seat }: before the game begins the host can free the seat.
error-sits-already = You sit at this table already: for another person on the same device use “Somebody else sits here too”.
error-table-full = All seats are taken.
error-no-watching = The host does not let people watch by this invitation.
error-door-full = There is quite a crowd at the door already: try again in a while.
error-guest-gone = Whoever asked for a seat is no longer there.
error-guest-sits = { $name } sits at this table by now.
error-guest-not-asked = Nobody asks you about this guest, or no longer.
error-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-finished = That is possible only once the game is over.
error-nobody = Nobody sits at the table yet: somebody has to.
error-seats-empty =
    { $count ->
        [one] One seat is still empty
       *[other] { $count } seats are still empty
    }: wait until they are taken, or put bots there.
error-seat-change = That cannot be done with this seat now.
error-seat-deck-ready = There is no deck “{ $name }” here. Choose from: { $known }.
error-seat-deck-missing = Still without a deck: { $names }. Everybody brings one to this game.
error-seat-deck-unfit = { $name }’s deck cannot be played under today’s rules: they have to bring another one.
error-rematch-there = The rematch is already laid.
error-no-match = No match is played of this game at this table, only a single game.
error-table-changed = The table has changed in the meantime: look and choose again.
error-taken-back = Choice withdrawn.
error-turned-over = What was hidden has been seen: this move cannot be taken back.
error-nothing-to-take-back = There is no choice of yours to take back.
error-no-wish = Nobody has asked you for leave to go back.
error-nothing-said = You wrote nothing.
error-it-can = That can be done.

## Leaving

gone-seat = This device no longer holds the seat: its link was renewed, the device was sent away, the seat was freed, or somebody else sat down there.
gone-host = This device no longer hosts the table: the host’s link was renewed, or the device was sent away.
gone-table = The table was deleted.

## Lessons

error-no-lesson = No lesson is given here, or it is somebody else who learns.
error-lesson-not-read = You cannot simply go on now: the coach waits for an answer, or the others are playing.
error-analyse-busy = Many games are being explained just now: ask again in a few minutes.
# $most: how many answers
error-analyse-long = This game is too long to be explained here: it has more than { $most } answers. Download it, and “tavolata analyse” explains it on your computer.
error-hint-off = Nobody gives hints at this table: it was laid so, or several people play here.
error-hint-lesson = In a lesson the coach says by itself what to do.
error-hint-daily = In the daily challenge everybody has the same cards, and nobody a hint.
error-hint-game = In this game there are no hints: what one knows is the game.
error-hint-late = The table has moved on while a hint was being thought of.
error-lesson-take-back = In a lesson there is nothing to take back: what leads nowhere is not played in the first place.
error-lesson-seats = Nobody stands in for whoever learns: the lesson waits until they come back.
error-lesson-clock = In a lesson there is no clock: take your time.
error-lesson-name-yourself = Give the name under which you want to learn.

## Called when it is your turn

# $name: who is called
nudge-title = { $name }, it is your turn
# $count: tables, at least two
nudge-title-many = It is your turn at { $count } tables
nudge-body = { $table } · { $game }
nudge-stop = Do not call me
nudge-stop-link = To hear no more of this: { $link }
nudge-mail-subject = Shall we write when it is your turn?
nudge-mail-ask = Somebody at the table “{ $table }” would like Tavolata to write to this address when it is their turn. If that was you, say yes here: { $link } If it was not, do nothing: no further mail will come.
error-nudge-kind = This server does not call anybody in that way.
error-nudge-address = That address is of no use here: it must begin with https:// and name a host, without a password.
# $host: the host
error-nudge-host = This server may not call { $host }: whoever runs it allows only a few hosts.
error-nudge-mail = That is no mail address.
error-nudge-no-mail = The server cannot send mail just now: try again later, or choose another way.
error-nudge-many = This seat is called in many ways already: take one away first.
error-nudge-browser = Only a browser that holds the seat can ask to be called.

## What a messenger shows of a link

preview-about = Italian tabletop games with friends, in the browser: open the link and sit down.
