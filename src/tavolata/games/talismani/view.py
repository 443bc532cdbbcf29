"""What one seat may see, and the worlds it must think possible: the one gate for secrets (TR-47).

Public: the row, the stake, plays once revealed, talismans prepared and captured, discards, sizes of hands, who sits out,
and every card that somebody took before everybody's eyes. Known to one seat: the rest of its hand, and what it has laid
face down. There is no chance after the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.games.talismani import choices
from tavolata.games.talismani.cards import CARD_NAMES, NO_CARD, NO_SUIT, PHASES, SHARING, SUIT_NAMES, names

if TYPE_CHECKING:
    from tavolata.games.talismani.state import Talisman, Talismani


def view(state: Talismani, seat: int) -> dict[str, object]:
    """The table as the seat sees it (-1: as a spectator does), built from nothing; lists without a name go by seat."""
    seats = range(state.players)
    seen: dict[str, object] = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "row": [SUIT_NAMES[suit] for suit in state.row],
        "stake": _name(state.stake),
        "next_stake": _name(state.next_stake),
        "winner": state.winner,
        "sitting": state.sitting[:],
        "asides": state.asides[:],
        # The plays of this turn, the lowest first.
        "order": state.order[:],
        "plays": [names(play) for play in state.plays],
        "values": [choices.value_of(play, state.rulings) if play else 0 for play in state.plays],
        "pool": names(sorted(state.pool)),
        "takers": _takers(state),
        "cards": [len(hand) for hand in state.hands],
        "known": [names([card for card in state.hands[other] if state.seen_in[card] == other]) for other in seats],
        "prepared": [_talismans(state.prepared[other]) for other in seats],
        "forged": [_talismans(state.forged[other]) for other in seats],
        "stakes": [names(list(state.stakes[other])) for other in seats],
        "halves": state.scores,
        "wholes": [
            [SUIT_NAMES[suit] if suit != NO_SUIT else "PRIMO" for suit in state.wholes(other)] for other in seats
        ],
        "discards": names(sorted(state.discards)),
        "numbers": list(state.rulings.numbers),
        "jolly": state.rulings.jolly_values[:],
    }
    if seat >= 0:
        seen.update(own_view(state, seat))
    return seen


def own_view(state: Talismani, seat: int) -> dict[str, object]:
    """What a seat sees besides what lies open."""
    return {"hand": names(state.hands[seat]), "laid": _laid(state, seat)}


def _laid(state: Talismani, seat: int) -> list[str]:
    """What the seat has laid face down and nobody else has seen; until the reveal these cards still count as its hand."""
    for i in range(len(state.answered)):
        if state.answered[i].seat == seat:
            return names(choices.cards_of(state.answers_given[i]))
    return []


def _name(card: int) -> str | None:
    return CARD_NAMES[card] if card != NO_CARD else None


def _talismans(talismans: tuple[Talisman, ...]) -> list[list[str]]:
    return [names(list(talisman)) for talisman in talismans]


def _takers(state: Talismani) -> list[int]:
    """Who takes the cards of the pool, in turn, once they are shared out."""
    from tavolata.games.talismani.turn import takers

    return takers(state) if state.phase == SHARING else []


def redeal(state: Talismani, seat: int) -> None:
    """Deal all cards that the seat cannot know anew; all such deals are equally likely."""
    others = [other for other in range(state.players) if other != seat]
    hidden: list[int] = []
    for other in others:
        for card in state.hands[other]:
            if state.seen_in[card] != other:
                hidden.append(card)
    hidden.sort()  # so that the new deal depends on the seed alone, not on where the cards are
    state.chance.shuffle(hidden)
    for other in others:
        old = state.hands[other]
        hand = [card for card in old if state.seen_in[card] == other]
        missing = len(old) - len(hand)
        if missing:
            hand += hidden[-missing:]
            del hidden[-missing:]
            hand.sort()
            state.hands[other] = hand


def show(state: Talismani) -> str:
    """The whole table, open, for debugging: ``print(state)``."""
    row = " ".join([SUIT_NAMES[suit] for suit in state.row])
    lines = [
        f"talismani, turn {state.turn}, {PHASES[state.phase]}; row {row}; stake {_name(state.stake) or '-'}, "
        f"next {_name(state.next_stake) or '-'}; pool {' '.join(names(state.pool)) or '-'}"
    ]
    for seat in range(state.players):
        aside = ", ".join(["+".join(names(list(one))) for one in state.prepared[seat]])
        forged = ", ".join(["+".join(names(list(one))) for one in state.forged[seat]])
        play = "+".join(names(state.plays[seat])) or "-"
        lines.append(
            f"seat {seat}: {state.scores[seat]} halves, laid {play}, hand {' '.join(names(state.hands[seat])) or '-'}"
            f"{f'   prepared {aside}' if aside else ''}{f'   forged {forged}' if forged else ''}"
        )
    for decision in state.decisions:
        answers = ", ".join([state.game.text(action) for action in decision.actions])
        lines.append(f"seat {decision.seat} is asked: {decision.name} ({decision.rule}): {answers}")
    return "\n".join(lines)
