"""``tavolata serve``: lays the table, says where it is, and clears it when asked."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import os
import socket
import sys
import time
import webbrowser
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, cast

import uvicorn
from rich.text import Text

from tavolata.engine import SetupError
from tavolata.engine.words import Words
from tavolata.server import wire
from tavolata.server.app import application
from tavolata.server.copies import private_file
from tavolata.server.database import check_kind, is_postgres, problems_told, shown_url
from tavolata.server.folder import TABLES_FILE, check_tables, claim_folder, data_folder, mark_folder
from tavolata.server.host_names import checked_name
from tavolata.server.laboratory import Laboratory
from tavolata.server.limits import RESERVE, Limits, Seldom, handles, limits_of, room
from tavolata.server.log_lines import event, log_kind, set_up_log
from tavolata.server.nudges.settings import nudge_settings
from tavolata.server.proxies import EVERYBODY, trusted_proxies
from tavolata.server.proxies import VARIABLE as PROXIES_VARIABLE
from tavolata.server.retention import KeepDays
from tavolata.server.site import Site
from tavolata.server.store import Store, sqlite_url
from tavolata.server.tokens import ADMIN_VARIABLE, METRICS_VARIABLE, chosen_token, secret_of
from tavolata.terminal.desk import Desk
from tavolata.version import VERSION

T = TypeVar("T")
LOG = logging.getLogger("tavolata")

#: Where `serve` looks for a free door unless one is named.
USUAL_PORT = 8000
_DOORS = 20

#: Addresses that mean: all of this computer's.
EVERYWHERE = ("0.0.0.0", "::")

#: Other limits than the usual ones: a school or an office comes from one address.
LIMITS_VARIABLE = "TAVOLATA_LIMITS"

#: What `--host-name` says, for services and containers.
NAMES_VARIABLE = "TAVOLATA_HOST_NAMES"


class Plan(NamedTuple):
    """How to serve."""

    host: str = "0.0.0.0"
    #: 0: the first free one from the usual one on.
    port: int = 0
    data: str = ""
    database: str = ""
    browser: bool = True
    thinkers: int = 1
    limits: Limits | None = None
    admin_token: str = ""
    #: Hand the table over to a proxy that ends TLS: trust its word about addresses and scheme.
    proxy: bool = False
    #: Names under which people call this server, beside those of this machine.
    host_names: tuple[str, ...] = ()
    #: How long tables are kept.
    keep_days: KeepDays = KeepDays()
    #: How many processes serve.
    workers: int = 1
    #: So many seconds before the end it says that it is not ready any more.
    drain: float = 0.0
    #: The kind of log lines; "": as the variable says.
    log: str = ""


class Place(NamedTuple):
    """Where people reach the server, and its admin's code."""

    port: int
    lan_origin: str
    admin_token: str


def open_store(plan: Plan, folder: Path) -> Store:
    check_kind(plan.database)
    path = folder / TABLES_FILE
    checked = plan.database != "" or check_tables(path)
    url = plan.database or sqlite_url(private_file(path))
    with problems_told(url):
        store = Store(url)
    if not plan.database:
        mark_folder(folder)
    store.unchecked = None if checked else path
    return store


def listening_socket(plan: Plan) -> socket.socket:
    """A door that is free: the one named, or the first from the usual one on."""
    doors = [plan.port] if plan.port else range(USUAL_PORT, USUAL_PORT + _DOORS)
    for door in doors:
        family = socket.AF_INET6 if ":" in plan.host else socket.AF_INET
        candidate = socket.socket(family, socket.SOCK_STREAM)
        candidate.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            candidate.bind((plan.host, door))
        except OSError as problem:
            candidate.close()
            if problem.errno != errno.EADDRINUSE:
                reason = problem.strerror or str(problem)
                raise SetupError("error-bind", {"host": plan.host, "port": str(door), "reason": reason}) from problem
            continue
        candidate.listen(2048)
        candidate.set_inheritable(False)
        return candidate
    raise SetupError("error-port", {"port": str(plan.port or USUAL_PORT)})


def lan_address() -> str:
    """The address under which others on the same network find this computer; "" if there is none."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        # Nothing is sent: the system only says which of its addresses it would use.
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
    except OSError:
        return ""
    finally:
        probe.close()
    return "" if address.startswith("127.") else address


def qr_lines(text: str) -> list[str]:
    """A QR code in letters for the terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue().rstrip("\n").split("\n")


