"""What is offered: the plays of a hand, the answers in a window, who may join a group.

The rules are those of ``legality``, which says for each thing that cannot be done why not. To make those reasons only to find out
that there is one was a third of the time of a random game, so here are tables made once, and short tests that give no reason.
``tests/games/isola/test_offers.py`` compares both in random games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavolata.engine import pack
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import (
    ARMY,
    BLUE,
    EVENT,
    GREY,
    MASTER,
    NO_SCHOOL,
    PLACE,
    PLAY_AND_DISCARD,
    RED,
    SPECIAL,
    SPIRIT,
    TECHNIQUE,
    TURN,
    Card,
)
from tavolata.games.isola.box.things import CARD_OF, FIRST_OF, PLACES_BEGIN
from tavolata.games.isola.rules.legality import fits_colour, fits_school, why_not_beside, why_not_muster
from tavolata.games.isola.rules.pieces import NONE, Column, Fight, Force, Group, Site, stands_in
from tavolata.games.isola.rules.values import (
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_DEFEND,
    COBRA,
    COBRA_BIT,
    holds,
    lone_master,
    selects,
)

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola

# Tables, by the number of one card and then of another: 1 where the print of both allows it.


def _go_together(place: Card, army: Card) -> bool:
    """A place and an army that enter with each other (ID-065, ID-069, ID-070, ID-189)."""
    if not place.inhabited or army.type != ARMY or {place.colour, army.colour} == {RED, BLUE}:
        return False
    only = place.play.only_with
    return place.school in (NO_SCHOOL, army.school) and (only is None or only.labels & army.labels == only.labels)


def _can_bear(host: Card, card: Card) -> bool:
    """A card that is assigned and what may bear it (ID-028 to ID-031, ID-076)."""
    types = 1 << card.profile if card.profile >= 0 else card.play.assign_to
    if card.duration == PLAY_AND_DISCARD or not types >> host.type & 1:
        return False
    return fits_colour(card, host) and fits_school(card, host)


def _stand_together(one: Card, other: Card) -> bool:
    """Two protagonists in one group, by what is printed on them (ID-142 to ID-144, ID-191)."""
    if GREY not in (one.colour, other.colour) and one.colour != other.colour:
        return False
    if NO_SCHOOL not in (one.school, other.school) and one.school != other.school:
        return False
    return one.labels & COBRA_BIT == other.labels & COBRA_BIT


def _defends(card: Card, place: Card, by_table: bool) -> bool:
    """A protagonist and the place that it defends, as the chapter or as the table has it (ID-071, ID-072, RU-01)."""
    wide = card.type != ARMY and not by_table
    if place.colour != GREY and card.colour != place.colour and not (wide and card.colour == GREY):
        return False
    return place.school in (NO_SCHOOL, card.school) or (wide and card.school == NO_SCHOOL)


_NONE_FITS: Final = bytes(len(CARDS))

#: By place, then army.
PAIRS: Final[list[bytes]] = [
    bytes([_go_together(place, army) for army in CARDS]) if place.type == PLACE else _NONE_FITS for place in CARDS
]
#: By the card that is assigned, then its host.
HOSTS: Final[list[bytes]] = [
    bytes([_can_bear(host, card) for host in CARDS]) if TECHNIQUE <= card.type <= SPECIAL else _NONE_FITS
    for card in CARDS
]
#: By protagonist, then another one.
BESIDE: Final[list[bytes]] = [
    bytes([other.type <= ARMY and _stand_together(one, other) for other in CARDS]) if one.type <= ARMY else _NONE_FITS
    for one in CARDS
]
#: By protagonist, then place: as the chapter has it, and as the table has it.
DEFENDERS: Final[list[bytes]] = [
    bytes([_defends(card, place, False) for place in CARDS]) if card.type <= ARMY else _NONE_FITS for card in CARDS
]
DEFENDERS_BY_TABLE: Final[list[bytes]] = [
    bytes([_defends(card, place, True) for place in CARDS]) if card.type <= ARMY else _NONE_FITS for card in CARDS
]

# When a card may be played in answer: never, in any window, in a presentation phase, by a master who fights himself.
_NEVER: Final = 0
_ANY_TIME: Final = 1
_IN_PRESENTATION: Final = 2
_BY_MASTER: Final = 3


def _answers_when(card: Card) -> int:
    """Events and, in a fight, techniques and spirits (ID-105, ID-107, ID-159, RU-18, RU-23)."""
    if card.type == EVENT:
        if card.duration == PLAY_AND_DISCARD:
            return _ANY_TIME
        return _IN_PRESENTATION if card.duration == TURN else _NEVER
    if card.duration == PLAY_AND_DISCARD and card.type in (TECHNIQUE, SPIRIT):
        return _BY_MASTER
    return _NEVER


ANSWERS: Final = bytes([_answers_when(card) for card in CARDS])

# The commonest answers, made once, by card or thing. As Any, because the compiled build would otherwise take each number out of
# its object and put it into a new one: 250 of 17,000 instructions for each answer that is offered.
PLAYS: Final[list[Any]] = [pack(actions.PLAY, card.number) for card in CARDS]
ADDS: Final[list[Any]] = [pack(actions.ADD, thing) for thing in range(PLACES_BEGIN)]
LEADS: Final[list[Any]] = [pack(actions.LEAD, thing) for thing in range(PLACES_BEGIN)]
NEXT: Final[Any] = pack(actions.NEXT)
BACK: Final[Any] = pack(actions.BACK)
DONE: Final[Any] = pack(actions.DONE)


# Presentation


def is_blocked(state: Isola, card: Card) -> bool:
    """A unique card, of which one lies on the table (ID-190)."""
    return card.unique and state.is_in_play(card.same)


def may_play(state: Isola, seat: int, card: Card) -> bool:
    """A card of the hand by itself, in the own presentation phase (ID-126, ID-127)."""
    if is_blocked(state, card):
        return False
    if card.type == ARMY:
        if card.play.alone:
            return True
        return card.play.may_if is not None and holds(state, card.play.may_if, seat, FIRST_OF[card.number])
    if card.type == PLACE:
        return not card.inhabited or card.play.alone
    return True


def add_plays(state: Isola, seat: int, found: list[Any]) -> None:
    """All plays from the hand, in ascending order, put to what was found already."""
    places: list[int] = []
    armies: list[int] = []
    to_assign = False
    last = NONE
    for number in state.hands[seat]:
        if number == last:
            continue
        last = number
        card = CARDS[number]
        if TECHNIQUE <= card.type <= SPECIAL:
            to_assign = True
            continue
        if card.type == ARMY:
            armies.append(number)
        elif card.type == PLACE and card.inhabited:
            places.append(number)
        if may_play(state, seat, card):
            found.append(PLAYS[number])
    if places and armies:
        _add_settles(state, seat, places, armies, found)
    if to_assign:
        _add_assignments(state, seat, found)


def _add_settles(state: Isola, seat: int, places: list[int], armies: list[int], found: list[Any]) -> None:
    """Inhabited places with their armies, and armies with their places (ID-063, ID-064); all are in the hand."""
    hand = state.hands[seat]
    for place in places:
        home = CARDS[place]
        if is_blocked(state, home):
            continue
        fitting = _fitting(state, PAIRS[place], armies)
        at = actions.PLACE_CARD.places[place]
        for one in range(len(fitting)):
            army = actions.ARMY_CARD.places[fitting[one]]
            found.append(pack(actions.SETTLE, at, army))
            if home.play.extra_armies:
                twice = hand.count(fitting[one]) > 1 and not CARDS[fitting[one]].unique
                for other in fitting[one if twice else one + 1 :]:
                    found.append(pack(actions.SETTLE, at, army, actions.ARMY_CARD.places[other]))
    for army in armies:
        if CARDS[army].play.needs_places > 1:
            found += _musters_of(state, seat, army, places)


def _fitting(state: Isola, fits: bytes, armies: list[int]) -> list[int]:
    """The armies that one place is enough for and that may enter with it."""
    found: list[int] = []
    for number in armies:
        if fits[number]:
            army = CARDS[number]
            if army.play.needs_places <= 1 and not is_blocked(state, army):
                found.append(number)
    return found


def _musters_of(state: Isola, seat: int, army: int, places: list[int]) -> list[int]:
    """An army that needs two places, with each two of these (ID-064)."""
    at = actions.ARMY_CARD.places[army]
    found: list[int] = []
    for one in places:
        for other in places:
            if why_not_muster(state, seat, army, [one, other]) is None:
                found.append(pack(actions.MUSTER, at, actions.PLACE_CARD.places[one], actions.PLACE_CARD.places[other]))
    return found


def _add_assignments(state: Isola, seat: int, found: list[Any]) -> None:
    """Cards of the hand assigned to protagonists, then to places (ID-129)."""
    to_places: list[int] = []
    begin, ordered, last = len(found), True, NONE
    for number in state.hands[seat]:
        hosts = HOSTS[number]
        if hosts is _NONE_FITS or number == last:
            continue
        last = number
        card = CARDS[number]
        if is_blocked(state, card):
            continue
        at = actions.ASSIGNED_CARD.places[number]
        for owner in range(2):
            if owner != seat:
                if card.play.host is None:
                    continue  # it goes to one's own only (ID-033)
                ordered = False
            for force in state.troops[owner]:
                if hosts[force.card] and _may_bear(state, seat, card, force):
                    found.append(pack(actions.ASSIGN, at, force.thing))
            for site in state.territories[owner]:
                if hosts[site.card] and _may_have(state, seat, card, site):
                    to_places.append(pack(actions.ATTACH, at, site.thing - PLACES_BEGIN))
    if not ordered:
        found[begin:] = sorted(found[begin:])
    if to_places:
        to_places.sort()
        found += to_places


def _is_for(state: Isola, seat: int, card: Card, owner: int, thing: int) -> bool:
    """One's own, or what the card itself names (ID-033, RU-56)."""
    host = card.play.host
    return owner == seat if host is None else selects(state, host, seat, -1, thing)


