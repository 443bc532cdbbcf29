"""Runs of experiments: a folder that fills chunk by chunk, can be left at any time, and is the same in the end.

    RUN/run.json           what was asked for, with which version; at the end the digest
    RUN/games/000012.parquet, RUN/players/..., RUN/decisions/..., RUN/events/..., RUN/cards/..., RUN/estimates/...

A chunk is some deals of one match. Its file of games is written last and gets its name when it is whole: what is there counts,
what is not there is played, by however many workers. The digest is over the digests of all chunks in order.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec

from tavolata.engine import FileError, SeatDeck, SetupError
from tavolata.games import game as game_called
from tavolata.lab.analysis import Analyst, depth_for, is_contest, outlooks_over
from tavolata.lab.experiment import WITHOUT, Experiment, Match, decks_of, matches_of
from tavolata.lab.playing import GameTerms, Outcome, game_seed, play_out, policies_of
from tavolata.lab.pool import Runner, SimulationError, given_up, here
from tavolata.lab.records import (
    CardRecord,
    DecisionRecord,
    EstimateRecord,
    EventRecord,
    GameRecord,
    Notes,
    PlayerRecord,
)
from tavolata.lab.report import place_of
from tavolata.lab.restricted import never_using
from tavolata.lab.writing import cannot_write, remove, write_whole
from tavolata.players import Policy
from tavolata.version import VERSION

#: Format 2 has cards, characters and who led when; what was written before is read, without these. Format 3 has larger chunks
#: in runs of more than a hundred thousand deals: 10,000 files are slower to open than to read.
FORMAT = 3
_READABLE = (1, 2, 3)
#: Deals of a chunk: few enough to lose little, enough not to feel the file.
_USUAL_BLOCK, _LARGEST_BLOCK = 100, 1000
_FEWEST_BLOCKS, _ENOUGH_BLOCKS = 40, 1000
#: At so many moments of a game a strong bot judges it: each takes as long as some dozen games.
_MOMENTS = 24
_RUN, _LOCK = "run.json", "run.lock"
#: What the file of a chunk's games says: the digest of the chunk, and which tables it has.
_DIGEST, _TABLES = b"tavolata-digest", b"tavolata-tables"

#: The kinds of rows, each in a folder of its own. That of the games comes last: it says that the chunk is whole.
TABLES: dict[str, type[Any]] = {
    "events": EventRecord,
    "cards": CardRecord,
    "decisions": DecisionRecord,
    "estimates": EstimateRecord,
    "players": PlayerRecord,
    "games": GameRecord,
}


class Chunk(NamedTuple):
    """What became of some deals of one match."""

    number: int
    games: list[GameRecord]
    players: list[PlayerRecord]
    decisions: list[DecisionRecord]
    events: list[EventRecord]
    cards: list[CardRecord]
    estimates: list[EstimateRecord]

    @property
    def digest(self) -> str:
        # Not the error's text: it may hold addresses and paths, which differ from run to run.
        games = [(*game[:5], bool(game.error), *game[6:]) for game in self.games]
        # Runs without estimates keep the digest that they had before there were any.
        rows = [games, self.players, self.estimates] if self.estimates else [games, self.players]
        return hashlib.blake2b(msgspec.json.encode(rows), digest_size=16).hexdigest()


class Plan(msgspec.Struct, frozen=True):
    """What workers must know: they find game and bots by name."""

    experiment: Experiment

    @property
    def block(self) -> int:
        """Deals of a chunk: it follows from the experiment alone, so that every run of it has the same chunks."""
        deals = self.experiment.deals
        usual = max(1, min(_USUAL_BLOCK, deals // _FEWEST_BLOCKS))
        return max(usual, min(_LARGEST_BLOCK, deals // _ENOUGH_BLOCKS))

    def chunks(self) -> int:
        """Match after match, then the next deals of all: whenever a run stops, all matches are about as far."""
        return -(-self.experiment.deals // self.block) * len(matches_of(self.experiment))

    def games(self) -> int:
        return self.experiment.deals * sum(match.rotations for match in matches_of(self.experiment))

    def play(self, numbers: range) -> list[Chunk]:
        return [chunk for number in numbers if (chunk := self._chunk(number)) is not None]

    def refusal(self, numbers: range) -> SimulationError:
        details: dict[str, object] = {
            "first": numbers.start,
            "last": numbers.stop - 1,
            "seed": str(self.experiment.seed),
        }
        return SimulationError("error-worker-died", details, game=self.experiment.game)

    def _chunk(self, number: int) -> Chunk | None:
        matches = matches_of(self.experiment)
        block, place = divmod(number, len(matches))
        table = Table(self.experiment, place, matches[place])
        deals = range(block * self.block, min((block + 1) * self.block, self.experiment.deals))
        chunk = Chunk(number, [], [], [], [], [], [])
        for deal in deals:
            for rotation in range(table.match.rotations):
                table.play(deal, rotation, chunk)
                if given_up():  # perhaps in the middle of judging a game: what there is of it is no chunk
                    return None
        return chunk


class Table:
    """Where the games of a match are played."""

    def __init__(self, experiment: Experiment, number: int, match: Match) -> None:
        game = game_called(experiment.game)
        self.experiment = experiment
        self.number = number
        self.match = match
        longest = game.facts(experiment.players, match.options).longest
        self.terms = GameTerms(game, match.options, experiment.reactions, longest)
        self.policies: list[Policy] = [
            never_using(policy, experiment.never) if WITHOUT in bot else policy
            for bot, policy in zip(match.bots, policies_of(match.plain_bots, game), strict=True)
        ]
        #: Sees the same in a game as ``tavolata analyse`` does.
        self.depth = depth_for(game)
        known = decks_of(game, experiment)
        self.decks: list[SeatDeck] = [known[name] for name in match.decks]

    def play(self, deal: int, rotation: int, chunk: Chunk) -> None:
        """One game; its rows go into the chunk. The luck is the deal's: the same in all matches and rotations."""
        seats = range(self.experiment.players)
        places = [place_of(rotation, seat, len(seats)) for seat in seats]
        seed = game_seed(self.experiment.seed, deal, "game")
        luck = [game_seed(self.experiment.seed, deal, f"bot {seat}") for seat in seats]
        kept = _is_sampled(self.experiment.decisions, deal)
        judged = _is_chosen(self.experiment.drama, self.experiment.deals, deal)
        notes = Notes(kept, kept and self.experiment.events, _is_sampled(self.experiment.cards, deal), judged)
        decks = [self.decks[place] for place in places] if self.decks else []
        out = play_out(self.terms, seed, [self.policies[place] for place in places], luck, decks, notes)
        key = (self.number, deal, rotation)
        chunk.games.append(_game_record(key, seed, out, notes))
        chunk.players.extend(self._players(key, places, out, notes))
        chunk.decisions.extend(DecisionRecord._make((*key, *each)) for each in notes.decisions)
        chunk.events.extend(EventRecord._make((*key, *each)) for each in notes.happened)
        chunk.cards.extend(
            CardRecord(*key, seat, card, count.opening, count.seen, count.used)
            for (seat, card), count in notes.cards.items()
        )
        if judged and is_contest(out.places):
            chunk.estimates.extend(self._estimates(key, notes))

    def _estimates(self, key: tuple[int, int, int], notes: Notes) -> Iterator[EstimateRecord]:
        """How likely each seat was to win, moment by moment, as a strong bot sees it; cut short if the run is given up."""
        assert notes.start is not None
        analyst = Analyst(self.terms.game, self.depth, game_seed(self.experiment.seed, key[1], "estimate"))
        for number, outlooks in outlooks_over(notes.start, notes.given, analyst, _MOMENTS):
            for seat, outlook in enumerate(outlooks):
                yield EstimateRecord(*key, number, number / len(notes.given), seat, *outlook)
            if given_up():
                return

    def _players(
        self, key: tuple[int, int, int], places: list[int], out: Outcome, notes: Notes
    ) -> Iterator[PlayerRecord]:
        winners = out.places.count(1)
        for seat, place in enumerate(places):
            rank = out.places[seat] if out.places else 0
            won = 1 / winners if rank == 1 else 0.0
            after = (seat - notes.first) % len(places)
            score = notes.scores[seat] if notes.scores else 0
            deck = self.match.decks[place] if self.match.decks else ""
            role = notes.roles.get(seat, "")
            yield PlayerRecord(*key, seat, place, self.match.bots[place], deck, after, rank, won, score, role)


