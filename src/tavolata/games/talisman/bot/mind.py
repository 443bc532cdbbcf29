"""What a seat of Talisman thinks of its own character, for one answer: how strong it is, what a life is worth to it, what its
quest is, and whether it is time for the Crown.

What else is worth anything to it is said by functions that are given this mind: fights (``fight_worth``), the Regions
(``region_worth``), things (``thing_worth``), effects (``effects``), spaces and cards (``space_worth``), and where to go from a
space (``journeys``). Each may use those before it. What they have thought through they keep in the mind, which is made anew for
every answer.

Everything is measured in thousandths of a counter of the ability that the character builds on, in whole numbers: a sum must
not depend on the order in which the cards of a deck are added up. Nothing hidden is read: of the Adventure deck which cards
are in it, not their order; of Spells only the own ones.
"""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.bot.values import LEAST, Values
from tavolata.games.talisman.box.cards import (
    ARMOUR,
    CROWN,
    CRYPT,
    DEATH,
    DRAGON,
    DWARF_SHEET,
    FORCED,
    GLADE,
    GNOME,
    INNER,
    MAGIC,
    MINES,
    NOBODY,
    OUTER,
    PERIL,
    PITS,
    POLTERGEIST,
    REGION,
    TOWER,
    TYPE,
    VALUE_CRAFT,
    VALUE_LIFE,
    WEAPON,
    WEREWOLF,
    Space,
    ability,
)
from tavolata.games.talisman.rules.ending import armour_of
from tavolata.games.talisman.rules.gains import has_talisman
from tavolata.games.talisman.rules.limits import (
    BRING_A_FOLLOWER,
    BRING_MAGIC,
    BRING_THREE_GOLD,
    BRING_TWO_GOLD,
    KILL_AN_ENEMY,
    TAKE_A_LIFE,
)
from tavolata.games.talisman.rules.odds import (
    MILLION,
    no_more_than,
    past_death_and_werewolf,
    past_fiends,
    past_vampire_and_fiends,
    past_werewolf,
)
from tavolata.games.talisman.rules.preparing import weapons_of
from tavolata.games.talisman.rules.score import weapon_worth
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import can, craft_of, has, strength_of

_TWO_DICE: Final = ability("two-dice")
_TWO_WEAPONS: Final = ability("two-weapons")
_INNER_STRENGTH: Final = ability("inner-strength")


