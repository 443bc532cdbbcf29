"""Headers, cookies, origins, sizes, rates; tokens and texts. What a stranger, a guesser or a prankster would try."""

from __future__ import annotations

import asyncio
import gzip
import logging
import random
import re
import string
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from server.tables import ADMIN, COOKIE, PATIENCE, Hand, gather, house, in_loop, token_in
from tavolata.engine import SetupError
from tavolata.engine.words import explain
from tavolata.games.indy.position import position
from tavolata.server import app as app_module
from tavolata.server.app import HEADERS
from tavolata.server.clock import TableClock
from tavolata.server.hall import clean
from tavolata.server.limits import UNLIMITED, Bucket, Buckets, Limits, limits_of
from tavolata.server.parts import packed
from tavolata.server.serve import Plan, site_of
from tavolata.server.tokens import LinkMaker, chosen_token, hash_of, new_token, same, secret_of
from tavolata.server.transport import Outbox, PlainTransport
from tavolata.server.wire import LARGEST_MESSAGE


def in_light() -> Any:
    hands = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]
    return position("light", turn="A", hands=hands, table="RH1 RH2 RH3", reactions="strict")


# Headers


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the browser's part would be built."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tavolata</title>", encoding="utf-8")
    (static / "assets" / "app-1234.js").write_text("1", encoding="utf-8")
    monkeypatch.setattr(app_module, "STATIC", static)
    return static


