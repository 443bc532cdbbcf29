"""The browser's types, made from the structs of the wire and of the games' views.

``python -m tavolata.server.types`` writes ``web/src/lib/wire.ts`` and ``view-types.ts`` in each game's folder; ``--print``
shows the text of the first instead. Tests compare the files with what this makes, so that they cannot become stale.
"""

from __future__ import annotations

import re
import sys
from inspect import getsource
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from tavolata.games.indy import view_types as indy
from tavolata.games.isola import view_types as isola
from tavolata.games.talisman import view_types as talisman
from tavolata.games.talismani import view_types as talismani
from tavolata.games.timeline import view_types as timeline
from tavolata.server import wire

#: Where the browser's types live, seen from a checkout.
PAGE = Path(__file__).parents[3] / "web" / "src"
WIRE_TS = PAGE / "lib" / "wire.ts"

#: The declared views of the games.
VIEWS: dict[str, ModuleType] = {
    "indy": indy,
    "talisman": talisman,
    "talismani": talismani,
    "timeline": timeline,
    "isola": isola,
}

_HEAD = """\
// Made by `python -m tavolata.server.types` from src/tavolata/server/wire.py: change that file, then run it again.

export const PROTOCOL = {protocol};
"""

_VIEW_HEAD = """\
// Made by `python -m tavolata.server.types` from src/tavolata/games/{game}/view_types.py: change that file, then run it again.
"""

_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """The whole of wire.ts: an interface for each struct in the order of wire.py, a type for each union and set of words."""
    return "\n".join([_HEAD.format(protocol=wire.PROTOCOL), *_declared(wire, False)])


def view_typescript(game: str) -> str:
    """The types of a game's view, with the comments of their fields."""
    return "\n".join([_VIEW_HEAD.format(game=game), *_declared(VIEWS[game], True)])


def view_ts(game: str) -> Path:
    return PAGE / "games" / game / "view-types.ts"


def _declared(module: ModuleType, commented: bool) -> list[str]:
    """What a module declares, in its order."""
    parts: list[str] = []
    words = {value: name for name, value in vars(module).items() if _is_literal(value)}
    for name, value in vars(module).items():
        if _is_literal(value):
            parts.append(f"export type {name} = {' | '.join(_quoted(word) for word in get_args(value))};\n")
        elif isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            parts.append(_interface(value, _leaves_out(value), words, _comments(value) if commented else {}))
        elif get_origin(value) is tuple:
            info = inspect.type_info(value)
            parts.append(f"export type {name} = {_type(info, words)};\n")
        elif get_origin(value) in (UnionType, Union) and all(_is_struct(member) for member in get_args(value)):
            parts.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(value))};\n")
    return parts


def _comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the source says above each field."""
    return {name: text for text, name in re.findall(r"#: (.+)\n    (\w+):", getsource(struct))}


def _is_literal(value: object) -> bool:
    return str(get_origin(value)) == "typing.Literal"


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _leaves_out(struct: type[msgspec.Struct]) -> bool:
    """Whether what has a default may be left out: by clients always, by the server only in structs that say so."""
    config = struct.__struct_config__
    return bool(config.forbid_unknown_fields or config.omit_defaults)


def _interface(struct: type[msgspec.Struct], optional: bool, words: dict[Any, str], comments: dict[str, str]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = _comment(struct.__doc__, "")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {_quoted(str(info.tag))};")
    for field in info.fields:
        lines += _comment(comments.get(field.name), "  ")
        mark = "?" if _may_be_left_out(field, optional) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, words)};")
    return "\n".join([*lines, "}\n"])


def _may_be_left_out(field: inspect.Field, optional: bool) -> bool:
    """What has a default, where that may be left out. What is not required and has none is not set: it is left out too."""
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return not field.required and (optional or unset)


def _comment(doc: str | None, indent: str) -> list[str]:
    # A struct without a docstring has one made by Python, which begins with its name.
    if not doc or doc.startswith("Struct"):
        return []
    return [f"{indent}/** {' '.join(doc.replace('``', '`').split())} */"]


def _type(info: inspect.Type, words: dict[Any, str]) -> str:
    if isinstance(info, inspect.Metadata):
        return _type(info.type, words)
    if type(info) in _PLAIN:
        return _PLAIN[type(info)]
    if isinstance(info, inspect.LiteralType):
        for literal, name in words.items():
            if set(get_args(literal)) == set(info.values):
                return name
        return " | ".join(_quoted(str(value)) for value in info.values)
    if isinstance(info, inspect.ListType):
        item = _type(info.item_type, words)
        whole = " " not in item or isinstance(info.item_type, inspect.TupleType)
        return f"{item}[]" if whole else f"({item})[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(_type(item, words) for item in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<{_type(info.key_type, words)}, {_type(info.value_type, words)}>"
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(member, words) for member in info.types)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    raise TypeError(f"the browser has no type for {info}")


def _quoted(word: str) -> str:
    return f'"{word}"'


def main(arguments: list[str]) -> None:
    """Write the files, or print the first."""
    if arguments == ["--print"]:
        sys.stdout.write(typescript())
    else:
        WIRE_TS.write_text(typescript(), encoding="utf-8")
        for game in VIEWS:
            view_ts(game).write_text(view_typescript(game), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
