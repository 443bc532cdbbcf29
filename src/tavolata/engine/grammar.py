"""What a sentence does to the name that stands in it: the one place for that of each language.

Sentences call these functions by name: Italian « tocca { A($seat) } » is "tocca ad Anna", "tocca a Bruno"; English
"{ ORDINAL($place) }" is "2nd". The page has the same ones in ``web/src/lib/grammar.ts``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

#: What becomes of Italian prepositions before each article; before any other word they stay as they are.
_ARTICLES: Final = ("il ", "lo ", "la ", "l’", "i ", "gli ", "le ")
_JOINED: Final = {
    "a": ("al ", "allo ", "alla ", "all’", "ai ", "agli ", "alle "),
    "da": ("dal ", "dallo ", "dalla ", "dall’", "dai ", "dagli ", "dalle "),
    "di": ("del ", "dello ", "della ", "dell’", "dei ", "degli ", "delle "),
    "su": ("sul ", "sullo ", "sulla ", "sull’", "sui ", "sugli ", "sulle "),
}
#: The article of a title is part of it and keeps its capital: "de I Talismani del Tempo".
_TITLES: Final = ("Il ", "Lo ", "La ", "L’", "I ", "Gli ", "Le ")


def to(name: object, capital: object = 0) -> str:
    """« a Bruno », « ad Anna », « ad Elsa », « alla Sentinella »; before words that are no names only « ad altri », not « ad un ».

    ``capital``: it begins a sentence.
    """
    vowel = _begins(name, "aàAÀEÈÉIOU") and not str(name).startswith(_TITLES)
    said = _joined("a", str(name)) or f"{'ad' if vowel else 'a'} {name}"
    return said[:1].upper() + said[1:] if capital else said


def and_(name: object) -> str:
    """« e Bruno », « ed Elsa »."""
    return f"{'ed' if _begins(name, 'eèéEÈÉ') else 'e'} {name}"


def of(name: object) -> str:
    """« di Bruno », « della Sentinella », « de I Talismani del Tempo »."""
    said = _joined("di", str(name))
    return said or f"{'de' if str(name).startswith(_TITLES) else 'di'} {name}"


def from_(name: object) -> str:
    """« da Bruno », « dalla Sentinella »."""
    return _joined("da", str(name)) or f"da {name}"


def on(name: object) -> str:
    """« su Bruno », « sul Drago »."""
    return _joined("su", str(name)) or f"su {name}"


def _joined(preposition: str, name: str) -> str:
    """Preposition and article in one word; "" if the name has no article."""
    for article, joined in zip(_ARTICLES, _JOINED[preposition], strict=True):
        if name.startswith(article):
            return joined + name[len(article) :]
    return ""


def _begins(name: object, letters: str) -> bool:
    return str(name).startswith(tuple(letters))


def ordinal(number: object) -> str:
    """1st, 2nd, 3rd, 4th, 11th, 22nd."""
    digits = str(number)
    ending = "th" if digits[-2:] in ("11", "12", "13") else {"1": "st", "2": "nd", "3": "rd"}.get(digits[-1:], "th")
    return digits + ending


#: What the sentences of each language may call.
FUNCTIONS: Final[dict[str, dict[str, Callable[..., Any]]]] = {
    "it": {"A": to, "DA": from_, "DI": of, "E": and_, "SU": on},
    "en": {"ORDINAL": ordinal},
}
