"""JSON, as it is kept and as it goes over the wire."""

from __future__ import annotations

from typing import Final

import msgspec

#: Made once: what is found in a module by name each time costs the compiled build as much as a short text.
_ENCODER: Final = msgspec.json.Encoder()


def encoded(value: object) -> bytes:
    """A value as it goes over the wire."""
    return _ENCODER.encode(value)


def encode(value: object) -> str:
    """A value as it is kept."""
    return _ENCODER.encode(value).decode()