def _may_bear(state: Isola, seat: int, card: Card, force: Force) -> bool:
    """What a protagonist bears already leaves room for it (ID-074, ID-081, ID-193), and the school for a Successor (ID-095)."""
    if not _is_for(state, seat, card, force.owner, force.thing):
        return False
    if card.successor:
        return _may_succeed(state, seat, card, force)
    if not force.held:
        return True
    if card.type == TECHNIQUE or card.type == SPIRIT:
        return all(CARDS[number].type != card.type for number, _ in force.held)
    return card.cumulative or not force.bears(card.same)


def _may_succeed(state: Isola, seat: int, card: Card, force: Force) -> bool:
    """One master a school is the Successor (ID-095, RU-10)."""
    for other in state.forces_of(seat):
        if not other.held or other.thing == force.thing:
            continue
        if CARDS[other.card].school == card.school and other.successors():
            return False
    return True


def _may_have(state: Isola, seat: int, card: Card, site: Site) -> bool:
    """A place has no two equal cards, unless the table says so (RU-75)."""
    if site.held and site.bears(card.same) and not state.rulings.equal_on_places:
        return False
    return _is_for(state, seat, card, site.owner, site.thing)


# Windows


def answers_of(state: Isola, seat: int) -> list[int]:
    """The cards of a hand that may be played in answer, in ascending order (ID-130, ID-158, RU-18)."""
    found: list[Any] = []
    last = NONE
    for number in state.hands[seat]:
        when = ANSWERS[number]
        if when == _NEVER or number == last:
            continue
        last = number
        if when == _ANY_TIME:
            found.append(PLAYS[number])
        elif when == _IN_PRESENTATION:
            if state.in_presentation() and not is_blocked(state, CARDS[number]):
                found.append(PLAYS[number])
        elif state.fights and may_employ(state, state.fights[-1], seat, CARDS[number]):
            found.append(PLAYS[number])
    return found


