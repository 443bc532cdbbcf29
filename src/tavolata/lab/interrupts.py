"""Ctrl-C reaches all processes of a terminal; only the first one decides what it means."""

from __future__ import annotations

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


def ignore_interrupts() -> None:
    """What a process does first that was started so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
