"""What lies on the table: characters, decks, cards and gold on the spaces, what lasts, the attack that goes on."""

from __future__ import annotations

from typing import Final

from tavolata.engine import Chance, Game, Reader, State
from tavolata.games.talisman import view
from tavolata.games.talisman.cards import (
    ALIGNMENT_CARDS,
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    COINS,
    CRAFT_POINTS,
    FATE_TOKENS,
    LIFE_POINTS,
    NOBODY,
    SPACE_NAMES,
    STOCK,
    STRENGTH_POINTS,
    TOADS,
    VALUE_ALIGNMENT,
)
from tavolata.games.talisman.hero import ATTACK_PARTS, HERO_PARTS, Attack, Hero


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


class Talisman(State):
    """A table of Talisman. Lists without a name go by seat; the end of a deck is its top."""

    __slots__ = (
        "active",
        "adventure",
        "adventure_discards",
        "aside",
        "attack",
        "casting",
        "coins",
        "counters",
        "crossing",
        "crown_reached",
        "dice",
        "drawn",
        "evaded",
        "faced",
        "first",
        "halted",
        "heirloom_gold",
        "heirlooms",
        "heroes",
        "loot",
        "lying",
        "offered",
        "out",
        "out_in",
        "purchases",
        "round",
        "rulings",
        "sheets",
        "spell_discards",
        "spells",
        "spells_at_start",
        "talismans",
        "thieved",
        "turn_number",
    )

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
        self.lying: dict[int, tuple[int, ...]] = {}
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
        self.aside: tuple[int, ...] = ()
        #: Spells cast and not yet resolved, the last one on top: (seat, card, target, cancelled).
        self.casting: tuple[tuple[int, int, int, bool], ...] = ()
        #: Cards of this space met, drawn and evaded since the active character landed here.
        self.faced: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.evaded: tuple[int, ...] = ()
        #: Whether the active character wants to look around before it meets anything, and whether the Thief has helped
        #: himself on this visit (R-41).
        self.halted = False
        #: Where a character wants to go over the Sentinel's bridge.
        self.crossing = NOBODY
        self.thieved = False
        self.attack: Attack | None = None
        #: The dice that were rolled last.
        self.dice: tuple[int, ...] = ()
        #: What a winner may take from a character just killed (T-088).
        self.loot: tuple[int, ...] = ()
        #: What dead characters leave to the next one of the same seat (T-260).
        self.heirlooms: list[tuple[int, ...]] = [()] * players
        self.heirloom_gold: list[int] = [0] * players

    # Looking

    def is_here(self, seat: int) -> bool:
        """Whether the seat has a character on the board."""
        return self.heroes[seat].character != NOBODY

    def seats_from(self, seat: int) -> list[int]:
        """All seats with a character, clockwise from this one."""
        order = [(seat + distance) % self.players for distance in range(self.players)]
        return [other for other in order if self.is_here(other)]

    def cards_on(self, space: int) -> tuple[int, ...]:
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

    def look(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def own_view(self, seat: int) -> dict[str, object]:
        return view.own_view(self, seat)

    def redeal(self, seat: int) -> None:
        view.redeal(self, seat)

    def __str__(self) -> str:
        return view.show(self)

    # Supplies (T-168): what is not with a character or on the board

    def strength_left(self) -> int:
        used = sum([hero.strength + hero.toad_strength for hero in self.heroes])
        return STRENGTH_POINTS - used - self._on_places(1)

    def craft_left(self) -> int:
        used = sum([hero.craft + hero.toad_craft for hero in self.heroes])
        return CRAFT_POINTS - used - self._on_places(2)

    def lives_left(self) -> int:
        return LIFE_POINTS - sum([hero.life for hero in self.heroes]) - self._on_places(3)

    def fate_left(self) -> int:
        return FATE_TOKENS - sum([hero.fate for hero in self.heroes])

    def gold_left(self) -> int:
        held = sum([hero.gold for hero in self.heroes]) + sum(self.heirloom_gold)
        return COINS - held - sum(self.coins.values())

    def toads_left(self) -> int:
        return TOADS - len([1 for hero in self.heroes if hero.toad])

    def alignment_cards_left(self) -> int:
        shown = [
            1 for hero in self.heroes if hero.character != NOBODY and hero.alignment != VALUE_ALIGNMENT[hero.character]
        ]
        return ALIGNMENT_CARDS - len(shown)

    def _on_places(self, stock: int) -> int:
        return sum([count for card, count in self.counters.items() if STOCK[card] == stock])

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
        copy.faced = self.faced
        copy.drawn = self.drawn
        copy.evaded = self.evaded
        copy.halted = self.halted
        copy.crossing = self.crossing
        copy.thieved = self.thieved
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
        data: dict[str, object] = {}
        for name, kind in FIELDS.items():
            data[name] = _saved(getattr(self, name), kind)
        data["heroes"] = [_dump_parts(hero, HERO_FIELDS) for hero in self.heroes]
        data["attack"] = None if self.attack is None else _dump_parts(self.attack, ATTACK_FIELDS)
        return data

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


# Saving: what each field holds

NUMBER: Final = "number"
FLAG: Final = "flag"
CARD_LIST: Final = "cards"
FIELDS: Final = {
    "out": "flags",
    "out_in": "numbers",
    "sheets": "characters",
    "offered": "character lists",
    "adventure": CARD_LIST,
    "adventure_discards": CARD_LIST,
    "spells": CARD_LIST,
    "spell_discards": CARD_LIST,
    "purchases": CARD_LIST,
    "talismans": CARD_LIST,
    "aside": CARD_LIST,
    "faced": CARD_LIST,
    "drawn": CARD_LIST,
    "evaded": CARD_LIST,
    "loot": CARD_LIST,
    "heirlooms": "card lists",
    "heirloom_gold": "numbers",
    "lying": "cards by space",
    "coins": "numbers by space",
    "counters": "numbers by card",
    "casting": "casts",
    "dice": "numbers",
    **dict.fromkeys(
        (
            "first",
            "active",
            "turn_number",
            "round",
            "spells_at_start",
            "crossing",
        ),
        NUMBER,
    ),
    **dict.fromkeys(("crown_reached", "halted", "thieved"), FLAG),
}
_CARD_PARTS: Final = (
    "objects",
    "followers",
    "spells",
    "trophies",
    "from_start",
    "foreseen",
    "cards",
    "weapons",
    "rival_weapons",
)
_FLAG_PARTS: Final = (
    "enslaved",
    "back",
    "cleared",
    "assassinate",
    "psychic",
)


def _kinds(parts: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for part in parts:
        found[part] = (
            CARD_LIST
            if part in _CARD_PARTS
            else FLAG
            if part in _FLAG_PARTS
            else "numbers"
            if "dice" in part
            else NUMBER
        )
    return found


HERO_FIELDS: Final = _kinds(HERO_PARTS)
ATTACK_FIELDS: Final = _kinds(ATTACK_PARTS)


def _names(cards: object) -> list[str]:
    assert isinstance(cards, (list, tuple))
    return [CARD_NAMES[card] if card >= 0 else "" for card in cards]


def _saved(value: object, kind: str) -> object:
    if kind == CARD_LIST:
        return _names(value)
    if kind == "card lists":
        assert isinstance(value, list)
        return [_names(cards) for cards in value]
    if kind == "characters":
        assert isinstance(value, list)
        return [CHARACTER_NAMES[number] for number in value]
    if kind == "character lists":
        assert isinstance(value, list)
        return [[CHARACTER_NAMES[number] for number in numbers] for numbers in value]
    if kind in ("numbers", "flags"):
        assert isinstance(value, (list, tuple))
        return list(value)
    if kind == "cards by space":
        assert isinstance(value, dict)
        return {SPACE_NAMES[space]: _names(cards) for space, cards in sorted(value.items())}
    if kind == "numbers by space":
        assert isinstance(value, dict)
        return {SPACE_NAMES[space]: count for space, count in sorted(value.items())}
    if kind == "numbers by card":
        assert isinstance(value, dict)
        return {CARD_NAMES[card]: count for card, count in sorted(value.items())}
    if kind == "casts":
        assert isinstance(value, tuple)
        return [list(cast) for cast in value]
    return value


def _dump_parts(thing: object, fields: dict[str, str]) -> dict[str, object]:
    return {name: _saved(getattr(thing, name), kind) for name, kind in fields.items()}


class _Loader:
    """Reads the parts of a saved table; what cannot be is refused by the reader."""

    def __init__(self) -> None:
        self.cards = {name: number for number, name in enumerate(CARD_NAMES)}
        self.cards_or_none = {**self.cards, "": NOBODY}
        self.characters = {name: number for number, name in enumerate(CHARACTER_NAMES)}
        self.spaces = {name: number for number, name in enumerate(SPACE_NAMES)}

    def read(self, data: Reader, name: str, kind: str) -> object:
        if kind == CARD_LIST:
            return data.words(name, self.cards_or_none)
        if kind == "card lists":
            return [tuple(cards) for cards in data.word_lists(name, self.cards)]
        if kind == "characters":
            return data.words(name, self.characters)
        if kind == "character lists":
            return [tuple(numbers) for numbers in data.word_lists(name, self.characters)]
        if kind == "numbers":
            return data.numbers(name, -1, 1 << 40)
        if kind == "flags":
            return [bool(value) for value in data.items(name)]
        if kind == FLAG:
            return data.flag(name)
        if kind == NUMBER:
            return data.number(name, -1, 1 << 40)
        if kind == "casts":
            return tuple([(int(str(a)), int(str(b)), int(str(c)), bool(d)) for a, b, c, d in data.lists(name)])
        part = data.part(name)
        if kind == "cards by space":
            return {self.spaces[space]: tuple(part.words(space, self.cards)) for space in part.data}
        known = self.spaces if kind == "numbers by space" else self.cards
        return {known[key]: part.number(key, 0, 99) for key in part.data}

    def fill(self, thing: object, data: Reader, fields: dict[str, str]) -> None:
        for name, kind in fields.items():
            value = self.read(data, name, kind)
            if isinstance(getattr(thing, name), tuple) and isinstance(value, list):
                value = tuple(value)
            setattr(thing, name, value)


def load_table(
    game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance, table: Reader
) -> Talisman:
    """The table from its saved form."""
    loader = _Loader()
    state = Talisman(game, players, options, strict, chance, Rulings(options))
    loader.fill(state, table, FIELDS)
    for seat, saved in enumerate(table.parts("heroes", players)):
        hero = Hero(seat)
        loader.fill(hero, saved, HERO_FIELDS)
        state.heroes.append(hero)
    if table.value("attack") is not None:
        attack = Attack(NOBODY, NOBODY, False, 0)
        loader.fill(attack, table.part("attack"), ATTACK_FIELDS)
        state.attack = attack
    return state
