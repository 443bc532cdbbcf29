"""What players of Timeline Twist know and how they use it: bots that remember dates more or less well.

A bot knows the order of the dates as people do: roughly. Each card has a place in the order of the whole deck, and the bot
remembers a place near it; how near is the only difference between *child*, *adult* and *teacher*. Cards that few people
know are remembered worse. The error of a card is drawn by lot from the table's salt, the seat and the card, so that a bot
believes the same thing all game long, and two bots different things.

In a team everybody may say what they know of all cards (TT-150): what a bot goes by there is the middle of what the seats would say,
each with a memory as good as its own, and that is nearer than what one of them remembers.

Dates on the table are known exactly: whatever was turned over lies open. The dates in ``state.dates`` of cards that nobody
has turned over are never read; a test exchanges them and expects the same answers.

Places are counted in cards: the card at place 7.5 has seven others before it. What is remembered of a card at place r is r
plus an error, thrown back where it would leave the deck; so a card remembered at place b truly lies at b plus such an
error, thrown back in the same way, and no date is more likely than another beforehand.
"""

from __future__ import annotations

import hashlib
import math
from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import Final

from tavolata.engine import Chance, Decision, first_of, pack, verb_of
from tavolata.games.timeline.cards import (
    FIRST_GAP,
    FREE,
    PERIODS,
    PLACE,
    PLAY,
    PUT,
    STOP,
)
from tavolata.games.timeline.deck import Deck
from tavolata.games.timeline.state import Timeline
from tavolata.games.timeline.view import open_cards

LEAST: Final = -1e9

#: By level: the usual error, as a share of the deck.
CHILD: Final = 0.25
ADULT: Final = 0.09
TEACHER: Final = 0.02
#: By difficulty of the card (1 to 3): how much larger the error is.
HARDER: Final = (0.0, 0.6, 1.0, 1.5)
#: The error, in places, of somebody who knows the date.
SURE: Final = 0.05

# The numbers below were chosen by playing many games with them; points of the team's score, where they are points.

#: Competitive: what it counts that a card is right now, against what waiting would lose for it.
NOW: Final = 0.25
#: What a card that lies beyond an end brings, its slot included, and what the first few of them bring beyond that.
BEYOND: Final = 1.4
FIRST_FEW: Final = 3.0
FEW: Final = 3.5
#: With so many cards to come for it a free slot is filled every second time.
EVEN: Final = 0.6
#: What it brings to keep a card for the next turn, and to wait by discarding one.
KEEPING: Final = 0.2
WAITING: Final = 0.6
#: What a card costs that was turned over in vain and lies in the way.
IN_VAIN: Final = 0.1
#: What a card brings at an end and in a slot, against one that is left over (TT-160 to TT-165).
AT_END: Final = 3.0
IN_SLOT: Final = 2.0


def child(state: Timeline, decision: Decision, chance: Chance) -> int:
    """Knows roughly what is old and what is new."""
    return answer(state, decision, CHILD)


def adult(state: Timeline, decision: Decision, chance: Chance) -> int:
    """Knows most things to within a lifetime or two."""
    return answer(state, decision, ADULT)


def teacher(state: Timeline, decision: Decision, chance: Chance) -> int:
    """Knows nearly every date, and mixes up neighbours only."""
    return answer(state, decision, TEACHER)


POLICIES: Final = {"child": child, "adult": adult, "teacher": teacher}
USUAL: Final = "adult"


