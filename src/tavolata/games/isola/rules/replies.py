"""Cards in answer: windows and the reply step of a fight, what is played in them and what is used up (ID-158 to ID-163)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import Exchange, IllegalAction, Step, first_of, pack, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.records import DISCARD_AFTER_USE, EVENT, LIFE, PERMANENT, PLAY, STATS, TURN, USE
from tavolata.games.isola.box.things import CARD_OF, EVENTS_BEGIN, THING_NAMES
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.activation import could_touch, employ
from tavolata.games.isola.rules.effects import perform_all
from tavolata.games.isola.rules.legality import refusal, why_not_now, why_not_reply
from tavolata.games.isola.rules.offers import answers_of
from tavolata.games.isola.rules.pieces import NONE
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import Live, lone_master


class Window(Exchange[Isola]):
    """Cards in answer, in turn, until both decline (ID-163, RU-18 to RU-21). In the draw phase, and once the defence stands."""

    __slots__ = ()
    name: ClassVar[str] = "window"
    rule: ClassVar[str] = "RU-18"

    def replies(self, state: Isola, seat: int) -> list[int]:
        return replies_of(state, seat)

    def might_reply(self, state: Isola, seat: int) -> bool:
        return bool(state.hands[seat]) or any(
            owner == seat and CARDS[CARD_OF[thing]].duration == DISCARD_AFTER_USE
            for thing, owner in state.destiny.items()
        )

    def on(self, seat: int, passes: int) -> Step[Isola]:
        return WINDOWS[seat][passes]

    def is_relevant(self, state: Isola, seat: int, action: int) -> bool:
        """If it changes who falls, who conquers or what is scored."""
        from tavolata.games.isola.preview import is_relevant_reply

        return is_relevant_reply(state, seat, action)

    def reply(self, state: Isola, seat: int, action: int) -> None:
        do_reply(state, seat, action)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_no_reply(state, seat, action) or why_not_now(state, seat, action, self.rule)


class Replies(Window):
    """The reply step of a fight: techniques and spirits, too (ID-158 to ID-161)."""

    __slots__ = ()
    name: ClassVar[str] = "replies"
    rule: ClassVar[str] = "ID-158"

    def on(self, seat: int, passes: int) -> Step[Isola]:
        return REPLIES[seat][passes]

    def replies(self, state: Isola, seat: int) -> list[int]:
        fight = state.fights[-1]
        if fight.is_empty(0) or fight.is_empty(1):
            return []
        return replies_of(state, seat)


def replies_of(state: Isola, seat: int) -> list[int]:
    """What a seat may play or use in a window, in ascending order."""
    found = answers_of(state, seat)
    add_uses(state, seat, found)
    return found


def add_uses(state: Isola, seat: int, found: list[int]) -> None:
    """What lies there to be discarded after use, and would do something now (ID-202, RU-53), put to what was found already."""
    if state.destiny:
        found += _events_to_use(state, seat)
    for force in state.forces_of(seat):
        if force.usable != NONE:
            found.append(pack(actions.EXPEND, force.thing))


def _events_to_use(state: Isola, seat: int) -> list[int]:
    found: list[int] = []
    for thing, owner in state.destiny.items():
        card = CARDS[CARD_OF[thing]]
        if owner != seat or card.duration != DISCARD_AFTER_USE:
            continue
        if any(ability.when == USE and could_touch(state, seat, thing, ability) for ability in card.abilities):
            found.append(pack(actions.USE, thing - EVENTS_BEGIN))
    found.sort()
    return found


def why_no_reply(state: Isola, seat: int, action: int) -> IllegalAction | None:
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PLAY:
        return why_not_reply(state, seat, number)
    if verb == actions.USE:
        return refusal("use", "ID-202", thing=THING_NAMES[number + EVENTS_BEGIN])
    if verb == actions.EXPEND:
        return refusal("use", "ID-202", thing=THING_NAMES[number])
    return None


# What is played and used up


def do_reply(state: Isola, seat: int, action: int) -> None:
    """A card in answer is carried out completely before the next one (RU-21)."""
    verb, number = verb_of(action), first_of(action)
    if verb == actions.USE:
        use_event(state, seat, number + EVENTS_BEGIN)
    elif verb == actions.EXPEND:
        expend(state, seat, number)
    elif CARDS[number].type == EVENT:
        play_event(state, seat, number)
    else:
        play_for_master(state, seat, number)


def play_event(state: Isola, seat: int, number: int) -> None:
    """An event from the hand: what it says is done at once; it stays as long as its duration says (ID-100, ID-104 to ID-108,
    ID-198 to ID-201, RU-55, RU-82).
    """
    card = CARDS[number]
    state.take_from_hand(seat, number)
    if state.events is not None:
        state.tell("played", "ID-100", {"seat": seat, "card": card.key})
    if card.duration in (TURN, PERMANENT, DISCARD_AFTER_USE):
        thing = zones.enter_event(state, seat, number)
        perform_all(state, seat, thing, number, PLAY)
        return
    lasting = any(operation.word <= LIFE for ability in card.abilities for operation in ability.operations)
    if lasting:
        state.spent.append((number, seat, _until(state)))
    else:
        state.to_past(number, seat)
    perform_all(state, seat, NONE, number, PLAY)


def _until(state: Isola) -> int:
    """The scope with which a play-and-discard card goes to the past (RU-07)."""
    if state.fights:
        return state.fights[-1].number
    return state.next_fight or state.phase_scope


def clear_spent(state: Isola, scope: int) -> None:
    """Play-and-discard cards whose time is over go to the past (RU-07)."""
    if not state.spent:
        return
    kept: list[tuple[int, int, int]] = []
    for card, owner, until in state.spent:
        if until == scope:
            state.to_past(card, owner)
        else:
            kept.append((card, owner, until))
    state.spent = kept


def play_for_master(state: Isola, seat: int, number: int) -> None:
    """A play-and-discard technique or spirit, used by the master who fights (ID-079, ID-085)."""
    fight = state.fights[-1]
    master = lone_master(state, fight, seat)
    assert master is not None
    state.take_from_hand(seat, number)
    state.spent.append((number, seat, fight.number))
    if state.events is not None:
        state.tell("played", "ID-158", {"seat": seat, "card": KEYS[number]})
    employ(state, fight, seat, master, number)


def use_event(state: Isola, seat: int, thing: int) -> None:
    """Its effect lasts to the end of the turn; the card goes to the past at once (RU-53)."""
    number = CARD_OF[thing]
    if state.events is not None:
        state.tell("used", "ID-202", {"seat": seat, "card": KEYS[number]})
    zones.leave_destiny(state, thing, number)
    perform_all(state, seat, NONE, number, USE)


def expend(state: Isola, seat: int, thing: int) -> None:
    """What a protagonist bears is used: from now to the end of the turn it counts (ID-202)."""
    force = state.forces[thing]
    number = force.usable
    card = CARDS[number]
    owner = next(owner for held, owner in force.held if held == number)
    state.set_force(force.without_held(number))
    state.to_past(number, owner)
    for stat, amount in ((0, card.atk), (1, card.defence), (2, card.res)):
        if amount:
            state.add(Live(STATS[stat], card.key, thing, state.turn_scope, thing, amount, 0, seat))
    if state.events is not None:
        state.tell("used", "ID-202", {"seat": seat, "card": card.key, "force": THING_NAMES[thing]})
    perform_all(state, seat, thing, number, USE)


# Steps made once, by seat and passes (see ``turn``).
WINDOWS: Final[list[list[Step[Any]]]] = [[Window(seat, passes) for passes in range(2)] for seat in range(2)]
REPLIES: Final[list[list[Step[Any]]]] = [[Replies(seat, passes) for passes in range(2)] for seat in range(2)]

STEPS: Final = (Window, Replies)
