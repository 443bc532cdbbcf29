"""What is in the box, the deck for each number of players, and the first deal."""

from __future__ import annotations

from collections import Counter

import pytest

from games.talismani.looking import GAME, ROW, deal, hand, hand_sizes, row, view
from support import asked, rule, told
from tavolata.engine import ChanceError, SetupError, State
from tavolata.games.talismani import cards
from tavolata.games.talismani.cards import COMPOSITIONS, Composition, composition

#: The table of the rulebook: lowest and highest fairy, Jollies, Scegli posta, Cambia il tempo, Cambia ordine, Inverti
#: ordine, the size of the deck, and what it gives each player.
TABLE = {
    2: (1, 6, 2, 1, 1, 0, 0, 40, 20),
    3: (1, 8, 2, 1, 1, 1, 1, 54, 18),
    4: (0, 9, 2, 1, 1, 0, 0, 64, 16),
    5: (0, 10, 2, 2, 2, 2, 1, 75, 15),
    6: (0, 12, 2, 1, 1, 1, 1, 84, 14),
    7: (0, 13, 2, 2, 1, 1, 1, 91, 13),
    8: (0, 14, 2, 1, 1, 1, 1, 96, 12),
    9: (0, 14, 2, 2, 2, 2, 1, 99, 11),
    10: (0, 14, 2, 2, 2, 2, 2, 100, 10),
}
each_number = pytest.mark.parametrize("players", TABLE)


def dealt(state: State) -> Counter[str]:
    """All cards in all hands."""
    return Counter(card for seat in range(state.players) for card in view(state, "ABCDEFGHIJ"[seat])["hand"])


def expected(players: int) -> list[str]:
    """The deck by the table, card by card; of a special with one copy the first one."""
    lowest, highest, jollies, stakes, weathers, orders, inversions, _, _ = TABLE[players]
    deck = [f"{suit}{value}" for suit in ROW.split() for value in range(lowest, highest + 1)]
    for letters, copies in (("J", jollies), ("SP", stakes), ("CT", weathers), ("CO", orders), ("IN", inversions)):
        deck += [f"{letters}{copy}" for copy in range(1, copies + 1)]
    return deck


@rule("TdT-004", "TdT-005", "TR-02")
@each_number
def test_the_deck_is_that_of_the_table_and_is_dealt_to_the_last_card(players: int) -> None:
    state = GAME.new(players, seed=players)
    total, each = TABLE[players][-2:]
    assert dealt(state) == Counter(expected(players))
    assert len(expected(players)) == total
    assert hand_sizes(state) == [each] * players
    assert total == each * players
    assert view(state)["discards"] == []
    assert view(state)["pool"] == []


@rule("TdT-006", "TdT-023")
@each_number
def test_the_primo_talismano_is_the_first_stake_and_in_no_hand(players: int) -> None:
    state = GAME.new(players, seed=1)
    assert view(state)["stake"] == "PRIMO"
    assert "PRIMO" not in dealt(state)
    assert set(asked(state).values()) == {"play"}


@rule("TdT-004")
def test_the_whole_box_has_101_cards() -> None:
    assert len(cards.CARD_NAMES) == 101
    assert Counter(expected(10)) + Counter(["PRIMO"]) == Counter(cards.CARD_NAMES)


@rule("TdT-004", "TR-44")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_have_no_fairy_0(players: int) -> None:
    assert not [card for card in dealt(GAME.new(players)) if card.endswith(tuple(f"{s}0" for s in ROW.split()))]


@rule("TdT-004")
@each_number
def test_which_specials_can_meet(players: int) -> None:
    deck = dealt(GAME.new(players))
    assert {"J1", "J2", "SP1", "CT1"} <= set(deck)
    assert ("IN1" in deck) == ("CO1" in deck) == (players not in (2, 4))
    assert ("IN2" in deck) == (players == 10)
    assert ("CO2" in deck) == ("CT2" in deck) == (players in (5, 9, 10))
    assert ("SP2" in deck) == (players in (5, 7, 9, 10))


@rule("TdT-004", "TdT-005")
def test_the_table_in_the_program_has_a_row_for_each_number_of_players() -> None:
    assert [row.players for row in COMPOSITIONS] == list(TABLE)
    for line in COMPOSITIONS:
        line.check()
        assert (line.total, line.hand) == TABLE[line.players][-2:]


