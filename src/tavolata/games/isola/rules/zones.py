"""Cards come into play, lose lives and leave: what happens to them, to what they bear and to what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import MULTIPLY, SET
from tavolata.engine.modifiers import LASTS
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import (
    ACT,
    BANS,
    CANCEL,
    CANNOT,
    EQUIPMENT,
    HAS,
    HASNT,
    HOST,
    KEYWORDS,
    KIND,
    LIFE,
    MOD,
    SELF,
    SPECIAL,
    STATIC,
    STATS,
    SUICIDE,
    TO_HAND,
    TO_PAST,
    TO_REMOVED,
    USE,
    USED,
    ZERO,
    Ability,
    Card,
    Operation,
)
from tavolata.games.isola.box.records import GROUP as IN_GROUPS
from tavolata.games.isola.box.things import THING_NAMES
from tavolata.games.isola.rules import values
from tavolata.games.isola.rules.pieces import NONE, Force, Site
from tavolata.games.isola.rules.values import NOTHING, OF_CARD, OF_HELD, WITHOUT, Live

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola

#: Where lost cards go.
PAST: Final = TO_PAST
REMOVED: Final = TO_REMOVED


# Records


def _kind_of(operation: Operation) -> str:
    """The kind of modifier that a record is."""
    word = operation.word
    if word in (MOD, ZERO):
        return STATS[operation.stat]
    if word == HAS:
        return KEYWORDS[operation.keyword]
    if word == HASNT:
        return WITHOUT[KEYWORDS[operation.keyword]]
    if word == CANCEL:
        return values.CANCELLED
    if word == SUICIDE:
        return values.SUICIDE
    if word == CANNOT:
        return values.CANNOT + BANS[operation.ban]
    assert word == KIND
    return values.UNINHABITED


def add_record(
    state: Isola, seat: int, source: int, ability: Ability, index: int, whom: int, scope: int, bond: int
) -> None:
    """From now on a record of a card counts. ``whom`` NONE: for all whom it selects, whenever somebody asks."""
    operation = ability.operations[index]
    in_fight = bool(state.fights) and scope == state.fights[-1].number
    in_fight = in_fight or (scope != LASTS and scope == state.next_fight)
    name = KEYS[ability.card]
    layer = SET if operation.word == ZERO else 0
    kind = _kind_of(operation)
    state.add(Live(kind, name, source, scope, whom, 0, layer, seat, ability.number, index, bond, in_fight))
    if operation.word == SUICIDE:
        state.add(Live(values.ATTACK, name, source, scope, whom, 2, MULTIPLY, seat, NONE, 0, bond, in_fight))


def bond_of(ability: Ability, of_host: bool) -> int:
    """What cancels the records of an ability: techniques, spirits and events are out of reach (RU-50)."""
    card = CARDS[ability.card]
    if not of_host:
        return OF_CARD
    return OF_HELD if card.type == EQUIPMENT or card.type == SPECIAL else NOTHING


def start_records(state: Isola, seat: int, thing: int, card: Card, of_host: bool = False) -> None:
    """A card has come onto the table: what it says about others, or about its group, counts from now on (RU-62)."""
    for ability in card.statics:
        for index in range(len(ability.operations)):
            operation = ability.operations[index]
            if operation.word == LIFE:
                continue
            who = operation.who
            assert who is not None
            whom = thing if who.form == SELF or who.form == HOST else NONE
            add_record(state, seat, thing, ability, index, whom, LASTS, bond_of(ability, of_host))


def end_ability(state: Isola, thing: int, ability: int) -> None:
    """What was activated ends; what it has already done stays (RU-51, RU-77)."""
    name = KEYS[ABILITIES[ability].card]
    for modifier in state.modifiers.all():
        if isinstance(modifier, Live) and modifier.in_fight and modifier.source == thing and modifier.name == name:
            state.modifiers.drop(modifier)


# Coming into play


def enter_force(state: Isola, seat: int, number: int) -> int:
    """A protagonist comes into play, or a further life of one that is there (ID-020, ID-038, ID-049, ID-050, RU-64); the thing
    it is.
    """
    thing = state.free_thing(number, seat)
    force = state.forces.get(thing)
    if force is not None:
        state.set_force(force.with_lives(force.lives + 1))
        return thing
    state.set_force(Force(thing, seat))
    start_records(state, seat, thing, CARDS[number])
    return thing


def enter_site(state: Isola, seat: int, number: int) -> int:
    """A place becomes the frontier (ID-006, ID-007)."""
    thing = state.free_thing(number, seat)
    state.territories[seat].append(Site(thing, seat))
    start_records(state, seat, thing, CARDS[number])
    return thing


def enter_event(state: Isola, seat: int, number: int) -> int:
    """An event that stays lies in the destiny area (ID-010, RU-87)."""
    thing = state.free_thing(number, seat)
    state.destiny[thing] = seat
    start_records(state, seat, thing, CARDS[number])
    return thing


def assign(state: Isola, seat: int, number: int, thing: int) -> None:
    """A card becomes one with a protagonist (ID-087, ID-088, ID-094)."""
    state.set_force(state.forces[thing].with_held(number, seat))
    start_records(state, seat, thing, CARDS[number], of_host=True)


def attach(state: Isola, seat: int, number: int, thing: int) -> None:
    """A card is assigned to a place (ID-008, RU-59)."""
    state.set_site(state.site(thing).with_held(number, seat))
    start_records(state, seat, thing, CARDS[number], of_host=True)


# Leaving


def _put(state: Isola, card: int, owner: int, to: int) -> None:
    """A card goes from the table to its owner's past or hand, or out of the game (RU-57, ID-005)."""
    if to == TO_REMOVED:
        state.to_removed(card, owner)
    elif to == TO_HAND:
        state.put_into_hand(owner, card)
        state.shown[owner].append(card)  # everybody saw it lie there
    else:
        state.to_past(card, owner)


