"""Many games: simulate them and count, and measure how fast they run."""

from __future__ import annotations

from tavolata.lab.playing import game_seed
from tavolata.lab.pool import SimulationError
from tavolata.lab.report import Failure, Report, Share, wilson
from tavolata.lab.results import LAB_COMMAND, Results, missing_packages, read
from tavolata.lab.simulate import simulate

__all__ = [
    "LAB_COMMAND",
    "Failure",
    "Report",
    "Results",
    "Share",
    "SimulationError",
    "game_seed",
    "missing_packages",
    "read",
    "simulate",
    "wilson",
]
