"""Made positions: named cards lie where they are named, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman.looking import GAME, area, at, is_dead, lies, question, turn_of, view
from support import asked, play
from tavolata.engine import Fast, SetupError
from tavolata.games.talisman.box.cards import CHARACTER_NAMES
from tavolata.games.talisman.position import MadeHero, hero, position
from tavolata.games.talisman.rules.state import Talisman


def test_everything_is_where_it_is_named() -> None:
    state = position(
        [
            hero(
                "WIZARD",
                "OASIS",
                strength=2,
                craft=3,
                life=1,
                fate=5,
                gold=4,
                objects="RING SWORD1",
                followers="UNICORN",
                spells="HEX",
                trophies="BEAR",
                alignment="good",
                quest=1,
            ),
            hero("ELF", "FIELDS1", toad=2, gold=0),
        ],
        turn="B",
        lying={"RUINS": "DRAGON1 POOL"},
        coins={"CITY": 2},
        counters={"POOL": 3},
        deck="IMP ANGEL",
        discards="APE",
        spell_deck="NULLIFY",
        spell_discards="RANDOM1",
        round=7,
    )
    mine = area(state)
    assert (at(state), mine["counters"], mine["life"], mine["fate"], mine["gold"]) == ("OASIS", [2, 3], 1, 5, 4)
    assert (mine["objects"], mine["followers"]) == (["RING", "SWORD1"], ["UNICORN"])
    assert (mine["spells"], mine["trophies"], mine["alignment"], mine["quest"]) == (["HEX"], ["BEAR"], "good", 1)
    assert (lies(state, "RUINS"), view(state)["coins"], view(state)["counters"]) == (
        "DRAGON1 POOL",
        {"CITY": 2},
        {"POOL": 3},
    )
    assert (turn_of(state), view(state)["round"], asked(state)) == ("B", 7, {"B": "move"})
    assert view(state)["adventure_discards"] == ["APE"]
    assert view(state)["spell_discards"] == ["RANDOM1"]
    saved: Any = state.dump()["table"]
    assert saved["adventure"][-2:] == ["ANGEL", "IMP"]  # the top is the end
    assert saved["spells"][-1] == "NULLIFY"
    assert state.problems() == []


def test_the_sheet_says_the_rest_and_seats_not_named_have_the_next_character() -> None:
    state = position([hero("TROLL")], players=3)
    assert (area(state)["life"], area(state)["fate"], area(state)["gold"], at(state)) == (6, 1, 1, "CRAGS")
    assert [area(state, seat)["character"] for seat in "BC"] == list(CHARACTER_NAMES[:2])
    state = position([hero("TROLL"), None], turn="A", out="")
    assert is_dead(state, "B")


def test_where_the_game_goes_on() -> None:
    heroes = [hero("TROLL", "RUINS", fate=0, trophies="DRAGON1"), hero("ELF")]
    assert question(position(heroes)) == "move"
    assert question(position(heroes, begin="landed", deck="RING BELT")) == "take"
    assert question(position(heroes, begin="end")) == "trophies"


def test_the_dice_are_loaded() -> None:
    state = position([hero("TROLL", "RUINS"), hero("ELF")], dice=[3])
    play(state, "A roll")
    assert view(state)["dice"] == [3]


@pytest.mark.parametrize("seed", range(5))
def test_a_position_goes_on_like_a_game(seed: int) -> None:
    state = position([hero("TROLL", "PERIL", objects="TALISMAN1"), hero("ELF", "OASIS")], players=4, seed=seed)
    assert isinstance(GAME.load(state.dump()), Talisman)
    state.check_every_step()
    luck = Fast(seed)
    for _ in range(300):
        if state.over:
            break
        decision = state.decisions[luck.below(len(state.decisions))]
        state.play(decision.seat, luck.choice(decision.actions))


@pytest.mark.parametrize(
    ("key", "heroes", "wrong"),
    [
        ("character", [hero("GOLEM")], {}),
        ("character", [hero("ELF"), hero("ELF")], {}),
        ("space", [hero("ELF", "MOON")], {}),
        ("card", [hero("ELF", objects="SPOON")], {}),
        ("twice", [hero("ELF", objects="RING RING")], {}),
        ("twice", [hero("ELF", objects="RING")], {"lying": {"RUINS": "RING"}}),
        ("twice", [hero("ELF")], {"blizzard": "A", "deck": "BLIZZARD", "discards": "BLIZZARD"}),
        ("row", [hero("ELF", objects="BEAR")], {}),
        ("row", [hero("ELF", followers="RING")], {}),
        ("row", [hero("ELF", spells="RING")], {}),
        ("row", [hero("ELF", trophies="RING")], {}),
        ("row", [hero("ELF")], {"deck": "HEX"}),
        ("row", [hero("ELF")], {"spell_discards": "RING"}),
        ("row", [hero("ELF")], {"counters": {"POOL": 2}}),
        ("number", [hero("ELF", life=0)], {}),
        ("number", [hero("ELF", gold=-1)], {}),
        ("number", [hero("ELF", strength=100)], {}),
        ("number", [hero("ELF", quest=7)], {}),
        ("number", [hero("ELF")], {"coins": {"CITY": 0}}),
        ("word", [hero("ELF", alignment="tall")], {}),
        ("word", [hero("ELF", offer="beer")], {}),
        ("begin", [hero("ELF")], {"begin": "asleep"}),
        ("begin", [None, hero("ELF")], {"begin": "landed"}),
        ("seat", [hero("ELF")], {"turn": "Z"}),
        ("seats", [hero("ELF"), hero("TROLL"), hero("MONK")], {"players": 2}),
        ("supplies", [hero("ELF", gold=31)], {}),
        ("supplies", [hero("ELF", strength=73)], {}),
    ],
)
def test_what_cannot_be_is_refused(key: str, heroes: list[MadeHero | None], wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        position(heroes, **{"players": max(2, len(heroes)), **wrong})
    assert refusal.value.key == f"error-position-{key}"


def test_players_and_options_are_checked_as_for_a_new_game() -> None:
    with pytest.raises(SetupError) as refusal:
        position([hero("ELF")])
    assert refusal.value.key == "error-players"
    with pytest.raises(SetupError) as refusal:
        position([hero("ELF"), hero("TROLL")], options={"jokers": "yes"})
    assert refusal.value.key == "error-option-name"
