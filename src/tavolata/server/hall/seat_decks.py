"""What seats bring: read and checked when somebody sits down, sealed when the game begins."""

from __future__ import annotations

import secrets

from tavolata.engine import Game, SeatDeck, SetupError
from tavolata.server import wire
from tavolata.server.hall.people import Refused, clean
from tavolata.server.table import Seat, Table, encode


def deck_to_keep(game: Game, wish: wire.SeatDeck) -> str:
    """The deck as it is kept with its seat; refused with the game's reasons where it cannot be played."""
    rules = game.seat_decks
    if rules is None:
        raise SetupError("error-brings", {"what": "deck"}, game=game.name)
    if wish.ready:
        found = next((deck for deck in rules.ready() if deck.name == wish.ready), None)
        if found is None:
            known = ", ".join(deck.name for deck in rules.ready()) or "-"
            raise SetupError("error-seat-deck-ready", {"name": wish.ready, "known": known}, game=game.name)
        kept = wire.OwnDeck(list(found.cards), found.name, wish.named)
    else:
        cards = rules.read(wish.text)
        rules.check(cards)
        kept = wire.OwnDeck(list(cards), clean(wish.name), wish.named)
    return encode(kept)


def need_decks(table: Table) -> None:
    """Refuse to begin while somebody who must bring a deck has none."""
    missing = [seat.name for seat in table.seats if seat.kind == "person" and not seat.deck]
    if missing and table.setup.must_bring:
        raise Refused("error-seat-deck-missing", names=", ".join(missing))


def decks_for(table: Table, game: Game) -> list[SeatDeck | None]:
    """The deck of each seat, sealed anew for every game: the same list twice must not have the same seal."""
    return [] if game.seat_decks is None else [_deck_of(seat, game) for seat in table.seats]


def _deck_of(seat: Seat, game: Game) -> SeatDeck:
    rules, own = game.seat_decks, seat.own_deck
    assert rules is not None
    if own is None:
        ready = rules.ready() if seat.kind == "bot" else []
        given = secrets.choice(ready) if ready else rules.usual(seat.number)
        return SeatDeck(given.cards, given.name, given.named)
    try:
        rules.check(tuple(own.cards))
    except SetupError as problem:
        # Rules may have changed since. Whoever starts the game must not read the list in the reason.
        raise Refused("error-seat-deck-unfit", name=seat.name) from problem
    return SeatDeck(own.cards, own.name, own.named)
