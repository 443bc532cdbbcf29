"""What an experiment writes down of each game: rows of plain columns, the same in every game."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.engine import Decision, Event, State
from tavolata.engine.parts import Told
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
    #: The seat that was alone in front after a quarter, a half and three quarters of the decisions; -1: nobody was.
    leader_25: int
    leader_50: int
    leader_75: int


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
    #: What the seat played as, where a game has such a thing: its first character.
    role: str


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
    #: The verbs of all legal answers, each once.
    offered: str


class EventRecord(NamedTuple):
    """Something that happened in such a game, as everybody was told it."""

    match: int
    deal: int
    rotation: int
    #: The decision that it followed; 0: it was before the first one.
    decision: int
    kind: str
    rule: str


class CardRecord(NamedTuple):
    """A card that a seat saw in a game of which cards are written down, in notation."""

    match: int
    deal: int
    rotation: int
    seat: int
    card: str
    #: Whether it was in the seat's first hand.
    opening: bool
    #: How often it came before the seat, and how often the seat used it.
    seen: int
    used: int


class EstimateRecord(NamedTuple):
    """How likely a seat was to win at a moment of a game that was judged afterwards, as a strong bot sees it."""

    match: int
    deal: int
    rotation: int
    #: After so many decisions, and which share of the game that was.
    number: int
    progress: float
    seat: int
    #: All seats together 1; and its standard error.
    chance: float
    error: float


class CardCount:
    """What a seat had of a card."""

    __slots__ = ("opening", "seen", "used")

    def __init__(self) -> None:
        self.opening = False
        self.seen = self.used = 0


class Notes(Watcher):
    """What a game is asked while it is played."""

    def __init__(self, decisions: bool, events: bool, cards: bool = False, answers: bool = False) -> None:
        self.keeps_decisions = decisions
        self.keeps_events = events
        self.keeps_cards = cards
        self.keeps_answers = answers
        #: The game as it began, and seat and action of every answer: for whoever looks at it again.
        self.start: State | None = None
        self.given: list[tuple[int, int]] = []
        self.events = True
        self.answers = self.turns = self.rounds = self.number = 0
        self.first = self.leader = -1
        self.lead_changes = self.last_change = 0
        self._turn: object = None
        self.scores: list[int] = []
        self.ending = ""
        #: From which decision on which seat was alone in front; -1: nobody.
        self.leaders: list[tuple[int, int]] = []
        #: By seat, where the game tells.
        self.roles: dict[int, str] = {}
        self.cards: dict[tuple[int, str], CardCount] = {}
        self._has_hand: set[int] = set()
        self.decisions: list[tuple[int, int, int, int, str, int, str, str]] = []
        self.happened: list[tuple[int, str, str]] = []

    def begin(self, state: State) -> None:
        self.first = state.decisions[0].seat if state.decisions else 0
        if self.keeps_answers:
            self.start = state.clone()
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
        if self.keeps_answers:
            self.given.append((decision.seat, action))
        if self.keeps_decisions:
            counted = (0, 0) if turn is None else (turn.number, turn.round)
            notation = state.game.notation
            offered = " ".join(dict.fromkeys(notation.verb(one).name for one in decision.actions))
            asked = (decision.seat, decision.name, len(decision.actions))
            self.decisions.append((self.number, *counted, *asked, notation.text(action), offered))

    def end(self, state: State) -> None:
        self._read_events(state)
        self._look_who_leads(state)
        self.scores = list(state.scores)

    def leader_after(self, share: float) -> int:
        """Who was alone in front after this share of the decisions; -1: nobody."""
        found = -1
        for since, leader in self.leaders:
            if since > share * self.number:
                break
            found = leader
        return found

    def _look_who_leads(self, state: State) -> None:
        scores = state.scores
        most = max(scores)
        leader = scores.index(most) if scores.count(most) == 1 else -1
        if not self.leaders or self.leaders[-1][1] != leader:
            self.leaders.append((self.number, leader))
        if leader == -1:
            return
        if self.leader not in (-1, leader):
            self.lead_changes += 1
            self.last_change = self.number
        self.leader = leader

    def _read_events(self, state: State) -> None:
        """Only the last thing is remembered, unless all are wanted: a long game must not need much memory."""
        if not state.events:
            return
        self.ending = _ending(state.events[-1], state.game.traces.ending)
        self._read_traces(state)
        if self.keeps_events:
            self.happened += [(self.number, event.kind, event.rule) for event in state.events]
        state.events = []

    def _read_traces(self, state: State) -> None:
        """Characters, and the cards that seats see and use, as the game's events tell them."""
        traces = state.game.traces
        for event in state.events or ():
            kind = event.kind
            if kind in traces.role:
                self.roles.setdefault(_seat(event), _named(event, traces.role[kind])[0])
            if not self.keeps_cards:
                continue
            if kind in traces.seen:
                self._saw(event, traces.seen[kind], kind == traces.hand)
            if kind in traces.used:
                for card in _named(event, traces.used[kind]):
                    self._count(_seat(event), card).used += 1

    def _saw(self, event: Event, field: str, is_hand: bool) -> None:
        seat = _seat(event)
        opening = is_hand and seat not in self._has_hand
        if opening:
            self._has_hand.add(seat)
        for card in _named(event, field):
            count = self._count(seat, card)
            count.seen += 1
            count.opening |= opening

    def _count(self, seat: int, card: str) -> CardCount:
        return self.cards.setdefault((seat, card), CardCount())


def _seat(event: Event) -> int:
    seat = event.public["seat"]
    assert isinstance(seat, int)
    return seat


def _named(event: Event, field: str) -> list[str]:
    """The components in a field of an event, whoever may see it."""
    value = event.secret[field] if field in event.secret else event.public[field]
    named = value if isinstance(value, list) else [value]
    return [one.partition(".")[0] for one in named if isinstance(one, str)]


def _ending(event: Event, told: Told) -> str:
    """The kind of the event, and how it came to it where that is told: ``won: command``."""
    return f"{event.kind}: {event.public[told[event.kind]]}" if event.kind in told else event.kind
