"""What one seat may see, and the worlds it must think possible: the one gate for secrets (IR-41).

Public: tokens, plate, shamans, open cards, evocations, sizes of hands, which card somebody took from or gave to the table,
eagles put under the deck. Known to one seat: its hand and what it put under the deck in the buio. Known to nobody: the
order of the deck. Whether a moment for eagles is open is known only to those who are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.games.indy.cards import (
    CARD_NAMES,
    EAGLE,
    HAND,
    HAND_PLUCKED,
    NOBODY,
    PHASES,
    SHAMAN_NAMES,
    WORTH_NAMES,
    is_right,
    lacking,
    names,
)

if TYPE_CHECKING:
    from tavolata.games.indy.state import Indy


def view(state: Indy, seat: int) -> dict[str, object]:
    """The table as the seat sees it (-1: as a spectator does), built from nothing; lists without a name go by seat."""
    seen: dict[str, object] = {
        "phase": PHASES[state.phase],
        "manche": state.manche,
        "dealer": state.dealer,
        "turn": state.turn,
        "returned": state.returned,
        "plate": state.plate,
        "deck": len(state.deck),
        "eagles_under": state.under.count(NOBODY),
        "table": [CARD_NAMES[card] for card in state.table],
        "shamans": [SHAMAN_NAMES[shaman] if shaman >= 0 else None for shaman in state.shamans],
        "tokens": state.tokens[:],
        "cards": [len(hand) for hand in state.hands],
        "laid": [names(laid) if laid else [] for laid in state.laid],
        "evocations": [WORTH_NAMES[state.worths[other]] if laid else None for other, laid in enumerate(state.laid)],
        # Seen by all: a card of each clue is in the hand; one of the loose ones is, or lies under the deck by now.
        "clues": [
            [[CARD_NAMES[card] for card in clue] for clue in state.clues(other)] for other in range(state.players)
        ],
        "loose": [[CARD_NAMES[card] for card in state.loose_clue(other)] for other in range(state.players)],
        "changed": _changed(state),
    }
    if seat >= 0:
        seen.update(own_view(state, seat))
    return seen


def own_view(state: Indy, seat: int) -> dict[str, object]:
    """What a seat sees besides what lies open."""
    return {
        "hand": [CARD_NAMES[card] for card in state.hands[seat]],
        "lacks": _lacks(state.hands[seat]),
        "discarded": [CARD_NAMES[state.deck[i]] for i, owner in enumerate(state.under) if owner == seat],
    }


def _lacks(hand: list[int]) -> list[list[str]]:
    """Colour and type of the cards of which one would make a hand right that is not, the best first."""
    if len(hand) <= HAND_PLUCKED or is_right(hand):
        return []
    return [[colour, kind] for colour, kind in lacking(hand)]


def _changed(state: Indy) -> list[int]:
    """How many cards each seat has changed in the buio."""
    changed = [0] * state.players
    for owner in state.under:
        if owner != NOBODY:
            changed[owner] += 1
    return changed


def redeal(state: Indy, seat: int) -> None:
    """Deal all cards that the seat cannot know anew, true to every clue; all such deals are equally likely.

    Only while a moment for eagles is open, a deal without an eagle in any hand is mended instead of dealt again.
    """
    under = state.under
    others = [other for other in range(state.players) if other != seat]
    hands: list[list[int]] = [[] for _ in range(state.players)]
    hidden = state.deck[len(under) :]
    for i in range(len(under)):
        if under[i] != NOBODY and under[i] != seat:
            hidden.append(state.deck[i])
    for other in others:
        for card in state.hands[other]:
            if state.seen_in[card] == other:
                hands[other].append(card)
            else:
                hidden.append(card)
    hidden.sort()  # so that the new deal depends on the seed alone, not on where the cards are
    buried = _deal_clues(state, others, hidden, hands)
    state.chance.shuffle(hidden)
    for other in others:
        missing = len(state.hands[other]) - len(hands[other])
        if missing:
            hands[other] += hidden[-missing:]
            del hidden[-missing:]
    for i in range(len(under)):
        owner = under[i]
        if owner != NOBODY and owner != seat:
            state.deck[i] = buried.pop(owner) if owner in buried else hidden.pop()
    state.deck[len(under) :] = hidden
    if not state.strict:
        _keep_moment_open(state, seat, others, hands)
        _forget_exchange(state, seat)
    for other in others:
        hands[other].sort()
        state.hands[other] = hands[other]


def _deal_clues(state: Indy, others: list[int], hidden: list[int], hands: list[list[int]]) -> dict[int, int]:
    """Deal one card of each clue that leaves a choice: into the hand, or among what the seat changed (returned by seat)."""
    buried: dict[int, int] = {}
    if not state.kept_from and not state.loose and not state.loose_from:
        return buried
    for other in others:
        if other in state.kept_from:
            hands[other].append(_one_of(state, state.kept_from[other], hidden))
        loose = state.loose_clue(other)
        if loose:
            card = _one_of(state, loose, hidden)
            changed = state.under.count(other)
            # The card was one of the whole hand: it was changed with them, or not.
            not_changed = _hand_in_buio(state, other) - changed
            in_hand = min(not_changed, len(state.hands[other]) - len(hands[other]))
            if state.chance.below(in_hand + changed) < in_hand:
                hands[other].append(card)
            else:
                buried[other] = card
    return buried


def _hand_in_buio(state: Indy, seat: int) -> int:
    """How many cards the seat held in this manche's buio; its tokens may have changed since."""
    was_in = bool(state.laid[seat] or state.tokens[seat]) and seat != state.returned
    return HAND if was_in else HAND_PLUCKED


