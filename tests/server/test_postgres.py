"""Several server processes on one PostgreSQL serve the same tables: one truth, whoever writes it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import sqlalchemy as sa

import tavolata
from engine.joust import JOUST
from server.running import Running
from server.tables import (
    ADMIN,
    FOR_EVER,
    INDY,
    SECRET,
    Hand,
    House,
    Line,
    QuickBots,
    Visitor,
    first_entry,
    gather,
    in_loop,
    new_state,
    row_of,
    seat_rows,
    seat_token,
    token_in,
    until,
)
from server.talking import act
from server.test_seat_decks import lay
from tavolata.engine import Game
from tavolata.server import bench, wire
from tavolata.server.app import application
from tavolata.server.entries import StoredTable
from tavolata.server.limits import UNLIMITED
from tavolata.server.site import Site
from tavolata.server.store import CHAT, JOURNAL, SEATS, SITTINGS, TABLES, Commit, Conflict, Store, insert_table
from tavolata.server.table import Table
from tavolata.server.table.journal import PastState

TABLE = "shared"


@asynccontextmanager
async def process(url: str) -> AsyncIterator[House]:
    """A server on the shared database; as good as a process of its own, but its insides are at hand."""
    site = Site(Store(url), SECRET, UNLIMITED, ADMIN, url, host_names=["tavolata.test"], keep_days=FOR_EVER)
    site.hall.bots.pool = QuickBots()
    app = application(site)
    async with site.life(app):
        listener = site._listener
        assert listener is not None
        await until(listener.ready.is_set)
        yield House(site, app, Path())


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[House, House]]:
    async with process(url) as one, process(url) as other:
        yield one, other


def at(house: House, visitor: Visitor) -> Visitor:
    """The same browser, led to another process by whatever stands in front of them."""
    moved = house.visitor()
    moved.cookies = visitor.cookies
    return moved


async def seated(house: House, id: str, seat: int | None) -> Line:
    line = await house.program(id, 99 if seat is None else seat).line()
    frame = await line.hello(id, seat, token=seat_token(id, 99 if seat is None else seat))
    assert frame["t"] == "state", frame
    return line


def latest(line: Line) -> dict[str, Any]:
    """Where the game stands for whoever holds this line, as the last frame has it."""
    frames = [frame for frame in line.frames if frame["t"] in ("state", "update")]
    return {key: frames[-1][key] for key in ("v", "view", "question", "reaction", "waiting", "over")}


async def same_everywhere(houses: tuple[House, House], id: str, game: Game = INDY) -> None:
    """Both processes have the table as the journal has it."""
    kept = await houses[0].site.store.load(id)
    assert kept is not None
    truth = Table(kept, game)
    assert truth.state is not None
    for house in houses:
        await until(partial(has_come_to, house, id, truth.n))
        mine = house.hall.tables[id].table
        assert mine.state is not None
        assert mine.state.dump() == truth.state.dump()
        assert (mine.v, mine.stage) == (truth.v, truth.stage)


def has_come_to(house: House, id: str, n: int) -> bool:
    return house.hall.tables[id].table.n == n


async def gapless(house: House, id: str) -> int:
    found = [entry.n for entry in await house.site.store.entries(id)]
    assert found == list(range(1, len(found) + 1))
    return len(found)


# Whole games


@pytest.mark.parametrize("seed", range(3))
@in_loop
async def test_a_whole_game_between_two_processes(postgres_url: str, seed: int) -> None:
    """Four seats, one a bot, eagles and all; every viewer, wherever connected, ends with the same table."""
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(4, seed), "pppb", TABLE)
        places = [(one, 0), (other, 1), (other, 2), (one, None), (other, None)]
        lines = [await seated(house, TABLE, seat) for house, seat in places]
        hands = [
            Hand(line, TABLE, seat, seed + seat)
            for line, (_, seat) in zip(lines, places, strict=True)
            if seat is not None
        ]
        for hand, (house, seat) in zip(hands, places, strict=False):
            hand.line = await house.program(TABLE, seat or 0).line()
        ends = await gather(*(play(hand) for hand in hands), seconds=150)
        assert all(frame["over"] for frame in ends)
        for line in lines[3:]:
            await line.hear_version(ends[0]["v"])
            await line.all_frames()
        assert latest(lines[3]) == latest(lines[4])
        assert len({frame["v"] for frame in ends}) == 1
        await same_everywhere((one, other), TABLE)
        await gapless(one, TABLE)
        for house in (one, other):
            assert [line["text"] for line in house.site.errors.lines] == []


async def play(hand: Hand) -> dict[str, Any]:
    """Like a hand at one process, but its place is proved by the token of its link."""
    await hand.line.say({"t": "hello", "table": TABLE, "seat": hand.seat, "token": seat_token(TABLE, hand.seat)})
    asked_before: tuple[int, int] | None = None
    while True:
        frame = await asyncio.wait_for(hand.line.hear(), 60)
        if frame["t"] in ("state", "update"):
            stale = frame["t"] == "update" and frame["since"] not in (hand.v, frame["v"])
            if stale and hand.v >= 0:
                await hand.line.say(
                    {"t": "hello", "table": TABLE, "seat": hand.seat, "token": seat_token(TABLE, hand.seat)}
                )
                continue
            hand.v = frame["v"]
            if frame["over"]:
                return frame
            question, reaction = frame["question"], frame["reaction"]
            if reaction and hand.lots.random() < hand.reacts:
                await hand._act(reaction["decision"], hand.lots.choice(reaction["options"]))
            elif question and asked_before != (question["decision"], hand.v):
                asked_before = (question["decision"], hand.v)
                await hand._act(question["decision"], hand.lots.choice(question["options"]))
        elif frame["t"] == "nak":
            allowed = ("error-table-changed", "error-decision-gone", "error-not-asked", "error-game-over")
            assert frame["key"] in allowed, frame
            asked_before = None
            await hand.line.say(
                {"t": "hello", "table": TABLE, "seat": hand.seat, "token": seat_token(TABLE, hand.seat)}
            )


@pytest.mark.usefixtures("joust_here")
@in_loop
async def test_an_exchange_between_two_processes(postgres_url: str) -> None:
    """Whose reply it is, who has passed and what was played: everybody is told the same, wherever connected."""
    replies = {"text": "4 LANCE\n4 FEINT\n2 STUMBLE"}
    async with two(postgres_url) as houses:
        one, other = houses
        where, host, guest, created = await lay(one, replies, replies)
        watcher = await one.spectator(where, created)
        visitors = [host, at(other, guest), watcher, at(other, watcher)]
        lines = [await visitor.line() for visitor in visitors]
        for seat, line in enumerate(lines):
            await line.hello(where, seat if seat < 2 else None)
            if seat < 2:
                assert (await line.ask({"t": "orders", "id": "o", "orders": {"reply": "ask"}}))["t"] == "ack"
        await host.ok("POST", f"/api/tables/{where}/start")
        for line in lines:
            await line.hear_version(1)
        for number, (seat, replies_with, then, passed) in enumerate(
            ((0, -1, 1, []), (1, 0, 0, [1]), (0, 1, 1, []), (1, -1, 0, []))
        ):
            asked = await last_asked(lines[seat])
            question, v = asked["reaction"], asked["v"]
            early = await lines[1 - seat].ask(act(question, "pass", v, f"early{number}"))
            assert early["key"] == "error-not-asked"
            done = await lines[seat].ask(act(question, question["options"][replies_with], v, f"a{number}"))
            assert done["t"] == "ack", done
            for line in lines:
                await line.hear_version(done["v"])
                told = [frame for frame in line.frames if frame["t"] in ("state", "update") and frame["v"] == done["v"]]
                assert told[-1]["exchange"] == {"seat": then, "passed": passed, "name": "reply", "rule": "JO-03"}
            await same_everywhere(houses, where, JOUST)
        assert [len(cards) for cards in latest(lines[0])["view"]["discards"]] == [2, 1]
        assert len({json.dumps(latest(line)["view"]["discards"]) for line in lines}) == 1
        await gapless(one, where)
        for house in houses:
            assert [line["text"] for line in house.site.errors.lines] == []


async def last_asked(line: Line) -> dict[str, Any]:
    """The frame that has the seat's reply to give, once it has come."""
    while not (asked := [frame for frame in line.frames if frame["t"] in ("state", "update")][-1])["reaction"]:
        await line.hear()
    return asked


