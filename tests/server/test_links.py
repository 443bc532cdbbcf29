"""A link is a key: who holds an old one holds nothing, and what guards all links is guarded itself."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from server.keys import Keys, Person, tokens
from server.tables import (
    Answer,
    Hand,
    House,
    Line,
    Visitor,
    gather,
    house,
    in_loop,
    seat_token,
    token_in,
    until,
    waiting_for,
)
from server.talking import in_light
from server.test_match import MINE, THEIRS, finish
from tavolata.engine import SetupError
from tavolata.server.hall import Refused
from tavolata.server.serve import Plan, listening_socket, open_store
from tavolata.server.store import SITTINGS
from tavolata.server.table import Table
from tavolata.server.tokens import hash_of, secret_of


@in_loop
async def test_a_seats_link_seen_while_the_seat_was_free_shows_nobodys_hand(tmp_path: Path) -> None:
    """The host sees the links of free seats; once somebody sits there by the invitation they are worth nothing."""
    async with house(tmp_path) as home:
        host, spy, bruno = (home.visitor() for _ in range(3))
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        where = created["table"]["id"]
        path = f"/api/tables/{where}"
        copied = token_in(created["seats"][1]["path"])
        await spy.ok("POST", f"{path}/enter", {"token": copied})  # opened before, kept for later
        await bruno.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        await host.ok("POST", f"{path}/start")
        assert await spy.no("POST", f"{path}/hello", {"table": where, "seat": 1}) in (
            "error-not-your-seat",
            "error-no-link",
        )
        late = home.visitor()
        assert await late.no("POST", f"{path}/enter", {"token": copied}) == "error-link"
        own = (await bruno.ok("GET", f"{path}/links"))["seats"]
        assert [link["seat"] for link in own] == [1]
        # The person's own link still brings them back on another device.
        phone = home.visitor()
        await phone.ok("POST", f"{path}/enter", {"token": token_in(own[0]["path"])})
        assert (await phone.ok("POST", f"{path}/hello", {"table": where, "seat": 1}))["view"]["hand"] is not None


@in_loop
async def test_who_sits_by_a_link_that_was_passed_on_shares_it_with_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        keys = Keys(home)
        host, bruno, carla, phone = (keys.person(name) for name in ("Ada", "Bruno", "Carla", "Bruno's phone"))
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        where = created["table"]["id"]
        path = f"/api/tables/{where}"
        passed_on = tokens(created)[1]
        # Bruno, Carla and the host herself opened it; Bruno sits down first, and again under another name.
        for person in (bruno, carla, host):
            assert (await person.ok("POST", f"{path}/enter", {"token": passed_on}))["seat"] == 1
        await carla.look(where, 1)
        await host.look(where, 1)
        sat = await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        assert token_in(sat["link"]) != passed_on
        renamed = await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno II"}})
        assert renamed["link"] == sat["link"]
        assert await carla.no("POST", f"{path}/sit", {"person": {"name": "Carla"}}) == "error-no-link"
        assert (await host.ok("GET", path))["you"]["seats"] == [0]
        await keys.check(where)
        # His browser still knows the link by which he came: loading the page again, or tapping the link again, is no matter.
        again = await bruno.ok("POST", f"{path}/enter", {"token": passed_on})
        assert (again["role"], again["seat"], again["link"]) == ("seat", 1, sat["link"])
        assert (await bruno.ok("GET", path))["you"]["seats"] == [1]
        # On the phone he needs the new one, which his browser shows him.
        assert await phone.no("POST", f"{path}/enter", {"token": passed_on}) == "error-link"
        own = tokens(await bruno.ok("GET", f"{path}/links"))[1]
        assert (await phone.ok("POST", f"{path}/enter", {"token": own}))["seat"] == 1
        await host.ok("POST", f"{path}/start")
        await keys.check(where)


@in_loop
async def test_of_two_who_open_the_same_link_at_once_one_sits(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        keys = Keys(home)
        host, bruno, carla = (keys.person(name) for name in ("Ada", "Bruno", "Carla"))
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        path = f"/api/tables/{created['table']['id']}"
        for person in (bruno, carla):
            await person.ok("POST", f"{path}/enter", {"token": tokens(created)[1]})
        sat = await gather(
            *(person.post(f"{path}/sit", {"person": {"name": person.name}}) for person in (bruno, carla))
        )
        assert sorted(answer.status for answer in sat) == [200, 403]
        await keys.check(created["table"]["id"])


@in_loop
async def test_a_hello_that_crosses_with_a_change_of_hands_shows_nothing(tmp_path: Path) -> None:
    """The seat is looked up, then it is freed, and only then the hello comes to its turn."""
    async with house(tmp_path) as home:
        where, (host, bruno), _ = await home.table(2, start=False)
        line = await bruno.line()
        loaded = await home.hall.get(where)
        async with loaded.lock:
            freeing = asyncio.ensure_future(host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"}))
            await until(lambda: waiting_for(loaded) == 1)
            await line.say({"t": "hello", "table": where, "seat": 1})
            await until(lambda: waiting_for(loaded) == 2)
        await freeing
        assert (await line.hear())["key"] == "error-no-link"
        assert not loaded.viewers


@in_loop
async def test_a_bots_seat_is_nobodys(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        keys = Keys(home)
        host, spy = keys.person("Ada"), keys.person("spy")
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 3, "host": {"name": "Ada"}})
        where = created["table"]["id"]
        path = f"/api/tables/{where}"
        for seat in (1, 2):
            await spy.ok("POST", f"{path}/enter", {"token": tokens(created)[seat]})
            await spy.look(where, seat)
        await host.ok("POST", f"{path}/seats/1", {"do": "bot"})
        await keys.check(where)
        refused = await host.post(f"{path}/sit", {"person": {"name": "Bea"}, "seat": 1, "also": True})
        assert refused.json["key"] == "error-seat-bot"
        assert refused.json["text"].startswith("A bot sits at seat 2")
        await host.ok("PATCH", path, {"fill": "random"})
        await host.ok("POST", f"{path}/start")
        await keys.check(where)
        assert await spy.no("GET", path) == "error-no-link"


@in_loop
async def test_a_bots_link_from_before_links_were_renewed_opens_nothing(tmp_path: Path) -> None:
    """A table of an older version: the bot has the link that the table was laid with, and somebody has opened it."""
    async with house(tmp_path) as home:
        spy = home.visitor()
        loaded = await home.lay(in_light(), "ppb", "older")
        spy.cookies["tavolata"] = "a-cookie-of-the-spy"
        row = {"session": hash_of("a-cookie-of-the-spy"), "table_id": "older", "role": 2, "at": 0.0}
        await home.site.store.write(lambda connection: connection.execute(SITTINGS.insert(), row))
        assert loaded.table.seats[2].kind == "bot"
        assert await spy.no("GET", "/api/tables/older") == "error-no-link"
        assert await home.program("older", 2).no("GET", "/api/tables/older") == "error-link"
        enter = {"token": seat_token("older", 2)}
        assert await home.visitor().no("POST", "/api/tables/older/enter", enter) == "error-link"


@in_loop
async def test_a_link_that_the_host_renews_and_passes_on_ends_when_it_is_opened(tmp_path: Path) -> None:
    """Somebody lost their browser in the middle of a game: the host passes a new link on, and shares it with nobody."""
    async with house(tmp_path) as home:
        keys = Keys(home)
        host, bruno = keys.person("Ada"), keys.person("Bruno")
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        where = created["table"]["id"]
        path = f"/api/tables/{where}"
        await bruno.ok("POST", f"{path}/enter", {"token": tokens(created)[1]})
        await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        await host.ok("POST", f"{path}/start")
        await host.ok("POST", f"{path}/seats/1", {"do": "renew"})
        passed_on = tokens(await host.ok("GET", f"{path}/links"))[1]
        await keys.check(where)
        laptop = keys.person("Bruno's laptop")
        entered = await laptop.ok("POST", f"{path}/enter", {"token": passed_on})
        assert (entered["seat"], token_in(entered["link"]) != passed_on) == (1, True)
        assert (await laptop.ok("POST", f"{path}/enter", {"token": passed_on}))["link"] == entered["link"]
        assert list(tokens(await host.ok("GET", f"{path}/links"))) == [0]
        await keys.check(where)


@in_loop
async def test_who_looks_on_beside_a_seat_is_shown_out_when_the_seat_is_freed(tmp_path: Path) -> None:
    """Bruno looked at the table without his hand. He holds nothing any more: no seat, and no link to look on by."""
    async with house(tmp_path) as home:
        where, (host, bruno), created = await home.table(2, start=False)
        beside, watching = await bruno.line(), await bruno.line()
        await beside.hello(where)
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"})
        assert (await beside.hear_until("gone"))["key"] == "gone-seat"
        assert (await beside.ask({"t": "say", "id": "x", "text": "still here"}))["key"] == "error-hello-first"
        # With the spectators' link he may look on, whoever sits there.
        await bruno.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await bruno.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno"}})
        await bruno.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["spectator"])})
        await watching.hello(where)
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"})
        assert "gone" not in [frame["t"] for frame in await watching.all_frames()]
        await host.ok("PATCH", f"/api/tables/{where}", {"renew_links": True})
        assert (await watching.hear_until("gone"))["key"] == "error-link"


@in_loop
async def test_a_browser_that_lets_go_of_a_table_sees_nothing_more_of_it(tmp_path: Path) -> None:
    """Else somebody who had the link for a moment looks on for as long as their socket stays, and is no device of the seat."""
    async with house(tmp_path) as home:
        keys = Keys(home)
        where, (_, bruno), _ = await home.table(2)
        path, spy = f"/api/tables/{where}", keys.person("spy")
        own = tokens(await bruno.ok("GET", f"{path}/links"))[1]
        await spy.ok("POST", f"{path}/enter", {"token": own})
        line, program = await spy.line(), await spy.line()
        assert (await line.hello(where, 1))["view"]["hand"] is not None
        assert (await program.hello(where, token=own))["view"]["hand"] is not None
        await spy.ok("DELETE", f"/api/mine/{where}")
        assert (await line.hear_until("gone"))["key"] == "gone-seat"
        assert (await line.hello(where, 1))["key"] == "error-no-link"
        # What goes by the link and not by the browser's session is shown as such, and stays.
        devices = (await bruno.ok("GET", f"{path}/devices"))["places"][0]["devices"]
        assert [(device["this"], device["by_link"]) for device in devices] == [(True, False), (False, True)]
        assert "gone" not in [frame["t"] for frame in await program.all_frames()]


@in_loop
async def test_a_hello_that_crosses_with_letting_go_shows_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (_, bruno), _ = await home.table(2)
        line = await bruno.line()
        loaded = await home.hall.get(where)
        async with loaded.lock:
            await line.say({"t": "hello", "table": where, "seat": 1})
            await until(lambda: waiting_for(loaded) == 1)
            await bruno.ok("DELETE", f"/api/mine/{where}")
        assert (await line.hear_until("nak"))["key"] == "error-no-link"
        assert not loaded.viewers


@in_loop
async def test_a_wish_of_a_host_that_comes_late_is_that_of_nobody(tmp_path: Path) -> None:
    """A call may take two minutes to come whole. Whoever was host when it began, and was sent away since, can do nothing."""
    async with house(tmp_path) as home:
        host, spy = home.visitor(), home.visitor()
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 3, "host": {"name": "Ada"}})
        path = f"/api/tables/{created['table']['id']}"
        await spy.ok("POST", f"{path}/enter", {"token": created["token"]})
        for method, call, wish in (
            ("PATCH", path, {"renew_links": True}),
            ("POST", f"{path}/seats/1", {"do": "bot"}),
            ("POST", f"{path}/guests/x", {"seat": 1}),
        ):
            spy.body_comes = asyncio.Event()
            late = asyncio.ensure_future(spy.call(method, call, wish))
            await until(lambda: spy.body_awaited)
            spy.body_awaited = False
            await host.ok("POST", f"{path}/devices", {"do": "renew", "seat": None})
            spy.body_comes.set()
            assert (await late).json["key"] == "error-host-only"
            spy.body_comes = None
            own = token_in((await host.ok("GET", f"{path}/links"))["host"])
            await spy.ok("POST", f"{path}/enter", {"token": own})
        assert (await host.ok("GET", path))["you"]["host"]
        assert [seat["kind"] for seat in (await host.ok("GET", path))["table"]["seats"]] == ["person", "open", "open"]


@in_loop
async def test_what_a_host_asks_for_waits_behind_their_being_sent_away(tmp_path: Path) -> None:
    """The table is busy; the host is sent away first, and then comes the turn of what they asked for."""
    async with house(tmp_path) as home:
        where, (host, _), _ = await home.table(2, start=False)
        loaded, path = await home.hall.get(where), f"/api/tables/{where}"
        for method, call, wish in (
            ("PATCH", path, {"renew_links": True}),
            ("POST", f"{path}/seats/1", {"do": "free"}),
            ("POST", f"{path}/guests/x", {}),
            ("POST", f"{path}/start", None),
            ("DELETE", path, None),
        ):
            spy = home.visitor()
            await spy.ok("POST", f"{path}/enter", {"token": token_in((await host.ok("GET", f"{path}/links"))["host"])})
            async with loaded.lock:
                renewing = asyncio.ensure_future(host.ok("POST", f"{path}/devices", {"do": "renew", "seat": None}))
                await until(lambda: waiting_for(loaded) == 1)
                late = asyncio.ensure_future(spy.call(method, call, wish))
                await until(lambda: waiting_for(loaded) == 2)
            await renewing
            assert (await late).json["key"] == "error-host-only", (method, call)
        table = (await host.ok("GET", path))["table"]
        assert (table["stage"], [seat["kind"] for seat in table["seats"]]) == ("open", ["person", "person"])


@in_loop
async def test_whoever_is_sent_away_meanwhile_gets_no_rematch(tmp_path: Path) -> None:
    """The spy holds a seat, and the host's place, when they ask; then their links are renewed, and only then it is their turn."""
    async with house(tmp_path) as home:
        where, (host, bruno), _ = await home.table(2)
        loaded, path = await home.hall.get(where), f"/api/tables/{where}"
        for seat in (0, 1):
            await host.ok("POST", f"{path}/seats/{seat}", {"do": "standin", "bot": "random"})
        await until(lambda: loaded.table.stage == "finished")
        places: list[tuple[Visitor, int | None]] = [(bruno, 1), (host, None)]
        for owner, place in places:
            spy, link = home.visitor(), await owner.ok("GET", f"{path}/links")
            token = token_in(link["host"]) if place is None else tokens(link)[place]
            await spy.ok("POST", f"{path}/enter", {"token": token})
            async with loaded.lock:
                renewing = asyncio.ensure_future(owner.ok("POST", f"{path}/devices", {"do": "renew", "seat": place}))
                await until(lambda: waiting_for(loaded) == 1)
                late = asyncio.ensure_future(spy.post(f"{path}/rematch"))
                await until(lambda: waiting_for(loaded) == 2)
            await renewing
            assert (await late).json["key"] == "error-no-link"
        assert not loaded.table.setup.rematch
        assert (await bruno.post(f"{path}/rematch")).status == 201


