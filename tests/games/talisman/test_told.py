"""What everybody is told, what a question is about, and how an end is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import tavolata
from fluent_files import parsed
from games.talisman.looking import GAME, asked, landed, one, question, spaces, table, turn_of, view
from support import SEATS, play, rule, told
from tavolata.engine import State
from tavolata.games.talisman.rules.state import Talisman


def rules(state: State, kind: str) -> list[str]:
    """The rules by which events of a kind happened."""
    return [event.rule for event in state.events or [] if event.kind == kind]


def about(state: State, seat: str = "A") -> dict[str, Any]:
    """What the open question of a seat is about."""
    found = view(state, seat)["about"]
    assert isinstance(found, dict)
    return found


# Gold and things


@rule("T-092", "T-131")
def test_gold_that_lies_on_a_space_is_picked_up_before_everybodys_eyes() -> None:
    state = landed(one("ELF", "OASIS"), coins={"OASIS": 3}, deck="BAG1 BAG2")
    assert told(state, "picked-gold") == [{"seat": 0, "count": 3, "space": "OASIS"}]
    assert [taken["card"] for taken in told(state, "took")] == ["BAG1", "BAG2"]
    assert told(landed(one("ELF", "OASIS"), deck="BAG1 BAG2"), "picked-gold") == []


@rule("T-120", "T-121", "CH11")
def test_it_is_told_from_whom_something_was_taken() -> None:
    heroes = one("THIEF", "FIELDS1"), one("TROLL", "FIELDS1", objects="SWORD1", gold=2)
    state = landed(*heroes)
    play(state, "A meet P2; A steal P2; A take SWORD1")
    assert told(state, "took-from") == [{"seat": 0, "card": "SWORD1", "other": 1}]
    state = landed(*heroes)
    play(state, "A meet P2; A steal P2; A coins")
    assert told(state, "took-gold") == [{"seat": 0, "count": 1, "other": 1}]


@rule("T-088", "T-121")
def test_it_is_told_what_the_winner_takes_from_the_killed() -> None:
    loser = one("ELF", "FIELDS1", life=1, gold=3, objects="SWORD1")
    state = landed(one("TROLL", "FIELDS1"), loser, dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert about(state) == {"question": "loot", "seat": 1}
    play(state, "A coins; A take SWORD1")
    assert told(state, "took-gold") == [{"seat": 0, "count": 3, "other": 1}]
    assert told(state, "took-from") == [{"seat": 0, "card": "SWORD1", "other": 1}]


@rule("R-72")
def test_a_toad_leaves_its_gold_before_everybodys_eyes() -> None:
    state = landed(one("ELF", "FIELDS1", gold=2), lying={"FIELDS1": "WITCH"}, dice=[1])
    assert told(state, "dropped-gold") == [{"seat": 0, "count": 2, "space": "FIELDS1"}]


@rule("FO02", "R-80")
def test_the_hag_drives_the_others_away_before_everybodys_eyes() -> None:
    state = landed(one("ELF", "FIELDS1", followers="MULE1"), lying={"FIELDS1": "HAG"})
    assert [event["card"] for event in told(state, "parted")] == ["MULE1"]


@rule("R-79", "FO06")
def test_the_mercenary_is_paid_before_everybodys_eyes() -> None:
    state = landed(one("ELF", "FIELDS1", followers="MERCENARY"), lying={"FIELDS1": "OGRE1"})
    play(state, "A use MERCENARY")
    assert told(state, "hired") == [{"seat": 0, "card": "MERCENARY"}]


@rule("MO07")
def test_a_potion_is_drunk_not_discarded() -> None:
    state = landed(one("ELF", "FIELDS1", objects="POTION"), lying={"FIELDS1": "OGRE1"})
    play(state, "A use POTION")
    assert told(state, "drank") == [{"seat": 0, "card": "POTION"}]
    assert told(state, "discarded") == []


@rule("T-154", "T-155")
def test_it_is_told_which_trophies_are_exchanged() -> None:
    state = table(one("TROLL", "FIELDS1", trophies="BEAR OGRE1"), begin="end")
    play(state, "A trade strength")
    assert told(state, "handed-in") == [{"seat": 0, "cards": ["BEAR", "OGRE1"]}]


# What lasts


@rule("SP08", "R-74")
def test_a_hex_strikes_and_ends_before_everybodys_eyes() -> None:
    lying = {"RUNES1": "HEX"}
    state = landed(one("ELF", "RUNES1"), one("TROLL", "OASIS"), lying=lying, hexer="B", deck="BAG1")
    assert told(state, "hexed") == [{"seat": 0, "space": "RUNES1"}]
    assert rules(state, "hexed") == ["SP08"]
    amulet = one("ELF", "RUNES1", objects="AMULET")
    assert told(landed(amulet, one("TROLL"), lying=lying, hexer="B", deck="BAG1"), "hexed") == []
    state = table(
        one("ELF", missed=9), one("TROLL", missed=9), one("MONK", "VILLAGE"), turn="C", lying=lying, hexer="B"
    )
    while not told(state, "hex-over"):
        decision = state.decisions[0]
        play(state, f"C {state.game.text(decision.actions[0])}")
    assert told(state, "hex-over") == [{"space": "RUNES1"}]
    assert view(state)["hex"] == 0


@rule("EV02", "R-74")
def test_a_blizzard_begins_and_ends_before_everybodys_eyes() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", missed=9), deck="BLIZZARD BAG1 BAG2 BAG3 BAG4")
    assert told(state, "blizzard") == [{"seat": 0, "count": 2}]
    play(state, "A go VILLAGE; A choose none")
    assert told(state, "blizzard-over") == []
    play(state, "A go FIELDS1")
    assert told(state, "blizzard-over") == [{}]


@rule("SP04", "R-97")
def test_destroy_magic_ends_before_everybodys_eyes() -> None:
    state = table(one("ELF", "CASTLE"), one("TROLL"), magic_off="A")
    assert told(state, "magic-back") == [{"seat": 0}]
    assert rules(state, "magic-back") == ["SP04"]


@rule("SP09")
def test_who_is_held_is_told_of() -> None:
    state = table(one("ELF"), one("WIZARD", spells="IMMOBILITY1"), one("TROLL"))
    play(state, "B cast-on IMMOBILITY1 P1")
    assert told(state, "held") == [{"seat": 0}]


# Spaces


@rule("M13", "R-48")
@pytest.mark.parametrize(("die", "kind"), [(3, "still-enslaved"), (4, "freed")])
def test_slavery_in_the_temple_is_told_of(die: int, kind: str) -> None:
    state = landed(one("ELF", "TEMPLE"), one("TROLL", missed=1), dice=[1, 4, die])
    assert told(state, "enslaved") == [{"seat": 0}]
    assert rules(state, "enslaved") == ["M13"]
    play(state, "A roll")
    play(state, "A stay" if die == 3 else f"A go {spaces(state, 'go').split()[0]}")
    assert told(state, kind) == [{"seat": 0}]
    assert told(state, "freed" if die == 3 else "still-enslaved") == []


@rule("O19", "R-49")
@pytest.mark.parametrize(("die", "offer"), [(5, "outer"), (6, "ferry")])
def test_an_offer_in_the_tavern_is_told_of(die: int, offer: str) -> None:
    state = landed(one("ELF", "TAVERN"), dice=[die])
    assert told(state, "offered") == [{"seat": 0, "offer": offer}]
    assert rules(state, "offered") == ["O19"]


@rule("M02", "R-87")
def test_who_evades_the_black_knight_is_told_of() -> None:
    hero = one("WIZARD", "KNIGHT", spells="INVISIBILITY")
    state = table(hero, begin="landed", options={"unfriendly": "evade"})
    if question(state) == "encounter":
        play(state, "A cast INVISIBILITY; A look")
    else:
        play(state, "A cast INVISIBILITY")
    play(state, "A evade")
    assert told(state, "evaded-knight") == [{"seat": 0}]


@rule("R-46", "CH12")
def test_a_troll_that_regenerates_is_told_of_even_if_nothing_is_healed() -> None:
    state = table(one("TROLL", "FIELDS1"), dice=[6])
    play(state, "A roll; A regenerate")
    assert told(state, "regenerated") == [{"seat": 0}]


@rule("CH10")
def test_who_resists_a_beguiler_is_told_of() -> None:
    state = landed(one("SORCERESS", "FIELDS1"), one("TROLL", "FIELDS1"), dice=[1])
    play(state, "A meet P2; A beguile P2")
    assert told(state, "not-beguiled") == [{"seat": 0, "other": 1}]


@rule("CH06", "R-38")
def test_an_animal_that_is_not_charmed_is_told_of() -> None:
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "BEAR"}, dice=[3])
    play(state, "A charm BEAR")
    assert told(state, "not-charmed") == [{"seat": 0, "card": "BEAR"}]


# The Inner Region and the Crown


@rule("O01", "EV07")
def test_nothing_is_told_only_where_nothing_came_of_it() -> None:
    for die, count in ((1, 0), (2, 1), (5, 0), (6, 0)):
        state = landed(one("ELF", "VILLAGE"), dice=[die])
        play(state, "A choose mystic")
        assert told(state, "nothing") == [{"seat": 0, "for": "VILLAGE"}] * count
    state = landed(one("ELF", "FIELDS1"), one("WIZARD", "CITY", spells="HEX"), one("TROLL"), deck="VORTEX")
    assert [gone["card"] for gone in told(state, "discarded-spell")] == ["HEX"]
    assert told(state, "nothing") == []  # who had no Spells is not worth a word


@rule("M13")
def test_losing_a_follower_that_one_does_not_have_is_nothing() -> None:
    assert told(landed(one("ELF", "TEMPLE"), dice=[2, 2]), "nothing") == [{"seat": 0, "for": "TEMPLE"}]


@rule("SP02", "FO01", "O13")
def test_it_is_told_who_turns_things_into_gold() -> None:
    spell = table(one("WIZARD", objects="RING", spells="ALCHEMY"))
    play(spell, "A cast ALCHEMY; A give RING")
    follower = table(one("ELF", objects="RING", followers="ALCHEMIST"))
    play(follower, "A use ALCHEMIST; A give RING")
    city = landed(one("ELF", "CITY", objects="RING"))
    play(city, "A choose alchemist; A give RING")
    for state, source in ((spell, "SP02"), (follower, "FO01"), (city, "O13")):
        assert rules(state, "discarded") == rules(state, "gained") == [source]


@rule("I07", "R-63")
def test_deaths_dice_lie_open_before_one_decides_on_fate() -> None:
    state = landed(one("TROLL", "DEATH", fate=1), dice=[2, 3, 1, 1, 6])
    assert told(state, "death-rolled") == [{"seat": 0, "dice": [2, 3]}]
    assert about(state) == {"question": "fate", "for": "DEATH", "death": [2, 3]}
    play(state, "A fate 1")
    assert told(state, "diced") == [{"seat": 0, "mine": 7, "death": 5}]
    assert told(state, "outdiced-death") == [{"seat": 0}]
    assert rules(state, "outdiced-death") == ["I07"]


@rule("I03", "T-225")
def test_it_is_told_how_many_lives_the_vampire_wants() -> None:
    state = landed(one("TROLL", "TOWER", followers="MULE1"), dice=[4])
    assert told(state, "bitten") == [{"seat": 0, "count": 2}]
    assert about(state) == {"question": "vampire", "count": 2}


@rule("I04", "T-238")
def test_it_is_told_how_many_fiends_come() -> None:
    state = landed(one("TROLL", "PITS"), dice=[3])
    assert told(state, "fiends") == [{"seat": 0, "count": 3}]


@rule("I02", "T-231")
def test_who_stays_in_the_mines_may_go_on() -> None:
    state = landed(one("TROLL", "MINES", craft=5), dice=[1, 1, 1])
    assert told(state, "cleared") == [{"seat": 0, "space": "MINES"}]


@rule("T-247")
def test_a_command_spell_without_effect_is_told_of() -> None:
    state = landed(one("TROLL", "CROWN"), dice=[3])
    assert told(state, "command-failed") == [{"seat": 0}]
    assert rules(state, "command-failed") == ["T-247"]
    assert told(landed(one("TROLL", "CROWN"), one("ELF"), dice=[4]), "command-failed") == []


@rule("R-27", "T-246")
def test_a_command_spell_that_is_cancelled_is_told_of() -> None:
    state = landed(one("TROLL", "CROWN"), one("WIZARD", spells="COUNTERSPELL1"))
    assert about(state, "B") == {"question": "counter", "card": "COMMAND", "seat": 0}
    play(state, "B cast COUNTERSPELL1")
    assert told(state, "command-countered") == [{"seat": 0}]


# The end


def end_of(state: Talisman) -> tuple[str, str]:
    """How the game ended by its last event and by what everybody sees."""
    return str(told(state, "won")[0]["how"]), str(view(state)["ended"])


@rule("T-001", "T-248")
def test_the_last_one_left_wins_by_the_command_spell() -> None:
    state = landed(one("TROLL", "CROWN"), one("ELF", life=1), dice=[6])
    assert end_of(state) == ("command", "command")


@rule("T-001")
def test_the_last_one_left_wins_wherever_it_is() -> None:
    state = landed(one("ELF", "GRAVEYARD", life=1), one("TROLL", "FIELDS1"), crown_reached=True)
    assert end_of(state) == ("last", "last")


@rule("T-274")
def test_the_first_at_the_crown_wins_by_sudden_death() -> None:
    state = landed(one("TROLL", "CROWN"), one("ELF"), options={"sudden-death": "crown"})
    assert end_of(state) == ("crown", "crown")


@rule("T-275", "R-90")
def test_points_decide_when_the_time_is_over_and_only_then() -> None:
    state = table(
        one("TROLL", "VILLAGE", strength=4), one("ELF", missed=1), round=10, options={"sudden-death": "rounds-10"}
    )
    assert view(state)["ended"] is None
    play(state, "A roll")
    while not state.over:
        decision = state.decisions[0]
        play(state, f"{'AB'[decision.seat]} {state.game.text(decision.actions[0])}")
    assert end_of(state) == ("time", "time")
    assert told(state, "won")[0]["score"] == max(state.scores)


# What a question is about


@rule("PL03")
def test_whether_to_enter_is_a_question_of_its_own() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "GATE"})
    assert asked(state) == {"A": "enter"}
    assert about(state) == {"question": "enter", "card": "GATE"}
    play(state, "A choose no")
    assert turn_of(state) == "B"


@rule("O01", "R-81")
def test_a_shop_tells_its_prices() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=6))
    assert about(state) == {"question": "choose", "space": "VILLAGE"}
    play(state, "A choose blacksmith")
    prices = {"HELMET": 2, "SWORD": 2, "AXE": 3, "SHIELD": 3, "ARMOUR": 4}
    assert about(state) == {"question": "shop", "space": "VILLAGE", "prices": prices}


@rule("O01", "T-045")
def test_what_is_paid_for_and_its_price_are_told() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=6, life=3))
    play(state, "A choose healer")
    assert about(state) == {"question": "pay", "space": "VILLAGE", "what": "life", "price": 1}
    state = landed(one("TROLL", "CASTLE", gold=6, life=3))
    assert about(state) == {"question": "pay", "space": "CASTLE", "what": "life", "price": 1}


@rule("R-27", "T-146")
def test_who_may_counter_knows_the_spell_its_caster_and_its_target() -> None:
    state = table(one("WIZARD", spells="RANDOM1"), one("MONK", spells="COUNTERSPELL1"), one("TROLL"))
    play(state, "A cast-on RANDOM1 P3")
    assert about(state, "B") == {"question": "counter", "card": "RANDOM1", "seat": 0, "target": 2}
    assert view(state, "A")["about"] is None  # what is asked is for nobody else
    assert "about" not in view(state)


@rule("R-33", "SP13")
def test_who_may_save_a_life_knows_whose() -> None:
    state = landed(one("ELF", "GRAVEYARD"), one("WIZARD", "OASIS", spells="PRESERVATION"))
    assert about(state, "B") == {"question": "loss", "seat": 0}


@rule("T-115")
def test_who_is_attacked_knows_by_whom() -> None:
    state = landed(one("TROLL", "FIELDS1"), one("ELF", "FIELDS1"))
    assert about(state) == {"question": "encounter", "space": "FIELDS1"}
    play(state, "A meet P2")
    assert about(state) == {"question": "meet", "seat": 1}
    play(state, "A attack P2")
    assert about(state, "B") == {"question": "defend", "seat": 0}
    play(state, "B fight")
    assert about(state) == {"question": "strike", "seat": 1}


@rule("T-155")
def test_trophies_chosen_so_far_are_told() -> None:
    state = table(one("TROLL", "FIELDS1", trophies="BEAR OGRE1"), begin="end")
    play(state, "A sell BEAR")
    assert about(state) == {"question": "hand-in", "cards": ["BEAR"], "count": 3}


@rule("PL08", "R-86")
def test_a_place_tells_what_it_gives_and_how_much_is_left() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "FOUNTAIN"}, counters={"FOUNTAIN": 2})
    found = about(state)
    assert (found["question"], found["card"], found["count"]) == ("counter-here", "FOUNTAIN", 2)


@rule("R-55")
@pytest.mark.parametrize(
    ("hero", "more", "reason"),
    [
        (one("TROLL", "TAVERN", fate=1), {}, "TAVERN"),
        (one("TROLL", "CROWN", fate=1), {}, "COMMAND"),
        (one("TROLL", "FIELDS1", fate=1), {"lying": {"FIELDS1": "WITCH"}}, "WITCH"),
    ],
)
def test_a_roll_that_may_be_rolled_again_says_what_it_is_for(hero: Any, more: dict[str, Any], reason: str) -> None:
    state = landed(hero, **more)
    assert about(state) == {"question": "fate", "for": reason}
    assert told(state, "rolled")[0]["for"] == reason


def test_a_question_with_a_subject_is_one_that_is_asked() -> None:
    names = {getattr(step, "name", "") for step in GAME.steps.values()} | {"fate-death", "take-full"}
    folder = Path(tavolata.__file__).parent / "games" / "talisman" / "words"
    keys = [entry.id.name for entry in parsed(folder / "it.ftl") if isinstance(entry, ftl.Message)]
    about_something = [key for key in keys if key.startswith("ask-")]
    assert about_something
    assert [key for key in about_something if key.removeprefix("ask-") not in names] == []


def read(state: State, seat: str = "A") -> list[str]:
    """The cards and spaces whose texts the open question is decided by."""
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None
    return decision.about(state).read


@rule("R-51", "T-225", "ST07", "PL03", "T-092", "T-086")
def test_what_one_decides_by_is_named_unless_it_lies_before_ones_eyes() -> None:
    assert read(landed(one("TROLL", "KNIGHT", gold=1))) == ["KNIGHT"]
    assert read(landed(one("TROLL", "TOWER", followers="MULE1"), dice=[3])) == ["TOWER"]
    assert read(landed(one("WIZARD", "RUNES1", gold=1), lying={"RUNES1": "SORCERER"})) == ["SORCERER"]
    assert read(landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "GATE"})) == ["GATE"]
    assert read(landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "SWORD1"})) == ["SWORD1"]
    assert read(landed(one("ELF", "FIELDS1"), one("TROLL", "FIELDS1"))) == []


@rule("T-134", "T-257")
def test_with_full_hands_the_own_things_are_what_one_decides_by() -> None:
    full = one("ELF", "FIELDS1", objects="SWORD1 AXE1 HELMET1 SHIELD1")
    state = landed(full, lying={"FIELDS1": "LANCE"})
    assert about(state)["cards"] == ["LANCE"]
    assert sorted(read(state)) == ["AXE1", "HELMET1", "SHIELD1", "SWORD1"]


def usual(state: State, seat: str = "A") -> list[str]:
    decision = state.decision_of(SEATS.index(seat))
    assert decision is not None
    return [state.game.text(action) for action in decision.usual(state)]


@rule("T-104", "R-77", "R-78")
def test_the_usual_way_to_fight_is_with_what_adds_most() -> None:
    armed = one("ELF", "FIELDS1", objects="SWORD1 LANCE RUNESWORD")
    assert usual(landed(armed, lying={"FIELDS1": "BEAR"})) == ["fight RUNESWORD"]
    assert usual(landed(armed, lying={"FIELDS1": "DRAGON1"})) == ["fight LANCE"]
    assert usual(landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "BEAR"})) == ["fight"]


@rule("R-35")
def test_an_assassin_has_a_usual_way_to_fight_and_one_to_assassinate() -> None:
    state = landed(one("ASSASSIN", "FIELDS1", objects="SWORD1"), lying={"FIELDS1": "BEAR"})
    assert usual(state) == ["fight SWORD1", "assassinate SWORD1"]


@rule("T-104", "R-35", "R-36")
def test_an_attack_tells_how_many_dice_are_rolled_and_how_likely_it_is_won() -> None:
    found = view(landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "BEAR"}))["attack"]
    assert found["dice_count"] == [1, 1]
    even, far = found["odds"][7], (found["odds"][0], found["odds"][14])
    assert even == [42, 17, 42]
    assert far == ([0, 0, 100], [100, 0, 0])
    state = landed(one("ASSASSIN", "FIELDS1"), lying={"FIELDS1": "BEAR"}, dice=[1])
    assert view(state)["attack"]["dice_count"] == [1, 1]
    assert view(landed(one("WARRIOR", "FIELDS1"), lying={"FIELDS1": "BEAR"}))["attack"]["dice_count"] == [2, 1]
    assert view(landed(one("WARRIOR", "FIELDS1"), lying={"FIELDS1": "WRAITH1"}))["attack"]["dice_count"] == [1, 1]
