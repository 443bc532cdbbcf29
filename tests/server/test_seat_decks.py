"""What a seat brings: given when sitting down, checked by the game, secret until the end, kept for a rematch.

Played with the card game of the proving ground, which no lobby has.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from engine.joust import JOUST, JoustDecks, deck_with
from server.tables import House, Line, Visitor, gather, house, in_loop, token_in
from tavolata.engine import SetupError, is_as_committed
from tavolata.server.store import SEATS

pytestmark = pytest.mark.usefixtures("joust_here")

MINE = {"text": "4 LANCE\n4x FEINT\n# against turtles\n\nSTUMBLE\nHELM", "name": "Fulmine"}
MY_CARDS = ["LANCE"] * 4 + ["FEINT"] * 4 + ["STUMBLE", "HELM"]
THEIRS = {"text": "4 HELM\n4 TAUNT\n2 STUMBLE", "name": "Tartaruga"}
THEIR_CARDS = ["HELM"] * 4 + ["TAUNT"] * 4 + ["STUMBLE"] * 2


async def lay(home: House, mine: Any = MINE, theirs: Any = THEIRS, **wish: Any) -> tuple[str, Visitor, Visitor, Any]:
    """A table of two with their decks; it has not begun."""
    host, guest = home.visitor(), home.visitor(language="it")
    wish = {"game": "joust", "players": 2, "beat": 0, "language": "en", **wish}
    created = await host.ok("POST", "/api/tables", {**wish, "host": {"name": "Ada", "deck": mine}})
    where = created["table"]["id"]
    await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
    await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno", "deck": theirs}})
    return where, host, guest, created


async def play_on(line: Line, where: str, seat: int) -> None:
    """Take no HELM and reply nothing, to the end."""
    frame = await line.hello(where, seat)
    acts = 0
    while not frame.get("over"):
        asked = frame.get("question") or frame.get("reaction")
        if asked:
            acts += 1
            act = {"t": "act", "id": f"{seat}-{acts}", "decision": asked["decision"], "action": "pass"}
            await line.say({**act, "on": frame["v"]})
        frame = await line.hear_until("state", "update")


async def finish(home: House, where: str, host: Visitor, guest: Visitor) -> dict[str, Any]:
    lines = [await host.line(), await guest.line()]
    await gather(*[play_on(line, where, seat) for seat, line in enumerate(lines)])
    told: dict[str, Any] = (await host.ok("GET", f"/api/tables/{where}"))["table"]
    assert told["stage"] == "finished"
    return told


def lists_in(told: object) -> str:
    """What of Bruno's deck is in there: its name, its list, or enough of it to count."""
    text = json.dumps(told)
    found = [word for word in ("Tartaruga", json.dumps(THEIR_CARDS), "4 HELM", "HELM HELM", "TAUNT") if word in text]
    return ", ".join(found)


@in_loop
async def test_a_deck_is_given_when_sitting_down_and_only_its_owner_hears_of_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, created = await lay(home)
        own = await guest.ok("GET", f"/api/tables/{where}")
        assert own["you"]["deck"] == {"cards": THEIR_CARDS, "name": "Tartaruga", "named": False}
        assert [seat["brings"] for seat in own["table"]["seats"]] == [True, True]
        assert [seat["deck"] for seat in own["table"]["seats"]] == ["", ""]
        watcher = await home.spectator(where, created)
        lines = [await host.line(), await watcher.line()]
        told: list[object] = [await lines[0].hello(where, 0), await lines[1].hello(where, None)]
        await host.ok("POST", f"/api/tables/{where}/start")
        for line in lines:
            told.append(await line.all_frames())
        for visitor in (host, watcher):
            told.append((await visitor.get(f"/api/tables/{where}")).json)
            told.append((await visitor.get("/api/mine")).json)
        told.append((await host.get(f"/api/tables/{where}/links")).json)
        told.append((await host.get(f"/api/tables/{where}/log?seat=0")).json)
        told.append((await (await home.admin()).get("/api/admin")).json)
        assert lists_in(told) == ""
        report = (await host.post(f"/api/tables/{where}/report", {"seat": 0})).json
        assert "Tartaruga" not in json.dumps(report)
        assert report["state"]["seat_decks"][1]["salt"] == b"?".hex()
        assert lists_in(list(home.site.errors.lines)) == ""


