"""Talisman: a race of characters through three Regions to the Crown of Command. 2 to 6 players, up to 8 if wanted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from tavolata.engine import (
    Ability,
    Bots,
    Budget,
    Chance,
    Clock,
    Decision,
    Event,
    Game,
    Guide,
    Level,
    Option,
    SetupError,
    Slips,
    State,
    Traces,
    Turn,
)
from tavolata.games.talisman import upgrade
from tavolata.games.talisman.box.actions import CARD, MOST_PLAYERS, NOTATION
from tavolata.games.talisman.rules import observation
from tavolata.games.talisman.rules.lasting import MODIFIERS
from tavolata.games.talisman.rules.spells import SPELL_ORDERS, can_cast
from tavolata.games.talisman.rules.state import Rulings, Talisman, agreed
from tavolata.games.talisman.rules.turn import STEPS, LookAtClock, Start

#: When sudden death comes: rounds for simulations and quick games, minutes for an evening (T-275).
_ROUNDS = tuple(f"rounds-{count}" for count in (10, 20, 40, 60, 100))
_MINUTES = tuple(f"minutes-{count}" for count in (30, 45, 60, 90, 120))
#: What most evenings have time for.
_LENGTHS = ("minutes-45", "minutes-90", "no")

#: What a table may choose; the first value is the default.
OPTIONS = (
    Option("characters", ("dealt", "of-three"), "R-07", usual=True, proposed="of-three"),
    Option("first", ("host", "lot"), "R-10"),
    Option("unfriendly", ("meet", "evade"), "R-87"),
    Option("inherit", ("no", "yes"), "R-88"),
    Option("trophies", ("7", "6", "5")),
    Option("bonus", ("no", "yes")),
    Option("bloodbath", ("no", "yes")),
    Option("command", ("usual", "by-players"), "R-89"),
    Option("sudden-death", ("no", "crown", *_MINUTES, *_ROUNDS), "R-90", lengths=_LENGTHS),
    Option("toads", ("four", "enough"), "R-06"),
    Option("next-turn", ("this-or-next", "next"), "R-19"),
    Option("peaceful", ("in-the-way", "passed-by"), "R-38"),
    Option("bribed", ("evaded", "in-the-way"), "R-99"),
    Option("gold", ("taken", "offered"), "R-103"),
    Option("crowd", ("no", "yes"), "R-95"),
)
_USUAL_PLAYERS = 6


#: What may be left to the table: fate, and each Spell that others are asked about or that a turn stops for.
ABILITIES = (Ability("fate", ("ask", "use", "never")), *[Ability(*order) for order in SPELL_ORDERS.items()])


def minutes_agreed(options: dict[str, str]) -> int:
    """When sudden death comes by the clock (T-275)."""
    return agreed(options, "minutes")


#: What is worth thinking about. Elsewhere there is an answer that goes without saying.
AT_STAKE = ("move", "where", "encounter", "enter", "others-turn", "reward", "choose")


#: Games in which an answer is compared with the coach's, half of them with each: a difference of fourteen in a hundred is clear then.
JUDGED_BY = 320


class TalismanGame(Game):
    """Talisman for the table."""

    def check_table(self, players: int, options: dict[str, str]) -> None:
        """More than six only where the table wants it (T-003)."""
        if players > _USUAL_PLAYERS and options["crowd"] != "yes":
            raise SetupError("error-crowd", {"most": _USUAL_PLAYERS}, "R-95", self.name)

    dynamics: ClassVar[str] = "simultaneous"

    def longest(self, players: int, options: dict[str, str]) -> int:
        """The rules set no bound, not even with rounds agreed, since a turn may hold any number of encounters. The longest of
        some thousand games, mostly of players who answer at random, had 5,500 decisions.
        """
        return 40_000

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """Ways, Spells by their targets, things to use and to leave. There are 104 Adventure Cards; at random nobody has
        had more than 120 answers.
        """
        return 500

    def observation_blocks(self, players: int, options: dict[str, str]) -> list[tuple[str, int]]:
        return observation.blocks(players)

    def feature_blocks(self) -> list[tuple[str, int]]:
        return observation.FEATURES

    def turn_of(self, state: State) -> Turn:
        assert isinstance(state, Talisman)
        return Turn(state.active, state.turn_number, state.round)

    def bots(self) -> Bots:
        from tavolata.games.talisman.bot import policy
        from tavolata.games.talisman.bot.chances import value
        from tavolata.games.talisman.bot.reasons import because

        return Bots(
            {"greedy": policy.policy, "experienced": policy.experienced},
            "medium",
            policy.why,
            levels={
                "feather": Level("greedy", Slips(25, 600)),
                "easy": Level("greedy", Slips(12, 400)),
                "medium": Level("greedy"),
                "strong": Level("experienced", why=policy.experienced_why),
            },
            scores=policy.scores,
            value=value,
            at_stake=frozenset(AT_STAKE),
            because=because,
            judging=Budget(JUDGED_BY, guard=3.0),
        )

    def guide(self) -> Guide:
        from tavolata.games.talisman import guide

        return Guide(guide.QUESTIONS, guide.SECTIONS)

    def lay(self, position: dict[str, Any]) -> State:
        """The heroes are tables: ``{ character = "ELF", space = "FIELDS1", gold = 3 }``; loaded chance is that of the dice."""
        from tavolata.games.talisman import position as made

        heroes = [made.hero(**hero) if hero else None for hero in position["heroes"]]
        dice = [*position.get("dice", ()), *position.get("chance", ())]
        others = {name: value for name, value in position.items() if name not in ("heroes", "dice", "chance")}
        return made.position(heroes, dice=dice, **others)

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = Talisman(self, players, options, strict, chance, Rulings(options))
        state.push(Start())
        return state

    def single_is_public(self, state: State, decision: Decision) -> bool:
        """Hidden are only the Spells: whoever may cast none has the answers that everybody sees."""
        assert isinstance(state, Talisman)
        return not can_cast(state, decision.seat)

    def happened(self, events: Iterable[Event]) -> list[object]:
        return upgrade.as_told_before(events)

    def upgrade(self, data: dict[str, Any], format: int) -> None:
        if format == 1:
            upgrade.from_1(data)
        elif format == 2:
            upgrade.from_2(data)


#: Version 2: exactly one turn is lost by Siren, Forest and Crags (R-19); Enemies that merely do not attack are in the way
#: (R-38); things may be ditched before a fight and while taking others (R-102); who would fulfil a quest is asked whether to
#: take gold (R-103).
GAME = TalismanGame(
    "talisman",
    "2",
    (2, MOST_PLAYERS),
    NOTATION,
    OPTIONS,
    STEPS,
    MODIFIERS,
    components=CARD,
    continues=("1",),
    abilities=ABILITIES,
    auto_answers_single=True,
    clock=Clock(LookAtClock.name, minutes_agreed),
    traces=Traces(
        seen={"drew": "cards", "drew-spell": "card", "took": "card"},
        used={
            "took": "card",
            **dict.fromkeys(("cast", "cast-self", "cast-on", "cast-at", "cast-card", "cast-card-at"), "card"),
        },
        role={"enters": "character"},
        ending={"won": "how"},
    ),
)
