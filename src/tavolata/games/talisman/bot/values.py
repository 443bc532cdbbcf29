"""What things are worth to the bot of Talisman, in thousandths of a counter of the ability that a character builds on."""

from __future__ import annotations

from typing import Final

#: Less than anything is worth.
LEAST: Final = -(1 << 30)

#: A counter of the ability that the character builds on; of the other one; of one that is high enough.
MAIN: Final = 1000
OTHER: Final = 450
ENOUGH: Final = 250
#: From here on more of an ability hardly helps.
PLENTY: Final = 12
#: What the last life but n is worth: the second, the third, ... (the last one is the character itself).
LIVES: Final = (0, 0, 1500, 1000, 700, 500, 400, 300)
#: The same for whoever has no next character, and time.
LAST_LIVES: Final = (0, 0, 3500, 2000, 1000, 600, 400, 300)
FATE_TOKEN: Final = 300
COIN: Final = 250
A_SPELL: Final = 300
A_TALISMAN: Final = 3000
SPARE_TALISMAN: Final = 200
LOST_TURN: Final = 500
TOAD: Final = 2500
ENSLAVED: Final = 700
QUEST_DONE: Final = 2500
#: What every turn on the way to somewhere costs.
PATIENCE: Final = 130
#: The same for whoever is ready for the Crown: there is always something to pick up on the way.
HURRY: Final = 500
#: From this round on nobody puts off what comes from the Crown.
LONG_GAME: Final = 120
#: When it is time for the Crown: the odds, in a million, to pass the first trial, and to be alive after the others.
THROUGH: Final = 300_000
ALIVE: Final = 500_000
#: The same for whoever has no next character, and time.
SURELY_ALIVE: Final = 800_000
#: So few characters are left that nobody can count on a next one: one for so many players.
PLAYERS_TO_ONE: Final = 3
LIVES_TO_GO: Final = 3
#: What the Middle Region is worth to a character that is ready, and to one that looks for a Talisman.
ACROSS: Final = 3500
TO_THE_WARLOCK: Final = 700
#: What it is worth that a rival on the Crown wins back no more lives.
WON_BACK: Final = 3000
#: What it is worth to be past the Portal when one can go on to the Crown.
INSIDE: Final = 5000