@in_loop
async def test_nobody_stands_up_from_a_seat_that_is_anothers_by_now(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (host, bruno), created = await home.table(2, start=False)
        loaded, path, carla = await home.hall.get(where), f"/api/tables/{where}", home.visitor()
        await carla.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        async with loaded.lock:
            freeing = asyncio.ensure_future(host.ok("POST", f"{path}/seats/1", {"do": "free"}))
            await until(lambda: waiting_for(loaded) == 1)
            sitting = asyncio.ensure_future(carla.ok("POST", f"{path}/sit", {"person": {"name": "Carla"}}))
            await until(lambda: waiting_for(loaded) == 2)
            leaving = asyncio.ensure_future(bruno.post(f"{path}/leave"))
            await until(lambda: waiting_for(loaded) == 3)
        await gather(freeing, sitting)
        assert (await leaving).json["key"] == "error-not-your-seat"
        assert (await host.ok("GET", path))["table"]["seats"][1]["name"] == "Carla"


@in_loop
async def test_an_invitation_that_was_taken_back_in_the_meantime_shows_nothing(tmp_path: Path) -> None:
    """The guest's invitation was looked at, then the host renewed the links, and only then is the place to look on given."""
    async with house(tmp_path) as home:
        where, (host, _), created = await home.table(2)
        path, guest = f"/api/tables/{where}", home.visitor()
        await guest.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        live, session = await home.hall.get(where), hash_of(guest.cookies["tavolata"])
        before = await home.hall.seating.sitting(session, live.table)
        await host.ok("PATCH", path, {"renew_links": True})
        with pytest.raises(Refused) as refused:
            await home.hall.late_guests.watch(live, session, before)
        assert refused.value.key == "error-no-watching"
        assert await guest.no("POST", f"{path}/hello", {"t": "hello", "table": where}) == "error-no-link"


@dataclass
class Round:
    """A table of the evening, and who should hold what there, whatever is done with links."""

    where: str
    invite: str
    spectator: str
    #: Who does what a host does, and all who should have the host's rights.
    host: Person
    hosts: set[str]
    #: Who should be able to look on without a seat.
    watchers: set[str] = field(default_factory=set)
    #: Whether an invitation is enough for that.
    may_watch: bool = True
    #: A program that looks on by the spectators' link.
    screen: Line | None = None
    #: How many deeds were done there.
    deeds: int = 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.where}"


