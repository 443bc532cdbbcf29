"""Death, what becomes of everything, the next character, being out, and who wins."""

from __future__ import annotations

from typing import Any

from games.talisman.looking import area, at, has, is_dead, landed, lies, offered, one, question, table, turn_of, view
from support import play, rule, told


def rich(space: str, **more: Any) -> Any:
    """A character with one life and something of everything."""
    return one(
        "SORCERESS",
        space,
        life=1,
        strength=2,
        craft=3,
        gold=4,
        objects="SWORD1 RING",
        followers="UNICORN",
        spells="NULLIFY",
        trophies="BEAR",
        **more,
    )


@rule("T-036", "T-037", "T-038", "T-039", "T-040", "T-041", "M10")
def test_a_character_without_lives_is_killed_at_once() -> None:
    state = landed(rich("DESERT1", fate=2), deck="ORB")
    assert is_dead(state)
    assert lies(state, "DESERT1") == "SWORD1 RING UNICORN"  # and nothing was drawn
    assert view(state)["coins"] == {"DESERT1": 4}
    assert view(state)["spell_discards"] == ["NULLIFY"]
    assert view(state)["adventure_discards"] == ["BEAR"]
    assert (state.strength_left(), state.craft_left(), state.fate_left()) == (72, 72, 36)
    assert "SORCERESS" not in sheets(state)
    assert turn_of(state) == "B"
    assert view(state)["out"] == [False, False]


def sheets(state: Any) -> list[str]:
    return list(state.dump()["table"]["sheets"])


@rule("T-042", "R-07", "T-015", "T-019")
def test_the_player_restarts_with_another_character_in_the_next_turn() -> None:
    state = table(None, one("TROLL"), turn="A")
    hero = area(state)
    assert hero["character"] != "TROLL"
    assert (hero["gold"], turn_of(state), question(state)) == (1, "A", "move")  # and has its turn
    state = table(None, one("TROLL"), options={"characters": "of-three"})
    assert len(offered(state, "A")) == 3


@rule("R-07")
def test_with_no_sheet_left_the_player_is_out() -> None:
    state = table(one("TROLL", "FIELDS1"), None, dice=[1])
    state.sheets = []
    play(state, "A roll; A go VILLAGE; A choose none")
    assert view(state)["out"] == [False, True]
    assert state.over
    assert state.ranking == [1, 2]


@rule("T-043", "T-044", "R-08", "T-250")
def test_once_the_crown_was_reached_there_is_no_other_character() -> None:
    state = table(one("TROLL", missed=1), None, one("ELF"), crown_reached=True)
    assert view(state)["out"] == [False, True, False]
    assert turn_of(state) == "C"
    state = landed(rich("DESERT1"), one("TROLL"), one("ELF"), crown_reached=True)
    assert view(state)["out"] == [True, False, False]
    assert not state.over


@rule("T-250", "T-044")
def test_that_stays_so_when_nobody_is_on_the_crown_any_more() -> None:
    state = landed(rich("DESERT1"), one("TROLL", "TAVERN"), crown_reached=True)
    assert state.over
    assert state.ranking == [2, 1]
    assert told(state, "won") == [{"seats": [1], "how": "last", "score": 0}]


@rule("T-001", "R-09")
def test_the_last_player_who_is_not_out_wins_wherever_the_character_stands() -> None:
    state = landed(rich("DESERT1"), one("TROLL", "TAVERN"), one("ELF"), out="C", crown_reached=True)
    assert state.over
    assert state.ranking[1] == 1


@rule("R-09")
def test_a_player_who_waits_to_restart_is_not_out() -> None:
    state = landed(rich("DESERT1"), one("TROLL", missed=1))
    assert not state.over
    assert not is_dead(state, "A")  # the new character of the same seat


@rule("R-09", "EV10")
def test_who_dies_at_the_same_instant_shares_the_last_place() -> None:
    heroes = [one("ELF", "FIELDS1", life=1), one("TROLL", "FIELDS2", life=1)]
    state = landed(*heroes, crown_reached=True, deck="PESTILENCE")
    assert state.over
    assert state.ranking == [1, 1]


