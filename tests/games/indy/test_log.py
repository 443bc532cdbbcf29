"""Every line of the log names the rule behind it."""

from __future__ import annotations

import tavolata
from games.indy.looking import settled
from support import play, rule
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy


def log(state: Indy) -> list[str]:
    return [f"{event.kind} {event.rule}" for event in state.events or []]


@rule("IN-003", "IN-005", "IN-036", "IR-03")
def test_the_log_of_the_start() -> None:
    state = tavolata.game("indy").new(2, chance=[0], events=True)
    assert isinstance(state, Indy)
    play(state, "A shaman S1; B shaman S2")
    assert log(state) == [
        "first-dealer IR-03",
        "shaman-chosen IN-003",
        "shaman-chosen IN-003",
        "manche IN-036",
        "dealt IN-005",
        "dealt IN-005",
    ]


@rule("IN-010", "IN-011", "IN-013", "IN-014", "IN-015", "IN-017", "IN-041", "IN-044")
def test_the_log_of_dark_and_light() -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4", "EAG GO1 GO2 GO3"], deck="BC1 RH1 EAG RH2 RH3 RH4 RH5")
    play(state, "A change RC1; B pass; B eagle RH1; A swap RC2 RH2; B pass")
    assert log(state) == [
        "changed IN-011",
        "passed IN-010",
        "eagle-replaced IN-044",
        "opened IN-013",
        "eagle-played IN-041",
        "opened IN-041",
        "swapped IN-015",
        "passed IN-014",
        "opened IN-017",
    ]


@rule("IN-018", "IN-019", "IN-024", "IN-026", "IN-036", "IN-038")
def test_the_log_of_evocation_settlement_and_the_next_deal() -> None:
    hands = ["RC1 RC2 RC3 RO1", "GC1 GH1 GO1 BH6"]
    state = position("evocation", hands=hands, table="RC6 BO1 BO2 BO3")
    play(state, "A swap RC1 RC6; A lay RC2 RC3 RC6; B lay GC1 GH1 GO1")
    assert log(state) == [
        "swapped IN-018",
        "evoked IN-019",
        "evoked IN-019",
        "token-lost IN-024",
        "token-won IN-026",
        "manche IN-036",
        "dealt IN-038",
        "dealt IN-038",
    ]


@rule("IN-030", "IN-033", "IN-037", "IR-27")
def test_the_log_of_the_plucked() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[4, 0, 1, 0],
        shamans="S5 S1 S6 S3",
        laid=["BC6 BH6 BO6", "", "BC2 BH2 BO2", ""],
        hands=["", "GC1 GO1", "", "GC2 GO2"],
        table="GC3 GC4 RH5 RH6",
    )
    play(state, "B pass; B pass; D pass; D return GC2 GC3 GC4; B keep GC1")
    assert log(state)[:7] == [
        "stays-plucked IN-032",
        "returned IN-033",
        "token-lost IN-024",
        "plucked IN-030",
        "token-returned IN-033",
        "kept IN-037",
        "manche IN-036",
    ]


@rule("IN-039")
def test_the_log_of_a_victory() -> None:
    state = settled(["RH1 GH1 BO1", "GC1 GH2 GO3"], tokens=[1, 3])
    assert log(state) == ["evoked IN-019", "token-lost IN-024", "plucked IN-030", "won IN-039"]


@rule("IR-27")
def test_the_log_when_nobody_is_left() -> None:
    evocations = ["RH4 GH3 BO2", "RH1 GH2 BO6"]
    assert "nobody-left IR-27" in log(settled(evocations, tokens=[1, 1]))
    replayed = settled(evocations, tokens=[1, 1], options={"nobody-left": "replay"})
    assert "losses-cancelled IR-27" in log(replayed)
