"""Exchanges: replies that alternate until nobody wants to reply any more."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine.action import PASS
from tavolata.engine.saving import COUNT, Saved
from tavolata.engine.state import Question, S, Step

#: All seats of a table, by how many there are. Most exchanges end without a reply: lists made for each were a sixth of that.
_ALL_SEATS: Final = [list(range(players)) for players in range(33)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Question[S]):
    """Seats reply in turn. A reply resets the passes, so that a pass is not final; when all have passed in a row it is over.

    What a reply does lies on the agenda above the exchange, which goes on after it with the next seat; a reply may open
    another exchange. At *quick* tables a seat that has no reply passes without being asked; at *strict* tables it is asked
    if it might have one as far as the others can know.
    """

    __slots__ = ("passes",)

    saved: ClassVar[Saved] = (("passes", COUNT),)

    public: ClassVar[bool] = False

    def __init__(self, seat: int, passes: int = 0) -> None:
        super().__init__(seat)
        #: How many have passed since the last reply.
        self.passes = passes

    def parties(self, state: S) -> list[int]:
        """Who takes part, in the order of reply; all seats unless the game says otherwise. Not to be changed."""
        players = state.players
        return _ALL_SEATS[players] if players < len(_ALL_SEATS) else list(range(players))

    def replies(self, state: S, seat: int) -> list[int]:
        """What the seat can do now, in ascending order, without pass."""
        raise NotImplementedError

    def might_reply(self, state: S, seat: int) -> bool:
        """Whether the others must think it possible that the seat can reply."""
        raise NotImplementedError

    def reply(self, state: S, seat: int, action: int) -> None:
        """Carry a reply out."""
        raise NotImplementedError

    def on(self, seat: int, passes: int) -> Step[S]:
        """The same exchange, with another seat to reply."""
        raise NotImplementedError

    def passed(self, state: S) -> list[int]:
        """Who has passed since the last reply, the first one first: everybody knows."""
        parties = self.parties(state)
        if self.seat not in parties:
            return []
        place = parties.index(self.seat)
        return [parties[place - distance] for distance in range(min(self.passes, len(parties) - 1), 0, -1)]

    def is_relevant(self, state: S, seat: int, action: int) -> bool:
        # Where the game does not say which replies are worth a question, each is.
        return action != PASS

    def run(self, state: S) -> None:
        actions = self.options(state)
        if actions:
            state.ask(self, self.seat, actions)
            state.push(self)
        else:
            following = self._following(state, self.passes + 1)
            if following is not None:
                following.run(state)  # as if it were pushed: it would be the next to run

    def options(self, state: S) -> list[int]:
        actions = self.replies(state, self.seat)
        if actions or (state.strict and self.might_reply(state, self.seat)):
            return [PASS, *actions]
        return actions

    def answer(self, state: S, seat: int, action: int) -> None:
        if action == PASS:
            self._go_on(state, self.passes + 1)
            return
        self._go_on(state, 0)
        self.reply(state, seat, action)

    def _go_on(self, state: S, passes: int) -> None:
        following = self._following(state, passes)
        if following is not None:
            state.push(following)

    def _following(self, state: S, passes: int) -> Step[S] | None:
        """The next one's chance to reply; None: all have passed."""
        parties = self.parties(state)
        count = len(parties)
        if passes >= count:
            return None
        for place in range(count - 1):
            if parties[place] == self.seat:
                return self.on(parties[place + 1], passes)
        return self.on(parties[0], passes)

    def ability(self, action: int) -> str:
        return "" if action == PASS else self.name
