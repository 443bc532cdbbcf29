"""Where values come from: the parts of each add up to it, and name the cards that made it so."""

from __future__ import annotations

from typing import Any

import pytest

from support import play, rule
from tavolata.engine import Fast
from tavolata.games.isola import GAME
from tavolata.games.isola.box.cards import CARD
from tavolata.games.isola.box.things import thing_number
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.view import parts_of

GAMES = 6


def parts(state: Isola, thing: str) -> dict[str, list[list[object]]]:
    return parts_of(state, thing_number(thing))


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_the_parts_of_every_value_add_up_to_it(game: str) -> None:
    several = 0
    assert GAME.seat_decks is not None
    decks = GAME.seat_decks.ready()
    for seed in range(GAMES):
        state, luck = (
            GAME.new(2, seed, {"game": game}, decks=[decks[seed % 14], decks[(seed * 5 + 3) % 14]]),
            Fast(seed),
        )
        while not state.over:
            view: Any = state.view(None)
            for seen in [*view["forces"], *[site for territory in view["territories"] for site in territory]]:
                for value, found in seen["parts"].items():
                    assert sum(count for _, _, count in found) == seen[value], f"{seen}\n{state}"
                    assert found[0][:2] == ["value", seen["card"]]
                    assert all(CARD.number(card) >= 0 for what, card, _ in found if what != "floor")
                    several += len(found) > 1
            for _ in range(5):
                if not state.over:
                    decision = state.decisions[0]
                    state.play(decision.seat, luck.choice(decision.actions))
    assert several > 50


@rule("ID-088", "RU-40")
def test_equipment_a_place_and_the_floor_are_named() -> None:
    state = position(
        phase="combat",
        forces=["BANDA-DI-PICCHE+ARMI-DA-TAGLIO STAFFETTA-DEL-DESERTO", "RAOUL"],
        places=["", "PASSO-MINATO"],
        hands=["FUMO-NEGLI-OCCHI"],
    )
    assert parts(state, "BANDA-DI-PICCHE.A1")["attack"] == [
        ["value", "BANDA-DI-PICCHE", 2],
        ["card", "ARMI-DA-TAGLIO", 2],
    ]
    play(state, "A add STAFFETTA-DEL-DESERTO.A1; A done; B add RAOUL; B done; A pass")
    assert state.fights
    assert parts(state, "STAFFETTA-DEL-DESERTO.A1")["attack"] == [
        ["value", "STAFFETTA-DEL-DESERTO", 0],
        ["card", "PASSO-MINATO", -1],
        ["floor", None, 1],
    ]


def test_groups_have_the_values_that_they_will_fight_with() -> None:
    """What a group has in the view while it is built is what its fight begins with."""
    cases = changed = 0
    for seed in range(4 * GAMES):
        state, luck = GAME.new(2, seed), Fast(seed)
        while not state.over:
            decision = state.decisions[0]
            action = luck.choice(decision.actions)
            before: Any = state.view(decision.seat)
            state.play(decision.seat, action)
            if GAME.text(action) != "done" or decision.name != "defend" or state.over:
                continue
            after: Any = state.view(None)
            group = before["plan"][0]
            if not group["column"] or [fight["place"] for fight in after["fights"]] != [group["target"]]:
                continue
            forces = {force["force"]: force for force in after["forces"]}
            columns = after["fights"][0]["columns"]
            attack = next(battle["attack"] for battle in before["battles"] if battle["target"] == group["target"])
            if [columns[decision.seat], columns[1 - decision.seat]] != [group["column"], attack]:
                continue  # a commander fights already
            for seat, values in ((decision.seat, group["values"]), (1 - decision.seat, group["facing"])):
                found = [[forces[name]["attack"], forces[name]["defence"]] for name in columns[seat]]
                assert [value[:2] for value in values] == found
                cases += 1
                old = {force["force"]: force["attack"] for force in before["forces"]}
                changed += any(old[name] != forces[name]["attack"] for name in columns[seat])
    assert cases > 20 and changed > 0
