"""Information states: all that a seat has been shown since the game began, and what it has answered itself.

A view is what a seat may know now; an information state forgets nothing of the way there. Ordinary play keeps no such thing and
pays nothing for it. Whoever wants it plays through a ``Recall``, which keeps the answers, and plays the game again beside itself,
with everything told, as far as somebody asks.

>>> import tavolata
>>> from tavolata.adapters.recall import Recall
>>> game = Recall(tavolata.game("indy").new(players=2, seed=1))
>>> decision = game.state.decisions[0]
>>> game.play(decision.seat, decision.actions[0])
>>> answer = f"> shaman: {game.state.game.text(decision.actions[0])}"
>>> [answer in game.information(seat) for seat in (decision.seat, None)]
[True, False]
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavolata.engine import ANEW, State

_encode = msgspec.json.Encoder(order="sorted").encode


class Recall:
    """A game that remembers for each seat what it was shown. Seat None is a spectator."""

    __slots__ = ("_answers", "_origin", "_own", "_public", "_story", "state")

    def __init__(self, state: State) -> None:
        """From the state as it stands, which is played on."""
        self.state = state
        #: The game as the memory begins, never changed, and seat and action of each answer since.
        self._origin = state.clone()
        self._answers: list[tuple[int, int]] = []
        #: What was told before: to everybody, and to those seats of which more is known.
        self._public = ""
        self._own: dict[int, str] = {}
        #: As far as somebody asked.
        self._story: _Story | None = None

    def play(self, seat: int, action: int) -> None:
        """Answer, as ``state.play`` does."""
        self.state.play(seat, action)
        self._answers.append((seat, action))

    def information(self, seat: int | None) -> str:
        """The information state: equal in two games exactly if the seat has seen and done the same in both.

        The view as the memory begins, what the seat was told and answered since, and the view now: events leave out what a look
        at the table shows as well.
        """
        return self._told_so_far().information(-1 if seat is None else seat)

    def _told_so_far(self) -> _Story:
        if self._story is None:
            self._story = _Story(self._origin, self._public, self._own)
        self._story.go_on(self._answers)
        return self._story

    # Copies

    def clone(self) -> Recall:
        """An independent copy that remembers as much."""
        copy = Recall.__new__(Recall)
        copy.state = self.state.clone()
        copy._origin = self._origin
        copy._answers = self._answers[:]
        copy._public = self._public
        copy._own = self._own
        copy._story = None if self._story is None else self._story.clone()
        return copy

    def determinize(self, seat: int, seed: int) -> Recall:
        """A world that the seat cannot tell from this one, and in which it is asked the same (see ``State.determinize``).

        The seat remembers what it truly saw. What the others saw in secret is dealt anew like their cards: they remember what
        everybody was told, and what they hold now.
        """
        story = self._told_so_far()
        world = Recall(self.state.determinize(seat, seed, ANEW))
        world._public = story.told(-1) + "\n"
        world._own = {seat: story.told(seat)}
        return world

    def __copy__(self) -> Recall:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Recall:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What was told is told again when somebody asks."""
        return {name: getattr(self, name) for name in self.__slots__ if name != "_story"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self._story = None
        for name, value in saved.items():
            setattr(self, name, value)


class _Story:
    """A game played again with everything told, and as text what each seat heard of it. Seat -1 is a spectator."""

    __slots__ = ("_heard", "_log", "_origin", "_own", "_public", "_state", "_whole")

    def __init__(self, origin: State, public: str, own: dict[int, str]) -> None:
        self._origin = origin
        self._state = origin.clone()
        self._public = public
        self._own = own
        #: Each answer and what it led to. Entries are never changed: copies share them.
        self._log: list[_Chapter] = []
        #: What each seat has heard, and of how many entries.
        self._heard: dict[int, tuple[str, int]] = {}
        #: The last information state of each, and after how many entries.
        self._whole: dict[int, tuple[str, int]] = {}

    def clone(self) -> _Story:
        copy = _Story.__new__(_Story)
        copy._origin = self._origin
        copy._state = self._state.clone()
        copy._public = self._public
        copy._own = self._own
        copy._log = self._log[:]
        copy._heard = self._heard.copy()
        copy._whole = self._whole.copy()
        return copy

    def go_on(self, answers: list[tuple[int, int]]) -> None:
        """Up to these answers, of which the first ones are here already."""
        state = self._state
        for seat, action in answers[len(self._log) :]:
            decision = state.decision_of(seat)
            assert decision is not None
            state.events = []
            state.play(seat, action)
            self._log.append(_Chapter(seat, f"\n> {decision.name}: {state.game.text(action)}", state.events))
            state.events = None

    def told(self, seat: int) -> str:
        """All that the seat has been told and has answered."""
        if seat in self._heard:
            text, entries = self._heard[seat]
        else:
            text, entries = self._own.get(seat) or self._public + _view(self._origin, seat), 0
        if entries < len(self._log):
            text += "".join([chapter.heard_by(seat) for chapter in self._log[entries:]])
        self._heard[seat] = text, len(self._log)
        return text

    def information(self, seat: int) -> str:
        text, entries = self._whole.get(seat, ("", -1))
        if entries != len(self._log):
            decision = self._state.decision_of(seat)
            asked = "" if decision is None else f"\n? {decision.name}"
            text = f"seat {seat}\n{self.told(seat)}\n= {_view(self._state, seat)}{asked}"
            self._whole[seat] = text, len(self._log)
        return text


class _Chapter:
    """An answer and what it led to."""

    __slots__ = ("answer", "events", "seat")

    def __init__(self, seat: int, answer: str, events: list[Any]) -> None:
        self.seat = seat
        self.answer = answer
        self.events = events

    def heard_by(self, seat: int) -> str:
        """The own answer, and what one is shown. What others answer shows in that, or not at all."""
        viewer = None if seat < 0 else seat
        lines = ["\n" + _encode(event.seen_by(viewer)).decode() for event in self.events]
        return "".join([self.answer if seat == self.seat else "", *lines])


def _view(state: State, seat: int) -> str:
    return _encode(state.view(None if seat < 0 else seat)).decode()
