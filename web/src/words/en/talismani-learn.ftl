# I Talismani del Tempo for whoever learns.

## In one minute

sheet-goal = Collect talismans: when somebody runs out of cards, whoever has the most wins.
sheet-turn = Everybody secretly chooses one card, or two of one suit; then all are shown. The weather row rules: the first suit of the row beats all others, the second beats those after it, and so on. Numbers count only among cards of the same suit.
sheet-win = Win the turn and you take the card at stake, worth half a talisman. Lose, and you can do better: with a 0, two neighbouring numbers of one suit, or a Joker and any suited card you prepare a whole talisman, yours as soon as that suit is first in the row.

## Drawings

drawn-goal = A whole talisman is worth two stakes won, half a talisman each.
drawn-turn = The weather row begins with clouds: a 2 of clouds beats a 9 of sun, which beats a 12 of rain.
drawn-win = Three ways to forge: a 0 alone, a 7 and an 8 of sun, a Joker with a fairy.

## Examples in the rules

example-row = Clouds are dominant: the 2 of Clouds beats the 9 of Sun, and the 9 of Sun beats the 12 of Rain.
example-single = Same suit, same value: the single card beats the pair.
example-forge = These combinations forge: a 0, two fairies in sequence, a Joker with a fairy.
example-no-forge = These do not: 4 and 7 are not in sequence, and a Joker alone is not enough.
example-aside = You lost with 3 and 4 of Snow? Put them aside: as soon as Snow is dominant they are a talisman.
example-turn-row = The weather turns: the first card goes to the back, and the second one is dominant.

## Glossary

term-suit = Suit
term-suit-forms = suit, suits
term-suit-about = The weather drawn on a card: fog, snow, clouds, rain, sun or storm.
term-row = Weather row
term-row-forms = weather row, row
term-row-about = The six open cards that say which suit is stronger: the first beats all others, the last beats none.
term-dominant = Dominant
term-dominant-forms = dominant
term-dominant-about = The suit of the first card of the row: right now it beats all others.
term-fairy = Fairy
term-fairy-forms = fairy, fairies
term-fairy-about = A card with a suit and a number: the most common kind.
term-play = Play
term-play-forms = play is, plays, best play, lowest play
term-play-about = The card, or the two cards of one suit, that you put down face down in a turn.
term-stake = Stake
term-stake-forms = stake, stakes
term-stake-about = The card to be won in this turn. Whoever wins takes it: it is worth half a talisman.
term-first = First Talisman
term-first-forms = First Talisman
term-first-about = The stake of the first turn: it is worth a whole talisman.
term-combination = Combination
term-combination-forms = combination, combinations
term-combination-about = The cards that forge: a 0 alone, two fairies of one suit in sequence, or a Joker with a fairy.
term-sequence = In sequence
term-sequence-forms = in sequence
term-sequence-about = Two numbers one after the other, such as 7 and 8.
term-forge = Forge
term-forge-forms = forge, forges, forged, forging
term-forge-about = To make a whole talisman of a combination. It happens when its suit is dominant, and only if the combination did not win the turn in which you played it.
term-prepared = Prepared talisman
term-prepared-forms = prepared talisman, prepared talismans
term-prepared-about = A combination put aside that waits for its weather. If it still waits when the game ends, it is worth nothing.
term-captured = Captured pile
term-captured-forms = captured pile
term-captured-about = What you have won and forged: stakes and talismans. They are counted at the end.
term-share = Share-out
term-share-forms = share-out, shared out
term-share-about = At the end of a turn those who did not win, and have neither forged nor put anything aside, take the cards that were played, the lowest play first.
term-jolly = Joker
term-jolly-forms = Joker, Jokers
term-jolly-about = A card that is played with a fairy: it takes her suit and forges with any number.
term-special = Special card
term-special-forms = special card, special cards
term-special-about = A card without a suit that never wins but changes the stake, the row or the weather.
