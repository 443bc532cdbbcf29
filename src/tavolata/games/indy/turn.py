"""How a game of Indy goes, in the rulebook's order.

Deviations: none. Where the rulebook is silent or unclear, the ruling (IR-nn) is named; ``Rulings`` holds those that a
table may choose otherwise.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tavolata.engine import (
    PASS,
    About,
    IllegalAction,
    Moment,
    Question,
    SharedQuestion,
    Step,
    arguments_of,
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from tavolata.games.indy import cards, choices
from tavolata.games.indy.cards import (
    CARD_NAMES,
    CATEGORY_NAMES,
    CHANGE,
    CHOOSE,
    DARK,
    EAGLE,
    EVOCATION,
    HAND,
    HAND_PLUCKED,
    KEEP,
    LAY,
    LIGHT,
    NOBODY,
    OPEN_IN_LIGHT,
    PLAY_EAGLE,
    RETURN,
    SETTLEMENT,
    SHAMAN_COLOURS,
    SHAMAN_NAMES,
    SUITS,
    SWAP,
    TEAM,
)
from tavolata.games.indy.state import Indy

# COME INIZIARE


class Start(Step[Indy]):
    """The first dealer is drawn by lot; from him clockwise each takes a shaman (IN-003, IN-004, IR-03)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.dealer = state.chance.below(state.players)
        state.tell("first-dealer", "IR-03", {"seat": state.dealer})
        state.push(Manche())
        for seat in reversed(state.from_dealer()):
            state.push(ChooseShaman(seat))


class ChooseShaman(Question[Indy]):
    """One of the shaman cards not yet taken (IN-003)."""

    __slots__ = ()
    name: ClassVar[str] = "shaman"
    rule: ClassVar[str] = "IN-003"

    def run(self, state: Indy) -> None:
        state.turn = self.seat
        super().run(state)

    def options(self, state: Indy) -> list[int]:
        return [pack(CHOOSE, shaman) for shaman in range(len(SHAMAN_NAMES)) if shaman not in state.shamans]

    def answer(self, state: Indy, seat: int, action: int) -> None:
        state.shamans[seat] = first_of(action)
        state.tell("shaman-chosen", "IN-003", {"seat": seat, "shaman": SHAMAN_NAMES[first_of(action)]})

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == CHOOSE:
            return IllegalAction("error-shaman-taken", {"shaman": SHAMAN_NAMES[first_of(action)]}, "IN-003")
        return IllegalAction("error-choose-shaman", {}, "IN-003")


# SVOLGIMENTO E REGOLE


class Manche(Step[Indy]):
    """A manche: deal, buio, luce, evocazione, settlement (IN-009, IN-029)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.manche += 1
        state.agenda += LAST_PART_FIRST


class Deal(Step[Indy]):
    """Shuffle, then deal each hand full at once, the dealer's first: four cards, two for the plucked.

    IN-005, IN-031, IN-038, IR-43; what counts is who has tokens now, so whoever has just returned is dealt three (IR-38).
    """

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.phase = DARK
        state.turn = state.dealer
        deck = state.deck
        state.chance.shuffle(deck)
        if state.events is not None:
            state.tell("manche", "IN-036", {"manche": state.manche, "seat": state.dealer})
        for seat in state.from_dealer():
            hand = state.hands[seat]
            missing = (HAND if state.tokens[seat] else HAND_PLUCKED) - len(hand)
            rest = len(deck) - missing
            dealt = deck[rest:]
            del deck[rest:]
            dealt.reverse()
            hand += dealt
            hand.sort()
            if state.events is not None:
                rule = "IN-005" if state.manche == 1 else "IN-038"
                state.tell("dealt", rule, {"seat": seat, "count": missing}, {"cards": cards.names(dealt)}, (seat,))


# "Prima manche": buio


class Dark(Step[Indy]):
    """Buio: from the dealer, clockwise, each seat may change one or two cards (IN-010)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        everybody = state.rulings.plucked_exchange  # IR-07
        state.then([CHANGE_CARDS[seat] for seat in state.from_dealer() if everybody or state.tokens[seat]])


