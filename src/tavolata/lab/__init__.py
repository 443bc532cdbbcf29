"""Many games: simulate them and count, and measure how fast they run."""

from __future__ import annotations

from tavolata.lab.report import Failure, Report, Share, wilson
from tavolata.lab.simulate import SimulationError, game_seed, simulate

__all__ = ["Failure", "Report", "Share", "SimulationError", "game_seed", "simulate", "wilson"]
