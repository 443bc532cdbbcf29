"""``tavolata deck``: for which game a deck is, and what is done with it there."""

from __future__ import annotations

from pathlib import Path

from tavolata.engine import SetupError
from tavolata.games.isola.deck_lists import is_code, is_list
from tavolata.games.timeline.importing import read_deck
from tavolata.terminal import deck_files, store
from tavolata.terminal import decks as timeline
from tavolata.terminal.deck_files import Command, DeckRequest
from tavolata.terminal.desk import Desk
from tavolata.terminal.isola import decks as isola

#: Lists of cards are texts; Timeline's decks are tables.
_LIST = ".txt"
#: What Timeline's reader says of a text that is no table at all.
_NO_TABLE = frozenset(f"deck-problem-{what}" for what in ("header", "empty", "encoding", "large", "json", "no-card"))


GAMES: dict[str, dict[str, Command]] = {"timeline": timeline.COMMANDS, "isola": isola.COMMANDS}


def run_deck(desk: Desk, asked: DeckRequest) -> int:
    """Do what was asked; gives the exit code."""
    if asked.what not in isola.COMMANDS:
        raise SetupError("error-deck-what", {"what": asked.what, "known": ", ".join(isola.COMMANDS)})
    if asked.game and asked.game not in GAMES:
        raise SetupError("error-deck-not-here", {"game": asked.game})
    if asked.what == "list":
        return _list(desk, asked)
    if not asked.name:
        raise SetupError("error-deck-which", {})
    commands = GAMES[asked.game or game_meant(asked)]
    if asked.what not in commands:
        raise SetupError("error-deck-only-lists", {"what": asked.what})
    return commands[asked.what](desk, asked)


def _list(desk: Desk, asked: DeckRequest) -> int:
    """The decks of a game, which may also be named as if it were a deck; those that are kept for any, if none is named."""
    game = asked.game or asked.name.lower()
    if game in GAMES:
        return GAMES[game]["list"](desk, asked)
    if deck_files.kept(timeline.ENDINGS) or not deck_files.kept(isola.ENDINGS):
        timeline.show_kept(desk, asked)
    isola.show_kept(desk)
    return timeline.DONE


def game_meant(asked: DeckRequest) -> str:
    """The game that the deck is for: its name tells, or its file, or the deck of that name that is kept."""
    path = store.path_of(asked.name)
    if asked.what == "new":
        return "isola" if path.suffix.lower() == _LIST else "timeline"
    if isola.ready_deck(asked.name):
        return "isola"
    if asked.name in timeline.HOUSE:
        return "timeline"
    if asked.what != "remove" and store.is_there(path):
        return _game_of_file(path)
    return _game_of_kept(asked)


def _game_of_kept(asked: DeckRequest) -> str:
    name = asked.name.lower()
    table, cards = name in deck_files.kept(timeline.ENDINGS), name in deck_files.kept(isola.ENDINGS)
    only_isola = asked.what not in timeline.COMMANDS
    if table and cards and not only_isola:
        raise SetupError("error-deck-two", {"name": name, "known": ", ".join(GAMES)})
    if cards or (only_isola and not table) or is_code(name) or name.endswith(_LIST):
        return "isola"
    if not table:
        raise deck_files.missing(asked.name, [*timeline.known_names(), *isola.known_names()])
    return "timeline"


def _game_of_file(path: Path) -> str:
    """Tables end in .csv or .json, lists in .txt; of others, and of a table that was saved as a text, the content tells."""
    if path.suffix.lower() in timeline.ENDINGS:
        return "timeline"
    text, unreadable = deck_files.read(path)
    if path.suffix.lower() == _LIST:
        problems = unreadable or read_deck(text, path.name)[1]
        return "isola" if any(problem.key in _NO_TABLE for problem in problems) else "timeline"
    return "isola" if is_list(text) else "timeline"
