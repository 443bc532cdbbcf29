"""What a table brings along, the daily challenge, and cards that somebody thinks are wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from server.tables import House, house, in_loop
from tavolata import games
from tavolata.games.daily import daily_key, today
from tavolata.games.timeline.cards import CARD
from tavolata.games.timeline.state import Timeline

TEAM = {"mode": "collaborative"}


def school_deck(cards: int = 60) -> str:
    """Cards whose dates can be told from all other numbers of a frame."""
    letters = "ABCDEFGHIJ"
    rows = [f"Evento {letters[i // 10]}{letters[i % 10]},{-7_000_013 - 101 * i}" for i in range(cards)]
    return "titolo,anno\n" + "\n".join(rows)


async def state_of(home: House, where: str) -> Timeline:
    state = (await home.hall.get(where)).table.state
    assert isinstance(state, Timeline)
    return state


def hidden_years(state: Timeline) -> set[int]:
    cards = [card for hand in state.hands for card in hand] + state.draw + state.box
    return {state.dates[card] for card in cards}


async def play(home: House, line: Any, where: str, answer: str) -> dict[str, Any]:
    """Answer what is asked; gives the ack or nak."""
    table = (await home.hall.get(where)).table
    (decision,) = [question for seat in range(table.players) if (question := table.question_of(seat)) is not None]
    said: dict[str, Any] = await line.ask(
        {"t": "act", "id": f"a{table.v}", "decision": decision.id, "action": answer, "on": table.v}
    )
    return said


@in_loop
async def test_a_table_plays_with_the_deck_it_brought_and_no_date_is_told_before_the_reveal(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        wish: dict[str, Any] = {
            "game": "timeline",
            "options": TEAM,
            "brings": {"deck": {"name": "4ª B", "text": school_deck()}},
        }
        where, (ada, bruno), _ = await home.table(2, **wish)
        table = (await home.hall.get(where)).table
        assert table.info().brought == {"deck": "4ª B", "count": 60}
        line = await ada.line()
        await line.hello(where, 0)
        other = await bruno.line()
        await other.hello(where, 1)
        lines = [line, other]
        for _ in range(12):
            state = await state_of(home, where)
            if state.over:
                break
            before = hidden_years(state)
            for who, visitor in ((0, ada), (1, bruno)):
                told = [await lines[who].all_frames()]
                for path in ("", f"/log?seat={who}", "/links"):
                    told.append((await visitor.get(f"/api/tables/{where}{path}")).json)
                told.append((await visitor.post(f"/api/tables/{where}/report", {"seat": who})).json)
                text = json.dumps(told)
                assert [year for year in before if str(year) in text] == []
            seat = state.decisions[0].seat
            action = state.game.text(state.decisions[0].actions[0])
            assert (await play(home, lines[seat], where, action))["t"] == "ack"
        assert '"year": -7' in json.dumps(line.frames)  # dates are told once their cards are turned over


@in_loop
async def test_a_deck_with_mistakes_is_refused_with_line_and_field(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host = home.visitor(language="it")
        text = school_deck().replace("Evento AC,-7000215", "Evento AC,boh")
        checked = await host.ok("POST", "/api/games/timeline/deck", {"text": text})
        (problem,) = [problem for problem in checked["problems"] if not problem["warning"]]
        assert (problem["line"], problem["field"]) == (4, "anno")
        assert "4" in problem["text"] and "boh" in problem["text"]
        wish = {"game": "timeline", "players": 2, "options": TEAM, "brings": {"deck": {"name": "x", "text": text}}}
        answer = await host.post("/api/tables", wish)
        assert answer.status == 400
        assert answer.json["text"] == problem["text"]
        few = {**wish, "brings": {"deck": {"name": "x", "text": school_deck(20)}}}
        assert await host.no("POST", "/api/tables", few) == "error-few-cards"
        assert await host.no("POST", "/api/tables", {**wish, "brings": {"deck": "?"}}) == "error-brings"
        assert await host.no("POST", "/api/tables", {**wish, "brings": {"dice": {}}}) == "error-brings"
        assert await host.no("POST", "/api/games/indy/deck", {"text": "x"}) == "error-brings"


@in_loop
async def test_a_rematch_deals_cards_that_were_not_seen_in_the_game_before(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada,), _ = await home.table(1, game="timeline", options=TEAM)
        line = await ada.line()
        await line.hello(where, 0)
        while not (state := await state_of(home, where)).over:
            await play(home, line, where, state.game.text(state.decisions[0].actions[0]))
        shown = set(range(len(state.deck))) - set(state.box) - set(state.draw)
        again = (await ada.ok("POST", f"/api/tables/{where}/rematch"))["table"]["id"]
        await ada.ok("POST", f"/api/tables/{again}/start")
        dealt = await state_of(home, again)
        assert not shown & set(dealt.hands[0] + dealt.line + dealt.draw + dealt.discards)


@in_loop
async def test_the_daily_challenge_is_dealt_alike_for_everyone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        dealt = []
        for _ in range(2):
            where, _, created = await home.table(1, game="timeline", daily=True, options={"theme": "art"})
            assert created["table"]["daily"] == today()
            assert created["table"]["options"]["theme"] == "all"
            dealt.append((await state_of(home, where)).view(None))
        assert dealt[0] == dealt[1]
        game = games.game("timeline")
        assert daily_key(game, "2026-11-16") != daily_key(game, "2026-11-17")
        assert (
            await home.visitor().no("POST", "/api/tables", {"game": "indy", "players": 3, "daily": True})
            == "error-daily"
        )


@in_loop
async def test_tt_022_a_card_that_was_turned_over_stays_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for daily in (True, False):
            where, (ada,), _ = await home.table(1, game="timeline", daily=daily, options={} if daily else TEAM)
            line = await ada.line()
            await line.hello(where, 0)
            state = await state_of(home, where)
            await play(home, line, where, state.game.text(state.decisions[0].actions[0]))
            refused = await line.ask({"t": "takeback", "id": "b"})
            assert (refused["t"], refused["key"]) == ("nak", "error-turned-over")
            assert not (await line.hello(where, 0))["you"]["takeback"]


@in_loop
async def test_tt_022_nor_do_the_others_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, visitors, _ = await home.table(2, game="timeline", options={**TEAM, "first": "1"})
        lines = [await visitor.line() for visitor in visitors]
        for seat, line in enumerate(lines):
            await line.hello(where, seat)
        state = await state_of(home, where)
        await play(home, lines[0], where, state.game.text(state.decisions[0].actions[0]))
        assert (await lines[0].ask({"t": "takeback", "id": "b"}))["key"] == "error-turned-over"
        assert (await home.hall.get(where)).table.take_backs.request is None


@in_loop
async def test_tt_050_a_card_in_sight_can_be_reported_and_the_host_finds_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, (ada, _), _ = await home.table(2, game="timeline")
        state = await state_of(home, where)
        card = CARD.names[state.line[0]]
        path = f"/api/tables/{where}/cards"
        before = state.dump()
        assert await ada.ok("POST", f"{path}/{card}/report", {"reason": "date"}) == {}
        assert (await state_of(home, where)).dump() == before
        assert await ada.no("POST", f"{path}/{card}/report", {"reason": "boring"}) == "error-bad-request"
        out_of_sight = CARD.names[state.draw[0]]
        assert await ada.no("POST", f"{path}/{out_of_sight}/report", {"reason": "date"}) == "error-card-out-of-sight"
        assert await ada.no("POST", f"{path}/nonsense/report", {"reason": "date"}) == "error-card-out-of-sight"
        assert (await home.visitor().post(f"{path}/{card}/report", {"reason": "date"})).status == 403
        admin = await home.admin()
        (listed,) = (await admin.ok("GET", "/api/admin"))["cards"]
        written = state.deck.cards[state.line[0]]
        assert (listed["table"], listed["deck"], listed["card"]) == (where, "twist", written.id)
        assert (listed["reason"], written.title_en in listed["title"]) == ("date", True)
        await admin.ok("DELETE", f"/api/admin/cards/{listed['k']}")
        assert (await admin.ok("GET", "/api/admin"))["cards"] == []
        assert await admin.no("DELETE", f"/api/admin/cards/{listed['k']}") == "error-no-report"


@in_loop
async def test_games_say_what_tables_may_bring(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        told = {game["name"]: game for game in (await home.visitor().ok("GET", "/api/games"))["games"]}
        assert told["timeline"]["brings"] == ["deck", "seen"]
        assert told["timeline"]["daily"]["mode"] == "collaborative"
        assert (told["indy"]["brings"], told["indy"]["daily"]) == ([], {})
        assert told["timeline"]["usual_bot"] == "adult"
