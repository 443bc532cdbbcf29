"""Made positions: a table in the middle of a manche, for tests, puzzles and bug reports.

>>> from tavolata.games.indy.position import position
>>> hands = ["GO1", "RC4 RC2 GH1 BO6"]
>>> state = position("evocation", turn="B", hands=hands, laid=["RC1 RH1 RO1"], table="RC6 GO3 GO4 BH2")
>>> [state.game.text(action) for action in state.decisions[0].actions]
['pass', 'swap RC2 RC6', 'swap RC4 RC6']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavolata.engine import QUICK, SetupError, Step
from tavolata.engine.position import Box, cannot_be, check_seats, empty_table, go_on, seat_number
from tavolata.games.indy import cards
from tavolata.games.indy.cards import (
    CARD,
    DARK,
    EAGLE,
    EVOCATION,
    HAND,
    HAND_PLUCKED,
    LIGHT,
    OPEN_IN_LIGHT,
    PHASES,
    SHAMAN,
    SHAMAN_NAMES,
    SHAMANS,
    TOKENS_EACH,
)
from tavolata.games.indy.state import Indy
from tavolata.games.indy.turn import (
    ChangeCards,
    ChooseShaman,
    EaglesOnceMore,
    Evocation,
    EvocationTurn,
    Light,
    LightTurn,
    Manche,
    PluckedEvocation,
    PluckedTurn,
    Settlement,
)

_LAID = 3
#: How many cards lie open in each phase that can be made.
_OPEN = {SHAMANS: 0, DARK: 0, LIGHT: OPEN_IN_LIGHT, EVOCATION: OPEN_IN_LIGHT + 1}
#: Who has no shaman yet, in the text of shamans.
_NONE = "-"
#: The shamans where none are named: neighbours differ in colour.
_USUAL_SHAMANS = "S1 S3 S5 S2 S4 S6"


def position(
    phase: str = "light",
    turn: int | str | None = None,
    hands: Sequence[str] = (),
    table: str = "",
    deck: str = "",
    tokens: Sequence[int] | None = None,
    plate: int | None = None,
    dealer: int | str = 0,
    shamans: str = "",
    laid: Sequence[str] = (),
    clues: Sequence[Sequence[str]] = (),
    options: dict[str, str] | None = None,
    reactions: str = QUICK,
    seed: int = 0,
    chance: Sequence[object] = (),
    events: bool = True,
    players: int = 0,
) -> Indy:
    """A table at the beginning of a seat's turn, from where the game goes on to its end.

    ``phase`` is "shamans", "dark", "light" or "evocation"; seats are numbers from 0 or letters from A. Named cards go
    where they are named, ``deck`` from the top. What is not named is filled by ``seed``: hands, evocations and open
    cards with anything but eagles, so that nobody is asked about an eagle that was not put there; the deck with all the
    rest. ``shamans`` has one for each seat, "-" for a seat that has none yet. A clue is what all know of a hand: a card
    in it, or several cards of which it holds one. ``chance`` answers the draws and shuffles to come. There are as many
    players as the longest list has entries, unless ``players`` says it.
    """
    from tavolata.games.indy import GAME

    count = players or max(len(hands), len(laid), len(clues), len(tokens or ()))
    state = empty_table(GAME, count, seed, options, reactions)
    assert isinstance(state, Indy)
    state.phase = _phase(phase)
    state.manche = 0 if state.phase == SHAMANS else 1
    state.dealer = seat_number(state, dealer)
    _put_tokens(state, tokens, plate)
    order = _order(state)
    acting = _acting(state, order, turn)
    gone = order[: order.index(acting)]
    waiting = order[order.index(acting) :]
    _put_shamans(state, shamans, gone)
    _put_cards(state, hands, laid, table, deck, gone)
    _put_clues(state, clues)
    state.then(_remaining(state, waiting))
    go_on(state, chance, events)
    return state


def _wrong(key: str, details: dict[str, object]) -> SetupError:
    from tavolata.games.indy import GAME

    return cannot_be(GAME, key, details)


# Seats, phases, tokens, shamans


def _phase(name: str) -> int:
    known = [PHASES[phase] for phase in _OPEN]
    if name not in known:
        raise _wrong("phase", {"phase": str(name), "known": ", ".join(known)})
    return PHASES.index(name)


def _put_tokens(state: Indy, tokens: Sequence[int] | None, plate: int | None) -> None:
    total = TOKENS_EACH * state.players
    held = [TOKENS_EACH] * state.players if tokens is None else list(tokens)
    if len(held) != state.players:
        raise _wrong("seats", {"field": "tokens", "count": len(held), "players": state.players})
    rest = total - sum(held) if plate is None else plate
    if min(held) < 0 or rest < 0 or sum(held) + rest != total:
        raise _wrong("tokens", {"tokens": sum(held), "plate": rest, "total": total})
    if state.phase == SHAMANS and min(held) != TOKENS_EACH:
        raise _wrong("tokens-start", {"each": TOKENS_EACH})
    state.tokens = held
    state.plate = rest
    if sum(1 for count in held if count) == 1:
        raise _wrong("over", {})


def _order(state: Indy) -> list[int]:
    """The seats that act in the phase, in turn order."""
    order = state.from_dealer()
    if state.phase == EVOCATION:
        return [seat for seat in order if state.is_in(seat)] + [seat for seat in order if not state.is_in(seat)]
    if state.phase == SHAMANS or state.rulings.plucked_exchange:
        return order
    return [seat for seat in order if state.is_in(seat)]  # IR-07


def _acting(state: Indy, order: list[int], turn: int | str | None) -> int:
    seat = (order[0] if order else state.dealer) if turn is None else seat_number(state, turn)
    if seat not in order:
        raise _wrong("turn", {"seat": seat + 1, "phase": PHASES[state.phase]})
    state.turn = seat
    return seat


def _put_shamans(state: Indy, text: str, gone: list[int]) -> None:
    """Everybody has a shaman; while they are being chosen only those who have had their turn."""
    having = gone if state.phase == SHAMANS else list(range(state.players))
    words = text.split()
    if not words:
        usual = _USUAL_SHAMANS.split()
        words = [usual[seat] if seat in having else _NONE for seat in range(state.players)]
    if len(words) != state.players:
        raise _wrong("seats", {"field": "shamans", "count": len(words), "players": state.players})
    for seat in range(state.players):
        shaman = SHAMAN.number(words[seat])
        if shaman < 0 and words[seat] != _NONE:
            raise _wrong("shaman", {"name": words[seat], "known": ", ".join(SHAMAN_NAMES)})
        if shaman >= 0 and shaman in state.shamans:
            raise _wrong("shaman-twice", {"shaman": SHAMAN_NAMES[shaman]})
        if (shaman >= 0) != (seat in having):
            raise _wrong("shaman-missing" if shaman < 0 else "shaman-early", {"seat": seat + 1})
        state.shamans[seat] = shaman


# Cards


def _put_cards(state: Indy, hands: Sequence[str], laid: Sequence[str], table: str, deck: str, gone: list[int]) -> None:
    """The named cards where they are named, then the rest where something is missing."""
    box = Box(state.game, CARD, cards.full_deck())
    state.hands = box.take_by_seat(state, "hands", hands)
    state.laid = box.take_by_seat(state, "laid", laid)
    state.table = box.take(table)
    top = box.take(deck)
    rest = box.rest
    state.chance.shuffle(rest)
    for seat in range(state.players):
        evoked = state.phase == EVOCATION and state.is_in(seat) and seat in gone
        if state.laid[seat] and not evoked:
            raise _wrong("laid-early", {"seat": seat + 1})
        if state.laid[seat] and len(state.laid[seat]) != _LAID:
            raise _wrong("laid", {"seat": seat + 1, "count": len(state.laid[seat]), "size": _LAID})
        size = _hand_size(state, seat, evoked)
        if len(state.hands[seat]) > size:
            raise _wrong("hand", {"seat": seat + 1, "count": len(state.hands[seat]), "size": size})
        _fill(state.hands[seat], size, rest)
        state.hands[seat].sort()
        if evoked:
            _fill(state.laid[seat], _LAID, rest)
            state.laid[seat].sort()
            state.worths[seat] = cards.worth(state.laid[seat])
    if state.table and len(state.table) != _OPEN[state.phase]:
        raise _wrong("table", {"count": len(state.table), "size": _OPEN[state.phase], "phase": PHASES[state.phase]})
    if EAGLE in state.table:
        raise _wrong("table-eagle", {})
    _fill(state.table, _OPEN[state.phase], rest)
    state.deck = rest + top[::-1]


def _hand_size(state: Indy, seat: int, evoked: bool) -> int:
    if state.phase == SHAMANS:
        return 0
    if evoked:
        return 1
    return HAND if state.is_in(seat) else HAND_PLUCKED


def _fill(pile: list[int], size: int, rest: list[int]) -> None:
    """Add cards of the rest up to the size; an eagle lies only where it is named."""
    for place in range(len(rest) - 1, -1, -1):
        if len(pile) == size:
            return
        if rest[place] != EAGLE:
            pile.append(rest.pop(place))
    if len(pile) < size:
        raise _wrong("few", {})


def _put_clues(state: Indy, clues: Sequence[Sequence[str]]) -> None:
    """A clue of one card is a card that all saw; one of several is what a plucked seat may have kept (IR-36, IR-41)."""
    check_seats(state, "clues", len(clues))
    box = Box(state.game, CARD, [])
    for seat in range(len(clues)):
        hand = state.hands[seat]
        most = 1 if state.phase == DARK else len(hand)  # in the dark only the kept card can be known
        for text in clues[seat]:
            clue = tuple([box.number(word) for word in text.split()])
            known = state.clues(seat)
            again = clue in known or (len(clue) > 1 and seat in state.kept_from)
            if EAGLE in clue or not any(card in hand for card in clue) or again or len(known) >= most:
                raise _wrong("clue", {"seat": seat + 1, "clue": text})
            if len(clue) == 1:
                state.seen_in[clue[0]] = seat
            else:
                state.kept_from[seat] = clue


# What remains to be done


def _remaining(state: Indy, waiting: list[int]) -> list[Step[Any]]:
    """The turns of the seats that wait, then the rest of the manche: what a manche played up to here has left to do."""
    ending: list[Step[Any]] = [PluckedEvocation(), Settlement()]
    if state.phase == SHAMANS:
        return [*[ChooseShaman(seat) for seat in waiting], Manche()]
    if state.phase == DARK:
        return [*[ChangeCards(seat) for seat in waiting], Light(), Evocation(), *ending]
    if state.phase == LIGHT:
        return [*[LightTurn(seat) for seat in waiting], EaglesOnceMore(), Evocation(), *ending]
    if state.is_in(waiting[0]):
        return [*[EvocationTurn(seat) for seat in waiting if state.is_in(seat)], *ending]
    return [*[PluckedTurn(seat) for seat in waiting], EaglesOnceMore(), Settlement()]