def _game_record(key: tuple[int, int, int], seed: int, out: Outcome, notes: Notes) -> GameRecord:
    return GameRecord(
        *key,
        seed=seed,
        finished=bool(out.places),
        error=out.error,
        decisions=out.decisions,
        forced=out.forced,
        answers=notes.answers,
        turns=notes.turns,
        rounds=notes.rounds,
        first=notes.first,
        lead_changes=notes.lead_changes,
        last_lead_change=notes.last_change / out.decisions if out.decisions else 0.0,
        ending=notes.ending if out.places else "",
        leader_25=notes.leader_after(0.25),
        leader_50=notes.leader_after(0.5),
        leader_75=notes.leader_after(0.75),
    )


def _is_sampled(share: float, deal: int) -> bool:
    """Whether this deal is among those that are written down; its number decides, so that every run keeps the same."""
    return int((deal + 1) * share) > int(deal * share)


def _is_chosen(count: int, deals: int, deal: int) -> bool:
    """The same where so many of all deals are wanted, and just as many."""
    return (deal + 1) * count // deals > deal * count // deals


# The folder


class RunFile(msgspec.Struct, frozen=True, kw_only=True):
    """What ``run.json`` says."""

    format: int
    tavolata: str
    #: Of the game's rules.
    rules: str
    experiment: Experiment
    #: Of the whole run; "" until it is finished.
    digest: str = ""
    seconds: float = 0.0


