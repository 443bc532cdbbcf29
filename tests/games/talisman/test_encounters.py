"""Cards on spaces: drawing, the order in which they are met, taking, leaving, lost turns."""

from __future__ import annotations

from games.talisman.looking import (
    MadeHero,
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

# Drawing


@rule("T-057", "T-058", "T-090", "T-253", "O21", "O02", "O08", "O12", "O14", "O20", "O24")
def test_cards_are_drawn_from_the_top_up_to_the_number_of_the_space() -> None:
    state = landed(one("TROLL", "RUINS"), deck="RING BELT ORB")
    assert told(state, "drew") == [{"seat": 0, "cards": ["RING", "BELT"]}]
    assert lies(state, "RUINS") == "RING BELT"
    for field in range(1, 7):
        state = landed(one("TROLL", f"FIELDS{field}"), one("ELF"), deck="RING BELT")
        assert told(state, "drew") == [{"seat": 0, "cards": ["RING"]}]


@rule("T-058", "O06", "O10", "O15", "O16", "O18", "O22", "M06", "M08", "M15", "M14", "M04", "M01", "M05", "O05", "O11")
def test_every_plain_space_draws_one() -> None:
    one_card = "HILLS1 HILLS2 HILLS3 PLAINS1 PLAINS2 PLAINS3 PLAINS4 WOODS1 WOODS2 WOODS3 WOODS4 RUNES1 RUNES2 RUNES3"
    for space in [*one_card.split(), "PORTAL", "GLADE", "SENTINEL"]:
        state = landed(one("TROLL", space), deck="RING BELT")
        assert told(state, "drew") == [{"seat": 0, "cards": ["RING"]}]


@rule("T-058", "R-12", "T-091", "M11")
def test_every_kind_of_card_that_lies_there_counts() -> None:
    for card in ("RING", "SWORD3", "TALISMAN3"):
        state = landed(one("TROLL", "OASIS"), lying={"OASIS": card}, deck="BELT")
        assert told(state, "drew")[0]["cards"] == ["BELT"]
    state = landed(one("TROLL", "OASIS"), coins={"OASIS": 3}, deck="BELT ORB")
    assert told(state, "drew")[0]["cards"] == ["BELT", "ORB"]  # gold does not


@rule("R-13")
def test_with_more_cards_than_the_number_none_is_drawn_and_all_are_met() -> None:
    state = landed(one("TROLL", "FIELDS1"), lying={"FIELDS1": "HEALER BEAR RING"}, dice=[6, 1])
    assert told(state, "drew") == []
    play(state, "A fight; A take RING")
    assert [event["card"] for event in told(state, "faced")] == ["HEALER"]
    assert area(state)["trophies"] == ["BEAR"]


@rule("R-11")
def test_the_discards_make_a_new_adventure_deck() -> None:
    state = landed(one("TROLL", "FIELDS1"), deck="RING")
    state = table(one("TROLL", "VILLAGE"), discards="ORB", dice=[1])
    state.adventure_discards += state.adventure
    state.adventure = []
    play(state, "A roll; A go FIELDS1")
    cards = told(state, "drew")[0]["cards"]
    assert isinstance(cards, list) and len(cards) == 1
    assert view(state)["adventure"] == 103


@rule("R-11")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    state = table(one("TROLL", "VILLAGE"), dice=[1])
    state.checking = False
    state.adventure = []
    play(state, "A roll; A go FIELDS1")
    assert told(state, "drew") == []
    assert turn_of(state) == "B"


@rule("T-093", "T-094", "T-095", "R-70", "T-187", "T-186", "T-095")
def test_things_left_before_drawing_count_and_cannot_be_taken_back() -> None:
    state = table(one("TROLL", "VILLAGE", objects="RING"), dice=[1], deck="BEAR")
    play(state, "A roll; A halt FIELDS1; A drop RING; A look")
    assert told(state, "drew") == []
    assert (lies(state, "FIELDS1"), turn_of(state)) == ("RING", "B")  # for the next one


# The order


@rule("T-059", "T-063", "T-092", "R-16", "T-070", "T-072")
def test_cards_are_met_by_their_numbers() -> None:
    cards = "POOL RING FAIRY SHADOW1 BEAR ANGEL"
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": cards}, dice=[6, 1, 6, 1])
    assert area(state)["life"] == 5  # 1, the Angel
    play(state, "A fight")  # 2, the Bear
    assert view(state)["attack"]["cards"] == ["SHADOW1"]  # 3
    play(state, "A fight")
    assert question(state) == "wish"  # 4
    play(state, "A choose fate")
    assert offered(state, "A") == ["take RING", "done"]  # 5
    play(state, "A take RING")
    assert question(state) == "counter-here"  # 6
    play(state, "A choose yes")
    assert area(state)["life"] == 6


@rule("T-060", "R-14")
def test_equal_numbers_go_by_age_then_in_the_order_drawn() -> None:
    state = landed(one("TROLL", "RUINS"), lying={"RUINS": "SORCERER"}, deck="HEALER")
    assert [event["card"] for event in told(state, "faced")] == ["SORCERER", "HEALER"]
    state = landed(one("TROLL", "RUINS"), deck="MAGE HEALER")
    assert [event["card"] for event in told(state, "faced")] == ["MAGE", "HEALER"]


@rule("T-061", "T-062", "R-15", "EN14")
def test_what_goes_elsewhere_goes_before_all_others_and_is_not_met() -> None:
    state = landed(one("TROLL", "RUINS"), deck="ANGEL GHOST1", dice=[3])
    kinds = [event.kind for event in state.events or []]
    assert kinds.index("placed") < kinds.index("faced")
    assert lies(state, "GRAVEYARD") == "GHOST1"
    assert view(state)["attack"] is None
    assert told(state, "drew")[0]["cards"] == ["ANGEL", "GHOST1"]  # and nothing instead of it


@rule("R-15", "T-097", "O13")
def test_a_space_without_number_can_hold_it() -> None:
    state = landed(one("TROLL", "CITY"), lying={"CITY": "GHOST1"}, dice=[6, 1])
    assert question(state) == "fight"
    state = landed(one("WIZARD", "CITY"), lying={"CITY": "GHOST1"}, dice=[6, 1])
    play(state, "A fight")
    assert question(state) == "choose"


@rule("R-15", "T-062", "EN14")
def test_a_ghost_that_stays_is_met_in_its_order() -> None:
    # Hermit on the Oasis: drawn there, sent there.
    state = landed(one("TROLL", "OASIS"), deck="HERMIT BAG1", dice=[4])
    assert has(state) == "TALISMAN6"
    assert "HERMIT" in view(state)["adventure_discards"]


@rule("T-097", "T-098", "T-254", "T-255", "T-109")
def test_on_a_space_with_instructions_enemies_come_first() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=3), lying={"VILLAGE": "BEAR SWORD1"}, dice=[1, 6])
    play(state, "A fight")
    assert turn_of(state) == "B"  # defeated: neither the Village nor the Sword
    assert (has(state), area(state)["life"]) == ("", 5)
    state = landed(one("TROLL", "VILLAGE", gold=3), lying={"VILLAGE": "BEAR SWORD1 HEALER"}, dice=[6, 1])
    play(state, "A fight")
    assert told(state, "faced")[0]["card"] == "HEALER"
    play(state, "A take SWORD1")
    assert question(state) == "choose"  # and then the Village


