"""Brings a database to the schema of this version: wholly or not at all, and with a copy of a SQLite file first."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from tavolata.engine import SetupError
from tavolata.server.copies import copy_before_upgrade


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def revisions() -> list[str]:
    """The schemas that there were, the first one first; the last is this version's."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def revision_of(engine: sa.Engine) -> str | None:
    """The schema of a database; None if it has none yet."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: sa.Engine, to: str = "head") -> Path | None:
    """Bring the database to a revision. Gives the copy that was made of a SQLite file that had another one."""
    config = _config()
    sqlite = engine.dialect.name == "sqlite"
    copy = _copy(engine) if sqlite else None
    try:
        # All of it in one transaction: nothing stays of what was done before a crash.
        with engine.execution_options(writes=True).begin() as connection:
            if not sqlite:
                # Two processes may start at the same time: the second waits here.
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(8415)"))
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            if sqlite:
                # Better now than at the first move: a database that only can be read.
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    except CommandError as problem:
        # It knows a revision that we do not.
        raise SetupError("error-database-newer", {"database": engine.url.database or ""}) from problem
    return copy


def _copy(engine: sa.Engine) -> Path | None:
    """A copy of a file whose schema is about to change; None if it stays, if there is none yet, or if it is not ours."""
    revision = revision_of(engine)
    name = engine.url.database or ""
    if revision not in revisions()[:-1] or not Path(name).is_file():
        return None
    try:
        return copy_before_upgrade(Path(name), revision)
    except (OSError, sqlite3.Error) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise SetupError("error-copy-before-upgrade", {"database": name, "reason": reason}) from problem
