"""What a sensible player of I Talismani del Tempo looks at: the greedy bot.

It asks of every play how often it wins, what it brings then and what otherwise, and what the hand is worth without its
cards. All cards are dealt out, so whoever remembers what lies open knows which cards the others hold together; who holds
which is known only of cards taken before everybody's eyes. The bot reads no more than that. A test plays it on re-dealt
tables and expects the same answers.

Everything is measured in thousandths of half a talisman. The numbers were counted in the bot's own games, or chosen by
playing it against itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tavolata.engine import Chance, Decision, first_of, pack, second_of, verb_of
from tavolata.engine.value import Weights
from tavolata.games.talismani.cards import (
    ASIDE,
    CHOOSE_STAKE,
    COMPOSITIONS,
    INVERT,
    JOLLY,
    MOVE,
    PLAY,
    SPECIAL,
    STAKE,
    SUIT_OF,
    SUITS,
    TAKE,
    TURN,
    TURN_WEATHER,
    VALUE_OF,
    VALUES,
    kind_of,
)
from tavolata.games.talismani.state import Talismani

#: What a stake brings, and what a talisman does.
HALF: Final = 1000
WHOLE: Final = 2000
#: Ending the game decides it: worth more than anything a turn can bring.
DECIDED: Final = 4000

#: What any card in hand is worth as long as there are turns enough to use it; what a Jolly is worth beyond that, and the
#: highest fairy of the deck; lower fairies are worth less in proportion. Specials are not worth more than other cards.
CARD: Final = 400
JOLLY_MORE: Final = 200
HIGHEST_MORE: Final = 300
#: What laying no cards for a turn costs.
SITTING: Final = 300
#: In thousandths: what a talisman that the hand could forge is worth now, before it is laid.
IN_HAND: Final = 700
#: In thousandths: what the gain of all rivals together is to oneself.
RIVALS: Final = 300
#: Cards that a share-out gives, in thousandths.
SHARE: Final = 1400
#: What it brings that the highest card held of the dominant suit is one higher.
DOMINANT: Final = 150
#: What choosing the next stake brings.
CHOOSING: Final = 60
#: In thousandths: what taking a card away from the others is worth of what it is worth to them.
DENYING: Final = 300


def policy(state: Talismani, decision: Decision, chance: Chance) -> int:
    """The answer of a sensible player: the one with the highest score, the first one among equals."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    found = scores(state, decision)
    return actions[found.index(max(found))]


def scores(state: Talismani, decision: Decision) -> list[int]:
    """What each answer promises."""
    actions = decision.actions
    seat = decision.seat
    verb = verb_of(actions[0])
    if verb == PLAY:
        return lay(state, seat, actions)
    if verb == TAKE:
        return take(state, seat, actions)
    if verb == STAKE:
        return choose_stake(state, seat, actions)
    if verb == ASIDE:
        return put_aside(state, seat, actions)
    if verb == MOVE:
        return reorder(state, seat, actions)
    return turn_weather(state, seat, actions)


# How long the game lasts, and what comes of waiting

#: In the bot's own games: how often, in a thousand, a talisman put aside was forged. By turns to come, three by three,
#: and by the place of its suit in the row.
RIPENS: Final[list[list[int]]] = [
    [1000, 130, 50, 30, 20, 10],
    [1000, 630, 450, 300, 250, 200],
    [1000, 760, 660, 500, 480, 450],
    [1000, 930, 900, 850, 760, 700],
    [1000, 970, 950, 890, 820, 780],
    [1000, 975, 960, 930, 920, 880],
    [1000, 985, 970, 940, 945, 920],
    [1000, 990, 985, 970, 970, 970],
]
NEVER: Final[list[int]] = [0, 0, 0, 0, 0, 0]


