"""Copies of a SQLite database: whole ones, also while others write to it."""

from __future__ import annotations

import filecmp
import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

#: So many copies made before upgrades stay beside the database.
COPIES_KEPT = 3


def copy_database(source: Path, copy: Path) -> None:
    """Copy a database as it is at one moment. Under its name there is a whole copy on the disk, or none."""
    part = private_file(part_of(copy))
    try:
        with closing(sqlite3.connect(source, timeout=30)) as whole, closing(sqlite3.connect(part)) as written:
            whole.backup(written)
        part.replace(copy)
        flush_folder(copy.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def copy_before_upgrade(database: Path, revision: str) -> Path:
    """A copy beside the database, named after the schema it has; the oldest of too many goes."""
    for left in database.parent.glob(f".{_named(database, '*')}.part"):
        left.unlink()  # of a server that died while it copied
    earlier = upgrade_copies(database)
    copy = database.with_name(_named(database, f"{revision}-{time.strftime('%Y%m%d-%H%M%S')}"))
    copy_database(database, copy)
    if earlier and earlier[-1] != copy and filecmp.cmp(earlier[-1], copy, shallow=False):
        # The last upgrade came to nothing and is tried again: one copy of the same tables is enough.
        copy.unlink()
        return earlier[-1]
    for old in upgrade_copies(database)[:-COPIES_KEPT]:
        old.unlink()
    return copy


def upgrade_copies(database: Path) -> list[Path]:
    """The copies that were made before upgrades, the newest last."""
    return sorted(database.parent.glob(_named(database, "*")), key=lambda copy: (copy.stat().st_mtime_ns, copy.name))


def _named(database: Path, which: str) -> str:
    return f"{database.stem}.before-upgrade-from-{which}{database.suffix}"


def part_of(path: Path) -> Path:
    """Where a file is written before it is whole."""
    return path.with_name(f".{path.name}.part")


def private_file(path: Path) -> Path:
    """The database holds every card and every key: nobody but its owner may read it."""
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    return path


def flush_folder(folder: Path) -> None:
    """Have the disk know the names in a folder; where a folder cannot be opened (Windows) the system sees to it."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