class ChangeCards(Question[Indy]):
    """Give up none, one or two cards: they go under the deck, as many come from its top (IN-010 to IN-012, IR-05, IR-06)."""

    __slots__ = ()
    name: ClassVar[str] = "change"
    rule: ClassVar[str] = "IN-010"

    def run(self, state: Indy) -> None:
        state.turn = self.seat
        super().run(state)

    def options(self, state: Indy) -> list[int]:
        hand = state.hands[self.seat]
        if hand[-1] == EAGLE and not state.rulings.eagle_discardable:  # IR-08
            hand = [card for card in hand if card != EAGLE]
        return choices.changes(hand)

    def answer(self, state: Indy, seat: int, action: int) -> None:
        if action == PASS:
            if state.events is not None:
                state.tell("passed", "IN-010", {"seat": seat})
            return
        first, second = first_of(action), second_of(action)
        given = [first] if second == NOBODY else [first, second]
        hand = state.hands[seat]
        state.forget_kept_card(seat)
        drawn: list[int] = []
        for card in given:
            hand.remove(card)
            state.put_under(card, seat)
            drawn.append(state.deck.pop())
        hand += drawn
        hand.sort()
        if state.events is not None:
            secret: dict[str, object] = {"given": cards.names(given), "cards": cards.names(drawn)}
            state.tell("changed", "IN-011", {"seat": seat, "count": len(given)}, secret, (seat,))

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == PLAY_EAGLE:
            return IllegalAction("error-eagle-no-table", {}, "IR-15")
        if verb_of(action) != CHANGE:
            return IllegalAction("error-change-or-pass", {}, "IN-010")
        given = arguments_of(action)
        missing = not_held(state, seat, given)
        if missing != NOBODY:
            return IllegalAction("error-not-in-hand", {"card": CARD_NAMES[missing]}, "IN-010")
        if len(given) > 2:
            return IllegalAction("error-change-too-many", {"count": len(given)}, "IN-010")
        return IllegalAction("error-change-eagle", {}, "IR-08")


def not_held(state: Indy, seat: int, wanted: list[int]) -> int:
    """The first of these cards that the hand lacks, NOBODY if it has all."""
    hand = state.hands[seat][:]
    for card in wanted:
        if card not in hand:
            return card
        hand.remove(card)
    return NOBODY


# Luce


class Light(Step[Indy]):
    """Luce: three cards are opened; from the dealer, clockwise, each seat may swap one card (IN-013, IN-014)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.phase = LIGHT
        state.turn = state.dealer
        open_cards(state, OPEN_IN_LIGHT, "IN-013")
        everybody = state.rulings.plucked_exchange  # IR-07
        state.push(ONCE_MORE)
        state.then([LIGHT_TURNS[seat] for seat in state.from_dealer() if everybody or state.tokens[seat]])


def open_cards(state: Indy, count: int, rule: str) -> None:
    """Turn up cards from the top of the deck; an eagle among them is replaced at once (IN-013, IN-017, IN-044)."""
    for _ in range(count):
        state.table.append(next_open_card(state))
    if state.events is not None:
        state.tell("opened", rule, {"cards": cards.names(state.table)})


def next_open_card(state: Indy) -> int:
    """The card that comes to lie open: eagles met on the way go under the deck in the order met (IN-044, IR-17)."""
    card = state.deck.pop()
    while card == EAGLE:
        state.put_under(EAGLE, NOBODY)
        state.tell("eagle-replaced", "IN-044", {})
        card = state.deck.pop()
    if state.kept_from or state.loose_from:
        state.comes_to_light(card)
    return card


class LightTurn(Step[Indy]):
    """It is this seat's turn in the light; eagles may fly before it acts (IR-19)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.turn = self.seat
        after_eagles(state, LIGHT_SWAPS[self.seat])


