"""Every Enemy card: what it fights with, that it can be killed, and that it stays when it wins."""

from __future__ import annotations

import pytest

from games.talisman.looking import area, landed, lies, one, view
from support import play, rule

STRENGTH = {
    "APE": 3,
    "BEAR": 3,
    "LION": 3,
    "SERPENT": 4,
    "BOAR1": 1,
    "BOAR2": 1,
    "WOLF": 2,
    "DRAGON1": 7,
    "DRAGON2": 7,
    "DRAGON3": 7,
    "BANDIT1": 4,
    "BANDIT2": 4,
    "GIANT": 6,
    "GOBLIN1": 2,
    "GOBLIN2": 2,
    "HOBGOBLIN1": 3,
    "HOBGOBLIN2": 3,
    "OGRE1": 5,
    "OGRE2": 5,
}
CRAFT = {
    "DEMON": 10,
    "GHOST1": 4,
    "GHOST2": 4,
    "LEMURE1": 1,
    "LEMURE2": 1,
    "SHADOW1": 2,
    "SHADOW2": 2,
    "SPECTRE": 3,
    "WRAITH1": 5,
    "WRAITH2": 5,
}


@rule("EN01", "EN02", "EN03", "EN04", "EN05", "EN06", "EN07", "EN08", "EN09", "EN10", "EN11", "EN12", "T-065", "T-066")
@pytest.mark.parametrize("card", STRENGTH)
def test_each_enemy_of_strength(card: str) -> None:
    state = landed(one("TROLL", "FIELDS1", strength=6), lying={"FIELDS1": card}, dice=[6, 1])
    attack = view(state)["attack"]
    assert (attack["psychic"], attack["base"]) == (False, STRENGTH[card])
    play(state, "A fight")
    assert area(state)["trophies"] == [card]


@rule("EN13", "EN14", "EN15", "EN16", "EN17", "EN18", "T-067", "T-068")
@pytest.mark.parametrize("card", CRAFT)
def test_each_spirit(card: str) -> None:
    state = landed(one("WIZARD", "FIELDS1", craft=6), lying={"FIELDS1": card}, dice=[6, 1])
    attack = view(state)["attack"]
    assert (attack["psychic"], attack["base"]) == (True, CRAFT[card])
    play(state, "A fight")
    assert area(state)["trophies"] == [card]


@rule("T-069")
@pytest.mark.parametrize("card", [*STRENGTH, *CRAFT])
def test_each_stays_when_it_wins(card: str) -> None:
    state = landed(one("TROLL", "FIELDS1", toad=3, gold=0), lying={"FIELDS1": card}, dice=[1, 6])
    play(state, "A fight")
    assert (area(state)["life"], lies(state, "FIELDS1")) == (5, card)


@rule("EN14", "T-061")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "CITY"), (2, "VILLAGE"), (3, "GRAVEYARD"), (4, "CHAPEL"), (5, "CASTLE"), (6, "TEMPLE")]
)
def test_where_ghosts_go(die: int, space: str) -> None:
    state = landed(one("TROLL", "FIELDS1"), deck="GHOST1", dice=[die])
    assert lies(state, space) == "GHOST1"
    assert lies(state, "FIELDS1") == ""


@rule("EN08", "R-99")
def test_a_bandit_without_a_coin_is_fought() -> None:
    state = landed(one("TROLL", "FIELDS1", gold=0), lying={"FIELDS1": "BANDIT1"}, dice=[6, 1])
    play(state, "A fight")
    assert area(state)["trophies"] == ["BANDIT1"]
