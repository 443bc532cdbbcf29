"""Backups: everything a server keeps, in a folder of its own, from either kind of database and back into either."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from tavolata.engine import SetupError
from tavolata.server.copies import copy_database, part_of, private_file
from tavolata.server.database import is_postgres, problems_told, shown_url
from tavolata.server.folder import TABLES_FILE, claim_folder, damage_of, has_schema, mark_folder
from tavolata.server.store import JOURNAL, META, TABLES, new_engine, sqlite_url
from tavolata.server.upgrade import revision_of, revisions, upgrade

SECRET_FILE = "secret"

#: So many tables are read at once.
_BATCH = 200


class Contents(NamedTuple):
    """What is in a backup."""

    tables: int
    moves: int
    #: Tables of a damaged one that could not be read.
    lost: tuple[str, ...] = ()


def _check_kind(database: str) -> None:
    if database and not is_postgres(database):
        raise SetupError("error-database-kind", {"url": shown_url(database)})


# There


def back_up(folder: Path, database: str, place: Path) -> Contents:
    """Copy tables and secret as they are at one moment, also while a server uses them, into a new folder."""
    _check_kind(database)
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise SetupError("error-backup-there", {"place": str(place)})
    is_new = not place.exists()
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy = place / TABLES_FILE
        if is_postgres(database):
            _copy_from_postgres(database, copy)
        else:
            source = folder / TABLES_FILE
            if not has_schema(source):
                raise SetupError("error-nothing-to-back-up", {"database": str(source)})
            copy_database(source, copy)
            _need_sound(copy, source)
        _close_log(copy)
        if (folder / SECRET_FILE).is_file():
            private_file(place / SECRET_FILE).write_bytes((folder / SECRET_FILE).read_bytes())
        return _contents(copy)
    except (OSError, sqlite3.Error) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise SetupError("error-backup", {"place": str(place), "reason": reason}) from problem
    finally:
        if is_new:
            # Where nothing was copied, an empty folder would look like a backup.
            with suppress(OSError):
                place.rmdir()


def _copy_from_postgres(url: str, copy: Path) -> None:
    part = private_file(part_of(copy))
    source, target = new_engine(url), new_engine(sqlite_url(part))
    try:
        with problems_told(url):
            _need_this_version(source, shown_url(url))
            upgrade(target)
            # As of one moment, whatever others write meanwhile.
            moment = source.execution_options(isolation_level="REPEATABLE READ")
            with moment.connect() as reading, target.begin() as writing:
                copy_rows(reading, writing)
        target.dispose()
        part.replace(copy)
    finally:
        source.dispose()
        target.dispose()
        part.unlink(missing_ok=True)


def _need_this_version(engine: sa.Engine, name: str) -> None:
    revision, known = revision_of(engine), revisions()
    if revision is None:
        raise SetupError("error-nothing-to-back-up", {"database": name})
    if revision not in known:
        raise SetupError("error-database-newer", {"database": name})
    if revision != known[-1]:
        raise SetupError("error-backup-older", {"database": name})


def _need_sound(path: Path, shown: Path) -> None:
    found = damage_of(path)
    if found:
        path.unlink()
        raise SetupError("error-database-damaged", {"database": str(shown), "reason": found, "copy": "none"})


def _close_log(path: Path) -> None:
    """One file without a log beside it, which can be read where nothing can be written."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _contents(path: Path, lost: tuple[str, ...] = ()) -> Contents:
    with closing(sqlite3.connect(path)) as connection:
        count = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "journal")]
    return Contents(count[0], count[1], lost)


# And back


def restore(place: Path, folder: Path, database: str) -> Contents:
    """Bring back what is in a backup, or in a copy of a database, into one that has no tables."""
    _check_kind(database)
    source = place / TABLES_FILE if place.is_dir() else place
    if not has_schema(source):
        raise SetupError("error-no-backup", {"place": str(place)})
    try:
        if is_postgres(database):
            found = _restore_to_postgres(source, database)
        else:
            with closing(claim_folder(folder)):
                found = _restore_to_file(source, folder)
        if place.is_dir() and (place / SECRET_FILE).is_file():
            _restore_secret(place / SECRET_FILE, folder / SECRET_FILE)
    except (OSError, sqlite3.Error) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise SetupError("error-restore", {"place": str(place), "reason": reason}) from problem
    return found


def _restore_to_file(source: Path, folder: Path) -> Contents:
    path = folder / TABLES_FILE
    if _has_tables(path):
        raise SetupError("error-restore-not-empty", {"database": str(path)})
    damaged = damage_of(source)
    lost: tuple[str, ...] = ()
    part = part_of(path)
    part.unlink(missing_ok=True)
    if not damaged:
        with closing(sqlite3.connect(source)) as connection:
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if revision not in revisions():
            raise SetupError("error-database-newer", {"database": str(source)})
        copy_database(source, part)
    else:
        target = new_engine(sqlite_url(private_file(part)))
        with problems_told(str(source)), _of_this_version(source) as reading:
            upgrade(target)
            with target.begin() as writing:
                lost = copy_rows(reading, writing, whole=True)
        target.dispose()
        _close_log(part)
    _make_room(path)
    part.replace(path)
    mark_folder(folder)
    return _contents(path, lost)