class LightSwap(Question[Indy]):
    """Swap one hand card for one table card of any kind, or pass (IN-014 to IN-016)."""

    __slots__ = ()
    name: ClassVar[str] = "light"
    rule: ClassVar[str] = "IN-014"

    def options(self, state: Indy) -> list[int]:
        hand = state.hands[self.seat]
        if hand[-1] == EAGLE and not state.rulings.eagle_discardable:  # IR-08
            hand = [card for card in hand if card != EAGLE]
        return choices.swaps(hand, state.table)

    def answer(self, state: Indy, seat: int, action: int) -> None:
        if action != PASS:
            swap(state, seat, action, "IN-015")
        elif state.events is not None:
            state.tell("passed", "IN-014", {"seat": seat})

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        return why_no_swap(state, seat, action, "IN-014", "IR-08", "error-swap-eagle")


def swap(state: Indy, seat: int, action: int, rule: str) -> None:
    """The card given up takes the place of the card taken, face up; an eagle there is replaced (IN-015, IN-044)."""
    mine, theirs = first_of(action), second_of(action)
    place = state.table.index(theirs)
    state.table[place] = mine
    state.give_up(seat, [mine])
    state.take(seat, theirs)
    if state.events is not None:
        state.tell("swapped", rule, {"seat": seat, "gave": CARD_NAMES[mine], "took": CARD_NAMES[theirs]})
    if mine == EAGLE:
        state.put_under(EAGLE, NOBODY)
        state.tell("eagle-replaced", "IN-044", {})
        state.table[place] = next_open_card(state)
        state.tell("opened", "IN-044", {"cards": cards.names(state.table)})


def why_no_swap(state: Indy, seat: int, action: int, rule: str, last_rule: str, last_key: str) -> IllegalAction:
    """Why a swap is refused: the cards are not there, or, if they are, for the last reason given."""
    if verb_of(action) == PLAY_EAGLE:
        return IllegalAction("error-eagle-moment", {}, "IR-19")
    if verb_of(action) != SWAP:
        return IllegalAction("error-swap-or-pass", {}, rule)
    mine, theirs = first_of(action), second_of(action)
    if mine not in state.hands[seat]:
        return IllegalAction("error-not-in-hand", {"card": CARD_NAMES[mine]}, rule)
    if theirs not in state.table:
        return IllegalAction("error-not-on-table", {"card": CARD_NAMES[theirs]}, rule)
    return IllegalAction(last_key, {"mine": CARD_NAMES[mine], "theirs": CARD_NAMES[theirs]}, last_rule)


# Evocazione


class Evocation(Step[Indy]):
    """Evocazione: a fourth card is opened; from the dealer, clockwise, the players in take their turns (IN-017, IN-034)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.phase = EVOCATION
        players_in = [seat for seat in state.from_dealer() if state.tokens[seat]]
        state.turn = players_in[0] if players_in else state.dealer
        open_cards(state, 1, "IN-017")
        state.then([EVOCATION_TURNS[seat] for seat in players_in])


class EvocationTurn(Step[Indy]):
    """This seat's turn: an optional exchange, then the evocation (IN-018, IN-019)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.turn = self.seat
        state.push(LAY_EVOCATIONS[self.seat])
        after_eagles(state, EVOCATION_SWAPS[self.seat])


class EvocationSwap(Question[Indy]):
    """Swap a hand card for a table card of the same type and colour, or not (IN-018, IR-09)."""

    __slots__ = ()
    name: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "IN-018"

    def options(self, state: Indy) -> list[int]:
        actions = choices.matching_swaps(state.hands[self.seat], state.table)
        # Without a matching card there is nothing to ask; a strict table does not let that show.
        return actions if len(actions) > 1 or state.strict else []

    def answer(self, state: Indy, seat: int, action: int) -> None:
        if action != PASS:
            swap(state, seat, action, "IN-018")
        if action != PASS or state.strict:
            # At a strict table also when nothing was exchanged: a closed moment would tell that something could have been.
            let_eagles_fly(state, seat)

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        return why_no_swap(state, seat, action, "IN-018", "IN-018", "error-swap-suit")


