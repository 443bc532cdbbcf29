"""Fights of Isola dei Demoni at an online table: who is asked, and that at strict tables nothing tells what somebody holds."""

from __future__ import annotations

from typing import Any

from server.tables import NOW, answer, seen, table_at
from server.test_orders import run
from support import play
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola
from tavolata.server.table import Table

FUTURES = ["OASI MARE-SECCO KENSHIRO KENSHIRO RAOUL OASI MARE-SECCO", "OASI MARE-SECCO REY REY SHOKI OASI MARE-SECCO"]


def fight(held: str) -> Isola:
    """Rey, who fights himself, is attacked; a Feint would draw Raoul in, a place does nothing."""
    state = position(
        phase="combat",
        forces=["MERCENARI CAVALIERI-NERI RAOUL*2", "REY*2"],
        places=["OASI", "MARE-SECCO DESERTO-DI-VETRO"],
        hands=["OASI", held],
        futures=FUTURES,
        reactions="strict",
    )
    play(state, "A add MERCENARI.A1; A add CAVALIERI-NERI.A1; A lead RAOUL; A done; B add REY; B done")
    play(state, "A pass; B pass; B pass")  # the window, and what Rey could activate
    assert state.decisions[0].name == "replies"
    return state


def at(held: str, **settings: Any) -> Table:
    return table_at(fight(held), "pp", **settings)


def test_at_a_quick_table_only_a_reply_that_changes_something_is_asked_for() -> None:
    for held, waits in (("FINTA", True), ("OASI", False)):
        table = at(held)
        for second in range(1, 4):  # the attacker holds nothing to play
            run(table, NOW + second)
            reaction = seen(table, 1)["reaction"]
            if reaction is not None:
                break
        assert (reaction is not None and reaction["waits"]) is waits


def test_a_seat_foresees_what_a_reply_changes_only_when_it_is_played() -> None:
    table = at("FINTA")
    run(table, NOW + 3)
    before = [seen(table, seat)["view"]["fights"][-1]["ahead"] for seat in (0, 1)]
    assert before[0] == before[1]
    assert before[0]["drawn_in"] == []
    answer(table, 1, "play FINTA", NOW + 4)
    assert [seen(table, seat)["view"]["fights"][-1]["ahead"]["drawn_in"] for seat in (0, 1)] == [["RAOUL"], ["RAOUL"]]


def told(held: str) -> list[tuple[float, Any]]:
    """When the attacker is told what at a strict table, as long as nobody replies."""
    table = at(held, reactions="strict")
    found: list[tuple[float, Any]] = []
    version = -1
    for tenth in range(100):
        now = NOW + tenth / 10
        if tenth == 20 and table.reaction_of(1) is not None:
            answer(table, 1, "pass", now)
        run(table, now)
        if table.v > version:
            version = table.v
            sees = seen(table, 0)
            found.append((tenth / 10, (sees["exchange"], sees["view"], sees["waiting"])))
    return found


def test_at_a_strict_table_neither_what_nor_when_tells_what_somebody_holds() -> None:
    with_reply, without = told("FINTA"), told("OASI")
    assert [at for at, _ in with_reply] == [at for at, _ in without]

    def known(moment: tuple[float, Any]) -> Any:
        exchange, view, waiting = moment[1]
        # The list is another one: its seal is, too.
        return exchange, {name: one for name, one in view.items() if name != "decks"}, waiting

    assert [known(moment) for moment in with_reply] == [known(moment) for moment in without]
