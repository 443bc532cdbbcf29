"""What a sensible player of Indy looks at: the greedy bot.

It knows what an evocation is, counts what is missing, and looks at the evocations that lie there already. It reads what
its seat may know and nothing else: its own hand, the open cards, the evocations, tokens and shamans. A test plays it on
re-dealt tables and expects the same answers.

Everything is measured in thousandths of a token, since tokens are what a manche takes and gives. The tables of numbers
were counted, not guessed: on shuffled decks, or in the bot's own games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavolata.engine import PASS, Chance, Decision, first_of, second_of, third_of, verb_of
from tavolata.engine.value import Weights
from tavolata.games.indy.cards import (
    CHANGE,
    CHOOSE,
    EAGLE,
    EVOCATION,
    FEATHERS,
    KEEP,
    LAY,
    LIGHT,
    PLAY_EAGLE,
    RETURN,
    SHAMAN_COLOURS,
    SUITS,
    TEAM,
    worth,
)
from tavolata.games.indy.state import Indy

LEAST: Final = -(1 << 30)


def policy(state: Indy, decision: Decision, chance: Chance) -> int:
    """The answer of a sensible player: the one with the highest score, the first one among equals."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    if verb_of(actions[-1]) == CHOOSE:
        return chance.choice(actions)  # before the first deal one colour is as good as another
    found = scores(state, decision)
    return actions[found.index(max(found))]


def experienced(state: Indy, decision: Decision, chance: Chance) -> int:
    """The same, but its eagles fly early: that is what thinking ahead found most often."""
    actions = decision.actions
    if len(actions) == 1 or verb_of(actions[-1]) != PLAY_EAGLE or not flies_early(state, decision.seat):
        return policy(state, decision, chance)
    found = fly_early(state, decision.seat, actions)
    return actions[found.index(max(found))]


def scores(state: Indy, decision: Decision) -> list[int]:
    """What each answer promises. LEAST: it is not thought of."""
    actions = decision.actions
    seat = decision.seat
    verb = verb_of(actions[-1])  # pass is always the first
    if verb == CHOOSE:
        return [0] * len(actions)
    if state.tokens[seat] == 0:
        return scores_of_plucked(state, seat, verb, actions)
    if verb == CHANGE:
        return change(state, seat, actions)
    if verb == PLAY_EAGLE:
        return fly(state, seat, actions)
    if verb == LAY:
        return lay(state, seat, actions)
    return swap(state, seat, actions)


# What an evocation brings

#: How many in a thousand evocations are worth less: than wrong with 0 to 18 feathers, standard with 3 to 18, team with 6 to 15.
BELOW_WRONG: Final = (0, 0, 1, 2, 4, 7, 10, 13, 21, 33, 49, 70, 96, 127, 168, 223, 292, 370, 441)
BELOW_STANDARD: Final = (467, 468, 472, 478, 490, 510, 541, 582, 633, 693, 755, 811, 855, 885, 901, 909)
BELOW_TEAM: Final = (911, 916, 921, 930, 943, 956, 970, 982, 991, 996)

#: Above every worth, also of the overestimated prospect of a hand.
WORTHS: Final = 320


def below(value: int) -> int:
    """How many in a thousand evocations are worth less than this."""
    feathers = value % 100
    if value >= 200:
        return BELOW_TEAM[min(max(feathers - 6, 0), 9)]
    if value >= 100:
        return BELOW_STANDARD[min(max(feathers - 3, 0), 15)]
    return BELOW_WRONG[min(feathers, 18)]


def chance_of_all(each: int, count: int) -> int:
    """In thousandths: all of so many happen, if each does so often."""
    power: int = 1000
    for _ in range(count):
        power = power * each // 1000
    return power


#: By number of rivals still to evoke, by worth: how often all of theirs are better or the same, and how often all are worse.
ALL_BETTER: Final[list[list[int]]] = [
    [chance_of_all(1000 - below(value), rivals) for value in range(WORTHS)] for rivals in range(6)
]
ALL_WORSE: Final[list[list[int]]] = [
    [chance_of_all(below(value), rivals) for value in range(WORTHS)] for rivals in range(6)
]

