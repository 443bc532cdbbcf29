"""The five tables in Firefox and in WebKit, which is what iPhones have: open, sit down, a few moves, and the game once more."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import tavolata
from browser.drivers import Driven, Firefox, WebKit, screen
from browser.guests import Guest
from browser.people import PATIENCE, play
from server.running import Running, wait_until

#: So many times each table is tapped.
TAPS = 3


class Host:
    """Whoever lays the tables, without a browser."""

    def __init__(self, site: Running) -> None:
        self.line = httpx.Client(base_url=site.url, timeout=PATIENCE, trust_env=False)

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.line.request(method, path, json=None if method == "GET" else (body or {}))
        assert answer.is_success, answer.text
        return answer.json()

    def lay(self, game: str) -> tuple[str, str]:
        """A table for two with a free seat: its path among the calls, and the invitation."""
        wish = {"game": game, "players": 2, "beat": 0, "language": "en", "host": {"name": "Ada"}}
        created = self.call("POST", "/api/tables", wish)
        return f"/api/tables/{created['table']['id']}", created["invite"]

    def begin(self, path: str) -> None:
        self.call("POST", f"{path}/start")
        self.leave_to_bot(path, 0)

    def leave_to_bot(self, path: str, seat: int) -> None:
        self.call("POST", f"{path}/seats/{seat}", {"do": "standin", "bot": "random"})

    def all_sit(self, path: str) -> bool:
        return all(seat["kind"] == "person" for seat in self.call("GET", path)["table"]["seats"])

    def is_over(self, path: str) -> bool:
        return bool(self.call("GET", path)["table"]["stage"] == "finished")


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    with Firefox(folder) as window:
        yield window


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    with screen(folder) as display, WebKit(folder / "home", display) as window:
        yield window


def has_tapped_enough(guest: Guest) -> bool:
    return guest.taps >= TAPS


def sit_down(guest: Guest, invitation: str) -> None:
    guest.window.go(invitation)
    guest.press("input", "new-name")
    wait_until(partial(guest.window.run, "() => document.activeElement.matches('input')"), "the field of the name")
    # At the next table the name is known.
    if not guest.window.run("() => document.activeElement.value"):
        guest.window.write("Bruno")
        wait_until(partial(guest.window.run, "() => document.activeElement.value === 'Bruno'"), "the name")
    guest.press("button", "join-sit")


def watch_again(guest: Guest, address: str) -> None:
    """From the end of the game to its second moment."""
    guest.window.go(address)
    guest.press("a", "end-replay")
    guest.press("button", "replay-next")
    scrubber = "() => document.querySelector('.scrubber').value"
    wait_until(lambda: bool(guest.window.run(scrubber) == "1"), f"the second moment of {guest.game}")
    # Its board has been drawn.
    assert guest.window.run("() => document.querySelector('main .board').getBoundingClientRect().height") > 100


@pytest.mark.parametrize("browser", [firefox, webkit])
def test_every_table(site: Running, tmp_path: Path, browser: Callable[[Path], AbstractContextManager[Driven]]) -> None:
    host = Host(site)
    paths = {}
    with browser(tmp_path) as window:
        for game in tavolata.GAMES:
            path, invitation = host.lay(game)
            guest = Guest(window, game)
            sit_down(guest, site.url + invitation)
            wait_until(partial(host.all_sit, path), "the guest to sit")
            host.begin(path)
            play([guest], random.Random(1), partial(has_tapped_enough, guest))
            assert window.faults() == [], game
            # Whoever is there plays for themselves.
            window.go("about:blank")
            host.leave_to_bot(path, 1)
            paths[game] = path
        for game, path in paths.items():
            wait_until(partial(host.is_over, path), f"the bots to finish {game}")
            watch_again(Guest(window, game), site.url + path.replace("/api/tables", "/t"))
            assert window.faults() == [], game
