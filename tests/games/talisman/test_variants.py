"""Evading unfriendly encounters, and that every option can be chosen at the table."""

from __future__ import annotations

import pytest

from games.talisman.looking import (
    GAME,
    area,
    at,
    has,
    landed,
    lies,
    offered,
    one,
    question,
    table,
    turn_of,
    verbs,
    view,
)
from support import play, rule, told
from tavolata.engine import Fast
from tavolata.games.talisman import OPTIONS

EVADE = {"unfriendly": "evade"}


@rule("T-258", "T-259", "R-87", "M02")
def test_the_black_knight_can_be_evaded_with_a_means_to_evade() -> None:
    state = landed(one("WIZARD", "KNIGHT", spells="INVISIBILITY"), options=EVADE)
    assert "evade" not in verbs(state)  # not yet invisible
    state = table(one("WIZARD", "PORTAL", spells="INVISIBILITY"), options=EVADE, dice=[1])
    play(state, "A cast INVISIBILITY; A roll; A go KNIGHT; A evade")
    assert (area(state)["life"], area(state)["gold"]) == (4, 1)


@rule("T-258", "R-87")
def test_not_without_the_variant() -> None:
    state = table(one("WIZARD", "PORTAL", spells="INVISIBILITY"), dice=[1])
    play(state, "A cast INVISIBILITY; A roll; A go KNIGHT")
    assert "evade" not in verbs(state)
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "WITCH"}, dice=[3])
    assert area(state)["counters"] == [1, 0]


@rule("T-259", "R-87", "FO02", "FO09", "ST08", "EV06", "EV11", "EV09", "EV04")
@pytest.mark.parametrize("card", ["HAG", "POLTERGEIST", "WITCH", "IMP", "RAIDERS", "MEPHISTO", "DEVIL"])
def test_unfriendly_cards_can_be_evaded(card: str) -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": card}, options=EVADE)
    assert offered(state, "A") == ["pass", f"evade {card}"]
    play(state, f"A evade {card}")
    assert (at(state), has(state), lies(state, "WOODS1"), turn_of(state)) == ("WOODS1", "", card, "B")
    assert (area(state)["life"], area(state)["gold"], area(state)["alignment"]) == (4, 1, "good")


@rule("R-87", "EV01", "EV04")
def test_angel_and_devil_only_where_they_harm() -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "ANGEL"}, options=EVADE)
    assert area(state)["life"] == 5  # welcome
    state = landed(one("ELF", "WOODS1", alignment="evil"), lying={"WOODS1": "ANGEL"}, options=EVADE)
    assert question(state) == "avoid"
    state = landed(one("ELF", "WOODS1", alignment="evil"), lying={"WOODS1": "DEVIL"}, options=EVADE)
    assert area(state)["life"] == 5


@rule("R-87", "T-258")
def test_they_may_be_met_all_the_same() -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "WITCH"}, options=EVADE, dice=[3])
    play(state, "A pass")
    assert area(state)["counters"] == [1, 0]
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "WITCH"}, options=EVADE, dice=[3])
    assert area(state)["counters"] == [1, 0]  # no means to evade here


@rule("T-259", "R-87")
@pytest.mark.parametrize(
    ("space", "dice"), [("TOWER", [1]), ("WEREWOLF", [1, 1]), ("PITS", [1]), ("DEATH", [6, 6, 1, 1])]
)
def test_nothing_in_the_inner_region_can_be_evaded(space: str, dice: list[int]) -> None:
    state = landed(one("WIZARD", space, spells="INVISIBILITY"), options=EVADE, dice=dice)
    if question(state) == "fight":
        play(state, "A cast INVISIBILITY")
    assert "evade" not in verbs(state)


@rule("R-87", "O13", "M07", "M10", "M13")
def test_the_enchantress_and_mere_dangers_cannot_be_evaded() -> None:
    for start, end, dice in (("RUNES1", "CHASM", [1, 1]), ("FIELDS3", "CITY", [1])):
        state = table(one("WIZARD", start, spells="INVISIBILITY"), options=EVADE, dice=dice)
        play(state, f"A cast INVISIBILITY; A roll; A go {end}")
        assert "evade" not in verbs(state)
        assert bool(told(state, "lost")) is (end == "CHASM")


@rule("T-264", "T-265", "T-267", "T-268", "T-258", "T-260", "T-270", "T-274", "T-275", "T-016")
@pytest.mark.parametrize(("name", "value"), [(option.name, value) for option in OPTIONS for value in option.values])
def test_every_option_can_be_chosen_and_played(name: str, value: str) -> None:
    options = {"sudden-death": "rounds-10", name: value}
    state = GAME.new(8 if value == "yes" and name == "crowd" else 3, 7, options)
    state.check_every_step()
    luck = Fast(1)
    for _ in range(400):
        if state.over:
            break
        decision = state.decisions[luck.below(len(state.decisions))]
        state.play(decision.seat, luck.choice(decision.actions))
    assert view(state)["round"] >= 1
