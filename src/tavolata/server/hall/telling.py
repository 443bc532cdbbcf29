"""Telling those who look: each hears what it may know, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Iterable

from tavolata.server import wire
from tavolata.server.entries import Entry
from tavolata.server.hall.base import HallBase
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.messages import wire_bytes
from tavolata.server.hall.people import Viewer
from tavolata.version import VERSION


class Telling(HallBase):
    """Says to the viewers of a table what happened there."""

    def situation(self, loaded: Loaded, viewer: Viewer, have: int) -> wire.State | wire.Update:
        table, now = loaded.table, time.time()
        moved = table.moved(viewer.seat, viewer.you(), now)
        if have >= 0 and table.knows_since(have):
            return wire.Update(
                **moved,
                since=have,
                log=table.log_for(viewer.seat, have),
                table=table.info(),
                chat=table.chat[-100:],
            )
        return wire.State(
            **moved, server=VERSION, table=table.info(), log=table.log_for(viewer.seat), chat=table.chat[-100:]
        )

    def _tell_table(self, loaded: Loaded, without: Viewer | None = None) -> None:
        if not loaded.viewers:
            return
        message = wire_bytes(wire.TableChanged(loaded.table.info()))
        for viewer in loaded.viewers:
            if viewer is not without:
                viewer.send(message)

    def _tell_chat(self, loaded: Loaded, line: wire.ChatLine) -> None:
        message = wire_bytes(wire.Chatted(line))
        for viewer in loaded.viewers:
            viewer.send(message)

    def _news(self, loaded: Loaded, entry: Entry, since: int) -> list[tuple[Viewer, bytes]]:
        """What the viewers may know of the entry just made.

        One that shows nothing is told to its own seat, and to seats that it asks anew whether they react.
        """
        viewers: Iterable[Viewer] = loaded.viewers
        if not loaded.table.showed:
            concerned = {entry.seat, *loaded.table.asked_anew}
            viewers = [viewer for viewer in viewers if viewer.seat in concerned]
        return self._updates(loaded, viewers, since)

    def _updates(self, loaded: Loaded, viewers: Iterable[Viewer], since: int) -> list[tuple[Viewer, bytes]]:
        """Where the game stands for each of these viewers, and what has happened since they last heard of it."""
        table, now = loaded.table, time.time()
        written: dict[tuple[int | None, bool, tuple[int, ...]], bytes] = {}
        found: list[tuple[Viewer, bytes]] = []
        for viewer in viewers:
            seat = viewer.seat
            key = (seat, viewer.host, tuple(viewer.seats))
            message = written.get(key)
            if message is None:
                moved = table.moved(seat, viewer.you(), now)
                log = table.log_for(seat, since) if since < table.v else []
                message = written[key] = wire_bytes(wire.Update(**moved, since=since, log=log))
            found.append((viewer, message))
        return found

    def tell_seat(self, loaded: Loaded, seat: int) -> None:
        """Something only this seat may know has changed: its held answer, its orders."""
        viewers = [viewer for viewer in loaded.viewers if viewer.seat == seat]
        send(self._updates(loaded, viewers, loaded.table.v))


def send(news: Iterable[tuple[Viewer, bytes]]) -> None:
    for viewer, message in news:
        viewer.send(message)
