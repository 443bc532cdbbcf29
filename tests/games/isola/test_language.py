"""What the cards do, written and read: as in the reviewed table, and any other text is read or refused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.isola import writing
from games.isola.facts import FACTS, each_base_card
from tavolata.engine.data_files import DataProblem, DataReader
from tavolata.games.isola.box import records
from tavolata.games.isola.box.cards import ABILITIES, KEYS
from tavolata.games.isola.box.language import Sentence, is_rule
from tavolata.games.isola.box.records import (
    SELECTOR_FIELDS,
    Card,
    PlayRule,
)

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


@each_base_card
def test_what_a_card_does_is_what_was_designed(card: Card) -> None:
    fact = FACTS[card.id]
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
