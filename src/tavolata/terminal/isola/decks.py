"""``tavolata deck`` for Isola: lists and codes are begun, checked, kept, passed on and looked at; and what ``--deck`` brings."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from tavolata.engine import ListProblem, SeatDeck, SetupError
from tavolata.engine.decks import SALT_BYTES
from tavolata.engine.words import Words
from tavolata.games.isola import GAME
from tavolata.games.isola.box.cards import CARD, KEYS
from tavolata.games.isola.box.decks import READY_DECKS, ReadyDeck
from tavolata.games.isola.deck_checks import examine, judged
from tavolata.games.isola.deck_lists import decode, encode, is_code, write_list
from tavolata.games.isola.deck_words import deck_words
from tavolata.games.isola.seat_decks import learning_deck_against, seat_deck
from tavolata.games.timeline.importing import slug
from tavolata.terminal import deck_files, store
from tavolata.terminal.deck_files import Command, DeckRequest
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Style
from tavolata.terminal.isola import deck_pages
from tavolata.terminal.isola.naming import Naming

#: Exit codes: all is well; something must be put right.
DONE: Final = 0
WRONG: Final = 1

ENDINGS: Final = (".txt",)
#: As long as a table lets the name of a deck be.
_LONGEST_NAME: Final = 40
#: Names that no deck of one's own may have, beside those of the ready decks.
_TAKEN: Final = ("isola", "timeline", "twist")
#: Seeds that are short enough to be typed again.
_SEEDS: Final = 10_000


class FoundDeck(NamedTuple):
    """A deck that somebody named, and everything that there is to say against it."""

    #: What it is called; "" if it was given as a code.
    name: str
    cards: list[int]
    problems: list[ListProblem]
    ready: ReadyDeck | None = None

    @property
    def mistakes(self) -> list[ListProblem]:
        return [problem for problem in self.problems if not problem.warning]

    @property
    def warnings(self) -> list[ListProblem]:
        return [problem for problem in self.problems if problem.warning]


# Which deck is meant


def ready_deck(name: str) -> ReadyDeck | None:
    """The deck of the game with that key."""
    return next((deck for deck in READY_DECKS if deck.key == name.upper()), None)


def find_deck(name: str) -> FoundDeck:
    """The deck that is meant: one of the game by its key, a file, one that is kept here, a code."""
    ready = ready_deck(name)
    if ready:
        return FoundDeck(ready.key, *judged(list(ready.cards), []), ready)
    path = store.path_of(name)
    if store.is_there(path):
        return _deck_in(path)
    if name.lower() in deck_files.kept(ENDINGS):
        return kept_deck(name.lower())
    if is_code(name) and not path.suffix:
        return FoundDeck("", *judged(decode(name), []))
    raise deck_files.missing(name, known_names())


def kept_deck(name: str) -> FoundDeck:
    """The deck that is kept under that name, whatever files there are."""
    return _deck_in(deck_files.kept(ENDINGS)[name])


def _deck_in(path: Path) -> FoundDeck:
    text, unreadable = deck_files.read(path)
    if unreadable:
        return FoundDeck(path.stem, [], [ListProblem(one.line, one.key, one.args) for one in unreadable])
    return FoundDeck(path.stem, *examine(text))


def known_names() -> list[str]:
    """The decks that can be named: those of the game, and those that are kept."""
    return [*(deck.key for deck in READY_DECKS), *deck_files.kept(ENDINGS)]


def sound_deck(desk: Desk, name: str) -> FoundDeck:
    """The deck that is meant, refused if it cannot be played with."""
    found = find_deck(name)
    for problem in found.mistakes:
        sentence = deck_words(desk.words.language).sentence(problem)
        raise SetupError("error-deck-unsound", {"name": name, "problem": sentence}, game=GAME.name)
    return found


# The commands


def new(desk: Desk, asked: DeckRequest) -> int:
    """A file to begin with, which explains itself. Never touches a file that is there."""
    path = store.path_of(asked.name)
    if path.suffix.lower() not in ENDINGS:
        raise SetupError("error-deck-ending", {}, game=GAME.name)
    deck_files.write_new(path, deck_pages.template(_face(desk)))
    desk.tell("isola-deck-made", path=str(path))
    return DONE


def check(desk: Desk, asked: DeckRequest) -> int:
    """Everything that is wrong with a deck, then what only might be (ID-109 to ID-112, RU-15)."""
    return _report(desk, find_deck(asked.name))


def keep(desk: Desk, asked: DeckRequest) -> int:
    """Keep a deck under the name of its file, or another one, for ``play --deck``."""
    found = find_deck(asked.name)
    code = _report(desk, found)
    if code != DONE:
        return code
    name = asked.wanted_name or found.name or _free_name(desk)
    kept_as = slug(name)[:_LONGEST_NAME].strip("-")
    if not kept_as or kept_as in _TAKEN or ready_deck(kept_as):
        raise SetupError("error-deck-name", {"name": name}, game=GAME.name)
    # By their keys: names may be others in another language, or one day.
    again = deck_files.keep(kept_as, ENDINGS[0], write_list(found.cards, lambda card: KEYS[card]), ENDINGS)
    desk.tell("isola-deck-kept-again" if again else "isola-deck-kept", name=kept_as)
    _print_whole(desk, desk.key("isola-deck-code", code=encode(found.cards)))
    return DONE


def remove(desk: Desk, asked: DeckRequest) -> int:
    """Forget a deck that was kept; the file it was read from stays where it is."""
    kept, name = deck_files.kept(ENDINGS), asked.name.lower()
    if ready_deck(name):
        raise SetupError("error-deck-ready", {"name": name.upper()}, game=GAME.name)
    if name not in kept:
        raise deck_files.missing(asked.name, kept)
    deck_files.forget(kept[name])
    desk.tell("isola-deck-removed", name=name)
    return DONE


def show_all(desk: Desk, asked: DeckRequest) -> int:
    """The decks that come with the game, and those that are kept."""
    face = _face(desk)
    desk.print([*deck_pages.ready_lines(desk, face), Text()])
    desk.tell("isola-deck-own", style="bold")
    if not deck_files.kept(ENDINGS):
        desk.print(desk.wrapped(Text(f" {desk.key('isola-deck-none')}"), 1))
    show_kept(desk, "isola-deck-listed", " ")
    return DONE


def show_kept(desk: Desk, key: str = "isola-deck-listed-game", before: str = "") -> None:
    """The decks that are kept, a line each; with the name of the game, unless no other is spoken of."""
    for name in deck_files.kept(ENDINGS):
        found = kept_deck(name)
        sentence = desk.key("isola-deck-listed-broken" if found.mistakes else key, name=name, count=len(found.cards))
        desk.print(desk.wrapped(Text(before + sentence), len(before)))


def show(desk: Desk, asked: DeckRequest) -> int:
    """What is in a deck: figures, then the cards."""
    found, face = sound_deck(desk, asked.name), _face(desk)
    desk.print([Text(_title(desk, face, found), style="bold")])
    if found.ready:
        desk.print(desk.wrapped(Text(face.words.say(found.ready.plan), style="dim")))
    figures = deck_pages.figure_lines(desk, face, found.cards)
    desk.print([Text(), *figures, Text(), *deck_pages.card_lines(face, found.cards), Text()])
    _print_whole(desk, desk.key("isola-deck-code", code=encode(found.cards)))
    return DONE


def export(desk: Desk, asked: DeckRequest) -> int:
    """A deck as text in the reader's language with its code above: nothing else, so that it may go into a file."""
    found, face = sound_deck(desk, asked.name), _face(desk)
    for line in deck_pages.exported(face, _title(desk, face, found), found.cards).splitlines():
        _print_whole(desk, line)
    return DONE


