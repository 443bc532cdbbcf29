"""The tables that the page's tests are drawn from are what the server sends: written anew with ``TAVOLATA_REWRITE=1``."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from games.talisman.looking import GAME, MadeHero, landed, offered, one, table
from support import play
from tavolata.engine import PASS, Event, Fast, State
from tavolata.server import wire
from tavolata.server.table.questions import about_of, answers_of

SAMPLES = Path(__file__).parents[3] / "web" / "src" / "games" / "talisman" / "samples.json"

WARRIOR = one(
    "WARRIOR",
    "TAVERN",
    strength=1,
    life=3,
    objects="SWORD3 BOTTLE2 AMULET SHIELD1",
    followers="PRINCE GUIDE1 ALCHEMIST",
)
WIZARD = one("WIZARD", "FOREST", life=2, gold=0, followers="MULE1", spells="DESTRUCTION1 HEALING2 RANDOM2")
MINSTREL = one("MINSTREL", "CRAGS", strength=1, craft=2, gold=4, objects="ORB HELMET2", trophies="LEMURE1")
DRUID = one("DRUID", "FIELDS6", life=1, objects="SWORD1 AXE2", followers="GUIDE2 PIXIE")
ELF = one("ELF", "WOODS2", strength=4, life=3, objects="AXE1", trophies="WRAITH2 HOBGOBLIN2")
LYING = {"FIELDS1": "MAZE", "SENTINEL": "SHRINE", "PLAINS1": "OGRE2 SWORD4 MAIDEN", "HILLS2": "GRAIL"}
COINS = {"PLAINS1": 1, "OASIS": 2}

_LOG = 14
_GAMES = 30
_ANSWERS = 4_000


def moved(hero: MadeHero, space: str, **more: Any) -> MadeHero:
    """The same character somewhere else, and with something else."""
    return replace(hero, space=space, **more)


def tables() -> dict[str, State]:
    """A table for each kind of question that looks different."""
    fields = {"lying": LYING, "coins": COINS, "round": 22}
    made: dict[str, State] = {"move": table(WARRIOR, WIZARD, MINSTREL, DRUID, **fields)}
    play(made["move"], "B pass")
    made["where"] = table(WARRIOR, WIZARD, MINSTREL, moved(DRUID, "VILLAGE"), turn=3, dice=[6], **fields)
    play(made["where"], "B pass; D roll")
    made["fight"] = landed(
        WARRIOR, WIZARD, MINSTREL, ELF, turn=3, lying={**LYING, "WOODS2": "DRAGON2"}, coins=COINS, round=22
    )
    seer = moved(WIZARD, "WOODS4", craft=1, fate=3, spells="")
    made["attack-fate"] = landed(
        WARRIOR, seer, MINSTREL, ELF, turn=1, lying={**LYING, "WOODS4": "SHADOW1"}, dice=[3, 1], round=22
    )
    play(made["attack-fate"], "B fight")
    made["fate"] = landed(WARRIOR, seer, MINSTREL, moved(ELF, "CHASM", fate=2), turn=3, dice=[1], **fields)
    made["others-turn"] = table(WARRIOR, WIZARD, MINSTREL, ELF, turn=2, **fields)
    made["meet"] = landed(WARRIOR, seer, moved(MINSTREL, "TAVERN"), ELF, turn=2, **fields)
    play(made["meet"], "C meet P1")
    made["shop"] = landed(
        WARRIOR, seer, moved(MINSTREL, "FIELDS6"), ELF, turn=2, lying={**LYING, "FIELDS6": "MARKET"}, round=22
    )
    made["character"] = next(found for found in map(reborn, range(100)) if "be MONK" in offered(found, "D"))
    return made


def reborn(seed: int) -> State:
    """Somebody chooses a new character of three."""
    return table(WARRIOR, WIZARD, MINSTREL, None, turn=3, options={"characters": "of-three"}, seed=seed, lying=LYING)


def random_games() -> tuple[dict[str, list[str]], list[list[Event]]]:
    """Answers to every question that random players come upon, and what happened in the middle of the first game."""
    questions: dict[str, list[str]] = {}
    happened: list[list[Event]] = []
    for seed in range(_GAMES):
        state = GAME.new(4, seed, {"characters": "of-three", "unfriendly": "evade", "bonus": "yes"}, events=True)
        lots = Fast(seed)
        for _ in range(_ANSWERS):
            if state.over:
                break
            decision = state.decisions[0]
            known = questions.get(decision.name, [])
            if len(known) < 3 and len(decision.actions) > len(known):
                questions[decision.name] = [GAME.text(action) for action in decision.actions[:6]]
            # Spells are held back at times, so that they are there when they matter.
            can_wait = decision.actions[0] == PASS and lots.below(3) > 0
            state.play(decision.seat, PASS if can_wait else lots.choice(decision.actions))
            if seed == 0 and state.events:
                happened.append(state.events)
            state.events = []
    return questions, happened[300 : 300 + _LOG]


def rare() -> list[State]:
    """Questions of the Inner Region and others that random players hardly ever come upon."""
    return [
        landed(one("ELF", "TOWER", followers="GNOME MERCENARY")),
        landed(one("ELF", "CASTLE", followers="PRINCE PRINCESS")),
    ]


def samples() -> dict[str, Any]:
    questions, happened = random_games()
    kept: dict[str, Any] = {}
    for name, state in tables().items():
        decision = next(decision for decision in state.decisions if decision.name == name)
        answers = [GAME.text(action) for action in decision.actions]
        log = [
            {
                "v": 300 + number,
                "at": 1_700_000_300 + number,
                "events": [event.seen_by(decision.seat) for event in events],
                "undone_to": None,
            }
            for number, events in enumerate(happened)
        ]
        kept[name] = {
            "players": state.players,
            "seat": decision.seat,
            "question": msgspec.to_builtins(
                wire.Question(1, name, decision.rule, answers, about_of(state, decision), answers_of(state, decision))
            ),
            "view": state.view(decision.seat),
            "log": log,
            "options": state.options,
        }
        questions.setdefault(name, answers[:6])
    for state in rare():
        decision = state.decisions[0]
        questions[decision.name] = [GAME.text(action) for action in decision.actions]
    return {"questions": dict(sorted(questions.items())), "tables": kept}


def test_the_samples_of_the_page_are_what_the_server_sends() -> None:
    text = json.dumps(samples(), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("TAVOLATA_REWRITE") == "1":
        SAMPLES.write_text(text, encoding="utf-8")
    assert SAMPLES.read_text(encoding="utf-8") == text
