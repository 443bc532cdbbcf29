"""The coach at the table: a hint for whoever asks, from what their seat knows, and for nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.tables import House, Line, QuickBots, house, in_loop, token_in, until
from tavolata.engine import Decision, Fast, State
from tavolata.games.indy.position import position
from tavolata.players import Advice, Observation, advice_of, coach_of, player
from tavolata.server.bots import HINTING, PLAYING, Turns, advise
from tavolata.server.limits import UNLIMITED
from tavolata.server.store import TABLES
from tavolata.server.table import Result, encode, result_in

HAND, OTHER_HAND = "BC1 GO2 GO4 BH1", "RH1 RH2 RO6 BC3"


def evocation(hidden: str) -> State:
    return position("evocation", turn="A", hands=["RC5 RC6 GH1 EAG", hidden], table="RC4 GO3 BH2 BO1")


class Advisers(QuickBots):
    """Advice at once, in the loop; or only when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def advise(self, bot: str, world: State, decision: Decision, table: str = "") -> Advice:
        self.asked += 1
        await self.gate.wait()
        return advise(world.game.name, bot, world.dump(), decision.seat, 7, 1000)


async def asks(line: Line, decision: int, id: str = "h") -> dict[str, Any]:
    await line.say({"t": "hint", "id": id, "decision": decision})
    while True:
        frame = await line.hear()
        if frame["t"] in ("hint", "nak") and frame["id"] == id:
            return frame


async def my_question(line: Line, where: str, seat: int = 0) -> dict[str, Any]:
    """What the seat is asked, as soon as it is."""
    frame = await line.hello(where, seat)
    while not frame.get("question"):
        frame = await line.hear_until("state", "update")
    found: dict[str, Any] = frame["question"]
    return found


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_hint_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(level: str) -> None:
    true, other = evocation(HAND), evocation(OTHER_HAND)
    assert true.view(0) == other.view(0) and true.view(1) != other.view(1)
    coach = player(level, true.game)
    for seed in range(3):
        one, two = (advice_of(coach, Observation(state, 0), Fast(seed), 60) for state in (true, other))
        assert one == two and one.action in true.decisions[0].actions
        assert (one.compared is not None) == (level == "strong")


def test_what_was_thought_of_is_compared_with_the_best_other_answer() -> None:
    state = evocation(HAND)
    advice = advice_of(player(coach_of(state.game), state.game), Observation(state, 0), Fast(1), 200)
    assert advice.compared is not None and advice.compared.other not in (advice.action, -1)
    assert 0 <= advice.compared.other_chance <= 1 and 0 <= advice.compared.chance <= 1
    if advice.compared.is_clear:
        assert advice.compared.chance > advice.compared.other_chance


@in_loop
async def test_against_bots_only_a_hint_is_there_for_the_asking_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    advisers = Advisers()
    async with house(tmp_path, bots=advisers) as home:
        where, (ada,), created = await home.table(1, 2, game="indy")
        line = await ada.line()
        watcher = await (await home.spectator(where, created)).line()
        asked = await my_question(line, where)
        await watcher.hello(where)
        before = len(await watcher.all_frames())
        hint = await asks(line, asked["decision"])
        assert hint["t"] == "hint" and hint["action"] in asked["options"] and hint["bot"] == "strong"
        assert hint == {**await asks(line, asked["decision"], "again"), "id": "h"}  # thought of once
        assert advisers.asked == 1
        assert all(frame["t"] == "pong" for frame in (await watcher.all_frames())[before:])
        assert (await asks(watcher, asked["decision"]))["key"] == "error-not-your-seat"
        assert (await asks(line, asked["decision"] + 999))["t"] == "nak"
        # The same without a socket.
        answer = await ada.post(f"/api/tables/{where}/send", {"t": "hint", "id": "x", "decision": asked["decision"]})
        assert answer.status == 200 and answer.json == {**hint, "id": "x"}


async def shown(home: House, where: str) -> dict[str, Any]:
    live = await home.hall.get(where)
    info = live.table.info()
    return {"hints": info.hints, "coached": info.coached, "given": info.hints_given}


@in_loop
async def test_among_people_there_are_hints_only_where_the_table_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, bots=Advisers()) as home:
        where, people, _ = await home.table(2)
        line = await people[0].line()
        frame = await line.hello(where, 0)
        assert await shown(home, where) == {"hints": "bots", "coached": False, "given": []}
        refused = await asks(line, (frame["question"] or {"decision": 1})["decision"])
        assert refused["key"] == "error-hint-off" and "hints" in refused["text"]

        where, people, _ = await home.table(2, hints="always")
        assert (await shown(home, where))["coached"]
        lines = [await who.line() for who in people]
        frames = [await one.hello(where, seat) for seat, one in enumerate(lines)]
        seat = next(seat for seat, one in enumerate(frames) if one["question"])
        assert (await asks(lines[seat], frames[seat]["question"]["decision"]))["t"] == "hint"
        # How many there were is kept at once, and told when the game is over.
        live = await home.hall.get(where)
        assert live.table.setup.result.hints == [int(number == seat) for number in range(2)]
        assert (await shown(home, where))["given"] == []
        live.table.setup.stage = "finished"
        assert (await shown(home, where))["given"] == live.table.setup.result.hints


