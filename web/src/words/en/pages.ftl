### The words of the pages around the table. Seats are counted from 1.

## On every page

page-home = Tavolata, back to the hall
page-language = Language
page-language-it = Italiano
page-language-en = English
page-dark = Dark theme
page-retry = Try again
page-back = Back to the hall
page-cancel = Cancel
page-footer = Tavolata { $version } · free software, play wherever you like
page-credits = Icons from game-icons.net (CC BY 3.0)
version-title = The server has been updated.
version-about = This page still speaks the language of the version before: load it again and you will find everything where it was.
version-reload = Load again

## Colours and shapes: everybody has their own, so that colour is never the only sign

look-colour = Colour
look-shape = Shape
look-preview = { $colour } { $shape }
look-taken = taken by { $name }
look-red = red
look-orange = orange
look-yellow = yellow
look-green = green
look-teal = teal
look-blue = blue
look-violet = violet
look-pink = pink
look-circle = circle
look-square = square
look-triangle = triangle
look-diamond = diamond
look-star = star
look-hexagon = hexagon
look-cross = cross
look-moon = moon

## Bots

bot-random = Absent-minded
bot-random-about = plays at random
# $bot: the level they have now
bot-like-me = As strong as me
bot-like-me-about = Now: { $bot }. Come first and they are a level stronger in the next game, come last and they are a level weaker.
bot-policy = Impulsive
bot-policy-about = answers at once, by rule of thumb
bot-greedy = Determined
bot-greedy-about = always takes what looks best
bot-experienced = Experienced
bot-experienced-about = as the determined one, with many games behind it
bot-feather = Feather
bot-feather-about = knows the rules, and often takes the second best
bot-easy = Easy
bot-easy-about = plays sensibly, with a slip now and then
bot-medium = Medium
bot-medium-about = always takes what looks best
bot-strong = Strong
bot-strong-about = plays with care and gives little away
bot-master = Master
bot-master-about = thinks for long, and lets little slip by
bot-child = Child
bot-child-about = knows few dates, and roughly
bot-adult = Grown-up
bot-adult-about = remembers dates as most people do
bot-teacher = Teacher
bot-teacher-about = knows nearly all dates, or comes close

## The hall

lobby-line = Italian tabletop games, with friends and with bots.
lobby-how = Open a table, send the link, and play: on a phone or a computer, without signing up.
lobby-mine = My tables
lobby-games = What shall we play?
lobby-none = There is no game on this server yet.
lobby-players-just = For { $count } players
lobby-players = { $least } to { $most } players
lobby-play = Play
lobby-play-game = Play { $game }
lobby-invite = Invite
lobby-invite-game = Invite friends to { $game }
lobby-more = More
lobby-more-game = More about { $game }
lobby-all-mine = All my tables ({ $count })
lobby-again = Play together again?
lobby-again-about = A new table of the same game, with an invitation to send.
lobby-again-with = { $game } with { $names }
lobby-decks = Decks
lobby-decks-game = Decks and cards of { $game }
lobby-learn = Learn
lobby-learn-game = Learn { $game }
lobby-rules = Rules
lobby-rules-game = Rules of { $game }
lobby-your-turn = Your turn
# $names: the names, already joined
lobby-turn-of = Waiting for { $names }
lobby-locked = On hold: it began under other rules
lobby-going-on = Being played
lobby-gathering =
    { $free ->
        [0] { $host ->
            [yes] Everybody is here: you can begin
           *[no] Everybody is here: waiting for the host
        }
       *[other] { $bots ->
            [yes] { $host ->
                [yes] Begins when you like: bots take the free seats
               *[no] Begins when the host says so
            }
           *[no] { $free ->
                [one] One more person is needed
               *[other] { $free } more people are needed
            }
        }
    }
# $time: a length of time, for example “5 hours”
lobby-left = { $time } left
lobby-finished-tables =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
lobby-finished = Game over
lobby-won-by = { $names } won
lobby-won-by-many = { $names } won together
lobby-with = With { $names }
lobby-alone = Only you so far
lobby-go-on = Play on
lobby-go-in = Go in
lobby-look = Watch
lobby-see-end = How it ended
# $table: the name of the table or of the game
lobby-forget = Forget { $table }
lobby-forget-ask = Forget this table?
lobby-forget-about = It disappears from this list.
lobby-forget-keys = This browser leaves the table. The seat remains yours, but you need its link to come back: copy it first if you want to keep it.
lobby-forget-yes = Forget

