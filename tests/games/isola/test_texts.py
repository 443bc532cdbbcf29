"""The texts of the cards: made of what they do, in both languages, and read by people (``tests/golden/isola-cards.*.txt``)."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

import tavolata.games.isola
from battery.golden import agree
from fluent_files import misspelt, nodes, parsed, shape, straight_quotes
from games.isola.facts import BASE_CARDS, FACTS
from support import rule
from tavolata.engine.data_files import DataProblem, DataReader
from tavolata.engine.grammar import FUNCTIONS
from tavolata.games.isola.box.cards import CARDS, KEYS, number_of
from tavolata.games.isola.box.checks import misfits
from tavolata.games.isola.box.decks import READY_DECKS
from tavolata.games.isola.box.language import Sentence
from tavolata.games.isola.box.texts import CardTexts, check_told

WORDS = Path(tavolata.games.isola.__file__).parent / "words"
#: The parts of the words that are about cards, by how their keys begin: the texts, and the table of names.
PARTS = {
    "cards": ("text-", "type-", "colour-", "duration-", "trait-", "basis-", *(deck.name for deck in READY_DECKS)),
    "names": ("card-", "school-"),
}
LANGUAGES = ("it", "en")
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words_file(language: str) -> list[ftl.EntryType]:
    return parsed(WORDS / f"{language}.ftl")


@cache
def messages(name: str, language: str) -> dict[str, ftl.Message]:
    found = {entry.id.name: entry for entry in words_file(language) if isinstance(entry, ftl.Message)}
    return {key: message for key, message in found.items() if key.startswith(PARTS[name])}


class Parts:
    """The words of the cards alone, in one language; ``without`` leaves some out."""

    def __init__(self, language: str, without: str = "") -> None:
        self.bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
        self.bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
        self.known = {key for name in PARTS for key in messages(name, language)} - {without}

    def has(self, key: str) -> bool:
        return key in self.known

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        if not self.has(key):
            return f"[{key}]"
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, problems = self.bundle.format_pattern(pattern, dict(args or {}))
        assert problems == [], key
        return str(text)


@cache
def texts(language: str) -> CardTexts:
    return CardTexts(Parts(language), CARDS)


# The files


@each_language
@pytest.mark.parametrize("name", ["cards", "names"])
def test_the_files_are_well_formed(name: str, language: str) -> None:
    assert misspelt(words_file(language)) == []
    assert straight_quotes(messages(name, language)) == []
    assert set(messages("cards", language)).isdisjoint(messages("names", language))


@pytest.mark.parametrize("name", ["cards", "names"])
def test_both_languages_have_the_same_keys_variables_and_choices(name: str) -> None:
    italian, english = (messages(name, language) for language in LANGUAGES)
    assert list(italian) == list(english)
    assert {key: shape(italian[key]) for key in italian} == {key: shape(english[key]) for key in english}


@each_language
def test_proper_names_stand_in_the_table_of_names_alone(language: str) -> None:
    proper = {"Hokuto", "Nanto", "Cento"} | {
        fact["name"] for fact in list(FACTS.values())[:13] if " " not in fact["name"]
    }
    assert {"Kenshiro", "Raoul", "Ryuga"} < proper
    told = [
        node.value for node in nodes(list(messages("cards", language).values())) if isinstance(node, ftl.TextElement)
    ]
    assert [text for text in told if proper & set(re.findall(r"\w+", text))] == []


@each_language
def test_every_card_and_every_deck_has_its_words_and_no_name_is_there_twice(language: str) -> None:
    words = Parts(language)
    check_told(CARDS, {language: words})
    assert [deck.key for deck in READY_DECKS if not words.has(deck.name) or not words.has(deck.plan)] == []
    names = [words.say(f"card-{name}") for name in dict.fromkeys(card.name for card in CARDS)]
    assert len(set(names)) == len(names)
    decks = {words.say(deck.name) for deck in READY_DECKS} | {words.say(deck.plan) for deck in READY_DECKS}
    assert len(decks) == 2 * len(READY_DECKS)
    assert {key for key in messages("names", language) if key.startswith("card-")} == {
        f"card-{card.name}" for card in CARDS
    }


@pytest.mark.parametrize(
    ("missing", "card"),
    [
        ("card-toki", "TOKI"),
        ("text-noun-army", "IL-GENERALE-STANCO"),
        ("text-pips-spoken", "TOKI"),
        ("trait-cobra", "VIPERA"),
        ("text-rule-host", "NOMADI"),
        ("text-value-green", "PIRAMIDE-DELLA-CROCE"),
        ("basis-fact", "KENSHIRO"),
    ],
)
def test_a_text_without_words_is_refused(missing: str, card: str) -> None:
    with pytest.raises(DataProblem) as problem:
        check_told(CARDS, {"it": Parts("it"), "en": Parts("en", without=missing)})
    assert str(problem.value) == f"words, en: {card}: {missing}: missing"


# The texts


@each_language
def test_the_texts_of_all_cards_are_as_they_were_read(language: str) -> None:
    known = texts(language)
    told = []
    for card in BASE_CARDS:
        lines = [known.name(card), known.type_line(card), known.values(card), *known.lines(card)]
        told.append(
            "\n".join([f"{card.id} {card.key} ({known.basis(card)})", *[f"  {line}" for line in lines if line]])
        )
    agree(f"isola-cards.{language}.txt", "\n\n".join(told) + "\n")


def test_every_number_of_the_design_is_said() -> None:
    for card in BASE_CARDS:
        fact = FACTS[card.id]
        wanted = re.findall(r"[+-]\d", fact["ability"]) if "green" not in fact["ability"] else []
        told = " ".join(texts("en").lines(card)).replace("−", "-")
        assert re.findall(r"[+-]\d", told) == wanted, card.key


@rule("ID-024")
def test_pips_are_marks_on_the_card_and_words_for_the_ear() -> None:
    card = CARDS[number_of("LAME-DELL-AIRONE")]
    assert texts("it").lines(card) == ["[NN] Doppi danni."]
    assert texts("it").lines(card, spoken=True) == ["Con due vite Nanto: doppi danni."]
    assert texts("en").lines(card, spoken=True) == ["With two Nanto lives: double damage."]
    assert texts("en").pips(card, card.abilities[0]) == "[NN]"
    free = CARDS[number_of("UOMINI-BOMBA")]
    assert texts("it").lines(free, spoken=True) == texts("it").lines(free) == ["A scelta: attacco suicida."]


def told_of(key: str, text: str) -> tuple[str, str]:
    """What a card would say in both languages if it did this."""
    card = CARDS[number_of(key)]
    ability = Sentence(text, DataReader(), {known: number for number, known in enumerate(KEYS)}).ability(
        card.number, 0, ""
    )
    assert list(misfits(card, ability, CARDS)) == []
    return texts("it").ability(card, ability), texts("en").ability(card, ability)


@pytest.mark.parametrize(
    ("key", "text", "italian", "english"),
    [
        (
            "TOKI",
            "group commanding: has(double, all(own group army red|grey))",
            "Al comando: i tuoi eserciti rossi o grigi nel gruppo infliggono doppi danni.",
            "Commanding: your red or grey armies in the group deal double damage.",
        ),
        (
            "CAPO-DEI-RIBELLI",
            "group: mod(atk, count(own rebel other), self) if not(some(enemy character life))",
            "+1 di attacco per ogni altro tuo ribelle se l’avversario non ha personaggi con una vita in gioco.",
            "+1 attack for each of your other rebels if the opponent has no characters with a life in play.",
        ),
        (
            "MERCENARI",
            "group: mod(atk, +1, self) if count(own group army other)>=2 and defending(own place inhabited)",
            "+1 di attacco se nel gruppo ci sono almeno due altri eserciti e quando difende un tuo luogo abitato.",
            "+1 attack if at least two other armies are in the group and while defending one of your inhabited places.",
        ),
        (
            "FANATICI",
            "act[0]: zero(res, all(enemy army attacking(own place))) if not(count(enemy rebel)>=3)",
            "A scelta: azzera la resistenza di tutti gli eserciti dell’avversario che attaccano i tuoi luoghi se l’avversario ha"
            " meno di tre ribelli in gioco.",
            "Optional: zero the resistance of all the opponent’s armies that attack your places if the opponent has fewer than"
            " three rebels in play.",
        ),
        (
            "CORAZZA-DI-LAMIERA",
            "group: mod(def, -2, host); has(rebel, host)",
            "Questo esercito ha −2 di difesa ed è un ribelle.",
            "This army gets −2 defence and is a rebel.",
        ),
        (
            "LEZIONE",
            "play: find(own future army rebel, 2, hand); score(each, 3)",
            "Cerca fino a due eserciti ribelli nel tuo futuro: mostra le carte, prendile in mano e rimescola, poi ogni giocatore"
            " guadagna 3 punti ordine.",
            "Search your future for up to two rebel armies: show the cards, take them into your hand, and shuffle, then each player"
            " scores 3 order points.",
        ),
        (
            "OASI",
            "lost: discard(own, 1); send(pick(any army engaged), hand)",
            "Quando viene conquistato, scarti una carta dalla mano, poi rimetti un esercito impegnato qualsiasi in mano al proprietario.",
            "When it is conquered, you discard one card from your hand, then return one engaged army of either player to"
            " its owner’s hand.",
        ),
        # What is said of cards agrees with them: cards are feminine in Italian, their types mostly masculine.
        (
            "PATTO-DEI-FRATELLI",
            "static: mod(def, +1, all(any blue lone))",
            "Tutte le carte azzurre che combattono da sole hanno +1 di difesa.",
            "All blue cards that fight alone get +1 defence.",
        ),
        (
            "SFIDA-ALL-ALBA",
            "play: duel(pick(own red), pick(enemy blue))",
            "Sfida: una tua carta rossa contro una carta azzurra dell’avversario, anche se impegnate.",
            "Challenge: one of your red cards against one of the opponent’s blue cards, engaged or not.",
        ),
        (
            "SFIDA-ALL-ALBA",
            "play: duel(pick(own red), pick(enemy master))",
            "Sfida: una tua carta rossa contro un maestro dell’avversario, anche se impegnati.",
            "Challenge: one of your red cards against one of the opponent’s masters, engaged or not.",
        ),
        (
            "ULTIMA-CHIAMATA",
            "play: call(pick(own army engaged), defence group)",
            "Dopo la dichiarazione delle difese, un tuo esercito impegnato si unisce al gruppo di difesa di un luogo attaccato che può"
            " difendere, al posto della colonna che scegli, o ne forma uno da sé.",
            "After defences have been declared, one of your engaged armies joins the defence group of an attacked place that it may"
            " defend, at the place in the column you choose, or forms one alone.",
        ),
        (
            "NOMADI",
            "static: kind(all(enemy red), uninhabited)",
            "I luoghi rossi dell’avversario diventano disabitati.",
            "The opponent’s red places become uninhabited.",
        ),
        (
            "CACCIATORE-DI-TAGLIE",
            "group: mod(atk, +1, self) if some(enemy inhabited red)",
            "+1 di attacco se l’avversario ha un luogo abitato rosso in gioco.",
            "+1 attack if the opponent has an inhabited red place in play.",
        ),
    ],
)
def test_what_a_new_card_could_do_reads_well(key: str, text: str, italian: str, english: str) -> None:
    assert told_of(key, text) == (italian, english)


# Whatever a card could say

WHENS = [
    "static",
    "group",
    "group commanding",
    "act[0]",
    "act[2] lone",
    "used",
    "play",
    "use",
    "conquer",
    "lost",
    "order",
]
SELECTOR_WORDS = [
    ["own", "enemy", "any"],
    ["", "", "", "group", "group", "past"],
    ["", "army", "master", "place", "character", "event", "character|army"],
    ["", "", "", "hokuto", "noschool", "nanto|cento"],
    ["", "", "", "red", "blue|grey"],
    ["", "", "", "rebel", "cobra"],
    ["", "", "", "numeric", "life", "lives>=3", "engaged", "inhabited", "permanent", "lone", "commanding"],
    ["", "", "", "other", "attacking", "attacking this", "defending host", "attacking(own place)", "defending"],
]
OPERATIONS = [
    *("mod(atk, +1, W)", "mod(def, -2, W)", "mod(res, +1, W)", "mod(green, +1, W)", "mod(green, -2, W)"),
    *("mod(atk, count(S), W)", "mod(green, count(S), W)", "zero(atk, W)", "zero(res, W)", "zero(green, W)"),
    *("has(surprise, W)", "has(-double, W)", "has(mortal, W)", "has(-massacre, W)", "has(cobra, W)", "has(-rebel, W)"),
    *("cancel(W)", "suicide(W)", "engage(W)", "ready(W)", "after ready(W)", "kind(W, uninhabited)"),
    *(
        "cannot(attack, W)",
        "cannot(defend, W)",
        "cannot(activate, W)",
        "cannot(be_attacked, W)",
        "cannot(be_picked, W)",
    ),
    *(
        "call(W, defence group)",
        "send(W, past)",
        "send(W, removed)",
        "send(W, hand)",
        "send(W, past, 1 life)",
        "duel(W, W)",
    ),
    *(
        "column(own)",
        "column(enemy)",
        "life(host)",
        "look(enemy future, 2)",
        "look(own future, 4)",
        "look(enemy hand, all)",
    ),
    *("draw(own, 2)", "draw(each, 1)", "discard(enemy, 2)", "score(each, 2)", "find(own past S, 2, hand)"),
    "choose(draw(enemy, 1) / send(W, removed, 2 lives))",
]
WHOS = [
    "self",
    "host",
    "attacked place",
    "front(own)",
    "front(enemy)",
    "front(attackers of this)",
    *["pick(S)", "all(S)"] * 3,
]
CONDITIONS = [
    *(
        "",
        "",
        "",
        " if some(S)",
        " if none(S)",
        " if host(S)",
        " if attacking(S)",
        " if defending(S)",
        " if front(own, S)",
    ),
    *(" if not(some(S))", " if not(count(S)>=2)", " if count(S)>=4", " if undefended", " if not(undefended)"),
    *(" if not(fewer(own place, enemy place))", " if fewer(enemy army red, own army red)", " if not(front(enemy, S))"),
]


def made_up(chance: random.Random) -> str:
    """Something that a card could do, or not."""

    def selector(_: object) -> str:
        return " ".join(word for words in SELECTOR_WORDS if (word := chance.choice(words)))

    operations = "; ".join(chance.choice(OPERATIONS) for _ in range(chance.randint(1, 2)))
    text = f"{chance.choice(WHENS)}: {operations}{chance.choice(CONDITIONS)}"
    text = re.sub(r"\bW\b", lambda _: chance.choice(WHOS), text)
    return re.sub(r"\bS\b", selector, text).replace("own past own past", "own past").replace("own past any", "own past")


def test_whatever_fits_a_card_has_words() -> None:
    """Texts by chance: of those that fit their card, and there are many, every one is said in both languages."""
    chance = random.Random(7)
    said: set[str] = set()
    for _ in range(12_000):
        card, text = CARDS[chance.randrange(len(CARDS))], made_up(chance)
        try:
            ability = Sentence(text, DataReader(), {}).ability(card.number, 0, "")
        except DataProblem:
            continue
        if next(misfits(card, ability, CARDS), ""):
            continue
        for language in LANGUAGES:
            told = texts(language).ability(card, ability, spoken=True)
            assert not re.search(r"[\[\]{}]|  | ,|\w\(\w\)", told), f"{text}: {told}"
            assert told.endswith(".")
            said.add(told)
    assert len(said) > 500
