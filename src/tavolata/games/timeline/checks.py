"""What makes a deck good: the checks TD-01 to TD-15, each a function that says what it found.

Some need a reader: whether a title is clear, whether two cards tell of the same event in other words, whether a fact is
true. For those a program finds what it can: titles that look alike among near years, facts that grow old.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Hashable
from functools import cache
from math import sqrt
from typing import NamedTuple

import msgspec

from tavolata.engine.words import LANGUAGES
from tavolata.games.timeline.cards import ICON_PAIRS, ICONS, THEMES
from tavolata.games.timeline.clues import clue_in
from tavolata.games.timeline.deck import FOLDER, MEANINGS, OURS, Card, Deck, era_of, our_deck
from tavolata.games.timeline.importing import LONGEST, this_year

#: How many of 480 cards lie in each age.
ERA_CARDS = (20, 60, 70, 70, 120, 45, 60, 35)
#: The longest fact that a card has room for.
LONGEST_FACT = 240
#: Numbers in titles that are names.
_NAMED_NUMBERS = ("Programma 101",)

_PREHISTORY = -3000
_SHARE = 0.35
_TOLERANCE = 0.10
_MOST_OF_A_YEAR = 3
_MOST_ROUND = 0.05
_MOST_ABOUT = 0.12
#: Nothing so young: it may still move.
_SETTLED = 2
#: Years so near are read side by side, and words of the fronts so much alike are the same event.
_NEAR_YEARS = 3
_ALIKE = 0.5

#: The verb of each meaning, in Italian and in English.
_VERBS: dict[str, tuple[str, str]] = {
    "began": (
        r"inizi|cominci|parte|avvia|arriva|entra in|nasc|scoppi|prende il via|al via|accende|fa uscire",
        r"begin|start|break out|breaks out|set out|sets out|sets off|come into|comes into|enters service|launches",
    ),
    "ended": (r"finisc|compie|chiude|termina", r"end"),
    "completed": (
        r"complet|termina|costruisc|incis|scolpi|scriv|getta|finit",
        r"complet|built|carved|writes|makes|bridges|finish",
    ),
    "opened": (r"apre|riapre|inaugur", r"open|inaugurat|dedicat"),
    "founded": (r"fond|nasc|diventa", r"found|is made"),
    "first shown": (
        r"debutta|esce|present|mostra|svela|espone|proietta|appare|scena|in onda|inaugur",
        r"debut|premier|release|perform|present|show|unveil|exhibit|appear|stage|on air|demonstrat|opens",
    ),
    "published": (
        r"pubblic|\besc[eo]|stamp[ae]|appare|registra|carica|descrive",
        r"publish|appear|print|come[s]? out|release|register|upload|describe",
    ),
    "painted": (r"dipin|ritrae", r"paint"),
    "invented": (r"invent|crea|idea|ottiene", r"invent|devise|makes"),
    "patented": (r"brevett", r"patent"),
    "discovered": (
        r"scop[er]|trova|avvist|decifra|svela",
        r"discover|found|finds|sighted|decipher|reveal",
    ),
    "launched": (
        r"lanci|\besce|vend|parte|debutta|in rete",
        r"launch|issued|sale|sold|online",
    ),
    "born": (r"\bnasce", r"\bborn"),
    "died": (r"\bmuor", r"\bdies\b|\bdie\b"),
}
#: Verbs that leave no doubt: a card that has one has its meaning.
_PLAIN_VERBS: dict[str, tuple[str, str]] = {
    "began": (r"\binizi\w*\b|\bcomincia", r"\bbegins?\b"),
    "ended": (r"\bfinisce\b", r"\bends\b"),
    "completed": (r"\bcomplet", r"\bcompletes?d?\b"),
    "opened": (r"\bapre\b", r"\bopens\b"),
    "founded": (r"\bfonda\b", r"\bis founded\b|\bfounds\b"),
    "painted": (r"\bdipinge", r"\bpaint"),
    "invented": (r"\binventa\b", r"\binvents?\b|\binvented\b"),
    "patented": (r"\bbrevetta", r"\bpatents\b|\bpatented\b"),
    "discovered": (r"\bscopre|\bscoprono", r"\bdiscover"),
    "died": (r"\bmuore", r"\bdies\b"),
    "published": (r"\bpubblica\b", r"\bpublish"),
}
#: A stage where a play opens is no house that opens.
_TWO_MEANINGS = {"opened": ("first shown",), "completed": ("published",), "published": ("began",)}

#: Words that are true only for a while.
_AGEING = re.compile(
    r"\boggi\b|\boggigiorno\b|\battualmente\b|\btuttora\b|\bal giorno d’oggi\b|\bfinora\b|\bad oggi\b|\brecentemente\b"
    r"|\bancora oggi\b|\b(?:è|sono|ha|hanno|resta|restano|si può|esiste|esistono) ancora\b|\bquest’anno\b|\bdi recente\b"
    r"|\b(?:è|resta|rimane) (?:il|la|lo|l’)\s?(?:\w+ )?più \w+ (?:del mondo|al mondo|di tutti)"
    r"|\btoday\b|\bnowadays\b|\bcurrently\b|\bto this day\b|\bat present\b|\bso far\b|\b(?:has|have) recently\b|\bthis year\b|\bthese days\b"
    r"|\b(?:is|are|has|have|can|stands?) still\b|\bstill (?:is|are|stands?|runs?|holds?|exists?|works?|in use)\b"
    r"|\b(?:is|remains) the \w+est in the world\b",
    re.IGNORECASE,
)

_ITALIAN_WORDS = re.compile(r"\b(?:il|lo|gli|della|delle|degli|che|nella|sono|anche|perché|più)\b")
_ENGLISH_WORDS = re.compile(r"\b(?:the|of|and|was|were|with|from|which|his|her|by)\b")
_QUOTED = re.compile(r"«[^»]*»|“[^”]*”")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
#: Words that say nothing about what a card is about.
_STOP = re.compile(
    r"\b(?:the|and|are|for|its|his|her|first|with|from|new|that|into|wins?|nobel|prize"
    r"|gli|del|della|dei|delle|una|uno|con|per|nel|nella|alla|dal|sul|primo|prima|vince|vincono)\b"
)


class Finding(msgspec.Struct, frozen=True):
    """Something that a check found: the key and the details make the sentence."""

    check: str
    key: str
    details: dict[str, object]


class Subject(NamedTuple):
    """A deck with what is known about its dates from elsewhere."""

    deck: Deck
    #: Wikidata number: the years it has there, each with the property that it was found under.
    dates: dict[str, list[tuple[int, str]]]
    #: Card: why its year is not one of those, in each language.
    notes: dict[str, dict[str, str]]

    @property
    def cards(self) -> list[Card]:
        return self.deck.cards


@cache
def our_subject() -> Subject:
    """The deck of the house. Its dates are an extract from Wikidata (CC0)."""
    dates = msgspec.json.decode((FOLDER / OURS / "dates.json").read_bytes(), type=dict[str, list[tuple[int, str]]])
    notes = msgspec.json.decode((FOLDER / OURS / "notes.json").read_bytes(), type=dict[str, dict[str, str]])
    return Subject(our_deck(), dates, notes)


def check(subject: Subject) -> list[Finding]:
    """Everything that is wrong with a deck, in the order of the checks."""
    return [finding for look in CHECKS.values() for finding in look(subject)]


def standing(subject: Subject, card: Card) -> str:
    """Whether the dates known from elsewhere have the year of a card: confirmed, disputed, or unknown."""
    known = subject.dates.get(card.wikidata, [])
    if not known:
        return "unknown"
    return "confirmed" if any(year == card.year for year, _ in known) else "disputed"


# The checks


def td_01(subject: Subject) -> list[Finding]:
    """Ids unique; both titles unique; no empty field."""
    found = []
    for field in ("id", "title_it", "title_en"):
        counts = Counter(getattr(card, field).casefold() for card in subject.cards)
        found += [
            Finding("TD-01", "deck-check-twice", {"card": card.id, "field": field, "value": getattr(card, field)})
            for card in subject.cards
            if counts[getattr(card, field).casefold()] > 1
        ]
    for card in subject.cards:
        empty = [
            field
            for field in ("id", "title_it", "title_en", "theme", "region", "fact_it", "fact_en", "wikidata", "source")
            if not getattr(card, field).strip()
        ]
        for field in ("detail", "year_text"):
            written = [bool(getattr(card, f"{field}_{language}").strip()) for language in LANGUAGES]
            if written[0] != written[1]:
                empty.append(f"{field}_{'en' if written[0] else 'it'}")
        found += [Finding("TD-01", "deck-check-empty", {"card": card.id, "field": field}) for field in empty]
        for field, known in (("theme", THEMES), ("date_meaning", MEANINGS), ("precision", ("exact", "about"))):
            if getattr(card, field) not in known:
                details: dict[str, object] = {"card": card.id, "field": field, "value": getattr(card, field)}
                found.append(Finding("TD-01", "deck-check-value", details))
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card.id):
            found.append(Finding("TD-01", "deck-check-value", {"card": card.id, "field": "id", "value": card.id}))
        if card.difficulty not in (1, 2, 3):
            details = {"card": card.id, "field": "difficulty", "value": card.difficulty}
            found.append(Finding("TD-01", "deck-check-value", details))
    return found


def td_02(subject: Subject) -> list[Finding]:
    """Titles at most 35 letters, details at most 60; a fact fits on the card."""
    limits = {field: LONGEST[field] for field in ("title_it", "title_en", "detail_it", "detail_en")}
    limits |= {"fact_it": LONGEST_FACT, "fact_en": LONGEST_FACT}
    return [
        Finding("TD-02", "deck-check-long", {"card": card.id, "field": field, "count": len(text), "most": most})
        for card in subject.cards
        for field, most in limits.items()
        if len(text := getattr(card, field)) > most
    ]


def td_03(subject: Subject) -> list[Finding]:
    """The year is a whole number, not 0, not in the future, not from the last two years (section 4)."""
    last = this_year() - _SETTLED
    return [
        Finding("TD-03", "deck-check-year", {"card": card.id, "year": str(card.year), "last": str(last)})
        for card in subject.cards
        if card.year == 0 or card.year > last
    ]


def td_04(subject: Subject) -> list[Finding]:
    """No title or detail contains a year, a decade, a century or the mark of an era."""
    found = []
    for card in subject.cards:
        for field in ("title_it", "title_en", "detail_it", "detail_en"):
            text = getattr(card, field)
            for name in _NAMED_NUMBERS:
                text = text.replace(name, "")
            clue = clue_in(text)
            if clue:
                found.append(Finding("TD-04", "deck-check-clue", {"card": card.id, "field": field, "clue": clue}))
    return found


def td_05(subject: Subject) -> list[Finding]:
    """Two icons on every card, all twelve pairs equally often, no icon on more than 35 % of a theme or an age."""
    deck = subject.deck
    pairs = Counter(zip(deck.fronts, deck.backs, strict=True))
    found = [
        Finding("TD-05", "deck-check-icon-same", {"card": card.id, "icon": ICONS[front]})
        for card, front, back in zip(deck.cards, deck.fronts, deck.backs, strict=True)
        if front == back
    ]
    counts = [pairs[pair] for pair in ICON_PAIRS]
    if max(counts) - min(counts) > (len(deck) % len(ICON_PAIRS) > 0):
        found.append(Finding("TD-05", "deck-check-icon-pairs", {"least": min(counts), "most": max(counts)}))
    for side in (deck.fronts, deck.backs):
        for group, numbers in _groups(deck):
            icon, count = Counter(side[number] for number in numbers).most_common(1)[0]
            if count > _SHARE * len(numbers):
                details: dict[str, object] = {
                    "icon": ICONS[icon],
                    "group": group,
                    "percent": 100 * count // len(numbers),
                }
                found.append(Finding("TD-05", "deck-check-icon-share", details))
    return found


def td_06(subject: Subject) -> list[Finding]:
    """Icons say nothing about theme, age or difficulty: what they seem to say is no more than chance (one in a hundred)."""
    deck = subject.deck
    found = []
    traits: dict[str, list[Hashable]] = {
        "theme": [card.theme for card in deck.cards],
        "era": [era_of(card.year) for card in deck.cards],
        "difficulty": [card.difficulty for card in deck.cards],
    }
    for side, icons in (("front", deck.fronts), ("back", deck.backs)):
        for trait, values in traits.items():
            if _dependence(list(icons), values) > 1:
                found.append(Finding("TD-06", "deck-check-icon-clue", {"side": side, "trait": trait}))
    return found


def td_07(subject: Subject) -> list[Finding]:
    """Themes and ages have the cards they should have, within a tenth."""
    size = len(subject.cards)
    themes = Counter(card.theme for card in subject.cards)
    eras = Counter(era_of(card.year) for card in subject.cards)
    wanted = [(f"theme-{theme}", themes[theme], size / len(THEMES)) for theme in THEMES]
    wanted += [(f"deck-era-{era}", eras[era], size * cards / sum(ERA_CARDS)) for era, cards in enumerate(ERA_CARDS)]
    return [
        Finding("TD-07", "deck-check-spread", {"group": group, "count": count, "wanted": round(right)})
        for group, count, right in wanted
        if abs(count - right) > _TOLERANCE * right + 1e-9
    ]


def td_08(subject: Subject) -> list[Finding]:
    """At most three cards on a year; at most 5 % on round years outside prehistory."""
    years = Counter(card.year for card in subject.cards)
    found = [
        Finding("TD-08", "deck-check-crowd", {"year": str(year), "count": count})
        for year, count in sorted(years.items())
        if count > _MOST_OF_A_YEAR
    ]
    round_years = sum(card.year % 100 == 0 and card.year >= _PREHISTORY for card in subject.cards)
    if round_years > _MOST_ROUND * len(subject.cards):
        found.append(Finding("TD-08", "deck-check-round", {"count": round_years, "size": len(subject.cards)}))
    return found


def td_09(subject: Subject) -> list[Finding]:
    """Dates that are only about right are at most 12 %, each with its margin; an exact one has none."""
    found = [
        Finding("TD-09", "deck-check-margin", {"card": card.id, "margin": card.margin})
        for card in subject.cards
        if (card.precision == "about") != (card.margin > 0)
    ]
    about = sum(card.precision == "about" for card in subject.cards)
    if about > _MOST_ABOUT * len(subject.cards):
        found.append(Finding("TD-09", "deck-check-about", {"count": about, "size": len(subject.cards)}))
    return found


def td_10(subject: Subject) -> list[Finding]:
    """The verb of both titles says what the date means."""
    found = []
    for card in subject.cards:
        for side, language in enumerate(LANGUAGES):
            title = _QUOTED.sub("", getattr(card, f"title_{language}")).lower()
            details: dict[str, object] = {
                "card": card.id,
                "title": getattr(card, f"title_{language}"),
                "meaning": card.date_meaning,
            }
            verbs = _VERBS.get(card.date_meaning)
            other = _other_verb(card.date_meaning, title, side)
            if verbs and not re.search(verbs[side], title):
                found.append(Finding("TD-10", "deck-check-verb", details))
            elif other:
                found.append(Finding("TD-10", "deck-check-other-verb", {**details, "other": other}))
    return found


def td_11(subject: Subject) -> list[Finding]:
    """A Wikidata number and a second source; the year is the one found there, or the difference is explained in one line."""
    found = []
    for card in subject.cards:
        if not re.fullmatch(r"Q[1-9]\d*", card.wikidata):
            found.append(Finding("TD-11", "deck-check-wikidata", {"card": card.id, "value": card.wikidata}))
        if not re.sub(r"wikidata|wikipedia|\W", "", card.source, flags=re.IGNORECASE):
            found.append(Finding("TD-11", "deck-check-source", {"card": card.id}))
        notes = [subject.notes.get(card.id, {}).get(language, "").strip() for language in LANGUAGES]
        disputed = standing(subject, card) == "disputed"
        if disputed and not all(notes):
            known = ", ".join(sorted({str(year) for year, _ in subject.dates[card.wikidata]}))
            details: dict[str, object] = {"card": card.id, "year": str(card.year), "known": known}
            found.append(Finding("TD-11", "deck-check-disputed", details))
        if any("\n" in note or (note and not disputed) for note in notes):
            found.append(Finding("TD-11", "deck-check-note", {"card": card.id}))
    ids = {card.id for card in subject.cards}
    found += [Finding("TD-11", "deck-check-note", {"card": card_id}) for card_id in subject.notes if card_id not in ids]
    return found


def td_12(subject: Subject) -> list[Finding]:
    """Italian and English say the same: nothing left untranslated, the same numbers, each with its own marks."""
    found = []
    for card in subject.cards:
        if card.title_it == card.title_en or (card.fact_it and card.fact_it == card.fact_en):
            found.append(Finding("TD-12", "deck-check-untranslated", {"card": card.id, "field": "title"}))
        for language, foreign, marks in (
            ("it", _ENGLISH_WORDS, r"\bB\.?C\.?E?\b|[“”'\"]"),
            ("en", _ITALIAN_WORDS, r"\ba\.\s?C\.|[«»'\"]"),
        ):
            for field in ("title", "detail", "fact"):
                text = getattr(card, f"{field}_{language}")
                # Names of works and what somebody said may stay in their own language.
                strange = len(foreign.findall(_QUOTED.sub("", text)))
                if strange > (2 if field == "fact" else 0) and not _named(text):
                    details: dict[str, object] = {"card": card.id, "field": f"{field}_{language}"}
                    found.append(Finding("TD-12", "deck-check-untranslated", details))
                mark = re.search(marks, text)
                if mark:
                    details = {"card": card.id, "field": f"{field}_{language}", "mark": mark[0]}
                    found.append(Finding("TD-12", "deck-check-mark", details))
        italian, english = (
            {_plain_number(number) for number in _NUMBER.findall(text)} for text in (card.fact_it, card.fact_en)
        )
        years = {number for number in italian ^ english if re.fullmatch(r"[1-9]\d{3}", number)}
        if years:
            details = {"card": card.id, "numbers": ", ".join(sorted(years))}
            found.append(Finding("TD-12", "deck-check-numbers", details))
    return found


def td_13(subject: Subject) -> list[Finding]:
    """No two cards closer than the margin of either."""
    cards = sorted(subject.cards, key=lambda card: card.year)
    years = [card.year for card in cards]
    found = []
    for number, card in enumerate(cards):
        if not card.margin:
            continue
        near = range(bisect_left(years, card.year - card.margin), bisect_left(years, card.year + card.margin + 1))
        found += [
            Finding("TD-13", "deck-check-near", {"card": card.id, "other": cards[other].id, "margin": card.margin})
            for other in near
            if other != number
        ]
    return found


def td_14(subject: Subject) -> list[Finding]:
    """No event twice: among near years no two fronts are made of the same words, and none has the same item and year."""
    cards = sorted(subject.cards, key=lambda card: card.year)
    found = []
    for number, card in enumerate(cards):
        for other in cards[number + 1 :]:
            if other.year - card.year > _NEAR_YEARS:
                break
            same_item = other.year == card.year and other.wikidata == card.wikidata != ""
            if same_item or _double(card, other):
                found.append(Finding("TD-14", "deck-check-double", {"card": card.id, "other": other.id}))
    return found


def td_15(subject: Subject) -> list[Finding]:
    """Facts do not grow old."""
    return [
        Finding("TD-15", "deck-check-ageing", {"card": card.id, "field": field, "words": match[0]})
        for card in subject.cards
        for field in ("fact_it", "fact_en")
        if (match := _AGEING.search(_QUOTED.sub("", getattr(card, field))))
    ]


CHECKS: dict[str, Callable[[Subject], list[Finding]]] = {
    "TD-01": td_01,
    "TD-02": td_02,
    "TD-03": td_03,
    "TD-04": td_04,
    "TD-05": td_05,
    "TD-06": td_06,
    "TD-07": td_07,
    "TD-08": td_08,
    "TD-09": td_09,
    "TD-10": td_10,
    "TD-11": td_11,
    "TD-12": td_12,
    "TD-13": td_13,
    "TD-14": td_14,
    "TD-15": td_15,
}


# What they are made of


def _groups(deck: Deck) -> list[tuple[str, list[int]]]:
    """The themes and the ages, by the key of their words, and the numbers of their cards."""
    groups: dict[str, list[int]] = {}
    for number, card in enumerate(deck.cards):
        groups.setdefault(f"theme-{card.theme}", []).append(number)
        groups.setdefault(f"deck-era-{era_of(card.year)}", []).append(number)
    return list(groups.items())


def _dependence(some: list[Hashable], others: list[Hashable]) -> float:
    """How much two traits hang together: chi-square over what chance alone exceeds once in a hundred times."""
    size = len(some)
    rows, columns, cells = Counter(some), Counter(others), Counter(zip(some, others, strict=True))
    freedom = (len(rows) - 1) * (len(columns) - 1)
    if not freedom:
        return 0.0
    chi = 0.0
    for row, in_row in rows.items():
        for column, in_column in columns.items():
            expected = in_row * in_column / size
            chi += (cells[row, column] - expected) ** 2 / expected
    # The approximation of Wilson and Hilferty.
    limit = freedom * (1 - 2 / (9 * freedom) + 2.326 * sqrt(2 / (9 * freedom))) ** 3
    return chi / limit


def _other_verb(meaning: str, title: str, side: int) -> str:
    """The meaning of a verb in a title that cannot be the meaning of the card, "" if there is none."""
    for other, verbs in _PLAIN_VERBS.items():
        if other == meaning or meaning in _TWO_MEANINGS.get(other, ()):
            continue
        if re.search(verbs[side], title) and not (meaning in _VERBS and re.search(_VERBS[meaning][side], title)):
            return other
    return ""


def _named(text: str) -> bool:
    """Whether the words of another language stand among capitals, as in the name of a work or a firm."""
    return len(re.findall(r"\b[A-Z]\w+", text)) >= 2


def _plain_number(number: str) -> str:
    """13.800 and 13,800 are the same."""
    return re.sub(r"[.,](?=\d{3}\b)", "", number).replace(",", ".")


def _words(text: str) -> frozenset[str]:
    """What a text is about: its longer words, cut so that forms of one word are alike."""
    return frozenset(word[:5] for word in re.findall(r"\w{3,}", _STOP.sub("", text.lower())))


def _double(card: Card, other: Card) -> bool:
    """Whether two titles, or two whole fronts, are made of the same words."""
    for language in LANGUAGES:
        titles = [getattr(one, f"title_{language}") for one in (card, other)]
        details = [getattr(one, f"detail_{language}") for one in (card, other)]
        fronts = [f"{title} {detail}" for title, detail in zip(titles, details, strict=True)]
        if any(_alike(_words(one), _words(two)) for one, two in (titles, fronts)):
            return True
    return False


def _alike(some: frozenset[str], others: frozenset[str]) -> bool:
    """Whether more than half of the shorter one is in the other, too."""
    common = len(some & others)
    return common > 1 and common > _ALIKE * min(len(some), len(others))
