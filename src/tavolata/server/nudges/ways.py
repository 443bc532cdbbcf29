"""How people want to be called when it is their turn: who holds a seat says so, for this table and this seat."""

from __future__ import annotations

import base64
import binascii
import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tavolata.server import wire
from tavolata.server.hall.live_table import LiveTable
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.people import Refused
from tavolata.server.nudges.outbox import LEASE_SECONDS
from tavolata.server.nudges.outgoing import address_problem, host_in
from tavolata.server.nudges.settings import MAIL_ADDRESS, NudgeSettings
from tavolata.server.nudges.web_push import PushKeys, is_push_key
from tavolata.server.store import NUDGE_WAYS, NUDGES, SITTINGS, Store
from tavolata.server.tokens import LinkMaker, hash_of, new_token, same

#: So many ways a seat may have.
MOST_WAYS = 8


def target_of(kind: str, address: str) -> str:
    """One name for the same way from several tables."""
    return hash_of(f"{kind} {address}")


def shown(kind: str, address: str) -> str:
    """What is shown of an address: enough to know it again, and not what could be used."""
    if kind == "mail":
        name, _, host = address.partition("@")
        return f"{name[:1]}…@{host}"
    return host_in(address)


class Added(NamedTuple):
    """A way that somebody chose, and whether that is enough; of a mail address its reader must say yes first."""

    way: str
    confirmed: bool


