"""Sessions: what a browser is known by, in which cookie, and until when.

A session is there as long as it holds something at a table, and somebody uses it: there are no others. So a cookie that we
did not give out, or that has ended, is never taken over: whoever comes with it gets a new one.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolata.server.store import SEATS, SITTINGS, Store
from tavolata.server.tokens import hash_of, new_token

COOKIE = "tavolata"
ADMIN_COOKIE = "tavolata_admin"
#: Over https a cookie of this name is ours alone: neither a neighbouring host name nor plain http can have set it.
_OURS_ALONE = "__Host-"

_DAY = 24 * 3600.0
#: A session that nobody uses for so long ends.
SESSION_DAYS = 180
#: The session of an admin ends after this time, used or not.
ADMIN_SECONDS = 12 * 3600

#: How exactly it is known when a session was last used: more often than this it is not written down.
_SEEN_SECONDS = 3600.0
_MOST_REMEMBERED = 10_000
#: So many sessions are ended in one transaction.
_BATCH = 200


def is_secure(request: HTTPConnection) -> bool:
    return request.scope["scheme"] in ("https", "wss")


def cookie_name(request: HTTPConnection, name: str) -> str:
    return _OURS_ALONE + name if is_secure(request) else name


def _token_of(request: HTTPConnection) -> str:
    # Up to 0.2 the cookie had its plain name over https, too: whoever has that one keeps what it holds (`Sessions`).
    return request.cookies.get(cookie_name(request, COOKIE)) or request.cookies.get(COOKIE, "")


def session_of(request: HTTPConnection) -> str:
    """The hash of the browser's session, "" if it has none."""
    token = _token_of(request)
    return hash_of(token) if token else ""


def admin_of(request: HTTPConnection) -> str:
    """The hash of an admin's session, "" if there is none."""
    token = request.cookies.get(cookie_name(request, ADMIN_COOKIE), "")
    return hash_of(token) if token else ""


def set_session(request: HTTPConnection, response: Response, token: str) -> None:
    """Give the browser its session, or give it once more: it is kept as long as it is used."""
    _set_cookie(request, response, COOKIE, token, int(SESSION_DAYS * _DAY))
    if is_secure(request) and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, path="/", secure=True, httponly=True)


def set_admin(request: HTTPConnection, response: Response, token: str) -> None:
    _set_cookie(request, response, ADMIN_COOKIE, token, ADMIN_SECONDS)


def unset_admin(request: HTTPConnection, response: Response) -> None:
    _set_cookie(request, response, ADMIN_COOKIE, "", 0)


def _set_cookie(request: HTTPConnection, response: Response, name: str, token: str, seconds: int) -> None:
    secure = is_secure(request)
    response.set_cookie(
        cookie_name(request, name), token, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/"
    )


class AdminFiles(MutableMapping[str, float]):
    """The sessions of admins as files, one each: all workers of a machine know them, also those that start later."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(mode=0o700, exist_ok=True)

    def _file(self, session: str) -> Path:
        return self._folder / session

    def __getitem__(self, session: str) -> float:
        try:
            return float(self._file(session).read_text())
        except (OSError, ValueError):  # also where there is no session, and the file would be the folder
            raise KeyError(session) from None

    def __setitem__(self, session: str, until: float) -> None:
        self._file(session).write_text(str(until))

    def __delitem__(self, session: str) -> None:
        self._file(session).unlink(missing_ok=True)  # another worker may have been quicker

    def __iter__(self) -> Iterator[str]:
        return (file.name for file in list(self._folder.iterdir()))

    def __len__(self) -> int:
        return len(list(self._folder.iterdir()))


class Admins:
    """The sessions of those who showed the admin's code. They end with the server."""

    def __init__(self, shared: Path | None = None) -> None:
        """``shared``: the folder that the processes of this server share."""
        #: By session until when, on the clock that all processes of a machine have in common.
        self._until: MutableMapping[str, float] = {} if shared is None else AdminFiles(shared / "admins")

    def begin(self) -> str:
        """A new session; its cookie."""
        now, token = time.monotonic(), new_token()
        for session in [session for session, until in self._until.items() if until <= now]:
            self.end(session)
        self._until[hash_of(token)] = now + ADMIN_SECONDS
        return token

    def is_in(self, session: str) -> bool:
        return self._until.get(session, 0.0) > time.monotonic()

    def end(self, session: str) -> None:
        self._until.pop(session, None)


