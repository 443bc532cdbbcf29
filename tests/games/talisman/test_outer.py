"""The spaces of the Outer Region with instructions of their own."""

from __future__ import annotations

import pytest

from games.talisman.looking import (
    MadeHero,
    area,
    at,
    has,
    landed,
    offered,
    one,
    question,
    spaces,
    table,
    turn_of,
    verbs,
    view,
)
from support import play, rule, told

# Village


@rule("O01", "R-50", "T-127", "R-81", "PU03", "PU07", "T-190")
def test_the_blacksmith_sells_while_gold_and_stacks_last() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=6))
    assert offered(state, "A") == [
        "choose none",
        "choose blacksmith",
        "choose healer",
        "choose mystic",
    ]
    play(state, "A choose blacksmith")
    assert offered(state, "A") == ["buy ARMOUR", "buy AXE", "buy HELMET", "buy SHIELD", "buy SWORD", "done"]
    play(state, "A buy SWORD; A buy HELMET")
    assert offered(state, "A") == ["buy HELMET", "buy SWORD", "done"]  # 2 gold left
    play(state, "A done")
    assert (area(state)["gold"], has(state), turn_of(state)) == (2, "SWORD3 HELMET2", "B")  # one visit


@rule("T-190", "T-188", "O01")
def test_what_is_not_in_the_stack_cannot_be_bought() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=9), one("ELF", objects="SWORD3 SWORD4 SWORD5"))
    play(state, "A choose blacksmith")
    assert "buy SWORD" not in offered(state, "A")


@rule("O01", "T-045", "R-50")
def test_the_healer_of_the_village() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=9, life=2))
    play(state, "A choose healer")
    assert offered(state, "A") == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"]
    play(state, "A pay 4")
    assert (area(state)["life"], area(state)["gold"]) == (6, 5)


@rule("O01", "R-96")
@pytest.mark.parametrize(
    ("die", "changed"),
    [
        (1, {"alignment": "evil"}),
        (2, {"alignment": "neutral"}),
        (3, {"alignment": "neutral"}),
        (4, {"alignment": "good"}),
        (5, {"counters": [0, 1]}),
        (6, {"spell_count": 1}),
    ],
)
def test_the_mystic(die: int, changed: dict[str, object]) -> None:
    state = landed(one("DWARF", "VILLAGE"), dice=[die])
    play(state, "A choose mystic")
    assert {name: area(state)[name] for name in changed} == changed


@rule("R-50", "O01", "O13")
@pytest.mark.parametrize("space", ["VILLAGE", "CITY"])
def test_nobody_need_be_visited(space: str) -> None:
    state = landed(one("TROLL", space))
    play(state, "A choose none")
    assert turn_of(state) == "B"


# Graveyard and Chapel


@rule("O03", "R-100", "T-070")
def test_the_graveyard_takes_a_life_of_the_good() -> None:
    assert area(landed(one("ELF", "GRAVEYARD")))["life"] == 3


@rule("O03", "R-100", "T-053")
def test_the_neutral_may_buy_fate_in_the_graveyard() -> None:
    state = landed(one("DWARF", "GRAVEYARD", fate=2, gold=2))
    assert offered(state, "A") == ["pay 0", "pay 1", "pay 2"]
    play(state, "A pay 2")
    assert (area(state)["fate"], area(state)["gold"]) == (4, 0)
    state = landed(one("DWARF", "GRAVEYARD", fate=2, gold=2))
    play(state, "A pay 0")
    assert area(state)["fate"] == 2  # declining is allowed


@rule("O03", "R-47")
@pytest.mark.parametrize(("die", "fate", "spells"), [(1, 0, 0), (4, 0, 0), (5, 1, 0), (6, 0, 1)])
def test_the_evil_pray_in_the_graveyard(die: int, fate: int, spells: int) -> None:
    state = landed(one("SORCERESS", "GRAVEYARD"), dice=[die])
    assert offered(state, "A") == ["choose replenish", "choose pray"]
    play(state, "A choose pray")
    assert (area(state)["fate"], area(state)["spell_count"]) == (fate, spells)


