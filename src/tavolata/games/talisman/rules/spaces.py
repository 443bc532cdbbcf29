"""Spaces of the Outer and the Middle Region that do what no table can say."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, Question, Step, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import BY_GOLD, BY_LIFE, CHOOSE, DONE, EVADE, GIVE, NO, PAY, YES
from tavolata.games.talisman.box.cards import (
    CARD_NAMES,
    NO_CARD,
    NOBODY,
    PRINCE,
    PRINCESS,
    SPACE_NAMES,
    VALUE_LIFE,
    WORTH,
    Card,
)
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.ending import LoseLife
from tavolata.games.talisman.rules.gains import gain_gold, heal, part_with, pay_gold
from tavolata.games.talisman.rules.lasting import QUESTED, for_the_turn
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.preparing import can_evade
from tavolata.games.talisman.rules.spell_book import TurnToGold
from tavolata.games.talisman.rules.spells import KILL_MOMENT, cast, is_cast, veils
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterCardRoll, AfterRoll, CardStep, CardThreat, asked_by
from tavolata.games.talisman.rules.totals import has


def black_knight(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Pay a coin or lose a life; without gold the life (M02, R-51)."""
    state.push(Knight(seat))


class Knight(Question[Talisman]):
    """M02; evadable where unfriendly encounters are (T-259, R-87)."""

    __slots__ = ()
    name: ClassVar[str] = "knight"
    rule: ClassVar[str] = "R-51"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        actions = [pack(CHOOSE, BY_LIFE)]
        if hero.gold:
            actions.append(pack(CHOOSE, BY_GOLD))
        if state.rulings.unfriendly:
            actions += [pack(EVADE)] if can_evade(state, hero) else veils(state, self.seat)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if is_cast(action):
            state.push(self)
            cast(state, seat, action)
            return
        if verb_of(action) == EVADE:
            if state.events is not None:
                state.tell("evaded-knight", "R-87", {"seat": seat})
            return
        if first_of(action) == BY_GOLD:
            pay_gold(state, seat, 1, "R-51")
        else:
            state.push(LoseLife(seat, 1, NOBODY, 0))

    def about(self, state: Talisman, seat: int) -> About:
        return About(read=[SPACE_NAMES[state.heroes[seat].space]])


def chasm(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """A die for oneself, then one for each Follower: 1 or 2 is a life, or kills it (M07, R-52)."""
    steps: list[Step[Any]] = [ChasmRoll(seat, NO_CARD)]
    steps += [ChasmRoll(seat, follower) for follower in state.heroes[seat].followers]
    state.then(steps)


class ChasmRoll(CardStep):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if state.is_here(self.seat):
            roll(state, self.seat, 1, ChasmFall(self.seat, self.card), "R-52")


class ChasmFall(AfterCardRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if state.dice[0] > 2:
            return
        if self.card == NOBODY:
            state.push(LoseLife(self.seat, 1, NOBODY, 0))
        else:
            state.push(KillFollower(self.seat, self.card))


class KillFollower(CardThreat):
    """The Follower is killed unless it is preserved (T-138, SP13)."""

    __slots__ = ()

    def at(self, stage: int) -> KillFollower:
        return KillFollower(self.seat, self.card, stage)

    def shields(self, state: Talisman) -> list[Step[Any]]:
        return [KILL_MOMENT[self.seat]]

    def instead(self, state: Talisman) -> None:
        if state.events is not None:
            state.tell("preserved", "SP13", {"against": [CARD_NAMES[self.card]]})

    def happen(self, state: Talisman) -> None:
        if self.card in state.heroes[self.seat].followers:
            part_with(state, self.seat, self.card, "parted", "R-52")
            state.push(CHECK_LIMITS_AND_QUEST[self.seat])


def warlock(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """A quest may be accepted, one at a time, one in a turn (T-193 to T-195, R-56)."""
    hero = state.heroes[seat]
    if not hero.quest and not state.affected(QUESTED, seat):
        state.push(Quest(seat))


class Quest(Question[Talisman]):
    __slots__ = ()
    name: ClassVar[str] = "quest"
    rule: ClassVar[str] = "T-193"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            roll(state, seat, 1, QuestGiven(seat), "T-193")

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, NO_CARD)


class QuestGiven(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        hero.quest = state.dice[0]
        for_the_turn(state, QUESTED, "quest", self.seat)
        if state.events is not None:
            state.tell("quest", "T-193", {"seat": self.seat, "quest": hero.quest})
        state.push(CHECK_LIMITS_AND_QUEST[self.seat])


def castle(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """The Royal Doctor: a coin a life; two free with Prince or Princess, who may be left here for 3 gold each (M16)."""
    hero = state.heroes[seat]
    if has(hero, PRINCE) or has(hero, PRINCESS):
        heal(state, seat, 2, "M16")
    state.then([Royals(seat), Doctor(seat)])


class Doctor(Question[Talisman]):
    __slots__ = ()
    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "T-045"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        most = min(VALUE_LIFE[hero.character] - hero.life, hero.gold, state.lives_left())
        return [pack(PAY, count) for count in range(most + 1)] if most > 0 else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        count = first_of(action)
        if count:
            pay_gold(state, seat, count, "T-128")
            heal(state, seat, count, "T-045")

    def about(self, state: Talisman, seat: int) -> About:
        asks = asked_by(state, seat, NO_CARD)
        return About(space=asks.space, what="life", price=1, read=asks.read)


class Royals(Question[Talisman]):
    __slots__ = ()
    name: ClassVar[str] = "royals"
    rule: ClassVar[str] = "M16"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        if hero.toad:
            return []
        royal = [card for card in hero.followers if WORTH[card]]
        return [*[pack(GIVE, card) for card in sorted(royal)], pack(DONE)] if royal else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == GIVE:
            card = Card(first_of(action))
            part_with(state, seat, card, "gave", "M16")
            gain_gold(state, seat, WORTH[card], "M16")
            state.then([CHECK_LIMITS_AND_QUEST[seat], self])

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, NO_CARD)


def alchemist(state: Talisman, seat: int, effect: int, card: Card) -> None:
    """Objects for a coin each (O13)."""
    state.push(TurnToGold(seat, "O13"))


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Knight,
    ChasmRoll,
    ChasmFall,
    KillFollower,
    Quest,
    QuestGiven,
    Doctor,
    Royals,
)
