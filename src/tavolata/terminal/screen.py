"""The frame shared by all games: head, seats, middle, log, question, in as many lines as the terminal has."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from tavolata.engine import Decision
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Choice, Face, Row, Seen, View
from tavolata.terminal.story import Entry

#: The log never has fewer lines than this, whatever the terminal.
_LEAST_LOG = 3
#: With so many lines to spare the parts of the screen are set apart by lines.
_ROOMY = 9
#: Up to so many answers stand one below the other.
_SHORT_LIST = 5
_GAP = 2


@dataclass
class Scene:
    """What is to be shown."""

    view: View
    me: int | None
    log: list[Entry]
    story: list[Seen] = field(default_factory=list)
    decision: Decision | None = None
    #: A line above the prompt: what was wrong, what was done.
    notice: str = ""
    #: A line under the question: the keys that help.
    keys: str = ""
    hands: list[list[str]] = field(default_factory=list)


def draw(desk: Desk, face: Face, scene: Scene) -> list[Text]:
    """The whole screen, line by line; the log takes the lines that are left."""
    head = [_head(face, scene.view, desk.width), *_seats(face, scene)]
    middle = face.middle(scene.view, scene.me, desk.width)
    lately = face.lately(scene.view, scene.me, scene.story, desk.width)
    foot = question(desk, face, scene) if scene.decision else []
    if scene.notice:
        foot += desk.wrapped(Text(f" {scene.notice}", style="bold yellow"), 1)
    if scene.keys:
        foot.append(Text(f" {scene.keys}", style="dim"))
    room = desk.height - len(head) - len(foot) - 1  # for the prompt
    if desk.lively and len(middle) + _LEAST_LOG > room:
        middle = face.brief(scene.view, scene.me, desk.width)
    used = len(head) + len(middle) + len(foot) + 1
    if desk.lively:
        news = sum(entry.fresh and not entry.minor for entry in scene.log)
        lately = lately[: max(0, desk.height - used - 1 - max(_LEAST_LOG, min(news, face.fresh_log)))]
    middle, used = middle + lately, used + len(lately)
    if not desk.lively:
        fresh = [entry for entry in scene.log if entry.fresh]
        return [*log_lines(desk, fresh), *head, *middle, *foot]
    room = desk.height - used - 1
    if room < _ROOMY:
        return [*head, *middle, *_short_log(desk, scene.log, max(_LEAST_LOG, room)), *foot]
    line = Text(("─" if desk.fancy else "-") * desk.width, style="dim")
    upper = [*head, line, *middle, line] if middle else [*head, line]
    room -= len(upper) - len(head) - len(middle) + 1
    return [*upper, *_short_log(desk, scene.log, room), line, *foot]


def _head(face: Face, view: View, width: int) -> Text:
    left, right = face.status(view)
    line = Text(" ").append_text(left)
    line.append(" " * max(2, width - line.cell_len - right.cell_len - 1))
    line.append_text(right).append(" ")
    if face.style.drawn:
        line.stylize(face.banner)
    return line


def _seats(face: Face, scene: Scene) -> list[Text]:
    return columns(face.seats(scene.view, scene.me, scene.story, scene.hands))


def columns(rows: list[list[Text]], gap: int = 1) -> list[Text]:
    """Cells under each other; the last one of a row may be of any length."""
    count = max((len(row) for row in rows), default=0)
    widths = [max((row[i].cell_len for row in rows if i < len(row) - 1), default=0) for i in range(count)]
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for i, cell in enumerate(row):
            line.append_text(cell)
            if i < len(row) - 1:
                line.append(" " * (widths[i] - cell.cell_len + gap))
        lines.append(line)
    return lines


# The log


def log_line(desk: Desk, entry: Entry) -> list[Text]:
    """A line of the log, the rule at its end."""
    text = Text(f" {entry.text}", style="" if entry.fresh else "dim")
    if not desk.lively:
        return [text.append(f" [{entry.rule}]" if entry.rule else "")]
    lines = text.wrap(desk.console, desk.width - 9)
    wrapped = [lines[0], *(Text("   ").append_text(line) for line in lines[1:])] if lines else [Text()]
    last = wrapped[-1]
    last.rstrip()
    if entry.rule:
        last.append(" " * max(1, desk.width - last.cell_len - len(entry.rule) - 1))
        last.append(entry.rule, style="dim")
    return wrapped


def log_lines(desk: Desk, log: list[Entry]) -> list[Text]:
    return [line for entry in log for line in log_line(desk, entry)]


def _short_log(desk: Desk, log: list[Entry], room: int) -> list[Text]:
    """The last lines that fit; if something new does not, the first line says how much."""
    shown: list[Text] = []
    entries = [entry for entry in log if not entry.minor]
    left = len(entries)
    while left:
        lines = log_line(desk, entries[left - 1])
        if len(lines) + len(shown) > room:
            break
        shown = lines + shown
        left -= 1
    hidden = sum(entry.fresh for entry in entries[:left])
    if hidden:
        if len(shown) == room:  # the line that says so takes the place of the oldest one
            shown = shown[1:]
            hidden += 1
        shown.insert(0, Text(f" {desk.key('log-more', count=hidden)}", style="dim italic"))
    return [Text()] * (room - len(shown)) + shown


# The question


def question(desk: Desk, face: Face, scene: Scene) -> list[Text]:
    """What is asked, the rule that makes the table ask, and the numbered answers."""
    decision = scene.decision
    assert decision is not None
    asked = face.question(scene.view, decision)
    head = log_line(desk, Entry(asked, decision.rule, True))
    for line in head:
        line.stylize("bold")
    return [*head, *answers(face.rows(scene.view, decision), desk.width, desk.lively)]


def answers(rows: list[Row], width: int, drawn: bool) -> list[Text]:
    """The answers as a table if they share beginnings, else as a list in as many columns as fit."""
    if not drawn:
        return [line for row in rows for line in _plain_row(row)]
    if any(row.label for row in rows):
        for hints, notation in ((True, True), (True, False), (False, False)):
            lines = _table(rows, hints, notation)
            if all(line.cell_len <= width for line in lines):
                return lines
        return _all_folded(rows, width)
    for hints, notation in ((True, True), (True, False), (False, False)):
        cells = [_cell(row, hints, notation) for row in rows]
        widest = max(cell.cell_len for cell in cells)
        count = max(1, (width - 1) // (widest + _GAP))
        if widest < width and (count > 1 or len(cells) <= _SHORT_LIST):
            return _in_columns(cells, 1 if len(cells) <= _SHORT_LIST else count, widest)
    return [_cell(row, False, False) for row in rows]


def _choice(choice: Choice, hints: bool) -> Text:
    text = Text.assemble((f"{choice.number:>2}", "bold cyan"), " ", choice.words)
    return text.append(" ").append_text(choice.hint) if hints and choice.hint else text


def _cell(row: Row, hints: bool, notation: bool) -> Text:
    text = Text(" ")
    for choice in row.choices:
        text.append_text(_choice(choice, hints))
    return text.append(f"  {row.notation}", style="dim") if notation else text


def _in_columns(cells: list[Text], count: int, widest: int) -> list[Text]:
    """Cells below each other first, then to the right."""
    height = -(-len(cells) // count)
    lines = [Text() for _ in range(height)]
    for i, cell in enumerate(cells):
        line = lines[i % height]
        line.append(" " * ((widest + _GAP) * (i // height) - line.cell_len)).append_text(cell)
    return lines


def _table(rows: list[Row], hints: bool, notation: bool) -> list[Text]:
    """Labels below each other, answers below each other; a row without a label, or with one answer, stands for itself."""
    label_width = max(row.label.cell_len for row in rows)
    texts = [[_choice(choice, hints) for choice in row.choices] for row in rows]
    several = [cells for cells in texts if len(cells) > 1]
    count = max((len(cells) for cells in several), default=0)
    widths = [max(cells[i].cell_len for cells in several if i < len(cells)) for i in range(count)]
    column = label_width + 2 + sum(widths) + 2 * count
    lines: list[Text] = []
    for row, cells in zip(rows, texts, strict=True):
        if not row.label:
            lines.append(_cell(row, hints, notation))
            continue
        line = Text(" ").append_text(row.label).append(" " * (label_width - row.label.cell_len))
        for i, cell in enumerate(cells):
            line.append(" ").append_text(cell)
            if i < len(cells) - 1:
                line.append(" " * (widths[i] - cell.cell_len + 1))
        if notation and row.notation:
            line.append(" " * max(2, column - line.cell_len)).append(row.notation, style="dim")
        lines.append(line)
    return lines


def _all_folded(rows: list[Row], width: int) -> list[Text]:
    """Rows too long for the terminal; the answers begin below each other if that takes no more lines."""
    close = [line for row in rows for line in _folded(row, width, 0)]
    label_width = max(row.label.cell_len for row in rows)
    aligned = [line for row in rows for line in _folded(row, width, label_width)]
    return close if len(close) < len(aligned) else aligned


def _folded(row: Row, width: int, label_width: int) -> list[Text]:
    """A row whose answers go on below."""
    lines = [Text(" ").append_text(row.label).append(" " * (label_width - row.label.cell_len))]
    for choice in row.choices:
        text = _choice(choice, False)
        if lines[-1].cell_len + text.cell_len + 1 > width:
            lines.append(Text(" " * max(3, label_width + 1)))
        lines[-1].append(" ").append_text(text)
    return lines


def _plain_row(row: Row) -> list[Text]:
    """One answer a line, label and all: for pipes and screen readers."""
    lines: list[Text] = []
    for choice in row.choices:
        line = Text(f"  {choice.number}) ")
        if row.label:
            line.append_text(row.label).append(" ")
        line.append_text(choice.words)
        if choice.hint:
            line.append(" ").append_text(choice.hint)
        if len(row.choices) == 1:
            line.append(f"  [{row.notation}]")
        lines.append(line)
    return lines
