"""How a game of I Talismani del Tempo goes, in the rulebook's order.

Deviations: none. Where the rulebook is silent or unclear, the ruling (TR-nn) is named; ``Rulings`` holds those that a
table may choose otherwise.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import (
    About,
    IllegalAction,
    Question,
    SharedQuestion,
    Step,
    arguments_of,
    first_of,
    pack,
    second_of,
    verb_of,
)
from tavolata.games.talismani import cards, choices, score
from tavolata.games.talismani.cards import (
    ASIDE,
    CARD_NAMES,
    CHOOSE_STAKE,
    EFFECTS,
    INVERT,
    JOLLY,
    KEEP,
    LEAVE,
    MOVE,
    NO_CARD,
    NOBODY,
    PLAY,
    PLAYING,
    PRIMO,
    REORDER,
    SHARING,
    SPECIAL,
    STAKE,
    STAKES,
    SUIT_NAMES,
    SUIT_OF,
    SUITS,
    TAKE,
    TEMPO,
    TURN,
    TURN_WEATHER,
    WEATHER,
    kind_of,
)
from tavolata.games.talismani.state import Talisman, Talismani

# An action is one of these plus its card number, shifted to its place (see tavolata.engine.action).
_STAKE: Final = pack(STAKE, 0)
_TAKE: Final = pack(TAKE, 0)

# PREPARAZIONE


class Start(Step[Talismani]):
    """The Tempo cards are shuffled into a row, the deck is dealt out to the last card (TdT-003 to TdT-006)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        tempo = list(range(TEMPO, TEMPO + SUITS))
        state.chance.shuffle(tempo)
        tempo.reverse()  # the top of a shuffled pile is its end; the first card laid is the dominant one
        state.row = [card - TEMPO for card in tempo]
        tell_row(state, "row", "TdT-003", NOBODY)
        deck = state.pool
        state.chance.shuffle(deck)
        size = len(deck) // state.players
        for seat in range(state.players):
            hand = deck[len(deck) - size :]
            del deck[len(deck) - size :]
            hand.sort()
            state.hands[seat] = hand
            if state.events is not None:
                state.tell("dealt", "TdT-005", {"seat": seat, "count": size}, {"cards": cards.names(hand)}, (seat,))
        state.push(NEW_TURN)


def tell_row(state: Talismani, kind: str, rule: str, seat: int) -> None:
    if state.events is not None:
        state.tell(kind, rule, {"seat": seat, "row": [SUIT_NAMES[suit] for suit in state.row]})


# GIOCARE CARTE COPERTE


