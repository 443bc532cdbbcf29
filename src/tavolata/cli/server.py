"""``tavolata serve``, ``backup`` and ``restore``: the online table."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import tavolata
from tavolata.cli.command import DATA, DATABASE, DONE, MISTAKE, WORKERS, Command, CommandFlag, Given, UsageError
from tavolata.cli.installed import need_server
from tavolata.terminal.desk import Desk


def serve(desk: Desk, given: Given) -> int:
    need_server()
    from tavolata.server.retention import LONGEST_DAYS, KeepDays
    from tavolata.server.serve import Plan
    from tavolata.server.serve import serve as run_server

    plan = Plan(
        host=given.text("host") or Plan().host,
        port=given.number("port", 0, 1, 65535) if given.has("port") else 0,
        data=given.text("data"),
        database=given.text("database"),
        browser=not given.has("no-browser"),
        thinkers=given.number("thinkers", 1, 1, 64),
        proxy=given.has("proxy"),
        host_names=tuple(given.all("host-name")),
        keep_days=KeepDays(
            given.number("keep-finished", KeepDays().finished, 0, LONGEST_DAYS),
            given.number("keep-idle", KeepDays().idle, 0, LONGEST_DAYS),
        ),
        workers=given.number("workers", 1, 1, 64),
        drain=given.number("drain", 0, 0, 600),
        log=given.text("log"),
    )
    # What is wrong with the files of a game is told now, not to whoever asks for it first.
    for name in tavolata.GAMES:
        tavolata.game(name)
    return run_server(plan, desk.words)


def backup(desk: Desk, given: Given) -> int:
    need_server()
    from tavolata.server.backup import back_up
    from tavolata.server.folder import named_folder

    if not given.text("folder"):
        raise UsageError("cli-folder-missing", {}, "backup")
    place = Path(given.text("folder")).expanduser()
    found = back_up(named_folder(given.text("data")), given.text("database"), place)
    details = {"tables": found.tables, "moves": found.moves, "place": str(place)}
    desk.print(desk.wrapped(Text(desk.words.say("backup-made", details))))
    return DONE


def restore(desk: Desk, given: Given) -> int:
    need_server()
    from tavolata.server.backup import restore as bring_back
    from tavolata.server.folder import data_folder

    if not given.text("backup"):
        raise UsageError("cli-backup-missing", {}, "restore")
    found = bring_back(Path(given.text("backup")).expanduser(), data_folder(given.text("data")), given.text("database"))
    details = {"tables": found.tables, "moves": found.moves}
    desk.print(desk.wrapped(Text(desk.words.say("backup-restored", details))))
    if found.lost:
        lost = {"count": len(found.lost), "tables": ", ".join(found.lost)}
        desk.print(desk.wrapped(Text(desk.words.say("backup-lost", lost))))
    return MISTAKE if found.lost else DONE


SERVE = Command(
    "serve",
    serve,
    flags=(
        CommandFlag("--port", "number"),
        CommandFlag("--host", "address"),
        DATA,
        DATABASE,
        WORKERS,
        CommandFlag("--thinkers", "number"),
        CommandFlag("--proxy"),
        CommandFlag("--host-name", "name", many=True),
        CommandFlag("--keep-finished", "number"),
        CommandFlag("--keep-idle", "number"),
        CommandFlag("--drain", "number"),
        CommandFlag("--log", "log"),
        CommandFlag("--no-browser"),
    ),
    examples=(
        "tavolata serve",
        "tavolata serve --port 8080 --no-browser",
        "tavolata serve --database postgresql://tavolata@localhost/tavolata",
    ),
)

BACKUP = Command(
    "backup",
    backup,
    flags=(CommandFlag("folder", "folder"), DATA, DATABASE),
    examples=(
        "tavolata backup backup-monday",
        "tavolata backup backup-monday --database postgresql://tavolata@localhost/tavolata",
    ),
)

RESTORE = Command(
    "restore",
    restore,
    flags=(CommandFlag("backup", "backup"), DATA, DATABASE),
    examples=(
        "tavolata restore backup-monday",
        "tavolata restore backup-monday --data games",
        "tavolata restore backup-monday --database postgresql://tavolata@localhost/tavolata",
    ),
)
