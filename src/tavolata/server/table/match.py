"""A match: the same people play a game as often as there are seats, each seat begins once, and the games are added up.

Every game has a table of its own; what the match brings along lies in the settings of each of them.
"""

from __future__ import annotations

from tavolata.server import wire
from tavolata.server.table.settings import Match


def games_of(match: Match, this: wire.MatchGame) -> list[wire.MatchGame]:
    """All games that are over, this one among them once it is."""
    return [*match.played, this] if this.places else match.played


def match_info(match: Match, this: wire.MatchGame, players: int) -> wire.MatchInfo:
    """How the match stands, as everybody may know it."""
    played = games_of(match, this)
    wins, points = [0] * players, [0] * players
    for game in played:
        # A game that is drawn was won by nobody.
        if game.places.count(1) == 1:
            wins[game.places.index(1)] += 1
        points = [sum(pair) for pair in zip(points, game.scores, strict=True)]
    standing = list(zip(wins, points, strict=True))
    is_over = len(played) == players
    return wire.MatchInfo(
        games=players,
        number=len(match.played) + 1,
        played=played,
        wins=wins,
        points=points,
        next=-1 if is_over else next_first(played, players),
        places=[1 + sum(other > mine for other in standing) for mine in standing] if is_over else [],
    )


def next_first(played: list[wire.MatchGame], players: int) -> int:
    """Who begins the game after these: the next seat that has not begun yet; -1: no game has been played."""
    if not played:
        return -1
    begun = [game.first for game in played]
    return next(seat for step in range(1, players + 1) if (seat := (begun[-1] + step) % players) not in begun)
