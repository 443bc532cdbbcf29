"""The folder of a server: where its tables are, whose it is, and whether they are still there."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import IO

import platformdirs

from tavolata.engine import SetupError
from tavolata.engine.words import LANGUAGES, Words
from tavolata.server.copies import private_file, upgrade_copies

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]  # a module, says mypy; whoever uses it asks first

#: Another folder for the tables, for a stick or a test (the terminal's games use the same).
VARIABLE = "TAVOLATA_DATA"

#: The database in the folder, and the file that says that there was one.
TABLES_FILE = "tables.db"
MARK_FILE = "tables.mark"

#: How long a start may look for damage, in seconds. A database of 10,000 tables (119 MB) takes half a second.
CHECK_SECONDS = 1.0


def named_folder(given: str) -> Path:
    """Where the folder of the tables is, or would be."""
    chosen = given or os.environ.get(VARIABLE) or platformdirs.user_data_dir("tavolata", appauthor=False)
    return Path(chosen).expanduser()


def data_folder(given: str) -> Path:
    """The folder of the tables; made if it is not there."""
    folder = named_folder(given)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe.{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as problem:
        raise SetupError("error-data-folder", {"folder": str(folder), "reason": problem.strerror or ""}) from problem
    return folder


def claim_folder(folder: Path) -> IO[bytes]:
    """One server for each folder: two would not hear of each other's moves. Held as long as the file is open."""
    lock = private_file(folder / "server.lock").open("wb")
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            lock.close()
            raise SetupError("error-folder-taken", {"folder": str(folder)}) from problem
    return lock


# What may have happened to the file


def check_tables(path: Path) -> bool:
    """Refuse a database that is gone, empty where there were tables, or damaged. False: it was too large to look at all."""
    mark = path.with_name(MARK_FILE)
    if mark.exists() and not has_schema(path):
        state = "empty" if path.exists() else "gone"
        details: dict[str, object] = {
            "folder": str(path.parent),
            "state": state,
            "mark": mark.name,
            "copy": _newest_copy(path),
        }
        raise SetupError("error-tables-gone", details)
    if not path.exists():
        return True
    found = damage_of(path, CHECK_SECONDS)
    if found:
        raise SetupError("error-database-damaged", {"database": str(path), "reason": found, "copy": _newest_copy(path)})
    return found is not None


def has_schema(path: Path) -> bool:
    """Whether a file is a database that a server has made."""
    # An empty file is not opened: what is in the log beside it would be thrown away.
    if not path.exists() or not path.stat().st_size:
        return False
    try:
        with closing(sqlite3.connect(path, timeout=30)) as connection:
            query = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
            return bool(connection.execute(query).fetchone()[0])
    except sqlite3.Error:
        return True  # whoever opens it says what is wrong


def _newest_copy(path: Path) -> str:
    copies = upgrade_copies(path)
    return copies[-1].name if copies else "none"


def damage_of(path: Path, seconds: float | None = None) -> str | None:
    """What is damaged in a SQLite file; "" if nothing is, None if there was no time to look at all of it."""
    end = time.monotonic() + seconds if seconds is not None else None
    try:
        with closing(sqlite3.connect(path, timeout=30)) as connection:
            if end is not None:
                connection.set_progress_handler(lambda: time.monotonic() > end, 10_000)
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as problem:
        code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_INTERRUPT:
            return None
        # Anything else is no damage, and is said by whoever opens it.
        return str(problem) if code == sqlite3.SQLITE_CORRUPT else ""
    return "" if found == "ok" else " ".join(str(found).split())


def mark_folder(folder: Path) -> None:
    """From now on there are tables here: if they are gone at a later start, somebody hears of it."""
    mark = folder / MARK_FILE
    if not mark.exists():
        text = "\n".join(Words(language).say("server-mark", {"database": TABLES_FILE}) for language in LANGUAGES)
        private_file(mark).write_text(text + "\n", encoding="utf-8")
