"""The tables that the page's tests are drawn from are what the server sends: written anew with ``TAVOLATA_REWRITE=1``."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import msgspec

import tavolata
from tavolata.engine import Decision, Event, Fast, State
from tavolata.players import policy_of
from tavolata.server import wire
from tavolata.server.table.questions import about_of, answers_of

SAMPLES = Path(__file__).parents[3] / "web" / "src" / "games" / "isola" / "samples.json"
GAME = tavolata.game("isola")

#: Questions of which a table is kept, from which turn on, and with which options.
_QUESTIONS: dict[str, tuple[int, dict[str, str]]] = {
    "draw": (7, {}),
    "present": (7, {}),
    "discard": (3, {}),
    "attack": (7, {}),
    "defend": (4, {}),
    "abilities": (4, {}),
    "replies": (4, {}),
    "find": (2, {}),
    "buy": (0, {"start": "40"}),
}
#: What must be among the answers.
_VERBS = {"present": "settle", "abilities": "act", "replies": "play"}
_LOG = 12


def _story(name: str) -> tuple[State, Decision, list[list[Event]]]:
    """A game of bots up to a question with several answers, and what happened before it."""
    turn, options = _QUESTIONS[name]
    choose, luck = policy_of("policy", GAME), Fast(7)
    for seed in range(50):
        state, happened = GAME.new(2, seed, options, events=True), []
        while not state.over:
            happened.append(state.events or [])
            state.events = []
            decision = state.decisions[0]
            view: Any = state.view(None)
            verbs = [GAME.notation.verb(action).name for action in decision.actions]
            if (
                decision.name == name
                and view["turn"] >= turn
                and len(verbs) > 1
                and _VERBS.get(name, verbs[-1]) in verbs
            ):
                return state, decision, happened[-_LOG:]
            state.play(decision.seat, choose(state, decision, luck))
    raise AssertionError(name)


def _sample(name: str) -> dict[str, Any]:
    state, decision, happened = _story(name)
    answers = [GAME.text(action) for action in decision.actions]
    asked = wire.Question(1, name, decision.rule, answers, about_of(state, decision), answers_of(state, decision))
    log = [
        {
            "v": 100 + number,
            "at": 1_700_000_100 + number,
            "events": [event.seen_by(decision.seat) for event in events],
            "undone_to": None,
        }
        for number, events in enumerate(happened)
    ]
    return {
        "seat": decision.seat,
        "question": msgspec.to_builtins(asked),
        "view": state.view(decision.seat),
        "log": log,
        "options": state.options,
    }


def samples() -> dict[str, Any]:
    tables = {name: _sample(name) for name in _QUESTIONS}
    named = set(re.findall(r"[A-Z][A-Z0-9-]+", json.dumps(tables)))
    cards = [card for card in GAME.catalogue("it") if card["key"] in named]
    verbs = [
        {"name": verb.name, "kinds": [kind.name for kind in verb.kinds], "unordered_from": verb.unordered_from}
        for verb in GAME.notation.verbs
    ]
    return {"verbs": verbs, "cards": cards, "tables": tables}


def test_the_samples_of_the_page_are_what_the_server_sends() -> None:
    text = json.dumps(samples(), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("TAVOLATA_REWRITE") == "1":
        SAMPLES.write_text(text, encoding="utf-8")
    assert SAMPLES.read_text(encoding="utf-8") == text
