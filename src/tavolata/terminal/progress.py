"""How far long work is, on the error output, so that what comes of it can be piped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(said: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar with these words before it, and what to call with what is done."""
    with Progress(
        TextColumn(said),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("", total=total)
        yield lambda done, _: progress.update(task, completed=done)
