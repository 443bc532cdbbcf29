"""Whether what a card says fits the card: when which abilities can work, whom a word can touch, what a play rule is for.

Everything here yields reasons; who reads the files says of which card and field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tavolata.games.isola.box.records import (
    ACT,
    ALL,
    ANY_ROLE,
    ARMY,
    ATTACKERS_FRONT,
    BANS,
    CALL,
    CANCEL,
    CANNOT,
    CHARACTER,
    CONQUER,
    DISCARD_AFTER_USE,
    DUEL,
    ENEMY,
    ENGAGE,
    EQUIPMENT,
    EVENT,
    FIND,
    FITTING,
    FRONT,
    GROUP,
    HAPPENING,
    HAS,
    HASNT,
    HOST,
    HOST_PLACE,
    IF_HOST,
    IF_UNDEFENDED,
    IN_ATTACK_GROUP,
    IN_FUTURE,
    IN_GROUP,
    IN_HAND,
    IN_PAST,
    KEYWORDS,
    KIND,
    LABELS,
    LIFE,
    LIVES_OF_HOST,
    LOOK,
    LOST,
    MASTER,
    MOD,
    NO_SCHOOL,
    NOT_ASKED,
    ORDER,
    OWN,
    PERMANENT,
    PICK,
    PLACE,
    PLAY,
    PLAY_AND_DISCARD,
    PRESENT,
    READY,
    SELECTOR_FIELDS,
    SELF,
    SEND,
    SPECIAL,
    SPIRIT,
    STATIC,
    STATS,
    STAYS,
    SUICIDE,
    TECHNIQUE,
    THIS,
    TURN,
    TYPES,
    USE,
    USED,
    WHENS,
    WORDS,
    ZERO,
    Ability,
    Card,
    Condition,
    Operation,
    Selector,
    Who,
)

#: Sets of types, as bits.
PROTAGONISTS: Final = 1 << MASTER | 1 << CHARACTER | 1 << ARMY
PLACES: Final = 1 << PLACE
ASSIGNED: Final = 1 << TECHNIQUE | 1 << SPIRIT | 1 << EQUIPMENT | 1 << SPECIAL
#: What a card can be assigned to.
HOSTS: Final = PROTAGONISTS | PLACES
ANYTHING: Final = (1 << len(TYPES)) - 1

_RES: Final = STATS.index("res")
_GREEN: Final = STATS.index("green")

#: Whom a word can touch, unless it is one whose value or ban decides.
_TOUCHES: Final = {
    **dict.fromkeys((HAS, HASNT, SUICIDE, ENGAGE, READY, CALL, DUEL), PROTAGONISTS),
    CANCEL: HOSTS,
    KIND: PLACES,
    LIFE: 1 << MASTER,
    SEND: ANYTHING,
}
_BANNED: Final = {
    **dict.fromkeys(("attack", "defend", "activate"), PROTAGONISTS),
    "be_attacked": HOSTS,
    "be_picked": ANYTHING,
}
#: What one can look at: futures, and the other's hand.
_SEEN: Final = ((OWN, IN_FUTURE), (ENEMY, IN_FUTURE), (ENEMY, IN_HAND))
#: Works while it lasts: only what is true can stand there, and nobody chooses anything.
_LASTING: Final = (STATIC, GROUP)
#: Happens once: only what is done can stand there.
_ONCE: Final = (CONQUER, LOST, ORDER)


def is_deed(operation: Operation) -> bool:
    return operation.word >= ENGAGE


def hosts_of(card: Card) -> int:
    """Bits of the types that the card can be assigned to (ID-028, ID-029)."""
    return 1 << card.profile if card.profile >= 0 else card.play.assign_to


def has_type(card: Card, types: int) -> bool:
    return bool(types >> card.type & 1)


def _names(types: int) -> str:
    return ", ".join(name for number, name in enumerate(TYPES) if types >> number & 1)


def misfits(card: Card, ability: Ability, cards: Sequence[Card]) -> Iterator[str]:
    """What is wrong with an ability on this card, in a set of these cards."""
    yield from _when(card, ability)
    for operation in ability.operations:
        yield from _operation(card, ability, operation, cards)


# When


def _fights(card: Card) -> int:
    """Whether the card, or what it is assigned to, can be in a group."""
    return (1 << card.type | hosts_of(card)) & PROTAGONISTS


def _when(card: Card, ability: Ability) -> Iterator[str]:
    when = ability.when
    name = WHENS[when]
    in_use = card.type in (TECHNIQUE, SPIRIT)
    if when in (GROUP, ACT, CONQUER) and not _fights(card):
        yield f"{name}: the card is never in a group"
    if when == USED and not in_use:
        yield "used: only a technique or a spirit is chosen for a fight"
    if in_use and when not in (USED, ACT, ORDER):
        yield f"{name}: a technique or a spirit works in the fight it is used in"
    if (when == USE) != (card.duration == DISCARD_AFTER_USE):
        yield "use: what is discarded after use does what it does when it is used, and nothing else is used"
    if when == LOST and not has_type(card, HOSTS):
        yield "lost: only protagonists and places are beaten or conquered"
    if when == ORDER and card.duration not in (STAYS, PERMANENT):
        yield "order: the card is not there in an order phase"
    if card.type == EVENT and when == STATIC and card.duration not in (PERMANENT, TURN):
        yield "static: an event that does not stay does what it does when it is played"
    if ability.role != ANY_ROLE and (when not in (GROUP, ACT) or not (1 << card.type | hosts_of(card)) & 1 << MASTER):
        yield "a role is of masters and their cards, in abilities of a group or to be activated"
    if ability.pips and card.school == NO_SCHOOL:
        yield "pips of no school"


# What is done, and to whom


def _operation(card: Card, ability: Ability, operation: Operation, cards: Sequence[Card]) -> Iterator[str]:
    word, deed = WORDS[operation.word], is_deed(operation)
    when = WHENS[ability.when]
    if operation.word == CANCEL and ability.when in _LASTING:
        yield f"cancel: never in {when!r}, or two cards could cancel each other in a circle"
    elif deed and ability.when in _LASTING:
        yield f"{word}: nothing is done once in {when!r}"
    if operation.word == LIFE and (ability.when != STATIC or operation.conditions):
        yield "life: only in 'static' and without a condition: a card is a life as long as it lies there"
    if ability.when in _LASTING and _says_what_is(operation) and any(map(_asks_what_is, _selectors(operation))):
        yield f"{word}: who has a label or is inhabited cannot depend on just that, or it would go round in a circle"
    if not deed and ability.when in _ONCE:
        yield f"{word}: nothing lasts in {when!r}"
    if not deed and ability.when == PLAY and card.duration in (STAYS, PERMANENT, HAPPENING):
        yield f"{word}: would not last; what this card does in {when!r} is done once"
    if operation.after and not deed:
        yield f"{word}: 'after' is for what is done once"
    for selector in _selectors(operation):
        yield from _selector(card, selector, cards)
    yield from _touched(card, ability, operation, cards)
    if operation.amount is not None and operation.amount.form == LIVES_OF_HOST and not hosts_of(card) & PROTAGONISTS:
        yield "lives(host): the card is assigned to nobody with lives"
    if operation.word in (FIND, LOOK) and operation.selector is not None:
        yield from _searched(operation, operation.selector)
    for condition in operation.conditions:
        yield from _condition(card, condition)
        if condition.form == IF_UNDEFENDED and ability.when != CONQUER:
            yield "undefended: only where a place is conquered"
    for choice in operation.choices:
        yield from _operation(card, ability, choice, cards)


def _touched(card: Card, ability: Ability, operation: Operation, cards: Sequence[Card]) -> Iterator[str]:
    for who in (operation.who, operation.other):
        if who is None:
            continue
        if who.form == PICK and ability.when in _LASTING:
            yield f"pick: nobody chooses in {WHENS[ability.when]!r}"
        if who.form == HOST and not hosts_of(card):
            yield "host: the card is assigned to nothing"
        if who.form == SELF and (ability.when == LOST or (card.type == EVENT and _is_gone(card, ability))):
            yield f"self: in {WHENS[ability.when]!r} the card has left the table already"
        if who.form == FRONT and who.front == ATTACKERS_FRONT and card.type != PLACE:
            yield "attackers of this: the card is no place"
        yield from _target(card, operation, who, _reach(card, who, cards))
    if operation.word in (CALL, DUEL) and operation.who is not None and operation.who.form == ALL:
        yield f"{WORDS[operation.word]}: one card, not all: self, host, pick or front"
    if operation.word == DUEL and operation.other is not None and operation.other.form not in (PICK, FRONT):
        yield "duel: whom a card meets is picked, or in front"


def _is_gone(card: Card, ability: Ability) -> bool:
    """Whether an event has left the table when it does this."""
    return ability.when == USE or (ability.when == PLAY and card.duration in (PLAY_AND_DISCARD, HAPPENING))


def _target(card: Card, operation: Operation, who: Who, found: int) -> Iterator[str]:
    """``found``: bits of the types that can be meant."""
    word, wanted = WORDS[operation.word], wanted_by(operation)
    if not found & wanted or (who.selector is not None and who.selector.types & ~wanted):
        yield f"{word}: not for {_names(found & ~wanted) or 'such a card'}, only for {_names(wanted)}"
    life = card.is_life if who.form == SELF else who.selector is not None and who.selector.life
    if operation.word in (MOD, ZERO) and operation.stat == _RES and (life or found == 1 << MASTER):
        yield f"{word}: a life is no number"


def wanted_by(operation: Operation) -> int:
    """Bits of the types that the operation is for."""
    if operation.word in (MOD, ZERO):
        return PLACES if operation.stat == _GREEN else PROTAGONISTS
    if operation.word == CANNOT:
        return _BANNED[BANS[operation.ban]]
    if operation.word == SEND and operation.lives:
        return 1 << MASTER | 1 << CHARACTER
    return _TOUCHES[operation.word]


def _reach(card: Card, who: Who, cards: Sequence[Card]) -> int:
    """Bits of the types that can be meant."""
    if who.form == SELF:
        return 1 << card.type
    if who.form == HOST:
        return hosts_of(card)
    if who.form == FRONT:
        return PROTAGONISTS
    if who.form in (PICK, ALL) and who.selector is not None:
        found = 0
        for one in cards:
            if fits(who.selector, one, cards):
                found |= 1 << one.type
        return found
    return PLACES


def _searched(operation: Operation, selector: Selector) -> Iterator[str]:
    if operation.word == FIND:
        if selector.side != OWN or selector.zone not in (IN_PAST, IN_FUTURE):
            yield "find: only in the own past or future"
    elif not _says_only(selector, "side", "zone") or (selector.side, selector.zone) not in _SEEN:
        yield "look: at the own or the enemy future or at the enemy hand, and at nothing more particular"
    elif (operation.number == 0) != (selector.zone == IN_HAND):
        yield "look: at all of a hand, at so many cards of a future"


def _says_only(selector: Selector, *fields: str) -> bool:
    """Whether a selector asks for nothing but in these fields."""
    plain = Selector()
    return all(field in fields or getattr(selector, field) == getattr(plain, field) for field in SELECTOR_FIELDS)


def is_whole_group(selector: Selector) -> bool:
    """Whether a whole group is meant, and no cards of it in particular."""
    return selector.zone == IN_GROUP and _says_only(selector, "side", "zone")


def _condition(card: Card, condition: Condition) -> Iterator[str]:
    if condition.form == IF_HOST and not hosts_of(card):
        yield "host: the card is assigned to nothing"
    first, second = condition.selector, condition.than
    if condition.form == IF_HOST and first is not None and first.types & ~hosts_of(card):
        yield "host: the card is not assigned to such cards"
    if first is not None and second is not None:
        sides = {first.side, second.side}
        same = all(getattr(first, field) == getattr(second, field) for field in SELECTOR_FIELDS if field != "side")
        if not same or sides != {OWN, ENEMY} or first.zone != PRESENT:
            yield "fewer: compares own cards and the same enemy cards in the present"
    if first is not None and first.zone == IN_ATTACK_GROUP:
        yield "attack group: only for who is touched"


# Selectors


def _selectors(operation: Operation) -> Iterator[Selector]:
    found: list[Selector | None] = [operation.selector]
    found += [who.selector for who in (operation.who, operation.other) if who is not None]
    if operation.amount is not None:
        found.append(operation.amount.selector)
    for condition in operation.conditions:
        found += [condition.selector, condition.than]
    for selector in found:
        if selector is not None:
            yield selector


def _selector(card: Card, selector: Selector, cards: Sequence[Card]) -> Iterator[str]:
    for opposed, what in (
        (selector.attacking, selector.attacking_what),
        (selector.defending, selector.defending_what),
    ):
        if opposed == THIS and card.type != PLACE:
            yield "this: the card is no place"
        if opposed == HOST_PLACE and not hosts_of(card) & PLACES:
            yield "host: the card is not assigned to a place"
        if what is not None and what.zone != PRESENT:
            yield "only what lies in the present is attacked or defended"
        if opposed == FITTING and what is not None and not _some_card(what, cards):
            yield "no card of the set can be attacked or defended so"
    if not _some_card(selector, cards):
        yield "no card of the set fits the selector"


def _says_what_is(operation: Operation) -> bool:
    """Whether it gives or takes away what selectors ask for: a label, or that somebody lives in a place."""
    labelled = operation.word in (HAS, HASNT) and KEYWORDS[operation.keyword] in LABELS
    return labelled or operation.word == KIND


def _asks_what_is(selector: Selector) -> bool:
    fought_for = (selector.attacking_what, selector.defending_what)
    return bool(selector.labels) or selector.inhabited or any(what and _asks_what_is(what) for what in fought_for)


def _some_card(selector: Selector, cards: Iterable[Card]) -> bool:
    return any(fits(selector, card, cards) for card in cards)


def fits(selector: Selector, card: Card, cards: Iterable[Card]) -> bool:
    """Whether the card can fit: by what is printed on it, wherever it lies and whatever it does there."""
    acting = selector.engaged or selector.role != ANY_ROLE
    acting = acting or selector.attacking != NOT_ASKED or selector.defending != NOT_ASKED
    if acting and selector.zone in (IN_PAST, IN_HAND, IN_FUTURE):
        return False
    if (acting or selector.zone in (IN_GROUP, IN_ATTACK_GROUP)) and not has_type(card, PROTAGONISTS):
        return False
    if (selector.life or selector.least_lives) and not card.is_life:
        return False
    if selector.numeric and (card.is_life or not has_type(card, PROTAGONISTS)):
        return False
    return (
        (not selector.types or has_type(card, selector.types))
        and (not selector.schools or bool(selector.schools >> card.school & 1))
        and (not selector.colours or bool(selector.colours >> card.colour & 1))
        and selector.labels & card.labels == selector.labels
        and (selector.name < 0 or any(one.number == selector.name and one.same == card.same for one in cards))
        and (selector.role == ANY_ROLE or card.type == MASTER)
        and (not selector.inhabited or card.inhabited)
        and (not selector.permanent or card.duration == PERMANENT)
    )


# Play rules


def rule_misfits(card: Card, words: Sequence[str], cards: Sequence[Card]) -> Iterator[str]:
    """What is wrong with the play rules of this card; ``words`` are those it uses."""
    rule = card.play
    for place, word in enumerate(words):
        if word in words[:place]:
            yield f"{word}: twice"
    place_with_army = card.type == PLACE and card.inhabited
    if rule.alone and card.type != ARMY and not place_with_army:
        yield "alone: only an army or an inhabited place comes with another card"
    if (rule.extra_armies or rule.only_with is not None) and not place_with_army:
        yield "extra_armies, only_with: only an inhabited place comes with armies"
    if (rule.needs_places > 1 or rule.may_if is not None) and card.type != ARMY:
        yield "needs_places, may_if: only an army comes with places"
    if rule.only_with is not None and rule.only_with.types != 1 << ARMY:
        yield "only_with: says which army"
    if rule.host is not None and (card.profile < 0 or rule.host.types != 1 << card.profile):
        yield "host: says to which cards of its profile the card may be assigned"
    if rule.assign_to & ~HOSTS or rule.assign_to.bit_count() == 1:
        yield f"assign_to: two or more of {_names(HOSTS)}"
    conditions = [rule.may_if] if rule.may_if is not None else []
    for condition in conditions:
        yield from _condition(card, condition)
    asked = [condition.selector for condition in conditions] + [condition.than for condition in conditions]
    for selector in (rule.only_with, rule.host, *asked):
        if selector is not None:
            yield from _selector(card, selector, cards)


# The printed card


def card_misfits(card: Card, written: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What does not go together on a card, as field and reason; ``written`` are the fields that its record has."""
    for field, types in _FIELDS.items():
        if field in written and not has_type(card, types):
            yield field, f"not of a card of type {TYPES[card.type]!r}"
    if card.type == PLACE and "kind" not in written:
        yield "kind", "missing"
    if has_type(card, PROTAGONISTS) and "values" not in written:
        yield "values", "missing"
    if card.type == PLACE and card.green and not card.inhabited:
        yield "green", "nobody lives there to give points"
    if card.cumulative and card.type not in (EQUIPMENT, SPECIAL):
        yield "traits", "cumulative: only equipment and specials lie several on a card"
    yield from _duration_misfits(card)
    if has_type(card, ASSIGNED):
        yield from _profile_misfits(card)