# Conflicts


def is_still(table: Table) -> bool:
    return bool(table.waiting) and table.wake_at() is None


@in_loop
async def test_of_two_at_once_one_is_first_and_the_other_is_asked_again(postgres_url: str) -> None:
    """The same seat on two devices at two processes answers differently at the same moment."""
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        for turn in range(8):
            table = (await one.hall.get(TABLE)).table
            await until(partial(is_still, table))
            await other.hall.get(TABLE)
            await same_everywhere((one, other), TABLE)
            seat = table.waiting[0]
            asked = table.question_of(seat)
            assert asked is not None
            # Neither hears of the other before it writes.
            halls = [one.hall, other.hall]
            acts = []
            for number, hall in enumerate(halls):
                loaded = await hall.get(TABLE)
                action = INDY.text(asked.actions[-1 - number % len(asked.actions)])
                message = wire.Act(f"r{turn}-{number}", asked.id, action, table.v)
                acts.append(hall.play.act(loaded, seat, message, lambda _: None))
            answers = await asyncio.gather(*acts)
            kinds = sorted(type(answer).__name__ for answer in answers)
            assert kinds in (["Ack", "Nak"], ["Ack", "Ack"]), answers
            if kinds == ["Ack", "Ack"]:
                # The question was still open after the first answer: both took effect, one after the other.
                assert answers[0] != answers[1]
            await same_everywhere((one, other), TABLE)
        await gapless(one, TABLE)


