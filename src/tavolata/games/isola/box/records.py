"""What a card is once its line has been read: numbers and small records that the rules walk, the texts say and the bots weigh.

Nothing here is ever changed once made: all tables share it.
"""

from __future__ import annotations

from typing import Final

# Types (ID-025). The first three are protagonists: they alone attack and defend (ID-026).
TYPES: Final = ("master", "character", "army", "place", "technique", "spirit", "equipment", "special", "event")
MASTER: Final = 0
CHARACTER: Final = 1
ARMY: Final = 2
PLACE: Final = 3
TECHNIQUE: Final = 4
SPIRIT: Final = 5
EQUIPMENT: Final = 6
SPECIAL: Final = 7
EVENT: Final = 8
#: What the number of a card in the set begins with, by type.
TYPE_LETTERS: Final = "MCAPTSEXV"

# Schools (ID-015), the last one for cards of none.
SCHOOLS: Final = ("hokuto", "nanto", "cento", "noschool")
NO_SCHOOL: Final = 3

# Colours (ID-016).
COLOURS: Final = ("red", "blue", "grey")
RED: Final = 0
BLUE: Final = 1
GREY: Final = 2

# Durations (ID-104 to ID-108); cards without one simply stay.
DURATIONS: Final = ("", "play-and-discard", "turn", "happening", "permanent", "discard-after-use")
STAYS: Final = 0
PLAY_AND_DISCARD: Final = 1
TURN: Final = 2
HAPPENING: Final = 3
PERMANENT: Final = 4
DISCARD_AFTER_USE: Final = 5

#: Values of a card. Of a place only green counts.
STATS: Final = ("atk", "def", "res", "green")
#: What a card may have besides (ID-195, ID-208 to ID-212, ID-218), and the labels (ID-191, ID-214).
KEYWORDS: Final = ("surprise", "double", "mortal", "massacre", "cobra", "rebel")
#: Those that only say what a card is, for others to ask.
LABELS: Final = ("cobra", "rebel")
#: What a card cannot do, or what cannot be done to it.
BANS: Final = ("attack", "defend", "be_attacked", "be_picked", "activate")

# What a card rests on: the rulebook, in part, or nothing but our own design.
BASES: Final = ("fact", "part", "ours")

# When an ability works.
WHENS: Final = ("static", "group", "used", "act", "play", "use", "conquer", "lost", "order")
STATIC: Final = 0
GROUP: Final = 1
USED: Final = 2
ACT: Final = 3
PLAY: Final = 4
USE: Final = 5
CONQUER: Final = 6
LOST: Final = 7
ORDER: Final = 8

# Whose role an ability asks for, and selectors too.
ROLES: Final = ("", "lone", "commanding")
ANY_ROLE: Final = 0
LONE: Final = 1
COMMANDING: Final = 2

# Sides, seen from whoever owns the card.
SIDES: Final = ("any", "own", "enemy", "each")
ANY_SIDE: Final = 0
OWN: Final = 1
ENEMY: Final = 2
EACH: Final = 3

# Where a selector looks. The present is everything on the table; a group is one of the fight being fought.
ZONES: Final = ("present", "group", "attack group", "past", "hand", "future")
PRESENT: Final = 0
IN_GROUP: Final = 1
IN_ATTACK_GROUP: Final = 2
IN_PAST: Final = 3
IN_HAND: Final = 4
IN_FUTURE: Final = 5

# What somebody attacks or defends, in a selector: nothing asked; whatever it is; the source of the ability; its host; a place
# that a further selector fits.
NOT_ASKED: Final = 0
WHATEVER: Final = 1
THIS: Final = 2
HOST_PLACE: Final = 3
FITTING: Final = 4


class Selector:
    """Which cards are meant. Sets of types, schools and colours are bits; 0 asks for none in particular."""

    __slots__ = (
        *("attacking", "attacking_what", "colours", "defending", "defending_what", "engaged", "inhabited", "labels"),
        *("least_lives", "life", "name", "numeric", "other", "permanent", "role", "schools", "side", "types", "zone"),
    )

    def __init__(
        self,
        side: int = ANY_SIDE,
        zone: int = PRESENT,
        types: int = 0,
        schools: int = 0,
        colours: int = 0,
        labels: int = 0,
        name: int = -1,
        numeric: bool = False,
        life: bool = False,
        least_lives: int = 0,
        engaged: bool = False,
        other: bool = False,
        role: int = ANY_ROLE,
        attacking: int = NOT_ASKED,
        attacking_what: Selector | None = None,
        defending: int = NOT_ASKED,
        defending_what: Selector | None = None,
        inhabited: bool = False,
        permanent: bool = False,
    ) -> None:
        self.side = side
        self.zone = zone
        self.types = types
        self.schools = schools
        self.colours = colours
        #: Bits of KEYWORDS from "cobra" on: all of them are asked for.
        self.labels = labels
        #: The number of a card that is called by name.
        self.name = name
        self.numeric = numeric
        self.life = life
        self.least_lives = least_lives
        self.engaged = engaged
        #: Not the card that asks.
        self.other = other
        self.role = role
        self.attacking = attacking
        self.attacking_what = attacking_what
        self.defending = defending
        self.defending_what = defending_what
        self.inhabited = inhabited
        self.permanent = permanent


