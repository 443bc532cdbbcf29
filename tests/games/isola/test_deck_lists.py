"""Decks as people write them: texts, codes, what is wrong with them, what is in them."""

from __future__ import annotations

import base64
import binascii

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support import rule
from tavolata.engine import SetupError
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.isola.box.cards import CARDS, KEYS, number_of
from tavolata.games.isola.box.decks import READY_DECKS
from tavolata.games.isola.box.records import MASTER
from tavolata.games.isola.deck_checks import chances_to_settle, faults_of, figures_of, problems_of, sample_hand
from tavolata.games.isola.deck_lists import PREFIX, CardNames, card_names, decode, encode, read_list, write_list
from tavolata.games.isola.seat_decks import learning_deck_against

NAMES = CardNames([("Kenshiro", number_of("KENSHIRO")), ("L’Eremita del nord", number_of("L-EREMITA-DEL-NORD"))])
LISTS = st.lists(st.integers(0, len(CARDS) - 1), min_size=1, max_size=80)


def keys(cards: list[int]) -> str:
    return " ".join(KEYS[card] for card in cards)


def test_a_list_is_read_by_name_key_or_number() -> None:
    cards, problems = read_list("# my deck\n\n2 Kenshiro\n1x jack di picche\nL'eremita del NORD\n3 A03\n", NAMES)
    assert not problems
    assert keys(cards) == "KENSHIRO KENSHIRO JACK-DI-PICCHE L-EREMITA-DEL-NORD" + " LAME-DELL-AIRONE" * 3


def test_all_problems_of_a_list_are_told_with_their_lines() -> None:
    _, problems = read_list("2 Kenshirou\n0 Kenshiro\n1 Kenshiro\n9999 Toki\nxyzzy plugh", NAMES)
    assert [(problem.line, problem.key) for problem in problems] == [
        (1, "deck-problem-unknown-near"),
        (2, "deck-problem-count"),
        (4, "deck-problem-count"),
        (5, "deck-problem-unknown"),
    ]
    assert problems[0].args["near"] == "KENSHIRO"
    assert problems[2].rule == "RU-15"


@rule("RU-15")
def test_more_than_a_thousand_cards_are_no_list_and_no_deck() -> None:
    cards, problems = read_list("600 Kenshiro\n400 Toki\n", NAMES)
    assert (len(cards), problems, faults_of(cards)) == (1_000, [], [])
    _, problems = read_list("600 Kenshiro\n600 Toki\n500 Rey\n", NAMES)
    assert [(problem.key, problem.rule) for problem in problems] == [("deck-problem-long", "RU-15")]
    assert [problem.key for problem in faults_of([*cards, cards[0]])] == ["deck-problem-long"]


@given(LISTS)
def test_a_list_comes_back_from_its_text_and_its_code(cards: list[int]) -> None:
    text = write_list(cards, lambda card: KEYS[card])
    assert read_list(text, NAMES) == (sorted(cards), [])
    assert encode(list(reversed(cards))) == encode(cards)
    assert decode(encode(cards)) == sorted(cards)
    assert read_list(encode(cards), NAMES) == (sorted(cards), [])


