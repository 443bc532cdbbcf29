"""Reading the table: whom a selector means, whether a condition holds, what lasts, what a value is and why.

A value is the printed one and what assigned cards add, then +N and -N, then doubling, then zero, and never below 0 (RU-40,
RU-41). The engine's modifiers have these layers; a keyword is a modifier, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tavolata.engine import ADD, Modifier, Part
from tavolata.engine.modifiers import LASTS
from tavolata.engine.saving import ANY, COUNT, FLAG, SEAT, Number, Saved
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import (
    ALL,
    COMMANDING,
    COUNT_OF,
    DISCARD_AFTER_USE,
    ENEMY,
    ENEMY_FRONT,
    EQUIPMENT,
    FITTING,
    FIXED,
    FRONT,
    GROUP,
    IF_ATTACKING,
    IF_COUNT,
    IF_DEFENDING,
    IF_FEWER,
    IF_FRONT,
    IF_HOST,
    IF_NONE,
    IF_SOME,
    IF_UNDEFENDED,
    IN_ATTACK_GROUP,
    IN_FUTURE,
    IN_GROUP,
    IN_HAND,
    IN_PAST,
    KEYWORDS,
    LIVES_OF_HOST,
    LONE,
    NOT_ASKED,
    OWN,
    OWN_FRONT,
    PERMANENT,
    SPECIAL,
    STATIC,
    STATS,
    WHATEVER,
    Amount,
    Card,
    Condition,
    Selector,
)
from tavolata.games.isola.box.things import A_THING_OR_NONE, CARD_OF, PLACES_BEGIN
from tavolata.games.isola.rules.pieces import AN_ABILITY, NONE, Fight, Force, Site

if TYPE_CHECKING:
    from tavolata.games.isola.rules.state import Isola

# The kinds of modifiers: values, keywords, and what takes a keyword away.
ATTACK: Final = STATS[0]
DEFENCE: Final = STATS[1]
RESISTANCE: Final = STATS[2]
GREEN: Final = STATS[3]
SURPRISE: Final = KEYWORDS[0]
DOUBLE: Final = KEYWORDS[1]
MORTAL: Final = KEYWORDS[2]
MASSACRE: Final = KEYWORDS[3]
COBRA: Final = KEYWORDS[4]
REBEL: Final = KEYWORDS[5]
WITHOUT: Final = {keyword: f"no-{keyword}" for keyword in KEYWORDS}
CANCELLED: Final = "cancel"
SUICIDE: Final = "suicide"
UNINHABITED: Final = "uninhabited"
CANNOT: Final = "cannot-"
CANNOT_ATTACK: Final = "cannot-attack"
CANNOT_DEFEND: Final = "cannot-defend"
CANNOT_BE_ATTACKED: Final = "cannot-be_attacked"
CANNOT_BE_PICKED: Final = "cannot-be_picked"
CANNOT_ACTIVATE: Final = "cannot-activate"

COBRA_BIT: Final = 1 << KEYWORDS.index(COBRA)
REBEL_BIT: Final = 1 << KEYWORDS.index(REBEL)

# What cancels a record: nothing; whatever cancels the card it comes from; whatever cancels the card that bears that card.
NOTHING: Final = 0
OF_CARD: Final = 1
OF_HELD: Final = 2


class Live(Modifier):
    """A record of a card while it lasts: whom it touches and how much it does is worked out whenever somebody asks (ID-101,
    ID-103, ID-222).

    ``source`` is the thing it comes from, of an assigned card its host; NONE: a card that was played and is gone.
    """

    __slots__ = ("ability", "bond", "in_fight", "index", "seat")

    saved: ClassVar[Saved] = (
        ("scope", COUNT),
        ("whom", A_THING_OR_NONE),
        ("amount", ANY),
        ("layer", Number(0, 2)),
        ("seat", SEAT),
        ("ability", AN_ABILITY),
        ("index", Number(0, 20)),
        ("bond", Number(NOTHING, OF_HELD)),
        ("in_fight", FLAG),
    )

    def __init__(
        self,
        kind: str,
        name: str,
        source: int = NONE,
        scope: int = LASTS,
        whom: int = NONE,
        amount: int = 0,
        layer: int = ADD,
        seat: int = 0,
        ability: int = NONE,
        index: int = 0,
        bond: int = NOTHING,
        in_fight: bool = False,
    ) -> None:
        super().__init__(kind, name, source, scope, whom, amount, layer)
        #: Whose record it is: own and enemy are seen from here.
        self.seat = seat
        #: The ability it comes from and which of its operations; NONE: a plain number for one card.
        self.ability = ability
        self.index = index
        self.bond = bond
        #: Tied to one fight: inside a challenge it does not count.
        self.in_fight = in_fight

    def fits(self, state: Isola, subject: int) -> bool:
        if self.whom != NONE and self.whom != subject:
            return False
        if self.bond and is_cancelled(state, self.source, self.bond):
            return False
        return self.touches(state, subject)

    def touches(self, state: Isola, subject: int) -> bool:
        """As ``fits``, whatever may have been cancelled."""
        if self.whom != NONE and self.whom != subject:
            return False
        if self.in_fight and (not state.fights or state.fights[-1].number != self.scope):
            return False
        if self.ability == NONE:
            return True
        ability = ABILITIES[self.ability]
        operation = ability.operations[self.index]
        if ability.when == GROUP and not takes_part(state, self.source, ability.role):
            return False
        if self.whom == NONE:
            who = operation.who
            assert who is not None
            if who.form == FRONT:
                if front_card(state, self.seat, self.source, who.front) != subject:
                    return False
            elif who.form == ALL:
                assert who.selector is not None
                if not selects(state, who.selector, self.seat, self.source, subject):
                    return False
        if ability.when == STATIC or ability.when == GROUP:
            for condition in operation.conditions:
                if not holds(state, condition, self.seat, self.source):
                    return False
        return True

    def worth(self, state: Isola, subject: int) -> int:
        if self.ability == NONE:
            return self.amount
        amount = ABILITIES[self.ability].operations[self.index].amount
        return self.amount if amount is None else amount_of(state, amount, self.seat, self.source)


MODIFIERS: Final = (Live,)


def is_cancelled(state: Isola, thing: int, bond: int = OF_CARD) -> bool:
    """Whether the card has lost its abilities (ID-182); those that its assigned cards add, too, unless the table plays it
    otherwise (RU-50).
    """
    if bond == OF_HELD and not state.rulings.cancels_held:
        return False
    cancels = state.modifiers.of(CANCELLED)
    return bool(cancels) and _is_cancelled(state, thing, 0)


def _is_cancelled(state: Isola, thing: int, since: int) -> bool:
    """By a cancel of that place or a newer one. A cancelled card cannot cancel, so newer ones are looked at first (RU-77)."""
    cancels = state.modifiers.of(CANCELLED)
    place = len(cancels) - 1
    while place >= since:
        cancel = cancels[place]
        place -= 1
        if not isinstance(cancel, Live) or not cancel.touches(state, thing):
            continue
        if not cancel.bond or not _is_cancelled(state, cancel.source, place + 2):
            return True
    return False


# Fights


def takes_part(state: Isola, thing: int, role: int) -> bool:
    """Whether it stands in the fight being fought, in that role."""
    fight = state.fight()
    if fight is None:
        return False
    force = state.forces.get(thing)
    if force is None:
        return False
    seat = force.owner
    if role == COMMANDING:
        return thing in fight.leaders[seat]
    if role == LONE:
        return is_lone(fight, seat, force)
    return fight.stands(seat, thing)


def is_lone(fight: Fight, seat: int, force: Force) -> bool:
    """A master who fights himself is alone in his column (ID-147)."""
    column = fight.columns[seat]
    return len(column) == 1 and column[0] == force.thing and force.is_master()


def lone_master(state: Isola, fight: Fight, seat: int) -> Force | None:
    """The master who fights himself on that side."""
    column = fight.columns[seat]
    if len(column) != 1:
        return None
    force = state.forces[column[0]]
    return force if force.is_master() else None


def front_card(state: Isola, seat: int, source: int, front: int) -> int:
    """The first card of a column; NONE: there is none."""
    fight = state.fight()
    if fight is None:
        return NONE
    if front == OWN_FRONT:
        side = seat
    elif front == ENEMY_FRONT:
        side = 1 - seat
    else:
        if fight.place != source:
            return NONE
        side = fight.attacker
    column = fight.columns[side]
    return column[0] if column else NONE


# Selectors


def selects(state: Isola, selector: Selector, seat: int, source: int, subject: int) -> bool:
    """Whether a thing on the table is meant, seen from the seat whose card asks."""
    owner = state.owner_of(subject)
    if owner == NONE:
        return False
    side = selector.side
    if (side == OWN and owner != seat) or (side == ENEMY and owner == seat):
        return False
    if selector.other and subject == source:
        return False
    card = CARDS[CARD_OF[subject]]
    if not _prints(selector, card):
        return False
    if selector.labels and not _has_labels(state, selector.labels, subject, card):
        return False
    if selector.inhabited and not is_inhabited(state, subject):
        return False
    if subject < PLACES_BEGIN:
        return _selects_force(state, selector, seat, source, state.forces[subject])
    return selector.zone == 0 and not selector.engaged


def _prints(selector: Selector, card: Card) -> bool:
    """What is printed on the card."""
    if selector.types and not selector.types >> card.type & 1:
        return False
    if selector.schools and not selector.schools >> card.school & 1:
        return False
    if selector.colours and not selector.colours >> card.colour & 1:
        return False
    if selector.name != NONE and card.same != CARDS[selector.name].same:
        return False
    if (selector.numeric and card.is_life) or (selector.life and not card.is_life):
        return False
    return not selector.permanent or card.duration == PERMANENT


def _has_labels(state: Isola, labels: int, subject: int, card: Card) -> bool:
    if labels & COBRA_BIT and not (card.labels & COBRA_BIT or _has(state, COBRA, subject)):
        return False
    return not labels & REBEL_BIT or bool(card.labels & REBEL_BIT) or _has(state, REBEL, subject)


def _selects_force(state: Isola, selector: Selector, seat: int, source: int, force: Force) -> bool:
    if selector.engaged and not force.engaged:
        return False
    if selector.least_lives and force.all_lives() < selector.least_lives:
        return False
    if selector.zone == IN_ATTACK_GROUP:
        return attacks(state, force)
    in_fight = selector.zone == IN_GROUP or selector.role or selector.attacking or selector.defending
    if not in_fight:
        return True
    fight = state.fight()
    if fight is None:
        return False
    owner, thing = force.owner, force.thing
    if selector.zone == IN_GROUP and not fight.stands(owner, thing):
        return False
    if selector.role == LONE and not is_lone(fight, owner, force):
        return False
    if selector.role == COMMANDING and thing not in fight.leaders[owner]:
        return False
    if selector.attacking != NOT_ASKED:
        if fight.challenge or owner != fight.attacker or not fight.stands(owner, thing):
            return False
        if not _is_place(state, selector.attacking, selector.attacking_what, fight.place, seat, source):
            return False
    if selector.defending != NOT_ASKED:
        if fight.challenge or owner == fight.attacker or not fight.stands(owner, thing):
            return False
        return _is_place(state, selector.defending, selector.defending_what, fight.place, seat, source)
    return True


def _is_place(state: Isola, asked: int, what: Selector | None, place: int, seat: int, source: int) -> bool:
    """Whether the place that is fought for is the one asked for; what attacks anything at all attacks cards, too."""
    if asked == WHATEVER:
        return True
    if place == NONE:
        return False
    if asked == FITTING:
        return what is not None and selects(state, what, seat, source, place)
    return place == source


def attacks(state: Isola, force: Force) -> bool:
    """Whether it is in an attack group, waiting or fighting."""
    thing = force.thing
    if any(thing in battle.attack or thing in battle.attack_leaders for battle in state.battles):
        return True
    return any(
        not fight.challenge and fight.attacker == force.owner and fight.stands(force.owner, thing)
        for fight in state.fights
    )


def found(state: Isola, selector: Selector, seat: int, source: int) -> list[int]:
    """All things on the table that are meant, in ascending order."""
    things: list[int] = []
    for troop in state.troops:
        for force in troop:
            if selects(state, selector, seat, source, force.thing):
                things.append(force.thing)
    for territory in state.territories:
        for site in territory:
            if selects(state, selector, seat, source, site.thing):
                things.append(site.thing)
    for event in state.destiny:
        if selects(state, selector, seat, source, event):
            things.append(event)
    things.sort()
    return things


def cards_in(state: Isola, selector: Selector, seat: int) -> list[int]:
    """All cards in a pile or hand that are meant, one entry for each copy."""
    side = 1 - seat if selector.side == ENEMY else seat
    if selector.zone == IN_PAST:
        cards = state.pasts[side]
    elif selector.zone == IN_HAND:
        cards = state.hands[side]
    else:
        assert selector.zone == IN_FUTURE
        cards = state.futures[side]
    return [card for card in cards if _prints_labelled(selector, CARDS[card])]


def _prints_labelled(selector: Selector, card: Card) -> bool:
    """Away from the table only what is printed counts."""
    return _prints(selector, card) and selector.labels & card.labels == selector.labels


def count_of(state: Isola, selector: Selector, seat: int, source: int) -> int:
    if selector.zone in (IN_PAST, IN_HAND, IN_FUTURE):
        return len(cards_in(state, selector, seat))
    return len(found(state, selector, seat, source))


def amount_of(state: Isola, amount: Amount, seat: int, source: int) -> int:
    """A number, the lives of the card it is about, or how many cards there are."""
    if amount.form == FIXED:
        return amount.number
    if amount.form == LIVES_OF_HOST:
        force = state.forces.get(source)
        return 0 if force is None else force.all_lives()
    assert amount.form == COUNT_OF and amount.selector is not None
    return count_of(state, amount.selector, seat, source)


# Conditions


def holds(state: Isola, condition: Condition, seat: int, source: int) -> bool:
    """Whether a condition of a card is true (ID-102)."""
    return _holds(state, condition, seat, source) != condition.negated


def _holds(state: Isola, condition: Condition, seat: int, source: int) -> bool:
    form, selector = condition.form, condition.selector
    fight = state.fight()
    if form == IF_UNDEFENDED:
        return fight is not None and fight.undefended
    assert selector is not None
    if form in (IF_ATTACKING, IF_DEFENDING):
        if fight is None or fight.challenge or fight.place == NONE:
            return False
        attacking = state.owner_of(source) == fight.attacker
        return attacking == (form == IF_ATTACKING) and selects(state, selector, seat, source, fight.place)
    if form == IF_HOST:
        return selects(state, selector, seat, NONE, source)
    if form == IF_FRONT:
        front = front_card(state, seat, source, condition.front)
        return front != NONE and selects(state, selector, seat, source, front)
    count = count_of(state, selector, seat, source)
    if form == IF_SOME:
        return count > 0
    if form == IF_NONE:
        return count == 0
    if form == IF_COUNT:
        return count >= condition.number
    assert form == IF_FEWER and condition.than is not None
    return count < count_of(state, condition.than, seat, source)


# Values


def _has(state: Isola, keyword: str, thing: int) -> bool:
    return state.affected(keyword, thing) and not state.affected(WITHOUT[keyword], thing)


def has_keyword(state: Isola, keyword: str, thing: int) -> bool:
    """Whether a card has a keyword; what takes it away is stronger than what gives it."""
    return bool(state.modifiers.by_kind) and _has(state, keyword, thing)


def is_cobra(state: Isola, force: Force) -> bool:
    return bool(CARDS[force.card].labels & COBRA_BIT) or has_keyword(state, COBRA, force.thing)


def is_inhabited(state: Isola, thing: int) -> bool:
    """A place may have become uninhabited (RU-61)."""
    return CARDS[CARD_OF[thing]].inhabited and not state.affected(UNINHABITED, thing)


def is_dormant(card: Card) -> bool:
    """What is discarded after use counts for nothing before (ID-202); techniques and spirits only where they are used."""
    return card.duration == DISCARD_AFTER_USE or (card.type != EQUIPMENT and card.type != SPECIAL)


def attack_of(state: Isola, force: Force, parts: list[Part] | None = None) -> int:
    """The attack of a protagonist with all that changes it; ``parts`` collects where it comes from."""
    return _value(state, force, 0, parts)


def defence_of(state: Isola, force: Force, parts: list[Part] | None = None) -> int:
    return _value(state, force, 1, parts)


def resistance_of(state: Isola, force: Force, parts: list[Part] | None = None) -> int:
    """Of a card with a number; a life is none (RU-84, ID-186)."""
    return _value(state, force, 2, parts)


def _value(state: Isola, force: Force, stat: int, parts: list[Part] | None) -> int:
    base = _printed(CARDS[force.card], stat)
    if parts is not None:
        parts.append((KEYS[force.card], NONE, base))
    for number, _ in force.held:
        card = CARDS[number]
        more = _printed(card, stat)
        if more and not is_dormant(card):
            base += more
            if parts is not None:
                parts.append((card.key, NONE, more))
    value = state.value(STATS[stat], force.thing, base, parts)
    return value if value > 0 else 0


def _printed(card: Card, stat: int) -> int:
    if stat == 0:
        return card.atk
    return card.defence if stat == 1 else card.res


def green_of(state: Isola, site: Site, parts: list[Part] | None = None) -> int:
    """The points that a place gives its owner in the order phase (ID-119, RU-12, ID-062, ID-179)."""
    base = CARDS[site.card].green
    if parts is not None:
        parts.append((KEYS[site.card], NONE, base))
    value = state.value(GREEN, site.thing, base, parts)
    return value if value > 0 else 0
