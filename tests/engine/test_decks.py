"""What a seat brings: sealed when the game starts, shown when it is over, dealt anew where it is not known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.joust import DECK, JOUST, NAMES, Joust, deck_with
from support import play
from tavolata.engine import SeatDeck, SetupError, is_as_committed
from tavolata.engine.record import Record, parse_record

MINE, THEIRS = deck_with("LANCE LANCE LANCE LANCE FEINT"), deck_with("HELM HELM HELM HELM STUMBLE", "Tortoise")


def table(theirs: SeatDeck = THEIRS, seed: int = 1, **options: str) -> Joust:
    state = JOUST.new(2, seed=seed, options=options, decks=[MINE, theirs], events=True)
    assert isinstance(state, Joust)
    return state


def decks(state: Joust, seat: int | None) -> list[dict[str, Any]]:
    found = state.view(seat)["decks"]
    assert isinstance(found, list)
    return found


def test_everybody_sees_the_commitment_and_only_the_owner_the_cards() -> None:
    state = table()
    assert decks(state, None) == [{"commitment": deck.commitment(), "size": DECK} for deck in (MINE, THEIRS)]
    assert decks(state, 0)[0]["cards"] == list(MINE.cards)
    assert "cards" not in decks(state, 0)[1]
    assert "name" not in decks(state, 0)[1]


def test_a_deck_is_named_to_others_only_if_its_owner_wishes() -> None:
    state = table(deck_with("HELM", "Tortoise", named=True))
    assert decks(state, 0)[1]["name"] == "Tortoise"


def test_at_the_end_list_and_salt_are_shown_and_fit_the_commitment() -> None:
    state = table()
    while not state.over:
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    for shown, deck in zip(decks(state, None), (MINE, THEIRS), strict=True):
        assert shown["cards"] == list(deck.cards)
        assert is_as_committed(shown["commitment"], shown["cards"], shown["salt"])
        assert not is_as_committed(shown["commitment"], [*shown["cards"][:-1], "HELM"], "00" * 32)


def test_two_equal_decks_have_different_commitments_by_their_salt() -> None:
    assert SeatDeck(MINE.cards).commitment() != SeatDeck(MINE.cards).commitment()
    assert len(SeatDeck(MINE.cards).salt) == 32


def test_open_decks_are_shown_from_the_start() -> None:
    state = table(decks="open")
    assert decks(state, 0)[1]["cards"] == list(THEIRS.cards)


def test_a_seat_without_a_deck_gets_the_usual_one() -> None:
    state = JOUST.new(2, decks=[MINE])
    assert state.seat_decks[1].name == "usual"


@pytest.mark.parametrize(
    "brought", [[SeatDeck(["LANCE"])], [SeatDeck(["CANNON"] * DECK)], [MINE, MINE, MINE], [SeatDeck(MINE.cards, "a\n")]]
)
def test_decks_that_cannot_be_played_are_refused(brought: list[SeatDeck]) -> None:
    with pytest.raises(SetupError):
        JOUST.new(2, decks=brought)


def test_a_game_whose_seats_bring_nothing_refuses_decks() -> None:
    import tavolata

    with pytest.raises(SetupError):
        tavolata.game("indy").new(2, decks=[MINE])


def test_a_possible_world_has_another_deck_that_fits_what_was_seen() -> None:
    state = table()
    play(state, "A play LANCE")
    worlds = [state.determinize(0, seed) for seed in range(30)]
    lists = {tuple(sorted(world.seat_decks[1].cards)) for world in worlds}
    assert len(lists) > 5
    for world in worlds:
        assert isinstance(world, Joust)
        assert world.problems() == []
        assert world.view(0) == state.view(0)
        assert world.commitments == state.commitments
        assert all(list(world.seat_decks[1].cards).count(name) <= 4 for name in NAMES)


def test_worlds_with_different_opposing_decks_and_the_same_seen_cards_look_the_same() -> None:
    state = table()
    play(state, "A play LANCE")
    world = state.determinize(0, 1)
    other = state.determinize(0, 2)
    assert sorted(world.seat_decks[1].cards) != sorted(other.seat_decks[1].cards)
    assert json.dumps(world.view(0)) == json.dumps(other.view(0)) == json.dumps(state.view(0))
    assert world.determinize(0, 7).dump() == other.determinize(0, 7).dump() == state.determinize(0, 7).dump()


def test_decks_are_part_of_saved_states_and_of_the_game_file() -> None:
    state = table()
    again = JOUST.load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    record = Record.from_state(state)
    while not state.over:
        record.play(state.decisions[0].seat, state.decisions[0].actions[-1])
    loaded = parse_record(json.loads(json.dumps(record.dump())), lambda name: JOUST)
    assert [deck.cards for deck in loaded.state.seat_decks] == [MINE.cards, THEIRS.cards]
    assert loaded.state.commitments == record.state.commitments


def test_a_deck_that_was_edited_in_a_file_is_refused() -> None:
    from tavolata.engine import FileError
    from tavolata.engine.data import seal

    data = {key: value for key, value in table().dump().items() if key != "seal"}
    short: dict[str, object] = {"cards": ["LANCE"], "name": "", "named": False, "salt": "00"}
    wrong: tuple[list[dict[str, object]], ...] = ([], [short, short], [{"cards": []}, {"cards": []}])
    for decks in wrong:
        with pytest.raises(FileError):
            JOUST.load(seal({**data, "seat_decks": decks}))
