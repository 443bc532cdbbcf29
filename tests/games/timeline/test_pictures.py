"""Each card has a picture of its own, and own decks choose from the same drawings."""

from __future__ import annotations

from tavolata.games.timeline.deck import our_deck, own_deck
from tavolata.games.timeline.importing import read_deck
from tavolata.games.timeline.pictures import our_pictures


def test_every_card_of_our_deck_has_a_picture_like_no_other() -> None:
    deck = our_deck()
    pictures = our_pictures()
    assert set(pictures) == {card.id for card in deck.cards}
    assert len({tuple(drawings) for drawings in pictures.values()}) == len(deck.cards)
    assert all(1 <= len(drawings) <= 2 and len(set(drawings)) == len(drawings) for drawings in pictures.values())


def test_the_front_shows_the_picture_whether_or_not_the_card_was_turned_over() -> None:
    deck = our_deck()
    number = next(number for number, card in enumerate(deck.cards) if card.id == "moon-landing")
    assert deck.front_words(number)["picture"] == ["full-moon", "footprints"]
    assert "picture" not in deck.back_words(number)


CSV = "titolo;anno;tema;figura\nUna cosa;1900;arte;{}\n" + "".join(
    f"Altra cosa {letter};{1901 + number};arte;\n" for number, letter in enumerate("abcdefghijklmnop")
)


def test_an_own_deck_names_its_pictures() -> None:
    cards, problems = read_deck(CSV.format("Lion, rose"), "prova.csv")
    assert not [problem for problem in problems if "picture" in problem.key]
    deck = own_deck("prova", cards)
    pictures = [deck.picture_of(card) for card in cards]
    assert pictures[0] == ["lion", "rose"]
    assert pictures[1] == []


def test_a_picture_that_does_not_exist_is_told_and_does_no_harm() -> None:
    cards, problems = read_deck(CSV.format("lyon"), "prova.csv")
    (problem,) = [problem for problem in problems if "picture" in problem.key]
    assert problem.warning
    assert "lion" in str(problem.details["near"])
    assert cards[0].picture == ""
    _, many = read_deck(CSV.format("lion rose bell"), "prova.csv")
    assert [problem.key for problem in many if "picture" in problem.key] == ["deck-problem-pictures"]
