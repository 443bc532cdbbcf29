"""A table without a network: who is asked, what is held, what shows, what is taken back, and that it can be read again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from server.tables import (
    INDY,
    NOW,
    answer,
    asked,
    begun,
    buttons,
    row_of,
    seat_rows,
    seen,
    table_at,
)
from tavolata.engine import PASS, IllegalAction, NotationError, NotYourDecision, State
from tavolata.games.indy.position import position
from tavolata.server import wire
from tavolata.server.entries import Entry, Snapshot, StoredTable
from tavolata.server.table import NOBODY, Table

#: Seat 1 holds an eagle; nobody else does, and nobody can know.
HANDS = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]
TWO_EAGLES = ["RC1 RC2 RC3 RC4", "EAG GC1 GC2 GC3", "EAG BC1 BC2 BC3"]


def in_light(turn: str = "A", hands: list[str] | None = None, **more: Any) -> State:
    return position("light", turn=turn, hands=hands or HANDS, table="RH1 RH2 RH3", reactions="strict", **more)


def in_evocation(hands: list[str], turn: str = "A", table: str = "RO1 RO2 GO1 GO2", **more: Any) -> State:
    return position("evocation", turn=turn, hands=hands, table=table, reactions="strict", **more)


def key_of(problem: pytest.ExceptionInfo[Any]) -> str:
    return str(problem.value.key)


# Questions over moments


def test_while_eagles_might_fly_the_next_question_is_already_put() -> None:
    table = table_at(in_light())
    assert asked(table) == {0: "light"}
    assert table.waiting == [0]
    assert buttons(table) == [1]
    eagles = [{"verb": "eagle", "args": [["card", card]]} for card in ("RH1", "RH2", "RH3")]
    assert seen(table, 1)["reaction"] == {
        "decision": 1,
        "name": "eagle",
        "rule": "IN-040",
        "options": ["pass", "eagle RH1", "eagle RH2", "eagle RH3"],
        "about": {},
        "answers": [{"verb": "pass", "args": []}, *eagles],
        "order": "button",
        "waits": False,
    }


def test_others_do_not_see_that_somebody_could_react() -> None:
    table = table_at(in_light())
    without = table_at(in_light(hands=["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]))
    for viewer in (None, 0, 2):
        assert seen(table, viewer) == seen(without, viewer)


def test_an_answer_is_held_for_the_beat_and_then_takes_effect() -> None:
    table = table_at(in_light())
    assert answer(table, 0, "pass", NOW + 1) is None
    assert seen(table, 0)["held"]
    assert seen(table, 0)["question"] is None
    assert not seen(table, 1)["held"]
    assert seen(table, 1)["waiting"] == [0]
    wake_at = table.wake_at()
    assert wake_at is not None
    assert NOW + 1 < wake_at <= NOW + 3
    assert table.wake(wake_at - 0.01) is None
    entry = table.wake(wake_at)
    assert entry is not None
    assert (entry.seat, entry.v) == (0, 2)
    assert asked(table) == {1: "light"}
    assert not table.held_answers.by_seat


def test_without_a_beat_nothing_is_held() -> None:
    table = table_at(in_light(), beat=0)
    entry = answer(table, 0, "pass", NOW + 1)
    assert entry is not None
    assert entry.v == 2


def test_a_held_answer_also_waits_no_longer_than_needed_where_no_eagle_can_fly() -> None:
    table = begun()
    (seat,) = asked(table)
    entry = answer(table, seat, "shaman S1", NOW + 1)
    assert entry is not None


def test_an_eagle_in_the_beat_comes_first_and_the_held_answer_is_given_back() -> None:
    table = table_at(in_light())
    assert answer(table, 0, "swap RC1 RH1", NOW + 1, "0:mine") is None
    entry = answer(table, 1, "eagle RH1", NOW + 1.2)
    assert entry is not None
    assert [seat for seat, _ in table.held_answers.dropped] == [0]
    assert table.held_answers.dropped[0][1].act == "0:mine"
    assert asked(table) == {0: "light"}
    assert "RH1" not in seen(table, 0)["view"]["table"]
    assert not seen(table, 0)["held"]


def test_whoever_says_no_to_an_eagle_keeps_the_answer_that_is_held() -> None:
    """The seat in turn holds an eagle itself: it has answered its question, then says no to the eagle."""
    table = table_at(in_light("B"))
    answer(table, 1, "swap GC1 RH1", NOW + 1, "1:mine")
    reaction = table.reaction_of(1)
    assert reaction is not None
    assert table.act(1, reaction.id, PASS, table.v, "1:no", NOW + 1.2) is not None
    assert seen(table, 1)["held"]
    assert table.held_answers.dropped == []
    entry = table.wake(NOW + 3)
    assert entry is not None
    assert entry.act == "1:mine"


def test_whoever_flies_an_eagle_during_the_beat_is_asked_again() -> None:
    table = table_at(in_light("B"))
    answer(table, 1, "swap GC1 RH1", NOW + 1, "1:mine")
    answer(table, 1, "eagle RH1", NOW + 1.2)
    assert [held.act for _, held in table.held_answers.dropped] == ["1:mine"]
    assert asked(table) == {1: "light"}


def test_an_answer_to_the_table_before_the_eagle_is_refused() -> None:
    table = table_at(in_light(), beat=0)
    question = table.question_of(0)
    assert question is not None
    before = table.v
    answer(table, 1, "eagle RH1", NOW + 1)
    now_asked = table.question_of(0)
    assert now_asked is not None
    with pytest.raises(NotYourDecision) as problem:
        table.act(0, now_asked.id, PASS, before, None, NOW + 2)
    assert key_of(problem) == "error-table-changed"
    with pytest.raises(NotYourDecision) as problem:
        table.act(0, question.id, PASS, table.v, None, NOW + 2)
    assert key_of(problem) == "error-decision-gone"


def test_what_is_not_offered_is_refused_with_the_rule() -> None:
    table = table_at(in_light(), beat=0)
    question = table.question_of(0)
    assert question is not None
    with pytest.raises(IllegalAction) as problem:
        table.act(0, question.id, INDY.parse("swap GC1 RH1"), table.v, None, NOW)
    assert key_of(problem) == "error-not-in-hand"
    assert problem.value.rule == "IN-014"
    with pytest.raises(NotationError):
        INDY.parse("swap nonsense")
    with pytest.raises(NotYourDecision) as not_asked:
        table.act(2, question.id, PASS, table.v, None, NOW)
    assert key_of(not_asked) == "error-not-asked"
    assert table.n == 1


def test_a_question_is_put_though_its_one_answer_is_all_that_the_hand_allows() -> None:
    """Nothing to exchange: whoever was asked at once what to lay would show that."""
    table = table_at(in_evocation(["RC1 RC2 GC3 BC4", "GC1 GC2 BC1 BC2", "BC3 BC5 BC6 RC6"]))
    other = table_at(in_evocation(["RO3 RC2 GC3 BC4", "GC1 GC2 BC1 BC2", "BC3 BC5 BC6 RC6"]))
    assert asked(table) == asked(other) == {0: "exchange"}
    assert seen(table, 0)["question"]["options"] == ["pass"]
    for viewer in (None, 1, 2):
        assert seen(table, viewer) == seen(other, viewer)


def test_an_exchange_passed_leaves_no_trace() -> None:
    table = table_at(in_evocation(["RO3 RC2 GC3 BC4", "GC1 GC2 BC1 BC2", "BC3 BC5 BC6 RC6"]), beat=0)
    before = {viewer: seen(table, viewer) for viewer in (None, 1, 2)}
    entry = answer(table, 0, "pass", NOW + 5)
    assert entry is not None
    assert entry.v == 1
    assert not table.showed
    assert table.since == NOW  # nor does the clock begin anew
    assert {viewer: seen(table, viewer) for viewer in (None, 1, 2)} == before
    assert table.log_for(1) == []
    assert asked(table) == {0: "lay"}


# Standing orders


def test_whoever_wants_to_be_asked_is_waited_for() -> None:
    table = table_at(in_light())
    table.seats[1].orders = {"eagle": "ask"}
    assert seen(table, 1)["reaction"]["waits"]
    assert answer(table, 0, "pass", NOW + 1) is None
    assert table.wake(NOW + 10) is None
    assert answer(table, 1, "pass", NOW + 11) is not None  # an entry of its own that nobody sees
    assert not table.showed
    assert table.v == 1
    entry = table.wake(NOW + 11)
    assert entry is not None
    assert entry.seat == 0


def test_whoever_wants_to_be_asked_is_not_waited_for_forever() -> None:
    table = table_at(in_light())
    table.seats[1].orders = {"eagle": "ask"}
    answer(table, 0, "pass", NOW + 1)
    wake_at = table.wake_at()
    assert wake_at is not None
    assert table.wake(wake_at) is not None
    assert NOW + 10 < wake_at < NOW + 60


@pytest.mark.parametrize("quiet", [False, True])
def test_never_and_quiet_do_not_hold_the_table_up(quiet: bool) -> None:
    table = table_at(in_light())
    table.seats[1].orders = {"eagle": "ask" if quiet else "never"}
    table.seats[1].quiet = quiet
    answer(table, 0, "pass", NOW + 1)
    assert table.wake(NOW + 1.8) is not None
    # It is seat 1's turn: quiet ends by itself.
    assert not table.seats[1].quiet


def test_an_eagle_waits_for_another_who_wants_to_be_asked_and_nobody_sees_it() -> None:
    """Seats 1 and 2 both hold an eagle; 1 plays it, 2 wants to be asked. Until 2 has said no, nothing may show."""
    table = table_at(in_light(hands=TWO_EAGLES))
    table.seats[2].orders = {"eagle": "ask"}
    before = {viewer: seen(table, viewer) for viewer in (None, 0)}
    entry = answer(table, 1, "eagle RH1", NOW + 1)
    assert entry is not None
    assert entry.events == "[]"
    assert not table.showed
    assert table.v == 1
    assert {viewer: seen(table, viewer) for viewer in (None, 0)} == before
    # Seat 0 may think on, and even answer: the eagle comes first all the same.
    assert answer(table, 0, "pass", NOW + 2, "0:x") is None
    assert table.wake(NOW + 5) is None
    answer(table, 2, "pass", NOW + 6)
    assert table.v == 1
    entry = table.wake(NOW + 6.001)
    assert entry is not None
    assert [event["kind"] for event in msgspec.json.decode(entry.events)] == ["eagle-played", "opened"]
    assert [seat for seat, _ in table.held_answers.dropped] == [0]
    assert asked(table) == {0: "light"}


def test_bots_are_asked_at_once_and_their_no_shows_nothing() -> None:
    table = table_at(in_light(), "pbp")
    (decision,) = table.bot_decisions()
    assert (decision.seat, decision.name) == (1, "eagle")
    entry = table.act(1, decision.id, PASS, table.v, None, NOW + 1)
    assert entry is not None
    assert not table.showed
    assert table.bot_decisions() == []


def test_a_bot_knows_only_what_its_seat_knows() -> None:
    table = table_at(in_light(), "pbp")
    (decision,) = table.bot_decisions()
    world = table.world_for(decision, 5)
    assert table.state is not None
    assert world.view(1) == table.state.view(1)
    assert world.dump_table() != table.state.dump_table()


# Moments that close by themselves


def last_moment() -> Table:
    """The last seat has had its turn in luce: eagles may fly once more before the fourth card."""
    table = table_at(in_light("C"))
    answer(table, 2, "pass", NOW + 1)
    table.wake(NOW + 2)
    return table


def test_a_moment_in_which_nobody_is_asked_closes_by_itself() -> None:
    table = last_moment()
    assert table.waiting == []
    assert asked(table) == {}
    assert buttons(table) == [1]
    wake_at = table.wake_at()
    assert wake_at is not None
    assert table.wake(wake_at - 0.1) is None
    entry = table.wake(wake_at)
    assert entry is not None
    assert entry.seat == NOBODY
    assert asked(table) != {}


def test_an_eagle_flies_in_the_closing_moment_and_opens_it_again() -> None:
    table = last_moment()
    assert answer(table, 1, "eagle RH2", NOW + 3) is not None
    assert table.waiting == []
    wake_at = table.wake_at()
    assert wake_at is not None
    assert wake_at > NOW + 4
    assert table.wake(wake_at) is not None


def test_the_moment_closes_alike_whether_or_not_anybody_could_react() -> None:
    table = last_moment()
    without = table_at(in_light("C", hands=["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]))
    answer(without, 2, "pass", NOW + 1)
    without.wake(NOW + 2)
    assert without.wake_at() == table.wake_at()


# Strict tables: pauses that tell nothing


@pytest.mark.parametrize("order", ["button", "ask"])
@pytest.mark.parametrize("moment", ["turn", "last"])
def test_at_a_strict_table_a_choice_takes_effect_at_the_same_time_whoever_could_react(
    moment: str, order: wire.Order
) -> None:
    times = []
    for hands in (HANDS, ["RC1 RC2 RC3 RC4", "GH1 GC1 GC2 GC3", "BC1 BC2 BC3 BC4"]):
        table = table_at(in_light("C" if moment == "last" else "A", hands=hands), reactions="strict")
        table.seats[1].orders = {"eagle": order}
        answer(table, table.waiting[0], "pass", NOW + 1)
        first = table.wake_at()
        assert first is not None
        assert table.wake(first) is not None
        times.append((first, table.wake_at() if moment == "last" else None))
    assert times[0] == times[1]


def test_at_a_strict_table_an_eagle_flies_at_the_same_time_whoever_else_could_react() -> None:
    times = []
    for hands in (HANDS, TWO_EAGLES):
        table = table_at(in_light(hands=hands), reactions="strict")
        table.seats[2].orders = {"eagle": "ask"}
        entry = answer(table, 1, "eagle RH1", NOW + 1)
        assert entry is not None
        at: float | None = NOW + 1
        if not table.showed:
            at = table.wake_at()
            assert at is not None
            assert table.wake(at) is not None
            assert table.showed
        times.append(at)
    assert times[0] == times[1]


# Clocks and absence


def test_the_clock_runs_for_people_from_when_the_question_showed() -> None:
    table = table_at(in_light(), turn_seconds=60)
    assert seen(table, 2, NOW + 5)["clock"] == {"until": NOW + 60, "now": NOW + 5}
    assert table.wake_at() == NOW + 60
    answer(table, 0, "pass", NOW + 10)
    table.wake(NOW + 11)
    assert table.clock_until() == NOW + 71


def test_no_clock_runs_for_bots() -> None:
    table = table_at(in_light(), "bpp", turn_seconds=60)
    assert table.clock_until() is None


def test_a_clock_that_ran_out_during_the_beat_does_not_ring_over_and_over() -> None:
    """The answer is with the server: there is nothing to do for the clock."""
    table = table_at(in_light(), turn_seconds=60, tempo="days")
    table.seats[1].orders = {"eagle": "ask"}
    answer(table, 0, "pass", NOW + 59)
    assert table.wake(NOW + 62) is None
    wake_at = table.wake_at()
    assert wake_at is not None
    assert wake_at > NOW + 62


def test_a_seat_that_is_awaited_and_gone_is_missed_after_a_while() -> None:
    table = table_at(in_light(), absent_seconds=30)
    assert table.absent_at() == NOW + 30
    table.seats[0].connections = 1
    assert table.absent_at() is None
    table.seats[0].connections = 0
    table.seats[0].left_at = NOW + 20
    assert table.absent_at() == NOW + 50
    table.seats[0].standin = True
    assert table.absent_at() is None
    assert [decision.seat for decision in table.bot_decisions()] == [0]


def test_a_table_says_when_the_server_must_look_at_it() -> None:
    assert table_at(in_light(), "bpp").due_at(NOW + 5) == NOW + 5
    assert table_at(in_light()).due_at(NOW + 5) is None
    assert table_at(in_light(), turn_seconds=60).due_at(NOW + 5) == NOW + 60


# Taking back


def test_a_choice_is_taken_back_at_once_when_nobody_has_acted_and_nothing_came_to_light() -> None:
    table = table_at(in_light(), beat=0)
    before = table.state.dump() if table.state else None
    answer(table, 0, "pass", NOW + 1)
    assert seen(table, 0)["you"]["takeback"]
    entry = table.take_back(0, [0, 1, 2], NOW + 2)
    assert entry is not None
    assert entry.body == "1"
    assert (table.n, table.v) == (3, 3)
    assert table.state is not None
    assert table.state.dump() == before
    assert asked(table) == {0: "light"}
    assert table.log_for(2)[-1].undone_to == 1
    assert not seen(table, 0)["you"]["takeback"]


def test_nothing_is_there_to_be_taken_back() -> None:
    table = table_at(in_light(), beat=0)
    with pytest.raises(NotYourDecision) as problem:
        table.take_back(1, [0, 1, 2], NOW)
    assert key_of(problem) == "error-nothing-to-take-back"


def test_a_held_answer_is_simply_given_back() -> None:
    table = table_at(in_light())
    answer(table, 0, "pass", NOW + 1)
    assert seen(table, 0)["you"]["takeback"]
    assert table.take_back(0, [0, 1, 2], NOW + 1.2) is None
    assert asked(table) == {0: "light"}
    assert table.take_backs.request is None
    assert table.wake(NOW + 5) is None


def test_once_cards_came_to_light_the_others_are_asked() -> None:
    table = table_at(in_light(), beat=0)
    answer(table, 0, "swap RC1 RH1", NOW + 1)
    assert table.take_back(0, [0, 1, 2], NOW + 2) is None
    assert table.info().takeback is not None
    assert table.take_backs.request is not None
    assert table.take_backs.request.asked == [1, 2]
    assert table.consent(1, True, NOW + 3) is None
    with pytest.raises(NotYourDecision):
        table.consent(1, True, NOW + 3)  # once is enough
    with pytest.raises(NotYourDecision):
        table.consent(0, True, NOW + 3)
    assert table.consent(2, True, NOW + 4) is not None
    assert asked(table) == {0: "light"}
    assert "RC1" in seen(table, 0)["view"]["hand"]


def test_one_no_is_enough() -> None:
    table = table_at(in_light(), beat=0)
    answer(table, 0, "swap RC1 RH1", NOW + 1)
    table.take_back(0, [0, 1, 2], NOW + 2)
    assert table.consent(2, False, NOW + 3) is None
    assert table.take_backs.request is None
    with pytest.raises(NotYourDecision) as problem:
        table.consent(1, True, NOW + 3)
    assert key_of(problem) == "error-no-wish"
    assert asked(table) == {1: "light"}


def test_a_wish_ends_when_the_game_goes_on() -> None:
    table = table_at(in_light(), beat=0)
    answer(table, 0, "swap RC1 RH1", NOW + 1)
    table.take_back(0, [0, 1, 2], NOW + 2)
    answer(table, 1, "pass", NOW + 3)
    assert table.take_backs.request is None


def test_a_wish_outlasts_what_nobody_may_know_of() -> None:
    """Seat 1 says no to its eagle in secret: if that ended the wish, all would know."""
    table = table_at(in_light(), beat=0)
    table.seats[1].orders = {"eagle": "ask"}
    answer(table, 0, "swap RC1 RH1", NOW + 1)
    if table.held_answers.by_seat:
        answer(table, 1, "pass", NOW + 1)
        table.wake(NOW + 1)
    assert table.v == 2
    table.take_back(0, [0, 1, 2], NOW + 2)
    reaction = table.reaction_of(1)
    assert reaction is not None
    table.act(1, reaction.id, PASS, table.v, None, NOW + 2.5)
    assert not table.showed
    assert table.take_backs.request is not None
    table.consent(1, True, NOW + 3)
    assert table.consent(2, True, NOW + 3) is not None
    assert asked(table) == {0: "light"}


def test_whether_the_others_are_asked_tells_nothing_about_secret_answers() -> None:
    """Seat 1 said no to its eagle after seat 0 passed. Seat 0's take-back must go as if there had been none."""
    table = table_at(in_light(hands=["RC1 RC2 RC3 RC4", "BC1 BC2 BC3 BC4", "EAG GC1 GC2 GC3"]), beat=0)
    answer(table, 0, "pass", NOW + 1)
    reaction = table.reaction_of(2)
    assert reaction is not None
    assert table.act(2, reaction.id, PASS, table.v, None, NOW + 2) is not None
    assert not table.showed
    assert table.take_back(0, [0, 1, 2], NOW + 3) is not None
    assert asked(table) == {0: "light"}
    assert buttons(table) == [2]


