"""What each seat may see of a table, and worlds that look the same to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.engine import Part, SeatDeck, decks_view
from tavolata.games.isola.box.actions import NOTATION
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.decks import MADE
from tavolata.games.isola.box.records import KEYWORDS
from tavolata.games.isola.box.things import PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import guessing
from tavolata.games.isola.rules.pieces import Column, Force, Site
from tavolata.games.isola.rules.values import (
    attack_of,
    defence_of,
    green_of,
    has_keyword,
    is_cancelled,
    is_inhabited,
    resistance_of,
)

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola


def names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


def thing_names(things: Column) -> list[str]:
    return [THING_NAMES[thing] for thing in things]


def hidden_from(state: Isola, seat: int) -> list[int]:
    """The cards that the seat has not seen where they lie: both futures and the other one's hand, but for what it knows of them."""
    other = 1 - seat
    future = state.futures[seat]
    hidden = future[: len(future) - state.foreseen[seat]] + state.futures[other] + state.hands[other]
    for card in state.shown[other] + state.spied[other]:
        hidden.remove(card)
    return hidden


def view(state: Isola, seat: int) -> dict[str, object]:
    """The table as the seat (-1: a spectator) sees it; hands, futures and the other one's deck are hidden (RU-86)."""
    from tavolata.games.isola.rules.state import PHASES

    seen: dict[str, object] = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active,
        "points": state.points[:],
        "hands": [len(hand) for hand in state.hands],
        "futures": [len(future) for future in state.futures],
        "pasts": [names(past) for past in state.pasts],
        "removed": [names(removed) for removed in state.removed],
        "shown": [names(sorted(shown)) for shown in state.shown],
        "forces": [_force(state, state.forces[thing]) for thing in sorted(state.forces)],
        "territories": [[_site(state, site) for site in territory] for territory in state.territories],
        "destiny": [{"event": THING_NAMES[thing], "owner": state.destiny[thing]} for thing in sorted(state.destiny)],
        "spent": [{"card": KEYS[card], "owner": owner} for card, owner, _ in state.spent],
        **_combat(state),
        "decks": decks_view(state, seat),
    }
    if state.over:
        seen["last_hands"] = [names(hand) for hand in state.hands]
    if seat >= 0:
        seen.update(own_view(state, seat))
    return seen


def own_view(state: Isola, seat: int) -> dict[str, object]:
    """What only that seat sees."""
    future, foreseen = state.futures[seat], state.foreseen[seat]
    own: dict[str, object] = {
        "hand": names(state.hands[seat]),
        "remaining": names(sorted(future)),
        "foreseen": names(future[len(future) - foreseen :][::-1]),
        "spied": names(sorted(state.spied[1 - seat])),
    }
    if state.bought[seat]:
        own["bought"] = [NOTATION.text(move) for move in state.bought[seat]]
    own.update(_building(state, seat))
    return own


def private_view(state: Isola, seat: int) -> dict[str, object]:
    """The entries that are not as a spectator's: put over those they make the seat's view."""
    return {"decks": decks_view(state, seat), **own_view(state, seat)}


def _building(state: Isola, seat: int) -> dict[str, object]:
    """The groups that the seat is building, which nobody else sees yet (RU-92), and whether they attack or defend."""
    from tavolata.games.isola.rules.state import COMBAT

    if state.phase != COMBAT or state.over:
        return {}
    from tavolata.games.isola.fight_view import building_view

    return building_view(state, seat)


def _combat(state: Isola) -> dict[str, object]:
    """Battles and fights, with what they come to; that is worked out only where there are any."""
    if not state.battles and not state.fights:
        return {"battles": [], "fights": []}
    from tavolata.games.isola.fight_view import combat_view

    return combat_view(state)


# Where values come from


def parts_of(state: Isola, thing: int) -> dict[str, list[list[object]]]:
    """Where each value of a protagonist or a place on the table comes from: what it is, the card it comes from, how much.

    ``value`` is printed on the card itself, ``card`` is added or taken away by another, ``floor`` brings it back to 0 (RU-40).
    The numbers add up to the value.
    """
    if thing >= PLACES_BEGIN:
        found: list[Part] = []
        return {"green": _parts_view(found, green_of(state, state.site(thing), found))}
    force = state.forces[thing]
    told: dict[str, list[list[object]]] = {}
    for name, value_of in (("attack", attack_of), ("defence", defence_of), ("resistance", resistance_of)):
        if name != "resistance" or not CARDS[force.card].is_life:
            parts: list[Part] = []
            told[name] = _parts_view(parts, value_of(state, force, parts))
    return told


def _parts_view(parts: list[Part], value: int) -> list[list[object]]:
    found: list[list[object]] = []
    for name, _, count in parts:
        found.append(["card" if found else "value", name, count])
    missing = value - sum([count for _, _, count in parts])
    return [*found, ["floor", None, missing]] if missing else found


