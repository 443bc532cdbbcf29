"""*Ordeal*, a miniature game made to prove the engine: it has the hardest shapes that real games will bring.

Heroes walk around a ring of six places. A turn is a move; the move holds an encounter; the encounter may hold a fight;
in a fight both dice are seen before spells may be cast and before the hero may roll again; a spell may be warded, and
so may the ward, or answered by another spell that strikes first. Two to ten players. The last hero alive wins, or all
who live after the last round.

=========  ===================================================================================
place      what happens there
=========  ===================================================================================
0 meadow   the hero draws a spell
1 cave     a fight; the loot is a coin
2 market   all heroes bid at once, in secret; the highest bid alone pays and buys a life
3 chapel   a blessing (+2) until the end of the turn, then the stairs down to the cave
4 oak      an oath: as soon as the hero owns three coins, a life
5 smithy   the hero packs some of four tools, in an order of his choice
=========  ===================================================================================

All classes are ordinary Python subclasses of the engine's, so this also shows that a game from elsewhere runs on the
compiled engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tavolata.engine import (
    PASS,
    QUICK,
    Chance,
    Game,
    Kind,
    Modifier,
    Moment,
    Notation,
    Option,
    Part,
    Question,
    Scope,
    SharedQuestion,
    State,
    Step,
    Verb,
    cut,
    first_of,
    pack,
    verb_of,
)
from tavolata.engine.saving import (
    COUNT,
    DIE,
    SEAT,
    Fields,
    ListOf,
    Number,
    PerSeat,
    Saved,
    TupleOf,
    Word,
)

HEX, BOLT, WARD = range(3)
SPELLS = ("HEX", "BOLT", "WARD")
COPIES = 10
SPELLS_EACH = 2

PLACES = ("meadow", "cave", "market", "chapel", "oak", "smithy")
MEADOW, CAVE, MARKET, CHAPEL, OAK, SMITHY = range(6)

FOE = 2
OATH_COINS = 3
MOST_BID = 3
LAST_ROUND = 8

TOOLS = Kind("tool", ("axe", "bow", "cup", "dart"))
SEATS = Kind("seat", tuple("ABCDEFGHIJ"))
BIDS = Kind("number", tuple(str(number) for number in range(MOST_BID + 1)))

LEFT, RIGHT, REROLL, CAST_HEX, CAST_BOLT, CAST_WARD, BID, PUT, DONE, BACK = range(1, 11)
NOTATION = Notation(
    "ordeal",
    (
        Verb("pass"),
        Verb("left"),
        Verb("right"),
        Verb("reroll"),
        Verb("hex"),
        Verb("bolt", (SEATS,)),
        Verb("ward"),
        Verb("bid", (BIDS,)),
        Verb("put", (TOOLS,)),
        Verb("done"),  # before "back", so that whoever always takes the first answer comes to an end
        Verb("back"),
    ),
)


A_PLACE = Word(PLACES)
A_SPELL = Word(SPELLS)
A_TOOL = Word(TOOLS.names)

SAVED = Fields(
    ("turn", SEAT),
    ("round", Number(1, LAST_ROUND)),
    ("casts", COUNT),
    ("lives", PerSeat(COUNT)),
    ("coins", PerSeat(COUNT)),
    ("places_of", PerSeat(A_PLACE)),
    ("hands", PerSeat(ListOf(A_SPELL))),
    ("packs", PerSeat(ListOf(A_TOOL))),
    ("deck", ListOf(A_SPELL)),
    ("discard", ListOf(A_SPELL)),
    ("fallen", ListOf(SEAT)),
)


class Ordeal(State):
    """The table. Hands are kept in ascending order; the end of ``deck`` is its top."""

    __slots__ = SAVED.slots
    saved: ClassVar[Fields] = SAVED

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        strict: bool,
        chance: Chance,
        lives: list[int],
        coins: list[int],
        places_of: list[int],
        hands: list[list[int]],
        packs: list[list[int]],
        deck: list[int],
        discard: list[int],
        fallen: list[int],
    ) -> None:
        super().__init__(game, players, options, strict, chance)
        self.lives = lives
        self.coins = coins
        self.places_of = places_of
        self.hands = hands
        self.packs = packs
        self.deck = deck
        self.discard = discard
        #: The dead, in the order of their deaths.
        self.fallen = fallen
        self.turn = 0
        self.round = 1
        #: How many spells have been cast: each has its number.
        self.casts = 0

    def lives_on(self, seat: int) -> bool:
        return self.lives[seat] > 0

    def living(self) -> list[int]:
        """Those who live, from the seat whose turn it is."""
        around = [(self.turn + distance) % self.players for distance in range(self.players)]
        return [seat for seat in around if self.lives_on(seat)]

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("drawn", "OR-01", {"seat": seat}, {"spell": SPELLS[card]}, (seat,))

    def earn(self, seat: int) -> None:
        self.coins[seat] += 1
        self.tell("coin", "OR-02", {"seat": seat})
        for oath in self.modifiers.of("oath"):
            if oath.fits(self, seat) and self.coins[seat] >= oath.amount:
                self.modifiers.drop(oath)
                self.push(GainLife(seat))

    def strength(self, seat: int, parts: list[Part] | None = None) -> int:
        """What lasts and adds to the hero's die; ``parts``: where it comes from."""
        return self.value("strength", seat, 0, parts)

    def bless(self, seat: int) -> None:
        """+2 until the end of the turn."""
        turn = self.agenda[0]
        assert isinstance(turn, EndTurn)
        self.add(Modifier("strength", "blessing", scope=turn.number, whom=seat, amount=2))

    def curse(self, seat: int) -> None:
        """-2 until the end of the fight, if one goes on."""
        for step in reversed(self.agenda):
            if isinstance(step, EndFight):
                self.add(Modifier("strength", "hex", scope=step.number, whom=seat, amount=-2))
                return

    def die(self, seat: int) -> None:
        """Death: what lasts for the seat is over; of its turn only the end remains, and the spells under way."""
        self.fallen.append(seat)
        self.discard.extend(self.hands[seat])
        self.hands[seat] = []
        self.modifiers.end_subject(seat)
        self.tell("died", "OR-03", {"seat": seat})
        if seat == self.turn:
            cut(self, EndTurn)

    def harm(self, seat: int) -> None:
        self.lives[seat] -= 1
        self.tell("harmed", "OR-03", {"seat": seat})
        if not self.lives[seat]:
            self.die(seat)

    @property
    def scores(self) -> list[int]:
        return self.coins[:]

    def build_view(self, seat: int) -> dict[str, object]:
        pending = [[type(step).__name__, *step.fields()] for step in self.agenda if not isinstance(step, Moment)]
        seen: dict[str, object] = {
            "turn": self.turn,
            "round": self.round,
            "lives": self.lives[:],
            "coins": self.coins[:],
            "places": [PLACES[place] for place in self.places_of],
            "packs": [[TOOLS.names[tool] for tool in tools] for tools in self.packs],
            "spells": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "discard": [SPELLS[spell] for spell in self.discard],
            "fallen": self.fallen[:],
            "pending": pending,
            "answered": sorted(decision.seat for decision in self.answered if decision.public),
        }
        if seat >= 0:
            seen["hand"] = [SPELLS[spell] for spell in self.hands[seat]]
            seen["answer"] = [
                self.game.text(self.answers_given[i])
                for i in range(len(self.answered))
                if self.answered[i].seat == seat
            ]
        return seen

    def redeal(self, seat: int) -> None:
        hidden = full_deck()
        for spell in self.discard + (self.hands[seat] if seat >= 0 else []):
            hidden.remove(spell)
        others = [other for other in range(self.players) if other != seat]
        while True:
            deck = hidden[:]
            self.chance.shuffle(deck)
            for other in others:
                self.hands[other] = sorted(deck.pop() for _ in self.hands[other])
            self.deck = deck
            if self._moment_is_possible(seat, others):
                return

    def _moment_is_possible(self, seat: int, others: list[int]) -> bool:
        """A quick moment is open only while somebody can react; who is not asked can tell that another is."""
        if self.strict or not self.decisions or self.decision_of(seat) is not None:
            return True
        question = self.decisions[0].question
        return not isinstance(question, Moment) or any(question.reactions(self, other) for other in others)

    def clone(self) -> Ordeal:
        copy = Ordeal(
            self.game,
            self.players,
            self.options,
            self.strict,
            self.chance.clone(),
            self.lives[:],
            self.coins[:],
            self.places_of[:],
            self.hands[:],  # the inner lists are replaced, never changed
            self.packs[:],
            self.deck[:],
            self.discard[:],
            self.fallen[:],
        )
        copy.turn = self.turn
        copy.round = self.round
        copy.casts = self.casts
        copy.copy_machine(self)
        return copy

    def problems(self) -> list[str]:
        found: list[str] = []
        everywhere = self.deck + self.discard + [spell for hand in self.hands for spell in hand]
        if sorted(everywhere) != full_deck():
            found.append(f"the spells are {sorted(everywhere)}")
        for seat in range(self.players):
            if self.lives[seat] < 0 or self.coins[seat] < 0:
                found.append(f"seat {seat} has {self.lives[seat]} lives and {self.coins[seat]} coins")
            if self.hands[seat] != sorted(self.hands[seat]) or len(set(self.packs[seat])) != len(self.packs[seat]):
                found.append(f"the hand or the pack of seat {seat} is out of order")
            if (not self.lives[seat]) != (seat in self.fallen):
                found.append(f"seat {seat} is neither alive nor dead")
        return found


