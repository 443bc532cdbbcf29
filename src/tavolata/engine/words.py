"""Words: every sentence a person reads comes from Fluent files, one pair (it.ftl, en.ftl) for each part of the house.

``Words("it", "indy")`` knows the words common to all games and those of Indy. Code holds keys, never sentences.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec

from fluent.runtime import FluentBundle, FluentResource

from tavolata.engine.errors import SetupError, TavolataError
from tavolata.engine.grammar import FUNCTIONS

LANGUAGES = ("it", "en")

#: What somebody typed is quoted up to here; what the house itself lists is said in full, by these names.
_LONGEST = 200
_OWN_LISTS = ("known", "problems")
#: After an abbreviation, as "44 a.C.", a sentence has no full stop of its own.
_TWO_STOPS = re.compile(r"(?<=\w)\.\.(?=\s|$)")
#: A number below zero has a minus, not a hyphen.
_HYPHEN_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")

#: Packages whose words every game needs: the errors of the engine, then what all tables say, then the online ones.
_COMMON = ("tavolata.engine", "tavolata", "tavolata.server")


class Words:
    """The words of one language, for one game or for none."""

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise SetupError("error-language", {"value": str(language), "known": ", ".join(LANGUAGES)})
        self.language = language
        self.game = game
        self._bundle = _bundle(language, package_of(game))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The sentence behind a key. A missing key is a defect, shown as the key itself so that it is seen."""
        if not self._bundle.has_message(key):
            return f"[{key}]"
        message = self._bundle.get_message(key)
        if message.value is None:
            return f"[{key}]"
        shown = {name: _shown(value) for name, value in (args or {}).items()}
        text, problems = self._bundle.format_pattern(message.value, shown)
        return f"[{key}: {problems[0]}]" if problems else _typeset(str(text))

    def keys(self) -> list[str]:
        """All keys, for checks."""
        return sorted(self._bundle._messages)


def _typeset(text: str) -> str:
    return _HYPHEN_MINUS.sub("−", _TWO_STOPS.sub(".", text))


def _shown(value: object) -> object:
    """A value as a sentence can hold it: no number beyond what can be formatted."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 1 << 63:
        return str(value)
    return value


def quoted(details: Mapping[str, object]) -> dict[str, object]:
    """What a complaint names: it may be what somebody typed, and that has no end; a line or two of it will do."""
    return {name: value if name in _OWN_LISTS else _cut(value) for name, value in details.items()}


def _cut(value: object) -> object:
    shown = _shown(value)
    return shown[:_LONGEST] + "…" if isinstance(shown, str) and len(shown) > _LONGEST else shown


#: Where the words of a game are, by its name: the package of its class.
_PACKAGES: dict[str, str] = {}


def words_beside(game: str, module: str) -> None:
    """The words of a game are in the folder ``words`` beside the module of its class; every game says so when it is made.

    Games of the house are spoken of before anybody has made them: their packages follow from their names.
    """
    spec = getattr(sys.modules.get(module), "__spec__", None)
    if spec is not None and spec.submodule_search_locations is not None:
        _PACKAGES[game] = module


def package_of(game: str) -> str:
    """The package with the words and lessons of a game; "" if it has none."""
    if game in _PACKAGES:
        return _PACKAGES[game]
    package = f"tavolata.games.{game}"
    return package if game and find_spec(package) is not None else ""


@lru_cache(maxsize=64)
def _bundle(language: str, package: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
    packages = [*_COMMON, package] if package else list(_COMMON)
    for package in packages:
        for folder in ("words", "lessons"):
            source = files(package) / folder / f"{language}.ftl"
            if source.is_file():
                bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def has_words(game: str) -> bool:
    """Whether there are words for a game of this name (a game from elsewhere may bring none)."""
    return bool(package_of(game))


def explain(error: TavolataError, language: str) -> str:
    """What was wrong and what would be right, in one sentence, with the rule behind it."""
    words = Words(language, error.game if has_words(error.game) else "")
    sentence = words.say(error.key, {"game": error.game, **quoted(error.details)})
    if not error.rule:
        return sentence
    return f"{sentence[:-1]} ({error.rule})." if sentence.endswith(".") else f"{sentence} ({error.rule})"
