"""The greedy bot of Talisman plays sensibly."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from fluent.syntax import ast as ftl

from battery.cases import ONE_OF
from fluent_files import parsed
from players.asking import answer
from tavolata.engine import Decision, Fast, State, first_of
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.talisman import GAME
from tavolata.games.talisman.bot import reasons
from tavolata.games.talisman.bot.policy import answer_by, experienced, policy
from tavolata.games.talisman.bot.values import Values
from tavolata.games.talisman.box.cards import BOX, CARD_NAMES, PORTAL, SENTINEL, TAVERN, VILLAGE, space_of
from tavolata.games.talisman.position import MadeHero, hero, position
from tavolata.games.talisman.rules.odds import (
    MILLION,
    no_more_than,
    odds,
    past_death_and_werewolf,
    past_fiends,
    past_vampire_and_fiends,
    past_werewolf,
    steps,
    turns_to_land,
    turns_to_pass,
)
from tavolata.games.talisman.rules.spells import is_cast
from tavolata.games.talisman.rules.state import Talisman
from tavolata.players import Observation, Policy, player

#: Of all that is answered in some games.
ANSWERS_OF_BEFORE = 1618393979
STUCK = Path(__file__).with_name("talisman_stuck.json")
TROLL = hero("TROLL", "PLAINS2")
PRIEST = hero("PRIEST", "PLAINS2")


def landed(one: MadeHero, *others: MadeHero, **table: Any) -> Talisman:
    return position([one, *(others or (PRIEST,))], begin="landed", **table)


def go_on(state: Talisman, name: str) -> str:
    """Let the bot answer for everybody until seat A is asked that, and answer it."""
    for _ in range(30):
        mine = state.decision_of(0)
        if mine is not None and mine.name == name:
            return answer(state, "A")
        decision = state.decisions[0]
        state.play(decision.seat, policy(state, decision, Fast(0)))
    raise AssertionError(f"never asked: {name}")


# Odds


def test_even_odds_are_even() -> None:
    won, drawn, lost, spent = odds(0, 1, 1, False)
    assert won == lost
    assert (won, drawn, spent) == (15 * MILLION // 36, 6 * MILLION // 36, 0)


def test_fate_and_a_second_die_help_and_an_assassin_meets_no_die() -> None:
    plain = odds(-1, 1, 1, False)
    assert odds(-1, 1, 1, True)[0] > plain[0]
    assert odds(-1, 2, 1, False)[0] > plain[0]
    assert odds(0, 1, 0, False)[0] == MILLION


def test_trials_by_dice() -> None:
    assert no_more_than(3, 10, 0) == MILLION // 2
    assert no_more_than(2, 12, 0) == MILLION
    assert no_more_than(3, 10, 1) > MILLION // 2
    assert past_death_and_werewolf(12, 1, 4) > past_death_and_werewolf(5, 1, 4) > past_death_and_werewolf(5, 1, 1)
    assert past_vampire_and_fiends(5, 1, 4, 3) > past_vampire_and_fiends(5, 1, 4, 0)
    assert past_vampire_and_fiends(9, 1, 1, 0) == 0


def test_trials_left_are_easier_than_all_of_them() -> None:
    assert past_werewolf(8, 1, 2, 0) > past_death_and_werewolf(8, 1, 2)
    assert past_werewolf(8, 1, 2, 3) > past_werewolf(8, 1, 2, 0) > past_werewolf(8, 1, 2, 12)
    assert past_fiends(6, 1, 3, 1) > past_fiends(6, 1, 3, 0) > past_fiends(6, 1, 3, 6)


def test_journeys() -> None:
    assert turns_to_land(VILLAGE, VILLAGE) == 0
    assert turns_to_land(VILLAGE, space_of("FIELDS1")) > 100
    assert turns_to_pass(SENTINEL, SENTINEL) == 100
    assert turns_to_pass(TAVERN, SENTINEL) > turns_to_pass(VILLAGE, SENTINEL)
    assert steps(PORTAL, space_of("CASTLE")) == 1


# Fights and fate


def test_it_draws_the_better_weapon() -> None:
    state = landed(hero("WARRIOR", "FIELDS1", objects="LANCE SWORD1"), lying={"FIELDS1": "DRAGON1"})
    assert answer(state, "A") == "fight LANCE SWORD1"


def test_it_spends_fate_on_a_lost_fight_that_can_be_won() -> None:
    state = landed(hero("ELF", "FIELDS1", life=1), lying={"FIELDS1": "BEAR"}, dice=[1, 3])
    assert go_on(state, "attack-fate") == "fate 1"


def test_it_keeps_fate_when_the_fight_is_won() -> None:
    state = landed(hero("ELF", "FIELDS1"), lying={"FIELDS1": "BEAR"}, dice=[5, 3])
    assert go_on(state, "attack-fate") == "keep"


def test_it_evades_a_dragon_but_not_a_wolf() -> None:
    strong = landed(hero("ELF", "WOODS1", life=2), lying={"WOODS1": "DRAGON1"})
    assert answer(strong, "A") == "evade DRAGON1"
    weak = landed(hero("ELF", "WOODS1"), lying={"WOODS1": "WOLF"})
    assert answer(weak, "A") == "fight"


def test_it_makes_itself_invisible_to_what_would_kill_it() -> None:
    state = position(
        [hero("WIZARD", "FIELDS2", life=1, fate=0, spells="INVISIBILITY"), TROLL],
        lying={"CHAPEL": "DRAGON1", "CRAGS": "DRAGON2"},
        dice=[1],
    )
    assert go_on(state, "fight") == "cast INVISIBILITY"


def test_it_uses_the_best_armour() -> None:
    one = hero("THIEF", "FIELDS1", fate=0, objects="HELMET1 ARMOUR1 SHIELD1")
    state = landed(one, lying={"FIELDS1": "GIANT"}, dice=[1, 6])
    assert go_on(state, "armour") == "use ARMOUR1"


# Moving


def test_it_goes_to_be_healed_when_it_is_low() -> None:
    state = position([hero("ELF", "FIELDS2", life=1), TROLL], dice=[1])
    state.play(0, GAME.parse("roll"))
    assert answer(state, "A") == "go CHAPEL"


def test_it_goes_where_a_talisman_lies() -> None:
    state = position([hero("TROLL", "FIELDS1"), hero("ELF")], lying={"WOODS1": "TALISMAN3"}, dice=[2])
    state.play(0, GAME.parse("roll"))
    assert answer(state, "A") == "go WOODS1"


def test_it_keeps_away_from_what_is_too_strong() -> None:
    state = position([hero("WIZARD", "FIELDS1", life=2), TROLL], lying={"WOODS1": "DRAGON1"}, dice=[2])
    state.play(0, GAME.parse("roll"))
    assert answer(state, "A") == "go FIELDS6"


def test_the_strong_cross_the_bridge_the_weak_do_not() -> None:
    strong = position([hero("TROLL", "WOODS1", strength=4), hero("ELF")], dice=[3])
    strong.play(0, GAME.parse("roll"))
    assert answer(strong, "A").startswith("cross")
    weak = position([hero("WIZARD", "WOODS1"), TROLL], dice=[3])
    weak.play(0, GAME.parse("roll"))
    assert not answer(weak, "A").startswith("cross")


def test_with_a_talisman_and_strength_it_opens_the_portal() -> None:
    ready = position([hero("TROLL", "KNIGHT", strength=6, objects="TALISMAN1"), hero("ELF")], dice=[2])
    ready.play(0, GAME.parse("roll"))
    assert answer(ready, "A") == "open strength"
    without = position([hero("TROLL", "KNIGHT", strength=6), hero("ELF")], dice=[2])
    without.play(0, GAME.parse("roll"))
    assert not answer(without, "A").startswith("open")


def test_it_chooses_the_branch_by_its_ability() -> None:
    strong = position([hero("TROLL", "PERIL", strength=6, objects="TALISMAN1"), hero("ELF")])
    assert answer(strong, "A") == "go CRYPT"
    clever = position([hero("DWARF", "PERIL", craft=7, strength=3, objects="TALISMAN1"), hero("ELF")])
    assert answer(clever, "A") == "go MINES"


def test_without_a_talisman_it_turns_back() -> None:
    assert answer(position([hero("TROLL", "PERIL", strength=6), hero("ELF")]), "A") == "back PORTAL"


def test_without_a_next_character_it_turns_back_sooner_unless_another_is_near_the_crown() -> None:
    one = hero("TROLL", "PERIL", strength=2, life=3, objects="TALISMAN1")
    rival = hero("WARRIOR", "PLAINS2", strength=6, objects="TALISMAN2")
    last = {"bloodbath": "yes"}
    assert answer(position([one, hero("ELF")]), "A") == "go CRYPT"
    assert answer(position([one, hero("ELF")], options=last), "A") == "back PORTAL"
    assert answer(position([one, rival], options=last), "A") == "go CRYPT"


def test_when_the_characters_run_out_it_is_careful() -> None:
    others = [hero(name, "PLAINS2") for name in ("ELF", "GHOUL", "PRIEST", "DWARF", "MONK")]
    state = position([hero("TROLL", "PERIL", strength=2, life=3, objects="TALISMAN1"), *others])
    assert answer(state, "A") == "go CRYPT"
    state.sheets = state.sheets[:1]
    assert answer(state, "A") == "back PORTAL"


def test_with_the_poltergeist_it_does_not_go_to_and_fro_over_the_desert() -> None:
    """One space a turn: who leaves the Desert for the Oasis has the Desert on both sides again."""
    one = hero("TROLL", "DESERT2", life=3, objects="TALISMAN1", followers="POLTERGEIST")
    assert answer(position([one, hero("ELF")]), "A") == "go TEMPLE"


def test_it_goes_on_from_fire_to_the_crown() -> None:
    assert answer(position([hero("TROLL", "FIRE", objects="TALISMAN1"), hero("ELF")]), "A") == "go CROWN"


# Things, gold, trophies


def test_it_buys_a_sword_and_no_water_bottle() -> None:
    state = landed(hero("TROLL", "VILLAGE", gold=2))
    assert answer(state, "A") == "choose blacksmith"
    assert go_on(state, "shop") == "buy SWORD"
    market = landed(hero("TROLL", "FIELDS1", gold=1, objects="SWORD1 HELMET1"), lying={"FIELDS1": "MARKET"})
    assert go_on(market, "shop") == "done"


def test_it_takes_a_talisman_and_leaves_the_amulet() -> None:
    state = landed(hero("TROLL", "FIELDS1"), lying={"FIELDS1": "AMULET TALISMAN1"})
    assert answer(state, "A") == "take TALISMAN1"
    state.play(0, GAME.parse("take TALISMAN1"))
    assert answer(state, "A") == "done"


def test_with_full_hands_it_leaves_the_least_useful_for_a_talisman() -> None:
    one = hero("TROLL", "FIELDS1", objects="SWORD1 SWORD2 ARMOUR1 BELT")
    state = landed(one, lying={"FIELDS1": "TALISMAN1"})
    assert answer(state, "A") in ("drop SWORD1", "drop SWORD2")


def test_it_exchanges_trophies() -> None:
    state = position([hero("TROLL", "FIELDS1", trophies="DRAGON1"), hero("ELF")], begin="end")
    assert answer(state, "A") == "trade strength"


def test_it_accepts_a_quest_only_while_it_has_no_talisman() -> None:
    assert go_on(landed(hero("TROLL", "CAVE"), hero("ELF")), "quest") == "choose yes"
    assert go_on(landed(hero("TROLL", "CAVE", objects="TALISMAN1"), hero("ELF")), "quest") == "choose no"


# Spells


def test_it_takes_a_talisman_by_acquisition() -> None:
    rival = hero("TROLL", "PLAINS2", objects="SWORD1 TALISMAN1")
    state = position([hero("WIZARD", "FIELDS1", spells="ACQUISITION"), rival])
    assert answer(state, "A") == "cast-on ACQUISITION P2"


def test_it_heals_itself_when_low_and_not_before() -> None:
    low = position([hero("WIZARD", "FIELDS1", life=1, spells="HEALING1"), TROLL])
    assert answer(low, "A") == "cast-on HEALING1 P1"
    fine = position([hero("WIZARD", "FIELDS1", life=3, spells="HEALING1"), TROLL])
    assert answer(fine, "A") == "roll"


def test_it_preserves_its_last_life() -> None:
    one = hero("WIZARD", "FIELDS1", life=1, fate=0, spells="PRESERVATION")
    state = landed(one, lying={"FIELDS1": "DRAGON1"}, dice=[1, 6])
    assert go_on(state, "loss") == "cast PRESERVATION"


def test_it_counters_the_command_spell() -> None:
    one = hero("WIZARD", "FIELDS1", spells="COUNTERSPELL1")
    state = position([one, hero("TROLL", "CROWN")], turn=1)
    assert go_on(state, "counter") == "cast COUNTERSPELL1"


def test_the_strong_level_makes_gold_of_what_it_needs_less_than_that() -> None:
    carried = hero("WIZARD", "FIELDS1", gold=0, objects="HELMET1 HELMET2", spells="ALCHEMY")
    state = position([carried, TROLL])
    assert answer(state, "A") == "roll", "the greedy one keeps it"
    assert strongly(state) == "cast ALCHEMY"
    assert strongly(position([hero("WIZARD", "FIELDS1", spells="ALCHEMY"), TROLL])) == "roll"


def test_the_strong_level_changes_a_spell_it_has_no_use_for_where_another_comes() -> None:
    """Whoever has the Wand always has a Spell; whoever has another one left gets none."""
    for spells, objects, wanted in (
        ("DESTROYMAGIC", "WAND", "cast DESTROYMAGIC"),
        ("DESTROYMAGIC", "SWORD1", "roll"),
        ("DESTROYMAGIC PRESERVATION", "WAND", "roll"),
    ):
        one = hero("TROLL", "FIELDS1", craft=5, objects=objects, spells=spells)
        state = position([one, hero("ELF")])
        assert answer(state, "A") == "roll", "the greedy one keeps it"
        assert strongly(state) == wanted


def test_the_strong_level_spends_fate_not_to_be_a_toad_before_the_crown() -> None:
    druid = hero("DRUID", "FIRE", strength=3, craft=5, life=5, fate=3, gold=3, objects="TALISMAN1")
    state = position([druid, hero("ELF", spells="RANDOM1")], turn=1, dice=[1])
    state.play(1, GAME.parse("cast-on RANDOM1 P1"))
    assert strongly(state) == "fate 1"


def strongly(state: Talisman) -> str:
    """What the strong level answers for A."""
    decision = state.decision_of(0)
    assert decision is not None
    return GAME.text(experienced(state, decision, Fast(0)))


# Other characters


def test_on_the_crown_it_takes_lives() -> None:
    rival = hero("THIEF", "CROWN", fate=0, objects="TALISMAN1")
    state = landed(hero("TROLL", "CROWN", fate=0), rival, dice=[6, 1])
    assert go_on(state, "reward") == "choose life"


def test_it_takes_the_talisman_of_whom_it_beats() -> None:
    rival = hero("THIEF", "FIELDS1", fate=0, objects="TALISMAN1 SWORD1")
    state = landed(hero("TROLL", "FIELDS1", fate=0), rival, dice=[6, 1])
    assert answer(state, "A") == "meet P2"
    assert go_on(state, "reward") == "take TALISMAN1"


# Whole games


def to_the_end(state: State, rounds: int, bot: Policy = policy) -> bool:
    """Let the bot play for everybody; whether the game ends before that round."""
    assert isinstance(state, Talisman)
    while not state.over and state.round < rounds:
        decision = state.decisions[0]
        state.play(decision.seat, bot(state, decision, Fast(0)))
    return state.over


def test_four_bots_come_to_an_end_in_good_time() -> None:
    rounds = []
    for seed in range(5):
        state = GAME.new(4, seed)
        assert isinstance(state, Talisman)
        while not state.over and state.round < 400:
            decision = state.decisions[0]
            state.play(decision.seat, policy(state, decision, Fast(0)))
        rounds.append(state.round)
    assert sorted(rounds)[2] <= 150


def test_the_greedy_one_answers_as_it_always_has() -> None:
    """It does not change, so that others can be measured by it: what it answered before its values were a record of their own."""
    answers = crc32(b"")
    for seed in range(4):
        state = GAME.new(2 + seed % 2, seed)
        assert isinstance(state, Talisman)
        for _ in range(300):
            if not state.over:
                decision = state.decisions[0]
                action = policy(state, decision, Fast(0))
                answers = crc32(state.game.text(action).encode(), answers)
                state.play(decision.seat, action)
    assert answers == ANSWERS_OF_BEFORE


def test_who_values_fate_more_keeps_it() -> None:
    """What things are worth decides what is answered, and nobody else's values."""
    state = landed(hero("ELF", "FIELDS1", life=4, fate=1), lying={"FIELDS1": "BEAR"}, dice=[1, 3])
    while state.decisions[0].name != "attack-fate":
        decision = state.decisions[0]
        state.play(decision.seat, policy(state, decision, Fast(0)))
    sparing = Values()
    sparing.fate_token = 5000
    decision = state.decisions[0]
    assert state.game.text(policy(state, decision, Fast(0))) == "fate 1"
    assert state.game.text(answer_by(sparing, state, decision)) == "keep"


