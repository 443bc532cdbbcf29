"""``tavolata deck`` for Timeline: begin a deck of one's own, check it, keep it for playing; check the deck of the house."""

from __future__ import annotations

import csv
import json
from importlib.resources import files
from pathlib import Path

from rich.text import Text

from tavolata.engine import Game, SetupError
from tavolata.engine.words import Words, quoted
from tavolata.games.timeline.checks import CHECKS, Finding, our_subject, standing
from tavolata.games.timeline.deck import OURS, Card
from tavolata.games.timeline.importing import Problem, read_deck, refused, slug
from tavolata.games.timeline.years import year_words
from tavolata.terminal import deck_files, store
from tavolata.terminal.deck_files import Command, DeckRequest
from tavolata.terminal.desk import Desk

#: Exit codes: all is well; something must be put right.
DONE = 0
WRONG = 1

_GAME = "timeline"
#: What the deck of the house is called here.
HOUSE = (_GAME, OURS)
ENDINGS = (".csv", ".json")
#: Remarks of the template.
_REMARK = "# "


def with_deck(game: Game, name: str) -> Game:
    """The game with a deck of one's own: a file, or a deck that is kept here."""
    if name in HOUSE and game.name == _GAME:
        return game
    if game.decks is None:
        raise _mistake("error-deck-not-here", game=game.name)
    path = _find(name)
    text, problems = deck_files.read(path)
    for problem in problems:
        raise SetupError(problem.key, problem.args, game=_GAME)
    return game.with_extras({"deck": {"name": path.stem, "text": text}})


# The commands


def new(desk: Desk, asked: DeckRequest) -> int:
    """A file to begin with: example cards and what the columns mean. Never touches a file that is there."""
    desk, path = _at_table(desk), store.path_of(asked.name)
    if path.suffix.lower() not in ENDINGS:
        raise _mistake("error-deck-ending")
    template = files("tavolata.games.timeline") / "decks" / "template" / f"{desk.words.language}.csv"
    text = template.read_text(encoding="utf-8")
    if path.suffix.lower() == ".json":
        deck_files.write_new(path, _as_json(text))
    else:
        deck_files.write_new(path, text, "utf-8-sig")  # spreadsheets take a file for UTF-8 only if it says so
    desk.tell("deck-made", path=str(path))
    return DONE


def check(desk: Desk, asked: DeckRequest) -> int:
    """Everything that is wrong with a deck; of the deck of the house also where its dates come from."""
    if asked.name in HOUSE:
        return check_house(_at_table(desk))
    _, cards, problems = _read(_find(asked.name))
    return _report(_at_table(desk), cards, problems)


def keep(desk: Desk, asked: DeckRequest) -> int:
    """Keep a deck under the name of its file, or another one, for ``play --deck``."""
    desk, path = _at_table(desk), store.path_of(asked.name)
    if not store.is_there(path):
        raise _missing(asked.name)
    text, cards, problems = _read(path)
    code = _report(desk, cards, problems)
    if code != DONE:
        return code
    name = asked.wanted_name or path.stem
    kept_as = slug(name)
    if not kept_as or kept_as in HOUSE:
        raise _mistake("error-deck-name", name=name)
    ending = ".json" if text.lstrip()[:1] in ("[", "{") else ".csv"
    again = deck_files.keep(kept_as, ending, text, ENDINGS)
    desk.tell("deck-kept-again" if again else "deck-kept", name=kept_as)
    return DONE


def remove(desk: Desk, asked: DeckRequest) -> int:
    """Forget a deck that was kept; the file it was read from stays where it is."""
    kept = deck_files.kept(ENDINGS)
    if asked.name not in kept:
        raise _missing(asked.name)
    deck_files.forget(kept[asked.name])
    _at_table(desk).tell("deck-removed", name=asked.name)
    return DONE


def show_kept(desk: Desk, asked: DeckRequest) -> int:
    """The decks that are kept, a line each."""
    desk = _at_table(desk)
    kept = deck_files.kept(ENDINGS)
    if not kept:
        desk.tell("deck-none")
    for name, path in kept.items():
        _, cards, problems = _read(path)
        desk.tell("deck-listed-broken" if refused(problems) else "deck-listed", name=name, count=len(cards))
    return DONE


