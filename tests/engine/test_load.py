"""Files from anywhere: damaged, edited, cut short, of another game. A load gives a sound state or a FileError."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavolata
from engine.minigame import ORDEAL
from tavolata.engine import FileError, State
from tavolata.engine.data import Reader, seal, unseal

INDY = tavolata.game("indy")

Json = Any

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 8),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["RC1", "EAG", "dark", "light", "indy", "1", "yes", "no", "pass", "keep RC1", "KeepOne", "fast"]),
)
anything: st.SearchStrategy[Json] = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)),
    max_leaves=12,
)


@lru_cache(maxsize=1)
def saved() -> tuple[str, ...]:
    """Saved positions of Indy from random games, in every phase, some in the middle of a simultaneous choice."""
    texts: list[str] = []
    for seed in range(12):
        lots = random.Random(seed)
        players = 2 + seed % 5
        options = {option.name: lots.choice(option.values) for option in INDY.options}
        state = INDY.new(players, seed=seed, options=options, reactions=lots.choice(["quick", "strict"]))
        while not state.over:
            if lots.random() < 0.1 or state.answered:
                texts.append(json.dumps(state.dump()))
            decision = lots.choice(state.decisions)
            state.play(decision.seat, lots.choice(decision.actions))
        texts.append(json.dumps(state.dump()))
    assert any('"answered": [[' in text for text in texts)
    return tuple(texts)


def loads_soundly(data: object) -> bool:
    """Whether it loads. If so, all is well with the state, and it can be saved again; if not, the error speaks."""
    try:
        state = INDY.load(data)
    except FileError as problem:
        expect_sentence(problem)
        return False
    state.check()
    assert state.over or state.decisions
    assert INDY.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
    return True


def expect_sentence(problem: FileError) -> None:
    assert not str(problem).startswith("[")


# Whole files


@settings(max_examples=150, deadline=None)
@given(anything)
def test_any_json_is_refused(data: Json) -> None:
    assert not loads_soundly(data)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(["game", "version", "players", "table", "agenda"]), anything))
def test_any_sealed_json_is_refused(data: dict[str, Json]) -> None:
    try:
        sealed = seal({"game": "indy", "version": INDY.version, **data})
    except (ValueError, TypeError, OverflowError):
        return  # not even the seal can be written
    assert not loads_soundly(sealed)


def test_saved_positions_load() -> None:
    for text in saved():
        assert loads_soundly(json.loads(text))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_text_cut_short_is_no_json_or_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(saved()))
    length = data.draw(st.integers(0, len(text) - 1))
    try:
        read = json.loads(text[:length])
    except json.JSONDecodeError:
        return
    assert not loads_soundly(read)


# Edits


def places(data: Json, path: tuple[Json, ...] = ()) -> list[tuple[Json, ...]]:
    """The paths to all values in the data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            found += places(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(len(data)):
            found += places(data[index], (*path, index))
    return found


def mutate(draw: Any, data: Json) -> Json:
    """The data with one value changed, left out, doubled, moved or swapped."""
    copy = json.loads(json.dumps(data))
    path = draw(st.sampled_from(places(copy)))
    holder = copy
    for step in path[:-1]:
        holder = holder[step]
    last = path[-1]
    old = holder[last]
    ways = ["replace", "delete"]
    if isinstance(old, int):
        ways += ["near"] * 3
    if isinstance(holder, list):
        ways += ["double", "swap"]
    way = draw(st.sampled_from(ways))
    if way == "replace":
        holder[last] = draw(anything)
    elif way == "near":
        holder[last] = old + draw(st.sampled_from([-1, 1, 2]))
    elif way == "delete":
        del holder[last]
    elif way == "double":
        holder.insert(last, old)
    else:
        other = draw(st.integers(0, len(holder) - 1))
        holder[last], holder[other] = holder[other], holder[last]
    return copy


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_an_edit_breaks_the_seal(data: st.DataObject) -> None:
    original = json.loads(data.draw(st.sampled_from(saved())))
    edited = mutate(data.draw, original)
    if json.dumps(edited, sort_keys=True) != json.dumps(original, sort_keys=True):
        assert not loads_soundly(edited)


@settings(max_examples=500, deadline=None)
@given(st.data(), st.integers(1, 3))
def test_an_edit_under_a_new_seal_is_refused_or_sound(data: st.DataObject, edits: int) -> None:
    edited = json.loads(data.draw(st.sampled_from(saved())))
    edited.pop("seal")
    for _ in range(edits):
        if edited:
            edited = mutate(data.draw, edited)
    try:
        sealed = seal(edited)
    except (ValueError, TypeError, OverflowError):
        return
    loads_soundly(sealed)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 7),
        ("players", True),
        ("players", 2.0),
        ("options", {"settlement": "nosuch"}),
        ("options", {"nosuch": "yes"}),
        ("options", []),
        ("strict", 0),
        ("chance", {"source": "dice"}),
        ("agenda", []),
        ("agenda", [["NoSuchStep", 0]]),
        ("agenda", [["Gather"]]),
        ("agenda", [["ChangeCards", 9]]),
        ("agenda", [["ChangeCards", 0, 0]]),
        ("agenda", [["ChangeCards", None]]),
        ("agenda", [[]]),
        ("agenda", [[7]]),
        ("agenda", ["ChangeCards"]),
        ("modifiers", [["Blessing", "strength", "blessing"]]),
        ("modifiers", [["Modifier", "strength"]]),
        ("scopes", -1),
        ("answered", [[0, "pass"]]),
        ("answered", [[0]]),
        ("answered", [["0", "pass"]]),
        ("answered", [[1, "nonsense"]]),
        ("question_counts", [1]),
        ("question_counts", [-1, 0]),
        ("places", [1]),
        ("places", [1, 2]),
        ("table", {}),
        ("table", []),
    ],
    ids=str,
)
def test_an_impossible_field_is_refused(field: str, value: object) -> None:
    data = INDY.new(2, seed=3).dump()
    data.pop("seal")
    assert loads_soundly(seal(data))
    assert not loads_soundly(seal({**data, field: value}))


