"""What lies on the table, and what everybody at it could remember."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import Chance, Game, Reader, State, Vector
from tavolata.engine.saving import COUNT, SEAT, SEAT_OR_NOBODY, Fields, ListOf, OfEach, PerSeat, TupleOf, Word
from tavolata.games.talismani import cards, observation, view
from tavolata.games.talismani.cards import (
    A_CARD,
    A_SUIT,
    CARD_NAMES,
    CARD_OR_NONE,
    CARDS,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    PHASES,
    PLAYING,
    PRIMO,
    SUIT_OF,
    SUITS,
)
from tavolata.games.talismani.rulings import WHOLE, Rulings

#: A talisman, prepared or forged: its cards in ascending order, one or two.
Talisman = tuple[int, ...]


_SOME_SEATS: Final = ListOf(SEAT, different=True)

SAVED: Final = Fields(
    ("phase", Word(PHASES)),
    ("turn", COUNT),
    ("row", ListOf(A_SUIT, SUITS)),
    ("stake", CARD_OR_NONE),
    ("next_stake", CARD_OR_NONE),
    ("winner", SEAT_OR_NOBODY),
    ("last_cards", _SOME_SEATS),
    ("order", _SOME_SEATS),
    ("asides", _SOME_SEATS),
    ("sitting", _SOME_SEATS),
    ("hands", PerSeat(ListOf(A_CARD))),
    ("plays", PerSeat(ListOf(A_CARD))),
    ("pool", ListOf(A_CARD)),
    ("prepared", PerSeat(TupleOf(TupleOf(A_CARD)))),
    ("forged", PerSeat(TupleOf(TupleOf(A_CARD)))),
    ("stakes", PerSeat(TupleOf(A_CARD))),
    ("wins", PerSeat(COUNT)),
    ("discards", ListOf(A_CARD)),
    ("seen_in", OfEach(CARD_NAMES, SEAT, NOBODY)),
    unsaved={"rulings": "read from the options"},
)


class Talismani(State):
    """A table of I Talismani del Tempo. Hands and plays are kept in ascending order; lists without a name go by seat."""

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def clock(self) -> int:
        """The turn, in which all play together (TdT-007)."""
        return self.turn

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        strict: bool,
        chance: Chance,
        rulings: Rulings,
        row: list[int],
        hands: list[list[int]],
        plays: list[list[int]],
        prepared: list[tuple[Talisman, ...]],
        forged: list[tuple[Talisman, ...]],
        stakes: list[tuple[int, ...]],
        wins: list[int],
        discards: list[int],
        pool: list[int],
        order: list[int],
        asides: list[int],
        sitting: list[int],
        seen_in: list[int],
    ) -> None:
        super().__init__(game, players, options, strict, chance)
        self.rulings = rulings
        #: The suits in their order of dominance, the dominant one first.
        self.row = row
        self.hands = hands
        #: What each seat has laid in this turn and is still talked of; replaced, never changed.
        self.plays = plays
        #: The talismans that each seat has put aside, as many as it likes, and that wait for their weather (TdT-044, TR-27).
        self.prepared = prepared
        #: The captured pile: talismans forged, and stakes won.
        self.forged = forged
        self.stakes = stakes
        #: What the stakes won are worth, in half talismans.
        self.wins = wins
        #: Cards that have left the game.
        self.discards = discards
        #: The cards played that nobody has yet: the candidates for the stake, then what is shared out.
        self.pool = pool
        #: The seats with a play, from the lowest to the highest, as the share-out goes (TdT-032, TdT-037).
        self.order = order
        #: The seats that put a combination aside in this turn.
        self.asides = asides
        #: The seats that lay no cards in this turn, because the weather suits a talisman of theirs (TdT-046).
        self.sitting = sitting
        self.stake = PRIMO
        self.next_stake = NO_CARD
        self.turn = 0
        self.phase = PLAYING
        self.winner = NOBODY
        #: Who laid the last cards of a hand in this turn; replaced, never changed.
        self.last_cards: list[int] = []
        #: What everybody remembers: the seat into whose hand everybody saw this card go, where it still is.
        self.seen_in = seen_in

    @property
    def scores(self) -> list[int]:
        """Captured talismans, stakes and forged ones, in halves, so that they stay whole numbers (TdT-002, TR-43)."""
        return [self.wins[seat] + WHOLE * len(self.forged[seat]) for seat in range(self.players)]

    def wholes(self, seat: int) -> list[int]:
        """The whole talismans of the first tie-break, as their suits; NO_SUIT is the Primo Talismano (TdT-059, TR-44)."""
        stakes = self.stakes[seat]
        zeros: list[int] = []
        if self.rulings.whole_zero_stake:  # TR-18
            zeros = [SUIT_OF[card] for card in stakes if cards.is_zero(card)]
        found: list[int] = []
        if PRIMO in stakes and self.wins[seat] > len(stakes) + len(zeros):  # not where it was won as a half (TR-17)
            found.append(NO_SUIT)
        found += [
            SUIT_OF[talisman[0]]
            for talisman in self.forged[seat]
            if self.rulings.all_forged_whole or len(talisman) == 1  # only a 0 is a talisman by itself
        ]
        return found + zeros

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

    # Copies and saving

    def clone(self) -> Talismani:
        copy = Talismani(
            self.game,
            self.players,
            self.options,
            self.strict,
            self.chance.clone(),
            self.rulings,
            self.row[:],
            [hand[:] for hand in self.hands],
            self.plays[:],
            self.prepared[:],
            self.forged[:],
            self.stakes[:],
            self.wins[:],
            self.discards[:],
            self.pool[:],
            self.order,  # replaced, never changed, as are the two that follow
            self.asides,
            self.sitting,
            self.seen_in[:],
        )
        copy.stake = self.stake
        copy.next_stake = self.next_stake
        copy.turn = self.turn
        copy.phase = self.phase
        copy.winner = self.winner
        copy.last_cards = self.last_cards
        copy.copy_machine(self)
        return copy

    def load_table(self, table: Reader) -> None:
        super().load_table(table)
        if any(len(play) > 2 for play in self.plays) or any(not self.plays[seat] for seat in self.order):
            raise table.wrong("plays")
        if any(not _are_talismans(talismans) for talismans in self.prepared):
            raise table.wrong("prepared")
        if any(not _are_talismans(talismans) for talismans in self.forged):
            raise table.wrong("forged")

    def everywhere(self) -> list[int]:
        """Every card, wherever it is. A card that was laid is in the pool, aside, or has become the stake."""
        found = self.discards + self.pool
        for seat in range(self.players):
            found = found + self.hands[seat] + list(self.stakes[seat])
            for talisman in self.prepared[seat] + self.forged[seat]:
                found = found + list(talisman)
        return found + [card for card in (self.stake, self.next_stake) if card != NO_CARD]

    def problems(self) -> list[str]:
        """TdT-061, TdT-062: every card is in one place, the row has every suit."""
        found: list[str] = []
        if sorted(self.everywhere()) != [*cards.composition(self.players).deck(), PRIMO]:
            found.append(f"TdT-061: the cards are {' '.join(cards.names(sorted(self.everywhere())))}")
        if sorted(self.row) != list(range(SUITS)):
            found.append(f"TdT-062: the row is {self.row}")
        for seat in range(self.players):
            if self.hands[seat] != sorted(self.hands[seat]):
                found.append(f"the hand of seat {seat} is out of order")
            if len(self.stakes[seat]) > self.wins[seat] or self.wins[seat] > WHOLE * len(self.stakes[seat]):
                found.append(f"TdT-023: seat {seat} has {self.wins[seat]} halves for {len(self.stakes[seat])} stakes")
        for card in range(CARDS):
            owner = self.seen_in[card]
            if owner != NOBODY and card not in self.hands[owner]:
                found.append(f"{CARD_NAMES[card]} is not where everybody saw it go")
        return found


def blank(game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> Talismani:
    """A table before the deal: all cards lie in the pool, the Primo Talismano is the stake (TdT-006)."""
    return Talismani(
        game,
        players,
        options,
        strict,
        chance,
        Rulings(options),
        list(range(SUITS)),
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [()] * players,
        [()] * players,
        [()] * players,
        [0] * players,
        [],
        cards.composition(players).deck(),
        [],
        [],
        [],
        [NOBODY] * CARDS,
    )


def _are_talismans(talismans: tuple[Talisman, ...]) -> bool:
    """One or two cards each, the first one a fairy."""
    return all(len(talisman) in (1, 2) and SUIT_OF[talisman[0]] != NO_SUIT for talisman in talismans)
