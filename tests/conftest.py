"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# The machine may be busy: a slow example is not a defect. Derandomized, so that a run is green or red, not both.
settings.register_profile("tavolata", deadline=None, derandomize=True)
settings.load_profile("tavolata")
