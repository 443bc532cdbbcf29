"""What cards are worth: in hand, played, assigned, looked for."""

from __future__ import annotations

from tavolata.engine import first_of, second_of, third_of, verb_of
from tavolata.games.isola.bot import values as worth
from tavolata.games.isola.bot.groups import site_worth
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import (
    ARMY,
    CANNOT,
    CHARACTER,
    DISCARD,
    DISCARD_AFTER_USE,
    DRAW,
    DUEL,
    FIND,
    KIND,
    LOOK,
    MASTER,
    MOD,
    PERMANENT,
    PICK,
    PLACE,
    PLAY_AND_DISCARD,
    SCORE,
    SEND,
    SPIRIT,
    TECHNIQUE,
    TURN,
    ZERO,
    Card,
    Operation,
)
from tavolata.games.isola.box.things import CARD_OF, FIRST_OF, PLACES_BEGIN
from tavolata.games.isola.rules.effects import candidates
from tavolata.games.isola.rules.pieces import NONE
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import holds

#: The stat that only places have.
_GREEN = 3


def printed_worth(card: Card) -> float:
    """What a card is worth wherever it is, by what is printed on it."""
    found = worth.CARD + worth.ATTACK * card.atk + worth.DEFENCE * card.defence + worth.RESISTANCE * card.res
    if card.is_life:
        found += worth.LIFE
    if card.type == PLACE:
        found += worth.HORIZON * card.green
    if card.type == MASTER:
        found += worth.BODY
    return found


def hand_worth(state: Isola, seat: int, number: int) -> float:
    """What a card is worth in hand: less if it cannot be used soon, or if there is another one of it."""
    card, hand = CARDS[number], state.hands[seat]
    found = printed_worth(card)
    others = [CARDS[other].type for other in hand if other != number]
    if card.type == ARMY and not card.play.alone and PLACE not in others:
        found *= 0.6
    elif card.type == PLACE and card.inhabited and not card.play.alone and ARMY not in others:
        found *= 0.7
    elif card.type in (TECHNIQUE, SPIRIT) and not _has_master(state, seat, card) and MASTER not in others:
        found *= 0.4
    if card.unique and state.is_in_play(card.same):
        found *= 0.3
    if hand.count(number) > 2:
        found *= 0.7
    return found


def _has_master(state: Isola, seat: int, card: Card) -> bool:
    for force in state.forces.values():
        if force.owner == seat and CARDS[force.card].type == MASTER and CARDS[force.card].school == card.school:
            return True
    return False


# Presentation


def play_score(state: Isola, seat: int, action: int) -> float:
    """How early a play comes in the own presentation phase; below 0: not at all."""
    verb = verb_of(action)
    if verb == actions.PLAY:
        return _alone(state, seat, first_of(action))
    if verb == actions.SETTLE:
        armies = [second_of(action)] + ([third_of(action)] if third_of(action) >= 0 else [])
        found = printed_worth(CARDS[actions.PLACE_CARD.cards[first_of(action)]])
        found += sum([printed_worth(CARDS[actions.ARMY_CARD.cards[army]]) for army in armies])
        return worth.SETTLE + 0.1 * found
    if verb == actions.MUSTER:
        return worth.SETTLE + 0.5
    if verb == actions.ASSIGN:
        return _assigned(state, seat, actions.ASSIGNED_CARD.cards[first_of(action)], second_of(action))
    if verb == actions.ATTACH:
        number = actions.ASSIGNED_CARD.cards[first_of(action)]
        return _attached(state, seat, number, second_of(action) + PLACES_BEGIN)
    return worth.LATER


def _alone(state: Isola, seat: int, number: int) -> float:
    card = CARDS[number]
    if card.is_life:
        rival = state.forces.get(FIRST_OF[number])
        if rival is not None and rival.owner != seat:
            return worth.MIRROR
        base = worth.CHARACTER if card.type == CHARACTER else worth.MASTER_LIFE if rival else worth.FIRST_MASTER
        return base + 0.1 * printed_worth(card)
    if card.type == CHARACTER:
        return worth.CHARACTER + 0.1 * printed_worth(card)
    if card.type == ARMY:
        return worth.ARMY + 0.1 * printed_worth(card)
    if card.type == PLACE:
        return worth.SETTLE if card.inhabited else worth.BARE_PLACE
    return event_score(state, seat, card, own_turn=True)


