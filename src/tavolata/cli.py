"""The command line ``tavolata``: reads what was typed, says what was wrong with it, and hands over to the terminal."""

from __future__ import annotations

import argparse
import difflib
import os
import platform
import re
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from rich.console import Console
from rich.text import Text

import tavolata
from tavolata.engine import QUICK, Game, SeatDeck, SetupError, TavolataError
from tavolata.engine import state as engine_state
from tavolata.engine.data_files import DataProblem
from tavolata.engine.words import LANGUAGES, Words, explain, quoted
from tavolata.games.daily import daily_options, today
from tavolata.terminal.desk import Desk
from tavolata.terminal.language import language_of

if TYPE_CHECKING:
    from tavolata.terminal.experiments import Order

# Exit codes.
DONE = 0
MISTAKE = 1
USAGE = 2
INTERRUPTED = 130

#: A number with no upper limit worth naming.
ANY = 1 << 62
USUAL_GAMES = 1000
#: After so many deals a gate gives up.
MOST_GATE_DEALS = 20_000
#: So many deals tell what an answer is worth, or what an option changes, to some points.
RESTRICTED_DEALS = VARIED_DEALS = 200

#: What ``tavolata[server]`` brings beyond the light installation, where every system has it.
SERVER_PACKAGES = (
    "alembic",
    "cryptography",
    "h11",
    "httptools",
    "prometheus_client",
    "psycopg",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)

#: What ``tavolata[lab]`` brings.
LAB_PACKAGES = ("duckdb", "pyarrow")


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


GAME = CommandFlag("game", "game")
PLAYERS = CommandFlag("--players", "number")
BOTS = CommandFlag("--bots", "bots")
SEED = CommandFlag("--seed", "number")
OPTION = CommandFlag("--option", "option", many=True)
REACTIONS = CommandFlag("--reactions", "reactions")
DECK = CommandFlag("--deck", "deck")
JSON = CommandFlag("--json", "file")

FLAGS: dict[str, tuple[CommandFlag, ...]] = {
    "serve": (
        CommandFlag("--port", "number"),
        CommandFlag("--host", "address"),
        CommandFlag("--data", "folder"),
        CommandFlag("--database", "url"),
        CommandFlag("--workers", "number"),
        CommandFlag("--thinkers", "number"),
        CommandFlag("--proxy"),
        CommandFlag("--host-name", "name", many=True),
        CommandFlag("--keep-finished", "number"),
        CommandFlag("--keep-idle", "number"),
        CommandFlag("--drain", "number"),
        CommandFlag("--log", "log"),
        CommandFlag("--no-browser"),
    ),
    "games": (),
    "play": (
        GAME,
        PLAYERS,
        CommandFlag("--me", "seat"),
        CommandFlag("--people", "seats"),
        CommandFlag("--names", "names"),
        BOTS,
        OPTION,
        REACTIONS,
        SEED,
        DECK,
        CommandFlag("--daily"),
        CommandFlag("--save", "file"),
        CommandFlag("--resume", "file", bare=True),
    ),
    "learn": (GAME, CommandFlag("lesson", "lesson"), CommandFlag("--check", "file")),
    "deck": (
        CommandFlag("what", "deck-what"),
        CommandFlag("file", "deck"),
        CommandFlag("--game", "game"),
        CommandFlag("--name", "name"),
        SEED,
    ),
    "replay": (CommandFlag("file", "file"), CommandFlag("--seat", "seat-or-all")),
    "analyse": (CommandFlag("file", "file"), JSON),
    "rules": (
        GAME,
        CommandFlag("id", "rule"),
        CommandFlag("--search", "word"),
        CommandFlag("--tests"),
        CommandFlag("--where", "rule", bare=True),
    ),
    "simulate": (
        GAME,
        CommandFlag("--games", "number"),
        PLAYERS,
        BOTS,
        OPTION,
        REACTIONS,
        SEED,
        DECK,
        CommandFlag("--workers", "number"),
        JSON,
    ),
    "lab": (
        CommandFlag("what", "lab-what"),
        CommandFlag("file", "lab-file"),
        CommandFlag("one", "bot"),
        CommandFlag("other", "bot"),
        CommandFlag("more", "option", many=True),
        CommandFlag("--into", "folder"),
        PLAYERS,
        BOTS,
        OPTION,
        REACTIONS,
        CommandFlag("--decks", "decks"),
        CommandFlag("--deals", "number"),
        CommandFlag("--worse", "percent"),
        CommandFlag("--better", "percent"),
        CommandFlag("--never", "answer", many=True),
        CommandFlag("--out", "file"),
        SEED,
        CommandFlag("--workers", "number"),
        CommandFlag("--on", "cluster"),
        CommandFlag("--address", "address"),
        JSON,
    ),
    "bench": (
        CommandFlag("what", "bench"),
        CommandFlag("--runs", "number"),
        CommandFlag("--seconds", "number"),
        CommandFlag("--quick"),
        CommandFlag("--case", "case", many=True),
        JSON,
    ),
    "backup": (CommandFlag("folder", "folder"), CommandFlag("--data", "folder"), CommandFlag("--database", "url")),
    "restore": (CommandFlag("backup", "backup"), CommandFlag("--data", "folder"), CommandFlag("--database", "url")),
}


