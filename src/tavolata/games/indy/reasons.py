"""What speaks for an answer in Indy, for the seat that is asked: the key of a sentence, and what the sentence names.

It says only what is so, from what the seat knows: its hand, the open cards, the evocations that lie there, and which cards everybody
saw go into a hand. Where nothing of the kind speaks for an answer, there is no reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tavolata.engine import PASS, Decision, arguments_of, first_of, second_of, verb_of
from tavolata.engine.parts import Reason
from tavolata.games.indy.bot import KEPT, count_suit, suit_of_shaman
from tavolata.games.indy.cards import (
    CARD_NAMES,
    CATEGORY_NAMES,
    CHANGE,
    CHOOSE,
    COLOURS,
    EAGLE,
    EVOCATION,
    FEATHERS,
    KEEP,
    LAY,
    LIGHT,
    NOBODY,
    PLAY_EAGLE,
    RETURN,
    STANDARD,
    SUITS,
    TYPES,
    names,
    third_suit,
    worth,
)
from tavolata.games.indy.state import Indy


def because(state: Indy, decision: Decision, action: int) -> Reason | None:
    """What speaks for an answer; None: nothing that could be said in a sentence."""
    seat, verb = decision.seat, verb_of(decision.actions[-1])  # pass is always the first
    if len(decision.actions) < 2:
        return None
    if verb == CHOOSE:
        return "why-any-shaman", {}
    if state.tokens[seat] == 0:
        return _plucked(state, seat, verb, decision.actions, action)
    if verb == CHANGE:
        return _changed(state.hands[seat], action)
    if verb == PLAY_EAGLE:
        return _eagle(state, seat, decision.actions, action)
    if verb == LAY:
        return _laid(state, seat, action)
    return _swapped(state, seat, decision.actions, action)


# What cards make


def _best(hand: Sequence[int]) -> tuple[int, list[int]]:
    """What the best three cards are worth, and which they are."""
    return max((worth(list(three)), list(three)) for three in combinations(sorted(hand), 3))


def _near(hand: Sequence[int], with_card: int = NOBODY) -> Reason | None:
    """Two cards to which only one is missing, those with the most feathers; ``with_card``: one of them must be this one."""
    found = [
        (FEATHERS[first] + FEATHERS[second], first, second)
        for first, second in combinations(hand, 2)
        if third_suit(first, second) >= 0 and with_card in (NOBODY, first, second)
    ]
    if not found:
        return None
    _, first, second = max(found)
    missing = third_suit(first, second)
    pair = names([first, second])
    return "why-near", {"cards": pair, "colour": COLOURS[missing // 3], "type": TYPES[missing % 3]}


def _complete(value: int, three: list[int]) -> Reason:
    key = "why-standard" if value // 100 == STANDARD else "why-team"
    return key, {"cards": names(three), "feathers": value % 100}


def _had(key: str, value: int, three: list[int]) -> Reason:
    return key, {"cards": names(three), "category": CATEGORY_NAMES[value // 100], "feathers": value % 100}


def _better(before: Sequence[int], after: Sequence[int]) -> Reason | None:
    """What the hand can evoke now and could not before, or with how many more feathers."""
    old, value = _best(before)[0], _best(after)[0]
    if value // 100 > old // 100:
        return _complete(value, _best(after)[1])
    if value > old and value // 100 == old // 100:
        return "why-feathers", {"category": CATEGORY_NAMES[value // 100], "before": old % 100, "feathers": value % 100}
    return None


def _left(hand: Sequence[int]) -> int:
    """The card that stays in the hand if the best three are evoked."""
    rest = list(hand)
    for card in _best(hand)[1]:
        rest.remove(card)
    return rest[0]


def _is_character(card: int) -> bool:
    return card != EAGLE and SUITS[card] % 3 == 0


# The turns of a player with tokens


def _changed(hand: list[int], action: int) -> Reason | None:
    given = [] if action == PASS else list(arguments_of(action))
    kept = hand[:]
    for card in given:
        kept.remove(card)
    if len(kept) >= 3 and _best(kept)[0] >= STANDARD * 100:
        return _had("why-ready" if not given else "why-fourth", *_best(kept))
    near = _near(kept)
    if near is not None or not given:
        return near
    pairs = [third_suit(card, other) for card in given for other in hand if other != card]
    if EAGLE in given or max(pairs) >= 0:
        return None
    return "why-spare", {"cards": names(given), "count": len(given)}


def _swapped(state: Indy, seat: int, actions: list[int], action: int) -> Reason | None:
    hand = state.hands[seat]
    if action == PASS:
        most = max(_best(_after_swap(hand, other))[0] for other in actions)
        return _stays(hand, most)
    took = second_of(action)
    after = _after_swap(hand, action)
    better = _better(hand, after)
    if better is not None:
        return better
    denied = _denied(state, seat, took)
    if denied is not None:
        return denied
    is_same = _best(after)[0] == _best(hand)[0] and _left(after) == took
    if is_same and _is_character(took) and KEPT[took] > KEPT[_left(hand)]:
        return "why-keeps", {"card": CARD_NAMES[took]}
    if state.phase == LIGHT and EAGLE in after:
        near = _near([card for card in after if card != EAGLE], took)
        if near is not None:
            return "why-near-eagle", near[1]
    return None


def _after_swap(hand: list[int], action: int) -> list[int]:
    if action == PASS:
        return hand
    after = hand[:]
    after.remove(first_of(action))
    return [*after, second_of(action)]


def _stays(hand: list[int], most: int) -> Reason | None:
    """Nothing is taken, and the most that any open card would make of the hand."""
    value, three = _best(hand)
    if most > value:
        return None
    return _had("why-have", value, three) if value >= STANDARD * 100 else ("why-none", {})


def _denied(state: Indy, seat: int, took: int) -> Reason | None:
    """What a card would have been good for in the hands of somebody else, as far as everybody knows them."""
    for other in range(state.players):
        if other == seat:
            continue
        if state.tokens[other] == 0:
            suit = suit_of_shaman(state, other)
            if SUITS[took] == suit and count_suit(state.table, suit) == 2 and state.returned == NOBODY:
                return "why-deny-return", {"other": other, "card": CARD_NAMES[took]}
        elif not state.laid[other]:
            known = [card for card in state.hands[other] if state.seen_in[card] == other]
            for first, second in combinations(known, 2):
                if third_suit(first, second) == SUITS[took]:
                    return "why-deny", {"other": other, "cards": names([first, second]), "card": CARD_NAMES[took]}
    return None


def _eagle(state: Indy, seat: int, actions: list[int], action: int) -> Reason | None:
    hand = state.hands[seat]
    if state.laid[seat]:
        if action == PASS:
            return "why-eagle-stays", {}
        took = first_of(action)
        denied = _denied(state, seat, took)
        is_kept = _is_character(took) and KEPT[took] > KEPT[EAGLE]
        return denied or (("why-keeps", {"card": CARD_NAMES[took]}) if is_kept else None)
    before = hand[:]
    before.remove(EAGLE)
    if action != PASS:
        took = first_of(action)
        after = [*before, took]
        better = _better(hand, after)
        if better is not None and better[0] != "why-feathers":
            return better
        is_early = state.phase == LIGHT or state.turn != seat
        return (_near(after, took) if is_early else None) or better or _denied(state, seat, took)
    if state.phase == LIGHT and state.turn == seat:
        return "why-swap-first", {}
    value, three = _best(hand)
    most = max(_best([*before, first_of(other)])[0] for other in actions if other != PASS)
    if value >= STANDARD * 100 and most <= value:
        return _had("why-have-open", value, three)
    is_last_moment = state.phase == EVOCATION and state.turn == seat
    if most // 100 <= value // 100 and not is_last_moment:
        return "why-eagle-waits", {}
    return ("why-eagle-stays", {}) if is_last_moment and EAGLE not in three else None


def _laid(state: Indy, seat: int, action: int) -> Reason | None:
    hand, three = state.hands[seat], list(arguments_of(action))
    value, most = worth(sorted(three)), _best(hand)[0]
    rest = hand[:]
    for card in three:
        rest.remove(card)
    kept: dict[str, object] = {"card": CARD_NAMES[rest[0]]}
    rivals = [other for other in range(state.players) if other != seat and state.tokens[other] > 0]
    done = [other for other in rivals if state.laid[other]]
    if value == most and value >= STANDARD * 100:
        return _had("why-most", value, three)
    worse = [other for other in done if state.worths[other] < value]
    if worse:
        return "why-safe", {"other": worse[0], **kept}
    if done and len(done) == len(rivals) and min(state.worths[other] for other in done) > most:
        return "why-lost", kept
    return ("why-most-feathers", {"feathers": value % 100}) if value == most else None


# The turns of the plucked


def _plucked(state: Indy, seat: int, verb: int, actions: list[int], action: int) -> Reason | None:
    """One character of the shaman's colour in hand and two on the table lead back."""
    suit, hand = suit_of_shaman(state, seat), state.hands[seat]
    colour: dict[str, object] = {"colour": COLOURS[suit // 3]}
    if verb == RETURN:
        return ("why-return", {}) if action != PASS else None
    if verb == CHANGE:
        given = [] if action == PASS else list(arguments_of(action))
        if given and not any(card == EAGLE or SUITS[card] == suit for card in given):
            return "why-seek", colour
        return ("why-seek-done", colour) if not given and all(_helps(card, suit) for card in hand) else None
    if verb == KEEP:
        card = first_of(action)
        if SUITS[card] == suit:
            return "why-keep-character", colour
        return ("why-keep-eagle", colour) if card == EAGLE and not count_suit(hand, suit) else None
    if verb == PLAY_EAGLE:
        if action != PASS and SUITS[first_of(action)] == suit and not count_suit(hand, suit):
            return "why-own-character", colour
        return None
    missing = _missing(state, hand, suit, PASS)
    now = _missing(state, hand, suit, action)
    if action != PASS and now < missing:
        return "why-own-character" if SUITS[second_of(action)] == suit else "why-second-open", colour
    if action == PASS and min(_missing(state, hand, suit, other) for other in actions) == missing:
        return "why-no-nearer", colour
    return None


def _helps(card: int, suit: int) -> bool:
    return card == EAGLE or SUITS[card] == suit


def _missing(state: Indy, hand: list[int], suit: int, action: int) -> int:
    """How many characters are missing to the return after a swap: one in the hand, two on the table."""
    in_hand, on_table = count_suit(hand, suit), count_suit(state.table, suit)
    if action != PASS:
        moved = (SUITS[second_of(action)] == suit) - (SUITS[first_of(action)] == suit)
        in_hand, on_table = in_hand + moved, on_table - moved
    return max(0, 1 - in_hand) + max(0, 2 - on_table)
