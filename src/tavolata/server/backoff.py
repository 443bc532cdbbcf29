"""How long to wait before something that failed is tried again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

#: The first wait in seconds, and the longest.
FIRST = 0.25
LONGEST = 12.0


class Backoff:
    """Waits that double from one failure to the next up to a longest one; a random part keeps many from acting in step."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self._first = first
        self._longest = longest
        self.failures = 0

    def failed(self) -> float:
        """One more failure: how many seconds to wait now."""
        # The exponent has a limit too: nobody counts to 2 ** 1000.
        wait = min(self._longest, self._first * 2.0 ** min(self.failures, 30))
        self.failures += 1
        return wait * random.uniform(0.5, 1.0)

    def worked(self) -> None:
        self.failures = 0


class Pause:
    """Keeps what failed from being tried again too soon."""

    def __init__(self) -> None:
        self._backoff = Backoff()
        self._timer: asyncio.TimerHandle | None = None
        #: Whether nothing is tried just now.
        self.on = False

    @property
    def failures(self) -> int:
        """How often it failed since it last worked."""
        return self._backoff.failures

    def begin(self, over: Callable[[], None]) -> None:
        """It failed: wait. ``over`` is called when it may be tried again, and decides whether it is."""
        self.cancel()
        self.on = True
        self._timer = asyncio.get_running_loop().call_later(self._backoff.failed(), over)

    def end(self) -> None:
        """It is tried again."""
        self.cancel()
        self.on = False

    def worked(self) -> None:
        if self.on or self._backoff.failures:
            self._backoff.worked()
            self.end()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
