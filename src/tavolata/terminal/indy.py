"""How Indy looks in the terminal: cards as small frames, evocations beside the shamans, answers grouped by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from rich.text import Text

from tavolata.engine import PASS, Decision, arguments_of, verb_of
from tavolata.games.indy import cards, guide
from tavolata.games.indy.cards import CARD_NAMES, CATEGORY_NAMES, EAGLE, SHAMAN_COLOURS, SHAMAN_NAMES
from tavolata.games.indy.view_types import IndyView
from tavolata.terminal.face import Choice, Face, Row, Seen, View

#: How a card's colour is painted; its first letter and its name say the same without paint.
_PAINT: Final = {"R": "#d7453d", "G": "#3a9d4f", "B": "#4a86e8", "E": "#b8862b"}
_SYMBOLS: Final = {"C": "♟", "H": "♞", "O": "◈"}
_EAGLE_NAME: Final = "EAG"
_CARD_WIDTH: Final = 8
#: Where the own hand begins when cards lie open beside it.
_HAND_COLUMN: Final = 38
#: More tokens than this are counted instead of shown one by one.
_TOKENS_SHOWN: Final = 6


class SeatView(NamedTuple):
    """What everybody sees of a seat."""

    shaman: str | None
    tokens: int
    cards: int
    laid: list[str]
    #: Category and feathers of the evocation laid.
    evocation: tuple[str, int] | None
    #: A card of each of these is in the hand.
    clues: list[list[str]]
    #: One of these is in the hand, or under the deck by now.
    loose: list[str]


class TableView(IndyView, forbid_unknown_fields=True):
    """What a seat sees of the table; of what is not there, there is nothing."""

    hand: list[str] = []
    discarded: list[str] = []

    @property
    def seats(self) -> list[SeatView]:
        by_seat = (self.shamans, self.tokens, self.cards, self.laid, self.evocations, self.clues, self.loose)
        return [SeatView(*columns) for columns in zip(*by_seat, strict=True)]


class Evoked:
    """What a seat did in the manche before this one."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.category = ""
        self.feathers = 0
        self.tokens = 0


class Signs(NamedTuple):
    """The symbols, or plain letters where the output knows no others."""

    feather: str
    times: str
    turn: str
    shaman: str
    worst: str
    better: str
    corners: str
    side: str
    line: str
    eagle: str
    ellipsis: str


_FANCY: Final = Signs("❧", "×", "▸", "●", "▼", "↑", "╭╮╰╯", "│", "─", "╲▾╱", "…")
_PLAIN: Final = Signs("*", "x", ">", "@", "v", "^", "++++", "|", "-", r"\v/", "...")


