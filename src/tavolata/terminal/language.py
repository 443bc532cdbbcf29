"""Which language to speak: the one asked for, else the one of the environment, else Italian."""

from __future__ import annotations

import locale
from collections.abc import Mapping

#: Locales that say nothing about a person.
_NEUTRAL = ("", "C", "POSIX")


def language_of(environ: Mapping[str, str]) -> str:
    """Italian for an Italian or a neutral environment; English for everybody else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "").split(".")[0]
        if value:
            return _language(value)
    return _language((locale.getlocale()[0] or "").split(".")[0])  # Windows sets none of these variables


def _language(value: str) -> str:
    return "it" if value in _NEUTRAL or value.lower().startswith("it") else "en"