def _assigned(state: Isola, seat: int, number: int, thing: int) -> float:
    """To whom a card goes: own ones that are strong already, and ready for what it needs."""
    card, force = CARDS[number], state.forces[thing]
    if force.owner != seat:
        return worth.NEVER
    found = worth.ASSIGNMENT + 0.1 * printed_worth(CARDS[force.card]) + 0.05 * force.all_lives()
    if card.duration == DISCARD_AFTER_USE:
        found -= 0.5
    return found - 0.2 * len(force.held)


def _attached(state: Isola, seat: int, number: int, thing: int) -> float:
    """To which place a card goes: what harms to the best of the other one, what helps to the best of one's own."""
    site = state.site(thing)
    harms = any(_harms(operation) for ability in CARDS[number].abilities for operation in ability.operations)
    if harms == (site.owner == seat):
        return worth.NEVER
    found = worth.ASSIGNMENT + 0.1 * site_worth(state, site)
    return found if not harms or CARDS[site.card].green else worth.LATER


def _harms(operation: Operation) -> bool:
    if operation.word == KIND or (operation.word == ZERO and operation.stat == _GREEN):
        return True
    amount = operation.amount
    return operation.word == MOD and operation.stat == _GREEN and amount is not None and amount.number < 0


# Events


def event_score(state: Isola, seat: int, card: Card, own_turn: bool) -> float:
    """What an event promises now, in a presentation phase."""
    if card.duration == PLAY_AND_DISCARD:
        return worth.LATER
    if card.duration == PERMANENT or card.duration == DISCARD_AFTER_USE:
        return worth.STANDING_EVENT if not _lies_there(state, seat, card) else worth.LATER
    if card.duration == TURN:
        return _turn_event(state, seat, card, own_turn)
    best = worth.NEVER
    for ability in card.abilities:
        for operation in ability.operations:
            best = max(best, _deed(state, seat, operation))
    return best


def _lies_there(state: Isola, seat: int, card: Card) -> bool:
    return any(CARDS[CARD_OF[thing]].same == card.same for thing in state.destiny)


def _turn_event(state: Isola, seat: int, card: Card, own_turn: bool) -> float:
    """Events that keep others from attacking, or weaken attackers, are for the other one's turn; the rest for the own."""
    enemies = [force for force in state.forces.values() if force.owner != seat]
    for ability in card.abilities:
        for operation in ability.operations:
            if operation.word == CANNOT:
                if operation.ban == 1:  # armies do not defend
                    ready = [force for force in enemies if not force.engaged and CARDS[force.card].type == ARMY]
                    return worth.STANDING_EVENT if own_turn and ready and state.territories[1 - seat] else worth.LATER
                return worth.LATER if own_turn or not enemies or not state.territories[seat] else worth.STANDING_EVENT
            amount = operation.amount
            if operation.word == MOD and amount is not None and amount.number < 0:
                return worth.LATER if own_turn or not enemies or not state.territories[seat] else worth.STANDING_EVENT
    own = [force for force in state.forces.values() if force.owner == seat and not force.engaged]
    return worth.STANDING_EVENT if own_turn and len(own) > 1 else worth.LATER


def _deed(state: Isola, seat: int, operation: Operation) -> float:
    if any(not holds(state, condition, seat, NONE) for condition in operation.conditions):
        return worth.NEVER
    word = operation.word
    if word == FIND:
        return worth.DEED + 3.0
    if word == DRAW:
        return worth.DEED if len(state.futures[seat]) > worth.FEW_LEFT else worth.LATER
    if word == LOOK:
        return worth.DEED
    if word == SCORE:
        return worth.DEED + 1.0
    if word == DISCARD:
        return 0.1 * (len(state.hands[1 - seat]) - len(state.hands[seat])) + 0.2
    who = operation.who
    if word == SEND and who is not None and who.form == PICK:
        things = candidates(state, seat, NONE, operation, who)
        enemy = [thing for thing in things if state.owner_of(thing) != seat]
        return worth.DEED if enemy else worth.NEVER
    if word == DUEL:
        return _duel(state, seat)
    if operation.choices:
        return max([_deed(state, seat, choice) for choice in operation.choices])
    return worth.LATER


def _duel(state: Isola, seat: int) -> float:
    """Whether one's best master wins a challenge: each life is worth one in it (ID-215)."""
    best = -9
    for one in state.forces.values():
        for other in state.forces.values():
            if one.owner == seat and other.owner != seat and one.is_master() and other.is_master():
                mine, yours = CARDS[one.card], CARDS[other.card]
                taken = min(other.all_lives(), max(0, mine.atk - yours.defence))
                lost = min(one.all_lives(), max(0, yours.atk - mine.defence))
                best = max(best, taken - lost)
    return worth.DEED if best > 0 else worth.NEVER
