"""Timeline Twist in the terminal: the line and the row, the reveal, the daily challenge, the best score."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

import tavolata
from cli.conftest import NO_WORDS, Run
from games.timeline.looking import card, play, race, team
from support import rule
from tavolata.engine import State
from tavolata.engine.record import Record, load_record
from tavolata.engine.words import Words
from tavolata.games.daily import daily_key
from tavolata.games.timeline.deck import Card, our_deck, own_deck
from tavolata.games.timeline.position import position
from tavolata.terminal import play as sitting
from tavolata.terminal import store
from tavolata.terminal.face import Style, face_of
from tavolata.terminal.screen import answers, columns
from tavolata.terminal.story import Log, LogReader
from tavolata.terminal.timeline import TimelineFace

DAY = "2026-11-16"


def written(score: int) -> str:
    """A number as sentences have it, with the sign of the typesetter."""
    return str(score).replace("-", "−")


def face_for(state: State, language: str = "it", fancy: bool = True, drawn: bool = True) -> TimelineFace:
    words = Words(language, "timeline")
    names = words.say("names-people").split()[: state.players]
    face = face_of(state.game, words, names, Style(fancy, drawn), state.options)
    assert isinstance(face, TimelineFace)
    return face


def texts(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def story(state: State) -> list[dict[str, object]]:
    return [event.seen_by(None) for event in state.events or []]


# The line


def test_the_line_has_its_windows_between_the_cards() -> None:
    state = race("-44 1492", ["1969", "5"])
    (line,) = texts(face_for(state).middle(state.view(0), 0, 80))
    assert line == " Linea   ‹0› 44 a.C. -44 ‹1› 1492 1492 ‹2›"
    (plain,) = texts(face_for(state, "en", fancy=False).middle(state.view(0), 0, 80))
    assert plain == " Line    <0> 44 BCE -44 <1> 1492 1492 <2>"


def test_a_long_line_has_shorter_titles() -> None:
    deck = our_deck()
    order = sorted(range(len(deck)), key=lambda number: deck.years[number])
    names = [f"C{number + 1}" for number in order[::20]]
    state = position(" ".join(names), [f"C{order[5] + 1}", f"C{order[6] + 1}"], deck=deck, options={"first": "1"})
    for width in (80, 118):
        lines = texts(face_for(state).middle(state.view(0), 0, width))
        windows = re.findall(r"‹(\d+)›", " ".join(lines))
        assert windows == [str(window) for window in range(len(names) + 1)]
        assert max(cell_len(line) for line in lines) <= width
        assert len(lines) <= 6


def test_the_row_shows_gaps_their_width_and_what_fills_them() -> None:
    state = team("-44 1492 1789", ["5:gear 6:key", "7"], slots="- 1610", discards="100:>gear", draw="8:leaf 9")
    row, piles = texts(face_for(state).middle(state.view(0), 0, 110))
    assert row == " Riga    44 a.C. -44 ⟦○ 1.535 anni⟧ 1492 1492 ⟦● 297 anni: 1610 1610⟧ 1789 1789"
    assert piles.startswith(" Scarto  ⚙ ingranaggio   mazzo 2, scarti ")
    assert piles.endswith("in cima ♣ 8")
    plain = texts(face_for(state, drawn=False).middle(state.view(0), 0, 100))
    assert "libero" in plain[0]
    assert "occupato: 1610" in plain[0]


def test_the_head_shows_score_rank_and_what_is_missing() -> None:
    state = team("1492 1789", ["5", "7"])
    left, right = face_for(state).status(state.view(0))
    assert left.plain == "TIMELINE TWIST   giro 1   in squadra"
    assert right.plain == "−30 punti, Team di aspiranti (+30)"
    alone = race("1492", ["5", "7"], discards="1601", draw=7)
    assert face_for(alone).status(alone.view(0))[1].plain == "mazzo 7, scarti 1"
    tied = race("1492", ["5", "7"], tie_break=True)
    assert face_for(tied, "en").status(tied.view(0))[0].plain.endswith("tie-break")


def test_the_seats_show_cards_icons_blocked_cards_and_who_is_out() -> None:
    state = team("1492 1789", ["5:gear", "6:star 7:leaf"], slots="1610", blocked=["", "1611:>key"])
    lines = texts(columns(face_for(state).seats(state.view(0), 0, [], [])))
    assert lines[0] == "▸ 1 Ada (tu) 1 carta"
    assert lines[1] == "  2 Bruno    3 carte ★ 6 · ♣ 7 · bloccate ⚷ 1611 1611"
    tied = race("1492", ["5", "", "6"], tie_break=True, out="B")
    assert "fuori" in texts(columns(face_for(tied).seats(tied.view(0), 0, [], [])))[1]


# The reveal


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("A place 1789 0", " ✗ 1789 1789: andava tra “1492” (1492) e “1969” (1969)."),
        ("A place 1066 1", " ✗ 1066 1066: andava prima di “1492” (1492)."),
        ("A place 2007 0", " ✗ 2007 2007: andava dopo “1969” (1969)."),
        ("A place 1066 0", " ✓ 1066 1066."),
    ],
)
def test_a_wrong_card_is_shown_where_it_belonged(answer: str, said: str) -> None:
    state = race("1492 1969", ["1066 1789 2007", "5"])
    play(state, answer)
    assert texts(face_for(state).lately(state.view(1), None, story(state), 100)) == [said]


@rule("TTR-03")
def test_the_log_names_a_ruling_under_the_letters_that_people_read() -> None:
    record = Record.start(tavolata.game("timeline"), 3, seed=4)
    assert record.events[0][0].rule == "R-03"
    assert Log(record, face_for(record.state), LogReader(0)).entries()[0].rule == "TTR-03"


def test_nothing_is_told_of_a_card_before_it_is_turned_over() -> None:
    fresh = Record.start(tavolata.game("timeline"), 3, seed=4)
    state = fresh.state
    face = face_for(state)
    Log(fresh, face, LogReader(0))
    deck = our_deck()
    seen = state.view(0)
    lines = [*face.middle(seen, 0, 118), *columns(face.seats(seen, 0, [], []))]
    lines += answers(face.rows(seen, state.decisions[0]), 118, True)
    shown = " ".join(texts(lines))
    hands = seen["hands"]
    assert isinstance(hands, list)
    for name in [name for hand in hands for name in hand]:
        written = deck.cards[int(name[1:]) - 1]
        assert written.fact_it not in shown
        assert face.year(name, written.year) not in shown.replace(written.title_it, "")


def test_the_fact_follows_the_reveal() -> None:
    fact = "Il fatto è lungo: " + "parole su parole, " * 20
    cards = [Card(id=f"c{n}", title_it=f"t{n}", title_en=f"t{n}", year=1000 + n, fact_it=fact) for n in range(40)]
    state = tavolata.game("timeline").new(2, 1, {"first": "1"})
    own = position("C1", ["C2", "C3"], deck=own_deck("mine", cards), options={"first": "1"})
    face = face_for(own)
    action = own.decisions[0].actions[0]
    own.play(0, action)
    lines = texts(face.lately(own.view(1), None, story(own), 80))
    assert "Il fatto è lungo" in " ".join(lines)
    assert len(lines) == 3
    assert lines[-1].endswith("…")
    assert max(cell_len(line) for line in lines) <= 80
    assert face_for(state).lately(state.view(0), None, [], 80) == []


# The answers


def test_windows_stand_beside_each_card() -> None:
    state = race("1492 1969", ["1066 1789", "5"])
    lines = texts(answers(face_for(state).rows(state.view(0), state.decisions[0]), 80, True))
    assert len(lines) == 2
    for title in ("1066", "1789"):
        (line,) = [line for line in lines if line.startswith(f" {title}")]
        assert re.findall(r"‹(\d)›", line) == ["0", "1", "2"]
        assert line.endswith(f"place {card(state, title)} …")


def test_a_card_of_a_team_can_be_turned_over_or_discarded() -> None:
    state = team("1492", ["1066:gear 1789:key", "5"], discards="100:>gear")
    lines = texts(answers(face_for(state).rows(state.view(0), state.decisions[0]), 80, True))
    (both,) = [line for line in lines if "1066" in line]
    assert both.startswith(" ⚙ 1066")
    assert "gira" in both
    assert "scarta" in both
    (one,) = [line for line in lines if "1789" in line]
    assert "scarta" not in one


def test_places_are_told_by_the_cards_beside_them() -> None:
    state = team("1492 1789 1969", ["1969b 5", "6"])
    play(state, "A play 1969b")
    lines = texts(answers(face_for(state).rows(state.view(0), state.decisions[0]), 100, True))
    assert lines == [
        "  1 in fondo alla riga  put right",
        "  2 nell’intervallo tra “1789” (1789) e “1969” (1969)  put gap2",
    ]


def test_plain_answers_are_sentences() -> None:
    state = race("1492 1969", ["1066", "5"])
    lines = texts(answers(face_for(state, drawn=False).rows(state.view(0), state.decisions[0]), 100, False))
    assert lines[0].startswith("  1) Metti “1066” prima di “1492” (1492)  [place C")
    assert "tra “1492” (1492) e “1969” (1969)" in lines[1]


# Whole games


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(("mode", "players"), [("competitive", 3), ("collaborative", 1), ("collaborative", 4)])
@pytest.mark.parametrize("size", [None, (80, 24)])
def test_whole_games(
    run: Run, games: Path, language: str, mode: str, players: int, size: tuple[int, int] | None
) -> None:
    typed = [str(1 + number * 7 % 3) for number in range(400)]
    line = f"play timeline --players {players} --seed 3 --bots adult --option mode={mode} --lang {language}"
    result = run(line, typed, size)
    assert result.code == 0
    assert ("La partita è finita" if language == "it" else "The game is over") in result.text
    assert not result.err
    assert not NO_WORDS.search(result.text)
    assert not re.search(r"“C\d+”|‘C\d+’", result.text)  # every card by its title
    (saved,) = games.glob("*.json")
    assert load_record(saved, tavolata.game).state.over
    log = run(f"replay {saved} --lang {language}")
    assert log.code == 0
    assert not re.search(r"“C\d+”|‘C\d+’", log.text)


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("mode", ["competitive", "collaborative"])
@pytest.mark.parametrize(("players", "size"), [(4, (80, 24)), (3, (118, 40)), (6, (80, 27))])
def test_the_screen_fits(run: Run, language: str, mode: str, players: int, size: tuple[int, int]) -> None:
    line = f"play timeline --players {players} --seed 9 --bots adult --option mode={mode} --lang {language}"
    result = run(line, ["1"] * 30, size)
    over = ("La partita è finita", "The game is over")
    questions = [screen for screen in result.screens if "TIMELINE" in screen and not any(end in screen for end in over)]
    assert len(questions) > 2
    for screen in questions:
        lines = screen.rstrip("\n").split("\n")
        assert len(lines) <= size[1], screen
        assert max(cell_len(line.rstrip()) for line in lines) <= size[0], screen


def test_a_deck_of_ones_own_is_named_in_the_log_after_a_resume(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "school.csv"
    deck.write_text("titolo,anno\n" + "".join(f"Evento {n},{1500 + n}\n" for n in range(60)), encoding="utf-8")
    path = tmp_path / "game.json"
    assert run(f"play timeline --players 2 --seed 3 --deck {deck} --save {path}", ["1", "q"]).code == 0
    result = run(f"play --resume {path}", ["l", "q"])
    assert result.code == 0
    assert "“Evento " in result.out
    assert not re.search(r"“C\d+”", result.out)


# The best score


@rule("TT-171")
def test_the_best_score_is_kept_for_each_number_of_players(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLATA_DATA", str(games))
    assert store.best_score("timeline", 3) is None
    store.keep_best_score("timeline", 3, -4)
    store.keep_best_score("timeline", 3, -9)
    store.keep_best_score("timeline", 1, 12)
    assert store.best_score("timeline", 3) == -4
    store.keep_best_score("timeline", 3, 20)
    assert store.best_score("timeline", 3) == 20
    assert store.best_score("timeline", 1) == 12
    assert store.unfinished() == []
    (games / "best" / "timeline.json").write_text("rubbish")
    assert store.best_score("timeline", 3) is None


@rule("TT-171")
def test_the_end_tells_whether_the_best_score_was_beaten(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "play timeline --players 2 --seed 3 --bots adult --option mode=collaborative"
    monkeypatch.setenv("TAVOLATA_DATA", str(games))
    assert "È il primo punteggio in 2" in run(line, ["1"] * 100).out
    score = store.best_score("timeline", 2)
    assert score is not None
    assert f"Il primato in 2 resta di {written(score)} punt" in run(line, ["1"] * 100).out
    (games / "best" / "timeline.json").write_text('{"2": -35}')
    assert "Nuovo primato in 2! Prima era di −35 punti." in run(line, ["1"] * 100).out
    assert store.best_score("timeline", 2) == score


def test_a_competitive_game_has_no_best_score(run: Run, games: Path) -> None:
    run("play timeline --players 2 --seed 3 --bots adult", [str(1 + number % 5) for number in range(300)])
    assert not (games / "best").exists()


# The daily challenge


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "today", lambda: DAY)
    monkeypatch.setattr("tavolata.cli.play.today", lambda: DAY)


@pytest.mark.usefixtures("today")
@pytest.mark.parametrize("players", [1, 3])
def test_the_daily_challenge_is_the_same_for_everybody(run: Run, tmp_path: Path, players: int) -> None:
    starts = []
    for name in ("one", "other"):
        path = tmp_path / f"{name}.json"
        line = f"play timeline --daily --names {name} --save {path}"
        assert run(line if players == 1 else f"{line} --players 3", ["1", "q"]).code == 0
        starts.append(load_record(path, tavolata.game))
    assert starts[0].start_data == starts[1].start_data
    assert starts[0].players == players
    assert starts[0].options["mode"] == "collaborative"
    chance = starts[0].start_data["chance"]
    assert isinstance(chance, dict)
    assert chance["key"] == daily_key(tavolata.game("timeline"), DAY).hex()


@pytest.mark.usefixtures("today")
@pytest.mark.parametrize("size", [None, (80, 24)])
def test_the_result_of_the_day_spoils_nothing(run: Run, games: Path, size: tuple[int, int] | None) -> None:
    result = run("play timeline --daily", ["1"] * 100, size)
    assert result.code == 0
    shared = result.text.split("che non svela nulla:\n")[1].split("\n\n")[0].splitlines()
    assert shared[0] == f"Timeline Twist, sfida del {DAY} (in solitaria)"
    (saved,) = games.glob("*.json")
    record = load_record(saved, tavolata.game)
    assert shared[1].startswith(f"{written(record.state.scores[0])} punt")
    squares = "".join(line.strip() for line in shared[2:]).replace("\ufe0f", "")
    kinds = [event.kind for happened in record.events for event in happened]
    assert len(squares) == sum(kinds.count(kind) for kind in ("put", "blocked", "discarded"))
    assert set(squares) <= set("↔🔼🟥⬜")
    assert not any(written.title_it in "".join(shared) for written in our_deck().cards)


@pytest.mark.usefixtures("today")
def test_a_challenge_left_and_resumed_is_still_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(f"play timeline --daily --save {path}", ["1", "q"])
    assert f"sfida del {DAY}" in run(f"play --resume {path}", ["1"] * 100).out
    assert sitting.day_of(load_record(path, tavolata.game)) == DAY


def test_other_games_are_no_challenge(run: Run) -> None:
    out = run("play timeline --players 1 --seed 3 --option mode=collaborative", ["1"] * 100).out
    assert "La partita è finita" in out
    assert "sfida del" not in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play indy --daily", "non ha una sfida del giorno"),
        ("play timeline --daily --seed 3", "--seed qui non si può usare"),
        ("play timeline --daily --option hands=balanced", "--option qui non si può usare"),
        ("play timeline --daily --players 7", "da 1 a 6"),
    ],
)
def test_what_no_challenge_can_be(run: Run, line: str, said: str) -> None:
    result = run(line)
    assert result.code == 1
    assert said in result.err