class NewTurn(Step[Talismani]):
    """A turn begins; whoever has a talisman that the weather now suits lays no cards, and cannot put it off (TdT-007, TdT-012, TdT-046, TR-22, TR-23)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        state.turn += 1
        state.phase = PLAYING
        state.winner = NOBODY
        state.last_cards = []
        dominant = state.row[0]
        sitting: list[int] = []
        for seat in range(state.players):
            state.plays[seat] = []
            if state.prepared[seat] and ripe(state.prepared[seat], dominant):
                sitting.append(seat)
        state.sitting = sitting
        state.order = []
        state.asides = []
        if state.events is not None:
            state.tell(
                "turn",
                "TdT-007",
                {"turn": state.turn, "suit": SUIT_NAMES[dominant], "card": CARD_NAMES[state.stake]},
            )
            for seat in sitting:
                state.tell("sits-out", "TdT-046", {"seat": seat, "suit": SUIT_NAMES[dominant]})
        # Where all sit out nobody plays and nobody wins; all collect (TR-29).
        state.push(LAY_CARDS if len(sitting) < state.players else REVEAL)


def ripe(prepared: tuple[Talisman, ...], dominant: int) -> bool:
    return any(SUIT_OF[talisman[0]] == dominant for talisman in prepared)


class LayCards(SharedQuestion[Talismani]):
    """Everybody lays one or two cards face down; all are revealed together, and no play is changed (TdT-008 to TdT-011, TR-50)."""

    __slots__ = ()
    name: ClassVar[str] = "play"
    rule: ClassVar[str] = "TdT-008"

    def ask(self, state: Talismani) -> None:
        special_pairs = state.rulings.special_pairs
        for seat in range(state.players):
            if seat not in state.sitting:
                state.ask(self, seat, choices.plays(state.hands[seat], special_pairs))

    def answer(self, state: Talismani, seat: int, action: int) -> None:
        self.answers(state, [seat], [action])

    def answers(self, state: Talismani, seats: list[int], actions: list[int]) -> None:
        for i in range(len(seats)):
            seat = seats[i]
            hand = state.hands[seat]
            play = choices.cards_of(actions[i])
            for card in play:
                hand.remove(card)
                state.seen_in[card] = NOBODY
            state.plays[seat] = play
            state.pool += play
            if not hand:
                state.last_cards = [*state.last_cards, seat]
        state.push(REVEAL)

    def why_not(self, state: Talismani, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != PLAY:
            return IllegalAction("error-must-play", {}, "TdT-008")
        given = arguments_of(action)
        for card in given:
            if card == PRIMO:
                return IllegalAction("error-play-primo", {}, "TdT-006")
            if card not in state.hands[seat]:
                return IllegalAction("error-not-in-hand", {"card": CARD_NAMES[card]}, "TdT-008")
        if len(given) == 2 and given[0] == given[1]:
            return IllegalAction("error-card-twice", {"card": CARD_NAMES[given[0]]}, "TdT-008")
        key, rule = choices.why_not_together(given[0], given[1], state.rulings)
        return IllegalAction(key, {"card": CARD_NAMES[given[0]], "other": CARD_NAMES[given[1]]}, rule)


# SCOPRIRE LE CARTE E DETERMINARE IL VINCITORE DI TURNO


class Reveal(Step[Talismani]):
    """The plays are ranked by the row as it stands; the best one with a fairy wins, never a special (TdT-013 to TdT-021, TR-11, TR-12)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        row, rulings = state.row, state.rulings
        best = 0
        for seat in range(state.players):
            play = state.plays[seat]
            if play and play[0] < JOLLY:
                strength = choices.strength(play, row, rulings)
                if strength > best:
                    best = strength
                    state.winner = seat
        state.order = share_order(state)
        if state.events is not None:
            tell_plays(state)
        if state.winner == NOBODY:
            state.agenda += WITHOUT_WINNER_LAST_FIRST
        else:
            take_stake(state)
            state.agenda += DISTRIBUTION_STAKE_FIRST if rulings.stake_first else DISTRIBUTION_LAST_FIRST


def share_order(state: Talismani) -> list[int]:
    """The seats with a play, the lowest first; of two lone Jollies the one nearer to the winner's left (TdT-032, TR-06)."""
    players = state.players
    ranked: list[int] = []
    for seat in range(players):
        if state.plays[seat]:
            strength = choices.share_strength(state.plays[seat], state.row, state.rulings)
            distance = (seat - state.winner + players) % players if strength == choices.LONE_JOLLY else 0
            ranked.append((strength << 8) + (distance << 4) + seat)
    ranked.sort()
    return [entry & 15 for entry in ranked]


def tell_plays(state: Talismani) -> None:
    """Say what was revealed, the best play first, and what decided between it and the next one."""
    rulings = state.rulings
    ranked = [seat for seat in state.order if state.plays[seat][0] < JOLLY]
    ranked.reverse()
    others = [seat for seat in state.order if seat not in ranked]
    for place, seat in enumerate(ranked, 1):
        play = state.plays[seat]
        state.tell(
            "played",
            "TdT-013",
            {
                "seat": seat,
                "cards": cards.names(play),
                "suit": SUIT_NAMES[choices.suit_of(play)],
                "value": choices.value_of(play, rulings),
                "place": place,
            },
        )
    for seat in others:
        kind = "played-jolly" if state.plays[seat][0] < SPECIAL else "played-special"
        rule = "TdT-055" if kind == "played-jolly" else "TdT-020"
        state.tell(kind, rule, {"seat": seat, "cards": cards.names(state.plays[seat])})
    if not ranked:
        if state.order:
            state.tell("no-winner", "TdT-021", {"card": CARD_NAMES[state.stake]})
        else:
            state.tell("all-sit-out", "TR-29", {"card": CARD_NAMES[state.stake]})
        return
    winner = ranked[0]
    won: dict[str, object] = {"seat": winner, "cards": cards.names(state.plays[winner])}
    if len(ranked) == 1:
        state.tell("won-alone", "TdT-020", won)
    else:
        decided = choices.why_first(state.plays[winner], state.plays[ranked[1]], rulings)
        state.tell("won", decided, {**won, "other": ranked[1], "by": DECIDED[decided]})


