"""Reading Fluent files, for the tests of the words of the house and of the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

#: Words that Fluent chooses by number; each language has its own.
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


def parsed(path: Path) -> list[ftl.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def misspelt(entries: list[ftl.EntryType]) -> list[str]:
    """What does not parse, keys that are not well formed, keys that are there twice or say nothing."""
    found = [entry.content or "" for entry in entries if isinstance(entry, ftl.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    names = sorted(message.id.name for message in messages)
    found += [name for name in names if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name)]
    found += [first for first, second in pairwise(names) if first == second]
    return found + [message.id.name for message in messages if message.value is None]


def straight_quotes(messages: Mapping[str, ftl.Message]) -> list[str]:
    """The messages with straight quotes, which are for code, or with double spaces."""
    found = []
    for key, message in messages.items():
        texts = [node.value for node in nodes(message) if isinstance(node, ftl.TextElement)]
        if any(mark in text for text in texts for mark in ("'", '"', "  ")):
            found.append(key)
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all below it."""
    if isinstance(node, list):
        for child in node:
            yield from nodes(child)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def written_as_numbers(message: ftl.Message) -> set[str]:
    """The variables that the message writes as numbers of a certain form: nothing else will do for them."""
    calls = [node for node in nodes(message) if isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER"]
    return {node.id.name for call in calls for node in nodes(call) if isinstance(node, ftl.VariableReference)}


def choices(message: ftl.Message) -> dict[str, list[str | int]]:
    """Each variable that the message chooses by, with the values that it knows."""
    found: dict[str, list[str | int]] = {}
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            known = found.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                known.append(int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name)
    return found


def references(message: ftl.Message) -> set[str]:
    """The other messages that a message takes in."""
    return {node.id.name for node in nodes(message) if isinstance(node, (ftl.MessageReference, ftl.TermReference))}


def shape(message: ftl.Message) -> set[str]:
    """What a message must share with its twin in the other language: variables, references, the words it chooses by."""
    found = {f"${name}" for name in variables(message)} | references(message)
    for name, known in choices(message).items():
        found.update(f"${name} = {value}" for value in known if isinstance(value, str) and value not in PLURALS)
    return found
