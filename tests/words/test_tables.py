"""What is said at real tables, and before and beside them, is in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import pytest

import tavolata
from tavolata.engine import PASS, Fast, State, TavolataError
from tavolata.engine.data import seal
from tavolata.engine.event import Event
from tavolata.engine.words import LANGUAGES, Words
from words.house import check_explained, each_game, missing, said


def tables(name: str) -> list[dict[str, str]]:
    """The usual table of every mode, and one for every other value of every option."""
    game = tavolata.game(name)
    modes = [value for option in game.options if option.name == "mode" for value in option.values]
    usual: list[dict[str, str]] = [{"mode": mode} for mode in modes] or [{}]
    found = usual[:]
    for option in game.options:
        found += [{**options, option.name: value} for options in usual for value in option.values[1:]]
    return [options for options in found if game.player_counts(options)]


def arguments(seen: dict[str, object]) -> dict[str, object]:
    """The arguments of an event as a screen would put them: seats and lists as texts, numbers as numbers."""
    args: dict[str, object] = {}
    for name, value in seen.items():
        if name == "seat":
            args[name] = "Ada"
        else:
            args[name] = ", ".join(str(item) for item in value) if isinstance(value, list) else value
    return args


def say_event(game: str, event: Event) -> None:
    for language in LANGUAGES:
        said(language, game, f"event-{event.kind}", arguments(event.public))
        if event.secret:
            said(language, game, f"event-{event.kind}-secret", arguments({**event.public, **event.secret}))


#: So many verbs in turn are tried at each decision; some games have many.
REFUSED = 5


@cache
def actions_by_verb(name: str) -> list[list[int]]:
    notation = tavolata.game(name).notation
    found: dict[str, list[int]] = {}
    for action in notation.every_action():
        found.setdefault(notation.verb(action).name, []).append(action)
    return list(found.values())


@each_game
def test_whole_games_are_told_asked_and_refused_in_words(name: str) -> None:
    """Random games at every kind of table: all events with the arguments they have, all questions, refusals, passes."""
    game = tavolata.game(name)
    verbs = actions_by_verb(name)
    luck = Fast(7)
    for number, options in enumerate(tables(name) * 2):
        counts = game.player_counts(options)
        players = counts[number % len(counts)]
        state = game.new(players, number, options, ("quick", "strict")[number % 2], events=True)
        passes: set[str] = set()
        for turn in range(2000):
            if state.over:
                break
            decision = state.decisions[luck.below(len(state.decisions))]
            if PASS in decision.actions:
                passes.add(f"action-pass-{decision.name}")
            for tried in range(turn * REFUSED, (turn + 1) * REFUSED):
                action = luck.choice(verbs[tried % len(verbs)])
                if action not in decision.actions:
                    with pytest.raises(TavolataError) as refused:
                        state.play(decision.seat, action)
                    check_explained(refused.value)
            state.play(decision.seat, luck.choice(decision.actions))
        assert missing(passes, name) == []
        assert state.events
        for event in state.events:
            say_event(name, event)


def sealed_again(state: State, **edits: object) -> dict[str, object]:
    """A saved state edited by somebody who knows about the seal."""
    data = {**state.dump(), **edits}
    del data["seal"]
    return seal(data)


@each_game
def test_what_goes_wrong_before_and_beside_the_game_is_explained(name: str) -> None:
    game = tavolata.game(name)
    verb = next(verb for verb in game.notation.verbs if verb.kinds)
    least = game.player_counts()[0]
    state = game.new(least)
    asked = state.decisions[0]
    attempts: list[Callable[[], object]] = [
        lambda: tavolata.game("briscola"),
        lambda: game.new(game.max_players + 1),
        lambda: game.new(least, seed=-1),
        lambda: game.new(least, options={"moon": "full"}),
        lambda: game.new(least, reactions="slow"),
        lambda: game.new(least, chance=["moon"]),
        lambda: game.new(least, chance=[1.5]),
        lambda: game.text(-1),
        lambda: game.parse(""),
        lambda: game.parse("12345"),
        lambda: game.parse(verb.name + "x"),
        lambda: game.parse("pass 1 2"),
        lambda: game.parse(" ".join([verb.name, *(kind.names[0] + "x" for kind in verb.kinds)])),
        lambda: game.parse(" ".join([verb.name, *("@" for _ in verb.kinds)])),
        lambda: game.load([]),
        lambda: game.load({**state.dump(), "players": 1}),
        lambda: game.load(sealed_again(state, game="briscola")),
        lambda: game.load(sealed_again(state, version="0")),
        lambda: game.load(sealed_again(state, players=0)),
        lambda: game.load(sealed_again(state, options={"moon": "full"})),
        lambda: state.play(99, PASS),
        lambda: state.play(asked.seat, asked.actions[0], asked.id + 1),
        lambda: Words("la"),
    ]
    for option in game.options:
        attempts.append(partial(game.new, least, options={option.name: "moon"}))
    for attempt in attempts:
        with pytest.raises(TavolataError) as refused:
            attempt()
        check_explained(refused.value)
