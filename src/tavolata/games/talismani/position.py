"""Made positions: a table at the beginning of a turn, for tests, puzzles and bug reports.

>>> from tavolata.games.talismani.position import position
>>> state = position("NUV SOL TEM NEV NEB PIO", hands=["TEM5 TEM6", "NUV4 SP1"])
>>> [state.game.text(action) for action in state.decisions[1].actions]
['play NUV4', 'play SP1']
"""

from __future__ import annotations

from collections.abc import Sequence

from tavolata.engine import QUICK, SetupError
from tavolata.engine.position import Box, cannot_be, check_seats, empty_table, go_on
from tavolata.games.talismani import choices
from tavolata.games.talismani.cards import (
    CARD,
    CARDS,
    NOBODY,
    PRIMO,
    SUIT,
    SUIT_NAMES,
    SUITS,
    composition,
)
from tavolata.games.talismani.state import Talisman, Talismani
from tavolata.games.talismani.turn import NEW_TURN


def position(
    row: str = "",
    hands: Sequence[str] = (),
    stake: str = "PRIMO",
    prepared: Sequence[Sequence[str]] = (),
    forged: Sequence[Sequence[str]] = (),
    stakes: Sequence[str] = (),
    discards: str = "",
    known: Sequence[str] = (),
    fill: int = 0,
    turn: int = 1,
    options: dict[str, str] | None = None,
    seed: int = 0,
    chance: Sequence[object] = (),
    events: bool = True,
    players: int = 0,
) -> Talismani:
    """A table at the beginning of a turn, from where the game goes on to its end.

    ``row`` names all six suits, the dominant one first; left out, the seed lays it. Named cards go where they are named:
    ``hands`` and ``stakes`` (those won) have a text for each seat, ``prepared`` and ``forged`` a text for each talisman of
    each seat. ``fill`` tops the hands up to that many cards; a hand that is not named gets as many as the deal gives, or
    ``fill``. All other cards have been discarded. ``known`` are the cards that all saw a seat take. There are as many
    players as the longest list has entries, unless ``players`` says it.
    """
    from tavolata.games.talismani import GAME

    count = players or max(len(hands), len(prepared), len(forged), len(stakes), len(known))
    state = empty_table(GAME, count, seed, options, QUICK)
    assert isinstance(state, Talismani)
    if isinstance(turn, bool) or not isinstance(turn, int) or turn < 1:
        raise _wrong("turn", {"turn": str(turn)})
    state.turn = turn - 1
    if row:
        state.row = _row(row)
    box = Box(state.game, CARD, [*composition(count).deck(), PRIMO])
    (state.stake,) = _single(box.take(stake), stake)
    state.hands = box.take_by_seat(state, "hands", hands)
    won = box.take_by_seat(state, "stakes", stakes)
    state.stakes = [tuple(captured) for captured in won]
    # As if the Primo Talismano had been won in the first turn (TR-17).
    state.wins = [sum([state.rulings.worth(card, 1) for card in captured]) for captured in won]
    state.prepared = _talismans(state, box, "prepared", prepared)
    state.forged = _talismans(state, box, "forged", forged)
    state.discards = box.take(discards)
    _fill(state, box, [seat < len(hands) and bool(hands[seat].split()) for seat in range(count)], fill)
    state.discards += box.rest
    state.pool = []
    _remember(state, box, known)
    state.push(NEW_TURN)
    go_on(state, chance, events)
    return state


def _wrong(key: str, details: dict[str, object]) -> SetupError:
    from tavolata.games.talismani import GAME

    return cannot_be(GAME, key, details)


def _row(text: str) -> list[int]:
    suits = [SUIT.number(word) for word in text.split()]
    if sorted(suits) != list(range(SUITS)):
        raise _wrong("row", {"row": text, "known": " ".join(SUIT_NAMES)})
    return suits


def _single(cards: list[int], text: str) -> list[int]:
    if len(cards) != 1:
        raise _wrong("stake", {"stake": text})
    return cards


def _talismans(state: Talismani, box: Box, field: str, texts: Sequence[Sequence[str]]) -> list[tuple[Talisman, ...]]:
    """The talismans of each seat; only cards that can forge make one (TdT-040)."""
    check_seats(state, field, len(texts))
    found: list[tuple[Talisman, ...]] = [()] * state.players
    for seat in range(len(texts)):
        for text in texts[seat]:
            talisman = sorted(box.take(text))
            if not 1 <= len(talisman) <= 2 or not choices.is_combination(talisman, state.rulings):
                raise _wrong("talisman", {"seat": seat + 1, "cards": text})
            found[seat] = (*found[seat], tuple(talisman))
    return found


def _fill(state: Talismani, box: Box, named: list[bool], fill: int) -> None:
    dealt = composition(state.players).hand
    state.chance.shuffle(box.rest)
    for seat in range(state.players):
        hand = state.hands[seat]
        size = fill if named[seat] or fill else dealt
        while len(hand) < size:
            places = [place for place in range(len(box.rest)) if box.rest[place] != PRIMO]
            if not places:
                raise _wrong("few", {})
            hand.append(box.rest.pop(places[-1]))
        if not hand:
            raise _wrong("hand", {"seat": seat + 1})
        if PRIMO in hand:
            raise _wrong("primo", {})
        hand.sort()


def _remember(state: Talismani, box: Box, known: Sequence[str]) -> None:
    check_seats(state, "known", len(known))
    state.seen_in = [NOBODY] * CARDS
    for seat in range(len(known)):
        for word in known[seat].split():
            card = box.number(word)
            if card not in state.hands[seat]:
                raise _wrong("known", {"seat": seat + 1, "card": word})
            state.seen_in[card] = seat