#: The fields of a selector, to compare or copy one: what is compiled has no ``__slots__`` to ask.
SELECTOR_FIELDS: Final = (
    *("side", "zone", "types", "schools", "colours", "labels", "name", "numeric", "life", "least_lives", "engaged"),
    *("other", "role", "attacking", "attacking_what", "defending", "defending_what", "inhabited", "permanent"),
)

# Who is touched.
WHOS: Final = ("self", "host", "pick", "all", "front", "attacked place")
SELF: Final = 0
HOST: Final = 1
PICK: Final = 2
ALL: Final = 3
FRONT: Final = 4
ATTACKED_PLACE: Final = 5

# Whose front card.
OWN_FRONT: Final = 0
ENEMY_FRONT: Final = 1
ATTACKERS_FRONT: Final = 2


class Who:
    """Whom an operation touches."""

    __slots__ = ("form", "front", "selector")

    def __init__(self, form: int, selector: Selector | None = None, front: int = OWN_FRONT) -> None:
        self.form = form
        self.selector = selector
        self.front = front


# How much.
FIXED: Final = 0
LIVES_OF_HOST: Final = 1
COUNT_OF: Final = 2


class Amount:
    """A number, the lives of the host, or how many cards a selector finds."""

    __slots__ = ("form", "number", "selector")

    def __init__(self, number: int, form: int = FIXED, selector: Selector | None = None) -> None:
        self.number = number
        self.form = form
        self.selector = selector


# Conditions (ID-102).
CONDITIONS: Final = ("attacking", "defending", "host", "some", "none", "count", "fewer", "front", "undefended")
IF_ATTACKING: Final = 0
IF_DEFENDING: Final = 1
IF_HOST: Final = 2
IF_SOME: Final = 3
IF_NONE: Final = 4
IF_COUNT: Final = 5
IF_FEWER: Final = 6
IF_FRONT: Final = 7
IF_UNDEFENDED: Final = 8


class Condition:
    """What must hold. ``negated``: must not."""

    __slots__ = ("form", "front", "negated", "number", "selector", "than")

    def __init__(
        self,
        form: int,
        selector: Selector | None = None,
        than: Selector | None = None,
        number: int = 0,
        front: int = ENEMY_FRONT,
        negated: bool = False,
    ) -> None:
        self.form = form
        self.selector = selector
        #: Of "fewer": fewer cards fit the selector than this one.
        self.than = than
        self.number = number
        self.front = front
        self.negated = negated


# The words: eight records that are true while they last, eleven deeds that are done once, and the choice between deeds.
WORDS: Final = (
    *("mod", "zero", "has", "hasnt", "cancel", "suicide", "cannot", "kind", "life"),
    *("engage", "ready", "call", "column", "send", "find", "look", "draw", "discard", "score", "duel"),
    "choose",
)
MOD: Final = 0
ZERO: Final = 1
HAS: Final = 2
HASNT: Final = 3
CANCEL: Final = 4
SUICIDE: Final = 5
CANNOT: Final = 6
KIND: Final = 7
LIFE: Final = 8
#: Words from here on are deeds.
ENGAGE: Final = 9
READY: Final = 10
CALL: Final = 11
COLUMN: Final = 12
SEND: Final = 13
FIND: Final = 14
LOOK: Final = 15
DRAW: Final = 16
DISCARD: Final = 17
SCORE: Final = 18
DUEL: Final = 19
CHOOSE: Final = 20

# Where a deed sends cards.
DESTINATIONS: Final = ("past", "removed", "hand")
TO_PAST: Final = 0
TO_REMOVED: Final = 1
TO_HAND: Final = 2