def full_deck() -> list[int]:
    return [spell for spell in range(len(SPELLS)) for _ in range(COPIES)]


# The turn: a move, and in any case its end


class Start(Step[Ordeal]):
    """Shuffle the spells, deal two to each hero, the first seat's first."""

    def run(self, state: Ordeal) -> None:
        state.chance.shuffle(state.deck)
        for seat in range(state.players):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(SPELLS_EACH))
        state.push(Turn(0))


class Turn(Step[Ordeal]):
    def run(self, state: Ordeal) -> None:
        state.turn = self.seat
        state.then([Move(self.seat), EndTurn(self.seat, state.new_scope())])


class EndTurn(Scope[Ordeal]):
    """Happens whatever becomes of the hero: blessings end, and the next hero alive goes on."""

    def leave(self, state: Ordeal) -> None:
        state.tell("turn-ended", "OR-04", {"seat": self.seat})
        living = state.living()
        following = [seat for seat in living if seat > self.seat] + [seat for seat in living if seat < self.seat]
        if len(living) < 2 or (following[0] < self.seat and state.round == LAST_ROUND):
            self._finish(state)
            return
        if following[0] < self.seat:
            state.round += 1
        state.push(Turn(following[0]))

    def _finish(self, state: Ordeal) -> None:
        """Those who live share the first place; of the dead, who fell later is ahead."""
        places = [1] * state.players
        for rank in range(len(state.fallen)):
            places[state.fallen[rank]] = state.players - rank
        state.finish(places)


