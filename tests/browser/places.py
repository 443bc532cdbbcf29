"""Every page and every dialog, as a list of ways to get there: for tests that look at all of them."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from playwright.sync_api import expect

import tavolata
from browser.people import NeverHappenedError, Person, Story, finished_table, lay, new_table, path_of, say, story
from server.running import Running
from tavolata.engine import Decision, SeatDeck, State
from tavolata.games.indy.position import position
from tavolata.games.isola.box.cards import KEYS
from tavolata.games.isola.box.decks import READY_DECKS

Place = tuple[str, Callable[[Person], None]]

HANDS = ["RC1 RC2 GH1 BO1", "", "BC1 BC2 BH3 RO2"]


def light() -> State:
    """The second seat is asked whether to swap, and holds an eagle."""
    hands = [HANDS[0], "EAG GC2 GC3 BH1", HANDS[2]]
    clues = [["RC1"], [], ["BC1"]]
    return position("light", turn="B", hands=hands, table="RC3 GO1 BH5", clues=clues, reactions="strict")


def moment(question: str, manche: int = 2, players: int = 4, seed: int = 3, laid: int = 0) -> Story:
    """A game in the middle, when this is asked; so many have evoked already."""

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        evoked = sum(bool(cards) for cards in view["laid"])
        return decision.name == question and view["manche"] >= manche and evoked >= laid

    return story(players, seed, enough)


def shamans() -> Story:
    return moment("shaman", manche=0, players=4)


def dark() -> Story:
    return moment("change")


def in_the_light() -> Story:
    return moment("light")


def evocation() -> Story:
    return moment("lay", laid=2)


def crowded() -> Story:
    """Six at the table, and four have evoked."""
    return moment("lay", manche=1, players=6, laid=4)


def last_to_lay() -> Story:
    """When this seat has laid its cards, the manche is settled."""

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        missing = [seat for seat, cards in enumerate(view["laid"]) if not cards and view["tokens"][seat]]
        return decision.name == "lay" and view["manche"] >= 2 and missing == [decision.seat] and all(view["tokens"])

    return story(4, 3, enough)


def talismani(question: str, players: int, seed: int = 3) -> Story:
    """A game of I Talismani del Tempo in the middle, when this is asked and some talismans are prepared."""

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        return decision.name == question and view["turn"] >= 3 and any(view["prepared"])

    return story(players, seed, enough, "talismani")


TEAM = {"mode": "collaborative"}


def timeline(players: int, cards: int, seed: int = 3) -> Story:
    """A game of Timeline Twist against each other, with a line of so many cards."""

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        return len(view["line"]) >= cards

    return story(players, seed, enough, "timeline")


def team(question: str, players: int, cards: int, blocked: int = 0) -> Story:
    """A team of Timeline Twist, when this is asked, the main row has so many cards and the one who is asked so many blocked."""

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        return (
            decision.name == question and len(view["line"]) >= cards and len(view["blocked"][decision.seat]) >= blocked
        )

    for seed in range(60):
        with contextlib.suppress(NeverHappenedError):
            return story(players, seed, enough, "timeline", TEAM)
    raise NeverHappenedError


def talisman(
    question: str, players: int, rounds: int = 6, options: dict[str, str] | None = None, seed: int = 3
) -> Story:
    """A game of Talisman in the middle, when this is asked after so many rounds."""

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        return decision.name == question and view["round"] >= rounds

    return story(players, seed, enough, "talisman", options)


def isola(
    question: str,
    turn: int = 6,
    options: dict[str, str] | None = None,
    several: int = 1,
    decks: tuple[str, ...] = (),
) -> Story:
    """A game of Isola dei Demoni in the middle, when this is asked and there are so many answers at least."""
    brought = [
        SeatDeck([KEYS[card] for card in deck.cards], deck.key)
        for name in decks
        for deck in READY_DECKS
        if deck.key == name
    ]

    def enough(state: State, decision: Decision) -> bool:
        view: Any = state.view(None)
        return decision.name == question and view["turn"] >= turn and len(decision.actions) >= several

    for seed in range(3, 60):
        with contextlib.suppress(NeverHappenedError):
            return story(2, seed, enough, "isola", options, brought)
    raise NeverHappenedError


class House:
    """The places of a house; its tables are laid when somebody goes there."""

    def __init__(self, site: Running, host: Person) -> None:
        self.site = site
        self.host = host

    @cached_property
    def waiting(self) -> dict[str, Any]:
        return new_table(self.host, players=3, fill="greedy", start=False, name="Il martedì di Ada")

    @cached_property
    def finished(self) -> str:
        return finished_table(self.host)

    @cached_property
    def challenge(self) -> str:
        return finished_table(self.host, game="timeline", daily=True)

    @cached_property
    def playing(self) -> str:
        return str(new_table(self.host, players=3, fill="random")["table"]["id"])

    def go(self, path: str) -> Callable[[Person], None]:
        def go(person: Person) -> None:
            # A link to the page one is on would not load it.
            person.page.goto("about:blank")
            person.page.goto(self.site.url + path)
            expect(person.page.get_by_role("heading", level=1).first).to_be_attached()
            person.page.wait_for_function("() => document.fonts.status === 'loaded'")
            person.still()

        return go

    def at(self, told: Story) -> Callable[[Person], None]:
        """A table at this moment, from the seat that is asked."""

        def go(person: Person) -> None:
            table = lay(self.site, told.state, "p" * told.state.players, told.told)
            self.go(path_of(table, told.seat))(person)
            expect(person.bar.get_by_role("heading")).to_be_visible()
            person.still()

        return go

    def settlement(self, person: Person) -> None:
        told = last_to_lay()
        table = lay(self.site, told.state, "pppp", told.told)
        self.go(path_of(table, told.seat))(person)
        person.asked("lay")
        person.answer(table, told.seat, person.state(table, told.seat)["question"]["options"][0])
        expect(person.page.get_by_role("region", name=re.compile(person.say("phase-settlement")))).to_be_visible()
        person.still()

    def _window(self, person: Person) -> None:
        """A card and a window are chosen: what lies there is shown before one confirms."""
        self.at(timeline(4, 6))(person)
        person.page.locator("main .hand button[aria-pressed]").first.click()
        person.page.locator("main button[data-window]").nth(1).click()
        expect(person.page.locator(".bar .ready")).to_be_visible()
        person.still()

    def _team_end(self, person: Person) -> None:
        """A daily challenge that bots have played to the end."""
        self.go(f"/t/{self.challenge}")(person)
        expect(
            person.page.get_by_role("heading", name=say(person.language, "timeline-share", "timeline"))
        ).to_be_visible()

    def _new_timeline(self, person: Person) -> None:
        self.go("/new/timeline")(person)
        for summary in person.page.locator("details > summary").all():
            summary.click()
        person.still()

    def _look_at_card(self, person: Person) -> None:
        self.at(timeline(3, 4))(person)
        person.page.locator(".line button[data-card]").first.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        person.page.get_by_role("dialog").get_by_role(
            "button", name=say(person.language, "timeline-report", "timeline")
        ).click()
        person.still()

    def _look_at_area(self, person: Person) -> None:
        """What another player has, one tap away."""
        self.at(talisman("where", 4))(person)
        person.page.get_by_role("group", name=person.say("seat-all")).get_by_role("button").first.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        person.still()

    def _look_at_talisman(self, person: Person) -> None:
        """A space with what lies there, large."""
        self.at(talisman("move", 2))(person)
        person.page.locator(".space:not(.lit)").first.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        person.still()

    def _look_at_past(self, person: Person) -> None:
        """What was discarded, to be browsed."""
        self.at(isola("present", 9))(person)
        person.page.locator("button.pile").last.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        person.still()

    def _look_at_isola(self, person: Person) -> None:
        """A card of a past, with its whole text."""
        self._look_at_past(person)
        person.page.get_by_role("dialog").locator("li button").first.click()
        expect(person.page.get_by_role("dialog").filter(has=person.page.locator(".basis"))).to_be_visible()
        person.still()

    def _talisman_end(self, person: Person) -> None:
        """Ten rounds, then points."""
        table = finished_table(person, game="talisman", options={"sudden-death": "rounds-10"})
        self.go(f"/t/{table}")(person)
        expect(
            person.page.get_by_role("heading", name=say(person.language, "talisman-ended", "talisman"))
        ).to_be_visible()

    def pages(self) -> Iterator[Place]:
        """The pages around the table; the host's browser sees more of them than another."""
        yield "lobby", self._lobby
        yield "new", self._new
        yield "join", self._join
        yield "waiting", self.go(f"/t/{self.waiting['table']['id']}")
        yield "end", self._end
        yield "new-timeline", self._new_timeline
        yield "end-team", self._team_end
        yield "end-talisman", self._talisman_end
        yield "replay", self._replay
        yield "tv-waiting", self.go(f"/tv/{self.waiting['table']['id']}")
        yield "tv-end", self.go(f"/tv/{self.finished}")
        yield "kept", self.go("/kept")
        yield "rules", self.go("/rules/indy")
        for game in tavolata.GAMES:
            yield f"learn-{game}", self.decks(f"/learn/{game}", ".sheet .term")
        yield "glossary", self.decks("/glossary/isola", "dl dt")
        yield "decks-isola", self.decks("/decks/isola", ".tile")
        yield "cards-isola", self.decks("/cards/isola", "[data-card]")
        yield "deck-isola", self.decks("/decks/isola/new#ready=H1", ".hand")
        yield "deck-isola-card", self._deck_card
        yield "deck-isola-share", self._deck_share
        yield "new-isola", self.go("/new/isola")
        yield "admin", self._admin
        yield "missing", self.go("/t/nowhere")
        yield "nowhere", self.go("/there/is/no/such/page")

    def tables(self) -> Iterator[Place]:
        """The table in each of its phases."""
        yield "shamans", self.at(shamans())
        yield "dark", self.at(dark())
        yield "light", self.at(in_the_light())
        yield "evocation", self.at(evocation())
        yield "settlement", self.settlement
        yield "talismani-play", self.at(talismani("play", 10))
        yield "talismani-take", self.at(talismani("take", 10))
        yield "talismani-reorder", self.at(talismani("reorder", 5))
        yield "timeline-short", self.at(timeline(2, 2))
        yield "timeline-long", self.at(timeline(6, 12))
        yield "timeline-window", self._window
        yield "timeline-team", self.at(team("turn", 4, 6))
        yield "timeline-again", self.at(team("again", 3, 8, blocked=2))
        yield "timeline-put", self.at(team("put", 3, 4))
        yield "talisman-where", self.at(talisman("where", 4))
        yield "talisman-fight", self.at(talisman("attack-fate", 6))
        yield "talisman-character", self.at(talisman("character", 4, 0, {"characters": "of-three"}))
        yield "lesson", self._lesson
        yield "isola-draw", self.at(isola("draw"))
        yield "isola-present", self.at(isola("present", 9))
        yield "isola-find", self.at(isola("find", 1))
        yield "isola-buy", self.at(isola("buy", 0, {"start": "40"}))

    def _lesson(self, person: Person) -> None:
        """A guided game whose coach waits for an answer and has shown it."""
        wish = {"game": "indy", "lesson": "first", "host": {"name": "Ada"}, "language": person.language}
        table = person.call("POST", "/api/tables", wish)["table"]["id"]
        self.go(f"/t/{table}")(person)
        person.button("coach-show-me").click()
        expect(person.page.locator(".ring").first).to_be_visible()
        person.still()

    def dialogs(self) -> Iterator[Place]:
        """What opens over a table."""
        yield "settings", self._dialog(lambda person: person.button("set-title").click(), "set-title")
        yield "log", self._log
        yield "chat", self._chat
        yield "list", self._dialog(lambda person: person.page.keyboard.press("l"), "list-title")
        yield "why", self._dialog(lambda person: person.page.keyboard.press("w"), "why-title")
        yield "help", self._dialog(lambda person: person.page.keyboard.press("?"), "help-open")
        yield "timeline-card", self._look_at_card
        yield "talisman-area", self._look_at_area
        yield "talisman-card", self._look_at_talisman
        yield "isola-past", self._look_at_past
        yield "isola-card", self._look_at_isola

    def _new(self, person: Person) -> None:
        self.go("/new/indy")(person)
        for summary in person.page.locator("details > summary").all():
            summary.click()
        person.still()

    def _lobby(self, person: Person) -> None:
        """With tables of each stage."""
        assert self.waiting and self.playing and self.finished
        self.go("/")(person)

    def _join(self, person: Person) -> None:
        # As a stranger; afterwards the host is the host again.
        invite = self.waiting["invite"]
        mine = person.page.context.cookies()
        person.page.context.clear_cookies()
        self.go(invite)(person)
        expect(person.button("join-sit")).to_be_visible()
        person.page.context.clear_cookies()
        person.page.context.add_cookies(
            [{"name": one["name"], "value": one["value"], "url": self.site.url} for one in mine]
        )

    def decks(self, path: str, shown: str) -> Callable[[Person], None]:
        def go(person: Person) -> None:
            self.go(path)(person)
            expect(person.page.locator(shown).first).to_be_attached()
            person.still()

        return go

    def _deck_card(self, person: Person) -> None:
        self.decks("/decks/isola/new#ready=H1", ".hand")(person)
        person.page.locator(".hand button").first.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()

    def _deck_share(self, person: Person) -> None:
        self.decks("/decks/isola/new#ready=H1", ".hand")(person)
        share = say(person.language, "decks-share", "isola")
        person.page.get_by_role("button", name=share, exact=True).click()
        expect(person.page.get_by_role("dialog", name=share)).to_be_visible()

    def _end(self, person: Person) -> None:
        self.go(f"/t/{self.finished}")(person)
        expect(person.heading("end-ranking")).to_be_visible()
        person.page.locator("details > summary").click()

    def _replay(self, person: Person) -> None:
        self.go(f"/t/{self.finished}/replay")(person)
        scrubber = person.page.get_by_role("slider")
        expect(scrubber).to_be_visible()
        middle = int(scrubber.get_attribute("max") or 0) // 3
        scrubber.fill(str(middle))
        expect(scrubber).to_have_value(str(middle))

    def _admin(self, person: Person) -> None:
        self.go(f"/admin#{self.site.admin_token}")(person)
        expect(person.heading("admin-tables")).to_be_visible()

    def _dialog(self, opens: Callable[[Person], None], title: str) -> Callable[[Person], None]:
        def go(person: Person) -> None:
            if not self._is_at_table(person):
                self.go(f"/t/{self.playing}")(person)
                person.until(lambda: person.look()["asked"], "a question")
            opens(person)
            expect(person.dialog(title)).to_be_visible()
            person.still()

        return go

    def _is_at_table(self, person: Person) -> bool:
        if not person.page.url.endswith(f"/t/{self.playing}"):
            return False
        if person.page.get_by_role("dialog").count():
            person.page.keyboard.press("Escape")
            expect(person.page.get_by_role("dialog")).to_have_count(0)
        return True

    def _log(self, person: Person) -> None:
        if person.phone:
            self._dialog(lambda one: one.page.locator("[data-tool=log]").click(), "log-title")(person)

    def _chat(self, person: Person) -> None:
        if person.phone:
            # Beside bots alone it is folded away: the key opens it.
            self._dialog(lambda one: one.page.keyboard.press("c"), "chat-title")(person)
