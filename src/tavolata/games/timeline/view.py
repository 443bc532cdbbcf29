"""What one seat may see, and the worlds it must think possible: the one gate for secrets (TT-012, TTR-02).

Public: the fronts of all cards that lie on the table, the front on top of the draw pile, and everything about a card that
was turned over and lies open. Hidden from everybody: the date, the fact and the icon on the back of any other card, and the
order of the draw pile. All seats see the same; the own hand is just named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.games.timeline.cards import CARD, FREE, ICONS, NO_CARD, names, rank_of, to_next_rank

if TYPE_CHECKING:
    from tavolata.games.timeline.state import Timeline


def view(state: Timeline, seat: int) -> dict[str, object]:
    """The table as the seat sees it (-1: as a spectator does), built from nothing; lists without a name go by seat."""
    team = state.rulings.team
    seen: dict[str, object] = {
        "mode": "collaborative" if team else "competitive",
        "deck": {"name": state.deck.name, "print": state.deck.print, "count": len(state.deck)},
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "line": names(state.line),
        "slots": [None if card == FREE else CARD.names[card] for card in state.slots],
        "hands": [names(hand) for hand in state.hands],
        "blocked": [names(cards) for cards in state.blocked],
        "draw": len(state.draw),
        "top": CARD.names[state.draw[-1]] if state.draw else None,
        "discards": names(state.discards),
        "revealed": None if state.revealed == NO_CARD else CARD.names[state.revealed],
        "placed": state.placed,
        "tie_break": state.tie_break,
        "out": [round_ > 0 for round_ in state.out_in],
        "cards": faces(state),
    }
    if team:
        score = state.team_score()
        seen["icon"] = ICONS[state.active_icon()] if state.discards else None
        seen["score"] = score
        seen["rank"] = rank_of(score)
        seen["next"] = to_next_rank(score)
    return seen


def faces(state: Timeline) -> dict[str, object]:
    """What is written on the cards in sight: the front of every card, the back of those that lie turned over.

    Cards that went back into the draw pile keep their front here, for whoever reads what happened.
    """
    deck = state.deck
    found: dict[str, object] = {}
    for hand in state.hands:
        for card in hand:
            found[CARD.names[card]] = deck.front_words(card)
    for card in state.known + state.covered + state.draw[-1:]:
        found[CARD.names[card]] = deck.front_words(card)
    for card in open_cards(state):
        face = deck.front_words(card)
        face["year"] = state.dates[card]
        face["back"] = ICONS[state.backs[card]]
        if state.dates[card] == deck.years[card]:  # in another world the date is another, and the rest would betray it
            face.update(deck.back_words(card))
        found[CARD.names[card]] = face
    return found


def open_cards(state: Timeline) -> list[int]:
    """The cards that were turned over and lie on the table."""
    found = state.line + [card for card in state.slots if card != FREE]
    found += [card for card in state.discards if card not in state.covered]
    for cards in state.blocked:
        found = found + cards
    return found + ([state.revealed] if state.revealed != NO_CARD else [])


def redeal(state: Timeline, seat: int) -> None:
    """Other cards under the top of the draw pile, and other dates on all cards that nobody has turned over.

    All seats know the same, so all get the same worlds. Of a team's 36 cards those under the top are as unknown as those
    that stayed in the box. Dates and icons of the backs change places among the hidden cards; no card gets its front icon
    on its back (TT-143).
    """
    below = state.draw[:-1]
    boxed: list[int] = []
    if state.rulings.team:
        options = state.options
        chosen = set(state.deck.chosen(options["theme"], options["period"], options["difficulty"]))
        boxed = [card for card in state.box if card in chosen]
    pool = sorted(below + boxed)
    state.chance.shuffle(pool)
    state.draw[:-1] = pool[: len(below)]
    if boxed:
        state.box = sorted([card for card in state.box if card not in chosen] + pool[len(below) :])
    # A pile made anew from the discards (TT-028) holds cards whose dates everybody has seen.
    hidden = sorted([card for hand in state.hands for card in hand] + state.draw[-1:] + pool + state.covered)
    if state.known:
        hidden = [card for card in hidden if card not in state.known]
    years = sorted([state.dates[card] for card in hidden])
    state.chance.shuffle(years)
    dates = state.dates[:]
    for card, year in zip(hidden, years, strict=True):
        dates[card] = year
    state.dates = dates
    if state.rulings.team:
        state.backs = _other_backs(state, hidden)


#: So often another card is drawn to exchange icons with.
_TRIES: Final = 50


def _other_backs(state: Timeline, hidden: list[int]) -> list[int]:
    """The icons of the hidden backs, dealt anew; where a card then shows the same icon twice it exchanges with others."""
    fronts = state.deck.fronts
    icons = sorted([state.backs[card] for card in hidden])
    state.chance.shuffle(icons)
    backs = state.backs[:]
    for card, icon in zip(hidden, icons, strict=True):
        backs[card] = icon
    for one in hidden:
        tries = 0
        while backs[one] == fronts[one] and tries < _TRIES:
            other = hidden[state.chance.below(len(hidden))]
            if backs[other] != fronts[one] and backs[one] != fronts[other]:
                backs[one], backs[other] = backs[other], backs[one]
            tries += 1
        if backs[one] == fronts[one]:
            _pass_round(backs, fronts, hidden, one)
    return backs


def _pass_round(backs: list[int], fronts: list[int], hidden: list[int], one: int) -> None:
    """Among a handful of cards no two may fit: then several pass their icons round, each to one that it fits.

    The shortest such ring is looked for from the card on. There is one: the true backs can be reached by such rings.
    """
    taker: dict[int, int] = {}  # who would get the icon of this card
    reached = [one]
    for card in reached:
        if card != one and backs[one] != fronts[card]:
            ring = [card]
            while ring[-1] != one:
                ring.append(taker[ring[-1]])
            spare = backs[one]
            for place in range(len(ring) - 1, 0, -1):
                backs[ring[place]] = backs[ring[place - 1]]
            backs[card] = spare
            return
        for other in hidden:
            if other != one and other not in taker and backs[other] != fronts[card]:
                taker[other] = card
                reached.append(other)


def show(state: Timeline) -> str:
    """The whole table, open, for debugging: ``print(state)``."""
    dates = state.dates

    def dated(cards: list[int]) -> str:
        return " ".join([f"{CARD.names[card]}:{dates[card]}" for card in cards if card != FREE]) or "-"

    lines = [
        f"timeline, {state.options['mode']}, round {state.round}, turn {state.turn}; draw {len(state.draw)}",
        f"line: {dated(state.line)}   slots: {dated(state.slots)}   discards: {dated(state.discards)}",
    ]
    for seat in range(state.players):
        lines.append(f"seat {seat}: {dated(state.hands[seat])}   blocked {dated(state.blocked[seat])}")
    for decision in state.decisions:
        answers = ", ".join([state.game.text(action) for action in decision.actions])
        lines.append(f"seat {decision.seat} is asked: {decision.name} ({decision.rule}): {answers}")
    return "\n".join(lines)
