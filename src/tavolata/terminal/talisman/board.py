"""The board of Talisman: the whole of it, the spaces around one, or in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.games.talisman.box import cards
from tavolata.games.talisman.box.cards import BRANCHES, FIRE, INNER, NOBODY, PERIL, REGION, SPACE_NAMES, SPACES, around
from tavolata.terminal.lines import cut, dim, flow, listed
from tavolata.terminal.talisman.naming import FIGURES, PAINT, Naming
from tavolata.terminal.talisman.seen import CARD, SPACE, TableView

_COIN: Final = "#d9b13b"
_SIDE: Final = 7
_NARROWEST_NAME: Final = 3
#: A character sees so many spaces in both directions where there is no room for the board.
_REACH: Final = 6
#: The spaces row by row, as the board lies.
_GRID: Final[list[list[int]]] = [
    [
        next(number for number, space in enumerate(SPACES) if tuple(space.grid) == (row, column))
        for column in range(_SIDE)
    ]
    for row in range(_SIDE)
]


def marks(face: Naming, table: TableView, space: str, me: int | None) -> Text:
    """Who and what is on a space: figures, cards, coins, a Hex."""
    signs = face.signs
    lying = table.lying.get(space, [])
    hexed = any(_is_hex(name) for name in lying)
    count = len(lying) - hexed
    figures = table.figures(space)
    text = Text()
    if figures:
        text.append("" if face.style.fancy else "(")
        for seat in figures:
            text.append_text(face.figure(seat, me))
        text.append("" if face.style.fancy else ")")
    if count:
        text.append(f"{signs.cards}{count}", style="bold")
    if table.coins.get(space):
        text.append(f"{signs.coins}{table.coins[space]}", style=_COIN)
    return text.append(signs.hex, style="bold magenta") if hexed else text


def marked(face: Naming, table: TableView, space: str, me: int | None, length: int = 0) -> Text:
    """A space and what is on it; with a length both fit into so many columns."""
    there = marks(face, table, space, me)
    name = face.space(space)
    if length:
        gap = 1 if there else 0
        if there.cell_len + gap > length - _NARROWEST_NAME:
            there.truncate(length - _NARROWEST_NAME - gap)
        name = cut(name, length - there.cell_len - gap, face.style.fancy)
    text = Text().append(name, style=PAINT[REGION[SPACE[space]]])
    return text.append(" ").append_text(there) if there else text


def drawn(face: Naming, table: TableView, me: int | None, width: int) -> list[Text]:
    """The board, a row of spaces a line; between two Regions there is a line."""
    room = (width - 1) // _SIDE - 1
    lines: list[Text] = []
    for row in _GRID:
        line = Text(" ")
        for column, space in enumerate(row):
            if column:
                border = REGION[space] != REGION[row[column - 1]]
                line.append(face.signs.border if border else " ", style="dim")
            cell = marked(face, table, SPACE_NAMES[space], me, room)
            line.append_text(cell).append(" " * (room - cell.cell_len))
        lines.append(line)
    return lines


def nearby(face: Naming, table: TableView, me: int | None, width: int) -> list[Text]:
    """The spaces within reach of the own figure, in both directions."""
    hero = table.centre(me)
    if hero is None:
        return []
    ways = _reach(hero.space)
    if REGION[SPACE[hero.space]] == INNER:
        between = dim(face.signs.then)
        return [Text(" ").append_text(between.join([marked(face, table, name, me) for name in way])) for way in ways]
    lines: list[Text] = []
    if me is None or table.heroes[me] is not hero:  # the own area tells where one is
        lines.append(Text(" ").append_text(marked(face, table, hero.space, me)))
    for sign, way in zip((face.signs.clockwise, face.signs.counter), ways, strict=True):
        parts = [dim(f"{steps} ").append_text(marked(face, table, name, me)) for steps, name in enumerate(way, 1)]
        lines += flow(Text().append(f" {sign} ", style="bold"), parts, " ", width)
    return lines


def elsewhere(face: Naming, table: TableView, me: int | None, width: int) -> list[Text]:
    """Where somebody or something is beyond the spaces around one."""
    hero = table.centre(me)
    shown = [hero.space, *(name for way in _reach(hero.space) for name in way)] if hero is not None else []
    others = [name for name in SPACE_NAMES if name not in shown and marks(face, table, name, me)]
    parts = listed([marked(face, table, name, me) for name in others], ",")
    return flow(dim(f" {face.say('talisman-elsewhere')} "), parts, " ", width) if parts else []


def in_words(face: Naming, table: TableView) -> list[Text]:
    """Every space where somebody or something is, in a sentence."""
    lines: list[Text] = []
    for name in SPACE_NAMES:
        found = things_on(face, table, name)
        if found:
            where = face.space_in(name)
            lines.append(Text(f" {where[:1].upper()}{where[1:]}: {found}"))
    return lines


def things_on(face: Naming, table: TableView, space: str) -> str:
    """Who and what is on a space, in words."""
    there = [face.names[seat] for seat in table.figures(space)]
    there += [face.card(name) for name in table.lying.get(space, [])]
    if table.coins.get(space):
        there.append(face.say("talisman-coins", count=table.coins[space]))
    return ", ".join(there)


def lasting(face: Naming, table: TableView, width: int) -> list[Text]:
    """What holds for everybody just now."""
    said: list[str] = []
    for key, count in (("blizzard", table.blizzard), ("hex", table.hex), ("warp", table.warp)):
        if count:
            said.append(face.words.say(f"table-{key}", {"count": count}))
    if table.magic_off != NOBODY:
        said.append(face.say("table-magic-off", seat=face.names[table.magic_off]))
    if table.crown_reached:
        said.append(face.say("table-crown-reached"))
    return face.flow("", listed([Text(text, style="bold yellow") for text in said], ";"), width) if said else []


def legend(face: Naming) -> Text:
    signs = face.signs
    figure = FIGURES[0] if face.style.fancy else "(1)"
    said = face.say("talisman-legend", figure=figure, cards=signs.cards, coins=signs.coins, hex=signs.hex)
    return Text(f" {said}", style="dim italic")


def _is_hex(name: str) -> bool:
    return cards.KEY[CARD[name]] == cards.HEX


def _reach(space: str) -> list[list[str]]:
    """The spaces that one sees from a space: on a ring so many clockwise and back, inside both ways to the Crown."""
    here = SPACE[space]
    if REGION[here] == INNER:
        ways = [[PERIL, *branch, FIRE, cards.CROWN] for branch in BRANCHES]
    else:
        ways = [[around(here, way * steps) for steps in range(1, _REACH + 1)] for way in (1, -1)]
    return [[SPACE_NAMES[number] for number in way] for way in ways]
