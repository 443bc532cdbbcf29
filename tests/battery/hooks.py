"""What the battery cannot know of a game by itself: a few lines for each game of ``tavolata.GAMES``."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from games.isola.facts import BASE_CARDS
from tavolata.engine import PASS, Decision, SeatDeck, State, arguments_of, verb_of
from tavolata.engine.decks import SALT_BYTES
from tavolata.engine.words import Words
from tavolata.games.indy import cards as indy_cards
from tavolata.games.isola.box import actions as isola_actions
from tavolata.games.isola.box import cards as isola_cards
from tavolata.games.isola.box.decks import MOST_EQUAL, READY_DECKS
from tavolata.games.isola.box.records import MASTER
from tavolata.games.talisman.box import actions as talisman_actions
from tavolata.games.talisman.box import cards as talisman_cards
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import craft_of, strength_of
from tavolata.games.talismani import cards as talismani_cards
from tavolata.games.talismani import choices as talismani_choices
from tavolata.games.talismani.state import Talismani
from tavolata.games.timeline import cards as timeline_cards
from tavolata.games.timeline.collaborative import spots_for
from tavolata.games.timeline.competitive import fits
from tavolata.games.timeline.deck import our_deck
from tavolata.games.timeline.state import Timeline

View = dict[str, Any]
Table = dict[str, Any]
Seen = dict[str, Any]
Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Mode:
    """Tables so different that each is a game of its own: what makes them so, and what is tried beside it."""

    base: Options
    #: Each of these is tried alone.
    changes: tuple[Options, ...]
    #: And these all at once.
    together: Options


class Memory:
    """What an attentive person in one seat (None: a spectator) would remember from the events that the seat has seen."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.players = players
        self.seat = seat

    def hear(self, event: Seen) -> None:
        raise NotImplementedError

    def remembered(self) -> object:
        raise NotImplementedError

    def in_view(self, view: View) -> object:
        """The same, as the view tells it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Hooks:
    #: The names of components that may be secret.
    components: frozenset[str]
    #: The verbs whose arguments only the player who chose them knows.
    secret_verbs: frozenset[str]
    #: The kinds of events that turn up components which nobody held.
    revealing: frozenset[str]
    #: Everything in a hand, by seat, in the game's own part of a saved state.
    hands: Callable[[Table], Sequence[Sequence[str]]]
    #: What in the game's own part of a saved state contradicts what all have seen.
    contradictions: Callable[[Table], list[str]]
    memory: Callable[[int, int | None], Memory]
    #: The kinds of events that the rules can tell.
    kinds: frozenset[str]
    #: The verbs that occur.
    verbs: frozenset[str]
    #: The answers of a player who tries for what random players hardly ever reach.
    keen: Callable[[State, Decision], list[int]]
    #: Whose hands a seat (None: a spectator) cannot work out; left out, those of all others, as where a deck is left.
    unsure: Callable[[Table, int | None], list[int]] | None = None
    #: Whether something is hidden from everybody; left out, where there is a doubtful hand.
    hidden: Callable[[State], bool] | None = None
    #: The modes of a game that has several, or whose options do not all go together.
    modes: tuple[Mode, ...] = ()
    #: Kinds of events and verbs that are too rare for chance: each has a test of its own.
    rare: frozenset[str] = frozenset()
    #: The decks that the seats bring to the game with that seed; left out, the usual ones.
    decks: Callable[[int], list[SeatDeck]] | None = None

    def hides(self, state: State, seat: int | None) -> bool:
        """Whether the seat could think of another world."""
        return self.hidden(state) if self.hidden is not None else bool(self.doubtful(state, seat))

    def doubtful(self, state: State, seat: int | None) -> list[int]:
        """The seats whose hands may be others in another world."""
        table = state.dump_table()
        if self.unsure is not None:
            return self.unsure(table, seat)
        return [other for other in range(state.players) if other != seat and self.hands(table)[other]]


def kinds_told(game: str) -> frozenset[str]:
    """Every kind of event that the rules can tell: those with words, which are no more and no fewer (tests/words)."""
    keys = Words("it", game).keys()
    kinds = [key.removeprefix("event-") for key in keys if key.startswith("event-")]
    return frozenset(kind for kind in kinds if not kind.endswith("-secret"))


# Indy


class IndyMemory(Memory):
    """Cards seen on their way into a hand (at least one of each set is still there), and what went under the deck."""

    def __init__(self, players: int, seat: int | None) -> None:
        super().__init__(players, seat)
        self.known: list[list[frozenset[str]]] = [[] for _ in range(players)]
        self.loose: list[list[frozenset[str]]] = [[] for _ in range(players)]
        self.open: list[str] = []
        self.laid: list[str] = []
        self.eagles_under = 0
        self.discarded: list[str] = []

    def hear(self, event: Seen) -> None:
        kind = event["kind"]
        if kind == "manche":
            self.loose = [[] for _ in range(self.players)]
            self.open, self.laid, self.discarded = [], [], []
            self.eagles_under = 0
        elif kind == "opened":
            self.open = event["cards"]
            self._seen_elsewhere(event["cards"])
        elif kind == "eagle-replaced":
            self.eagles_under += 1
        elif kind == "eagle-played":
            self.eagles_under += 1
            self.known[event["seat"]].append(frozenset([event["took"]]))
        elif kind == "swapped":
            self._gone(event["seat"], event["gave"])
            self._seen_elsewhere([event["gave"]])
            self.known[event["seat"]].append(frozenset([event["took"]]))
            self.open = [event["gave"] if card == event["took"] else card for card in self.open]
        elif kind == "changed":
            self.loose[event["seat"]] = self.known[event["seat"]]
            self.known[event["seat"]] = []
            if event["seat"] == self.seat:
                self.discarded += event["given"]
        elif kind in ("evoked", "returned"):
            for card in event["cards"]:
                if card not in self.open and card not in self.laid:
                    self._gone(event["seat"], card)
            self._seen_elsewhere(event["cards"])
            self.laid += event["cards"]
        elif kind == "kept":
            both = self.known[event["seat"]]
            self.known[event["seat"]] = [both[0] | both[1]] if len(both) == 2 else []

    def _gone(self, seat: int, card: str) -> None:
        """It left the hand before all eyes: what it alone may have made true is true no longer."""
        self.known[seat] = [clue for clue in self.known[seat] if card not in clue]
        self.loose[seat] = [clue for clue in self.loose[seat] if card not in clue]

    def _seen_elsewhere(self, cards: list[str]) -> None:
        """Who kept one of two cards did not keep the one that lies open now."""
        seen = frozenset(cards)
        for clues in (*self.known, *self.loose):
            clues[:] = [clue - seen if len(clue) > 1 else clue for clue in clues]

    def remembered(self) -> object:
        return (
            [sorted(sorted(clue) for clue in clues) for clues in self.known],
            [sorted(card for clue in clues for card in clue) for clues in self.loose],
            self.eagles_under,
            sorted(self.discarded),
        )

    def in_view(self, view: View) -> object:
        return (
            [sorted(sorted(clue) for clue in clues) for clues in view["clues"]],
            [sorted(cards) for cards in view["loose"]],
            view["eagles_under"],
            sorted(view.get("discarded", [])),
        )


def indy_contradictions(table: Table) -> list[str]:
    """A loose card is in the hand or among the cards that the seat put under the deck."""
    found: list[str] = []
    known = {**{seat: [card] for seat, card in table["loose"].items()}, **table["loose_from"]}
    for seat in range(len(table["hands"])):
        loose = known.get(str(seat), [])
        buried = [table["deck"][i] for i, owner in enumerate(table["under"]) if owner == seat]
        if loose and not set(loose) & {*table["hands"][seat], *buried}:
            found.append(f"seat {seat} neither holds nor buried one of {loose}")
    return found


def indy_keen(state: State, decision: Decision) -> list[int]:
    """Collect characters of one colour and lay the best evocation: teams, and with them the plucked who return, are rare."""
    view: View = state.view(decision.seat)
    hand = view["hand"]
    plucked = not view["tokens"][decision.seat]
    best = max("RGB", key=lambda colour: sum(card.startswith(f"{colour}C") for card in hand))
    if plucked and view["shamans"][decision.seat]:
        best = "RGB"[indy_cards.SHAMAN_COLOURS[indy_cards.SHAMAN.number(view["shamans"][decision.seat])]]
    # A plucked seat wants one character of its shaman's colour; the others must lie open.
    enough = plucked and any(card.startswith(f"{best}C") for card in hand)

    def wanted(action: int) -> int:
        verb = verb_of(action)
        if verb == indy_cards.LAY:
            return indy_cards.worth(arguments_of(action))
        good = [indy_cards.CARD_NAMES[card].startswith(f"{best}C") for card in arguments_of(action)]
        if verb in (indy_cards.SWAP, indy_cards.PLAY_EAGLE):
            return 10 * (good[-1] and not enough) - 20 * (good[0] and len(good) > 1)
        if verb == indy_cards.CHANGE:
            return len(good) - 20 * any(good)
        if verb == indy_cards.KEEP:
            return int(good[0])
        return 5 if verb == indy_cards.RETURN else 0

    most = max(wanted(action) for action in decision.actions)
    return [action for action in decision.actions if wanted(action) == most]


INDY = Hooks(
    components=frozenset(indy_cards.CARD_NAMES),
    secret_verbs=frozenset(["change", "keep"]),
    revealing=frozenset(["opened"]),
    hands=lambda table: table["hands"],
    contradictions=indy_contradictions,
    memory=IndyMemory,
    kinds=kinds_told("indy"),
    verbs=frozenset(verb.name for verb in indy_cards.NOTATION.verbs),
    keen=indy_keen,
)


# I Talismani del Tempo


class TalismaniMemory(Memory):
    """Cards taken before all eyes and not yet played, the row, and what lies in the captured piles and out of the game."""

    def __init__(self, players: int, seat: int | None) -> None:
        super().__init__(players, seat)
        self.known: list[set[str]] = [set() for _ in range(players)]
        self.prepared: list[list[list[str]]] = [[] for _ in range(players)]
        self.forged: list[list[list[str]]] = [[] for _ in range(players)]
        self.stakes: list[list[str]] = [[] for _ in range(players)]
        self.halves = [0] * players
        self.discards: set[str] = set()
        self.row: list[str] = []

    def hear(self, event: Seen) -> None:
        kind = event["kind"]
        if "row" in event:
            self.row = event["row"]
        if kind == "taken":
            self.known[event["seat"]].add(event["card"])
        elif kind.startswith("played"):
            self.known[event["seat"]] -= set(event["cards"])
        elif kind == "aside":
            self.prepared[event["seat"]].append(event["cards"])
        elif kind == "forged":
            self.prepared[event["seat"]].remove(event["cards"])
            self.forged[event["seat"]].append(event["cards"])
            self.halves[event["seat"]] += 2
        elif kind == "stake-taken":
            self.stakes[event["seat"]].append(event["card"])
            self.halves[event["seat"]] += event["worth"]
        elif kind == "not-forged":
            self.prepared[event["seat"]].remove(event["cards"])
            self.discards |= set(event["cards"])
        elif kind == "discarded":
            self.discards |= set(event["cards"])
        elif kind == "stake-lost":
            self.discards.add(event["card"])

    def remembered(self) -> object:
        known = [sorted(cards) for cards in self.known]
        return known, self.prepared, self.forged, self.stakes, self.halves, sorted(self.discards), self.row

    def in_view(self, view: View) -> object:
        known = [sorted(cards) for cards in view["known"]]
        piles = (view["prepared"], view["forged"], view["stakes"], view["halves"], sorted(view["discards"]))
        return known, *piles, view["row"]


def talismani_contradictions(table: Table) -> list[str]:
    """A card that all saw a seat take is in its hand, and nobody laid what somebody else holds."""
    found = [
        f"seat {seat} does not hold {card}"
        for card, seat in table["seen_in"].items()
        if card not in table["hands"][seat]
    ]
    held = [card for hand in table["hands"] for card in hand]
    return found + [f"{card} is in two hands" for card in set(held) if held.count(card) > 1]


def talismani_unsure(table: Table, seat: int | None) -> list[int]:
    """All cards are dealt, so what nobody else holds is in the last hand: two must hold cards that nobody saw them take."""
    hands, seen = table["hands"], list(table["seen_in"].values())
    found = [other for other in range(len(hands)) if other != seat and len(hands[other]) > seen.count(other)]
    return found if len(found) > 1 else []


def talismani_keen(state: State, decision: Decision) -> list[int]:
    """Lay combinations and lone specials, put aside, and turn the weather to the own talismans: turns without a winner
    and tables where all sit out are rare."""
    assert isinstance(state, Talismani)
    hand = state.hands[decision.seat]
    waiting = [talismani_cards.SUIT_OF[talisman[0]] for talisman in state.prepared[decision.seat]]

    def wanted(action: int) -> int:
        verb = verb_of(action)
        cards = arguments_of(action)
        if verb == talismani_cards.PLAY:
            if cards[0] >= talismani_cards.JOLLY:
                return 2
            return 2 * talismani_choices.is_combination(cards, state.rulings)
        if verb == talismani_cards.ASIDE:
            return 1
        if verb == talismani_cards.TURN:
            return int(state.row[1] in waiting)
        if verb == talismani_cards.KEEP:
            return int(state.row[0] in waiting)
        if verb == talismani_cards.TAKE:
            near = [cards[0] - 1, cards[0] + 1]
            return 2 * (cards[0] >= talismani_cards.JOLLY) + any(card in hand for card in near)
        return 0

    most = max(wanted(action) for action in decision.actions)
    return [action for action in decision.actions if wanted(action) == most]


TALISMANI = Hooks(
    components=frozenset(talismani_cards.CARD_NAMES),
    secret_verbs=frozenset(["play"]),
    revealing=frozenset(),
    hands=lambda table: table["hands"],
    contradictions=talismani_contradictions,
    memory=TalismaniMemory,
    kinds=kinds_told("talismani"),
    verbs=frozenset(verb.name for verb in talismani_cards.NOTATION.verbs) - {"pass"},  # nobody may
    keen=talismani_keen,
    unsure=talismani_unsure,
)


# Timeline Twist


class TimelineMemory(Memory):
    """Where every card lies that was seen on its way, and the dates of those that lie turned over."""

    def __init__(self, players: int, seat: int | None) -> None:
        super().__init__(players, seat)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.blocked: list[list[str]] = [[] for _ in range(players)]
        self.discards: list[str] = []
        self.dates: dict[str, int] = {}

    def hear(self, event: Seen) -> None:
        kind, seat, card = event["kind"], event.get("seat", -1), event.get("card", "")
        if "year" in event:
            self.dates[card] = event["year"]
        if kind in ("dealt", "refilled"):
            self.hands[seat] += event["cards"]
        elif kind == "drew":
            self.hands[seat].append(card)
        elif kind in ("placed", "misplaced", "revealed"):
            self.hands[seat].remove(card)
        elif kind == "blocked":
            self.blocked[seat].append(card)
        elif kind == "discarded":
            (self.hands if card in self.hands[seat] else self.blocked)[seat].remove(card)
        elif kind == "eliminated":
            self.discards += self.hands[seat]
            self.hands[seat] = []
        elif kind == "reshuffled":
            self.dates = {name: year for name, year in self.dates.items() if name not in self.discards}
            self.discards = []
        if kind in ("first-discard", "misplaced", "discarded"):
            self.discards.append(card)

    def remembered(self) -> object:
        return self.hands, self.blocked, self.discards, self.dates

    def in_view(self, view: View) -> object:
        dates = {name: face["year"] for name, face in view["cards"].items() if "year" in face}
        return view["hands"], view["blocked"], view["discards"], dates


def timeline_hidden(state: State) -> bool:
    """Two dates at least that nobody has seen, so that they can change places."""
    assert isinstance(state, Timeline)
    unseen = [card for hand in state.hands for card in hand] + state.draw + state.covered
    return len({state.dates[card] for card in unseen if card not in state.known}) > 1


def timeline_keen(state: State, decision: Decision) -> list[int]:
    """Know the dates: random players hardly ever finish, let alone together."""
    assert isinstance(state, Timeline)

    def wanted(action: int) -> bool:
        verb, numbers = verb_of(action), arguments_of(action)
        if verb == timeline_cards.PLACE:
            return fits(state, numbers[0], numbers[1])
        if verb == timeline_cards.PLAY:
            return bool(spots_for(state, numbers[0]))
        return verb == timeline_cards.PUT

    return [action for action in decision.actions if wanted(action)] or decision.actions


#: Options that leave few cards, so that the draw pile runs out.
FEW_CARDS = (("theme", "books"), ("difficulty", "easy"))

TIMELINE = Hooks(
    components=frozenset(timeline_cards.CARD.names[: len(our_deck())]),
    secret_verbs=frozenset(),
    revealing=frozenset(),
    hands=lambda table: table["hands"],
    contradictions=lambda table: [],
    memory=TimelineMemory,
    kinds=kinds_told("timeline"),
    verbs=frozenset(verb.name for verb in timeline_cards.NOTATION.verbs) - {"pass"},  # nobody may
    keen=timeline_keen,
    unsure=lambda table, seat: [],  # all hands lie open; the dates are hidden
    hidden=timeline_hidden,
    modes=(
        Mode(
            (),
            (
                (("period", "middle"),),
                (("spacing", "any"),),
                (("turn-order", "to-and-fro"),),
                (("hands", "balanced"),),
                (("extra-2", "4"),),
                (("tie-break", "all-stay"),),
                FEW_CARDS,
            ),
            (*FEW_CARDS, ("hands", "balanced"), ("first", "2"), ("extra-1", "1"), ("tie-break", "all-stay")),
        ),
        Mode(
            (("mode", "collaborative"),),
            ((("difficulty", "medium"),), (("equal-dates", "blocked"),), (("blocked-cards", "stuck"),)),
            (
                ("theme", "everyday"),
                ("hands", "balanced"),
                ("first", "1"),
                ("equal-dates", "blocked"),
                ("blocked-cards", "stuck"),
            ),
        ),
    ),
)


# Talisman


class TalismanMemory(Memory):
    """What Divination showed, who is on which quest, and that the Crown was reached."""

    def __init__(self, players: int, seat: int | None) -> None:
        super().__init__(players, seat)
        self.foreseen: list[str] = []
        self.quests = [0] * players
        self.reached = False

    def hear(self, event: Seen) -> None:
        kind = event["kind"]
        if kind == "foresaw" and "cards" in event:
            self.foreseen = event["cards"]
        elif kind == "drew":
            self.foreseen = self.foreseen[len(event["cards"]) :]
        elif kind == "replaced":
            self.foreseen = self.foreseen[1:]
        elif kind == "quest":
            self.quests[event["seat"]] = event["quest"]
        elif kind in ("quest-done", "died"):
            self.quests[event["seat"]] = 0
            if kind == "died" and event["seat"] == self.seat:
                self.foreseen = []
        elif kind == "crown":
            self.reached = True

    def remembered(self) -> object:
        return self.foreseen, self.quests, self.reached

    def in_view(self, view: View) -> object:
        quests = [hero["quest"] if hero else 0 for hero in view["heroes"]]
        return view.get("foreseen", [])[::-1], quests, view["crown_reached"]


def talisman_unsure(table: Table, seat: int | None) -> list[int]:
    """All others who hold Spells; the Prophetess sees them (CH09.4)."""
    heroes = table["heroes"]
    if seat is not None and heroes[seat]["character"] == "PROPHETESS" and not heroes[seat]["toad"]:
        return []
    return [other for other, hero in enumerate(heroes) if other != seat and hero["spells"]]


#: What a keen player likes, the best first; all verbs that are not named come after these.
_LIKED = (
    *("cross", "raft", "build", "regenerate", "exorcise", "charm", "assassinate", "mind", "lure", "beguile", "steal"),
    *("free", "cast-card", "cast-at", "cast-on", "cast", "replace", "trade", "take", "coins", "buy", "use", "bribe"),
    *("evade", "open", "fight", "look", "go", "choose"),
)
_RANK = {name: len(_LIKED) - place for place, name in enumerate(_LIKED)}
#: From here on it is worth while to go for the Crown.
_STRONG = 12


def talisman_keen(state: State, decision: Decision) -> list[int]:
    """Use what one has and can, grow, and press on to the Crown when strong enough."""
    assert isinstance(state, Talisman)
    hero = state.heroes[decision.seat]
    strong = max(strength_of(state, hero), craft_of(state, hero)) >= _STRONG if state.is_here(decision.seat) else False

    def wanted(action: int) -> int:
        verb = talisman_actions.NOTATION.verbs[verb_of(action)].name
        if verb in ("open", "cross"):
            return 100 if strong else 0
        if verb == "choose":
            return 1 + (arguments_of(action)[0] != talisman_actions.NO)
        return _RANK.get(verb, 0)

    most = max(wanted(action) for action in decision.actions)
    return [action for action in decision.actions if wanted(action) == most]


TALISMAN = Hooks(
    components=frozenset(talisman_cards.CARD_NAMES),
    secret_verbs=frozenset(),
    revealing=frozenset(["drew", "replaced"]),
    hands=lambda table: [hero["spells"] for hero in table["heroes"]],
    contradictions=lambda table: [],
    memory=TalismanMemory,
    kinds=kinds_told("talisman"),
    # The Knight is evaded only in one variant, by those who just then can.
    rare=frozenset(["evaded-knight"]),
    verbs=frozenset(verb.name for verb in talisman_actions.NOTATION.verbs),
    keen=talisman_keen,
    unsure=talisman_unsure,
)

# Isola dei Demoni


class IsolaMemory(Memory):
    """The own hand, what was seen go into or lie in the other's, the cards on top of the own future, and the points."""

    def __init__(self, players: int, seat: int | None) -> None:
        super().__init__(players, seat)
        self.sizes = [0] * players
        self.hand: list[str] = []
        self.shown: list[list[str]] = [[] for _ in range(players)]
        self.spied: list[str] = []
        self.ahead: list[str] = []

    def hear(self, event: Seen) -> None:
        kind, seat = event["kind"], event.get("seat", -1)
        if kind == "drew":
            self.sizes[seat] += event["count"]
            if seat == self.seat:
                self.hand += event["cards"]
                self._no_longer_ahead(event["cards"])
        elif kind == "found":
            self.sizes[seat] += 1
            self.shown[seat].append(event["card"])
            if seat == self.seat:
                self.hand.append(event["card"])
        elif kind == "looked-at-hand" and seat == self.seat:
            self.spied = event["cards"][:]
            for card in self.shown[event["other"]]:
                self.spied.remove(card)
        elif kind == "looked-ahead" and seat == self.seat:
            self._no_longer_ahead(event["cards"])
            self.ahead += event["cards"]
        elif kind == "settled":
            for thing in event["places"] + event["armies"]:
                self._left(seat, thing.split(".")[0])
        elif kind in ("entered", "assigned", "mirrored", "played", "discarded"):
            self._left(seat, event["card"])
        if kind in ("found", "found-nothing") and event["searched"] and seat == self.seat:
            self.ahead = []

    def _no_longer_ahead(self, cards: list[str]) -> None:
        """In which order they were put back only who did it knows: the drawn cards tell which are gone."""
        for card in cards:
            if card in self.ahead:
                self.ahead.remove(card)

    def _left(self, seat: int, card: str) -> None:
        """A card has left a hand; what is bought for the start was in none."""
        if not self.sizes[seat]:
            return
        self.sizes[seat] -= 1
        known = self.shown[seat] if card in self.shown[seat] else self.spied if seat != self.seat else []
        if card in known:
            known.remove(card)
        if seat == self.seat:
            self.hand.remove(card)

    def remembered(self) -> object:
        shown = [sorted(cards) for cards in self.shown]
        return self.sizes, sorted(self.hand), shown, sorted(self.spied), sorted(self.ahead)

    def in_view(self, view: View) -> object:
        shown = [sorted(cards) for cards in view["shown"]]
        own = [sorted(view.get(name, [])) for name in ("hand", "spied", "foreseen")]
        return view["hands"], own[0], shown, own[1], own[2]


