"""Every Stranger and every Place."""

from __future__ import annotations

import pytest

from games.talisman.looking import MadeHero, area, at, has, landed, lies, offered, one, question, spaces, turn_of, view
from support import play, rule, told
from tavolata.games.talisman.box.cards import CARD_NAMES, SPELL, deck_of

ALL_SPELLS = " ".join(CARD_NAMES[card] for card in deck_of(SPELL))

# Strangers


@rule("ST01", "ST02", "ST06", "R-85", "R-02")
@pytest.mark.parametrize(
    ("card", "hero"),
    [
        ("ENCHANTER", one("ELF", "FIELDS1")),
        ("ENCHANTER", one("TROLL", "FIELDS1", craft=1, objects="SOLOMON")),
        ("FAIRY", one("ELF", "FIELDS1")),
        ("PHANTOM", one("GHOUL", "FIELDS1")),
    ],
)
def test_a_wish_for_the_one_they_wait_for(card: str, hero: MadeHero) -> None:
    state = landed(hero, lying={"FIELDS1": card})
    assert question(state) == "wish"
    play(state, "A choose strength")
    assert area(state)["counters"][0] == 1
    assert (lies(state, "FIELDS1"), card in view(state)["adventure_discards"]) == ("", True)


@rule("ST01", "ST02", "ST06", "R-85")
@pytest.mark.parametrize(("card", "character"), [("ENCHANTER", "DWARF"), ("FAIRY", "THIEF"), ("PHANTOM", "ELF")])
def test_for_others_they_stay(card: str, character: str) -> None:
    state = landed(one(character, "FIELDS1"), lying={"FIELDS1": card})
    assert (lies(state, "FIELDS1"), turn_of(state)) == (card, "B")


@rule("R-85", "ST02")
@pytest.mark.parametrize(
    ("way", "changed"),
    [
        ("spell", {"spell_count": 1}),
        ("gold", {"gold": 2}),
        ("strength", {"counters": [1, 0]}),
        ("craft", {"counters": [0, 1]}),
        ("life", {"life": 5}),
        ("fate", {"fate": 1}),
    ],
)
def test_what_may_be_wished_for(way: str, changed: dict[str, object]) -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "FAIRY"})
    play(state, f"A choose {way}")
    assert {name: area(state)[name] for name in changed} == changed


@rule("R-85", "T-168", "R-73", "ST02")
def test_what_the_box_no_longer_holds_cannot_be_wished_for() -> None:
    everything = one("TROLL", "CITY", toad=3, strength=72, craft=72, life=68, fate=36, gold=29, spells=ALL_SPELLS)
    state = landed(one("ELF", "FIELDS1"), everything, lying={"FIELDS1": "FAIRY"})
    assert offered(state, "A") == ["choose no", "choose teleport"]


@rule("R-85", "ST02", "T-083")
def test_a_wished_teleport_goes_to_any_other_space_of_the_region() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "FAIRY"}, deck="BAG1")
    play(state, "A choose teleport")
    assert len(spaces(state, "go").split()) == 23
    play(state, "A go FIELDS2")
    assert (at(state), area(state)["gold"]) == ("FIELDS2", 2)


@rule("ST03", "T-045")
def test_the_healer_heals_two() -> None:
    assert area(landed(one("TROLL", "FIELDS1", life=1), lying={"FIELDS1": "HEALER"}))["life"] == 3
    state = landed(one("TROLL", "FIELDS1", life=5), lying={"FIELDS1": "HEALER"})
    assert (area(state)["life"], lies(state, "FIELDS1")) == (6, "HEALER")


@rule("ST04", "T-061", "R-15")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "CRYPT"), (2, "PERIL"), (3, "GLADE"), (4, "OASIS"), (5, "CRAGS"), (6, "FOREST")]
)
def test_where_the_hermit_goes(die: int, space: str) -> None:
    assert lies(landed(one("TROLL", "FIELDS1"), deck="HERMIT", dice=[die]), space) == "HERMIT"


@rule("ST05")
@pytest.mark.parametrize(("character", "spells"), [("ELF", 1), ("GHOUL", 0), ("THIEF", 0)])
def test_the_mage_gives_a_spell_to_the_good(character: str, spells: int) -> None:
    state = landed(one(character, "FIELDS1"), lying={"FIELDS1": "MAGE"})
    assert (area(state)["spell_count"], lies(state, "FIELDS1")) == (spells, "MAGE")


@rule("ST07")
def test_the_sorcerer_sells_one_spell() -> None:
    state = landed(one("ELF", "FIELDS1", gold=3), lying={"FIELDS1": "SORCERER"})
    play(state, "A choose yes")
    assert (area(state)["gold"], area(state)["spell_count"], turn_of(state)) == (2, 1, "B")
    state = landed(one("ELF", "FIELDS1", gold=3), lying={"FIELDS1": "SORCERER"})
    play(state, "A choose no")
    assert area(state)["gold"] == 3
    assert turn_of(landed(one("TROLL", "FIELDS1", gold=3), lying={"FIELDS1": "SORCERER"})) == "B"  # Craft 1
    assert turn_of(landed(one("ELF", "FIELDS1", gold=0), lying={"FIELDS1": "SORCERER"})) == "B"


@rule("ST07", "T-168")
def test_the_sorcerer_takes_no_gold_where_no_spell_is_left() -> None:
    state = landed(
        one("ELF", "FIELDS1"), one("TROLL", "CITY", toad=3, spells=ALL_SPELLS), lying={"FIELDS1": "SORCERER"}
    )
    assert (turn_of(state), area(state)["gold"]) == ("B", 1)


