"""What the server logs: a line of text for people, or a JSON object for each line for programs that collect them.

Ids of tables are in it, addresses of databases without their passwords, and numbers. Never in it: links, tokens, cookies, what
anybody wrote, cards, and the parameters of statements, which are journal entries and would tell hidden cards.
"""

from __future__ import annotations

import logging
import os
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

from tavolata.engine import SetupError

#: What `--log` says, for services and containers.
VARIABLE = "TAVOLATA_LOG"
KINDS = ("text", "json")

LOG = logging.getLogger("tavolata")
#: What happens at tables: too much for people who watch a terminal.
TABLE_LOG = logging.getLogger("tavolata.tables")


def event(name: str, **fields: object) -> dict[str, Any]:
    """The ``extra`` of a line that programs understand: what happened, and its parts."""
    return {"event": name, "fields": fields}


class JsonLines(logging.Formatter):
    """A record as a JSON object on one line."""

    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self._worker = {} if worker is None else {"worker": worker}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", "message"),
            "text": record.getMessage(),
            "logger": record.name,
            "process": record.process,
            **self._worker,
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_kind(given: str) -> str:
    """Which kind of lines is wanted."""
    kind = given or os.environ.get(VARIABLE, "").strip() or KINDS[0]
    if kind not in KINDS:
        raise SetupError("error-option-value", {"name": "--log", "value": kind, "known": ", ".join(KINDS)})
    return kind


def set_up_log(kind: str, worker: int | None = None) -> None:
    """All that is logged goes to the error output, in this kind."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines(worker) if kind == "json" else logging.Formatter("%(asctime)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    LOG.setLevel(logging.INFO)
    TABLE_LOG.setLevel(logging.INFO if kind == "json" else logging.WARNING)
