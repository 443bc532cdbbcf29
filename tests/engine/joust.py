"""*Joust*, a miniature card game made to prove what a card game needs of the engine: exchanges, threats, layers, nesting,
and decks that the seats bring.

Two knights, each with a deck of their own, take turns to ride at each other. A ride has a strength of 1, which cards change while both reply in turn; then
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

from typing import Any, ClassVar

from tavolata.engine import (
    MULTIPLY,
    PASS,
    QUICK,
    SET,
    Chance,
    Exchange,
    Game,
    Kind,
    Modifier,
    Notation,
    Option,
    Part,
    Question,
    Scope,
    SeatDeck,
    SeatDecks,
    SetupError,
    State,
    Step,
    Threat,
    Verb,
    decks_view,
    first_of,
    pack,
    prevent,
)
from tavolata.engine.saving import COUNT, Fields, ListOf, Number, PerSeat, Word

NAMES = ("LANCE", "FEINT", "STUMBLE", "TAUNT", "HELM")
LANCE, FEINT, STUMBLE, TAUNT, HELM = range(len(NAMES))
CARDS = Kind("card", NAMES)
#: A deck has so many cards, no more than so many of a kind.
DECK = 10
COPIES = 4
HAND = 4
LIVES = 3

PLAY, SPEND = 1, 2
NOTATION = Notation("joust", (Verb("pass"), Verb("play", (CARDS,)), Verb("spend")))


A_CARD = Word(NAMES)

SAVED = Fields(
    ("lives", PerSeat(Number(0, LIVES))),
    ("hands", PerSeat(ListOf(A_CARD))),
    ("piles", PerSeat(ListOf(A_CARD))),
    ("discards", PerSeat(ListOf(A_CARD))),
    ("rides", COUNT),
)


class Joust(State):
    """The table, by seat; hands are in ascending order, the end of a pile is its top."""

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def __init__(self, game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> None:
        super().__init__(game, players, options, strict, chance)
        self.lives = [LIVES] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.piles: list[list[int]] = [[] for _ in range(players)]
        self.discards: list[list[int]] = [[] for _ in range(players)]
        self.rides = 0

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat] = self.hands[seat][:]
        self.hands[seat].remove(card)
        self.discards[seat] = [*self.discards[seat], card]
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

    def build_view(self, seat: int) -> dict[str, object]:
        seen: dict[str, object] = {
            "lives": self.lives[:],
            "cards": [len(hand) for hand in self.hands],
            "piles": [len(pile) for pile in self.piles],
            "discards": [[NAMES[card] for card in discard] for discard in self.discards],
            "decks": decks_view(self, seat),
            "rides": [step.seat for step in self.agenda if isinstance(step, Ride)],
            "modifiers": self.modifiers.dump(self.game.sources),
        }
        if seat >= 0:
            seen["hand"] = [NAMES[card] for card in self.hands[seat]]
        return seen

    def redeal(self, seat: int) -> None:
        """Each other deck is one of those that fit what it has shown; where lists lie open only their order is unknown."""
        is_open = self.game.seat_decks is not None and self.game.seat_decks.are_open(self.options)
        self.piles = self.piles[:]
        for other in range(self.players):
            hand = self.hands[other]
            hidden = sorted(self.piles[other] + (hand if other != seat else []))
            while True:
                if other != seat and not is_open:
                    hidden = self.guessed(other)
                self.chance.shuffle(hidden)
                cards = hidden[:]
                if other != seat:
                    self.hands[other] = sorted(cards.pop() for _ in hand)
                self.piles[other] = cards
                if self.strict or other == seat or self._can_answer(other):
                    break
        if not is_open:
            self.seat_decks = [self._fitting(other, seat) for other in range(self.players)]

    def guessed(self, seat: int) -> list[int]:
        """So many cards as are hidden of a seat, of kinds of which it has not shown all copies yet."""
        left = [card for card in range(len(NAMES)) for _ in range(COPIES)]
        for card in self.discards[seat]:
            left.remove(card)
        self.chance.shuffle(left)
        return sorted(left[: DECK - len(self.discards[seat])])

    def _can_answer(self, seat: int) -> bool:
        return all(decision.seat != seat or decision.question.options(self) for decision in self.decisions)

    def _fitting(self, other: int, seat: int) -> SeatDeck:
        """The deck of a seat as it must be in this world; its list is in no particular order, its name stays."""
        deck = self.seat_decks[other]
        if other == seat:
            return deck
        cards = sorted(self.piles[other] + self.hands[other] + self.discards[other])
        return SeatDeck([NAMES[card] for card in cards], deck.name if deck.named else "", deck.named, b"?")

    def clone(self) -> Joust:
        copy = Joust(self.game, self.players, self.options, self.strict, self.chance.clone())
        copy.lives = self.lives[:]
        copy.hands = self.hands[:]
        copy.piles = [pile[:] for pile in self.piles]
        copy.discards = self.discards[:]
        copy.rides = self.rides
        copy.copy_machine(self)
        return copy

    def problems(self) -> list[str]:
        found = []
        for seat, deck in enumerate(self.seat_decks):
            cards = self.piles[seat] + self.hands[seat] + self.discards[seat]
            if cards and sorted(cards) != sorted(CARDS.number(name) for name in deck.cards):
                found.append(f"the cards of seat {seat} are not those of its deck")
        return found


class Start(Step[Joust]):
    def run(self, state: Joust) -> None:
        for seat in range(state.players):
            pile = [CARDS.number(name) for name in state.seat_decks[seat].cards]
            state.chance.shuffle(pile)
            state.hands[seat] = sorted(pile.pop() for _ in range(HAND))
            state.piles[seat] = pile
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

    def is_relevant(self, state: Joust, seat: int, action: int) -> bool:
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
        # To be asked must not show the card: at strict tables whoever might have a HELM is asked.
        asked = HELM in state.hands[self.seat] or (state.strict and bool(state.hands[self.seat]))
        return [Shield(self.seat)] if asked else []

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
        if HELM in state.hands[self.seat]:
            return [PASS, pack(SPEND)]
        return [PASS] if state.strict else []

    def is_window(self, state: Joust) -> bool:
        return True

    def answer(self, state: Joust, seat: int, action: int) -> None:
        if action != PASS:
            state.spend(seat, HELM)
            prevent(state, Blow, seat)


class JoustDecks(SeatDecks):
    """Ten cards, at most four of a kind."""

    def check(self, cards: tuple[str, ...]) -> None:
        unknown = [card for card in cards if card not in NAMES]
        if unknown or len(cards) != DECK or any(cards.count(name) > COPIES for name in NAMES):
            raise SetupError("error-brings", {"what": " ".join(cards)}, "JO-06", "joust")

    def usual(self, seat: int) -> SeatDeck:
        return SeatDeck([name for name in NAMES for _ in range(DECK // len(NAMES))], "usual", True, b"u" * 32)

    def ready(self) -> list[SeatDeck]:
        return [deck_with("LANCE LANCE LANCE LANCE", "bold"), deck_with("HELM HELM HELM HELM", "wary")]

    def are_open(self, options: dict[str, str]) -> bool:
        return options["decks"] == "open"


class JoustGame(Game):
    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = Joust(self, players, options, strict, chance)
        state.push(Start())
        return state


JOUST = JoustGame(
    "joust",
    "1",
    (2, 2),
    NOTATION,
    (Option("decks", ("sealed", "open")),),
    (Start, Turn, Mount, Ride, Replies, Strike, Blow, Shield),
    components=CARDS,
    seat_decks=JoustDecks(),
    auto_answers_single=True,
)


def deck_with(cards: str, name: str = "", named: bool = False) -> SeatDeck:
    """A legal deck with these cards in it, filled up from the first kinds."""
    chosen = cards.split()
    for card in NAMES * COPIES:
        if len(chosen) < DECK and chosen.count(card) < COPIES:
            chosen.append(card)
    return SeatDeck(chosen, name, named, name.encode().ljust(32, b"."))


def joust(first: str, second: str, reactions: str = QUICK) -> Joust:
    """A game with these hands; everything that happens is told."""
    state = JOUST.new(
        2, reactions=reactions, chance=[first, second], events=True, decks=[deck_with(first), deck_with(second)]
    )
    assert isinstance(state, Joust)
    state.check_every_step()
    return state
