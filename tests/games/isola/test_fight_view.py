"""What seats see of fights and of groups being built: what it comes to, pips, and why a card cannot join."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.isola.looking import PLAIN, declared
from support import play, rule
from tavolata.engine import Fast, State
from tavolata.games.isola import GAME
from tavolata.games.isola.position import position
from tavolata.games.isola.preview import plain_answer
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.view_types import IsolaView

#: So many random games are looked into.
GAMES = 12


def look(state: State, seat: int | None) -> IsolaView:
    return msgspec.convert(state.view(seat), IsolaView)


def building(mine: str, theirs: str = "", places: str = PLAIN, answers: str = "", **more: Any) -> Isola:
    """A builds groups of attack."""
    state = position(phase="combat", forces=[mine, theirs], places=["", places], **more)
    play(state, answers)
    return state


def unfit(state: Isola, force: str, seat: int = 0) -> Any:
    found = look(state, seat).unfit
    assert isinstance(found, list)
    return next((one for one in found if one.force == force), None)


def random_tables(game: str) -> Iterator[Isola]:
    assert GAME.seat_decks is not None
    decks = GAME.seat_decks.ready()
    for seed in range(GAMES):
        state = GAME.new(2, seed, {"game": game}, decks=[decks[seed % 14], decks[(seed * 5 + 3) % 14]])
        assert isinstance(state, Isola)
        luck = Fast(seed)
        while not state.over:
            yield state
            decision = state.decisions[0]
            state.play(decision.seat, luck.choice(decision.actions))


# What it comes to


@rule("RU-92")
def test_groups_being_built_are_foreseen_by_whoever_builds_them_alone() -> None:
    state = building("MERCENARI MERCENARI", "MERCENARI", answers="A add MERCENARI.A1")
    mine = look(state, 0)
    assert isinstance(mine.planned, msgspec.Struct) and isinstance(mine.plan, list)
    assert mine.planned.places == ["DESERTO-DI-VETRO.B1"]
    assert mine.plan[0].ahead == mine.planned
    for other in (1, None):
        theirs = look(state, other)
        assert theirs.planned is theirs.plan is theirs.unfit is theirs.ahead is msgspec.UNSET


@rule("RU-92", "ID-140")
def test_a_defence_being_built_changes_nothing_that_others_foresee() -> None:
    state = building("MERCENARI", "MERCENARI", answers="A add MERCENARI.A1; A done")
    before = state.view(None)
    undefended = look(state, 1).undefended
    assert isinstance(undefended, list)
    assert undefended[0].ahead.places == ["DESERTO-DI-VETRO.B1"]
    play(state, "B add MERCENARI.B1")
    assert state.view(None) == before
    mine = look(state, 1)
    assert isinstance(mine.planned, msgspec.Struct) and mine.undefended == []
    assert mine.planned.places == []
    assert sorted(mine.planned.fallen) == ["MERCENARI.A1", "MERCENARI.B1"]


@rule("ID-135")
def test_each_group_is_foreseen_by_itself() -> None:
    state = building(
        "MERCENARI MERCENARI",
        "MERCENARI",
        "OASI DESERTO-DI-VETRO",
        "A add MERCENARI.A1; A next; A add MERCENARI.A2; A done; B add MERCENARI.B1; B done",
    )
    ahead = [battle.ahead for battle in look(state, None).battles] or [None, None]
    if state.battles:
        assert ahead[0] is not None and ahead[1] is not None
        assert (ahead[0].places, ahead[1].places) == ([], ["OASI.B1"])


def test_foresight_is_what_happens_where_everybody_passes() -> None:
    looked = 0
    for game in ("base", "advanced"):
        for state in random_tables(game):
            if not state.fights:
                continue
            ahead = look(state, None).fights[-1].ahead
            assert ahead is not None
            real, depth = state.clone(), len(state.fights)
            real.events = []
            points = real.points[:]
            while not real.over and len(real.fights) >= depth:
                decision = real.decisions[0]
                real.play(decision.seat, plain_answer(real, decision))
            if depth == 1 and len(state.battles) == 0 and not real.over and real.phase == state.phase:
                looked += 1
                assert [real.points[seat] - points[seat] for seat in range(2)] == ahead.points
    assert looked


def test_views_of_random_games_are_as_declared() -> None:
    for game in ("base", "advanced"):
        for state in random_tables(game):
            for seat in (0, 1, None):
                look(state, seat)


# Pips


@rule("RU-08", "ID-153")
def test_a_fight_tells_which_abilities_may_be_activated_and_how_many_lives_are_spoken_for() -> None:
    state = declared("LAME-DELL-AIRONE LAME-DELL-AIRONE STORMO-DELL-AIRONE > REY*2", "KENSHIRO*3")
    fight = look(state, 1).fights[0]
    assert fight.command[0] == (2, 0)
    assert [ability.state for ability in fight.abilities[0][:2]] == ["open", "open"]
    pips = fight.abilities[0][0].pips
    play(state, "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    fights = look(state, 1).fights
    if fights:
        assert fights[0].command[0] == (2, pips)
        assert fights[0].abilities[0][0].state == "active"


# Why not, and what would do


@rule("ID-142", "ID-135")
def test_a_card_of_the_other_colour_could_join_without_the_first_or_in_a_group_of_its_own() -> None:
    state = building("BANDA-DI-CUORI KENSHIRO", places="OASI DESERTO-DI-VETRO", answers="A add BANDA-DI-CUORI.A1")
    told = unfit(state, "KENSHIRO")
    assert (told.key, told.rule) == ("error-group-colour", "ID-142")
    assert (told.without, told.before, told.further) == (["BANDA-DI-CUORI.A1"], False, 1)


@rule("ID-141")
def test_nothing_makes_an_engaged_card_join() -> None:
    told = unfit(building("BANDA-DI-CUORI MERCENARI!", answers="A add BANDA-DI-CUORI.A1"), "MERCENARI.A1")
    assert (told.key, told.without, told.before, told.further) == ("error-engaged", [], False, 0)


@rule("ID-148")
def test_a_card_that_comes_after_the_commander_could_stand_before_him() -> None:
    state = building("MERCENARI MERCENARI KENSHIRO", answers="A add MERCENARI.A1; A lead KENSHIRO")
    told = unfit(state, "MERCENARI.A2")
    assert (told.key, told.without, told.before) == ("error-commanders-last", [], True)


@rule("ID-147")
def test_nobody_joins_a_master_who_fights_himself() -> None:
    told = unfit(building("MERCENARI KENSHIRO", answers="A add KENSHIRO"), "MERCENARI.A1")
    assert (told.key, told.rule, told.without) == ("error-master-alone", "ID-147", ["KENSHIRO"])


@rule("ID-071", "ID-140")
def test_a_card_that_cannot_defend_this_place_may_defend_the_next() -> None:
    state = building(
        "MERCENARI MERCENARI",
        "BANDA-DI-CUORI",
        "DESERTO-DI-VETRO RIFUGIO-DELL-AIRONE",
        "A add MERCENARI.A1; A next; A add MERCENARI.A2; A done",
    )
    told = unfit(state, "BANDA-DI-CUORI.B1", 1)
    assert told.key in ("error-defend-colour", "error-defend-school")
    assert told.further == 1
