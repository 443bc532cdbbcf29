"""What each side activates in a fight, and the techniques and spirits that a lone master uses (ID-152 to ID-157)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import PASS, IllegalAction, Question, first_of, pack, second_of, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS
from tavolata.games.isola.box.records import (
    ALL,
    CALL,
    COMMANDING,
    DUEL,
    LONE,
    NO_SCHOOL,
    PERMANENT,
    PICK,
    SPIRIT,
    STATS,
    TECHNIQUE,
    USED,
    Ability,
)
from tavolata.games.isola.box.things import CARD_OF, THING_NAMES
from tavolata.games.isola.rules import values, zones
from tavolata.games.isola.rules.command import command, paid_abilities
from tavolata.games.isola.rules.effects import Perform, candidates, perform_all
from tavolata.games.isola.rules.legality import refusal, why_not_employ, why_not_now
from tavolata.games.isola.rules.offers import may_employ
from tavolata.games.isola.rules.pieces import NONE, Fight, Force, stands_in
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import CANNOT_ACTIVATE, Live, is_cancelled, is_lone, lone_master


class Abilities(Question[Isola]):
    """What a side activates, and which permanent technique and spirit its lone master uses, one by one (ID-152 to ID-157, RU-22)."""

    __slots__ = ()
    name: ClassVar[str] = "abilities"
    rule: ClassVar[str] = "ID-153"

    def options(self, state: Isola) -> list[int]:
        seat, fight = self.seat, state.fights[-1]
        found: list[int] = []
        if fight.columns[1 - seat] or fight.leaders[1 - seat]:
            for thing, ability in usable_abilities(state, fight, seat):
                found.append(pack(actions.ACTIVATE, thing, actions.ACT_PLACES[ability]))
            for card in permanents(state, fight, seat):
                found.append(pack(actions.EMPLOY, card))
        if found:
            found.sort()
            found.insert(0, PASS)
        return found

    def answer(self, state: Isola, seat: int, action: int) -> None:
        if action == PASS:
            return
        state.push(self)
        fight = state.fights[-1]
        if verb_of(action) == actions.EMPLOY:
            master = lone_master(state, fight, seat)
            assert master is not None
            employ(state, fight, seat, master, first_of(action))
            return
        thing, ability = first_of(action), actions.ACT_NUMBERS[second_of(action)]
        fight.activated = (*fight.activated, (thing, ability))
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "force": THING_NAMES[thing], "ability": ABILITIES[ability].name}
            state.tell("activated", "ID-153", told)
        state.push(Perform(seat, thing, ability))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        fight, verb = state.fights[-1], verb_of(action)
        if verb == actions.EMPLOY:
            card = CARDS[first_of(action)]
            return why_not_employ(state, seat, card) or refusal("not-borne", "ID-077", card=card.key)
        if verb == actions.ACTIVATE:
            thing, ability = first_of(action), ABILITIES[actions.ACT_NUMBERS[second_of(action)]]
            found = why_not_activate(state, fight, seat, thing, ability)
            if found is not None:
                return found
            return refusal("nobody-facing", "ID-170", force=THING_NAMES[thing])
        return why_not_now(state, seat, action, self.rule)


def usable_abilities(state: Isola, fight: Fight, seat: int) -> list[tuple[int, int]]:
    """The abilities that a side can activate now, with the cards that have or bear them."""
    found: list[tuple[int, int]] = []
    for thing in fight.columns[seat] + fight.leaders[seat]:
        force = state.forces[thing]
        if not CARDS[force.card].acts and not force.held and not force.is_master():
            continue  # most armies
        for ability in acts_of(fight, seat, force):
            if _may_activate(state, fight, seat, force, ability):
                found.append((thing, ability.number))
    return found


def _may_activate(state: Isola, fight: Fight, seat: int, force: Force, ability: Ability) -> bool:
    """As ``why_not_activate``, of an ability that the protagonist has, without the reason."""
    thing = force.thing
    if stands_in(fight.leaders[seat], thing) != (ability.role == COMMANDING):
        return False
    if ability.role == LONE and not is_lone(fight, seat, force):
        return False
    if ability.pips and ability.pips > lives_for(state, seat, ability):
        return False
    if (thing, ability.number) in fight.activated or state.affected(CANNOT_ACTIVATE, thing):
        return False
    bond = zones.bond_of(ability, force.card != ability.card)
    if bond and is_cancelled(state, thing, bond):
        return False
    return could_touch(state, seat, thing, ability)


def lives_for(state: Isola, seat: int, ability: Ability) -> int:
    """The lives that can still pay for the pips of an ability (ID-024, RU-08)."""
    lives = command(state, seat) if CARDS[ability.card].school != NO_SCHOOL else 0
    if state.rulings.pips_add_up and state.fights[-1].activated:
        lives -= sum([ABILITIES[paid].pips for _, paid in paid_abilities(state, seat)])
    return lives


def acts_of(fight: Fight, seat: int, force: Force) -> list[Ability]:
    """The abilities to be activated that a protagonist has in a fight: its own, of what it bears, and of the technique and spirit
    it uses.
    """
    found = list(CARDS[force.card].acts)
    for number, _ in force.held:
        card = CARDS[number]
        if card.acts and (card.type not in (TECHNIQUE, SPIRIT)):
            found += card.acts
    if is_lone(fight, seat, force):
        for number in (fight.techniques[seat], fight.spirits[seat]):
            if number != NONE:
                found += CARDS[number].acts
    return found


def why_not_activate(state: Isola, fight: Fight, seat: int, thing: int, ability: Ability) -> IllegalAction | None:
    """Role, once a combat, pips, and something that it could touch (ID-153, ID-154, RU-08, ID-051, ID-056)."""
    force = state.forces.get(thing)
    name = THING_NAMES[thing]
    if force is None or force.owner != seat or not fight.stands(seat, thing):
        return refusal("not-in-fight", "ID-156", force=name)
    if ability not in acts_of(fight, seat, force):
        return refusal("no-such-ability", "ID-152", force=name)
    if ability.role == COMMANDING and thing not in fight.leaders[seat]:
        return refusal("only-commanding", "ID-148", force=name)
    if ability.role == LONE and not is_lone(fight, seat, force):
        return refusal("only-alone", "ID-147", force=name)
    if not ability.role and thing in fight.leaders[seat]:
        return refusal("only-in-front", "RU-32", force=name)
    if (thing, ability.number) in fight.activated:
        return refusal("once", "ID-154", force=name)
    if state.affected(CANNOT_ACTIVATE, thing):
        return refusal("cannot-activate", "RU-101", force=name)
    of_host = CARD_OF[thing] != ability.card
    bond = zones.bond_of(ability, of_host)
    if bond and is_cancelled(state, thing, bond):
        return refusal("cancelled", "RU-77", force=name)
    if ability.pips:
        lives = lives_for(state, seat, ability)
        if ability.pips > lives:
            return refusal("pips", "RU-08", force=name, pips=ability.pips, lives=max(0, lives))
    if not could_touch(state, seat, thing, ability):
        return refusal("no-target", "ID-102", force=name)
    return None


def could_touch(state: Isola, seat: int, thing: int, ability: Ability) -> bool:
    """Whether an ability would do anything: whatever it picks is there, its conditions hold."""
    for operation in ability.operations:
        if any(not values.holds(state, condition, seat, thing) for condition in operation.conditions):
            continue
        who = operation.who
        if who is not None and (who.form == PICK or operation.word in (CALL, DUEL)):
            touched = bool(candidates(state, seat, thing, operation, who))
        else:
            selector = who.selector if who is not None and who.form == ALL else None
            touched = selector is None or bool(values.found(state, selector, seat, thing))
        if touched:
            return True
    return False


def permanents(state: Isola, fight: Fight, seat: int) -> list[int]:
    """The permanent technique and spirit that the lone master may decide to use (RU-22)."""
    master = lone_master(state, fight, seat)
    if master is None or not master.held:
        return []
    return [
        number
        for number, _ in master.held
        if CARDS[number].duration == PERMANENT
        and CARDS[number].type in (TECHNIQUE, SPIRIT)
        and may_employ(state, fight, seat, CARDS[number])
    ]


def employ(state: Isola, fight: Fight, seat: int, master: Force, number: int) -> None:
    """A technique or spirit counts in this fight: its values, what it does (ID-075, ID-082, ID-083)."""
    card = CARDS[number]
    if card.type == TECHNIQUE:
        fight.techniques[seat] = number
    else:
        fight.spirits[seat] = number
    for stat, amount in ((0, card.atk), (1, card.defence), (2, card.res)):
        if amount:
            state.add(
                Live(STATS[stat], card.key, master.thing, fight.number, master.thing, amount, 0, seat, in_fight=True)
            )
    if state.events is not None:
        told: dict[str, object] = {"seat": seat, "card": card.key, "force": THING_NAMES[master.thing]}
        state.tell("employed", "ID-075" if card.type == TECHNIQUE else "ID-082", told)
    perform_all(state, seat, master.thing, number, USED)


STEPS: Final = (Abilities,)
