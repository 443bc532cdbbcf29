"""Every line of the log names the rule behind it."""

from __future__ import annotations

from games.timeline.looking import fresh, play, race, team
from support import rule
from tavolata.engine import State


def log(state: State) -> list[str]:
    return [f"{event.kind} {event.rule}" for event in state.events or []]


@rule("TT-011", "TT-013", "TTR-03", "TT-040")
def test_the_log_of_the_competitive_start() -> None:
    expected = ["first-player R-03", *["dealt TT-011"] * 3, "first-card TT-013", "round TT-040"]
    assert log(fresh(3)) == expected


@rule("TT-101", "TT-102", "TT-103", "TTR-03")
def test_the_log_of_the_collaborative_start() -> None:
    expected = ["first-player R-03", *["dealt TT-101"] * 2, "first-card TT-102", "first-discard TT-103"]
    assert log(fresh(2, mode="collaborative")) == expected


@rule("TT-024", "TT-025", "TT-026", "TT-028", "TT-035", "TT-041")
def test_the_log_of_a_competitive_round() -> None:
    state = race("1492", ["1066", "1789 1790", "1066b 1970"], draw="")
    play(state, "A place 1066 0; B place 1789 0; C place 1066b 0")
    assert log(state) == [
        "placed TT-024",
        "misplaced TT-025",
        "reshuffled TT-028",
        "drew TT-026",
        "placed TT-035",
        "won TT-041",
    ]


@rule("TT-042", "TT-043", "TT-044", "TTR-25", "TTR-22")
def test_the_log_of_a_tie_break() -> None:
    state = race("1492", ["1066", "1789", "1969", "1801 1802"], draw="2001 2002 2003 2004 2005 2006 2007")
    play(state, "A place 1066 0; B place 1789 2; C place 1969 3; D place 1801 0")
    assert log(state)[-8:] == [
        "misplaced TT-025",
        "drew TT-026",
        "tie-break TT-042",
        "eliminated TT-042",
        *["drew TT-043"] * 3,
        "round TT-040",
    ]
    play(state, "A place 2002 4; B place 2003 0; C place 2004 5")
    assert "eliminated R-25" in log(state)
    play(state, "A place 2006 0; C place 2007 6")
    assert log(state)[-1] == "won TT-044"


@rule("TT-120", "TT-121", "TT-122", "TT-123", "TT-124", "TT-128", "TT-116")
def test_the_log_of_a_collaborative_turn() -> None:
    state = team("1492 1789", ["1066 2007 1610 1611", "5 6"], draw="1701 1702 1703")
    play(state, "A play 1066; A play 1610")
    assert log(state) == ["revealed TT-120", "put TT-121", "revealed TT-120", "put TT-123", "refilled TT-116"]
    play(state, "B play 5; B stop")
    assert log(state)[-4:] == ["revealed TT-120", "put TT-121", "stopped TT-128", "refilled TT-116"]
    play(state, "A play 1611")
    assert log(state)[-2:] == ["revealed TT-120", "blocked TT-124"]
    play(state, "A play 2007")
    assert log(state)[-1] == "put TT-122"


@rule("TT-131", "TT-141", "TT-157", "TT-158", "TT-165")
def test_the_log_of_the_ends_of_a_team() -> None:
    all_placed = team("1492", ["1066:gear", ""], draw=0, discards="100:>gear")
    play(all_placed, "A discard 1066")
    assert log(all_placed) == ["discarded TT-141", "ended TT-157", "team-score TT-165"]
    failed = team("1492 1789", ["1611", "5"], slots="1610")
    play(failed, "A play 1611")
    assert log(failed)[-2:] == ["ended TT-131", "team-score TT-165"]
    stuck = team("1492 1789", ["1066", ""], slots="1610", blocked=["", "1611:>star"], draw=0, discards="100:>gear")
    play(stuck, "A play 1066")
    assert log(stuck)[-2:] == ["ended TT-158", "team-score TT-165"]