def test_taking_back_what_nobody_saw_shows_nothing() -> None:
    """A no to an eagle, taken back: if that showed, all would know that somebody holds one."""
    table = table_at(in_light(), beat=0)
    before = {viewer: (seen(table, viewer), table.log_for(viewer)) for viewer in (None, 0, 2)}
    reaction = table.reaction_of(1)
    assert reaction is not None
    table.act(1, reaction.id, PASS, table.v, None, NOW + 1)
    assert buttons(table) == []
    entry = table.take_back(1, [0, 1, 2], NOW + 2)
    assert entry is not None
    assert not table.showed
    assert entry.v == 1
    assert {viewer: (seen(table, viewer), table.log_for(viewer)) for viewer in (None, 0, 2)} == before
    assert buttons(table) == [1]


def test_a_take_back_that_is_too_old_is_refused_not_a_failure() -> None:
    table = table_at(in_light(hands=TWO_EAGLES), beat=0)
    answer(table, 0, "swap RC1 RH1", NOW + 1)
    table.take_back(0, [0, 1, 2], NOW + 2)
    table.journal.past.clear()  # as after a restart, or many entries that show nothing
    table.consent(1, True, NOW + 3)
    with pytest.raises(NotYourDecision) as problem:
        table.consent(2, True, NOW + 3)
    assert key_of(problem) == "error-nothing-to-take-back"
    assert table.take_backs.request is None


