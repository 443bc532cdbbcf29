"""What is looked at in the database, and what is put there without a server."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tavolata import games
from tavolata.engine.chance import Fair
from tavolata.server.bench.players import GAME
from tavolata.server.entries import Entry, StoredTable
from tavolata.server.files import effective
from tavolata.server.hall import COLOURS, SHAPES
from tavolata.server.store import JOURNAL, META, SEATS, SNAPSHOTS, TABLES, Store, load, sqlite_url
from tavolata.server.table import Settings, Table, encode
from tavolata.server.tokens import LinkMaker, hash_of, secret_of


class Broken(Exception):
    """Something that must not be: a move that is lost, a table that does not load."""


def check_tables(url: str, acks: dict[str, dict[str, int]]) -> int:
    """Every table loads and replays, its journal has no gap and holds every acknowledged act. How many entries."""
    engine = sa.create_engine(url)
    counted = 0
    try:
        with engine.connect() as connection:
            for row in connection.execute(sa.select(TABLES.c.id)).all():
                kept = load(connection, row.id)
                assert kept is not None
                counted += check_table(connection, kept, acks.get(row.id, {}))
            known = {row.id for row in connection.execute(sa.select(TABLES.c.id))}
            if set(acks) - known:
                raise Broken(f"tables are gone: {set(acks) - known}")
    finally:
        engine.dispose()
    return counted


def check_table(connection: sa.Connection, kept: StoredTable, acks: dict[str, int]) -> int:
    table = kept.row["id"]
    rows = connection.execute(
        sa.select(*(JOURNAL.c[name] for name in Entry._fields)).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n)
    )
    entries = [Entry(*row) for row in rows]
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        raise Broken(f"table {table}: the journal has a gap")
    written = {entry.act: entry.v for entry in entries if entry.act}
    for act, v in acks.items():
        if written.get(act) != v:
            raise Broken(
                f"table {table}: act {act} was acknowledged as version {v}, the journal has {written.get(act)}"
            )
    game = games.game(kept.row["game"])
    loaded = Table(kept, game)
    if not entries:
        return 0
    if loaded.n != entries[-1].n or loaded.v != entries[-1].v or loaded.state is None:
        raise Broken(f"table {table} does not load to its end")
    if kept.row["rules"] != game.version:
        return len(entries)  # the rules of today lead elsewhere: such a table goes on from its snapshot alone
    state = game.load(msgspec.json.decode(kept.row["start"]))
    for entry in effective(entries)[1:]:
        for seat, text in msgspec.json.decode(entry.body, type=list[tuple[int, str]]):
            state.play(seat, game.parse(text))
    if state.dump() != loaded.state.dump():
        raise Broken(f"table {table}: journal and snapshot disagree")
    if state.over != (kept.row["stage"] == "finished"):
        raise Broken(f"table {table}: over, but its stage is {kept.row['stage']}")
    return len(entries)


def fill(folder: Path, count: int) -> None:
    """Lay many tables directly in the database: each with seats, a journal and a snapshot, in the middle of a game."""
    store = Store(sqlite_url(folder / "tables.db"))
    links = LinkMaker(secret_of(folder))
    patterns = [_played_table(seed) for seed in range(16)]
    now = time.time()
    with store.engine.begin() as connection:
        for first in range(0, count, 1000):
            numbers = range(first, min(count, first + 1000))
            batches: dict[sa.Table, list[dict[str, Any]]] = {TABLES: [], SEATS: [], JOURNAL: [], SNAPSHOTS: []}
            for number in numbers:
                table = f"idle{number:08d}"
                for kind, rows in patterns[number % len(patterns)].items():
                    batches[kind] += [{**row, "id" if kind is TABLES else "table_id": table} for row in rows]
            for row in batches[TABLES]:
                row["created"] = now - 86_400
                row["invite_hash"] = hash_of(links.token(row["id"], "invite", 0))
                row["spectator_hash"] = hash_of(links.token(row["id"], "spectator", 0))
            for row in batches[SEATS]:
                row["token_hash"] = hash_of(links.token(row["table_id"], f"seat-{row['seat']}", 0))
            for kind in META.sorted_tables:
                if batches.get(kind):
                    connection.execute(kind.insert(), batches[kind])
    store.close()


def _played_table(seed: int) -> dict[sa.Table, list[dict[str, Any]]]:
    """The rows of a table in the middle of its game, as the server writes them."""
    game = games.game(GAME)
    rng = random.Random(seed)
    row: dict[str, Any] = {"id": "", "name": f"{seed}", "game": GAME, "rules": game.version, "stage": "playing",
                           "players": 2, "settings": encode(Settings(game.check_options({}), beat=0)), "start": "",
                           "result": "", "invite_hash": "", "spectator_hash": "", "generation": 0, "rematch": "",
                           "created": 0.0, "due": None}  # fmt: skip
    seats: list[dict[str, Any]] = [
        {"table_id": "", "seat": seat, "kind": "person", "name": name, "colour": COLOURS[seat], "shape": SHAPES[seat],
         "bot": "", "standin": False, "seen": 0.0, "orders": "{}", "token_hash": "", "generation": 0}
        for seat, name in enumerate(("Ada", "Bruno"))
    ]  # fmt: skip
    table = Table(StoredTable(row, seats, None, [], []), game)
    entries = [
        table.begin(game.new(2, 0, table.settings.options, "strict", Fair(bytes(31) + bytes([seed])), events=True), 0.0)
    ]
    start = table.setup.start
    for _ in range(20 + seed):
        asked = next((decision for seat in (0, 1) if (decision := table.question_of(seat)) is not None), None)
        entry = table.wake(1e9) if asked is None else None
        if asked is not None:
            entry = table.act(asked.seat, asked.id, rng.choice(asked.actions), table.v, None, 1e9)
        if entry is None or table.over:
            break
        entries.append(entry)
    snapshot = table.snapshot()
    assert snapshot is not None and not table.over
    row |= {"start": start, "result": encode(table.setup.result)}
    return {
        TABLES: [row],
        SEATS: seats,
        JOURNAL: [entry._asdict() for entry in entries],
        SNAPSHOTS: [snapshot._asdict()],
    }
