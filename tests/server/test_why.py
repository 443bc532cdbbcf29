"""Bots say why: kept with their answers, told with what came of them, also after a restart, in replays and in files."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import tavolata
from server.tables import (
    INDY,
    NOW,
    House,
    Visitor,
    house,
    in_loop,
    table_at,
    until,
)
from tavolata.engine import FileError
from tavolata.engine.chance import Fair
from tavolata.engine.parts import Reason
from tavolata.engine.record import Record, parse_record
from tavolata.engine.words import Words
from tavolata.games.indy.position import position
from tavolata.players import Observation, player
from tavolata.server import wire
from tavolata.server.bots import Thought, think, thought_of
from tavolata.server.entries import Entry
from tavolata.server.files import log_of, replay_of
from tavolata.server.table import Table, encode

TALISMAN = tavolata.game("talisman")
#: Long enough for several turns of each bot, short enough to be played in a moment.
OPTIONS = {"sudden-death": "rounds-10"}


def reasons(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry["why"] for entry in told if "why" in entry]


async def played(home: House, **wish: Any) -> tuple[str, Visitor]:
    """A game of Talisman that three bots and the one who keeps Ada's seat have played to its end."""
    where, (ada,), _ = await home.table(1, 4, game="talisman", fill="greedy", options=OPTIONS, **wish)
    await ada.ok("POST", f"/api/tables/{where}/seats/0", {"do": "standin", "bot": "greedy"})
    loaded = await home.hall.get(where)
    await until(lambda: loaded.table.over and loaded.committed == loaded.table.v)
    return where, ada


# In the middle of a game


@in_loop
async def test_everybody_hears_why_a_bot_did_it_and_nobody_speaks_for_a_person(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, ada = await played(home)
        told = await ada.ok("GET", f"/api/tables/{where}/log?seat=0")
        found = reasons(told)
        assert len(found) > 20
        assert {reason["seat"] for reason in found} == {1, 2, 3}
        for language in ("it", "en"):
            words = Words(language, "talisman")
            assert all(words.has(reason["key"]) for reason in found)
        # A spectator hears the same: what it names is public.
        assert reasons(await ada.ok("GET", f"/api/tables/{where}/log")) == found
        # It stands with what came of it: something that the bot itself did.
        for entry in told:
            if "why" in entry:
                assert any(event.get("seat") == entry["why"]["seat"] for event in entry["events"])


@in_loop
async def test_reasons_are_there_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, ada = await played(home)
        hello = {"t": "hello", "table": where, "seat": 0}
        before = await ada.ok("POST", f"/api/tables/{where}/hello", hello)
    async with house(tmp_path) as home:
        again = home.visitor()
        again.cookies = ada.cookies
        after = await again.ok("POST", f"/api/tables/{where}/hello", hello)
    assert reasons(before["log"])
    assert after["log"] == before["log"]


@in_loop
async def test_a_game_whose_bots_say_nothing_has_no_reasons(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada,), _ = await home.table(1, 3, fill="greedy")
        await ada.ok("POST", f"/api/tables/{where}/seats/0", {"do": "standin", "bot": "greedy"})
        loaded = await home.hall.get(where)
        await until(lambda: loaded.table.over)
        told = await ada.ok("GET", f"/api/tables/{where}/log?seat=0")
        assert told
        assert reasons(told) == []
        assert "reasons" not in (await ada.get(f"/api/tables/{where}/file")).json


def test_a_bot_thinks_of_its_reason_in_the_world_it_may_know() -> None:
    seen: list[Observation] = []

    class Spy:
        def choose(self, observation: Observation, chance: object) -> int:
            seen.append(observation)
            return observation.decision.actions[0]

        def why(self, observation: Observation, action: int) -> Reason:
            seen.append(observation)
            return "why-heal", {}

    world = TALISMAN.new(2, 0).determinize(0, 5)
    decision = world.decisions[0]
    spy: Any = Spy()
    assert thought_of(spy, world, decision, 1) == Thought(decision.actions[0], ("why-heal", {}))
    assert seen[0] is seen[1]
    assert seen[0].view == world.view(0)
    assert seen[0].world.dump() == Observation(world, 0).world.dump()


def test_a_bot_that_cannot_say_why_answers_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    class Mumbling:
        def choose(self, observation: Observation, chance: object) -> int:
            return observation.decision.actions[-1]

        def why(self, observation: Observation, action: int) -> Reason:
            raise KeyError("hm")

    state = INDY.new(2, 0)
    decision = state.decisions[0]
    mumbling: Any = Mumbling()
    assert thought_of(mumbling, state, decision, 1) == Thought(decision.actions[-1])
    assert "cannot say why" in caplog.text


def test_a_process_of_bots_gives_the_reason_with_the_answer() -> None:
    state = TALISMAN.new(2, 3)
    bot = player("greedy", TALISMAN)
    said = 0
    for step in range(60):
        decision = state.decisions[0]
        thought = think("talisman", "greedy", state.dump(), decision.seat, step)
        assert thought.why == bot.why(Observation(state, decision.seat), thought.action)
        said += thought.why is not None
        state.play(decision.seat, thought.action)
    assert said > 3


# Answers that do not show at once


def reason(seat: int, key: str) -> str:
    return encode(wire.Reason(seat, key))


def keys(table: Table) -> list[str]:
    return [entry.why.key for entry in table.log_for(None) if isinstance(entry.why, wire.Reason)]


def two_eagles() -> Table:
    """Seats 1 and 2 both hold an eagle, and seat 0 is asked; the first of them in order is seat 1."""
    hands = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "EAG BC1 BC2 BC3"]
    return table_at(position("light", turn="A", hands=hands, table="RH1 RH2 RH3", reactions="strict"), "pbb")


