"""A quiet mark after a clear mistake: for whoever wants it, from what their seat knew before the answer, and for nobody else."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from server.tables import House, Line, QuickBots, house, in_loop, until
from server.test_hints import HAND, OTHER_HAND, evocation, my_question
from tavolata.engine import Decision, Fast, State
from tavolata.games import NAMES, game
from tavolata.games.isola.position import position
from tavolata.games.talisman.position import hero
from tavolata.games.talisman.position import position as talisman
from tavolata.players import Judged, Observation, Thinking, Verdict, can_judge, judged, player
from tavolata.server.bots import ANALYSING, HINTING, MARKING, PLAYING, Turns, judge
from tavolata.server.limits import UNLIMITED


class Judges(QuickBots):
    """Finds every answer worse than the last one there is, at once or only when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[tuple[State, str]] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def judge(self, bot: str, world: State, decision: Decision, action: int, table: str = "") -> Verdict | None:
        self.judged.append((world, world.game.text(action)))
        await self.gate.wait()
        return Verdict([decision.actions[-1]], 0.125, 0.02, None)

    def have_judged(self, count: int) -> bool:
        return len(self.judged) == count


class Answered(NamedTuple):
    """What was asked, the ack of the answer, and whether the first one was taken."""

    asked: dict[str, Any]
    ack: dict[str, Any]
    at_once: bool


async def acts(home: House, line: Line, where: str, asked: dict[str, Any], id: str, **more: Any) -> dict[str, Any]:
    live = await home.hall.get(where)
    act = {"t": "act", "id": id, "decision": asked["decision"], "action": asked["options"][0], "on": live.table.v}
    return await line.ask({**act, "mark": True, **more})


#: The table may move between the question and the answer, and a held answer may be overtaken by a bot's reaction.
OVERTAKEN = ("error-table-changed", "error-decision-gone", "error-not-asked")


async def answers(home: House, line: Line, where: str, id: str, **more: Any) -> Answered:
    """Answer what the seat is asked; where somebody else was first, what it is asked then. Any other refusal is a failure."""
    for attempt in range(20):
        asked = await my_question(line, where)
        told = await acts(home, line, where, asked, f"{id}-{attempt}", **more)
        if told["t"] == "ack":
            return Answered(asked, told, attempt == 0)
        assert told["key"] in OVERTAKEN, told
    raise AssertionError(told)


async def marked(line: Line) -> dict[str, Any]:
    """The next mark that this seat hears of."""
    while True:
        frame = await line.hear_until("state", "update")
        if frame["mark"]:
            found: dict[str, Any] = frame["mark"]
            return found


def strong(state: State) -> Thinking:
    coach = player("strong", state.game)
    assert isinstance(coach, Thinking)
    return coach


def test_a_clear_mistake_is_found_in_all_worlds_that_the_seat_cannot_tell_apart() -> None:
    true, other = evocation(HAND), evocation(OTHER_HAND)
    coach, parse, text = strong(true), true.game.parse, true.game.text
    for seed in range(2):
        one, two = (judged(parse("pass"), coach, Observation(state, 0), Fast(seed), 120) for state in (true, other))
        assert one == two and one.verdict is not None
        assert [text(action) for action in one.verdict.better] == ["eagle RC4"]
        assert one.verdict.cost > max(0.1, 2 * one.verdict.error)
    assert judged(parse("eagle RC4"), coach, Observation(true, 0), Fast(0), 120).verdict is None


def test_a_plan_is_judged_when_it_is_complete() -> None:
    state = position(
        forces=["KENSHIRO CONTADINO-IN-ARMI CONTADINO-IN-ARMI", "RAOUL!"],
        places=["OASI", "CAMPO-DI-SCHIAVI DESERTO-DI-VETRO"],
        phase="combat",
    )
    coach, parse = strong(state), state.game.parse
    stays = judged(parse("pass"), coach, Observation(state, 0), Fast(1)).verdict
    assert stays is not None and state.game.text(stays.better[-1]) == "done"
    # To begin with somebody says nothing yet; whoever builds the better plan to its end has made no mistake.
    for step in stays.better:
        found = judged(step, coach, Observation(state, 0), Fast(2))
        assert found.verdict is None and bool(found.playouts) == (step == stays.better[-1])
        state.play(0, step)


RIVAL = hero("WARRIOR", "PITS", strength=5, objects="TALISMAN2", cleared=True)


def before_the_crown() -> State:
    """One space from the Crown, and the rival is two from it."""
    return talisman([hero("TROLL", "FIRE", strength=6, life=5, objects="TALISMAN1"), RIVAL])


