"""What must be put in order at once: too many Objects, too many Spells, a quest that can be fulfilled."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import IllegalAction, Question, Step, first_of, pack
from tavolata.games.talisman.box.actions import DROP, FORGET, GIVE, MOST_PLAYERS
from tavolata.games.talisman.box.cards import CARDS, CAVE, FORCED, MAGIC, MOST_OBJECTS, TYPE, Card
from tavolata.games.talisman.rules.flow import arrive
from tavolata.games.talisman.rules.gains import (
    discard_spell,
    drop,
    gain_talisman,
    may_leave,
    part_with,
    pay_gold,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import (
    carrying_limit,
    spell_limit,
)

#: The Warlock's quests (M09).
TAKE_A_LIFE: Final = 1
KILL_AN_ENEMY: Final = 2
BRING_A_FOLLOWER: Final = 3
BRING_MAGIC: Final = 4
BRING_THREE_GOLD: Final = 5
BRING_TWO_GOLD: Final = 6


#: To ditch each card. They are Any because the compiled build would otherwise unpack and pack each action that it takes from here.
_DROP: Final[list[Any]] = [pack(DROP, card) for card in range(CARDS)]


def things_to_leave(hero: Hero) -> list[int]:
    """To ditch an Object or a Follower: offered wherever the character is asked anyway (T-186, T-191, R-102); no Spell (T-143)."""
    found: list[Any] = []
    for card in hero.objects:
        if may_leave(card):
            found.append(_DROP[card])
    for card in hero.followers:
        if may_leave(card):
            found.append(_DROP[card])
    if len(found) > 1:
        found.sort()
    return found


class EnforceLimits(Step[Talisman]):
    """Look at what a character may have; ask only where something must be chosen (R-30, R-71)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        if exceeds(state, self.seat):
            state.then([too_many(state, self.seat), self])


class CheckLimitsAndQuest(Step[Talisman]):
    """Look at a character's limits, then at its quest (R-30, R-71, R-56)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        seat = self.seat
        if exceeds(state, seat):
            state.then([too_many(state, seat), self])
        elif state.heroes[seat].quest and state.is_here(seat):
            try_quest(state, seat)


def has_too_many_spells(state: Talisman, seat: int) -> bool:
    hero = state.heroes[seat]
    return len(hero.spells) > 0 and not hero.toad and len(hero.spells) > spell_limit(state, hero)


def exceeds(state: Talisman, seat: int) -> bool:
    """Whether the character has more Spells or Objects than it may have."""
    hero = state.heroes[seat]
    if len(hero.objects) <= MOST_OBJECTS and not hero.spells:
        return False  # looked at several times a turn, and most often so
    return state.is_here(seat) and (len(hero.objects) > carrying_limit(hero) or has_too_many_spells(state, seat))


def too_many(state: Talisman, seat: int) -> Question[Talisman]:
    """What to ask of a character that has too many: Spells first."""
    return TOO_MANY_SPELLS[seat] if has_too_many_spells(state, seat) else TOO_MANY_OBJECTS[seat]


def breaks_limit_or_fulfils_quest(state: Talisman, seat: int) -> bool:
    """Whether there is anything to put in order."""
    hero = state.heroes[seat]
    if not hero.quest and not hero.spells and len(hero.objects) <= MOST_OBJECTS:
        return False  # looked at several times a turn, and most often so
    return exceeds(state, seat) or (hero.quest > 0 and state.is_here(seat) and can_deliver(hero))


class TooManySpells(Question[Talisman]):
    """Discard a Spell of one's choice; it cannot be cast (T-142)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "spells"
    rule: ClassVar[str] = "T-142"

    def options(self, state: Talisman) -> list[int]:
        return [pack(FORGET, card) for card in sorted(state.heroes[self.seat].spells)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        discard_spell(state, seat, Card(first_of(action)), "T-142")

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-too-many-spells", {}, "T-142")


class TooManyObjects(Question[Talisman]):
    """Leave an Object of one's choice on the space (T-134)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "objects"
    rule: ClassVar[str] = "T-134"

    def options(self, state: Talisman) -> list[int]:
        # A Raft cannot be ditched (T-211): with four Objects besides, one of those goes.
        objects = sorted(state.heroes[self.seat].objects)
        return [pack(DROP, card) for card in objects if may_leave(card)] or [pack(DROP, card) for card in objects]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        drop(state, seat, Card(first_of(action)), "T-134")

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-too-many-objects", {}, "T-134")


def deliverable(hero: Hero) -> list[int]:
    """What the character could hand over for its quest (R-56)."""
    if hero.quest == BRING_A_FOLLOWER:
        return sorted([card for card in hero.followers if not FORCED[card]])
    if hero.quest == BRING_MAGIC:
        return sorted([card for card in hero.objects if TYPE[card] == MAGIC])
    return []


def quest_price(hero: Hero) -> int:
    return 3 if hero.quest == BRING_THREE_GOLD else 2 if hero.quest == BRING_TWO_GOLD else 0


def can_deliver(hero: Hero) -> bool:
    price = quest_price(hero)
    return bool(deliverable(hero)) or (price > 0 and hero.gold >= price)


def try_quest(state: Talisman, seat: int) -> None:
    """A quest must be completed as soon as it can be (T-196)."""
    hero = state.heroes[seat]
    price = quest_price(hero)
    if price and hero.gold >= price:
        pay_gold(state, seat, price, "T-196")
        complete_quest(state, seat)
    elif deliverable(hero):
        state.push(DELIVER[seat])


class Deliver(Question[Talisman]):
    """What to hand over is the character's choice (R-56)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "deliver"
    rule: ClassVar[str] = "T-196"

    def options(self, state: Talisman) -> list[int]:
        return [pack(GIVE, card) for card in deliverable(state.heroes[self.seat])]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        part_with(state, seat, Card(first_of(action)), "gave", "T-196")
        # What a Mule carried stays where it was handed over (FO07).
        state.heroes[seat].quest = 0
        state.then([CHECK_LIMITS_AND_QUEST[seat], QUEST_DONE[seat]])


class QuestDone(Step[Talisman]):
    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        complete_quest(state, self.seat)


def complete_quest(state: Talisman, seat: int) -> None:
    """Teleported to the Warlock's Cave, and a Talisman if one is left; in the own turn this is landing (R-56)."""
    state.heroes[seat].quest = 0
    if state.events is not None:
        state.tell("quest-done", "R-56", {"seat": seat})
    arrive(state, seat, CAVE, "R-56")
    gain_talisman(state, seat, "R-56")
    state.push(CHECK_LIMITS_AND_QUEST[seat])


ENFORCE_LIMITS: Final = [EnforceLimits(seat) for seat in range(MOST_PLAYERS)]
CHECK_LIMITS_AND_QUEST: Final = [CheckLimitsAndQuest(seat) for seat in range(MOST_PLAYERS)]
TOO_MANY_SPELLS: Final = [TooManySpells(seat) for seat in range(MOST_PLAYERS)]
TOO_MANY_OBJECTS: Final = [TooManyObjects(seat) for seat in range(MOST_PLAYERS)]
DELIVER: Final = [Deliver(seat) for seat in range(MOST_PLAYERS)]
QUEST_DONE: Final = [QuestDone(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    EnforceLimits,
    CheckLimitsAndQuest,
    TooManySpells,
    TooManyObjects,
    Deliver,
    QuestDone,
)
