"""Every link that anybody was ever given, and what each of them opens now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from server.tables import Answer, House, Line, Visitor, until
from tavolata.server.store import SEATS
from tavolata.server.table import Table

_LINK = re.compile(r"/t/([A-Za-z0-9]+)#([A-Za-z0-9_-]+)")


#: Instead of the number of a seat.
HOST = None
#: In how many ways somebody can come with a link.
_DOORS = 3


def hands_at(table: Table) -> list[Any]:
    """What lies in each seat's hand, nothing before the game begins. No two seats have the same."""
    shown = table.shown
    hands: list[Any] = [None if shown is None else shown.view(seat.number)["hand"] for seat in table.seats]
    full = [tuple(hand) for hand in hands if hand]
    assert len(set(full)) == len(full)
    return hands


def hand_in(seen: Answer) -> Any:
    """The hand that somebody is shown."""
    return (seen.json["view"] or {}).get("hand")


def _links_used(where: str) -> sa.Select[Any]:
    return sa.select(SEATS.c.seat, SEATS.c.link_at, SEATS.c.link_seen).where(SEATS.c.table_id == where)


class Keys:
    """Remembers the links that people are given, whatever call brings them, and tries them all."""

    def __init__(self, home: House) -> None:
        self.home = home
        #: Table and token of each link: the names of those who were given it.
        self.given: dict[tuple[str, str], set[str]] = {}
        self.people: dict[str, Person] = {}
        #: By table the tokens that open nothing there any more. They are tried again each time, each time at another door.
        self._dead: dict[str, set[str]] = {}
        self._tries = 0
        #: Who may look on without a place at it, by table, when it was last looked at.
        self.looking_on: dict[str, set[str]] = {}

    def person(self, name: str) -> Person:
        person = self.people[name] = Person(self, name)
        return person

    def forget(self, where: str, name: str) -> None:
        """Somebody gave up what they had at a table of their own accord: that they still know its links is no matter."""
        for (table, _), people in self.given.items():
            if table == where:
                people.discard(name)

    async def check(self, where: str) -> dict[int | None, set[str]]:
        """Whoever sits has the only link: each link ever given opens exactly what it should, and so does each session.

        The names of those whose browsers hold each place.
        """
        table = await self._still(where)
        seats, hands = table.seats, hands_at(table)
        holders: dict[int | None, set[str]] = {seat.number: set() for seat in seats}
        holders[HOST] = set()
        self.looking_on[where] = set()
        for person in self.people.values():
            answer = await person.get(f"/api/tables/{where}")
            you: dict[str, Any] = answer.json["you"] if answer.status == 200 else {"seats": [], "host": False}
            for seat in seats:
                mine = seat.number in you["seats"]
                if mine:
                    holders[seat.number].add(person.name)
                await person.check_sight(where, seat.number, mine, hands[seat.number])
            if you["host"]:
                holders[HOST].add(person.name)
            await person.check_rights(where, you["host"])
            if await person.check_looking_on(where) and not (you["host"] or you["seats"]):
                self.looking_on[where].add(person.name)
        current = await self._check_devices(where, holders)
        used = await self.home.site.store.run(lambda connection: connection.execute(_links_used(where)).all())
        opened: dict[int | str, str] = {}
        for (home, token), people in list(self.given.items()):
            what = await self._opens(where, token, hands)
            if what is None:
                continue
            assert home == where, f"a link of another table opens {what} here"
            assert opened.setdefault(what, token) == token, f"two links open {what}"
            if what == "host":
                assert people <= holders[HOST], f"{people} have the link of the hosts {holders[HOST]}"
            elif isinstance(what, int):
                kind = seats[what].kind
                assert kind != "bot", f"a link shows the hand of the bot at seat {what + 1}"
                if kind == "person" and holders[what]:
                    assert people <= holders[what], f"{people} have the link of {holders[what]}"
        await self._as_if_not_tried(where, used)
        for place, token in current.items():
            what = "host" if place is HOST else place
            assert opened.get(what) == token, f"the link of {what} that its holders are shown opens nothing"
        return holders

    async def _as_if_not_tried(self, where: str, used: Sequence[sa.Row[Any]]) -> None:
        """To try a link is not to use it: what is known of the programs that have links stays as it was."""

        def write(connection: sa.Connection) -> None:
            for row in used:
                of_seat = SEATS.c.table_id == where, SEATS.c.seat == row.seat
                connection.execute(SEATS.update().where(*of_seat).values(link_at=row.link_at, link_seen=row.link_seen))

        await self.home.site.store.write(write)

    async def _still(self, where: str) -> Table:
        """The table, once nothing happens there any more without people: then everybody sees the same of it."""
        table, clock = (await self.home.hall.get(where)).table, self.home.hall.clock

        def is_still() -> bool:
            due = table.wake_at()
            return table.stage != "playing" or (not table.bot_decisions() and (due is None or due > clock.now() + 5))

        await until(is_still)
        return table

    async def _check_devices(self, where: str, holders: dict[int | None, set[str]]) -> dict[int | None, str]:
        """Whoever holds a place sees all who hold it, themselves among them, and its link; nobody else does. The links' tokens."""
        current: dict[int | None, str] = {}
        for person in self.people.values():
            mine = {place for place, names in holders.items() if person.name in names}
            answer = await person.get(f"/api/tables/{where}/devices")
            assert (answer.status == 200) == bool(mine), (person.name, answer)
            places = {place["seat"]: place for place in answer.json["places"]} if mine else {}
            assert set(places) == mine
            for seat, place in places.items():
                browsers = [device for device in place["devices"] if not device["by_link"]]
                assert len({device["id"] for device in browsers}) == len(holders[seat]), (seat, browsers)
                assert [device["this"] for device in place["devices"]].count(True) == 1
                token: str = _LINK.findall(place["link"])[0][1]
                assert current.setdefault(seat, token) == token
        return current

    async def _opens(self, where: str, token: str, hands: list[Any]) -> int | str | None:
        """What a link opens: a seat, "spectator", "invite", "host". For programs and for browsers that were never here."""
        dead = self._dead.setdefault(where, set())
        if token in dead:
            await self._still_opens_nothing(where, token)
            return None
        program = self.home.visitor()
        program.token = token
        path = f"/api/tables/{where}"
        entered = await program.get(path)
        number: int | None = entered.json["seat"] if entered.status == 200 else None
        if entered.status != 200:
            assert entered.json["key"] == "error-link", entered
        for seat, hand in enumerate(hands):
            seen = await program.post(f"{path}/hello", {"t": "hello", "table": where, "seat": seat})
            assert (seen.status == 200) == (seat == number), seen
            if seat == number:
                assert hand_in(seen) == hand, f"the link of seat {seat + 1} shows another hand"
        if number is not None:
            return number
        # What is no seat is opened by a browser, which lets go of it again.
        browser = self.home.visitor()
        entered = await browser.post(f"{path}/enter", {"token": token})
        if entered.status != 200:
            for door in range(_DOORS):
                await self._opens_nothing(where, token, door)
            dead.add(token)
            return None
        role: str = entered.json["role"]
        assert role in ("invite", "spectator", "host"), entered
        assert (await browser.call("PATCH", path, {})).status == (200 if role == "host" else 403)
        seen = await browser.post(f"{path}/hello", {"t": "hello", "table": where})
        assert seen.status != 200 or hand_in(seen) is None, f"the link of a {role} shows a hand"
        await browser.ok("DELETE", f"/api/mine/{where}")
        return role

    async def _still_opens_nothing(self, where: str, token: str) -> None:
        self._tries += 1
        await self._opens_nothing(where, token, self._tries % _DOORS)

    async def _opens_nothing(self, where: str, token: str, door: int) -> None:
        """A link is refused: to a browser, to a program that calls, to a program that opens a socket."""
        path, stranger = f"/api/tables/{where}", self.home.visitor()
        if door == 0:
            refused = (await stranger.post(f"{path}/enter", {"token": token})).json
        elif door == 1:
            stranger.token = token
            refused = (await stranger.get(path)).json
        else:
            line = await stranger.line()
            refused = await line.hello(where, token=token)
            await line.cut()
        assert refused.get("key") == "error-link", refused