class LayEvocation(Question[Indy]):
    """Lay three cards next to the shaman, of free choice, even if they make nothing; the fourth stays hidden (IN-019 to IN-021, IR-10, IR-13)."""

    __slots__ = ()
    name: ClassVar[str] = "lay"
    rule: ClassVar[str] = "IN-019"

    def options(self, state: Indy) -> list[int]:
        return choices.lays(state.hands[self.seat])

    def answer(self, state: Indy, seat: int, action: int) -> None:
        lay(state, seat, [first_of(action), second_of(action), third_of(action)], "evoked", "IN-019")

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != LAY:
            return IllegalAction("error-must-lay", {}, "IN-021")
        missing = not_held(state, seat, arguments_of(action))
        return IllegalAction("error-not-in-hand", {"card": CARD_NAMES[missing]}, "IN-019")


def lay(state: Indy, seat: int, own: list[int], kind: str, rule: str, from_table: tuple[int, ...] = ()) -> None:
    """Lay an evocation face up; laid cards are fixed (IN-019, IR-14)."""
    state.give_up(seat, own)
    laid = sorted([*own, *from_table]) if from_table else own
    worth = cards.worth(laid)
    state.laid[seat] = laid
    state.worths[seat] = worth
    if state.events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "cards": cards.names(laid),
            "category": CATEGORY_NAMES[worth // 100],
            "feathers": worth % 100,
        }
        state.tell(kind, rule, public)


# IL GIOCATORE SPENNATO


class PluckedEvocation(Step[Indy]):
    """The plucked evoke after all others, clockwise from the dealer; a last moment for eagles closes the table (IN-034, IR-33)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        plucked: list[Step[Indy]] = [PluckedTurn(seat) for seat in state.from_dealer() if not state.tokens[seat]]
        if plucked:
            state.then([*plucked, ONCE_MORE])
        else:
            let_eagles_fly(state, state.turn)


class PluckedTurn(Step[Indy]):
    """A plucked seat's turn, unless another has already returned in this manche (IN-035)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        if state.returned != NOBODY:
            return
        state.turn = self.seat
        state.push(TeamOfShaman(self.seat))
        after_eagles(state, EVOCATION_SWAPS[self.seat])


class TeamOfShaman(Question[Indy]):
    """Team sciamano: one own card and two open cards, characters of the own shaman's colour (IN-032, IR-30 to IR-32, IR-35).

    Without one nothing is laid and nothing shown (IR-34). The seat is asked even when it can only pass: otherwise the others
    would see from the pause that it could return. Where the open cards alone rule it out, a table need not ask.
    """

    __slots__ = ()
    name: ClassVar[str] = "return"
    rule: ClassVar[str] = "IN-032"

    def options(self, state: Indy) -> list[int]:
        actions = teams_of_shaman(state, self.seat)
        if not actions or state.rulings.return_declinable:
            actions.insert(0, PASS)
        return actions

    def answer(self, state: Indy, seat: int, action: int) -> None:
        if action == PASS:
            state.tell("stays-plucked", "IN-032", {"seat": seat})
            return
        own, *taken = arguments_of(action)
        for card in taken:
            take_from_open(state, card)
        lay(state, seat, [own], "returned", "IN-033", (taken[0], taken[1]))
        state.returned = seat

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != RETURN:
            key = "error-return-or-pass" if state.rulings.return_declinable else "error-must-return"
            return IllegalAction(key, {}, "IN-032")
        own, *taken = arguments_of(action)
        if own not in state.hands[seat]:
            return IllegalAction("error-not-in-hand", {"card": CARD_NAMES[own]}, "IR-30")
        for card in taken:
            if card not in open_to_return(state):
                return IllegalAction("error-not-on-table", {"card": CARD_NAMES[card]}, "IR-31")
        return IllegalAction("error-team-colour", {"shaman": SHAMAN_NAMES[state.shamans[seat]]}, "IR-32")


def open_to_return(state: Indy) -> list[int]:
    """The open cards a plucked seat may use: those next to the deck, by option also the evocations (IR-18, IR-31)."""
    found = state.table[:]
    if state.rulings.return_from_evocations:
        for laid in state.laid:
            found.extend(laid)
    return found


