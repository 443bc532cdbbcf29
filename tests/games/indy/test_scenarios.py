"""The worked examples of the rulebook and the situations that follow from it, IS-01 to IS-36."""

from __future__ import annotations

import pytest

import tavolata
from games.indy.looking import hand, hand_sizes, settled, show
from support import SEATS, asked, offered, play, refused, rule, told
from tavolata.engine import NotationError
from tavolata.games.indy.position import position
from tavolata.games.indy.state import Indy

# Evocations


def evoked(evocation: str) -> tuple[object, object]:
    """Category and feathers of the first evocation of a manche."""
    state = position("evocation", hands=[evocation], players=2)
    while asked(state) != {"A": "lay"}:  # an eagle not played, an exchange not made
        play(state, "A pass")
    play(state, f"A lay {evocation}")
    laid = told(state, "evoked")[0]
    return laid["category"], laid["feathers"]


@rule("IS-01", "IN-006", "IN-045", "IN-046")
def test_character_horse_and_object_of_one_colour_are_a_standard_of_nine() -> None:
    assert evoked("RC2 RH2 RO5") == ("standard", 9)


@rule("IS-02", "IN-007", "IN-045", "IN-046")
def test_three_characters_of_one_colour_are_a_team_of_thirteen() -> None:
    assert evoked("GC6 GC3 GC4") == ("team", 13)


@rule("IS-03", "IN-008", "IN-045", "IN-046")
def test_anything_else_is_a_wrong_evocation_and_still_counts_its_six_feathers() -> None:
    assert evoked("BC1 RH2 GO3") == ("wrong", 6)


@rule("IS-04", "IN-023", "IN-046")
def test_team_of_fifteen_beats_team_of_fourteen() -> None:
    assert settled(["RC6 RC5 RC4", "GC6 GC5 GC3"]).tokens == [5, 3]


@rule("IS-05", "IN-022", "IN-046")
def test_team_of_six_beats_standard_of_fifteen() -> None:
    assert settled(["RC1 RC2 RC3", "GC5 GH5 GO5"]).tokens == [5, 3]


@rule("IS-06", "IN-022", "IN-046")
def test_standard_of_six_beats_wrong_of_fifteen() -> None:
    assert settled(["GC2 GH2 GO2", "RC6 RC5 BC4"]).tokens == [4, 3]


@rule("IS-07", "IN-008", "IR-11", "IR-12")
@pytest.mark.parametrize(
    ("evocation", "feathers"),
    [
        ("RH1 RH2 RH3", 6),
        ("RC1 RC2 RH3", 6),
        ("RC1 RH2 GO3", 6),
        ("RC1 RC2 GC3", 6),
        ("RC6 RC5 EAG", 11),
    ],
)
def test_near_misses_are_wrong(evocation: str, feathers: int) -> None:
    assert evoked(evocation) == ("wrong", feathers)


# Buio, luce


@rule("IS-08", "IN-005", "IN-011", "IN-013", "IN-017", "IN-042")
def test_card_budget_of_six_players() -> None:
    hands = "EAG RC1 RC2 RC3  EAG RC4 RC5 RC6  RH1 RH2 RH3 RH4  GC1 GC2 GC3 GC4  GH1 GH2 GH3 GH4  GO1 GO2 GO3 GO4"
    drawn = "BC1 BC2 BC3 BC4 BC5 BC6 BH1 BH2 BH3 BH4 BH5 BH6"
    state = tavolata.game("indy").new(6, chance=[0, f"{hands} {drawn} BO1 BO2 BO3 BO4 BO5 BO6"])
    assert isinstance(state, Indy)
    play(state, "A shaman S1; B shaman S2; C shaman S3; D shaman S4; E shaman S5; F shaman S6")
    assert len(state.deck) == 33

    play(state, "A change RC1 RC2; B change RC4 RC5; C change RH1 RH2; D change GC1 GC2; E change GH1 GH2")
    assert len(state.deck) == 33
    play(state, "F change GO1 GO2")
    assert show(state.table) == "BO1 BO2 BO3"
    assert len(state.deck) == 30

    for seat in "ABCDEF":  # neither an eagle nor an exchange
        play(state, f"A pass; B pass; {seat} pass")
    play(state, "A pass; B pass")  # once more before the fourth card
    assert show(state.table) == "BO1 BO2 BO3 BO4"
    assert len(state.deck) == 29

    play(state, "A eagle BO1; B eagle BO2")
    play(state, "B eagle BO2")
    assert show(state.table) == "BO5 BO6 BO3 BO4"
    assert len(state.deck) == 29


