"""Where the points of a character come from, and both sides of an attack."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from tavolata.games.talisman.box.cards import NOBODY
from tavolata.games.talisman.view_types import AttackView, Counted
from tavolata.terminal.lines import flow, listed
from tavolata.terminal.talisman.naming import Naming


class Part(NamedTuple):
    """A part of a sum."""

    words: str
    points: int


class Side(NamedTuple):
    """One side of an attack: who, what it counts without the dice, and the dice."""

    name: str
    parts: list[Part]
    dice: list[int]


def parts_of(face: Naming, counted: list[Counted]) -> list[Part]:
    """Where each point comes from."""
    return [Part(face.card(card) if card else face.say(f"part-{what}"), points) for what, card, points in counted]


def sides_of(face: Naming, attack: AttackView) -> tuple[Side, Side]:
    mine, theirs = [parts_of(face, counted) for counted in attack.parts]
    rival = face.names[attack.rival] if attack.rival != NOBODY else ""
    return Side(face.names[attack.seat], mine, attack.dice), Side(rival, theirs, attack.rival_dice)


def attack_lines(face: Naming, attack: AttackView, width: int) -> list[Text]:
    """Both sides: where their points come from, the dice, the scores."""
    heads = (face.say("attack-psychic" if attack.psychic else "attack-battle"), face.say("talisman-against"))
    column = max(cell_len(head) for head in heads)
    lines: list[Text] = []
    for head, side in zip(heads, sides_of(face, attack), strict=True):
        caption = Text(" ").append(f"{head.ljust(column)}  ", style="bold red")
        parts = list(side.parts)
        if side.dice:
            parts.append(Part(face.say("part-die"), max(side.dice)))
        texts = [Text(f"{part.words} {part.points}") for part in parts]
        if len(side.dice) > 1:
            texts[-1].append(f" ({', '.join([str(die) for die in side.dice])})", style="dim")
        total = sum(part.points for part in parts)
        points = listed(texts, " +")
        if side.name:
            points.insert(0, Text(f"{side.name}:", style="bold"))
        if len(parts) > 1:
            points.append(Text(f"= {total}", style="bold"))
        if face.style.drawn:
            lines += flow(caption, points, " ", width)
        else:
            lines.append(caption.append_text(Text(" ").join(points)))
    return lines
