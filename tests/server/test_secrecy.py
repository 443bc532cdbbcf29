"""Nothing leaks: not in a frame, not in the number of frames, not in versions, not through any call.

Whole games are played through the server's own messages. What a viewer got is compared with what the same viewer would have
got had the hidden cards lain elsewhere: byte for byte the same, or something would tell.
"""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battery.cases import strings_in
from server.tables import (
    INDY,
    Hand,
    House,
    Line,
    QuickBots,
    Visitor,
    gather,
    house,
    in_loop,
    row_of,
    seat_rows,
    seen,
    until,
)
from tavolata.engine import PASS, State
from tavolata.games.indy import cards
from tavolata.games.indy.position import position
from tavolata.server.entries import Snapshot, StoredTable
from tavolata.server.table import Table, encode

#: Every card but the eagles, which all look alike.
CARDS = frozenset(cards.CARD_NAMES) - {"EAG"}
#: What only the wall clock decides.
TIMES = frozenset(["at", "now", "until", "updated", "created"])


def without_times(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in TIMES}
    return [without_times(part) for part in data] if isinstance(data, list) else data


# Frames of whole games


def hidden_from(state: State, seat: int | None) -> set[str]:
    """The cards that the seat can know nothing about: neither in its view nor put before its eyes in this manche."""
    return set(CARDS) - strings_in(state.view(seat))


class Watched:
    """A line, and for each frame the state of the table when it was sent."""

    def __init__(self, line: Line, seat: int | None) -> None:
        self.line = line
        self.seat = seat


async def states_of(home: House, where: str) -> dict[int, State]:
    """The game at every version of a table, by its journal: so that each frame can be judged by the table it was about."""
    stored, entries = await home.site.store.load(where), await home.site.store.entries(where)
    assert stored is not None
    table = Table(stored._replace(snapshot=None, entries=entries[:1]), INDY)
    states: dict[int, State] = {}
    for entry in entries:
        if entry.n > 1:
            table.follow(entry)
        if table.shown is not None:
            states.setdefault(table.v, table.shown)
    return states


def waits_for(table: Table, seat: int) -> bool:
    return table.waiting == [seat]


def cards_of_past(frame: dict[str, Any]) -> set[str]:
    """Cards named by log entries: each is judged by what its own viewer was told then (see the test of events)."""
    return strings_in(frame.get("log", []))


@pytest.mark.parametrize(("people", "players", "seed"), [(2, 2, 1), (3, 3, 2), (2, 4, 3), (3, 5, 4)])
@in_loop
async def test_no_frame_of_a_whole_game_names_a_card_that_its_viewer_may_not_know(
    tmp_path: Path, people: int, players: int, seed: int
) -> None:
    async with house(tmp_path, bots=QuickBots(seed)) as home:
        where, visitors, created = await home.table(people, players, start=False)
        lines = [await visitor.line() for visitor in visitors]
        watcher = await (await home.spectator(where, created)).line()
        await watcher.hello(where)

        hands = [Hand(line, where, seat, 10 * seed + seat) for seat, line in enumerate(lines)]
        await visitors[0].ok("POST", f"/api/tables/{where}/start")
        for hand in hands[::2]:
            await hand.line.hello(where, hand.seat)
            await hand.line.ask({"t": "orders", "id": "o", "orders": {"eagle": "ask"}})
        await gather(*(hand.play() for hand in hands))
        await watcher.all_frames()

        states = await states_of(home, where)
        judged = 0
        for seat, line in [(None, watcher), *enumerate(lines)]:
            told_before: set[str] = set()
            for frame in line.frames:
                if frame["t"] not in ("state", "update"):
                    assert not strings_in(frame) & CARDS, frame
                    continue
                if frame["v"] == 0:
                    assert frame["view"] is None
                    continue
                state = states[frame["v"]]
                named = strings_in({key: frame[key] for key in ("view", "question", "reaction")}) & CARDS
                assert named <= strings_in(state.view(seat)) | options_of(state, seat), frame
                for entry in frame["log"]:
                    judged += 1
                    for event in entry["events"]:
                        named = strings_in(event) & CARDS
                        # What this viewer hears of an event is what the event says it may hear.
                        before = states.get(entry["v"] - 1, state)
                        after = states[entry["v"]]
                        known = strings_in(before.view(seat)) | strings_in(after.view(seat)) | told_before
                        if event["kind"] not in ("swapped", "evoked", "returned", "eagle-played", "opened"):
                            assert named <= known, (seat, event)
                        told_before |= named
        assert judged > 30
        # And the bots were given worlds that only agree with the truth in what their seat knows.
        bots = home.hall.bots.pool
        assert isinstance(bots, QuickBots)
        assert bool(bots.worlds) == (players > people)


