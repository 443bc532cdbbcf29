"""Real servers for tests: Tavolata as a process or in a thread, and a PostgreSQL of our own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from tavolata.server.bench.process import keep_port
from tavolata.server.limits import UNLIMITED, Limits
from tavolata.server.serve import Plan, Server, configuration, site_of
from tavolata.server.site import Site

#: The machine may be busy; whoever is ready sooner is not waited for.
_PATIENCE = 60.0

#: What a skipped test says first, so that the end of the run can repeat it (see tests/conftest.py).
NOT_TESTED = "NOT TESTED: "

#: The same as `tavolata serve`, for the tests that would run into the limits of one address.
_UNLIMITED_SERVER = """
import sys
from tavolata.engine.words import Words
from tavolata.server.limits import UNLIMITED
from tavolata.server.serve import Plan, serve
host, port, data, database = sys.argv[1:]
if __name__ == "__main__":
    sys.exit(serve(Plan(host, int(port), data, database, browser=False, limits=UNLIMITED), Words("en")))
"""


def cannot(reason: str) -> NoReturn:
    """Something that a test needs is not on this machine: skip it and say so; where everything must be there, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(NOT_TESTED + reason)


#: What keeps the ports that were handed out, until the tests are over.
_KEPT_PORTS: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody uses, and that nobody but the server for which it is meant gets, also while that one is restarted."""
    kept, port = keep_port()
    _KEPT_PORTS.append(kept)
    return port


def wait_until(happened: Callable[[], bool], what: str, patience: float = _PATIENCE) -> None:
    """Wait for something that will happen; fails if it does not."""
    end = time.monotonic() + patience
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {patience:.0f} s for {what}")
        time.sleep(0.02)


class Lateness:
    """How late this machine is while this is open: where it has more to do than cores to do it, a wait is nobody's fault."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def _watch(self) -> None:
        while not self._over.is_set():
            began = time.monotonic()
            time.sleep(0.01)
            self.seconds = max(self.seconds, time.monotonic() - began - 0.01)

    def __enter__(self) -> Lateness:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()


def answers(url: str) -> bool:
    """Whether a server at this address says that it is well."""
    try:
        with urllib.request.urlopen(f"{url}/api/health", timeout=_PATIENCE) as response:
            return "server" in json.load(response)
    except (urllib.error.URLError, OSError, ValueError):
        return False


class Served:
    """Where a server is, and how to leave it."""

    host = "127.0.0.1"

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://{self.host}:{self.port}/api/socket"


