"""Proxies with TLS in front of a server, set up as docs/hosting.md says: Debian's nginx and Caddy, on loopback.

The settings are taken out of the page. Only what cannot be the same here is changed: ports, addresses of servers, and where
certificates come from; and what is no setting of ours (where logs lie, who may install certificates) is put around them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import threading
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.typing import Origin

from house import ROOT, blocks_of
from server.running import cannot, free_port, wait_until

T = TypeVar("T")
PAGE = ROOT / "docs" / "hosting.md"
#: The name that the page gives the server.
NAME = "games.example.org"
#: Where the page has the server, or the servers.
ONE, SEVERAL = ("127.0.0.1:8000",), ("10.0.0.11:8000", "10.0.0.12:8000")


def the_block(language: str, *words: str) -> str:
    """The one block of the page with all these words."""
    found = [
        block.text
        for block in blocks_of(PAGE)
        if block.language == language and all(word in block.text for word in words)
    ]
    assert len(found) == 1, f"{len(found)} blocks of {PAGE.name} have {words}"
    return found[0]


def replaced(text: str, old: str, new: str) -> str:
    """What is not there cannot be changed: the page has drifted."""
    assert old in text, f"{PAGE.name} does not say {old!r} any more"
    return text.replace(old, new)


def has_ipv6() -> bool:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as probe:
        probe.bind(("::1", 0))
        return True
    return False


class SocketLoop:
    """The event loop of all sockets to a proxy, in a thread of its own.

    The blocking client of websockets reads and writes a connection in two threads. OpenSSL does not allow that, and before
    Python 3.13 nothing keeps them apart: now and then a connection ended in "[SSL] internal error".
    """

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def wait_for(self, work: Coroutine[Any, Any, T], patience: float = 30.0) -> T:
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, patience), self._loop).result()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class ProxySocket:
    """A websocket through a proxy, used by a test that waits for each thing it does."""

    def __init__(self, loop: SocketLoop, connection: ClientConnection) -> None:
        self._loop = loop
        self._connection = connection

    def __enter__(self) -> ProxySocket:
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.wait_for(self._connection.close())

    def send(self, text: str) -> None:
        self._loop.wait_for(self._connection.send(text))

    def recv(self) -> str | bytes:
        return self._loop.wait_for(self._connection.recv())


class Proxy(ABC):
    """A proxy that runs in front of one or more servers on this machine."""

    program: str

    def __init__(self, folder: Path, *ports: int) -> None:
        """``ports``: of the servers behind it; one, or as many as the page has machines."""
        # Debian has it where only root looks.
        found = shutil.which(self.program, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
        if found is None:
            cannot(f"there is no {self.program} here (Debian: apt-get install {self.program})")
        self.path = found
        self.folder = folder
        folder.mkdir(parents=True)
        self.port, self.plain_port = free_port(), free_port()
        self._servers = ports
        self._process: subprocess.Popen[bytes] | None = None
        self._sockets = SocketLoop()

    @property
    def name(self) -> str:
        """By which name, and port, browsers call it."""
        return f"{NAME}:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "log.txt"

    @abstractmethod
    def settings(self) -> str:
        """All that the proxy reads, the part of the page included."""

    @abstractmethod
    def command(self, settings: Path) -> Sequence[str]: ...

    @property
    @abstractmethod
    def certificate(self) -> Path:
        """Whom a client must trust."""

    def servers_here(self, text: str) -> str:
        """The servers of the page are ours."""
        for there, here in zip(ONE if len(self._servers) == 1 else SEVERAL, self._servers, strict=True):
            text = replaced(text, there, f"127.0.0.1:{here}")
        return text

    def __enter__(self) -> Proxy:
        settings = self.folder / "settings"
        settings.write_text(self.settings(), encoding="utf-8")
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                self.command(settings),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)},
            )
        try:
            wait_until(self._answers_or_died, f"{self.program} to answer")
            assert self._process.poll() is None, self.log.read_text(errors="replace")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._sockets.close()

    def _answers_or_died(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            return True
        with contextlib.suppress(OSError, httpx.HTTPError), self.visitor() as visitor:
            return visitor.get("/api/health").status_code == 200
        return False

    def trust(self) -> ssl.SSLContext:
        """What a client needs to believe that this is the server of that name."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def visitor(self, source: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Somebody who calls from this address of loopback, with cookies of their own, as a page of ours would."""

        def called_by_name(request: httpx.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        return httpx.Client(
            base_url=httpx.URL(scheme="https", host="127.0.0.1", port=self.port),
            headers={"host": self.name, "origin": f"https://{self.name}", "accept-language": "en"} | headers,
            transport=httpx.HTTPTransport(verify=self.trust(), local_address=source),
            event_hooks={"request": [called_by_name]},
            timeout=30.0,
        )

    def socket(self, source: str = "127.0.0.1", table: str = "", **headers: str) -> ProxySocket:
        """A websocket from this address, opened by a page of ours."""

        async def connect() -> ClientConnection:
            return await connect_socket(
                f"wss://{self.name}/api/socket{f'?table={table}' if table else ''}",
                sock=socket.create_connection(("127.0.0.1", self.port), 30.0, (source, 0)),
                ssl=self.trust(),
                origin=Origin(f"https://{self.name}"),
                additional_headers=headers,
                proxy=None,
            )

        return ProxySocket(self._sockets, self._sockets.wait_for(connect()))


def socket_status(visitor: httpx.Client, **headers: str) -> int:
    """What a visitor who wants a websocket is answered: 101 if they get it."""
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    key = {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}
    with visitor.stream("GET", "/api/socket", headers=upgrade | key | headers) as answer:
        return answer.status_code


class Nginx(Proxy):
    """nginx, with a certificate that signs itself."""

    program = "nginx"
    #: By what it chooses among several machines.
    balance = "least_conn"

    @property
    def certificate(self) -> Path:
        return self.folder / "certificate.pem"

    def _make_certificate(self) -> None:
        command = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
            "-days",
            "2",
        ]
        command += ["-keyout", "key.pem", "-out", self.certificate.name, "-subj", f"/CN={NAME}"]
        command += ["-addext", f"subjectAltName=DNS:{NAME}"]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True)

    def settings(self) -> str:
        self._make_certificate()
        site = the_block("nginx", "server_name", "proxy_read_timeout")
        if len(self._servers) > 1:
            lines = the_block("nginx", "proxy_pass", "proxy_connect_timeout")
            site = the_block("nginx", "upstream", self.balance) + replaced(
                site, f"proxy_pass http://{ONE[0]};\n", lines
            )
        site = self.servers_here(site)
        for usual, port in ((443, self.port), (80, self.plain_port)):
            site = replaced(site, f"listen {usual}", f"listen 127.0.0.1:{port}")
            six = rf"listen \[::\]:{usual}\b"
            assert re.search(six, site)
            site = re.sub(six, f"listen [::1]:{port}", site) if has_ipv6() else re.sub(six + ".*", "", site)
        site = replaced(site, f"/etc/ssl/{NAME}.pem", str(self.certificate))
        site = replaced(site, f"/etc/ssl/{NAME}.key", str(self.folder / "key.pem"))
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "\n".join(f"{kind}_temp_path {self.folder / kind};" for kind in kinds)
        # As root it would go on as somebody who may not see the folders of tests.
        user = "user root;" if os.geteuid() == 0 else ""
        return (
            f"daemon off; pid {self.folder / 'pid'}; error_log stderr warn; {user}\n"
            f"events {{ worker_connections 2000; }}\nhttp {{\naccess_log off;\n{folders}\n{site}\n}}\n"
        )

    def command(self, settings: Path) -> Sequence[str]:
        return [self.path, "-p", str(self.folder), "-e", "stderr", "-c", str(settings)]


class NginxByTable(Nginx):
    """nginx that keeps those at one table at one machine."""

    balance = "hash $arg_table"


class Caddy(Proxy):
    """Caddy, with certificates of its own making: those that it usually fetches would come from the internet."""

    program = "caddy"

    @property
    def certificate(self) -> Path:
        return self.folder / "pki" / "authorities" / "local" / "root.crt"

    def settings(self) -> str:
        words = ("lb_policy",) if len(self._servers) > 1 else (ONE[0],)
        ours = f"""{{
    admin off
    local_certs
    skip_install_trust
    storage file_system {self.folder}
    https_port {self.port}
    http_port {self.plain_port}
    default_bind 127.0.0.1
}}
"""
        return ours + self.servers_here(the_block("text", NAME, *words))

    def command(self, settings: Path) -> Sequence[str]:
        return [self.path, "run", "--adapter", "caddyfile", "--config", str(settings)]


KINDS: list[type[Proxy]] = [Nginx, Caddy]
