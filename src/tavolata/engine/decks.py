"""What a seat brings to the table: a deck of its own, secret until the game is over.

A deck is sealed by a salted commitment when the game starts: everybody sees the hash, nobody the cards. At the end list and
salt are shown, and anybody can compute the hash again. Where the table plays with open decks the lists are shown from the
start. A re-deal replaces the decks that a seat cannot know by others that fit what it has seen; the commitments stay.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import mypyc_attr

from tavolata.engine.data import Reader
from tavolata.engine.errors import SetupError
from tavolata.engine.words import explain

if TYPE_CHECKING:
    from tavolata.engine.state import State

SALT_BYTES = 32

_LONGEST_NAME = 40

#: A list of more cards is not read on.
_MOST_CARDS = 1_000

#: A line of a list: how many, if more than one, and the card.
_LINE = re.compile(r"(?:(\d{1,4})\s*[x×]?\s+)?(\S.*)")


class ListProblem(NamedTuple):
    """Something wrong in a list: in which line (0: none in particular), and the key of the sentence that says so."""

    line: int
    key: str
    args: dict[str, object]
    rule: str = ""
    #: It keeps nobody from playing.
    warning: bool = False
    field: str = ""


_FAULTS = ListProblem(0, "error-seat-deck-faults", {"count": 0, "problems": ""})


class DeckRefused(SetupError):
    """A list that cannot be played, with everything that is wrong with it: of a single problem its key and rule."""

    def __init__(self, game: str, rules: SeatDecks, problems: Sequence[ListProblem]) -> None:
        alone = problems[0] if len(problems) == 1 else _FAULTS
        super().__init__(alone.key, {}, alone.rule, game)
        self.rules = rules
        self.problems = list(problems)
        self.details = self.details_in("en")

    def details_in(self, language: str) -> dict[str, object]:
        """What the sentence needs, where that depends on the language."""
        if len(self.problems) == 1:
            return self.rules.named(self.problems[0].args, language)
        said = [self.rules.sentence(self.game, problem, language) for problem in self.problems]
        return {"count": len(said), "problems": " ".join(said)}


class SeatDeck:
    """The cards that a seat brings, by name in the order of its list; what it is called, and whether others may know that.

    Never changed: tables share the usual decks.
    """

    __slots__ = ("_commitment", "cards", "name", "named", "salt")

    def __init__(self, cards: Sequence[str], name: str = "", named: bool = False, salt: bytes = b"") -> None:
        self.cards = tuple(cards)
        self.name = name
        self.named = named
        self.salt = salt or os.urandom(SALT_BYTES)
        self._commitment = ""

    def commitment(self) -> str:
        """The hash of the salt and the list, as hexadecimal digits. Worked out once: it was a fifth of the start of a game."""
        if not self._commitment:
            self._commitment = hashlib.sha256(self.salt + "\n".join(self.cards).encode()).hexdigest()
        return self._commitment

    def dump(self) -> dict[str, object]:
        return {"cards": list(self.cards), "name": self.name, "named": self.named, "salt": self.salt.hex()}

    def __reduce__(self) -> tuple[type[SeatDeck], tuple[object, ...]]:
        return SeatDeck, (self.cards, self.name, self.named, self.salt)


def load_deck(state: Reader, saved: object) -> SeatDeck:
    """The inverse of ``SeatDeck.dump``, in the data of a state."""
    if not isinstance(saved, dict):
        raise state.wrong("seat_decks")
    data = Reader(saved, "seat_decks.")
    cards = [str(card) for card in data.items("cards")]
    try:
        salt = bytes.fromhex(data.text("salt"))
    except ValueError as problem:
        raise data.wrong("salt") from problem
    return SeatDeck(cards, data.text("name"), data.flag("named"), salt)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecks:
    """What a game whose seats bring decks says about them: which lists are legal, and who may see them."""

    def check(self, cards: tuple[str, ...]) -> None:
        """Refuse a list that cannot be played, saying all that is wrong with it."""
        raise NotImplementedError

    def check_saved(self, deck: SeatDeck) -> None:
        """Refuse the deck of a saved table that no table can have: what is legal, and what a made position may have besides."""
        self.check(deck.cards)

    def check_for(self, cards: tuple[str, ...], options: dict[str, str]) -> None:
        """Refuse a list that is legal, but not at a table with these options."""
        return

    def usual(self, seat: int) -> SeatDeck:
        """The deck of a seat that brings none; always a legal one."""
        raise NotImplementedError

    def ready(self) -> list[SeatDeck]:
        """Decks that the game offers, each with a name of its own: for people who bring no list, and for bots."""
        return []

    def fitting(self, others: Sequence[tuple[str, ...]]) -> list[SeatDeck]:
        """Ready decks that suit whoever brings none, against these lists; all of them where any will do."""
        return self.ready()

    def must_bring(self, options: dict[str, str]) -> bool:
        """Whether a person must bring a deck; else who brings none has the usual one."""
        return False

    def read(self, text: str) -> tuple[str, ...]:
        """The cards of a list as people write it: a card a line, before it how many ("3 LANCE", "3x LANCE").

        Empty lines and those that begin with ``#`` say nothing. Whether the list can be played is for ``check`` to say.
        """
        cards: list[str] = []
        for line in text.splitlines():
            found = _LINE.fullmatch(line.strip())
            if found is None or line.strip().startswith("#"):
                continue
            count = int(found[1] or 1)
            if len(cards) + count > _MOST_CARDS:
                raise SetupError("error-seat-deck-long", {"most": _MOST_CARDS})
            cards += [found[2].strip()] * count
        return tuple(cards)

    def examine(self, text: str) -> tuple[tuple[str, ...], list[ListProblem]]:
        """The cards of a list as people write it, and everything that is wrong with it: what a table says is what whoever builds
        or imports the deck was told.
        """
        try:
            cards = self.read(text)
            self.check(cards)
        except SetupError as problem:
            return (), [ListProblem(0, problem.key, problem.details, problem.rule)]
        return cards, []

    def sentence(self, game: str, problem: ListProblem, language: str) -> str:
        """What is wrong, in a language, with its rule."""
        return explain(SetupError(problem.key, self.named(problem.args, language), problem.rule, game), language)

    def named(self, args: dict[str, object], language: str) -> dict[str, object]:
        """What a sentence about a list names, as people call it."""
        return args

    def about(self, cards: tuple[str, ...], language: str, seed: int) -> dict[str, object]:
        """What there is to say of a list that could be read, for whoever builds it; with a seed for what is left to chance."""
        return {}

    def are_open(self, options: dict[str, str]) -> bool:
        """Whether the lists lie open from the start."""
        return False

    def bring(self, game: str, brought: Sequence[SeatDeck | None], players: int) -> list[SeatDeck]:
        """The deck of each seat; those that are brought are checked."""
        if len(brought) > players:
            raise SetupError("error-seat-decks", {"count": len(brought), "players": players}, game=game)
        decks: list[SeatDeck] = []
        for seat in range(players):
            deck = brought[seat] if seat < len(brought) else None
            if deck is None:
                decks.append(self.usual(seat))
                continue
            if len(deck.name) > _LONGEST_NAME or not deck.name.isprintable():
                raise SetupError("error-seat-deck-name", {"most": _LONGEST_NAME}, game=game)
            self.check(deck.cards)
            decks.append(deck)
        return decks


def decks_view(state: State, seat: int) -> list[dict[str, object]]:
    """What the seat (-1: a spectator) may know of each deck: always its commitment and its size."""
    rules = state.game.seat_decks
    shown = state.over or (rules is not None and rules.are_open(state.options))
    seen: list[dict[str, object]] = []
    for other in range(len(state.seat_decks)):
        deck = state.seat_decks[other]
        one: dict[str, object] = {"commitment": state.commitments[other], "size": len(deck.cards)}
        if deck.named or shown or other == seat:
            one["name"] = deck.name
        if shown or other == seat:
            one["cards"] = list(deck.cards)
            one["salt"] = deck.salt.hex()
        seen.append(one)
    return seen


def is_as_committed(commitment: str, cards: Sequence[str], salt: str) -> bool:
    """Whether a list and a salt that were shown are those that were sealed."""
    return SeatDeck(cards, salt=bytes.fromhex(salt)).commitment() == commitment
