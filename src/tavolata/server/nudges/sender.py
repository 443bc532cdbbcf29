"""Calls people: takes lines out of the outbox, one message for all tables of the same person, and tries again where it failed."""

from __future__ import annotations

import asyncio
import logging
import random
import smtplib
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from tavolata.server import wire
from tavolata.server.hall.live_tables import LiveTables
from tavolata.server.hall.presence import Presence
from tavolata.server.limits import Seldom
from tavolata.server.nudges.mail import Mailer, mail_of, question_of
from tavolata.server.nudges.messages import Note, note_of, push_payload, webhook_post
from tavolata.server.nudges.outbox import LOOK_AGAIN_SECONDS, Due, Outbox
from tavolata.server.nudges.outgoing import Answered, NotAllowed, Outgoing, host_in
from tavolata.server.nudges.settings import NudgeSettings
from tavolata.server.nudges.ways import NudgeWays
from tavolata.server.nudges.web_push import PushKeys, Vapid
from tavolata.server.outage import is_away
from tavolata.server.store import Store

LOG = logging.getLogger("tavolata")


class Pace(NamedTuple):
    """How often people are called, in seconds."""

    #: Whoever was called a moment ago hears of further tables together, after this time.
    digest: float = 120.0
    #: Whoever has the table open, but does not answer, is called after this time: they may be away from that screen.
    open: float = 600.0
    #: How long the outbox may go unread.
    sweep: float = 15.0
    #: After a start nobody is there yet, though their pages are about to come back.
    start: float = 5.0
    #: The first wait after a failure; each further one is twice as long, up to the longest.
    retry: float = 15.0
    longest: float = 3600.0


#: So often a message is tried.
MOST_TRIES = 8
#: So many are on their way at the same time.
_AT_ONCE = 32
#: For so long a push service keeps a message for a device that is off.
_TTL_SECONDS = 24 * 3600


