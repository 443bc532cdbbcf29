"""Pages that say what to write and what to change: their blocks, and a copy of the house in which that was done."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import tavolata

ROOT = Path(__file__).parent.parent
#: The tests that make such a house.
LEFT_OUT = ("test_docs.py", "test_add_a_card.py")
COMPILED = ("*.so", "*.pyd")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str
    text: str
    line: int

    @property
    def file(self) -> str:
        """The file that the block is, if its first line is a comment that names one: ``# src/tavolata/.../cards.py``."""
        match = re.match(r"(?:#|//|/\*|<!--) ([\w./-]+\.\w+)(?: \*/| -->)?\n", self.text)
        return match[1] if match else ""


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    fence = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
    return [Block(match[1], match[2], text.count("\n", 0, match.start()) + 1) for match in fence.finditer(text)]


class House:
    """A copy of the house in which a page was followed to the letter."""

    def __init__(self, folder: Path, page: Path, plain: bool = False) -> None:
        """``plain``: without anything compiled, since the page changes what is."""
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__", *LEFT_OUT, *(COMPILED if plain else ()))
        shutil.copytree(Path(tavolata.__file__).parent, folder / "src" / "tavolata", ignore=ignored)
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=ignored)
        shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        #: The files that were written or changed.
        self.touched: set[Path] = set()
        for block in blocks_of(page):
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
