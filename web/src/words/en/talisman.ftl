### The words that only Talisman's table in the browser needs. Cards, spaces and names arrive readable.

## The board

talisman-board = The board
talisman-zoom = Enlarge the board
talisman-to-me = To my figure
talisman-nearer = Nearer
talisman-farther = Farther
talisman-here = Here are
talisman-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
talisman-counters-left =
    { $count ->
        [one] one counter left
       *[other] { $count } counters left
    }

## What can be done

talisman-panel = What happens and what you can do
talisman-ways = Where you can get
talisman-way-bridge = Past the Sentinel
talisman-way-bridge-portal = Bridge, then the Portal of Power
# $way: Strength or Craft
talisman-way-portal = Portal of Power: { $way }
talisman-way-raft = By raft
talisman-way-back = Back
talisman-tap-space = Tap a lit space on the board.
talisman-tap-seat = Choose a player.
talisman-tap-card = Choose a card.
talisman-aim-cast-on = Cast { $card } on…
talisman-aim-cast-at = Cast { $card } where…
talisman-aim-cast-card = Cast { $card } at…
talisman-more = More ({ $count })
talisman-more-short = more
talisman-free = free
talisman-read = Read
talisman-last-roll = Last roll, { $seat }: { $dice }
talisman-foreseen = The next Adventure cards:

# The buttons of verbs, when things have been picked already
verb-go = Go
verb-halt = Go and look around
verb-cross = Cross the bridge
verb-open = Open the Portal
verb-back = Turn back
verb-raft = By raft
verb-meet = Encounter
verb-attack = Attack
verb-mind = Psychic combat
verb-steal = Steal
verb-beguile = Beguile
verb-lure = Take a Follower
verb-fight = Fight
verb-assassinate = Assassinate
verb-evade = Evade
verb-bribe = Pay
verb-exorcise = Destroy
verb-charm = Charm
verb-provoke = Provoke
verb-use = Use
verb-cast = Cast
verb-cast-on = Cast on somebody
verb-cast-at = Cast on a space
verb-cast-card = Cast on a card
verb-take = Take
verb-drop = Leave here
verb-forget = Discard
verb-give = Hand over
verb-replace = Replace
verb-choose = Choose
verb-align = Change alignment
verb-buy = Buy
verb-free = Take for free
verb-pay = Pay
verb-trade = Trade
verb-sell = Trade
verb-be = Play
verb-fate = Use fate

## Who you are and what you have

# $about: the character with its values
talisman-open-area = Open the area: { $about }
talisman-area = Your area: { $character }
talisman-about = Read about the character: { $character }
talisman-choosing = choosing a character
talisman-own-cards = Your cards
talisman-usable = can be used now
talisman-stat-why = { $stat } { $count }: where it comes from
talisman-stat-sum = { $stat }: { $count }
# $quota: how many there were at the start
talisman-stat-of = { $stat } { $count }, { $quota } at the start
talisman-of = { $count } of { $most }
# $needed: the points that a counter costs
talisman-points = points: Strength { $strength }, Craft { $craft }; { $needed } for a counter
talisman-trophy-points = Trophies: Strength { $strength }, Craft { $craft }
talisman-trophies =
    { $count ->
        [one] One trophy
       *[other] { $count } trophies
    }
talisman-spells-hidden =
    { $count ->
        [one] One Spell, face down
       *[other] { $count } Spells, face down
    }

## An attack

talisman-assassinate = the assassinated do not roll
# $win, $tie: in percent
talisman-odds = { $seat } wins { $win } times in 100, stand-off { $tie }
talisman-level = Level: a stand-off
talisman-ahead = { $seat } is ahead by { $count }

## What has happened

talisman-digest = What has happened
talisman-abilities = Abilities
talisman-turn-of = { $seat }, round { $round }
talisman-beginning = The beginning
talisman-nothing-happened = Nothing yet.
talisman-show = Show on the board: { $space }

## The end

talisman-ended = How it ended
talisman-fates = What became of them
talisman-fate-out = out of the game
talisman-fate-dead = without a character
talisman-fate-killed =
    { $count ->
        [one] one Enemy killed
       *[other] { $count } Enemies killed
    }
talisman-fate-toad =
    { $count ->
        [one] a Toad once
       *[other] a Toad { $count } times
    }
talisman-ended-rounds =
    { $rounds ->
        [one] It took one round.
       *[other] It took { $rounds } rounds.
    }
talisman-decided-crown =
    { $count ->
        [0] { $seat } was the first to reach the Crown of Command.
        [one] { $seat } was the first to reach the Crown of Command, with one Command Spell.
       *[other] { $seat } was the first to reach the Crown of Command, with { $count } Command Spells.
    }
talisman-decided-hunter =
    { $count ->
        [one] Only { $seat } killed an Enemy.
       *[other] Nobody killed more Enemies than { $seat }: { $count }.
    }
talisman-decided-died =
    { $count ->
        [one] { $seat } lost one character.
       *[other] { $seat } lost { $count } characters.
    }
talisman-decided-toad =
    { $count ->
        [one] { $seat } was a Toad once.
       *[other] { $seat } was a Toad { $count } times.
    }
