"""Another character is encountered: it is attacked, or a special ability is used on it (T-087 to T-089, T-160)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, Step, first_of, pack, verb_of
from tavolata.engine.saving import SEAT, Saved
from tavolata.games.talisman.box.actions import (
    A_VERB,
    ATTACK,
    BEGUILE,
    DONE,
    EVADE,
    LURE,
    MIND,
    MOST_PLAYERS,
    STEAL,
    TAKE,
)
from tavolata.games.talisman.box.cards import ENEMY, KEY, MAIDEN, PRINCESS, TYPE, UNICORN, Card, ability
from tavolata.games.talisman.rules.alignment import CHANGE_FIRST
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.duel import Duel
from tavolata.games.talisman.rules.flow import end_turn
from tavolata.games.talisman.rules.gains import receive
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST
from tavolata.games.talisman.rules.preparing import can_evade, ways_to_evade
from tavolata.games.talisman.rules.revealing import RevealingQuestion
from tavolata.games.talisman.rules.spell_book import TakeFrom
from tavolata.games.talisman.rules.spells import cast, is_cast, may_veil
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterRoll, OtherQuestion, offered
from tavolata.games.talisman.rules.totals import can, may_have

_PSYCHIC: Final = ability("psychic")
_THIEF: Final = ability("steal")
_BEGUILER: Final = ability("beguile")
_LURER: Final = ability("take-follower")
_MINSTREL: Final = ability("take-maidens")


class MeetCharacter(OtherQuestion):
    """Attack it, or use a special ability on it; not both (T-087, R-40)."""

    __slots__ = ()
    name: ClassVar[str] = "meet"
    rule: ClassVar[str] = "T-087"

    def options(self, state: Talisman) -> list[int]:
        hero, target = state.heroes[self.seat], state.heroes[self.other]
        other = self.other
        actions = [pack(ATTACK, other)]
        if can(hero, _PSYCHIC):
            actions.append(pack(MIND, other))
        if can(hero, _THIEF) and (target.gold or [card for card in target.objects if may_have(hero, card)]):
            actions.append(pack(STEAL, other))
        if can(hero, _BEGUILER) and (target.gold or [card for card in target.objects if may_have(hero, card)]):
            actions.append(pack(BEGUILE, other))
        if lured(hero, target):
            actions.append(pack(LURE, other))
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        verb, other = verb_of(action), self.other
        if verb in (ATTACK, MIND):
            state.push(END_ENCOUNTER[seat])
            state.push(Duel(seat, other, 1 if verb == MIND else 0))
            return
        if state.events is not None:
            state.tell("ability", "T-087", {"seat": seat, "other": other, "verb": _ABILITY_NAMES[verb]})
        state.push(END_ENCOUNTER[seat])
        state.push(UseAbility(seat, other, verb))
        state.push(Dodge(other))


_ABILITY_NAMES: Final = {STEAL: "steal", BEGUILE: "beguile", LURE: "lure"}


class Dodge(RevealingQuestion):
    """Whoever can evade may evade a special ability too (T-160)."""

    __slots__ = ()
    name: ClassVar[str] = "dodge"
    rule: ClassVar[str] = "T-160"

    def is_asked(self, state: Talisman) -> bool:
        return can_evade(state, state.heroes[self.seat]) or may_veil(state, self.seat)

    def is_window(self, state: Talisman) -> bool:
        return not can_evade(state, state.heroes[self.seat])

    def options(self, state: Talisman) -> list[int]:
        return ways_to_evade(state, self.seat, pack(EVADE)) if self.is_asked(state) else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if is_cast(action):
            state.push(self)
            cast(state, seat, action)
        elif action != PASS:
            if state.events is not None:
                state.tell("evaded", "T-158", {"seat": seat, "card": ""})
            end_turn(state)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=state.active)


class UseAbility(Step[Talisman]):
    """Steal, beguile, or take a Follower (CH06, CH10, CH11)."""

    __slots__ = ("other", "verb")
    saved: ClassVar[Saved] = (("other", SEAT), ("verb", A_VERB))

    def __init__(self, seat: int, other: int, verb: int) -> None:
        super().__init__(seat)
        self.other = other
        self.verb = verb

    def run(self, state: Talisman) -> None:
        seat, other = self.seat, self.other
        if not state.is_here(other):
            return
        if self.verb == STEAL:
            state.push(TakeFrom(seat, other, 0, "CH11"))
        elif self.verb == BEGUILE:
            roll(state, seat, 1, AfterBeguiling(seat, other), "CH10")
            state.push(CHANGE_FIRST[other])
        else:
            state.push(TakeLured(seat, other))


class AfterBeguiling(AfterRoll):
    """6 against Good, 5 or 6 against Neutral, 4 to 6 against Evil (CH10)."""

    __slots__ = ("other",)
    saved: ClassVar[Saved] = (("other", SEAT),)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def rolled_for(self, state: Talisman) -> str:
        return "BEGUILE"

    def run(self, state: Talisman) -> None:
        if state.dice[0] >= 6 - state.heroes[self.other].alignment:
            state.push(TakeFrom(self.seat, self.other, 0, "CH10"))
        elif state.events is not None:
            state.tell("not-beguiled", "CH10", {"seat": self.seat, "other": self.other})


def lured(hero: Hero, target: Hero) -> list[int]:
    """The Followers that the Sorceress or the Minstrel may take."""
    free = [card for card in target.followers if TYPE[card] != ENEMY and may_have(hero, card)]
    if can(hero, _LURER):
        return sorted([card for card in free if KEY[card] not in (MAIDEN, UNICORN, PRINCESS)])
    if can(hero, _MINSTREL):
        return sorted([card for card in free if KEY[card] in (MAIDEN, PRINCESS)])
    return []


class TakeLured(OtherQuestion):
    """The Sorceress takes one, the Minstrel one or both (CH06, CH10)."""

    __slots__ = ()
    name: ClassVar[str] = "lure"
    rule: ClassVar[str] = "T-087"

    def options(self, state: Talisman) -> list[int]:
        actions = [pack(TAKE, card) for card in lured(state.heroes[self.seat], state.heroes[self.other])]
        return [*actions, pack(DONE)] if actions else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == TAKE:
            card = Card(first_of(action))
            target = state.heroes[self.other]
            target.followers = tuple([other for other in target.followers if other != card])
            receive(state, seat, card, "T-087", self.other)
            if can(state.heroes[seat], _MINSTREL):
                state.push(self)
            state.then([CHECK_LIMITS_AND_QUEST[seat], CHECK_LIMITS_AND_QUEST[self.other]])

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other, read=offered(state, seat))


class EndEncounter(Step[Talisman]):
    """The encounter with a character is over, and with it the turn (T-089, T-122)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        end_turn(state)


SEATS: Final = range(MOST_PLAYERS)
END_ENCOUNTER: Final = [EndEncounter(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    MeetCharacter,
    Dodge,
    UseAbility,
    AfterBeguiling,
    TakeLured,
    EndEncounter,
)
