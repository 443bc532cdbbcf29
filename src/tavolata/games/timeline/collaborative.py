"""The collaborative mode: one team, one line that grows only at its ends (TT-100 to TT-171).

A card is turned over first; then its date sends it to an end of the main row or into the one slot of a gap. The skill is in
choosing which card to turn over.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, IllegalAction, Question, Step, first_of, pack, verb_of
from tavolata.games.timeline.cards import (
    CARD,
    DISCARD,
    FIRST_GAP,
    FREE,
    HAND,
    ICONS,
    LEFT,
    NO_CARD,
    PLAY,
    PUT,
    RIGHT,
    SPOT,
    STOP,
    rank_of,
)
from tavolata.games.timeline.state import Timeline


def begin(state: Timeline) -> None:
    state.push(TURNS[state.first])


class Turn(Step[Timeline]):
    """A player without cards is passed over (TT-118, TT-156); one who can neither play nor discard ends the game (TT-158, TTR-12)."""

    __slots__ = ()

    def run(self, state: Timeline) -> None:
        state.placed = 0
        seat = self.seat
        if seat == state.first:
            state.round += 1
        while not state.hands[seat] and not state.blocked[seat]:
            seat = (seat + 1) % state.players  # somebody has cards, or the game would be over (TT-157)
            if seat == state.first:
                state.round += 1
        state.turn = seat
        if state.hands[seat] or discardable(state, seat):
            state.push(TAKE_TURNS[seat])
        else:
            end(state, "TT-158", "stuck", seat)


class TakeTurn(Question[Timeline]):
    """Turn a card over, or discard one; there is no pass (TT-115, TT-120, TT-140, TTR-13)."""

    __slots__ = ()
    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "TT-115"

    def options(self, state: Timeline) -> list[int]:
        actions = [pack(PLAY, card) for card in sorted(state.hands[self.seat])]
        return actions + [pack(DISCARD, card) for card in discardable(state, self.seat)]

    def answer(self, state: Timeline, seat: int, action: int) -> None:
        card = first_of(action)
        if verb_of(action) == PLAY:
            reveal(state, seat, card)
            return
        if card in state.hands[seat]:
            state.hands[seat].remove(card)
        else:
            state.blocked[seat].remove(card)
        state.discards.append(card)
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "card": CARD.names[card], "year": state.dates[card]}
            state.tell("discarded", "TT-141", {**told, "icon": ICONS[state.backs[card]]})
        state.push(END_TURNS[seat])

    def why_not(self, state: Timeline, seat: int, action: int) -> IllegalAction:
        card = first_of(action)
        if verb_of(action) == DISCARD and (card in state.hands[seat] or card in state.blocked[seat]):
            if card in state.blocked[seat] and not state.rulings.blocked_discardable:
                return IllegalAction("error-discard-blocked", {"card": CARD.names[card]}, "TTR-08")
            return IllegalAction(
                "error-discard-icon", {"card": CARD.names[card], "icon": ICONS[state.active_icon()]}, "TT-140"
            )
        return why_not_play(state, seat, action)


def why_not_play(state: Timeline, seat: int, action: int) -> IllegalAction:
    if verb_of(action) == STOP:
        return IllegalAction("error-stop-early", {}, "TT-115")
    if verb_of(action) not in (PLAY, DISCARD):
        return IllegalAction("error-play-or-discard", {}, "TT-115")
    card = first_of(action)
    if card in state.blocked[seat]:
        return IllegalAction("error-play-blocked", {"card": CARD.names[card]}, "TTR-07")
    if card not in state.hands[seat]:
        return IllegalAction("error-not-in-hand", {"card": CARD.names[card]}, "TT-120")
    return IllegalAction("error-play-and-discard", {}, "TT-133")


def discardable(state: Timeline, seat: int) -> list[int]:
    """The cards of the seat that show the active icon: a fresh one on its front, a blocked one on its back (TT-140, TTR-08)."""
    active = state.active_icon()
    fronts = state.deck.fronts
    found = [card for card in state.hands[seat] if fronts[card] == active]
    if state.rulings.blocked_discardable:
        found += [card for card in state.blocked[seat] if state.backs[card] == active]
    found.sort()
    return found


def reveal(state: Timeline, seat: int, card: int) -> None:
    """Turn the card over; it goes where its date sends it (TT-120 to TT-127, TTR-05)."""
    state.hands[seat].remove(card)
    if state.events is not None:
        state.tell("revealed", "TT-120", {"seat": seat, "card": CARD.names[card], "year": state.dates[card]})
    spots = spots_for(state, card)
    if len(spots) == 1:
        put(state, seat, card, spots[0])
    elif spots:
        state.revealed = card
        state.push(CHOOSE_SPOTS[seat])
    else:
        state.blocked[seat].append(card)
        if state.events is not None:
            state.tell("blocked", "TT-124", {"seat": seat, "card": CARD.names[card]})
        state.push(TRY_AGAIN[seat])


def spots_for(state: Timeline, card: int) -> list[int]:
    """The places that fit the date: the ends first, then free slots (TT-121 to TT-124, TTR-05)."""
    line, dates = state.line, state.dates
    date = dates[card]
    equal = state.rulings.equal_fits
    spots: list[int] = []
    if date < dates[line[0]] or (equal and date == dates[line[0]]):
        spots.append(LEFT)
    if date > dates[line[-1]] or (equal and date == dates[line[-1]]):
        spots.append(RIGHT)
    for gap in range(len(state.slots)):
        if state.slots[gap] != FREE:
            continue
        low, high = dates[line[gap]], dates[line[gap + 1]]
        if low < date < high or (equal and low <= date <= high):
            spots.append(FIRST_GAP + gap)
    return spots


def put(state: Timeline, seat: int, card: int, spot: int) -> None:
    if spot == LEFT:
        state.line.insert(0, card)
        if len(state.line) > 1:
            state.slots.insert(0, FREE)
    elif spot == RIGHT:
        state.line.append(card)
        state.slots.append(FREE)
    else:
        state.slots[spot - FIRST_GAP] = card
    state.revealed = NO_CARD
    state.placed += 1
    if state.events is not None:
        rule = ("TT-121", "TT-122")[spot] if spot < FIRST_GAP else "TT-123"
        told: dict[str, object] = {"seat": seat, "card": CARD.names[card], "place": SPOT.names[spot]}
        state.tell("put", rule, {**told, "score": state.team_score()})
    state.push(END_TURNS[seat] if state.placed == 2 else TRY_AGAIN[seat])


class ChooseSpot(Question[Timeline]):
    """Several places fit: the active player chooses (TTR-05)."""

    __slots__ = ()
    name: ClassVar[str] = "put"
    rule: ClassVar[str] = "TTR-05"

    def options(self, state: Timeline) -> list[int]:
        return [pack(PUT, spot) for spot in spots_for(state, state.revealed)]

    def answer(self, state: Timeline, seat: int, action: int) -> None:
        put(state, seat, state.revealed, first_of(action))

    def about(self, state: Timeline, seat: int) -> About:
        return About(card=CARD.names[state.revealed])

    def why_not(self, state: Timeline, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-put", {"card": CARD.names[state.revealed]}, "TTR-05")


class TryAgain(Question[Timeline]):
    """After the first card: stop, or try another. Without one placed yet one must go on (TT-128 to TT-131, TTR-10, TTR-11)."""

    __slots__ = ()
    name: ClassVar[str] = "again"
    rule: ClassVar[str] = "TT-128"

    def run(self, state: Timeline) -> None:
        if state.hands[self.seat]:
            super().run(state)
        elif state.placed:
            state.push(END_TURNS[self.seat])
        else:
            end(state, "TT-131", "failed", self.seat)

    def options(self, state: Timeline) -> list[int]:
        actions = [pack(PLAY, card) for card in sorted(state.hands[self.seat])]
        if state.placed:
            actions.append(pack(STOP))
        return actions

    def answer(self, state: Timeline, seat: int, action: int) -> None:
        if verb_of(action) == PLAY:
            reveal(state, seat, first_of(action))
        else:
            state.tell("stopped", "TT-128", {"seat": seat})
            state.push(END_TURNS[seat])

    def why_not(self, state: Timeline, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == DISCARD:
            return IllegalAction("error-play-and-discard", {}, "TT-133")
        if verb_of(action) == STOP:
            return IllegalAction("error-stop-early", {}, "TTR-10")
        return why_not_play(state, seat, action)


class EndTurn(Step[Timeline]):
    """Draw up to four cards, blocked ones included; the game is over when all cards have their place (TT-116, TT-157, TTR-14, TTR-15)."""

    __slots__ = ()

    def run(self, state: Timeline) -> None:
        seat = self.seat
        drawn: list[str] = []
        while state.draw and len(state.hands[seat]) + len(state.blocked[seat]) < HAND:
            card = state.draw.pop()
            state.hands[seat].append(card)
            drawn.append(CARD.names[card])
        if drawn and state.events is not None:
            state.tell("refilled", "TT-116", {"seat": seat, "cards": drawn})
        if not any(state.hands[other] or state.blocked[other] for other in range(state.players)):
            end(state, "TT-157", "placed", seat)
        else:
            state.push(TURNS[(seat + 1) % state.players])


def end(state: Timeline, rule: str, by: str, seat: int) -> None:
    """The game ends for all at once, with one score (TT-110, TT-159, TT-165, TT-170)."""
    state.turn = -1
    score = state.team_score()
    if state.events is not None:
        state.tell("ended", rule, {"seat": seat, "by": by})
        gaps = len([card for card in state.slots if card != FREE])
        left = sum([len(state.hands[other]) + len(state.blocked[other]) for other in range(state.players)])
        counted: dict[str, object] = {"row": len(state.line), "gaps": gaps, "hands": left}
        piles: dict[str, object] = {"draw": len(state.draw), "discards": len(state.discards)}
        state.tell("team-score", "TT-165", {**counted, **piles, "score": score, "rank": rank_of(score)})
    state.finish([1] * state.players)


SEATS = range(6)
TURNS: Final = [Turn(seat) for seat in SEATS]
TAKE_TURNS: Final = [TakeTurn(seat) for seat in SEATS]
CHOOSE_SPOTS: Final = [ChooseSpot(seat) for seat in SEATS]
TRY_AGAIN: Final = [TryAgain(seat) for seat in SEATS]
END_TURNS: Final = [EndTurn(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (Turn, TakeTurn, ChooseSpot, TryAgain, EndTurn)
