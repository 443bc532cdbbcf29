"""What the table does by itself, and how long it takes, tells nothing that is hidden; at quick tables only of reactions."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import tavolata
from battery.cases import cases_of, walk
from engine.joust import JOUST
from server.pauses import compare
from server.tables import NOW, answer, asked, table_at
from tavolata.engine import PASS, Game, State
from tavolata.games.indy.position import position
from tavolata.games.talisman.position import hero
from tavolata.games.talisman.position import position as talisman
from tavolata.server import wire
from tavolata.server.table import Table
from tavolata.server.table.window import answers_itself, look_ahead

#: How many times as many games as usual, as for the battery.
TIMES = int(os.environ.get("TAVOLATA_BATTERY", "1"))

EXCHANGE = "RO3 RC2 GC3 BC4"
NO_EXCHANGE = "RC1 RC2 GC3 BC4"


def in_evocation(hand: str) -> State:
    hands = [hand, "GC1 GC2 BC1 BC2", "BC3 BC5 BC6 RC6"]
    return position("evocation", turn="A", hands=hands, table="RO1 RO2 GO1 GO2", reactions="strict")


def game_of(name: str) -> Game:
    return JOUST if name == JOUST.name else tavolata.game(name)


def situations(name: str, seed: int, share: float, most: int = 1200) -> Iterator[tuple[State, random.Random]]:
    """A random game as the server plays it, each under other options, here and there before an answer."""
    lots = random.Random(seed)
    cases = [case for case in cases_of(game_of(name)) if 1 < case.players <= 4]
    state, _ = replace(lots.choice(cases), reactions="strict").begin(seed)
    for _ in walk(state, lots, most):
        if not state.answered and lots.random() < share:
            yield state, lots


# The rule


@pytest.mark.parametrize(
    ("name", "games"), [("indy", 12), ("talismani", 6), ("timeline", 6), ("talisman", 6), ("isola", 2), ("joust", 80)]
)
def test_what_everybody_is_said_to_know_is_the_same_in_every_world_they_think_possible(name: str, games: int) -> None:
    game = game_of(name)
    compared = 0
    for seed in range(games * TIMES):
        for state, lots in situations(name, seed, 0.3):
            decision = state.decisions[0]
            if not decision.public or len(state.decisions) > 1:
                continue
            question, seat = decision.question, decision.seat
            for viewer in [None, *[other for other in range(state.players) if other != seat]]:
                world = state.determinize(viewer, lots.getrandbits(30))
                other = world.decision_of(seat)
                assert other is not None, question.name
                compared += 1
                assert question.is_window(state) == other.question.is_window(world), question.name
                known = game.single_is_public(state, decision)
                assert known == game.single_is_public(world, other), question.name
                if known:
                    assert (len(decision.actions) == 1) == (len(other.actions) == 1), question.name
    assert compared > 100


@pytest.mark.parametrize("quick", [True, False])
def test_whether_an_exchange_is_possible_changes_nothing_about_who_is_asked(quick: bool) -> None:
    for hand in (EXCHANGE, NO_EXCHANGE):
        window = look_ahead(in_evocation(hand), quick)
        assert [decision.name for decision in window.shown.decisions] == ["exchange"]
        assert window.folded == [(seat, PASS) for seat in range(3)]


@pytest.mark.parametrize(
    ("spells", "quick", "itself"),
    [("", True, True), ("", False, True), ("PSIONICBLAST1", True, False), ("PSIONICBLAST1", False, False)],
)
def test_the_table_rolls_for_whoever_holds_no_spell_and_for_nobody_else(spells: str, quick: bool, itself: bool) -> None:
    """Psionic Blast is cast in a fight: that nothing can be cast before the roll is nobody's business."""
    state = talisman([hero("ELF", "FIELDS1", spells=spells), hero("TROLL")], reactions="strict")
    window = look_ahead(state, quick)
    decision = window.question_of(0)
    assert decision is not None
    assert (decision.name, len(decision.actions)) == ("move", 1)
    assert answers_itself(window.shown, decision, quick) == itself