@in_loop
async def test_every_answer_has_the_strict_headers(tmp_path: Path, built: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        asked: list[tuple[str, str, object]] = [
            ("GET", "/", None),
            ("GET", f"/t/{where}", None),
            ("GET", "/rules/indy/IN-040", None),
            ("GET", "/admin", None),
            ("GET", "/assets/gone-0000.js", None),
            ("GET", "/assets/../../secret", None),
            ("GET", "/no/such/page", None),
            ("POST", "/", {}),
            ("GET", "/api/games", None),
            ("GET", "/api/openapi.json", None),
            ("GET", "/api/nothing", None),
            ("PUT", "/api/games", {}),
            ("GET", "/api/tables/nowhere", None),
            ("GET", f"/api/tables/{where}", None),
            ("GET", f"/api/tables/{where}/qr.svg", None),
            ("POST", "/api/tables", b"{nonsense"),
            ("POST", f"/api/tables/{where}/report", {}),
            ("POST", f"/api/tables/{where}/seats/" + "9" * 5000, {"do": "free"}),
        ]
        for method, path, body in asked:
            answer = await ada.call(method, path, body)
            for name, value in HEADERS.items():
                assert [found for key, found in answer.pairs if key == name] == [value], (path, name)
            assert answer.status < 500, (path, answer)
            assert "server" not in answer.headers


def test_the_content_policy_allows_nothing_inline_or_foreign() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not re.search(r"unsafe|\*|https?:", HEADERS["content-security-policy"])


@in_loop
async def test_a_part_that_is_not_there_any_more_is_not_kept_as_the_page(tmp_path: Path, built: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        there = await visitor.get("/assets/app-1234.js")
        assert (there.status, there.headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
        # A script is no document: it has the headers that count for it, and no more.
        assert there.headers["x-content-type-options"] == "nosniff"
        assert there.headers["cross-origin-resource-policy"] == "same-origin"
        assert not {"content-security-policy", "permissions-policy"} & set(there.headers)
        gone = await visitor.get("/assets/gone-0000.js")
        assert gone.status == 404
        assert "immutable" not in str(gone.pairs)
        assert b"<title>" not in gone.body
        page = await visitor.get("/t/anything")
        assert (page.status, page.headers["cache-control"]) == (200, "no-cache")
        for path in ("/../secret", "/assets/../../tables.db", "/..%2ftables.db", "//etc/passwd"):
            assert b"SQLite" not in (await visitor.get(path)).body


@in_loop
async def test_a_part_of_the_page_is_packed_once_and_not_for_everybody(tmp_path: Path, built: Path) -> None:
    """To pack takes long, and parts are in no limit of calls."""
    part, text = built / "assets" / "app-1234.js", b"let a = 1;\n" * 5000
    part.write_bytes(text)
    (built / "assets" / "picture.png").write_bytes(bytes(5000))
    before = packed.cache_info().misses
    async with house(tmp_path) as home:
        for _ in range(5):
            answer = await home.visitor().call("GET", "/assets/app-1234.js", accept_encoding="gzip, br")
            assert (answer.status, answer.headers["content-encoding"], answer.headers["vary"]) == (
                200,
                "gzip",
                "Accept-Encoding",
            )
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
            assert int(answer.headers["content-length"]) == len(answer.body) < 1000
            assert gzip.decompress(answer.body) == text
        assert packed.cache_info().misses == before + 1
        visitor = home.visitor()
        known = await visitor.call(
            "GET", "/assets/app-1234.js", accept_encoding="gzip", if_none_match=answer.headers["etag"]
        )
        assert (known.status, known.body) == (304, b"")
        plain = await visitor.call("GET", "/assets/app-1234.js", accept_encoding="identity")
        assert (plain.body, "content-encoding" in plain.headers) == (text, False)
        piece = await visitor.call("GET", "/assets/app-1234.js", accept_encoding="gzip", range="bytes=0-9")
        assert (piece.status, piece.body) == (206, text[:10])
        picture = await visitor.call("GET", "/assets/picture.png", accept_encoding="gzip")
        assert (picture.body, "content-encoding" in picture.headers) == (bytes(5000), False)
        # Another page was built.
        part.write_bytes(text[:-11])
        answer = await visitor.call("GET", "/assets/app-1234.js", accept_encoding="gzip")
        assert gzip.decompress(answer.body) == text[:-11]


@in_loop
async def test_answers_of_calls_are_never_stored(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        for path in ("/api/games", "/api/mine", f"/api/tables/{where}", f"/api/tables/{where}/links"):
            assert (await ada.get(path)).headers["cache-control"] == "no-store"


# Cookies


@pytest.mark.parametrize("scheme", ["http", "https"])
@in_loop
async def test_cookies_are_for_the_server_alone(tmp_path: Path, scheme: str) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor(scheme=scheme)
        await visitor.ok("POST", "/api/tables", {"game": "indy", "players": 2})
        await visitor.ok("POST", "/api/admin/enter", {"token": ADMIN})
        assert len(visitor.set_cookies) == 2
        for cookie in visitor.set_cookies:
            parts = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= parts
            assert ("secure" in parts) == (scheme == "https")
            assert len(cookie.partition("=")[2].partition(";")[0]) >= 22


@in_loop
async def test_a_cookie_somebody_made_up_holds_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, _, _ = await home.table(2)
        stranger = home.visitor()
        for value in ("x", "a" * 4000, "../../", '"quoted"', hash_of("x")):
            stranger.cookies[COOKIE] = value
            assert await stranger.no("GET", f"/api/tables/{where}") == "error-no-link"


# Origins and types


@in_loop
async def test_other_sites_can_neither_call_nor_connect(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2, start=False)
        start = f"/api/tables/{where}/start"
        for origin in ("http://evil.test", "null", "http://[", "", "http://tavolata.test.evil.test", "tavolata.test"):
            for method, path in (
                ("POST", start),
                ("DELETE", f"/api/tables/{where}"),
                ("PATCH", f"/api/tables/{where}"),
            ):
                answer = await ada.call(method, path, {}, origin=origin)
                assert (answer.status, answer.json["key"]) == (403, "error-origin"), origin
            line = await ada.line(origin=origin)
            assert line.closed == 1008, origin
        crossing = await ada.call("POST", start, {}, sec_fetch_site="cross-site")
        assert crossing.json["key"] == "error-origin"
        assert (await ada.line(origin="http://tavolata.test")).closed is None
        assert (await ada.call("POST", start, {}, origin="http://tavolata.test")).status == 200


@in_loop
async def test_only_json_changes_anything(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None):
            answer = await visitor.call("POST", "/api/tables", {"game": "indy", "players": 2}, content_type=kind)
            assert (answer.status, answer.json["key"]) == (415, "error-not-json")
        fine = await visitor.call(
            "POST", "/api/tables", {"game": "indy", "players": 2}, content_type="application/json; charset=utf-8"
        )
        assert fine.status == 201


# Sizes and rates


@in_loop
async def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(body=1000, deck=5000)
    async with house(tmp_path, limits) as home:
        visitor = home.visitor()
        # A table may bring a deck along: there much more is allowed, but not everything.
        for path, size in (
            ("/api/admin/enter", 2000),
            ("/api/tables", 6000),
            ("/api/games/timeline/deck", 6000),
        ):
            answer = await visitor.post(path, b'{"game": "' + b"x" * size + b'"}')
            assert (answer.status, answer.json["key"]) == (413, "error-too-large")
        line = await visitor.line()
        await line.say("x" * (LARGEST_MESSAGE + 1))
        assert (await line.hear())["key"] == "error-too-large"


@in_loop
async def test_requests_of_one_address_are_limited_and_others_are_not_harmed(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(requests=0.001, requests_at_once=5)
    async with house(tmp_path, limits) as home:
        one, other = home.visitor(), home.visitor()
        statuses = [(await one.get("/api/games")).status for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert (await other.get("/api/games")).status == 200


@in_loop
async def test_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(tables_an_hour=0.001, tables_at_once=2)
    async with house(tmp_path, limits) as home:
        visitor = home.visitor()
        wish = {"game": "indy", "players": 2}
        statuses = [(await visitor.post("/api/tables", wish)).status for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert (await visitor.post("/api/tables", wish)).json["key"] == "error-too-many-tables"


@in_loop
async def test_guessing_tokens_is_limited_and_using_the_right_one_is_not(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(tries_an_hour=0.001, tries_at_once=4)
    async with house(tmp_path, limits) as home:
        await home.lay(in_light(), "ppp", "tries")
        ada = home.program("tries", 0)
        for _ in range(12):
            await ada.ok("GET", "/api/tables/tries")
        line = await ada.line()
        for _ in range(6):
            assert (await line.hello("tries", token=ada.token))["t"] == "state"
        guesser = home.visitor()
        wrong = {"token": "wrong-wrong-wrong-wrong"}
        keys = [await guesser.no("POST", "/api/tables/tries/enter", wrong) for _ in range(6)]
        assert keys == ["error-link"] * 4 + ["error-too-fast"] * 2
        guesser.token = ada.token
        assert await guesser.no("GET", "/api/tables/tries") == "error-too-fast"
        assert await guesser.no("POST", "/api/admin/enter", {"token": ADMIN}) == "error-too-fast"
        line = await guesser.line()
        assert (await line.hello("tries", token=ada.token))["key"] == "error-too-fast"


@in_loop
async def test_messages_of_a_socket_are_limited_and_a_flood_ends_it(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(messages=0.001, messages_at_once=10)
    async with house(tmp_path, limits) as home:
        line = await home.visitor().line()
        keys = []
        with suppress(ConnectionError):
            for _ in range(60):
                await line.say({"t": "ping", "at": 1})
                keys.append((await line.hear()).get("key", "pong"))
        assert keys[:10] == ["pong"] * 10
        assert set(keys[10:]) == {"error-too-fast"}
        assert line.closed == 1008


@in_loop
async def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(sockets=3)
    async with house(tmp_path, limits) as home:
        visitor, other = home.visitor(), home.visitor()
        lines = [await visitor.line() for _ in range(4)]
        assert [line.closed for line in lines] == [None, None, None, 1008]
        assert (await other.line()).closed is None
        await lines[0].cut()
        assert (await visitor.line()).closed is None


@in_loop
async def test_all_addresses_of_an_ipv6_network_count_as_one(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(requests=0.001, requests_at_once=3)
    async with house(tmp_path, limits) as home:
        statuses = []
        for number in range(4):
            visitor = home.visitor(f"2001:db8:1:2::{number:x}")
            statuses.append((await visitor.get("/api/games")).status)
        assert statuses == [200, 200, 200, 429]
        assert (await home.visitor("2001:db8:1:3::1").get("/api/games")).status == 200


@in_loop
async def test_a_reader_that_never_reads_is_let_go_and_costs_nothing_more(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "slow")
        speaker = home.program("slow", 1)
        chatty = await speaker.line()
        await chatty.hello("slow", token=speaker.token)

        slow = home.program("slow", 0)
        line = await slow.line()
        await line.hello("slow", token=slow.token)
        # From now on it takes nothing more: the queue towards it is full.
        line._from_app = asyncio.Queue(maxsize=1)  # as it was, but nobody empties it
        stuck: asyncio.Event = asyncio.Event()

        viewer = next(one for one in loaded.viewers if one.seat == 0)
        outbox = getattr(viewer.send, "__self__", None)
        assert isinstance(outbox, Outbox)
        assert isinstance(outbox._transport, PlainTransport)

        async def blocked(message: Any) -> None:
            await stuck.wait()

        outbox._transport._send = blocked
        for number in range(400):
            assert (await chatty.ask({"t": "say", "id": f"s{number}", "text": "bla"}))["t"] == "ack"
        await asyncio.wait([line.task], timeout=PATIENCE)
        assert line.task.done()
        assert viewer not in loaded.viewers
        assert not outbox
        assert not loaded.table.seats[0].connections


def test_a_host_can_set_any_limit_and_is_told_what_cannot_be() -> None:
    assert limits_of("") == Limits()
    changed = limits_of("sockets=512 tables_an_hour=600 chat=2.5")
    assert changed == Limits(sockets=512, tables_an_hour=600.0, chat=2.5)
    assert isinstance(changed.sockets, int)
    for wrong, key in (
        ("doors=3", "error-option-name"),
        ("sockets=-1", "error-option-value"),
        ("sockets=many", "error-option-value"),
        ("sockets=0", "error-option-value"),
        ("sockets", "error-option-value"),
    ):
        with pytest.raises(SetupError) as refused:
            limits_of(wrong)
        assert refused.value.key == key


def test_buckets_fill_again_and_forget_the_longest_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("tavolata.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    buckets = Buckets(0.001, 1.0, kept=2)
    assert buckets.any_left("a")
    assert buckets.take("a")
    assert not buckets.any_left("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")  # now a is forgotten
    assert buckets.take("a")


# Tokens


@in_loop
async def test_no_token_is_stored_or_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    tokens: set[str] = {ADMIN}
    async with house(tmp_path) as home:
        where, visitors, created = await home.table(2, 3)
        await home.spectator(where, created)
        admin = await home.admin()
        lines = [await visitor.line() for visitor in visitors]
        await lines[0].hello(where, token=token_in(created["seats"][0]["path"]))
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        await visitors[0].ok("POST", f"/api/tables/{where}/report", {"text": "odd", "seat": 0})
        await visitors[0].no("POST", f"/api/tables/{where}/enter", {"token": "a-wrong-token-of-somebody"})
        links = await visitors[0].ok("GET", f"/api/tables/{where}/links")
        tokens |= {token_in(link["path"]) for link in links["seats"]}
        tokens |= {
            token_in(links["invite"]),
            token_in(links["spectator"]),
            created["token"],
            "a-wrong-token-of-somebody",
        }
        for visitor in (*visitors, admin):
            tokens |= set(visitor.cookies.values())
        errors = str(list(home.site.errors.lines))
    assert len(tokens) >= 9
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert hash_of(token_in(created["invite"])).encode() in kept  # we do look at the right files
    for token in tokens:
        assert token.encode() not in kept
        assert token not in caplog.text
        assert token not in errors


def test_tokens_have_128_bits_and_links_depend_on_everything() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len(new_token()) == 22
    maker = LinkMaker(b"x" * 32)
    made = [
        LinkMaker(secret).token(table, what, generation)
        for secret in (b"x" * 32, b"y" * 32)
        for table in ("t1", "t2")
        for what in ("seat-0", "seat-1", "invite", "spectator")
        for generation in (0, 1)
    ]
    assert len(set(made)) == len(made)
    assert all(len(token) == 22 for token in made)
    assert maker.token("t1", "seat-0", 0) == made[0]
    assert same(made[0], hash_of(made[0]))
    assert not same(made[0], hash_of(made[1]))


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAVOLATA_SECRET", raising=False)
    first = secret_of(tmp_path)
    assert len(first) == 32
    assert secret_of(tmp_path) == first
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    monkeypatch.setenv("TAVOLATA_SECRET", new_token() + new_token())
    assert secret_of(tmp_path) != first


@pytest.mark.parametrize("variable", ["TAVOLATA_SECRET", "TAVOLATA_ADMIN_TOKEN", "TAVOLATA_METRICS_TOKEN"])
def test_a_secret_that_can_be_guessed_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    short_or_monotonous = ("letmein", "passwordpassword", "letmein" * 10, "0" * 64, "abcabd" * 12, "x" * 40 + "y1!")
    in_order = (
        string.ascii_lowercase + string.digits,
        (string.digits + string.ascii_letters)[::-1],
        "qwertyuiopasdfghjklzxcvbnm1234567890",
        "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.",
        "".join(letter * 3 for letter in "abcdefghijklmnop"),
        "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789",
    )
    for weak in (*short_or_monotonous, *in_order):
        monkeypatch.setenv(variable, weak)
        with pytest.raises(SetupError) as refused:
            site_of(Plan(), tmp_path)
        assert refused.value.key == "error-weak-token"
        for language in ("en", "it"):
            said = explain(refused.value, language)
            assert variable in said
            assert "secrets.token_urlsafe(32)" in said, "it says how to make a good one"
            assert weak not in said
            of_links = {"en": "Links that are out", "it": "I link già distribuiti"}[language]
            assert (of_links in said) == (variable == "TAVOLATA_SECRET"), "the others make no link"
    chance = random.Random(5)
    alphabets = ("0123456789", "0123456789abcdef", string.ascii_letters + string.digits)
    for alphabet in alphabets:
        for length in (32, 44, 64, 200):
            for _ in range(200):
                good = "".join(chance.choices(alphabet, k=length))
                monkeypatch.setenv(variable, good)
                assert chosen_token(variable) == good


@in_loop
async def test_to_know_a_tables_name_is_to_know_nothing(tmp_path: Path) -> None:
    """The name of a table stands in addresses that people pass on: it opens nothing, nor do guesses built from it."""
    async with house(tmp_path) as home:
        where, _, created = await home.table(2, start=False)
        assert re.fullmatch("[A-Za-z0-9]{12}", where)
        stranger = home.visitor()
        for guess in (where * 2, f"{where}-seat-0-000000", f"{where}:seat-0:0", hash_of(where)[:40]):
            assert await stranger.no("POST", f"/api/tables/{where}/enter", {"token": guess}) in (
                "error-link",
                "error-bad-request",
            )
        # A link of one table opens no other.
        other, _, _ = await home.table(2, start=False)
        for path in (created["invite"], created["spectator"], *(link["path"] for link in created["seats"])):
            assert await stranger.no("POST", f"/api/tables/{other}/enter", {"token": token_in(path)}) == "error-link"


# Texts


def test_what_people_write_is_one_line_of_plain_text() -> None:
    assert clean("  a\u0000b\u0007c\x1b[31m ") == "a b c [31m"
    assert clean("x\u202ey\u2066z\u200f\u200b!") == "x y z !"
    assert clean("a\nb\r\nc\td\u2028e") == "a b c d e"
    assert clean("👩\u200d👩\u200d👧 and a\u200db\u200d") == "👩\u200d👩\u200d👧 and a b"
    # Letters that show nothing are none: a name of them alone is empty.
    assert clean("\u3164\u115f \u2800\uffa0\u034f") == ""
    assert clean("Ada\u3164") == "Ada"
    assert clean("❤\ufe0f 한글 קָמַץ É") == "❤\ufe0f 한글 קָמַץ É"
    assert clean("<script>alert('ò')</script> 🦅") == "<script>alert('ò')</script> 🦅"


@in_loop
async def test_names_are_plain_text_everywhere(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.visitor()
        wish = {"game": "indy", "players": 2, "name": "\u202eT\u0000\n1", "host": {"name": "<i>\u200eAda\x1b"}}
        created = await host.ok("POST", "/api/tables", wish)
        assert created["table"]["name"] == "T 1"
        assert created["table"]["seats"][0]["name"] == "<i> Ada"
        path = f"/api/tables/{created['table']['id']}"
        report = await host.post(f"{path}/report", {"text": "line 1\nline\u0000 2\u202e", "browser": "B\u0000"})
        assert report.json["text"] == "line 1\nline 2"
        assert report.json["browser"] == "B"
        assert report.headers["content-disposition"].startswith("attachment")
        assert report.headers["content-type"] == "application/json"
        for name in ("", "x" * 25, 7, None):
            assert await host.no("POST", f"{path}/sit", {"person": {"name": name}}) == "error-bad-request"


# Failures


@in_loop
async def test_a_failure_inside_shows_nothing_of_the_inside(tmp_path: Path) -> None:
    broken = False

    def seconds() -> float:
        if broken:
            raise ZeroDivisionError("the secret recipe")
        return time.monotonic()

    # Whatever is done at a table asks its clock, deep inside.
    async with house(tmp_path, clock=TableClock(monotonic=seconds)) as home:
        await home.lay(in_light(), "ppp", "fails")
        ada = home.program("fails", 0)
        line = await ada.line()
        await line.hello("fails", token=ada.token)

        broken = True
        answer = await ada.post("/api/tables/fails/hello", {"t": "hello", "table": "fails", "seat": 0})
        assert (answer.status, answer.json["key"]) == (500, "error-server")
        assert b"recipe" not in answer.body
        assert b"Traceback" not in answer.body
        assert answer.headers["x-frame-options"] == "DENY"
        nak = await line.ask({"t": "takeback", "id": "x"})
        broken = False
        assert nak["key"] == "error-server"
        assert "recipe" not in str(nak)
        assert len(home.site.errors.lines) == 2  # the admin sees it
