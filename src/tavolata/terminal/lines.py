"""Fitting words into the columns of a terminal, for the faces of all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def cut(text: str, length: int, fancy: bool) -> str:
    """The text, not longer than so many columns."""
    if cell_len(text) <= length:
        return text
    return set_cell_size(text, length - 1).rstrip() + ("…" if fancy else ".")


def wrapped(text: Text, width: int) -> list[Text]:
    """The text in lines of so many columns, its paint kept."""
    lines: list[Text] = []
    while text.cell_len > width:
        room = len(set_cell_size(text.plain, width))
        at = text.plain.rfind(" ", 1, room + 1)
        at = at if at > 0 else room
        lines.append(text[:at])
        text = text[at:]
        if text.plain.startswith(" "):
            text = text[1:]
    return [*lines, text]


def sentence(text: str, width: int, drawn: bool) -> list[Text]:
    """A remark of its own, what does not fit a line set in below it; where nothing is drawn a line has no end."""
    remark = Text(f" {text}", style="italic")
    if not drawn:
        return [remark]
    first, *rest = wrapped(remark, width - 3)
    return [first, *(Text("   ").append_text(line) for line in rest)]


def flow(caption: Text, parts: Iterable[Text], gap: str, width: int) -> list[Text]:
    """Parts beside their caption, in as many lines as they need; no part is broken."""
    start = caption.cell_len
    lines = [caption]
    for part in parts:
        if lines[-1].cell_len > start and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(" " * start))
        lines[-1].append(gap if lines[-1].cell_len > start else "").append_text(part)
    return lines


def listed(parts: Sequence[Text], sign: str) -> list[Text]:
    """The parts with a sign after each but the last."""
    return [part.copy().append(sign) if place < len(parts) - 1 else part for place, part in enumerate(parts)]


def dim(text: str) -> Text:
    """Dim words to which others can be added that are not."""
    return Text().append(text, style="dim")