def react(table: Table, seat: int, text: str, why: str = "") -> Entry:
    mine = table.reaction_of(seat)
    assert mine is not None
    entry = table.act(seat, mine.id, INDY.parse(text), table.v, None, NOW + 1, why)
    assert entry is not None
    return entry


def test_a_reaction_that_waits_for_others_is_explained_when_it_shows() -> None:
    table = two_eagles()
    assert react(table, 1, "eagle RH1", reason(1, "first")).events == "[]"
    assert keys(table) == []
    react(table, 2, "pass")
    table.wake(NOW + 9)
    assert keys(table) == ["first"]


def test_a_reaction_that_comes_to_nothing_is_never_explained() -> None:
    table = two_eagles()
    assert react(table, 2, "eagle RH1", reason(2, "second")).events == "[]"
    assert react(table, 1, "eagle RH2", reason(1, "first")).events != "[]"
    assert keys(table) == ["first"]


def test_a_held_answer_keeps_its_reason() -> None:
    table = two_eagles()
    table.seats[1].kind = table.seats[2].kind = "person"
    mine = table.question_of(0)
    assert mine is not None
    assert table.act(0, mine.id, INDY.parse("swap RC1 RH1"), table.v, None, NOW + 1, reason(0, "held")) is None
    assert table.wake(NOW + 9) is not None
    assert keys(table) == ["held"]


# Replays and files


