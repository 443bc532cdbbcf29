"""A game without combat once more, in plain Python on the table of reviewed cards, to compare the program with.

Written from the rulebook's chapters on life, on assignment, on each type of card, on the course of a turn and on the advanced game
(ID-001 to ID-132, ID-177 to ID-181, ID-190 to ID-193, ID-223 to ID-230); it shares no code with the game. It knows the cards that do
nothing when they are played; whoever attacks, it is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, permutations
from typing import Any

SEATS = "AB"
HAND = 7
MARGIN = 10


@dataclass(frozen=True)
class Print:
    """A line of the table of cards."""

    key: str
    name: str
    type: str
    school: str
    colour: str
    values: tuple[int, ...]
    is_life: bool
    inhabited: bool
    green: int
    profile: str
    duration: str
    traits: frozenset[str]
    does: str

    def equal(self) -> tuple[str, str]:
        return self.name, self.type


def printed(fact: dict[str, str], key: str) -> Print:
    values = [0 if part in "-L" else int(part) for part in fact["values"].split("/")] if "/" in fact["values"] else []
    return Print(
        *(key, fact["name"], fact["id"][0], fact["sch"], fact["col"]),
        values=(*values, 0, 0, 0)[:3],
        is_life=fact["values"].endswith("L"),
        inhabited=fact["kind"] == "inhabited",
        green=0 if fact["green"] == "-" else int(fact["green"]),
        profile=fact["profile"],
        duration=fact["duration"],
        traits=frozenset(fact["traits"].replace(",", " ").split()),
        does=fact["encoding"],
    )


@dataclass
class Thing:
    """A protagonist, place or event in the present, with what it bears: cards and whose they are."""

    name: str
    print: Print
    owner: int
    lives: int = 1
    engaged: bool = False
    held: list[tuple[Print, int]] = field(default_factory=list)
    #: Attack of charges that were used in this turn.
    charged: int = 0

    def successors(self) -> list[Print]:
        return [card for card, _ in self.held if card.name == "Successore"]

    def charges(self) -> list[Print]:
        return [card for card, _ in self.held if card.duration == "use"]


@dataclass
class Side:
    hand: list[Print]
    #: The top first.
    future: list[Print]
    past: list[Print] = field(default_factory=list)
    forces: list[Thing] = field(default_factory=list)
    #: The oldest first.
    places: list[Thing] = field(default_factory=list)
    events: list[Thing] = field(default_factory=list)
    points: int = 0


#: What somebody is asked, by seat: the question and its answers. At a quick table nobody is asked to answer who can only pass.
Asked = dict[int, tuple[str, list[str]]]
#: A game, or a part of one, that asks, is answered by seat, and returns who has won: a seat, "=" for both.
Course = Generator[Any, dict[int, str], Any]


class Table:
    def __init__(self, sides: list[Side], advanced: bool = False, lose_on_empty: bool = False) -> None:
        self.sides = sides
        self.advanced = advanced
        self.lose_on_empty = lose_on_empty

    # The course of a game (LA SEQUENZA DI GIOCO)

    def game(self, seat: int) -> Course:
        while True:
            won = yield from self.turn([seat, 1 - seat] if self.advanced else [seat])
            if won:
                return won
            seat = 1 - seat

    def turn(self, seats: list[int]) -> Course:
        won = self.order(seats)
        if won:
            return won
        for seat in seats:
            for force in self.sides[seat].forces:
                force.engaged = False
        won = yield from self.draw(seats)
        if won:
            return won
        yield from self.exchange(seats[0], self.charges_of, "window")
        for seat in seats:
            yield from self.present(seat)
        for seat in seats:
            side = self.sides[seat]
            while len(side.hand) > HAND:
                answers = yield {seat: ("discard", [f"discard {card.key}" for card in side.hand])}
                side.past.append(self.from_hand(seat, answers[seat].split()[1]))
        for side in self.sides:
            for event in [event for event in side.events if event.print.duration == "turn"]:
                side.events.remove(event)
                side.past.append(event.print)
            for force in side.forces:
                force.charged = 0
        return ""

    def order(self, seats: list[int]) -> str:
        """In the base game the points are taken and then the lead is judged, in the advanced one the other way round."""
        if self.advanced and self.leader(seats):
            return self.leader(seats)
        for seat in seats:
            self.sides[seat].points += sum(self.green(place) for place in self.sides[seat].places)
        return "" if self.advanced else self.leader(seats)

    def leader(self, seats: list[int]) -> str:
        for seat in seats:
            if self.sides[seat].points - self.sides[1 - seat].points >= MARGIN:
                return SEATS[seat]
        return ""

    def green(self, place: Thing) -> int:
        names = [card.name for card, _ in place.held]
        if "Nomadi" in names:
            return 0
        more = names.count("Cisterna") - names.count("Decreto")
        if place.print.name == "Orti pensili":
            more += len([force for force in self.sides[place.owner].forces if "rebel" in force.print.traits]) >= 2
        return max(0, place.print.green + more)

    def draw(self, seats: list[int]) -> Course:
        won = self.out_of_future(seats)
        if won:
            return won
        question: Asked = {}
        for seat in seats:
            most = min(3, len(self.sides[seat].future))
            question[seat] = ("draw", [f"draw {count}" for count in range(1, most + 1)])
        answers = yield question
        for seat, answer in answers.items():
            side, count = self.sides[seat], int(answer.split()[1])
            side.hand += side.future[:count]
            side.future = side.future[count:]
        return self.out_of_future([0, 1]) if self.lose_on_empty else ""

    def out_of_future(self, seats: list[int]) -> str:
        """Who must draw and cannot has lost; if that is true of both, points decide."""
        empty = [seat for seat in seats if not self.sides[seat].future]
        if len(empty) < 2:
            return SEATS[1 - empty[0]] if empty else ""
        mine, theirs = self.sides[0].points, self.sides[1].points
        return "=" if mine == theirs else SEATS[theirs > mine]

    def exchange(self, first: int, answers_of: Callable[[int], list[str]], question: str) -> Course:
        """In turn, until both have declined one after the other."""
        seat, passes = first, 0
        while passes < 2:
            answers = answers_of(seat)
            answer = "pass"
            if answers:
                answer = (yield {seat: (question, ["pass", *answers])})[seat]
            passes = passes + 1 if answer == "pass" else 0
            if answer != "pass":
                yield from self.carry_out(seat, answer)
            seat = 1 - seat

    # Presentation (LA FASE DI PRESENTAZIONE, L'ASSEGNAZIONE and the chapters of the types)

    def present(self, seat: int) -> Course:
        """Whoever presents plays, the other one may answer; it is over when both have declined one after the other."""
        turn, passes = seat, 0
        while passes < 2:
            question = "present" if turn == seat else "reply"
            answers = self.plays(turn) if turn == seat else self.replies(turn)
            answer = "pass"
            if (
                answers or turn == seat
            ):  # whoever presents is asked anyway, lest the others learn that there is nothing to play
                answer = (yield {turn: (question, ["pass", *answers])})[turn]
            passes = passes + 1 if answer == "pass" else 0
            if answer != "pass":
                yield from self.carry_out(turn, answer)
            turn = 1 - turn

    def replies(self, seat: int) -> list[str]:
        events = [card for card in self.different(seat) if card.type == "V" and card.duration == "turn"]
        return [f"play {card.key}" for card in events if not self.is_blocked(card)] + self.charges_of(seat)

    def charges_of(self, seat: int) -> list[str]:
        return [f"expend {force.name}" for force in self.sides[seat].forces if force.charges()]

    def different(self, seat: int) -> list[Print]:
        return list({card.key: card for card in self.sides[seat].hand}.values())

    def is_blocked(self, card: Print) -> bool:
        """A unique card of which an equal one is in play, whoever has it."""
        equal = [card.equal() == other.equal() for other in self.in_play()]
        return "unique" in card.traits and any(equal)

    def in_play(self) -> list[Print]:
        things = [thing for side in self.sides for thing in side.forces + side.places + side.events]
        return [thing.print for thing in things] + [card for thing in things for card, _ in thing.held]

    def plays(self, seat: int) -> list[str]:
        cards = [card for card in self.different(seat) if not self.is_blocked(card)]
        found = [f"play {card.key}" for card in cards if self.comes_alone(seat, card)]
        found += self.settlements(seat, cards)
        for card in cards:
            if card.type not in "TSEX" or card.duration == "p&d":
                continue
            for side in self.sides:
                found += [
                    f"assign {card.key} {force.name}" for force in side.forces if self.may_bear(seat, force, card)
                ]
                found += [
                    f"attach {card.key} {place.name}" for place in side.places if self.may_bear(seat, place, card)
                ]
        return found + self.charges_of(seat)

    def comes_alone(self, seat: int, card: Print) -> bool:
        if card.type in "MCV":
            return True
        if card.type == "P":
            return not card.inhabited or "rule: alone" in card.does
        if card.type != "A":
            return False
        own = [force.print for force in self.sides[seat].forces]
        if "may_if(some(own hokuto master))" in card.does:
            return any(other.type == "M" and other.school == "H" for other in own)
        if "may_if(some(own cobra))" in card.does:
            return any("cobra" in other.traits for other in own)
        return "rule: alone" in card.does

    def settlements(self, seat: int, cards: list[Print]) -> list[str]:
        hand = [card.key for card in self.sides[seat].hand]
        armies = sorted((card for card in cards if card.type == "A"), key=lambda card: card.key)
        homes = [card for card in cards if card.type == "P" and card.inhabited]
        found: list[str] = []
        for home in homes:
            fitting = [card for card in armies if "needs_places" not in card.does and self.go_together(home, card)]
            found += [f"settle {home.key} {army.key}" for army in fitting]
            if "extra_armies(1)" in home.does:
                for one, other in combinations_with_replacement(fitting, 2):
                    if one is not other or (hand.count(one.key) > 1 and "unique" not in one.traits):
                        found.append(f"settle {home.key} {one.key} {other.key}")
        for army in armies:
            if "needs_places(2)" not in army.does:
                continue
            fitting = [home for home in homes if self.go_together(home, army)]
            found += [f"muster {army.key} {one.key} {other.key}" for one, other in permutations(fitting, 2)]
            twice = [home for home in fitting if hand.count(home.key) > 1 and "unique" not in home.traits]
            found += [f"muster {army.key} {home.key} {home.key}" for home in twice]
        return found

    def go_together(self, home: Print, army: Print) -> bool:
        if {home.colour, army.colour} == {"R", "B"} or home.school not in ("-", army.school):
            return False
        return "only_with(cobra army)" not in home.does or "cobra" in army.traits

    def may_bear(self, seat: int, host: Thing, card: Print) -> bool:
        kinds = {"M": "master", "C": "character", "A": "army", "P": "place"}
        if kinds[host.print.type] not in card.profile.replace("none: ", "").split("/"):
            return False
        if card.colour not in ("G", host.print.colour) or card.school not in ("-", host.print.school):
            return False
        if host.owner != seat and card.name not in ("Nomadi", "Decreto"):
            return False
        borne = [other for other, _ in host.held]
        if card.name == "Nomadi" and (not host.print.inhabited or "Nomadi" in [other.name for other in borne]):
            return False
        if card.name == "Successore":
            others = [force for force in self.sides[seat].forces if force is not host and force.successors()]
            return not any(force.print.school == host.print.school for force in others)
        if card.type in "TS":
            return not any(other.type == card.type for other in borne)
        return "cumulative" in card.traits or card.equal() not in [other.equal() for other in borne]

    # What is played

    def from_hand(self, seat: int, key: str) -> Print:
        hand = self.sides[seat].hand
        card = next(card for card in hand if card.key == key)
        hand.remove(card)
        return card

    def carry_out(self, seat: int, answer: str) -> Course:
        verb, *words = answer.split()
        if verb == "expend":
            force = self.thing(words[0])
            charge = next(entry for entry in force.held if entry[0].duration == "use")
            force.held.remove(charge)
            force.charged += charge[0].values[0]
            self.sides[charge[1]].past.append(charge[0])
        elif verb in ("assign", "attach"):
            self.thing(words[1]).held.append((self.from_hand(seat, words[0]), seat))
        elif verb in ("settle", "muster"):
            for word in words[1:] + words[:1] if verb == "muster" else words:
                self.enter(seat, self.from_hand(seat, word))
        else:
            card = self.from_hand(seat, words[0])
            rival = next((force for force in self.sides[1 - seat].forces if force.print.key == card.key), None)
            if card.is_life and rival is not None:
                self.sides[seat].past.append(card)
                yield from self.strike(rival)
            else:
                self.enter(seat, card)

    def thing(self, name: str) -> Thing:
        return next(thing for side in self.sides for thing in side.forces + side.places if thing.name == name)

    def enter(self, seat: int, card: Print) -> None:
        side = self.sides[seat]
        there = next((force for force in side.forces if force.print.key == card.key), None)
        if card.is_life and there is not None:
            there.lives += 1
            return
        row = side.places if card.type == "P" else side.events if card.type == "V" else side.forces
        taken = [thing.name for thing in row]
        names = [card.key] if card.is_life else [f"{card.key}.{SEATS[seat]}{count}" for count in range(1, 9)]
        row.append(Thing(next(name for name in names if name not in taken), card, seat))

    def strike(self, force: Thing) -> Course:
        """A life is lost to a copy: a Successor's where one card of the master is left, else whichever the owner likes."""
        side, successors = self.sides[force.owner], force.successors()
        lost = successors[0] if successors else force.print
        if successors and force.lives > 1:
            answers = sorted({f"lose {card.key}" for card in [force.print, *successors]})
            answer = yield {force.owner: ("lose-life", answers)}
            lost = next(card for card in [force.print, *successors] if answer[force.owner] == f"lose {card.key}")
        side.past.append(lost)
        if lost is not force.print:
            force.held.remove((lost, force.owner))
            return
        force.lives -= 1
        if not force.lives:
            side.forces.remove(force)
            for card, owner in force.held:
                self.sides[owner].past.append(card)

    # Values outside combat

    def values(self, force: Thing) -> tuple[int, int, int]:
        counting = [card.values for card, _ in force.held if card.type in "EX" and card.duration != "use"]
        attack, defence, resistance = (sum(column) for column in zip(force.print.values, *counting, strict=True))
        revolts = len([event for side in self.sides for event in side.events if event.print.name == "Rivolta"])
        if "rebel" in force.print.traits:
            attack, defence = attack + revolts, defence + revolts
        return attack + force.charged, defence, resistance
