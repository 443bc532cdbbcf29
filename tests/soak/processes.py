"""What the system tells of the server's processes."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path


def children_memory(pid: int) -> float:
    """Megabytes that the processes hold which this one started; 0 where the system does not tell."""
    found = 0.0
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            status = Path(f"/proc/{child}/status").read_text()
            resident = re.search(r"VmRSS:\s+(\d+) kB", status)
            found += int(resident[1]) / 1000 if resident else 0.0
    return found
