"""Every game's face: all rules in its chapters, rules behind all its questions, letters where symbols are missing."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import tavolata
from tavolata.engine import Question
from tavolata.engine.record import Record
from tavolata.engine.words import Words
from tavolata.games.indy.cards import CARD
from tavolata.terminal import indy
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Face, Style, face_of
from tavolata.terminal.rules import numbers
from tavolata.terminal.screen import Scene, draw
from tavolata.terminal.story import Log, Reader

each_game = pytest.mark.parametrize("name", tavolata.GAMES)


def a_face(name: str) -> Face:
    return face_of(tavolata.game(name), Words("it", name), ["Ada", "Bruno"], Style(fancy=True, drawn=True))


@each_game
def test_every_rule_stands_in_one_chapter(name: str) -> None:
    keys = [key for key in sorted(Words("it", name).keys()) if key.startswith(("rule-", "ruling-"))]
    assert sorted(numbers(a_face(name))) == sorted(key.partition("-")[2].upper() for key in keys)


@each_game
def test_every_question_has_its_rules(name: str) -> None:
    face = a_face(name)
    questions = [step for step in face.game.steps.values() if issubclass(step, Question)]
    assert set(face.questions) == {question.name for question in questions}
    for question in questions:
        behind = face.questions[question.name]
        assert question.rule in behind
        assert all(face.rule(number) for number in behind)


@each_game
def test_an_output_without_symbols_gets_plain_letters(name: str) -> None:
    words = Words("it", name)
    record = Record.start(tavolata.game(name), 2, seed=4)
    for _ in range(6):
        decision = record.state.decisions[0]
        record.play(decision.seat, decision.actions[0])
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    desk = Desk(words, Console(file=output, force_terminal=True, width=80, height=24, highlight=False, markup=False))
    assert not desk.fancy
    face = face_of(record.game, words, ["Ada", "Bruno"], Style(desk.fancy, desk.lively))
    decision = record.state.decisions[0]
    seat = decision.seat
    log = Log(record, face, Reader(seat)).entries()
    lines = draw(desk, face, Scene(record.state.view(seat), seat, log, decision=decision))
    desk.print(lines)
    desk.tell("play-nothing-typed")
    output.seek(0)
    drawn = output.read()
    assert "l'aiuto" in drawn
    assert name.upper() in drawn


def numbered(text: str) -> list[int]:
    return sorted(CARD.number(card) for card in text.split())


def test_indy_knows_the_best_evocation_of_a_hand() -> None:
    assert indy.best(numbered("RC1 RC2 RC3 RH6")) == 206
    assert indy.best(numbered("RC5 RH6 RO6 RC6")) == 118
    assert indy.best(numbered("RC1 GH2 BO3 EAG")) == 6


def test_indy_knows_what_a_hand_lacks() -> None:
    assert indy.lacking(numbered("RC6 RH5 GO1 BH1")) == [("R", "O")]
    assert indy.lacking(numbered("RC1 RC2 GH6 GO6")) == [("G", "C"), ("R", "C")]
    assert indy.lacking(numbered("RC1 GC2 BC6 EAG")) == []
