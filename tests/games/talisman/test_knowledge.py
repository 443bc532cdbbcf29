"""What each player may know, copies, and saved games."""

from __future__ import annotations

import pytest

from games.talisman.looking import GAME, ended, landed, offered, one, table, turn_of, view
from support import SEATS, play, rule
from tavolata.engine import Fast, FileError, State
from tavolata.games.talisman.rules.state import Talisman


def random_game(seed: int, steps: int, players: int = 4, reactions: str = "quick") -> State:
    state = GAME.new(players, seed, reactions=reactions)
    luck = Fast(seed)
    for _ in range(steps):
        if state.over:
            break
        decision = state.decisions[luck.below(len(state.decisions))]
        state.play(decision.seat, luck.choice(decision.actions))
    return state


@rule("T-140", "T-012", "T-013", "CH09.4")
@pytest.mark.parametrize("seed", range(8))
def test_only_the_owner_and_the_prophetess_see_spells(seed: int) -> None:
    state = random_game(seed, 200)
    for seat in range(4):
        seen = view(state, SEATS[seat])["heroes"]
        me = seen[seat]
        prophet = me is not None and me["character"] == "PROPHETESS" and not me["toad"]
        for other, hero in enumerate(seen):
            if hero is not None:
                assert ("spells" in hero) is (other == seat or prophet)
    assert all(hero is None or "spells" not in hero for hero in view(state)["heroes"])


@rule("T-014", "T-017", "T-132", "T-137")
def test_all_else_lies_open() -> None:
    state = table(one("ELF", objects="RING", trophies="BEAR"), lying={"RUINS": "AXE1"}, coins={"OASIS": 2})
    for seat in ("A", "B", ""):
        seen = view(state, seat)
        assert seen["heroes"][0]["trophies"] == ["BEAR"]
        assert (seen["lying"], seen["coins"]) == ({"RUINS": ["AXE1"]}, {"OASIS": 2})


@rule("SP06", "R-98", "T-140")
def test_a_world_that_a_seat_thinks_possible_agrees_with_what_it_sees() -> None:
    state = table(one("WIZARD", "VILLAGE", spells="DIVINATION HEX"), one("ELF", spells="ALCHEMY"))
    play(state, "A cast DIVINATION")
    for seed in range(10):
        world = state.determinize(0, seed)
        assert world.view(0) == state.view(0)
        assert isinstance(world, Talisman)
        assert world.adventure[-5:] == state.adventure[-5:]
    spells = {str(state.determinize(0, seed).view(1)["own_spells"]) for seed in range(20)}
    assert len(spells) > 3


@pytest.mark.parametrize("seed", range(6))
def test_copies_and_saved_games_go_on_alike(seed: int) -> None:
    state = random_game(seed, 150, reactions="strict" if seed % 2 else "quick")
    copy, loaded = state.clone(), GAME.load(state.dump())
    assert copy.dump() == state.dump() == loaded.dump()
    luck = Fast(seed)
    for _ in range(60):
        if state.over:
            break
        decision = state.decisions[0]
        action = luck.choice(decision.actions)
        for each in (state, copy, loaded):
            each.play(decision.seat, action)
    assert copy.dump() == state.dump() == loaded.dump()


def test_a_saved_game_with_a_card_twice_is_refused() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "RING"})
    state.heroes[1].objects = state.cards_on(state.heroes[0].space)
    with pytest.raises(FileError):
        GAME.load(state.dump())


@rule("T-140", "SP04", "SP05")
def test_a_question_that_only_a_spell_brings_stands_in_every_possible_world() -> None:
    at_end = ended(one("WIZARD", spells="DESTROYMAGIC"), one("ELF", spells="HEX"))
    moved = landed(one("WIZARD", "FIELDS1", spells="DESTRUCTION1"), lying={"FIELDS1": "RING"})
    for state, name in ((at_end, "end-spell"), (moved, "encounter")):
        for seed in range(10):
            world = state.determinize(1, seed)
            assert world.view(1) == state.view(1)
            assert [decision.name for decision in world.decisions] == [name]


@rule("T-140")
def test_at_strict_tables_whoever_holds_a_spell_is_asked() -> None:
    state = ended(one("WIZARD", spells="HEX"), reactions="strict")
    assert offered(state, "A") == ["pass"]  # so that being asked tells nothing
    assert turn_of(ended(one("WIZARD", spells="HEX"))) == "B"
