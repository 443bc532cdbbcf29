"""Where a reader finds which rule: the rules behind each question, and the chapters. The words are in ``words/``."""

from __future__ import annotations


def _rules(*ranges: tuple[str, int, int]) -> tuple[str, ...]:
    width = {"IN": 3, "IR": 2}
    return tuple(f"{kind}-{n:0{width[kind]}}" for kind, first, last in ranges for n in range(first, last + 1))


#: The rules and rulings behind each question, the first one first.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "shaman": (*_rules(("IN", 3, 3)), "IR-02", "IR-03"),
    "change": (*_rules(("IN", 10, 12), ("IR", 5, 8)), "IR-15"),
    "light": (*_rules(("IN", 14, 16)), "IR-05", "IR-07", "IR-08"),
    "exchange": ("IN-018", "IR-05", "IR-09", "IR-33", "IR-39"),
    "lay": _rules(("IN", 19, 23), ("IN", 45, 45), ("IR", 10, 14)),
    "return": (*_rules(("IN", 32, 35), ("IR", 30, 32)), "IR-35", "IR-37"),
    "keep": ("IN-037", "IR-36"),
    "eagle": _rules(("IN", 40, 44), ("IR", 15, 16), ("IR", 18, 21)),
}
#: The chapters of the rules: the key of the title and the numbers of the rules in it.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-aim", _rules(("IN", 1, 2))),
    ("section-start", _rules(("IN", 3, 4))),
    ("section-play", _rules(("IN", 5, 9))),
    ("section-dark", _rules(("IN", 10, 12))),
    ("section-light", _rules(("IN", 13, 16))),
    ("section-evocation", _rules(("IN", 17, 21))),
    ("section-end", _rules(("IN", 22, 29))),
    ("section-plucked", _rules(("IN", 30, 35))),
    ("section-dealer", _rules(("IN", 36, 38))),
    ("section-victory", _rules(("IN", 39, 39))),
    ("section-eagle", _rules(("IN", 40, 44))),
    ("section-examples", _rules(("IN", 45, 46))),
    ("section-invariants", _rules(("IN", 47, 51))),
    ("section-rulings", _rules(("IR", 1, 43))),
)
