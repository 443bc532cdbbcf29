"""The spaces of the Inner Region: Mines and Crypt, the trials, and the Crown of Command (T-225, T-230 to T-241, T-246 to T-249)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, Question, Step, first_of, pack
from tavolata.engine.saving import COUNT, DIE, Saved, TupleOf
from tavolata.games.talisman.box.actions import GIVE
from tavolata.games.talisman.box.cards import (
    AMULET,
    CAVE,
    CITY,
    CRYPT,
    DWARF_SHEET,
    GNOME,
    NOBODY,
    PERIL,
    PORTAL,
    SPACE_NAMES,
    TAVERN,
    Card,
    creature_of,
)
from tavolata.games.talisman.rules.creatures import Meet
from tavolata.games.talisman.rules.dice import roll, throw
from tavolata.games.talisman.rules.ending import CHECK_VICTORY, LoseLife
from tavolata.games.talisman.rules.flow import arrive, fulfil
from tavolata.games.talisman.rules.gains import part_with
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.spells import COMMAND, COUNTER
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterRoll
from tavolata.games.talisman.rules.totals import craft_of, has, strength_of

_FIEND: Final = creature_of("FIEND")
_WEREWOLF: Final = creature_of("WEREWOLF")


# Mines and Crypt


def mines(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Three dice less Craft; Dwarf and Gnome roll two (I02, T-233)."""
    hero = state.heroes[seat]
    short = has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET)
    roll(state, seat, 2 if short else 3, Emerge(seat), "T-233")


