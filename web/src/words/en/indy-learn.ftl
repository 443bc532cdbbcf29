# Indy for whoever learns.

## In one minute

sheet-goal = You start with four tokens. Without any you play on, with two cards, hoping to come back. The last to have any wins.
sheet-turn = You hold four cards. You may change one or two blindly, then swap one with the open cards on the table. In the end you lay down three: this is your evocation.
sheet-win = Three characters of one colour are a team, which beats everything. Character, horse and object of one colour are a standard. Anything else is a wrong evocation. Between two of the same kind, the higher sum of feathers (the numbers on the cards) wins. The worst costs a token; the best team may win one back.

## Drawings

drawn-goal = A shaman with four feather tokens.
drawn-turn = Four cards in hand; one goes to the table in exchange for an open card.
drawn-win = A team of three red characters beats a blue standard, which beats three ill-matched cards.

## Examples in the rules

example-standard = Blue character, horse and object: a standard of 9 feathers.
example-team = Three red characters: a team of 13 feathers.
example-wrong = Two green objects and a blue horse do not belong together: wrong, even with 16 feathers.
example-ranking = The team of 6 beats the standard of 15, and the standard of 15 beats the wrong evocation of 17.
example-exchange = A green horse can be swapped only for another green horse.
example-comeback = A red shaman: one red character in hand and two on the table make the shaman’s team.

## Glossary

term-evocation = Evocation
term-evocation-forms = evocation, evocations
term-evocation-about = The three cards that everyone lays down at the end of the round. All are compared: the worst costs a token.
term-manche = Round
term-manche-forms = every round, next round, this round, the round, a round, first round, rounds
term-manche-about = Three turns for everybody: dark, light and evocation. At the end tokens are lost and won, and it begins again.
term-team = Team
term-team-forms = team, teams
term-team-about = Three characters of one colour: the strongest evocation, and the only one that can win a token.
term-standard = Standard
term-standard-forms = standard, standards
term-standard-about = A character, a horse and an object of one colour. It beats every wrong evocation and loses to every team.
term-wrong = Wrong
term-wrong-forms = wrong evocation, wrong
term-wrong-about = Three cards that are neither a team nor a standard. It loses to all others, however many feathers it has.
term-feathers = Feathers
term-feathers-forms = feathers
term-feathers-about = The number on a card. They decide between two evocations of the same kind: those of the three cards are added up.
term-token = Token
term-token-forms = token, tokens
term-token-about = Your stock of feathers: you have four at the start. Without tokens you are plucked.
term-plate = Plate
term-plate-forms = plate
term-plate-about = The place in the middle of the table where lost tokens go, and where won ones come from.
term-dealer = Dealer
term-dealer-forms = dealer
term-dealer-about = Who deals the cards and plays first. The next round it is the next player, clockwise.
term-dark = Dark
term-dark-forms = dark
term-dark-about = The first turn of a round: you may change one or two cards with the deck, without seeing what comes.
term-light = Light
term-light-forms = light
term-light-about = The second turn: you may swap one card with one of the open ones, in front of everybody.
term-open = Open cards
term-open-forms = open cards, open card
term-open-about = The cards that lie face up beside the deck: three in the light, four in the evocation.
term-plucked = Plucked
term-plucked-forms = plucked
term-plucked-about = Whoever has lost their last token. They play with two cards and can come back with a team in their shaman’s colour.
term-shaman-team = Shaman’s team
term-shaman-team-forms = shaman’s team
term-shaman-team-about = The way back: one card of yours and two open ones, three characters in your shaman’s colour.
term-shaman = Shaman
term-shaman-forms = shaman, shamans
term-shaman-about = The figure you choose at the start. Its colour matters only once you have no tokens left.
term-eagle = Eagle
term-eagle-forms = eagle, eagles
term-eagle-about = A card you may play whenever there are open cards, even in somebody else’s turn: you take one of them into your hand.
term-category = Category
term-category-forms = category
term-category-about = The kind of an evocation: team, standard or wrong, from the strongest to the weakest.
