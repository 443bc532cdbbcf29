"""When the game ends, and who has won it."""

from __future__ import annotations

import pytest

from games.talismani.looking import ROW, forged, lay, picks, view
from support import play, rule, told
from tavolata.games.talismani.position import position
from tavolata.games.talismani.state import Talismani


@rule("TR-36", "TdT-056")
@pytest.mark.parametrize(("check", "over"), [("end-of-turn", False), ("last-card-played", True)])
def test_a_last_card_that_was_replaced(check: str, over: bool) -> None:
    state = position(ROW, ["NEB5 NEB6", "TEM1", "SOL4 SOL5"], options={"end-check": check})
    lay(state, ["NEB5", "TEM1", "SOL4"])
    play(state, "A stake SOL4; B take NEB5; A keep")
    assert view(state)["cards"] == [1, 1, 2]
    assert state.over == over
    assert told(state, "game-ends") == ([{"seats": [1], "turn": 1}] if over else [])


@rule("TdT-056", "TdT-066", "TR-36")
@pytest.mark.parametrize("check", ["end-of-turn", "last-card-played"])
def test_the_end_names_whoever_has_no_cards_left(check: str) -> None:
    state = position(ROW, ["NEB5", "TEM1 TEM2", "SOL4 SOL5"], options={"end-check": check})
    lay(state, ["NEB5", "TEM1", "SOL4"])
    play(state, "A stake SOL4; B take NEB5; A keep")
    assert state.over
    assert told(state, "game-ends") == [{"seats": [0], "turn": 1}]


@rule("TdT-022", "TdT-021")
def test_the_stake_of_a_last_turn_without_a_winner_is_discarded() -> None:
    state = position(ROW, ["SP1", "J1 NEB2", "J2 NEB3"], stake="NEB5")
    lay(state, ["SP1", "J1", "J2"])
    assert state.over
    assert state.scores == [0, 0, 0]
    assert "NEB5" in view(state)["discards"]
    assert state.events is not None
    assert [event.rule for event in state.events if event.kind == "stake-lost"] == ["TdT-022"]


@rule("TR-41", "TdT-045")
@pytest.mark.parametrize(("ripe", "expected"), [("discarded", []), ("forged", ["NEV3 NEV4"])])
def test_what_the_last_weather_would_have_forged(ripe: str, expected: list[str]) -> None:
    state = position(
        ROW,
        ["NEB5", "SOL1 SOL2", "SOL4 SOL5"],
        prepared=[[], ["NEV3 NEV4", "TEM1 TEM2"]],
        options={"ripe-at-end": ripe},
    )
    lay(state, ["NEB5", "SOL1", "SOL4"])
    play(state, "A stake NEB5")
    picks(state)
    play(state, "A turn")
    assert state.over
    assert forged(state, "B") == expected
    assert view(state)["prepared"] == [[], [], []]
    assert {"TEM1", "TEM2"} <= set(view(state)["discards"])


def ended(
    forged: list[list[str]], stakes: list[str], options: dict[str, str] | None = None, row: str = ROW
) -> Talismani:
    """A game of four whose last turn nobody wins."""
    hands = ["J1", "J2 TEM9", "SP1 TEM8", "CT1 TEM7"]
    state = position(row, hands, stake="TEM1", forged=forged, stakes=stakes, options=options)
    lay(state, ["J1", "J2", "SP1", "CT1"])
    assert state.over
    return state


@rule("TdT-057", "TdT-058", "TR-43", "TdT-001")
def test_forged_talismans_and_halves_are_counted_together() -> None:
    state = ended([["SOL4 SOL5"], [], ["NEV0"], []], ["NUV1", "NUV2 NUV3 NUV4", "", "PRIMO NUV5"])
    assert state.scores == [3, 3, 2, 3]
    assert state.ranking == [2, 2, 4, 1]  # the fourth has a whole one besides
    reckoned = told(state, "reckoning")
    assert [(seat["seat"], seat["place"], seat["halves"], seat["wholes"]) for seat in reckoned] == [
        (3, 1, 3, 1),
        (0, 2, 3, 0),
        (1, 2, 3, 0),
        (2, 4, 2, 1),
    ]
    assert told(state, "won-game") == [{"seats": [3], "halves": 3, "by": "wholes"}]


@rule("TdT-059", "TR-44")
@pytest.mark.parametrize(("whole", "ranking"), [("primo-and-zeros", [2, 1, 3, 3]), ("all-forged", [1, 2, 3, 3])])
def test_what_counts_as_a_whole_talisman(whole: str, ranking: list[int]) -> None:
    options = {"whole-talismans": whole}
    state = ended([["SOL4 SOL5", "SOL0 SOL1"], ["NEV0"], [], []], ["", "NUV1 NUV2", "", ""], options)
    assert state.scores == [4, 4, 0, 0]
    assert state.ranking == ranking


@rule("TR-44")
def test_a_zero_forged_with_another_card_is_no_whole_talisman() -> None:
    state = ended([["SOL0 SOL1"], ["NEV4 NEV5"], ["NEB0"]], [])
    assert view(state)["wholes"] == [[], [], ["NEB"], []]
    assert state.ranking == [2, 2, 1, 4]


@rule("TdT-060", "TR-45")
@pytest.mark.parametrize(
    ("row", "ranking"),
    [
        ("SOL NEB NEV NUV PIO TEM", [1, 2, 3, 4]),
        ("NEB SOL NEV NUV PIO TEM", [2, 1, 3, 4]),
        ("NUV NEV SOL TEM PIO NEB", [2, 3, 1, 4]),
    ],
)
def test_the_final_row_ranks_whole_talismans(row: str, ranking: list[int]) -> None:
    state = ended([["SOL0"], ["NEB0"], ["NUV0"], []], ["", "", "", "PRIMO"], row=row)
    assert state.scores == [2, 2, 2, 2]
    assert state.ranking == ranking
    assert told(state, "won-game")[0]["by"] == "order"


@rule("TdT-060", "TR-45")
def test_only_the_best_whole_talisman_counts_in_the_second_tie_break() -> None:
    state = ended([["SOL0", "TEM0"], ["NEV0", "NUV0"], [], []], ["", "", "", ""], row="SOL NEV NUV PIO NEB TEM")
    assert state.ranking == [1, 2, 3, 3]


@rule("TR-45")
@pytest.mark.parametrize(("rank", "ranking"), [("lowest", [1, 2, 3, 3]), ("highest", [2, 1, 3, 3])])
def test_where_the_primo_talismano_stands(rank: str, ranking: list[int]) -> None:
    state = ended([["TEM0"], [], [], []], ["", "PRIMO", "", ""], {"primo-rank": rank})
    assert state.ranking == ranking


@rule("TR-46")
def test_those_still_tied_share_the_victory() -> None:
    state = ended([["SOL4 SOL5"], ["NEV4 NEV5"], [], []], ["", "", "NUV1", ""])
    assert state.ranking == [1, 1, 3, 4]
    assert told(state, "won-game") == [{"seats": [0, 1], "halves": 2, "by": "shared"}]


@rule("TR-42")
def test_the_new_stake_of_the_last_turn_is_nobodys() -> None:
    state = position(ROW, ["NEB5", "SOL1 SOL2", "SOL4 SOL5"], stake="NEB1")
    lay(state, ["NEB5", "SOL1", "SOL4"])
    play(state, "A stake NEB5")
    picks(state)
    play(state, "A keep")
    assert state.over
    assert state.scores == [1, 0, 0]
    assert told(state, "stake-lost") == [{"card": "NEB5"}]
    assert view(state)["stake"] is None
