"""How far a long run is, how long it will take, and what it found: the same for all of them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

#: Seconds between two lines of progress.
_TELL_SECONDS = 15.0
#: Problems that are told; what is broken is often broken a thousand times.
_MOST_TOLD = 50

Figures = dict[str, Any]


class Problems(list[str]):
    """What must not be. Told at once: a long run may be stopped before its end."""

    def append(self, problem: str) -> None:
        super().append(problem)
        if len(self) <= _MOST_TOLD:
            print(f"PROBLEM: {problem}", file=sys.stderr, flush=True)


class Progress:
    """Tells now and then how much is done and how much time is left. A run ends when it has done all, or at its time."""

    def __init__(self, total: int, unit: str, seconds: float, quiet: bool = False) -> None:
        self.total = total
        self.unit = unit
        self.seconds = seconds
        self.done = 0
        self._quiet = quiet
        self._began = time.monotonic()
        self._told = self._began

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self._began

    @property
    def is_over(self) -> bool:
        return self.done >= self.total or self.elapsed >= self.seconds

    def add(self, count: int = 1, **known: object) -> None:
        self.done += count
        now = time.monotonic()
        if self._quiet or now - self._told < _TELL_SECONDS:
            return
        self._told = now
        by_count = self.elapsed * (self.total - self.done) / max(1, self.done)
        left = max(0.0, min(by_count, self.seconds - self.elapsed))
        what = ", ".join(f"{name} {value}" for name, value in known.items())
        print(
            f"{self.done:,}/{self.total:,} {self.unit}, {_clock(self.elapsed)} gone, {_clock(left)} left"
            f"{f'; {what}' if what else ''}",
            file=sys.stderr,
            flush=True,
        )


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed; 0 where there are none."""
    found = sorted(values)
    return found[min(len(found) - 1, int(len(found) * part))] if found else 0.0


def milliseconds(values: Sequence[float]) -> dict[str, float]:
    """How long something took that was measured in seconds."""
    return {
        "median": round(1000 * share(values, 0.5), 1),
        "p99": round(1000 * share(values, 0.99), 1),
        "longest": round(1000 * max(values, default=0.0), 1),
    }


def expect(figures: Figures, name: str, wanted: int) -> None:
    """A run that its time or an accident ended before it had done all has not shown what it was to show."""
    if figures[name] < wanted:
        figures["problems"].append(f"only {figures[name]:,} of {wanted:,} {name}")


def command(about: str, run: Callable[[argparse.Namespace], Figures], **usual: float | str) -> int:
    """A run from the command line: its arguments with what is usual, its figures as JSON; fails where ``problems`` are found."""
    reader = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in usual.items():
        reader.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value, help=f"usual: {value!r}")
    figures = run(reader.parse_args())
    figures["problems"] = figures["problems"][:_MOST_TOLD]
    print(json.dumps(figures, indent=1))
    return 1 if figures["problems"] else 0
