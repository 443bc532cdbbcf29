### The words of the frame: the table, the question, the log, the settings.

## Everywhere

# $first: all but the last, already joined; $last: the last
list-and = { $first } and { $last }
page-loading = One moment…
page-failed = The page did not arrive. Check your connection and try again.
page-part-late = A part of the page has not arrived yet. It is still being fetched; loading the page again may help.
page-reload = Try again
page-reload-now = Reload
dialog-close = Close
copy = Copy
copy-done = Copied
# $what: what is copied
copy-what = Copy: { $what }
error-unknown = Something went wrong. Try again in a moment.
error-connection = The server does not answer. Check your connection and try again.

## The browser’s tab

# $title: the name of the table
tab-my-turn = ● Your turn · { $title }

## The table

table-spectator = Spectator
# $number: which game of the match, $games: of how many
table-match = game { $number } of { $games }
table-middle = In the middle of the table
table-tools = Tools of the table

## Seats

seat-all = The players
seat-you = you
seat-bot = A bot plays here
seat-standin = Away: a bot plays for now
seat-away = Not at the table
seat-awaited = This seat is to play

## The question

ask-label = The question
ask-loading = Laying the table…
ask-over = The game is over.
ask-held = Got it. One more moment: somebody might step in.
ask-sending = Sending your answer…
# $names: who is awaited, already joined; $count: how many they are
ask-waiting =
    { $count ->
        [one] { $names } is to play.
       *[other] Waiting for { $names }.
    }
ask-locked = This table began under another version of the rules: it can be looked at, but not played on here. Nothing is lost.
# In an exchange: whose reply it is, and who has passed since the last one
ask-reply = { $name } may reply.
ask-reply-mine = You may reply.
# $names: who has passed, already joined; $count: how many they are
ask-passed =
    { $count ->
        [one] { $names } has passed.
       *[other] { $names } have passed.
    }
ask-nobody = One moment, the table goes on by itself…
ask-why = Why this question, and what is at stake?
ask-hint = A hint: what would a strong player do?
ask-change-mind = Change my mind
ask-never-mind = Never mind
ask-tap = Tap what is lit.
ask-tap-or = Tap what is lit, or:
ask-tap-more = Go on with what is lit.
# In a guided game: the coach waits to be read
ask-read-first = First read the guide above, then press Go on.
ask-see-end = How it ended
# $count: how many cards or things are chosen already
choice-full =
    { $count ->
        [one] You have chosen one already: tap it again to let it go.
       *[other] You have chosen { $count } already: tap one to let it go.
    }
choice-not-now = This cannot be chosen now: look at what is lit.

## The list of answers

list-title = List of answers
# $count: how many answers remain
list-open =
    { $count ->
        [one] List of answers: one
       *[other] List of answers: { $count }
    }
list-empty = There is nothing to answer at the moment.

## Why

why-title = Why?
stakes-title = What is at stake
stakes-understood = Got it
why-short = Why?
why-nothing = No rule in particular: it just happened.

## The log

log-title = Log
log-which = How much of the log
log-short = In short
log-full = In full
log-empty = Nothing has happened yet.
log-since-looked = since you looked
log-since-moved = since your last move
# $count: how many things have happened
log-since-turn =
    { $count ->
        [one] Log. Since your last turn: one thing
       *[other] Log. Since your last turn: { $count } things
    }
log-new = New:
log-undone = A choice was taken back: what is struck out did not happen.
# $before: who was there, $name: who is there now (and so in the three sentences that follow)
event-seat-given = From here on { $name } plays in { $before }’s seat, and sees its hand.
event-seat-freed = The host has put { $before } out. { $name }, a bot, plays on.
event-seat-renewed = The host has renewed the link of { $before }’s seat: whoever opens the new one sees this hand.
event-seat-opened = Somebody has opened the link of { $before }’s seat, and sees this hand from here on.
# $why: why a bot did it, a sentence of its own
log-says = “{ $why }”
# $rule: the number of the rule
log-why = Why? ({ $rule })

## Reactions

order-title = Your reactions
order-button = Button
order-ask = Ask me
order-concern = If it concerns me
order-use = Do it for me
order-never = Never
order-button-about = When you can step in, a button appears; meanwhile the table goes on.
order-ask-about = Whenever you can step in, the table stops and asks you what you do.
order-concern-about = The table stops and asks you when it concerns you; otherwise a button appears.
order-use-about = The table does it for you when it helps you, and asks nothing.
order-never-about = You are asked nothing, and no button appears.
order-quiet = Pass until my turn
order-quiet-about = The table passes for you at every possible reaction. It switches itself off as soon as it is your turn: your next question reaches you anyway.

## The clock