def may_employ(state: Isola, fight: Fight, seat: int, card: Card) -> bool:
    """A technique or spirit in a fight: one of each, by a master who fights himself (ID-075, ID-082, ID-160)."""
    used = fight.techniques[seat] if card.type == TECHNIQUE else fight.spirits[seat]
    if used != NONE:
        return False
    master = lone_master(state, fight, seat)
    if master is None:
        return False
    host = CARDS[master.card]
    return fits_colour(card, host) and fits_school(card, host)


# Groups


def ready_forces(state: Isola, seat: int, plan: tuple[Group, ...]) -> list[Force]:
    """The protagonists of a seat that are ready and in no group yet (ID-141, ID-146)."""
    if not plan and not state.battles:
        return [force for force in state.forces_of(seat) if not force.engaged]
    return [force for force in state.forces_of(seat) if not force.engaged and not _is_committed(state, plan, force)]


def _is_committed(state: Isola, plan: tuple[Group, ...], force: Force) -> bool:
    thing = force.thing
    for group in plan:
        if stands_in(group.column, thing) or (group.leaders and stands_in(group.leaders, thing)):
            return True
    for battle in state.battles:
        if battle.is_attacking(thing) if battle.attacker == force.owner else battle.is_defending(thing):
            return True
    return False


def fighters_of(state: Isola, seat: int, plan: tuple[Group, ...]) -> list[Force]:
    """Who can begin a group of attack: whoever is ready, in no group yet and may attack (ID-141, ID-188)."""
    ready = ready_forces(state, seat, plan)
    if not state.modifiers.of(CANNOT_ATTACK):
        return ready
    return [force for force in ready if not state.affected(CANNOT_ATTACK, force.thing)]


