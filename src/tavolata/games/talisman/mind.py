"""What a character of Talisman makes of the table: what spaces, cards, things, fights and effects are worth to it.

Everything is measured in thousandths of a counter of the ability that the character builds on, in whole numbers: a sum must
not depend on the order in which the cards of a deck are added up. Nothing hidden is read: of the Adventure deck which cards
are in it, not their order; of Spells only the own ones.
"""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.actions import (
    BY_CRAFT,
    BY_STRENGTH,
)
from tavolata.games.talisman.bot_effects import WORTH
from tavolata.games.talisman.bot_values import (
    A_TALISMAN,
    ACROSS,
    ALIVE,
    COIN,
    ENOUGH,
    FATE_TOKEN,
    HURRY,
    INSIDE,
    LAST_LIVES,
    LEAST,
    LIVES,
    LIVES_TO_GO,
    LONG_GAME,
    MAIN,
    OTHER,
    PATIENCE,
    PLAYERS_TO_ONE,
    PLENTY,
    QUEST_DONE,
    SPARE_TALISMAN,
    SURELY_ALIVE,
    THROUGH,
    TO_THE_WARLOCK,
    WON_BACK,
)
from tavolata.games.talisman.cards import (
    ALWAYS_CRAFT,
    ALWAYS_STRENGTH,
    ANIMAL,
    ARMOUR,
    AXE,
    CRAFT,
    CREATURES,
    CROSS,
    CROWN,
    CRYPT,
    DEATH,
    DEEDS,
    DOES,
    DRAGON,
    DRAW,
    DWARF_SHEET,
    ENEMY,
    FOLLOWER,
    FORBIDDEN,
    FORCED,
    GLADE,
    GNOME,
    GOLD,
    HILLS3,
    IMMOBILITY,
    INNER,
    INVISIBILITY,
    KEY,
    KIND,
    MAGIC,
    MERCENARY,
    MIDDLE,
    MINES,
    MOST_OBJECTS,
    MULE,
    NOBODY,
    ORB,
    ORIGIN,
    OUTER,
    PERIL,
    PITS,
    POLTERGEIST,
    PORTAL,
    POTION,
    PRICE,
    PRINCE,
    PRINCESS,
    PSIONICBLAST,
    RAFT,
    REGION,
    RING_PLACE,
    RINGS,
    RUNES,
    RUNESWORD,
    SENTINEL,
    SPACE_DOES,
    SPACE_FIRST,
    SPELL,
    SPIRIT,
    STRENGTH,
    TALISMAN_KEY,
    TERRAIN,
    TOWER,
    TYPE,
    VALUE_CRAFT,
    VALUE_LIFE,
    VALUE_STRENGTH,
    WAND,
    WEAPON,
    WEREWOLF,
    ability,
    key_of,
)
from tavolata.games.talisman.components import ALIGNMENTS, KINDS, Deed
from tavolata.games.talisman.ending import armour_of
from tavolata.games.talisman.fight import weapons_of
from tavolata.games.talisman.gains import has_talisman, may_leave
from tavolata.games.talisman.hero import Attack, Hero
from tavolata.games.talisman.lasting import MERCENARY_ADDS
from tavolata.games.talisman.odds import (
    MILLION,
    SENTINEL_STRENGTH,
    no_more_than,
    odds,
    past_death_and_werewolf,
    past_fiends,
    past_vampire_and_fiends,
    past_werewolf,
    turns_to_land,
    turns_to_pass,
)
from tavolata.games.talisman.score import weapon_worth
from tavolata.games.talisman.settle import (
    BRING_A_FOLLOWER,
    BRING_MAGIC,
    BRING_THREE_GOLD,
    BRING_TWO_GOLD,
    KILL_AN_ENEMY,
    TAKE_A_LIFE,
)
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.totals import can, carrying_limit, craft_of, has, may_have, strength_of

_TWO_DICE: Final = ability("two-dice")
_TWO_WEAPONS: Final = ability("two-weapons")
_ASSASSIN: Final = ability("assassinate")
_INNER_STRENGTH: Final = ability("inner-strength")
_EXORCIST: Final = ability("exorcise")
_PEACE: Final = ability("peace")
_PSYCHIC: Final = ability("psychic")
_PRAY: Final = ability("pray")
_NO_WEAPON: Final = ability("no-weapon")
_NO_ARMOUR: Final = ability("no-armour")
_SHAPE: Final = ability("shape")
_RAISER: Final = ability("raise")
_BOTTLE: Final = key_of("BOTTLE")
_GUIDE: Final = key_of("GUIDE")

