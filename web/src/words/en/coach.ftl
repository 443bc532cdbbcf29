### What the coach says: at the table, and of a game that is over.

## A hint

hint-title = The coach
hint-thinks = The coach is thinking…
# $answer: an answer in words
hint-would = A strong player would do this: { $answer }
# $why: a reason of the game's bot
hint-why = { $why }
# $chance, $otherChance: of a hundred games; $other: an answer in words
hint-clear = Thinking ahead, it wins about { $chance } games in a hundred; the next best answer, “{ $other }”, about { $otherChance }.
hint-close = Thinking ahead, it is about as good as “{ $other }”: { $chance } games in a hundred against { $otherChance }.
hint-do = Do that
hint-away = Put the hint away

## A mark after a clear mistake

mark-title = The coach, on your last answer
# $given, $better: answers in words, $better may be several steps; $points: of a hundred games
mark-text = “{ $given }” cost about { $points } games in a hundred. Better: “{ $better }”.
mark-away = Put this away
set-marks = Mark my clear mistakes
set-marks-about = After an answer of yours that was clearly worse than another, a quiet line says what would have been better. Only you see it; it counts as a hint.
set-marks-none = The coach does not mark mistakes in this game: its bots know what looks good, not how often it wins.

## A game explained

analysis-title = Analysis
analysis-about = Who was winning when, what decided it, which answers cost most, and what luck had to do with it. Bots of this game play it on, again and again, from every moment: that takes a minute or a few.
analysis-begin = Explain this game
analysis-waiting = Other games are being explained first…
analysis-running = The bots are thinking about this game: { $percent }%
analysis-failed = The bots could not make sense of this game.
analysis-again = Try again
analysis-curve = The chance of winning
analysis-curve-about = As bots of equal strength would play on, from what each could know. Tap the lines, or move along them with the arrow keys: the replay goes there.
analysis-moment-slider = Turn, along the lines
# $game: its name; $clock: a number
analysis-clock = { $game ->
        [indy] Round
        [isola] Turn
        [timeline] Round
       *[other] Turn
    } { $clock }
analysis-decided = What decided it
analysis-decided-about = Where somebody gained most, by luck or by skill.
analysis-rises = { $name } rises from { $before } to { $after }%
analysis-mistakes = The costliest answers
analysis-mistakes-about = In points of a hundred of the chance of winning, judged by what the seat could know then: bad luck is no mistake.
analysis-lost = { $points ->
        [0] no clear mistake
        [one] one point given away in all
       *[other] { $points } points given away in all
    }
analysis-mistake = “{ $given }” cost { $points ->
        [one] one point
       *[other] { $points } points
    }.
analysis-better = Better: “{ $better }”.
analysis-not-weighed = In this game bots remember rather than reckon: they cannot say which answer was a mistake.
analysis-luck = Luck and skill
analysis-luck-about = The same cards and the same luck, played by equal bots: who would have won how often.
analysis-luck-kind = { $name } won, and the cards were on that side: equal bots win { $share } of a hundred from there.
analysis-luck-skill = { $name } won against the cards: equal bots win only { $share } of a hundred from there.
analysis-jump = Watch this moment