def _one_of(state: Indy, clue: tuple[int, ...], hidden: list[int]) -> int:
    """A card that makes the clue true, taken out of the hidden ones. There is one: the true card is hidden."""
    possible = [card for card in clue if card in hidden]
    card = possible[0] if len(possible) == 1 else state.chance.choice(possible)
    hidden.remove(card)
    return card


def _keep_moment_open(state: Indy, seat: int, others: list[int], hands: list[list[int]]) -> None:
    """At a quick table a moment is open only while somebody holds an eagle; who is not asked can tell that another is."""
    from tavolata.games.indy.turn import EagleMoment, may_fly

    decisions = state.decisions
    if not decisions or not isinstance(decisions[0].question, EagleMoment):
        return
    if any(decision.seat == seat for decision in decisions):
        return
    # The cards that everybody knows stand first in each hand and stay.
    known = [len(state.clues(other)) for other in range(state.players)]
    able = [other for other in others if may_fly(state, other) and known[other] < len(hands[other])]
    if any(EAGLE in hands[other] for other in able):
        return
    chosen = state.chance.choice(able)
    place = known[chosen] + state.chance.below(len(hands[chosen]) - known[chosen])
    replaced = hands[chosen][place]
    hands[chosen][place] = EAGLE
    if replaced in state.loose_clue(chosen):  # then it was changed in the buio
        i = state.under.index(chosen)
        replaced, state.deck[i] = state.deck[i], replaced
        if replaced == EAGLE:
            return
    for other in others:  # the eagle comes from wherever it was dealt
        if EAGLE in hands[other] and (other != chosen or hands[other].count(EAGLE) > 1):
            hands[other][hands[other].index(EAGLE)] = replaced
            return
    for i in range(len(state.deck) - 1, -1, -1):
        seen = i < len(state.under) and state.under[i] in (NOBODY, seat)
        if state.deck[i] == EAGLE and not seen:
            state.deck[i] = replaced
            return


def _forget_exchange(state: Indy, seat: int) -> None:
    """At a quick table only who holds a fitting card is asked for an exchange (IN-018). To the others it looks as if the
    exchange had been declined, which changes nothing: so it is in their worlds.
    """
    from tavolata.games.indy.turn import EvocationSwap

    if state.agenda and isinstance(state.agenda[-1], EvocationSwap) and state.agenda[-1].seat != seat:
        state.agenda.pop()


def show(state: Indy) -> str:
    """The whole table, open, for debugging: ``print(state)``."""
    lines = [
        f"indy, manche {state.manche}, {PHASES[state.phase]}; dealer {state.dealer}, turn {state.turn}, plate {state.plate}",
        f"table: {' '.join(names(state.table)) or '-'}   deck: {len(state.deck)}, top {' '.join(names(state.deck[:-6:-1]))}",
    ]
    for seat in range(state.players):
        shaman = SHAMAN_NAMES[state.shamans[seat]] if state.shamans[seat] >= 0 else "--"
        laid = f"   laid {' '.join(names(state.laid[seat]))}" if state.laid[seat] else ""
        lines.append(
            f"seat {seat}: {shaman} {state.tokens[seat]} tokens   {' '.join(names(state.hands[seat])) or '-'}{laid}"
        )
    for decision in state.decisions:
        answers = ", ".join(state.game.text(action) for action in decision.actions)
        lines.append(f"seat {decision.seat} is asked: {decision.name} ({decision.rule}): {answers}")
    return "\n".join(lines)
