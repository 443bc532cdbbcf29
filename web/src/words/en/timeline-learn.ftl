# Timeline Twist for whoever learns.

## In one minute

sheet-goal = Four cards lie in front of you: each tells of an event, its date hidden on the back. Get rid of them before the others do.
sheet-turn = Choose a card and slip it into the timeline, where dates are in sight: before all of them, after all of them, or between two. You need not know the year, only the place. Then the card is turned over.
sheet-win = Right place: the card stays and you have one fewer. Wrong place: it is discarded and you get another. Whoever runs out of cards first wins. You can also play as a team, by other rules: try them later on.

## Drawings

drawn-goal = A card with its title: the date is on the back.
drawn-turn = The card of the moka pot is to be slipped in between 1492 and 1969.
drawn-win = Turned over, it says 1933: the place was right.

## On the drawn cards

fact-caesar = Caesar is killed
fact-america = Columbus reaches America
fact-moon = First steps on the Moon
fact-moka = The first moka pot
fact-radio = Marconi tries out radio

## Examples in the rules

example-windows = Three cards, four spaces: one before, one after, and one between each card and its neighbour.
example-right = 1933 lies between 1492 and 1969: right.
example-wrong = 1933 before 1492? Wrong: the card is discarded and you draw another.
example-gap = As a team there is room for only one card between two: once the gap is taken, the next one does not fit.

## Glossary

term-line = Line
term-line-forms = line, timeline
term-line-about = The cards already turned over, in order of date: the others are slipped in here.
term-window = Space
term-window-forms = space, spaces
term-window-about = A place in the line where a card can be slipped in: before all of them, after all of them or between two.
term-discards = Discards
term-discards-forms = discards
term-discards-about = Cards put in a wrong place or thrown away: they stay in sight, with their dates.
term-round = Round
term-round-forms = round
term-round-about = One turn for each player. Only when it is complete is it clear whether anybody has won.
term-tiebreak = Tie-break
term-tiebreak-forms = tie-break
term-tiebreak-about = If several run out of cards in the same round, only they go on, with one card each, until just one is right.
term-competitive = Competitive mode
term-competitive-forms = competitive mode
term-competitive-about = Everyone for themselves: whoever gets rid of their cards first wins.
term-icon = Icon
term-icon-forms = icon, icons
term-icon-about = The sign in the corner of a card. It matters only to a team: it says which cards may be discarded.
term-main-row = Main row
term-main-row-forms = main row, row
term-main-row-about = For a team, the line that grows only at its two ends. Each card is worth 2 points.
term-gap = Gap
term-gap-forms = gap, gaps
term-gap-about = For a team, the place between two neighbours of the row: it holds one card, worth 1 point.
term-blocked = Blocked
term-blocked-forms = blocked
term-blocked-about = For a team, a card turned over that found no place: it stays in front of you and costs a point.
term-active = Active icon
term-active-forms = active icon
term-active-about = The icon on the last discard: you may discard only a card with the same one.
