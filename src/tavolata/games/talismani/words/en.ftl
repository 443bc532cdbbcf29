### The words of I Talismani del Tempo. $seat and $other are the names of those who sit there, $seats several names already
### joined; cards, suits, the row ($row) and half talismans ($halves, in the words of talismans) arrive readable, except in
### errors, where cards and suits stand in notation (SOL7, SOL).

## The game

game-name = I Talismani del Tempo
game-minutes = 30–90 minutes
game-tagline = The weather turns, the fairies forge
game-about = Everybody plays one or two fairies at once, face down: value counts, but the weather decides first, for the dominant suit beats all others. Win the turn and you take the stake, half a talisman. Lose, and you can do better: put the right combination aside and forge a whole talisman when its weather comes. But it is often the others who turn the weather, and special cards upset the row when you least expect it.
game-length = 25 to 50 turns, depending on how many you are and how you play: half an hour to an hour and a half.

## The cards

suit-neb = Fog
suit-nev = Snow
suit-nuv = Clouds
suit-pio = Rain
suit-sol = Sun
suit-tem = Storm
# $suit: NEB, NEV, NUV, PIO, SOL, TEM; $value: 0 to 14
card =
    { $suit ->
        [NEB] Fog
        [NEV] Snow
        [NUV] Clouds
        [PIO] Rain
        [SOL] Sun
        [TEM] Storm
       *[other] { $suit }
    } { $value }
# The same inside a sentence
card-the =
    { $suit ->
        [NEB] Fog
        [NEV] Snow
        [NUV] Clouds
        [PIO] Rain
        [SOL] Sun
        [TEM] Storm
       *[other] { $suit }
    } { $value }
card-jolly-the = a Joker
card-primo-the = the First Talisman
card-jolly = Joker
card-sp = Choose Stake
card-in = Invert Order
card-co = Change Order
card-ct = Change Weather
card-primo = First Talisman
# $card: the name of a special card; $number: its number at this table
card-numbered = { $card } ({ $number })
# Where there is little room
card-jolly-short = Joker
card-sp-short = Stake
card-in-short = Invert
card-co-short = Order
card-ct-short = Weather
card-primo-short = First
# Somebody’s talismans. $whole: how many whole ones; $half: 1 if there is a half besides, otherwise 0
talismans =
    { $half ->
        [0] { $whole ->
            [0] no talisman
            [one] one talisman
           *[other] { $whole } talismans
        }
       *[other] { $whole ->
            [0] half a talisman
            [one] one and a half talismans
           *[other] { $whole } and a half talismans
        }
    }

## The parts of a turn

phase-play = Play
phase-stake = Stake
phase-specials = Special cards
phase-share = Share-out
phase-weather = Weather

## Questions

question-play = What do you play? One card, or two of the same suit.
question-play-short = is choosing what to play
question-aside = With these cards you can forge a talisman: do you put them aside?
question-aside-short = may put cards aside
question-stake = Which card will be at stake in the next turn?
question-stake-short = is choosing the next stake
question-reorder = Change Order: which weather card do you move, and where to?
question-reorder-short = is changing the row
question-weather = Does the weather stay or change?
question-weather-short = is deciding on the weather
question-take = Which card do you take into your hand?
question-take-short = is choosing a card

## Answers

action-play = Play { $cards }
action-aside = Put it aside
action-leave = Leave it on the table
action-stake = Make { $card } the next stake
# $place: the place in the row, 2 to 6
action-move = Move { $suit } to place { $place }
action-keep = Leave the row as it is
action-turn = Send the dominant suit to the back
action-take = Take { $card }

## What speaks for an answer: in hints and in the analysis

