"""Steps inside steps: a fight in an encounter in a move, spells in the fight, wards against spells and wards."""

from __future__ import annotations

from engine.minigame import HEX, WARD, Ordeal, Spell, happened, ordeal, remaining
from support import asked, offered, play


def test_a_fight_in_an_encounter_in_a_move_and_all_of_them_go_on_afterwards() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[1, 6, 3, 4])
    assert asked(state) == {"A": "direction"}
    play(state, "A right")  # to the cave: 6 against 3 + 2
    assert remaining(state) == "EndTurn Camp EndFight Reroll"
    play(state, "A pass")
    assert happened(state)[-6:] == ["fight-dice", "fought", "coin", "coin", "turn-ended", "move-die"]
    assert state.coins == [2, 0]  # one coin from the fight, one from the end of the move
    assert asked(state) == {"B": "direction"}


def test_an_encounter_may_lead_to_another_one() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[3, 1, 1])
    play(state, "A right")  # the chapel, and from there the cave
    assert remaining(state) == "EndTurn Camp EndFight Reroll"


def test_a_reroll_is_offered_once_both_dice_are_seen_and_replaces_the_heros_die() -> None:
    # Round one: both go to the smithy and find a coin afterwards. Round two: A goes on to the cave.
    state = ordeal("WARD WARD", "WARD WARD", dice=[5, 5, 2, 1, 3, 6, 1])
    play(state, "A right; A done; B right; B done; A right")
    assert state.events is not None
    assert state.events[-1].public == {"seat": 0, "mine": 1, "theirs": 3}
    assert offered(state, "A") == ["pass", "reroll"]
    play(state, "A reroll")
    fought = next(event for event in state.events if event.kind == "fought")
    assert fought.public == {"seat": 0, "mine": 6, "theirs": 5, "won": True}
    assert state.coins[0] == 2  # one paid, one won, one from the camp


def test_without_a_coin_there_is_no_reroll() -> None:
    state = ordeal("WARD WARD", "WARD WARD", dice=[1, 1, 3])
    play(state, "A right")
    assert offered(state, "A") == ["pass"]


def test_a_third_seat_casts_a_spell_between_the_dice_and_the_reroll() -> None:
    state = ordeal("WARD HEX", "HEX HEX", "HEX HEX", dice=[1, 6, 3])
    play(state, "A right")
    assert remaining(state) == "EndTurn Camp EndFight Reroll SpellMoment"
    assert asked(state) == {"B": "spell", "C": "spell"}  # the hero holds a hex too, but not for himself
    play(state, "C hex; B pass")
    assert remaining(state) == "EndTurn Camp EndFight Reroll SpellMoment Spell ReplyMoment"
    assert asked(state) == {"A": "reply"}
    play(state, "A pass")  # the hex takes effect, and the moment opens again
    assert asked(state) == {"B": "spell", "C": "spell"}
    assert state.strength(0) == -2
    play(state, "B pass; C pass; A pass")
    assert state.lives == [1, 2, 2]  # 6 - 2 against 3 + 2
    assert state.strength(0) == 0  # the hex ended with the fight


def test_a_ward_stops_the_spell() -> None:
    state = ordeal("WARD WARD", "HEX HEX", "HEX HEX", dice=[1, 6, 3])
    play(state, "A right; B pass; C hex; A ward")
    assert asked(state) == {"B": "spell", "C": "spell"}  # nobody else could ward the ward
    assert state.modifiers.of("strength") == ()
    assert state.discard == [HEX, WARD]
    assert remaining(state) == "EndTurn Camp EndFight Reroll SpellMoment"


def test_a_ward_against_the_ward_lets_the_spell_through_last_in_first_out() -> None:
    state = ordeal("WARD WARD", "HEX HEX", "WARD WARD", dice=[1, 6, 3])
    play(state, "A right; B hex")
    assert asked(state) == {"C": "reply", "A": "reply"}  # from the caster clockwise
    play(state, "C pass; A ward")
    assert remaining(state) == "EndTurn Camp EndFight Reroll SpellMoment Spell ReplyMoment Spell ReplyMoment"
    assert asked(state) == {"C": "reply"}  # not A: nobody wards his own ward
    play(state, "C ward")
    assert remaining(state).endswith("Spell ReplyMoment Spell ReplyMoment Spell ReplyMoment")
    assert asked(state) == {"A": "reply"}  # to C's ward
    play(state, "A pass")
    # C's ward has taken away A's; the hex can be warded again.
    assert remaining(state) == "EndTurn Camp EndFight Reroll SpellMoment Spell ReplyMoment"
    assert asked(state) == {"C": "reply", "A": "reply"}
    play(state, "A pass; C pass")
    assert [modifier.name for modifier in state.modifiers.of("strength")] == ["hex"]
    assert carried_out(state) == [3, 1]  # the last one cast comes first; number 2 never came to pass


