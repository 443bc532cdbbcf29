"""Experiments: a file that says what is to be played. Everything that becomes of it follows from the file.

    game = "timeline"
    players = 4
    bots = ["adult"]
    deals = 500

    [variants.fair]
    turn-order = "to-and-fro"

Each *deal* is played once from every seat, with the same cards and the same luck: what a bot gains by its seat it loses again,
and every interval is over deals. Who meets whom is the *schedule*: one *table* as it is written, a *round-robin*, the first
bot against a *field* of the others, or a *ladder* of neighbours. With *variants* of the options everything is played once more
for each of them, with the same deals: what a rule changes is then seen deal by deal.
"""

from __future__ import annotations

import difflib
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from tavolata.engine import QUICK, STRICT, FileError, Game, SeatDeck, SetupError
from tavolata.games import game as game_called
from tavolata.lab.playing import SEED_BITS, policies_of
from tavolata.lab.restricted import check_never

TABLE, ROUND_ROBIN, FIELD, LADDER = "table", "round-robin", "field", "ladder"
SCHEDULES = (TABLE, ROUND_ROBIN, FIELD, LADDER)
#: What the options of the file itself are called where there are variants.
BASE = "base"
#: Between the name of a bot and the answers that it never gives.
WITHOUT = " -"
#: More deals than anybody waits for are a slip of the hand.
MOST_DEALS = 1_000_000_000


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """What the file says, checked."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    schedule: str = TABLE
    reactions: str = QUICK
    options: dict[str, str] = {}
    #: Ready decks, by place in the line-up; where there is a schedule, all bots play each of them against each other.
    decks: tuple[str, ...] = ()
    variants: dict[str, dict[str, str]] = {}
    #: The share of deals of which every decision is written down.
    decisions: float = 0.0
    #: Whether what happened in those games is written down as well.
    events: bool = False
    #: The share of deals of which it is written down which cards the seats saw and used.
    cards: float = 0.0
    #: Of so many deals, evenly spread, a strong bot judges afterwards how likely each seat was to win when.
    drama: int = 0
    #: Answers, by the beginning of their notation, that the first of the line-up never gives if there is another.
    never: tuple[str, ...] = ()


class Match(NamedTuple):
    """One line-up with its decks and options; in every deal each place has each seat once."""

    variant: str
    options: dict[str, str]
    #: By place.
    bots: tuple[str, ...]
    decks: tuple[str, ...]

    @property
    def plain_bots(self) -> tuple[str, ...]:
        """By place, without what one of them never does."""
        return tuple(bot.partition(WITHOUT)[0] for bot in self.bots)

    @property
    def rotations(self) -> int:
        """How often a deal is played until it would repeat itself: equal line-ups gain nothing from another seat."""
        places = [(self.bots[place], self.decks[place] if self.decks else "") for place in range(len(self.bots))]
        return next(
            step
            for step in range(1, len(places) + 1)
            if len(places) % step == 0 and places == places[step:] + places[:step]
        )


def read_experiment(path: Path) -> Experiment:
    """The experiment that a file describes; refused with the field that is wrong."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise FileError("error-experiment-read", {"path": str(path), "reason": problem.strerror or ""}) from problem
    except UnicodeDecodeError as problem:
        raise FileError("error-experiment-text", {"path": str(path)}) from problem
    except tomllib.TOMLDecodeError as problem:
        raise FileError("error-experiment-toml", {"path": str(path), "reason": str(problem)}) from problem
    return experiment_of(content)


def experiment_of(content: dict[str, Any]) -> Experiment:
    """The same for the content of a file."""
    known = Experiment.__struct_fields__
    for field in content:
        if field not in known:
            near = difflib.get_close_matches(field, known, 1)
            key = "error-experiment-field-near" if near else "error-experiment-field"
            raise SetupError(key, {"field": field, "near": near[0] if near else "", "known": ", ".join(known)})
    for field in ("game", "players", "bots", "deals"):
        if field not in content:
            raise SetupError("error-experiment-missing", {"field": field})
    try:
        experiment = msgspec.convert(content, Experiment)
    except msgspec.ValidationError as problem:
        field = str(problem).rpartition("`$.")[2].rstrip("`").partition("[")[0]
        raise _misfit(field, content[field], get_type_hints(Experiment)[field]) from problem
    _check(experiment)
    return experiment


def _misfit(field: str, value: Any, wanted: Any) -> SetupError:
    """What is wrong with a value, as exactly as one can point at it, and what would be right."""
    inner = get_args(wanted)
    if inner and isinstance(value, dict) and get_origin(wanted) is dict:
        name = next(name for name in value if not _fits(value[name], inner[1]))
        return _misfit(f"{field}.{name}", value[name], inner[1])
    if inner and isinstance(value, list) and get_origin(wanted) is tuple:
        return _misfit(field, next(one for one in value if not _fits(one, inner[0])), inner[0])
    kind = "list" if get_origin(wanted) is tuple else "table" if get_origin(wanted) is dict else wanted.__name__
    return SetupError("error-experiment-value", {"field": field, "value": str(value), "kind": kind})


