"""How I Talismani del Tempo looks in the terminal: the row of the weather, plays with their places, hands by suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

import msgspec
from rich.cells import cell_len
from rich.text import Text

from tavolata.engine import Decision, arguments_of, first_of, second_of, verb_of
from tavolata.games.talismani import cards, choices, guide
from tavolata.games.talismani.cards import CARD_NAMES, JOLLY, PRIMO, SPECIAL, SUIT_NAMES, SUIT_OF, VALUE_OF
from tavolata.games.talismani.rulings import Rulings
from tavolata.games.talismani.view_types import TalismaniView
from tavolata.terminal.face import Choice, Face, Row, Seen, View
from tavolata.terminal.lines import flow

#: How a suit is painted; its sign and its name say the same without paint.
_PAINT: Final = {
    "NEB": "#8f9bab",
    "NEV": "#63b8dd",
    "NUV": "#a892d4",
    "PIO": "#4a86e8",
    "SOL": "#d99a1c",
    "TEM": "#c2569f",
}
_SIGNS: Final = {"NEB": "≋", "NEV": "❄", "NUV": "☁", "PIO": "☂", "SOL": "☀", "TEM": "ϟ"}
_SPECIAL_PAINT: Final = "#3a9d4f"
_SPECIAL_WORDS: Final = ("card-sp", "card-in", "card-co", "card-ct")
#: More whole talismans than this are counted instead of shown one by one.
_WHOLES_SHOWN: Final = 3
#: Where the cards stand beside their caption.
_CAPTION: Final = 14


class SeatView(NamedTuple):
    """What everybody sees of a seat."""

    play: list[str]
    value: int
    cards: int
    #: Cards that all saw it take, and that it still has.
    known: list[str]
    prepared: list[list[str]]
    halves: int
    wholes: list[str]


class TableView(TalismaniView, forbid_unknown_fields=True):
    """What a seat sees of the table; of what is not there, there is nothing."""

    hand: list[str] = []

    @property
    def seats(self) -> list[SeatView]:
        by_seat = (self.plays, self.values, self.cards, self.known, self.prepared, self.halves, self.wholes)
        return [SeatView(*columns) for columns in zip(*by_seat, strict=True)]

    def place_in_row(self, fairy: str) -> int:
        """The place of her suit, 0: it is dominant."""
        suits: list[str] = [*self.row]
        return suits.index(fairy[:3])

    @property
    def places(self) -> dict[int, int]:
        """The place of each play with a fairy, the best one first."""
        fairies = [seat for seat in self.order if CARD[self.plays[seat][0]] < JOLLY]
        return {seat: place for place, seat in enumerate(reversed(fairies), 1)}


class Signs(NamedTuple):
    """The symbols, or plain letters where the output knows no others."""

    winner: str
    whole: str
    times: str
    half: str
    then: str
    #: Between two fairies in sequence, and beside what can forge.
    tie: str
    forges: str


_FANCY: Final = Signs("★", "●", "×", "½", " › ", "‿", "◆")
_PLAIN: Final = Signs(">", "@", "x", "", " > ", "=", "*")

CARD: Final = cards.CARD.numbers


class TalismaniFace(Face):
    """I Talismani del Tempo for the terminal."""

    banner = "bold white on #34508c"
    tint = "#5f8ddb"
    questions = guide.QUESTIONS
    sections = guide.SECTIONS

    @property
    def signs(self) -> Signs:
        return _FANCY if self.style.fancy else _PLAIN

    @cached_property
    def rulings(self) -> Rulings:
        return Rulings(self.options)

    # Cards in words and in paint

    def card(self, name: str) -> str:
        """A card as the log calls it, a special with its number at this table."""
        number = CARD[name]
        if not cards.is_special(number):
            return self.plain_card(name)
        return self.say("card-numbered", card=self.plain_card(name), number=self.rulings.numbers[number - SPECIAL])

    def the_card(self, name: str) -> str:
        """A card inside a sentence: with its article, if it has one."""
        number = CARD[name]
        if number < JOLLY:
            return self.say("card-the", suit=name[:3], value=VALUE_OF[number])
        if cards.is_special(number):
            return self.card(name)
        return self.say("card-primo-the" if number == PRIMO else "card-jolly-the")

    def plain_card(self, name: str) -> str:
        """A card without the number of a special."""
        number = CARD[name]
        if number < JOLLY:
            return self.say("card", suit=name[:3], value=VALUE_OF[number])
        if number == PRIMO:
            return self.say("card-primo")
        return self.say("card-jolly" if number < SPECIAL else _SPECIAL_WORDS[cards.kind_of(number)])

    def suit(self, name: str) -> str:
        return self.say(f"suit-{name.lower()}")

    def suit_sign(self, name: str) -> str:
        """The shortest form of a suit: its sign, or three letters."""
        return _SIGNS[name] if self.style.fancy else name

    def tag(self, name: str) -> Text:
        """A card in its shortest form: sign and value, or its notation."""
        number = CARD[name]
        text = f"{self.suit_sign(name[:3])}{VALUE_OF[number]}" if number < JOLLY else name
        return Text(text, style=_paint(name))

    def tags(self, names: Iterable[str], row: Sequence[str]) -> Text:
        return Text(" ").join(self.groups(names, row))

    def groups(self, names: Iterable[str], row: Sequence[str]) -> list[Text]:
        """Many cards, those of a suit together, the suits as in the row: "☀1,3", "❄2", "J1"."""
        groups: list[Text] = []
        sorted_names = _by_suit(names, row)
        for place, name in enumerate(sorted_names):
            number = CARD[name]
            if number < JOLLY and place and SUIT_OF[CARD[sorted_names[place - 1]]] == SUIT_OF[number]:
                groups[-1].append(f",{VALUE_OF[number]}", style=_paint(name))
            else:
                groups.append(self.tag(name))
        return groups

    def together(self, names: Sequence[str]) -> Text:
        """One or two cards laid together: "☀3+4", "☀3+J1"."""
        text = self.tag(names[0])
        for name in names[1:]:
            number = CARD[name]
            text.append(f"+{VALUE_OF[number] if number < JOLLY else name}")
        return text

    def halves(self, count: int) -> str:
        """Talismans counted in halves, in figures: "3½"."""
        whole, half = divmod(count, 2)
        if not half:
            return str(whole)
        if self.style.fancy:
            return f"{whole or ''}{self.signs.half}"
        return self.say("talismani-and-a-half", whole=whole)

    def talismans(self, count: int) -> str:
        """The same in words."""
        whole, half = divmod(count, 2)
        return self.say("talismans", whole=whole, half=half)

    def row_words(self, row: Sequence[str]) -> str:
        return self.signs.then.join([self.suit(suit) for suit in row])

    def value(self, name: str, value: object) -> object:
        if name == "other" and isinstance(value, int):
            return self.names[value]
        if name == "halves" and isinstance(value, int):
            return self.talismans(value)
        if name == "row" and isinstance(value, list):
            return self.row_words(value)
        if name == "suit" and isinstance(value, str):
            return self.suit(value)
        if isinstance(value, str) and value in CARD:
            return self.the_card(value)
        if isinstance(value, list):
            return self.joined([self.the_card(card) for card in value if isinstance(card, str)])
        return value

    def arguments(self, action: int) -> dict[str, object]:
        if verb_of(action) == cards.MOVE:
            return {"suit": self.suit(SUIT_NAMES[first_of(action)]), "place": second_of(action) + 1}
        names = [self.the_card(CARD_NAMES[card]) for card in arguments_of(action)]
        return {"card": names[0], "cards": self.joined(names)} if names else {}

    # The head and the seats

    def status(self, view: View) -> tuple[Text, Text]:
        table = _table(view)
        left = Text(self.say("game-name").upper())
        left.append(f"   {self.say('talismani-turn', turn=table.turn)}   {self.say(f'phase-{table.phase}')}")
        right = Text()
        if table.stake is not None:
            worth = self.rulings.worth(CARD[table.stake], table.turn)
            right.append(self.say("talismani-stake", card=self.plain_card(table.stake), worth=self.halves(worth)))
        elif table.next_stake is not None:
            right.append(self.say("talismani-next-stake", card=self.plain_card(table.next_stake)))
        return left, right

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        table = _table(view)
        before = _last_plays(story) if table.phase == "play" else {}
        rows: list[list[Text]] = []
        for number, seat in enumerate(table.seats):
            mark = Text(self.signs.winner if number == table.winner else " ", style="bold yellow")
            score = Text(self.halves(seat.halves).rjust(3), style="bold")
            wholes = Text(self._wholes(len(seat.wholes)), style="yellow")
            count = Text(self.say("seat-cards", count=seat.cards), style="dim")
            rest = Text("  ").join(self._beside(table, number, me, before.get(number, []), hands))
            rows.append([mark, self.seat_name(number, me), score, wholes, count, rest])
        return rows

    def _wholes(self, count: int) -> str:
        signs = self.signs
        return signs.whole * count if count <= _WHOLES_SHOWN else f"{signs.whole}{signs.times}{count}"

    def _beside(
        self, table: TableView, number: int, me: int | None, before: list[str], hands: list[list[str]]
    ) -> list[Text]:
        """What a seat has laid, or laid before, what waits for its weather, and what is known of the hand."""
        seat = table.seats[number]
        parts: list[Text] = []
        if number in table.sitting:
            parts.append(Text(self.say("talismani-sits-out"), style="italic"))
        elif seat.play:
            parts.append(self._laid(table, number))
        elif before:
            parts.append(_dim(f"{self.say('talismani-before')} ").append_text(self.together(before)))
        if seat.prepared:
            ready = _dim(f"{self.say('talismani-ready')} ")
            waiting = sorted(seat.prepared, key=lambda talisman: table.place_in_row(talisman[0]))
            parts.append(ready.append_text(Text(" ").join([self.together(talisman) for talisman in waiting])))
        if hands:
            parts.append(self.tags(hands[number], table.row))
        elif seat.known and number != me:
            holds = _dim(f"{self.say('seat-holds')} ")
            parts.append(holds.append_text(self.tags(seat.known, table.row)))
        return parts

    def _laid(self, table: TableView, number: int) -> Text:
        """A play revealed: its place among those with fairies, its cards, and its value where it is no single card."""
        seat = table.seats[number]
        place = table.places.get(number)
        text = Text().append(f"{place}. " if place else "   ", style="bold" if place == 1 else "dim")
        text.append_text(self.together(seat.play))
        return text.append(f" = {seat.value}", style="dim") if place and len(seat.play) > 1 else text

    # The middle

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        table = _table(view)
        lines = [self._weather(table)]
        if table.pool:
            lines += self._pool(table, width)
        if table.hand:
            lines += self._hand(table, width) if self.style.drawn else [self._hand_in_words(table)]
        return lines

    def _caption(self, key: str) -> Text:
        caption = self.say(key)
        return _dim(f" {caption.ljust(_CAPTION)}" if self.style.drawn else f" {caption}: ")

    def _weather(self, table: TableView) -> Text:
        """The row, the dominant suit first."""
        line = self._caption("talismani-weather")
        for place, suit in enumerate(table.row):
            sign = f"{_SIGNS[suit]} " if self.style.fancy and self.style.drawn else ""
            name = self.suit(suit)
            if place:
                line.append(self.signs.then, style="dim").append(f"{sign}{name}", style=_PAINT[suit])
            else:
                line.append(f"{sign}{name.upper()}", style=f"bold {_PAINT[suit]}")
        return line

    def _pool(self, table: TableView, width: int) -> list[Text]:
        """The cards that nobody has yet, and who takes them, in turn."""
        if self.style.drawn:
            lines = flow(self._caption("talismani-pool"), self.groups(table.pool, table.row), " ", width)
        else:
            names = ", ".join([self.card(name) for name in _by_suit(table.pool, table.row)])
            lines = [self._caption("talismani-pool").append(names)]
        if not table.takers:
            return lines
        takers = self.say("talismani-takers", seats=", ".join([self.names[seat] for seat in table.takers]))
        if not self.style.drawn or lines[-1].cell_len + cell_len(takers) + 3 <= width:
            lines[-1].append(f"   {takers}", style="dim")
            return lines
        if cell_len(takers) + _CAPTION + 1 > width:  # then by the numbers of their seats
            takers = self.say("talismani-takers", seats=" ".join([str(seat + 1) for seat in table.takers]))
        return [*lines, Text(" " * (_CAPTION + 1)).append(takers, style="dim")]

    def _hand(self, table: TableView, width: int) -> list[Text]:
        """The hand by suit in the order of dominance; fairies in sequence are tied, what forges alone is marked."""
        groups: list[Text] = []
        before = -1
        for name in _by_suit(table.hand, table.row):
            number = CARD[name]
            text = Text(style=_paint(name))
            if number < JOLLY:
                value = f"{self.signs.forges if self._forges([number]) else ''}{VALUE_OF[number]}"
                if before >= 0 and SUIT_OF[before] == SUIT_OF[number]:
                    tied = self.signs.tie if self._forges([before, number]) else " "
                    groups[-1].append(f"{tied}{value}", style=_paint(name))
                    before = number
                    continue
                sign = f"{_SIGNS[name[:3]]}" if self.style.fancy else ""
                text.append(f"{sign}{name[:3]} ", style="bold").append(value, style="not bold")
            else:
                text.append(name, style="bold")
                if number >= SPECIAL:
                    text.append(f" {self.card(name)}", style="not bold")
            groups.append(text)
            before = number
        return flow(self._caption("own-hand"), groups, "   ", width)

    def _hand_in_words(self, table: TableView) -> Text:
        names = _by_suit(table.hand, table.row)
        return self._caption("own-hand").append(", ".join([f"{self.card(name)} ({name})" for name in names]))

    def _forges(self, numbers: list[int]) -> bool:
        return choices.is_combination(numbers, self.rulings)

    # The answers

    def rows(self, view: View, decision: Decision) -> list[Row]:
        table = _table(view)
        if decision.name == "play" and self.style.drawn:
            return self._plays_by_suit(table, decision)
        if decision.name == "reorder" and self.style.drawn:
            return self._moves_by_suit(table, decision)
        rows: list[Row] = []
        for row, action in zip(super().rows(view, decision), decision.actions, strict=True):
            words = row.choices[0].words
            if self.style.drawn and verb_of(action) in (cards.STAKE, cards.TAKE):  # the question says what for
                name = CARD_NAMES[first_of(action)]
                sign = self.suit_sign(name[:3]) if first_of(action) < JOLLY else name
                words = Text(f"{sign} {self.card(name)}", style=_paint(name))
            rows.append(
                row._replace(choices=[Choice(row.choices[0].number, words, self._hint(table, decision, action))])
            )
        return rows

    def _plays_by_suit(self, table: TableView, decision: Decision) -> list[Row]:
        """All plays of a suit on one line, the suits as in the row; those that could forge are marked."""
        rows: dict[str, Row] = {}
        for number, action in enumerate(self.answers(decision), 1):
            numbers = arguments_of(action)
            names = [CARD_NAMES[card] for card in numbers]
            suit = names[0][:3] if numbers[0] < JOLLY else ""
            if suit not in rows:
                label = self.suit(suit) if suit else self.say("talismani-specials")
                paint = _PAINT.get(suit, _SPECIAL_PAINT)
                rows[suit] = Row(Text(label, style=paint), [], f"play {suit}…")
            words = self.together(names)
            if self._forges(numbers):
                words.append(self.signs.forges, style="bold")
            rows[suit].choices.append(Choice(number, words, Text()))
        order = [*table.row, ""]
        return [rows[suit] for suit in sorted(rows, key=order.index)]

    def _moves_by_suit(self, table: TableView, decision: Decision) -> list[Row]:
        """Each Tempo card and the places that it can go to."""
        rows: dict[int, Row] = {}
        others: list[Row] = []
        for number, action in enumerate(self.answers(decision), 1):
            if verb_of(action) != cards.MOVE:
                others.append(self.row(number, action, decision))
                continue
            suit, place = first_of(action), second_of(action)
            name = SUIT_NAMES[suit]
            if suit not in rows:
                label = Text(self.say("talismani-move", suit=self.suit(name)), style=_PAINT[name])
                rows[suit] = Row(label, [], f"move {name} …")
            rows[suit].choices.append(Choice(number, Text(self.say("talismani-place", place=place + 1)), Text()))
        ordered = sorted(rows, key=lambda suit: table.row.index(SUIT_NAMES[suit]))
        return [*(rows[suit] for suit in ordered), *others]

    def _hint(self, table: TableView, decision: Decision, action: int) -> Text:
        """What would come of an answer."""
        verb = verb_of(action)
        if verb == cards.TAKE:
            return Text(self._makes(table, first_of(action)), style="dim")
        text = ""
        if verb == cards.PLAY:
            text = self.say("talismani-can-forge") if self._forges(arguments_of(action)) else ""
        elif verb == cards.STAKE:
            laid = [seat for seat, play in enumerate(table.plays) if CARD_NAMES[first_of(action)] in play]
            text = self.say("talismani-laid-by", seat=self.names[laid[0]]) if laid else ""
        elif verb == cards.ASIDE:
            place = table.place_in_row(table.plays[decision.seat][0])
            text = self.say("talismani-forged-now" if not place else "talismani-waits", place=place + 1)
        elif decision.name == "weather":
            text = self._outlook(table, table.row[1 if verb == cards.TURN else 0])
        return Text(f"({text})" if text else "", style="dim")

    def _makes(self, table: TableView, card: int) -> str:
        """The fairies of the hand with which a card can forge; a Jolly goes with all."""
        if self._forges([card]):
            return self.say("talismani-forges-alone", mark=self.signs.forges)
        if JOLLY <= card < SPECIAL:
            return self.say("talismani-forges-any", mark=self.signs.forges)
        fairies = [CARD[name] for name in table.hand if CARD[name] < JOLLY]
        partners = [CARD_NAMES[fairy] for fairy in fairies if self._forges(sorted([card, fairy]))]
        return self.say("talismani-forges-with", mark=self.signs.forges, cards=" ".join(partners)) if partners else ""

    def _outlook(self, table: TableView, suit: str) -> str:
        """Which suit would dominate, and who would then forge."""
        seats = [
            self.names[number]
            for number, seat in enumerate(table.seats)
            if any(talisman[0].startswith(suit) for talisman in seat.prepared)
        ]
        ripe = f", {self.say('talismani-would-forge', count=len(seats), seats=self.joined(seats))}" if seats else ""
        return f"{self.say('talismani-dominates', suit=self.suit(suit))}{ripe}"

    # Where the game stands

    def turn(self, view: View) -> int:
        return _table(view).winner

    def period(self, view: View) -> int:
        return _table(view).turn

    def hand(self, view: View) -> list[str]:
        return _table(view).hand

    def score(self, score: int) -> str:
        return self.talismans(score)

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        """Plays and cards taken are seen beside the seats; the final reckoning stands at the end."""
        return str(seen["kind"]).startswith("played") or seen["kind"] in ("row", "dealt", "taken", "reckoning")

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """The captured piles seat by seat, the final row, and what decided."""
        table = _table(view)
        unforged = dict.fromkeys(range(len(self.names)), 0)
        lines = [Text(self.say("talismani-decided", turns=table.turn), style="bold")]
        decided = Text()
        places: dict[int, int] = {}
        for seen in story:
            seat = seen.get("seat")
            if seen["kind"] == "not-forged" and isinstance(seat, int):
                unforged[seat] += 1
            elif seen["kind"] == "reckoning" and isinstance(seat, int):
                places[seat] = int(str(seen["place"]))
            elif seen["kind"] == "won-game":
                decided = Text(f" {self.event(seen, False)}", style="bold")
        lines.append(Text(f" {self.say('talismani-final-row', row=self.row_words(table.row))}"))
        for number in sorted(range(len(table.seats)), key=lambda seat: (places.get(seat, 0), seat)):
            lines.append(Text(f" {self._captured(table, number, unforged[number])}"))
        return [*lines, decided]

    def _captured(self, table: TableView, number: int, unforged: int) -> str:
        """What a seat has captured, in a sentence."""
        whole = [name for name in table.wholes[number] if name != "PRIMO"]
        text = self.say(
            "talismani-decided-seat",
            seat=self.names[number],
            halves=self.halves(table.halves[number]),
            forged=len(table.forged[number]),
            stakes=len(table.stakes[number]) - ("PRIMO" in table.stakes[number]),
        )
        if "PRIMO" in table.stakes[number]:
            text += f" {self.say('talismani-decided-primo')}"
        if whole:
            text += f" {self.say('talismani-decided-wholes', suits=self.joined([self.suit(suit) for suit in whole]))}"
        if unforged:
            text += f" {self.say('talismani-decided-unforged', count=unforged)}"
        return text


def _last_plays(story: list[Seen]) -> dict[int, list[str]]:
    """What each seat laid in the turn before the one that has just begun."""
    found: dict[int, list[str]] = {}
    turns = 0
    for seen in reversed(story):
        if seen["kind"] == "turn":
            turns += 1
            if turns == 2:
                break
        seat, laid = seen.get("seat"), seen.get("cards")
        if str(seen["kind"]).startswith("played") and isinstance(seat, int) and isinstance(laid, list):
            found[seat] = laid
    return found


def _by_suit(names: Iterable[str], row: Sequence[str]) -> list[str]:
    """Cards in the order of dominance of their suits, specials last."""
    return sorted(names, key=lambda name: (row.index(name[:3]) if CARD[name] < JOLLY else len(row), CARD[name]))


def _dim(text: str) -> Text:
    """Dim words to which others can be added that are not."""
    return Text().append(text, style="dim")


def _paint(name: str) -> str:
    return _PAINT.get(name[:3], _SPECIAL_PAINT)


def _table(view: View) -> TableView:
    return msgspec.convert(view, TableView)


FACE = TalismaniFace