#: What the card kept in hand brings in the next manche, against a card of little use: a character of 1 to 6 feathers,
#: another card, an eagle.
KEPT_CHARACTER: Final = (60, 65, 70, 95, 120, 170)
KEPT_OTHER: Final = (0, 0, 0, 0, 20, 55)
KEPT_EAGLE: Final = 45
KEPT: Final[list[int]] = [
    *((KEPT_OTHER if SUITS[card] % 3 else KEPT_CHARACTER)[FEATHERS[card] - 1] for card in range(EAGLE)),
    KEPT_EAGLE,
]

#: The category of three suits in any order, times 100: what is left of a worth without the feathers.
CATEGORIES: Final[list[int]] = [
    worth(sorted([first * 6, second * 6, third * 6])) // 100 * 100
    for first in range(10)
    for second in range(10)
    for third in range(10)
]


class Rivals:
    """What the others let an evocation hope and fear, as far as everybody can see."""

    __slots__ = ("all_better", "all_worse", "best", "worst")

    def __init__(self, state: Indy, seat: int) -> None:
        to_come = 0
        best = -1
        worst = WORTHS
        for other in range(state.players):
            if other == seat or state.tokens[other] == 0:
                continue
            if state.laid[other]:
                laid = state.worths[other]
                if laid > best:
                    best = laid
                if laid < worst:
                    worst = laid
            else:
                to_come += 1
        self.best = best
        self.worst = worst
        self.all_better = ALL_BETTER[to_come]
        self.all_worse = ALL_WORSE[to_come]

    def tokens(self, value: int) -> int:
        """What an evocation of this worth brings: the worst pays, the only best team earns (IN-024, IN-026)."""
        tokens = 0
        if value <= self.worst:
            tokens -= self.all_better[value]
        if value > self.best and value >= TEAM * 100:
            tokens += self.all_worse[value]
        return tokens


def finished(a: int, b: int, c: int, d: int, rivals: Rivals) -> int:
    """What four cards bring if nothing more comes: three are laid, one is kept."""
    suit_a, suit_b, suit_c, suit_d = SUITS[a], SUITS[b], SUITS[c], SUITS[d]
    feathers_a, feathers_b, feathers_c, feathers_d = FEATHERS[a], FEATHERS[b], FEATHERS[c], FEATHERS[d]
    best = (
        rivals.tokens(CATEGORIES[suit_a * 100 + suit_b * 10 + suit_c] + feathers_a + feathers_b + feathers_c) + KEPT[d]
    )
    other = (
        rivals.tokens(CATEGORIES[suit_a * 100 + suit_b * 10 + suit_d] + feathers_a + feathers_b + feathers_d) + KEPT[c]
    )
    if other > best:
        best = other
    other = (
        rivals.tokens(CATEGORIES[suit_a * 100 + suit_c * 10 + suit_d] + feathers_a + feathers_c + feathers_d) + KEPT[b]
    )
    if other > best:
        best = other
    other = (
        rivals.tokens(CATEGORIES[suit_b * 100 + suit_c * 10 + suit_d] + feathers_b + feathers_c + feathers_d) + KEPT[a]
    )
    if other > best:
        best = other
    return best


def best_category(a: int, b: int, c: int, d: int) -> int:
    """The best category among four cards, times 100."""
    suit_a, suit_b, suit_c, suit_d = SUITS[a], SUITS[b], SUITS[c], SUITS[d]
    return max(
        CATEGORIES[suit_a * 100 + suit_b * 10 + suit_c],
        CATEGORIES[suit_a * 100 + suit_b * 10 + suit_d],
        CATEGORIES[suit_a * 100 + suit_c * 10 + suit_d],
        CATEGORIES[suit_b * 100 + suit_c * 10 + suit_d],
    )


# What an unfinished hand promises

