"""What is in the box (TdT-003 to TdT-006): six Tempo cards, 90 fairies, ten specials, the Primo Talismano.

A card is a number: suit * 15 + value for a fairy, then the two Jollies, the eight other specials by kind, the Primo
Talismano. In notation SOL7 is the fairy 7 of Sole, J1 a Jolly, SP1 a Scegli posta, IN1 an Inverti ordine, CO1 a Cambia
ordine, CT1 a Cambia il tempo; SOL alone is the Tempo card of Sole.
"""

from __future__ import annotations

from typing import Final

from tavolata.engine import Kind, Notation, SetupError, Verb
from tavolata.engine.saving import Word

#: Nebbia (fog), neve (snow), nuvole (clouds), pioggia (rain), sole (sun), tempesta (storm), also called fulmine (TR-48).
SUIT_NAMES: Final = ("NEB", "NEV", "NUV", "PIO", "SOL", "TEM")
SUITS: Final = 6
VALUES: Final = 15

JOLLY: Final = 90
JOLLIES: Final = 2
#: The numbered specials: two cards of each kind, in the order of the kinds.
SPECIAL: Final = 92
PRIMO: Final = 100
CARDS: Final = 101
#: The Tempo cards are never in a hand; they have numbers only to be shuffled and named.
TEMPO: Final = 101

# The kinds of numbered specials; the rulebook has two names for some (TR-48).
CHOOSE_STAKE: Final = 0
INVERT: Final = 1
REORDER: Final = 2
TURN_WEATHER: Final = 3
SPECIAL_KINDS: Final = ("choose-stake", "invert", "reorder", "turn-weather")

