"""Who sits at a table and what was chosen for it: taken over from another process, without a game."""

from __future__ import annotations

from typing import Any

from server.tables import INDY, NOW, row_of, seat_rows
from tavolata.server import wire
from tavolata.server.entries import StoredTable
from tavolata.server.table import Generations, Result, TableSetup, encode


def setup_of(row: dict[str, Any], seats: list[dict[str, Any]], lines: int = 0) -> TableSetup:
    chat = [{"k": k, "seat": 0, "at": NOW, "text": f"line {k}", "phrase": ""} for k in range(1, lines + 1)]
    return TableSetup(StoredTable(row, seats, None, [], chat), INDY)


def test_all_that_another_process_may_change_is_taken_over() -> None:
    mine = setup_of(row_of(2), seat_rows("po"))
    changed = row_of(2, stage="finished", turn_seconds=30, fill="random")
    changed |= {"name": "Sunday", "rematch": "again", "due": NOW + 5, "result": encode(Result(key="00", places=[1, 2]))}
    changed |= {"generation": 3, "invite_hash": "i", "spectator_hash": "s", "host_generation": 2, "host_hash": "h"}
    seats = seat_rows("pb")
    seats[0] |= {"name": "Ada", "colour": "teal", "shape": "moon", "standin": True, "bot": "random", "generation": 4}
    seats[0] |= {"orders": encode({"eagle": "never"}), "token_hash": "t"}
    theirs = setup_of(changed, seats)
    assert mine.info(None) != theirs.info(None)
    mine.take_over(theirs)
    for seat, other in zip(mine.seats, theirs.seats, strict=True):
        seat.take_over(other)
    assert mine.info(None) == theirs.info(None)
    assert (mine.due, mine.generation, mine.invite_hash, mine.spectator_hash) == (NOW + 5, 3, "i", "s")
    ada = mine.seats[0]
    assert (ada.orders, ada.token_hash, mine.generations()) == ({"eagle": "never"}, "t", Generations([4, 0], 3, 2))


def test_who_is_connected_here_is_known_here() -> None:
    mine, theirs = setup_of(row_of(2), seat_rows("pp")), setup_of(row_of(2), seat_rows("pp"))
    mine.seats[0].connections, mine.seats[0].quiet = 1, True
    mine.seats[0].take_over(theirs.seats[0])
    assert (mine.seats[0].connections, mine.seats[0].quiet) == (1, True)


def test_chat_goes_on_where_the_other_process_left_it() -> None:
    mine, theirs = setup_of(row_of(2), seat_rows("pp"), 2), setup_of(row_of(2), seat_rows("pp"), 4)
    assert [line.k for line in mine.new_lines(theirs)] == [3, 4]
    for line in mine.new_lines(theirs):
        mine.add_line(line)
    assert mine.chat == theirs.chat
    assert mine.next_line == 5
    assert setup_of(row_of(2), seat_rows("pp")).next_line == 1


def test_the_last_hundred_lines_are_kept() -> None:
    setup = setup_of(row_of(2), seat_rows("pp"))
    for k in range(1, 131):
        setup.add_line(wire.ChatLine(k, 0, NOW, "x", ""))
    assert [setup.chat[0].k, setup.chat[-1].k] == [31, 130]


def test_somebody_is_gone_whom_no_connection_reaches() -> None:
    person, bot = setup_of(row_of(2), seat_rows("pb")).seats
    assert person.is_gone and not bot.is_gone
    person.elsewhere = True
    assert not person.is_gone
    person.elsewhere, person.connections = False, 1
    assert not person.is_gone
    person.connections, person.standin = 0, True
    assert not person.is_gone
