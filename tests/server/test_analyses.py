"""Finished games explained at the server: made once beside the bots, kept with the table, refused in words where it cannot be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.tables import House, QuickBots, Visitor, house, in_loop, until
from tavolata.lab import analysis as lab
from tavolata.server import analyses
from tavolata.server.limits import UNLIMITED
from tavolata.server.store import ANALYSES

QUICK = lab.Depth(point=2, answer=8, measure=4, deal=2)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "Looking", lambda record: lab.Looking(record, QUICK))
    analyses._looking.cache_clear()


class Workers(QuickBots):
    """What is worked on is done in the loop; or only when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def work(self, rank: int, table: str, function: Callable[..., Any], *args: Any) -> Any:
        self.pieces += 1
        await self.gate.wait()
        await asyncio.sleep(0)
        return function(*args)


async def finished(home: House, **wish: Any) -> tuple[str, Visitor, dict[str, Any]]:
    """A table at which bots have played to the end."""
    where, (ada,), created = await home.table(1, 2, **{"game": "talismani", "fill": "medium", **wish})
    await ada.ok("POST", f"/api/tables/{where}/seats/0", {"do": "standin"})
    live = await home.hall.get(where)
    await until(lambda: live.table.over)
    return where, ada, created


async def explained(home: House, where: str, who: Visitor) -> dict[str, Any]:
    await who.ok("POST", f"/api/tables/{where}/analysis")
    await until(lambda: where not in home.site.analyses._here)
    found: dict[str, Any] = await who.ok("GET", f"/api/tables/{where}/analysis")
    assert found["stage"] == "done" and found["done"] == found["of"] > 0
    analysis: dict[str, Any] = found["analysis"]
    return analysis


@in_loop
async def test_a_finished_game_is_explained_once_and_for_whoever_may_watch_it(tmp_path: Path) -> None:
    bots = Workers()
    async with house(tmp_path, bots=bots) as home:
        where, ada, created = await finished(home)
        path = f"/api/tables/{where}/analysis"
        assert (await ada.ok("GET", path))["stage"] == "none"
        found = await explained(home, where, ada)
        replay = await ada.ok("GET", f"/api/tables/{where}/replay?seat=-2")
        moments = [frame["v"] for frame in replay["frames"]]
        # Every moment it speaks of is one of the replay, and the last one is the end.
        assert {point["v"] for point in found["points"]} <= set(moments)
        assert [point["v"] for point in found["points"]] == sorted(point["v"] for point in found["points"])
        assert found["points"][-1]["v"] == moments[-1]
        assert sorted(found["points"][-1]["chances"]) == [0.0, 1.0]
        assert len(found["mistakes"]) == len(found["lost"]) == len(found["deal"]) == 2
        for one in (mistake for seat in found["mistakes"] for mistake in seat):
            assert one["v"] in moments and one["given"] != one["better"]
        done = bots.pieces
        watcher = await home.spectator(where, created)
        assert (await watcher.ok("POST", path))["analysis"] == found
        assert (await watcher.ok("GET", path))["analysis"] == found and bots.pieces == done
        assert await home.visitor().no("GET", path) == "error-no-link"
        # With the table goes what is known of it.
        await ada.ok("DELETE", f"/api/tables/{where}")
        assert await home.site.store.run(lambda one: one.execute(sa.select(ANALYSES)).all()) == []


@in_loop
async def test_what_a_restart_interrupted_is_begun_again_when_somebody_looks(tmp_path: Path) -> None:
    bots = Workers()
    async with house(tmp_path, bots=bots) as home:
        where, ada, _ = await finished(home)
        bots.gate.clear()
        assert (await ada.ok("POST", f"/api/tables/{where}/analysis"))["stage"] in ("waiting", "running")
        await until(lambda: bots.pieces > 0)
        cookies = ada.cookies
    async with house(tmp_path, bots=Workers()) as home:
        again = home.visitor()
        again.cookies = cookies
        assert (await again.ok("GET", f"/api/tables/{where}/analysis"))["stage"] != "none"
        await until(lambda: where not in home.site.analyses._here)
        assert (await again.ok("GET", f"/api/tables/{where}/analysis"))["stage"] == "done"


@in_loop
async def test_what_cannot_be_explained_is_refused_in_words(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(analysed_answers=60, analyses_waiting=1, analyses_an_hour=0.001, analyses_at_once=3)
    bots = Workers()
    async with house(tmp_path, limits, bots) as home:
        running, (ada,), _ = await home.table(1, 2)
        assert await ada.no("POST", f"/api/tables/{running}/analysis") == "error-not-finished"
        team, bruno, _ = await finished(home, game="timeline", fill="adult", options={"mode": "collaborative"})
        refused = await bruno.post(f"/api/tables/{team}/analysis")
        assert refused.json["key"] == "error-analyse-team" and "nobody wins against anybody" in refused.json["text"]
        short = [await finished(home, game="timeline", fill="adult") for _ in range(2)]
        bots.gate.clear()
        await short[0][1].ok("POST", f"/api/tables/{short[0][0]}/analysis")
        assert await short[1][1].no("POST", f"/api/tables/{short[1][0]}/analysis") == "error-analyse-busy"
        bots.gate.set()
        await until(lambda: not home.site.analyses._here)
        long, carla, _ = await finished(home)
        assert await carla.no("POST", f"/api/tables/{long}/analysis") == "error-analyse-long"
        live = await home.hall.get(short[1][0])
        live.table.setup.rules = "0"
        assert await short[1][1].no("POST", f"/api/tables/{short[1][0]}/analysis") == "error-file-old"
        tries = [await carla.no("POST", f"/api/tables/{long}/analysis") for _ in range(3)]
        assert tries[-1] == "error-too-fast"


@in_loop
async def test_a_game_that_cannot_be_looked_at_says_so_and_may_be_asked_for_again(tmp_path: Path) -> None:
    class Broken(Workers):
        async def work(self, rank: int, table: str, function: Callable[..., Any], *args: Any) -> Any:
            raise RuntimeError("it broke")

    async with house(tmp_path, bots=Broken()) as home:
        where, ada, _ = await finished(home, game="timeline", fill="adult")
        path = f"/api/tables/{where}/analysis"
        await ada.ok("POST", path)
        await until(lambda: not home.site.analyses._here)
        assert (await ada.ok("GET", path))["stage"] == "failed"
        home.hall.bots.pool = Workers()
        await explained(home, where, ada)


@in_loop
async def test_what_is_explained_but_not_written_down_yet_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = Workers()
    async with house(tmp_path, bots=bots) as home:
        where, ada, _ = await finished(home, game="timeline", fill="adult")
        path = f"/api/tables/{where}/analysis"
        bots.gate.clear()
        await ada.ok("POST", path)
        await until(lambda: bots.pieces > 0)
        write, disk = home.site.store.write, asyncio.Event()

        async def slow(work: Callable[[sa.Connection], Any]) -> Any:
            await disk.wait()
            return await write(work)

        monkeypatch.setattr(home.site.store, "write", slow)
        bots.gate.set()
        await until(lambda: home.site.analyses._here[where].stage == "done")
        pieces = bots.pieces
        assert (await ada.ok("GET", path))["stage"] == (await ada.ok("POST", path))["stage"] == "done"
        disk.set()
        await until(lambda: not home.site.analyses._here)
        assert (await ada.ok("GET", path))["stage"] == "done" and bots.pieces == pieces
