"""Every move that is not possible is refused with a reason of its own, which names the rule, and changes nothing."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from support import play, rule
from tavolata.engine import IllegalAction, SeatDeck, State, verb_of
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.isola import GAME
from tavolata.games.isola.position import position

GENERIC = "error-not-offered"
#: So many moves of each verb are tried at a table.
TRIED = 3


@cache
def moves() -> dict[int, list[int]]:
    """Everything that can be written down, by verb."""
    found: dict[int, list[int]] = defaultdict(list)
    for action in GAME.notation.every_action():
        found[verb_of(action)].append(action)
    return found


def refusal_of(state: State, action: int) -> IllegalAction:
    decision = state.decisions[0]
    with pytest.raises(IllegalAction) as refused:
        state.play(decision.seat, action)
    return refused.value


def refused(state: State, text: str) -> tuple[str, str]:
    error = refusal_of(state, GAME.parse(text))
    return error.key, error.rule


def in_hand(state: State, lots: random.Random) -> list[int]:
    """Plays of cards that the seat does hold: those are refused for other reasons than that they are missing."""
    view = state.view(state.decisions[0].seat)
    hand = view["hand"]
    assert isinstance(hand, list)
    return [GAME.parse(f"{lots.choice(['play', 'discard', 'take'])} {key}") for key in hand]


@pytest.mark.parametrize("options", [{}, {"game": "advanced"}, {"start": "40"}])
def test_no_move_is_refused_without_saying_why(options: dict[str, str]) -> None:
    lots = random.Random(5)
    words = {language: Words(language, "isola") for language in LANGUAGES}
    reasons: set[str] = set()
    questions: set[str] = set()
    for seed in range(3):
        state = GAME.new(2, seed, options)
        for count in range(240):
            if state.over:
                break
            decision = state.decisions[0]
            if count % 6 == 0:
                before, offered = state.dump(), set(decision.actions)
                tried = [move for found in moves().values() for move in lots.sample(found, min(TRIED, len(found)))]
                for action in [*tried, *in_hand(state, lots)]:
                    if action in offered:
                        continue
                    error = refusal_of(state, action)
                    assert error.key != GENERIC, f"{decision.name}: {GAME.text(action)}"
                    assert all(said.has(error.key) for said in words.values()), error.key
                    number = error.rule.lower()
                    assert words["en"].has(f"rule-{number}") or words["en"].has(f"ruling-{number}"), error.rule
                    reasons.add(error.key)
                questions.add(decision.name)
                assert state.dump() == before
            eager = [action for action in decision.actions if action] or decision.actions
            state.play(decision.seat, lots.choice(eager if lots.random() < 0.75 else decision.actions))
    assert {"draw", "present", "attack"} <= questions and len(reasons) > 25


COMBAT: dict[str, Any] = {
    "forces": ["KENSHIRO TOKI MERCENARI", "RAOUL"],
    "places": ["", "OASI DESERTO-DI-VETRO"],
    "phase": "combat",
}


@rule("ID-137", "RU-92")
def test_while_groups_are_built_each_step_says_what_is_missing() -> None:
    state = position(**COMBAT)
    assert refused(state, "done") == ("error-nothing-built", "ID-137")
    assert refused(state, "next") == ("error-nothing-built", "ID-137")
    assert refused(state, "back") == ("error-no-step-back", "RU-92")
    play(state, "A add KENSHIRO")
    assert refused(state, "pass") == ("error-building", "RU-92")
    play(state, "A next")
    assert refused(state, "done") == ("error-empty-group", "ID-137")
    play(state, "A add TOKI")
    assert refused(state, "next") == ("error-nothing-to-attack", "RU-24")
    play(state, "A done")
    assert refused(state, "done") == ("error-nothing-built", "ID-140")
    play(state, "B next")
    assert refused(state, "pass") == ("error-building", "RU-92")
    assert refused(state, "next") == ("error-no-more-attacked", "ID-140")


@rule("RU-102")
def test_a_truce_is_named_where_it_ends_the_attack() -> None:
    state = position(
        forces=["KENSHIRO TOKI", "RAOUL"], places=["", "OASI DESERTO-DI-VETRO"], events=["", "TREGUA"], phase="combat"
    )
    play(state, "A add KENSHIRO")
    assert refused(state, "next") == ("error-covered", "RU-102")
    assert refused(state, "add MERCENARI.A1") == ("error-not-yours", "ID-141")


@rule("ID-146")
def test_with_nobody_left_there_is_no_further_group() -> None:
    state = position(forces=["KENSHIRO", "RAOUL"], places=["", "OASI DESERTO-DI-VETRO"], phase="combat")
    play(state, "A add KENSHIRO")
    assert refused(state, "next") == ("error-nobody-left", "ID-146")


@rule("ID-138")
def test_a_direct_attack_begins_with_its_target() -> None:
    state = position(forces=["KENSHIRO", "RAOUL MERCENARI"], phase="combat")
    assert refused(state, "add KENSHIRO") == ("error-target-first", "ID-138")
    play(state, "A target RAOUL")
    assert refused(state, "target MERCENARI.B1") == ("error-group-open", "ID-136")


@rule("ID-045", "ID-053", "ID-060", "ID-065", "ID-076", "ID-084", "ID-090", "ID-104", "ID-107", "RU-18")
def test_a_card_out_of_its_time_says_when_it_is_played() -> None:
    cards = {
        "TOKI": "ID-045",
        "SPIA": "ID-053",
        "MERCENARI": "ID-060",
        "OASI": "ID-063",
        "DESERTO-DI-VETRO": "ID-065",
        "RAFFICA-DEL-NORD": "ID-076",
        "CALMA": "ID-084",
        "ARMI-DA-TAGLIO": "ID-090",
        "RAZZIA": "ID-104",
        "RIVOLTA": "ID-107",
    }
    attack = position(**COMBAT, hands=[" ".join([*cards, "FUMO-NEGLI-OCCHI"])])
    for card, number in cards.items():
        assert refused(attack, f"play {card}") == ("error-not-now", number)
    assert refused(attack, "play FUMO-NEGLI-OCCHI") == ("error-in-a-window", "RU-18")
    assert refused(attack, "play YUDA") == ("error-not-in-hand", "ID-126")
    reply = position(hands=["KENSHIRO", "TOKI ATTACCO-GENERALE"])
    play(reply, "A play KENSHIRO")
    assert refused(reply, "play TOKI") == ("error-not-now", "ID-045")


@rule("ID-123", "ID-131")
def test_draws_and_discards_name_their_phase() -> None:
    state = position(phase="draw", hands=["KENSHIRO"])
    assert refused(state, "draw 4") == ("error-draw", "ID-123")
    assert refused(state, "play KENSHIRO") == ("error-not-now", "ID-045")
    assert refused(state, "discard KENSHIRO") == ("error-when-discard", "ID-131")
    full = position(hands=[" ".join(["OASI"] * 5 + ["KENSHIRO"] * 3)])
    play(full, "A pass")
    assert refused(full, "discard TOKI") == ("error-not-in-hand", "ID-131")
    assert refused(full, "pass") == ("error-must-discard", "ID-131")
    assert refused(full, "draw 1") == ("error-when-draw", "ID-123")


@rule("ID-004", "ID-229")
def test_what_a_card_lets_one_take_and_the_fights_that_are_left_are_named() -> None:
    state = position(hands=["ESPLORATORI"])
    play(state, "A play ESPLORATORI")
    assert refused(state, "take KENSHIRO") == ("error-find", "RU-85")
    assert refused(state, "fight 0") == ("error-when-fight", "ID-229")


@rule("ID-045", "ID-104", "ID-107")
def test_whoever_presents_already_is_told_to_answer_first() -> None:
    """And not that cards are played in a presentation."""
    state = position(hands=["SCRIBA-DI-CORTE KENSHIRO OASI MERCENARI RAZZIA RIVOLTA"])
    play(state, "A play SCRIBA-DI-CORTE")
    for move, number in (
        ("play KENSHIRO", "ID-045"),
        ("settle OASI MERCENARI", "ID-063"),
        ("play RAZZIA", "ID-104"),
        ("play RIVOLTA", "ID-107"),
    ):
        assert refused(state, move) == ("error-question-first", number)


@rule("ID-131")
def test_after_the_presentation_cards_are_discarded_and_no_longer_played() -> None:
    state = position(hands=["RAOUL KENSHIRO TOKI REY YUDA SHOKI BOLTS CALMA"], forces=["RYUGA"])
    play(state, "A pass")
    for move in ("play KENSHIRO", "assign CALMA RYUGA"):
        assert refused(state, move) == ("error-presentation-over", "ID-131")


@rule("ID-227", "RU-69")
def test_in_the_advanced_game_one_plays_when_the_other_has_presented() -> None:
    state = position(hands=["KENSHIRO RIVOLTA", "TOKI CALMA RIVOLTA"], options={"game": "advanced"})
    play(state, "A play KENSHIRO")
    for move in ("play TOKI", "play CALMA"):
        assert refused(state, move) == ("error-not-in-answer", "ID-227")


@rule("ID-237", "ID-238", "ID-241")
def test_what_cannot_be_bought_names_the_rule_of_its_type() -> None:
    cards = ["KENSHIRO"] * 5 + ["FURIA", "FINTA", "RAZZIA", "IMBOSCATA"]
    state = GAME.new(2, options={"start": "40"}, chance=[0], decks=[SeatDeck(cards), SeatDeck(cards)])
    play(state, "A play KENSHIRO")
    for move, number in (
        ("assign FINTA KENSHIRO", "ID-237"),
        ("assign FURIA KENSHIRO", "ID-238"),
        ("play RAZZIA", "ID-241"),
        ("play IMBOSCATA", "ID-241"),
    ):
        assert refused(state, move) == ("error-not-for-sale", number)