class Run:
    """A run's folder."""

    def __init__(self, folder: Path, file: RunFile) -> None:
        self.folder = folder
        self.file = file
        self.plan = Plan(file.experiment)

    @property
    def experiment(self) -> Experiment:
        return self.file.experiment

    @property
    def is_ours(self) -> bool:
        """Whether this version can go on with it: half a run of one version and half of another would be no run of either."""
        file = self.file
        return (file.tavolata, file.rules, file.format) == (VERSION, game_called(self.experiment.game).version, FORMAT)

    def done(self) -> dict[int, str]:
        """The chunks that are whole, with their digests."""
        return self.look()[0]

    def look(self) -> tuple[dict[int, str], list[Path]]:
        """The chunks that are whole, with their digests; and the files that are cut short, or missing from a chunk that has them."""
        found: dict[str, dict[str, dict[bytes, bytes]]] = {name: {} for name in TABLES}
        damaged = []
        for name in TABLES:
            for path in sorted((self.folder / name).glob("*.parquet")):
                told = _metadata_of(path)
                if told is None:
                    damaged.append(path)
                else:
                    found[name][path.stem] = told
        whole = {}
        for number, told in found["games"].items():
            wanted = told.get(_TABLES, b"").decode().split()
            lacking = [name for name in wanted if number not in found[name]]
            files = [self.folder / name / f"{number}.parquet" for name in lacking]
            damaged += [path for path in files if path not in damaged]
            # Files of earlier versions do not say what belongs to them: what is there must be whole.
            is_cut = any(path.stem == number for path in damaged)
            if _DIGEST in told and number.isdecimal() and not lacking and not is_cut:
                whole[int(number)] = told[_DIGEST].decode()
        return whole, damaged

    def games_of(self, chunks: Iterable[int]) -> int:
        matches = matches_of(self.experiment)
        total = 0
        for number in chunks:
            block, place = divmod(number, len(matches))
            start = block * self.plan.block
            total += (min(start + self.plan.block, self.experiment.deals) - start) * matches[place].rotations
        return total

    def write(self, chunk: Chunk) -> None:
        """All tables of a chunk; that of the games last."""
        names = [name for name in TABLES if name == "games" or getattr(chunk, name)]
        told = {_DIGEST: chunk.digest.encode(), _TABLES: " ".join(names).encode()}
        for name in names:
            self._write_table(name, chunk.number, told, TABLES[name], getattr(chunk, name))

    def _write_table(
        self, name: str, number: int, told: dict[bytes, bytes], record: type[Any], rows: list[Any]
    ) -> None:
        import pyarrow
        from pyarrow.parquet import write_table

        table = pyarrow.table(
            [list(column) for column in zip(*rows, strict=True)] or [[] for _ in record._fields], names=record._fields
        )
        folder = self.folder / name
        unfinished = folder / f".{number:06}.part"
        try:
            folder.mkdir(exist_ok=True)
            write_table(table.replace_schema_metadata(told), unfinished, compression="zstd")
            os.replace(unfinished, folder / f"{number:06}.parquet")
        except OSError as problem:
            remove(unfinished)
            raise cannot_write(folder, problem) from problem

    def finish(self, seconds: float) -> str:
        """The digest of the run, if it is complete; "" otherwise."""
        done = self.done()
        digest = ""
        if len(done) == self.plan.chunks():
            digest = hashlib.blake2b(
                "".join(done[number] for number in sorted(done)).encode(), digest_size=16
            ).hexdigest()
        self.file = msgspec.structs.replace(self.file, digest=digest, seconds=self.file.seconds + seconds)
        _write_run_file(self.folder, self.file)
        return digest