# $suit: a suit; $place: its place in the row, from 2 to 6
why-forge-now = If it does not take the stake it forges a talisman at once, since the dominant suit is { $suit }.
why-forge-later = If it does not take the stake you can put it aside: the talisman is forged when { $suit }, now at place { $place } of the row, becomes dominant.
# $percent: how often in a hundred
why-wins = Going by the cards of the others, it wins the turn about { $percent } times in 100.
why-wins-high = Going by the cards of the others, it wins the turn about { $percent } times in 100; less of { $suit } wins more rarely.
why-last-cards = These are your last cards: if they win the turn the game is over, and for now you are in the lead.
# $cards: two cards in sequence
why-spares = It will hardly win, but so you keep { $cards }: a sequence, which can forge a talisman.
why-sheds = It will hardly win, but it makes no sequence with any other of your cards, and whoever does not win takes cards from the share-out.
why-share = It does not compete for the stake, but it earns a part of the cards to be shared out.
why-choose-stake = You may choose the next stake, instead of the winner.
why-reorder = You can move a suit in the row that you need, or one that others need.
why-turn-yourself = You decide on the weather, instead of the winner.
why-aside-now = The dominant suit is { $suit }: the talisman is forged at once.
why-aside-later = The talisman is forged when { $suit }, now at place { $place } of the row, becomes dominant.
why-leave = The talisman would have to wait for { $suit }, at place { $place } of the row; so you take cards from the share-out instead.
why-leave-last = Your hand is empty: putting them aside would end the game here, and the talisman that waits for { $suit } would be discarded.
why-take-zero = A 0 forges a talisman by itself.
why-take-jolly = With a Joker any fairy can forge a talisman.
# $held: a card in hand
why-take-sequence = With { $held } it makes a sequence, which can forge a talisman of { $suit }.
# $other: who holds $held, as all have seen
why-wanted = { $other } holds { $held }: with { $card } that would be a sequence.
why-take-highest = Of the fairies to take none is higher.
why-take-dominant = It is of the dominant suit, { $suit }.
why-stake-zero = In a hand a 0 would forge a talisman by itself: at stake it is worth only half.
why-stake-away = At stake it is worth half a talisman like the others, and { $card } comes into nobody’s hand again.
why-stake-wanted = { $other } holds { $held }, and with { $card } that would be a sequence: at stake nobody can take it from the share-out.
why-stake-dominant = At stake it is worth half a talisman like the others, and a card of the dominant suit comes into nobody’s hand again: { $card }.
why-stake-other = So { $card } is left to be shared out, which makes a sequence with one of yours.
why-ripe = In the next turn the dominant suit is { $suit }: the one that your talisman waits for.
why-not-ripe = { $other } has a talisman that waits for { $suit }: so it is not forged in the next turn.
# $count: how many cards of $suit; $card: the highest
why-weather =
    { $count ->
        [one] Of { $suit } you have more cards than of the other suit: { $card }.
       *[other] Of { $suit } you have more cards than of the other suit: { $count }, the highest is { $card }.
    }
why-weather-high = Of { $suit } you have a higher card than of the other suit: { $card }.
why-nearer = Your talisman waits for { $suit }, which so comes to place { $place } of the row.
why-farther = { $other } has a talisman that waits for { $suit }: so it waits longer.

## What happened

