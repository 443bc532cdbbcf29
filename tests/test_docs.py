"""The documentation is true: examples run, links lead somewhere, commands exist, the tutorial's game passes the battery.

Pictures are drawn by the program itself. When the screen was meant to change, draw them anew and look at them:
``TAVOLATA_REWRITE=1 pytest tests/test_docs.py``.
"""

from __future__ import annotations

import ast
import doctest
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import tavolata
from support import SEATS
from tavolata import cli, engine
from tavolata.engine import PASS
from tavolata.engine.record import Record
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.indy.position import position
from tavolata.terminal.desk import Desk
from tavolata.terminal.play import Sitting
from tavolata.terminal.store import bot_seat_name

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "tavolata"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.glob("*.md"))]
TUTORIAL = DOCS / "add-a-game.md"

REWRITE = os.environ.get("TAVOLATA_REWRITE") == "1"


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str
    text: str
    line: int

    @property
    def file(self) -> str:
        """The file that the block is, if its first line names one: ``# src/tavolata/games/lucciole/cards.py``."""
        match = re.match(r"# ([\w./-]+\.\w+)\n", self.text)
        return match[1] if match else ""


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    fence = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
    return [Block(match[1], match[2], text.count("\n", 0, match.start()) + 1) for match in fence.finditer(text)]


def prose_of(page: Path) -> str:
    """The page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


# Examples


def run_examples(text: str, names: dict[str, object], where: str, line: int) -> None:
    """Run the ``>>>`` examples of a text; what they define goes into ``names``."""
    test = doctest.DocTestParser().get_doctest(text, names, where, where, line)
    told = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    failed = runner.run(test, out=told.write, clear_globs=False).failed
    assert not failed, told.getvalue()
    names.update(test.globs)


@each_page
def test_every_example_of_a_page_runs(page: Path) -> None:
    """The blocks of a page belong together, top to bottom; blocks that are whole files have their own test."""
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks_of(page):
        if block.language in ("python", "pycon") and not block.file:
            if ">>>" in block.text:
                run_examples(block.text, names, name_of(page), block.line)
            else:
                exec(compile("\n" * block.line + block.text, name_of(page), "exec"), names)


def docstrings_with_examples() -> dict[str, str]:
    """From the source, not from the modules: the compiled build keeps no docstrings."""
    found: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    found[f"{name_of(path)}::{getattr(node, 'name', 'module')}"] = text
    return found


DOCSTRINGS = docstrings_with_examples()


@pytest.mark.parametrize("where", DOCSTRINGS)
def test_every_example_of_a_docstring_runs(where: str) -> None:
    run_examples(DOCSTRINGS[where], {}, where, 0)


def test_the_examples_of_the_front_door_and_of_actions_are_among_them() -> None:
    assert {"src/tavolata/__init__.py::module", "src/tavolata/engine/action.py::module"} <= set(DOCSTRINGS)


# Links


def anchors_of(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose_of(page), re.MULTILINE)
    plain = [re.sub(r"[^\w\s-]", "", heading.replace("\\", "").lower()) for heading in headings]
    return {heading.strip().replace(" ", "-") for heading in plain}


@each_page
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose_of(page)):
        if target.startswith(("http://", "https://")):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.is_relative_to(ROOT), f"{target} leaves the repository"
        assert file.exists(), f"{target} leads nowhere"
        if anchor:
            assert anchor in anchors_of(file), f"there is no heading for {target}"


@each_page
def test_every_path_named_in_code_exists(page: Path) -> None:
    """A path of the house in backticks; parts in capitals stand for any name."""
    for path in re.findall(r"`((?:src|tests|docs|tools)/[\w./*-]+)`", prose_of(page)):
        if not re.search(r"\b[A-Z]{2,}\b", path) and "lucciole" not in path:
            assert list(ROOT.glob(path.rstrip("/"))), f"{path} is not there"


# Commands


def commands_of(page: Path) -> list[str]:
    """Every command line that begins with the program's name, in blocks and in the text."""
    found = re.findall(r"`(tavolata(?: [^`]*)?)`", prose_of(page))
    for block in blocks_of(page):
        if block.language in ("sh", "console"):
            found += re.findall(r"^(?:\$ )?(?:\.venv/bin/)?(tavolata\b.*)$", block.text, re.MULTILINE)
    return found