@pytest.mark.parametrize(
    ("spell", "quick", "itself"), [("HEX", True, True), ("HEX", False, False), ("DESTROYMAGIC", True, False)]
)
def test_a_question_put_only_for_a_hidden_card_is_skipped_at_quick_tables(
    spell: str, quick: bool, itself: bool
) -> None:
    """At the end of the turn whoever has a Spell, whichever it is, is asked for the sake of Destroy Magic."""
    state = talisman([hero("ELF", spells=spell), hero("TROLL")], begin="end", reactions="strict")
    (decision,) = state.decisions
    assert decision.name == "end-spell"
    assert answers_itself(state, decision, quick) == itself


@pytest.mark.parametrize(("reactions", "itself"), [("quick", {"HEX", "DESTROYMAGIC"}), ("strict", set())])
def test_who_never_wants_to_use_a_card_is_asked_at_strict_tables_as_if_they_had_none(
    reactions: str, itself: set[str]
) -> None:
    """A standing order is about what one has: if the table followed it there, others would see that one has it."""
    answered = set()
    for spell in ("HEX", "DESTROYMAGIC"):
        state = talisman([hero("ELF", spells=spell), hero("TROLL")], begin="end", reactions="strict")
        table = table_at(state, reactions=reactions)
        table.seats[0].orders = {"destroymagic": "never"}
        assert table.window is not None and table.waiting == [0]
        if table.auto_answers.first(table.window, NOW) is not None:
            answered.add(spell)
        else:
            assert table.moved(0, wire.You(0, [0], False), NOW)["question"] is not None
    assert answered == itself


# The time it takes


def hand_laid_after(hand: str, reactions: str, **settings: Any) -> float:
    """A bot's turn in evocation: how long until everybody sees what it has laid."""
    table = table_at(in_evocation(hand), "bpp", reactions=reactions, **settings)
    now = NOW
    while table.v == 1:
        times = [table.wake_at(), *[table.bot_answers_at(decision) for decision in table.bot_decisions()]]
        now = max(now, min(time for time in times if time is not None))
        for decision in table.bot_decisions():
            if now >= table.bot_answers_at(decision):
                table.act(0, decision.id, decision.actions[0], table.v, None, now)
        table.wake(now)
    return round(now - NOW, 6)


@pytest.mark.parametrize("reactions", ["quick", "strict"])
def test_a_bot_takes_as_long_whether_it_could_exchange_or_not(reactions: str) -> None:
    assert hand_laid_after(EXCHANGE, reactions) == hand_laid_after(NO_EXCHANGE, reactions)


@pytest.mark.parametrize("reactions", ["quick", "strict"])
@pytest.mark.parametrize("pace", ["calm", "quick"])
def test_bots_play_at_the_pace_that_the_host_wants_and_it_gives_nothing_away(reactions: str, pace: str) -> None:
    took = hand_laid_after(EXCHANGE, reactions, bot_pace=pace)
    assert took == hand_laid_after(NO_EXCHANGE, reactions, bot_pace=pace)
    usual = hand_laid_after(EXCHANGE, reactions)
    # At a strict table every moment lasts long anyway.
    assert (took > usual) == (pace == "calm" and reactions == "quick")


def test_how_long_a_bot_thinks_at_a_strict_table_does_not_go_on_telling_how_much_it_has_to_think_about() -> None:
    """On a slow machine a search takes longer than the pace, and a question with one answer takes no time at all."""
    for reactions, later in (("strict", 1.8), ("quick", 0.9)):
        table = table_at(in_evocation(NO_EXCHANGE), "bpp", reactions=reactions)
        (decision,) = table.bot_decisions()
        first = table.bot_answers_at(decision, NOW + 0.1)
        assert table.bot_answers_at(decision, NOW + 0.1) == first
        # A search of a second and a bit: from then on whatever is easier to find takes as long.
        searched = table.bot_answers_at(decision, first + 1.2)
        assert table.bot_answers_at(decision, NOW + 0.1) == searched
        assert round(searched - first, 6) == (later if reactions == "strict" else 0.0)
        # Nothing makes them later without end.
        assert table.bot_answers_at(decision, NOW + 600.0) - first <= 4.5 + 1e-6


