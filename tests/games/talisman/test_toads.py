"""Toads, and alignments."""

from __future__ import annotations

from games.talisman.looking import (
    area,
    at,
    ended,
    has,
    landed,
    lies,
    offered,
    one,
    question,
    spaces,
    table,
    turn_of,
    verbs,
    view,
)
from support import play, refused, rule, told

# Toads


@rule("T-009", "T-169", "R-72", "T-170", "T-172", "T-175", "T-176")
def test_a_toad_leaves_everything_on_the_space_but_keeps_lives_fate_trophies_and_spells() -> None:
    elf = one(
        "ELF",
        "CITY",
        fate=2,
        strength=3,
        craft=2,
        gold=4,
        objects="RING SWORD3 TALISMAN3",
        followers="UNICORN POLTERGEIST",
        spells="HEX",
        trophies="BEAR",
        quest=1,
        missed=0,
    )
    state = landed(elf, dice=[1])
    play(state, "A choose enchantress; A keep")
    toad = area(state)
    assert toad["toad"] == 3
    assert (toad["strength"], toad["craft"]) == (1, 1)
    assert (toad["objects"], toad["followers"], toad["gold"]) == ([], [], 0)
    assert lies(state, "CITY") == "RING SWORD3 TALISMAN3 UNICORN POLTERGEIST"
    assert view(state)["coins"] == {"CITY": 4}
    assert (toad["life"], toad["fate"], toad["trophies"], toad["spells"]) == (4, 2, ["BEAR"], ["HEX"])
    assert toad["quest"] == 1


@rule("T-169", "T-171", "T-009")
def test_it_ends_at_the_end_of_the_third_own_turn() -> None:
    state = table(one("ELF", "FIELDS1", strength=3, toad=3), one("TROLL", "OASIS", missed=9), deck="BAG1 BAG2 BAG3")
    play(state, "A go VILLAGE; A choose none")
    assert area(state)["toad"] == 2
    play(state, "A go FIELDS1")
    assert area(state)["toad"] == 1
    assert area(state)["strength"] == 1
    play(state, "A go VILLAGE; A choose none")
    assert (area(state)["toad"], area(state)["strength"]) == (0, 6)  # the counters are back
    assert told(state, "toad-over") == [{"seat": 0}]


@rule("T-169", "T-179")
def test_the_turn_in_which_it_happens_does_not_count() -> None:
    state = landed(one("ELF", "CITY"), one("TROLL", missed=9), dice=[1])
    play(state, "A choose enchantress")
    assert area(state)["toad"] == 3


@rule("T-170", "T-171", "ST08")
def test_what_a_toad_gains_is_lost_with_it() -> None:
    state = landed(one("ELF", "FIELDS1", strength=3, toad=1), lying={"FIELDS1": "WITCH"}, dice=[3])
    assert area(state)["toad"] == 0
    assert area(state)["counters"] == [3, 0]
    state = landed(one("ELF", "FIELDS1", strength=3, toad=2), lying={"FIELDS1": "WITCH"}, dice=[3])
    assert area(state)["strength"] == 2


@rule("T-171")
def test_a_toad_loses_only_what_it_gained_as_a_toad() -> None:
    state = landed(one("ELF", "CITY", strength=3, toad=3), dice=[2])
    play(state, "A choose enchantress")
    assert (area(state)["strength"], area(state)["counters"]) == (1, [3, 0])


@rule("T-172", "T-177")
def test_a_toad_wins_trophies() -> None:
    state = landed(one("ELF", "FIELDS1", toad=3), lying={"FIELDS1": "BOAR1"}, dice=[6, 1])
    play(state, "A fight")
    assert area(state)["trophies"] == ["BOAR1"]


@rule("T-173", "T-154")
def test_counters_bought_by_a_toad_are_lost() -> None:
    state = ended(one("ELF", toad=2, trophies="DRAGON1"))
    play(state, "A trade strength")
    assert (area(state)["strength"], area(state)["counters"]) == (2, [0, 0])


@rule("T-174")
def test_a_toad_moves_one_space_without_rolling() -> None:
    state = table(one("ELF", "FIELDS1", toad=3))
    assert spaces(state, "go") == "VILLAGE GRAVEYARD"
    assert "roll" not in verbs(state)


