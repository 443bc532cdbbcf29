"""Every page, table and dialog of Isola dei Demoni, as a list of ways to get there: for pictures of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from playwright.sync_api import expect

from browser.people import Person, Story, Told, lay, new_table, path_of, say, story
from browser.places import House, Place, isola
from support import play
from tavolata.engine import Decision, State
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola
from tavolata.server.table import encode

FUTURES = ["OASI MARE-SECCO KENSHIRO KENSHIRO RAOUL OASI MARE-SECCO", "OASI MARE-SECCO REY REY SHOKI OASI MARE-SECCO"]


def many_forces(script: str = "", phase: str = "combat", **more: Any) -> Isola:
    """A full table: long names, stacks of lives, cards borne, places with cards, events, pasts; somebody may attack."""
    given: dict[str, Any] = {
        "forces": [
            "RAOUL*4+RAFFICA-DEL-NORD IL-RINNEGATO*2 CAVALIERI-NERI+ARMI-DA-TAGLIO SCORTA-DEL-RE ALLIEVO-IMPAZIENTE "
            "SICARIO-DEL-NORD STAFFETTA-DEL-DESERTO!",
            "LA-SENTINELLA-DEL-SUD*2 REY*3+ALI-DEL-SUD LAME-DELL-AIRONE STORMO-DELL-AIRONE DIFENSORI-DEL-POZZO",
        ],
        "places": [
            "FORTEZZA-DEL-NORD CAMPO-DI-SCHIAVI DESERTO-DI-VETRO+PALIZZATA",
            "RIFUGIO-DELL-AIRONE OASI VILLAGGIO-DEL-POZZO GOLA-DEI-VENTI",
        ],
        "hands": ["FUMO-NEGLI-OCCHI FINTA CALMA RASTRELLAMENTO SFIDA-ALL-ALBA", "FINTA ATTACCO-GENERALE OASI"],
        "events": ["ERA-DELLA-PAURA", ""],
        "futures": FUTURES,
        "pasts": ["OASI MERCENARI RAFFICA-DEL-NORD", "AIN OASI"],
        "points": [7, 4],
        "reactions": "strict",
        **more,
    }
    state = position(phase=phase, **given)
    play(state, script)
    return state


def log_of(state: State) -> list[Told]:
    """What happened on the way to a made position, as one entry of a table's log."""
    return [(-1, encode([event.dump() for event in state.events or []]))]


#: More than may be kept.
HAND = "OASI MERCENARI KENSHIRO FINTA CALMA RASTRELLAMENTO SFIDA-ALL-ALBA LA-SENTINELLA-DEL-SUD DUELLANTE-MASCHERATO"
#: Three in the column, a commander with three lives and several abilities that may be activated.
ATTACK = "A add SCORTA-DEL-RE.A1; A add ALLIEVO-IMPAZIENTE.A1; A add SICARIO-DEL-NORD.A1; A lead RAOUL"
DEFENCE = "B add LAME-DELL-AIRONE.B1; B add STORMO-DELL-AIRONE.B1; B lead REY"


#: From now on no timer of seconds ends in this page.
STAYS = """() => {
  const usual = window.setTimeout;
  window.setTimeout = (call, after, ...more) => (after >= 3000 ? 0 : usual(call, after, ...more));
}"""


@cache
def settling() -> Story:
    """A place and its army may enter."""

    def enough(state: State, decision: Decision) -> bool:
        return decision.name == "present" and any(state.game.text(one).startswith("settle") for one in decision.actions)

    return story(2, 3, enough, "isola")


@cache
def isola_once(question: str, turn: int, several: int = 1, options: tuple[tuple[str, str], ...] = ()) -> Story:
    return isola(question, turn, dict(options), several)


