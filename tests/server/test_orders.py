"""Standing orders at an online table, single answers, and the clock of a whole game: what the table answers itself."""

from __future__ import annotations

from server.tables import NOW, answer, asked, seen, table_at
from tavolata.engine import State
from tavolata.games.talisman.position import hero, position
from tavolata.server import wire
from tavolata.server.table import NOBODY, Table


def lost_attack(fate: int = 1) -> State:
    """An Elf beside a bear that rolls a 6 against its 1; another holds a Spell that nobody can use here."""
    elf, wizard = hero("ELF", "FIELDS1", fate=fate), hero("WIZARD", "CITY", spells="HEX", fate=0)
    return position([elf, wizard], begin="landed", lying={"FIELDS1": "BEAR"}, dice=[1, 6, 6], reactions="strict")


def run(table: Table, now: float) -> list[int]:
    """Let the table do all that it does by itself; who the entries are by."""
    found: list[int] = []
    while (entry := table.wake(now)) is not None:
        found.append(entry.seat)
    return found


def test_a_single_answer_is_given_by_the_table_where_the_game_allows_it() -> None:
    table = table_at(lost_attack(), beat=0)
    assert asked(table) == {0: "fight"}
    assert seen(table, 0)["question"] is None  # nobody is shown what the table answers
    assert table.wake_at() is not None
    assert set(run(table, NOW + 1)) == {NOBODY}
    assert asked(table) == {0: "attack-fate"}
    assert seen(table, 0)["question"]["name"] == "attack-fate"


def test_an_order_answers_a_question_in_turn() -> None:
    orders: list[tuple[wire.Order, int]] = [("use", 0), ("never", 1)]
    for order, fate in orders:
        table = table_at(lost_attack(), beat=0)
        table.seats[0].orders = {"fate": order}
        run(table, NOW + 5)
        assert seen(table, 0)["view"]["heroes"][0]["fate"] == fate
        assert table.waiting == [1]


def test_without_an_order_the_seat_is_asked() -> None:
    table = table_at(lost_attack(), beat=0)
    run(table, NOW + 5)
    assert seen(table, 0, NOW + 6)["question"] is not None
    assert table.waiting == [0]


def spell_at_wizard() -> State:
    """The Wizard may counter what the Elf casts at it."""
    elf, wizard = (
        hero("ELF", "FIELDS1", spells="RANDOM1", fate=0),
        hero("WIZARD", "CITY", spells="COUNTERSPELL1", fate=0),
    )
    return position([elf, wizard], dice=[1], reactions="strict")


def test_an_order_reacts_for_the_seat() -> None:
    table = table_at(spell_at_wizard(), beat=0)
    table.seats[1].orders = {"counterspell": "use"}
    answer(table, 0, "cast-on RANDOM1 P2", NOW)
    run(table, NOW + 5)
    assert seen(table, 1)["view"]["heroes"][1]["toad"] == 0
    assert seen(table, 1)["view"]["heroes"][1]["spells"] != ["COUNTERSPELL1"]


def test_by_itself_the_table_waits_for_whom_it_concerns() -> None:
    table = table_at(spell_at_wizard(), beat=0)
    answer(table, 0, "cast-on RANDOM1 P2", NOW)
    assert run(table, NOW + 5) == []
    reaction = seen(table, 1)["reaction"]
    assert (reaction["order"], reaction["waits"]) == ("ask", True)


def test_what_an_order_answered_is_not_the_seats_last_choice() -> None:
    """Taken back it would only be answered again."""
    table = table_at(lost_attack(), beat=0)
    table.seats[0].orders = {"fate": "never"}
    run(table, NOW + 5)
    assert not table.may_ask_back(0)


def test_a_moment_among_bots_needs_no_time_for_buttons() -> None:
    for kinds, pause in (("pb", 0.0), ("pp", 2.5)):
        table = table_at(lost_attack(), kinds)
        while (at := table.wake_at()) is not None and not table.closing:
            table.wake(at)
        assert table.wake_at() == table.since + pause


def test_the_clock_of_a_game_is_looked_at_after_each_round() -> None:
    heroes = [hero("ELF", "FIELDS1", missed=1, fate=0), hero("WIZARD", "CITY", missed=1, fate=0)]
    for minutes, over in ((59, False), (60, True)):
        state = position(heroes, options={"sudden-death": "minutes-60"}, reactions="strict")
        table = table_at(state, "bp", beat=0, options={"sudden-death": "minutes-60"})
        table.setup.result.began = NOW
        assert table.info().ends_at == NOW + 3600
        assert table.bot_decisions() == []  # not even a bot is asked
        run(table, NOW + 60 * minutes)
        assert table.over is over
