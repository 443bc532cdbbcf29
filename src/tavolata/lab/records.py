"""What an experiment writes down of each game: rows of plain columns, the same in every game."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import Decision, State
from tavolata.lab.playing import Watcher


class GameRecord(NamedTuple):
    """One game."""

    match: int
    deal: int
    #: How far the line-up has moved on from its seats.
    rotation: int
    seed: int
    #: Whether it came to its end; if not, it was stopped for its length, or there is an error.
    finished: bool
    error: str
    decisions: int
    forced: int
    #: The legal answers of all decisions together.
    answers: int
    turns: int
    rounds: int
    #: The seat that was asked first.
    first: int
    #: How often another seat was alone in front than the one that was so before, looked at once a turn.
    lead_changes: int
    #: In which share of the game that happened last; 0: never.
    last_lead_change: float
    #: The last thing that happened: how the game ended.
    ending: str


class PlayerRecord(NamedTuple):
    """One seat of a game."""

    match: int
    deal: int
    rotation: int
    seat: int
    #: In the line-up.
    place: int
    bot: str
    deck: str
    #: How many seats after the one that was asked first.
    after_first: int
    #: 1 for the best; 0: the game was not finished.
    rank: int
    #: The share of the victory.
    won: float
    score: int


class DecisionRecord(NamedTuple):
    """One decision of a game of which all are written down."""

    match: int
    deal: int
    rotation: int
    number: int
    turn: int
    round: int
    seat: int
    question: str
    answers: int
    action: str


class EventRecord(NamedTuple):
    """Something that happened in such a game, as everybody was told it."""

    match: int
    deal: int
    rotation: int
    #: The decision that it followed; 0: it was before the first one.
    decision: int
    kind: str
    rule: str


class Notes(Watcher):
    """What a game is asked while it is played."""

    def __init__(self, decisions: bool, events: bool) -> None:
        self.keeps_decisions = decisions
        self.keeps_events = events
        self.events = True
        self.answers = self.turns = self.rounds = self.number = 0
        self.first = self.leader = -1
        self.lead_changes = self.last_change = 0
        self._turn: object = None
        self.scores: list[int] = []
        self.ending = ""
        self.decisions: list[tuple[int, int, int, int, str, int, str]] = []
        self.happened: list[tuple[int, str, str]] = []

    def begin(self, state: State) -> None:
        self.first = state.decisions[0].seat if state.decisions else 0
        self._read_events(state)

    def answer(self, state: State, decision: Decision, action: int) -> None:
        self._read_events(state)
        self.number += 1
        self.answers += len(decision.actions)
        turn = state.game.turn_of(state)
        if turn is not None and turn != self._turn:
            self._turn = turn
            self.turns += 1
            self.rounds = turn.round
            self._look_who_leads(state)
        if self.keeps_decisions:
            counted = (0, 0) if turn is None else (turn.number, turn.round)
            text = state.game.text(action)
            self.decisions.append((self.number, *counted, decision.seat, decision.name, len(decision.actions), text))

    def end(self, state: State) -> None:
        self._read_events(state)
        self._look_who_leads(state)
        self.scores = list(state.scores)

    def _look_who_leads(self, state: State) -> None:
        scores = state.scores
        most = max(scores)
        if scores.count(most) > 1:
            return
        leader = scores.index(most)
        if self.leader not in (-1, leader):
            self.lead_changes += 1
            self.last_change = self.number
        self.leader = leader

    def _read_events(self, state: State) -> None:
        """Only the last thing is remembered, unless all are wanted: a long game must not need much memory."""
        if not state.events:
            return
        self.ending = state.events[-1].kind
        if self.keeps_events:
            self.happened += [(self.number, event.kind, event.rule) for event in state.events]
        state.events = []
