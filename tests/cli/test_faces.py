"""Every game's face: all rules in its chapters, rules behind all its questions, letters where symbols are missing."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console
from rich.text import Text

import tavolata
from battery.cases import Case, can_be, modes_of
from cli.conftest import NO_WORDS
from support import play
from tavolata.engine import Game, Question, State
from tavolata.engine.record import Record
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.indy import cards
from tavolata.games.indy.cards import CARD
from tavolata.games.talismani.position import position
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Face, Style, face_of
from tavolata.terminal.rules import numbers
from tavolata.terminal.screen import Scene, answers, columns, draw
from tavolata.terminal.story import Log, LogReader
from tavolata.terminal.talismani import TalismaniFace

each_game = pytest.mark.parametrize("name", tavolata.GAMES)


def tables(game: Game) -> list[Case]:
    """Every mode of the game with the fewest and with the most players."""
    counts = (game.min_players, game.max_players)
    found = [Case(game, players, mode.base) for mode in modes_of(game) for players in counts]
    return [case for case in found if can_be(case)]


def a_face(name: str) -> Face:
    return face_of(tavolata.game(name), Words("it", name), ["Ada", "Bruno"], Style(fancy=True, drawn=True))


@each_game
def test_every_rule_stands_in_one_chapter(name: str) -> None:
    keys = [key for key in sorted(Words("it", name).keys()) if key.startswith(("rule-", "ruling-"))]
    assert sorted(number.lower() for number in numbers(a_face(name))) == sorted(key.partition("-")[2] for key in keys)


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
    log = Log(record, face, LogReader(seat)).entries()
    lines = draw(desk, face, Scene(record.state.view(seat), seat, log, decision=decision))
    desk.print(lines)
    desk.tell("play-nothing-typed")
    output.seek(0)
    drawn = output.read()
    assert "l'aiuto" in drawn
    assert words.say("game-name").upper() in drawn


def numbered(text: str) -> list[int]:
    return sorted(CARD.number(card) for card in text.split())


def test_indy_knows_the_best_evocation_of_a_hand() -> None:
    assert cards.best(numbered("RC1 RC2 RC3 RH6")) == 206
    assert cards.best(numbered("RC5 RH6 RO6 RC6")) == 118
    assert cards.best(numbered("RC1 GH2 BO3 EAG")) == 6


def test_indy_knows_what_a_hand_lacks() -> None:
    assert cards.lacking(numbered("RC6 RH5 GO1 BH1")) == [("R", "O")]
    assert cards.lacking(numbered("RC1 RC2 GH6 GO6")) == [("G", "C"), ("R", "C")]
    assert cards.lacking(numbered("RC1 GC2 BC6 EAG")) == []


@each_game
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("fancy", [True, False])
@pytest.mark.parametrize("language", ["it", "en"])
def test_every_question_fits_and_offers_every_answer_once(name: str, width: int, fancy: bool, language: str) -> None:
    game = tavolata.game(name)
    words = Words(language, name)
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8" if fancy else "ascii")
    desk = Desk(words, Console(file=output, force_terminal=True, width=width, height=24, color_system=None))
    for case in tables(game):
        players = case.players
        names = words.say("names-people").split()[:players]
        options = dict(case.options)
        face = face_of(game, words, names, Style(fancy, drawn=True), options)
        record = Record.start(game, players, seed=players, options=options)
        lots = random.Random(width)
        asked: set[str] = set()
        while not record.state.over and len(record.answers) < 300:
            decision = record.state.decisions[0]
            if decision.name not in asked or not len(record.answers) % 23:
                asked.add(decision.name)
                view = record.state.view(decision.seat)
                rows = face.rows(view, decision)
                offered = sorted(choice.number for row in rows for choice in row.choices)
                assert offered == list(range(1, len(decision.actions) + 1))
                lines = [*face.middle(view, decision.seat, width), *answers(rows, width, True)]
                assert all(line.cell_len <= width for line in lines)
                left, right = face.status(view)
                assert left.cell_len + right.cell_len + 4 <= width
                log = Log(record, face, LogReader(decision.seat))
                scene = Scene(view, decision.seat, log.entries(), log.story(), decision)
                text = "\n".join(line.plain for line in draw(desk, face, scene))
                assert not NO_WORDS.search(text)
                if not fancy:  # every letter has a plain one that stands for it
                    assert [letter for letter in set(text) - {"?"} if desk.writable(Text(letter)).plain == "?"] == []
            record.play(decision.seat, lots.choice(decision.actions))


# I Talismani del Tempo


def talismani_face(language: str = "it", names: str = "Ada Bruno Carla Dino", **options: str) -> Face:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    style = Style(fancy=True, drawn=True)
    return face_of(tavolata.game("talismani"), Words(language, "talismani"), names.split(), style, chosen)


def texts(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def seat_lines(state: State, face: Face, me: int | None = None, hands: list[list[str]] | None = None) -> list[str]:
    story = [event.seen_by(me) for event in state.events or []]
    return texts(columns(face.seats(state.view(me), me, story, hands or [])))


ROW = "SOL NEV TEM NEB PIO NUV"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dealt_hand_is_told_to_its_last_card(language: str) -> None:
    record = Record.start(tavolata.game("talismani"), 4, seed=2)
    face = talismani_face(language)
    assert isinstance(face, TalismaniFace)
    for seat in range(4):
        told = [entry.text for entry in Log(record, face, LogReader(seat)).entries()]
        hand = [event.secret["cards"] for event in record.events[0] if event.kind == "dealt" and seat in event.seats]
        assert isinstance(hand[0], list)
        (line,) = [text for text in told if face.card(hand[0][0]) in text]
        assert [name for name in hand[0] if face.card(name) not in line] == []
        assert "…" not in line


def test_talismani_shows_the_stake_and_its_worth() -> None:
    def right(stake: str, turn: int = 1, **options: str) -> str:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        state = position(ROW, stake=stake, turn=turn, players=4, fill=3, options=chosen)
        return talismani_face(**options).status(state.view(0))[1].plain

    assert right("PRIMO") == "in palio Primo Talismano (1)"
    assert right("PRIMO", 2) == "in palio Primo Talismano (1)"
    assert right("PRIMO", 2, primo_later="half") == "in palio Primo Talismano (½)"
    assert right("NEB0") == "in palio 0 di Nebbia (½)"
    assert right("NEB0", zero_stake="whole") == "in palio 0 di Nebbia (1)"
    assert right("CT1") == "in palio Cambia il tempo (½)"


def test_talismani_shows_the_row_and_the_hand_in_its_order() -> None:
    state = position(ROW, hands=["NUV2 NUV3 NUV5 SOL0 SOL9 PIO7 J1 SP1"], players=4)
    row, hand = texts(talismani_face().middle(state.view(0), 0, 100))
    assert row == " Tempo         ☀ SOLE › ❄ Neve › ϟ Tempesta › ≋ Nebbia › ☂ Pioggia › ☁ Nuvole"
    assert hand == " La tua mano   ☀SOL ◆0 9   ☂PIO 7   ☁NUV 2‿3 5   J1   SP1 Scegli posta (1)"


def test_talismani_groups_plays_by_suit_and_marks_what_can_forge() -> None:
    state = position(ROW, hands=["NUV2 NUV3 SOL0 SOL9 J1 SP1"], players=4)
    lines = texts(answers(talismani_face().rows(state.view(0), state.decisions[0]), 80, True))
    assert lines == [
        " Sole      6 ☀0◆   7 ☀0+9    8 ☀0+J1◆   9 ☀9  10 ☀9+J1◆  play SOL…",
        " Nuvole    1 ☁2    2 ☁2+3◆   3 ☁2+J1◆   4 ☁3   5 ☁3+J1◆  play NUV…",
        " Speciali 11 J1   12 SP1                                 play …",
    ]
    rows = talismani_face(zero_pair="any").rows(state.view(0), state.decisions[0])
    assert "☀0+9◆" in texts(answers(rows, 80, True))[0]


def test_talismani_shows_eighty_plays_in_few_lines() -> None:
    hand = " ".join(f"{suit}{value}" for suit in ("SOL", "NEV", "TEM") for value in range(1, 7))
    state = position(ROW, hands=[f"{hand} J1 J2", "NUV1"])
    decision = state.decisions[0]
    assert len(decision.actions) > 80
    assert len(answers(talismani_face().rows(state.view(0), decision), 80, True)) <= 16


def test_talismani_shows_plays_ranked_scores_and_what_waits() -> None:
    hands = ["NEV4 NEV5 PIO1", "SOL1 PIO2", "CT1 PIO3", "NUV2 PIO4"]
    state = position(ROW, hands, prepared=[["TEM0", "NEB1 NEB2"]], forged=[[], ["NUV0", "NUV5 J1"]], stakes=["NUV9"])
    play(state, "A play NEV4 NEV5; B play SOL1; C play CT1; D play NUV2; A aside")
    lines = seat_lines(state, talismani_face(), 0)
    assert lines == [
        "  1 Ada (tu)   ½    1 carta 2. ❄4+5 = 9  pronti ❄4+5 ϟ0 ≋1+2",
        "★ 2 Bruno      3 ●● 1 carta 1. ☀1",
        "  3 Carla      0    1 carta    CT1",
        "  4 Dino       0    1 carta 3. ☁2",
    ]


def test_talismani_shows_who_sits_out_the_last_plays_and_cards_seen() -> None:
    hands = ["SOL5 SOL6", "NEV1 NEV2 NUV9", "PIO3 PIO5", "NUV2 PIO4"]
    state = position(ROW, hands, prepared=[[], [], ["NEV4 NEV5"]])
    play(state, "A play SOL5; B play NEV1; C play PIO3; D play NUV2; A stake SOL5; D take NEV1; C take NUV2; A turn")
    assert seat_lines(state, talismani_face()) == [
        "  1 Ada     1 ● 1 carta prima ☀5",
        "  2 Bruno   0   3 carte prima ❄1  ha ☂3",
        "  3 Carla   0   2 carte non gioca, forgia  pronti ❄4+5  ha ☁2",
        "  4 Dino    0   2 carte prima ☁2  ha ❄1",
    ]
    everything = [["SOL6"], ["NEV2", "NUV9", "PIO3"], ["PIO5", "NUV2"], ["PIO4", "NEV1"]]
    opened = seat_lines(state, talismani_face(), None, everything)
    assert opened[1].endswith("prima ❄1  ❄2 ☂3 ☁9")  # the row has turned


def test_talismani_shows_the_pool_and_who_takes_it() -> None:
    state = position(ROW, ["SOL5 SOL6", "NEV1 NEV2", "PIO3 PIO5", "NUV2 PIO4"])
    play(state, "A play SOL5; B play NEV1; C play PIO3; D play NUV2; A stake NUV2")
    face = talismani_face()
    assert (
        texts(face.middle(state.view(0), 0, 80))[1] == " In tavola     ☀5 ❄1 ☂3   prendono, a giro: Dino, Carla, Bruno"
    )
    words = texts(answers(face.rows(state.view(3), state.decisions[0]), 80, True))
    assert words == [
        "  1 ❄ 1 di Neve  take NEV1",
        "  2 ☂ 3 di Pioggia ◆ con PIO4  take PIO3",
        "  3 ☀ 5 di Sole  take SOL5",
    ]


def test_talismani_says_what_would_come_of_an_answer() -> None:
    face = talismani_face()
    hands = ["SOL5 SOL6", "NEV1 NEV2 NUV3", "PIO3 PIO5", "SOL0 PIO4"]
    state = position(ROW, hands, prepared=[[], [], ["NEV4 NEV5"]])
    play(state, "A play SOL5; B play NEV1 NEV2; C play PIO3; D play SOL0")

    def hints(seat: int) -> list[str]:
        return [row.choices[0].hint.plain for row in face.rows(state.view(seat), state.decisions[0])]

    assert hints(1) == ["(il suo seme è al posto 2 nella fila)", ""]
    play(state, "B aside")
    assert hints(3) == ["(forgiato subito: il suo seme domina)", ""]
    play(state, "D leave")
    assert hints(0) == ["(di Carla)", "(di Dino)", "(di Ada)"]
    play(state, "A stake SOL5; C take PIO3")
    assert hints(0) == ["(domina Sole)", "(domina Neve, forgiano Bruno e Carla)"]


def test_talismani_groups_moves_by_suit() -> None:
    state = position(ROW, ["SOL5 SOL6", "CO1 NEV2", "PIO3 PIO5"])
    play(state, "A play SOL5; B play CO1; C play PIO3; A stake SOL5")
    lines = texts(answers(talismani_face().rows(state.view(1), state.decisions[0]), 80, True))
    assert lines[0] == " Sposta Neve      5 al posto 3   6 al posto 4   7 al posto 5   8 al posto 6"
    assert [line.split()[1] for line in lines[:5]] == ["Neve", "Tempesta", "Nebbia", "Pioggia", "Nuvole"]
    assert lines[5].startswith(" 21 Lascia la fila com’è")


@pytest.mark.parametrize(
    ("forged", "stakes", "sentence"),
    [
        ([["SOL4 SOL5"], []], ["", "NEB1"], "Ada vince con un talismano"),
        ([["SOL0"], ["NEV4 NEV5"]], [], "ma meno interi"),
        ([["TEM0"], ["NEV0"]], [], "Bruno vince con un talismano: a parità anche di talismani interi"),
        ([["SOL4 SOL5"], ["NEV4 NEV5"]], [], "Ada e Bruno vincono insieme"),
    ],
)
def test_talismani_ends_with_what_decided(forged: list[list[str]], stakes: list[str], sentence: str) -> None:
    hands = ["J1", "J2 PIO4", "SP1 PIO5", "CT1 PIO6"]
    state = position(ROW, hands, stake="PIO1", forged=forged, stakes=stakes, prepared=[[], [], ["PIO2 PIO3"]])
    play(state, "A play J1; B play J2; C play SP1; D play CT1")
    assert state.over
    lines = texts(talismani_face().ending(state.view(None), [event.seen_by(None) for event in state.events or []]))
    assert lines[0] == "Com’è andata, in un turno"
    assert lines[1].startswith(" Il Tempo alla fine: Sole › Neve")
    assert any("Uno preparato invano." in line for line in lines if "Carla" in line)
    assert sentence in lines[-1]


def test_talismani_counts_halves_in_figures_and_in_words() -> None:
    face = talismani_face()
    assert isinstance(face, TalismaniFace)
    assert [face.halves(count) for count in (0, 1, 2, 7)] == ["0", "½", "1", "3½"]
    assert [face.score(count) for count in (0, 1, 2, 3, 7)] == [
        "nessun talismano",
        "mezzo talismano",
        "un talismano",
        "un talismano e mezzo",
        "3 talismani e mezzo",
    ]
    plain = face_of(face.game, Words("it", "talismani"), [], Style(fancy=False, drawn=True))
    assert isinstance(plain, TalismaniFace)
    assert plain.halves(7) == "3,5"