@rule("ST08")
@pytest.mark.parametrize(
    ("die", "changed"),
    [
        (1, {"toad": 3}),
        (2, {"life": 3}),
        (3, {"counters": [1, 0]}),
        (4, {"counters": [0, 1]}),
        (5, {"spell_count": 1}),
        (6, {"fate": 3}),
    ],
)
def test_the_witch(die: int, changed: dict[str, object]) -> None:
    state = landed(one("ELF", "FIELDS1", fate=1), lying={"FIELDS1": "WITCH"}, dice=[die])
    play(state, "A keep")
    assert {name: area(state)[name] for name in changed} == changed
    assert lies(state, "FIELDS1") == "WITCH"


# Places


@rule("PL01")
@pytest.mark.parametrize(("die", "missed", "gold"), [(3, 1, 1), (4, 0, 3), (5, 0, 3), (6, 0, 4)])
def test_the_cave(die: int, missed: int, gold: int) -> None:
    state = landed(one("TROLL", "FIELDS1"), lying={"FIELDS1": "CAVERN"}, dice=[die])
    assert (area(state)["missed"], area(state)["gold"], lies(state, "FIELDS1")) == (missed, gold, "CAVERN")


@rule("PL01", "T-111")
@pytest.mark.parametrize(("die", "creature", "strength"), [(1, "CAVE_DRAGON", 7), (2, "CAVE_GOBLIN", 2)])
def test_who_lives_in_the_cave(die: int, creature: str, strength: int) -> None:
    state = landed(one("TROLL", "FIELDS1", strength=3), lying={"FIELDS1": "CAVERN"}, dice=[die, 6, 1])
    assert (view(state)["attack"]["creature"], view(state)["attack"]["base"]) == (creature, strength)
    play(state, "A fight")
    assert area(state)["trophies"] == []


@rule("PL02", "PL04", "PL08", "R-86", "T-072")
@pytest.mark.parametrize(
    ("card", "changed"),
    [("FOUNTAIN", {"counters": [0, 1]}), ("STREAM", {"counters": [1, 0]}), ("POOL", {"life": 5})],
)
def test_one_counter_a_visit(card: str, changed: dict[str, object]) -> None:
    state = landed(one("ELF", "FIELDS1"), deck=card)
    assert view(state)["counters"] == {card: 4}
    play(state, "A choose yes")
    assert {name: area(state)[name] for name in changed} == changed
    assert (view(state)["counters"], lies(state, "FIELDS1")) == ({card: 3}, card)
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": card}, counters={card: 1})
    play(state, "A choose yes")
    assert (view(state)["counters"], lies(state, "FIELDS1")) == ({}, "")
    assert card in view(state)["adventure_discards"]


@rule("R-86", "T-168")
def test_the_counters_come_from_the_supply() -> None:
    state = landed(one("ELF", "FIELDS1", strength=70), deck="STREAM")
    assert view(state)["counters"] == {"STREAM": 2}


@rule("PL03", "R-17")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "CRAGS"), (2, "VILLAGE"), (3, "CITY"), (4, "CAVE"), (5, "TEMPLE"), (6, "PERIL")]
)
def test_the_magic_portal(die: int, space: str) -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "GATE"}, dice=[die, 4, 4])
    play(state, "A choose yes")
    assert told(state, "arrived")[-1]["space"] == space
    assert lies(state, "FIELDS1") == "GATE"


@rule("PL05", "R-81", "PU04", "PU05", "PU06", "PU08")
def test_the_market() -> None:
    state = landed(one("ELF", "FIELDS1", gold=10), lying={"FIELDS1": "MARKET"})
    assert [text for text in offered(state, "A") if text.startswith("buy")] == [
        "buy MULE",
        "buy HELMET",
        "buy RAFT",
        "buy SHIELD",
        "buy SWORD",
        "buy BOTTLE",
    ]
    play(state, "A buy MULE; A buy MULE; A buy RAFT; A buy SWORD; A buy BOTTLE; A buy HELMET")
    assert (area(state)["gold"], has(state)) == (0, "RAFT2 SWORD3 BOTTLE2 HELMET2 MULE2 MULE3")
    assert lies(state, "FIELDS1") == "MARKET"


@rule("PL06", "R-02")
@pytest.mark.parametrize(("strength", "missed"), [(0, 1), (1, 1), (2, 0)])
def test_the_marsh(strength: int, missed: int) -> None:
    state = landed(one("ELF", "FIELDS1", strength=strength), lying={"FIELDS1": "MARSH"})
    assert area(state)["missed"] == missed


@rule("PL07", "R-02", "CH03.6")
@pytest.mark.parametrize(
    ("character", "craft", "missed"), [("ELF", 0, 1), ("ELF", 1, 0), ("TROLL", 0, 1), ("DWARF", 0, 0)]
)
def test_the_maze(character: str, craft: int, missed: int) -> None:
    state = landed(one(character, "FIELDS1", craft=craft), lying={"FIELDS1": "MAZE"})
    assert area(state)["missed"] == missed


@rule("PL09", "R-47")
@pytest.mark.parametrize(
    ("die", "changed"),
    [(1, {"gold": 1}), (2, {"fate": 1}), (3, {"gold": 2}), (4, {"spell_count": 1}), (5, {"life": 5})],
)
def test_the_shrine(die: int, changed: dict[str, object]) -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "SHRINE"}, dice=[die])
    assert {name: area(state)[name] for name in changed} == changed


@rule("PL09")
def test_the_shrine_sends_anywhere_in_the_region() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "SHRINE"}, dice=[6], deck="BAG1")
    assert len(spaces(state, "go").split()) == 24
    play(state, "A go FIELDS2")
    assert at(state) == "FIELDS2"