@rule("TdT-004", "TdT-005")
@pytest.mark.parametrize(
    ("wrong", "key", "rule_", "details"),
    [
        (Composition(4, (0, 9), 2, (1, 0, 0, 1), 65), "error-deck-total", "TdT-004", {"total": 65, "found": 64}),
        (Composition(4, (1, 9), 2, (1, 0, 0, 1), 64), "error-deck-total", "TdT-004", {"total": 64, "found": 58}),
        (Composition(4, (0, 9), 2, (1, 1, 0, 1), 64), "error-deck-total", "TdT-004", {"total": 64, "found": 65}),
        (Composition(5, (0, 9), 2, (1, 0, 0, 1), 64), "error-deck-uneven", "TdT-005", {"players": 5, "total": 64}),
        (Composition(4, (0, 15), 2, (1, 0, 0, 1), 100), "error-deck-fairies", "TdT-004", {"highest": 15}),
        (Composition(4, (5, 4), 2, (1, 0, 0, 1), 4), "error-deck-fairies", "TdT-004", {"lowest": 5}),
        (Composition(4, (-1, 9), 2, (1, 0, 0, 1), 70), "error-deck-fairies", "TdT-004", {"lowest": -1}),
        (Composition(4, (0, 9), 3, (1, 0, 0, 0), 64), "error-deck-copies", "TdT-004", {"players": 4}),
        (Composition(4, (0, 9), 2, (3, 0, 0, -1), 64), "error-deck-copies", "TdT-004", {"players": 4}),
    ],
)
def test_a_row_that_does_not_add_up_is_refused(
    wrong: Composition, key: str, rule_: str, details: dict[str, object]
) -> None:
    with pytest.raises(SetupError) as refusal:
        wrong.check()
    assert (refusal.value.key, refusal.value.rule) == (key, rule_)
    assert details.items() <= refusal.value.details.items()


@rule("TdT-004")
@pytest.mark.parametrize("players", [-1, 0, 1, 11])
def test_one_or_eleven_cannot_play(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.new(players)
    assert refusal.value.key == "error-players"
    with pytest.raises(SetupError):
        composition(players)


@rule("TdT-003", "TdT-062")
def test_the_row_is_laid_at_random() -> None:
    rows = {row(GAME.new(2, seed=seed)) for seed in range(60)}
    assert len(rows) > 40
    assert {text.split()[0] for text in rows} == set(ROW.split())
    assert all(sorted(text.split()) == ROW.split() for text in rows)


@rule("TdT-003", "TdT-005")
def test_loaded_chance_lays_the_row_and_deals_hand_by_hand() -> None:
    state = deal("TEM SOL PIO NUV NEV NEB", ["NEB1 NEB2", "SOL1 SP1", "J1 J2"])
    assert row(state) == "TEM SOL PIO NUV NEV NEB"
    assert told(state, "row") == [{"seat": -1, "row": ["TEM", "SOL", "PIO", "NUV", "NEV", "NEB"]}]
    for seat, named in zip("ABC", ("NEB1 NEB2", "SOL1 SP1", "J1 J2"), strict=True):
        assert set(named.split()) <= set(hand(state, seat).split())
    with pytest.raises(ChanceError):
        GAME.new(3, chance=[ROW, "SOL9"])  # not in the deck of three
    with pytest.raises(ChanceError):
        GAME.new(3, chance=["SOL1"])  # no Tempo card


@rule("TdT-007")
def test_a_turn_goes_through_its_parts_in_order() -> None:
    hands = ["NEB10", "NEV1 NEV2", "CO1", "SP1", "NUV7"]
    state = deal(ROW, hands)
    seen: list[tuple[str, str]] = []
    while view(state)["turn"] == 1:
        decision = state.decisions[0]
        now = (str(view(state)["phase"]), decision.name)
        if now not in seen:
            seen.append(now)
        text = f"play {hands[decision.seat]}" if decision.name == "play" else state.game.text(decision.actions[0])
        state.play(decision.seat, state.game.parse(text))
    assert seen == [
        ("play", "play"),
        ("stake", "aside"),
        ("stake", "stake"),
        ("specials", "reorder"),
        ("share", "take"),
        ("weather", "weather"),
    ]
    assert view(state)["phase"] == "play"