## A new table

new-title = A table of { $game }
new-usual = How you play
new-company = Who do you play with?
new-company-bots = Bots
new-company-friends = Friends
new-level = How good are the bots?
new-length = How long?
new-more = More
new-open-about = Then you send the invitation: everybody picks a seat.
new-quick = Play now
# $players: how many in all; $bot: the name of the level
new-quick-about =
    { $players ->
        [1] You play alone: one tap and it begins.
        [2] Two players, you and a bot; level: { $bot }.
       *[other] { $players } players, you and the bots; level: { $bot }.
    }
new-players = How many players, bots included?
new-name = Your name
new-name-about = Everybody at the table sees it.
new-guest = Guest
new-look = Your mark
new-fill = Who takes the empty seats?
new-fill-nobody = Nobody
new-fill-nobody-about = the game begins when everybody is here
new-fill-bot = { $bot } bot
new-tempo = Pace
new-tempo-live = Live
new-tempo-live-about = Everybody at the table now, phone in hand.
new-tempo-days = Over days
new-tempo-days-about = Everybody plays when they can; the table waits.
new-reactions = Reactions
new-reactions-quick = Quick
new-reactions-quick-about = Only those who really can react are waited for: how long a pause lasts may hint at it. Swift, among friends.
new-reactions-strict = Strict
new-reactions-strict-about = The same short pause each time, whoever holds what: neither silence nor how long it lasts gives anything away.
new-turn-time = Time for each choice
new-turn-time-about = When it runs out the table answers for you, as cautiously as it can.
new-absent-time = If somebody is away
new-absent-time-about = After this time a bot keeps their seat, and hands it back as soon as they return.
new-hints = Hints from the coach
new-hints-bots = Where one plays with bots only
new-hints-always = For everybody at this table
new-hints-never = None
new-hints-about = Whoever asks hears what a strong player would do. Among people the end says how many hints each had.
new-time-none = No limit
new-absent-never = The host decides
new-time-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
new-time-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
new-time-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
new-time-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
new-language = Language of the table
new-language-about = For messages to everybody. Each player still reads in their own language.
new-language-it = Italian
new-language-en = English
new-table-name = Name of the table
new-table-name-about = Optional: to tell it from the others.
new-table-name-example = Ada’s Tuesday
new-pace-summary = { $tempo }, { $reactions } reactions, { $time }.
new-pace-time = { $time } a choice
new-pace-no-time = no time limit
new-decisions = Decisions of the table
new-decisions-default = Where the rulebook is silent, the standard choices apply.
# $count: how many choices differ; $changed: their names
new-decisions-changed =
    { $count ->
        [one] One choice differs from the standard: { $changed }.
       *[other] { $count } choices differ from the standard: { $changed }.
    }
new-decisions-about = Each choice changes one rule only; the first is the standard one.
new-default = standard
new-why = Why?
new-why-rule = Why? Rule { $rule }
new-open = Open the table
new-opening = Opening the table…
# $days: for how many days
new-kept-finished =
    { $days ->
        [one] Once the game is over the table stays for a day.
       *[other] Once the game is over the table stays for { $days } days.
    }
new-kept-idle =
    { $days ->
        [one] A table where nothing happens is cleared after a day.
       *[other] A table where nothing happens is cleared after { $days } days.
    }
new-errors =
    { $count ->
        [one] One thing to put right before the table can open:
       *[other] { $count } things to put right before the table can open:
    }
new-error-deck = The file you chose cannot be used yet: mend it and choose it again, or go back to the house deck.
new-error-name = Write a name: the others must know who you are.
new-error-name-long = A name may have { $most } letters at most.
new-error-table-name-long = The name of the table may have { $most } letters at most.
new-no-game = The game “{ $game }” is not in this house.

## Sitting down

