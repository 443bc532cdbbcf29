"""Whoever wants to be is called when it is their turn: once, at the right time, and nobody else reads it."""

from __future__ import annotations

import asyncio
import email
import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.exceptions import InvalidTag

from server.receivers import LOOPBACK, Browser, Receiver, mail_box, receiver, tls_pair, vapid_claims
from server.tables import House, Visitor, house, in_loop, token_in, until
from tavolata.server.hall import LiveTable
from tavolata.server.nudges import outbox
from tavolata.server.nudges.mail import Mailer
from tavolata.server.nudges.sender import Pace
from tavolata.server.nudges.settings import MailServer, NudgeSettings
from tavolata.server.store import NUDGE_WAYS, NUDGES

#: At once, and without waiting between two messages.
AT_ONCE = Pace(digest=0.0, start=0.0, retry=0.05, sweep=0.2)
NEVER = Pace(start=3600.0)
#: From a move until whoever is asked is called.
MOST_SECONDS = 2.0


async def laid(home: House, service: Receiver, **wish: Any) -> tuple[str, list[Visitor], list[Browser]]:
    """A table of Indy for two that has not begun. Both want to be called."""
    where, people, _ = await home.table(2, start=False, name="Friday", **wish)
    browsers = [Browser(service, f"{where}-{seat}") for seat in range(2)]
    for person, browser in zip(people, browsers, strict=True):
        await person.ok("POST", f"/api/tables/{where}/nudges", browser.wish())
    return where, people, browsers


async def begin(home: House, where: str, people: list[Visitor]) -> int:
    """Begin; who is asked first."""
    await people[0].ok("POST", f"/api/tables/{where}/start")
    (first, *_) = (await home.hall.get(where)).table.waiting
    return first


async def answer(home: House, where: str, person: Visitor, seat: int) -> None:
    """Answer whatever is asked."""
    state = await person.ok("POST", f"/api/tables/{where}/hello", {"table": where, "seat": seat})
    question = state["question"]
    act = {"t": "act", "id": f"{seat}-{state['v']}", "decision": question["decision"], "on": state["v"]}
    await person.ok("POST", f"/api/tables/{where}/send?seat={seat}", {**act, "action": question["options"][0]})


async def asked(live: LiveTable, seat: int) -> None:
    await until(lambda: live.table.waiting == [seat])


async def rows(home: House, kind: sa.Table = NUDGES) -> list[sa.Row[Any]]:
    return await home.site.store.run(lambda connection: list(connection.execute(sa.select(kind))))


@in_loop
async def test_a_wish_to_be_called_that_comes_late_is_that_of_nobody(tmp_path: Path) -> None:
    """A call may take two minutes to come whole; meanwhile whoever began it was sent away."""
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, (_, bruno), _ = await home.table(2, start=False)
        path, spy = f"/api/tables/{where}", home.visitor()
        own = (await bruno.ok("GET", f"{path}/links"))["seats"][0]["path"]
        await spy.ok("POST", f"{path}/enter", {"token": token_in(own)})
        spy.body_comes = asyncio.Event()
        late = asyncio.ensure_future(spy.post(f"{path}/nudges", Browser(service, "spy").wish()))
        await until(lambda: spy.body_awaited)
        await bruno.ok("POST", f"{path}/devices", {"do": "renew", "seat": 1})
        spy.body_comes.set()
        assert (await late).json["key"] == "error-not-your-seat"
        assert await rows(home, NUDGE_WAYS) == []


