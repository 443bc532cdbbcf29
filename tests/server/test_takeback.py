"""Taking a choice back: at once, with consent, while it is held."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.tables import PATIENCE, House, Line, Visitor, house, in_loop, until
from server.talking import HANDS, act, asked, in_light, seated
from tavolata.games.indy.position import position
from tavolata.games.isola.position import position as isola_position
from tavolata.server.limits import UNLIMITED


@in_loop
async def test_a_choice_is_taken_back_at_once_or_with_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "back")
        ada, bruno, carla = await seated(home, "back", 0, 1, 2)
        await ada.ask(act(ada.frames[0]["question"], "pass", 1))
        assert (await ada.ask({"t": "takeback", "id": "t1"}))["v"] == 3
        frame = await asked(bruno, "back")
        assert frame["log"][-1]["undone_to"] == 1
        again = await asked(ada, "back")
        await ada.ask(act(again["question"], "swap RC1 RH1", 3, "a2"))
        assert (await ada.ask({"t": "takeback", "id": "t2"}))["t"] == "ack"
        await bruno.all_frames()
        wish = [frame["table"]["takeback"] for frame in bruno.frames if frame["t"] == "table"][-1]
        assert wish == {"seat": 0, "agreed": [], "asked": [1, 2]}
        assert (await bruno.ask({"t": "consent", "id": "c1", "yes": True}))["t"] == "ack"
        assert (await carla.ask({"t": "consent", "id": "c2", "yes": True}))["v"] == 5
        frame = await asked(ada, "back")
        assert "RC1" in frame["view"]["hand"]
        await ada.ask(act(frame["question"], "swap RC2 RH2", 5, "a3"))
        assert (await ada.ask({"t": "takeback", "id": "t3"}))["t"] == "ack"
        assert (await carla.ask({"t": "consent", "id": "c3", "yes": False}))["t"] == "ack"
        await bruno.all_frames()
        assert [frame["table"]["takeback"] for frame in bruno.frames if frame["t"] == "table"][-1] is None
        assert (await bruno.ask({"t": "consent", "id": "c4", "yes": True}))["key"] == "error-no-wish"


@in_loop
async def test_nobody_fills_the_journal_by_taking_back_for_ever(tmp_path: Path) -> None:
    """Each is written down, and so is the choice that follows: a game could go on without end, as fast as a program can."""
    async with house(tmp_path, UNLIMITED._replace(takebacks=0.001, takebacks_at_once=3)) as home:
        live = await home.lay(in_light(), "ppp", "fast")
        (ada,) = await seated(home, "fast", 0)
        answers = [await ada.ask({"t": "takeback", "id": f"t{number}"}) for number in range(5)]
        keys = [answer.get("key") for answer in answers]
        assert keys == ["error-nothing-to-take-back"] * 3 + ["error-too-fast"] * 2
        n = live.table.n
        call = await home.program("fast", 0).post("/api/tables/fast/send", {"t": "takeback", "id": "t9"})
        assert (call.json["key"], live.table.n) == ("error-too-fast", n)
        assert (await ada.ask(act(ada.frames[0]["question"], "pass", 1)))["t"] == "ack"


@in_loop
async def test_a_held_answer_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "unheld", beat=5000)
        (ada,) = await seated(home, "unheld", 0)
        await ada.say(act(ada.frames[0]["question"], "pass", 1))
        assert (await ada.hear_until("update"))["you"]["takeback"]
        await ada.say({"t": "takeback", "id": "t"})
        answers = {
            frame["id"]: frame for frame in [await ada.hear_until("ack", "nak"), await ada.hear_until("ack", "nak")]
        }
        assert answers["t"]["t"] == "ack"
        assert answers["a1"]["key"] == "error-taken-back"
        assert (await asked(ada, "unheld"))["question"]["name"] == "light"


@in_loop
async def test_those_who_are_away_are_not_passed_over(tmp_path: Path) -> None:
    """Nobody else has the table open: to change cards, look at the new ones and take it all back would be free."""
    async with house(tmp_path) as home:
        state = position("dark", turn="A", hands=HANDS, reactions="strict")
        await home.lay(state, "ppp", "alone", tempo="days")
        (ada,) = await seated(home, "alone", 0)
        await ada.ask(act(ada.frames[0]["question"], "change RC1 RC2", 1))
        await ada.ask({"t": "takeback", "id": "t"})
        assert (await asked(ada, "alone"))["question"] is None
        assert (await home.hall.get("alone")).table.take_backs.request is not None


async def a_change_is_refused(home: House, where: str) -> tuple[Visitor, list[Line]]:
    """Seat 0 hosts, has changed cards, and seat 1 does not want it undone. Lines of both, and of the host's session."""
    state = position("dark", turn="A", hands=HANDS, reactions="strict")
    live = await home.lay(state, "ppp", where)
    host = home.visitor()
    await host.ok("POST", f"/api/tables/{where}/enter", {"token": home.hall.links.token(live.table.id, "host", 0)})
    ada, bruno, carla = await seated(home, where, 0, 1, 2)
    await ada.ask(act(ada.frames[0]["question"], "change RC1 RC2", 1))
    await ada.ask({"t": "takeback", "id": "t"})
    assert (await carla.ask({"t": "consent", "id": "c", "yes": True}))["t"] == "ack"
    assert (await bruno.ask({"t": "consent", "id": "c", "yes": False}))["t"] == "ack"
    return host, [ada, bruno, carla]