@rule("R-16", "T-254", "T-257", "T-098")
def test_things_may_be_taken_before_the_instructions_and_at_the_end() -> None:
    state = landed(one("TROLL", "CITY"), lying={"CITY": "SWORD1"})
    assert offered(state, "A") == ["take SWORD1", "done"]
    play(state, "A done; A choose none")
    assert offered(state, "A") == ["take SWORD1", "done"]  # a last chance
    play(state, "A take SWORD1")
    assert has(state) == "SWORD1"


@rule("R-16", "T-092", "T-257")
def test_gold_on_the_space_is_taken_with_the_things() -> None:
    state = landed(one("TROLL", "TAVERN"), coins={"TAVERN": 3}, dice=[3])
    assert area(state)["gold"] == 1 + 3 - 1
    assert view(state)["coins"] == {}


@rule("R-17", "T-070", "T-072")
def test_strangers_and_places_must_be_visited_but_what_they_offer_is_free() -> None:
    state = landed(one("TROLL", "FIELDS1", strength=3), lying={"FIELDS1": "WITCH"}, dice=[2])
    assert area(state)["life"] == 5  # nobody asked
    for card in ("GATE", "STREAM"):
        state = landed(one("TROLL", "FIELDS1"), lying={"FIELDS1": card})
        play(state, "A choose no")
        assert (at(state), area(state)["counters"]) == ("FIELDS1", [0, 0])