@in_loop
async def test_whoever_is_asked_is_called_at_once_and_only_their_browser_can_read_it(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, browsers = await laid(home, service)
        first = await begin(home, where, people)
        (message,) = await service.heard()
        # The machine of a test may be busy; a quiet one needs little more than this.
        assert outbox.GRACE_SECONDS < 1.0
        told = browsers[first].read(message.body)
        names = ["Ada", "Bruno"]
        assert told["title"] == f"{names[first]}, it is your turn"
        assert (told["body"], told["url"], told["tables"]) == ("Friday · Indy", f"/t/{where}", [where])
        # No key of a seat is in it: what opens the table is in the browser already.
        assert set(told) == {"title", "body", "url", "tables", "stops", "stop", "language"}
        with pytest.raises(InvalidTag):
            browsers[1 - first].read(message.body)
        claims = vapid_claims(message)
        assert claims["aud"] == f"http://127.0.0.1:{service.port}"
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        offered = await people[0].ok("GET", f"/api/tables/{where}/nudges")
        assert claims["key"] == offered["push_key"]
        assert message.headers["content-encoding"] == "aes128gcm"
        assert int(message.headers["ttl"]) > 0


@in_loop
async def test_a_message_goes_out_within_two_seconds_of_the_move(tmp_path: Path) -> None:
    """At the usual pace, on a server that has been up for a while."""
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=Pace(start=0.0)) as home:
        lasted = []
        for number in range(1, 4):
            where, people, _ = await laid(home, service)
            began = time.monotonic()
            await begin(home, where, people)
            await service.heard(number)
            lasted.append(time.monotonic() - began)
        # The machine of a test may be busy for a moment.
        assert sorted(lasted)[1] < MOST_SECONDS, lasted


@in_loop
async def test_nobody_is_called_twice_for_the_same_turn_and_again_for_the_next(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, browsers = await laid(home, service)
        first = await begin(home, where, people)
        await service.heard(1)
        await answer(home, where, people[first], first)
        second = (await home.hall.get(where)).table.waiting
        assert second == [1 - first]
        await service.heard(2)
        await asyncio.sleep(0.5)
        assert [message.path for message in service.received] == [
            f"/push/{where}-{first}",
            f"/push/{where}-{1 - first}",
        ]
        # The first one's line is struck out, the second one's stays as long as they are awaited.
        assert [(row.seat, row.due) for row in await rows(home)] == [(1 - first, None)]
        assert browsers[1 - first].read(service.received[1].body)["tables"] == [where]


@in_loop
async def test_whoever_has_the_table_open_is_called_only_if_they_do_not_answer(tmp_path: Path) -> None:
    pace = AT_ONCE._replace(open=1.5)
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=pace) as home:
        where, people, _ = await laid(home, service)
        lines = [await person.line() for person in people]
        for seat, line in enumerate(lines):
            await line.hello(where, seat)
        await begin(home, where, people)
        (row,) = await rows(home)
        assert row.due > row.at + 30
        # As if so much time had gone by.
        await _set_due(home, row.at)
        await asyncio.sleep(0.4)
        assert not service.received
        await service.heard(1)
        assert time.time() >= row.at + 1.5


async def _set_due(home: House, due: float) -> None:
    await home.site.store.write(lambda connection: connection.execute(NUDGES.update().values(due=due)))
    home.hall.outbox.woken.set()


@in_loop
async def test_a_process_that_died_after_the_commit_leaves_the_call_to_the_next(tmp_path: Path) -> None:
    async with receiver() as service:
        async with house(tmp_path, nudges=LOOPBACK, pace=NEVER) as home:
            where, people, browsers = await laid(home, service)
            first = await begin(home, where, people)
        assert not service.received
        async with house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE):
            (message,) = await service.heard(1)
            assert browsers[first].read(message.body)["tables"] == [where]


@in_loop
async def test_a_process_that_died_while_it_called_calls_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "LEASE_SECONDS", 0.5)
    async with receiver() as service:
        service.slow = 30.0
        async with house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
            where, people, _ = await laid(home, service)
            await begin(home, where, people)
            await service.heard(1)
        service.slow = 0.0
        async with house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
            await service.heard(2)
            await home.site.sender.sent_all()
            await asyncio.sleep(0.7)
        assert len(service.received) == 2


@in_loop
async def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    for status in (404, 410):
        folder = tmp_path / str(status)
        folder.mkdir()
        async with receiver() as service, house(folder, nudges=LOOPBACK, pace=AT_ONCE) as home:
            service.statuses = [status]
            where, people, _ = await laid(home, service)
            first = await begin(home, where, people)
            await service.heard(1)
            await home.site.sender.sent_all()
            assert [row.seat for row in await rows(home, NUDGE_WAYS)] == [1 - first]
            assert (await people[first].ok("GET", f"/api/tables/{where}/nudges"))["ways"] == []


