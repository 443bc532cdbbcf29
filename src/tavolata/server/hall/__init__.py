"""The hall: all tables of this server. Loads them, carries acts to them, commits, tells the viewers, lets bots think.

Every change of a table happens under its lock: play, commit, and only then tell anybody. When another process was first, the
table is read again and the answer given anew.

Each room builds on the one before: `base`, `telling` (what viewers hear), `presence` (who is there), `keeping` (memory and
database), `committing` (the journal), `seating`, `laying` (whole tables), `playing`, `clockwork` (what happens by itself),
`hall`.
"""

from tavolata.server.hall.hall import Hall
from tavolata.server.hall.loaded import Loaded
from tavolata.server.hall.messages import nak, wire_bytes
from tavolata.server.hall.people import COLOURS, SHAPES, Refused, Sitting, Viewer, clean
from tavolata.server.hall.playing import PHRASES
from tavolata.server.hall.seating import TRIES

__all__ = [
    "COLOURS",
    "PHRASES",
    "SHAPES",
    "TRIES",
    "Hall",
    "Loaded",
    "Refused",
    "Sitting",
    "Viewer",
    "clean",
    "nak",
    "wire_bytes",
]
