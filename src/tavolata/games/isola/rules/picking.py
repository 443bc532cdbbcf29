"""Things on the table as answers: which one an answer picks, and why one cannot be picked."""

from __future__ import annotations

from tavolata.engine import IllegalAction, first_of, pack, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.things import EVENTS_BEGIN, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules.legality import refusal, why_not_now
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import CANNOT_BE_PICKED


def pick_action(thing: int) -> int:
    """The answer that picks a thing."""
    if thing < PLACES_BEGIN:
        return pack(actions.PICK, thing)
    if thing < EVENTS_BEGIN:
        return pack(actions.PICK_PLACE, thing - PLACES_BEGIN)
    return pack(actions.PICK_EVENT, thing - EVENTS_BEGIN)


def picked(action: int) -> int:
    """The thing that an answer picks."""
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PICK:
        return number
    return number + (PLACES_BEGIN if verb == actions.PICK_PLACE else EVENTS_BEGIN)


def why_not_pick(state: Isola, seat: int, action: int, card: str, rule: str) -> IllegalAction:
    """Something is to be picked, but not this."""
    if verb_of(action) not in (actions.PICK, actions.PICK_PLACE, actions.PICK_EVENT):
        return why_not_now(state, seat, action, rule)
    thing = picked(action)
    if state.owner_of(thing) == 1 - seat and state.affected(CANNOT_BE_PICKED, thing):
        return refusal("cannot-be-picked", "ID-188", force=THING_NAMES[thing], card=card)
    return refusal("pick", rule, force=THING_NAMES[thing], card=card)
