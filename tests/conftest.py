"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# The machine may be busy: a slow example is not a defect. Derandomized, so that a run is green or red, not both.
# How quickly examples are made is the machine's affair.
settings.register_profile("tavolata", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tavolata")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One loud line for each thing that could not be tested on this machine."""
    reasons = {
        str(report.longrepr[2]).removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    }
    for reason in sorted(reason for reason in reasons if reason.startswith("NOT TESTED")):
        terminalreporter.write_line(reason, yellow=True, bold=True)
