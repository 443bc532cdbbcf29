"""People in front of Firefox or WebKit: what they read, and what they press."""

from __future__ import annotations

import time
from typing import Any

from browser.drivers import Driven
from browser.people import LOOK, POLL, looked_for, say
from server.running import wait_until

#: Where the middle of something is that is called so; of what is not there or cannot be pressed, nothing.
_PLACE = """([roles, name]) => {
  const called = (one) => one.ariaLabel ?? one.labels?.[0]?.innerText ?? one.innerText;
  const found = [...document.querySelectorAll(roles)].find(
    (one) => called(one)?.trim() === name && one.checkVisibility() && !one.disabled && !one.closest("[inert]"));
  if (!found) return null;
  found.scrollIntoView({ block: "center", inline: "nearest" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


class Guest:
    """Somebody in front of a browser that is driven; reads English."""

    def __init__(self, window: Driven, game: str) -> None:
        self.window = window
        self.game = game
        self.taps = 0

    def say(self, key: str, **args: object) -> str:
        return say("en", key, self.game, **args)

    def press(self, roles: str, key: str) -> None:
        """Press what is called so, once it is there and stays where it is."""
        places: list[list[float] | None] = [None]

        def there() -> bool:
            places.append(self.window.run(_PLACE, [roles, self.say(key)]))
            return places[-1] is not None and places[-1] == places[-2]

        wait_until(there, f"{self.say(key)} at the table of {self.game}")
        place = places[-1]
        assert place is not None
        self.window.press(*place)

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.window.run(LOOK, looked_for("en", self.game))
        return found

    def tap(self, spot: dict[str, Any]) -> None:
        if spot["key"]:
            middle = """(key) => {
              const one = document.querySelector(key);
              one.scrollIntoView({ block: "center", inline: "center" });
              const { left, top, width, height } = one.getBoundingClientRect();
              return [left + width / 2, top + height / 2];
            }"""
            spot["x"], spot["y"] = self.window.run(middle, spot["key"])
        self.window.press(spot["x"], spot["y"])
        self.taps += 1

    def wait(self) -> None:
        time.sleep(POLL / 1000)
