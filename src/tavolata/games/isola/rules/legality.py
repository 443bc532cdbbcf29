"""What may be played, assigned, grouped, attacked and defended, and why not.

Each question is asked in one place: a function gives the refusal, or None where nothing stands against it; what is offered is
what is not refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import IllegalAction, first_of, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.records import (
    ARMY,
    BLUE,
    CHARACTER,
    COLOURS,
    DISCARD_AFTER_USE,
    EQUIPMENT,
    EVENT,
    GREY,
    HAPPENING,
    MASTER,
    NO_SCHOOL,
    PERMANENT,
    PLACE,
    PLAY_AND_DISCARD,
    RED,
    SCHOOLS,
    SPECIAL,
    SPIRIT,
    TECHNIQUE,
    TURN,
    TYPES,
    Card,
)
from tavolata.games.isola.box.things import FIRST_OF, THING_NAMES
from tavolata.games.isola.rules.pieces import Column, Force, Site
from tavolata.games.isola.rules.values import (
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_DEFEND,
    holds,
    is_cobra,
    lone_master,
    selects,
)

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola


def refusal(key: str, rule: str, **details: object) -> IllegalAction:
    return IllegalAction(f"error-{key}", details, rule)


# What belongs to another moment

#: Moves that a question may not be about at all: why they are refused then, and the rule that says when they are made.
_MOMENTS: Final = {
    actions.DRAW: ("error-when-draw", "ID-123"),
    actions.USE: ("error-when-use", "RU-18"),
    actions.EXPEND: ("error-when-use", "RU-18"),
    actions.DISCARD: ("error-when-discard", "ID-131"),
    actions.TARGET: ("error-when-target", "ID-138"),
    actions.ADD: ("error-when-group", "ID-140"),
    actions.LEAD: ("error-when-group", "ID-140"),
    actions.NEXT: ("error-when-step", "RU-92"),
    actions.BACK: ("error-when-step", "RU-92"),
    actions.DONE: ("error-when-step", "RU-92"),
    actions.FIGHT: ("error-when-fight", "ID-229"),
    actions.ACTIVATE: ("error-when-activate", "ID-153"),
    actions.EMPLOY: ("error-when-activate", "RU-22"),
    actions.PICK: ("error-when-pick", "RU-85"),
    actions.PICK_PLACE: ("error-when-pick", "RU-85"),
    actions.PICK_EVENT: ("error-when-pick", "RU-85"),
    actions.TAKE: ("error-when-take", "RU-85"),
    actions.AT: ("error-when-place-in", "ID-206"),
    actions.CHOOSE: ("error-when-choose", "RU-85"),
    actions.LOSE: ("error-when-lose", "RU-63"),
}

#: The rule that says when a card of a type is played; events and techniques go by their duration.
_PLAYED: Final = {
    MASTER: "ID-045",
    CHARACTER: "ID-053",
    ARMY: "ID-060",
    PLACE: "ID-063",
    TECHNIQUE: "ID-076",
    SPIRIT: "ID-084",
    EQUIPMENT: "ID-090",
    SPECIAL: "ID-092",
}


def why_not_now(state: Isola, seat: int, action: int, rule: str) -> IllegalAction:
    """Why a move is refused that the question is not about: when it is made. ``rule``: of a question that must be answered."""
    verb = verb_of(action)
    if verb in _MOMENTS:
        key, found = _MOMENTS[verb]
        return IllegalAction(key, {}, found)
    if verb < actions.PLAY:
        return refusal("must-answer", rule)
    number = first_of(action)
    if verb == actions.SETTLE:
        number = actions.PLACE_CARD.cards[number]
    elif verb == actions.MUSTER:
        number = actions.ARMY_CARD.cards[number]
    elif verb != actions.PLAY:
        number = actions.ASSIGNED_CARD.cards[number]
    if number not in state.hands[seat]:
        return refusal("not-in-hand", "ID-126", card=KEYS[number])
    return _wrong_moment(state, seat, CARDS[number])


def _wrong_moment(state: Isola, seat: int, card: Card, answering: bool = False) -> IllegalAction:
    """A card that is in the hand, but not now: when it is played. Whoever is in that phase already is told what is missing."""
    if card.duration == PLAY_AND_DISCARD:
        return refusal("in-a-window", "RU-18" if card.type == EVENT else "ID-158", card=card.key)
    any_presentation = card.type == EVENT and card.duration == TURN
    if state.in_presentation() and (any_presentation or seat == state.active or state.rulings.advanced):
        if answering and not state.fights:  # in the advanced game, while the other one presents
            return refusal("not-in-answer", "ID-227", card=card.key)
        return refusal("question-first", _rule_of_play(state, card), card=card.key)
    return refusal("not-now", _rule_of_play(state, card), card=card.key, when="any" if any_presentation else "own")


def _rule_of_play(state: Isola, card: Card) -> str:
    if card.type == EVENT:
        return _rule_of_duration(card.duration)
    if card.type in (TECHNIQUE, SPIRIT) and state.fights:
        return "ID-159"
    return "ID-065" if card.type == PLACE and not card.inhabited else _PLAYED[card.type]


def fits_colour(card: Card, host: Card) -> bool:
    """Grey goes to any colour, red and blue only to their own (ID-030)."""
    return card.colour == GREY or card.colour == host.colour


def fits_school(card: Card, host: Card) -> bool:
    """A school card goes only to its school (ID-031)."""
    return card.school == NO_SCHOOL or card.school == host.school


# Playing a card by itself


def why_not_play(state: Isola, seat: int, number: int) -> IllegalAction | None:
    """In the own presentation phase, a card alone: not a pair, not assigned (ID-126, ID-127, ID-045, ID-053, ID-207, RU-65)."""
    card = CARDS[number]
    if number not in state.hands[seat]:
        return refusal("not-in-hand", "ID-126", card=card.key)
    if card.unique and state.is_in_play(card.same):
        return refusal("unique", "ID-190", card=card.key)
    if card.type == MASTER or card.type == CHARACTER:
        return None
    if card.type == ARMY:
        if card.play.alone or (card.play.may_if is not None and holds(state, card.play.may_if, seat, FIRST_OF[number])):
            return None
        return refusal("army-alone", "ID-057", card=card.key)
    if card.type == PLACE:
        if not card.inhabited or card.play.alone:
            return None
        return refusal("place-alone", "ID-063", card=card.key)
    if card.type == EVENT:
        return None
    if card.duration == PLAY_AND_DISCARD:
        return refusal("only-in-fight", "RU-23", card=card.key)
    return refusal("assign-it", "ID-129", card=card.key)


def why_not_settle(state: Isola, seat: int, place: int, armies: list[int]) -> IllegalAction | None:
    """An inhabited place with its armies, all from the hand (ID-063, ID-064, ID-060, ID-207)."""
    home = CARDS[place]
    hand = state.hands[seat][:]
    for number in [place, *armies]:
        if number not in hand:
            return refusal("not-in-hand", "ID-128", card=KEYS[number])
        hand.remove(number)
    if not home.inhabited:
        return refusal("not-inhabited", "ID-065", card=home.key)
    if len(armies) > 1 + home.play.extra_armies:
        return refusal("too-many-armies", "ID-064", card=home.key, most=1 + home.play.extra_armies)
    for number in armies:
        army = CARDS[number]
        if army.play.needs_places > 1:
            return refusal("needs-places", "ID-064", card=army.key, count=army.play.needs_places)
        problem = why_not_together(state, seat, home, army)
        if problem is not None:
            return problem
    return _unique_problem(state, [place, *armies])


def why_not_muster(state: Isola, seat: int, number: int, places: list[int]) -> IllegalAction | None:
    """An army that needs several places, with all of them (ID-064)."""
    army = CARDS[number]
    hand = state.hands[seat][:]
    for other in [number, *places]:
        if other not in hand:
            return refusal("not-in-hand", "ID-128", card=KEYS[other])
        hand.remove(other)
    if army.play.needs_places != len(places):
        return refusal("needs-places", "ID-064", card=army.key, count=army.play.needs_places)
    for place in places:
        if not CARDS[place].inhabited:
            return refusal("not-inhabited", "ID-065", card=KEYS[place])
        problem = why_not_together(state, seat, CARDS[place], army)
        if problem is not None:
            return problem
    return _unique_problem(state, [number, *places])


def why_not_together(state: Isola, seat: int, place: Card, army: Card) -> IllegalAction | None:
    """Colour, school and what the place itself asks for (ID-069, ID-070)."""
    if place.colour + army.colour == RED + BLUE and GREY not in (place.colour, army.colour):
        return refusal("pair-colour", "ID-069", place=place.key, army=army.key)
    if place.school != NO_SCHOOL and place.school != army.school:
        return refusal("pair-school", "ID-070", place=place.key, army=army.key, school=SCHOOLS[place.school])
    only = place.play.only_with
    if only is not None and not _is_printed(only.labels, army):
        return refusal("pair-only", "ID-189", place=place.key, army=army.key)
    return None


def _is_printed(labels: int, card: Card) -> bool:
    return labels & card.labels == labels


def _unique_problem(state: Isola, cards: list[int]) -> IllegalAction | None:
    for number in cards:
        card = CARDS[number]
        if card.unique and (state.is_in_play(card.same) or cards.count(number) > 1):
            return refusal("unique", "ID-190", card=card.key)
    return None


# Assigning


def why_not_assign(state: Isola, seat: int, number: int, force: Force) -> IllegalAction | None:
    """A card to a protagonist (ID-027 to ID-034)."""
    card, host = CARDS[number], CARDS[force.card]
    problem = _why_not_held(state, seat, number, force.owner, host, force.thing)
    if problem is not None:
        return problem
    if card.successor:
        return _why_no_successor(state, seat, card, force)
    if card.type == TECHNIQUE or card.type == SPIRIT:
        if any(CARDS[other].type == card.type for other, _ in force.held):
            rule = "ID-074" if card.type == TECHNIQUE else "ID-081"
            return refusal("second-permanent", rule, card=card.key, host=host.key, type=TYPES[card.type])
        return None
    if not card.cumulative and force.bears(card.same):
        return refusal("not-cumulative", "ID-193", card=card.key, host=host.key)
    return None


def why_not_attach(state: Isola, seat: int, number: int, site: Site) -> IllegalAction | None:
    """A card to a place (ID-027 to ID-034, RU-75)."""
    card, host = CARDS[number], CARDS[site.card]
    problem = _why_not_held(state, seat, number, site.owner, host, site.thing)
    if problem is not None:
        return problem
    if site.bears(card.same) and not state.rulings.equal_on_places:
        return refusal("not-cumulative", "RU-75", card=card.key, host=host.key)
    return None


def _why_not_held(state: Isola, seat: int, number: int, owner: int, host: Card, thing: int) -> IllegalAction | None:
    """What all assigned cards have in common: duration, profile, side, colour, school, uniqueness (ID-029, ID-042, ID-084,
    ID-090 to ID-092, ID-192, RU-54).
    """
    card = CARDS[number]
    if number not in state.hands[seat]:
        return refusal("not-in-hand", "ID-126", card=card.key)
    if card.duration == PLAY_AND_DISCARD:
        return refusal("only-in-fight", "ID-076", card=card.key)
    types = 1 << card.profile if card.profile >= 0 else card.play.assign_to
    if not types >> host.type & 1:
        if card.profile < 0:
            return refusal("assign-host", "ID-029", card=card.key, host=host.key)
        return refusal("assign-type", "ID-028", card=card.key, host=host.key, type=TYPES[host.type])
    if card.play.host is not None:
        if not selects(state, card.play.host, seat, -1, thing):
            return refusal("assign-host", "ID-033", card=card.key, host=host.key)
    elif owner != seat:
        return refusal("assign-own", "RU-56", card=card.key)
    if not fits_colour(card, host):
        return refusal("assign-colour", "ID-030", card=card.key, host=host.key, colour=COLOURS[card.colour])
    if not fits_school(card, host):
        return refusal("assign-school", "ID-031", card=card.key, host=host.key, school=SCHOOLS[card.school])
    if card.unique and state.is_in_play(card.same):
        return refusal("unique", "ID-190", card=card.key)
    return None


def _why_no_successor(state: Isola, seat: int, card: Card, force: Force) -> IllegalAction | None:
    """One master a school is the Successor, with as many of these cards as one likes (ID-095, RU-10)."""
    for other in state.forces.values():
        if other.owner != seat or other.thing == force.thing or not other.successors():
            continue
        if CARDS[other.card].school == card.school:
            return refusal("second-successor", "ID-095", school=SCHOOLS[card.school], host=KEYS[other.card])
    return None


# Windows


def why_not_reply(state: Isola, seat: int, number: int) -> IllegalAction | None:
    """A card played in answer, from the hand."""
    if number not in state.hands[seat]:
        return refusal("not-in-hand", "ID-158", card=KEYS[number])
    return why_no_answer(state, seat, CARDS[number])


def is_answer(state: Isola, seat: int, number: int) -> bool:
    """Whether a card could be played in answer if it were in the hand, as everybody can tell."""
    return why_no_answer(state, seat, CARDS[number]) is None


def why_no_answer(state: Isola, seat: int, card: Card) -> IllegalAction | None:
    """Play-and-discard events in any window, turn events in a presentation phase, techniques and spirits by a master who fights
    himself (ID-105, ID-107, ID-159, RU-18, RU-23).
    """
    if card.type == EVENT:
        if card.duration == PLAY_AND_DISCARD:
            return None
        if card.duration == TURN and state.in_presentation():
            return _unique_problem(state, [card.number])
        return _wrong_moment(state, seat, card, answering=True)
    if card.duration != PLAY_AND_DISCARD or card.type not in (TECHNIQUE, SPIRIT):
        return _wrong_moment(state, seat, card, answering=True)
    return why_not_employ(state, seat, card)


def _rule_of_duration(duration: int) -> str:
    if duration == HAPPENING:
        return "ID-104"
    if duration == PERMANENT:
        return "ID-106"
    return "ID-108" if duration == DISCARD_AFTER_USE else "ID-107"


def why_not_employ(state: Isola, seat: int, card: Card) -> IllegalAction | None:
    """A technique or spirit in a fight: one of each, by a master who fights himself (ID-075, ID-082, ID-160)."""
    fight = state.fight()
    if fight is None:
        return refusal("only-in-fight", "RU-23", card=card.key)
    master = lone_master(state, fight, seat)
    if master is None:
        return refusal("no-lone-master", "RU-23", card=card.key)
    used = fight.techniques[seat] if card.type == TECHNIQUE else fight.spirits[seat]
    if used >= 0:
        rule = "ID-075" if card.type == TECHNIQUE else "ID-082"
        return refusal("slot-used", rule, card=card.key, used=KEYS[used])
    host = CARDS[master.card]
    if not fits_colour(card, host):
        return refusal("assign-colour", "ID-030", card=card.key, host=host.key, colour=COLOURS[card.colour])
    if not fits_school(card, host):
        return refusal("assign-school", "ID-041", card=card.key, host=host.key, school=SCHOOLS[card.school])
    return None


# Groups


def why_not_member(state: Isola, column: Column, leaders: Column, thing: int, leads: bool) -> IllegalAction | None:
    """Whether a protagonist may join a group (ID-141 to ID-149, ID-191)."""
    force = state.forces[thing]
    name = THING_NAMES[thing]
    if force.engaged:
        return refusal("engaged", "ID-141", force=name)
    card = CARDS[force.card]
    if leads:
        if card.type != MASTER:
            return refusal("no-commander", "ID-148", force=name)
        if not column:
            return refusal("commander-alone", "RU-30", force=name)
        if state.forces[column[0]].is_master():
            return refusal("master-alone", "ID-147", force=THING_NAMES[column[0]])
    elif card.type == MASTER and (column or leaders):
        return refusal("master-alone", "ID-147", force=name)
    elif column and state.forces[column[0]].is_master():
        return refusal("master-alone", "ID-147", force=THING_NAMES[column[0]])
    for other in column + leaders:
        problem = why_not_beside(state, force, state.forces[other])
        if problem is not None:
            return problem
    return None


def why_not_beside(state: Isola, one: Force, other: Force) -> IllegalAction | None:
    """Whether two cards may be in one group (ID-142 to ID-144, ID-191)."""
    first, second = CARDS[one.card], CARDS[other.card]
    names: dict[str, object] = {"force": THING_NAMES[one.thing], "other": THING_NAMES[other.thing]}
    if GREY not in (first.colour, second.colour) and first.colour != second.colour:
        return IllegalAction("error-group-colour", names, "ID-142")
    if NO_SCHOOL not in (first.school, second.school) and first.school != second.school:
        return IllegalAction("error-group-school", names, "ID-143")
    if is_cobra(state, one) != is_cobra(state, other):
        return IllegalAction("error-group-cobra", names, "ID-191")
    return None


def why_not_attack_with(state: Isola, thing: int) -> IllegalAction | None:
    """Whether a card may attack: whatever its colour and school, and in the turn in which it was played (ID-066, ID-132)."""
    if state.affected(CANNOT_ATTACK, thing):
        return refusal("cannot-attack", "ID-188", force=THING_NAMES[thing])
    return None


def why_not_defend(state: Isola, force: Force, site: Site) -> IllegalAction | None:
    """The tables of defence, as the chapter of the type has them (ID-043, ID-044, ID-052, ID-058, ID-059, RU-01, RU-02, RU-03,
    RU-29).
    """
    card, place = CARDS[force.card], CARDS[site.card]
    details: dict[str, object] = {"force": THING_NAMES[force.thing], "place": THING_NAMES[site.thing]}
    if state.affected(CANNOT_DEFEND, force.thing):
        return IllegalAction("error-cannot-defend", details, "ID-188")
    wide = card.type != ARMY and not state.rulings.table_defence
    if place.colour != GREY and card.colour != place.colour and not (wide and card.colour == GREY):
        return IllegalAction("error-defend-colour", details, "ID-071")
    if place.school != NO_SCHOOL and card.school != place.school and not (wide and card.school == NO_SCHOOL):
        return IllegalAction("error-defend-school", details, "ID-072")
    return None


def attackable(state: Isola, seat: int) -> list[Site]:
    """The places of a seat that may be attacked, from the frontier inwards (ID-134, ID-135). None is skipped, so one that cannot be
    attacked covers those behind it (RU-102).
    """
    row: list[Site] = []
    for site in reversed(state.territories[seat]):
        if state.affected(CANNOT_BE_ATTACKED, site.thing):
            break
        row.append(site)
    return row
