"""Chunks of games on several processes. A worker that dies costs time, and nothing else."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Protocol, TypeVar

from tavolata.engine import TavolataError
from tavolata.lab.interrupts import begin_to_work, interrupts_held

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext
    from multiprocessing.synchronize import Event as Signal

R = TypeVar("R")


class SimulationError(TavolataError):
    """A run that cannot be brought to its end: the same games killed their worker twice."""


class Job(Protocol[R]):
    """What workers do, in pieces with numbers. It must pickle."""

    def play(self, numbers: range) -> list[R]:
        """The rows of these pieces. Whoever plays for long looks now and then whether the run was given up."""

    def refusal(self, numbers: range) -> SimulationError:
        """What is said when these pieces have killed a worker twice."""


class Runner(Protocol):
    """Where chunks are played: all of them, and what becomes of each is delivered as it comes."""

    def __call__(self, job: Job[R], chunks: list[range], deliver: Callable[[list[R]], None], /) -> object: ...


#: Set in a worker: raised when the run is given up.
_given_up: Signal | None = None


def given_up() -> bool:
    """Whether nobody wants the rest any more; never so but in a worker."""
    return _given_up is not None and _given_up.is_set()


def start_worker(signal: Signal) -> None:
    """Where a worker looks whether to go on; Ctrl-C is not for it."""
    global _given_up  # noqa: PLW0603 - a worker has no other place for it
    _given_up = signal
    begin_to_work()


def work(job: Job[R], numbers: range) -> list[R]:
    """What a worker does."""
    return job.play(numbers)


def here(workers: int) -> Runner:
    """On this machine: in this process, or on so many."""

    def run(job: Job[R], chunks: list[range], deliver: Callable[[list[R]], None]) -> None:
        if workers > 1:
            run_in_pool(job, chunks, min(workers, max(1, len(chunks))), deliver)
            return
        for numbers in chunks:
            deliver(job.play(numbers))

    return run


def run_in_pool(job: Job[R], chunks: list[range], workers: int, deliver: Callable[[list[R]], None]) -> int:
    """Play all chunks; the number of workers that died on the way.

    When a worker dies (killed, out of memory, a crash in compiled code) the whole pool is lost with it. What was under
    way is then played again, one chunk at a time, so that the chunk that kills is found and named.
    """
    context = multiprocessing.get_context("spawn")
    to_do = chunks[::-1]
    deaths = 0
    while to_do:
        under_way = _until_death(job, to_do, workers, context, deliver)
        deaths += bool(under_way)
        for numbers in under_way:
            if _until_death(job, [numbers], 1, context, deliver):
                raise job.refusal(numbers)
    return deaths


def _until_death(
    job: Job[R], to_do: list[range], workers: int, context: SpawnContext, deliver: Callable[[list[R]], None]
) -> list[range]:
    """Play chunks, the last first, until none is left or a worker dies; then those that were under way."""
    signal = context.Event()
    pool = ProcessPoolExecutor(workers, context, initializer=start_worker, initargs=(signal,))
    flying: dict[Future[list[R]], range] = {}
    try:
        while to_do or flying:
            while to_do and len(flying) < 2 * workers:
                numbers = to_do[-1]
                with interrupts_held():  # with its first chunks a pool starts its workers
                    flying[pool.submit(work, job, numbers)] = numbers
                    to_do.pop()
            landed, _ = wait(flying, return_when=FIRST_COMPLETED)
            for future in landed:
                rows = future.result()
                del flying[future]
                deliver(rows)
    except BrokenProcessPool:
        return _rescue(flying, deliver)
    except BaseException:
        signal.set()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
    return []


def _rescue(flying: dict[Future[list[R]], range], deliver: Callable[[list[R]], None]) -> list[range]:
    """The pool is broken: take what was finished, name what was not."""
    under_way: list[range] = []
    for future, numbers in flying.items():
        if future.done() and not future.cancelled() and future.exception() is None:
            deliver(future.result())
        else:
            under_way.append(numbers)
    return under_way
