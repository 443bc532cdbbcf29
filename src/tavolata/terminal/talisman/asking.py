"""What Talisman asks, in words that name what it is about."""

from __future__ import annotations

from tavolata.engine import Decision
from tavolata.games.talisman.box.cards import NOBODY
from tavolata.terminal.talisman.naming import COMMAND, Naming
from tavolata.terminal.talisman.seen import AboutView, TableView


def words_of(face: Naming, table: TableView, decision: Decision) -> str:
    """What is asked, with the card, the space or the character that it is about; "": there are no such words."""
    about = table.about
    if about is None or about.question != decision.name:
        return ""
    key = f"ask-{decision.name}"
    if about.death or (decision.name == "take" and about.cards):
        key += "-death" if about.death else "-full"
    if not face.words.has(key) or (decision.name == "fight" and not _attackers(table)):
        return ""
    return face.words.say(key, _asked(face, table, about, decision.seat))


def _asked(face: Naming, table: TableView, about: AboutView, seat: int) -> dict[str, object]:
    """What the words of a question may name."""
    hero = table.heroes[seat]
    space = about.space or (hero.space if hero is not None else "")
    told: dict[str, object] = {
        "dice": face.joined([str(die) for die in table.dice]),
        "death": face.joined([str(die) for die in about.death]),
        "count": about.count,
        "price": about.price,
        "own": int(about.seat == seat),
        "target": face.names[about.target] if about.target != NOBODY else "none",
        "points": face.options["trophies"],
        "cards": face.joined([face.the_card(name) for name in about.cards or _attackers(table)]),
    }
    if about.seat != NOBODY:
        told["seat"] = face.names[about.seat]
    if about.what:
        told |= {"what": about.what, "stat": face.say(f"stat-{about.what}")}
    if space:
        told |= {"space": face.space_in(space), "name": face.say(f"space-{space.lower()}")}
    if about.purpose:
        told["name"] = _capital(face.purpose(about.purpose))
    elif about.card:
        told["card"] = face.spell(about.card)
        told["name"] = _capital(face.spell(about.card)) if about.card == COMMAND else face.card(about.card)
    if hero is not None:
        told |= {"gold": hero.gold, "quest": face.say(f"quest-{hero.quest}") if hero.quest else ""}
    return told


def _attackers(table: TableView) -> list[str]:
    attack = table.attack
    if attack is None:
        return []
    return [attack.creature] if attack.creature else attack.cards


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
