"""The table and a turn outside combat: zones, the start, order, draw, presentation, windows, epilogue, the end of a game."""

from __future__ import annotations

import random

import pytest

from games.isola.looking import (
    PLAIN,
    declared,
    destiny,
    force,
    forces,
    fought,
    hand,
    held,
    idle,
    keys,
    pass_to,
    past,
    points,
    removed,
    row,
    values,
    view,
    winner,
)
from support import asked, offered, play, refused, rule, told
from tavolata.engine import STRICT, SeatDeck, SetupError
from tavolata.games.isola import GAME
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import PLACE, STATS, ZERO
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

# The table


@rule("ID-001", "ID-002", "ID-008", "ID-009", "ID-010")
def test_where_cards_lie() -> None:
    state = position(
        hands=["ERA-DELLA-PAURA CISTERNA ARMI-DA-TAGLIO VILLAGGIO-DEL-POZZO MERCENARI"], pasts=["AIN"], removed=["REY"]
    )
    play(state, "A settle VILLAGGIO-DEL-POZZO MERCENARI; A attach CISTERNA VILLAGGIO-DEL-POZZO.A1")
    play(state, "A assign ARMI-DA-TAGLIO MERCENARI.A1; A play ERA-DELLA-PAURA")
    seen = view(state)
    assert [entry["held"] for entry in seen["territories"][0]] == [[{"card": "CISTERNA", "owner": 0}]]
    assert held(state, "MERCENARI.A1") == "ARMI-DA-TAGLIO"
    assert destiny(state) == "ERA-DELLA-PAURA.A1"
    assert (past(state, "A"), removed(state, "A")) == ("AIN", "REY")
    assert seen["hands"] == [0, 0]


@rule("ID-003", "RU-86")
def test_hands_and_futures_are_hidden() -> None:
    state = position(hands=["REY", "YUDA"], futures=["TOKI TOKI", "RAOUL RAOUL"], pasts=["AIN", "BOLTS"])
    for seat, unseen in (("", "REY YUDA TOKI RAOUL"), ("A", "YUDA RAOUL"), ("B", "REY TOKI")):
        seen = view(state, seat)
        shown = str({name: entry for name, entry in seen.items() if name != "decks"})
        assert not [word for word in unseen.split() if word in shown]
        assert "AIN" in shown and "BOLTS" in shown
    assert view(state, "A")["remaining"] == ["TOKI", "TOKI"]  # which cards, not in which order


@rule("RU-86")
@pytest.mark.parametrize("lists", ["closed", "open"])
def test_deck_lists_are_secret_or_open(lists: str) -> None:
    deck = SeatDeck(["AIN"] * 5 + ["KENSHIRO"] * 5)
    other = SeatDeck(["OASI"] * 5 + ["YUDA"] * 5)
    state = GAME.new(2, options={"deck-lists": lists}, decks=[deck, other], chance=[0])
    assert ("YUDA" in str(view(state, "A")["decks"])) == (lists == "open")
    assert "KENSHIRO" in str(view(state, "A"))


@rule("RU-86", "ID-003")
@pytest.mark.parametrize("lists", ["closed", "open"])
def test_guessed_worlds_look_the_same(lists: str) -> None:
    state = GAME.new(2, seed=5, options={"deck-lists": lists})
    lots = random.Random(1)
    for _ in range(60):
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))
        if state.over:
            break
        for seat in (0, 1):
            world = state.determinize(seat, lots.randrange(1000))
            assert world.view(seat) == state.view(seat)


@rule("ID-013", "RU-04")
def test_green_and_ochre_are_two_numbers() -> None:
    by_key = {card.key: (card.green, card.ochre) for card in CARDS}
    assert by_key["PIRAMIDE-DELLA-CROCE"] == (3, 0)
    assert by_key["KENSHIRO"] == (0, 3)
    assert by_key["BANDA-DI-CUORI"] == (0, 1)


@rule("ID-186")
def test_nothing_zeroes_a_resistance() -> None:
    """A life cannot be zeroed; the set has no card that would try."""
    operations = [operation for card in CARDS for ability in card.abilities for operation in ability.operations]
    zeroes = [STATS[operation.stat] for operation in operations if operation.word == ZERO]
    assert sorted(set(zeroes)) == ["atk", "def", "green"]


