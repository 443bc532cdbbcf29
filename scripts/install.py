"""Installs Tavolata into .venv, for the Makefile: ``install.py install`` completely, ``install.py play`` so far that people can play.

The rules are compiled for minutes; nobody waits for that who only wants to play. ``play`` begins with the sources as they
are (plain Python), compiles beside the game at the lowest priority, and takes what was compiled at the next start.
``install`` waits for it. Both take a wheel that the other has made for the same sources.

A wheel is made of a copy of the sources, in a folder of its own which gets its name when it is finished: what was cut off
leaves nothing that could be taken for whole, and whoever edits meanwhile disturbs nothing.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import runpy
import select
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
#: One finished wheel for each state of the sources: ``build/wheels/MARK/*.whl``.
WHEELS = BUILD / "wheels"
#: What the last compiling said.
LOG = BUILD / "compile.log"
#: What is installed: a "wheel", or the "plain" sources by way of a link; and what it was made of.
INSTALLED = VENV / "installed"

#: What a wheel is made of, beside this folder's rules for leaving out.
MADE_OF = ("src", "web", "licenses", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
#: What decides how it is made.
MADE_WITH = ("requirements/build.txt", "requirements/server.txt")
LEFT_OUT = {"node_modules", "__pycache__", "tavolata.egg-info"}

PURE = os.environ.get("TAVOLATA_PURE") == "1"
NO_WEB = os.environ.get("TAVOLATA_NO_WEB") == "1"
#: How often the one who waits beside a compiler looks whether it is done, in seconds.
GLANCE = 0.5

WORDS = {
    "it": {
        "setting-up": "Preparo Tavolata: circa un minuto, solo la prima volta ...",
        "waiting": "Un altro make sta lavorando in questa cartella: aspetto che finisca ...",
        "compiling": "Compilo le regole (qualche minuto) ...",
        "beside": "Si gioca subito. Intanto le regole si compilano in sottofondo: dal prossimo «make play» i bot pensano più in fretta.",
        "beside-again": "Si gioca subito. L'ultima compilazione non è riuscita ({log} dice perché): ci riprovo in sottofondo.",
        "compiled": "Le regole sono compilate: le usa il prossimo «make play».",
        "failed": "Le regole non si sono potute compilare ({log} dice perché). Si gioca lo stesso.",
        "no-compiler": "Qui manca un compilatore C: le regole girano in Python. Funziona tutto, i bot pensano un po' di più.",
        "old-python": "Tavolata vuole Python 3.11 o più recente; questo è {version}. Con un altro: make play PYTHON=python3.12",
        "stuck": "Non riesco a preparare Tavolata in {folder}: {reason}",
    },
    "en": {
        "setting-up": "Setting up Tavolata: about a minute, only the first time ...",
        "waiting": "Another make is at work in this folder: waiting until it is done ...",
        "compiling": "Compiling the rules (some minutes) ...",
        "beside": 'You can play right away. Meanwhile the rules are compiled in the background: from the next "make play" on, bots think faster.',
        "beside-again": "You can play right away. Compiling failed the last time ({log} says why): trying again in the background.",
        "compiled": 'The rules are compiled: the next "make play" uses them.',
        "failed": "The rules could not be compiled ({log} says why). You can play all the same.",
        "no-compiler": "There is no C compiler here: the rules run as plain Python. Everything works, bots think a little longer.",
        "old-python": "Tavolata needs Python 3.11 or newer; this is {version}. With another one: make play PYTHON=python3.12",
        "stuck": "Tavolata cannot be set up in {folder}: {reason}",
    },
}


def say(key: str, **details: object) -> None:
    language_of = runpy.run_path(str(ROOT / "src/tavolata/terminal/language.py"))["language_of"]
    print(WORDS[language_of(os.environ)][key].format(**details), file=sys.stderr, flush=True)


def venv_python() -> str:
    return str(VENV / "bin" / "python")


def pip(*arguments: str) -> None:
    command = [venv_python(), "-m", "pip", "--disable-pip-version-check", "-q", *arguments]
    subprocess.run(command, cwd=ROOT, check=True)


# What the sources are


def files_of(root: Path, name: str) -> Iterator[Path]:
    path = root / name
    if path.is_file():
        yield path
    elif path.is_dir():
        for folder, inner, files in os.walk(path):
            inner[:] = [each for each in inner if each not in LEFT_OUT]
            yield from (Path(folder) / each for each in files)


def mark_of(root: Path) -> str:
    """Changes with every byte that a wheel is made of, with what makes it and with the Python it is for. The built page is
    left out: it follows from the rest.
    """
    made_for = f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {PURE} {NO_WEB}\n"
    total = hashlib.sha256(made_for.encode())
    static = root / "src/tavolata/server/static"
    found = [file for name in (*MADE_OF, *MADE_WITH) for file in files_of(root, name)]
    for file in sorted(found):
        if static not in file.parents:
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()[:16]


def metadata_mark() -> str:
    """Changes with what the installed plain build keeps beside the sources: its version, its commands, what it needs."""
    kept = (ROOT / "pyproject.toml").read_bytes() + (ROOT / "src/tavolata/version.py").read_bytes()
    return hashlib.sha256(kept).hexdigest()[:16]


def installed() -> str:
    return INSTALLED.read_text(encoding="ascii").strip() if INSTALLED.is_file() else ""


# One at a time


@contextmanager
def only_one(name: str, aloud: bool = True) -> Iterator[None]:
    """Whoever comes second waits. The lock goes with the process, however that ends."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if aloud:
                say("waiting")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# The wheel


