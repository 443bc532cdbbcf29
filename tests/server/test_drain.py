"""A server process that is about to end sends those who look through it to another one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from server.tables import PATIENCE, House, house, in_loop, new_state, until
from server.test_postgres import TABLE, seated, two


@in_loop
async def test_whoever_looks_is_told_answered_and_never_seen_to_go(postgres_url: str) -> None:
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        mine, yours = await seated(one, TABLE, 0), await seated(other, TABLE, 1)
        await until(lambda: other.hall.tables[TABLE].table.info().seats[0].here)
        await yours.all_frames()
        ending = asyncio.create_task(one.site.hand_over())
        assert (await mine.hear_until("moving")) == {"t": "moving"}
        # The old connection is good until there is another.
        assert (await mine.ask({"t": "say", "id": "s", "text": "still here"}))["t"] == "ack"
        moved = await seated(other, TABLE, 0)
        await mine.cut()
        await asyncio.wait_for(ending, PATIENCE)
        assert (await moved.ask({"t": "say", "id": "s", "text": "here now"}))["t"] == "ack"
        await other.hall.share_presence()
        assert other.hall.tables[TABLE].table.info().seats[0].here
        told = [frame for frame in await yours.all_frames() if frame["t"] == "table"]
        assert all(frame["table"]["seats"][0]["here"] for frame in told)


async def last_said(house: House, seat: int) -> float:
    """When a process last said that somebody is at this seat."""
    return (await house.hall.presence.seen_elsewhere(TABLE))[seat]


@in_loop
async def test_a_process_that_hears_too_late_does_not_send_away_whoever_is_at_another(postgres_url: str) -> None:
    """Without a word of moving: the network changed, and the old connection is found dead after the new one came."""
    async with two(postgres_url) as (one, other):
        await one.lay(new_state(2, 3), "pp", TABLE)
        dead, watching = await seated(one, TABLE, 0), await seated(one, TABLE, 1)
        seat = one.hall.tables[TABLE].table.seats[0]
        while not (said := await last_said(one, 0)):
            await asyncio.sleep(0.01)
        await seated(other, TABLE, 0)
        while await last_said(one, 0) == said:
            await asyncio.sleep(0.01)
        await dead.cut()
        await until(lambda: not seat.connections)
        await one.hall.share_presence()
        assert one.hall.tables[TABLE].table.info().seats[0].here
        assert (await watching.ask({"t": "say", "id": "s", "text": "?"}))["t"] == "ack"


@in_loop
async def test_it_is_not_ready_any_more_and_nobody_waits_for_news(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table, (host, _), _ = await home.table(2)
        assert (await host.get("/api/ready")).json == {"ready": True}
        v = (await home.hall.get(table)).table.v
        waiting = asyncio.create_task(host.get(f"/api/tables/{table}/wait?seat=0&have={v}"))
        await until(lambda: bool(home.hall.tables[table].viewers))
        assert not waiting.done()
        began = time.monotonic()
        await home.site.hand_over()
        answer = await waiting
        assert (answer.status, answer.json["v"]) == (200, v)
        assert time.monotonic() - began < 10, "it waits 25 s for news"
        not_ready = await host.get("/api/ready")
        assert (not_ready.status, not_ready.json) == (503, {"ready": False})
        assert (await host.get("/api/health")).status == 200
