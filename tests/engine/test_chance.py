"""The sources of luck: the same numbers for ever, fair enough, independent copies, and dice that tests can load."""

from __future__ import annotations

import hashlib
import json
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.minigame import ORDEAL
from tavolata.engine import Chance, ChanceError, Fair, Fast, FileError, Scripted
from tavolata.engine.chance import load_chance

LIMITS = (2, 6, 52, 57, 1000, 1 << 31)

#: Seed, then in this order: below each of LIMITS, eight dice, ten cards shuffled, five choices, the state at the end.
#: These numbers never change: recorded games and published keys depend on them.
FAST_VECTORS = [
    (
        0,
        [0, 2, 4, 47, 11, 1313567742],
        [1, 3, 6, 4, 5, 1, 6, 6],
        [9, 7, 2, 3, 6, 0, 5, 4, 8, 1],
        [10, 10, 30, 20, 20],
        1651917699913523018,
    ),
    (
        1,
        [1, 0, 38, 22, 351, 746188062],
        [6, 5, 4, 4, 2, 1, 5, 2],
        [7, 5, 2, 1, 8, 9, 4, 0, 6, 3],
        [30, 30, 10, 30, 30],
        3147759210528252487,
    ),
    (
        42,
        [0, 4, 28, 16, 143, 591366026],
        [4, 3, 3, 5, 2, 3, 5, 3],
        [3, 6, 2, 7, 5, 4, 1, 0, 9, 8],
        [20, 10, 10, 10, 10],
        905325831358287584,
    ),
    (
        9223372036854775807,
        [0, 2, 4, 3, 246, 1012250056],
        [3, 3, 6, 1, 3, 4, 1, 1],
        [0, 1, 6, 3, 4, 8, 5, 2, 7, 9],
        [10, 10, 30, 20, 10],
        721028418559590086,
    ),
]

#: The same for keys, with the published hash of the key last.
FAIR_VECTORS = [
    (
        bytes(16),
        [0, 2, 42, 55, 585, 1159483797],
        [5, 6, 6, 1, 1, 1, 3, 5],
        [1, 3, 4, 6, 7, 9, 5, 8, 2, 0],
        [20, 20, 20, 30, 30],
        "c3356c41313bb7b99295948a37be967467f07b8a22f1df50e5173de2cfa1c839",
    ),
    (
        bytes(range(32)),
        [1, 0, 8, 4, 298, 1026031572],
        [3, 4, 1, 5, 5, 1, 1, 5],
        [4, 6, 0, 1, 9, 3, 7, 2, 5, 8],
        [30, 10, 20, 20, 30],
        "e432dcc0feb8e6f6e469f2d6d1d044d92aaf28de5182e21c3822afd91fbb7b81",
    ),
    (
        b"tavolata" * 8,
        [1, 3, 33, 36, 279, 451857877],
        [4, 5, 3, 4, 5, 1, 5, 5],
        [6, 4, 9, 1, 0, 7, 5, 3, 8, 2],
        [30, 10, 20, 30, 20],
        "3a9f4a6b4b16df78747501f851faea9283b503bf549d112ae9329dada18f21db",
    ),
]

#: The same keys in games begun by earlier versions, in which each draw has a hash of its own.
SINGLE_VECTORS = [
    (
        bytes(16),
        [0, 1, 28, 12, 744, 1608121605],
        [4, 1, 5, 4, 5, 2, 1, 2],
        [6, 2, 5, 8, 7, 3, 1, 9, 4, 0],
        [30, 20, 10, 10, 30],
        "c3356c41313bb7b99295948a37be967467f07b8a22f1df50e5173de2cfa1c839",
    ),
    (
        bytes(range(32)),
        [0, 5, 2, 9, 413, 464705029],
        [3, 4, 2, 3, 6, 2, 4, 2],
        [0, 4, 5, 8, 7, 1, 2, 3, 9, 6],
        [30, 10, 20, 30, 30],
        "e432dcc0feb8e6f6e469f2d6d1d044d92aaf28de5182e21c3822afd91fbb7b81",
    ),
    (
        b"tavolata" * 8,
        [0, 0, 36, 50, 203, 692046183],
        [5, 6, 1, 5, 6, 4, 4, 4],
        [2, 7, 3, 1, 4, 0, 5, 9, 6, 8],
        [20, 20, 20, 20, 30],
        "3a9f4a6b4b16df78747501f851faea9283b503bf549d112ae9329dada18f21db",
    ),
]

