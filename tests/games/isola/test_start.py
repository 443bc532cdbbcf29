"""A different start: cards that lie on the table already, bought in secret for so many points each (ID-232 to ID-242)."""

from __future__ import annotations

import pytest

from support import asked, offered, play, rule
from tavolata.engine import IllegalAction, SeatDeck, SetupError
from tavolata.engine.words import explain
from tavolata.games.isola import GAME
from tavolata.games.isola.box.cards import KEYS, number_of
from tavolata.games.isola.box.things import THING_NAMES
from tavolata.games.isola.rules.state import Isola

FILLING = "2 MARE-SECCO 5 DESERTO-DI-VETRO 5 CAROVANA-ARMATA"
FIRST = f"5 KENSHIRO 2 BANDA-DI-CUORI 2 VILLAGGIO-DEL-POZZO 2 ARMI-DA-TAGLIO 2 ATTACCO-GENERALE 1 CAPO-DEI-RIBELLI {FILLING}"
SECOND = f"5 KENSHIRO 2 RIVOLTA 2 RAOUL 2 STAFFETTA-DEL-DESERTO 1 CAPO-DEI-RIBELLI 1 RAFFICA-DEL-NORD {FILLING}"


def deck(text: str) -> SeatDeck:
    words = text.split()
    return SeatDeck([key for count, key in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))])


def shop(budget: str = "40", first: str = FIRST, second: str = SECOND) -> Isola:
    """Seat A begins (loaded)."""
    state = GAME.new(2, options={"start": budget}, chance=[0], decks=[deck(first), deck(second)], events=True)
    assert isinstance(state, Isola)
    state.check_every_step()
    return state


def on_table(state: Isola, seat: int) -> dict[str, int]:
    return {KEYS[force.card]: force.lives for force in state.forces_of(seat)}


@rule("ID-232", "ID-233", "ID-235", "ID-236", "ID-239", "ID-242", "RU-70", "RU-71", "DS-39")
def test_cards_are_bought_from_the_own_deck_up_to_the_budget() -> None:
    state = shop()
    assert asked(state) == {"A": "buy"}
    play(state, "A play KENSHIRO; A play KENSHIRO; A settle VILLAGGIO-DEL-POZZO BANDA-DI-CUORI")
    play(state, "A assign ARMI-DA-TAGLIO BANDA-DI-CUORI.A1")
    decision = state.decisions[0]
    assert (decision.about(state).price, decision.about(state).count) == (34, 6)
    with pytest.raises(IllegalAction, match=r"ID-232"):
        play(state, "A play KENSHIRO")
    with pytest.raises(IllegalAction, match=r"ID-241"):
        play(state, "A play ATTACCO-GENERALE")
    with pytest.raises(IllegalAction, match=r"ID-057"):
        play(state, "A play BANDA-DI-CUORI")
    play(state, "A done; B pass")
    assert on_table(state, 0) == {"KENSHIRO": 2, "BANDA-DI-CUORI": 1}
    assert [KEYS[site.card] for site in state.territories[0]] == ["VILLAGGIO-DEL-POZZO"]
    assert [len(state.hands[seat]) for seat in range(2)] == [7, 7]
    assert not any(force.engaged for force in state.forces.values())


@rule("RU-70", "RU-92")
def test_what_is_bought_is_secret_until_both_have_bought_and_can_be_taken_back() -> None:
    state = shop()
    play(state, "A play KENSHIRO; A back")
    assert "back" not in offered(state, "A")
    play(state, "A play KENSHIRO; A done")
    assert asked(state) == {"B": "buy"}
    assert "bought" not in state.view(1)
    assert state.view(0)["bought"] == ["play KENSHIRO"]
    assert not state.forces
    play(state, "B play RAOUL; B done")
    assert on_table(state, 0) == {"KENSHIRO": 1}
    assert on_table(state, 1) == {"RAOUL": 1}


@rule("RU-72")
def test_of_the_same_master_each_copy_of_the_second_player_strikes_one_life() -> None:
    state = shop()
    play(state, "A play KENSHIRO; A done; B play KENSHIRO; B play KENSHIRO; B done")
    assert on_table(state, 0) == {}
    assert on_table(state, 1) == {"KENSHIRO": 1}
    assert state.pasts == [[number_of("KENSHIRO")], [number_of("KENSHIRO")]]
    assert state.points == [0, 0]


@rule("RU-63", "RU-72", "ID-098")
@pytest.mark.parametrize("goes", ["KENSHIRO", "SUCCESSORE-HOKUTO"])
def test_whose_master_is_struck_chooses_between_a_life_and_the_successor(goes: str) -> None:
    cards = "5 KENSHIRO 2 SUCCESSORE-HOKUTO 5 MARE-SECCO"
    state = shop("60", cards, cards)
    bought = "A play KENSHIRO; A play KENSHIRO; A assign SUCCESSORE-HOKUTO KENSHIRO; A done"
    play(state, f"{bought}; B play KENSHIRO; B done")
    assert offered(state, "A") == ["lose KENSHIRO", "lose SUCCESSORE-HOKUTO"]
    play(state, f"A lose {goes}")
    (stack,) = state.forces_of(0)
    assert (stack.lives, stack.successors()) == ((1, 1) if goes == "KENSHIRO" else (2, 0))
    assert state.pasts == [[number_of(goes)], [number_of("KENSHIRO")]]
    assert state.points == [0, 0] and asked(state) == {"A": "draw"}


