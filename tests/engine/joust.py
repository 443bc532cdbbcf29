"""*Joust*, a miniature card game made to prove what a card game needs of the engine: exchanges, threats, layers, nesting.

Two knights take turns to ride at each other. A ride has a strength of 1, which cards change while both reply in turn; then
the blow falls, a life, unless the other one has a HELM to spend. Whoever has no life left has lost.

=======  ================================================================================================
card     what it does
=======  ================================================================================================
LANCE    adds 2 to the strength of this ride, if it is one's own
FEINT    doubles it
STUMBLE  makes it 0
TAUNT    opens a ride inside the ride, at the one who taunts; the first one goes on afterwards
HELM     is spent against a blow; it cannot be played
=======  ================================================================================================

A blow takes as many lives as the strength says, one by one, so each has its HELM.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tavolata.engine import (
    MULTIPLY,
    PASS,
    QUICK,
    SET,
    Chance,
    Exchange,
    Fast,
    Game,
    Kind,
    Modifier,
    Notation,
    Part,
    Question,
    Reader,
    Scope,
    State,
    Step,
    Threat,
    Verb,
    first_of,
    pack,
    prevent,
)

NAMES = ("LANCE", "FEINT", "STUMBLE", "TAUNT", "HELM")
LANCE, FEINT, STUMBLE, TAUNT, HELM = range(len(NAMES))
CARDS = Kind("card", NAMES)
COPIES = 4
HAND = 4
LIVES = 3

PLAY, SPEND = 1, 2
NOTATION = Notation("joust", (Verb("pass"), Verb("play", (CARDS,)), Verb("spend")))


class Joust(State):
    """The table; hands are in ascending order, the end of ``deck`` is its top."""

    __slots__ = ("deck", "discard", "hands", "lives", "rides")

    def __init__(self, game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> None:
        super().__init__(game, players, options, strict, chance)
        self.lives = [LIVES] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck = [card for card in range(len(NAMES)) for _ in range(COPIES)]
        self.discard: list[int] = []
        self.rides = 0

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat] = self.hands[seat][:]
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.tell("spent", "JO-01", {"seat": seat, "card": NAMES[card]})

    def ride(self) -> Ride:
        """The ride that goes on, the innermost one."""
        for step in reversed(self.agenda):
            if isinstance(step, Ride):
                return step
        raise AssertionError("nobody rides")

    def strength(self, parts: list[Part] | None = None) -> int:
        """Of the ride that goes on."""
        return self.value("strength", self.ride().number, 1, parts)

    @property
    def scores(self) -> list[int]:
        return self.lives[:]

    def look(self, seat: int) -> dict[str, object]:
        seen: dict[str, object] = {
            "lives": self.lives[:],
            "cards": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "discard": [NAMES[card] for card in self.discard],
            "rides": [step.seat for step in self.agenda if isinstance(step, Ride)],
            "modifiers": self.modifiers.dump(),
        }
        if seat >= 0:
            seen["hand"] = [NAMES[card] for card in self.hands[seat]]
        return seen

    def redeal(self, seat: int) -> None:
        others = [other for other in range(self.players) if other != seat]
        hidden = sorted(self.deck + [card for other in others for card in self.hands[other]])
        while True:
            deck = hidden[:]
            self.chance.shuffle(deck)
            for other in others:
                self.hands[other] = sorted(deck.pop() for _ in self.hands[other])
            self.deck = deck
            if self.strict or all(
                decision.seat == seat or decision.question.options(self) for decision in self.decisions
            ):
                return

    def clone(self) -> Joust:
        copy = Joust(self.game, self.players, self.options, self.strict, self.chance.clone())
        copy.lives = self.lives[:]
        copy.hands = self.hands[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.rides = self.rides
        copy.copy_machine(self)
        return copy

    def dump_table(self) -> dict[str, object]:
        return {
            "lives": self.lives[:],
            "hands": [[NAMES[card] for card in hand] for hand in self.hands],
            "deck": [NAMES[card] for card in self.deck],
            "discard": [NAMES[card] for card in self.discard],
            "rides": self.rides,
        }

    def problems(self) -> list[str]:
        cards = self.deck + self.discard + [card for hand in self.hands for card in hand]
        return [] if len(cards) == COPIES * len(NAMES) else ["cards were lost"]


class Start(Step[Joust]):
    def run(self, state: Joust) -> None:
        state.chance.shuffle(state.deck)
        for seat in range(state.players):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(HAND))
        state.push(Turn(0))


class Turn(Step[Joust]):
    """A ride, and the next knight's turn."""

    def run(self, state: Joust) -> None:
        state.then([Mount(self.seat), Turn(1 - self.seat)])


