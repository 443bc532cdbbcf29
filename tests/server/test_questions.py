"""A question goes over the wire with what it is about, and with its answers taken apart."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import tavolata
from games.talisman.looking import landed, one
from tavolata.engine import Game
from tavolata.server.table.questions import about_of, answers_of, written_answers, written_entry


@pytest.mark.parametrize("game", [tavolata.game(name) for name in tavolata.GAMES], ids=lambda game: game.name)
def test_the_parts_of_an_answer_make_its_text_and_are_of_the_kinds_of_its_verb(game: Game) -> None:
    state, lots = game.new(max(game.player_counts()), seed=5), random.Random(5)
    kinds = {verb.name: [kind.name for kind in verb.kinds] for verb in game.notation.verbs}
    for _ in range(150):
        if state.over:
            break
        for decision in state.decisions:
            for action, answer in zip(decision.actions, answers_of(state, decision), strict=True):
                assert " ".join([answer.verb, *(name for _, name in answer.args)]) == game.text(action)
                assert [kind for kind, _ in answer.args] == kinds[answer.verb][: len(answer.args)]
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))


def test_what_there_is_nothing_to_say_of_is_left_out() -> None:
    state = landed(one("TROLL", "TAVERN", fate=1), dice=[3])
    about, answers = about_of(state, state.decisions[0]), answers_of(state, state.decisions[0])
    assert json.loads(msgspec.json.encode(about)) == {"for": "TAVERN"}
    assert json.loads(msgspec.json.encode(answers)) == [
        {"verb": "keep", "args": []},
        {"verb": "fate", "args": [["number", "1"]]},
    ]


def test_the_usual_answer_is_marked() -> None:
    state = landed(one("ELF", "FIELDS1", objects="SWORD1 RUNESWORD"), lying={"FIELDS1": "BEAR"})
    marked = [answer.args for answer in answers_of(state, state.decisions[0]) if answer.usual]
    assert marked == [[("card", "RUNESWORD")]]


@pytest.mark.parametrize("game", [tavolata.game(name) for name in tavolata.GAMES], ids=lambda game: game.name)
def test_what_is_put_together_of_answers_is_written_as_their_types_are(game: Game) -> None:
    state, lots = game.new(max(game.player_counts()), seed=6), random.Random(6)
    for _ in range(60):
        if state.over:
            break
        for decision in state.decisions:
            written = written_answers(state, decision)
            assert bytes(written.answers) == msgspec.json.encode(answers_of(state, decision))
            assert bytes(written.options) == msgspec.json.encode([game.text(action) for action in decision.actions])
            entry = [(decision.seat, action) for action in decision.actions]
            assert json.loads(written_entry(game, entry)) == [[seat, game.text(action)] for seat, action in entry]
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))