def check_house(desk: Desk) -> int:
    """The checks TD-01 to TD-15, and which dates Wikidata confirms."""
    subject = our_subject()
    found: list[Finding] = []
    for number, look in CHECKS.items():
        findings = look(subject)
        about = desk.key(f"deck-{number.lower()}")
        desk.tell("deck-bad" if findings else "deck-good", check=number, about=about)
        for finding in findings:
            desk.print(desk.wrapped(Text(f"  {_sentence(desk, finding)}"), 2))
        found += findings
    cards = sorted(subject.cards, key=lambda card: card.year)
    for state in ("confirmed", "disputed", "unknown"):
        listed = [card for card in cards if standing(subject, card) == state]
        desk.print([Text()])
        desk.tell(f"deck-{state}", style="bold", count=len(listed))
        for card in listed:
            desk.print(desk.wrapped(Text(f"  {_line(desk, card)}"), 2))
            if state == "disputed":
                why = subject.notes.get(card.id, {}).get(desk.words.language) or desk.key("deck-unexplained")
                desk.print(desk.wrapped(Text(f"    {why}", style="dim"), 4))
    return WRONG if found else DONE


COMMANDS: dict[str, Command] = {"new": new, "check": check, "import": keep, "remove": remove, "list": show_kept}


# What they are made of


def _at_table(desk: Desk) -> Desk:
    """The desk with the words of the game."""
    return Desk(Words(desk.words.language, _GAME), desk.console)


def _mistake(key: str, **details: object) -> SetupError:
    return SetupError(key, details, game=_GAME)


def known_names() -> list[str]:
    """The decks that can be named: that of the house, and those that are kept."""
    return [_GAME, *deck_files.kept(ENDINGS)]


def _missing(name: str) -> SetupError:
    return deck_files.missing(name, known_names())


def _find(name: str) -> Path:
    """The deck that is meant: a file, or one that is kept here."""
    path = store.path_of(name)
    if store.is_there(path):
        return path
    kept = deck_files.kept(ENDINGS)
    if name not in kept:
        raise _missing(name)
    return kept[name]


def _read(path: Path) -> tuple[str, list[Card], list[Problem]]:
    text, problems = deck_files.read(path)
    if problems:
        return text, [], problems
    return (text, *read_deck(text, path.name))


def _report(desk: Desk, cards: list[Card], problems: list[Problem]) -> int:
    """Every problem in a line of its own, then whether the deck can be played with."""
    for problem in problems:
        sentence = desk.words.say(problem.key, quoted(problem.args))
        if problem.warning:
            sentence = desk.key("deck-warning", text=sentence)
        desk.print(desk.wrapped(Text(sentence)))
    if refused(problems):
        desk.tell("deck-unsound", style="bold", count=sum(not problem.warning for problem in problems))
        return WRONG
    desk.tell("deck-sound", style="bold", count=len(cards))
    return DONE


def _sentence(desk: Desk, finding: Finding) -> str:
    details = dict(finding.details)
    if "group" in details:
        details["group"] = desk.key(str(details["group"]))
    return desk.words.say(finding.key, details)


def _line(desk: Desk, card: Card) -> str:
    """A card in a line: year, title, and where to look it up."""
    english = desk.words.language == "en"
    year = card.year_text_en if english else card.year_text_it
    if not year:
        key, details = year_words(card.year)
        year = desk.words.say(key, details)
    if card.precision == "about":
        year = desk.key("year-about", year=year)
    title = card.title_en if english else card.title_it
    return f"{year}: {title} [{card.id}, {card.wikidata}; {card.source}]"


def _as_json(template: str) -> str:
    """The template as JSON: what its remarks say is in a field that nobody reads as a card."""
    lines = [line for line in template.splitlines() if line]
    remarks = [line.strip('"').removeprefix(_REMARK) for line in lines if line.strip('"').startswith(_REMARK)]
    table = lines[len(remarks) :]
    rows = csv.DictReader(table, delimiter=";" if ";" in table[0] else ",")
    cards = [{name: value for name, value in row.items() if value} for row in rows]
    return json.dumps({"name": "", "help": remarks, "cards": cards}, ensure_ascii=False, indent=2) + "\n"
