"""The table of Isola: the forces and the rows of places of both sides, destiny, what still counts, the own hand."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from tavolata.games.isola.box.records import TYPES
from tavolata.games.isola.view_types import ForceView, HeldView, PlaceView
from tavolata.terminal.isola.fitting import Drawing, folded, folded_before
from tavolata.terminal.isola.naming import ENGAGED, Naming, paint
from tavolata.terminal.isola.seen import TableView, card_named
from tavolata.terminal.lines import cut, dim, listed, wrapped

#: The columns for the name of a side.
_NAME: Final = 8

# How much is told of a protagonist: all, all but what it bears, or its values alone.
FULL: Final = 0
WITH_KEYWORDS: Final = 1
VALUES: Final = 2


def own_seat(me: int | None) -> int:
    """The seat at the bottom: the own one, or the first for those who only watch."""
    return 0 if me is None else me


def force(face: Naming, seen: ForceView, detail: int = FULL, count: int = 1) -> Text:
    """A protagonist: name, attack, defence and resistance or lives, what it bears, what it can, whether it is engaged. ``count``:
    so many alike as one.
    """
    signs = face.signs
    name = face.thing(seen.force) if count == 1 else face.card(seen.card)
    text = Text().append(name, style=paint(card_named(seen.card)))
    text.append(f" {force_values(face, seen)}", style="bold")
    if count > 1:
        text.append(f" {signs.times}{count}")
    if detail == FULL:
        text.append_text(_held(face, seen.owner, seen.held))
    if detail <= WITH_KEYWORDS and seen.keywords:
        text.append(f" ({', '.join([face.words.say(f'text-keyword-{word}') for word in seen.keywords])})")
    if seen.cancelled:
        text.append(f" ({face.say('isola-cancelled')})", style="italic")
    if seen.engaged:
        text.append(f" {signs.engaged}")
        text.stylize(ENGAGED)
    return text


def force_values(face: Naming, seen: ForceView) -> str:
    last = f" {face.signs.life}{seen.lives}" if seen.lives else f"/{seen.resistance}"
    return f"{seen.attack}/{seen.defence}{last}"


def _held(face: Naming, owner: int, held: list[HeldView]) -> Text:
    """What is assigned to a card; what belongs to somebody else says so."""
    text = Text()
    for one in held:
        foreign = f" ({face.names[one.owner]})" if one.owner != owner else ""
        text.append(f" +{face.card(one.card)}{foreign}", style="dim")
    return text


def place(face: Naming, seen: PlaceView, owner: int, frontier: bool, brief: bool = False) -> Text:
    """A place with its green points and what is assigned to it; the frontier has a flag."""
    text = Text(f"{face.signs.frontier} " if frontier else "", style="bold")
    text.append(face.thing(seen.place), style=f"not bold {paint(card_named(seen.card))}")
    if seen.green or seen.inhabited:
        text.append(f" {face.signs.green}{seen.green}", style="not bold green")
    if not brief:
        text.append_text(_held(face, owner, seen.held))
    return text.append(f" ({face.say('isola-cancelled')})", style="italic") if seen.cancelled else text


def _caption(face: Naming, name: str, key: str) -> Text:
    width = max(len(face.words.say(word)) for word in ("isola-forces", "isola-places", "isola-hand"))
    shown = cut(name, _NAME, face.style.fancy)
    return Text(" ").append(shown.ljust(_NAME), style="bold").append(f" {face.words.say(key):<{width}}  ", style="dim")


def forces(face: Naming, table: TableView, seat: int, name: str, width: int) -> list[Drawing]:
    """The protagonists of a side: one by one, those alike together, those who are engaged only counted, a single line."""
    caption, there = _caption(face, name, "isola-forces"), table.forces_of(seat)
    if not there:
        return [lambda: face.flow(caption.copy(), [dim(face.say("isola-no-forces"))], width)]

    def one_by_one(detail: int) -> list[Text]:
        parts = listed([force(face, seen, detail) for seen in there], face.signs.dot)
        return face.flow(caption.copy(), broken(parts, width - caption.cell_len), width)

    def alike(detail: int, most: int = len(there)) -> list[Text]:
        parts = listed([force(face, seen, detail, count) for seen, count in _counted(there)], face.signs.dot)
        return folded(face, caption, parts, width, most)

    def ready(most: int) -> list[Text]:
        able = [seen for seen in there if not seen.engaged]
        parts = [force(face, seen, VALUES, count) for seen, count in _counted(able)]
        if len(able) < len(there):
            parts.append(Text(f"{len(there) - len(able)} {face.signs.engaged}", style=ENGAGED))
        return folded(face, caption, listed(parts, face.signs.dot), width, most)

    return [
        lambda: one_by_one(FULL),
        lambda: one_by_one(WITH_KEYWORDS),
        lambda: alike(WITH_KEYWORDS),
        lambda: alike(VALUES),
        lambda: ready(len(there)),
        lambda: ready(2),
        lambda: ready(1),
    ]


def broken(parts: list[Text], room: int) -> list[Text]:
    """What is too long for a line by itself goes on in the next one."""
    return [line for part in parts for line in wrapped(part, room)]


def _counted(forces: list[ForceView]) -> list[tuple[ForceView, int]]:
    """Those of which one is as good as the other are told once, with their number."""
    found: dict[tuple[object, ...], list[ForceView]] = {}
    for seen in forces:
        values = (seen.card, seen.attack, seen.defence, seen.lives, seen.resistance)
        found.setdefault((*values, *seen.keywords, seen.cancelled, seen.engaged), []).append(seen)
    return [(alike[0], len(alike)) for alike in found.values()]


def places(face: Naming, table: TableView, seat: int, name: str, width: int) -> list[Drawing]:
    """The row of places, from the oldest to the frontier; a single line has the frontier and those next to it."""
    caption, row = _caption(face, name, "isola-places"), table.territories[seat]
    if not row:
        return [lambda: face.flow(caption.copy(), [dim(face.say("isola-no-places"))], width)]

    def parts(brief: bool) -> list[Text]:
        shown = [place(face, seen, seat, number == len(row) - 1, brief) for number, seen in enumerate(row)]
        return broken(listed(shown, face.signs.then.rstrip()), width - caption.cell_len)

    return [
        lambda: face.flow(caption.copy(), parts(False), width),
        lambda: face.flow(caption.copy(), parts(True), width),
        lambda: folded_before(face, caption, parts(True), face.signs.then.rstrip(), width, 2),
        lambda: folded_before(face, caption, parts(True), face.signs.then.rstrip(), width, 1),
    ]


def lasting(face: Naming, table: TableView, width: int) -> list[Drawing]:
    """Events of the destiny area, and cards that were played and still count."""
    parts = [Text(f"{face.thing(event.event)} ({face.names[event.owner]})") for event in table.destiny]
    parts += [Text(f"{face.card(card.card)} ({face.names[card.owner]})", style="italic") for card in table.spent]
    caption = Text(" ").append(f"{face.say('isola-destiny')}  ", style="dim")
    if not parts:
        return [list]
    shown = listed(parts, face.signs.dot)
    return [lambda: face.flow(caption.copy(), shown, width), lambda: folded(face, caption, shown, width, 1)]


def bought(face: Naming, table: TableView, width: int) -> list[Text]:
    """What was bought for the start so far."""
    parts = listed([Text(face.move(move)) for move in table.bought], face.signs.dot)
    caption = Text(" ").append(f"{face.say('isola-bought')}  ", style="dim")
    return face.flow(caption, parts, width) if parts else []


def hand(face: Naming, table: TableView, width: int) -> list[Drawing]:
    """The own hand, by type: with values, without them, on a line; the seats tell how many cards there are."""
    if not table.hand:
        return [list]
    caption = _caption(face, "", "isola-hand")
    return [
        lambda: face.flow(caption.copy(), _hand_parts(face, table, with_values=True), width),
        lambda: face.flow(caption.copy(), _hand_parts(face, table, with_values=False), width),
        lambda: folded(face, caption, _hand_parts(face, table, with_values=False), width, 2),
        lambda: folded(face, caption, _hand_parts(face, table, with_values=False), width, 1),
        list,
    ]


def known(face: Naming, table: TableView, seat: int, me: int | None, width: int) -> list[Drawing]:
    """What is known of the other hand: what was shown, or seen by oneself."""
    cards = table.shown[seat] + (table.spied if me is not None else [])
    if not cards:
        return [list]
    caption, parts = _caption(face, face.names[seat], "isola-hand"), [Text(name) for name in face.counted(cards)]
    unknown = table.hands[seat] - len(cards)
    if unknown > 0:
        parts.append(dim(face.say("isola-unknown", count=unknown)))
    shown = listed(parts, face.signs.dot)
    return [lambda: face.flow(caption.copy(), shown, width), lambda: folded(face, caption, shown, width, 1)]


def _hand_parts(face: Naming, table: TableView, with_values: bool) -> list[Text]:
    parts: list[Text] = []
    for number, keys in groupby(table.hand, key=lambda key: card_named(key).type):
        kind = face.words.say(f"type-{TYPES[number]}").lower()
        of_type: list[Text] = []
        for key, alike in groupby(keys):
            count = len(list(alike))
            text = Text().append(face.card(key), style=paint(card_named(key)))
            values = face.values(key)
            text.append(f" {values}" if values and with_values else "")
            of_type.append(text.append(f" {face.signs.times}{count}" if count > 1 else ""))
        of_type = listed(of_type, ",")
        of_type[0] = dim(f"{kind} ").append_text(of_type[0])
        parts += [*of_type[:-1], of_type[-1].append(face.signs.dot)]
    parts[-1] = parts[-1][: len(parts[-1]) - len(face.signs.dot)]
    return parts


def legend(face: Naming) -> Text:
    signs = face.signs
    said = face.say("isola-legend", frontier=signs.frontier, green=signs.green, life=signs.life, engaged=signs.engaged)
    return Text(f" {said}", style="dim italic")