# The start


@rule("ID-113", "RU-16")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_may_say_who_begins_and_then_draws_no_lots(seat: int) -> None:
    state = GAME.new(2, options={"first": str(seat + 1)}, seed=4, events=True)
    assert [event.kind for event in state.events or [] if event.kind.startswith("begins")] == ["begins-as-agreed"]
    assert isinstance(state, Isola)
    assert [decision.seat for decision in state.decisions] == [seat]
    assert state.active == seat
    # The lot is the first thing that chance is asked for: loaded with the other seat, it would decide otherwise.
    assert GAME.new(2, chance=[1 - seat], seed=4).decisions[0].seat == 1 - seat
    with pytest.raises(SetupError):
        GAME.new(2, options={"first": "3"})


@pytest.mark.parametrize("game", ["base", "advanced"])
@pytest.mark.parametrize("start", ["usual", "40"])
def test_of_a_match_of_two_each_side_begins_one(game: str, start: str) -> None:
    assert GAME.matches is not None
    for lot in (0, 1):
        options = {"game": game, "start": start}
        first = GAME.matches.first(GAME.new(2, options=options, chance=[lot]))
        assert first == lot
        for seat in (0, 1):
            again = GAME.new(2, options=options | GAME.matches.beginning(seat))
            assert GAME.matches.first(again) == seat


@rule("ID-113", "ID-114", "RU-16", "RU-17")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_drawn_by_lot_and_seven_cards_are_drawn(first: int) -> None:
    state = GAME.new(2, chance=[first])
    assert asked(state) == {"AB"[first]: "draw"}  # no second hand is offered
    assert view(state)["hands"] == [7, 7]
    assert view(state)["futures"] == [43, 43]


@rule("ID-109", "ID-110", "ID-111", "ID-112", "RU-15", "RU-82")
def test_which_decks_may_be_brought() -> None:
    legal = SeatDeck(["KENSHIRO"] * 9 + ["CAPO-DEI-RIBELLI"] * 5 + ["RAOUL", "REY", "BOLTS"])
    GAME.new(2, decks=[legal])
    for cards, rule_of in (
        (["AIN"] * 6 + ["OASI"] * 5, "ID-109"),
        (["AIN"] * 5 + ["OASI"] * 2, "RU-15"),
        (["REY"] * 1001, "RU-15"),
    ):
        with pytest.raises(SetupError) as refusal:
            GAME.new(2, decks=[SeatDeck(cards)])
        assert refusal.value.rule == rule_of


@rule("RU-82")
def test_colour_and_school_of_an_event_do_not_matter() -> None:
    state = position(hands=["LEZIONE TREGUA ADUNATA"], forces=["RAOUL"])
    for event in ("LEZIONE", "TREGUA", "ADUNATA"):
        assert f"play {event}" in offered(state, "A")


@pytest.mark.parametrize(
    ("compensation", "first_hand", "second"),
    [
        ("none", 7, 0),
        *[(f"points-{points}", 7, points) for points in range(2, 9)],
        ("card-fewer", 6, 0),
        ("no-first-attack", 7, 0),
    ],
)
def test_what_the_second_player_gets(compensation: str, first_hand: int, second: int) -> None:
    state = GAME.new(2, chance=[1], options={"second-player": compensation})
    assert isinstance(state, Isola)
    assert points(state) == (second, 0)
    assert [len(hand) for hand in state.hands] == [7, first_hand]


@pytest.mark.parametrize(("turn", "number", "may"), [("A", 1, False), ("B", 2, True), ("A", 3, False), ("A", 5, True)])
def test_the_first_player_may_have_to_wait_with_attacks(turn: str, number: int, may: bool) -> None:
    options = {"second-player": "no-first-attack"}
    places = ["DESERTO-DI-VETRO", "DESERTO-DI-VETRO"]
    state = position("combat", turn, forces=["AIN", "REY"], places=places, number=number, options=options)
    assert (state.decisions[0].name == "attack") is may


# Lives


