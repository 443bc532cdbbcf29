"""What lies on the table: zones, forces, territories, the fight that goes on, and what was seen of hidden cards."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import Chance, Game, Reader, State, Vector
from tavolata.engine.saving import COUNT, SEAT, ByWord, Fields, ListOf, Nested, PerSeat, Row, TupleOf, Word
from tavolata.games.isola.box.actions import A_MOVE
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.records import ARMY
from tavolata.games.isola.box.things import A_THING, CARD_OF, COPIES, EVENTS_BEGIN, FIRST_OF, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import observation, view
from tavolata.games.isola.rules.pieces import (
    A_CARD,
    BATTLE_FIELDS,
    CARD_LIST,
    FIGHT_FIELDS,
    FORCE_FIELDS,
    NONE,
    PLACE_FIELDS,
    Battle,
    Fight,
    Force,
    Held,
    Site,
    place_among,
    usable_of,
)

PHASES: Final = ("start", "order", "draw", "presentation", "combat", "epilogue")
START: Final = 0
ORDER: Final = 1
DRAW: Final = 2
PRESENTATION: Final = 3
COMBAT: Final = 4
EPILOGUE: Final = 5

#: The hand at the start, and the most that may be held after presentation (ID-114, ID-116).
HAND: Final = 7
#: The lead that wins (ID-120, RU-05).
MARGIN: Final = 10


#: What the second player may get for being second: order points, a first hand of the first player that is one card smaller, or
#: two turns in which the first player does not attack (in the first there is nothing to attack). The rulebook has none of them.
COMPENSATIONS: Final = (*(f"points-{points}" for points in range(2, 9)), "card-fewer", "no-first-attack")


class Rulings:
    """The options of a table, read once (the numbers are those of the rulings)."""

    __slots__ = (
        *("advanced", "budget", "cancels_held", "commanders_keep", "double_by_card", "equal_on_places", "first"),
        *("first_hand", "late_win_check", "least_cards", "lose_on_empty", "open_lists", "peace_until", "pips_add_up"),
        *("second_points", "table_defence"),
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.advanced = options["game"] == "advanced"  # ID-223
        #: How much the cards on the table at the start may cost; 0: there are none (ID-232).
        self.budget = 0 if options["start"] == "usual" else int(options["start"])
        self.table_defence = options["defence"] == "table"  # RU-01
        self.late_win_check = options["advanced-win"] == "after-points"  # RU-06
        self.pips_add_up = options["activation"] == "budget"  # RU-08
        self.lose_on_empty = options["deck-out"] == "on-empty"  # RU-13
        self.least_cards = int(options["least-cards"])  # RU-15
        self.double_by_card = options["double-damage"] == "card"  # RU-45
        self.cancels_held = options["cancel"] == "whole"  # RU-50
        self.equal_on_places = options["place-cards"] == "any"  # RU-75
        self.open_lists = options["deck-lists"] == "open"  # RU-86
        self.commanders_keep = options["commander-keywords"] == "yes"  # RU-99
        #: The seat that begins; -1: the lot decides (RU-16).
        self.first = -1 if options["first"] == "lot" else int(options["first"]) - 1
        compensation = options["second-player"]
        #: The second player's points at the start, the first player's first hand, and the last turn without an attack of the
        #: first player.
        self.second_points = int(compensation[-1]) if compensation.startswith("points-") else 0
        self.first_hand = HAND - 1 if compensation == "card-fewer" else HAND
        self.peace_until = 3 if compensation == "no-first-attack" else 0


SAVED: Final = Fields(
    ("phase", Word(PHASES)),
    ("turn", COUNT),
    ("active", SEAT),
    ("points", PerSeat(COUNT)),
    ("hands", PerSeat(CARD_LIST)),
    ("futures", PerSeat(CARD_LIST)),
    ("pasts", PerSeat(CARD_LIST)),
    ("removed", PerSeat(CARD_LIST)),
    ("spent", ListOf(Row(A_CARD, SEAT, COUNT))),
    ("forces", ByWord(THING_NAMES, Nested(FORCE_FIELDS, lambda: Force(0, 0)))),
    ("territories", PerSeat(ListOf(Nested(PLACE_FIELDS, lambda: Site(PLACES_BEGIN, 0))))),
    ("destiny", ByWord(THING_NAMES, SEAT)),
    ("battles", ListOf(Nested(BATTLE_FIELDS, lambda: Battle(0, 0, (), ())))),
    ("fights", ListOf(Nested(FIGHT_FIELDS, Fight))),
    ("fought", ListOf(A_THING)),
    ("afterwards", ListOf(A_THING)),
    ("shown", PerSeat(CARD_LIST)),
    ("spied", PerSeat(CARD_LIST)),
    ("foreseen", PerSeat(COUNT)),
    ("turn_scope", COUNT),
    ("phase_scope", COUNT),
    ("next_fight", COUNT),
    ("bought", PerSeat(TupleOf(A_MOVE))),
    unsaved={"rulings": "read from the options", "troops": "follow from the forces"},
)


class Isola(State):
    """A table of Isola dei Demoni, by seat (ID-001 to ID-003, ID-009). Hands are in ascending order; the end of a future is
    its top.
    """

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def clock(self) -> int:
        """The turn."""
        return self.turn

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        strict: bool,
        chance: Chance,
        rulings: Rulings,
        points: list[int],
        hands: list[list[int]],
        futures: list[list[int]],
        pasts: list[list[int]],
        removed: list[list[int]],
        forces: dict[int, Force],
        territories: list[list[Site]],
        destiny: dict[int, int],
    ) -> None:
        super().__init__(game, players, options, strict, chance)
        self.rulings = rulings
        self.phase = START
        self.turn = 0
        #: The turn player; in the advanced game the first player of the turn.
        self.active = 0
        self.points = points
        self.hands = hands
        self.futures = futures
        self.pasts = pasts
        #: Out of the game (ID-005).
        self.removed = removed
        #: Play-and-discard cards that still count, whose they are, and the scope with which they go to the past (RU-07).
        self.spent: list[tuple[int, int, int]] = []
        #: By thing.
        self.forces = forces
        #: The same by seat, in ascending order: to sort them for each look was a tenth of the time of a random game.
        self.troops: list[list[Force]] = [[], []]
        #: The oldest place first; the last one is the frontier (ID-006, ID-007).
        self.territories = territories
        #: Events that stay, by thing, and whose they are (ID-010).
        self.destiny = destiny
        #: Attacks declared and not fought yet.
        self.battles: list[Battle] = []
        #: The fight that goes on is the last one; a challenge interrupts another (ID-217).
        self.fights: list[Fight] = []
        #: Who was in a group of this combat phase and becomes engaged at its end (ID-176); who is readied after that.
        self.fought: list[int] = []
        self.afterwards: list[int] = []
        #: What everybody, and what only the opponent, has seen go into or lie in a hand, where it still is.
        self.shown: list[list[int]] = [[], []]
        self.spied: list[list[int]] = [[], []]
        #: How many of the top cards of its future the owner knows.
        self.foreseen: list[int] = [0, 0]
        #: The scopes of this turn and phase, and the number of the next fight: what is played before it is tied to it (RU-07).
        self.turn_scope = 0
        self.phase_scope = 0
        self.next_fight = 0
        #: What each has bought for the start and not shown yet (RU-70).
        self.bought: list[tuple[int, ...]] = [(), ()]

    # Looking

    def forces_of(self, seat: int) -> list[Force]:
        """The protagonists of a seat, in the order of their numbers."""
        return self.troops[seat]

    def site(self, thing: int) -> Site:
        """A place on the table."""
        for territory in self.territories:
            for site in territory:
                if site.thing == thing:
                    return site
        raise KeyError(thing)

    def owner_of(self, thing: int) -> int:
        """Whose thing it is; NONE: it is not on the table."""
        if thing < PLACES_BEGIN:
            force = self.forces.get(thing)
            return NONE if force is None else force.owner
        if thing < EVENTS_BEGIN:
            for territory in self.territories:
                for site in territory:
                    if site.thing == thing:
                        return site.owner
            return NONE
        return self.destiny.get(thing, NONE)

    def in_presentation(self) -> bool:
        return self.phase == PRESENTATION

    def fight(self) -> Fight | None:
        """The combat being fought, the innermost one."""
        return self.fights[-1] if self.fights else None

    def free_thing(self, card: int, seat: int) -> int:
        """The number that the next one of that card gets on the table."""
        first = FIRST_OF[card]
        if CARDS[card].is_life:
            return first
        for thing in range(first + seat * COPIES, first + (seat + 1) * COPIES):
            if self.owner_of(thing) == NONE:
                return thing
        raise AssertionError("more of a card than a deck can have")

    def is_in_play(self, same: int) -> bool:
        """Whether a card of that name and type lies on the table, on either side (ID-190, RU-11)."""
        for troop in self.troops:
            for force in troop:
                if CARDS[force.card].same == same or (force.held and force.bears(same)):
                    return True
        for territory in self.territories:
            for site in territory:
                if CARDS[site.card].same == same or (site.held and site.bears(same)):
                    return True
        return any(CARDS[CARD_OF[thing]].same == same for thing in self.destiny)

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    def build_view(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def private_view(self, seat: int, public: dict[str, object]) -> dict[str, object]:
        return view.private_view(self, seat)

    def own_view(self, seat: int) -> dict[str, object]:
        return view.own_view(self, seat)

    def fill_observation(self, vector: Vector, seat: int) -> None:
        observation.fill(vector, self, seat)

    def describe_action(self, vector: Vector, seat: int, action: int) -> None:
        observation.describe(vector, self, seat, action)

    def redeal(self, seat: int) -> None:
        view.redeal(self, seat)

    def __str__(self) -> str:
        return view.show(self)

    # Moving cards

    def take_from_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand before everybody's eyes, and with it what was known of it."""
        self.hands[seat].remove(card)
        shown, spied = self.shown[seat], self.spied[seat]
        if shown and card in shown:
            shown.remove(card)
        elif spied and card in spied:
            spied.remove(card)

    def put_into_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()

    def draw(self, seat: int, count: int) -> int:
        """The top cards of the future go to the hand, as many as there are; how many."""
        future, hand = self.futures[seat], self.hands[seat]
        held = len(hand)
        while future and len(hand) - held < count:
            hand.append(future.pop())
        drawn = len(hand) - held
        if self.events is not None:
            names = [KEYS[card] for card in hand[held:]]
            self.tell("drew", "ID-123", {"seat": seat, "count": drawn}, {"cards": names}, (seat,))
        hand.sort()
        if self.foreseen[seat]:
            self.foreseen[seat] = max(0, self.foreseen[seat] - drawn)
        return drawn

    def to_past(self, card: int, owner: int) -> None:
        """Cards always go to their owner's past (RU-57)."""
        self.pasts[owner].append(card)

    def to_removed(self, card: int, owner: int) -> None:
        """Out of the game (ID-005)."""
        self.removed[owner].append(card)

    def shuffle_future(self, seat: int) -> None:
        """After a search (ID-004)."""
        self.futures[seat].sort()
        self.chance.shuffle(self.futures[seat])
        self.foreseen[seat] = 0

    def set_force(self, force: Force) -> None:
        """Put a protagonist onto the table, or into the place of its older self."""
        self.forces[force.thing] = force
        troop = self.troops[force.owner]
        place = place_among(troop, force.thing)
        if place < len(troop) and troop[place].thing == force.thing:
            troop[place] = force
        else:
            troop.insert(place, force)

    def drop_force(self, force: Force) -> None:
        """A protagonist is on the table no longer."""
        del self.forces[force.thing]
        troop = self.troops[force.owner]
        del troop[place_among(troop, force.thing)]

    def set_site(self, changed: Site) -> None:
        """Put a place into the place of its older self."""
        territory = self.territories[changed.owner]
        for place in range(len(territory)):
            if territory[place].thing == changed.thing:
                territory[place] = changed

    def discard_held(self, held: tuple[Held, ...]) -> None:
        """What was assigned to a card that is gone goes to its owners' pasts (RU-57, RU-76)."""
        for card, owner in held:
            self.to_past(card, owner)

    def forget(self, thing: int) -> None:
        """Something has left the table: what it did and what was done to it ends, and it is in no group."""
        self.modifiers.end_thing(thing)
        self.leave_groups(thing)
        if thing in self.fought:
            self.fought.remove(thing)
        if thing in self.afterwards:
            self.afterwards.remove(thing)

    def leave_groups(self, thing: int) -> None:
        """It leaves whatever group it is in; the rest closes up (RU-51)."""
        for place in range(len(self.battles)):
            if self.battles[place].is_in(thing):
                self.battles[place] = self.battles[place].without(thing)
        for fight in self.fights:
            fight.leave(thing)

    # Copies and saving

    def clone(self) -> Isola:
        copy = Isola(
            self.game,
            self.players,
            self.options,
            self.strict,
            self.chance.clone(),
            self.rulings,
            self.points[:],
            [hand[:] for hand in self.hands],
            [future[:] for future in self.futures],
            [past[:] for past in self.pasts],
            [removed[:] for removed in self.removed],
            self.forces.copy(),
            [territory[:] for territory in self.territories],
            self.destiny.copy(),
        )
        copy.troops = [troop[:] for troop in self.troops]
        copy.phase = self.phase
        copy.turn = self.turn
        copy.active = self.active
        copy.spent = self.spent[:]
        copy.battles = self.battles[:]
        if self.fights:
            copy.fights = [fight.copy() for fight in self.fights]
        copy.fought = self.fought[:]
        copy.afterwards = self.afterwards[:]
        copy.shown = [shown[:] for shown in self.shown]
        copy.spied = [spied[:] for spied in self.spied]
        copy.foreseen = self.foreseen[:]
        copy.turn_scope = self.turn_scope
        copy.phase_scope = self.phase_scope
        copy.next_fight = self.next_fight
        copy.bought = self.bought
        copy.copy_machine(self)
        return copy

    def load_table(self, table: Reader) -> None:
        super().load_table(table)
        for thing, force in self.forces.items():
            force.card = CARD_OF[force.thing]
            force.usable = usable_of(force.held)
            if force.thing != thing or thing >= PLACES_BEGIN or CARDS[force.card].type > ARMY:
                raise table.wrong("forces")
        for thing in sorted(self.forces):
            self.set_force(self.forces[thing])
        for territory in self.territories:
            for site in territory:
                site.card = CARD_OF[site.thing]
                if not PLACES_BEGIN <= site.thing < EVENTS_BEGIN:
                    raise table.wrong("territories")
        if any(thing < EVENTS_BEGIN for thing in self.destiny):
            raise table.wrong("destiny")

    def cards_of(self, seat: int) -> list[int]:
        """All cards of a seat, wherever they are."""
        return self.hands[seat] + self.futures[seat] + self.open_cards_of(seat)

    def open_cards_of(self, seat: int) -> list[int]:
        """All cards of a seat but for its hand and future."""
        found = self.pasts[seat] + self.removed[seat]
        found += [card for card, owner, _ in self.spent if owner == seat]
        for force in self.forces.values():
            if force.owner == seat:
                found += [force.card] * force.lives
            found += [card for card, owner in force.held if owner == seat]
        for territory in self.territories:
            for site in territory:
                if site.owner == seat:
                    found.append(site.card)
                found += [card for card, owner in site.held if owner == seat]
        found += [CARD_OF[thing] for thing, owner in self.destiny.items() if owner == seat]
        return found

    def problems(self) -> list[str]:
        """Each card is in exactly one place; lives are one protagonist's; nobody is in two groups."""
        found: list[str] = []
        for seat in range(len(self.seat_decks)):
            if sorted(self.cards_of(seat)) != sorted(KEYS.index(name) for name in self.seat_decks[seat].cards):
                found.append(f"the cards of seat {seat} are not those of its deck")
        for seat in range(self.players):
            if self.hands[seat] != sorted(self.hands[seat]):
                found.append(f"the hand of seat {seat} is out of order")
            left = self.hands[seat][:]
            for card in self.shown[seat] + self.spied[seat]:
                if card not in left:
                    found.append(f"seat {seat} does not hold what was seen in its hand")
                    break
                left.remove(card)
            if self.foreseen[seat] > len(self.futures[seat]):
                found.append(f"seat {seat} knows more cards of its future than there are")
        grouped = [thing for battle in self.battles for thing in (*battle.attack, *battle.attack_leaders)]
        grouped += [thing for battle in self.battles for thing in (*battle.defence, *battle.defence_leaders)]
        if len(set(grouped)) != len(grouped):
            found.append("ID-146: somebody is in two groups")
        for thing, force in self.forces.items():
            if not CARDS[force.card].is_life and force.lives != 1:
                found.append(f"{THING_NAMES[thing]} has {force.lives} lives")
            if force.successors() and not force.is_master():
                found.append(f"ID-097: {THING_NAMES[thing]} has a Successor")
        for thing in grouped + self.fought:
            if thing not in self.forces:
                found.append(f"{THING_NAMES[thing]} fights and is not there")
        return found


def blank(game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> Isola:
    """An empty table."""
    return Isola(
        game,
        players,
        options,
        strict,
        chance,
        Rulings(options),
        [0] * players,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        {},
        [[] for _ in range(players)],
        {},
    )
