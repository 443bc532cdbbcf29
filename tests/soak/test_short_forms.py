"""The long runs, made short: each runs to its end, finds nothing wrong, and would find it if there were something.

How much is played in the time hangs on the machine, so what is asked of the counts is little.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from soak import frames, hostile, kills, memory
from soak.programs import Company, Laid
from soak.progress import Figures, Problems, command, expect
from soak.sight import SIGHTS, Table
from tavolata.server import bench, openapi

LAID = Laid("idle00000001", "indy", 2, ["token-one-of-the-tests", "token-two-of-the-tests"], "watch", "")


def test_short_kills() -> None:
    figures = kills.run(kills=3, tables=5, seconds=60.0)
    assert figures["problems"] == []
    assert figures["kills"] >= 1
    assert figures["acknowledged"] > 20
    assert figures["views-at-the-same-version"] > 0
    assert figures["log-lines-compared"] > 50


def test_a_lost_answer_and_a_damaged_view_would_be_found(tmp_path: Path) -> None:
    bench.fill(tmp_path, 2)
    run = kills.Run(tmp_path, 1, 0)
    company = Company(0, LAID, 0)
    company.programs[0].acks["a1"] = 5
    run.companies.append(company)
    run.look()
    assert run.problems == ["idle00000001: 0:a1 was acknowledged as 5, the journal has None"]
    told = kills.Memory(run, company.programs[0])
    told.hear(b'{"t":"update","v":3,"view":{"hand":["RC1"]},"log":[{"v":3,"events":[1]}]}')
    told.before_start()
    told.hear(b'{"t":"state","v":3,"view":{"hand":["RC2"]},"log":[{"v":3,"events":[2]}]}')
    told.before_start()
    told.hear(b'{"t":"state","v":2,"view":{"hand":["RC2"]},"log":[]}')
    found = " ".join(run.problems)
    assert "otherwise than before" in found and "another view than before" in found and "went back" in found


def test_short_frames() -> None:
    figures = frames.run(frames=2500, seconds=60.0)
    # With so few tables chance may leave a control without anything to find.
    assert [problem for problem in figures["problems"] if "not noticed" not in problem] == []
    assert figures["frames"] > 500
    assert figures["flags-in-frames-of-somebody-else"]["indy"] > 0
    assert figures["flags-in-frames-of-somebody-else"]["talismani"] > 0
    assert figures["flags-in-frames-too-early"]["timeline"] > 0


TRUE_TABLES: dict[str, Table] = {
    "indy": {"manche": 1, "hands": [["RC1"], ["GC1"]], "table": ["RH1"], "deck": ["BC1", "EAG"], "laid": [[], ["BO1"]]},
    "talismani": {
        "hands": [["NEB1"], ["SOL1"]],
        "plays": [[], ["TEM1"]],
        "pool": ["TEM2"],
        "prepared": [[], [["PIO1", "PIO2"]]],
        "forged": [[], []],
        "stakes": [["PRIMO"], []],
        "discards": [],
        "stake": "J1",
        "next_stake": "",
    },
    "timeline": {
        "line": ["C1"],
        "slots": [],
        "hands": [["C2"], ["C3"]],
        "blocked": [[], []],
        "draw": ["C4", "C5"],
        "discards": ["C6", "C7"],
        "box": [],
        "covered": ["C7"],
        "revealed": "",
    },
    "talisman": {
        "heroes": [
            {"objects": ["AXE1"], "followers": [], "trophies": [], "character": "ELF", "spells": ["NULLIFY"], "foreseen": [], "toad": 0},
            {"objects": [], "followers": [], "trophies": [], "character": "MONK", "spells": ["ALCHEMY"], "foreseen": ["LION"], "toad": 0},
        ],
        "adventure": ["GRAIL", "LION"],
        "spells": ["HEX1"],
        "sheets": ["DRUID"],
        "offered": [[], []],
        "adventure_discards": ["WITCH"],
        "spell_discards": [],
        "purchases": ["SWORD1"],
        "aside": [],
        "loot": [],
        "heirlooms": [[], []],
        "lying": {"FIELDS1": ["MAIDEN"]},
        "counters": {},
        "visit": {"drawn": [], "faced": [], "evaded": []},
        "casting": [],
    },
    "isola": {
        "hands": [["TOKI"], ["YUDA", "OASI"]],
        "futures": [["AIN"], ["REY", "BANDA-DI-CUORI"]],
        "bought": [[], []],
        "pasts": [["RIVOLTA"], []],
        "removed": [[], ["FANATICI"]],
        "shown": [[], []],
        "spied": [[], ["YUDA"]],
        "forces": {"KENSHIRO": {"held": [["FURIA", 0]]}},
        "territories": [[{"thing": "OASI.A2"}], []],
        "destiny": {},
        "spent": [],
        "battles": [],
        "fights": [],
    },
}  # fmt: skip

#: What seat 0 cannot know at these tables, of all that there is.
HIDDEN = {
    "indy": {"GC1", "BC1"},
    "talismani": {"SOL1"},
    "timeline": {"C4", "back of C2", "back of C3", "back of C4", "back of C5", "back of C7"},
    "talisman": {"ALCHEMY", "LION", "GRAIL", "HEX1", "DRUID"},
    "isola": {"REY", "BANDA-DI-CUORI"},
}


@pytest.mark.parametrize("game", SIGHTS)
def test_the_second_reader_knows_what_is_hidden(game: str) -> None:
    sight, table = SIGHTS[game](2), TRUE_TABLES[game]
    sight.follow(table, [])
    assert sight.cards(table) - sight.now(table, 0) == HIDDEN[game]


def test_the_second_reader_knows_a_card_that_was_taken_before_all_eyes() -> None:
    sight = SIGHTS["indy"](2)
    table = {**TRUE_TABLES["indy"], "hands": [["RC1"], ["RH1"]], "table": ["GC1"]}
    sight.follow(table, [(1, "swap GC1 RH1")])
    assert "RH1" in sight.now(table, 0)
    sight.follow(table, [(1, "change BC2 BC3")])
    assert "BC2" in sight.now(table, 1) and "BC2" not in sight.now(table, 0)
    assert sight.shown([(1, "lay BO1 BO2 BO3"), (1, "keep BH1")], 0) == {"BO1", "BO2", "BO3"}


def test_short_hostile() -> None:
    figures = hostile.run(messages=4000, seconds=40.0)
    assert figures["problems"] == []
    assert figures["messages"] > 300
    assert figures["others-answers"] > 0


def test_a_run_that_its_time_ended_too_early_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has found nothing, as it has not looked."""
    monkeypatch.setattr("sys.argv", ["soak"])
    told: list[Figures] = []

    def main(given: argparse.Namespace) -> Figures:
        told.append(kills.main(given))
        return told[0]

    assert command("", main, kills=3, tables=1, seconds=0.0, seed=0) == 1
    assert told[0]["problems"] == ["only 0 of 3 kills"]
    given = argparse.Namespace(frames=10, messages=10, seconds=0.0, seed=0, chunk=10)
    assert "only 0 of 10 frames" in frames.main(given)["problems"]
    assert hostile.main(given)["problems"] == ["only 0 of 10 messages"]
    # Memory is measured each minute, unless the server goes away.
    figures: Figures = {"minutes": 12, "problems": []}
    expect(figures, "minutes", 30)
    expect(figures, "minutes", 12)
    assert figures["problems"] == ["only 12 of 30 minutes"]


