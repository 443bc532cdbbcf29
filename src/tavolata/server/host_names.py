"""The names under which this server may be called.

A page of a stranger can have its own name lead to this computer (DNS rebinding): then the browser takes us for the stranger's
server, and the stranger's page for ours. But the request says by which name we were called, and no stranger can have our own.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.requests import HTTPConnection

from tavolata.engine import SetupError

#: What home routers and mDNS put behind the name of a machine.
_AT_HOME = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")

_HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+))(?::[0-9]{1,5})?")


def own_names() -> set[str]:
    """The names that this machine goes by without anybody's doing."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"localhost", name, short, *(f"{short}.{end}" for end in _AT_HOME)}


def checked_name(text: str) -> str:
    """A host name that somebody gave us: nothing else is in it."""
    name = text.strip().lower().rstrip(".")
    if not is_name(name):
        raise SetupError("error-host-name", {"name": text})
    return name


def is_name(text: str) -> bool:
    """Whether this could be the name of a host: of one that could not, the system does not say that it is not there."""
    return bool(_NAME.fullmatch(text))


def name_in(host: str) -> str:
    """The name or the number in a Host header, without the port; "" if there is more in it."""
    found = _HOST.fullmatch(host)
    return (found[1] or found[2].lower().rstrip(".")) if found else ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class HostNames:
    """Knows by which names we may be called: by number, by the machine's own names, and by those that were given."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self.given = tuple(checked_name(name) for name in given)
        self._known = {*own_names(), *self.given}

    def knows(self, host: str) -> bool:
        """Whether this is a Host header of ours. Without one it is no browser that asks."""
        name = name_in(host)
        return not host or name in self._known or name.endswith(".localhost") or is_address(name)

    def sure_origin(self, request: HTTPConnection) -> str:
        """What goes before a path in a mail, which a stranger may get: no number that only the asker names; "" if there is nothing else.

        Any number is ours as far as we can tell, and a program calls us by what it likes.
        """
        host = request.headers.get("host", "")
        name = name_in(host)
        at = request.scope.get("server") or ("",)
        sure = self.given or (*self._known, at[0])
        if host and name in sure:
            return f"{_scheme(request)}://{host}"
        return f"{_scheme(request)}://{self.given[0]}" if self.given else ""


def same_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from a program, which sends no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin == f"{_scheme(request)}://{request.headers.get('host', '')}"


def speaks_other_scheme(request: HTTPConnection) -> bool:
    """Whether the page would be ours if we spoke https: then a proxy does, and does not say so."""
    host = request.headers.get("host", "")
    return _scheme(request) == "http" and request.headers.get("origin") == f"https://{host}"


def _scheme(request: HTTPConnection) -> str:
    return "https" if request.scope["scheme"] in ("https", "wss") else "http"