@in_loop
async def test_a_list_that_cannot_be_played_is_refused_with_the_reason_of_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, _, guest, _ = await lay(home)
        sit = f"/api/tables/{where}/sit"
        for text in ("LANCE", "10 LANCE", "10 CANNON", ""):
            refused = await guest.post(sit, {"person": {"name": "Bruno", "deck": {"text": text}}})
            assert (refused.status, refused.json["rule"]) == (400, "JO-06")
            assert "non si può portare" in refused.json["text"]
        long = {"person": {"name": "Bruno", "deck": {"text": "9999 LANCE"}}}
        assert await guest.no("POST", sit, long) == "error-seat-deck-long"
        unknown = {"person": {"name": "Bruno", "deck": {"ready": "brave"}}}
        assert await guest.no("POST", sit, unknown) == "error-seat-deck-ready"
        # What was brought before is still there.
        assert (await guest.ok("GET", f"/api/tables/{where}"))["you"]["deck"]["cards"] == THEIR_CARDS
        wish = {"game": "indy", "players": 2, "host": {"name": "Ada", "deck": MINE}}
        assert await guest.no("POST", "/api/tables", wish) == "error-brings"


@in_loop
async def test_the_seal_is_shown_at_the_start_and_the_list_that_fits_it_at_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, _ = await lay(home)
        await host.ok("POST", f"/api/tables/{where}/start")
        begun = (await host.ok("GET", f"/api/tables/{where}"))["table"]["decks"]
        assert [set(deck) for deck in begun] == [{"commitment", "size"}] * 2
        over = await finish(home, where, host, guest)
        for before, after, cards in zip(begun, over["decks"], (MY_CARDS, THEIR_CARDS), strict=True):
            assert after["commitment"] == before["commitment"]
            assert after["cards"] == cards
            assert is_as_committed(before["commitment"], after["cards"], after["salt"])
        assert over["decks"][1]["name"] == "Tartaruga"


@in_loop
async def test_a_rematch_keeps_the_decks_under_other_seals_and_they_may_be_changed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, _ = await lay(home)
        await host.ok("POST", f"/api/tables/{where}/start")
        first = await finish(home, where, host, guest)
        again = (await host.ok("POST", f"/api/tables/{where}/rematch"))["table"]["id"]
        assert (await guest.ok("GET", f"/api/tables/{again}"))["you"]["deck"]["cards"] == THEIR_CARDS
        other = {"person": {"name": "Ada", "deck": {"ready": "wary", "named": True}}}
        sat = await host.ok("POST", f"/api/tables/{again}/sit", other)
        assert sat["table"]["seats"][0]["deck"] == "wary"
        await host.ok("POST", f"/api/tables/{again}/start")
        assert await host.no("POST", f"/api/tables/{again}/sit", other) == "error-started"
        second = await finish(home, again, host, guest)
        assert second["decks"][0]["cards"].count("HELM") == 4
        assert second["decks"][1]["cards"] == THEIR_CARDS
        assert second["decks"][1]["commitment"] != first["decks"][1]["commitment"]


@in_loop
async def test_decks_are_still_there_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, _ = await lay(home, beat=-1)
    async with house(tmp_path) as home:
        host.app = guest.app = home.app
        host.lines = guest.lines = home.lines
        assert (await guest.ok("GET", f"/api/tables/{where}"))["you"]["deck"]["cards"] == THEIR_CARDS
        began = await host.ok("POST", f"/api/tables/{where}/start")
    async with house(tmp_path) as home:
        host.app = guest.app = home.app
        told = await host.ok("GET", f"/api/tables/{where}")
        assert told["table"]["decks"] == began["decks"]
        state = (await home.hall.get(where)).table.state
        assert state is not None
        assert [list(deck.cards) for deck in state.seat_decks] == [MY_CARDS, THEIR_CARDS]


@in_loop
async def test_the_deck_goes_with_whoever_leaves(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, created = await lay(home, beat=-1)
        await guest.ok("POST", f"/api/tables/{where}/leave")
        assert (await home.site.store.run(decks_kept))[1] == ""
        await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno", "deck": THEIRS}})
        # A new link for the seat is for somebody else.
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "renew"})
        assert (await home.site.store.run(decks_kept))[1] == ""