def test_talisman_whoever_turns_back_before_the_crown_is_told() -> None:
    state = before_the_crown()
    coach, parse = player("strong", state.game), state.game.parse
    for seed in range(2):
        worlds = [state, *(state.determinize(0, 7 + number) for number in range(2))]
        one, *others = [judged(parse("back PITS"), coach, Observation(world, 0), Fast(seed)) for world in worlds]
        assert all(other == one for other in others), "worlds that the seat cannot tell apart"
        assert one.verdict is not None
        assert [state.game.text(action) for action in one.verdict.better] == ["go CROWN"]
        assert one.verdict.cost > max(0.5, 3 * one.verdict.error) and one.verdict.why == ("why-onward", {})
    assert judged(parse("go CROWN"), coach, Observation(state, 0), Fast(0)) == Judged(None, 0)


def test_talisman_an_answer_that_does_as_well_is_soon_left_alone() -> None:
    """To take one more turn against a rival that is far away costs next to nothing, and is not looked at for long."""
    state = talisman([hero("TROLL", "FIELDS1"), hero("ELF", "FIELDS4")], dice=[2])
    state.play(0, state.game.parse("roll"))
    decision, coach = state.decisions[0], player("strong", state.game)
    looked = [judged(action, coach, Observation(state, 0), Fast(3)) for action in decision.actions]
    assert [found.verdict for found in looked] == [None] * len(looked)
    assert sum(found.playouts for found in looked) < 100 * len(looked)


def test_talisman_few_games_prove_nothing() -> None:
    state = before_the_crown()
    coach = player("strong", state.game)
    found = judged(state.game.parse("back PITS"), coach, Observation(state, 0), Fast(0), 40)
    assert found == Judged(None, 40)


def test_talisman_marks_are_thought_of_where_bots_think() -> None:
    state = before_the_crown()
    world, action = state.determinize(0, 1).dump(), state.game.parse("back PITS")
    # The first look also finds out how long a game takes here, and may be too short.
    looks = [judge("talisman", "strong", world, 0, action, seed) for seed in range(3)]
    verdict = looks[-1]
    assert verdict is not None and state.game.text(verdict.better[0]) == "go CROWN"


def test_where_nobody_can_say_what_an_answer_costs_there_are_no_marks() -> None:
    assert {name: can_judge(game(name)) for name in NAMES} == {
        "indy": True, "talismani": True, "timeline": False, "talisman": True, "isola": True
    }  # fmt: skip
    state = game("timeline").new(2, 1)
    seat = state.decisions[0].seat
    world, action = state.determinize(seat, 1).dump(), state.decisions[0].actions[0]
    assert judge("timeline", "adult", world, seat, action, 1) is None


@in_loop
async def test_a_mark_comes_after_the_answer_to_whoever_wants_it_and_to_nobody_else(tmp_path: Path) -> None:
    bots = Judges()
    async with house(tmp_path, bots=bots) as home:
        where, (ada,), created = await home.table(1, 2, game="indy")
        line = await ada.line()
        watcher = await (await home.spectator(where, created)).line()
        await watcher.hello(where)
        asked, ack, _ = await answers(home, line, where, "a")
        mark = await marked(line)
        assert (mark["v"], mark["decision"], mark["question"]) == (ack["v"], asked["decision"], asked["name"])
        assert (mark["given"], mark["better"]) == (asked["answers"][0], [asked["answers"][-1]])
        assert (mark["cost"], mark["why"]) == (0.125, None)
        assert all(not frame.get("mark") for frame in await watcher.all_frames())
        # Whoever looks again, by socket or not, finds it; it is over with the next answer, or with this one.
        assert (await line.hello(where, 0))["mark"] == mark
        assert (await ada.ok("POST", f"/api/tables/{where}/hello", {"table": where, "seat": 0}))["mark"] == mark
        await answers(home, line, where, "b", mark=False)
        assert (await line.hello(where, 0))["mark"] is None and len(bots.judged) == 1
        # It counts as a hint: whoever takes back can use it as one.
        assert (await home.hall.get(where)).table.setup.result.hints == [1, 0]


