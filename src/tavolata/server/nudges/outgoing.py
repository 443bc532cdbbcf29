"""The one way out: a post to an address that was checked, and to no other.

Players name addresses, and this server stands inside somebody's network. So the name must be one that the host allows, every
number behind it must be a public one (or in a network that the host names), the connection goes to the very number that was
checked, and nothing is followed from there.
"""

from __future__ import annotations

import asyncio
import ssl
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from tavolata.server.host_names import is_address, is_name
from tavolata.server.nudges.settings import NudgeSettings

#: From the first question to the last letter of the answer, in seconds.
TIME_LIMIT = 10.0
#: So much of an answer is read at most: all we want is its status.
_MOST_READ = 16 << 10
_PORTS = {"https": 443, "http": 80}


class Answered(NamedTuple):
    """What somebody answered: a status, and how long to wait before the next try, if they said so."""

    status: int
    retry_after: float | None = None


class NotAllowed(Exception):
    """The address leads where nothing may be sent."""


class NoAnswer(OSError):
    """Whoever is there talks nonsense."""


def address_problem(address: str, kind: str, settings: NudgeSettings) -> str:
    """Why nothing may be sent to this address, as a key; "" if it may, as far as the name tells."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "error-nudge-address"
    plain = not address.isascii() or any(letter <= " " or letter == "\x7f" for letter in address)
    if plain or parts.scheme not in _PORTS or parts.username is not None or parts.fragment or not host:
        return "error-nudge-address"
    # A push service may have any name below its own. With one that nobody can have the resolver fails as with nothing else.
    could_be = is_name(host) or is_address(host)
    if not could_be or not (settings.is_push_host(host) if kind == "push" else host in settings.webhooks):
        return "error-nudge-host"
    # In the clear only within a network that the host has named, and other doors than the usual one only there, too.
    if not settings.networks and (parts.scheme != "https" or port not in (None, 443)):
        return "error-nudge-address"
    return ""


def host_in(address: str) -> str:
    """The host that an address names; "" if it names none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


class Outgoing:
    """Posts to addresses that are allowed."""

    def __init__(self, settings: NudgeSettings, time_limit: float = TIME_LIMIT) -> None:
        self._settings = settings
        self._time_limit = time_limit
        self._tls = ssl.create_default_context()

    async def post(self, address: str, kind: str, headers: dict[str, str], body: bytes) -> Answered:
        """Post this, and say what was answered. `NotAllowed`, `OSError` or `TimeoutError` if it could not be."""
        if address_problem(address, kind, self._settings):
            # What the host allowed once may be forbidden now.
            raise NotAllowed(address)
        async with asyncio.timeout(self._time_limit):
            parts = urlsplit(address)
            port = parts.port or _PORTS[parts.scheme]
            number = await self._checked(parts, port)
            return await self._send(parts, number, port, headers, body)

    async def _checked(self, parts: SplitResult, port: int) -> str:
        """The number to which the name leads. All that it leads to must be allowed: one of several may be the trap."""
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=1)
        numbers = [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        for number in numbers:
            named = any(number.version == network.version and number in network for network in self._settings.networks)
            if not named and (parts.scheme != "https" or port != 443 or not is_public(number)):
                raise NotAllowed(str(number))
        if not numbers:
            raise OSError(f"no address for {parts.hostname}")
        return str(numbers[0])

    async def _send(self, parts: SplitResult, number: str, port: int, headers: dict[str, str], body: bytes) -> Answered:
        tls, name = (self._tls, parts.hostname) if parts.scheme == "https" else (None, None)
        reader, writer = await asyncio.open_connection(number, port, ssl=tls, server_hostname=name)
        try:
            line = h11.Connection(h11.CLIENT)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            all_headers = {
                "Host": parts.netloc,
                "User-Agent": "tavolata",
                "Content-Length": str(len(body)),
                "Connection": "close",
                **headers,
            }
            coded = [(name.encode(), value.encode("latin-1")) for name, value in all_headers.items()]
            request = h11.Request(method="POST", target=target, headers=coded)
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await self._answer(line, reader)
        except h11.ProtocolError as problem:
            raise NoAnswer(str(problem)) from problem
        finally:
            # Not closed politely: whoever is slow to answer would be slow to say goodbye.
            writer.transport.abort()

    async def _answer(self, line: h11.Connection, reader: asyncio.StreamReader) -> Answered:
        read = 0
        while read < _MOST_READ:
            event = line.next_event()
            if isinstance(event, h11.Response):
                # A redirect is an answer like any other: nobody goes there.
                return Answered(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
            if event is h11.NEED_DATA:
                data = await reader.read(_MOST_READ)
                read += len(data)
                line.receive_data(data)
            elif not isinstance(event, h11.InformationalResponse):
                break
        raise NoAnswer


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Whether a number belongs to the internet, and not to this machine, its network or something that leads there."""
    if isinstance(number, IPv6Address):
        # What only wraps an older number leads to that one.
        inner = number.ipv4_mapped or number.sixtofour or (number.teredo[1] if number.teredo else None)
        wrapped = inner if inner is not None else _translated(number)
        if wrapped is not None:
            return is_public(wrapped)
    return number.is_global and not (number.is_multicast or number.is_reserved or number.is_unspecified)


def _translated(number: IPv6Address) -> IPv4Address | None:
    """The older number behind 64:ff9b::/96."""
    return IPv4Address(int(number) & 0xFFFFFFFF) if int(number) >> 32 == 0x64FF9B << 64 else None


def _seconds(text: bytes) -> float | None:
    """What "Retry-After" says, in seconds; a date is not read."""
    return float(text) if text.isdigit() and len(text) < 8 else None