def turns_left(state: Talismani) -> int:
    """How many turns are still played, as counted: the shortest hand ends the game, but a loser's hand does not shrink."""
    least = len(state.hands[0])
    for hand in state.hands:
        if len(hand) < least:
            least = len(hand)
    return min(least * (3 * state.players + 2) // 4, 18 + least)


# What a hand is worth

#: By players, by value: what a fairy is worth for its value.
HIGH: Final[list[list[int]]] = [
    [],
    [],
    *([HIGHEST_MORE * value // row.fairies[1] for value in range(VALUES)] for row in COMPOSITIONS),
]


class Outlook:
    """What the table lets a seat hope for, worked out once for a decision."""

    __slots__ = ("card", "high", "mine", "pair", "ripens", "zero")

    def __init__(self, state: Talismani, seat: int) -> None:
        hand = state.hands[seat]
        turns = turns_left(state)
        #: What a card is worth: less and less where there are more than the turns to come can use.
        self.card = CARD
        count = 2 * len(hand)
        if count > 3 * turns:
            self.card = CARD * max(0, 6 * turns - count) // (3 * turns + 1)
        self.high = HIGH[state.players]
        #: By place of the suit: how often a talisman ripens, and what a 0 and a sequence in hand are worth for that.
        self.ripens = RIPENS[min(turns // 3, 7)] if turns else NEVER
        self.zero = [0] * SUITS
        self.pair = [0] * SUITS
        for place in range(SUITS):
            talisman = self.talisman(place)
            self.zero[place] = max(0, (talisman - self.card) * IN_HAND // 1000)
            self.pair[place] = max(0, (talisman - 2 * self.card) * IN_HAND // 1000)
        #: By suit the values held, one bit each.
        self.mine = [0] * SUITS
        for card in hand:
            if card < JOLLY:
                self.mine[SUIT_OF[card]] |= 1 << VALUE_OF[card]

    def talisman(self, place: int) -> int:
        """What a talisman put aside brings, if its suit stands there: it must ripen, and then its owner sits out."""
        return WHOLE * self.ripens[place] // 1000 - SITTING

    def fairies(self, held: int, place: int) -> int:
        """What fairies of one suit promise beyond being cards: talismans, and wins for those that are left over."""
        worth = 0
        if held & 1:
            worth += self.zero[place]
        held >>= 1
        value = 1
        pair = self.pair[place]
        while held:
            if held & 3 == 3 and pair:
                worth += pair
                held >>= 2
                value += 2
            else:
                if held & 1:
                    worth += self.high[value]
                held >>= 1
                value += 1
        return worth

    def one_more(self, card: int, place: int) -> int:
        """What a card adds to the hand beyond being a card."""
        if card >= JOLLY:
            return JOLLY_MORE if card < SPECIAL else 0
        held = self.mine[SUIT_OF[card]]
        return self.fairies(held | 1 << VALUE_OF[card], place) - self.fairies(held, place)


# What the row is worth


def row_worth(state: Talismani, seat: int, row: list[int], outlook: Outlook) -> int:
    """What it is worth to the seat that the row stands so at the end of the turn."""
    ripens, mine = outlook.ripens, outlook.mine
    worth = 0
    for place in range(SUITS):
        held = mine[row[place]]
        if held:
            worth += outlook.fairies(held, place)
    highest = mine[row[0]]
    while highest:
        worth += DOMINANT
        highest >>= 1
    theirs = 0
    for other in range(state.players):
        waited_for = 0
        for talisman in state.prepared[other]:
            place = row.index(SUIT_OF[talisman[0]])
            if other != seat:
                theirs += ripens[place]
                continue
            worth += WHOLE * ripens[place] // 1000
            if not waited_for >> place & 1:  # for several of a suit one sits out once
                worth -= SITTING * ripens[place] // 1000
                waited_for |= 1 << place
    return worth - WHOLE * theirs // 1000 * RIVALS // (1000 * (state.players - 1))


def turned(row: list[int]) -> list[int]:
    """The row when the dominant suit has gone to the back (TdT-038)."""
    return [*row[1:], row[0]]


def turn_weather(state: Talismani, seat: int, actions: list[int]) -> list[int]:
    """Keep the dominant suit or send it to the back (TdT-038, TdT-052)."""
    outlook = Outlook(state, seat)
    keep = row_worth(state, seat, state.row, outlook)
    turn = row_worth(state, seat, turned(state.row), outlook)
    if turn == keep:
        turn -= 1  # where it makes no difference the weather stays
    return [turn if action == TURN_IT else keep for action in actions]


TURN_IT: Final = pack(TURN)


def reorder(state: Talismani, seat: int, actions: list[int]) -> list[int]:
    """Cambia ordine: the best row, though the winner may still turn it (TdT-051)."""
    outlook = Outlook(state, seat)
    found: list[int] = []
    for action in actions:
        row = state.row[:]
        if verb_of(action) == MOVE:
            row.remove(first_of(action))
            row.insert(second_of(action), first_of(action))
        found.append(row_worth(state, seat, row, outlook) + row_worth(state, seat, turned(row), outlook))
    return found


# What the others hold

#: How readily a card is laid, by the place of its suit, and a special or Jolly alone; in a hundred plays this many pairs.
LAID: Final[list[int]] = [600, 140, 90, 70, 60, 60]
SPECIAL_LAID: Final = 60
PAIRS_LAID: Final = 10


def pairs_above(lowest: int, highest: int) -> list[int]:
    """By value: how many in a thousand pairs of a suit are worth more."""
    sums = [first + second for second in range(lowest, highest + 1) for first in range(lowest, second)]
    return [1000 * len([1 for value in sums if value > than]) // len(sums) for than in range(2 * VALUES)]


PAIRS_ABOVE: Final[list[list[int]]] = [[], [], *(pairs_above(row.fairies[0], row.fairies[1]) for row in COMPOSITIONS)]


class Rivals:
    """The cards that those who lay cards may hold together, and how often a play beats them all."""

    __slots__ = ("above", "count", "higher", "highest", "pairs_above", "playing", "total")

    def __init__(self, state: Talismani, seat: int) -> None:
        held = [0] * SUITS
        specials = 0
        playing = 0
        for other in range(state.players):
            if other == seat:
                continue
            sits = other in state.sitting
            if not sits:
                playing += 1
            for card in state.hands[other]:
                if sits and state.seen_in[card] == other:
                    continue  # everybody knows that this card stays where it is
                if card < JOLLY:
                    held[SUIT_OF[card]] |= 1 << VALUE_OF[card]
                else:
                    specials += 1
        self.playing = playing
        self.pairs_above = PAIRS_ABOVE[state.players]
        #: By place of the suit: how many cards there are, how readily stronger suits are laid, the highest pair.
        self.count = [0] * SUITS
        self.above = [0] * SUITS
        self.highest = [0] * SUITS
        #: By place and value: how many cards of the suit are higher.
        self.higher = [0] * (SUITS * VALUES)
        total = 0
        for place in range(SUITS):
            values = held[state.row[place]]
            count = 0
            highest = 0
            for value in range(VALUES - 1, -1, -1):
                self.higher[place * VALUES + value] = count
                if values >> value & 1:
                    if count < 2:
                        highest += value
                    count += 1
            self.count[place] = count
            self.highest[place] = highest
            self.above[place] = total
            total += LAID[place] * count
        self.total = total + SPECIAL_LAID * specials + 1

    def beaten(self, place: int, value: int) -> int:
        """How often, in a thousand, a play of that suit and value beats all of theirs."""
        higher = self.higher[place * VALUES + value] if value < VALUES else 0
        beating = LAID[place] * higher * (100 - PAIRS_LAID) // 100
        if value < self.highest[place]:
            beating += LAID[place] * self.count[place] * self.pairs_above[value] * PAIRS_LAID // 100_000
        each = 1000 - 1000 * (self.above[place] + beating) // self.total
        all_of_them: int = 1000
        for _ in range(self.playing):
            all_of_them = all_of_them * each // 1000
        return all_of_them


# GIOCARE CARTE COPERTE


def lay(state: Talismani, seat: int, actions: list[int]) -> list[int]:
    """The play that brings most, won or lost, against what the hand is worth with its cards."""
    row, rulings = state.row, state.rulings
    outlook = Outlook(state, seat)
    rivals = Rivals(state, seat)
    keep = row_worth(state, seat, row, outlook)
    turn = row_worth(state, seat, turned(row), outlook)
    weather = max(keep, turn) - (keep + turn) // 2  # what deciding on the weather brings
    stake = state.rulings.worth(state.stake, state.turn) * HALF
    ahead = state.scores[seat] * HALF - best_rival(state, seat)
    cards = len(state.hands[seat])
    share = SHARE * outlook.card // 1000
    worths = [outlook.fairies(outlook.mine[suit], row.index(suit)) for suit in range(SUITS)]
    found: list[int] = []
    for action in actions:
        first, second = first_of(action), second_of(action)
        left = cards - 1 if second < 0 else cards - 2
        gain = (left - cards) * outlook.card
        if first >= JOLLY:
            gain += share
            if first < SPECIAL:
                gain -= JOLLY_MORE
            else:
                gain += special_worth(state, seat, first, keep + turn, weather, outlook)
                if second >= SPECIAL:
                    gain += special_worth(state, seat, second, keep + turn, weather, outlook)
        else:
            suit, value = SUIT_OF[first], VALUE_OF[first]
            place = row.index(suit)
            held = outlook.mine[suit] & ~(1 << value)
            forges = value == 0
            if second >= JOLLY:
                forges = True
                gain -= JOLLY_MORE
                value += rulings.jolly_values[value]
            elif second >= 0:
                forges = second == first + 1 or (forges and rulings.any_zero)
                held &= ~(1 << VALUE_OF[second])
                value += VALUE_OF[second]
            gain += outlook.fairies(held, place) - worths[suit]
            won = stake + weather
            if not left:
                won += decides(ahead + stake)
            lost = share
            if not left and rulings.end_with_last_card:  # TR-36
                lost = decides(ahead)
            if forges and left:
                lost = max(lost, outlook.talisman(place) if place else WHOLE)
            elif forges and not place:
                lost = max(lost, WHOLE + decides(ahead + WHOLE))
            wins = rivals.beaten(place, value)
            gain += (won * wins + lost * (1000 - wins)) // 1000
        found.append(gain)
    return found


def best_rival(state: Talismani, seat: int) -> int:
    """What the best of the others has, with the talismans that this turn brings for certain."""
    scores = state.scores
    best = 0
    for other in range(state.players):
        if other != seat:
            score = scores[other] * HALF + (WHOLE if other in state.sitting else 0)
            if score > best:
                best = score
    return best


def decides(ahead: int) -> int:
    """What it is worth to lay the last cards and end the game, that much ahead (TdT-056)."""
    return DECIDED if ahead > 0 else -DECIDED


def special_worth(state: Talismani, seat: int, card: int, rows: int, weather: int, outlook: Outlook) -> int:
    """What a special does; ``rows`` is what the row is worth as it stands, kept and turned."""
    kind = kind_of(card)
    if kind == CHOOSE_STAKE:
        return CHOOSING
    if kind == TURN_WEATHER:
        return weather
    if kind == INVERT:
        row = state.row[:]
        row.reverse()
        return (row_worth(state, seat, row, outlook) + row_worth(state, seat, turned(row), outlook) - rows) // 2
    return weather // 2  # Cambia ordine puts a suit next to the front, but no further


# DISTRIBUZIONE DELLE CARTE


#: What putting aside is better or worse by where there is nothing to weigh: a whole talisman.
CERTAIN: Final = WHOLE


def put_aside(state: Talismani, seat: int, actions: list[int]) -> list[int]:
    """Put the combination aside, unless a share of the cards is worth more, or the game would end too early (TdT-041)."""
    place = state.row.index(SUIT_OF[state.plays[seat][0]])
    if not state.hands[seat]:
        ahead = state.scores[seat] * HALF - best_rival(state, seat)
        aside = CERTAIN if not place and ahead + WHOLE > 0 else -CERTAIN
    elif not place:
        aside = CERTAIN
    else:
        outlook = Outlook(state, seat)
        sharing = max(1, len(state.order) - 1 - len(state.asides))
        share = outlook.card * (len(state.pool) - 1) // sharing
        aside = outlook.talisman(place) - share
        if not aside:
            aside = -1  # a share in hand is the safer one
    return [aside if action == PUT_ASIDE else 0 for action in actions]


PUT_ASIDE: Final = pack(ASIDE)


class Helped:
    """What cards in the share-out are worth to the others."""

    __slots__ = ("held_by", "outlook", "row", "share")

    def __init__(self, state: Talismani, seat: int, outlook: Outlook) -> None:
        self.outlook = outlook
        self.row = state.row
        self.share = state.players - 1
        #: By card: 0 no rival has it, 1 one of them, 2 everybody knows who.
        self.held_by = [0] * (JOLLY + 1)
        for other in range(state.players):
            if other != seat:
                for card in state.hands[other]:
                    if card < JOLLY:
                        self.held_by[card] = 2 if state.seen_in[card] == other else 1

    def by(self, card: int) -> int:
        """What a card is worth to somebody who takes it: as a 0, for its neighbours, for its value."""
        if card >= JOLLY:
            return JOLLY_MORE if card < SPECIAL else 0
        place = self.row.index(SUIT_OF[card])
        value = VALUE_OF[card]
        if not value:
            return self.outlook.zero[place]
        worth = self.outlook.high[value]
        if value > 1:
            worth += self.beside(card - 1, place)
        if value < VALUES - 1:
            worth += self.beside(card + 1, place)
        return worth

    def beside(self, neighbour: int, place: int) -> int:
        held_by = self.held_by[neighbour]
        if held_by == 0:
            return 0
        return self.outlook.pair[place] if held_by == 2 else self.outlook.pair[place] // self.share


def choose_stake(state: Talismani, seat: int, actions: list[int]) -> list[int]:
    """The stake is a half whatever the card: take the card away that would help the others most (TdT-024)."""
    outlook = Outlook(state, seat)
    helped = Helped(state, seat, outlook)
    worths: list[int] = []
    for action in actions:
        card = first_of(action)
        worth = helped.by(card)
        if seat != state.winner:  # with a Scegli posta one takes a share oneself
            worth -= outlook.one_more(card, place_of(state, card)) // 2
        worths.append(worth)
    return worths


def take(state: Talismani, seat: int, actions: list[int]) -> list[int]:
    """The card that adds most to the hand, and that the others would like to have (TdT-031)."""
    outlook = Outlook(state, seat)
    helped = Helped(state, seat, outlook)
    worths: list[int] = []
    for action in actions:
        card = first_of(action)
        worths.append(outlook.one_more(card, place_of(state, card)) + helped.by(card) * DENYING // 1000)
    return worths


def place_of(state: Talismani, card: int) -> int:
    """The place of the card's suit in the row; of a card without a suit the last."""
    return state.row.index(SUIT_OF[card]) if card < JOLLY else SUITS - 1


# The chance to win

#: What a seat is judged by; what each counts was fitted (``benchmarks/fit_values.py``).
FEATURES: Final = ("score", "late-score", "promise", "late-promise", "cards", "late-cards", "jollies", "first")
WEIGHTS: Final = Weights(Path(__file__).with_name("weights.json"), FEATURES)


def features(state: Talismani, seat: int) -> list[float]:
    late = 1.0 / (1 + turns_left(state))
    score = state.scores[seat] / 2
    promise = row_worth(state, seat, state.row, Outlook(state, seat)) / WHOLE
    hand = state.hands[seat]
    cards = len(hand) / 10
    jollies = 0
    for card in hand:
        if JOLLY <= card < SPECIAL:
            jollies += 1
    ahead = score * WHOLE - best_rival(state, seat)
    return [
        score,
        score * late,
        promise,
        promise * late,
        cards,
        cards * late,
        float(jollies),
        late if ahead > 0 else 0.0,
    ]


def value(state: Talismani) -> list[float]:
    """The chance of each seat to win."""
    return WEIGHTS.chances([features(state, seat) for seat in range(state.players)])
