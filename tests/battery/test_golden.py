"""Recorded games, played again: every answer with the number of answers there were, every event, the end.

A change of the rules shows here as a difference of text. The answers are taken from the file, so that the first
difference is the change itself and not what random players did afterwards. How to rewrite the files: ``golden.py``.
"""

from __future__ import annotations

import random

import pytest

from battery.cases import LISTED, Case, can_be, modes_of, walk
from battery.golden import REWRITE, agree, recorded
from support import SEATS
from tavolata.engine import QUICK, STRICT, Event, Game, State, TavolataError

#: Long games are recorded up to here.
MOST_RECORDED = 250


def recordings(game: Game) -> dict[str, Case]:
    """The recorded games by file name: each mode with every number of players, both kinds of reactions, options changed."""
    found: dict[str, Case] = {}
    middle = (game.min_players + game.max_players) // 2
    for mode in modes_of(game):
        name = "-".join([game.name, *(value for _, value in mode.base)])
        for players in range(game.min_players, game.max_players + 1):
            found[f"{name}-{players}.txt"] = Case(game, players, mode.base)
        found[f"{name}-{middle}-strict.txt"] = Case(game, middle, mode.base, STRICT)
        for players in (game.min_players, middle):
            found[f"{name}-{players}-options.txt"] = Case(game, players, mode.base + mode.together, QUICK)
    return {name: case for name, case in found.items() if can_be(case)}


ALL = {name: case for game in LISTED for name, case in recordings(game).items()}


@pytest.mark.parametrize("name", ALL)
def test_recorded_games_go_as_they_went(name: str) -> None:
    case = ALL[name]
    answers = random_answers(case) if REWRITE else answers_in(recorded(name))
    agree(name, play_again(case, answers))


def random_answers(case: Case) -> list[tuple[int, str]]:
    state = case.new(case.players)
    return [
        (decision.seat, case.game.text(action))
        for decision, action in walk(state, random.Random(case.players), MOST_RECORDED)
    ]


def answers_in(text: str) -> list[tuple[int, str]]:
    """The lines that begin with a seat's letter."""
    found: list[tuple[int, str]] = []
    for line in text.splitlines():
        if line[:1] in SEATS and line[1:2] == " ":
            seat, words = line.split("  (")[0].split(maxsplit=1)
            found.append((SEATS.index(seat), words))
    return found


def play_again(case: Case, answers: list[tuple[int, str]]) -> str:
    state = case.new(case.players, events=True)
    options = " ".join(f"{name}={value}" for name, value in state.options.items()) or "-"
    lines = [
        f"game: {case.game.name} {case.game.version}",
        f"players: {case.players}",
        f"seed: {case.players}",
        f"reactions: {case.reactions}",
        f"options: {options}",
        "",
        *what_happened(state),
    ]
    for seat, words in answers:
        decision = state.decision_of(seat)
        name, count = (decision.name, len(decision.actions)) if decision else ("-", 0)
        lines.append(f"{SEATS[seat]} {words}  ({name}, 1 of {count})")
        try:
            state.play(seat, case.game.parse(words))
        except TavolataError as problem:
            lines.append(f"refused: {problem}")  # an answer that was legal when it was recorded
            break
        lines += what_happened(state)
    lines += ["", f"scores: {state.scores}", f"places: {state.ranking if state.over else 'not over'}"]
    return "\n".join(lines) + "\n"


def what_happened(state: State) -> list[str]:
    """The new events, a line each: public arguments, then who knows more."""
    happened: list[Event] = state.events or []
    state.events = []
    lines: list[str] = []
    for event in happened:
        words = [f"  {event.kind} [{event.rule}]"]
        words += [f"{key}={show(value)}" for key, value in event.public.items()]
        for seat in event.seats:
            words.append(f"({SEATS[seat]}: " + " ".join(f"{k}={show(v)}" for k, v in event.secret.items()) + ")")
        lines.append(" ".join(words))
    return lines


def show(value: object) -> str:
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)
