"""All cards as they are printed, with their whole texts, for screens that do not compose texts themselves."""

from __future__ import annotations

from tavolata.engine.words import Words
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.cost import start_cost
from tavolata.games.isola.box.records import (
    BASES,
    CANCEL,
    COLOURS,
    DUEL,
    DURATIONS,
    ENGAGE,
    HAS,
    HASNT,
    KEYWORDS,
    SCHOOLS,
    SUICIDE,
    TYPES,
    ZERO,
    Card,
    Operation,
)
from tavolata.games.isola.box.texts import CardTexts

#: Words of cards that have a name of their own among the keywords (ID-182 to ID-222).
_KEYWORD_OF = {CANCEL: "cancel", ZERO: "zero", SUICIDE: "suicide", ENGAGE: "distract", DUEL: "challenge"}


def catalogue(language: str) -> list[dict[str, object]]:
    """A record for each card, as ``view_types.CardFace`` declares it."""
    texts = CardTexts(Words(language, "isola"), CARDS)
    return [_face(texts, card) for card in CARDS]


def _face(texts: CardTexts, card: Card) -> dict[str, object]:
    return {
        "key": card.key,
        "id": card.id,
        "name": texts.name(card),
        "type": TYPES[card.type],
        "school": SCHOOLS[card.school],
        "colour": COLOURS[card.colour],
        "type_line": texts.type_line(card),
        "attack": card.atk,
        "defence": card.defence,
        "resistance": card.res,
        "life": card.is_life,
        "inhabited": card.inhabited,
        "green": card.green,
        "ochre": card.ochre,
        "duration": DURATIONS[card.duration],
        "profile": TYPES[card.profile] if card.profile >= 0 else "",
        "keywords": _keywords(card),
        "lines": _lines(texts, card),
        "basis": BASES[card.basis],
        "cost": start_cost(card),
        "same": CARDS[card.same].key,
    }


def _lines(texts: CardTexts, card: Card) -> list[dict[str, object]]:
    """The sentences of the card; abilities, which come last, with their names and pips."""
    printed, spoken = texts.lines(card), texts.lines(card, spoken=True)
    lines: list[dict[str, object]] = [{"text": text} for text in printed]
    first = len(lines) - len(card.abilities)
    for number, ability in enumerate(card.abilities, first):
        line = lines[number]
        line["ability"] = ability.name
        if ability.pips:
            line["pips"] = ability.pips
            line["spoken"] = spoken[number]
            line["text"] = str(line["text"]).removeprefix(texts.pips(card, ability)).strip()
    return lines


def _keywords(card: Card) -> list[str]:
    """What a reader may want explained, in the order in which the card says it."""
    found = [name for number, name in enumerate(KEYWORDS) if card.labels >> number & 1]
    found += ["unique"] if card.unique else []
    found += ["cumulative"] if card.cumulative else []
    for ability in card.abilities:
        for operation in ability.operations:
            found += _keywords_in(operation)
    return list(dict.fromkeys(found))


def _keywords_in(operation: Operation) -> list[str]:
    if operation.word in (HAS, HASNT):
        return [KEYWORDS[operation.keyword]]
    found = [_KEYWORD_OF[operation.word]] if operation.word in _KEYWORD_OF else []
    who = operation.who
    if who is not None and who.selector is not None:
        found += [name for number, name in enumerate(KEYWORDS) if who.selector.labels >> number & 1]
    for choice in operation.choices:
        found += _keywords_in(choice)
    return found
