"""Information states: worlds that a seat cannot tell apart have the same one, and nothing that it saw is forgotten."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import tavolata
from tavolata.adapters.recall import Recall

TABLES = [
    ("indy", 2, {}),
    ("indy", 4, {}),
    ("talismani", 2, {}),
    ("talismani", 4, {}),
    ("timeline", 3, {}),
    ("timeline", 3, {"mode": "collaborative"}),
    ("talisman", 3, {}),
    ("isola", 2, {}),
]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def begun(name: str, players: int, options: dict[str, str], answers: int = 0, seed: int = 3) -> Recall:
    game = Recall(tavolata.game(name).new(players, seed, options, reactions="strict"))
    answer_at_random(game, answers, Random(seed))
    return game


def answer_at_random(game: Recall, answers: int, luck: Random) -> None:
    for _ in range(answers):
        if game.state.over:
            return
        decision = game.state.decisions[0]
        game.play(decision.seat, luck.choice(decision.actions))


@every_table
def test_a_seat_remembers_the_same_in_every_world_that_it_thinks_possible(
    name: str, players: int, options: dict[str, str]
) -> None:
    for answers in (0, 7, 23):
        game = begun(name, players, options, answers)
        for seat in range(players):
            world = game.determinize(seat, seed=answers + seat)
            assert world.information(seat) == game.information(seat)
            again = world.determinize(seat, seed=99)
            assert again.information(seat) == game.information(seat)


@every_table
def test_whoever_remembers_the_same_has_seen_and_done_the_same(
    name: str, players: int, options: dict[str, str]
) -> None:
    """Many ways on from one table, in worlds dealt anew and not: equal information states came about by equal views, offers and
    answers, at every earlier question too.
    """
    luck = Random(1)
    met_again = 0
    for answers in (0, 19):
        game = begun(name, players, options, answers)
        lives: dict[str, list[object]] = {}
        for number in range(40):
            world = game.determinize(number % players, luck.randrange(4)) if number % 2 else game.clone()
            met_again += live(world, lives, luck)
    assert met_again > 50  # otherwise this would have shown nothing


def live(world: Recall, lives: dict[str, list[object]], luck: Random) -> int:
    """Play on, and compare each seat's life with that of others who remember the same; how many there were."""
    lived: list[list[object]] = [[] for _ in range(world.state.players)]
    met_again = 0
    for _ in range(8):
        if world.state.over:
            break
        decision = world.state.decisions[0]
        mine = lived[decision.seat]
        mine.append((decision.name, decision.actions, world.state.view(decision.seat)))
        remembered = world.information(decision.seat)
        if remembered in lives:
            met_again += 1
            assert lives[remembered] == mine
        lives[remembered] = list(mine)
        # Often the first answer, so that lives meet again.
        action = decision.actions[0] if luck.random() < 0.5 else luck.choice(decision.actions)
        mine.append(action)
        world.play(decision.seat, action)
    return met_again


def test_what_others_see_alone_is_dealt_anew_with_their_cards() -> None:
    game = begun("indy", 3, {}, answers=12)
    other = 1
    worlds = [game.determinize(0, seed) for seed in range(6)]
    hands = {str(world.state.view(other)["hand"]) for world in worlds}
    assert len(hands) > 1
    assert len({world.information(other) for world in worlds}) == len(hands)


def test_who_has_seen_another_card_remembers_another_game() -> None:
    """Two deals that differ in one hand only: whoever holds it remembers otherwise, the other does not."""
    hands = "RC1 RC2 RC3 RH6", "GC1 GH1 GO1 BO1"
    otherwise = "RC1 RC2 RC3 RH6", "GC1 GH1 GO1 BO2"
    games = []
    for dealt in (hands, otherwise):
        state = tavolata.game("indy").new(2, 1, reactions="strict", chance=[0, " ".join(dealt)])
        state.play(0, state.game.parse("shaman S1"))
        games.append(Recall(state))
    for game in games:
        game.play(1, game.state.game.parse("shaman S3"))
    assert games[0].information(0) == games[1].information(0)
    assert games[0].information(1) != games[1].information(1)
    assert games[0].information(None) == games[1].information(None)


def test_it_makes_no_difference_when_one_asks() -> None:
    often, once = begun("talisman", 3, {}), begun("talisman", 3, {})
    luck = Random(8), Random(8)
    for _ in range(60):
        often.information(1)
        answer_at_random(often, 1, luck[0])
        answer_at_random(once, 1, luck[1])
    for seat in (None, 0, 1, 2):
        assert often.information(seat) == once.information(seat)


def test_copies_go_their_own_ways_and_remember_theirs() -> None:
    game = begun("talismani", 3, {}, answers=9)
    before = [game.information(seat) for seat in range(3)]
    copy = game.clone()
    answer_at_random(copy, 12, Random(2))
    assert [game.information(seat) for seat in range(3)] == before
    assert [copy.information(seat) for seat in range(3)] != before


@pytest.mark.parametrize("name", tavolata.GAMES)
def test_memory_survives_pickling(name: str) -> None:
    game = begun(name, 2, {}, answers=11)
    world = game.determinize(0, seed=4)
    for one in (game, world):
        again: Any = pickle.loads(pickle.dumps(one))
        for each in (one, again):
            answer_at_random(each, 5, Random(6))
        for seat in (None, 0, 1):
            assert again.information(seat) == one.information(seat)


@pytest.mark.parametrize(("name", "players"), [("indy", 3), ("talismani", 4)])
def test_nobody_knows_what_the_others_have_answered_before_all_have(name: str, players: int) -> None:
    """One who answers a question that is put to several answers otherwise: it makes no difference to those who come after."""
    compared = 0
    for seed in range(2):
        game = begun(name, players, {}, seed=seed)
        for _ in range(40):
            if game.state.over:
                break
            first = game.state.decisions[0]
            if len(game.state.decisions) > 1:
                for seat in set(range(players)) - {first.seat}:
                    after = {information_after(game, first.seat, action, seat) for action in first.actions}
                    assert len(after) == 1
                    compared += len(first.actions) > 1
            answer_at_random(game, 1, Random(seed))
    assert compared


def information_after(game: Recall, answering: int, action: int, seat: int) -> str:
    copy = game.clone()
    copy.play(answering, action)
    return copy.information(seat)
