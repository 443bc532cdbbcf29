"""A server that is killed between an answer and the call about it, as a process of its own and not as a made state."""

from __future__ import annotations

import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from server.running import Running, wait_until
from tavolata.server.store import NUDGES, sqlite_url


@contextmanager
def hook() -> Iterator[tuple[int, list[Any]]]:
    """A webhook on this machine: its port, and what it was told."""
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield server.server_port, heard
        finally:
            server.shutdown()
            thread.join()


class Browser:
    """Somebody with cookies."""

    def __init__(self, site: Running) -> None:
        self.site = site
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def post(self, path: str, body: object) -> Any:
        head = {"content-type": "application/json"}
        request = urllib.request.Request(self.site.url + path, json.dumps(body).encode(), head)
        with self._opener.open(request) as answer:
            return json.load(answer)


def due(site: Running) -> list[float | None]:
    """When whoever waits is to be called; None: that is done."""
    engine = sa.create_engine(sqlite_url(site.data / "tables.db"))
    with engine.connect() as connection:
        found = [row.due for row in connection.execute(sa.select(NUDGES.c.due))]
    engine.dispose()
    return found


def test_who_is_asked_is_called_though_the_server_was_killed_before_it_could(tmp_path: Path) -> None:
    with hook() as (port, heard):
        folder, here = tmp_path / "site", "127.0.0.0/8"
        with Running(folder, TAVOLATA_WEBHOOKS="json=127.0.0.1", TAVOLATA_WEBHOOK_NETWORKS=here) as site:
            ada = Browser(site)
            # A bot cannot be called: whoever is asked first is the only person, or the bot answers and then it is the person.
            laid = ada.post("/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}, "fill": "random"})
            where = laid["table"]["id"]
            address = f"http://127.0.0.1:{port}/hook"
            ada.post(f"/api/tables/{where}/nudges", {"kind": "webhook", "address": address, "language": "en"})
            ada.post(f"/api/tables/{where}/start", {})
            wait_until(
                lambda: bool([one for one in due(site) if one is not None]) or bool(heard), "the turn to be kept"
            )
            site.kill()
            # It died with the call still to be made, or in the middle of it; never after it was struck off.
            told = len(heard)
            assert told or [one for one in due(site) if one is not None]
            site.start()
            wait_until(lambda: bool(heard), "the call")
            wait_until(lambda: not [one for one in due(site) if one is not None], "the outbox to be empty")
            time.sleep(0.5)
            assert 1 <= len(heard) <= 2
            assert {message["link"].rpartition("/")[2] for message in heard} == {where}