join-title = There is a seat for you
join-invited = They are waiting for you for a game of { $game }.
join-invited-table = They are waiting for you for a game of { $game }, at the table “{ $table }”.
join-table = A table of { $game }: “{ $table }”.
join-who = Who is here
join-nobody = Nobody yet.
join-seat = Where do you sit?
join-seat-any = Anywhere
join-seat-number = Seat { $seat }
join-seat-of = Seat { $seat }: { $name }
deck-bring = Your deck
deck-keep = The one already given
deck-usual = One that fits, chosen by the game
deck-list = A list or a code…
deck-mine = Mine
deck-nameless = Without a name
deck-ready-ones = Ready
deck-pages = Look at decks, or build one
deck-cards = The cards
deck-cards-about = One per line, with the number of copies in front (“3 Kenshiro”); or the code of the deck.
deck-file = Or from a file
deck-name = What it is called
deck-named = The others may know its name
deck-secret = Nobody else sees the list before the end of the game. When it begins everybody sees its seal, so that it cannot be changed.
room-brings = has a deck
room-brings-name = deck: { $name }
join-name-about = Up to { $most } letters.
join-sit = Sit down
join-sitting = Sitting down…
join-watch = Only watch
join-watching = You can watch the game here: hidden cards stay hidden from you too.
join-late = What you can do
join-ask = Ask for a seat
join-ask-about = The host sees it and can give you the seat of a bot.
join-ask-again = Not now: you can ask again later.
join-asked = You have asked for a seat as { $name }.
join-asked-about = Stay here: if the host gives you one, you are seated without doing anything more. Meanwhile you can watch.
join-ask-no = Never mind
join-bare = This table needs an invitation
join-bare-about = You opened only the address of the table, which lets nobody in by itself. Ask the host for the invitation, or scan the QR code on their screen.
join-paste = Do you have the link? Paste it here
join-paste-about = It is longer than the address: after the name of the table it has a # and a code.
join-paste-wrong = This is not an invitation link: it must have /t/ in it, then a # and a code.
join-paste-go = Enter
join-full-title = The table is full
join-full = All seats are taken.
join-full-stay = If you stay here, you will see at once when a seat is freed.
join-freed = A seat has been freed.
join-started-title = The game has already begun
join-started = The game has begun and all seats are taken.
join-over-title = The game is over
join-over = This game is over.
join-link = You need a valid link here
join-link-about = If you opened an invitation, it has been renewed in the meantime: ask the host for a new one. If you already had a seat, open it again with its link, on any device.
join-seat-lost = This seat is no longer yours
join-seat-lost-about = The host has freed the seat or renewed its link, or another of your devices sent this one away. If the game has not begun and there is still room, you can come back with the invitation link; otherwise ask the host for a new one.
join-host-lost = This device no longer hosts the table
join-host-lost-about = The link to host was renewed, or another device that hosts sent this one away. The new link is shown on a device that still hosts.
join-gone = This table is no longer here
join-gone-about = It was deleted, or the address is incomplete: check that you copied all of it.

## Waiting

room-title = Laying the table
room-of = A table of { $game }
room-places = At the table
room-taken = { $taken } of { $players } at the table
room-free = Free seat
room-free-bot = then a { $bot } bot
room-you = you
room-this-device = on this device
room-here = here
room-away = away
room-bot = { $bot } bot
room-host = host
room-invite = Invite
room-invite-again = Send the invitation to { $names }.
guest-asks = { $name } is at the door and would like to play.
guest-free = A free seat
guest-bot = { $name }’s seat
guest-no = Not now
# $name: who is at the door, $bot: the bot whose seat they would get
guest-offered = { $name } would like to play: may they have the seat of { $bot }, a bot, and see its hand?
# $names: who has yet to agree, joined; $count: how many they are
guest-asked =
    { $count ->
        [one] { $name } gets { $bot }’s seat as soon as { $names } agrees.
       *[other] { $name } gets { $bot }’s seat as soon as { $names } agree.
    }
