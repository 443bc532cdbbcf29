"""Decks in words: cards by names that tell them apart, what is wrong with a list in a sentence, and the list as it is passed on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from tavolata.engine import ListProblem, SetupError
from tavolata.engine.words import Words, explain
from tavolata.games.isola.box.cards import CARD, CARDS
from tavolata.games.isola.box.records import NO_SCHOOL, SCHOOLS, Card
from tavolata.games.isola.box.texts import CardTexts
from tavolata.games.isola.deck_lists import write_list

#: Names that cards of several schools have.
_SHARED: Final = frozenset(name for name, count in Counter(card.name for card in CARDS).items() if count > 1)


def card_title(texts: CardTexts, words: Words, card: Card) -> str:
    """A card by its name; where schools share a name, with its school."""
    name = texts.name(card)
    if card.name in _SHARED and card.school != NO_SCHOOL:
        return f"{name} ({words.say(f'school-{SCHOOLS[card.school]}')})"
    return name


class DeckWords:
    """What is said of decks in one language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language, "isola")
        self.texts = CardTexts(self.words, CARDS)

    def title(self, card: int) -> str:
        return card_title(self.texts, self.words, CARDS[card])

    def sentence(self, problem: ListProblem) -> str:
        """The problem with its rule, and with cards by their names."""
        return explain(SetupError(problem.key, self.named(problem.args), problem.rule, "isola"), self.words.language)

    def named(self, args: dict[str, object]) -> dict[str, object]:
        """What a sentence says of cards, by their names."""
        said = dict(args)
        for name in ("card", "near"):
            number = CARD.number(str(said.get(name, "")))
            if number >= 0:
                said[name] = self.title(number)
        candidates = said.get("cards")
        if isinstance(candidates, list):
            said["cards"] = ", ".join(self.title(CARD.number(card)) for card in candidates)
        return said

    def listed(self, cards: Sequence[int]) -> str:
        """The list as text that can be read again."""
        return write_list(cards, self.title)


@cache
def deck_words(language: str) -> DeckWords:
    return DeckWords(language)
