"""An evening at a table without a network or a clock: people and bots answer, each at their time, and somebody looks on.

The same evening can be spent in a world that the one who looks on cannot tell from the true one. What they are told, and when,
must then be the same: the table itself may do nothing that tells the worlds apart.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from server.tables import NOW, table_at
from tavolata.engine import PASS, Decision, Game, State
from tavolata.engine.chance import Fast
from tavolata.server.table import Table
from tavolata.server.table.window import Window

#: How long a bot thinks at most: less than it waits before it answers in turn.
_LONGEST_THOUGHT = 0.1


#: Somebody could use something hidden: in a moment or a window, who, in which, and whether there was anything to use.
Chance = tuple[str, int, str, bool]


class Told(NamedTuple):
    """Something that the viewer was told: when, who is awaited then, and what happened."""

    at: float
    waiting: tuple[int, ...]
    events: str
    #: Who could react since what was told before: what a pause at a quick table may tell.
    could_react: frozenset[Chance]


class Choice(NamedTuple):
    """An answer in turn, and what the viewer saw of it."""

    question: str
    action: int
    events: str


class Unlike(Exception):
    """Nothing that looks the same can be answered in this world."""


class Evening:
    """A table at which the game stands as given. The evening goes on until so much was told or it is over."""

    def __init__(
        self, state: State, kinds: str, viewer: int | None, habits: int, luck: int, settings: dict[str, Any]
    ) -> None:
        orders: dict[int, dict[str, str]] = settings.pop("orders", {})
        state.chance = Fast(luck)
        self.table: Table = table_at(state, kinds, options=state.options, **settings)
        for seat, order in orders.items():
            self.table.seats[seat].orders = order  # type: ignore[assignment]  # a test may give any text
        self.viewer = viewer
        #: How long people think in turn is their own, and so the same in every world; all else may differ.
        self._habits = habits
        self._whims = f"{habits} {state.dump()}"
        self.told: list[Told] = []
        self.choices: dict[tuple[int, int], Choice] = {}
        self._asked: dict[tuple[str, int, int, int], float] = {}
        self._counts = [0] * state.players
        self._now = NOW
        self._could_react: set[Chance] = set()
        self._like: Evening | None = None

    def spend(self, most: int, like: Evening | None = None) -> None:
        """Answer and wait until so much was told. ``like``: an evening in another world, whose choices are made again."""
        self._like = like
        for _ in range(60 * most):
            if len(self.told) >= most or self.table.over:
                return
            self._look()
            steps = self._steps()
            if not steps:
                raise AssertionError("nothing happens any more")
            at, _, seat, decision = min(steps, key=lambda step: step[:3])
            self._now = max(self._now, at)
            if decision is None:
                self._wake()
            else:
                self._answer(seat, decision)

    def _steps(self) -> list[tuple[float, int, int, Decision | None]]:
        """What could happen next, and when: the table by itself, a bot, a person."""
        table, window = self.table, self.table.window
        assert window is not None
        found: list[tuple[float, int, int, Decision | None]] = []
        at = table.wake_at()
        if at is not None:
            found.append((at, 0, -1, None))
        for decision in table.bot_decisions():
            thought = self._first_asked("bot", decision) + self._whim(decision) * _LONGEST_THOUGHT
            unseen = decision.public and table.is_unseen(decision, self._action(decision))
            found.append(
                (thought if unseen else max(thought, table.bot_answers_at(decision)), 1, decision.seat, decision)
            )
        for seat in table.seats:
            if seat.kind != "person":
                continue
            reaction, question = table.reaction_of(seat.number), table.question_of(seat.number)
            if reaction is not None and (
                table.auto_answers.must_answer(window, reaction) or self._whim(reaction) < 0.5
            ):
                delay = 4 * self._whim(reaction)
                found.append((self._first_asked("reaction", reaction) + delay, 2, seat.number, reaction))
            if question is not None and table.auto_answers.answer_for(window, seat.number, self._now) is None:
                delay = random.Random(f"{self._habits} {seat.number} {self._counts[seat.number]}").uniform(0.1, 6)
                # However many steps of an answer nobody sees, whoever takes them decides when the last one is done.
                unseen = table.is_unseen(question, self._action(question))
                at = self._now if unseen else self._first_asked("question", question) + delay
                found.append((at, 2, seat.number, question))
        return found

    def _first_asked(self, who: str, decision: Decision) -> float:
        version = self.table.v if who == "bot" else 0
        number = decision.id
        if who == "question" and self.table.game.is_in_secret(decision):
            number, version = -1, self.table.v
        return self._asked.setdefault((who, decision.seat, number, version), self._now)

    def _whim(self, decision: Decision) -> float:
        """Something between 0 and 1 that is another in another world, but for the one who looks on, who cannot tell them apart."""
        world = str(self._habits) if decision.seat == self.viewer else self._whims
        return random.Random(f"{world} {decision.seat} {decision.id}").random()

    def _wake(self) -> None:
        if self.table.wake(self._now) is not None:
            self._hear()

    def _answer(self, seat: int, decision: Decision) -> None:
        action, table = self._choose(decision) if decision.public else PASS, self.table
        if decision.public and not table.is_unseen(decision, action):
            self._counts[seat] += 1
        if table.act(seat, decision.id, action, table.v, None, self._now) is not None:
            self._hear()

    def _choose(self, decision: Decision) -> int:
        """Give an answer in turn."""
        action = self._action(decision)
        key = (decision.seat, self._counts[decision.seat])
        self.choices[key] = Choice(decision.name, action, self._seen_of(decision, action))
        return action

    def _action(self, decision: Decision) -> int:
        """An answer in turn: nobody reacts, most do without, and in the other world they do what looks the same."""
        key = (decision.seat, self._counts[decision.seat])
        if self._like is None:
            in_secret = self.table.game.is_in_secret(decision)
            lots = random.Random(f"{self._habits} {key} {decision.id}" if in_secret else f"{self._habits} {key}")
            if in_secret:
                # Whoever answers in secret has enough at some time: the last answer ends it.
                return decision.actions[-1] if lots.random() < 0.2 else lots.choice(decision.actions)
            return decision.actions[0] if lots.random() < 0.7 else lots.choice(decision.actions)
        chosen = self._like.choices.get(key)
        if chosen is None:
            raise Unlike
        assert decision.name == chosen.question, f"asked {decision.name}, in the other world {chosen.question}"
        return self._looking_like(decision, chosen)

    def _looking_like(self, decision: Decision, chosen: Choice) -> int:
        for action in [chosen.action, *decision.actions]:
            if action in decision.actions and self._seen_of(decision, action) == chosen.events:
                return action
        if chosen.action in decision.actions:
            return chosen.action  # only what the cards bring will tell the worlds apart, not when
        raise Unlike

    def _seen_of(self, decision: Decision, action: int) -> str:
        """What the viewer would see of an answer."""
        shown = self.table.shown
        assert shown is not None
        after = shown.clone()
        after.events = []
        after.play(decision.seat, action)
        return str([event.seen_by(self.viewer) for event in after.events])

    def _hear(self) -> None:
        """An entry was made, and with it those that follow without a pause."""
        table = self.table
        while True:
            self._look()
            if table.showed:
                log = table.log_for(self.viewer, table.v - 1)
                events = str([entry.events for entry in log])
                self.told.append(Told(round(self._now - NOW, 6), tuple(table.waiting), events, self.could_react_since))
                self._could_react = set()
            elif self.viewer in table.asked_anew:
                self.told.append(Told(round(self._now - NOW, 6), tuple(table.waiting), "asked", self.could_react_since))
            if table.wake(self._now) is None:
                return

    @property
    def could_react_since(self) -> frozenset[Chance]:
        """Who could react since something was told last."""
        return frozenset(self._could_react)

    def _look(self) -> None:
        window = self.table.window
        if window is not None and not window.state.over:
            self._could_react |= windows_in(window)


def windows_in(window: Window) -> set[Chance]:
    """Who could use something hidden from here to the question that is shown."""
    found: set[Chance] = {("moment", reaction.seat, reaction.name, True) for reaction in window.reactions}
    state, played = window.state.clone(), 0
    if window.has_reaction:
        return found
    while True:
        decisions = state.decisions
        if decisions[0].public and decisions[0].question.is_window(state):
            found.add(("window", decisions[0].seat, decisions[0].name, len(decisions[0].actions) > 1))
        if played == len(window.folded):
            return found
        for seat, action in window.folded[played : played + len(decisions)]:
            state.play(seat, action)
        played += len(decisions)


def compare(
    game: Game, state: State, viewer: int | None, lots: random.Random, reactions: str, most: int
) -> tuple[int, str]:
    """Spend the evening in the true world and in one dealt anew for the viewer. How much was compared, and what differs."""
    kinds = "".join(lots.choice("ppb") for _ in range(state.players))
    if "p" not in kinds:
        kinds = "p" + kinds[1:]
    # Whatever a seat has told the table, but not to use something by itself: in another world there is nothing to use.
    orders = {
        seat: {
            ability.name: lots.choice([order for order in ability.orders if order != "use"])
            for ability in game.abilities
            if lots.random() < 0.7
        }
        for seat in range(state.players)
        if lots.random() < 0.6
    }
    habits, luck = lots.getrandbits(30), lots.getrandbits(30)
    other = state.determinize(viewer, lots.getrandbits(30))
    evenings = [
        Evening(world, kinds, viewer, habits, luck, {"reactions": reactions, "orders": orders})
        for world in (state.clone(), other)
    ]
    true, guessed = evenings
    true.spend(most)
    problem = ""
    try:
        guessed.spend(most, true)
    except Unlike:
        pass
    except AssertionError as unlike:
        problem = str(unlike)
    for number, (mine, theirs) in enumerate(zip(true.told, guessed.told, strict=False)):
        if reactions == "quick" and _may_differ(mine.could_react, theirs.could_react, viewer):
            return number, ""
        if (mine.at, mine.waiting) != (theirs.at, theirs.waiting) and not _luck_differs(mine, theirs):
            return number, f"{kinds} as {viewer}: {mine} in the true world, {theirs} in the other"
        if mine.events != theirs.events:
            return number + 1, ""
    compared = min(len(true.told), len(guessed.told))
    if problem and reactions == "quick" and compared < len(true.told):
        since = guessed.could_react_since
        if since - true.told[compared].could_react or _may_differ(since, since, viewer):
            problem = ""
    return compared, problem


def _may_differ(mine: frozenset[Chance], theirs: frozenset[Chance], viewer: int | None) -> bool:
    """Whether a pause at a quick table may tell something here: somebody else could react, at a time of their own."""
    return mine != theirs or any(kind == "moment" and seat != viewer for kind, seat, *_ in mine)


def _luck_differs(mine: Told, theirs: Told) -> bool:
    """The same time, and other cards, after which another seat may be awaited."""
    return mine.at == theirs.at and mine.events != theirs.events
