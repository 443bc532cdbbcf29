"""One fight: abilities, replies, damage through the columns, commanders drawn in, and what becomes of the place.

The order is that of the rulebook's chapter: abilities (attacker, then defender), replies until both decline, damage, the end of
the combat, a further combat for a commander who was reached, conquest.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import Scope, Step
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import CONQUER, DISCARD_AFTER_USE, LOST
from tavolata.games.isola.box.things import PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import values, zones
from tavolata.games.isola.rules.activation import Abilities
from tavolata.games.isola.rules.command import CheckCommand
from tavolata.games.isola.rules.damage import Strike
from tavolata.games.isola.rules.effects import perform_all
from tavolata.games.isola.rules.pieces import NONE, Battle, Fight, Force
from tavolata.games.isola.rules.replies import REPLIES, clear_spent
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import MASSACRE, OF_HELD, has_keyword, is_cancelled


def start_battle(state: Isola, battle: Battle) -> None:
    """A declared attack is fought: a place without defence falls at once (ID-170)."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    for_place = battle.target >= PLACES_BEGIN
    if battle.failed or state.owner_of(battle.target) != defender:
        if state.events is not None:
            state.tell("attack-failed", "RU-51", {"seat": attacker, "target": THING_NAMES[battle.target]})
        return
    fight = Fight(0, attacker, battle.target if for_place else NONE)
    fight.columns[attacker] = battle.attack
    fight.leaders[attacker] = battle.attack_leaders
    if for_place:
        fight.columns[defender] = battle.defence
        fight.leaders[defender] = battle.defence_leaders
        fight.undefended = not battle.defence and not battle.defence_leaders
    else:
        fight.columns[defender] = (battle.target,)
        if battle.target not in state.fought:
            state.fought.append(battle.target)  # it becomes engaged like who attacks it (RU-27)
    state.fights.append(fight)
    if fight.undefended:
        state.push(_LEAVE_FIGHT[attacker])
        state.push(_CONQUESTS[attacker])
        return
    begin_combat(state, fight)


def begin_combat(state: Isola, fight: Fight) -> None:
    """Abilities, replies, damage (ID-162)."""
    fight.number = state.next_fight or state.new_scope()
    state.next_fight = 0
    attacker = fight.attacker
    if state.events is not None:
        told: dict[str, object] = {
            "seat": attacker,
            "challenge": fight.challenge,
            "columns": [[THING_NAMES[thing] for thing in column] for column in fight.columns],
            "leaders": [[THING_NAMES[thing] for thing in leaders] for leaders in fight.leaders],
        }
        if fight.place != NONE:
            told["place"] = THING_NAMES[fight.place]
        state.tell("fight", "ID-215" if fight.challenge else "ID-162", told)
    state.push(Combat(attacker, fight.number))
    state.agenda += _COMBATS[attacker]


def challenge(state: Isola, seat: int, one: int, other: int) -> None:
    """Two cards fight at once, wherever they are; then the game goes on where it was (ID-215 to ID-217, RU-52)."""
    fight = Fight(0, seat, NONE, challenge=True)
    fight.columns[state.owner_of(one)] = (one,)
    fight.columns[state.owner_of(other)] = (other,)
    state.fights.append(fight)
    begin_combat(state, fight)


# The end of a combat


class Aftermath(Step[Isola]):
    """Suicide cards go (ID-183, RU-80, RU-81); then, if no further combat follows, the place is judged while what was said for
    the combat still holds (RU-96, RU-49).
    """

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        if state.modifiers.of(values.SUICIDE):
            for seat in range(state.players):
                for thing in fight.columns[seat]:
                    if state.affected(values.SUICIDE, thing):
                        self._remove(state, state.forces[thing])
        if state.owner_of(fight.place) != NONE and not goes_on(fight):  # a card may have taken the place away
            state.push(_CONQUESTS[fight.attacker])

    def _remove(self, state: Isola, force: Force) -> None:
        if state.events is not None:
            told: dict[str, object] = {"seat": force.owner, "force": THING_NAMES[force.thing]}
            state.tell("sacrificed", "ID-183", told)
        zones.leave_force(state, force, zones.REMOVED)


