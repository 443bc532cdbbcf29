"""The frame shared by all games: head, seats, middle, log, question, in as many lines as the terminal has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from rich.text import Text

from tavolata.engine import Decision
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Choice, Face, Row, Seen, View
from tavolata.terminal.story import LogLine

#: The log never has fewer lines than this, whatever the terminal.
_LEAST_LOG = 3
#: With so many lines to spare the parts of the screen are set apart by lines.
_ROOMY = 9
#: What came of something stands in at most so many lines before the middle shrinks no more for it.
_MOST_RESULTS = 9
#: Up to so many answers stand one below the other.
_SHORT_LIST = 5
#: In so many lines answers that share beginnings have a line for each beginning, where there is little room.
_LONG_TABLE = 9
_GAP = 2
#: A line that begins so goes on with the one before.
_SET_IN = "   "


@runtime_checkable
class FittingFace(Protocol):
    """A face that draws its middle in as many lines as there are, and says what the log must not leave out."""

    #: The kinds of events that the short log leaves out last.
    results: frozenset[str]

    def fitted(self, view: View, me: int | None, width: int, room: int) -> list[Text]:
        """What lies between the players, in so many lines if that can be."""


@dataclass
class Scene:
    """What is to be shown."""

    view: View
    me: int | None
    log: list[LogLine]
    story: list[Seen] = field(default_factory=list)
    decision: Decision | None = None
    #: A line above the prompt: what was wrong, what was done.
    notice: str = ""
    #: A line under the question: the keys that help.
    keys: str = ""
    hands: list[list[str]] = field(default_factory=list)
    #: Lines above the question: what comes of it if nobody does anything more.
    ahead: list[Text] = field(default_factory=list)
    #: Lines above all that: what a coach says.
    coach: list[Text] = field(default_factory=list)


def draw(desk: Desk, face: Face, scene: Scene) -> list[Text]:
    """The whole screen, line by line; the log takes the lines that are left."""
    head = [_head(face, scene.view, desk.width), *_seats(face, scene)]
    middle = face.middle(scene.view, scene.me, desk.width)
    lately = face.lately(scene.view, scene.me, scene.story, desk.width)
    foot = _foot(desk, face, scene)
    room = desk.height - len(head) - len(foot) - 1  # for the prompt
    results = face.results if isinstance(face, FittingFace) else frozenset[str]()
    least = _LEAST_LOG
    if desk.lively and isinstance(face, FittingFace):
        least = _wanted(desk, scene.log, results)
        if len(middle) + least + 1 > room:
            foot = _foot(desk, face, scene, tight=True)
            room = desk.height - len(head) - len(foot) - 1
            middle = face.fitted(scene.view, scene.me, desk.width, room - least - 1)
            least = max(0, min(least, room - 1 - len(middle)))
    elif desk.lively and len(middle) + _LEAST_LOG > room:
        middle = face.brief(scene.view, scene.me, desk.width)
    used = len(head) + len(middle) + len(foot) + 1
    if desk.lively:
        news = sum(entry.fresh and not entry.minor for entry in scene.log)
        lately = _whole(lately, max(0, desk.height - used - 1 - max(least, min(news, face.fresh_log))))
    middle, used = middle + lately, used + len(lately)
    if not desk.lively:
        fresh = [entry for entry in scene.log if entry.fresh]
        return [*log_lines(desk, fresh), *head, *middle, *foot]
    room = desk.height - used - 1
    if room < _ROOMY:
        return [*head, *middle, *_short_log(desk, scene.log, max(least, room), results), *foot]
    line = Text(("─" if desk.fancy else "-") * desk.width, style="dim")
    upper = [*head, line, *middle, line] if middle else [*head, line]
    room -= len(upper) - len(head) - len(middle) + 1
    return [*upper, *_short_log(desk, scene.log, room, results), line, *foot]


def _whole(lines: list[Text], room: int) -> list[Text]:
    """The first lines, as many as fit; nothing that goes on in a further line, which is set in, is cut in two."""
    while 0 < room < len(lines) and lines[room].plain.startswith(_SET_IN):
        room -= 1
    return lines[:room]


def _foot(desk: Desk, face: Face, scene: Scene, tight: bool = False) -> list[Text]:
    """What comes of it, the question with its answers, what was wrong, the keys."""
    foot = list(scene.coach)
    if scene.decision:
        foot += [*scene.ahead, *question(desk, face, scene, tight)]
    if scene.notice:
        foot += desk.wrapped(Text(f" {scene.notice}", style="bold yellow"), 1)
    if scene.keys:
        foot.append(Text(f" {scene.keys}", style="dim"))
    return foot


def _wanted(desk: Desk, log: list[LogLine], results: frozenset[str]) -> int:
    """How many lines of log are worth more than the last details of the middle: what is new, of much that is new the results."""
    fresh = [entry for entry in log if entry.fresh and not entry.minor]
    news = len(log_lines(desk, fresh))
    if news <= _LEAST_LOG:
        return max(1, news)
    told = len(log_lines(desk, [entry for entry in fresh if entry.kind in results]))
    return min(max(_LEAST_LOG, told + 1), _MOST_RESULTS)


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


def log_line(desk: Desk, entry: LogLine) -> list[Text]:
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


def log_lines(desk: Desk, log: list[LogLine]) -> list[Text]:
    return [line for entry in log for line in log_line(desk, entry)]


def _short_log(desk: Desk, log: list[LogLine], room: int, results: frozenset[str]) -> list[Text]:
    """The last lines that fit; if something new does not, the first line says how much. Results are left out last."""
    entries = [entry for entry in log if not entry.minor]
    kept = _last_that_fit(desk, entries, room)
    if any(entry.fresh for entry in entries[: len(entries) - len(kept)]):  # a line has to say so
        kept = _last_that_fit(desk, entries, room - 1)
    older = entries[: len(entries) - len(kept)]
    if any(entry.fresh and entry.kind in results for entry in older):
        return _results_first(desk, [entry for entry in entries if entry.fresh], room, results)
    shown = log_lines(desk, kept)
    hidden = sum(entry.fresh for entry in older)
    if hidden and room:
        shown.insert(0, _more(desk, hidden))
    return [Text()] * (room - len(shown)) + shown


def _last_that_fit(desk: Desk, entries: list[LogLine], room: int) -> list[LogLine]:
    left, used = len(entries), 0
    while left:
        used += len(log_line(desk, entries[left - 1]))
        if used > room:
            break
        left -= 1
    return entries[left:]


def _results_first(desk: Desk, fresh: list[LogLine], room: int, results: frozenset[str]) -> list[Text]:
    """Of all that is new the results, and the last of what else fits; if even the results do not, one after the other on a line."""
    if not room:
        return []
    told = [entry for entry in fresh if entry.kind in results]
    if len(log_lines(desk, told)) > room - 1:
        left = len(told)
        lines = log_line(desk, LogLine(" ".join([entry.text for entry in told]), "", True))
        while len(lines) > room - 1 and left > 1:
            left -= 1
            lines = log_line(desk, LogLine(" ".join([entry.text for entry in told[-left:]]), "", True))
        return [_more(desk, len(fresh) - left), *lines][:room]
    others = _last_that_fit(
        desk, [entry for entry in fresh if entry.kind not in results], room - 1 - len(log_lines(desk, told))
    )
    shown = [entry for entry in fresh if entry.kind in results or any(entry is other for other in others)]
    lines = log_lines(desk, shown)
    return [*[Text()] * (room - 1 - len(lines)), _more(desk, len(fresh) - len(shown)), *lines]


def _more(desk: Desk, count: int) -> Text:
    return Text(f" {desk.key('log-more', count=count)}", style="dim italic")


# The question


def question(desk: Desk, face: Face, scene: Scene, tight: bool = False) -> list[Text]:
    """What is asked, the rule that makes the table ask, and the numbered answers."""
    decision = scene.decision
    assert decision is not None
    asked = face.question(scene.view, decision)
    head = log_line(desk, LogLine(asked, decision.rule, True))
    for line in head:
        line.stylize("bold")
    return [*head, *answers(face.rows(scene.view, decision), desk.width, desk.lively, tight)]


def answers(rows: list[Row], width: int, drawn: bool, tight: bool = False) -> list[Text]:
    """The answers as a table if they share beginnings, else as a list in as many columns as fit; ``tight``: few of them, too."""
    if not drawn:
        return [line for row in rows for line in _plain_row(row)]
    if any(row.label for row in rows):
        for hints, notation in ((True, True), (True, False), (False, False)):
            lines = _table(rows, hints, notation)
            if all(line.cell_len <= width for line in lines):
                return lines
        lines = _all_folded(rows, width)
        return _run_on(rows, width) if tight and len(lines) > _LONG_TABLE else lines
    for hints, notation in ((True, True), (True, False), (False, False)):
        cells = [_cell(row, hints, notation) for row in rows]
        widest = max(cell.cell_len for cell in cells)
        count = max(1, (width - 1) // (widest + _GAP))
        short = len(cells) <= _SHORT_LIST and not tight
        if widest < width and (count > 1 or len(cells) <= _SHORT_LIST) and (count > 1 or not tight or not hints):
            return _in_columns(cells, 1 if short else count, widest)
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
    _put_behind(lines, row, width, max(3, label_width + 1))
    return lines


def _run_on(rows: list[Row], width: int) -> list[Text]:
    """Rows one behind the other, in as few lines as there can be."""
    lines = [Text(" ")]
    for row in rows:
        first = _choice(row.choices[0], False).cell_len
        if lines[-1].cell_len > 1 and lines[-1].cell_len + row.label.cell_len + first + 3 > width:
            lines.append(Text(" "))
        elif lines[-1].cell_len > 1:
            lines[-1].append("  ")
        lines[-1].append_text(row.label)
        _put_behind(lines, row, width, 1)
    return lines


def _put_behind(lines: list[Text], row: Row, width: int, indent: int) -> None:
    """The answers of a row on the last line, as far as it goes, and on further ones."""
    for choice in row.choices:
        text = _choice(choice, False)
        if lines[-1].cell_len + text.cell_len + 1 > width:
            lines.append(Text(" " * indent))
        lines[-1].append(" ").append_text(text)


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
