"""The machine every game runs on. Knows no game, no network, no screen."""

from tavolata.engine.action import (
    PASS,
    Kind,
    Notation,
    Verb,
    arguments_of,
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from tavolata.engine.chance import Chance, Fair, Fast, Loaded
from tavolata.engine.data import Reader
from tavolata.engine.errors import (
    ChanceError,
    FileError,
    IllegalAction,
    NotationError,
    NotYourDecision,
    RulesError,
    SetupError,
    TavolataError,
)
from tavolata.engine.event import Event
from tavolata.engine.game import EVERYBODY, QUICK, STRICT, Game, Option, Turn
from tavolata.engine.orders import Ability, answer_by_order, order_of
from tavolata.engine.state import ANEW, OPEN, Decision, Effect, Given, Moment, Question, SharedQuestion, State, Step

__all__ = [
    "ANEW",
    "EVERYBODY",
    "OPEN",
    "PASS",
    "QUICK",
    "STRICT",
    "Ability",
    "Chance",
    "ChanceError",
    "Decision",
    "Effect",
    "Event",
    "Fair",
    "Fast",
    "FileError",
    "Game",
    "Given",
    "IllegalAction",
    "Kind",
    "Loaded",
    "Moment",
    "NotYourDecision",
    "Notation",
    "NotationError",
    "Option",
    "Question",
    "Reader",
    "RulesError",
    "SetupError",
    "SharedQuestion",
    "State",
    "Step",
    "TavolataError",
    "Turn",
    "Verb",
    "answer_by_order",
    "arguments_of",
    "first_of",
    "order_of",
    "pack",
    "second_of",
    "third_of",
    "verb_of",
]
