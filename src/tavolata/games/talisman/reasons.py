"""Why the greedy bot answers as it does: the key of a sentence, and what the sentence names.

Only what everybody may know is named; the Spells in a hand are not. Answers that go without saying have no reason.
"""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import PASS, Decision, first_of, second_of, verb_of
from tavolata.games.talisman.actions import (
    ASSASSINATE,
    ATTACK,
    BACK,
    BEGUILE,
    BRIBE_IT,
    BUILD,
    BUY,
    BY_CRAFT,
    CAST,
    CAST_CARD,
    CROSS_BRIDGE,
    EVADE,
    FATE,
    FIGHT,
    FREE,
    GO,
    LURE,
    MEET,
    MIND,
    OPEN,
    PAY,
    RAFT_TO,
    REGENERATE,
    REPLACE,
    STEAL,
    TRADE,
    USE,
    WAYS,
    YES,
)
from tavolata.games.talisman.cards import (
    ARMOUR,
    CARD_NAMES,
    CARRIES,
    CASTLE,
    CAVE,
    CHAPEL,
    CITY,
    CRAFT,
    DRAW,
    DWARF_SHEET,
    ENEMY,
    GNOME,
    INNER,
    KEY,
    KEYS,
    MIDDLE,
    NOBODY,
    ORIGIN,
    OUTER,
    PORTAL,
    REGION,
    RUNES,
    SENTINEL,
    SPACE_DOES,
    SPACE_NAMES,
    SPELL,
    TELEPORT,
    TEMPLE,
    TERRAIN,
    TYPE,
    VALUE_LIFE,
    VILLAGE,
    WEAPON,
    key_of,
)
from tavolata.games.talisman.gains import has_talisman
from tavolata.games.talisman.hero import Attack
from tavolata.games.talisman.mind import Mind
from tavolata.games.talisman.odds import MILLION, no_more_than, odds
from tavolata.games.talisman.score import RUNES_ADD, own_score, score
from tavolata.games.talisman.spells import is_cast
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.totals import has

#: The key of a sentence, and what it names: cards, spaces and ways by name, seats by number, ``reason``: another reason.
Reason = tuple[str, dict[str, object]]

_HEALERS: Final = (VILLAGE, CITY, CASTLE, CHAPEL)
_SHOPS: Final = (VILLAGE, CITY)
_PERCENT: Final = MILLION // 100
_ABILITIES: Final = {STEAL: "why-steal", BEGUILE: "why-steal", LURE: "why-lure"}


def why(state: Talisman, decision: Decision, action: int) -> Reason | None:
    """The reason for an answer; None: it goes without saying."""
    if len(decision.actions) < 2 or action == PASS or not state.is_here(decision.seat):
        return None
    mind = Mind(state, decision.seat)
    verb, name = verb_of(action), decision.name
    if is_cast(action):
        return _spell(mind, name, action)
    if name in ("move", "where", "open", "teleport"):
        return _way(mind, action)
    if verb == FATE:
        return _again(mind, name)
    if name in ("fight", "defend", "strike"):
        return _fight(mind, action, decision.actions)
    if verb == MEET:
        return "why-duel", {"other": first_of(action)}
    if name == "meet":
        if verb in (ATTACK, MIND):
            return None
        return _ABILITIES[verb], {"other": first_of(action)}
    return _other(mind, decision, action)


def _other(mind: Mind, decision: Decision, action: int) -> Reason | None:
    """What is bought, paid for, accepted, exchanged, replaced."""
    verb, first = verb_of(action), first_of(action)
    if verb in (BUY, FREE):
        return _bought(first)
    if verb == PAY and first:
        return "why-heal" if mind.hero.life < VALUE_LIFE[mind.hero.character] else "why-more-fate", {}
    if decision.name == "quest" and first == YES:
        return "why-quest", {}
    if decision.name == "choose" and WAYS[first] in ("healer", "doctor"):
        return "why-heal", {}
    if verb == TRADE:
        return "why-trade", {"way": WAYS[first]}
    if verb == REPLACE:
        return "why-replace", {"card": CARD_NAMES[first]}
    return None


# Where to go