#: What there may be on a space: see ``Mind.parts``.
AT_ONCE: Final = 0
ENEMIES: Final = 1
A_HEX: Final = 2
A_CARD: Final = 3
COINS: Final = 4
DRAWN: Final = 5
INSTRUCTIONS: Final = 6
A_CHARACTER: Final = 7
#: Where a journey may lead beside the spaces of the Region; NOBODY: nowhere, one just wanders.
THE_BRIDGE: Final = -2
THE_PORTAL: Final = -3


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
        "deeds",
        "dice",
        "dragons",
        "drawn",
        "fate",
        "foreseen",
        "hero",
        "hunt",
        "kept",
        "lands",
        "last_life",
        "one_coin",
        "one_life",
        "opening",
        "over",
        "patience",
        "plain",
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
    )

    def __init__(self, state: Talisman, seat: int, aloud: bool = False) -> None:
        self.state = state
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
        self.pressed = self.at_crown and state.round > LONG_GAME
        #: Of a hundred, what caution is left. Whoever waits for ever for better odds never comes to an end.
        self.caution = 100 if self.at_crown else max(0, min(100, 100 + LONG_GAME - state.round))
        weapons = weapons_of(state, hero) if hero.space != GLADE else []
        count = 2 if can(hero, _TWO_WEAPONS) else 1
        bonus = VALUE_CRAFT[hero.character] if can(hero, _INNER_STRENGTH) else 0
        self.battle = self.strength + bonus + sum(sorted([WEAPON[card] for card in weapons])[-count:])
        self.dragons = self.strength + bonus + sum(sorted([weapon_worth(card, DRAGON) for card in weapons])[-count:])
        self.dice = 2 if can(hero, _TWO_DICE) else 1
        armour = [ARMOUR[card] for card in armour_of(state, hero)]
        #: How often, of six, a life is lost all the same.
        self.armour = min(armour) - 1 if armour else 6
        self.strength_worth, self.craft_worth = self._abilities()
        #: Strength and Craft without Objects.
        self.plain = (
            VALUE_STRENGTH[hero.character] + hero.strength + sum([ALWAYS_STRENGTH[card] for card in hero.followers]),
            VALUE_CRAFT[hero.character] + hero.craft + sum([ALWAYS_CRAFT[card] for card in hero.followers]),
        )
        counters = hero.strength + hero.craft
        self.last_life = 3000 + 400 * counters + 200 * len(hero.objects + hero.followers) + 1000 * int(self.talisman)
        few = len(state.sheets) * PLAYERS_TO_ONE <= state.players
        #: Whether there would be no next character, and nobody else is near the Crown: then there is time to stay alive.
        self.careful = False
        if state.crown_reached or state.rulings.bloodbath or few:
            self.last_life += 8000
            self.careful = not state.crown_reached and not self._followed()
        self.ready = self._ready()
        self.patience = HURRY if self.ready else PATIENCE
        self.drawn = LEAST
        self.over = LEAST
        self.hunt = LEAST
        self.opening = (NOBODY, LEAST)
        self.sentinel = (NOBODY, 0, 0)
        self.one_life = LEAST
        self.one_coin = LEAST
        #: By number of the effect; made when the first is asked for.
        self.deeds: list[int] = []
        self.lands: dict[int, int] = {}
        self.stays: dict[int, int] = {}
        #: The Objects without one of them.
        self.kept: dict[int, list[int]] = {}
        self.carried: dict[int, int] = {}
        self.targets: dict[int, list[tuple[int, int]]] = {}

    def _short(self) -> bool:
        """Whether the Mines and the Portal ask for fewer dice."""
        hero = self.hero
        return has(hero, GNOME) or (not hero.toad and hero.character == DWARF_SHEET)

    def _weights(self, strength: int, craft: int) -> tuple[int, int]:
        """What a point of Strength and one of Craft is worth to whoever has so much: Strength helps in every battle too."""
        strong = strength + 1 >= craft + (3 if self._short() else 0)
        return (MAIN, OTHER) if strong else (700, MAIN)

    def _abilities(self) -> tuple[int, int]:
        """What a counter of Strength and one of Craft is worth."""
        strength, craft = self._weights(self.strength, self.craft)
        return ENOUGH if self.strength >= PLENTY else strength, ENOUGH if self.craft >= PLENTY else craft

    def _ready(self) -> bool:
        """Whether it is time for the Crown."""
        if not self.talisman or self.hero.toad:
            return False
        through, alive = self.way_in()
        if self.at_crown:
            return through >= 50_000
        wanted = SURELY_ALIVE if self.careful else ALIVE
        lives = LIVES_TO_GO * self.caution // 100
        return through >= self.cautious(THROUGH) and alive >= self.cautious(wanted) and self.hero.life >= lives

    def cautious(self, worth: int) -> int:
        """How much of it counts with the caution that is left."""
        return worth * self.caution // 100

    def _followed(self) -> bool:
        """Whether another character is near the Crown as well: with a Talisman, and inside or able to pass the first trial."""
        state = self.state
        for other in [other for other in state.heroes if other is not self.hero and has_talisman(other)]:
            able = max(strength_of(state, other), craft_of(state, other))
            if REGION[other.space] == INNER or no_more_than(3, able, other.fate) >= THROUGH:
                return True
        return False

    def by_strength(self) -> tuple[int, int]:
        """Through Crypt, Death and Werewolf: the odds to pass the first, and to be alive after the others."""
        through = no_more_than(3, self.strength, self.fate)
        alive = past_death_and_werewolf(min(self.battle, 20), self.dice, self.hero.life)
        return through, alive

    def by_craft(self) -> tuple[int, int]:
        """Through Mines, Tower and Pits."""
        through = no_more_than(2 if self._short() else 3, self.craft, self.fate)
        followers = min(3, len(self.hero.followers))
        return through, past_vampire_and_fiends(min(self.battle, 20), self.dice, self.hero.life, followers)

    def branch(self) -> int:
        """The better branch: 0 by Craft, 1 by Strength, in the order of BRANCHES."""
        clever, strong = self.by_craft(), self.by_strength()
        return 1 if strong[0] * strong[1] >= clever[0] * clever[1] else 0

    def way_in(self) -> tuple[int, int]:
        return self.by_strength() if self.branch() else self.by_craft()

    def alive_from(self, space: int) -> int:
        """The odds to come alive past the trials that are left from there."""
        hero = self.hero
        score, dice, life = min(self.battle, 20), self.dice, hero.life
        done = hero.cleared
        if space == PERIL:
            return self.way_in()[1]
        if space == CRYPT or (space == DEATH and not done):
            return past_death_and_werewolf(score, dice, life)
        if space == DEATH or (space == WEREWOLF and not done):
            return past_werewolf(score, dice, life, hero.werewolf)
        if space == MINES:
            return past_vampire_and_fiends(score, dice, life, min(3, len(hero.followers)))
        if space == TOWER or (space == PITS and not done):
            return past_fiends(score, dice, life, hero.fiends)
        return MILLION

    # Lives

    def life_lost(self, count: int = 1) -> int:
        """What it costs to lose lives."""
        if count == 1 and self.one_life != LEAST:
            return self.one_life
        life = self.hero.life
        lives = LAST_LIVES if self.careful else LIVES
        cost = 0
        for left in range(life, max(0, life - count), -1):
            cost += self.last_life if left == 1 else lives[min(left, 7)]
        cost = cost * 3 // 2 if self.at_crown else self.cautious(cost)
        if count == 1:
            self.one_life = cost
        return cost

    def life_won(self, count: int, healing: bool) -> int:
        """What it brings to gain lives, or to be healed."""
        life = self.hero.life
        if healing and self.pressed:
            return -COIN
        most = min(life + count, VALUE_LIFE[self.hero.character]) if healing else life + count
        lives = LAST_LIVES if self.careful else LIVES
        return sum([lives[min(left, 7)] for left in range(life + 1, most + 1)])

    # Fights

    def fight(self, base: int, psychic: bool, kind: int, runes: bool, gain: int, bonus: int = 0) -> int:
        """What a fight with a creature brings; ``bonus`` is added to the own score."""
        return self.fought(self.fight_odds(base, psychic, kind, runes, bonus), psychic, gain)

    def fought(self, chances: tuple[int, int, int], psychic: bool, gain: int) -> int:
        """What a fight of such odds brings."""
        won, lost, spent = chances
        cost = self.life_lost()
        if not psychic:
            cost = cost * self.armour // 6
        return (won * gain - lost * cost - spent * FATE_TOKEN - (MILLION - won) * 100) // MILLION

    def fight_odds(self, base: int, psychic: bool, kind: int, runes: bool, bonus: int = 0) -> tuple[int, int, int]:
        own = self.craft if psychic else self.dragons if kind == DRAGON else self.battle
        theirs = 0 if not psychic and can(self.hero, _ASSASSIN) else 1
        lead = own + bonus - base - (2 if runes and theirs else 0)
        won, _, lost, spent = odds(lead, 1 if psychic else self.dice, theirs, self.fate > 0)
        return won, lost, spent

    def trophies(self, cards: tuple[int, ...] | list[int]) -> int:
        """What killing these Enemies brings."""
        strength = sum([STRENGTH[card] for card in cards])
        craft = sum([CRAFT[card] for card in cards])
        worth = (strength * self.strength_worth + craft * self.craft_worth) // self.state.rulings.points
        if self.hero.quest == KILL_AN_ENEMY:
            worth += self.quest_worth()
        return worth

    def enemies(self, cards: list[int], psychic: bool, runes: bool) -> tuple[int, int]:
        """What it brings to meet these Enemies together, and how often one gets past them."""
        hero = self.hero
        past = MILLION
        if not psychic and can(hero, _PEACE):
            if not self.state.rulings.peaceful_passed_by:
                for card in cards:
                    past = past * self.past_peaceful(card) // MILLION
            cards = [card for card in cards if KIND[card] != ANIMAL and KIND[card] != DRAGON]
        if psychic and (can(hero, _EXORCIST) or has(hero, CROSS)):
            cards = [card for card in cards if KIND[card] != SPIRIT]
        if not cards:
            return 100, past
        values = CRAFT if psychic else STRENGTH
        base = sum([values[card] for card in cards])
        kind = DRAGON if any(KIND[card] == DRAGON for card in cards) else KIND[cards[0]]
        chances = self.fight_odds(base, psychic, kind, runes)
        return self.fought(chances, psychic, self.trophies(cards)), chances[0] * past // MILLION

    def without(self, attack: Attack, card: int, runes: bool, bonus: int) -> int:
        """What the fight brings without one of the Enemies."""
        left = [other for other in attack.cards if other != card]
        values = CRAFT if attack.psychic else STRENGTH
        base = sum([values[other] for other in left])
        return self.fight(base, attack.psychic, KIND[left[0]], runes, self.trophies(left), bonus) - 20

    def past_peaceful(self, card: int) -> int:
        """How often the Minstrel gets past a card that may leave him alone: an Animal he can try to charm (R-38)."""
        if KIND[card] == ANIMAL:
            return max(0, 6 - STRENGTH[card]) * MILLION // 6
        return 0 if KIND[card] == DRAGON else MILLION

    def creature(self, number: int) -> int:
        """What it brings to meet a creature that is no card."""
        creature = CREATURES[number]
        return self.fight(creature.craft or creature.strength, creature.craft > 0, KINDS.index(creature.kind), False, 0)

    # Quests

    def quest_worth(self) -> int:
        """What it is worth to be done with the Warlock's quest: a Talisman, and the Portal is open again."""
        if self.talisman:
            return 1500
        return QUEST_DONE if self.state.talismans else 500

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
        return done - price * COIN // 2 if hero.gold >= price else done * (2 + hero.gold - price + 2) // 6

    # Things

    def thing(self, card: int) -> int:
        """What an Object or a Follower is worth to this character beside what else it carries."""
        return self.beside(card, self.others_than(card))

    def others_than(self, card: int) -> list[int]:
        """The Objects carried, but for that one."""
        found = self.kept.get(card)
        if found is None:
            found = self.kept[card] = [other for other in self.hero.objects if other != card]
        return found

    def beside(self, card: int, others: list[int]) -> int:
        """What a card would be worth beside those Objects.

        It must not depend on whether the card is carried already: who leaves one thing for a better one would go back for it.
        """
        hero = self.hero
        if FORBIDDEN[card] == hero.alignment or hero.toad:
            return 0
        worth = GOLD[card] * self.coin()
        if TYPE[card] == FOLLOWER:
            return self.follower(card)
        if ALWAYS_STRENGTH[card] or ALWAYS_CRAFT[card]:
            worth += self._points(card, others)
        key = KEY[card]
        if key == TALISMAN_KEY:
            spare = any(KEY[other] == TALISMAN_KEY for other in others)
            worth += SPARE_TALISMAN if spare or hero.space == CROWN else A_TALISMAN
        elif WEAPON[card] and not can(hero, _NO_WEAPON):
            worth += self._weapon(card, others)
        elif ARMOUR[card] and not can(hero, _NO_ARMOUR):
            worn = [ARMOUR[other] for other in others if ARMOUR[other]]
            worth += max(0, (min([*worn, 7]) - ARMOUR[card])) * 220 + 30
        elif key == POTION:
            worth += 400
        elif key == WAND:
            worth += 400 if self.craft >= 3 else 50
        elif key == ORB:
            worth += 350
        elif key == CROSS:
            worth += 300
        elif key == RAFT:
            worth += max(0, self.crossing()) if REGION[hero.space] == OUTER else 0
        elif key == _BOTTLE:
            worth += 150 if REGION[hero.space] == MIDDLE else 20
        if key == AXE and REGION[hero.space] == OUTER and not any(KEY[other] == AXE for other in others):
            worth += max(0, self.crossing()) // 2
        if TYPE[card] == MAGIC and hero.quest == BRING_MAGIC and card not in hero.objects:
            worth += self.quest_worth()
        return worth

    def _points(self, card: int, others: list[int]) -> int:
        """What the Strength and Craft are worth that an Object always gives, beside those Objects."""
        strength, craft = self.plain
        strong, clever = self._weights(strength, craft)
        for other in others:
            strength += ALWAYS_STRENGTH[other]
            craft += ALWAYS_CRAFT[other]
        return points_worth(strength, ALWAYS_STRENGTH[card], strong) + points_worth(craft, ALWAYS_CRAFT[card], clever)

    def _weapon(self, card: int, others: list[int]) -> int:
        """As many as are used count by what they add, others hardly."""
        count = 2 if can(self.hero, _TWO_WEAPONS) else 1
        used = sorted([WEAPON[other] for other in others if WEAPON[other]])[-count:]
        worth = 600 * WEAPON[card] if len(used) < count else 600 * max(0, WEAPON[card] - used[0]) + 50
        return worth + (300 if KEY[card] == RUNESWORD else 0)

    def follower(self, card: int) -> int:
        hero = self.hero
        key = KEY[card]
        if FORCED[card]:
            return -700
        if TYPE[card] == ENEMY:
            return 60 * STRENGTH[card]
        worth = 150 + ALWAYS_STRENGTH[card] * self.strength_worth + ALWAYS_CRAFT[card] * self.craft_worth
        if key == MULE:
            worth += 300 if len(hero.objects) >= MOST_OBJECTS else 50
        elif key == GNOME:
            worth += 800 if self.craft >= 5 else 200
        elif key == MERCENARY:
            worth += 250
        elif key in (PRINCE, PRINCESS):
            worth += 300
        elif key == _GUIDE:
            worth += 50
        if hero.quest == BRING_A_FOLLOWER and card not in hero.followers:
            worth += self.quest_worth()
        return worth

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
        return COIN if hero.gold < 4 else COIN // 2

    def room_for(self, card: int) -> int:
        """What taking the Object brings, if for want of room another one must go."""
        hero = self.hero
        if len(hero.objects) < carrying_limit(hero):
            return self.thing(card)
        return max([self.instead(card, other) for other in hero.objects if may_leave(other)], default=0)

    def instead(self, card: int, left: int) -> int:
        """What it brings to have the card instead of one that is carried."""
        others = self.others_than(left)
        found = self.carried.get(left)
        if found is None:
            found = self.carried[left] = self.beside(left, others)
        return self.beside(card, others) - found

    # Cards

    def draw(self) -> int:
        """What a card from the deck brings on average; cards foreseen are known."""
        if self.drawn == LEAST:
            seen = self.foreseen
            deck = self.state.adventure
            if seen and deck and deck[-1] == seen[-1]:
                self.drawn = self.card(seen[-1])
            else:
                cards = deck or self.state.adventure_discards
                self.drawn = sum([self.card(card) for card in cards]) // max(1, len(cards))
        return self.drawn

    def card(self, card: int) -> int:
        """What it brings to draw that card."""
        kind = TYPE[card]
        if kind == ENEMY:
            return self.enemies([card], CRAFT[card] > 0, False)[0]
        if DOES[card] >= 0:
            return self.deed(DOES[card], card)
        if FORCED[card]:
            return self.follower(card)
        if not may_have(self.hero, card) or PRICE[card] > self.hero.gold:
            return 0
        return max(0, self.room_for(card) if kind != FOLLOWER else self.follower(card))

    def land(self, space: int) -> int:
        """What it brings to land on a space."""
        found = self.lands.get(space)
        if found is None:
            found = self.lands[space] = self._land(space)
        return found

    def _land(self, space: int) -> int:
        if _JUST_DRAWS[space] and self.is_bare(space):
            return self.draw()  # every other space of a ring: the parts need not be listed
        value, instead = 0, LEAST
        for what, _, worth in self.parts(space):
            if what == A_CHARACTER:
                instead = max(instead, worth)
            else:
                value += worth
        return max(value, instead)

    def is_bare(self, space: int) -> bool:
        """Whether there is neither a card nor a coin nor another character."""
        state = self.state
        if state.cards_on(space) or state.coins.get(space, 0):
            return False
        return not any(state.heroes[other].space == space for other in range(state.players) if other != self.seat)

    def parts(self, space: int) -> list[tuple[int, int, int]]:
        """What there is on a space, which one, and what it brings; a character there is met instead of all the rest."""
        state = self.state
        cards = state.cards_on(space)
        found: list[tuple[int, int, int]] = []
        reach = MILLION
        if SPACE_FIRST[space] >= 0:
            found.append((AT_ONCE, space, self.deed(SPACE_FIRST[space], NOBODY)))
        runes = TERRAIN[space] == RUNES
        if cards:
            for psychic in (False, True):
                enemies = [card for card in cards if TYPE[card] == ENEMY and (CRAFT[card] > 0) == psychic]
                if enemies:
                    worth, won = self.enemies(enemies, psychic, runes)
                    found.append((ENEMIES, int(psychic), reach * worth // MILLION))
                    reach = reach * won // MILLION
            for card in cards:
                if ORIGIN[card] == SPELL:
                    found.append((A_HEX, card, -self.life_lost()))
                elif TYPE[card] != ENEMY:
                    found.append((A_CARD, card, reach * self.card(card) // MILLION))
        if state.coins.get(space, 0):
            found.append((COINS, space, reach * state.coins[space] // MILLION * self.coin()))
        missing = DRAW[space] - len(cards)
        if missing > 0:
            worth = reach * missing * (self.draw() - (120 if runes else 0)) // MILLION
            if missing > 1:
                worth -= 100 * missing  # Enemies fight together
            found.append((DRAWN, missing, worth))
        if SPACE_DOES[space] >= 0:
            found.append((INSTRUCTIONS, space, reach * self.deed(SPACE_DOES[space], NOBODY, space) // MILLION))
        for other in range(state.players):
            if other != self.seat and state.heroes[other].space == space:
                found.append((A_CHARACTER, other, self.meet(other)[0]))
        return found

    # Other characters

    def meet(self, other: int) -> tuple[int, int]:
        """What it brings to attack another character, and whether in psychic combat."""
        battle = self.duel(other, False)
        if can(self.hero, _PSYCHIC):
            mind = self.duel(other, True)
            if mind > battle:
                return mind, 1
        return battle, 0

    def duel(self, other: int, psychic: bool) -> int:
        rival = self.state.heroes[other]
        won, lost, spent = self.duel_odds(rival, psychic, self.score_of(rival, psychic))
        cost = self.life_lost()
        if not psychic:
            cost = cost * self.armour // 6
        if self.talisman:
            cost = max(cost, A_TALISMAN)  # the winner may take an Object
        gain = max([self.prize(rival, card) for card in rival.objects], default=0)
        gain = max(gain, self.coin() if rival.gold else 0, self.wound(rival))
        return (won * gain - lost * cost - spent * FATE_TOKEN) // MILLION - 50

    def score_of(self, rival: Hero, psychic: bool) -> int:
        """What another character would fight with, without the die: with its best Weapons."""
        if psychic:
            return craft_of(self.state, rival)
        weapons = sorted([WEAPON[card] for card in weapons_of(self.state, rival)])
        score = strength_of(self.state, rival) + sum(weapons[-(2 if can(rival, _TWO_WEAPONS) else 1) :])
        return score + (VALUE_CRAFT[rival.character] if can(rival, _INNER_STRENGTH) else 0)

    def duel_odds(self, rival: Hero, psychic: bool, score: int, bonus: int = 0) -> tuple[int, int, int]:
        """Won, lost and fate spent against another character of that score; ``bonus`` is added to the own one."""
        mine, theirs = (1, 1) if psychic else (self.dice, 2 if can(rival, _TWO_DICE) else 1)
        if not psychic and can(self.hero, _ASSASSIN) and self.hero.space != CROWN:
            theirs = 0
        lead = (self.craft if psychic else self.battle) + bonus - score
        won, _, lost, spent = odds(lead, mine, theirs, self.fate > 0)
        return won, lost, spent

    def prize(self, rival: Hero, card: int) -> int:
        """What an Object of another is worth: to have it, and that the other has it no more."""
        if not may_have(self.hero, card):
            return 0
        denied = KEY[card] == TALISMAN_KEY and rival.space != CROWN
        # On the Crown whoever wins back every life that it loses can be fought for ever.
        if KEY[card] == RUNESWORD and rival.space == CROWN and rival.life > 1:
            return self.room_for(card) + WON_BACK
        return self.room_for(card) + (400 if denied else 60)

    def wound(self, rival: Hero) -> int:
        """What taking a life from another is worth."""
        worth = 250
        if rival.life == 1:
            worth += 400 + 150 * (rival.strength + rival.craft) + 300 * len(rival.objects)
        if rival.space == CROWN or self.state.crown_reached:
            worth += 2500
        if self.hero.quest == TAKE_A_LIFE:
            worth += self.quest_worth()
        return worth

    # The Regions

    def crossing(self) -> int:
        """What it is worth to be in the Middle Region instead of the Outer one."""
        if self.hero.toad:
            return 0
        if self.hero.quest == TAKE_A_LIFE:
            if self.hunt == LEAST:
                self.hunt = self.prey(MIDDLE) - self.prey(OUTER)
            if self.hunt:
                return self.hunt
        if self.ready:
            return ACROSS
        able = max(self.battle, self.craft)
        if self.hero.life <= 2 or able < 5:
            return -300
        if not self.talisman and (self.state.talismans or able >= 7):
            return TO_THE_WARLOCK + 250 * min(4, able - 5)
        return 200

    def prey(self, region: int) -> int:
        """What it would bring to find another character in the Region: without a life of one there is no way on (R-56)."""
        best = 0
        for other in self.state.heroes:
            if other is not self.hero and other.character != NOBODY and REGION[other.space] == region:
                for psychic in (False, True) if can(self.hero, _PSYCHIC) else (False,):
                    won, lost, _ = self.duel_odds(other, psychic, self.score_of(other, psychic))
                    best = max(best, (won * self.wound(other) - lost * self.life_lost()) // MILLION)
        return best

    def region(self, region: int) -> int:
        if region == OUTER:
            return 0
        if region == MIDDLE:
            return self.crossing()
        return INSIDE + self.crossing() if self.ready else -500 + self.crossing()

    def bridge(self) -> tuple[int, int, int]:
        """The odds against the Sentinel; certain with a Spell that stops it."""
        if self.sentinel[0] == NOBODY:
            self.sentinel = self._bridge()
        return self.sentinel

    def _bridge(self) -> tuple[int, int, int]:
        if [1 for card in self.spells if KEY[card] in (INVISIBILITY, IMMOBILITY)]:
            return MILLION, 0, 0
        bonus = max([STRENGTH[card] for card in self.hero.followers if TYPE[card] == ENEMY], default=0)
        bonus += 2 if has(self.hero, POTION) else 0
        bonus += MERCENARY_ADDS if has(self.hero, MERCENARY) and self.hero.gold else 0
        if [1 for card in self.spells if KEY[card] == PSIONICBLAST]:
            bonus += VALUE_CRAFT[self.hero.character]
        return self.fight_odds(SENTINEL_STRENGTH, False, 0, False, bonus)

    def cross(self, worth: int) -> int:
        """What it brings to try the bridge, if the other side is worth that."""
        won, lost, spent = self.bridge()
        return (won * worth - lost * (self.life_lost() * self.armour // 6) - spent * FATE_TOKEN) // MILLION

    def portal(self) -> tuple[int, int]:
        """By which ability the Portal is better opened, and what it brings to try."""
        if self.opening[0] != NOBODY:
            return self.opening
        strong = no_more_than(2, self.strength, self.fate)
        clever = no_more_than(1 if self._short() else 2, self.craft, self.fate)
        by, share = (BY_STRENGTH, strong) if strong >= clever else (BY_CRAFT, clever)
        inside = self.region(INNER) - self.region(MIDDLE)
        loss = self.strength_worth if by == BY_STRENGTH else self.craft_worth
        self.opening = (by, (share * inside - (MILLION - share) * loss) // MILLION)
        return self.opening

    def way_to(self, space: int, target: int) -> int:
        """What the way to a space of the same Region costs."""
        if not self.slow:
            return self.patience * turns_to_land(space, target) // 100
        return min(self._step_by_step(space, target, 1), self._step_by_step(space, target, -1))

    def way_past(self, space: int, target: int) -> int:
        """What it costs to get past a space of the same Region: to where another one begins."""
        if not self.slow:
            return self.patience * turns_to_pass(space, target) // 100
        landing = min(0, self.land(target)) if space != target else 0
        return self.way_to(space, target) + self.patience - landing

    def _step_by_step(self, space: int, target: int, step: int) -> int:
        """With the Poltergeist one lands on every space on the way."""
        ring = RINGS[REGION[space]]
        place = RING_PLACE[space]
        cost = 0
        while ring[place] != target:
            place = (place + step) % len(ring)
            cost += self.patience
            if ring[place] != target:
                cost -= min(0, self.land(ring[place]))
        return cost

    def wander(self, space: int) -> int:
        """What just going on from a space brings: nothing, unless one must land on something bad beside it."""
        if not self.slow:
            return 0
        ring = RINGS[REGION[space]]
        place = RING_PLACE[space]
        return min(0, max(self.land(ring[place - 1]), self.land(ring[(place + 1) % len(ring)])))

    def goals(self, region: int) -> list[tuple[int, int]]:
        """The spaces of the Region that bring more than just wandering, the best first."""
        found = self.targets.get(region)
        if found is None:
            usual = max(0, self.draw())
            worths = [(self.land(space) - usual, space) for space in RINGS[region]]
            found = self.targets[region] = sorted([goal for goal in worths if goal[0] > self.patience], reverse=True)
        return found

    def stay(self, space: int) -> int:
        """What it brings to land on a space and to go on from there."""
        region = REGION[space]
        if region == INNER:
            return self.region(INNER)
        found = self.stays.get(space)
        if found is None:
            found = self.stays[space] = self.landed(space) + self.onward(space)[0] + self.region(region)
        return found

    def landed(self, space: int) -> int:
        """What landing counts for: who waits for the way to be free waits for ever."""
        return min(0, self.land(space)) // 10 if self.pressed else self.land(space)

    def onward(self, space: int) -> tuple[int, int]:
        """What it brings to go on from a space, and where to: the best journey, against just wandering."""
        region = REGION[space]
        barred = region == MIDDLE and self.hero.quest > 0
        best, target = LEAST if self.pressed and not barred else self.wander(space), NOBODY
        for worth, other in self.goals(region) if not self.pressed else []:
            if worth <= best:
                break
            if other != space and worth - self.way_to(space, other) > best:
                best, target = worth - self.way_to(space, other), other
        if region == OUTER:
            if self.over == LEAST:
                self.over = self.cross(self.crossing())
            value = self.over - self.way_past(space, SENTINEL)
            if value > best:
                best, target = value, THE_BRIDGE
        elif not barred:
            value = self.portal()[1] - self.way_past(space, PORTAL)
            if value > best:
                best, target = value, THE_PORTAL
        elif self.hero.quest == TAKE_A_LIFE:
            value = -self.crossing() - self.way_past(space, HILLS3)
            if value > best:
                best, target = value, THE_BRIDGE
        return best, target

    # Effects

    def deed(self, number: int, card: int, space: int = NOBODY) -> int:
        """What an effect of a card, or of a space, brings on average; thought through once, however often it is met."""
        known = _SAME[number]
        if known == _OF_ITS_CARD:
            return self._deed(number, card, space)
        if not self.deeds:
            self.deeds = [LEAST] * len(DEEDS)
        if self.deeds[known] == LEAST:
            self.deeds[known] = self._deed(known, card, space)
        return self.deeds[known]

    def _deed(self, number: int, card: int, space: int) -> int:
        deed = DEEDS[number]
        worth: int = WORTH[deed.shape](self, deed, card, space)
        return worth

    def treated(self, deed: Deed, card: int, alignment: int) -> int:
        """What the effect would bring to somebody of that alignment."""
        if deed.shape == "by-align":
            return self.deed(deed.parts[alignment], card)
        if deed.shape == "wish":
            return max(self.strength_worth, self.craft_worth) if ALIGNMENTS[alignment] == deed.word else 0
        return 200 if deed.spares == ALIGNMENTS[alignment] else self.deed(deed.parts[0], card)

    def left_behind(self, alignment: int) -> int:
        """What those things are worth that nobody of that alignment may have."""
        held = self.hero.objects + self.hero.followers
        return sum([self.thing(card) for card in held if FORBIDDEN[card] == alignment])

    def ware(self, key: int, price: int) -> int:
        """What it brings to buy such a card."""
        for card in self.state.purchases:
            if KEY[card] == key:
                if not may_have(self.hero, card):
                    return 0
                worth = self.follower(card) if TYPE[card] == FOLLOWER else self.room_for(card)
                return worth - price * 100
        return 0


#: By space: whether one draws a card there, and that is all.
_JUST_DRAWS: Final = [
    DRAW[space] == 1 and TERRAIN[space] != RUNES and SPACE_FIRST[space] < 0 and SPACE_DOES[space] < 0
    for space in range(len(DRAW))
]

#: Where ``_SAME`` has an effect that may depend on the card it stands on.
_OF_ITS_CARD: Final = -1


def _same_deeds() -> list[int]:
    """For each effect the first one that says the same: a list of one is what it lists."""
    same: list[int] = []
    first: dict[Deed, int] = {}
    for number, deed in enumerate(DEEDS):  # what an effect is made of was compiled before it
        parts = tuple([same[part] for part in deed.parts])
        if deed.shape == "odd" or _OF_ITS_CARD in parts:
            same.append(_OF_ITS_CARD)
        elif deed.shape == "list" and len(parts) == 1:
            same.append(parts[0])
        else:
            same.append(first.setdefault(deed._replace(parts=parts), number))
    return same


_SAME: Final = _same_deeds()


def points_worth(base: int, more: int, each: int) -> int:
    """What so many more points of an ability are worth; from some on they hardly help."""
    useful = min(more, max(0, PLENTY - base))
    return useful * each + (more - useful) * ENOUGH
