"""Made positions: cards lie where they are named, the rest of a deck is filled, and what cannot be is refused."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from games.isola.looking import destiny, forces, hand, held, keys, past, points, removed, row, values, view, winner
from support import asked, offered, play, rule
from tavolata.engine import Fast, SetupError
from tavolata.games.isola import GAME
from tavolata.games.isola.position import position


def test_cards_lie_where_they_are_named() -> None:
    state = position(
        hands=["AIN X01", "RAOUL"],
        forces=["KENSHIRO*2+X01+T02! MERCENARI", "BANDA-DI-CUORI+E01"],
        places=["OASI+E05 MARE-SECCO", "VILLAGGIO-DEL-POZZO+A:NOMADI"],
        events=["LIBERAZIONE", "RIVOLTA"],
        futures=["REY YUDA"],
        pasts=["", "TOKI"],
        removed=["SHOKI"],
        points=(4, 1),
    )
    assert hand(state, "A") == keys("AIN X01")
    assert forces(state, "A") == "KENSHIRO*3! MERCENARI.A1"
    assert held(state, "KENSHIRO") == "SUCCESSORE-HOKUTO RAFFICA-DEL-NORD"
    assert values(state, "BANDA-DI-CUORI.B1") == "4/0/2"
    assert (row(state, "A"), row(state, "B")) == ("MARE-SECCO.A1 OASI.A1", "VILLAGGIO-DEL-POZZO.B1")
    assert view(state)["territories"][1][0]["held"] == [{"card": "NOMADI", "owner": 0}]
    assert destiny(state) == "LIBERAZIONE.A1 RIVOLTA.B1"
    assert (past(state, "B"), removed(state, "A"), points(state)) == ("TOKI", "SHOKI", (4, 1))
    assert view(state)["futures"] == [2, 20]
    assert state.problems() == []


@rule("ID-124", "ID-120", "RU-13")
@pytest.mark.parametrize(
    ("phase", "futures", "score", "won"),
    [
        ("draw", ["-"], (9, 0), "B"),
        ("draw", ["", "-"], (9, 0), ""),  # it is not the other one's draw
        ("order", ["-"], (9, 0), "B"),
        ("order", ["-"], (10, 0), "A"),  # the order phase comes first
        ("order", ["-"], (0, 10), "B"),
    ],
)
def test_a_future_may_be_empty(phase: str, futures: list[str], score: tuple[int, int], won: str) -> None:
    state = position(phase=phase, futures=futures, points=score)
    assert winner(state) == won
    assert won or asked(state) == {"A": "draw"}


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("card", {"hands": ["NOBODY"]}),
        ("card", {"futures": ["- OASI"]}),
        ("piece", {"forces": ["OASI"]}),
        ("piece", {"forces": ["MERCENARI*2"]}),
        ("piece", {"forces": ["KENSHIRO*0"]}),
        ("piece", {"forces": ["AIN+CISTERNA"]}),
        ("piece", {"forces": ["KENSHIRO+FINTA"]}),  # what is played and discarded stays on nobody
        ("piece", {"places": ["KENSHIRO"]}),
        ("piece", {"places": ["OASI*2"]}),
        ("piece", {"places": ["OASI+KENSHIRO"]}),
        ("piece", {"places": ["OASI+ARMI-DA-TAGLIO"]}),
        ("piece", {"events": ["RAZZIA"]}),
        ("twice", {"forces": ["KENSHIRO", "KENSHIRO"]}),
        ("twice", {"forces": ["MERCENARI " * 6]}),
        ("twice", {"places": ["", "OASI " * 6]}),
        ("twice", {"events": ["RIVOLTA " * 6]}),
        ("twice", {"hands": ["OASI OASI OASI"], "places": ["OASI"], "futures": ["OASI OASI"]}),
        ("twice", {"hands": ["", "X01 X01 X01 X02 X02 X03"]}),
        ("phase", {"phase": "night"}),
        ("points", {"points": (-1, 0)}),
        ("points", {"points": ("3", 0)}),
        ("seat", {"turn": "C"}),
        *[
            ("seats", {field: ["", "", ""]})
            for field in ("hands", "forces", "places", "events", "futures", "pasts", "removed")
        ],
    ],
)
def test_what_cannot_be_is_refused(key: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        position(**wrong)
    assert refusal.value.key == f"error-position-{key}"


@pytest.mark.parametrize("options", [{}, {"game": "advanced"}])
@pytest.mark.parametrize(
    "table",
    [
        {},
        {"forces": ["KENSHIRO*2+X01", "AIN"], "places": ["OASI+CISTERNA", "DESERTO-DI-VETRO MARE-SECCO"]},
        {"hands": ["AIN", "MERCENARI"], "futures": ["OASI", "REY YUDA"]},
        {"futures": ["-", "-"]},
    ],
)
def test_a_made_position_is_sound_can_be_saved_and_goes_on_to_the_end(
    table: dict[str, Any], options: dict[str, str]
) -> None:
    state = position(**table, options=options)
    state.check_every_step()
    luck = Fast(3)
    while not state.over:
        assert GAME.load(state.dump()).dump() == state.dump()
        assert pickle.loads(pickle.dumps(state)).dump() == state.dump()  # noqa: S301: our own
        for seat in range(2):
            GAME.load(state.determinize(seat, 5).dump())
        decision = state.decisions[0]
        state.play(decision.seat, luck.choice(decision.actions))


def test_all_cards_of_a_usual_future_can_be_played() -> None:
    """More equal places than a deck may have would not fit on the table."""
    state = position(places=["DESERTO-DI-VETRO"])
    for _ in range(400):
        if state.over:
            break
        seat = next(iter(asked(state)))
        options = offered(state, seat)
        play(state, f"{seat} {next((text for text in options if text.startswith(('play', 'draw 3'))), options[0])}")
    assert state.over
    assert row(state, "A").count("DESERTO-DI-VETRO") == 5
