"""Saving by declaration: what each kind of field writes and refuses, and that no game forgets a field."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import tavolata
from engine.joust import JOUST, joust
from engine.minigame import ORDEAL, SPELLS
from tavolata.engine import FileError, Game, State, Threat
from tavolata.engine.chance import load_chance
from tavolata.engine.data import Reader
from tavolata.engine.saving import (
    COUNT,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    TEXT,
    BySeat,
    ByWord,
    FieldKind,
    Fields,
    ListOf,
    Maybe,
    Nested,
    Number,
    OfEach,
    PerSeat,
    Row,
    TupleOf,
    Word,
)
from tavolata.engine.state import UNSAVED
from tavolata.games.talisman.rules.hero import ATTACK, HERO, Attack, Hero
from tavolata.games.talisman.rules.stay import STAY, VISIT, Stay, Visit
from tavolata.lab.bench import is_compiled

CARDS = ("SUN", "MOON", "STAR")
CARD = Word(CARDS)
#: What is saved as a part of a table, and its fields.
Part = Hero | Stay | Visit | Attack
PARTS = [(Hero(0), HERO), (Stay(), STAY), (Visit(), VISIT), (Attack(0, 1, False, 1), ATTACK)]
GAMES = [*[tavolata.game(name) for name in tavolata.GAMES], ORDEAL, JOUST]

only_plain = pytest.mark.skipif(is_compiled(), reason="compiled classes have neither slots nor signatures to ask")


# Kinds


HAND = Fields(("gold", COUNT), ("cards", ListOf(CARD)))


class Hand:
    __slots__ = HAND.slots

    def __init__(self) -> None:
        self.gold = 0
        self.cards: list[int] = []


def hand(gold: int, *cards: int) -> Hand:
    made = Hand()
    made.gold, made.cards = gold, list(cards)
    return made


def told(value: object) -> str:
    return type(value).__name__ if isinstance(value, FieldKind | Part | Fields) else repr(value)


@pytest.mark.parametrize(
    ("kind", "value", "saved"),
    [
        (Number(-5, 5), -5, -5),
        (FLAG, True, True),
        (TEXT, "SP01", "SP01"),
        (SEAT, 2, 2),
        (SEAT_OR_NOBODY, -1, -1),
        (CARD, 1, "MOON"),
        (Word(CARDS, none=True), -1, ""),
        (ListOf(CARD), [2, 0, 2], ["STAR", "SUN", "STAR"]),
        (ListOf(SEAT, different=True), [2, 0], [2, 0]),
        (TupleOf(TupleOf(CARD)), ((0,), (), (1, 2)), [["SUN"], [], ["MOON", "STAR"]]),
        (Row(SEAT, CARD, FLAG), (1, 0, False), [1, "SUN", False]),
        (PerSeat(COUNT), [5, 0, 7], [5, 0, 7]),
        (ByWord(CARDS, COUNT), {2: 9, 0: 3}, {"SUN": 3, "STAR": 9}),
        (BySeat(TupleOf(CARD)), {2: (1,)}, {"2": ["MOON"]}),
        (OfEach(CARDS, SEAT, -1), [-1, 2, -1], {"MOON": 2}),
        (Maybe(CARD), None, None),
        (Maybe(CARD), 0, "SUN"),
    ],
    ids=told,
)
def test_a_value_is_saved_as_plain_data_and_loaded_again(kind: FieldKind, value: object, saved: object) -> None:
    assert kind.save(value) == saved
    loaded = kind.load(json.loads(json.dumps(saved)), "field", 3)
    assert loaded == value and type(loaded) is type(value)


@pytest.mark.parametrize(
    ("kind", "data", "field"),
    [
        (Number(0, 5), 6, "field"),
        (Number(0, 5), True, "field"),
        (Number(0, 5), 1.0, "field"),
        (FLAG, 1, "field"),
        (TEXT, 1, "field"),
        (SEAT, 3, "field"),
        (SEAT, -1, "field"),
        (SEAT_OR_NOBODY, -2, "field"),
        (CARD, "COMET", "field"),
        (CARD, "", "field"),
        (CARD, 0, "field"),
        (ListOf(CARD), ["SUN", "COMET"], "field"),
        (ListOf(CARD), "SUN", "field"),
        (ListOf(CARD, 2), ["SUN"], "field"),
        (ListOf(SEAT, different=True), [1, 1], "field"),
        (ListOf(COUNT), [0, -1], "field"),
        (ListOf(CARD), [["SUN"]], "field"),
        (ListOf(FLAG), [True, 1], "field.1"),
        (TupleOf(TupleOf(CARD)), [["SUN"], ["COMET"]], "field.1"),
        (Row(SEAT, CARD), [0, 0], "field.1"),
        (Row(SEAT, CARD), [0], "field"),
        (PerSeat(COUNT), [1, 2], "field"),
        (ByWord(CARDS, COUNT), {"COMET": 1}, "field"),
        (ByWord(CARDS, COUNT), {"SUN": -1}, "field.SUN"),
        (ByWord(CARDS, COUNT), [], "field"),
        (BySeat(CARD), {"3": "SUN"}, "field"),
        (BySeat(CARD), {"2": "COMET"}, "field.2"),
        (BySeat(CARD), [], "field"),
        (OfEach(CARDS, SEAT, -1), {"SUN": 3}, "field.SUN"),
        (OfEach(CARDS, SEAT, -1), [], "field"),
        (Maybe(CARD), "COMET", "field"),
        (Nested(HAND, Hand), [], "field"),
        (PerSeat(Nested(HAND, Hand)), [{"gold": 0, "cards": []}, {"gold": 0, "cards": 0}, {}], "field.1.cards"),
        (PerSeat(Nested(HAND, Hand)), [{"gold": 0}, {}, {}], "field.0.cards"),
    ],
    ids=told,
)
def test_what_cannot_be_is_refused_by_name(kind: FieldKind, data: object, field: str) -> None:
    with pytest.raises(FileError) as caught:
        kind.load(data, "field", 3)
    assert caught.value.details["field"] == field


def test_a_number_that_stands_for_nothing_is_never_saved_as_something_else() -> None:
    with pytest.raises(KeyError):
        CARD.save(-1)
    with pytest.raises(KeyError):
        ListOf(CARD).save([3])


def test_parts_are_saved_with_their_own_fields() -> None:
    hands = PerSeat(Nested(HAND, Hand))
    saved = hands.save([hand(1, 2), hand(0)])
    assert saved == [{"gold": 1, "cards": ["STAR"]}, {"gold": 0, "cards": []}]
    again = hands.load(saved, "hands", 2)
    assert (again[0].gold, again[0].cards, again[1].cards) == (1, [2], [])


def test_what_was_saved_is_not_what_lies_on_the_table() -> None:
    table = hand(1, 2)
    saved: Any = HAND.save(table)
    saved["cards"].clear()
    assert table.cards == [2]


def test_a_field_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Fields(("gold", COUNT), ("gold", FLAG))
    with pytest.raises(ValueError, match="twice"):
        Fields(("gold", COUNT), unsaved={"gold": "of no use"})


# Nothing is forgotten


def table_of(game: Game) -> State:
    return game.new(2, seed=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_declares_its_fields(game: Game) -> None:
    state = table_of(game)
    assert state.saved.kinds
    assert set(state.dump_table()) >= set(state.saved.kinds)
    assert all(state.saved.unsaved.values()), "the reason is missing"


@only_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_slot_of_a_table_is_declared(game: Game) -> None:
    state = table_of(game)
    added = [slot for kind in type(state).__mro__ if kind is not State for slot in getattr(kind, "__slots__", ())]
    assert sorted(set(added) - set(State.__slots__)) == sorted(state.saved.slots)
    assert not hasattr(state, "__dict__"), "a class without slots would take any field"


@only_plain
def test_every_slot_of_the_machine_is_in_a_dump_or_named_with_the_reason() -> None:
    saved = set(ORDEAL.new(2).dump())
    assert set(State.__slots__) - saved == set(UNSAVED)
    assert not saved & set(UNSAVED)


@only_plain
@pytest.mark.parametrize(("part", "fields"), PARTS, ids=told)
def test_every_slot_of_a_part_is_declared(part: Part, fields: Fields) -> None:
    assert sorted(type(part).__slots__) == sorted(fields.slots)


@only_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_declares_the_arguments_of_its_constructor(game: Game) -> None:
    for kind in game.steps.values():
        wanted = list(inspect.signature(kind).parameters)
        assert wanted == ["seat", *[name for name, _ in kind.saved]], kind.__name__
        slots = {slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())}
        if issubclass(kind, Threat):
            slots.remove("number")  # it is no scope that modifiers can be tied to
        if "__dict__" not in dir(kind):
            assert slots == {"seat", *[name for name, _ in kind.saved]}, kind.__name__


@only_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_modifier_declares_the_arguments_of_its_constructor(game: Game) -> None:
    for kind in game.modifiers.values():
        wanted = list(inspect.signature(kind).parameters)
        assert wanted == ["kind", "name", "source", *[name for name, _ in kind.saved]], kind.__name__


class Mark:
    """Stands where any value stands: it is copied as lists, dicts and parts are, and stays what it is."""

    by_kind: ClassVar[bool] = True  # as where modifiers are

    def __getitem__(self, place: object) -> Mark:
        return self

    def __iter__(self) -> Iterator[Mark]:
        return iter([self])

    def copy(self) -> Mark:
        return self

    def clone(self) -> Mark:
        return self

    def is_in(self, value: object) -> bool:
        return value is self or (isinstance(value, list) and len(value) == 1 and value[0] is self)


def marked(thing: object, names: tuple[str, ...]) -> dict[str, Mark]:
    marks = {name: Mark() for name in names}
    for name, mark in marks.items():
        setattr(thing, name, mark)
    return marks


#: A clone has no listeners and is not checked.
NOT_CLONED = ("events", "checking", "slow_path", "over")


@only_plain
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clone_copies_every_slot(game: Game) -> None:
    state = table_of(game)
    marks = marked(state, state.saved.slots)
    machine = marked(state, tuple(set(State.__slots__) - {"game", "players", "options", "strict", *NOT_CLONED}))
    state.over = True  # only then are there places
    copy = state.clone()
    lost = [name for name, mark in {**marks, **machine}.items() if not mark.is_in(getattr(copy, name))]
    assert lost == []
    assert (copy.game, copy.players, copy.options, copy.strict) == (game, 2, state.options, False)
    assert copy.over


@only_plain
@pytest.mark.parametrize(("part", "fields"), PARTS, ids=told)
def test_a_clone_of_a_part_copies_every_slot(part: Part, fields: Fields) -> None:
    thing = part.clone()
    marks = marked(thing, fields.slots)
    copy = thing.clone()
    assert [name for name, mark in marks.items() if not mark.is_in(getattr(copy, name))] == []


# Files


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_damaged_field_of_a_table_is_named(game: Game) -> None:
    state = table_of(game)
    table = state.dump_table()
    for name in state.saved.kinds:
        for damaged in ({**table, name: {"no": {"such": "thing"}}}, {key: table[key] for key in table if key != name}):
            with pytest.raises(FileError) as caught:
                game.load_table(2, state.options, False, Reader(damaged, "table."))
            assert str(caught.value.details["field"]).startswith(f"table.{name}")


def test_the_damaged_field_of_a_step_is_named() -> None:
    for step, field in (
        (["Direction", 0, 7], "agenda: Direction.distance"),
        (["Direction", 9, 1], "agenda: Direction.seat"),
        (["Direction", 0], "agenda: Direction"),
        (["PackTools", 0, ["axe", "saw"]], "agenda: PackTools.chosen"),
        (["PackTools", 0, [1]], "agenda: PackTools.chosen"),
    ):
        with pytest.raises(FileError) as caught:
            ORDEAL.load_step(step, 3)
        assert caught.value.details["field"] == field


def test_modifiers_are_saved_with_the_name_of_their_source() -> None:
    state = joust("LANCE FEINT HELM HELM", "TAUNT HELM FEINT LANCE")
    state.play(0, JOUST.parse("play LANCE"))
    assert state.dump()["modifiers"] == [["Modifier", "strength", "lance", "LANCE", 1, 1, 2, 0]]
    assert JOUST.load(state.dump()).dump() == state.dump()


def test_the_damaged_field_of_a_modifier_is_named() -> None:
    wrong: tuple[tuple[list[object], str], ...] = (
        (["Modifier", "strength", "lance", 0, 1, 1, 2, 0], "modifiers: Modifier.source"),
        (["Modifier", "strength", "lance", "SPOON", 1, 1, 2, 0], "modifiers: Modifier.source"),
        (["Modifier", "strength", "lance", "LANCE", 1, 1, 2, 3], "modifiers: Modifier.layer"),
        (["Modifier", 0, "lance", "LANCE", 1, 1, 2, 0], "modifiers: Modifier.kind"),
        (["Modifier", "strength", "lance", "LANCE", 1, 1, 2], "modifiers: Modifier"),
        (["Modifier", "strength"], "modifiers: Modifier"),
        (["Spoon", "strength"], "modifiers: Spoon"),
    )
    for modifier, field in wrong:
        with pytest.raises(FileError) as caught:
            JOUST.load_modifier(modifier, 2)
        assert caught.value.details["field"] == field


def test_loaded_cards_are_saved_by_name() -> None:
    state = ORDEAL.new(2, chance=["HEX WARD BOLT BOLT", 1, ["WARD", "HEX"]])
    saved: Any = state.dump()["chance"]
    assert saved["ahead"] == [["WARD", "HEX"]]
    assert ORDEAL.load(state.dump()).dump() == state.dump()
    with pytest.raises(FileError) as caught:
        load_chance({**saved, "ahead": [["WARD", "COMET"]]}, SPELLS)
    assert caught.value.details["field"] == "chance.ahead"
