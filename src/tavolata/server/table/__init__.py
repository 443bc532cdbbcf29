"""One table: the game, who sits there, what each may see. Pure logic: it knows no network, no database and no clock.

Each room builds on the one before: `laid` (who sits there), `asked` (what people are asked), `timed` (what is due when),
`journal` (what happened), `answered`, `takeback`, `table` (what each viewer gets).

What people see is not always where the rules stand. While the rules wait for possible reactions (an eagle at any moment), the
next question is shown already: whoever could react has a button, the others think. An answer given in that time is *held* for
a short beat, so that a reaction can still come before it. All online tables use the engine's strict moments, in which being
asked tells nothing; who really can react never shows, neither in messages nor in their number nor in pauses.
"""

from tavolata.server.table.journal import NOBODY, reason_in, seen_by
from tavolata.server.table.laid import Wish
from tavolata.server.table.seat import Seat
from tavolata.server.table.settings import Result, Settings, encode
from tavolata.server.table.table import Table

__all__ = ["NOBODY", "Result", "Seat", "Settings", "Table", "Wish", "encode", "reason_in", "seen_by"]