def options_of(state: State, seat: int | None) -> set[str]:
    """The cards in the seat's own question: its own, and those that lie open."""
    decision = None if seat is None else state.decision_of(seat)
    if decision is None:
        return set()
    return {word for action in decision.actions for word in INDY.text(action).split()}


# The same frames in other worlds


def twin(table: Table, state: State) -> Table:
    """The table read from the store, with another state in it."""
    row = row_of(table.players, start=table.setup.start, stage="playing", reactions=table.settings.reactions)
    seats = seat_rows("p" * table.players)
    snapshot = Snapshot("table", table.n, table.v, encode(state.dump()))
    return Table(StoredTable(row, seats, snapshot, [], []), INDY)


@pytest.mark.parametrize("seed", range(4))
def test_in_every_world_the_viewer_thinks_possible_the_server_shows_the_same(seed: int) -> None:
    from server.test_table import Journal

    journal = Journal(300 + seed, "pppp"[: 2 + seed % 3])
    lots = random.Random(seed)
    compared = different = 0
    while not journal.table.over and journal.table.n < 150:
        journal.step()
        state = journal.table.state
        assert state is not None
        if state.over or lots.random() < 0.5:
            continue
        for viewer in (None, *range(journal.table.players)):
            true = twin(journal.table, state)
            world = state.determinize(viewer, lots.getrandbits(40))
            other = twin(journal.table, world)
            compared += 1
            different += world.dump_table() != state.dump_table()
            assert json.dumps(seen(other, viewer)) == json.dumps(seen(true, viewer))
    assert different > 0.5 * compared > 20


def third_viewer_worlds() -> list[list[str]]:
    """What seat 0 and a spectator cannot tell apart: who of the others holds an eagle, both, or nobody."""
    return [
        ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "BH1 BC1 BC2 BC3"],
        ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BH1 BC1 BC2 BC3"],
        ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "EAG BC1 BC2 BC3"],
        ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "EAG BC1 BC2 BC3"],
    ]


async def passing_round(home: House, where: str, hands: list[str], order: str, taken_back: bool) -> list[list[Any]]:
    """Everybody passes in luce; who holds an eagle and is asked says no. What seat 0 and a spectator were sent."""
    state = position("light", turn="A", hands=hands, table="RH1 RH2 RH3", deck="RO1", reactions="strict")
    orders = {seat: {"eagle": order} for seat in range(3)}
    await home.lay(state, "ppp", where, orders)
    lines = []
    for seat in (0, 1, 2, 99):
        line = await home.program(where, seat).line()
        await line.hello(where, token=home.program(where, seat).token)
        lines.append(line)
    home_table = (await home.hall.get(where)).table
    for turn in range(3):
        await until(partial(waits_for, home_table, turn))
        for seat in (1, 2):
            reaction = home_table.reaction_of(seat)
            if reaction is not None and order == "ask":
                act = {"t": "act", "id": f"e{turn}", "decision": reaction.id, "action": "pass", "on": home_table.v}
                assert (await lines[seat].ask(act))["t"] == "ack"
                if taken_back and turn == 0:
                    assert (await lines[seat].ask({"t": "takeback", "id": "back"}))["t"] == "ack"
                    assert (await lines[seat].ask({**act, "id": "again"}))["t"] == "ack"
        question = home_table.question_of(turn)
        assert question is not None
        act = {"t": "act", "id": f"t{turn}", "decision": question.id, "action": "pass", "on": home_table.v}
        assert (await lines[turn].ask(act))["t"] == "ack"
    for seat in (1, 2):
        reaction = home_table.reaction_of(seat)
        if reaction is not None and order == "ask" and home_table.closing:
            await lines[seat].ask(
                {"t": "act", "id": "last", "decision": reaction.id, "action": "pass", "on": home_table.v}
            )
    told = []
    for line in (lines[0], lines[3]):
        await line.hear_version(5)
        frames = [frame for frame in await line.all_frames() if frame["t"] != "pong"]
        told.append([without_times({**frame, "table": None}) for frame in frames if frame["t"] != "table"])
    return told


@pytest.mark.parametrize("taken_back", [False, True])
@pytest.mark.parametrize("order", ["button", "ask", "never"])
@in_loop
async def test_who_holds_an_eagle_changes_no_frame_of_anybody_else(
    tmp_path: Path, order: str, taken_back: bool
) -> None:
    async with house(tmp_path) as home:
        told = []
        for number, hands in enumerate(third_viewer_worlds()):
            frames = await passing_round(home, f"world{number}", hands, order, taken_back)
            told.append(json.dumps(frames).replace(f"world{number}", "world"))
        assert len(json.loads(told[0])[0]) >= 5
        for other in told[1:]:
            assert other == told[0]