@pytest.mark.parametrize(("answers", "p99", "found"), [(500, 149.9, 0), (500, 150.1, 1), (0, 0.0, 1)])
def test_how_long_others_wait_is_judged_in_a_whole_run(answers: int, p99: float, found: int) -> None:
    figures: Figures = {"others-answers": answers, "others-ms": {"p99": p99}, "problems": []}
    hostile.check_others(figures)
    assert len(figures["problems"]) == found


def test_every_call_of_the_server_is_tried_with_hostile_messages() -> None:
    tried = {
        (method, re.sub(r"TABLE|ODD|/1$|timeline|isola", "X", path.partition("?")[0])) for method, path in hostile.CALLS
    }
    offered = {(method, re.sub(r"\{\w+\}", "X", path)) for method, path in openapi.CALLS}
    assert offered - tried == set()


def test_the_same_seed_makes_the_same_mischief() -> None:
    spoils = hostile.Spoils(LAID, ["other0000001"], [b"{}"])
    one, two, other = (hostile.Mischief(seed, spoils) for seed in (1, 1, 2))
    made = [(mischief.body(), mischief.call()) for mischief in (one, two, other)]
    assert made[0] == made[1] != made[2]


def test_what_must_not_be_in_an_answer_would_be_found() -> None:
    problems = Problems()
    answers = hostile.Answers(problems, [b"the-key"], LAID)
    answers.hear_answer(500, b"", "GET /api/x")
    answers.hear_frame(b'{"t":"nak","key":"error-server"}')
    answers.hear_frame(b'{"t":"chat","line":"the-key"}')
    answers.hear_frame(b'{"t":"state","table":{"id":"other"},"view":{}}')
    answers.hear_answer(400, b'File "/srv/x.py", line 3', "GET /api/x")
    assert len(problems) == 5
    answers.hear_frame(b'{"t":"state","table":{"id":"idle00000001"},"view":{}}')
    assert len(problems) == 5


def test_short_memory() -> None:
    """A loose bound: in so short a time it still warms up."""
    figures = memory.run(tables=12, minutes=4, minute_seconds=6.0, quiet=True)
    assert figures["problems"] == []
    samples = figures["mb-each-minute"]
    assert len(samples) == 4
    assert memory.growth(samples, 1) < 0.25, samples


def test_growth_is_measured_from_when_it_was_warm() -> None:
    assert memory.growth([50.0, 100.0, 103.0], 2) == pytest.approx(0.03)
    assert memory.growth([50.0, 100.0], 2) == 0.0