@in_loop
async def test_what_is_looked_at_is_what_the_seat_knew_before_the_answer(tmp_path: Path) -> None:
    bots = Judges()
    async with house(tmp_path, bots=bots) as home:
        where, (ada,), _ = await home.table(1, 2, game="indy")
        line = await ada.line()
        asked = await my_question(line, where)
        live = await home.hall.get(where)
        before = live.table.shown
        assert before is not None
        await acts(home, line, where, asked, "a")
        await until(lambda: bool(bots.judged))
        world, action = bots.judged[0]
        assert action == asked["options"][0] and world.view(0) == before.view(0)
        assert world.dump() != before.dump()  # the others' cards were dealt anew


@in_loop
async def test_a_mark_holds_up_nothing_and_a_newer_answer_ends_the_wish(tmp_path: Path) -> None:
    bots = Judges()
    async with house(tmp_path, bots=bots) as home:
        where, (ada,), _ = await home.table(1, 2, game="indy")
        line = await ada.line()
        bots.gate.clear()
        for number in range(3):
            asked, _, _ = await answers(home, line, where, f"a{number}")
            await until(partial(bots.have_judged, number + 1))
        live = await home.hall.get(where)
        assert list(live.verdicts) == [0]
        bots.gate.set()
        assert (await marked(line))["decision"] == asked["decision"]
        assert live.verdicts == {}


@in_loop
async def test_what_was_taken_back_is_not_marked(tmp_path: Path) -> None:
    bots = Judges()
    async with house(tmp_path, bots=bots) as home:
        where, (ada,), _ = await home.table(1, 2, game="indy")
        line = await ada.line()
        bots.gate.clear()
        await answers(home, line, where, "a")
        await until(lambda: bool(bots.judged))
        assert (await line.ask({"t": "takeback", "id": "t"}))["t"] == "ack"
        bots.gate.set()
        await line.all_frames()
        live = await home.hall.get(where)
        assert live.marks == {} and live.verdicts == {}


@pytest.mark.parametrize(
    ("seated", "wish"),
    [
        (2, {"game": "indy"}),
        (1, {"game": "indy", "hints": "never"}),
        (1, {"game": "timeline", "fill": "adult", "hints": "always"}),
        (1, {"game": "timeline", "fill": "adult", "daily": True}),
    ],
)
@in_loop
async def test_there_are_marks_only_where_there_are_hints_and_somebody_can_judge(
    tmp_path: Path, seated: int, wish: dict[str, Any]
) -> None:
    bots = Judges()
    async with house(tmp_path, bots=bots) as home:
        where, people, _ = await home.table(seated, 2, **wish)
        lines = [await who.line() for who in people]
        frames = [await one.hello(where, seat) for seat, one in enumerate(lines)]
        seat = next((seat for seat, one in enumerate(frames) if one["question"]), 0)
        asked = frames[seat]["question"] or await my_question(lines[seat], where, seat)
        assert (await acts(home, lines[seat], where, asked, "a"))["t"] == "ack"
        await lines[seat].all_frames()
        assert bots.judged == []


@in_loop
async def test_among_people_who_said_so_each_hears_of_their_own_mistakes(tmp_path: Path) -> None:
    async with house(tmp_path, bots=Judges()) as home:
        where, people, _ = await home.table(2, hints="always")
        lines = [await who.line() for who in people]
        frames = [await one.hello(where, seat) for seat, one in enumerate(lines)]
        seat = next(seat for seat, one in enumerate(frames) if one["question"])
        await acts(home, lines[seat], where, frames[seat]["question"], "a")
        assert (await marked(lines[seat]))["decision"] == frames[seat]["question"]["decision"]
        assert all(not frame.get("mark") for frame in await lines[1 - seat].all_frames())


@in_loop
async def test_who_answers_faster_than_the_coach_may_look_is_not_refused(tmp_path: Path) -> None:
    bots = Judges()
    async with house(tmp_path, UNLIMITED._replace(marks=0.001, marks_at_once=1), bots) as home:
        where, (ada,), _ = await home.table(1, 2, game="indy")
        line = await ada.line()
        taken = [await answers(home, line, where, f"a{number}") for number in range(3)]
        # The only look goes to the first answer, whether or not that one is taken.
        assert len(bots.judged) == taken[0].at_once


@in_loop
async def test_a_mark_waits_until_neither_bot_nor_hint_does() -> None:
    turns, order = Turns(1), []

    async def think(rank: int) -> None:
        await turns.take("table", rank)
        order.append(rank)
        await asyncio.sleep(0)
        turns.give_back()

    async with asyncio.TaskGroup() as group:
        for rank in (PLAYING, ANALYSING, MARKING, HINTING, PLAYING):
            group.create_task(think(rank))
    assert order == [PLAYING, PLAYING, HINTING, MARKING, ANALYSING]
