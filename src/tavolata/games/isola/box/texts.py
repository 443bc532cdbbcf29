"""The text of a card, made of what the card does: text and effect cannot drift apart.

Everything a person reads is a message of ``words/``; here is only which message says what. A clause is said as a whole message
(``text-zero-def``: zero the defence of …), in which the cards that are meant are a noun phrase: a noun in one of its forms (one,
one of yours, all …), its adjectives, and what comes behind it. Names of cards and schools are in one table of their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from tavolata.engine.data_files import DataProblem
from tavolata.games.isola.box.checks import ASSIGNED, PROTAGONISTS, has_type, hosts_of, is_deed, is_whole_group
from tavolata.games.isola.box.records import (
    ACT,
    ALL,
    ANY_ROLE,
    ANY_SIDE,
    ATTACKED_PLACE,
    BANS,
    BASES,
    CALL,
    CANCEL,
    CANNOT,
    CHOOSE,
    COLOURS,
    COLUMN,
    CONDITIONS,
    CONQUER,
    COUNT_OF,
    DESTINATIONS,
    DISCARD,
    DISCARD_AFTER_USE,
    DRAW,
    DUEL,
    DURATIONS,
    ENEMY,
    ENGAGE,
    EVENT,
    FIND,
    FITTING,
    FIXED,
    FRONT,
    HAS,
    HASNT,
    HOST,
    HOST_PLACE,
    IF_COUNT,
    IF_FEWER,
    IF_FRONT,
    IF_HOST,
    IF_NONE,
    IF_SOME,
    IF_UNDEFENDED,
    IN_ATTACK_GROUP,
    IN_GROUP,
    IN_PAST,
    KEYWORDS,
    KIND,
    LIFE,
    LIVES_OF_HOST,
    LOOK,
    LOST,
    MOD,
    NO_SCHOOL,
    NOT_ASKED,
    ORDER,
    OWN,
    PICK,
    PLACE,
    PLAY,
    PRESENT,
    READY,
    ROLES,
    SCHOOLS,
    SCORE,
    SELECTOR_FIELDS,
    SELF,
    SEND,
    SIDES,
    SPIRIT,
    STATS,
    STAYS,
    SUICIDE,
    TECHNIQUE,
    THIS,
    TO_HAND,
    TYPES,
    USE,
    WHATEVER,
    WORDS,
    ZERO,
    ZONES,
    Ability,
    Amount,
    Card,
    Condition,
    Operation,
    Selector,
    Who,
)

_GREEN: Final = STATS.index("green")
_FIRST_LABEL: Final = KEYWORDS.index("cobra")
_FRONTS: Final = ("own", "enemy", "attackers")
#: What is said of somebody, so that it can be joined with more of the same: "… has +1 attack and is mortal".
_SAID_OF: Final = (MOD, HAS, HASNT, SUICIDE, KIND, LIFE)
#: Bans that are said of somebody; the others say what nobody can do to them.
_BANS_SAID_OF: Final = ("attack", "defend", "activate")
#: A letter in brackets at the end of a word is said before a vowel only: "a(n) army", "e(d) è".
_BEFORE_VOWEL: Final = re.compile(r"\b(\w+)\((\w)\)(?= (.))")
_VOWELS: Final = "aeiouàèéìòù"


class Speaker(Protocol):
    """Whoever knows the words of a language: ``engine.words.Words``."""

    def has(self, key: str) -> bool: ...

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str: ...


class Phrase(NamedTuple):
    """Cards that are meant, in words; ``agree``: ms, fs, mp or fp."""

    text: str
    agree: str = "ms"

    @property
    def number(self) -> str:
        return "other" if self.agree.endswith("p") else "one"


def _bits(names: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _eased(found: re.Match[str]) -> str:
    return found[1] + (found[2] if found[3] in _VOWELS else "")


def _signed(number: int) -> str:
    """With a sign, the minus as it is printed."""
    return f"{number:+}".replace("-", "−")


class _Listener:
    """Passes words on, and notes which are missing."""

    def __init__(self, words: Speaker) -> None:
        self.words = words
        self.missing: list[str] = []

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        if not self.words.has(key):
            self.missing.append(key)
        return self.words.say(key, args)


class CardTexts:
    """The texts of cards in one language. ``cards`` are those that a text can call by name."""

    def __init__(self, words: Speaker, cards: Sequence[Card]) -> None:
        self.words = words
        self.cards = cards

    def _say(self, key: str, **args: object) -> str:
        """A message without the gaps of what was left empty in it."""
        text = " ".join(self.words.say(key, args).split())
        return _BEFORE_VOWEL.sub(_eased, text)

    def _sentence(self, text: str) -> str:
        return f"{text[:1].upper()}{text[1:]}."

    def _joined(self, parts: Sequence[str], key: str = "text-and") -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self._say(key, one=text, other=part)
        return text

    # The printed card

    def name(self, card: Card) -> str:
        return self._say(f"card-{card.name}")

    def school(self, school: int) -> str:
        return self._say("text-no-school" if school == NO_SCHOOL else f"school-{SCHOOLS[school]}")

    def type_line(self, card: Card) -> str:
        """Type, school, colour, duration and traits."""
        agree = self._gender(TYPES[card.type]) + "s"
        parts = [self._type(card), self.school(card.school), self._say(f"text-{COLOURS[card.colour]}-{agree}")]
        if card.duration != STAYS:
            parts.append(self._say(f"duration-{DURATIONS[card.duration]}"))
        traits = [*_bits(KEYWORDS, card.labels), *(["unique"] if card.unique else [])]
        traits += ["cumulative"] if card.cumulative else []
        return " · ".join([*parts, *[self._say(f"trait-{trait}") for trait in traits]])

    def _type(self, card: Card) -> str:
        if card.type == PLACE:
            return self._say("text-type-inhabited" if card.inhabited else "text-type-uninhabited")
        name = self._say(f"type-{TYPES[card.type]}")
        # Techniques and spirits are for masters anyway.
        if card.profile < 0 or card.type in (TECHNIQUE, SPIRIT):
            return name
        return self._say(f"text-type-for-{TYPES[card.profile]}", type=name)

    def basis(self, card: Card) -> str:
        """Whether the card is the rulebook's or ours."""
        return self._say(f"basis-{BASES[card.basis]}")

    def values(self, card: Card) -> str:
        """What is printed in numbers; "" if nothing is."""
        added = has_type(card, ASSIGNED)
        numbers = [("atk", card.atk), ("def", card.defence), ("res", card.res)]
        parts: list[str] = []
        if added:
            parts = [self._say(f"text-value-{stat}", n=_signed(number)) for stat, number in numbers if number]
        elif has_type(card, PROTAGONISTS):
            parts = [self._say(f"text-value-{stat}", n=number) for stat, number in numbers]
            if card.is_life:
                parts[2] = self._say("text-value-life")
        parts += [self._say("text-value-green", n=card.green)] if card.green else []
        parts += [self._say("text-value-ochre", n=card.ochre)] if card.ochre else []
        return " · ".join(parts)

    def lines(self, card: Card, spoken: bool = False) -> list[str]:
        """How it comes into play and what it does, a sentence each; ``spoken``: pips in words, to be read aloud."""
        lines = [self._sentence(rule) for rule in self._rules(card)]
        if card.duration == DISCARD_AFTER_USE and (card.atk or card.defence or card.res):
            lines.append(self._sentence(self._say("text-dormant")))
        return lines + [self.ability(card, ability, spoken) for ability in card.abilities]

    def ability(self, card: Card, ability: Ability, spoken: bool = False) -> str:
        """One ability, with its pips in front."""
        text = self._when(card, ability)
        if not ability.pips:
            return self._sentence(self._say("text-optional", what=text) if ability.when == ACT else text)
        if spoken:
            school = self.school(card.school)
            return self._sentence(self._say("text-pips-spoken", n=ability.pips, school=school, what=text))
        return f"{self.pips(card, ability)} {self._sentence(text)}"

    def pips(self, card: Card, ability: Ability) -> str:
        """The pips as they stand on the card (ID-024): ``[HH]``."""
        return self._say("text-pips", marks=self._say(f"school-{SCHOOLS[card.school]}-mark") * ability.pips)

    # Play rules

    def _rules(self, card: Card) -> list[str]:
        rule = card.play
        texts: list[str] = []
        if rule.alone:
            texts.append(self._say(f"text-rule-alone-{TYPES[card.type]}"))
        if rule.may_if is not None:
            condition = self._condition(card, rule.may_if, None)
            texts.append(self._say("text-condition", what=self._say("text-rule-alone-army"), condition=condition))
        if rule.extra_armies:
            texts.append(self._say("text-rule-extra-armies", n=rule.extra_armies + 1))
        if rule.needs_places > 1:
            texts.append(self._say("text-rule-needs-places", n=rule.needs_places))
        if rule.only_with is not None:
            texts.append(self._say("text-rule-only-with", who=self._phrase(card, rule.only_with, "a").text))
        if rule.assign_to:
            hosts = [self._noun(TYPES.index(name), "a") for name in _bits(TYPES, rule.assign_to)]
            texts.append(
                self._say(
                    "text-rule-assign-to",
                    hosts=self._joined([self._say("text-to", who=host) for host in hosts], "text-or"),
                )
            )
        if rule.host is not None:
            texts.append(self._say("text-rule-host", who=self._phrase(card, _with_school(rule.host, card), "any").text))
        return texts

    def _gender(self, noun: str) -> str:
        return self._say(f"text-gender-{noun}")

    def _noun(self, type: int, form: str) -> str:
        return self._say(f"text-noun-{TYPES[type]}", form=form, adj="")

    # When

    def _when(self, card: Card, ability: Ability) -> str:
        """The whole of an ability but its pips."""
        when = ability.when
        # That the place was undefended is said where the conquest is.
        undefended = when == CONQUER and all(_only_undefended(one) for one in ability.operations)
        text = self._does(card, ability, said=undefended)
        if ability.role != ANY_ROLE and card.type not in (TECHNIQUE, SPIRIT):
            text = self._say(f"text-role-{ROLES[ability.role]}", what=text)
        if when == PLAY and card.type != EVENT:
            return self._say("text-when-play", what=text)
        if when == USE:
            lasting = not all(is_deed(one) for one in ability.operations)
            return self._say("text-when-use", what=self._say("text-this-turn", what=text) if lasting else text)
        if when == CONQUER:
            return self._say("text-when-conquer-undefended" if undefended else "text-when-conquer", what=text)
        if when == LOST:
            return self._say("text-when-lost-place" if card.type == PLACE else "text-when-lost", what=text)
        return self._say("text-when-order", what=text) if when == ORDER else text

    def _does(self, card: Card, ability: Ability, said: bool) -> str:
        """All operations, those that say something of the same cards on the same condition in one clause."""
        clauses: list[str] = []
        waiting: list[Operation] = []
        for operation in ability.operations:
            if waiting and not self._together(card, waiting[0], operation):
                clauses.append(self._clause(card, ability, waiting, said))
                waiting = []
            waiting.append(operation)
        clauses.append(self._clause(card, ability, waiting, said))
        return self._joined(clauses, "text-then" if all(is_deed(one) for one in ability.operations) else "text-also")

    def _together(self, card: Card, first: Operation, second: Operation) -> bool:
        if not _is_said_of(first) or not _is_said_of(second) or first.who is None or second.who is None:
            return False
        conditions = [[self._condition(card, each, one) for each in one.conditions] for one in (first, second)]
        same_who = self._who(card, first.who, "all").text == self._who(card, second.who, "all").text
        return same_who and conditions[0] == conditions[1]

    def _clause(self, card: Card, ability: Ability, operations: Sequence[Operation], said: bool) -> str:
        first = operations[0]
        text = self._said_of(card, operations) if _is_said_of(first) else self._deed(card, ability, first)
        if first.after:
            text = self._say("text-after", what=text)
        if not first.conditions or said:
            return text
        conditions = [self._condition(card, condition, first) for condition in first.conditions]
        return self._say("text-condition", what=text, condition=self._joined(conditions))

    # What is said of somebody

    def _said_of(self, card: Card, operations: Sequence[Operation]) -> str:
        who = operations[0].who
        assert who is not None
        of_card = who.form == SELF or (who.form == HOST and all(_needs_no_host(one) for one in operations))
        subject = self._subject(card, who, operations)
        bonuses = [self._bonus(card, one) for one in operations if _is_bonus(one)]
        parts: list[str] = []
        if bonuses:
            text = self._joined(bonuses)
            parts.append(text if of_card else self._say("text-gets", number=subject.number, what=text))
        parts += [self._predicate(card, one, of_card, subject.number) for one in operations if not _is_bonus(one)]
        text = self._joined(parts)
        return text if of_card else f"{subject.text} {text}"

    def _subject(self, card: Card, who: Who, operations: Sequence[Operation]) -> Phrase:
        denied = any(one.word in (HASNT, CANNOT) for one in operations)
        if who.form == ALL and denied and _is_enemy_group(who.selector):
            return Phrase(self._say("text-enemy-group"))
        phrase = self._who(card, who, "all")
        if operations[0].word == KIND and who.selector is not None:  # only places can be meant
            places = _of_types(who.selector, 1 << PLACE)
            phrase = self._phrase(card, places, "all" if who.form == ALL else "one")
        return self._every(phrase) if _is_every(card, who) and not denied else phrase

    def _every(self, phrase: Phrase) -> Phrase:
        return Phrase(self._say(f"text-every-{phrase.agree}", who=phrase.text), phrase.agree)

    def _bonus(self, card: Card, operation: Operation) -> str:
        amount = operation.amount
        assert amount is not None
        stat = STATS[operation.stat]
        printed = {"atk": card.atk, "def": card.defence, "res": card.res}[stat] if has_type(card, ASSIGNED) else 0
        of_host = operation.who is not None and operation.who.form == HOST
        more = "yes" if printed > 0 and of_host and amount.number >= 0 else "no"
        bonus = self._say(f"text-bonus-{stat}", n=_signed(amount.number if amount.form == FIXED else 1), more=more)
        return (
            bonus if amount.form == FIXED else self._say("text-bonus-each", bonus=bonus, what=self._each(card, amount))
        )

    def _each(self, card: Card, amount: Amount) -> str:
        if amount.form == LIVES_OF_HOST:
            return self._say("text-life-of-host")
        assert amount.form == COUNT_OF
        assert amount.selector is not None
        return self._phrase(card, amount.selector, "each").text

    def _predicate(self, card: Card, operation: Operation, of_card: bool, number: str) -> str:
        word = operation.word
        if word == MOD:
            return self._green(card, operation, number)
        if word == ZERO:
            return self._say("text-green-none", number=number)
        if word in (HAS, HASNT):
            keyword = KEYWORDS[operation.keyword]
            if word == HAS and of_card and operation.keyword < _FIRST_LABEL:
                return self._say(f"text-keyword-{keyword}")
            return self._say(f"text-{WORDS[word]}-{keyword}", number=number)
        if word == SUICIDE:
            return self._say("text-suicide") if of_card else self._say("text-suicides", number=number)
        if word == CANNOT:
            return self._say(f"text-cannot-{BANS[operation.ban]}", number=number)
        return self._say("text-uninhabited", number=number) if word == KIND else self._say("text-life")

    def _green(self, card: Card, operation: Operation, number: str) -> str:
        amount = operation.amount
        assert amount is not None
        if amount.form != FIXED:
            return self._say("text-green-each", number=number, what=self._each(card, amount))
        key = "text-green-more" if amount.number > 0 else "text-green-less"
        return self._say(key, number=number, n=abs(amount.number))

    # What is done

    def _deed(self, card: Card, ability: Ability, operation: Operation) -> str:
        may = _mood(card, ability, operation)
        word = WORDS[operation.word]
        if operation.word == CHOOSE:
            return self._joined([self._deed(card, ability, choice) for choice in operation.choices], "text-choose")
        if operation.word in (DRAW, DISCARD, SCORE):
            return self._for_player(operation, may)
        if operation.word == COLUMN:
            return self._say(f"text-column-{SIDES[operation.side]}")
        if operation.word == FIND:
            return self._find(card, operation, may)
        if operation.word == LOOK:
            return self._look(operation, may)
        assert operation.who is not None
        if operation.word == READY and operation.who.form == SELF:
            return self._say("text-ready-self", may=may)
        who = self._who(card, operation.who, "one")
        if _is_every(card, operation.who) or (operation.word == ZERO and operation.who.form == ALL):
            who = self._every(who)
        if operation.word == ZERO:
            return self._say(f"text-zero-{STATS[operation.stat]}", of=self._of(operation.who, who))
        if operation.word == CANNOT:
            plain = self._who(card, operation.who, "all")
            return self._say(f"text-cannot-{BANS[operation.ban].replace('_', '-')}", who=plain.text)
        if operation.word == SEND:
            return self._send(operation, who)
        if operation.word == DUEL:
            assert operation.other is not None
            other = self._who(card, operation.other, "one")
            both = "fp" if who.agree[0] == other.agree[0] == "f" else "mp"
            return self._say("text-duel", who=who.text, other=other.text, engaged=self._say(f"text-engaged-{both}"))
        if operation.word in (ENGAGE, READY):
            return self._say(f"text-{word}", who=who.text, may=may)
        assert operation.word in (CANCEL, CALL)
        return self._say(f"text-{word}", who=who.text)

    def _for_player(self, operation: Operation, may: str) -> str:
        key = f"text-{WORDS[operation.word]}-{SIDES[operation.side]}"
        if operation.word == SCORE:
            return self._say(key, points=self._say("text-points", n=operation.number))
        cards = self._say("text-cards", n=operation.number)
        return self._say(key, cards=cards, may=may)

    def _find(self, card: Card, operation: Operation, may: str) -> str:
        assert operation.selector is not None
        several = operation.number > 1
        what = self._phrase(card, operation.selector, "many" if several else "a", where=False).text
        if several:
            what = self._say("text-up-to", n=operation.number, what=what)
        if operation.selector.zone == IN_PAST:
            return self._say("text-find-past", what=what, may=may)
        return self._say("text-find-future", what=what, may=may, number="other" if several else "one")

    def _look(self, operation: Operation, may: str) -> str:
        selector = operation.selector
        assert selector is not None
        return self._say(f"text-look-{ZONES[selector.zone]}-{SIDES[selector.side]}", n=operation.number, may=may)

    def _send(self, operation: Operation, who: Phrase) -> str:
        if operation.lives:
            return self._say("text-send-lives", who=who.text, number=who.number, n=operation.lives)
        key = f"text-send-{DESTINATIONS[operation.to]}"
        meant = operation.who
        if operation.to == TO_HAND and meant is not None and meant.selector is not None and meant.selector.side != OWN:
            key += "-owner"
        return self._say(key, who=who.text, number=who.number)

    # Conditions

    def _condition(self, card: Card, condition: Condition, operation: Operation | None) -> str:
        no = "not-" if condition.negated else ""
        form = condition.form
        if form == IF_UNDEFENDED:
            return self._say(f"text-if-{no}undefended")
        assert condition.selector is not None
        if form in (IF_SOME, IF_NONE):
            some = (form == IF_SOME) is not condition.negated
            return self._where_some(card, condition.selector, "some" if some else "none")
        if form == IF_COUNT:
            number = "text-fewer-than" if condition.negated else "text-at-least"
            return self._where_some(card, condition.selector, "count", number, condition.number)
        if form == IF_FEWER:
            return self._fewer(card, condition, no)
        if form == IF_FRONT:
            return self._is_front(card, condition, operation, no)
        selector = _of_types(condition.selector, hosts_of(card)) if form == IF_HOST else condition.selector
        what = self._phrase(card, selector, "a").text
        return self._say(f"text-if-{no}{CONDITIONS[form]}", what=what)

    def _where_some(self, card: Card, selector: Selector, form: str, key: str = "", number: int = 0) -> str:
        """Whether there are such cards, of a count so many: whose they are, or in which group, is said in the message."""
        place = SIDES[selector.side]
        if selector.zone == IN_GROUP and selector.side != ANY_SIDE:
            place += "-group"
        elif selector.zone != PRESENT:
            place = "elsewhere"
        what = self._phrase(card, selector, "a" if form == "some" else "many", where=place == "elsewhere").text
        if form == "count":
            what = self._say(key, n=number, what=what)
        return self._say(f"text-if-{form}-{place}", what=what)

    def _fewer(self, card: Card, condition: Condition, no: str) -> str:
        """Fewer of the same cards than the other player."""
        assert condition.selector is not None
        what = self._phrase(card, condition.selector, "many", where=False).text
        return self._say(f"text-if-{no}fewer-{SIDES[condition.selector.side]}", what=what)

    def _is_front(self, card: Card, condition: Condition, operation: Operation | None, no: str) -> str:
        assert condition.selector is not None
        what = self._phrase(card, condition.selector, "a").text
        who = operation.who if operation is not None else None
        if who is not None and who.form == FRONT and who.front == condition.front:
            return self._say("text-if-it-is-not" if condition.negated else "text-if-it-is", what=what)
        front = self._say(f"text-front-{_FRONTS[condition.front]}")
        return self._say(f"text-if-{no}front", who=front, what=what)

    # Who

    def _who(self, card: Card, who: Who, form: str) -> Phrase:
        """Those that are touched; ``form``: how a choice is said, "one" or "all" (what is not chosen is always all)."""
        if who.form in (PICK, ALL):
            assert who.selector is not None
            return self._phrase(card, who.selector, "all" if who.form == ALL else "one")
        if who.form == HOST:
            hosts = _bits(TYPES, hosts_of(card))
            if len(hosts) == 1:
                return Phrase(self._noun(TYPES.index(hosts[0]), "this"), self._gender(hosts[0]) + "s")
        if who.form == ATTACKED_PLACE:
            return Phrase(self._say("text-attacked-place"), self._gender("place") + "s")
        key = f"text-front-{_FRONTS[who.front]}" if who.form == FRONT else "text-self"
        return Phrase(self._say(key), self._gender("card") + "s")

    def _of(self, who: Who, phrase: Phrase) -> str:
        """Of them: where the article would merge with the word before it there is a message for the whole."""
        if who.form == FRONT:
            return self._say(f"text-of-front-{_FRONTS[who.front]}")
        return (
            self._say("text-of-attacked-place") if who.form == ATTACKED_PLACE else self._say("text-of", who=phrase.text)
        )

    def _phrase(self, card: Card, selector: Selector, form: str, where: bool = True) -> Phrase:
        """The cards of a selector; ``where``: whose they are and where they lie is said, too."""
        if selector.name >= 0:
            return Phrase(self.name(self.cards[selector.name]))
        noun = self._noun_of(selector)
        agree = self._gender(noun) + ("p" if form in ("all", "many") else "s")
        head = self._say(
            f"text-noun-{noun}",
            form=_noun_form(selector, form, where),
            adj=self._adjectives(selector, agree, noun, where),
        )
        text = self._say(
            "text-phrase",
            head=head,
            zone=self._zone(card, selector) if where else "",
            **{"with": self._with(selector)},
            that=self._that(card, selector, agree),
        )
        return Phrase(text, agree)

    def _noun_of(self, selector: Selector) -> str:
        if selector.types:
            return "-or-".join(_bits(TYPES, selector.types))
        if selector.inhabited:
            return TYPES[PLACE]
        labels = _bits(KEYWORDS, selector.labels)
        if len(labels) == 1:
            return labels[0]
        return "attack-group" if selector.zone == IN_ATTACK_GROUP else "card"

    def _adjectives(self, selector: Selector, agree: str, noun: str, where: bool) -> str:
        """All of them, agreeing with the noun, in the order of the language."""
        schools = [
            self._say(f"text-noschool-{agree}" if name == SCHOOLS[NO_SCHOOL] else f"school-{name}")
            for name in _bits(SCHOOLS, selector.schools)
        ]
        kinds = [kind for kind in ("inhabited", "permanent") if getattr(selector, kind)]
        enemy = where and selector.side == ENEMY and selector.zone == IN_GROUP
        return self._say(
            "text-adjectives",
            kind=" ".join(self._say(f"text-{kind}-{agree}") for kind in kinds),
            colour=self._either([self._say(f"text-{name}-{agree}") for name in _bits(COLOURS, selector.colours)]),
            school=self._either(schools),
            label=" ".join(
                self._say(f"text-{name}-{agree}") for name in _bits(KEYWORDS, selector.labels) if name != noun
            ),
            engaged=self._say(f"text-engaged-{agree}") if selector.engaged else "",
            enemy=self._say(f"text-enemy-{agree}") if enemy else "",
        )

    def _either(self, names: Sequence[str]) -> str:
        return self._joined(names, "text-or") if names else ""

    def _zone(self, card: Card, selector: Selector) -> str:
        if selector.zone == IN_GROUP:
            if selector.side == OWN:
                return self._say("text-zone-some-group" if card.type == EVENT else "text-zone-group")
            return self._say("text-zone-fight") if selector.side == ANY_SIDE else ""
        if selector.zone in (PRESENT, IN_ATTACK_GROUP):
            return ""
        return self._say(f"text-zone-{ZONES[selector.zone]}-{SIDES[selector.side]}")

    def _with(self, selector: Selector) -> str:
        if selector.numeric:
            return self._say("text-with-numeric")
        if selector.least_lives:
            return self._say("text-with-lives", n=selector.least_lives)
        return self._say("text-with-life") if selector.life else ""

    def _that(self, card: Card, selector: Selector, agree: str) -> str:
        """What the cards are doing."""
        number = "other" if agree.endswith("p") else "one"
        parts: list[str] = []
        if selector.role != ANY_ROLE:
            alone = self._say(f"text-alone-{agree}")
            parts.append(self._say(f"text-that-{ROLES[selector.role]}", number=number, alone=alone))
        for deed, opposed, what in (
            ("attacking", selector.attacking, selector.attacking_what),
            ("defending", selector.defending, selector.defending_what),
        ):
            if opposed == WHATEVER:
                parts.append(self._say(f"text-that-{deed}", number=number))
            elif opposed in (THIS, HOST_PLACE):
                parts.append(self._say(f"text-that-{deed}-this", number=number))
            elif opposed == FITTING and what is not None:
                some = self._phrase(card, what, "many").text
                parts.append(self._say(f"text-that-{deed}-some", number=number, what=some))
            else:
                assert opposed == NOT_ASKED
        return self._joined(parts) if parts else ""