@in_loop
async def test_a_running_game_keeps_the_deck_of_somebody_who_is_out_for_good(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, _, _ = await lay(home, beat=-1)
        await host.ok("POST", f"/api/tables/{where}/start")
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "free"})
        assert (await home.site.store.run(decks_kept))[1] == ""
        state = (await home.hall.get(where)).table.state
        assert state is not None
        assert list(state.seat_decks[1].cards) == THEIR_CARDS


def decks_kept(connection: sa.Connection) -> list[str]:
    return [row.deck for row in connection.execute(sa.select(SEATS.c.deck).order_by(SEATS.c.seat))]


@in_loop
async def test_where_a_deck_is_demanded_nobody_begins_without_and_bots_get_one_of_the_game(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(JoustDecks, "must_bring", lambda self, options: True)
        async with house(tmp_path) as home:
            where, host, guest, _ = await lay(home, theirs=None, beat=-1)
            assert (await host.ok("GET", f"/api/tables/{where}"))["table"]["seat_decks"] == "must"
            refused = await host.post(f"/api/tables/{where}/start")
            assert (refused.status, refused.json["key"]) == (409, "error-seat-deck-missing")
            assert "Bruno" in refused.json["text"]
            await guest.ok("POST", f"/api/tables/{where}/leave")
            await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "bot", "bot": "random"})
            await host.ok("POST", f"/api/tables/{where}/start")
            state = (await home.hall.get(where)).table.state
            assert state is not None
            assert state.seat_decks[1].name in ("bold", "wary")
            # What the game offers is known, so its seal needs a salt of this table.
            assert state.commitments[1] not in [deck.commitment() for deck in JoustDecks().ready()]


@in_loop
async def test_a_ready_deck_that_is_changed_stays_as_it_was_where_somebody_has_it(tmp_path: Path) -> None:
    """Whether the game has begun or not: a newer version may have other lists under the same names."""
    bold, wary = JoustDecks().ready()
    async with house(tmp_path) as home:
        playing, host, _, _ = await lay(home, {"ready": "bold"}, {"ready": "wary"})
        await host.ok("POST", f"/api/tables/{playing}/start")
        waiting, other_host, _, _ = await lay(home, {"ready": "bold"}, {"ready": "wary"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(JoustDecks, "ready", lambda self: [deck_with("TAUNT TAUNT", "bold"), deck_with("FEINT", "wary")])
        async with house(tmp_path) as home:
            returned = home.visitor()
            returned.cookies = other_host.cookies
            await returned.ok("POST", f"/api/tables/{waiting}/start")
            for where in (playing, waiting):
                state = (await home.hall.get(where)).table.state
                assert state is not None
                assert [deck.cards for deck in state.seat_decks] == [bold.cards, wary.cards]


@in_loop
async def test_the_host_may_give_a_bot_its_deck(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, _ = await lay(home, beat=-1)
        await guest.ok("POST", f"/api/tables/{where}/leave")
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "bot", "bot": "random", "deck": THEIRS})
        await host.ok("POST", f"/api/tables/{where}/start")
        state = (await home.hall.get(where)).table.state
        assert state is not None
        assert list(state.seat_decks[1].cards) == THEIR_CARDS


@in_loop
async def test_a_deck_that_newer_rules_refuse_is_not_shown_to_whoever_starts(tmp_path: Path) -> None:
    def refuse(self: JoustDecks, cards: tuple[str, ...]) -> None:
        if list(cards) == THEIR_CARDS:
            raise SetupError("error-brings", {"what": " ".join(cards)}, "JO-06", "joust")

    async with house(tmp_path) as home:
        where, host, _, _ = await lay(home)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(JoustDecks, "check", refuse)
            refused = await host.post(f"/api/tables/{where}/start")
        assert refused.json["key"] == "error-seat-deck-unfit"
        assert lists_in(refused.json) == ""


@in_loop
async def test_games_say_that_seats_may_bring_decks_and_which_they_have_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        told = {game["name"]: game for game in (await home.visitor().ok("GET", "/api/games"))["games"]}
        assert [deck["name"] for deck in told["joust"]["seat_decks"]["ready"]] == ["bold", "wary"]
        assert told["indy"]["seat_decks"] is None


def test_the_game_of_the_proving_ground_is_only_here_for_tests() -> None:
    import tavolata

    assert JOUST.name not in tavolata.GAMES