@in_loop
async def test_the_same_act_sent_to_two_processes_is_done_once(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        await other.hall.get(TABLE)
        table = (await one.hall.get(TABLE)).table
        seat = table.waiting[0]
        asked = table.question_of(seat)
        assert asked is not None
        message = wire.Act("once", asked.id, INDY.text(asked.actions[0]), table.v)
        tables = [await house.hall.get(TABLE) for house in (one, other)]
        answers = await asyncio.gather(
            one.hall.play.act(tables[0], seat, message, lambda _: None),
            other.hall.play.act(tables[1], seat, message, lambda _: None),
        )
        assert answers[0] == answers[1]
        assert isinstance(answers[0], wire.Ack)
        acts = [entry.act for entry in await one.site.store.entries(TABLE) if entry.act]
        assert acts == [f"{seat}:once"]


@in_loop
async def test_an_act_that_another_process_wrote_long_ago_is_not_done_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This process has heard of nothing since: the number of its entry is taken, and then it finds the act."""
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        stale = await other.hall.get(TABLE)
        known = stale.table.n
        monkeypatch.setattr(other.hall.tables, "moved_elsewhere", lambda *_, **__: None)
        given: list[tuple[int, wire.Act, wire.Ack | wire.Nak | None]] = []
        live = await one.hall.get(TABLE)
        for turn in range(4):
            await until(partial(is_still, live.table))
            seat = live.table.waiting[0]
            asked = live.table.question_of(seat)
            assert asked is not None
            message = wire.Act(f"r{turn}", asked.id, INDY.text(asked.actions[0]), live.table.v)
            given.append((seat, message, await one.hall.play.act(live, seat, message, lambda _: None)))
        seat, message, answer = given[0]
        assert isinstance(answer, wire.Ack)
        # What it knows of the table is from before all of them: to it the question is still open.
        assert stale.table.n == known and stale.table.question_of(seat) is not None
        assert await other.hall.play.act(stale, seat, message, lambda _: None) == answer
        acts = [entry.act for entry in await one.site.store.entries(TABLE) if entry.act]
        assert acts == [f"{seat}:{message.id}" for seat, message, _ in given]


@in_loop
async def test_two_groups_that_write_the_same_tables_do_not_stop_each_other(postgres_url: str) -> None:
    """Many tables, both processes writing them in opposite order."""
    stores = Store(postgres_url), Store(postgres_url)
    ids = [f"t{number:02d}" for number in range(40)]
    with stores[0].engine.begin() as connection:
        for name in ids:
            insert_table(connection, row_of(2, name), seat_rows("pp", name))

    async def write(store: Store, order: list[str]) -> int:
        works = [Commit((first_entry(name),), None, {"due": 1.0}) for name in order]
        done = await asyncio.gather(*map(store.commit, works), return_exceptions=True)
        assert {type(outcome) for outcome in done} <= {type(None), Conflict}
        return done.count(None)

    written = await gather(write(stores[0], ids), write(stores[1], ids[::-1]))
    assert sum(written) == len(ids)
    for store in stores:
        store.close()


@in_loop
async def test_a_game_begins_once(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        table, (host, _), _ = await one.table(2, start=False)
        await other.hall.get(table)
        again = at(other, host)
        answers = await asyncio.gather(
            host.post(f"/api/tables/{table}/start"), again.post(f"/api/tables/{table}/start")
        )
        assert sorted(answer.status for answer in answers) == [200, 409]
        assert {answer.json.get("key") for answer in answers if answer.status == 409} == {"error-started"}
        await same_everywhere((one, other), table)


@in_loop
async def test_what_another_process_does_while_a_table_is_read_is_not_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news comes after the reading and before the table is in memory."""
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 5), "pp", TABLE)
        really = other.site.store.load
        heard: list[str] = []
        listen = other.hall.tables.moved_elsewhere

        def hear(table: str, only_played: bool = False) -> None:
            heard.append(table)
            listen(table, only_played)

        async def slowly(table: str) -> StoredTable | None:
            kept = await really(table)
            if not heard:
                await a_move(one)
                await until(lambda: bool(heard))
            return kept

        monkeypatch.setattr(other.hall.tables, "moved_elsewhere", hear)
        monkeypatch.setattr(other.site.store, "load", slowly)
        await other.hall.get(TABLE)
        await same_everywhere((one, other), TABLE)


# Seats, chat, taking back


def same_name(houses: tuple[House, House], id: str) -> bool:
    return len({house.hall.tables[id].table.seats[1].name for house in houses}) == 1