def test_a_bot_that_begins_a_game_does_so_at_the_pace_of_the_table() -> None:
    def answers_at(pace: str) -> float:
        table = table_at(tavolata.game("timeline").new(2, 1, {}, "strict"), "bb", bot_pace=pace)
        return table.bot_answers_at(table.bot_decisions()[0])

    assert answers_at("quick") < answers_at("usual") < answers_at("calm")


def bought_by_a_bot(count: int, tempo: str, thought: float) -> tuple[float, int]:
    """So many cards for the different start of Isola: how long until the other one may buy, and how many versions later.

    ``thought``: for how many seconds it thinks of each.
    """
    state = tavolata.game("isola").new(2, 1, {"start": "40"}, "strict")
    seat = state.decisions[0].seat
    table = table_at(state, "bp" if seat == 0 else "pb", options=state.options, reactions="strict", tempo=tempo)
    now = NOW
    for bought in range(count + 1):
        assert table.waiting == [seat]
        (decision,) = table.bot_decisions()
        action = decision.actions[-1 if bought else 0]  # enough
        if bought < count:
            action = decision.actions[0 if bought else 1]
        now += thought
        if not table.is_unseen(decision, action):
            now = max(now, table.bot_answers_at(decision, now))
        table.act(seat, decision.id, action, table.v, None, now)
    assert table.waiting == [1 - seat]
    return round(now - NOW, 6), table.v


@pytest.mark.parametrize("tempo", ["live", "days"])
def test_how_many_cards_a_bot_buys_shows_neither_in_the_time_nor_in_the_versions(tempo: str) -> None:
    assert len({bought_by_a_bot(count, tempo, 0.3) for count in (0, 1, 2, 4)}) == 1


def test_on_a_busy_machine_a_bot_that_buys_takes_twice_the_time_and_no_time_between() -> None:
    assert {bought_by_a_bot(count, "live", 1.5) for count in (0, 1)} == {(4.0, 2)}
    assert {bought_by_a_bot(count, "live", 1.5) for count in (2, 3, 4)} == {(8.0, 2)}


@pytest.mark.parametrize("viewer", [None, 1])
def test_how_many_cards_a_person_buys_is_told_to_nobody_else(viewer: int | None) -> None:
    def told_of(count: int) -> list[object]:
        state = tavolata.game("isola").new(2, 1, {"start": "40"}, "strict")
        table = table_at(state, "pp", options=state.options, reactions="strict")
        seat = table.waiting[0]
        other = None if viewer is None else 1 - seat
        told: list[object] = []
        for bought in range(count + 1):
            asked = table.question_of(seat)
            assert asked is not None
            action = asked.actions[-1 if bought == count else 0 if bought else 1] if count else asked.actions[0]
            before = table.v
            table.act(seat, asked.id, action, table.v, f"{seat}:{bought}", NOW + 10 * bought / max(1, count))
            if table.showed or other in table.asked_anew:
                told.append((table.v, table.waiting, table.moved(other, wire.You(other, [], False), NOW)))
                told.append([entry.events for entry in table.log_for(other, before)])
            assert table.take_backs.info() is None
        return told

    assert len(told_of(0)) == 2
    assert told_of(0) == told_of(1) == told_of(3) == told_of(5)


SEEN = "GC1 GC2 GC3 GC4"