@rule("IS-09", "IN-010", "IN-011", "IR-05", "IR-06", "IR-07")
def test_one_or_two_cards_may_be_changed_in_the_dark_and_go_under_the_deck() -> None:
    state = position("dark", hands=["RC1 RC2 RC3 RC4"], deck="BO5 GH6", players=3)
    assert len(offered(state, "A")) == 1 + 4 + 6
    assert refused(state, "A change RC1 RC2 RC3") == ("error-change-too-many", "IN-010")
    with pytest.raises(NotationError):
        play(state, "A change RC1 RC2 RC3 RC4")

    play(state, "A change RC1 RC3")
    assert hand(state, "A") == "RC2 RC4 GH6 BO5"
    assert sorted(show(state.deck[:2]).split()) == ["RC1", "RC3"]


@rule("IS-09", "IN-010", "IR-07")
def test_a_plucked_seat_may_change_both_its_cards() -> None:
    state = position("dark", turn="C", tokens=[4, 4, 0], hands=["", "", "RC1 RC2"], deck="BO5 GH6")
    assert offered(state, "C") == ["pass", "change RC1", "change RC1 RC2", "change RC2"]
    play(state, "C change RC1 RC2")
    assert hand(state, "C") == "GH6 BO5"


@rule("IS-10", "IN-014", "IN-015", "IN-016")
def test_a_card_given_in_the_light_can_be_taken_by_the_next() -> None:
    hands = ["GC1 RO1 RO2 RO3", "RH6 BH1 BH2 BH3", "GO1 GO2 GO3 GO4"]
    state = position("light", hands=hands, table="RC5 GH2 BO4")
    play(state, "A swap GC1 RC5")
    assert show(state.table) == "GC1 GH2 BO4"
    assert asked(state) == {"B": "light"}  # one exchange each
    assert refused(state, "B swap RH6 RC5") == ("error-not-on-table", "IN-014")
    play(state, "B swap RH6 GC1")
    assert show(state.table) == "RH6 GH2 BO4"
    assert "swap GO1 RH6" in offered(state, "C")


@rule("IS-11", "IN-040", "IR-08", "IR-15")
def test_an_eagle_cannot_fly_in_the_dark_but_may_be_changed() -> None:
    state = position("dark", hands=["EAG RC1 RC2 RC3"], deck="BO5", players=2)
    assert refused(state, "A eagle RC5") == ("error-eagle-no-table", "IR-15")
    play(state, "A change EAG")
    assert hand(state, "A") == "RC1 RC2 RC3 BO5"
    assert show(state.deck[:1]) == "EAG"


# Eagles


@rule("IS-12", "IN-041", "IN-042", "IN-044", "IR-17")
def test_an_eagle_that_comes_to_replace_a_card_is_itself_replaced() -> None:
    hands = ["RO1 RO2 RO3 RO4", "EAG GH1 GH2 GH3"]
    state = position("light", hands=hands, table="RC3 GO2 BH1", deck="EAG RO6")
    before = len(state.deck)
    play(state, "B eagle RC3")
    assert show(state.table) == "RO6 GO2 BH1"
    assert show(state.deck[:2]) == "EAG EAG"
    assert len(state.deck) == before
    assert hand(state, "B") == "RC3 GH1 GH2 GH3"


@rule("IS-13", "IN-044", "IR-08")
def test_an_eagle_given_up_in_the_light_is_replaced_at_once() -> None:
    state = position("light", hands=["EAG RO1 RO2 RO3"], table="RC3 GH2 BH1", deck="BC2", players=2)
    play(state, "A pass; A swap EAG GH2")
    assert show(state.table) == "RC3 BC2 BH1"
    assert show(state.deck[:1]) == "EAG"
    assert hand(state, "A") == "RO1 RO2 RO3 GH2"
    assert asked(state) == {"B": "light"}  # the exchange is used


@rule("IS-14", "IN-018", "IN-043", "IR-16", "IR-20")
def test_an_eagle_then_an_exchange_then_the_evocation_in_one_turn() -> None:
    state = position("evocation", hands=["RC4 RC2 GO1 EAG"], table="RC6 GH3 RC5 BO2", deck="BH1", players=2)
    play(state, "A eagle RC6")
    assert hand(state, "A") == "RC2 RC4 RC6 GO1"
    assert show(state.table) == "BH1 GH3 RC5 BO2"
    play(state, "A swap RC2 RC5; A lay RC4 RC6 RC5")
    assert told(state, "evoked") == [{"seat": 0, "cards": ["RC4", "RC5", "RC6"], "category": "team", "feathers": 15}]