async def wishes(line: Line) -> list[Any]:
    await line.all_frames()
    return [frame["table"]["takeback"] for frame in line.frames if frame["t"] == "table"]


@in_loop
async def test_a_bot_that_stands_in_does_not_say_yes_for_whoever_said_no(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, (ada, bruno, carla) = await a_change_is_refused(home, "overrule")
        await host.ok("POST", "/api/tables/overrule/seats/1", {"do": "standin"})
        table = (await home.hall.get("overrule")).table
        version = table.v
        assert (await ada.ask({"t": "takeback", "id": "t2"}))["t"] == "ack"
        assert (await carla.ask({"t": "consent", "id": "c2", "yes": True}))["t"] == "ack"
        assert (await wishes(bruno))[-1] == {"seat": 0, "agreed": [2], "asked": [1]}
        assert table.v == version, "nothing was taken back"
        assert (await bruno.ask({"t": "consent", "id": "c3", "yes": False}))["t"] == "ack"
        assert (await wishes(ada))[-1] is None


@pytest.mark.parametrize("way", ["free", "renew"])
@in_loop
async def test_to_put_out_whoever_said_no_is_no_way_back(tmp_path: Path, way: str) -> None:
    async with house(tmp_path) as home:
        host, (ada, _, carla) = await a_change_is_refused(home, way)
        await ada.ask({"t": "takeback", "id": "again"})
        await host.ok("POST", f"/api/tables/{way}/seats/1", {"do": way})
        assert (await wishes(carla))[-1] is None
        assert (await carla.ask({"t": "consent", "id": "c2", "yes": True}))["key"] == "error-no-wish"
        assert (await ada.ask({"t": "takeback", "id": "t2"}))["key"] == "error-nothing-to-take-back"
        stored = await home.site.store.load(way)
        assert stored is not None
        assert not stored.row["wish"]


@in_loop
async def test_a_wish_that_has_ended_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(in_light(), "ppp", "wish")
        ada, bruno, carla = await seated(home, "wish", 0, 1, 2)
        await ada.ask(act(ada.frames[0]["question"], "swap RC1 RH1", 1))
        await ada.ask({"t": "takeback", "id": "t"})
        frame = await asked(bruno, "wish")
        await bruno.ask(act(frame["question"], "pass", frame["v"]))
        await carla.all_frames()
        assert [frame["table"]["takeback"] for frame in carla.frames if frame["t"] == "table"][-1] is None


@in_loop
async def test_a_wish_is_kept_while_only_secret_answers_are_given(tmp_path: Path) -> None:
    """Seat 1 says no to its eagle: the wish goes on in memory, and so it must in the database."""
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "kept")
        ada, bruno, _ = await seated(home, "kept", 0, 1, 2)
        await ada.ask(act(ada.frames[0]["question"], "swap RC1 RH1", 1))
        await ada.ask({"t": "takeback", "id": "t"})
        frame = await asked(bruno, "kept")
        assert (await bruno.ask(act(frame["reaction"], "pass", frame["v"])))["t"] == "ack"
        assert loaded.table.take_backs.request is not None
        kept = await home.site.store.load("kept")
        assert kept is not None
        assert kept.row["wish"]