def test_the_strong_level_is_healed_on_the_way_to_the_crown_and_says_so() -> None:
    state = position([hero("TROLL", "KNIGHT", strength=4, life=3, objects="TALISMAN1"), hero("WARRIOR")], dice=[2])
    state.play(0, GAME.parse("roll"))
    observation = Observation(state, 0)
    greedy, strong = player("greedy", GAME), player("strong", GAME)
    assert GAME.text(greedy.choose(observation, Fast(0))) == "open strength"
    chosen = strong.choose(observation, Fast(0))
    assert GAME.text(chosen) == "go CASTLE"
    because = GAME.bots().because
    assert because is not None
    assert strong.why(observation, chosen) == because(state, state.decisions[0], chosen) == ("why-heal", {})


def test_nobody_lives_for_ever_beside_a_healer_while_another_reigns() -> None:
    """With the Poltergeist one space a turn: to and fro, healed as often as the Command Spell takes a life."""
    druid = hero("DRUID", "HILLS1", life=3, craft=8, objects="TALISMAN1 RING", followers="POLTERGEIST UNICORN")
    reigning = hero("ASSASSIN", "CROWN", life=1, strength=6, objects="TALISMAN2 SWORD4")
    lying = {"HILLS1": "HEALER", "SENTINEL": "DRAGON1", "FIELDS2": "DRAGON2"}
    for seed in range(3):
        state = position([druid, reigning], lying=lying, crown_reached=True, round=100, seed=seed)
        while not state.over and state.round < 300:
            decision = state.decisions[0]
            state.play(decision.seat, policy(state, decision, Fast(0)))
        assert state.over


