"""What is said over the socket, and what is answered: by the rules, and out of order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.tables import (
    Hand,
    Line,
    gather,
    house,
    in_loop,
    nothing_logged,
)
from server.talking import act, asked, in_light, seated
from tavolata.engine.words import Words
from tavolata.games.indy.position import position
from tavolata.server.hall import PHRASES
from tavolata.server.limits import UNLIMITED
from tavolata.server.store import CHAT

# Hello


@in_loop
async def test_hello_gives_everything_and_later_only_what_is_new(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "hello")
        (line,) = await seated(home, "hello", 0)
        state = line.frames[0]
        assert (state["t"], state["v"], state["protocol"]) == ("state", 1, 1)
        assert state["you"] == {
            "seat": 0,
            "seats": [0],
            "host": False,
            "orders": {},
            "quiet": False,
            "takeback": False,
            "deck": None,
        }
        assert state["table"]["seats"][0]["here"]
        assert (await line.ask(act(state["question"], "pass", 1)))["v"] == 2
        update = await line.ask({"t": "hello", "table": "hello", "token": home.program("hello", 0).token, "have": 1})
        assert (update["t"], update["since"], update["v"]) == ("update", 1, 2)
        assert [event["kind"] for event in update["log"][0]["events"]] == ["passed"]
        for have in (-1, 99):  # nothing, or more than there is
            again = await line.ask(
                {"t": "hello", "table": "hello", "token": home.program("hello", 0).token, "have": have}
            )
            assert again["t"] == "state"


@in_loop
async def test_whoever_speaks_before_hello_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        line = await home.visitor().line()
        assert (await line.ask({"t": "takeback", "id": "x"}))["key"] == "error-hello-first"
        assert (await line.hello("nowhere"))["key"] == "error-no-table"
        assert (await line.hello("no-table"))["key"] == "error-no-table"
        assert (await line.hello("nowhere", protocol=99))["key"] == "error-protocol"
        await home.lay(in_light(), "ppp", "there")
        assert (await line.hello("there"))["key"] == "error-no-link"
        assert (await line.hello("there", token="not-a-token-of-this-table"))["key"] == "error-link"


@in_loop
async def test_every_viewer_hears_of_every_version_once_and_in_order(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, created = await home.table(3)
        lines = [await visitor.line() for visitor in visitors]
        watcher = await (await home.spectator(where, created)).line()
        await watcher.hello(where)
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        await watcher.all_frames()
        told = [entry["v"] for frame in watcher.frames if frame["t"] == "update" for entry in frame["log"]]
        assert told == sorted(set(told))
        version = watcher.frames[0]["v"]
        for frame in watcher.frames[1:]:
            if frame["t"] == "update":
                assert frame["since"] in (version, frame["v"])
                version = frame["v"]
        assert watcher.frames[-2]["t"] == "table"
        assert watcher.frames[-2]["table"]["stage"] == "finished"
        assert sorted(watcher.frames[-2]["table"]["places"])[0] == 1


# Acts


@in_loop
async def test_the_same_act_twice_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "twice")
        (line,) = await seated(home, "twice", 0)
        message = act(line.frames[0]["question"], "pass", 1)
        first = await line.ask(message)
        assert first == {"t": "ack", "id": "a1", "v": 2}
        assert await line.ask(message) == first
        await line.cut()
        (again,) = await seated(home, "twice", 0)
        assert await again.ask(message) == first
        assert loaded.table.n == 2
        # And after the table was read from the store again.
        home.hall.tables.forget("twice")
        (fresh,) = await seated(home, "twice", 0)
        assert await fresh.ask(message) == first
        # The same where from another seat is another act.
        (bruno,) = await seated(home, "twice", 1)
        assert (await bruno.ask(act(bruno.frames[0]["question"], "pass", 2)))["v"] == 3


@in_loop
async def test_the_same_held_act_twice_is_answered_once_it_takes_effect(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "held", beat=1500)
        (line,) = await seated(home, "held", 0)
        message = act(line.frames[0]["question"], "pass", 1)
        await line.say(message)
        assert (await line.hear_until("update"))["held"]
        (other,) = await seated(home, "held", 0)
        assert other.frames[0]["held"]
        assert (await other.ask(message)) == {"t": "ack", "id": "a1", "v": 2}


@in_loop
async def test_an_eagle_in_the_beat_refuses_the_held_act(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "eagle", beat=5000)
        ada, bruno = await seated(home, "eagle", 0, 1)
        await ada.say(act(ada.frames[0]["question"], "swap RC1 RH1", 1))
        assert (await ada.hear_until("update"))["held"]
        assert (await bruno.ask(act(bruno.frames[0]["reaction"], "eagle RH1", 1)))["t"] == "ack"
        nak = await ada.hear_until("nak")
        assert (nak["id"], nak["key"]) == ("a1", "error-table-changed")
        assert (await asked(ada, "eagle"))["question"]["name"] == "light"


@in_loop
async def test_what_cannot_be_done_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "refused")
        ada, bruno, watcher = await seated(home, "refused", 0, 1, 99)
        question = ada.frames[0]["question"]

        async def refused(line: Line, message: dict[str, Any]) -> str:
            answer = await line.ask(message)
            assert answer["t"] == "nak"
            assert answer["text"]
            return str(answer["key"])

        assert await refused(bruno, {**act(question, "pass", 1), "decision": 77}) == "error-not-asked"
        assert await refused(ada, {**act(question, "pass", 1), "decision": 77}) == "error-decision-gone"
        assert await refused(ada, act(question, "swap GC1 RH1", 1)) == "error-not-in-hand"
        assert await refused(ada, act(question, "swap RC1", 1)) == "error-notation-count"
        assert await refused(ada, act(question, "zzzz away", 1)) == "error-notation-verb"
        assert await refused(ada, act(question, "swap RC1 XX1", 1)) in (
            "error-notation-word",
            "error-notation-word-near",
        )
        assert await refused(ada, act(question, "pass", 0)) == "error-table-changed"
        assert await refused(watcher, act(question, "pass", 1)) == "error-not-your-seat"
        assert await refused(watcher, {"t": "orders", "id": "o"}) == "error-not-your-seat"
        assert await refused(ada, {"t": "consent", "id": "c", "yes": True}) == "error-no-wish"
        assert await refused(ada, {"t": "takeback", "id": "t"}) == "error-nothing-to-take-back"
        why = {"t": "why", "id": "w", "decision": question["decision"], "action": "swap GC1 RH1"}
        assert await refused(ada, why) == "error-not-in-hand"
        assert await refused(ada, {**why, "action": "pass"}) == "error-it-can"
        assert loaded.table.n == 1


@in_loop
async def test_nobody_can_act_before_the_start_nor_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, bruno), _ = await home.table(2, start=False)
        line, other = await ada.line(), await bruno.line()
        await line.hello(where, 0)
        message = {"t": "act", "id": "early", "decision": 1, "action": "pass", "on": 0}
        assert (await line.ask(message))["key"] == "error-not-started"
        await ada.ok("POST", f"/api/tables/{where}/start")
        await gather(Hand(line, where, 0, 1).play(), Hand(other, where, 1, 2).play())
        frame = (await line.all_frames())[-1]
        assert frame["t"] == "pong"
        assert (await line.ask({**message, "id": "late", "on": 9999}))["key"] == "error-game-over"
        assert (await line.ask({"t": "takeback", "id": "late2"}))["key"] == "error-nothing-to-take-back"
        assert await ada.no("POST", f"/api/tables/{where}/start") == "error-started"


@in_loop
async def test_orders_are_kept_and_only_for_abilities_of_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "orders")
        (bruno,) = await seated(home, "orders", 1)
        message = {"t": "orders", "id": "o", "orders": {"eagle": "ask", "nonsense": "never"}, "quiet": True}
        assert (await bruno.ask(message))["t"] == "ack"
        frame = await asked(bruno, "orders")
        assert frame["you"]["orders"] == {"eagle": "ask"}
        assert frame["you"]["quiet"]
        assert frame["reaction"]["order"] == "ask"
        assert not frame["reaction"]["waits"]  # quiet
        home.hall.tables.forget("orders")
        (bruno,) = await seated(home, "orders", 1)
        assert bruno.frames[0]["you"]["orders"] == {"eagle": "ask"}
        bad = {"t": "orders", "id": "o", "orders": {"eagle": "sometimes"}}
        assert (await bruno.ask(bad))["key"] == "error-bad-request"


# Chat


@in_loop
async def test_of_chat_only_what_is_shown_is_kept(tmp_path: Path) -> None:
    """Whoever talks for days fills no disk, and nothing is kept that nobody sees."""
    async with house(tmp_path) as home:
        for table in ("talk", "other"):
            await home.lay(in_light(), "ppp", table)
        ada, other = (*await seated(home, "talk", 0), *await seated(home, "other", 0))
        for line in (ada, other):
            assert (await line.ask({"t": "say", "id": "first", "text": "line 0"}))["t"] == "ack"
        for number in range(1, 130):
            assert (await ada.ask({"t": "say", "id": f"s{number}", "text": f"line {number}"}))["t"] == "ack"
        query = sa.select(CHAT.c.table_id, CHAT.c.text).order_by(CHAT.c.table_id, CHAT.c.k)
        kept = await home.site.store.run(lambda connection: [tuple(row) for row in connection.execute(query)])
        assert kept == [("other", "line 0"), *(("talk", f"line {number}") for number in range(30, 130))]
        home.hall.tables.forget("talk")
        (carla,) = await seated(home, "talk", 2)
        assert [line["text"] for line in carla.frames[0]["chat"]] == [text for table, text in kept if table == "talk"]


@in_loop
async def test_chat_is_text_or_a_phrase_and_not_too_much_of_it(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(chat=0.001, chat_at_once=6)
    async with house(tmp_path, limits) as home:
        await home.lay(in_light(), "ppp", "chat")
        ada, watcher = await seated(home, "chat", 0, 99)
        assert (await ada.ask({"t": "say", "id": "1", "text": " <b>ciao</b>\u202e \u0007 tutti "}))["t"] == "ack"
        assert (await ada.ask({"t": "say", "id": "2", "phrase": "hello"}))["t"] == "ack"
        assert (await watcher.ask({"t": "say", "id": "3", "text": "from a chair"}))["t"] == "ack"
        await ada.all_frames()
        lines = [frame["line"] for frame in ada.frames if frame["t"] == "chat"]
        assert [(line["seat"], line["text"], line["phrase"]) for line in lines] == [
            (0, "<b>ciao</b> tutti", ""),
            (0, "", "hello"),
            (None, "from a chair", ""),
        ]
        assert (await ada.ask({"t": "say", "id": "4", "text": " \u200b\u0000 "}))["key"] == "error-nothing-said"
        assert (await ada.ask({"t": "say", "id": "5", "phrase": "rude"}))["key"] == "error-nothing-said"
        assert (await ada.ask({"t": "say", "id": "6", "text": "x" * 301}))["key"] == "error-bad-request"
        assert (await ada.ask({"t": "say", "id": "7", "phrase": PHRASES[-1]}))["t"] == "ack"
        keys = [(await ada.ask({"t": "say", "id": f"m{k}", "text": "more"})).get("key") for k in range(4)]
        assert keys[-1] == "error-too-fast"
        # Another seat may still speak, and whoever comes later reads it all.
        (bruno,) = await seated(home, "chat", 1)
        assert (await bruno.ask({"t": "say", "id": "b", "text": "me too"}))["t"] == "ack"
        home.hall.tables.forget("chat")
        (carla,) = await seated(home, "chat", 2)
        assert [line["text"] for line in carla.frames[0]["chat"]][:3] == ["<b>ciao</b> tutti", "", "from a chair"]


# Words


@pytest.mark.parametrize(
    ("wanted", "language"), [("it-IT,it;q=0.9,en;q=0.5", "it"), ("en-GB,en", "en"), ("fr,en;q=0.5", "en"), ("", "it")]
)
@in_loop
async def test_refusals_are_sentences_in_the_readers_language(tmp_path: Path, wanted: str, language: str) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor(language=wanted)
        answer = await visitor.get("/api/tables/nowhere")
        assert answer.json["text"] == Words(language).say("error-no-table")
        assert answer.json["text"].startswith("There is no such table") == (language == "en")


@in_loop
async def test_naks_are_in_the_language_of_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for language in ("it", "en"):
            where = f"lang{language}"
            await home.lay(in_light(), "ppp", where, language=language)
            (ada,) = await seated(home, where, 0)
            nak = await ada.ask({"t": "takeback", "id": "x"})
            assert nak["text"] == Words(language).say("error-nothing-to-take-back")


@in_loop
async def test_nothing_fails_inside_while_all_of_this_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        with nothing_logged(home.site):
            where, visitors, _ = await home.table(2, 4)
            lines = [await visitor.line() for visitor in visitors]
            await gather(*(Hand(line, where, seat, 7 + seat).play() for seat, line in enumerate(lines)))


@in_loop
async def test_who_is_asked_anew_hears_of_it_though_nothing_else_shows(tmp_path: Path) -> None:
    """Seat 0 exchanges nothing, which nobody notices; but then seat 2 may fly its eagle again, and the table waits for it."""
    hands = ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "EAG BC1 BC2 BC3"]
    state = position("evocation", turn="A", hands=hands, table="RC5 RH2 RH3 RH4", reactions="strict")
    async with house(tmp_path) as home:
        loaded = await home.lay(state, "ppp", "anew", {2: {"eagle": "ask"}})
        lines = []
        for seat in (0, 1, 2):
            lines.append(await home.program("anew", seat).line())
            await lines[-1].hello("anew", token=home.program("anew", seat).token)

        async def pass_with(seat: int, decision: int, id: str) -> None:
            act = {"t": "act", "id": id, "decision": decision, "action": "pass", "on": loaded.table.v}
            assert (await lines[seat].ask(act))["t"] == "ack"

        first, version = loaded.table.reaction_of(2), loaded.table.v
        assert first is not None
        await pass_with(2, first.id, "no")
        exchange = loaded.table.question_of(0)
        assert exchange is not None and exchange.name == "exchange"
        before = len(await lines[1].all_frames())
        await pass_with(0, exchange.id, "nothing")
        assert loaded.table.v == version
        frames = [frame for frame in await lines[2].all_frames() if frame["t"] == "update"]
        assert frames[-1]["reaction"]["waits"] and frames[-1]["reaction"]["decision"] > first.id
        assert (frames[-1]["since"], frames[-1]["v"]) == (version, version)
        # The third, who can do nothing, hears nothing.
        assert [frame["t"] for frame in (await lines[1].all_frames())[before:]] == ["pong"]