@rule("IS-15", "IR-11")
def test_eagles_in_an_evocation_make_it_wrong_and_count_nothing() -> None:
    state = position("evocation", hands=["EAG EAG GC6 RH5"], table="BO1 BO2 BO3 BO4", players=2)
    play(state, "A pass")
    assert offered(state, "A") == ["lay RH5 GC6 EAG", "lay RH5 EAG EAG", "lay GC6 EAG EAG"]
    play(state, "A lay GC6 RH5 EAG")
    assert told(state, "evoked")[0]["category"] == "wrong"
    assert told(state, "evoked")[0]["feathers"] == 11
    assert hand(state, "A") == "EAG"


@rule("IS-16", "IN-040", "IR-19")
def test_two_eagles_for_one_card() -> None:
    hands = ["EAG RO1 RO2 RO3", "EAG GO1 GO2 GO3", "EAG BO1 BO2 BO3"]
    state = position("light", turn="B", hands=hands, table="RC5 GH2 BH4", deck="RH6")
    assert list(asked(state)) == ["B", "C", "A"]
    play(state, "A eagle RC5; C eagle RC5; B pass")  # whoever is quicker at the button gains nothing
    assert hand(state, "C") == "RC5 BO1 BO2 BO3"
    assert list(asked(state)) == ["B", "A"]
    assert offered(state, "A") == ["pass", "eagle RH6", "eagle GH2", "eagle BH4"]


@rule("IS-17", "IN-040", "IR-21")
def test_an_eagle_spoils_the_return_of_a_plucked_seat() -> None:
    state = position(
        "evocation",
        turn="D",
        tokens=[4, 4, 4, 0],
        shamans="S3 S4 S5 S1",
        laid=["GC1 GH1 GO1", "BC2 BH2 BO2", "BC3 BH3 BO3"],
        hands=["EAG", "GO3", "GO4", "RC3 RO6"],
        table="RC1 RC6 GH2 BO4",
        deck="GO5",
    )
    play(state, "A eagle RC6")
    assert show(state.table) == "RC1 GO5 GH2 BO4"
    play(state, "D pass")
    assert offered(state, "D") == ["pass"]
    assert refused(state, "D return RC3 RC1 RC6") == ("error-not-on-table", "IR-31")
    play(state, "D pass")
    assert hand(state, "A") == "RC6"


# End of the manche


@rule("IS-18", "IN-025", "IN-028")
def test_three_share_the_worst() -> None:
    evocations = ["RC1 RH2 BO4", "GC2 BH1 RO4", "BC1 RH4 RO2", "GC1 GH1 GO2"]
    state = settled(evocations, tokens=[2, 2, 2, 2])
    assert state.tokens == [1, 1, 1, 2]
    assert state.plate == 11


@rule("IS-19", "IN-026", "IR-23")
@pytest.mark.parametrize(
    ("settlement", "tokens", "plate"), [("losers-first", [5, 4, 3], 0), ("winner-first", [4, 4, 3], 1)]
)
def test_first_manche_with_a_team(settlement: str, tokens: list[int], plate: int) -> None:
    state = settled(["RC1 RC2 RC5", "GC6 GH6 GO5", "BC6 RH5 GO1"], options={"settlement": settlement})
    assert state.tokens == tokens
    assert state.plate == plate


@rule("IS-20", "IN-026", "IN-033", "IR-23")
def test_one_token_and_two_claims_the_returning_seat_comes_first() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[6, 6, 0],
        shamans="S3 S5 S1",
        laid=["GC2 GC3 GC4", "BC2 BH3 BO5"],
        hands=["", "", "RC1 GH1"],
        table="RC2 RC3 BO1 BO2",
    )
    play(state, "C pass; C return RC1 RC2 RC3")
    assert state.tokens == [6, 5, 1]
    assert state.plate == 0
    assert hand_sizes(state) == [4, 4, 4]


@rule("IS-21", "IN-025", "IN-027")
def test_the_best_is_also_the_worst() -> None:
    state = settled(["RC1 RC4 RC5", "GC2 GC3 GC5"])
    assert state.tokens == [3, 3]
    assert state.plate == 2
    assert told(state, "team-shared") == [{"seats": [0, 1]}]


@rule("IS-22", "IR-22")
def test_a_plucked_seat_is_not_compared() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[4, 4, 0],
        laid=["RC1 RC2 RC4", "GC4 GH4 GO4"],
        hands=["", "", "GO1 GO2"],
        table="BH1 BH2 BO1 BO2",
    )
    play(state, "C pass")
    assert state.tokens == [5, 3, 0]


