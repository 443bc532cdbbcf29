"""Where a reader finds which rule: the rules behind each question, and the chapters. The words are in ``words/``."""

from __future__ import annotations

from tavolata.games.guides import numbers

#: When cards may be played outside one's own presentation, and who comes first.
_WINDOWS = numbers("RU-18..21", "RU-53", "RU-83", "RU-87")
#: What makes a group, for attack and defence alike.
_GROUPS = numbers("ID-141..149", "ID-191", "RU-30", "RU-92")

#: The rules and rulings behind each question, the first one first.
QUESTIONS: dict[str, tuple[str, ...]] = {
    # The phases
    "order": numbers("ID-116", "ID-119..122", "ID-178..179", "RU-05..06", "RU-12"),
    "draw": numbers("ID-123..124", "ID-116", "ID-226", "RU-13..14", "RU-74"),
    "window": numbers("ID-105", "ID-125", "ID-198", "ID-202") + _WINDOWS,
    "present": numbers(
        *("ID-126..129", "ID-019..021", "ID-027..034", "ID-057", "ID-063..065", "ID-069..070", "ID-104..108"),
        *("ID-188..190", "ID-192..193", "RU-10..11", "RU-54..56", "RU-65", "RU-75", "RU-82..83", "RU-92"),
    ),
    "reply": numbers("ID-130", "ID-105", "ID-107", "ID-199", "RU-69") + _WINDOWS,
    "discard": numbers("ID-131", "ID-116", "RU-74", "RU-85"),
    # Combat
    "attack": numbers("ID-133..138", "ID-066", "ID-132") + _GROUPS + numbers("RU-24..28", "RU-66", "RU-88..89"),
    "defend": numbers("ID-140", "ID-043..044", "ID-052", "ID-058..059", "ID-071..072", "ID-170", "RU-01..03", "RU-29")
    + _GROUPS,
    "abilities": numbers(
        *("ID-152..157", "ID-024", "ID-148", "ID-150", "ID-160", "ID-075", "ID-082"),
        *("RU-08..09", "RU-22", "RU-31..32", "RU-35..36", "RU-78", "RU-99"),
    ),
    "replies": numbers("ID-158..163", "ID-075", "ID-082..083", "RU-07", "RU-18", "RU-20..23", "RU-53", "RU-87"),
    "next-fight": numbers("ID-229", "ID-228", "RU-68", "RU-90"),
    # What cards ask for
    "pick": numbers("RU-85", "ID-101..102", "ID-156", "ID-215..216", "RU-83"),
    "place": numbers("ID-206", "ID-140", "ID-043..044", "ID-058..059", "ID-071..072", "RU-85"),
    "position": numbers("ID-206", "ID-145", "ID-148", "RU-92"),
    "column": numbers("ID-145", "ID-148", "ID-166", "RU-92"),
    "find": numbers("ID-004", "ID-003", "ID-005", "RU-86"),
    "look": numbers("ID-003..004", "RU-86"),
    "choose": numbers("RU-85", "ID-100", "ID-102", "ID-117"),
    "lose-life": numbers("RU-63", "ID-098..099", "ID-018", "ID-021", "ID-036"),
    "keep": numbers("RU-51", "RU-08", "ID-153", "ID-194"),
    # Another start
    "buy": numbers("ID-232..242", "RU-70..73", "RU-91", "RU-103"),
}
#: The chapters of the rules: the key of the title and the numbers of the rules in it.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-table", numbers("ID-001..010")),
    ("section-card", numbers("ID-011..016")),
    ("section-life", numbers("ID-017..024")),
    ("section-types", numbers("ID-025..026")),
    ("section-assignment", numbers("ID-027..034")),
    ("section-masters", numbers("ID-035..045")),
    ("section-characters", numbers("ID-046..053")),
    ("section-armies", numbers("ID-054..060")),
    ("section-places", numbers("ID-061..072")),
    ("section-techniques", numbers("ID-073..079")),
    ("section-spirits", numbers("ID-080..085")),
    ("section-equipment", numbers("ID-086..090")),
    ("section-specials", numbers("ID-091..099")),
    ("section-events", numbers("ID-100..108")),
    ("section-decks", numbers("ID-109..112")),
    ("section-start", numbers("ID-113..114")),
    ("section-turn", numbers("ID-115..118")),
    ("section-order", numbers("ID-119..122")),
    ("section-draw", numbers("ID-123..125")),
    ("section-presentation", numbers("ID-126..132")),
    ("section-targets", numbers("ID-133..140")),
    ("section-groups", numbers("ID-141..149")),
    ("section-commanders", numbers("ID-150..151")),
    ("section-abilities", numbers("ID-152..157")),
    ("section-replies", numbers("ID-158..161")),
    ("section-decisions", numbers("ID-162..163")),
    ("section-damage", numbers("ID-164..169")),
    ("section-conquest", numbers("ID-170..176")),
    ("section-epilogue", numbers("ID-177")),
    ("section-victory", numbers("ID-178..181")),
    ("section-keywords", numbers("ID-182..222")),
    ("section-advanced", numbers("ID-223..231")),
    ("section-other-start", numbers("ID-232..242")),
    ("section-conflicts", numbers("RU-01..12")),
    ("section-rulings", numbers("RU-13..103")),
)