class Person(Visitor):
    """A visitor whose links are remembered."""

    def __init__(self, keys: Keys, name: str) -> None:
        plain = keys.home.visitor()
        super().__init__(plain.app, plain.address, plain.scheme, plain.language, plain.lines)
        self.keys = keys
        self.name = name
        #: Through which seats of which tables this person looks.
        self.looking: dict[tuple[str, int | None], Line] = {}
        #: The tables at which this person looks on from no seat.
        self.looking_on: dict[str, Line] = {}

    async def call(self, method: str, path: str, body: object = None, **headers: str | None) -> Answer:
        answer = await super().call(method, path, body, **headers)
        if answer.headers.get("content-type", "").startswith("application/json"):
            for table, token in _LINK.findall(answer.body.decode()):
                self.keys.given.setdefault((table, token), set()).add(self.name)
        return answer

    async def look(self, where: str, seat: int | None) -> None:
        """Look through a seat from now on; None: as the host who has no seat."""
        line = self.looking[where, seat] = await self.line()
        assert (await line.hello(where, seat))["t"] == "state"

    async def check_sight(self, where: str, seat: int, mine: bool, hand: Any) -> None:
        """Who holds a seat sees its hand. Who does not sees nothing through it, and what was open through it is closed."""
        hello = {"t": "hello", "table": where, "seat": seat}
        seen = await self.post(f"/api/tables/{where}/hello", hello)
        assert (seen.status == 200) == mine, (self.name, seat, seen)
        if mine:
            assert hand_in(seen) == hand, f"{self.name} sees another hand than that of seat {seat + 1}"
        else:
            await self._check_shown_out(where, seat)

    async def check_rights(self, where: str, host: bool) -> None:
        """Who is not the host can do nothing with the table, and sees nothing as the host."""
        assert (await self.call("PATCH", f"/api/tables/{where}", {})).status == (200 if host else 403), self.name
        if host:
            return
        await self._check_shown_out(where, HOST)
        for (table, seat), line in self.looking.items():
            told = [frame["you"]["host"] for frame in await line.all_frames() if "you" in frame]
            assert table != where or not told[-1], f"{self.name} at seat {seat} still thinks to be the host"

    async def look_on(self, where: str) -> None:
        """Look at a table from no seat from now on."""
        line = self.looking_on[where] = await self.line()
        assert (await line.hello(where))["t"] == "state"

    async def check_looking_on(self, where: str) -> bool:
        """Whether this person may look at the table from no seat: who does is shown no hand, who may not is shown out."""
        seen = await self.post(f"/api/tables/{where}/hello", {"t": "hello", "table": where})
        assert seen.status in (200, 403), seen
        assert seen.status != 200 or hand_in(seen) is None, f"{self.name} sees a hand from no seat"
        line = self.looking_on.get(where)
        if line is not None:
            frames = await line.all_frames()
            assert not any((frame.get("view") or {}).get("hand") for frame in frames), f"{self.name} was shown a hand"
            gone = "gone" in [frame["t"] for frame in frames]
            assert gone or seen.status == 200, f"{self.name} still looks on"
            if gone:
                del self.looking_on[where]
        return seen.status == 200

    async def _check_shown_out(self, where: str, seat: int | None) -> None:
        line = self.looking.get((where, seat))
        if line is None:
            return
        assert "gone" in [frame["t"] for frame in await line.all_frames()], f"{self.name} still looks through {seat}"
        assert (await line.ask({"t": "takeback", "id": "x"}))["key"] == "error-hello-first"
        del self.looking[where, seat]


def tokens(answer: dict[str, Any]) -> dict[int, str]:
    """The tokens of the seats' links in an answer, by seat."""
    return {link["seat"]: link["path"].partition("#")[2] for link in answer["seats"]}
