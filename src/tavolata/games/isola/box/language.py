"""The small language in which the files in ``data/`` say what cards do.

A card does a list of things. Each is a text: when it works, a colon, and what it does then; several deeds are joined by
semicolons::

    act[1] commanding: mod(res, +1, pick(own group numeric))
    group: mod(atk, +1, self) if some(own group rebel other)
    static: kind(host, uninhabited); zero(green, host)
    play: choose(find(own past place, 1, hand) / draw(own, 1))
    rule: may_if(some(own hokuto master))

``rule:`` says how the card may come into play (``PlayRule``), all others are abilities. The words, their arguments, who can be
touched, selectors and conditions are those of ``records.py``; docs/isola-cards.md explains them. What is read here is only the
form; whether it fits the card is for ``checks.py`` to say. There is no word for putting a card into a future: every turn shortens
one, and so every game ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from tavolata.engine.data_files import DataProblem, DataReader
from tavolata.games.isola.box.records import (
    ACT,
    ALL,
    ANY_ROLE,
    ATTACKED_PLACE,
    ATTACKERS_FRONT,
    BANS,
    CALL,
    CANCEL,
    CANNOT,
    CHOOSE,
    COLOURS,
    COLUMN,
    COUNT_OF,
    DESTINATIONS,
    DISCARD,
    DRAW,
    DUEL,
    ENEMY_FRONT,
    ENGAGE,
    FIND,
    FITTING,
    FRONT,
    HAS,
    HASNT,
    HOST,
    HOST_PLACE,
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
    IN_GROUP,
    KEYWORDS,
    KIND,
    LABELS,
    LIFE,
    LIVES_OF_HOST,
    LOOK,
    MOD,
    NOT_ASKED,
    OWN_FRONT,
    PICK,
    READY,
    ROLES,
    SCHOOLS,
    SCORE,
    SELF,
    SEND,
    SIDES,
    STATS,
    SUICIDE,
    THIS,
    TO_HAND,
    TYPES,
    WHATEVER,
    WHENS,
    ZERO,
    ZONES,
    Ability,
    Amount,
    Condition,
    Operation,
    PlayRule,
    Selector,
    Who,
)

#: Longer texts are not read: nothing a card says comes near it.
_LONGEST: Final = 400
_TOKEN: Final = re.compile(r"name:[A-Z0-9-]*|[a-z][a-z_]*|[0-9]+|>=|[-+()\[\],;:/|]")
_SPACE: Final = re.compile(r"\s*")
#: The end of a text, as a token.
_END: Final = ""

_MOST: Final = 99
_SIDES: Final = SIDES[:3]
#: Who draws, discards or scores.
_PLAYERS: Final = SIDES[1:]
#: Words of a selector that are the names of zones; the present is meant where none stands.
_ZONES: Final = ("group", "attack", "past", "hand", "future")
_FLAGS: Final = ("numeric", "life", "engaged", "other", "inhabited", "permanent")

RULE: Final = "rule"


class Sentence:
    """One text, read from the left to the right."""

    def __init__(self, text: str, reader: DataReader, keys: dict[str, int]) -> None:
        self.text = text
        self.reader = reader
        #: Cards that may be called by name.
        self.keys = keys
        self.tokens = self._tokens()
        self.place = 0

    # Tokens

    def wrong(self, reason: str) -> DataProblem:
        return self.reader.wrong(f"{self.text[:_LONGEST]!r}: {reason}")

    def _tokens(self) -> list[str]:
        if len(self.text) > _LONGEST:
            raise self.wrong(f"longer than {_LONGEST} characters")
        found: list[str] = []
        place = self._after_space(0)
        while place < len(self.text):
            token = _TOKEN.match(self.text, place)
            if token is None:
                raise self.wrong(f"{self.text[place]!r} cannot be read")
            found.append(token[0])
            place = self._after_space(token.end())
        return [*found, _END, _END]

    def _after_space(self, place: int) -> int:
        space = _SPACE.match(self.text, place)
        return space.end() if space is not None else place

    @property
    def next(self) -> str:
        return self.tokens[self.place]

    def take(self) -> str:
        token = self.next
        if token != _END:
            self.place += 1
        return token

    def takes(self, token: str) -> bool:
        """Whether this token comes next; if so it is taken."""
        if self.next != token:
            return False
        self.take()
        return True

    def expect(self, token: str) -> None:
        if not self.takes(token):
            raise self.wrong(f"{self.next or 'the end'!r} instead of {token or 'the end'!r}")

    def one_of(self, known: Sequence[str], what: str) -> int:
        """The number of the next word among those that may stand here."""
        word = self.take()
        if not word or word not in known:
            raise self.wrong(f"{what}: {word or 'the end'!r} is none of {', '.join([name for name in known if name])}")
        return known.index(word)

    def number(self, least: int = 1, most: int = _MOST) -> int:
        word = self.take()
        if not word.isdigit():
            raise self.wrong(f"{word or 'the end'!r} is no number")
        if len(word) > 3 or not least <= int(word) <= most:
            raise self.wrong(f"{word[:20]} is not from {least} to {most}")
        return int(word)

    # Abilities and play rules

    def ability(self, card: int, number: int, name: str) -> Ability:
        when = self.one_of(WHENS, "when")
        pips = 0
        if when == ACT:
            self.expect("[")
            pips = self.number(0, 9)
            self.expect("]")
        role = ANY_ROLE if self.next == ":" else self.one_of(ROLES, "role")
        self.expect(":")
        operations = [self.operation()]
        while self.takes(";"):
            operations.append(self.operation())
        self.expect(_END)
        return Ability(card, number, name, when, tuple(operations), role, pips)

    def rules(self, rule: PlayRule) -> list[str]:
        """What the text says is written into the rule; the words that it uses."""
        self.expect(RULE)
        self.expect(":")
        words: list[str] = []
        while not words or self.takes(";"):
            word = tuple(PLAY_RULES)[self.one_of(tuple(PLAY_RULES), "rule")]
            PLAY_RULES[word](self, rule)
            words.append(word)
        self.expect(_END)
        return words

    def _alone(self, rule: PlayRule) -> None:
        rule.alone = True

    def _extra_armies(self, rule: PlayRule) -> None:
        self.expect("(")
        rule.extra_armies = self.number(1, 9)
        self.expect(")")

    def _needs_places(self, rule: PlayRule) -> None:
        self.expect("(")
        rule.needs_places = self.number(2, 9)
        self.expect(")")

    def _only_with(self, rule: PlayRule) -> None:
        rule.only_with = self.bracketed_selector()

    def _may_if(self, rule: PlayRule) -> None:
        self.expect("(")
        rule.may_if = self.condition()
        self.expect(")")

    def _assign_to(self, rule: PlayRule) -> None:
        self.expect("(")
        while not rule.assign_to or self.takes(","):
            bit = 1 << self.one_of(TYPES, "type")
            if rule.assign_to & bit:
                raise self.wrong("the same type twice")
            rule.assign_to |= bit
        self.expect(")")

    def _host(self, rule: PlayRule) -> None:
        rule.host = self.bracketed_selector()

    # Operations

    def operation(self) -> Operation:
        after = self.takes("after")
        made = self.plain_operation()
        made.after = after
        conditions: list[Condition] = []
        if self.takes("if"):
            conditions.append(self.condition())
            while self.takes("and"):
                conditions.append(self.condition())
        made.conditions = tuple(conditions)
        return made

    def plain_operation(self, known: tuple[str, ...] = ()) -> Operation:
        """A word with its arguments."""
        words = known or tuple(OPERATIONS)
        word = words[self.one_of(words, "word")]
        self.expect("(")
        made = OPERATIONS[word](self)
        self.expect(")")
        return made

    def comma(self) -> None:
        self.expect(",")

    def _mod(self) -> Operation:
        stat = self.one_of(STATS, "value")
        self.comma()
        amount = self.amount()
        self.comma()
        return Operation(MOD, self.who(), stat=stat, amount=amount)

    def _zero(self) -> Operation:
        stat = self.one_of(STATS, "value")
        self.comma()
        return Operation(ZERO, self.who(), stat=stat)

    def _has(self) -> Operation:
        word = HASNT if self.takes("-") else HAS
        keyword = self.one_of(KEYWORDS, "keyword")
        self.comma()
        return Operation(word, self.who(), keyword=keyword)

    def _cancel(self) -> Operation:
        return Operation(CANCEL, self.who())

    def _suicide(self) -> Operation:
        return Operation(SUICIDE, self.who())

    def _cannot(self) -> Operation:
        ban = self.one_of(BANS, "what cannot be")
        self.comma()
        return Operation(CANNOT, self.who(), ban=ban)

    def _kind(self) -> Operation:
        who = self.who()
        self.comma()
        self.expect("uninhabited")
        return Operation(KIND, who)

    def _life(self) -> Operation:
        self.expect("host")
        return Operation(LIFE, Who(HOST))

    def _engage(self) -> Operation:
        return Operation(ENGAGE, self.who())

    def _ready(self) -> Operation:
        return Operation(READY, self.who())

    def _call(self) -> Operation:
        who = self.who()
        self.comma()
        self.expect("defence")
        self.expect("group")
        return Operation(CALL, who)

    def _column(self) -> Operation:
        return Operation(COLUMN, side=SIDES.index(("own", "enemy")[self.one_of(("own", "enemy"), "column")]))

    def _send(self) -> Operation:
        who = self.who()
        self.comma()
        to = self.destination()
        lives = 0
        if self.takes(","):
            lives = self.number(1, 9)
            self.expect("life" if lives == 1 else "lives")
            if to == TO_HAND:
                raise self.wrong("lives go to the past or out of the game")
        return Operation(SEND, who, to=to, lives=lives)

    def destination(self) -> int:
        if self.next == "future":
            raise self.wrong("no card goes into a future: games would not end")
        return self.one_of(DESTINATIONS, "zone")

    def _find(self) -> Operation:
        selector = self.selector()
        self.comma()
        number = self.number()
        self.comma()
        to = self.destination()
        if to != TO_HAND:
            raise self.wrong("what is found goes to the hand")
        return Operation(FIND, selector=selector, number=number, to=to)

    def _look(self) -> Operation:
        selector = self.selector()
        self.comma()
        return Operation(LOOK, selector=selector, number=0 if self.takes("all") else self.number())

    def _draw(self) -> Operation:
        return self._for_player(DRAW)

    def _discard(self) -> Operation:
        return self._for_player(DISCARD)

    def _score(self) -> Operation:
        return self._for_player(SCORE)

    def _for_player(self, word: int) -> Operation:
        side = 1 + self.one_of(_PLAYERS, "player")
        self.comma()
        return Operation(word, side=side, number=self.number())

    def _duel(self) -> Operation:
        who = self.who()
        self.comma()
        return Operation(DUEL, who, other=self.who())

    def _choose(self) -> Operation:
        choices: list[Operation] = []
        while len(choices) < 2 or self.next == "/":
            if choices:
                self.expect("/")
            choices.append(self.plain_operation(DEEDS))
        return Operation(CHOOSE, choices=tuple(choices))

    # Who, how much, under which condition

    def who(self) -> Who:
        word = self.take()
        if word == "self":
            return Who(SELF)
        if word == "host":
            return Who(HOST)
        if word == "attacked":
            self.expect("place")
            return Who(ATTACKED_PLACE)
        if word == "front":
            self.expect("(")
            front = self.front()
            self.expect(")")
            return Who(FRONT, front=front)
        if word in ("pick", "all"):
            return Who(PICK if word == "pick" else ALL, self.bracketed_selector())
        raise self.wrong(f"who: {word or 'the end'!r} is none of self, host, pick, all, front, attacked place")

    def front(self) -> int:
        found = (OWN_FRONT, ENEMY_FRONT, ATTACKERS_FRONT)[self.one_of(("own", "enemy", "attackers"), "front")]
        if found == ATTACKERS_FRONT:
            self.expect("of")
            self.expect("this")
        return found

    def amount(self) -> Amount:
        word = self.take()
        if word in ("+", "-"):
            number = self.number()
            return Amount(number if word == "+" else -number)
        if word == "lives":
            self.expect("(")
            self.expect("host")
            self.expect(")")
            return Amount(0, LIVES_OF_HOST)
        if word == "count":
            return Amount(0, COUNT_OF, self.bracketed_selector())
        raise self.wrong(f"how much: {word or 'the end'!r} is none of +, -, lives, count")

    def condition(self) -> Condition:
        negated = self.takes("not")
        if negated:
            self.expect("(")
        words = tuple(CONDITION_FORMS)
        made = CONDITION_FORMS[words[self.one_of(words, "condition")]](self)
        made.negated = negated
        if negated:
            self.expect(")")
        return made

    def _if_attacking(self) -> Condition:
        return Condition(IF_ATTACKING, self.bracketed_selector(plain=True))

    def _if_defending(self) -> Condition:
        return Condition(IF_DEFENDING, self.bracketed_selector(plain=True))

    def _if_host(self) -> Condition:
        return Condition(IF_HOST, self.bracketed_selector())

    def _if_some(self) -> Condition:
        return Condition(IF_SOME, self.bracketed_selector())

    def _if_none(self) -> Condition:
        return Condition(IF_NONE, self.bracketed_selector())

    def _if_count(self) -> Condition:
        selector = self.bracketed_selector()
        self.expect(">=")
        return Condition(IF_COUNT, selector, number=self.number())

    def _if_fewer(self) -> Condition:
        self.expect("(")
        selector = self.selector()
        self.comma()
        than = self.selector()
        self.expect(")")
        return Condition(IF_FEWER, selector, than)

    def _if_front(self) -> Condition:
        self.expect("(")
        front = self.front()
        self.comma()
        selector = self.selector()
        self.expect(")")
        return Condition(IF_FRONT, selector, front=front)

    def _if_undefended(self) -> Condition:
        return Condition(IF_UNDEFENDED)

    # Selectors

    def bracketed_selector(self, plain: bool = False) -> Selector:
        self.expect("(")
        made = self.selector(plain)
        self.expect(")")
        return made

    def selector(self, plain: bool = False) -> Selector:
        """Words up to the next comma or bracket, none of one kind twice; ``plain``: nobody attacks or defends in it."""
        made = Selector()
        seen: set[str] = set()
        while self.next not in (")", ",", _END):
            kind = self._selector_word(made, plain)
            if kind in seen:
                raise self.wrong(f"{kind}: twice in a selector")
            seen.add(kind)
        if not seen:
            raise self.wrong("a selector without a word")
        return made

    def _selector_word(self, made: Selector, plain: bool) -> str:
        """Reads one word, or several with ``|`` between them, and says what kind it is."""
        word = self.next
        if word in _SIDES:
            made.side = self.one_of(_SIDES, "side")
            return "side"
        if word in _ZONES:
            made.zone = self._zone()
            return "zone"
        if word in TYPES:
            made.types = self._either(TYPES, "type")
            return "type"
        if word in SCHOOLS:
            made.schools = self._either(SCHOOLS, "school")
            return "school"
        if word in COLOURS:
            made.colours = self._either(COLOURS, "colour")
            return "colour"
        if word in LABELS:
            made.labels |= 1 << KEYWORDS.index(self.take())
            return word
        if word in ROLES[1:]:
            made.role = self.one_of(ROLES, "role")
            return "role"
        if word in _FLAGS:
            setattr(made, self.take(), True)
            return word
        if word in ("attacking", "defending") and not plain:
            self._opposed(made, self.take() == "attacking")
            return word
        if word == "lives":
            self.take()
            self.expect(">=")
            made.least_lives = self.number(2, 9)
            return word
        if word.startswith("name:"):
            made.name = self._named()
            return "name"
        raise self.wrong(f"unknown word {word!r} in a selector")

    def _zone(self) -> int:
        word = self.take()
        if word == "attack":
            self.expect("group")
            return IN_ATTACK_GROUP
        return IN_GROUP if word == "group" else ZONES.index(word)

    def _either(self, known: Sequence[str], what: str) -> int:
        """Bits of the words that are separated by ``|``."""
        bits = 1 << self.one_of(known, what)
        while self.takes("|"):
            bit = 1 << self.one_of(known, what)
            if bits & bit:
                raise self.wrong(f"{what}: the same twice")
            bits |= bit
        return bits

    def _opposed(self, made: Selector, attacking: bool) -> None:
        """What the cards attack or defend: this place, that of the host, one that fits a selector, or whatever it is."""
        what, fitting = WHATEVER, None
        if self.takes("this"):
            what = THIS
        elif self.takes("host"):
            what = HOST_PLACE
        elif self.next == "(":
            what, fitting = FITTING, self.bracketed_selector(plain=True)
        if attacking:
            made.attacking, made.attacking_what = what, fitting
        else:
            made.defending, made.defending_what = what, fitting
        if made.attacking != NOT_ASKED and made.defending != NOT_ASKED:
            raise self.wrong("nobody attacks and defends at once")

    def _named(self) -> int:
        key = self.take().removeprefix("name:")
        if key not in self.keys:
            raise self.wrong(f"no card {key!r}")
        return self.keys[key]


OPERATIONS: Final[dict[str, Callable[[Sentence], Operation]]] = {
    "mod": Sentence._mod,
    "zero": Sentence._zero,
    "has": Sentence._has,
    "cancel": Sentence._cancel,
    "suicide": Sentence._suicide,
    "cannot": Sentence._cannot,
    "kind": Sentence._kind,
    "life": Sentence._life,
    "engage": Sentence._engage,
    "ready": Sentence._ready,
    "call": Sentence._call,
    "column": Sentence._column,
    "send": Sentence._send,
    "find": Sentence._find,
    "look": Sentence._look,
    "draw": Sentence._draw,
    "discard": Sentence._discard,
    "score": Sentence._score,
    "duel": Sentence._duel,
    "choose": Sentence._choose,
}
#: What one may choose between: done once, not true for a while, and no further choice.
DEEDS: Final = ("engage", "ready", "call", "column", "send", "find", "look", "draw", "discard", "score", "duel")

CONDITION_FORMS: Final[dict[str, Callable[[Sentence], Condition]]] = {
    "attacking": Sentence._if_attacking,
    "defending": Sentence._if_defending,
    "host": Sentence._if_host,
    "some": Sentence._if_some,
    "none": Sentence._if_none,
    "count": Sentence._if_count,
    "fewer": Sentence._if_fewer,
    "front": Sentence._if_front,
    "undefended": Sentence._if_undefended,
}

PLAY_RULES: Final[dict[str, Callable[[Sentence, PlayRule], None]]] = {
    "alone": Sentence._alone,
    "extra_armies": Sentence._extra_armies,
    "needs_places": Sentence._needs_places,
    "only_with": Sentence._only_with,
    "may_if": Sentence._may_if,
    "assign_to": Sentence._assign_to,
    "host": Sentence._host,
}


def is_rule(text: str) -> bool:
    """Whether a text says how the card may be played, and not what it does."""
    return text.lstrip().partition(":")[0].strip() == RULE