@in_loop
async def test_a_held_act_is_answered_when_its_table_is_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loaded = await home.lay(in_light(), "ppp", "goes", beat=60_000)
        ada = home.program("goes", 0)
        state = await ada.ok("POST", "/api/tables/goes/hello", {"t": "hello", "table": "goes", "seat": 0})
        sending = asyncio.ensure_future(ada.post("/api/tables/goes/send", act(state["question"], "pass", 1)))
        await until(lambda: bool(loaded.table.held_answers.by_seat))
        await home.hall.hosting.delete(loaded)
        done, _ = await asyncio.wait([sending], timeout=PATIENCE)
        sending.cancel()
        assert done


#: Two hands, and futures in an order that nobody has seen.
ISOLA: dict[str, Any] = {
    "forces": ["KENSHIRO*2", "REY*2"],
    "places": ["OASI", "OASI"],
    "hands": ["TOKI MAESTRA-DI-VILLAGGIO", "FINTA"],
    "futures": ["OASI MARE-SECCO KENSHIRO RAOUL", "OASI MARE-SECCO REY SHOKI"],
    "reactions": "strict",
}


@in_loop
@pytest.mark.parametrize("kinds", ["pp", "pb"])
async def test_drawn_cards_of_isola_stay_seen_whoever_would_agree(tmp_path: Path, kinds: str) -> None:
    async with house(tmp_path) as home:
        await home.lay(isola_position(phase="draw", **ISOLA), kinds, "drawn")
        (ada,) = await seated(home, "drawn", 0)
        await ada.ask(act(ada.frames[0]["question"], "draw 1", ada.frames[0]["v"]))
        frame = await asked(ada, "drawn")
        assert len(frame["view"]["hand"]) == 3
        assert not frame["you"]["takeback"]
        assert (await ada.ask({"t": "takeback", "id": "t"}))["key"] == "error-turned-over"


@in_loop
async def test_a_card_of_isola_that_was_played_is_taken_back_by_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.lay(isola_position(phase="presentation", **ISOLA), "pp", "played")
        ada, bruno = await seated(home, "played", 0, 1)
        await ada.ask(act(ada.frames[0]["question"], "play TOKI", ada.frames[0]["v"]))
        frame = await asked(ada, "played")
        assert frame["you"]["takeback"]
        assert (await ada.ask({"t": "takeback", "id": "t"}))["t"] == "ack"
        assert "TOKI" not in (await asked(ada, "played"))["view"]["hand"]
        assert (await bruno.ask({"t": "consent", "id": "c", "yes": True}))["t"] == "ack"
        assert "TOKI" in (await asked(ada, "played"))["view"]["hand"]


@in_loop
async def test_whoever_has_looked_into_a_future_of_isola_does_not_take_back(tmp_path: Path) -> None:
    """The Village Teacher shows the top of the own future: nothing has left it, and yet it is seen."""
    async with house(tmp_path) as home:
        await home.lay(isola_position(phase="presentation", **ISOLA), "pb", "looked")
        (ada,) = await seated(home, "looked", 0)
        await ada.ask(act(ada.frames[0]["question"], "play MAESTRA-DI-VILLAGGIO", ada.frames[0]["v"]))
        frame = await asked(ada, "looked")
        assert frame["question"]["name"] == "look"
        assert not frame["you"]["takeback"]
