### The words of the engine: what was wrong, and what would be right.
### Every message may also use $game, the name of the game. Seats are counted from 1.

## Setting up a game

# $name, $known: the name given and those that exist
error-game-name = There is no game called “{ $name }” here. Choose from: { $known }.
error-game-not-online = “{ $name }” has no page in the browser yet: play it with “tavolata play { $name }”. Online there are: { $known }.
# $players: the number asked for, just as it came
error-players = This game is for { $least } to { $most } players; { $players } will not do.
error-players-exact = This game is for { $least } players; { $players } will not do.
error-option-name = There is no option “{ $name }”. You can choose from: { $known }.
error-option-value = The option “{ $name }” cannot be “{ $value }”. Possible values: { $known }.
error-reactions = There is no mode “{ $value }”. For reactions choose “quick” or “strict”.
error-seed = “{ $value }” cannot be the seed of a game: it must be a whole number from 0 to 2⁶³ − 1.
# $what: what, by its name in the code
error-seat-decks =
    { $count } decks were brought for { $players } { $players ->
        [one] player
       *[other] players
    }: one each, no more.
error-seat-deck-name = The name of a deck has at most { $most } letters, all of them visible.
error-seat-deck-faults =
    This deck cannot be played: there { $count ->
        [one] is one mistake.
       *[other] are { $count } mistakes.
    } { $problems }
error-seat-deck-long = A deck has at most { $most } cards.
error-brings = “{ $what }” cannot be brought to this game, or not in this form.
error-language = The language “{ $value }” is not available. Choose from: { $known }.

## Lessons

# $name, $known: the name given and those that exist
error-lesson-name = This game has no lesson called “{ $name }”. There are: { $known }.
error-lesson-position = No table can be laid for lessons in the middle of this game: let the lesson begin with loaded chance.
# Said by the coach: a legal answer that is not what the lesson is about just now
error-lesson-other = You may do that, but just now something else is to be learnt: look at what the coach asks for, or have it shown to you. Nothing has changed.
error-lesson-read = First read what the coach says, and then go on.
error-lesson-wait = The others are playing: in a moment it is your turn.

## Answering

error-game-over = The game is over: there is nothing left to decide.
error-no-such-seat = There is no seat { $seat }: the seats at this table are 1 to { $players }.
error-not-asked = Seat { $seat } has nothing to decide right now: wait for its next question.
error-decision-gone = Question { $decision } is already closed; question { $open } is open now. Look at the table and answer that one.
error-not-offered = That move is not possible now: choose one of the answers offered.

## Reading a move

error-action-number = The number { $action } is not a move of this game: use one of the answers offered.
error-notation-empty = Nothing was written: type one of the answers offered.
# $verbs: all verbs of the game; $near: the most similar one
error-notation-verb = No move of this game begins with “{ $word }”. Moves begin with: { $verbs }.
error-notation-verb-near = No move of this game begins with “{ $word }”. Did you mean “{ $near }”?
# $count: how many words follow the verb
error-notation-count =
    { $count ->
        [0] “{ $verb }” on its own is not a move
        [one] “{ $verb }” followed by a single word is not a move
       *[other] “{ $verb }” followed by { $count } words is not a move
    }: write it as in the answers offered.
error-notation-word = “{ $word }” is not a name in this game: use the names you see in the answers offered.
error-notation-word-near = “{ $word }” is not a name in this game. Did you mean “{ $near }”?
# $near: the same with another verb
error-notation-elsewhere = “{ $word }” cannot stand there after “{ $verb }”: write it as in the answers offered.
error-notation-elsewhere-near = “{ $word }” cannot stand there after “{ $verb }”. Did you mean “{ $near }”?

## Chance

error-key-length =
    { $bytes ->
        [one] The key of chance is a single byte long
       *[other] The key of chance is { $bytes } bytes long
    }: it must have 16 to 64.
error-loaded-number = The next loaded draw is “{ $value }”, but only a number from { $least } to { $most } can come up here.
error-loaded-shuffle = The next loaded draw is “{ $value }”, but this is a shuffle: it takes a list of cards, from the top of the deck down.
error-loaded-card = The loaded card “{ $value }” is not among those to be shuffled: use only cards that are in the deck, each no more often than it is there.
error-loaded-entry = “{ $value }” cannot be a loaded draw: give a number, or a list of cards from the top of the deck down.

## Saved games

error-file-missing = The file “{ $path }” is not there or cannot be read: check the path and the permissions.
error-file-json = “{ $path }” cannot be read as a game: it is some other kind of file, or part of it is missing.
error-file-format = This file has the format “{ $found }”, which is not that of a Tavolata game.
error-file-shape = This data does not have the shape of a saved game.
error-file-seal = The seal does not match: the saved game was edited or damaged. Use an intact copy.
# $field: the field as it is called in the file
error-file-field = In the saved game the field “{ $field }” is missing or has a value it cannot have. Use an intact copy.
error-file-impossible = The saved game describes a table that the rules do not allow. Use an intact copy.
error-file-game = This is a game of “{ $found }”; only a game of “{ $wanted }” can be opened here.
error-file-version = This game follows version { $found } of the rules, and the program plays version { $wanted }: it cannot pick the game up from here.
error-file-old = This game was begun under version { $found } of the rules and cannot be continued under version { $wanted }. You can still watch it.
# $number: the number of the answer, from 1
error-file-answers = This game cannot be followed as far as answer number { $number }: either there is no such answer, or it cannot be played because the file was edited.
error-file-snapshot = Playing the answers again does not lead to the saved position: the file was edited. Use an intact copy.
# $reason: the reason given by the system
error-file-write = “{ $path }” could not be written ({ $reason }): choose another folder or free some space.

## Made positions: the names of fields are those of the code

# $seat: just as it was written
error-position-seat = There is no seat “{ $seat }” in a game for { $players }: use letters from A on, or numbers from 0 on.
# $field: the field; $count: how many entries it has
error-position-seats =
    { $count ->
        [one] “{ $field }” has a single entry
       *[other] “{ $field }” has { $count } entries
    }, but there are { $players } players: give one entry for each seat.
error-position-twice = The card { $card } is named too often: the game has no more of it.
