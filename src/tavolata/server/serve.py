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
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, NamedTuple, cast

import platformdirs
import sqlalchemy as sa
import uvicorn
from rich.text import Text

from tavolata.engine import SetupError
from tavolata.engine.words import Words
from tavolata.server import wire
from tavolata.server.app import application
from tavolata.server.limits import RESERVE, Limits, handles, limits_of, room
from tavolata.server.site import Site
from tavolata.server.store import Store, sqlite_url
from tavolata.server.tokens import secret_of
from tavolata.server.ways import ShortWay
from tavolata.terminal.desk import Desk

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

LOG = logging.getLogger("tavolata")

#: Where `serve` looks for a free door unless one is named.
USUAL_PORT = 8000
_DOORS = 20

#: Another folder for the tables, for a stick or a test (the terminal's games use the same).
VARIABLE = "TAVOLATA_DATA"


#: Addresses that mean: all of this computer's.
EVERYWHERE = ("0.0.0.0", "::")

#: The admin code, for servers that nobody watches start; otherwise a new one is made up and printed each time.
ADMIN_VARIABLE = "TAVOLATA_ADMIN_TOKEN"

#: Other limits than the usual ones: a school or an office comes from one address.
LIMITS_VARIABLE = "TAVOLATA_LIMITS"


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


def data_folder(given: str) -> Path:
    """The folder of the tables; made if it is not there."""
    chosen = given or os.environ.get(VARIABLE) or platformdirs.user_data_dir("tavolata", appauthor=False)
    folder = Path(chosen).expanduser()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe.{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as problem:
        raise SetupError("error-data-folder", {"folder": str(folder), "reason": problem.strerror or ""}) from problem
    return folder


def open_store(plan: Plan, folder: Path) -> Store:
    if plan.database and not is_postgres(plan.database) and not plan.database.startswith("sqlite:"):
        raise SetupError("error-database-kind", {"url": shown_url(plan.database)})
    url = plan.database or sqlite_url(private_file(folder / "tables.db"))
    try:
        return Store(url)
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, ValueError) as problem:
        raise SetupError("error-database", {"url": shown_url(url), "reason": str(problem).splitlines()[0]}) from problem


def private_file(path: Path) -> Path:
    """The database holds every card and every key: nobody but its owner may read it."""
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    return path


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


def shown_url(url: str) -> str:
    """The address of a database without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return f"“{url}”" if "@" not in url else "?"


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


def greeting(words: Words, plan: Plan, site: Site, port: int, folder: Path, fancy: bool) -> list[Text]:
    """What whoever starts the server reads: where the table is, and how others get there."""
    here = f"http://localhost:{port}/"
    lines = [Text(words.say("server-ready"), style="bold"), Text(f"  {here}  {words.say('server-here')}")]
    if site.lan_origin:
        lines.append(Text(f"  {site.lan_origin}/  {words.say('server-lan')}"))
    lines.append(Text(f"  {here}admin#{site.admin_token}  {words.say('server-admin')}"))
    if site.lan_origin and fancy:
        lines += [Text(), Text(words.say("server-scan"))]
        lines += [Text.from_ansi(line) for line in qr_lines(f"{site.lan_origin}/")]
    kept = (
        words.say("server-database", {"url": shown_url(plan.database)})
        if plan.database
        else words.say("server-data", {"folder": str(folder)})
    )
    return [*lines, Text(), Text(kept), Text(words.say("server-stop"))]


def has_screen() -> bool:
    """Whether a browser could show anything: without a screen a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_postgres(url: str) -> bool:
    return url.startswith(("postgres:", "postgresql:", "postgresql+"))


def site_of(plan: Plan, folder: Path) -> Site:
    listen = plan.database if is_postgres(plan.database) else None
    admin = plan.admin_token or os.environ.get(ADMIN_VARIABLE) or None
    limits = plan.limits or limits_of(os.environ.get(LIMITS_VARIABLE, ""))
    return Site(open_store(plan, folder), secret_of(folder), limits, admin, listen, plan.thinkers)


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: asyncio.Event | None = None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready is not None:
            self.ready.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised again: to be asked to stop is no failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Text that is no text closes the socket; that a stranger sent some need not fill the log."""
    return "Invalid UTF-8" not in record.getMessage()


def guard(config: uvicorn.Config, limits: Limits) -> None:
    """Put the limits on connections and heads in front of everything; where uvicorn is made otherwise, those it has itself."""
    try:
        from tavolata.server import door

        fits = door.fits()
    except ImportError:
        fits = False
    if fits:
        named = config.forwarded_allow_ips or []
        proxies = named.split(",") if isinstance(named, str) else named
        keeper = door.Doorkeeper(limits, [proxy.strip() for proxy in proxies] if config.proxy_headers else [])
        config.http = cast("type[asyncio.Protocol]", partial(door.Door, keeper))
        return
    LOG.warning("this version of uvicorn is not known: heads are limited, but whoever says nothing is not shown out")
    config.http = "h11"
    config.limit_concurrency = limits.connections_in_all


def configuration(site: Site, proxy: bool = False) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    config = uvicorn.Config(
        application(site),
        ws=ShortWay,
        ws_max_size=wire.LARGEST_MESSAGE,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        # Compression costs more than these small messages gain.
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=site.limits.head,
    )
    guard(config, site.limits)
    return config


def take_handles(limits: Limits) -> None:
    """Every connection is a file handle, and many systems give a program only 1,024 unless it asks for more."""
    before, now = handles(limits.connections_in_all + RESERVE)
    if now:
        LOG.info("file handles: %d (%d before), room for %d connections", now, before, room(limits))


def serve(plan: Plan, words: Words) -> int:
    """Serve until somebody stops it. Returns the exit code."""
    desk = Desk(words)
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(asctime)s %(name)s: %(message)s")
    LOG.setLevel(logging.INFO)
    folder = data_folder(plan.data)
    claimed = None if plan.database else claim_folder(folder)
    door = listening_socket(plan)
    port = int(door.getsockname()[1])
    site = site_of(plan, folder)
    take_handles(site.limits)
    if plan.host in EVERYWHERE and lan_address():
        site.lan_origin = f"http://{lan_address()}:{port}"

    async def run() -> None:
        ready = asyncio.Event()
        server = Server(configuration(site, plan.proxy), ready)
        running = asyncio.create_task(server.serve([door]))
        waiting = asyncio.create_task(ready.wait())
        # Tables are many objects that live long and hold no cycles: look for garbage less often than Python would.
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
        if ready.is_set():
            say(desk, greeting(words, plan, site, port, folder, desk.fancy and desk.lively))
            if plan.browser and has_screen():
                await asyncio.to_thread(webbrowser.open, f"http://localhost:{port}/")
        waiting.cancel()
        await running

    try:
        import uvloop
    except ImportError:
        asyncio.run(run())
    else:
        uvloop.run(run())
    if claimed is not None:
        claimed.close()
    say(desk, [Text(words.say("server-stopped"))])
    return 0


def say(desk: Desk, lines: list[Text]) -> None:
    """Print for whoever started the server. Whoever pipes it away (``| head``) may stop listening: the table stays."""
    with suppress(BrokenPipeError, SystemExit):  # rich would end the program
        desk.print(lines)
        sys.stdout.flush()
