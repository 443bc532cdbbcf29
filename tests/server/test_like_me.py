"""Bots as strong as whoever plays with them: their level follows the results, through rematches."""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolata
from server.tables import House, Visitor, house, in_loop
from tavolata.players import next_level


@pytest.mark.parametrize(
    ("game", "level", "places", "following"),
    [
        ("indy", "easy", [1, 2], "medium"),
        ("indy", "easy", [2, 1], "feather"),
        ("indy", "strong", [1, 2], "strong"),
        ("indy", "feather", [3, 1, 2], "feather"),
        ("indy", "medium", [2, 1, 3], "medium"),
        ("indy", "medium", [1, 1, 3], "strong"),
        ("indy", "medium", [1, 1], "medium"),
        ("timeline", "child", [1, 2], "adult"),
        ("talisman", "strong", [1, 2], "strong"),
        ("indy", "greedy", [1, 2], "greedy"),
    ],
)
def test_the_first_makes_them_stronger_and_the_last_weaker(
    game: str, level: str, places: list[int], following: str
) -> None:
    assert next_level(tavolata.game(game), level, places, 0) == following


async def ended(home: House, where: str, places: list[int]) -> str:
    """The game is over with this result; what the table says of the next one."""
    live = await home.hall.get(where)
    live.table.setup.stage, live.table.setup.result.places = "finished", places
    return live.table.info().next_level


async def levels_of_rematch(host: Visitor, where: str) -> tuple[str, str, list[str]]:
    again = (await host.ok("POST", f"/api/tables/{where}/rematch"))["table"]
    return again["id"], again["fill"], [seat["bot"] for seat in again["seats"] if seat["kind"] == "bot"]


@in_loop
async def test_rematches_follow_the_results_of_the_one_person(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada,), created = await home.table(1, 3, fill="easy", like_me=True)
        assert created["table"]["like_me"] and created["table"]["next_level"] == ""
        assert await ended(home, where, [1, 2, 3]) == "medium"
        where, fill, bots = await levels_of_rematch(ada, where)
        assert (fill, bots) == ("medium", ["medium", "medium"])
        assert await ended(home, where, [3, 1, 2]) == "easy"
        assert (await levels_of_rematch(ada, where))[1:] == ("easy", ["easy", "easy"])


@in_loop
async def test_among_people_the_level_stays_and_without_the_wish_nothing_follows(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2, 3, fill="easy", like_me=True)
        assert await ended(home, where, [1, 2, 3]) == "easy"
        assert (await levels_of_rematch(ada, where))[1:] == ("easy", ["easy"])
        where, (bruno,), _ = await home.table(1, 2, fill="easy")
        assert await ended(home, where, [1, 2]) == ""
        assert (await levels_of_rematch(bruno, where))[1:] == ("easy", ["easy"])
        # Without a level it begins with the usual one.
        created = await home.visitor().ok("POST", "/api/tables", {"game": "indy", "players": 2, "like_me": True})
        assert created["table"]["fill"] == "medium"
