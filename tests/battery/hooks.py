"""What the battery cannot know of a game by itself: a few lines for each game of ``tavolata.GAMES``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavolata.engine import Decision, State, arguments_of, verb_of
from tavolata.games.indy import cards as indy_cards

GAMES_FOLDER = Path(__file__).parent.parent.parent / "src" / "tavolata" / "games"

View = dict[str, Any]
Table = dict[str, Any]
Seen = dict[str, Any]


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


def kinds_told(game: str) -> frozenset[str]:
    """Every kind of event in the source of the rules: ``state.tell("kind", ...)``, and what ``lay`` is told to tell.

    Read from the file: a compiled module has no source.
    """
    source = (GAMES_FOLDER / game / "turn.py").read_text(encoding="utf-8")
    return frozenset(re.findall(r'\btell\(\s*"([a-z-]+)"', source)) | frozenset(
        re.findall(r'\blay\(.*?"([a-z-]+)",\s*"I', source)
    )


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
    for seat, loose in enumerate(table["loose"]):
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

HOOKS = {"indy": INDY}