@rule("ID-019", "ID-020", "ID-022", "ID-045", "ID-049")
@pytest.mark.parametrize("card", ["KENSHIRO", "AIN"])
def test_further_copies_are_lives(card: str) -> None:
    state = position(hands=[f"{card} {card}"], forces=[f"{card}!"])
    play(state, f"A play {card}; A play {card}")
    assert forces(state, "A") == f"{card}*3!"  # one whole: still engaged
    assert force(state, card)["lives"] == 3


@rule("ID-021", "ID-037", "ID-049", "ID-040")
def test_a_copy_of_a_character_with_life_strikes() -> None:
    state = position(hands=["AIN"], forces=["", "AIN*2+MOTO-CORAZZATA"])
    play(state, "A play AIN")
    assert forces(state, "B") == "AIN"
    assert points(state) == (0, 0)
    assert held(state, "AIN") == "MOTO-CORAZZATA"


@rule("ID-050", "ID-053")
def test_characters_with_numbers_may_be_there_several_times() -> None:
    state = position(hands=["JACK-DI-PICCHE JACK-DI-PICCHE"], forces=["", "JACK-DI-PICCHE"])
    play(state, "A play JACK-DI-PICCHE; A play JACK-DI-PICCHE")
    assert forces(state, "A") == "JACK-DI-PICCHE.A1 JACK-DI-PICCHE.A2"
    assert forces(state, "B") == "JACK-DI-PICCHE.B1"


@rule("RU-65", "ID-116")
def test_a_copy_may_be_kept() -> None:
    state = position(hands=["KENSHIRO"], forces=["", "KENSHIRO"])
    assert offered(state, "A") == ["pass", "play KENSHIRO"]
    play(state, "A pass")
    assert hand(state, "A") == "KENSHIRO"


@rule("ID-039", "ID-078", "ID-085", "ID-093")
def test_with_the_last_life_goes_all_that_was_assigned() -> None:
    held_cards = "RAFFICA-DEL-NORD+AMBIZIONE+GIURAMENTO-DI-SANGUE"
    state = fought("KENSHIRO*3", f"RAOUL+{held_cards}", place="")
    assert past(state, "B") == keys("RAOUL RAFFICA-DEL-NORD AMBIZIONE GIURAMENTO-DI-SANGUE")
    kept = fought("KENSHIRO*3", f"RAOUL*2+{held_cards}", place="")
    assert past(kept, "B") == "RAOUL"


# Order and disengage


@rule("ID-119", "ID-122", "ID-062")
def test_points_and_disengagement_are_the_turn_players() -> None:
    state = position(
        phase="order",
        forces=["MERCENARI!", "MERCENARI!"],
        places=["VILLAGGIO-DEL-POZZO PIRAMIDE-DELLA-CROCE", "OASI"],
    )
    assert points(state) == (5, 0)
    assert (forces(state, "A"), forces(state, "B")) == ("MERCENARI.A1", "MERCENARI.B1!")


@rule("ID-120", "ID-121", "ID-178", "RU-05")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(10, 0, True), (9, 0, False), (25, 15, True), (12, 3, False)])
def test_a_lead_of_ten_wins_in_the_own_order_phase(mine: int, theirs: int, won: bool) -> None:
    state = position(phase="order", points=(mine, theirs))
    assert winner(state) == ("A" if won else "")


@rule("ID-121")
def test_a_lead_won_in_combat_counts_in_the_next_own_order_phase_only() -> None:
    state = position(phase="combat", points=(8, 0), forces=["RAOUL", "KENSHIRO*2"])
    play(state, "A target KENSHIRO; A add RAOUL; A done")
    assert points(state) == (11, 4)
    assert winner(state) == ""


# Draw


@rule("ID-123", "ID-116")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_cards_are_drawn(count: int) -> None:
    state = position(phase="draw", futures=["AIN REY YUDA TOKI"])
    assert offered(state, "A") == ["draw 1", "draw 2", "draw 3"]
    for wrong in ("draw 0", "draw 4", "pass"):
        assert refused(state, f"A {wrong}")[0].startswith("error")
    play(state, f"A draw {count}")
    assert hand(state, "A") == keys(" ".join(["AIN", "REY", "YUDA"][:count]))