def open_characters(state: Indy, seat: int) -> list[int]:
    """The open cards of a seat's team sciamano, in ascending order: everybody sees them."""
    suit = SHAMAN_COLOURS[state.shamans[seat]] * 3
    return sorted(card for card in open_to_return(state) if SUITS[card] == suit)


def could_return(state: Indy, seat: int) -> bool:
    """Whether a plucked seat could make its team sciamano if it held the right card; everybody can tell."""
    return len(open_characters(state, seat)) >= 2


def teams_of_shaman(state: Indy, seat: int) -> list[int]:
    """Every team sciamano the seat can make, in ascending order."""
    suit = SHAMAN_COLOURS[state.shamans[seat]] * 3
    usable = open_characters(state, seat)
    teams: list[int] = []
    for own in state.hands[seat]:
        if SUITS[own] == suit:
            for i in range(len(usable)):
                for j in range(i + 1, len(usable)):
                    teams.append(pack(RETURN, own, usable[i], usable[j]))
    return teams


def take_from_open(state: Indy, card: int) -> None:
    """The card leaves its place and is not replaced (IR-37)."""
    if card in state.table:
        state.table.remove(card)
        return
    for seat in range(state.players):
        if card in state.laid[seat]:
            # Only by the option of IR-31. The evocation keeps the worth it was laid with (IR-14).
            state.laid[seat] = [other for other in state.laid[seat] if other != card]
            return


class EaglesOnceMore(Step[Indy]):
    """After the last turn in luce, before the fourth card, and after the last evocation the eagles may fly once more.

    The settlement and the gathering that follow are one step: no eagle flies in between (IN-040, IR-15).
    """

    __slots__ = ()

    def run(self, state: Indy) -> None:
        let_eagles_fly(state, state.turn)


# CARTA AQUILA


def let_eagles_fly(state: Indy, seat: int) -> bool:
    """Open a moment for eagles if anybody could use it; this seat is the first to choose (IR-19)."""
    if not state.strict:
        for hand in state.hands:
            if hand[-1] == EAGLE:
                break
        else:
            return False
    state.agenda.append(EAGLE_MOMENTS[seat])
    return True


def after_eagles(state: Indy, question: Question[Indy]) -> None:
    """Put the question to its seat, once all who hold an eagle have had their chance (IR-19)."""
    agenda = state.agenda
    agenda.append(question)
    if not let_eagles_fly(state, question.seat):
        agenda.pop()
        question.run(state)


class EagleMoment(Moment[Indy]):
    """Whoever holds an eagle may play it now, the seat whose turn it is first, then clockwise (IN-040, IR-15, IR-19).

    Eagles fly before every turn in luce and evocazione, after every exchange in evocazione (at strict tables also after
    one that was declined), and after the last turn of luce and of evocazione.
    """

    __slots__ = ()
    name: ClassVar[str] = "eagle"
    rule: ClassVar[str] = "IN-040"

    def reactions(self, state: Indy, seat: int) -> list[int]:
        if state.hands[seat][-1] != EAGLE or not may_fly(state, seat):
            return []
        return choices.flights(state.table)

    def might_react(self, state: Indy, seat: int) -> bool:
        """As far as the others know: an eagle is unaccounted for, and the hand has a card that nobody has seen."""
        seen = 0
        for i in range(len(state.under)):
            if state.under[i] == NOBODY:  # only eagles go under the deck before everybody's eyes
                seen += 1
        for laid in state.laid:
            seen += laid.count(EAGLE)
        unseen = len(state.hands[seat]) - len(state.clues(seat))
        return seen < cards.EAGLES and unseen > 0 and may_fly(state, seat)

    def react(self, state: Indy, seat: int, action: int) -> None:
        """Take the card; a new one from the deck takes its place; the eagle goes under the deck (IN-041 to IN-043, IR-20)."""
        card = first_of(action)
        state.give_up(seat, [EAGLE])
        state.put_under(EAGLE, NOBODY)
        place = state.table.index(card)
        state.table[place] = EAGLE
        state.take(seat, card)
        state.tell("eagle-played", "IN-041", {"seat": seat, "took": CARD_NAMES[card]})
        state.table[place] = next_open_card(state)
        if state.events is not None:
            state.tell("opened", "IN-041", {"cards": cards.names(state.table)})

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != PLAY_EAGLE:
            return IllegalAction("error-eagle-or-pass", {}, "IN-040")
        if EAGLE not in state.hands[seat]:
            return IllegalAction("error-no-eagle", {}, "IN-040")
        return IllegalAction("error-not-on-table", {"card": CARD_NAMES[first_of(action)]}, "IN-041")


