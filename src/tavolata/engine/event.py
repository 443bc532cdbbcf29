"""Events: what happened, for logs, screens, replays. Each knows when it is made who may see which part of it."""

from __future__ import annotations

from typing import Any


class Event:
    """Something that happened: its kind, what everybody sees, what some seats see besides, and the rule that made it so."""

    __slots__ = ("kind", "public", "rule", "seats", "secret")

    def __init__(
        self, kind: str, rule: str, public: dict[str, object], secret: dict[str, object], seats: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.public = public
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as that seat sees it (None: a spectator), as plain data."""
        seen: dict[str, object] = {"kind": self.kind, "rule": self.rule, **self.public}
        if seat in self.seats:
            seen.update(self.secret)
        return seen

    def dump(self) -> dict[str, object]:
        """The whole event as plain data, secrets included."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "public": self.public,
            "secret": self.secret,
            "seats": list(self.seats),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.rule, self.public, self.secret, self.seats)

    def __repr__(self) -> str:
        return f"<event {self.kind} {self.public} {self.secret} for {self.seats}>"


def load_event(data: object) -> Event:
    """The inverse of ``dump``. An AssertionError or KeyError means that it is none."""
    assert isinstance(data, dict)
    kind, rule, public, secret, seats = data["kind"], data["rule"], data["public"], data["secret"], data["seats"]
    assert isinstance(kind, str) and isinstance(rule, str)
    assert isinstance(public, dict) and isinstance(secret, dict) and isinstance(seats, list)
    return Event(kind, rule, public, secret, tuple(seats))
