"""Protagonists as numbers, and what two columns do to each other, without asking the rules: quick, and nearly right.

What a card may activate and what is in the hands is left out.
"""

from __future__ import annotations

from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import MASTER
from tavolata.games.isola.rules.pieces import Force
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import attack_of, defence_of, resistance_of


def force_worth(force: Force) -> float:
    """What a protagonist is worth to its owner while it is there, all its lives and what it bears included."""
    card = CARDS[force.card]
    found = worth.BODY + worth.ATTACK * card.atk + worth.DEFENCE * card.defence + worth.HELD * len(force.held)
    if card.abilities:
        found += worth.ABILITY
    return found + (worth.LIFE * force.all_lives() if card.is_life else worth.RESISTANCE * card.res)


class Unit:
    """A protagonist in a column."""

    __slots__ = ("atk", "defence", "is_life", "is_master", "lives", "loss", "res", "thing")

    def __init__(self, state: Isola, force: Force) -> None:
        card = CARDS[force.card]
        self.thing = force.thing
        self.atk = attack_of(state, force)
        self.defence = defence_of(state, force)
        self.is_life = card.is_life
        self.is_master = card.type == MASTER
        self.lives = force.all_lives()
        self.res = 0 if card.is_life else resistance_of(state, force)
        #: What is lost with it, or with one life of it: its worth, and the points that the other one gets.
        self.loss = float(card.ochre)
        if not card.is_life or self.lives == 1:
            self.loss += force_worth(force)
        else:
            self.loss += worth.LIFE

    def stops(self) -> int:
        """How much damage it takes away from what stands behind it."""
        return 99 if self.is_life else self.defence + self.res


Units = list[Unit]


def units_of(state: Isola, things: tuple[int, ...]) -> Units:
    return [Unit(state, state.forces[thing]) for thing in things]


def struck(column: Units, damage: int) -> tuple[float, int]:
    """What damage costs a column, and how many of it are left."""
    lost, left = 0.0, len(column)
    for unit in column:
        if damage <= 0:
            break
        if unit.is_life:
            if damage > unit.defence:
                lost += unit.loss
                left -= unit.lives == 1
            break
        needed = unit.defence + unit.res
        if damage < max(1, needed):
            break
        lost += unit.loss
        left -= 1
        damage -= needed
    return lost, left


def attack_of_all(column: Units) -> int:
    total = 0
    for unit in column:
        total += unit.atk
    return total


def clash(attackers: Units, defenders: Units, more: int = 0) -> tuple[float, bool]:
    """What the attackers win by it beyond what they lose, and whether a place falls. ``more``: attack from abilities."""
    gain, standing = struck(defenders, attack_of_all(attackers) + more)
    loss, left = struck(attackers, attack_of_all(defenders))
    return gain - loss, left > 0 and not standing
