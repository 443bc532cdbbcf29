"""What the coach of Indy's first game says about the table is so."""

from __future__ import annotations

import tavolata
from tavolata.engine.rehearsal import Rehearsal, Scene
from tavolata.games.indy import cards
from tavolata.games.indy.state import Indy

LESSON = tavolata.game("indy").lessons()["first"]
SCENES = Rehearsal(LESSON).scenes


def when(key: str, answered: bool) -> Indy:
    """The table while the coach says this: what to do, once the others have moved; or, after the answer, what happened."""
    number = [step.key for step in LESSON.steps].index(key)

    def is_said(scene: Scene) -> bool:
        return scene.place.step == number and scene.place.answered is answered and not scene.place.waits

    state = [scene for scene in SCENES if is_said(scene)][-1].state
    assert isinstance(state, Indy)
    return state


def hand(state: Indy) -> list[str]:
    return cards.names(state.hands[0])


def test_the_hand_lacks_a_red_object_and_lies_open_after_the_change() -> None:
    assert hand(when("standard", True)) == ["RC3", "RH2", "GO1", "BH1"]
    assert hand(when("dark", True)) == ["RC3", "RH2", "RH6", "BO6"]
    assert "RO4" in cards.names(when("light", False).table)


def test_the_others_have_laid_what_is_said_of_them_before_the_exchange() -> None:
    state = when("exchange", False)
    assert [cards.WORTH_NAMES[worth] for worth in state.worths[1:]] == [("standard", 11), ("wrong", 15)]
    assert "RC6" in cards.names(state.table)


def test_the_wrong_evocation_loses_the_first_token_and_the_team_wins_one() -> None:
    assert when("evoke", True).tokens == [4, 4, 3]
    assert hand(when("team", False))[1:3] == ["GC2", "GC5"]
    assert "EAG" in hand(when("team", True))
    assert when("eagle", False).turn == 2
    assert hand(when("eagle", True))[:3] == ["GC2", "GC5", "GC6"]
    assert cards.WORTH_NAMES[when("top", False).worths[2]] == ("standard", 10)
    assert when("top", True).tokens == [5, 3, 3]