def _noun_form(selector: Selector, form: str, where: bool) -> str:
    """The form of the noun: whose the cards are goes into it where they lie on the table."""
    if form == "any":
        return form
    other = "other-" if selector.other else ""
    if not where or selector.zone not in (PRESENT, IN_GROUP, IN_ATTACK_GROUP):
        return f"{other}{form}"
    if selector.side == OWN:
        other = "" if form == "many" else other
        return f"own-{other}{'one' if form == 'a' else form}"
    if selector.side == ENEMY and selector.zone != IN_GROUP:
        return f"enemy-{'one' if form == 'a' else form}"
    if selector.side == ANY_SIDE and selector.zone == PRESENT and form == "one" and not other:
        return "any-one"
    return f"{other}{form}"


def _mood(card: Card, ability: Ability, operation: Operation) -> str:
    """Whether something may be done, is told ("draw a card"), or happens to you ("you draw a card")."""
    if ability.when == ORDER or (operation.word == FIND and card.type != EVENT):
        return "yes"
    return "you" if ability.when in (CONQUER, LOST) else "no"


def _is_bonus(operation: Operation) -> bool:
    return operation.word == MOD and operation.stat != _GREEN


def _is_said_of(operation: Operation) -> bool:
    """Whether the operation says something of its cards; else it tells somebody to do something."""
    if operation.word == ZERO:
        return operation.stat == _GREEN
    if operation.word == CANNOT:
        return BANS[operation.ban] in _BANS_SAID_OF
    return operation.word in _SAID_OF


