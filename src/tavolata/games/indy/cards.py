"""What is in the box (IN-002): 54 cards in three colours and three types, three eagles, six shamans, feather tokens.

A card is a number: colour * 18 + type * 6 + place of its feathers; all three eagles are the number 54, since nobody can
tell them apart. In notation RC4 is the red character with four feathers, EAG an eagle, S1 to S6 are the shamans.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tavolata.engine import Kind, Notation, Verb
from tavolata.engine.saving import Word

COLOURS: Final = "RGB"
#: Personaggio (character), cavallo (horse), oggetto (object).
TYPES: Final = "CHO"
#: Each type and colour has these feathers, one card each (IR-01).
FEATHER_VALUES: Final = (1, 2, 3, 4, 5, 6)
#: What an eagle counts in an evocation (IR-11).
EAGLE_FEATHERS: Final = 0
EAGLES: Final = 3
#: The colour of each shaman: two of each (IR-02).
SHAMAN_COLOURS: Final = (0, 0, 1, 1, 2, 2)
TOKENS_EACH: Final = 4
HAND: Final = 4
HAND_PLUCKED: Final = 2
OPEN_IN_LIGHT: Final = 3

EAGLE: Final = 54
CARDS: Final = 57

CARD_NAMES: Final = (
    *(f"{colour}{type_}{feathers}" for colour in COLOURS for type_ in TYPES for feathers in FEATHER_VALUES),
    "EAG",
)
#: The feathers of each card.
FEATHERS: Final = [feathers for _ in COLOURS for _ in TYPES for feathers in FEATHER_VALUES] + [EAGLE_FEATHERS]
#: The suit of each card: colour * 3 + type. Two cards have the same type and colour when their suits are equal.
SUITS: Final = [suit for suit in range(9) for _ in FEATHER_VALUES] + [9]
#: The same as one bit each, to see at once whether any card of a pile has it.
SUIT_BITS: Final = [1 << suit for suit in SUITS]
SHAMAN_NAMES: Final = ("S1", "S2", "S3", "S4", "S5", "S6")

CARD: Final = Kind("card", CARD_NAMES)
SHAMAN: Final = Kind("shaman", SHAMAN_NAMES)

#: As they are saved.
A_CARD: Final = Word(CARD_NAMES)
SHAMAN_OR_NONE: Final = Word(SHAMAN_NAMES, none=True)

# What a seat can do. The numbers are the places in VERBS.
CHOOSE: Final = 1
CHANGE: Final = 2
SWAP: Final = 3
PLAY_EAGLE: Final = 4
LAY: Final = 5
RETURN: Final = 6
KEEP: Final = 7

NOTATION: Final = Notation(
    "indy",
    (
        Verb("pass"),
        Verb("shaman", (SHAMAN,)),
        Verb("change", (CARD, CARD, CARD), least=1, unordered_from=0),  # give cards up for new ones (buio)
        Verb("swap", (CARD, CARD)),  # give a hand card for a table card (luce, evocazione)
        Verb("eagle", (CARD,)),  # play an eagle and take a table card
        Verb("lay", (CARD, CARD, CARD), unordered_from=0),  # evoke
        Verb("return", (CARD, CARD, CARD), unordered_from=1),  # team sciamano: own card, two table cards
        Verb("keep", (CARD,)),
    ),
)

# The parts of a game, as they are called in views and saved games.
SHAMANS: Final = 0
DARK: Final = 1
LIGHT: Final = 2
EVOCATION: Final = 3
SETTLEMENT: Final = 4
PHASES: Final = ("shamans", "dark", "light", "evocation", "settlement")

NOBODY: Final = -1

# Evocations: a worth is category * 100 + feathers, so that worths compare as the rules say (IN-022, IN-023).
WRONG: Final = 0
STANDARD: Final = 1
TEAM: Final = 2
CATEGORY_NAMES: Final = ("wrong", "standard", "team")
#: A worth as views show it: its category and its feathers.
WORTH_NAMES: Final = [(name, feathers) for name in CATEGORY_NAMES for feathers in range(100)]


def full_deck() -> list[int]:
    """The 57 cards of the indy deck, in order."""
    return list(range(EAGLE)) + [EAGLE] * EAGLES


def worth(cards: list[int]) -> int:
    """Category and feathers of three cards in ascending order, as one number (IN-006 to IN-008, IN-045, IN-046, IR-11, IR-12)."""
    a, b, c = cards
    feathers = FEATHERS[a] + FEATHERS[b] + FEATHERS[c]
    suit = SUITS[a]
    if suit % 3 == 0 and c != EAGLE:
        if SUITS[b] == suit == SUITS[c]:
            return TEAM * 100 + feathers
        if SUITS[b] == suit + 1 and SUITS[c] == suit + 2:
            return STANDARD * 100 + feathers
    return WRONG * 100 + feathers


def best(hand: list[int]) -> int:
    """What the best three cards of a hand are worth."""
    return max(worth(list(three)) for three in combinations(sorted(hand), 3))


def is_right(hand: list[int]) -> bool:
    """Whether three cards of the hand are a right evocation: three characters of one colour, or one card of each type of it."""
    held = [0] * 9
    for card in hand:
        if card != EAGLE:
            held[SUITS[card]] += 1
    for character in range(0, 9, 3):
        if held[character] >= 3 or (held[character] and held[character + 1] and held[character + 2]):
            return True
    return False


def lacking(hand: list[int]) -> list[tuple[str, str]]:
    """Colour and type of the cards that would make two in the hand a right evocation, the most feathers first."""
    # By suit, in a list: told to each seat at every move, this took 4,700 instructions with a dictionary and a sort by its values.
    most = [-1] * 9
    found: list[int] = []
    for i in range(len(hand)):
        for j in range(i + 1, len(hand)):
            suit = third_suit(hand[i], hand[j])
            if suit >= 0:
                if most[suit] < 0:
                    found.append(suit)
                most[suit] = max(most[suit], FEATHERS[hand[i]] + FEATHERS[hand[j]])
    most_first: list[int] = []
    for suit in found:
        place = len(most_first)
        while place and most[most_first[place - 1]] < most[suit]:
            place -= 1
        most_first.insert(place, suit)
    return [(COLOURS[suit // 3], TYPES[suit % 3]) for suit in most_first]


def third_suit(card: int, other: int) -> int:
    """The suit that makes a right evocation of two cards; -1 where none does."""
    if card == EAGLE or other == EAGLE:
        return -1
    first, second = SUITS[card], SUITS[other]
    if first == second:
        return first if first % 3 == 0 else -1
    if first // 3 != second // 3:
        return -1
    # The three types of a colour are numbered one after the other: the one that is missing makes up their sum.
    return 9 * (first // 3) + 3 - first - second


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
