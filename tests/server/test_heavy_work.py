"""What takes long to compute keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tavolata
from server.tables import PATIENCE, Hand, House, gather, house, in_loop, until
from tavolata.server import calls, files
from tavolata.server.limits import UNLIMITED

DECK = "/api/games/timeline/deck"
TEXT = {"text": "title,year\nWe move house,2019", "name": "ours"}


class Gate:
    """Work that does not end before it is let through."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self._open = threading.Event()

    def through(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def waiting(*args: Any) -> Any:
            assert self._open.wait(PATIENCE), "nobody let it through: the loop waits for it"
            self.done.append(name)
            return work(*args)

        return waiting

    def open(self) -> None:
        self._open.set()


async def finished(home: House) -> tuple[str, Any]:
    """A game that is over, and somebody who may see it."""
    where, people, _ = await home.table(2)
    lines = [await person.line() for person in people]
    await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
    return where, people[0]


@in_loop
async def test_others_are_answered_while_decks_replays_logs_files_codes_and_games_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        where, ada = await finished(home)
        decks = tavolata.game("timeline").decks
        assert decks is not None
        works: list[tuple[Any, str, str, str, object]] = [
            (type(decks), "read", "POST", DECK, TEXT),
            (files, "replay_of", "GET", f"/api/tables/{where}/replay", None),
            (files, "log_of", "GET", f"/api/tables/{where}/log", None),
            (files, "record_of", "GET", f"/api/tables/{where}/file", None),
            (calls, "qr_svg", "GET", f"/api/tables/{where}/qr.svg", None),
            (calls, "games_info", "GET", "/api/games", None),
        ]
        deck = {"name": "ours", "text": "title,year\n" + "".join(f"Event {i},{1000 + i}\n" for i in range(40))}
        table = {"game": "timeline", "players": 2, "fill": "random", "host": {"name": "Ada"}, "brings": {"deck": deck}}
        laid = await ada.ok("POST", "/api/tables", table)
        works += [
            (type(decks), "with_extras", "POST", "/api/tables", table),
            (type(decks), "with_extras", "POST", f"/api/tables/{laid['table']['id']}/start", {}),
        ]
        for module, name, method, path, body in works:
            gate = Gate()
            with monkeypatch.context() as slow:
                slow.setattr(module, name, gate.through(name, getattr(module, name)))
                asked = asyncio.create_task(ada.call(method, path, body))
                for _ in range(20):
                    assert (await home.visitor().get("/api/health")).status == 200
                assert not asked.done()
                gate.open()
                assert (await asked).status in (200, 201), name


@in_loop
async def test_whoever_asks_for_much_waits_for_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, UNLIMITED._replace(heavy=6)) as home:
        where, ada = await finished(home)
        decks = tavolata.game("timeline").decks
        assert decks is not None
        gate = Gate()
        monkeypatch.setattr(type(decks), "read", gate.through("deck", type(decks).read))
        monkeypatch.setattr(files, "log_of", gate.through("log", files.log_of))
        greedy = home.visitor()
        many = [asyncio.create_task(greedy.post(DECK, TEXT)) for _ in range(8)]
        while sum(task.done() for task in many) < 2:
            await asyncio.sleep(0.001)
        refused = [task.result() for task in many if task.done()]
        assert {(answer.status, answer.json["key"]) for answer in refused} == {(429, "error-too-fast")}
        log = asyncio.create_task(ada.get(f"/api/tables/{where}/log"))
        await until(lambda: ada.address in home.site.heavy._lines)
        gate.open()
        assert (await log).status == 200
        assert gate.done.index("log") <= 2, "one deck was being read, one more may stand before it"
        assert sorted(answer.status for answer in await gather(*many)) == [200] * 6 + [429] * 2
        assert gate.done.count("deck") == 6


@in_loop
async def test_hellos_of_one_address_are_counted_on_all_its_sockets(tmp_path: Path) -> None:
    """Each is answered with all of a table: a hundred sockets that say it without pause kept everybody else waiting."""
    async with house(tmp_path, UNLIMITED._replace(hellos=0.001, hellos_at_once=4)) as home:
        where, (ada, bruno), _ = await home.table(2)
        lines = [await ada.line() for _ in range(3)]
        answers = [await line.hello(where, 0) for line in lines for _ in range(2)]
        assert [answer.get("key", answer["t"]) for answer in answers] == ["state"] * 4 + ["error-too-fast"] * 2
        # Others are not concerned, nor is whoever looks already.
        assert (await (await bruno.line()).hello(where, 1))["t"] == "state"
        assert (await lines[0].ask({"t": "say", "id": "s", "text": "still here"}))["t"] == "ack"


@in_loop
async def test_sockets_that_are_opened_are_counted(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(requests=0.001, requests_at_once=4)
    async with house(tmp_path, limits) as home:
        visitor = home.visitor()
        lines = []
        for _ in range(6):
            line = await visitor.line()
            lines.append(line.closed)
            if line.closed is None:
                await line.cut()
        assert lines == [None] * 4 + [1008] * 2
        assert (await home.visitor().line()).closed is None