def _way(mind: Mind, action: int) -> Reason | None:
    verb, space = verb_of(action), first_of(action)
    here = mind.hero.space
    if verb == FATE:
        return "why-move-again", {}
    if verb == REGENERATE:
        return "why-heal", {}
    if verb == BUILD:
        return "why-build", {}
    if verb == CROSS_BRIDGE:
        return "why-cross", {}
    if verb == OPEN:
        return "why-open", {"way": WAYS[space], "percent": _opens(mind, space)}
    if verb == BACK:
        return "why-back" if has_talisman(mind.hero) else "why-no-talisman", {}
    if REGION[here] == INNER and verb == GO:
        return "why-onward", {}
    if verb == RAFT_TO and REGION[here] != REGION[space]:
        return "why-over-river", {}
    return _landing(mind, space) if verb in (GO, RAFT_TO) else None


def _opens(mind: Mind, by: int) -> int:
    """How often, of a hundred, the Portal opens."""
    hero = mind.hero
    short = has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET)
    if by == BY_CRAFT:
        return no_more_than(1 if short else 2, mind.craft, mind.fate) // _PERCENT
    return no_more_than(2, mind.strength, mind.fate) // _PERCENT


def _landing(mind: Mind, space: int) -> Reason:
    """What speaks most for a space: somebody or something on it, its instructions, its cards, or where it leads."""
    here = _on_space(mind, space)
    ahead = _journey(mind, space)
    if ahead is not None and ahead[0] > max([worth for worth, _ in here]):
        return ahead[1]
    return _best(here)


def _best(reasons: list[tuple[int, Reason]]) -> Reason:
    most = max([worth for worth, _ in reasons])
    return next(reason for worth, reason in reasons if worth == most)