@given(LISTS, st.data())
def test_a_code_cut_short_or_mistyped_is_refused(cards: list[int], data: st.DataObject) -> None:
    code = encode(cards)
    place = data.draw(st.integers(len(PREFIX), len(code) - 1))
    letter = data.draw(st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_!?"))
    changed = code[:place] + letter + code[place + 1 :]
    for wrong in (code[:place], changed):
        # The last letter has spare bits: another one may mean the same.
        if wrong != code and not (wrong is changed and place == len(code) - 1):
            with pytest.raises(SetupError) as refused:
                decode(wrong)
            assert refused.value.key.startswith("error-deck-code")


@pytest.mark.parametrize("code", ["ISOLA-AQIBBQEF8eM", "ISOLA-AQICBQEFaj8"])
def test_a_code_that_none_of_ours_would_be_is_refused(code: str) -> None:
    """One card in two places; cards out of order: each list has one code."""
    with pytest.raises(SetupError) as refused:
        decode(code)
    assert refused.value.key == "error-deck-code-damaged"


@given(st.text(max_size=200))
def test_any_text_is_read_or_complained_about(text: str) -> None:
    cards, problems = read_list(text, NAMES)
    assert all(0 <= card < len(CARDS) for card in cards)
    assert all(problem.key.startswith(("deck-problem", "error-deck")) for problem in problems)


#: Lines that are nearly right: counts and names, remarks, and what people's keyboards add.
_LINES = st.lists(
    st.tuples(
        st.sampled_from(["", "1 ", "5x ", "0 ", "99999 ", "٣ ", "-1 ", "# ", "\t"]),
        st.one_of(st.sampled_from(sorted(card_names().numbers)), st.text(max_size=12)),
        st.sampled_from(["", " ", "  # remark", "\x1b[2J", "\u2028", "\r"]),
    ).map("".join),
    max_size=60,
)


@given(_LINES)
def test_a_text_that_is_nearly_a_list_is_read_or_complained_about(lines: list[str]) -> None:
    cards, problems = read_list("\n".join(lines), card_names())
    assert len(cards) <= 1_000
    for language in LANGUAGES:
        for problem in problems:
            sentence = Words(language, "isola").say(problem.key, problem.args)
            assert sentence.isprintable()
            assert not sentence.startswith("[")


@given(st.binary(max_size=40))
def test_a_code_with_any_content_gives_cards_or_a_reason(content: bytes) -> None:
    """Also where version and checksum are right, as no code of ours would have it."""
    body = b"\x01" + content
    made = body + binascii.crc_hqx(body, 0xFFFF).to_bytes(2, "big")
    code = PREFIX + base64.urlsafe_b64encode(made).decode().rstrip("=")
    cards, problems = read_list(code, NAMES)
    assert [problem.key for problem in problems] in ([], ["error-deck-code-card"], ["error-deck-code-damaged"])
    assert all(0 <= card < len(CARDS) for card in cards)


def test_cards_are_found_by_their_names_in_both_languages_and_schools_tell_equal_names_apart() -> None:
    text = "2 Guaritrice del pozzo\n1 healer of the well # the same\n1 Successore (Nanto)\n1 successor hokuto\n"
    cards, problems = read_list(text, card_names())
    assert not problems
    assert keys(cards) == "GUARITRICE-DEL-POZZO " * 3 + "SUCCESSORE-NANTO SUCCESSORE-HOKUTO"
    cards, (problem,) = read_list("1 Successore\n", card_names())
    assert (cards, problem.key) == ([], "deck-problem-which")
    assert problem.args["cards"] == ["SUCCESSORE-HOKUTO", "SUCCESSORE-NANTO", "SUCCESSORE-CENTO"]


def test_what_is_no_list_is_said_once() -> None:
    assert [problem.key for problem in read_list("", NAMES)[1]] == ["deck-problem-empty"]
    assert [problem.key for problem in read_list("# a remark\n", NAMES)[1]] == ["deck-problem-empty"]
    assert [problem.key for problem in read_list("lorem ipsum\n" * 9_000, NAMES)[1]] == ["deck-problem-long"]
    assert [problem.key for problem in read_list("qwerty\n" * 9_000, NAMES)[1]] == ["deck-problem-no-list"]
    (problem,) = read_list("5 Kenshiro\n\0\0", NAMES)[1]
    assert (problem.key, problem.line) == ("deck-problem-encoding", 2)


@rule("ID-037")
def test_a_seat_without_a_deck_gets_one_without_the_masters_of_the_other() -> None:
    ready = {deck.key: deck.cards for deck in READY_DECKS}
    assert learning_deck_against(1, ready["H1"]).key == "LN2"
    assert learning_deck_against(1, ready["LN2"]).key == "LH1"
    everybody = [card.number for card in CARDS if card.type == MASTER]
    assert learning_deck_against(0, everybody).key == "LH1"


def test_a_code_of_a_newer_version_says_so() -> None:
    with pytest.raises(SetupError) as refused:
        decode(code_of(b"\x02\x00"))
    assert refused.value.key == "error-deck-code-newer"


def test_a_code_with_a_slip_of_the_pen_is_damaged_and_not_newer() -> None:
    right = encode([number_of("KENSHIRO")] * 5)
    for wrong in (right.lower(), PREFIX + "Z" + right[len(PREFIX) + 1 :], right[:-1]):
        with pytest.raises(SetupError) as refused:
            decode(wrong)
        assert refused.value.key == "error-deck-code-damaged"


def test_a_list_has_one_code() -> None:
    """Other ways to write its numbers are refused, the last letter's spare bits included."""
    cards = [number_of("KENSHIRO")] * 5
    right = encode(cards)
    body = base64.urlsafe_b64decode(right[len(PREFIX) :] + "=" * (-len(right[len(PREFIX) :]) % 4))[:-2]
    assert decode(code_of(body)) == cards
    long_winded = body[:-1] + bytes([body[-1] | 0x80, 0])
    with pytest.raises(SetupError) as refused:
        decode(code_of(long_winded))
    assert refused.value.key == "error-deck-code-damaged"


def code_of(body: bytes) -> str:
    """A code with a true checksum, whatever it says."""
    checksum = binascii.crc_hqx(body, 0xFFFF).to_bytes(2, "big")
    return PREFIX + base64.urlsafe_b64encode(body + checksum).decode().rstrip("=")


@rule("ID-109", "ID-110", "ID-111", "RU-15")
def test_no_more_than_five_equal_cards_but_any_number_of_masters() -> None:
    cards = [number_of("KENSHIRO")] * 20 + [number_of("DESERTO-DI-VETRO")] * 6
    assert [(problem.key, problem.args["card"]) for problem in problems_of(cards) if not problem.warning] == [
        ("deck-problem-equal", "DESERTO-DI-VETRO")
    ]
    assert problems_of(cards[:7])[0].key == "deck-problem-small"
    assert not [problem for problem in problems_of([number_of("IL-BOIA")] * 5 + cards[:20]) if not problem.warning]


@rule("ID-112")
def test_fewer_than_forty_cards_are_warned_of() -> None:
    problems = [problem for problem in problems_of([number_of("KENSHIRO")] * 39) if problem.key == "deck-warning-small"]
    assert [problem.warning for problem in problems] == [True]


@rule("ID-034", "ID-057", "ID-063", "ID-071", "ID-024")
def test_orphans_are_warned_of_by_card_and_reason() -> None:
    words = "KENSHIRO CAPITALE CAVALIERI-NERI ALI-DEL-SUD ARMI-DA-TAGLIO NOMADI ONDA-DI-LUCE LAME-DELL-AIRONE"
    found = {
        (problem.args.get("card"), problem.key) for problem in problems_of([number_of(word) for word in words.split()])
    }
    assert ("CAPITALE", "deck-warning-no-army") in found
    assert ("CAPITALE", "deck-warning-no-defender") in found
    assert ("CAVALIERI-NERI", "deck-warning-no-place") in found
    assert ("ALI-DEL-SUD", "deck-warning-no-host") in found
    assert ("LAME-DELL-AIRONE", "deck-warning-pips") in found
    assert not {card for card, _ in found} & {"NOMADI", "ARMI-DA-TAGLIO", "KENSHIRO"}


@pytest.mark.parametrize("deck", READY_DECKS, ids=lambda deck: deck.key)
def test_the_decks_of_the_game_have_no_orphans(deck: object) -> None:
    cards = next(list(one.cards) for one in READY_DECKS if one is deck)
    assert [problem for problem in problems_of(cards) if problem.key != "deck-warning-no-defender"] == []


def test_the_figures_of_a_deck() -> None:
    deck = next(deck for deck in READY_DECKS if deck.key == "LH1")
    figures = figures_of(deck.cards)
    assert (figures.size, figures.green, figures.ochre, figures.cost) == (50, 23, 35, 294)
    assert figures.types["master"] == 8
    assert sum(attack * count for attack, count in figures.attacks.items()) == 54


def test_hands_are_dealt_and_their_chances_told() -> None:
    deck = READY_DECKS[0]
    assert len(sample_hand(deck.cards, 1)) == 7
    chances = chances_to_settle(deck.cards)
    assert 0.5 < chances[1] <= chances[2] <= chances[3] <= 1


@pytest.mark.parametrize("count", ["0", "-3", "99999999999"])
def test_a_count_that_no_deck_has_is_said_to_be_one(count: str) -> None:
    cards, (problem,) = read_list(f"{count} Kenshiro\n", card_names())
    assert (cards, problem.key) == ([], "deck-problem-count")
