"""How fast a game runs here, as numbers that can be compared between machines and between a quiet and a busy hour.

Beside every slice of work a *calibration loop* is measured, just before and just after: a fixed piece of plain Python
that deals 52 cards and plays 13 tricks. A rate is given in *xcal*, decisions for each calibration loop; a cost in
*units*, calibration loops for each operation. All time is CPU time of this process. The same loop in another engine's
benchmark makes the engines comparable.

Nothing here judges: the targets stand beside the numbers.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

import msgspec

import tavolata
from tavolata.engine import Fast, Game, Moment, State
from tavolata.engine import state as engine_module
from tavolata.lab import tedium
from tavolata.players import RANDOM, policy_of, usual_player

#: What a case measures: decisions per second, microseconds or bytes each, or milliseconds.
RATE, COST, MEMORY, START = "per-second", "microseconds", "bytes", "milliseconds"
#: What a game asks of its players: plain counts, or minutes.
COUNT, MINUTES = "count", "minutes"
#: Turns per second. These two are the better the more.
TURNS = "turns-per-second"
RATES = (RATE, TURNS)

USUAL_PLAYERS = 4
RUNS = 5
SECONDS = 1.0

#: What a build should reach, by game and case: rates in xcal at least, costs in units and memory in bytes at most.
TARGETS: dict[str, dict[str, dict[str, float]]] = {
    "indy": {
        "pure": {"play": 2.5, "views": 1.0, "clone": 0.4},
        "compiled": {
            "play": 8.0,
            "views": 3.0,
            "clone": 0.15,
            "determinize": 0.6,
            "dump-load": 10.0,
            "memory": 20_000.0,
        },
    },
    "talismani": {
        "pure": {"play": 1.6, "clone": 0.8},
        "compiled": {"play": 5.0, "clone": 0.3, "determinize": 0.6, "dump-load": 10.0, "memory": 20_000.0},
    },
    "timeline": {"pure": {"play": 1.6}, "compiled": {"play": 5.0}},
    "talisman": {
        "pure": {"taps": 4.0, "off-turn": 1.0, "rounds": 150.0},
        "compiled": {
            "play": 2.1,
            "clone": 1.0,
            "memory": 60_000.0,
            "taps": 4.0,
            "off-turn": 1.0,
            "rounds": 150.0,
        },
    },
    "isola": {
        "pure": {},
        # 3.9: as fast as OpenSpiel's hearts, which is written in C++.
        "compiled": {"play": 3.9, "clone": 0.35, "determinize": 2.0, "memory": 30_000.0},
    },
}

#: What the table agrees on where it is not the usual: random players do not end a game of Talisman by themselves.
OPTIONS: dict[str, dict[str, str]] = {"talisman": {"sudden-death": "rounds-100"}}

#: The question at which the middle of a game is looked at, where some are harder to copy than others: a fight.
AMID: dict[str, str] = {"talisman": "attack-fate", "isola": "replies"}

_CALIBRATION_SECONDS = 0.15
_CALIBRATION_LOOPS = 50
_CLONES_WEIGHED = 2_000
_GAMES_LOOKED_AT = 20
#: Games of bots for each run, where it is measured what a game asks of its players.
_GAMES_A_RUN = 4


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """One case: the median of the runs."""

    game: str
    case: str
    players: int
    #: Decisions or turns per second, microseconds, bytes, milliseconds, a count or minutes, as ``unit`` says.
    value: float
    unit: str
    #: The value against the calibration loop: in ``xcal`` or ``units``; None where it makes no sense.
    relative: float | None
    relative_unit: str
    #: Half the distance between the extremes, as a share of the median.
    spread: float
    target: float | None
    runs: int
    build: str

    @property
    def reached(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.target is None:
            return None
        if self.unit in RATES:
            return self.relative is not None and self.relative >= self.target
        return (self.value if self.relative is None else self.relative) <= self.target


class Case:
    """Something to measure: ``work`` does a little of it and says how often."""

    def __init__(self, name: str, unit: str, work: Callable[[random.Random], int]) -> None:
        self.name = name
        self.unit = unit
        self.work = work


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (engine_module.__file__ or "").endswith(".py")


def bench(
    runs: int = RUNS,
    seconds: float = SECONDS,
    games: tuple[str, ...] = tavolata.GAMES,
    progress: Callable[[Measurement], None] | None = None,
) -> list[Measurement]:
    """Measure every case of every game: ``runs`` slices of so many CPU seconds each."""
    found: list[Measurement] = []
    for name in games:
        game = tavolata.game(name)
        players = min(USUAL_PLAYERS, game.max_players)
        for case in cases_of(game, players):
            found.append(measure(game, players, case, runs, seconds))
            if progress is not None:
                progress(found[-1])
        for row in asked_of_players(game, players, runs):
            found.append(row)
            if progress is not None:
                progress(row)
    return found


# Calibration


def calibration_loop() -> int:
    """Deal 52 cards to four and play 13 tricks without rules; the work is fixed for ever, since all numbers refer to it."""
    deck = list(range(52))
    hands = {seat: deck[seat::4] for seat in range(4)}
    score = dict.fromkeys(range(4), 0)
    for _ in range(13):
        trick = []
        for seat in range(4):
            trick.append((hands[seat].pop() % 13, seat))
        score[max(trick)[1]] += 1
    return score[0]


def calibrate(seconds: float = _CALIBRATION_SECONDS) -> float:
    """Calibration loops per CPU second, now."""
    count = 0
    start = time.process_time()
    while True:
        for _ in range(_CALIBRATION_LOOPS):
            calibration_loop()
        count += _CALIBRATION_LOOPS
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return count / elapsed


# Measuring


def measure(game: Game, players: int, case: Case, runs: int = RUNS, seconds: float = SECONDS) -> Measurement:
    """The median of some runs of a case, each between two calibrations."""
    if case.unit == START:
        return _summary(game, players, case, [start_up(game.name, players) for _ in range(runs)], [])
    if case.unit == MEMORY:
        return _summary(game, players, case, [float(case.work(random.Random(run))) for run in range(runs)], [])
    case.work(random.Random(0))  # the first time also fills caches
    values: list[float] = []
    relatives: list[float] = []
    for run in range(runs):
        rng = random.Random(1000 + run)
        gc.collect()
        before = calibrate(min(_CALIBRATION_SECONDS, seconds))
        count = 0
        start = time.process_time()
        while True:
            count += case.work(rng)
            elapsed = time.process_time() - start
            if elapsed >= seconds:
                break
        calibration = (before + calibrate(min(_CALIBRATION_SECONDS, seconds))) / 2
        if case.unit in RATES:
            values.append(count / elapsed)
            relatives.append(count / elapsed / calibration)
        else:
            values.append(1e6 * elapsed / count)
            relatives.append(elapsed / count * calibration)
    return _summary(game, players, case, values, relatives)


def _summary(game: Game, players: int, case: Case, values: list[float], relatives: list[float]) -> Measurement:
    build = "compiled" if is_compiled() else "pure"
    # The spread of what is compared: a machine that is twice as slow for a while is no spread of ours.
    compared = relatives or values
    return Measurement(
        game=game.name,
        case=case.name,
        players=players,
        value=statistics.median(values),
        unit=case.unit,
        relative=statistics.median(relatives) if relatives else None,
        relative_unit=("xcal" if case.unit in RATES else "units") if relatives else "",
        spread=(max(compared) - min(compared)) / (2 * (statistics.median(compared) or 1)),
        target=TARGETS.get(game.name, {}).get(build, {}).get(case.name),
        runs=len(values),
        build=build,
    )


def asked_of_players(game: Game, players: int, runs: int = RUNS) -> list[Measurement]:
    """How tedious the game is: some games of its usual bot, counted from the players' side; nothing where it has no turns."""
    counted = [tedium.tedium(game, players, seed) for seed in range(_GAMES_A_RUN * runs)]
    games = [one for one in counted if one is not None]
    if not games:
        return []
    by_game = (
        ("questions", COUNT, [statistics.fmean(one.questions) for one in games]),
        ("taps", COUNT, [float(statistics.median(one.taps)) for one in games]),
        ("off-turn", COUNT, [one.off_turn for one in games]),
        ("rounds", COUNT, [float(one.rounds) for one in games]),
        ("minutes", MINUTES, [one.minutes for one in games]),
    )
    return [_summary(game, players, Case(name, unit, lambda rng: 0), values, []) for name, unit, values in by_game]