class IndyFace(Face):
    """Indy for the terminal."""

    banner = "bold white on #8c3b1f"
    tint = "#c4622d"
    questions = guide.QUESTIONS
    sections = guide.SECTIONS

    @property
    def signs(self) -> Signs:
        return _FANCY if self.style.fancy else _PLAIN

    # Cards in words and in paint

    def card(self, name: str) -> str:
        """A card as the log calls it: in full, or by the symbol of its type where it is drawn."""
        if name == _EAGLE_NAME:
            return self.say("card-eagle")
        colour, kind, feathers = name[0], name[1], name[2:]
        if self.style.drawn and self.style.fancy:
            return f"{_SYMBOLS[kind]} {self.say(f'colour-{colour.lower()}')} {feathers}"
        return self.say("card", type=kind, colour=colour, feathers=int(feathers))

    def the_cards(self, names: Sequence[str]) -> str:
        """Cards inside a sentence: with their articles, where they are not drawn; eagles are counted."""
        others = [name for name in names if name != _EAGLE_NAME]
        if self.style.drawn and self.style.fancy:
            said = [self.card(name) for name in others]
        else:
            said = [self.say("card-the", type=name[1], colour=name[0], feathers=int(name[2:])) for name in others]
        eagles = len(names) - len(others)
        return self.joined([*said, self.say("card-eagles", count=eagles)] if eagles else said)

    def painted(self, name: str) -> Text:
        return Text(self.card(name), style=_paint(name))

    def tag(self, name: str) -> Text:
        """A card in its shortest form: symbol and notation."""
        symbol = _SYMBOLS.get(name[1], "") if self.style.fancy and name != _EAGLE_NAME else ""
        return Text(symbol + name, style=_paint(name))

    def tags(self, names: list[str]) -> Text:
        return Text(" ").join([self.tag(name) for name in names])

    def worth(self, worth: int) -> str:
        """An evocation's category and feathers: "team 13"."""
        return f"{self.say(f'category-{CATEGORY_NAMES[worth // 100]}')} {worth % 100}"

    def value(self, name: str, value: object) -> object:
        if name == "other" and isinstance(value, int):
            return self.names[value]
        if name == "shaman" and isinstance(value, str):
            return self.shaman(value)
        if isinstance(value, str) and value in cards.CARD.numbers:
            return self.the_cards([value])
        if isinstance(value, list):
            return self.the_cards([card for card in value if isinstance(card, str)])
        return value

    def shaman(self, name: str) -> str:
        """A shaman by name and colour."""
        colour = self.say(f"colour-{_shaman_colour(name).lower()}")
        return self.say("indy-shaman", name=self.say(f"shaman-{name.lower()}"), colour=colour)

    def arguments(self, action: int) -> dict[str, object]:
        verb = self.game.notation.verb(action).name
        values = arguments_of(action)
        if verb == "shaman":
            return {"shaman": self.shaman(SHAMAN_NAMES[values[0]])}
        names = [self.the_cards([CARD_NAMES[card]]) for card in values]
        if verb == "swap":
            return {"gave": names[0], "took": names[1]}
        if verb == "eagle":
            return {"took": names[0]}
        if verb == "return":
            return {"own": names[0], "cards": self.the_cards([CARD_NAMES[card] for card in values[1:]])}
        return {"card": names[0], "cards": self.the_cards([CARD_NAMES[card] for card in values]), "count": len(names)}

    # The head and the seats

    def status(self, view: View) -> tuple[Text, Text]:
        table = _table(view)
        left = Text(self.say("game-name").upper())
        if table.manche:
            left.append(f"   {self.say('indy-manche', manche=table.manche)}")
        left.append(f"   {self.say(f'phase-{table.phase}')}")
        plate = self.tokens(table.plate) if table.plate else self.say("indy-empty")
        return left, Text(f"{self.say('indy-plate')} {plate}   {self.say('indy-deck', count=table.deck)}")

    def tokens(self, count: int) -> str:
        signs = self.signs
        return signs.feather * count if count <= _TOKENS_SHOWN else f"{signs.feather}{signs.times}{count}"

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        table = _table(view)
        before = _last_manche(story) if table.phase == "dark" else {}
        worst = _worst_so_far(table)
        rows: list[list[Text]] = []
        for number, seat in enumerate(table.seats):
            mark = self.signs.turn if number == table.turn else " "
            name = self.seat_name(number, me)
            dealer = Text(self.say("indy-dealer-mark") if number == table.dealer else " ", style="bold")
            if seat.shaman is None:
                shaman = Text("-", style="dim")
            else:
                colour = _shaman_colour(seat.shaman)
                shaman = Text(f"{self.signs.shaman} {self.say(f'colour-{colour.lower()}')}", style=_PAINT[colour])
            tokens = Text(self.tokens(seat.tokens)) if seat.tokens else Text(self.say("indy-plucked"), style="italic")
            count = Text(self.say("seat-cards", count=seat.cards), style="dim")
            rest = self._beside(table, number, me, before.get(number), number in worst, hands)
            rows.append([Text(mark, style="bold yellow"), name, dealer, shaman, tokens, count, rest])
        return rows

    def _beside(
        self,
        table: TableView,
        number: int,
        me: int | None,
        before: Evoked | None,
        worst: bool,
        hands: list[list[str]],
    ) -> Text:
        """What lies beside a shaman, or what is known of the hand behind it."""
        seat = table.seats[number]
        parts: list[Text] = []
        if hands:
            parts.append(self.tags(hands[number]))
        elif number == me:
            if table.discarded and not seat.laid:
                parts.append(
                    Text(f"{self.say('indy-discarded')} ", style="dim").append_text(self.tags(table.discarded))
                )
        else:
            parts.extend(self._known(seat))
        if seat.evocation:
            category, feathers = seat.evocation
            laid = self.tags(seat.laid).append(f" {self.say(f'category-{category}')} {feathers}", style="bold")
            if worst:
                laid.append(f" {self.signs.worst} {self.say('indy-worst')}")
            parts.insert(0, laid)
        if before:
            text = Text(f"{self.say('indy-before')} ", style="dim")
            if before.cards:
                text.append_text(self.tags(before.cards))
                text.append(f" {self.say(f'category-{before.category}')} {before.feathers}", style="dim")
            if before.tokens:
                text.append(f" {before.tokens:+d}{self.signs.feather}".replace("-", "−" if self.style.fancy else "-"))
            if before.cards or before.tokens:
                parts.append(text)
        return Text("  ").join(parts)

    def _known(self, seat: SeatView) -> list[Text]:
        """The cards that everybody saw go into this hand."""
        either = f" {self.say('indy-or')} "
        found: list[Text] = []
        for key, clues in (("seat-holds", seat.clues), ("indy-maybe", [seat.loose] if seat.loose else [])):
            if clues:
                text = Text(f"{self.say(key)} ", style="dim")
                found.append(
                    text.append_text(Text(" ").join([Text(either).join(map(self.tag, clue)) for clue in clues]))
                )
        return found

    # The middle

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        table = _table(view)
        prospects = self._prospects(table, me)
        if not self.style.drawn:
            return self._middle_in_words(table, prospects)
        if not table.table and not table.hand:
            return []
        hand = self.cards_in_a_row(table.hand, grouped=True)
        if not table.table:
            return self._hand_with_notes(hand, prospects)
        lines = [Text(f" {self.say('indy-table')}", style="dim")]
        lines += [Text(" ").append_text(line) for line in self.cards_in_a_row(table.table)]
        if table.hand:
            caption = Text(" · ".join([self.say("own-hand"), *prospects[:2]]), style="dim")
            column = min(_HAND_COLUMN, width - caption.cell_len - 1)
            lines[0].append(" " * max(1, column - lines[0].cell_len)).append_text(caption)
            for line, more in zip(lines[1:], hand, strict=True):
                line.append(" " * (_HAND_COLUMN - line.cell_len)).append_text(more)
        return lines

    def _hand_with_notes(self, hand: list[Text], notes: list[str]) -> list[Text]:
        """No card lies open yet: the hand stands alone, and what it promises beside it."""
        lines = [Text(f" {self.say('own-hand')}", style="dim")]
        lines += [Text(" ").append_text(line) for line in hand]
        for line, note in zip(lines[2:], notes, strict=False):
            line.append(" " * (_HAND_COLUMN - line.cell_len)).append(note)
        return lines

    def _middle_in_words(self, table: TableView, prospects: list[str]) -> list[Text]:
        lines: list[Text] = []
        for key, names in (("indy-table", table.table), ("own-hand", table.hand)):
            if names:
                lines.append(
                    Text(f" {self.say(key)}: ").append(", ".join(f"{self.card(name)} ({name})" for name in names))
                )
        if prospects:
            lines.append(Text(f" {'; '.join(prospects)}"))
        return lines

    def cards_in_a_row(self, names: list[str], grouped: bool = False) -> list[Text]:
        """Cards as frames; with a gap between colours if they are grouped."""
        lines = [Text() for _ in range(4)]
        for place, name in enumerate(names):
            gap = " " if grouped and place and names[place - 1][0] != name[0] else ""
            for line, part in zip(lines, self._frame(name), strict=True):
                line.append(gap).append(part, style=_paint(name))
        return lines

    def _frame(self, name: str) -> list[str]:
        signs = self.signs
        inside = _CARD_WIDTH - 2
        if name == _EAGLE_NAME:
            first, second = signs.eagle.center(inside), self.say("card-eagle").center(inside)
        else:
            symbol = _SYMBOLS[name[1]] if self.style.fancy else self.say(f"type-{name[1].lower()}")[:4]
            first = f"{symbol}{name[2:].rjust(inside - len(symbol))}"
            second = self.say(f"colour-{name[0].lower()}").ljust(inside)
        corners = signs.corners
        return [
            f"{corners[0]}{signs.line * inside}{corners[1]}",
            f"{signs.side}{first}{signs.side}",
            f"{signs.side}{second}{signs.side}",
            f"{corners[2]}{signs.line}{name}{signs.line * (inside - len(name) - 1)}{corners[3]}",
        ]

    def _prospects(self, table: TableView, me: int | None) -> list[str]:
        """What the hand is worth, and what it lacks."""
        hand = _numbers(table.hand)
        if len(hand) < 3:
            return [] if me is None else self._way_back(table, table.seats[me])
        notes = [self.worth(cards.best(hand))]
        if cards.best(hand) < 100 * cards.STANDARD:
            for colour, kind in cards.lacking(hand)[:2]:
                notes.append(self.say("indy-lacks", what=self.say("indy-missing", type=kind, colour=colour)))
        return notes

    def _way_back(self, table: TableView, seat: SeatView) -> list[str]:
        """A plucked seat looks for characters of its shaman's colour (IN-032)."""
        if seat.tokens or seat.laid or seat.shaman is None:
            return []
        wanted = f"{_shaman_colour(seat.shaman)}C"
        own, open_ = (sum(name.startswith(wanted) for name in names) for names in (table.hand, table.table))
        return [self.say("indy-way-back", colour=wanted[0], own=own, open=open_)]

    # The answers

    def rows(self, view: View, decision: Decision) -> list[Row]:
        hand = _numbers(_table(view).hand)
        if self.style.drawn and decision.name in ("change", "light", "exchange", "eagle"):
            return self._by_card(decision, hand)
        rows = super().rows(view, decision)
        return [self._with_hint(row, action, hand) for row, action in zip(rows, decision.actions, strict=True)]

    def _by_card(self, decision: Decision, hand: list[int]) -> list[Row]:
        """All that can be done with a card on one line: an eagle, a card to give for another, a card to change."""
        rows: dict[str, Row] = {}
        for number, action in enumerate(decision.actions, 1):
            if action == PASS:
                rows[""] = self.row(number, action, decision)
                continue
            verb = self.game.notation.verb(action).name
            names = [CARD_NAMES[card] for card in arguments_of(action)]
            own = _EAGLE_NAME if verb == "eagle" else names.pop(0)
            if own not in rows:
                rows[own] = Row(
                    self._label(verb, own), [], " ".join([*self._beginning(verb, own), self.signs.ellipsis])
                )
            words = self.painted(names[0]) if names else Text(self.say("indy-group-alone"))
            if verb == "change" and names:
                words = Text(f"{self.say('indy-group-and')} ").append_text(words)
            rows[own].choices.append(Choice(number, words, self._gain(action, hand)))
        return list(rows.values())

    def _beginning(self, verb: str, own: str) -> list[str]:
        """What the notation of a row's answers has in common."""
        return [verb] if verb == "eagle" else [verb, own]

    def _label(self, verb: str, own: str) -> Text:
        if verb == "eagle":
            return Text(self.say("indy-group-eagle"))
        label = Text(f"{self.say(f'indy-group-{verb}')} ").append_text(self.painted(own))
        return label.append(f" {self.say('indy-group-for')}") if verb == "swap" else label

    def _gain(self, action: int, hand: list[int]) -> Text:
        """What a swap or an eagle makes of the hand, if that is better than what it is."""
        if verb_of(action) not in (cards.SWAP, cards.PLAY_EAGLE) or len(hand) < 3:
            return Text()
        *gave, took = arguments_of(action)
        after = cards.best(sorted([*_without(hand, gave or [EAGLE]), took]))
        return Text(f"{self.signs.better}{self.worth(after)}", style="bold") if after > cards.best(hand) else Text()

    def _with_hint(self, row: Row, action: int, hand: list[int]) -> Row:
        choice = row.choices[0]
        hint = Text()
        values = arguments_of(action)
        if verb_of(action) == cards.LAY:
            kept = _without(hand, values)
            hint = Text(self.worth(cards.worth(values)), style="bold")
            hint.append(f", {self.say('indy-keeps', card=self.card(CARD_NAMES[kept[0]]))}", style="not bold dim")
        else:
            hint = self._gain(action, hand)
        return row._replace(choices=[choice._replace(hint=hint)])

    # Where the game stands

    def turn(self, view: View) -> int:
        return _table(view).turn

    def period(self, view: View) -> int:
        return _table(view).manche

    def hand(self, view: View) -> list[str]:
        return _table(view).hand

    def score(self, score: int) -> str:
        return self.say("indy-score", score=score)

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        """Cards dealt and cards opened are seen where they lie."""
        return seen["kind"] in ("dealt", "opened")

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """The manches in which tokens changed hands, seat by seat, and the last evocations."""
        table = _table(view)
        manche = 0
        lost = [0] * len(table.seats)
        won = [0] * len(table.seats)
        plucked: list[list[str]] = [[] for _ in table.seats]
        for seen in story:
            seat = seen.get("seat")
            if seen["kind"] == "manche":
                manche = int(str(seen["manche"]))
            if not isinstance(seat, int):
                continue
            if seen["kind"] == "token-lost":
                lost[seat] += 1
            elif seen["kind"] in ("token-won", "token-returned"):
                won[seat] += 1
            elif seen["kind"] == "plucked":
                plucked[seat].append(str(manche))
        lines = [Text(self.say("indy-decided", manches=manche), style="bold")]
        for seat in range(len(table.seats)):
            text = self.say("indy-decided-seat", seat=self.names[seat], lost=lost[seat], won=won[seat])
            if plucked[seat]:
                text += f" {self.say('indy-decided-plucked', manches=self.joined(plucked[seat]))}"
            lines.append(Text(f" {text}"))
        return lines


