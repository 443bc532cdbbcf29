"""Small experiments behind the admin page: only the admin's, bounded, the lab's own runs, and gone with the server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from server.tables import ADMIN_COOKIE, House, Visitor, house, in_loop
from tavolata.lab.experiment import experiment_of
from tavolata.lab.runs import go_on, new_run, open_run, worker_at
from tavolata.server import lab_calls
from tavolata.server.app import HEADERS
from tavolata.server.laboratory import MOST_GAMES

SMALL = {"game": "timeline", "players": 2, "bots": ["child", "adult"], "deals": 4, "seed": 7}
#: More than is played while a test looks.
LONG = {"game": "timeline", "players": 2, "bots": ["child", "adult"], "deals": 9000}


async def progress(admin: Visitor, run: str, wanted: str) -> dict[str, Any]:
    """How far a run is once it is so far; a process must start and load for that."""
    for _ in range(1200):
        told: dict[str, Any] = await admin.ok("GET", f"/api/admin/lab/{run}")
        if told[wanted]:
            return told
        await asyncio.sleep(0.1)
    raise AssertionError(f"the run never was so far: {told}")


@in_loop
async def test_nobody_else_gets_there(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        run = "20260101-000000-abcdef"
        calls: list[tuple[str, str, Any]] = [
            ("GET", "/api/admin/lab", None),
            ("POST", "/api/admin/lab", SMALL),
            ("GET", f"/api/admin/lab/{run}", None),
            ("POST", f"/api/admin/lab/{run}", {}),
            ("POST", f"/api/admin/lab/{run}/stop", {}),
            ("DELETE", f"/api/admin/lab/{run}", {}),
            ("GET", f"/api/admin/lab/{run}/report", None),
        ]
        visitor = home.visitor()
        for cookie in ("", "x"):
            if cookie:
                visitor.cookies[ADMIN_COOKIE] = cookie
            for method, path, body in calls:
                assert await visitor.no(method, path, body) == "error-admin"
        assert not (tmp_path / "lab").exists()
        admin = await home.admin()
        for method, path, body in calls[2:]:
            assert await admin.no(method, path, body) == "error-no-lab-run"
        assert await admin.no("GET", "/api/admin/lab/..%2Ftables.db") in ("error-no-lab-run", "error-no-page")


@in_loop
async def test_an_experiment_is_played_as_the_command_plays_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        admin = await home.admin()
        begun = await admin.ok("POST", "/api/admin/lab", {**SMALL, "other": {"turn-order": "to-and-fro"}})
        assert (begun["all"], begun["other"], begun["ours"]) == (16, {"turn-order": "to-and-fro"}, True)
        done = await progress(admin, begun["id"], "digest")
        assert (done["games"], done["playing"]) == (16, False)
        assert (await admin.ok("GET", "/api/admin/lab"))["runs"] == [done]
        # The same experiment in this process: the rows are the lab's own.
        kept = open_run(tmp_path / "lab" / done["id"])
        assert go_on(new_run(kept.experiment, tmp_path / "again")) == done["digest"]
        await reports_are_readable(home, admin, done["id"])
        await admin.ok("DELETE", f"/api/admin/lab/{done['id']}", {})
        assert (await admin.ok("GET", "/api/admin/lab"))["runs"] == []
        assert list((tmp_path / "lab").iterdir()) == []


async def reports_are_readable(home: House, admin: Visitor, run: str) -> None:
    """As a page of the server, with nothing inside that its policy forbids, and as a file that needs nothing else."""
    page = await admin.call("GET", f"/lab/{run}?lang=en")
    text = page.body.decode()
    assert "Is it fair to begin?" in text
    assert 'href="/lab/report.css"' in text
    assert "<style" not in text
    assert " style=" not in text
    assert "script-src 'self'" in HEADERS["content-security-policy"]
    assert all('type="application/json"' in part[:40] or " src=" in part[:40] for part in text.split("<script")[1:])
    assert (await admin.call("GET", "/lab/report.css")).status == 200
    file = await admin.call("GET", f"/api/admin/lab/{run}/report?lang=it")
    assert "attachment" in file.headers["content-disposition"]
    assert "<style>" in file.body.decode()
    # To anybody else the address is a page without anything of it.
    stranger = await home.visitor().call("GET", f"/lab/{run}")
    assert b"fair" not in stranger.body


@in_loop
async def test_one_at_a_time_stopped_and_gone_on_with(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        admin = await home.admin()
        run = (await admin.ok("POST", "/api/admin/lab", LONG))["id"]
        assert await admin.no("POST", "/api/admin/lab", SMALL) == "error-lab-busy"
        told = await progress(admin, run, "games")
        worker = worker_at(tmp_path / "lab" / run)
        assert worker is not None
        assert os.getpriority(os.PRIO_PROCESS, worker) >= 15
        assert told["playing"]
        stopped = await admin.ok("POST", f"/api/admin/lab/{run}/stop", {})
        assert not stopped["playing"]
        assert 0 < stopped["games"] < stopped["all"]
        assert (await admin.ok("POST", f"/api/admin/lab/{run}", {}))["playing"]
        assert await admin.no("POST", "/api/admin/lab", SMALL) == "error-lab-busy"
    # The house is closed: so is the lab.
    for _ in range(600):
        if worker_at(tmp_path / "lab" / run) is None:
            break
        await asyncio.sleep(0.05)
    assert worker_at(tmp_path / "lab" / run) is None


@in_loop
async def test_what_cannot_be_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        admin = await home.admin()
        for change, key in (
            ({"game": "chess"}, "error-game-name"),
            ({"players": 9, "bots": ["adult"]}, "error-players"),
            ({"players": 0}, "error-players"),
            ({"players": -1}, "error-players"),
            ({"bots": ["os:system", "adult"]}, "error-experiment-choice"),
            ({"bots": ["./bot.py", "adult"]}, "error-experiment-choice"),
            ({"options": {"turn-order": "sideways"}}, "error-option-value"),
            ({"other": {"nonsense": "x"}}, "error-option-name"),
            ({"decks": ["any", "other"]}, "error-brings"),
            ({"deals": MOST_GAMES}, "error-lab-large"),
            ({"deals": MOST_GAMES + 1}, "error-experiment-range"),
            ({"deals": 0}, "error-experiment-range"),
            ({"deals": 1 << 60}, "error-bad-request"),
            ({"deals": "many"}, "error-bad-request"),
            ({"seed": -1}, "error-experiment-range"),
            ({"seed": 1_000_000_000}, "error-experiment-range"),
            ({"into": "/tmp"}, "error-bad-request"),
        ):
            assert await admin.no("POST", "/api/admin/lab", {**SMALL, **change}) == key, change
        assert not (tmp_path / "lab").exists()


@in_loop
async def test_a_server_without_the_lab_says_so(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab_calls, "missing_packages", lambda: "duckdb")
        async with house(tmp_path) as home:
            admin = await home.admin()
            told = await admin.ok("GET", "/api/admin/lab")
            assert (told["missing"], told["command"]) == ("duckdb", 'pip install "tavolata[lab]"')
            assert await admin.no("POST", "/api/admin/lab", SMALL) == "error-no-lab"


@in_loop
async def test_a_run_of_another_version_is_read_but_not_gone_on_with(tmp_path: Path) -> None:
    run = new_run(experiment_of(SMALL), tmp_path / "lab" / "20260101-000000-abcdef")
    path = run.folder / "run.json"
    path.write_text(path.read_text().replace(run.file.tavolata, "0.0.1"))
    (tmp_path / "lab" / "no-run").mkdir()
    async with house(tmp_path) as home:
        admin = await home.admin()
        (told,) = (await admin.ok("GET", "/api/admin/lab"))["runs"]
        assert not told["ours"]
        assert await admin.no("POST", f"/api/admin/lab/{told['id']}", {}) == "error-lab-version"