# The cases


def cases_of(game: Game, players: int) -> list[Case]:
    """What is measured of every game."""
    middle = in_the_middle(game, players)
    nested = deepest(game, players)
    found = [
        Case("play", RATE, lambda rng: random_game(game, players, rng)),
        Case("turns", TURNS, lambda rng: random_turns(game, players, rng)),
        Case("views", RATE, lambda rng: random_game_with_views(game, players, rng)),
        Case("clone", COST, lambda rng: clone_often(middle)),
        Case("determinize", COST, lambda rng: determinize_often(middle, rng)),
        Case("dump-load", COST, lambda rng: save_often(game, nested)),
        Case("memory", MEMORY, lambda rng: bytes_of(middle)),
        Case("start-up", START, lambda rng: 0),
    ]
    bot = usual_player(game)
    if bot != RANDOM:
        found.insert(3, Case("bot", RATE, lambda rng: bot_game(game, players, bot, rng)))
    return found


def random_game(game: Game, players: int, rng: random.Random) -> int:
    """A whole game: list the decisions, choose, play. Events are off. The number of decisions."""
    draw = rng.random
    state = new_game(game, players, rng.getrandbits(62))
    decisions = 0
    while not state.over:
        decision = state.decisions[0]
        actions = decision.actions
        state.play(decision.seat, actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def random_turns(game: Game, players: int, rng: random.Random) -> int:
    """The same; the number of turns, since small questions make many decisions."""
    draw = rng.random
    state = new_game(game, players, rng.getrandbits(62))
    turns, last = 0, None
    while not state.over:
        turn = game.turn_of(state)
        if turn is not None and (turn.seat, turn.number) != last:
            turns, last = turns + 1, (turn.seat, turn.number)
        decision = state.decisions[0]
        actions = decision.actions
        state.play(decision.seat, actions[int(draw() * len(actions))])
    return turns


def new_game(game: Game, players: int, seed: int) -> State:
    """A table as it is measured."""
    return game.new(players, seed, OPTIONS.get(game.name))


def random_game_with_views(game: Game, players: int, rng: random.Random) -> int:
    """The same, and before each answer the view of the seat that acts."""
    draw = rng.random
    state = new_game(game, players, rng.getrandbits(62))
    decisions = 0
    while not state.over:
        decision = state.decisions[0]
        state.view(decision.seat)
        actions = decision.actions
        state.play(decision.seat, actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def bot_game(game: Game, players: int, bot: str, rng: random.Random) -> int:
    """A whole game of a bot against itself."""
    choose = policy_of(bot, game)
    chance = Fast(rng.getrandbits(62))
    state = new_game(game, players, rng.getrandbits(62))
    decisions = 0
    while not state.over:
        decision = state.decisions[0]
        state.play(decision.seat, choose(state, decision, chance))
        decisions += 1
    return decisions


def clone_often(state: State, times: int = 100) -> int:
    for _ in range(times):
        state.clone()
    return times


def determinize_often(state: State, rng: random.Random, times: int = 25) -> int:
    """Worlds as the seat that acts must think them possible."""
    seat = state.decisions[0].seat
    for _ in range(times):
        state.determinize(seat, rng.getrandbits(62))
    return times


def save_often(game: Game, state: State, times: int = 5) -> int:
    for _ in range(times):
        game.load(state.dump())
    return times


def bytes_of(state: State) -> int:
    """The memory that one more state takes: many clones, weighed together."""
    running = tracemalloc.is_tracing()
    if not running:
        tracemalloc.start()
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    clones = [state.clone() for _ in range(_CLONES_WEIGHED)]
    after, _ = tracemalloc.get_traced_memory()
    if not running:
        tracemalloc.stop()
    return (after - before) // len(clones)


def start_up(name: str, players: int) -> float:
    """Milliseconds of CPU from a running interpreter to a game ready to play, in a new process."""
    script = (
        "import time; start = time.process_time(); import tavolata;"
        f" tavolata.game({name!r}).new({players}); print(time.process_time() - start)"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    told = subprocess.run(
        [sys.executable, "-P", "-c", script], env=environment, check=True, capture_output=True, text=True
    )
    return 1000 * float(told.stdout)


# Positions


def in_the_middle(game: Game, players: int) -> State:
    """A random game, half of whose decisions are made; then on to the question that is looked at."""
    for seed in range(_GAMES_LOOKED_AT):
        length = random_game(game, players, random.Random(seed))
        rng = random.Random(seed)
        draw = rng.random
        state = new_game(game, players, rng.getrandbits(62))
        made = 0
        while not state.over:
            decision = state.decisions[0]
            if made >= length // 2 and decision.name == AMID.get(game.name, decision.name):
                return state
            state.play(decision.seat, decision.actions[int(draw() * len(decision.actions))])
            made += 1
    raise AssertionError(f"{game.name}: no {AMID[game.name]} in the second half of {_GAMES_LOOKED_AT} games")


def deepest(game: Game, players: int) -> State:
    """Of some random games the decision with the most below it on the agenda; a reaction, where the game has any."""
    found = new_game(game, players, 0)
    most = (False, 0)
    for seed in range(_GAMES_LOOKED_AT):
        draw = random.Random(seed).random
        state = new_game(game, players, seed)
        while not state.over:
            decision = state.decisions[0]
            depth = (isinstance(decision.question, Moment), len(state.agenda))
            if depth > most:
                most = depth
                found = state.clone()
            state.play(decision.seat, decision.actions[int(draw() * len(decision.actions))])
    return found
