"""Two thousand random fights of cards from the set, fought by the program and by the plain reference beside this file."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from games.isola.looking import OPTIONAL, past, points, removed, row, things, view
from games.isola.reference import Combat, Fighter, Gift, Side
from support import asked, offered, play, rule, told
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import (
    ARMY,
    CHARACTER,
    COLOURS,
    GREY,
    KEYWORDS,
    MASTER,
    NO_SCHOOL,
    SCHOOLS,
    Card,
)
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola

BY_KEY = {card.key: card for card in CARDS}

#: What fits whom, and what it gives.
ON_ARMIES = ("ARMI-DA-TAGLIO", "CORAZZA-DI-LAMIERA", "MOTO-CORAZZATA", "CATENE", "STENDARDO", "UNIFORMI-DI-SETA")
ON_CHARACTERS = ("MOTO-CORAZZATA", "ELMO-DA-PREDONE", "LAMA-RICURVA", "SCUDO-DI-PORTIERA", "SANGUE-DEL-NORD")
TECHNIQUES = (
    "RAFFICA-DEL-NORD",
    "ALI-DEL-SUD",
    "ONDA-DI-LUCE",
    "GUARDIA-BASSA",
    "PUGNO-CHE-SPEZZA",
    "DANZA-DEL-SOVRANO",
)
PLACES = ("DESERTO-DI-VETRO", "MARE-SECCO", "GOLA-DEI-VENTI", "PASSO-MINATO")
EVENTS = ("TEMPESTA-DI-SABBIA", "ERA-DELLA-PAURA", "RIVOLTA", "PATTO-DEI-FRATELLI")

ALWAYS = {
    "VIPERA": "mortal",
    "FANATICI": "mortal",
    "IL-BOIA": "massacre",
    "LANCIATORE-DI-COLTELLI": "surprise",
    "PREDONI-IN-MOTO": "surprise",
}
#: What is activated, as far as this test does: a keyword or numbers for the card itself.
ACTIVATED = {
    "DUELLANTE-MASCHERATO": "double",
    "LAME-DELL-AIRONE": "double",
    "CARRI-DELLA-LUCE": "double",
    "ONDA-DI-LUCE": "double",
    "STORMO-DELL-AIRONE": "surprise",
    "REY": "surprise",
    "DANZA-DEL-SOVRANO": "surprise",
    "SCORTA-DEL-RE": "mortal",
    "SICARIO-DEL-NORD": "mortal",
    "PUGNO-CHE-SPEZZA": "mortal",
    "DISCEPOLI-DEL-NORD": "attack+1",
    "GUARDIE-IMPERIALI": "defence+1",
    "MONACI-DEL-PASSO": "resistance+2",
    "GIOVANE-AIRONE": "attack+1 defence+1",
    # Of a master who uses them.
    "RAFFICA-DEL-NORD": "attack+2",
    "ALI-DEL-SUD": "attack+1 defence+1",
    "GUARDIA-BASSA": "defence+1",
}
#: The values of the same techniques that have an ability, too.
EMPLOYED = {"ONDA-DI-LUCE": "attack+1", "PUGNO-CHE-SPEZZA": "attack+1", "DANZA-DEL-SOVRANO": "attack+1"}


@dataclass
class Drawn:
    """A group as the dice made it: how a position writes it, and its fighters."""

    column: list[str] = field(default_factory=list)
    leaders: list[str] = field(default_factory=list)

    def words(self) -> str:
        return " ".join(self.column + self.leaders)


class Lots:
    """Random groups that the rules allow."""

    def __init__(self, seed: int) -> None:
        self.lots = random.Random(seed)
        #: Cards that can be there only once for both sides.
        self.used: set[str] = set()

    def group(self, side: int, alone: bool = False) -> Drawn:
        lots = self.lots
        cobra = lots.random() < 0.15
        school, colour = lots.randrange(4), "red" if cobra else lots.choice(("red", "blue"))
        fitting = [card for card in CARDS if card.type <= ARMY and self._fits(card, school, colour)]
        troops = [card for card in fitting if card.type != MASTER and self._is_cobra(card) == cobra]
        troops = [card for card in troops if card.key != ("DIFENSORI-DEL-POZZO", "GIGANTI-DEL-NORD")[side]]
        masters = [] if cobra else [card for card in fitting if card.type == MASTER]
        drawn = Drawn()
        if masters and lots.random() < (0.5 if alone else 0.2):
            drawn.column.append(self._master(lots.choice(masters), lots.choice((1, 1, 2, 3, 4))))
            return drawn
        for _ in range(1 if alone else lots.choice((1, 1, 2, 2, 3, 4))):
            card = lots.choice(troops)
            if card.key in self.used:
                continue
            drawn.column.append(self._troop(card))
        if not drawn.column:
            return self.group(side, alone)
        for _ in range(0 if alone else lots.choice((0, 1, 1, 2))):
            left = [card for card in masters if card.key not in self.used]
            if left:
                drawn.leaders.append(self._master(lots.choice(left), lots.choice((1, 2, 2, 3, 4))))
        return drawn

    def _fits(self, card: Card, school: int, colour: str) -> bool:
        same = card.school in (school, NO_SCHOOL) and COLOURS[card.colour] in (colour, "grey")
        return same and card.key not in self.used

    def _is_cobra(self, card: Card) -> bool:
        return bool(card.labels >> KEYWORDS.index("cobra") & 1)

    def _fits_host(self, card: Card, host: Card) -> bool:
        return card.colour in (GREY, host.colour) and card.school in (NO_SCHOOL, host.school)

    def _troop(self, card: Card) -> str:
        lots = self.lots
        word = card.key
        if card.is_life:
            word += f"*{lots.choice((1, 1, 2, 3))}"
        if card.is_life or card.unique:
            self.used.add(card.key)
        for key in ON_ARMIES if card.type == ARMY else ON_CHARACTERS:
            if lots.random() < 0.12 and self._fits_host(BY_KEY[key], card):
                word += f"+{key}"
        return word

    def _master(self, card: Card, lives: int) -> str:
        lots = self.lots
        self.used.add(card.key)
        word = f"{card.key}*{lives}"
        if card.school != NO_SCHOOL and lots.random() < 0.3:
            word += f"+SUCCESSORE-{SCHOOLS[card.school].upper()}" * lots.choice((1, 2))
        if lots.random() < 0.4:
            fitting = [key for key in TECHNIQUES if self._fits_host(BY_KEY[key], card)]
            word += f"+{lots.choice(fitting)}"
        if card.colour == BY_KEY["GIURAMENTO-DI-SANGUE"].colour and lots.random() < 0.2:
            word += "+GIURAMENTO-DI-SANGUE"
        return word


# From cards to plain numbers


def fighter(word: str, name: str, side: int, for_place: bool) -> Fighter:
    """A protagonist written as for a position, in numbers: what equipment and specials add is added."""
    stem, *bears = word.split("+")
    key, _, lives = stem.partition("*")
    card = BY_KEY[key]
    values = [card.atk, card.defence, card.res]
    words = {ALWAYS[key]} if key in ALWAYS else set()
    for held in bears:
        other = BY_KEY[held]
        if held not in TECHNIQUES:
            values = [values[0] + other.atk, values[1] + other.defence, values[2] + other.res]
        if held == "CATENE":
            words.add("massacre")
    tags = {("master", "character", "army")[card.type], COLOURS[card.colour], SCHOOLS[card.school]}
    tags |= {label for place, label in enumerate(KEYWORDS) if card.labels >> place & 1}
    if key == "BANDE-LIBERE" and side == 0 and for_place:
        tags.add("rebel")
    successors = [held for held in bears if held.startswith("SUCCESSORE")]
    return Fighter(
        name,
        *(values[0], values[1], None if card.is_life else values[2]),
        lives=int(lives or 1),
        ochre=card.ochre,
        is_master=card.type == MASTER,
        keywords=frozenset(words),
        tags=frozenset(tags),
        card=key,
        held=list(bears),
        successors=len(successors),
        successor_card=successors[0] if successors else "",
        successor_ochre=BY_KEY[successors[0]].ochre if successors else 0,
    )


def gifts_of(one: Fighter, side: int) -> list[Gift]:
    """What a card always does for its group, or for itself."""
    noschool = SCHOOLS[NO_SCHOOL]
    if one.card == "IL-SIGNORE-DELLE-CAVE":
        return [Gift(side, frozenset({"army", noschool}), number=1, giver=one.name, commanding=True)]
    if one.card == "CAPO-DEI-RIBELLI":
        return [Gift(side, frozenset({"rebel"}), number=1, giver=one.name, to_others=True)]
    if one.card == "FRATELLO-DEL-COBRA":
        return [Gift(side, frozenset({"cobra"}), number=1, giver=one.name, to_others=True)]
    if one.card == "CACCIATORE-DI-TAGLIE":
        return [Gift(side, frozenset({one.name}), number=1, against_master=True)]
    if one.card == "LIBERTI":
        return [Gift(side, frozenset({one.name}), number=1, beside=frozenset({"rebel"}))]
    return []


def gifts_around(place: str, event: str) -> list[Gift]:
    """What places, their equipment and standing events do."""
    found: list[Gift] = []
    if "GOLA-DEI-VENTI" in place:
        found.append(Gift(1, frozenset(), "defence", 1))
    if "PALIZZATA" in place:
        found.append(Gift(1, frozenset(), "defence", 1))
    if "PASSO-MINATO" in place:
        found.append(Gift(0, frozenset(), "attack", -1, front_only=True))
    if event == "TEMPESTA-DI-SABBIA":
        found.append(Gift(0, frozenset(), "attack", -1))
    if event == "ERA-DELLA-PAURA":
        found.append(Gift(0, frozenset({"red", "army"}), "attack", 1))
    for side in (0, 1):
        if event == "RIVOLTA":
            found += [Gift(side, frozenset({"rebel"}), stat, 1) for stat in ("attack", "defence")]
        if event == "PATTO-DEI-FRATELLI":
            found.append(Gift(side, frozenset({"hokuto", "master"}), "defence", 1, lone=True))
    return found


def gifts_activated(side: int, name: str, text: str) -> list[Gift]:
    found: list[Gift] = []
    for word in text.split():
        stat, plus, number = word.partition("+")
        whom = frozenset({name})
        found.append(Gift(side, whom, stat, int(number)) if plus else Gift(side, whom, keyword=word))
    return found


# Both fight


def to_the_end(state: Isola, lots: random.Random, activates: bool) -> dict[int, list[Gift]]:
    """The program's fight; nobody plays a card, some activate; what, by the number of the fight."""
    found: dict[int, list[Gift]] = {}
    while not state.over and (set(asked(state).values()) <= {*OPTIONAL, "lose-life"}):
        seat, question = next(iter(asked(state).items()))
        options = offered(state, seat)
        answer = "pass"
        if question == "lose-life":
            answer = next(option for option in options if "SUCCESSORE" in option)
        elif question == "abilities" and activates:
            wanted = [option for option in options if option.split()[-1].split("/")[0] in ACTIVATED]
            if wanted and lots.random() < 0.8:
                answer = lots.choice(wanted)
                verb, *arguments = answer.split()
                key = arguments[-1].split("/")[0]
                side = "AB".index(seat)
                name = arguments[0] if verb == "act" else view(state)["fights"][-1]["columns"][side][0]
                text = EMPLOYED.get(key, ACTIVATED[key]) if verb == "employ" else ACTIVATED[key]
                found.setdefault(len(told(state, "fight")), []).extend(gifts_activated(side, name, text))
        play(state, f"{seat} {answer}")
    return found