#: The types that have a field.
_FIELDS: Final = {
    "kind": PLACES,
    "green": PLACES,
    "profile": ASSIGNED,
    "values": PROTAGONISTS | ASSIGNED,
    "duration": ASSIGNED | 1 << EVENT,
}
#: The durations of the types that have one (ID-074, ID-081, ID-104 to ID-108).
_DURATIONS: Final = {
    TECHNIQUE: (PERMANENT, PLAY_AND_DISCARD),
    SPIRIT: (PERMANENT, PLAY_AND_DISCARD),
    EQUIPMENT: (STAYS, DISCARD_AFTER_USE),
    SPECIAL: (PERMANENT,),
    EVENT: (PLAY_AND_DISCARD, TURN, HAPPENING, PERMANENT, DISCARD_AFTER_USE),
}


def _duration_misfits(card: Card) -> Iterator[tuple[str, str]]:
    if card.type in _DURATIONS and card.duration not in _DURATIONS[card.type]:
        yield "duration", "missing" if card.duration == STAYS else f"not of a card of type {TYPES[card.type]!r}"


def _profile_misfits(card: Card) -> Iterator[tuple[str, str]]:
    """What a card that is assigned is assigned to, and what it adds there (ID-028, ID-029, ID-073, ID-080, ID-086)."""
    if card.profile >= 0 and card.play.assign_to:
        yield "profile", "either a profile or assign_to"
    if card.profile < 0 and not card.play.assign_to:
        yield "profile", "missing: neither a profile nor assign_to"
    if card.type in (TECHNIQUE, SPIRIT) and card.profile != MASTER:
        yield "profile", "techniques and spirits are for masters"
    if card.type == EQUIPMENT and hosts_of(card) & 1 << MASTER:
        yield "profile", "no equipment is for masters"
    if hosts_of(card) & PLACES and (card.atk or card.defence or card.res):
        yield "values", "a place has neither attack nor defence nor resistance"
    if card.profile == MASTER and card.res:
        yield "values", "the life of a master is no number"
