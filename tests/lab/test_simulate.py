"""Simulations: the same whatever the workers, honest about what went wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tavolata
from engine.joust import JOUST, JoustGame
from engine.minigame import ORDEAL
from games.timeline.looking import small_deck
from lab import odd_bots
from tavolata.engine import Chance, Game, SeatDeck, SetupError
from tavolata.games.isola import GAME as ISOLA
from tavolata.games.isola.seat_decks import IsolaDecks
from tavolata.games.timeline import GAME as TIMELINE
from tavolata.lab import Report, SimulationError, game_seed, simulate, wilson
from tavolata.lab.interrupts import interrupts_held
from tavolata.players import Bot, Observation, Sensible, policy_of

INDY = tavolata.game("indy")
MIXED = ["greedy", "random", "random"]


def counted(report: Report) -> dict[str, Any]:
    """All of a report that must not depend on the machine."""
    data = report.to_data()
    for timing in ("workers", "seconds", "games_per_second", "decisions_per_second", "deaths"):
        del data[timing]
    return data


# The same games whoever plays them


@pytest.fixture(scope="module")
def alone() -> Report:
    """30 games in this process."""
    return simulate(INDY, 3, MIXED, games=30, seed=11)


@pytest.mark.parametrize(("workers", "chunk"), [(1, 1), (1, 7), (2, 0), (2, 4)])
def test_a_run_is_the_same_for_any_number_of_workers_and_any_chunks(alone: Report, workers: int, chunk: int) -> None:
    report = simulate(INDY, 3, MIXED, games=30, seed=11, workers=workers, chunk=chunk)
    assert counted(report) == counted(alone)


def test_another_seed_is_another_run(alone: Report) -> None:
    assert simulate(INDY, 3, MIXED, games=30, seed=12).digest != alone.digest


def test_a_run_is_the_same_for_any_order_of_sets() -> None:
    script = (
        "import tavolata; from tavolata.lab import simulate;"
        "print(simulate(tavolata.game('indy'), 3, ['greedy', 'random', 'random'], games=10, seed=11).digest)"
    )
    digests = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        told = subprocess.run(
            [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
        )
        digests.add(told.stdout)
    assert digests == {simulate(INDY, 3, MIXED, games=10, seed=11).digest + "\n"}


def test_a_run_can_be_played_in_parts() -> None:
    whole = simulate(INDY, 2, ["random"], games=20, seed=3)
    parts = [simulate(INDY, 2, ["random"], games=10, seed=3, first=first) for first in (0, 10)]
    assert sum(part.decisions for part in parts) == whole.decisions
    assert sum(part.seats[0].wins for part in parts) == whole.seats[0].wins


def test_seeds_fit_and_differ_for_every_purpose() -> None:
    seeds = [
        game_seed(run, number, purpose) for run in range(3) for number in range(50) for purpose in ("game", "bot 0")
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert game_seed(1, 2, "game") == 9101874102921506263  # fixed: old runs must stay repeatable


# What is counted


def test_the_report_counts_all_games_and_is_json(alone: Report) -> None:
    assert (alone.games, alone.finished, alone.unfinished, alone.failed, alone.ties) == (30, 30, 0, 0, 0)
    assert sum(share.wins for share in alone.seats) == 30
    assert sum(share.wins for share in alone.bots) == 30
    assert [share.name for share in alone.seats] == ["1", "2", "3"]
    assert [(share.name, round(share.fair, 3)) for share in alone.bots] == [("greedy", 0.333), ("random", 0.667)]
    assert all(share.low <= share.share <= share.high for share in alone.seats + alone.bots)
    assert 0 < alone.length.p10 <= alone.length.median <= alone.length.p90 < alone.decisions
    assert alone.length.mean == alone.decisions / 30
    assert 0 < alone.forced_share < 1
    assert alone.games_per_second > 0
    assert alone.decisions_per_second > 0
    assert json.loads(json.dumps(alone.to_data())) == alone.to_data()


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    """The greedy bot wins every game here, and each seat gets its third."""
    report = simulate(INDY, 3, MIXED, games=30, seed=11)
    assert report.bots[0].wins == 30
    assert [share.wins for share in report.seats] == [10, 10, 10]


def test_fewer_bots_than_seats_take_turns() -> None:
    report = simulate(INDY, 5, ["greedy", "random"], games=2)
    assert report.lineup == ["greedy", "random", "greedy", "random", "greedy"]


def test_decks_move_on_with_their_bots_and_are_counted() -> None:
    decks = {deck.name: deck for deck in IsolaDecks().ready()}
    report = simulate(ISOLA, 2, ["policy", "random"], games=6, seed=1, decks=[decks["H1"], decks["N2"]])
    assert [(share.name, share.wins, share.fair) for share in report.decks] == [
        ("H1", report.bots[0].wins, 0.5),
        ("N2", report.bots[1].wins, 0.5),
    ]
    assert report.digest != simulate(ISOLA, 2, ["policy", "random"], games=6, seed=1).digest
    twice = simulate(ISOLA, 2, ["random"], games=2, decks=[decks["H1"], decks["H1"]])
    assert [(share.name, share.wins) for share in twice.decks] == [("H1", 2)]
    named = [SeatDeck(decks[name].cards, "mine") for name in ("H1", "N2")]
    assert [share.name for share in simulate(ISOLA, 2, ["random"], games=2, decks=named).decks] == ["mine 1", "mine 2"]


def test_decks_that_nobody_can_bring_are_refused() -> None:
    deck = IsolaDecks().ready()[0]
    for game, decks in ((ISOLA, [deck]), (ISOLA, [deck] * 3), (INDY, [deck] * 2)):
        with pytest.raises(SetupError) as refused:
            simulate(game, 2, ["random"], games=1, decks=decks)
        assert refused.value.key == "error-seat-decks"
    with pytest.raises(SetupError) as refused:
        simulate(ISOLA, 2, ["random"], games=1, decks=[deck, SeatDeck(["KENSHIRO"] * 3)])
    assert refused.value.key == "deck-problem-small"


def test_a_shared_victory_is_split() -> None:
    """In Ordeal all who are alive after the last round win."""
    report = simulate(ORDEAL, 3, ["random"], games=40, seed=1)
    assert report.ties > 0
    assert report.finished == 40
    assert sum(share.wins for share in report.seats) == pytest.approx(40)
    assert any(share.wins % 1 for share in report.seats)


def test_a_function_can_be_a_bot() -> None:
    report = simulate(INDY, 2, [odd_bots.first, "greedy"], games=10)
    assert [share.name for share in report.bots] == ["lab.odd_bots.first", "greedy"]
    assert report.bots[1].wins > 5


def test_a_player_can_be_a_bot_and_answers_as_the_house_does() -> None:
    mine = Sensible("mine", policy_of("greedy", INDY))
    report = simulate(INDY, 3, [mine, "random"], games=10, seed=2)
    assert [share.name for share in report.bots] == ["mine", "random"]
    assert report.digest == simulate(INDY, 3, ["greedy", "random"], games=10, seed=2).digest


def test_options_and_reactions_are_played_and_reported() -> None:
    usual = simulate(INDY, 2, ["random"], games=5)
    strict = simulate(INDY, 2, ["random"], games=5, reactions="strict", options={"settlement": "winner-first"})
    assert (strict.reactions, strict.options["settlement"]) == ("strict", "winner-first")
    assert strict.forced_share > usual.forced_share


def test_a_game_without_end_is_given_up_at_the_cap() -> None:
    report = simulate(INDY, 4, ["random"], games=5, cap=10)
    assert (report.unfinished, report.finished, report.failed, report.decisions) == (5, 0, 0, 50)
    assert report.length.mean == 0
    assert (report.seats[0].share, report.seats[0].low, report.seats[0].high) == (0, 0, 1)


def test_the_cap_is_the_longest_game_that_the_game_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(INDY), "longest", lambda *_: 7)
    report = simulate(INDY, 4, ["random"], games=2)
    assert (report.unfinished, report.decisions) == (2, 14)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(INDY, 2, ["random"], games=10, chunk=4, progress=lambda done, games: told.append((done, games)))
    assert told == [(4, 10), (8, 10), (10, 10)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 100, 0.0018, 0.0545),
        (50, 100, 0.4038, 0.5962),
        (250, 1000, 0.2242, 0.2778),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


# What goes wrong

REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("error-players", {"players": 7}),
    ("error-option-name", {"options": {"moon": "full"}}),
    ("error-reactions", {"reactions": "slow"}),
    ("error-seed", {"seed": -1}),
    ("error-seed", {"seed": True}),
    ("error-seed", {"seed": 1 << 63}),
    ("error-number-least", {"games": 0}),
    ("error-number-least", {"games": 2.5}),
    ("error-number-least", {"workers": 0}),
    ("error-number-least", {"cap": 0}),
    ("error-number-least", {"first": -1}),
    ("error-number-least", {"chunk": -1}),
    ("error-bots-count", {"bots": []}),
    ("error-bots-count", {"bots": ["random"] * 3}),
    ("error-bots-count", {"bots": "greedy"}),
    ("error-bot-name", {"bots": ["grandmaster"]}),
]


@pytest.mark.parametrize(("key", "wrong"), REFUSED, ids=str)
def test_bad_arguments_are_refused_before_anything_is_played(key: str, wrong: dict[str, Any]) -> None:
    asked: dict[str, Any] = {"players": 2, "bots": ["random"], "games": 1, **wrong}
    with pytest.raises(SetupError) as refused:
        simulate(INDY, **asked)
    assert refused.value.key == key


GAMES_FROM_ELSEWHERE = [ORDEAL, JOUST, TIMELINE.with_deck(small_deck(60))]


@pytest.mark.parametrize("game", GAMES_FROM_ELSEWHERE, ids=lambda game: game.name)
def test_workers_play_games_that_are_not_in_the_house(game: Game) -> None:
    alone, together = [simulate(game, 2, ["random"], games=8, seed=3, workers=workers, chunk=2) for workers in (1, 2)]
    assert alone.finished == 8
    assert counted(together) == counted(alone)


def test_workers_must_be_able_to_find_game_and_bots() -> None:
    def only_here(observation: Observation, chance: Chance) -> int:
        return observation.decision.actions[0]

    class OnlyHere(JoustGame):
        """A game whose class no other process finds."""

    hidden = OnlyHere(
        "joust", "1", (2, 2), JOUST.notation, JOUST.options, tuple(JOUST.steps.values()), seat_decks=JOUST.seat_decks
    )
    tries: list[Callable[[], object]] = [
        lambda: simulate(hidden, 2, ["random"], games=1, workers=2),
        lambda: simulate(INDY, 2, [only_here], games=1, workers=2),
    ]
    for attempt in tries:
        with pytest.raises(SetupError) as refused:
            attempt()
        assert refused.value.key == "error-only-here"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_is_named_with_the_game_that_repeats_it(workers: int) -> None:
    bots: list[str | Bot] = [odd_bots.breaks_off, "greedy", "greedy"]
    report = simulate(INDY, 3, bots, games=8, seed=5, workers=workers, chunk=2)
    assert report.failed == 8
    assert report.finished == 0
    failure = report.failures[3]
    assert (failure.number, failure.error) == (3, "ValueError: out of ideas")
    assert failure.seed == game_seed(5, 3, "game")
    again = simulate(INDY, 3, bots, games=1, seed=5, first=failure.number)
    assert again.failures == [failure]


def test_a_bot_that_cheats_is_refused_and_named() -> None:
    report = simulate(INDY, 2, [odd_bots.cheats, "random"], games=3)
    assert report.failed == 3
    assert report.failures[0].error.startswith("IllegalAction")


def test_a_worker_that_dies_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "died"
    monkeypatch.setenv(odd_bots.MARK, str(mark))
    survived = simulate(INDY, 2, [odd_bots.dies_once, "random"], games=12, workers=2, chunk=2)
    assert mark.exists()
    assert survived.deaths == 1
    assert survived.finished == 12
    assert counted(survived) == counted(simulate(INDY, 2, [odd_bots.dies_once, "random"], games=12))


def test_games_that_kill_their_worker_twice_are_named() -> None:
    with pytest.raises(SimulationError) as refused:
        simulate(INDY, 2, [odd_bots.dies, "random"], games=4, seed=9, workers=2, chunk=4)
    assert refused.value.key == "error-worker-died"
    assert refused.value.details == {"first": 0, "last": 3, "seed": "9"}


#: A run that says when it begins, and how far it is. It hears Ctrl-C also where whoever starts it does not.
LONG_RUN = """
import signal, sys, tavolata
from tavolata.lab import simulate
def tell(done, games): print(done, flush=True)
if __name__ == '__main__':
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print('begins', flush=True)
    try:
        simulate(tavolata.game('indy'), 4, ['random'], games=10**6, workers=2, progress=tell)
    except KeyboardInterrupt:
        sys.exit(42)