class Move(Step[Ordeal]):
    """A die says how far."""

    def run(self, state: Ordeal) -> None:
        distance = state.chance.die()
        state.tell("move-die", "OR-05", {"seat": self.seat, "die": distance})
        state.push(Direction(self.seat, distance))


class Direction(Question[Ordeal]):
    """Left or right; after the encounter there, a coin lies by the camp fire."""

    name: ClassVar[str] = "direction"
    rule: ClassVar[str] = "OR-05"
    saved: ClassVar[Saved] = (("distance", DIE),)

    def __init__(self, seat: int, distance: int) -> None:
        super().__init__(seat)
        self.distance = distance

    def options(self, state: Ordeal) -> list[int]:
        return [pack(LEFT), pack(RIGHT)]

    def answer(self, state: Ordeal, seat: int, action: int) -> None:
        way = 1 if verb_of(action) == RIGHT else -1
        place = (state.places_of[seat] + way * self.distance) % len(PLACES)
        state.places_of[seat] = place
        state.tell("moved", "OR-05", {"seat": seat, "place": PLACES[place]})
        state.then([Encounter(seat, place), Camp(seat)])


class Camp(Step[Ordeal]):
    """The end of a move."""

    def run(self, state: Ordeal) -> None:
        state.earn(self.seat)


# The encounter


class Encounter(Step[Ordeal]):
    saved: ClassVar[Saved] = (("place", A_PLACE),)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, state: Ordeal) -> None:
        seat = self.seat
        if self.place == MEADOW:
            state.draw(seat)
        elif self.place == CAVE:
            state.push(Fight(seat, FOE))
        elif self.place == MARKET:
            state.push(Bids(seat))
        elif self.place == CHAPEL:
            state.bless(seat)
            state.push(Encounter(seat, CAVE))
        elif self.place == OAK:
            state.add(Modifier("oath", "oath", whom=seat, amount=OATH_COINS))
        else:
            state.push(PackTools(seat, ()))


class Bids(SharedQuestion[Ordeal]):
    """All at once and in secret: the highest bid, if it is the only one of its height, pays and buys a life."""

    name: ClassVar[str] = "bid"
    rule: ClassVar[str] = "OR-06"

    def ask(self, state: Ordeal) -> None:
        for seat in state.living():
            most = min(MOST_BID, state.coins[seat])
            state.ask(self, seat, [pack(BID, number) for number in range(most + 1)])

    def answers(self, state: Ordeal, seats: list[int], actions: list[int]) -> None:
        bids = [first_of(action) for action in actions]
        state.tell("bids", "OR-06", {"seats": seats[:], "bids": bids[:]})
        best = max(bids)
        if best and bids.count(best) == 1:
            winner = seats[bids.index(best)]
            state.coins[winner] -= best
            state.lives[winner] += 1

    def answer(self, state: Ordeal, seat: int, action: int) -> None:
        self.answers(state, [seat], [action])


