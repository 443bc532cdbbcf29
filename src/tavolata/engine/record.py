"""A game is a file: how it started, every answer in notation, what happened, and the state it led to.

The same JSON is save, replay, bug report and lab input. A file of this rules version is played again when it is loaded and
must lead to the state it holds, so an edited or damaged file is refused. A file of another rules version can still be
watched from its events; it can be played on only if the game says that it continues that version.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from tavolata.engine.chance import Chance, Fair
from tavolata.engine.data import Reader, seal, unseal
from tavolata.engine.errors import FileError, TavolataError
from tavolata.engine.event import Event, load_event
from tavolata.engine.game import QUICK, Game
from tavolata.engine.parts import Reason
from tavolata.engine.state import State

FORMAT = "tavolata-game/1"


#: A state is kept every so many answers, so that stepping through a long game is quick.
_KEEP_EVERY = 64

_LONGEST_NAME = 80

#: A reason may name another one.
_DEEPEST_REASON = 6

#: No game is larger; a larger file, or a device that never ends, is something else.
_LARGEST_FILE = 64 << 20


class Record:
    """A game being played, or played before, with all that led to where it is."""

    def __init__(self, game: Game, version: str, names: list[str], seed: int | None, start: dict[str, object]) -> None:
        self.game = game
        self.version = version
        self.names = names
        self.seed = seed
        #: The sealed state before the first answer.
        self.start_data = start
        #: Every answer so far: seat and notation.
        self.answers: list[tuple[int, str]] = []
        #: What happened: first at the set-up, then after each answer.
        self.events: list[list[Event]] = [[]]
        #: Why a bot answered so, by the number of its answer: the key of a sentence, and what the sentence names.
        self.reasons: dict[int, Reason] = {}
        self._state: State | None = None
        self._kept: dict[int, State] = {}

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int = 0,
        options: dict[str, str] | None = None,
        reactions: str = QUICK,
        names: list[str] | None = None,
        fair: bool = False,
        key: bytes = b"",
    ) -> Record:
        """A new game. ``fair`` takes its luck from a secret key that can be checked afterwards, instead of the seed; ``key``
        from one that is known, such as that of a daily challenge."""
        chance: Chance | None = Fair(key or os.urandom(32)) if fair or key else None
        state = game.new(players, seed, options, reactions, chance, events=True)
        return cls.from_state(state, names, seed if chance is None else None)

    @classmethod
    def from_state(cls, state: State, names: list[str] | None = None, seed: int | None = None) -> Record:
        """A record that begins with this state, for instance a made-up position."""
        chosen = names or [str(seat + 1) for seat in range(state.players)]
        record = cls(state.game, state.game.version, chosen, seed, state.dump())
        record.events = [state.events or []]
        state.events = []
        record._state = state
        record._kept[0] = state.clone()
        return record

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def options(self) -> dict[str, str]:
        return self.state.options

    @property
    def reactions(self) -> str:
        return "strict" if self.state.strict else QUICK

    @property
    def watch_only(self) -> bool:
        """Whether the rules have changed since, so that the game can be watched but not played on."""
        return self._state is None

    @property
    def state(self) -> State:
        """The state after the last answer."""
        if self._state is None:
            raise FileError("error-file-old", {"found": self.version, "wanted": self.game.version}, game=self.game.name)
        return self._state

    def play(self, seat: int, action: int, decision: int = 0) -> list[Event]:
        """Answer the seat's open decision, and say what happened."""
        state = self.state
        state.play(seat, action, decision)
        happened = state.events or []
        state.events = []
        self.answers.append((seat, self.game.text(action)))
        self.events.append(happened)
        if len(self.answers) % _KEEP_EVERY == 0:
            self._kept[len(self.answers)] = state.clone()
        return happened

    def at(self, number: int) -> State:
        """The state after that many answers: a copy, free to play on."""
        nearest = max((kept for kept in self._kept if kept <= number), default=-1)
        if nearest < 0 or not 0 <= number <= len(self.answers):
            raise FileError("error-file-answers", {"number": number}, game=self.game.name)
        state = self._kept[nearest].clone()
        for seat, text in self.answers[nearest:number]:
            state.play(seat, self.game.parse(text))
        return state

    def dump(self) -> dict[str, object]:
        """The whole game as JSON data, secrets included."""
        state = self.state
        data: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "seed": self.seed,
            "names": list(self.names),
            "finished": state.over,
            "start": self.start_data,
            "answers": [list(answer) for answer in self.answers],
            "events": [[event.dump() for event in happened] for happened in self.events],
            "snapshot": state.dump(),
        }
        if self.reasons:
            data["reasons"] = [[number, key, named] for number, (key, named) in sorted(self.reasons.items())]
        return seal(data)

    def save(self, path: str | Path) -> None:
        """Write the file: whole or not at all."""
        target = Path(path)
        beside = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(self.dump()), indent=1))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        except OSError as problem:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise FileError("error-file-write", {"path": str(path), "reason": problem.strerror or ""}) from problem


