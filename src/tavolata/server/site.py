"""One server process: the hall and what stands around it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request

from tavolata.server import wire
from tavolata.server.analyses import Analyses
from tavolata.server.clock import TableClock
from tavolata.server.drain import Drain
from tavolata.server.hall import Hall
from tavolata.server.heavy_work import HeavyWork
from tavolata.server.host_names import HostNames, same_origin, speaks_other_scheme
from tavolata.server.housekeeping import keep_house
from tavolata.server.laboratory import Laboratory
from tavolata.server.limits import Buckets, Limits, Places, Seldom
from tavolata.server.metrics import Metrics, Present
from tavolata.server.nudges.sender import Sender
from tavolata.server.nudges.settings import NudgeSettings
from tavolata.server.nudges.ways import NudgeWays
from tavolata.server.nudges.web_push import Vapid
from tavolata.server.retention import KeepDays, Retention
from tavolata.server.sessions import Admins, Sessions
from tavolata.server.store import PLAYED, Listener, Store
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
        host_names: Iterable[str] = (),
        keep_days: KeepDays | None = None,
        shared: Path | None = None,
        clock: TableClock | None = None,
        nudges: NudgeSettings | None = None,
        laboratory: Laboratory | None = None,
    ) -> None:
        """``shared``: the folder through which the processes of one machine share what is in no database. ``nudges``: whom the
        server may call. ``laboratory``: where whoever runs the server has experiments played; None: nowhere.
        """
        self.laboratory = laboratory
        self.store = store
        self.metrics = Metrics()
        links = LinkMaker(secret)
        self.hall = hall = Hall(store, links, thinkers, metrics=self.metrics, clock=clock)
        nudges, vapid = nudges or NudgeSettings(), Vapid(secret)
        self.nudge_ways = NudgeWays(store, hall.tables, links, nudges, vapid.public_key)
        self.sender = Sender(store, hall.outbox, self.nudge_ways, hall.tables, hall.presence, nudges, vapid)
        #: What a monitor shows to read the figures; "": nobody may.
        self.metrics_token = ""
        self.drain = Drain()
        self.limits = limits or Limits()
        self.admin_token = admin_token or new_token()
        self.host_names = HostNames(host_names)
        self._strange_origins = Seldom()
        self.sessions = Sessions(store)
        self.admins = Admins(shared)
        self.errors = ErrorLog()
        self.sockets: Counter[str] = Counter()
        #: Calls that are not answered yet, by address.
        self.asking: Counter[str] = Counter()
        limits = self.limits
        self.heavy = HeavyWork(limits)
        #: What is told of the games, once somebody has asked; whoever asks meanwhile waits for the same.
        self.games: wire.Games | None = None
        self.reading_games = asyncio.Lock()
        #: Bodies that are larger than usual.
        self.large_bodies = Places(limits.large_bodies, limits.large_bodies_in_all)
        self.analyses = Analyses(store, hall.tables, hall.bots, hall.background, self.heavy, limits)
        self.retention = Retention(store, self.hall.tables, self.hall.presence, keep_days or KeepDays())
        self.requests = Buckets(limits.requests, limits.requests_at_once)
        self.hellos = Buckets(limits.hellos, limits.hellos_at_once)
        self.new_tables = Buckets(limits.tables_an_hour / 3600, limits.tables_at_once)
        self.new_decks = Buckets(limits.decks_an_hour / 3600, limits.decks_at_once)
        self.new_reports = Buckets(limits.reports_an_hour / 3600, limits.reports_at_once)
        self.new_nudges = Buckets(limits.nudges_an_hour / 3600, limits.nudges_at_once)
        #: Reports that were not kept because there are too many.
        self.lost_reports = Seldom()
        self.tries = Buckets(limits.tries_an_hour / 3600, limits.tries_at_once)
        self.chatting = Buckets(limits.chat, limits.chat_at_once)
        self.taking_back = Buckets(limits.takebacks, limits.takebacks_at_once)
        self.analysing = Buckets(limits.analyses_an_hour / 3600, limits.analyses_at_once)
        self.hinting = Buckets(limits.hints, limits.hints_at_once)
        self.marking = Buckets(limits.marks, limits.marks_at_once)
        #: How others on the same network reach this server, if they can: "http://192.168.1.5:8000".
        self.lan_origin = ""
        self._listen_url = listen_url
        self._listener: Listener | None = None

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        LOG.addHandler(self.errors)
        self.hall.begin()
        housekeeping = asyncio.create_task(keep_house(self.sessions.end_old, self.retention.clear))
        if self._listen_url is not None:
            loop = asyncio.get_running_loop()

            def heard(payload: str) -> None:
                loop.call_soon_threadsafe(self._heard, payload)

            def lost(reason: str) -> None:
                loop.call_soon_threadsafe(self.store.outage.lost, "listening", "down", reason)

            self._listener = Listener(self._listen_url, heard, lost)
        watching = asyncio.create_task(self.store.outage.watch(self.store.probe, self._database_is_back))
        checking = asyncio.create_task(self.store.check())
        calling = asyncio.create_task(self.sender.run())
        measuring = asyncio.create_task(self._measure()) if self.metrics_token else None
        try:
            yield
        finally:
            watching.cancel()
            checking.cancel()
            calling.cancel()
            await asyncio.wait([calling])
            await self.sender.close()
            if measuring is not None:
                measuring.cancel()
            if self._listener is not None:
                self._listener.close()
            housekeeping.cancel()
            await asyncio.wait([housekeeping])
            await self.hall.end()
            self.heavy.close()
            if self.laboratory is not None:
                self.laboratory.close()
            self.store.close()
            LOG.removeHandler(self.errors)

    async def hand_over(self) -> None:
        """This process is about to end: those who look through it go on at another one, where there may be one."""
        if self.store.is_shared:
            self.hall.presence.is_handing_over = True
            await self.drain.empty()
        else:
            self.drain.begun.set()

    async def _measure(self) -> None:
        """For ever: take down the figures that nobody counts as they happen."""
        while True:
            await self.metrics.watch_loop()
            self.metrics.look(self.present)

    @property
    def present(self) -> Present:
        return Present(
            len(self.hall.tables),
            sum(self.sockets.values()),
            self.store.waiting,
            not self.store.outage.away,
            self.drain.announced or self.drain.begun.is_set(),
        )

    def origin_for_others(self, request: Request) -> str:
        """What others put before a path: whoever opened the page as localhost needs this computer's own address."""
        return self.lan_origin if request.url.hostname in ("localhost", "127.0.0.1", "::1") else ""

    def is_same_origin(self, request: HTTPConnection) -> bool:
        """Whether a request comes from our own pages, or from a program."""
        ours = same_origin(request)
        if not ours and speaks_other_scheme(request) and self._strange_origins.count():
            LOG.warning(
                "a page over https was refused: behind a proxy, start with --proxy and let it send X-Forwarded-Proto"
            )
        return ours

    def _database_is_back(self) -> None:
        if self._listener is not None:
            self._listener.hurry()
        self.hall.resume()

    def _heard(self, payload: str) -> None:
        told = payload.removesuffix(PLAYED)
        table, _, origin = told.partition(":")
        if not table:
            self.store.outage.worked("listening")
        if origin == self.store.origin:
            return
        for moved in [table] if table else list(self.hall.tables):
            self.hall.tables.moved_elsewhere(moved, only_played=told != payload)
