"""Runs on a Ray cluster: the same rows, whoever is interrupted or killed on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tavolata.engine import SetupError
from tavolata.lab.cluster import ray_cluster
from tavolata.lab.experiment import Experiment, experiment_of
from tavolata.lab.runs import go_on, new_run, open_run

#: Forty chunks of one game.
EXPERIMENT = {"game": "indy", "players": 2, "bots": ["greedy"], "deals": 40, "seed": 7}


def experiment() -> Experiment:
    return experiment_of(EXPERIMENT)


def after(games: int, do: Callable[[], None]) -> Callable[[int, int], None]:
    """A progress that does something once, when so many games are there."""
    to_do = [do]

    def progress(done: int, of: int) -> None:
        assert of == 40
        if done >= games and to_do:
            to_do.pop()()

    return progress


def interrupt() -> None:
    raise KeyboardInterrupt


def test_two_workers_give_the_rows_of_one_process_though_one_is_interrupted_and_killed(tmp_path: Path) -> None:
    wanted = go_on(new_run(experiment(), tmp_path / "alone"))
    folder = tmp_path / "cluster"
    with ray_cluster(workers=2) as runner:
        with pytest.raises(KeyboardInterrupt):
            go_on(new_run(experiment(), folder), progress=after(3, interrupt), runner=runner)
        assert open_run(folder).file.digest == ""
        there = len(open_run(folder).done())
        assert 0 < there < 40
        workers = two_workers()
        kill = after(12, lambda: os.kill(workers[0], signal.SIGKILL))
        assert go_on(open_run(folder), progress=kill, runner=runner) == wanted
        assert not Path(f"/proc/{workers[0]}/stat").exists() or is_dead(workers[0])
    files = {path.name: path.stat().st_size for path in (folder / "games").glob("*.parquet")}
    assert len(files) == 40


def two_workers() -> list[int]:
    """The processes of both workers."""
    import ray

    def who() -> int:
        time.sleep(0.5)  # so that one does not answer twice
        return os.getpid()

    remote = ray.remote(who)
    found: set[int] = set()
    while len(found) < 2:
        found |= set(ray.get([remote.remote() for _ in range(2)]))
    return sorted(found)


def is_dead(process: int) -> bool:
    return ") Z" in Path(f"/proc/{process}/stat").read_text()


def test_where_no_cluster_answers_nothing_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "fair.toml"
    file.write_text('game = "indy"\nplayers = 2\nbots = ["greedy"]\ndeals = 2\n')
    command = [sys.executable, "-m", "tavolata", "--lang", "en", "lab", "run", str(file), "--on", "ray"]
    done = subprocess.run([*command, "--address", "127.0.0.1:1"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "No Ray cluster answers at “127.0.0.1:1”" in done.stdout + done.stderr
    assert not (tmp_path / "fair.run").exists()


@pytest.mark.parametrize("address", ["127.0.0.1:port", "127.0.0.1:99999"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(SetupError) as refused, ray_cluster(address):
        pass
    assert address in str(refused.value)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.lab.cluster.find_spec", lambda name: None)
    with pytest.raises(SetupError) as refused, ray_cluster():
        pass
    assert 'pip install "tavolata[ray]"' in str(refused.value)
