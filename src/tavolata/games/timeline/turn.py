"""The set-up of both modes (PREPARAZIONE); the turns are in ``competitive.py`` and ``collaborative.py``.

Deviations: none; of the rulings TTR-31 is another here, a bot keeps the seat of whoever leaves, in both modes. What the rulebook's missing pictures held is reconstructed in the facts; where the rulebook is silent the
ruling (R-nn) is named.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from tavolata.engine import Step
from tavolata.games.timeline import collaborative, competitive
from tavolata.games.timeline.cards import CARD, HAND, TEAM_DECK, names
from tavolata.games.timeline.state import Timeline


class Start(Step[Timeline]):
    """Shuffle, deal four cards each, lay the first card; for a team also the first discard (TT-010 to TT-015, TT-100 to TT-105, TTR-04)."""

    __slots__ = ()

    def run(self, state: Timeline) -> None:
        state.first = first_player(state)
        state.draw = prepared_pile(state)
        deal(state)
        state.salt = salt_of(state)
        start = state.draw.pop()
        state.line = [start]
        state.tell("first-player", "R-03", {"seat": state.first})
        if state.events is not None:
            rule = "TT-101" if state.rulings.team else "TT-011"
            for seat in state.from_first():
                state.tell("dealt", rule, {"seat": seat, "cards": names(state.hands[seat])})
            rule = "TT-102" if state.rulings.team else "TT-013"
            state.tell("first-card", rule, {"card": CARD.names[start], "year": state.dates[start]})
        if state.rulings.team:
            top = state.draw.pop()
            state.discards = [top]
            if state.events is not None:
                state.tell("first-discard", "TT-103", {"card": CARD.names[top], "year": state.dates[top]})
            collaborative.begin(state)
        else:
            competitive.begin(state)


def first_player(state: Timeline) -> int:
    """The one the table named, or one by lot: a program cannot know who is youngest or oldest (TT-014, TT-105, TTR-03)."""
    named = state.options["first"]
    return state.chance.below(state.players) if named == "lot" else int(named) - 1


def prepared_pile(state: Timeline) -> list[int]:
    """The cards that the table plays with, shuffled; those seen lately lie at the bottom, and above them those that would crowd
    the line. A team takes 36 (TT-010, TT-100).
    """
    deck = state.deck
    options = state.options
    pile = deck.chosen(options["theme"], options["period"], options["difficulty"])[:]
    state.chance.shuffle(pile)
    seen: list[int] = []
    if deck.seen:
        seen = [card for card in pile if card in deck.seen]
        pile = [card for card in pile if card not in deck.seen]
    if options["spacing"] == "apart":
        pile = spaced(pile, deck.close)
    pile = seen + pile
    if state.rulings.team:
        pile = pile[len(pile) - TEAM_DECK :]
    if len(pile) == len(deck):
        state.box = []
    else:
        in_play = set(pile)
        state.box = [card for card in range(len(deck)) if card not in in_play]
    return pile


def spaced(pile: list[int], close: list[list[int]]) -> list[int]:
    """The pile with the cards at its bottom that lie a year or two from one above them: who is to know which came first?

    Only the order of the shuffle decides, before a card is dealt, so that whoever has the key comes to the same pile. Nothing
    is taken out: a deck about a single year is played as it is. Cards of the same year stay, they fit on either side (TT-035).

    Measured with `adult` bots, four players, 2,000 games of each: of the neighbours in finished lines 1.0 % lay a year
    apart and 1.1 % two years, in 13 % of the games somewhere a year (29 % with cards from 1760 on); now none does. With 5
    years only 200 of the 480 cards would be left on top, and the last hundred years would be nearly gone.
    """
    crowded = [False] * len(close)
    above: list[int] = []
    below: list[int] = []
    for card in reversed(pile):
        if crowded[card]:
            below.append(card)
            continue
        above.append(card)
        for other in close[card]:
            crowded[other] = True
    above.extend(below)
    above.reverse()
    return above


def deal(state: Timeline) -> None:
    """Four cards for each seat in turn order, and what a handicap adds; balanced hands are as hard as each other."""
    order = state.from_first()
    hands = hand_sizes(state.options, state.players)
    sizes = [hands[seat] for seat in order]
    count = sum(sizes)
    dealt = state.draw[len(state.draw) - count :]
    del state.draw[len(state.draw) - count :]
    dealt.reverse()
    if state.options["hands"] == "balanced":
        dealt.sort(key=lambda card: (state.deck.hardness[card], card))
        # To and fro, the hardest card first to the last seat, so that no seat always gets the harder one of two.
        seat = 0
        step = 1
        while dealt:
            if len(state.hands[order[seat]]) < sizes[seat]:
                state.hands[order[seat]].append(dealt.pop())
            if not 0 <= seat + step < len(order):
                step = -step
            else:
                seat += step
        for hand in state.hands:
            hand.sort()  # the order in which they were given out tells how hard they are, and so something of their age
        return
    for seat, size in zip(order, sizes, strict=True):
        state.hands[seat] = dealt[:size]
        del dealt[:size]


def salt_of(state: Timeline) -> int:
    """A number from the hands, which everybody sees."""
    dealt = ",".join([str(card) for hand in state.hands for card in hand])
    return int.from_bytes(hashlib.blake2b(dealt.encode(), digest_size=7).digest(), "big")


def hand_sizes(options: dict[str, str], players: int) -> list[int]:
    """How many cards each seat is dealt: four, and what its handicap adds (TT-011, TT-101)."""
    return [HAND + int(options[f"extra-{seat + 1}"]) for seat in range(players)]


STEPS: Final[tuple[type[Step[Any]], ...]] = (Start, *competitive.STEPS, *collaborative.STEPS)
