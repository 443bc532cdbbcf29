"""Where tables are kept: one schema for SQLite and PostgreSQL, written through one thread that commits in groups.

The journal is the truth: an entry is there once it is committed, and only then is it acknowledged. Entry n of a table can be
written once; a second process that tries the same number gets `Conflict`, reads what the first wrote, and answers anew.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from tavolata.server.backoff import Backoff
from tavolata.server.entries import Entry, Snapshot, StoredTable
from tavolata.server.folder import damage_of
from tavolata.server.outage import Outage, Use, is_away, reason_of
from tavolata.server.upgrade import upgrade

T = TypeVar("T")

LOG = logging.getLogger("tavolata")

#: How many entries one commit may hold.
_LARGEST_GROUP = 512

#: What was written so lately shows that the database is well; how long to wait for a try, in seconds.
_FRESH_SECONDS = 10.0
_PROBE_SECONDS = 5.0

#: How long a connection to PostgreSQL may take.
_CONNECT_SECONDS = 10

#: The channel on which processes that share a PostgreSQL database tell each other which table moved.
CHANNEL = "tavolata"
#: Behind what is told of a table: there are new entries in its journal, and nothing else about it has changed.
PLAYED = ":played"

#: The largest number that PostgreSQL keeps in a column of type Integer; SQLite would take more.
LARGEST_INTEGER = (1 << 31) - 1

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
    #: Late guests who would like a seat, as JSON; empty if there are none.
    sa.Column("guests", sa.Text, nullable=False, server_default=""),
    sa.Column("invite_hash", sa.String(64), nullable=False),
    sa.Column("spectator_hash", sa.String(64), nullable=False),
    #: How often the invitation and the spectators' link were renewed.
    sa.Column("generation", sa.Integer, nullable=False),
    #: The host's link; an empty hash: the one of a table from before it could be renewed.
    sa.Column("host_hash", sa.String(64), nullable=False, server_default=""),
    sa.Column("host_generation", sa.Integer, nullable=False, server_default="0"),
    sa.Column("rematch", sa.String(24), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    #: When the server must do something here by itself (a bot, a clock); null: people are awaited, or nobody.
    sa.Column("due", sa.Float, nullable=True),
    #: When the game ended; null: it has not, or that is not known.
    sa.Column("ended", sa.Float, nullable=True),
    #: Whether the table brought a deck along: such tables are large.
    sa.Column("brought", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_due", "due"),
    sa.Index("tables_ended", "ended"),
    sa.Index("tables_brought", "brought"),
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
    #: The deck that whoever sits here brought, as JSON; empty if none. Secret: it leaves the server to its own seat only.
    sa.Column("deck", sa.Text, nullable=False, server_default=""),
    sa.Column("token_hash", sa.String(64), nullable=False),
    #: How often the seat got a new link, and how often it changed hands: whoever sits may want another link, too.
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("hands", sa.Integer, nullable=False, server_default="0"),
    #: Whether somebody here wants to be called when it is their turn (`NUDGE_WAYS`); false: certainly nobody.
    sa.Column("nudged", sa.Boolean, nullable=False, server_default=sa.false()),
    #: Since when programs use this link, and when they last did, give or take an hour; null: none does.
    sa.Column("link_at", sa.Float, nullable=True),
    sa.Column("link_seen", sa.Float, nullable=True),
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
    #: The client's id of the act, so that the same act twice is done once. It needs no index: the table knows the acts of its last
    #: entries, and whoever has missed one of them cannot write, as its number is taken. To keep one cost about a tenth of a move.
    sa.Column("act", sa.String(60), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
    #: Why a bot answered so, as JSON: whose answer, the key of the sentence, what it names; empty if it did not say.
    sa.Column("why", sa.Text, nullable=False, server_default=""),
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
    #: When it was last used, give or take an hour.
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    #: What it is, in two words of `device_kinds`: "chrome android"; empty: not known (yet).
    sa.Column("device", sa.String(40), nullable=False, server_default=""),
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

#: How a browser that holds a seat wants to be called when it is the seat's turn. It goes with what the browser holds.
NUDGE_WAYS = sa.Table(
    "nudge_ways",
    META,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("session", sa.String(64), nullable=False),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    #: push, webhook or mail; where to, and of a browser the keys by which only it can read the message, as JSON.
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    #: A hash of kind and address: the same one may be called from several tables.
    sa.Column("target", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    #: What goes before the path of a link.
    sa.Column("origin", sa.String(300), nullable=False),
    #: From which hour to which nothing is sent, and in which time zone that is; the same hour twice: never.
    sa.Column("quiet_from", sa.Integer, nullable=False),
    sa.Column("quiet_until", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    #: When something was last sent there.
    sa.Column("sent", sa.Float, nullable=False, server_default="0"),
    #: Whether whoever reads mail there has said yes to it; all other ways need no such word.
    sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.ForeignKeyConstraint(
        ["session", "table_id", "seat"],
        ["sittings.session", "sittings.table_id", "sittings.role"],
        name="nudge_ways_sitting",
        ondelete="CASCADE",
    ),
    sa.UniqueConstraint("table_id", "seat", "target", name="nudge_ways_once"),
    sa.Index("nudge_ways_target", "target"),
    sa.Index("nudge_ways_session", "session", "table_id", "seat"),
)

#: The outbox: who is to be called, written together with the entry that asks them. A row lives as long as they are awaited.
#: No foreign key leads to the way: a move must not wait for somebody who stops being called in that moment.
NUDGES = sa.Table(
    "nudges",
    META,
    sa.Column("way", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    #: The entry that asked them, and when.
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    #: When to send it, or to look again; null: they were called.
    sa.Column("due", sa.Float, nullable=True),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("nudges_due", "due"),
    sa.Index("nudges_table", "table_id", "seat"),
)

#: Finished games explained: made once, and kept as long as their tables.
ANALYSES = sa.Table(
    "analyses",
    META,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    #: As in `wire.AnalysisStage`.
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("work", sa.Integer, nullable=False),
    #: When somebody worked on it last: a process that ended in the middle does so no more.
    sa.Column("at", sa.Float, nullable=False),
    #: The analysis as JSON; empty until it is done.
    sa.Column("analysis", sa.Text, nullable=False, server_default=""),
)

#: Roles in SITTINGS below the seats.
HOST, SPECTATOR, INVITED = -1, -2, -3


class Conflict(Exception):
    """Somebody else wrote this entry first: read the journal again."""


class Commit(msgspec.Struct):
    """What is written together: entries, perhaps a snapshot, changes of the table's row, and whatever else follows from it.

    A struct, as there is one for each move: a NamedTuple is made in Python.
    """

    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    changes: dict[str, Any] | None
    also: Callable[[sa.Connection], None] | None = None


#: What the writer is asked to do.
Work = Commit | Callable[[sa.Connection], Any]


class Outcome(NamedTuple):
    """What became of a work: what it gave, or why it failed."""

    value: Any = None
    problem: Exception | None = None


_DONE = Outcome()


class Order(msgspec.Struct):
    """A work that waits for the writer; in its event loop ``done`` is called with what became of it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: Callable[[Outcome], None]


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def _patient(url: sa.URL) -> sa.URL:
    """A machine that is gone says nothing: whoever asks it must not wait for minutes."""
    known = "connect_timeout" in url.query
    return url if known else url.update_query_dict({"connect_timeout": str(_CONNECT_SECONDS)})