class NudgeWays:
    """Keeps the ways in which people want to be called."""

    def __init__(
        self, store: Store, tables: LiveTables, links: LinkMaker, settings: NudgeSettings, push_key: str
    ) -> None:
        self._store = store
        self._tables = tables
        self._links = links
        self.settings = settings
        self._push_key = push_key

    async def of(self, table: str, session: str, seats: list[int]) -> wire.NudgeWays:
        """The ways of these seats, and what can be chosen here."""

        def read(connection: sa.Connection) -> list[wire.NudgeWay]:
            query = sa.select(NUDGE_WAYS).where(NUDGE_WAYS.c.table_id == table, NUDGE_WAYS.c.seat.in_(seats))
            return [_told(row, session) for row in connection.execute(query.order_by(NUDGE_WAYS.c.at))]

        kinds = [kind for kind in ("push", "webhook", "mail") if kind in self.settings.kinds]
        return wire.NudgeWays(
            await self._store.run(read),
            msgspec.convert(kinds, list[wire.NudgeKind]),
            self._push_key if self.settings.push else "",
            list(self.settings.webhooks),
        )

    async def add(self, live: LiveTable, session: str, seat: int, wish: wire.NudgeWish, origin: str) -> Added:
        """From now on this seat is called in this way, too."""
        if wish.kind not in self.settings.kinds:
            raise Refused("error-nudge-kind", 400)
        self._check(wish)
        table, target = live.table.id, target_of(wish.kind, wish.address)
        row: dict[str, Any] = {
            "id": new_token(),
            "session": session,
            "table_id": table,
            "seat": seat,
            "kind": wish.kind,
            "address": wish.address,
            "keys": msgspec.json.encode(PushKeys(wish.p256dh, wish.auth)).decode() if wish.kind == "push" else "",
            "target": target,
            "language": wish.language,
            "origin": origin,
            "quiet_from": wish.quiet_from,
            "quiet_until": wish.quiet_until,
            "zone": wish.zone,
            "at": time.time(),
            "confirmed": wish.kind != "mail",
        }

        held = SITTINGS.c.table_id == table, SITTINGS.c.role == seat, SITTINGS.c.session == session

        def write(connection: sa.Connection) -> None:
            if connection.execute(sa.select(SITTINGS.c.role).where(*held)).first() is None:
                raise Refused("error-not-your-seat", 403)  # sent away since the call began
            of_seat = NUDGE_WAYS.c.table_id == table, NUDGE_WAYS.c.seat == seat
            known = connection.execute(sa.select(NUDGE_WAYS).where(*of_seat)).mappings().all()
            before = next((way for way in known if way["target"] == target), None)
            if before is None and len(known) >= MOST_WAYS:
                raise Refused("error-nudge-many")
            if before is not None:
                # The same one again: it keeps its name, and whoever has said yes to it need not say it again.
                row.update(id=before["id"], sent=before["sent"], confirmed=before["confirmed"])
                connection.execute(NUDGE_WAYS.delete().where(NUDGE_WAYS.c.id == before["id"]))
            connection.execute(NUDGE_WAYS.insert(), row)

        async def change() -> None:
            await self._store.change_seat(table, seat, {"nudged": True}, also=write)
            live.table.seats[seat].nudged = True

        await self._tables.trying(live, change)
        return Added(str(row["id"]), bool(row["confirmed"]))

    def _check(self, wish: wire.NudgeWish) -> None:
        if wish.kind == "mail":
            if not MAIL_ADDRESS.fullmatch(wish.address):
                raise Refused("error-nudge-mail", 400)
            return
        problem = address_problem(wish.address, wish.kind, self.settings)
        if problem:
            raise Refused(problem, 400, host=host_in(wish.address)[:60])
        if wish.kind == "push" and not (is_push_key(_bytes_of(wish.p256dh)) and len(_bytes_of(wish.auth)) == 16):
            raise Refused("error-nudge-address", 400)

    async def keep_quiet(self, table: str, seat: int, wish: wire.NudgeQuiet) -> None:
        """From now on these are the quiet hours of the seat, in whatever way it is called."""
        mine = NUDGE_WAYS.c.table_id == table, NUDGE_WAYS.c.seat == seat
        hours = {"quiet_from": wish.quiet_from, "quiet_until": wish.quiet_until, "zone": wish.zone}
        now = time.time()
        # What waits for the end of the old hours is looked at again; what is on its way just now is left to whoever sends it.
        waits = NUDGES.c.table_id == table, NUDGES.c.seat == seat, NUDGES.c.due > now + LEASE_SECONDS

        def write(connection: sa.Connection) -> None:
            connection.execute(NUDGE_WAYS.update().where(*mine).values(hours))
            connection.execute(NUDGES.update().where(*waits).values(due=now))

        await self._store.write(write)

    async def remove(self, table: str, seats: list[int], way: str) -> None:
        """Whoever holds the seat does not want to be called in this way any more."""
        mine = NUDGE_WAYS.c.table_id == table, NUDGE_WAYS.c.seat.in_(seats), NUDGE_WAYS.c.id == way
        await self._delete(*mine)

    async def renew(self, session: str, wish: wire.PushRenewal) -> None:
        """The browser has a new address for all that was sent to the old one. It says so, and is known by its session."""
        fresh = wire.NudgeWish("push", wish.address, wish.p256dh, wish.auth)
        self._check(fresh)
        old, new = target_of("push", wish.old), target_of("push", wish.address)
        keys = msgspec.json.encode(PushKeys(wish.p256dh, wish.auth)).decode()
        mine = NUDGE_WAYS.c.session == session, NUDGE_WAYS.c.target == old
        beside = NUDGE_WAYS.alias("beside")
        # Where the new address is known already, the old one only goes.
        known = sa.exists().where(
            beside.c.table_id == NUDGE_WAYS.c.table_id, beside.c.seat == NUDGE_WAYS.c.seat, beside.c.target == new
        )

        def write(connection: sa.Connection) -> None:
            if old != new:
                connection.execute(NUDGE_WAYS.delete().where(*mine, known))
            changes = {"address": wish.address, "keys": keys, "target": new}
            connection.execute(NUDGE_WAYS.update().where(*mine).values(changes))

        await self._store.write(write)

    # By a link in a message

    def stop_token(self, way: str) -> str:
        """By which whoever reads a message stops further ones: of this way, and nothing else."""
        return f"{way}.{self._links.token(way, 'stop', 0)}"

    def yes_token(self, way: str) -> str:
        """By which whoever reads a mail says that it is wanted."""
        return f"{way}.{self._links.token(way, 'yes', 0)}"

    async def answer(self, token: str) -> wire.NudgeAnswer:
        """Whoever followed a link in a message stops what it came from, or says yes to it."""
        way, _, proof = token.partition(".")
        if same(proof, hash_of(self._links.token(way, "stop", 0))):
            await self._delete(NUDGE_WAYS.c.id == way)
            return wire.NudgeAnswer("stopped")
        if same(proof, hash_of(self._links.token(way, "yes", 0))):
            yes = NUDGE_WAYS.update().where(NUDGE_WAYS.c.id == way).values(confirmed=True)
            if await self._store.write(lambda connection: connection.execute(yes).rowcount):
                return wire.NudgeAnswer("confirmed")
        raise Refused("error-link", 403)

    async def _delete(self, *which: sa.ColumnElement[bool]) -> None:
        def write(connection: sa.Connection) -> None:
            ways = sa.select(NUDGE_WAYS.c.id).where(*which)
            connection.execute(NUDGES.delete().where(NUDGES.c.way.in_(ways)))
            connection.execute(NUDGE_WAYS.delete().where(*which))

        await self._store.write(write)


def _told(row: sa.Row[Any], session: str) -> wire.NudgeWay:
    return wire.NudgeWay(
        row.id,
        row.kind,
        row.seat,
        shown(row.kind, row.address),
        row.session == session,
        # A browser knows its own address again by this.
        row.target if row.session == session else "",
        row.quiet_from,
        row.quiet_until,
        bool(row.confirmed),
    )


def _bytes_of(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""