@rule("R-18", "T-256")
def test_cards_not_met_stay_when_one_is_moved_away() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "IMP FAIRY RING"}, dice=[4], deck="BAG1 BAG2")
    assert (at(state), lies(state, "FIELDS1")) == ("RUINS", "FAIRY RING")
    assert "IMP" in view(state)["adventure_discards"]


# Taking


@rule("T-071", "T-092", "T-255", "T-069")
def test_nothing_is_taken_while_an_enemy_is_there() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "DRAGON1 RING BAG1"}, coins={"FIELDS1": 2}, dice=[1, 6])
    play(state, "A fight")
    assert (has(state), area(state)["gold"], turn_of(state)) == ("", 1, "B")
    assert lies(state, "FIELDS1") == "DRAGON1 RING BAG1"  # the Dragon stays


@rule("T-071", "R-25", "T-158", "SP10")
def test_things_may_be_taken_when_every_enemy_is_killed_or_evaded() -> None:
    wizard = one("WIZARD", "FIELDS1", spells="INVISIBILITY")
    state = landed(wizard, lying={"FIELDS1": "DRAGON1 RING"})
    play(state, "A cast INVISIBILITY; A evade DRAGON1; A take RING")
    assert (has(state), lies(state, "FIELDS1")) == ("RING", "DRAGON1")


@rule("T-071", "T-183", "T-184", "T-185", "MO04", "MO09", "MO03")
def test_forbidden_cards_stay_on_the_space() -> None:
    state = landed(one("MONK", "FIELDS1"), lying={"FIELDS1": "RUNESWORD LANCE"})
    assert offered(state, "A") == ["take LANCE", "done"]  # he may have the Lance, though he cannot use it
    play(state, "A take LANCE")
    assert lies(state, "FIELDS1") == "RUNESWORD"
    state = landed(one("GHOUL", "FIELDS1"), lying={"FIELDS1": "GRAIL LANCE RUNESWORD"})
    assert offered(state, "A") == ["take RUNESWORD", "done"]


@rule("T-133", "T-134", "T-186", "R-71")
def test_with_four_objects_one_must_be_left_for_another() -> None:
    state = landed(one("TROLL", "FIELDS1", objects="SWORD1 SWORD2 AXE1 AXE2"), lying={"FIELDS1": "RING"})
    assert "take RING" not in offered(state, "A")
    play(state, "A drop AXE2; A take RING")
    assert has(state) == "SWORD1 SWORD2 AXE1 RING"
    assert lies(state, "FIELDS1") == "AXE2"


@rule("T-187", "T-094")
def test_what_was_left_is_not_offered_in_the_same_turn() -> None:
    state = landed(one("TROLL", "FIELDS1", objects="SWORD1 SWORD2 AXE1 AXE2"), lying={"FIELDS1": "RING ORB"})
    play(state, "A drop AXE2; A take RING; A drop AXE1")
    assert [text for text in offered(state, "A") if text.startswith("take")] == ["take ORB"]


@rule("T-186", "T-191", "T-095")
def test_things_may_be_left_at_the_start_of_the_turn() -> None:
    state = table(one("TROLL", "FIELDS1", objects="RING TALISMAN3 SWORD3", followers="MULE2"), dice=[1])
    play(state, "A drop RING; A drop TALISMAN3; A drop SWORD3; A drop MULE2")
    assert lies(state, "FIELDS1") == "RING TALISMAN3 SWORD3 MULE2"  # like any others


# Another character or the space


@rule("T-086", "T-252", "T-087", "T-089")
def test_one_meets_a_character_or_the_space() -> None:
    heroes = [one("ELF", "FIELDS1", strength=4), one("GHOUL", "FIELDS1", gold=2)]
    state = landed(*heroes, lying={"FIELDS1": "RING HEALER"}, coins={"FIELDS1": 2}, dice=[6, 1])
    assert offered(state, "A") == ["meet P2", "look"]
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose gold")
    assert (area(state)["gold"], turn_of(state)) == (2, "B")  # neither the coins nor the Ring
    assert lies(state, "FIELDS1") == "RING HEALER"
    state = landed(*heroes, lying={"FIELDS1": "RING"})
    play(state, "A look; A take RING")
    assert (has(state), turn_of(state)) == ("RING", "B")


