"""The way in: reads what was typed, says what was wrong with it, and hands over to the command."""

from __future__ import annotations

import os
import platform
import sys

from rich.console import Console

import tavolata
from tavolata.cli.bench import BENCH
from tavolata.cli.command import DONE, INTERRUPTED, MISTAKE, USAGE, UsageError, nearest, read, take_language
from tavolata.cli.decks import DECK_COMMAND
from tavolata.cli.finished import ANALYSE, REPLAY
from tavolata.cli.help import command_line, show_help, show_overview
from tavolata.cli.lab import LAB, SIMULATE
from tavolata.cli.play import GAMES, LEARN, PLAY
from tavolata.cli.rules import RULES
from tavolata.cli.server import BACKUP, RESTORE, SERVE
from tavolata.engine import TavolataError
from tavolata.engine import state as engine_state
from tavolata.engine.data_files import DataProblem
from tavolata.engine.words import Words, explain, quoted
from tavolata.terminal.desk import Desk
from tavolata.terminal.language import language_of

#: In the order of the help.
COMMANDS = {
    command.name: command
    for command in (
        SERVE,
        GAMES,
        PLAY,
        LEARN,
        DECK_COMMAND,
        REPLAY,
        ANALYSE,
        RULES,
        SIMULATE,
        LAB,
        BENCH,
        BACKUP,
        RESTORE,
    )
}


def main(argv: list[str] | None = None) -> int:
    """Run a command line; gives the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a letter that the terminal lacks must not end the game
            stream.reconfigure(errors="replace")
    language = language_of(os.environ)
    try:
        chosen, arguments = take_language(arguments)
        language = chosen or language
        return run(Words(language), arguments)
    except UsageError as problem:
        words = Words(language)
        complain(words.say(problem.key, quoted(problem.details)))
        complain(words.say("cli-see-help", {"command": f"{command_line(problem.command)} --help"}))
        return USAGE
    except TavolataError as problem:
        complain(explain(problem, language))
        return MISTAKE
    except DataProblem as problem:
        complain(Words(language).say("error-data-file", {"problem": str(problem)}))
        return MISTAKE
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED
    except EOFError:
        complain("")
        return DONE
    except OSError as problem:
        if not isinstance(problem, BrokenPipeError):
            complain(Words(language).say("error-output", {"reason": problem.strerror or ""}))
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - Python itself closes it on its way out
        # Somebody stopped reading, as head does: all is well. A full disk is not.
        return DONE if isinstance(problem, BrokenPipeError) else MISTAKE


def run(words: Words, arguments: list[str]) -> int:
    if not arguments:
        from tavolata.terminal.chooser import choose

        return choose(Desk(words)).play()
    name, *rest = arguments
    if name == "help" and rest:
        name, rest = rest[0], ["--help"]
    if name in ("-h", "--help", "help"):
        show_overview(words, COMMANDS)
        return DONE
    if name == "--version":
        print(words.say("cli-version", version_details()))
        return DONE
    if name not in COMMANDS:
        near = nearest(name, COMMANDS)
        key = "cli-no-command-near" if near else "cli-no-command"
        raise UsageError(key, {"command": name, "near": near, "known": ", ".join(COMMANDS)})
    command = COMMANDS[name]
    if any(word in ("-h", "--help") for word in rest):
        show_help(words, command)
        return DONE
    return command.run(Desk(words), read(command, rest))


def complain(sentence: str) -> None:
    """A sentence on the error output."""
    Console(stderr=True, highlight=False, markup=False, emoji=False).print(sentence, soft_wrap=True)


def version_details() -> dict[str, object]:
    """The version, and whether the engine runs compiled."""
    compiled = not str(engine_state.__file__).endswith(".py")
    return {
        "version": tavolata.__version__,
        "build": "compiled" if compiled else "python",
        "python": platform.python_version(),
    }
