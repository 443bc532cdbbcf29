"""Who sits at a table, what was chosen for it, how its game ended: what the rows of the database say beside the journal."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tavolata.engine import FileError, Game
from tavolata.players import coach_of, next_level
from tavolata.server import wire
from tavolata.server.clock import TableClock
from tavolata.server.entries import StoredTable
from tavolata.server.table.match import match_info
from tavolata.server.table.seat import Seat
from tavolata.server.table.settings import Guest, Result, Settings, guests_in, result_in

#: So many lines of chat are kept for a new viewer.
KEPT_LINES = 100


class Generations(NamedTuple):
    """How often each link was renewed."""

    seats: list[int]
    #: The invitation and the spectators' link.
    table: int
    host: int


class TableSetup:
    """The seats, the settings and the result of a table."""

    def __init__(self, stored: StoredTable, game: Game, clock: TableClock | None = None) -> None:
        row = stored.row
        #: Between the time of the table and that of the wall clock.
        self.clock = clock or TableClock()
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.game = game
        #: The version of the rules under which the game was begun.
        self.rules: str = row["rules"]
        self.stage: wire.Stage = row["stage"]
        self.players: int = row["players"]
        self.settings: Settings = msgspec.json.decode(row["settings"], type=Settings)
        self.result: Result = result_in(row["result"])
        #: Who stands at the door and would like a seat.
        self.guests = guests_in(row.get("guests", ""))
        #: When the game began: as it is kept, and in the time of the table.
        self._began = (0.0, 0.0)
        #: The game as it was dealt; "": it has not begun.
        self.start: str = row["start"]
        self.rematch: str = row["rematch"]
        self.created: float = row["created"]
        self.invite_hash: str = row["invite_hash"]
        self.spectator_hash: str = row["spectator_hash"]
        self.generation: int = row["generation"]
        #: "": the table is from before the host's link could be renewed, and has its first one.
        self.host_hash: str = row.get("host_hash", "")
        self.host_generation: int = row.get("host_generation", 0)
        #: When the server must look at the table even if nobody has it open, as it stands in the database.
        self.due: float | None = row["due"]
        self.seats = [Seat(seat) for seat in stored.seats]
        self.chat = [
            wire.ChatLine(line["k"], line["seat"], line["at"], line["text"], line["phrase"]) for line in stored.chat
        ]
        #: Why the game cannot go on here, if so: it was begun under other rules.
        self.locked: FileError | None = None

    @property
    def is_quick(self) -> bool:
        """Whether a pause may tell whether somebody could react."""
        # Here, where it is compiled: a move asks for it five times.
        return self.settings.reactions == "quick"

    @property
    def runs_other_rules(self) -> bool:
        """Whether the game was begun under another version of the rules than this server has."""
        return self.rules != self.game.version

    @property
    def hands(self) -> int:
        """How often seats here have changed hands."""
        return sum(seat.hands for seat in self.seats)

    def _guest(self, guest: Guest) -> wire.GuestInfo:
        if guest.seat is None or guest.hands != self.hands:
            return wire.GuestInfo(guest.id_at(self.id), guest.name)
        return wire.GuestInfo(guest.id_at(self.id), guest.name, guest.seat, guest.asked)

    def lock(self) -> None:
        """Begun under rules that lead elsewhere: it can be looked at, not played."""
        self.locked = self.too_old()

    def too_old(self) -> FileError:
        """Says that the game was begun under other rules."""
        details: dict[str, object] = {"found": self.rules, "wanted": self.game.version}
        return FileError("error-file-old", details, game=self.game.name)

    def generations(self) -> Generations:
        """Which links the table has now. An older one opens nothing."""
        return Generations([seat.generation for seat in self.seats], self.generation, self.host_generation)

    def take_over(self, other: TableSetup) -> None:
        """What was chosen and what came of it, as another process left it. Seats and chat are taken over one by one."""
        self.name, self.settings, self.result = other.name, other.settings, other.result
        self.stage, self.rematch, self.due = other.stage, other.rematch, other.due
        self.generation, self.invite_hash, self.spectator_hash = (
            other.generation,
            other.invite_hash,
            other.spectator_hash,
        )
        self.host_generation, self.host_hash = other.host_generation, other.host_hash
        self.guests = other.guests

    @property
    def next_line(self) -> int:
        """The number of the next line of chat."""
        return self.chat[-1].k + 1 if self.chat else 1

    def new_lines(self, other: TableSetup) -> list[wire.ChatLine]:
        """The lines of chat that another process has read or written since."""
        return [line for line in other.chat if line.k >= self.next_line]

    def add_line(self, line: wire.ChatLine) -> None:
        self.chat.append(line)
        del self.chat[:-KEPT_LINES]

    def ends_at(self) -> float | None:
        """When the time is over that was agreed for the game."""
        minutes, began = self.game.minutes(self.settings.options), self.result.began
        if not minutes or not began:
            return None
        if self._began[0] != began:
            self._began = (began, self.clock.time_of(began))
        return self._began[1] + 60 * minutes

    @property
    def must_bring(self) -> bool:
        """Whether everybody must bring a deck."""
        rules = self.game.seat_decks
        return rules is not None and rules.must_bring(self.settings.options)

    @property
    def is_coached(self) -> bool:
        """Whether people may ask here what a strong player would do.

        A lesson has a coach of its own, and in the daily challenge everybody has the same cards.
        """
        settings = self.settings
        if settings.lesson or settings.daily or settings.hints == "never" or not coach_of(self.game):
            return False
        return settings.hints == "always" or sum(seat.kind == "person" for seat in self.seats) == 1

    @property
    def next_level(self) -> str:
        """The level of the bots in the next game, where it follows one person's results; "": it does not, or nobody knows yet."""
        people = [seat.number for seat in self.seats if seat.kind == "person"]
        if not self.settings.like_me or self.stage != "finished":
            return ""
        level = self.settings.fill
        return next_level(self.game, level, self.result.places, people[0]) if len(people) == 1 else level

    def as_match_game(self) -> wire.MatchGame:
        """The game at this table as one of a match."""
        return wire.MatchGame(self.id, self.result.first, self.result.places, self.result.scores)

    def match(self) -> wire.MatchInfo | None:
        """How the match stands that is played here, if one is."""
        match = self.settings.match
        return None if match is None else match_info(match, self.as_match_game(), self.players)

    def info(self, takeback: wire.TakeBackWish | None) -> wire.TableInfo:
        """What everybody may know of the table."""
        settings, ends_at = self.settings, self.ends_at()
        return wire.TableInfo(
            id=self.id,
            name=self.name,
            game=self.game.name,
            rules=self.rules,
            stage=self.stage,
            players=self.players,
            options=settings.options,
            reactions=settings.reactions,
            tempo=settings.tempo,
            language=settings.language,
            turn_seconds=settings.turn_seconds,
            absent_seconds=settings.absent_seconds,
            fill=settings.fill,
            seats=[seat.info() for seat in self.seats],
            created=self.created,
            commitment=self.result.commitment,
            key=self.result.key,
            places=self.result.places,
            scores=self.result.scores,
            takeback=takeback,
            rematch=self.rematch,
            locked=self.locked is not None,
            brought=settings.brought,
            daily=settings.daily,
            ends_at=None if ends_at is None else self.clock.wall_at(ends_at),
            decks=self.result.decks,
            watch=settings.watch,
            guests=[self._guest(guest) for guest in self.guests],
            seat_decks="no" if self.game.seat_decks is None else "must" if self.must_bring else "may",
            lesson=settings.lesson,
            match=self.match(),
            bot_pace=settings.bot_pace,
            hints=settings.hints,
            coached=self.is_coached,
            like_me=settings.like_me,
            next_level=self.next_level,
            hints_given=self.result.hints if self.stage == "finished" else [],
        )