class Mount(Step[Joust]):
    """A ride begins: both reply in turn, the rider first; then the blow."""

    def run(self, state: Joust) -> None:
        state.rides += 1
        state.tell("ride", "JO-02", {"seat": self.seat})
        state.then([Replies(self.seat), Strike(self.seat), Ride(self.seat, state.new_scope())])


class Ride(Scope[Joust]):
    """The end of a ride, and with it of all that changed its strength."""

    def leave(self, state: Joust) -> None:
        state.tell("over", "JO-02", {"seat": self.seat})


class Replies(Exchange[Joust]):
    name: ClassVar[str] = "reply"
    rule: ClassVar[str] = "JO-03"

    def replies(self, state: Joust, seat: int) -> list[int]:
        return [pack(PLAY, card) for card in sorted(set(state.hands[seat])) if card != HELM]

    def might_reply(self, state: Joust, seat: int) -> bool:
        return bool(state.hands[seat])

    def on(self, seat: int, passes: int) -> Replies:
        return Replies(seat, passes)

    def useful(self, state: Joust, seat: int, action: int) -> bool:
        return first_of(action) == STUMBLE and state.ride().seat != seat

    def reply(self, state: Joust, seat: int, action: int) -> None:
        card, ride = first_of(action), state.ride()
        state.spend(seat, card)
        if card == LANCE and ride.seat == seat:
            state.add(Modifier("strength", "lance", LANCE, ride.number, ride.number, 2))
        elif card == FEINT:
            state.add(Modifier("strength", "feint", FEINT, ride.number, ride.number, 2, MULTIPLY))
        elif card == STUMBLE:
            state.add(Modifier("strength", "stumble", STUMBLE, ride.number, ride.number, 0, SET))
        elif card == TAUNT:
            state.push(Mount(1 - seat))


class Strike(Step[Joust]):
    """As many blows as the strength says."""

    def run(self, state: Joust) -> None:
        strength = state.strength()
        state.tell("strike", "JO-04", {"seat": self.seat, "strength": strength})
        blows: list[Step[Any]] = [Blow(1 - self.seat) for _ in range(strength)]
        state.then(blows)


class Blow(Threat[Joust]):
    """A life is about to be lost; a HELM is asked for once."""

    def at(self, stage: int) -> Blow:
        return Blow(self.seat, stage)

    def shields(self, state: Joust) -> list[Step[Any]]:
        return [Shield(self.seat)] if HELM in state.hands[self.seat] else []

    def happen(self, state: Joust) -> None:
        state.lives[self.seat] -= 1
        state.tell("hit", "JO-05", {"seat": self.seat})
        if not state.lives[self.seat]:
            state.finish([2 - (seat != self.seat) for seat in range(state.players)])

    def instead(self, state: Joust) -> None:
        state.tell("spared", "JO-05", {"seat": self.seat})


class Shield(Question[Joust]):
    name: ClassVar[str] = "shield"
    rule: ClassVar[str] = "JO-05"

    def options(self, state: Joust) -> list[int]:
        return [PASS, pack(SPEND)]

    def answer(self, state: Joust, seat: int, action: int) -> None:
        if action != PASS:
            state.spend(seat, HELM)
            prevent(state, Blow, seat)


class JoustGame(Game):
    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = Joust(self, players, options, strict, chance)
        state.push(Start())
        return state

    def load_table(self, players: int, options: dict[str, str], strict: bool, table: Reader) -> State:
        state = Joust(self, players, options, strict, Fast(0))
        names = CARDS.numbers
        state.lives = table.numbers("lives", 0, LIVES, players)
        state.hands = table.word_lists("hands", names, players)
        state.deck = table.words("deck", names)
        state.discard = table.words("discard", names)
        state.rides = table.number("rides", 0, 1 << 20)
        return state


JOUST = JoustGame(
    "joust", "1", (2, 2), NOTATION, steps=(Start, Turn, Mount, Ride, Replies, Strike, Blow, Shield), components=CARDS
)


def joust(first: str, second: str, reactions: str = QUICK) -> Joust:
    """A game with these hands; everything that happens is told."""
    hands: Sequence[object] = [f"{first} {second}"]
    state = JOUST.new(2, reactions=reactions, chance=hands, events=True)
    assert isinstance(state, Joust)
    state.check_every_step()
    return state
