"""Lessons at the online table: laid at once, judged before they are played, taken up again, and then a game like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tavolata
from server.tables import House, Line, Visitor, house, in_loop, nothing_logged, until
from tavolata.engine.lessons import Lesson

LESSONS = [(game, lesson) for game in tavolata.GAMES for lesson in tavolata.game(game).lessons()]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])


async def laid(home: House, game: str, name: str) -> tuple[Visitor, str, dict[str, Any]]:
    ada = home.visitor()
    wish = {"game": game, "lesson": name, "host": {"name": "Ada"}, "language": "en", "beat": 0}
    created = await ada.ok("POST", "/api/tables", wish)
    return ada, created["table"]["id"], created["table"]


class Learner:
    """Somebody who does what the coach says."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.told: list[str] = []
        self.acts = 0

    async def sit(self, line: Line, where: str) -> None:
        self.line = line
        self.now = await line.hello(where, 0)

    async def until_it_is_mine(self) -> dict[str, Any]:
        """Where the lesson stands once the others have moved."""
        while (coach := self.now["lesson"])["busy"]:
            self.now = await self.line.hear_until("state", "update")
        if coach["key"] not in self.told:
            self.told.append(coach["key"])
        found: dict[str, Any] = coach
        return found

    async def act(self, answer: str) -> dict[str, Any]:
        asked = next(one for one in (self.now["reaction"], self.now["question"]) if one and answer in one["options"])
        self.acts += 1
        act = {"t": "act", "id": f"a{self.acts}", "decision": asked["decision"], "action": answer, "on": self.now["v"]}
        return await self._said(act)

    async def go_on(self, step: int) -> dict[str, Any]:
        self.acts += 1
        return await self._said({"t": "go-on", "id": f"a{self.acts}", "step": step})

    async def _said(self, message: dict[str, Any]) -> dict[str, Any]:
        answer = await self.line.ask(message)
        shown = [frame for frame in await self.line.all_frames() if frame["t"] in ("state", "update")]
        self.now = shown[-1]
        return answer

    async def step(self, coach: dict[str, Any]) -> None:
        """Do as the coach says: once wrong, then right."""
        if not coach["answers"]:
            assert (await self.go_on(coach["step"]))["t"] == "ack"
            assert (await self.go_on(coach["step"]))["t"] in ("ack", "nak")  # said twice it counts once
            return
        asked = next(
            one for one in (self.now["reaction"], self.now["question"]) if one and coach["answers"][0] in one["options"]
        )
        other = [answer for answer in asked["options"] if answer not in coach["answers"]]
        if other:
            before = self.now
            refused = await self.act(other[-1])
            assert refused["t"] == "nak"
            assert refused["key"].startswith(("lesson-", "error-lesson-"))
            assert "[" not in refused["text"]
            assert [self.now[part] for part in ("v", "view", "lesson")] == [
                before[part] for part in ("v", "view", "lesson")
            ]
        assert (await self.act(coach["answers"][0]))["t"] == "ack"


@each_lesson
@in_loop
async def test_a_lesson_is_played_to_its_end_and_taken_up_again_at_every_step(
    tmp_path: Path, game: str, name: str
) -> None:
    lesson = tavolata.game(game).lessons()[name]
    learner = Learner(lesson)
    async with house(tmp_path) as home:
        ada, where, table = await laid(home, game, name)
        assert table["stage"] == "playing"
        assert table["lesson"] == name
        assert table["commitment"] == ""
        assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (lesson.players - 1)
    over = False
    while not over:
        # The server is another one at every step.
        async with house(tmp_path) as home:
            visitor = home.visitor()
            visitor.cookies = ada.cookies
            with nothing_logged(home.site):
                await learner.sit(await visitor.line(), where)
                coach = await learner.until_it_is_mine()
                over = coach["over"]
                if not over:
                    await learner.step(coach)
    of_steps = [key for key in learner.told if not key.endswith("-done")]
    keys = [key for key in lesson.said_keys() if not key.endswith(("-title", "-about"))]
    assert of_steps[:-1] == [key for key in keys if key.rpartition("-")[2] != "end"][: len(lesson.steps)]
    assert of_steps[-1].endswith("-end")


@in_loop
async def test_after_the_lesson_the_bots_play_on_and_anything_goes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada, where, _ = await laid(home, "indy", "first")
        learner = Learner(tavolata.game("indy").lessons()["first"])
        await learner.sit(await ada.line(), where)
        while not (coach := await learner.until_it_is_mine())["over"]:
            await learner.step(coach)
        table = (await home.hall.get(where)).table
        await until(lambda: table.question_of(0) is not None)
        learner.now = await learner.line.hello(where, 0)
        assert (await learner.act(learner.now["question"]["options"][-1]))["t"] == "ack"
        refused = await learner.line.ask({"t": "takeback", "id": "back"})
        assert refused["key"] == "error-lesson-take-back"


