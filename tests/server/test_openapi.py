"""The description of the HTTP calls is true: it names every route, and answers are as it says, whatever is asked."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import strategies as st
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from server.running import Threaded
from server.tables import ADMIN, house, in_loop
from tavolata.server import openapi, wire


@in_loop
async def test_the_document_names_every_route_and_no_other(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        routes = {
            (method, route.path)
            for route in home.app.routes
            if isinstance(route, Route) and route.path.startswith("/api/")
            for method in (route.methods or set()) - {"HEAD"}
        }
        assert routes == set(openapi.CALLS)
        served = await home.visitor().ok("GET", "/api/openapi.json")
        assert served == json.loads(json.dumps(openapi.document()))


def test_the_document_is_whole() -> None:
    document = openapi.document()
    assert document["openapi"].startswith("3.1")
    text = json.dumps(document)
    names = set(document["components"]["schemas"])
    used = {part.partition('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert used <= names
    operations = [call["operationId"] for path in document["paths"].values() for call in path.values()]
    assert len(set(operations)) == len(operations)
    structs = {
        name
        for name, value in vars(wire).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == wire.__name__
    }
    # What goes over the socket only.
    assert structs - names == {"Moved", "TableChanged", "Chatted", "Gone", "Pong", "Ping", "Moving"}


# Whatever the description allows, and what it does not


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server with a running and a finished table, and a browser that is host, player and admin."""
    with Threaded(tmp_path_factory.mktemp("openapi")) as running:
        cookies: SimpleCookie = SimpleCookie()

        def post(path: str, body: object) -> Any:
            headers = {"content-type": "application/json", "cookie": cookies.output([], "", "; ").strip()}
            request = urllib.request.Request(running.url + path, json.dumps(body).encode(), headers)
            with urllib.request.urlopen(request, timeout=30) as answer:
                for value in answer.headers.get_all("set-cookie") or []:
                    name, _, rest = value.partition("=")
                    cookies[name] = rest.partition(";")[0]
                return json.load(answer)

        tables = []
        for _ in range(2):
            created = post(
                "/api/tables", {"game": "indy", "players": 2, "fill": "random", "beat": 0, "host": {"name": "A"}}
            )
            tables.append(created["table"]["id"])
        post(f"/api/tables/{tables[1]}/start", {})
        post("/api/admin/enter", {"token": running.admin_token})
        jar = {name: morsel.value for name, morsel in cookies.items()}
        yield {"running": running, "tables": tables, "cookies": jar}
        assert list(running.site.errors.lines) == []


#: A poll waits: not here. Deleting would take away the tables that the other calls need.
SKIPPED = {
    ("GET", "/api/tables/{table}/wait"),
    ("DELETE", "/api/admin/tables/{table}"),
    ("DELETE", "/api/tables/{table}"),
}
#: After these the browser holds less than before: they come last.
LAST = {
    ("POST", "/api/tables/{table}/seats/{seat}"),
    ("POST", "/api/tables/{table}/leave"),
    ("DELETE", "/api/mine/{table}"),
}
OPERATIONS = sorted(set(openapi.CALLS) - SKIPPED, key=lambda call: (call in LAST, call))
#: What must have been granted at least once, or all these answers were refusals.
GRANTED = {
    ("GET", "/api/tables/{table}"),
    ("PATCH", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/links"),
    ("GET", "/api/tables/{table}/log"),
    ("POST", "/api/tables/{table}/hello"),
    ("POST", "/api/tables/{table}/report"),
    ("GET", "/api/admin"),
}


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[f"{method} {path}" for method, path in OPERATIONS])
def test_answers_are_as_described(method: str, path: str, served: dict[str, Any]) -> None:
    schema = schemathesis.openapi.from_dict(openapi.document())
    operation = schema[path][method]
    running: Threaded = served["running"]
    strategy = operation.as_strategy(generation_mode=GenerationMode.POSITIVE) | operation.as_strategy(
        generation_mode=GenerationMode.NEGATIVE
    )
    seen: set[int] = set()

    @hypothesis.settings(
        max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
    )
    @hypothesis.given(
        case=strategy,
        table=st.sampled_from([*served["tables"], *served["tables"], "nowhere", None]),
        known=st.sampled_from([True, True, True, False]),
    )
    def ask(case: schemathesis.Case[Any], table: str | None, known: bool) -> None:
        if method == "POST" and path.endswith("/hello") and isinstance(case.body, dict):
            case.body.pop("token", None)
            case.body["seat"] = 0
        if table is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        cookies = served["cookies"] if known else {}
        if known:  # by its cookie, not by a token that was made up
            case.headers.pop("Authorization", None)
        case.cookies = {}
        response = case.call(base_url=running.url, cookies=cookies)
        seen.add(response.status_code)
        assert response.status_code < 500, response.text
        assert b"Traceback" not in response.content
        case.validate_response(
            response, checks=[status_code_conformance, content_type_conformance, response_schema_conformance]
        )

    ask()
    assert (method, path) not in GRANTED or 200 in seen, seen


def test_the_admins_token_of_the_tests_is_a_token() -> None:
    assert msgspec.convert({"token": ADMIN}, openapi.AdminEnter).token == ADMIN