class Sender:
    """Calls people when it is their turn."""

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        ways: NudgeWays,
        tables: LiveTables,
        presence: Presence,
        settings: NudgeSettings,
        vapid: Vapid,
        pace: Pace | None = None,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._ways = ways
        self._tables = tables
        self._presence = presence
        self._settings = settings
        self._vapid = vapid
        self.pace = pace or Pace()
        self.outgoing = Outgoing(settings)
        self.mailer = Mailer(settings.mail) if settings.mail is not None else None
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._going: set[asyncio.Task[None]] = set()
        self._failed = Seldom()

    async def run(self) -> None:
        """For ever: call whoever is to be called."""
        await asyncio.sleep(self.pace.start)
        while True:
            self._outbox.woken.clear()
            pause = self.pace.sweep
            if not self._store.outage.away:
                try:
                    pause = await self.round()
                except Exception as problem:
                    # That the database is away was said already; whatever it is, the next round tries again.
                    if not is_away(problem):
                        LOG.exception("calling people failed")
            try:
                async with asyncio.timeout(pause):
                    await self._outbox.woken.wait()
            except TimeoutError:
                continue

    async def close(self) -> None:
        """What is on its way is not waited for: it is still in the outbox."""
        for task in list(self._going):
            task.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)

    async def round(self) -> float:
        """Begin to send all that is due. Returns after how many seconds something is due again."""
        now = self._outbox.now()
        groups: defaultdict[str, list[Due]] = defaultdict(list)
        put_off: defaultdict[float, list[Due]] = defaultdict(list)
        for line in await self._outbox.due(now):
            until = self._not_before(line, now)
            if until > now:
                put_off[until].append(line)
            else:
                groups[line.target].append(line)
        for until, lines in put_off.items():
            await self._outbox.put_off(lines, until)
        for lines in groups.values():
            taken = await self._outbox.take(lines, now)
            if taken:
                task = asyncio.create_task(self._call(sorted(taken, key=lambda line: line.at)))
                self._going.add(task)
                task.add_done_callback(self._going.discard)
        following = await self._outbox.next_due()
        wait = self.pace.sweep if following is None else following - self._outbox.now()
        return min(self.pace.sweep, max(0.02, wait))

    async def sent_all(self) -> None:
        """Wait until nothing is on its way."""
        await asyncio.gather(*self._going)

    async def ask_for_mail(self, way: str, wish: wire.NudgeWish, origin: str, table: str) -> None:
        """Ask whoever reads mail at an address whether it is wanted. `OSError` or `SMTPException` if that cannot be done."""
        if self.mailer is not None:
            # The word before it lets the page ask once more: a program that only looks at links must not say yes for anybody.
            link = f"{origin}/nudges#yes,{self._ways.yes_token(way)}"
            await self.mailer.send(question_of(self.mailer.server.sender, wish.address, link, wish.language, table))

    def _not_before(self, line: Due, now: float) -> float:
        """When this line may be sent at the earliest."""
        if self._is_here(line) and now < line.at + self.pace.open:
            return now + min(LOOK_AGAIN_SECONDS, self.pace.open)
        quiet = line.quiet.over_at(now)
        if quiet > now:
            return quiet
        # A failed try is no message: its own wait was long enough.
        return now if line.tries else max(now, line.sent + self.pace.digest)

    def _is_here(self, line: Due) -> bool:
        """Whether somebody of the seat has the table open, here or through another process."""
        live = self._tables.get(line.table_id)
        if live is not None and live.table.seats[line.seat].connections:
            return True
        return self._store.is_shared and line.seen > time.time() - self._presence.seconds_until_gone

    async def _call(self, lines: Sequence[Due]) -> None:
        async with self._places:
            try:
                await self._done(lines, await self._attempt(lines))
            except Exception as problem:
                # The line stays, and its lease runs out.
                if not is_away(problem):
                    LOG.exception("calling somebody failed")

    async def _attempt(self, lines: Sequence[Due]) -> Outcome:
        """Send one message."""
        first = lines[0]
        note = note_of(lines, [self._ways.stop_token(line.way) for line in lines])
        try:
            outcome = await self._send(first, note)
        except NotAllowed:
            outcome = Outcome("refused", says="not allowed")
        except (OSError, TimeoutError, smtplib.SMTPException) as problem:
            outcome = Outcome("later", says=type(problem).__name__)
        if outcome.what not in ("sent", "gone") and self._failed.count():
            # Not to whom: the address is as good as a key.
            LOG.warning("somebody could not be called by %s: %s", first.kind, outcome.says)
        return outcome

    async def _send(self, line: Due, note: Note) -> Outcome:
        if line.kind == "mail":
            if self.mailer is None:
                return Outcome("refused", says="no mail server")
            await self.mailer.send(mail_of(note, self.mailer.server.sender, line.address))
            return Outcome("sent")
        if line.kind == "push":
            keys = msgspec.json.decode(line.keys, type=PushKeys)
            # Push services want to know whom to ask, and take an address of the web for it.
            contact = line.origin if line.origin.startswith("https:") else "mailto:nobody@example.invalid"
            message = self._vapid.message(line.address, push_payload(note), keys, contact, _TTL_SECONDS, time.time())
            return _outcome(await self.outgoing.post(line.address, line.kind, message.headers, message.body))
        form = self._settings.webhooks.get(host_in(line.address), "json")
        post = webhook_post(note, line.address, form)
        return _outcome(await self.outgoing.post(post.address, line.kind, post.headers, post.body))

    async def _done(self, lines: Sequence[Due], outcome: Outcome) -> None:
        now = self._outbox.now()
        if outcome.what == "sent":
            await self._outbox.sent(lines, now)
        elif outcome.what == "gone":
            await self._outbox.forget(lines[0].target)
            await self._outbox.put_off(lines, None)
        elif outcome.what == "refused" or lines[0].tries >= MOST_TRIES:
            # Given up for this turn; the next one is tried again.
            await self._outbox.put_off(lines, None)
        else:
            wait = min(self.pace.longest, self.pace.retry * 2.0 ** (lines[0].tries - 1)) * random.uniform(0.8, 1.0)
            await self._outbox.put_off(lines, now + max(wait, min(outcome.wait, self.pace.longest)))
            self._outbox.woken.set()


class Outcome(NamedTuple):
    """What became of a message: it was sent, its receiver is gone for good, it may be tried later, or it is no use."""

    what: Literal["sent", "gone", "later", "refused"]
    #: Not before so many seconds.
    wait: float = 0.0
    says: str = ""


#: Too many, or something is wrong over there just now.
_PASSING = (408, 425, 429, 500, 502, 503, 504)


def _outcome(answered: Answered) -> Outcome:
    says = str(answered.status)
    if 200 <= answered.status < 300:
        return Outcome("sent")
    if answered.status in (404, 410):
        return Outcome("gone", says=says)
    if answered.status in _PASSING:
        return Outcome("later", answered.retry_after or 0.0, says)
    return Outcome("refused", says=says)
