"""Taking back: one's own last choice, at once or with the others' consent. An entry of its own, nothing is deleted."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

from tavolata.engine import NotYourDecision, State
from tavolata.server.entries import Entry
from tavolata.server.table.answered import Answered
from tavolata.server.table.journal import KEPT_VERSIONS, Past
from tavolata.server.table.laid import Wish


class TakenBack(Answered):
    """A table that can go back."""

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat has a last choice that could be taken back."""
        if self.stage != "playing":
            return False
        return seat in self.held or ((target := self._last_choice(seat)) is not None and not self._turned_over(target))

    def _last_choice(self, seat: int) -> Past | None:
        """The table before the seat's last choice, if it is kept and was not taken back already."""
        for logged in reversed(self.log):
            if logged.v <= self.v - KEPT_VERSIONS:
                break
            if logged.undone_to == logged.v and logged.seat != seat:
                continue  # another took back what nobody saw
            if logged.undone_to is not None:
                return None  # one take-back at a time: what lies before is another story
            if logged.seat == seat:
                return next((past for past in self.past if past.n == logged.n - 1), None)
        return None

    def take_back(self, seat: int, present: list[int], now: float) -> Entry | None:
        """Take the last choice back at once if nobody has acted since and nothing came to light, else ask the others."""
        if seat in self.held:
            del self.held[seat]
            return None
        target = self._last_choice(seat)
        if self.stage != "playing" or target is None:
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.game.name)
        if target.v == self.v and any(logged.n > target.n and logged.seat != seat for logged in self.log):
            # What nobody saw goes back without anybody seeing it, and so never past what another did.
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.game.name)
        seen = self._revealed_since(target.state)
        if self._turned_over(target) or (self.settings.daily and seen):
            # In the daily challenge everybody has the same cards, and nobody a second look.
            raise NotYourDecision("error-turned-over", {}, game=self.game.name)
        if not self._others_acted(target, seat) and not seen:
            return self.undo(seat, target.n, now)
        asked = [other for other in present if other != seat]
        if not asked:
            return self.undo(seat, target.n, now)
        self.wish = Wish(seat, target.n, [], asked)
        return None

    def _turned_over(self, target: Past) -> bool:
        """Whether a card was turned over by the choice: no consent makes that unseen."""
        state, decks = self.state, self.game.decks
        return state is not None and decks is not None and decks.revealed_between(target.state, state)

    def _others_acted(self, target: Past, seat: int) -> bool:
        """Whether another seat has acted since, as far as this one may know: secret answers do not count."""
        version = target.v
        for logged in self.log:
            if logged.n > target.n:
                if logged.v != version and logged.seat != seat:
                    return True
                version = logged.v
        return False

    def consent(self, seat: int, yes: bool, now: float) -> Entry | None:
        """Another seat's answer to the wish to take back; the last yes carries it out, one no ends it."""
        wish = self.wish
        if wish is None or seat not in wish.asked:
            raise NotYourDecision("error-no-wish", {}, game=self.game.name)
        if not yes:
            self.wish = None
            return None
        wish.asked.remove(seat)
        wish.agreed.append(seat)
        if wish.asked:
            return None
        if all(past.n != wish.to for past in self.past):
            self.wish = None
            raise NotYourDecision("error-nothing-to-take-back", {}, game=self.game.name)
        return self.undo(wish.seat, wish.to, now)

    def undo(self, seat: int, to: int, now: float) -> Entry:
        """Go back to an entry: an entry of its own, nothing is deleted."""
        target = next(past for past in self.past if past.n == to)
        reactions = self.reactions()
        self.state = target.state.clone()
        self.asked_anew = self._changed(reactions)
        self.n += 1
        # What nobody saw is taken back without anybody seeing it.
        self.fresh, self.showed = [], target.v != self.v
        if self.showed:
            self.v += 1
            self.since = now
            self.wish = None
            self.drop_held()
        entry = Entry(self.id, self.n, self.v, seat, str(to), "[]", None, now)
        self._remember(entry)
        self.past = deque(past for past in self.past if past.n < to)
        self._settle()
        if self.showed:
            self._mark_questions()
        return entry

    def _revealed_since(self, before: State) -> bool:
        """Whether anybody has seen a component, or chance has been asked, since then."""
        state = self.state
        assert state is not None
        if state.chance.dump() != before.chance.dump():
            return True
        components = self.game.components
        known = set(components.names) if components else set()
        for seat in (None, *range(self.players)):
            earlier, later = before.view(seat), state.view(seat)
            if not known and earlier != later:
                return True
            if Counter(_names(later, known)) - Counter(_names(earlier, known)):
                return True
        return False


def _names(value: object, known: set[str]) -> Iterable[str]:
    """All components named in a view."""
    if isinstance(value, str):
        if value in known:
            yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _names(part, known)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names(part, known)