@rule("RU-63", "RU-72")
def test_nothing_is_to_be_chosen_where_all_lives_are_struck() -> None:
    cards = "5 KENSHIRO 2 SUCCESSORE-HOKUTO 5 MARE-SECCO"
    state = shop("60", cards, cards)
    play(state, "A play KENSHIRO; A assign SUCCESSORE-HOKUTO KENSHIRO; A done")
    play(state, "B play KENSHIRO; B play KENSHIRO; B play KENSHIRO; B done")
    assert (on_table(state, 0), on_table(state, 1)) == ({}, {"KENSHIRO": 1})
    assert asked(state) == {"A": "draw"}


@rule("RU-91", "ID-190")
def test_of_equal_unique_cards_the_second_goes_back_into_its_deck() -> None:
    state = shop()
    play(state, "A play CAPO-DEI-RIBELLI; A done; B play CAPO-DEI-RIBELLI; B done")
    assert on_table(state, 0) == {"CAPO-DEI-RIBELLI": 1}
    assert on_table(state, 1) == {}
    assert number_of("CAPO-DEI-RIBELLI") in state.hands[1] + state.futures[1]


@rule("RU-91", "ID-034")
def test_nothing_is_bought_onto_the_opponents_cards() -> None:
    state = shop()
    play(state, "A play KENSHIRO; A done")
    assert not [text for text in offered(state, "B") if text.startswith(("assign", "attach"))]


@rule("RU-73", "ID-241")
def test_a_bought_turn_event_lasts_for_the_first_turn() -> None:
    state = shop()
    play(state, "A pass; B play RIVOLTA; B done")
    assert [THING_NAMES[thing] for thing in state.destiny] == ["RIVOLTA.B1"]
    while state.turn == 1:
        decision = state.decisions[0]
        state.play(decision.seat, decision.actions[0])
    assert not state.destiny
    assert number_of("RIVOLTA") in state.pasts[1]


@rule("RU-103")
def test_a_bought_card_was_not_played() -> None:
    state = shop()
    play(state, "A pass; B play STAFFETTA-DEL-DESERTO; B done")
    assert on_table(state, 1) == {"STAFFETTA-DEL-DESERTO": 1}
    assert len(state.hands[1]) == 7


@rule("ID-232")
def test_another_budget_may_be_agreed_on() -> None:
    state = shop("30")
    play(state, "A play KENSHIRO; A play KENSHIRO; A play KENSHIRO")
    assert offered(state, "A")[-2:] == ["back", "done"]
    assert "play KENSHIRO" not in offered(state, "A")


@rule("ID-232", "ID-233")
def test_the_budget_may_be_spent_to_the_last_point() -> None:
    state = shop()
    play(state, "A play KENSHIRO; A play KENSHIRO; A play KENSHIRO; A play KENSHIRO")
    assert offered(state, "A") == ["back", "done"]
    play(state, "A done; B pass")
    assert on_table(state, 0) == {"KENSHIRO": 4}


@rule("ID-097", "ID-237", "ID-238", "ID-240", "ID-241", "ID-242")
def test_what_a_bought_master_may_bear_and_what_it_costs() -> None:
    cards = "5 KENSHIRO 1 SUCCESSORE-HOKUTO 1 GUARDIA-BASSA 1 CALMA 1 COMPASSIONE 1 RIVOLTA 5 MARE-SECCO"
    state = shop(first=cards)
    assert not [text for text in offered(state, "A") if text.startswith("assign")]  # nobody is there to bear them yet
    spent = []
    for move in (
        "play KENSHIRO",
        "assign SUCCESSORE-HOKUTO KENSHIRO",
        "assign GUARDIA-BASSA KENSHIRO",
        "assign CALMA KENSHIRO",
        "play RIVOLTA",
    ):
        play(state, f"A {move}")
        spent.append(state.decisions[0].about(state).price)
    assert spent == [10, 18, 22, 25, 31]
    with pytest.raises(IllegalAction, match=r"ID-081"):
        play(state, "A assign COMPASSIONE KENSHIRO")  # a second permanent spirit
    play(state, "A done; B pass")
    assert state.forces_of(0)[0].all_lives() == 2


@rule("ID-119", "ID-236")
def test_bought_places_score_in_the_first_order_phase() -> None:
    state = shop()
    play(state, "A settle VILLAGGIO-DEL-POZZO BANDA-DI-CUORI; A done; B play MARE-SECCO; B done")
    assert asked(state) == {"A": "draw"}
    assert state.points == [2, 0]


@rule("RU-72", "RU-91", "ID-097")
def test_what_has_lost_its_master_stays_in_the_deck() -> None:
    """The second player's master strikes the first one's, and does not lie there himself."""
    cards = "5 KENSHIRO 2 SUCCESSORE-HOKUTO 5 MARE-SECCO"
    state = shop(first=cards, second=cards)
    play(state, "A play KENSHIRO; A done; B play KENSHIRO; B assign SUCCESSORE-HOKUTO KENSHIRO; B done")
    assert (on_table(state, 0), on_table(state, 1)) == ({}, {})
    assert state.pasts == [[number_of("KENSHIRO")], [number_of("KENSHIRO")]]
    assert len(state.hands[1]) + len(state.futures[1]) == 11


def test_a_third_player_is_told_that_two_play() -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(3)
    assert explain(refused.value, "en") == "This game is for 2 players; 3 will not do."
    assert explain(refused.value, "it") == "A questo gioco si gioca in 2: 3 non va bene."
