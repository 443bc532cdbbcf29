"""Isola dei Demoni in the terminal: both sides of the table, fights face to face, groups in small steps, cards by their names."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from cli.conftest import NO_WORDS
from support import play
from tavolata.engine import Decision, Fast, IllegalAction, State
from tavolata.engine.record import Record
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.isola import GAME
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.position import position
from tavolata.players import policy_of
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Style
from tavolata.terminal.isola import IsolaFace, reading
from tavolata.terminal.play import TerminalGame
from tavolata.terminal.screen import Scene, answers, columns, draw
from tavolata.terminal.story import Log, LogReader

NAMES = ["Ada", "Bruno"]
WIDTH = 80
#: What lies on the table and cards with several words, as notation has them.
KEY = re.compile(r"\b[A-Z]+(-[A-Z]+)+\b|\.[AB][1-5]\b|\b[A-Z]{5,}\b")

FIGHT: dict[str, Any] = {
    "phase": "combat",
    "forces": [
        "JACK-DI-PICCHE JACK-DI-PICCHE BANDA-DI-CUORI YUDA*2",
        "KENSHIRO*3+RAFFICA-DEL-NORD RIBELLI-DELLA-CAVA!",
    ],
    "places": ["DESERTO-DI-VETRO", "VILLAGGIO-DEL-POZZO DESERTO-DI-VETRO"],
    "points": [4, 1],
}


def face(language: str = "it", options: dict[str, str] | None = None) -> IsolaFace:
    return IsolaFace(GAME, Words(language, "isola"), NAMES, Style(fancy=True, drawn=True), options)


def texts(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def middle(state: State, me: int | None = 0) -> list[str]:
    return texts(face().middle(state.view(me), me, WIDTH))


def asked(state: State) -> list[str]:
    decision = state.decisions[0]
    view = state.view(decision.seat)
    return [face().question(view, decision), *texts(answers(face().rows(view, decision), WIDTH, True))]


def told(state: State, language: str = "it") -> list[str]:
    return [face(language).event(event.seen_by(None), False) for event in state.events or []]


def a_desk(language: str, height: int = 24) -> Desk:
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    return Desk(Words(language), Console(file=output, force_terminal=True, width=WIDTH, height=height))


def check_shown(state: State, language: str, options: dict[str, str] | None = None) -> None:
    """The open question in a small terminal: it fits, all of it in words, no name of the notation but beside the answers."""
    decision = state.decisions[0]
    shown, view = face(language, options), state.view(decision.seat)
    rows = shown.rows(view, decision)
    assert sorted(choice.number for row in rows for choice in row.choices) == list(range(1, len(decision.actions) + 1))
    ahead = shown.ahead(state, WIDTH)
    lines = draw(a_desk(language), shown, Scene(view, decision.seat, [], [], decision, ahead=ahead))
    assert [line.plain for line in lines if line.cell_len > WIDTH] == []
    words = [f"{row.label.plain} {choice.words.plain} {choice.hint.plain}" for row in rows for choice in row.choices]
    words += [shown.question(view, decision), *texts(shown.middle(view, decision.seat, WIDTH)), *texts(ahead)]
    words += [shown.action(decision, action) for action in decision.actions]
    assert not NO_WORDS.search("\n".join([*words, *texts(lines)]))
    assert [text for text in words if KEY.search(text)] == []


def test_both_sides_lie_there_with_the_frontiers_between_them() -> None:
    state = position(**FIGHT, hands=["KENSHIRO OASI OASI"])
    assert middle(state) == [
        " Bruno    Forze   Kenshiro 3/2 ♥3 +Raffica del nord · Ribelli della cava 2/1/1 ↷",
        " Bruno    Luoghi  Villaggio del pozzo ●2 › ⚑ Deserto di vetro",
        " Ada      Luoghi  ⚑ Deserto di vetro",
        " Ada      Forze   Yuda 3/2 ♥2 · Jack di picche 1/0/1 ·",
        "                  Jack di picche (2) 1/0/1 · Banda di cuori 2/0/2",
        "          Mano    maestro Kenshiro 3/2♥ · luogo Oasi ●2 ×2",
    ]
    assert texts(columns(face().seats(state.view(0), 0, [], []))) == [
        "▸ 1 Ada (tu) 4 punti (+3) mano 3, futuro 20, passato 0",
        "  2 Bruno    1 punto      mano 0, futuro 20, passato 0",
    ]
    left, right = face().status(state.view(0))
    assert (left.plain, right.plain) == ("ISOLA DEI DEMONI   Puntata 3 · Combattimento", "si vince con +10")


def test_a_group_is_built_step_by_step_and_taken_back() -> None:
    state = position(**FIGHT)
    assert asked(state)[0] == "Attacchi Deserto di vetro? Per primo chi sta in testa alla colonna."
    assert face().ahead(state, WIDTH) == []
    play(state, "A add BANDA-DI-CUORI.A1; A lead YUDA")
    assert middle(state)[-3:] == [
        " Gruppo 1 contro Deserto di vetro  attacco 2",
        " 1 Banda di cuori 2/0/2",
        "   al comando Yuda ♥2",
    ]
    assert texts(face().ahead(state, WIDTH)) == [" Se ora tutti passano: Bruno perde Deserto di vetro."]
    play(state, "A back")
    assert middle(state)[-1] == " 1 Banda di cuori 2/0/2"
    question, *offered = asked(state)
    assert question == "Attacco a Deserto di vetro: chi altro? Oppure dichiara."
    assert [line.split("  ")[0].strip() for line in offered] == ["In colonna", "Al comando", "Poi"]


def test_a_fight_stands_face_to_face_and_tells_what_will_come() -> None:
    state = position(**FIGHT)
    play(state, "A add BANDA-DI-CUORI.A1; A lead YUDA; A done")
    assert asked(state)[0] == "Ada attacca Deserto di vetro: chi difende, in testa?"
    play(state, "B add KENSHIRO; B done")
    assert state.decisions[0].name == "abilities"
    assert middle(state)[-4:] == [
        " Scontro per Deserto di vetro",
        " Ada attacca  attacco 2                │ Bruno difende  attacco 3",
        " 1 Banda di cuori 2/0/2                │ 1 Kenshiro 3/2 ♥3 +Raffica del nord",
        "   al comando Yuda ♥2                  │",
    ]
    assert texts(face().ahead(state, WIDTH)) == [
        " Se ora tutti passano: Ada perde Banda di cuori; una vita in meno a Kenshiro;",
        "   una vita in meno a Yuda; Yuda deve combattere; Ada guadagna 3 punti; Bruno",
        "   guadagna 4 punti.",
    ]
    assert told(state)[-1] == "Scontro: Banda di cuori (al comando Yuda) contro Kenshiro."
    assert told(state, "en")[-1] == "Fight: Band of Hearts (commanded by Yuda) against Kenshiro."


def test_a_refusal_calls_cards_by_their_names() -> None:
    state = position(**FIGHT)
    with pytest.raises(IllegalAction) as refused:
        play(state, "A add YUDA; A add JACK-DI-PICCHE.A2")
    assert face().refused(refused.value) == (
        "Un maestro che combatte non ha altri accanto: Yuda forma un gruppo a sé, oppure va al comando (ID-147)."
    )
    with pytest.raises(IllegalAction) as refused:
        play(state, "A add RIBELLI-DELLA-CAVA.B1")
    assert "Quarry Rebels is no card of yours" in face("en").refused(refused.value)


def test_cards_pasts_and_the_own_deck_are_read_by_typing_their_names() -> None:
    state = position(**FIGHT, pasts=["OASI OASI", ""], futures=["KENSHIRO OASI OASI"])
    view = state.view(0)
    toki = texts(face().pages(view, 0, "toki", WIDTH))
    assert toki[0] == "Toki"
    assert toki[1].startswith("  Maestro")
    assert any("[H]" in line for line in toki)
    assert texts(face("en").pages(view, 0, "band of hearts", WIDTH))[0] == "Band of Hearts"
    assert len(face().pages(view, 0, "successore", WIDTH)) > len(toki)  # one of each school
    assert texts(face().pages(view, 0, "passato", WIDTH))[:2] == ["Il passato di Ada: 2", "  Oasi ×2"]
    assert texts(face().pages(view, 0, "mazzo", WIDTH)) == [
        "Nel tuo futuro, in ordine sconosciuto: 3",
        "  Kenshiro, Oasi ×2",
    ]
    assert face().pages(view, 0, "qwertyuiop", WIDTH) == []


def test_the_page_of_a_card_says_what_it_rests_on() -> None:
    view = position(**FIGHT).view(0)
    assert texts(face("en").pages(view, 0, "raoul", WIDTH))[-1] == "  (in part from the rulebook)"
    bases = {texts(reading.card_lines(face(), card, WIDTH))[-1] for card in CARDS}
    assert bases == {"  (dal regolamento)", "  (in parte dal regolamento)", "  (disegno nostro)"}


def test_the_page_of_a_card_in_play_says_where_its_values_come_from() -> None:
    state = position(
        phase="combat",
        forces=["BANDA-DI-PICCHE+ARMI-DA-TAGLIO KENSHIRO", "RAOUL"],
        places=["OASI", "PASSO-MINATO"],
        hands=["FINTA"],
    )
    spades = texts(face("en").pages(state.view(0), 0, "band of spades", WIDTH))
    assert spades[-4:] == [
        "  Band of Spades of Ada, in play",
        "    attack 4 = 2 printed + 2 Blades",
        "    defence 1",
        "    resistance 1",
    ]
    assert texts(face().pages(state.view(0), 0, "oasi", WIDTH))[-1] == "    2 punti verdi"
    play(state, "A add KENSHIRO; A done; B add RAOUL; B done")
    kenshiro = texts(face().pages(state.view(0), 0, "kenshiro", WIDTH))
    assert kenshiro[-2:] == ["    attacco 2 = 3 stampato − 1 Passo minato", "    difesa 2"]


def test_a_group_that_is_built_has_the_values_of_its_fight() -> None:
    """The Mined Pass takes 1 from the attack of whoever attacks it."""
    state = position(phase="combat", forces=["KENSHIRO", "RAOUL"], places=["", "PASSO-MINATO"])
    play(state, "A add KENSHIRO")
    assert middle(state)[-2:] == [" Gruppo 1 contro Passo minato  attacco 2", " 1 Kenshiro 2/2 ♥1"]
    play(state, "A done; B add RAOUL")
    assert middle(state, 1)[-2:] == [
        " Bruno difende  attacco 5              │ Ada attacca  attacco 2",
        " 1 Raoul 5/2 ♥1                        │ 1 Kenshiro 2/2 ♥1",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "made", "moves"),
    [
        ("order", {"phase": "order", "forces": ["KENSHIRO+SPERANZA"], "places": ["", "OASI"]}, ""),
        ("draw", {"phase": "draw"}, ""),
        ("window", {"phase": "draw", "hands": ["FUMO-NEGLI-OCCHI"], "forces": ["", "MERCENARI"]}, "A draw 1"),
        ("present", {"hands": ["KENSHIRO OASI MERCENARI NOMADI RAOUL RAFFICA-DEL-NORD"], "forces": ["TOKI"]}, ""),
        ("reply", {"hands": ["KENSHIRO", "ATTACCO-GENERALE"]}, "A play KENSHIRO"),
        ("discard", {"hands": [" ".join(["OASI"] * 5 + ["KENSHIRO"] * 4)]}, "A pass"),
        ("pick", {"hands": ["ESECUZIONE"], "forces": ["SPIA", "SPIA JACK-DI-PICCHE"]}, "A play ESECUZIONE"),
        ("find", {"hands": ["ESPLORATORI"]}, "A play ESPLORATORI"),
        ("look", {"hands": ["MAESTRA-DI-VILLAGGIO"], "futures": ["TOKI REY YUDA"]}, "A play MAESTRA-DI-VILLAGGIO"),
        ("choose", {"hands": ["RITORNO"], "pasts": ["OASI"]}, "A play RITORNO"),
        ("lose-life", {"hands": ["KENSHIRO"], "forces": ["", "KENSHIRO*2+SUCCESSORE-HOKUTO"]}, "A play KENSHIRO"),
        ("attack", {"phase": "combat", "forces": ["KENSHIRO", "YUDA*2 MERCENARI"]}, ""),
        ("defend", FIGHT, "A add YUDA; A done"),
        (
            "abilities",
            {**FIGHT, "forces": ["MONACI-DEL-PASSO TOKI", "SPIA"]},
            "A add MONACI-DEL-PASSO.A1; A lead TOKI; A done; B add SPIA.B1; B done",
        ),
        ("replies", {**FIGHT, "hands": ["FURIA"]}, "A add YUDA; A done; B add KENSHIRO; B done; B pass"),
    ],
)
def test_every_question_is_shown_in_words_and_fits(language: str, name: str, made: dict[str, Any], moves: str) -> None:
    state = position(**made)
    if moves:
        play(state, moves)
    assert state.decisions[0].name == name
    check_shown(state, language)
    state.play(state.decisions[0].seat, state.decisions[0].actions[-1])
    assert not NO_WORDS.search("\n".join(told(state, language)))
    assert [text for text in told(state, language) if KEY.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_a_different_start_are_bought_in_words(language: str) -> None:
    state = GAME.new(2, 1, {"start": "40"}, events=True)
    check_shown(state, language, {"start": "40"})
    play(state, f"{'AB'[state.decisions[0].seat]} {GAME.text(state.decisions[0].actions[1])}")
    check_shown(state, language, {"start": "40"})
    while state.decisions[0].name == "buy":
        state.play(state.decisions[0].seat, state.decisions[0].actions[-1])
    assert [text for text in told(state, language) if KEY.search(text) or NO_WORDS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"game": "advanced"}])
def test_random_games_are_shown_and_told_in_words(language: str, options: dict[str, str]) -> None:
    lots = random.Random(7)
    state = GAME.new(2, 4, options, events=True)
    seen: dict[str, int] = {}
    for _ in range(250):
        if state.over:
            break
        decision = state.decisions[0]
        seen[decision.name] = seen.get(decision.name, 0) + 1
        if seen[decision.name] % 30 == 1:
            check_shown(state, language, options)
        eager = [action for action in decision.actions if action] or decision.actions
        state.play(decision.seat, lots.choice(eager if lots.random() < 0.8 else decision.actions))
    assert {"present", "attack", "defend", "abilities"} <= set(seen)
    assert [text for text in told(state, language) if KEY.search(text) or NO_WORDS.search(text)] == []


#: A sentence as long as the keys that stand below a question.
KEYS = "k" * 70


def screens(options: dict[str, str], seeds: range) -> Iterator[tuple[Record, Decision, int]]:
    """All questions of games of the greedy bot, with the last answer of whoever is asked: what came after it is new."""
    assert GAME.seat_decks is not None
    decks, greedy = GAME.seat_decks.ready(), policy_of("greedy", GAME)
    for seed in seeds:
        brought = [decks[seed % len(decks)], decks[(seed * 5 + 3) % len(decks)]]
        record = Record.from_state(GAME.new(2, seed, options, events=True, decks=brought), NAMES, seed)
        luck, looked = Fast(seed), [-1, -1]
        while not record.state.over:
            decision = record.state.decisions[0]
            if len(decision.actions) > 1:
                yield record, decision, looked[decision.seat]
            record.play(decision.seat, greedy(record.state, decision, luck))
            looked[decision.seat] = len(record.answers) - 1


def a_screen(shown: IsolaFace, log: Log, decision: Decision, looked: int, height: int = 24) -> list[str]:
    state = log.record.state
    entries, ahead = log.entries(looked), shown.ahead(state, WIDTH)
    scene = Scene(state.view(decision.seat), decision.seat, entries, log.story(), decision, keys=KEYS, ahead=ahead)
    return texts(draw(a_desk(shown.words.language, height), shown, scene))


@pytest.mark.parametrize("options", [{}, {"game": "advanced"}, {"start": "40"}])
def test_every_screen_of_a_game_fits_a_small_terminal(options: dict[str, str]) -> None:
    """Nothing scrolls away above the prompt, and nothing is left out that one decides by."""
    faces = [face(language, options) for language in LANGUAGES]
    logs: dict[tuple[int, str], Log] = {}
    record = None
    for now, decision, looked in screens(options, range(4 if not options else 2)):
        if now is not record:
            record = now
            logs = {
                (seat, shown.words.language): Log(now, shown, LogReader(seat)) for seat in range(2) for shown in faces
            }
        for shown in faces:
            lines = a_screen(shown, logs[decision.seat, shown.words.language], decision, looked)
            page = "\n".join(lines)
            assert len(lines) <= 23 and max(map(len, lines)) <= WIDTH, page
            for number in range(1, len(decision.actions) + 1):
                assert re.search(rf"(^|\s){number} \S", page, re.MULTILINE), page
            view: Any = now.state.view(decision.seat)
            if decision.name == "attack":
                able = [force for force in view["forces"] if force["owner"] != decision.seat and not force["engaged"]]
                assert [force["card"] for force in able if shown.card(force["card"]) not in page] == [], page


def test_a_larger_terminal_shows_more() -> None:
    counts = {24: 0, 40: 0}
    for record, decision, looked in screens({}, range(1)):
        if decision.name == "defend":
            log = Log(record, face(), LogReader(decision.seat))
            for height in counts:
                lines = a_screen(log.face, log, decision, looked, height) if isinstance(log.face, IsolaFace) else []
                assert len(lines) <= height - 1
                counts[height] += len("".join(lines).replace(" ", ""))
    assert counts[40] > counts[24] > 0


def test_what_came_of_the_own_fight_is_told_however_much_happened_since() -> None:
    """The results since one's last answer are all on the screen, or as many as there is any room for."""
    told = {"conquered", "held", "beaten", "life-lost"}
    cases = long = 0
    for record, decision, looked in screens({}, range(3)):
        log = Log(record, face(), LogReader(decision.seat))
        fresh = [entry for entry in log.entries(looked) if entry.fresh and not entry.minor]
        results = [entry for entry in fresh if entry.kind in told]
        if not 0 < len(results) <= 5:
            continue
        cases += 1
        long += len(fresh) > 9
        page = " ".join(" ".join(a_screen(face(), log, decision, looked)).split())
        for entry in results:
            assert " ".join(entry.text.split()[:5]) in page, f"{entry.text}\n{page}"
    assert cases > 15 and long > 2


def test_a_game_is_played_at_the_keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter([*["kenshiro", "", "? ID-133", "", "h", ""], *["2", "1"] * 30, "q"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    record = Record.start(GAME, 2, seed=4, names=["Ada", "Corvo [random]"])
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    desk = Desk(Words("it"), Console(file=output, force_terminal=True, width=WIDTH, height=24))
    TerminalGame(desk, record, tmp_path / "game.json").play()
    output.seek(0)
    shown = output.read()
    assert len(record.answers) > 30
    assert "«passato»" in shown
    assert not NO_WORDS.search(shown)


def test_a_victory_is_told_with_the_winners_points_first() -> None:
    won: dict[str, object] = {"kind": "won", "rule": "ID-120", "seat": 1, "points": [0, 12]}
    assert face("en").event(won, False).endswith("wins (12–0).")
    assert face("en").event({**won, "seat": 0, "points": [12, 0]}, False).endswith("wins (12–0).")
