"""Exchanges: replies alternate, a pass is not final, passes in a row close it, and they nest."""

from __future__ import annotations

import json

from engine.joust import JOUST, Joust, joust
from support import asked, offered, play, told
from tavolata.engine import STRICT, Exchange, answer_by_order, order_of


def strengths(state: Joust) -> list[object]:
    return [event["strength"] for event in told(state, "strike")]


def test_replies_alternate_and_each_sees_what_the_other_did() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT HELM HELM")
    assert asked(state) == {"A": "reply"}
    play(state, "A play LANCE")
    assert asked(state) == {"B": "reply"}
    play(state, "B play FEINT")
    assert asked(state) == {"A": "reply"}
    assert state.strength() == 6


def test_two_passes_in_a_row_close_it() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    play(state, "A pass; B pass")
    assert strengths(state) == [1]


def test_a_pass_is_not_final_a_reply_gives_the_other_another_chance() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    play(state, "A pass; B play FEINT; A play LANCE; B pass; A pass")
    assert strengths(state) == [6]


def test_at_a_quick_table_who_has_no_reply_passes_unasked() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "HELM HELM HELM HELM")
    play(state, "A play LANCE")
    assert asked(state) == {"A": "reply"}
    play(state, "A pass")
    assert strengths(state) == [3]


def test_at_a_strict_table_whoever_might_have_a_reply_is_asked() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "HELM HELM HELM HELM", reactions=STRICT)
    play(state, "A play LANCE")
    assert offered(state, "B") == ["pass"]
    play(state, "B pass; A pass")
    assert strengths(state) == [3]


def test_a_ride_inside_a_ride_has_replies_and_strength_of_its_own() -> None:
    state = joust("LANCE LANCE FEINT HELM", "TAUNT STUMBLE LANCE HELM")
    play(state, "A play LANCE; B play TAUNT")
    # B's taunt makes A ride at B once more, inside the first ride: strength 1 again, A replies first.
    assert state.view(None)["rides"] == [0, 0]
    assert asked(state) == {"A": "reply"}
    assert state.strength() == 1
    play(state, "A play FEINT; B play STUMBLE; A pass; B pass")
    assert strengths(state) == [0]
    # The first ride goes on where it was interrupted: after B's reply it is A's turn, and the lance still counts.
    assert asked(state) == {"A": "reply"}
    assert state.strength() == 3


def test_an_exchange_is_saved_with_its_passes() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    play(state, "A pass")
    again = JOUST.load(json.loads(json.dumps(state.dump())))
    assert isinstance(again, Joust)
    again.events = []
    play(again, "B pass")
    assert strengths(again) == [1]


def test_standing_orders_work_on_an_exchange() -> None:
    assert [ability.name for ability in JOUST.abilities] == ["reply"]
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    play(state, "A pass")
    mine = state.decisions[0]
    # Unless it is told otherwise the table waits where a reply is useful.
    assert order_of(state, mine, {}) == "ask"
    assert order_of(state, mine, {"reply": "button"}) == "button"
    assert answer_by_order(state, mine, {"reply": "never"}) == 0
    stumble = answer_by_order(state, mine, {"reply": "use"})
    assert stumble is not None
    assert JOUST.text(stumble) == "play STUMBLE"


def test_who_is_asked_for_a_reply_is_not_for_the_others() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")
    assert not state.decisions[0].public


def test_an_exchange_knows_who_has_passed_since_the_last_reply() -> None:
    state = joust("LANCE LANCE FEINT FEINT", "STUMBLE FEINT LANCE LANCE")

    def passed() -> list[int]:
        exchange = state.decisions[0].question
        assert isinstance(exchange, Exchange)
        return exchange.passed(state)

    assert passed() == []
    play(state, "A pass")
    assert passed() == [0]
    play(state, "B play FEINT")
    assert passed() == []
    play(state, "A play LANCE; B pass")
    assert passed() == [1]