@in_loop
async def test_an_eagle_that_waits_for_another_shows_nothing_until_it_flies(tmp_path: Path) -> None:
    """Seat 1 plays its eagle. Whether seat 2, who wants to be asked, holds one too changes no frame of the others."""
    told = []
    async with house(tmp_path) as home:
        for number, third in enumerate(["BH1 BC1 BC2 BC3", "EAG BC1 BC2 BC3"]):
            where = f"world{number}"
            hands = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", third]
            state = position("light", turn="A", hands=hands, table="RH1 RH2 RH3", deck="RO1", reactions="strict")
            loaded = await home.lay(state, "ppp", where, {2: {"eagle": "ask"}})
            lines = []
            for seat in (0, 1, 2, 99):
                lines.append(await home.program(where, seat).line())
                await lines[-1].hello(where, token=home.program(where, seat).token)
            reaction = loaded.table.reaction_of(1)
            assert reaction is not None
            act = {"t": "act", "id": "fly", "decision": reaction.id, "action": "eagle RH1", "on": loaded.table.v}
            assert (await lines[1].ask(act))["t"] == "ack"
            mine = loaded.table.reaction_of(2)
            if mine is not None and third.startswith("EAG") and loaded.table.v == 1:
                await lines[2].ask({"t": "act", "id": "no", "decision": mine.id, "action": "pass", "on": 1})
            for line in (lines[0], lines[3]):
                await line.hear_version(2)
            frames = [await line.all_frames() for line in (lines[0], lines[3])]
            shown = [[f for f in some if f["t"] in ("state", "update", "nak", "ack")] for some in frames]
            told.append(json.dumps(without_times([[{**f, "table": None} for f in some] for some in shown])))
    assert told[0] == told[1]
    assert len(json.loads(told[0])[0]) == 2


# Calls


async def calls_of(visitor: Visitor, where: str, seat: int | None) -> dict[str, Any]:
    """Every call that tells anything of a running game."""
    suffix = "" if seat is None else f"?seat={seat}"
    found: dict[str, Any] = {
        "log": await visitor.ok("GET", f"/api/tables/{where}/log{suffix}"),
        "table": await visitor.ok("GET", f"/api/tables/{where}"),
        "hello": await visitor.ok("POST", f"/api/tables/{where}/hello", {"t": "hello", "table": where, "seat": seat}),
        "wait": await visitor.ok("GET", f"/api/tables/{where}/wait{suffix or '?'}&have=-1"),
        "mine": await visitor.ok("GET", "/api/mine"),
        "health": await visitor.ok("GET", "/api/health"),
    }
    if seat is not None:
        found["links"] = await visitor.ok("GET", f"/api/tables/{where}/links")
    return found


