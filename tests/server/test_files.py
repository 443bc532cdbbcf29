"""A finished game as a file and as a replay; what was taken back is not in them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavolata
from server.tables import INDY, Hand, House, Visitor, gather, house, in_loop
from tavolata.engine import Fair
from tavolata.engine.record import load_record, parse_record
from tavolata.games.indy.position import position
from tavolata.server.entries import Entry
from tavolata.server.files import change_of, effective, log_of


async def finished(home: House, people: int = 2, players: int | None = None) -> tuple[str, list[Visitor]]:
    """A game played to its end, with take-backs on the way."""
    where, visitors, _ = await home.table(people, players)
    lines = [await visitor.line() for visitor in visitors]
    taken_back = 0
    table = (await home.hall.get(where)).table
    lots = random.Random(4)
    for seat, line in enumerate(lines):
        await line.hello(where, seat)
    for number in range(30):
        table = (await home.hall.get(where)).table
        for seat, line in enumerate(lines):
            question = table.question_of(seat)
            if question is not None:
                message = {
                    "t": "act",
                    "id": f"f{number}",
                    "decision": question.id,
                    "action": INDY.text(lots.choice(question.actions)),
                    "on": table.v,
                }
                if (await line.ask(message))["t"] == "ack" and lots.random() < 0.5:
                    before = table.n
                    await line.ask({"t": "takeback", "id": f"b{number}"})
                    for other, voter in enumerate(lines):
                        if table.take_backs.request is not None and other in table.take_backs.request.asked:
                            await voter.ask({"t": "consent", "id": f"c{number}-{other}", "yes": True})
                    taken_back += table.n > before
    assert taken_back > 2
    await gather(*(Hand(line, where, seat, 30 + seat).play() for seat, line in enumerate(lines)))
    return where, visitors


@in_loop
async def test_the_file_of_a_finished_game_can_be_played_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _) = await finished(home)
        table = (await home.hall.get(where)).table
        entries = await home.site.store.entries(where)
        assert sum(entry.body.isdecimal() for entry in entries) > 2
        answer = await ada.get(f"/api/tables/{where}/file")
        assert answer.headers["content-disposition"] == f'attachment; filename="indy-{where}.tavolata.json"'
        record = parse_record(answer.json, tavolata.game)
        assert record.state.over
        assert table.state is not None
        assert record.state.dump() == table.state.dump()
        assert record.state.ranking == table.setup.result.places
        assert record.names == ["Ada", "Bruno"]
        assert record.state.chance.dump()["key"] == table.setup.result.key
        # The luck was settled before the first answer.
        start = INDY.load(record.start_data)
        assert isinstance(start.chance, Fair)
        assert start.chance.commitment() == table.setup.result.commitment


def test_the_terminal_reads_the_file(tmp_path: Path) -> None:
    @in_loop
    async def save() -> None:
        async with house(tmp_path) as home:
            where, visitors = await finished(home, 2, 3)
            (tmp_path / "game.json").write_bytes((await visitors[0].get(f"/api/tables/{where}/file")).body)

    save()
    assert load_record(tmp_path / "game.json", tavolata.game).state.over
    done = subprocess.run(
        [sys.executable, "-m", "tavolata", "replay", str(tmp_path / "game.json"), "--lang", "en"],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    assert "Ada" in done.stdout


@in_loop
async def test_a_replay_shows_each_moment_as_its_viewer_saw_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno) = await finished(home)
        table = (await home.hall.get(where)).table
        replays: dict[int, Any] = {}
        for seat in (-2, -1, 0, 1):
            replays[seat] = await bruno.ok("GET", f"/api/tables/{where}/replay?seat={seat}")
            assert replays[seat]["seat"] == seat
            assert replays[seat]["table"]["places"] == table.setup.result.places
        frames = replays[0]["frames"]
        assert {len(replay["frames"]) for replay in replays.values()} == {len(frames)}
        assert [frame["v"] for frame in frames] == sorted({frame["v"] for frame in frames})
        assert "hand" not in replays[-1]["frames"][5]["view"]
        for number, frame in enumerate(replays[-2]["frames"]):
            assert [one["hand"] for one in frame["view"]["open"]] == [
                replays[seat]["frames"][number]["view"]["hand"] for seat in (0, 1)
            ]
        # Events: one's own secrets, and only those; with all cards open everybody's.
        dealt = [event for frame in frames for event in frame["events"] if event["kind"] == "dealt"]
        assert all(("cards" in event) == (event["seat"] == 0) for event in dealt)
        open_deals = [e for frame in replays[-2]["frames"] for e in frame["events"] if e["kind"] == "dealt"]
        assert all("cards" in event for event in open_deals)
        assert table.state is not None
        assert frames[-1]["view"] == json.loads(json.dumps(table.state.view(0)))
        for wrong in ("2", "-3", "x", "", "00000"):
            assert await ada.no("GET", f"/api/tables/{where}/replay?seat={wrong}") == "error-bad-request"


def with_change(before: Any, change: dict[str, Any]) -> Any:
    """As a client does it."""
    after = dict(enumerate(before)) if isinstance(before, list) else dict(before)
    key_of = int if isinstance(before, list) else str
    after.update({key_of(key): value for key, value in change["put"].items()})
    after.update({key_of(key): with_change(after[key_of(key)], within) for key, within in change["within"].items()})
    for key in change["gone"]:
        del after[key]
    return list(after.values()) if isinstance(before, list) else after


@in_loop
async def test_a_replay_of_changes_leads_to_the_same_views(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _) = await finished(home)
        for seat in (-2, -1, 0):
            usual = await ada.ok("GET", f"/api/tables/{where}/replay?seat={seat}")
            short = await ada.ok("GET", f"/api/tables/{where}/replay?seat={seat}&changes=yes")
            assert len(json.dumps(short)) < len(json.dumps(usual))
            view = short["frames"][0]["view"]
            for frame, other in zip(short["frames"], usual["frames"], strict=True):
                if frame["change"] is not None:
                    assert frame["view"] is None
                    view = with_change(view, frame["change"])
                assert view == other["view"]
                assert other["change"] is None
                assert frame["events"] == other["events"]
        assert await ada.no("GET", f"/api/tables/{where}/replay?changes=some") == "error-bad-request"


def test_what_is_new_in_a_view() -> None:
    before = {
        "round": 1,
        "seats": [{"life": 4}, None, {"life": 2}],
        "cards": ["A", "B"],
        "on": {"X": 1, "Y": 2},
        "gone": 0,
    }
    after = {"round": 2, "seats": [{"life": 4}, {"life": 5}, {"life": 1}], "cards": ["A"], "on": {"X": 1, "Z": 3}}
    change = msgspec.to_builtins(change_of(before, after))
    assert with_change(before, change) == after
    assert change["put"] == {"round": 2, "cards": ["A"]}
    assert change["within"]["seats"]["put"] == {"1": {"life": 5}}
    assert change["within"]["seats"]["within"]["2"]["put"] == {"life": 1}
    assert change["within"]["on"] == {"put": {"Z": 3}, "within": {}, "gone": ["Y"]}
    assert change["gone"] == ["gone"]
    assert change_of(after, after) == change_of({}, {})


@in_loop
async def test_the_log_of_the_calls_is_the_log_of_the_frames(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _) = await finished(home)
        table = (await home.hall.get(where)).table
        told = await ada.ok("GET", f"/api/tables/{where}/log?seat=0")
        hello = await ada.ok("POST", f"/api/tables/{where}/hello", {"t": "hello", "table": where, "seat": 0})
        assert told[-len(hello["log"]) :] == hello["log"]
        assert any(entry["undone_to"] is not None for entry in told)
        assert table.over


def test_what_was_taken_back_does_not_count() -> None:
    def entry(n: int, body: str) -> Entry:
        return Entry("t", n, n, 0, body, "[]", None, 0.0)

    entries = [entry(1, "[]"), entry(2, "[a]"), entry(3, "[b]"), entry(4, "2"), entry(5, "[c]"), entry(6, "1")]
    assert [one.n for one in effective(entries[:3])] == [1, 2, 3]
    assert [one.n for one in effective(entries[:5])] == [1, 2, 5]
    assert [one.n for one in effective(entries)] == [1]


def test_a_take_back_that_nobody_may_know_of_is_not_in_the_log() -> None:
    shown = '[{"kind":"passed","rule":"IN-014","public":{"seat":0},"secret":{},"seats":[]}]'
    entries = [
        Entry("t", 1, 1, -1, "[]", shown, None, 0.0),
        Entry("t", 2, 1, 1, '[[1,"pass"]]', "[]", None, 0.0),  # a no to an eagle
        Entry("t", 3, 1, 1, "1", "[]", None, 0.0),  # taken back
        Entry("t", 4, 2, 0, '[[0,"pass"]]', shown, None, 0.0),
        Entry("t", 5, 3, 0, "1", "[]", None, 0.0),  # this one all saw
    ]
    assert [(entry.v, entry.undone_to) for entry in log_of(entries, None)] == [(1, None), (2, None), (3, 1)]


@in_loop
async def test_a_game_of_other_rules_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        state = position("light", turn="A", hands=["RC1 RC2 RC3 RC4"], players=2, reactions="strict")
        loaded = await home.lay(state, "pp", "rules")
        loaded.table.setup.stage = "finished"
        loaded.table.setup.rules = "0.0"
        ada = home.program("rules", 0)
        assert await ada.no("GET", "/api/tables/rules/file") == "error-file-old"
        replay = await ada.ok("GET", "/api/tables/rules/replay?seat=0")
        assert all(frame["view"] is None for frame in replay["frames"])