def crypt(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Three dice less Strength (I08, T-230)."""
    roll(state, seat, 3, Emerge(seat), "T-230")


class Emerge(AfterRoll):
    """Where one comes out; 0 or less: here, and on next turn (T-230 to T-232, R-61)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        in_crypt = hero.space == CRYPT
        result = sum(state.dice) - (strength_of(state, hero) if in_crypt else craft_of(state, hero))
        if result <= 0:
            fulfil(state, seat)
        elif result == 1:
            arrive(state, seat, PERIL, "T-230")
        elif result <= 3:
            arrive(state, seat, PORTAL, "T-230")
        elif result <= 5:
            arrive(state, seat, CAVE, "T-230")
        else:
            arrive(state, seat, CITY if in_crypt else TAVERN, "T-230")


# The trials


def vampire(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """A die says how many lives; each Follower given up saves one (I03)."""
    roll(state, seat, 1, Bite(seat), "T-225")


class Bite(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        state.heroes[self.seat].stay.trial_done = True
        count = (state.dice[0] + 1) // 2
        if state.events is not None:
            state.tell("bitten", "T-225", {"seat": self.seat, "count": count})
        state.push(Feed(self.seat, count))


class Feed(Question[Talisman]):
    """Give a Follower for each life, or lose it."""

    __slots__ = ("count",)
    name: ClassVar[str] = "vampire"
    rule: ClassVar[str] = "T-225"
    saved: ClassVar[Saved] = (("count", COUNT),)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: Talisman) -> None:
        if state.heroes[self.seat].followers:
            super().run(state)
        else:
            state.push(LoseLife(self.seat, self.count, NOBODY, 0))

    def options(self, state: Talisman) -> list[int]:
        return [PASS] + [pack(GIVE, card) for card in sorted(state.heroes[self.seat].followers)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            state.push(LoseLife(seat, self.count, NOBODY, 0))
            return
        part_with(state, seat, Card(first_of(action)), "gave", "T-225")
        if self.count > 1:
            state.push(Feed(seat, self.count - 1))
        state.push(CHECK_LIMITS_AND_QUEST[seat])

    def about(self, state: Talisman, seat: int) -> About:
        return About(count=self.count, read=[SPACE_NAMES[state.heroes[seat].space]])


def pits(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """So many pit fiends, one after the other; the number is rolled once a landing (I04, T-238 to T-241, R-63)."""
    if state.heroes[seat].stay.fiends_left:
        state.push(Meet(seat, _FIEND))
    else:
        roll(state, seat, 1, Fiends(seat), "T-238")


class Fiends(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        state.heroes[self.seat].stay.fiends_left = state.dice[0]
        if state.events is not None:
            state.tell("fiends", "T-238", {"seat": self.seat, "count": state.dice[0]})
        state.push(Meet(self.seat, _FIEND))


def werewolf(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Two dice are the Strength of this character's own werewolf, which stays the same (I06, T-234 to T-237)."""
    if state.heroes[seat].stay.werewolf_strength:
        state.push(Meet(seat, _WEREWOLF))
    else:
        roll(state, seat, 2, Howl(seat), "T-234")


class Howl(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        hero.stay.werewolf_strength = sum(state.dice)
        if state.events is not None:
            state.tell("werewolf", "T-234", {"seat": self.seat, "strength": hero.stay.werewolf_strength})
        state.push(Meet(self.seat, _WEREWOLF))


def death(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Two dice against Death's two, which lie open before one decides on fate (I07)."""
    theirs = throw(state, 2)
    if state.events is not None:
        state.tell("death-rolled", "I07", {"seat": seat, "dice": list(theirs)})
    roll(state, seat, 2, Dicing(seat, theirs), "I07")


class Dicing(AfterRoll):
    """Lower: a life, and again next turn; equal: again; higher: on (I07, R-63)."""

    __slots__ = ("theirs",)
    saved: ClassVar[Saved] = (("theirs", TupleOf(DIE)),)

    def __init__(self, seat: int, theirs: tuple[int, ...]) -> None:
        super().__init__(seat)
        #: Death's dice.
        self.theirs = theirs

    def against(self) -> tuple[int, ...]:
        return self.theirs

    def run(self, state: Talisman) -> None:
        mine, theirs = sum(state.dice), sum(self.theirs)
        if state.events is not None:
            state.tell("diced", "I07", {"seat": self.seat, "mine": mine, "death": theirs})
        if mine > theirs:
            fulfil(state, self.seat)
        elif mine < theirs:
            state.push(LoseLife(self.seat, 1, NOBODY, 0))


# The Crown of Command


def crown(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Alone on the Crown one must cast the Command Spell, unless one cannot cast (T-246, R-32, R-66, T-175).

    The Amulet's holder and a Toad cast nothing at all, and what is forbidden wins (T-166). How many Spells one may cast in a
    turn does not matter (T-151).
    """
    hero = state.heroes[seat]
    if hero.toad or has(hero, AMULET):
        return
    if state.events is not None:
        state.tell("command", "T-246", {"seat": seat})
    state.casting = (*state.casting, (seat, COMMAND, NOBODY, False))
    state.push(Commanded(seat))
    state.push(COUNTER[(seat + 1) % state.players])


class Commanded(Step[Talisman]):
    """Countered, or a die says whether it works (T-247, T-248, T-270 to T-273)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        countered = state.casting[-1][3]
        state.casting = state.casting[:-1]
        if countered:
            if state.events is not None:
                state.tell("command-countered", "R-27", {"seat": self.seat})
            return
        if state.rulings.by_players and state.players >= 7:
            command_works(state, self.seat)
        else:
            roll(state, self.seat, 1, CommandFalls(self.seat), "T-246")


class CommandFalls(AfterRoll):
    __slots__ = ()

    def rolled_for(self, state: Talisman) -> str:
        return "COMMAND"

    def run(self, state: Talisman) -> None:
        least = 4
        if state.rulings.by_players:
            least = {5: 3, 6: 2}.get(state.players, 4)
        if state.dice[0] >= least:
            command_works(state, self.seat)
        elif state.events is not None:
            state.tell("command-failed", "T-247", {"seat": self.seat})


def command_works(state: Talisman, seat: int) -> None:
    """Every other character loses a life, all at once (T-248, R-68)."""
    steps: list[Step[Any]] = [LoseLife(other, 1, NOBODY, 0) for other in state.seats_from(seat) if other != seat]
    state.then([*steps, CHECK_VICTORY])


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Emerge,
    Bite,
    Feed,
    Fiends,
    Howl,
    Dicing,
    Commanded,
    CommandFalls,
)
