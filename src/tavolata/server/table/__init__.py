"""One table: the game, who sits there, what each may see. Pure logic: it knows no network, no database and no clock.

A `Table` is made of parts, each of which says in its constructor what it needs:

- `TableSetup`: who sits there, what was chosen, how the game ended (the rows of the database)
- `Journal`: what happened, the versions, and the states before
- `Window`: where the rules stand and what people are shown of that; `look_ahead` makes it from a state
- `HeldAnswers`: answers that wait for a short beat
- `AutoAnswers`: what the table answers itself, and whom it has to ask
- `Timing`: when something happens by itself
- `TakeBacks`: who may take back what
- `Match`: which games of a match came before, and how it stands
- `TableLesson`: the lesson that is given here, if one is
- `replay`: from the database back to a game

What people see is not always where the rules stand. While the rules wait for possible reactions (an eagle at any moment), the
next question is shown already: whoever could react has a button, the others think. An answer given in that time is *held* for
a short beat, so that a reaction can still come before it. All online tables use the engine's strict moments, in which being
asked tells nothing; who really can react never shows, neither in messages nor in their number nor in pauses.
"""

from tavolata.server.table.encoding import encode
from tavolata.server.table.journal import (
    NOBODY,
    SEAT_FREED,
    SEAT_GIVEN,
    SEAT_OPENED,
    SEAT_RENEWED,
    is_of_seats,
    reason_in,
    seen_by,
)
from tavolata.server.table.match import games_of, next_first
from tavolata.server.table.questions import action_in, answer_of
from tavolata.server.table.seat import Seat
from tavolata.server.table.settings import Guest, Match, Result, Settings, guests_in, result_in
from tavolata.server.table.setup import KEPT_LINES, Generations, TableSetup
from tavolata.server.table.table import Table
from tavolata.server.table.take_backs import TakeBackRequest

__all__ = [
    "KEPT_LINES",
    "NOBODY",
    "SEAT_FREED",
    "SEAT_GIVEN",
    "SEAT_OPENED",
    "SEAT_RENEWED",
    "Generations",
    "Guest",
    "Match",
    "Result",
    "Seat",
    "Settings",
    "Table",
    "TableSetup",
    "TakeBackRequest",
    "action_in",
    "answer_of",
    "encode",
    "games_of",
    "guests_in",
    "is_of_seats",
    "next_first",
    "reason_in",
    "result_in",
    "seen_by",
]