@rule("ID-125", "ID-105", "RU-18", "RU-19")
def test_in_the_draw_phase_both_may_play_events_to_play_and_discard() -> None:
    state = position(
        phase="draw", hands=["FUMO-NEGLI-OCCHI", "FUMO-NEGLI-OCCHI RIVOLTA RAZZIA"], forces=["MERCENARI", "MERCENARI"]
    )
    play(state, "A draw 1")
    assert asked(state) == {"A": "window"}
    play(state, "A pass")
    assert offered(state, "B") == ["pass", "play FUMO-NEGLI-OCCHI"]
    assert refused(state, "B play RIVOLTA") == ("error-not-now", "ID-107")
    play(state, "B play FUMO-NEGLI-OCCHI")
    assert forces(state, "A") == "MERCENARI.A1!"
    assert asked(state) == {"A": "window"}
    play(state, "A play FUMO-NEGLI-OCCHI")
    assert forces(state, "B") == "MERCENARI.B1!"
    assert asked(state) == {"A": "present"}


@rule("RU-07")
def test_what_is_played_in_the_draw_phase_ends_with_it() -> None:
    state = position(phase="draw", hands=["ATTACCO-GENERALE CONTROLUCE"], forces=["BANDA-DI-CUORI"])
    play(state, "A draw 1; A play ATTACCO-GENERALE")
    assert values(state, "BANDA-DI-CUORI.A1") == "3/0/2"
    assert past(state, "A") == ""
    play(state, "A pass")
    assert asked(state) == {"A": "present"}
    assert values(state, "BANDA-DI-CUORI.A1") == "2/0/2"
    assert past(state, "A") == "ATTACCO-GENERALE"


@rule("ID-124", "ID-181", "RU-13")
@pytest.mark.parametrize("moment", ["on-draw", "on-empty"])
def test_who_runs_out_of_future_loses(moment: str) -> None:
    state = position(phase="draw", futures=["AIN AIN AIN"], options={"deck-out": moment})
    play(state, "A draw 3")
    if moment == "on-empty":
        assert winner(state) == "B"
    else:
        assert winner(state) == ""
        idle(state, "draw")
        play(state, "B draw 1")
        while not state.over:
            play(state, f"{next(iter(asked(state)))} pass")
        assert winner(state) == "B"


@rule("RU-13")
@pytest.mark.parametrize("moment", ["on-draw", "on-empty"])
@pytest.mark.parametrize("card", ["ESPLORATORI", "STAFFETTA-DEL-DESERTO"])
def test_the_last_card_may_leave_the_future_through_a_card(moment: str, card: str) -> None:
    state = position(hands=[f"{card} AIN"], futures=["OASI"], options={"deck-out": moment})
    play(state, f"A play {card}")
    if card == "ESPLORATORI":
        play(state, "A take OASI")
    assert winner(state) == ("B" if moment == "on-empty" else "")


# Presentation


@rule("ID-045", "ID-053", "ID-060", "ID-065", "ID-126", "ID-127", "ID-132")
def test_what_may_always_be_played() -> None:
    state = position(hands=["MARE-SECCO KENSHIRO JACK-DI-PICCHE RAZZIA LIBERAZIONE IMBOSCATA RIVOLTA FUMO-NEGLI-OCCHI"])
    names = [
        "KENSHIRO",
        "JACK-DI-PICCHE",
        "MARE-SECCO",
        "LIBERAZIONE",
        "IMBOSCATA",
        "FUMO-NEGLI-OCCHI",
        "RIVOLTA",
        "RAZZIA",
    ]
    assert sorted(offered(state, "A")) == sorted(["pass", *[f"play {name}" for name in names]])
    play(state, "A play MARE-SECCO; A play KENSHIRO")
    assert (row(state, "A"), forces(state, "A")) == ("MARE-SECCO.A1", "KENSHIRO")


@rule("ID-057", "ID-060", "ID-063", "ID-128", "ID-207")
def test_a_place_and_its_army_come_from_the_hand_together() -> None:
    state = position(hands=["OASI MERCENARI"], forces=["RIBELLI-DELLA-CAVA"], places=["VILLAGGIO-DEL-POZZO"])
    assert offered(state, "A") == ["pass", "settle OASI MERCENARI"]
    assert refused(state, "A settle OASI RIBELLI-DELLA-CAVA") == ("error-not-in-hand", "ID-128")
    assert refused(state, "A settle VILLAGGIO-DEL-POZZO MERCENARI") == ("error-not-in-hand", "ID-128")