@rule("T-252", "T-086")
def test_where_nobody_else_is_nobody_asks() -> None:
    state = landed(one("ELF", "FIELDS1"), one("GHOUL", "FIELDS2"), lying={"FIELDS1": "RING"})
    assert question(state) == "take"


@rule("R-53", "M10")
def test_meeting_a_character_spares_the_desert() -> None:
    state = landed(one("ELF", "DESERT1", strength=4), one("GHOUL", "DESERT1"), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose gold")
    assert area(state)["life"] == 4


# Losing a turn


@rule("T-064", "T-180", "R-19", "EV13")
def test_a_lost_turn_is_this_one_if_cards_are_still_to_be_met() -> None:
    state = landed(one("TROLL", "RUINS"), one("ELF", "OASIS"), deck="STORM BEAR")
    assert (turn_of(state), area(state)["missed"]) == ("B", 0)
    assert lies(state, "RUINS") == "BEAR"


@rule("T-064", "T-180", "R-19", "EV13")
def test_otherwise_the_next_turn_is_missed() -> None:
    state = landed(one("TROLL", "FIELDS1"), one("ELF", "OASIS"), deck="STORM")
    assert (turn_of(state), area(state)["missed"]) == ("B", 1)


@rule("R-19", "T-180", "EV12", "O23", "O09")
def test_a_siren_forest_or_crags_cost_one_turn_and_never_two() -> None:
    state = landed(one("ELF", "RUINS"), one("TROLL", "OASIS"), deck="SIREN SWORD1")
    assert (turn_of(state), area(state)["missed"], lies(state, "RUINS")) == ("B", 0, "SWORD1")
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "OASIS"), deck="SIREN")
    assert (turn_of(state), area(state)["missed"]) == ("B", 1)
    state = landed(one("WARRIOR", "CRAGS"), lying={"CRAGS": "RING"}, dice=[2])
    play(state, "A take RING")
    assert (turn_of(state), area(state)["missed"]) == ("B", 1)
    state = landed(one("TROLL", "FOREST"), dice=[3])
    assert (turn_of(state), area(state)["missed"]) == ("B", 1)


@rule("R-19", "T-180", "EV12", "O09")
def test_a_table_may_take_the_next_turn_at_its_word() -> None:
    word = {"next-turn": "next"}
    state = landed(one("ELF", "RUINS"), one("TROLL", "OASIS"), deck="SIREN SWORD1", options=word)
    assert question(state) == "take"  # this turn goes on
    play(state, "A take SWORD1")
    assert (turn_of(state), area(state)["missed"], has(state)) == ("B", 1, "SWORD1")
    state = landed(one("WARRIOR", "CRAGS"), dice=[2], options=word)
    assert (turn_of(state), area(state)["missed"]) == ("B", 1)
    state = landed(one("TROLL", "RUINS"), one("ELF", "OASIS"), deck="STORM BEAR", options=word)
    assert (turn_of(state), area(state)["missed"]) == ("B", 0)  # the Storm takes a turn, not the next one


@rule("R-19", "PL06")
def test_things_that_were_left_lying_are_no_longer_to_be_met() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "MARSH RING"})
    play(state, "A done")
    assert (area(state)["missed"], turn_of(state)) == (1, "B")


@rule("R-20", "R-21")
def test_lost_turns_add_up() -> None:
    state = landed(one("TROLL", "FIELDS1", missed=1), one("ELF", "OASIS"), deck="STORM")
    assert area(state)["missed"] == 2


@rule("R-21", "T-154")
def test_in_a_missed_turn_nothing_can_be_done() -> None:
    state = table(one("WIZARD", missed=1, spells="ALCHEMY DESTROYMAGIC", trophies="DRAGON1"), one("ELF"))
    assert (turn_of(state), area(state)["missed"]) == ("B", 0)


@rule("R-21", "T-150")
def test_in_the_turns_of_others_a_skipping_player_may_do_everything() -> None:
    state = table(one("ELF", life=1), one("WIZARD", missed=3, spells="HEALING1"))
    assert question(state) == "others-turn"
    play(state, "B cast-on HEALING1 P1")
    assert area(state)["life"] == 4