@pytest.mark.parametrize("bot", [policy, experienced])
def test_nobody_lives_for_ever_beside_a_healer_because_a_quest_bars_the_way(bot: Policy) -> None:
    """Seed 9612, deal 120 among four: whose life must be taken sits on the Crown, and on the far side of the Chasm there is a witch."""
    druid = hero(
        "DRUID", "RUNES2", life=4, craft=7, objects="TALISMAN2 ORB", followers="POLTERGEIST UNICORN GUIDE2", quest=1
    )
    reigning = hero("WIZARD", "CROWN", life=2, strength=2, craft=4, objects="TALISMAN6 RUNESWORD RING")
    lying = {"RUNES2": "HEALER", "RUNES1": "WITCH", "RUNES3": "DRAGON3"}
    for seed in range(3):
        state = position([druid, reigning], lying=lying, crown_reached=True, round=130, seed=seed)
        assert to_the_end(state, 400, bot)


@pytest.mark.parametrize("luck", range(3))
def test_whoever_must_take_a_life_looks_for_one_and_whoever_waits_for_better_odds_stops_waiting(luck: int) -> None:
    """A game of rules version 1 that went round and round: a quest for a life of somebody who never left the other Region."""
    state = GAME.load(json.loads(STUCK.read_text(encoding="utf-8")))
    state.chance = Fast(luck)
    assert to_the_end(state, 500)


