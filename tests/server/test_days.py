"""A game over days: everybody is called in time, nobody twice or at night, whatever becomes of the server in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from server.receivers import LOOPBACK, Browser, Receiver, receiver
from server.tables import PATIENCE, House, Visitor, house, in_loop
from server.test_clock import Wall
from server.test_nudges import rows
from tavolata.server.nudges import outbox
from tavolata.server.nudges.sender import Pace

HOUR = 3600.0
#: Nobody is asked so often in a row.
MOST_ANSWERS = 40
#: As people have it, but the outbox is read all the time: the clock stands still until the test turns it.
PACE = Pace(start=0.0, sweep=0.01)
#: A Monday.
BEGINNING = datetime(2026, 3, 2, 9, tzinfo=UTC).timestamp()
#: Ada sleeps from ten to eight.
QUIET = {"quiet_from": 22, "quiet_until": 8, "zone": "UTC"}
NIGHT = {22, 23, *range(8)}


@dataclass
class Wait:
    """Somebody is asked, since then; when they were told of it."""

    since: float
    told: list[float] = field(default_factory=list)


class Week:
    """Two tables with Ada at both, their people, and every call that was made."""

    def __init__(self, folder: Path, service: Receiver) -> None:
        self.wall = Wall(BEGINNING)
        self.service = service
        #: Those who have push, by the name in their address.
        self.browsers = {"ada": Browser(service, "ada")}
        self.tables: dict[str, list[Visitor]] = {}
        self.open: dict[tuple[str, int], Wait] = {}
        self.over: list[Wait] = []
        #: When something came to whom, and which tables it told of.
        self.calls: list[tuple[float, str, list[str]]] = []
        self.starts = 0
        self._folder = folder
        self._read = 0
        self._home: House | None = None

    @property
    def home(self) -> House:
        assert self._home is not None
        return self._home

    @property
    def now(self) -> float:
        return self.wall.wall()

    @asynccontextmanager
    async def server(self) -> AsyncIterator[None]:
        """The server runs; what it ran before is gone."""
        async with house(self._folder, nudges=LOOPBACK, pace=PACE, clock=self.wall.clock()) as home:
            self._home = home
            self.starts += 1
            for people in self.tables.values():
                for person in people:
                    person.app = home.app
            yield

    async def lay(self, name: str) -> None:
        """A table: Ada has push for both of hers, at the first the other one has a webhook, at the second push."""
        where, people, _ = await self.home.table(2, game="timeline", start=False, name=name, tempo="days")
        ada, guest = self.browsers["ada"], Browser(self.service, where)
        hook = {"kind": "webhook", "address": self.service.address(f"/hook/{where}"), "language": "it"}
        path = f"/api/tables/{where}/nudges"
        await people[0].ok("POST", path, ada.wish(**QUIET))
        await people[1].ok("POST", path, guest.wish() if self.tables else hook)
        if self.tables:
            self.browsers[where] = guest
        self.tables[where] = people
        await people[0].ok("POST", f"/api/tables/{where}/start")

    async def look(self) -> None:
        """Who is asked now."""
        for where in self.tables:
            waiting = (await self.home.hall.get(where)).table.waiting
            for seat in (0, 1):
                if seat in waiting:
                    self.open.setdefault((where, seat), Wait(self.now))
                elif (where, seat) in self.open:
                    self.over.append(self.open.pop((where, seat)))

    async def visit(self, number: int, seat: int) -> None:
        """Somebody comes to a table and answers as long as they are asked."""
        where = list(self.tables)[number]
        person, live = self.tables[where][seat], await self.home.hall.get(where)
        for _ in range(MOST_ANSWERS):
            if seat not in live.table.waiting:
                break
            state = await person.ok("POST", f"/api/tables/{where}/hello", {"table": where, "seat": seat})
            asked = state["question"]
            act = {"t": "act", "id": f"{seat}-{state['v']}", "decision": asked["decision"], "on": state["v"]}
            await person.ok("POST", f"/api/tables/{where}/send?seat={seat}", {**act, "action": asked["options"][0]})
        assert live.table.waiting == [1 - seat]
        await self.look()

    async def until(self, day: int, hour: float) -> None:
        """Time goes by; then everybody who is to be called has been."""
        passed = (day * 24 + hour - 9) * HOUR
        assert passed >= self.wall.passed
        self.wall.passed = passed
        async with asyncio.timeout(PATIENCE):
            # What a sender has taken is due again if it dies: by then it is on its way.
            while any(
                one.due is not None and one.due <= self.now + outbox.LEASE_SECONDS for one in await rows(self.home)
            ):
                await asyncio.sleep(0.005)
        await self.home.site.sender.sent_all()
        for message in self.service.received[self._read :]:
            _, kind, whom = message.path.split("/")
            if kind == "push":
                told = self.browsers[whom].read(message.body)["tables"]
            else:
                told = [message.json["link"].rpartition("/")[2]]
            self.calls.append((self.now, whom, told))
            for where in told:
                self.open[where, 0 if whom == "ada" else 1].told.append(self.now)
        self._read = len(self.service.received)
        self.check()

    def check(self) -> None:
        """Nobody waits without knowing, and nobody was told twice."""
        for (where, seat), wait in self.open.items():
            asleep = seat == 0 and datetime.fromtimestamp(self.now, UTC).hour in NIGHT
            last = max((at for at, whom, _ in self.calls if whom == ("ada" if seat == 0 else where)), default=0.0)
            soon = self.now < max(wait.since + 1, last + PACE.digest)
            assert len(wait.told) == 1 or (not wait.told and (asleep or soon)), (where, seat, wait, self.now)


@in_loop
async def test_over_three_days_everybody_is_called_once_and_nobody_at_night(tmp_path: Path) -> None:
    async with receiver() as service:
        week = Week(tmp_path, service)
        async with week.server():
            await week.lay("Friday")
            await week.lay("Sunday")
            await week.look()
            await week.until(0, 9.01)
            await week.until(0, 9.1)
            await week.visit(0, 0)
            await week.visit(1, 0)
            await week.until(0, 10)
            # The other two answer half a minute apart: Ada hears of the first at once, of the second a little later.
            await week.visit(0, 1)
            await week.until(0, 10.001)
            before = len(week.calls)
            await week.visit(1, 1)
            await week.until(0, 10.01)
            assert len(week.calls) == before
            await week.until(0, 10.1)
            assert [(whom, len(told)) for _, whom, told in week.calls[before:]] == [("ada", 1)]
            await week.until(0, 21)
            await week.visit(0, 0)
            await week.visit(1, 0)
            # At night the others answer.
            await week.until(0, 23)
            await week.visit(0, 1)
        for day in (1, 2):
            async with week.server():
                await week.until(day, 3)
                await week.visit(1, 1)
                await week.until(day, 4)
                night = len(week.calls)
            # The server goes down with two calls for Ada in its outbox, and once more in the morning.
            async with week.server():
                await week.until(day, 7.9)
                assert len(week.calls) == night
                await week.until(day, 8)
                assert [(whom, len(told)) for _, whom, told in week.calls[night:]] == [("ada", 2)]
                await week.visit(0, 0)
                await week.visit(1, 0)
            # It went down before it could call anybody.
            async with week.server():
                await week.until(day, 8.5)
                assert {whom for _, whom, _ in week.calls[night + 1 :]} == set(week.tables)
                await week.until(day, 20)
                await week.visit(0, 1)
                await week.visit(1, 1)
                await week.until(day, 20.1)
                await week.visit(0, 0)
                await week.visit(1, 0)
                await week.until(day, 23)
                await week.visit(0, 1)
        assert week.starts == 7
        assert max(len(wait.told) for wait in week.over) == 1
        # Nobody heard of more than one thing in two minutes, and nobody of anything while asleep.
        for whom in {whom for _, whom, _ in week.calls}:
            heard = [at for at, other, _ in week.calls if other == whom]
            assert len(heard) >= 3
            assert all(later - earlier >= PACE.digest for earlier, later in pairwise(heard))
        assert all(datetime.fromtimestamp(at, UTC).hour not in NIGHT for at, whom, _ in week.calls if whom == "ada")
