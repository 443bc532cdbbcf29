"""Why the greedy bot answers as it does: the key of a sentence, and what the sentence names.

All who sit at the table hear it. So each reason is looked for twice: as the bot thinks, and as if it had no Spells and had
foreseen no cards. Only where both are the same it is what moved the bot and tells nobody anything hidden. Answers that go
without saying have no reason either. ``because`` is for the seat that is asked, and nobody else hears it.
"""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import PASS, Decision, Fast, first_of, second_of, verb_of
from tavolata.engine.parts import Reason
from tavolata.games.talisman.bot.effects import effect_worth
from tavolata.games.talisman.bot.fight_worth import duel_odds, enemies_worth, fight_odds, score_of
from tavolata.games.talisman.bot.fights import helped
from tavolata.games.talisman.bot.journeys import THE_BRIDGE, THE_PORTAL, landed_worth, onward, stay_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.space_worth import (
    A_CARD,
    A_CHARACTER,
    COINS,
    DRAWN,
    ENEMIES,
    INSTRUCTIONS,
    landing_worth,
    parts_of,
)
from tavolata.games.talisman.bot.spells import casting_of
from tavolata.games.talisman.bot.values import EXPERIENCED, GREEDY, Values
from tavolata.games.talisman.box.actions import (
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
    TAKE,
    TRADE,
    USE,
    WAYS,
    YES,
)
from tavolata.games.talisman.box.cards import (
    ARMOUR,
    CARD_NAMES,
    CARRIES,
    CASTLE,
    CAVE,
    CRAFT,
    DWARF_SHEET,
    EFFECTS,
    ENEMY,
    GNOME,
    INNER,
    KEY,
    KEYS,
    NO_CARD,
    NOBODY,
    PERIL,
    REGION,
    RUNES,
    SPACE_DOES,
    SPACE_NAMES,
    TALISMAN_KEY,
    TEMPLE,
    TERRAIN,
    TYPE,
    WEAPON,
    Space,
)
from tavolata.games.talisman.rules.hero import Attack
from tavolata.games.talisman.rules.odds import MILLION, no_more_than
from tavolata.games.talisman.rules.offers import PayFor
from tavolata.games.talisman.rules.score import RUNES_ADD, own_score, score
from tavolata.games.talisman.rules.spell_book import BOOK
from tavolata.games.talisman.rules.spells import is_cast
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import has

_BRINGS: Final = {
    "buy heal": "why-heal",
    "heal": "why-heal",
    "shop": "why-spend",
    "buy fate": "why-more-fate",
    "fate": "why-more-fate",
}
_PERCENT: Final = MILLION // 100
_ABILITIES: Final = {STEAL: "why-steal", BEGUILE: "why-steal", LURE: "why-lure"}


def why(state: Talisman, decision: Decision, action: int) -> Reason | None:
    """The reason for an answer; None: it goes without saying, or is nobody else's business."""
    return _told(GREEDY, state, decision, action)


def experienced_why(state: Talisman, decision: Decision, action: int) -> Reason | None:
    """The same for whoever plays by the values of the experienced."""
    return _told(EXPERIENCED, state, decision, action)


def _told(values: Values, state: Talisman, decision: Decision, action: int) -> Reason | None:
    if len(decision.actions) < 2 or action == PASS or not state.is_here(decision.seat):
        return None
    reason = _thought(Mind(state, decision.seat, values), decision, action)
    return reason if reason == _thought(Mind(state, decision.seat, values, aloud=True), decision, action) else None


def because(state: Talisman, decision: Decision, action: int) -> Reason | None:
    """What speaks for an answer, told to its seat alone: its Spells and the cards that it has foreseen count as well.

    What a bot wants is no reason for what somebody else found: of such an answer only what is so is said.
    """
    if len(decision.actions) < 2 or action == PASS or not state.is_here(decision.seat):
        return None
    from tavolata.games.talisman.bot.policy import experienced  # which speaks by this file itself

    mind = Mind(state, decision.seat, EXPERIENCED)
    reason = _taken(mind, action) if verb_of(action) == TAKE else _thought(mind, decision, action)
    if reason is None or reason[0] in _FACTS:
        return reason
    return reason if experienced(state, decision, Fast(0)) == action else None


