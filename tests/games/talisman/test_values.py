"""Strength, Craft, lives, fate and gold: gaining, losing, and their limits."""

from __future__ import annotations

import pytest

from games.talisman.looking import (
    GAME,
    area,
    at,
    ended,
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
from support import play, refused, rule, told
from tavolata.engine import Fast

# Strength and Craft


@rule("T-024", "T-157", "T-026", "R-96")
def test_gained_strength_is_kept_as_counters() -> None:
    state = landed(one("WARRIOR", "CITY"), dice=[5])
    play(state, "A choose enchantress")
    assert area(state)["counters"] == [1, 0]
    assert area(state)["strength"] == 5


@rule("T-025", "T-026", "T-030", "MO05", "MO08", "MO10", "FO05", "FO12", "MO03")
def test_what_cards_add_is_never_counters() -> None:
    state = table(one("MONK", objects="BELT RING SOLOMON GRAIL", followers="MAIDEN UNICORN"))
    assert area(state)["counters"] == [0, 0]
    assert area(state)["strength"] == 2 + 1 + 1 + 1  # Belt, Ring, Unicorn
    assert area(state)["craft"] == 3 + 1 + 2 + 1 + 2 + 1  # Ring, Solomon's Crown, Grail, Maiden, Unicorn
    play(state, "A drop BELT; A drop MAIDEN")
    assert (area(state)["strength"], area(state)["craft"]) == (4, 8)


@rule("T-027", "T-028", "T-031", "R-03")
@pytest.mark.parametrize(("die", "counters", "left"), [(2, 2, 1), (2, 0, 0), (3, 2, 1), (3, 0, 0)])
def test_lost_strength_or_craft_is_counters_and_never_below_the_printed_value(
    die: int, counters: int, left: int
) -> None:
    what = "strength" if die == 2 else "craft"
    state = landed(one("WARRIOR", "CITY", **{what: counters}), dice=[die])
    play(state, "A choose enchantress")
    assert area(state)["counters"] == ([left, 0] if die == 2 else [0, left])
    assert area(state)[what] == (4 if die == 2 else 2) + left


@rule("R-03", "T-216", "T-213")
def test_a_failed_portal_without_counters_costs_nothing_but_the_turn() -> None:
    state = table(one("WARRIOR", "PORTAL"), dice=[1, 6, 6])
    play(state, "A roll; A open strength")
    assert (at(state), area(state)["strength"], turn_of(state)) == ("PORTAL", 4, "B")


@rule("R-01", "CH07.1", "CH07")
def test_value_is_the_printed_number() -> None:
    monk = one("MONK", "FIELDS1", craft=5, objects="SOLOMON")
    state = landed(monk, lying={"FIELDS1": "GIANT"}, dice=[1, 1])
    play(state, "A fight")
    assert told(state, "attack-rolled")[0]["score"] == 2 + 3 + 1  # his Craft is 10, his Craft value 3


@rule("R-02", "PL06", "PL07")
def test_what_counts_in_battle_only_does_not_count_elsewhere() -> None:
    monk = one("MONK", "FIELDS1", objects="SWORD1 AXE1", followers="MERCENARY")
    state = landed(monk, lying={"FIELDS1": "MARSH"})
    assert area(state)["missed"] == 1  # Strength 2, for all his Weapons and Craft
    state = landed(one("MONK", "FIELDS1", strength=2, objects="RING"), lying={"FIELDS1": "MARSH"})
    assert area(state)["missed"] == 0  # the Ring counts always


@rule("T-032", "T-141")
@pytest.mark.parametrize(("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_craft_says_how_many_spells_one_may_have(craft: int, limit: int) -> None:
    state = table(one("TROLL", craft=craft - 1))
    assert (area(state)["craft"], area(state)["spell_limit"]) == (craft, limit)


# Lives


@rule("T-034", "T-033", "R-53", "M10", "M12")
@pytest.mark.parametrize("space", ["DESERT1", "DESERT2"])
def test_a_lost_life_goes_to_the_supply(space: str) -> None:
    state = landed(one("WARRIOR", space), deck="BAG1")
    assert area(state)["life"] == 4
    assert told(state, "lost")[0] == {"seat": 0, "what": "life", "count": 1}
    assert area(state)["gold"] == 2  # the Bag that was drawn afterwards


@rule("T-035", "T-045", "O07", "R-100")
def test_healing_stops_at_the_printed_value() -> None:
    state = landed(one("ELF", "CHAPEL", life=1))
    play(state, "A choose healed")
    assert area(state)["life"] == 4
    state = landed(one("ELF", "CHAPEL", life=6))
    play(state, "A choose healed")
    assert area(state)["life"] == 6


@rule("T-046", "T-035", "EV01")
def test_gained_lives_may_exceed_the_printed_value() -> None:
    state = landed(one("ELF", "FIELDS1"), deck="ANGEL")
    assert area(state)["life"] == 5


@rule("R-04", "M13")
def test_lives_are_lost_one_by_one() -> None:
    state = landed(one("ELF", "TEMPLE", spells="PRESERVATION", life=2), dice=[1, 1])
    assert question(state) == "loss"
    play(state, "A cast PRESERVATION")  # the first of two
    assert area(state)["life"] == 1
    state = landed(one("ELF", "TEMPLE", life=3), dice=[1, 1])
    assert [event["count"] for event in told(state, "lost")] == [1, 1]


# Fate


@rule("T-047", "T-048", "T-049", "T-051")
def test_fate_rolls_the_own_movement_die_again_once() -> None:
    state = table(one("WARRIOR", "TAVERN", fate=2), dice=[1, 4])
    play(state, "A roll")
    assert "fate 1" in offered(state, "A")
    play(state, "A fate 1")
    assert area(state)["fate"] == 1
    assert "fate" not in verbs(state)  # the new result must be accepted
    assert "go HILLS2" in offered(state, "A")
    state = table(one("WARRIOR", "TAVERN", fate=0), dice=[1])
    play(state, "A roll")
    assert "fate" not in verbs(state)


@rule("T-047", "R-55", "O23")
def test_fate_for_a_roll_that_a_space_or_card_demands() -> None:
    state = landed(one("WARRIOR", "FOREST", fate=1), dice=[2, 6])
    assert question(state) == "fate"
    play(state, "A fate 1")
    assert (area(state)["counters"], area(state)["fate"], area(state)["missed"]) == ([0, 1], 0, 0)
    state = landed(one("WARRIOR", "FIELDS1", fate=1), lying={"FIELDS1": "SHRINE"}, dice=[1, 5])
    play(state, "A fate 1")
    assert area(state)["life"] == 6


@rule("T-050", "I07")
def test_of_several_dice_fate_rolls_exactly_one() -> None:
    state = landed(one("TROLL", "DEATH", fate=1), dice=[3, 3, 1, 6, 5])  # Death rolls first
    assert offered(state, "A") == ["keep", "fate 1", "fate 2"]
    assert refused(state, "A fate 3")[1] == "T-050"
    play(state, "A fate 1")
    assert told(state, "diced") == [{"seat": 0, "mine": 11, "death": 6}]


@rule("R-55", "SP15", "T-049")
def test_the_player_whose_character_rolls_decides_also_in_anothers_turn() -> None:
    caster = one("WIZARD", "FIELDS1", spells="RANDOM1")
    state = table(caster, one("ELF", "FIELDS2", fate=1, strength=2), dice=[2, 6])
    play(state, "A cast-on RANDOM1 P2")
    assert question(state) == "fate"
    assert offered(state, "B") == ["keep", "fate 1"]
    play(state, "B fate 1")
    assert (area(state, "B")["life"], area(state, "B")["fate"]) == (5, 0)


@rule("T-052", "T-105")
def test_fate_cannot_change_the_die_of_a_creature() -> None:
    state = landed(one("TROLL", "FIELDS1", fate=1), lying={"FIELDS1": "GIANT"}, dice=[1, 6])
    play(state, "A fight")
    assert offered(state, "A") == ["keep", "fate 1"]  # one die: one's own


@rule("T-052", "T-117")
def test_fate_cannot_change_the_die_of_another_player() -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), one("TROLL", "FIELDS1", fate=1), dice=[1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight")
    assert offered(state, "A") == ["keep", "fate 1"]


@rule("T-053", "O03", "R-100")
def test_replenished_fate_stops_at_the_printed_value() -> None:
    state = landed(one("SORCERESS", "GRAVEYARD", fate=1))
    play(state, "A choose replenish")
    assert area(state)["fate"] == 3
    state = landed(one("SORCERESS", "GRAVEYARD", fate=5))
    play(state, "A choose replenish")
    assert area(state)["fate"] == 5


@rule("T-054", "M13")
def test_gained_fate_may_exceed_the_printed_value() -> None:
    state = landed(one("TROLL", "TEMPLE", fate=1), dice=[5, 6])
    play(state, "A keep")
    assert area(state)["fate"] == 3


@rule("T-051")
def test_without_fate_nothing_special_happens() -> None:
    state = landed(one("TROLL", "TAVERN", fate=0), dice=[4])
    assert area(state)["gold"] == 2


# Gold


@rule("T-128", "T-127", "O01", "T-188")
def test_what_is_paid_goes_to_the_supply() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=5))
    play(state, "A choose blacksmith; A buy AXE")
    assert (area(state)["gold"], area(state)["objects"]) == (2, ["AXE2"])
    assert told(state, "paid") == [{"seat": 0, "count": 3}]


@rule("T-128", "R-73", "OB03", "OB08", "PL01")
def test_gold_comes_from_the_supply_as_long_as_there_is_any() -> None:
    state = landed(one("TROLL", "FIELDS1", gold=29), lying={"FIELDS1": "TWOBAGS1"})
    assert area(state)["gold"] == 30
    state = landed(one("TROLL", "FIELDS1", gold=30), lying={"FIELDS1": "BAG1"})
    assert area(state)["gold"] == 30
    assert "BAG1" in view(state)["adventure_discards"]
    state = landed(one("TROLL", "FIELDS1", gold=24), lying={"FIELDS1": "CAVERN"}, coins={"OASIS": 4}, dice=[6])
    assert area(state)["gold"] == 26  # two were left, for those on the board are not in the supply


@rule("T-129", "T-133", "R-71", "OB03", "OB08")
def test_gold_is_no_object_and_bags_are_gold_at_once() -> None:
    troll = one("TROLL", "FIELDS1", gold=20, objects="SWORD1 SWORD2 AXE1 SHIELD1")
    state = landed(troll, lying={"FIELDS1": "BAG1 TWOBAGS1"})
    assert area(state)["gold"] == 23
    assert len(area(state)["objects"]) == 4
    assert lies(state, "FIELDS1") == ""
    assert {"BAG1", "TWOBAGS1"} <= set(view(state)["adventure_discards"])


@rule("T-130", "O19")
def test_losing_gold_without_any_has_no_effect() -> None:
    state = landed(one("TROLL", "TAVERN", gold=0), dice=[3])
    assert (area(state)["gold"], area(state)["life"]) == (0, 6)
    state = landed(one("TROLL", "TAVERN", gold=2), dice=[3])
    assert area(state)["gold"] == 1


# Trophies


@rule("T-153", "T-154", "T-155", "T-066")
def test_seven_points_of_strength_make_a_counter_at_the_end_of_the_turn() -> None:
    state = ended(one("WARRIOR", trophies="DRAGON1 BEAR"))
    assert offered(state, "A") == ["trade strength", "sell BEAR", "sell DRAGON1", "done"]
    play(state, "A trade strength")
    assert area(state)["counters"] == [1, 0]
    assert area(state)["trophies"] == ["BEAR"]  # the cheapest way
    assert view(state)["adventure_discards"] == ["DRAGON1"]
    assert turn_of(state) == "B"


@rule("T-155", "T-266")
def test_points_over_a_multiple_are_lost() -> None:
    state = ended(one("WARRIOR", trophies="GIANT OGRE1 SERPENT"))  # 15
    play(state, "A sell GIANT; A sell OGRE1; A sell SERPENT; A done")
    assert area(state)["counters"] == [2, 0]
    assert area(state)["trophies"] == []


@rule("T-156", "T-068")
def test_seven_points_of_craft_make_a_counter() -> None:
    state = ended(one("WIZARD", trophies="WRAITH1 SHADOW1 SHADOW2 BEAR"))
    play(state, "A trade craft")
    assert area(state)["counters"] == [0, 1]
    assert area(state)["trophies"] == ["SHADOW2", "BEAR"]


@rule("T-154")
def test_too_few_points_are_not_asked_about_and_trophies_may_be_kept() -> None:
    state = ended(one("WARRIOR", trophies="GIANT SHADOW1"))
    assert turn_of(state) == "B"
    state = ended(one("WARRIOR", trophies="DRAGON1"))
    play(state, "A done")
    assert area(state)["trophies"] == ["DRAGON1"]


@rule("T-264", "T-265", "T-266")
@pytest.mark.parametrize(("points", "card"), [("6", "GIANT"), ("5", "OGRE1")])
def test_six_or_five_points_are_enough_where_the_table_wants_it(points: str, card: str) -> None:
    state = ended(one("WARRIOR", trophies=card), options={"trophies": points})
    play(state, "A trade strength")
    assert area(state)["counters"] == [1, 0]
    assert turn_of(ended(one("WARRIOR", trophies=card))) == "B"  # not with 7


@rule("T-154", "T-155", "T-156", "T-264")
def test_everybody_sees_what_trophies_are_worth_and_what_a_counter_costs() -> None:
    state = ended(one("WARRIOR", trophies="DRAGON1 BEAR WRAITH1"), options={"trophies": "6"})
    assert area(state)["trophy_points"] == [10, 5]
    assert view(state)["trophy_cost"] == 6
    play(state, "A sell BEAR; A sell DRAGON1")
    assert view(state, "A")["about"] == {"question": "hand-in", "cards": ["BEAR", "DRAGON1"], "count": 10}


# Where the points come from


@rule("T-026", "T-030", "T-104", "R-24")
def test_the_parts_that_are_shown_add_up_to_what_counts() -> None:
    """In random games, for every character and every attack."""
    attacks = 0
    for seed in range(12):
        state = GAME.new(4, seed, {"sudden-death": "rounds-40"}, events=True)
        lots = Fast(seed)
        while not state.over:
            decision = state.decisions[0]
            state.play(decision.seat, decision.actions[lots.below(len(decision.actions))])
            seen = view(state)
            for found in seen["heroes"]:
                if found is not None:
                    sums = [sum(count for _, _, count in parts) for parts in found["parts"]]
                    assert sums == [found["strength"], found["craft"]]
            for told_of in [event.public for event in state.events or [] if event.kind == "attack-rolled"]:
                attack = seen["attack"]
                if attack is None or (attack["dice"], attack["rival_dice"]) != (told_of["dice"], told_of["rival_dice"]):
                    continue
                worth = [sum(count for _, _, count in parts) for parts in attack["parts"]]
                dice = attack["counting_dice"]
                assert dice == [max(attack["dice"]), max(attack["rival_dice"], default=0)]
                assert [worth[0] + dice[0], worth[1] + dice[1]] == [told_of["score"], told_of["rival_score"]]
                attacks += 1
            state.events = []
    assert attacks > 50