def alone(hand: str, kinds: str) -> Table:
    """Seat 1 is last in luce; only seat 0 could hold an eagle, as all cards of the other were seen."""
    clues = [[], SEEN.split()]
    state = position("light", "B", [hand, SEEN], "RH1 RH2 RH3", clues=clues, reactions="strict")
    assert [decision.seat for decision in state.decisions] == [0]
    return table_at(state, kinds, reactions="strict")


@pytest.mark.parametrize("kinds", ["bp", "pp"])
@pytest.mark.parametrize("hand", ["EAG RC2 RC3 RC4", "RC1 RC2 RC3 RC4"])
def test_a_moment_of_a_strict_table_lasts_as_long_where_only_one_could_react_and_says_no(kinds: str, hand: str) -> None:
    table = alone(hand, kinds)
    answer(table, 1, "pass", NOW + 0.1)
    said_no(table, NOW + 0.3)
    assert table.wake(NOW + 2.99) is None
    entry = table.wake(NOW + 3)
    assert entry is not None
    assert (entry.seat, table.v) == (1, 2)
    # The last moment before the fourth card.
    assert table.window is not None and table.window.closing
    said_no(table, NOW + 3.3)
    end = NOW + 3 + (3 if kinds == "bp" else 4)
    assert table.wake_at() == end
    assert table.wake(end - 0.01) is None
    assert table.wake(end) is not None
    assert asked(table) == {0: "exchange"}


def said_no(table: Table, now: float) -> None:
    reaction = table.reaction_of(0)
    if reaction is not None:
        entry = table.act(0, reaction.id, PASS, table.v, "0:no", now)
        assert entry is not None and not table.showed
        assert table.reaction_of(0) is None
        assert table.journal.acts["0:no"] == table.v


def test_the_only_eagle_of_a_strict_table_flies_when_the_moment_is_over() -> None:
    table = alone("EAG RC2 RC3 RC4", "pp")
    answer(table, 1, "swap GC1 RH1", NOW + 0.1, "1:mine")
    assert answer(table, 0, "eagle RH1", NOW + 0.3, "0:fly") is None
    assert table.moved(0, wire.You(0, [0], False), NOW + 0.3)["held"]
    assert table.wake(NOW + 2.99) is None
    entry = table.wake(NOW + 3)
    assert entry is not None
    assert (entry.act, entry.seat) == ("0:fly", 0)
    assert [held.act for _, held in table.held_answers.dropped] == ["1:mine"]


def test_whoever_said_no_at_a_strict_table_may_take_that_back_while_the_moment_lasts() -> None:
    table = alone("EAG RC2 RC3 RC4", "pp")
    said_no(table, NOW + 0.3)
    assert table.take_back(0, [0, 1], NOW + 0.5) is not None
    assert table.reaction_of(0) is not None
    assert answer(table, 0, "eagle RH1", NOW + 1) is None
    assert table.take_back(0, [0, 1], NOW + 1.5) is None
    assert table.reaction_of(0) is not None
    assert not table.moved(0, wire.You(0, [0], False), NOW + 1.5)["held"]


# The same evening in another world


@pytest.mark.parametrize("reactions", ["strict", "quick"])
@pytest.mark.parametrize(
    ("name", "games", "share"),
    [
        ("indy", 8, 0.06),
        ("talismani", 3, 0.06),
        ("timeline", 6, 0.3),
        ("talisman", 2, 0.02),
        ("isola", 4, 0.05),
        ("joust", 40, 0.9),
    ],
)
def test_in_every_world_the_viewer_thinks_possible_the_table_takes_as_long(
    name: str, games: int, share: float, reactions: str
) -> None:
    """At quick tables as long as nobody could react, or the same could."""
    game = game_of(name)
    compared = 0
    for seed in range(games * TIMES):
        for state, lots in situations(name, seed, share):
            viewer = lots.choice([None, *range(state.players)])
            count, problem = compare(game, state, viewer, lots, reactions, 12)
            assert not problem, f"game {seed}: {problem}"
            compared += count
    assert compared > 4 * games