@rule("R-21", "T-169")
def test_a_missed_turn_counts_for_a_toad() -> None:
    state = table(one("ELF", toad=2, missed=1), one("TROLL", missed=1))
    assert area(state)["toad"] == 1


@rule("R-38", "T-071", "T-092", "T-255", "CH06.1")
def test_animals_that_merely_do_not_attack_are_in_the_way_of_what_lies_there() -> None:
    state = landed(one("MINSTREL", "RUINS"), one("TROLL", "OASIS"), deck="BEAR SWORD1")
    assert set(verbs(state)) == {"pass", "provoke", "charm"}
    play(state, "A pass")
    assert (turn_of(state), lies(state, "RUINS")) == ("B", "BEAR SWORD1")
    assert told(state, "in-the-way") == [{"seat": 0, "cards": ["BEAR"]}]
    state = landed(one("MINSTREL", "RUINS"), one("TROLL", "OASIS"), deck="BEAR SWORD1", dice=[3])
    play(state, "A charm BEAR")
    assert (turn_of(state), has(state)) == ("B", "")  # the charm failed
    state = landed(one("MINSTREL", "RUINS"), one("TROLL", "OASIS"), deck="BEAR SWORD1", dice=[4])
    play(state, "A charm BEAR; A take SWORD1")
    assert has(state) == "SWORD1 BEAR"
    state = landed(one("MINSTREL", "RUINS", strength=9), one("TROLL", "OASIS"), deck="BEAR SWORD1", dice=[6, 1])
    play(state, "A provoke BEAR; A fight; A take SWORD1")
    assert has(state) == "SWORD1"


@rule("R-38", "T-097", "T-255", "R-23")
def test_they_are_in_the_way_of_strangers_places_and_the_space_too_but_not_of_spirits() -> None:
    for space, cards in (("FIELDS1", "BEAR HEALER"), ("FIELDS1", "BEAR MARKET"), ("CHASM", "BEAR")):
        state = landed(one("MINSTREL", space, gold=3), one("TROLL", "OASIS"), lying={space: cards})
        play(state, "A pass")
        assert (turn_of(state), lies(state, space)) == ("B", cards)
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "BEAR SHADOW1 RING"}, dice=[6, 1])
    play(state, "A pass; A fight")
    assert (area(state)["trophies"], turn_of(state), has(state)) == (["SHADOW1"], "B", "")


@rule("R-38", "T-071", "CH06.1")
def test_a_table_may_choose_that_they_are_passed_by() -> None:
    passed = {"peaceful": "passed-by"}
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "DRAGON1 RING"}, options=passed)
    assert set(verbs(state)) == {"pass", "provoke"}
    play(state, "A pass; A take RING")
    assert has(state) == "RING"
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "BEAR RING"}, dice=[3], options=passed)
    play(state, "A charm BEAR; A take RING")
    assert has(state) == "RING"


@rule("R-99", "EN08", "T-071")
def test_a_paid_bandit_is_as_if_evaded_unless_the_table_says_otherwise() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "BANDIT1 RING"})
    play(state, "A bribe BANDIT1; A take RING")
    assert has(state) == "RING"
    strict = {"bribed": "in-the-way"}
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "OASIS"), lying={"FIELDS1": "BANDIT1 RING"}, options=strict)
    play(state, "A bribe BANDIT1")
    assert (turn_of(state), has(state), lies(state, "FIELDS1")) == ("B", "", "BANDIT1 RING")


@rule("R-25", "T-071", "T-158")
def test_evaded_enemies_are_not_in_the_way() -> None:
    state = landed(one("ELF", "WOODS1"), lying={"WOODS1": "BEAR RING"})
    play(state, "A evade BEAR; A take RING")
    assert has(state) == "RING"


# Ditching at any time


@rule("R-102", "T-186", "T-089")
def test_who_is_attacked_may_leave_things_so_that_the_winner_cannot_take_them() -> None:
    victim = one("ELF", "FIELDS1", objects="TALISMAN1", followers="MULE1", gold=0)
    state = landed(one("TROLL", "FIELDS1"), victim, dice=[6, 1])
    play(state, "A meet P2; A attack P2")
    assert offered(state, "B") == ["fight", "drop MULE1", "drop TALISMAN1"]
    play(state, "B drop TALISMAN1; B fight; A fight")
    assert (offered(state, "A"), lies(state, "FIELDS1")) == (["choose life"], "TALISMAN1")