def answer(state: Timeline, decision: Decision, blur: float) -> int:
    """What somebody answers whose memory of dates is so much blurred."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    memory = Memory(state, decision.seat, blur)
    verb = verb_of(actions[0])
    if verb == PLACE:
        return place(state, decision.seat, memory)
    if verb == PUT:
        return put(state, decision.seat, actions, memory)
    return take_turn(state, decision.seat, actions, memory)


# The normal distribution

_STEPS: Final = 64  # for each standard deviation
_REACH: Final = 5  # standard deviations
#: By distance from the middle: how much lies below. Rounded, so that all machines have the same table.
_BELOW: Final[list[float]] = [
    round(0.5 + 0.5 * math.erf(step / _STEPS / math.sqrt(2)), 9)
    for step in range(-_REACH * _STEPS, _REACH * _STEPS + 1)
]


def below(distance: float) -> float:
    """How often an error is smaller than so many standard deviations."""
    step = int(distance * _STEPS + 0.5 + _REACH * _STEPS)
    if step <= 0:
        return 0.0
    return _BELOW[step] if step < len(_BELOW) else 1.0


#: Errors that stand for all: as many equally likely ones, from the smallest to the largest, in standard deviations.
POINTS: Final = 12


def _typical_errors() -> list[float]:
    found: list[float] = []
    for point in range(POINTS):
        share = (point + 0.5) / POINTS
        found.append(round((bisect_left(_BELOW, share) - _REACH * _STEPS) / _STEPS, 3))
    return found


ERRORS: Final = _typical_errors()


# What is remembered


@lru_cache(maxsize=16)
def order_of(deck: Deck) -> list[int]:
    """The years of all cards, from the earliest."""
    return sorted([card.year for card in deck.cards])


class Memory:
    """What a seat believes about the places of cards, in a team what the seats believe together."""

    __slots__ = ("blur", "deck", "first", "last", "salt", "seats", "state", "years")

    def __init__(self, state: Timeline, seat: int, blur: float) -> None:
        self.state = state
        self.deck = state.deck
        #: Whose memories count.
        self.seats = list(range(state.players)) if state.rulings.team else [seat]
        self.salt = state.salt
        years = order_of(state.deck)
        self.years = years
        self.blur = blur * len(years)
        # Everybody knows which period is played.
        earliest, latest = PERIODS[state.options["period"]]
        self.first = float(bisect_left(years, earliest))
        self.last = float(bisect_right(years, latest))

    def place_of(self, year: int) -> float:
        """Where a year lies among all cards."""
        return (bisect_left(self.years, year) + bisect_right(self.years, year)) / 2

    def thrown_back(self, place: float) -> float:
        """A place inside what is played."""
        first, last = self.first, self.last
        if place < first:
            place = 2 * first - place
        if place > last:
            place = 2 * last - place
        return max(first, min(last, place))

    def error_of(self, card: int) -> float:
        """The usual error, in places."""
        if card in self.state.known:
            return SURE
        return max(SURE, self.blur * HARDER[self.deck.cards[card].difficulty] / math.sqrt(len(self.seats)))

    def recall(self, card: int) -> float:
        """Where the card is believed to lie."""
        if card in self.state.known:
            return self.place_of(self.state.dates[card])
        written = self.deck.cards[card]
        place = self.place_of(written.year)
        blur = max(SURE, self.blur * HARDER[written.difficulty])
        together = 0.0
        for seat in self.seats:
            lot = hashlib.blake2b(f"{self.salt} {seat} {written.id}".encode(), digest_size=8).digest()
            # Four numbers by lot together are nearly normal; their variance is a third of 65536 squared.
            drawn = sum([lot[i] << 8 | lot[i + 1] for i in (0, 2, 4, 6)]) - 2 * 65535
            together += self.thrown_back(place + drawn / 37837.0 * blur)
        return together / len(self.seats)

    def chance_between(self, recalled: float, error: float, low: float, high: float) -> float:
        """How likely a card lies between two places, what was thrown back at the ends included."""
        found = below((high - recalled) / error) - below((low - recalled) / error)
        reach = _REACH * error
        if recalled - reach < self.first:
            mirrored = 2 * self.first - recalled
            found += below((high - mirrored) / error) - below((low - mirrored) / error)
        if recalled + reach > self.last:
            mirrored = 2 * self.last - recalled
            found += below((high - mirrored) / error) - below((low - mirrored) / error)
        return found

    def points(self, card: int) -> list[float]:
        """Places that stand for all where the card may lie, all equally likely, from the earliest."""
        recalled, error = self.recall(card), self.error_of(card)
        found = [self.thrown_back(recalled + error * typical) for typical in ERRORS]
        found.sort()
        return found


# Competitive mode


def place(state: Timeline, seat: int, memory: Memory) -> int:
    """A card and a window that are likely to be right; of such cards first the one that gets harder by waiting.

    A wrong card only means another one, so each card of the hand is tried once whatever the order; but the line grows, and
    where a card's window is wide now, others will come to lie in it.
    """
    years = memory.years
    # A card of equal date is right on both sides (TT-035): the windows overlap.
    lows = [memory.first]
    highs: list[float] = []
    for card in state.line:
        year = state.dates[card]
        highs.append(float(bisect_right(years, year)))
        lows.append(float(bisect_left(years, year)))
    highs.append(memory.last)
    whole = memory.last - memory.first
    best = LEAST
    chosen = 0
    for card in sorted(state.hands[seat]):
        recalled, error = memory.recall(card), memory.error_of(card)
        likely = -1.0
        window = 0
        for i in range(len(lows)):
            right = memory.chance_between(recalled, error, lows[i], highs[i])
            if right > likely:
                likely = right
                window = i
        low, high = lows[window], highs[window]
        lost = 0.0
        for eighth in (1, 3, 5, 7):  # where the next card in this window may lie
            left = memory.chance_between(recalled, error, low, low + (high - low) * eighth / 8)
            lost += min(left, likely - left) / 4
        worth = likely * NOW + lost * (high - low) / whole
        if worth > best:
            best = worth
            chosen = pack(PLACE, card, window)
    return chosen


# Collaborative mode


class Outlook:
    """What the rest of the game may bring: how many cards to come lie beyond the ends and in the gaps of the main row.

    The stretches are numbered from the left: 0 lies before the row, 1 is its first gap, the last one lies beyond it.
    """

    __slots__ = ("coming", "counts", "first", "free", "mine", "now", "opened", "row", "total", "visible", "worths")

    def __init__(self, state: Timeline, seat: int, memory: Memory) -> None:
        dates = state.dates
        self.first = memory.first
        self.row = [memory.place_of(dates[card]) for card in state.line]
        #: Whether a card fits the stretch; it always does beyond the ends.
        self.free = [True, *[card == FREE for card in state.slots], True]
        #: Where the cards of the seat may lie, and those of all seats together.
        self.mine: dict[int, list[float]] = {}
        self.visible: list[float] = []
        for other in range(state.players):
            for card in state.hands[other]:
                points = memory.points(card)
                self.visible += points
                if other == seat:
                    self.mine[card] = points
        self.visible.sort()
        self.opened = [memory.place_of(dates[card]) for card in open_cards(state)]
        self.opened.sort()
        #: The chance of a card nobody has seen yet to be in the draw pile.
        unseen = memory.last - memory.first - len(self.opened) - len(self.visible) / POINTS
        self.coming = len(state.draw) / unseen if unseen > 0.0 else 0.0
        edges = [0.0, *[self.before(place) for place in self.row], self.before(memory.last)]
        self.total = edges[-1]
        self.counts = [edges[i + 1] - edges[i] for i in range(len(edges) - 1)]
        self.worths = [self.worth(i, self.counts[i]) for i in range(len(self.counts))]
        self.now = sum(self.worths)

    def before(self, place: float) -> float:
        """How many cards to come lie before that place."""
        visible = bisect_right(self.visible, place) / POINTS
        unseen = place - self.first - bisect_right(self.opened, place) - visible
        return visible + (unseen * self.coming if unseen > 0.0 else 0.0)

    def worth(self, stretch: int, count: float) -> float:
        """What so many cards to come in the stretch will bring."""
        if stretch == 0 or stretch == len(self.row):
            return worth_beyond(count)
        return worth_in_gap(count) if self.free[stretch] else 0.0


def worth_beyond(count: float) -> float:
    """What so many cards to come beyond an end will bring: the fewer they are, the better one can choose their order."""
    return BEYOND * count + FIRST_FEW * count / (count + FEW) if count > 0.0 else 0.0


def worth_in_gap(count: float) -> float:
    """What a free slot will bring, if so many cards to come belong there. In a wide gap all but one are lost."""
    return IN_SLOT * count / (count + EVEN) if count > 0.0 else 0.0


class Prospect:
    """What comes of turning a card over."""

    __slots__ = ("card", "fits", "placed", "without")

    def __init__(self, outlook: Outlook, card: int) -> None:
        self.card = card
        row, free, counts = outlook.row, outlook.free, outlook.counts
        last = len(row)
        points = outlook.mine[card]
        stretches = [bisect_right(row, point) for point in points]
        #: By stretch: how many cards to come are left there without this one, and what they bring.
        left: dict[int, float] = {}
        less: dict[int, float] = {}
        without = outlook.now
        for stretch in stretches:
            if stretch not in left:
                left[stretch] = counts[stretch] - stretches.count(stretch) / POINTS
                less[stretch] = outlook.worth(stretch, left[stretch])
                without += less[stretch] - outlook.worths[stretch]
        good = 0
        worth = 0.0
        for i in range(POINTS):
            stretch = stretches[i]
            if not free[stretch]:
                continue
            good += 1
            worth += without - less[stretch]
            if stretch == 0 or stretch == last:
                beyond = outlook.before(points[i]) - (i + 0.5) / POINTS
                if stretch == last:
                    beyond = outlook.total - 1.0 - beyond
                worth += AT_END + worth_beyond(beyond) + worth_in_gap(left[stretch] - beyond)
            else:
                worth += IN_SLOT
        #: How likely it finds a place; what the game brings from there on if it does, and if the card is gone without.
        self.fits = good / POINTS
        self.placed = worth / good if good else 0.0
        self.without = without


def take_turn(state: Timeline, seat: int, actions: list[int], memory: Memory) -> int:
    """Turn over the card that promises most, or keep the row as it is: discard a card, or stop after the first."""
    outlook = Outlook(state, seat, memory)
    prospects = {card: Prospect(outlook, card) for card in outlook.mine}
    best = LEAST
    chosen = actions[0]
    for action in actions:
        verb, card = verb_of(action), first_of(action)
        if verb == STOP:
            worth = outlook.now + KEEPING
        elif verb == PLAY:
            prospect = prospects[card]
            failed = prospect.without if state.placed else having_to_go_on(prospects, card)
            worth = prospect.fits * prospect.placed + (1.0 - prospect.fits) * (failed - IN_VAIN)
        else:  # a blocked card brings nothing any more
            worth = WAITING + (prospects[card].without if card in prospects else outlook.now)
        if worth > best:
            best = worth
            chosen = action
    return chosen


def having_to_go_on(prospects: dict[int, Prospect], failed: int) -> float:
    """What the game brings if the first card finds no place: another must, or it is over (TT-131, TTR-10)."""
    others = [(-prospect.fits * prospect.placed, card) for card, prospect in prospects.items() if card != failed]
    others.sort()
    worth = 0.0
    still = 1.0
    for _, card in others:
        prospect = prospects[card]
        worth += still * prospect.fits * prospect.placed
        still *= 1.0 - prospect.fits
    return worth


def put(state: Timeline, seat: int, actions: list[int], memory: Memory) -> int:
    """An end, which comes first among the answers; otherwise the slot that fewer cards to come need (TTR-05)."""
    chosen = actions[0]
    if first_of(chosen) < FIRST_GAP:
        return chosen
    outlook = Outlook(state, seat, memory)
    fewest = outlook.total + 1.0
    for action in actions:
        count = outlook.counts[first_of(action) - FIRST_GAP + 1]
        if count < fewest:
            fewest = count
            chosen = action
    return chosen
