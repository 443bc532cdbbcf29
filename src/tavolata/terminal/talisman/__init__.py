"""How Talisman looks in the terminal: the board or the spaces around one, the own area, both sides of an attack."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.engine import Decision
from tavolata.games.talisman import guide
from tavolata.games.talisman.box import cards
from tavolata.games.talisman.box.cards import REGION
from tavolata.games.talisman.view_types import HeroView
from tavolata.terminal.face import Row, Seen, View
from tavolata.terminal.lines import flow, listed
from tavolata.terminal.screen import columns
from tavolata.terminal.talisman import answers, area, asking, board, reading
from tavolata.terminal.talisman.naming import PAINT, STATS, WIDE, Naming
from tavolata.terminal.talisman.seen import CARD, SPACE, TableView, table_of
from tavolata.terminal.talisman.sums import attack_lines

#: What the short log leaves out: what comes of it is told anyway.
_MINOR: Final = frozenset(["faced", "compared"])


class TalismanFace(Naming):
    """Talisman for the terminal."""

    banner = "bold white on #5c3566"
    tint = "#b07cc0"
    fresh_log = 16
    questions = guide.QUESTIONS
    sections = guide.SECTIONS

    # The head and the seats

    def status(self, view: View) -> tuple[Text, Text]:
        table = table_of(view)
        left = Text(self.say("game-name").upper()).append(f"   {self.say('table-round', round=table.round)}")
        piles = [
            self.say("table-adventure", count=table.adventure),
            self.say("table-spells", count=table.spells),
            self.say("table-talismans", count=table.talismans),
        ]
        return left, Text(", ".join(piles))

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        table = table_of(view)
        rows: list[list[Text]] = []
        for seat, hero in enumerate(table.heroes):
            mark = Text(self.signs.turn if seat == table.active else " ", style="bold yellow")
            row = [mark, self.seat_name(seat, me)]
            if hero is None:
                rows.append([*row, Text(self._absent(table, seat), style="italic dim")])
                continue
            row.append(Text(self.character(hero.character), style=self.tint))
            row += [
                Text(f"{self.say(f'stat-{stat}-short')} {value}")
                for stat, value in zip(STATS, _values(hero), strict=True)
            ]
            row.append(Text(self.space(hero.space), style=PAINT[REGION[SPACE[hero.space]]]))
            rows.append([*row, area.beside(self, table, seat, hero, me, hands)])
        return rows

    def _absent(self, table: TableView, seat: int) -> str:
        if table.out[seat]:
            return self.say("state-out")
        return self.say("state-waiting") if table.round else ""

    # The middle

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        table = table_of(view)
        if not self.style.drawn:
            lines = board.in_words(self, table)
        else:
            lines = board.drawn(self, table, me, width) if width >= WIDE else board.nearby(self, table, me, width)
        return lines + self._below(table, me, width)

    def brief(self, view: View, me: int | None, width: int) -> list[Text]:
        """The spaces around one instead of the board; where there are only those, the answers must do."""
        table = table_of(view)
        lines = board.nearby(self, table, me, width) if width >= WIDE else []
        return lines + self._below(table, me, width)

    def _below(self, table: TableView, me: int | None, width: int) -> list[Text]:
        """What stands below the board: what holds for all, the own area, an attack."""
        lines = board.lasting(self, table, width)
        own = table.heroes[me] if me is not None else None
        if own is not None:
            lines += area.own_area(self, table, own, me, width)
        return lines + (attack_lines(self, table.attack, width) if table.attack is not None else [])

    # What can be read beside the table

    def lately(self, view: View, me: int | None, story: list[Seen], width: int) -> list[Text]:
        """What the cards and the space before one do, and the own Spells; characters that are offered."""
        table = table_of(view)
        lines: list[Text] = []
        for name in table.offered:
            lines += reading.explained(self, self.character(name), reading.abilities(self, name), width)
        hero = table.centre(me)
        if hero is None or table.offered:
            return lines
        if self.style.drawn:
            lines += self._belongings(view, me, width)
            lines += board.elsewhere(self, table, me, width) if width < WIDE else []
        about = table.about
        lying = table.lying.get(hero.space, [])
        if about is not None and about.spaces:
            for name in about.spaces:
                lines += reading.space_text(self, table, name, width)
        else:
            asks = reading.subject_of(about)
            for name in [asks] * (bool(asks) and asks not in lying) + lying:
                lines += reading.card_text(self, table, name, width)
            lines += reading.space_text(self, table, hero.space, width)
        if self.style.drawn and me is not None and table.heroes[me] is hero:
            for name in hero.spells or []:
                lines += reading.card_text(self, table, name, width)
            lines += reading.explained(
                self, self.character(hero.character), reading.abilities(self, hero.character), width
            )
            lines.append(board.legend(self))
        return lines

    def _belongings(self, view: View, me: int | None, width: int) -> list[Text]:
        """What the others have, of whom the line above has no room for everything."""
        table = table_of(view)
        lines: list[Text] = []
        for seat, line in enumerate(columns(self.seats(view, me, [], []))):
            hero = table.heroes[seat]
            if hero is not None and line.cell_len > width:
                parts = [Text(self.card(name)) for name in (*hero.objects, *hero.followers)]
                caption = Text(" ").append(f"{self.names[seat]}: ", style="bold")
                lines += flow(caption, listed(parts, ","), " ", width)
        return lines

    # The question and its answers

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, with the card, the space or the character that it is about."""
        words = asking.words_of(self, table_of(view), decision)
        return words or super().question(view, decision)

    def rows(self, view: View, decision: Decision) -> list[Row]:
        return answers.rows(self, table_of(view), decision)

    # Where the game stands

    def turn(self, view: View) -> int:
        return table_of(view).active

    def period(self, view: View) -> int:
        return table_of(view).round

    def hand(self, view: View) -> list[str]:
        """All Spells that the seat knows: its own, for the Prophetess also those of the others."""
        return [name for hero in table_of(view).heroes if hero is not None for name in hero.spells or []]

    def counts_points(self, view: View) -> bool:
        return table_of(view).ended == "time"

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        """What is told again by what follows: of others also the roll to move; a bag that turns into gold."""
        if seen["kind"] == "rolled" and seen["for"] == "MOVE":
            return seen["seat"] != me
        if seen["kind"] == "took":
            return cards.GOLD[CARD[str(seen["card"])]] > 0
        return seen["kind"] in _MINOR

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """Why it ended and who won, who reached the Crown, and how far each had come."""
        table = table_of(view)
        lines = [Text(self.event(seen, False), style="bold") for seen in story if seen["kind"] == "won"]
        lines.append(Text(self.say("talisman-decided", rounds=table.round), style="bold"))
        kinds = [str(seen["kind"]) for seen in story]
        if "crown" in kinds:
            first = story[kinds.index("crown")]["seat"]
            lines.append(Text(f" {self.say('talisman-decided-crown', seat=self._readable('seat', first))}"))
        for seat, name in enumerate(self.names):
            mine = [seen["kind"] for seen in story if seen.get("seat") == seat]
            killed, died = mine.count("killed"), mine.count("died")
            lines.append(Text(f" {self.say('talisman-decided-seat', seat=name, killed=killed, died=died)}"))
        return lines


def _values(hero: HeroView) -> tuple[int, ...]:
    return (hero.strength, hero.craft, hero.life, hero.fate, hero.gold)


FACE = TalismanFace