room-invite-about = Whoever opens this link chooses a free seat.
room-invite-link = Invitation link
room-qr = QR code of the invitation: point another phone at it
room-local = This address works only on this computer: to invite others, open the page at the network address that the server printed when it started.
room-share = Share
room-share-text = Come and play { $game } on Tavolata!
room-spectator-link = Link to watch
room-spectator-about = Whoever opens it sees the table, never the hidden cards.
room-more-links = More links
room-seat-link = Link of seat { $seat }
room-seat-link-name = Link of { $name }’s seat
room-seat-links-about = The link of a seat is like a key. Yours brings you to another device. That of a free seat you can pass on: whoever sits down there gets a new one that only they know.
room-renew = Renew the links of the table
room-renew-ask = Renew the links of the table?
room-renew-about = From then on the old links, to join, to watch and to host, are worth nothing, and only this device hosts: send the new ones to whoever is still to come.
room-renew-yes = Renew
room-renew-seat = New link for seat { $seat }
room-renewed = Done: the old links are no longer valid.
room-hotseat = Somebody else sits here too
room-hotseat-about = Several of you play on this device: between turns a curtain covers the cards.
room-change-me = Name and mark
room-save = Save
room-add-bot = Add a bot
room-add-bot-seat = Add a bot in seat { $seat }
room-bot-level = Level of the bot
room-remove = Remove
room-remove-name = Remove { $name } from the table
room-remove-ask = Remove { $name } from the table?
room-remove-about = The seat is free again and its link is no longer valid.
room-leave = Leave the table
room-leave-seat = Free { $name }’s seat
room-leave-ask = Leave the table?
room-leave-about = Your seat is free for others again.
room-start = Let’s begin
room-starting = Beginning…
# $free: empty seats; $bot: the level
room-start-bots =
    { $free ->
        [one] A bot ({ $bot }) takes the empty seat.
       *[other] Bots ({ $bot }) take the { $free } empty seats.
    }
room-start-full = Everybody is here.
room-start-wait =
    { $free ->
        [one] One person is missing: invite them, or put a bot in their seat.
       *[other] { $free } people are missing: invite them, or put bots in their seats.
    }
room-wait-host = The game begins when the host says so.
room-settings = This table
room-settings-default = All decisions are the standard ones.
room-setting-players = Players
room-setting-fill = Empty seats
room-setting-like-me = Bots as strong as you
room-like-me = now: { $bot }
room-setting-tempo = Pace
room-setting-reactions = Reactions
room-setting-turn = Time for each choice
room-setting-absent = Somebody away
room-setting-hints = Hints
room-setting-language = Language
room-setting-chosen = decided at this table
room-absent-after = after { $time } a bot plays
room-rules = Rules
room-rename = Rename the table
room-delete = Delete the table
room-delete-ask = Delete this table?
room-delete-about = It disappears for everybody and cannot be brought back.
room-announce-sat = { $name } sits down at the table.
room-announce-left = { $name } leaves the table.

## The end

end-title = Game over
end-won = { $names } wins!
end-won-many = { $names } win together!
end-won-you = You win!
end-ranking = Ranking
# $place: the place in the ranking
end-place = { ORDINAL($place) }
end-points =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
# $count: of the coach
end-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
end-decided = What decided it
end-replay = Watch it again
end-analysis = Analysis
end-rematch = Rematch
end-rematch-about = Same people, same rules, a new table.
end-next-level = Bots as strong as you, in the next game: { $bot }.
end-rematch-ready = The rematch is ready
end-rematch-go = Go to the rematch
end-download = Download the game
end-download-about = One file: watch it, play it again, check it.
# $days: for how many days
end-kept =
    { $days ->
        [one] This table stays here for a day: to keep the game longer, download it.
       *[other] This table stays here for { $days } days: to keep the game longer, download it.
    }
end-decks = The decks
end-decks-about = When the game began everybody saw the seal of each deck. Here are the lists and the salts: whoever computes the SHA-256 of salt and list again must find the seal from then.
end-deck-named = { $name }: { $deck }
end-deck-salt = Salt, in hexadecimal digits
end-fair = Honest shuffles
end-fair-about = Before the game began the server published the fingerprint of a secret key; every shuffle and every die comes from that key, in order. Now that the game is over the key is here: whoever computes its fingerprint again must find the one from then, and with the file of the game can repeat every shuffle. If a single character had changed, it would not match.
end-fair-commitment = Fingerprint, from the start
end-fair-key = Key, at the end
end-fair-how = To compute it, with Python:
end-table = Look at the table

## A match of two games