def lives_left(state: Isola, seat: int) -> dict[str, int]:
    return {entry["force"]: entry.get("lives", 1) for entry in view(state)["forces"] if entry["owner"] == seat}


def expected_cards(words: list[str]) -> str:
    return " ".join(sorted(words))


def compare(state: Isola, combat: Combat, place: str) -> None:
    for seat, side in enumerate(combat.sides):
        letter = "AB"[seat]
        conquered = seat == 1 and bool(place) and combat.conquers()
        gone = conquered and combat.massacres()
        home, *around = place.split("+") if conquered else [""]
        lost = [*side.past, *around, *([home] if conquered and not gone else [])]
        assert lives_left(state, seat) == {one.name: one.all_lives() for one in side.left()}
        assert past(state, letter) == expected_cards(lost)
        assert removed(state, letter) == expected_cards(side.removed + ([home] if gone else []))
    assert points(state) == (combat.sides[1].given, combat.sides[0].given)
    assert len(told(state, "fight")) == combat.fights
    if place:
        assert (row(state, "B") == "") == combat.conquers()


def sides_of(drawn: list[Drawn], for_place: bool) -> tuple[list[Side], list[Gift]]:
    sides: list[Side] = []
    gifts: list[Gift] = []
    for seat, group in enumerate(drawn):
        words = group.column + group.leaders
        names = things(" ".join(words), "AB"[seat])
        found = [fighter(word, name, seat, for_place) for word, name in zip(words, names, strict=True)]
        count = len(group.column)
        sides.append(Side(found[:count], found[count:]))
        gifts += [gift for one in found for gift in gifts_of(one, seat)]
    return sides, gifts


