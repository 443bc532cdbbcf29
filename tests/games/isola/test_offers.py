"""What is offered is what nothing stands against: the quick tables of ``offers`` beside the reasons of ``legality``."""

from __future__ import annotations

import pytest

from games.isola.test_random_games import KEEN, some_table
from tavolata.engine import Decision, pack
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import ARMY, PLACE
from tavolata.games.isola.box.things import PLACES_BEGIN
from tavolata.games.isola.rules.activation import Abilities, acts_of, why_not_activate
from tavolata.games.isola.rules.combat import Attack, Defend, committed
from tavolata.games.isola.rules.legality import (
    attackable,
    why_not_attack_with,
    why_not_defend,
    why_not_member,
    why_not_reply,
)
from tavolata.games.isola.rules.pieces import NONE, Group
from tavolata.games.isola.rules.presentation import Answer, Present, why_not_present
from tavolata.games.isola.rules.replies import Replies, Window
from tavolata.games.isola.rules.state import Isola


def of_verbs(decision: Decision, *verbs: int) -> list[int]:
    return [action for action in decision.actions if action >> 30 in verbs]


def conceivable_plays(state: Isola, seat: int) -> list[int]:
    """Whatever could be tried with the cards of a hand, in ascending order."""
    hand = sorted(set(state.hands[seat]))
    places = [actions.PLACE_CARD.places[card] for card in hand if CARDS[card].type == PLACE]
    armies = [actions.ARMY_CARD.places[card] for card in hand if CARDS[card].type == ARMY]
    assigned = [actions.ASSIGNED_CARD.places[card] for card in hand if CARDS[card].type in actions.ASSIGNABLE]
    sites = [site.thing - PLACES_BEGIN for territory in state.territories for site in territory]
    found = [pack(actions.PLAY, card) for card in hand if CARDS[card].type not in actions.ASSIGNABLE]
    found += [pack(actions.SETTLE, place, army) for place in places for army in armies]
    found += [
        pack(actions.SETTLE, place, one, other)
        for place in places
        for one in armies
        for other in armies
        if one <= other
    ]
    found += [pack(actions.MUSTER, army, one, other) for army in armies for one in places for other in places]
    found += [pack(actions.ASSIGN, card, thing) for card in assigned for thing in state.forces]
    found += [pack(actions.ATTACH, card, site) for card in assigned for site in sites]
    return sorted(found)


def check_present(state: Isola, decision: Decision) -> None:
    seat = decision.seat
    wanted = [move for move in conceivable_plays(state, seat) if why_not_present(state, seat, move) is None]
    assert of_verbs(decision, *actions.PLAYS) == wanted


def check_window(state: Isola, seat: int, offered: list[int]) -> None:
    cards = sorted(set(state.hands[seat]))
    assert offered == [pack(actions.PLAY, card) for card in cards if why_not_reply(state, seat, card) is None]


def check_attack(state: Isola, decision: Decision, question: Attack) -> None:
    seat, plan = decision.seat, question.plan
    row = [site.thing for site in attackable(state, 1 - seat)]
    hunted = [] if state.territories[1 - seat] else [force.thing for force in state.forces_of(1 - seat)]
    free = [thing for thing in row + hunted if thing not in [group.target for group in plan]]
    taken = committed(state, plan)
    fighters = [
        thing
        for thing in sorted(state.forces)
        if state.forces[thing].owner == seat
        and not state.forces[thing].engaged
        and thing not in taken
        and why_not_attack_with(state, thing) is None
    ]
    if not plan or plan[-1].target == NONE:
        verb, things = (actions.TARGET, sorted(hunted)) if hunted else (actions.ADD, fighters)
        wanted = (
            [pack(verb, thing) for thing in things if verb == actions.ADD or thing in free] if fighters and free else []
        )
    else:
        wanted = members(state, plan[-1], fighters)
        if plan[-1].column and free and fighters:
            wanted.append(pack(actions.NEXT))
    assert of_verbs(decision, actions.TARGET, actions.ADD, actions.LEAD, actions.NEXT) == wanted


def members(state: Isola, group: Group, things: list[int]) -> list[int]:
    column, leaders = group.column, group.leaders
    adds = [] if leaders else [t for t in things if why_not_member(state, column, leaders, t, False) is None]
    leads = [t for t in things if why_not_member(state, column, leaders, t, True) is None]
    return [pack(actions.ADD, thing) for thing in adds] + [pack(actions.LEAD, thing) for thing in leads]


def check_defend(state: Isola, decision: Decision, question: Defend) -> None:
    group = question.plan[-1] if question.plan else Group(question.targets(state)[0])
    taken, site = committed(state, question.plan), state.site(group.target)
    ready = [
        thing
        for thing in sorted(state.forces)
        if state.forces[thing].owner == decision.seat
        and not state.forces[thing].engaged
        and thing not in taken
        and why_not_defend(state, state.forces[thing], site) is None
    ]
    assert of_verbs(decision, actions.ADD, actions.LEAD) == members(state, group, ready)


def check_abilities(state: Isola, decision: Decision) -> None:
    seat, fight = decision.seat, state.fights[-1]
    wanted = [
        pack(actions.ACTIVATE, thing, actions.ACT_PLACES[ability.number])
        for thing in fight.columns[seat] + fight.leaders[seat]
        for ability in acts_of(fight, seat, state.forces[thing])
        if why_not_activate(state, fight, seat, thing, ability) is None
    ]
    assert of_verbs(decision, actions.ACTIVATE) == sorted(wanted)


def check_offers(state: Isola, decision: Decision) -> None:
    question = decision.question
    if isinstance(question, Present):
        check_present(state, decision)
    elif isinstance(question, Replies) and (state.fights[-1].is_empty(0) or state.fights[-1].is_empty(1)):
        assert of_verbs(decision, actions.PLAY) == []  # nothing is left to fight about (RU-95)
    elif isinstance(question, (Answer, Window)):
        check_window(state, decision.seat, of_verbs(decision, actions.PLAY))
    elif isinstance(question, Attack):
        check_attack(state, decision, question)
    elif isinstance(question, Defend):
        check_defend(state, decision, question)
    elif isinstance(question, Abilities):
        check_abilities(state, decision)


@pytest.mark.parametrize("number", range(500, 540))
def test_what_is_offered_is_what_nothing_stands_against(number: int) -> None:
    state, lots = some_table(number)
    while not state.over:
        for decision in state.decisions:
            check_offers(state, decision)
        decision = lots.choice(state.decisions)
        actions = decision.actions
        if len(actions) > 1 and lots.random() < KEEN:
            actions = actions[1:]
        state.play(decision.seat, lots.choice(actions))


@pytest.mark.parametrize("number", range(500, 510))
def test_protagonists_by_seat_follow_from_those_on_the_table(number: int) -> None:
    state, lots = some_table(number)
    while not state.over:
        for seat in range(2):
            own = [state.forces[thing] for thing in sorted(state.forces) if state.forces[thing].owner == seat]
            assert state.forces_of(seat) == own
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))
