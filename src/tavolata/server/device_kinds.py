"""What kind of device somebody has, in two words and no more: enough to know one's own again.

A browser says a great deal of itself. Of that only what these two small tables know is kept: no version, no model, no address.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from tavolata.server.wire import Browser, System

#: More of what a browser says of itself is not read.
_LONGEST = 400

#: What a browser says of itself if it is this one. Most also say that they are others: the first that fits counts.
_BROWSERS: tuple[tuple[str, Browser], ...] = (
    ("edg", "edge"),
    ("opr/", "opera"),
    ("samsungbrowser", "samsung"),
    ("firefox/", "firefox"),
    ("fxios/", "firefox"),
    ("chrome/", "chrome"),
    ("crios/", "chrome"),
    ("safari/", "safari"),
)
_SYSTEMS: tuple[tuple[str, System], ...] = (
    ("iphone", "iphone"),
    ("ipad", "ipad"),
    ("android", "android"),
    ("cros ", "chromeos"),
    ("windows", "windows"),
    ("macintosh", "mac"),
    ("linux", "linux"),
)


class DeviceKind(NamedTuple):
    """What a device is, as far as it is known."""

    browser: Browser = ""
    system: System = ""

    def __str__(self) -> str:
        """As it is kept."""
        return f"{self.browser} {self.system}"


def kind_of(user_agent: str) -> DeviceKind:
    """The kind of device that says this of itself. Whatever does not claim to be a browser is a program."""
    said = user_agent[:_LONGEST].lower()
    if not said.startswith("mozilla/"):
        return DeviceKind("program")
    browser: Browser = next((name for sign, name in _BROWSERS if sign in said), "")
    system: System = next((name for sign, name in _SYSTEMS if sign in said), "")
    return DeviceKind(browser, system)


def kept_kind(kept: str) -> DeviceKind:
    """What the database has of a device; a word that this version does not know says nothing."""
    browser, _, system = kept.partition(" ")
    return DeviceKind(
        next((name for name in get_args(Browser) if name == browser), ""),
        next((name for name in get_args(System) if name == system), ""),
    )