# $time: the time, already written
clock-game = Time until sudden death: { $time }
# $time: the time, already written
clock-left = Time to think: { $time }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## The chat

chat-title = Chat
# $count: how many new lines
chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
chat-empty = Not a word yet. Break the ice!
chat-write = Write to the others
chat-send = Send
chat-too-fast = Too many messages in a short time: wait a few seconds and try again.
chat-phrases = Quick phrases
chat-spectator = Spectator
phrase-hello = Hello everybody!
phrase-good-game = Have a good game!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-laugh = Haha!
phrase-moment = One moment, thinking
phrase-hurry = Shall we?

## The connection

# $lag: milliseconds
conn-online = Online, { $lag } ms
conn-polling = Online without a direct line, { $lag } ms
conn-connecting = Connecting…
conn-retrying = Connection lost
conn-gone = This place is gone
conn-closed = Connection closed
conn-try-now = Try now
conn-retrying-about = Connection lost. Trying again by itself: nothing you have played is lost.

## Notices

notice-outdated = There is a new version of Tavolata: reload the page to go on.
notice-standin = While you were away a bot kept your seat.
notice-standin-back = I am back
back-take = Take it back
# $name: who asks
back-asked = { $name } would like to take the last move back. Is that all right?
back-yes = All right
back-no = Rather not
# $names: whose consent is awaited
back-waiting = You have asked to take your move back. Waiting for a yes from { $names }.

## Several seats on one device

# $name: who plays
curtain-next = { $name } plays now
curtain-pass = Hand the phone over, and let the others look away.
curtain-open = I am { $name }: show the table
curtain-who = Who is looking?
curtain-nobody = Several people play on this device: the cards stay covered until somebody says who they are.
curtain-close = Cover the table or change seats

## Settings

set-title = Settings
set-language = Language
set-language-it = Italiano
set-language-en = English
set-theme = Appearance
set-theme-system = Like the system
set-theme-light = Light
set-theme-dark = Dark
set-motion = Animations
set-motion-off = None
set-motion-fast = Fast
set-motion-normal = Normal
set-motion-still = Your system asks for less motion: nothing moves here.
set-sound = Sounds
set-reasons = Bots say why
set-proposals = Propose ready-made groups
set-rules = Rules
set-call = Called when it is your turn
set-devices = The link of your seat, and who has it
set-leave = Back to the start
# $id: the code of the table; $game: the game; $rules: the version of the rules
set-table = Table { $id } · { $game }, rules { $rules }

## For the host

host-title = Your table
host-name = Name of the table
host-rename = Rename
host-empty-seat = Free seat
host-standin = Let a bot play
host-back = Give the seat back
host-remove = Send away
host-sure-remove = Really send away?
host-renew = New link
host-sure-renew = The old link will be worth nothing: go on?
host-renew-all = New links for the table
host-sure-renew-all = The old ones, to join, to watch and to host, will be worth nothing: go on?
# $name: who sits there
host-seat-link = Link of { $name }’s seat
host-links = Show the links of the table
host-invite = Link to sit down
host-spectator = Link to watch
host-qr = QR code
host-qr-seat = QR code of { $name }’s seat
host-qr-invite = QR code to sit down
host-qr-spectator = QR code to watch
host-qr-host = QR code to host from another device
host-watch = Late guests may watch
host-delete = Clear the table
host-sure-delete = The game will be lost for everybody: clear it?

## Reporting a problem

report-title = Report a problem
report-about = Saves a file with the game up to this moment: while it runs, the cards of others are not in it. Send it to whoever looks after the server.
report-what = What is wrong?
report-send = Save the report
report-done = Done. The file is among your downloads.

## The keyboard

help-open = How to play
keys-title = Keys
keys-tab = to the next thing; arrows move within lists
keys-enter = choose what has the focus, or confirm the answer that is ready
keys-escape = change your mind, or close what is open
keys-digits = open the list at the answer of that number
keys-list = list of answers
keys-pass = pass, when possible
keys-reaction = step in out of turn, when possible
keys-why = why this question
keys-hint = a hint: what a strong player would do, where there is a coach
keys-log = log
keys-chat = chat
keys-settings = settings
keys-keys = how to play, and these keys

## For those who listen to the screen

announce-moves = What is happening
# $question: the question; $count: how many answers
announce-question =
    { $count ->
        [one] { $question } There is only one answer.
       *[other] { $question } Answers: { $count }. L lists them.
    }

## The proof that the shuffles are fair

fair-decks = The seals of the decks
fair-decks-about = The list behind each seal is shown when the game is over.
fair-title = Fingerprint of the shuffles
fair-about = One key makes every shuffle of this game: this is its fingerprint, the key itself comes when the game is over. Whoever wrote it down can check.

## The things on the table

thing-can-choose = can be chosen
thing-chosen = chosen
