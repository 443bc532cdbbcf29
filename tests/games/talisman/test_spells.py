"""Gaining and casting Spells, and every Spell card."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman.looking import (
    area,
    at,
    ended,
    has,
    is_dead,
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
from support import asked, play, refused, rule, told

SLEEPER = one("TROLL", "OASIS", missed=9)

# Gaining


@rule("T-139", "T-140", "R-29")
def test_spells_are_drawn_from_the_top() -> None:
    state = landed(one("WIZARD", "FIELDS1"), lying={"FIELDS1": "BOOK"}, spell_deck="HEX NULLIFY RANDOM1")
    assert area(state)["spells"] == ["HEX", "NULLIFY"]
    assert "spells" not in view(state, "B")["heroes"][0]


@rule("T-139")
def test_the_discards_make_a_new_spell_deck() -> None:
    state = table(one("WIZARD", "VILLAGE"), dice=[1], deck="BOOK", spell_discards="HEX")
    state.spell_discards += state.spells
    state.spells = []
    play(state, "A roll; A go FIELDS1")
    assert len(area(state)["spells"]) == 2
    assert view(state)["spells"] == 22


@rule("R-29", "T-141", "ST05")
def test_at_the_limit_no_spell_is_drawn() -> None:
    state = landed(one("MONK", "FIELDS1", spells="HEX"), lying={"FIELDS1": "MAGE"})
    assert area(state)["spells"] == ["HEX"]
    assert told(state, "drew-spell") == []


@rule("T-142", "R-30", "T-143")
def test_too_many_spells_are_discarded_at_once_of_ones_choice() -> None:
    state = table(one("WIZARD", "FIELDS1", objects="RING", spells="HEX NULLIFY RANDOM1"))
    play(state, "A drop RING")
    assert asked(state) == {"A": "spells"}
    assert offered(state, "A") == ["forget HEX", "forget NULLIFY", "forget RANDOM1"]  # nothing can be cast
    assert refused(state, "A cast-on RANDOM1 P2") == ("error-too-many-spells", "T-142")
    play(state, "A forget HEX")
    assert view(state)["spell_discards"] == ["HEX"]


@rule("T-143", "T-145")
def test_spells_cannot_be_discarded_otherwise_and_need_not_be_cast() -> None:
    state = table(one("WIZARD", "FIELDS1", spells="HEX"))
    assert "forget" not in verbs(state)
    assert "roll" in verbs(state)


@rule("R-30", "SP15")
def test_the_limit_is_looked_at_after_every_change_of_craft() -> None:
    target = one("SORCERESS", "FIELDS2", craft=2, spells="HEX ALCHEMY DIVINATION")
    state = table(one("WIZARD", "FIELDS1", spells="RANDOM1"), target, dice=[3])
    play(state, "A cast-on RANDOM1 P2")
    assert asked(state) == {"B": "spells"}


@rule("R-30", "SP11", "FO05")
def test_also_when_a_follower_goes() -> None:
    target = one("MONK", "FIELDS2", followers="MAIDEN", spells="HEX ALCHEMY")
    state = table(one("WIZARD", "FIELDS1", spells="MESMERISM"), target)
    play(state, "A cast-on MESMERISM P2; A take MAIDEN")
    assert asked(state) == {"B": "spells"}


# Casting


@rule("T-146", "T-145")
def test_a_spell_is_discarded_after_its_effect() -> None:
    state = table(one("WIZARD", "FIELDS1", life=1, spells="HEALING1 HEX"))
    play(state, "A cast-on HEALING1 P1")
    assert (area(state)["life"], area(state)["spells"]) == (4, ["HEX"])
    assert view(state)["spell_discards"] == ["HEALING1"]


@rule("T-146", "T-251")
def test_a_spell_is_cast_only_when_its_card_allows() -> None:
    state = table(one("WIZARD", "FIELDS1", spells="PSIONICBLAST1 COUNTERSPELL1"))
    assert "cast" not in verbs(state)
    assert refused(state, "A cast PSIONICBLAST1") == ("error-spell-now", "T-146")
    assert refused(state, "A cast HEX") == ("error-not-your-spell", "T-145")


@rule("T-147", "SP07")
def test_spells_reach_characters_everywhere() -> None:
    state = table(one("WIZARD", "FIELDS1", spells="HEALING1"), one("TROLL", "CRYPT", life=1))
    play(state, "A cast-on HEALING1 P2")
    assert area(state, "B")["life"] == 6


@rule("T-148", "SP09")
def test_spells_do_not_reach_creatures_of_the_inner_region() -> None:
    state = landed(one("WIZARD", "WEREWOLF", spells="IMMOBILITY1"), dice=[3, 3])
    assert "cast" not in verbs(state)


@rule("T-149", "R-28")
def test_in_the_own_turn_as_many_spells_as_one_had_at_its_start() -> None:
    wizard = one("WIZARD", "FIELDS1", life=1, objects="RING", spells="HEALING1")
    state = table(wizard, SLEEPER, spell_deck="RANDOM1 HEX", dice=[6])
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["spells"] == ["RANDOM1"]  # the Wizard always has one
    assert refused(state, "A cast-on RANDOM1 P2") == ("error-spell-limit", "T-149")


@rule("R-28", "T-149")
def test_the_limit_is_a_number_not_particular_cards() -> None:
    wizard = one("WIZARD", "FIELDS1", life=1, spells="HEALING1 DESTROYMAGIC")
    state = landed(wizard, SLEEPER, lying={"FIELDS1": "BEAR"}, spell_deck="RANDOM1", dice=[6, 6])
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["spells"] == ["DESTROYMAGIC"]


@rule("T-150")
def test_in_anothers_turn_only_one_spell() -> None:
    state = table(one("TROLL", life=1), one("WIZARD", life=1, spells="HEALING1 HEALING2"))
    play(state, "B cast-on HEALING1 P1")
    assert asked(state) == {"A": "move"}


@rule("R-28", "CH09.2", "CH14.2", "MO12")
def test_who_always_has_a_spell_draws_after_the_last_one() -> None:
    for hero in (one("WIZARD", life=1, spells="HEALING1"), one("PROPHETESS", life=1, spells="HEALING1")):
        state = table(hero, spell_deck="HEX")
        play(state, "A cast-on HEALING1 P1")
        assert area(state)["spells"] == ["HEX"]
    state = table(one("ELF", life=1, objects="WAND", spells="HEALING1"), spell_deck="HEX")
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["spells"] == ["HEX"]
    state = table(one("ELF", life=1, spells="HEALING1"), spell_deck="HEX")
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["spells"] == []


@rule("R-27", "SP03")
def test_others_may_counter_clockwise_and_counters_may_be_countered() -> None:
    heroes = [one("WIZARD", life=1, spells="HEALING1 COUNTERSPELL1"), one("SORCERESS", spells="COUNTERSPELL2")]
    state = table(*heroes, one("TROLL"))
    play(state, "A cast-on HEALING1 P1")
    assert asked(state) == {"B": "counter"}
    play(state, "B cast COUNTERSPELL2")
    assert asked(state) == {"A": "counter"}
    play(state, "A pass")
    assert area(state)["life"] == 1
    assert set(view(state)["spell_discards"]) == {"HEALING1", "COUNTERSPELL2"}
    state = table(*heroes, one("TROLL"))
    play(state, "A cast-on HEALING1 P1; B cast COUNTERSPELL2; A cast COUNTERSPELL1")
    assert area(state)["life"] == 4  # last in, first out


@rule("R-31", "MO01", "SP11", "SP15")
def test_a_spell_needs_a_target_that_it_can_affect() -> None:
    state = table(one("WIZARD", spells="MESMERISM HEALING1"), one("TROLL"))
    assert spells_offered(state) == []  # no Follower anywhere, nobody is hurt
    state = table(one("WIZARD", spells="RANDOM1"), one("ELF", objects="AMULET"), one("TROLL", toad=2))
    assert spells_offered(state) == [
        "cast-on RANDOM1 P1",
        "cast-on RANDOM1 P3",
    ]  # a Toad is a target, who has the Amulet not


def spells_offered(state: Any, seat: str = "A") -> list[str]:
    return [text for text in offered(state, seat) if text.startswith("cast")]


@rule("R-31", "MO01", "SP08", "T-198")
def test_a_hex_does_not_hurt_who_has_the_amulet() -> None:
    state = landed(one("ELF", "FIELDS1", objects="AMULET"), lying={"FIELDS1": "HEX"}, hexer="B")
    assert area(state)["life"] == 4
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "HEX"}, hexer="B")
    assert area(state)["life"] == 3


@rule("T-198", "R-12", "SP08")
def test_a_hex_is_met_before_characters_and_cards() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "FIELDS1"), lying={"FIELDS1": "BEAR HEX"}, hexer="B")
    assert area(state)["life"] == 3
    assert question(state) == "encounter"


# Each Spell


@rule("SP01", "T-185")
def test_acquisition() -> None:
    state = table(one("WIZARD", spells="ACQUISITION"), one("ELF", objects="RING GRAIL", gold=2))
    play(state, "A cast-on ACQUISITION P2")
    assert offered(state, "A") == ["take RING", "coins"]  # the Grail is not for the Evil
    play(state, "A take RING")
    assert (has(state, "A"), has(state, "B")) == ("RING", "GRAIL")
    state = table(one("WIZARD", spells="ACQUISITION"), one("ELF", gold=2))
    play(state, "A cast-on ACQUISITION P2; A coins")
    assert (area(state, "A")["gold"], area(state, "B")["gold"]) == (2, 1)


@rule("SP02", "R-60")
def test_alchemy() -> None:
    state = table(one("WIZARD", objects="SWORD1 RING RAFT1", spells="ALCHEMY"))
    play(state, "A cast ALCHEMY")
    assert offered(state, "A") == ["give RING", "give RAFT1", "give SWORD1", "done"]
    play(state, "A give RING; A give RAFT1; A done")
    assert (area(state)["gold"], has(state)) == (3, "SWORD1")


@rule("SP03", "R-27")
def test_counterspell_only_after_a_spell() -> None:
    state = table(one("WIZARD", spells="COUNTERSPELL1"))
    assert spells_offered(state) == []


@rule("SP04", "R-97", "R-32")
def test_destroy_magic_until_the_casters_next_turn() -> None:
    caster = one("WIZARD", "VILLAGE", objects="RING", spells="DESTROYMAGIC HEX")
    other = one("SORCERESS", "FIELDS2", objects="SOLOMON BELT", spells="ALCHEMY ACQUISITION DIVINATION")
    state = table(caster, other, dice=[1, 1], deck="BAG1 BAG2")
    play(state, "A cast DESTROYMAGIC")
    assert asked(state) == {"B": "spells"}  # Craft 4 now: two Spells
    play(state, "B forget ALCHEMY")
    assert (area(state, "A")["strength"], area(state, "B")["strength"]) == (2, 2)
    assert spells_offered(state) == []
    assert refused(state, "A cast-at HEX FIELDS3") == ("error-no-magic", "R-97")
    play(state, "A roll; A go FIELDS1")
    assert spells_offered(state, "B") == []
    play(state, "B roll; B go CHAPEL")
    while turn_of(state) == "B":
        state.play(1, state.decisions[0].actions[0])
    assert (area(state, "A")["strength"], area(state, "B")["craft"]) == (3, 6)


@rule("SP04")
def test_destroy_magic_at_the_end_of_the_turn() -> None:
    state = ended(one("WIZARD", spells="DESTROYMAGIC"))
    assert question(state) == "end-spell"
    play(state, "A cast DESTROYMAGIC")
    assert view(state)["magic_off"] == 0


@rule("SP05")
def test_destruction_at_the_start_or_after_the_move() -> None:
    lying = {"CITY": "GHOST1", "FIELDS1": "DRAGON1 SWORD3"}
    state = table(one("WIZARD", "VILLAGE", spells="DESTRUCTION1"), lying=lying, dice=[1])
    assert len(spells_offered(state)) == 3
    play(state, "A roll; A go FIELDS1")
    assert question(state) == "encounter"
    play(state, "A cast-card DESTRUCTION1 DRAGON1")
    assert "DRAGON1" in view(state)["adventure_discards"]
    state = table(one("WIZARD", "VILLAGE", spells="DESTRUCTION1"), lying=lying)
    play(state, "A cast-card DESTRUCTION1 SWORD3")
    assert "SWORD3" in view(state)["purchases"]  # back to its stack


@rule("SP06", "R-98")
def test_divination_shows_five_cards_to_the_caster_alone() -> None:
    deck = "RING BELT ORB BEAR APE LION"
    state = table(one("WIZARD", "VILLAGE", spells="DIVINATION"), deck=deck, dice=[1])
    play(state, "A cast DIVINATION")
    assert view(state, "A")["foreseen"] == ["APE", "BEAR", "ORB", "BELT", "RING"]  # the topmost last
    assert view(state, "B")["foreseen"] == []
    assert told(state, "foresaw") == [{"seat": 0}]
    play(state, "A roll; A go FIELDS1")
    assert lies(state, "FIELDS1") == "RING"  # in the same order
    assert view(state, "A")["foreseen"] == ["APE", "BEAR", "ORB", "BELT"]


@rule("SP07", "T-045")
def test_healing_heals_up_to_the_value_at_any_time() -> None:
    state = landed(one("ELF", "DESERT1", life=1, spells="HEALING1"), deck="BAG1")
    assert question(state) == "loss"
    play(state, "A cast-on HEALING1 P1")
    assert area(state)["life"] == 3  # healed to 4, and then the Desert


@rule("SP08", "R-74")
def test_a_hex_lies_for_three_rounds() -> None:
    state = table(one("WIZARD", "FIELDS1", spells="HEX"), one("TROLL", "FIELDS2", missed=9))
    chosen = [text.split()[2] for text in spells_offered(state)]
    assert "FIELDS2" not in chosen and "FIELDS1" not in chosen  # nobody stands there
    assert "OASIS" in chosen and "CRYPT" not in chosen
    play(state, "A cast-at HEX OASIS")
    assert (lies(state, "OASIS"), view(state)["hex"]) == ("HEX", 3)
    state = table(one("WIZARD", missed=3), one("TROLL", missed=3), lying={"OASIS": "HEX"}, hexer="A")
    assert lies(state, "OASIS") == ""
    assert view(state)["spell_discards"] == ["HEX"]
    state = table(one("WIZARD", missed=1), one("TROLL", missed=3), lying={"OASIS": "HEX"}, hexer="A")
    assert (lies(state, "OASIS"), view(state)["hex"]) == ("HEX", 1)


@rule("R-74", "SP08")
def test_the_rounds_of_an_eliminated_caster_are_counted_at_the_same_seat() -> None:
    heroes = [None, one("TROLL", missed=4), one("ELF", missed=4)]
    state = table(*heroes, turn="B", out="A", lying={"OASIS": "HEX"}, hexer="A")
    assert lies(state, "OASIS") == ""


@rule("SP09", "R-26")
def test_immobility_at_the_start_of_a_characters_turn() -> None:
    state = table(one("TROLL", "FIELDS1", trophies="DRAGON1"), one("WIZARD", spells="IMMOBILITY1"))
    assert asked(state) == {"B": "others-turn"}
    assert spells_offered(state, "B") == ["cast-on IMMOBILITY1 P1"]
    play(state, "B cast-on IMMOBILITY1 P1")
    assert (at(state), turn_of(state)) == ("FIELDS1", "B")  # nor are trophies exchanged


@rule("SP09", "R-26")
def test_the_victim_may_cancel_immobility_and_nothing_else() -> None:
    state = table(one("SORCERESS", spells="COUNTERSPELL1 HEX"), one("WIZARD", spells="IMMOBILITY1"))
    play(state, "B cast-on IMMOBILITY1 P1; A cast COUNTERSPELL1")
    assert question(state) == "move"


@rule("SP10", "T-160")
def test_invisibility_evades_everything_until_the_turn_ends() -> None:
    state = landed(one("WIZARD", "FIELDS1", spells="INVISIBILITY"), lying={"FIELDS1": "BEAR DEMON"})
    play(state, "A cast INVISIBILITY; A evade BEAR; A evade DEMON")
    assert turn_of(state) == "B"
    assert area(state)["invisible"] is False


@rule("SP11", "T-185", "R-80")
def test_mesmerism_takes_a_follower() -> None:
    target = one("ELF", followers="UNICORN GUIDE1 POLTERGEIST")
    state = table(one("WIZARD", spells="MESMERISM"), target)
    play(state, "A cast-on MESMERISM P2")
    assert offered(state, "A") == ["take GUIDE1", "take POLTERGEIST", "take UNICORN"]
    play(state, "A take UNICORN")
    assert (has(state, "A"), has(state, "B")) == ("UNICORN", "GUIDE1 POLTERGEIST")
    state = table(one("WIZARD", spells="MESMERISM", followers="HAG"), target)
    assert spells_offered(state) == []  # who may have no Followers cannot take one


@rule("SP12")
def test_nullify_discards_all_spells_of_the_target() -> None:
    state = table(one("WIZARD", spells="NULLIFY HEX"), one("SORCERESS", spells="ALCHEMY DIVINATION"))
    play(state, "A cast-on NULLIFY P2")
    assert area(state, "B")["spells"] == []


@rule("SP13", "M07", "T-138")
def test_preservation_saves_a_follower() -> None:
    state = landed(one("ELF", "CHASM", followers="UNICORN"), one("WIZARD", spells="PRESERVATION"), dice=[6, 1])
    assert asked(state) == {"B": "kill"}
    play(state, "B cast PRESERVATION")
    assert has(state) == "UNICORN"


@rule("SP13", "R-33")
def test_preservation_saves_the_last_life() -> None:
    state = landed(one("ELF", "DESERT1", life=1), one("WIZARD", spells="PRESERVATION"), deck="BAG1")
    play(state, "B cast PRESERVATION")
    assert not is_dead(state)
    assert area(state)["life"] == 1


@rule("SP14", "T-149", "R-01")
def test_each_psionic_blast_adds() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="PSIONICBLAST1 PSIONICBLAST2", craft=1)
    state = landed(wizard, lying={"FIELDS1": "DRAGON1"}, dice=[1, 1])
    play(state, "A cast PSIONICBLAST1; A cast PSIONICBLAST2; A fight")
    assert told(state, "compared")[0]["score"] == 2 + 5 + 5 + 1


@rule("SP14", "SP15", "T-170")
def test_a_psionic_blast_helps_a_toad_no_more_than_its_craft() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="PSIONICBLAST1")
    state = landed(wizard, one("ELF", spells="RANDOM1"), lying={"FIELDS1": "DRAGON1"}, dice=[1, 6, 1])
    play(state, "A cast PSIONICBLAST1; A fight; B cast-on RANDOM1 P1")
    assert told(state, "compared")[0]["score"] == 1 + 1 + 6


@rule("SP14", "R-01")
def test_psionic_blast_only_in_battle() -> None:
    state = landed(one("WIZARD", "FIELDS1", spells="PSIONICBLAST1"), lying={"FIELDS1": "SHADOW1"})
    assert spells_offered(state) == []


@rule("SP15", "R-76")
@pytest.mark.parametrize(
    ("die", "changed"),
    [
        (1, {"toad": 3}),
        (2, {"counters": [0, 3]}),
        (3, {"counters": [2, 0]}),
        (4, {"gold": 0}),
        (5, {"counters": [3, 3]}),
        (6, {"life": 5}),
    ],
)
def test_random(die: int, changed: dict[str, object]) -> None:
    target = one("ELF", "FIELDS2", strength=2, craft=3, gold=4, objects="RING")
    state = table(one("WIZARD", spells="RANDOM1"), target, dice=[die])
    play(state, "A cast-on RANDOM1 P2")
    after = area(state, "B")
    assert {name: after[name] for name in changed} == changed
    if die == 2:
        assert after["strength"] == 3 + 1  # the printed value and the Ring stay


@rule("SP16", "T-080")
def test_teleport_instead_of_rolling() -> None:
    state = table(one("WIZARD", "FIELDS1", spells="TELEPORT1"), deck="BAG1")
    targets = [text.split()[2] for text in spells_offered(state)]
    assert len(targets) == 23 and "FIELDS1" not in targets and "OASIS" not in targets
    play(state, "A cast-at TELEPORT1 FIELDS3")
    assert (at(state), area(state)["gold"]) == ("FIELDS3", 2)
    assert spells_offered(table(one("WIZARD", "PERIL", spells="TELEPORT1"))) == []


@rule("SP17", "R-75")
def test_temporal_warp_gives_three_turns_in_a_row() -> None:
    wizard = one("WIZARD", "VILLAGE", spells="TEMPORALWARP HEX")
    state = table(wizard, one("TROLL", "OASIS"), dice=[1, 1, 1], deck="BAG1 BAG2 BAG3", round=4)
    play(state, "A cast TEMPORALWARP; A roll; A go FIELDS1")
    assert (turn_of(state), view(state)["round"]) == ("A", 4)  # the rounds of others do not go on
    play(state, "A roll; A go VILLAGE; A choose none")
    assert turn_of(state) == "A"
    play(state, "A roll; A go FIELDS1")
    assert turn_of(state) == "B"


@rule("R-75", "T-149", "R-74")
def test_each_of_the_three_turns_has_its_own_limit_and_trophies() -> None:
    wizard = one("WIZARD", "VILLAGE", life=1, spells="TEMPORALWARP HEALING1", trophies="DRAGON1 DRAGON2")
    state = table(wizard, one("TROLL", "OASIS"), dice=[1, 1, 1], deck="BAG1 BAG2 BAG3", blizzard="A")
    play(state, "A cast TEMPORALWARP; A go FIELDS1; A done")
    assert view(state)["blizzard"] == 2
    play(state, "A cast-on HEALING1 P1; A go VILLAGE; A choose none; A trade strength; A done")
    assert area(state)["counters"] == [1, 0]


@rule("R-54", "M05")
def test_no_spell_is_cast_in_the_glade_but_others_may_cast_at_it() -> None:
    state = table(one("WIZARD", "GLADE", life=1, spells="HEALING1"), one("SORCERESS", spells="HEALING2"))
    play(state, "B pass")
    assert refused(state, "A cast-on HEALING1 P1") == ("error-no-magic", "R-54")
    state = table(one("WIZARD", "GLADE", life=1), one("SORCERESS", spells="HEALING2"))
    play(state, "B cast-on HEALING2 P1")
    assert area(state)["life"] == 4


@rule("MO01", "R-31", "R-32")
def test_who_has_the_amulet_casts_nothing() -> None:
    state = table(one("WIZARD", life=1, objects="AMULET", spells="HEALING1"))
    assert spells_offered(state) == []


@rule("MO12", "SP12")
def test_the_wand_gives_nothing_for_discarded_spells() -> None:
    state = table(one("WIZARD", spells="NULLIFY"), one("ELF", objects="WAND", spells="HEX"))
    play(state, "A cast-on NULLIFY P2")
    assert area(state, "B")["spells"] == []
