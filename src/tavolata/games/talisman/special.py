"""The effects that no table can say: one short function each, named in the data files by ``odd``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, IllegalAction, Question, Step, first_of, pack, verb_of
from tavolata.engine.saving import COUNT, DIE, Saved, TupleOf
from tavolata.games.talisman.actions import BY_GOLD, BY_LIFE, CHOOSE, DONE, EVADE, GIVE, NO, PAY, YES
from tavolata.games.talisman.cards import (
    AMULET,
    BOX,
    CARD_NAMES,
    CAVE,
    CITY,
    CRYPT,
    DEEDS,
    DWARF_SHEET,
    GNOME,
    NOBODY,
    OASIS,
    PERIL,
    PORTAL,
    PRINCE,
    PRINCESS,
    SPACE_NAMES,
    STOCK,
    TAVERN,
    VALUE_LIFE,
    WORTH,
    creature_of,
)
from tavolata.games.talisman.components import STOCKS, DataProblem, Reading
from tavolata.games.talisman.deeds import Shop, miss_turn
from tavolata.games.talisman.dice import roll, throw
from tavolata.games.talisman.ending import CHECK_VICTORY, LoseLife
from tavolata.games.talisman.fight import Meet, can_evade
from tavolata.games.talisman.flow import arrive, fulfil
from tavolata.games.talisman.gains import (
    discard,
    draw_spell,
    gain_craft,
    gain_gold,
    gain_life,
    gain_strength,
    gain_talisman,
    heal,
    lose_card,
    lose_gold,
    may_gain_spell,
    pick_up,
)
from tavolata.games.talisman.lasting import QUESTED, SLOW, begin_lasting, for_the_turn
from tavolata.games.talisman.settle import SETTLE
from tavolata.games.talisman.spell_book import TurnToGold
from tavolata.games.talisman.spells import COMMAND, COUNTER, KILL_MOMENT, cast, is_cast, veils
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.steps import (
    AfterCardRoll,
    AfterRoll,
    CardQuestion,
    CardStep,
    CardThreat,
    DeedStep,
    asked_by,
)
from tavolata.games.talisman.totals import (
    craft_of,
    has,
    strength_of,
)

_FIEND: Final = creature_of("FIEND")
_WEREWOLF: Final = creature_of("WEREWOLF")


class Odd(DeedStep):
    """Do what the named function does, for a card (NOBODY: the space)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        SPECIAL[DEEDS[self.deed].word](state, self.seat, self.deed, self.card)


# Spaces


