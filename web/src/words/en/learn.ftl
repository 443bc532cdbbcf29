# For whoever learns: the sheet “in one minute”, the glossary, the guided game.

## The sheet

learn-title = { $game } in one minute
learn-goal = The goal
learn-turn = A turn
learn-win = What wins
learn-how = How to play
learn-minute = In one minute
learn-play = Play
learn-rules = All the rules
learn-glossary = Glossary
learn-print = Print this sheet
learn-more = And now
learn-example = For example
learn-from-here = Play from here
learn-from-here-about = Play from here: { $example }

## The glossary

glossary-title = The words of { $game }
glossary-about = Every word with a dotted line, in the rules and in explanations, tells you what it means: tap it. Here they all are.
glossary-find = Find a word
glossary-none = No word begins like that.

## The guided game

learn-offer = First time with { $game }? A guided game teaches you while you play, in a few minutes.
learn-guided = Guided game
learn-guided-named = Guided game: { $lesson }
learn-not-now = Not now
learn-guest = Guest
learn-failed = The guided game did not begin. { $why }

coach-title = The coach
coach-step = Step { $step } of { $of }
coach-done = End of the lesson
coach-go-on = Go on
coach-show-me = Show me
coach-like-this = Like this: { $answer }
coach-others = The others are playing…
coach-leave = Leave the lesson: you find it again among your tables
coach-free-game = Play a real game
coach-play-on = Play on here
coach-rules = Rules
