"""How Timeline Twist looks in the terminal: the line with its windows, or a team's row with its gaps, and the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from rich.cells import cell_len
from rich.text import Text

from tavolata.engine import Decision, FileError, Game, Reader, first_of, second_of, verb_of
from tavolata.engine.record import Record
from tavolata.engine.words import Words
from tavolata.games.timeline import cards, guide
from tavolata.games.timeline.cards import CARD, SPOT
from tavolata.games.timeline.deck import load_deck
from tavolata.games.timeline.years import span_words, year_words, years_between
from tavolata.terminal.face import Choice, Face, Row, Seen, Style, View
from tavolata.terminal.lines import cut, flow, wrapped

#: The icons by shape; their names say the same where the output knows no symbols.
_SIGNS: Final = {"gear": "⚙", "star": "★", "leaf": "♣", "key": "⚷"}
_PAINT: Final = {"gear": "#8f9bab", "star": "#d99a1c", "leaf": "#4a9d5f", "key": "#a878d4"}
#: The line takes at most so many rows of a small screen or of a wide one; titles are cut until it does.
_LINE_ROWS: Final = 3
_WIDE_LINE_ROWS: Final = 6
_WIDE: Final = 100
_TITLES: Final = (35, 26, 20, 15, 11, 8, 0)
#: A title in front of its answers, and where many windows stand beside it.
_LABEL: Final = 35
_SHORT_LABEL: Final = 22
#: A drawn icon, and the space after it.
_ICON: Final = 2
_MANY_WINDOWS: Final = 7
#: A fact takes at most so many rows.
_FACT_ROWS: Final = 2
#: Where the line stands beside its caption.
_CAPTION: Final = 8
#: Events that turn a card over.
_TURNING: Final = frozenset(["placed", "misplaced", "revealed", "discarded"])
_MINOR: Final = frozenset(["dealt", "first-player", "drew", "refilled", "stopped", "round", "round-back"])


class CardView(msgspec.Struct):
    """What is to be seen of a card; the last ones only once it lies turned over."""

    title: dict[str, str]
    detail: dict[str, str]
    theme: str
    icon: str
    year: int = 0
    year_text: dict[str, str] = {}
    about: int = 0
    back: str = ""
    fact: dict[str, str] = {}


class TableView(msgspec.Struct):
    """What a seat sees of the table; the lists without a word of their own go by seat."""

    mode: str
    round: int
    turn: int
    line: list[str]
    slots: list[str | None]
    hands: list[list[str]]
    blocked: list[list[str]]
    draw: int
    top: str | None
    discards: list[str]
    revealed: str | None
    tie_break: bool
    out: list[bool]
    cards: dict[str, CardView]
    icon: str | None = None
    score: int = 0
    rank: str = ""
    next: int | None = None

    @property
    def team(self) -> bool:
        return self.mode == "collaborative"


class TimelineFace(Face):
    """Timeline Twist for the terminal."""

    banner = "bold white on #7a3b52"
    tint = "#c9708f"
    questions = guide.QUESTIONS
    sections = guide.SECTIONS

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], style: Style, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(game, words, names, style, options)
        #: The fronts of the cards met so far, and the texts of years that have one of their own.
        self.faces: dict[str, CardView] = {}

    def meet(self, record: Record) -> None:
        """The titles of the whole deck: the log names cards that lie in the pile again."""
        try:
            deck = load_deck(Reader(record.start_data, "").part("table"))
        except FileError:  # a game of another deck of the house: its cards are called by their numbers
            return
        for number, card in enumerate(deck.cards):
            self.faces[CARD.names[number]] = CardView(
                title={"it": card.title_it, "en": card.title_en},
                detail={"it": card.detail_it, "en": card.detail_en},
                theme=card.theme,
                icon="",
                year_text={"it": card.year_text_it, "en": card.year_text_en},
                about=card.margin,
            )

    def table(self, view: View) -> TableView:
        table = msgspec.convert(view, TableView)
        for name, face in table.cards.items():
            self.faces.setdefault(name, face)
        return table

    # Cards and years in words

    def title(self, name: str) -> str:
        face = self.faces.get(name)
        return face.title[self.words.language] if face else name

    def card(self, name: str) -> str:
        return self.say("card", title=self.title(name))

    def year(self, name: str, year: int) -> str:
        """A year as one writes it; a card's own words for it come first."""
        face = self.faces.get(name)
        own = face.year_text.get(self.words.language) if face else ""
        if own:
            return own
        key, args = year_words(year)
        text = self.words.say(key, args)
        return self.say("year-about", year=text) if face and face.about else text

    def dated(self, table: TableView, name: str) -> str:
        return self.say("card-dated", card=self.card(name), year=self.year(name, table.cards[name].year))

    def span(self, table: TableView, left: str, right: str) -> str:
        key, args = span_words(years_between(table.cards[left].year, table.cards[right].year))
        return self.words.say(key, args)

    def window(self, table: TableView, window: int) -> str:
        """A window of the line, by the cards beside it."""
        line = table.line
        if window == 0:
            return self.say("window-first", card=self.dated(table, line[0]))
        if window >= len(line):
            return self.say("window-last", card=self.dated(table, line[-1]))
        left, right = line[window - 1], line[window]
        return self.say("window-between", left=self.dated(table, left), right=self.dated(table, right))

    def spot(self, table: TableView, spot: int) -> str:
        """A place for a revealed card of a team."""
        if spot < cards.FIRST_GAP:
            return self.say(f"place-{SPOT.names[spot]}")
        left, right = table.line[spot - cards.FIRST_GAP : spot - cards.FIRST_GAP + 2]
        return self.say("place-between", left=self.dated(table, left), right=self.dated(table, right))

    def rank(self, name: str) -> str:
        """A rank by its name, which is another for whoever plays alone."""
        return self.words.say(f"rank-{name}", {"players": len(self.names)})

    def icon(self, icon: str) -> Text:
        return Text(_SIGNS[icon] if self.style.fancy else self.say(f"icon-{icon}"), style=f"bold {_PAINT[icon]}")

    def value(self, name: str, value: object) -> object:
        if name == "card":
            return self.card(str(value))
        if name == "cards" and isinstance(value, list):
            return self.joined([self.card(str(card)) for card in value])
        if name == "icon":
            return self.say(f"icon-{value}")
        if name == "rank":
            return self.rank(str(value))
        if name == "place":
            gap = str(value).removeprefix("gap")
            return self.say("place-gap", number=int(gap)) if gap.isdecimal() else self.say(f"place-{value}")
        return value

    def event(self, seen: Seen, private: bool) -> str:
        year = seen.get("year")
        if isinstance(year, int):
            seen = {**seen, "year": self.year(str(seen["card"]), year)}
        return super().event(seen, private)

    def arguments(self, action: int) -> dict[str, object]:
        """Without the table at hand a window is told by its number."""
        if verb_of(action) == cards.PUT:
            return {"place": self.value("place", SPOT.names[first_of(action)])}
        if verb_of(action) == cards.STOP:
            return {}
        return {"card": self.card(CARD.names[first_of(action)]), "window": str(second_of(action))}

    # The head and the seats

    def status(self, view: View) -> tuple[Text, Text]:
        table = self.table(view)
        left = Text(self.say("game-name").upper())
        left.append(f"   {self.say('timeline-round', round=table.round)}   ")
        left.append(self.say("timeline-tie-break" if table.tie_break else f"timeline-{table.mode}"))
        if table.team:
            right = Text(f"{self.say('points', score=table.score)}, {self.rank(table.rank)}")
            if table.next is not None:
                right.append(f" (+{table.next})")
            return left, right
        return left, Text(self.say("timeline-piles", draw=table.draw, discards=len(table.discards)))

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        table = self.table(view)
        mark = "▸" if self.style.fancy else ">"
        rows: list[list[Text]] = []
        for seat in range(len(self.names)):
            count = len(table.hands[seat]) + len(table.blocked[seat])
            row = [Text(mark if seat == table.turn else " ", style="bold"), self.seat_name(seat, me)]
            row.append(Text(self.say("timeline-out") if table.out[seat] else self.say("seat-cards", count=count)))
            row[2].stylize("dim")
            rest = [self._in_front(table, name) for name in table.hands[seat]] if seat != me else []
            if table.blocked[seat]:
                blocked = [self._open(table, name, table.team) for name in table.blocked[seat]]
                caption = Text(f"{self.say('timeline-blocked')} ", style="italic")
                rest.append(caption.append_text(Text(", ").join(blocked)))
            rows.append([*row, Text(" · " if self.style.fancy else " - ", style="dim").join(rest)])
        return rows

    def _in_front(self, table: TableView, name: str, length: int = 20) -> Text:
        """A card that lies front up; its icon matters to a team only."""
        text = Text().append_text(self.icon(table.cards[name].icon)).append(" ") if table.team else Text()
        return text.append(cut(self.title(name), length, self.style.fancy))

    def _open(self, table: TableView, name: str, icon: bool, length: int = 20) -> Text:
        """A card that lies turned over."""
        face = table.cards[name]
        text = Text().append_text(self.icon(face.back)).append(" ") if icon else Text()
        text.append(self.year(name, face.year), style="bold")
        return text.append(f" {cut(self.title(name), length, self.style.fancy)}") if length else text

    # The middle

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        table = self.table(view)
        lines = self._line(table, width)
        if table.team:
            lines.append(self._piles(table, width))
        return lines

    def _details(self, table: TableView, me: int, width: int) -> list[Text]:
        """The own cards whose title is cut in front of the answers, or which say more in a second line."""
        lines: list[Text] = []
        for name in table.hands[me]:
            title, detail = self.title(name), table.cards[name].detail.get(self.words.language)
            if detail:
                title = self.say("card-detail", title=title, detail=detail)
            if detail or cell_len(title) > self._label_length(table):
                lines.append(Text(f" {'·' if self.style.fancy else '-'} {cut(title, width - 4, self.style.fancy)}"))
        return lines

    def _label_length(self, table: TableView) -> int:
        if table.team:
            return 2 * _LABEL
        return _LABEL if len(table.line) < _MANY_WINDOWS else _SHORT_LABEL

    def _caption(self, key: str) -> Text:
        caption = self.say(key)
        return Text().append(f" {caption.ljust(_CAPTION)}" if self.style.drawn else f" {caption}: ", style="dim")

    def _line(self, table: TableView, width: int) -> list[Text]:
        """The line in as few rows as the screen has room for: the longer it gets, the shorter the titles."""
        parts = self._row_parts if table.team else self._line_parts
        caption = "timeline-row" if table.team else "timeline-line"
        if not self.style.drawn:
            return [self._caption(caption).append_text(Text(" ").join(parts(table, _TITLES[0])))]
        lines: list[Text] = []
        for length in _TITLES:
            lines = self._flow(caption, parts(table, length), width)
            if len(lines) <= (_LINE_ROWS if width < _WIDE else _WIDE_LINE_ROWS):
                break
        return lines

    def _line_parts(self, table: TableView, length: int) -> list[Text]:
        """The cards of the line with the numbers of the windows between them."""
        parts: list[Text] = []
        for window, name in enumerate(table.line):
            text = self.window_sign(window).append(" ").append_text(self._open(table, name, False, length))
            parts.append(text)
        return [*parts, self.window_sign(len(table.line))]

    def window_sign(self, window: int) -> Text:
        return Text().append(f"‹{window}›" if self.style.fancy else f"<{window}>", style="cyan")

    def _row_parts(self, table: TableView, length: int) -> list[Text]:
        """The cards of the main row with the gaps between them: how wide each is, and what lies in it."""
        parts: list[Text] = []
        for place, name in enumerate(table.line):
            parts.append(self._open(table, name, False, length))
            if place < len(table.slots):
                parts.append(self._gap(table, place, length))
        return parts

    def _gap(self, table: TableView, gap: int, length: int) -> Text:
        """A gap of the main row: how wide it is, and whether it is free; told by a sign and not by paint alone."""
        left, right = ("⟦", "⟧") if self.style.fancy else ("[", "]")
        span = self.span(table, table.line[gap], table.line[gap + 1])
        name = table.slots[gap]
        if not self.style.drawn:
            taken = self.say("gap-free-short" if name is None else "gap-taken-short")
            inside = Text(f"{span}, {taken}")
            if name is not None:
                inside.append(": ").append_text(self._open(table, name, False, length))
            return Text(left).append_text(inside).append(right)
        if name is None:
            return Text().append(f"{left}{'○' if self.style.fancy else 'o'} {span}{right}", style="green")
        text = Text().append(f"{left}{'●' if self.style.fancy else '*'} ", style="dim")
        if length > _TITLES[-2]:
            text.append(f"{span}: ", style="dim")
        return text.append_text(self._open(table, name, False, length)).append(right, style="dim")

    def _flow(self, caption: str, parts: list[Text], width: int) -> list[Text]:
        """Parts beside their caption, in as many rows as they need."""
        lines = flow(self._caption(caption), parts, " ", width)
        for line in lines:  # a single card may be wider than the screen
            line.truncate(width, overflow="ellipsis" if self.style.fancy else "crop")
        return lines

    def _piles(self, table: TableView, width: int) -> Text:
        """What a card needs to be discarded, and what comes next."""
        line = self._caption("timeline-discard-with")
        if table.icon:
            line.append_text(self.icon(table.icon))
            if self.style.fancy:
                line.append(f" {self.say(f'icon-{table.icon}')}")
        line.append(f"   {self.say('timeline-piles', draw=table.draw, discards=len(table.discards))}", style="dim")
        if table.top:
            top = Text(f"   {self.say('timeline-top')} ", style="dim").append_text(self._in_front(table, table.top, 30))
            if not self.style.drawn or line.cell_len + top.cell_len <= width:
                line.append_text(top)
        return line

    def lately(self, view: View, me: int | None, story: list[Seen], width: int) -> list[Text]:
        """The card turned over last: its date, where it belonged if it lay wrong, and what there is to know about it."""
        table = self.table(view)
        lines: list[Text] = []
        for seen in reversed(story):
            if seen["kind"] in _TURNING and str(seen["card"]) in table.cards:
                lines = self._turned(table, str(seen["card"]), str(seen["kind"]), width)
                break
        return lines + (self._details(table, me, width) if me is not None and not table.team else [])

    def _turned(self, table: TableView, name: str, kind: str, width: int) -> list[Text]:
        face = table.cards[name]
        if not face.back:
            return []  # it lies in the pile again, or in a hand
        sign = {"misplaced": "✗", "discarded": "↓"}.get(kind, "✓") if self.style.fancy else "*"
        if any(name in blocked for blocked in table.blocked):
            sign = "✗" if self.style.fancy else "*"
        text = Text(f" {sign} ").append(self.title(name), style="bold")
        text.append(f" {self.year(name, face.year)}", style="bold")
        if kind == "misplaced":
            text.append(
                f": {self.say('timeline-belonged', window=self.window(table, self._right_window(table, name)))}"
            )
        text.append(" " if text.plain.endswith(".") else ". ")
        text.append(face.fact.get(self.words.language, ""), style="italic dim")
        if not self.style.drawn:
            return [text]
        lines = wrapped(text, width - 5)
        if len(lines) > _FACT_ROWS + 1:
            lines = lines[: _FACT_ROWS + 1]
            lines[-1].append(" …" if self.style.fancy else " ...", style="dim")
        return [lines[0], *(Text("   ").append_text(line) for line in lines[1:])]

    def _right_window(self, table: TableView, name: str) -> int:
        """Where a card would belong in the line as it is now (TTR-29)."""
        return len([other for other in table.line if table.cards[other].year < table.cards[name].year])

    # The answers

    def rows(self, view: View, decision: Decision) -> list[Row]:
        table = self.table(view)
        if not self.style.drawn:
            return [self._plain_row(table, number, action) for number, action in enumerate(self.answers(decision), 1)]
        rows: dict[int, Row] = {}
        others: list[Row] = []
        for number, action in enumerate(self.answers(decision), 1):
            verb = verb_of(action)
            if verb == cards.PUT:
                words = Text(self.spot(table, first_of(action)))
                others.append(Row(Text(), [Choice(number, words, Text())], self.game.text(action)))
            elif verb == cards.STOP:
                others.append(self.row(number, action, decision))
            else:
                card = first_of(action)
                if card not in rows:
                    notation = f"place {CARD.names[card]} …" if verb == cards.PLACE else self.game.text(action)
                    rows[card] = Row(self._label(table, CARD.names[card]), [], notation)
                rows[card].choices.append(Choice(number, self._does(action), Text()))
        return [*rows.values(), *others]

    def _label(self, table: TableView, name: str) -> Text:
        """A card in front of its answers, with its second line where there is room."""
        face = table.cards[name]
        label = Text().append_text(self.icon(face.back or face.icon)).append(" ") if table.team else Text()
        title, detail = self.title(name), face.detail.get(self.words.language, "")
        if detail and table.team and cell_len(title) + cell_len(detail) < 2 * _LABEL:
            title = self.say("card-detail", title=title, detail=detail)
        # Where an icon cannot be drawn it is a word, and takes the room of one.
        room = self._label_length(table) - max(0, label.cell_len - _ICON)
        return label.append(cut(title, room, self.style.fancy))

    def _does(self, action: int) -> Text:
        if verb_of(action) == cards.PLACE:
            return self.window_sign(second_of(action))
        return Text(self.say("timeline-play" if verb_of(action) == cards.PLAY else "timeline-discard"))

    def _plain_row(self, table: TableView, number: int, action: int) -> Row:
        """An answer in full words."""
        verb = verb_of(action)
        args = self.arguments(action)
        if verb == cards.PLACE:
            args["window"] = self.window(table, second_of(action))
        elif verb == cards.PUT:
            args["place"] = self.spot(table, first_of(action))
        words = self.words.say(f"action-{self.game.notation.verb(action).name}", args)
        return Row(Text(), [Choice(number, Text(words), Text())], self.game.text(action))

    # Where the game stands

    @property
    def shares_score(self) -> bool:
        return self.options["mode"] == "collaborative"

    def turn(self, view: View) -> int:
        return self.table(view).turn

    def period(self, view: View) -> int:
        return self.table(view).round

    def hand(self, view: View) -> list[str]:
        return []  # all hands lie open anyway

    def score(self, score: int) -> str:
        if self.shares_score:
            return self.say("points", score=score)
        return self.say("cards-left", count=-score)

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        """Cards that come to a hand are seen there; a card that goes to its place tells of itself."""
        return seen["kind"] in _MINOR

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """The rank of a team and what is missing to the next, or who won; then the cards that went wrong."""
        table = self.table(view)
        lines = [Text(self.say("timeline-decided"), style="bold")]
        for seen in story:
            if seen["kind"] in ("ended", "team-score", "won"):
                lines.append(Text(f" {self.event(seen, False)}"))
        if table.team:
            names = [name for name, _ in cards.RANKS]
            key = "rank-top" if table.next is None else "rank-next"
            after = self.rank(names[names.index(table.rank) + 1]) if table.next is not None else ""
            lines.append(Text(f" {self.words.say(key, {'points': table.next or 0, 'rank': after})}", style="bold"))
        missed = [str(seen["card"]) for seen in story if seen["kind"] in ("misplaced", "blocked")]
        shown = [name for name in dict.fromkeys(missed) if table.cards.get(name, _NONE).back]
        if shown:
            lines.append(Text(self.say("timeline-missed"), style="bold"))
        for name in shown:
            line = Text(f" {self.dated(table, name)}. ")
            lines.append(line.append(table.cards[name].fact.get(self.words.language, ""), style="italic dim"))
        return lines

    def result(self, view: View, story: list[Seen], day: str) -> list[str]:
        """What one may show to others: the day, the score and a sign for each card turned over; it spoils nothing.

        The signs are those of the browser, told apart by shape.
        """
        table = self.table(view)
        signs: list[str] = []
        for seen in story:
            kind, place = seen["kind"], str(seen.get("place", ""))
            if kind == "put":
                signs.append("🔼" if place.startswith("gap") else "↔️")
            elif kind in ("blocked", "discarded"):
                signs.append("🟥" if kind == "blocked" else "⬜")
        rows = ["".join(signs[start : start + 10]) for start in range(0, len(signs), 10)]
        points = f"{self.say('points', score=table.score)}, {self.rank(table.rank)}"
        return [self.say("timeline-result", day=day, players=len(self.names)), points, *rows]


_NONE: Final = CardView({}, {}, "", "")


FACE = TimelineFace
