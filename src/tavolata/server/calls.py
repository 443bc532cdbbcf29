"""The HTTP calls: tables and seats, playing without a socket, logs, replays and files."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import time
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from typing import Any, cast

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from tavolata import games
from tavolata.engine import Game, Option, SeatDecks
from tavolata.engine.words import LANGUAGES, Words, quoted
from tavolata.players import can_judge, coach_of, easiest_player, players_of, usual_player
from tavolata.server import files, openapi, wire
from tavolata.server.hall import LiveTable, Refused, Sitting, Viewer, clean, need_seat
from tavolata.server.hall.seat_decks import cards_of
from tavolata.server.requests import (
    address_of,
    asker_of,
    bearer_of,
    body_of,
    device_of,
    guarded_try,
    holds_now,
    language_of,
    need_host_at_call,
    need_view,
    number_in,
    reply,
    seat_in,
    seat_wanted,
    sitting_of,
    table_id_in,
    table_of,
)
from tavolata.server.sessions import session_of, set_session
from tavolata.server.site import Site
from tavolata.server.sockets import carry
from tavolata.server.store import CARD_REPORTS, INVITED, REPORTS, SITTINGS, TABLES
from tavolata.server.table import Table
from tavolata.server.tokens import hash_of
from tavolata.version import VERSION

LOG = logging.getLogger("tavolata")

#: How long a poll waits for news.
_POLL_SECONDS = 25.0
#: No game has so many versions.
_MOST_VERSIONS = 999_999


# Games and tables


@cache
def games_info() -> wire.Games:
    found = []
    for name in games.ONLINE:
        game = games.game(name)
        questions, sections = files.guide_of(game)
        found.append(
            wire.GameInfo(
                name,
                game.version,
                game.min_players,
                game.max_players,
                [_option(option) for option in game.options],
                [
                    wire.VerbInfo(verb.name, [kind.name for kind in verb.kinds], verb.unordered_from, verb.is_late)
                    for verb in game.notation.verbs
                ],
                list(players_of(game)),
                questions,
                sections,
                [
                    wire.AbilityInfo(ability.name, cast("list[wire.Order]", list(ability.orders)))
                    for ability in game.abilities
                ],
                usual_player(game),
                [] if game.decks is None else list(game.decks.names),
                game.daily,
                game.rule_letters,
                _seat_decks(game),
                [
                    wire.LessonInfo(lesson.name, lesson.title_key(), lesson.about_key(), lesson.ideas, lesson.players)
                    for lesson in game.lessons().values()
                ],
                easiest_player(game),
                game.matches is not None,
                list(game.examples()),
                coach_of(game),
                can_judge(game),
            )
        )
    return wire.Games(found, VERSION, wire.PROTOCOL)


def _option(option: Option) -> wire.OptionInfo:
    values, lengths = list(option.values), list(option.lengths)
    proposed = "" if option.proposed == option.values[0] else option.proposed
    return wire.OptionInfo(option.name, values, option.ruling, option.usual, proposed, lengths)


def _seat_decks(game: Game) -> wire.SeatDecksInfo | None:
    rules = game.seat_decks
    if rules is None:
        return None
    return wire.SeatDecksInfo([wire.ReadyDeck(deck.name, list(deck.cards)) for deck in rules.ready()])


async def _games_told(site: Site) -> wire.Games:
    """Made once, for whoever asks first after a start: a second of work, while others come back to their tables."""
    if site.games is None:
        async with site.reading_games:
            if site.games is None:
                site.games = await asyncio.to_thread(games_info)
    return site.games


async def get_games(request: Request, site: Site) -> Response:
    """All games, or the one that is asked for: a table needs no other, and five are ten kilobytes."""
    days, told = site.retention.days, await _games_told(site)
    name = request.query_params.get("game", "")
    found = [games.online(name).name] if name else [game.name for game in told.games]
    wanted = [game for game in told.games if game.name in found]
    return reply(msgspec.structs.replace(told, games=wanted, keep_finished=days.finished, keep_idle=days.idle))


@cache
def catalogue_of(game: str, language: str) -> tuple[bytes, str]:
    """The cards of a game as they are sent, and a hash of them by which a browser asks whether they are still the same."""
    body = msgspec.json.encode(wire.Catalogue(games.online(game).catalogue(language)))
    return body, f'W/"{sha256(body).hexdigest()[:20]}"'


async def get_cards(request: Request, site: Site) -> Response:
    """The cards of a game with their texts: the same for everybody, so that browsers keep them."""
    language = request.query_params.get("lang", language_of(request))
    if language not in LANGUAGES:
        raise Refused("error-bad-request", 400, reason="lang")
    game = games.online(request.path_params["game"])
    body, tag = await site.heavy.do(address_of(request), partial(catalogue_of, game.name, language))
    headers = {"cache-control": "public, max-age=300", "etag": tag, "vary": "accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(body, 200, headers, media_type="application/json; charset=utf-8")


async def get_openapi(request: Request, site: Site) -> Response:
    return reply(openapi.document())


async def post_deck(request: Request, site: Site) -> Response:
    """Read a deck that somebody wrote, and say everything that is wrong with it."""
    game = games.online(request.path_params["game"])
    if game.decks is None:
        raise Refused("error-brings", 404, what="deck")
    wish = await body_of(request, wire.DeckText, site, site.limits.deck)
    read = partial(game.decks.read, wish.text, wish.name)
    count, problems = await site.heavy.do(address_of(request), read)
    words = Words(language_of(request), game.name)
    found = [
        wire.DeckProblem(problem.line, problem.field, words.say(problem.key, quoted(problem.args)), problem.warning)
        for problem in problems
    ]
    return reply(wire.DeckChecked(count, found))


async def post_seat_deck(request: Request, site: Site) -> Response:
    """Read a list for a seat: everything that is wrong with it, and what there is to say of it."""
    game = games.online(request.path_params["game"])
    rules = game.seat_decks
    if rules is None:
        raise Refused("error-brings", 404, what="deck")
    wish = await body_of(request, wire.SeatDeckText, site)
    language = language_of(request)
    return reply(await site.heavy.do(address_of(request), partial(_examined, game.name, rules, wish, language)))


def _examined(game: str, rules: SeatDecks, wish: wire.SeatDeckText, language: str) -> wire.SeatDeckChecked:
    cards, problems = rules.examine(wish.text)
    told = [
        wire.DeckProblem(
            problem.line,
            problem.field,
            rules.sentence(game, problem, language),
            problem.warning,
            str(problem.args.get("card", "")),
            problem.rule,
        )
        for problem in problems
    ]
    return wire.SeatDeckChecked(list(cards), told, rules.about(cards, language, wish.seed))


async def read_deck(request: Request, site: Site, game: Game, deck: wire.SeatDeck | None) -> None:
    """The list that somebody brings, if it is one, by the names of the game. Beside the event loop: what nobody knows is compared
    with the names of all cards.
    """
    if deck is not None and not deck.ready and game.seat_decks is not None:
        cards = await site.heavy.do(address_of(request), partial(cards_of, game, deck.text))
        deck.text = "\n".join(f"{count} {card}" for card, count in Counter(cards).items())


async def post_table(request: Request, site: Site) -> Response:
    wish = await body_of(request, wire.NewTable, site, site.limits.deck)
    if not site.new_tables.take(address_of(request)):
        raise Refused("error-too-many-tables", 429)
    session, token = await site.sessions.of(request)
    brings = {} if wish.daily else wish.brings
    read = partial(games.online(wish.game).with_extras, brings)
    with_all = await site.heavy.do(address_of(request), read) if brings else None
    if wish.host is not None:
        await read_deck(request, site, games.online(wish.game), wish.host.deck)
    if with_all is not None and with_all.decks is not None and with_all.decks.public_extras(with_all):
        await need_room_for_deck(request, site)
    _, created = await site.hall.hosting.create(wish, session, with_all)
    await site.sessions.saw(session, created.table.id, device_of(request), has_new_place=True)
    response = reply(created, 201)
    set_session(request, response, token)
    return response


async def need_room_for_deck(request: Request, site: Site) -> None:
    """A table with a deck of its own is a hundred times as large as one without."""

    def read(connection: sa.Connection) -> int:
        query = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.brought)
        return connection.execute(query).scalar_one()

    if not site.new_decks.take(address_of(request)):
        raise Refused("error-too-many-tables", 429)
    if await site.store.run(read) >= site.limits.decks_in_all:
        raise Refused("error-too-many-decks", 429)


def _you(table: Table, sitting: Sitting, seat: int | None) -> wire.You:
    deck = table.seats[seat].own_deck if seat is not None and seat in sitting.seats else None
    return wire.You(seat, sitting.seats, sitting.host, deck=deck)


async def entered(site: Site, loaded: LiveTable, session: str, role: wire.Role, seat: int | None) -> wire.Entered:
    sitting = await site.hall.seating.sitting(session, loaded.table)
    you = _you(loaded.table, sitting, seat)
    # Whoever has just sat down has a new link: a program that came by the old one goes on with this.
    own = site.hall.links.of(loaded.table, [seat]).seats if seat is not None else []
    return wire.Entered(loaded.table.info(), role, seat, you, own[0].path if own else "")


async def get_table(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host or sitting.watches or sitting.invited):
        raise Refused("error-no-link", 403)
    role: wire.Role = (
        "seat" if sitting.seats else "host" if sitting.host else "invite" if sitting.invited else "spectator"
    )
    seat = sitting.seats[0] if sitting.seats else None
    you = _you(loaded.table, sitting, seat)
    response = reply(wire.Entered(loaded.table.info(), role, seat, you))
    await site.sessions.give_again(request, response)
    return response


async def post_enter(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.Enter, site)
    session, token = await site.sessions.of(request)
    with guarded_try(site, address_of(request)):
        role, seat = await site.hall.seating.enter(loaded, session, wish.token)
    await site.sessions.saw(session, loaded.table.id, device_of(request), has_new_place=True)
    response = reply(await entered(site, loaded, session, role, seat))
    set_session(request, response, token)
    return response


async def post_sit(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.Sit, site)
    await read_deck(request, site, loaded.table.game, wish.person.deck)
    session, token = await site.sessions.of(request)
    seat = await site.hall.seating.sit(loaded, session, holds_now(request, site), wish)
    await site.hall.late_guests.forget(loaded, session)
    await site.sessions.saw(session, loaded.table.id, device_of(request), has_new_place=True)
    response = reply(await entered(site, loaded, session, "seat", seat))
    set_session(request, response, token)
    return response


async def post_watch(request: Request, site: Site) -> Response:
    """By the invitation into a spectator's chair."""
    loaded = await table_of(request, site)
    session = session_of(request)
    await site.hall.late_guests.watch(loaded, session, await sitting_of(request, site, loaded.table))
    return reply(await entered(site, loaded, session, "spectator", None))