@rule("T-088", "T-121", "R-69")
def test_the_winner_takes_from_the_killed_what_it_wants_and_may_have() -> None:
    winner = one("ELF", "FIELDS1", strength=5, objects="AXE1 AXE2 AXE3")
    loser = one("GHOUL", "FIELDS1", life=1, gold=3, objects="RUNESWORD SWORD1 RING", followers="MULE1", quest=5)
    state = landed(winner, loser, dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert question(state) == "loot"
    assert "take RUNESWORD" not in offered(state, "A")  # she is Good
    play(state, "A take SWORD1")
    assert "take RING" not in offered(state, "A")  # four Objects
    play(state, "A take MULE1; A take RING; A coins")
    assert has(state) == "AXE1 AXE2 AXE3 SWORD1 RING MULE1"
    assert area(state)["gold"] == 4
    assert lies(state, "FIELDS1") == "RUNESWORD"
    assert is_dead(state, "B") or area(state, "B")["quest"] == 0


@rule("R-69", "T-037")
def test_nobody_takes_from_who_died_otherwise() -> None:
    state = landed(rich("DESERT1"), one("TROLL", "DESERT1"), deck="ORB")
    play(state, "A look")
    assert is_dead(state)
    assert question(state) == "move"
    assert turn_of(state) == "B"


@rule("T-121", "T-122")
def test_a_winner_who_was_attacked_takes_too_and_the_turn_ends() -> None:
    state = landed(rich("FIELDS1"), one("TROLL", "FIELDS1"), dice=[1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight; B choose life; B take RING; B done")
    assert has(state, "B") == "RING"
    assert lies(state, "FIELDS1") == "SWORD1 UNICORN"
    assert turn_of(state) == "B"


@rule("T-269", "T-268")
def test_in_a_bloodbath_the_killed_are_out_at_once() -> None:
    state = landed(rich("DESERT1"), one("TROLL"), one("ELF"), options={"bloodbath": "yes"})
    assert view(state)["out"] == [True, False, False]
    state = landed(rich("DESERT1"), one("TROLL"), one("ELF"))
    assert view(state)["out"] == [False, False, False]


# Inheriting


@rule("T-260", "T-261", "T-262", "T-263", "R-88")
def test_the_next_character_inherits_where_the_table_wants_it() -> None:
    rules = {"inherit": "yes"}
    state = landed(rich("DESERT1", fate=1), one("TROLL", missed=1), options=rules, seed=2)
    assert lies(state, "DESERT1") == ""
    heir = area(state)
    assert (heir["objects"], heir["followers"], heir["gold"]) == (["SWORD1", "RING"], ["UNICORN"], 1 + 4)
    assert (heir["counters"], heir["trophies"]) == ([0, 0], [])
    assert view(state)["spell_discards"] == ["NULLIFY"]


@rule("T-262")
def test_what_the_heir_may_not_have_lies_where_it_starts() -> None:
    dying = one("GHOUL", "DESERT1", life=1, objects="RUNESWORD SWORD1")
    for seed in range(30):
        state = landed(dying, one("TROLL", missed=1), options={"inherit": "yes"}, seed=seed)
        if area(state)["alignment"] == "good":
            assert area(state)["objects"] == ["SWORD1"]
            assert lies(state, at(state)) == "RUNESWORD"
            return
    raise AssertionError("no Good heir")


@rule("T-263")
def test_with_inheriting_the_killer_takes_nothing() -> None:
    state = landed(one("ELF", "FIELDS1", strength=9), rich("FIELDS1"), options={"inherit": "yes"}, dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life")
    assert has(state, "A") == ""
    assert lies(state, "FIELDS1") == ""
    assert has(state, "B") == "SWORD1 RING UNICORN"  # B's next character has it


@rule("R-88")
def test_nothing_is_inherited_where_nobody_restarts() -> None:
    rules = {"inherit": "yes", "bloodbath": "yes"}
    state = landed(rich("DESERT1"), one("TROLL"), one("ELF"), options=rules)
    assert lies(state, "DESERT1") == "SWORD1 RING UNICORN"
    state = landed(rich("DESERT1"), one("TROLL"), one("ELF"), options={"inherit": "yes"}, crown_reached=True)
    assert lies(state, "DESERT1") == "SWORD1 RING UNICORN"


@rule("T-142", "R-30", "T-121")
def test_who_leaves_an_object_while_looting_discards_the_spell_too_many_at_once() -> None:
    troll = one("TROLL", "FIELDS1", objects="GRAIL RING AXE1 SWORD1", spells="ALCHEMY")
    state = landed(troll, one("ELF", "FIELDS1", life=1, objects="SOLOMON"), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life; A drop GRAIL")
    assert (question(state), offered(state, "A")) == ("spells", ["forget ALCHEMY"])
    play(state, "A forget ALCHEMY; A take SOLOMON")
    assert (area(state)["spell_count"], has(state)) == (0, "RING AXE1 SWORD1 SOLOMON")


@rule("T-133", "T-134", "T-121", "FO02")
def test_who_loots_the_hag_carries_only_what_is_allowed_without_the_mule() -> None:
    elf = one("ELF", "FIELDS1", objects="RING AXE1 SWORD1 HELMET1 SHIELD1", followers="MULE1")
    state = landed(elf, one("WIZARD", "FIELDS1", life=1, objects="BELT", followers="HAG"), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life; A take HAG")
    assert question(state) == "objects"
    play(state, "A drop AXE1")
    assert (question(state), "take BELT" in offered(state, "A")) == ("loot", False)


@rule("T-196", "R-56", "T-121")
def test_a_quest_is_fulfilled_when_the_looting_is_done() -> None:
    elf = one("ELF", "FIELDS1", quest=4)
    state = landed(elf, one("WIZARD", "FIELDS1", life=1, objects="BELT SWORD1", gold=0), dice=[6, 1])
    play(state, "A meet P2; A attack P2; B fight; A fight; A choose life; A take BELT")
    assert question(state) == "loot"
    play(state, "A take SWORD1; A give BELT")
    assert (at(state), has(state)) == ("CAVE", "SWORD1 TALISMAN6")