@rule("T-175", "EV03")
def test_a_toad_neither_gains_nor_casts_spells() -> None:
    state = table(one("WIZARD", "FIELDS1", toad=3, life=1, spells="HEALING1"))
    assert refused(state, "A cast-on HEALING1 P1") == ("error-toad-spell", "T-175")
    state = landed(one("WIZARD", "FIELDS1", toad=3), deck="BOOK")
    assert area(state)["spells"] == []


@rule("T-175", "T-142", "T-169")
def test_back_in_the_old_shape_too_many_spells_are_discarded() -> None:
    spells = "HEX ALCHEMY DIVINATION"
    state = table(one("WIZARD", "FIELDS1", toad=1, spells=spells), deck="BAG1")  # Solomon's Crown lies elsewhere
    play(state, "A go VILLAGE; A choose none")
    assert question(state) == "spells"
    play(state, "A forget HEX")
    assert (area(state)["spells"], turn_of(state)) == (["ALCHEMY", "DIVINATION"], "B")


@rule("T-176", "T-047")
def test_a_toad_uses_fate_and_lives_of_the_character() -> None:
    state = landed(one("ELF", "TAVERN", toad=3, fate=1), dice=[3, 2, 1, 6])
    play(state, "A fate 1; A fight")
    assert (area(state)["fate"], area(state)["life"]) == (0, 3)


@rule("T-177", "O03")
def test_a_toad_has_encounters() -> None:
    assert area(landed(one("ELF", "GRAVEYARD", toad=3)))["life"] == 3


@rule("T-178", "CH04.2", "CH11.1")
def test_a_toad_has_no_special_abilities() -> None:
    state = landed(one("ELF", "WOODS1", toad=3), lying={"WOODS1": "BEAR"})
    assert verbs(state) == ["fight"]
    state = landed(one("THIEF", "FIELDS1", toad=3), one("ELF", "FIELDS1"))
    play(state, "A meet P2")
    assert offered(state, "A") == ["attack P2"]
    state = table(one("DRUID", "FIELDS1", toad=3))
    assert "align" not in verbs(state)


@rule("T-179", "SP15")
def test_a_toad_made_a_toad_again_counts_anew() -> None:
    state = table(one("WIZARD", spells="RANDOM1"), one("ELF", toad=1, missed=1), dice=[1])
    play(state, "A cast-on RANDOM1 P2")
    assert area(state, "B")["toad"] == 3


@rule("R-72", "T-177", "OB03")
def test_a_toad_takes_nothing() -> None:
    lying = {"FIELDS1": "RING UNICORN BAG1 HAG"}
    state = landed(one("ELF", "FIELDS1", toad=3, gold=0), lying=lying, coins={"FIELDS1": 2})
    assert (has(state), area(state)["gold"], turn_of(state)) == ("", 0, "B")
    assert lies(state, "FIELDS1") == "RING UNICORN BAG1 HAG"
    state = landed(one("ELF", "TAVERN", toad=3, gold=0), dice=[4])
    assert area(state)["gold"] == 0
    state = landed(one("ELF", "TEMPLE", toad=3, gold=0), dice=[4, 6])
    assert (has(state), view(state)["talismans"]) == ("", 4)


@rule("R-06", "T-168")
def test_there_are_four_toads_unless_the_table_says_otherwise() -> None:
    toads = [one(name, "OASIS", toad=2, gold=0) for name in ("ELF", "TROLL", "GHOUL", "MONK")]
    state = landed(one("DWARF", "CITY"), *toads, dice=[1])
    play(state, "A choose enchantress")
    assert area(state)["toad"] == 0
    state = landed(one("DWARF", "CITY"), *toads, dice=[1], options={"toads": "enough"})
    play(state, "A choose enchantress")
    assert area(state)["toad"] == 3


# Alignment


@rule("T-161", "T-162", "T-010", "EV09")
def test_a_change_of_alignment() -> None:
    state = landed(one("ELF", "FIELDS1"), deck="MEPHISTO")
    assert area(state)["alignment"] == "evil"
    assert state.alignment_cards_left() == 3
    state = landed(one("ELF", "VILLAGE", alignment="evil"), dice=[4])
    play(state, "A choose mystic")
    assert area(state)["alignment"] == "good"
    assert state.alignment_cards_left() == 4  # given back