class Evening:
    """Ada's table and others, and all that can happen at their seats. After each deed every link ever given is tried."""

    def __init__(self, home: House, seed: int) -> None:
        self.home = home
        self.keys = Keys(home)
        self.lots = random.Random(seed)
        self.done: Counter[str] = Counter()
        #: All tables, and the one at which something is done now.
        self.rounds: list[Round] = []
        self.at: Round
        self.steps = 0
        self.ada = self.keys.person("Ada")
        self.guests = [self.keys.person(name) for name in ("Bruno", "Carla", "Dino")]
        self.phones = [self.keys.person(f"{name}'s phone") for name in ("Bruno", "Carla", "Dino")]
        self.host_phone = self.keys.person("Ada's phone")
        #: Who holds which place, when it was last looked at.
        self.holders: dict[int | None, set[str]] = {}

    @property
    def path(self) -> str:
        return self.at.path

    async def begin(self, game: str = "talismani", host: Person | None = None) -> Answer:
        host = host or self.ada
        wish = {"game": game, "players": 3, "beat": 0, "fill": "random", "host": {"name": host.name}}
        answer = await host.post("/api/tables", wish)
        assert answer.status == 201, answer
        self._go_to(Round(*_ways_in(answer.json), host, {host.name}))
        return answer

    def _go_to(self, table: Round) -> None:
        self.at = table
        if table not in self.rounds:
            self.rounds.append(table)

    async def who_holds(self, place: int | None) -> list[Person]:
        """Those whose browser has a seat, or the host's rights (None)."""
        found = []
        for person in self.keys.people.values():
            answer = await person.get(self.path)
            you: dict[str, Any] = answer.json["you"] if answer.status == 200 else {"seats": [], "host": False}
            if you["host"] if place is None else place in you["seats"]:
                found.append(person)
        return found

    async def do(self, deed: str, seat: int = 1, guest: int = 0) -> bool:
        """A deed, if it can be done now. Whatever it is, links and sessions open what they should afterwards."""
        happened = await self.attempt(deed, seat, guest)
        if happened:
            self.done[deed] += 1
            await self.look()
        await self.check()
        return happened

    async def check(self) -> None:
        """Try every link at this table and, as that takes long, at one of the others: at each of them in turn."""
        others = [other for other in self.rounds if other is not self.at]
        if others and TIMES == 1:
            others = [others[self.steps % len(others)]]
        self.steps += 1
        for other in others:
            await self._check_at(other)
        self.holders = await self._check_at(self.at)

    async def _check_at(self, at: Round) -> dict[int | None, set[str]]:
        holders = await self.keys.check(at.where)
        assert holders[None] == at.hosts
        assert self.keys.looking_on[at.where] == at.watchers - set().union(*holders.values())
        return holders

    def may_be_done(self, table: Table, deed: str, seat: int, guest: int) -> bool:
        """Whether the deed makes sense now, as far as one can tell without trying."""
        sits, holders = table.seats[seat], self.holders[seat]
        if deed in ("sit", "bot"):
            return sits.kind == "open"
        if deed == "free":
            return sits.kind != "open"
        if deed in ("phone", "leave"):
            return self.guests[guest].name in holders
        if deed in ("standin", "back"):
            return table.stage == "playing" and sits.kind == "person" and sits.standin == (deed == "back")
        if deed == "own new link":
            return bool(holders)
        if deed == "play":
            return any(self.holders[asked] for asked in table.waiting)
        if deed in ("send away", "send host away"):
            return len(self.holders[None] if deed == "send host away" else holders) > 1
        name, at = self.guests[guest].name, self.at
        is_here = any(name in mine for mine in self.holders.values())
        if deed == "ask":
            return table.stage != "finished" and not is_here
        if deed in ("let in", "not now"):
            return bool(table.setup.guests) and (deed == "not now" or sits.kind != "person")
        if deed in ("watch", "screen"):
            return name not in at.watchers and (deed == "screen" or table.stage != "open")
        if deed == "let go":
            return (is_here or name in at.watchers) and name not in at.hosts
        if deed in ("another table", "other table"):
            return len(self.rounds) < 3 if deed == "another table" else len(self.rounds) > 1
        return True

    async def attempt(self, deed: str, seat: int, guest: int) -> bool:
        """Whether the deed could be done, and was."""
        person, host, path, at = self.guests[guest], self.at.host, self.path, self.at
        answer: Answer | None = None
        if deed == "sit":
            await person.post(f"{path}/enter", {"token": at.invite})
            answer = await person.post(f"{path}/sit", {"person": {"name": person.name}, "seat": seat})
        elif deed == "pass on":
            free = tokens(await host.ok("GET", f"{path}/links"))
            if seat in free and (await host.ok("GET", path))["table"]["seats"][seat]["kind"] != "person":
                answer = await person.post(f"{path}/enter", {"token": free[seat]})
                answer = await person.post(f"{path}/sit", {"person": {"name": person.name}, "seat": seat})
            elif seat in free and seat:
                answer = await person.post(f"{path}/enter", {"token": free[seat]})
        elif deed == "leave":
            answer = await person.post(f"{path}/leave?seat={seat}")
        elif deed in ("bot", "free", "standin", "back", "renew"):
            answer = await host.post(f"{path}/seats/{seat}", {"do": deed}) if seat else None
        elif deed == "start":
            answer = await host.post(f"{path}/start")
        elif deed == "phone":
            answer = await self._phone(person, seat)
        elif deed == "own new link":
            answer = await self._own_new_link(seat)
        elif deed == "send away":
            answer = await self._send_away(seat)
        elif deed == "host on a phone":
            links = await host.ok("GET", f"{path}/links")
            answer = await self.host_phone.post(f"{path}/enter", {"token": token_in(links["host"])})
            at.hosts.add(self.host_phone.name)
        elif deed == "new host link":
            answer = await self._own_new_link(None)
        elif deed == "send host away":
            answer = await self._send_away(None)
        elif deed == "new links":
            answer = await self._new_links()
        elif deed == "play":
            answer = await self._play()
        elif deed == "rematch":
            answer = await self._rematch(person)
        elif deed == "another table":
            answer = await self.begin("indy", person)
        elif deed == "other table":
            self._go_to(self.lots.choice([other for other in self.rounds if other is not at]))
            return True
        elif deed == "let go":
            answer = await person.call("DELETE", f"/api/mine/{at.where}")
            at.watchers.discard(person.name)
            # The link still opens the seat, for whoever may have it on another device.
            self.keys.forget(at.where, person.name)
        else:
            answer = await self._come_late(deed, seat, person)
        return answer is not None and answer.status in (200, 201)

    async def _come_late(self, deed: str, seat: int, person: Person) -> Answer | None:
        """What somebody does who finds the seats taken, and what the host says to that."""
        at, answer = self.at, None
        if deed == "watching":
            at.may_watch = not at.may_watch
            answer = await at.host.call("PATCH", at.path, {"watch": at.may_watch})
        elif deed in ("watch", "ask"):
            await person.post(f"{at.path}/enter", {"token": at.invite})
            answer = await person.post(f"{at.path}/{deed}", {"name": person.name} if deed == "ask" else {})
            assert deed == "ask" or at.may_watch or answer.json["key"] == "error-no-watching"
        elif deed == "screen":
            answer = await person.post(f"{at.path}/enter", {"token": at.spectator})
            at.screen = await self.home.visitor().line()
            assert (await at.screen.hello(at.where, token=at.spectator))["you"]["seat"] is None
        elif deed in ("let in", "not now"):
            guest = self.lots.choice((await at.host.ok("GET", at.path))["table"]["guests"])
            wish = {"seat": seat} if deed == "let in" else {}
            answer = await at.host.post(f"{at.path}/guests/{guest['id']}", wish)
            if deed == "let in" and answer.status == 200:
                if not await self._agree(guest["id"]):
                    return None
                assert [one.name for one in await self.who_holds(seat)] == [guest["name"]]
        if deed in ("watch", "screen") and answer is not None and answer.status == 200:
            at.watchers.add(person.name)
        return answer

    async def _agree(self, guest: str) -> bool:
        """Whoever else sits there says yes. False: a seat that is asked is nobody's."""
        for seat in range(3):
            for one in (await self.at.host.ok("GET", self.path))["table"]["guests"]:
                if one["id"] == guest and seat in one["asked"]:
                    holders = await self.who_holds(seat)
                    if not holders:
                        return False
                    await holders[0].ok("POST", f"{self.path}/guests/{guest}/consent", {"yes": True})
        return True

    async def _new_links(self) -> Answer:
        """The host takes back what everybody got with whom the table was shared: nobody who came by it looks on."""
        at = self.at
        answer = await at.host.call("PATCH", at.path, {"renew_links": True})
        links = await at.host.ok("GET", f"{at.path}/links")
        at.invite, at.spectator = token_in(links["invite"]), token_in(links["spectator"])
        at.hosts, at.watchers = {at.host.name}, set()
        if at.screen is not None:
            assert "gone" in [frame["t"] for frame in await at.screen.all_frames()]
            at.screen = None
        return answer

    async def _phone(self, person: Person, seat: int) -> Answer | None:
        """Somebody goes on with their seat on their phone, too."""
        if person not in await self.who_holds(seat):
            return None
        own = tokens(await person.ok("GET", f"{self.path}/links"))[seat]
        return await self.phones[self.guests.index(person)].post(f"{self.path}/enter", {"token": own})

    async def _own_new_link(self, place: int | None) -> Answer | None:
        """One of those who hold a place wants it for themselves."""
        holders = await self.who_holds(place)
        if not holders:
            return None
        asker = self.lots.choice(holders)
        if place is not None:
            await self._use_as_a_program(asker, place)
        answer = await asker.post(f"{self.path}/devices", {"do": "renew", "seat": place})
        assert answer.status == 200, answer
        assert await self.who_holds(place) == [asker]
        if place is None:
            self.at.hosts, self.at.host = {asker.name}, asker
        return answer

    async def _send_away(self, place: int | None) -> Answer | None:
        """One of those who hold a place sends another of them away; the others stay."""
        holders = await self.who_holds(place)
        if len(holders) < 2:
            return None
        asker, other = self.lots.sample(holders, 2)
        device = next(
            one["id"]
            for mine in (await other.ok("GET", f"{self.path}/devices"))["places"]
            if mine["seat"] == place
            for one in mine["devices"]
            if one["this"]
        )
        wish = {"do": "away", "seat": place, "device": device}
        assert await other.no("POST", f"{self.path}/devices", wish) == "error-own-device"
        answer = await asker.post(f"{self.path}/devices", wish)
        assert answer.status == 200, answer
        assert await self.who_holds(place) == [one for one in holders if one is not other]
        if place is None:
            self.at.hosts.discard(other.name)
            self.at.host = asker
        return answer

    async def _use_as_a_program(self, person: Person, seat: int) -> None:
        """A program looks through the seat by its link, until the link is renewed."""
        own = tokens(await person.ok("GET", f"{self.path}/links"))[seat]
        line = self.program = await self.home.visitor().line()
        assert (await line.hello(self.at.where, token=own))["t"] == "state"

    async def look(self) -> None:
        """Everybody who has a seat looks through it, and sees their own link; they and the others look on, if they may."""
        where = self.at.where
        for person in self.keys.people.values():
            entered = await person.get(self.path)
            mine: list[int] = entered.json["you"]["seats"] if entered.status == 200 else []
            if mine or (entered.status == 200 and entered.json["you"]["host"]):
                await person.ok("GET", f"{self.path}/links")
                places: list[int | None] = [*mine] or [None]
                for seat in places:
                    if await _is_shown_out(person.looking.get((where, seat))):
                        await person.look(where, seat)
            elif person.name not in self.at.watchers:
                continue
            if await _is_shown_out(person.looking_on.get(where)):
                await person.look_on(where)

    async def _play(self) -> Answer | None:
        """Somebody answers what they are asked: hands are others afterwards."""
        table = (await self.home.hall.get(self.at.where)).table
        seat = self.lots.choice([asked for asked in table.waiting if self.holders[asked]])
        holders = await self.who_holds(seat)
        told = (await holders[0].post(f"{self.path}/hello", {"t": "hello", "table": table.id, "seat": seat})).json
        question = told["question"]
        if question is None:
            return None
        act = {"t": "act", "id": f"a{told['v']}", "decision": question["decision"], "on": told["v"]}
        act["action"] = self.lots.choice(question["options"])
        return await holders[0].post(f"{self.path}/send?seat={seat}", act)

    async def _rematch(self, person: Person) -> Answer | None:
        """The game is played to its end by bots that keep everybody's seat; whoever sits there asks for the next."""
        at = self.at
        loaded = await self.home.hall.get(at.where)
        if loaded.table.stage == "open":
            return None
        for seat in loaded.table.seats:
            if seat.kind == "person" and loaded.table.stage == "playing":
                await at.host.ok("POST", f"{at.path}/seats/{seat.number}", {"do": "standin", "bot": "random"})
        await until(lambda: loaded.table.stage == "finished")
        await self._check_at(at)
        mine = (await person.get(at.path)).json.get("you", {"seats": []})["seats"]
        asker = person if mine else at.host
        again = await asker.post(f"{at.path}/rematch")
        if again.status == 201:
            # Whoever looked on does so there, too; what the table was is looked at by the same links as before.
            self._go_to(Round(*_ways_in(again.json), asker, {asker.name}, set(at.watchers)))
        return again


