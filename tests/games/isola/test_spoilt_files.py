"""Files of cards that are spoilt are refused: which file, card and field, and what is wrong."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.isola import writing
from support import rule
from tavolata.engine.data_files import DataProblem
from tavolata.engine.words import LANGUAGES
from tavolata.games.isola.box.cards import ABILITIES
from tavolata.games.isola.box.components import BASE, FOLDER, WORDS_FOLDER, Components

#: What cards do, as it is written.
DOES = [writing.ability(ability) for ability in ABILITIES]

RECORDS: list[dict[str, Any]] = json.loads((FOLDER / BASE).read_text(encoding="utf-8"))


def spoilt(folder: Path, key: str, changes: dict[str, Any]) -> str:
    """What reading says when a card is changed; None takes a field away."""
    records = [dict(record) for record in RECORDS]
    record = next(record for record in records if record["key"] == key)
    for field, value in changes.items():
        if value is None:
            del record[field]
        else:
            record[field] = value
    (folder / BASE).write_text(json.dumps(records), encoding="utf-8")
    with pytest.raises(DataProblem) as problem:
        Components(folder)
    return str(problem.value)


@rule("ID-017", "ID-028", "ID-029", "ID-035", "ID-046", "ID-054", "ID-061", "ID-062", "ID-073", "ID-080", "ID-086")
@pytest.mark.parametrize(
    ("key", "changes", "told"),
    [
        # Fields
        ("TOKI", {"cost": 12}, "cost: no such field"),
        ("TOKI", {"colour": None}, "colour: missing"),
        ("TOKI", {"basis": None}, "basis: missing"),
        ("TOKI", {"colour": "green"}, "colour: 'green' is none of red, blue, grey"),
        ("TOKI", {"school": "gento"}, "school: 'gento' is none of hokuto, nanto, cento"),
        ("TOKI", {"school": "noschool"}, "school: 'noschool' is none of"),
        ("TOKI", {"type": "friend"}, "type: 'friend' is none of master, character"),
        ("TOKI", {"type": ["master"]}, "type: ['master'] is none of"),
        ("TOKI", {"basis": "rumour"}, "basis: 'rumour' is none of fact, part, ours"),
        ("TOKI", {"ochre": "3"}, "ochre: '3' is no number"),
        ("TOKI", {"ochre": True}, "ochre: True is no number"),
        ("TOKI", {"ochre": -1}, "ochre: -1 is not from 1 to 9"),
        ("TOKI", {"name": "Toki"}, "name: 'Toki' is no name"),
        ("TOKI", {"id": "M2"}, "id: 'M2' is no id"),
        ("TOKI", {"id": 2}, "id: 2 is no id"),
        ("TOKI", {"id": "M002"}, "id: 'M002' is no id: a letter and two digits, from 100 on three, as M02 or M102"),
        ("TOKI", {"id": "C90"}, "id: 'C90' begins with 'C', that of a card of type 'master' with 'M'"),
        ("TOKI", {"id": "B90"}, "id: 'B90' begins with 'B', that of"),
        ("TOKI", {"traits": "rebel"}, "traits: 'rebel' is no list"),
        ("TOKI", {"traits": ["brave"]}, "traits: 'brave' is none of cobra, rebel, unique, cumulative"),
        ("TOKI", {"traits": ["rebel", "rebel"]}, "traits: 'rebel' twice"),
        ("TOKI", {"id": "M01"}, "id: 'M01' twice"),
        ("SUCCESSORE-NANTO", {"school": "hokuto"}, "name: SUCCESSORE-HOKUTO has the same name, type and school"),
        # What is printed on which type
        ("TOKI", {"values": "2/3/1"}, "values: a master has life"),
        ("TOKI", {"values": "2/L"}, "values: '2/L' is not attack/defence/resistance, as 2/1/2 or 3/2/L"),
        ("TOKI", {"values": 7}, "values: 7 is not attack"),
        ("TOKI", {"values": None}, "values: missing"),
        ("BANDA-DI-CUORI", {"values": "2/0/L"}, "values: an army has no life"),
        ("VIPERA", {"values": None}, "values: missing"),
        ("OASI", {"values": "1/1/1"}, "values: '1/1/1' is not what is added"),
        ("OASI", {"values": "+1/-/-"}, "values: not of a card of type 'place'"),
        ("FURIA", {"values": "1/0/0"}, "values: '1/0/0' is not what is added, as +1/-/-"),
        ("OASI", {"kind": None}, "kind: missing"),
        ("OASI", {"kind": "full"}, "kind: 'full' is none of uninhabited, inhabited"),
        ("TOKI", {"kind": "inhabited"}, "kind: not of a card of type 'master'"),
        ("TOKI", {"green": 1}, "green: not of a card of type 'master'"),
        ("MARE-SECCO", {"green": 1}, "green: nobody lives there to give points"),
        ("OASI", {"ochre": 1}, "ochre: only what is beaten gives ochre points"),
        ("FURIA", {"ochre": 1}, "ochre: only what is beaten gives ochre points"),
        ("TOKI", {"profile": "master"}, "profile: not of a card of type 'master'"),
        ("RIVOLTA", {"profile": "army"}, "profile: not of a card of type 'event'"),
        ("TOKI", {"duration": "permanent"}, "duration: not of a card of type 'master'"),
        ("FURIA", {"duration": "turn"}, "duration: not of a card of type 'spirit'"),
        ("FURIA", {"duration": "forever"}, "duration: 'forever' is none of play-and-discard"),
        ("FURIA", {"duration": None}, "duration: missing"),
        ("RIVOLTA", {"duration": None}, "duration: missing"),
        ("STENDARDO", {"duration": None}, "duration: missing"),
        ("ELMO-DA-PREDONE", {"duration": "permanent"}, "duration: not of a card of type 'equipment'"),
        ("FURIA", {"profile": "army"}, "profile: techniques and spirits are for masters"),
        ("ELMO-DA-PREDONE", {"profile": "master"}, "profile: no equipment is for masters"),
        ("ELMO-DA-PREDONE", {"profile": "event"}, "profile: 'event' is none of master, character, army, place"),
        ("ELMO-DA-PREDONE", {"profile": None}, "profile: missing: neither a profile nor assign_to"),
        ("ELMO-DA-PREDONE", {"profile": "place"}, "values: a place has neither attack nor defence nor resistance"),
        ("MOTO-CORAZZATA", {"profile": "army"}, "profile: either a profile or assign_to"),
        ("GIURAMENTO-DI-SANGUE", {"values": "-/-/+1"}, "values: the life of a master is no number"),
        ("FURIA", {"traits": ["cumulative"]}, "traits: cumulative: only equipment and specials"),
        # What it does: the form
        ("TOKI", {"does": "static"}, "does: 'static' is no list"),
        ("TOKI", {"does": [3]}, "does: 3 is no text"),
        ("TOKI", {"does": ["fly: draw(own, 1)"]}, "does: 'fly: draw(own, 1)': when: 'fly' is none of static, group"),
        ("TOKI", {"does": ["play: bless(self)"]}, "does: 'play: bless(self)': word: 'bless' is none of mod, zero"),
        ("TOKI", {"does": ["play: draw(own, 1"]}, "does: 'play: draw(own, 1': 'the end' instead of ')'"),
        ("TOKI", {"does": ["play: draw(own, 1) draw"]}, "does: 'play: draw(own, 1) draw': 'draw' instead of 'the end'"),
        (
            "TOKI",
            {"does": ["play: draw(any, 1)"]},
            "does: 'play: draw(any, 1)': player: 'any' is none of own, enemy, each",
        ),
        ("TOKI", {"does": ["play: draw(own, 0)"]}, "does: 'play: draw(own, 0)': 0 is not from 1 to 99"),
        ("TOKI", {"does": ["play: draw(own, 1000)"]}, "does: 'play: draw(own, 1000)': 1000 is not from 1 to 99"),
        ("TOKI", {"does": ["play: draw(own, +1)"]}, "does: 'play: draw(own, +1)': '+' is no number"),
        ("TOKI", {"does": ["play: draw(own, 1)!"]}, "does: 'play: draw(own, 1)!': '!' cannot be read"),
        ("TOKI", {"does": ["play: " + "x" * 400]}, f"does: 'play: {'x' * 394}': longer than 400 characters"),
        ("TOKI", {"does": ["act: suicide(self)"]}, "does: 'act: suicide(self)': ':' instead of '['"),
        (
            "TOKI",
            {"does": ["group flying: suicide(self)"]},
            "does: 'group flying: suicide(self)': role: 'flying' is none",
        ),
        (
            "TOKI",
            {"does": ["group: mod(speed, +1, self)"]},
            "does: 'group: mod(speed, +1, self)': value: 'speed' is none",
        ),
        (
            "TOKI",
            {"does": ["group: mod(atk, 1, self)"]},
            "does: 'group: mod(atk, 1, self)': how much: '1' is none of +",
        ),
        (
            "TOKI",
            {"does": ["group: mod(atk, +1, you)"]},
            "does: 'group: mod(atk, +1, you)': who: 'you' is none of self",
        ),
        ("TOKI", {"does": ["group: has(luck, self)"]}, "does: 'group: has(luck, self)': keyword: 'luck' is none of"),
        (
            "TOKI",
            {"does": ["static: cannot(fly, self)"]},
            "does: 'static: cannot(fly, self)': what cannot be: 'fly' is",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all())"]},
            "does: 'group: has(mortal, all())': a selector without a word",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all(tall))"]},
            "does: 'group: has(mortal, all(tall))': unknown word 'tall'",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all(army place))"]},
            "does: 'group: has(mortal, all(army place))': type: twice",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all(army|army))"]},
            "does: 'group: has(mortal, all(army|army))': type: the same",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all(army|red))"]},
            "does: 'group: has(mortal, all(army|red))': type: 'red' is",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all(name:MOON))"]},
            "does: 'group: has(mortal, all(name:MOON))': no card 'MOON'",
        ),
        (
            "TOKI",
            {"does": ["group: has(mortal, all(attacking defending))"]},
            "does: 'group: has(mortal, all(attacking defending))': nobody attacks and defends at once",
        ),
        (
            "TOKI",
            {"does": ["group: suicide(self) if attacking(attacking)"]},
            "does: 'group: suicide(self) if attacking(attacking)': unknown word 'attacking'",
        ),
        (
            "TOKI",
            {"does": ["group: suicide(self) if late"]},
            "does: 'group: suicide(self) if late': condition: 'late' is",
        ),
        ("TOKI", {"does": ["play: choose(draw(own, 1))"]}, "does: 'play: choose(draw(own, 1))': ')' instead of '/'"),
        (
            "TOKI",
            {"does": ["play: choose(mod(a / b))"]},
            "does: 'play: choose(mod(a / b))': word: 'mod' is none of engage",
        ),
        ("TOKI", {"does": ["rule: fly"]}, "does: 'rule: fly': rule: 'fly' is none of alone, extra_armies"),
        ("MERCENARI", {"does": ["rule: needs_places(1)"]}, "does: 'rule: needs_places(1)': 1 is not from 2 to 9"),
        ("MERCENARI", {"does": ["rule: alone; alone"]}, "does: alone: twice"),
        # No card goes into a future
        (
            "TOKI",
            {"does": ["play: send(pick(own), future)"]},
            "does: 'play: send(pick(own), future)': no card goes into a future: games would not end",
        ),
        (
            "TOKI",
            {"does": ["play: find(own past, 1, future)"]},
            "does: 'play: find(own past, 1, future)': no card goes",
        ),
        (
            "TOKI",
            {"does": ["play: find(own past, 1, past)"]},
            "does: 'play: find(own past, 1, past)': what is found goes to",
        ),
        # What it does: whether it fits
        (
            "TOKI",
            {"does": ["static: cancel(all(enemy army))"]},
            "does: 'static: cancel(all(enemy army))': cancel: never in 'static', or two cards could cancel each other",
        ),
        (
            "TOKI",
            {"does": ["group: cancel(front(enemy))"]},
            "does: 'group: cancel(front(enemy))': cancel: never in 'group'",
        ),
        (
            "TOKI",
            {"does": ["static: draw(own, 1)"]},
            "does: 'static: draw(own, 1)': draw: nothing is done once in 'static'",
        ),
        (
            "TOKI",
            {"does": ["order: suicide(self)"]},
            "does: 'order: suicide(self)': suicide: nothing lasts in 'order'",
        ),
        ("TOKI", {"does": ["play: suicide(self)"]}, "does: 'play: suicide(self)': suicide: would not last"),
        (
            "TOKI",
            {"does": ["act[1]: after suicide(self)"]},
            "does: 'act[1]: after suicide(self)': suicide: 'after' is for",
        ),
        (
            "TOKI",
            {"does": ["static: has(mortal, pick(own army))"]},
            "does: 'static: has(mortal, pick(own army))': pick: nobody",
        ),
        (
            "TOKI",
            {"does": ["static: has(mortal, host)"]},
            "does: 'static: has(mortal, host)': host: the card is assigned to",
        ),
        (
            "TOKI",
            {"does": ["group: suicide(self) if host(red)"]},
            "does: 'group: suicide(self) if host(red)': host: the card",
        ),
        ("TOKI", {"does": ["used: suicide(self)"]}, "does: 'used: suicide(self)': used: only a technique or a spirit"),
        (
            "FURIA",
            {"does": ["group: suicide(host)"]},
            "does: 'group: suicide(host)': group: a technique or a spirit works",
        ),
        ("TOKI", {"does": ["use: suicide(self)"]}, "does: 'use: suicide(self)': use: what is discarded after use"),
        ("IMBOSCATA", {"does": ["play: draw(own, 1)"]}, "does: 'play: draw(own, 1)': use: what is discarded after use"),
        (
            "OASI",
            {"does": ["group: mod(atk, +1, all(own army))"]},
            "does: 'group: mod(atk, +1, all(own army))': group: the card",
        ),
        ("OASI", {"does": ["act[0]: draw(own, 1)"]}, "does: 'act[0]: draw(own, 1)': act: the card is never in a group"),
        ("FARO", {"does": ["lost: draw(own, 1)"]}, "does: 'lost: draw(own, 1)': lost: only protagonists and places"),
        ("FURIA", {"does": ["order: draw(own, 1)"]}, "does: 'order: draw(own, 1)': order: the card is not there"),
        (
            "LEZIONE",
            {"does": ["static: suicide(all(army))"]},
            "does: 'static: suicide(all(army))': static: an event that does",
        ),
        (
            "LEZIONE",
            {"does": ["play: suicide(all(army))"]},
            "does: 'play: suicide(all(army))': suicide: would not last",
        ),
        (
            "VIPERA",
            {"does": ["group lone: has(mortal, self)"]},
            "does: 'group lone: has(mortal, self)': a role is of masters",
        ),
        ("TOKI", {"does": ["order lone: draw(own, 1)"]}, "does: 'order lone: draw(own, 1)': a role is of masters"),
        ("VIPERA", {"does": ["act[1]: has(mortal, self)"]}, "does: 'act[1]: has(mortal, self)': pips of no school"),
        (
            "TOKI",
            {"does": ["static: mod(green, +1, self)"]},
            "does: 'static: mod(green, +1, self)': mod: not for master, only for",
        ),
        (
            "OASI",
            {"does": ["static: mod(atk, +1, self)"]},
            "does: 'static: mod(atk, +1, self)': mod: not for place, only for",
        ),
        (
            "TOKI",
            {"does": ["group: mod(atk, +1, all(own army|place))"]},
            "does: 'group: mod(atk, +1, all(own army|place))': mod: not",
        ),
        (
            "TOKI",
            {"does": ["group: mod(res, +1, self)"]},
            "does: 'group: mod(res, +1, self)': mod: a life is no number",
        ),
        (
            "TOKI",
            {"does": ["group: zero(res, all(enemy life))"]},
            "does: 'group: zero(res, all(enemy life))': zero: a life is",
        ),
        ("FARO", {"does": ["static: life(host)"]}, "does: 'static: life(host)': life: not for place, only for master"),
        (
            "FARO",
            {"does": ["static: mod(green, lives(host), host)"]},
            "does: 'static: mod(green, lives(host), host)': lives(host)",
        ),
        (
            "TOKI",
            {"does": ["static: kind(self, uninhabited)"]},
            "does: 'static: kind(self, uninhabited)': kind: not for master",
        ),
        (
            "TOKI",
            {"does": ["play: find(enemy past, 1, hand)"]},
            "does: 'play: find(enemy past, 1, hand)': find: only in the own",
        ),
        (
            "TOKI",
            {"does": ["play: look(own past, 1)"]},
            "does: 'play: look(own past, 1)': look: at the own or the enemy future or at the enemy hand",
        ),
        (
            "TOKI",
            {"does": ["group: mod(atk, -1, front(attackers of this))"]},
            "does: 'group: mod(atk, -1, front(attackers of this))': att",
        ),
        (
            "TOKI",
            {"does": ["static: has(mortal, all(attacking this))"]},
            "does: 'static: has(mortal, all(attacking this))': this:",
        ),
        (
            "VIPERA",
            {"does": ["static: has(mortal, all(attacking host))"]},
            "does: 'static: has(mortal, all(attacking host))': host:",
        ),
        (
            "TOKI",
            {"does": ["play: look(own future red, 1)"]},
            "does: 'play: look(own future red, 1)': look: at the own",
        ),
        (
            "TOKI",
            {"does": ["play: look(own future, all)"]},
            "does: 'play: look(own future, all)': look: at all of a hand",
        ),
        (
            "TOKI",
            {"does": ["order: draw(own, 1) if fewer(own place, enemy army)"]},
            "does: 'order: draw(own, 1) if fewer(own place, enemy army)': fewer: compares own cards and the same enemy cards",
        ),
        (
            "TOKI",
            {"does": ["group: suicide(self) if undefended"]},
            "does: 'group: suicide(self) if undefended': undefended: only where a place is conquered",
        ),
        (
            "TOKI",
            {"does": ["group: suicide(self) if some(own attack group)"]},
            "does: 'group: suicide(self) if some(own attack group)': attack group: only for who is touched",
        ),
        (
            "TOKI",
            {"does": ["static: has(mortal, all(attacking(past place)))"]},
            "does: 'static: has(mortal, all(attacking(past place)))': only what lies in the present is attacked or defended",
        ),
        (
            "TOKI",
            {"does": ["play: find(own past engaged, 1, hand)"]},
            "does: 'play: find(own past engaged, 1, hand)': no card of the set fits the selector",
        ),
        (
            "TOKI",
            {"does": ["static: mod(green, +1, all(own commanding))"]},
            "does: 'static: mod(green, +1, all(own commanding))': mod: not for master, only for place",
        ),
        (
            "FURIA",
            {"does": ["used: suicide(host) if host(army)"]},
            "does: 'used: suicide(host) if host(army)': host: the card is",
        ),
        (
            "TOKI",
            {"does": ["lost: send(self, hand)"]},
            "does: 'lost: send(self, hand)': self: in 'lost' the card has left the table already",
        ),
        (
            "FUMO-NEGLI-OCCHI",
            {"does": ["play: send(self, removed)"]},
            "does: 'play: send(self, removed)': self: in 'play' the card has left the table already",
        ),
        (
            "TOKI",
            {"does": ["static: has(cobra, front(own)) if none(any group cobra)"]},
            "does: 'static: has(cobra, front(own)) if none(any group cobra)': has: who has a label",
        ),
        (
            "RIVOLTA",
            {"does": ["static: kind(all(enemy place inhabited), uninhabited)"]},
            "does: 'static: kind(all(enemy place inhabited), uninhabited)': kind: who has a label or is inhabited",
        ),
        (
            "FINTA",
            {"does": ["used: life(host)"]},
            "does: 'used: life(host)': life: only in 'static'",
        ),
        (
            "TOKI",
            {"does": ["act[1]: duel(all(own army), pick(enemy army))"]},
            "does: 'act[1]: duel(all(own army), pick(enemy army))': duel: one card, not all",
        ),
        (
            "TOKI",
            {"does": ["act[1]: duel(self, all(enemy army))"]},
            "does: 'act[1]: duel(self, all(enemy army))': duel: whom a card meets is picked, or in front",
        ),
        (
            "TOKI",
            {"does": ["play: call(all(own engaged), defence group)"]},
            "does: 'play: call(all(own engaged), defence group)': call: one card, not all",
        ),
        (
            "TOKI",
            {"does": ["play: send(pick(enemy master), hand, 1 life)"]},
            "does: 'play: send(pick(enemy master), hand, 1 life)': lives go to the past or out of the game",
        ),
        # Nobody there
        (
            "TOKI",
            {"does": ["static: has(mortal, all(army life))"]},
            "does: 'static: has(mortal, all(army life))': no card of the set fits",
        ),
        (
            "TOKI",
            {"does": ["static: has(mortal, all(hokuto cobra))"]},
            "does: 'static: has(mortal, all(hokuto cobra))': no card of the",
        ),
        (
            "TOKI",
            {"does": ["play: engage(pick(army name:YUDA))"]},
            "does: 'play: engage(pick(army name:YUDA))': no card of the set fits",
        ),
        (
            "TOKI",
            {"does": ["static: has(mortal, all(attacking(hokuto place cobra)))"]},
            "does: 'static: has(mortal, all(attacking(hokuto place cobra)))': no card of the set can be attacked",
        ),
        ("MERCENARI", {"does": ["rule: may_if(some(own army life))"]}, "does: no card of the set fits the selector"),
        # Play rules
        ("TOKI", {"does": ["rule: alone"]}, "does: alone: only an army or an inhabited place"),
        ("MARE-SECCO", {"does": ["rule: alone"]}, "does: alone: only an army or an inhabited place"),
        ("MERCENARI", {"does": ["rule: extra_armies(1)"]}, "does: extra_armies, only_with: only an inhabited place"),
        ("OASI", {"does": ["rule: needs_places(2)"]}, "does: needs_places, may_if: only an army comes with places"),
        ("OASI", {"does": ["rule: only_with(cobra)"]}, "does: only_with: says which army"),
        ("NOMADI", {"does": ["rule: host(any army)"]}, "does: host: says to which cards of its profile"),
        ("TOKI", {"does": ["rule: host(any army)"]}, "does: host: says to which cards of its profile"),
        (
            "MOTO-CORAZZATA",
            {"does": ["rule: assign_to(army)"]},
            "does: assign_to: two or more of master, character, army, place",
        ),
        ("MOTO-CORAZZATA", {"does": ["rule: assign_to(army, event)"]}, "does: assign_to: two or more of"),
        (
            "MOTO-CORAZZATA",
            {"does": ["rule: assign_to(army, army)"]},
            "does: 'rule: assign_to(army, army)': the same type twice",
        ),
        ("MOTO-CORAZZATA", {"does": ["rule: assign_to(army, master)"]}, "profile: no equipment is for masters"),
    ],
)
def test_a_spoilt_card_is_refused(tmp_path: Path, key: str, changes: dict[str, Any], told: str) -> None:
    assert spoilt(tmp_path, key, changes).startswith(f"{BASE}: {key}: {told}")


def test_two_cards_of_one_key_are_refused(tmp_path: Path) -> None:
    assert spoilt(tmp_path, "TOKI", {"key": "RAOUL"}) == f"{BASE}: RAOUL: key: 'RAOUL' twice"
    assert (
        spoilt(tmp_path, "TOKI", {"key": "il re"})
        == f"{BASE}: il re: key: 'il re' is no key: capitals and digits, with single hyphens"
    )


def test_a_field_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    """JSON itself takes the last one, and says nothing."""
    text = (
        (FOLDER / BASE).read_text(encoding="utf-8").replace('"type": "master"', '"type": "army", "type": "master"', 1)
    )
    (tmp_path / BASE).write_text(text, encoding="utf-8")
    with pytest.raises(DataProblem) as problem:
        Components(tmp_path)
    assert str(problem.value) == f"{BASE}: KENSHIRO: type: twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_a_name_in_a_language_is_refused(tmp_path: Path, language: str) -> None:
    words = tmp_path / "words"
    shutil.copytree(WORDS_FOLDER, words)
    file = words / f"{language}.ftl"
    file.write_text(re.sub(r"^card-toki = .*$", "card-toki =", file.read_text(encoding="utf-8"), flags=re.M))
    with pytest.raises(DataProblem) as problem:
        Components(FOLDER, words)
    assert str(problem.value) == f"words/{language}.ftl: TOKI: card-toki: missing"
    file.unlink()
    with pytest.raises(DataProblem, match=rf"^words/{language}.ftl: -: -: "):
        Components(FOLDER, words)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"[", f"{BASE}: -: -: Input data was truncated"),
        (b"{}", f"{BASE}: -: -: Expected `array`, got `object`"),
        (b"[3]", f"{BASE}: -: -: Expected `object`, got `int` - at `$[0]`"),
        (b"[{}]", f"{BASE}: ?: id: missing"),
        (b"\xff", f"{BASE}: -: -: "),
        (None, f"{BASE}: -: -: missing"),
    ],
)
def test_a_file_that_is_no_list_of_cards_is_refused(tmp_path: Path, content: bytes | None, told: str) -> None:
    if content is not None:
        (tmp_path / BASE).write_bytes(content)
    with pytest.raises(DataProblem) as problem:
        Components(tmp_path)
    assert str(problem.value).startswith(told)


def test_a_further_file_of_the_same_form_is_loaded_after_the_base(tmp_path: Path) -> None:
    shutil.copy(FOLDER / BASE, tmp_path)
    more: list[dict[str, Any]] = [
        {"id": "P90", "key": "LUNA", "name": "luna", "type": "place", "colour": "grey", "kind": "uninhabited", "basis": "ours"},
        {"id": "C100", "key": "LUPO", "name": "lupo", "type": "character", "colour": "grey", "values": "1/0/1", "basis": "ours",
         "does": ["group: mod(atk, +1, self) if some(own name:LUNA) and not(attacking(red place))"]},
    ]  # fmt: skip
    (tmp_path / "cards-moon.json").write_text(json.dumps(more), encoding="utf-8")
    words = tmp_path / "words"
    shutil.copytree(WORDS_FOLDER, words)
    for language in LANGUAGES:
        with (words / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("\ncard-luna = Luna\ncard-lupo = Lupo\n")
    grown = Components(tmp_path, words)
    assert [card.key for card in grown.cards] == [*[record["key"] for record in RECORDS], "LUNA", "LUPO"]
    condition = grown.abilities[-1].operations[0].conditions[0]
    assert condition.selector is not None and condition.selector.name == len(RECORDS)
    more[0]["key"] = "TOKI"
    (tmp_path / "cards-moon.json").write_text(json.dumps(more), encoding="utf-8")
    with pytest.raises(DataProblem, match=r"^cards-moon.json: TOKI: key: 'TOKI' twice$"):
        Components(tmp_path)


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from(
        ["red", "hokuto", "1/1/1", "3/2/L", "+1/-/-", "master", "place", "permanent", "inhabited", "fact", "", "X"]
    ),
    st.lists(st.one_of(st.sampled_from(["rebel", "unique", "cumulative", *DOES]), st.integers()), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)
#: The letter of a type, so that a card of another type is read on.
LETTERS = {record["type"]: record["id"][0] for record in RECORDS}
FIELDS = st.sampled_from([*RECORDS[1], "school", "kind", "green", "profile", "duration", "traits", "moon"])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(number=st.integers(0, len(RECORDS) - 1), changes=st.dictionaries(FIELDS, VALUES, max_size=4))
def test_any_file_is_read_or_refused(tmp_path: Path, number: int, changes: dict[str, Any]) -> None:
    """A few cards besides the one that is spoilt, so that most selectors find somebody."""
    spoilt = {**RECORDS[number], **changes, "key": "SPOILT"}
    if "id" not in changes:
        spoilt["id"] = f"{LETTERS.get(str(spoilt['type']), 'A')}99"
    records = [*RECORDS[:3], spoilt]
    (tmp_path / BASE).write_text(json.dumps(records), encoding="utf-8")
    try:
        read = Components(tmp_path)
    except DataProblem:
        return
    assert [card.key for card in read.cards[3:]] == ["SPOILT"]