def can_compile() -> bool:
    """A look that costs nothing; setup.py finds out for certain."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return (
        not PURE and shutil.which(compiler) is not None and (Path(sysconfig.get_path("include")) / "Python.h").is_file()
    )


def wheel_for(mark: str) -> Path | None:
    return next((WHEELS / mark).glob("*.whl"), None)


def part_of(process: int) -> Path:
    """The folder in which a process makes a wheel."""
    return BUILD / f"wheel-{process}.part"


def make_wheel(quietly: bool = False) -> str:
    """A wheel of the sources as they are now, unless there is one; returns their mark."""
    with only_one("compile", aloud=not quietly):
        mark = mark_of(ROOT)
        if wheel_for(mark) is not None:
            return mark
        for left in BUILD.glob("wheel-*.part"):  # cut off, or we would not have the lock
            shutil.rmtree(left, ignore_errors=True)
        part = part_of(os.getpid())
        try:
            tree, finished = part / "tree", part / "finished"
            copy_sources(tree)
            mark = mark_of(tree)
            compile_into(finished, tree, quietly)
            WHEELS.mkdir(exist_ok=True)
            finished.rename(WHEELS / mark)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    return mark


def copy_sources(tree: Path) -> None:
    for name in (*MADE_OF, *MADE_WITH):
        for file in files_of(ROOT, name):
            to = tree / file.relative_to(ROOT)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, to)


def compile_into(folder: Path, tree: Path, quietly: bool) -> None:
    command = [venv_python(), "-m", "pip", "--disable-pip-version-check", "-q", "wheel"]
    command += ["--no-deps", "--no-build-isolation", "-w", str(folder), str(tree)]
    if not quietly:
        subprocess.run(command, cwd=tree, check=True)
        return
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.run(command, cwd=tree, check=True, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    LOG.unlink()


# The two ways to install


def fetch() -> None:
    """The folder .venv with what builds and what serves, and the page."""
    subprocess.run([os.environ.get("MAKE", "make"), "-s", ".venv/fetched"], cwd=ROOT, check=True)
    subprocess.run([venv_python(), str(ROOT / "web/run.py"), "build"], cwd=ROOT, check=True)


def install_wheel(mark: str) -> None:
    wheel = wheel_for(mark)
    assert wheel is not None
    INSTALLED.unlink(missing_ok=True)
    pip("install", "--no-deps", "--force-reinstall", str(wheel))
    pip("check")
    INSTALLED.write_text(f"wheel {mark}\n", encoding="ascii")
    for other in WHEELS.iterdir():
        if other.name != mark:
            shutil.rmtree(other, ignore_errors=True)


def install_plain() -> None:
    """The sources themselves, by way of a link."""
    plain = f"plain {metadata_mark()}"
    if installed() == plain:
        return
    INSTALLED.unlink(missing_ok=True)
    command = [venv_python(), "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps"]
    command += ["--no-build-isolation", "-e", str(ROOT)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "TAVOLATA_PURE": "1"})
    INSTALLED.write_text(f"{plain}\n", encoding="ascii")


def install() -> None:
    """The complete installation: compiled where that is possible."""
    if installed() == f"wheel {mark_of(ROOT)}":
        return
    with only_one("setup"):
        fetch()
    if wheel_for(mark_of(ROOT)) is None and can_compile():
        say("compiling")
    mark = make_wheel()
    with only_one("setup"):
        install_wheel(mark)


def play(arguments: list[str]) -> None:
    """Lay the table, with the compiled rules if they are there; this process becomes the server."""
    mark = mark_of(ROOT)
    if installed() != f"wheel {mark}":
        if not installed():
            say("setting-up")
        with only_one("setup"):
            fetch()
            if wheel_for(mark) is not None:
                install_wheel(mark)
            else:
                install_plain()
    if installed() != f"wheel {mark}":
        begin_compiling()
        # What the server starts later is then of the same build, whatever is installed meanwhile.
        os.environ["PYTHONPATH"] = str(ROOT / "src")
    program = str(VENV / "bin" / "tavolata")
    os.execv(program, [program, "serve", *arguments])


# Beside the game


def begin_compiling() -> None:
    """Compile in a process that ends with this one, whatever ends it: then the pipe between them closes.

    This process is about to become the server, which takes no notice of the other one.
    """
    if not can_compile():
        if not PURE:  # who asked for it need not be told
            say("no-compiler")
        return
    say("beside-again" if LOG.is_file() else "beside", log=LOG.relative_to(ROOT))
    held, kept = os.pipe()
    os.set_inheritable(kept, True)
    command = [sys.executable, str(Path(__file__).resolve()), "beside"]
    subprocess.Popen(command, cwd=ROOT, stdin=held, start_new_session=True)
    os.close(held)


def beside() -> None:
    """Make the wheel at the lowest priority, as long as nobody closes our input."""
    os.nice(19)
    command = [sys.executable, str(Path(__file__).resolve()), "wheel"]
    worker = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
    while worker.poll() is None:
        if select.select([sys.stdin], [], [], GLANCE)[0]:
            os.killpg(worker.pid, signal.SIGKILL)  # with every compiler that it has started
            worker.wait()
            shutil.rmtree(part_of(worker.pid), ignore_errors=True)
            LOG.unlink(missing_ok=True)
            return
    if worker.returncode:
        say("failed", log=LOG.relative_to(ROOT))
    elif "none-any" not in str(wheel_for(mark_of(ROOT)) or "none-any"):
        say("compiled")


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (here somebody may really come with an older one)
        say("old-python", version=sys.version.split()[0])
        return 1
    what, *rest = arguments
    try:
        if what == "play":
            play(rest)
        elif what == "install":
            install()
        elif what == "beside":
            beside()
        elif what == "wheel":
            make_wheel(quietly=True)
        else:
            return 2
    except subprocess.CalledProcessError as problem:
        return problem.returncode  # what failed has said why
    except OSError as problem:
        say("stuck", folder=ROOT, reason=problem.strerror or problem)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
