"""Rules that meet: what happens when two of them want something at once."""

from __future__ import annotations

from games.talisman.looking import (
    GAME,
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
    spaces,
    table,
    turn_of,
    verbs,
    view,
)
from support import SEATS, asked, play, refused, rule, told

# A new character


@rule("R-74", "T-042", "SP08")
def test_a_new_character_does_not_shorten_the_hex_of_the_old_one() -> None:
    heroes = [None, one("TROLL", missed=3), one("ELF", missed=3)]
    state = table(*heroes, turn="A", lying={"OASIS": "HEX"}, hexer="A")
    assert view(state)["hex"] == 2
    assert told(state, "turn") == [{"seat": 0, "round": 1}]  # one turn, told once


@rule("T-016", "R-07")
def test_those_not_chosen_of_three_wait_for_the_killed_not_for_the_next_player() -> None:
    for seed in range(8):
        state = GAME.new(4, seed, {"characters": "of-three"}, events=True)
        seen: list[str] = []
        for seat in SEATS[:4]:
            three = offered(state, seat)
            assert len(three) == 3
            seen += three
            play(state, f"{seat} {three[0]}")
        assert len(set(seen)) == 12


@rule("T-016", "T-017")
def test_nobody_knows_the_three_that_another_chooses_from() -> None:
    state = GAME.new(4, 1, {"characters": "of-three"})
    play(state, f"A {offered(state, 'A')[0]}")
    worlds = [state.determinize(0, seed) for seed in range(20)]
    assert len({str(offered(world, "B")) for world in worlds}) > 5
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert all(offered(state.determinize(1, seed), "B") == offered(state, "B") for seed in range(5))


@rule("R-88", "R-08", "T-260", "T-189")
def test_what_was_set_aside_for_a_character_that_never_comes_goes_back() -> None:
    dying = one("ELF", "DESERT1", life=1, objects="RING TALISMAN3 SWORD3", gold=3)
    state = landed(dying, one("TROLL", "FIRE"), options={"inherit": "yes"}, dice=[1])
    play(state, "B go CROWN")
    assert view(state)["out"] == [True, False]
    assert "RING" in view(state)["adventure_discards"]
    assert ("SWORD3" in view(state)["purchases"], view(state)["talismans"]) == (True, 4)
    assert state.gold_left() == 29


# Taking and leaving


