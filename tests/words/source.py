"""What the source asks, tells and refuses, read from the source itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import tavolata
from tavolata.engine import Question
from words.house import HOUSE, SOURCES, game_of


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(source(path))


def sources_of(game: str) -> list[Path]:
    return [path for path in SOURCES if game_of(path) == game]


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as it is written out."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, with the last name of what is called."""
    for call in ast.walk(tree(path)):
        if isinstance(call, ast.Call):
            yield getattr(call.func, "attr", getattr(call.func, "id", "")), call


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]


def place_of(parameter: str, function: ast.FunctionDef) -> int:
    return [argument.arg for argument in function.args.args].index(parameter)


@cache
def first_makers(path: Path) -> dict[str, tuple[int, str]]:
    """Functions that make an error's key from an argument: the place of that argument, and what comes before it."""
    found: dict[str, tuple[int, str]] = {}
    for function in functions(path):
        for node in ast.walk(function):
            before = literals(node.values[0]) if isinstance(node, ast.JoinedStr) else []
            if isinstance(node, ast.JoinedStr) and before and before[0].startswith("error-"):
                assert len(node.values) == 2, f"{function.name}: an error's key is a text, or a text and an argument"
                last = node.values[1]
                assert isinstance(last, ast.FormattedValue)
                assert isinstance(last.value, ast.Name)
                found[function.name] = place_of(last.value.id, function), before[0]
    return found


@cache
def public_makers() -> dict[str, tuple[int, str]]:
    """Those that other files may call."""
    return {name: made for path in SOURCES for name, made in first_makers(path).items() if not name.startswith("_")}


def error_makers(path: Path) -> dict[str, tuple[int, str]]:
    """The makers that a file can call, and its own functions that pass an argument on to one of them."""
    found = {**public_makers(), **first_makers(path)}
    for function in functions(path):
        parameters = [argument.arg for argument in function.args.args]
        for call in ast.walk(function):
            at, before = found.get(getattr(call.func, "id", ""), (-1, "")) if isinstance(call, ast.Call) else (-1, "")
            key = call.args[at] if isinstance(call, ast.Call) and 0 <= at < len(call.args) else None
            if isinstance(key, ast.Name) and key.id in parameters:
                found[function.name] = parameters.index(key.id), before
    return found


def errors_of_boxes(path: Path) -> list[str]:
    """A box of components names them in its refusal of a component that there is not."""
    kinds = [call.args[1] for name, call in calls(path) if name == "Box"]
    names = [kind.id for kind in kinds if isinstance(kind, ast.Name)]
    module = ".".join(["tavolata", *path.relative_to(HOUSE).with_suffix("").parts]) if names else ""
    return [f"error-position-{getattr(import_module(module), name).name}" for name in names]


def assigned(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What is assigned to each local name of a function."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def possible(node: ast.expr, local: dict[str, list[ast.expr]]) -> list[ast.expr]:
    """What an expression can be, a local name looked up."""
    return local.get(node.id, []) if isinstance(node, ast.Name) else [node]


def keys_given(node: ast.Dict, local: dict[str, list[ast.expr]]) -> set[str]:
    """The keys of a dict as it is written, with those of the local dicts that it takes in."""
    found = {text for key in node.keys if key for text in literals(key)}
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            for inner in possible(value, local):
                found |= keys_given(inner, local) if isinstance(inner, ast.Dict) else set()
    return found


def possible_arguments(path: Path) -> Iterator[tuple[str, list[list[ast.expr]], dict[str, list[ast.expr]]]]:
    """For every call of a plain name: that name, what each argument can be, and the local names of the place."""
    for function in functions(path):
        local = assigned(function)
        for call in ast.walk(function):
            if isinstance(call, ast.Call):
                yield getattr(call.func, "id", ""), [possible(arg, local) for arg in call.args], local


@cache
def errors_of(path: Path) -> dict[str, list[set[str]]]:
    """The keys of all errors of a file; and the names of their arguments, where these stand beside the key."""
    found: dict[str, list[set[str]]] = {}
    for key in [*re.findall(r"[\"'](error-[a-z0-9-]*[a-z0-9])[\"']", source(path)), *errors_of_boxes(path)]:
        found[key] = []
    makers = error_makers(path)
    for name, args, local in possible_arguments(path):
        at, before = makers.get(name, (-1, ""))
        for place, values in enumerate(args):
            keys = {(before if place == at else "") + text for value in values for text in literals(value)}
            dicts = [value for after in args[place + 1 : place + 2] for value in after if isinstance(value, ast.Dict)]
            given = {text for value in dicts for text in keys_given(value, local)}
            for key in keys:
                if key.startswith("error-"):
                    found.setdefault(key, []).extend([given] if dicts else [])
    return found


each_source = pytest.mark.parametrize("path", SOURCES, ids=[str(path.relative_to(HOUSE)) for path in SOURCES])


def passed_on(game: str, function: ast.FunctionDef, parameter: str) -> list[str]:
    """The texts that the callers of a function give it for a parameter."""
    place = place_of(parameter, function)
    found: list[str] = []
    for path in sources_of(game):
        for name, call in calls(path):
            if name == function.name and len(call.args) > place:
                found += literals(call.args[place])
    return found


def told(game: str) -> Iterator[tuple[str, ast.Call, set[str] | None]]:
    """Every kind of event that the game's source tells: where, and the names of what all may see, if they stand there."""
    for function in [function for path in sources_of(game) for function in functions(path)]:
        local = assigned(function)
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                kind = call.args[0]
                kinds = [text for value in possible(kind, local) for text in literals(value)]
                if not kinds and isinstance(kind, ast.Name):
                    kinds = passed_on(game, function, kind.id)
                assert kinds, f"{function.name}: the kind of an event is written where it is told or passed on"
                public = [value for value in possible(call.args[2], local) if isinstance(value, ast.Dict)]
                for text in kinds:
                    yield text, call, keys_given(public[0], local) if len(public) == 1 else None


def has_secret(call: ast.Call) -> bool:
    """Whether an event is told with arguments for some seats only."""
    return len(call.args) > 3 or any(keyword.arg == "secret" for keyword in call.keywords)


def question_names(game: str) -> set[str]:
    return {step.name for step in tavolata.game(game).steps.values() if issubclass(step, Question)}


def keys_of_questions(game: str) -> set[str]:
    return {f"question-{name}{ending}" for name in question_names(game) for ending in ("", "-short")}


def keys_of_events(game: str) -> set[str]:
    keys: set[str] = set()
    for kind, call, _ in told(game):
        keys |= {f"event-{kind}", f"event-{kind}-secret"} if has_secret(call) else {f"event-{kind}"}
    return keys


def keys_of_options(game: str) -> set[str]:
    found: set[str] = set()
    for option in tavolata.game(game).options:
        found |= {f"option-{option.name}", f"option-{option.name}-about"}
        found |= {f"option-{option.name}-{value}" for value in option.values}
        found |= {f"option-length-{value}" for value in option.lengths}
    return found


def keys_of_actions(game: str) -> set[str]:
    return {f"action-{verb.name}" for verb in tavolata.game(game).notation.verbs[1:]}
