"""Every line of the log names the rule behind it."""

from __future__ import annotations

from games.talismani.looking import ROW, deal, lay, picks, revealed
from support import play, rule
from tavolata.engine import State
from tavolata.games.talismani.position import position


def log(state: State) -> list[str]:
    return [f"{event.kind} {event.rule}" for event in state.events or []]


@rule("TdT-003", "TdT-005", "TdT-007")
def test_the_log_of_the_start() -> None:
    assert log(deal(ROW, ["", "", ""])) == ["row TdT-003", *["dealt TdT-005"] * 3, "turn TdT-007"]


@rule("TdT-013", "TdT-023", "TdT-024", "TdT-028", "TdT-031", "TdT-033", "TdT-038", "TdT-042", "TR-28")
def test_the_log_of_a_turn() -> None:
    state = revealed(ROW, ["NEB8", "NEB3 NEB4", "NEV1 NEV2", "SOL4", "SOL5"])
    play(state, "C leave; B aside; A stake NEB8")
    picks(state)
    play(state, "A turn")
    assert log(state) == [
        "turn TdT-007",
        *["played TdT-013"] * 5,
        "won TdT-013",
        "stake-taken TdT-023",
        "left TR-28",
        "aside TdT-028",
        "stake-chosen TdT-024",
        "forged TdT-042",
        *["taken TdT-031"] * 3,
        "taken TdT-033",
        "weather-turned TdT-038",
        "turn TdT-007",
    ]


@rule("TdT-020", "TdT-026", "TdT-049", "TdT-050", "TdT-051", "TdT-052", "TdT-053", "TdT-055", "TR-33", "TR-35")
def test_the_log_of_special_cards() -> None:
    plays = ["NEB8", "J1", "SP1", "SP2", "IN1", "IN2", "CO1", "CO2", "CT1", "CT2"]
    state = revealed(ROW, plays, options={"second-special": "cancelled"})
    play(state, "C stake NEB8; G move NEB 3; I turn")
    picks(state)
    assert log(state) == [
        "turn TdT-007",
        "played TdT-013",
        "played-jolly TdT-055",
        *["played-special TdT-020"] * 8,
        "won-alone TdT-020",
        "stake-taken TdT-023",
        "cancelled TdT-026",
        "stake-chosen TdT-049",
        "cancelled TR-35",
        "cancelled TR-35",
        "cancelled TdT-053",
        "inverted TdT-050",
        "reordered TdT-051",
        "weather-turned TdT-052",
        *["taken TdT-031"] * 8,
        "taken TdT-033",
        "turn TdT-007",
    ]
    kept = revealed(ROW, ["NEB8", "CO1", "CT1"])
    play(kept, "A stake NEB8; B keep; C keep")
    assert log(kept)[-3:] == ["stake-chosen TdT-024", "order-kept TR-33", "weather-kept TdT-052"]


@rule("TdT-021", "TdT-046", "TdT-047", "TR-29", "TR-39")
def test_the_log_of_turns_without_a_winner() -> None:
    state = position("SOL NEB NEV NUV PIO TEM", ["NEB1", "CT1 NEB2", "J2 NEB3"], prepared=[["SOL4 SOL5"]])
    lay(state, ["", "CT1", "J2"])
    assert log(state) == [
        "turn TdT-007",
        "sits-out TdT-046",
        "played-jolly TdT-055",
        "played-special TdT-020",
        "no-winner TdT-021",
        "forged TdT-047",
        "discarded TdT-021",
        "turn TdT-007",
    ]
    both = position("SOL NEB NEV NUV PIO TEM", ["NEB1", "NEB2"], prepared=[["SOL1 SOL2"], ["SOL5 SOL6"]])
    assert log(both)[3:6] == ["all-sit-out TR-29", "forged TdT-047", "forged TdT-047"]
    nobody = revealed("PIO SOL NEB NUV TEM NEV", ["PIO6 PIO2", "SOL3 SOL4"])
    play(nobody, "B aside; A stake PIO2")
    assert log(nobody)[-1] == "discarded TR-39"


@rule("TdT-045", "TdT-056", "TdT-057", "TdT-058", "TR-41", "TR-42")
def test_the_log_of_the_end() -> None:
    state = position(
        ROW,
        ["NEB5", "SOL1 SOL2"],
        stake="NEB1",
        prepared=[[], ["NEV3 NEV4", "TEM1 TEM2"]],
        options={"ripe-at-end": "forged"},
    )
    lay(state, ["NEB5", "SOL1"])
    play(state, "A stake NEB5; A turn")
    assert log(state)[-8:] == [
        "weather-turned TdT-038",
        "game-ends TdT-056",
        "forged TR-41",
        "not-forged TdT-045",
        "stake-lost TR-42",
        "reckoning TdT-057",
        "reckoning TdT-057",
        "won-game TdT-058",
    ]