#: In a thousand: how often the missing cards come. By eagles in hand; by cards drawn in the dark with the swap in the
#: light to come, or (NO_SWAP) nothing but the eagles to come; by cards missing.
NO_SWAP: Final = 3
STANDARD_COMES: Final[list[list[list[int]]]] = [
    [[1000, 309, 0, 0], [1000, 387, 69, 0], [1000, 466, 145, 26], [1000, 0, 0, 0]],
    [[1000, 390, 128, 0], [1000, 467, 194, 47], [1000, 531, 257, 97], [1000, 391, 0, 0]],
    [[1000, 392, 141, 67], [1000, 463, 200, 95], [1000, 529, 272, 137], [1000, 385, 193, 0]],
    [[1000, 392, 141, 67], [1000, 463, 200, 95], [1000, 529, 272, 137], [1000, 385, 193, 0]],
]
TEAM_COMES: Final[list[list[list[int]]]] = [
    [[1000, 214, 0, 0], [1000, 275, 21, 0], [1000, 336, 47, 3], [1000, 0, 0, 0]],
    [[1000, 276, 40, 0], [1000, 339, 64, 5], [1000, 392, 91, 13], [1000, 274, 0, 0]],
    [[1000, 276, 47, 8], [1000, 334, 72, 12], [1000, 390, 98, 21], [1000, 276, 65, 0]],
    [[1000, 276, 47, 8], [1000, 334, 72, 12], [1000, 390, 98, 21], [1000, 276, 65, 0]],
]
#: The feathers that one may expect of a card to come.
EXPECTED: Final = 4


def prospect(cards: list[int], draws: int, rivals: Rivals) -> int:
    """What these cards, in ascending order, are likely to bring with the cards still to come."""
    eagles = 0
    types = [0, 0, 0]
    standard_feathers = [0, 0, 0]
    characters = [0, 0, 0]
    team_feathers = [0, 0, 0]
    first = second = third = EXPECTED  # the feathers of the best three, whatever they make
    last_suit = -1
    last_feathers = 0
    for card in cards:
        if card == EAGLE:
            eagles += 1
            continue
        feathers = FEATHERS[card]
        if feathers > first:
            first, second, third = feathers, first, second
        elif feathers > second:
            second, third = feathers, second
        elif feathers > third:
            third = feathers
        suit = SUITS[card]
        colour = suit // 3
        if suit == last_suit:
            standard_feathers[colour] += feathers - last_feathers
        else:
            types[colour] += 1
            standard_feathers[colour] += feathers
        last_suit = suit
        last_feathers = feathers
        if suit % 3 == 0:
            characters[colour] += 1
            team_feathers[colour] += feathers
    value = rivals.tokens(first + second + third)
    comes = STANDARD_COMES[eagles][draws]
    for colour in range(3):
        missing = 3 - types[colour]
        if comes[missing]:
            full = rivals.tokens(100 + standard_feathers[colour] + EXPECTED * missing)
            value += (full - value) * comes[missing] // 1000
    comes = TEAM_COMES[eagles][draws]
    for colour in range(3):
        missing = max(3 - characters[colour], 0)
        if comes[missing]:
            full = rivals.tokens(200 + team_feathers[colour] + EXPECTED * missing)
            value += (full - value) * comes[missing] // 1000
    return value


# The turns of a player with tokens


