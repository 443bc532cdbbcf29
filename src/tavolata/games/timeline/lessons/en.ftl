### The words of Timeline Twist’s lessons. $seat1: the name of the other seat.

## The first game

lesson-timeline-first-title = Your first timeline
lesson-timeline-first-about = A whole game against a bot, four cards each: three minutes.

lesson-timeline-first-line = Here is the timeline: a single card so far, with its year. Your four cards only show what happened: the year is on the back, and not even you can see it. Whoever first gets all of them into the right places wins. You need no exact years: it is enough to know what came before and what after.

lesson-timeline-first-before = Begin with the easy one: does the Great Pyramid come before or after the man on the Moon? Choose the card, then the space where it belongs: the past is on the left, the present on the right.
lesson-timeline-first-before-wrong = You will play that one, too, but one thing at a time: for now take the Great Pyramid and put it before the Moon.
lesson-timeline-first-before-wrong-gap = On the right is what happened later. The pyramids were there thousands of years before the astronauts: put it on the left.
lesson-timeline-first-before-done = Only now is the card turned over, and the year says whether you were right. You were: so it stays in the line, and from now on everybody sees its date. You have three cards left.

lesson-timeline-first-between = { $seat1 } has put the Colosseum between the Pyramid and the Moon: now there are four spaces. Next comes Columbus, who reached America after the ancient Romans, but long before the Moon. Put him between the Colosseum and the Moon.
lesson-timeline-first-between-wrong = A good card, but now try Columbus: he goes between two cards, the Colosseum and the Moon.
lesson-timeline-first-between-wrong-gap = Look at the two cards beside the space: on the left there must be something older, on the right something later. Columbus goes between the Colosseum and the Moon.
lesson-timeline-first-between-done = 1492, right there in the middle. Now watch what happens to { $seat1 }.

lesson-timeline-first-missed = { $seat1 } has put Nutella after the Moon landing, but it is from 1964: five years before. A misplaced card is discarded and another one drawn: you have as many cards as before. And everybody has learnt a date.

lesson-timeline-first-narrow = The more the line grows, the narrower the spaces become. So play the cards you trust least early, while there is room. You may not know the year of the Titanic, but today this much is enough: after Columbus, before the Moon.
lesson-timeline-first-narrow-wrong = The iPhone is your safest card: it will be fine at the end later, too. While the space is wide, play the Titanic.
lesson-timeline-first-narrow-wrong-gap = Not there: the Titanic was a steamer, four centuries after Columbus and more than half a century before the astronauts. Put it between Columbus and the Moon.
lesson-timeline-first-narrow-done = 1912. If somebody had put a card from 1910 there before you, it would have been another story: that is why it was better to do it at once.

lesson-timeline-first-last = Only one card left! { $seat1 } has added “Star Wars” after the Moon. The iPhone is closer still to our days: put it at the end of the line, on the right.
lesson-timeline-first-last-wrong = Think of when people began to carry a smartphone in their pockets: after everything that is on the line. The last space on the right.
lesson-timeline-first-last-done = Right, and your hand is empty! But the round is always finished, so that everybody has the same number of turns.

lesson-timeline-first-round = The round is over: { $seat1 } still has a card and you have none, so you have won. Had both of you finished in the same round, you would have gone on with one card each, until only one of you was right.

lesson-timeline-first-end = Well done, you have won your first game! The deck has hundreds of cards: the next line will be quite another one. And if you would rather think together, you can play as a team: everybody around the same line, to place as many cards as you can. There the icons of the cards count, too, and there are a few more rules.

## The examples of the rules, to be played

lesson-timeline-right-place = The moka pot: before Columbus, between Columbus and the Moon, or after the Moon? Put it into the space in the middle.
lesson-timeline-right-place-wrong = Think of old Italian kitchens: after Columbus, before the Moon.
lesson-timeline-right-end = Right: 1933 lies between 1492 and 1969, and the card stays in the line. From here on the game is yours.
lesson-timeline-windows-place = Three cards have four spaces: one before, one after, and one between each card and the next. The iPhone is the latest of all: put it at the end.
lesson-timeline-windows-place-wrong = A smartphone comes after the Moon: the last space, at the end.
lesson-timeline-windows-end = Now there are four cards and five spaces: the longer the line, the narrower they get. From here on the game is yours.
