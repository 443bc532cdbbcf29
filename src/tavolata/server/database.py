"""Which database: its address as people give it and as it is shown, and what they hear if it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from tavolata.engine import SetupError


def is_postgres(url: str) -> bool:
    return url.startswith(("postgres:", "postgresql:", "postgresql+"))


def shown_url(url: str) -> str:
    """The address of a database without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return f"“{url}”" if "@" not in url else "?"


def check_kind(url: str) -> None:
    """Refuse a database that cannot be used at all."""
    if url and not is_postgres(url) and not url.startswith("sqlite:"):
        raise SetupError("error-database-kind", {"url": shown_url(url)})


@contextmanager
def problems_told(url: str) -> Iterator[None]:
    """What goes wrong with a database in here is told in a sentence, without its password."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, ValueError) as problem:
        reason = str(problem).splitlines()[0]
        raise SetupError("error-database", {"url": shown_url(url), "reason": reason}) from problem