def change(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """Buio: give up the cards that help the best prospect least (IN-010)."""
    hand = state.hands[seat]
    rivals = Rivals(state, seat)
    found: list[int] = []
    for action in actions:
        kept = hand
        draws = 0
        if action != PASS:
            kept = hand[:]
            kept.remove(first_of(action))
            draws = 1
            second = second_of(action)
            if second >= 0:
                kept.remove(second)
                draws = 2
        found.append(prospect(kept, draws, rivals))
    return found


def swap(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """Luce and evocazione: the exchange after which the hand brings most (IN-014, IN-018)."""
    hand = state.hands[seat]
    rivals = Rivals(state, seat)
    hoping = state.phase == LIGHT and hand[3] == EAGLE  # an eagle may still bring what is missing
    found: list[int] = []
    for action in actions:
        cards = hand
        if action != PASS:
            mine = first_of(action)
            if mine == EAGLE:
                found.append(LEAST)  # playing it is always better than giving it up
                continue
            cards = hand[:]
            cards.remove(mine)
            cards.append(second_of(action))
        if hoping:
            found.append(prospect(sorted(cards), NO_SWAP, rivals))
        else:
            found.append(finished(cards[0], cards[1], cards[2], cards[3], rivals))
    return found


def fly(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """An eagle flies for a team or a standard at once, for feathers at the last moment before evoking (IN-040)."""
    if state.laid[seat]:
        return spoil_return(state, seat, actions)
    if state.phase == LIGHT and state.turn == seat:
        return only_pass(actions)  # the swap comes first, the eagle can wait
    hand = state.hands[seat]
    last_moment = state.phase == EVOCATION and state.turn == seat
    a, b, c = hand[0], hand[1], hand[2]
    category = best_category(a, b, c, EAGLE)
    rivals = Rivals(state, seat)
    found: list[int] = []
    for action in actions:
        if action == PASS:
            found.append(finished(a, b, c, EAGLE, rivals))
            continue
        taken = first_of(action)
        if last_moment or best_category(a, b, c, taken) > category:
            found.append(finished(a, b, c, taken, rivals))
        else:
            found.append(LEAST)
    return found


#: What an eagle in hand promises less than ``prospect`` says, in thousandths of a token: until the own turn in the light, when it is
#: still one card more to choose from, and after it. Counted in games against the greedy bot.
TOO_GOOD_BEFORE: Final = 150
TOO_GOOD_AFTER: Final = 60


def flies_early(state: Indy, seat: int) -> bool:
    """Whether the eagle may be worth more now than at the last moment: before the own evocation, of whoever has tokens."""
    if state.tokens[seat] == 0 or state.laid[seat]:
        return False
    return state.phase == LIGHT or (state.phase == EVOCATION and state.turn != seat)


def fly_early(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """A good card now, and the exchange after it: the others would take it, and an eagle that waits finds less (IN-040)."""
    hand = state.hands[seat]
    usual = fly(state, seat, actions)
    if usual.index(max(usual)) > 0:
        return usual  # a team or a standard at once
    order = state.from_dealer()
    had_turn = state.phase == EVOCATION or order.index(seat) < order.index(state.turn)
    draws = NO_SWAP if had_turn else 0
    rivals = Rivals(state, seat)
    bare = prospect(hand[:3], draws, rivals)  # a card that adds nothing to the others is not worth an eagle
    found: list[int] = []
    for action in actions:
        if action == PASS:
            found.append(prospect(hand, draws, rivals) - (TOO_GOOD_AFTER if had_turn else TOO_GOOD_BEFORE))
            continue
        promise = prospect(sorted([*hand[:3], first_of(action)]), draws, rivals)
        found.append(promise if promise > bare else LEAST)
    return found


def only_pass(actions: list[int]) -> list[int]:
    """Nothing else is thought of."""
    return [0 if action == PASS else LEAST for action in actions]


def spoil_return(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """An eagle kept after evoking takes one of the two characters with which a plucked rival would return (IS-17)."""
    rival = state.turn
    if state.phase != EVOCATION or rival < 0 or rival == seat or state.tokens[rival] > 0:
        return only_pass(actions)
    suit = suit_of_shaman(state, rival)
    if count_suit(state.table, suit) != 2:
        return only_pass(actions)
    found: list[int] = []
    for action in actions:
        if action == PASS:
            found.append(0)
        elif SUITS[first_of(action)] == suit:
            found.append(FEATHERS[first_of(action)])  # the best of them
        else:
            found.append(LEAST)
    return found


def lay(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """Evoke what brings most; if it makes no difference now, keep the most useful card (IN-019, IN-020)."""
    rivals = Rivals(state, seat)
    together = 0
    for card in state.hands[seat]:
        together += card
    found: list[int] = []
    worths: list[int] = []
    for action in actions:
        a, b, c = first_of(action), second_of(action), third_of(action)
        laid = CATEGORIES[SUITS[a] * 100 + SUITS[b] * 10 + SUITS[c]] + FEATHERS[a] + FEATHERS[b] + FEATHERS[c]
        worths.append(laid)
        found.append(rivals.tokens(laid) + KEPT[together - a - b - c])
    most = max(found)
    best = found.index(most)
    for place in range(best + 1, len(found)):
        if found[place] == most and worths[place] > worths[best]:
            best = place
    found[best] += 1  # of equals the one that is worth more
    return found


# The turns of the plucked: one character in hand, two on the table, all of the shaman's colour (IN-032)

#: How near the return is: by such characters in hand, by those on the table.
NEARNESS: Final[list[list[int]]] = [
    [0, 1, 2, 3, 4],
    [4, 6, 10, 12, 12],
    [5, 7, 11, 12, 12],
]


def scores_of_plucked(state: Indy, seat: int, verb: int, actions: list[int]) -> list[int]:
    if verb == RETURN:
        return return_to_play(state, seat, actions)
    suit = suit_of_shaman(state, seat)
    if verb == CHANGE:
        return seek_characters(suit, actions)
    if verb == KEEP:
        return keep(suit, actions)
    in_hand = count_suit(state.hands[seat], suit)
    on_table = count_suit(state.table, suit)
    if verb == PLAY_EAGLE:
        return fly_plucked(state, seat, suit, in_hand, on_table, actions)
    if state.phase != LIGHT:
        return only_pass(actions)  # a swap within the same suit brings nobody nearer (IR-39)
    return seed_table(suit, in_hand, on_table, actions)


def suit_of_shaman(state: Indy, seat: int) -> int:
    """The suit of the characters of the seat's shaman."""
    return SHAMAN_COLOURS[state.shamans[seat]] * 3


def count_suit(cards: list[int], suit: int) -> int:
    count = 0
    for card in cards:
        if SUITS[card] == suit:
            count += 1
    return count


def seek_characters(suit: int, actions: list[int]) -> list[int]:
    """Buio: give up whatever is neither a character of the shaman nor an eagle."""
    found: list[int] = []
    for action in actions:
        if action == PASS:
            found.append(0)
            continue
        useless = 0
        for card in (first_of(action), second_of(action)):
            if card >= 0:
                useless += -10 if SUITS[card] == suit or card == EAGLE else 1
        found.append(useless)
    return found


def seed_table(suit: int, in_hand: int, on_table: int, actions: list[int]) -> list[int]:
    """Luce: take a character if there is none in hand, lay open the second one if there are two (IS-24)."""
    found: list[int] = []
    for action in actions:
        if action == PASS:
            found.append(NEARNESS[in_hand][on_table])
            continue
        mine, theirs = first_of(action), second_of(action)
        if mine == EAGLE:
            found.append(LEAST)
            continue
        given = 1 if SUITS[mine] == suit else 0
        taken = 1 if SUITS[theirs] == suit else 0
        found.append(NEARNESS[in_hand - given + taken][on_table + given - taken])
    return found


def fly_plucked(state: Indy, seat: int, suit: int, in_hand: int, on_table: int, actions: list[int]) -> list[int]:
    """An eagle takes the character that is missing in hand; in the last moment it turns up another card for the table."""
    last_moment = state.phase == EVOCATION and state.turn == seat
    wanted = in_hand == 0 and (on_table >= 3 or (on_table > 0 and last_moment))
    turned_up = in_hand > 0 and on_table < 2 and last_moment
    found: list[int] = []
    for action in actions:
        if action == PASS:
            found.append(0)
            continue
        of_shaman = SUITS[first_of(action)] == suit
        found.append(1 if (wanted and of_shaman) or (turned_up and not of_shaman) else LEAST)
    return found


def return_to_play(state: Indy, seat: int, actions: list[int]) -> list[int]:
    """Return whenever possible, and keep the better of the two cards (IN-033)."""
    together = 0
    for card in state.hands[seat]:
        together += card
    found: list[int] = []
    for action in actions:
        found.append(LEAST if action == PASS else KEPT[together - first_of(action)])
    return found


def keep(suit: int, actions: list[int]) -> list[int]:
    """Keep a character of the shaman, else an eagle, which comes last (IN-037)."""
    found: list[int] = []
    for number in range(len(actions)):
        of_shaman = SUITS[first_of(actions[number])] == suit
        found.append(2 if of_shaman else 1 if number == len(actions) - 1 else 0)
    return found


# The chance to win

#: What a seat is judged by; what each counts was fitted (``benchmarks/fit_values.py``).
FEATURES: Final = ("tokens", "none", "one", "two", "eagles", "kept", "best")
WEIGHTS: Final = Weights(Path(__file__).with_name("weights.json"), FEATURES)


def features(state: Indy, seat: int) -> list[float]:
    tokens = state.tokens[seat]
    eagles = 0
    kept = 0
    for card in state.hands[seat]:
        if card == EAGLE:
            eagles += 1
        kept = max(kept, KEPT[card])
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.tokens[other])
    return [
        float(tokens),
        1.0 if tokens == 0 else 0.0,
        1.0 if tokens == 1 else 0.0,
        1.0 if tokens == 2 else 0.0,
        float(eagles),
        kept / 1000,
        1.0 if tokens > best else 0.0,
    ]


def value(state: Indy) -> list[float]:
    """The chance of each seat to win."""
    return WEIGHTS.chances([features(state, seat) for seat in range(state.players)])
