"""Many games: simulate them and count, and measure how fast they run."""

from __future__ import annotations

from tavolata.lab.report import Failure, Report, Share, wilson
from tavolata.lab.simulate import DECISION_CAP, SimulationError, game_seed, simulate

__all__ = ["DECISION_CAP", "Failure", "Report", "Share", "SimulationError", "game_seed", "simulate", "wilson"]
