"""What a card does, written in the small language again: the inverse of the reader, to compare with the files."""

from __future__ import annotations

from tavolata.games.isola.box.cards import KEYS
from tavolata.games.isola.box.records import (
    ACT,
    BANS,
    COLOURS,
    CONDITIONS,
    DESTINATIONS,
    FIXED,
    KEYWORDS,
    LIVES_OF_HOST,
    ROLES,
    SCHOOLS,
    SIDES,
    STATS,
    TYPES,
    WHENS,
    WHOS,
    WORDS,
    ZONES,
    Ability,
    Amount,
    Condition,
    Operation,
    PlayRule,
    Selector,
    Who,
)

FRONTS = ("own", "enemy", "attackers of this")
FLAGS = ("numeric", "life", "engaged", "other", "inhabited", "permanent")


def bits(names: tuple[str, ...], number: int) -> list[str]:
    return [name for place, name in enumerate(names) if number >> place & 1]


def selector(one: Selector) -> set[str]:
    """Its words; their order means nothing."""
    words = {SIDES[one.side]} if one.side else set()
    words |= {ZONES[one.zone]} if one.zone else set()
    for names, number in ((TYPES, one.types), (SCHOOLS, one.schools), (COLOURS, one.colours)):
        words |= {"|".join(bits(names, number))} if number else set()
    words |= set(bits(KEYWORDS, one.labels)) | {flag for flag in FLAGS if getattr(one, flag)}
    words |= {f"name:{KEYS[one.name]}"} if one.name >= 0 else set()
    words |= {f"lives>={one.least_lives}"} if one.least_lives else set()
    words |= {ROLES[one.role]} if one.role else set()
    for name, what, fitting in (
        ("attacking", one.attacking, one.attacking_what),
        ("defending", one.defending, one.defending_what),
    ):
        if what:
            words |= {name + ("", "", " this", " host", f"({written(fitting)})")[what]}
    return words


def written(one: Selector | None) -> str:
    """The words of a selector in one order, the same for all; "" if there is none."""
    return "" if one is None else " ".join(sorted(selector(one))) or "any"


def who(one: Who | None) -> str:
    if one is None:
        return ""
    name = WHOS[one.form]
    if name == "front":
        return f"front({FRONTS[one.front]})"
    return name if one.selector is None else f"{name}({written(one.selector)})"


def amount(one: Amount | None) -> str:
    if one is None:
        return ""
    return {FIXED: f"{one.number:+}", LIVES_OF_HOST: "lives(host)"}.get(one.form) or f"count({written(one.selector)})"


def condition(one: Condition) -> str:
    name = CONDITIONS[one.form]
    inside = {
        "undefended": "",
        "fewer": f"({written(one.selector)}, {written(one.than)})",
        "front": f"({FRONTS[one.front]}, {written(one.selector)})",
    }
    text = name + (inside[name] if name in inside else f"({written(one.selector)})")
    text += f">={one.number}" if name == "count" else ""
    return f"not({text})" if one.negated else text


def operation(one: Operation) -> str:
    word = WORDS[one.word]
    arguments: dict[str, list[str]] = {
        "mod": [STATS[one.stat], amount(one.amount), who(one.who)],
        "zero": [STATS[one.stat], who(one.who)],
        "has": [KEYWORDS[one.keyword], who(one.who)],
        "hasnt": ["-" + KEYWORDS[one.keyword], who(one.who)],
        "cannot": [BANS[one.ban], who(one.who)],
        "kind": [who(one.who), "uninhabited"],
        "call": [who(one.who), "defence group"],
        "column": [SIDES[one.side]],
        "send": [who(one.who), DESTINATIONS[one.to]],
        "find": [written(one.selector), str(one.number), DESTINATIONS[one.to]],
        "look": [written(one.selector), str(one.number) if one.number else "all"],
        **{each: [SIDES[one.side], str(one.number)] for each in ("draw", "discard", "score")},
        "duel": [who(one.who), who(one.other)],
        "choose": [" / ".join(operation(choice) for choice in one.choices)],
    }
    found = arguments.get(word) or [who(one.who)]
    found += [f"{one.lives} {'life' if one.lives == 1 else 'lives'}"] if one.lives else []
    text = f"{'after ' if one.after else ''}{'has' if word == 'hasnt' else word}({', '.join(found)})"
    return text + (" if " + " and ".join(condition(each) for each in one.conditions) if one.conditions else "")


def ability(one: Ability) -> str:
    when = WHENS[one.when] + (f"[{one.pips}]" if one.when == ACT else "")
    role = f" {ROLES[one.role]}" if one.role else ""
    return f"{when}{role}: {'; '.join(operation(each) for each in one.operations)}"


def play_rules(one: PlayRule) -> str:
    words = ["alone"] if one.alone else []
    words += [f"extra_armies({one.extra_armies})"] if one.extra_armies else []
    words += [f"needs_places({one.needs_places})"] if one.needs_places > 1 else []
    words += [f"only_with({written(one.only_with)})"] if one.only_with else []
    words += [f"may_if({condition(one.may_if)})"] if one.may_if else []
    words += [f"assign_to({', '.join(bits(TYPES, one.assign_to))})"] if one.assign_to else []
    words += [f"host({written(one.host)})"] if one.host else []
    return f"rule: {'; '.join(words)}"