def isola_keen(state: State, decision: Decision) -> list[int]:
    """Do something rather than nothing: play cards, build groups and send them off, answer in fights."""
    idle = (PASS, isola_actions.BACK)
    return [action for action in decision.actions if verb_of(action) not in idle] or decision.actions


def isola_deck(lots: random.Random) -> SeatDeck:
    """A ready deck, or any fifty cards of the first file, so that all of these are played; its name may be hidden.

    Recorded games have such decks, too: a file of somebody's own changes none of them.
    """
    if lots.random() < 0.7:
        ready = READY_DECKS[int(lots.random() * len(READY_DECKS))]
        cards, name = [isola_cards.KEYS[card] for card in ready.cards], ready.key
    else:
        box = [card.key for card in BASE_CARDS for _ in range(MOST_EQUAL) if card.type == MASTER or not card.successor]
        cards, name = [box[int(lots.random() * len(box))] for _ in range(50)], ""
        cards = [card for place, card in enumerate(cards) if cards[:place].count(card) < MOST_EQUAL]
    return SeatDeck(cards, name, lots.random() < 0.5, b"s" * SALT_BYTES)


def isola_decks(seed: int) -> list[SeatDeck]:
    lots = random.Random(seed)
    return [isola_deck(lots), isola_deck(lots)]


ISOLA = Hooks(
    components=frozenset(card.key for card in isola_cards.CARDS),
    secret_verbs=frozenset(),
    revealing=frozenset(),
    hands=lambda table: table["hands"],
    contradictions=lambda table: [],
    memory=IsolaMemory,
    kinds=kinds_told("isola"),
    verbs=frozenset(verb.name for verb in isola_actions.NOTATION.verbs),
    keen=isola_keen,
    # Engaged cards that a single event calls into a defence, abilities that a commander no longer has lives for, columns that
    # cards of no ready deck put into another order, one of several permanent events that New Wind could end, and what only cards of
    # one's own send back into a hand.
    rare=frozenset(["called", "given-up", "pick-place", "pick-event", "at", "column", "returned"]),
    decks=isola_decks,
)

HOOKS = {"indy": INDY, "talismani": TALISMANI, "timeline": TIMELINE, "talisman": TALISMAN, "isola": ISOLA}
