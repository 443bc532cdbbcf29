"""``tavolata deck``: decks that people write."""

from __future__ import annotations

from tavolata.cli.command import DONE, SEED, Command, CommandFlag, Given
from tavolata.cli.help import show_help
from tavolata.cli.values import known_game, known_seed
from tavolata.terminal.desk import Desk


def deck(desk: Desk, given: Given) -> int:
    from tavolata.terminal.deck_command import run_deck
    from tavolata.terminal.deck_files import DeckRequest

    if not given.text("what"):
        show_help(desk.words, DECK_COMMAND)
        return DONE
    asked = DeckRequest(
        given.text("what"),
        given.text("file"),
        known_game(given).name if given.has("game") else "",
        given.text("name"),
        known_seed(given),
    )
    return run_deck(desk, asked)


DECK_COMMAND = Command(
    "deck",
    deck,
    flags=(
        CommandFlag("what", "deck-what"),
        CommandFlag("file", "deck"),
        CommandFlag("--game", "game"),
        CommandFlag("--name", "name"),
        SEED,
    ),
    examples=(
        "tavolata deck new school.csv",
        "tavolata deck check school.csv",
        "tavolata deck import school.csv",
        "tavolata deck list",
        "tavolata deck remove school",
        "tavolata deck check timeline",
        "tavolata deck list isola",
        "tavolata deck show LH1",
        "tavolata deck new mine.txt",
        "tavolata deck hand mine.txt --seed 7",
        "tavolata deck export mine",
    ),
)
