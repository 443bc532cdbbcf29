"""The hall: all tables of this server. Loads them, carries acts to them, commits, tells the viewers, lets bots think.

Every change of a table happens under its lock: play, commit, and only then tell anybody. When another process was first, the
table is read again and the answer given anew.

`Hall` puts the parts together; each shows in its constructor what it needs. From the inside out: `live_table` (a table in
memory), `presence` (who is here), `audience` (what viewers are told), `scribe` (commit, then tell), `live_tables` (memory and
database), `links`, `seating`, `devices` (who holds a seat), `late_guests`, `hosting` (whole tables), `play` (what people do), `bot_runner`
and `alarms` (what happens by itself), `hall`.
"""

from tavolata.server.hall.devices import Asker
from tavolata.server.hall.hall import Hall
from tavolata.server.hall.live_table import LiveTable
from tavolata.server.hall.live_tables import TRIES
from tavolata.server.hall.messages import nak, refusal, wire_bytes
from tavolata.server.hall.people import COLOURS, SHAPES, Holds, Refused, Sitting, Viewer, clean, need_seat
from tavolata.server.hall.play import PHRASES, Play

__all__ = [
    "COLOURS",
    "PHRASES",
    "SHAPES",
    "TRIES",
    "Asker",
    "Hall",
    "Holds",
    "LiveTable",
    "Play",
    "Refused",
    "Sitting",
    "Viewer",
    "clean",
    "nak",
    "need_seat",
    "refusal",
    "wire_bytes",
]