@rule("T-134", "T-121", "T-088")
def test_who_carries_four_objects_may_leave_one_for_what_the_killed_had() -> None:
    winner = one("TROLL", "FIELDS1", objects="SWORD1 SWORD2 AXE1 AXE2")
    state = landed(winner, one("ELF", "FIELDS1", life=1, objects="RING", gold=0), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert (question(state), "take RING" in offered(state, "A")) == ("loot", False)
    play(state, "A drop AXE2; A take RING")
    assert (has(state), lies(state, "FIELDS1"), turn_of(state)) == ("SWORD1 SWORD2 AXE1 RING", "AXE2", "B")


@rule("T-093", "T-210", "T-186")
def test_things_may_be_left_before_drawing_however_one_came() -> None:
    state = table(one("TROLL", "PLAINS1", objects="RAFT1 RING"), deck="BEAR")
    play(state, "A raft CHASM")
    assert question(state) != "encounter"  # nothing is drawn there
    state = table(one("TROLL", "WOODS2", objects="RAFT1 RING"), deck="BEAR")
    play(state, "A raft RUNES2; A drop RING; A look")
    assert (told(state, "drew"), lies(state, "RUNES2"), turn_of(state)) == ([], "RING", "B")
    state = landed(one("TROLL", "FIELDS1", objects="RING"), lying={"FIELDS1": "IMP"}, deck="BEAR APE", dice=[4])
    assert (at(state), offered(state, "A")) == ("RUINS", ["look", "drop RING"])
    play(state, "A drop RING; A look")
    assert told(state, "drew")[0]["cards"] == ["BEAR"]
    state = landed(one("TROLL", "FIELDS1"), lying={"FIELDS1": "IMP"}, deck="BEAR APE", dice=[4])
    assert question(state) == "fight"  # who has nothing to leave is not asked


@rule("T-093", "CH04.3", "R-49")
def test_things_may_be_left_after_a_walk_in_the_woods_or_a_lift() -> None:
    state = table(one("ELF", "WOODS1", objects="RING"), deck="BEAR")
    play(state, "A halt WOODS2; A drop RING; A look")
    assert told(state, "drew") == []
    state = table(one("TROLL", "TAVERN", objects="RING", offer="outer"), deck="BEAR")
    play(state, "A halt FIELDS1; A drop RING; A look")
    assert told(state, "drew") == []
    state = table(one("TROLL", "TAVERN", offer="ferry", followers="POLTERGEIST"), dice=[6, 6])
    play(state, "A halt TEMPLE")
    assert (at(state), has(state)) == ("TEMPLE", "")


# Life and death


@rule("T-036", "R-04", "SP07")
def test_nobody_is_healed_after_the_last_life() -> None:
    state = landed(one("WIZARD", "TEMPLE", life=1, spells="HEALING1"), dice=[1, 1])
    play(state, "A pass")
    assert is_dead(state)
    state = landed(one("WIZARD", "TEMPLE", life=2, spells="HEALING1"), dice=[1, 1])
    play(state, "A pass; A cast-on HEALING1 P1")
    assert area(state)["life"] == 3  # one left, healed to four, and the second one lost


@rule("T-249", "T-244", "T-001")
def test_the_attacker_may_die_on_the_crown_in_its_own_turn() -> None:
    state = table(one("ELF", "CROWN", life=1, gold=0, objects="RING"), one("TROLL", "CROWN"), dice=[1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight; B choose life")
    play(state, "B take RING")
    assert state.over
    assert state.ranking == [2, 1]


@rule("R-75", "T-036", "SP17")
def test_death_ends_temporal_warp() -> None:
    wizard = one("WIZARD", "OASIS", life=1, spells="TEMPORALWARP")
    state = table(wizard, one("ELF", "FIELDS1"), dice=[1])
    play(state, "A cast TEMPORALWARP; A roll; A go DESERT1")
    assert (is_dead(state), turn_of(state)) == (True, "B")


@rule("T-203", "T-037", "T-036")
def test_who_dies_on_the_bridge_leaves_everything_with_the_sentinel() -> None:
    state = table(one("ELF", "WOODS1", life=1, objects="RING", gold=2), dice=[3, 1, 6])
    play(state, "A roll; A cross GLADE; A fight")
    assert (is_dead(state), lies(state, "SENTINEL"), view(state)["coins"]) == (True, "RING", {"SENTINEL": 2})


@rule("T-198", "T-036", "SP08")
def test_who_dies_of_a_hex_meets_nobody() -> None:
    state = landed(one("ELF", "FIELDS1", life=1), one("TROLL", "FIELDS1"), lying={"FIELDS1": "HEX BEAR"}, hexer="B")
    assert (is_dead(state), turn_of(state)) == (True, "B")


@rule("R-69", "R-56", "T-121")
def test_the_killer_takes_what_it_wants_before_the_quest_calls() -> None:
    killer, killed = one("TROLL", "FIELDS1", quest=1), one("ELF", "FIELDS1", life=1, objects="RING", gold=2)
    state = landed(killer, killed, dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life; A take RING; A coins")
    assert (at(state), has(state), area(state)["gold"]) == ("CAVE", "RING TALISMAN6", 3)


@rule("R-56", "T-120", "T-084")
def test_the_attacked_may_fulfil_a_quest_and_meets_nothing_in_the_cave() -> None:
    state = landed(one("ELF", "FIELDS1"), one("TROLL", "FIELDS1", quest=1), lying={"CAVE": "BEAR"}, dice=[1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight; B choose life")
    assert (at(state, "B"), has(state, "B"), asked(state)) == ("CAVE", "TALISMAN6", {"B": "move"})


@rule("T-248", "T-249", "SP07", "R-68")
def test_healing_answers_the_command_spell() -> None:
    heroes = [one("TROLL", "CROWN"), one("ELF", "FIELDS1", life=1, spells="HEALING1"), one("DWARF", "CITY", life=1)]
    state = table(*heroes, dice=[4])
    play(state, "B pass; B cast-on HEALING1 P2")
    assert (area(state, "B")["life"], view(state)["out"]) == (3, [False, False, True])


@rule("T-134", "M07", "FO07")
def test_without_the_mule_the_excess_is_left_in_the_chasm() -> None:
    loaded = one("ELF", "CHASM", followers="MULE1", objects="RING BELT SWORD1 SWORD2 AXE1 AXE2")
    state = landed(loaded, dice=[6, 1])
    play(state, "A drop AXE1; A drop AXE2")
    assert (has(state), lies(state, "CHASM"), turn_of(state)) == ("RING BELT SWORD1 SWORD2", "AXE1 AXE2", "B")


@rule("R-75", "R-21", "SP17", "EV13")
def test_a_missed_turn_may_be_one_of_the_three_of_a_warp() -> None:
    wizard = one("WIZARD", "VILLAGE", spells="TEMPORALWARP")
    state = table(wizard, one("ELF", "OASIS"), dice=[1, 1], deck="STORM BAG1")
    play(state, "A cast TEMPORALWARP; A roll; A go FIELDS1")
    assert (turn_of(state), area(state)["missed"], told(state, "missed")) == ("A", 0, [{"seat": 0}])
    play(state, "A roll; A go VILLAGE; A choose none")
    assert turn_of(state) == "B"


@rule("SP17", "SP03", "R-27")
def test_a_warp_that_was_countered_gives_no_turn() -> None:
    heroes = [one("WIZARD", "VILLAGE", spells="TEMPORALWARP"), one("SORCERESS", "OASIS", spells="COUNTERSPELL1")]
    state = table(*heroes, dice=[1], deck="BAG1")
    play(state, "A cast TEMPORALWARP; B cast COUNTERSPELL1; A roll; A go FIELDS1")
    assert turn_of(state) == "B"


# Toads


@rule("T-174", "SP15", "R-72", "T-169")
def test_who_is_made_a_toad_before_moving_moves_as_a_toad() -> None:
    heroes = [one("ELF", "FIELDS1", objects="RING"), one("WIZARD", spells="RANDOM1")]
    state = table(*heroes, dice=[1])
    play(state, "B cast-on RANDOM1 P1")
    assert (spaces(state, "go"), lies(state, "FIELDS1")) == ("VILLAGE GRAVEYARD", "RING")
    play(state, "A go VILLAGE; A choose none")
    assert area(state)["toad"] == 3  # three turns are still to come


@rule("T-175", "T-166", "T-246")
def test_a_toad_alone_on_the_crown_casts_nothing() -> None:
    state = table(one("TROLL", "CROWN", toad=2), one("ELF", "FIELDS1"), dice=[6])
    assert (told(state, "command"), area(state, "B")["life"], turn_of(state)) == ([], 4, "B")


@rule("T-177", "T-120", "T-170", "R-72")
def test_a_toad_that_wins_a_fight_takes_a_life_and_nothing_else() -> None:
    state = landed(one("ELF", "FIELDS1", toad=2), one("WIZARD", "FIELDS1", gold=3, objects="RING"), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight")
    assert told(state, "compared")[0]["score"] == 1 + 6
    assert offered(state, "A") == ["choose life"]


@rule("T-180", "R-19", "R-72")
def test_what_a_toad_cannot_take_is_nothing_that_it_still_has_to_face() -> None:
    state = landed(one("ELF", "TAVERN", toad=3), lying={"TAVERN": "RING"}, dice=[1])
    assert (area(state)["missed"], turn_of(state)) == (1, "B")


# Spells


@rule("SP16", "T-080", "FO09", "EV02")
def test_without_a_roll_there_is_nothing_to_teleport_instead_of() -> None:
    haunted = one("WIZARD", "FIELDS1", followers="POLTERGEIST", spells="TELEPORT1")
    state = table(haunted)
    assert "cast-at" not in verbs(state)
    assert refused(state, "A cast-at TELEPORT1 FIELDS3") == ("error-spell-now", "T-146")
    state = table(one("WIZARD", "FIELDS1", spells="TELEPORT1"), blizzard="B")
    assert "cast-at" not in verbs(state)


# Supplies


@rule("T-168", "T-154")
def test_no_trophies_are_given_for_counters_that_are_not_there() -> None:
    state = ended(one("ELF", trophies="DRAGON1"), one("TROLL", strength=72))
    assert turn_of(state) == "B"
    state = ended(one("ELF", trophies="DRAGON1 DEMON"), one("TROLL", strength=72))
    assert offered(state, "A") == ["trade craft", "sell DEMON", "done"]


# Sudden death


@rule("T-275", "R-90")
def test_by_the_clock_everybody_has_a_place_by_points() -> None:
    heroes = [one("TROLL", gold=2, missed=1), one("ELF", gold=6, missed=1), one("GHOUL", gold=4, missed=1)]
    state = table(*heroes, options={"sudden-death": "rounds-10"}, round=10)
    assert (state.scores, state.ranking) == ([1, 5, 3], [3, 1, 2])
    state = table(*heroes, None, options={"sudden-death": "rounds-10"}, round=10, out="D")
    assert state.ranking == [3, 1, 2, 4]
