"""A match: two games with the same decks, each side begins one, and they are added up. No rule knows of it: tables do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.tables import Hand, House, Visitor, gather, house, in_loop, token_in
from tavolata.server import wire
from tavolata.server.table.match import match_info, next_first
from tavolata.server.table.settings import Match

#: Small decks: a game takes a few turns.
MINE, THEIRS = {"text": "9 KENSHIRO", "name": "Orsa"}, {"text": "10 RAOUL"}


async def lay(home: House, **wish: Any) -> tuple[str, Visitor, Visitor, dict[str, Any]]:
    """A match of two people that has begun."""
    host, guest = home.visitor(), home.visitor()
    asked = {"game": "isola", "players": 2, "beat": 0, "match": True, "host": {"name": "Ada", "deck": MINE}, **wish}
    created = await host.ok("POST", "/api/tables", asked)
    where = created["table"]["id"]
    await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
    await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno", "deck": THEIRS}})
    await host.ok("POST", f"/api/tables/{where}/start")
    return where, host, guest, created


async def finish(where: str, *people: Visitor) -> dict[str, Any]:
    """Play to the end; the table as it is told then."""
    lines = [await person.line() for person in people]
    await gather(*[Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)])
    told: dict[str, Any] = (await people[0].ok("GET", f"/api/tables/{where}"))["table"]
    assert told["stage"] == "finished"
    return told


async def begun_by(home: House, where: str) -> int:
    state = (await home.hall.get(where)).table.state
    assert state is not None
    return int(state.decisions[0].seat)


@in_loop
async def test_the_second_game_has_the_same_decks_and_the_other_side_begins(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, ada, bruno, created = await lay(home)
        first = await begun_by(home, where)
        info = (await ada.ok("GET", f"/api/tables/{where}"))["table"]["match"]
        assert (info["games"], info["number"], info["played"], info["places"]) == (2, 1, [], [])
        assert await ada.no("POST", f"/api/tables/{where}/rematch") == "error-not-finished"
        watcher = await home.spectator(where, created)
        over = await finish(where, ada, bruno)
        assert over["match"]["played"] == [
            {"table": where, "first": first, "places": over["places"], "scores": over["scores"]}
        ]
        assert (over["match"]["next"], over["match"]["places"]) == (1 - first, [])

        # Either may go on; it begins at once, and the others hear where.
        line = await ada.line()
        await line.hello(where, 0)
        second = (await bruno.ok("POST", f"/api/tables/{where}/rematch"))["table"]
        assert (second["stage"], second["match"]["number"]) == ("playing", 2)
        frame = await line.hear_until("table")
        while frame["table"]["rematch"] != second["id"]:
            frame = await line.hear_until("table")
        for person, seats in ((ada, [0]), (bruno, [1]), (watcher, [])):
            assert (await person.ok("GET", f"/api/tables/{second['id']}"))["you"]["seats"] == seats
        assert await begun_by(home, second["id"]) == 1 - first
        assert second["options"]["first"] == str(2 - first)

        end = await finish(second["id"], ada, bruno)
        assert [deck["cards"] for deck in end["decks"]] == [deck["cards"] for deck in over["decks"]]
        assert end["decks"][0]["commitment"] != over["decks"][0]["commitment"]
        match = end["match"]
        assert [game["table"] for game in match["played"]] == [where, second["id"]]
        assert match["points"] == [sum(both) for both in zip(over["scores"], end["scores"], strict=True)]
        assert match["places"] and match["next"] == -1


@in_loop
async def test_a_match_goes_on_after_a_restart_and_has_a_rematch_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, ada, bruno, _ = await lay(home)
        before = (await finish(where, ada, bruno))["match"]
    async with house(tmp_path) as home:
        for person in (ada, bruno):
            person.app, person.lines = home.app, home.lines
        assert (await ada.ok("GET", f"/api/tables/{where}"))["table"]["match"] == before
        second = (await ada.ok("POST", f"/api/tables/{where}/rematch"))["table"]["id"]
    async with house(tmp_path) as home:
        for person in (ada, bruno):
            person.app, person.lines = home.app, home.lines
        end = await finish(second, ada, bruno)
        assert len(end["match"]["played"]) == 2
        again = (await bruno.ok("POST", f"/api/tables/{second}/rematch"))["table"]
        # A new match, for which all sit down as for any rematch; who begins is drawn by lot again.
        assert (again["stage"], again["options"]["first"]) == ("open", "lot")
        assert (again["match"]["number"], again["match"]["played"]) == (1, [])
        await bruno.ok("POST", f"/api/tables/{again['id']}/start")


@in_loop
async def test_a_bot_plays_on_with_the_deck_it_had(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ada = home.visitor()
        wish = {"game": "isola", "players": 2, "beat": 0, "match": True, "fill": "random"}
        where = (await ada.ok("POST", "/api/tables", {**wish, "host": {"name": "Ada", "deck": MINE}}))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{where}/start")
        over = await finish(where, ada)
        second = (await ada.ok("POST", f"/api/tables/{where}/rematch"))["table"]
        assert (second["stage"], second["seats"][1]["kind"]) == ("playing", "bot")
        end = await finish(second["id"], ada)
        assert end["decks"][1]["cards"] == over["decks"][1]["cards"]


@pytest.mark.parametrize("wish", [{"game": "indy"}, {"game": "timeline", "daily": True}])
@in_loop
async def test_what_has_no_match_is_refused(tmp_path: Path, wish: dict[str, Any]) -> None:
    async with house(tmp_path) as home:
        asked = {"players": 2, "match": True, "host": {"name": "Ada"}, **wish}
        assert await home.visitor().no("POST", "/api/tables", asked) == "error-no-match"
        known = {game["name"]: game["match"] for game in (await home.visitor().ok("GET", "/api/games"))["games"]}
        assert [name for name, has in known.items() if has] == ["isola"]


def game(places: list[int], scores: list[int], first: int = 0) -> wire.MatchGame:
    return wire.MatchGame("t", first, places, scores)


@pytest.mark.parametrize(
    ("one", "two", "wins", "places"),
    [
        # Who wins both wins, whatever the points; one each, and the sum decides; else it is drawn.
        (game([1, 2], [3, 9]), game([1, 2], [12, 2]), [2, 0], [1, 2]),
        (game([1, 2], [14, 4]), game([2, 1], [1, 12]), [1, 1], [2, 1]),
        (game([1, 2], [14, 4]), game([2, 1], [4, 14]), [1, 1], [1, 1]),
        # A drawn game was won by nobody.
        (game([1, 1], [5, 5]), game([2, 1], [9, 2]), [0, 1], [2, 1]),
        (game([1, 1], [5, 6]), game([1, 1], [3, 1]), [0, 0], [1, 2]),
    ],
)
def test_who_wins_a_match(one: wire.MatchGame, two: wire.MatchGame, wins: list[int], places: list[int]) -> None:
    told = match_info(Match({}, [one]), two, 2)
    assert (told.wins, told.places) == (wins, places)


def test_each_seat_begins_once() -> None:
    assert next_first([], 2) == -1
    assert [next_first([game([1, 2], [0, 0], first)], 2) for first in (0, 1)] == [1, 0]
    assert next_first([game([1], [0], 2), game([1], [0], 0)], 3) == 1
