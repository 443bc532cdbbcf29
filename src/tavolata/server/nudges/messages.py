"""What somebody is told when it is their turn: who, and at which table. Nothing of the game, and no link that opens a seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from tavolata.engine.words import Words
from tavolata.server.nudges.outbox import Due
from tavolata.server.nudges.settings import Form

#: So many tables are named in one message.
_MOST_NAMED = 5


class Note(NamedTuple):
    """A message, before it takes the form that its receiver wants."""

    title: str
    body: str
    #: Where a tap leads: the table, or all of one's tables. Whoever sits there is known by their browser: no key is in it.
    path: str
    origin: str
    tables: list[str]
    #: What stops such messages, for each table one.
    stops: list[str]
    language: str

    @property
    def link(self) -> str:
        return self.origin + self.path

    @property
    def stop_link(self) -> str:
        """Behind the fragment, which no server logs; a page asks to stop, not the mere look of a program at the link."""
        return f"{self.origin}/nudges#{','.join(self.stops)}"


def note_of(lines: Sequence[Due], stops: Sequence[str]) -> Note:
    """One message for all tables at which the same person is awaited."""
    first = lines[0]
    words = Words(first.language)
    names = [line.name or Words(first.language, line.game).say("game-name") for line in lines]
    named = ", ".join(names[:_MOST_NAMED]) + ("…" if len(names) > _MOST_NAMED else "")
    if len(lines) == 1:
        title = words.say("nudge-title", {"name": first.who})
        game = Words(first.language, first.game).say("game-name")
        body = words.say("nudge-body", {"table": first.name, "game": game}) if first.name else game
    else:
        title = words.say("nudge-title-many", {"count": len(lines)})
        body = named
    path = f"/t/{first.table_id}" if len(lines) == 1 else "/"
    return Note(title, body, path, first.origin, [line.table_id for line in lines], list(stops), first.language)


def push_payload(note: Note) -> bytes:
    """For the service worker of the page."""
    words = Words(note.language)
    told = {
        "title": note.title,
        "body": note.body,
        "url": note.path,
        "tables": note.tables,
        "stops": note.stops,
        "stop": words.say("nudge-stop"),
        "language": note.language,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


class Post(NamedTuple):
    """What a webhook is sent."""

    address: str
    headers: dict[str, str]
    body: bytes


def webhook_post(note: Note, address: str, form: Form) -> Post:
    """The message in the form that the receiver understands."""
    stop = Words(note.language).say("nudge-stop-link", {"link": note.stop_link})
    text = f"{note.title}\n{note.body}\n{note.link}\n\n{stop}"
    if form == "ntfy":
        # ntfy reads its headers as UTF-8, and its topic out of the path.
        headers = {"Title": f"{note.title}", "Click": note.link, "Tags": "game_die"}
        coded = {name: value.encode().decode("latin-1") for name, value in headers.items()}
        return Post(address, {**coded, "Content-Type": "text/plain; charset=utf-8"}, f"{note.body}\n\n{stop}".encode())
    if form == "discord":
        # Nobody is to be called by a table that is named "@everyone".
        return _json(address, {"content": text, "allowed_mentions": {"parse": []}})
    if form == "telegram":
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query))
        chat = query.pop("chat_id", "")
        plain = urlunsplit(parts._replace(query=urlencode(query)))
        return _json(plain, {"chat_id": chat, "text": text, "disable_web_page_preview": True})
    return _json(
        address,
        {
            "event": "turn",
            "title": note.title,
            "body": note.body,
            "link": note.link,
            "tables": note.tables,
            "stop": note.stop_link,
        },
    )


def _json(address: str, value: dict[str, object]) -> Post:
    return Post(address, {"Content-Type": "application/json"}, json.dumps(value, ensure_ascii=False).encode())
