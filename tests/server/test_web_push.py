"""The example of RFC 8291, quiet hours, whom the server may call, and where its posts may go."""

from __future__ import annotations

import asyncio
import re
import socket
from datetime import datetime
from ipaddress import ip_address, ip_network
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.receivers import LOOPBACK, Receiver, bytes_of, receiver, text_of
from server.tables import in_loop
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.server.nudges.messages import Note, webhook_post
from tavolata.server.nudges.outgoing import NoAnswer, NotAllowed, Outgoing, address_problem, is_public
from tavolata.server.nudges.quiet import QuietHours
from tavolata.server.nudges.settings import PUSH_SERVICES, MailServer, NudgeSettings, nudge_settings
from tavolata.server.nudges.web_push import PushKeys, Vapid, encrypt


def test_the_example_of_rfc_8291_comes_out_letter_by_letter() -> None:
    private = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = ec.derive_private_key(private, ec.SECP256R1())
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = encrypt(b"When I grow up, I want to be a watermelon", keys, bytes_of("DGv6ra1nlYgDCS1FRnbzlw"), own)
    assert text_of(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_key_of_a_server_is_made_from_its_secret() -> None:
    one, again, other = (Vapid(secret).public_key for secret in (b"a" * 32, b"a" * 32, b"b" * 32))
    assert one == again != other
    assert len(bytes_of(one)) == 65


@pytest.mark.parametrize(
    ("start", "end", "now", "over"),
    [
        (22, 8, "2027-01-31 21:59", "2027-01-31 21:59"),
        (22, 8, "2027-01-31 22:00", "2027-02-01 08:00"),
        (22, 8, "2027-02-01 07:59", "2027-02-01 08:00"),
        (22, 8, "2027-02-01 08:00", "2027-02-01 08:00"),
        (13, 15, "2027-01-31 14:30", "2027-01-31 15:00"),
        (0, 0, "2027-01-31 03:00", "2027-01-31 03:00"),
        # In this night the clocks go forward.
        (22, 8, "2027-03-27 23:00", "2027-03-28 08:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(start: int, end: int, now: str, over: str) -> None:
    rome = ZoneInfo("Europe/Rome")
    quiet = QuietHours(start, end, "Europe/Rome")
    then = datetime.fromisoformat(now).replace(tzinfo=rome).timestamp()
    assert datetime.fromtimestamp(quiet.over_at(then), rome).strftime("%Y-%m-%d %H:%M") == over


def test_a_time_zone_that_nobody_knows_is_that_of_the_server() -> None:
    hour = datetime.now().hour
    assert (
        QuietHours(hour, (hour + 1) % 24, "Middle/Earth").over_at(datetime.now().timestamp())
        > datetime.now().timestamp()
    )


def test_the_host_says_who_may_be_called() -> None:
    assert nudge_settings({}) == NudgeSettings()
    assert nudge_settings({}).kinds == ["push"]
    assert nudge_settings({"TAVOLATA_PUSH": "off"}).kinds == []
    assert nudge_settings({"TAVOLATA_PUSH": "push.example.org"}).push_hosts == (*PUSH_SERVICES, "push.example.org")
    hooks = nudge_settings({"TAVOLATA_WEBHOOKS": "discord.com ntfy=push.example.org other.example.org"})
    assert hooks.webhooks == {"discord.com": "discord", "push.example.org": "ntfy", "other.example.org": "json"}
    assert nudge_settings({"TAVOLATA_WEBHOOK_NETWORKS": "192.168.1.0/24"}).networks == (ip_network("192.168.1.0/24"),)
    mail = nudge_settings({"TAVOLATA_MAIL": "smtp://a%40b:p%3Aw@mail.example.org?from=table@example.org"}).mail
    assert mail == MailServer("mail.example.org", 587, False, "a@b", "p:w", "table@example.org")
    for name, wrong in [
        ("TAVOLATA_PUSH", "https://push.example.org/"),
        ("TAVOLATA_WEBHOOKS", "fax=example.org"),
        ("TAVOLATA_WEBHOOK_NETWORKS", "home"),
        ("TAVOLATA_MAIL", "smtp://mail.example.org"),
        ("TAVOLATA_MAIL", "http://mail.example.org?from=a@b.example"),
    ]:
        with pytest.raises(SetupError) as refused:
            nudge_settings({name: wrong})
        assert refused.value.key == ("error-nudge-mail-server" if name == "TAVOLATA_MAIL" else "error-nudge-setting")


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_wrong_mail_server_is_shown_what_is_right_and_its_password_is_not_told(language: str) -> None:
    with pytest.raises(SetupError) as refused:
        nudge_settings({"TAVOLATA_MAIL": "imap://ada:hunter2@mail.example.net"})
    told = explain(refused.value, language)
    assert "hunter2" not in told
    right = re.search(r"smtps://\S+", told)
    assert right is not None
    assert nudge_settings({"TAVOLATA_MAIL": right[0]}).mail is not None, "what it shows is accepted"


def test_push_goes_to_push_services_alone() -> None:
    settings = NudgeSettings()
    for fine in ("https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        assert address_problem(fine, "push", settings) == ""
    for host in ("push.services.mozilla.com.evil.example", "evilpush.apple.com", "localhost", "127.0.0.1", "[::1]"):
        assert address_problem(f"https://{host}/x", "push", settings) == "error-nudge-host", host
    # Names that nobody can have: the system would not say that there is no such host, but fail.
    for host in (".push.apple.com", "a..push.apple.com", f"{'a' * 64}.push.apple.com", "a\\b.push.apple.com"):
        assert address_problem(f"https://{host}/x", "push", settings) == "error-nudge-host", host
    assert address_problem("http://fcm.googleapis.com/x", "push", settings) == "error-nudge-address"
    assert address_problem("https://fcm.googleapis.com:8443/x", "push", settings) == "error-nudge-address"
    assert address_problem("https://fcm.googleapis.com/x", "webhook", settings) == "error-nudge-host"


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.1.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:db8::1",
        "192.0.2.1",
    ],
)
def test_no_number_of_a_private_network_counts_as_public(number: str) -> None:
    assert not is_public(ip_address(number))


def test_numbers_of_the_internet_are_public() -> None:
    for number in ("1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"):
        assert is_public(ip_address(number)), number


def names_lead_to(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[Any]:
    """Every question for a name gets the next of these answers. Returns what was connected to."""
    left, connected = list(answers), []

    async def lookup(_: object, host: str, port: int, **__: object) -> list[Any]:
        numbers = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in numbers]

    async def connect(host: str, port: int, **more: Any) -> Any:
        connected.append((host, port, more.get("server_hostname")))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", lookup)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    return connected


HOOK = NudgeSettings(webhooks={"hooks.example.org": "json"})


@in_loop
async def test_the_connection_goes_to_the_number_that_was_checked() -> None:
    with pytest.MonkeyPatch.context() as patch:
        # Asked a second time the name would lead into our own network.
        connected = names_lead_to(patch, ["1.1.1.1"], ["127.0.0.1"])
        with pytest.raises(ConnectionRefusedError):
            await Outgoing(HOOK).post("https://hooks.example.org/x", "webhook", {}, b"")
        assert connected == [("1.1.1.1", 443, "hooks.example.org")]
        with pytest.raises(NotAllowed):
            await Outgoing(HOOK).post("https://hooks.example.org/x", "webhook", {}, b"")
        assert len(connected) == 1


@in_loop
async def test_one_private_number_among_several_is_enough_to_refuse() -> None:
    with pytest.MonkeyPatch.context() as patch:
        connected = names_lead_to(patch, ["1.1.1.1", "169.254.169.254"])
        with pytest.raises(NotAllowed):
            await Outgoing(HOOK).post("https://hooks.example.org/x", "webhook", {}, b"")
        assert connected == []


@in_loop
async def test_a_network_that_the_host_names_may_be_called_also_in_the_clear_and_no_other() -> None:
    home = HOOK._replace(networks=(ip_network("192.168.1.0/24"),))
    with pytest.MonkeyPatch.context() as patch:
        connected = names_lead_to(patch, ["192.168.1.7"], ["192.168.2.7"], ["1.1.1.1"])
        for wanted in (ConnectionRefusedError, NotAllowed, NotAllowed):
            with pytest.raises(wanted):
                await Outgoing(home).post("http://hooks.example.org:8080/x", "webhook", {}, b"")
        assert connected == [("192.168.1.7", 8080, None)]


async def posted(service: Receiver, **more: Any) -> int:
    return (
        await Outgoing(LOOPBACK, **more).post(service.address("/hook?a=b"), "webhook", {"X-A": "b"}, b"hello")
    ).status


@in_loop
async def test_a_post_arrives_whole_and_nobody_follows_a_redirect() -> None:
    async with receiver() as service, receiver() as trap:
        assert await posted(service) == 201
        (got,) = service.received
        assert (got.path, got.headers["x-a"], got.body) == ("/hook?a=b", "b", b"hello")
        assert got.headers["host"] == f"127.0.0.1:{service.port}"
        service.statuses, service.headers = [307], {"Location": trap.address("/")}
        assert await posted(service) == 307
        assert not trap.received


@in_loop
async def test_a_receiver_has_its_time_and_then_no_more() -> None:
    async with receiver() as service:
        service.slow = 60.0
        with pytest.raises(TimeoutError):
            await posted(service, time_limit=0.2)


@in_loop
async def test_a_receiver_that_talks_nonsense_or_for_ever_is_no_answer() -> None:
    for talk in (b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 20_000):

        async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter, talk: bytes = talk) -> None:
            writer.write(talk)
            await asyncio.sleep(0.05)
            writer.close()

        server = await asyncio.start_server(babble, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NoAnswer):
            await Outgoing(LOOPBACK).post(f"http://127.0.0.1:{port}/", "webhook", {}, b"")
        server.close()


def test_each_kind_of_webhook_gets_what_it_understands() -> None:
    note = Note("Ada, tocca a te", "Venerdì · Indy", "/t/abcd", "https://t.example", ["abcd"], ["way.key"], "it")
    plain = webhook_post(note, "https://x.example/", "json")
    assert b'"link": "https://t.example/t/abcd"' in plain.body
    assert b'"stop": "https://t.example/nudges#way.key"' in plain.body
    discord = webhook_post(note, "https://discord.com/api/webhooks/1/x", "discord")
    assert b'"allowed_mentions": {"parse": []}' in discord.body
    telegram = webhook_post(note, "https://api.telegram.org/bot1:x/sendMessage?chat_id=-42", "telegram")
    assert telegram.address == "https://api.telegram.org/bot1:x/sendMessage"
    assert b'"chat_id": "-42"' in telegram.body
    ntfy = webhook_post(note, "https://ntfy.sh/topic", "ntfy")
    assert ntfy.headers["Click"] == "https://t.example/t/abcd"
    assert ntfy.body.decode().startswith("Venerdì · Indy")
