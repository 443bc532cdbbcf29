### The words that only the Indy table in the browser needs. Cards and names arrive readable.

indy-shaman = { $name } ({ $colour })
# $category: wrong, standard, team; $feathers: the feathers in all
indy-worth =
    { $category ->
        [team] team
        [standard] standard
       *[wrong] wrong
    }, { $feathers ->
        [0] no feathers
        [one] one feather
       *[other] { $feathers } feathers
    }

## The table

indy-manche = Round { $manche }
indy-phases = The turns of the round
indy-open = Open cards
indy-open-dark = They are opened in the light
indy-place-empty = empty place
indy-place-later = the fourth is opened in the evocation
indy-deck =
    Deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }
indy-deck-open = What is known
indy-plate =
    Plate: { $count ->
        [0] no tokens
        [one] one token
       *[other] { $count } tokens
    }
indy-hand = Your hand
indy-hand-worth = at best: { $worth }
# $what: what would make the hand right, in words; $colour: R, G, B; $type: C, H, O
indy-hand-lacks = wrong: { $what } is missing
indy-lack =
    a { $colour ->
        [R] red
        [G] green
       *[B] blue
    } { $type ->
        [C] character
        [H] horse
       *[O] object
    }
# $colour: R, G, B; $own, $open: how many characters of that colour, in hand and open
indy-way-back =
    to return, { $colour ->
        [R] red
        [G] green
       *[B] blue
    } characters: { $own } of 1 in hand, { $open } of 2 open
indy-shown-to-all = the others know you have it
# $worth: what the hand would be worth
indy-would-make = the hand would be worth { $worth }

## Evoking

indy-evocations = Evocations
indy-evocation-of = { $seat }: { $cards }; { $worth }
indy-not-yet = not yet
indy-worst-now = the worst so far
indy-best-now = the best team so far
# $count: how many cards are missing
indy-lay-more =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
indy-lay-makes = { $worth }
indy-return-more =
    { $own ->
        [0] { $open ->
            [0] Choose a character of yours and two open ones
            [one] Your own character is missing, and another open one
           *[other] Your own character is missing
        }
       *[other] { $open ->
            [0] Two open characters are missing
            [one] One open character is missing
           *[other] Shaman’s team
        }
    }
indy-lay-keeps = { $card } stays in your hand

## The shamans

indy-shamans = The shamans
indy-shamans-about = Only the colour matters, and only once you have no tokens: three characters of that colour bring you back.
indy-shaman-free = free
indy-shaman-of = taken by { $seat }

## The seats

indy-tokens =
    { $count ->
        [0] no tokens
        [one] one token
       *[other] { $count } tokens
    }
# The score on the last page
score =
    { $score ->
        [0] no tokens
        [one] one token
       *[other] { $score } tokens
    }
indy-plucked = plucked
indy-dealer = dealer
indy-dealer-mark = D
indy-cards =
    { $count ->
        [0] empty hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }

## What is known

indy-known = What is known
indy-known-deck =
    There { $count ->
        [one] is one card
       *[other] are { $count } cards
    } in the deck.
indy-known-eagles =
    { $count ->
        [0] No eagle has gone to the bottom of the deck.
        [one] One eagle is at the bottom of the deck.
       *[other] { $count } eagles are at the bottom of the deck.
    }
indy-known-discarded = At the bottom of the deck you put { $cards }: only you know.
indy-known-hands = The hands
indy-known-nothing = nothing is known
indy-known-holds = holds { $cards }
indy-known-one-of = holds one of { $cards }
indy-known-maybe = may still hold { $cards }, unless it was changed in the dark
indy-known-changed =
    { $count ->
        [one] changed one card in the dark
       *[other] changed { $count } cards in the dark
    }
indy-or = { $first } or { $last }

## The settlement

indy-settlement-of = Settlement, round { $manche }
indy-settlement-last = Last settlement
indy-settlement-close = Close the settlement
indy-settlement-ranking = The evocations, from the best to the worst
# $place: the position
indy-place = { ORDINAL($place) }
indy-settle-lost =
    { $count ->
        [one] { $seats }’s evocation is the worst: one token goes to the plate.
       *[other] { $seats } share the worst evocation: one token each goes to the plate.
    }
indy-settle-plucked =
    { $count ->
        [one] For { $seats } it was the last one: from now on they play plucked.
       *[other] For { $seats } it was the last one: from now on they play plucked.
    }
indy-settle-returned = { $seat } makes the shaman’s team: a token from the plate, and back in flight.
indy-settle-won = The best team is { $seat }’s: one token from the plate.
indy-settle-shared = The best team is shared by { $seats }: nobody earns.
indy-settle-empty = The best team is { $seat }’s, but the plate is empty: no token.
indy-settle-no-team = No team: nobody earns.
indy-settle-cancelled = Nobody would have tokens left: the losses are cancelled and the round is played again.
indy-settle-nobody = Nobody has tokens left: the first shaman’s team wins the game.
indy-settle-victory =
    { $count ->
        [0] { $seat } is the only one with tokens left, and has won.
        [one] { $seat } is the only one with tokens left, has won, and takes the last one from the plate.
       *[other] { $seat } is the only one with tokens left, has won, and takes all { $count } tokens from the plate.
    }
# $count: how many pay for it
indy-why-lost =
    { $count ->
        [one] the worst
       *[other] among the worst
    }
indy-why-won = the best team
indy-why-returned = back in the race
indy-team-shaman = shaman’s team

## What decided the game

# $lost, $won: tokens lost and earned
indy-decided-winner =
    { $manches ->
        [one] { $seat } needed just one round
       *[other] { $seat } held out for { $manches } rounds
    }: { $lost ->
        [0] no token lost
        [one] only one token lost
       *[other] { $lost } tokens lost
    }, { $won ->
        [0] none earned with teams
        [one] one earned with a team
       *[other] { $won } earned with teams
    }.
# $seats: who lost the last token; $worth: their evocation
indy-decided-last =
    { $count ->
        [one] The final blow: { $seats } could only evoke “{ $worth }” and lost the last token still in the race.
       *[other] The final blow: { $seats } ended level on “{ $worth }” and paid together.
    }
indy-decided-comeback = Yet in round { $manche } { $seat } too was among the plucked: the way back led through the shaman’s team.
indy-decided-first-plucked =
    { $returned ->
        [0] The first to run out of feathers, in round { $manche }, was { $seat }, who never came back.
        [one] The first to run out of feathers, in round { $manche }, was { $seat }, who came back once.
       *[other] The first to run out of feathers, in round { $manche }, was { $seat }, who came back { $returned } times.
    }
indy-decided-best = The finest evocation was { $seat }’s: { $cards }, a team of { $feathers } feathers.
indy-decided-eagles = Nobody let more eagles fly than { $seat }: { $count } in all.

## Out of turn

# On the button and in the settings
reaction-eagle = Play an eagle
