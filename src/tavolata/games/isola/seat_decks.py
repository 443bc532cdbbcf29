"""The decks that seats bring: which are legal, and which the game offers (ID-109 to ID-112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolata.engine import DeckRefused, ListProblem, SeatDeck, SeatDecks, SetupError
from tavolata.games.isola.box.cards import CARD, CARDS, KEYS
from tavolata.games.isola.box.decks import MADE, READY_DECKS, ReadyDeck, check_size
from tavolata.games.isola.box.records import MASTER
from tavolata.games.isola.deck_checks import LEAST, chances_to_settle, examine, faults_of, figures_of, sample_hand
from tavolata.games.isola.deck_lists import encode
from tavolata.games.isola.deck_words import deck_words


class IsolaDecks(SeatDecks):
    """At most five equal cards, masters apart; any size from eight cards on."""

    def check(self, cards: tuple[str, ...]) -> None:
        self._check(cards, LEAST)

    def check_saved(self, deck: SeatDeck) -> None:
        """The decks of a made position may be as small as one likes."""
        self._check(deck.cards, 0 if deck.salt == MADE else LEAST)

    def _check(self, cards: tuple[str, ...], least: int) -> None:
        numbers = [CARD.number(card) for card in cards]
        if -1 in numbers:
            raise SetupError("error-deck-card", {"card": cards[numbers.index(-1)]}, game="isola")
        for problem in faults_of(numbers, least):
            raise SetupError(problem.key, problem.args, problem.rule, "isola")

    def check_for(self, cards: tuple[str, ...], options: dict[str, str]) -> None:
        check_size(len(cards), int(options["least-cards"]))

    def read(self, text: str) -> tuple[str, ...]:
        """Names in any language, keys, numbers, or a code; all that is wrong is told at once."""
        cards, problems = self.examine(text)
        mistakes = [problem for problem in problems if not problem.warning]
        if mistakes:
            raise DeckRefused("isola", self, mistakes)
        return cards

    def examine(self, text: str) -> tuple[tuple[str, ...], list[ListProblem]]:
        cards, problems = examine(text)
        return tuple(KEYS[card] for card in cards), problems

    def named(self, args: dict[str, object], language: str) -> dict[str, object]:
        return deck_words(language).named(args)

    def about(self, cards: tuple[str, ...], language: str, seed: int) -> dict[str, object]:
        """As ``view_types.DeckAbout`` declares it."""
        numbers = [CARD.number(card) for card in cards]
        figures = figures_of(numbers)
        chances = chances_to_settle(numbers) if len(numbers) >= LEAST else {}
        return {
            **figures._asdict(),
            "attacks": list(figures.attacks.items()),
            "chances": list(chances.values()),
            "hand": [KEYS[card] for card in sample_hand(numbers, seed)],
            "code": encode(numbers) if numbers else "",
            "text": deck_words(language).listed(numbers),
        }

    def usual(self, seat: int) -> SeatDeck:
        """The learning decks of two schools (never two of one: both would strike each other's masters)."""
        return _USUAL_DECKS[seat]

    def ready(self) -> list[SeatDeck]:
        return [SeatDeck([KEYS[card] for card in deck.cards], deck.key, True) for deck in READY_DECKS]

    def fitting(self, others: Sequence[tuple[str, ...]]) -> list[SeatDeck]:
        """Those to learn with that share no master with the others: both would strike each other's (ID-037)."""
        taken = {master for cards in others for master in _masters([CARD.number(card) for card in cards])}
        return [seat_deck(deck) for deck in READY_DECKS if deck.learning and not _masters(deck.cards) & taken]

    def are_open(self, options: dict[str, str]) -> bool:
        return options["deck-lists"] == "open"


def seat_deck(deck: ReadyDeck) -> SeatDeck:
    """A ready deck as a seat brings it. All know what is in it, so nothing needs a secret salt: it is always the same."""
    return SeatDeck([KEYS[card] for card in deck.cards], deck.key, True, deck.key.encode().ljust(32, b"."))


def learning_deck_against(seat: int, cards: Sequence[int]) -> ReadyDeck:
    """The deck of a seat that brings none where the other brings these cards: the usual one, unless they share masters (then
    both would strike each other's, ID-037), else the first to learn with that does not.
    """
    learning = [_usual(seat), *(deck for deck in READY_DECKS if deck.learning)]
    return next((deck for deck in learning if not _masters(deck.cards) & _masters(cards)), learning[0])


def _usual(seat: int) -> ReadyDeck:
    return READY_DECKS[(0, 3)[seat]]


#: By seat.
_USUAL_DECKS: Final = tuple([seat_deck(_usual(seat)) for seat in range(2)])


def _masters(cards: Sequence[int]) -> set[int]:
    return {CARDS[card].same for card in cards if CARDS[card].type == MASTER}