class Sessions:
    """The sessions of all browsers: which are known, when they were last used, which have ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: Session, or hash of a program's link, and table: when it was last written down that it was used there.
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()

    async def of(self, request: HTTPConnection) -> tuple[str, str]:
        """The asker's session and its cookie; a new one where it has none that we know."""
        token = await self._known(request)
        if not token:
            token = new_token()
        return hash_of(token), token

    async def give_again(self, request: HTTPConnection, response: Response) -> None:
        """A browser that comes again keeps its session for as long again."""
        token = await self._known(request)
        if token:
            set_session(request, response, token)

    async def _known(self, request: HTTPConnection) -> str:
        """The cookie of a session that is the asker's, and that we gave out; "" if there is none."""
        token = _token_of(request)
        if not token or not await self._is_known(hash_of(token)):
            return ""
        if is_secure(request) and not request.cookies.get(cookie_name(request, COOKIE)):
            # A cookie of the plain name may have been planted by a neighbour, who knows it then. What it holds is held by a new
            # session from now on, too, and whatever comes is that one's alone.
            return await self._renamed(hash_of(token))
        return token

    async def _renamed(self, session: str) -> str:
        token = new_token()
        kept = [column for column in SITTINGS.c if column is not SITTINGS.c.session]
        held = sa.select(sa.literal(hash_of(token)), *kept).where(SITTINGS.c.session == session)
        names = ["session", *(column.name for column in kept)]
        await self._store.write(lambda connection: connection.execute(SITTINGS.insert().from_select(names, held)))
        return token

    async def _is_known(self, session: str) -> bool:
        query = sa.select(SITTINGS.c.role).where(SITTINGS.c.session == session).limit(1)
        return await self._store.run(lambda connection: connection.execute(query).first() is not None)

    async def saw(self, session: str, table: str, device: str, has_new_place: bool = False) -> None:
        """The session is used at this table, by such a device."""
        now = time.time()
        if session and (self._is_due(session, table, now) or has_new_place):
            mine = SITTINGS.c.session == session, SITTINGS.c.table_id == table
            await self._write_down(SITTINGS.update().where(*mine).values(seen=now, device=device))

    async def saw_program(self, link: str, table: str, seat: int) -> None:
        """A program uses the link of a seat, known by its hash."""
        now = time.time()
        if self._is_due(link, table, now):
            of_seat = SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.token_hash == link
            since = sa.func.coalesce(SEATS.c.link_at, now)
            await self._write_down(SEATS.update().where(*of_seat).values(link_at=since, link_seen=now))

    def _is_due(self, who: str, table: str, now: float) -> bool:
        """Whether it is time to write down again that somebody was here."""
        key = (who, table)
        if now - self._seen.get(key, 0.0) < _SEEN_SECONDS:
            return False
        self._seen[key] = now
        self._seen.move_to_end(key)
        if len(self._seen) > _MOST_REMEMBERED:
            self._seen.popitem(last=False)
        return True

    async def _write_down(self, change: sa.Update) -> None:
        # Where it cannot be written now (a full disk), the game goes on all the same.
        with suppress(sa.exc.SQLAlchemyError):
            await self._store.write(lambda connection: connection.execute(change))

    async def end_old(self) -> None:
        """End the sessions that nobody has used for long, a few at a time."""
        last = sa.func.max(SITTINGS.c.seen)
        old = (
            sa.select(SITTINGS.c.session)
            .group_by(SITTINGS.c.session)
            .having(last < time.time() - SESSION_DAYS * _DAY)
            .limit(_BATCH)
        )
        while await self._store.write(
            lambda connection: connection.execute(SITTINGS.delete().where(SITTINGS.c.session.in_(old))).rowcount
        ):
            pass