def random_fight(seed: int) -> Combat:
    lots = random.Random(seed)
    dice = Lots(seed)
    hunt = lots.random() < 0.2
    event = lots.choice(EVENTS) if lots.random() < 0.25 else ""
    by_card = lots.random() < 0.15
    place = "" if hunt else lots.choice(PLACES) + ("+PALIZZATA" if lots.random() < 0.2 else "")
    drawn = [dice.group(0), dice.group(1, alone=hunt)]
    state = position(
        phase="combat",
        forces=[group.words() for group in drawn],
        places=["", place],
        events=[event],
        options={"double-damage": "card"} if by_card else {},
    )
    names = [things(group.words(), "AB"[seat]) for seat, group in enumerate(drawn)]
    if hunt:
        play(state, f"A target {names[1][0]}")
    for seat, group in enumerate(drawn[: 1 if hunt else 2]):
        letter, count = "AB"[seat], len(group.column)
        for number, name in enumerate(names[seat]):
            play(state, f"{letter} {'add' if number < count else 'lead'} {name}")
        play(state, f"{letter} done")
    sides, gifts = sides_of(drawn, not hunt)
    combat = Combat(sides, gifts + gifts_around(place, event), double_by_card=by_card)
    combat.activated = to_the_end(state, lots, lots.random() < 0.7)
    combat.fight()
    if event == "TEMPESTA-DI-SABBIA" or event == "RIVOLTA":
        combat.sides[0].past.append(event)  # the turn is over
    compare(state, combat, place)
    return combat


