"""What designers look at, from the rows of a run: who wins by what, how games go, what cards and answers are good for.

Everything is about one *variant* of a run, all its matches together. A deal is one observation here too: whatever is averaged is
first averaged deal by deal. What the rows do not hold is left out: an empty list, or None.

Who leads by the score says little of drama where scores come late; what a strong bot thought of the chances says more, of the games
that an experiment had judged (``drama``).
"""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, NamedTuple

from tavolata.engine.words import Words
from tavolata.games import game as game_called
from tavolata.lab.experiment import WITHOUT
from tavolata.lab.intervals import FEWEST_DEALS, SHARE, SHARE_CHANGE, Estimate, estimated, over_deals, share_over_deals
from tavolata.lab.report import Share, Z
from tavolata.lab.results import DRAMA_FIGURES, Results, bounds_of
from tavolata.lab.skill import Skill, skill_of

#: By what the shares of victory are told, if there is more than one of it.
COLUMNS = ("bot", "deck", "after_first", "seat", "role")
#: A round that fewer games reach is that of odd ones.
_REACHED = 0.05
_BARS = 30
#: How finely it is told how far behind a winner was, and when a game was decided.
_DEPTHS = _STRETCHES = 10


class LengthBar(NamedTuple):
    """Games from so many rounds to so many."""

    least: int
    most: int
    games: int


class Length(NamedTuple):
    """How long games last."""

    #: ``rounds``; ``decisions`` where a game has no rounds.
    unit: str
    bars: list[LengthBar]
    p10: float
    median: float
    p90: float


class RoundFigures(NamedTuple):
    """A round of the games whose decisions are written down."""

    round: int
    #: The share of games that reach it.
    reached: float
    decisions: float
    answers: float
    forced: float


class Lead(NamedTuple):
    """Who was alone in front after a share of the game."""

    after: float
    #: How often somebody was, and how often such a one won.
    somebody: float
    won: Estimate


class Drama(NamedTuple):
    """How exciting the games were that a strong bot has judged."""

    games: int
    #: The figures by the names they have in ``DRAMA_FIGURES``.
    figures: dict[str, Estimate]
    #: How far behind the later winner was at worst: the share of games from so much to so much.
    deepest: list[tuple[float, float, int]]
    #: The mean standard error of a single chance.
    error: float


class Openness(NamedTuple):
    """A stretch of the games that were judged."""

    since: float
    until: float
    #: 1: everybody was equally likely to win, 0: it was decided.
    uncertainty: Estimate
    #: How often the favourite of that moment won.
    favourite_wins: Estimate


class CardFigures(NamedTuple):
    """A card. What it changes is the share of victories beyond what the same bot in the same place of turn order wins."""

    #: In notation, one of its copies.
    card: str
    deals: int
    #: The share of seats that see it, and of those how many use it.
    seen_rate: float
    use_rate: float
    opening: Estimate
    seen: Estimate
    used: Estimate

    def stands_out(self, of: int) -> bool:
        """Whether it changes something for certain, asked more strictly because so many cards are asked: one of twenty would by accident."""
        strict = NormalDist().inv_cdf(1 - 0.025 / max(1, of)) / Z
        # The wider side: the other one may end where no share can be.
        error = max(self.seen.high - self.seen.mean, self.seen.mean - self.seen.low) * strict
        return abs(self.seen.mean) > error > 0


class AnswerFigures(NamedTuple):
    """A verb among the answers to a question."""

    question: str
    verb: str
    #: In how many decisions it could be chosen, and was.
    offered: int
    used: int


class Meeting(NamedTuple):
    """A deck against another one: what the first wins."""

    deck: str
    other: str
    share: Share