KEY = bytes(range(16))


def drawn(chance: Chance) -> tuple[list[int], list[int], list[int], list[int]]:
    below = [chance.below(limit) for limit in LIMITS]
    dice = [chance.die() for _ in range(8)]
    cards = list(range(10))
    chance.shuffle(cards)
    return below, dice, cards, [chance.choice([10, 20, 30]) for _ in range(5)]


def sources() -> list[Chance]:
    return [Fast(7), Fair(KEY), Scripted([3, [2, 0], 1], Fast(7)), Fair(KEY, single=True)]


# The numbers


@pytest.mark.parametrize("vector", FAST_VECTORS, ids=lambda vector: str(vector[0]))
def test_fast_gives_these_numbers_for_ever(
    vector: tuple[int, list[int], list[int], list[int], list[int], int],
) -> None:
    seed, below, dice, cards, choices, state = vector
    chance = Fast(seed)
    assert drawn(chance) == (below, dice, cards, choices)
    assert chance.dump() == {"source": "fast", "state": state}


@pytest.mark.parametrize("vector", FAIR_VECTORS, ids=lambda vector: vector[0].hex()[:8])
def test_fair_gives_these_numbers_for_ever(
    vector: tuple[bytes, list[int], list[int], list[int], list[int], str],
) -> None:
    key, below, dice, cards, choices, commitment = vector
    chance = Fair(key)
    assert drawn(chance) == (below, dice, cards, choices)
    assert chance.commitment() == commitment
    assert chance.dump() == {"source": "fair-words", "key": key.hex(), "counter": 28}


@pytest.mark.parametrize("vector", SINGLE_VECTORS, ids=lambda vector: vector[0].hex()[:8])
def test_fair_goes_on_giving_its_first_numbers_where_a_game_began_with_them(
    vector: tuple[bytes, list[int], list[int], list[int], list[int], str],
) -> None:
    key, below, dice, cards, choices, commitment = vector
    chance = load_chance({"source": "fair", "key": key.hex(), "counter": 0})
    assert isinstance(chance, Fair)
    assert drawn(chance) == (below, dice, cards, choices)
    assert chance.commitment() == commitment
    assert chance.dump() == {"source": "fair", "key": key.hex(), "counter": 28}
    assert drawn(chance.from_start()) == (below, dice, cards, choices)


def test_fair_goes_on_from_any_draw_of_a_block_and_over_its_end() -> None:
    whole = Fair(KEY)
    numbers = [whole.below(1 << 31) for _ in range(50)]
    for already in range(49):
        chance = Fair(KEY, already)
        assert chance.below(1 << 31) == numbers[already]
        assert chance.clone().below(1 << 31) == numbers[already + 1]
    assert Fair(KEY, 33).from_start().below(1 << 31) == numbers[0]


