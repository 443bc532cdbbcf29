"""The 180 cards of the first file, compared with the reviewed table. What they do: ``test_language.py``; spoilt files: ``test_spoilt_files.py``."""

from __future__ import annotations

from collections import Counter

import pytest

from games.isola.facts import BASE_CARDS, FACTS, each_base_card
from support import rule
from tavolata.engine.data_files import DataProblem
from tavolata.games.isola.box.cards import ABILITIES, ABILITY, CARD, CARDS, KEYS, number_of
from tavolata.games.isola.box.cost import start_cost
from tavolata.games.isola.box.records import (
    BASES,
    COLOURS,
    DURATIONS,
    KEYWORDS,
    NO_SCHOOL,
    SCHOOLS,
    TYPES,
    Card,
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
@each_base_card
def test_every_card_is_as_designed(card: Card) -> None:
    fact = FACTS[card.id]
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


def test_all_cards_of_the_table_are_there_in_its_order_and_no_others() -> None:
    assert [card.id for card in BASE_CARDS] == list(FACTS)
    assert len(FACTS) == 180


def test_keys_and_abilities_have_numbers() -> None:
    assert len(CARDS) == len(set(KEYS))
    assert [number_of(key) for key in KEYS] == list(range(len(CARDS))) == [card.number for card in CARDS]
    assert CARD.number("KENSHIRO") == number_of("KENSHIRO") == 0
    assert [ability.number for ability in ABILITIES] == list(range(len(ABILITIES)))
    assert ABILITY.names[0] == "TOKI/0"
    for card in CARDS:
        assert [ability.name for ability in card.abilities] == [f"{card.key}/{n}" for n in range(len(card.abilities))]
        assert {ability.card for ability in card.abilities} <= {card.number}


@rule("ID-012")
def test_the_three_successors_are_equal_cards_and_no_others() -> None:
    same = Counter(card.same for card in BASE_CARDS)
    assert {CARDS[number].key: count for number, count in same.items() if count > 1} == {"SUCCESSORE-HOKUTO": 3}


def test_a_card_that_is_not_there_has_no_number() -> None:
    with pytest.raises(DataProblem, match=r"^cards-base.json: MOON: key: the rules name it, but it is not there$"):
        number_of("MOON")


# The cost at the start


@rule("ID-232", "ID-233", "ID-234", "ID-235", "ID-236", "ID-237", "ID-238", "ID-239", "ID-240", "ID-241")
@each_base_card
def test_every_card_costs_what_the_table_says(card: Card) -> None:
    fact = FACTS[card.id]
    assert start_cost(card) == (None if fact["cost"] == "n/a" else int(fact["cost"]))
