"""Components, the start of a game, and the first deal."""

from __future__ import annotations

from collections import Counter

import pytest

import tavolata
from games.indy.looking import hand, hand_sizes, show
from support import asked, offered, play, refused, rule, told
from tavolata.engine import ChanceError, SetupError
from tavolata.games.indy import cards
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy

indy = tavolata.game("indy")


def new(players: int, *chance: object) -> Indy:
    state = indy.new(players, chance=chance, events=True)
    assert isinstance(state, Indy)
    return state


@rule("IN-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_and_one_ends_with_all_the_feathers(players: int) -> None:
    state = indy.new(players, seed=players)
    while not state.over:
        decision = state.decisions[0]
        state.play(decision.seat, decision.actions[-1])
    assert sorted(state.ranking) == [1] + [2] * (players - 1)
    assert state.scores[state.ranking.index(1)] == 4 * players


@rule("IN-001")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_one_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        indy.new(players)
    assert refusal.value.key == "error-players"


@rule("IN-002", "IR-01")
def test_fifty_seven_cards_each_type_and_colour_from_one_to_six() -> None:
    names = Counter(cards.names(cards.full_deck()))
    expected = {f"{colour}{type_}{feathers}": 1 for colour in "RGB" for type_ in "CHO" for feathers in range(1, 7)}
    assert names == {**expected, "EAG": 3}
    assert sum(names.values()) == 57


@rule("IN-002", "IR-02")
def test_six_shamans_two_of_each_colour() -> None:
    assert offered(new(6, 0), "A") == [f"shaman S{number}" for number in range(1, 7)]
    assert Counter(cards.SHAMAN_COLOURS) == {0: 2, 1: 2, 2: 2}


@rule("IN-002", "IN-004", "IN-047")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_starts_with_four_tokens_and_the_plate_empty(players: int) -> None:
    state = new(players)
    assert state.tokens == [4] * players
    assert state.plate == 0


@rule("IN-003", "IR-03")
def test_shamans_are_chosen_clockwise_from_the_first_dealer_among_those_left() -> None:
    state = new(3, 1)
    assert told(state, "first-dealer") == [{"seat": 1}]
    assert asked(state) == {"B": "shaman"}
    play(state, "B shaman S3")
    assert asked(state) == {"C": "shaman"}
    assert refused(state, "C shaman S3") == ("error-shaman-taken", "IN-003")
    assert refused(state, "C pass") == ("error-choose-shaman", "IN-003")
    play(state, "C shaman S4; A shaman S1")  # S3 and S4 have the same colour
    assert state.shamans == [0, 2, 3]


@rule("IR-03")
def test_every_seat_can_be_drawn_as_first_dealer() -> None:
    dealers = [indy.new(4, seed=seed) for seed in range(40)]
    assert {state.decisions[0].seat for state in dealers} == {0, 1, 2, 3}
    with pytest.raises(ChanceError):
        new(4, 4)


@rule("IN-005", "IR-43")
def test_the_dealer_deals_four_cards_to_each_himself_first_and_each_hand_at_once() -> None:
    state = new(3, 1, "RC1 RC2 RC3 RC4 GC1 GC2 GC3 GC4 BC1 BC2 BC3 BC4 RO6")
    play(state, "B shaman S1; C shaman S2; A shaman S3")
    assert hand(state, "B") == "RC1 RC2 RC3 RC4"
    assert hand(state, "C") == "GC1 GC2 GC3 GC4"
    assert hand(state, "A") == "BC1 BC2 BC3 BC4"
    assert show(state.deck[-1:]) == "RO6"


@rule("IN-009", "IN-029")
def test_a_manche_is_dark_light_evocation_and_then_comes_the_next() -> None:
    state = position("shamans", players=2, turn="B")
    seen = [state.view(None)["phase"]]
    while state.manche < 2:
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
        if state.view(None)["phase"] != seen[-1]:
            seen.append(state.view(None)["phase"])
    assert seen == ["shamans", "dark", "light", "evocation", "dark"]
    assert hand_sizes(state) == [4, 4]
