"""Isola dei Demoni at the online table: its cards with their texts, decks for whoever brings none, decks that people build."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.tables import House, house, in_loop, token_in
from support import rule
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.decks import READY_DECKS
from tavolata.games.isola.box.records import MASTER
from tavolata.games.isola.deck_checks import examine
from tavolata.games.isola.deck_lists import encode
from tavolata.games.isola.view_types import CardFace, DeckAbout
from tavolata.server import wire

LEARNING = {deck.key: {KEYS[card] for card in deck.cards} for deck in READY_DECKS if deck.learning}
MASTERS = {card.key for card in CARDS if card.type == MASTER}


@in_loop
async def test_the_cards_are_told_in_both_languages_and_kept_by_the_browser(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor(language="it")
        told = {language: await visitor.get(f"/api/games/isola/cards?lang={language}") for language in ("it", "en")}
        italian = msgspec.convert(told["it"].json["cards"], list[CardFace])
        english = msgspec.convert(told["en"].json["cards"], list[CardFace])
        assert [card.key for card in italian] == [card.key for card in english] == list(KEYS)
        blades = next(card for card in english if card.key == "LAME-DELL-AIRONE")
        assert (blades.name, blades.keywords) == ("Blades of the Heron", ["double"])
        assert [(line.text, line.pips) for line in blades.lines] == [("Double damage.", 2)]
        assert "Nanto" in str(blades.lines[0].spoken)
        assert next(card for card in italian if card.key == "LAME-DELL-AIRONE").name == "Lame dell’airone"
        tag = told["it"].headers["etag"]
        assert tag != told["en"].headers["etag"]
        again = await visitor.get("/api/games/isola/cards?lang=it", if_none_match=tag)
        assert (again.status, again.body) == (304, b"")


@in_loop
async def test_a_game_whose_cards_are_no_more_than_words_has_none_to_tell(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        assert (await visitor.ok("GET", "/api/games/indy/cards"))["cards"] == []
        assert (await visitor.get("/api/games/isola/cards?lang=xx")).status == 400
        assert (await visitor.get("/api/games/chess/cards")).status == 400


async def lay(home: House, deck: Any, against: str) -> tuple[str, list[dict[str, Any]]]:
    """A table of Isola that has begun, of a person with a deck or with none; what the person sees of the decks."""
    host = home.visitor()
    wish: dict[str, Any] = {"game": "isola", "players": 2, "beat": 0, "host": {"name": "Ada"}}
    if deck is not None:
        wish["host"]["deck"] = deck
    created = await host.ok("POST", "/api/tables", wish)
    where = created["table"]["id"]
    if against == "bot":
        await host.ok("POST", f"/api/tables/{where}/seats/1", {"do": "bot"})
    else:
        guest = home.visitor()
        await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno"}})
    await host.ok("POST", f"/api/tables/{where}/start")
    line = await host.line()
    frame = await line.hello(where, 0)
    decks: list[dict[str, Any]] = frame["view"]["decks"]
    return where, decks


SMALL = {"text": "9 KENSHIRO"}


@rule("RU-15")
@in_loop
async def test_a_deck_too_small_for_the_table_is_refused_when_it_is_brought(tmp_path: Path) -> None:
    """And not only when all have sat down and the game begins."""
    async with house(tmp_path) as home:
        wish: dict[str, Any] = {"game": "isola", "players": 2, "beat": 0, "options": {"least-cards": "40"}}
        host, guest = home.visitor(language="en"), home.visitor(language="en")
        laid = {**wish, "host": {"name": "Ada", "deck": SMALL}}
        assert await host.no("POST", "/api/tables", laid) == "error-least-cards"
        created = await host.ok("POST", "/api/tables", {**wish, "host": {"name": "Ada"}})
        path = f"/api/tables/{created['table']['id']}"
        await guest.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        small = {"person": {"name": "Bruno", "deck": SMALL}}
        assert await guest.no("POST", f"{path}/sit", small) == "error-least-cards"
        assert await host.no("POST", f"{path}/seats/1", {"do": "bot", "deck": SMALL}) == "error-least-cards"
        await guest.ok("POST", f"{path}/sit", {"person": {"name": "Bruno", "deck": {"ready": "LH1"}}})
        await host.ok("POST", f"{path}/start")


@pytest.mark.parametrize("against", ["bot", "person"])
@in_loop
async def test_whoever_brings_no_deck_has_one_to_learn_with_and_the_other_one_of_another_school(
    tmp_path: Path, against: str
) -> None:
    async with house(tmp_path) as home:
        _, decks = await lay(home, None, against)
        assert decks[0]["name"] in LEARNING
        assert decks[1]["name"] in LEARNING
        assert not LEARNING[decks[0]["name"]] & LEARNING[decks[1]["name"]] & MASTERS


@pytest.mark.parametrize("deck", [deck.key for deck in READY_DECKS if deck.learning])
@in_loop
async def test_a_bot_fits_the_deck_that_a_person_brings(tmp_path: Path, deck: str) -> None:
    async with house(tmp_path) as home:
        _, decks = await lay(home, {"ready": deck, "named": True}, "bot")
        assert decks[0]["name"] == deck
        assert not LEARNING[deck] & LEARNING[decks[1]["name"]] & MASTERS


@in_loop
async def test_against_a_secret_deck_a_bot_does_not_say_what_it_plays(tmp_path: Path) -> None:
    """Its name would tell spectators of which school the secret deck is not."""
    async with house(tmp_path) as home:
        _, decks = await lay(home, {"ready": "LH1", "named": False}, "bot")
        assert "name" not in decks[1]


@in_loop
async def test_two_people_with_ready_decks_both_get_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, guest = home.visitor(), home.visitor()
        wish = {"game": "isola", "players": 2, "beat": 0, "host": {"name": "Ada", "deck": {"ready": "LH1"}}}
        created = await host.ok("POST", "/api/tables", wish)
        where = created["table"]["id"]
        await guest.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await guest.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno", "deck": {"ready": "LN1"}}})
        await host.ok("POST", f"/api/tables/{where}/start")
        frames = [await (await one.line()).hello(where, seat) for seat, one in enumerate((host, guest))]
        assert [len(frame["view"]["hand"]) for frame in frames] == [7, 7]
        assert {frame["question"]["name"] for frame in frames if frame.get("question")} == {"draw"}


# Decks that people build

LISTED = "10 Kenshiro\n2 Oasis\n2 discepoli del nord\n1 C10 # by its number\n"


@pytest.mark.parametrize("form", ["list", "code"])
@in_loop
async def test_a_table_reads_what_the_command_line_reads(tmp_path: Path, form: str) -> None:
    async with house(tmp_path) as home:
        cards, _ = examine(LISTED)
        deck = {"text": LISTED if form == "list" else encode(cards), "name": "mine"}
        _, decks = await lay(home, deck, "bot")
        assert sorted(decks[0]["cards"]) == sorted(KEYS[card] for card in cards)


@rule("ID-109")
@in_loop
async def test_builder_and_table_say_all_problems_of_a_list_at_once_and_the_same(tmp_path: Path) -> None:
    bad = "5 Kenshirou\n6 Oasi\n3 Successore\n0 Toki\n"
    async with house(tmp_path) as home:
        visitor = home.visitor(language="it")
        checked = await visitor.ok("POST", "/api/games/isola/seat-deck", {"text": bad})
        told = msgspec.convert(checked, wire.SeatDeckChecked)
        assert [(one.line, one.rule, one.card) for one in told.problems] == [
            (1, "", ""),
            (3, "", ""),
            (4, "RU-15", ""),
            (0, "ID-109", "OASI"),
        ]
        assert "Successore (Nanto)" in told.problems[1].text
        wish = {"game": "isola", "players": 2, "host": {"name": "Ada", "deck": {"text": bad}}}
        refused = await visitor.post("/api/tables", wish)
        assert (refused.status, refused.json["details"]["count"]) == (400, 4)
        assert refused.json["details"]["problems"] == " ".join(one.text for one in told.problems)
        assert refused.json["text"].endswith(told.problems[-1].text)
        wish["host"] = {"name": "Ada", "deck": {"text": "20 Kenshiro\n6 Oasi"}}
        alone = await visitor.post("/api/tables", wish)
        assert (alone.json["key"], alone.json["rule"]) == ("deck-problem-equal", "ID-109")
        assert alone.json["text"] == told.problems[-1].text


@in_loop
async def test_a_deck_that_is_built_is_told_with_figures_code_and_a_hand(tmp_path: Path) -> None:
    ready = next(deck for deck in READY_DECKS if deck.key == "LH1")
    async with house(tmp_path) as home:
        visitor = home.visitor(language="en")
        asked = {"text": encode(ready.cards), "seed": 3}
        told = msgspec.convert(await visitor.ok("POST", "/api/games/isola/seat-deck", asked), wire.SeatDeckChecked)
        about = msgspec.convert(told.about, DeckAbout)
        assert (about.size, about.green, about.ochre, about.cost) == (50, 23, 35, 294)
        assert (about.code, len(about.hand), len(about.chances)) == (asked["text"], 7, 3)
        assert examine(about.text)[0] == sorted(ready.cards)
        assert told.cards == [KEYS[card] for card in sorted(ready.cards)]
        other = await visitor.ok("POST", "/api/games/isola/seat-deck", {**asked, "seed": 4})
        assert other["about"]["hand"] != about.hand
        empty = await visitor.ok("POST", "/api/games/isola/seat-deck", {"text": ""})
        assert (empty["cards"], empty["about"]["chances"], len(empty["problems"])) == ([], [], 1)


@in_loop
async def test_what_is_no_list_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        assert (await visitor.post("/api/games/isola/seat-deck", {"text": "x" * 8001})).status == 400
        assert (await visitor.post("/api/games/isola/seat-deck", {"text": "", "seed": -1})).status == 400
        assert (await visitor.post("/api/games/indy/seat-deck", {"text": ""})).status == 404