"""


@contextmanager
def long_run(before: str = "") -> Iterator[subprocess.Popen[str]]:
    """A long run, in a group of processes of its own; ``before``: what the shell does first."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        ["/bin/sh", "-c", f'{before} exec "$0" "$@"', sys.executable, "-c", LONG_RUN],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "begins\n"
        yield run


def interrupt(run: subprocess.Popen[str]) -> None:
    """Ctrl-C as a terminal does it, to all of them: the run ends, nobody complains, nobody of the group is left."""
    os.killpg(run.pid, signal.SIGINT)
    _, complaints = run.communicate(timeout=60)
    assert run.returncode == 42
    assert complaints == ""
    with pytest.raises(ProcessLookupError):
        _wait_until_gone(run.pid)


@pytest.mark.parametrize("before", ["", "trap '' INT;"], ids=["", "started by whoever ignores it"])
def test_ctrl_c_stops_a_run_and_its_workers(before: str) -> None:
    with long_run(before) as run:
        assert run.stdout is not None
        for _ in range(20):  # by then all workers are at work
            assert int(run.stdout.readline()) > 0
        interrupt(run)


@pytest.mark.parametrize("instant", [0.0, 0.1, 0.2, 0.3, 0.5])
def test_ctrl_c_while_workers_are_starting_is_quiet_too(instant: float) -> None:
    with long_run() as run:
        time.sleep(instant)
        interrupt(run)


def test_workers_end_when_the_run_is_killed() -> None:
    with long_run() as run:
        assert run.stdout is not None
        for _ in range(20):  # by then all workers are at work
            run.stdout.readline()
        run.kill()
        run.wait(60)
        with pytest.raises(ProcessLookupError):
            _wait_until_gone(run.pid)


def hold_an_interrupt(done: list[str]) -> None:
    with interrupts_held():
        os.kill(os.getpid(), signal.SIGINT)
        done.append("what was under way")


def test_ctrl_c_that_was_held_back_is_heard_afterwards() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    done: list[str] = []
    try:
        with pytest.raises(KeyboardInterrupt):
            hold_an_interrupt(done)
        assert done == ["what was under way"]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    finally:
        signal.signal(signal.SIGINT, before)


def _wait_until_gone(group: int) -> None:
    for _ in range(100):
        os.killpg(group, 0)
        time.sleep(0.05)
