# For whoever learns: the sheet “in one minute”, the glossary, the guided game.

## The sheet

learn-title = { $game } in one minute
learn-goal = What you want
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

## The glossary

glossary-title = The words of { $game }
glossary-about = Wherever a word has a dotted line, in the rules and in explanations, it tells you what it means: tap it. Here they all are.
glossary-find = Find a word
glossary-none = No word begins like that.

## The guided game

learn-offer = First time? A guided game teaches you { $game } while you play, in a few minutes.
learn-offer-named = { $lesson }
learn-guided = Guided game
learn-guided-of = Guided game of { $game }
learn-not-now = Not now
learn-failed = The guided game did not begin. { $why }