# Before the start, after the end


def test_before_the_start_nothing_can_be_answered() -> None:
    table = Table(StoredTable(row_of(3), seat_rows("ppo"), None, [], []), INDY)
    with pytest.raises(NotYourDecision) as problem:
        table.act(0, 1, PASS, 0, None, NOW)
    assert key_of(problem) == "error-not-started"
    assert seen(table, 0)["view"] is None
    assert table.wake_at() is None
    assert table.wake(NOW) is None


def test_a_table_of_other_rules_can_be_looked_at_but_not_played() -> None:
    text = msgspec.json.encode(in_light().dump()).decode()
    row = row_of(3, start=text, stage="playing") | {"rules": "0.1"}
    entries = [
        Entry("table", 1, 1, NOBODY, "[]", '[{"kind":"x","rule":"","public":{},"secret":{},"seats":[]}]', None, NOW)
    ]
    table = Table(StoredTable(row, seat_rows("ppp"), None, entries, []), INDY)
    with pytest.raises(Exception, match="version") as problem:
        table.act(0, 1, PASS, 1, None, NOW)
    assert key_of(problem) == "error-file-old"
    assert len(table.log_for(None)) == 1


# Random games: at every entry the table can be read again


class Journal:
    """Keeps what a store would keep, and plays a table at random: answers, reactions, orders, take-backs, time."""

    def __init__(self, seed: int, kinds: str = "ppp", **settings: Any) -> None:
        self.lots = random.Random(seed)
        self.table = begun(kinds, seed, **settings)
        self.kinds, self.settings = kinds, settings
        self.now = NOW
        self.entries: list[Entry] = []
        self.snapshot: Snapshot | None = None
        self.versions = [1]
        events = msgspec.json.encode([event.dump() for event in self.table.journal.fresh]).decode()
        self.keep(Entry("table", 1, 1, NOBODY, "[]", events, None, NOW))

    def keep(self, entry: Entry | None) -> None:
        if entry is None:
            return
        table = self.table
        self.entries.append(entry)
        assert (entry.n, entry.v) == (table.n, table.v)
        assert entry.v - self.versions[-1] == (1 if table.showed and entry.n > 1 else 0)
        self.versions.append(entry.v)
        table.held_answers.dropped.clear()
        if table.wants_snapshot([entry]) or self.lots.random() < 0.05:
            self.snapshot = table.snapshot()

    def step(self) -> None:
        """Somebody does something, or time passes."""
        table, lots = self.table, self.lots
        self.now += lots.random()
        if lots.random() < 0.05:
            seat = table.seats[lots.randrange(table.players)]
            seat.orders = {"eagle": lots.choice(["button", "ask", "never"])}
            seat.quiet = lots.random() < 0.3 and table.question_of(seat.number) is None
        if lots.random() < 0.04:
            seat_number = lots.randrange(table.players)
            if table.may_ask_back(seat_number):
                self.keep(table.take_back(seat_number, list(range(table.players)), self.now))
        if table.take_backs.request is not None and lots.random() < 0.5:
            self.keep(table.consent(table.take_backs.request.asked[0], lots.random() < 0.7, self.now))
        open_to = [
            (seat, decision)
            for seat in range(table.players)
            for decision in (table.reaction_of(seat), table.question_of(seat))
            if decision is not None
        ]
        if open_to and lots.random() < 0.8:
            seat_number, decision = lots.choice(open_to)
            action = lots.choice(decision.actions)
            self.keep(table.act(seat_number, decision.id, action, table.v, None, self.now))
        elif (wake_at := table.wake_at()) is not None:
            self.now = max(self.now, wake_at)
            self.keep(table.wake(self.now))

    def read(self) -> Table:
        """The table as another process would read it."""
        row = row_of(self.table.players, start=self.table.setup.start, stage=self.table.stage, **self.settings)
        row["result"] = msgspec.json.encode(self.table.setup.result).decode()
        seats = seat_rows(self.kinds)
        for seat, mine in zip(seats, self.table.seats, strict=True):
            seat["orders"] = msgspec.json.encode(mine.orders).decode()
        first = max(0, self.snapshot.n - 200) if self.snapshot else 0
        kept = [entry for entry in self.entries if entry.n > first]
        return Table(StoredTable(row, seats, self.snapshot, kept, []), INDY)


