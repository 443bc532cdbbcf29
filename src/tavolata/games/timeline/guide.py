"""Where a reader finds which rule: the rules behind each question, and the chapters. The words are in ``words/``."""

from __future__ import annotations

from tavolata.games.guides import numbers

#: The rules and rulings behind each question, the first one first.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "place": numbers("TT-002", "TT-021..027", "TT-029", "TT-035..037", "TTR-06", "TTR-29"),
    "turn": numbers("TT-115", "TT-120..124", "TT-131..133", "TT-140..144", "TT-150..151", "TTR-08..10", "TTR-13"),
    "put": numbers("TTR-05", "TT-121..123", "TT-125..127", "TT-160..161"),
    "again": numbers("TT-128..131", "TT-133", "TTR-07", "TTR-10..11"),
}
#: The chapters of the rules: the key of the title and the numbers of the rules in it.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-aim", numbers("TT-001..003")),
    ("section-start", numbers("TT-010..015")),
    ("section-play", numbers("TT-020..030")),
    ("section-equal", numbers("TT-035..037")),
    ("section-end", numbers("TT-040..046")),
    ("section-note", numbers("TT-050")),
    ("section-team-start", numbers("TT-100..106")),
    ("section-team-aim", numbers("TT-110")),
    ("section-team-turn", numbers("TT-115..118")),
    ("section-team-play", numbers("TT-120..133")),
    ("section-team-discard", numbers("TT-140..146")),
    ("section-team-talk", numbers("TT-150..151")),
    ("section-team-end", numbers("TT-155..159")),
    ("section-team-score", numbers("TT-160..165")),
    ("section-team-rank", numbers("TT-170..171")),
    ("section-rulings", numbers("TTR-01..31")),
)
