"""Players, options, and how a game begins (PREPARAZIONE)."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman.looking import GAME, area, one, question, table, turn_of, view
from support import SEATS, asked, offered, play, refused, rule, told
from tavolata.engine import SetupError, State
from tavolata.games.talisman.box.cards import CARD_NAMES, CHARACTER_NAMES, ORIGIN, SHEETS, SPELL


def new(players: int = 4, seed: int = 3, **options: str) -> State:
    return GAME.new(players, seed, {name.replace("_", "-"): value for name, value in options.items()}, events=True)


@rule("T-003")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    assert len(view(new(players))["heroes"]) == players


@rule("T-003", "R-95")
@pytest.mark.parametrize("players", [7, 8])
def test_seven_and_eight_only_if_the_table_wants_it(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        new(players)
    assert (refusal.value.key, refusal.value.rule) == ("error-crowd", "R-95")
    assert len(view(new(players, crowd="yes"))["heroes"]) == players


@rule("T-003", "R-95")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_one_or_nine_cannot_play(players: int) -> None:
    with pytest.raises(SetupError):
        new(players, crowd="yes")


@rule("R-95")
def test_the_fate_tokens_are_enough_for_any_eight_characters() -> None:
    fate = sorted([sheet.fate for sheet in SHEETS], reverse=True)
    assert (sum(fate[:8]), sum(fate[:9])) == (34, 37)


@rule("T-012", "T-013", "T-057")
def test_both_decks_are_shuffled_and_face_down() -> None:
    seen = view(new())
    spells = sum(hero["spell_count"] for hero in seen["heroes"])
    assert (seen["adventure"], seen["spells"]) == (104, 24 - spells)  # numbers only
    assert new(seed=3).dump() == new(seed=3).dump()
    tables: list[Any] = [new(seed=seed).dump()["table"] for seed in (3, 4)]
    assert tables[0]["adventure"] != tables[1]["adventure"]
    assert tables[0]["spells"] != tables[1]["spells"]
    assert sorted(tables[0]["adventure"]) == sorted(tables[1]["adventure"])


@rule("T-014")
def test_purchase_cards_and_talismans_lie_open() -> None:
    seen = view(new())
    assert len(seen["purchases"]) == 28
    assert seen["talismans"] == 4


@rule("T-015", "T-017", "T-018", "T-056", "T-019", "T-033", "T-020", "T-055")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_gets_another_character_with_what_its_sheet_says(seed: int) -> None:
    seen = view(new(6, seed))["heroes"]
    assert len({hero["character"] for hero in seen}) == 6
    for hero in seen:
        sheet = SHEETS[CHARACTER_NAMES.index(hero["character"])]
        assert (hero["space"], hero["life"], hero["fate"]) == (sheet.start, sheet.life, sheet.fate)
        assert (hero["gold"], hero["counters"], hero["alignment"]) == (1, [0, 0], sheet.alignment)
        assert (hero["strength"], hero["craft"]) == (sheet.strength, sheet.craft)
        assert (hero["objects"], hero["followers"], hero["trophies"]) == ([], [], [])
        assert hero["spell_count"] == sheet.spells


@rule("T-015")
def test_who_gets_which_character_is_left_to_chance() -> None:
    assert len({view(new(2, seed))["heroes"][0]["character"] for seed in range(40)}) > 8


@rule("T-021", "T-140")
def test_starting_spells_are_seen_by_their_owner_only() -> None:
    state = next(state for state in (new(4, seed) for seed in range(50)) if "WIZARD" in characters(state))
    seat = characters(state).index("WIZARD")
    other = next(seat for seat in range(4) if characters(state)[seat] not in ("WIZARD", "PROPHETESS"))
    own = view(state, SEATS[seat])["heroes"][seat]
    assert len(own["spells"]) == 2
    assert all(ORIGIN[CARD_NAMES.index(card)] == SPELL for card in own["spells"])
    assert "spells" not in view(state, SEATS[other])["heroes"][seat]
    assert "spells" not in view(state)["heroes"][seat]
    for event in state.events or []:
        if event.kind == "drew-spell":
            assert list(event.public) == ["seat"]


def characters(state: State) -> list[str]:
    return [hero["character"] for hero in view(state)["heroes"]]


@rule("T-022")
def test_no_character_of_this_box_starts_with_objects() -> None:
    for seed in range(8):
        assert all(not hero["objects"] for hero in view(new(6, seed))["heroes"])


@rule("T-023", "R-10", "T-075")
def test_the_host_begins_and_play_goes_clockwise() -> None:
    assert turn_of(new(3)) == "A"
    state = table(one("TROLL", missed=1), one("DWARF", missed=1), one("ELF", missed=1), one("MONK", missed=1))
    assert [event["seat"] for event in told(state, "turn")] == [0, 1, 2, 3, 0]


@rule("R-10")
def test_the_first_player_may_be_drawn() -> None:
    assert {turn_of(new(3, seed, first="lot")) for seed in range(20)} == {"A", "B", "C"}
    state = next(state for state in (new(3, seed, first="lot") for seed in range(20)) if turn_of(state) == "B")
    assert view(state)["first"] == 1


@rule("T-016", "R-07")
def test_each_may_choose_one_of_three_and_the_others_go_back() -> None:
    state = new(6, 5, characters="of-three")
    for seat in SEATS[:6]:
        assert asked(state) == {seat: "character"}
        three = offered(state, seat)
        assert len(three) == 3
        assert refused(state, f"{seat} be {free_of(three)}") == ("error-character", "T-016")
        play(state, f"{seat} {three[1]}")
        assert view(state)["heroes"][SEATS.index(seat)]["character"] == three[1].split()[1]
    assert len(set(characters(state))) == 6
    table_part: Any = state.dump()["table"]
    assert sorted([*table_part["sheets"], *characters(state)]) == sorted(CHARACTER_NAMES)
    assert question(state) == "move"


def free_of(three: list[str]) -> str:
    return next(name for name in CHARACTER_NAMES if f"be {name}" not in three)


@rule("T-267", "T-028")
def test_a_bonus_counter_may_be_taken_and_lost() -> None:
    state = new(2, bonus="yes")
    assert question(state) == "bonus"
    play(state, "A choose strength; B choose craft")
    assert (area(state, "A")["counters"], area(state, "B")["counters"]) == ([1, 0], [0, 1])
    sheet = SHEETS[CHARACTER_NAMES.index(area(state)["character"])]
    assert area(state)["strength"] == sheet.strength + 1


@rule("T-267")
def test_without_the_variant_nobody_gets_a_bonus() -> None:
    assert question(new(2, bonus="no")) == "move"


@rule("T-268")
def test_in_a_bloodbath_three_talismans_are_removed() -> None:
    assert view(new(2, bloodbath="yes"))["talismans"] == 1
    assert view(new(2, bloodbath="no"))["talismans"] == 4
