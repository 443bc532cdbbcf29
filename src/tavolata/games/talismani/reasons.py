"""What speaks for an answer in I Talismani del Tempo, for the seat that is asked: the key of a sentence, and what the sentence names.

It says only what is so, from what the seat knows: its hand, what lies open, and which cards everybody saw others take. All cards are
dealt out, so what the others hold together is known as well. Where nothing of the kind speaks for an answer, there is no reason.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import Decision, first_of, second_of, verb_of
from tavolata.engine.parts import Reason
from tavolata.games.talismani.bot import Rivals, best_rival, place_of, turned
from tavolata.games.talismani.cards import (
    ASIDE,
    CARD_NAMES,
    CHOOSE_STAKE,
    INVERT,
    JOLLY,
    MOVE,
    PLAY,
    REORDER,
    SPECIAL,
    STAKE,
    SUIT_NAMES,
    SUIT_OF,
    TAKE,
    TURN,
    VALUE_OF,
    kind_of,
    names,
)
from tavolata.games.talismani.choices import cards_of, is_combination, value_of
from tavolata.games.talismani.state import Talismani

#: From so many wins in a hundred a play is said to win, and up to so many it is said to have no hope.
_LIKELY: Final = 50
_HOPELESS: Final = 25
_HALF: Final = 1000


def because(state: Talismani, decision: Decision, action: int) -> Reason | None:
    """What speaks for an answer; None: nothing that could be said in a sentence."""
    seat, verb = decision.seat, verb_of(decision.actions[0])
    if len(decision.actions) < 2:
        return None
    if verb == PLAY:
        return _laid(state, seat, action)
    if verb == TAKE:
        return _taken(state, seat, decision.actions, first_of(action))
    if verb == STAKE:
        return _staked(state, seat, decision.actions, first_of(action))
    if verb == ASIDE:
        return _put_aside(state, seat, verb_of(action) == ASIDE)
    if verb_of(action) == MOVE:
        row = state.row[:]
        row.remove(first_of(action))
        row.insert(second_of(action), first_of(action))
        return _moved(state, seat, row)
    return _weather(state, seat, verb_of(action) == TURN)


# What cards are good for


def _suit(suit: int) -> str:
    return SUIT_NAMES[suit]


def _neighbours(card: int, among: list[int]) -> list[int]:
    """The fairies that make a sequence with this one, the nearest ones of its suit."""
    if card >= JOLLY:
        return []
    return [other for other in among if other < JOLLY and SUIT_OF[other] == SUIT_OF[card] and abs(other - card) == 1]


def _wanted(state: Talismani, seat: int, card: int) -> Reason | None:
    """Somebody else holds a card, as everybody saw, that makes a sequence with this one."""
    for other in range(state.players):
        seen = [held for held in state.hands[other] if state.seen_in[held] == other] if other != seat else []
        beside = _neighbours(card, seen)
        if beside:
            return "why-wanted", {"other": other, "held": CARD_NAMES[beside[0]], "card": CARD_NAMES[card]}
    return None


# GIOCARE CARTE COPERTE


def _laid(state: Talismani, seat: int, action: int) -> Reason | None:
    play, hand = cards_of(action), state.hands[seat]
    if play[0] >= SPECIAL:
        return _special(state, seat, play[0])
    if play[0] >= JOLLY:
        return ("why-share", {}) if _shares(state, seat) else None
    rivals = Rivals(state, seat)
    place, value = state.row.index(SUIT_OF[play[0]]), value_of(play, state.rulings)
    percent = rivals.beaten(place, value) // 10
    if len(play) == len(hand):
        ahead = state.scores[seat] * _HALF > best_rival(state, seat)
        return ("why-last-cards", {}) if ahead and percent >= _LIKELY else None
    suit: dict[str, object] = {"suit": _suit(SUIT_OF[play[0]])}
    if is_combination(play, state.rulings):
        return ("why-forge-now", suit) if place == 0 else ("why-forge-later", {**suit, "place": place + 1})
    if percent >= _LIKELY:
        cheaper = [card for card in hand if len(play) == 1 and card < play[0] and SUIT_OF[card] == SUIT_OF[play[0]]]
        chances = [rivals.beaten(place, VALUE_OF[card]) // 10 for card in cheaper]
        if len(play) == 1 and place == 0 and cheaper and max(chances) < percent:
            return "why-wins-high", {"percent": percent, **suit}
        return "why-wins", {"percent": percent}
    if len(play) == 1 and percent <= _HOPELESS and not _neighbours(play[0], hand):
        spared = _sequence(state, hand)
        if spared:
            return "why-spares", {"cards": names(spared)}
        return ("why-sheds", {}) if _shares(state, seat) else None
    return None


def _shares(state: Talismani, seat: int) -> bool:
    """Whether the seat would take part in a share-out."""
    return state.rulings.waiting_shares or not state.prepared[seat]


def _sequence(state: Talismani, hand: list[int]) -> list[int]:
    """The two fairies of the hand that can become a talisman soonest."""
    pairs = [
        (place_of(state, first), first) for first in hand if first < JOLLY and first + 1 in _neighbours(first, hand)
    ]
    return [min(pairs)[1], min(pairs)[1] + 1] if pairs else []


def _special(state: Talismani, seat: int, card: int) -> Reason | None:
    kind = kind_of(card)
    if kind == INVERT:
        row = state.row[:]
        row.reverse()
        return _moved(state, seat, row) or (("why-share", {}) if _shares(state, seat) else None)
    if kind == CHOOSE_STAKE:
        return "why-choose-stake", {}
    return ("why-reorder" if kind == REORDER else "why-turn-yourself"), {}


# DISTRIBUZIONE DELLE CARTE


def _put_aside(state: Talismani, seat: int, is_aside: bool) -> Reason | None:
    suit = SUIT_OF[state.plays[seat][0]]
    place = state.row.index(suit)
    told: dict[str, object] = {"suit": _suit(suit), "place": place + 1}
    is_last = not state.hands[seat]
    if is_aside:
        if place == 0:
            return "why-aside-now", {"suit": _suit(suit)}
        return None if is_last else ("why-aside-later", told)
    if place == 0:
        return None
    if is_last:
        is_over = state.rulings.ripe_at_end or state.rulings.end_with_last_card
        return None if is_over else ("why-leave-last", {"suit": _suit(suit)})
    return ("why-leave", told) if len(state.pool) > 1 and _shares(state, seat) else None


def _taken(state: Talismani, seat: int, actions: list[int], card: int) -> Reason | None:
    hand = state.hands[seat]
    if card >= JOLLY:
        return ("why-take-jolly", {}) if card < SPECIAL else None
    suit: dict[str, object] = {"suit": _suit(SUIT_OF[card])}
    if VALUE_OF[card] == 0:
        return "why-take-zero", {}
    beside = _neighbours(card, hand)
    if beside:
        return "why-take-sequence", {**suit, "held": CARD_NAMES[beside[-1]]}
    wanted = _wanted(state, seat, card)
    if wanted is not None:
        return wanted
    return _highest(state, actions, card) or (("why-take-dominant", suit) if place_of(state, card) == 0 else None)


def _highest(state: Talismani, actions: list[int], card: int) -> Reason | None:
    """A card is the highest of those to choose from, or of those of the dominant suit."""
    others = [first_of(action) for action in actions if first_of(action) < JOLLY]
    if VALUE_OF[card] == max(VALUE_OF[other] for other in others):
        return "why-take-highest", {}
    return None


def _staked(state: Talismani, seat: int, actions: list[int], card: int) -> Reason | None:
    """A stake is won as half a talisman, whatever the card, and comes into nobody's hand again."""
    told: dict[str, object] = {"card": CARD_NAMES[card]}
    if card >= JOLLY:
        return ("why-stake-away", told) if card < SPECIAL else None
    if VALUE_OF[card] == 0:
        return None if state.rulings.whole_zero_stake else ("why-stake-zero", {})
    wanted = _wanted(state, seat, card)
    if wanted is not None:
        return "why-stake-wanted", wanted[1]
    if _highest(state, actions, card) is not None:
        return "why-stake-away", told
    if place_of(state, card) == 0:
        return "why-stake-dominant", told
    hand = state.hands[seat]
    held_back = [first_of(action) for action in actions if _neighbours(first_of(action), hand)]
    if seat != state.winner and _shares(state, seat) and held_back and card not in held_back:
        return "why-stake-other", {"card": CARD_NAMES[held_back[0]]}
    return None