#: What is so, whatever the bot would do.
_FACTS: Final = frozenset(
    (
        *("why-fight", "why-hunt", "why-open", "why-fate-fight", "why-coins", "why-draw", "why-quest"),
        *("why-build", "why-weapon", "why-armour", "why-carry", "why-need-talisman"),
    )
)


def _taken(mind: Mind, action: int) -> Reason | None:
    card = first_of(action)
    told: dict[str, object] = {"card": CARD_NAMES[card]}
    if KEY[card] == TALISMAN_KEY:
        return None if mind.talisman else ("why-need-talisman", {})
    if WEAPON[card]:
        return "why-weapon", told
    if ARMOUR[card]:
        return "why-armour", told
    return ("why-carry", told) if CARRIES[card] else None


def _thought(mind: Mind, decision: Decision, action: int) -> Reason | None:
    verb, name = verb_of(action), decision.name
    if is_cast(action):
        return _spell(mind, name, action)
    if name in ("move", "where", "open", "teleport"):
        return _way(mind, action, decision.actions)
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
    question: Any = decision.question
    if verb in (BUY, FREE):
        return _bought(first)
    if verb == PAY and first:
        fated = isinstance(question, PayFor) and EFFECTS[question.effect].shape == "buy fate"
        return "why-more-fate" if fated else "why-heal", {}
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


def _way(mind: Mind, action: int, actions: list[int]) -> Reason | None:
    verb, space = verb_of(action), first_of(action)
    here = mind.hero.space
    if verb == FATE:
        return "why-move-again", {}
    if verb == REGENERATE:
        return "why-heal", {}
    if verb == BUILD:
        return "why-build", {}
    if verb == CROSS_BRIDGE:
        return "why-onward" if space == PERIL else "why-cross", {}
    if verb == OPEN:
        return "why-open", {"way": WAYS[space], "percent": _opens(mind, space)}
    if verb == BACK:
        return "why-back" if mind.talisman else "why-no-talisman", {}
    if REGION[here] == INNER and verb == GO:
        return "why-onward", {}
    if verb not in (GO, RAFT_TO):
        return None
    if REGION[here] != REGION[space]:
        return "why-over-river", {}
    others = [Space(first_of(other)) for other in actions if verb_of(other) in (GO, RAFT_TO)]
    return _landing(
        mind, Space(space), [other for other in others if other != space and REGION[other] == REGION[space]]
    )


def _opens(mind: Mind, by: int) -> int:
    """How often, of a hundred, the Portal opens."""
    hero = mind.hero
    short = has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET)
    if by == BY_CRAFT:
        return no_more_than(1 if short else 2, mind.craft, mind.fate) // _PERCENT
    return no_more_than(2, mind.strength, mind.fate) // _PERCENT


def _landing(mind: Mind, space: Space, others: list[Space]) -> Reason:
    """What speaks most for a space, against the best of the others: what is on it, or where it leads."""
    good, (ahead, target) = landed_worth(mind, space), onward(mind, space)
    nearer, better, bad = ahead, good, 0
    if others:
        stays = [stay_worth(mind, other) for other in others]
        second = others[stays.index(max(stays))]
        nearer -= onward(mind, second)[0]
        better -= landed_worth(mind, second)
        bad = -landed_worth(mind, second)
    if nearer > max(0, better) and target != NOBODY:
        return _journey(mind, target)
    return _best(mind, space) if good > max(0, bad) else ("why-lesser", {})


def _journey(mind: Mind, target: int) -> Reason:
    if target in (THE_BRIDGE, THE_PORTAL):
        return "why-toward-bridge" if target == THE_BRIDGE else "why-toward-portal", {}
    return "why-toward", {"space": SPACE_NAMES[target], "reason": _best(mind, Space(target))}