@pytest.mark.parametrize(
    "field",
    ["game", "version", "players", "options", "strict", "chance", "agenda", "modifiers", "answered", "question_counts"],
)
def test_a_missing_field_is_refused(field: str) -> None:
    data = INDY.new(2, seed=3).dump()
    data.pop("seal")
    data.pop(field)
    assert not loads_soundly(seal(data))


def test_deep_nests_are_refused() -> None:
    nest: Json = []
    for _ in range(5000):
        nest = [nest]
    data = INDY.new(2, seed=3).dump()
    data["agenda"] = nest
    assert not loads_soundly(data)


# Other games, other versions


def test_another_game_is_refused_by_name() -> None:
    with pytest.raises(FileError) as caught:
        INDY.load(ORDEAL.new(2).dump())
    assert caught.value.key == "error-file-game"
    assert caught.value.details["found"] == "ordeal"


def test_another_version_of_the_rules_is_refused_by_number() -> None:
    data = INDY.new(2).dump()
    data.pop("seal")
    with pytest.raises(FileError) as caught:
        INDY.load(seal({**data, "version": "0"}))
    assert caught.value.key == "error-file-version"
    assert caught.value.details["found"] == "0"


def test_loading_leaves_the_data_alone() -> None:
    for text in saved()[:20]:
        data = json.loads(text)
        state: State = INDY.load(data)
        if not state.over:
            state.play(state.decisions[0].seat, state.decisions[0].actions[-1])
        assert json.dumps(data) == text


# The seal and the reader


def test_the_seal_does_not_depend_on_the_order_of_the_fields() -> None:
    assert seal({"a": 1, "b": [2]})["seal"] == seal({"b": [2], "a": 1})["seal"]


def test_the_seal_covers_everything() -> None:
    sealed = seal({"a": 1, "b": {"c": [1, 2]}})
    assert unseal(sealed).data == {"a": 1, "b": {"c": [1, 2]}}
    for changed in (
        {**sealed, "a": 2},
        {**sealed, "b": {"c": [2, 1]}},
        {**sealed, "more": 0},
        {"a": 1, "seal": sealed["seal"]},
        {**sealed, "seal": ""},
        {"a": 1, "b": {"c": [1, 2]}},
    ):
        with pytest.raises(FileError):
            unseal(changed)


def test_the_reader_names_the_field_that_is_wrong() -> None:
    reader = Reader({"inner": {"count": "many"}}, "")
    with pytest.raises(FileError) as caught:
        reader.part("inner").number("count", 0, 9)
    assert caught.value.details["field"] == "inner.count"


READER = {"number": 5, "flag": True, "text": "a", "numbers": [1, 2], "lists": [[1], []]}


def test_the_reader_reads() -> None:
    reader = Reader({**READER, "texts": {"a": "b"}}, "")
    assert reader.number("number", 5, 5) == 5
    assert reader.flag("flag") is True
    assert reader.text("text") == "a"
    assert reader.numbers("numbers", 1, 2, 2) == [1, 2]
    assert reader.lists("lists") == [[1], []]
    assert reader.texts("texts") == {"a": "b"}


@pytest.mark.parametrize(
    "call",
    [
        lambda reader: reader.number("number", 6, 9),
        lambda reader: reader.number("flag", 0, 1),
        lambda reader: reader.number("missing", 0, 1),
        lambda reader: reader.flag("number"),
        lambda reader: reader.text("number"),
        lambda reader: reader.part("numbers"),
        lambda reader: reader.numbers("numbers", 0, 1),
        lambda reader: reader.numbers("numbers", 0, 9, 3),
        lambda reader: reader.numbers("lists", 0, 9),
        lambda reader: reader.lists("numbers"),
        lambda reader: reader.texts("text"),
    ],
)
def test_the_reader_refuses(call: Any) -> None:
    with pytest.raises(FileError):
        call(Reader(dict(READER), ""))