class Mind:
    """What a seat thinks of its character and the table, for one answer.

    ``aloud``: without what only this seat knows, its Spells and the cards that it foresaw.
    """

    __slots__ = (
        "armour",
        "at_crown",
        "battle",
        "careful",
        "carried",
        "caution",
        "craft",
        "craft_worth",
        "dice",
        "dragons",
        "drawn",
        "effects",
        "fate",
        "fate_cost",
        "foreseen",
        "hero",
        "hunt",
        "kept",
        "lands",
        "last_life",
        "least_carried",
        "one_coin",
        "one_life",
        "opening",
        "over",
        "patience",
        "pressed",
        "ready",
        "seat",
        "sentinel",
        "slow",
        "spells",
        "state",
        "stays",
        "strength",
        "strength_worth",
        "talisman",
        "targets",
        "values",
    )

    def __init__(self, state: Talisman, seat: int, values: Values, aloud: bool = False) -> None:
        self.state = state
        self.values = values
        self.seat = seat
        hero = self.hero = state.heroes[seat]
        self.strength = strength_of(state, hero)
        self.craft = craft_of(state, hero)
        self.fate = hero.fate
        #: What only this seat knows.
        self.spells = () if aloud else hero.spells
        self.foreseen = () if aloud else hero.foreseen
        self.slow = has(hero, POLTERGEIST)
        self.talisman = has_talisman(hero)
        #: Whether another character sits on the Crown: then every life counts.
        self.at_crown = any(other.space == CROWN for other in state.heroes if other is not hero)
        #: Somebody reigns for long: to live on from one healer to the next would never end. There remains the way to the Crown.
        self.pressed = self.at_crown and state.round > self.values.long_game
        #: Of a hundred, what caution is left. Whoever waits for ever for better odds never comes to an end.
        self.caution = 100 if self.at_crown else max(0, min(100, 100 + self.values.long_game - state.round))
        bonus = VALUE_CRAFT[hero.character] if can(hero, _INNER_STRENGTH) else 0
        self.battle = self.dragons = self.strength + bonus
        #: How often, of six, a life is lost all the same.
        self.armour = 6
        if hero.objects:
            weapons = weapons_of(state, hero) if hero.space != GLADE else []
            if weapons:
                count = 2 if can(hero, _TWO_WEAPONS) else 1
                self.battle += sum(sorted([WEAPON[card] for card in weapons])[-count:])
                self.dragons += sum(sorted([weapon_worth(card, DRAGON) for card in weapons])[-count:])
            for card in armour_of(state, hero):
                self.armour = min(self.armour, ARMOUR[card] - 1)
        self.dice = 2 if can(hero, _TWO_DICE) else 1
        self.strength_worth, self.craft_worth = self._abilities()
        counters = hero.strength + hero.craft
        things = len(hero.objects) + len(hero.followers)
        self.last_life = (
            values.last_life
            + values.last_counters * counters
            + values.last_things * things
            + values.last_talisman * int(self.talisman)
        )
        few = len(state.sheets) * self.values.players_to_one <= state.players
        #: Whether there would be no next character, and nobody else is near the Crown: then there is time to stay alive.
        self.careful = False
        if state.crown_reached or state.rulings.bloodbath or few:
            self.last_life += values.no_next
            self.careful = not state.crown_reached and not self._followed()
        self.ready = self._ready()
        #: What a token spent in a fight costs.
        self.fate_cost = values.fate_token + self.fate_bonus(self.fate) - self.fate_bonus(self.fate - 1)
        self.patience = values.hurry if self.ready else values.patience
        if self.at_crown:
            self.patience = self.patience * values.patience_in_reign // 100
        # What was thought through already; LEAST, NOBODY or nothing where it was not.
        self.drawn = LEAST
        self.over = LEAST
        self.hunt = LEAST
        self.opening = (NOBODY, LEAST)
        self.sentinel = (NOBODY, 0, 0)
        self.one_life = LEAST
        self.one_coin = LEAST
        #: By number of the effect; made when the first is asked for.
        self.effects: list[int] = []
        #: By space, the same.
        self.lands: list[int] = []
        self.stays: list[int] = []
        #: By Object carried: those without it, and what it is worth beside them; then the least of these.
        self.kept: dict[int, list[int]] = {}
        self.carried: dict[int, int] = {}
        self.least_carried = LEAST
        self.targets: dict[int, list[tuple[int, Space]]] = {}

    def needs_fewer_dice(self) -> bool:
        """Whether the Mines and the Portal ask for fewer dice."""
        hero = self.hero
        return has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET)

    def weights(self, strength: int, craft: int) -> tuple[int, int]:
        """What a point of Strength and one of Craft is worth to whoever has so much: Strength helps in every battle too."""
        strong = strength >= craft + self.values.cleverer + (3 if self.needs_fewer_dice() else 0)
        return (self.values.main, self.values.other) if strong else (self.values.other_strength, self.values.main)

    def _abilities(self) -> tuple[int, int]:
        """What a counter of Strength and one of Craft is worth."""
        strength, craft = self.weights(self.strength, self.craft)
        return (
            self.values.enough if self.strength >= self.values.plenty else strength,
            self.values.enough if self.craft >= self.values.plenty else craft,
        )

    def _ready(self) -> bool:
        """Whether it is time for the Crown."""
        if not self.talisman or self.hero.toad:
            return False
        through, alive = self.way_in()
        if self.at_crown:
            return through >= self.values.through_to_reign
        wanted = self.values.surely_alive if self.careful else self.values.alive
        lives = self.values.lives_to_go * self.caution // 100
        wanted_through = self.values.through
        if REGION[self.hero.space] != OUTER:
            wanted = wanted * self.values.alive_across // 100
            wanted_through = wanted_through * self.values.through_across // 100
            lives = min(lives, self.values.lives_across)
        if self._followed():
            wanted = wanted * self.values.alive_in_race // 100
            wanted_through = wanted_through * self.values.through_in_race // 100
            lives = min(lives, self.values.lives_in_race)
        return through >= self.cautious(wanted_through) and alive >= self.cautious(wanted) and self.hero.life >= lives

    def cautious(self, worth: int) -> int:
        """How much of it counts with the caution that is left."""
        return worth * self.caution // 100

    def _followed(self) -> bool:
        """Whether another character is near the Crown as well: with a Talisman, and inside or able to pass the first trial."""
        state = self.state
        for other in [other for other in state.heroes if other is not self.hero and has_talisman(other)]:
            able = max(strength_of(state, other), craft_of(state, other))
            if REGION[other.space] == INNER or no_more_than(3, able, other.fate) >= self.values.through:
                return True
        return False

    def by_strength(self) -> tuple[int, int]:
        """Through Crypt, Death and Werewolf: the odds to pass the first, and to be alive after the others."""
        through = no_more_than(3, self.strength, self.fate)
        alive = past_death_and_werewolf(min(self.battle, 20), self.dice, self.hero.life)
        return through, alive

    def by_craft(self) -> tuple[int, int]:
        """Through Mines, Tower and Pits."""
        through = no_more_than(2 if self.needs_fewer_dice() else 3, self.craft, self.fate)
        followers = min(3, len(self.hero.followers))
        return through, past_vampire_and_fiends(min(self.battle, 20), self.dice, self.hero.life, followers)

    def branch(self) -> int:
        """The better branch: 0 by Craft, 1 by Strength, in the order of BRANCHES."""
        clever, strong = self.by_craft(), self.by_strength()
        return 1 if strong[0] * strong[1] >= clever[0] * clever[1] else 0

    def way_in(self) -> tuple[int, int]:
        return self.by_strength() if self.branch() else self.by_craft()

    def alive_from(self, space: Space) -> int:
        """The odds to come alive past the trials that are left from there."""
        hero = self.hero
        score, dice, life = min(self.battle, 20), self.dice, hero.life
        done = hero.stay.trial_done
        if space == PERIL:
            return self.way_in()[1]
        if space == CRYPT or (space == DEATH and not done):
            return past_death_and_werewolf(score, dice, life)
        if space == DEATH or (space == WEREWOLF and not done):
            return past_werewolf(score, dice, life, hero.stay.werewolf_strength)
        if space == MINES:
            return past_vampire_and_fiends(score, dice, life, min(3, len(hero.followers)))
        if space == TOWER or (space == PITS and not done):
            return past_fiends(score, dice, life, hero.stay.fiends_left)
        return MILLION

    # Lives

    def life_lost(self, count: int = 1) -> int:
        """What it costs to lose lives."""
        if count == 1 and self.one_life != LEAST:
            return self.one_life
        life = self.hero.life
        lives = self.values.last_lives if self.careful else self.values.lives
        cost = 0
        for left in range(life, max(0, life - count), -1):
            cost += self.last_life if left == 1 else lives[min(left, 7)]
        cost = cost * self.values.life_in_reign // 100 if self.at_crown else self.cautious(cost)
        if count == 1:
            self.one_life = cost
        return cost

    def life_won(self, count: int, healing: bool) -> int:
        """What it brings to gain lives, or to be healed."""
        life = self.hero.life
        if healing and self.pressed:
            return -self.values.coin
        most = min(life + count, VALUE_LIFE[self.hero.character]) if healing else life + count
        lives = self.values.last_lives if self.careful else self.values.lives
        worth = sum([lives[min(left, 7)] for left in range(life + 1, most + 1)])
        return worth * self.values.won_in_reign // 100 if self.at_crown else worth

    def toad_cost(self) -> int:
        """What it costs to become a toad."""
        inside = self.talisman and REGION[self.hero.space] == INNER
        return self.values.toad + (self.values.toad_inside if inside else 0)

    # Fate

    def fate_bonus(self, count: int) -> int:
        """What the first and the second token are worth besides, of those up to that number: trials are passed with them."""
        values = self.values
        bonus = 0 if count < 1 else values.last_fate_near if count < 2 else values.last_fate_near + values.fate_near
        return bonus if self.talisman else bonus * values.fate_far // 100

    def fate_won(self, count: int) -> int:
        """What so many more tokens bring."""
        worth = self.values.fate_token * count
        return worth + self.fate_bonus(self.fate + count) - self.fate_bonus(self.fate) if self.fate < 2 else worth

    # Quests

    def quest_worth(self) -> int:
        """What it is worth to be done with the Warlock's quest: a Talisman, and the Portal is open again."""
        if self.talisman:
            return self.values.quest_to_pass
        return self.values.quest_done if self.state.talismans else 500

    def wants_quest(self) -> bool:
        return not self.talisman and len(self.state.talismans) > 0

    def quest_of(self, number: int) -> int:
        """How good it is to be given that quest."""
        hero = self.hero
        done = self.quest_worth()
        if number == TAKE_A_LIFE:
            return done // 3
        if number == KILL_AN_ENEMY:
            return done * 3 // 4
        if number == BRING_A_FOLLOWER:
            return done if any(not FORCED[card] for card in hero.followers) else done // 2
        if number == BRING_MAGIC:
            return done * 9 // 10 if any(TYPE[card] == MAGIC for card in hero.objects) else done // 3
        price = 3 if number == BRING_THREE_GOLD else 2
        return done - price * self.values.coin // 2 if hero.gold >= price else done * (2 + hero.gold - price + 2) // 6

    def coin(self) -> int:
        """What one more coin is worth."""
        if self.one_coin == LEAST:
            self.one_coin = self._coin()
        return self.one_coin

    def _coin(self) -> int:
        hero = self.hero
        missing = (
            3 - hero.gold if hero.quest == BRING_THREE_GOLD else 2 - hero.gold if hero.quest == BRING_TWO_GOLD else 0
        )
        if missing > 0:
            return self.quest_worth() // missing
        return self.values.coin if hero.gold < 4 else self.values.coin // 2
