"""``tavolata rules``: a game's rules, and the code and tests behind each."""

from __future__ import annotations

from tavolata.cli.command import GAME, Command, CommandFlag, Given
from tavolata.cli.values import known_game
from tavolata.terminal.desk import Desk


def rules(desk: Desk, given: Given) -> int:
    from tavolata.terminal.rules import Behind, show_rules

    behind = Behind.WHERE if given.has("where") else Behind.TESTS if given.has("tests") else Behind.NOTHING
    return show_rules(desk, known_game(given), given.text("id") or given.text("where"), given.text("search"), behind)


RULES = Command(
    "rules",
    rules,
    flags=(
        GAME,
        CommandFlag("id", "rule"),
        CommandFlag("--search", "word"),
        CommandFlag("--tests"),
        CommandFlag("--where", "rule", bare=True),
    ),
    examples=(
        "tavolata rules indy",
        "tavolata rules indy IN-018",
        "tavolata rules indy --search eagle --lang en",
        "tavolata rules indy --where IN-018",
    ),
)
