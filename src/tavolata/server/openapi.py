"""The HTTP calls as an OpenAPI 3.1 document, made from the structs of the wire and the table of calls below.

A test compares the table with the routes of the application, so that neither can have what the other lacks.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from tavolata.server import wire
from tavolata.server.laboratory import Lab, LabRun, LabWish
from tavolata.version import VERSION

_TABLE = "/api/tables/{table}"

#: A file or a drawing instead of JSON of the wire.
FILE = "file"
SVG = "image/svg+xml"


class AdminEnter(msgspec.Struct, forbid_unknown_fields=True):
    """The token printed when the server starts, in exchange for a cookie."""

    token: wire.Token


class Query(NamedTuple):
    """A parameter in the address."""

    name: str
    pattern: str
    says: str


_SEAT = Query(
    "seat", "^([0-9]|1[0-5])$", "Which of the asker's seats; without it the first one, or the spectator's view."
)


_UP_TO = Query("upto", "^[0-9]{1,12}$", "The newest of the reports that are deleted.")


class Call(NamedTuple):
    """What a call takes and gives."""

    says: str
    gives: Any
    takes: Any = None
    query: tuple[Query, ...] = ()
    status: int = 200
    #: Who may call it: "" anybody, "table" who has a place there, "admin".
    who: str = "table"
    #: What is given with 409 instead of a Refusal.
    conflict: tuple[Any, ...] = ()


CALLS: dict[tuple[str, str], Call] = {
    ("GET", "/api/openapi.json"): Call("This document.", dict[str, Any], who=""),
    ("GET", "/api/games"): Call(
        "The games of this server.",
        wire.Games,
        query=(Query("game", "^[a-z]+$", "Only this one."),),
        who="",
    ),
    ("GET", "/api/health"): Call(
        "Whether the server is well; 503, with what is wrong with the database, if it is not.", dict[str, Any], who=""
    ),
    ("GET", "/api/ready"): Call("Whether new players may be sent to this server.", dict[str, Any], who=""),
    ("GET", "/api/mine"): Call("The tables of this browser, the newest first.", wire.MyTables, who=""),
    ("DELETE", "/api/mine/{table}"): Call("Forget a table in this browser.", dict[str, Any], who=""),
    ("GET", "/api/games/{game}/cards"): Call(
        "The cards of a game with their texts.",
        wire.Catalogue,
        query=(Query("lang", "^(it|en)$", "The language; without it what the browser prefers."),),
        who="",
    ),
    ("POST", "/api/games/{game}/seat-deck"): Call(
        "Read a list for a seat: what is wrong with it, and what is in it.",
        wire.SeatDeckChecked,
        wire.SeatDeckText,
        who="",
    ),
    ("POST", "/api/games/{game}/deck"): Call(
        "Read a deck of one's own and say what is wrong with it.", wire.DeckChecked, wire.DeckText, who=""
    ),
    ("POST", "/api/tables"): Call("Lay a table.", wire.Created, wire.NewTable, status=201, who=""),
    ("GET", _TABLE): Call("The table, and what the asker is there.", wire.Entered),
    ("PATCH", _TABLE): Call("Change the table (host).", wire.TableInfo, wire.TableChange),
    ("DELETE", _TABLE): Call("Delete the table (host).", dict[str, Any]),
    ("POST", f"{_TABLE}/enter"): Call("Exchange the token of a link for a cookie.", wire.Entered, wire.Enter, who=""),
    ("POST", f"{_TABLE}/sit"): Call("Sit down, or change name and looks.", wire.Entered, wire.Sit),
    ("POST", f"{_TABLE}/watch"): Call("Watch by the invitation, where the seats are taken.", wire.Entered),
    ("POST", f"{_TABLE}/ask"): Call("Ask the host for a seat, or no longer.", wire.TableInfo, wire.AskForSeat),
    ("POST", f"{_TABLE}/guests/{{guest}}"): Call("Answer a late guest (host).", wire.TableInfo, wire.GuestAnswer),
    ("POST", f"{_TABLE}/guests/{{guest}}/consent"): Call(
        "Say whether a late guest may have a bot's seat.", wire.TableInfo, wire.GuestConsent
    ),
    ("POST", f"{_TABLE}/leave"): Call(
        "Stand up; during the game a bot keeps the seat.", wire.TableInfo, query=(_SEAT,)
    ),
    ("POST", f"{_TABLE}/start"): Call("Begin the game (host).", wire.TableInfo),
    ("GET", f"{_TABLE}/links"): Call("The links the asker may pass on.", wire.Links),
    ("GET", f"{_TABLE}/devices"): Call("Who holds the asker's own places.", wire.Devices),
    ("POST", f"{_TABLE}/devices"): Call(
        "A new link for an own place; other devices are sent away.", wire.Devices, wire.PlaceChange
    ),
    ("GET", f"{_TABLE}/nudges"): Call("How the asker's seats are called when it is their turn.", wire.NudgeWays),
    ("POST", f"{_TABLE}/nudges"): Call("Call a seat in this way, too.", wire.NudgeWays, wire.NudgeWish),
    ("PATCH", f"{_TABLE}/nudges"): Call(
        "Call a seat at other hours, in all its ways.", wire.NudgeWays, wire.NudgeQuiet
    ),
    ("DELETE", f"{_TABLE}/nudges/{{way}}"): Call("Do not call a seat in this way any more.", wire.NudgeWays),
    ("POST", "/api/nudges/renew"): Call(
        "This browser has a new address at its push service.", dict[str, Any], wire.PushRenewal, who=""
    ),
    ("POST", "/api/nudges/answer"): Call(
        "Stop messages, or say yes to mail, by the link in one.", wire.NudgeAnswer, wire.NudgeToken, who=""
    ),
    ("GET", f"{_TABLE}/qr.svg"): Call(
        "A link as a QR code.", SVG, query=(Query("what", "^(invite|spectator|host|seat-[0-9]{1,2})$", "Which link."),)
    ),
    ("POST", f"{_TABLE}/seats/{{seat}}"): Call("Change a seat (host).", wire.TableInfo, wire.SeatChange),
    ("POST", f"{_TABLE}/rematch"): Call("The same people again.", wire.Created, status=201),
    ("POST", f"{_TABLE}/hello"): Call("Where the game stands for the asker.", wire.State | wire.Update, wire.Hello),
    ("GET", f"{_TABLE}/wait"): Call(
        "News since a version; waits up to 25 seconds for some.",
        wire.State | wire.Update,
        query=(_SEAT, Query("have", "^(-1|[0-9]{1,12})$", "The version the asker has; -1: none.")),
    ),
    ("POST", f"{_TABLE}/send"): Call(
        "Act, ask why, give orders, chat, take back, ask for a hint, as over the socket.",
        wire.Ack | wire.Hint,
        wire.Act
        | wire.Why
        | wire.Orders
        | wire.Say
        | wire.TakeBack
        | wire.Consent
        | wire.Back
        | wire.GoOn
        | wire.AskHint,
        (_SEAT,),
        conflict=(wire.Nak, wire.Refusal),
    ),
    ("GET", f"{_TABLE}/log"): Call("The log as the asker may know it.", list[wire.LogEntry], query=(_SEAT,)),
    ("GET", f"{_TABLE}/replay"): Call(
        "A finished game, moment by moment.",
        wire.Replay,
        query=(
            Query("seat", "^(-1|-2|[0-9]|1[0-5])$", "Whose view; -1: a spectator's, -2: all cards open."),
            Query("changes", "^(yes|no)$", "yes: the first view, and then what is new in it."),
            Query("first", "^[0-9]{1,6}$", "The place of the first moment that is wanted; without it 0."),
            Query("count", "^[0-9]{1,6}$", "How many moments are wanted; without it all that follow."),
        ),
    ),
    ("GET", f"{_TABLE}/analysis"): Call("A finished game explained, or how far that is.", wire.AnalysisState),
    ("POST", f"{_TABLE}/analysis"): Call("Have a finished game explained, unless it is.", wire.AnalysisState),
    ("GET", f"{_TABLE}/file"): Call("A finished game as a file.", FILE),
    ("POST", f"{_TABLE}/report"): Call("Report a problem; gives the report as a file.", FILE, wire.ProblemReport),
    ("POST", f"{_TABLE}/cards/{{card}}/report"): Call(
        "Say that a card in sight is wrong.", dict[str, Any], wire.CardReport
    ),
    ("POST", "/api/admin/enter"): Call("Become the admin.", dict[str, Any], AdminEnter, who=""),
    ("POST", "/api/admin/leave"): Call("Be the admin no longer.", dict[str, Any], who=""),
    ("GET", "/api/admin"): Call(
        "The server at a glance.",
        dict[str, Any],
        query=(Query("q", "^.{0,40}$", "Part of a name."), Query("after", "^[0-9]{1,12}$", "Tables older than this.")),
        who="admin",
    ),
    ("DELETE", "/api/admin/tables/{table}"): Call("Delete any table.", dict[str, Any], who="admin"),
    ("GET", "/api/admin/tables/{table}/file"): Call("Any game as a file, secrets included.", FILE, who="admin"),
    ("GET", "/api/admin/reports/{k}"): Call("A problem report.", FILE, who="admin"),
    ("DELETE", "/api/admin/reports"): Call("Delete problem reports.", dict[str, Any], query=(_UP_TO,), who="admin"),
    ("DELETE", "/api/admin/cards"): Call("Delete reports of cards.", dict[str, Any], query=(_UP_TO,), who="admin"),
    ("DELETE", "/api/admin/reports/{k}"): Call("Delete a problem report.", dict[str, Any], who="admin"),
    ("GET", "/api/admin/lab"): Call("The experiments of this server.", Lab, who="admin"),
    ("POST", "/api/admin/lab"): Call("Begin an experiment.", LabRun, LabWish, status=201, who="admin"),
    ("GET", "/api/admin/lab/{run}"): Call("How far an experiment is.", LabRun, who="admin"),
    ("POST", "/api/admin/lab/{run}"): Call("Go on with an experiment.", LabRun, who="admin"),
    ("DELETE", "/api/admin/lab/{run}"): Call("Delete an experiment.", dict[str, Any], who="admin"),
    ("POST", "/api/admin/lab/{run}/stop"): Call("Stop an experiment for now.", LabRun, who="admin"),
    ("GET", "/api/admin/lab/{run}/report"): Call(
        "The report of an experiment as one HTML file.",
        FILE,
        query=(Query("lang", "^(it|en)$", "The language; without it what the browser prefers."),),
        who="admin",
    ),
    ("DELETE", "/api/admin/cards/{k}"): Call("Delete the report of a card.", dict[str, Any], who="admin"),
}

_IN_PATH = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9]{4,24}$"},
    "game": {"type": "string", "pattern": "^[a-z]{1,24}$"},
    "card": {"type": "string", "pattern": "^[A-Za-z0-9]{1,12}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "guest": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "way": {"type": "string", "pattern": "^[A-Za-z0-9_-]{8,24}$"},
    "run": {"type": "string", "pattern": "^[0-9]{8}-[0-9]{6}-[0-9a-f]{6}$"},
    "k": {"type": "integer", "minimum": 1, "maximum": 999_999_999_999},
}


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    kinds: list[Any] = [wire.Refusal]
    for call in CALLS.values():
        kinds += [kind for kind in (call.takes, call.gives, *call.conflict) if kind not in (None, FILE, SVG)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), call in CALLS.items():
        paths.setdefault(path, {})[method.lower()] = _operation(method, path, call, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tavolata",
            "version": VERSION,
            "description": "The table server over plain HTTP. The socket carries the same messages.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                # Over https their names begin with "__Host-".
                "session": {"type": "apiKey", "in": "cookie", "name": "tavolata"},
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a seat's or spectator's link.",
                },
                "admin": {"type": "apiKey", "in": "cookie", "name": "tavolata_admin"},
            },
        },
    }


def _operation(method: str, path: str, call: Call, schema_of: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": _IN_PATH[name]} for name in names
    ]
    parameters += [
        {
            "name": query.name,
            "in": "query",
            "description": query.says,
            "schema": {"type": "string", "pattern": query.pattern},
        }
        for query in call.query
    ]
    refusal = _json(schema_of[repr(wire.Refusal)])
    responses: dict[str, Any] = {
        str(call.status): {"description": "Granted.", "content": _content(call.gives, schema_of)},
        "4XX": {"description": "Refused: the reason as a key and as a sentence.", "content": refusal},
    }
    if call.conflict:
        either = {"anyOf": [schema_of[repr(kind)] for kind in call.conflict]}
        responses["409"] = {"description": "Refused by the table.", "content": _json(either)}
    operation: dict[str, Any] = {
        "summary": call.says,
        "operationId": method.lower() + "".join(part.strip("{}").title() for part in path.split("/")[2:]),
        "parameters": parameters,
        "responses": responses,
    }
    if call.takes is not None:
        body = schema_of[repr(call.takes)]
        # Where every field has a default, an empty body stands for all of them.
        operation["requestBody"] = {"required": True, "content": _json(body)}
    if call.who == "table":
        operation["security"] = [{"session": []}, {"seat": []}]
    elif call.who == "admin":
        operation["security"] = [{"admin": []}]
    return operation


def _content(gives: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if gives == SVG:
        return {SVG: {"schema": {"type": "string"}}}
    return _json({"type": "object"} if gives == FILE else schema_of[repr(gives)])


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