new-length-game = One game
new-length-match = A match of two
new-length-game-about = A single game, as in the rulebook.
match-about = Two games with the same decks, and each of you begins one. Whoever wins more of them wins; at one game each the order points of both count.
room-setting-match = Match
# $number: which game, $games: of how many
room-match = A match of two, game { $number } of { $games }
match-title = The match
match-title-so-far = The match so far
# $number: which game
match-column = Game { $number }
match-sum = Points in all
match-wins = Games won
match-won-game = won
match-began = began
# $name: who begins the next one
match-next = { $name } begins the next game.
match-next-begin = Begin the second game
match-next-ready = The second game has begun
match-next-go = Go to the second game
match-won = { $name } wins the match!
match-won-you = You win the match!
match-drawn = The match is drawn
match-by-games = The games won decide it.
match-by-points = Games won are equal: the order points of both games decide.
match-equal = Games won are equal, and so are the order points: neither wins the match.

## Watching again

replay-title = Replay: { $game }
replay-step = Moment { $step } of { $last }
replay-scrubber = Moment of the game
replay-play = Play
replay-pause = Pause
replay-previous = One step back
replay-next = One step on
replay-first = To the start
replay-end = To the end
replay-speed = Speed
replay-speed-times = { $speed }×
replay-view = Through the eyes of
replay-view-spectator = a spectator
replay-view-open = all cards open
replay-keys = Arrows: one step · Space: play or pause · Home and End: to either end
replay-link = Link to this moment
replay-link-about = Whoever may see this game opens it right here.
replay-copy = Copy the link to this moment
replay-board = The table
replay-log = Log
replay-analysis = Analysis
replay-earlier = Show earlier moments
replay-start-of-game = The game begins.
replay-not-finished = This game is not over yet: it can be watched afterwards.
replay-empty = Nothing is left of this game to watch.
replay-to-table = To the table

## The rules

rules-title = The rules of { $game }
rules-cards = All cards
rules-intro = In our own words, one by one. Every rule has a number: you find it at the table, beside the questions and in the log.
rules-search = Search the rules
rules-search-hint = a word, a number…
rules-found =
    { $count ->
        [0] No rule speaks of it.
        [one] One rule speaks of it.
       *[other] { $count } rules speak of it.
    }
rules-contents = Chapters
rules-link = Link to rule { $rule }
rules-options = Decisions of the table
rules-options-about = Where the rulebook is silent we have chosen, and every table may choose otherwise.
rules-default = standard
rules-here = at this table
rules-at-table = The choices of the table “{ $table }” are marked.
rules-at-this-table = The choices of your table are marked.
rules-to-table = Back to the table
rules-print = Print
rules-version = Rules, version { $version }
rules-none = The game “{ $game }” is not in this house.

## Who runs the server

admin-title = The server
admin-closed = This page is for whoever runs the server
admin-closed-about = Open it with the link that the server prints when it starts: it ends with a secret code.
admin-token = Code
admin-enter = Enter
admin-wrong = The code is wrong: copy all of it from the link that the server prints when it starts.
admin-server = Server
admin-protocol = Protocol
admin-rules = Rules
admin-uptime = Up for
admin-connections = Connections
admin-loaded = Tables in memory
admin-refresh = Refresh
admin-leave = Log out
admin-tables = Tables
admin-search = Find a table
admin-search-hint = name, code or person
admin-none = No tables.
admin-more = More tables
# $players: seats; $here: who has the page open; $entries: moves in the journal
admin-counts =
    { $players ->
        [one] one seat
       *[other] { $players } seats
    }, { $here ->
        [0] nobody present
        [one] one person present
       *[other] { $here } present
    }, { $entries ->
        [one] one move
       *[other] { $entries } moves
    }
admin-table-created = Opened
admin-table-updated = Last move
admin-stage-open = waiting
admin-stage-playing = playing
admin-stage-finished = finished
admin-export = Export
admin-export-table = Export table { $table }
admin-delete = Delete
admin-delete-table = Delete table { $table }
admin-delete-ask = Delete table { $table }?
admin-delete-about = It disappears for everybody, its game included, and cannot be brought back. To keep it, export it first.
admin-deleted = Table { $table } deleted.
admin-errors = Errors
admin-errors-none = No errors: all quiet.
admin-reports = Reports
admin-reports-none = No reports.
admin-report-table = table { $table }
admin-report-download = Download report { $report }