def _best(mind: Mind, space: Space) -> Reason:
    """Which of what ``landing_worth`` adds up brings most; a character only if it is met instead of all that."""
    best, most = (NOBODY, NOBODY), 0
    for what, which, worth in parts_of(mind, space):
        if worth > most and (what != A_CHARACTER or worth == landing_worth(mind, space)):
            best, most = (what, which), worth
    what, which = best
    if what == ENEMIES:
        return _hunted(mind, space, which == 1)
    if what == A_CARD:
        return "why-thing", {"card": CARD_NAMES[which]}
    if what == COINS:
        return "why-coins", {}
    if what == DRAWN:
        return "why-draw", {"count": which}
    if what == INSTRUCTIONS:
        return _instructions(mind, space)
    return ("why-duel", {"other": which}) if what == A_CHARACTER else ("why-lesser", {})


def _hunted(mind: Mind, space: Space, psychic: bool) -> Reason:
    cards = mind.state.cards_on(space)
    enemies = [card for card in cards if TYPE[card] == ENEMY and (CRAFT[card] > 0) == psychic]
    won = enemies_worth(mind, enemies, psychic, TERRAIN[space] == RUNES)[1]
    return "why-hunt", {"cards": [CARD_NAMES[card] for card in enemies], "percent": won // _PERCENT}


def _instructions(mind: Mind, space: Space) -> Reason:
    """What the instructions of the space bring that is worth most to this character."""
    if space in (CAVE, TEMPLE):
        return "why-quest" if space == CAVE else "why-pray", {}
    number = SPACE_DOES[space]
    effect = EFFECTS[number]
    while effect.shape in ("visit", "choose", "may", "by-align") or (effect.shape == "list" and len(effect.parts) == 1):
        worths = [effect_worth(mind, part, NO_CARD, space) for part in effect.parts]
        fixed = effect.shape == "by-align" and effect_worth(mind, number, NO_CARD, space) != max(worths)
        number = effect.parts[mind.hero.alignment if fixed else worths.index(max(worths))]
        effect = EFFECTS[number]
    if effect.shape in _BRINGS:
        return _BRINGS[effect.shape], {}
    return ("why-heal", {}) if space == CASTLE else ("why-space", {"space": SPACE_NAMES[space]})


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
    """How often, of a hundred, one would win with the best Weapons and what helps already."""
    bonus = helped(mind, attack)
    if attack.rival == NOBODY:
        runes = TERRAIN[mind.hero.space] == RUNES
        return fight_odds(mind, attack.base, attack.psychic, attack.kind, runes, bonus)[0] // _PERCENT
    other = attack.rival if attack.seat == mind.seat else attack.seat
    rival = mind.state.heroes[other]
    theirs = own_score(mind.state, other, attack)
    if attack.seat != mind.seat:
        theirs = max(theirs, score_of(mind, rival, attack.psychic))  # whose Weapons are still to be drawn
    return duel_odds(mind, rival, attack.psychic, theirs, bonus)[0] // _PERCENT


# Spells and things


def _spell(mind: Mind, name: str, action: int) -> Reason | None:
    """Whoever casts a Spell shows it."""
    card, target = first_of(action), second_of(action)
    casting, attack = casting_of(card), mind.state.attack
    if casting.moves:
        return _landing(mind, Space(target), [])
    if name in ("fight", "defend", "strike") and attack is not None:
        if casting.evades(attack):
            return "why-evade", {"percent": _percent(mind, attack)}
        return "why-help", {"card": CARD_NAMES[card]}
    told: dict[str, object] = {}
    if CAST < verb_of(action) < CAST_CARD and BOOK[KEY[card]].hostile:
        if target == mind.seat:
            return None
        told["other"] = target
    sentence = casting.reason(mind, target)
    return (sentence, told) if sentence else None


def _bought(key: int) -> Reason:
    card = next(number for number, other in enumerate(KEY) if other == key)
    told: dict[str, object] = {"card": KEYS[key]}
    if WEAPON[card]:
        return "why-weapon", told
    if ARMOUR[card]:
        return "why-armour", told
    return "why-carry" if CARRIES[card] else "why-buy", told
