"""The combat preview is what then happens when everybody passes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from support import play
from tavolata.engine import Event, Fast
from tavolata.games.isola import GAME
from tavolata.games.isola.position import position
from tavolata.games.isola.preview import plain_answer, preview, preview_fight
from tavolata.games.isola.rules.state import COMBAT, Isola

#: So many random games are looked into.
GAMES = 15


def table(seed: int, game: str) -> Isola:
    assert GAME.seat_decks is not None
    decks = GAME.seat_decks.ready()
    state = GAME.new(2, seed, {"game": game}, decks=[decks[seed % 14], decks[(seed * 5 + 3) % 14]])
    assert isinstance(state, Isola)
    return state


def moments(game: str) -> Iterator[Isola]:
    """Tables of random games where a combat is open."""
    for seed in range(GAMES):
        state, luck = table(seed, game), Fast(seed)
        while not state.over:
            if state.phase == COMBAT and (state.battles or state.fights or state.decisions[0].name == "attack"):
                yield state
            decision = state.decisions[0]
            state.play(decision.seat, luck.choice(decision.actions))


def events_if_all_pass(state: Isola, *ends: str) -> tuple[Isola, list[Event]]:
    """What really happens if all pass, up to an event of these kinds."""
    real = state.clone()
    real.events = []
    while not real.over and not any(event.kind in ends for event in real.events):
        decision = real.decisions[0]
        real.play(decision.seat, plain_answer(real, decision))
    places = [place for place, event in enumerate(real.events) if event.kind in ends]
    return real, real.events[: places[0]] if places else real.events


def told_by(state: Isola, events: list[Event]) -> dict[str, Any]:
    """The outcome as the events tell it."""
    view: Any = state.view(None)
    lives = {force["force"]: force.get("lives", 1) for force in view["forces"]}
    left = dict(lives)
    dead, points = set(), [0, 0]
    found: dict[str, Any] = {"drawn_in": [], "places": [], "razed": []}
    for event in events:
        told: Any = event.public
        if event.kind in ("beaten", "sacrificed", "sent"):
            left[told["force"]] = 0
            if told.get("removed", event.kind == "sacrificed"):
                dead.add(told["force"])
        if event.kind == "life-lost":
            left[told["force"]] -= 1
            if told["removed"] and not left[told["force"]]:
                dead.add(told["force"])
        if event.kind in ("beaten", "life-lost"):
            points[1 - told["seat"]] += told["points"]
        if event.kind == "scored-by-card":
            points[told["seat"]] += told["points"]
        if event.kind == "reached":
            found["drawn_in"].append(told["force"])
        if event.kind == "conquered":
            found["places"].append(told["place"])
            if told["removed"]:
                found["razed"].append(told["place"])
    found["fallen"] = sorted(force for force in left if not left[force])
    found["dead"] = sorted(dead)
    found["lives"] = sorted([force, lives[force] - left[force]] for force in left if 0 < left[force] < lives[force])
    found["points"] = points
    found["places"].sort()
    found["razed"].sort()
    return found


def in_order(told: dict[str, object]) -> dict[str, Any]:
    found: dict[str, Any] = {field: value for field, value in told.items() if field != "ends"}
    for field in ("fallen", "dead", "lives", "places", "razed"):
        found[field] = sorted(found[field])
    return found


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_what_was_foreseen_happens_when_everybody_passes(game: str) -> None:
    cases = changes = 0
    for state in moments(game):
        foreseen = preview(state)
        assert foreseen is not None
        _, events = events_if_all_pass(state, "turn")
        assert in_order(foreseen.told()) == told_by(state, events), str(state)
        cases += 1
        changes += bool(foreseen.fallen or foreseen.places)
    assert cases > 100 and changes > 100


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_a_single_fight_ends_as_foreseen(game: str) -> None:
    """The fights that come after it do not count."""
    cases = 0
    for state in moments(game):
        if not state.fights or not state.fights[-1].number:
            continue
        alone = state.clone()
        alone.battles = []
        foreseen = preview_fight(state)
        assert foreseen is not None
        assert in_order(foreseen.told()) == told_by(alone, events_if_all_pass(alone, "turn")[1])
        cases += 1
    assert cases > 10


def test_a_preview_changes_nothing() -> None:
    for state in moments("base"):
        before = state.dump()
        preview(state)
        preview_fight(state)
        assert state.dump() == before
        if state.turn > 6:
            break


def test_there_is_nothing_to_foresee_without_a_combat() -> None:
    state = position(hands=["KENSHIRO"])
    assert preview(state) is None
    assert preview_fight(state) is None


def test_while_a_group_is_built_nobody_defends_yet() -> None:
    state = position(forces=["KENSHIRO", "RAOUL"], places=["", "OASI DESERTO-DI-VETRO"], phase="combat")
    nothing = preview(state)
    assert nothing is not None and not nothing.places
    play(state, "A add KENSHIRO")
    foreseen = preview(state)
    assert foreseen is not None
    assert foreseen.told()["places"] == ["DESERTO-DI-VETRO.B1"]


def test_the_group_that_is_only_begun_does_not_count() -> None:
    forces = ["KENSHIRO TOKI", ""]
    state = position(forces=forces, places=["", "OASI DESERTO-DI-VETRO"], phase="combat")
    play(state, "A add KENSHIRO; A next")
    foreseen = preview(state)
    assert foreseen is not None
    assert foreseen.told()["places"] == ["DESERTO-DI-VETRO.B1"]


def test_a_reply_is_relevant_only_if_it_changes_who_falls() -> None:
    """Furia makes the Renegade's 3 a 5: against a defence of 2 that changes nothing, against 3 it takes a life."""
    for defender, relevant in (("KENSHIRO*2", False), ("TOKI*2", True)):
        state = position(
            forces=["IL-RINNEGATO", defender], places=["", "DESERTO-DI-VETRO"], hands=["FURIA"], phase="combat"
        )
        play(state, f"A add IL-RINNEGATO; A done; B add {defender[:-2]}; B done; A pass")
        decision = state.decisions[0]
        assert decision.name == "replies"
        assert [decision.question.is_relevant(state, 0, action) for action in decision.actions] == [False, relevant]


def test_a_reply_that_saves_a_life_is_relevant() -> None:
    state = position(
        forces=["RAOUL", "KENSHIRO*2"], places=["", "DESERTO-DI-VETRO"], hands=["", "MANO-APERTA"], phase="combat"
    )
    play(state, "A add RAOUL; A done; B add KENSHIRO; B done")
    decision = state.decisions[0]
    assert (decision.name, decision.seat) == ("replies", 1)
    assert [decision.question.is_relevant(state, 1, action) for action in decision.actions] == [False, True]


def test_in_a_presentation_only_the_last_chance_for_a_turn_event_is_relevant() -> None:
    state = position(hands=["KENSHIRO RAOUL", "TEMPESTA-DI-SABBIA FUMO-NEGLI-OCCHI"])
    play(state, "A play KENSHIRO")
    relevant = []
    for answer in ("B pass", "A pass"):
        decision = state.decisions[0]
        if decision.seat == 1:
            relevant.append([decision.question.is_relevant(state, 1, action) for action in decision.actions])
        play(state, answer)
    assert relevant == [[False, False, False]]
