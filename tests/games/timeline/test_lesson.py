"""What the coach of Timeline's first game says about the table is so."""

from __future__ import annotations

import tavolata
from tavolata.engine.rehearsal import Rehearsal
from tavolata.games.timeline.deck import our_deck


def test_the_dates_that_the_coach_names_are_those_of_the_cards() -> None:
    years = {card.id: card.year for card in our_deck().cards}
    assert (years["columbus-america"], years["titanic-sinks"]) == (1492, 1912)
    assert (years["nutella"], years["moon-landing"]) == (1964, 1969)


def test_the_bot_misses_one_card_and_the_learner_wins() -> None:
    scenes = Rehearsal(tavolata.game("timeline").lessons()["first"]).scenes
    last = scenes[-1].state
    assert last.over
    assert last.ranking == [1, 2]
    assert last.scores == [0, -1]