@in_loop
async def test_a_seat_is_taken_once(postgres_url: str) -> None:
    """Two guests at two processes want the last seat; one gets it, the other hears that the table is full."""
    async with two(postgres_url) as (one, other):
        for _ in range(5):
            table, _, created = await one.table(1, 2, start=False)
            await other.hall.get(table)
            guests = [house.visitor() for house in (one, other)]
            for guest in guests:
                await guest.ok("POST", f"/api/tables/{table}/enter", {"token": token_in(created["invite"])})
            wishes = [{"person": {"name": name}} for name in ("Bruno", "Carla")]
            answers = await asyncio.gather(
                *(guest.post(f"/api/tables/{table}/sit", wish) for guest, wish in zip(guests, wishes, strict=True))
            )
            assert sorted(answer.status for answer in answers) == [200, 409]
            assert [answer.json["key"] for answer in answers if answer.status == 409] == ["error-table-full"]
            with one.site.store.engine.connect() as connection:
                query = sa.select(SITTINGS.c.session).where(SITTINGS.c.table_id == table, SITTINGS.c.role == 1)
                assert len(connection.execute(query).all()) == 1
            await until(partial(same_name, (one, other), table))


def has_heard(house: House, lines: int) -> bool:
    return len(house.hall.tables[TABLE].table.setup.chat) == lines


@in_loop
async def test_what_is_said_is_heard_at_both_in_the_same_order(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        lines = [await seated(one, TABLE, 0), await seated(other, TABLE, 1)]

        async def talk(line: Line, who: str) -> None:
            for number in range(6):
                answered = await line.ask({"t": "say", "id": f"{who}{number}", "text": f"{who} {number}"})
                assert answered["t"] == "ack"

        await gather(talk(lines[0], "Ada"), talk(lines[1], "Bruno"))
        for house in (one, other):
            await until(partial(has_heard, house, 12))
        for line in lines:
            await line.all_frames()
            heard = [frame["line"] for frame in line.frames if frame["t"] == "chat"]
            assert [said["k"] for said in heard] == list(range(1, 13))
        with one.site.store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(CHAT)).scalar() == 12


async def a_move(house: House) -> int:
    """Whoever is asked makes a choice; the seat."""
    loaded = await house.hall.get(TABLE)
    await until(lambda: loaded.table.wake_at() is None and not loaded.lock.locked())
    table = loaded.table
    seat = table.waiting[0]
    asked = table.question_of(seat)
    assert asked is not None
    act = wire.Act(f"m{table.n}", asked.id, INDY.text(random.Random(table.n).choice(asked.actions)), table.v)
    answered = await house.hall.play.act(loaded, seat, act, lambda _: None)
    assert isinstance(answered, wire.Ack), answered
    await until(lambda: loaded.table.wake_at() is None and not loaded.lock.locked())
    return seat


@in_loop
async def test_a_wish_to_take_back_is_put_to_those_at_the_other_process(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 5), "pp", TABLE)
        lines = [await seated(one, TABLE, 0), await seated(other, TABLE, 1)]
        await until(lambda: one.hall.tables[TABLE].table.seats[1].elsewhere)
        await until(lambda: other.hall.tables[TABLE].table.seats[0].elsewhere)
        # Play until seat 0 has chosen and seat 1 after it: now the other must be asked.
        seats: list[int] = []
        while seats[-2:] != [0, 1]:
            house = (one, other)[(await one.hall.get(TABLE)).table.waiting[0]]
            seats.append(await a_move(house))
            await same_everywhere((one, other), TABLE)
        n = one.hall.tables[TABLE].table.n
        assert (await lines[0].ask({"t": "takeback", "id": "please"}))["t"] == "ack"
        assert one.hall.tables[TABLE].table.n == n, "nobody has agreed yet"
        while True:
            told = await lines[1].hear_until("table")
            if told["table"]["takeback"]:
                break
        assert told["table"]["takeback"] == {"seat": 0, "agreed": [], "asked": [1]}
        answered = await lines[1].ask({"t": "consent", "id": "yes", "yes": True})
        assert answered["t"] == "ack", answered
        await same_everywhere((one, other), TABLE)
        entries = await one.site.store.entries(TABLE)
        assert entries[-1].body.isdecimal()
        for line in lines:
            await line.hear_version(entries[-1].v)
            await line.all_frames()
        assert latest(lines[0])["v"] == latest(lines[1])["v"]
        assert one.hall.tables[TABLE].table.take_backs.request is None
        await until(lambda: other.hall.tables[TABLE].table.take_backs.request is None)


