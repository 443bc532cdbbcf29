"""Nonsense, in every way it can arrive: the server refuses it, goes on, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.tables import PATIENCE, Hand, House, Line, Visitor, gather, house, in_loop
from tavolata.games.indy.position import position
from tavolata.server import wire
from tavolata.server.limits import UNLIMITED

DECODER = msgspec.json.Decoder(wire.FromClient)

#: The kinds of frames that a client may ever be sent.
KINDS = {"state", "update", "table", "chat", "ack", "nak", "gone", "pong"}

TRICKY = [
    "",
    "null",
    "[]",
    "{}",
    "0",
    '"hello"',
    "\ufeff{}",
    '{"t":1}',
    '{"t":null}',
    '{"t":"state"}',
    '{"t":"hello"}',
    '{"t":"hello","table":"../../etc"}',
    '{"t":"hello","table":"fuzz","seat":-1}',
    '{"t":"hello","table":"fuzz","seat":1e400}',
    '{"t":"hello","table":"fuzz","have":99999999999999999999999999}',
    '{"t":"hello","table":"fuzz","token":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
    '{"t":"act","id":"x","decision":0,"action":"\\ud800","on":0}',
    '{"t":"act","id":"x","decision":1.5,"action":"pass","on":0}',
    '{"t":"act","id":"x","decision":true,"action":"pass","on":0}',
    '{"t":"act","id":"x","id":"y","decision":0,"action":"pass","on":0}',
    '{"t":"act","id":"' + "x" * 41 + '","decision":0,"action":"pass","on":0}',
    '{"t":"say","id":"x","text":"' + "\\u0000" * 50 + '"}',
    '{"t":"ping","at":NaN}',
    '{"t":"ping","at":1e999}',
    "[" * 5000,
    '{"t":' * 2000,
    '{"t":"orders","id":"x","orders":{' + ",".join(f'"k{n}":"ask"' for n in range(500)) + "}}",
]


def valid(lots: random.Random, table: str) -> dict[str, Any]:
    """A message that fits its struct; whether it makes sense is another matter."""
    some = f"i{lots.randrange(50)}"
    actions = [
        "pass",
        "swap RC1 RH1",
        "eagle RH1",
        "lay RC1 RC2 RC3",
        "change RC1",
        "shaman S1",
        "nonsense",
        "pass pass",
    ]
    return lots.choice(
        [
            {"t": "hello", "table": table, "seat": lots.choice([None, 0, 1, 2, 9]), "have": lots.randrange(-1, 5)},
            {"t": "hello", "table": lots.choice(["nowhere", "other", table])},
            {
                "t": "act",
                "id": some,
                "decision": lots.randrange(8),
                "action": lots.choice(actions),
                "on": lots.randrange(9),
            },
            {"t": "why", "id": some, "decision": lots.randrange(8), "action": lots.choice(actions)},
            {"t": "orders", "id": some, "orders": {"eagle": lots.choice(["ask", "never", "button"])}, "quiet": True},
            {"t": "say", "id": some, "text": lots.choice(["ciao", "<b>", "\u202e", "x" * 300])},
            {"t": "say", "id": some, "phrase": "hello"},
            {"t": "takeback", "id": some},
            {"t": "consent", "id": some, "yes": lots.random() < 0.5},
            {"t": "back", "id": some},
            {"t": "ping", "at": lots.random()},
        ]
    )


def nonsense(lots: random.Random, table: str) -> str | bytes:
    """Anything at all."""
    dice = lots.random()
    if dice < 0.2:
        return lots.randbytes(lots.randrange(200))
    if dice < 0.3:
        return "".join(chr(lots.randrange(1, 0xD7FF)) for _ in range(lots.randrange(100)))
    if dice < 0.45:
        return lots.choice(TRICKY)
    text = json.dumps(valid(lots, table))
    if dice < 0.6:  # a valid one, damaged
        place = lots.randrange(len(text))
        return text[:place] + chr(lots.randrange(32, 127)) * lots.randrange(3) + text[place + lots.randrange(3) :]
    if dice < 0.62:
        return "x" * lots.choice([wire.LARGEST_MESSAGE, wire.LARGEST_MESSAGE + 1, 100_000])
    if dice < 0.7:  # more than it should have
        return json.dumps({**json.loads(text), "extra": [1, {"deep": None}]})
    return text


class Prankster:
    """Throws messages at a table, over as many sockets as it takes."""

    def __init__(self, visitor: Visitor, table: str, seed: int) -> None:
        self.visitor = visitor
        self.table = table
        self.lots = random.Random(seed)
        self.said: list[str | bytes] = []
        self.frames = 0
        self.lines = 0

    async def throw(self, count: int) -> None:
        line: Line | None = None
        for _ in range(count):
            if line is None or line.closed is not None or line.task.done():
                line = await self.visitor.line()
                self.lines += 1
                if self.lots.random() < 0.7:
                    await line.say({"t": "hello", "table": self.table, "token": self.visitor.token})
            message = (
                self.lots.choice(self.said)
                if self.said and self.lots.random() < 0.1
                else nonsense(self.lots, self.table)
            )
            self.said.append(message)
            await line.say(message)
            if self.lots.random() < 0.3:
                await self.listen(line)
            if self.lots.random() < 0.01:
                await line.cut()
                line = None
        if line is not None and line.closed is None:
            await self.listen(line)

    async def listen(self, line: Line) -> None:
        """What came back: known kinds, no trace of the inside. Answers leave some turns of the loop later."""
        for _ in range(10):
            await asyncio.sleep(0)
        while not line._from_app.empty() or line.task.done():
            try:
                frame = await asyncio.wait_for(line.hear(), 0.5)
            except (ConnectionError, TimeoutError):
                return
            self.frames += 1
            assert frame["t"] in KINDS
            text = json.dumps(frame)
            assert "Traceback" not in text
            assert "File \\" not in text
            if frame["t"] == "nak":
                assert frame["key"] != "error-server"
                assert frame["text"]


async def prank(home: House, table: str, seed: int, count: int) -> Prankster:
    prankster = Prankster(home.program(table, seed % 3), table, seed)
    await prankster.throw(count)
    return prankster


@in_loop
async def test_pranks_at_one_table_disturb_no_other(tmp_path: Path) -> None:
    hands = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]
    state = position("light", turn="A", hands=hands, table="RH1 RH2 RH3", reactions="strict")
    async with house(tmp_path) as home:
        await home.lay(state, "ppp", "fuzz")
        where, visitors, _ = await home.table(2, 3)
        hands_playing = [Hand(await visitor.line(), where, seat, seat) for seat, visitor in enumerate(visitors)]
        pranksters = [prank(home, "fuzz", seed, 1000) for seed in range(4)]
        *ends, first, second, third, fourth = await gather(*(hand.play() for hand in hands_playing), *pranksters)
        assert all(end["over"] for end in ends)
        assert sum(prankster.frames for prankster in (first, second, third, fourth)) > 500, "hardly anything was read"
        assert list(home.site.errors.lines) == []
        # The table itself still stands, and whoever sits there can play.
        visitor = home.program("fuzz", 0)
        line = await visitor.line()
        frame = await line.hello("fuzz", token=visitor.token)
        assert frame["view"]["hand"]
        assert (await visitor.get("/api/health")).status == 200


@in_loop
async def test_random_calls(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2)
        lots = random.Random(3)
        paths = [
            "/api/tables",
            *(
                f"/api/tables/{where}/{what}"
                for what in ("enter", "sit", "leave", "hello", "send", "report", "rematch", "devices", "nudges")
            ),
            f"/api/tables/{where}/seats/{lots.randrange(4)}",
            f"/api/tables/{where}",
            "/api/admin/enter",
            f"/api/mine/{where}%00",
        ]
        for number in range(800):
            path = lots.choice(paths) + lots.choice(
                ["", "", "?seat=0", "?seat=-1", "?seat=%00", "?seat=1&seat=2", "?what="]
            )
            thrown = nonsense(lots, where)
            body = thrown.encode(errors="replace") if isinstance(thrown, str) else thrown
            method = lots.choice(["POST", "POST", "PATCH", "PUT"])
            visitor = ada if lots.random() < 0.7 else home.visitor()
            answer = await visitor.call(method, path, body)
            assert answer.status < 500, (number, method, path, body, answer)
            assert b"Traceback" not in answer.body
        assert list(home.site.errors.lines) == []


@in_loop
async def test_nonsense_ends_a_socket_not_the_server(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        line = await home.visitor().line()
        for _ in range(30):
            await line.say(b"\xff\xfe")
        await asyncio.wait([line.task], timeout=PATIENCE)
        assert line.task.done()
        assert (await (await home.visitor().line()).ask({"t": "back", "id": "x"}))["key"] == "error-hello-first"


@in_loop
async def test_a_socket_that_says_nothing_or_half_a_thing_costs_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, UNLIMITED._replace(sockets=1000)) as home:
        lines = [await home.visitor("10.9.9.9").line() for _ in range(200)]
        assert (await home.visitor().get("/api/health")).status == 200
        assert home.site.sockets["10.9.9.9"] == 200
        for line in lines:
            await line.cut()
        assert "10.9.9.9" not in home.site.sockets


@pytest.mark.parametrize("text", TRICKY)
def test_tricky_messages_are_refused_before_anything_looks_at_them(text: str) -> None:
    try:
        message = DECODER.decode(text.encode())
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return
    # What is let through is a message in every field.
    assert msgspec.convert(msgspec.to_builtins(message), wire.FromClient) == message


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=8), part, max_size=4),
    max_leaves=12,
)


@settings(max_examples=300)
@given(JSON)
def test_any_json_is_a_message_or_refused(data: object) -> None:
    try:
        message = DECODER.decode(msgspec.json.encode(data))
    except msgspec.MsgspecError:
        return
    assert isinstance(message, msgspec.Struct)


@settings(max_examples=300)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    try:
        message = DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    assert isinstance(message, msgspec.Struct)


@settings(max_examples=200)
@given(st.randoms(use_true_random=False))
def test_every_message_survives_the_wire(lots: random.Random) -> None:
    message = DECODER.decode(json.dumps(valid(lots, "table")))
    assert DECODER.decode(msgspec.json.encode(message)) == message
