"""The table in as many lines as there are: what the question is not about shrinks first, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from tavolata.terminal.isola.naming import Naming

#: The last part of an order shrinks so many steps later than the first, the one before it a step earlier than that.
_LATEST: Final = 2

#: A part of the table in so many lines.
Drawing = Callable[[], list[Text]]


class Part(NamedTuple):
    """A part of the table, drawn in several ways: in full, then in fewer and fewer lines."""

    name: str
    drawings: Sequence[Drawing]


def drawn(parts: Sequence[Part]) -> list[Text]:
    """All of it, in full."""
    return [line for part in parts for line in part.drawings[0]()]


def fitted(parts: Sequence[Part], order: Sequence[str], room: int) -> list[Text]:
    """The parts in so many lines, as full as they can be; ``order`` says what shrinks first. If nothing helps: as short as it gets.

    The last ones of the order, which the question is about, begin to shrink when the others have done so already.
    """
    shown = {part.name: part.drawings[0]() for part in parts}
    by_need = sorted(parts, key=lambda part: order.index(part.name))
    deepest = max((len(part.drawings) for part in parts), default=0)
    for step in range(1, deepest + _LATEST):
        for place, part in enumerate(by_need):
            level = step - max(0, place + 1 + _LATEST - len(by_need))
            if _height(shown) > room and 0 < level < len(part.drawings):
                shorter = part.drawings[level]()
                if len(shorter) < len(shown[part.name]):
                    shown[part.name] = shorter
    for part in reversed(by_need):  # a step may have won more lines than were needed
        spare = room - _height(shown) + len(shown[part.name])
        shown[part.name] = next((lines for lines in _drawn(part) if len(lines) <= spare), shown[part.name])
    return [line for part in parts for line in shown[part.name]]


def _drawn(part: Part) -> Iterator[list[Text]]:
    return (drawing() for drawing in part.drawings)


def _height(shown: Mapping[str, list[Text]]) -> int:
    return sum(len(lines) for lines in shown.values())


def folded(face: Naming, caption: Text, parts: list[Text], width: int, most: int) -> list[Text]:
    """Parts beside their caption in at most so many lines; how many more there are stands at the end."""
    return _folded(face, caption, parts, width, most, lambda left: [*parts[:left], _more(len(parts) - left)])


def folded_before(face: Naming, caption: Text, parts: list[Text], sign: str, width: int, most: int) -> list[Text]:
    """The same, with the last parts; how many there are before them stands in front, and a sign after it."""
    count = len(parts)
    return _folded(
        face, caption, parts, width, most, lambda left: [_more(count - left).append(sign), *parts[count - left :]]
    )


def _folded(
    face: Naming, caption: Text, parts: list[Text], width: int, most: int, kept: Callable[[int], list[Text]]
) -> list[Text]:
    lines = face.flow(caption.copy(), parts, width)
    left = len(parts)
    while len(lines) > most and left > 1:
        left -= 1
        lines = face.flow(caption.copy(), kept(left), width)
    return lines


def _more(count: int) -> Text:
    return Text(f"+{count}", style="dim")
