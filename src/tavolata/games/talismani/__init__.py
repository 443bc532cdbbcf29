"""I Talismani del Tempo: fairies forge talismans while the weather turns. 2 to 10 players."""

from __future__ import annotations

from typing import Any, ClassVar

from tavolata.engine import EVERYBODY, Bots, Budget, Chance, Game, Guide, Level, Option, Slips, State, Traces, Turn
from tavolata.engine.words import Words
from tavolata.games.talismani import observation, upgrade
from tavolata.games.talismani.cards import (
    CARD,
    COMPONENT,
    JOLLY,
    NOTATION,
    SPECIAL,
    SUITS,
    VALUE_OF,
    composition,
)
from tavolata.games.talismani.state import Talismani, blank
from tavolata.games.talismani.turn import STEPS, Start

#: Every ruling that changes results and that a table may choose otherwise; the first value is the default.
OPTIONS = (
    Option("special-numbers", ("by-kind", "by-deck-table", "by-copy"), "TR-01"),
    Option("special-pairs", ("no", "yes"), "TR-04"),
    Option("jolly-value", ("one-less", "same", "zero"), "TR-07"),
    Option("zero-pair", ("sequence", "any"), "TR-09"),
    Option("share-order", ("at-reveal", "after-specials"), "TR-11"),
    Option("stake-choice", ("after-asides", "before-asides"), "TR-14"),
    Option("primo-later", ("whole", "half"), "TR-17"),
    Option("zero-stake", ("half", "whole"), "TR-18"),
    Option("ripe-talismans", ("all", "one"), "TR-24"),
    Option("forge-without-winner", ("yes", "no"), "TR-25"),
    Option("waiting-shares", ("yes", "no"), "TR-26"),
    Option("specials-without-winner", ("no", "yes"), "TR-30"),
    Option("order-may-stay", ("yes", "no"), "TR-33"),
    Option("second-special", ("acts", "cancelled"), "TR-35"),
    Option("end-check", ("end-of-turn", "last-card-played"), "TR-36"),
    Option("nobody-entitled", ("discard", "winner"), "TR-39"),
    Option("ripe-at-end", ("discarded", "forged"), "TR-41"),
    Option("whole-talismans", ("primo-and-zeros", "all-forged"), "TR-44"),
    Option("primo-rank", ("lowest", "highest"), "TR-45"),
)


class TalismaniGame(Game):
    """I Talismani del Tempo for the table."""

    dynamics: ClassVar[str] = "simultaneous"

    def longest(self, players: int, options: dict[str, str]) -> int:
        """What is forged, staked or discarded never comes back, so somebody runs out of cards (TdT-056); games of players who answer
        at random take up to 140 decisions for each.
        """
        return 1_000 * players

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """The plays of somebody who held the whole deck (TdT-004, TdT-008, TdT-009)."""
        deck = composition(players)
        lowest, highest = deck.fairies
        values = highest - lowest + 1
        fairies, pairs = SUITS * values, SUITS * values * (values - 1) // 2
        specials = sum(deck.specials)
        return fairies + pairs + deck.jollies * (1 + fairies) + specials * (specials + 1) // 2

    def observation_blocks(self, players: int, options: dict[str, str]) -> list[tuple[str, int]]:
        return observation.blocks(players)

    def feature_blocks(self) -> list[tuple[str, int]]:
        return observation.FEATURES

    def turn_of(self, state: State) -> Turn:
        """All play every turn together (TdT-007, TdT-011)."""
        assert isinstance(state, Talismani)
        return Turn(EVERYBODY, state.turn, state.turn)

    def bots(self) -> Bots:
        from tavolata.games.talismani import bot
        from tavolata.games.talismani.reasons import because

        return Bots(
            {"greedy": bot.policy},
            "medium",
            levels={
                "feather": Level("greedy", Slips(40, 800)),
                "easy": Level("greedy", Slips(30, 500)),
                "medium": Level("greedy"),
                "strong": Level("greedy", budget=Budget(128, guard=1.0, ticks=3, noise=10)),
                "master": Level("greedy", budget=Budget(1024, guard=1.0, ticks=6, noise=10)),
            },
            scores=bot.scores,
            value=bot.value,
            because=because,
        )

    def guide(self) -> Guide:
        from tavolata.games.talismani import guide

        return Guide(guide.QUESTIONS, guide.SECTIONS)

    def named(self, component: str, words: Words) -> str:
        number = CARD.number(component)
        if number < JOLLY:
            return words.say("card", {"suit": component[:3], "value": VALUE_OF[number]})
        return words.say("card-jolly") if number < SPECIAL else super().named(component, words)

    def lay(self, position: dict[str, Any]) -> State:
        from tavolata.games.talismani import position as made

        return made.position(**position)

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = blank(self, players, options, strict, chance)
        state.push(Start())
        return state

    def upgrade(self, data: dict[str, Any], format: int) -> None:
        if format == 1:
            upgrade.from_1(data)


GAME = TalismaniGame(
    "talismani",
    "1",
    (2, 10),
    NOTATION,
    OPTIONS,
    STEPS,
    components=COMPONENT,
    traces=Traces(
        hand="dealt",
        seen={"dealt": "cards", "taken": "card"},
        used={"played": "cards", "played-special": "cards", "forged": "cards"},
        ending={"won-game": "by"},
    ),
)
