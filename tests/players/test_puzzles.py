"""Positions with one clearly best answer, as a rulebook would show them. Whoever thinks ahead must find it, and not think it away."""

from __future__ import annotations

import pytest

from players.asking import lean
from support import SEATS, play
from tavolata.engine import Fast, State, first_of, second_of
from tavolata.games.indy.position import position as indy
from tavolata.games.talisman.position import hero
from tavolata.games.talisman.position import position as talisman
from tavolata.games.talismani.position import position as talismani
from tavolata.games.timeline.position import position as timeline
from tavolata.players import Observation

ROW = "SOL NEB TEM PIO NEV NUV"
WEAK = ["NEB5 NEB9 TEM1 TEM7", "PIO1 PIO3 NEV2 NUV7", "NEB1 NEB3 NEV8 NUV1"]


def answers(state: State, seat: str, level: str) -> set[str]:
    """What the level answers for the seat, whatever its luck."""
    bot = lean(level, state.game, playouts=60)
    observation = Observation(state, SEATS.index(seat))
    return {state.game.text(bot.choose(observation, Fast(seed))) for seed in range(2)}


LEVELS = pytest.mark.parametrize("level", ["medium", "strong"])
WITH_MASTER = pytest.mark.parametrize("level", ["medium", "strong", "master"])


@LEVELS
def test_indy_a_team_beats_a_standard_with_more_feathers(level: str) -> None:
    """Three characters of a colour are a team, whatever their feathers: nothing else earns a token (IN-026)."""
    state = indy("evocation", turn="A", hands=["RC1 RC2 RC3 RH6", "BC1 GO2 GO4 BH4"], table="GO1 GH1 BH1 BO1")
    assert answers(state, "A", level) == {"lay RC1 RC2 RC3"}


@LEVELS
def test_indy_the_eagle_fetches_the_third_character_before_it_is_too_late(level: str) -> None:
    state = indy("evocation", turn="A", hands=["RC5 RC6 GH1 EAG", "BC1 GO2 GO4 BH1"], table="RC4 GO3 BH2 BO1")
    assert answers(state, "A", level) == {"eagle RC4"}


@LEVELS
def test_indy_in_the_light_the_card_that_is_missing_is_taken(level: str) -> None:
    state = indy("light", turn="A", hands=["RC4 RC5 RH6 GO1", "BC1 GO2 GO4 BH1"], table="RC1 RO6 BH3")
    assert answers(state, "A", level) == {"swap GO1 RC1"}


@WITH_MASTER
def test_talismani_the_last_cards_are_not_laid_by_whoever_is_behind(level: str) -> None:
    """They would win the stake, end the game, and lose it (TdT-056)."""
    hands = ["SOL7 SOL8", *WEAK]
    state = talismani(ROW, hands=hands, stakes=["", "SOL1 SOL2"], stake="PIO5")
    assert "play SOL7 SOL8" not in answers(state, "A", level)


@WITH_MASTER
def test_talismani_what_can_be_forged_at_once_is_put_aside(level: str) -> None:
    """The weather suits: the sequence is a talisman this very turn (TdT-040)."""
    state = talismani(ROW, hands=["SOL4 SOL5 NUV4", "SOL9 SOL8 NEB1", "PIO1 NEV2 NEV5", "NUV8 NUV9"])
    play(state, "A play SOL4 SOL5; B play SOL8 SOL9; C play PIO1; D play NUV8")
    assert answers(state, "A", level) == {"aside"}


@LEVELS
def test_indy_the_eagle_and_the_exchange_together_make_a_team(level: str) -> None:
    """Two characters of the colour lie open. The eagle takes one now (IN-041), the exchange the other (IN-014)."""
    state = indy("light", turn="A", hands=["RC6 BC3 BO4 EAG", "GH1 GO2 BH1 GO4"], table="GC4 RC1 RC4")
    assert answers(state, "A", level) <= {"eagle RC4", "eagle RC1"}


def test_talisman_who_stands_before_the_crown_with_a_talisman_goes_on() -> None:
    state = talisman([hero("WARRIOR", "FIRE", objects="TALISMAN1", life=2), hero("PRIEST", "PLAINS2")])
    assert answers(state, "A", "medium") == {"go CROWN"}


def test_talisman_without_a_talisman_one_turns_back_before_the_trials() -> None:
    """With the last life, and the Crown closed to whoever has no Talisman."""
    state = talisman([hero("WARRIOR", "PERIL", life=1), hero("PRIEST", "PLAINS2")])
    assert answers(state, "A", "medium") == {"back PORTAL"}


@pytest.mark.parametrize("level", ["adult", "teacher"])
def test_timeline_of_two_cards_one_is_placed_where_centuries_leave_no_doubt(level: str) -> None:
    state = timeline("1000 1900", hands=["1500 1950", "1200"])
    decision = state.decisions[0]
    (text,) = answers(state, "A", level)
    action = state.game.parse(text)
    assert action in decision.actions
    window = 2 if state.deck.cards[first_of(action)].year > 1900 else 1
    assert second_of(action) == window
