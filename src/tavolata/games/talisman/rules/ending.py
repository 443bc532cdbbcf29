"""Losing lives, death, and how the game ends."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import (
    PASS,
    About,
    IllegalAction,
    Question,
    Step,
    Threat,
    first_of,
    pack,
    prevent,
    threatened,
    verb_of,
)
from tavolata.engine.saving import BIT, COUNT, SEAT, SEAT_OR_NOBODY, Saved
from tavolata.engine.scopes import NEW, STAGE
from tavolata.games.talisman.box.actions import COINS_UP, DONE, DROP, MOST_PLAYERS, TAKE, USE
from tavolata.games.talisman.box.cards import (
    ARMOUR,
    CARD_NAMES,
    ENEMY,
    FOLLOWER,
    MAGIC,
    NOBODY,
    SPACE_NAMES,
    TYPE,
    Card,
    ability,
)
from tavolata.games.talisman.rules.dice import roll
from tavolata.games.talisman.rules.flow import end_turn
from tavolata.games.talisman.rules.gains import (
    discard,
    drop,
    gain_life,
    pick_up,
    put_down,
    receive,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import magic_works
from tavolata.games.talisman.rules.limits import (
    CHECK_LIMITS_AND_QUEST,
    ENFORCE_LIMITS,
    TAKE_A_LIFE,
    complete_quest,
    things_to_leave,
)
from tavolata.games.talisman.rules.spells import LossMoment, somebody_holds_a_spell
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterCardRoll, offered
from tavolata.games.talisman.rules.totals import (
    can,
    carrying_limit,
    may_have,
)
from tavolata.games.talisman.rules.view import how_it_ended

_NO_ARMOUR: Final = ability("no-armour")
_DRAIN: Final = ability("drain")


class LoseLife(Threat[Talisman]):
    """Lose lives one by one: first Armour, if it was a battle, then Spells, then the life (T-034, T-126, R-04, R-33)."""

    __slots__ = ("battle", "by", "count", "runes")
    saved: ClassVar[Saved] = (
        ("count", COUNT),
        ("by", SEAT_OR_NOBODY),
        ("battle", BIT),
        ("runes", BIT),
        ("stage", STAGE),
    )
    lasting: ClassVar[bool] = True

    def __init__(self, seat: int, count: int, by: int, battle: int, runes: int = 0, stage: int = NEW) -> None:
        super().__init__(seat, stage)
        self.count = count
        #: Who won the attack; NOBODY: no character did.
        self.by = by
        self.battle = battle
        #: Whether the winner struck with the Runesword.
        self.runes = runes

    def run(self, state: Talisman) -> None:
        if self.stage == NEW:
            seat = self.seat
            if not state.is_here(seat):
                return
            if not state.heroes[seat].life:
                state.push(CheckDeath(seat, self.by))  # killed at once: nothing is left to lose or to heal (T-036)
                return
            if self.count > 1:
                state.push(LoseLife(seat, self.count - 1, self.by, self.battle, self.runes))
        super().run(state)

    def at(self, stage: int) -> LoseLife:
        return LoseLife(self.seat, 1, self.by, self.battle, self.runes, stage)

    def shields(self, state: Talisman) -> list[Step[Any]]:
        shields: list[Step[Any]] = []
        if self.battle and armour_of(state, state.heroes[self.seat]):
            shields.append(WearArmour(self.seat))
        if shields or somebody_holds_a_spell(state):
            shields.append(LossMoment(state.active if state.active >= 0 else self.seat, self.seat))
        return shields

    def happen(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        if hero.life == 0 or not state.is_here(self.seat):
            return
        hero.life -= 1
        if state.events is not None:
            state.tell("lost", "T-034", {"seat": self.seat, "what": "life", "count": 1})
        if self.by != NOBODY:
            state.push(TookLife(self.by, self.runes, 1 - self.battle))
        state.push(CheckDeath(self.seat, self.by))


def loses_life(state: Talisman, seat: int) -> bool:
    """Whether a life of this seat is about to be lost."""
    return threatened(state, LoseLife, seat)


class TookLife(Step[Talisman]):
    """What taking a life brings the winner: the Runesword's life, the Ghoul's, a quest fulfilled (R-77, CH05, R-56)."""

    __slots__ = ("psychic", "runes")
    saved: ClassVar[Saved] = (("runes", BIT), ("psychic", BIT))
    lasting: ClassVar[bool] = True

    def __init__(self, seat: int, runes: int, psychic: int) -> None:
        super().__init__(seat)
        self.runes = runes
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        if not state.is_here(self.seat):
            return
        if self.runes:
            gain_life(state, self.seat, 1, "R-77")
        if self.psychic and can(hero, _DRAIN):
            gain_life(state, self.seat, 1, "CH05")
        if hero.quest == TAKE_A_LIFE:
            complete_quest(state, self.seat)


class WearArmour(Question[Talisman]):
    """Try one Armour, or none (T-136, R-34)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "armour"
    rule: ClassVar[str] = "T-136"

    def options(self, state: Talisman) -> list[int]:
        return [PASS] + [pack(USE, card) for card in armour_of(state, state.heroes[self.seat])]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action != PASS:
            card = Card(first_of(action))
            roll(state, seat, 1, ArmourHolds(seat, card), "R-33")

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-armour", {}, "T-136")


