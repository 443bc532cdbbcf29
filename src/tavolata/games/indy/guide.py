"""Where a reader finds which rule: the rules behind each question, and the chapters. The words are in ``words/``."""

from __future__ import annotations

from tavolata.games.guides import numbers

#: The rules and rulings behind each question, the first one first.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "shaman": numbers("IN-003", "IR-02..03"),
    "change": numbers("IN-010..012", "IR-05..08", "IR-15"),
    "light": numbers("IN-014..016", "IR-05", "IR-07..08"),
    "exchange": numbers("IN-018", "IR-05", "IR-09", "IR-33", "IR-39"),
    "lay": numbers("IN-019..023", "IN-045", "IR-10..14"),
    "return": numbers("IN-032..035", "IR-30..32", "IR-35", "IR-37"),
    "keep": numbers("IN-037", "IR-36"),
    "eagle": numbers("IN-040..044", "IR-15..16", "IR-18..21"),
}
#: The chapters of the rules: the key of the title and the numbers of the rules in it.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-aim", numbers("IN-001..002")),
    ("section-start", numbers("IN-003..004")),
    ("section-play", numbers("IN-005..009")),
    ("section-dark", numbers("IN-010..012")),
    ("section-light", numbers("IN-013..016")),
    ("section-evocation", numbers("IN-017..021")),
    ("section-end", numbers("IN-022..029")),
    ("section-plucked", numbers("IN-030..035")),
    ("section-dealer", numbers("IN-036..038")),
    ("section-victory", numbers("IN-039")),
    ("section-eagle", numbers("IN-040..044")),
    ("section-examples", numbers("IN-045..046")),
    ("section-invariants", numbers("IN-047..051")),
    ("section-rulings", numbers("IR-01..43")),
)
