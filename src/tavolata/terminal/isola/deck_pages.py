"""A deck of Isola in words: what is called how, what is in it, how hands fall, and a file to begin one of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.box.decks import READY_DECKS, ReadyDeck
from tavolata.games.isola.box.records import COLOURS, NO_SCHOOL, PLACE, SCHOOLS, TYPES, Card
from tavolata.games.isola.deck_checks import DeckFigures, chances_to_settle, figures_of, sample_hand
from tavolata.games.isola.deck_lists import REMARK, encode, write_list
from tavolata.terminal.desk import Desk
from tavolata.terminal.isola.naming import Naming, paint

#: So many hands are dealt, with seeds that follow each other.
_HANDS: Final = 3
_SEEDS: Final = 1 << 63
#: Captions of figures, and names in a file, are so wide.
_CAPTION: Final = 19
_NAME: Final = 28


def ready_name(face: Naming, deck: ReadyDeck) -> str:
    return f"{face.words.say(deck.name)} ({deck.key})"


def ready_lines(desk: Desk, face: Naming) -> list[Text]:
    """The decks that come with the game, each with its plan."""
    lines = [Text(face.say("isola-deck-ready"), style="bold")]
    for deck in READY_DECKS:
        lines.append(Text(f" {deck.key:<4}", style="bold").append(face.words.say(deck.name)))
        lines += desk.wrapped(Text(f"     {face.words.say(deck.plan)}", style="dim"), 5)
    return lines


def figure_lines(desk: Desk, face: Naming, cards: Sequence[int]) -> list[Text]:
    """What is in a deck: types, schools, colours, attacks, points, what it costs to begin with it (ID-232)."""
    figures = figures_of(cards)
    said = face.words.say
    rows = [
        ("isola-deck-by-type", [(said(f"isola-deck-type-{name}"), count) for name, count in figures.types.items()]),
        ("isola-deck-by-school", [(_school(face, name), count) for name, count in figures.schools.items()]),
        ("isola-deck-by-colour", [(said(f"text-{name}-ms"), count) for name, count in figures.colours.items()]),
    ]
    lines = [Text(face.say("isola-deck-size", count=figures.size), style="bold")]
    for key, counts in rows:
        lines += _row(desk, face, key, ", ".join(f"{name} {count}" for name, count in counts))
    lines += _attack_curve(face, figures)
    for key, number in (("green", figures.green), ("ochre", figures.ochre), ("cost", figures.cost)):
        lines += _row(desk, face, f"isola-deck-{key}", said(f"isola-deck-{key}-about", {"count": number}))
    return lines


def _school(face: Naming, name: str) -> str:
    return face.texts.school(SCHOOLS.index(name))


def _row(desk: Desk, face: Naming, key: str, words: str) -> list[Text]:
    caption = Text(f" {face.words.say(key):<{_CAPTION - 1}}", style="dim")
    return desk.wrapped(caption.append(words, style="not dim"), _CAPTION)


def _attack_curve(face: Naming, figures: DeckFigures) -> list[Text]:
    """How many protagonists strike how hard, a bar for each strength."""
    bar = "█" if face.style.fancy else "#"
    lines: list[Text] = []
    for attack in range(max(figures.attacks, default=-1) + 1):
        count = figures.attacks.get(attack, 0)
        caption = face.say("isola-deck-attack") if not lines else ""
        line = Text(f" {caption:<{_CAPTION - 1}}", style="dim")
        lines.append(line.append(f"{attack}  ", style="not dim").append(f"{bar * count} {count}".strip(), "not dim"))
    return lines


def card_lines(face: Naming, cards: Sequence[int]) -> list[Text]:
    """The cards of a deck under their types, with their values."""
    lines: list[Text] = []
    for kind, heading in _headings(face, cards):
        lines.append(Text(heading, style="bold"))
        for card in _of_type(cards, kind):
            line = Text(f"  {cards.count(card.number)} ").append(f"{face.card(card.key):<{_NAME}}", style=paint(card))
            lines.append(line.append(f" {_details(face, card)}", style="dim"))
    return lines


def _headings(face: Naming, cards: Sequence[int]) -> list[tuple[int, str]]:
    """The types that are there, each with its name and how many cards are of it."""
    counts = figures_of(cards).types
    return [
        (TYPES.index(name), f"{face.say(f'isola-deck-type-{name}').capitalize()}: {count}")
        for name, count in counts.items()
    ]


def _of_type(cards: Sequence[int], kind: int) -> list[Card]:
    """One of each card of a type."""
    return [CARDS[number] for number in sorted(set(cards)) if CARDS[number].type == kind]


def _details(face: Naming, card: Card) -> str:
    """School, colour and values of a card, as far as it has them."""
    colour = face.say(f"text-{COLOURS[card.colour]}-{face.say(f'text-gender-{TYPES[card.type]}')}s")
    school = "" if card.school == NO_SCHOOL else face.texts.school(card.school)
    inhabited = face.say("isola-deck-uninhabited") if card.type == PLACE and not card.inhabited else ""
    return ", ".join(filter(None, [school, colour, face.values(card.key), inhabited]))


def hand_lines(desk: Desk, face: Naming, cards: Sequence[int], seed: int) -> list[Text]:
    """First hands of a deck, and how likely it is to have a place with its army soon."""
    lines: list[Text] = []
    for number in range(_HANDS):
        caption = f" {face.say('isola-deck-hand', number=number + 1)} "
        hand = ", ".join(face.counted(KEYS[card] for card in sample_hand(cards, (seed + number) % _SEEDS)))
        lines += desk.wrapped(Text(caption, style="bold").append(hand, style="not bold"), len(caption))
    lines += [Text(), *desk.wrapped(Text(face.say("isola-deck-chances")))]
    for turn, chance in chances_to_settle(cards).items():
        lines.append(Text(f" {face.say('isola-deck-chance', turn=turn, percent=round(100 * chance))}"))
    return [*lines, Text(), *desk.wrapped(Text(face.say("isola-deck-seed", seed=str(seed)), style="dim"))]


# Texts


def exported(face: Naming, title: str, cards: Sequence[int]) -> str:
    """A deck as text, which can be read again: its code stands above it as a remark."""
    code = face.say("isola-deck-code", code=encode(cards))
    return f"{REMARK} {title}\n{REMARK} {code}\n\n{write_list(cards, lambda card: face.card(KEYS[card]))}"


def template(face: Naming) -> str:
    """A file to begin with: how lists are written, a deck to learn with, and behind remarks all other cards."""
    ready = READY_DECKS[0]
    others = [card.number for card in CARDS if card.number not in ready.cards]
    about = face.say("isola-deck-template", name=ready_name(face, ready)).splitlines()
    rest = face.say("isola-deck-template-others").splitlines()
    lines = [f"{REMARK} {line}".rstrip() for line in about]
    lines += _template_cards(face, ready.cards, "")
    lines += ["", *(f"{REMARK} {line}".rstrip() for line in rest)]
    lines += _template_cards(face, others, f"{REMARK} ")
    return "\n".join(lines) + "\n"


def _template_cards(face: Naming, cards: Sequence[int], before: str) -> list[str]:
    lines: list[str] = []
    for kind, heading in _headings(face, cards):
        lines += ["", f"{REMARK} {heading}"]
        for card in _of_type(cards, kind):
            name = f"{cards.count(card.number)} {face.card(card.key)}"
            lines.append(f"{before}{name:<{_NAME + 2}} {REMARK} {_details(face, card)}")
    return lines