event-row = The weather row, the dominant suit first: { $row }.
event-dealt =
    { $count ->
        [one] { $seat } is dealt one card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-dealt-secret = { $seat } is dealt { $cards }.
event-turn = Turn { $turn }: the dominant suit is { $suit }. At stake: { $card }.
event-sits-out = { $seat } plays no cards: { $suit } is dominant, and it is time to forge.
# $place: the place among the plays, the best one first
event-played = { ORDINAL($place) } place: { $seat } with { $cards }, value { $value }.
event-played-jolly = { $seat } plays a Joker alone: it is worth nothing.
event-played-special = { $seat } plays { $cards }, out of the contest.
event-no-winner = No fairy was played, nobody wins the turn. Still at stake: { $card }.
event-all-sit-out = Everybody has a talisman to forge: nobody plays and nobody wins. Still at stake: { $card }.
event-won-alone = { $seat } wins the turn with { $cards }, the only play in the contest.
# $by: what decided between the play of $seat and that of $other, which comes next
event-won =
    { $seat } wins the turn with { $cards }: { $by ->
        [suit] in the row its suit comes before that of { $other }
        [value] the same suit as { $other }, but a higher value
        [single] the same value as { $other }, but with a single card
        [top] the same value as { $other }, but with the higher card
       *[no-jolly] the same value as { $other }, but without a Joker
    }.
# $worth: 1 half a talisman, 2 a whole one
event-stake-taken =
    { $seat } takes the stake ({ $card }): { $worth ->
        [one] half a talisman
       *[other] a whole talisman
    }.
event-left = { $seat } does not forge and leaves { $cards } on the table.
event-aside = { $seat } puts aside { $cards } for a { $suit } talisman.
event-cancelled = { $seat }’s { $card } has no effect: another one in this turn has a lower number.
event-stake-chosen = { $seat } chooses the stake of the next turn: { $card }.
event-forged = { $seat } forges a { $suit } talisman with { $cards }.
event-inverted = { $seat } inverts the row: { $row }.
event-reordered = { $seat } moves { $suit } to place { $place }: { $row }.
event-order-kept = { $seat } leaves the row as it is.
event-weather-turned = { $seat } changes the weather: { $row }.
event-weather-kept = { $seat } does not change the weather.
event-taken = { $seat } takes { $card }.
event-discarded = Out of the game: { $cards }.
event-game-ends = Last cards played by { $seats }: the game ends with turn { $turn }.
event-not-forged = The talisman that { $seat } had prepared with { $cards } is not forged: it is discarded.
event-stake-lost = The last stake ({ $card }) goes to nobody: it is discarded.
# $forged: the talismans forged; $wholes: the whole ones, which count in a tie
event-reckoning = { ORDINAL($place) } place: { $seat }, { $halves } (forged: { $forged }; whole for the tie-break: { $wholes }).
# $by: what decided the game; $seats are several names only with shared
event-won-game =
    { $by ->
        [talismans] { $seats } wins with { $halves }: nobody else has as many.
        [wholes] { $seats } wins with { $halves }: others have as many, but fewer whole ones.
        [order] { $seats } wins with { $halves }: level in whole talismans too, but first in the weather row.
       *[shared] { $seats } win together with { $halves }: nothing sets them apart.
    }

## Why a move is refused

error-must-play = You cannot pass: play one card from your hand, or two of the same suit.
error-play-primo = The First Talisman is a stake: it is not played.
error-not-in-hand = { $card } is missing from your hand: play only cards you hold.
error-card-twice = There is only one { $card }: add another card of its suit, or play it alone.
error-play-special-with = { $card } and { $other } cannot be played together: a special card is played alone, and a Joker only with a fairy.
error-play-two-specials = { $card } and { $other } cannot be played together: special cards are played one at a time.
error-play-two-jollies = Two Jokers cannot be played together: play one with a fairy, or alone.
error-play-suits = { $card } and { $other } are of different suits: two cards are played together only if their suit is the same.
error-aside-or-leave = Now you may put your combination aside, or leave it among the cards played.
error-choose-stake = Now choose the stake of the next turn from the cards played.
error-stake-aside = { $card } has been put aside for a talisman: choose another card.
error-stake-not-played = { $card } is not among the cards played in this turn: the stake is chosen from those.
error-order-must-move = At this table whoever plays Change Order must move a weather card: choose which, and where to.
error-reorder = Now move a weather card, but not the dominant one, to another place in the row, but not the first.
error-move-dominant = { $suit } is the dominant suit, which Change Order does not touch: choose another weather card.
error-move-to-first = { $suit } cannot go to the first place: Change Order does not change the dominant suit.
error-move-nowhere = { $suit } is in place { $place } already: choose another place, or leave the row as it is.
error-weather = Now decide on the weather: leave the row as it is, or send the dominant suit to the back.
error-must-take = It is your turn to take one of the cards left on the table: you cannot decline.
error-not-in-pool = { $card } is not among the cards to be shared out: choose one that is left on the table.

## The composition of the deck

# $lowest, $highest: the lowest fairy and the highest
error-deck-fairies = The deck for { $players } has fairies from { $lowest } to { $highest }: they must lie between 0 and 14, the lowest first.
error-deck-copies = The deck for { $players } has too many special cards of a kind, or fewer than none: there are two of each.
# $found: how many cards are listed; $total: how many there should be
error-deck-total = The deck for { $players } should have { $total } cards, but { $found } are listed.
error-deck-uneven = The { $total } cards of the deck cannot be shared equally among { $players } players.

## Made positions: fields have the names they have in the code

error-position-card = There is no card “{ $name }”: write SOL7, for instance, J1, SP1, IN1, CO1, CT1 or PRIMO.
error-position-turn = “{ $turn }” cannot be the number of a turn: they count from 1.
error-position-row = “{ $row }” is no weather row: name every suit once, the dominant one first. The suits are: { $known }.
error-position-stake = “{ $stake }” cannot be the stake: it takes one card, and only one.
error-position-talisman = “{ $cards }”, at seat { $seat }, is no talisman: it takes a 0, two fairies of a suit in sequence, or a Joker with a fairy.
error-position-few = The cards left are not enough to fill the hands: name fewer elsewhere, or fill less.
error-position-hand = Seat { $seat } holds no cards, and the game would be over already: give it at least one.
error-position-primo = The First Talisman is never in a hand: make it the stake, a stake won or a discard.
error-position-known = Nobody can have seen { $card } go to seat { $seat }: it is not in that hand.

## The options of a table

option-special-numbers = Numbers of the special cards
option-special-numbers-about = In which order the special cards of a turn act, and in which their players take cards (TR-01).
option-special-numbers-by-kind = Stake 1 and 2, Invert 3 and 4, Order 5 and 6, Weather 7 and 8
option-special-numbers-by-deck-table = Stake 1 and 2, Weather 3 and 4, Order 5 and 6, Invert 7 and 8
option-special-numbers-by-copy = Stake 1 and 5, Invert 2 and 6, Order 3 and 7, Weather 4 and 8
option-special-pairs = Two special cards together
option-special-pairs-about = Whether two numbered special cards may be played as a pair (TR-04).
option-special-pairs-no = No, one at a time
option-special-pairs-yes = Yes, even two
option-jolly-value = Value of the Joker
option-jolly-value-about = How much a Joker adds to the fairy it is played with (TR-07).
option-jolly-value-one-less = One less than the fairy
option-jolly-value-same = As much as the fairy
option-jolly-value-zero = Nothing
option-zero-pair = The 0 in a pair
option-zero-pair-about = With which fairies of its suit a 0 can forge (TR-09).
option-zero-pair-sequence = Only with the 1, besides alone
option-zero-pair-any = With any fairy of its suit
option-share-order = Order of the share-out
option-share-order-about = Which weather row decides who takes first (TR-11).
option-share-order-at-reveal = The one at the reveal
option-share-order-after-specials = The one after the special cards
option-stake-choice = Stake and talismans
option-stake-choice-about = Whether the next stake is chosen before or after combinations are put aside (TR-14).
option-stake-choice-after-asides = After: what is put aside is safe
option-stake-choice-before-asides = Before: the stake may break a combination
option-primo-later = A late First Talisman
option-primo-later-about = What the First Talisman is worth if nobody wins it in the first turn (TR-17).
option-primo-later-whole = Always a whole talisman
option-primo-later-half = A half from the second turn on
option-zero-stake = A 0 as the stake
option-zero-stake-about = What a fairy 0 won as the stake is worth (TR-18).
option-zero-stake-half = Half a talisman, like any stake
option-zero-stake-whole = A whole talisman
option-ripe-talismans = Ripe talismans
option-ripe-talismans-about = How many talismans are forged by a player who has several ready when their weather comes (TR-24).
option-ripe-talismans-all = All together
option-ripe-talismans-one = One each turn
option-forge-without-winner = Forging without a winner
option-forge-without-winner-about = Whether those who play no cards forge even in a turn that nobody wins (TR-25).
option-forge-without-winner-yes = Yes, the weather is enough
option-forge-without-winner-no = No, they wait for another turn
option-waiting-shares = Cards for those who wait
option-waiting-shares-about = Whether a talisman waiting from an earlier turn lets its owner take part in the share-out (TR-26).
option-waiting-shares-yes = Yes, like everyone
option-waiting-shares-no = No cards while it waits
option-specials-without-winner = Special cards without a winner
option-specials-without-winner-about = Whether special cards have their effect in a turn that nobody wins (TR-30).
option-specials-without-winner-no = No, they are only discarded
option-specials-without-winner-yes = Yes, before they are discarded
option-order-may-stay = Declining Change Order
option-order-may-stay-about = Whether a player of Change Order may leave the row as it is (TR-33).
option-order-may-stay-yes = Yes, if they prefer
option-order-may-stay-no = No, a card must move
option-second-special = Two special cards alike
option-second-special-about = What happens with two Invert Order or two Change Order in a turn (TR-35).
option-second-special-acts = Both act
option-second-special-cancelled = The second has no effect
option-end-check = End of the game
option-end-check-about = When running out of cards ends the game (TR-36).
option-end-check-end-of-turn = With an empty hand at the end of a turn
option-end-check-last-card-played = With a last card played in the turn
option-nobody-entitled = Cards that nobody may take
option-nobody-entitled-about = Where the cards to be shared out go if nobody is entitled to them (TR-39).
option-nobody-entitled-discard = Out of the game
option-nobody-entitled-winner = To the winner of the turn
option-ripe-at-end = Ripe at the end
option-ripe-at-end-about = What becomes, at the end of the game, of prepared talismans of the dominant suit (TR-41).
option-ripe-at-end-discarded = They are discarded like the others
option-ripe-at-end-forged = They are forged
option-whole-talismans = Whole talismans
option-whole-talismans-about = Which talismans are whole ones when a tie has to be broken (TR-44).
option-whole-talismans-primo-and-zeros = The First Talisman and each 0 forged alone
option-whole-talismans-all-forged = The First Talisman and all that were forged
option-primo-rank = Rank of the First Talisman
option-primo-rank-about = Where the First Talisman, which has no suit, stands when the order of whole talismans decides (TR-45).
option-primo-rank-lowest = Below all suits
option-primo-rank-highest = Above all suits

## The rules: headings

section-aim = Aim of the game
section-start = Getting started
section-turn = The turn
section-play = Playing face down
section-winner = Who wins the turn
section-stake = The stake
section-aside = Putting a combination aside
section-share = Effects and share-out
section-weather = Changing the weather
section-forging = Forging a talisman
section-specials = The special cards
section-end = End of the game
section-invariants = What is always true
section-rulings = Where the rulebook is silent

## The rules

rule-tdt-001 = Whoever owns the most talismans at the end of the game wins.
rule-tdt-002 = There are two ways to talismans: win stakes, worth half a talisman each, or forge them, one for each combination.
rule-tdt-003 = The six weather cards, one for each suit, are shuffled and laid open in a row. The row says which suits are stronger: the first is dominant, the last is the weakest.
rule-tdt-004 = The deck depends on how many you are; both Jokers are always in it. With 2: fairies 1 to 6, one Choose Stake and one Change Weather (40 cards). With 3: fairies 1 to 8 and one card of every other special kind (54). With 4: fairies 0 to 9, one Choose Stake and one Change Weather (64). With 5: fairies 0 to 10, two cards of each kind but only one Invert Order (75). With 6: fairies 0 to 12, one of each kind (84). With 7: fairies 0 to 13, one of each kind but two Choose Stake (91). From 8 on all fairies are there, 0 to 14: with 8 one special card of each kind (96), with 9 two but only one Invert Order (99), with 10 two (100).
rule-tdt-005 = The whole deck is dealt: all players receive the same number of cards, and none is left over.
rule-tdt-006 = The first stake is the First Talisman. It lies in sight on the table and never enters a hand.
rule-tdt-007 = Every turn goes the same way: play face down; reveal the cards and see who wins; settle the stake, combinations to forge, special cards and the cards to be shared out; decide on the weather; the turn ends.
rule-tdt-008 = To play, choose one card from your hand, or two. There is no passing.
rule-tdt-009 = Two cards played together must be of the same suit; they need not be in sequence.
rule-tdt-010 = A Joker takes the suit of the fairy beside it: a Joker and a fairy are therefore a valid play.
rule-tdt-011 = Choices stay secret until the last player has chosen; then all are revealed at once.
rule-tdt-012 = If you have prepared a talisman of the suit that is now dominant, you play no cards in this turn.
rule-tdt-013 = The value of a play is the sum of its cards.
rule-tdt-014 = Between two plays the suit counts first, in the order of the weather row. Values are compared only within a suit.
rule-tdt-015 = However low it is, a card of a stronger suit beats every card and every sum of a weaker one.
rule-tdt-016 = Even a 0 can win: it is enough that nobody played a stronger suit, and its own need not be the dominant one.
rule-tdt-017 = With the same suit and the same value, a single card beats a pair.
rule-tdt-018 = Of two pairs with the same suit and the same value, the one with the higher card wins.
rule-tdt-019 = If they are still level, the pair without a Joker wins.
rule-tdt-020 = A special card never wins the turn.
rule-tdt-021 = If there are only special cards on the table, nobody wins: all cards played leave the game, and the next turn is played for the same stake.
rule-tdt-022 = If a turn without a winner is also the last one, the stake is discarded.
rule-tdt-023 = The winner of the turn takes the stake into their captured pile. The First Talisman is worth a whole talisman, every other stake a half.
rule-tdt-024 = The winner then chooses, from the cards played in the turn, the one that will be at stake in the next.
rule-tdt-025 = If Choose Stake was played, whoever played it chooses the next stake in place of the winner.
rule-tdt-026 = If both Choose Stake were played, the one with the lower number chooses and the other is cancelled.
rule-tdt-027 = A special card, too, may become the stake; its effect takes place all the same.
rule-tdt-028 = A player who did not win and wants to forge a talisman puts the combination aside.
rule-tdt-029 = If a combination for forging is also the best play, its owner simply wins the turn: the stake is theirs, but the combination cannot be put aside. Its cards become the next stake or go to the others.
rule-tdt-030 = Invert Order, Change Order and Change Weather take effect by number, the lowest first; each is carried out by whoever played it.
rule-tdt-031 = The cards played that are neither the next stake nor put aside are shared out: they are chosen one at a time.
rule-tdt-032 = The lowest play chooses first, then on upwards to the highest.
rule-tdt-033 = This goes on until the table is empty: so a player may take more than one card.
rule-tdt-034 = The winner of the turn takes no cards.
rule-tdt-035 = Nor do those who put a combination aside or forged in this turn.
rule-tdt-036 = Those who played a special card take part in the share-out.
rule-tdt-037 = In the order of the share-out numbered special cards count as the strongest suit: they choose after all fairies and, among themselves, from 8 down to 1. Jokers are not among them.
rule-tdt-038 = After the cards are taken, the winner decides on the weather: leave the row as it is, or send the dominant card to the back, which makes the second one dominant.
rule-tdt-039 = If the card Change Weather was played in the turn, the winner skips this decision, whatever its player chose.
rule-tdt-040 = Forging a talisman takes one of these combinations: a fairy 0; two fairies of a suit in sequence; a Joker with any fairy.
rule-tdt-041 = If you played a combination and did not win, you may keep it aside until its suit is dominant.
rule-tdt-042 = If its suit is dominant in the very turn in which it is played, the talisman is forged at once and goes to the captured pile.
rule-tdt-043 = Forging, or even just trying to in this turn, costs you your part in the share-out.
rule-tdt-044 = You may put aside as many talismans as you like.
rule-tdt-045 = A prepared talisman that is not forged by the end of the game does not count: its cards are discarded.
rule-tdt-046 = In the turn in which the suit of a prepared talisman becomes dominant, its owner plays no cards.
rule-tdt-047 = In that same turn, when the cards are settled, the owner moves the talisman to the captured pile: it is forged.
rule-tdt-048 = Special cards are always resolved in the order of their numbers.
rule-tdt-049 = Choose Stake: you, not the winner, decide which card will be at stake in the next turn.
rule-tdt-050 = Invert Order: the weather row is turned round. The suit that was dominant goes to the back, and the last one is now dominant.
rule-tdt-051 = Change Order: move a weather card to another place in the row. The dominant one is not touched, and none may pass in front of it.
rule-tdt-052 = Change Weather: you, not the winner, decide whether the dominant suit stays or goes to the back.
rule-tdt-053 = If both Change Weather were played, only the one with the lower number has an effect.
rule-tdt-054 = The Joker closes a talisman: played with a fairy, it takes her suit and a lower value.
rule-tdt-055 = A Joker played alone is worth nothing.
rule-tdt-056 = The game ends when a player has no cards left to play.
rule-tdt-057 = Everyone counts the talismans in their captured pile: those forged, the halves won and, for its owner, the First Talisman.
rule-tdt-058 = The most talismans win.
rule-tdt-059 = In a tie the most whole talismans win, that is the First Talisman and fairies 0.
rule-tdt-060 = If the tie remains, the winner is the owner of the whole talisman whose suit stands furthest forward in the row at the end of the game.
rule-tdt-061 = Every card of the deck, and the First Talisman too, is always in one place only: in a hand, on the table, in a prepared talisman, in a captured pile, at stake or among the discards.
rule-tdt-062 = The weather row always has all six suits, each of them once.
rule-tdt-063 = Two plays with a fairy in them are never level: a turn in which one is played always has a winner, and only one.
rule-tdt-064 = In a turn with a winner at least one card leaves the hands for good, as the next stake; in one without a winner all cards played do. So sooner or later the game ends.
rule-tdt-065 = When somebody wins, everyone with a part in the share-out gets at least one card: there are always enough on the table.
rule-tdt-066 = So you run out of cards only by winning the turn, by putting aside or forging, or in a turn without a winner. If you lose with a single card, you never have fewer than before.
rule-tdt-067 = The hand of the winner shrinks by one or two cards; the hand of a player who plays none, about to forge, stays as it was.

## Our rulings

ruling-tr-01 = The numbers of the special cards are 1 and 2 for Choose Stake, 3 and 4 for Invert Order, 5 and 6 for Change Order, 7 and 8 for Change Weather. The text says that they are there, not which they are; this is the order in which it lists the cards and what they do. A table may decide otherwise.
ruling-tr-02 = If the deck has a single copy of a special card, it is the one with the lower number.
ruling-tr-03 = A pair need not be in sequence: the suit is enough to play it, and the rule about the pair with the higher card takes pairs such as 8 and 1 against 6 and 3 for granted.
ruling-tr-04 = A numbered special card is played alone: two cards together must share a suit, and it has none. It counts as the strongest suit only in the share-out. A table may allow two special cards together.
ruling-tr-05 = A Joker is played neither with a special card nor with the other Joker: it needs a fairy to take suit and value from.
ruling-tr-06 = A Joker may be played alone, though it is worth nothing: it does not win, does not forge, and counts as a special card when there are only such cards on the table. In the share-out it is the lowest play. Of two lone Jokers, the one nearer to the winner, going clockwise, chooses first.
ruling-tr-07 = A Joker is worth one less than the fairy beside it, but never less than 0: with a 6 it makes 11, with a 0 it makes 0. It stands in for a neighbour in the sequence, and the text wants the lower one. A table may decide otherwise.
ruling-tr-08 = Two fairies of a suit are in sequence if their values differ by one. 0 and 1 are; the highest fairy and the 0 are not.
ruling-tr-09 = The combination must be the whole play: a 0 alone, a 0 with the 1 and a 0 with a Joker forge, but not a 0 with the 5, and the 0 cannot be kept without the other card. A table may allow the 0 with any fairy of its suit.
ruling-tr-10 = Two plays never stay level: every fairy exists only once, and after “single card” and “higher card” all is decided. A pair with a Joker, therefore, loses every tie.
ruling-tr-11 = The ranking of the plays is fixed when they are revealed. If a special card then changes the row, the winner and the order of the share-out stay the same. A table may decide otherwise for the share-out.
ruling-tr-12 = A special card is never the best play: it counts as the strongest suit only in the order of the share-out.
ruling-tr-13 = Putting a combination aside is optional and is announced before the next stake is chosen, openly, from the lowest play to the highest. Whoever chooses the stake has to know which cards remain.
ruling-tr-14 = Cards put aside cannot become the stake: the text provides for that only if the combination wins the turn. If it held for all, somebody’s talisman could be broken in every turn. A table may decide otherwise.
ruling-tr-15 = The stake is always a single card: it is worth half a talisman.
ruling-tr-16 = Any card on the table that was not put aside may become the stake, whoever played it: fairy, Joker or special card. There is always one, the winner’s own; if it is the only one, there is nothing to choose.
ruling-tr-17 = The First Talisman is whole even if, after a turn without a winner, it is won later: the value is the card’s. A table may decide otherwise.
ruling-tr-18 = A fairy 0 won as the stake is worth half a talisman and is no whole one: every stake after the first is a half. A table may decide otherwise.
ruling-tr-19 = Of two Choose Stake the lower number decides. The other card is cancelled, but its player takes part in the share-out.
ruling-tr-20 = The winner of the turn does not forge, not even with a lone 0: the combination must not be the winning play.
ruling-tr-21 = For forging at once the row at the reveal counts, before the special cards act. For it to happen, somebody else must have beaten the combination in its own suit.
ruling-tr-22 = For forging later the row at the start of the turn counts. A suit that is dominant only for a moment, in the middle of a turn, does not.
ruling-tr-23 = Playing no cards in order to forge is a duty: nobody can put it off.
ruling-tr-24 = If you have several talismans of a suit ready, you forge them all in the same turn; those of other suits go on waiting. A table may decide otherwise.
ruling-tr-25 = Those who play no cards forge even if the turn has no winner: the weather was all it took. A table may decide otherwise.
ruling-tr-26 = The owner of a talisman that is waiting from an earlier turn plays and takes part in the share-out like everyone else. Only those who put aside or forge in this turn do not; otherwise preparing a talisman would be ruinous. A table may decide otherwise.
ruling-tr-27 = Cards put aside are no longer in the hand: they lie open and cannot be taken back.
ruling-tr-28 = A combination that its owner declines to put aside is a play like any other: its cards may become the stake or be shared out, and its owner keeps their part in the share-out.
ruling-tr-29 = If nobody plays because all have to forge, nobody wins: stake and row stay, all take their talismans, and the next turn follows.
ruling-tr-30 = In a turn without a winner special cards have no effect: they leave the game before their moment comes. A table may decide otherwise.
ruling-tr-31 = Change Weather acts with the other special cards, before the share-out.
ruling-tr-32 = Invert Order leaves no choice. Change Weather does: the dominant suit may also stay.
ruling-tr-33 = With Change Order the card may go back where it was, which leaves the row as it is: “wherever you prefer” includes that. A table may decide otherwise.
ruling-tr-34 = For Change Order and Change Weather the dominant suit is the one at that moment, after special cards with lower numbers.
ruling-tr-35 = Two Invert Order both act, and the row is as it was; so do two Change Order, one after the other. The text cancels the second only of Choose Stake and Change Weather. A table may decide otherwise.
ruling-tr-36 = Only at the end of the turn, and only once, you check whether the game is over. A player who plays their last card but receives one in the share-out is still in the game. A table may decide otherwise.
ruling-tr-37 = The share-out goes in rounds: from the lowest play to the highest, then from the lowest again.
ruling-tr-38 = When it is your turn in the share-out you must take a card; you may take your own back.
ruling-tr-39 = If cards remain but nobody may take them, because everyone has won, put aside or forged, they leave the game: the text is clear that the winner takes none. With two players this happens often. A table may give them to the winner.
ruling-tr-40 = There can never be fewer cards to share out than players entitled to them: so no rule is needed.
ruling-tr-41 = An empty hand ends the game even if its owner would forge in the next turn: the prepared talisman is discarded. A table may decide otherwise.
ruling-tr-42 = In the last turn the stake is won as always; the one just chosen, for a turn that will not be, is discarded.
ruling-tr-43 = Halves count: three and a half talismans beat three. Any two halves make a talisman, even of different suits.
ruling-tr-44 = In a tie the whole talismans are the First Talisman and fairies 0 forged alone, the two cards that the text points to. Forged pairs, even with a 0, and halves put together are not. A table may count all forged talismans.
ruling-tr-45 = In the second tie-break the players still level compare the suit of their forged 0 that stands furthest forward in the final row. The First Talisman has no suit and ranks below every 0. A table may decide otherwise.
ruling-tr-46 = If not even this decides, for instance because nobody has a whole talisman, the victory is shared.
ruling-tr-47 = Everybody sees the row, the stake, prepared talismans, captured piles, discards, how many cards each player holds, who plays no cards, and which cards are taken in the share-out. For the rest, hands are secret.
ruling-tr-48 = Some things have two names in the Italian text: “Sposta tempo” and “Cambia Tempo” are Change Weather (Cambia il tempo), “Fulmine” is the Storm, “Chiudi Talismano” is the Joker.
ruling-tr-49 = There is no limit to the cards in a hand, and after the deal no rule makes hands equal again.
ruling-tr-50 = A play once made is not changed. At an online table it can be taken back like any other choice: freely until somebody else has chosen, then if the others agree.
ruling-tr-51 = Special cards are not used up: they may become the stake or end up in another hand. They leave the game only as stakes won or in a turn without a winner.

# How a game ends, in the reports of the lab

ending-won-game-talismans = most talismans win
ending-won-game-wholes = a tie, and most whole talismans win
ending-won-game-order = a tie in these too, and the order decides
ending-won-game-shared = the victory is shared