#: What decided a turn, by its rule.
DECIDED: Final = {
    "TdT-015": "suit",
    "TdT-013": "value",
    "TdT-017": "single",
    "TdT-018": "top",
    "TdT-019": "no-jolly",
}


# DISTRIBUZIONE DELLE CARTE: vincitore, nuova posta


def take_stake(state: Talismani) -> None:
    """The winner takes the stake: the Primo Talismano is whole, every later stake is a half (TdT-023, TR-17, TR-18)."""
    seat, card = state.winner, state.stake
    worth = state.rulings.worth(card, state.turn)
    state.stakes[seat] = (*state.stakes[seat], card)
    state.wins[seat] += worth
    state.stake = NO_CARD
    if state.events is not None:
        state.tell("stake-taken", "TdT-023", {"seat": seat, "card": CARD_NAMES[card], "worth": worth})


class Asides(Step[Talismani]):
    """From the lowest play to the highest, whoever did not win and laid a combination may put it aside (TdT-028, TdT-029, TR-13, TR-20)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        state.phase = STAKES
        asked: list[Step[Any]] = []
        for seat in state.order:
            if seat != state.winner and choices.is_combination(state.plays[seat], state.rulings):
                asked.append(PUT_ASIDE[seat])
        if asked:
            state.then(asked)


class PutAside(Question[Talismani]):
    """Put the combination aside, or leave it among the cards played (TdT-028, TdT-041, TR-13, TR-28)."""

    __slots__ = ()
    name: ClassVar[str] = "aside"
    rule: ClassVar[str] = "TdT-041"

    def options(self, state: Talismani) -> list[int]:
        if state.next_stake in state.plays[self.seat]:  # only where the stake is chosen first (TR-14)
            return []
        return [pack(ASIDE), pack(LEAVE)]

    def answer(self, state: Talismani, seat: int, action: int) -> None:
        play = state.plays[seat]
        suit = SUIT_OF[play[0]]
        if action == pack(LEAVE):
            if state.events is not None:
                state.tell("left", "TR-28", {"seat": seat, "cards": cards.names(play)})
            return
        for card in play:
            state.pool.remove(card)
        state.prepared[seat] = (*state.prepared[seat], tuple(play))
        state.asides = [*state.asides, seat]
        if state.events is not None:
            state.tell("aside", "TdT-028", {"seat": seat, "cards": cards.names(play), "suit": SUIT_NAMES[suit]})

    def about(self, state: Talismani, seat: int) -> About:
        return About(cards=cards.names(state.plays[seat]))

    def why_not(self, state: Talismani, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-aside-or-leave", {}, "TdT-041")


class NewStake(Step[Talismani]):
    """The next stake is chosen by the lowest Scegli posta, otherwise by the winner (TdT-024 to TdT-026, TR-19)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        state.phase = STAKES
        choosers = played_specials(state, CHOOSE_STAKE)
        chooser = choosers[0][1] if choosers else state.winner
        if state.events is not None:
            for card, seat in choosers[1:]:
                state.tell("cancelled", "TdT-026", {"seat": seat, "card": CARD_NAMES[card]})
        if len(state.pool) == 1:  # only the winner's own card is left (TR-16)
            choose_stake(state, chooser, state.pool[0])
        else:
            state.push(CHOOSE_STAKES[chooser])


def played_specials(state: Talismani, kind: int) -> list[tuple[int, int]]:
    """The specials of this kind in this turn and who laid them, by number."""
    found: list[tuple[int, int]] = []
    order = state.order
    if not order or state.plays[order[-1]][0] < SPECIAL:  # specials stand last in the order: mostly there are none
        return found
    first = SPECIAL + 2 * kind
    for seat in order:
        for card in state.plays[seat]:
            if first <= card <= first + 1:
                found.append((card, seat))
    found.sort()  # of the same kind the first card has the lower number, whatever the reading of TR-01
    return found