def _needs_no_host(operation: Operation) -> bool:
    """Whether a card can say it of its host as if it were its own: a bonus, a keyword."""
    if operation.word == HAS:
        return operation.keyword < _FIRST_LABEL
    return _is_bonus(operation) or operation.word in (SUICIDE, LIFE)


def _is_every(card: Card, who: Who) -> bool:
    """Whether it is said that all are meant: by an event that touches both sides, and of the whole opposing group."""
    selector = who.selector
    if who.form != ALL or selector is None:
        return False
    both = selector.side == ANY_SIDE and card.type == EVENT
    return both or (selector.side == ENEMY and selector.zone == IN_GROUP)


def _is_enemy_group(selector: Selector | None) -> bool:
    return selector is not None and selector.side == ENEMY and is_whole_group(selector)


def _only_undefended(operation: Operation) -> bool:
    conditions = operation.conditions
    return len(conditions) == 1 and conditions[0].form == IF_UNDEFENDED and not conditions[0].negated


def _of_types(selector: Selector, types: int) -> Selector:
    """The same selector, speaking of these types if it speaks of none."""
    made = Selector()
    for field in SELECTOR_FIELDS:
        setattr(made, field, getattr(selector, field))
    made.types = selector.types or types
    return made


def _with_school(selector: Selector, card: Card) -> Selector:
    """What a card can be assigned to: what it says, and of its own school if it has one (ID-031)."""
    made = _of_types(selector, selector.types)
    if not selector.schools and card.school != NO_SCHOOL:
        made.schools = 1 << card.school
    return made


def check_told(cards: Sequence[Card], words: Mapping[str, Speaker]) -> None:
    """Every card has its name and every text its words, in each language."""
    for language, speaker in words.items():
        listener = _Listener(speaker)
        texts = CardTexts(listener, cards)
        for card in cards:
            texts.name(card)
            texts.type_line(card)
            texts.values(card)
            texts.basis(card)
            texts.lines(card)
            texts.lines(card, spoken=True)
            if listener.missing:
                raise DataProblem(f"words, {language}", card.key, listener.missing[0], "missing")