@rule("IS-23", "IN-009", "IN-034", "IR-33")
def test_order_of_turns_with_a_plucked_dealer() -> None:
    tokens = [4, 0, 4, 0]
    dark = position("dark", dealer="B", tokens=tokens)
    light = position("light", dealer="B", tokens=tokens)
    evocation = position("evocation", dealer="B", tokens=tokens)
    assert order_of_turns(dark) == "BCDA"
    assert order_of_turns(light) == "BCDA"
    assert order_of_turns(evocation) == "CABD"


def order_of_turns(state: Indy) -> str:
    """Who has a turn until the phase ends, when everybody does as little as possible."""
    order = ""
    phase = state.phase
    while state.phase == phase:
        if not order.endswith(SEATS[state.turn]):
            order += SEATS[state.turn]
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    return order


# The plucked


@rule("IS-24", "IN-032", "IN-033")
def test_a_plucked_seat_seeds_the_table_in_the_light_and_returns() -> None:
    state = plucked_with_two_red_characters()
    play(state, "C swap RC5 GH3")
    assert show(state.table) == "RC1 RC5 BO6 BH1"
    play(state, "A lay GC1 GC2 GC3; B lay GO1 GO2 GO3; C pass")
    assert offered(state, "C") == ["pass", "return RC2 RC1 RC5"]
    play(state, "C return RC2 RC1 RC5")
    assert state.tokens[2] == 1


@rule("IS-24", "IR-30")
def test_a_plucked_seat_that_keeps_both_its_characters_lacks_one_on_the_table() -> None:
    state = plucked_with_two_red_characters()
    play(state, "C pass; A lay GC1 GC2 GC3; B lay GO1 GO2 GO3; C pass")
    assert offered(state, "C") == ["pass"]


def plucked_with_two_red_characters() -> Indy:
    return position(
        "light",
        turn="C",
        tokens=[4, 4, 0],
        shamans="S3 S5 S1",
        hands=["GC1 GC2 GC3 GC4", "GO1 GO2 GO3 GO4", "RC2 RC5"],
        table="RC1 GH3 BO6",
        deck="BH1",
    )


@rule("IS-25", "IR-32")
def test_a_team_of_another_colour_than_the_own_shaman_is_no_return() -> None:
    state = position(
        "evocation", turn="C", tokens=[4, 4, 0], shamans="S1 S5 S3", hands=["", "", "RC2 BO1"], table="RC1 RC5 GH3 GC4"
    )
    play(state, "C pass")
    assert offered(state, "C") == ["pass"]
    assert refused(state, "C return RC2 RC1 RC5") == ("error-team-colour", "IR-32")


@rule("IS-26", "IN-037", "IR-36")
def test_a_plucked_seat_that_failed_keeps_one_of_its_two_cards() -> None:
    state = position("evocation", turn="C", tokens=[4, 4, 0], hands=["", "", "GC4 BH2"], table="RO1 RO2 RO3 RO4")
    play(state, "C pass")
    assert asked(state) == {"C": "keep"}
    assert offered(state, "C") == ["keep GC4", "keep BH2"]
    play(state, "C keep GC4")
    assert "GC4" in hand(state, "C")
    assert hand_sizes(state) == [4, 4, 2]


@rule("IS-27", "IN-031", "IN-033", "IN-038", "IR-38")
def test_deals_after_one_is_plucked_and_another_returns() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[1, 0, 4, 4],
        shamans="S3 S1 S4 S5",
        laid=["GH1 BO2 RO3", "", "GC1 GH2 GO1", "BC1 BH1 BO1"],
        hands=["GO5", "RC1 GO6", "GO3", "GO4"],
        table="RC2 RC3 BH5 BH6",
    )
    play(state, "B pass; B return RC1 RC2 RC3")
    assert state.tokens == [0, 1, 4, 4]
    assert told(state, "dealt")[-4:] == [
        {"seat": 1, "count": 3},
        {"seat": 2, "count": 3},
        {"seat": 3, "count": 3},
        {"seat": 0, "count": 1},
    ]
    assert hand_sizes(state) == [2, 4, 4, 4]
    assert len(state.deck) == 43


# The end


