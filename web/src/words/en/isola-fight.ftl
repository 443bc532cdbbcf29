### Groups and fights of Isola dei Demoni in the browser. Cards come with their names.

## What it comes to if nobody does anything more

fight-if-passed = If both pass:
fight-if-undefended = If nobody defends:
# $seat: who defends
fight-if-resisted = If { $seat } defends well:
fight-if-defended = With this defence:
fight-if-not-defended = Without a defence:
fight-if-suggested = With the suggestion:
fight-in-all = In all:
fight-place-falls = { $place } is conquered
fight-place-razed = { $place } is conquered and leaves the game
fight-place-holds = { $place } holds
fight-falls = { $seat } loses { $forces }
fight-loses =
    { $count ->
        [one] { $force } loses a life
       *[other] { $force } loses { $count } lives
    }
fight-drawn = { $force } is drawn in
fight-points = +{ $count } for { $seat }
fight-ends = the game ends
fight-nothing = nobody falls

## What becomes of a card

fate-falls = falls
fate-dies = falls and leaves the game
fate-bleeds =
    { $count ->
        [one] loses a life
       *[other] loses { $count } lives
    }
fate-drawn = is drawn into a new fight

## Building groups

fight-building-attack = The groups of attack
fight-building-defence = The groups of defence
# $number: which group
fight-against = Group { $number }: against { $place }
fight-defends-place = Defence of { $place }
fight-choose-target = Whom do you attack?
fight-mine = You
fight-column = The column, from the front
fight-column-of = The column of { $seat }, from the front
fight-sum =
    { $count ->
       *[other] attack { $count }
    }
fight-empty-attack = Tap or drag a card here: the first one stands in front.
fight-empty-defence = Tap or drag here who defends: the first card stands in front.
fight-suggested = A suggestion
fight-suggested-take = Line up like this
fight-ready = Your forces outside the group
fight-may-defend = Ready to defend: the forces of { $seat }
fight-can-join = can join the column
fight-can-lead = can take command
fight-no-defence = no defence
fight-change = Change
fight-forward = Farther forward: { $force }
fight-backward = Farther back: { $force }
fight-take-out = Take out { $force }
fight-would-do = This would do:
fight-without =
    { $count ->
       *[other] in place of { $forces }
    }
fight-next-group = in the next group
fight-next-place = in defence of the next place
fight-place-in-column = spot { $number }

## The fight

fight-for = For { $place }
fight-hunt = Direct attack
fight-hunt-of = Direct attack on { $force }
fight-challenge = Challenge
fight-interrupted = Waiting: { $fight }
fight-then = Then: { $fight }
fight-this = This one first
fight-attacks = attacks
fight-defends = defends
# $role: attacks, defends, or nothing
fight-side = { $seat } { $role }
fight-commands = commands
fight-waits = waits behind
fight-nobody = nobody
fight-standing-reply = may reply now
fight-standing-passed = has passed
fight-standing-thinks = is choosing
# $spoken of $lives lives are spoken for by an ability
fight-command =
    { $lives ->
        [one] One life in command, spoken for by abilities: { $spoken }
       *[other] { $lives } lives in command, spoken for by abilities: { $spoken }
    }
fight-command-short = { $free } of { $lives } free
fight-cards = Cards that count in this fight
fight-ability-active = active
fight-ability-open = can be activated
fight-ability-closed = cannot be activated now
fight-skip = Skip
action-done-attack = Attack
action-done-defend = Defend like this
action-back-attack = Back
action-back-defend = Back
action-next-attack = Another group
action-next-defend = Next place