class Running(Served):
    """``tavolata serve`` as a process of its own, with its own port and data: to be stopped, killed and started again."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        *,
        unlimited: bool = False,
        options: Sequence[str] = (),
        **environment: str,
    ) -> None:
        super().__init__(0)
        self.options = options
        self.data = data
        self.database = database
        self.unlimited = unlimited
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def __enter__(self) -> Running:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.close()

    def _command(self) -> list[str]:
        if self.unlimited:
            return [sys.executable, "-c", _UNLIMITED_SERVER, self.host, str(self.port), str(self.data), self.database]
        command = [sys.executable, "-m", "tavolata", "serve", "--no-browser"]
        command += ["--host", self.host, "--port", str(self.port), "--data", str(self.data)]
        command += self.options
        return [*command, "--database", self.database] if self.database else command

    @property
    def log(self) -> Path:
        """What the process printed since it was last started."""
        return self.data / f"serve-{self.starts}.log"

    @property
    def output(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    @property
    def admin_token(self) -> str:
        """The token that the process printed for its host."""
        found: list[str] = []

        def printed() -> bool:
            found[:] = re.findall(r"/admin#([\w-]+)", self.output)
            return bool(found)

        wait_until(printed, "the admin's link")
        return found[0]

    def greeted(self) -> int:
        """Wait until it has printed all of its greeting, which may come later than its first answer; how long the output is."""
        wait_until(lambda: "Ctrl-C" in self.output and self.output.endswith("\n"), "the greeting")
        return len(self.output)

    def _has_answered_or_died(self) -> bool:
        return self.process is None or self.process.poll() is not None or answers(self.url)

    def start(self) -> Running:
        """Start it and wait until it answers. The port is chosen at the first start and kept."""
        assert self.process is None, "it runs already"
        first = self.port == 0
        self.data.mkdir(parents=True, exist_ok=True)
        for _ in range(3 if first else 1):
            if first:
                self.port = free_port()
            self.starts += 1
            with self.log.open("wb") as log:
                self.process = subprocess.Popen(
                    self._command(),
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
                    # A group of its own, so that nothing it started outlives the test.
                    start_new_session=True,
                )
            wait_until(self._has_answered_or_died, "the server to answer")
            if self.process.poll() is None:
                return self
            # Somebody else may have been quicker at the port: then another one.
            self.process = None
        raise RuntimeError(f"the server did not start:\n{self.output}")

    def _end(self, sign: signal.Signals, patience: float) -> int:
        process = self.process
        assert process is not None, "it does not run"
        process.send_signal(sign)
        try:
            return process.wait(patience)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            self.process = None

    def stop(self, patience: float = 30.0) -> int:
        """Ask it to stop, as a service manager does; returns the exit code."""
        return self._end(signal.SIGTERM, patience)

    def kill(self) -> None:
        """Let it die in the middle of whatever it does."""
        self._end(signal.SIGKILL, _PATIENCE)

    def restart(self) -> Running:
        """Start it again on the same port and data; ended first if it still runs."""
        self.close()
        return self.start()

    def close(self) -> None:
        """End it if it runs."""
        if self.process is not None:
            self.kill()


class Threaded(Served):
    """A server in a thread of this process: quick to start, with its insides at hand, and seen by coverage."""

    def __init__(self, data: Path, database: str = "", limits: Limits = UNLIMITED) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self._door = socket.create_server((self.host, 0), backlog=2048)
        super().__init__(int(self._door.getsockname()[1]))
        plan = Plan(self.host, self.port, str(data), database, browser=False, limits=limits)
        self.data = data
        self.site: Site = site_of(plan, data)
        self.admin_token = self.site.admin_token
        self.server = Server(configuration(self.site), site=self.site)
        self._thread = threading.Thread(target=self._run, name="tavolata", daemon=True)

    def _run(self) -> None:
        asyncio.run(self.server.serve([self._door]))

    def __enter__(self) -> Threaded:
        self._thread.start()
        wait_until(lambda: self.server.started or not self._thread.is_alive(), "the server to start")
        assert self.server.started, "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(_PATIENCE)
        self._door.close()
        assert not self._thread.is_alive(), "the server did not stop"


# PostgreSQL


def postgres_programs() -> Path | None:
    """The folder with ``postgres`` and ``initdb``: on the path, or where Debian puts them (the newest)."""
    on_path = shutil.which("postgres")
    found = [Path(on_path).parent] if on_path else []
    found += sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True
    )
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def postgres_user() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else must."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


class Postgres:
    """A PostgreSQL server for tests alone, in a folder that goes away with it. ``url()`` makes an empty database."""

    def __init__(self) -> None:
        programs = postgres_programs()
        if programs is None:
            cannot("there is no PostgreSQL here (Debian: apt-get install postgresql)")
        self._programs = programs
        self._user = postgres_user()
        # Not pytest's folder: that one is closed to other users, and its path is too long for a socket.
        self._folder = Path(tempfile.mkdtemp(prefix="tavolata-pg-"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self.port = free_port()
        self._made = 0
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-U", "tavolata", "--auth=trust", "--no-sync", "--locale=C", "-E", "UTF8")
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            "max_connections": "200",
            # A test's data need not outlive the machine.
            "fsync": "off",
            "full_page_writes": "off",
        }
        self._options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._log = (self._folder / "log").open("wb")
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *self._options],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            user=self._user,
            cwd=self._folder,
        )
        try:
            wait_until(self._is_ready, "PostgreSQL")
        except BaseException:
            self.close()
            raise

    def die(self) -> None:
        """At once, without a word to anybody ("immediate"); ``start()`` brings it back."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")

    def _address(self, database: str) -> str:
        return f"postgresql://tavolata@127.0.0.1:{self.port}/{database}"

    def _is_ready(self) -> bool:
        import psycopg

        if self._process.poll() is not None:
            raise RuntimeError(f"PostgreSQL did not start: {(self._folder / 'log').read_text(errors='replace')}")
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self._address("postgres"), connect_timeout=5).close()
            return True
        return False

    def url(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        self._made += 1
        name = f"test{self._made}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name)

    def close(self) -> None:
        # At once: what it would still write on its way out is deleted in the next moment.
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def private_postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.close()
