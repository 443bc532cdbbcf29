"""What lies on the table, and what everybody at it could remember."""

from __future__ import annotations

from tavolata.engine import Chance, Game, Reader, State
from tavolata.games.talismani import cards, view
from tavolata.games.talismani.cards import (
    CARD_NAMES,
    CARDS,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    PHASES,
    PLAYING,
    PRIMO,
    SUIT_NAMES,
    SUIT_OF,
    SUITS,
)
from tavolata.games.talismani.rulings import WHOLE, Rulings

#: A talisman, prepared or forged: its cards in ascending order, one or two.
Talisman = tuple[int, ...]


class Talismani(State):
    """A table of I Talismani del Tempo. Hands and plays are kept in ascending order; lists without a name go by seat."""

    __slots__ = (
        "asides",
        "discards",
        "forged",
        "hands",
        "last_cards",
        "next_stake",
        "order",
        "phase",
        "plays",
        "pool",
        "prepared",
        "row",
        "rulings",
        "seen_in",
        "sitting",
        "stake",
        "stakes",
        "turn",
        "winner",
        "wins",
    )

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

    def look(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

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

    def dump_table(self) -> dict[str, object]:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "row": [SUIT_NAMES[suit] for suit in self.row],
            "stake": CARD_NAMES[self.stake] if self.stake != NO_CARD else "",
            "next_stake": CARD_NAMES[self.next_stake] if self.next_stake != NO_CARD else "",
            "winner": self.winner,
            "last_cards": self.last_cards[:],
            "order": self.order[:],
            "asides": self.asides[:],
            "sitting": self.sitting[:],
            "hands": [cards.names(hand) for hand in self.hands],
            "plays": [cards.names(play) for play in self.plays],
            "pool": cards.names(self.pool),
            "prepared": [[cards.names(list(one)) for one in talismans] for talismans in self.prepared],
            "forged": [[cards.names(list(one)) for one in talismans] for talismans in self.forged],
            "stakes": [cards.names(list(won)) for won in self.stakes],
            "wins": self.wins[:],
            "discards": cards.names(self.discards),
            "seen": [
                cards.names([card for card in hand if self.seen_in[card] == s]) for s, hand in enumerate(self.hands)
            ],
        }

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


def load_table(state: Talismani, table: Reader) -> None:
    """The table from its saved form."""
    players = state.players
    known = {name: number for number, name in enumerate(CARD_NAMES)}
    phase = table.text("phase")
    if phase not in PHASES:
        raise table.wrong("phase")
    state.phase = PHASES.index(phase)
    state.turn = table.number("turn", 0, 1 << 40)
    state.row = table.words("row", {name: suit for suit, name in enumerate(SUIT_NAMES)}, SUITS)
    state.stake = _card(table, "stake", known)
    state.next_stake = _card(table, "next_stake", known)
    state.winner = table.number("winner", NOBODY, players - 1)
    state.last_cards = _seats(table, "last_cards", players)
    state.order = _seats(table, "order", players)
    state.asides = _seats(table, "asides", players)
    state.sitting = _seats(table, "sitting", players)
    state.hands = table.word_lists("hands", known, players)
    state.plays = table.word_lists("plays", known, players)
    state.pool = table.words("pool", known)
    state.prepared = _talismans(table, "prepared", known, players)
    state.forged = _talismans(table, "forged", known, players)
    state.stakes = [tuple(won) for won in table.word_lists("stakes", known, players)]
    state.wins = table.numbers("wins", 0, WHOLE * CARDS, players)
    state.discards = table.words("discards", known)
    for seat, seen in enumerate(table.word_lists("seen", known, players)):
        for card in seen:
            state.seen_in[card] = seat
    if any(len(play) > 2 for play in state.plays) or any(not state.plays[seat] for seat in state.order):
        raise table.wrong("plays")


def _card(table: Reader, field: str, known: dict[str, int]) -> int:
    name = table.text(field)
    if name and name not in known:
        raise table.wrong(field)
    return known[name] if name else NO_CARD


def _seats(table: Reader, field: str, players: int) -> list[int]:
    seats = table.numbers(field, 0, players - 1)
    if len(set(seats)) != len(seats):
        raise table.wrong(field)
    return seats


def _talismans(table: Reader, field: str, known: dict[str, int], players: int) -> list[tuple[Talisman, ...]]:
    """The talismans of each seat: one or two cards each, the first one a fairy."""
    found: list[tuple[Talisman, ...]] = []
    for talismans in table.lists(field, players):
        seat: list[Talisman] = []
        for words in talismans:
            if not isinstance(words, list) or len(words) not in (1, 2):
                raise table.wrong(field)
            if any(not isinstance(word, str) or word not in known for word in words):
                raise table.wrong(field)
            talisman = tuple([known[str(word)] for word in words])
            if SUIT_OF[talisman[0]] < 0:
                raise table.wrong(field)
            seat.append(talisman)
        found.append(tuple(seat))
    return found
