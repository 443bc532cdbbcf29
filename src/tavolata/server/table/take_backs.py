"""Taking back: one's own last choice, at once or with the others' consent. An entry of its own, nothing is deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tavolata.engine import NotYourDecision, State
from tavolata.server import wire
from tavolata.server.entries import StoredTable
from tavolata.server.table.encoding import encode
from tavolata.server.table.journal import KEPT_VERSIONS, Journal, PastState
from tavolata.server.table.setup import TableSetup


class TakeBackRequest(NamedTuple):
    """Somebody asks to take back: to which entry, who has agreed, who is still asked."""

    seat: int
    to: int
    agreed: list[int]
    asked: list[int]


class TakeBacks:
    """Who may take back what, and the request that the others are asked about."""

    def __init__(self, setup: TableSetup, journal: Journal, stored: StoredTable) -> None:
        self._setup = setup
        self._journal = journal
        self.request: TakeBackRequest | None = None
        #: Whether the row in the database holds a request: the next entry takes it away.
        self.in_database = False
        self.read(stored)

    def read(self, stored: StoredTable) -> None:
        """The request as the database holds it, if there is one."""
        saved: str = stored.row.get("wish") or ""
        self.request = msgspec.json.decode(saved, type=TakeBackRequest) if saved else None
        self.in_database = self.request is not None

    def to_save(self) -> str:
        """The request as the database is to hold it."""
        return encode(self.request) if self.request is not None else ""

    @property
    def has_ended(self) -> bool:
        """Whether the request that the database holds is answered, or has come to nothing."""
        return self.in_database and self.request is None

    @property
    def has_lost_way(self) -> bool:
        """Whether the state that is asked for is not in memory any more: this process was started since."""
        return self.request is not None and self._journal.past_at(self.request.to) is None

    def forget(self) -> None:
        """Nothing that happened so far can be taken back any more."""
        self.request = None
        self.in_database = False
        self._journal.forget_from(0)

    def info(self) -> wire.TakeBackWish | None:
        """The request as everybody may know it."""
        request = self.request
        return wire.TakeBackWish(request.seat, request.agreed, request.asked) if request else None

    def is_possible(self, state: State, seat: int) -> bool:
        """Whether the seat has a last choice that could be taken back."""
        target = self._last_choice(seat)
        return target is not None and not self._seen_for_good(target, state, seat)

    def ask(self, state: State, seat: int, present: list[int]) -> PastState | None:
        """Where to go back to at once, if nobody has acted since and nothing came to light; None: the others are asked."""
        target = self._last_choice(seat)
        if self._setup.stage != "playing" or target is None:
            raise self._refusal("error-nothing-to-take-back")
        journal = self._journal
        if target.v == journal.v and any(line.n > target.n and line.seat != seat for line in journal.log):
            # What nobody saw goes back without anybody seeing it, and so never past what another did.
            raise self._refusal("error-nothing-to-take-back")
        revealed = self._revealed_since(target.state, state)
        if self._seen_for_good(target, state, seat) or (self._setup.settings.daily and revealed):
            # In the daily challenge everybody has the same cards, and nobody a second look.
            raise self._refusal("error-turned-over")
        asked = [other for other in present if other != seat]
        if not asked or (not revealed and not self._others_acted(target, seat)):
            return target
        self.request = TakeBackRequest(seat, target.n, [], asked)
        return None

    def consent(self, seat: int, yes: bool) -> PastState | None:
        """Another seat's answer to the request; the last yes says where to go back to, one no ends it."""
        request = self.request
        if request is None or seat not in request.asked:
            raise self._refusal("error-no-wish")
        if not yes:
            self.request = None
            return None
        request.asked.remove(seat)
        request.agreed.append(seat)
        if request.asked:
            return None
        target = self._journal.past_at(request.to)
        if target is None:
            self.request = None
            raise self._refusal("error-nothing-to-take-back")
        return target

    def _refusal(self, key: str) -> NotYourDecision:
        return NotYourDecision(key, {}, game=self._setup.game.name)

    def _last_choice(self, seat: int) -> PastState | None:
        """The game before the seat's last choice, if it is kept and was not taken back already."""
        journal = self._journal
        for line in reversed(journal.log):
            if line.v <= journal.v - KEPT_VERSIONS:
                break
            if line.undone_to is not None:
                if line.undone_to == line.v and line.seat != seat:
                    continue  # another took back what nobody saw
                return None  # one take-back at a time: what lies before is another story
            if line.seat == seat:
                return journal.past_at(line.n - 1)
        return None

    def _others_acted(self, target: PastState, seat: int) -> bool:
        """Whether another seat has acted since, as far as this one may know: secret answers do not count."""
        version = target.v
        for line in self._journal.log:
            if line.n > target.n:
                if line.v != version and line.seat != seat:
                    return True
                version = line.v
        return False

    def _seen_for_good(self, target: PastState, state: State, seat: int) -> bool:
        """Whether the choice showed the seat what was hidden: no consent makes that unseen."""
        return self._setup.game.seen_for_good(target.state, state, seat)

    def _revealed_since(self, before: State, state: State) -> bool:
        """Whether anybody has seen a component, or chance has been asked, since then."""
        if state.chance.dump() != before.chance.dump():
            return True
        components = self._setup.game.components
        known = set(components.names) if components else set()
        for seat in (None, *range(self._setup.players)):
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
