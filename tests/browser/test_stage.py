"""Great moments: everybody sees them at once, on the television too; and whoever is asked hears what happened meanwhile."""

from __future__ import annotations

import itertools
import random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import tavolata
from browser.conftest import Visit
from browser.people import DESKTOP, PHONE, SPECTATOR, Person, finished_table, lay, path_of, play
from browser.places import talisman
from server.running import Running
from server.tables import seat_token
from tavolata.engine import Fast, State
from tavolata.engine.chance import Fair
from tavolata.players import policy_of, usual_player


class Moment(NamedTuple):
    """A game just before something great happens: by whose answer."""

    state: State
    seat: int
    action: str


def steps_of(name: str, players: int, seed: int) -> Any:
    """A game of bots, step by step: before each answer the state, who gives it and which; afterwards what came of it."""
    game = tavolata.game(name)
    state = game.new(players, 0, None, "strict", Fair(random.Random(seed).randbytes(32)), events=True)
    choose, luck = policy_of(usual_player(game), game), Fast(seed)
    while not state.over:
        state.events = []
        decision = next((one for one in state.decisions if one.public), state.decisions[0])
        action = choose(state, decision, luck)
        yield state, decision.seat, action
        state.play(decision.seat, action)
        yield [event.dump() for event in state.events or []]


def moment_before(name: str, players: int, seed: int, kind: str) -> Moment:
    """The first moment at which somebody's answer leads to this, with the game going on afterwards.

    The table itself gives answers without a choice, and passes for those who want nothing out of turn.
    """
    for number in itertools.count(seed):
        steps = steps_of(name, players, number)
        chosen: int | None = None
        for count, (state, seat, _) in enumerate(steps):
            public = [one for one in state.decisions if one.public]
            if public:
                alone = len(state.decisions) == 1 and public[0].seat == seat and len(public[0].actions) > 1
                chosen = count if alone else None
            happened = next(steps)
            named = [event["public"] for event in happened if event["kind"] == kind]
            # An attack on another character, not on a creature.
            if not named or chosen is None or (kind == "attacked" and named[0]["rival"] < 0):
                continue
            if state.over:
                break
            again = steps_of(name, players, number)
            for _ in range(2 * chosen):
                next(again)
            before, whose, action = next(again)
            return Moment(before, whose, before.game.text(action))
    raise AssertionError


#: Of each game what happens, what its great moment is called, and in which game of how many players it is soon found.
MOMENTS = [
    ("talisman", "died", "died", 4, 20),
    ("talisman", "toad", "toad", 2, 28),
    ("talisman", "portal-opened", "portal", 4, 20),
    ("talisman", "crown", "crown", 4, 20),
    ("talisman", "attacked", "duel", 4, 2),
    ("isola", "conquered", "conquered", 2, 0),
    ("indy", "plucked", "plucked", 3, 1),
    ("talismani", "forged", "forged", 4, 1),
]


@pytest.mark.parametrize(
    ("game", "kind", "drama", "players", "seed"), MOMENTS, ids=[f"{one[0]}-{one[2]}" for one in MOMENTS]
)
def test_a_great_moment_is_seen_on_the_television_and_by_the_others(
    site: Running, visit: Visit, game: str, kind: str, drama: str, players: int, seed: int
) -> None:
    moment = moment_before(game, players, seed, kind)
    table = lay(site, moment.state, "p" * players)
    tv = Person(visit(f"{site.url}/tv/{table}#{seat_token(table, SPECTATOR)}", size=DESKTOP), game=game)
    expect(tv.page.get_by_role("heading", name=tv.say("tv-happened"))).to_be_visible()
    other = (moment.seat + 1) % players
    bruno = Person(visit(site.url + path_of(table, other), size=PHONE), game=game)
    expect(bruno.bar).to_be_visible()
    ada = Person(visit(site.url + path_of(table, moment.seat), size=PHONE), game=game)
    expect(ada.bar).to_be_visible()
    ada.answer(table, moment.seat, moment.action)
    for person in (tv, bruno):
        shown = person.page.locator(f"[data-drama={drama}]")
        expect(shown).to_contain_text(person.say(f"drama-{drama}", count=1))
        expect(shown.locator("svg").first).to_be_visible()
    # It goes at a tap, and holds up nothing.
    bruno.button("stage-drama-close").tap()
    expect(bruno.page.locator(f"[data-drama={drama}]")).to_have_count(0)


