"""What the light installation leaves out, and the sentence that says what to install."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec

from tavolata.engine import SetupError

#: What ``tavolata[server]`` brings beyond the light installation, where every system has it.
SERVER_PACKAGES = (
    "alembic",
    "cryptography",
    "h11",
    "httptools",
    "prometheus_client",
    "psycopg",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)

#: What ``tavolata[lab]`` brings.
LAB_PACKAGES = ("duckdb", "pyarrow")


def need_server() -> None:
    """Say what to install where only the light installation is there."""
    if missing := _missing(SERVER_PACKAGES):
        raise SetupError("error-no-server", {"missing": missing, "command": 'pip install "tavolata[server]"'})


def need_lab() -> None:
    """The same for experiments."""
    if missing := _missing(LAB_PACKAGES):
        raise SetupError("error-no-lab", {"missing": missing, "command": 'pip install "tavolata[lab]"'})


def _missing(packages: Iterable[str]) -> str:
    return ", ".join(name for name in packages if not _is_installed(name))


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False