@in_loop
async def test_replays_and_files_say_why(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, ada = await played(home)
        told = reasons(await ada.ok("GET", f"/api/tables/{where}/log?seat=0"))
        for seat in (-2, -1, 0, 1):
            replay = await ada.ok("GET", f"/api/tables/{where}/replay?seat={seat}&changes=yes")
            assert reasons(replay["frames"]) == told
        data = (await ada.get(f"/api/tables/{where}/file")).json
        record = parse_record(data, tavolata.game)
        assert record.reasons
        for number, (key, _) in record.reasons.items():
            seat, text = record.answers[number - 1]
            assert seat in (1, 2, 3)
            assert text != "pass"
            assert Words("it", "talisman").has(key)
        # Every reason once, with the answer it is for; those that were told are among them.
        assert len(record.reasons) >= len(told)
        assert [[number, key, named] for number, (key, named) in record.reasons.items()] == data["reasons"]
        assert parse_record(record.dump(), tavolata.game).reasons == record.reasons


def test_a_file_without_reasons_is_read_and_one_with_strange_ones_refused() -> None:
    record = Record.start(INDY, 2, 1)
    decision = record.state.decisions[0]
    record.play(decision.seat, decision.actions[0])
    assert "reasons" not in record.dump()
    assert parse_record(record.dump(), tavolata.game).reasons == {}
    record.reasons[1] = "why-toward", {"space": "CITY", "reason": ["why-heal", {}], "cards": ["A", "B"], "percent": 40}
    assert parse_record(record.dump(), tavolata.game).reasons == record.reasons
    nested: object = "x"
    for _ in range(30):
        nested = [nested]
    strange: list[dict[int, Any]] = [
        {2: ("why-heal", {})},
        {0: ("why-heal", {})},
        {1: ("why\x1b[2J", {})},
        {1: ("why-heal", {"card": "\x07"})},
        {1: ("why-heal", {"card": 1.5})},
        {1: ("why-heal", {"card": None})},
        {1: ("why-heal", ["card"])},
        {1: (7, {})},
        {1: ("why-heal", {"deep": nested})},
    ]
    for wrong in strange:
        record.reasons = wrong
        with pytest.raises(FileError) as caught:
            parse_record(record.dump(), tavolata.game)
        assert caught.value.details["field"] == "reasons"


# Long games


def journal_of(answers: int) -> tuple[Table, list[Entry]]:
    """A game of so many answers of random players, as the journal keeps it; it need not be over."""
    state = TALISMAN.new(4, 0, None, "strict", Fair(random.Random(3).randbytes(32)), events=True)
    table = table_at(state.clone(), "bbbb")
    table.setup.start = encode(state.dump())
    lots = random.Random(5)
    state.events = []
    entries = [Entry("table", 1, 1, -1, "[]", '[{"kind":"x","rule":"","public":{},"secret":{},"seats":[]}]', None, NOW)]
    for n in range(2, answers + 2):
        decision = state.decisions[0]
        action = lots.choice(decision.actions)
        state.play(decision.seat, action)
        happened = encode([event.dump() for event in state.events or []])
        state.events = []
        body = encode([[decision.seat, TALISMAN.text(action)]])
        entries.append(Entry("table", n, n, decision.seat, body, happened, None, NOW))
    return table, entries


def test_a_long_replay_comes_in_parts_that_are_the_whole() -> None:
    table, entries = journal_of(300)

    def part(first: int, count: int | None, seat: int = -2) -> Any:
        return msgspec.json.decode(msgspec.json.encode(replay_of(table, entries, seat, False, first, count)))

    whole = part(0, None)
    assert whole["total"] == len(whole["frames"]) > 100
    assert whole["first"] == 0
    for first, count in ((0, 10), (10, 50), (60, None)):
        found = part(first, count)
        assert found["first"] == first
        assert found["total"] == whole["total"]
        assert found["frames"] == whole["frames"][first : None if count is None else first + count]
    assert part(5000, 10)["frames"] == []
    assert part(3, 0)["frames"] == []


@in_loop
async def test_parts_of_a_replay_are_asked_for_by_number(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, ada = await played(home)
        path = f"/api/tables/{where}/replay?seat=-2&changes=yes"
        whole = await ada.ok("GET", path)
        start = await ada.ok("GET", f"{path}&count=7")
        rest = await ada.ok("GET", f"{path}&first=7")
        assert [len(start["frames"]), rest["first"], rest["total"]] == [7, 7, whole["total"]]
        assert len(rest["frames"]) == whole["total"] - 7
        # Each part begins with a whole view.
        assert rest["frames"][0]["view"] is not None
        assert rest["frames"][1]["view"] is None
        for wrong in ("first=x", "count=-1", "first=1234567", "count="):
            assert await ada.no("GET", f"{path}&{wrong}") == "error-bad-request"


def test_the_log_of_the_journal_says_why() -> None:
    shown = '[{"kind":"x","rule":"","public":{},"secret":{},"seats":[]}]'
    entries = [
        Entry("t", 1, 1, 2, '[[2,"pass"]]', shown, None, 0.0, reason(2, "why-heal")),
        Entry("t", 2, 2, 2, "[]", shown, None, 0.0),
    ]
    assert [entry.why for entry in log_of(entries, None)] == [wire.Reason(2, "why-heal"), UNSET]
