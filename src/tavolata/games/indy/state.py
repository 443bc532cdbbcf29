"""What lies on the table, and what everybody at it could remember."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import Chance, Game, Reader, State, Vector
from tavolata.engine.saving import (
    COUNT,
    SEAT,
    SEAT_OR_NOBODY,
    BySeat,
    Fields,
    ListOf,
    Number,
    OfEach,
    PerSeat,
    TupleOf,
    Word,
)
from tavolata.games.indy import cards, observation, view
from tavolata.games.indy.cards import (
    A_CARD,
    CARD_NAMES,
    DARK,
    EAGLE,
    EVOCATION,
    HAND,
    HAND_PLUCKED,
    LIGHT,
    NOBODY,
    PHASES,
    SETTLEMENT,
    SHAMAN_OR_NONE,
    SHAMANS,
    TOKENS_EACH,
)

#: The seats clockwise from each seat, by number of players.
ORDERS: Final = [
    [[*range(first, players), *range(first)] for first in range(players)]
    for players in range(len(cards.SHAMAN_NAMES) + 1)
]


class Rulings:
    """The options of a table, read once (the numbers are those of the rulings)."""

    __slots__ = (
        "eagle_after_evoking",
        "eagle_discardable",
        "end_after_losses",
        "plucked_exchange",
        "replay_if_nobody",
        "return_declinable",
        "return_from_evocations",
        "winner_first",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.plucked_exchange = options["plucked-exchange"] == "yes"  # IR-07
        self.eagle_discardable = options["eagle-discard"] == "yes"  # IR-08
        self.eagle_after_evoking = options["eagle-after-evoking"] == "yes"  # IR-21
        self.winner_first = options["settlement"] == "winner-first"  # IR-23
        self.end_after_losses = options["end-check"] == "after-losses"  # IR-26
        self.replay_if_nobody = options["nobody-left"] == "replay"  # IR-27
        self.return_from_evocations = options["return-cards"] == "table-and-evocations"  # IR-31
        self.return_declinable = options["return-declinable"] == "yes"  # IR-35


SAVED: Final = Fields(
    ("phase", Word(PHASES)),
    ("manche", COUNT),
    ("dealer", SEAT),
    ("turn", SEAT_OR_NOBODY),
    ("returned", SEAT_OR_NOBODY),
    ("plate", COUNT),
    ("tokens", PerSeat(COUNT)),
    ("shamans", PerSeat(SHAMAN_OR_NONE)),
    ("hands", PerSeat(ListOf(A_CARD))),
    ("laid", PerSeat(ListOf(A_CARD))),
    ("worths", PerSeat(Number(0, 299))),
    ("table", ListOf(A_CARD)),
    ("deck", ListOf(A_CARD)),
    ("under", ListOf(SEAT_OR_NOBODY)),
    ("seen_in", OfEach(CARD_NAMES, SEAT, NOBODY)),
    ("kept_from", BySeat(TupleOf(A_CARD))),
    ("loose", BySeat(A_CARD)),
    ("loose_from", BySeat(TupleOf(A_CARD))),
    unsaved={"rulings": "read from the options"},
)


class Indy(State):
    """A table of Indy. Hands are kept in ascending order; the end of ``deck`` is its top."""

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def clock(self) -> int:
        """The manche."""
        return self.manche

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        strict: bool,
        chance: Chance,
        rulings: Rulings,
        hands: list[list[int]],
        laid: list[list[int]],
        worths: list[int],
        table: list[int],
        deck: list[int],
        under: list[int],
        tokens: list[int],
        shamans: list[int],
        seen_in: list[int],
        kept_from: dict[int, tuple[int, ...]],
        loose: dict[int, int],
        loose_from: dict[int, tuple[int, ...]],
    ) -> None:
        super().__init__(game, players, options, strict, chance)
        self.rulings = rulings
        self.hands = hands
        #: The evocation next to each shaman; empty before it is laid.
        self.laid = laid
        #: What each evocation was worth when it was laid.
        self.worths = worths
        #: The open cards next to the deck.
        self.table = table
        self.deck = deck
        #: Who knows the lowest cards of the deck: deck[i] was put there by seat under[i], or before everybody's eyes (NOBODY).
        self.under = under
        self.tokens = tokens
        self.plate = 0
        self.shamans = shamans
        self.dealer = 0
        self.manche = 0
        self.phase = SHAMANS
        #: Whose turn it is, as everybody can see.
        self.turn = NOBODY
        #: The plucked seat that made its team in this manche.
        self.returned = NOBODY
        # What everybody remembers (IR-41):
        #: the seat into whose hand everybody saw this card go, where it still is; NOBODY for all other cards;
        self.seen_in = seen_in
        #: by seat: it kept one of these cards from the last manche (a plucked seat both of whose cards were known);
        self.kept_from = kept_from
        #: by seat: this card was in its hand before its buio, and is still there or under the deck now;
        self.loose = loose
        #: the same of one of these cards.
        self.loose_from = loose_from

    def is_in(self, seat: int) -> bool:
        """A player with at least one token; the others are plucked (IN-030)."""
        return self.tokens[seat] > 0

    def from_dealer(self) -> list[int]:
        """The seats in turn order: the dealer begins, then clockwise (IN-009)."""
        return ORDERS[self.players][self.dealer]

    @property
    def scores(self) -> list[int]:
        return self.tokens[:]

    def build_view(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def own_view(self, seat: int) -> dict[str, object]:
        return view.own_view(self, seat)

    def private_view(self, seat: int, public: dict[str, object]) -> dict[str, object]:
        return view.own_view(self, seat)

    def fill_observation(self, vector: Vector, seat: int) -> None:
        observation.fill(vector, self, seat)

    def describe_action(self, vector: Vector, seat: int, action: int) -> None:
        observation.describe(vector, self, seat, action)

    def redeal(self, seat: int) -> None:
        view.redeal(self, seat)

    def __str__(self) -> str:
        return view.show(self)

    # Handling cards

    def give_up(self, seat: int, given: list[int]) -> None:
        """Cards leave the hand before everybody's eyes, and with them what was known of them."""
        hand = self.hands[seat]
        for card in given:
            hand.remove(card)
            self.seen_in[card] = NOBODY
        if self.loose and self.loose.get(seat, NOBODY) in given:
            del self.loose[seat]
        if self.kept_from or self.loose_from:
            for card in given:
                if card in self.kept_from.get(seat, ()):
                    del self.kept_from[seat]
                if card in self.loose_from.get(seat, ()):
                    del self.loose_from[seat]
                self.comes_to_light(card)

    def take(self, seat: int, card: int) -> None:
        """A card goes into the hand before everybody's eyes."""
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()
        self.seen_in[card] = seat

    def clues(self, seat: int) -> list[tuple[int, ...]]:
        """What everybody knows of the hand: at least one card of each of these is in it."""
        seen_in = self.seen_in
        found: list[tuple[int, ...]] = [(card,) for card in self.hands[seat] if seen_in[card] == seat]
        if seat in self.kept_from:
            found.append(self.kept_from[seat])
        return found

    def loose_clue(self, seat: int) -> tuple[int, ...]:
        """What everybody knows of the hand and of what the seat changed in the buio: one of these is here or there."""
        return (self.loose[seat],) if seat in self.loose else self.loose_from.get(seat, ())

    def comes_to_light(self, card: int) -> None:
        """Everybody sees a card, so it is not the one that some other seat kept."""
        for seat, kept in list(self.kept_from.items()):
            self.kept_from[seat] = left = tuple(other for other in kept if other != card)
            if len(left) == 1:
                del self.kept_from[seat]
                self.seen_in[left[0]] = seat
        for seat, kept in list(self.loose_from.items()):
            self.loose_from[seat] = left = tuple(other for other in kept if other != card)
            if len(left) == 1:
                del self.loose_from[seat]
                self.loose[seat] = left[0]

    def forget_kept_card(self, seat: int) -> None:
        """The hand changes in secret: nobody else knows any more whether the card they saw is still there.

        There is at most one such card now, the one kept from the last manche.
        """
        for card in self.hands[seat]:
            if self.seen_in[card] == seat:
                self.seen_in[card] = NOBODY
                self.loose[seat] = card
        if seat in self.kept_from:
            self.loose_from[seat] = self.kept_from.pop(seat)

    def remember_choice(self, seat: int) -> None:
        """If both cards of the hand were known to all, they know that it is one of these; otherwise they know nothing."""
        clues = self.clues(seat)
        for card in self.hands[seat]:
            self.seen_in[card] = NOBODY
        self.kept_from.pop(seat, None)
        if len(clues) == 2:
            self.kept_from[seat] = clues[0] + clues[1]

    def put_under(self, card: int, seat: int) -> None:
        """A card goes under the deck; ``seat`` alone knows it, or NOBODY in particular: everybody saw it."""
        self.deck.insert(0, card)
        self.under.insert(0, seat)

    # Copies and saving

    def clone(self) -> Indy:
        copy = Indy(
            self.game,
            self.players,
            self.options,
            self.strict,
            self.chance.clone(),
            self.rulings,
            [hand[:] for hand in self.hands],
            self.laid[:],  # the inner lists are replaced, never changed
            self.worths[:],
            self.table[:],
            self.deck[:],
            self.under[:],
            self.tokens[:],
            self.shamans[:],
            self.seen_in[:],
            self.kept_from.copy(),
            self.loose.copy(),
            self.loose_from.copy(),
        )
        copy.plate = self.plate
        copy.dealer = self.dealer
        copy.manche = self.manche
        copy.phase = self.phase
        copy.turn = self.turn
        copy.returned = self.returned
        copy.copy_machine(self)
        return copy

    def load_table(self, table: Reader) -> None:
        super().load_table(table)
        if len(self.under) > len(self.deck):
            raise table.wrong("under")

    def problems(self) -> list[str]:
        """IN-047 to IN-050: tokens and cards are conserved, hands have their size, no eagle lies open at a decision."""
        found: list[str] = []
        if sum(self.tokens) + self.plate != TOKENS_EACH * self.players or min(self.tokens) < 0 or self.plate < 0:
            found.append(f"IN-047: tokens {self.tokens} and plate {self.plate}")
        everywhere = self.deck + self.table
        for seat in range(self.players):
            everywhere = everywhere + self.hands[seat] + self.laid[seat]
        if sorted(everywhere) != cards.full_deck():
            found.append(f"IN-048: the cards are {cards.names(sorted(everywhere))}")
        for seat in range(self.players):
            hand = self.hands[seat]
            if hand != sorted(hand):
                found.append(f"the hand of seat {seat} is out of order")
            size = HAND if self.is_in(seat) else HAND_PLUCKED
            allowed = (size, 1) if self.phase in (EVOCATION, SETTLEMENT) else (size,)
            if self.manche and self.phase in (DARK, LIGHT, EVOCATION) and self.decisions and len(hand) not in allowed:
                found.append(f"IN-049: seat {seat} holds {len(hand)} cards in phase {PHASES[self.phase]}")
            for clue in self.clues(seat):
                if not any(card in hand for card in clue):
                    found.append(f"seat {seat} does not hold what everybody knows it holds")
            loose = self.loose_clue(seat)
            here = hand + [self.deck[i] for i in range(len(self.under)) if self.under[i] == seat]
            if loose and not any(card in here for card in loose):
                found.append(f"seat {seat} has neither kept nor changed what everybody knows it had")
        for card in range(EAGLE):
            owner = self.seen_in[card]
            if owner != NOBODY and card not in self.hands[owner]:
                found.append(f"{CARD_NAMES[card]} is not where everybody saw it go")
        if self.decisions and EAGLE in self.table:
            found.append("IN-050: an eagle lies open at a decision")
        return found


def blank(game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> Indy:
    """An empty table: everything is in the deck."""
    return Indy(
        game,
        players,
        options,
        strict,
        chance,
        Rulings(options),
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [0] * players,
        [],
        cards.full_deck(),
        [],
        [TOKENS_EACH] * players,
        [NOBODY] * players,
        [NOBODY] * (EAGLE + 1),
        {},
        {},
        {},
    )