@rule(
    "ID-151", "ID-164", "ID-165", "ID-166", "ID-167", "ID-171", "ID-195", "ID-211", "ID-219", "RU-35", "RU-36", "RU-93"
)
@pytest.mark.parametrize("part", range(20))
def test_random_fights_end_as_in_the_reference(part: int) -> None:
    for seed in range(part * 100, part * 100 + 100):
        random_fight(seed)


def test_random_fights_are_of_all_kinds() -> None:
    """Otherwise the comparison would say little: chains of commanders, second waves, both sides reached, conquests."""
    found = {"chain": 0, "long": 0, "double": 0, "mortal": 0, "massacre": 0, "conquest": 0}
    for seed in range(300):
        combat = random_fight(seed)
        found["chain"] += combat.fights > 1
        found["long"] += combat.fights > 2
        found["double"] += any(gift.keyword == "double" for gifts in combat.activated.values() for gift in gifts)
        found["mortal"] += bool(combat.sides[0].removed or combat.sides[1].removed)
        found["massacre"] += any("massacre" in one.keywords for side in combat.sides for one in side.left())
        found["conquest"] += combat.conquers()
    assert min(found.values()) >= 2, found


@rule("ID-215", "ID-216", "RU-42", "RU-52")
def test_random_challenges_end_as_in_the_reference() -> None:
    for seed in range(100):
        lots = random.Random(seed)
        dice = Lots(seed)
        masters = [card for card in CARDS if card.type == MASTER]
        one, other = lots.sample(masters, 2)
        drawn = [
            Drawn([dice._master(one, lots.randint(1, 4))]),
            Drawn([dice._master(other, lots.randint(1, 4))]),
        ]
        state = position(hands=["SFIDA-ALL-ALBA"], forces=[group.words() for group in drawn])
        play(state, f"A play SFIDA-ALL-ALBA; A pick {one.key}; A pick {other.key}")
        sides, gifts = sides_of(drawn, for_place=False)
        combat = Combat(sides, gifts, challenge=True)
        combat.activated = to_the_end(state, lots, lots.random() < 0.7)
        combat.fight()
        combat.sides[0].past.append("SFIDA-ALL-ALBA")
        compare(state, combat, "")


assert CHARACTER == MASTER + 1 and ARMY == CHARACTER + 1
