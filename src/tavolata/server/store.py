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
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool

from tavolata.engine import SetupError
from tavolata.server.entries import Entry, Kept, Snapshot

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
    #: Somebody's wish to take back that others are asked about, as JSON; empty if there is none.
    sa.Column("wish", sa.Text, nullable=False, server_default=""),
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
    #: Why a bot answered so, as JSON: whose answer, the key of the sentence, what it names; empty if it did not say.
    sa.Column("why", sa.Text, nullable=False, server_default=""),
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

#: Cards that somebody thinks are wrong.
CARD_REPORTS = sa.Table(
    "card_reports",
    META,
    sa.Column("k", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(24), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("deck", sa.String(80), nullable=False),
    sa.Column("card", sa.String(80), nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("reason", sa.String(20), nullable=False),
)

#: Roles in SITTINGS below the seats.
HOST, SPECTATOR, INVITED = -1, -2, -3


class Conflict(Exception):
    """Somebody else wrote this entry first: read the journal again."""


class Commit(NamedTuple):
    """What is written together: entries, perhaps a snapshot, and changes of the table's row."""

    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    changes: dict[str, Any] | None


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
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Two processes may start at the same time: the second waits here.
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(8415)"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as problem:
            # It knows a revision that we do not.
            raise SetupError("error-database-newer", {"database": engine.url.database or ""}) from problem
        if connection.dialect.name == "sqlite":
            # Better now than at the first move: a database that only can be read.
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


class Store:
    """The database behind a server. Its methods may be awaited from the event loop; nothing blocks it."""

    def __init__(self, url: str) -> None:
        #: Who tells: so that a process does not listen to itself.
        self.origin = secrets.token_hex(4)
        self.engine = _engine(url)
        self.dialect = self.engine.dialect.name
        migrate(self.engine)
        # What is read for one table is read as of one moment. SQLite is asked by one process, under the table's lock.
        level = "REPEATABLE READ" if self.dialect == "postgresql" else None
        self._reading = self.engine.execution_options(isolation_level=level) if level else self.engine
        # SQLite has one writer at a time: who waits here waits in turn, and not for a chance.
        self._writing = threading.Lock() if self.dialect == "sqlite" else nullcontext()
        insert = JOURNAL.insert().compile(dialect=self.engine.dialect, column_keys=list(Entry._fields))
        self._insert = str(insert)
        self._named = not insert.positional
        self._queue: queue.SimpleQueue[tuple[Commit, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="store")
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._writer.start()

    # The journal

    async def commit(self, work: Commit) -> None:
        """Write entries; returns when they are safe. `Conflict` if a number or an act is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        await done

    def _write_forever(self) -> None:
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
                outcomes = self._write_group([work for work, _ in works])
                waiting = [done for _, done in works]
                for loop in {done.get_loop() for done in waiting}:
                    # One call into the loop for the whole group; a loop that is gone awaits nothing.
                    with suppress(RuntimeError):
                        loop.call_soon_threadsafe(_tell_outcomes, loop, waiting, outcomes)
            if stop:
                return

    def _write_group(self, works: list[Commit]) -> list[Exception | None]:
        """Write together; what became of each."""
        try:
            self._write(works)
        except Exception as problem:
            if len(works) > 1 and (isinstance(problem, IntegrityError) or _is_deadlock(problem)):
                # One of them is at fault, or in another's way: each for itself.
                return [self._write_group([work])[0] for work in works]
            if isinstance(problem, IntegrityError):
                return [Conflict()]
            return [problem] * len(works)
        return [None] * len(works)

    def _write(self, works: list[Commit]) -> None:
        # In the same order in every process: two that write the same tables wait for each other one way only.
        works = sorted(works, key=_first_table)
        entries = [entry for work in works for entry in work.entries]
        with self._writing, self.engine.begin() as connection:
            if entries:
                rows: Any = [entry._asdict() for entry in entries] if self._named else entries
                connection.exec_driver_sql(self._insert, rows)
            for work in works:
                if work.snapshot is not None:
                    keep_snapshot(connection, work.snapshot)
                if work.changes:
                    table = work.entries[0].table_id
                    connection.execute(TABLES.update().where(TABLES.c.id == table).values(work.changes))
            self.tell(connection, *dict.fromkeys(entry.table_id for entry in entries))

    # Everything else

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading or writing in a transaction, beside the event loop."""

        def inside() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, inside)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for work that writes."""

        def inside() -> T:
            with self._writing, self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, inside)

    async def load(self, table: str) -> Kept | None:
        def inside() -> Kept | None:
            with self._reading.begin() as connection:
                return load(connection, table)

        return await asyncio.get_running_loop().run_in_executor(self._readers, inside)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        def read(connection: sa.Connection) -> list[Entry]:
            return _entries(connection, table, after)

        return await self.run(read)

    async def change(self, table: str, changes: dict[str, Any]) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(changes))
            self.tell(connection, table)

        await self.write(write)

    async def change_seat(
        self,
        table: str,
        seat: int,
        changes: dict[str, Any],
        known: dict[str, Any] | None = None,
        also: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Change a seat; `Conflict` if it is no longer as it was known to be. ``also``: what is done together with it."""

        def write(connection: sa.Connection) -> None:
            query = SEATS.update().where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            for name, value in (known or {}).items():
                query = query.where(SEATS.c[name] == value)
            if not connection.execute(query.values(changes)).rowcount:
                raise Conflict
            if also is not None:
                also(connection)
            self.tell(connection, table)

        await self.write(write)

    def tell(self, connection: sa.Connection, *tables: str) -> None:
        """Let other processes know that something at these tables changed."""
        if self.dialect == "postgresql" and tables:
            told = {"channel": CHANNEL, "payloads": [f"{table}:{self.origin}" for table in tables]}
            connection.execute(_NOTIFY, told)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown(wait=True)
        self.engine.dispose()


_NOTIFY = sa.text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

#: An older snapshot never takes the place of a newer one: a table that was taken back loads only from there on.
_KEEP = sa.text(
    "INSERT INTO snapshots (table_id, n, v, state) VALUES (:table_id, :n, :v, :state) ON CONFLICT (table_id)"
    " DO UPDATE SET n = excluded.n, v = excluded.v, state = excluded.state WHERE snapshots.n < excluded.n"
)


def keep_snapshot(connection: sa.Connection, snapshot: Snapshot) -> None:
    connection.execute(_KEEP, snapshot._asdict())


def _first_table(work: Commit) -> str:
    return work.entries[0].table_id if work.entries else ""


def _is_deadlock(problem: Exception) -> bool:
    """Whether the database ended this transaction so that another could go on."""
    return isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", "") in ("40P01", "40001")


def _tell_outcomes(
    loop: asyncio.AbstractEventLoop, waiting: list[asyncio.Future[None]], outcomes: list[Exception | None]
) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if done.done() or done.get_loop() is not loop:
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


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
    holders: dict[int, set[str]] = {}
    held = sa.select(SITTINGS.c.role, SITTINGS.c.session).where(SITTINGS.c.table_id == table, SITTINGS.c.role >= 0)
    for sitting in connection.execute(held):
        holders.setdefault(sitting.role, set()).add(sitting.session)
    return Kept(
        dict(row),
        [dict(seat) for seat in seats],
        snapshot,
        _entries(connection, table, max(0, snapshot.n - log) if snapshot else 0),
        [dict(line) for line in chat][::-1],
        holders,
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
