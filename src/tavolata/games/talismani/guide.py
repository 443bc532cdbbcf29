"""Where a reader finds which rule: the rules behind each question, and the chapters. The words are in ``words/``."""

from __future__ import annotations

from tavolata.games.guides import numbers

#: The rules and rulings behind each question, the first one first.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "play": numbers("TdT-008..010", "TdT-013..020", "TdT-040", "TR-03..07"),
    "aside": numbers("TdT-041..046", "TdT-028", "TR-13..14", "TR-26..28"),
    "stake": numbers("TdT-024..027", "TdT-049", "TR-14..16", "TR-19", "TR-51"),
    "reorder": numbers("TdT-051", "TdT-030", "TR-33..35"),
    "weather": numbers("TdT-038..039", "TdT-052..053", "TdT-046", "TR-22", "TR-31..32", "TR-34"),
    "take": numbers("TdT-031..037", "TR-06", "TR-11", "TR-37..38"),
}
#: The chapters of the rules: the key of the title and the numbers of the rules in it.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-aim", numbers("TdT-001..002")),
    ("section-start", numbers("TdT-003..006")),
    ("section-turn", numbers("TdT-007")),
    ("section-play", numbers("TdT-008..012")),
    ("section-winner", numbers("TdT-013..022")),
    ("section-stake", numbers("TdT-023..027")),
    ("section-aside", numbers("TdT-028..029")),
    ("section-share", numbers("TdT-030..037")),
    ("section-weather", numbers("TdT-038..039")),
    ("section-forging", numbers("TdT-040..047")),
    ("section-specials", numbers("TdT-048..055")),
    ("section-end", numbers("TdT-056..060")),
    ("section-invariants", numbers("TdT-061..067")),
    ("section-rulings", numbers("TR-01..51")),
)
