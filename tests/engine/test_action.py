"""Actions as numbers and as words: exact inverses, and sentences for what is no action."""

from __future__ import annotations

import string

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tavolata
from engine.minigame import ORDEAL
from tavolata.engine import (
    PASS,
    Game,
    Kind,
    Notation,
    NotationError,
    Verb,
    arguments_of,
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)

INDY = tavolata.game("indy")
GAMES = [INDY, ORDEAL]

argument = st.integers(0, 1022)


@given(st.integers(0, 200), st.lists(argument, max_size=3))
def test_an_action_holds_its_verb_and_its_arguments(verb: int, arguments: list[int]) -> None:
    padded = [*arguments, -1, -1, -1]
    action = pack(verb, padded[0], padded[1], padded[2])
    assert verb_of(action) == verb
    assert (first_of(action), second_of(action), third_of(action)) == tuple(padded[:3])
    assert arguments_of(action) == arguments


@given(st.integers(0, 200), st.lists(argument, max_size=3), st.integers(0, 200), st.lists(argument, max_size=3))
def test_different_actions_are_different_numbers_and_verbs_come_first_in_their_order(
    verb: int, arguments: list[int], other_verb: int, other_arguments: list[int]
) -> None:
    one = pack(verb, *[*arguments, -1, -1, -1][:3])
    other = pack(other_verb, *[*other_arguments, -1, -1, -1][:3])
    assert (one < other) == ((verb, arguments) < (other_verb, other_arguments))
    assert (one == other) == ((verb, arguments) == (other_verb, other_arguments))


def test_to_pass_is_the_number_nought() -> None:
    for game in GAMES:
        assert game.parse("pass") == PASS == 0
        assert game.text(PASS) == "pass"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_text_and_parse_are_exact_inverses_for_every_action(game: Game) -> None:
    actions = game.notation.every_action()
    assert actions == sorted(set(actions))
    texts = [game.text(action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == actions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_verb_is_in_the_table_of_actions(game: Game) -> None:
    verbs = {verb_of(action) for action in game.notation.every_action()}
    assert verbs == set(range(len(game.notation.verbs)))


def test_capitals_and_spaces_do_not_matter() -> None:
    assert INDY.parse("  SWAP   rc2\trC5 ") == INDY.parse("swap RC2 RC5")
    assert ORDEAL.parse("PUT Axe") == ORDEAL.parse("put axe")


def test_unordered_arguments_may_come_in_any_order_and_are_written_in_one() -> None:
    action = INDY.parse("lay RC1 RC3 RC2")
    assert action == INDY.parse("lay RC3 RC2 RC1")
    assert INDY.text(action) == "lay RC1 RC2 RC3"
    # Of "return" only the two table cards are unordered: the own card stands first.
    assert INDY.parse("return RC3 RC2 RC1") == INDY.parse("return RC3 RC1 RC2")
    assert INDY.parse("return RC1 RC2 RC3") != INDY.parse("return RC3 RC1 RC2")
    # Of "swap" neither is.
    assert INDY.parse("swap RC1 RC2") != INDY.parse("swap RC2 RC1")


def test_arguments_left_out_are_no_arguments() -> None:
    assert arguments_of(INDY.parse("change RC1")) == [0]
    assert arguments_of(INDY.parse("change RC2 RC1")) == [0, 1]


WRONG = [
    ("", "empty"),
    ("   ", "empty"),
    ("dance", "verb"),
    ("sawp RC1 RC2", "verb-near"),
    ("swap RC1", "count"),
    ("swap RC1 RC2 RC3", "count"),
    ("pass RC1", "count"),
    ("change", "count"),
    ("swap RC1 BANANA", "word"),
    ("swap RC1 RC7", "word-near"),
    ("swap RC1 S1", "elsewhere"),
    ("shaman RC1", "elsewhere-near"),
]


@pytest.mark.parametrize(("text", "key"), WRONG, ids=[text.strip() or "nothing" for text, _ in WRONG])
def test_what_is_no_action_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        INDY.parse(text)
    assert caught.value.key == f"error-notation-{key}"
    assert caught.value.game == "indy"
    expect_sentence(caught.value)


def test_a_name_behind_another_verb_is_not_called_unknown() -> None:
    """Of the verbs that take these words the one that is written most alike is named."""
    isola = tavolata.game("isola")
    for text, near in (
        ("assign cisterna OASI.A1", "attach CISTERNA OASI.A1"),
        ("attach ARMI-DA-TAGLIO AIN", "assign ARMI-DA-TAGLIO AIN"),
        ("pick OASI.B1", "pick-place OASI.B1"),
    ):
        with pytest.raises(NotationError) as caught:
            isola.parse(text)
        assert caught.value.details["near"] == near
        assert near in str(caught.value)


def expect_sentence(problem: NotationError) -> None:
    """Words, not a bare key: a missing key would be shown in square brackets."""
    text = str(problem)
    assert len(text.split()) > 2
    assert not text.startswith("[")
    assert text.endswith((".", "?"))


word = st.one_of(
    st.sampled_from([verb.name for game in GAMES for verb in game.notation.verbs]),
    st.sampled_from([*INDY.notation.verbs[3].kinds[0].names, "S1", "axe", "A", "0"]),
    st.text(string.printable, max_size=6),
    st.text(max_size=6),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(st.lists(word, max_size=5).map(" ".join))
@example("swap ſ1 RC1")  # the long s becomes S when it is written large
@example("\x00")
def test_any_text_is_an_action_or_is_refused_with_a_sentence(game: Game, text: str) -> None:
    try:
        action = game.parse(text)
    except NotationError as problem:
        expect_sentence(problem)
    else:
        assert game.parse(game.text(action)) == action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(st.one_of(st.integers(), st.integers(0, 1 << 34), st.builds(pack, st.integers(0, 12), argument, argument)))
def test_any_number_has_a_text_that_means_it_or_is_refused_with_a_sentence(game: Game, number: int) -> None:
    try:
        text = game.text(number)
    except NotationError as problem:
        expect_sentence(problem)
    else:
        assert game.parse(text) == number


def test_a_screen_gets_the_verb_and_the_typed_arguments() -> None:
    assert INDY.notation.option(INDY.parse("swap RC1 GH3")) == {
        "action": INDY.parse("swap RC1 GH3"),
        "text": "swap RC1 GH3",
        "verb": "swap",
        "args": [{"kind": "card", "value": "RC1"}, {"kind": "card", "value": "GH3"}],
    }


def test_a_kind_has_room_for_a_thousand_and_twenty_three_names() -> None:
    names = tuple(f"n{number}" for number in range(1023))
    notation = Notation("many", (Verb("pass"), Verb("go", (Kind("space", names),) * 3)))
    action = notation.parse("go n1022 n0 n1022")
    assert notation.text(action) == "go n1022 n0 n1022"
    with pytest.raises(ValueError, match="space"):
        Kind("space", (*names, "one more"))
