"""What lies on the table, in both modes."""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import Chance, Game, Reader, State, Vector
from tavolata.engine.saving import COUNT, FLAG, SEAT, SEAT_OR_NOBODY, Fields, ListOf, Number, PerSeat
from tavolata.games.timeline import observation, view
from tavolata.games.timeline.cards import A_CARD, CARD, CARD_OR_NONE, FREE, HAND, ICONS, NO_CARD, NOBODY, TEAM_DECK
from tavolata.games.timeline.deck import Deck, SavedDeck


class Rulings:
    """The options of a table, read once (the numbers are those of the rulings)."""

    __slots__ = ("blocked_discardable", "equal_fits", "team", "tie_break_eliminates", "to_and_fro")

    def __init__(self, options: dict[str, str]) -> None:
        self.team = options["mode"] == "collaborative"
        self.equal_fits = options["equal-dates"] == "fit"  # TTR-05
        self.blocked_discardable = options["blocked-cards"] == "discardable"  # TTR-08
        self.tie_break_eliminates = options["tie-break"] == "eliminates"  # TTR-25
        self.to_and_fro = options["turn-order"] == "to-and-fro"


SAVED: Final = Fields(
    ("deck", SavedDeck()),
    ("dates", ListOf(Number(-(1 << 40)))),
    ("backs", ListOf(Number(0, len(ICONS) - 1))),
    ("line", ListOf(A_CARD)),
    ("slots", ListOf(CARD_OR_NONE)),
    ("hands", PerSeat(ListOf(A_CARD))),
    ("blocked", PerSeat(ListOf(A_CARD))),
    ("draw", ListOf(A_CARD)),
    ("discards", ListOf(A_CARD)),
    ("box", ListOf(A_CARD)),
    ("known", ListOf(A_CARD)),
    ("covered", ListOf(A_CARD)),
    ("salt", Number(0, 1 << 62)),
    ("out_in", PerSeat(COUNT)),
    ("left_at", PerSeat(COUNT)),
    ("first", SEAT),
    ("turn", SEAT_OR_NOBODY),
    ("round", COUNT),
    ("tie_break", FLAG),
    ("revealed", CARD_OR_NONE),
    ("placed", Number(0, 2)),
    unsaved={"rulings": "read from the options"},
)


