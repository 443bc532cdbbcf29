### What is at stake in a question of I Talismani del Tempo. Suits arrive readable, like cards.

# $first: the dominant suit; $second: the second of the row; $last: the last one
stakes-play = The play whose suit stands furthest ahead in the row wins: now { $first } beats everything, then comes { $second }, and { $last } is last. Value decides only between cards of the same suit.
# $worth: what the stake is worth, in words
stakes-play-prize = The winner takes the stake ({ $worth }), but gives up the cards they played.
stakes-play-coin = The coin on a card says that it can forge: a 0 by itself, two cards of a suit in sequence, or a Joker with a fairy. Forging makes a whole talisman.
stakes-play-lose = Losing may be good: whoever does not win can put the combination aside and forge it when its suit is dominant, or else takes cards, and the lowest play chooses first.
stakes-aside = Put aside, they become a whole talisman when their suit is dominant; if it is already, at once. In return you take no cards in this turn, and in the turn in which you forge you play none.
stakes-stake = Whoever wins the next turn takes this card: it is worth half a talisman, whichever it is. It is a way to keep a card from somebody who could forge with it.
stakes-reorder = The further ahead a suit is in the row, the stronger it is. Move up what you hold, or move away the suit that somebody else waits for to forge. The dominant one cannot be touched.
stakes-weather = The dominant suit beats all others, and whoever has talismans of that suit put aside forges them, sitting out the turn. Look who waits for what.
stakes-take = Look for cards that forge with yours: two of a suit in sequence, or a 0. The game ends when somebody has no cards left.
