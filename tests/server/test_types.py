"""The browser's types are those of the wire, and of the views that games really give."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

import tavolata
from tavolata.engine import Game, State
from tavolata.games import ONLINE
from tavolata.server.types import VIEWS, typescript, view_typescript

#: Beside the tests: the installed package has no page in source.
PAGE = Path(__file__).parents[2] / "web" / "src"
WIRE_TS = PAGE / "lib" / "wire.ts"


def test_the_types_of_the_browser_are_those_of_the_wire() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == typescript(), "run: python -m tavolata.server.types"


def test_the_same_structs_always_give_the_same_file() -> None:
    assert typescript() == typescript()


def test_a_message_is_told_by_its_tag_and_clients_may_leave_out_what_has_a_default() -> None:
    text = typescript()
    assert 'export interface Hello {\n  t: "hello";\n  table: string;\n  seat?: number | null;' in text
    assert "export type FromServer = State | Update" in text
    assert "  waiting: number[];" in text


GAMES = [tavolata.game(name) for name in ONLINE]


def declared(game: Game, name: str) -> type[msgspec.Struct]:
    """The struct of a game's view, or of what a seat sees besides."""
    module = VIEWS[game.name]
    structs = [value for key, value in vars(module).items() if key.lower() == f"{game.name}{name}"]
    assert len(structs) == 1
    struct = structs[0]
    assert isinstance(struct, type)
    assert issubclass(struct, msgspec.Struct)
    return struct


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_types_of_a_view_are_those_that_are_declared(game: Game) -> None:
    written = PAGE / "games" / game.name / "view-types.ts"
    assert written.read_text(encoding="utf-8") == view_typescript(game.name), "run: python -m tavolata.server.types"


def positions(game: Game) -> list[State]:
    """Tables of random games: long ones, and a short one for each value of each option."""
    found: list[State] = []
    single = [{option.name: value} for option in game.options for value in option.values[1:]]
    for seed, options in enumerate([*({} for _ in range(4)), *single]):
        counts = game.player_counts(options)
        if not counts:
            continue
        state, lots = game.new(counts[seed % len(counts)], seed=seed, options=options), random.Random(seed)
        # What an option brings, such as a shop before the game, may be over after a few answers.
        steps, apart = (60, 5) if options else (500, 15)
        for number in range(steps):
            if state.over:
                break
            if number % apart == 0:
                found.append(state.clone())
            decision = lots.choice(state.decisions)
            state.play(decision.seat, lots.choice(decision.actions))
        found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_view_has_what_is_declared_and_nothing_else(game: Game) -> None:
    """What is not declared, or declared and missing, is refused; what may be missing is there at times."""
    whole, own = declared(game, "view"), declared(game, "own")
    seen: dict[type[msgspec.Struct], set[str]] = {}
    for state in positions(game):
        for seat in (None, *range(state.players)):
            collect(msgspec.convert(state.view(seat), whole), seen)
            if seat is not None:
                msgspec.convert(state.own_view(seat), own)
    # Only the server adds what each seat sees besides, where a finished game is shown open.
    assert {name for name in whole.__struct_fields__ if name not in seen[whole]} == {"open"}
    for struct, names in seen.items():
        if struct is not whole and struct.__name__ != "AboutView":
            assert names == set(struct.__struct_fields__), struct


def collect(value: object, seen: dict[type[msgspec.Struct], set[str]]) -> None:
    """The fields that were set, of every struct within."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if inner is not UNSET:
                seen.setdefault(type(value), set()).add(name)
                collect(inner, seen)
    elif isinstance(value, (list, tuple)):
        for one in value:
            collect(one, seen)
    elif isinstance(value, dict):
        for one in value.values():
            collect(one, seen)