def _ways_in(created: dict[str, Any]) -> tuple[str, str, str]:
    """The table, the tokens of its invitation and of its spectators' link."""
    return created["table"]["id"], token_in(created["invite"]), token_in(created["spectator"])


async def _is_shown_out(line: Line | None) -> bool:
    """Whether somebody looks no more, or has never looked."""
    return line is None or "gone" in [frame["t"] for frame in await line.all_frames()]


@in_loop
async def test_every_link_ever_given_is_tried_after_each_change_of_who_sits(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        evening = Evening(home, 0)
        await evening.begin()
        for deed, seat, guest in (
            ("sit", 1, 0),
            ("pass on", 2, 1),
            ("leave", 1, 0),
            ("pass on", 1, 2),
            ("free", 1, 0),
            ("bot", 1, 0),
            ("free", 1, 0),
            ("sit", 1, 0),
            ("renew", 1, 0),
            ("pass on", 1, 2),
            ("leave", 2, 1),
            ("start", 0, 0),
            ("leave", 1, 2),
            ("back", 1, 2),
            ("standin", 1, 2),
            ("renew", 1, 2),
            ("pass on", 1, 0),
            ("phone", 1, 0),
            ("send away", 1, 0),
            ("own new link", 1, 0),
            ("host on a phone", 0, 0),
            ("send host away", 0, 0),
            ("host on a phone", 0, 0),
            ("new host link", 0, 0),
            ("screen", 0, 1),
            ("watch", 0, 2),
            ("watching", 0, 0),
            ("new links", 0, 0),
            ("ask", 0, 1),
            ("not now", 0, 0),
            ("ask", 0, 1),
            ("free", 1, 0),
            ("let in", 1, 1),
            ("let go", 0, 1),
            ("pass on", 1, 1),
            ("another table", 0, 2),
            ("ask", 0, 0),
            ("let in", 1, 0),
            ("sit", 2, 1),
            ("start", 0, 0),
            ("let go", 0, 1),
            ("other table", 0, 0),
        ):
            assert await evening.do(deed, seat, guest), (deed, seat, guest)
        assert "gone" in [frame["t"] for frame in await evening.program.all_frames()]
        holder = (await evening.who_holds(1))[0]
        await evening.do("rematch", 1, evening.guests.index(holder) if holder in evening.guests else 0)
        for deed, seat, guest in (
            ("free", 2, 0),
            ("sit", 2, 2),
            ("start", 0, 0),
            ("phone", 2, 2),
            ("own new link", 2, 2),
        ):
            assert await evening.do(deed, seat, guest), (deed, seat, guest)
        assert await evening.do("free", 2, 0)


#: How many times as many evenings as usual, as for the battery.
TIMES = int(os.environ.get("TAVOLATA_BATTERY", "1"))
#: All that can happen.
DEEDS = ["sit", "pass on", "leave", "bot", "free", "standin", "back", "renew", "start", "play", "rematch", "phone",
         "own new link", "send away", "new links", "host on a phone", "new host link", "send host away", "screen", "watch",
         "watching", "ask", "let in", "not now", "let go", "another table", "other table"]  # fmt: skip
#: A table has begun after so many deeds, and has a rematch after so many more.
OPEN_FOR, PLAYED_FOR = 6, 14
STEPS = 45
#: What can be done depends on what bots do meanwhile: so many evenings more where something has not happened yet.
FURTHER = 6


async def random_deed(evening: Evening) -> str:
    """One of the deeds that are possible now, mostly one that has seldom been done."""
    lots, since = evening.lots, evening.at.deeds
    evening.at.deeds += 1
    table = (await evening.home.hall.get(evening.at.where)).table
    deeds = lots.sample([deed for deed in DEEDS if deed not in ("start", "rematch")], len(DEEDS) - 2)
    if lots.random() < 0.7:
        deeds.sort(key=lambda deed: evening.done[deed])
    if table.stage == "open" and since >= OPEN_FOR:
        deeds.insert(0, "start")
    elif table.stage == "finished" or since >= OPEN_FOR + PLAYED_FOR:
        deeds.insert(0, "rematch")
    for deed in deeds:
        for seat, guest in lots.sample([(seat, guest) for seat in (1, 2) for guest in range(3)], 6):
            if evening.may_be_done(table, deed, seat, guest) and await evening.attempt(deed, seat, guest):
                evening.done[deed] += 1
                await evening.look()
                return deed
    raise AssertionError("nothing is possible any more")


@in_loop
async def test_every_link_ever_given_is_tried_over_random_evenings(tmp_path: Path) -> None:
    done: Counter[str] = Counter()
    for seed in range(3 * TIMES + FURTHER):
        if seed >= 3 * TIMES and set(done) == set(DEEDS):
            break
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with house(folder) as home:
            evening = Evening(home, seed)
            await evening.begin()
            await evening.check()
            for _ in range(STEPS):
                await random_deed(evening)
                await evening.check()
            done += evening.done
    assert set(done) == set(DEEDS), f"never happened: {set(DEEDS) - set(done)}"


@in_loop
async def test_a_rematch_gives_each_their_own_link_and_nobody_anothers(tmp_path: Path) -> None:
    """Bruno, who is not the host, asks for it; a bot sits at the third seat, as before."""
    async with house(tmp_path) as home:
        keys = Keys(home)
        ada, bruno = keys.person("Ada"), keys.person("Bruno")
        wish = {"game": "indy", "players": 3, "beat": 0, "fill": "random", "host": {"name": "Ada"}}
        created = await ada.ok("POST", "/api/tables", wish)
        where = created["table"]["id"]
        await bruno.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await bruno.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno"}})
        await ada.ok("POST", f"/api/tables/{where}/start")
        lines = [await ada.line(), await bruno.line()]
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        again = await bruno.ok("POST", f"/api/tables/{where}/rematch")
        new = again["table"]["id"]
        assert list(tokens(again)) == [1]
        await bruno.ok("POST", f"/api/tables/{new}/start")
        for person, seat in ((ada, 0), (bruno, 1)):
            assert list(tokens(await person.ok("GET", f"/api/tables/{new}/links"))) == [seat]
            await person.look(new, seat)
        await keys.check(new)
        # The links that the empty table had before anybody sat there open nothing, whoever could have made them out.
        for seat in range(3):
            first = home.hall.links.token(new, f"seat-{seat}", 0)
            assert await home.visitor().no("POST", f"/api/tables/{new}/enter", {"token": first}) == "error-link"


@in_loop
async def test_the_second_game_of_a_match_has_links_of_its_own(tmp_path: Path) -> None:
    """It begins at once, with everybody in their seats: nothing that the first was opened with opens it, nor the reverse."""
    async with house(tmp_path) as home:
        keys = Keys(home)
        ada, bruno, watcher = (keys.person(name) for name in ("Ada", "Bruno", "Wanda"))
        wish = {"game": "isola", "players": 2, "beat": 0, "match": True, "host": {"name": "Ada", "deck": MINE}}
        created = await ada.ok("POST", "/api/tables", wish)
        first = created["table"]["id"]
        await bruno.ok("POST", f"/api/tables/{first}/enter", {"token": token_in(created["invite"])})
        await bruno.ok("POST", f"/api/tables/{first}/sit", {"person": {"name": "Bruno", "deck": THEIRS}})
        await watcher.ok("POST", f"/api/tables/{first}/enter", {"token": token_in(created["spectator"])})
        await ada.ok("POST", f"/api/tables/{first}/start")
        await keys.check(first)
        await finish(first, ada, bruno)
        again = await bruno.ok("POST", f"/api/tables/{first}/rematch")
        second = again["table"]["id"]
        assert (again["table"]["stage"], list(tokens(again))) == ("playing", [1])
        for where, host in ((second, "Bruno"), (first, "Ada")):
            for person, seat in ((ada, 0), (bruno, 1)):
                await person.look(where, seat)
                await person.ok("GET", f"/api/tables/{where}/links")
            await watcher.look_on(where)
            assert await keys.check(where) == {0: {"Ada"}, 1: {"Bruno"}, None: {host}}
            assert keys.looking_on[where] == {"Wanda"}


@pytest.mark.parametrize("damaged", [b"", b"x", b"x" * 31])
def test_a_damaged_secret_is_refused(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "secret").write_bytes(damaged)
    with pytest.raises(SetupError) as refusal:
        secret_of(tmp_path)
    assert refusal.value.key == "error-secret"


def test_an_address_that_is_not_here_is_named_with_its_reason() -> None:
    with pytest.raises(SetupError) as refusal:
        listening_socket(Plan(host="198.51.100.7", port=8123))
    assert refusal.value.key == "error-bind"


@pytest.mark.parametrize("url", ["foo", "mysql://ada:secret@localhost/tables"])
def test_only_databases_that_can_be_used_are_tried(tmp_path: Path, url: str) -> None:
    with pytest.raises(SetupError) as refusal:
        open_store(Plan(database=url), tmp_path)
    assert refusal.value.key == "error-database-kind"
    assert "secret" not in str(refusal.value)
