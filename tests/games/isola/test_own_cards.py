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
        (self.game / "box" / "data" / "cards-mine.json").write_text(json.dumps([card]), encoding="utf-8")
        for language, name in names.items():
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