def new_engine(url: str) -> sa.Engine:
    # Errors are logged: the parameters of statements would tell hidden cards.
    parsed = sa.make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(_patient(parsed), pool_size=4, max_overflow=4, pool_pre_ping=True, hide_parameters=True)
    engine = sa.create_engine(
        parsed,
        poolclass=QueuePool,
        pool_size=4,
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": 30},
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # Python's sqlite3 would begin transactions by itself, but none for reading and none for changes of the schema.
        connection.isolation_level = None
        # What is committed is on the disk, also when the power fails; macOS needs to be asked twice.
        # Pages are kept for each connection until its cache is full: a large one looks like a leak, and the system has them anyway.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "cache_size=-4000"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # Who will write waits for its turn here, and not in the middle, where it could not go on from what it has read.
        writes = connection.get_execution_options().get("writes")
        _run_straight(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _keep_what_comes_along(connection: sa.Connection, commits: list[Commit]) -> None:
    """Before the rows of tables: whoever changes hands at a seat goes the same way, so that neither waits for the other."""
    for work in commits:
        if work.also is not None:
            work.also(connection)


def _run_straight(connection: sa.Connection, statement: str, rows: Sequence[Sequence[Any]] | None = None) -> None:
    """Have SQLite's driver run a statement, once or for each of these rows; whatever fails is called as SQLAlchemy calls it.

    What SQLAlchemy does around a statement costs more than the statement.
    """
    driver: Any = connection.connection.driver_connection
    try:
        if rows is None:
            driver.execute(statement)
        else:
            driver.executemany(statement, rows)
    except sqlite3.Error as problem:
        # The rows are left out: they would tell hidden cards.
        raise DBAPIError.instance(statement, None, problem, sqlite3.Error, hide_parameters=True) from problem


class Store:
    """The database behind a server. Its methods may be awaited from the event loop; nothing blocks it."""

    def __init__(self, url: str) -> None:
        #: Who tells: so that a process does not listen to itself.
        self.origin = secrets.token_hex(4)
        self.engine = new_engine(url)
        self.outage = Outage()
        #: A SQLite file of which nobody knows yet whether it is damaged.
        self.unchecked: Path | None = None
        self._asked_at = -_FRESH_SECONDS
        self.dialect = self.engine.dialect.name
        #: Whether other processes may have the same tables.
        self.is_shared = self.dialect == "postgresql"
        #: The copy that was made of the file before its schema was changed.
        self.copy = upgrade(self.engine)
        # What is read for one table is read as of one moment; SQLite does so by itself.
        level = {"isolation_level": "REPEATABLE READ"} if self.dialect == "postgresql" else {}
        self._reading = self.engine.execution_options(**level)
        self._writing = self.engine.execution_options(writes=True)
        insert = JOURNAL.insert().compile(dialect=self.engine.dialect, column_keys=list(Entry._fields))
        self._insert = str(insert)
        self._named = not insert.positional
        #: The writer's connection to SQLite.
        self._kept: sa.Connection | None = None
        self._queue: queue.SimpleQueue[list[Order] | None] = queue.SimpleQueue()
        #: How many orders were given to the writer, and how many it has taken: each is counted in one thread only.
        self._handed_over = 0
        self._taken = 0
        #: What was ordered in this turn of the event loop.
        self._collected: list[Order] = []
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="store")
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._writer.start()

    # The journal

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return self._handed_over - self._taken + len(self._collected)

    def order(self, work: Work, done: Callable[[Outcome], None]) -> None:
        """Have something written. ``done`` hears, in this event loop, when it is safe, or why it failed.

        For a move that nobody has to wait for: a task that awaits `commit` costs several times as much.
        """
        loop = asyncio.get_running_loop()
        self._collected.append(Order(work, loop, done))
        if len(self._collected) == 1:
            # At the end of this turn of the loop: whoever is heard in the same turn is written together. Between two things that
            # are heard the writer could go on, and would do so with the first one alone, which cost twice as much.
            loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer all that was ordered in this turn of the loop: at once, or it would begin with the first one alone."""
        collected, self._collected = self._collected, []
        self._handed_over += len(collected)
        self._queue.put(collected)

    async def commit(self, work: Commit) -> None:
        """Write entries; returns when they are safe. `Conflict` if a number is taken."""
        await self._ordered(work)

    async def _ordered(self, work: Work) -> Any:
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def done(outcome: Outcome) -> None:
            if waiting.done():
                return
            if outcome.problem is None:
                waiting.set_result(outcome.value)
            else:
                waiting.set_exception(outcome.problem)

        self.order(work, done)
        return await waiting

    async def _noticed(self, use: Use, work: Awaitable[T]) -> T:
        """Whatever happens to the database is noticed here."""
        try:
            done = await work
        except Exception as problem:
            self.outage.failed(use, problem)
            raise
        self.outage.worked(use)
        return done

    def _write_forever(self) -> None:
        while True:
            orders: list[Order] = []
            given = self._queue.get()
            while given is not None:
                orders += given
                if len(orders) >= _LARGEST_GROUP or self._queue.empty():
                    break
                given = self._queue.get()
            if orders:
                self._taken += len(orders)
                outcomes = self._write_group([order.work for order in orders])
                for loop in {order.loop for order in orders}:
                    # One call into the loop for the whole group; a loop that is gone awaits nothing.
                    with suppress(RuntimeError):
                        loop.call_soon_threadsafe(self._tell_outcomes, loop, orders, outcomes)
            if given is None:
                self._let_go()
                return

    def _tell_outcomes(self, loop: asyncio.AbstractEventLoop, orders: list[Order], outcomes: list[Outcome]) -> None:
        """In the event loop: say what became of each. Whatever happens to the database is noticed here."""
        worked = False
        for order, outcome in zip(orders, outcomes, strict=True):
            if order.loop is not loop:
                continue
            if outcome.problem is not None:
                worked = False
                self.outage.failed("writing", outcome.problem)
            elif not worked:
                worked = True  # of many in a row it is said once
                self.outage.worked("writing")
            try:
                order.done(outcome)
            except Exception:
                # One that fails must not keep the others waiting.
                LOG.exception("what was written could not be told")

    def _write_group(self, works: list[Work]) -> list[Outcome]:
        """Write together; what became of each."""
        try:
            return self._write(works)
        except Exception as problem:
            if len(works) > 1 and _is_ones_own(problem):
                # One of them is at fault, or in another's way: each for itself.
                return [self._write_group([work])[0] for work in works]
            if isinstance(problem, IntegrityError) and isinstance(works[0], Commit):
                return [Outcome(problem=Conflict())]
            return [Outcome(problem=problem)] * len(works)

    def _write(self, works: list[Work]) -> list[Outcome]:
        """One transaction for all: they wait for the disk together."""
        # In the same order in every process: two that write the same tables wait for each other one way only.
        commits = sorted((work for work in works if isinstance(work, Commit)), key=_first_table)
        entries = [entry for work in commits for entry in work.entries]
        with self._transaction() as connection:
            if self.dialect == "sqlite":
                self._keep_straight(connection, entries, commits)
            else:
                self._keep(connection, entries, commits)
            changed = {work.entries[0].table_id for work in commits if work.changes}
            played = {entry.table_id for entry in entries} - changed
            self.tell(connection, *sorted(changed))
            self.tell(connection, *sorted(played), what=PLAYED)
            return [_DONE if isinstance(work, Commit) else _do(connection, work) for work in works]

    def _keep(self, connection: sa.Connection, entries: list[Entry], commits: list[Commit]) -> None:
        if entries:
            rows: Any = [entry._asdict() for entry in entries] if self._named else entries
            connection.exec_driver_sql(self._insert, rows)
        _keep_what_comes_along(connection, commits)
        for work in commits:
            if work.snapshot is not None:
                keep_snapshot(connection, work.snapshot)
            if work.changes:
                table = work.entries[0].table_id
                connection.execute(TABLES.update().where(TABLES.c.id == table).values(work.changes))

    def _keep_straight(self, connection: sa.Connection, entries: list[Entry], commits: list[Commit]) -> None:
        """The same by SQLite's driver alone."""
        if entries:
            _run_straight(connection, self._insert, entries)
        _keep_what_comes_along(connection, commits)
        snapshots = [work.snapshot for work in commits if work.snapshot is not None]
        if snapshots:
            _run_straight(connection, _KEEP_STRAIGHT, snapshots)
        for work in commits:
            if work.changes:
                columns = ", ".join(f"{TABLES.c[name].name} = ?" for name in work.changes)
                row = (*work.changes.values(), work.entries[0].table_id)
                _run_straight(connection, f"UPDATE tables SET {columns} WHERE id = ?", [row])

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """A transaction of the writer. SQLite keeps its connection: to get one and give it back is a quarter of a small group."""
        if self.dialect != "sqlite":
            with self._writing.begin() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self._writing.connect()
        try:
            with self._kept.begin():
                yield self._kept
        except BaseException:
            # Whatever is wrong with it, the next transaction begins with a new one.
            self._let_go()
            raise

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(SQLAlchemyError):
                kept.close()

    # Everything else

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading in a transaction, beside the event loop."""
        return await self._beside(self.engine, work, "reading")

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for work that writes. Returns when it is safe; if the work fails nothing of it is kept."""
        if self.dialect == "sqlite":
            # It has one writer at a time, and the disk is waited for together with the journal.
            written: T = await self._ordered(work)
            return written
        return await self._beside(self.engine, work, "writing")

    async def trouble(self) -> str:
        """What is wrong, in a word; "" if all is well. Where nothing was written for a while, something is."""
        now = time.monotonic()
        if not self.outage.away and now - max(self._asked_at, self.outage.written_at) >= _FRESH_SECONDS:
            self._asked_at = now
            try:
                await asyncio.wait_for(self.probe(), _PROBE_SECONDS)
            except TimeoutError:
                return "busy"
        return self.outage.word

    async def check(self) -> None:
        """Look for damage in a file that was too large for that at the start."""
        if self.unchecked is not None:
            found = await asyncio.to_thread(damage_of, self.unchecked)
            self.unchecked = None
            if found:
                self.outage.found_damage(found)

    async def probe(self) -> None:
        """Try to write something that changes nothing; what comes of it is in `outage`."""
        with suppress(Exception):
            await self.write(lambda connection: connection.execute(_PROBE))

    async def _beside(self, engine: sa.Engine, work: Callable[[sa.Connection], T], use: Use) -> T:
        def inside() -> T:
            with engine.begin() as connection:
                return work(connection)

        return await self._noticed(use, asyncio.get_running_loop().run_in_executor(self._readers, inside))

    async def load(self, table: str) -> StoredTable | None:
        return await self._beside(self._reading, lambda connection: load(connection, table), "reading")

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

    def tell(self, connection: sa.Connection, *tables: str, what: str = "") -> None:
        """Let other processes know that something at these tables changed. ``what``: anything, or only what was `PLAYED`."""
        if self.is_shared and tables:
            told = {"channel": CHANNEL, "payloads": [f"{table}:{self.origin}{what}" for table in tables]}
            connection.execute(_NOTIFY, told)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown(wait=True)
        self.engine.dispose()


_PROBE = sa.text("UPDATE alembic_version SET version_num = version_num")

_NOTIFY = sa.text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

#: An older snapshot never takes the place of a newer one: a table that was taken back loads only from there on.
_KEEP_TEXT = (
    "INSERT INTO snapshots (table_id, n, v, state) VALUES ({}) ON CONFLICT (table_id)"
    " DO UPDATE SET n = excluded.n, v = excluded.v, state = excluded.state WHERE snapshots.n < excluded.n"
)
_KEEP = sa.text(_KEEP_TEXT.format(":table_id, :n, :v, :state"))
_KEEP_STRAIGHT = _KEEP_TEXT.format("?, ?, ?, ?")


def keep_snapshot(connection: sa.Connection, snapshot: Snapshot) -> None:
    connection.execute(_KEEP, snapshot._asdict())


def _first_table(work: Commit) -> str:
    return work.entries[0].table_id if work.entries else ""


def _do(connection: sa.Connection, work: Callable[[sa.Connection], Any]) -> Outcome:
    """Do one work among others: if it fails for a reason of its own, nothing of it stays, and the others go on."""
    place = connection.begin_nested()
    try:
        value = work(connection)
        place.commit()
    except Exception as problem:
        if isinstance(problem, SQLAlchemyError) and not isinstance(problem, IntegrityError):
            raise
        place.rollback()
        return Outcome(problem=problem)
    return Outcome(value)


def _is_ones_own(problem: Exception) -> bool:
    """Whether it may be the fault of one work alone: then the others can be written without it."""
    return not is_away(problem)


def _entries(connection: sa.Connection, table: str, after: int) -> list[Entry]:
    found = connection.execute(
        sa.select(*(JOURNAL.c[name] for name in Entry._fields))
        .where(JOURNAL.c.table_id == table, JOURNAL.c.n > after)
        .order_by(JOURNAL.c.n)
    )
    return [Entry(*row) for row in found]


def load(connection: sa.Connection, table: str, log: int = 200) -> StoredTable | None:
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
    held = sa.select(SITTINGS.c.role, SITTINGS.c.session).where(SITTINGS.c.table_id == table)
    for sitting in connection.execute(held):
        holders.setdefault(sitting.role, set()).add(sitting.session)
    return StoredTable(
        dict(row),
        [dict(seat) for seat in seats],
        snapshot,
        _entries(connection, table, max(0, snapshot.n - log) if snapshot else 0),
        [dict(line) for line in chat][::-1],
        holders,
    )


class Listener:
    """Hears from PostgreSQL which tables other processes have moved, on a connection of its own."""

    def __init__(self, url: str, heard: Callable[[str], None], lost: Callable[[str], None]) -> None:
        """``heard`` is told what others told, and "" when it begins to listen; ``lost`` why it cannot. From a thread."""
        named = _patient(sa.make_url(url)).set(drivername="postgresql")
        self._url = named.render_as_string(hide_password=False)
        self._heard = heard
        self._lost = lost
        self._stop = threading.Event()
        self._hurry = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._listen_forever, name="store-listener", daemon=True)
        self._thread.start()

    def _listen_forever(self) -> None:
        import psycopg

        backoff = Backoff()
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    backoff.worked()
                    # After a lost connection nobody knows what was missed: every loaded table looks again.
                    self._heard("")
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            self._heard(notice.payload)
            except psycopg.Error as problem:
                self._lost(reason_of(problem))
                self._hurry.wait(backoff.failed())
                self._hurry.clear()

    def hurry(self) -> None:
        """The database is back: do not wait any longer."""
        self._hurry.set()

    def close(self) -> None:
        self._stop.set()
        self._hurry.set()
        self._thread.join(timeout=5)


def delete_table(connection: sa.Connection, table: str) -> None:
    """A table and everything that belongs to it. Reports stay."""
    for kept in (ANALYSES, NUDGES, NUDGE_WAYS, JOURNAL, CHAT, SITTINGS, SEATS, SNAPSHOTS):
        connection.execute(kept.delete().where(kept.c.table_id == table))
    connection.execute(TABLES.delete().where(TABLES.c.id == table))


def insert_table(connection: sa.Connection, row: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
    connection.execute(TABLES.insert(), row)
    connection.execute(SEATS.insert(), list(seats))
