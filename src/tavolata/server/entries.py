"""What is kept of a table, as the database gives it and takes it."""

from __future__ import annotations

from typing import Any, NamedTuple


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
    #: Why a bot answered so (`wire.Reason`), as JSON; "": it did not say.
    why: str = ""


class Snapshot(NamedTuple):
    table_id: str
    n: int
    v: int
    state: str


class StoredTable(NamedTuple):
    """A table as the database holds it."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    snapshot: Snapshot | None
    #: The entries after the snapshot, and some before it.
    entries: list[Entry]
    chat: list[dict[str, Any]]
    #: By seat, or other role, the sessions that hold it.
    holders: dict[int, set[str]] = {}