class IsolaPlaces:
    """The places of one game in a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.site = house.site

    def few(self) -> Iterator[Place]:
        """One of each kind of fight that the places of all games do not have."""
        few = ("attack-built", "defend-built", "abilities", "replies", "struck", "duel")
        for name, go in self.fights():
            if name in few:
                yield f"isola-{name}", go

    def all(self) -> Iterator[Place]:
        yield from self.pages()
        yield from self.tables()
        yield from self.fights()
        yield from self.decks()

    def _made(self, make: Callable[[], State], seat: int = 0) -> Callable[[Person], None]:
        """A made position, seen from a seat."""

        def go(person: Person) -> None:
            state = make()
            self.house.go(path_of(lay(self.site, state, "pp", log_of(state)), seat))(person)
            expect(person.bar).to_be_visible()
            person.still()

        return go

    def _at(self, make: Callable[[], Story]) -> Callable[[Person], None]:
        """A game of bots, which is played when somebody wants to see it."""

        def go(person: Person) -> None:
            self.house.at(make())(person)

        return go

    def _then(self, go: Callable[[Person], None], do: Callable[[Person], None]) -> Callable[[Person], None]:
        def both(person: Person) -> None:
            go(person)
            do(person)
            person.still()

        return both

    # Around the table

    def pages(self) -> Iterator[Place]:
        yield "hall", self.house.go("/")
        yield "new", self.house.go("/new/isola")
        yield "new-all", self._then(self.house.go("/new/isola"), self._unfold)
        yield "join", self._join
        yield "waiting", self._waiting
        yield "rules", self.house.go("/rules/isola")
        yield "end", self._ended("")
        yield "replay", self._then(self._ended("/replay"), self._in_the_middle)

    def _unfold(self, person: Person) -> None:
        for summary in person.page.locator("details > summary").all():
            summary.click()

    def _join(self, person: Person) -> None:
        created = new_table(person, game="isola", players=2, start=False, name="Il martedì di Ada")
        # From here on a stranger: who had their cookies back would be shown their own seat.
        person.page.context.clear_cookies()
        self.house.go(created["invite"])(person)
        expect(person.button("join-sit")).to_be_visible()

    def _waiting(self, person: Person) -> None:
        created = new_table(person, game="isola", players=2, start=False, name="Il martedì di Ada")
        self.house.go(f"/t/{created['table']['id']}")(person)

    def _ended(self, page: str) -> Callable[[Person], None]:
        def go(person: Person) -> None:
            created = new_table(person, game="isola", players=2, fill="policy")
            path = f"/api/tables/{created['table']['id']}"
            person.call("POST", f"{path}/seats/0", {"do": "standin", "bot": "policy"})
            person.until(lambda: person.call("GET", path)["table"]["stage"] == "finished", "the bots to finish")
            self.house.go(f"/t/{created['table']['id']}{page}")(person)

        return go

    def _in_the_middle(self, person: Person) -> None:
        scrubber = person.page.get_by_role("slider")
        expect(scrubber).to_be_visible()
        middle = str(int(scrubber.get_attribute("max") or 0) // 2)
        scrubber.fill(middle)
        expect(scrubber).to_have_value(middle)

    # The table in each kind of question

    def tables(self) -> Iterator[Place]:
        at = self._at
        advanced = {"game": "advanced"}

        def presenting() -> Story:
            return isola_once("present", 9)

        def bought() -> Story:
            return isola_once("buy", 0, options=(("start", "40"),))

        yield "first-turn", at(lambda: isola_once("draw", 1))
        yield "draw", at(lambda: isola_once("draw", 7))
        yield "present", at(presenting)
        yield "settle", self._then(at(settling), self._pick_place)
        yield "refused", self._then(at(presenting), self._refused)
        yield "present-full", self._made(lambda: many_forces(phase="presentation"))
        yield "others-turn", self._made(lambda: many_forces(phase="presentation"), 1)
        yield "window", self._made(lambda: many_forces("A draw 1", "draw"))
        yield "discard", self._made(lambda: many_forces(phase="discard", hands=[HAND, ""]))
        yield "find", at(lambda: isola_once("find", 1))
        yield "pick", self._made(lambda: many_forces("A play SFIDA-ALL-ALBA", "presentation"))
        yield "buy", at(bought)
        yield "buy-some", self._then(at(bought), self._buy)
        yield "advanced-present", self._made(lambda: many_forces(phase="presentation", options=advanced))
        yield "advanced-attack", self._made(lambda: many_forces(ATTACK, options=advanced))
        yield "past", self._then(at(presenting), self._past)
        yield "card", self._then(self._then(at(presenting), self._past), self._card)
        yield "look", self._then(self._made(lambda: many_forces(phase="presentation")), self._look)

    def _pick_place(self, person: Person) -> None:
        """A place where people live: then the armies that may enter with it are lit."""
        person.page.locator("section.hand button.lit:has(.card.place .type)").first.click()

    def _refused(self, person: Person) -> None:
        dull = person.page.locator("section.hand button[aria-disabled=true]")
        if dull.count():
            dull.first.click(force=True)

    def _buy(self, person: Person) -> None:
        for _ in range(4):
            lit = person.page.locator("main button.lit")
            if lit.count():
                lit.first.click()
                person.still()

    def _past(self, person: Person) -> None:
        person.page.locator("button.pile").last.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()

    def _card(self, person: Person) -> None:
        person.page.get_by_role("dialog").locator("li button").first.click()
        expect(person.page.get_by_role("dialog").filter(has=person.page.locator(".basis"))).to_be_visible()

    def _look(self, person: Person) -> None:
        """A mouse rests on a card, or a finger stays on it: a master with lives, a technique and values that change."""
        card = person.page.locator(".isola .field [data-card=RAOUL]")
        if person.phone:
            box = card.bounding_box()
            assert box is not None
            finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
            wire = person.page.context.new_cdp_session(person.page)
            wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
        else:
            person.page.mouse.move(0, 0)
            card.hover()
        expect(person.page.locator(".look")).to_be_visible()

    # Groups and fights

    def fights(self) -> Iterator[Place]:
        two = f"{ATTACK}; A next; A add IL-RINNEGATO"
        met = f"{ATTACK}; A done"
        yield "attack", self._made(many_forces)
        yield "attack-built", self._made(lambda: many_forces(ATTACK))
        yield "attack-two", self._made(lambda: many_forces(two))
        yield "attack-refused", self._then(self._made(lambda: many_forces(ATTACK)), self._refuse_group)
        yield "attack-seen", self._made(lambda: many_forces(ATTACK), 1)
        yield "hunt", self._made(lambda: many_forces(places=["FORTEZZA-DEL-NORD", ""]))
        yield "defend", self._made(lambda: many_forces(met), 1)
        yield "defend-built", self._made(lambda: many_forces(f"{met}; {DEFENCE}"), 1)
        begun = f"{met}; {DEFENCE}; B done; A pass; B pass"
        yield "abilities", self._made(lambda: many_forces(begun))
        yield (
            "abilities-other",
            self._made(lambda: many_forces(f"{begun}; A act SCORTA-DEL-RE.A1 SCORTA-DEL-RE/0; A pass"), 1),
        )
        yield "replies", self._made(lambda: many_forces(f"{begun}; A pass; B pass"))
        yield "replies-other", self._made(lambda: many_forces(f"{begun}; A pass; B pass"), 1)
        yield "challenge", self._made(challenge)
        # Both pass, and the damage runs through the columns; a banner says what came then.
        yield "struck", self._seen(all_but_one_passed, 0, ".fights", "pass", 1, ".struck")
        yield "duel", self._seen(lambda: challenge(picked=1), 1, ".bar", "pick SHOKI", 0, "[data-drama=duel]")

    def _refuse_group(self, person: Person) -> None:
        dull = person.page.locator(".pool:not(.theirs) button:not(.lit)")
        if dull.count():
            dull.first.click(force=True)

    def _seen(
        self, make: Callable[[], State], seat: int, first: str, answer: str, by: int, shown: str
    ) -> Callable[[Person], None]:
        """Somebody answers, and what this seat is shown for a few seconds stays there."""

        def go(person: Person) -> None:
            state = make()
            table = lay(self.site, state, "pp", log_of(state))
            self.house.go(path_of(table, seat))(person)
            # What is shown after a fight comes with what shows the fight.
            expect(person.page.locator(first)).to_be_visible()
            # However many pictures are taken of it, and however busy the machine.
            person.page.evaluate(STAYS)
            self._answer_as_other(person, table, by, answer)
            expect(person.page.locator(shown)).to_be_visible()
            person.still()

        return go

    def _answer_as_other(self, person: Person, table: str, seat: int, answer: str) -> None:
        """Somebody else at a device of their own: in this one's browser they would take over its cookies."""
        browser = person.page.context.browser
        assert browser is not None
        locale = "it-IT" if person.language == "it" else "en-GB"
        other = Person(browser.new_page(locale=locale), person.language, person.game)
        other.page.goto(self.site.url + path_of(table, seat))
        expect(other.bar).to_be_visible()
        other.answer(table, seat, answer)
        other.page.context.close()

    # Decks and cards

    def decks(self) -> Iterator[Place]:
        builder = self.house.decks("/decks/isola/new#ready=H1", ".hand")
        yield "shelf", self.house.decks("/decks/isola", ".tile")
        yield "builder", builder
        yield "builder-cards", self._then(builder, self._side)
        yield "builder-problems", self._then(builder, self._spoil)
        yield "builder-card", self._then(builder, lambda person: person.page.locator(".hand button").first.click())
        yield "share", self._then(builder, lambda person: person.button("decks-share").click())
        yield self.imported()
        yield "browser", self.house.decks("/cards/isola", "[data-card]")
        yield "browser-filters", self._then(self.house.decks("/cards/isola", "[data-card]"), self._filters)
        yield (
            "browser-card",
            self._then(self.house.decks("/cards/isola", "[data-card]"), self._first_card),
        )

    def _side(self, person: Person) -> None:
        """A narrow page shows either the deck or the cards: now the cards."""
        if person.page.locator(".sides").is_visible():
            person.page.locator(".sides button").first.click()

    def _spoil(self, person: Person) -> None:
        """A deck with too many of one card, and without the masters its techniques need."""
        self._side(person)
        for card in ("DISCEPOLI-DEL-NORD", "TAGLIO-D-ACQUA", "FOSSA-DEI-SERPENTI"):
            one = person.page.locator(f"[data-card={card}]").first
            one.focus()
            for _ in range(2):
                one.press("+")
        if person.page.locator(".sides").is_visible():
            person.page.locator(".sides button").last.click()
        person.page.wait_for_timeout(900)

    def _filters(self, person: Person) -> None:
        if person.phone:
            person.button("decks-filters").click()
        person.page.locator(".filters select").nth(1).select_option(index=1)

    def imported(self) -> Place:
        """A list with mistakes is about to become a deck."""
        return "import", self._then(self.house.decks("/decks/isola", ".tile"), self._import)

    def _import(self, person: Person) -> None:
        words = say(person.language, "decks-import", "isola")
        person.page.get_by_role("button", name=words, exact=True).first.click()
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        dialog.locator("textarea").fill("5 Kenshiro\n7 Discepoli del Nord\n2 Drago volante")
        person.page.wait_for_timeout(700)

    def _first_card(self, person: Person) -> None:
        person.page.locator("[data-card]").nth(5).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()


def all_but_one_passed() -> Isola:
    return many_forces(f"{ATTACK}; A done; {DEFENCE}; B done; A pass; B pass; A pass; B pass; A pass")


def challenge(picked: int = 2) -> Isola:
    """Two masters, each picked or not yet."""
    state = position(
        hands=["SFIDA-ALL-ALBA FINTA OASI", "FINTA"],
        forces=["KENSHIRO*2", "SHOKI*3"],
        places=["OASI", "OASI"],
        futures=FUTURES,
        reactions="strict",
    )
    play(state, "; ".join(["A play SFIDA-ALL-ALBA", "A pick KENSHIRO", "A pick SHOKI"][: 1 + picked]))
    return state
