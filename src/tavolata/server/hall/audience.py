"""Those who look at a table: each is told what it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import Entry
from tavolata.server.hall.live_table import LiveTable, Reschedule
from tavolata.server.hall.messages import wire_bytes
from tavolata.server.hall.people import Viewer
from tavolata.server.hall.presence import Presence
from tavolata.version import VERSION


class Audience:
    """Tells the viewers of a table what happened there, and lets them come and go."""

    def __init__(self, presence: Presence, clock: TableClock, reschedule: Reschedule) -> None:
        self._presence = presence
        self._clock = clock
        self._reschedule = reschedule

    # What viewers are told

    def situation(self, live: LiveTable, viewer: Viewer, have: int) -> wire.State | wire.Update:
        """Where the table stands: all of it, or what is new since the version that the viewer has."""
        table, now = live.table, self._clock.now()
        moved = table.moved(viewer.seat, viewer.you(), now)
        moved["mark"] = _mark_for(live, viewer.seat)
        if have >= 0 and table.journal.knows_since(have):
            return wire.Update(
                **moved,
                since=have,
                log=table.log_for(viewer.seat, have),
                table=table.info(),
                chat=table.setup.chat[:],
            )
        return wire.State(
            **moved, server=VERSION, table=table.info(), log=table.log_for(viewer.seat), chat=table.setup.chat[:]
        )

    def tell_table(self, live: LiveTable, without: Viewer | None = None) -> None:
        """Something changed around the game: names, settings, who is here."""
        if not live.viewers:
            return
        message = wire_bytes(wire.TableChanged(live.table.info()))
        for viewer in live.viewers:
            if viewer is not without:
                viewer.send(message)

    def tell_chat(self, live: LiveTable, line: wire.ChatLine) -> None:
        message = wire_bytes(wire.Chatted(line))
        for viewer in live.viewers:
            viewer.send(message)

    def tell_seat(self, live: LiveTable, seat: int) -> None:
        """Something only this seat may know has changed: its held answer, its orders."""
        viewers = [viewer for viewer in live.viewers if viewer.seat == seat]
        send(self.updates(live, viewers, live.table.v))

    def news(self, live: LiveTable, entry: Entry, since: int) -> list[tuple[Viewer, bytes]]:
        """What the viewers may know of the entry just made.

        One that shows nothing is told to its own seat, and to seats that it asks anew whether they react.
        """
        viewers: Iterable[Viewer] = live.viewers
        if not live.table.showed:
            concerned = {entry.seat, *live.table.asked_anew}
            viewers = [viewer for viewer in viewers if viewer.seat in concerned]
        return self.updates(live, viewers, since)

    def updates(self, live: LiveTable, viewers: Iterable[Viewer], since: int) -> list[tuple[Viewer, bytes]]:
        """Where the game stands for each of these viewers, and what has happened since they last heard of it."""
        table, now = live.table, self._clock.now()
        written: dict[tuple[int | None, bool, tuple[int, ...]], bytes] = {}
        found: list[tuple[Viewer, bytes]] = []
        news = table.news_since(since)
        for viewer in viewers:
            seat = viewer.seat
            key = (seat, viewer.host, tuple(viewer.seats))
            message = written.get(key)
            if message is None:
                log = table.log_for(seat, since) if news is None else news
                told = table.update(seat, viewer.you(), now, since, log)
                told.mark = _mark_for(live, seat)
                message = written[key] = wire_bytes(told)
            found.append((viewer, message))
        return found

    # Who looks

    def join(self, live: LiveTable, viewer: Viewer, seat: int | None) -> None:
        """The viewer looks through this seat from now on; None: as a spectator."""
        viewer.table, viewer.seat = live.table, seat
        live.viewers.add(viewer)
        # Everybody who shares the device is here, whoever of them looks just now.
        self._count(live, viewer, viewer.seats if seat is not None else [])

    def part(self, live: LiveTable, viewer: Viewer) -> None:
        """The viewer looks no more."""
        viewer.table = None
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            self._count(live, viewer, [])

    def drop_seat(self, live: LiveTable, seat: int, holders: Collection[str] = ()) -> None:
        """Whoever looks from this seat does so no longer, but for the sessions that hold it now, and who has its new link."""
        gone, link = wire_bytes(wire.Gone("gone-seat")), live.table.seats[seat].token_hash
        for viewer in list(live.viewers):
            if seat in viewer.seats and viewer.session not in holders and viewer.link != link:
                viewer.seats = [other for other in viewer.seats if other != seat]
                if viewer.seat == seat or not (viewer.seats or viewer.host or viewer.watches):
                    viewer.send(gone)
                    self.part(live, viewer)
                else:
                    self._count(live, viewer, [other for other in viewer.here if other != seat])
                    send(self.updates(live, [viewer], live.table.v))

    def drop_spectators(self, live: LiveTable, holders: Collection[str] = ()) -> None:
        """Whoever only looks on does so no longer, but for the sessions that came by the link there is now."""
        gone = wire_bytes(wire.Gone("error-link"))
        for viewer in list(live.viewers):
            if viewer.session not in holders:
                viewer.watches = False
                if viewer.seat is None and not viewer.host and not viewer.seats:
                    viewer.send(gone)
                    self.part(live, viewer)

    def drop_hosts(self, live: LiveTable, holders: Collection[str] = ()) -> None:
        """Whoever has the host's rights has them no longer, but for the sessions that hold them now."""
        gone = wire_bytes(wire.Gone("gone-host"))
        for viewer in list(live.viewers):
            if viewer.host and viewer.session not in holders:
                viewer.host = False
                if viewer.seats:
                    send(self.updates(live, [viewer], live.table.v))
                else:
                    viewer.send(gone)
                    self.part(live, viewer)

    def drop_session(self, live: LiveTable, session: str) -> None:
        """This browser has let go of the table: whatever it looked through, it looks no more. Programs have their links."""
        self._drop_browsers(live, [viewer for viewer in live.viewers if viewer.session == session])

    def drop_strangers(self, live: LiveTable, holders: dict[int, set[str]]) -> None:
        """Whoever has let go of the table by way of another process looks no more here, either. ``holders``: who holds what."""
        known = set[str]().union(*holders.values())
        self._drop_browsers(live, [viewer for viewer in live.viewers if viewer.session not in known])

    def _drop_browsers(self, live: LiveTable, viewers: Iterable[Viewer]) -> None:
        for viewer in viewers:
            if not viewer.link:
                live.departures += 1
                key = "gone-seat" if viewer.seat is not None else "gone-host" if viewer.host else "error-link"
                viewer.send(wire_bytes(wire.Gone(key)))
                self.part(live, viewer)

    def drop_all(self, live: LiveTable) -> None:
        """The table is no more."""
        gone = wire_bytes(wire.Gone("gone-table"))
        for viewer in list(live.viewers):
            viewer.send(gone)
            viewer.table = None
        live.viewers.clear()

    def _count(self, live: LiveTable, viewer: Viewer, seats: Collection[int]) -> None:
        changed = self._presence.count(live.table, viewer, seats)
        if changed:
            self.tell_table(live, without=viewer)
            self._reschedule(live)
            self._presence.announce(live, changed)


def _mark_for(live: LiveTable, seat: int | None) -> wire.Mark | None:
    """What the coach found in the last answer of the seat that looks: nobody else hears of it."""
    return None if seat is None else live.marks.get(seat)


def send(news: Iterable[tuple[Viewer, bytes]]) -> None:
    for viewer, message in news:
        viewer.send(message)
