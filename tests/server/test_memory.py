"""What is over leaves memory at once, without Python's search for garbage: sockets, viewers, tables, connections."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from server.running import Threaded, wait_until
from server.tables import house, in_loop, new_state, until
from tavolata.server import wire
from tavolata.server.batching import BatchingTransport
from tavolata.server.door import Door
from tavolata.server.hall import LiveTable, Viewer
from tavolata.server.sockets import Socket
from tavolata.server.table import Table
from tavolata.server.transport import Outbox


@pytest.fixture
def no_search_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


#: What must not stay. Classes that are compiled cannot be referred to weakly: the collector's own list is asked.
KINDS = (Socket, Outbox, Viewer, LiveTable, Table, BatchingTransport, ServerProtocol, Door)


class Alive:
    """What was made since, and is still there."""

    def __init__(self) -> None:
        # Kept, so that nothing new can stand at an address of these.
        self._before = self._all()

    @staticmethod
    def _all() -> list[object]:
        return [one for one in gc.get_objects() if type(one) in KINDS]

    def kinds(self) -> set[str]:
        before = {id(one) for one in self._before}
        return {type(one).__name__ for one in self._all() if id(one) not in before}


@pytest.fixture
def alive() -> Alive:
    return Alive()


async def still(live: LiveTable) -> None:
    await until(lambda: live.table.wake_at() is None and not live.thinking and not live.lock.locked())


@pytest.mark.usefixtures("no_search_for_garbage")
@in_loop
async def test_a_socket_that_was_closed_is_gone(tmp_path: Path, alive: Alive) -> None:
    async with house(tmp_path) as home:
        await home.lay(new_state(2, 4), "pp", "table")
        ada = home.program("table", 0)
        line = await ada.line()
        await line.hello("table", token=ada.token)
        assert {"Socket", "Outbox", "Viewer"} <= alive.kinds()
        assert (await line.ask({"t": "takeback", "id": "x"}))["t"] == "nak"
        assert (await line.ask({"t": "hello", "table": "nowhere"}))["t"] == "nak"
        await line.cut()
        del line
        home.lines.clear()
        await until(lambda: alive.kinds() <= {"LiveTable", "Table"})


@pytest.mark.usefixtures("no_search_for_garbage")
@in_loop
async def test_a_table_that_was_unloaded_is_gone(tmp_path: Path, alive: Alive) -> None:
    async with house(tmp_path) as home:
        live = await home.lay(new_state(3, 4), "ppb", "table")
        await still(live)
        table = live.table
        seat = next(seat.number for seat in table.seats if table.question_of(seat.number) is not None)
        decision = table.question_of(seat)
        assert decision is not None
        act = wire.Act("a", decision.id, table.game.notation.text(decision.actions[0]), table.v)
        assert isinstance(await home.hall.play.act(live, seat, act, lambda _: None), wire.Ack)
        # Read again, as after a write whose end is not known.
        live.lock.in_doubt = True
        async with live.lock:
            assert live.table is not table
        await still(live)
        assert {"LiveTable", "Table"} <= alive.kinds()
        del live, table, decision
        home.hall.tables.idle_seconds = -1.0
        await home.hall.tables.unload_idle()
        assert not home.hall.tables
        await until(lambda: not alive.kinds())


@pytest.mark.usefixtures("no_search_for_garbage")
def test_a_connection_that_was_closed_is_gone(tmp_path: Path, alive: Alive) -> None:
    with Threaded(tmp_path / "site") as server:
        with httpx.Client() as calls:
            for path in ("/api/games", "/api/tables/nothing"):
                calls.get(server.url + path)
            assert "Door" in alive.kinds()
        with connect(server.socket_url) as line:
            line.send('{"t": "ping", "at": 1}')
            line.recv(10)
            assert {"Socket", "BatchingTransport", "ServerProtocol"} <= alive.kinds()
        wait_until(lambda: not alive.kinds(), f"{alive.kinds()} to go")
