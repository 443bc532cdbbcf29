"""Rolling dice, and fate (T-047 to T-052)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import About, IllegalAction, Question, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import CARD, FATE, KEEP, MOST_PLAYERS
from tavolata.games.talisman.box.cards import KEY, KEYS, NOBODY
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterRoll

#: The best that a die can show.
HIGHEST: Final = 6


def throw(state: Talisman, count: int) -> tuple[int, ...]:
    """So many dice; the Talisman on a die is a 1 (T-011)."""
    if count == 1:
        return (state.chance.die(),)
    return tuple([state.chance.die() for _ in range(count)])


def roll(state: Talisman, seat: int, count: int, then: AfterRoll, rule: str) -> None:
    """Roll for a card or a space; with fate left one of the dice may be rolled again; then go on (T-047, R-55)."""
    state.dice = throw(state, count)
    state.push(then)
    if state.events is not None:
        state.tell("rolled", rule, {"seat": seat, "dice": list(state.dice), "for": then.rolled_for(state)})
    if state.heroes[seat].fate:  # without any nothing is asked, and nothing else follows from it (T-051)
        state.push(SPEND_FATE[seat])


def spend_fate(state: Talisman, seat: int, dice: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Pay a token and roll one of the dice again, counted from 1 (T-048)."""
    state.heroes[seat].fate -= 1
    die = state.chance.die()
    if state.events is not None:
        if len(dice) == 1:
            state.tell("fate", "T-047", {"seat": seat, "die": die})
        else:  # which of them, one would wonder
            state.tell("fate-die", "T-047", {"seat": seat, "was": dice[number - 1], "die": die})
    return with_die(dice, number - 1, die)


def with_die(dice: tuple[int, ...], place: int, die: int) -> tuple[int, ...]:
    return (*dice[:place], die, *dice[place + 1 :])


def fate_ability(action: int) -> str:
    """Fate may be left to the table: never, or when a life would be lost."""
    return "fate" if verb_of(action) == FATE else ""


def lowest(dice: tuple[int, ...]) -> int:
    """The die that loses least when it is rolled again, counted from 1."""
    return dice.index(min(dice)) + 1


def rolled_then(state: Talisman) -> AfterRoll:
    """What waits for the dice that somebody may still roll again: the open question is about fate."""
    then = state.upcoming
    assert isinstance(then, AfterRoll)
    return then


def kind_of(name: str) -> str:
    """What a card is called, of which there may be several; everything else is called as it is."""
    card = CARD.number(name)
    return KEYS[KEY[card]] if card != NOBODY else name


class SpendFate(Question[Talisman]):
    """Keep the roll, or roll one of one's own dice again and accept it (T-049, T-050, T-052)."""

    __slots__ = ()
    name: ClassVar[str] = "fate"
    rule: ClassVar[str] = "T-047"

    def options(self, state: Talisman) -> list[int]:
        return [pack(KEEP)] + [pack(FATE, number + 1) for number in range(len(state.dice))]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == FATE:
            state.dice = spend_fate(state, seat, state.dice, first_of(action))

    def ability(self, action: int) -> str:
        return fate_ability(action)

    def is_relevant(self, state: Talisman, seat: int, action: int) -> bool:
        """When this roll costs a life. Looked up on a table dealt anew, since more may be rolled for that life."""
        from tavolata.games.talisman.rules.ending import loses_life  # its chapter builds on this one

        if first_of(action) != lowest(state.dice):
            return False
        kept = state.determinize(seat, 0)
        before = state.heroes[seat].life
        kept.play(seat, pack(KEEP))
        assert isinstance(kept, Talisman)
        return kept.heroes[seat].life < before or loses_life(kept, seat)

    def about(self, state: Talisman, seat: int) -> About:
        then = rolled_then(state)
        return About(purpose=kind_of(then.rolled_for(state)), against=then.against())

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-fate", {"count": len(state.dice)}, "T-050")


SPEND_FATE: Final = [SpendFate(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final = (SpendFate,)