def load_record(path: str | Path, game_of: Callable[[str], Game]) -> Record:
    """The game in a file."""
    try:
        if not Path(path).is_file():
            raise FileError("error-file-missing", {"path": str(path)})
        if Path(path).stat().st_size > _LARGEST_FILE:
            raise FileError("error-file-json", {"path": str(path)})
        text = Path(path).read_bytes()
    except (OSError, ValueError) as problem:
        raise FileError("error-file-missing", {"path": str(path)}) from problem
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise FileError("error-file-json", {"path": str(path)}) from problem
    return parse_record(data, game_of)


def parse_record(data: object, game_of: Callable[[str], Game]) -> Record:
    """The inverse of ``Record.dump``."""
    content = unseal(data)
    if content.value("format") != FORMAT:
        raise FileError("error-file-format", {"found": str(content.value("format"))})
    game = game_of(content.text("game"))
    version = content.text("version")
    names = _names(content)
    if not game.min_players <= len(names) <= game.max_players:
        raise content.wrong("names")
    seed = None if content.value("seed") is None else content.number("seed", 0, (1 << 63) - 1)
    record = Record(game, version, names, seed, content.part("start").data)
    answers, events = _answers(content), _events(content)
    if len(events) != len(answers) + 1:
        raise content.wrong("events")
    record.reasons = _reasons(content, len(answers))
    if version == game.version:
        record.events = events[:1]
        _play_again(record, answers, content.part("snapshot").data)
        told = [[event.dump() for event in happened] for happened in record.events]
        if content.flag("finished") != record.state.over or told != content.value("events"):
            raise FileError("error-file-snapshot", {}, game=game.name)
        return record
    record.answers, record.events = answers, events
    if version in game.continues and not content.flag("finished"):
        record._state = game.load(content.part("snapshot").data)
        record._state.events = []
        record._kept[len(answers)] = record._state.clone()
    return record


def _play_again(record: Record, answers: list[tuple[int, str]], snapshot: dict[str, object]) -> None:
    """Play the answers from the start; they must lead to the state in the file."""
    game = record.game
    first = Record.from_state(game.load(record.start_data), record.names)
    record.start_data = first.start_data  # in today's format: the file may be older
    record._state, record._kept = first.state, first._kept
    if record.state.players != record.players:
        raise FileError("error-file-field", {"field": "names"}, game=game.name)
    for number, (seat, text) in enumerate(answers, 1):
        try:
            record.play(seat, game.parse(text))
        except TavolataError as problem:
            raise FileError("error-file-answers", {"number": number}, game=game.name) from problem
    # As it would be saved today: an older format has another seal, and so has a table from before the game had an option more.
    if record.state.dump()["seal"] != game.load(snapshot).dump()["seal"]:
        raise FileError("error-file-snapshot", {}, game=game.name)


def _names(content: Reader) -> list[str]:
    names: list[str] = []
    for name in content.items("names"):
        # Files are passed around: a name must not move the reader's cursor.
        if not isinstance(name, str) or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise content.wrong("names")
        names.append(name)
    return names


def _answers(content: Reader) -> list[tuple[int, str]]:
    answers: list[tuple[int, str]] = []
    for entry in content.lists("answers"):
        if len(entry) != 2 or not isinstance(entry[0], int) or not isinstance(entry[1], str):
            raise content.wrong("answers")
        answers.append((entry[0], entry[1]))
    return answers


def _events(content: Reader) -> list[list[Event]]:
    found: list[list[Event]] = []
    for happened in content.lists("events"):
        try:
            found.append([load_event(event) for event in happened])
        except (AssertionError, KeyError, TypeError) as problem:
            raise content.wrong("events") from problem
    return found


def _reasons(content: Reader, answers: int) -> dict[int, Reason]:
    """Files from before bots said why have none."""
    found: dict[int, Reason] = {}
    for entry in content.lists("reasons") if "reasons" in content.data else []:
        if len(entry) != 3 or not _is_plain(entry, 0):
            raise content.wrong("reasons")
        number, key, named = entry
        if not isinstance(number, int) or not isinstance(key, str) or not isinstance(named, dict):
            raise content.wrong("reasons")
        if not 0 < number <= answers:
            raise content.wrong("reasons")
        found[number] = key, named
    return found


def _is_plain(value: object, depth: int) -> bool:
    """Whether it is a short text, a number, or made of a few of these. As in names, nothing may move the reader's cursor."""
    if isinstance(value, str):
        return value.isprintable() and len(value) <= _LONGEST_NAME
    if isinstance(value, int):
        return True
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    return isinstance(value, list) and depth < _DEEPEST_REASON and all(_is_plain(part, depth + 1) for part in value)
