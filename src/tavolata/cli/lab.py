"""``tavolata simulate`` and ``lab``: many games."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tavolata.cli.command import (
    BOTS,
    DECK,
    GAME,
    JSON,
    OPTION,
    PLAYERS,
    REACTIONS,
    SEED,
    WORKERS,
    Command,
    CommandFlag,
    Given,
    UsageError,
)
from tavolata.cli.installed import need_lab
from tavolata.cli.values import (
    known_bot,
    known_bots,
    known_decks,
    known_game,
    known_options,
    named_options,
    with_table_deck,
)
from tavolata.engine import QUICK, SetupError
from tavolata.terminal.desk import Desk

if TYPE_CHECKING:
    from tavolata.terminal.experiments import LabRequest

USUAL_GAMES = 1000
#: After so many deals a gate gives up.
MOST_GATE_DEALS = 20_000
#: So many deals tell what an answer is worth, or what an option changes, to some points.
RESTRICTED_DEALS = VARIED_DEALS = 200


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


def lab(desk: Desk, given: Given) -> int:
    need_lab()
    from tavolata.terminal.experiments import LabRequest, run_lab

    check_lab_words(given)
    request = LabRequest(
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
    return of_a_game[request.what](desk, given, request) if request.what in of_a_game else run_lab(desk, request)


def check_lab_words(given: Given) -> None:
    """Refuse what would do nothing: whoever typed it believes that it does something."""
    what = given.text("what")
    if what not in LAB_TAKES:
        return
    most, flags = LAB_TAKES[what]
    words = lab_words(given)
    if len(words) > most:
        raise UsageError("cli-lab-word", {"word": words[most], "what": what}, "lab")
    for flag in LAB.flags:
        if flag.name.startswith("--") and given.has(flag.field) and flag.field not in flags:
            known = ", ".join(f"--{name}" for name in flags) or "-"
            raise UsageError("cli-lab-flag", {"flag": flag.name, "what": what, "known": known}, "lab")


def lab_words(given: Given) -> list[str]:
    """The words after what the lab is to do."""
    return [word for word in (given.text("file"), given.text("one"), given.text("other"), *given.all("more")) if word]


def lab_vary(desk: Desk, given: Given, request: LabRequest) -> int:
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
    return run_varied(desk, content, request)


def lab_restrict(desk: Desk, given: Given, request: LabRequest) -> int:
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
        request,
    )


def lab_gate(desk: Desk, given: Given, request: LabRequest) -> int:
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
        request=request,
    )


SIMULATE = Command(
    "simulate",
    simulate,
    flags=(
        GAME,
        CommandFlag("--games", "number"),
        PLAYERS,
        BOTS,
        OPTION,
        REACTIONS,
        SEED,
        DECK,
        WORKERS,
        JSON,
    ),
    examples=(
        "tavolata simulate indy --games 1000 --players 4 --bots greedy,random",
        "tavolata simulate indy --games 500 --bots my_bot:Careful,greedy",
        "tavolata simulate indy --games 200 --option settlement=winner-first --json report.json",
        "tavolata simulate isola --games 200 --deck H1,N2",
    ),
)

LAB = Command(
    "lab",
    lab,
    flags=(
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
        WORKERS,
        CommandFlag("--on", "cluster"),
        CommandFlag("--address", "address"),
        JSON,
    ),
    examples=(
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
)
