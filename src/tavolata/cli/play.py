"""``tavolata games``, ``play`` and ``learn``: at the table in the terminal."""

from __future__ import annotations

from pathlib import Path

from tavolata.cli.command import (
    BOTS,
    DECK,
    DONE,
    GAME,
    OPTION,
    PLAYERS,
    REACTIONS,
    SEED,
    Command,
    CommandFlag,
    Given,
    whole_number,
)
from tavolata.cli.values import (
    known_bots,
    known_decks,
    known_game,
    known_options,
    known_seats,
    known_seed,
    with_table_deck,
)
from tavolata.engine import QUICK, Game, SetupError
from tavolata.games.daily import daily_options, today
from tavolata.terminal.desk import Desk


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


def todays_challenge(given: Given, game: Game) -> str:
    """The day whose challenge is played. It is the same for everybody, so nothing about it can be chosen."""
    for name in ("option", "seed", "deck"):
        if given.has(name):
            raise SetupError("error-daily-fixed", {"name": f"--{name}"}, game=game.name)
    return today()


def learn(desk: Desk, given: Given) -> int:
    from tavolata.terminal import learn as lessons

    if not given.has("game"):
        return lessons.list_lessons(desk)
    game = known_game(given)
    if given.has("check"):
        return lessons.check(desk, game, Path(given.text("check")))
    return lessons.learn(desk, game, given.text("lesson"))


GAMES = Command(
    "games",
    games,
    flags=(),
    examples=("tavolata games",),
)

PLAY = Command(
    "play",
    play,
    flags=(
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
    examples=(
        "tavolata play indy",
        "tavolata play indy --players 3 --people 1,2 --names Ada,Bruno",
        "tavolata play indy --bots greedy,random --option nobody-left=replay",
        "tavolata play timeline --option mode=collaborative --deck school.csv",
        "tavolata play timeline --daily",
        "tavolata play isola --deck LC1,LH2",
        "tavolata play --resume",
    ),
)

LEARN = Command(
    "learn",
    learn,
    flags=(GAME, CommandFlag("lesson", "lesson"), CommandFlag("--check", "file")),
    examples=(
        "tavolata learn",
        "tavolata learn indy",
        "tavolata learn indy first",
        "tavolata learn indy --check first.toml",
    ),
)
