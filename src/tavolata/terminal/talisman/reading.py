"""What can be read beside the table of Talisman: cards, spaces, characters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.games.talisman.box import cards
from tavolata.games.talisman.box.cards import CARD_NAMES, RECORDS, TYPE
from tavolata.games.talisman.box.records import TYPES
from tavolata.terminal.lines import wrapped
from tavolata.terminal.talisman.naming import STAT_KEYS, Naming, key_of
from tavolata.terminal.talisman.seen import CARD, AboutView, TableView

#: The text of a card, a space or a character takes at most so many rows.
_TEXT_ROWS: Final = 4


def space_text(face: Naming, table: TableView, name: str, width: int) -> list[Text]:
    """A space, what it asks for, and what lies there unless the character is there already."""
    title = face.say(f"space-{name.lower()}")
    about = table.about
    if about is not None and name in about.spaces:
        title = face.space(name)
        lying = ", ".join([face.card(card) for card in table.lying.get(name, [])])
        title += f" ({lying})" if lying else ""
    return explained(face, title, face.say(f"space-{name.lower()}-text"), width)


def abilities(face: Naming, name: str) -> str:
    """How a character plays, and what it can do."""
    key = f"character-{name.lower()}"
    said = [face.say(f"{key}-about")]
    while face.words.has(f"{key}-ability-{len(said)}"):
        said.append(face.words.say(f"{key}-ability-{len(said)}"))
    return " ".join(said)


def card_text(face: Naming, table: TableView, name: str, width: int) -> list[Text]:
    """A card's name, what it is, and what it does."""
    number = CARD[name]
    kind = TYPES[TYPE[number]] if TYPE[number] != cards.NO_TYPE else "spell"
    what = [face.say(f"type-{kind}")]
    for key, values in zip(STAT_KEYS, (cards.STRENGTH, cards.CRAFT), strict=True):
        if values[number]:
            what.append(f"{face.words.say(key)} {values[number]}")
    if table.counters.get(name):
        what.append(face.say("talisman-left", count=table.counters[name]))
    return explained(face, f"{face.card(name)} ({', '.join(what)})", face.say(f"{key_of(name)}-text"), width)


def explained(face: Naming, title: str, text: str, width: int) -> list[Text]:
    line = Text(" ").append(title, style="bold").append(f": {text}", style="dim")
    if not face.style.drawn:
        return [line]
    lines = wrapped(line, width - 5)
    if len(lines) > _TEXT_ROWS:
        lines = lines[:_TEXT_ROWS]
        lines[-1].append(" …" if face.style.fancy else " ...", style="dim")
    return [lines[0], *(Text("   ").append_text(part) for part in lines[1:])]


def subject_of(about: AboutView | None) -> str:
    """The card that a question is about, by its name; "": none."""
    if about is None:
        return ""
    name = about.card or about.purpose
    if name in CARD:
        return name
    return next((card for card in CARD_NAMES if RECORDS[CARD[card]].key == name), "")
