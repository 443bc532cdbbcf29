"""One server process: the hall and what stands around it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request

from tavolata.server.hall import Hall
from tavolata.server.limits import Buckets, Limits
from tavolata.server.store import Listener, Store
from tavolata.server.tokens import LinkMaker, new_token

LOG = logging.getLogger("tavolata")


class ErrorLog(logging.Handler):
    """The last errors, for the admin page."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[dict[str, Any]] = deque(maxlen=200)

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text += f": {type(record.exc_info[1]).__name__}: {record.exc_info[1]}"
        self.lines.append({"at": record.created, "where": record.name, "text": text[:500]})


class Site:
    """One server process: the hall and what stands around it."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        limits: Limits | None = None,
        admin_token: str | None = None,
        listen_url: str | None = None,
        thinkers: int = 1,
    ) -> None:
        self.store = store
        self.hall = Hall(store, LinkMaker(secret), thinkers)
        self.limits = limits or Limits()
        self.admin_token = admin_token or new_token()
        self.admins: set[str] = set()
        self.errors = ErrorLog()
        self.sockets: Counter[str] = Counter()
        #: Calls that are not answered yet, by address.
        self.asking: Counter[str] = Counter()
        limits = self.limits
        self.requests = Buckets(limits.requests, limits.requests_at_once)
        self.new_tables = Buckets(limits.tables_an_hour / 3600, limits.tables_at_once)
        self.tries = Buckets(limits.tries_an_hour / 3600, limits.tries_at_once)
        self.chatting = Buckets(limits.chat, limits.chat_at_once)
        #: How others on the same network reach this server, if they can: "http://192.168.1.5:8000".
        self.lan_origin = ""
        self._listen_url = listen_url
        self._listener: Listener | None = None

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        LOG.addHandler(self.errors)
        self.hall.begin()
        if self._listen_url is not None:
            loop = asyncio.get_running_loop()

            def heard(payload: str) -> None:
                loop.call_soon_threadsafe(self._heard, payload)

            self._listener = Listener(self._listen_url, heard)
        try:
            yield
        finally:
            if self._listener is not None:
                self._listener.close()
            await self.hall.end()
            self.store.close()
            LOG.removeHandler(self.errors)

    def origin_for_others(self, request: Request) -> str:
        """What others put before a path: whoever opened the page as localhost needs this computer's own address."""
        return self.lan_origin if request.url.hostname in ("localhost", "127.0.0.1", "::1") else ""

    def _heard(self, payload: str) -> None:
        table, _, origin = payload.partition(":")
        if origin == self.store.origin:
            return
        for moved in [table] if table else list(self.hall.tables):
            self.hall.listen(moved)