def test_it_does_not_go_back_for_what_it_left() -> None:
    """With the Grail this Druid has all the Craft that is of use; that must not make it worth less than the Sword."""

    def leaves(carried: str, lies: str) -> bool:
        druid = hero("DRUID", "PLAINS2", craft=6, objects=f"TALISMAN1 ARMOUR1 RING {carried}")
        return answer(landed(druid, hero("TROLL", "FIELDS1"), lying={"PLAINS2": lies}), "A") == f"drop {carried}"

    assert leaves("SWORD1", "GRAIL")
    assert not leaves("GRAIL", "SWORD1")


def test_two_on_the_crown_do_not_win_back_their_lives_from_each_other_for_ever() -> None:
    """The Ghoul wins every psychic combat and a life by it, the other every battle and a life by the Runesword."""
    ghoul = hero("GHOUL", "CROWN", craft=8, fate=0, objects="TALISMAN1")
    warrior = hero("WARRIOR", "CROWN", strength=8, fate=0, objects="TALISMAN2 RUNESWORD")
    assert to_the_end(position([ghoul, warrior], crown_reached=True, round=30), 60)


#: Greedy games that are played to the end, as many as the battery has time for.
GREEDY_GAMES = max(8, 240 // ONE_OF)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_no_game_of_bots_goes_round_and_round(players: int) -> None:
    for seed in range(GREEDY_GAMES // 4):
        assert to_the_end(GAME.new(players, 9000 + seed), 400), seed


# Why


def why(state: Talisman) -> tuple[str, dict[str, object]] | None:
    """The bot's reason for what it would answer for A."""
    bot, observation = player("greedy", GAME), Observation(state, 0)
    return bot.why(observation, bot.choose(observation, Fast(0)))


def test_it_says_what_it_fights_for_and_what_it_evades() -> None:
    strong = landed(hero("TROLL", "FIELDS1", strength=6), lying={"FIELDS1": "BANDIT1"})
    assert why(strong) == ("why-fight", {"percent": 100})
    weak = landed(hero("MINSTREL", "FIELDS1", fate=0, gold=5), lying={"FIELDS1": "BANDIT1"})
    assert why(weak) == ("why-evade", {"percent": 16})


def test_it_says_why_it_goes_where_it_goes() -> None:
    state = position([hero("TROLL", "VILLAGE", fate=0), PRIEST], lying={"GRAVEYARD": "RUNESWORD"}, dice=[2])
    state.play(0, GAME.parse("roll"))
    assert why(state) == ("why-thing", {"card": "RUNESWORD"})
    ready = hero("TROLL", "CASTLE", strength=6, objects="TALISMAN1", life=6, fate=0)
    state = position([ready, PRIEST], dice=[3])
    state.play(0, GAME.parse("roll"))
    reason = why(state)
    assert reason is not None
    assert reason == ("why-open", {"way": "strength", "percent": 100})


def test_it_says_why_it_spends_fate() -> None:
    state = landed(hero("TROLL", "TEMPLE", life=1, fate=3), dice=[1, 1])
    assert answer(state, "A").startswith("fate")
    assert why(state) == ("why-fate", {})
    fight = landed(hero("TROLL", "FIELDS1", life=1, fate=3), lying={"FIELDS1": "OGRE1"}, dice=[1, 6])
    fight.play(0, GAME.parse("fight"))
    assert why(fight) == ("why-fate-fight", {"count": 4})


def test_it_says_why_it_buys() -> None:
    state = landed(hero("WARRIOR", "VILLAGE", gold=2, fate=0))
    assert go_on(state, "shop") == "buy SWORD"
    assert why(state) == ("why-weapon", {"card": "SWORD"})


def test_it_says_that_it_avoids_the_worse_space() -> None:
    state = position([hero("WIZARD", "FIELDS1", life=2), TROLL], lying={"WOODS1": "DRAGON1"}, dice=[2])
    state.play(0, GAME.parse("roll"))
    assert why(state) == ("why-lesser", {})


def test_it_says_which_of_the_visitors_of_a_space_it_wants() -> None:
    """In the Village one is healed, or buys."""
    for life, gold, reason in ((1, 2, "why-heal"), (6, 2, "why-spend")):
        state = position([hero("TROLL", "FIELDS1", life=life, gold=gold, fate=0), PRIEST], dice=[1])
        state.play(0, GAME.parse("roll"))
        assert answer(state, "A") == "go VILLAGE"
        assert why(state) == (reason, {})


def test_fate_is_not_called_healing() -> None:
    state = landed(hero("DWARF", "GRAVEYARD", life=2, fate=0, gold=2))
    decision = decision_with(state, "pay 2")
    assert reasons.why(state, decision, GAME.parse("pay 2")) == ("why-more-fate", {})


def test_a_spell_that_avoids_a_fight_is_not_said_to_win_it() -> None:
    one = hero("WIZARD", "FIELDS1", life=1, fate=0, spells="INVISIBILITY")
    state = landed(one, lying={"FIELDS1": "DRAGON1"})
    assert answer(state, "A") == "cast INVISIBILITY"
    assert why(state) == ("why-evade", {"percent": 0})


def test_the_odds_it_names_count_who_helps_already() -> None:
    one = hero("ELF", "WOODS1", fate=0, gold=1, followers="MERCENARY")
    state = landed(one, lying={"WOODS1": "BEAR"})
    decision = decision_with(state, "fight")
    alone = reasons.why(state, decision, GAME.parse("fight"))
    assert alone == ("why-fight", {"percent": 41})
    state.play(0, GAME.parse("use MERCENARY"))
    assert reasons.why(state, decision_with(state, "fight"), GAME.parse("fight")) == ("why-fight", {"percent": 83})


def decision_with(state: Talisman, action: str) -> Decision:
    """Where A is asked what can be answered so."""
    decision = state.decision_of(0)
    assert decision is not None
    assert GAME.parse(action) in decision.actions
    return decision


def test_it_has_words_for_every_reason_in_both_languages() -> None:
    # Compiled, a module itself is a library; what was written lies beside it. Why a Spell is cast stands with the Spell.
    files = [Path(reasons.__file__).with_name(name) for name in ("reasons.py", "spells.py")]
    source = "".join([file.read_text(encoding="utf-8") for file in files])
    keys = set(re.findall(r"\"(why-[a-z-]+)\"", source))
    assert len(keys) > 40
    for language in LANGUAGES:
        words = Words(language, "talisman")
        assert sorted(key for key in keys if not words.has(key)) == []
    said = [
        entry.id.name
        for entry in parsed(Path(reasons.__file__).parents[1] / "words" / "it.ftl")
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("why-")
    ]
    assert sorted(set(said) - keys) == []


def named(value: object) -> set[object]:
    """Everything that a reason names."""
    if isinstance(value, dict):
        return set().union(*[named(part) for part in value.values()])
    return set().union(*[named(part) for part in value]) if isinstance(value, (list, tuple)) else {value}


def test_its_reasons_tell_nothing_hidden() -> None:
    """Whatever the decks and the hands are, its own as well: it says the same or nothing, and names no Spell but the one cast.

    Half of the answers are random, so that it has to give reasons where it would never bring itself.
    """
    reasons = player("greedy", GAME).reasons
    assert reasons is not None
    luck = Fast(3)
    said = 0
    for seed in range(6):
        state = GAME.new(2 + seed % 5, seed)
        assert isinstance(state, Talisman)
        for _ in range(400):
            if state.over:
                break
            decision = state.decisions[0]
            action = policy(state, decision, Fast(0))
            reason = reasons(state, decision, action)
            if reason is not None:
                said += 1
                others = state.clone()
                others.redeal(decision.seat)
                assert reasons(others, decision, action) == reason
                everybody = state.clone()
                everybody.redeal(-1)
                assert reasons(everybody, decision, action) in (reason, None)
                hands = {CARD_NAMES[card] for hero in state.heroes for card in hero.spells}
                cast = {CARD_NAMES[first_of(action)]} if is_cast(action) else set()
                assert not named(reason) & (hands - cast)
            state.play(decision.seat, action if luck.below(2) else luck.choice(decision.actions))
    assert said > 300


def test_a_spell_that_it_keeps_is_not_betrayed_by_where_it_goes() -> None:
    """Invisible, a Wizard gets past the Sentinel: that is why it goes there, and is not said."""
    ways = {}
    for spells in ("INVISIBILITY", "HEX"):
        state = position([hero("WIZARD", "VILLAGE", craft=3, fate=0, spells=spells), TROLL], dice=[1])
        state.play(0, GAME.parse("roll"))
        ways[spells] = answer(state, "A"), why(state)
    assert ways["INVISIBILITY"] == ("go FIELDS1", None)
    assert ways["HEX"][1] is not None


def test_a_card_that_it_foresaw_is_not_betrayed() -> None:
    """It goes where it draws what it saw; that it draws there is no reason for anybody else."""
    wizard = hero("WIZARD", "FIELDS2", life=1, fate=0, spells="DIVINATION")
    given = []
    for foresees in (True, False):
        state = position([wizard, TROLL], deck="RUNESWORD", dice=[2])
        if foresees:
            state.play(0, GAME.parse("cast DIVINATION"))
        state.play(0, GAME.parse("roll"))
        given.append(why(state))
    assert given == [None, ("why-lesser", {})]


def test_it_wishes_for_what_the_box_still_holds() -> None:
    def wished(strength: int, craft: int) -> str:
        rich = hero("TROLL", "CITY", strength=strength, craft=craft)
        return go_on(landed(hero("ELF", "FIELDS1"), rich, lying={"FIELDS1": "FAIRY"}), "wish")

    assert wished(0, 72) == "choose strength"
    assert wished(72, 0) == "choose craft"
    assert wished(72, 72) == "choose no"


def test_only_the_file_of_spells_names_single_spells() -> None:
    """What a bot makes of a Spell is one class: whoever adds one must find nothing else to change."""
    keys = {record.key for record in BOX.spells}
    for path in Path(reasons.__file__).parent.glob("*.py"):
        if path.name != "spells.py":
            named = keys & set(re.findall(r"\b[A-Z]+\b", path.read_text(encoding="utf-8")))
            assert not named, f"{path.name} names {named}"
