"""What was typed, as what the commands work with: a game, its options, bots, seats, decks. A slip of the pen gets the right name."""

from __future__ import annotations

from collections.abc import Iterable

import tavolata
from tavolata.cli.command import Given, nearest, whole_number
from tavolata.engine import Game, SeatDeck, SetupError
from tavolata.terminal.desk import Desk


def known_game(given: Given, field: str = "game") -> Game:
    """The game that was named; a slip of the pen gets the right name."""
    name = given.text(field)
    if not name:
        raise SetupError("error-game-missing", {"known": ", ".join(tavolata.GAMES)})
    if name.lower() not in tavolata.GAMES and (near := nearest(name.lower(), tavolata.GAMES)):
        raise SetupError("error-game-near", {"name": name, "near": near})
    return tavolata.game(name.lower())


def known_bots(given: Given, game: Game, seats: int) -> list[str]:
    """Those that were named, for so many seats; the usual one if nobody was."""
    from tavolata.players import usual_player

    bots = [known_bot(name, game) for name in given.parts("bots")]
    # One alone is meant for every seat that is left, even if none is.
    if len(bots) > max(seats, 1):
        raise SetupError("error-bots-surplus", {"bots": len(bots), "seats": seats})
    return bots or [usual_player(game)]


def known_bot(name: str, game: Game) -> str:
    from tavolata.terminal.bot_names import bot_named

    return bot_named(name, game)


def known_options(given: Given, game: Game) -> dict[str, str]:
    """``name=value`` pairs, and the usual values of all others."""
    return game.check_options(named_options(given.all("option"), game))


def named_options(pairs: Iterable[str], game: Game) -> dict[str, str]:
    """Only those that were named; a slip of the pen gets the right name."""
    chosen: dict[str, str] = {}
    values = {option.name: option.values for option in game.options}
    for text in pairs:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise SetupError("error-option-shape", {"value": text})
        if name not in values and (near := nearest(name.lower(), values)):
            raise SetupError("error-option-near", {"name": name, "near": near})
        known = values.get(name, ())
        if value not in known and (near := nearest(value.lower(), known)):
            raise SetupError("error-option-value-near", {"name": name, "value": value, "near": near})
        chosen[name] = value
    game.check_options(chosen)
    return chosen


def known_seats(given: Given, players: int) -> list[int]:
    """The seats of people, counted from 0: those of ``--people`` and ``--me``; the first if nothing is said."""
    typed = [("--people", part) for part in given.parts("people")]
    typed += [("--me", given.text("me"))] if given.has("me") else []
    return sorted({whole_number(text, name, 1, players) - 1 for name, text in typed}) or [0]


def known_seed(given: Given) -> int | None:
    """The seed of the luck, if one was given."""
    return whole_number(given.text("seed"), "--seed", 0, (1 << 63) - 1) if given.has("seed") else None


def with_table_deck(game: Game, given: Given) -> Game:
    """The game with the deck that was named, where the whole table plays with one."""
    if not given.has("deck") or game.seat_decks is not None:
        return game
    from tavolata.terminal.decks import with_deck

    return with_deck(game, given.text("deck"))


def known_decks(desk: Desk, given: Given, seats: list[int], seed: int | None) -> list[SeatDeck | None]:
    """The decks that were named, for these seats in turn."""
    from tavolata.terminal.isola.decks import brought

    names = given.parts("deck")
    if not names:
        raise SetupError("error-deck-which", {})
    return brought(desk, names, seats, seed)
