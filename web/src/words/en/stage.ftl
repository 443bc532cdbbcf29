## What puts a game on stage: the end, the great moments, the television.

stage-curve = The curve of the game
# $measure: what is counted, “tokens”; $last: how many turns
stage-curve-about = { $measure }, from start to finish
stage-curve-turn = Moment of the curve
stage-curve-watch = Watch from here
stage-curve-start = at the start
stage-team = The team
# $when: “in turn 7”; $change: “+4”
stage-leap = The greatest leap: { $name } { $when }, { $change }.
stage-share = A picture to share
stage-share-title = The picture of the game
stage-share-send = Share
stage-share-save = Save the picture
stage-share-failed = The browser could not make the picture.
# Describes the picture to whoever does not see it
stage-share-about = { $title } { $game }, the ranking and the curve of the game.

stage-turn = It is { $name }’s turn.
stage-drama-close = All right

stage-bot-pace = Pace of the bots
stage-bot-pace-calm = Calm
stage-bot-pace-usual = Usual
stage-bot-pace-quick = Quick

## The television

tv-open = The table on TV
tv-about = The table full screen for the living room: no hidden cards, and a QR code to join. Phones are the hands.
tv-here = Open it here
tv-link = Link for another TV
tv-full = Full screen
tv-join = Scan the code and sit down
tv-waiting = Waiting for the game to begin
tv-free = free
tv-turn = It is { $names }’s turn
tv-turn-many = Waiting for { $names }
tv-happened = What happened
tv-none = This TV has no table yet
tv-none-about = Whoever hosts the game finds the link for the TV in the waiting room and in the settings of the table.

## The games of this device

kept-title = My games
kept-about = They stay in this browser: nobody receives them, not even the server.
kept-none = No game has been finished on this device yet.
kept-link = My games on this device
kept-played =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
kept-won =
    { $count ->
        [0] none won
        [one] one won
       *[other] { $count } won
    }
kept-streak = { $count } wins in a row
kept-best = at most { $count } in a row
# $results: “won, lost, won”
kept-last = The last ones, the latest at the end: { $results }
kept-was-won = won
kept-was-lost = lost
kept-was-together = together
kept-level = Against bots: { $level }
kept-of = { $won } of { $played }
kept-like-me = Bots as strong as you: { $level }
kept-like-me-reset = Start over
# $game: its name
kept-like-me-reset-of = Start over with the bots that are as strong as you at { $game }
kept-like-me-about = The next table of this game begins with the usual level
kept-like-me-done = { $game }: the next bots as strong as you begin with the usual level.
kept-people = People I played with
kept-on = Keep my games on this device
kept-export = Download everything
kept-erase = Delete everything
kept-erase-ask = Delete your games?
kept-erase-about = They vanish from this browser, and so does how strong bots must be for you. They cannot be brought back. The tables on the server stay as they are.
kept-erase-no = Leave it
