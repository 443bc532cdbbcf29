"""What things are worth to the bots of Isola, in points of order. Most numbers are guesses; ``docs/isola.md`` says which were tried."""

from __future__ import annotations

from typing import Final

#: More than anything on the table: a game won or lost.
DECIDED: Final = 100.0

#: A green point a turn is worth so many points: places are held for about so many turns.
HORIZON: Final = 2.5
#: Any place keeps the opponent from those behind it; the last one from the protagonists.
PLACE: Final = 0.8
LAST_PLACE: Final = 1.5

#: A protagonist on the table, by its values.
ATTACK: Final = 0.45
DEFENCE: Final = 0.35
RESISTANCE: Final = 0.3
LIFE: Final = 1.2
ABILITY: Final = 0.2
HELD: Final = 0.4
#: What it is worth that a protagonist is there at all: it can take a place that nobody defends.
BODY: Final = 0.8

#: Of what a raid on places without a defender could take, so much is taken.
RAIDED: Final = 0.6
#: What a card in hand is worth.
CARD: Final = 0.5
#: A reply must bring so much more than passing.
REPLY: Final = 0.6
#: What it is worth that whatever is beaten is dead.
DEAD: Final = 0.8
#: An attack or a defence must bring so much more than none.
LEAST_GAIN: Final = 0.05

#: How much counts that the other one may not find the best defence, of 1.
HOPE: Final = 0.3

#: From so few cards in the future on one draws a single one; with so many in hand, too.
FEW_LEFT: Final = 8
FULL_HAND: Final = 9

# Presentation: what is played first. Places with armies and masters first, buffers in front of them last.
FIRST_MASTER: Final = 8.0
MASTER_LIFE: Final = 6.5
MIRROR: Final = 9.0
CHARACTER: Final = 6.0
SETTLE: Final = 7.0
ARMY: Final = 6.0
BARE_PLACE: Final = 3.0
ASSIGNMENT: Final = 4.0
STANDING_EVENT: Final = 2.0
DEED: Final = 5.0
#: Better not.
NEVER: Final = -5.0
LATER: Final = -0.5
