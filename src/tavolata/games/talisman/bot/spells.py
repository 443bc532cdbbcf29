"""What the bot of Talisman makes of each Spell, in one place: when it casts it, why, and whether it keeps it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, first_of, second_of
from tavolata.engine.data_files import DataProblem
from tavolata.games.talisman.bot.fight_worth import enemies_worth, fight_worth, worth_without
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.pick import best_of
from tavolata.games.talisman.bot.region_worth import crossing_worth
from tavolata.games.talisman.bot.thing_worth import follower_worth, prize_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.cards import (
    BOX,
    CRAFT,
    CROWN,
    ENEMY,
    FIRE,
    INNER,
    KEY,
    KEYS,
    NOBODY,
    REGION,
    RUNES,
    TERRAIN,
    TYPE,
    VALUE_CRAFT,
    VALUE_LIFE,
    Card,
    creature_of,
    spell_of,
)
from tavolata.games.talisman.rules.gains import keeps_a_spell
from tavolata.games.talisman.rules.hero import Attack
from tavolata.games.talisman.rules.odds import turns_to_land
from tavolata.games.talisman.rules.spell_book import BOOK
from tavolata.games.talisman.rules.spells import COMMAND, is_cast


class Casting:
    """What a bot makes of a Spell: of one that it never casts, that it keeps the others rather."""

    __slots__ = ()
    key: ClassVar[str] = ""
    #: Which Spells are kept when there are too many.
    kept: ClassVar[int] = 0
    #: The sentence that says why; "": another one is found, or none.
    why: ClassVar[str] = ""
    #: Whether it answers the Spell just cast.
    counters: ClassVar[bool] = False
    #: Whether it adds to a battle with another character.
    strikes: ClassVar[bool] = False
    #: Whether it is cast instead of a move, at the space that it leads to.
    moves: ClassVar[bool] = False
    #: Whether it holds off a creature that is no card, as the Sentinel.
    stops: ClassVar[bool] = False

    def worth(self, mind: Mind, target: int, price: int) -> int:
        """What casting brings at the start of the own turn above keeping it, which is worth the price."""
        return 0

    def idles(self, mind: Mind) -> bool:
        """Whether it is cast in the own turn for want of another use."""
        return False

    def now(self, mind: Mind, target: int) -> bool:
        """Whether to cast it in the turn of another."""
        return False

    def rescue(self, mind: Mind) -> int:
        """How good it is against the loss of an own life that is about to come; 0: not at all."""
        return 0

    def in_fight(self, mind: Mind, attack: Attack, target: int, runes: bool, gain: int, extra: int) -> int:
        """What it brings in a fight with creatures; LEAST: it is not for that."""
        return LEAST

    def evades(self, attack: Attack) -> bool:
        """Whether in that fight it is cast not to fight at all, rather than to fight better."""
        return False

    def adds(self, mind: Mind) -> int:
        """What it adds to the own score in a battle."""
        return 0

    def destroys(self, mind: Mind, target: int) -> bool:
        """Whether to cast it at a card of the space before anything there is met."""
        return False

    def reason(self, mind: Mind, target: int) -> str:
        """The sentence that says why it is cast at that target."""
        return self.why


class Acquisition(Casting):
    __slots__ = ()
    key: ClassVar[str] = "ACQUISITION"
    kept: ClassVar[int] = 500
    why: ClassVar[str] = "why-steal"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        rival = mind.state.heroes[target]
        best = max([prize_worth(mind, rival, card) for card in rival.objects], default=0)
        return max(best, mind.coin() if rival.gold else 0) - price


class Alchemy(Casting):
    __slots__ = ()
    key: ClassVar[str] = "ALCHEMY"
    kept: ClassVar[int] = 50

    def idles(self, mind: Mind) -> bool:
        """Only Objects that are worth less than a coin are turned into one."""
        return True


class Counterspell(Casting):
    __slots__ = ()
    key: ClassVar[str] = "COUNTERSPELL"
    kept: ClassVar[int] = 430
    why: ClassVar[str] = "why-cast-counterspell"
    counters: ClassVar[bool] = True


class DestroyMagic(Casting):
    __slots__ = ()
    key: ClassVar[str] = "DESTROYMAGIC"
    kept: ClassVar[int] = 20

    def idles(self, mind: Mind) -> bool:
        """Whoever always has a Spell gets another one for the last."""
        return len(mind.spells) == 1 and keeps_a_spell(mind.state, mind.hero)


class Destruction(Casting):
    __slots__ = ()
    key: ClassVar[str] = "DESTRUCTION"
    kept: ClassVar[int] = 250
    why: ClassVar[str] = "why-cast-destruction"

    def destroys(self, mind: Mind, target: int) -> bool:
        """An Enemy that lies here and is better destroyed than met."""
        space = mind.hero.space
        if TYPE[target] != ENEMY or target not in mind.state.cards_on(space):
            return False
        return enemies_worth(mind, [Card(target)], CRAFT[target] > 0, TERRAIN[space] == RUNES)[0] < -mind.values.a_spell


class Divination(Casting):
    __slots__ = ()
    key: ClassVar[str] = "DIVINATION"
    kept: ClassVar[int] = 100
    why: ClassVar[str] = "why-cast-divination"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        return 100 - price // 10


class Healing(Casting):
    __slots__ = ()
    key: ClassVar[str] = "HEALING"
    kept: ClassVar[int] = 550
    why: ClassVar[str] = "why-heal"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        hero = mind.hero
        missing = VALUE_LIFE[hero.character] - hero.life
        if target != mind.seat or hero.life > 2 or missing < 2:
            return 0
        return mind.life_won(missing, True) - price

    def now(self, mind: Mind, target: int) -> bool:
        return target == mind.seat and mind.hero.life == 1 and mind.at_crown

    def rescue(self, mind: Mind) -> int:
        """It brings all lives back: only for the last one."""
        return 1 if mind.hero.life == 1 else 0


class Hex(Casting):
    __slots__ = ()
    key: ClassVar[str] = "HEX"
    kept: ClassVar[int] = 120
    why: ClassVar[str] = "why-cast-hex"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        """Somewhere where others may have to land and the own character need not."""
        worth = 0
        for seat, hero in enumerate(mind.state.heroes):
            if seat != mind.seat and hero.space != NOBODY and REGION[hero.space] == REGION[target]:
                worth += 60 if turns_to_land(hero.space, target) < 400 else 10
        return worth - price // 2


class Immobility(Casting):
    __slots__ = ()
    key: ClassVar[str] = "IMMOBILITY"
    kept: ClassVar[int] = 380
    why: ClassVar[str] = "why-cast-immobility"
    stops: ClassVar[bool] = True

    def now(self, mind: Mind, target: int) -> bool:
        """Hold whoever sits on the Crown; from there, everybody."""
        return mind.hero.space == CROWN or mind.state.heroes[target].space in (CROWN, FIRE)

    def in_fight(self, mind: Mind, attack: Attack, target: int, runes: bool, gain: int, extra: int) -> int:
        past = worth_without(mind, attack, target, runes, extra) if len(attack.cards) > 1 else _past(mind, attack)
        return past - _price_in_fight(mind)

    def evades(self, attack: Attack) -> bool:
        """It holds one of them: there remain the others to be fought."""
        return len(attack.cards) < 2


class Invisibility(Casting):
    __slots__ = ()
    key: ClassVar[str] = "INVISIBILITY"
    kept: ClassVar[int] = 400
    stops: ClassVar[bool] = True

    def evades(self, attack: Attack) -> bool:
        return True

    def in_fight(self, mind: Mind, attack: Attack, target: int, runes: bool, gain: int, extra: int) -> int:
        return _past(mind, attack) - _price_in_fight(mind) if REGION[mind.hero.space] != INNER else LEAST


class Mesmerism(Casting):
    __slots__ = ()
    key: ClassVar[str] = "MESMERISM"
    kept: ClassVar[int] = 240
    why: ClassVar[str] = "why-lure"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        return max([follower_worth(mind, card) for card in mind.state.heroes[target].followers], default=0) - price


class Nullify(Casting):
    __slots__ = ()
    key: ClassVar[str] = "NULLIFY"
    kept: ClassVar[int] = 150
    why: ClassVar[str] = "why-cast-nullify"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        return 150 * len(mind.state.heroes[target].spells) - price + (500 if mind.hero.space == CROWN else 0)


class Preservation(Casting):
    __slots__ = ()
    key: ClassVar[str] = "PRESERVATION"
    kept: ClassVar[int] = 600
    why: ClassVar[str] = "why-cast-preservation"

    def rescue(self, mind: Mind) -> int:
        return 2 if mind.hero.life <= 3 or mind.at_crown else 0


class PsionicBlast(Casting):
    __slots__ = ()
    key: ClassVar[str] = "PSIONICBLAST"
    kept: ClassVar[int] = 450
    strikes: ClassVar[bool] = True

    def in_fight(self, mind: Mind, attack: Attack, target: int, runes: bool, gain: int, extra: int) -> int:
        more = extra + self.adds(mind)
        return fight_worth(mind, attack.base, attack.psychic, attack.kind, runes, gain, more) - _price_in_fight(mind)

    def adds(self, mind: Mind) -> int:
        return VALUE_CRAFT[mind.hero.character]


class Random(Casting):
    __slots__ = ()
    key: ClassVar[str] = "RANDOM"
    kept: ClassVar[int] = 300
    why: ClassVar[str] = "why-cast-random"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        if target == mind.seat:
            return 0
        rival = mind.state.heroes[target]
        return 100 * (rival.strength + rival.craft) + (300 if rival.space == CROWN else 0) - price

    def now(self, mind: Mind, target: int) -> bool:
        return target != mind.seat and mind.state.heroes[target].space in (CROWN, FIRE)

    def reason(self, mind: Mind, target: int) -> str:
        """Near the Crown not for what the other has become, but to hold it up."""
        return Immobility.why if mind.state.heroes[target].space in (CROWN, FIRE) else self.why


class TeleportSpell(Casting):
    __slots__ = ()
    key: ClassVar[str] = "TELEPORT"
    kept: ClassVar[int] = 420
    moves: ClassVar[bool] = True


class TemporalWarp(Casting):
    __slots__ = ()
    key: ClassVar[str] = "TEMPORALWARP"
    kept: ClassVar[int] = 600
    why: ClassVar[str] = "why-cast-warp"

    def worth(self, mind: Mind, target: int, price: int) -> int:
        return 600


CASTINGS: Final[tuple[Casting, ...]] = (
    *(Acquisition(), Alchemy(), Counterspell(), DestroyMagic(), Destruction(), Divination(), Healing(), Hex()),
    *(Immobility(), Invisibility(), Mesmerism(), Nullify(), Preservation(), PsionicBlast(), Random()),
    *(TeleportSpell(), TemporalWarp()),
)


def check_judged(keys: list[str]) -> None:
    """Of every Spell of the box the bot must know what to make of it."""
    judged = [casting.key for casting in CASTINGS]
    for key in keys:
        if key not in judged:
            raise DataProblem(
                "spells.json", key, "key", "the bot does not know what this Spell is worth (bot/spells.py)"
            )


def _by_key() -> list[Casting]:
    check_judged([record.key for record in BOX.spells])
    castings = [Casting() for _ in KEYS]
    for casting in CASTINGS:
        castings[spell_of(casting.key)] = casting
    return castings


_CASTING: Final[list[Casting]] = _by_key()


def casting_of(card: int) -> Casting:
    """What the bot makes of a Spell card."""
    return _CASTING[KEY[card]]


def _price_in_fight(mind: Mind) -> int:
    return 100 if keeps_a_spell(mind.state, mind.hero) else mind.values.a_spell + 100


def _past(mind: Mind, attack: Attack) -> int:
    """What it brings not to fight: behind the Sentinel is the Middle Region."""
    return crossing_worth(mind) if attack.creature == creature_of("SENTINEL") else 0


# The questions


def forget(mind: Mind, question: Any, actions: list[int]) -> int:
    return best_of(actions, [-casting_of(first_of(action)).kept for action in actions])


def start_spell(mind: Mind, actions: list[int]) -> int:
    """A Spell that pays now, at the start of the own turn; NOBODY: none."""
    best, value = NOBODY, 0
    price = 50 if keeps_a_spell(mind.state, mind.hero) else mind.values.a_spell
    for action in actions:
        if is_cast(action):
            worth = casting_of(first_of(action)).worth(mind, second_of(action), price)
            if worth > value:
                best, value = action, worth
    return idle_spell(mind, actions) if best == NOBODY else best


def idle_spell(mind: Mind, actions: list[int]) -> int:
    """A Spell that is of no other use; NOBODY: none."""
    if mind.values.idle_spells:
        for action in actions:
            if is_cast(action) and casting_of(first_of(action)).idles(mind):
                return action
    return NOBODY


def end_spell(mind: Mind, question: Any, actions: list[int]) -> int:
    idle = idle_spell(mind, actions)
    return pass_by(mind, question, actions) if idle == NOBODY else idle


def react(mind: Mind, question: Any, actions: list[int]) -> int:
    """In the turns of others: what cannot wait."""
    for action in actions:
        if action != PASS and is_cast(action) and casting_of(first_of(action)).now(mind, second_of(action)):
            return action
    return PASS


def loss(mind: Mind, question: Any, actions: list[int]) -> int:
    """Save the own life: by Preservation if that is enough, by Healing if it is the last."""
    best, most = PASS, 0
    if question.victim == mind.seat:
        for action in actions:
            rescue = casting_of(first_of(action)).rescue(mind) if action != PASS else 0
            if rescue > most:
                best, most = action, rescue
    return best


def counter(mind: Mind, question: Any, actions: list[int]) -> int:
    """Counter the Command Spell, and what harms the own character."""
    seat, card, target, _ = mind.state.casting[-1]
    counters = [action for action in actions if action != PASS and casting_of(first_of(action)).counters]
    if not counters or seat == mind.seat:
        return PASS
    aimed = card == COMMAND or (target == mind.seat and BOOK[KEY[card]].hostile)
    return counters[0] if aimed else PASS


def pass_by(mind: Mind, question: Any, actions: list[int]) -> int:
    return PASS if PASS in actions else actions[0]
