### Words that only the table of Isola dei Demoni in the browser needs. Cards and what lies on the table arrive by their names.

isola-commanded = , commanded by { $forces }
isola-against = { $one } against { $other }

## Values, in words

isola-value-attack = attack
isola-value-defence = defence
isola-value-resistance = resistance
isola-value-green = green points
isola-worth = attack { $attack }, defence { $defence }, resistance { $resistance }
isola-worth-life =
    { $lives ->
        [one] attack { $attack }, defence { $defence }, one life
       *[other] attack { $attack }, defence { $defence }, { $lives } lives
    }
isola-lives =
    { $count ->
        [one] one life
       *[other] { $count } lives
    }
isola-green =
    { $count ->
        [one] one green point each turn
       *[other] { $count } green points each turn
    }
isola-ochre =
    { $count ->
        [one] one ochre point for whoever beats it
       *[other] { $count } ochre points for whoever beats it
    }
isola-owned = of { $seat }
isola-engaged = engaged
isola-cancelled = cancelled
isola-bears = bears { $cards }
# Where a value comes from: $total = the parts
isola-sum = { $value } { $total } = { $parts }
isola-cost =
    { $count ->
        [one] costs one point at the start
       *[other] costs { $count } points at the start
    }
isola-basis = { $basis } · { $id }
# $number of an ability’s pips
isola-pips =
    { $count ->
        [one] one life in command activates it
       *[other] { $count } lives in command activate it
    }

## The table

isola-forces = Your forces
isola-forces-of = Forces of { $seat }
isola-no-forces = none yet
isola-places = Your places, the frontier first
isola-places-of = Places of { $seat }, the frontier first
isola-no-places = no places
isola-no-places-theirs = no places: can be attacked directly
isola-frontier = frontier
isola-destiny = Destiny
isola-event-of = Event of { $seat }
isola-future = Future
isola-future-count =
    { $count ->
        [one] one card in the future
       *[other] { $count } cards in the future
    }
isola-past = Past
isola-past-open =
    { $count ->
        [0] Past of { $seat }: empty
        [one] Past of { $seat }: one card
       *[other] Past of { $seat }: { $count } cards
    }
isola-removed = Out of the game
isola-remaining = Left in your future, in no order
isola-deck-of = The deck of { $seat }: lists lie open
isola-hand = Your hand
isola-hand-empty = No cards in hand
isola-hand-count =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
isola-last-hands = Hand of { $seat }
isola-foreseen = On top of your future
isola-spied = In the other hand, as far as you have seen it
isola-turn = Turn { $turn }
isola-phase-of = { $phase }, { $seat }
isola-phase-both = { $phase }, both players
isola-look-closer = Read { $card }

## The order points

isola-track = Order points: { $one } { $points }, { $other } { $theirs }. A lead of ten at the start of one’s own turn wins.
isola-points =
    { $count ->
        [one] one order point
       *[other] { $count } order points
    }

## The start with cards on the table

isola-ask-buy =
    { $left ->
        [one] One point left: what do you put into play?
       *[other] { $left } points left: what do you put into play?
    }
isola-shop = Your deck
isola-bought = Chosen
isola-nothing-bought = Nothing chosen yet
# $spent of $budget points
isola-budget = { $spent } of { $budget } points
action-done-buy = Enough: begin
action-back-buy = Take back the last one
isola-all-types = All

## Choosing

isola-tray = Answers
verb-play = Play
verb-settle = With an army
verb-muster = With a place
verb-assign = Assign
verb-attach = Assign to a place
verb-use = Use
verb-expend = Use what it bears
verb-discard = Discard
verb-add = Into the column
verb-lead = In command
verb-target = Attack
verb-act = Activate
verb-employ = Use
verb-pick = Choose
verb-pick-place = Choose a place
verb-pick-event = Choose an event
verb-take = Take
verb-lose = Lose

## Keywords explained

keyword-surprise = Surprise
keyword-surprise-about = The group strikes first: what falls does not strike back.
keyword-double = Double damage
keyword-double-about = The damage of the group is dealt twice.
keyword-mortal = Mortal
keyword-mortal-about = What it beats leaves the game; lives of characters are worth one resistance.
keyword-massacre = Massacre
keyword-massacre-about = A conquered place leaves the game; lives of characters are worth one resistance.
keyword-cancel = Cancel
keyword-cancel-about = The card has no abilities in this fight.
keyword-zero = Zero
keyword-zero-about = The value is 0 for this fight, whatever adds to it. A life cannot be zeroed.
keyword-distract = Distract
keyword-distract-about = The card becomes engaged and leaves its group.
keyword-suicide = Suicide attack
keyword-suicide-about = Twice the attack; then the card leaves the game.
keyword-challenge = Challenge
keyword-challenge-about = Two cards fight at once, each life is worth one resistance, and nobody scores.
keyword-cobra = Cobra
keyword-cobra-about = A label that other cards look for. A Cobra joins only Cobras.
keyword-rebel = Rebel
keyword-rebel-about = A label that other cards look for.
keyword-unique = Unique
keyword-unique-about = There can be only one copy on the whole table.
keyword-cumulative = Cumulative
keyword-cumulative-about = Several copies can lie on one card.

## The end

# $places conquered, $beaten cards and lives
isola-decided =
    { $seat } conquered { $places ->
        [0] no place
        [one] one place
       *[other] { $places } places
    } and beat { $beaten ->
        [0] nobody.
        [one] one card or life.
       *[other] { $beaten } cards and lives.
    }

## Out of turn

react-window = Play a card now
react-reply = Reply
react-replies = Reply