def _outlast(state: Isola, thing: int) -> None:
    """What a card has cancelled or set to zero for a combat stays so to the end of it though the card falls (ID-182, ID-185,
    RU-96), and so does what a technique or spirit does to others (RU-07). A cancelled card cancels nothing any more (RU-77).
    """
    for modifier in state.modifiers.all():
        if not isinstance(modifier, Live) or not modifier.in_fight or modifier.source != thing:
            continue
        lasts = modifier.kind == values.CANCELLED or modifier.layer == SET or modifier.bond == NOTHING
        if modifier.whom == thing or not lasts:
            continue
        if modifier.bond and values.is_cancelled(state, thing, modifier.bond):
            continue
        kept = Live(modifier.kind, modifier.name, NONE, modifier.scope, modifier.whom, modifier.amount, modifier.layer)
        kept.seat, kept.ability, kept.index, kept.in_fight = modifier.seat, modifier.ability, modifier.index, True
        state.modifiers.replace(modifier, kept)


def leave_force(state: Isola, force: Force, to: int) -> None:
    """A protagonist leaves the table with all its cards; what it bore goes to the past (RU-76, ID-039, ID-078, ID-089,
    ID-093).
    """
    if state.fights:
        _outlast(state, force.thing)
    for _ in range(force.lives):
        _put(state, force.card, force.owner, to)
    state.discard_held(force.held)
    state.drop_force(force)
    state.forget(force.thing)


def lose_life(state: Isola, thing: int, card: int, to: int) -> None:
    """One card of a stack is lost: of the protagonist itself, or a Successor (ID-018, ID-098)."""
    force = state.forces[thing]
    if card != force.card:
        owner = next(owner for held, owner in force.held if held == card)
        force = force.without_held(card)
        state.set_force(force)
        _put(state, card, owner, to)
        return
    if force.lives == 1:
        leave_force(state, force, to)
        return
    state.set_force(force.with_lives(force.lives - 1))
    _put(state, card, force.owner, to)


def lives_to_lose(force: Force) -> list[int]:
    """The cards that may go when a life is lost: the owner chooses, but the last card of the master goes last (ID-098, RU-63)."""
    found = sorted({card for card, _ in force.held if CARDS[card].successor})
    if not found:
        return [force.card]
    return sorted([force.card, *found]) if force.lives > 1 else found


def leave_site(state: Isola, site: Site, to: int) -> None:
    """A place leaves the territory; what was assigned to it goes to the owners' pasts (RU-58, RU-60)."""
    state.territories[site.owner] = [other for other in state.territories[site.owner] if other.thing != site.thing]
    _put(state, site.card, site.owner, to)
    state.discard_held(site.held)
    state.forget(site.thing)


def leave_destiny(state: Isola, thing: int, card: int, to: int = TO_PAST) -> None:
    """An event leaves the table."""
    _put(state, card, state.destiny.pop(thing), to)
    state.forget(thing)


def distract(state: Isola, thing: int) -> None:
    """It becomes engaged, leaves its group and can do nothing more (ID-194)."""
    force = state.forces[thing]
    state.set_force(force.turned(True))
    if state.events is not None:
        state.tell("distracted", "ID-194", {"seat": force.owner, "force": THING_NAMES[thing]})
    fight = state.fight()
    hunted = fight is not None and fight.place == NONE and fight.stands(force.owner, thing)
    if fight is not None and hunted and (fight.challenge or force.owner != fight.attacker):
        # Hunted or challenged it stands in no group: it stays and fights, but activates nothing more (RU-101).
        state.add(
            Live(values.CANNOT_ACTIVATE, KEYS[force.card], thing, fight.number, thing, 0, 0, force.owner, in_fight=True)
        )
        return
    if any(battle.target == thing for battle in state.battles):
        # It will be attacked all the same, and can do nothing more in this turn.
        state.add(Live(values.CANNOT_ACTIVATE, KEYS[force.card], thing, state.turn_scope, thing, 0, 0, force.owner))
    state.leave_groups(thing)


def scope_of(state: Isola, ability: Ability) -> int:
    """How long the records of an ability last (RU-07, ID-202): the fight, the next fight, the phase, or the rest of the turn."""
    if ability.when == USED or ability.when == ACT:
        return state.fights[-1].number
    if ability.when in (STATIC, IN_GROUPS):
        return LASTS
    if ability.when == USE:
        return state.turn_scope
    if state.fights:
        return state.fights[-1].number
    return state.next_fight if state.next_fight else state.phase_scope