def same_table(table: Table, again: Table, now: float) -> None:
    """Alike in all that is kept: the game, what each may see, the log, the clock. Orders for now (quiet) are not kept."""
    assert again.state is not None
    assert table.state is not None
    assert again.state.dump() == table.state.dump()
    assert (again.n, again.v, again.stage, again.over) == (table.n, table.v, table.stage, table.over)
    assert again.waiting == table.waiting
    assert again.folded == table.folded
    assert again.closing == table.closing
    assert again.since == table.since
    assert again.timing.opened_at == table.timing.opened_at
    for viewer in (None, *range(table.players)):
        mine, theirs = seen(table, viewer, now), seen(again, viewer, now)
        for told in (mine, theirs):
            del told["held"]
            del told["you"]
            if viewer in table.held_answers.by_seat:
                told["question"] = None
            if told["reaction"]:
                del told["reaction"]["waits"]
        assert mine == theirs
        assert again.log_for(viewer, again.journal.log[0].v) == table.log_for(viewer, again.journal.log[0].v)


@pytest.mark.parametrize("seed", range(6))
def test_a_table_read_again_after_any_entry_is_the_same(seed: int) -> None:
    settings: dict[str, Any] = {"turn_seconds": 90, "reactions": "strict" if seed % 2 else "quick"}
    journal = Journal(seed, "pppp"[: 2 + seed % 3], **settings)
    while not journal.table.over and journal.table.n < 120:
        before = journal.table.n
        journal.step()
        if journal.table.n != before:
            same_table(journal.table, journal.read(), journal.now)
    assert journal.table.n > 40