class Operation:
    """One word with its arguments. Which of the fields count depends on the word:

    =========  ================================================================================================
    mod        ``stat`` changes by ``amount`` for ``who``
    zero       ``stat`` of ``who`` is 0
    has        ``who`` has ``keyword``; hasnt: has it no longer, whatever gives it
    cancel     ``who`` has no abilities
    suicide    ``who`` has twice the attack and is removed at the end of the combat
    cannot     ``who`` cannot do, or suffer, ``ban``
    kind       ``who``, a place, is uninhabited
    life       the card is a life of its host
    engage     ``who`` becomes engaged and leaves its group
    ready      ``who`` is ready again
    call       ``who`` joins a defence group
    column     the column of ``side`` is put into a new order
    send       ``who`` goes ``to``; ``lives``: only so many of its lives
    find       ``selector`` in a past or future: up to ``number`` cards to the hand
    look       at ``number`` cards (0: all) of ``selector``'s zone and side
    draw       ``side`` draws ``number``; discard, score: the same
    duel       ``who`` against ``other``
    choose     one of ``choices``
    =========  ================================================================================================

    ``after``: done when those who fought have become engaged. ``conditions`` must all hold.
    """

    __slots__ = (
        *("after", "amount", "ban", "choices", "conditions", "keyword", "lives", "number", "other", "selector", "side"),
        *("stat", "to", "who", "word"),
    )

    def __init__(
        self,
        word: int,
        who: Who | None = None,
        stat: int = -1,
        amount: Amount | None = None,
        keyword: int = -1,
        ban: int = -1,
        side: int = OWN,
        to: int = TO_PAST,
        lives: int = 0,
        number: int = 0,
        selector: Selector | None = None,
        other: Who | None = None,
        choices: tuple[Operation, ...] = (),
        conditions: tuple[Condition, ...] = (),
        after: bool = False,
    ) -> None:
        self.word = word
        self.who = who
        self.stat = stat
        self.amount = amount
        self.keyword = keyword
        self.ban = ban
        self.side = side
        self.to = to
        self.lives = lives
        self.number = number
        self.selector = selector
        self.other = other
        self.choices = choices
        self.conditions = conditions
        self.after = after


class Ability:
    """What a card does, when. ``number`` counts all abilities of the set; ``name`` is what saved games call it."""

    __slots__ = ("card", "name", "number", "operations", "pips", "role", "when")

    def __init__(
        self, card: int, number: int, name: str, when: int, operations: tuple[Operation, ...], role: int, pips: int
    ) -> None:
        self.card = card
        self.number = number
        self.name = name
        self.when = when
        self.operations = operations
        self.role = role
        #: Of "act": so many lives of the card's school (ID-024); 0: free, but to be chosen.
        self.pips = pips


class PlayRule:
    """How a card may come into play otherwise than usual (ID-188, ID-189)."""

    __slots__ = ("alone", "assign_to", "extra_armies", "host", "may_if", "needs_places", "only_with")

    def __init__(self) -> None:
        #: An inhabited place without an army, an army without a place.
        self.alone = False
        #: A place that so many further armies may enter with.
        self.extra_armies = 0
        #: An army that needs so many inhabited places.
        self.needs_places = 1
        #: A place that only such an army may enter with.
        self.only_with: Selector | None = None
        #: An army that may come alone while this holds.
        self.may_if: Condition | None = None
        #: A card without profile: bits of the types it may be assigned to (ID-029).
        self.assign_to = 0
        #: What it may be assigned to, the opponent's cards included (ID-033).
        self.host: Selector | None = None


class Card:
    """A card of the set (ID-011, ID-013, ID-014, ID-035, ID-046, ID-054, ID-061, RU-04)."""

    __slots__ = (
        *("abilities", "atk", "basis", "colour", "defence", "duration", "green", "id", "inhabited", "key", "labels"),
        *("is_life", "name", "number", "ochre", "play", "profile", "res", "same", "school", "type", "unique"),
        *("cumulative", "has_abilities", "statics", "acts", "successor"),
    )

    def __init__(self, number: int, key: str, id: str, type: int) -> None:
        self.number = number
        #: What notation and saved games call it.
        self.key = key
        #: Its number in the set, such as ``A03``.
        self.id = id
        self.type = type
        #: The key of its name; cards of the same name and type are equal (ID-012), and have the same ``same``.
        self.name = ""
        self.same = number
        self.school = NO_SCHOOL
        self.colour = GREY
        #: The type it is assigned to (ID-028); -1: none.
        self.profile = -1
        #: Attack, defence and resistance; of cards that are assigned what they add.
        self.atk = 0
        self.defence = 0
        self.res = 0
        #: A life instead of a resistance (ID-017).
        self.is_life = False
        self.inhabited = False
        self.green = 0
        self.ochre = 0
        self.duration = STAYS
        #: Bits of KEYWORDS: the labels printed on it.
        self.labels = 0
        self.unique = False
        self.cumulative = False
        self.play = PlayRule()
        self.abilities: tuple[Ability, ...] = ()
        #: Of these: what works while the card lies there or stands in a group; what is activated.
        self.statics: tuple[Ability, ...] = ()
        self.acts: tuple[Ability, ...] = ()
        #: Whether it counts as a life of the master that it is assigned to (ID-096).
        self.successor = False
        #: An ability or a play rule, for the cost at the start (ID-233).
        self.has_abilities = False
        self.basis = 0