#: How many words may follow what the lab is to do, and the flags that mean something then: any other is refused, not passed over.
LAB_TAKES: dict[str, tuple[int, tuple[str, ...]]] = {
    "new": (1, ()),
    "run": (1, ("into", "workers", "on", "address", "json")),
    "resume": (1, ("workers", "on", "address", "json")),
    "show": (1, ("json",)),
    "report": (2, ("out",)),
    "vary": (
        1 << 16,
        (
            "into",
            "players",
            "bots",
            "option",
            "reactions",
            "decks",
            "deals",
            "seed",
            "workers",
            "on",
            "address",
            "json",
        ),
    ),
    "restrict": (
        2,
        ("into", "players", "option", "reactions", "deals", "never", "seed", "workers", "on", "address", "json"),
    ),
    "gate": (
        3,
        ("players", "option", "reactions", "decks", "deals", "worse", "better", "seed", "workers", "json"),
    ),
}


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


class _Reader(argparse.ArgumentParser):
    """argparse without its own words: what it would say is said by ``UsageError``."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


# The way in


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
        complain(words.say("cli-see-help", {"command": f"{_prog(problem.command)} --help"}))
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
    command, *rest = arguments
    if command == "help" and rest:
        command, rest = rest[0], ["--help"]
    if command in ("-h", "--help", "help"):
        show_overview(words)
        return DONE
    if command == "--version":
        print(words.say("cli-version", version_details()))
        return DONE
    if command not in FLAGS:
        near = difflib.get_close_matches(command, FLAGS, 1)
        key = "cli-no-command-near" if near else "cli-no-command"
        raise UsageError(key, {"command": command, "near": near[0] if near else "", "known": ", ".join(FLAGS)})
    if any(word in ("-h", "--help") for word in rest):
        show_help(words, command)
        return DONE
    return COMMANDS[command](Desk(words), read(command, rest))


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


def read(command: str, arguments: list[str]) -> Given:
    """What was typed after the command."""
    reader = _Reader(add_help=False, allow_abbrev=False, exit_on_error=False)
    for flag in FLAGS[command]:
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
        raise UsageError("cli-bad-argument", {"argument": problem.argument_name or ""}, command) from problem
    if unknown:
        known = [flag.name for flag in FLAGS[command] if flag.name.startswith("--")]
        near = difflib.get_close_matches(unknown[0].partition("=")[0], known, 1)
        key = "cli-unknown-argument-near" if near else "cli-unknown-argument"
        raise UsageError(key, {"argument": unknown[0], "near": near[0] if near else ""}, command)
    return Given(values)


def complain(sentence: str) -> None:
    """A sentence on the error output."""
    Console(stderr=True, highlight=False, markup=False, emoji=False).print(sentence, soft_wrap=True)


def _prog(command: str = "") -> str:
    return f"tavolata {command}".strip()


def version_details() -> dict[str, object]:
    """The version, and whether the engine runs compiled."""
    compiled = not str(engine_state.__file__).endswith(".py")
    return {
        "version": tavolata.__version__,
        "build": "compiled" if compiled else "python",
        "python": platform.python_version(),
    }


# The help


def show_overview(words: Words) -> None:
    """``tavolata --help``."""
    desk = Desk(words)
    desk.print([usage_line(words, "", [words.say("cli-value-command"), "..."]), Text()])
    desk.print(desk.wrapped(Text(words.say("cli-about"))))
    desk.print([Text(), Text(words.say("cli-commands"), style="bold")])
    show_pairs(
        desk,
        [
            (words.say("cli-nothing"), words.say("cli-alone")),
            *((name, words.say(f"cli-{name}-about")) for name in FLAGS),
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


def show_help(words: Words, command: str) -> None:
    """``tavolata play --help``."""
    desk = Desk(words)
    flags = FLAGS[command]
    parts = [
        f"[{value_word(words, flag)}{' ...' if flag.many else ''}]" for flag in flags if not flag.name.startswith("--")
    ]
    if any(flag.name.startswith("--") for flag in flags):
        parts.append(f"[{words.say('cli-value-options')}]")
    desk.print([usage_line(words, command, parts), Text()])
    desk.print(desk.wrapped(Text(words.say(f"cli-{command}-about"))))
    pairs: list[tuple[str, str]] = []
    for flag in flags:
        left = value_word(words, flag)
        if flag.name.startswith("--"):
            left = f"{flag.name} {f'[{left}]' if flag.bare else left}".strip()
        pairs.append((left, words.say(f"cli-{command}-{flag.field}", help_details())))
    pairs += [("--lang it|en", words.say("cli-lang")), ("-h, --help", words.say("cli-help"))]
    desk.print([Text()])
    show_pairs(desk, pairs)
    desk.print([Text(), Text(words.say("cli-examples"), style="bold")])
    desk.print([Text(f"  {line}") for line in EXAMPLES[command]])


#: Commands are the same in every language.
EXAMPLES: dict[str, tuple[str, ...]] = {
    "serve": (
        "tavolata serve",
        "tavolata serve --port 8080 --no-browser",
        "tavolata serve --database postgresql://tavolata@localhost/tavolata",
    ),
    "backup": (
        "tavolata backup backup-monday",
        "tavolata backup backup-monday --database postgresql://tavolata@localhost/tavolata",
    ),
    "restore": (
        "tavolata restore backup-monday",
        "tavolata restore backup-monday --data games",
        "tavolata restore backup-monday --database postgresql://tavolata@localhost/tavolata",
    ),
    "games": ("tavolata games",),
    "play": (
        "tavolata play indy",
        "tavolata play indy --players 3 --people 1,2 --names Ada,Bruno",
        "tavolata play indy --bots greedy,random --option nobody-left=replay",
        "tavolata play timeline --option mode=collaborative --deck school.csv",
        "tavolata play timeline --daily",
        "tavolata play isola --deck LC1,LH2",
        "tavolata play --resume",
    ),
    "learn": (
        "tavolata learn",
        "tavolata learn indy",
        "tavolata learn indy first",
        "tavolata learn indy --check first.toml",
    ),
    "deck": (
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
    "replay": ("tavolata replay indy-2026-01-31-2100-4f21c8", "tavolata replay game.json --seat 2"),
    "analyse": (
        "tavolata analyse indy-2026-01-31-2100-4f21c8",
        "tavolata analyse game.json --json analysis.json",
    ),
    "rules": (
        "tavolata rules indy",
        "tavolata rules indy IN-018",
        "tavolata rules indy --search eagle --lang en",
        "tavolata rules indy --where IN-018",
    ),
    "simulate": (
        "tavolata simulate indy --games 1000 --players 4 --bots greedy,random",
        "tavolata simulate indy --games 500 --bots my_bot:Careful,greedy",
        "tavolata simulate indy --games 200 --option settlement=winner-first --json report.json",
        "tavolata simulate isola --games 200 --deck H1,N2",
    ),
    "lab": (
        "tavolata lab new fair.toml",
        "tavolata lab run fair.toml",
        "tavolata lab resume fair.run",
        "tavolata lab run fair.toml --on ray --address 10.0.0.1:6379",
        "tavolata lab show fair.run --json fair.json",
        "tavolata lab report fair.run --out fair.html",
        "tavolata lab vary isola activation=threshold",
        "tavolata lab vary timeline turn-order=to-and-fro hands=balanced --players 4 --bots child,teacher",
        "tavolata lab restrict indy --never eagle --players 4",
        "tavolata lab gate timeline teacher adult --players 2 --worse 50 --better 55",
        "tavolata lab gate isola strong greedy --decks LH1,LH2,LN1,LN2,LC1,LC2",
    ),
    "bench": (
        "tavolata bench",
        "tavolata bench talisman",
        "tavolata bench --runs 5 --json bench.json",
        "tavolata bench server",
        "tavolata bench server --quick --json server.json",
        "tavolata bench server --case latency --case idle",
    ),
}


def help_details() -> dict[str, object]:
    from tavolata.players import known_players

    bots = dict.fromkeys(name for game in tavolata.GAMES for name in known_players(tavolata.game(game)))
    return {"games": ", ".join(tavolata.GAMES), "bots": ", ".join(bots)}


def usage_line(words: Words, command: str, parts: list[str]) -> Text:
    return Text.assemble(f"{words.say('cli-usage')} ", (_prog(command), "bold"), " ", " ".join(parts))


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


# Reading values


def whole_number(text: str, name: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,4000}", text):  # Python reads no longer ones
        raise SetupError("error-not-a-number", {"name": name, "value": text})
    number = int(text)
    if not least <= number <= most:
        key = "error-number-least" if most == ANY else "error-number-range"
        raise SetupError(key, {"name": name, "value": text, "least": least, "most": most})
    return number


def known_game(given: Given, field: str = "game") -> Game:
    """The game that was named; a slip of the pen gets the right name."""
    name = given.text(field)
    if not name:
        raise SetupError("error-game-missing", {"known": ", ".join(tavolata.GAMES)})
    near = _near(name, tavolata.GAMES)
    if name.lower() not in tavolata.GAMES and near:
        raise SetupError("error-game-near", {"name": name, "near": near})
    return tavolata.game(name.lower())


def known_bots(given: Given, game: Game, seats: int) -> list[str]:
    """Those that were named, for so many seats; the usual one if nobody was."""
    from tavolata.players import usual_player

    bots = [known_bot(name, game) for name in given.parts("bots")]
    # One alone is meant for every seat that is left, even if none is.
    if len(bots) > max(seats, 1):
        raise SetupError("error-bots-surplus", {"bots": len(bots), "seats": seats})
    return bots or [usual_player(game)]


def known_bot(name: str, game: Game) -> str:
    from tavolata.terminal.bot_names import bot_named

    return bot_named(name, game)


def known_options(given: Given, game: Game) -> dict[str, str]:
    """``name=value`` pairs, and the usual values of all others."""
    return game.check_options(named_options(given.all("option"), game))


def named_options(pairs: Iterable[str], game: Game) -> dict[str, str]:
    """Only those that were named; a slip of the pen gets the right name."""
    chosen: dict[str, str] = {}
    values = {option.name: option.values for option in game.options}
    for text in pairs:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise SetupError("error-option-shape", {"value": text})
        near = _near(name, values)
        if name not in values and near:
            raise SetupError("error-option-near", {"name": name, "near": near})
        near = _near(value, values.get(name, ()))
        if name in values and value not in values[name] and near:
            raise SetupError("error-option-value-near", {"name": name, "value": value, "near": near})
        chosen[name] = value
    game.check_options(chosen)
    return chosen


def _near(word: str, known: Iterable[str]) -> str:
    found = difflib.get_close_matches(word.lower(), list(known), 1, 0.6)
    return found[0] if found else ""


def known_seats(given: Given, players: int) -> list[int]:
    """The seats of people, counted from 0: those of ``--people`` and ``--me``; the first if nothing is said."""
    typed = [("--people", part) for part in given.parts("people")]
    typed += [("--me", given.text("me"))] if given.has("me") else []
    return sorted({whole_number(text, name, 1, players) - 1 for name, text in typed}) or [0]


def known_seed(given: Given) -> int | None:
    """The seed of the luck, if one was given."""
    return whole_number(given.text("seed"), "--seed", 0, (1 << 63) - 1) if given.has("seed") else None


# The commands


def games(desk: Desk, given: Given) -> int:
    from tavolata.terminal.chooser import list_games

    list_games(desk)
    return DONE


def play(desk: Desk, given: Given) -> int:
    from tavolata.terminal import chooser, store
    from tavolata.terminal.play import TablePlan, begin, resume

    save = store.path_of(given.text("save")) if given.has("save") else None
    if given.has("resume"):
        name = given.text("resume")
        path = store.find(name) if name else chooser.find_saved(desk, given.text("game"))
        return resume(desk, path, save, given.parts("bots")).play()
    game = with_table_deck(known_game(given), given)
    usual = max(game.min_players, min(game.max_players, chooser.USUAL_PLAYERS))
    day = todays_challenge(given, game) if given.has("daily") else ""
    options = daily_options(game) if day else known_options(given, game)
    players = whole_number(given.text("players"), "--players", 0, 99) if given.has("players") else 1 if day else usual
    game.check_players(players)
    people = known_seats(given, players)
    plan = TablePlan(
        game,
        players,
        people,
        [name for name in map(chooser.clean_name, given.parts("names")) if name],
        known_bots(given, game, players - len(people)),
        options,
        given.text("reactions") or QUICK,
        known_seed(given),
        save,
        day,
    )
    if given.has("deck") and game.seat_decks is not None:
        bots = [seat for seat in range(players) if seat not in plan.people]  # people are named first
        plan.decks = known_decks(desk, given, [*plan.people, *bots], plan.seed)
    return begin(desk, plan).play()


def learn(desk: Desk, given: Given) -> int:
    from tavolata.terminal import learn as lessons

    if not given.has("game"):
        return lessons.list_lessons(desk)
    game = known_game(given)
    if given.has("check"):
        return lessons.check(desk, game, Path(given.text("check")))
    return lessons.learn(desk, game, given.text("lesson"))


def with_table_deck(game: Game, given: Given) -> Game:
    """The game with the deck that was named, where the whole table plays with one."""
    if not given.has("deck") or game.seat_decks is not None:
        return game
    from tavolata.terminal.decks import with_deck

    return with_deck(game, given.text("deck"))


def known_decks(desk: Desk, given: Given, seats: list[int], seed: int | None) -> list[SeatDeck | None]:
    """The decks that were named, for these seats in turn."""
    from tavolata.terminal.isola.decks import brought

    names = given.parts("deck")
    if not names:
        raise SetupError("error-deck-which", {})
    return brought(desk, names, seats, seed)


def todays_challenge(given: Given, game: Game) -> str:
    """The day whose challenge is played. It is the same for everybody, so nothing about it can be chosen."""
    for name in ("option", "seed", "deck"):
        if given.has(name):
            raise SetupError("error-daily-fixed", {"name": f"--{name}"}, game=game.name)
    return today()


def deck(desk: Desk, given: Given) -> int:
    from tavolata.terminal.deck_command import run_deck
    from tavolata.terminal.deck_files import DeckRequest

    if not given.text("what"):
        show_help(desk.words, "deck")
        return DONE
    asked = DeckRequest(
        given.text("what"),
        given.text("file"),
        known_game(given).name if given.has("game") else "",
        given.text("name"),
        known_seed(given),
    )
    return run_deck(desk, asked)


def replay(desk: Desk, given: Given) -> int:
    from tavolata.terminal import store
    from tavolata.terminal.replay import replay as watch

    if not given.text("file"):
        raise UsageError("cli-file-missing", {}, "replay")
    return watch(desk, store.find(given.text("file")), given.text("seat"))


def analyse(desk: Desk, given: Given) -> int:
    from tavolata.terminal import store
    from tavolata.terminal.analysis import run_analysis

    if not given.text("file"):
        raise UsageError("cli-file-missing", {}, "analyse")
    return run_analysis(desk, store.find(given.text("file")), given.text("json"))


def rules(desk: Desk, given: Given) -> int:
    from tavolata.terminal.rules import Behind, show_rules

    behind = Behind.WHERE if given.has("where") else Behind.TESTS if given.has("tests") else Behind.NOTHING
    return show_rules(desk, known_game(given), given.text("id") or given.text("where"), given.text("search"), behind)


def simulate(desk: Desk, given: Given) -> int:
    from tavolata.terminal.lab import run_simulation, usual_workers

    game = with_table_deck(known_game(given), given)
    games = given.number("games", USUAL_GAMES)
    players = given.number("players", max(game.min_players, min(game.max_players, 4)))
    seed = given.number("seed", 0, 0, (1 << 63) - 1)
    game.check_players(players)
    named = given.has("deck") and game.seat_decks is not None
    decks = known_decks(desk, given, list(range(players)), seed) if named else []
    return run_simulation(
        desk,
        game,
        games=games,
        players=players,
        bots=known_bots(given, game, players),
        options=known_options(given, game),
        reactions=given.text("reactions") or QUICK,
        seed=seed,
        workers=given.number("workers", usual_workers(games, os.cpu_count() or 1), 1, 1024),
        json_file=given.text("json"),
        decks=[deck for deck in decks if deck is not None],
    )


def lab(desk: Desk, given: Given) -> int:
    need_lab()
    from tavolata.terminal.experiments import Order, run_lab

    check_lab_words(given)
    order = Order(
        given.text("what"),
        given.text("file"),
        given.text("into"),
        given.number("workers", os.cpu_count() or 1, 1, 1024),
        given.text("json"),
        on=given.text("on"),
        address=given.text("address"),
        out=given.text("out"),
        other=given.text("one"),
    )
    of_a_game = {"vary": lab_vary, "restrict": lab_restrict, "gate": lab_gate}
    return of_a_game[order.what](desk, given, order) if order.what in of_a_game else run_lab(desk, order)


def check_lab_words(given: Given) -> None:
    """Refuse what would do nothing: whoever typed it believes that it does something."""
    what = given.text("what")
    if what not in LAB_TAKES:
        return
    most, flags = LAB_TAKES[what]
    words = lab_words(given)
    if len(words) > most:
        raise UsageError("cli-lab-word", {"word": words[most], "what": what}, "lab")
    for flag in FLAGS["lab"]:
        if flag.name.startswith("--") and given.has(flag.field) and flag.field not in flags:
            known = ", ".join(f"--{name}" for name in flags) or "-"
            raise UsageError("cli-lab-flag", {"flag": flag.name, "what": what, "known": known}, "lab")


def lab_words(given: Given) -> list[str]:
    """The words after what the lab is to do."""
    return [word for word in (given.text("file"), given.text("one"), given.text("other"), *given.all("more")) if word]


def lab_vary(desk: Desk, given: Given, order: Order) -> int:
    """``tavolata lab vary GAME OPTION=VALUE [...]``: each word is a variant; what stands in one word changes together."""
    from tavolata.players import usual_player
    from tavolata.terminal.experiments import run_varied

    game = known_game(given, "file")
    words = lab_words(given)[1:]
    if not words:
        raise UsageError("cli-vary-options", {"command": f"tavolata rules {game.name}"}, "lab")
    options = named_options(given.all("option"), game)
    usual = game.check_options(options)
    variants: dict[str, dict[str, str]] = {}
    for word in words:
        changed = named_options(word.split(","), game)
        if all(usual[name] == value for name, value in changed.items()):
            raise SetupError("error-vary-nothing", {"value": word}, game=game.name)
        variants[",".join(f"{name}={value}" for name, value in changed.items())] = changed
    players = given.number("players", max(2, game.min_players), 2)
    content: dict[str, object] = {
        "game": game.name,
        "players": players,
        "bots": [known_bot(bot, game) for bot in given.parts("bots")] or [usual_player(game)],
        "deals": given.number("deals", VARIED_DEALS),
        "seed": given.number("seed", 0, 0, (1 << 63) - 1),
        "reactions": given.text("reactions") or QUICK,
        "options": options,
        "variants": variants,
    }
    decks = given.parts("decks")
    if decks:
        everywhere = len(decks) == 1
        content["decks"] = decks * players if everywhere else decks
        content["schedule"] = "table" if everywhere or len(decks) == players else "round-robin"
    return run_varied(desk, content, order)


def lab_restrict(desk: Desk, given: Given, order: Order) -> int:
    """``tavolata lab restrict GAME [BOT] --never ANSWER``."""
    from tavolata.players import usual_player
    from tavolata.terminal.experiments import run_restricted

    game = known_game(given, "file")
    if not given.all("never"):
        raise UsageError("cli-restrict-never", {}, "lab")
    return run_restricted(
        desk,
        {
            "game": game.name,
            "players": given.number("players", max(2, game.min_players), 2),
            "bots": [known_bot(given.text("one"), game) if given.text("one") else usual_player(game)],
            "deals": given.number("deals", RESTRICTED_DEALS, 1),
            "seed": given.number("seed", 0, 0, (1 << 63) - 1),
            "reactions": given.text("reactions") or QUICK,
            "options": known_options(given, game),
            "never": given.all("never"),
        },
        order,
    )


def lab_gate(desk: Desk, given: Given, order: Order) -> int:
    """``tavolata lab gate GAME CHALLENGER HOLDER``."""
    from tavolata.terminal.experiments import run_gate

    game = known_game(given, "file")
    bots = [given.text("one"), given.text("other")]
    if not all(bots):
        raise UsageError("cli-gate-bots", {}, "lab")
    players = given.number("players", max(2, game.min_players), 2)
    fair = 100 / players
    return run_gate(
        desk,
        {
            "game": game.name,
            "players": players,
            "bots": [known_bot(bot, game) for bot in bots],
            "deals": given.number("deals", MOST_GATE_DEALS),
            "seed": given.number("seed", 0, 0, (1 << 63) - 1),
            "schedule": "field",
            "reactions": given.text("reactions") or QUICK,
            "options": known_options(given, game),
        },
        worse=given.positive("worse", fair),
        better=given.positive("better", fair * 1.1),
        decks=tuple(given.parts("decks")),
        order=order,
    )


def need_server() -> None:
    """Say what to install where only the light installation is there."""
    if missing := _missing(SERVER_PACKAGES):
        raise SetupError("error-no-server", {"missing": missing, "command": 'pip install "tavolata[server]"'})


def need_lab() -> None:
    """The same for experiments."""
    if missing := _missing(LAB_PACKAGES):
        raise SetupError("error-no-lab", {"missing": missing, "command": 'pip install "tavolata[lab]"'})


def _missing(packages: Iterable[str]) -> str:
    return ", ".join(name for name in packages if not _is_installed(name))


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def bench(desk: Desk, given: Given) -> int:
    what = given.text("what")
    if what == "server":
        need_server()
        from tavolata.server.bench import CASES, run_bench_server

        cases = given.all("case")
        for case in cases:
            if case not in CASES:
                near = difflib.get_close_matches(case, CASES, 1, 0.0)
                raise UsageError("cli-unknown-argument-near", {"argument": case, "near": near[0]}, "bench")
        return run_bench_server(desk, given.has("quick"), given.text("json"), cases)
    known = (*tavolata.GAMES, "server")
    if what and what not in known:
        near = difflib.get_close_matches(what, known, 1)
        raise UsageError(
            "cli-unknown-argument-near", {"argument": what, "near": near[0] if near else "server"}, "bench"
        )
    from tavolata.lab.bench import RUNS, SECONDS
    from tavolata.terminal.lab import run_bench

    games = (what,) if what else tavolata.GAMES
    runs, seconds = given.number("runs", RUNS), given.positive("seconds", SECONDS)
    return run_bench(desk, games, runs, seconds, given.text("json"))


def serve(desk: Desk, given: Given) -> int:
    need_server()
    from tavolata.server.retention import LONGEST_DAYS, KeepDays
    from tavolata.server.serve import Plan
    from tavolata.server.serve import serve as run_server

    plan = Plan(
        host=given.text("host") or Plan().host,
        port=given.number("port", 0, 1, 65535) if given.has("port") else 0,
        data=given.text("data"),
        database=given.text("database"),
        browser=not given.has("no-browser"),
        thinkers=given.number("thinkers", 1, 1, 64),
        proxy=given.has("proxy"),
        host_names=tuple(given.all("host-name")),
        keep_days=KeepDays(
            given.number("keep-finished", KeepDays().finished, 0, LONGEST_DAYS),
            given.number("keep-idle", KeepDays().idle, 0, LONGEST_DAYS),
        ),
        workers=given.number("workers", 1, 1, 64),
        drain=given.number("drain", 0, 0, 600),
        log=given.text("log"),
    )
    # What is wrong with the files of a game is told now, not to whoever asks for it first.
    for name in tavolata.GAMES:
        tavolata.game(name)
    return run_server(plan, desk.words)


def backup(desk: Desk, given: Given) -> int:
    need_server()
    from tavolata.server.backup import back_up
    from tavolata.server.folder import named_folder

    if not given.text("folder"):
        raise UsageError("cli-folder-missing", {}, "backup")
    place = Path(given.text("folder")).expanduser()
    found = back_up(named_folder(given.text("data")), given.text("database"), place)
    details = {"tables": found.tables, "moves": found.moves, "place": str(place)}
    desk.print(desk.wrapped(Text(desk.words.say("backup-made", details))))
    return DONE


def restore(desk: Desk, given: Given) -> int:
    need_server()
    from tavolata.server.backup import restore as bring_back
    from tavolata.server.folder import data_folder

    if not given.text("backup"):
        raise UsageError("cli-backup-missing", {}, "restore")
    found = bring_back(Path(given.text("backup")).expanduser(), data_folder(given.text("data")), given.text("database"))
    details = {"tables": found.tables, "moves": found.moves}
    desk.print(desk.wrapped(Text(desk.words.say("backup-restored", details))))
    if found.lost:
        lost = {"count": len(found.lost), "tables": ", ".join(found.lost)}
        desk.print(desk.wrapped(Text(desk.words.say("backup-lost", lost))))
    return MISTAKE if found.lost else DONE


COMMANDS: dict[str, Callable[[Desk, Given], int]] = {
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "games": games,
    "play": play,
    "learn": learn,
    "deck": deck,
    "replay": replay,
    "analyse": analyse,
    "rules": rules,
    "simulate": simulate,
    "lab": lab,
    "bench": bench,
}
