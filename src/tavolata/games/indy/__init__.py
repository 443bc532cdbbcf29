"""Indy: shamans vie for feathers by evocations of three cards. 2 to 6 players."""

from __future__ import annotations

from typing import Any, ClassVar

from tavolata.engine import Bots, Budget, Chance, Decision, Game, Guide, Level, Option, Slips, State, Traces, Turn
from tavolata.engine.words import Words
from tavolata.games.indy import observation, upgrade
from tavolata.games.indy.cards import CARD, EAGLE, NOTATION, PHASES
from tavolata.games.indy.state import Indy, blank
from tavolata.games.indy.turn import STEPS, Start, TeamOfShaman, could_return

#: Every ruling that changes results and that a table may choose otherwise; the first value is the default.
OPTIONS = (
    Option("plucked-exchange", ("yes", "no"), "IR-07"),
    Option("eagle-discard", ("yes", "no"), "IR-08"),
    Option("eagle-after-evoking", ("yes", "no"), "IR-21"),
    Option("settlement", ("losers-first", "winner-first"), "IR-23"),
    Option("end-check", ("after-settlement", "after-losses"), "IR-26"),
    Option("nobody-left", ("play-on", "replay"), "IR-27"),
    Option("return-cards", ("table", "table-and-evocations"), "IR-31"),
    Option("return-declinable", ("yes", "no"), "IR-35"),
)


class IndyGame(Game):
    """Indy for the table: two to six rival shamans, of whom one is left (IN-001)."""

    dynamics: ClassVar[str] = "simultaneous"

    def longest(self, players: int, options: dict[str, str]) -> int:
        """The rules set no bound: teams and the plucked who return bring tokens back (IN-026, IN-033). The longest of some
        thousand games of players who answer at random had 18,000 decisions, for five.
        """
        return 10_000 * players

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """In the luce four cards for three, or none; in the buio and for a team sciamano there are fewer (IN-010, IN-014, IN-032)."""
        return 16

    def observation_blocks(self, players: int, options: dict[str, str]) -> list[tuple[str, int]]:
        return observation.blocks(players)

    def feature_blocks(self) -> list[tuple[str, int]]:
        return observation.FEATURES

    def turn_of(self, state: State) -> Turn:
        """A turn in each phase of a manche; what is settled afterwards is nobody's turn (IN-009)."""
        assert isinstance(state, Indy)
        return Turn(state.turn, state.manche * len(PHASES) + state.phase, state.manche)

    def bots(self) -> Bots:
        from tavolata.games.indy import bot
        from tavolata.games.indy.reasons import because

        return Bots(
            {"greedy": bot.policy, "experienced": bot.experienced},
            "medium",
            levels={
                "feather": Level("greedy", Slips(60, 250)),
                "easy": Level("greedy", Slips(30, 120)),
                "medium": Level("experienced"),
                "strong": Level("experienced", budget=Budget(1000, guard=2.0, ticks=2)),
            },
            scores=bot.scores,
            value=bot.value,
            because=because,
        )

    def guide(self) -> Guide:
        from tavolata.games.indy import guide

        return Guide(guide.QUESTIONS, guide.SECTIONS)

    def named(self, component: str, words: Words) -> str:
        if component == CARD.names[EAGLE]:
            return words.say("card-eagle")
        if words.has(f"shaman-{component.lower()}"):
            return words.say(f"shaman-{component.lower()}")
        return words.say("card", {"colour": component[0], "type": component[1], "feathers": int(component[2:])})

    def lay(self, position: dict[str, Any]) -> State:
        from tavolata.games.indy import position as made

        return made.position(**position)

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = blank(self, players, options, strict, chance)
        state.push(Start())
        return state

    def single_is_public(self, state: State, decision: Decision) -> bool:
        """Without two open characters of its shaman's colour a plucked seat cannot return, whatever it holds (IN-032)."""
        assert isinstance(state, Indy)
        return decision.name == TeamOfShaman.name and not could_return(state, decision.seat)

    def upgrade(self, data: dict[str, Any], format: int) -> None:
        if format == 1:
            upgrade.from_1(data)


#: Version 2: at strict tables eagles may fly once more between a declined exchange and the evocation.
GAME = IndyGame(
    "indy",
    "2",
    (2, 6),
    NOTATION,
    OPTIONS,
    STEPS,
    components=CARD,
    continues=("1",),
    auto_answers_single=True,
    traces=Traces(
        hand="dealt",
        seen={"dealt": "cards", "changed": "cards", "swapped": "took", "eagle-played": "took"},
        used={"evoked": "cards", "returned": "cards"},
        role={"shaman-chosen": "shaman"},
    ),
)
