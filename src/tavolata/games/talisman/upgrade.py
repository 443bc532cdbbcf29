"""Saved tables of Talisman in older formats.

Each function takes the plain data of a whole saved state and changes it into the next format. Numbers are those of the box
as it was then: ``data/format-1.json`` has the names in that order, whatever has been added since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec

from tavolata.engine.event import Event
from tavolata.engine.upgrade import Data, name_of, named
from tavolata.games.talisman.box.components import FOLDER
from tavolata.games.talisman.box.records import ALIGNMENTS, KINDS

_SEATS = tuple(f"P{seat}" for seat in range(1, 9))


class Names:
    """What the numbers of format 1 stood for."""

    def __init__(self, names: dict[str, tuple[str, ...]]) -> None:
        self.cards = names["cards"]
        self.characters = names["characters"]
        self.spaces = names["spaces"]
        self.creatures = names["creatures"]
        self.deeds = names["deeds"]
        self.verbs = names["verbs"]
        self.ways = names["ways"]


@cache
def _names() -> Names:
    written = (FOLDER / "format-1.json").read_bytes()
    return Names(msgspec.json.decode(written, type=dict[str, tuple[str, ...]]))


def from_1(data: Data) -> None:
    """Names instead of numbers; scopes, modifiers and threats instead of fields for everything that lasts or is about to be."""
    _name_all(data, _names())
    _open_scopes(data)
    _hold_threats(data)


#: Steps that have another name since format 3.
_RENAMED = {
    "Beguiled": "AfterBeguiling",
    "Charmed": "AfterCharming",
    "Decided": "ApplyAfterAlignment",
    "Do": "ApplyEffect",
    "Face": "FaceCards",
    "Limits": "EnforceLimits",
    "Odd": "SpecialEffect",
    "Placed": "AfterPlacing",
    "Settle": "CheckLimitsAndQuest",
    "Suffer": "ApplyToOther",
    "Table": "RollOnTable",
    "Whom": "ChooseEncounter",
}


#: What belongs to a stay on a space was kept with the hero and with the table, under these names.
_STAY = {
    "offer": "passage_offer",
    "enslaved": "enslaved",
    "back": "turned_back",
    "cleared": "trial_done",
    "fiends": "fiends_left",
    "werewolf": "werewolf_strength",
}
_VISIT = {
    "faced": "faced",
    "drawn": "drawn",
    "evaded": "evaded",
    "halted": "looks_around",
    "thieved": "free_ware_taken",
}


def from_2(data: Data) -> None:
    """Some steps have names that say what they do; what belongs to a stay on a space is a record of its own."""
    for step in data["agenda"]:
        step[0] = _RENAMED.get(step[0], step[0])
    table = data["table"]
    for hero in table["heroes"]:
        hero["stay"] = {name: hero.pop(before) for before, name in _STAY.items()}
    table["visit"] = {name: table.pop(before) for before, name in _VISIT.items()}


# Names


def _name_all(data: Data, names: Names) -> None:
    """Steps, heroes, attacks and Spells held numbers of cards, spaces, effects and creatures."""
    table = data["table"]
    for hero in table["heroes"]:
        hero["character"] = name_of(hero["character"], names.characters)
        hero["space"] = name_of(hero["space"], names.spaces)
        hero["alignment"] = name_of(hero["alignment"], ALIGNMENTS)
    attack = table["attack"]
    if attack is not None:
        attack["creature"] = name_of(attack["creature"], names.creatures)
        attack["kind"] = KINDS[attack["kind"]]
        attack["helper"] = name_of(attack["helper"], names.cards)
        attack["rival_helper"] = name_of(attack["rival_helper"], names.cards)
    table["crossing"] = name_of(table["crossing"], names.spaces)
    table["casting"] = [_cast(cast, names, table["active"]) for cast in table["casting"]]
    for step in data["agenda"]:
        for place, name in _IN_STEPS.get(step[0], {}).items():
            step[place] = name(step[place], names)
        if step[0] == "BuySpell":
            step.append("SORCERER")  # the one who sells Spells, whom the question names by now
    chance = data["chance"]
    if chance["source"] == "loaded":
        chance["ahead"] = [named(entry, names.cards) for entry in chance["ahead"]]


def _cast(cast: list[Any], names: Names, active: int) -> list[Any]:
    """A Spell aims at a space, a card or a character: that hangs on the Spell, and of Immobility on whose turn it is."""
    seat, card, target, cancelled = cast
    spell = _key(name_of(card, names.cards))
    aims = _SEATS
    if spell in ("HEX", "TELEPORT"):
        aims = names.spaces
    elif spell == "DESTRUCTION" or (spell == "IMMOBILITY" and seat == active):
        aims = names.cards
    return [seat, name_of(card, names.cards), name_of(target, aims), cancelled]


def _card(value: Any, names: Names) -> Any:
    return name_of(value, names.cards)


def _cards(value: Any, names: Names) -> Any:
    return named(value, names.cards)


def _deed(value: Any, names: Names) -> Any:
    return name_of(value, names.deeds)


def _creature(value: Any, names: Names) -> Any:
    return name_of(value, names.creatures)


def _verb(value: Any, names: Names) -> Any:
    return name_of(value, names.verbs)


def _way(value: Any, names: Names) -> Any:
    return name_of(value, names.ways)


_OF_CARD: dict[int, Callable[[Any, Names], Any]] = {2: _card}
_OF_DEED: dict[int, Callable[[Any, Names], Any]] = {2: _deed, 3: _card}

#: Which steps held numbers, and where: the name of the step comes first, then its seat.
_IN_STEPS: dict[str, dict[int, Callable[[Any, Names], Any]]] = {
    **dict.fromkeys(
        ("ArmourHolds", "Charmed", "ChasmFall", "ChasmRoll", "FaceCard", "KillFollower", "Placed"), _OF_CARD
    ),
    **dict.fromkeys(("AvoidCard", "Raise", "TakeCounter", "Wish"), _OF_CARD),
    **dict.fromkeys(("Decided", "Do", "Odd", "Suffer", "Table"), _OF_DEED),
    **dict.fromkeys(("AddOne", "Choose", "Enter", "NeedNotRoll", "PayFor", "Shop", "Stall"), _OF_DEED),
    "HandIn": {2: _cards},
    "Meet": {2: _creature},
    "Opened": {2: _way},
    "UseAbility": {3: _verb},
}


# What lasts

#: The numbers of the scopes of the turn and of the attack that goes on. No table of format 1 had any.
_TURN, _ATTACK = 1, 2

#: The steps of an attack: its end comes when the lowest of them on the agenda is done.
_OF_ATTACKS = (
    "FaceCreatures",
    "AttackMoment",
    "RollAttack",
    "AttackFate",
    "Compare",
    "Kill",
    "Attacker",
    "Defender",
    "Reward",
)


def _open_scopes(data: Data) -> None:
    """The turn and the attack have their ends on the agenda, and what lasted as long as they do is tied to them."""
    table, agenda = data["table"], data["agenda"]
    modifiers: list[list[Any]] = [*_lasting(table)]
    for step in agenda:
        if step[0] in ("TurnEnd", "CloseTurn"):
            step.append(0)
    # Before the first turn and between two of them, when the clock is looked at, none goes on.
    if agenda and table["turn_number"] and agenda[0][0] != "LookAtClock":
        agenda[:] = [["NextTurn", table["active"], _TURN], *[step for step in agenda if step[0] != "NextTurn"]]
        for seat, hero in enumerate(table["heroes"]):
            modifiers += _for_the_turn(seat, hero, table["turn_number"])
    attack = table["attack"]
    if attack is not None:
        attack["scope"] = _ATTACK
        lowest = next((place for place, step in enumerate(agenda) if step[0] in _OF_ATTACKS), -1)
        if lowest >= 0:
            agenda.insert(lowest, ["AttackEnds", attack["seat"], _ATTACK])
            for seat, blasts in ((attack["seat"], attack["blast"]), (attack["rival"], attack["rival_blast"])):
                if blasts:
                    modifiers.append(["Blast", "battle", "blast", "", _ATTACK, seat, blasts, 0])
    # In the order in which they are saved: by what they change.
    data["modifiers"] = sorted(modifiers, key=lambda modifier: str(modifier[1]))
    data["scopes"] = _ATTACK


def _for_the_turn(seat: int, hero: Data, turn: int) -> list[list[Any]]:
    """What a character did or had done to it in this turn."""
    found = [_modifier("cast", "cast", "", seat, 1)] * hero["cast"]
    found += [_modifier("ditched", "ditched", card, seat) for card in hero["ditched"]]
    if hero["changed_in"] == turn:
        found.append(_modifier("changed", "aligned", "", seat))
    if hero["quested_in"] == turn:
        found.append(_modifier("quested", "quest", "", seat))
    if hero["raft_in"] == turn:
        found.append(_modifier("new-raft", "raft", "", seat))
    if hero["invisible"]:
        found.append(_modifier("invisible", "invisibility", "", seat))
    if hero["immobile"]:
        found.append(_modifier("held", "immobility", "", seat))
    if hero["potion"]:
        found.append(["Potion", "strength", "potion", "", _TURN, seat, 2, 0])
    hired = [card for card in hero["followers"] if _key(card) == "MERCENARY"]
    if hero["mercenary"] and hired:
        found.append(_modifier("battle", "mercenary", hired[0], seat, 3))
    return found


def _modifier(kind: str, name: str, source: str, seat: int, amount: int = 0) -> list[Any]:
    return ["Modifier", kind, name, source, _TURN, seat, amount, 0]


def _lasting(table: Data) -> list[list[Any]]:
    """What lasts for some turns of the seat that brought it."""
    found: list[list[Any]] = []
    if table["magic_off"] >= 0:
        found.append(["Lasting", "no-magic", "destroy-magic", "", table["magic_off"], 1, 0])
    if table["hex_caster"] >= 0:
        lying = [card for cards in table["lying"].values() for card in cards if _key(card) == "HEX"]
        found.append(["Lasting", "hexed", "hex", lying[0] if lying else "", table["hex_caster"], table["hex_turns"], 0])
    if table["blizzard"] >= 0:
        card = next((card for card in table["aside"] if _key(card) == "BLIZZARD"), "")
        seat, turns, since = table["blizzard"], table["blizzard_turns"], table["blizzard_since"]
        found.append(["Lasting", "slow", "blizzard", card, seat, turns, since])
    if table["warp"] or table["warping"]:
        since = table["turn_number"] - (1 if table["warping"] else 0)
        found.append(["Lasting", "again", "temporal-warp", "", table["active"], table["warp"], since])
    return found


def _key(card: str) -> str:
    """What all cards of a name are called: SWORD of SWORD3."""
    return card.rstrip("0123456789")


# What is about to happen


def _hold_threats(data: Data) -> None:
    """A threat lies on the agenda until it happens, with what was known of it beside; it was a step and the flag ``spared``."""
    table = data["table"]
    agenda: list[list[Any]] = []
    for step in data["agenda"]:
        agenda.append(step)
        if step[0] in ("Kill", "KillFollower"):
            step.append(_FACED)
        elif step[0] == "LoseLife":
            step += [_runes_of(agenda, step[3]), _NEW]
        elif step[0] == "TakeLife":
            agenda[-1:] = [_life_at_stake(agenda)]
    if table["spared"]:
        begun = [step for step in agenda if step[0] in ("Kill", "KillFollower", "LoseLife") and step[-1] == _FACED]
        for step in begun[-1:]:
            step[-1] = _PREVENTED
    # What taking a life brings is told by the threat. Where the life is gone already, it still comes.
    data["agenda"] = [["TookLife", *step[1:]] if step[0] == "Wounded" else step for step in agenda]
    if not table["wounded"]:
        data["agenda"] = [step for step in data["agenda"] if step[0] != "TookLife"]


#: How far a threat has come.
_NEW, _FACED, _PREVENTED = 0, 1, 2


def _life_at_stake(agenda: list[list[Any]]) -> list[Any]:
    """The threat for a TakeLife on top of the agenda. What comes of it, below, becomes part of it."""
    seat = agenda[-1][1]
    below = agenda[-2]
    if below[0] == "LoseLife":  # more lives will be lost after this one
        return ["LoseLife", seat, 1, below[3], below[4], below[5], _FACED]
    del agenda[-2]  # CheckDeath
    by, battle, runes = below[2], 0, 0
    if by >= 0 and len(agenda) > 1 and agenda[-2][0] == "Wounded":
        _, _, runes, psychic = agenda.pop(-2)
        battle = 1 - psychic
    return ["LoseLife", seat, 1, by, battle, runes, _FACED]


def _runes_of(agenda: list[list[Any]], by: int) -> int:
    """Whether a life that is about to be lost is lost by the Runesword: what that brings lies below it."""
    if by >= 0 and len(agenda) > 1 and agenda[-2][0] == "Wounded":
        return int(agenda.pop(-2)[2])
    return 0


# What is told

#: Events that only explain what others tell, and those of which one was enough.
_EXPLAINS = frozenset(
    (
        *("added-one", "charms", "crown", "left-alone", "no-return", "nothing", "preserved", "preserved-life"),
        *("skipped-roll", "without-roll"),
    )
)
#: What is told by a name of its own had the name of something like it.
_RETOLD: dict[str, tuple[str, dict[str, object]]] = {
    "built": ("took", {}),
    "cast-card-at": ("cast-card", {}),
    "cast-self": ("cast-on", {}),
    "charmed": ("took", {}),
    "defeated": ("killed", {}),
    "fate-die": ("fate", {}),
    "gave": ("discarded", {}),
    "healed": ("gained", {"what": "life"}),
    "outdiced-death": ("cleared", {}),
    "paid": ("lost", {"what": "gold"}),
    "parted": ("discarded", {}),
    "replenished": ("gained", {"what": "fate"}),
}
#: What such an event, or the one that was told for it, has to say that the other one has not.
_ONLY_THERE = {"cast-card": "space", "cast-on": "target", "cleared": "space", "fate": "was"}


def as_told_before(events: Iterable[Event]) -> list[object]:
    """What events tell, in the words of the first version, in no order: some of them have changed places since."""
    found: list[list[object]] = []
    for event in events:
        kind, more = _RETOLD.get(event.kind, (event.kind, {}))
        if kind not in _EXPLAINS:
            public = {name: value for name, value in event.public.items() if name != _ONLY_THERE.get(kind)}
            found.append([kind, {**public, **more}, event.secret, list(event.seats)])
    return sorted(found, key=msgspec.json.Encoder(order="sorted").encode)
