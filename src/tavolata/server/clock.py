"""The time of tables. It goes on evenly, whatever becomes of the clock on the wall, by which only what is kept or shown goes."""

from __future__ import annotations

import time
from collections.abc import Callable

#: The two clocks are read one after the other: so much between them means nothing.
_NOTHING = 0.1


class TableClock:
    """Counts seconds since 1970 as the wall clock had them when this clock was made, and from then on by itself.

    Pauses, clocks and absences are counted in its time. Whoever sets the wall clock back stops nothing.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._start = wall() - monotonic()

    def now(self) -> float:
        return self._start + self._monotonic()

    def wall_at(self, time: float) -> float:
        """What the wall clock shows then, if nobody sets it: for what is kept or shown."""
        return time + self._ahead()

    def time_of(self, wall: float) -> float:
        """When something happened that was kept with the time of the wall clock.

        It is over: if the wall clock has been set back since, and says that it is still to come, it was just now.
        """
        return min(self.now(), wall - self._ahead())

    def _ahead(self) -> float:
        """How much the wall clock is ahead of this one: it was set."""
        ahead = self._wall() - self._monotonic() - self._start
        return ahead if abs(ahead) > _NOTHING else 0.0
