"""Made positions: a table at the beginning of a turn, for tests, puzzles and bug reports.

A card is written as its date, with a letter where two have the same: ``1492``, ``-44``, ``1492b``. Behind a colon stand the
icons that it must have, front and back: ``1889:gear>star``, ``1889:gear``, ``1889:>star``. The title of the card is its word
without the icons. With a deck of one's own the words are the names of its cards: ``C17``.

>>> from tavolata.games.timeline.position import position
>>> state = position("1492 1789", hands=["1066", "1969"])
>>> len(state.decisions[0].actions)
3
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tavolata.engine import QUICK, SetupError
from tavolata.engine.position import Box, cannot_be, empty_table, go_on, seat_number
from tavolata.games.timeline import TimelineGame
from tavolata.games.timeline.cards import CARD, FREE, ICONS, NO_CARD, TEAM_DECK
from tavolata.games.timeline.collaborative import TURNS
from tavolata.games.timeline.competitive import END_OF_ROUND, PLACE_CARDS
from tavolata.games.timeline.deck import ERAS, Card, Deck, era_of, own_deck
from tavolata.games.timeline.state import Timeline

_WORD = re.compile(r"(?P<title>(?P<year>-?[0-9]{1,12})[a-z]?)(:(?P<front>[a-z]*)(>(?P<back>[a-z]+))?)?")
#: A free gap slot.
_NONE = "-"
#: The cards of each age in a deck made for a position: four with each pair of icons.
_EACH_AGE = 48
#: Cards that no word names have dates in the first years of their age.
_FIRST_YEARS = 20
#: The cards on the draw pile of a competitive table where nothing else is said.
_DRAW = 12


def position(
    line: str,
    hands: Sequence[str],
    slots: str = "",
    blocked: Sequence[str] = (),
    draw: str | int | None = None,
    discards: str = "",
    turn: int | str = 0,
    round: int = 1,
    tie_break: bool = False,
    out: Sequence[int | str] = (),
    deck: Deck | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    chance: Sequence[object] = (),
    events: bool = True,
) -> Timeline:
    """A table at the beginning of a seat's turn, from where the game goes on to its end.

    ``line`` are the cards in their order; ``slots`` has a card or ``-`` for each gap of the main row, missing ones are free.
    ``hands`` and ``blocked`` have a text for each seat. ``draw`` names the pile, its top first, or says how many cards lie
    there; ``discards`` ends with the top card. A team has 36 cards: what is not named lies on the draw pile, or under the
    discards if that pile is given. Otherwise the rest is out of the game. ``out`` are eliminated seats.
    """
    words = _words(line, slots, hands, blocked, draw, discards)
    made = _deck_for(words) if deck is None else deck
    game = _game().with_deck(made)
    state = empty_table(game, len(hands), seed, options, QUICK)
    assert isinstance(state, Timeline)
    box = Box(game, CARD, list(range(len(made))))
    texts = _Texts(box, made if deck is None else None)
    team = state.rulings.team
    state.line = texts.take(line)
    state.slots = _slots(texts, slots, len(state.line)) if team else []
    state.hands = [texts.take(text) for text in hands]
    state.blocked = [texts.take(blocked[seat]) if seat < len(blocked) else [] for seat in _range(state)]
    state.discards = texts.take(discards)
    state.draw = texts.take(draw)[::-1] if isinstance(draw, str) else []
    state.turn = seat_number(state, turn)
    state.first = 0 if state.options["first"] == "lot" else int(state.options["first"]) - 1
    state.round = round
    state.tie_break = tie_break
    state.out_in = [0] * state.players
    state.left_at = [0] * state.players
    for seat in out:
        state.out_in[seat_number(state, seat)] = round
    state.revealed, state.placed, state.known, state.covered = NO_CARD, 0, [], []
    _fill(state, box, draw)
    state.box = sorted(box.rest)
    _check(state)
    _begin(state)
    go_on(state, chance, events)
    return state


def _game() -> TimelineGame:
    from tavolata.games.timeline import GAME

    return GAME


def _wrong(key: str, details: dict[str, object]) -> SetupError:
    return cannot_be(_game(), key, details)


def _range(state: Timeline) -> range:
    return range(state.players)


def _words(
    line: str, slots: str, hands: Sequence[str], blocked: Sequence[str], draw: str | int | None, discards: str
) -> list[str]:
    """All cards that are named."""
    texts = [line, slots, *hands, *blocked, draw if isinstance(draw, str) else "", discards]
    return [word for text in texts for word in text.split() if word != _NONE]


# The deck


def _deck_for(words: list[str]) -> Deck:
    """A deck in which every word has its card.

    The icons of a card hang on its age and its id, so a word may take any card of its age: one that has its icons.
    """
    firsts = [2 * ERAS[0], *ERAS]
    years = [first + number % _FIRST_YEARS for first in firsts for number in range(_EACH_AGE)]
    cards = [_card(f"card-{number}", f"({number})", year) for number, year in enumerate(years)]
    plain = own_deck("position", cards)
    free = list(range(len(cards)))
    written = plain.cards[:]
    for word in words:
        found = _WORD.fullmatch(word)
        if not found or int(found["year"]) == 0 or {found["front"] or "", found["back"] or ""} - {"", *ICONS}:
            raise _wrong("word", {"word": word})
        if found["title"] in [card.title_it for card in written]:
            raise _wrong("twice", {"card": found["title"]})
        year = int(found["year"])
        fitting = [number for number in free if era_of(plain.years[number]) == era_of(year)]
        for icon, sides in ((found["front"], plain.fronts), (found["back"], plain.backs)):
            fitting = [number for number in fitting if not icon or ICONS[sides[number]] == icon]
        if not fitting:
            raise _wrong("few", {})
        free.remove(fitting[0])
        written[fitting[0]] = _card(plain.cards[fitting[0]].id, found["title"], year)
    return own_deck("position", written)


def _card(id: str, title: str, year: int) -> Card:
    return Card(id=id, title_it=title, title_en=title, year=year)


class _Texts:
    """Takes the cards of a text out of the box: by their words, or by the names of a given deck."""

    def __init__(self, box: Box, made: Deck | None) -> None:
        self.box = box
        self.numbers = {card.title_it: number for number, card in enumerate(made.cards)} if made else None

    def take(self, text: str) -> list[int]:
        if self.numbers is not None:
            text = " ".join([CARD.names[self.numbers[word.split(":")[0]]] for word in text.split()])
        return self.box.take(text)


# The table


def _slots(texts: _Texts, text: str, row: int) -> list[int]:
    words = text.split()
    if len(words) > max(row - 1, 0):
        raise _wrong("slots", {"count": len(words), "most": max(row - 1, 0)})
    found = [FREE if word == _NONE else texts.take(word)[0] for word in words]
    return found + [FREE] * (row - 1 - len(found))


def _fill(state: Timeline, box: Box, draw: str | int | None) -> None:
    """The cards that nobody named: a team has 36, of which one at least was discarded (TT-103)."""
    # From the latest age backwards: few of them lie between dates that somebody names.
    box.rest.sort(key=lambda card: (state.deck.years[card], card))
    team = state.rulings.team
    count = draw if isinstance(draw, int) else 0
    if team:
        missing = TEAM_DECK - (len(state.deck) - len(box.rest))
        under = max(missing - count, 0) if draw is not None else int(not state.discards)
        state.discards = [box.rest.pop() for _ in range(under)] + state.discards
        count = missing - under
    elif draw is None:
        count = _DRAW
    if not isinstance(draw, str):
        if not 0 <= count <= len(box.rest):
            raise _wrong("few", {})
        state.draw = [box.rest.pop() for _ in range(count)]


def _check(state: Timeline) -> None:
    """What the rules could never lead to is refused."""
    found = state.problems()
    if found or not state.line or (state.rulings.team and not state.discards):
        raise _wrong("table", {"problem": "; ".join(found) or "-"})
    if state.rulings.team:
        if not any(state.hands[seat] or state.blocked[seat] for seat in _range(state)):
            raise _wrong("hand", {"seat": state.turn + 1})
        return
    order = state.from_first()
    for seat in _range(state):
        waits = state.is_in(seat) and order.index(seat) >= order.index(state.turn)
        if state.blocked[seat] or (waits and not state.hands[seat]) or (state.hands[seat] and not state.is_in(seat)):
            raise _wrong("hand", {"seat": seat + 1})


def _begin(state: Timeline) -> None:
    """The turn begins; in competitive mode the others of the round follow."""
    if state.rulings.team:
        state.round -= int(state.turn == state.first)  # the turn itself counts it
        state.push(TURNS[state.turn])
        return
    order = state.from_first()
    steps = [PLACE_CARDS[seat] for seat in order[order.index(state.turn) :] if state.is_in(seat)]
    state.then([*steps, END_OF_ROUND])