# CAMBIA IL TEMPO


def _weather(state: Talismani, seat: int, turns: bool) -> Reason | None:
    """What the dominant suit of the next turn is good for, against what the other one would be."""
    if not all(state.hands):
        return None  # there is no next turn
    first, second = state.row[0], state.row[1]
    suit, other_suit = (second, first) if turns else (first, second)
    told: dict[str, object] = {"suit": _suit(suit)}
    if _waits(state, seat, suit):
        return "why-ripe", told
    for other in range(state.players):
        if other != seat and _waits(state, other, other_suit) and not _waits(state, other, suit):
            return "why-not-ripe", {"other": other, "suit": _suit(other_suit)}
    hand = state.hands[seat]
    mine = [card for card in hand if SUIT_OF[card] == suit]
    others = [card for card in hand if SUIT_OF[card] == other_suit]
    if not mine:
        return None
    best = CARD_NAMES[mine[-1]]
    if len(mine) > len(others):
        return "why-weather", {**told, "count": len(mine), "card": best}
    if not others or VALUE_OF[mine[-1]] > VALUE_OF[others[-1]]:
        return "why-weather-high", {**told, "card": best}
    after = turned(state.row) if turns else state.row
    return _comes_nearer(state, seat, after) if turns else None


def _waits(state: Talismani, seat: int, suit: int) -> bool:
    """Whether a talisman of the seat waits for this suit."""
    return any(SUIT_OF[talisman[0]] == suit for talisman in state.prepared[seat])


def _moved(state: Talismani, seat: int, row: list[int]) -> Reason | None:
    """What another row is good for: an own talisman comes nearer, or one of the others has longer to wait."""
    nearer = _comes_nearer(state, seat, row)
    if nearer is not None:
        return nearer
    for other in range(state.players):
        for talisman in state.prepared[other] if other != seat else ():
            suit = SUIT_OF[talisman[0]]
            if row.index(suit) > state.row.index(suit):
                return "why-farther", {"other": other, "suit": _suit(suit)}
    if row[0] != state.row[0]:
        mine = [card for card in state.hands[seat] if SUIT_OF[card] == row[0]]
        others = [card for card in state.hands[seat] if SUIT_OF[card] == state.row[0]]
        if len(mine) > len(others):
            return "why-weather", {"suit": _suit(row[0]), "count": len(mine), "card": CARD_NAMES[mine[-1]]}
    return None


def _comes_nearer(state: Talismani, seat: int, row: list[int]) -> Reason | None:
    for talisman in state.prepared[seat]:
        suit = SUIT_OF[talisman[0]]
        if row.index(suit) < state.row.index(suit):
            return "why-nearer", {"suit": _suit(suit), "place": row.index(suit) + 1}
    return None