class Figures:
    """The figures of one variant."""

    def __init__(self, results: Results, variant: str) -> None:
        self.results = results
        self.variant = variant
        self.players = results.experiment.players
        self.numbers = results.matches_called(variant)
        self.matches = [results.matches[number] for number in self.numbers]
        self._of = f"match IN ({', '.join(map(str, self.numbers))})"

    def _ask(self, question: str) -> list[tuple[Any, ...]]:
        return self.results.query(question.replace("THESE", self._of))

    @property
    def games(self) -> int:
        return int(self._ask("SELECT count(*) FROM games WHERE THESE AND finished")[0][0])

    @property
    def deals(self) -> int:
        return int(self._ask("SELECT count(DISTINCT deal) FROM games WHERE THESE AND finished")[0][0])

    # Who wins

    def shares(self, column: str) -> list[Share]:
        """What a single seat wins, by bot, deck, seat, place in turn order or character; fair is the same for all."""
        assert column in COLUMNS
        found = self._ask(
            f"""
            WITH of_deal AS (
                SELECT deal, {column} AS name, avg(won) AS won, sum(won) AS wins, count(*) AS seats
                FROM players WHERE THESE AND rank > 0 AND {column} IS NOT NULL GROUP BY ALL
            )
            SELECT name, sum(wins), avg(won), coalesce(stddev_samp(won), 0), count(*), sum(seats)
            FROM of_deal WHERE name::VARCHAR <> '' GROUP BY name ORDER BY name
            """
        )
        return [
            share_over_deals(str(name), wins, mean, spread, deals, 1 / self.players, int(seats))
            for name, wins, mean, spread, deals, seats in found
        ]

    def restricted(self) -> Share | None:
        """What the one wins who never gives some answer; None: nobody is restricted."""
        return next((share for share in self.shares("bot") if WITHOUT in share.name), None)

    def meetings(self) -> list[Meeting]:
        """Deck by deck, both ways; none unless decks meet in pairs."""
        if self.players != 2 or not self.results.experiment.decks:
            return []
        found = self._ask(
            """
            WITH pairs AS (
                SELECT one.match, one.deal, one.deck, other.deck AS against, avg(one.won) AS won, sum(one.won) AS wins, count(*) AS seats
                FROM players one JOIN players other USING (match, deal, rotation)
                WHERE one.THESE AND one.rank > 0 AND one.deck <> other.deck GROUP BY ALL
            )
            SELECT deck, against, sum(wins), avg(won), coalesce(stddev_samp(won), 0), count(*), sum(seats)
            FROM pairs GROUP BY ALL ORDER BY ALL
            """
        )
        return [
            Meeting(deck, other, share_over_deals(deck, wins, mean, spread, deals, 0.5, int(seats)))
            for deck, other, wins, mean, spread, deals, seats in found
        ]

    # How games go

    def length(self) -> Length | None:
        found = self._ask("SELECT max(rounds), count(*) FROM games WHERE THESE AND finished")[0]
        if not found[1]:
            return None
        unit = "rounds" if found[0] else "decisions"
        least, most = self._ask(f"SELECT min({unit}), max({unit}) FROM games WHERE THESE AND finished")[0]
        width = max(1, -(-(most - least + 1) // _BARS))
        bars = self._ask(
            f"""SELECT ({unit} - {least}) // {width} AS bar, count(*) FROM games WHERE THESE AND finished GROUP BY bar ORDER BY bar"""
        )
        quantiles = self._ask(f"SELECT quantile_disc({unit}, [0.1, 0.5, 0.9]) FROM games WHERE THESE AND finished")[0][
            0
        ]
        return Length(
            unit,
            [LengthBar(least + bar * width, least + (bar + 1) * width - 1, games) for bar, games in bars],
            *map(float, quantiles),
        )

    def rounds(self) -> list[RoundFigures]:
        """Round by round, as far as enough games come."""
        found = self._ask(
            f"""
            WITH sampled AS (SELECT count(DISTINCT (match, deal, rotation)) AS games FROM decisions WHERE THESE),
            by_deal AS (
                SELECT round, deal, count(DISTINCT (match, rotation)) AS games, count(*) AS asked,
                    avg(answers) AS answers, avg((answers = 1)::INTEGER) AS forced
                FROM decisions WHERE THESE GROUP BY ALL
            )
            SELECT round, sum(by_deal.games) / any_value(sampled.games) AS reached, avg(asked / by_deal.games), avg(answers), avg(forced)
            FROM by_deal, sampled GROUP BY round HAVING reached >= {_REACHED} ORDER BY round
            """
        )
        return [RoundFigures(*row) for row in found] if len(found) > 1 else []

    def leads(self) -> list[Lead]:
        """How often whoever is in front wins: the sooner, the sooner a game is decided."""
        found = []
        for percent in (25, 50, 75):
            (row,) = self._ask(
                f"""
                WITH of_deal AS (SELECT avg((leader_{percent} >= 0)::INTEGER) AS somebody, avg(players.won) AS won
                FROM games LEFT JOIN players
                ON games.match = players.match AND games.deal = players.deal AND games.rotation = players.rotation AND seat = leader_{percent}
                WHERE games.THESE AND finished AND leader_{percent} IS NOT NULL GROUP BY games.deal)
                SELECT avg(somebody), {over_deals("won")} FROM of_deal
                """
            )
            found.append(Lead(percent / 100, row[0] or 0.0, estimated(row[1:], SHARE)))
        return [lead for lead in found if lead.won.deals]

    def drama(self) -> Drama | None:
        """None unless a strong bot has judged some of the games."""
        columns = ", ".join(over_deals(f'"{name}"') for name in DRAMA_FIGURES)
        by_deal = ", ".join(f'avg({column}) AS "{name}"' for name, column in DRAMA_FIGURES.items())
        (row,) = self._ask(f"SELECT {columns} FROM (SELECT {by_deal} FROM drama WHERE THESE GROUP BY deal)")
        games, error = self._ask(
            "SELECT count(DISTINCT (match, deal, rotation)), avg(error) FROM estimates WHERE THESE"
        )[0]
        if not games:
            return None
        bars = self._ask(
            f"""SELECT least(floor({_DEPTHS} * deepest), {_DEPTHS - 1}) AS bar, count(*) FROM drama
            WHERE THESE AND deepest IS NOT NULL GROUP BY bar ORDER BY bar"""
        )
        return Drama(
            games,
            {
                name: estimated(row[3 * place : 3 * place + 3], bounds_of(name))
                for place, name in enumerate(DRAMA_FIGURES)
            },
            [(bar / _DEPTHS, (bar + 1) / _DEPTHS, count) for bar, count in bars],
            error,
        )

    def openness(self) -> list[Openness]:
        """How the outcome became certain, tenth by tenth of the games that were judged."""
        found = self._ask(
            f"""
            WITH of_deal AS (
                SELECT moments.deal, least(floor({_STRETCHES} * progress), {_STRETCHES - 1}) AS stretch,
                    avg(uncertainty) AS uncertainty, avg(players.won) AS won
                FROM moments JOIN players ON moments.match = players.match AND moments.deal = players.deal
                    AND moments.rotation = players.rotation AND favourite = seat
                WHERE moments.THESE GROUP BY ALL
            )
            SELECT stretch, {over_deals("uncertainty")}, {over_deals("won")} FROM of_deal GROUP BY stretch ORDER BY stretch
            """
        )
        return [
            Openness(
                row[0] / _STRETCHES, (row[0] + 1) / _STRETCHES, estimated(row[1:4], SHARE), estimated(row[4:7], SHARE)
            )
            for row in found
        ]

    def endings(self) -> list[tuple[str, float]]:
        """How the games ended, the most frequent first, as shares."""
        return self._ask(
            """SELECT ending, count(*) / sum(count(*)) OVER () AS share FROM games WHERE THESE AND finished
            GROUP BY ending ORDER BY share DESC, ending"""
        )

    # Cards and answers

    def cards(self) -> list[CardFigures]:
        """The cards, those first that are seen most often."""
        self._name_cards()
        found = self._ask(
            f"""
            WITH extra AS (
                SELECT match, deal, rotation, seat, won - avg(won) OVER (PARTITION BY match, bot, after_first) AS extra
                FROM players WHERE THESE AND rank > 0
            ),
            kept AS (SELECT DISTINCT match, deal, rotation FROM cards WHERE THESE),
            seats AS (
                SELECT count(*) AS seats, coalesce(stddev_samp(extra), 0) AS spread
                FROM extra JOIN kept USING (match, deal, rotation)
            ),
            of_seat AS (
                SELECT name, match, deal, rotation, seat, min(card) AS card, bool_or(opening) AS opening, sum(cards.seen) AS seen, sum(cards.used) AS used
                FROM cards JOIN card_names USING (card) WHERE THESE GROUP BY ALL
            ),
            of_deal AS (
                SELECT name, deal, min(card) AS card,
                    count(*) FILTER (opening) AS opening_seats, count(*) FILTER (seen > 0) AS seen_seats,
                    count(*) FILTER (used > 0) AS used_seats, count(*) FILTER (seen > 0 AND used > 0) AS used_it,
                    avg(extra) FILTER (opening) AS opening, avg(extra) FILTER (seen > 0) AS seen, avg(extra) FILTER (used > 0) AS used
                FROM of_seat JOIN extra USING (match, deal, rotation, seat) GROUP BY name, deal
            )
            SELECT min(card), count(seen), sum(seen_seats) / any_value(seats), sum(used_it) / greatest(1, sum(seen_seats)),
                {_estimate_columns("opening")}, {_estimate_columns("seen")}, {_estimate_columns("used")}
            FROM of_deal, seats GROUP BY name HAVING count(seen) >= {FEWEST_DEALS} ORDER BY sum(seen_seats) DESC, min(card)
            """
        )
        return [
            CardFigures(*row[:4], *(estimated(row[start : start + 3], SHARE_CHANGE) for start in (4, 7, 10)))
            for row in found
        ]

    def _name_cards(self) -> None:
        """The copies of a card have one name."""
        game = game_called(self.results.experiment.game)
        words = Words("en", game.name)
        names = [(card, game.named(card, words)) for (card,) in self._ask("SELECT DISTINCT card FROM cards")]
        connection = self.results.connection
        connection.execute("CREATE OR REPLACE TEMP TABLE card_names (card VARCHAR, name VARCHAR)")
        if names:
            connection.executemany("INSERT INTO card_names VALUES (?, ?)", names)

    def answers(self) -> list[AnswerFigures]:
        """Every verb of every question that was offered, the least used first."""
        found = self._ask(
            """
            WITH offers AS (
                SELECT question, unnest(string_split(offered, ' ')) AS verb, split_part(action, ' ', 1) AS chosen
                FROM decisions WHERE THESE AND answers > 1 AND offered <> ''
            )
            SELECT question, verb, count(*), count(*) FILTER (verb = chosen) AS used FROM offers
            GROUP BY ALL ORDER BY used / count(*), question, verb
            """
        )
        return [AnswerFigures(*row) for row in found]

    # Skill and luck

    def skill(self) -> Skill | None:
        """None unless several bots have played the same deals from the same seats."""
        return skill_of(self.results, self.numbers)


def _estimate_columns(name: str) -> str:
    """Mean, spread and number over deals. A few deals that happen to agree are no proof: the spread is at least that of as many seats."""
    least = f"any_value(spread) * sqrt(count({name}) / greatest(1, sum({name}_seats)))"
    return f"avg({name}), greatest(coalesce(stddev_samp({name}), 0), {least}), count({name})"