class Timeline(State):
    """A table of Timeline Twist. Lists without a name go by seat; the end of ``draw`` is its top."""

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def clock(self) -> int:
        """The round."""
        return self.round

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        strict: bool,
        chance: Chance,
        rulings: Rulings,
        deck: Deck,
        dates: list[int],
        backs: list[int],
        line: list[int],
        slots: list[int],
        hands: list[list[int]],
        blocked: list[list[int]],
        draw: list[int],
        discards: list[int],
        box: list[int],
        out_in: list[int],
        left_at: list[int],
        known: list[int],
        covered: list[int],
    ) -> None:
        super().__init__(game, players, options, strict, chance)
        self.rulings = rulings
        self.deck = deck
        #: The date and the icon on the back of each card. Another world has other dates on the cards that nobody has
        #: turned over; replaced, never changed.
        self.dates = dates
        self.backs = backs
        #: The line, or in collaborative mode its main row, in the order of dates.
        self.line = line
        #: Collaborative: the card in the gap slot after each card of the main row but the last; FREE if none.
        self.slots = slots
        #: The cards in front of each seat that have not been turned over.
        self.hands = hands
        #: Collaborative: cards that were turned over and found no place (TTR-07).
        self.blocked = blocked
        self.draw = draw
        self.discards = discards
        #: Cards out of the game.
        self.box = box
        #: In which round a seat was eliminated, 0 while it is in, and how many cards it had left then.
        self.out_in = out_in
        self.left_at = left_at
        #: Cards that everybody has seen turned over and that went back into the draw pile (TT-028); replaced, never changed.
        self.known = known
        #: Cards on the discard pile that nobody has turned over: those of eliminated seats (TTR-27); replaced, never changed.
        self.covered = covered
        #: A number that the deal fixes: what a bot remembers of the cards hangs on it, the same for the whole game.
        self.salt = 0
        self.first = 0
        self.turn = NOBODY
        self.round = 0
        #: Whether only those who finished together still play (TT-042).
        self.tie_break = False
        #: Collaborative: the card just turned over that still needs a place, and how many were placed in this turn.
        self.revealed = NO_CARD
        self.placed = 0

    def is_in(self, seat: int) -> bool:
        return self.out_in[seat] == 0

    def from_first(self) -> list[int]:
        """The seats in turn order (TT-020, TTR-28)."""
        return [(self.first + distance) % self.players for distance in range(self.players)]

    def active_icon(self) -> int:
        """The icon that a card needs to be discarded: on the back of the top of the discard pile (TT-103, TT-142)."""
        return self.backs[self.discards[-1]] if self.discards else NOBODY

    def team_score(self) -> int:
        """TT-160 to TT-165."""
        gaps = len([card for card in self.slots if card != FREE])
        left = len(self.discards) + len(self.draw)
        for seat in range(self.players):
            left += len(self.hands[seat]) + len(self.blocked[seat])
        if self.revealed != NO_CARD:
            left += 1
        return 2 * len(self.line) + gaps - left

    @property
    def scores(self) -> list[int]:
        """The team's score; in competitive mode the cards left, as a loss (TTR-30)."""
        if self.rulings.team:
            return [self.team_score()] * self.players
        return [-len(self.hands[s]) if self.is_in(s) else -self.left_at[s] for s in range(self.players)]

    def build_view(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def own_view(self, seat: int) -> dict[str, object]:
        return {}

    def private_view(self, seat: int, public: dict[str, object]) -> dict[str, object]:
        return {}

    def fill_observation(self, vector: Vector, seat: int) -> None:
        observation.fill(vector, self, seat)

    def describe_action(self, vector: Vector, seat: int, action: int) -> None:
        observation.describe(vector, self, seat, action)

    def redeal(self, seat: int) -> None:
        view.redeal(self, seat)

    def __str__(self) -> str:
        return view.show(self)

    # Copies and saving

    def clone(self) -> Timeline:
        copy = Timeline(
            self.game,
            self.players,
            self.options,
            self.strict,
            self.chance.clone(),
            self.rulings,
            self.deck,
            self.dates,
            self.backs,
            self.line[:],
            self.slots[:],
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.blocked],
            self.draw[:],
            self.discards[:],
            self.box,  # replaced, never changed
            self.out_in[:],
            self.left_at[:],
            self.known,
            self.covered,
        )
        copy.salt = self.salt
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.tie_break = self.tie_break
        copy.revealed = self.revealed
        copy.placed = self.placed
        copy.copy_machine(self)
        return copy

    def dump_table(self) -> dict[str, object]:
        """Dates and backs are saved only in worlds where they are not those of the deck."""
        data = super().dump_table()
        if self.dates == self.deck.years:
            data["dates"] = []
        if self.backs == self.deck.backs:
            data["backs"] = []
        return data

    def load_table(self, table: Reader) -> None:
        super().load_table(table)
        deck = self.deck
        self.dates = self.dates or deck.years
        self.backs = self.backs or deck.backs
        for name, found in (("dates", len(self.dates)), ("backs", len(self.backs))):
            if found != len(deck):
                raise table.wrong(name)
        if max(self.known, default=0) >= len(deck):
            raise table.wrong("known")

    def everywhere(self) -> list[int]:
        found = self.line + [card for card in self.slots if card != FREE] + self.draw + self.discards + self.box
        for seat in range(self.players):
            found = found + self.hands[seat] + self.blocked[seat]
        return found + ([self.revealed] if self.revealed != NO_CARD else [])

    def problems(self) -> list[str]:
        """Every card is in one place, the line is in order, a slot holds a card that belongs there (TT-106, TT-030, TT-125)."""
        found: list[str] = []
        if sorted(self.everywhere()) != list(range(len(self.deck))):
            found.append("a card is missing, or in two places")
        dates = self.dates
        if any(dates[self.line[i]] > dates[self.line[i + 1]] for i in range(len(self.line) - 1)):
            found.append("TT-030: the line is out of order")
        if not set(self.covered) <= set(self.discards):
            found.append("TTR-27: a covered card is not on the discards")
        if self.rulings.team:
            in_play = len(self.deck) - len(self.box)
            if in_play != TEAM_DECK:
                found.append(f"TT-106: {in_play} cards are in the game")
            if self.line and len(self.slots) != len(self.line) - 1:
                found.append(f"TT-126: {len(self.slots)} slots for {len(self.line)} cards")
            for i, card in enumerate(self.slots):
                if card != FREE and not dates[self.line[i]] <= dates[card] <= dates[self.line[i + 1]]:
                    found.append(f"TT-123: {CARD.names[card]} lies in the wrong slot")
            for seat in range(self.players):
                if len(self.hands[seat]) + len(self.blocked[seat]) > HAND:
                    found.append(f"TT-116: seat {seat} has too many cards")
        return found


def blank(game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance, deck: Deck) -> Timeline:
    """A table before the deal: all cards are in the box."""
    return Timeline(
        game,
        players,
        options,
        strict,
        chance,
        Rulings(options),
        deck,
        deck.years,
        deck.backs,
        [],
        [],
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [],
        [],
        list(range(len(deck))),
        [0] * players,
        [0] * players,
        [],
        [],
    )
