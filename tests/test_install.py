"""``make play`` begins on the plain build, compiles beside the game and takes what was compiled at the next start.

``scripts/install.py`` runs in a small tree of its own, with a pretended pip, compiler and server.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from runpy import run_path

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "install.py"

#: The Python of the pretended .venv: notes what it was asked for; a wheel takes until the file ``go`` or ``fail`` is there.
PYTHON = """#!{python}
import os, pathlib, sys, time
root = pathlib.Path({root!r})
words = sys.argv[1:]
what = next((word for word in words if word in ("wheel", "install", "check")), words[0])
kind = "plain" if "-e" in words else ""
with (root / "asked").open("a") as asked:
    asked.write(f"{{what}} {{kind}}".strip() + "\\n")
if what == "wheel":
    folder, tree = pathlib.Path(words[-2]), pathlib.Path(words[-1])
    folder.mkdir(parents=True)
    (folder / "half.tmp").touch()
    while not (root / "go").exists():
        if (root / "fail").exists():
            sys.exit("gcc: no space left on device")
        time.sleep(0.02)
    (folder / "half.tmp").unlink()
    (folder / "tavolata-0-cp311-linux.whl").write_text((tree / "src/tavolata/a.py").read_text())
"""

#: The pretended server: says which build it would be, and serves until it is ended.
SERVER = """#!{python}
import os, sys, time
print("plain" if "PYTHONPATH" in os.environ else "compiled", *sys.argv[1:], flush=True)
time.sleep(60)
"""


class Clone:
    """A small clone with a pretended .venv."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.servers: list[subprocess.Popen[str]] = []
        self.write("scripts/install.py", SCRIPT.read_text(encoding="utf-8"))
        language = SCRIPT.parent.parent / "src/tavolata/terminal/language.py"
        self.write("src/tavolata/terminal/language.py", language.read_text(encoding="utf-8"))
        self.write("src/tavolata/version.py", "VERSION = '0'")
        self.write("src/tavolata/a.py", "first")
        self.write("pyproject.toml", "[project]")
        self.program("python", PYTHON)
        self.program("tavolata", SERVER)
        self.program("make", "#!/bin/sh\ntouch .venv/fetched\n")

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def program(self, name: str, text: str) -> None:
        if "{python}" in text:
            text = text.format(python=sys.executable, root=str(self.root))
        self.write(f".venv/bin/{name}", text).chmod(0o755)

    def start(self, what: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("TAVOLATA_", "PYTHON"))}
        inherited |= {"MAKE": str(self.root / ".venv/bin/make"), "CC": "sh", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        server = subprocess.Popen(
            [sys.executable, str(self.root / "scripts/install.py"), what, *arguments],
            env=inherited | environment,
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=(self.root / "said").open("a"),
            text=True,
        )
        self.servers.append(server)
        return server

    def play(self, **environment: str) -> tuple[subprocess.Popen[str], str]:
        """Start; returns the server, and which build it says it is."""
        server = self.start("play", "--port", "8080", **environment)
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.endswith(" serve --port 8080\n"), self.said
        return server, line.split()[0]

    @property
    def said(self) -> str:
        return (self.root / "said").read_text(encoding="utf-8")

    @property
    def asked(self) -> list[str]:
        return (self.root / "asked").read_text(encoding="utf-8").splitlines()

    def wheels(self) -> list[str]:
        """What is finished."""
        return [path.name for path in (self.root / "build/wheels").glob("*/*.whl")]

    def half_made(self) -> list[Path]:
        return [*(self.root / "build").glob("*.part"), *(self.root / "build/wheels").glob("*/half.tmp")]

    def processes(self) -> list[str]:
        """Every process that still works for this clone, the servers that were not ended among them."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                try:
                    line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                except OSError:
                    continue
                if str(self.root) in line:
                    found.append(line)
        return found

    def close(self) -> None:
        for server in self.servers:
            server.kill()
            server.communicate()


def wait_until(true: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Clone]:
    clone = Clone(tmp_path)
    yield clone
    clone.close()
    wait_until(lambda: not clone.processes())


def end(server: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> None:
    server.send_signal(how)
    server.wait()


def test_one_plays_at_once_and_on_compiled_rules_at_the_next_start(clone: Clone) -> None:
    server, build = clone.play()
    assert build == "plain"
    assert "You can play right away" in clone.said
    (clone.root / "go").touch()
    wait_until(lambda: "uses them" in clone.said)
    assert len(clone.wheels()) == 1
    assert clone.half_made() == []
    assert server.poll() is None, "the game goes on meanwhile"
    end(server)
    asked = len(clone.asked)
    server, build = clone.play()
    assert build == "compiled"
    assert "install" in clone.asked[asked:]
    end(server)
    asked = len(clone.asked)
    _, build = clone.play()
    assert (build, clone.asked[asked:]) == ("compiled", []), "then nothing is left to do"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_compiling_ends_with_the_server_and_leaves_nothing_half_made(clone: Clone, how: signal.Signals) -> None:
    server, _ = clone.play()
    wait_until(lambda: "wheel" in clone.asked)
    wait_until(clone.half_made)
    end(server, how)
    wait_until(lambda: not clone.processes())
    assert clone.half_made() == []
    assert clone.wheels() == []
    _, build = clone.play()
    assert build == "plain"
    wait_until(lambda: clone.asked.count("wheel") == 2)
    (clone.root / "go").touch()
    wait_until(clone.wheels)


def test_what_a_crash_left_behind_is_never_taken_for_a_build(clone: Clone) -> None:
    left = clone.write("build/wheel-1.part/finished/tavolata-0-cp311-linux.whl", "half")
    (clone.root / "go").touch()
    _, build = clone.play()
    assert build == "plain"
    wait_until(lambda: "uses them" in clone.said)
    assert not left.exists()


def test_other_sources_are_compiled_anew_and_an_edit_meanwhile_disturbs_nothing(clone: Clone) -> None:
    server, _ = clone.play()
    wait_until(lambda: "wheel" in clone.asked)
    clone.write("src/tavolata/a.py", "second")
    (clone.root / "go").touch()
    wait_until(clone.wheels)
    wheel = next((clone.root / "build/wheels").glob("*/*.whl"))
    assert wheel.read_text() == "first"
    end(server)
    server, build = clone.play()
    assert build == "plain", "what was compiled is not what is here now"
    wait_until(lambda: len(clone.wheels()) == 2)
    end(server)
    clone.write("src/tavolata/a.py", "first")
    assert clone.play()[1] == "compiled", "as it was before: that is there already"


def test_two_at_once_compile_once(clone: Clone) -> None:
    clone.play()
    wait_until(lambda: "wheel" in clone.asked)
    _, build = clone.play()
    assert build == "plain"
    (clone.root / "go").touch()
    wait_until(lambda: clone.said.count("uses them") == 2)
    assert clone.asked.count("wheel") == 1
    assert clone.asked.count("install plain") == 1


def test_a_complete_installation_waits_for_what_is_being_compiled_and_takes_it(clone: Clone) -> None:
    clone.play()
    wait_until(lambda: "wheel" in clone.asked)
    installing = clone.start("install")
    wait_until(lambda: "Another make" in clone.said)
    (clone.root / "go").touch()
    assert installing.wait() == 0
    assert clone.asked.count("wheel") == 1
    assert clone.asked[-2:] == ["install", "check"]
    assert clone.play()[1] == "compiled"


def test_a_complete_installation_goes_on_alone_when_the_server_ends(clone: Clone) -> None:
    server, _ = clone.play()
    wait_until(lambda: "wheel" in clone.asked)
    installing = clone.start("install")
    wait_until(lambda: "Another make" in clone.said)
    end(server)
    wait_until(lambda: clone.asked.count("wheel") == 2)
    (clone.root / "go").touch()
    assert installing.wait() == 0
    assert len(clone.wheels()) == 1


@pytest.mark.parametrize("environment", [{"CC": "no-such-compiler"}, {"TAVOLATA_PURE": "1"}])
def test_without_a_compiler_one_plays_all_the_same(clone: Clone, environment: dict[str, str]) -> None:
    _, build = clone.play(**environment)
    assert build == "plain"
    assert "no C compiler" in clone.said or "TAVOLATA_PURE" in environment
    assert "right away" not in clone.said
    assert "wheel" not in clone.asked


def test_a_compiler_that_fails_is_told_and_tried_again_at_the_next_start(clone: Clone) -> None:
    (clone.root / "fail").touch()
    server, _ = clone.play()
    wait_until(lambda: "could not be compiled" in clone.said)
    assert "no space left" in (clone.root / "build/compile.log").read_text()
    assert server.poll() is None
    end(server)
    (clone.root / "fail").unlink()
    (clone.root / "go").touch()
    _, build = clone.play()
    assert build == "plain"
    wait_until(lambda: "uses them" in clone.said)
    assert "failed the last time" in clone.said
    assert not (clone.root / "build/compile.log").exists()


def test_what_cannot_be_written_is_a_sentence(clone: Clone) -> None:
    clone.write("build", "a file where a folder should be")
    starting = clone.start("play")
    assert starting.wait() == 1
    assert "cannot be set up" in clone.said
    assert "Traceback" not in clone.said


def test_every_line_is_there_in_both_languages(clone: Clone) -> None:
    words: dict[str, dict[str, str]] = run_path(str(SCRIPT))["WORDS"]
    assert set(words["it"]) == set(words["en"])
    clone.play(LANG="it_IT.UTF-8")
    assert "Si gioca subito" in clone.said
