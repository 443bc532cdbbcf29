"""What a seat can do: the verbs of the notation."""

from __future__ import annotations

from typing import Final

from tavolata.engine import Kind, Notation, Verb
from tavolata.engine.saving import Word
from tavolata.games.talisman.box.cards import CARD_NAMES, CHARACTER_NAMES, EFFECTS, KEYS, SPACE_NAMES

MOST_PLAYERS: Final = 8
SEAT_NAMES: Final = tuple([f"P{seat}" for seat in range(1, MOST_PLAYERS + 1)])

CARD: Final = Kind("card", CARD_NAMES)
SPACE: Final = Kind("space", SPACE_NAMES)
SEAT: Final = Kind("seat", SEAT_NAMES)
CHARACTER: Final = Kind("character", CHARACTER_NAMES)
#: A card by its name alone: what a stack sells.
WARE: Final = Kind("ware", KEYS)
NUMBER: Final = Kind("number", tuple([str(number) for number in range(100)]))


def _ways() -> tuple[str, ...]:
    """All words that one may choose by: those of the data files, and those of the rules."""
    written = [name for effect in EFFECTS if effect.shape in ("choose", "visit") for name in effect.names]
    rules = [
        "yes",
        "no",
        "none",
        "strength",
        "craft",
        "life",
        "fate",
        "gold",
        "spell",
        "teleport",
        "good",
        "neutral",
        "evil",
    ]
    return tuple(dict.fromkeys(rules + written))


WAYS: Final = _ways()
WAY: Final = Kind("way", WAYS)


A_WAY: Final = Word(WAYS)


_WAY_NUMBER: Final = {name: number for number, name in enumerate(WAYS)}


def way(name: str) -> int:
    return _WAY_NUMBER[name]


_VERBS: Final = (
    Verb("pass"),
    Verb("roll"),
    Verb("keep"),
    Verb("fate", (NUMBER,), is_late=True),  # roll one's first, second, ... die again
    Verb("go", (SPACE,)),
    Verb("halt", (SPACE,)),  # go there, and look around before anything is met
    Verb("cross", (SPACE,)),  # over the Sentinel's bridge to this space
    Verb("open", (WAY,)),  # the Portal of Power, by Strength or by Craft
    Verb("back", (SPACE,)),
    Verb("stay"),
    Verb("raft", (SPACE,)),
    Verb("build"),
    Verb("regenerate"),
    Verb("meet", (SEAT,)),
    Verb("look"),  # encounter the space
    Verb("attack", (SEAT,)),
    Verb("mind", (SEAT,)),  # attack in psychic combat
    Verb("steal", (SEAT,)),
    Verb("beguile", (SEAT,)),
    Verb("lure", (SEAT,)),  # take a Follower
    Verb("fight", (CARD, CARD), least=0, unordered_from=0),
    Verb("assassinate", (CARD, CARD), least=0, unordered_from=0),
    Verb("evade", (CARD,), least=0),
    Verb("bribe", (CARD,)),
    Verb("exorcise", (CARD,), least=0),
    Verb("charm", (CARD,)),
    Verb("provoke", (CARD,)),
    Verb("use", (CARD,), is_late=True),
    Verb("cast", (CARD,), is_late=True),
    Verb("cast-on", (CARD, SEAT), is_late=True),
    Verb("cast-at", (CARD, SPACE), is_late=True),
    Verb("cast-card", (CARD, CARD), is_late=True),
    Verb("take", (CARD,)),
    Verb("coins"),  # take the gold
    Verb("drop", (CARD,), is_late=True),
    Verb("forget", (CARD,)),  # a Spell too many
    Verb("give", (CARD,)),  # hand over, discard, exchange
    Verb("replace", (CARD,)),  # draw another card for this one
    Verb("choose", (WAY,)),
    Verb("align", (WAY,), is_late=True),
    Verb("buy", (WARE,)),
    Verb("free", (WARE,)),  # the Thief's
    Verb("pay", (NUMBER,)),
    Verb("trade", (WAY,)),  # trophies for a counter, the cheapest way
    Verb("sell", (CARD,)),  # this trophy
    Verb("be", (CHARACTER,)),
    Verb("done"),
)
NOTATION: Final = Notation("talisman", _VERBS)
A_VERB: Final = Word(tuple([verb.name for verb in _VERBS]))

ROLL: Final = 1
KEEP: Final = 2
FATE: Final = 3
GO: Final = 4
HALT: Final = 5
CROSS_BRIDGE: Final = 6
OPEN: Final = 7
BACK: Final = 8
STAY: Final = 9
RAFT_TO: Final = 10
BUILD: Final = 11
REGENERATE: Final = 12
MEET: Final = 13
LOOK: Final = 14
ATTACK: Final = 15
MIND: Final = 16
STEAL: Final = 17
BEGUILE: Final = 18
LURE: Final = 19
FIGHT: Final = 20
ASSASSINATE: Final = 21
EVADE: Final = 22
BRIBE_IT: Final = 23
EXORCISE: Final = 24
CHARM: Final = 25
PROVOKE: Final = 26
USE: Final = 27
CAST: Final = 28
CAST_ON: Final = 29
CAST_AT: Final = 30
CAST_CARD: Final = 31
TAKE: Final = 32
COINS_UP: Final = 33
DROP: Final = 34
FORGET: Final = 35
GIVE: Final = 36
REPLACE: Final = 37
CHOOSE: Final = 38
ALIGN: Final = 39
BUY: Final = 40
FREE: Final = 41
PAY: Final = 42
TRADE: Final = 43
SELL: Final = 44
BE: Final = 45
DONE: Final = 46

YES: Final = way("yes")
NO: Final = way("no")
NONE: Final = way("none")
BY_STRENGTH: Final = way("strength")
BY_CRAFT: Final = way("craft")
BY_LIFE: Final = way("life")
BY_FATE: Final = way("fate")
BY_GOLD: Final = way("gold")
BY_SPELL: Final = way("spell")
BY_TELEPORT: Final = way("teleport")
