"""Texts and numbers in an address that no database can hold: refused in words, on both databases, and nothing fails inside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.tables import House, house, in_loop, nothing_logged
from server.test_postgres import process

DATABASES = ("sqlite", "postgresql")

#: A control character, as an address spells it. The first ends a text in C, and PostgreSQL keeps none.
CONTROLS = ("%00", "%0a", "%1F", "%7f", "a%00b")

#: Too large for a column of numbers, on one of the databases or on both.
ABSURD = ("2147483648", "999999999999", "9223372036854775808", "9" * 400, "-1", "1.5", "%D9%A3", "x", "0x10", "1e3")


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """The address of a PostgreSQL, or "" for SQLite."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def opened(folder: Path, database: str) -> AsyncIterator[House]:
    async with process(database) if database else house(folder) as home:
        with nothing_logged(home.site):
            yield home


@pytest.mark.parametrize("control", CONTROLS)
@in_loop
async def test_control_characters_in_an_address_are_refused(tmp_path: Path, database: str, control: str) -> None:
    async with opened(tmp_path, database) as home:
        where, (ada, _), _ = await home.table(2)
        await ada.ok("POST", "/api/admin/enter", {"token": home.site.admin_token})
        for method, path in [
            ("DELETE", f"/api/mine/{control}"),
            ("GET", f"/api/admin?q={control}"),
            ("GET", f"/api/admin?after={control}"),
            ("GET", f"/api/admin?{control}=1"),
            ("GET", f"/api/tables/{control}"),
            ("GET", f"/api/tables/{where}/wait?have={control}"),
            ("GET", f"/api/tables/{where}/log?seat={control}"),
            ("POST", f"/api/tables/{where}/cards/{control}/report"),
            ("POST", f"/api/games/{control}/deck"),
            ("GET", f"/t/{control}"),
            ("GET", f"/{control}"),
            ("GET", f"/assets/{control}.js"),
        ]:
            answer = await ada.call(method, path)
            assert answer.status == 400, (path, answer)
            if path.startswith("/api/"):
                assert answer.json["key"] == "error-address", path


@in_loop
async def test_the_refusal_of_an_address_is_in_the_language_of_whoever_asks(tmp_path: Path, database: str) -> None:
    async with opened(tmp_path, database) as home:
        said = {
            language: (await home.visitor(language=language).call("DELETE", "/api/mine/%00")).json["text"]
            for language in ("it", "en")
        }
        assert said["it"] != said["en"]
        assert "indirizzo" in said["it"] and "address" in said["en"]
        assert (await home.visitor(language="it").get("/%00")).body.decode() == said["it"]


@in_loop
async def test_what_is_no_table_is_not_looked_for(tmp_path: Path, database: str) -> None:
    async with opened(tmp_path, database) as home:
        where, (ada, _), _ = await home.table(2)
        for wrong in (
            "x",
            "a" * 5000,
            "%F0%9F%83%8F%F0%9F%83%8F",
            "%ED%A0%80abcd",
            "%FF%FFabc",
            "'%20OR%201=1--",
            "%25%00"[:3],
        ):
            assert await ada.no("DELETE", f"/api/mine/{wrong}") == "error-no-table", wrong
        assert len((await ada.ok("GET", "/api/mine"))["tables"]) == 1
        await ada.ok("DELETE", f"/api/mine/{where}")
        assert (await ada.ok("GET", "/api/mine"))["tables"] == []


@pytest.mark.parametrize("number", ABSURD)
@in_loop
async def test_absurd_numbers_in_an_address_are_refused(tmp_path: Path, database: str, number: str) -> None:
    async with opened(tmp_path, database) as home:
        where, (ada, _), _ = await home.table(2)
        await ada.ok("POST", "/api/admin/enter", {"token": home.site.admin_token})
        for method, path in [
            ("GET", f"/api/admin/reports/{number}"),
            ("DELETE", f"/api/admin/reports/{number}"),
            ("DELETE", f"/api/admin/cards/{number}"),
            ("DELETE", f"/api/admin/reports?upto={number}"),
            ("DELETE", f"/api/admin/cards?upto={number}"),
            ("POST", f"/api/tables/{where}/seats/{number}"),
            ("GET", f"/api/tables/{where}/log?seat={number}"),
        ]:
            answer = await ada.call(method, path)
            assert (answer.status, answer.json["key"]) == (400, "error-bad-request"), (path, answer)
            name = "seat" if where in path else "upto" if "upto" in path else "k"
            assert f"{name} (0-" in answer.json["text"], "what is allowed is not said"


@pytest.mark.parametrize("after", ["nan", "inf", "-inf", "1e400", "-1e-400", "9" * 400, "nonsense", "%D9%A3"])
@in_loop
async def test_an_absurd_time_finds_something_or_nothing(tmp_path: Path, database: str, after: str) -> None:
    async with opened(tmp_path, database) as home:
        admin = await home.admin()
        await admin.ok("GET", f"/api/admin?after={after}")


@in_loop
async def test_the_largest_number_is_only_not_there(tmp_path: Path, database: str) -> None:
    async with opened(tmp_path, database) as home:
        admin = await home.admin()
        assert await admin.no("GET", "/api/admin/reports/2147483647") == "error-no-report"
        await admin.ok("DELETE", "/api/admin/reports?upto=2147483647")


@in_loop
async def test_texts_in_a_body_are_kept_without_what_no_database_holds(tmp_path: Path, database: str) -> None:
    """Not in the address: a name or a line may be anything that a keyboard gives, and is made plain."""
    nul = "A\x00da\x1f\x7f"
    async with opened(tmp_path, database) as home:
        host = home.visitor()
        wish = {"game": "indy", "players": 2, "fill": "random", "beat": 0, "name": nul, "host": {"name": nul}}
        created = await host.ok("POST", "/api/tables", wish)
        where = created["table"]["id"]
        assert (created["table"]["name"], created["table"]["seats"][0]["name"]) == ("A da", "A da")
        await host.ok("POST", f"/api/tables/{where}/start")
        assert (
            await host.call("POST", f"/api/tables/{where}/send", {"t": "say", "id": "a", "text": nul})
        ).status == 200
        await host.ok("POST", f"/api/tables/{where}/report", {"text": nul, "browser": nul})
        orders = {"t": "orders", "id": "b", "orders": {nul: "ask"}}
        assert (await host.call("POST", f"/api/tables/{where}/send", orders)).status == 200
        for body in (
            {**wish, "game": nul},
            {**wish, "fill": nul},
            {**wish, "options": {nul: nul}},
            {**wish, "game": "timeline", "brings": {"deck": {"name": nul, "text": nul}}},
        ):
            assert (await host.call("POST", "/api/tables", body)).status == 400, body