def place_of(plan: Plan, door: socket.socket, admin_token: str) -> Place:
    port = int(door.getsockname()[1])
    address = lan_address() if plan.host in EVERYWHERE else ""
    return Place(port, f"http://{address}:{port}" if address else "", admin_token)


def greeting(words: Words, plan: Plan, place: Place, folder: Path, fancy: bool, copy: Path | None = None) -> list[Text]:
    """What whoever starts the server reads: where the table is, and how others get there.

    ``copy``: that of the database before it was brought to this version's schema.
    """
    here = f"http://localhost:{place.port}/"
    lines = [Text(words.say("server-ready"), style="bold"), Text(f"  {here}  {words.say('server-here')}")]
    if place.lan_origin:
        lines.append(Text(f"  {place.lan_origin}/  {words.say('server-lan')}"))
    lines.append(Text(f"  {here}admin#{place.admin_token}  {words.say('server-admin')}"))
    if place.lan_origin and fancy:
        lines += [Text(), Text(words.say("server-scan"))]
        lines += [Text.from_ansi(line) for line in qr_lines(f"{place.lan_origin}/")]
    kept = (
        words.say("server-database", {"url": shown_url(plan.database)})
        if plan.database
        else words.say("server-data", {"folder": str(folder)})
    )
    if copy is not None:
        kept += " " + words.say("server-upgraded", {"file": str(copy)})
    return [*lines, Text(), Text(kept), Text(words.say("server-stop"))]


def has_screen() -> bool:
    """Whether a browser could show anything: without a screen a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def site_of(plan: Plan, folder: Path, shared: Path | None = None) -> Site:
    """The site of a plan. ``shared``: the folder through which the workers of one machine share what is in no database."""
    listen = plan.database if is_postgres(plan.database) else None
    # For servers that nobody watches start; otherwise a new one is made up and printed each time.
    admin = plan.admin_token or chosen_token(ADMIN_VARIABLE) or None
    limits = plan.limits or limits_of(os.environ.get(LIMITS_VARIABLE, ""))
    metrics = chosen_token(METRICS_VARIABLE)
    secret = secret_of(folder)
    names = plan.host_names or os.environ.get(NAMES_VARIABLE, "").replace(",", " ").split()
    host_names = [checked_name(name) for name in names]
    if plan.proxy and not host_names:
        LOG.warning("behind a proxy people call this server by a name of its own: tell it with --host-name")
    if plan.proxy and trusted_proxies() == [EVERYBODY]:
        LOG.warning(
            "%s=*: whoever reaches this port may say from which address they come, and over https", PROXIES_VARIABLE
        )
    nudges = nudge_settings()
    store = open_store(plan, folder)
    site = Site(
        store,
        secret,
        limits,
        admin,
        listen,
        plan.thinkers,
        host_names,
        plan.keep_days,
        shared,
        nudges=nudges,
        laboratory=Laboratory(folder / "lab"),
    )
    site.metrics_token = metrics
    return site


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and sends everybody to another process before it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: asyncio.Event | None = None,
        site: Site | None = None,
        notice: float = 0.0,
    ) -> None:
        """``notice``: for so many seconds it says that it is about to end before it does anything about it."""
        super().__init__(config)
        self.ready = ready
        self._site = site
        self._notice = notice

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready is not None:
            self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        site = self._site
        if site is not None:
            site.drain.announced = True
            end = time.monotonic() + self._notice
            while time.monotonic() < end and not self.force_exit:
                await asyncio.sleep(0.1)
        for server in self.servers:
            server.close()  # whoever comes now is somebody else's
        if site is not None and not self.force_exit:
            await site.hand_over()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised again: to be asked to stop is no failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


class SeldomTold(logging.Filter):
    """What any stranger can make uvicorn say need not fill the log: each warning is told once a minute at most."""

    def __init__(self) -> None:
        super().__init__()
        self._warnings: defaultdict[str, Seldom] = defaultdict(Seldom)

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if "Invalid UTF-8" in text:
            # Text that is no text: it closes the socket, and comes with a traceback.
            return False
        if record.levelno != logging.WARNING:
            return True
        times = self._warnings[text].count()
        if times > 1:
            record.msg, record.args = f"{text} ({times} times)", ()
        return times > 0


_SELDOM_TOLD = SeldomTold()


def guard(config: uvicorn.Config, limits: Limits, proxies: Collection[str]) -> None:
    """Put the limits on connections and heads in front of everything; where uvicorn is made otherwise, those it has itself."""
    try:
        from tavolata.server import door

        fits = door.fits()
    except ImportError:
        fits = False
    if fits:
        keeper = door.Doorkeeper(limits, proxies)
        config.http = cast("type[asyncio.Protocol]", partial(door.Door, keeper))
        return
    LOG.warning("this version of uvicorn is not known: heads are limited, but whoever says nothing is not shown out")
    config.http = "h11"
    config.limit_concurrency = limits.connections_in_all


def fastest_socket() -> type[asyncio.Protocol] | Literal["auto"]:
    """Our own socket; where uvicorn is made otherwise, the one it has itself, slower and without a limit on frames."""
    try:
        from tavolata.server import batching

        if batching.fits():
            return batching.BatchingTransport
    except ImportError:
        pass
    LOG.warning("this version of uvicorn is not known: sockets are slower, and their frames are not counted")
    return "auto"


def configuration(site: Site, proxy: bool = False) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(_SELDOM_TOLD)
    proxies = trusted_proxies() if proxy else []
    config = uvicorn.Config(
        application(site),
        ws=fastest_socket(),
        ws_max_size=wire.LARGEST_MESSAGE,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        # Compression costs more than these small messages gain.
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=site.limits.head,
    )
    guard(config, site.limits, proxies)
    return config


def take_handles(limits: Limits) -> None:
    """Every connection is a file handle, and many systems give a program only 1,024 unless it asks for more."""
    before, now = handles(limits.connections_in_all + RESERVE)
    if now:
        LOG.info("file handles: %d (%d before), room for %d connections", now, before, room(limits))


def spare_the_tables() -> None:
    """Look for garbage less often than Python would: tables are many objects that live long.

    What is over (sockets, viewers, tables) is in no circle and leaves memory by itself (`tests/server/test_memory.py`), so
    that the search is only a net for what a library leaves behind. Measured with 100 tables of Indy in play, 4,500 moves,
    on a busy machine: with Python's own threshold, 700, a move cost 690 to 900 us of CPU, with 5,000 630, with 10,000 as with
    50,000 540 to 570. 10,000 is enough, then, and lets a fifth of what 50,000 would pile up before it is found.
    """
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


async def run_site(site: Site, plan: Plan, door: socket.socket, ready: Callable[[], Awaitable[None]]) -> None:
    """Serve until somebody stops it; ``ready`` is called once people can come."""
    begun = asyncio.Event()
    server = Server(configuration(site, plan.proxy), begun, site, plan.drain)
    running = asyncio.create_task(server.serve([door]))
    waiting = asyncio.create_task(begun.wait())
    spare_the_tables()
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    if begun.is_set():
        await ready()
    waiting.cancel()
    await running


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """On the fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


