"""Every link that anybody was ever given, and what each of them opens now."""

from __future__ import annotations

import re
from typing import Any

from server.tables import Answer, House, Line, Visitor

_LINK = re.compile(r"/t/([A-Za-z0-9]+)#([A-Za-z0-9_-]+)")


class Keys:
    """Remembers the links that people are given, whatever call brings them, and tries them all."""

    def __init__(self, home: House) -> None:
        self.home = home
        #: Table and token of each link: the names of those who were given it.
        self.given: dict[tuple[str, str], set[str]] = {}
        self.people: dict[str, Person] = {}

    def person(self, name: str) -> Person:
        person = self.people[name] = Person(self, name)
        return person

    async def check(self, where: str) -> None:
        """Whoever sits has the only link: each link ever given opens exactly what it should, and so does each session."""
        seats = (await self.home.hall.get(where)).table.seats
        holders: dict[int, set[str]] = {seat.number: set() for seat in seats}
        for person in self.people.values():
            answer = await person.get(f"/api/tables/{where}")
            mine = answer.json["you"]["seats"] if answer.status == 200 else []
            for seat in seats:
                if seat.number in mine:
                    holders[seat.number].add(person.name)
                await person.check_sight(where, seat.number, seat.number in mine)
        opened: dict[int, str] = {}
        for (table, token), people in list(self.given.items()):
            number = await self._opens(where, token)
            if number is None:
                continue
            assert table == where, "a link of another table opens a seat here"
            assert opened.setdefault(number, token) == token, f"two links open seat {number + 1}"
            kind = seats[number].kind
            assert kind != "bot", f"a link shows the hand of the bot at seat {number + 1}"
            if kind == "person" and holders[number]:
                assert people <= holders[number], f"{people} have the link of {holders[number]}"

    async def _opens(self, where: str, token: str) -> int | None:
        """The seat that a link opens, for a program and for a browser that was never here alike."""
        program = self.home.visitor()
        program.token = token
        path = f"/api/tables/{where}"
        entered = await program.get(path)
        number: int | None = entered.json["seat"] if entered.status == 200 else None
        if entered.status != 200:
            assert entered.json["key"] == "error-link", entered
            line = await self.home.visitor().line()
            assert (await line.hello(where, token=token))["key"] == "error-link"
            await line.cut()
        for seat in (await self.home.hall.get(where)).table.seats:
            seen = await program.post(f"{path}/hello", {"t": "hello", "table": where, "seat": seat.number})
            assert (seen.status == 200) == (seat.number == number), seen
        return number


class Person(Visitor):
    """A visitor whose links are remembered."""

    def __init__(self, keys: Keys, name: str) -> None:
        plain = keys.home.visitor()
        super().__init__(plain.app, plain.address, plain.scheme, plain.language, plain.lines)
        self.keys = keys
        self.name = name
        #: Through which seats of which tables this person looks.
        self.looking: dict[tuple[str, int], Line] = {}

    async def call(self, method: str, path: str, body: object = None, **headers: str | None) -> Answer:
        answer = await super().call(method, path, body, **headers)
        if answer.headers.get("content-type", "").startswith("application/json"):
            for table, token in _LINK.findall(answer.body.decode()):
                self.keys.given.setdefault((table, token), set()).add(self.name)
        return answer

    async def look(self, where: str, seat: int) -> None:
        """Look through a seat from now on."""
        line = self.looking[where, seat] = await self.line()
        assert (await line.hello(where, seat))["t"] == "state"

    async def check_sight(self, where: str, seat: int, mine: bool) -> None:
        """Who does not hold a seat sees nothing through it, and what was open through it is closed."""
        hello = {"t": "hello", "table": where, "seat": seat}
        seen = await self.post(f"/api/tables/{where}/hello", hello)
        assert (seen.status == 200) == mine, (self.name, seat, seen)
        line = self.looking.get((where, seat))
        if line is None or mine:
            return
        assert "gone" in [frame["t"] for frame in await line.all_frames()], f"{self.name} still looks through {seat}"
        assert (await line.ask({"t": "takeback", "id": "x"}))["key"] == "error-hello-first"
        del self.looking[where, seat]


def tokens(answer: dict[str, Any]) -> dict[int, str]:
    """The tokens of the seats' links in an answer, by seat."""
    return {link["seat"]: link["path"].partition("#")[2] for link in answer["seats"]}