def _force(state: Isola, force: Force) -> dict[str, object]:
    card = CARDS[force.card]
    seen: dict[str, object] = {
        "force": THING_NAMES[force.thing],
        "card": card.key,
        "owner": force.owner,
        "attack": attack_of(state, force),
        "defence": defence_of(state, force),
        "engaged": force.engaged,
        "held": [{"card": KEYS[number], "owner": owner} for number, owner in force.held],
        "keywords": [keyword for keyword in KEYWORDS if has_keyword(state, keyword, force.thing)],
        "cancelled": is_cancelled(state, force.thing),
        "parts": parts_of(state, force.thing),
    }
    if card.is_life:
        seen["lives"] = force.all_lives()
    else:
        seen["resistance"] = resistance_of(state, force)
    return seen


def _site(state: Isola, site: Site) -> dict[str, object]:
    return {
        "place": THING_NAMES[site.thing],
        "card": KEYS[site.card],
        "green": green_of(state, site),
        "inhabited": is_inhabited(state, site.thing),
        "held": [{"card": KEYS[number], "owner": owner} for number, owner in site.held],
        "cancelled": is_cancelled(state, site.thing),
        "parts": parts_of(state, site.thing),
    }


def show(state: Isola) -> str:
    """The whole table with its secrets, for debugging."""
    from tavolata.games.isola.rules.state import PHASES

    lines = [f"turn {state.turn} of {'AB'[state.active]}, {PHASES[state.phase]}, points {state.points}"]
    for seat in range(state.players):
        row = " ".join(THING_NAMES[site.thing] for site in state.territories[seat])
        lines.append(f"{'AB'[seat]} hand: {' '.join(names(state.hands[seat]))}")
        lines.append(f"  places from the oldest: {row or '-'}")
        for force in state.forces_of(seat):
            held = "".join(f" +{KEYS[card]}" for card, _ in force.held)
            turned = " engaged" if force.engaged else ""
            lines.append(f"  {THING_NAMES[force.thing]} x{force.lives}{held}{turned}")
        lines.append(f"  future {len(state.futures[seat])}, past {' '.join(names(state.pasts[seat])) or '-'}")
    for fight in state.fights:
        lines.append(f"fight: {thing_names(fight.columns[0])} against {thing_names(fight.columns[1])}")
    return "\n".join(lines)


# Worlds that look the same


def redeal(state: Isola, seat: int) -> None:
    """Hidden cards as they could lie just as well: the order of the futures, the other hand, and where lists are closed the other
    deck itself.
    """
    rules = state.game.seat_decks
    open_lists = rules is not None and rules.are_open(state.options)
    decks = state.seat_decks[:]
    for other in range(state.players):
        if other == seat:
            _shuffle_own(state, other)
            continue
        known = sorted(state.shown[other] + (state.spied[other] if seat >= 0 else []))
        count = len(state.hands[other]) + len(state.futures[other]) - len(known)
        if open_lists:
            hidden = sorted(state.hands[other] + state.futures[other])
            for card in known:
                hidden.remove(card)
        else:
            hidden = guessing.guess(state, other, known, count)
        _deal(state, other, known, hidden)
        if not open_lists:
            cards = sorted(state.cards_of(other))
            name = decks[other].name if decks[other].named else ""
            salt = MADE if decks[other].salt == MADE else b"?"
            decks[other] = SeatDeck(names(cards), name, decks[other].named, salt)
        if seat < 0:
            state.spied[other] = []
    state.seat_decks = decks
    # What others have bought is not known; that they have bought nothing is as good a guess as any.
    state.bought = [state.bought[other] if other == seat else () for other in range(state.players)]
    _put_back_again(state, seat)


def _put_back_again(state: Isola, seat: int) -> None:
    """Somebody else is putting cards back onto a future: which ones is not known to others."""
    from tavolata.games.isola.rules.piles import PutBack

    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PutBack) and step.seat != seat:
        top = state.futures[step.seat][-step.count :]
        state.agenda[-1] = PutBack(step.seat, step.count, top[: len(step.chosen)])


def _shuffle_own(state: Isola, seat: int) -> None:
    """The own future but for the cards on top that the owner knows."""
    future, foreseen = state.futures[seat], state.foreseen[seat]
    unknown = sorted(future[: len(future) - foreseen])
    state.chance.shuffle(unknown)
    state.futures[seat] = unknown + future[len(future) - foreseen :]


def _deal(state: Isola, seat: int, known: list[int], hidden: list[int]) -> None:
    """Deal hidden cards to a hand, beside those that were seen in it, and to a future."""
    state.chance.shuffle(hidden)
    wanted = len(state.hands[seat]) - len(known)
    hand = hidden[:wanted]
    future = hidden[wanted:]
    guessing.let_answer(state, seat, known, hand, future)
    state.hands[seat] = sorted(known + hand)
    state.futures[seat] = future
