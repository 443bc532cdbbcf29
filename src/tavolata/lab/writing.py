"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from tavolata.engine import FileError


def write_whole(path: Path, data: bytes) -> None:
    """What was there stays until the new content is whole: a full disk costs neither. Refused with the reason."""
    try:
        if path.exists() and not path.is_file():  # a terminal or a pipe, of which nothing can take the place
            path.write_bytes(data)
            return
        target = path.resolve()
        unfinished = target.with_name(f".{target.name}.part")
        try:
            unfinished.write_bytes(data)
            os.replace(unfinished, target)
        except OSError:
            remove(unfinished)
            raise
    except OSError as problem:
        raise cannot_write(path, problem) from problem


def remove(unfinished: Path) -> None:
    """What is left of a file that could not be written; a disk that takes nothing more may not let go of it either."""
    with suppress(OSError):
        unfinished.unlink(missing_ok=True)


def cannot_write(path: Path, problem: OSError) -> FileError:
    return FileError("error-file-write", {"path": str(path), "reason": problem.strerror or str(problem)})
