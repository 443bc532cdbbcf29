"""An exchange at an online table: whose reply it is, what was passed, and that at strict tables silence tells nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.joust import Joust, joust
from server.tables import NOW, QuickBots, answer, house, in_loop, seen, table_at
from server.talking import act
from server.test_orders import run
from server.test_seat_decks import lay
from tavolata.engine import Decision, NotYourDecision, State
from tavolata.server import wire
from tavolata.server.bots import Thought
from tavolata.server.table import NOBODY, Table

#: A ride of seat 0: a STUMBLE is useful to seat 1, who has one or has nothing at all to reply with.
LANCES = "LANCE LANCE FEINT FEINT"
STUMBLE = "STUMBLE FEINT LANCE LANCE"
HELMS = "HELM HELM HELM HELM"


def table(first: str, second: str, **settings: Any) -> Table:
    return table_at(joust(first, second, "strict"), **settings)


def turn(at: Table, viewer: int | None = None) -> tuple[int, list[int]]:
    """Whose reply it is, and who has passed."""
    told = seen(at, viewer)["exchange"]
    return told["seat"], told["passed"]


def lives(at: Table) -> list[int]:
    assert isinstance(at.state, Joust)
    return at.state.lives


def test_everybody_sees_whose_reply_it_is_and_who_has_passed() -> None:
    at = table(LANCES, STUMBLE)
    for viewer in (0, 1, None):
        assert seen(at, viewer)["exchange"] == {"seat": 0, "passed": [], "name": "reply", "rule": "JO-03"}
    version = at.v
    answer(at, 0, "pass", NOW + 1)
    assert at.v > version
    for viewer in (0, 1, None):
        assert turn(at, viewer) == (1, [0])
    answer(at, 1, "play FEINT", NOW + 2)
    assert turn(at) == (0, [])


def test_what_a_seat_could_reply_only_itself_is_told() -> None:
    at = table(LANCES, STUMBLE)
    assert seen(at, 0)["reaction"]["options"] == ["pass", "play LANCE", "play FEINT"]
    assert seen(at, 1)["reaction"] is None
    assert seen(at, None)["reaction"] is None


def test_at_a_quick_table_who_has_no_reply_passes_at_once() -> None:
    at = table(LANCES, HELMS)
    answer(at, 0, "play LANCE", NOW + 1)
    assert turn(at) == (1, [])
    assert run(at, NOW + 1) == [NOBODY]
    assert turn(at) == (0, [1])


def test_at_a_quick_table_a_seat_without_anything_useful_has_a_button_for_a_while_and_then_passes() -> None:
    at = table(LANCES, STUMBLE)
    assert seen(at, 0)["reaction"]["waits"] is False
    assert run(at, NOW + 2) == []
    assert run(at, NOW + 3) == [NOBODY]
    assert turn(at) == (1, [0])


def test_at_a_quick_table_a_useful_reply_is_waited_for_but_not_for_ever() -> None:
    at = table(LANCES, STUMBLE)
    answer(at, 0, "pass", NOW)
    assert seen(at, 1)["reaction"]["waits"] is True
    assert run(at, NOW + 19) == []
    assert run(at, NOW + 21) != []
    assert lives(at) == [3, 2]


@pytest.mark.parametrize("order", ["ask", "button", "never"])
def test_a_standing_order_says_whether_the_table_waits(order: wire.Order) -> None:
    at = table(LANCES, STUMBLE)
    at.seats[1].orders = {"reply": order}
    answer(at, 0, "pass", NOW)
    waited = {"ask": 20.0, "button": 2.5, "never": 0.0}[order]
    assert order == "never" or run(at, NOW + waited - 0.1) == []
    assert NOBODY in run(at, NOW + waited)
    assert lives(at) == [3, 2]


def test_who_wants_to_pass_until_their_turn_does() -> None:
    at = table(LANCES, STUMBLE)
    at.seats[1].quiet = True
    answer(at, 0, "pass", NOW)
    run(at, NOW)
    assert lives(at) == [3, 2]


def times(second: str, order: wire.Order, does: str = "") -> list[tuple[float, object]]:
    """When seat 0 is told what at a strict table, while seat 1 can reply or not, and has its habits."""
    at = table(LANCES, second, reactions="strict")
    at.seats[1].orders = {"reply": order}
    told: list[tuple[float, object]] = []
    answer(at, 0, "pass", NOW + 1)
    version = at.v
    for tenth in range(100):
        now = NOW + tenth / 10
        if does and tenth == 60 and at.reaction_of(1) is not None:
            answer(at, 1, does, now)
        run(at, now)
        if at.v > version:
            version = at.v
            told.append((now, turn(at, 0) if seen(at, 0)["exchange"] else None))
    return told


def test_at_a_strict_table_silence_lasts_as_long_whoever_could_have_replied() -> None:
    orders: list[wire.Order] = ["concern", "ask", "button", "never"]
    # Seat 0 passes and is waited for to the end of its time as well; then comes seat 1's.
    expected = times(HELMS, "concern")
    assert [round(at - NOW, 1) for at, _ in expected] == [4.0, 8.0]
    assert expected[0][1] == (1, [0])
    for second in (HELMS, "STUMBLE FEINT HELM HELM"):
        for order in orders:
            assert times(second, order) == expected
            assert times(second, order, "pass") == expected


def test_at_a_strict_table_a_reply_takes_effect_when_the_time_is_over() -> None:
    replied = times(STUMBLE, "ask", "play FEINT")
    assert [round(at - NOW, 1) for at, _ in replied] == [4.0, 8.0]
    assert replied[1][1] == (0, [])


# Taking back


def test_a_reply_that_showed_a_card_is_taken_back_with_the_others_consent() -> None:
    at = table(LANCES, STUMBLE, beat=0)
    answer(at, 0, "play LANCE", NOW + 1)
    assert turn(at) == (1, [])
    assert at.take_back(0, [0, 1], NOW + 2) is None
    assert seen(at, 1)["view"]["discards"][0] == ["LANCE"]
    assert at.consent(1, True, NOW + 3) is not None
    for viewer in (0, 1, None):
        assert turn(at, viewer) == (0, [])
        assert seen(at, viewer)["view"]["discards"] == [[], []]
    assert seen(at, 0)["view"]["hand"].count("LANCE") == 2
    answer(at, 0, "play FEINT", NOW + 4)
    assert (turn(at), seen(at, 1)["view"]["discards"][0]) == ((1, []), ["FEINT"])


def test_a_pass_is_taken_back_at_once_until_the_other_has_replied() -> None:
    at = table(LANCES, STUMBLE, beat=0)
    answer(at, 0, "pass", NOW + 1)
    assert turn(at) == (1, [0])
    assert at.take_back(0, [0, 1], NOW + 2) is not None
    assert turn(at, 1) == (0, [])
    answer(at, 0, "pass", NOW + 3)
    answer(at, 1, "play STUMBLE", NOW + 4)
    assert at.take_back(0, [0, 1], NOW + 5) is None
    assert at.take_backs.request is not None and at.take_backs.request.asked == [1]
    at.consent(1, False, NOW + 6)
    assert (turn(at), seen(at, 0)["view"]["discards"][1]) == ((0, []), ["STUMBLE"])


def test_a_reply_that_is_held_at_a_strict_table_is_taken_back_unseen() -> None:
    at = table(LANCES, STUMBLE, reactions="strict")
    before = [seen(at, viewer) for viewer in (1, None)]
    assert answer(at, 0, "play LANCE", NOW + 1) is None
    assert [seen(at, viewer) for viewer in (1, None)] == before
    assert at.take_back(0, [0, 1], NOW + 2) is None
    assert [seen(at, viewer) for viewer in (1, None)] == before
    assert answer(at, 0, "play FEINT", NOW + 3) is None
    run(at, NOW + 4)
    assert (turn(at), seen(at, 1)["view"]["discards"][0]) == ((1, []), ["FEINT"])


def test_who_has_replied_nothing_takes_nothing_back() -> None:
    at = table(LANCES, STUMBLE, beat=0)
    answer(at, 0, "pass", NOW + 1)
    with pytest.raises(NotYourDecision) as refusal:
        at.take_back(1, [0, 1], NOW + 2)
    assert refusal.value.key == "error-nothing-to-take-back"


# Bots


def bot_times(second: str, replies: bool) -> list[tuple[float, object]]:
    """When seat 0 is told what at a strict table, while a bot sits at seat 1 and replies as soon as it may."""
    at = table_at(joust(LANCES, second, "strict"), "pb", reactions="strict")
    told: list[tuple[float, object]] = []
    answer(at, 0, "pass", NOW)
    version = at.v
    for tenth in range(100):
        now = NOW + tenth / 10
        for decision in at.bot_decisions():
            if now >= at.bot_answers_at(decision):
                at.act(1, decision.id, decision.actions[-1 if replies else 0], at.v, None, now)
        run(at, now)
        if at.v > version:
            version = at.v
            told.append((round(now - NOW, 1), turn(at, 0) if seen(at, 0)["exchange"] else None))
    return told


def test_at_a_strict_table_a_bots_silence_lasts_as_long_whether_it_could_reply_or_not() -> None:
    silent, replied = bot_times(STUMBLE, replies=False), bot_times(STUMBLE, replies=True)
    assert silent[0] == replied[0] == (4.0, (1, [0]))
    assert replied[1] == (silent[1][0], (0, []))
    # Who has nothing but HELMs is asked for one when the blow falls: a question of the game, at the same time.
    for helms in (bot_times(HELMS, replies=False), bot_times(HELMS, replies=True)):
        assert [at for at, _ in helms[:2]] == [at for at, _ in silent[:2]]


class EagerBots(QuickBots):
    """Whoever may reply does, with the last card."""

    async def choose(self, bot: str, world: State, decision: Decision, table: str = "") -> Thought:
        await super().choose(bot, world, decision)
        return Thought(decision.actions[-1])


@pytest.mark.usefixtures("joust_here")
@in_loop
async def test_a_bot_replies_when_it_is_its_turn(tmp_path: Path) -> None:
    """It is given a world in which it has its own hand, and its card is there for all to see."""
    bots = EagerBots()
    async with house(tmp_path, bots=bots) as home:
        wish = {"game": "joust", "players": 2, "beat": 0, "fill": "random", "host": {"name": "Ada"}}
        ada = home.visitor()
        created = await ada.ok("POST", "/api/tables", wish)
        where = created["table"]["id"]
        line, watching = await ada.line(), await (await home.spectator(where, created)).line()
        await line.hello(where, 0)
        await watching.hello(where)
        assert (await line.ask({"t": "orders", "id": "o", "orders": {"reply": "ask"}}))["t"] == "ack"
        await ada.ok("POST", f"/api/tables/{where}/start")
        first = await line.hello(where, 0)
        state = (await home.hall.get(where)).table.state
        assert isinstance(state, Joust)
        hand: Any = state.view(1)["hand"]
        assert (await line.ask(act(first["reaction"], "pass", first["v"])))["t"] == "ack"
        for viewer in (line, watching):
            while viewer.frames[-1].get("exchange") is None or not viewer.frames[-1]["view"]["discards"][1]:
                await viewer.hear()
            told = viewer.frames[-1]
            assert (told["exchange"]["seat"], told["exchange"]["passed"]) == (0, [])
            (played,) = told["view"]["discards"][1]
        seat, world = bots.worlds[0]
        assert (seat, world.view(1)["hand"]) == (1, hand)
        assert played in hand
        assert list(home.site.errors.lines) == []


@pytest.mark.usefixtures("joust_here")
@in_loop
async def test_an_exchange_is_told_over_the_socket_and_orders_are_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        where, host, guest, created = await lay(home, mine={"ready": "bold"}, beat=0)
        # The LANCE of the one who rides is not useful here: both ask to be asked.
        lines = [await host.line(), await guest.line(), await (await home.spectator(where, created)).line()]
        for seat, line in enumerate(lines):
            await line.hello(where, seat if seat < 2 else None)
        for line in lines[:2]:
            assert (await line.ask({"t": "orders", "id": "o", "orders": {"reply": "ask"}}))["t"] == "ack"
        await host.ok("POST", f"/api/tables/{where}/start")
        first = await lines[0].hello(where, 0)
        assert first["exchange"]["seat"] == 0
        assert first["you"]["orders"] == {"reply": "ask"}
        assert (await lines[0].ask(act(first["reaction"], "pass", first["v"])))["t"] == "ack"
        for line in lines:
            heard = [frame["exchange"] for frame in await line.all_frames() if frame["t"] in ("state", "update")]
            passed = [told for told in heard if told and told["seat"] == 1 and told["passed"] == [0]]
            assert passed, heard
