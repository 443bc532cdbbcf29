"""What seats bring: read and checked when somebody sits down, sealed when the game begins."""

from __future__ import annotations

import secrets

from tavolata.engine import DeckRefused, Game, SeatDeck, SeatDecks, SetupError
from tavolata.server import wire
from tavolata.server.hall.people import Refused, clean
from tavolata.server.table import Seat, Table, encode


def deck_to_keep(game: Game, wish: wire.SeatDeck, options: dict[str, str]) -> str:
    """The deck as it is kept with its seat; refused with the game's reasons where it cannot be played at this table."""
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
        kept = wire.OwnDeck(list(cards_of(game, wish.text)), clean(wish.name), wish.named)
    rules.check_for(tuple(kept.cards), options)
    return encode(kept)


def cards_of(game: Game, text: str) -> tuple[str, ...]:
    """The cards of a list that somebody brings; refused with everything that is wrong with it."""
    rules = game.seat_decks
    if rules is None:
        raise SetupError("error-brings", {"what": "deck"}, game=game.name)
    cards, problems = rules.examine(text)
    mistakes = [problem for problem in problems if not problem.warning]
    if mistakes:
        raise DeckRefused(game.name, rules, mistakes)
    return cards


def need_decks(table: Table) -> None:
    """Refuse to begin while somebody who must bring a deck has none."""
    missing = [seat.name for seat in table.seats if seat.kind == "person" and not seat.deck]
    if missing and table.setup.must_bring:
        raise Refused("error-seat-deck-missing", names=", ".join(missing))


def decks_for(table: Table, game: Game) -> list[SeatDeck | None]:
    """The deck of each seat, sealed anew for every game: the same list twice must not have the same seal.

    Whoever brings none is given one that fits the others'. People first: a bot takes what is left.
    """
    rules = game.seat_decks
    if rules is None:
        return []
    match = table.settings.match
    if match is not None and match.decks:
        return [_checked(seat, deck, rules) for seat, deck in zip(table.seats, match.decks, strict=True)]
    decks = [_brought(seat, rules) for seat in table.seats]
    for seat in sorted(table.seats, key=lambda seat: seat.kind == "bot"):
        if decks[seat.number] is None:
            others = [deck for deck in decks if deck is not None]
            decks[seat.number] = _for_bot(seat, rules, others) if seat.kind == "bot" else _usual(seat, rules, others)
    return decks


def _brought(seat: Seat, rules: SeatDecks) -> SeatDeck | None:
    own = seat.own_deck
    return None if own is None else _checked(seat, own, rules)


def _checked(seat: Seat, own: wire.OwnDeck, rules: SeatDecks) -> SeatDeck:
    try:
        rules.check(tuple(own.cards))
    except SetupError as problem:
        # Rules may have changed since. Whoever starts the game must not read the list in the reason.
        raise Refused("error-seat-deck-unfit", name=seat.name) from problem
    return SeatDeck(own.cards, own.name, own.named)


def _usual(seat: Seat, rules: SeatDecks, others: list[SeatDeck]) -> SeatDeck:
    """A person's: the usual one, unless it does not fit a deck that everybody may know. It must tell nothing of a secret one."""
    usual = rules.usual(seat.number)
    fitting = rules.fitting([deck.cards for deck in others if deck.named])
    if fitting and usual.name not in [deck.name for deck in fitting]:
        usual = fitting[0]
    return SeatDeck(usual.cards, usual.name, usual.named)


def _for_bot(seat: Seat, rules: SeatDecks, others: list[SeatDeck]) -> SeatDeck:
    """A bot's fits secret decks too; then it has no name, which would tell spectators what those are not."""
    ready = rules.fitting([deck.cards for deck in others]) or rules.ready()
    given = secrets.choice(ready) if ready else rules.usual(seat.number)
    return SeatDeck(given.cards, given.name, given.named and all(deck.named for deck in others))
