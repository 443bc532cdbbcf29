"""The competitive mode: everybody alone, who first gets rid of all cards (TT-001 to TT-050)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import IllegalAction, Question, Step, first_of, pack, second_of, verb_of
from tavolata.games.timeline.cards import CARD, MOST_CARDS, PLACE
from tavolata.games.timeline.state import Timeline

#: By card: putting it into each window, as far as lines have grown; replaced, never changed. Making the actions anew for
#: every decision was a fifth of the time.
_PLACES: Final[list[list[int]]] = [[] for _ in range(MOST_CARDS)]
#: So many windows more are made at once.
_AHEAD: Final = 8


def begin(state: Timeline) -> None:
    state.push(ROUND)


class Round(Step[Timeline]):
    """One turn for each player still in the game, from the first player on (TT-020, TT-040).

    Who plays early finds a shorter line and wins more. A table may agree that every other round goes back the other way.
    """

    __slots__ = ()

    def run(self, state: Timeline) -> None:
        state.round += 1
        out_in = state.out_in
        order = [seat for seat in state.from_first() if not out_in[seat]]
        back = state.rulings.to_and_fro and state.round % 2 == 0
        if back:
            order.reverse()
        steps: list[Step[Any]] = [PLACE_CARDS[seat] for seat in order]
        steps.append(END_OF_ROUND)
        if state.events is not None:
            if back:
                state.tell("round-back", "TT-040", {"round": state.round, "seat": order[0]})
            else:
                state.tell("round", "TT-040", {"round": state.round})
        state.then(steps)


class PlaceCard(Question[Timeline]):
    """Put one of your cards into a window of the line; then it is turned over (TT-002, TT-021 to TT-027)."""

    __slots__ = ()
    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "TT-002"

    def run(self, state: Timeline) -> None:
        state.turn = self.seat
        super().run(state)

    def options(self, state: Timeline) -> list[int]:
        windows = len(state.line) + 1
        actions: list[int] = []
        for card in sorted(state.hands[self.seat]):
            places = _PLACES[card]
            if len(places) < windows:
                places = _PLACES[card] = [pack(PLACE, card, window) for window in range(windows + _AHEAD)]
            actions += places[:windows]
        return actions

    def answer(self, state: Timeline, seat: int, action: int) -> None:
        card, window = first_of(action), second_of(action)
        state.hands[seat].remove(card)
        if fits(state, card, window):
            state.line.insert(window, card)
            if state.events is not None:
                placed: dict[str, object] = {"seat": seat, "card": CARD.names[card], "window": window}
                rule = "TT-035" if is_beside_equal(state, window) else "TT-024"
                state.tell("placed", rule, {**placed, "year": state.dates[card], "left": len(state.hands[seat])})
            return
        if state.events is not None:
            wrong: dict[str, object] = {"seat": seat, "card": CARD.names[card], "window": window}
            right = right_windows(state, card)
            state.tell("misplaced", "TT-025", {**wrong, "year": state.dates[card], "right": right})
        state.discards.append(card)  # TTR-20
        draw_card(state, seat, "TT-026")

    def why_not(self, state: Timeline, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != PLACE:
            return IllegalAction("error-must-place", {}, "TT-002")
        if first_of(action) not in state.hands[seat]:
            return IllegalAction("error-not-in-hand", {"card": CARD.names[first_of(action)]}, "TT-002")
        return IllegalAction("error-no-window", {"window": second_of(action), "last": len(state.line)}, "TT-021")


def fits(state: Timeline, card: int, window: int) -> bool:
    """Neither is the left neighbour later nor the right one earlier (TT-023, TT-035 to TT-037, TTR-06)."""
    line, dates = state.line, state.dates
    date = dates[card]
    if window > 0 and dates[line[window - 1]] > date:
        return False
    return window == len(line) or dates[line[window]] >= date


def right_windows(state: Timeline, card: int) -> list[int]:
    """Where the card belongs (TTR-29)."""
    return [window for window in range(len(state.line) + 1) if fits(state, card, window)]


def is_beside_equal(state: Timeline, place: int) -> bool:
    line, dates = state.line, state.dates
    beside = [line[other] for other in (place - 1, place + 1) if 0 <= other < len(line)]
    return dates[line[place]] in [dates[card] for card in beside]


def draw_card(state: Timeline, seat: int, rule: str) -> bool:
    """One card from the top of the pile; an empty pile is made anew from the discards (TT-026, TT-028, TTR-21)."""
    if not state.draw:
        if not state.discards:
            return False
        state.known = sorted(set(state.known + [card for card in state.discards if card not in state.covered]))
        state.covered = []
        state.draw = sorted(state.discards)
        state.discards = []
        state.chance.shuffle(state.draw)
        state.tell("reshuffled", "TT-028", {"count": len(state.draw)})
    card = state.draw.pop()
    state.hands[seat].append(card)
    if state.events is not None:
        state.tell("drew", rule, {"seat": seat, "card": CARD.names[card]})
    return True


class EndOfRound(Step[Timeline]):
    """Who alone has placed the last card wins; if several have, only they play on (TT-041 to TT-045, TTR-23 to TTR-28)."""

    __slots__ = ()

    def run(self, state: Timeline) -> None:
        out_in, hands = state.out_in, state.hands
        playing = [seat for seat in state.from_first() if not out_in[seat]]
        finished = [seat for seat in playing if not hands[seat]]
        if len(finished) == 1:
            end(state, finished, "TT-044" if state.tie_break else "TT-041")
            return
        begins = bool(finished) and not state.tie_break
        if begins:
            state.tell("tie-break", "TT-042", {"seats": finished})
        if begins or (finished and state.rulings.tie_break_eliminates):
            for seat in playing:
                if seat not in finished:
                    eliminate(state, seat)
            playing = finished
        if begins:
            state.tie_break = True
        if state.tie_break and not deal_tie_break(state, playing):
            end(state, playing, "R-22")
            return
        state.push(ROUND)


def eliminate(state: Timeline, seat: int) -> None:
    """Out of the game; the cards go to the discards, and nobody sees their dates (TT-042, TT-045, TTR-27, TT-012)."""
    state.out_in[seat] = state.round
    state.left_at[seat] = len(state.hands[seat])
    state.discards += state.hands[seat]
    state.covered = state.covered + state.hands[seat]
    state.hands[seat] = []
    state.tell("eliminated", "R-25" if state.tie_break else "TT-042", {"seat": seat})


def deal_tie_break(state: Timeline, playing: list[int]) -> bool:
    """Each of them has one card in the next round; False if there are not enough (TT-043, TTR-22, TTR-24)."""
    missing = [seat for seat in playing if not state.hands[seat]]
    if len(missing) > len(state.draw) + len(state.discards):
        return False
    for seat in missing:
        draw_card(state, seat, "TT-043")
    return True


def end(state: Timeline, winners: list[int], rule: str) -> None:
    """The others by the cards they have left, equal counts sharing a place, for information (TTR-30)."""
    state.turn = -1
    state.tell("won", rule, {"seats": winners, "round": state.round})
    left = [-score for score in state.scores]
    for seat in winners:
        left[seat] = -1
    state.finish([1 + len([1 for other in left if other < mine]) for mine in left])


PLACE_CARDS: Final = [PlaceCard(seat) for seat in range(6)]
ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
STEPS: Final[tuple[type[Step[Any]], ...]] = (Round, PlaceCard, EndOfRound)
