"""The hours in which somebody wants to be left in peace."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import NamedTuple
from zoneinfo import ZoneInfo


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; where the system does not know it, its own: host and guests mostly live in the same one."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return datetime.now().astimezone().tzinfo or UTC


class QuietHours(NamedTuple):
    """From one hour of the day to another; the same hour twice: none."""

    start: int
    end: int
    zone: str

    def over_at(self, now: float) -> float:
        """When somebody may be called: now, or when the quiet hours that it falls into are over (seconds since 1970)."""
        if self.start == self.end:
            return now
        here = datetime.fromtimestamp(now, zone_of(self.zone))
        inside = (
            self.start <= here.hour < self.end
            if self.start < self.end
            else here.hour >= self.start or here.hour < self.end
        )
        if not inside:
            return now
        end = here.replace(hour=self.end, minute=0, second=0, microsecond=0)
        # Tomorrow by the calendar, not in 24 hours: the clocks may change in between.
        return (end if end > here else end + timedelta(days=1)).timestamp()