## The lab of the server

lab-title = The lab
lab-about = Small experiments between bots, on this server: is it fair to begin, how long are games, what does an option change. Tables and their bots come first; the lab takes what is left.
# $missing: names of packages
lab-missing = The lab is not installed on this server (missing: { $missing }). Whoever runs it installs it with:
lab-new = A new experiment
lab-game = Game
lab-players = Players
lab-deals = Deals
lab-seed = Seed
lab-who = Who plays
lab-who-about = Each deal is played once from every seat: the bots change places, with the same cards and the same luck.
lab-bot = Bot { $place }
lab-deck = Deck { $place }
lab-deck-usual = as usual
lab-options = Options of the game
lab-compare = Compare with another rule
lab-compare-about = Everything is played once more with one option changed, on the same deals; the report says what it changes.
lab-compare-what = Option
lab-compare-nothing = nothing
lab-compare-other = Otherwise
lab-begin = Begin
lab-count =
    { $games ->
        [one] One game of at most { $most }.
       *[other] { $games } games of at most { $most }.
    }
# $least, $most: numbers
lab-number = a whole number from { $least } to { $most }.
lab-too-many = that would be { $games } games; an experiment has at most { $most } here.
lab-wait = One experiment at a time: another can begin when this one is done or stopped.
lab-runs = Experiments
lab-none = None yet.
lab-run = { $players } players, { $bots }, { $deals } deals, seed { $seed }
lab-run-other = Compared with: { $other }
# $run: game and day
lab-progress = Games of the experiment { $run }
lab-done = { $games } games, done.
lab-playing = { $games } of { $all } games, playing…
lab-stopped = { $games } of { $all } games, stopped.
lab-open = Report
lab-open-run = Report of the experiment { $run }
lab-save = Save
lab-save-run = Save the report of the experiment { $run }
lab-stop = Stop
lab-stop-run = Stop the experiment { $run }
lab-was-stopped = Stopped. What was played stays, and one can go on.
lab-go-on = Go on
lab-go-on-run = Go on with the experiment { $run }
lab-goes-on = The experiment goes on.
lab-delete-run = Delete the experiment { $run }
lab-delete-ask = Delete this experiment?
lab-delete-about = Its games and its report disappear from the server. A report that you saved stays yours.
lab-deleted = The experiment is deleted.

## The daily challenge

daily-title = Daily challenge
daily-about = { $game } as a team: the same deck for everybody, once a day. You build the timeline together and count points; at the end you can send your result to friends without giving anything away.
daily-not-yet = Not played yet today.
daily-today = Today: { $score }.
daily-best = Your best: { $score }.
daily-streak = { $days } days in a row.
daily-alone = Alone
daily-bots = With two bots

## How it is played, and a deck of one’s own

new-unseen = Prefer cards not seen lately
new-unseen-about = This browser remembers the cards of the last games: they come last.
deck-own = A deck of your own
deck-own-about = A CSV or JSON file, of a school class or a family for example. Without one, you play with the house deck.
deck-choose = Choose a file
deck-other = Choose another file
deck-forget = Back to the house deck
deck-reading = Reading the deck…
deck-too-large = The file is too large to be a deck.
deck-ready =
    { $count ->
        [one] “{ $name }”: one card, all in order
       *[other] “{ $name }”: { $count } cards, all in order
    }
deck-problems =
    { $count ->
        [one] One thing has to be mended:
       *[other] { $count } things have to be mended:
    }
deck-harmless = you can still play
room-setting-daily = Daily challenge
room-setting-deck = Deck
room-deck =
    { $count ->
        [one] “{ $name }”, one card
       *[other] “{ $name }”, { $count } cards
    }

## Reported cards

admin-report-delete = Delete report { $report }
admin-report-deleted = Report deleted.
admin-reports-delete = Delete all reports
admin-cards-delete = Delete all reported cards
admin-reports-ask = Delete all of them?
admin-reports-about = Those that this page lists and all older ones. They cannot be brought back.
admin-reports-deleted = Deleted.
admin-cards = Reported cards
admin-cards-none = No reported cards.
admin-card-deck = deck { $deck }
admin-card-date = The date is wrong
admin-card-clue = The text gives the date away
admin-card-wording = The text is misleading
admin-card-double = There is another card like it
admin-card-unfit = It is not fit for everyone
admin-card-other = Something else

