"""Several server processes, the workers, on one machine behind one listening socket; their parent looks after them.

All of them inherit the socket that the parent opened, and whoever has time takes the next connection. With a socket for each
(SO_REUSEPORT) connections would be spread more evenly, but those that wait in the queue of a worker that ends are cut off, and
a restart must lose nobody. So the queue is one, and it is there as long as the parent is.

The parent serves nobody. It starts workers, starts another one for each that dies, and ends them: SIGTERM and SIGINT end all,
SIGHUP puts a new one in the place of each, one after the other, and none goes before the next one is ready. They run
from what is installed at that moment. When the parent dies, however that comes, its workers notice and end too.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from prometheus_client.multiprocess import mark_process_dead

from tavolata.engine import SetupError
from tavolata.server.backoff import Backoff
from tavolata.server.database import is_postgres
from tavolata.server.log_lines import event, set_up_log
from tavolata.server.metrics import SHARED_VARIABLE
from tavolata.server.serve import (
    Plan,
    announce,
    listening_socket,
    place_of,
    run_loop,
    run_site,
    say_goodbye,
    site_of,
    take_handles,
)
from tavolata.terminal.desk import Desk

LOG = logging.getLogger("tavolata")

_CONTEXT = multiprocessing.get_context("spawn")

#: A worker that does not serve by then is given up.
_LONGEST_START = 60.0
#: A worker that has not ended by then is killed: it tells 500 sockets a second, and a machine has at most 20,000.
_LONGEST_END = 60.0
#: Waits before another one starts for one that died, in seconds; who has lived so long has not failed at the start.
_FIRST_WAIT, _LONGEST_WAIT = 0.5, 30.0
_LONG_LIFE = 60.0


class WorkerOrder(NamedTuple):
    """What a worker is told when it starts."""

    number: int
    plan: Plan
    folder: str
    shared: str
    lan_origin: str


def run_worker(order: WorkerOrder, door: socket.socket, ready: Connection) -> None:
    """What runs in the process of a worker."""
    # Ctrl-C and a terminal that closes are for the parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    set_up_log(order.plan.log, order.number)
    try:
        site = site_of(order.plan, Path(order.folder), Path(order.shared))
    except SetupError:
        LOG.exception("a worker cannot start", extra=event("worker-failed"))
        sys.exit(1)
    take_handles(site.limits)
    site.lan_origin = order.lan_origin

    def leave() -> None:
        site.drain.announced = True

    async def begin() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # uvicorn listens to it
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, leave)
        parent = multiprocessing.parent_process()
        if parent is not None:
            loop.add_reader(parent.sentinel, end_without_parent, parent.sentinel)
        with suppress(BrokenPipeError):  # the parent has died meanwhile
            ready.send(True)
        ready.close()

    run_loop(run_site(site, order.plan, door, begin))


def end_without_parent(sentinel: int) -> None:
    asyncio.get_running_loop().remove_reader(sentinel)
    LOG.error("the parent of this worker is gone: it ends too", extra=event("parent-gone"))
    os.kill(os.getpid(), signal.SIGTERM)


async def readable(descriptor: int) -> None:
    """Wait until there is something to read, or nothing will ever be."""
    loop, found = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(descriptor, found.set)
    try:
        await found.wait()
    finally:
        loop.remove_reader(descriptor)


class Worker:
    """One worker as its parent sees it."""

    def __init__(self, order: WorkerOrder, door: socket.socket) -> None:
        self.number = order.number
        self.began = time.monotonic()
        self._ready, theirs = _CONTEXT.Pipe(duplex=False)
        # Not a daemon: it has processes of its own, in which bots think.
        self._process = _CONTEXT.Process(target=run_worker, args=(order, door, theirs), daemon=False)
        self._process.start()
        theirs.close()
        self._over = asyncio.create_task(readable(self._process.sentinel))
        self.pid = self._process.pid or 0

    @property
    def code(self) -> int | None:
        """How it ended; None as long as it runs."""
        return self._process.exitcode

    async def is_ready(self) -> bool:
        """Wait until it serves. False: it died, or takes too long."""
        try:
            async with asyncio.timeout(_LONGEST_START):
                await readable(self._ready.fileno())
            return bool(self._ready.recv())
        except (TimeoutError, EOFError, OSError):
            return False
        finally:
            self._ready.close()

    async def ended(self) -> None:
        await asyncio.shield(self._over)
        self._process.join()

    def send(self, sign: signal.Signals) -> None:
        if self.code is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sign)

    async def end(self) -> None:
        """Let it hand over what it has, and wait for it."""
        self.send(signal.SIGTERM)
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_END):
                await self.ended()
                return
        LOG.error(
            "worker %d (process %d) does not end: it is killed",
            self.number,
            self.pid,
            extra=event("worker-killed", worker=self.number, pid=self.pid),
        )
        await self.kill()

    async def kill(self) -> None:
        self.send(signal.SIGKILL)
        await self.ended()


class Supervisor:
    """Looks after the workers: as many as there should be, whatever happens to them."""

    def __init__(self, count: int, start: Callable[[int], Worker], gone: Callable[[Worker], None]) -> None:
        """``start`` starts a worker of this number; ``gone`` is told of each that has ended."""
        self._start = start
        self._gone = gone
        self._workers = [start(number) for number in range(count)]
        #: Held by whoever puts another worker in the place of one.
        self._changing = asyncio.Lock()
        self._stopping = asyncio.Event()
        self._again = asyncio.Event()

    async def begin(self) -> bool:
        """Wait until all serve. False: one of them cannot, and none is left."""
        found = await asyncio.gather(*(worker.is_ready() for worker in self._workers))
        if all(found):
            return True
        await asyncio.gather(*(worker.kill() for worker in self._workers))
        return False

    def stop(self) -> None:
        self._stopping.set()

    def roll(self) -> None:
        """Put a new worker in the place of each, one after the other."""
        self._again.set()

    async def run(self, notice: float, closing: Callable[[], None]) -> None:
        """Look after them until `stop`; then end them all.

        ``notice``: so many seconds before that they say that they are not ready any more. ``closing`` is called when nobody
        is let in any more.
        """
        keepers = [asyncio.create_task(self._keep(number)) for number in range(len(self._workers))]
        keepers.append(asyncio.create_task(self._roll_forever()))
        await self._stopping.wait()
        if notice:
            for worker in self._workers:
                worker.send(signal.SIGUSR1)
            await asyncio.sleep(notice)
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        closing()
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def _keep(self, number: int) -> None:
        """Start another worker of this number whenever it dies."""
        backoff = Backoff(_FIRST_WAIT, _LONGEST_WAIT)
        while True:
            worker = self._workers[number]
            await worker.ended()
            self._gone(worker)
            if self._workers[number] is not worker:
                continue  # another one had taken its place
            if time.monotonic() - worker.began > _LONG_LIFE:
                backoff.worked()
            wait = backoff.failed()
            LOG.error(
                "worker %d (process %d) died with code %s; another one starts in %.1f s",
                number,
                worker.pid,
                worker.code,
                wait,
                extra=event("worker-died", worker=number, pid=worker.pid, code=worker.code),
            )
            await asyncio.sleep(wait)
            async with self._changing:
                if self._workers[number] is worker:
                    self._workers[number] = await self._new(number) or worker

    async def _new(self, number: int) -> Worker | None:
        """A new worker that serves; None if it does not come to that."""
        worker = self._start(number)
        try:
            if await worker.is_ready():
                LOG.info(
                    "worker %d (process %d) serves",
                    number,
                    worker.pid,
                    extra=event("worker-ready", worker=number, pid=worker.pid),
                )
                return worker
        except asyncio.CancelledError:
            await worker.kill()  # all of them end
            raise
        LOG.error("worker %d did not start", number, extra=event("worker-failed", worker=number))
        await worker.kill()
        return None

    async def _roll_forever(self) -> None:
        while True:
            await self._again.wait()
            self._again.clear()
            LOG.info("all workers are replaced, one after the other", extra=event("roll-begun"))
            if await self._roll():
                LOG.info("all workers are new", extra=event("roll-ended"))

    async def _roll(self) -> bool:
        for number in range(len(self._workers)):
            async with self._changing:
                old = self._workers[number]
                new = await self._new(number)
                if new is None:
                    LOG.error("the workers that are left stay as they are", extra=event("roll-failed", worker=number))
                    return False
                self._workers[number] = new
            await old.end()
        return True


def split(count: int, among: int) -> list[int]:
    """So many for each that there are as many in all, but one at least."""
    return [max(1, count // among + (number < count % among)) for number in range(among)]


def check_plan(plan: Plan) -> None:
    """Whether several workers can serve so."""
    if not hasattr(signal, "SIGHUP"):
        raise SetupError("error-workers-system")
    if not is_postgres(plan.database):
        raise SetupError("error-workers-database", {"count": plan.workers})


def serve_workers(plan: Plan, desk: Desk, folder: Path) -> int:
    """Serve with several processes until somebody stops it. Returns the exit code."""
    check_plan(plan)
    # Whatever is wrong with the database, the secret, a limit or a name is said once, here, and not by each worker.
    site = site_of(plan, folder)
    site.store.close()
    site.heavy.close()
    door = listening_socket(plan)
    place = place_of(plan, door, site.admin_token)
    thinkers = split(plan.thinkers, plan.workers)
    with tempfile.TemporaryDirectory(prefix="tavolata-") as shared:
        # Their figures are added up; the library looks for this when it is imported there.
        os.environ[SHARED_VARIABLE] = shared

        def start(number: int) -> Worker:
            own = plan._replace(admin_token=place.admin_token, thinkers=thinkers[number], workers=1, drain=0.0)
            return Worker(WorkerOrder(number, own, str(folder), shared, place.lan_origin), door)

        async def run() -> int:
            loop = asyncio.get_running_loop()
            supervisor = Supervisor(plan.workers, start, lambda worker: mark_process_dead(worker.pid, shared))
            for sign in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(sign, supervisor.stop)
            loop.add_signal_handler(signal.SIGHUP, supervisor.roll)
            if not await supervisor.begin():
                return 1
            await announce(desk, plan, place, folder)
            await supervisor.run(plan.drain, door.close)
            return 0

        code = run_loop(run())
    if code:
        LOG.error("the workers cannot start", extra=event("not-started"))
    else:
        say_goodbye(desk, plan)
    return code
