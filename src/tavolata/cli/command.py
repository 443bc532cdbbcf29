"""What a command is: what may stand behind its name, what was typed there, and what it gives back."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple, NoReturn

from tavolata.engine import SetupError
from tavolata.engine.words import LANGUAGES
from tavolata.terminal.desk import Desk

# Exit codes.
DONE = 0
MISTAKE = 1
USAGE = 2
INTERRUPTED = 130

#: A number with no upper limit worth naming.
ANY = 1 << 62


class CommandFlag(NamedTuple):
    """An argument of a command. ``value`` is the key of the word for its value in the help; "" makes it a switch."""

    name: str
    value: str = ""
    #: May be given more than once.
    many: bool = False
    #: May stand without its value.
    bare: bool = False

    @property
    def field(self) -> str:
        return self.name.removeprefix("--")


#: Arguments of more than one command.
GAME = CommandFlag("game", "game")
PLAYERS = CommandFlag("--players", "number")
BOTS = CommandFlag("--bots", "bots")
SEED = CommandFlag("--seed", "number")
OPTION = CommandFlag("--option", "option", many=True)
REACTIONS = CommandFlag("--reactions", "reactions")
DECK = CommandFlag("--deck", "deck")
JSON = CommandFlag("--json", "file")
WORKERS = CommandFlag("--workers", "number")
DATA = CommandFlag("--data", "folder")
DATABASE = CommandFlag("--database", "url")


class UsageError(Exception):
    """The line cannot be read at all: shown with the way to the help."""

    def __init__(self, key: str, args: dict[str, object], command: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.details = args
        self.command = command


class Given:
    """What was typed after a command."""

    def __init__(self, values: argparse.Namespace) -> None:
        self.values: dict[str, object] = {name.replace("_", "-"): value for name, value in vars(values).items()}

    def text(self, name: str) -> str:
        """The value of an argument, "" if it was not given."""
        value = self.values[name]
        return value if isinstance(value, str) else ""

    def has(self, name: str) -> bool:
        return self.values[name] is not None and self.values[name] is not False

    def all(self, name: str) -> list[str]:
        """The values of an argument that may be given more than once."""
        value = self.values[name]
        return [str(item) for item in value] if isinstance(value, list) else []

    def parts(self, name: str) -> list[str]:
        """A list written with commas."""
        return [part.strip() for part in self.text(name).split(",") if part.strip()]

    def number(self, name: str, usual: int, least: int = 1, most: int = ANY) -> int:
        return whole_number(self.text(name), f"--{name}", least, most) if self.has(name) else usual

    def positive(self, name: str, usual: float) -> float:
        """A number above 0 that need not be whole; a comma will do."""
        if not self.has(name):
            return usual
        text = self.text(name)
        try:
            number = float(text.replace(",", "."))
        except ValueError:
            number = 0.0
        if not 0 < number < ANY:
            raise SetupError("error-not-positive", {"name": f"--{name}", "value": text})
        return number


class Command(NamedTuple):
    """What the program does when its name is typed. The examples are the same in every language."""

    name: str
    run: Callable[[Desk, Given], int]
    flags: tuple[CommandFlag, ...]
    examples: tuple[str, ...]


class _Reader(argparse.ArgumentParser):
    """argparse without its own words: what it would say is said by ``UsageError``."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def read(command: Command, arguments: list[str]) -> Given:
    """What was typed after the command."""
    reader = _Reader(add_help=False, allow_abbrev=False, exit_on_error=False)
    for flag in command.flags:
        if not flag.name.startswith("--"):
            reader.add_argument(flag.name, nargs="*" if flag.many else "?")
        elif not flag.value:
            reader.add_argument(flag.name, action="store_true")
        elif flag.many:
            reader.add_argument(flag.name, action="append")
        elif flag.bare:
            reader.add_argument(flag.name, nargs="?", const="")
        else:
            reader.add_argument(flag.name)
    try:
        # Intermixed: a word may also stand behind a flag.
        values, unknown = reader.parse_known_intermixed_args(arguments)
    except argparse.ArgumentError as problem:
        raise UsageError("cli-bad-argument", {"argument": problem.argument_name or ""}, command.name) from problem
    if unknown:
        known = [flag.name for flag in command.flags if flag.name.startswith("--")]
        near = nearest(unknown[0].partition("=")[0], known)
        key = "cli-unknown-argument-near" if near else "cli-unknown-argument"
        raise UsageError(key, {"argument": unknown[0], "near": near}, command.name)
    return Given(values)


def take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The value of ``--lang``, wherever it stands, and the line without it."""
    chosen = ""
    rest: list[str] = []
    waiting = iter(arguments)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        chosen = value if equals else next(waiting, "")
        if chosen not in LANGUAGES:
            raise SetupError("error-language", {"value": chosen, "known": ", ".join(LANGUAGES)})
    return chosen, rest


def whole_number(text: str, name: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,4000}", text):  # Python reads no longer ones
        raise SetupError("error-not-a-number", {"name": name, "value": text})
    number = int(text)
    if not least <= number <= most:
        key = "error-number-least" if most == ANY else "error-number-range"
        raise SetupError(key, {"name": name, "value": text, "least": least, "most": most})
    return number


def nearest(word: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """What was probably meant, "" if nothing is like it."""
    found = difflib.get_close_matches(word, list(known), 1, likeness)
    return found[0] if found else ""
