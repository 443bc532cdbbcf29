"""How Isola dei Demoni looks in the terminal: both territories with the frontier between them, forces, fights, the hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.engine import Decision, State
from tavolata.games.isola import guide
from tavolata.games.isola.rules.state import MARGIN, Isola
from tavolata.terminal.face import Row, Seen, View
from tavolata.terminal.isola import answers, asking, board, fighting, foresight, reading
from tavolata.terminal.isola.fitting import Part, drawn, fitted
from tavolata.terminal.isola.naming import Naming
from tavolata.terminal.isola.seen import TableView, card_named, card_of, table_of
from tavolata.terminal.lines import dim

#: What the short log leaves out: what comes of it is told anyway.
_MINOR: Final = frozenset(["disengaged", "engaged", "begins", "begins-as-agreed"])
#: What came of a fight: the short log leaves out all else before it leaves out this.
_RESULTS: Final = frozenset(
    [
        "beaten",
        "life-lost",
        "sacrificed",
        "sent",
        "reached",
        "held",
        "conquered",
        "attack-failed",
        "scored-by-card",
        "won",
    ]
)
# What shrinks first where there is little room; the last is what the question is about.
_PRESENTING: Final[tuple[str, ...]] = (
    *("bought", "known", "lasting", "own-forces", "other-forces"),
    *("own-places", "other-places", "groups", "hand"),
)
_ATTACKING: Final[tuple[str, ...]] = (
    "known",
    "hand",
    "own-forces",
    "own-places",
    "lasting",
    "groups",
    "other-places",
    "other-forces",
)
_DEFENDING: Final[tuple[str, ...]] = (
    "known",
    "hand",
    "other-places",
    "own-places",
    "other-forces",
    "own-forces",
    "lasting",
    "groups",
)
_IN_A_FIGHT: Final[tuple[str, ...]] = (
    "known",
    "hand",
    "own-places",
    "other-places",
    "own-forces",
    "other-forces",
    "lasting",
    "groups",
)
#: Below the table so many cards of the hand are explained, as far as there is room.
_EXPLAINED: Final = 7


class IsolaFace(Naming):
    """Isola dei Demoni for the terminal."""

    banner = "bold white on #7a4a1c"
    tint = "#c98a4b"
    fresh_log = 12
    results = _RESULTS
    questions = guide.QUESTIONS
    sections = guide.SECTIONS

    # The head and the seats

    def status(self, view: View) -> tuple[Text, Text]:
        table = table_of(view)
        left = Text(self.say("game-name").upper()).append(f"   {self.say('isola-turn', turn=table.turn)}")
        left.append(f"{self.signs.dot} {self.words.say(f'phase-{table.phase}')}")
        return left, Text(self.say("isola-goal", count=MARGIN))

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        table = table_of(view)
        rows: list[list[Text]] = []
        for seat, points in enumerate(table.points):
            lead = points - table.points[1 - seat]
            mark = Text(self.signs.turn if seat == table.active else " ", style="bold yellow")
            row = [mark, self.seat_name(seat, me), Text(self.say("isola-points", count=points), style="bold")]
            row.append(Text(f"(+{lead})" if lead > 0 else "", style=self.tint if lead < MARGIN else "bold red"))
            counts = {"hand": table.hands[seat], "future": table.futures[seat], "past": len(table.pasts[seat])}
            row.append(Text(self.words.say("isola-counts", counts)))
            row.append(dim(", ".join(self.counted(hands[seat])) if hands else ""))
            rows.append(row)
        return rows

    # The middle

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        return drawn(self._parts(table_of(view), me, width))

    def fitted(self, view: View, me: int | None, width: int, room: int) -> list[Text]:
        """In a fight those who fight, while groups are built what they are built against: all else shrinks first."""
        table = table_of(view)
        parts = self._parts(table, me, width)
        # Whoever does not fight may be left out altogether; in an attack the own ones who can are in the groups and answers.
        order, spare = _PRESENTING, _PRESENTING[:0]
        if table.building == "attack":
            order, spare = _ATTACKING, ("known", "own-forces", "own-places")
        elif table.fights or table.battles:
            order, spare = _IN_A_FIGHT if table.fights else _DEFENDING, _IN_A_FIGHT[:-1]
        parts = [Part(part.name, [*part.drawings, list]) if part.name in spare else part for part in parts]
        return fitted(parts, order, room)

    def _parts(self, table: TableView, me: int | None, width: int) -> list[Part]:
        """Both sides, the frontiers in the middle; what lasts, who fights, the own hand."""
        if table.phase == "start":  # nothing lies there yet but what one has bought oneself
            return [Part("bought", [lambda: board.bought(self, table, width)])]
        own = board.own_seat(me)
        other = 1 - own
        names = self.names
        return [
            Part("known", board.known(self, table, other, me, width)),
            Part("other-forces", board.forces(self, table, other, names[other], width)),
            Part("other-places", board.places(self, table, other, names[other], width)),
            Part("own-places", board.places(self, table, own, names[own], width)),
            Part("own-forces", board.forces(self, table, own, names[own], width)),
            Part("lasting", board.lasting(self, table, width)),
            Part("groups", fighting.groups(self, table, me, width)),
            Part("hand", board.hand(self, table, width)),
        ]

    def forecast(self, state: State, width: int) -> list[Text]:
        """What the fight, or all that was announced, comes to if everybody passes: there is no chance in it."""
        assert isinstance(state, Isola)
        return foresight.lines(self, state, width)

    def lately(self, view: View, me: int | None, story: list[Seen], width: int) -> list[Text]:
        """The signs, how to read a card, and what the own cards in a fight and in the hand do."""
        table = table_of(view)
        if not self.style.drawn:
            return []
        lines = [board.legend(self)]
        fight, own = table.fight(), board.own_seat(me)
        fighters = fight.columns[own] + fight.leaders[own] if fight is not None else []
        keys = dict.fromkeys([*(card_of(thing).key for thing in fighters), *table.hand])
        told = [key for key in keys if self.texts.lines(card_named(key))]
        for key in told[:_EXPLAINED]:
            lines += reading.in_short(self, card_named(key), width)
        return lines

    def pages(self, view: View, me: int | None, text: str, width: int) -> list[Text]:
        return reading.pages(self, table_of(view), me, text, width)

    def hint(self) -> str:
        return self.say("isola-hint", past=self.say("isola-word-past"), deck=self.say("isola-word-deck"))

    # The question and its answers

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, with the card or the place that it is about."""
        return asking.words_of(self, table_of(view), decision) or super().question(view, decision)

    def rows(self, view: View, decision: Decision) -> list[Row]:
        return answers.rows(self, table_of(view), decision)

    # Where the game stands

    def turn(self, view: View) -> int:
        return table_of(view).active

    def period(self, view: View) -> int:
        return table_of(view).turn

    def hand(self, view: View) -> list[str]:
        return table_of(view).hand

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        return seen["kind"] in _MINOR

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """What decided the game, and what each had done."""
        table = table_of(view)
        decided = [seen for seen in story if seen["kind"] in ("won", "ran-out")]
        lines = [Text(self.event(seen, False), style="bold") for seen in decided]
        lines.append(Text(f" {self.say('isola-decided', turns=table.turn)}"))
        for seat, name in enumerate(self.names):
            kinds = [seen["kind"] for seen in story if seen.get("seat") == seat]
            lost = kinds.count("beaten") + kinds.count("life-lost")
            told = {"seat": name, "conquered": kinds.count("conquered"), "lost": lost, "attacks": kinds.count("attack")}
            lines.append(Text(f" {self.words.say('isola-decided-seat', told)}"))
        return lines


FACE = IsolaFace