@rule("IS-28", "IR-27", "IR-29")
def test_nobody_left_all_play_on_and_the_first_to_return_wins() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[1, 1],
        shamans="S1 S3",
        laid=["RH4 GH3 BO2"],
        hands=["RC1", "RH1 GH2 BO6 GO1"],
        table="BH1 BH2 BC1 BC2",
        chance=["GO2 GO3 RC2 RC3 BH5 BH6"],
    )
    play(state, "B lay RH1 GH2 BO6")
    assert state.tokens == [0, 0]
    assert state.plate == 8
    assert not state.over
    assert told(state, "nobody-left")
    assert hand_sizes(state) == [2, 2]

    play(state, "B pass; A pass; B pass; A pass; B pass; A pass; A return RC1 RC2 RC3")
    assert state.over
    assert state.tokens == [8, 0]
    assert told(state, "won") == [{"seat": 0, "count": 7, "manche": 2}]


@rule("IS-29", "IN-039", "IR-28")
def test_nobody_left_but_one_returns_and_wins() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[1, 1, 0],
        shamans="S3 S5 S1",
        laid=["GC1 GH4 GO6", "BC2 BH4 BO5"],
        hands=["", "", "RC1 GH1"],
        table="RC2 RC3 BO1 BO2",
    )
    play(state, "C pass; C return RC1 RC2 RC3")
    assert state.over
    assert state.tokens == [0, 0, 12]
    assert state.ranking == [2, 2, 1]


@rule("IS-30", "IR-26")
def test_a_return_keeps_the_game_open() -> None:
    state = position(
        "evocation",
        turn="C",
        tokens=[1, 5, 0],
        shamans="S3 S5 S1",
        laid=["GH1 BO1 RO3", "BC2 BH3 BO4"],
        hands=["", "", "RC1 GH2"],
        table="RC2 RC3 BO2 BO3",
    )
    play(state, "C pass; C return RC1 RC2 RC3")
    assert not state.over
    assert state.tokens == [0, 5, 1]
    assert state.plate == 6
    assert hand_sizes(state) == [2, 4, 4]


@rule("IS-31", "IN-039", "IR-29")
def test_the_end_with_two_players() -> None:
    state = settled(["RH1 GH1 BO1", "GC1 GH2 GO3"], tokens=[1, 3])
    assert state.over
    assert state.tokens == [0, 8]
    assert state.plate == 0
    assert state.ranking == [2, 1]


@rule("IS-32", "IN-020", "IR-10")
@pytest.mark.parametrize(
    ("cards", "category", "feathers", "kept"),
    [("RC1 RC2 RC3", "team", 6, "RH6"), ("RC3 RC2 RH6", "wrong", 11, "RC1")],
)
def test_the_three_cards_are_chosen_freely(cards: str, category: str, feathers: int, kept: str) -> None:
    state = position("evocation", hands=["RC1 RC2 RC3 RH6"], table="BO1 BO2 BO3 BO4", players=2)
    play(state, f"A lay {cards}")
    assert told(state, "evoked")[0]["category"] == category
    assert told(state, "evoked")[0]["feathers"] == feathers
    assert hand(state, "A") == kept


@rule("IS-33", "IN-018", "IR-09")
def test_an_eagle_cannot_be_exchanged_in_the_evocation_turn() -> None:
    state = position("evocation", hands=["EAG RC1 GH2 BO3"], table="RC4 GC5 BH6 BO1", players=2)
    assert offered(state, "A") == ["pass", "eagle RC4", "eagle GC5", "eagle BH6", "eagle BO1"]
    play(state, "A pass")
    assert offered(state, "A") == ["pass", "swap RC1 RC4", "swap BO3 BO1"]
    assert refused(state, "A swap EAG BO1") == ("error-swap-suit", "IN-018")


@rule("IS-34", "IN-035")
def test_the_second_plucked_seat_succeeds_where_the_first_failed() -> None:
    state = position(
        "evocation",
        turn="B",
        tokens=[4, 0, 4, 0],
        shamans="S5 S1 S6 S3",
        laid=["BC1 BH1 BO1", "", "BC2 BH2 BO2", ""],
        hands=["", "RC1 GO1", "", "GC1 GO2"],
        table="GC2 GC3 BH5 BH6",
    )
    play(state, "B pass; D pass; D return GC1 GC2 GC3")
    assert state.tokens == [3, 0, 4, 1]


@rule("IS-35", "IN-026", "IR-04")
def test_more_than_four_tokens() -> None:
    state = settled(["RC1 RC2 RC3", "GC1 GH1 GO1", "BC2 BH2 BO2"], tokens=[4, 3, 2])
    assert state.tokens == [5, 2, 2]
    assert state.plate == 3


@rule("IS-36", "IN-024", "IN-045")
def test_wrong_evocations_are_compared_by_feathers() -> None:
    state = settled(["RC1 BH1 BO2", "BC1 RH1 RO1", "GC1 GH1 GO1"])
    assert state.tokens == [4, 3, 4]