@rule("O07", "R-100")
def test_the_chapel_takes_a_life_of_the_evil() -> None:
    assert area(landed(one("GHOUL", "CHAPEL")))["life"] == 3


@rule("O07", "R-100", "T-045")
def test_the_neutral_may_be_healed_in_the_chapel_for_gold() -> None:
    state = landed(one("DWARF", "CHAPEL", life=1, gold=2))
    play(state, "A pay 2")
    assert (area(state)["life"], area(state)["gold"]) == (3, 0)


@rule("O07", "R-47", "T-046")
@pytest.mark.parametrize(("die", "life", "spells"), [(1, 4, 0), (4, 4, 0), (5, 5, 0), (6, 4, 1)])
def test_the_good_pray_in_the_chapel(die: int, life: int, spells: int) -> None:
    state = landed(one("ELF", "CHAPEL"), dice=[die])
    assert offered(state, "A") == ["choose pray", "choose healed"]
    play(state, "A choose pray")
    assert (area(state)["life"], area(state)["spell_count"]) == (life, spells)


@rule("R-100", "T-161", "O03")
def test_the_alignment_of_the_moment_counts() -> None:
    assert area(landed(one("ELF", "GRAVEYARD", alignment="evil"), dice=[1]))["life"] == 4


# Crags and Forest


@rule("O09", "T-111")
@pytest.mark.parametrize(("die", "missed", "counters"), [(2, 1, 0), (3, 1, 0), (4, 0, 0), (5, 0, 0), (6, 0, 1)])
def test_the_crags(die: int, missed: int, counters: int) -> None:
    state = landed(one("ELF", "CRAGS"), dice=[die])
    assert (area(state)["missed"], area(state)["counters"]) == (missed, [counters, 0])


@rule("O09")
def test_the_spirit_of_the_crags() -> None:
    state = landed(one("ELF", "CRAGS"), dice=[1, 6, 1])
    attack = view(state)["attack"]
    assert (attack["creature"], attack["psychic"], attack["base"]) == ("SPIRIT", True, 4)
    play(state, "A fight")
    assert area(state)["life"] == 4


@rule("O23")
@pytest.mark.parametrize(("die", "missed", "counters"), [(2, 1, 0), (3, 1, 0), (4, 0, 0), (5, 0, 0), (6, 0, 1)])
def test_the_forest(die: int, missed: int, counters: int) -> None:
    state = landed(one("TROLL", "FOREST"), dice=[die])
    assert (area(state)["missed"], area(state)["counters"]) == (missed, [0, counters])


@rule("O23")
def test_the_brigand_of_the_forest() -> None:
    state = landed(one("TROLL", "FOREST"), dice=[1, 1, 6])
    play(state, "A fight")
    assert told(state, "compared")[0]["rival_score"] == 10
    assert area(state)["life"] == 5


@rule("R-44", "CH03.1", "CH04.1", "CH12.1", "FO03", "FO04", "FO08")
@pytest.mark.parametrize(
    ("hero", "space"),
    [
        (one("DWARF", "CRAGS"), "CRAGS"),
        (one("TROLL", "CRAGS"), "CRAGS"),
        (one("ELF", "CRAGS", followers="GNOME"), "CRAGS"),
        (one("ELF", "CRAGS", followers="GUIDE1"), "CRAGS"),
        (one("ELF", "FOREST"), "FOREST"),
        (one("TROLL", "FOREST", followers="PIXIE"), "FOREST"),
        (one("TROLL", "FOREST", followers="GUIDE2"), "FOREST"),
        (one("DWARF", "CHASM"), "CHASM"),
        (one("TROLL", "CHASM", followers="GUIDE1"), "CHASM"),
    ],
)
def test_who_need_not_roll_may_pass_by(hero: MadeHero, space: str) -> None:
    state = landed(hero, dice=[1, 1])
    assert question(state) == "need-not-roll"
    play(state, "A choose no")
    assert (told(state, "rolled"), at(state), turn_of(state)) == ([], space, "B")


@rule("R-44", "CH03.1")
def test_but_a_roll_binds() -> None:
    state = landed(one("DWARF", "CRAGS"), dice=[2])
    play(state, "A choose yes")
    assert area(state)["missed"] == 1
    state = landed(one("TROLL", "CHASM", followers="GUIDE1"), dice=[1, 1])
    play(state, "A choose yes")
    assert (area(state)["life"], has(state)) == (5, "")  # both rolls


