"""A game from elsewhere at the keyboard: with a face of its own, with none, and with the exchange that all faces share."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from cli.conftest import NO_WORDS, plain
from engine.joust import JOUST, Joust, JoustGame, Replies, joust
from support import play
from tavolata.engine import STRICT, Exchange, Game, SetupError, State
from tavolata.engine.record import Record
from tavolata.engine.words import LANGUAGES, Words
from tavolata.terminal import rules
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Face, Style, View, face_of
from tavolata.terminal.plain import PlainFace
from tavolata.terminal.play import TerminalGame
from tavolata.terminal.where import code_of, named, recorded

NAMES = ["Ada", "Bruno"]
WIDTH = 80


class JoustFace(PlainFace):
    """A face that a game brings along."""

    def status(self, view: View) -> tuple[Text, Text]:
        return Text("THE LISTS"), Text()


class JoustWithFace(JoustGame):
    """Joust, as somebody would hand it over who draws it too."""

    def face(self) -> type[Face]:
        return JoustFace


#: A game whose class is in a package that is not the house's, with one rule that one test covers.
PACKAGE = '''
"""A ride (JX-01)."""
from engine.joust import JoustGame

class Elsewhere(JoustGame):
    """Rides alone (JX-01 to JX-02)."""
'''


def with_class(kind: type[JoustGame], name: str) -> Game:
    steps = tuple(JOUST.steps.values())
    return kind(
        name,
        "1",
        (2, 2),
        JOUST.notation,
        JOUST.options,
        steps,
        components=JOUST.components,
        seat_decks=JOUST.seat_decks,
    )


def a_face(game: Game, language: str = "it", drawn: bool = True) -> Face:
    return face_of(game, Words(language, game.name), NAMES, Style(fancy=True, drawn=drawn))


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game in a package elsewhere."""
    folder = tmp_path / "jousts"
    folder.mkdir()
    (folder / "__init__.py").write_text(PACKAGE)
    (folder / "rule_tests.json").write_text('{"JX-01": ["test_a_ride"], "JX-02": []}')
    (folder / "rule_code.json").write_text('{"JX-01": ["jousts/__init__.py", "jousts/__init__.py Elsewhere"]}')
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("jousts")
    yield with_class(sys.modules["jousts"].Elsewhere, "jousts")
    del sys.modules["jousts"]


# Faces


def test_a_game_hands_over_its_face() -> None:
    assert isinstance(a_face(with_class(JoustWithFace, "joust")), JoustFace)


def test_a_game_without_a_face_is_played_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.start(JOUST, 2, seed=4)
    record.names = NAMES
    output = io.StringIO()
    desk = Desk(Words("en"), Console(file=output, width=WIDTH))
    monkeypatch.setattr(sys, "stdin", io.StringIO("z\n?\n? JO-01\nr\nh\n" + "2\n" * 60))
    table = TerminalGame(desk, record, tmp_path / "joust.json")
    table.play()
    text = plain(output.getvalue())
    assert record.state.over
    assert "JOUST" in text
    assert "lives: [3,3]" in text
    assert "play LANCE" in text
    assert "spent: seat Ada, card" in text
    assert "until the next round" in text


def test_a_plain_face_fits_the_terminal() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT HELM HELM")
    lines = a_face(JOUST).middle(state.view(0), 0, 40)
    assert any("LANCE" in line.plain for line in lines)
    assert all(line.cell_len <= 40 for line in lines)


# Rules


def test_the_rules_of_a_game_elsewhere_are_found_in_its_package(elsewhere: Game) -> None:
    assert recorded(elsewhere, "rule_tests.json") == {"JX-01": ["test_a_ride"], "JX-02": []}
    found = [(rule, str(place)) for rule, place in named(elsewhere, ["JX-01", "JX-02"])]
    assert found == [
        ("JX-01", "jousts/__init__.py"),
        ("JX-01", "jousts/__init__.py Elsewhere"),
        ("JX-02", "jousts/__init__.py Elsewhere"),
    ]
    assert code_of(elsewhere, ["JX-01"])["JX-01"] == ["jousts/__init__.py:2", "jousts/__init__.py:6 Elsewhere"]


def test_a_game_with_no_numbered_rules_has_none_anywhere(elsewhere: Game) -> None:
    assert list(named(elsewhere, [])) == []
    with pytest.raises(SetupError) as refused:
        rules.find(a_face(elsewhere), "JX-01")
    assert refused.value.key == "error-rule-search"


# Exchanges


def above(state: State, language: str = "it", drawn: bool = True, width: int = WIDTH) -> list[str]:
    return [line.plain for line in a_face(state.game, language, drawn).ahead(state, width)]


def test_who_replies_reads_that_the_other_has_passed() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    assert above(state) == []
    play(state, "A pass")
    assert above(state) == [" Ada ha passato: se passi anche tu, le risposte finiscono qui."]
    assert above(state, "en") == [" Ada has passed: if you pass too, the replies end here."]
    play(state, "B play FEINT")
    assert above(state) == []


def test_at_a_quick_table_whoever_has_no_reply_has_passed_too() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "HELM HELM HELM HELM")
    play(state, "A play LANCE")
    assert above(state, "en") == [" Bruno has passed: if you pass too, the replies end here."]


def test_a_question_outside_of_an_exchange_says_nothing_of_passes() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "HELM HELM LANCE LANCE", STRICT)
    play(state, "A pass; B pass")
    assert state.decisions[0].name == "shield"
    assert above(state) == []


def test_the_line_is_broken_where_the_terminal_ends() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    play(state, "A pass")
    assert above(state, "en", width=40) == [" Ada has passed: if you pass too, the", "   replies end here."]
    assert len(above(state, drawn=False, width=40)) == 1


class Three(Replies):
    """A third one takes part, who is not at the table."""

    def parties(self, state: Joust) -> list[int]:
        return [0, 1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_more_must_pass_the_line_does_not_say_that_it_ends(language: str) -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    play(state, "A pass")
    decision = state.decisions[0]
    assert isinstance(decision.question, Exchange)
    decision.question = Three(1, 1)
    (line,) = above(state, language)
    assert line.endswith({"it": "quando hanno passato tutti.", "en": "when all have."}[language])
    assert not NO_WORDS.search(line)
