"""The 180 cards and the ready decks, compared with the reviewed tables. Spoilt files: ``test_spoilt_files.py``."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.isola import writing
from games.isola.facts import facts
from support import rule
from tavolata.engine.data_files import DataProblem, DataReader
from tavolata.games.isola.box import records
from tavolata.games.isola.box.cards import ABILITIES, ABILITY, CARD, CARDS, KEYS, number_of
from tavolata.games.isola.box.cost import start_cost
from tavolata.games.isola.box.decks import FILE, MOST_EQUAL, READY_DECKS, read_decks, too_many
from tavolata.games.isola.box.language import Sentence, is_rule
from tavolata.games.isola.box.records import (
    BASES,
    COLOURS,
    DURATIONS,
    KEYWORDS,
    NO_SCHOOL,
    SCHOOLS,
    SELECTOR_FIELDS,
    TYPES,
    Card,
    PlayRule,
)

#: How the table abbreviates.
_TYPES = dict(zip("MCAPTSEXV", TYPES, strict=True))
_DURATIONS = {
    "-": "",
    "p&d": "play-and-discard",
    "perm": "permanent",
    "happ": "happening",
    "use": "discard-after-use",
}


def values(card: Card) -> str:
    """As the table writes them."""
    if card.type > TYPES.index("army"):
        return "/".join(f"+{number}" if number else "-" for number in (card.atk, card.defence, card.res))
    return f"{card.atk}/{card.defence}/{'L' if card.is_life else card.res}"


def traits(card: Card) -> set[str]:
    found = {word for number, word in enumerate(KEYWORDS) if card.labels >> number & 1}
    return found | {word for word in ("unique", "cumulative") if getattr(card, word)}


def profile(card: Card) -> str:
    if card.play.assign_to:
        return "none: " + "/".join(
            name for name in ("army", "character") if card.play.assign_to >> TYPES.index(name) & 1
        )
    return TYPES[card.profile] if card.profile >= 0 else "-"


@rule("ID-011", "ID-014", "ID-015", "ID-016", "ID-017", "ID-025", "ID-035", "ID-046", "ID-054", "ID-061")
@pytest.mark.parametrize(("card", "fact"), list(zip(CARDS, facts(), strict=True)), ids=KEYS)
def test_every_card_is_as_designed(card: Card, fact: dict[str, str]) -> None:
    assert (card.id, TYPES[card.type]) == (fact["id"], _TYPES[fact["id"][0]])
    assert SCHOOLS[card.school][0].upper() == fact["sch"] or (card.school == NO_SCHOOL and fact["sch"] == "-")
    assert COLOURS[card.colour][0].upper() == fact["col"]
    assert values(card) == fact["values"].replace("+0", "-")
    assert card.inhabited == (fact["kind"] == "inhabited")
    assert (card.green, card.ochre) == (int(fact["green"].strip("-") or 0), int(fact["ochre"].strip("-") or 0))
    assert profile(card) == fact["profile"]
    assert DURATIONS[card.duration] == _DURATIONS.get(fact["duration"], fact["duration"])
    assert traits(card) == set(fact["traits"].replace("-", "").split(", ")) - {""}
    assert BASES[card.basis][0].upper() == fact["basis"].replace("N", "O")
    assert card.has_abilities == (fact["encoding"] != "-")


def test_keys_and_abilities_have_numbers() -> None:
    assert len(CARDS) == len(set(KEYS)) == 180
    assert [number_of(key) for key in KEYS] == list(range(180)) == [card.number for card in CARDS]
    assert CARD.number("KENSHIRO") == number_of("KENSHIRO") == 0
    assert [ability.number for ability in ABILITIES] == list(range(len(ABILITIES)))
    assert ABILITY.names[0] == "TOKI/0"
    for card in CARDS:
        assert [ability.name for ability in card.abilities] == [f"{card.key}/{n}" for n in range(len(card.abilities))]
        assert {ability.card for ability in card.abilities} <= {card.number}


@rule("ID-012")
def test_the_three_successors_are_equal_cards_and_no_others() -> None:
    same = Counter(card.same for card in CARDS)
    assert {CARDS[number].key: count for number, count in same.items() if count > 1} == {"SUCCESSORE-HOKUTO": 3}


def test_a_card_that_is_not_there_has_no_number() -> None:
    with pytest.raises(DataProblem, match=r"^cards-base.json: MOON: key: the rules name it, but it is not there$"):
        number_of("MOON")


# What the cards do

NUMBERS = {key: number for number, key in enumerate(KEYS)}


def read_again(text: str) -> str:
    """What is read from a text, written once more."""
    sentence = Sentence(text, DataReader(), NUMBERS)
    if is_rule(text):
        rules = PlayRule()
        sentence.rules(rules)
        return writing.play_rules(rules)
    return writing.ability(sentence.ability(0, 0, ""))


def words_of(text: str) -> list[str]:
    """The words of a text without their order; a side that means nobody in particular may be left out."""
    text = text.replace("character/army", "character|army").replace("(front(enemy) master)", "(front(enemy,master))")
    return sorted(word.upper() for word in re.findall(r"[\w>=+|:\[\]-]+", text) if word != "any")


@pytest.mark.parametrize(("card", "fact"), list(zip(CARDS, facts(), strict=True)), ids=KEYS)
def test_what_a_card_does_is_what_was_designed(card: Card, fact: dict[str, str]) -> None:
    texts = [writing.play_rules(card.play)] if card.has_abilities > bool(card.abilities) or card.play.host else []
    texts += [writing.ability(ability) for ability in card.abilities]
    assert words_of("; ".join(texts)) == words_of(fact["encoding"] if fact["encoding"] != "-" else "")
    for text in texts:
        assert read_again(text) == text


WORDS = st.sampled_from(
    [
        *(
            "static",
            "group",
            "used",
            "act[1]",
            "act[0] lone",
            "play",
            "use",
            "conquer",
            "lost",
            "order",
            "commanding",
            "rule",
        ),
        *(
            "mod",
            "zero",
            "has",
            "cancel",
            "suicide",
            "cannot",
            "kind",
            "life",
            "engage",
            "ready",
            "call",
            "column",
            "send",
        ),
        *("find", "look", "draw", "discard", "score", "duel", "choose", "if", "and", "after", "not", "self", "host"),
        *(
            "pick",
            "all",
            "front",
            "attacked place",
            "own",
            "enemy",
            "any",
            "each",
            "group",
            "attack group",
            "past",
            "hand",
        ),
        *("future", "atk", "def", "res", "green", "surprise", "mortal", "rebel", "cobra", "army", "master", "place"),
        *(
            "hokuto",
            "noschool",
            "red",
            "numeric",
            "lives",
            ">=",
            "2",
            "0",
            "99",
            "+1",
            "-1",
            "+",
            "-",
            "(",
            ")",
            ",",
            ";",
        ),
        *(
            ":",
            "/",
            "|",
            "[",
            "]",
            "attacking",
            "defending",
            "this",
            "name:YUDA",
            "name:MOON",
            "uninhabited",
            "removed",
        ),
        *(
            "count",
            "some",
            "none",
            "fewer",
            "undefended",
            "be_picked",
            "alone",
            "assign_to",
            "only_with",
            "may_if",
            "ò",
            "{",
        ),
    ]
)
DOES = [writing.ability(ability) for ability in ABILITIES]


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.lists(WORDS, max_size=25).map(" ".join), st.text(max_size=450)))
@example("act[1]: " * 60)
@example("static: mod(atk, +1, all(any attacking(attacking(attacking(place)))))")
@example("play: " + "choose(" * 50)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        again = read_again(text)
    except DataProblem:
        return
    assert read_again(again) == again


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(DOES), st.integers(0, 60), st.integers(0, 3), WORDS)
def test_a_spoilt_text_is_read_or_refused(text: str, place: int, cut: int, put: str) -> None:
    parts = re.findall(r"\w+|\W", text)
    parts[place : place + cut] = [put]
    try:
        again = read_again("".join(parts))
    except DataProblem:
        return
    assert read_again(again) == again


def test_all_fields_of_a_selector_are_listed() -> None:
    """Compared with the source, since what is compiled cannot be asked."""
    wanted = sorted(SELECTOR_FIELDS)
    source = ast.parse(Path(records.__file__ or "").with_name("records.py").read_text(encoding="utf-8"))
    made = next(node for node in ast.walk(source) if isinstance(node, ast.ClassDef) and node.name == "Selector")
    start = next(node for node in made.body if isinstance(node, ast.FunctionDef))
    assert sorted(argument.arg for argument in start.args.args[1:]) == wanted


# The cost at the start


@rule("ID-232", "ID-233", "ID-234", "ID-235", "ID-236", "ID-237", "ID-238", "ID-239", "ID-240", "ID-241")
@pytest.mark.parametrize(("card", "fact"), list(zip(CARDS, facts(), strict=True)), ids=KEYS)
def test_every_card_costs_what_the_table_says(card: Card, fact: dict[str, str]) -> None:
    assert start_cost(card) == (None if fact["cost"] == "n/a" else int(fact["cost"]))


# Decks

#: Green points, attack of protagonists, ochre points at risk, cost at the start, as the decks were tuned by measuring.
SUMS = {
    "LH1": (23, 60, 38, 304),
    "LH2": (20, 69, 33, 287),
    "LN1": (19, 55, 35, 301),
    "LN2": (20, 57, 43, 278),
    "LC1": (20, 57, 33, 308),
    "LC2": (18, 55, 38, 282),
    "H1": (22, 49, 39, 342),
    "H2": (22, 78, 40, 319),
    "N1": (20, 58, 29, 288),
    "N2": (24, 63, 41, 292),
    "C1": (17, 47, 31, 299),
    "C2": (21, 60, 42, 332),
    "K1": (22, 68, 31, 275),
    "R1": (15, 53, 20, 256),
}


def test_the_ready_decks_add_up_as_tuned() -> None:
    found = {}
    for deck in READY_DECKS:
        cards = [CARDS[number] for number in deck.cards]
        attack = sum(card.atk for card in cards if card.type <= TYPES.index("army"))
        cost = sum(start_cost(card) or 0 for card in cards)
        found[deck.key] = (sum(card.green for card in cards), attack, sum(card.ochre for card in cards), cost)
    assert found == SUMS
    assert {len(deck.cards) for deck in READY_DECKS} == {50}
    assert [deck.key for deck in READY_DECKS if deck.learning] == ["LH1", "LH2", "LN1", "LN2", "LC1", "LC2"]


@rule("ID-012", "ID-109", "ID-110", "ID-111")
def test_five_equal_cards_are_the_limit_except_for_masters() -> None:
    five, six = [number_of("OASI")] * MOST_EQUAL, [number_of("OASI")] * (MOST_EQUAL + 1)
    assert too_many(five + [number_of("KENSHIRO")] * 9 + [number_of("IL-BOIA")] * 5) == []
    assert too_many(six) == [number_of("OASI")]
    successors = [number_of(f"SUCCESSORE-{school.upper()}") for school in SCHOOLS[:3]]
    assert too_many(successors * 2) == [number_of("SUCCESSORE-HOKUTO")]
    for deck in READY_DECKS:
        assert too_many(deck.cards) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"cards": ["6 OASI"]}, "LH1: cards: OASI: more than 5 equal cards"),
        ({"cards": ["5 OASI"]}, "LH1: cards: 5 cards, fewer than 40"),
        ({"cards": ["5 MOON"]}, "LH1: cards: no card MOON"),
        ({"cards": ["OASI"]}, "LH1: cards: 'OASI' is not how many and which card, as 5 KENSHIRO"),
        ({"cards": [5]}, "LH1: cards: 5 is not how many"),
        ({"cards": ["2 OASI", "1 OASI"]}, "LH1: cards: OASI: on two lines"),
        ({"cards": None}, "LH1: cards: None is no list"),
        ({"key": "LH2"}, "LH2: key: 'LH2' twice"),
        ({"key": "a deck"}, "a deck: key: 'a deck' is no key"),
        ({"learning": 1}, "LH1: learning: 1 is neither true nor false"),
        ({"plan": "win"}, "LH1: plan: no such field"),
    ],
)
def test_a_spoilt_deck_is_refused(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    decks = json.loads(FILE.read_text(encoding="utf-8"))
    decks[0].update(change)
    (tmp_path / "decks.json").write_text(json.dumps(decks), encoding="utf-8")
    with pytest.raises(DataProblem) as problem:
        read_decks(tmp_path / "decks.json")
    assert str(problem.value).startswith(f"decks.json: {told}")
