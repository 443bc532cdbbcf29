"""The page of whoever runs the server: tables, errors, reports; and nobody else gets there."""

from __future__ import annotations

import logging
from pathlib import Path

import tavolata
from server.tables import ADMIN, ADMIN_COOKIE, Hand, gather, house, in_loop
from tavolata.engine.record import parse_record
from tavolata.games import ONLINE
from tavolata.version import VERSION


@in_loop
async def test_nobody_gets_there_without_the_token(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), created = await home.table(2)
        calls = [
            ("GET", "/api/admin"),
            ("DELETE", f"/api/admin/tables/{where}"),
            ("GET", f"/api/admin/tables/{where}/file"),
            ("GET", "/api/admin/reports/1"),
            ("DELETE", "/api/admin/reports/1"),
        ]
        for visitor in (home.visitor(), ada):
            for cookie in ("", "x", ADMIN, ada.cookies["tavolata"]):
                if cookie:
                    visitor.cookies[ADMIN_COOKIE] = cookie
                for method, path in calls:
                    assert await visitor.no(method, path) == "error-admin"
        stranger = home.visitor()
        for wrong in (ADMIN[:-1] + "x", ADMIN.upper(), created["token"]):
            assert await stranger.no("POST", "/api/admin/enter", {"token": wrong}) == "error-admin"
        assert await stranger.no("POST", "/api/admin/enter", {"token": ""}) == "error-bad-request"
        assert ADMIN_COOKIE not in stranger.cookies
        assert (await home.hall.get(where)).table.stage == "playing"


@in_loop
async def test_the_server_at_a_glance(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2, name="Da Ada 100%")
        await home.table(2, start=False, name="Other_table")
        line = await ada.line()
        await line.hello(where, 0)
        admin = await home.admin()
        logging.getLogger("tavolata").warning("a test went wrong")
        glance = await admin.ok("GET", "/api/admin")
        assert glance["server"] == VERSION
        assert glance["rules"] == {name: tavolata.game(name).version for name in ONLINE}
        assert glance["stages"] == {"playing": 1, "open": 1}
        assert glance["connections"] == 1
        assert glance["uptime"] >= 0
        assert glance["errors"][0]["text"] == "a test went wrong"
        tables = {table["name"]: table for table in glance["tables"]}
        assert tables["Da Ada 100%"]["here"] == 1
        assert tables["Da Ada 100%"]["entries"] == 1
        assert tables["Other_table"]["stage"] == "open"
        assert not glance["more"]

        async def found(query: str) -> list[str]:
            return [table["name"] for table in (await admin.ok("GET", f"/api/admin?{query}"))["tables"]]

        assert sorted(await found("q=ADA")) == ["Da Ada 100%", "Other_table"]  # Ada sits at both
        assert await found("q=100%25") == ["Da Ada 100%"]
        assert await found("q=r_t") == ["Other_table"]
        assert await found("q=%25%25") == []
        assert await found(f"q={where}") == ["Da Ada 100%"]
        assert await found("after=1") == []
        assert len(await found("after=nonsense")) == 2


@in_loop
async def test_the_admin_saves_and_deletes_any_table(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, _ = await home.table(2)
        lines = [await visitor.line() for visitor in visitors]
        admin = await home.admin()
        running = await admin.ok("GET", f"/api/admin/tables/{where}/file")
        assert not parse_record(running, tavolata.game).state.over
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        done = await admin.ok("GET", f"/api/admin/tables/{where}/file")
        assert parse_record(done, tavolata.game).state.over
        await admin.ok("DELETE", f"/api/admin/tables/{where}")
        assert (await lines[0].hear_until("gone"))["key"] == "gone-table"
        assert await visitors[0].no("GET", f"/api/tables/{where}") == "error-no-table"
        assert await admin.no("DELETE", f"/api/admin/tables/{where}") == "error-no-table"
        other, _, _ = await home.table(2, start=False)
        assert await admin.no("GET", f"/api/admin/tables/{other}/file") == "error-not-started"


@in_loop
async def test_reports_that_are_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        admin = await home.admin()
        assert await admin.no("GET", "/api/admin/reports/1") == "error-no-report"
        for wrong in ("99999999999999999999999", "x", "-1", "1.5"):
            assert await admin.no("GET", f"/api/admin/reports/{wrong}") == "error-bad-request"
            assert await admin.no("DELETE", f"/api/admin/reports/{wrong}") == "error-bad-request"


@in_loop
async def test_a_report_can_be_deleted_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        for text in ("first", "second"):
            await ada.ok("POST", f"/api/tables/{where}/report", {"text": text})
        admin = await home.admin()
        second, first = (await admin.ok("GET", "/api/admin"))["reports"]
        await admin.ok("DELETE", f"/api/admin/reports/{first['k']}")
        assert [report["text"] for report in (await admin.ok("GET", "/api/admin"))["reports"]] == ["second"]
        for method in ("GET", "DELETE"):
            assert await admin.no(method, f"/api/admin/reports/{first['k']}") == "error-no-report"
        await admin.ok("GET", f"/api/admin/reports/{second['k']}")


@in_loop
async def test_many_tables_come_in_pages(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        for _ in range(52):
            await visitor.ok("POST", "/api/tables", {"game": "indy", "players": 2})
        admin = await home.admin()
        first = await admin.ok("GET", "/api/admin")
        assert (len(first["tables"]), first["more"]) == (50, True)
        second = await admin.ok("GET", f"/api/admin?after={first['tables'][-1]['created']}")
        assert (len(second["tables"]), second["more"]) == (2, False)