def hand(desk: Desk, asked: DeckRequest) -> int:
    """Sample hands, and the chances to settle early."""
    found, face = sound_deck(desk, asked.name), _face(desk)
    desk.print([Text(_title(desk, face, found), style="bold"), Text()])
    seed = secrets.randbelow(_SEEDS) if asked.seed is None else asked.seed
    desk.print(deck_pages.hand_lines(desk, face, found.cards, seed))
    return DONE


COMMANDS: Final[dict[str, Command]] = {
    "new": new,
    "check": check,
    "import": keep,
    "remove": remove,
    "list": show_all,
    "export": export,
    "show": show,
    "hand": hand,
}


# What they are made of


def _face(desk: Desk) -> Naming:
    """The words of the game, for nobody in particular."""
    return Naming(GAME, Words(desk.words.language, GAME.name), [], Style(desk.fancy, desk.lively))


def _title(desk: Desk, face: Naming, found: FoundDeck) -> str:
    return deck_pages.ready_name(face, found.ready) if found.ready else found.name or desk.key("isola-deck-nameless")


def _print_whole(desk: Desk, line: str) -> None:
    """A line that is to be copied: never cut, and wrapped only by the terminal."""
    desk.console.print(desk.writable(Text(line)), soft_wrap=True)


def _free_name(desk: Desk) -> str:
    """A name for a deck that came without one."""
    kept = deck_files.kept(ENDINGS)
    names = (desk.key("isola-deck-unnamed", number=number) for number in range(1, len(kept) + 2))
    return next(name for name in names if name not in kept)


