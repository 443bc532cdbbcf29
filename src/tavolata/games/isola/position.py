"""Made positions: a table in the middle of a game, for tests, puzzles and bug reports.

>>> from tavolata.games.isola.position import position
>>> state = position(
...     forces=["KENSHIRO*3", "RAOUL"],
...     places=["DESERTO-DI-VETRO", "VILLAGGIO-DEL-POZZO"],
...     phase="combat",
... )
>>> [state.game.text(action) for action in state.decisions[0].actions]
['pass', 'add KENSHIRO']
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tavolata.engine import QUICK, SeatDeck, SetupError, Step
from tavolata.engine.position import cannot_be, check_seats, empty_table, go_on, seat_number
from tavolata.games.isola.box.cards import CARD, CARDS, KEYS
from tavolata.games.isola.box.checks import PLACES, has_type, hosts_of
from tavolata.games.isola.box.decks import MADE, MOST_EQUAL, too_many
from tavolata.games.isola.box.records import EVENT, PLACE, PLAY_AND_DISCARD
from tavolata.games.isola.box.things import COPIES, FIRST_OF, is_protagonist, stays_as_event
from tavolata.games.isola.rules import zones
from tavolata.games.isola.rules.combat import CombatPhase
from tavolata.games.isola.rules.pieces import NONE
from tavolata.games.isola.rules.presentation import HandLimit, PresentationPhase
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.turn import DrawPhase, Epilogue, OrderPhase, TurnEnd, both, turn_steps

#: ``KENSHIRO*3+T02+X01!``: the card, how many lives, what it bears (``B:`` before a card of the other seat), engaged.
_PIECE = re.compile(r"(?P<card>[^*+!]+)(\*(?P<lives>\d+))?(?P<held>(\+[^+!]+)*)(?P<engaged>!?)")

#: A future without cards.
_EMPTY = "-"
#: The rest of a deck, where nothing is said about a future: places that can always be played, and that nobody must play. No more
#: of each than a deck may have (ID-109): whoever plays on may come to lay all of them.
_FILLING = (
    *("DESERTO-DI-VETRO", "MARE-SECCO", "GOLA-DEI-VENTI", "PASSO-MINATO"),
    *("FOSSA-DEI-SERPENTI", "GROTTA-DELL-ECO", "PALUDE-SALATA"),
)
_USUAL_FUTURE = 20


def position(
    phase: str = "presentation",
    turn: int | str = "A",
    hands: Sequence[str] = (),
    forces: Sequence[str] = (),
    places: Sequence[str] = (),
    events: Sequence[str] = (),
    futures: Sequence[str] = (),
    pasts: Sequence[str] = (),
    removed: Sequence[str] = (),
    points: Sequence[int] = (0, 0),
    number: int = 3,
    options: dict[str, str] | None = None,
    reactions: str = QUICK,
    seed: int = 0,
    chance: Sequence[object] = (),
    tell: bool = True,
) -> Isola:
    """A table at the beginning of a phase of a seat's turn, from where the game goes on to its end.

    ``phase`` is "order", "draw", "presentation", "combat" or "epilogue". Each list has an entry for each seat. Cards are named by
    their keys, or by their numbers in the set (``A03``). A protagonist is written with its lives, what it bears and whether it is
    engaged: ``KENSHIRO*3+RAFFICA-DEL-NORD!``; places in the order in which they were played, the frontier last, with what is
    assigned to them; a card that belongs to the other seat has its letter before it: ``VILLAGGIO-DEL-POZZO+B:NOMADI``. Events are
    those that lie in the destiny area. Futures are given from the top; ``-`` is an empty one, and where nothing is said there are
    twenty plain cards. ``number`` is the turn's.
    """
    from tavolata.games.isola import GAME

    state = empty_table(GAME, 2, seed, options, reactions)
    assert isinstance(state, Isola)
    for field, entries in (
        ("hands", hands),
        ("forces", forces),
        ("places", places),
        ("events", events),
        ("futures", futures),
        ("pasts", pasts),
        ("removed", removed),
        ("points", points),
    ):
        check_seats(state, field, len(entries))
    seat = seat_number(state, turn)
    _clear(state)
    state.points = [_points(number) for number in [*points, 0, 0][:2]]
    for other in range(2):
        state.hands[other] = sorted(_cards(_entry(hands, other)))
        state.futures[other] = _future(_entry(futures, other))
        state.pasts[other] = _cards(_entry(pasts, other))
        state.removed[other] = _cards(_entry(removed, other))
    for other in range(2):
        for word in _entry(places, other).split():
            _put_place(state, other, word)
        for word in _entry(forces, other).split():
            _put_force(state, other, word)
        for word in _entry(events, other).split():
            _put_event(state, other, word)
    for other in range(2):
        if not _entry(futures, other):
            state.futures[other] = _filling(state.cards_of(other))
    state.bring_decks([_deck(state.cards_of(other)) for other in range(2)])
    state.active = seat
    state.turn = number
    state.turn_scope = state.new_scope()
    state.then(_remaining(state, phase, seat))
    go_on(state, chance, tell)
    return state


def _entry(entries: Sequence[str], seat: int) -> str:
    return entries[seat] if seat < len(entries) else ""


def _points(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise _wrong("points", {"points": str(number)})
    return number


def _clear(state: Isola) -> None:
    state.hands = [[], []]
    state.futures = [[], []]
    state.phase = 0


def _wrong(key: str, details: dict[str, object]) -> SetupError:
    from tavolata.games.isola import GAME

    return cannot_be(GAME, key, details)


def card_number(word: str) -> int:
    """A card by its key or its number in the set."""
    number = CARD.number(word)
    if number < 0:
        number = next((card.number for card in CARDS if card.id == word.upper()), NONE)
    if number < 0:
        raise _wrong("card", {"name": word})
    return number


def _cards(text: str) -> list[int]:
    return [card_number(word) for word in text.split()]


def _future(text: str) -> list[int]:
    """The cards of a future, its top last."""
    return [] if text == _EMPTY else _cards(text)[::-1]


def _filling(others: list[int]) -> list[int]:
    """A usual future for a seat that has these cards besides, its top last."""
    found: list[int] = []
    for name in _FILLING:
        card = CARD.number(name)
        found += [card] * max(0, MOST_EQUAL - others.count(card))
    return found[:_USUAL_FUTURE][::-1]


def _deck(cards: list[int]) -> SeatDeck:
    """What a seat has on the table, in its hand and in its piles, as the deck that it brought."""
    for card in too_many(cards):
        raise _wrong("twice", {"card": KEYS[card]})
    return SeatDeck([KEYS[card] for card in cards], salt=MADE)


def _parts(word: str) -> tuple[int, int, list[str], bool]:
    found = _PIECE.fullmatch(word)
    if found is None:
        raise _wrong("piece", {"name": word})
    held = [part for part in found["held"].split("+") if part]
    return card_number(found["card"]), int(found["lives"] or 1), held, bool(found["engaged"])


def _owner(seat: int, word: str) -> tuple[int, str]:
    if word[:2] in ("A:", "B:"):
        return "AB".index(word[0]), word[2:]
    return seat, word


def _borne(seat: int, host: int, word: str, held: list[str]) -> list[tuple[int, int]]:
    """What a card bears, with the owners: what stays on places, or what stays on protagonists, fitting or not."""
    found: list[tuple[int, int]] = []
    for part in held:
        owner, name = _owner(seat, part)
        card = CARDS[card_number(name)]
        hosts = hosts_of(card)
        if not hosts or has_type(CARDS[host], PLACES) != bool(hosts & PLACES) or card.duration == PLAY_AND_DISCARD:
            raise _wrong("piece", {"name": word})
        found.append((owner, card.number))
    return found


def _check_copies(state: Isola, seat: int, card: int) -> None:
    """A life stands once on the whole table, of other cards a seat has as many as its deck may have (ID-019, ID-109)."""
    first = FIRST_OF[card] if CARDS[card].is_life else FIRST_OF[card] + seat * COPIES
    count = 1 if CARDS[card].is_life else COPIES
    if all(state.owner_of(first + copy) != NONE for copy in range(count)):
        raise _wrong("twice", {"card": KEYS[card]})


def _put_force(state: Isola, seat: int, word: str) -> None:
    number, lives, held, engaged = _parts(word)
    if not is_protagonist(CARDS[number]) or (lives > 1 and not CARDS[number].is_life) or not lives:
        raise _wrong("piece", {"name": word})
    _check_copies(state, seat, number)
    thing = zones.enter_force(state, seat, number)
    state.set_force(state.forces[thing].with_lives(lives).turned(engaged))
    for owner, card in _borne(seat, number, word, held):
        zones.assign(state, owner, card, thing)


def _put_place(state: Isola, seat: int, word: str) -> None:
    number, lives, held, engaged = _parts(word)
    if CARDS[number].type != PLACE or lives != 1 or engaged:
        raise _wrong("piece", {"name": word})
    _check_copies(state, seat, number)
    thing = zones.enter_site(state, seat, number)
    for owner, card in _borne(seat, number, word, held):
        zones.attach(state, owner, card, thing)


def _put_event(state: Isola, seat: int, word: str) -> None:
    number = card_number(word)
    if CARDS[number].type != EVENT or not stays_as_event(CARDS[number]):
        raise _wrong("piece", {"name": word})
    _check_copies(state, seat, number)
    zones.enter_event(state, seat, number)


_BEGINS: dict[str, type[Step[Any]]] = {
    "order": OrderPhase,
    "draw": DrawPhase,
    "presentation": PresentationPhase,
    "discard": HandLimit,
    "combat": CombatPhase,
    "epilogue": Epilogue,
}


def _remaining(state: Isola, phase: str, seat: int) -> list[Step[Any]]:
    """The steps of the turn from that phase on."""
    if phase not in _BEGINS:
        raise _wrong("phase", {"phase": str(phase), "known": ", ".join(_BEGINS)})
    steps = [*turn_steps(both(state, seat)), TurnEnd(seat, state.turn_scope)]
    place = next(place for place in range(len(steps)) if isinstance(steps[place], _BEGINS[phase]))
    return steps[place:]
