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
server-stop = Ctrl-C clears the table: no game is lost.
server-stopped = Table cleared. Games go on from where they are at the next start.
error-port = Port { $port } is in use: choose another one with --port, or close the program that uses it.
error-bind = No table can be opened at { $host }, port { $port }: { $reason }
error-database-kind = { $url } is not a database that Tavolata can use: give the address of a PostgreSQL database (postgresql://name:password@host/database), or leave --database out.
error-database = The database { $url } cannot be opened: { $reason }
error-database-newer = The database { $database } was written by a newer version of Tavolata: update Tavolata to use it.
error-folder-taken = Another server uses the folder { $folder } already: open that one, or choose another folder with --data.
error-data-folder = The folder { $folder } cannot be written to: { $reason }
error-secret = The file { $file } is damaged: it holds the secret from which all links are made. Put back your copy of it, or delete it: then a new one is made. Links given out so far go on working; those that hosts are shown do so once renewed.

## Why not

error-bad-request = I do not understand the request: { $reason }.
error-not-json = The request must be JSON (Content-Type: application/json).
error-too-large = That is too long: make it shorter.
error-too-fast = Too many requests in a short time: wait a few seconds and try again.
error-too-many-tables = Too many tables were opened from here: try again later.
error-origin = The request comes from another page: open Tavolata and try again from there.
error-protocol = The server has another version: load the page again.
error-hello-first = Say hello first: the connection does not know yet which table is meant.
error-server = Something went wrong in the server. The game is safe: try again, and report the problem if it comes back.
error-no-page = There is no such page.
error-no-table = There is no such table, or it was deleted.
error-no-report = There is no such report.
# $card: the card, in notation
error-card-out-of-sight = { $card } is not in sight at this table: only cards that everybody sees can be reported.
error-daily = This game has no daily challenge.
error-no-link = This table is open to those who have a link: ask its host for one.
error-link = This link is not (or no longer) valid: ask the host for a new one.
error-not-your-seat = This seat is not yours.
error-host-only = Only the host of the table can do that.
error-admin = This needs the admin code that the server prints when it starts.
error-name-empty = A name needs at least one letter.
error-name-taken = { $name } sits at this table already: choose another name.
error-looks-taken = That colour with that shape is somebody else’s: change one of the two.
error-seat-taken = Seat { $seat } is taken.
error-seat-bot = A bot sits at seat { $seat }: before the game begins the host can free the seat.
error-sits-already = You sit at this table already: for another person on the same device use “Somebody else sits here too”.
error-table-full = All seats are taken.
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
error-rematch-there = The rematch is already laid.
error-table-changed = The table has changed in the meantime: look and choose again.
error-taken-back = Choice withdrawn.
error-turned-over = The card has been turned over: this move cannot be taken back.
error-nothing-to-take-back = There is no choice of yours to take back.
error-no-wish = Nobody has asked you for leave to go back.
error-nothing-said = You wrote nothing.
error-it-can = That can be done.

## Leaving

gone-seat = This seat is no longer yours: its link was renewed, it was freed, or somebody else sat down there.
gone-table = The table was deleted.