class OneRound(Person):
    """Somebody who presses nothing any more when they are asked in turn in the next round."""

    table = ""
    seat = 0
    first = ""

    def over(self) -> bool:
        is_next = self.page.locator(".status .round").inner_text() != self.first
        return is_next and self.state(self.table, self.seat)["question"] is not None

    def look(self) -> dict[str, Any]:
        seen = super().look()
        return {**seen, "asked": False, "ready": []} if self.over() else seen


def test_whoever_is_asked_again_hears_what_happened_since_their_last_turn(site: Running, visit: Visit) -> None:
    told = talisman("move", 4)
    kinds = "".join("p" if seat == told.seat else "b" for seat in range(4))
    table = lay(site, told.state, kinds, told.told)
    ada = OneRound(visit(site.url + path_of(table, told.seat), size=PHONE), game="talisman")
    ada.asked("move")
    ada.table, ada.seat = table, told.seat
    ada.first = ada.page.locator(".status .round").inner_text()
    play([ada], random.Random(2), ada.over)
    expect(ada.bar.get_by_role("heading")).to_be_visible()
    # It is said where the log is: nothing lies over the table for it.
    log = ada.page.locator("header [data-tool=log]")
    count = int(log.locator(".count").inner_text())
    assert count > 1
    expect(log).to_have_accessible_name(ada.say("log-since-turn", count=count))
    log.tap()
    shown = ada.dialog("log-title")
    texts = shown.locator("li.fresh .text").all_inner_texts()
    assert len(texts) == count
    # Others did it, and the log begins with the first of it.
    names = {person["name"] for person in ada.call("GET", f"/api/tables/{table}")["table"]["seats"]} - {"Ada"}
    assert any(name in text for name in names for text in texts), texts
    expect(shown.locator(".news")).to_be_in_viewport()
    # Whoever has read it is not told again.
    ada.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(log.locator(".count")).to_have_count(0)
    expect(log).to_have_accessible_name(ada.say("log-title"))


#: The size of the picture, and how many colours there are in its upper and in its lower third.
_DRAWN = """(canvas) => {
  const { width, height } = canvas;
  const paint = canvas.getContext("2d");
  const colours = (top) => {
    const { data } = paint.getImageData(0, top, width, height / 3);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4 * 37) found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
    return found.size;
  };
  return [width, height, colours(0), colours((2 * height) / 3)];
}"""
_COVER = """async (game) => {
  const cover = new Image();
  cover.src = `/previews/${game}.png`;
  await cover.decode();
  return [cover.naturalWidth, cover.naturalHeight];
}"""


def test_the_picture_to_share_shows_the_game_and_its_curve(site: Running, visit: Visit) -> None:
    ada = Person(visit(site.url, size=PHONE, theme="dark"), game="indy")
    table = finished_table(ada)
    ada.page.goto(f"{site.url}/t/{table}")
    ada.button("stage-share").tap()
    shown = ada.dialog("stage-share-title")
    expect(shown.get_by_role("button", name=ada.say("stage-share-save"))).to_be_enabled()
    width, height, above, below = shown.locator("canvas").evaluate(_DRAWN)
    assert (width, height) == (1080, 1350)
    # A landscape with cards; then lines and letters on paper.
    assert above > 100
    assert below > 10
    # The cover of every game is there, in the size that is cut out of.
    assert {tuple(ada.page.evaluate(_COVER, game)) for game in tavolata.GAMES} == {(1200, 630)}