def test_a_ward_against_the_ward_against_the_ward() -> None:
    state = ordeal("WARD WARD", "HEX HEX", "WARD HEX", dice=[1, 6, 3])
    play(state, "A right; C pass; B hex; C pass; A ward; C ward; A ward")
    # A's second ward undid C's, A's first one the hex.
    assert state.modifiers.of("strength") == ()
    assert state.hands == [[], [HEX], [HEX]]
    assert carried_out(state) == [4, 2]


def test_the_moment_opens_again_after_each_spell_so_one_seat_may_cast_several() -> None:
    state = ordeal("HEX HEX", "HEX HEX", "HEX HEX", dice=[1, 6, 3])
    play(state, "A right; B hex; C pass; B hex; C pass")
    assert state.strength(0) == -4
    assert asked(state) == {"C": "spell"}


def test_of_two_spells_at_once_the_first_in_turn_order_counts_and_the_other_stays_in_hand() -> None:
    state = ordeal("WARD WARD", "HEX HEX", "HEX HEX", dice=[1, 6, 3])
    play(state, "A right; C hex; B hex")  # C answered first, but B sits next to the hero
    assert [step.seat for step in state.agenda if isinstance(step, Spell)] == [1]
    assert state.hands[1:] == [[HEX], [HEX, HEX]]


# Death in the middle


def test_the_hero_dies_in_the_middle_of_a_fight_and_the_next_player_goes_on() -> None:
    state = ordeal("WARD HEX", "BOLT WARD", "HEX WARD", dice=[1, 6, 1, 2], lives="1")
    play(state, "A right; C pass; B bolt A; A pass; C pass")
    # The re-roll, the rest of the fight and of the move are gone; the turn ended, and it is B's.
    assert state.lives == [0, 1, 1]
    assert state.coins == [0, 0, 0]
    assert happened(state)[-5:] == ["spell", "harmed", "died", "turn-ended", "move-die"]
    assert "fought" not in happened(state)
    assert remaining(state) == "EndTurn Direction"
    assert asked(state) == {"B": "direction"}


def test_death_three_spells_deep_leaves_the_spells_of_others_on_the_agenda() -> None:
    # B hexes A; C replies with a bolt that kills A before the hex takes effect: B's hex then finds nobody.
    state = ordeal("HEX HEX", "HEX HEX", "BOLT WARD", dice=[1, 6, 1, 2], lives="1")
    play(state, "A right; B hex; C pass; C bolt A")
    assert state.fallen == [0]
    assert remaining(state) == "EndTurn Spell ReplyMoment"  # the hex still waits, and can still be warded
    assert asked(state) == {"C": "reply"}
    play(state, "C pass")
    assert state.modifiers.by_kind == {}
    assert asked(state) == {"B": "direction"}


def test_a_spell_outlives_its_caster() -> None:
    # C bolts B, and B strikes first: both die, the last spell's victim first. The hero fights on.
    state = ordeal("HEX HEX", "HEX BOLT", "BOLT HEX", dice=[1, 6, 1], lives="1")
    play(state, "A right; B pass; C bolt B; B bolt C")
    assert state.fallen == [2, 1]
    assert carried_out(state) == [2, 1]
    assert asked(state) == {"A": "reroll"}
    play(state, "A pass")
    assert state.over
    assert state.ranking == [1, 2, 3]


def test_what_the_dead_waited_for_goes_with_them() -> None:
    state = ordeal("HEX HEX", "BOLT HEX", "HEX HEX", dice=[4, 5, 5, 3, 6, 1], lives="1")
    play(state, "A right; B right; B done; C right; C done")
    assert [modifier.whom for modifier in state.modifiers.of("oath")] == [0]
    play(state, "A left; B bolt A; C pass")  # from the oak to the cave
    assert state.lives[0] == 0
    assert state.modifiers.by_kind == {}


def test_the_dead_are_asked_nothing_and_skipped() -> None:
    state = ordeal("HEX HEX", "WARD WARD", "WARD WARD", dice=[1, 1, 6, 2, 2, 2], lives="1")
    play(state, "A right; A pass")  # 1 against 6 + 2
    assert state.lives[0] == 0
    play(state, "B right")
    assert asked(state) == {"B": "bid", "C": "bid"}
    play(state, "B bid 0; C bid 0; C right; B bid 0; C bid 0")
    assert asked(state) == {"B": "direction"}
    assert state.round == 2


def test_the_last_one_alive_wins() -> None:
    state = ordeal("HEX HEX", "WARD WARD", dice=[1, 1, 6], lives="1")
    play(state, "A right; A pass")
    assert state.over
    assert state.decisions == []
    assert state.ranking == [2, 1]


def carried_out(state: Ordeal) -> list[object]:
    """The numbers of the spells that took effect, in that order."""
    return [event.public["number"] for event in state.events or [] if event.kind == "spell"]