@in_loop
async def test_no_is_heard_at_the_other_process(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 5), "pp", TABLE)
        lines = [await seated(one, TABLE, 0), await seated(other, TABLE, 1)]
        await until(lambda: one.hall.tables[TABLE].table.seats[1].elsewhere)
        seats: list[int] = []
        while seats[-2:] != [0, 1]:
            house = (one, other)[(await one.hall.get(TABLE)).table.waiting[0]]
            seats.append(await a_move(house))
            await same_everywhere((one, other), TABLE)
        n = one.hall.tables[TABLE].table.n
        await lines[0].ask({"t": "takeback", "id": "please"})
        await until(lambda: other.hall.tables[TABLE].table.take_backs.request is not None)
        await lines[1].ask({"t": "consent", "id": "no", "yes": False})
        await until(lambda: one.hall.tables[TABLE].table.take_backs.request is None)
        assert one.hall.tables[TABLE].table.n == n


# Who is here


@in_loop
async def test_who_is_connected_elsewhere_is_here(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 5), "pp", TABLE)
        first = await seated(one, TABLE, 0)
        second = await seated(other, TABLE, 1)
        while True:
            told = await first.hear_until("table")
            if told["table"]["seats"][1]["here"]:
                break
        await until(lambda: other.hall.tables[TABLE].table.info().seats[0].here)
        await second.cut()
        while True:
            told = await first.hear_until("table")
            if not told["table"]["seats"][1]["here"]:
                break