@in_loop
async def test_a_service_that_has_too_much_to_do_is_asked_later(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        service.statuses, service.headers = [429, 500, 201], {"Retry-After": "1"}
        where, people, browsers = await laid(home, service)
        began = time.monotonic()
        first = await begin(home, where, people)
        await service.heard(3)
        assert time.monotonic() - began > 2.0
        await home.site.sender.sent_all()
        assert [row.due for row in await rows(home)] == [None]
        assert len({browsers[first].read(message.body)["title"] for message in service.received}) == 1


@in_loop
async def test_a_service_that_refuses_is_left_alone_until_the_next_turn(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        service.statuses = [403]
        where, people, _ = await laid(home, service)
        await begin(home, where, people)
        await service.heard(1)
        await asyncio.sleep(0.5)
        assert len(service.received) == 1
        assert len(await rows(home, NUDGE_WAYS)) == 2


@in_loop
async def test_a_slow_service_holds_up_nobody_else(tmp_path: Path) -> None:
    async with (
        receiver() as slow,
        receiver() as quick,
        house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home,
    ):
        slow.slow = 60.0
        home.site.sender.outgoing._time_limit = 0.6
        one, people_of_one, _ = await laid(home, slow)
        other, people_of_other, _ = await laid(home, quick)
        await begin(home, one, people_of_one)
        await slow.heard(1)
        await begin(home, other, people_of_other)
        await quick.heard(1)
        # It had its time, and is tried again.
        await slow.heard(2)


@in_loop
async def test_several_tables_are_told_together(tmp_path: Path) -> None:
    pace = AT_ONCE._replace(digest=1.5)
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=pace) as home:
        browser = Browser(service)
        tables = []
        for name in ("One", "Two", "Three"):
            host = home.visitor()
            wish = {"game": "indy", "players": 2, "fill": "random", "name": name, "language": "en", "beat": 0}
            created = await host.ok("POST", "/api/tables", {**wish, "host": {"name": "Ada"}})
            where = created["table"]["id"]
            await host.ok("POST", f"/api/tables/{where}/nudges", browser.wish())
            tables.append((where, host))
        for where, host in tables:
            await host.ok("POST", f"/api/tables/{where}/start")
            await asked(await home.hall.get(where), 0)
            if where == tables[0][0]:
                await service.heard(1)
        first, second = await service.heard(2)
        assert browser.read(first.body)["body"] == "One · Indy"
        told = browser.read(second.body)
        assert told["title"] == "It is your turn at 2 tables"
        assert (told["body"], told["url"]) == ("Two, Three", "/")
        await asyncio.sleep(0.5)
        assert len(service.received) == 2


@in_loop
async def test_in_quiet_hours_nothing_is_sent(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, browsers = await laid(home, service)
        hour = time.gmtime().tm_hour
        for person, browser in zip(people, browsers, strict=True):
            quiet = browser.wish(quiet_from=hour, quiet_until=(hour + 2) % 24, zone="UTC")
            await person.ok("POST", f"/api/tables/{where}/nudges", quiet)
        await begin(home, where, people)
        await asyncio.sleep(1.2)
        assert not service.received
        (row,) = await rows(home)
        assert 3600 <= row.due - time.time() <= 7200


@in_loop
async def test_quiet_hours_hold_for_every_way_of_a_seat_and_can_be_changed(tmp_path: Path) -> None:
    """A webhook that was added before is silent too; what waits for the old hours goes out when they are gone."""
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, _ = await laid(home, service)
        path, hour = f"/api/tables/{where}/nudges", time.gmtime().tm_hour
        quiet = {"quiet_from": hour, "quiet_until": (hour + 2) % 24, "zone": "UTC"}
        for seat, person in enumerate(people):
            await person.ok("POST", path, {"kind": "webhook", "address": service.address(f"/hook{seat}")})
            ways = (await person.ok("PATCH", path, {**quiet, "seat": seat}))["ways"]
            assert {(way["kind"], way["quiet_from"], way["quiet_until"]) for way in ways} == {
                (kind, hour, (hour + 2) % 24) for kind in ("push", "webhook")
            }
        first = await begin(home, where, people)
        await asyncio.sleep(1.0)
        assert not service.received
        # Nobody changes the hours of a seat that is not theirs, and no hour is 24.
        none = {"quiet_from": 0, "quiet_until": 0}
        assert await people[1 - first].no("PATCH", path, {**none, "seat": first}) == "error-not-your-seat"
        assert (await people[first].call("PATCH", path, {**none, "quiet_from": 24})).status == 400
        await people[first].ok("PATCH", path, none)
        heard = await service.heard(2)
        assert {message.path for message in heard} == {f"/hook{first}", f"/push/{where}-{first}"}


@in_loop
async def test_whoever_stops_it_is_not_called(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, browsers = await laid(home, service)
        (way,) = (await people[1].ok("GET", f"/api/tables/{where}/nudges"))["ways"]
        assert (way["this"], way["kind"], way["shown"], way["seat"]) == (True, "push", "127.0.0.1", 1)
        # Of what others chose nobody hears, and nobody stops it.
        assert (await people[0].ok("DELETE", f"/api/tables/{where}/nudges/{way['id']}"))["ways"][0]["id"] != way["id"]
        assert len(await rows(home, NUDGE_WAYS)) == 2
        assert (await people[1].ok("DELETE", f"/api/tables/{where}/nudges/{way['id']}"))["ways"] == []
        first = await begin(home, where, people)
        if first == 0:
            # One tap in the message, without any cookie.
            (message,) = await service.heard(1)
            (token,) = browsers[0].read(message.body)["stops"]
            stranger = home.visitor()
            assert (await stranger.ok("POST", "/api/nudges/answer", {"token": token}))["done"] == "stopped"
            assert await stranger.no("POST", "/api/nudges/answer", {"token": f"{way['id']}.nonsense"}) == "error-link"
            assert await rows(home, NUDGE_WAYS) == []
        else:
            await asyncio.sleep(1.0)
            assert not service.received


@in_loop
async def test_a_wish_ends_with_what_the_browser_holds(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=NEVER) as home:
        where, people, _ = await laid(home, service)
        host, guest = people
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"})
        assert [row.seat for row in await rows(home, NUDGE_WAYS)] == [0]
        assert not (await home.hall.get(where)).table.seats[1].nudged
        assert await guest.no("GET", f"/api/tables/{where}/nudges") == "error-not-your-seat"
        await host.ok("DELETE", f"/api/mine/{where}")
        assert await rows(home, NUDGE_WAYS) == []
        other, people, _ = await laid(home, service)
        await begin(home, other, people)
        assert await rows(home)
        await people[0].ok("DELETE", f"/api/tables/{other}")
        assert await rows(home) == await rows(home, NUDGE_WAYS) == []


@in_loop
async def test_only_a_browser_with_a_seat_may_ask_and_only_for_what_the_host_allows(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=NEVER) as home:
        where, people, _ = await home.table(2, start=False)
        path, browser = f"/api/tables/{where}/nudges", Browser(service)
        assert await home.visitor().no("POST", path, browser.wish()) == "error-not-your-seat"
        assert await people[0].no("POST", path, browser.wish(seat=1)) == "error-not-your-seat"
        links = await people[1].ok("GET", f"/api/tables/{where}/links")
        program = home.visitor()
        program.token = token_in(links["seats"][0]["path"])
        assert await program.no("POST", path, browser.wish()) == "error-nudge-browser"
        ask = people[0]
        assert await ask.no("POST", path, browser.wish(address="https://elsewhere.example/x")) == "error-nudge-host"
        for address in (
            "ftp://127.0.0.1/x",
            "http://a:b@127.0.0.1/x",
            "http://127.0.0.1/x#y",
            "http://[::1",
            "nonsense",
        ):
            assert await ask.no("POST", path, browser.wish(address=address)) in ("error-nudge-address",), address
        assert await ask.no("POST", path, browser.wish(p256dh="AAAA")) == "error-nudge-address"
        assert await ask.no("POST", path, browser.wish(auth="AAAA")) == "error-nudge-address"
        assert await ask.no("POST", path, {"kind": "mail", "address": "a@example.org"}) == "error-nudge-kind"
        for number in range(8):
            await ask.ok("POST", path, Browser(service, str(number)).wish())
        assert await ask.no("POST", path, browser.wish()) == "error-nudge-many"
        # The same one again is no further one.
        assert len((await ask.ok("POST", path, Browser(service, "0").wish()))["ways"]) == 8


@in_loop
async def test_a_browser_with_a_new_address_is_called_there(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, browsers = await laid(home, service)
        moved = [Browser(service, f"moved-{seat}") for seat in range(2)]
        for person, old, new in zip(people, browsers, moved, strict=True):
            wish = new.wish()
            fresh = {name: wish[name] for name in ("address", "p256dh", "auth")}
            # A stranger moves nobody.
            await home.visitor().ok("POST", "/api/nudges/renew", {"old": old.endpoint, **fresh})
            assert new.endpoint not in {row.address for row in await rows(home, NUDGE_WAYS)}
            await person.ok("POST", "/api/nudges/renew", {"old": old.endpoint, **fresh})
        # Known already, and once more the same: both change nothing.
        for old in (browsers[0], moved[0]):
            await people[0].ok("POST", f"/api/tables/{where}/nudges", old.wish())
            wish = moved[0].wish()
            fresh = {name: wish[name] for name in ("address", "p256dh", "auth")}
            await people[0].ok("POST", "/api/nudges/renew", {"old": old.endpoint, **fresh})
        assert len(await rows(home, NUDGE_WAYS)) == 2
        first = await begin(home, where, people)
        (message,) = await service.heard(1)
        assert message.path == f"/push/moved-{first}"
        moved[first].read(message.body)


@in_loop
async def test_of_two_processes_one_calls(tmp_path: Path, postgres_url: str) -> None:
    async with (
        receiver() as service,
        house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE, url=postgres_url) as one,
        house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE, url=postgres_url) as other,
    ):
        for _ in range(3):
            where, people, _ = await laid(one, service)
            await begin(one, where, people)
            # Both look at the same moment.
            other.hall.outbox.woken.set()
        await service.heard(3)
        await asyncio.sleep(1.0)
        await other.site.sender.sent_all()
        assert len(service.received) == len({message.path for message in service.received}) == 3
        assert [row.due for row in await rows(one)] == [None] * 3


@in_loop
async def test_a_webhook_is_called_and_one_that_fails_is_tried_again(tmp_path: Path) -> None:
    async with receiver() as service, house(tmp_path, nudges=LOOPBACK, pace=AT_ONCE) as home:
        where, people, _ = await home.table(2, start=False, name="Friday")
        hook = {"kind": "webhook", "address": service.address("/hook"), "language": "it"}
        for person in people:
            await person.ok("POST", f"/api/tables/{where}/nudges", hook)
        service.statuses = [500, 200]
        first = await begin(home, where, people)
        _, message = await service.heard(2)
        told = message.json
        assert told["title"] == f"{['Ada', 'Bruno'][first]}, tocca a te"
        assert told["link"] == f"http://tavolata.test/t/{where}"
        # Whatever the table has of keys, none is in it.
        seats = await people[first].ok("GET", f"/api/tables/{where}/links")
        assert token_in(seats["seats"][0]["path"]) not in message.body.decode()
        assert told["stop"].startswith("http://tavolata.test/nudges#")
        stop = told["stop"].partition("#")[2]
        assert (await home.visitor().ok("POST", "/api/nudges/answer", {"token": stop}))["done"] == "stopped"
        assert [row.seat for row in await rows(home, NUDGE_WAYS)] == [1 - first]


@in_loop
async def test_mail_is_asked_for_first_and_comes_only_after_a_yes(tmp_path: Path) -> None:
    certificate, believing = tls_pair(tmp_path)
    async with mail_box(certificate) as box:
        post = MailServer("localhost", box.port, True, "", "", "tavolata@example.org")
        settings = NudgeSettings(mail=post)
        async with house(tmp_path, nudges=settings, pace=AT_ONCE) as home:
            home.site.sender.mailer = Mailer(post, believing)
            where, people, _ = await home.table(2, start=False, name="Friday")
            path = f"/api/tables/{where}/nudges"
            for wrong in (
                *("ada", "ada@example.org\nBcc: b@example.org", "a@b@c", "<ada@example.org>", "ada@example..org"),
                # Decoded by whoever makes the mail: the end of a line, and a second receiver.
                *("=?utf-8?q?x=0D=0ARCPT?=@example.org", "=?utf-8?q?a=40b.org=2Cc?=@example.org"),
            ):
                assert await people[0].no("POST", path, {"kind": "mail", "address": wrong}) == "error-nudge-mail"
            for seat, person in enumerate(people):
                wish = {"kind": "mail", "address": f"seat{seat}@example.org", "language": "en"}
                (way,) = (await person.ok("POST", path, wish))["ways"]
                assert (way["confirmed"], way["shown"]) == (False, "s…@example.org")
            assert [to for to, _ in box.mails] == ["seat0@example.org", "seat1@example.org"]
            # Whoever calls the server by a number of their own does not have it send mails with links to there.
            spoofed = {"kind": "mail", "address": "victim@example.org", "language": "en"}
            asked = (await people[0].post(path, spoofed, host="203.0.113.6")).json["ways"][-1]
            await people[0].ok("DELETE", f"{path}/{asked['id']}")
            text = box.mails.pop()[1].replace("=\r\n", "")
            assert "http://tavolata.test/nudges#yes," in text
            assert "203.0.113.6" not in text
            first = await begin(home, where, people)
            await asyncio.sleep(1.0)
            assert len(box.mails) == 2
            await answer(home, where, people[first], first)
            yes = [_link_in(text) for _, text in box.mails]
            for token in yes:
                assert (await home.visitor().ok("POST", "/api/nudges/answer", {"token": token}))["done"] == "confirmed"
            await answer(home, where, people[1 - first], 1 - first)
            async with asyncio.timeout(20):
                while len(box.mails) < 3:
                    await asyncio.sleep(0.01)
            to, text = box.mails[2]
            (awaited,) = (await home.hall.get(where)).table.waiting
            assert to == f"seat{awaited}@example.org"
            assert f"http://tavolata.test/t/{where}" in text
            assert "List-Unsubscribe:" in text
            box.refuses = True
            assert (await people[0].call("POST", path, {"kind": "mail", "address": "x@example.org"})).status == 503
            assert len((await people[0].ok("GET", path))["ways"]) == 1


@in_loop
async def test_in_quiet_hours_no_mail_is_sent(tmp_path: Path) -> None:
    """Only the question whether mail is wanted, which answers what somebody just did; the call itself comes when the hours are over."""
    certificate, believing = tls_pair(tmp_path)
    async with mail_box(certificate) as box:
        post = MailServer("localhost", box.port, True, "", "", "tavolata@example.org")
        async with house(tmp_path, nudges=NudgeSettings(mail=post), pace=AT_ONCE) as home:
            home.site.sender.mailer = Mailer(post, believing)
            where, people, _ = await home.table(2, start=False, name="Friday")
            path, hour = f"/api/tables/{where}/nudges", time.gmtime().tm_hour
            quiet = {"quiet_from": hour, "quiet_until": (hour + 2) % 24, "zone": "UTC"}
            for seat, person in enumerate(people):
                await person.ok("POST", path, {"kind": "mail", "address": f"seat{seat}@example.org", **quiet})
            for _, text in list(box.mails):
                await home.visitor().ok("POST", "/api/nudges/answer", {"token": _link_in(text)})
            first = await begin(home, where, people)
            await asyncio.sleep(1.2)
            assert len(box.mails) == 2
            (row,) = await rows(home)
            assert 3600 <= row.due - time.time() <= 7200
            await people[first].ok("PATCH", path, {"quiet_from": 0, "quiet_until": 0})
            async with asyncio.timeout(20):
                while len(box.mails) < 3:
                    await asyncio.sleep(0.01)
            assert box.mails[2][0] == f"seat{first}@example.org"


def _link_in(text: str) -> str:
    plain = email.message_from_string(text).get_payload(decode=True)
    assert isinstance(plain, bytes)
    found = re.search(r"/nudges#yes,([A-Za-z0-9_.-]+)", plain.decode())
    assert found is not None
    return found[1]