@rule("ID-006", "ID-007")
def test_the_last_place_played_is_the_frontier() -> None:
    state = position(hands=["MARE-SECCO GOLA-DEI-VENTI"], places=["OASI"])
    play(state, "A play GOLA-DEI-VENTI; A play MARE-SECCO")
    assert row(state, "A") == "MARE-SECCO.A1 GOLA-DEI-VENTI.A1 OASI.A1"


@rule("ID-076", "ID-084", "ID-092", "ID-090", "ID-129")
def test_assigned_cards_are_played_in_the_own_presentation_only() -> None:
    cards = "CALMA RAFFICA-DEL-NORD GIURAMENTO-DI-SANGUE"
    state = position(hands=["", cards + " FUMO-NEGLI-OCCHI"], forces=["MERCENARI", "RAOUL"])
    play(state, "A pass")
    assert offered(state, "B") == ["pass", "play FUMO-NEGLI-OCCHI"]
    own = position(hands=[cards], forces=["RAOUL"])
    assert len([option for option in offered(own, "A") if option.startswith("assign")]) == 3


@rule("ID-104", "ID-106", "ID-108", "ID-200", "ID-202")
@pytest.mark.parametrize("card", ["RAZZIA", "LIBERAZIONE", "IMBOSCATA"])
@pytest.mark.parametrize("question", ["window", "reply", "replies"])
def test_events_for_the_own_presentation_only(card: str, question: str) -> None:
    waiting = f"{card} FUMO-NEGLI-OCCHI"
    if question == "replies":
        state = pass_to(declared("MERCENARI", "AIN", hands=["", waiting]), "replies")
    elif question == "reply":
        state = position(hands=["", waiting], forces=["MERCENARI"])
        play(state, "A pass")
    else:
        state = position(phase="draw", hands=["", waiting], forces=["MERCENARI"])
        play(state, "A draw 1")
    assert asked(state) == {"B": question}
    assert refused(state, f"B play {card}")[0] == "error-not-now"


@rule("ID-130", "RU-18", "RU-20", "RU-21")
def test_the_opponent_answers_each_card_and_the_end() -> None:
    state = position(hands=["KENSHIRO KENSHIRO", "RIVOLTA FUMO-NEGLI-OCCHI"], forces=["MERCENARI"])
    play(state, "A play KENSHIRO")
    assert asked(state) == {"B": "reply"}
    play(state, "B pass")
    assert asked(state) == {"A": "present"}
    play(state, "A play KENSHIRO; B play RIVOLTA")
    assert asked(state) == {"A": "present"}
    play(state, "A pass")
    assert asked(state) == {"B": "reply"}  # once more before the hand is looked at
    play(state, "B play FUMO-NEGLI-OCCHI")
    assert forces(state, "A") == "KENSHIRO*2 MERCENARI.A1!"
    assert asked(state) == {"A": "present"}  # who answered is answered


@rule("RU-18")
def test_nothing_is_played_in_order_and_epilogue() -> None:
    state = position(
        phase="epilogue", hands=["FUMO-NEGLI-OCCHI", "FUMO-NEGLI-OCCHI"], forces=["MERCENARI", "MERCENARI"]
    )
    assert asked(state) == {"B": "draw"}


@rule("ID-131", "RU-74")
def test_a_hand_may_be_larger_than_seven_outside_the_end_of_presentation() -> None:
    nine = "RAOUL KENSHIRO TOKI REY YUDA SHOKI BOLTS RYUGA AIN"
    state = position(hands=["MERCENARI", nine])
    play(state, "A pass")
    assert asked(state) == {"B": "draw"}
    play(state, "B draw 1; B pass")
    assert asked(state) == {"B": "discard"}


@rule("RU-55")
def test_two_equal_permanent_events_both_count() -> None:
    state = declared("TOKI", "RYUGA", "CAPITALE", events=["LIBERAZIONE LIBERAZIONE"], hands=["CONTROLUCE"])
    assert force(pass_to(state, "replies"), "TOKI")["attack"] == 6


