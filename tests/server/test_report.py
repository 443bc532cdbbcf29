"""A report of a problem: what the player saw, fit to be passed on and to be played on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from server.tables import INDY, Hand, gather, house, in_loop
from tavolata.games.indy.position import position
from tavolata.version import VERSION

HANDS = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]


@in_loop
async def test_a_report_can_be_loaded_and_shows_what_the_player_saw(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        state = position("light", turn="A", hands=HANDS, table="RH1 RH2 RH3", reactions="strict")
        await home.lay(state, "ppp", "report")
        for seat in (0, 1, 2):
            wish = {"text": "The eagle\nlooks odd", "seat": seat, "browser": "Some/1.0"}
            answer = await home.program("report", seat).post("/api/tables/report/report", wish)
            assert answer.headers["content-disposition"] == 'attachment; filename="tavolata-report-report.json"'
            report = answer.json
            assert report["format"] == "tavolata-report/1"
            assert (report["tavolata"], report["game"], report["rules"]) == (VERSION, "indy", INDY.version)
            assert (report["seat"], report["text"], report["browser"]) == (seat, wish["text"], "Some/1.0")
            loaded = INDY.load(report["state"])
            assert loaded.view(seat) == state.view(seat)
            assert [decision.name for decision in loaded.decisions] == ["eagle"] * 3
            loaded.check()
            assert (report["seen"]["reaction"] is not None) == (seat == 1)
            assert report["seen"]["view"] == json.loads(json.dumps(state.view(seat)))
            assert "name" not in report["players"][0]


@in_loop
async def test_a_spectators_report_knows_no_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        state = position("light", turn="A", hands=HANDS, table="RH1 RH2 RH3", reactions="strict")
        await home.lay(state, "ppp", "report")
        report = await home.program("report", 99).ok("POST", "/api/tables/report/report", {"text": "?"})
        assert report["seat"] is None
        assert "hand" not in report["seen"]["view"]
        assert INDY.load(report["state"]).view(None) == state.view(None)


@in_loop
async def test_before_the_start_and_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, _ = await home.table(2, start=False)
        path = f"/api/tables/{where}/report"
        before: dict[str, Any] = await visitors[0].ok("POST", path, {"seat": 0})
        assert before["state"] is None
        await visitors[0].ok("POST", f"/api/tables/{where}/start")
        lines = [await visitor.line() for visitor in visitors]
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        after = await visitors[0].ok("POST", path, {"seat": 0})
        table = (await home.hall.get(where)).table
        assert table.state is not None
        assert INDY.load(after["state"]).dump() == table.state.dump()


@in_loop
async def test_the_admin_finds_the_report_as_it_was_given(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        given = (await ada.post(f"/api/tables/{where}/report", {"text": "odd", "seat": 0, "browser": "B"})).json
        admin = await home.admin()
        (listed,) = (await admin.ok("GET", "/api/admin"))["reports"]
        assert (listed["table"], listed["text"], listed["browser"]) == (where, "odd", "B")
        assert await admin.ok("GET", f"/api/admin/reports/{listed['k']}") == given


@in_loop
async def test_a_report_too_long_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        assert await ada.no("POST", f"/api/tables/{where}/report", {"text": "x" * 2001}) == "error-bad-request"
        assert await ada.no("POST", f"/api/tables/{where}/report", {"seat": 99}) == "error-bad-request"