def _fits(value: Any, wanted: Any) -> bool:
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError:
        return False
    return True


def _check(experiment: Experiment) -> None:
    """Refuse what no game can be made of."""
    game = game_called(experiment.game)
    game.check_players(experiment.players)
    for name, value, least, most in (
        ("deals", experiment.deals, 1, MOST_DEALS),
        ("seed", experiment.seed, 0, SEED_BITS),
        ("decisions", experiment.decisions, 0, 1),
        ("cards", experiment.cards, 0, 1),
        ("drama", experiment.drama, 0, experiment.deals),
    ):
        if not least <= value <= most:
            raise SetupError(
                "error-experiment-range", {"field": name, "value": str(value), "least": least, "most": str(most)}
            )
    if experiment.schedule not in SCHEDULES:
        raise _unknown("schedule", experiment.schedule, SCHEDULES)
    if experiment.reactions not in (QUICK, STRICT):
        raise _unknown("reactions", experiment.reactions, (QUICK, STRICT))
    policies_of(experiment.bots, game)  # refuses unknown bots
    fewest = 1 if experiment.schedule == TABLE or experiment.decks else 2
    if len(experiment.bots) < fewest:
        raise SetupError("error-experiment-bots", {"count": len(experiment.bots), "least": fewest})
    if experiment.schedule == TABLE and len(experiment.bots) > experiment.players:
        counts: dict[str, object] = {"bots": len(experiment.bots), "players": experiment.players}
        raise SetupError("error-bots-count", counts, game=game.name)
    if len(set(experiment.bots)) < len(experiment.bots) and experiment.schedule != TABLE:
        raise SetupError("error-experiment-twice", {"field": "bots"})
    decks_of(game, experiment)
    check_never(game, experiment.never)
    if experiment.never and experiment.schedule != TABLE:
        raise SetupError("error-experiment-never-table", {"schedule": experiment.schedule})
    if BASE in experiment.variants:
        raise SetupError("error-experiment-base", {"name": BASE})
    for match in matches_of(experiment):
        game.check_table(experiment.players, game.check_options(match.options))


def _unknown(field: str, value: str, known: tuple[str, ...]) -> SetupError:
    return SetupError("error-experiment-choice", {"field": field, "value": value, "known": ", ".join(known)})


def decks_of(game: Game, experiment: Experiment) -> dict[str, SeatDeck]:
    """The decks that it names."""
    if not experiment.decks:
        return {}
    if game.seat_decks is None:
        raise SetupError("error-brings", {"what": "decks"}, game=game.name)
    ready = {deck.name: deck for deck in game.seat_decks.ready()}
    for name in experiment.decks:
        if name not in ready:
            raise _unknown("decks", name, tuple(ready))
    if experiment.schedule == TABLE and len(experiment.decks) != experiment.players:
        raise SetupError(
            "error-seat-decks", {"count": len(experiment.decks), "players": experiment.players}, game=game.name
        )
    return {name: ready[name] for name in experiment.decks}


def matches_of(experiment: Experiment) -> list[Match]:
    """Everything that is played, in order."""
    variants = {BASE: experiment.options}
    for name, options in experiment.variants.items():
        variants[name] = {**experiment.options, **options}
    return [
        Match(variant, options, bots, decks)
        for variant, options in variants.items()
        for bots, decks in _line_ups(experiment)
    ]


def _line_ups(experiment: Experiment) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Bots and decks by place."""
    bots, seats = experiment.bots, experiment.players
    if experiment.schedule == TABLE:
        names = [bots[place % len(bots)] for place in range(seats)]
        names[0] = WITHOUT.join([names[0], *experiment.never])
        return [(tuple(names), experiment.decks)]
    if experiment.decks:
        return [
            (tuple(bot for _ in range(seats)), tuple(pair[place % 2] for place in range(seats)))
            for bot in bots
            for pair in _meetings(experiment.schedule, experiment.decks)
        ]
    return [((one, *[other] * (seats - 1)), ()) for one, other in _one_among(experiment)]


def _one_among(experiment: Experiment) -> list[tuple[str, str]]:
    """Who sits among whom. With more than two seats it matters who is alone, so each is once."""
    pairs = _meetings(experiment.schedule, experiment.bots)
    if experiment.players == 2 or experiment.schedule == FIELD:
        return pairs
    return [meeting for one, other in pairs for meeting in ((one, other), (other, one))]


def _meetings(schedule: str, entrants: tuple[str, ...]) -> list[tuple[str, str]]:
    if schedule == ROUND_ROBIN:
        return list(combinations(entrants, 2))
    if schedule == FIELD:
        return [(entrants[0], other) for other in entrants[1:]]
    return [(entrants[place + 1], entrants[place]) for place in range(len(entrants) - 1)]
