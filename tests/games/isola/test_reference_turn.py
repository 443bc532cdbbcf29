"""Random games in which nobody attacks, played by the program and by the plain reference beside this file."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.isola.facts import FACTS
from games.isola.looking import hand, key, past, points, values, view, winner
from games.isola.reference_turn import SEATS, Course, Print, Side, Table, Thing, printed
from support import asked, offered, play, rule
from tavolata.engine import State
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

PRINTS = [printed(fact, key(number)) for number, fact in FACTS.items()]
#: Cards that ask or do something when they are played or in the order phase are not for this test.
PLAIN = [card for card in PRINTS if "play:" not in card.does and "order:" not in card.does]
OF_TYPES = {types: [card for card in PLAIN if card.type in types] for types in ("M", "C", "A", "P", "TS", "EX", "V")}
#: How many different cards of those types a side has, and the most of each; some of them both have.
SHARES = {"M": (3, 4), "C": (4, 2), "A": (4, 2), "P": (5, 2), "TS": (3, 2), "EX": (5, 2), "V": (3, 2)}
FORCES = 3


def some_cards(lots: random.Random, common: list[Print]) -> list[Print]:
    found: list[Print] = []
    for types, (different, most) in SHARES.items():
        chosen = lots.sample(OF_TYPES[types], different) + [card for card in common if card.type in types]
        for card in {card.key: card for card in chosen}.values():
            found += [card] * lots.randint(1, most)
    equal = Counter(card.equal() for card in found)
    found = [card for card in found if card.type == "M" or equal[card.equal()] <= 5]
    lots.shuffle(found)
    return found


def some_forces(lots: random.Random, seat: int, cards: list[Print], there: list[str]) -> list[Thing]:
    """Some who stand there from the beginning, ready or not."""
    found: list[Thing] = []
    for card in [card for card in cards if card.type in "MCA" and card.key not in there][:FORCES]:
        if card.key in [force.print.key for force in found]:
            continue
        cards.remove(card)
        name = card.key if card.is_life else f"{card.key}.{SEATS[seat]}1"
        found.append(Thing(name, card, seat, engaged=lots.random() < 0.5))
    return found


def words(cards: list[Print]) -> str:
    return " ".join(card.key for card in cards)


def laid(number: int) -> tuple[Isola, Table, random.Random]:
    """The same table twice."""
    lots = random.Random(number)
    common = [lots.choice(OF_TYPES["M"]), *lots.sample(OF_TYPES["C"], 2), lots.choice(OF_TYPES["EX"])]
    sides: list[Side] = []
    for seat in range(2):
        cards = some_cards(lots, common)
        there = [force.print.key for side in sides for force in side.forces]
        forces = some_forces(lots, seat, cards, there)
        size = lots.randint(3, 7)
        sides.append(Side(cards[:size], cards[size:], forces=forces, points=lots.randint(0, 6)))
    options = {
        "game": lots.choice(["base", "advanced"]),
        "deck-out": lots.choice(["on-draw", "on-empty"]),
    }
    state = position(
        phase="order",
        hands=[words(side.hand) for side in sides],
        futures=[words(side.future) for side in sides],
        forces=[" ".join(force.print.key + "!" * force.engaged for force in side.forces) for side in sides],
        points=[side.points for side in sides],
        options=options,
    )
    return state, Table(sides, options["game"] == "advanced", options["deck-out"] == "on-empty"), lots


def keys_of(cards: list[Print]) -> str:
    return " ".join(sorted(card.key for card in cards))


def borne(thing: Thing) -> list[tuple[str, int]]:
    return sorted((card.key, owner) for card, owner in thing.held)


def check(state: State, table: Table) -> None:
    seen = view(state)
    for seat, side in enumerate(table.sides):
        letter = SEATS[seat]
        assert hand(state, letter) == keys_of(side.hand)
        assert past(state, letter) == keys_of(side.past)
        assert seen["futures"][seat] == len(side.future)
        forces = {entry["force"]: entry for entry in seen["forces"] if entry["owner"] == seat}
        assert sorted(forces) == sorted(force.name for force in side.forces)
        for force in side.forces:
            entry, (attack, defence, resistance) = forces[force.name], table.values(force)
            last = f"L{force.lives + len(force.successors())}" if force.print.is_life else resistance
            assert values(state, force.name) == f"{attack}/{defence}/{last}"
            assert entry["engaged"] == force.engaged
            assert sorted((one["card"], one["owner"]) for one in entry["held"]) == borne(force)
        row = seen["territories"][seat]
        assert [entry["place"] for entry in row] == [place.name for place in side.places]
        for place, entry in zip(side.places, row, strict=True):
            assert entry["green"] == table.green(place)
            assert sorted((one["card"], one["owner"]) for one in entry["held"]) == borne(place)
        events = [entry["event"] for entry in seen["destiny"]]
        assert sorted(name for name in events if name[-2] == letter) == sorted(event.name for event in side.events)
    assert points(state) == (table.sides[0].points, table.sides[1].points)


def without_attacks(state: State) -> None:
    while "attack" in asked(state).values():
        play(state, f"{next(iter(asked(state)))} pass")


def in_order(answers: list[str]) -> list[str]:
    """Of several armies that enter together the order means nothing."""
    found = [answer.split() for answer in answers]
    return sorted(
        {" ".join([*parts[:2], *sorted(parts[2:])]) if parts[0] == "settle" else " ".join(parts) for parts in found}
    )


def asked_in_turn(table: Table) -> Course:
    """What the reference asks, and in the end who has won."""
    won = yield from table.game(0)
    yield won


@rule("ID-020", "ID-021", "ID-030", "ID-031", "ID-063", "ID-069", "ID-070", "ID-095", "ID-119", "ID-120", "ID-123")
@rule("ID-124", "ID-130", "ID-131", "ID-177", "ID-190", "ID-193", "ID-224", "ID-227")
@pytest.mark.parametrize("number", range(24))
def test_a_game_without_attacks_is_as_the_reference_has_it(number: int) -> None:
    state, table, lots = laid(number)
    course = asked_in_turn(table)
    question = next(course)
    while isinstance(question, dict):
        without_attacks(state)
        check(state, table)
        assert asked(state) == {SEATS[seat]: name for seat, (name, _) in question.items()}
        answers: dict[int, str] = {}
        for seat, (_, expected) in question.items():
            found = offered(state, SEATS[seat])
            assert in_order(found) == in_order(expected)
            eager = found[0] == "pass" and len(found) > 1 and lots.random() < 0.8
            answers[seat] = lots.choice(found[1:] if eager else found)
        for seat, answer in answers.items():
            play(state, f"{SEATS[seat]} {answer}")
        question = course.send(answers)
    without_attacks(state)
    assert winner(state) == question
