"""The help: what can be typed, in the words of the language."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

import tavolata
from tavolata.cli.command import Command, CommandFlag
from tavolata.engine.words import Words
from tavolata.terminal.desk import Desk


def show_overview(words: Words, commands: Iterable[str]) -> None:
    """``tavolata --help``."""
    desk = Desk(words)
    desk.print([usage_line(words, "", [words.say("cli-value-command"), "..."]), Text()])
    desk.print(desk.wrapped(Text(words.say("cli-about"))))
    desk.print([Text(), Text(words.say("cli-commands"), style="bold")])
    show_pairs(
        desk,
        [
            (words.say("cli-nothing"), words.say("cli-alone")),
            *((name, words.say(f"cli-{name}-about")) for name in commands),
        ],
    )
    desk.print([Text(), Text(words.say("cli-options"), style="bold")])
    show_pairs(
        desk,
        [
            ("--lang it|en", words.say("cli-lang")),
            ("--version", words.say("cli-version-about")),
            ("-h, --help", words.say("cli-help")),
        ],
    )
    desk.print([Text(), Text(words.say("cli-see-command-help", {"command": "tavolata play --help"}))])


def show_help(words: Words, command: Command) -> None:
    """``tavolata play --help``."""
    desk = Desk(words)
    parts = [
        f"[{value_word(words, flag)}{' ...' if flag.many else ''}]"
        for flag in command.flags
        if not flag.name.startswith("--")
    ]
    if any(flag.name.startswith("--") for flag in command.flags):
        parts.append(f"[{words.say('cli-value-options')}]")
    desk.print([usage_line(words, command.name, parts), Text()])
    desk.print(desk.wrapped(Text(words.say(f"cli-{command.name}-about"))))
    pairs: list[tuple[str, str]] = []
    for flag in command.flags:
        left = value_word(words, flag)
        if flag.name.startswith("--"):
            left = f"{flag.name} {f'[{left}]' if flag.bare else left}".strip()
        pairs.append((left, words.say(f"cli-{command.name}-{flag.field}", help_details())))
    pairs += [("--lang it|en", words.say("cli-lang")), ("-h, --help", words.say("cli-help"))]
    desk.print([Text()])
    show_pairs(desk, pairs)
    desk.print([Text(), Text(words.say("cli-examples"), style="bold")])
    desk.print([Text(f"  {line}") for line in command.examples])


def help_details() -> dict[str, object]:
    from tavolata.players import known_players

    bots = dict.fromkeys(name for game in tavolata.GAMES for name in known_players(tavolata.game(game)))
    return {"games": ", ".join(tavolata.GAMES), "bots": ", ".join(bots)}


def usage_line(words: Words, command: str, parts: list[str]) -> Text:
    return Text.assemble(f"{words.say('cli-usage')} ", (command_line(command), "bold"), " ", " ".join(parts))


def command_line(command: str = "") -> str:
    """What is typed to run a command, "" for the program alone."""
    return f"tavolata {command}".strip()


def value_word(words: Words, flag: CommandFlag) -> str:
    return words.say(f"cli-value-{flag.value}") if flag.value else ""


def show_pairs(desk: Desk, pairs: list[tuple[str, str]]) -> None:
    """What to type on the left, what it does on the right."""
    column = min(28, max(len(left) for left, _ in pairs) + 4)
    for left, right in pairs:
        text = Text(f"  {left}", style="bold")
        if len(left) + 3 > column:
            desk.print([text])
            text = Text()
        text.append(" " * (column - text.cell_len)).append(right, style="not bold")
        desk.print(desk.wrapped(text, column))
