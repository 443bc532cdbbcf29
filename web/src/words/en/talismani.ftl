### Words that only the table of I Talismani del Tempo in the browser needs. Cards, suits and names arrive readable.

# A play in short. $count: how many cards it has
talismani-worth =
    { $suit } { $value }{ $count ->
        [one] {""}
       *[other] , pair
    }

## The weather and the stake

talismani-row = The weather row, the dominant suit first
talismani-tempo = { $suit }, place { $place }
talismani-tempo-first = { $suit }, dominant suit, place { $place }
# $name: the suit that lies here; $suit: the one that moves
talismani-tempo-here = { $name }: move { $suit } here
talismani-dominates = dominant
talismani-stake = Stake
talismani-next-stake = New stake
talismani-no-stake = no stake for now

## The hand

talismani-hand = Your hand
talismani-forges-alone = can forge by itself
talismani-forges-with = can forge with { $cards }
talismani-shown-to-all = the others know you have it
talismani-can-forge = can forge
# $place: the suit’s place in the row, from 1
talismani-outlook =
    { $place ->
        [1] The suit is dominant.
       *[other] The suit is at place { $place } of the row.
    }
talismani-outlook-forge =
    { $place ->
        [1] If you do not win, you forge at once.
       *[other] If you do not win, you may put it aside: { $suit } is at place { $place }.
    }
talismani-never-wins = It acts, but never wins the turn.
talismani-jolly-alone = Alone it is worth nothing.
talismani-laid = You have laid face down: { $cards }.
talismani-you-sit-out = { $suit } is dominant: you lay nothing this turn, and forge.

## The plays

talismani-stage = The plays
talismani-turn = Turn { $turn }
talismani-turn-before = How turn { $turn } went
talismani-show-now = Who has chosen
talismani-show-before = Last turn
talismani-plays = Cards face down
talismani-plays-of = The plays of turn { $turn }
talismani-choosing = is choosing
talismani-has-chosen = has chosen
talismani-sits-out = lays nothing, forges
talismani-wins = wins the turn
# Why a play comes before that of $seat
talismani-by-suit = stronger suit than { $seat }
talismani-by-value = more than { $seat }
talismani-by-single = one card against { $seat }
talismani-by-top = higher card than { $seat }
talismani-by-no-jolly = no Joker, unlike { $seat }
# The same, where there is little room
talismani-beats-suit = stronger suit
talismani-beats-value = more value
talismani-beats-single = one card
talismani-beats-top = higher card
talismani-beats-no-jolly = no Joker
talismani-off-special = acts, does not compete
talismani-off-jolly = worth nothing
# What became of a card played
talismani-fate-taken = taken by { $seat }
talismani-fate-aside = put aside by { $seat }
talismani-fate-forged = forged by { $seat }
talismani-fate-stake = next stake
talismani-fate-discarded = out of the game
talismani-fate-aside-short = aside
talismani-fate-forged-short = forged
talismani-fate-stake-short = stake
talismani-fate-discarded-short = out

## Deciding

talismani-if-kept = If it stays
talismani-if-turned = If it turns
talismani-if-moved = Becomes
# $seats: who would forge; $count: how many they are
talismani-ripens =
    { $count ->
        [one] { $seats } forges and sits out
       *[other] { $seats } forge and sit out
    }
talismani-nobody-ripens = no talisman ripens
talismani-move-which = Tap a weather card that is not dominant.
talismani-move-where = Now tap the place to move it to.
# $pick: when one would choose in the share-out; $count: the cards in hand
talismani-aside-about =
    { $place ->
        [1] { $suit } is dominant: you forge it at once.
       *[other] { $suit } is at place { $place } of the row: it waits until it is dominant.
    } { $count ->
        [0] Your hand is empty
        [one] You have one card left
       *[other] You have { $count } cards left
    }; if you leave it, you are number { $pick } to choose in the share-out.
talismani-stake-safe = What was put aside is safe ({ $seats }).
talismani-pool = The cards to choose from
talismani-share = Taking:

## The seats

talismani-cards =
    { $count ->
        [0] empty hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
talismani-seat-sits = lays nothing this turn: forges
talismani-seat-chosen = has chosen
talismani-seat-winner = has won the turn
# $count: how many prepared talismans; $place: the suit’s place in the row
talismani-waits =
    { $count ->
        [one] a prepared talisman, waits for { $suit } (place { $place })
       *[other] { $count } prepared talismans, wait for { $suit } (place { $place })
    }

## All that lies open

talismani-table = Captures and talismans
talismani-forged = Forged: { $cards }
talismani-stakes =
    { $count ->
        [one] Stake won: { $cards }
       *[other] Stakes won: { $cards }
    }
talismani-prepared =
    Prepared: { $cards }; { $place ->
        [1] its moment has come
       *[other] waits for { $suit }, at place { $place }
    }
talismani-known = In hand, since all saw them taken: { $cards }
talismani-known-mine = The others know you have: { $cards }
talismani-nothing = nothing yet
talismani-discards =
    { $count ->
        [0] No card is out of the game
        [one] One card out of the game
       *[other] { $count } cards out of the game
    }

## The end

# The score on the end page. $amount: such as 3½; $count: 1 if it is singular
talismani-score =
    { $amount } { $count ->
        [one] talisman
       *[other] talismans
    }
talismani-reckoning = The final reckoning
talismani-col-place = Place
talismani-col-name = Who
talismani-col-forged = Forged
talismani-col-stakes = Stakes
talismani-col-wholes = Whole
talismani-col-lost = Lost
talismani-col-all = Total
# $forged: talismans forged; $stakes: stakes won
talismani-decided-how =
    In { $turns } turns { $seat } { $forged ->
        [0] forged no talisman
        [one] forged one talisman
       *[other] forged { $forged } talismans
    } and { $stakes ->
        [0] won no stake
        [one] won one stake
       *[other] won { $stakes } stakes
    }.
talismani-decided-smith =
    { $count ->
        [one] Only { $seat } forged a talisman besides.
       *[other] Nobody forged more than { $seat }: { $count } talismans.
    }
# $suits: the suits of the talismans that were never forged
talismani-decided-lost =
    { $count ->
        [one] { $seat } was left with one talisman never forged, of { $suits }.
       *[other] { $seat } was left with { $count } talismans never forged, of { $suits }.
    }