## Nothing here

missing-title = There is nothing here
missing-about = The address leads to no page. Perhaps a piece of it is missing.

## Devices that hold a seat, or host

device-title-host = Hosting on other devices
device-about = Whoever has this link plays in your place. Keep it to yourself: with it you continue on another phone or computer.
device-about-host = Whoever has this link may do what you may with the table, but sees no cards. Keep it to yourself: with it you host from another phone or computer.
# $name: who sits there
device-link = The link of { $name }’s seat
device-link-host = The link to host
device-list = Devices at { $name }’s seat
device-list-host = Devices that host
# $browser: as Chrome; $system: as Android
device-kind = { $browser } on { $system }
device-unknown = Some device
device-program = A program
device-programs = Programs that use the link
device-this = this device
# $when: a day and a time
device-since = since { $when }
device-used-lately = used in the last hour
# $when: as “3 hours ago”, “yesterday”
device-used = last used { $when }
device-alone = No other device has it.
device-away = Send away
# $device: as “Chrome on Android”
device-away-name = Send away: { $device }
device-sure-away = Really send away?
device-warn-away = It is out and cannot come back by the old link: there will be a new one. Your other browsers stay; programs need the new link.
device-warn-programs = The link will be new, and programs need the new one. Your browsers stay.
device-renew = New link, all others out
device-sure-renew = Really all others out?
device-warn-renew = All other devices lose the seat, and the old link will be worth nothing. This device stays.
device-warn-renew-host = No other device will host, and the old link will be worth nothing. This device stays.
device-done = Done: your seat has a new link, and the old one opens nothing any more.
device-done-host = Done: the link to host is new, and the old one opens nothing any more.
device-browser-chrome = Chrome
device-browser-edge = Edge
device-browser-firefox = Firefox
device-browser-opera = Opera
device-browser-safari = Safari
device-browser-samsung = Samsung Internet
device-system-android = Android
device-system-iphone = iPhone
device-system-ipad = iPad
device-system-windows = Windows
device-system-mac = Mac
device-system-linux = Linux
device-system-chromeos = ChromeOS

## Called when it is your turn

call-about = For games over days: a message when you are to play, with the page closed. It says who and at which table, never what is in your hand. Several tables come in one message.
call-here = On this device
call-seat = For whom
call-on = Done: you will be called when it is your turn.
call-off = Done: no more calls that way.
call-failed = That did not work: the browser did not allow it, or its message service cannot be reached just now.
call-insecure = This page was opened without https, as is usual on a home network: browsers then allow no messages. Look into My tables instead, or ask whoever runs the server for https.
call-install = On an iPhone or iPad this works once Tavolata is on the home screen: share button, then “Add to Home Screen”, and open it from there.
call-unsupported = This browser cannot be called while the page is closed.
call-denied = You have forbidden messages from this page. You can allow them in the settings of the browser, beside the address.
call-nothing = Whoever runs this server does not let it send messages: look into My tables.
call-quiet = Not at night
call-quiet-from = Silent from
call-quiet-until = to
call-quiet-kept = Noted: these hours hold for every way in which you are called.
call-webhook = Address of a webhook
# $hosts: their names, joined
call-webhook-about = Allowed here: { $hosts }. Whoever reads there learns whose turn it is and at which table.
call-mail = E-mail address
call-mail-about = First you get a mail in which you say yes.
call-mail-asked = A mail is on its way: say yes in it, and it counts.
# $address: where it goes
call-mail-waits = { $address } (waiting for your yes by mail)
call-add = Add
call-others = Also called this way
# $where: the push service
call-other-device = Another device ({ $where })
call-stop = Stop
call-stop-name = Stop: { $where }
call-page = Messages when it is your turn
call-page-stopped = Stopped: these messages will not come any more.
call-page-confirmed = Thank you: you will get a mail when it is your turn.
call-page-ask = Shall Tavolata write to you when it is your turn? Each message has a link that stops it.
call-page-yes = Yes, write to me
call-page-nothing = This address belongs to the link in a message: open it from there.
call-page-home = To the hall
