"""A card of one's own, the way ``docs/isola-cards.md`` tells it: a file beside the first and a name in both languages, no code.

The program reads its cards once, when it starts: a copy of it is given the card, and plays in a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tavolata
from games.isola import own_scenes
from support import rule

CARD: dict[str, Any] = {
    "id": "A90",
    "key": "GUARDIA-NUOVA",
    "name": "guardia-nuova",
    "type": "army",
    "colour": "grey",
    "values": "2/1/2",
    "ochre": 1,
    "basis": "ours",
    "does": ["rule: alone", "group: mod(atk, +1, self) if attacking(place inhabited)"],
}
NAMES = {"it": "Guardia nuova", "en": "New Guard"}
DECK = "3 {name}\n2 A90\n5 Oasi\n5 Deserto di vetro\n9 Kenshiro\n9 Raoul\n"

#: Shown, passed on as a code, and played by chance until the game is over; what became of the card is told.
PLAYED = """
import json
import random
import tavolata
from tavolata.engine import SeatDeck

game = tavolata.game("isola")
cards = game.seat_decks.read(open("deck.txt", encoding="utf-8").read())
told = {
    "cards": cards.count("GUARDIA-NUOVA"),
    "code": game.seat_decks.about(cards, "it", 1)["code"],
    "faces": {language: [card for card in game.catalogue(language) if card["key"] == "GUARDIA-NUOVA"] for language in ("it", "en")},
    "seen": [],
}
told["again"] = game.seat_decks.read(told["code"]) == tuple(sorted(cards, key=game.components.number))
for seed in range(4):
    luck = random.Random(seed)
    state = game.new(2, seed, events=True, decks=[SeatDeck(list(cards), "mine") for _ in range(2)])
    while not state.over:
        decision = state.decisions[0]
        action = luck.choice(decision.actions)
        told["seen"] += [game.text(action).split()[0]] if "GUARDIA-NUOVA" in game.text(action) else []
        state.play(decision.seat, action)
        if luck.random() < 0.02:
            state = game.load(state.dump())
told["seen"] = sorted(set(told["seen"]))
print(json.dumps(told))
"""


class Program:
    """A copy of the program, with files of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        source = Path(tavolata.__file__).parent
        built_page = str(source / "server")
        shutil.copytree(source, folder / "tavolata", ignore=lambda at, _: ["static"] if at == built_page else [])
        # What is compiled lies beside the package, and looks for the files of cards from there.
        for compiled in source.parent.glob("tavolata_*__mypyc.*"):
            shutil.copy(compiled, folder)
        self.game = folder / "tavolata" / "games" / "isola"

    def write(self, card: dict[str, Any], names: dict[str, str]) -> None:
        """The card in a file of its own, and what it is called."""
        self.write_cards([card])
        for language, name in names.items():
            self.call(card, language, name)

    def write_cards(self, cards: list[dict[str, Any]]) -> None:
        (self.game / "box" / "data" / "cards-mine.json").write_text(json.dumps(cards), encoding="utf-8")

    def call(self, card: dict[str, Any], language: str, name: str) -> None:
        with (self.game / "words" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(f"\ncard-{card['name']} = {name}\n")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        paths = [str(self.folder), *[path for path in sys.path if path]]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "TAVOLATA_DATA": str(self.folder / "kept")}
        line = [sys.executable, "-P", *arguments]
        return subprocess.run(
            line,
            cwd=self.folder,
            env=environment,
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
        )


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """With the new card."""
    made = Program(tmp_path_factory.mktemp("own-cards"))
    made.write(CARD, NAMES)
    return made


def test_a_new_card_is_read_shown_passed_on_and_played(program: Program) -> None:
    (program.folder / "deck.txt").write_text(DECK.format(name="new guard"), encoding="utf-8")
    result = program.run("-c", PLAYED)
    assert result.returncode == 0, result.stderr
    told = json.loads(result.stdout)
    assert (told["cards"], told["again"]) == (5, True)
    assert told["code"].startswith("ISOLA-")
    italian, english = (told["faces"][language][0] for language in ("it", "en"))
    assert [line["text"] for line in italian["lines"]] == [
        "Può entrare in gioco senza un luogo.",
        "+1 di attacco quando attacca un luogo abitato.",
    ]
    assert [english["name"], english["lines"][1]["text"]] == [
        "New Guard",
        "+1 attack while attacking an inhabited place.",
    ]
    assert {"play", "settle", "add"} <= set(told["seen"])


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_command_line_shows_a_deck_with_a_new_card(program: Program, language: str) -> None:
    (program.folder / "deck.txt").write_text(DECK.format(name="guardia nuova"), encoding="utf-8")
    result = program.run("-m", "tavolata", "deck", "show", "deck.txt", "--lang", language)
    assert (result.returncode, result.stderr) == (0, "")
    assert f"5 {NAMES[language]}" in result.stdout


@pytest.mark.parametrize(
    ("change", "names", "told"),
    [
        ({}, {"it": "Guardia nuova"}, "words/en.ftl: GUARDIA-NUOVA: card-guardia-nuova: missing"),
        ({"foo": 1}, NAMES, "cards-mine.json: GUARDIA-NUOVA: foo: no such field"),
    ],
)
def test_a_spoilt_card_is_told_in_a_sentence_whatever_is_asked_for(
    tmp_path: Path, change: dict[str, Any], names: dict[str, str], told: str
) -> None:
    """Read where the game is first looked up, before anything is shown."""
    program = Program(tmp_path)
    program.write({**CARD, **change}, names)
    for line in ("deck show LH1", "simulate isola --games 1", "serve --port 47613 --no-browser"):
        result = program.run("-m", "tavolata", *line.split(), "--lang", "it")
        assert (result.returncode, result.stdout) == (1, ""), line
        assert result.stderr == f"Un file del gioco è sbagliato, e senza non si può giocare: {told}\n"
    assert program.run("-m", "tavolata", "rules", "indy", "IN-001").returncode == 0