_SPECIAL_NAMES: Final = ("SP1", "SP2", "IN1", "IN2", "CO1", "CO2", "CT1", "CT2")
CARD_NAMES: Final = (
    *(f"{suit}{value}" for suit in SUIT_NAMES for value in range(VALUES)),
    "J1",
    "J2",
    *_SPECIAL_NAMES,
    "PRIMO",
)
#: Suit and value of each card; a card without has the suit NO_SUIT.
NO_SUIT: Final = -1
SUIT_OF: Final = [card // VALUES if card < JOLLY else NO_SUIT for card in range(CARDS)]
VALUE_OF: Final = [card % VALUES if card < JOLLY else 0 for card in range(CARDS)]

#: The numbers printed on the eight specials, in the order of their cards, by the reading that the table chose (TR-01).
SPECIAL_NUMBERS: Final = {
    "by-kind": (1, 2, 3, 4, 5, 6, 7, 8),
    "by-deck-table": (1, 2, 7, 8, 5, 6, 3, 4),
    "by-copy": (1, 5, 2, 6, 3, 7, 4, 8),
}

CARD: Final = Kind("card", CARD_NAMES)
SUIT: Final = Kind("suit", SUIT_NAMES)
PLACE: Final = Kind("place", ("1", "2", "3", "4", "5", "6"))
#: All that is ever shuffled, by name (for scripted chance).
COMPONENT: Final = Kind("card", CARD_NAMES + SUIT_NAMES)

#: As they are saved.
A_CARD: Final = Word(CARD_NAMES)
CARD_OR_NONE: Final = Word(CARD_NAMES, none=True)
A_SUIT: Final = Word(SUIT_NAMES)

# What a seat can do. The numbers are the places in VERBS.
PLAY: Final = 1
ASIDE: Final = 2
LEAVE: Final = 3
STAKE: Final = 4
MOVE: Final = 5
KEEP: Final = 6
TURN: Final = 7
TAKE: Final = 8

NOTATION: Final = Notation(
    "talismani",
    (
        Verb("pass"),  # every game has it; here nobody may pass (TdT-008)
        Verb("play", (CARD, CARD), least=1, unordered_from=0),
        Verb("aside"),  # put the combination aside
        Verb("leave"),  # leave it among the cards played
        Verb("stake", (CARD,)),
        Verb("move", (SUIT, PLACE)),  # Cambia ordine: this Tempo card to this place of the row
        Verb("keep"),  # leave the row as it is
        Verb("turn"),  # the dominant Tempo card goes to the back
        Verb("take", (CARD,)),
    ),
)

# The parts of a turn, as they are called in views and saved games.
PLAYING: Final = 0
STAKES: Final = 1
EFFECTS: Final = 2
SHARING: Final = 3
WEATHER: Final = 4
PHASES: Final = ("play", "stake", "specials", "share", "weather")

NOBODY: Final = -1
NO_CARD: Final = -1


class Composition:
    """The deck for a number of players: a row of the table "Composizione mazzo" (TdT-004)."""

    __slots__ = ("fairies", "jollies", "players", "specials", "total")

    def __init__(
        self, players: int, fairies: tuple[int, int], jollies: int, specials: tuple[int, int, int, int], total: int
    ) -> None:
        self.players = players
        #: The lowest and the highest fairy of each suit.
        self.fairies = fairies
        self.jollies = jollies
        #: How many of each kind: Scegli posta, Inverti ordine, Cambia ordine, Cambia il tempo.
        self.specials = specials
        #: How many cards the rulebook says it has.
        self.total = total

    def deck(self) -> list[int]:
        """The cards in ascending order; of a special with one copy the lower number (TR-02)."""
        lowest, highest = self.fairies
        cards = [suit * VALUES + value for suit in range(SUITS) for value in range(lowest, highest + 1)]
        cards += range(JOLLY, JOLLY + self.jollies)
        for kind, copies in enumerate(self.specials):
            first = SPECIAL + 2 * kind
            cards += range(first, first + copies)
        return cards

    @property
    def hand(self) -> int:
        """The cards of each player at the start (TdT-005)."""
        return self.total // self.players

    def check(self) -> None:
        """Refuse a row that does not add up."""
        lowest, highest = self.fairies
        details: dict[str, object] = {"players": self.players, "total": self.total}
        if not 0 <= lowest <= highest < VALUES:
            raise SetupError(
                "error-deck-fairies", {**details, "lowest": lowest, "highest": highest}, "TdT-004", "talismani"
            )
        if not 0 <= self.jollies <= JOLLIES or any(not 0 <= copies <= 2 for copies in self.specials):
            raise SetupError("error-deck-copies", details, "TdT-004", "talismani")
        found = len(self.deck())
        if found != self.total:
            raise SetupError("error-deck-total", {**details, "found": found}, "TdT-004", "talismani")
        if self.total % self.players:
            raise SetupError("error-deck-uneven", details, "TdT-005", "talismani")


COMPOSITIONS: Final = (
    Composition(2, (1, 6), 2, (1, 0, 0, 1), 40),
    Composition(3, (1, 8), 2, (1, 1, 1, 1), 54),
    Composition(4, (0, 9), 2, (1, 0, 0, 1), 64),
    Composition(5, (0, 10), 2, (2, 1, 2, 2), 75),
    Composition(6, (0, 12), 2, (1, 1, 1, 1), 84),
    Composition(7, (0, 13), 2, (2, 1, 1, 1), 91),
    Composition(8, (0, 14), 2, (1, 1, 1, 1), 96),
    Composition(9, (0, 14), 2, (2, 1, 2, 2), 99),
    Composition(10, (0, 14), 2, (2, 2, 2, 2), 100),
)


def composition(players: int) -> Composition:
    for row in COMPOSITIONS:
        if row.players == players:
            return row
    raise SetupError("error-players", {"least": 2, "most": 10, "players": str(players)}, game="talismani")


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def is_zero(card: int) -> bool:
    """A fairy 0, which is a talisman by itself (TdT-040)."""
    return card < JOLLY and VALUE_OF[card] == 0


def is_special(card: int) -> bool:
    """A numbered special; Jollies are none (TdT-037)."""
    return SPECIAL <= card < PRIMO


def kind_of(special: int) -> int:
    return (special - SPECIAL) // 2


for _row in COMPOSITIONS:
    _row.check()
