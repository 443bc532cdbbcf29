"""Why the greedy bot answers as it does, and what speaks for an answer: the key of a sentence, and what the sentence names.

All who sit at the table hear ``why``, so it speaks only of what everybody sees once the answer is given; groups are announced with
*done*, and before that there is nothing to say. ``because`` is for the seat that is asked.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import PASS, Decision, first_of, second_of, verb_of
from tavolata.engine.parts import Reason
from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.groups import is_about_to_win, may_defend, ready_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.records import ARMY, CHARACTER, MASTER, PLACE
from tavolata.games.isola.box.things import CARD_OF, EVENTS_BEGIN, FIRST_OF, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.preview import preview
from tavolata.games.isola.rules.combat import Attack, Defend
from tavolata.games.isola.rules.state import MARGIN, Isola
from tavolata.games.isola.rules.values import green_of


def why(state: Isola, decision: Decision, action: int) -> Reason | None:
    """The reason for an answer; None: it goes without saying, or is nobody else's business."""
    if len(decision.actions) < 2:
        return None
    question, seat = decision.question, decision.seat
    if isinstance(question, Attack):
        if action == PASS:
            return "why-stay", {}
        return _attack(state, seat, question) if verb_of(action) == actions.DONE else None
    if isinstance(question, Defend):
        return _defence(state, question, action)
    if action == PASS:
        return None
    if decision.name == "draw":
        few = len(state.futures[seat]) <= worth.FEW_LEFT and first_of(action) == 1
        return ("why-draw-few", {"count": len(state.futures[seat])}) if few else None
    if decision.name == "present":
        return _presented(state, seat, action)
    if decision.name in ("replies", "window"):
        return _reply(state, action)
    return None


def because(state: Isola, decision: Decision, action: int) -> Reason | None:
    """What speaks for an answer, told to its seat alone, also while a group is built that nobody sees yet."""
    if len(decision.actions) < 2:
        return None
    if decision.name == "draw":
        return _drawn(state, decision.seat, first_of(action))
    said = why(state, decision, action)
    if said is not None:
        return _ADVISED.get(said[0], said[0]), said[1]
    if decision.name == "present" and action != PASS:
        return _played(state, decision.seat, action)
    return None


#: A bot speaks of itself and to its opponent; these are the same reasons as somebody hears them who is advised.
_ADVISED: Final = {
    "why-stay": "why-advise-stay",
    "why-win": "why-advise-win",
    "why-must": "why-advise-must",
    "why-raid": "why-advise-raid",
    "why-attack": "why-advise-attack",
    "why-hunt": "why-advise-hunt",
    "why-defend": "why-advise-defend",
    "why-give-up": "why-advise-give-up",
    "why-mirror": "why-advise-mirror",
    "why-harm": "why-advise-harm",
    "why-reply": "why-advise-reply",
}


def _drawn(state: Isola, seat: int, count: int) -> Reason | None:
    left, held = len(state.futures[seat]), len(state.hands[seat])
    told: dict[str, object] = {"held": held, "count": left}
    if left <= worth.FEW_LEFT:
        return ("why-draw-little", told) if count == 1 else None
    if count == 3:
        return ("why-draw-most", told) if held < worth.FULL_HAND - 1 else None
    return ("why-draw-enough", told) if held >= worth.FULL_HAND - 1 else None


def _played(state: Isola, seat: int, action: int) -> Reason | None:
    """What is printed on a card that comes to the table, as far as it says what the card is good for."""
    verb = verb_of(action)
    if verb == actions.PLAY:
        return _comes_in(state, seat, first_of(action))
    if verb == actions.SETTLE:
        return _green(actions.PLACE_CARD.cards[first_of(action)])
    if verb == actions.ASSIGN:
        card = CARDS[actions.ASSIGNED_CARD.cards[first_of(action)]]
        if card.atk < 0 or card.defence < 0 or card.atk + card.defence == 0:
            return None
        added: dict[str, object] = {"attack": card.atk, "defence": card.defence}
        return "why-assign", {"force": THING_NAMES[second_of(action)], **added}
    return None


def _comes_in(state: Isola, seat: int, number: int) -> Reason | None:
    card = CARDS[number]
    if card.type == PLACE:
        return _green(number)
    if card.type not in (MASTER, CHARACTER, ARMY):
        return None
    there = state.forces.get(FIRST_OF[number]) if card.is_life else None
    if there is not None:
        return ("why-life", {"card": KEYS[number]}) if there.owner == seat else None
    values: dict[str, object] = {"attack": card.atk, "defence": card.defence}
    if not any(force.owner == seat for force in state.forces.values()):
        return "why-first", {"card": KEYS[number], **values}
    return "why-protagonist", {"card": KEYS[number], **values}


def _green(number: int) -> Reason | None:
    green = CARDS[number].green
    return ("why-green", {"place": KEYS[number], "count": green}) if green > 0 else None


def _attack(state: Isola, seat: int, question: Attack) -> Reason | None:
    """What an attack is for: to win, not to lose, because nobody is ready, or because it pays."""
    plan = [group for group in question.plan if group.column]
    outcome = preview(state)
    if not plan or outcome is None:
        return None
    target = plan[0].target
    if target < PLACES_BEGIN:
        return "why-hunt", {"force": THING_NAMES[target]}
    lead = state.points[seat] + outcome.points[seat] - state.points[1 - seat] - outcome.points[1 - seat]
    own = sum([green_of(state, site) for site in state.territories[seat]])
    other = sum([green_of(state, site) for site in state.territories[1 - seat] if site.thing not in outcome.places])
    places = [THING_NAMES[group.target] for group in plan]
    if lead + own - other >= MARGIN:
        return "why-win", {"places": places}
    if is_about_to_win(state, 1 - seat):
        return "why-must", {"places": places}
    ready = ready_of(state, 1 - seat)
    if not any(may_defend(state, ready, state.site(group.target)) for group in plan):
        return "why-raid", {"places": places}
    return "why-attack", {"places": places}


def _defence(state: Isola, question: Defend, action: int) -> Reason | None:
    if action == PASS:
        return "why-give-up", {"places": [THING_NAMES[target] for target in question.targets(state)]}
    if verb_of(action) != actions.DONE:
        return None
    held = [THING_NAMES[group.target] for group in question.plan if group.column]
    return ("why-defend", {"places": held}) if held else None


def _presented(state: Isola, seat: int, action: int) -> Reason | None:
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PLAY and CARDS[number].is_life:
        rival = state.forces.get(FIRST_OF[number])
        if rival is not None and rival.owner != seat:
            return "why-mirror", {"card": KEYS[number]}
    if verb == actions.ATTACH:
        site = state.site(second_of(action) + PLACES_BEGIN)
        if site.owner != seat:
            card = KEYS[actions.ASSIGNED_CARD.cards[number]]
            return "why-harm", {"card": card, "place": THING_NAMES[site.thing]}
    return None


def _reply(state: Isola, action: int) -> Reason | None:
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PLAY:
        return "why-reply", {"card": KEYS[number]}
    if verb == actions.USE:
        return "why-reply", {"card": KEYS[CARD_OF[number + EVENTS_BEGIN]]}
    if verb == actions.EXPEND:
        return "why-reply", {"card": KEYS[state.forces[number].usable]}
    return None
