"""What the server tells of itself: figures for monitors, log lines for programs; no secrets in either."""

from __future__ import annotations

import json
import logging
import urllib.error
import urllib.request
from pathlib import Path

import pytest
import sqlalchemy as sa
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from server.running import Running, wait_until
from server.tables import house, in_loop, new_state
from tavolata.engine import SetupError
from tavolata.server.log_lines import JsonLines, event, log_kind
from tavolata.server.metrics import _SHORT, Times
from tavolata.server.serve import Plan, site_of
from tavolata.server.store import JOURNAL, new_engine, sqlite_url

TOKEN = "o7Wq-3rXk9Zs_1LmVb2c"


def figures(text: str) -> dict[str, float]:
    """The samples by name; of those with labels the sum."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


@in_loop
async def test_the_figures_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        assert (await visitor.get("/metrics")).status == 404, "without a token there is no such page"
        home.site.metrics_token = TOKEN
        assert (await visitor.get("/metrics")).status == 401
        wrong = await visitor.call("GET", "/metrics", authorization="Bearer " + TOKEN[::-1])
        assert (wrong.status, wrong.json["key"]) == (401, "error-metrics")
        await home.lay(new_state(2, 3), "pb", "counted")
        line = await home.program("counted", 0).line()
        right = await visitor.call("GET", "/metrics", authorization=f"Bearer {TOKEN}")
        assert right.status == 200
        found = figures(right.body.decode())
        assert (found["tavolata_tables"], found["tavolata_sockets"], found["tavolata_workers"]) == (1, 1, 1)
        assert found["tavolata_database_up"] == 1
        assert found["tavolata_requests_total"] >= 2
        for name in (
            "moves_total",
            "answer_seconds_count",
            "commit_seconds_sum",
            "thoughts_waiting",
            "thoughts_shortened_total",
            "loop_delay_seconds",
        ):
            assert f"tavolata_{name}" in found
        assert "counted" not in right.body.decode()
        await line.cut()


def test_times_are_told_as_the_library_tells_its_own() -> None:
    mine, library = CollectorRegistry(), CollectorRegistry()
    ours = Times("seconds", "How long.", mine)
    theirs = Histogram("seconds", "How long.", buckets=_SHORT, registry=library)
    for seconds in (0.0, 0.0009, 0.001, 0.0011, 0.25, 4.9, 5.0, 5.1, 1000.0):
        ours.observe(seconds)
        theirs.observe(seconds)

    def told(registry: CollectorRegistry) -> list[str]:
        return [line for line in generate_latest(registry).decode().splitlines() if "created" not in line]

    assert told(mine) == told(library)
    assert 'seconds_bucket{le="0.001"} 3.0' in told(mine)


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLATA_METRICS_TOKEN", "prometheus")
    with pytest.raises(SetupError) as refusal:
        site_of(Plan(), tmp_path)
    assert (refusal.value.key, refusal.value.details["variable"]) == ("error-weak-token", "TAVOLATA_METRICS_TOKEN")


def test_workers_are_added_up_and_every_log_line_is_json_without_tokens(tmp_path: Path, postgres_url: str) -> None:
    """Two workers: whichever is asked tells the figures of both."""
    options = ("--workers", "2", "--log", "json")
    admin = "Zt4-8vQn_2KxRw7Jp0Ys"
    server = Running(
        tmp_path / "site", postgres_url, options=options, TAVOLATA_METRICS_TOKEN=TOKEN, TAVOLATA_ADMIN_TOKEN=admin
    )
    with server:

        def ask(path: str, body: object = None) -> str:
            headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
            data = None if body is None else json.dumps(body).encode()
            with urllib.request.urlopen(urllib.request.Request(server.url + path, data, headers)) as answer:
                return str(answer.read().decode())

        wait_until(lambda: '"event":"ready"' in server.output, "both workers")
        created = json.loads(
            ask("/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}, "fill": "greedy"})
        )
        table = created["table"]["id"]
        with pytest.raises(urllib.error.HTTPError):
            ask(f"/api/tables/{table}/enter", {"token": "a-wrong-token"})
        wait_until(lambda: figures(ask("/metrics"))["tavolata_workers"] == 2, "the figures of both")
        calls = [figures(ask("/metrics"))["tavolata_requests_total"] for _ in range(6)]
        assert calls == sorted(calls) and calls[-1] >= 7, "whichever answers, the sum only grows"
        assert ask("/metrics").count("tavolata_cpu_seconds{") == 2
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.output.splitlines()]
    events = {line["event"]: line for line in lines}
    assert {"ready", "table-laid", "stopped"} <= set(events)
    assert events["ready"]["workers"] == 2
    assert (events["table-laid"]["table"], events["table-laid"]["game"]) == (table, "indy")
    assert events["table-laid"]["worker"] in (0, 1)
    assert all({"time", "level", "event", "text", "process"} <= set(line) for line in lines)
    tokens = [created["token"], created["invite"].partition("#")[2], created["seats"][0]["path"].partition("#")[2]]
    for secret in (TOKEN, admin, "a-wrong-token", "Ada", *tokens):
        assert secret not in server.output


def test_a_traceback_is_one_line() -> None:
    problem = LookupError("nowhere\nto be found")
    record = logging.getLogger("tavolata").makeRecord(
        "tavolata",
        logging.ERROR,
        __file__,
        1,
        "it %s",
        ("failed",),
        (LookupError, problem, None),
        extra=event("test", table="abcd"),
    )
    text = JsonLines(3).format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["event"], line["table"], line["worker"], line["text"]) == ("test", "abcd", 3, "it failed")
    assert line["error"] == "LookupError" and "nowhere" in line["traceback"]


def test_an_unknown_kind_of_lines_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert log_kind("") == "text"
    monkeypatch.setenv("TAVOLATA_LOG", "json")
    assert log_kind("") == "json" and log_kind("text") == "text"
    with pytest.raises(SetupError) as refusal:
        log_kind("xml")
    assert refusal.value.key == "error-option-value"


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    """It is logged, and what is written are moves with their hidden cards."""
    engine = new_engine(sqlite_url(tmp_path / "empty.db"))
    with pytest.raises(sa.exc.SQLAlchemyError) as problem, engine.begin() as connection:
        connection.execute(JOURNAL.insert(), {"table_id": "t", "n": 1, "v": 1, "seat": 0, "body": "the hidden card",
                                              "events": "[]", "at": 0.0, "why": ""})  # fmt: skip
    assert "hidden card" not in str(problem.value)
    engine.dispose()