@rule("R-102", "T-186", "T-133")
def test_who_leaves_the_mule_before_a_fight_leaves_what_it_carried_too() -> None:
    carrier = one("ELF", "FIELDS1", objects="RING AXE1 SWORD1 HELMET1 SHIELD1", followers="MULE1")
    state = landed(carrier, lying={"FIELDS1": "BEAR"}, dice=[6, 1])
    play(state, "A drop MULE1; A drop AXE1")
    assert question(state) == "fight"
    play(state, "A fight SWORD1")
    assert (has(state), lies(state, "FIELDS1")) == ("RING SWORD1 HELMET1 SHIELD1", "MULE1 AXE1")


@rule("R-102", "R-32", "MO01")
def test_who_leaves_the_amulet_before_a_fight_may_cast() -> None:
    state = landed(one("ELF", "FIELDS1", objects="AMULET", spells="PSIONICBLAST1"), lying={"FIELDS1": "BEAR"})
    assert offered(state, "A") == ["fight", "drop AMULET"]
    play(state, "A drop AMULET")
    assert offered(state, "A") == ["fight", "cast PSIONICBLAST1"]


@rule("R-102")
def test_nobody_is_asked_before_a_fight_only_because_something_could_be_left() -> None:
    state = landed(one("ELF", "FIELDS1", objects="RING"), lying={"FIELDS1": "BEAR"})
    assert offered(state, "A") == ["fight"]


@rule("R-102", "T-186", "T-187")
def test_things_may_be_left_while_others_are_taken_though_there_is_room() -> None:
    state = landed(one("ELF", "FIELDS1", objects="SWORD1", followers="MULE1"), lying={"FIELDS1": "RING"})
    assert offered(state, "A") == ["take RING", "drop MULE1", "drop SWORD1", "done"]
    play(state, "A drop SWORD1")
    assert "take SWORD1" not in offered(state, "A")
    play(state, "A take RING")
    assert (has(state), lies(state, "FIELDS1")) == ("RING MULE1", "SWORD1")


@rule("R-102", "R-79", "FO06")
def test_a_mercenary_who_is_left_helps_no_more() -> None:
    def hirer() -> MadeHero:
        return one("ELF", "FIELDS1", objects="SWORD1", followers="MERCENARY", gold=2)

    state = landed(hirer(), lying={"FIELDS1": "BEAR"}, dice=[1, 1])
    play(state, "A use MERCENARY; A fight")
    assert told(state, "compared")[0]["score"] == 3 + 3 + 1
    state = landed(hirer(), lying={"FIELDS1": "BEAR"}, dice=[1, 1])
    play(state, "A use MERCENARY; A drop MERCENARY; A fight")
    assert told(state, "compared")[0]["score"] == 3 + 1


# Gold


@rule("R-103", "T-092")
def test_gold_is_taken_unasked() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "OASIS"), lying={"FIELDS1": "BAG1"}, coins={"FIELDS1": 2})
    assert (area(state)["gold"], turn_of(state)) == (4, "B")


@rule("R-103", "R-56", "T-196")
def test_whoever_would_fulfil_a_quest_by_it_is_asked() -> None:
    def seeker() -> MadeHero:
        return one("ELF", "FIELDS1", quest=6)

    state = landed(seeker(), one("TROLL", "OASIS"), lying={"FIELDS1": "BAG1"}, coins={"FIELDS1": 1})
    assert offered(state, "A") == ["take BAG1", "coins", "done"]
    play(state, "A done")
    assert (at(state), area(state)["gold"], turn_of(state)) == ("FIELDS1", 1, "B")
    state = landed(seeker(), one("TROLL", "OASIS"), lying={"FIELDS1": "BAG1"})
    play(state, "A take BAG1")
    assert (at(state), has(state)) == ("CAVE", "TALISMAN6")


@rule("R-103", "R-71")
def test_a_table_may_ask_for_every_coin() -> None:
    ask = {"gold": "offered"}
    full = one("ELF", "FIELDS1", objects="RING AXE1 SWORD1 HELMET1")
    state = landed(full, lying={"FIELDS1": "BAG1"}, coins={"FIELDS1": 2}, options=ask)
    assert {"take", "coins", "done"} <= set(verbs(state))
    play(state, "A coins; A take BAG1")
    assert area(state)["gold"] == 4
