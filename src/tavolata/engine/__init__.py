"""The machine every game runs on. Knows no game, no network, no screen."""

from tavolata.engine.about import About
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
from tavolata.engine.chance import Chance, Fair, Fast, Scripted
from tavolata.engine.data import Reader
from tavolata.engine.decks import DeckRefused, ListProblem, SeatDeck, SeatDecks, decks_view, is_as_committed
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
from tavolata.engine.exchange import Exchange
from tavolata.engine.game import EVERYBODY, QUICK, STRICT, Facts, Game, Option, Turn
from tavolata.engine.modifiers import ADD, MULTIPLY, SET, Modifier, Part
from tavolata.engine.observing import Block, Layout, Vector
from tavolata.engine.orders import Ability, answer_by_order, order_of
from tavolata.engine.parts import Bots, Budget, Clock, Decks, Guide, Level, Matches, Slips, Traces
from tavolata.engine.scopes import Scope, Threat, cut, prevent, threatened
from tavolata.engine.state import ANEW, OPEN, Decision, Given, Moment, Question, SharedQuestion, State, Step

__all__ = [
    "ADD",
    "ANEW",
    "EVERYBODY",
    "MULTIPLY",
    "OPEN",
    "PASS",
    "QUICK",
    "SET",
    "STRICT",
    "Ability",
    "About",
    "Block",
    "Bots",
    "Budget",
    "Chance",
    "ChanceError",
    "Clock",
    "Decision",
    "DeckRefused",
    "Decks",
    "Event",
    "Exchange",
    "Facts",
    "Fair",
    "Fast",
    "FileError",
    "Game",
    "Given",
    "Guide",
    "IllegalAction",
    "Kind",
    "Layout",
    "Level",
    "ListProblem",
    "Matches",
    "Modifier",
    "Moment",
    "NotYourDecision",
    "Notation",
    "NotationError",
    "Option",
    "Part",
    "Question",
    "Reader",
    "RulesError",
    "Scope",
    "Scripted",
    "SeatDeck",
    "SeatDecks",
    "SetupError",
    "SharedQuestion",
    "Slips",
    "State",
    "Step",
    "TavolataError",
    "Threat",
    "Traces",
    "Turn",
    "Vector",
    "Verb",
    "answer_by_order",
    "arguments_of",
    "cut",
    "decks_view",
    "first_of",
    "is_as_committed",
    "order_of",
    "pack",
    "prevent",
    "second_of",
    "third_of",
    "threatened",
    "verb_of",
]
