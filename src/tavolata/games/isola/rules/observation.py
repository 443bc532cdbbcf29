"""What one seat may know, and what its answers are, as numbers for programs that learn; nothing that ``view.py`` would not show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Vector, first_of, second_of, verb_of
from tavolata.games.isola.box.actions import ARMY_CARD, ASSIGNED_CARD, NOTATION, PLACE_CARD
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import COLOURS, SCHOOLS, TYPES, Card
from tavolata.games.isola.box.things import CARD_OF, EVENTS_BEGIN, PLACES_BEGIN
from tavolata.games.isola.rules.pieces import Fight, Force, Plan, Planning, Site
from tavolata.games.isola.rules.values import attack_of, defence_of, green_of, is_cancelled, is_inhabited, resistance_of

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola

_SET: Final = len(CARDS)
_PHASES: Final = 6
_SIDES: Final = 2
#: So many protagonists and places of a side are told one by one; the rest is counted with the cards on the table.
_FORCES: Final = 16
_PLACES: Final = 10
_OF_PRINTED: Final = 1 + 3 + len(SCHOOLS) + len(COLOURS)
_OF_FORCE: Final = _OF_PRINTED + 17
_OF_PLACE: Final = 6

# What numbers are shares of; few games come to more.
_TURNS: Final = 60
_POINTS: Final = 20
_HAND: Final = 12
_DECK: Final = 60
_VALUE: Final = 12
_LIVES: Final = 10
_COPIES: Final = 5


def _printed(card: Card) -> list[int]:
    """Where a protagonist has a 1 because of what is printed on it: that it is there, its type, school and colour."""
    found = [0]
    start = 1
    for value, count in ((card.type, 3), (card.school, len(SCHOOLS)), (card.colour, len(COLOURS))):
        if 0 <= value < count:
            found.append(start + value)
        start += count
    return found


_PRINTED: Final = [_printed(card) for card in CARDS]


def blocks() -> list[tuple[str, int]]:
    return [
        ("phase", _PHASES),
        ("counts", 15),
        ("fight", 8),
        ("hand", _SET),
        ("remaining", _SET),
        ("foreseen", _SET),
        ("seen", _SIDES * _SET),
        ("present", _SIDES * _SET),
        ("past", _SIDES * _SET),
        ("removed", _SIDES * _SET),
        ("spent", _SIDES * _SET),
        ("forces", _SIDES * _FORCES * _OF_FORCE),
        ("places", _SIDES * _PLACES * _OF_PLACE),
        ("groups", 1),
    ]


def fill(vector: Vector, state: Isola, seat: int) -> None:
    """The seat itself first, then the other."""
    other = 1 - seat
    vector.one_of(state.phase, _PHASES)
    vector.next()
    _counts(vector, state, seat)
    _fight(vector, state, seat)
    vector.counts_of(state.hands[seat], _SET, _COPIES)
    vector.next()
    future = state.futures[seat]
    vector.counts_of(future, _SET, _COPIES)  # only how often each occurs, never in which order they lie
    vector.next()
    foreseen = state.foreseen[seat]
    for i in range(foreseen):
        vector.mark(future[len(future) - foreseen + i], (i + 1) / foreseen)  # the top is the last
    vector.skip(_SET)
    vector.next()
    vector.counts_of(state.shown[seat], _SET, _COPIES)
    vector.counts_of(state.shown[other] + state.spied[other], _SET, _COPIES)
    vector.next()
    for side in (seat, other):
        vector.counts_of(_present(state, side), _SET, _COPIES)
    vector.next()
    for side in (seat, other):
        vector.counts_of(state.pasts[side], _SET, _COPIES)
    vector.next()
    for side in (seat, other):
        vector.counts_of(state.removed[side], _SET, _COPIES)
    vector.next()
    if state.spent:
        for side in (seat, other):
            vector.counts_of([card for card, owner, _ in state.spent if owner == side], _SET, _COPIES)
    else:
        vector.skip(_SIDES * _SET)
    vector.next()
    groups = Groups(state, seat)
    for side in (seat, other):
        _forces(vector, state, side, groups)
    vector.next()
    for side in (seat, other):
        _places(vector, state, side, groups)
    vector.next()
    vector.share(groups.count, _COPIES)
    vector.next()


def _counts(vector: Vector, state: Isola, seat: int) -> None:
    vector.share(state.turn, _TURNS)
    vector.flag(state.active == seat)
    for side in (seat, 1 - seat):
        vector.share(state.points[side], _POINTS)
        vector.share(len(state.hands[side]), _HAND)
        vector.share(len(state.futures[side]), _DECK)
        vector.share(len(state.forces_of(side)), _FORCES)
        vector.share(len(state.territories[side]), _PLACES)
    vector.share(len(state.battles), _COPIES)
    vector.share(len(state.bought[seat]), _HAND)
    vector.share(len(state.destiny), _COPIES)
    vector.next()


def _fight(vector: Vector, state: Isola, seat: int) -> None:
    fight = state.fight()
    if fight is None:
        vector.skip(8)
        vector.next()
        return
    vector.flag(True)
    vector.flag(fight.attacker == seat)
    vector.flag(fight.challenge)
    vector.flag(fight.undefended)
    vector.share(len(fight.activated), _COPIES)
    vector.share(len(fight.columns[seat]), _COPIES)
    vector.share(len(fight.columns[1 - seat]), _COPIES)
    vector.share(len(state.fights), 3)
    vector.next()


def _present(state: Isola, side: int) -> list[int]:
    """The cards of a side on the table, each as often as it lies there."""
    found: list[int] = []
    for force in state.forces_of(side):
        found += [force.card] * force.lives
        for card, _ in force.held:
            found.append(card)
    for site in state.territories[side]:
        found.append(site.card)
        for card, _ in site.held:
            found.append(card)
    for thing, owner in state.destiny.items():
        if owner == side:
            found.append(CARD_OF[thing])
    return found


class Groups:
    """Who is in the groups that the seat is building, which nobody else sees yet (RU-92), who leads them, and what is attacked by
    them or was declared.
    """

    __slots__ = ("count", "leaders", "members", "targets")

    def __init__(self, state: Isola, seat: int) -> None:
        self.members: list[int] = []
        self.leaders: list[int] = []
        self.targets: list[int] = [battle.target for battle in state.battles]
        self.count = 0
        for group in plan_of(state, seat):
            self.count += 1
            self.members += group.column
            self.leaders += group.leaders
            self.targets.append(group.target)


def plan_of(state: Isola, seat: int) -> Plan:
    """The groups that the seat is building."""
    step = state.agenda[-1] if state.agenda else None
    return step.plan if isinstance(step, Planning) and step.seat == seat else ()


def _forces(vector: Vector, state: Isola, side: int, groups: Groups) -> None:
    forces = state.forces_of(side)
    fight = state.fight()
    count = min(len(forces), _FORCES)
    for i in range(count):
        _force(vector, state, forces[i], groups, fight)
    vector.skip((_FORCES - count) * _OF_FORCE)


def _force(vector: Vector, state: Isola, force: Force, groups: Groups, fight: Fight | None) -> None:
    card, thing = CARDS[force.card], force.thing
    vector.some_of(_PRINTED[force.card], _OF_PRINTED)
    vector.share(attack_of(state, force), _VALUE)
    vector.share(defence_of(state, force), _VALUE)
    vector.share(0 if card.is_life else resistance_of(state, force), _VALUE)
    vector.share(force.all_lives() if card.is_life else 0, _LIVES)
    vector.flag(force.engaged)
    vector.share(len(force.held), _COPIES)
    vector.flag(is_cancelled(state, thing))
    if groups.targets:
        _role(vector, state, thing, groups)
    else:
        vector.skip(6)  # no group is built or declared
    if fight is None:
        vector.skip(3)
    else:
        column = fight.columns[force.owner]
        vector.share(column.index(thing) + 1 if thing in column else 0, _COPIES)
        vector.flag(thing in fight.leaders[force.owner])
        vector.flag(thing in fight.behind[force.owner])
    vector.flag(thing in state.fought)


def _role(vector: Vector, state: Isola, thing: int, groups: Groups) -> None:
    """In the battles that were declared, and in the groups that the seat is building."""
    attacks = defends = leads = False
    for battle in state.battles:
        attacks = attacks or battle.is_attacking(thing)
        defends = defends or battle.is_defending(thing)
        leads = leads or thing in battle.attack_leaders or thing in battle.defence_leaders
    vector.flag(attacks)
    vector.flag(defends)
    vector.flag(leads)
    vector.share(groups.members.index(thing) + 1 if thing in groups.members else 0, _FORCES)
    vector.share(groups.leaders.index(thing) + 1 if thing in groups.leaders else 0, _FORCES)
    vector.flag(thing in groups.targets)


def _places(vector: Vector, state: Isola, side: int, groups: Groups) -> None:
    """The frontier first: it is what can be attacked."""
    territory = state.territories[side]
    count = min(len(territory), _PLACES)
    for i in range(count):
        _place(vector, state, territory[len(territory) - 1 - i], groups)
    vector.skip((_PLACES - count) * _OF_PLACE)


def _place(vector: Vector, state: Isola, site: Site, groups: Groups) -> None:
    vector.flag(True)
    vector.share(green_of(state, site), _COPIES)
    vector.flag(is_inhabited(state, site.thing))
    vector.share(len(site.held), _COPIES)
    fight = state.fight()
    vector.flag(site.thing in groups.targets)
    vector.flag(fight is not None and fight.place == site.thing)


# Answers

_OF_CARD: Final = len(TYPES) + len(SCHOOLS) + len(COLOURS) + 8
FEATURES: Final = [("cards", 2 * _OF_CARD), ("thing", 8)]

_KINDS: Final[list[list[str]]] = [[kind.name for kind in verb.kinds] for verb in NOTATION.verbs]
_SUBSETS: Final[dict[str, list[int]]] = {
    "place-card": PLACE_CARD.cards,
    "army-card": ARMY_CARD.cards,
    "assigned-card": ASSIGNED_CARD.cards,
}


def describe(vector: Vector, state: Isola, seat: int, action: int) -> None:
    """What is printed on the cards that it names, and how the one on the table stands."""
    kinds = _KINDS[verb_of(action)]
    first, second = first_of(action), second_of(action)
    one = _thing_of(kinds[0], first) if first >= 0 else -1
    two = _thing_of(kinds[1], second) if second >= 0 else -1
    _card(vector, CARD_OF[one] if one >= 0 else _card_of(kinds[0], first) if first >= 0 else -1)
    _card(vector, CARD_OF[two] if two >= 0 else _card_of(kinds[1], second) if second >= 0 else -1)
    vector.next()
    _thing(vector, state, seat, one if one >= 0 else two)
    vector.next()


def _thing_of(kind: str, number: int) -> int:
    """The thing on the table that an argument of that kind names, or -1."""
    if kind == "force":
        return number
    if kind == "place":
        return PLACES_BEGIN + number
    return EVENTS_BEGIN + number if kind == "event" else -1


def _card_of(kind: str, number: int) -> int:
    """The card that an argument of that kind names, or -1."""
    if kind == "card":
        return number
    return _SUBSETS[kind][number] if kind in _SUBSETS else -1


def _card(vector: Vector, number: int) -> None:
    if number < 0:
        vector.skip(_OF_CARD)
        return
    card = CARDS[number]
    vector.one_of(card.type, len(TYPES))
    vector.one_of(card.school, len(SCHOOLS))
    vector.one_of(card.colour, len(COLOURS))
    vector.share(card.atk, _VALUE)
    vector.share(card.defence, _VALUE)
    vector.share(card.res, _VALUE)
    vector.share(card.green, _COPIES)
    vector.share(card.ochre, _COPIES)
    vector.flag(card.is_life)
    vector.flag(card.inhabited)
    vector.share(len(card.abilities), 3)


def _thing(vector: Vector, state: Isola, seat: int, thing: int) -> None:
    owner = state.owner_of(thing) if thing >= 0 else -1
    if owner < 0:
        vector.skip(8)
        return
    vector.flag(True)
    vector.flag(owner == seat)
    if thing >= PLACES_BEGIN:
        vector.skip(6)
        return
    force = state.forces[thing]
    vector.flag(force.engaged)
    vector.share(attack_of(state, force), _VALUE)
    vector.share(defence_of(state, force), _VALUE)
    vector.share(resistance_of(state, force), _VALUE)
    vector.share(force.all_lives(), _LIVES)
    vector.share(len(force.held), _COPIES)
