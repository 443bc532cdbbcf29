"""Battle and psychic combat between characters (T-101, T-115 to T-122)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, Question, Step, arguments_of, pack, verb_of
from tavolata.engine.saving import BIT, SEAT, Saved
from tavolata.games.talisman.box.actions import ASSASSINATE, EVADE, FIGHT, MOST_PLAYERS
from tavolata.games.talisman.box.cards import CROWN, Card, ability
from tavolata.games.talisman.rules.attack import ATTACK_MOMENT, ROLL_ATTACK, begin_attack
from tavolata.games.talisman.rules.flow import end_turn
from tavolata.games.talisman.rules.limits import things_to_leave
from tavolata.games.talisman.rules.preparing import (
    beside,
    best_armed,
    can_evade,
    get_ready,
    preparations,
    weapon_choices,
)
from tavolata.games.talisman.rules.spell_book import ANY_WINDOW, BATTLE_WINDOW
from tavolata.games.talisman.rules.spells import spell_actions
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import can

_ASSASSIN: Final = ability("assassinate")


class Duel(Step[Talisman]):
    """One character attacks another, in battle or, if able, in psychic combat (T-101, T-115)."""

    __slots__ = ("psychic", "rival")
    saved: ClassVar[Saved] = (("rival", SEAT), ("psychic", BIT))

    def __init__(self, seat: int, rival: int, psychic: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        begin_attack(state, self.seat, self.rival, self.psychic == 1)
        if state.events is not None:
            told: dict[str, object] = {"seat": self.seat, "rival": self.rival, "psychic": self.psychic == 1}
            state.tell("attacked", "T-087", told)
        state.push(ATTACKER[self.seat])
        state.push(DEFENDER[self.rival])


class Defender(Question[Talisman]):
    """The attacked one evades, or prepares and stands (T-115, T-116)."""

    __slots__ = ()
    name: ClassVar[str] = "defend"
    rule: ClassVar[str] = "T-115"

    def options(self, state: Talisman) -> list[int]:
        attack = state.current_attack()
        hero = state.heroes[self.seat]
        actions = weapon_choices(state, hero, FIGHT) if not attack.psychic else [pack(FIGHT)]
        if can_evade(state, hero):
            actions.append(pack(EVADE))
        actions += preparations(state, self.seat, attack)
        actions += spell_actions(state, self.seat, ANY_WINDOW if attack.psychic else ANY_WINDOW | BATTLE_WINDOW)
        actions += things_to_leave(hero)  # what lies on the space is no prize for the winner (T-089, R-102)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.current_attack()
        verb = verb_of(action)
        if verb == FIGHT:
            attack.rival_weapons = tuple([Card(card) for card in arguments_of(action)])
        elif verb == EVADE:
            if state.events is not None:
                state.tell("evaded", "T-158", {"seat": seat, "card": ""})
            end_turn(state)
        else:
            get_ready(state, seat, action, self)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=state.current_attack().seat)

    def usual(self, state: Talisman, seat: int, actions: list[int]) -> list[int]:
        return best_armed(state, actions)


class Attacker(Question[Talisman]):
    """The attacker prepares and strikes (T-116)."""

    __slots__ = ()
    name: ClassVar[str] = "strike"
    rule: ClassVar[str] = "T-116"

    def options(self, state: Talisman) -> list[int]:
        attack = state.current_attack()
        hero = state.heroes[self.seat]
        if not state.is_here(attack.rival):
            return []
        actions = weapon_choices(state, hero, FIGHT) if not attack.psychic else [pack(FIGHT)]
        if not attack.psychic and can(hero, _ASSASSIN) and hero.space != CROWN:
            actions += weapon_choices(state, hero, ASSASSINATE)
        actions += preparations(state, self.seat, attack)
        actions += spell_actions(state, self.seat, ANY_WINDOW if attack.psychic else ANY_WINDOW | BATTLE_WINDOW)
        actions += beside(hero, actions)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        attack = state.current_attack()
        verb = verb_of(action)
        if verb in (FIGHT, ASSASSINATE):
            attack.weapons = tuple([Card(card) for card in arguments_of(action)])
            attack.assassinate = verb == ASSASSINATE
            state.push(ROLL_ATTACK[seat])
            state.push(ATTACK_MOMENT[seat])
            return
        get_ready(state, seat, action, self)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=state.current_attack().rival)

    def usual(self, state: Talisman, seat: int, actions: list[int]) -> list[int]:
        return best_armed(state, actions)


SEATS: Final = range(MOST_PLAYERS)
ATTACKER: Final = [Attacker(seat) for seat in SEATS]
DEFENDER: Final = [Defender(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Duel,
    Defender,
    Attacker,
)