class PackTools(Question[Ordeal]):
    """An ordered choice in small steps: put one in, take the last one back, done."""

    name: ClassVar[str] = "pack"
    rule: ClassVar[str] = "OR-07"
    saved: ClassVar[Saved] = (("chosen", TupleOf(A_TOOL)),)

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, state: Ordeal) -> list[int]:
        actions = [pack(PUT, tool) for tool in range(len(TOOLS.names)) if tool not in self.chosen]
        actions.append(pack(DONE))
        if self.chosen:
            actions.append(pack(BACK))
        return actions

    def answer(self, state: Ordeal, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == PUT:
            state.push(PackTools(seat, (*self.chosen, first_of(action))))
        elif verb == BACK:
            state.push(PackTools(seat, self.chosen[:-1]))
        else:
            state.packs[seat] = list(self.chosen)
            state.tell("packed", "OR-07", {"seat": seat, "tools": [TOOLS.names[tool] for tool in self.chosen]})


# The fight


class Fight(Step[Ordeal]):
    """Both dice are rolled and seen; then spells may fly, then the hero may roll again."""

    saved: ClassVar[Saved] = (("foe", COUNT),)

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def run(self, state: Ordeal) -> None:
        mine, theirs = state.chance.die(), state.chance.die()
        state.tell("fight-dice", "OR-08", {"seat": self.seat, "mine": mine, "theirs": theirs})
        fight = EndFight(self.seat, state.new_scope())
        state.then([SpellMoment(self.seat), Reroll(self.seat, self.foe, mine, theirs), fight])


class EndFight(Scope[Ordeal]):
    """The fight is over, and with it what lasted as long."""


class Reroll(Question[Ordeal]):
    """For a coin the hero's die may be rolled again, once."""

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "OR-08"
    saved: ClassVar[Saved] = (("foe", COUNT), ("mine", COUNT), ("theirs", COUNT))

    def __init__(self, seat: int, foe: int, mine: int, theirs: int) -> None:
        super().__init__(seat)
        self.foe = foe
        self.mine = mine
        self.theirs = theirs

    def options(self, state: Ordeal) -> list[int]:
        return [PASS, pack(REROLL)] if state.coins[self.seat] else [PASS]

    def answer(self, state: Ordeal, seat: int, action: int) -> None:
        mine = self.mine
        if action != PASS:
            state.coins[seat] -= 1
            mine = state.chance.die()
            state.tell("rerolled", "OR-08", {"seat": seat, "mine": mine})
        state.push(Outcome(seat, mine + state.strength(seat), self.theirs + self.foe))


class Outcome(Step[Ordeal]):
    """The higher total wins, the foe at a tie: a coin for the hero, or a life lost."""

    saved: ClassVar[Saved] = (("mine", Number(-99)), ("theirs", COUNT))  # hexes may weigh more than the die

    def __init__(self, seat: int, mine: int, theirs: int) -> None:
        super().__init__(seat)
        self.mine = mine
        self.theirs = theirs

    def run(self, state: Ordeal) -> None:
        won = self.mine > self.theirs
        state.tell("fought", "OR-08", {"seat": self.seat, "mine": self.mine, "theirs": self.theirs, "won": won})
        if won:
            state.earn(self.seat)
        else:
            state.harm(self.seat)


# Spells


class SpellMoment(Moment[Ordeal]):
    """The dice lie on the table: whoever holds a spell may cast it. A hex is never cast on oneself."""

    name: ClassVar[str] = "spell"
    rule: ClassVar[str] = "OR-09"

    def reactions(self, state: Ordeal, seat: int) -> list[int]:
        actions = bolts(state, seat)
        if HEX in state.hands[seat] and seat != self.seat:
            actions.insert(0, pack(CAST_HEX))
        return actions

    def might_react(self, state: Ordeal, seat: int) -> bool:
        return bool(state.hands[seat])

    def react(self, state: Ordeal, seat: int, action: int) -> None:
        if verb_of(action) == CAST_HEX:
            cast(state, seat, HEX, self.seat)
        else:
            cast(state, seat, BOLT, first_of(action))


def bolts(state: Ordeal, seat: int) -> list[int]:
    """Whom the seat can strike now."""
    if BOLT not in state.hands[seat]:
        return []
    return [pack(CAST_BOLT, other) for other in range(state.players) if state.lives_on(other)]


def cast(state: Ordeal, caster: int, spell: int, target: int) -> None:
    """The spell waits on the agenda until nobody replies: last in, first out."""
    state.hands[caster] = state.hands[caster][:]
    state.hands[caster].remove(spell)
    state.discard.append(spell)
    state.casts += 1
    state.tell("cast", "OR-09", {"seat": caster, "spell": SPELLS[spell], "target": target, "number": state.casts})
    state.then([ReplyMoment(caster, state.casts), Spell(caster, state.casts, spell, target)])


class Spell(Step[Ordeal]):
    """A spell takes effect. It outlives its caster. The target of a ward is the number of another spell."""

    saved: ClassVar[Saved] = (("number", COUNT), ("spell", A_SPELL), ("target", COUNT))
    lasting: ClassVar[bool] = True

    def __init__(self, seat: int, number: int, spell: int, target: int) -> None:
        super().__init__(seat)
        self.number = number
        self.spell = spell
        self.target = target

    def run(self, state: Ordeal) -> None:
        state.tell("spell", "OR-09", {"seat": self.seat, "number": self.number, "spell": SPELLS[self.spell]})
        if self.spell == HEX:
            if state.lives_on(self.target):
                state.curse(self.target)
        elif self.spell == BOLT:
            if state.lives_on(self.target):
                state.harm(self.target)
        else:
            state.agenda[:] = [step for step in state.agenda if not belongs_to(step, self.target)]


def belongs_to(step: Step[Ordeal], number: int) -> bool:
    """Whether a step is the spell of that number or waits for replies to it."""
    return isinstance(step, (Spell, ReplyMoment)) and step.number == number


class ReplyMoment(Moment[Ordeal]):
    """Before a spell takes effect everybody but its caster may ward it, or strike first with a bolt."""

    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "reply"
    rule: ClassVar[str] = "OR-10"
    saved: ClassVar[Saved] = (("number", COUNT),)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def reactions(self, state: Ordeal, seat: int) -> list[int]:
        if seat == self.seat:
            return []
        actions = bolts(state, seat)
        if WARD in state.hands[seat]:
            actions.append(pack(CAST_WARD))
        return actions

    def might_react(self, state: Ordeal, seat: int) -> bool:
        return seat != self.seat and bool(state.hands[seat])

    def react(self, state: Ordeal, seat: int, action: int) -> None:
        if verb_of(action) == CAST_WARD:
            cast(state, seat, WARD, self.number)
        else:
            cast(state, seat, BOLT, first_of(action))


class GainLife(Step[Ordeal]):
    """An oath is fulfilled: as soon as the hero owns three coins, a life, once."""

    def run(self, state: Ordeal) -> None:
        state.lives[self.seat] += 1
        state.tell("oath-fulfilled", "OR-11", {"seat": self.seat})


STEPS = (
    Start,
    Turn,
    EndTurn,
    Move,
    Direction,
    Camp,
    Encounter,
    Bids,
    PackTools,
    Fight,
    EndFight,
    Reroll,
    Outcome,
    SpellMoment,
    Spell,
    ReplyMoment,
    GainLife,
)


class OrdealGame(Game):
    dynamics: ClassVar[str] = "simultaneous"

    def longest(self, players: int, options: dict[str, str]) -> int:
        """Rounds are counted, spells run out; only tools can be put in and taken back for ever."""
        return 20_000

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """A bolt at anybody, a hex, a ward, a pass."""
        return players + 3

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = blank(self, players, options, strict, chance)
        state.push(Start())
        return state


def blank(game: Game, players: int, options: dict[str, str], strict: bool, chance: Chance) -> Ordeal:
    return Ordeal(
        game,
        players,
        options,
        strict,
        chance,
        [int(options["lives"])] * players,
        [0] * players,
        [MEADOW] * players,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        full_deck(),
        [],
        [],
    )


ORDEAL = OrdealGame(
    "ordeal",
    "1",
    (2, 10),
    NOTATION,
    (Option("lives", ("2", "1", "3")),),
    STEPS,
    components=Kind("spell", SPELLS),
)


def ordeal(*hands: str, dice: Sequence[int] = (), lives: str = "2", reactions: str = QUICK) -> Ordeal:
    """A game with these hands, one for each seat, whose first dice are known; everything that happens is told."""
    state = ORDEAL.new(
        len(hands), options={"lives": lives}, reactions=reactions, chance=[" ".join(hands), *dice], events=True
    )
    assert isinstance(state, Ordeal)
    state.check_every_step()
    return state


def remaining(state: State) -> str:
    """What is on the agenda, what comes last first; the open question is the last word."""
    return " ".join(type(step).__name__ for step in state.agenda)


def happened(state: State) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in state.events or []]
