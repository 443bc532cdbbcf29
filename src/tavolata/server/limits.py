"""How much one visitor may ask for. Generous for a family behind one address, too little for mischief."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network
from typing import NamedTuple

from tavolata.engine import SetupError


class Limits(NamedTuple):
    """What is allowed; a benchmark on loopback may allow more."""

    #: Messages of one socket: a second, and at once.
    messages: float = 20.0
    messages_at_once: float = 60.0
    #: HTTP requests of one address: a second, and at once.
    requests: float = 40.0
    requests_at_once: float = 300.0
    #: Hellos on all sockets of one address: a second, and at once. Each is answered with all of a table.
    hellos: float = 40.0
    hellos_at_once: float = 300.0
    #: Tables laid by one address: an hour, and at once.
    tables_an_hour: float = 60.0
    tables_at_once: float = 30.0
    #: Lines of chat of one seat: a second, and at once.
    chat: float = 0.5
    chat_at_once: float = 8.0
    #: Choices that one seat takes back, or asks to: a second, and at once. Each is written down for ever, like the choice itself.
    takebacks: float = 0.25
    takebacks_at_once: float = 20.0
    #: Hints that one seat asks for: a second, and at once.
    hints: float = 0.25
    hints_at_once: float = 6.0
    #: Answers of one seat that the coach looks at: a second, and at once. What is more than that goes unmarked.
    marks: float = 0.5
    marks_at_once: float = 10.0
    #: Analyses that one address asks for: an hour, and at once; how many may wait, and how many answers a game may have.
    analyses_an_hour: float = 30.0
    analyses_at_once: float = 6.0
    analyses_waiting: int = 20
    analysed_answers: int = 2500
    #: Wrong tokens from one address: an hour, and at once.
    tries_an_hour: float = 120.0
    tries_at_once: float = 40.0
    #: Sockets open from one address, and in all.
    sockets: int = 128
    sockets_in_all: int = 20_000
    #: The largest body of a request, in bytes.
    body: int = 64 << 10
    #: The same where a deck may be in it; and how many bodies that are larger than usual may be here at the same time, of one
    #: address and in all: they are in memory before anybody has shown a link.
    deck: int = 2 << 20
    large_bodies: int = 4
    large_bodies_in_all: int = 32
    #: Connections open from one address, whatever they are for, and in all; fewer where the system allows fewer.
    connections: int = 256
    connections_in_all: int = 20_000
    #: Frames of one socket, whatever is in them: a second, and at once.
    frames: float = 50.0
    frames_at_once: float = 500.0
    #: The largest head of a request, in bytes; how many seconds it may take, and then the rest of the request.
    head: int = 32 << 10
    head_seconds: float = 20.0
    body_seconds: float = 120.0
    #: So many lines a head may have: each is several objects, and a head of two letters a line would be twenty times its size.
    head_lines: int = 100
    #: Bytes of requests that are not answered yet, on all connections together, whoever sent them; the first 4 KiB of each are
    #: not counted. Half of it is for bodies that are larger than usual.
    unanswered: int = 128 << 20
    #: Decks, replays, logs and files that are being made for one address, or wait for it.
    heavy: int = 32
    #: Tables with a deck of their own laid by one address: an hour, and at once; and how many are kept in all.
    decks_an_hour: float = 20.0
    decks_at_once: float = 10.0
    decks_in_all: int = 1000
    #: Reports of one address: an hour, and at once; and how many are kept of one table, and in all. Those of cards are small:
    #: ten times as many.
    reports_an_hour: float = 60.0
    reports_at_once: float = 20.0
    reports_of_table: int = 20
    reports_in_all: int = 1000
    #: New ways to be called of one address, each of which may bring a mail along: an hour, and at once.
    nudges_an_hour: float = 60.0
    nudges_at_once: float = 20.0


#: How often the log tells the same.
_LOG_SECONDS = 60.0
#: File handles that connections may not take: the database, files, the processes of bots.
RESERVE = 128
#: More are not asked for, whatever the limits say.
_MOST_HANDLES = 1 << 16

#: Everything that is counted goes on and on; sizes and times are the usual ones.
UNLIMITED = Limits(
    **{
        name: type(usual)(1 << 30)
        for name, usual in Limits._field_defaults.items()
        if name not in ("body", "deck", "head", "head_seconds", "body_seconds", "head_lines", "unanswered")
    }
)


def network_of(host: str) -> str:
    """Who an address is, as far as limits go. Of IPv6 the network: everybody has as many addresses in it as they like."""
    if ":" in host:
        with suppress(ValueError):
            address = IPv6Address(host.partition("%")[0])
            return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))
    return host


def limits_of(text: str) -> Limits:
    """The usual limits but for those that are named: ``"sockets=512 tables_an_hour=600"``."""
    limits = Limits()
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in Limits._fields:
            raise SetupError("error-option-name", {"name": name, "known": ", ".join(Limits._fields)})
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,3})?", value) or not float(value):
            raise SetupError("error-option-value", {"name": name, "value": value, "known": "1, 2, ..."})
        limits = limits._replace(**{name: type(Limits._field_defaults[name])(float(value))})
    return limits


class Bucket:
    """So many a second, so many at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def any_left(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1.0

    def take(self) -> bool:
        # Written out: this is done twice for each message.
        now = time.monotonic()
        left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if left < 1.0:
            self.left = left
            return False
        self.left = left - 1.0
        return True


class Buckets:
    """A bucket for each address; the one longest unused is forgotten first."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self._rate, self._most, self._kept = rate, most, kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def any_left(self, who: str) -> bool:
        """Whether there is something to take; takes nothing."""
        bucket = self._buckets.get(who)
        return bucket is None or bucket.any_left()

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._most)
            if len(self._buckets) > self._kept:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()


class Places:
    """So many at the same time: of one address, and in all."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self._most_of_one, self._most = most_of_one, most
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        if self._taken[who] >= self._most_of_one or self._taken.total() >= self._most:
            return False
        self._taken[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


class Seldom:
    """Something that may happen often, and that the log tells once a minute at most."""

    def __init__(self) -> None:
        self._times = 0
        self._told = float("-inf")

    def count(self) -> int:
        """It happened once more. How often since it was last told, if it is time to tell it again; else 0."""
        self._times += 1
        now = time.monotonic()
        if now - self._told < _LOG_SECONDS:
            return 0
        times, self._told, self._times = self._times, now, 0
        return times


def handles(wanted: int = 0) -> tuple[int, int]:
    """How many file handles this process may have, before and after asking for so many. 0: the system does not say."""
    try:
        import resource
    except ImportError:  # Windows has none
        return 0, 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 0, 0
    more = min(wanted, _MOST_HANDLES) if hard == resource.RLIM_INFINITY else min(wanted, _MOST_HANDLES, hard)
    if more > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        except (OSError, ValueError):  # macOS says "unlimited" and means less
            return soft, soft
    return soft, max(soft, more)


def room(limits: Limits) -> int:
    """How many connections there may be in all: some handles stay in reserve."""
    allowed = handles()[1]
    return (
        min(limits.connections_in_all, max(allowed // 2, allowed - RESERVE)) if allowed else limits.connections_in_all
    )