@in_loop
async def test_who_plays_with_bots_may_do_without_and_a_guest_ends_it(tmp_path: Path) -> None:
    async with house(tmp_path, bots=Advisers()) as home:
        where, (ada,), created = await home.table(1, 3, start=False)
        assert (await shown(home, where))["coached"]
        await ada.ok("PATCH", f"/api/tables/{where}", {"hints": "never"})
        assert await shown(home, where) == {"hints": "never", "coached": False, "given": []}
        await ada.ok("PATCH", f"/api/tables/{where}", {"hints": "bots"})
        guest = home.visitor()
        await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno"}})
        assert not (await shown(home, where))["coached"]
        await ada.ok("POST", f"/api/tables/{where}/start")
        assert await ada.no("PATCH", f"/api/tables/{where}", {"hints": "always"}) == "error-started"


@in_loop
async def test_no_hints_in_a_lesson_or_in_a_game_of_knowledge(tmp_path: Path) -> None:
    async with house(tmp_path, bots=Advisers()) as home:
        ada = home.visitor()
        lesson = await ada.ok("POST", "/api/tables", {"game": "indy", "lesson": "first", "host": {"name": "Ada"}})
        quiz, _, _ = await home.table(1, 2, game="timeline", fill="adult", hints="always")
        daily, _, _ = await home.table(1, 2, game="timeline", fill="adult", daily=True)
        line = await ada.line()
        await line.hello(lesson["table"]["id"], 0)
        assert (await asks(line, 1))["key"] == "error-hint-lesson"
        for where in (quiz, daily):
            assert not (await shown(home, where))["coached"]


@in_loop
async def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    bots = Advisers()
    async with house(tmp_path, bots=bots) as home:
        where, (ada,), _ = await home.table(1, 2, game="indy")
        line = await ada.line()
        asked = await my_question(line, where)
        bots.gate.clear()
        await line.say({"t": "hint", "id": "h", "decision": asked["decision"]})
        await until(lambda: bots.asked == 1)
        # Whoever has asked can answer meanwhile.
        live = await home.hall.get(where)
        act = {"t": "act", "id": "a", "decision": asked["decision"], "action": asked["options"][0], "on": live.table.v}
        await line.say(act)
        kinds: dict[str, str] = {}
        while len(kinds) < 2:
            frame = await line.hear_until("ack", "nak")
            kinds[frame["id"]] = frame.get("key", "")
        assert kinds == {"a": "", "h": "error-hint-late"}
        assert live.hints == {}


@in_loop
async def test_a_seat_that_asks_again_and_again_has_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, UNLIMITED._replace(hints=0.001, hints_at_once=2), Advisers()) as home:
        where, (ada,), _ = await home.table(1, 2)
        line = await ada.line()
        asked = await my_question(line, where)
        found = [await asks(line, asked["decision"], f"h{number}") for number in range(3)]
        assert [frame["t"] for frame in found] == ["hint", "hint", "nak"] and found[2]["key"] == "error-too-fast"


@in_loop
async def test_a_hint_waits_until_no_bot_does() -> None:
    turns, order = Turns(1), []

    async def think(table: str, rank: int) -> None:
        await turns.take(table, rank)
        order.append(table)
        await asyncio.sleep(0)
        turns.give_back()

    async with asyncio.TaskGroup() as group:
        group.create_task(think("first", PLAYING))
        group.create_task(think("hint", HINTING))
        for table in ("one", "one", "other"):
            group.create_task(think(table, PLAYING))
        await asyncio.sleep(0)
        assert turns.waiting == 3  # whoever waits for a hint makes no bot think less
    assert order == ["first", "one", "other", "one", "hint"] and turns.room == 1


@in_loop
async def test_a_hint_takes_nothing_from_a_game_that_another_process_has_ended(tmp_path: Path) -> None:
    """This process has not heard of it yet. Written from what it knows, the key of the luck would be gone for ever."""
    async with house(tmp_path, bots=Advisers()) as home:
        where, (ada,), _ = await home.table(1, 2, game="indy")
        line = await ada.line()
        asked = await my_question(line, where)
        mine = TABLES.c.id == where
        over = encode(Result(key="ab" * 32, places=[1, 2], scores=[7, 5], hints=[0, 3]))
        await home.site.store.write(
            lambda connection: connection.execute(TABLES.update().where(mine).values(result=over))
        )
        await asks(line, asked["decision"])
        kept = await home.site.store.run(
            lambda connection: connection.execute(sa.select(TABLES.c.result).where(mine)).scalar_one()
        )
        assert result_in(kept) == Result(key="ab" * 32, places=[1, 2], scores=[7, 5], hints=[1, 3])