@in_loop
async def test_no_call_tells_more_than_the_frames_do(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, created = await home.table(3)
        watcher = await home.spectator(where, created)
        loaded = await home.hall.get(where)
        lots = random.Random(5)
        looked = 0
        for _ in range(60):
            table = loaded.table
            state = table.state
            assert state is not None
            if table.waiting:
                seat = table.waiting[0]
                question = table.question_of(seat)
                assert question is not None
                act = {
                    "t": "act",
                    "id": f"a{table.n}",
                    "decision": question.id,
                    "action": INDY.text(lots.choice(question.actions)),
                    "on": table.v,
                }
                await visitors[seat].ok("POST", f"/api/tables/{where}/send?seat={seat}", act)
            else:
                await asyncio.sleep(0.005)
            if lots.random() < 0.2:
                looked += 1
                for number, visitor in [(None, watcher), *enumerate(visitors)]:
                    await judge(await calls_of(visitor, where, number), table, number)
        assert looked > 5
        assert loaded.table.state is not None


async def judge(told: dict[str, Any], table: Table, seat: int | None) -> None:
    """No card that is in another hand or in the deck, and that this viewer never saw, is in any answer."""
    state = table.state
    assert state is not None
    saw = strings_in(state.view(seat)) | strings_in(msgspec.to_builtins(table.log_for(seat)))
    for call, answer in told.items():
        named = strings_in(answer) & CARDS
        if call in ("table", "mine", "links", "health"):
            assert not named, call
        assert named <= saw | options_of(table.shown or state, seat), call
    text = json.dumps(told)
    result = table.setup.result
    assert result.key == ""
    start = json.loads(table.setup.start)
    assert start["chance"]["key"] not in text


@in_loop
async def test_a_report_of_a_running_game_holds_nobody_elses_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        hands = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BH1 BC1 BC2 BC3"]
        state = position("light", turn="A", hands=hands, table="RH1 RH2 RH3", reactions="strict")
        loaded = await home.lay(state, "ppp", "report")
        where = set()
        for _ in range(12):
            report = await home.program("report", 0).ok("POST", "/api/tables/report/report", {"text": "?", "seat": 0})
            assert report["state"]["table"]["hands"][0] == hands[0].split()
            where.add(json.dumps(report["state"]["table"]["hands"][1:]))
            assert loaded.table.state is not None
            assert report["state"]["chance"] != loaded.table.state.chance.dump()
            assert INDY.load(report["state"]).view(0) == state.view(0)
            seen_parts = {key: report[key] for key in ("seen", "log")}
            assert not strings_in(seen_parts) & {"GC1", "GC2", "GC3", "BC1", "BC2", "BC3", "BH1"}
        assert len(where) > 6  # dealt anew each time, so it says nothing


@in_loop
async def test_replays_and_files_are_for_finished_games(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, created = await home.table(2)
        watcher = await home.spectator(where, created)
        for visitor in (*visitors, watcher):
            for what in ("file", "replay", "replay?seat=0", "replay?seat=-2"):
                assert await visitor.no("GET", f"/api/tables/{where}/{what}") == "error-not-finished"
        stranger = home.visitor()
        for what in ("file", "replay", "log", "links", "wait?have=0", "qr.svg", ""):
            assert await stranger.no("GET", f"/api/tables/{where}/{what}".rstrip("/")) in (
                "error-no-link",
                "error-host-only",
            )
        for what in ("hello", "send", "report"):
            body = (
                {"t": "hello", "table": where}
                if what == "hello"
                else {"t": "back", "id": "x"}
                if what == "send"
                else {}
            )
            assert await stranger.no("POST", f"/api/tables/{where}/{what}", body) == "error-no-link"


@in_loop
async def test_another_seats_view_log_and_link_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), created = await home.table(2)
        watcher = await home.spectator(where, created)
        for visitor, other in ((ada, 1), (bruno, 0), (watcher, 0)):
            for call in (f"log?seat={other}", f"wait?seat={other}&have=0"):
                assert await visitor.no("GET", f"/api/tables/{where}/{call}") == "error-not-your-seat"
            hello = {"t": "hello", "table": where, "seat": other}
            assert await visitor.no("POST", f"/api/tables/{where}/hello", hello) == "error-not-your-seat"
            assert await visitor.no("POST", f"/api/tables/{where}/report", {"seat": other}) == "error-not-your-seat"
            back = {"t": "back", "id": "x"}
            assert await visitor.no("POST", f"/api/tables/{where}/send?seat={other}", back) == "error-not-your-seat"
            line = await visitor.line()
            assert (await line.hello(where, other))["key"] == "error-not-your-seat"
        assert [link["seat"] for link in (await bruno.ok("GET", f"/api/tables/{where}/links"))["seats"]] == [1]
        assert await bruno.no("GET", f"/api/tables/{where}/qr.svg?what=seat-0") == "error-host-only"
        assert await bruno.no("GET", f"/api/tables/{where}/qr.svg?what=invite") == "error-host-only"
        assert (await bruno.get(f"/api/tables/{where}/qr.svg?what=seat-1")).status == 200


@in_loop
async def test_a_television_shows_the_invitation_that_it_was_given_and_no_other_link(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, _, created = await home.table(2)
        code = f"/api/tables/{where}/qr.svg?what="
        television = await home.spectator(where, created)
        assert await television.no("GET", f"{code}invite") == "error-host-only"
        await television.ok("POST", f"/api/tables/{where}/enter", {"token": created["invite"].partition("#")[2]})
        assert (await television.get(f"{code}invite")).status == 200
        for other in ("host", "spectator", "seat-0"):
            assert await television.no("GET", f"{code}{other}") == "error-host-only"
        # It sees what a spectator sees, and no more.
        seen = await television.ok("POST", f"/api/tables/{where}/hello", {"t": "hello", "table": where, "seat": None})
        assert seen["you"]["seat"] is None and "hand" not in seen["view"]


@in_loop
async def test_bots_are_given_only_what_their_seat_may_know(tmp_path: Path) -> None:
    bots = QuickBots(3)
    async with house(tmp_path, bots=bots) as home:
        hands = ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "BH1 BC1 BC2 BC3"]
        state = position("light", turn="B", hands=hands, table="RH1 RH2 RH3", reactions="strict")
        found = []
        for number in range(6):
            bots.worlds.clear()
            loaded = await home.lay(state, "pbp", f"bots{number}")
            await until(partial(waits_for, loaded.table, 2))
            seat, world = bots.worlds[0]
            assert seat == 1
            assert world.view(1)["hand"] == ["GC1", "GC2", "GC3", "GH1"]
            found.append(json.dumps(world.dump_table()["hands"]))
        assert len(set(found)) > 3


def test_pass_is_the_first_answer_of_every_moment() -> None:
    """What the table folds away while it looks ahead is always "nobody reacts"."""
    state = position("light", turn="A", hands=["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3"], reactions="strict")
    assert all(decision.actions[0] == PASS for decision in state.decisions)
