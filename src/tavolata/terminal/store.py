"""Where games live on this computer: one file each, in the person's data folder."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
import platformdirs

from tavolata.engine.record import FORMAT

#: Another folder for the games, for a stick or a test.
VARIABLE = "TAVOLATA_DATA"

#: A bot's seat is called "Corvo [greedy]": readable everywhere, and enough to put the bot back on its seat.
_BOT_NAME = re.compile(r"^(?P<name>.*) \[(?P<bot>[^\[\]]+)\]$")


class Header(msgspec.Struct):
    """What a list of games shows of a file."""

    format: str
    game: str
    version: str
    names: list[str]
    finished: bool
    answers: list[tuple[int, str]]


class Saved(msgspec.Struct):
    """A game on this computer."""

    path: Path
    header: Header
    when: datetime


def folder() -> Path:
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_data_path("tavolata", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A file named by game and time; the letters at the end are for two games begun in the same minute."""
    return folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M}-{secrets.token_hex(3)}.json"


def lesson_path(game: str, lesson: str) -> Path:
    """Where a lesson is kept until it is over: apart from games, which are listed and played on as such."""
    return folder() / "lessons" / f"{game}-{lesson}.json"


def best_score(game: str, players: int) -> int | None:
    """The best score of a team of so many, or None if there was none yet."""
    return _best_scores(game).get(players)


def keep_best_score(game: str, players: int, score: int) -> None:
    """Keep a score if it is better than what was kept. A disk that cannot be written must not spoil the end of a game."""
    scores = _best_scores(game)
    if score <= scores.get(players, score - 1):
        return
    with suppress(OSError):
        _best_path(game).parent.mkdir(parents=True, exist_ok=True)
        _best_path(game).write_bytes(msgspec.json.encode({**scores, players: score}))


def _best_scores(game: str) -> dict[int, int]:
    try:
        return msgspec.json.decode(_best_path(game).read_bytes(), type=dict[int, int])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def _best_path(game: str) -> Path:
    return folder() / "best" / f"{game}.json"


def path_of(name: str) -> Path:
    """A path as it was typed: a tilde for the home folder, nothing that no file can be called."""
    return Path(os.path.expanduser("".join(letter for letter in name if letter.isprintable())))


def find(name: str) -> Path:
    """The file that is meant: a path, or the name of a game in the folder."""
    path = path_of(name)
    for candidate in (path, folder() / path, folder() / f"{path}.json"):
        if is_there(candidate):
            return candidate
    return path


def is_there(path: Path) -> bool:
    """Whether there is a file; a name that is too long to be one is no error."""
    return os.path.isfile(path)


def header_of(path: Path) -> Header | None:
    """The beginning of a game's file; None if it is no such file."""
    try:
        header = msgspec.json.decode(path.read_bytes(), type=Header)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return header if header.format == FORMAT else None


def unfinished(game: str = "") -> list[Saved]:
    """The games that can be played on, the latest first."""
    found: list[Saved] = []
    if not folder().is_dir():
        return found
    for path in folder().glob("*.json"):
        header = header_of(path)
        if header and not header.finished and (not game or header.game == game):
            found.append(Saved(path, header, datetime.fromtimestamp(path.stat().st_mtime)))
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def bot_seat_name(name: str, bot: str) -> str:
    return f"{name} [{bot}]"


def bot_of(seat_name: str) -> str:
    """The bot that sits there, "" for a person."""
    match = _BOT_NAME.match(seat_name)
    return match["bot"] if match else ""


def short_name(seat_name: str) -> str:
    """The name as the table calls it."""
    match = _BOT_NAME.match(seat_name)
    return match["name"] if match else seat_name