def _report(desk: Desk, found: FoundDeck) -> int:
    """Every problem in a line of its own, apart from them what is only worth knowing, then whether the deck can be played with."""
    said = deck_words(desk.words.language)
    for problem in found.mistakes:
        desk.print(desk.wrapped(Text(said.sentence(problem))))
    if found.warnings:
        desk.tell("isola-deck-warnings")
    for problem in found.warnings:
        desk.print(desk.wrapped(Text(f"  {said.sentence(problem)}"), 2))
    if found.mistakes:
        desk.tell("isola-deck-unsound", style="bold", count=len(found.mistakes))
        return WRONG
    desk.tell("isola-deck-sound", style="bold", count=len(found.cards))
    return DONE


# Decks for a table


def choosable(desk: Desk) -> list[tuple[str, str]]:
    """The decks that a seat can have without a file: their names, and how they are shown."""
    face = _face(desk)
    found = [(deck.key, f"{deck.key:<4} {face.words.say(deck.name)}") for deck in READY_DECKS]
    for name in deck_files.kept(ENDINGS):
        deck = kept_deck(name)
        if not deck.mistakes:
            found.append((name, desk.key("isola-deck-listed", name=name, count=len(deck.cards))))
    return found


def proposed(seat: int, opposing: str = "") -> str:
    """The name of a deck to learn with, for a seat whose opponent has that one, if it is known."""
    return learning_deck_against(seat, find_deck(opposing).cards if opposing else []).key


def brought(desk: Desk, names: Sequence[str], seats: Sequence[int], seed: int | None = None) -> list[SeatDeck | None]:
    """The decks of the seats of a table, named for these seats in turn; where only one is named the other seat has one to learn
    with that fits.
    """
    if len(names) > len(seats):
        raise SetupError("error-seat-decks", {"count": len(names), "players": len(seats)}, game=GAME.name)
    decks: list[SeatDeck | None] = [None] * len(seats)
    for seat, name in zip(seats, names, strict=False):
        decks[seat] = _brought(sound_deck(desk, name), seat, seed)
    for seat, other in ((0, 1), (1, 0)):
        opposing = decks[other]
        if decks[seat] is None and opposing is not None:
            decks[seat] = seat_deck(learning_deck_against(seat, [CARD.number(card) for card in opposing.cards]))
    return decks


def _brought(found: FoundDeck, seat: int, seed: int | None) -> SeatDeck:
    """A deck of one's own, in small letters lest it pass for one of the game, is sealed with a salt of its own; where the luck
    has a seed the salt is made from it, so that the game repeats itself.
    """
    if found.ready:
        return seat_deck(found.ready)
    salt = b"" if seed is None else hashlib.blake2b(f"{seed}/{seat}".encode(), digest_size=SALT_BYTES).digest()
    return SeatDeck([KEYS[card] for card in sorted(found.cards)], found.name.lower()[:_LONGEST_NAME], salt=salt)