@rule("RU-55", "ID-190")
def test_a_unique_event_is_there_once() -> None:
    state = position(hands=["ERA-DELLA-PAURA"], events=["", "ERA-DELLA-PAURA"])
    assert refused(state, "A play ERA-DELLA-PAURA") == ("error-unique", "ID-190")


@rule("RU-59")
def test_equipment_of_a_place_counts_for_its_own_defence() -> None:
    assert not [card.key for card in CARDS if card.profile == PLACE and (card.atk or card.defence or card.res)]
    state = position(
        phase="combat",
        forces=["MERCENARI", "AIN"],
        places=["", "OASI+PALIZZATA MARE-SECCO"],
        hands=["CONTROLUCE"],
    )
    play(state, "A add MERCENARI.A1; A done; B add AIN; B done")
    assert values(pass_to(state, "replies"), "AIN") == "2/1/L1"


@rule("RU-83", "ID-102", "ID-187")
def test_an_event_without_effect_may_be_played() -> None:
    state = position(hands=["ESECUZIONE AIN"])
    play(state, "A play ESECUZIONE")
    assert past(state, "A") == "ESECUZIONE"
    assert len(told(state, "no-effect")) == 1


# The turn as a whole


@rule("ID-115", "ID-118")
def test_the_phases_of_a_turn_and_then_the_other_one() -> None:
    state = position(phase="order", forces=["MERCENARI", "MERCENARI"], places=[PLAIN, PLAIN], hands=["AIN", "AIN"])
    names = []
    for _ in range(8):
        seat, question = next(iter(asked(state).items()))
        names.append(f"{seat} {question}")
        play(state, f"{seat} {offered(state, seat)[0]}")
    assert names == [f"{seat} {name}" for seat in "AB" for name in ("draw", "present", "attack")] + [
        "A draw",
        "A present",
    ]


@rule("ID-177", "ID-107")
def test_the_epilogue_clears_turn_events_of_both() -> None:
    state = position(phase="epilogue", events=["RIVOLTA LIBERAZIONE", "TREGUA IMBOSCATA"])
    assert destiny(state) == "LIBERAZIONE.A1 IMBOSCATA.B1"
    assert (past(state, "A"), past(state, "B")) == ("RIVOLTA", "TREGUA")


@rule("RU-18")
def test_at_a_strict_table_silence_tells_nothing() -> None:
    state = position(hands=["KENSHIRO AIN", "OASI"], reactions=STRICT)
    play(state, "A play KENSHIRO")
    assert asked(state) == {"B": "reply"}
    assert offered(state, "B") == ["pass"]


@rule("ID-202")
def test_at_a_strict_table_what_lies_to_be_used_is_asked_for() -> None:
    state = declared("BANDA-DI-CUORI+CARICA-DA-CAVA", "AIN", reactions=STRICT)
    assert asked(state) == {"A": "window"}
    assert offered(state, "A") == ["pass", "expend BANDA-DI-CUORI.A1"]


@rule("ID-202", "RU-53")
def test_a_used_charge_counts_to_the_end_of_the_turn() -> None:
    state = position(phase="draw", forces=["BANDA-DI-CUORI+CARICA-DA-CAVA", "AIN*3"])
    play(state, "A draw 1; A expend BANDA-DI-CUORI.A1")
    assert past(state, "A") == "CARICA-DA-CAVA"
    assert values(state, "BANDA-DI-CUORI.A1") == "5/0/2"
    play(state, "A pass; A pass")
    assert asked(state) == {"B": "draw"}
    assert values(state, "BANDA-DI-CUORI.A1") == "2/0/2"


@rule("ID-118")
@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_to_an_end_without_a_problem(seed: int) -> None:
    state = GAME.new(2, seed=seed, options={"game": "advanced"} if seed % 2 else {})
    lots = random.Random(seed)
    while not state.over:
        decision = lots.choice(state.decisions)
        state.play(decision.seat, lots.choice(decision.actions))
        assert isinstance(state, Isola)
        assert state.problems() == []
    assert winner(state)
