"""Objects hold what they need instead of inheriting it: no class of the server stands on a tower of others."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from tavolata import server


def own_classes() -> Iterator[type]:
    """Every class that a module of the server defines."""
    for module in pkgutil.walk_packages(server.__path__, f"{server.__name__}."):
        # Alembic runs these, and they cannot be imported.
        if ".migrations" in module.name:
            continue
        for found in vars(importlib.import_module(module.name)).values():
            if isinstance(found, type) and found.__module__ == module.name:
                yield found


def own_ancestors(found: type) -> list[type]:
    """The classes of the server that a class inherits from, near or far."""
    return [above for above in found.__mro__[1:] if above.__module__.partition(".")[0] == "tavolata"]


def test_no_class_of_the_server_is_deeper_than_one_above_its_base() -> None:
    classes = list(own_classes())
    assert len(classes) > 100
    assert any(own_ancestors(found) for found in classes)
    deep = {found.__qualname__: own_ancestors(found) for found in classes if len(own_ancestors(found)) > 1}
    assert deep == {}
