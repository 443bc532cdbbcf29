"""Where tables are kept: one schema for SQLite and PostgreSQL, written through one thread that commits in groups.

The journal is the truth: an entry is there once it is committed, and only then is it acknowledged. Entry n of a table can be
written once; a second process that tries the same number gets `Conflict`, reads what the first wrote, and answers anew.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

T = TypeVar("T")

#: How many entries one commit may hold.
_LARGEST_GROUP = 512

#: The channel on which processes that share a PostgreSQL database tell each other which table moved.
CHANNEL = "tavolata"

META = sa.MetaData()

TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    #: Options, tempo, clocks: the settings as JSON.
    sa.Column("settings", sa.Text, nullable=False),
    #: The sealed state before the first answer; empty while the table is open.
    sa.Column("start", sa.Text, nullable=False),
    #: Places, scores and what else is known of a finished game, as JSON.
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("invite_hash", sa.String(64), nullable=False),
    sa.Column("spectator_hash", sa.String(64), nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(24), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    #: When the server must do something here by itself (a bot, a clock); null: people are awaited, or nobody.
    sa.Column("due", sa.Float, nullable=True),
    sa.Index("tables_due", "due"),
    sa.Index("tables_created", "created"),
)

SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("colour", sa.String(12), nullable=False),
    sa.Column("shape", sa.String(12), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("standin", sa.Boolean, nullable=False),
    #: When the person last had the table open, as far as processes tell each other (PostgreSQL only).
    sa.Column("seen", sa.Float, nullable=False),
    #: Standing orders, as JSON.
    sa.Column("orders", sa.Text, nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
)

JOURNAL = sa.Table(
    "journal",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    #: The version that people see after it: entries that only one seat may know of do not count.
    sa.Column("v", sa.Integer, nullable=False),
    #: The seat that chose; -1: the table itself.
    sa.Column("seat", sa.Integer, nullable=False),
    #: The answers, [[seat, notation], ...], as JSON; for a take-back the entry to which it goes back, a number.
    sa.Column("body", sa.Text, nullable=False),
    #: What happened, secrets included, as JSON.
    sa.Column("events", sa.Text, nullable=False),
    #: The client's id of the act, so that the same act twice is done once.
    sa.Column("act", sa.String(60), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "act", name="journal_act"),
)

SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("v", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)

CHAT = sa.Table(
    "chat",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("k", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

#: What a browser holds: a seat (>= 0), the host's rights (-1), the spectator's chair (-2), a chance to sit down (-3).
SITTINGS = sa.Table(
    "sittings",
    META,
    sa.Column("session", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("role", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("sittings_table", "table_id"),
)

REPORTS = sa.Table(
    "reports",
    META,
    sa.Column("k", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(24), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("browser", sa.Text, nullable=False),
    sa.Column("file", sa.Text, nullable=False),
)

#: Roles in SITTINGS below the seats.
HOST, SPECTATOR, INVITED = -1, -2, -3


class Conflict(Exception):
    """Somebody else wrote this entry first: read the journal again."""


class Entry(NamedTuple):
    """A line of the journal."""

    table_id: str
    n: int
    v: int
    seat: int
    body: str
    events: str
    act: str | None
    at: float


class Snapshot(NamedTuple):
    table_id: str
    n: int
    v: int
    state: str


class Commit(NamedTuple):
    """What is written together: entries, perhaps a snapshot, and changes of the table's row."""

    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    changes: dict[str, Any] | None