async def announce(desk: Desk, plan: Plan, place: Place, folder: Path, copy: Path | None = None) -> None:
    """Say that people can come, and open the browser."""
    if plan.log == "json":
        # Whatever collects these lines keeps them: the admin's code is not in them.
        LOG.info(
            "ready at port %d", place.port, extra=event("ready", port=place.port, version=VERSION, workers=plan.workers)
        )
    else:
        say(desk, greeting(desk.words, plan, place, folder, desk.fancy and desk.lively, copy))
    if plan.browser and has_screen():
        await asyncio.to_thread(webbrowser.open, f"http://localhost:{place.port}/")


def say_goodbye(desk: Desk, plan: Plan) -> None:
    if plan.log == "json":
        LOG.info("stopped", extra=event("stopped"))
    else:
        say(desk, [Text(desk.words.say("server-stopped"))])


def serve(plan: Plan, words: Words) -> int:
    """Serve until somebody stops it. Returns the exit code."""
    desk = Desk(words)
    plan = plan._replace(log=log_kind(plan.log))
    set_up_log(plan.log)
    folder = data_folder(plan.data)
    if plan.workers > 1:
        from tavolata.server.workers import serve_workers

        return serve_workers(plan, desk, folder)
    claimed = None if plan.database else claim_folder(folder)
    door = listening_socket(plan)
    site = site_of(plan, folder)
    take_handles(site.limits)
    place = place_of(plan, door, site.admin_token)
    site.lan_origin = place.lan_origin
    run_loop(run_site(site, plan, door, lambda: announce(desk, plan, place, folder, site.store.copy)))
    if claimed is not None:
        claimed.close()
    say_goodbye(desk, plan)
    return 0


def say(desk: Desk, lines: list[Text]) -> None:
    """Print for whoever started the server. Whoever pipes it away (``| head``) may stop listening: the table stays."""
    with suppress(BrokenPipeError, SystemExit):  # rich would end the program
        desk.print(lines)
        sys.stdout.flush()
