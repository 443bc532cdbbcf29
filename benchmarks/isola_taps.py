"""How many taps an own turn of Isola dei Demoni takes on the page itself, on a phone.

``PYTHONPATH=src:tests python benchmarks/isola_taps.py --turns 50 --rows taps.jsonl``. From each of many games one turn is drawn by lot in
which somebody presents at least four cards and attacks once. That turn is laid at a quick table, and a page plays it again: the same
answers, by what a finger would touch, confirmations and all; what the other one answers is sent beside it. Every other game is one of the
policy, from whose plans the ready-made attacks come, the rest are games of greedy, which has plans of its own. An attack is taken
ready-made where it is the same, else built card by card. Rows that are there already are not measured again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Locator, sync_playwright

import tavolata
from browser.conftest import chromium
from browser.people import PHONE, Person, lay, path_of
from server.running import Running
from tavolata.engine import Fast, State
from tavolata.engine.chance import Fair
from tavolata.games.isola.rules.state import Isola
from tavolata.players import policy_of

GAME = tavolata.game("isola")
#: How many things of an answer lie in the hand; the others lie on the table. A place may enter with two armies, an army with two places.
FROM_HAND = {"play": 1, "assign": 1, "attach": 1, "settle": 3, "muster": 3, "discard": 1}
#: A question that is not asked within so many looks was answered by standing orders.
LOOKS = 200
#: What builds groups: by one's own taps, or ready-made.
BUILDING = ("add", "lead", "next", "target")


class Turn(NamedTuple):
    """A turn from its draw on: of which game, the table, whose it is, and what is answered by whom, in notation."""

    seed: int
    player: str
    state: State
    seat: int
    answers: list[tuple[int, str, str]]


#: Whose turns are played again, game by game.
PLAYERS = ("policy", "greedy")


def full_turns() -> Iterator[Turn]:
    """Turns with four cards and an attack, one of each game at most, the players of the games in turn."""
    assert GAME.seat_decks is not None
    decks = GAME.seat_decks.ready()
    for seed in range(10_000):
        chance = Fair(random.Random(seed).randbytes(32))
        chosen = [decks[seed % 14], decks[(seed * 5 + 3) % 14]]
        state = GAME.new(2, 0, {}, "strict", chance, decks=chosen)
        found = full_turns_of(state, seed, PLAYERS[seed % 2])
        if found:
            yield random.Random(seed).choice(found)


def full_turns_of(state: State, seed: int, player: str) -> list[Turn]:
    """All such turns of a game."""
    choose, luck = policy_of(player, GAME), Fast(seed)
    found: list[Turn] = []
    began: State | None = None
    answers: list[tuple[int, str, str]] = []
    while not state.over:
        decision = state.decisions[0]
        if decision.name == "draw":
            if began is not None and is_full(began, answers):
                assert isinstance(began, Isola)
                found.append(Turn(seed, player, began, began.active, answers))
            began, answers = state.clone(), []
        action = choose(state, decision, luck)
        answers.append((decision.seat, decision.name, GAME.text(action)))
        state.play(decision.seat, action)
    return found


def is_full(began: State, answers: list[tuple[int, str, str]]) -> bool:
    assert isinstance(began, Isola)
    mine = [(name, text.split()) for seat, name, text in answers if seat == began.active]
    presented = sum(min(FROM_HAND.get(words[0], 0), len(words) - 1) for name, words in mine if name == "present")
    groups = sum(words[0] == "next" for name, words in mine if name == "attack")
    return presented >= 4 and groups == 0 and ("attack", ["done"]) in mine


def members_in(steps: list[str]) -> int:
    """How many cards are in the groups after these steps."""
    return sum(step.split()[0] in ("add", "lead") for step in steps)


class Finger:
    """Somebody who plays a turn on a phone, and counts."""

    def __init__(self, person: Person, other: Person, table: str, turn: Turn) -> None:
        self.person = person
        self.other = other
        self.table = table
        self.turn = turn
        self.taps = 0
        self.ready_made = False

    def play(self) -> int:
        answers = list(self.turn.answers)
        while answers:
            seat, name, text = answers.pop(0)
            if not self.is_asked(seat, name, text):
                continue
            if seat != self.turn.seat:
                self.other.answer(self.table, seat, text)
            elif name == "attack" and text.split()[0] in BUILDING:
                steps = [text]
                while answers[0][1] == "attack" and answers[0][2].split()[0] in BUILDING:
                    steps.append(answers.pop(0)[2])
                self.build(steps)
            else:
                self.answer(name, text)
        return self.taps

    def is_asked(self, seat: int, name: str, text: str) -> bool:
        """Whether that is the question now; what standing orders answer is not asked. What is not a pass must come."""
        who = self.person if seat == self.turn.seat else self.other
        for look in range(LOOKS):
            asked = self.asked(who, seat)
            if asked is not None and asked["name"] == name and text in asked["options"]:
                return True
            others = 1 - seat
            if text == "pass" and look > 2 and (asked or self.asked(self.whose(others), others)):
                return False
            who.page.wait_for_timeout(50)
        raise AssertionError(f"never asked {name} for {text}")

    def whose(self, seat: int) -> Person:
        return self.person if seat == self.turn.seat else self.other

    def asked(self, who: Person, seat: int) -> dict[str, Any] | None:
        state = who.state(self.table, seat)
        found: dict[str, Any] | None = state["question"] or state["reaction"]
        return found

    def tap(self, thing: Locator) -> None:
        self.person.still()
        thing.first.scroll_into_view_if_needed(timeout=10_000)
        thing.first.tap(timeout=10_000)
        self.taps += 1

    def moment(self) -> tuple[int, int]:
        """How far the table is, and which question is asked: an answer that nobody else hears of leads only to another question."""
        state = self.person.state(self.table, self.turn.seat)
        asked = state["question"] or state["reaction"]
        return int(state["v"]), int(asked["decision"]) if asked else -1

    def settled(self, before: tuple[int, int]) -> bool:
        for _ in range(8):
            if self.moment() != before:
                return True
            self.person.page.wait_for_timeout(50)
        return False

    def build(self, steps: list[str]) -> None:
        """A ready-made attack, if it is this one; else a tap for each."""
        view = self.person.state(self.table, self.turn.seat)["view"]
        suggested = view.get("suggested")
        if suggested and suggested["steps"] == steps:
            self.ready_made = True
            self.tap(self.person.button("fight-suggested-take"))
            self.until_built(members_in(steps))
            return
        for count, step in enumerate(steps, 1):
            words = step.split()
            if words[0] == "next":
                self.tap(self.person.bar.get_by_role("button", name=self.person.say("action-next-attack"), exact=True))
            else:  # of an opponent without places, who is attacked is chosen in the same way
                self.tap(self.person.page.locator(f".pool:not(.theirs) [data-card='{words[1]}']"))
            self.until_built(members_in(steps[:count]))

    def until_built(self, count: int) -> None:
        def built() -> bool:
            plan = self.person.state(self.table, self.turn.seat)["view"].get("plan") or []
            return sum(len(group["column"]) + len(group["leaders"]) for group in plan) >= count

        self.person.until(built, f"{count} in the groups")

    def answer(self, question: str, text: str) -> None:
        """By a button, or thing after thing; then what is left to confirm."""
        before = self.moment()
        page = self.person.page
        words = text.split()
        in_hand = FROM_HAND.get(words[0], 0)
        things = [
            page.locator(f"{'section.hand' if place < in_hand else '.isola .field'} button[data-card='{word}']")
            for place, word in enumerate(words[1:])
        ]
        if words[0] == "act":
            things = [page.locator(f".act.lit[data-ability='{words[2]}']")]
        elif words[0] in ("choose", "at"):
            things = [page.locator("section.tray .numbers button").nth(self.place_of(text))]
        elif words[0] in ("take", "lose"):  # what lies in a pile is laid out
            things = [page.locator(f"section.tray button[data-card='{words[1]}']")]
        elif words[0] == "employ":
            things = [page.locator(".cards .card.lit", has_text=self.person.say(f"card-{words[1].lower()}"))]
        elif not things or words[0] == "draw":
            things = [self.button(question, words)]
        for thing in things:
            if self.moment() != before:
                return
            # Of several copies any that can be touched will do.
            able = thing.and_(page.locator(":not([aria-disabled=true])"))
            self.tap(able if able.count() else thing)
            self.settled(before)
        for _ in range(LOOKS):
            if self.settled(before):
                return
            primary = self.person.bar.locator("button.primary:not(:disabled)")
            verbs = self.person.bar.locator("button:not(.quiet):not(:disabled)")
            # Where there is nothing to press, the answer is on its way.
            if verbs.count():
                self.tap(primary if primary.count() else verbs)
        raise AssertionError(f"nothing leads on to {text}")

    def place_of(self, text: str) -> int:
        """The place of an answer among those that are numbers, as the page lists them."""
        asked = self.asked(self.person, self.turn.seat)
        assert asked is not None
        return [one for one in asked["options"] if one.split()[0] in ("choose", "at", "fight")].index(text)

    def button(self, question: str, words: list[str]) -> Locator:
        """A button of the question, by what it says."""
        args = {"count": int(words[1])} if words[1:] else {}
        for key in (f"action-{words[0]}-{question}", f"action-{words[0]}"):
            with contextlib.suppress(LookupError):
                return self.person.bar.get_by_role("button", name=self.person.say(key, **args), exact=True)
        raise AssertionError(words)


def visit(browser: Browser, url: str) -> Person:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        is_mobile=True,
        has_touch=True,
        locale="it-IT",
        reduced_motion="reduce",
    )
    page = context.new_page()
    # Measured beside other work: whoever waits is not counted.
    page.set_default_timeout(120_000)
    page.goto(url)
    person = Person(page, "it", "isola")
    person.bar.wait_for()
    return person


def measured(browser: Browser, site: Running, turn: Turn) -> dict[str, Any]:
    """A turn played on the page: how many taps it took, or why it could not be played to its end."""
    table = lay(site, turn.state, "pp", reactions="quick")
    people = [visit(browser, site.url + path_of(table, seat)) for seat in range(2)]
    finger = Finger(people[turn.seat], people[1 - turn.seat], table, turn)
    row: dict[str, Any] = {"seed": turn.seed, "player": turn.player}
    try:
        row["taps"] = finger.play()
    except (AssertionError, Error) as problem:
        row["problem"] = " ".join(str(problem).split())[:300]
    row["ready_made"] = finger.ready_made
    for person in people:
        person.page.context.close()
    return row


def rows_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def told(rows: list[dict[str, Any]]) -> str:
    counts = {
        kind: [row["taps"] for row in rows if "taps" in row and row["ready_made"] == kind] for kind in (True, False)
    }
    lines = [
        f"{name}: {len(taps)} turns, median {statistics.median(taps)}, from {min(taps)} to {max(taps)}"
        for name, taps in (
            ("all", counts[True] + counts[False]),
            ("attack ready-made", counts[True]),
            ("attack card by card", counts[False]),
        )
        if taps
    ]
    return "\n".join([*lines, f"left out: {sum('problem' in row for row in rows)}"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=50)
    parser.add_argument(
        "--rows", type=Path, default=Path("build/isola_taps.jsonl"), help="where what is measured is kept"
    )
    given = parser.parse_args()
    given.rows.parent.mkdir(parents=True, exist_ok=True)
    rows = rows_in(given.rows)
    done = {row["seed"] for row in rows}
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data), unlimited=True) as site,
        sync_playwright() as playwright,
        given.rows.open("a", encoding="utf-8") as kept,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for turn in full_turns():
            if sum("taps" in row for row in rows) >= given.turns:
                break
            if turn.seed in done:
                continue
            row = measured(browser, site, turn)
            rows.append(row)
            print(json.dumps(row), flush=True)
            kept.write(json.dumps(row) + "\n")
            kept.flush()
        browser.close()
    print(told(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