def black_knight(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Pay a coin or lose a life; without gold the life (M02, R-51)."""
    state.push(Knight(seat))


class Knight(Question[Talisman]):
    """M02; evadable where unfriendly encounters are (R-87)."""

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
            lose_gold(state, seat, 1, "R-51")
        else:
            state.push(LoseLife(seat, 1, NOBODY, 0))

    def about(self, state: Talisman, seat: int) -> About:
        return About(read=[SPACE_NAMES[state.heroes[seat].space]])


def chasm(state: Talisman, seat: int, deed: int, card: int) -> None:
    """A die for oneself, then one for each Follower: 1 or 2 is a life, or kills it (M07, R-52)."""
    steps: list[Step[Any]] = [ChasmRoll(seat, NOBODY)]
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

    def happen(self, state: Talisman) -> None:
        if self.card in state.heroes[self.seat].followers:
            lose_card(state, self.seat, self.card, "T-138")
            state.push(SETTLE[self.seat])


def warlock(state: Talisman, seat: int, deed: int, card: int) -> None:
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
        return asked_by(state, seat, NOBODY)


class QuestGiven(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        hero.quest = state.dice[0]
        for_the_turn(state, QUESTED, "quest", self.seat)
        if state.events is not None:
            state.tell("quest", "T-193", {"seat": self.seat, "quest": hero.quest})
        state.push(SETTLE[self.seat])


def castle(state: Talisman, seat: int, deed: int, card: int) -> None:
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
            lose_gold(state, seat, count, "T-128")
            heal(state, seat, count, "T-045")

    def about(self, state: Talisman, seat: int) -> About:
        asks = asked_by(state, seat, NOBODY)
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
            card = first_of(action)
            lose_card(state, seat, card, "M16")
            gain_gold(state, seat, WORTH[card], "M16")
            state.then([SETTLE[seat], self])

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, NOBODY)


def alchemist(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Objects for a coin each (O13)."""
    state.push(TurnToGold(seat, "O13"))


def mines(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Three dice less Craft; Dwarf and Gnome roll two (I02, T-233)."""
    hero = state.heroes[seat]
    short = has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET)
    roll(state, seat, 2 if short else 3, Emerge(seat), "T-233")


def crypt(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Three dice less Strength (I08, T-230)."""
    roll(state, seat, 3, Emerge(seat), "T-230")


class Emerge(AfterRoll):
    """Where one comes out; 0 or less: here, and on next turn (T-230 to T-232, R-61)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        in_crypt = hero.space == CRYPT
        result = sum(state.dice) - (strength_of(state, hero) if in_crypt else craft_of(state, hero))
        if result <= 0:
            fulfil(state, seat)
        elif result == 1:
            arrive(state, seat, PERIL, "T-230")
        elif result <= 3:
            arrive(state, seat, PORTAL, "T-230")
        elif result <= 5:
            arrive(state, seat, CAVE, "T-230")
        else:
            arrive(state, seat, CITY if in_crypt else TAVERN, "T-230")


def vampire(state: Talisman, seat: int, deed: int, card: int) -> None:
    """A die says how many lives; each Follower given up saves one (I03)."""
    roll(state, seat, 1, Bite(seat), "T-225")


class Bite(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        state.heroes[self.seat].cleared = True
        count = (state.dice[0] + 1) // 2
        if state.events is not None:
            state.tell("bitten", "T-225", {"seat": self.seat, "count": count})
        state.push(Feed(self.seat, count))


class Feed(Question[Talisman]):
    """Give a Follower for each life, or lose it."""

    __slots__ = ("count",)
    name: ClassVar[str] = "vampire"
    rule: ClassVar[str] = "T-225"
    saved: ClassVar[Saved] = (("count", COUNT),)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: Talisman) -> None:
        if state.heroes[self.seat].followers:
            super().run(state)
        else:
            state.push(LoseLife(self.seat, self.count, NOBODY, 0))

    def options(self, state: Talisman) -> list[int]:
        return [PASS] + [pack(GIVE, card) for card in sorted(state.heroes[self.seat].followers)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            state.push(LoseLife(seat, self.count, NOBODY, 0))
            return
        lose_card(state, seat, first_of(action), "T-138")
        if self.count > 1:
            state.push(Feed(seat, self.count - 1))
        state.push(SETTLE[seat])

    def about(self, state: Talisman, seat: int) -> About:
        return About(count=self.count, read=[SPACE_NAMES[state.heroes[seat].space]])


def pits(state: Talisman, seat: int, deed: int, card: int) -> None:
    """So many pit fiends, one after the other; the number is rolled once a landing (I04, T-238 to T-241, R-63)."""
    if state.heroes[seat].fiends:
        state.push(Meet(seat, _FIEND))
    else:
        roll(state, seat, 1, Fiends(seat), "T-238")


class Fiends(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        state.heroes[self.seat].fiends = state.dice[0]
        if state.events is not None:
            state.tell("fiends", "T-238", {"seat": self.seat, "count": state.dice[0]})
        state.push(Meet(self.seat, _FIEND))


def werewolf(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Two dice are the Strength of this character's own werewolf, which stays the same (I06, T-234 to T-236)."""
    if state.heroes[seat].werewolf:
        state.push(Meet(seat, _WEREWOLF))
    else:
        roll(state, seat, 2, Howl(seat), "T-234")


class Howl(AfterRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        hero.werewolf = sum(state.dice)
        if state.events is not None:
            state.tell("werewolf", "T-234", {"seat": self.seat, "strength": hero.werewolf})
        state.push(Meet(self.seat, _WEREWOLF))


def death(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Two dice against Death's two, which lie open before one decides on fate (I07)."""
    theirs = throw(state, 2)
    if state.events is not None:
        state.tell("death-rolled", "I07", {"seat": seat, "dice": list(theirs)})
    roll(state, seat, 2, Dicing(seat, theirs), "I07")


class Dicing(AfterRoll):
    """Lower: a life, and again next turn; equal: again; higher: on (I07, R-63)."""

    __slots__ = ("theirs",)
    saved: ClassVar[Saved] = (("theirs", TupleOf(DIE)),)

    def __init__(self, seat: int, theirs: tuple[int, ...]) -> None:
        super().__init__(seat)
        #: Death's dice.
        self.theirs = theirs

    def against(self) -> tuple[int, ...]:
        return self.theirs

    def run(self, state: Talisman) -> None:
        mine, theirs = sum(state.dice), sum(self.theirs)
        if state.events is not None:
            state.tell("diced", "I07", {"seat": self.seat, "mine": mine, "death": theirs})
        if mine > theirs:
            fulfil(state, self.seat)
        elif mine < theirs:
            state.push(LoseLife(self.seat, 1, NOBODY, 0))


def crown(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Alone on the Crown one must cast the Command Spell, unless one cannot cast (T-246, R-32, T-175).

    The Amulet's holder and a Toad cast nothing at all, and what is forbidden wins (T-166).
    """
    hero = state.heroes[seat]
    if hero.toad or has(hero, AMULET):
        return
    if state.events is not None:
        state.tell("command", "T-246", {"seat": seat})
    state.casting = (*state.casting, (seat, COMMAND, NOBODY, False))
    state.push(Commanded(seat))
    state.push(COUNTER[(seat + 1) % state.players])


class Commanded(Step[Talisman]):
    """Countered, or a die says whether it works (T-247, T-248, T-270 to T-273)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        countered = state.casting[-1][3]
        state.casting = state.casting[:-1]
        if countered:
            if state.events is not None:
                state.tell("command-countered", "R-27", {"seat": self.seat})
            return
        if state.rulings.by_players and state.players >= 7:
            command_works(state, self.seat)
        else:
            roll(state, self.seat, 1, CommandFalls(self.seat), "T-246")


class CommandFalls(AfterRoll):
    __slots__ = ()

    def rolled_for(self, state: Talisman) -> str:
        return "COMMAND"

    def run(self, state: Talisman) -> None:
        least = 4
        if state.rulings.by_players:
            least = {5: 3, 6: 2}.get(state.players, 4)
        if state.dice[0] >= least:
            command_works(state, self.seat)
        elif state.events is not None:
            state.tell("command-failed", "T-247", {"seat": self.seat})


def command_works(state: Talisman, seat: int) -> None:
    """Every other character loses a life, all at once (T-248, R-68)."""
    steps: list[Step[Any]] = [LoseLife(other, 1, NOBODY, 0) for other in state.seats_from(seat) if other != seat]
    state.then([*steps, CHECK_VICTORY])


# Cards


def blizzard(state: Talisman, seat: int, deed: int, card: int) -> None:
    """For two rounds everybody moves one space a turn (EV02, R-74)."""
    begin_lasting(state, SLOW, "blizzard", card, seat, 2)
    if state.events is not None:
        state.tell("blizzard", "EV02", {"seat": seat, "count": 2})


def market_day(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Clockwise from the drawer everybody may buy (EV08, R-82)."""
    market = next(number for number, other in enumerate(DEEDS) if other.shape == "shop" and ("MULE", 2) in other.prices)
    steps: list[Step[Any]] = []
    for other in state.seats_from(seat):
        steps += [NewCustomer(other), Stall(other, market, card)]
    state.then(steps)


class NewCustomer(Step[Talisman]):
    """The Thief may help himself once at each market (R-41)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        state.thieved = False


class Stall(Shop):
    """A customer of Market Day: that the drawer is called away does not end it."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


def raiders(state: Talisman, seat: int, deed: int, card: int) -> None:
    """All gold goes to the Oasis (EV11)."""
    hero = state.heroes[seat]
    if hero.gold:
        state.coins[OASIS] = state.coins.get(OASIS, 0) + hero.gold
        if state.events is not None:
            state.tell("raided", "EV11", {"seat": seat, "count": hero.gold})
        hero.gold = 0


def sorcerer(state: Talisman, seat: int, deed: int, card: int) -> None:
    """One Spell for a coin, if Craft allows (ST07)."""
    state.push(BuySpell(seat, card))


class BuySpell(CardQuestion):
    __slots__ = ()
    name: ClassVar[str] = "buy-spell"
    rule: ClassVar[str] = "ST07"

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)] if hero.gold and may_gain_spell(state, hero) else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == YES:
            lose_gold(state, seat, 1, "ST07")
            draw_spell(state, seat, "ST07")

    def about(self, state: Talisman, seat: int) -> About:
        return About(read=asked_by(state, seat, self.card).read)


def hermit(state: Talisman, seat: int, deed: int, card: int) -> None:
    """The first visitor gets a Talisman; while none is left he waits (ST04, R-57)."""
    if gain_talisman(state, seat, "R-57"):
        pick_up(state, state.heroes[seat].space, card)
        discard(state, card)
        state.push(SETTLE[seat])


def take_counter(state: Talisman, seat: int, deed: int, card: int) -> None:
    """One counter of Fountain, Stream or Pool a visit, if wanted (PL02, PL04, PL08, R-86)."""
    state.push(TakeCounter(seat, card))


class TakeCounter(CardQuestion):
    __slots__ = ()
    name: ClassVar[str] = "counter-here"
    rule: ClassVar[str] = "R-86"

    def run(self, state: Talisman) -> None:
        if state.counters.get(self.card, 0):
            super().run(state)
        else:
            self._empty(state)

    def _empty(self, state: Talisman) -> None:
        pick_up(state, state.heroes[self.seat].space, self.card)
        discard(state, self.card)

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, YES), pack(CHOOSE, NO)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) != YES:
            return
        state.counters[self.card] -= 1
        (gain_strength, gain_craft, gain_life)[STOCK[self.card] - 1](state, seat, 1, "R-86")
        if not state.counters[self.card]:
            self._empty(state)
        state.push(SETTLE[seat])

    def about(self, state: Talisman, seat: int) -> About:
        card = CARD_NAMES[self.card]
        left = state.counters.get(self.card, 0)
        return About(card=card, what=STOCKS[STOCK[self.card]], count=left, read=[card])

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-yes-no", {}, "R-86")


def marsh(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Who is not strong enough loses a turn (PL06)."""
    if strength_of(state, state.heroes[seat]) < 5:
        miss_turn(state, seat, False)


def maze(state: Talisman, seat: int, deed: int, card: int) -> None:
    """Who is not clever enough loses a turn; not the Dwarf (PL07)."""
    hero = state.heroes[seat]
    if craft_of(state, hero) < 5 and (hero.toad or hero.character != DWARF_SHEET):
        miss_turn(state, seat, False)


SPECIAL: Final[dict[str, Callable[[Talisman, int, int, int], None]]] = {
    "black_knight": black_knight,
    "chasm": chasm,
    "warlock": warlock,
    "castle": castle,
    "alchemist": alchemist,
    "mines": mines,
    "crypt": crypt,
    "vampire": vampire,
    "pits": pits,
    "werewolf": werewolf,
    "death": death,
    "crown": crown,
    "blizzard": blizzard,
    "market_day": market_day,
    "raiders": raiders,
    "sorcerer": sorcerer,
    "hermit": hermit,
    "take_counter": take_counter,
    "marsh": marsh,
    "maze": maze,
}


def check_named(box: Reading) -> None:
    """Every function that a data file names must be here."""
    for name, where in box.odd.items():
        if name not in SPECIAL:
            raise DataProblem(*where, f"no function {name}")


check_named(BOX)

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Odd,
    Knight,
    ChasmRoll,
    ChasmFall,
    KillFollower,
    Quest,
    QuestGiven,
    Doctor,
    Royals,
    Emerge,
    Bite,
    Feed,
    Fiends,
    Howl,
    Dicing,
    Commanded,
    CommandFalls,
    NewCustomer,
    Stall,
    BuySpell,
    TakeCounter,
)
