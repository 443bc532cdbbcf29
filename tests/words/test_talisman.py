"""The vocabulary of Talisman."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tavolata.engine.words import LANGUAGES
from tavolata.games.talisman.box import actions as talisman_actions
from tavolata.games.talisman.box import cards as talisman_cards
from tavolata.games.talisman.box import records as talisman_box
from words.house import missing, said


def talisman_key(code: str) -> str:
    """The end of the key for a code of Talisman's data: CAVE_DRAGON is told by creature-cave-dragon."""
    return code.lower().replace("_", "-")


def talisman_keys(kind: str, codes: Iterable[str], *endings: str) -> set[str]:
    return {f"{kind}-{talisman_key(code)}{ending}" for code in codes for ending in ("", *endings)}


def test_talisman_names_everything_that_is_in_the_box() -> None:
    creatures = [creature.key for creature in talisman_cards.CREATURES]
    keys = talisman_keys("card", talisman_cards.KEYS, "-the", "-text")
    keys |= talisman_keys("space", talisman_cards.SPACE_NAMES, "-in", "-text")
    keys |= talisman_keys("character", talisman_cards.CHARACTER_NAMES, "-the", "-about", "-ability-1")
    keys |= talisman_keys("creature", creatures, "-the")
    keys |= talisman_keys("type", [*talisman_box.TYPES, "spell", "purchase", "talisman"])
    keys |= talisman_keys("kind", talisman_box.KINDS[1:])
    keys |= talisman_keys("region", talisman_box.REGIONS)
    keys |= talisman_keys("alignment", talisman_box.ALIGNMENTS)
    keys |= talisman_keys("way", talisman_actions.WAYS)
    keys |= talisman_keys("quest", map(str, range(1, 7)))
    keys |= talisman_keys("stat", ("strength", "craft", "life", "fate", "gold"), "-short")
    assert missing(keys, "talisman") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "codes", "ending"),
    [
        ("card", talisman_cards.KEYS, ""),
        ("space", talisman_cards.SPACE_NAMES, "-in"),
        ("character", talisman_cards.CHARACTER_NAMES, ""),
        ("way", talisman_actions.WAYS, ""),
    ],
)
def test_talisman_has_no_two_things_of_one_name(language: str, kind: str, codes: tuple[str, ...], ending: str) -> None:
    """The six Fields have the same name, but somebody who goes there is told which."""
    names = [said(language, "talisman", f"{kind}-{talisman_key(code)}{ending}", {}) for code in codes]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_talisman_says_the_numbers_that_its_data_have(language: str) -> None:
    """Strength and Craft of Enemies, what Weapons and others add, what Armour needs, what things cost."""
    box = talisman_cards.BOX

    def text(kind: str, code: str) -> str:
        return said(language, "talisman", f"{kind}-{talisman_key(code)}-text", {})

    def name(code: str) -> str:
        return said(language, "talisman", f"card-{talisman_key(code)}", {})

    for card in box.adventure:
        numbers = [str(value) for value in (card.strength, card.craft) if value]
        numbers += [f"+{value}" for value in (*card.always, card.weapon, *dict(card.against).values()) if value]
        numbers += [str(value) for value in (card.armour, card.gold, card.carries, card.worth, card.bribe) if value]
        assert [number for number in numbers if number not in text("card", card.key)] == [], card.key
    sellers = [("space", "VILLAGE", "AXE"), ("card", "MARKET", "MULE"), ("card", "MARKETDAY", "MULE")]
    for kind, code, ware in sellers:
        prices = next(effect.prices for effect in box.effects if effect.shape == "shop" and ware in dict(effect.prices))
        offers = [f"{name(card)} {price}" for card, price in prices]
        assert [offer for offer in offers if offer not in text(kind, code)] == [], code


def test_talisman_tells_the_rule_behind_every_component() -> None:
    box = talisman_cards.BOX
    decks = (box.adventure, box.spells, box.purchases, box.spaces, box.characters, talisman_cards.RECORDS)
    ids = {component.id for deck in decks for component in deck}
    assert missing({f"rule-{number.lower()}" for number in ids}, "talisman") == []


def test_talisman_has_a_line_of_flavour_where_a_card_says_no_more_than_a_number() -> None:
    plain = [
        card.key for card in talisman_cards.BOX.adventure if card.type == "enemy" and not card.bribe + len(card.place)
    ]
    assert plain
    assert missing({f"card-{talisman_key(key)}-flavour" for key in plain}, "talisman") == []


def test_talisman_uses_the_names_of_the_italian_rulebook() -> None:
    """Those that it names."""
    attested = {
        "card": {
            "IMP": "Diavoletto",
            "BEAR": "Orso",
            "DRAGON": "Drago",
            "GIANT": "Gigante",
            "WITCH": "Strega",
            "HAG": "Megera",
            "MULE": "Mulo",
            "UNICORN": "Unicorno",
            "CROSS": "Croce",
            "GRAIL": "Santo Graal",
            "LANCE": "Lancia Sacra",
            "BELT": "Cintura Magica",
            "RUNESWORD": "Spada delle Rune",
            "SOLOMON": "Corona di Salomone",
            "TALISMAN": "Talismano",
            "AXE": "Ascia",
            "BAG": "Borsa d’oro",
            "RAFT": "Zattera",
            "SWORD": "Spada",
            "CAVERN": "Caverna",
            "HEX": "Maledizione",
            "IMMOBILITY": "Immobilità",
            "INVISIBILITY": "Invisibilità",
            "MESMERISM": "Mesmerismo",
            "PSIONICBLAST": "Esplosione Psionica",
            "RANDOM": "Casualità",
        },
        "character": {
            "DRUID": "Druido",
            "DWARF": "Nano",
            "MONK": "Monaco",
            "SORCERESS": "Incantatrice",
            "TROLL": "Troll",
            "WARRIOR": "Guerriero",
            "WIZARD": "Mago",
        },
        "space": {
            "FIELDS1": "Campi",
            "GRAVEYARD": "Cimitero",
            "WOODS1": "Bosco",
            "SENTINEL": "Sentinella",
            "HILLS1": "Colline",
            "RUINS": "Rovine",
            "FOREST": "Foresta",
            "PORTAL": "Portale del Potere",
            "KNIGHT": "Cavaliere Nero",
            "VALLEY": "Valle Nascosta",
            "GLADE": "Radura Maledetta",
            "RUNES1": "Rune",
            "CHASM": "Abisso",
            "CAVE": "Caverna dello Stregone",
            "OASIS": "Oasi",
            "TEMPLE": "Tempio",
            "PERIL": "Piana del Pericolo",
            "MINES": "Miniere",
            "TOWER": "Torre del Vampiro",
            "PITS": "Pozzi",
            "FIRE": "Valle del Fuoco",
            "WEREWOLF": "Tana del Lupo Mannaro",
            "DEATH": "Gioca a dadi con la Morte",
            "CRYPT": "Cripta",
            "CROWN": "Corona del Comando",
        },
    }
    for kind, names in attested.items():
        for code, name in names.items():
            assert said("it", "talisman", f"{kind}-{talisman_key(code)}", {}) == name