def test_a_word_that_would_favour_a_number_is_passed_over() -> None:
    # With 3 * 2**29 that is a word in four. Written as one would check it.
    limit = 3 << 29
    words = [
        int.from_bytes(hashlib.blake2b(block.to_bytes(8, "big"), key=KEY).digest()[4 * place : 4 * place + 4], "big")
        for block in range(8)
        for place in range(16)
    ]
    kept = [word for word in words if word * limit % 2**32 >= 2**32 % limit]
    assert 60 < len(kept) < len(words)
    chance = Fair(KEY)
    assert [chance.below(limit) for _ in range(60)] == [word * limit // 2**32 for word in kept[:60]]


def test_a_shuffle_is_the_same_whether_written_out_or_drawn_one_by_one() -> None:
    for seed in range(20):
        quick, slow = Fast(seed), Fast(seed)
        cards, expected = list(range(57)), list(range(57))
        quick.shuffle(cards)
        Chance.shuffle(slow, expected)
        assert cards == expected
        assert quick.dump() == slow.dump()


@given(st.integers(0, (1 << 63) - 1), st.integers(1, 1 << 31))
def test_every_draw_is_in_range(seed: int, limit: int) -> None:
    assert 0 <= Fast(seed).below(limit) < limit
    assert 0 <= Fair(seed.to_bytes(16, "big")).below(limit) < limit
    assert 1 <= Fast(seed).die(limit) <= limit


@given(st.lists(st.integers(), max_size=60), st.integers(0, 1 << 40))
def test_a_shuffle_loses_nothing(cards: list[int], seed: int) -> None:
    for chance in (Fast(seed), Fair(seed.to_bytes(16, "big"))):
        shuffled = cards[:]
        chance.shuffle(shuffled)
        assert sorted(shuffled) == sorted(cards)


# Fairness. The seeds are fixed, so these cannot fail by bad luck; the limits leave one chance in a thousand.


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("chance", [Fast(1), Fast(2), Fast(3), Fair(KEY)], ids=["fast1", "fast2", "fast3", "fair"])
def test_dice_pairs_of_dice_and_shuffles_are_even(chance: Chance) -> None:
    dice = [chance.die() for _ in range(12000)]
    assert chi_square([dice.count(face) for face in range(1, 7)]) < 20.5
    pairs = [dice[i] * 10 + dice[i + 1] for i in range(0, 12000, 2)]
    assert chi_square([pairs.count(a * 10 + b) for a in range(1, 7) for b in range(1, 7)]) < 66.6
    orders = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(6000):
        cards = list(range(4))
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert chi_square(list(orders.values())) < 49.7


def test_neighbouring_seeds_share_nothing() -> None:
    first = [Fast(seed).die() for seed in range(12000)]
    assert chi_square([first.count(face) for face in range(1, 7)]) < 20.5
    pairs = [first[i] * 10 + first[i + 1] for i in range(0, 12000, 2)]
    assert chi_square([pairs.count(a * 10 + b) for a in range(1, 7) for b in range(1, 7)]) < 66.6
    assert len({Fast(seed).below(1 << 31) for seed in range(1000)}) > 990


def test_any_card_may_end_up_anywhere_in_a_full_deck() -> None:
    chance = Fast(5)
    counts = [[0] * 20 for _ in range(20)]
    for _ in range(4000):
        cards = list(range(20))
        chance.shuffle(cards)
        for place, card in enumerate(cards):
            counts[card][place] += 1
    # 361 degrees of freedom
    assert chi_square([count for row in counts for count in row]) < 448


# Copies


@pytest.mark.parametrize("source", [0, 1, 2, 3], ids=["fast", "fair", "loaded", "single"])
def test_a_copy_goes_its_own_way_from_the_same_place(source: int) -> None:
    chance = sources()[source]
    before = json.dumps(chance.dump())
    copy = chance.clone()
    rolled = copy.die()
    assert json.dumps(chance.dump()) == before
    assert chance.die() == rolled
    assert chance.dump() == copy.dump()


@pytest.mark.parametrize("source", [0, 1, 2, 3], ids=["fast", "fair", "loaded", "single"])
def test_a_saved_source_goes_on_where_it_was(source: int) -> None:
    chance = sources()[source]
    chance.die()
    again = load_chance(json.loads(json.dumps(chance.dump())))
    assert type(again) is type(chance)
    assert again.dump() == chance.dump()
    for each in (chance, again):
        cards = list(range(5))
        each.shuffle(cards)
        each.below(3)
    assert again.dump() == chance.dump()


# Fair: commit, play, reveal


def test_the_published_hash_fits_the_key_and_no_other() -> None:
    assert Fair(KEY).commitment() == Fair(KEY, 99).commitment()  # it does not depend on what was drawn
    assert Fair(KEY).commitment() != Fair(KEY[::-1]).commitment()


def test_with_the_key_every_draw_can_be_checked_by_anybody() -> None:
    # Written with the standard library alone, as a player who doubts a die would.
    chance = Fair(KEY)
    for number in range(50):
        block, place = divmod(number, 16)
        digest = hashlib.blake2b(block.to_bytes(8, "big"), key=KEY).digest()
        word = int.from_bytes(digest[4 * place : 4 * place + 4], "big")
        assert chance.die() == word * 6 // 2**32 + 1


def test_with_the_key_every_draw_of_an_earlier_version_can_be_checked_too() -> None:
    chance = Fair(KEY, single=True)
    for number in range(50):
        digest = hashlib.blake2b(number.to_bytes(8, "big"), key=KEY, digest_size=8).digest()
        assert chance.die() == int.from_bytes(digest, "big") % 6 + 1


@pytest.mark.parametrize("length", [0, 1, 15, 65])
def test_a_key_must_be_long_enough_and_not_too_long(length: int) -> None:
    with pytest.raises(ChanceError):
        Fair(bytes(length))


def test_a_game_can_be_played_with_fair_luck_and_played_again_with_the_key() -> None:
    def play(key: bytes) -> dict[str, object]:
        state = ORDEAL.new(3, chance=Fair(key))
        for _ in range(40):
            if not state.over:
                state.play(state.decisions[0].seat, state.decisions[0].actions[0])
        return state.dump()

    assert play(KEY) == play(KEY)
    assert play(KEY) != play(KEY[::-1])


# Scripted


def test_loaded_numbers_come_first_then_the_other_source() -> None:
    chance = Scripted([6, 0, 3], Fast(0))
    assert (chance.die(), chance.below(1), chance.die()) == (6, 0, 3)
    assert chance.below(1000) == Fast(0).below(1000)


def test_a_loaded_shuffle_names_the_top_cards_and_the_rest_is_shuffled() -> None:
    chance = Scripted([[4, 1]], Fast(0))
    cards = [0, 1, 2, 3, 4]
    chance.shuffle(cards)
    assert cards[-1] == 4
    assert cards[-2] == 1
    assert sorted(cards[:3]) == [0, 2, 3]


def test_a_loaded_choice_is_the_place_in_the_list() -> None:
    assert Scripted([2], Fast(0)).choice([10, 20, 30]) == 30


IMPOSSIBLE_DICE: list[object] = [0, 7, -1, True, [1, 2]]
IMPOSSIBLE_SHUFFLES: list[object] = [3, [9], [1, 1]]


@pytest.mark.parametrize("entry", IMPOSSIBLE_DICE, ids=str)
def test_an_impossible_roll_is_refused_and_stays_in_the_list(entry: object) -> None:
    chance = Scripted([entry, 5], Fast(0))
    before = json.dumps(chance.dump())
    with pytest.raises(ChanceError):
        chance.die()
    assert json.dumps(chance.dump()) == before


@pytest.mark.parametrize("entry", [6, -1, False], ids=str)
def test_an_impossible_draw_is_refused_and_stays_in_the_list(entry: object) -> None:
    chance = Scripted([entry], Fast(0))
    with pytest.raises(ChanceError):
        chance.below(6)
    assert chance.ahead == [entry]


@pytest.mark.parametrize("entry", IMPOSSIBLE_SHUFFLES, ids=str)
def test_an_impossible_shuffle_is_refused_and_changes_neither_list_nor_cards(entry: object) -> None:
    chance = Scripted([entry], Fast(0))
    before = json.dumps(chance.dump())
    cards = [0, 1, 2]
    with pytest.raises(ChanceError):
        chance.shuffle(cards)
    assert json.dumps(chance.dump()) == before
    assert cards == [0, 1, 2]


def test_a_game_says_which_loaded_card_it_does_not_know() -> None:
    with pytest.raises(ChanceError, match="NOSUCH"):
        ORDEAL.new(2, chance=["HEX NOSUCH"])


@pytest.mark.parametrize("entry", [1.5, None, True, {"a": 1}], ids=str)
def test_a_game_refuses_entries_that_are_neither_numbers_nor_cards(entry: object) -> None:
    with pytest.raises(ChanceError):
        ORDEAL.new(2, chance=[entry])


# Damaged data


BAD: list[object] = [
    None,
    [],
    "fast",
    {},
    {"source": "other"},
    {"source": "fast"},
    {"source": "fast", "state": -1},
    {"source": "fast", "state": 1 << 63},
    {"source": "fast", "state": 1.0},
    {"source": "fast", "state": True},
    {"source": "fair", "key": "00" * 16},
    {"source": "fair", "key": "00" * 3, "counter": 0},
    {"source": "fair", "key": "zz" * 16, "counter": 0},
    {"source": "fair", "key": "00" * 16, "counter": -1},
    {"source": "fair", "key": 7, "counter": 0},
    {"source": "fair-words", "key": "00" * 16, "counter": 1 << 60},
    {"source": "fair-words", "key": "00" * 3, "counter": 0},
    {"source": "fair-words", "key": "00" * 16},
    {"source": "loaded", "ahead": [1]},
    {"source": "loaded", "ahead": 1, "then": {"source": "fast", "state": 1}},
    {"source": "loaded", "ahead": [], "then": {"source": "loaded"}},
]


@pytest.mark.parametrize("data", BAD, ids=json.dumps)
def test_damaged_data_is_refused(data: object) -> None:
    with pytest.raises(FileError):
        load_chance(data)


def test_a_chain_of_sources_without_end_is_refused() -> None:
    data: object = {"source": "fast", "state": 1}
    for _ in range(5000):
        data = {"source": "loaded", "ahead": [], "then": data}
    with pytest.raises(FileError):
        load_chance(data)
