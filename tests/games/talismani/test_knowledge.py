"""What everybody can know of a hand, and what stays hidden (TR-47)."""

from __future__ import annotations

from games.talismani.looking import ROW, deal, hand, lay, revealed, view
from support import SEATS, asked, play, rule
from tavolata.games.talismani.position import position
from tavolata.games.talismani.state import Talismani


def known(state: Talismani, seat: str) -> str:
    """The cards of a hand that a spectator knows."""
    return " ".join(view(state)["known"][SEATS.index(seat)])


@rule("TR-47")
def test_all_but_the_hands_is_public() -> None:
    state = position(
        "SOL NEB TEM PIO NEV NUV",
        hands=["SOL3 J1", "NEB2 SP1", "PIO5"],
        stake="NEB1",
        prepared=[["TEM3 TEM4"], ["SOL5 SOL6"]],
        forged=[[], ["NUV1 NUV2"]],
        stakes=["PRIMO", "", "NEV1 NEV2"],
    )
    seen = view(state)
    assert seen["row"] == ["SOL", "NEB", "TEM", "PIO", "NEV", "NUV"]
    assert seen["stake"] == "NEB1"
    assert seen["prepared"] == [[["TEM3", "TEM4"]], [["SOL5", "SOL6"]], []]
    assert seen["forged"][1] == [["NUV1", "NUV2"]]
    assert seen["stakes"] == [["PRIMO"], [], ["NEV1", "NEV2"]]
    assert seen["halves"] == [2, 2, 2]
    assert seen["cards"] == [2, 2, 1]
    assert seen["sitting"] == [1]
    assert "NEV8" in seen["discards"]
    assert "hand" not in seen


@rule("TR-47")
def test_a_hand_is_known_to_its_owner_only() -> None:
    state = deal(ROW, ["SOL3", "SP1", "J1"])
    assert "SOL3" in view(state, "A")["hand"]
    for other in ("B", "C", ""):
        assert "SOL3" not in str(view(state, other))
    dealt = [event for event in state.events or [] if event.kind == "dealt"]
    assert "SOL3" in str(dealt[0].seen_by(0))
    assert "cards" not in dealt[0].seen_by(1)


@rule("TR-47", "TdT-031")
def test_a_card_taken_is_known_to_all_until_it_is_played() -> None:
    state = revealed(ROW, ["NEB5", "TEM1", "SOL4"])
    play(state, "A stake SOL4; B take NEB5; A keep")
    assert known(state, "B") == "NEB5"
    assert known(state, "C") == "TEM1"
    assert known(state, "A") == ""
    play(state, f"A play {hand(state, 'A').split()[0]}; B play NEB5; C play TEM1")
    assert known(state, "B") == ""


@rule("TR-47", "TdT-011")
def test_a_known_card_laid_face_down_still_counts_as_held_until_the_reveal() -> None:
    state = position(ROW, ["NEB5 NEB6", "TEM1 TEM2", "SOL4 SOL5"], known=["NEB5"])
    play(state, "A play NEB5")
    assert known(state, "A") == "NEB5"
    assert view(state)["cards"] == [2, 2, 2]
    play(state, "B play TEM1; C play SOL4")
    assert known(state, "A") == ""


@rule("TR-47", "TR-39")
def test_cards_that_go_back_to_the_winner_are_known() -> None:
    plays = ["PIO6 PIO2", "SOL3 SOL4"]
    state = revealed("PIO SOL NEB NUV TEM NEV", plays, options={"nobody-entitled": "winner"})
    play(state, "B aside; A stake PIO2")
    assert known(state, "A") == "PIO6"


@rule("TR-47")
def test_worlds_are_true_to_what_all_have_seen() -> None:
    state = revealed(ROW, ["NEB5", "TEM1", "SOL4", "PIO2"])
    play(state, "A stake SOL4; B take NEB5; C take PIO2; A keep")
    others = set()
    for seed in range(20):
        world = state.determinize(2, seed)
        assert isinstance(world, Talismani)
        assert "NEB5" in hand(world, "B").split()
        assert "TEM1" in hand(world, "D").split()
        assert hand(world, "C") == hand(state, "C")
        assert view(world) == view(state)
        assert world.problems() == []
        others.add(hand(world, "B"))
    assert len(others) > 10


@rule("TR-47", "TdT-011")
def test_in_other_worlds_the_others_may_have_laid_other_cards() -> None:
    state = deal(ROW, ["NEB5", "TEM1", "SOL4"])
    play(state, "A play NEB5; B play TEM1")
    laid = set()
    for seed in range(20):
        world = state.determinize(0, seed, given="anew")
        assert view(world, "A")["laid"] == ["NEB5"]
        assert set(view(world, "B")["laid"]) <= set(hand(world, "B").split())
        laid.add(" ".join(view(world, "B")["laid"]))
        world.play(2, world.decisions[0].actions[0])
        assert view(world)["plays"][0] == ["NEB5"]
    assert len(laid) > 5


@rule("TR-47", "TdT-011")
def test_in_other_worlds_what_the_others_have_laid_is_open_again() -> None:
    state = deal(ROW, ["NEB5", "TEM1", "SOL4"])
    play(state, "A play NEB5; B play TEM1")
    world = state.determinize(0, 1)
    assert asked(world) == {"B": "play", "C": "play"}
    assert view(world, "A")["laid"] == ["NEB5"]
    assert view(world, "B")["laid"] == []


@rule("TR-47", "TdT-005")
def test_there_is_no_chance_after_the_deal() -> None:
    state = deal(ROW, ["NEB5", "TEM1", "SOL4"])
    worlds = [state.clone(), state.clone()]
    for seed, world in enumerate(worlds):
        world.chance.below(seed + 1)  # a different future, if there were any
        assert isinstance(world, Talismani)
        lay(world, ["NEB5", "TEM1", "SOL4"])
        while not world.over:
            world.play(world.decisions[0].seat, world.decisions[0].actions[0])
    assert worlds[0].dump_table() == worlds[1].dump_table()
