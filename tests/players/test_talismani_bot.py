"""The greedy bot of I Talismani del Tempo plays sensibly."""

from __future__ import annotations

from players.asking import answer
from support import SEATS, play
from tavolata.games.talismani.position import position

ROW = "SOL NEB TEM PIO NEV NUV"

#: Hands without a fairy of the dominant suit.
WEAK = ["NEB5 NEB9 TEM1 TEM7", "PIO1 PIO3 NEV2 NUV7", "NEB1 NEB3 NEV8 NUV1"]

# Laying cards


def test_for_a_certain_win_it_lays_the_lowest_card_that_is_enough() -> None:
    state = position(ROW, hands=["SOL9 SOL3 NUV4 PIO6", *WEAK])
    assert answer(state, "A") == "play SOL3"


def test_it_lays_more_where_others_hold_the_dominant_suit() -> None:
    hands = ["SOL9 SOL3 NUV4 PIO6", "SOL4 SOL5 TEM1 TEM7", "SOL6 PIO3 NEV2 NUV7", "SOL7 NEB3 NEV8 NUV1"]
    assert answer(position(ROW, hands=hands), "A") == "play SOL9"


def test_it_lays_a_zero_that_will_not_win() -> None:
    """A 0 is a talisman by itself: no card brings as much."""
    hands = ["PIO0 NUV4 NUV8 NEV3", "SOL5 SOL9 NEB3 NEB4", "SOL1 NEB8 TEM2 TEM5", "SOL2 NEB7 TEM9 PIO3"]
    assert answer(position(ROW, hands=hands), "A") == "play PIO0"


def test_it_does_not_break_up_a_sequence() -> None:
    hands = ["PIO4 PIO5 NUV2 NUV8", "SOL5 SOL9 NEB3 NEB4", "SOL1 NEB8 TEM2 TEM5", "SOL2 NEB7 TEM9 PIO8"]
    assert answer(position(ROW, hands=hands), "A") in ("play PIO4 PIO5", "play NUV2", "play NUV8")


def test_it_does_not_end_the_game_when_it_is_behind() -> None:
    """The two last cards would win the stake, and with it the game would be over."""
    behind = position(ROW, hands=["SOL7 SOL8", *WEAK], stakes=["", "SOL1 SOL2 SOL3 SOL4"], stake="PIO5")
    assert answer(behind, "A") in ("play SOL7", "play SOL8")


def test_it_ends_the_game_when_it_is_ahead() -> None:
    ahead = position(ROW, hands=["SOL7 SOL8", *WEAK], stakes=["SOL1 SOL2 SOL3 SOL4"], stake="PIO5")
    assert answer(ahead, "A") == "play SOL7 SOL8"


# Putting aside


def test_it_forges_at_once_under_the_right_weather() -> None:
    state = position(ROW, hands=["SOL4 SOL5 NUV4", "SOL9 SOL8 NEB1", "PIO1 NEV2 NEV5", "NUV8 NUV9"])
    play(state, "A play SOL4 SOL5; B play SOL8 SOL9; C play PIO1; D play NUV8")
    assert answer(state, "A") == "aside"


def test_it_puts_a_sequence_aside_while_there_is_time() -> None:
    state = position(ROW, hands=["NEB4 NEB5", "SOL8", "PIO1", "NUV8"], fill=12)
    play(state, "A play NEB4 NEB5; B play SOL8; C play PIO1; D play NUV8")
    assert answer(state, "A") == "aside"


def test_it_leaves_its_last_cards_rather_than_end_the_game_behind() -> None:
    state = position(ROW, hands=["PIO4 PIO5", "SOL8 SOL1", "PIO1 NEV3", "NUV8 NUV9"], stakes=["", "SOL2 SOL3"])
    play(state, "A play PIO4 PIO5; B play SOL8; C play PIO1; D play NUV8")
    assert answer(state, "A") == "leave"


# The next stake, the share-out


def test_as_winner_it_makes_the_stake_of_what_would_help_the_others_most() -> None:
    state = position(ROW, hands=["SOL9", "J1", "PIO0", "NEV2"], fill=8)
    play(state, "A play SOL9; B play J1; C play PIO0; D play NEV2; C leave")
    assert answer(state, "A") == "stake PIO0"


def test_of_the_cards_shared_it_takes_what_makes_a_sequence() -> None:
    hands = ["SOL9 NUV1", "NEB5 PIO7 TEM1 NUV3", "PIO8 NEB2", "NEV5 TEM2 NUV8"]
    state = position(ROW, hands=hands, stake="PIO2")
    play(state, "A play SOL9; B play NUV3; C play PIO8; D play NEV5; A stake SOL9")
    assert answer(state, "B") == "take PIO8"


def test_of_the_cards_shared_it_takes_a_zero_first() -> None:
    state = position(ROW, hands=["SOL9", "NUV3", "PIO0", "NEV5"], fill=6)
    play(state, "A play SOL9; B play NUV3; C play PIO0; D play NEV5; C leave; A stake SOL9")
    assert answer(state, "B") == "take PIO0"


# The weather


def weather(prepared: list[list[str]]) -> str:
    """Ada wins; when the cards are shared out she decides whether fog follows the sun."""
    hands = ["SOL9 NUV5 NUV7 PIO6 PIO8", "PIO1 NEV5 NUV2 TEM4", "NEV1 NEV7 NUV4 TEM6", "NUV8 NUV1 TEM8 PIO3"]
    state = position(ROW, hands=hands, prepared=prepared)
    play(state, "A play SOL9; B play PIO1; C play NEV1; D play NUV8; A stake SOL9")
    while state.decisions[0].name == "take":
        seat = SEATS[state.decisions[0].seat]
        play(state, f"{seat} {answer(state, seat)}")
    return answer(state, "A")


def test_it_turns_the_weather_to_its_own_talisman() -> None:
    assert weather([["NEB4 NEB5"]]) == "turn"


def test_it_keeps_the_weather_from_the_talisman_of_another() -> None:
    assert weather([[], ["NEB4 NEB5"]]) == "keep"