@each_page
def test_every_command_shown_exists(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in commands_of(page):
        language, words = cli.take_language(shlex.split(line.partition(" |")[0], comments=True)[1:])
        if words and words[0] in cli.FLAGS:
            cli.read(words[0], [word for word in words[1:] if word != "--help"])
            words = [words[0], "--help"]
        if words:
            assert cli.main([*words, "--lang", language or "en"]) == 0, line
    assert "[cli-" not in capsys.readouterr().out


def test_the_pages_show_every_command() -> None:
    shown = {line.split()[1] for page in PAGES for line in commands_of(page) if " " in line}
    assert set(cli.FLAGS) <= shown


def test_the_readme_names_both_commands_that_make_knows() -> None:
    blocks = "".join(block.text for block in blocks_of(ROOT / "README.md"))
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in blocks
        assert re.search(rf"^{command}:", targets, re.MULTILINE)


@each_page
def test_every_target_of_make_that_is_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    code = re.findall(r"`(make [a-z-]+)`", prose_of(page))
    code += [line for block in blocks_of(page) for line in block.text.splitlines() if line.startswith("make ")]
    assert {line.split()[1] for line in code} <= targets


# What the pages promise to list


def test_the_engine_page_names_everything_public() -> None:
    text = (DOCS / "engine.md").read_text(encoding="utf-8")
    assert [name for name in engine.__all__ if f"`{name}`" not in text] == []


def test_the_dependencies_page_gives_a_reason_for_each() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["test"]]
    wanted += project["build-system"]["requires"]
    names = {re.split(r"[^\w.-]", line)[0] for line in wanted}
    listed = set(
        re.findall(r"^\| `([\w.-]+)` \|", (DOCS / "dependencies.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert listed == names
    pinned = {line.split("==")[0] for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    assert names <= pinned


def table_rows(page: Path) -> list[list[str]]:
    """The cells of every table row of a page, without the heads."""
    lines = page.read_text(encoding="utf-8").splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line, following in zip(lines, [*lines[1:], ""], strict=True)
        if line.startswith("| ") and not following.startswith("|--")
    ]
    return [row for row in rows if len(row) > 1]


def test_the_glossary_uses_the_names_of_the_code() -> None:
    code = " ".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    known = set(re.findall(r"[\w-]+", code))
    rows = table_rows(DOCS / "glossary.md")
    assert len(rows) > 60
    for row in rows:
        for name in re.findall(r"`([^`]+)`", row[1]):
            assert set(re.findall(r"[\w-]+", name)) <= known, name


@each_page
def test_every_rule_of_a_game_that_is_named_exists(page: Path) -> None:
    words = Words("en", "indy")
    for kind, key, digits in (("IN", "rule", 3), ("IR", "ruling", 2)):
        for number in re.findall(rf"\b{kind}-(\d+)\b", page.read_text(encoding="utf-8")):
            assert len(number) == digits
            assert words.has(f"{key}-{kind.lower()}-{number}"), f"{kind}-{number}"


def test_every_option_of_indy_is_explained_to_players() -> None:
    text = (DOCS / "playing.md").read_text(encoding="utf-8")
    for option in tavolata.game("indy").options:
        assert f"`{option.name}`" in text
        assert all(f"`{value}`" in text for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_terminal_is_explained_to_players(language: str) -> None:
    words = Words(language)
    text = (DOCS / "playing.md").read_text(encoding="utf-8")
    keys = [words.say(key) for key in sorted(words.keys()) if re.fullmatch(r"help-(?!answer).*-keys", key)]
    assert len(keys) > 8
    assert [key for key in keys if f"`{key.partition(' [')[0]}`" not in text] == []


# Pictures

#: The names at the table in the picture: a person and three bots.
NAMES = {"en": ("Ada", "Raven", "Wolf", "Badger"), "it": ("Ada", "Corvo", "Lupo", "Tasso")}

#: A light turn and the first evocation, up to the moment in which Ada may play her eagle.
ANSWERS = """
    D swap GH3 BO5; A swap GO1 GH3; B swap GO6 GH6; C swap BO1 GO6; D pass; D lay BC6 BH6 BO5
"""


def evening(language: str) -> Record:
    """A made-up table at which something is going on."""
    hands = ["RC4 RC2 GO1 EAG", "BC2 BH4 GO6 RH1", "GC5 GC1 GH2 BO1", "BC6 BH6 GH3 RO2"]
    state = position(
        "light",
        turn="D",
        dealer="D",
        hands=hands,
        table="RC6 BO5 GH6",
        deck="RC5 GO4 BC1",
        tokens=[3, 4, 1, 5],
        plate=3,
    )
    person, *bots = NAMES[language]
    record = Record.from_state(state, [person, *(bot_seat_name(bot, "greedy") for bot in bots)])
    for answer in ANSWERS.split(";"):
        seat, text = answer.strip().split(maxsplit=1)
        while not record.state.decisions[0].public:  # nobody plays an eagle yet
            record.play(record.state.decisions[0].seat, PASS)
        record.play(SEATS.index(seat), record.game.parse(text))
    return record


def picture(language: str) -> str:
    """Ada's screen, drawn by the program."""
    console = Console(
        record=True,
        file=io.TextIOWrapper(io.BytesIO(), encoding="utf-8"),
        force_terminal=True,
        color_system="truecolor",
        width=100,
        height=25,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
        _environ={},
    )
    desk = Desk(Words(language), console)
    sitting = Sitting(desk, evening(language), Path("unused.json"))
    decision = sitting.record.state.decision_of(0)
    assert decision is not None
    sitting.show(decision)
    console.print(Text(desk.key("play-prompt", seat=sitting.names[0]), style="bold"), "3")
    svg = console.export_svg(title="tavolata play indy", unique_id=f"indy-{language}")
    # No fonts and no addresses from elsewhere: the reader's own letters will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE)


@pytest.mark.parametrize("language", NAMES)
def test_the_pictures_show_the_screen_as_it_is(language: str) -> None:
    file = DOCS / "images" / f"indy-{language}.svg"
    drawn = picture(language)
    if REWRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    assert drawn == file.read_text(encoding="utf-8"), (
        f"{name_of(file)} is out of date: TAVOLATA_REWRITE=1 pytest tests/test_docs.py"
    )


# The tutorial


class House:
    """A copy of the house in which the tutorial was followed to the letter."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__", "test_docs.py")
        shutil.copytree(Path(tavolata.__file__).parent, folder / "src" / "tavolata", ignore=ignored)
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder)
        #: The files that were written or changed.
        self.touched: set[Path] = set()
        for block in blocks_of(TUTORIAL):
            if block.language == "diff":
                self.change(block)
            elif block.file:
                self.write(block)

    def write(self, block: Block) -> None:
        path = self.folder / block.file
        assert not path.exists(), f"{block.file} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text.partition("\n")[2], encoding="utf-8")
        self.touched.add(path)

    def change(self, block: Block) -> None:
        """Put the lines with a plus in the place of those with a minus; without any, at the end."""
        path = self.folder / block.file
        lines = block.text.splitlines()[1:]
        old, new = ("".join(f"{line[1:]}\n" for line in lines if line[:1] == sign) for sign in "-+")
        text = path.read_text(encoding="utf-8")
        assert not old or text.count(old) == 1, f"{block.file} has no line {old!r}"
        path.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")
        self.touched.add(path)

    def run(self, *arguments: str, typed: str = "", **environment: str) -> str:
        """Run Python in this house; gives what it printed."""
        env = {name: value for name, value in os.environ.items() if not name.startswith(("TAVOLATA_", "PYTEST_"))}
        env |= {"PYTHONPATH": str(self.folder / "src"), "TAVOLATA_DATA": str(self.folder / "games")}
        env |= {"PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1", "LANG": "it_IT.UTF-8", **environment}
        env.pop("FORCE_COLOR", None)
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=env,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{arguments}:\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


def test_the_tutorial_prints_what_it_says(house: House) -> None:
    blocks = blocks_of(TUTORIAL)
    script = next(place for place, block in enumerate(blocks) if block.file == "try_lucciole.py")
    assert house.run("try_lucciole.py") == blocks[script + 1].text


def test_the_game_of_the_tutorial_passes_the_battery_and_its_own_tests(house: House) -> None:
    """First with ``TAVOLATA_REWRITE=1``, as the tutorial says; then what was recorded must hold."""
    everything = ("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "lucciole and not without_symbols")
    recorded = ("tests/battery/test_golden.py", "tests/battery/test_perft.py", "tests/test_rules_covered.py")
    house.run(*everything, *recorded, TAVOLATA_REWRITE="1")
    assert sorted(path.name for path in (house.folder / "tests/golden").glob("*lucciole*"))[-1] == "perft-lucciole.txt"
    tests = ("tests/battery", "tests/games/lucciole", "tests/test_words.py", "tests/cli/test_faces.py")
    assert " passed" in house.run(*everything, *tests, "tests/test_rules_covered.py")


def test_the_game_of_the_tutorial_is_at_home_in_the_terminal(house: House) -> None:
    rules = house.run("-m", "tavolata", "rules", "lucciole", "--lang", "it")
    assert "LU-009" in rules
    assert "LR-01" in rules
    table = ("-m", "tavolata", "play", "lucciole", "--players", "3", "--seed", "5", "--save", "evening.json")
    played = house.run(*table, "--lang", "en", typed="1\n" * 60)
    assert "The game is over" in played
    assert "[LU-009]" in played
    assert not re.search(r"\[[a-z]+-[a-z-]+[\]:]", played)  # no key without words
    assert "[LU-009]" in house.run("-m", "tavolata", "replay", "evening.json", "--lang", "it")
    assert "greedy" in house.run("-m", "tavolata", "simulate", "lucciole", "--games", "40", "--workers", "1")


def test_the_code_of_the_tutorial_is_written_as_the_house_writes(house: House) -> None:
    files = sorted(str(path) for path in house.touched if path.suffix == ".py" and path.parent != house.folder)
    house.run("-m", "ruff", "check", "--no-cache", *files)
    house.run("-m", "ruff", "format", "--check", "--no-cache", *files)
    house.run("-m", "mypy", "--cache-dir", str(house.folder / "mypy"), *files)
