"""How much is kept, and for how long: tables, decks, reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa

from server.tables import Hand, House, Visitor, gather, house, in_loop, new_state, row_of, seat_rows
from tavolata.server.limits import UNLIMITED
from tavolata.server.retention import KeepDays, Retention
from tavolata.server.serve import Plan, site_of
from tavolata.server.store import CHAT, JOURNAL, REPORTS, SEATS, SITTINGS, SNAPSHOTS, TABLES, insert_table

DAY = 24 * 3600.0
USUAL = KeepDays()


async def age(home: House, where: str, days: float) -> None:
    """Everything at this table happened so many days earlier."""
    seconds = days * DAY

    def write(connection: sa.Connection) -> None:
        for table, key, columns in (
            (TABLES, TABLES.c.id, ("created", "ended")),
            (JOURNAL, JOURNAL.c.table_id, ("at",)),
            (CHAT, CHAT.c.table_id, ("at",)),
            (SITTINGS, SITTINGS.c.table_id, ("at", "seen")),
        ):
            earlier = {name: table.c[name] - seconds for name in columns}
            connection.execute(table.update().where(key == where).values(earlier))

    await home.site.store.write(write)


async def clear(home: House, days: KeepDays = USUAL) -> None:
    site = home.site
    await Retention(site.store, home.hall.tables, home.hall.presence, days).clear()


async def there(home: House) -> set[str]:
    query = sa.select(TABLES.c.id)
    return await home.site.store.run(lambda connection: {row.id for row in connection.execute(query)})


async def finished(home: House) -> tuple[str, list[Visitor]]:
    where, people, _ = await home.table(2)
    lines = [await person.line() for person in people]
    await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
    for line in lines:
        await line.cut()
    return where, people


@in_loop
async def test_finished_tables_are_deleted_after_their_time_and_idle_ones_later(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        over, people = await finished(home)
        running, _, _ = await home.table(2)
        waiting, _, _ = await home.table(2, start=False)
        await age(home, over, 89)
        await age(home, running, 364)
        await age(home, waiting, 364)
        await clear(home)
        assert await there(home) == {over, running, waiting}
        for where in (over, running, waiting):
            await age(home, where, 2)
        # Somebody only looked in: that is use.
        await home.site.store.write(
            lambda connection: connection.execute(
                SITTINGS.update()
                .where(SITTINGS.c.table_id == waiting, SITTINGS.c.role == 0)
                .values(seen=SITTINGS.c.seen + 3 * DAY)
            )
        )
        await clear(home)
        assert await there(home) == {waiting}
        assert await people[0].no("GET", f"/api/tables/{over}") == "error-no-table"

        def left(connection: sa.Connection) -> int:
            return sum(
                connection.execute(
                    sa.select(sa.func.count()).select_from(kept).where(kept.c.table_id.in_([over, running]))
                ).scalar_one()
                for kept in (JOURNAL, CHAT, SITTINGS, SEATS, SNAPSHOTS)
            )

        assert await home.site.store.run(left) == 0


@in_loop
async def test_a_table_where_somebody_is_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        over, (ada, _) = await finished(home)
        line = await ada.line()
        await line.hello(over, 0)
        await age(home, over, 1000)
        await clear(home)
        assert await there(home) == {over}
        await line.cut()
        await clear(home)
        assert await there(home) == set()


@in_loop
async def test_a_host_who_keeps_everything_keeps_everything(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        over, _ = await finished(home)
        running, _, _ = await home.table(2)
        for where in (over, running):
            await age(home, where, 10_000)
        await clear(home, KeepDays(0, 0))
        assert await there(home) == {over, running}


@in_loop
async def test_games_that_ended_before_tables_were_deleted_have_their_whole_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        over, _ = await finished(home)
        await age(home, over, 1000)
        forget = TABLES.update().where(TABLES.c.id == over).values(ended=None)
        await home.site.store.write(lambda connection: connection.execute(forget))
        await clear(home)
        assert await there(home) == {over}
        await age(home, over, 91)
        await clear(home)
        assert await there(home) == set()


@in_loop
async def test_many_tables_are_deleted_in_small_batches(tmp_path: Path) -> None:
    async with house(tmp_path) as home:

        def write(connection: sa.Connection) -> None:
            for number in range(35):
                name = f"old{number:02d}"
                row = row_of(2, name, stage="finished") | {"ended": 1000.0}
                insert_table(connection, row, seat_rows("pp", name))

        await home.site.store.write(write)
        await home.lay(new_state(2, 5), "pp", "table")
        batches: list[int] = []

        def counted(connection: Any, cursor: Any, statement: str, *_: object) -> None:
            if statement.startswith("DELETE FROM tables"):
                batches[-1:] = [batches[-1] + 1] if batches else [1]

        def begun(connection: Any) -> None:
            batches.append(0)

        sa.event.listen(home.site.store.engine, "before_cursor_execute", counted)
        sa.event.listen(home.site.store.engine, "begin", begun)
        await clear(home, KeepDays(90, 0))
        assert sum(batches) == 35
        assert max(batches) == 1, "whoever plays waits for one table at most"
        assert await there(home) == {"table"}


@in_loop
async def test_everybody_is_told_how_long_tables_are_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.site.retention.days = USUAL
        told = await home.visitor().ok("GET", "/api/games")
        assert (told["keep_finished"], told["keep_idle"]) == (90, 365)
    for plan, days in ((Plan(), USUAL), (Plan(keep_days=KeepDays(7, 0)), KeepDays(7, 0))):
        site = site_of(plan, tmp_path)
        assert site.retention.days == days
        site.store.close()


# Reports


@in_loop
async def test_reports_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(reports_an_hour=0.001, reports_at_once=3)
    async with house(tmp_path, limits) as home:
        where, (ada, bruno), _ = await home.table(2)
        path = f"/api/tables/{where}/report"
        statuses = [(await ada.post(path, {"text": "odd", "seat": 0})).status for _ in range(5)]
        assert statuses == [200] * 3 + [429] * 2
        assert (await bruno.post(path, {"text": "odd", "seat": 1})).status == 200


@in_loop
async def test_more_reports_than_anybody_reads_are_given_out_but_not_kept(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(reports_of_table=2, reports_in_all=3)
    async with house(tmp_path, limits) as home:
        count = sa.select(sa.func.count()).select_from(REPORTS)

        async def kept() -> int:
            return await home.site.store.run(lambda connection: connection.execute(count).scalar_one())

        seen = []
        for _ in range(3):
            where, _, created = await home.table(2)
            watcher = await home.spectator(where, created)
            for _ in range(3):
                answer = await watcher.post(f"/api/tables/{where}/report", {"text": "odd"})
                assert answer.status == 200
                assert answer.json["table"] == where, "the file is theirs all the same"
            seen.append(await kept())
        assert seen == [2, 3, 3]
        told = [line["text"] for line in home.site.errors.lines]
        assert len(told) == 1
        assert "not kept" in told[0]
        admin = await home.admin()
        glance = await admin.ok("GET", "/api/admin")
        await admin.ok("DELETE", f"/api/admin/reports?upto={glance['reports'][1]['k']}")
        assert await kept() == 1
        await admin.ok("DELETE", f"/api/admin/reports?upto={glance['reports'][0]['k']}")
        assert await kept() == 0
        assert await watcher.no("DELETE", "/api/admin/reports?upto=99") == "error-admin"
        assert await admin.no("DELETE", "/api/admin/reports") == "error-bad-request"
        await admin.ok("DELETE", "/api/admin/cards?upto=99")


# Decks


def wish(text: str) -> dict[str, Any]:
    deck = {"name": "ours", "text": text}
    return {"game": "timeline", "players": 2, "host": {"name": "Ada"}, "fill": "random", "brings": {"deck": deck}}


DECK = wish("title,year\n" + "".join(f"Event {i},{1000 + i}\n" for i in range(40)))


@in_loop
async def test_tables_with_decks_of_their_own_have_a_limit_of_their_own(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(decks_an_hour=0.001, decks_at_once=2)
    async with house(tmp_path, limits) as home:
        ada = home.visitor()
        assert [(await ada.post("/api/tables", DECK)).status for _ in range(3)] == [201, 201, 429]
        assert (await ada.post("/api/tables", {**DECK, "brings": {}})).status == 201


@in_loop
async def test_there_are_only_so_many_tables_with_decks_and_when_one_goes_there_is_room(tmp_path: Path) -> None:
    async with house(tmp_path, UNLIMITED._replace(decks_in_all=2)) as home:
        ada = home.visitor()
        first, _ = [await ada.ok("POST", "/api/tables", DECK) for _ in range(2)]
        assert await ada.no("POST", "/api/tables", DECK) == "error-too-many-decks"
        await ada.ok("POST", "/api/tables", {**DECK, "brings": {}})
        await ada.ok("DELETE", f"/api/tables/{first['table']['id']}")
        await ada.ok("POST", "/api/tables", DECK)


@in_loop
async def test_a_rematch_is_a_new_table_too(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(tables_an_hour=0.001, tables_at_once=1)
    async with house(tmp_path, limits) as home:
        where, (ada, bruno) = await finished(home)
        assert await ada.no("POST", f"/api/tables/{where}/rematch") == "error-too-many-tables"
        await bruno.ok("POST", f"/api/tables/{where}/rematch")
