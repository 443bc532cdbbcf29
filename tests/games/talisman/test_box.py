"""What is in the box (CONTENUTI), and that spoilt data files are refused."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.talisman.looking import area, landed, one, position, table, view
from support import play, rule, told
from tavolata.engine import Fast, SetupError
from tavolata.engine.data_files import DataProblem
from tavolata.games.talisman.box import cards
from tavolata.games.talisman.box.cards import RECORDS, SHEETS, SPACES
from tavolata.games.talisman.box.components import FOLDER, WORDS_FOLDER, Components
from tavolata.games.talisman.rules.dice import throw
from tavolata.games.talisman.rules.special import check_named
from tavolata.games.talisman.rules.spell_book import check_known


@rule("T-004")
def test_every_total_of_the_box() -> None:
    assert [len(cards.deck_of(origin)) for origin in range(4)] == [104, 24, 28, 4]
    by_type = Counter(record.type for card, record in enumerate(RECORDS) if cards.ORIGIN[card] == cards.ADVENTURE)
    assert by_type == {
        "event": 13,
        "enemy": 29,
        "stranger": 8,
        "follower": 13,
        "magic": 13,
        "object": 19,
        "place": 9,
    }
    assert len(SHEETS) == 14
    assert (cards.FATE_TOKENS, cards.COINS, cards.TOADS, cards.ALIGNMENT_CARDS) == (36, 30, 4, 4)


@rule("T-004")
def test_the_check_figures_of_the_enemies() -> None:
    enemies = [record for card, record in enumerate(RECORDS) if record.type == "enemy"]
    assert Counter(record.kind for record in enemies) == {"animal": 7, "dragon": 3, "monster": 9, "spirit": 10}
    assert (sum(record.strength for record in enemies), sum(record.craft for record in enemies)) == (72, 37)
    assert all(record.number == (3 if record.kind == "spirit" else 2) for record in enemies)


@rule("T-005", "T-006", "R-05")
def test_eight_large_and_thirty_two_small_counters_are_72_points_of_each_colour() -> None:
    assert 8 * 5 + 32 == cards.STRENGTH_POINTS == cards.CRAFT_POINTS == cards.LIFE_POINTS
    state = landed(one("TROLL", "FIELDS1", strength=70), lying={"FIELDS1": "STREAM"}, counters={"STREAM": 2})
    play(state, "A choose yes")  # 70, 2 on the Stream: the supply is empty, the point comes from the card
    assert area(state)["counters"] == [71, 0]


@rule("T-006", "T-168", "R-05")
def test_no_point_is_gained_from_an_empty_supply_and_colours_do_not_mix() -> None:
    state = landed(one("SORCERESS", "CITY", strength=72), dice=[5])
    play(state, "A choose enchantress")
    assert area(state)["counters"] == [72, 0]  # no Strength is left
    state = landed(one("SORCERESS", "CITY", strength=72), dice=[4])
    play(state, "A choose enchantress")
    assert area(state)["counters"] == [72, 1]  # but Craft is


@rule("T-007", "T-048", "T-168")
def test_fate_tokens_are_counted_and_nothing_else() -> None:
    state = table(one("TROLL", fate=36), one("ELF", fate=0), dice=[1, 2])
    play(state, "A roll; A fate 1")
    assert area(state)["fate"] == 35
    with pytest.raises(SetupError):
        position([one("TROLL", fate=37), one("ELF")])


@rule("T-008", "T-077", "O05", "M04", "M01", "I01")
def test_three_regions_in_three_rings() -> None:
    assert Counter(space.region for space in SPACES) == {"outer": 24, "middle": 16, "inner": 9}
    edge = {"outer": (0, 6), "middle": (1, 5)}
    for space in SPACES:
        if space.region in edge:
            assert set(edge[space.region]) & set(space.grid)
    # Across the river: what faces each other says so on both sides.
    for space in SPACES:
        for other in space.faces:
            assert space.id in next(far.faces for far in SPACES if far.id == other)


@rule("T-011")
def test_a_die_shows_one_to_six() -> None:
    state = table(one("TROLL"))
    state.chance = Fast(1)
    assert set(throw(state, 500)) == {1, 2, 3, 4, 5, 6}
    assert [event["dice"] for event in told(rolled(1), "rolled")] == [[1]]  # the Talisman on the die


def rolled(die: int) -> Any:
    state = table(one("TROLL"), dice=[die])
    play(state, "A roll")
    return state


@rule("T-127", "R-91")
def test_prices_are_in_coins() -> None:
    market = next(effect for effect in cards.EFFECTS if dict(effect.prices).get("RAFT"))
    assert dict(market.prices) == {"SWORD": 1, "HELMET": 1, "BOTTLE": 1, "SHIELD": 2, "MULE": 2, "RAFT": 3}
    smith = next(effect for effect in cards.EFFECTS if dict(effect.prices).get("AXE"))
    assert dict(smith.prices) == {"HELMET": 2, "SWORD": 2, "AXE": 3, "SHIELD": 3, "ARMOUR": 4}


@rule("R-92", "CH10")
def test_the_sorceress_has_strength_two_on_her_sheet() -> None:
    assert area(table(one("SORCERESS")))["strength"] == 2
    assert area(table(one("SORCERESS", strength=1)))["strength"] == 3  # as in the example


@rule("T-189", "T-131", "PU01", "PU02", "PU03", "PU04", "PU05", "PU06", "PU07", "PU08", "TA01")
def test_purchase_cards_and_talismans_are_what_the_adventure_cards_of_the_same_name_are() -> None:
    for card in cards.deck_of(cards.PURCHASE) + cards.deck_of(cards.TALISMAN):
        same = next(record for record in RECORDS if record.key == RECORDS[card].key)
        assert RECORDS[card]._replace(id=same.id, copies=same.copies) == same
    stacks = Counter(RECORDS[card].key for card in cards.deck_of(cards.PURCHASE))
    assert stacks == {"ARMOUR": 4, "AXE": 4, "HELMET": 4, "MULE": 4, "RAFT": 1, "SHIELD": 4, "SWORD": 3, "BOTTLE": 4}


def test_the_table_shows_what_is_in_the_stacks() -> None:
    seen = view(table(one("TROLL", objects="SWORD3 TALISMAN3")))
    assert "SWORD3" not in seen["purchases"]
    assert seen["talismans"] == 3


# Spoilt files


def spoilt(folder: Path, file: str, name: str, changes: dict[str, Any]) -> str:
    """What reading says when a record of a file is changed; None takes a field away."""
    shutil.copytree(FOLDER, folder / "data")
    path = folder / "data" / file
    records = json.loads(path.read_text(encoding="utf-8"))
    record = next(record for record in records if record["key"] == name)
    for field, value in changes.items():
        if value is None:
            del record[field]
        else:
            record[field] = value
    path.write_text(json.dumps(records), encoding="utf-8")
    with pytest.raises(DataProblem) as problem:
        check_named(Components(folder / "data"))
    return str(problem.value)


@pytest.mark.parametrize(
    ("file", "key", "changes", "told"),
    [
        ("adventure.json", "BEAR", {"copies": 2}, "adventure.json: -: adventure: 105 instead of 104"),
        ("adventure.json", "RING", {"type": "object"}, "adventure.json: -: magic: 12 instead of 13"),
        ("adventure.json", "BEAR", {"type": "place"}, "adventure.json: BEAR: kind: not of a card of type 'place'"),
        ("spells.json", "HEX", {"copies": 3}, "spells.json: -: spells: 26 instead of 24"),
        ("purchases.json", "RAFT", {"copies": 2}, "purchases.json: -: purchases: 29 instead of 28"),
        ("spaces.json", "RUINS", {"region": "middle"}, "spaces.json: -: outer: 23 instead of 24"),
        ("spaces.json", "RUINS", {"region": "moon"}, "spaces.json: RUINS: region: "),
        ("adventure.json", "ANGEL", {"does": ["bless"]}, "adventure.json: ANGEL: does: unknown effect: 'bless'"),
        ("adventure.json", "ANGEL", {"does": {"pray": 1}}, "adventure.json: ANGEL: does: unknown effect: pray"),
        ("adventure.json", "ANGEL", {"does": 7}, "adventure.json: ANGEL: does: not an effect: 7"),
        ("adventure.json", "ANGEL", {"does": ["life"]}, "adventure.json: ANGEL: does: one word must stand behind"),
        ("adventure.json", "ANGEL", {"does": ["life much"]}, "adventure.json: ANGEL: does: 'life much': unknown word"),
        ("adventure.json", "ANGEL", {"does": ["go MOON"]}, "adventure.json: ANGEL: does: 'go MOON': unknown word"),
        ("adventure.json", "ANGEL", {"does": ["fight MOON"]}, "adventure.json: ANGEL: does: 'fight MOON': unknown"),
        ("adventure.json", "ANGEL", {"does": ["toad now"]}, "adventure.json: ANGEL: does: nothing may stand behind"),
        ("adventure.json", "ANGEL", {"does": {"align": {"good": []}}}, "adventure.json: ANGEL: does: align needs"),
        ("adventure.json", "ANGEL", {"does": {"roll": {"1-5": []}}}, "adventure.json: ANGEL: does: the table does not"),
        ("adventure.json", "ANGEL", {"does": {"shop": {"MOON": 1}}}, "adventure.json: ANGEL: does: no card MOON"),
        (
            "adventure.json",
            "ANGEL",
            {"does": {"special": "x", "dice": 2}},
            "adventure.json: ANGEL: does: 'dice' cannot",
        ),
        ("adventure.json", "ANGEL", {"does": {"special": "moon"}}, "adventure.json: ANGEL: does: no function moon"),
        ("adventure.json", "BEAR", {"kind": "fish"}, "adventure.json: BEAR: kind: 'fish' is none of"),
        ("adventure.json", "BEAR", {"type": "friend"}, "adventure.json: BEAR: type: 'friend' is none of"),
        ("adventure.json", "BEAR", {"claws": 4}, "adventure.json: BEAR: claws: no such field"),
        ("adventure.json", "BEAR", {"strength": "three"}, "adventure.json: BEAR: strength: "),
        ("adventure.json", "BEAR", {"copies": 1.5}, "adventure.json: BEAR: copies: "),
        ("adventure.json", "BEAR", {"id": None}, "adventure.json: BEAR: "),
        ("adventure.json", "GRAIL", {"forbidden": "ugly"}, "adventure.json: GRAIL: forbidden: 'ugly' is none of"),
        ("adventure.json", "POOL", {"stock": "beer"}, "adventure.json: POOL: stock: 'beer' is none of"),
        ("adventure.json", "GHOST", {"place": ["MOON"] * 6}, "adventure.json: GHOST: place: no space MOON"),
        ("adventure.json", "GHOST", {"place": ["CITY"]}, "adventure.json: GHOST: place: "),
        ("adventure.json", "IMP", {"unfriendly": "some"}, "adventure.json: IMP: unfriendly: 'some' is none of"),
        ("adventure.json", "IMP", {"after": "burnt"}, "adventure.json: IMP: after: 'burnt' is none of"),
        ("spells.json", "HEX", {"when": ["noon"]}, "spells.json: HEX: when: 'noon' is none of"),
        ("purchases.json", "RAFT", {"key": "MOON"}, "purchases.json: MOON: key: no Adventure card has this name"),
        ("purchases.json", "RAFT", {"copies": None}, "purchases.json: RAFT: "),
        ("purchases.json", "RAFT", {"price": 3}, "purchases.json: RAFT: price: no such field"),
        ("spaces.json", "RUINS", {"faces": ["M99"]}, "spaces.json: RUINS: faces: no space M99"),
        ("spaces.json", "RUINS", {"terrain": "sea"}, "spaces.json: RUINS: terrain: 'sea' is none of"),
        ("spaces.json", "RUINS", {"view": 3}, "spaces.json: RUINS: view: no such field"),
        ("spaces.json", "CRAGS", {"does": ["smile"]}, "spaces.json: CRAGS: does: unknown effect: 'smile'"),
        ("characters.json", "ELF", {"start": "MOON"}, "characters.json: ELF: start: no space MOON"),
        ("characters.json", "ELF", {"alignment": "tall"}, "characters.json: ELF: alignment: 'tall' is none of"),
        ("characters.json", "ELF", {"life": None}, "characters.json: ELF: "),
        ("characters.json", "TROLL", {"printed": None}, "characters.json: TROLL: printed: missing"),
        (
            "characters.json",
            "TROLL",
            {"printed": ["CRAGS"]},
            "characters.json: TROLL: printed: ['CRAGS'] is no list by",
        ),
        (
            "characters.json",
            "TROLL",
            {"printed": {"CH12.2": ["CRAGS"]}},
            "characters.json: TROLL: printed: 'CH12.2' instead of CH12.1",
        ),
        (
            "characters.json",
            "TROLL",
            {"printed": {"CH12.1": ["CRAGS"]}},
            "characters.json: TROLL: printed: no number for 'regenerate'",
        ),
        (
            "characters.json",
            "TROLL",
            {"printed": {"CH12.1": []}},
            "characters.json: TROLL: printed: CH12.1: nothing stands for it",
        ),
        (
            "characters.json",
            "TROLL",
            {"printed": {"CH12.1": ["pray"]}},
            "characters.json: TROLL: printed: CH12.1: 'pray' is no ability of this sheet",
        ),
        (
            "characters.json",
            "TROLL",
            {"printed": {"CH12.1": [["pray"]]}},
            "characters.json: TROLL: printed: CH12.1: ['pray'] is no ability",
        ),
        ("characters.json", "ELF", {"abilities": ["fly"]}, "characters.json: ELF: abilities: 'fly' is none of"),
        ("creatures.json", "FARMER", {"kind": "peasant"}, "creatures.json: FARMER: kind: 'peasant' is none of"),
        # What belongs together
        ("adventure.json", "ANGEL", {"does": None}, "adventure.json: ANGEL: does: missing"),
        ("adventure.json", "MARSH", {"does": None}, "adventure.json: MARSH: does: missing"),
        ("adventure.json", "WITCH", {"does": None}, "adventure.json: WITCH: does: missing"),
        ("adventure.json", "BEAR", {"does": ["toad"]}, "adventure.json: BEAR: does: not of a card of type 'enemy'"),
        ("adventure.json", "BEAR", {"strength": None}, "adventure.json: BEAR: strength: "),
        ("adventure.json", "BEAR", {"craft": 3}, "adventure.json: BEAR: craft: "),
        ("adventure.json", "BEAR", {"kind": None}, "adventure.json: BEAR: kind: missing"),
        ("adventure.json", "BEAR", {"kind": "spirit"}, "adventure.json: BEAR: kind: "),
        ("adventure.json", "BEAR", {"number": 3}, "adventure.json: BEAR: number: 3 instead of 2"),
        ("adventure.json", "ANGEL", {"number": None}, "adventure.json: ANGEL: number: missing"),
        ("adventure.json", "ANGEL", {"number": 9}, "adventure.json: ANGEL: number: 9 is not from 1 to 6"),
        ("adventure.json", "ANGEL", {"after": "stays"}, "adventure.json: ANGEL: after: "),
        ("adventure.json", "ANGEL", {"after": "lasts"}, "adventure.json: ANGEL: after: nothing would end it"),
        ("adventure.json", "MARSH", {"after": None}, "adventure.json: MARSH: after: "),
        ("adventure.json", "ANGEL", {"stock": "life"}, "adventure.json: ANGEL: stock: not of a card of type 'event'"),
        ("adventure.json", "WITCH", {"forced": True}, "adventure.json: WITCH: forced: not of a card of type"),
        ("adventure.json", "MULE", {"weapon": 1}, "adventure.json: MULE: weapon: not of a card of type 'follower'"),
        ("adventure.json", "SWORD", {"when": ["start"]}, "adventure.json: SWORD: when: not of a card of type 'object'"),
        ("spells.json", "HEX", {"does": ["life -1"]}, "spells.json: HEX: does: "),
        ("spells.json", "HEX", {"when": None}, "spells.json: HEX: when: missing"),
        ("spells.json", "HEX", {"when": []}, "spells.json: HEX: when: "),
        # Values
        ("adventure.json", "HAG", {"forced": 1}, "adventure.json: HAG: forced: 1 is neither true nor false"),
        ("adventure.json", "BEAR", {"copies": 0}, "adventure.json: BEAR: copies: 0 is not from 1 to"),
        ("adventure.json", "BEAR", {"copies": -1}, "adventure.json: BEAR: copies: "),
        ("adventure.json", "BEAR", {"strength": True}, "adventure.json: BEAR: strength: True is no number"),
        ("adventure.json", "ARMOUR", {"armour": 7}, "adventure.json: ARMOUR: armour: 7 is not from 2 to 6"),
        ("adventure.json", "RING", {"always": [1]}, "adventure.json: RING: always: "),
        ("adventure.json", "RING", {"always": "11"}, "adventure.json: RING: always: "),
        ("adventure.json", "LANCE", {"against": {"fish": 3}}, "adventure.json: LANCE: against: 'fish' is none of"),
        ("adventure.json", "LANCE", {"against": {"dragon": "3"}}, "adventure.json: LANCE: against: '3' is no number"),
        ("adventure.json", "LANCE", {"against": ["dragon"]}, "adventure.json: LANCE: against: "),
        ("adventure.json", "LANCE", {"weapon": None}, "adventure.json: LANCE: against: no Weapon"),
        ("adventure.json", "GHOST", {"place": 6}, "adventure.json: GHOST: place: 6 is no list"),
        ("adventure.json", "GRAIL", {"forbidden": ["evil"]}, "adventure.json: GRAIL: forbidden: "),
        ("spells.json", "HEX", {"when": 3}, "spells.json: HEX: when: 3 is no list"),
        ("spells.json", "HEX", {"when": "start"}, "spells.json: HEX: when: 'start' is no list"),
        ("characters.json", "ELF", {"abilities": "psychic"}, "characters.json: ELF: abilities: 'psychic' is no list"),
        ("characters.json", "ELF", {"abilities": ["psychic"] * 2}, "characters.json: ELF: abilities: 'psychic' twice"),
        ("characters.json", "ELF", {"life": 0}, "characters.json: ELF: life: 0 is not from 1 to"),
        ("characters.json", "ELF", {"strength": 0}, "characters.json: ELF: strength: 0"),
        ("characters.json", "ELF", {"start": 3}, "characters.json: ELF: start: 3 is no name"),
        ("characters.json", "ELF", {"id": 4}, "characters.json: ELF: id: 4 is no name"),
        ("adventure.json", "BEAR", {"key": "big bear"}, "adventure.json: big bear: key: 'big bear' is no name"),
        ("creatures.json", "FARMER", {"craft": 3}, "creatures.json: FARMER: craft: "),
        ("creatures.json", "FARMER", {"strength": None}, "creatures.json: FARMER: strength: missing"),
        # Twice
        ("adventure.json", "BEAR", {"key": "APE"}, "adventure.json: APE: key: 'APE' twice"),
        ("adventure.json", "BEAR", {"id": "EN01"}, "adventure.json: BEAR: id: 'EN01' twice"),
        ("spaces.json", "FIELDS2", {"key": "FIELDS1"}, "spaces.json: FIELDS1: key: 'FIELDS1' twice"),
        ("spells.json", "HEX", {"key": "NULLIFY"}, "spells.json: NULLIFY: key: 'NULLIFY' twice"),
        ("purchases.json", "AXE", {"key": "ARMOUR"}, "purchases.json: ARMOUR: key: 'ARMOUR' twice"),
        ("creatures.json", "FARMER", {"key": "BRIGAND"}, "creatures.json: BRIGAND: key: 'BRIGAND' twice"),
        ("characters.json", "ELF", {"key": "TROLL"}, "characters.json: TROLL: key: 'TROLL' twice"),
        # The board
        ("spaces.json", "RUINS", {"draw": None}, "spaces.json: RUINS: draw: missing"),
        ("spaces.json", "RUINS", {"region": None}, "spaces.json: RUINS: region: missing"),
        ("spaces.json", "RUINS", {"grid": [4]}, "spaces.json: RUINS: grid: "),
        ("spaces.json", "RUINS", {"grid": 4}, "spaces.json: RUINS: grid: "),
        ("spaces.json", "RUINS", {"grid": [3, 3]}, "spaces.json: RUINS: grid: "),
        ("spaces.json", "RUINS", {"grid": [0, 0]}, "spaces.json: RUINS: grid: "),
        ("spaces.json", "RUINS", {"faces": ["M15"]}, "spaces.json: RUINS: faces: "),
        ("spaces.json", "RUINS", {"faces": ["O01"]}, "spaces.json: RUINS: faces: "),
        ("spaces.json", "RUINS", {"faces": 3}, "spaces.json: RUINS: faces: 3 is no list"),
        ("spaces.json", "CRYPT", {"faces": ["M15"]}, "spaces.json: CRYPT: faces: the river runs between"),
        ("spaces.json", "RUINS", {"first": 3}, "spaces.json: RUINS: first: no such field"),
        (
            "spaces.json",
            "DESERT1",
            {"does": {"first": [], "may": []}},
            "spaces.json: DESERT1: does: 'may' cannot stand",
        ),
        # Effects
        ("adventure.json", "WITCH", {"does": {"roll": {"a-b": []}}}, "adventure.json: WITCH: does: 'a-b'"),
        (
            "adventure.json",
            "WITCH",
            {"does": {"roll": {"1-3": [], "3-6": []}}},
            "adventure.json: WITCH: does: two rows",
        ),
        ("adventure.json", "WITCH", {"does": {"roll": []}}, "adventure.json: WITCH: does: roll: "),
        (
            "adventure.json",
            "WITCH",
            {"does": {"roll": {"1-6": []}, "dice": "two"}},
            "adventure.json: WITCH: does: dice: ",
        ),
        ("adventure.json", "WITCH", {"does": {"roll": {"1-6": []}, "pray": 1}}, "adventure.json: WITCH: does: pray: "),
        (
            "adventure.json",
            "WITCH",
            {"does": {"roll": {"1-6": []}, "skip": 3}},
            "adventure.json: WITCH: does: 3 is no list",
        ),
        ("spaces.json", "VILLAGE", {"does": {"heal": {}}}, "spaces.json: VILLAGE: does: heal: "),
        ("spaces.json", "VILLAGE", {"does": {"heal": {"most": 1}}}, "spaces.json: VILLAGE: does: price: missing"),
        ("spaces.json", "VILLAGE", {"does": {"heal": {"price": "x"}}}, "spaces.json: VILLAGE: does: price: 'x' is no"),
        ("spaces.json", "VILLAGE", {"does": {"heal": {"price": 0}}}, "spaces.json: VILLAGE: does: price: 0 is not"),
        ("spaces.json", "VILLAGE", {"does": {"heal": {"price": 1, "x": 2}}}, "spaces.json: VILLAGE: does: 'x' cannot"),
        ("spaces.json", "VILLAGE", {"does": {"visit": {}}}, "spaces.json: VILLAGE: does: visit: "),
        (
            "adventure.json",
            "MARKET",
            {"does": {"shop": {"SWORD": "1"}}},
            "adventure.json: MARKET: does: SWORD: '1' is no",
        ),
        (
            "adventure.json",
            "MARKET",
            {"does": {"shop": {"BEAR": 1}}},
            "adventure.json: MARKET: does: no Purchase card BEAR",
        ),
        ("adventure.json", "FAIRY", {"does": {"wish": "ugly"}}, "adventure.json: FAIRY: does: wish: 'ugly'"),
        ("adventure.json", "FAIRY", {"does": {"wish": "craft x"}}, "adventure.json: FAIRY: does: wish: 'craft x'"),
        ("adventure.json", "FAIRY", {"does": {"wish": 3}}, "adventure.json: FAIRY: does: wish: 3"),
        ("adventure.json", "STORM", {"does": {"everyone": [], "not": "x"}}, "adventure.json: STORM: does: 'x' is none"),
        ("adventure.json", "STORM", {"does": {"everyone": [], "region": 1}}, "adventure.json: STORM: does: region: "),
        ("adventure.json", "ANGEL", {"does": {"align": []}}, "adventure.json: ANGEL: does: align: "),
        ("adventure.json", "ANGEL", {"does": {"special": []}}, "adventure.json: ANGEL: does: special: "),
        ("adventure.json", "ANGEL", {"does": ["life +0"]}, "adventure.json: ANGEL: does: 'life +0'"),
        ("adventure.json", "ANGEL", {"does": ["life ++1"]}, "adventure.json: ANGEL: does: 'life ++1'"),
        ("adventure.json", "ANGEL", {"does": ["fate -1"]}, "adventure.json: ANGEL: does: 'fate -1'"),
        ("adventure.json", "ANGEL", {"does": ["heal -2"]}, "adventure.json: ANGEL: does: 'heal -2'"),
        ("adventure.json", "ANGEL", {"does": ["follower -2"]}, "adventure.json: ANGEL: does: 'follower -2'"),
        ("adventure.json", "ANGEL", {"does": ["life -1 unless"]}, "adventure.json: ANGEL: does: 'life -1 unless'"),
        ("adventure.json", "ANGEL", {"does": ["life -1 unless ELF"]}, "adventure.json: ANGEL: does: no card ELF"),
        ("adventure.json", "ANGEL", {"does": ["gold +1 unless RING"]}, "adventure.json: ANGEL: does: 'gold +1 unless"),
        ("purchases.json", "RAFT", {"key": "STORM"}, "purchases.json: STORM: key: "),
        # What has no words
        ("adventure.json", "BEAR", {"key": "PANDA"}, "words/en.ftl: PANDA: card-panda: missing"),
        ("spaces.json", "RUINS", {"key": "MOON"}, "adventure.json: IMP: does: 'go RUINS': unknown word"),
        ("spaces.json", "FIELDS3", {"key": "MOOR"}, "words/en.ftl: MOOR: space-moor: missing"),
        ("characters.json", "MONK", {"key": "NUN"}, "words/en.ftl: NUN: character-nun: missing"),
    ],
)
def test_a_spoilt_file_is_refused_with_file_card_and_field(
    tmp_path: Path, file: str, key: str, changes: dict[str, Any], told: str
) -> None:
    assert spoilt(tmp_path, file, key, changes).startswith(told)


def test_a_missing_or_broken_file_is_refused(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    (tmp_path / "data" / "spells.json").write_text("[{", encoding="utf-8")
    with pytest.raises(DataProblem, match=r"spells\.json"):
        Components(tmp_path / "data")
    (tmp_path / "data" / "spells.json").unlink()
    with pytest.raises(DataProblem, match=r"spells\.json"):
        Components(tmp_path / "data")


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(
    ("key", "record"),
    [
        ("card-bear-text", "BEAR"),
        ("card-hex-the", "HEX"),
        ("space-ruins-in", "RUINS"),
        ("character-elf-about", "ELF"),
        ("creature-cave-dragon", "CAVE_DRAGON"),
        ("way-mystic", "mystic"),
    ],
)
def test_a_missing_word_is_refused(tmp_path: Path, language: str, key: str, record: str) -> None:
    shutil.copytree(WORDS_FOLDER, tmp_path / "words")
    path = tmp_path / "words" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8")
    told = f"words/{language}.ftl: {record}: {key}: missing"
    # Gone, empty, or only a comment.
    for spoilt in ("", f"{key} =", f"# {key} = ?"):
        path.write_text(re.sub(rf"^{key} = .*$", spoilt, text, flags=re.MULTILINE), encoding="utf-8")
        with pytest.raises(DataProblem) as problem:
            Components(FOLDER, tmp_path / "words")
        assert str(problem.value) == told
    path.unlink()
    with pytest.raises(DataProblem, match=rf"words/{language}\.ftl"):
        Components(FOLDER, tmp_path / "words")


def test_the_spaces_of_a_region_follow_each_other(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    path = tmp_path / "data" / "spaces.json"
    records = json.loads(path.read_text(encoding="utf-8"))
    one, other = [record for record in records if record["key"] in ("RUINS", "VILLAGE")]
    one["grid"], other["grid"] = other["grid"], one["grid"]
    path.write_text(json.dumps(records), encoding="utf-8")
    with pytest.raises(DataProblem, match=r"spaces\.json: VILLAGE: grid: does not come after FIELDS6"):
        Components(tmp_path / "data")


def test_what_the_rules_name_must_be_there() -> None:
    with pytest.raises(DataProblem, match=r"adventure\.json: MOON: key: "):
        cards.key_of("MOON")
    with pytest.raises(DataProblem, match=r"spells\.json: MOON: key: "):
        cards.spell_of("MOON")
    with pytest.raises(DataProblem, match=r"spaces\.json: MOON: key: "):
        cards.space_of("MOON")
    with pytest.raises(DataProblem, match=r"creatures\.json: MOON: key: "):
        cards.creature_of("MOON")
    with pytest.raises(DataProblem, match=r"spells\.json: MOON: key: "):
        check_known(["HEX", "MOON"])


def test_a_character_too_few_is_refused(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    path = tmp_path / "data" / "characters.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8"))[1:]), encoding="utf-8")
    with pytest.raises(DataProblem, match="13 instead of 14"):
        Components(tmp_path / "data")
