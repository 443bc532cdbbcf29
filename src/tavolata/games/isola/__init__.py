"""Isola dei Demoni: a customizable card game for two, each with a deck of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from tavolata.engine import Chance, Decision, Game, Option, State, Traces, Turn
from tavolata.engine.parts import Bots, Budget, Guide, Level, Matches, Plans, Slips
from tavolata.engine.words import Words
from tavolata.games.isola.box.actions import NOTATION
from tavolata.games.isola.box.cards import CARD
from tavolata.games.isola.box.things import A_THING_OR_NONE
from tavolata.games.isola.rules import (
    activation,
    calling,
    combat,
    command,
    damage,
    effects,
    fight,
    lives,
    observation,
    piles,
    presentation,
    replies,
    start,
    turn,
    view,
)
from tavolata.games.isola.rules.state import COMPENSATIONS, Isola, blank
from tavolata.games.isola.rules.values import MODIFIERS
from tavolata.games.isola.seat_decks import IsolaDecks

#: Every ruling that changes results and that a table may choose otherwise, and the rulebook's own variants; the first value is
#: the default.
OPTIONS = (
    Option("game", ("base", "advanced"), "ID-223", usual=True),
    Option("start", ("usual", "40", "30", "50", "60"), "ID-232"),
    Option("defence", ("chapter", "table"), "RU-01"),
    Option("advanced-win", ("start", "after-points"), "RU-06"),
    Option("activation", ("budget", "threshold"), "RU-08"),
    Option("deck-out", ("on-draw", "on-empty"), "RU-13"),
    Option("least-cards", ("8", "40"), "RU-15"),
    Option("double-damage", ("group", "card"), "RU-45"),
    Option("cancel", ("whole", "card"), "RU-50"),
    Option("place-cards", ("one", "any"), "RU-75"),
    Option("deck-lists", ("closed", "open"), "RU-86"),
    Option("commander-keywords", ("yes", "no"), "RU-99"),
    Option("second-player", ("none", *COMPENSATIONS)),
    Option("first", ("lot", "1", "2"), "RU-16"),
)

STEPS = (
    *(*start.STEPS, *turn.STEPS, *presentation.STEPS, *combat.STEPS),
    *(*fight.STEPS, *damage.STEPS, *replies.STEPS, *activation.STEPS),
    *(*effects.STEPS, *command.STEPS, *calling.STEPS, *piles.STEPS, *lives.STEPS),
)


def _who_begins(state: State) -> int:
    assert isinstance(state, Isola)
    return state.active


def _beginning(seat: int) -> dict[str, str]:
    return {"first": str(seat + 1)}


#: What single answers are worth thinking about: what is played and drawn. Fights are read to their end by the greedy bot, which is
#: better at it; groups are plans.
AT_STAKE = ("present", "buy", "draw", "order", "discard", "reply", "find", "choose")

#: Forte thinks about attacks and defences as a whole, to the next own turn; about the rest it found nothing that greedy does not.
STRONG = Budget(64, guard=1.0, ticks=2, answers=8, careful=1, only_plans=True)


class IsolaGame(Game):
    """Isola dei Demoni for the table."""

    dynamics: ClassVar[str] = "simultaneous"

    def longest(self, players: int, options: dict[str, str]) -> int:
        """Every turn shortens a future (ID-123), and nothing puts cards back."""
        return 50_000

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """Cards of the hand by where they may go, protagonists by the group that they may join, cards of a future to look through.
        A deck has 60 cards; at random nobody has had more than 30 answers (what to buy for the start).
        """
        return 250

    def is_in_secret(self, decision: Decision) -> bool:
        """What is bought for the start is shown together (RU-70)."""
        return decision.name == start.Buy.name

    def observation_blocks(self, players: int, options: dict[str, str]) -> list[tuple[str, int]]:
        return observation.blocks()

    def feature_blocks(self) -> list[tuple[str, int]]:
        return observation.FEATURES

    def turn_of(self, state: State) -> Turn:
        assert isinstance(state, Isola)
        return Turn(state.active, state.turn, state.turn)

    def seen_for_good(self, before: State, after: State, seat: int) -> bool:
        assert isinstance(before, Isola)
        assert isinstance(after, Isola)
        return bool(Counter(view.hidden_from(before, seat)) - Counter(view.hidden_from(after, seat)))

    def bots(self) -> Bots:
        from tavolata.games.isola.bot.chances import value
        from tavolata.games.isola.bot.greedy import greedy
        from tavolata.games.isola.bot.planning import begun, whole
        from tavolata.games.isola.bot.policy import policy, scores
        from tavolata.games.isola.bot.reasons import because, why

        return Bots(
            {"policy": policy, "greedy": greedy},
            "medium",
            why,
            levels={
                "feather": Level("policy", Slips(25, 2.0)),
                "easy": Level("policy"),
                "medium": Level("greedy"),
                "strong": Level("greedy", budget=STRONG),
            },
            scores=scores,
            value=value,
            rollout=policy,
            at_stake=frozenset(AT_STAKE),
            plans=Plans(begun, whole),
            because=because,
        )

    def guide(self) -> Guide:
        from tavolata.games.isola import guide

        return Guide(guide.QUESTIONS, guide.SECTIONS)

    def catalogue(self, language: str) -> list[dict[str, object]]:
        from tavolata.games.isola.catalogue import catalogue

        return catalogue(language)

    def named(self, component: str, words: Words) -> str:
        from tavolata.games.isola.deck_words import deck_words

        return deck_words(words.language).title(CARD.number(component))

    def lay(self, position: dict[str, Any]) -> State:
        from tavolata.games.isola import position as made

        return made.position(**position)

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = blank(self, players, options, strict, chance)
        state.push(start.Start())
        return state


#: Version 2: what was cancelled or set to zero stays so to the end of the combat though the card that did it falls (RU-96), and so
#: does what a technique or spirit does to others (RU-07). Whoever buys second strikes a stack of which the owner chooses the card (RU-63).
GAME = IsolaGame(
    "isola",
    "2",
    (2, 2),
    NOTATION,
    OPTIONS,
    STEPS,
    MODIFIERS,
    components=CARD,
    continues=("1",),
    seat_decks=IsolaDecks(),
    matches=Matches(_who_begins, _beginning),
    traces=Traces(
        hand="drew",
        seen={"drew": "cards", "found": "card"},
        used={"entered": "card", "assigned": "card", "played": "card", "settled": "places"},
    ),
)
GAME.sources = A_THING_OR_NONE
