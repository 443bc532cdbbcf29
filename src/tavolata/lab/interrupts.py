"""Processes that work for another: Ctrl-C, which reaches all of a terminal, is not for them, and they end when it does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Start processes in here: they do not hear Ctrl-C before they can ignore it. This one hears it afterwards.

    A new process inherits what is blocked, and has it blocked while it loads. Here that is not enough: another thread may
    take the signal, and Python then interrupts the main one, perhaps with a process half started.
    """
    handler = signal.getsignal(signal.SIGINT)
    # Only the main thread is ever interrupted, and only it may say how.
    interrupted = threading.current_thread() is threading.main_thread() and handler is not None
    heard: list[int] = []
    if interrupted:
        signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if blocked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        if interrupted:
            signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


def begin_to_work() -> None:
    """What a process does first that was started so: Ctrl-C is not for it, and it ends with whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _end_with_parent() -> None:
    """Whoever is killed cannot end its workers: each waits for that on a pipe which closes then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
