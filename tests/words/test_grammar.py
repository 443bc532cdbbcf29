"""What a sentence does to the names in it."""

from __future__ import annotations

import pytest

import tavolata
from tavolata.engine.grammar import FUNCTIONS
from tavolata.engine.words import Words
from words.house import each_game, said

#: The function, the name, what is said; ``web/src/lib/grammar.test.ts`` asks the same of the page.
ITALIAN = [
    ("A", "Bruno", "a Bruno"),
    ("A", "Anna", "ad Anna"),
    ("A", "Elsa", "ad Elsa"),
    ("A", "il Drago", "al Drago"),
    ("A", "lo Spettro", "allo Spettro"),
    ("A", "l’Orso", "all’Orso"),
    ("A", "Ilaria", "ad Ilaria"),
    ("A", "I Talismani del Tempo", "a I Talismani del Tempo"),
    ("A", "un maestro", "a un maestro"),
    ("DA", "la Sentinella", "dalla Sentinella"),
    ("DA", "Anna", "da Anna"),
    ("DI", "Indy", "di Indy"),
    ("DI", "I Talismani del Tempo", "de I Talismani del Tempo"),
    ("DI", "Isola dei Demoni", "di Isola dei Demoni"),
    ("DI", "gli Spiriti", "degli Spiriti"),
    ("DI", "l’Ogre", "dell’Ogre"),
    ("E", "Bruno", "e Bruno"),
    ("E", "Esploratori", "ed Esploratori"),
    ("E", "Anna", "e Anna"),
    ("SU", "Bruno", "su Bruno"),
    ("SU", "le Rune", "sulle Rune"),
]
ENGLISH = [(str(number), text) for number, text in ((1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"))]
ENGLISH += [("12", "12th"), ("13", "13th"), ("21", "21st"), ("102", "102nd"), ("111", "111th")]


@pytest.mark.parametrize(("function", "name", "text"), ITALIAN)
def test_italian_joins_small_words_with_what_follows(function: str, name: str, text: str) -> None:
    assert FUNCTIONS["it"][function](name) == text


@pytest.mark.parametrize(("number", "text"), ENGLISH)
def test_english_counts_places(number: str, text: str) -> None:
    assert FUNCTIONS["en"]["ORDINAL"](number) == text


def test_names_in_a_list_are_joined_as_one_says_it() -> None:
    words = Words("it")
    assert words.say("list-and", {"first": "Kenshiro", "last": "Esploratori"}) == "Kenshiro ed Esploratori"
    assert words.say("list-and", {"first": "Kenshiro", "last": "Rei"}) == "Kenshiro e Rei"


def test_a_sentence_begins_with_a_capital() -> None:
    assert FUNCTIONS["it"]["A"]("Anna", capital=1) == "Ad Anna"
    assert FUNCTIONS["it"]["A"]("il Drago", capital=1) == "Al Drago"


def test_it_is_somebodys_turn() -> None:
    assert said("it", "talisman", "event-turn", {"round": 3, "seat": "Ada"}) == "Giro 3: tocca ad Ada."
    assert said("it", "talisman", "event-turn", {"round": 3, "seat": "Lupa"}) == "Giro 3: tocca a Lupa."


@each_game
def test_a_number_below_zero_has_a_minus(name: str) -> None:
    """One sign everywhere: on the page the cards have it too. What somebody typed stays as it was typed."""
    assert tavolata.game(name)
    for language in ("it", "en"):
        words = Words(language, name)
        assert words.say("end-points", {"score": -20}).startswith("−20 ")
        assert "-5" in words.say("error-seed", {"value": "-5"})