def _on_space(mind: Mind, space: int) -> list[tuple[int, Reason]]:
    """What a space brings, and why: as ``Mind.land`` adds it up."""
    state = mind.state
    cards = state.cards_on(space)
    found: list[tuple[int, Reason]] = [(0, ("why-lesser", {}))]
    for psychic in (False, True):
        enemies = [card for card in cards if TYPE[card] == ENEMY and (CRAFT[card] > 0) == psychic]
        if enemies:
            worth, won = mind.enemies(enemies, psychic, TERRAIN[space] == RUNES)
            names = [CARD_NAMES[card] for card in enemies]
            found.append((worth, ("why-hunt", {"cards": names, "percent": won // _PERCENT})))
    for card in cards:
        if TYPE[card] != ENEMY and ORIGIN[card] != SPELL:
            found.append((mind.card(card), ("why-thing", {"card": CARD_NAMES[card]})))
    if state.coins.get(space, 0):
        found.append((state.coins[space] * mind.coin(), ("why-coins", {})))
    missing = DRAW[space] - len(cards)
    if missing > 0:
        found.append((missing * mind.draw(), ("why-draw", {"count": missing})))
    if SPACE_DOES[space] >= 0:
        found.append((mind.deed(SPACE_DOES[space], NOBODY, space), _instructions(mind, space)))
    for other in range(state.players):
        if other != mind.seat and state.heroes[other].space == space:
            found.append((mind.meet(other)[0], ("why-duel", {"other": other})))
    return found


def _instructions(mind: Mind, space: int) -> Reason:
    hero = mind.hero
    if space == CAVE:
        return "why-quest", {}
    if space in _HEALERS and hero.life < VALUE_LIFE[hero.character] and (hero.gold or space == CHAPEL):
        return "why-heal", {}
    if space in _SHOPS and hero.gold:
        return "why-spend", {}
    return ("why-pray", {}) if space == TEMPLE else ("why-space", {"space": SPACE_NAMES[space]})


def _journey(mind: Mind, space: int) -> tuple[int, Reason] | None:
    """Where one wants to get from there, if anywhere: as ``Mind.stay`` weighs it."""
    region = REGION[space]
    if region == INNER:
        return None
    best: tuple[int, Reason] | None = None
    for worth, other in mind.goals(region):
        value = worth - mind.way_to(space, other)
        if other != space and (best is None or value > best[0]):
            best = value, ("why-toward", {"space": SPACE_NAMES[other], "reason": _best(_on_space(mind, other))})
    if region == OUTER:
        value = mind.cross(mind.crossing()) - mind.way_past(space, SENTINEL)
        if best is None or value > best[0]:
            best = value, ("why-toward-bridge", {})
    elif region == MIDDLE and not mind.hero.quest:
        value = mind.portal()[1] - mind.way_past(space, PORTAL)
        if best is None or value > best[0]:
            best = value, ("why-toward-portal", {})
    return best


# Dice and fights


def _again(mind: Mind, name: str) -> Reason:
    attack = mind.state.attack
    if name != "attack-fate" or attack is None:
        return "why-fate", {}
    behind = _behind(mind.state, attack)
    return "why-fate-fight", {"count": behind if attack.seat == mind.seat else -behind}


def _behind(state: Talisman, attack: Attack) -> int:
    """By how much the attacker is behind, as the dice lie."""
    die = max(attack.rival_dice) if attack.rival_dice else 0
    if attack.rival != NOBODY:
        return own_score(state, attack.rival, attack) + die - score(state, attack)
    runes = RUNES_ADD if die and TERRAIN[state.heroes[attack.seat].space] == RUNES else 0
    return attack.base + die + runes - score(state, attack)


def _fight(mind: Mind, action: int, actions: list[int]) -> Reason | None:
    """Fight or evade; to fight needs a reason only where there was another way."""
    state, verb = mind.state, verb_of(action)
    attack = state.attack
    if attack is None:
        return None
    if verb == USE:
        return "why-help", {"card": CARD_NAMES[first_of(action)]}
    percent = _percent(mind, attack)
    if verb in (EVADE, BRIBE_IT):
        return "why-evade", {"percent": percent}
    if verb in (FIGHT, ASSASSINATE) and any(verb_of(other) in (EVADE, BRIBE_IT) or other == PASS for other in actions):
        return "why-fight", {"percent": percent}
    return None


def _percent(mind: Mind, attack: Attack) -> int:
    """How often, of a hundred, one would win with the best Weapons."""
    if attack.rival == NOBODY:
        runes = TERRAIN[mind.hero.space] == RUNES
        return mind.fight_odds(attack.base, attack.psychic, attack.kind, runes)[0] // _PERCENT
    other = attack.rival if attack.seat == mind.seat else attack.seat
    mine = mind.craft if attack.psychic else mind.battle
    lead = mine - own_score(mind.state, other, attack)
    return odds(lead, 1 if attack.psychic else mind.dice, 1, mind.fate > 0)[0] // _PERCENT


# Spells and things


def _spell(mind: Mind, name: str, action: int) -> Reason | None:
    card, target = first_of(action), second_of(action)
    if KEY[card] == TELEPORT:
        return _landing(mind, target)
    if name in ("fight", "defend", "strike"):
        return "why-help", {"card": CARD_NAMES[card]}
    told: dict[str, object] = {}
    if CAST < verb_of(action) < CAST_CARD and KEY[card] in _AT_OTHERS:
        if target == mind.seat:
            return None
        told["other"] = target
    key = _SPELLS.get(KEY[card], "")
    return (key, told) if key else None


_AT_OTHERS: Final = tuple([key_of(name) for name in ("ACQUISITION", "MESMERISM", "RANDOM", "NULLIFY", "IMMOBILITY")])
_SPELLS: Final = {
    key_of("HEALING"): "why-heal",
    key_of("ACQUISITION"): "why-steal",
    key_of("MESMERISM"): "why-lure",
    key_of("RANDOM"): "why-cast-random",
    key_of("NULLIFY"): "why-cast-nullify",
    key_of("TEMPORALWARP"): "why-cast-warp",
    key_of("DIVINATION"): "why-cast-divination",
    key_of("HEX"): "why-cast-hex",
    key_of("IMMOBILITY"): "why-cast-immobility",
    key_of("PRESERVATION"): "why-cast-preservation",
    key_of("COUNTERSPELL"): "why-cast-counterspell",
    key_of("DESTRUCTION"): "why-cast-destruction",
}


def _bought(key: int) -> Reason:
    card: Any = next(number for number, other in enumerate(KEY) if other == key)
    told: dict[str, object] = {"card": KEYS[key]}
    if WEAPON[card]:
        return "why-weapon", told
    if ARMOUR[card]:
        return "why-armour", told
    return "why-carry" if CARRIES[card] else "why-buy", told
