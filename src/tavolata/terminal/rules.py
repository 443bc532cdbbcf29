"""The rules of a game as pages: in chapters, one by one, by a word, and behind a question."""

from __future__ import annotations

import difflib
import re
import unicodedata
from enum import Enum

from rich.text import Text

from tavolata.engine import Decision, Game, Option, SetupError
from tavolata.engine.words import Words
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Face, Style, face_of
from tavolata.terminal.where import code_of, recorded

_NUMBER = re.compile(r"^([A-Za-z]+)[-\s]?0*(\d+)$")


class Behind(Enum):
    """What is shown under each rule for those who write them."""

    NOTHING = 0
    #: The tests that cover it.
    TESTS = 1
    #: Those, and the places in the code that name it.
    WHERE = 2


def numbers(face: Face) -> list[str]:
    """The numbers of all rules and rulings, in the order of the book."""
    return [number for _, section in face.sections for number in section]


def find(face: Face, wanted: str) -> str:
    """The rule that is meant: ``IN-010``, also written ``in10``, or by letters it had before."""
    known = numbers(face)
    for number in known:
        if _same(face.game, number, wanted):
            return number
    if not known:  # a game that brings no guide
        raise SetupError("error-rule-search", {"word": wanted})
    spelt = {number.upper(): number for number in known}
    near = [spelt[found] for found in difflib.get_close_matches(wanted.upper(), spelt, 1)]
    key = "error-rule-near" if near else "error-rule"
    raise SetupError(key, {"number": wanted, "near": near[0] if near else "", "first": known[0], "last": known[-1]})


def _same(game: Game, number: str, wanted: str) -> bool:
    left, right = _NUMBER.match(number), _NUMBER.match(wanted.strip())
    if left is None or right is None:
        return False
    letters = right[1].upper()
    return left[1].upper() == game.rule_letters.get(letters, letters) and int(left[2]) == int(right[2])


def search(face: Face, word: str) -> list[str]:
    """The rules that speak of something; accents and capitals do not matter."""
    wanted = _folded(word)
    return [number for number in numbers(face) if wanted in _folded(f"{number} {face.rule(number)}")]


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()


def rule_lines(desk: Desk, face: Face, number: str, chosen: dict[str, str] | None = None) -> list[Text]:
    """A rule with its number; a ruling with its option and, at a table, what was chosen there."""
    text = Text.assemble((f"{number:<7}", "bold"), " ", face.rule(number))
    lines = desk.wrapped(text, 8)
    for option in face.game.options:
        if option.ruling == number:
            lines += desk.wrapped(_option(face, option, chosen), 8)
    return lines


def _option(face: Face, option: Option, chosen: dict[str, str] | None) -> Text:
    words = face.words
    text = Text(" " * 8).append(f"{option.name}: ", style="bold")
    for place, value in enumerate(option.values):
        label = words.say(f"option-{option.name}-{value}")
        text.append(" · " if place else "").append(f"{value} ({label})")
        if not place:
            text.append(f" {words.say('rules-default')}", style="italic")
        if chosen and chosen.get(option.name) == value:
            text.append(f" {words.say('rules-here')}", style="bold")
    return text


def book(
    desk: Desk,
    face: Face,
    only: list[str] | None = None,
    behind: Behind = Behind.NOTHING,
    chosen: dict[str, str] | None = None,
) -> list[Text]:
    """All rules in chapters, or only some of them; with what is behind each, if wanted."""
    tests = {} if behind is Behind.NOTHING else tests_of(face.game)
    code = code_of(face.game, list(tests)) if behind is Behind.WHERE else {}
    sections = list(face.sections)
    # Scenarios, and components of which a rule tells only as a whole, have no words of their own.
    told = set(numbers(face))
    if behind is Behind.WHERE or (only and not told.issuperset(only)):
        sections.append(("rules-untold", tuple(number for number in tests if number not in told)))
    lines: list[Text] = []
    for key, section in sections:
        shown = [number for number in section if only is None or number in only]
        if not shown:
            continue
        lines += [Text(), Text(face.words.say(key).upper(), style=f"bold {face.tint}"), Text()]
        for number in shown:
            lines += rule_lines(desk, face, number, chosen)
            if behind is Behind.WHERE:
                lines += _list(desk, code.get(number, []), face.words.say("rules-no-code"))
            if behind is not Behind.NOTHING:
                lines += _list(desk, tests.get(number, []), face.words.say("rules-no-test"))
    if only is None:
        lines += _free_options(desk, face, chosen)
    return lines[1:]


def _free_options(desk: Desk, face: Face, chosen: dict[str, str] | None) -> list[Text]:
    """The options that belong to no ruling."""
    free = [option for option in face.game.options if not option.ruling]
    lines = [Text(), Text(face.words.say("rules-options").upper(), style=f"bold {face.tint}"), Text()] if free else []
    for option in free:
        lines += desk.wrapped(_option(face, option, chosen), 8)
    return lines


def _list(desk: Desk, found: list[str], none: str) -> list[Text]:
    return [line for one in found or [none] for line in desk.wrapped(Text(f"        {one}", style="dim"), 10)]


def tests_of(game: Game) -> dict[str, list[str]]:
    """The tests that cover each rule, as the last run of the tests wrote them down."""
    return recorded(game, "rule_tests.json")


def why(desk: Desk, face: Face, decision: Decision, chosen: dict[str, str]) -> list[Text]:
    """The rules behind a question, and the rulings that apply at this table."""
    behind = face.questions.get(decision.name, (decision.rule,))
    stated = [number for number in behind if face.words.has(f"rule-{number.lower()}")]
    rulings = [number for number in behind if number not in stated]
    lines = [Text(face.words.say(f"question-{decision.name}"), style="bold"), Text()]
    for number in stated:
        lines += rule_lines(desk, face, number)
    if rulings:
        lines += [Text(), Text(face.words.say("section-rulings"), style="bold")]
        for number in rulings:
            lines += rule_lines(desk, face, number, chosen)
    return lines


def show_rules(desk: Desk, game: Game, number: str, word: str, behind: Behind) -> int:
    """``tavolata rules``: all of them, one, or those that speak of something."""
    face = face_of(game, Words(desk.words.language, game.name), [], Style(desk.fancy, drawn=False))
    only = [_find_any(face, number)] if number else None
    if only and only[0] not in numbers(face) and behind is Behind.NOTHING:
        behind = Behind.TESTS  # there is nothing else to say of it
    if word:
        found = search(face, word)
        only = [found_number for found_number in found if only is None or found_number in only]
        if not only:
            raise SetupError("error-rule-search", {"word": word})
    desk.print(book(desk, face, only, behind))
    return 0


def _find_any(face: Face, wanted: str) -> str:
    """The rule that is meant, or a scenario, or a part of a component, of which there are tests only."""
    named = list(tests_of(face.game))
    exactly = {number.upper(): number for number in named}
    found = exactly.get(wanted.strip().upper()) or next((one for one in named if _same(face.game, one, wanted)), "")
    return found or find(face, wanted)