@in_loop
async def test_a_reaction_that_the_lesson_waits_for_has_all_the_time_in_the_world(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada, where, _ = await laid(home, "indy", "first")
        learner = Learner(tavolata.game("indy").lessons()["first"])
        await learner.sit(await ada.line(), where)
        while not (coach := await learner.until_it_is_mine())["key"].endswith("-eagle"):
            await learner.step(coach)
        assert learner.now["reaction"]["waits"]
        table = (await home.hall.get(where)).table
        assert table.wake(table.since + 3600) is None
        assert (await learner.act(coach["answers"][0]))["t"] == "ack"


@in_loop
async def test_a_lesson_waits_for_whoever_left_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada, where, _ = await laid(home, "indy", "first")
        learner = Learner(tavolata.game("indy").lessons()["first"])
        await learner.sit(await ada.line(), where)
        await learner.step(await learner.until_it_is_mine())
        coach = await learner.until_it_is_mine()
        left = await ada.ok("POST", f"/api/tables/{where}/leave")
        assert left["seats"][0]["standin"] is False
        assert await ada.no("POST", f"/api/tables/{where}/seats/0", {"do": "standin"}) == "error-lesson-seats"
        assert await ada.no("POST", f"/api/tables/{where}/seats/0", {"do": "free"}) == "error-lesson-seats"
        mine = (await ada.ok("GET", "/api/mine"))["tables"]
        assert [table["table"]["lesson"] for table in mine] == ["first"]
        assert (await learner.line.hello(where, 0))["lesson"] == coach


@in_loop
async def test_the_same_people_play_again_without_the_coach(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada, where, _ = await laid(home, "timeline", "first")
        learner = Learner(tavolata.game("timeline").lessons()["first"])
        await learner.sit(await ada.line(), where)
        while not (coach := await learner.until_it_is_mine())["over"]:
            await learner.step(coach)
        assert (await ada.ok("GET", f"/api/tables/{where}"))["table"]["stage"] == "finished"
        replay = await ada.ok("GET", f"/api/tables/{where}/replay?seat=0")
        assert replay["total"] == len(replay["frames"])
        again = (await ada.ok("POST", f"/api/tables/{where}/rematch"))["table"]
        assert again["lesson"] == ""
        assert again["stage"] == "open"
        begun = await ada.ok("POST", f"/api/tables/{again['id']}/start")
        assert begun["commitment"]


@in_loop
async def test_what_a_lesson_refuses(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada = home.visitor()
        assert (
            await ada.no("POST", "/api/tables", {"game": "indy", "lesson": "last", "host": {"name": "Ada"}})
            == "error-lesson-name"
        )
        assert await ada.no("POST", "/api/tables", {"game": "indy", "lesson": "first"}) == "error-lesson-name-yourself"
        ada, where, _ = await laid(home, "indy", "first")
        assert await ada.no("PATCH", f"/api/tables/{where}", {"turn_seconds": 30}) == "error-lesson-clock"
        learner = Learner(tavolata.game("indy").lessons()["first"])
        await learner.sit(await ada.line(), where)
        assert (await learner.go_on(1))["key"] == "error-lesson-not-read"
        await learner.act((await learner.until_it_is_mine())["answers"][0])
        reading = await learner.until_it_is_mine()
        assert not reading["answers"]
        assert (await learner.act(learner.now["question"]["options"][0]))["key"] == "error-lesson-read"
        elsewhere, (host,), _ = await home.table(1, 2)
        line = await host.line()
        plain = await line.hello(elsewhere, 0)
        assert plain["lesson"] is None
        assert (await line.ask({"t": "go-on", "id": "g", "step": 1}))["key"] == "error-no-lesson"


@in_loop
async def test_the_games_say_which_lessons_they_have(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        told = (await home.visitor().ok("GET", "/api/games"))["games"]
        found = {(game["name"], lesson["name"]): lesson for game in told for lesson in game["lessons"]}
        assert list(found) == LESSONS
        indy = found[("indy", "first")]
        assert indy["title"] == "lesson-indy-first-title"
        assert indy["steps"] == tavolata.game("indy").lessons()["first"].ideas
        assert told[0]["easiest_bot"] == "feather"
        assert {game["name"]: game["examples"] for game in told} == {
            name: list(tavolata.game(name).examples()) for name in tavolata.GAMES
        }
        assert all(len(game["examples"]) >= 2 for game in told)


@in_loop
async def test_an_example_of_the_rules_is_a_table_that_goes_on_as_one_likes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada, where, _ = await laid(home, "isola", "settle")
        learner = Learner(tavolata.game("isola").examples()["settle"])
        await learner.sit(await ada.line(), where)
        coach = await learner.until_it_is_mine()
        assert (coach["idea"], coach["of"]) == (1, 1)
        await learner.step(coach)
        assert (await learner.until_it_is_mine())["over"]
        assert (await learner.act("play JACK-DI-PICCHE"))["t"] == "ack"