def test_there_is_room_for_so_many_cards_and_it_is_said(tmp_path: Path) -> None:
    program = Program(tmp_path)
    cards = [
        {**CARD, "id": f"A{number}", "key": f"GUARDIA-{number}", "name": f"g{number}"} for number in range(100, 147)
    ]
    for card in cards:
        for language in ("it", "en"):
            program.call(card, language, card["key"].title())
    program.write_cards(cards[:46])
    assert program.run("-m", "tavolata", "deck", "show", "LH1").returncode == 0
    program.write_cards(cards)
    result = program.run("-m", "tavolata", "deck", "show", "LH1", "--lang", "en")
    assert (result.returncode, result.stdout) == (1, "")
    assert "cards: GUARDIA-146: type: no room: in play there are at most 1023 of a sort" in result.stderr
    assert result.stderr.count("\n") == 1


# What no card of the set does


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What comes of each scene of ``own_scenes.py``, in a copy of the program that has its cards."""
    made = Program(tmp_path_factory.mktemp("own-scenes"))
    cards = own_scenes.records()
    made.write_cards(cards)
    for card in cards:
        for language in ("it", "en"):
            made.call(card, language, card["key"].title())
    result = made.run("-m", "games.isola.own_scenes")
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


@rule("ID-215", "ID-216", "ID-217", "RU-52")
def test_a_challenge_interrupts_a_fight_within_a_fight_and_no_challenge(scenes: dict[str, Any]) -> None:
    # Raoul takes 5 - 2 = 3 lives, Yuda 3 - 2 = 1. The riders are left alone, and nobody has scored.
    assert scenes["a_challenge_in_a_commanders_fight"] == {
        "columns": [[["CAVALIERI-NERI.A1"], [other]] for other in ("JACK-DI-PICCHE.B1", "YUDA")]
        + [[["RAOUL"], ["YUDA"]]],
        "without effect": 1,
        "forces": ["RAOUL CAVALIERI-NERI.A1!", ""],
        "points": [0, 0],
        "held": False,
    }


@rule("ID-215", "RU-85")
def test_who_is_challenged_is_the_others_and_may_be_picked(scenes: dict[str, Any]) -> None:
    assert scenes["who_is_challenged"] == ["pick LEVATRICE.B1"]
    assert scenes["a_challenge_may_be_one_of_two_deeds"] == ["KENSHIRO*2", "SHOKI*2", [0, 0]]


@rule("ID-215", "ID-217")
def test_a_card_may_challenge_by_itself(scenes: dict[str, Any]) -> None:
    found = scenes["a_card_challenges_by_itself"]
    assert found["choice"] == ["pick AIN"]
    assert found["herald"] == [[["HERALD"], ["BANDA-DI-CUORI.B1", "AIN"]], [["HERALD"], ["AIN"]]]
    assert found["front"] == [[["VANGUARD.A1"], ["BANDA-DI-CUORI.B1", *more]] for more in (["AIN"], [])]
    assert found["left"] == ""


@rule("ID-171", "ID-175")
def test_nobody_conquers_a_place_that_is_gone(scenes: dict[str, Any]) -> None:
    assert scenes["the_place_is_gone_before_the_fight_ends"] == ["RAOUL*2!", "", "AIN DESERTO-DI-VETRO", 0, [2, 0]]
    assert scenes["the_place_is_gone_before_its_fight"] == ["BANDA-DI-CUORI.A1!", "OASI.B1", 1]
    assert scenes["a_place_falls_with_its_sappers"] == ["SAPPERS", "DESERTO-DI-VETRO", 0]


@rule("RU-51", "RU-08")
def test_lives_that_are_gone_pay_for_nothing(scenes: dict[str, Any]) -> None:
    assert scenes["lives_that_are_lost_pay_for_nothing"] == [{"B": "keep"}, ""]
    assert scenes["so_do_lives_lost_in_a_challenge_and_a_commander_who_dies"] == [{"A": "keep"}, {"B": "keep"}]


@rule("ID-182", "ID-210", "ID-221")
def test_a_card_does_what_it_does_when_it_is_beaten_or_dies_unless_it_is_cancelled(scenes: dict[str, Any]) -> None:
    assert scenes["what_happens_when_a_card_is_lost"] == [1, 1, 0]


@rule("ID-088", "RU-50")
def test_what_equipment_does_it_does_with_its_card(scenes: dict[str, Any]) -> None:
    assert scenes["what_equipment_adds_is_done_with_its_card"] == [[1, 0], [0, 0], 1]


@rule("RU-57", "RU-76", "ID-005")
def test_where_a_card_sends_others(scenes: dict[str, Any]) -> None:
    card, shown, lost, told, problems, text = scenes["an_army_goes_home_with_nothing"]
    assert (card, shown, lost, problems) == (
        "BANDA-DI-CUORI",
        ["BANDA-DI-CUORI"],
        "ARMI-DA-TAGLIO DESERTO-DI-VETRO",
        [],
    )
    assert told == [{"seat": 1, "card": "BANDA-DI-CUORI"}]
    assert text == "Return one army of either player to its owner’s hand."
    assert scenes["an_event_leaves_the_game"] == ["", "LIBERAZIONE"]


@rule("ID-194", "ID-101")
def test_what_is_for_protagonists_touches_no_place_of_the_same_colour(scenes: dict[str, Any]) -> None:
    assert scenes["only_protagonists_are_distracted"] == ["RYUGA!", "AIN! MERCENARI.B1! FANATICI.B1"]
