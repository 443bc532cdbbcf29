"""Positions of Isola with one clearly best answer, as a rulebook would show them: for the level that looks and the one that thinks."""

from __future__ import annotations

import pytest

from support import SEATS, play
from tavolata.engine import Fast, State
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola
from tavolata.players import Observation, Sensible, Thinking, player

LEVELS = pytest.mark.parametrize("level", ["medium", "strong"])
ENDS = ("done", "pass")


def seated(level: str, state: State) -> Sensible:
    """The level; one that thinks does so with fewer playouts, as these are clear cases."""
    bot = player(level, state.game)
    if isinstance(bot, Thinking):
        bot = Thinking(level, bot.policy, bot.bots, bot.budget._replace(playouts=32, answers=6))
    return bot


def built(state: State, seat: str, level: str) -> list[str]:
    """The groups that the level forms, from the first step to their announcement."""
    bot = seated(level, state)
    steps: list[str] = []
    while not steps or steps[-1] not in ENDS:
        action = bot.choose(Observation(state, SEATS.index(seat)), Fast(1))
        steps.append(state.game.text(action))
        state.play(SEATS.index(seat), action)
    return steps


def answer(state: State, seat: str, level: str) -> str:
    return state.game.text(seated(level, state).choose(Observation(state, SEATS.index(seat)), Fast(1)))


@LEVELS
def test_taking_the_place_that_feeds_the_other_side_wins(level: str) -> None:
    """Six points and five green ones: without the slave camp the lead in the next order phase is eleven (ID-119). There are guards
    enough, and in the other one's deck, which lies open, is nothing but desert.
    """
    state = position(
        forces=["KENSHIRO*2 DIFENSORI-DEL-POZZO DIFENSORI-DEL-POZZO", "CONTADINO-IN-ARMI!"],
        places=["VILLAGGIO-DEL-POZZO TEMPIO-SUL-MONTE", "CAMPO-DI-SCHIAVI"],
        points=[6, 0],
        options={"deck-lists": "open"},
        phase="combat",
    )
    assert built(state, "A", level)[-1] == "done"
    assert isinstance(state, Isola) and not state.territories[1]


@LEVELS
def test_where_both_places_must_fall_both_are_attacked(level: str) -> None:
    """Eight points and two green ones against four: one place fewer makes eight, two make ten (ID-134)."""
    state = position(
        forces=["CONTADINO-IN-ARMI CONTADINO-IN-ARMI", "RAOUL!"],
        places=["OASI", "CAMPO-DI-SCHIAVI VILLAGGIO-DEL-POZZO"],
        points=[8, 0],
        phase="combat",
    )
    steps = built(state, "A", level)
    assert steps[1] == "next" and len(steps) == 4


@LEVELS
def test_a_hunted_master_brings_the_last_points(level: str) -> None:
    """Raoul has no place left and one life: it is worth four points, and six are there already (ID-138)."""
    state = position(
        forces=["GIGANTI-DEL-NORD", "RAOUL! CONTADINO-IN-ARMI!"],
        places=["OASI", ""],
        points=[6, 0],
        phase="combat",
    )
    assert built(state, "A", level) == ["target RAOUL", "add GIGANTI-DEL-NORD.A1", "done"]


@LEVELS
def test_the_only_guard_of_a_temple_does_not_go_for_a_desert(level: str) -> None:
    """Whoever attacks is engaged in the other one's turn (ID-176), and then the horsemen take a temple that nobody defends."""
    state = position(
        forces=["KENSHIRO*2", "CAVALIERI-NERI!"],
        places=["TEMPIO-SUL-MONTE", "FORTEZZA-DEL-NORD DESERTO-DI-VETRO"],
        points=[0, 5],
        phase="combat",
    )
    assert built(state, "A", level) == ["pass"]


@LEVELS
def test_the_place_that_is_worth_something_is_defended_and_not_the_one_in_front_of_it(level: str) -> None:
    """One defender for two attacked places: the desert may go, the temple may not (ID-140)."""
    state = position(
        forces=["CONTADINO-IN-ARMI CONTADINO-IN-ARMI", "KENSHIRO*2"],
        places=["OASI", "TEMPIO-SUL-MONTE DESERTO-DI-VETRO"],
        phase="combat",
    )
    play(state, "A add CONTADINO-IN-ARMI.A1; A next; A add CONTADINO-IN-ARMI.A2; A done")
    assert built(state, "B", level) == ["next", "add KENSHIRO", "done"]


@LEVELS
def test_nobody_is_thrown_away_for_a_desert(level: str) -> None:
    """A peasant does not stop Raoul; he would fall, and the place with him."""
    state = position(forces=["RAOUL*4", "CONTADINO-IN-ARMI"], places=["", "OASI DESERTO-DI-VETRO"], phase="combat")
    play(state, "A add RAOUL; A done")
    assert built(state, "B", level) == ["pass"]


@LEVELS
def test_who_is_about_to_lose_attacks_even_against_the_odds(level: str) -> None:
    """Eight points and two green ones: ten in his next order phase, unless the slave camp falls before (ID-119)."""
    state = position(
        forces=["CONTADINO-IN-ARMI", "RAOUL*3"], places=["OASI", "CAMPO-DI-SCHIAVI"], points=[0, 8], phase="combat"
    )
    assert built(state, "A", level) == ["add CONTADINO-IN-ARMI.A1", "done"]


@LEVELS
def test_a_reply_is_spent_where_it_takes_a_life_and_kept_where_it_does_not(level: str) -> None:
    """Fury adds to the attack of a lone master: enough against Toki, as good as nothing against Kenshiro."""
    for defender, best in (("TOKI*2", "play FURIA"), ("KENSHIRO*2", "pass")):
        state = position(
            forces=["IL-RINNEGATO", defender], places=["", "DESERTO-DI-VETRO"], hands=["FURIA"], phase="combat"
        )
        play(state, f"A add IL-RINNEGATO; A done; B add {defender[:-2]}; B done; A pass")
        assert answer(state, "A", level) == best