@in_loop
async def test_nobody_stands_in_for_somebody_at_another_process(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        for house in (one, other):
            # Whoever is not heard of for three times as long is gone: longer than a busy machine stands still.
            house.hall.presence.sweep_seconds = 5.0
        name, people, _ = await one.table(2, absent_seconds=4, fill="random")
        table = (await one.hall.get(name)).table
        awaited = table.waiting[0]
        here = await at(other, people[awaited]).line()
        assert (await here.hello(name, awaited))["t"] == "state"
        companion = await people[1 - awaited].line()
        assert (await companion.hello(name, 1 - awaited))["t"] == "state"
        for _ in range(12):
            await asyncio.sleep(0.5)
            await other.hall.share_presence()
            await one.hall.share_presence()
        assert not any(seat.standin for house in (one, other) for seat in house.hall.tables[name].table.seats)
        # Gone for good: a bot keeps the seat, and both processes know it.
        await here.cut()
        await until(lambda: one.hall.tables[name].table.seats[awaited].standin)
        await until(lambda: other.hall.tables[name].table.seats[awaited].standin)
        # Back at the first process: the seat is theirs again everywhere.
        again = await people[awaited].line()
        await again.hello(name, awaited)
        await until(lambda: not other.hall.tables[name].table.seats[awaited].standin)


@in_loop
async def test_of_a_move_elsewhere_only_the_new_entries_are_read(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where seats of a table are at two processes, each reads every move of the other: it must not cost a whole table."""
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        for house in (one, other):
            for seat in (0, 1):
                await seated(house, TABLE, seat)
        statements: list[str] = []
        sa.event.listen(other.site.store.engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        for house in (one, other):
            await house.hall.share_presence()
        before = -1
        while before != len(statements):  # what was said of who came is heard, and nothing follows any more
            before = len(statements)
            await asyncio.sleep(0.5)
        statements.clear()
        whole = AsyncMock(side_effect=other.site.store.load)
        monkeypatch.setattr(other.site.store, "load", whole)
        for _ in range(3):
            await a_move(one)
            await until(lambda: other.hall.tables[TABLE].table.n == one.hall.tables[TABLE].table.n)
        # Beside these it only asks now and then who is where, and what is due.
        assert sum("FROM journal" in statement for statement in statements) == 3
        assert not whole.called
        await same_everywhere((one, other), TABLE)


@in_loop
async def test_who_is_here_is_said_at_once_for_all_tables(postgres_url: str) -> None:
    """However many are connected, so that it costs the database and those who play little."""
    async with two(postgres_url) as (one, other):
        tables = [f"table{number}" for number in range(3)]
        for table in tables:
            await one.lay(new_state(2, 3), "pp", table)
            await seated(one, table, 0)
        await seated(other, tables[0], 1)
        statements: list[str] = []
        sa.event.listen(one.site.store.engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        before = one.hall.clock.wall_at(one.hall.clock.now())
        await one.hall.share_presence()
        assert sum("UPDATE seats" in statement for statement in statements) == 1
        query = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen)
        with one.site.store.engine.connect() as connection:
            seen = {(row.table_id, row.seat): row.seen for row in connection.execute(query)}
        assert {place for place, at in seen.items() if at >= before} == {(table, 0) for table in tables}
        assert seen[tables[1], 1] == 0.0, "nobody has come there"


# Processes that die


def test_when_one_process_dies_its_players_go_on_at_the_other(tmp_path: Path, postgres_url: str) -> None:
    """Many tables, one seat at each process; one process is killed, its players come to the other; nothing is lost."""
    secret = {"TAVOLATA_SECRET": "the same for both: 7hQz0Rk2vTn9xW4b"}
    with (
        Running(tmp_path / "one", postgres_url, unlimited=True, **secret) as one,
        Running(tmp_path / "two", postgres_url, unlimited=True, **secret) as other,
    ):
        tally = bench.MoveTally()

        async def until_moves(more: int) -> None:
            wanted = tally.moves + more
            async with asyncio.timeout(60):
                while tally.moves < wanted and any(not duel.over for duel in duels):
                    await asyncio.sleep(0.02)

        async def run() -> None:
            caller = bench.Caller(one.port)
            for number in range(6):
                laid = await bench.lay(caller, number)
                duel = bench.TwoPlayers(one.port, laid, tally, number)
                duel.ports = [one.port, other.port]
                await duel.open()
                duels.append(duel)
                duel.play()
            await until_moves(60)
            await asyncio.to_thread(one.kill)
            for duel in duels:
                duel.close()
                duel.ports = [other.port, other.port]
                await duel.open()
                duel.play()
            await until_moves(60)
            for duel in duels:
                await duel.pause()
                duel.close()

        duels: list[bench.TwoPlayers] = []
        asyncio.run(run())
        assert other.stop() == 0
        assert "Traceback" not in other.output
    assert bench.check_tables(postgres_url.replace("postgresql:", "postgresql+psycopg:"), tally.acks) > 120
    engine = sa.create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(JOURNAL)).scalar_one() > 120
    engine.dispose()


@in_loop
async def test_who_sits_through_one_process_looks_through_another_at_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has not heard of the new link yet: the person stays when it does, whoever had the old one goes."""
    async with two(postgres_url) as (one, other):
        where, (_, _), created = await one.table(2, 3, start=False)
        path = f"/api/tables/{where}"
        passed_on = {"token": token_in(created["seats"][2]["path"])}
        bruna, spy = one.visitor(), one.visitor()
        for visitor in (bruna, spy):
            await visitor.ok("POST", f"{path}/enter", passed_on)
        spying = await at(other, spy).line()
        assert (await spying.hello(where, 2))["t"] == "state"
        late: list[str] = []
        with monkeypatch.context() as deaf:
            deaf.setattr(other.hall.tables, "moved_elsewhere", lambda table, **_: late.append(table))
            await bruna.ok("POST", f"{path}/sit", {"person": {"name": "Bruna"}, "seat": 2})
            playing = await at(other, bruna).line()
            assert (await playing.hello(where, 2))["t"] == "state"
            await until(lambda: where in late)
        await other.hall.tables.follow(where)
        assert (await spying.hear_until("gone"))["key"] == "gone-seat"
        assert "gone" not in [frame["t"] for frame in await playing.all_frames()]
        assert (await playing.ask({"t": "say", "id": "s", "text": "here"}))["t"] == "ack"
        assert await at(other, spy).no("POST", f"{path}/enter", passed_on) == "error-link"


@in_loop
async def test_a_link_renewed_through_one_process_is_not_made_again_through_another(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgres_url) as (one, other):
        where, (host, _), _ = await one.table(2, start=False)
        await other.hall.get(where)
        monkeypatch.setattr(other.hall.tables, "moved_elsewhere", lambda *_, **__: None)
        before = one.hall.tables[where].table.seats[1].generation
        for house in (one, other):
            await at(house, host).ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"})
        assert other.hall.tables[where].table.seats[1].generation == before + 2


@in_loop
async def test_a_link_renewed_through_one_process_opens_nothing_at_another_that_has_not_heard_of_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new ones open there at once, and whoever comes by them stays when the other process hears of it."""
    async with two(postgres_url) as (one, other):
        where, (host, bruno), _ = await one.table(2)
        path = f"/api/tables/{where}"
        await other.hall.get(where)
        before = await host.ok("GET", f"{path}/links")
        own = token_in((await bruno.ok("GET", f"{path}/links"))["seats"][0]["path"])
        old = [token_in(before[what]) for what in ("invite", "spectator", "host")] + [own]
        late: list[str] = []
        with monkeypatch.context() as deaf:
            deaf.setattr(other.hall.tables, "moved_elsewhere", lambda table, **_: late.append(table))
            await host.ok("PATCH", path, {"renew_links": True})
            renewed = await bruno.ok("POST", f"{path}/devices", {"do": "renew", "seat": 1})
            await until(lambda: where in late)
            for token in old:
                program = other.visitor()
                program.token = token
                assert await program.no("GET", path) == "error-link"
                assert (await (await other.visitor().line()).hello(where, token=token))["key"] == "error-link"
            program = other.visitor()
            program.token = token_in(renewed["places"][0]["link"])
            assert (await program.ok("GET", path))["seat"] == 1
            playing = await other.visitor().line()
            assert (await playing.hello(where, token=program.token))["t"] == "state"
            # It still knows the old ones: what it is shown it looks up.
            assert await other.visitor().no("POST", f"{path}/enter", {"token": old[2]}) == "error-link"
            assert await other.visitor().no("POST", f"{path}/enter", {"token": own}) == "error-link"
        await other.hall.tables.follow(where)
        assert "gone" not in [frame["t"] for frame in await playing.all_frames()]
        with monkeypatch.context() as deaf:
            deaf.setattr(other.hall.tables, "moved_elsewhere", lambda table, **_: late.append(table))
            await host.ok("POST", f"{path}/devices", {"do": "renew"})
            new = token_in((await host.ok("GET", f"{path}/links"))["host"])
            assert (await other.visitor().ok("POST", f"{path}/enter", {"token": new}))["role"] == "host"


@in_loop
async def test_devices_sent_away_through_one_process_are_shown_out_at_another(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        where, (host, bruno), _ = await one.table(2)
        path = f"/api/tables/{where}"
        links = await bruno.ok("GET", f"{path}/links")
        phone, tablet, host_phone = (other.visitor() for _ in range(3))
        for device in (phone, tablet):
            await device.ok("POST", f"{path}/enter", {"token": token_in(links["seats"][0]["path"])})
        host_link = token_in((await host.ok("GET", f"{path}/links"))["host"])
        await host_phone.ok("POST", f"{path}/enter", {"token": host_link})
        lines = [await at(other, device).line() for device in (bruno, phone, tablet)]
        for line in lines:
            assert (await line.hello(where, 1))["t"] == "state"
        hosting, host_line = await host_phone.line(), await at(other, host).line()
        assert (await hosting.hello(where))["you"]["host"]
        assert (await host_line.hello(where, 0))["you"]["host"]
        journal = (await other.hall.get(where)).table.journal
        journal.past.append(PastState(0, 0, tavolata.game("indy").new(2)))  # something that could be taken back
        found = (await phone.ok("GET", f"{path}/devices"))["places"][0]["devices"]
        mine = next(device["id"] for device in found if device["this"])
        await bruno.ok("POST", f"{path}/devices", {"do": "away", "seat": 1, "device": mine})
        assert (await lines[1].hear_until("gone"))["key"] == "gone-seat"
        await bruno.ok("POST", f"{path}/devices", {"do": "renew", "seat": 1})
        assert (await lines[2].hear_until("gone"))["key"] == "gone-seat"
        await host.ok("POST", f"{path}/devices", {"do": "renew"})
        assert (await hosting.hear_until("gone"))["key"] == "gone-host"
        for line in (lines[0], host_line):
            assert "gone" not in [frame["t"] for frame in await line.all_frames()]
        # The same person sits there, and what could be taken back still can; not so when the host passes the seat on.
        assert journal.past
        await host.ok("POST", f"{path}/seats/1", {"do": "renew"})
        assert (await lines[0].hear_until("gone"))["key"] == "gone-seat"
        await until(lambda: not journal.past)


@in_loop
async def test_who_lets_go_of_a_table_through_one_process_is_shown_out_at_another(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        where, (host, bruno), created = await one.table(2)
        spectator = await one.spectator(where, created)
        lines = [await at(other, person).line() for person in (host, bruno, spectator)]
        for line, seat in zip(lines, (0, 1, None), strict=True):
            assert (await line.hello(where, seat))["t"] == "state"
        await bruno.ok("DELETE", f"/api/mine/{where}")
        assert (await lines[1].hear_until("gone"))["key"] == "gone-seat"
        await spectator.ok("DELETE", f"/api/mine/{where}")
        assert (await lines[2].hear_until("gone"))["key"] == "error-link"
        assert "gone" not in [frame["t"] for frame in await lines[0].all_frames()]


# What a host changes


@in_loop
async def test_a_renewed_link_sends_away_spectators_at_the_other_process(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        where, (host, _), created = await one.table(2)
        path = f"/api/tables/{where}"
        spectator = await one.spectator(where, created)
        watching = [await at(house, spectator).line() for house in (one, other)]
        program = other.visitor()
        program.token = token_in(created["spectator"])
        watching.append(await program.line())
        for line in watching:
            assert (await line.hello(where, token=program.token if line is watching[2] else None))["t"] == "state"
        playing = await at(other, host).line()
        assert (await playing.hello(where, 0))["t"] == "state"
        await host.ok("PATCH", path, {"renew_links": True})
        for line in watching:
            assert (await line.hear_until("gone"))["key"] == "error-link"
            assert (await line.ask({"t": "say", "id": "s", "text": "still here"}))["key"] == "error-hello-first"
        assert "gone" not in [frame["t"] for frame in await playing.all_frames()]
        # Whoever comes by the new link stays when something else changes.
        links = await host.ok("GET", f"{path}/links")
        newcomer = await one.spectator(where, links)
        looking = await at(other, newcomer).line()
        assert (await looking.hello(where))["t"] == "state"
        await host.ok("PATCH", path, {"name": "Tuesday"})
        assert (await looking.hear_until("table"))["table"]["name"] == "Tuesday"
        assert "gone" not in [frame["t"] for frame in await looking.all_frames()]


def has_seconds(house: House, id: str, seconds: tuple[int, int]) -> bool:
    settings = house.hall.tables[id].table.settings
    return (settings.turn_seconds, settings.absent_seconds) == seconds


def has_rematch(house: House, id: str, rematch: str) -> bool:
    return house.hall.tables[id].table.setup.rematch == rematch


@in_loop
async def test_settings_changed_at_both_processes_both_stay(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        where, (host, _), _ = await one.table(2, start=False)
        path = f"/api/tables/{where}"
        await other.hall.get(where)
        for number in range(1, 6):
            await gather(
                host.ok("PATCH", path, {"turn_seconds": 100 * number}),
                at(other, host).ok("PATCH", path, {"absent_seconds": 1000 * number}),
            )
            stored = await one.site.store.load(where)
            assert stored is not None
            settings = json.loads(stored.row["settings"])
            assert (settings["turn_seconds"], settings["absent_seconds"]) == (100 * number, 1000 * number)
        for house in (one, other):
            await until(partial(has_seconds, house, where, (500, 5000)))


@in_loop
async def test_a_rematch_asked_for_at_both_processes_is_one_table(postgres_url: str) -> None:
    tables = sa.select(sa.func.count()).select_from(TABLES)
    async with two(postgres_url) as (one, other):
        for _ in range(3):
            where, (ada, bruno), _ = await one.table(2)
            lines = [await ada.line(), await bruno.line()]
            await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
            await other.hall.get(where)
            path = f"/api/tables/{where}/rematch"
            answers = await gather(ada.post(path), at(other, bruno).post(path))
            assert sorted(answer.status for answer in answers) == [201, 409]
            (laid,) = [answer.json["table"]["id"] for answer in answers if answer.status == 201]
            (late,) = [answer.json for answer in answers if answer.status == 409]
            assert (late["key"], late["details"]["table"]) == ("error-rematch-there", laid)
            assert await one.site.store.run(lambda connection: connection.execute(tables).scalar_one()) == 2
            for person, seat in ((ada, 0), (bruno, 1)):
                assert (await at(other, person).ok("GET", f"/api/tables/{laid}"))["seat"] == seat
            for house, host in ((one, ada), (other, at(other, bruno))):
                await until(partial(has_rematch, house, where, laid))
                assert await host.no("POST", path) == "error-rematch-there"
            for table in (where, laid):
                await one.hall.hosting.delete(await one.hall.get(table))


@in_loop
async def test_the_last_yes_seats_a_late_guest_through_a_process_that_has_missed_a_move(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of the entry that tells it is taken: the yes counts all the same, once, and both processes tell the same."""
    async with two(postgres_url) as (one, other):
        where, people, created = await one.table(2, 4, game="talismani")
        path, dina = f"/api/tables/{where}", one.visitor()
        await dina.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        wish = (await dina.ok("POST", f"{path}/ask", {"name": "Dina"}))["guests"][0]["id"]
        await other.hall.get(where)
        assert (await people[0].ok("POST", f"{path}/guests/{wish}", {"seat": 2}))["guests"][0]["asked"] == [1]
        bruno = at(other, people[1])
        await until(lambda: bool(other.hall.tables[where].table.setup.info(None).guests[0].asked))
        await until(lambda: any(seat < 2 for seat in one.hall.tables[where].table.waiting))
        await until(lambda: other.hall.tables[where].table.n == one.hall.tables[where].table.n)
        late: list[str] = []
        with monkeypatch.context() as deaf:
            deaf.setattr(other.hall.tables, "moved_elsewhere", lambda table, **_: late.append(table))
            seat = next(seat for seat in one.hall.tables[where].table.waiting if seat < 2)
            told = await people[seat].ok("POST", f"{path}/hello", {"t": "hello", "table": where, "seat": seat})
            question = told["question"]
            act = {"t": "act", "id": "a", "decision": question["decision"], "action": question["options"][0]}
            await people[seat].ok("POST", f"{path}/send?seat={seat}", {**act, "on": told["v"]})
            await until(lambda: where in late)
            given = await bruno.ok("POST", f"{path}/guests/{wish}/consent", {"yes": True})
        assert (given["guests"], given["seats"][2]["name"]) == ([], "Dina")
        await until(lambda: one.hall.tables[where].table.seats[2].name == "Dina")
        for house in (one, other):
            assert (await at(house, dina).ok("GET", path))["seat"] == 2
            log = await at(house, people[0]).ok("GET", f"{path}/log?seat=0")
            kinds = [event["kind"] for entry in log for event in entry["events"]]
            assert kinds.count("seat-given") == 1