class Kept(NamedTuple):
    """A table as it is kept."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    snapshot: Snapshot | None
    #: The entries after the snapshot, and some before it.
    entries: list[Entry]
    chat: list[dict[str, Any]]


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def _engine(url: str) -> sa.Engine:
    parsed = sa.make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_size=4, max_overflow=4, pool_pre_ping=True)
    engine = sa.create_engine(
        parsed, poolclass=QueuePool, pool_size=4, connect_args={"check_same_thread": False, "timeout": 30}
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # WAL with NORMAL loses nothing when the program dies; only a power failure may take the last moments.
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "cache_size=-32000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the schema of this version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Two processes may start at the same time: the second waits here.
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(8415)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """The database behind a server. Its methods may be awaited from the event loop; nothing blocks it."""

    def __init__(self, url: str) -> None:
        #: Who tells: so that a process does not listen to itself.
        self.origin = secrets.token_hex(4)
        self.engine = _engine(url)
        self.dialect = self.engine.dialect.name
        migrate(self.engine)
        self._queue: queue.SimpleQueue[tuple[Commit, Future[None]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="store")
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._writer.start()

    # The journal

    async def commit(self, work: Commit) -> None:
        """Write entries; returns when they are safe. `Conflict` if a number or an act is taken."""
        done: Future[None] = Future()
        self._queue.put((work, done))
        await asyncio.wrap_future(done)

    def _write_forever(self) -> None:
        insert = JOURNAL.insert()
        while True:
            first = self._queue.get()
            group = [first]
            while len(group) < _LARGEST_GROUP:
                try:
                    group.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            stop = None in group
            works = [item for item in group if item is not None]
            if works:
                self._write_group(insert, works)
            if stop:
                return

    def _write_group(self, insert: sa.Insert, works: list[tuple[Commit, Future[None]]]) -> None:
        try:
            self._write(insert, [work for work, _ in works])
        except IntegrityError:
            # One of them is at fault: each for itself.
            for work, done in works:
                try:
                    self._write(insert, [work])
                except IntegrityError:
                    done.set_exception(Conflict())
                except Exception as problem:
                    done.set_exception(problem)
                else:
                    done.set_result(None)
        except Exception as problem:
            for _, done in works:
                done.set_exception(problem)
        else:
            for _, done in works:
                done.set_result(None)

    def _write(self, insert: sa.Insert, works: list[Commit]) -> None:
        rows = [entry._asdict() for work in works for entry in work.entries]
        with self.engine.begin() as connection:
            if rows:
                connection.execute(insert, rows)
            for work in works:
                if work.snapshot is not None:
                    self._keep_snapshot(connection, work.snapshot)
                if work.changes:
                    table = work.entries[0].table_id
                    connection.execute(TABLES.update().where(TABLES.c.id == table).values(work.changes))
            for table in {work.entries[0].table_id for work in works}:
                self.tell(connection, table)

    def _keep_snapshot(self, connection: sa.Connection, snapshot: Snapshot) -> None:
        changed = connection.execute(
            SNAPSHOTS.update()
            .where(SNAPSHOTS.c.table_id == snapshot.table_id)
            .values(n=snapshot.n, v=snapshot.v, state=snapshot.state)
        )
        if not changed.rowcount:
            connection.execute(SNAPSHOTS.insert(), snapshot._asdict())

    # Everything else

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading or writing in a transaction, beside the event loop."""

        def inside() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, inside)

    async def load(self, table: str) -> Kept | None:
        return await self.run(lambda connection: load(connection, table))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        def read(connection: sa.Connection) -> list[Entry]:
            return _entries(connection, table, after)

        return await self.run(read)

    async def change(self, table: str, changes: dict[str, Any]) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(changes))
            self.tell(connection, table)

        await self.run(write)

    async def change_seat(self, table: str, seat: int, changes: dict[str, Any]) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(SEATS.update().where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(changes))
            self.tell(connection, table)

        await self.run(write)

    def tell(self, connection: sa.Connection, table: str) -> None:
        """Let other processes know that something at the table changed."""
        if self.dialect == "postgresql":
            payload = {"channel": CHANNEL, "payload": f"{table}:{self.origin}"}
            connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), payload)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown(wait=True)
        self.engine.dispose()


def _entries(connection: sa.Connection, table: str, after: int) -> list[Entry]:
    found = connection.execute(
        sa.select(*(JOURNAL.c[name] for name in Entry._fields))
        .where(JOURNAL.c.table_id == table, JOURNAL.c.n > after)
        .order_by(JOURNAL.c.n)
    )
    return [Entry(*row) for row in found]


def load(connection: sa.Connection, table: str, log: int = 200) -> Kept | None:
    """The table with its seats, its snapshot, all entries after it and some before, for the log."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
    kept = connection.execute(
        sa.select(*(SNAPSHOTS.c[name] for name in Snapshot._fields)).where(SNAPSHOTS.c.table_id == table)
    ).first()
    snapshot = Snapshot(*kept) if kept else None
    chat = connection.execute(
        sa.select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.k.desc()).limit(100)
    ).mappings()
    return Kept(
        dict(row),
        [dict(seat) for seat in seats],
        snapshot,
        _entries(connection, table, max(0, snapshot.n - log) if snapshot else 0),
        [dict(line) for line in chat][::-1],
    )


class Listener:
    """Hears from PostgreSQL which tables other processes have moved, on a connection of its own."""

    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url = sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._listen_forever, name="store-listener", daemon=True)
        self._thread.start()

    def _listen_forever(self) -> None:
        import psycopg

        while not self._stop.is_set():
            with suppress(psycopg.Error), psycopg.connect(self._url, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                self.ready.set()
                # After a lost connection nobody knows what was missed: every loaded table looks again.
                self._heard("")
                while not self._stop.is_set():
                    for notice in connection.notifies(timeout=1.0):
                        self._heard(notice.payload)
            self._stop.wait(1.0)

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=5)


def insert_table(connection: sa.Connection, row: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
    connection.execute(TABLES.insert(), row)
    connection.execute(SEATS.insert(), list(seats))