class ArmourHolds(AfterCardRoll):
    """The life is kept if the die is high enough."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        if state.dice[0] >= ARMOUR[self.card]:
            prevent(state, LoseLife, self.seat)
            if state.events is not None:
                state.tell("armour-held", "R-33", {"seat": self.seat, "card": CARD_NAMES[self.card]})


class CheckDeath(Step[Talisman]):
    """A character without lives is killed at once (T-036)."""

    __slots__ = ("by",)
    saved: ClassVar[Saved] = (("by", SEAT_OR_NOBODY),)
    lasting: ClassVar[bool] = True

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def run(self, state: Talisman) -> None:
        if state.is_here(self.seat) and state.heroes[self.seat].life == 0:
            die(state, self.seat, self.by)


def armour_of(state: Talisman, hero: Hero) -> list[int]:
    """The Armour that the character can use now."""
    if not hero.objects or can(hero, _NO_ARMOUR):
        return []
    magic = magic_works(state, hero)
    return sorted([card for card in hero.objects if ARMOUR[card] and (magic or TYPE[card] != MAGIC)])


def die(state: Talisman, seat: int, by: int) -> None:
    """T-037 to T-041; the winner of an attack takes what it wants (T-088, R-69), or the next character inherits (T-260 to T-263).

    In a bloodbath, and once the Crown was reached, the player is out with the character (T-044, T-249, T-269).
    """
    hero = state.heroes[seat]
    if state.events is not None:
        state.tell("died", "T-036", {"seat": seat, "space": SPACE_NAMES[hero.space]})
    for card in hero.spells + hero.trophies:
        discard(state, card)
    belongings = [card for card in hero.objects + hero.followers if TYPE[card] != ENEMY]
    for card in hero.followers:
        if TYPE[card] == ENEMY:
            discard(state, card)
    gone = state.crown_reached or state.rulings.bloodbath
    if state.rulings.inherit and not gone:
        state.heirlooms[seat] = tuple(belongings)
        state.heirloom_gold[seat] = hero.gold
    else:
        for card in belongings:
            put_down(state, hero.space, card)
        if hero.gold:
            state.coins[hero.space] = state.coins.get(hero.space, 0) + hero.gold
        if by != NOBODY and state.is_here(by):
            state.loot = tuple(belongings)
            state.then([Loot(by, hero.gold, seat), CHECK_LIMITS_AND_QUEST[by]])
    state.modifiers.end_subject(seat)
    state.heroes[seat] = Hero(seat)
    if gone:
        put_out(state, seat)
    if state.active == seat:
        end_turn(state)


def put_out(state: Talisman, seat: int) -> None:
    """Out for good (T-044). What was set aside for a next character goes back: there will be none (R-88)."""
    state.out[seat] = True
    state.out_in[seat] = state.turn_number
    for card in state.heirlooms[seat]:
        discard(state, card)
    state.heirlooms[seat] = ()
    state.heirloom_gold[seat] = 0
    if state.events is not None:
        state.tell("out", "T-044", {"seat": seat})


class Loot(Question[Talisman]):
    """The winner takes any of what the killed character had; the rest stays on the space (T-121)."""

    __slots__ = ("gold", "other")
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "loot"
    rule: ClassVar[str] = "T-121"
    saved: ClassVar[Saved] = (("gold", COUNT), ("other", SEAT))

    def __init__(self, seat: int, gold: int, other: int) -> None:
        super().__init__(seat)
        self.gold = gold
        #: Who was killed.
        self.other = other

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        wanted = [card for card in sorted(state.loot) if may_have(hero, card)]
        if len(hero.objects) < carrying_limit(hero):
            actions = [pack(TAKE, card) for card in wanted]
        else:
            # Whoever carries all that is allowed must leave something of its own first (T-134).
            actions = [pack(TAKE, card) for card in wanted if TYPE[card] == FOLLOWER]
        if self.gold and not hero.toad:
            actions.append(pack(COINS_UP))
        if wanted or actions:
            actions += things_to_leave(hero)
        actions.sort()
        return [*actions, pack(DONE)] if actions else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        hero = state.heroes[seat]
        if verb_of(action) == TAKE:
            card = Card(first_of(action))
            state.loot = tuple([other for other in state.loot if other != card])
            pick_up(state, hero.space, card)
            receive(state, seat, card, "T-121", self.other)
            state.then([ENFORCE_LIMITS[seat], self])
        elif verb_of(action) == DROP:
            # What is too much goes at once (T-142); a quest waits until all is taken, for it would lead away from here.
            state.then([ENFORCE_LIMITS[seat], self])
            drop(state, seat, Card(first_of(action)), "T-134")
        elif verb_of(action) == COINS_UP:
            state.coins[hero.space] -= self.gold
            if not state.coins[hero.space]:
                del state.coins[hero.space]
            hero.gold += self.gold
            if state.events is not None:
                state.tell("took-gold", "T-121", {"seat": seat, "count": self.gold, "other": self.other})
            state.push(Loot(seat, 0, self.other))

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other, read=offered(state, seat))


# The end of the game


class CheckVictory(Step[Talisman]):
    """The last player not eliminated wins (T-001, R-09)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        still_in = 0
        for out in state.out:
            if not out:
                still_in += 1
        if still_in <= 1:
            left = [seat for seat in range(state.players) if not state.out[seat]]
            # Who went out in the same turn as the last one shares the place.
            last = max(state.out_in)
            winners = left or [seat for seat in range(state.players) if state.out_in[seat] == last]
            finish(state, winners, "T-001")


def finish(state: Talisman, winners: list[int], rule: str, standing: list[int] | None = None) -> None:
    """The winners first, the others by how long they were in the game, or as they stand (the more the better)."""
    if state.events is not None:
        points = max([state.points_of(seat) for seat in winners])
        state.tell("won", rule, {"seats": winners, "how": how_it_ended(state, winners), "score": points})
    stayed = []
    for seat in range(state.players):
        if seat in winners:
            stayed.append(1 << 40)
        else:
            stayed.append(state.out_in[seat] if state.out[seat] else 1 << 39)
    order = stayed if standing is None else standing
    state.agenda.clear()
    state.active = NOBODY
    state.finish([1 + len([1 for other in order if other > mine]) for mine in order])


CHECK_VICTORY: Final = CheckVictory()
SEATS: Final = range(MOST_PLAYERS)
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    LoseLife,
    WearArmour,
    ArmourHolds,
    TookLife,
    CheckDeath,
    Loot,
    CheckVictory,
)