async def post_ask(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.AskForSeat, site)
    sitting = await sitting_of(request, site, loaded.table)
    await site.hall.late_guests.ask(loaded, session_of(request), sitting, wish.name)
    return reply(loaded.table.info())


async def post_guest(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host_at_call(await sitting_of(request, site, loaded.table))
    wish = await body_of(request, wire.GuestAnswer, site)
    await site.hall.late_guests.answer(loaded, request.path_params["guest"], wish.seat, holds_now(request, site))
    return reply(loaded.table.info())


async def post_guest_consent(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.GuestConsent, site)
    holds = holds_now(request, site)
    await site.hall.late_guests.consent(loaded, request.path_params["guest"], wish.yes, holds)
    return reply(loaded.table.info())


async def post_leave(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    await site.hall.seating.leave(loaded, seat_wanted(request), holds_now(request, site))
    return reply(loaded.table.info())


async def post_start(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host_at_call(await sitting_of(request, site, loaded.table))
    await site.hall.hosting.start(loaded, holds_now(request, site))
    return reply(loaded.table.info())


async def patch_table(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host_at_call(await sitting_of(request, site, loaded.table))
    wish = await body_of(request, wire.TableChange, site)
    await site.hall.hosting.change(loaded, wish, session_of(request), holds_now(request, site))
    return reply(loaded.table.info())


async def delete_table(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host_at_call(await sitting_of(request, site, loaded.table))
    await site.hall.hosting.delete(loaded, holds_now(request, site))
    return reply({})


async def get_links(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host):
        raise Refused("error-no-link", 403)
    links = await site.hall.links.visible_to(loaded.table, sitting)
    links.origin = site.origin_for_others(request)
    return reply(links)


async def get_devices(request: Request, site: Site) -> Response:
    """Who holds the asker's own seats, and the host's rights if they are the asker's."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host):
        raise Refused("error-no-link", 403)
    return reply(await site.hall.devices.of(loaded.table, sitting, asker_of(request)))


async def post_devices(request: Request, site: Site) -> Response:
    """A place of the asker's gets a new link, and other devices are sent away."""
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.PlaceChange, site)
    return reply(await site.hall.devices.change(loaded, asker_of(request), holds_now(request, site), wish))


async def get_qr(request: Request, site: Site) -> Response:
    """A link of the table as a QR code, for those who may see the link."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    what = request.query_params.get("what", "invite")
    if not re.fullmatch(r"invite|spectator|host|seat-\d{1,2}", what):
        raise Refused("error-bad-request", 400, reason="what")
    links = await site.hall.links.visible_to(loaded.table, sitting)
    paths = {"invite": links.invite, "spectator": links.spectator, "host": links.host}
    paths |= {f"seat-{link.seat}": link.path for link in links.seats}
    if sitting.invited and sitting.watches:
        # A television in the living room came by both links, and shows the room the one that it was given for that.
        paths["invite"] = site.hall.links.path(loaded.table, INVITED)
    if not paths.get(what):
        raise Refused("error-host-only", 403)
    own = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    origin = site.origin_for_others(request) or own
    code = await site.heavy.do(address_of(request), partial(qr_svg, origin + paths[what]))
    return Response(code, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


def qr_svg(text: str) -> bytes:
    import segno

    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=2, dark="#111", light="#fff", xmldecl=False)
    return out.getvalue()


async def post_seat(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_host_at_call(await sitting_of(request, site, loaded.table))
    seat = seat_in(request.path_params["seat"])
    wish = await body_of(request, wire.SeatChange, site)
    await read_deck(request, site, loaded.table.game, wish.deck)
    await site.hall.seating.change_seat(loaded, seat, wish, holds_now(request, site))
    return reply(loaded.table.info())


async def post_rematch(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    if not (sitting.seats or sitting.host):
        raise Refused("error-no-link", 403)
    if not site.new_tables.take(address_of(request)):
        raise Refused("error-too-many-tables", 429)
    if loaded.table.settings.brought:
        await need_room_for_deck(request, site)
    session, token = await site.sessions.of(request)
    created = await site.hall.hosting.rematch(loaded, session, holds_now(request, site))
    await site.sessions.saw(session, created.table.id, device_of(request), has_new_place=True)
    response = reply(created, 201)
    set_session(request, response, token)
    return response


async def get_mine(request: Request, site: Site) -> Response:
    """The tables of this browser, the newest first."""
    session = session_of(request)

    def read(connection: sa.Connection) -> list[str]:
        query = (
            sa.select(SITTINGS.c.table_id, sa.func.max(SITTINGS.c.at).label("last"))
            .where(SITTINGS.c.session == session)
            .group_by(SITTINGS.c.table_id)
            .order_by(sa.desc("last"))
            .limit(40)
        )
        return [row.table_id for row in connection.execute(query)]

    found = []
    for mine in await site.store.run(read) if session else []:
        loaded = await site.hall.tables.find(mine)
        if loaded is not None:
            sitting = await site.hall.seating.sitting(session, loaded.table)
            you = wire.You(sitting.seats[0] if sitting.seats else None, sitting.seats, sitting.host)
            found.append(wire.Mine(loaded.table.info(), you, loaded.table.waiting, loaded.table.since))
    response = reply(wire.MyTables(found))
    await site.sessions.give_again(request, response)
    return response


async def forget_mine(request: Request, site: Site) -> Response:
    """This browser lets go of a table: its seats stay as they are, the links still work."""
    await site.hall.devices.let_go(table_id_in(request), session_of(request))
    return reply({})


# Playing without a socket


def viewer_for(request: Request, sitting: Sitting, seat: int | None, send: Callable[[bytes], None]) -> Viewer:
    need_view(sitting)
    if seat is not None and seat not in sitting.seats:
        raise Refused("error-not-your-seat", 403)
    viewer = Viewer(send, session_of(request))
    viewer.seat = seat if seat is not None else None
    viewer.seats, viewer.host, viewer.watches = sitting.seats, sitting.host, sitting.watches
    token = bearer_of(request)
    viewer.link = hash_of(token) if token else ""
    return viewer


async def post_hello(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.Hello, site)
    async with loaded.lock:
        # Under the lock: nobody takes the seat between the look at who asks and the look at the cards.
        viewer = viewer_for(request, await sitting_of(request, site, loaded.table), wish.seat, lambda _: None)
        return reply(site.hall.audience.situation(loaded, viewer, wish.have))


async def first_of(*events: asyncio.Event, seconds: float) -> None:
    """Wait until one of these has happened, but only so many seconds."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


async def get_wait(request: Request, site: Site) -> Response:
    """News since a version, or, when there are none for a while, where things stand."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    have = request.query_params.get("have", "-1")
    if not re.fullmatch(r"-1|[0-9]{1,12}", have):
        raise Refused("error-bad-request", 400, reason="have")
    news = asyncio.Event()
    viewer = viewer_for(request, sitting, seat_wanted(request), lambda _: news.set())
    seat = viewer.seat
    if loaded.table.v == int(have):
        viewer.seat = None
        await site.hall.play.hello(viewer, loaded, seat, int(have))
        try:
            await first_of(news, site.drain.begun, seconds=_POLL_SECONDS)
        finally:
            site.hall.play.part(viewer)
    # While it waited the seat may have been freed, the table deleted.
    loaded = await table_of(request, site)
    async with loaded.lock:
        viewer = viewer_for(request, await sitting_of(request, site, loaded.table), seat, lambda _: None)
        return reply(site.hall.audience.situation(loaded, viewer, int(have)))


async def post_send(request: Request, site: Site) -> Response:
    """Act, Why, Orders, Say, TakeBack, Consent, Back, GoOn, AskHint: as over the socket. Answers Ack, Hint or Nak."""
    loaded = await table_of(request, site)
    message: Any = await body_of(request, cast("type[Any]", wire.FromClient), site)
    sitting = await sitting_of(request, site, loaded.table)
    need_view(sitting)
    wanted = seat_wanted(request)
    seat = None if wanted is None and not sitting.seats else need_seat(sitting, wanted)
    future: asyncio.Future[wire.Ack | wire.Nak | wire.Hint] = asyncio.get_running_loop().create_future()

    def later(answer: wire.Ack | wire.Nak | wire.Hint) -> None:
        if not future.done():
            future.set_result(answer)

    answer: wire.Ack | wire.Nak | wire.Hint | None = await carry(site, loaded, seat, message, later)
    if answer is None:
        answer = await future
    return reply(answer, 409 if isinstance(answer, wire.Nak) else 200)


# Logs, replays, files


async def get_log(request: Request, site: Site) -> Response:
    """The whole log as the asker may know it."""
    loaded = await table_of(request, site)
    sitting = await sitting_of(request, site, loaded.table)
    need_view(sitting)
    seat = seat_wanted(request)
    if seat is not None:
        need_seat(sitting, seat)
    entries = await site.store.entries(loaded.table.id)
    return await site.heavy.do(address_of(request), lambda: reply(files.log_of(entries, seat)))


def need_finished(table: Table) -> None:
    if table.stage != "finished":
        raise Refused("error-not-finished")


async def get_replay(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_finished(loaded.table)
    text = request.query_params.get("seat", "-1")
    if not re.fullmatch(r"-[12]|[0-9]{1,2}", text) or int(text) >= loaded.table.players:
        raise Refused("error-bad-request", 400, reason="seat")
    changes = request.query_params.get("changes", "no")
    if changes not in ("yes", "no"):
        raise Refused("error-bad-request", 400, reason="changes")
    first = number_in(request.query_params.get("first", "0"), "first", _MOST_VERSIONS)
    wanted = request.query_params.get("count")
    count = None if wanted is None else number_in(wanted, "count", _MOST_VERSIONS)
    entries = await site.store.entries(loaded.table.id)
    replay = partial(files.replay_of, loaded.table, entries, int(text), changes == "yes", first, count)
    return await site.heavy.do(address_of(request), lambda: reply(replay()))


async def get_analysis(request: Request, site: Site) -> Response:
    """A finished game explained: once somebody has asked for it and it is made."""
    loaded = await table_of(request, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_finished(loaded.table)
    return reply(await site.analyses.state_of(loaded.table))


async def post_analysis(request: Request, site: Site) -> Response:
    """Have a finished game explained. What is there, or on its way, is not made again."""
    loaded = await table_of(request, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_finished(loaded.table)
    found = await site.analyses.state_of(loaded.table)
    if found.stage in ("none", "failed"):
        if not site.analysing.take(address_of(request)):
            raise Refused("error-too-fast", 429)
        found = await site.analyses.begin(loaded.table)
    return reply(found)


async def get_file(request: Request, site: Site) -> Response:
    loaded = await table_of(request, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_finished(loaded.table)
    return await game_file(request, site, loaded.table)


async def game_file(request: Request, site: Site, table: Table) -> Response:
    if not table.setup.start:
        raise Refused("error-not-started")
    if table.setup.runs_other_rules:
        raise table.setup.too_old()
    entries = await site.store.entries(table.id)
    record = partial(files.record_of, table, entries)
    data = await site.heavy.do(address_of(request), lambda: msgspec.json.encode(record().dump()))
    return download(data, f"{table.game.name}-{table.id}.tavolata.json")


def download(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, headers=headers, media_type="application/json")


def plain(text: str) -> str:
    """What somebody wrote, line by line: no control characters, which would move the reader's cursor, no direction marks."""
    return "\n".join(clean(line) for line in text.splitlines())


async def keep_report(site: Site, reports: sa.Table, row: dict[str, Any], times: int = 1) -> None:
    """Keep a report for whoever runs the server, as long as there are not too many. ``times``: so many more than usual."""
    limits = site.limits
    count = sa.select(sa.func.count()).select_from(reports)

    def write(connection: sa.Connection) -> bool:
        of_table = connection.execute(count.where(reports.c.table_id == row["table_id"])).scalar_one()
        if of_table >= limits.reports_of_table * times:
            return False
        if connection.execute(count).scalar_one() >= limits.reports_in_all * times:
            return False
        connection.execute(reports.insert(), row)
        return True

    if not await site.store.write(write) and site.lost_reports.count():
        LOG.warning("reports are not kept any more: there are too many; read and delete them on the admin page")


def need_report(request: Request, site: Site) -> None:
    if not site.new_reports.take(address_of(request)):
        raise Refused("error-too-fast", 429)


async def post_report(request: Request, site: Site) -> Response:
    """Save what the player saw, and give it to them."""
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.ProblemReport, site)
    sitting = await sitting_of(request, site, loaded.table)
    need_view(sitting)
    if wish.seat is not None:
        need_seat(sitting, wish.seat)
    need_report(request, site)
    wish.text, wish.browser = plain(wish.text), plain(wish.browser)
    async with loaded.lock:
        report = files.report_of(loaded.table, wish.seat, wish, time.time())
    text = files.report_text(report)
    row = {"table_id": loaded.table.id, "at": report["at"], "text": wish.text, "browser": wish.browser, "file": text}
    await keep_report(site, REPORTS, row)
    return download(text.encode(), f"tavolata-report-{loaded.table.id}.json")


async def post_card_report(request: Request, site: Site) -> Response:
    """Something is wrong with a card in sight: kept for whoever runs the server. Changes nothing at the table (TT-050)."""
    loaded = await table_of(request, site)
    wish = await body_of(request, wire.CardReport, site)
    need_view(await sitting_of(request, site, loaded.table))
    need_report(request, site)
    async with loaded.lock:
        card = files.card_in_sight(loaded.table, request.path_params["card"])
    row = {"table_id": loaded.table.id, "at": time.time(), "reason": wish.reason, **card}
    await keep_report(site, CARD_REPORTS, row, times=10)
    return reply({})


async def get_health(request: Request, site: Site) -> Response:
    trouble = await site.store.trouble()
    if trouble:
        return reply({"server": VERSION, "database": trouble}, 503)
    return reply({"server": VERSION, "tables": len(site.hall.tables)})
