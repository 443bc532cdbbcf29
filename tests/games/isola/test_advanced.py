"""The advanced game: both carry out every phase of a turn, and the role of the first player changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from games.isola.looking import PLAIN, destiny, forces, hand, idle, past, points, row, view, winner
from support import asked, offered, play, refused, rule, told
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

ADVANCED = {"game": "advanced"}


def table(**more: Any) -> Isola:
    return position(options=ADVANCED, **more)


@rule("ID-223")
def test_the_role_of_first_player_changes_hands() -> None:
    state = table(phase="order", hands=["AIN", "REY"])
    first = []
    for _ in range(3):
        idle(state, "present")
        first.append(next(iter(asked(state))))
        turn = state.turn
        while state.turn == turn:
            seat = next(iter(asked(state)))
            options = offered(state, seat)
            play(state, f"{seat} {'pass' if 'pass' in options else options[0]}")
    assert first == ["A", "B", "A"]


@rule("ID-224", "ID-225")
def test_both_score_and_ready_their_cards() -> None:
    state = table(phase="order", forces=["MERCENARI!", "AIN!"], places=["OASI", "PIRAMIDE-DELLA-CROCE"])
    assert points(state) == (2, 3)
    assert (forces(state, "A"), forces(state, "B")) == ("MERCENARI.A1", "AIN")


@rule("ID-226")
def test_both_draw_at_once() -> None:
    state = table(phase="draw", futures=["AIN REY", "YUDA TOKI SHOKI BOLTS"])
    assert asked(state) == {"A": "draw", "B": "draw"}
    assert offered(state, "A") == ["draw 1", "draw 2"]
    play(state, "B draw 3; A draw 1")
    assert (len(hand(state, "A").split()), len(hand(state, "B").split())) == (1, 3)


@rule("ID-227", "RU-69", "ID-104", "ID-106")
def test_first_one_presents_then_the_other_and_both_own_the_phase() -> None:
    state = table(hands=["KENSHIRO RIVOLTA", "LIBERAZIONE RAZZIA RIVOLTA"])
    assert asked(state) == {"A": "present"}
    play(state, "A play KENSHIRO")
    assert offered(state, "B") == ["pass", "play RIVOLTA"]  # in the presentation of the other one
    play(state, "B pass; A pass")
    while asked(state) == {"B": "reply"}:
        play(state, "B pass")
    assert asked(state) == {"B": "present"}
    play(state, "B play LIBERAZIONE; A play RIVOLTA; B play RAZZIA")
    assert destiny(state) == "LIBERAZIONE.B1 RIVOLTA.A1"
    assert points(state) == (0, 1)


@rule("RU-74", "ID-131")
def test_both_discard_to_seven() -> None:
    eight = "RAOUL KENSHIRO TOKI REY YUDA SHOKI BOLTS RYUGA"
    state = table(phase="discard", hands=[eight, eight])
    assert asked(state) == {"A": "discard"}
    play(state, "A discard RAOUL")
    assert asked(state) == {"B": "discard"}


def declared(**more: Any) -> Isola:
    """A attacks, B defends and attacks as well."""
    state = table(
        phase="combat", forces=["MERCENARI CAVALIERI-NERI", "BANDA-DI-CUORI AIN"], places=["OASI", PLAIN], **more
    )
    play(state, "A add MERCENARI.A1; A done")
    assert asked(state) == {"B": "defend"}
    play(state, "B add AIN; B done")
    return state


@rule("ID-228", "RU-68", "ID-146")
def test_both_attack_and_both_defend() -> None:
    state = declared()
    assert asked(state) == {"B": "attack"}
    assert refused(state, "B add AIN") == ("error-in-group", "ID-146")  # he defends
    play(state, "B add BANDA-DI-CUORI.B1; B done")
    # A red army does not defend a blue place, and the one that attacks is in a group already.
    assert asked(state) == {"A": "next-fight"}


@rule("ID-228", "RU-68")
def test_who_attacks_does_not_defend() -> None:
    state = table(phase="combat", forces=["MERCENARI AIN", "BANDA-DI-CUORI"], places=[PLAIN, PLAIN])
    play(state, "A add MERCENARI.A1; A done; B pass; B add BANDA-DI-CUORI.B1; B done")
    assert asked(state) == {"A": "defend"}
    assert offered(state, "A") == ["pass", "add AIN"]


@rule("ID-229", "RU-90", "RU-68")
@pytest.mark.parametrize("number", [0, 1])
def test_the_first_player_orders_the_fights(number: int) -> None:
    state = declared()
    play(state, "B add BANDA-DI-CUORI.B1; B done")
    assert offered(state, "A") == ["fight 0", "fight 1"]
    assert row(state, "A") == "OASI.A1"  # undefended, and yet it falls when its turn comes
    play(state, f"A fight {number}")
    kinds = [event.kind for event in state.events or [] if event.kind in ("fight", "conquered")]
    assert kinds == (["fight", "conquered"] if number == 0 else ["conquered", "fight"])
    assert told(state, "fight")[0]["seat"] == 0
    assert row(state, "A") == ""


@rule("RU-89", "RU-27", "ID-176")
def test_a_hunted_card_may_attack_and_is_missed_if_it_falls() -> None:
    state = table(phase="combat", forces=["CAVALIERI-NERI", "JACK-DI-PICCHE BANDA-DI-CUORI"], places=[PLAIN])
    play(state, "A target JACK-DI-PICCHE.B1; A add CAVALIERI-NERI.A1; A done")
    assert asked(state) == {"B": "attack"}
    play(state, "B add JACK-DI-PICCHE.B1; B add BANDA-DI-CUORI.B1; B done; A fight 0")
    assert past(state, "B") == "JACK-DI-PICCHE"
    assert row(state, "A") == ""


@rule("RU-27", "RU-89")
def test_a_hunted_card_that_survives_is_engaged() -> None:
    state = table(phase="combat", forces=["JACK-DI-PICCHE", "AIN"], hands=["", ""])
    play(state, "A target AIN; A add JACK-DI-PICCHE.A1; A done; B pass")
    assert "AIN" in str(told(state, "engaged")[-1]["forces"])


@rule("RU-90", "RU-26")
def test_direct_attack_is_decided_when_each_declares() -> None:
    state = table(phase="combat", forces=["MERCENARI", "AIN"], places=["", PLAIN])
    play(state, "A add MERCENARI.A1; A done; B pass")
    assert offered(state, "B") == ["pass", "target MERCENARI.A1"]


@rule("ID-230")
def test_both_clear_their_turn_events() -> None:
    state = table(phase="epilogue", events=["RIVOLTA", "TREGUA"])
    assert destiny(state) == ""
    assert (past(state, "A"), past(state, "B")) == ("RIVOLTA", "TREGUA")


@rule("RU-67")
@pytest.mark.parametrize(("score", "won"), [((3, 1), "A"), ((1, 3), "B"), ((2, 2), "=")])
def test_both_futures_are_empty(score: tuple[int, int], won: str) -> None:
    state = table(phase="draw", futures=["OASI", "OASI"], points=score)
    play(state, "A draw 1; B draw 1")
    while not state.over:
        seat = next(iter(asked(state)))
        play(state, f"{seat} pass")
    assert winner(state) == won


@rule("ID-124", "RU-67")
def test_one_empty_future_loses() -> None:
    state = table(phase="draw", futures=["OASI", "OASI OASI OASI"], points=(9, 0))
    play(state, "A draw 1; B draw 1")
    while not state.over:
        seat = next(iter(asked(state)))
        play(state, f"{seat} pass")
    assert winner(state) == "B"


@rule("ID-231")
def test_all_other_rules_stay() -> None:
    state = table(hands=["OASI MERCENARI BANDA-DI-CUORI"])
    assert offered(state, "A") == ["pass", "settle OASI MERCENARI"]
    assert view(state)["active"] == 0