def new_run(experiment: Experiment, folder: Path) -> Run:
    """An empty run. A folder that has anything in it is left alone."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        is_run = (folder / _RUN).exists()
        raise SetupError("error-run-there" if is_run else "error-run-folder", {"path": str(folder)})
    was_there = folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
    rules = game_called(experiment.game).version
    file = RunFile(format=FORMAT, tavolata=VERSION, rules=rules, experiment=experiment)
    try:
        _write_run_file(folder, file)
    except FileError:
        if not was_there:
            with suppress(OSError):
                folder.rmdir()
        raise
    return Run(folder, file)


def open_run(folder: Path) -> Run:
    """A run that was begun, with this or another version; to go on with it the rules must be the same."""
    try:
        file = msgspec.json.decode((folder / _RUN).read_bytes(), type=RunFile)
    except OSError as problem:
        raise FileError("error-run-none", {"path": str(folder)}) from problem
    except msgspec.DecodeError as problem:
        raise FileError("error-run-damaged", {"path": str(folder / _RUN)}) from problem
    if file.format not in _READABLE:
        raise FileError("error-run-format", {"path": str(folder), "found": file.format, "wanted": FORMAT})
    return Run(folder, file)


def check_same_rules(run: Run) -> None:
    """Refuse to go on with what another version began."""
    file, rules = run.file, game_called(run.experiment.game).version
    if not run.is_ours:
        found, wanted = f"{file.tavolata} ({file.rules})", f"{VERSION} ({rules})"
        raise FileError("error-run-version", {"path": str(run.folder), "found": found, "wanted": wanted})


def _write_run_file(folder: Path, file: RunFile) -> None:
    write_whole(folder / _RUN, msgspec.json.format(msgspec.json.encode(file), indent=1))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Two that fill one folder would play everything twice. The lock goes with the process, however that ends."""
    try:
        # Nothing is held back: what could not be written would be tried again when the file is closed.
        lock = (folder / _LOCK).open("ab+", buffering=0)
    except OSError as problem:
        raise cannot_write(folder, problem) from problem
    with lock:
        if not _locked(lock):
            raise SetupError("error-run-busy", {"path": str(folder)})
        try:
            lock.truncate(0)
            lock.write(str(os.getpid()).encode())
        except OSError as problem:
            raise cannot_write(folder, problem) from problem
        yield


def _locked(lock: IO[Any]) -> bool:
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # a system without such locks: whoever starts two is not kept from it
        return True
    except BlockingIOError:
        return False
    return True


def _metadata_of(path: Path) -> dict[bytes, bytes] | None:
    """What a file of rows says of itself; None: it is cut short, or not one."""
    from pyarrow import ArrowException
    from pyarrow.parquet import read_schema

    try:
        return dict(read_schema(path).metadata or {})
    except (ArrowException, OSError):
        return None


def worker_at(folder: Path) -> int | None:
    """The process that fills a run just now; None: nobody does, or the system has no such locks."""
    try:
        with (folder / _LOCK).open() as lock:
            if _locked(lock):
                return None
            said = lock.read()
    except OSError:
        return None
    return int(said) if said.isdecimal() else None


def go_on(
    run: Run,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    runner: Runner | None = None,
) -> str:
    """Play what is not there yet; the digest. ``progress(games, all games)`` is called after each chunk.

    On so many processes here, or where the ``runner`` has its workers.
    """
    check_same_rules(run)
    started = time.monotonic()
    with _alone(run.folder):
        there = run.done()
        to_do = [number for number in range(run.plan.chunks()) if number not in there]
        games = run.games_of(there)

        def deliver(chunks: list[Chunk]) -> None:
            nonlocal games
            for chunk in chunks:
                run.write(chunk)
                games += len(chunk.games)
                if progress is not None:
                    progress(games, run.plan.games())

        if progress is not None:
            progress(games, run.plan.games())
        pieces = [range(number, number + 1) for number in to_do]
        try:
            (runner or here(workers))(run.plan, pieces, deliver)
        finally:
            digest = run.finish(time.monotonic() - started)
    return digest