def goes_on(fight: Fight) -> bool:
    """Whether a commander was reached and meets somebody in a further combat (ID-151, RU-35)."""
    for seat in range(2):
        master = fight.reached[seat]
        if master in fight.commanders(seat) and not fight.is_empty(1 - seat):
            return True
    return False


@mypyc_attr(free_list_len=1)
class Combat(Scope[Isola]):
    """The end of a combat: what held for it is over, and the cards played for it go to the past (RU-95)."""

    __slots__ = ()

    def leave(self, state: Isola) -> None:
        clear_spent(state, self.number)
        fight = state.fights[-1]
        if not goes_on(fight):
            state.push(_LEAVE_FIGHT[self.seat])
            return
        for seat in range(2):
            if fight.reached[seat] in fight.commanders(seat):
                fight.stand_alone(seat, fight.reached[seat])
            else:
                fight.line_up(seat)
        if fight.is_empty(0) or fight.is_empty(1):
            state.push(_LEAVE_FIGHT[self.seat])
            return
        fight.go_on()
        begin_combat(state, fight)


class LeaveFight(Step[Isola]):
    """The fight is over; a challenge gives way to what it interrupted (ID-217)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights.pop()
        if not fight.challenge:
            return
        if state.events is not None:
            state.tell("challenge-over", "ID-217", {"seat": self.seat})
        if state.fights:  # a commander there may have lost lives in it
            state.then([CheckCommand(self.seat), CheckCommand(1 - self.seat)])


class Conquest(Step[Isola]):
    """A place falls if nobody of its defence is left, and somebody of the attack is (ID-170 to ID-172, ID-067, RU-38, RU-47,
    RU-66).
    """

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        attacker, defender = fight.attacker, 1 - fight.attacker
        if fight.is_empty(attacker) or not fight.is_empty(defender):
            if state.events is not None:
                state.tell("held", "ID-171", {"seat": defender, "place": THING_NAMES[fight.place]})
            return
        group = fight.columns[attacker] + fight.leaders[attacker] + fight.behind[attacker]
        massacre = any(self._massacres(state, fight, thing) for thing in group)
        site = state.site(fight.place)
        if state.events is not None:
            told: dict[str, object] = {"seat": attacker, "place": THING_NAMES[site.thing], "removed": massacre}
            state.tell("conquered", "ID-208" if massacre else "ID-172", told)
        cancelled = is_cancelled(state, site.thing)  # for the combat, and that lasts until now (RU-96)
        zones.leave_site(state, site, massacre)
        if not cancelled:
            perform_all(state, defender, NONE, site.card, LOST)
        for thing in reversed(group):
            force = state.forces[thing]
            for card, _ in reversed(force.held):  # its abilities are those of the card (ID-088, ID-094)
                if CARDS[card].duration != DISCARD_AFTER_USE and not is_cancelled(state, thing, OF_HELD):
                    perform_all(state, attacker, thing, card, CONQUER)
            if not is_cancelled(state, thing):
                perform_all(state, attacker, thing, force.card, CONQUER)

    def _massacres(self, state: Isola, fight: Fight, thing: int) -> bool:
        """Massacre must be on a card still in the group (RU-79); of a commander it counts (RU-99)."""
        if thing not in fight.columns[fight.attacker] and not state.rulings.commanders_keep:
            return False
        return has_keyword(state, MASSACRE, thing)


# Steps made once, by seat (see ``turn``).
_CONQUESTS: Final[list[Step[Any]]] = [Conquest(seat) for seat in range(2)]
_LEAVE_FIGHT: Final[list[Step[Any]]] = [LeaveFight(seat) for seat in range(2)]
#: A combat by attacker, the last step first, as the agenda has them.
_COMBATS: Final[list[list[Step[Any]]]] = [
    [Aftermath(seat), Strike(seat), REPLIES[seat][0], Abilities(1 - seat), Abilities(seat)] for seat in range(2)
]

STEPS: Final = (Aftermath, Combat, LeaveFight, Conquest)
