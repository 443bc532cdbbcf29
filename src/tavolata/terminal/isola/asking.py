"""What Isola asks, in words that name what it is about."""

from __future__ import annotations

from tavolata.engine import Decision
from tavolata.games.isola.box.cards import ABILITIES, KEYS
from tavolata.games.isola.box.things import THING_NAMES
from tavolata.games.isola.rules.abilities import AbilityQuestion
from tavolata.games.isola.rules.calling import CallAt, CallTo
from tavolata.games.isola.rules.effects import Rearrange
from tavolata.games.isola.rules.lives import ChooseLife
from tavolata.games.isola.rules.piles import PutBack
from tavolata.games.isola.rules.presentation import HandLimit
from tavolata.games.isola.rules.start import Buy, total_cost
from tavolata.games.isola.rules.state import HAND
from tavolata.terminal.isola.naming import Naming
from tavolata.terminal.isola.seen import TableView


def words_of(face: Naming, table: TableView, decision: Decision) -> str:
    """What is asked, with the card or the place that it is about; "": there are no such words."""
    asked = decision.question
    if isinstance(asked, Buy):
        return face.say("ask-buy", left=int(face.options["start"]) - _spent(face, table))
    match decision.name:
        case "attack":
            return _attack(face, table, decision)
        case "defend":
            return _defend(face, table, decision)
        case "window" if table.battles:
            return face.say("ask-window-groups")
        case "window" if table.phase == "draw":
            return face.say("ask-window-draw")
        case "discard" if isinstance(asked, HandLimit):
            return face.say("ask-discard", count=len(table.hand) - HAND)
    if isinstance(asked, AbilityQuestion):
        key = f"ask-{decision.name}"
        card = face.card(KEYS[ABILITIES[asked.ability_number].card])
        return face.words.say(key, {"card": card}) if face.words.has(key) else ""
    if isinstance(asked, (ChooseLife, CallTo, CallAt)):
        return face.words.say(f"ask-{decision.name}", {"force": face.thing(THING_NAMES[asked.thing])})
    if isinstance(asked, Rearrange) and asked.chosen:
        return face.say("ask-column", forces=face.things([THING_NAMES[thing] for thing in asked.chosen]))
    if isinstance(asked, PutBack) and asked.chosen:
        return face.say("ask-look", cards=face.joined([face.card(KEYS[card]) for card in asked.chosen]))
    return ""


def _spent(face: Naming, table: TableView) -> int:
    return total_cost(tuple(face.game.parse(move) for move in table.bought))


def _attack(face: Naming, table: TableView, decision: Decision) -> str:
    enemy = 1 - decision.seat
    plan = table.plan
    if plan and plan[-1].target:
        key = "ask-attack-more" if plan[-1].column else "ask-attack-first"
        return face.words.say(key, {"place": face.thing(plan[-1].target)})
    if not table.territories[enemy]:
        return face.say("ask-hunt", seat=face.names[enemy])
    taken = [group.target for group in plan]
    free = [site.place for site in reversed(table.territories[enemy]) if site.place not in taken]
    key = "ask-attack-next" if plan else "ask-attack"
    return face.words.say(key, {"place": face.thing(free[0])}) if free else ""


def _defend(face: Naming, table: TableView, decision: Decision) -> str:
    attacked = [battle.target for battle in table.battles if battle.attacker != decision.seat]
    plan = table.plan
    target = plan[-1].target if plan else attacked[0]
    key = "ask-defend-more" if plan and plan[-1].column else "ask-defend"
    return face.words.say(key, {"place": face.thing(target), "seat": face.names[1 - decision.seat]})