def test_a_table_read_in_the_middle_of_a_moment_plays_on_to_the_same_end() -> None:
    """Two tables, one of them read again at every entry: the same answers at the same times give the same game."""
    journal = Journal(100, "ppp", turn_seconds=90)
    again = journal.read()
    while not journal.table.over and journal.table.n < 200:
        known = journal.table.n
        journal.step()
        for entry in journal.entries[known:]:
            if entry.body.isdecimal():
                again = journal.read()
            else:
                again.follow(entry)
        for seat, mine in zip(again.seats, journal.table.seats, strict=True):
            seat.orders = mine.orders
        if not journal.table.held_answers.by_seat and not journal.table.over:
            same_table(journal.table, again, journal.now)


@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_comes_to_its_end_and_tells_its_key(seed: int) -> None:
    journal = Journal(200 + seed, "pp")
    while not journal.table.over:
        journal.step()
        assert journal.table.n < 5000
    table = journal.table
    assert table.stage == "finished"
    assert sorted(table.setup.result.places)[0] == 1
    assert len(bytes.fromhex(table.setup.result.key)) == 32
    assert table.wake_at() is None
    assert table.due_at(journal.now) is None
    with pytest.raises(NotYourDecision) as problem:
        table.act(0, 1, PASS, table.v, None, journal.now)
    assert key_of(problem) == "error-game-over"
    with pytest.raises(NotYourDecision):
        table.take_back(0, [0, 1], journal.now)
    assert journal.read().setup.result == table.setup.result
