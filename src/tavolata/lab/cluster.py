"""Chunks of games on a Ray cluster: this machine alone, or many that Ray has joined. The same chunks, the same rows.

Here the pool of ``pool`` is enough, and begins at once. Ray is for more than one machine: whoever it loses, it replaces.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from tavolata.engine import SetupError
from tavolata.lab.pool import Job, Runner, work
from tavolata.version import VERSION

R = TypeVar("R")

#: How often chunks are played again whose worker or machine was lost, before they are named.
_TRIES_AGAIN = 3
#: How long somebody waits for a cluster to answer, in seconds.
_PATIENCE = 5.0


def work_elsewhere(job: Job[R], numbers: range) -> tuple[str, list[R]]:
    """What a worker does, with the version that did it: another machine may have another."""
    return VERSION, work(job, numbers)


@contextmanager
def ray_cluster(address: str = "", workers: int = 1) -> Iterator[Runner]:
    """Join the cluster at an address, or make one of this machine with so many workers; left when this ends."""
    if find_spec("ray") is None:
        raise SetupError("error-no-ray", {"command": 'pip install "tavolata[ray]"'})
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told that something is played here
    ray = _ray()
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    if address:
        _knock(address)
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise SetupError("error-ray-address", {"address": address or "local"}) from problem
    try:
        yield _run_on_ray
    finally:
        ray.shutdown()


def _ray() -> Any:
    """Loaded late: it takes seconds, and most never need it."""
    return import_module("ray")


def _knock(address: str) -> None:
    """Ray waits long for a machine that does not answer, and may end the process then."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # "auto": Ray itself knows where
        return
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, ValueError, OverflowError) as problem:
        raise SetupError("error-ray-address", {"address": address}) from problem


def _run_on_ray(job: Job[R], chunks: list[range], deliver: Callable[[list[R]], None]) -> None:
    """Play all chunks, a few more under way than there are processors."""
    ray = _ray()
    play = ray.remote(max_retries=_TRIES_AGAIN)(work_elsewhere)
    shared = ray.put(job)
    to_do = chunks[::-1]
    flying: dict[Any, range] = {}
    try:
        while to_do or flying:
            most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while to_do and len(flying) < most:
                numbers = to_do.pop()
                flying[play.remote(shared, numbers)] = numbers
            for landed in ray.wait(list(flying))[0]:
                deliver(_rows(job, landed, flying.pop(landed)))
    except BaseException:
        for under_way in flying:
            ray.cancel(under_way)  # its worker stays for the next run
        raise


def _rows(job: Job[R], landed: Any, numbers: range) -> list[R]:
    ray = _ray()
    try:
        version, rows = ray.get(landed)
    except (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.OutOfMemoryError,
    ) as problem:
        raise job.refusal(numbers) from problem
    if version != VERSION:
        raise SetupError("error-ray-version", {"found": version, "wanted": VERSION})
    found: list[R] = rows
    return found
