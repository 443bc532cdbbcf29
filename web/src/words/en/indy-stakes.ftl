### What is at stake in a question of Indy: what one may want, and why. It comes when somebody reads it.

stakes-shaman = Only the colour matters, and only once you have no tokens left: plucked, you come back with three characters of your shaman’s colour. In everything else all shamans are alike.
# What beats what: said where it is needed
stakes-ranking = A team (three characters of one colour) always beats a standard (character, horse and object of one colour), and a standard always beats a wrong one. Feathers count only between evocations of the same kind: standard 9 beats wrong 12.
stakes-tokens = At the end of the round the worst evocation costs a token; the best team, if nobody shares it, takes one from the plate.
stakes-change = You change blindly: the cards to part with are those whose colour does not go with the others. Three cards are opened afterwards, and you may swap for one of them.
stakes-light = What you leave lies open, and whoever plays next may take it. What you take, everybody sees.
stakes-exchange = Swapping cards of the same type and colour does not change what you evoke, but it may be worth a few more feathers.
stakes-lay = The fourth card stays in your hand: it is the one you begin the next round with.
stakes-return = You need three characters of your shaman’s colour: one of yours and two open ones. Feathers do not matter. If you make it you take a token and are back in the game.
stakes-keep = The card you keep is the only one you take into the next round: a character of your shaman’s colour is the way back.
stakes-eagle = An eagle takes an open card without leaving any, and does not cost your turn. Played before somebody else’s turn, it may take the card they wanted.