def defenders_of(state: Isola, ready: list[Force], place: int) -> list[Force]:
    """Who of these may defend a place (ID-071, ID-072, ID-188, RU-01)."""
    if state.modifiers.of(CANNOT_DEFEND):
        return [force for force in ready if may_defend(state, force, place)]
    table = DEFENDERS_BY_TABLE if state.rulings.table_defence else DEFENDERS
    return [force for force in ready if table[force.card][place]]


def may_defend(state: Isola, force: Force, place: int) -> bool:
    """Whether a protagonist may defend a place of that card."""
    table = DEFENDERS_BY_TABLE if state.rulings.table_defence else DEFENDERS
    return bool(table[force.card][place]) and not state.affected(CANNOT_DEFEND, force.thing)


def joining(state: Isola, group: Group, ready: list[Force]) -> list[int]:
    """Who of these may join a group, at the end of its column and as a commander (ID-142 to ID-149, ID-191, RU-30)."""
    column = group.column
    if not column:
        return [ADDS[force.thing] for force in ready]
    if CARDS[CARD_OF[column[0]]].type == MASTER:
        return []  # he stays alone
    members = group.members()
    as_printed = not state.modifiers.of(COBRA)
    found: list[Any] = []
    leads: list[Any] = []
    for force in ready:
        if force.is_master():
            if _fits_in(state, force, members, as_printed):
                leads.append(LEADS[force.thing])
        elif not group.leaders and _fits_in(state, force, members, as_printed):
            found.append(ADDS[force.thing])
    return found + leads if leads else found


def _fits_in(state: Isola, force: Force, members: Column, as_printed: bool) -> bool:
    """Whether a protagonist may be in one group with these (ID-142 to ID-144, ID-191); ``as_printed``: no card makes cobras of
    others.
    """
    if not as_printed:
        return all(why_not_beside(state, force, state.forces[other]) is None for other in members)
    beside = BESIDE[force.card]
    return all(beside[CARD_OF[other]] for other in members)


def may_stand_beside(state: Isola, one: Force, other: Force) -> bool:
    """Whether two may be in one group."""
    if state.modifiers.of(COBRA):
        return why_not_beside(state, one, other) is None
    return bool(BESIDE[one.card][other.card])


def hunted(state: Isola, seat: int, plan: tuple[Group, ...]) -> list[int]:
    """The protagonists of a seat without places that may be attacked besides, in ascending order (ID-138)."""
    return [force.thing for force in state.forces_of(seat) if not _is_target(plan, force.thing)]


def next_target(state: Isola, seat: int, plan: tuple[Group, ...]) -> int:
    """What of a seat may be attacked next: a place, from the frontier inwards, or without any a protagonist (ID-134 to ID-138);
    NONE: nothing.
    """
    territory = state.territories[seat]
    if not territory:
        things = hunted(state, seat, plan)
        return things[0] if things else NONE
    covered = bool(state.modifiers.of(CANNOT_BE_ATTACKED))
    for place in range(len(territory) - 1, -1, -1):
        thing = territory[place].thing
        if covered and state.affected(CANNOT_BE_ATTACKED, thing):
            return NONE  # it covers those behind it (RU-102)
        if not _is_target(plan, thing):
            return thing
    return NONE


def _is_target(plan: tuple[Group, ...], thing: int) -> bool:
    return any(group.target == thing for group in plan)
