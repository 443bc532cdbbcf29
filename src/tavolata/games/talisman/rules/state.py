"""What lies on the table: characters, decks, cards and gold on the spaces, what lasts, the attack that goes on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import Chance, Game, Reader, State, Vector
from tavolata.engine.saving import (
    COUNT,
    DIE,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    ByWord,
    FieldKind,
    Fields,
    ListOf,
    Maybe,
    Nested,
    PerSeat,
    Row,
    TupleOf,
    wrong,
)
from tavolata.games.talisman.box.actions import SEAT_NAMES
from tavolata.games.talisman.box.cards import (
    A_CARD,
    A_CHARACTER,
    ALIGNMENT_CARDS,
    CARD_NAMES,
    CARD_OR_NONE,
    CARDS,
    COINS,
    CRAFT_POINTS,
    DESTRUCTION,
    FATE_TOKENS,
    HEX,
    IMMOBILITY,
    KEY,
    LIFE_POINTS,
    NO_SPACE,
    NOBODY,
    SPACE_NAMES,
    SPACE_OR_NONE,
    STOCK,
    STRENGTH_POINTS,
    TELEPORT,
    TOADS,
    VALUE_ALIGNMENT,
    Card,
    Space,
)
from tavolata.games.talisman.rules import observation, view
from tavolata.games.talisman.rules.hero import ATTACK, HERO, Attack, Hero, some_attack, some_hero
from tavolata.games.talisman.rules.stay import VISIT, Visit


class Rulings:
    """The options of a table, read once."""

    __slots__ = (
        "bloodbath",
        "bonus",
        "bribed_in_the_way",
        "by_players",
        "free_supplies",
        "inherit",
        "minutes",
        "next_turn",
        "of_three",
        "offer_gold",
        "peaceful_passed_by",
        "points",
        "rounds",
        "sudden",
        "unfriendly",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.of_three = options["characters"] == "of-three"  # T-016
        self.next_turn = options["next-turn"] == "next"
        self.peaceful_passed_by = options["peaceful"] == "passed-by"
        self.bribed_in_the_way = options["bribed"] == "in-the-way"
        self.offer_gold = options["gold"] == "offered"
        self.unfriendly = options["unfriendly"] == "evade"  # T-258
        self.inherit = options["inherit"] == "yes"  # T-260
        self.points = int(options["trophies"])  # T-264, T-265
        self.bonus = options["bonus"] == "yes"  # T-267
        self.bloodbath = options["bloodbath"] == "yes"  # T-268
        self.by_players = options["command"] == "by-players"  # T-270
        self.sudden = options["sudden-death"] == "crown"  # T-274
        self.rounds = agreed(options, "rounds")  # T-275
        self.minutes = agreed(options, "minutes")  # T-275
        self.free_supplies = options["toads"] == "enough"


def agreed(options: dict[str, str], what: str) -> int:
    """After how many rounds or minutes the game ends by sudden death; 0: it does not (T-275)."""
    kind, _, count = options["sudden-death"].partition("-")
    return int(count) if kind == what else 0


class _Aim(FieldKind):
    """What a Spell aims at: a seat, a card or a space, by name."""

    __slots__ = ()

    def save(self, value: Any) -> object:
        return value

    def load(self, data: object, path: str, players: int) -> Any:
        if not isinstance(data, str) or data not in _AIMS:
            raise wrong(path)
        return _AIMS[data]


_AIMS: Final = {"": NOBODY}
for _names in (CARD_NAMES, SPACE_NAMES, SEAT_NAMES):
    _AIMS.update({name: number for number, name in enumerate(_names)})

#: The Spells that were cast: no card is the Command Spell.
_CASTS: Final = TupleOf(Row(SEAT, CARD_OR_NONE, _Aim(), FLAG))
_CARDS: Final = TupleOf(A_CARD)
_PILE: Final = ListOf(A_CARD)

SAVED: Final = Fields(
    ("heroes", PerSeat(Nested(HERO, some_hero))),
    ("out", PerSeat(FLAG)),
    ("out_in", PerSeat(COUNT)),
    ("sheets", ListOf(A_CHARACTER)),
    ("offered", PerSeat(TupleOf(A_CHARACTER))),
    ("adventure", _PILE),
    ("adventure_discards", _PILE),
    ("spells", _PILE),
    ("spell_discards", _PILE),
    ("purchases", _PILE),
    ("talismans", _PILE),
    ("lying", ByWord(SPACE_NAMES, _CARDS)),
    ("coins", ByWord(SPACE_NAMES, COUNT)),
    ("counters", ByWord(CARD_NAMES, COUNT)),
    ("first", SEAT),
    ("active", SEAT_OR_NOBODY),
    ("turn_number", COUNT),
    ("round", COUNT),
    ("spells_at_start", COUNT),
    ("crown_reached", FLAG),
    ("aside", _CARDS),
    ("visit", Nested(VISIT, Visit)),
    ("crossing", SPACE_OR_NONE),
    ("attack", Maybe(Nested(ATTACK, some_attack))),
    ("dice", TupleOf(DIE)),
    ("loot", _CARDS),
    ("heirlooms", PerSeat(_CARDS)),
    ("heirloom_gold", PerSeat(COUNT)),
    unsaved={
        "casting": "saved beside these: what a Spell aims at, and so its name, is told by the Spell and whose turn it is",
        "rulings": "read from the options",
    },
)


class Talisman(State):
    """A table of Talisman. Lists without a name go by seat; the end of a deck is its top."""

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def clock(self) -> int:
        """The turn."""
        return self.turn_number

    def __init__(
        self, game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance, rulings: Rulings
    ) -> None:
        super().__init__(game, players, options, strict, chance)
        self.rulings = rulings
        self.heroes: list[Hero] = []
        #: Who is out of the game for good (T-044).
        self.out: list[bool] = [False] * players
        #: The turn in which each seat went out; 0 while it is in.
        self.out_in: list[int] = [0] * players
        #: Characters that can still come into the game.
        self.sheets: list[int] = []
        #: The characters that a seat may choose from.
        self.offered: list[tuple[int, ...]] = [()] * players
        self.adventure: list[int] = []
        self.adventure_discards: list[int] = []
        self.spells: list[int] = []
        self.spell_discards: list[int] = []
        self.purchases: list[int] = []
        self.talismans: list[int] = []
        #: Cards face up on spaces in the order in which they came; only spaces where some lie. Gold beside them.
        self.lying: dict[int, tuple[Card, ...]] = {}
        self.coins: dict[int, int] = {}
        #: Counters on Places (R-86).
        self.counters: dict[int, int] = {}
        self.first = 0
        self.active = NOBODY
        self.turn_number = 0
        self.round = 0
        self.spells_at_start = 0
        #: Whether anybody ever reached the Crown (T-043).
        self.crown_reached = False
        #: Cards that lie beside the board while what they do lasts.
        self.aside: tuple[Card, ...] = ()
        #: Spells cast and not yet resolved, the last one on top: (seat, card, target, cancelled).
        self.casting: tuple[tuple[int, Card, int, bool], ...] = ()
        #: The active character's visit to its space.
        self.visit = Visit()
        #: Where a character wants to go over the Sentinel's bridge.
        self.crossing: Space = NO_SPACE
        self.attack: Attack | None = None
        #: The dice that were rolled last.
        self.dice: tuple[int, ...] = ()
        #: What a winner may take from a character just killed (T-088).
        self.loot: tuple[Card, ...] = ()
        #: What dead characters leave to the next one of the same seat (T-260).
        self.heirlooms: list[tuple[Card, ...]] = [()] * players
        self.heirloom_gold: list[int] = [0] * players

    # Looking

    def is_here(self, seat: int) -> bool:
        """Whether the seat has a character on the board."""
        return self.heroes[seat].character != NOBODY

    def current_attack(self) -> Attack:
        """The attack that goes on, for whatever only happens while one does."""
        attack = self.attack
        assert attack is not None
        return attack

    def seats_from(self, seat: int) -> list[int]:
        """All seats with a character, clockwise from this one."""
        order = [(seat + distance) % self.players for distance in range(self.players)]
        return [other for other in order if self.is_here(other)]

    def cards_on(self, space: int) -> tuple[Card, ...]:
        return self.lying.get(space, ())

    @property
    def scores(self) -> list[int]:
        """What sudden death counts (T-275)."""
        return [self.points_of(seat) for seat in range(self.players)]

    def points_of(self, seat: int) -> int:
        """All but what the character began with (T-275, R-90)."""
        hero = self.heroes[seat]
        if hero.character == NOBODY:
            return 0
        points = max(0, hero.strength + hero.craft - (1 if self.rulings.bonus else 0)) + max(0, hero.gold - 1)
        points += len(hero.objects) + len(hero.followers)
        return points + len([card for card in hero.spells if card not in hero.from_start])

    def build_view(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def own_view(self, seat: int) -> dict[str, object]:
        return view.own_view(self, seat)

    def private_view(self, seat: int, public: dict[str, object]) -> dict[str, object]:
        return view.private_view(self, seat, public)

    def fill_observation(self, vector: Vector, seat: int) -> None:
        observation.fill(vector, self, seat)

    def describe_action(self, vector: Vector, seat: int, action: int) -> None:
        observation.describe(vector, self, seat, action)

    def redeal(self, seat: int) -> None:
        view.redeal(self, seat)

    def __str__(self) -> str:
        return view.show(self)

    # Supplies (T-168): what is not with a character or on the board

    def strength_left(self) -> int:
        left = STRENGTH_POINTS - self._on_places(1)
        for hero in self.heroes:
            left -= hero.strength + hero.toad_strength
        return left

    def craft_left(self) -> int:
        left = CRAFT_POINTS - self._on_places(2)
        for hero in self.heroes:
            left -= hero.craft + hero.toad_craft
        return left

    def lives_left(self) -> int:
        left = LIFE_POINTS - self._on_places(3)
        for hero in self.heroes:
            left -= hero.life
        return left

    def fate_left(self) -> int:
        left = FATE_TOKENS
        for hero in self.heroes:
            left -= hero.fate
        return left

    def gold_left(self) -> int:
        left = COINS
        for hero in self.heroes:
            left -= hero.gold
        for coins in self.heirloom_gold:
            left -= coins
        for coins in self.coins.values():
            left -= coins
        return left

    def toads_left(self) -> int:
        return TOADS - len([1 for hero in self.heroes if hero.toad])

    def alignment_cards_left(self) -> int:
        """One is in use for every character whose alignment is not the printed one (T-010)."""
        shown = [
            1 for hero in self.heroes if hero.character != NOBODY and hero.alignment != VALUE_ALIGNMENT[hero.character]
        ]
        return ALIGNMENT_CARDS - len(shown)

    def _on_places(self, stock: int) -> int:
        found = 0
        for card, count in self.counters.items():
            if STOCK[card] == stock:
                found += count
        return found

    # Copies and saving

    def clone(self) -> Talisman:
        copy = Talisman(self.game, self.players, self.options, self.strict, self.chance.clone(), self.rulings)
        copy.heroes = [hero.clone() for hero in self.heroes]
        copy.out = self.out[:]
        copy.out_in = self.out_in[:]
        copy.sheets = self.sheets[:]
        copy.offered = self.offered[:]
        copy.adventure = self.adventure[:]
        copy.adventure_discards = self.adventure_discards[:]
        copy.spells = self.spells[:]
        copy.spell_discards = self.spell_discards[:]
        copy.purchases = self.purchases[:]
        copy.talismans = self.talismans[:]
        copy.lying = self.lying.copy()
        copy.coins = self.coins.copy()
        copy.counters = self.counters.copy()
        copy.first = self.first
        copy.active = self.active
        copy.turn_number = self.turn_number
        copy.round = self.round
        copy.spells_at_start = self.spells_at_start
        copy.crown_reached = self.crown_reached
        copy.aside = self.aside
        copy.casting = self.casting
        copy.visit = self.visit.clone()
        copy.crossing = self.crossing
        attack = self.attack
        copy.attack = None if attack is None else attack.clone()
        copy.dice = self.dice
        copy.loot = self.loot
        copy.heirlooms = self.heirlooms[:]
        copy.heirloom_gold = self.heirloom_gold[:]
        copy.copy_machine(self)
        return copy

    def everywhere(self) -> list[int]:
        """All cards wherever they are."""
        found = self.adventure + self.adventure_discards + self.spells + self.spell_discards
        found = found + self.purchases + self.talismans
        for cards in self.lying.values():
            found += list(cards)
        for hero in self.heroes:
            found += list(hero.objects + hero.followers + hero.spells + hero.trophies)
        for cards in self.heirlooms:
            found += list(cards)
        return found + list(self.aside) + [cast[1] for cast in self.casting]

    def dump_table(self) -> dict[str, object]:
        casts = [(seat, card, self._aim(seat, card, target), off) for seat, card, target, off in self.casting]
        return {**super().dump_table(), "casting": _CASTS.save(casts)}

    def load_table(self, table: Reader) -> None:
        super().load_table(table)
        for seat, hero in enumerate(self.heroes):
            hero.seat = seat
        self.casting = _CASTS.load(table.value("casting"), table.path + "casting", self.players)

    def _aim(self, seat: int, card: int, target: int) -> str:
        """The name of what a Spell was cast at; Immobility holds a creature in the own turn, else a character (SP09)."""
        if target == NOBODY:
            return ""
        key = KEY[card]
        if key in (HEX, TELEPORT):
            return SPACE_NAMES[target]
        at_card = key == DESTRUCTION or (key == IMMOBILITY and seat == self.active)
        return CARD_NAMES[target] if at_card else SEAT_NAMES[target]

    def problems(self) -> list[str]:
        """Every card is in one place, no supply is overdrawn, nobody has more than allowed (T-168)."""
        found: list[str] = []
        removed = 3 if self.rulings.bloodbath else 0
        cards = sorted([card for card in self.everywhere() if card >= 0])
        if len(cards) != CARDS - removed or len(set(cards)) != len(cards):
            twice = sorted({CARD_NAMES[card] for card in cards if cards.count(card) > 1})
            missing = sorted({CARD_NAMES[card] for card in range(CARDS) if card not in cards})
            found.append(f"cards in two places: {twice}; missing: {missing}")
        supplies = {
            "strength": self.strength_left(),
            "craft": self.craft_left(),
            "life": self.lives_left(),
            "fate": self.fate_left(),
            "gold": self.gold_left(),
        }
        found += [f"T-168: {name} is overdrawn by {-left}" for name, left in supplies.items() if left < 0]
        for seat, hero in enumerate(self.heroes):
            if min(hero.strength, hero.craft, hero.life, hero.fate, hero.gold, hero.missed, hero.toad) < 0:
                found.append(f"seat {seat}: a number below 0")
        return found
