"""Why the greedy bot answers as it does: the key of a sentence, and what the sentence names.

All who sit at the table hear it, so it speaks only of what everybody sees once the answer is given; groups are announced with
*done*, and before that there is nothing to say.
"""

from __future__ import annotations

from tavolata.engine import PASS, Decision, first_of, second_of, verb_of
from tavolata.engine.parts import Reason
from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.groups import is_about_to_win, may_defend, ready_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS, KEYS
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
