"""A character of Talisman and what it has: the own area, and what stands beside the names of the others."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.games.talisman.box import cards
from tavolata.games.talisman.box.cards import CHARACTER_NAMES, SHEETS
from tavolata.games.talisman.view_types import HeroView
from tavolata.terminal.lines import dim, listed
from tavolata.terminal.talisman.board import marked
from tavolata.terminal.talisman.naming import STAT_KEYS, STATS, WIDE, Naming
from tavolata.terminal.talisman.seen import CARD, TableView
from tavolata.terminal.talisman.sums import parts_of

_OFFERS: Final = ("", "state-offer-outer", "state-offer-ferry")


def beside(face: Naming, table: TableView, seat: int, hero: HeroView, me: int | None, hands: list[list[str]]) -> Text:
    """What others should know of a character: its state, what it has; of the own one the area tells."""
    parts: list[Text] = []
    if seat != me:
        parts += [Text(state, style="italic") for state in states(face, hero)]
        things = [face.card(name) for name in (*hero.objects, *hero.followers)]
        if things:
            parts.append(Text(", ".join(things), style="dim"))
        spells = hero.spells
        if hands:  # the Prophetess knows those of the others too
            known = [name for other, hand in enumerate(hands) if other != seat for name in hand]
            everything = hands[seat]
            spells = [name for name in everything if len(everything) == hero.spell_count or name not in known]
        if spells:
            parts.append(Text(", ".join([face.card(name) for name in spells]), style="italic dim"))
        elif hero.spell_count:
            parts.append(Text(face.say("table-spells", count=hero.spell_count), style="dim"))
    return Text("; ").join(parts)


def states(face: Naming, hero: HeroView) -> list[str]:
    """What holds for a character just now."""
    said: list[str] = []
    for key, count in (("toad", hero.toad), ("missed", hero.missed), ("fiends", hero.fiends)):
        if count:
            said.append(face.words.say(f"state-{key}", {"count": count}))
    if hero.werewolf:
        said.append(face.say("state-werewolf", strength=hero.werewolf))
    if hero.offer:
        said.append(face.say(_OFFERS[hero.offer]))
    flags = (
        ("enslaved", hero.enslaved),
        ("back", hero.back),
        ("invisible", hero.invisible),
        ("immobile", hero.immobile),
    )
    said += [face.words.say(f"state-{key}") for key, holds in flags if holds]
    if hero.quest:
        said.append(face.say("state-quest", quest=face.say(f"quest-{hero.quest}")))
    return said


def own_area(face: Naming, table: TableView, hero: HeroView, me: int | None, width: int) -> list[Text]:
    """The own character: values with their sums, what it has, what it has won, its state."""
    dot = face.signs.dot
    sheet = SHEETS[CHARACTER_NAMES.index(hero.character)]
    wide = width >= WIDE
    who = f"{face.character(hero.character)} ({face.say(f'alignment-{hero.alignment}')})"
    parts = [Text().append(who, style=f"bold {face.tint}")]
    if not wide:
        parts.append(marked(face, table, hero.space, me))
    for stat, total in ((0, hero.strength), (1, hero.craft)):
        sums = parts_of(face, hero.parts[stat])
        text = Text().append(f"{face.stat(STATS[stat], wide)} {total}", style="bold")
        if len(sums) > 1:
            added = " + ".join([f"{part.words} {part.points}" for part in sums])
            text.append(f" ({added if wide else '+'.join([str(part.points) for part in sums])})", style="dim")
        parts.append(text)
    parts.append(Text(f"{face.stat('life', wide)} {hero.life}/{sheet.life}"))
    parts.append(Text(f"{face.stat('fate', wide)} {hero.fate}/{sheet.fate}"))
    if wide:
        parts.append(Text(f"{face.stat('gold', wide)} {hero.gold}"))
    lines = face.flow("", listed(parts, dot), width)
    things: list[Text] = []
    limit = cards.MOST_OBJECTS + sum(cards.CARRIES[CARD[name]] for name in hero.followers)
    things += _owned(face, "own-objects", hero.objects, f" {len(hero.objects)}/{limit}", dot)
    things += _owned(face, "own-followers", hero.followers, "", dot)
    spells = hero.spells or []
    things += _owned(face, "own-spells", spells, f" {len(spells)}/{hero.spell_limit}", dot)
    things += _trophies(face, hero, dot)
    for state in states(face, hero):
        things.append(Text(f"{state}{dot}", style="italic"))
    if table.foreseen:
        top = [face.card(name) for name in reversed(table.foreseen)]
        things.append(Text(f"{face.say('talisman-foreseen', cards=', '.join(top))}{dot}"))
    if things:
        things[-1] = things[-1][: len(things[-1]) - len(dot)]
        lines += face.flow("", things, width)
    return lines


def _owned(face: Naming, key: str, names: list[str], count: str, dot: str) -> list[Text]:
    """Cards with a word before the first of them."""
    parts = listed([Text(face.card(name)) for name in names], ",")
    if parts:
        parts[0] = dim(f"{face.words.say(key)}{count}: ").append_text(parts[0])
        parts[-1].append(dot)
    return parts


def _trophies(face: Naming, hero: HeroView, dot: str) -> list[Text]:
    """Enemies killed, with the points for Strength and for Craft that they are worth."""
    if not hero.trophies:
        return []
    points = face.options["trophies"]
    sums: list[str] = []
    for key, values in zip(STAT_KEYS, (cards.STRENGTH, cards.CRAFT), strict=True):
        total = sum(values[CARD[name]] for name in hero.trophies)
        if total:
            sums.append(f"{face.words.say(key)} {total}/{points}")
    return _owned(face, "own-trophies", hero.trophies, f" {', '.join(sums)}", dot)