def _last_manche(story: list[Seen]) -> dict[int, Evoked]:
    """What each seat evoked, lost and won between the last two deals."""
    found: dict[int, Evoked] = {}
    deals = 0
    for seen in reversed(story):
        if seen["kind"] == "manche":
            deals += 1
            if deals == 2:
                break
        seat = seen.get("seat")
        if deals != 1 or not isinstance(seat, int):
            continue
        evoked = found.setdefault(seat, Evoked())
        if seen["kind"] in ("evoked", "returned") and isinstance(seen["cards"], list):
            evoked.cards = seen["cards"]
            evoked.category = str(seen.get("category", "team"))
            evoked.feathers = int(str(seen["feathers"]))
        elif seen["kind"] == "token-lost":
            evoked.tokens -= 1
        elif seen["kind"] in ("token-won", "token-returned"):
            evoked.tokens += 1
    return found


def _worst_so_far(table: TableView) -> list[int]:
    """Who would lose a token now: the worst of two or more evocations laid (IN-024, IN-025)."""
    worths = {
        number: (CATEGORY_NAMES.index(seat.evocation[0]), seat.evocation[1])
        for number, seat in enumerate(table.seats)
        if seat.evocation and seat.tokens
    }
    return [number for number in worths if worths[number] == min(worths.values())] if len(worths) > 1 else []


def _table(view: View) -> TableView:
    return msgspec.convert(view, TableView)


def _numbers(names: list[str]) -> list[int]:
    return [cards.CARD.number(name) for name in names]


def _without(hand: list[int], taken: list[int]) -> list[int]:
    rest = list(hand)
    for card in taken:
        rest.remove(card)
    return rest


def _paint(name: str) -> str:
    return _PAINT[name[0]]


def _shaman_colour(name: str) -> str:
    return cards.COLOURS[SHAMAN_COLOURS[SHAMAN_NAMES.index(name)]]


FACE = IndyFace
