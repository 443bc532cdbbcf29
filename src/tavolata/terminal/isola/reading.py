"""What can be read at a table of Isola by typing its name: a card with its whole text, a past, the own deck."""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.text import Text

from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import Card
from tavolata.games.isola.view_types import Counted
from tavolata.terminal.isola.naming import Naming, paint
from tavolata.terminal.isola.seen import TableView
from tavolata.terminal.lines import wrapped

#: The values of a card in play, and how its text calls them.
_VALUES: Final = {"attack": "atk", "defence": "def", "resistance": "res", "green": "green"}

#: Of so many letters on a part of a name will do.
_SHORTEST: Final = 3


def plain(text: str) -> str:
    """Without accents, capitals and everything that is no letter or digit."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def found(face: Naming, text: str) -> list[Card]:
    """The cards that are meant: of that name or key, else those whose name has it as a part."""
    wanted = plain(text)
    if not wanted:
        return []
    names = {card.number: (plain(face.card(card.key)), plain(face.texts.name(card)), plain(card.key)) for card in CARDS}
    exact = [card for card in CARDS if wanted in names[card.number]]
    if exact or len(wanted) < _SHORTEST:
        return exact
    return [card for card in CARDS if any(wanted in name for name in names[card.number])]


def card_lines(face: Naming, card: Card, width: int) -> list[Text]:
    """A card as it is printed: name, type, values, text; and what it rests on."""
    lines = [Text(face.card(card.key), style=f"bold {paint(card)}")]
    values = face.texts.values(card)
    for line in [face.texts.type_line(card), *([values] if values else [])]:
        lines += _folded(face, Text(f"  {line}"), width)
    for line in face.texts.lines(card):
        lines += _folded(face, Text(f"  {line}", style="italic"), width)
    return [*lines, Text(f"  ({face.texts.basis(card)})", style="dim")]


def sum_lines(face: Naming, table: TableView, card: Card, width: int) -> list[Text]:
    """Where the values of that card come from, for each one in play."""
    lines: list[Text] = []
    for seen in table.forces:
        if seen.card == card.key:
            lines += _sums(face, seen.force, seen.owner, seen.parts, width)
    for seat, territory in enumerate(table.territories):
        for site in territory:
            if site.card == card.key and (site.green or len(site.parts["green"]) > 1):
                lines += _sums(face, site.place, seat, site.parts, width)
    return lines


def _sums(face: Naming, thing: str, owner: int, parts: dict[str, list[Counted]], width: int) -> list[Text]:
    title = face.say("isola-in-play", thing=face.thing(thing), seat=face.names[owner])
    lines = [Text(f"  {title}", style="bold")]
    for stat, counted in parts.items():
        lines += _folded(face, Text(f"    {sum_of(face, stat, counted)}"), width)
    return lines


def sum_of(face: Naming, stat: str, counted: list[Counted]) -> str:
    """A value and what it is made of: attack 4 = 2 printed + 2 Blades."""
    total = sum(points for _, _, points in counted)
    said = face.words.say(f"text-value-{_VALUES[stat]}", {"n": total})
    if len(counted) == 1:
        return said
    words = [f"{counted[0][2]} {face.say('part-value')}"]
    for what, card, points in counted[1:]:
        name = face.card(card) if card else face.words.say(f"part-{what}")
        minus = "−" if face.style.fancy else "-"
        words.append(f"{'+' if points >= 0 else minus} {abs(points)} {name}")
    return f"{said} = {' '.join(words)}"


def _folded(face: Naming, text: Text, width: int) -> list[Text]:
    if not face.style.drawn:
        return [text]
    lines = wrapped(text, width - 4)
    return [lines[0], *(Text("    ").append_text(line) for line in lines[1:])]


def pages(face: Naming, table: TableView, me: int | None, text: str, width: int) -> list[Text]:
    """What the text names; nothing if it names nothing."""
    word = plain(text)
    if word == plain(face.say("isola-word-past")):
        return _piles(face, table, width)
    if word == plain(face.say("isola-word-deck")) and me is not None:
        return _deck(face, table, width)
    lines: list[Text] = []
    for card in found(face, text):
        lines += [*([Text()] if lines else []), *card_lines(face, card, width), *sum_lines(face, table, card, width)]
    return lines


def _piles(face: Naming, table: TableView, width: int) -> list[Text]:
    """Both pasts, and what is out of the game."""
    lines: list[Text] = []
    for seat, name in enumerate(face.names):
        for key, cards in (("isola-past-of", table.pasts[seat]), ("isola-removed-of", table.removed[seat])):
            title = face.words.say(key, {"seat": name, "count": len(cards)})
            lines += _listed(face, title, sorted(cards), width)
    return lines


def _deck(face: Naming, table: TableView, width: int) -> list[Text]:
    """What is left in the own future, in no order; the cards on top that one knows."""
    lines = _listed(face, face.say("isola-future-cards", count=len(table.remaining)), table.remaining, width)
    if table.foreseen:
        lines += [Text(f"  {face.say('isola-foreseen', cards=face.joined(face.counted(table.foreseen)))}")]
    return lines


def _listed(face: Naming, title: str, keys: list[str], width: int) -> list[Text]:
    lines = [Text(title, style="bold")]
    return lines + (_folded(face, Text(f"  {', '.join(face.counted(keys))}"), width) if keys else [])


def in_short(face: Naming, card: Card, width: int) -> list[Text]:
    """A card's name and what it does, for the lines below the table."""
    text = Text(" ").append(face.card(card.key), style=f"bold {paint(card)}")
    lines = wrapped(text.append(f": {' '.join(face.texts.lines(card))}", style="dim"), width - 4)
    return [lines[0], *(Text("   ").append_text(line) for line in lines[1:])]