@rule("T-163", "CH02.2")
def test_once_in_a_turn_at_most() -> None:
    state = table(one("DRUID", "FIELDS1"), dice=[1, 4])
    play(state, "A align evil")
    assert "align" not in verbs(state)
    play(state, "A roll; A go VILLAGE; A choose mystic")
    assert area(state)["alignment"] == "evil"  # the Mystic cannot change it again


@rule("T-164", "MO03", "MO09")
def test_cards_forbidden_to_the_new_alignment_are_left_at_once() -> None:
    state = landed(one("ELF", "FIELDS1", objects="GRAIL SWORD1"), deck="MEPHISTO")
    assert (has(state), lies(state, "FIELDS1")) == ("SWORD1", "GRAIL")


@rule("R-06", "T-010", "T-168")
def test_there_are_four_alignment_cards() -> None:
    changed = [one(name, "OASIS", alignment="evil") for name in ("PRIEST", "MONK", "MINSTREL", "DWARF")]
    state = landed(one("ELF", "FIELDS1"), *changed, deck="MEPHISTO")
    assert area(state)["alignment"] == "good"
    state = landed(one("ELF", "FIELDS1"), *changed, deck="MEPHISTO", options={"toads": "enough"})
    assert area(state)["alignment"] == "evil"


@rule("R-43", "CH02.2", "T-162")
def test_the_druid_may_return_to_neutral() -> None:
    state = table(one("DRUID", "FIELDS1", alignment="good"))
    assert [text for text in offered(state, "A") if text.startswith("align")] == ["align neutral", "align evil"]
    play(state, "A align neutral")
    assert state.alignment_cards_left() == 4


@rule("R-43", "CH02.2", "T-163")
def test_the_druid_is_asked_before_anything_looks_at_his_alignment() -> None:
    state = landed(one("DRUID", "GRAVEYARD"))
    assert question(state) == "alignment"
    play(state, "A align evil")
    assert offered(state, "A") == ["choose replenish", "choose pray"]
    state = landed(one("DRUID", "FIELDS1"), deck="ANGEL")
    play(state, "A align good")
    assert area(state)["life"] == 5
    state = landed(one("DRUID", "FIELDS1"), lying={"FIELDS1": "PHANTOM"})
    play(state, "A align evil; A choose life")
    assert area(state)["life"] == 5
    state = landed(one("DRUID", "FIELDS1"), lying={"FIELDS1": "PHANTOM"})
    play(state, "A pass")
    assert turn_of(state) == "B"


@rule("R-43", "CH02.2", "EV05", "CH10.3")
def test_the_druid_may_change_in_the_turn_of_others() -> None:
    state = landed(one("GHOUL", "FIELDS1"), one("DRUID", "OASIS"), deck="DARKNESS")
    play(state, "B align evil")
    assert area(state, "B")["missed"] == 0
    state = landed(one("GHOUL", "FIELDS1"), one("DRUID", "OASIS"), deck="DARKNESS")
    play(state, "B pass")
    assert turn_of(state) == "A"  # B has missed the turn
    state = landed(one("SORCERESS", "FIELDS1"), one("DRUID", "FIELDS1"), dice=[5])
    play(state, "A meet P2; A beguile P2; B align good")
    assert (turn_of(state), area(state, "B")["gold"]) == ("B", 1)


@rule("R-43", "CH02.2", "T-184")
def test_the_druid_may_change_to_take_what_was_forbidden() -> None:
    state = landed(one("DRUID", "FIELDS1", alignment="good"), lying={"FIELDS1": "RUNESWORD"})
    assert offered(state, "A") == ["align neutral", "align evil", "done"]
    play(state, "A align neutral; A take RUNESWORD")
    assert has(state) == "RUNESWORD"


@rule("R-43", "CH02.2")
def test_the_druid_may_change_after_landing() -> None:
    state = table(one("DRUID", "FIELDS2"), dice=[1])
    play(state, "A roll; A halt CHAPEL; A align good; A look")
    assert offered(state, "A") == ["choose pray", "choose healed"]
    assert at(state) == "CHAPEL"