# City and Tavern


@rule("O13", "T-045")
def test_the_doctor_heals_two_at_most() -> None:
    state = landed(one("TROLL", "CITY", life=1, gold=9))
    play(state, "A choose doctor")
    assert offered(state, "A") == ["pay 0", "pay 1", "pay 2"]
    play(state, "A pay 2")
    assert (area(state)["life"], area(state)["gold"]) == (3, 7)


@rule("O13", "T-183")
def test_the_alchemist_of_the_city() -> None:
    state = landed(one("MONK", "CITY", objects="LANCE SWORD3"))
    play(state, "A choose alchemist; A give LANCE; A give SWORD3")
    assert (area(state)["gold"], has(state)) == (3, "")
    assert "SWORD3" in view(state)["purchases"]


@rule("O13")
@pytest.mark.parametrize(
    ("die", "changed"),
    [
        (1, {"toad": 3}),
        (2, {"counters": [0, 1]}),
        (3, {"counters": [1, 0]}),
        (4, {"counters": [1, 2]}),
        (5, {"counters": [2, 1]}),
        (6, {"spell_count": 1}),
    ],
)
def test_the_enchantress(die: int, changed: dict[str, object]) -> None:
    state = landed(one("ELF", "CITY", strength=1, craft=1), dice=[die])
    play(state, "A choose enchantress")
    assert {name: area(state)[name] for name in changed} == changed


@rule("O19")
@pytest.mark.parametrize(
    ("die", "changed"),
    [(1, {"missed": 1}), (3, {"gold": 1}), (4, {"gold": 3}), (5, {"offer": 1}), (6, {"offer": 2})],
)
def test_the_tavern(die: int, changed: dict[str, object]) -> None:
    state = landed(one("ELF", "TAVERN", gold=2), dice=[die])
    assert {name: area(state)[name] for name in changed} == changed


@rule("O19", "R-94")
def test_the_farmer_of_the_tavern() -> None:
    state = landed(one("ELF", "TAVERN"), dice=[2, 6, 1])
    assert (view(state)["attack"]["creature"], view(state)["attack"]["base"]) == ("FARMER", 3)
    play(state, "A fight")
    assert area(state)["trophies"] == []


@rule("R-49", "O19", "T-080")
def test_the_offer_of_a_teleport_is_for_the_next_move() -> None:
    state = table(one("ELF", "TAVERN", offer="outer"), deck="BAG1")
    assert len(spaces(state, "go").split()) == 23
    play(state, "A go FIELDS1")
    assert (at(state), area(state)["gold"], area(state)["offer"]) == ("FIELDS1", 2, 0)
    state = table(one("ELF", "TAVERN", offer="outer"), dice=[1])
    play(state, "A roll")
    assert area(state)["offer"] == 0  # declined


@rule("R-49", "O19", "FO09", "M13", "T-199")
def test_the_ferry_to_the_temple_crosses_the_river() -> None:
    state = table(one("ELF", "TAVERN", offer="ferry", followers="POLTERGEIST"), dice=[3, 3])
    play(state, "A go TEMPLE")
    assert (at(state), has(state), area(state)["counters"]) == ("TEMPLE", "", [1, 0])


@rule("R-49", "R-56")
def test_the_offer_is_gone_when_one_is_no_longer_in_the_tavern() -> None:
    giver = one("THIEF", "TAVERN", strength=1)
    state = landed(giver, one("ELF", "TAVERN", offer="outer", quest=6, gold=1), dice=[1, 6])
    play(state, "A meet P2; A attack P2; B fight; A fight; B choose gold")
    assert (at(state, "B"), area(state, "B")["offer"]) == ("CAVE", 0)


@rule("O05", "O21", "T-058")
def test_ruins_and_sentinel_only_draw() -> None:
    assert told(landed(one("TROLL", "SENTINEL"), deck="RING"), "drew")[0]["cards"] == ["RING"]
    assert verbs(landed(one("TROLL", "RUINS"), deck="RING BELT")) == ["take", "done"]