def may_fly(state: Indy, seat: int) -> bool:
    """There is a card to take, and the seat has not evoked yet or the table lets it play on (IR-15, IR-21)."""
    return bool(state.table) and (state.rulings.eagle_after_evoking or not state.laid[seat])


# Alla fine di ogni manche


class Settlement(Step[Indy]):
    """The worst pay, a plucked seat returns, the best team earns; then see who is left (IN-024 to IN-028, IR-22 to IR-26)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.phase = SETTLEMENT
        state.turn = NOBODY
        compared = [seat for seat in state.from_dealer() if state.tokens[seat]]
        losers = worst(state, compared)
        state.push(Victory())
        if state.rulings.winner_first:
            reward_team(state, compared)
        lose_tokens(state, losers)
        if state.rulings.end_after_losses and len(players_in(state)) == 1:  # IR-26
            return
        reward_return(state)
        if not state.rulings.winner_first:
            reward_team(state, compared)


def worst(state: Indy, compared: list[int]) -> list[int]:
    """The seats that share the worst evocation, in turn order: there is always one (IN-024, IN-025, IN-051)."""
    worths = [state.worths[seat] for seat in compared]
    if not worths:
        return []
    least = min(worths)
    return [seat for seat in compared if state.worths[seat] == least]


def lose_tokens(state: Indy, losers: list[int]) -> None:
    for seat in losers:
        state.tokens[seat] -= 1
        state.plate += 1
        if state.events is not None:
            state.tell("token-lost", "IN-025" if len(losers) > 1 else "IN-024", {"seat": seat})
        if not state.tokens[seat]:
            state.tell("plucked", "IN-030", {"seat": seat})


def reward_return(state: Indy) -> None:
    """The plucked seat that made its team takes a token and is in again (IN-033)."""
    if state.returned != NOBODY and state.plate:
        state.plate -= 1
        state.tokens[state.returned] += 1
        state.tell("token-returned", "IN-033", {"seat": state.returned})


def reward_team(state: Indy, compared: list[int]) -> None:
    """The only best team takes a token from the plate, if there is one (IN-026 to IN-028).

    Without a team nobody earns (IR-42); how many tokens a seat has does not matter (IR-04).
    """
    best = [seat for seat in compared if state.worths[seat] >= TEAM * 100]
    if len(best) > 1:
        most = max([state.worths[seat] for seat in best])
        best = [seat for seat in best if state.worths[seat] == most]
    if not best:
        return
    if len(best) > 1:
        state.tell("team-shared", "IN-027", {"seats": best})
    elif not state.plate:
        state.tell("plate-empty", "IN-026", {"seat": best[0]})
    else:
        state.plate -= 1
        state.tokens[best[0]] += 1
        state.tell("token-won", "IN-026", {"seat": best[0]})


def players_in(state: Indy) -> list[int]:
    return [seat for seat in range(state.players) if state.tokens[seat]]


# VITTORIA


class Victory(Step[Indy]):
    """The only one with tokens wins the plate; with nobody left all play on, or the manche counts for nothing (IN-039, IR-27).

    Also whoever has only just returned (IR-28), and the other of two players (IR-29).
    """

    __slots__ = ()

    def run(self, state: Indy) -> None:
        left = players_in(state)
        if len(left) == 1:
            win(state, left[0])
            return
        next_dealer = (state.dealer + 1) % state.players
        if not left:
            # All have lost: whoever evoked in this manche has lost the last token just now.
            losers = [seat for seat in range(state.players) if state.laid[seat]]
            if losers and state.rulings.replay_if_nobody:
                for seat in losers:
                    state.tokens[seat] += 1
                    state.plate -= 1
                state.tell("losses-cancelled", "IR-27", {})
                next_dealer = state.dealer
            elif losers:
                state.tell("nobody-left", "IR-27", {})
        state.push(Gather(next_dealer))
        if len(left) < state.players:
            state.push(KeepOne())


def win(state: Indy, winner: int) -> None:
    state.tell("won", "IN-039", {"seat": winner, "count": state.plate, "manche": state.manche})
    state.tokens[winner] += state.plate
    state.plate = 0
    state.finish([1 if seat == winner else 2 for seat in range(state.players)])


# MAZZIERE


class KeepOne(SharedQuestion[Indy]):
    """A plucked seat that did not return holds two cards and keeps one; all choose at the same time (IN-037, IR-36)."""

    __slots__ = ()
    name: ClassVar[str] = "keep"
    rule: ClassVar[str] = "IN-037"

    def ask(self, state: Indy) -> None:
        for seat in state.from_dealer():
            hand = state.hands[seat]
            if len(hand) > 1:
                actions = [pack(KEEP, hand[0])]
                if hand[1] != hand[0]:
                    actions.append(pack(KEEP, hand[1]))
                state.ask(self, seat, actions)

    def answer(self, state: Indy, seat: int, action: int) -> None:
        hand = state.hands[seat]
        kept = first_of(action)
        other = hand[1] if hand[0] == kept else hand[0]
        state.remember_choice(seat)
        hand.remove(other)
        state.deck.append(other)
        if state.events is not None:
            secret: dict[str, object] = {"card": CARD_NAMES[kept], "other": CARD_NAMES[other]}
            state.tell("kept", "IN-037", {"seat": seat}, secret, (seat,))

    def about(self, state: Indy, seat: int) -> About:
        return About(cards=cards.names(state.hands[seat]))

    def why_not(self, state: Indy, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-keep", {}, "IR-36")


class Gather(Step[Indy]):
    """Everything but the kept cards goes back into the deck; the next dealer, plucked or not, takes it (IN-036, IN-037, IR-40)."""

    __slots__ = ()

    def run(self, state: Indy) -> None:
        state.deck.extend(state.table)
        state.table = []
        for seat in range(state.players):
            state.deck.extend(state.laid[seat])
            state.laid[seat] = []
            state.worths[seat] = 0
        state.under = []
        state.loose = {}  # what was changed in the buio is shuffled in: nobody knows any more
        state.loose_from = {}
        state.returned = NOBODY
        state.dealer = self.seat
        state.push(Manche())


# Steps never change, so one of each serves every seat of every table.
SEATS = range(len(SHAMAN_NAMES))
CHANGE_CARDS: Final = [ChangeCards(seat) for seat in SEATS]
LIGHT_TURNS: Final = [LightTurn(seat) for seat in SEATS]
LIGHT_SWAPS: Final = [LightSwap(seat) for seat in SEATS]
EVOCATION_TURNS: Final = [EvocationTurn(seat) for seat in SEATS]
EVOCATION_SWAPS: Final = [EvocationSwap(seat) for seat in SEATS]
LAY_EVOCATIONS: Final = [LayEvocation(seat) for seat in SEATS]
ONCE_MORE: Final = EaglesOnceMore()
EAGLE_MOMENTS: Final = [EagleMoment(seat) for seat in SEATS]
LAST_PART_FIRST: Final[list[Step[Indy]]] = [
    Settlement(),
    PluckedEvocation(),
    Evocation(),
    Light(),
    Dark(),
    Deal(),
]

STEPS: Final = (
    Start,
    ChooseShaman,
    Manche,
    Deal,
    Dark,
    ChangeCards,
    Light,
    LightTurn,
    LightSwap,
    Evocation,
    EvocationTurn,
    EvocationSwap,
    LayEvocation,
    PluckedEvocation,
    PluckedTurn,
    TeamOfShaman,
    EaglesOnceMore,
    EagleMoment,
    Settlement,
    Victory,
    KeepOne,
    Gather,
)