class ChooseStake(Question[Talismani]):
    """One of the cards played that were not put aside (TdT-024, TdT-027, TR-14 to TR-16)."""

    __slots__ = ()
    name: ClassVar[str] = "stake"
    rule: ClassVar[str] = "TdT-024"

    def options(self, state: Talismani) -> list[int]:
        return [_STAKE + (card << 20) for card in sorted(state.pool)]

    def answer(self, state: Talismani, seat: int, action: int) -> None:
        choose_stake(state, seat, first_of(action))

    def why_not(self, state: Talismani, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != STAKE:
            return IllegalAction("error-choose-stake", {}, "TdT-024")
        card = first_of(action)
        if any(card in state.plays[other] for other in state.asides):
            return IllegalAction("error-stake-aside", {"card": CARD_NAMES[card]}, "TR-14")
        return IllegalAction("error-stake-not-played", {"card": CARD_NAMES[card]}, "TdT-024")


def choose_stake(state: Talismani, seat: int, card: int) -> None:
    state.pool.remove(card)
    state.next_stake = card  # so in every turn with a winner a card leaves the hands for good (TdT-064)
    if state.events is not None:
        rule = "TdT-024" if seat == state.winner else "TdT-049"
        state.tell("stake-chosen", rule, {"seat": seat, "card": CARD_NAMES[card]})


# FORGIARE UN TALISMANO


class Forge(Step[Talismani]):
    """Combinations of the dominant suit put aside in this turn, and the talismans of those who sat out, are captured.

    TdT-042, TdT-047; the row is that of the reveal (TR-21).
    """

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        collect(state)
        for seat in state.asides:
            forge(state, seat, "TdT-042", 1)


def collect(state: Talismani) -> None:
    """Those who sat out take their ripe talismans, all of them (TdT-047, TR-24)."""
    for seat in state.sitting:
        forge(state, seat, "TdT-047", 1 if state.rulings.one_at_a_time else len(state.prepared[seat]))


def forge(state: Talismani, seat: int, rule: str, most: int) -> None:
    """Prepared talismans of the dominant suit go to the captured pile, the oldest first."""
    suit = state.row[0]
    waiting: list[Talisman] = []
    for talisman in state.prepared[seat]:
        if SUIT_OF[talisman[0]] != suit or not most:
            waiting.append(talisman)
            continue
        most -= 1
        state.forged[seat] = (*state.forged[seat], talisman)
        if state.events is not None:
            state.tell("forged", rule, {"seat": seat, "cards": cards.names(list(talisman)), "suit": SUIT_NAMES[suit]})
    state.prepared[seat] = tuple(waiting)


# CARTE SPECIALI


class Specials(Step[Talismani]):
    """Inverti ordine, Cambia ordine and Cambia il tempo act in ascending number (TdT-030, TdT-048, TR-31, TR-35)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        state.phase = EFFECTS
        acting: list[tuple[int, int, int]] = []
        for kind in (INVERT, REORDER, TURN_WEATHER):
            played = played_specials(state, kind)
            if len(played) > 1 and (kind == TURN_WEATHER or state.rulings.second_cancelled):
                if state.events is not None:
                    card, seat = played[1]
                    rule = "TdT-053" if kind == TURN_WEATHER else "TR-35"
                    state.tell("cancelled", rule, {"seat": seat, "card": CARD_NAMES[card]})
                del played[1:]
            for card, seat in played:
                acting.append((state.rulings.numbers[card - SPECIAL], card, seat))
        acting.sort()
        acting.reverse()
        for _, card, seat in acting:
            kind = kind_of(card)
            if kind == INVERT:
                state.push(InvertRow(seat))
            elif kind == REORDER:
                state.push(REORDERS[seat])
            else:
                state.push(TURN_BY_CARD[seat])


class InvertRow(Step[Talismani]):
    """Inverti ordine: the row is turned round (TdT-050, TR-32)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        state.row.reverse()
        tell_row(state, "inverted", "TdT-050", self.seat)


class Reorder(Question[Talismani]):
    """Cambia ordine: one Tempo card that is not dominant goes to any other place but the first (TdT-051, TR-33, TR-34)."""

    __slots__ = ()
    name: ClassVar[str] = "reorder"
    rule: ClassVar[str] = "TdT-051"

    def options(self, state: Talismani) -> list[int]:
        row = state.row
        actions = [
            pack(MOVE, suit, place)
            for suit in range(SUITS)
            if suit != row[0]
            for place in range(1, SUITS)
            if row[place] != suit
        ]
        if state.rulings.order_may_stay:
            actions.append(pack(KEEP))
        return actions

    def answer(self, state: Talismani, seat: int, action: int) -> None:
        if verb_of(action) == KEEP:
            tell_row(state, "order-kept", "TR-33", seat)
            return
        suit, place = first_of(action), second_of(action)
        state.row.remove(suit)
        state.row.insert(place, suit)
        if state.events is not None:
            row = [SUIT_NAMES[other] for other in state.row]
            moved: dict[str, object] = {"seat": seat, "suit": SUIT_NAMES[suit], "place": place + 1, "row": row}
            state.tell("reordered", "TdT-051", moved)

    def why_not(self, state: Talismani, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == KEEP:
            return IllegalAction("error-order-must-move", {}, "TR-33")
        if verb_of(action) != MOVE:
            return IllegalAction("error-reorder", {}, "TdT-051")
        suit = SUIT_NAMES[first_of(action)]
        if first_of(action) == state.row[0]:
            return IllegalAction("error-move-dominant", {"suit": suit}, "TdT-051")
        if second_of(action) == 0:
            return IllegalAction("error-move-to-first", {"suit": suit}, "TdT-051")
        return IllegalAction("error-move-nowhere", {"suit": suit, "place": second_of(action) + 1}, "TR-33")


class TurnByCard(Question[Talismani]):
    """Cambia il tempo: whoever laid it decides on the weather in place of the winner (TdT-052, TR-31, TR-34)."""

    __slots__ = ()
    name: ClassVar[str] = "weather"
    rule: ClassVar[str] = "TdT-052"

    def options(self, state: Talismani) -> list[int]:
        return [pack(KEEP), pack(TURN)]

    def answer(self, state: Talismani, seat: int, action: int) -> None:
        if verb_of(action) == TURN:
            state.row.append(state.row.pop(0))
            tell_row(state, "weather-turned", self.rule, seat)
        else:
            tell_row(state, "weather-kept", self.rule, seat)

    def why_not(self, state: Talismani, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-weather", {}, "TdT-038")


# Spartizione carte


class ShareOut(Step[Talismani]):
    """What is neither stake nor put aside is shared out, the lowest play first (TdT-031 to TdT-037, TR-37, TR-39).

    Specials too (TR-51). The winner and each taker laid at least one card, and one of all became the stake: there are enough
    (TdT-065, TR-40).
    """

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        state.phase = SHARING
        if state.rulings.share_after_specials:  # TR-11
            state.order = share_order(state)
        if not state.pool:
            return
        entitled = takers(state)
        if entitled:
            state.push(PICK_CARDS[entitled[0]])
        elif state.rulings.left_to_winner:
            for card in sorted(state.pool):
                take_card(state, state.winner, card, "TR-39")
        else:
            discard_pool(state, "TR-39")


def takers(state: Talismani) -> list[int]:
    """Who takes cards: neither the winner nor who put a combination aside in this turn (TdT-034 to TdT-036, TdT-043, TR-26)."""
    return [
        seat
        for seat in state.order
        if seat != state.winner
        and seat not in state.asides
        and (state.rulings.waiting_shares or not state.prepared[seat])
    ]


def take_card(state: Talismani, seat: int, card: int, rule: str) -> None:
    """A card goes into the hand before everybody's eyes; a hand has no limit (TR-49)."""
    state.pool.remove(card)
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()
    state.seen_in[card] = seat
    if state.events is not None:
        state.tell("taken", rule, {"seat": seat, "card": CARD_NAMES[card]})


def discard_pool(state: Talismani, rule: str) -> None:
    if state.events is not None:
        state.tell("discarded", rule, {"cards": cards.names(sorted(state.pool))})
    state.discards += state.pool
    state.pool = []


class PickCard(Question[Talismani]):
    """Take one of the cards left; it goes round until all are gone, and the last one needs no choice (TdT-033, TR-38)."""

    __slots__ = ()
    name: ClassVar[str] = "take"
    rule: ClassVar[str] = "TdT-031"

    def run(self, state: Talismani) -> None:
        if len(state.pool) == 1:
            take_card(state, self.seat, state.pool[0], "TdT-033")
        else:
            super().run(state)

    def options(self, state: Talismani) -> list[int]:
        return [_TAKE + (card << 20) for card in sorted(state.pool)]

    def answer(self, state: Talismani, seat: int, action: int) -> None:
        take_card(state, seat, first_of(action), "TdT-031")
        entitled = takers(state)
        state.push(PICK_CARDS[entitled[(entitled.index(seat) + 1) % len(entitled)]])

    def why_not(self, state: Talismani, seat: int, action: int) -> IllegalAction:
        if verb_of(action) != TAKE:
            return IllegalAction("error-must-take", {}, "TR-38")
        return IllegalAction("error-not-in-pool", {"card": CARD_NAMES[first_of(action)]}, "TdT-031")


# CAMBIA IL TEMPO


class Weather(Step[Talismani]):
    """The winner keeps the dominant suit or sends it to the back, unless a Cambia il tempo was laid (TdT-038, TdT-039)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        if not played_specials(state, TURN_WEATHER):
            state.phase = WEATHER
            state.push(TURN_BY_WINNER[state.winner])


class TurnByWinner(TurnByCard):
    """The winner decides on the weather (TdT-038)."""

    __slots__ = ()
    rule: ClassVar[str] = "TdT-038"


# Un turno senza vincitore


class WithoutWinner(Step[Talismani]):
    """All that was laid leaves the game, the stake stays; those who sat out collect all the same (TdT-021, TR-25, TR-29, TR-30)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        if state.rulings.forge_without_winner or not state.order:
            collect(state)
        state.push(DISCARD_PLAYS)
        if state.rulings.specials_without_winner:
            state.push(SPECIALS_ACT)


class DiscardPlays(Step[Talismani]):
    """The cards of a turn without a winner (TdT-021)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        if state.pool:
            discard_pool(state, "TdT-021")


# FINE DEL TURNO, FINE DEL GIOCO


class EndOfTurn(Step[Talismani]):
    """The new stake is laid out; with an empty hand the game is over (TdT-056, TR-36)."""

    __slots__ = ()

    def run(self, state: Talismani) -> None:
        if state.winner != NOBODY:
            state.stake = state.next_stake
            state.next_stake = NO_CARD
        done = state.last_cards
        if not state.rulings.end_with_last_card:
            done = [seat for seat in range(state.players) if not state.hands[seat]]
        if done:
            if state.events is not None:
                state.tell("game-ends", "TdT-056", {"seats": done, "turn": state.turn})
            clear_table(state)
            state.finish(score.places(state))
        else:
            state.push(NEW_TURN)


def clear_table(state: Talismani) -> None:
    """The last stake and all talismans that were not forged are discarded (TdT-022, TdT-045, TR-41, TR-42)."""
    for seat in range(state.players):
        if state.rulings.ripe_at_end:
            forge(state, seat, "TR-41", len(state.prepared[seat]))
        for talisman in state.prepared[seat]:
            state.discards += talisman
            if state.events is not None:
                state.tell("not-forged", "TdT-045", {"seat": seat, "cards": cards.names(list(talisman))})
        state.prepared[seat] = ()
    if state.events is not None:
        state.tell("stake-lost", "TR-42" if state.winner != NOBODY else "TdT-022", {"card": CARD_NAMES[state.stake]})
    state.discards.append(state.stake)
    state.stake = NO_CARD
    if state.events is not None:
        score.tell_result(state)


# Steps never change, so one of each serves every seat of every table.
SEATS = range(10)
PUT_ASIDE: Final = [PutAside(seat) for seat in SEATS]
CHOOSE_STAKES: Final = [ChooseStake(seat) for seat in SEATS]
REORDERS: Final = [Reorder(seat) for seat in SEATS]
TURN_BY_CARD: Final = [TurnByCard(seat) for seat in SEATS]
TURN_BY_WINNER: Final = [TurnByWinner(seat) for seat in SEATS]
PICK_CARDS: Final = [PickCard(seat) for seat in SEATS]
NEW_TURN: Final = NewTurn()
LAY_CARDS: Final = LayCards()
REVEAL: Final = Reveal()
SPECIALS_ACT: Final = Specials()
DISCARD_PLAYS: Final = DiscardPlays()
DISTRIBUTION_LAST_FIRST: Final[list[Step[Talismani]]] = [
    EndOfTurn(),
    Weather(),
    ShareOut(),
    SPECIALS_ACT,
    Forge(),
    NewStake(),
    Asides(),
]
#: Where the stake is chosen among all cards played (TR-14).
DISTRIBUTION_STAKE_FIRST: Final[list[Step[Talismani]]] = [
    EndOfTurn(),
    Weather(),
    ShareOut(),
    SPECIALS_ACT,
    Forge(),
    Asides(),
    NewStake(),
]
WITHOUT_WINNER_LAST_FIRST: Final[list[Step[Talismani]]] = [EndOfTurn(), WithoutWinner()]

STEPS: Final = (
    Start,
    NewTurn,
    LayCards,
    Reveal,
    Asides,
    PutAside,
    NewStake,
    ChooseStake,
    Forge,
    Specials,
    InvertRow,
    Reorder,
    TurnByCard,
    ShareOut,
    PickCard,
    Weather,
    TurnByWinner,
    WithoutWinner,
    DiscardPlays,
    EndOfTurn,
)