def _restore_to_postgres(source: Path, url: str) -> Contents:
    target = new_engine(url)
    try:
        with problems_told(url):
            upgrade(target)
            with _of_this_version(source) as reading, target.begin() as writing:
                if writing.execute(sa.select(TABLES.c.id).limit(1)).first() is not None:
                    raise SetupError("error-restore-not-empty", {"database": shown_url(url)})
                lost = copy_rows(reading, writing, whole=bool(damage_of(source)))
                _count_on(writing)
                count = [
                    writing.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                    for table in (TABLES, JOURNAL)
                ]
    finally:
        target.dispose()
    return Contents(count[0], count[1], lost)


def _has_tables(path: Path) -> bool:
    if not has_schema(path):
        return False
    try:
        return _contents(path).tables > 0
    except sqlite3.Error:
        return True  # damaged: what can be read of it is worth keeping


@contextmanager
def _of_this_version(source: Path) -> Iterator[sa.Connection]:
    """A copy of a database, with the schema of this version: the backup itself is not touched."""
    with tempfile.TemporaryDirectory(prefix="tavolata-restore-") as scratch:
        copy = private_file(Path(scratch) / TABLES_FILE)
        try:
            copy_database(source, copy)
        except sqlite3.Error:
            shutil.copyfile(source, copy)
        engine = new_engine(sqlite_url(copy))
        try:
            upgrade(engine)
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


def _make_room(path: Path) -> None:
    """A database without tables goes; a log that belongs to one that was emptied is worth keeping, but not for the new one."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size:
        log.rename(path.with_name(f"{path.name}-wal.before-restore-{moment}"))
    for beside in (log, path.with_name(f"{path.name}-shm")):
        beside.unlink(missing_ok=True)


def _restore_secret(backed_up: Path, path: Path) -> None:
    if path.is_file() and path.read_bytes() != backed_up.read_bytes():
        path.rename(path.with_name(f"{path.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}"))
    private_file(path).write_bytes(backed_up.read_bytes())


# From one database into another


def copy_rows(reading: sa.Connection, writing: sa.Connection, whole: bool = False) -> tuple[str, ...]:
    """Copy everything into a database that has nothing. ``whole``: only what can be read wholly; gives what was left out."""
    of_tables = [kind for kind in META.sorted_tables if kind is not TABLES and kind.foreign_keys]
    lost: list[str] = []
    for ids in _batches(_ids(reading, whole)):
        for some in [[one] for one in ids] if whole else [ids]:
            try:
                found = [(TABLES, _rows(reading, TABLES, TABLES.c.id.in_(some)))]
                found += [(kind, _rows(reading, kind, kind.c.table_id.in_(some))) for kind in of_tables]
            except sa.exc.DBAPIError:
                if not whole:
                    raise
                found = []
            if whole and not _is_whole(dict(found)):
                lost += some
                continue
            for kind, rows in found:
                if rows:
                    writing.execute(kind.insert(), _fit(rows, writing))
    for kind in META.sorted_tables:
        if kind is not TABLES and not kind.foreign_keys:
            everything = (dict(row._mapping) for row in _readable(reading, sa.select(kind), whole))
            for rows in _batches(everything):
                writing.execute(kind.insert(), _fit(rows, writing))
    return tuple(lost)


def _ids(reading: sa.Connection, whole: bool) -> Iterator[str]:
    for row in list(_readable(reading, sa.select(TABLES.c.id).order_by(TABLES.c.id), whole)):
        yield row.id


def _readable(reading: sa.Connection, query: sa.Select[Any], whole: bool) -> Iterator[sa.Row[Any]]:
    """The rows that a query gives; of a damaged database those before the damage."""
    try:
        yield from reading.execute(query.execution_options(yield_per=_BATCH))
    except sa.exc.DBAPIError:
        if not whole:
            raise


def _rows(reading: sa.Connection, kind: sa.Table, which: sa.ColumnElement[bool]) -> list[dict[str, Any]]:
    return [dict(row) for row in reading.execute(sa.select(kind).where(which)).mappings()]


def _is_whole(found: dict[sa.Table, list[dict[str, Any]]]) -> bool:
    """Whether a table was read, and its journal has no gap."""
    if len(found.get(TABLES, [])) != 1:
        return False
    numbers = sorted(row["n"] for row in found[JOURNAL])
    return numbers == list(range(1, len(numbers) + 1))


def _batches(found: Iterable[Any]) -> Iterator[list[Any]]:
    batch: list[Any] = []
    for one in found:
        batch.append(one)
        if len(batch) == _BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _fit(rows: list[dict[str, Any]], writing: sa.Connection) -> list[dict[str, Any]]:
    """PostgreSQL has no NUL in its texts; SQLite lets it be."""
    if writing.dialect.name != "postgresql":
        return rows
    return [
        {name: value.replace("\0", "") if isinstance(value, str) else value for name, value in row.items()}
        for row in rows
    ]


def _count_on(writing: sa.Connection) -> None:
    """Numbers that PostgreSQL gives by itself go on after those that came with the backup."""
    for kind in META.sorted_tables:
        column = kind.autoincrement_column
        if column is not None and column.autoincrement is True:
            last = sa.select(sa.func.max(column)).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(kind.name, column.name)
            writing.execute(sa.select(sa.func.setval(sequence, sa.func.coalesce(last, 1), last.is_not(None))))
