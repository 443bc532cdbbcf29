"""What goes over the wire: the messages of the socket and the bodies of the HTTP calls, as typed structs.

The browser's types (`web/src/lib/wire.ts`) are made from these by `python -m tavolata.server.types`. A message that does not
fit its struct is refused before anything looks at it. `docs/protocol.md` tells the story.

It is one file because it is one vocabulary: socket and calls share their parts, and `wire.ts` has the same in the same order.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

#: The version of this protocol: a client of another one is told to load the page again.
PROTOCOL = 1

#: The most that one message may weigh, in bytes.
LARGEST_MESSAGE = 16 << 10

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableName = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]

Language = Literal["it", "en"]
Tempo = Literal["live", "days"]
Reactions = Literal["quick", "strict"]
#: How fast bots play where people look on.
BotPace = Literal["quick", "usual", "calm"]
#: Where people may ask what a strong player would do: where one plays against bots only, at this table, never.
Hints = Literal["bots", "always", "never"]
#: What a seat wants where it could do something again and again: a button to press while others think, a question each time,
#: a question only where it concerns the seat, or never; "use": the table does it where that helps, and does not ask.
Order = Literal["button", "ask", "concern", "use", "never"]
Stage = Literal["open", "playing", "finished"]
Role = Literal["seat", "invite", "spectator", "host"]
SeatKind = Literal["open", "person", "bot"]
#: What a device is, as far as people need to know it; "": not known. A program is whatever says it is no browser.
Browser = Literal["chrome", "edge", "firefox", "opera", "safari", "samsung", "program", ""]
System = Literal["android", "iphone", "ipad", "windows", "mac", "linux", "chromeos", ""]
#: Beside its colour each seat has a shape: colour is never the only sign.
Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
Shape = Literal["circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "moon"]


# From a client


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """I sit at this table (or watch it); I have everything up to version ``have``. Answered by State or Update."""

    table: Id
    #: Which of this device's seats looks now; None: as a spectator.
    seat: SeatNumber | None = None
    have: Annotated[int, Meta(ge=-1, le=1 << 40)] = -1
    protocol: Number = PROTOCOL
    #: For programs: a seat's token, where browsers have a cookie.
    token: Token | None = None


class Act(msgspec.Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """My answer to a decision, in notation. The same id twice gives the same answer twice."""

    id: Id
    decision: Number
    action: Notation
    #: The version the client had on its screen: an answer to a table that has changed since is refused.
    on: Number
    #: Whether I want to be told afterwards if this was clearly a mistake (Mark), where there are hints.
    mark: bool = False


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why can I not do this? Answered by Nak with the reason; changes nothing."""

    id: Id
    decision: Number
    action: Notation


class Orders(msgspec.Struct, tag_field="t", tag="orders", forbid_unknown_fields=True):
    """Standing orders by ability (GameInfo.abilities), and whether to pass until my turn."""

    id: Id
    orders: dict[Word, Order] = {}
    quiet: bool = False


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A line of chat: either text or the key of a quick phrase, which each reads in their own language."""

    id: Id
    text: Line | None = None
    phrase: Word | None = None


class TakeBack(msgspec.Struct, tag_field="t", tag="takeback", forbid_unknown_fields=True):
    """I want my last choice back: at once if nobody is harmed, else the others are asked."""

    id: Id


class Consent(msgspec.Struct, tag_field="t", tag="consent", forbid_unknown_fields=True):
    """My answer to another seat's wish to take back."""

    id: Id
    yes: bool


class Back(msgspec.Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """I am here again: the bot that kept my seat may go."""

    id: Id


class GoOn(msgspec.Struct, tag_field="t", tag="go-on", forbid_unknown_fields=True):
    """I have read what the lesson says at this step (Lesson.step): go on. Said twice it counts once."""

    id: Id
    step: Number


class AskHint(msgspec.Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would a strong player do in my place? Answered by Hint to whoever asks, and told to nobody else."""

    id: Id
    decision: Number


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    at: float


FromClient = Hello | Act | Why | Orders | Say | TakeBack | Consent | Back | GoOn | AskHint | Ping


# Parts of what the server says


class SeatInfo(msgspec.Struct):
    """What everybody may know of a seat."""

    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    shape: Shape
    #: The bot that plays here, or keeps the seat of somebody absent.
    bot: str = ""
    #: Whether a bot keeps this person's seat for now.
    standin: bool = False
    #: Whether the person has the table open.
    here: bool = False
    #: Whether this seat has brought a deck, and how it is called if its owner lets the others know.
    brings: bool = False
    deck: str = ""


class DeckInfo(msgspec.Struct, omit_defaults=True):
    """What everybody may know of the deck of a seat: the hash that seals it; list and salt once the game is over.

    ``commitment`` is SHA-256 of the salt's bytes and the cards, joined by line feeds. Where decks lie open the list is there
    from the start.
    """

    commitment: str
    size: int
    name: str = ""
    cards: list[str] = []
    salt: str = ""


class OwnDeck(msgspec.Struct):
    """The deck that a seat brings, for this seat alone; ``named``: the others may know its name."""

    cards: list[str]
    name: str = ""
    named: bool = False


class TakeBackWish(msgspec.Struct):
    """A seat wants its last choice back; these have agreed, these are still asked."""

    seat: int
    agreed: list[int]
    asked: list[int]


class GuestInfo(msgspec.Struct):
    """Somebody with an invitation who would like a seat; the host answers by ``id``.

    In the middle of a game they would see a hand that a bot had: ``seat`` is the one that the host would give them, ``asked`` whose
    yes that still waits for.
    """

    id: str
    name: str
    seat: int | None = None
    asked: list[int] = []


class MatchGame(msgspec.Struct):
    """A game of a match: its table, the seat that began, and how it ended."""

    table: str
    first: int
    places: list[int] = []
    scores: list[int] = []


class MatchInfo(msgspec.Struct):
    """A match: as many games as there are seats, so that each begins once, with the same decks.

    Whoever wins more games wins it; where that is equal, whoever has more points in all of them together; else it is drawn.
    """

    games: int
    #: Which of them is played at this table, from 1.
    number: int
    #: Those that are over, in order; this table's among them once it is.
    played: list[MatchGame]
    #: By seat, how many games were won (a drawn one by nobody), and the points of all games.
    wins: list[int]
    points: list[int]
    #: The seat that begins the game to come after those; -1: the first one is not over, or there is none to come.
    next: int = -1
    #: Who won the match, once all games are over: all on place 1, it is drawn.
    places: list[int] = []


class TableInfo(msgspec.Struct):
    """What everybody at a table may know of it, apart from the game itself."""

    id: str
    name: str
    game: str
    rules: str
    stage: Stage
    players: int
    options: dict[str, str]
    reactions: Reactions
    tempo: Tempo
    language: Language
    turn_seconds: int
    absent_seconds: int
    fill: str
    seats: list[SeatInfo]
    created: float
    #: The hash of the key behind every shuffle and die, published at the start; the key itself once the game is over.
    commitment: str = ""
    key: str = ""
    places: list[int] = []
    scores: list[int] = []
    takeback: TakeBackWish | None = None
    #: The table where the same people play again, or the next game of the match.
    rematch: str = ""
    #: Begun under other rules and not to be continued under these: it can be looked at, not played.
    locked: bool = False
    #: What may be said of what the table brought along: the name of its own deck, how many cards it has.
    brought: dict[str, Any] = {}
    #: The day of the daily challenge that is played here: "2026-11-16".
    daily: str = ""
    #: When the time is over that was agreed for the game (seconds since 1970, server's clock).
    ends_at: float | None = None
    #: The decks of the seats, once the game has begun; empty where seats bring none.
    decks: list[DeckInfo] = []
    #: Whether people bring a deck to their seat: they cannot, may, must.
    seat_decks: Literal["no", "may", "must"] = "no"
    #: The lesson that is given here. Its luck is loaded: there is no commitment, and nothing to verify.
    lesson: str = ""
    #: Whether whoever has the invitation may watch when the seats are taken, and who of them would like a seat.
    watch: bool = True
    guests: list[GuestInfo] = []
    #: How the match stands that is played here; None: a single game is.
    match: MatchInfo | None = None
    bot_pace: BotPace = "usual"
    #: What was chosen about hints, whether they are given here now, and how many each seat had, once the game is over.
    hints: Hints = "bots"
    coached: bool = False
    hints_given: list[int] = []
    #: Whether the bots are to be as strong as the one person who plays with them; once the game is over, their level in the next one.
    like_me: bool = False
    next_level: str = ""


class About(msgspec.Struct, omit_defaults=True):
    """What a question is about. What there is nothing to say of is left out; cards and spaces go by their names in notation."""

    #: The card that asks, or that is to be decided on; further cards: already chosen, in danger, without room.
    card: str = ""
    cards: list[str] = []
    #: The space that asks; where the answers lead, if that is not too many to tell.
    space: str = ""
    spaces: list[str] = []
    #: The other seat, and the one at which something was aimed.
    seat: int = -1
    target: int = -1
    #: What was rolled for, as the event has it, and the dice that lie open against the own ones.
    purpose: str = msgspec.field(name="for", default="")
    against: list[int] = []
    #: What is won, lost or paid for; its price, the prices of all wares, how many are left.
    what: str = ""
    price: int = 0
    prices: dict[str, int] = {}
    count: int = 0
    #: Cards and spaces whose texts one decides by and that do not lie before one's eyes.
    read: list[str] = []


class Answer(msgspec.Struct, omit_defaults=True):
    """An answer taken apart: its verb, and its arguments with their kinds (card, seat, ...)."""

    verb: str
    args: list[tuple[str, str]]
    #: Of answers that do the same by other means, the one that is usually wanted.
    usual: bool = False


class Question(msgspec.Struct):
    """What this seat is asked, and the legal answers: in notation, and taken apart in the same order."""

    decision: int
    name: str
    rule: str
    options: list[str]
    about: About
    answers: list[Answer]


class Reaction(msgspec.Struct):
    """What this seat could do now out of turn. Others never learn that it could."""

    decision: int
    name: str
    rule: str
    options: list[str]
    about: About
    answers: list[Answer]
    order: Order
    #: Whether the table waits for an answer (order "ask"); otherwise it is a button.
    waits: bool


class Exchange(msgspec.Struct):
    """Seats reply in turn until all have passed in a row: whose reply it is, and who has passed since the last reply."""

    seat: int
    passed: list[int]
    name: str
    rule: str


class Clock(msgspec.Struct):
    """Until when (seconds since 1970, server's clock) the seats that are awaited may think."""

    until: float
    now: float


class Reason(msgspec.Struct):
    """Why a bot answered so: the key of a sentence in the words of its game, and what the sentence names.

    It names what everybody may know: cards and spaces by name, seats by number, ``reason``: another reason, key and names.
    """

    seat: int
    key: str
    named: dict[str, Any] = {}


class LogEntry(msgspec.Struct):
    """What happened at one version of the table, as this viewer may know it.

    An event has its ``kind``, its ``rule``, its arguments, and ``private: true`` if this viewer sees more of it than others.
    """

    v: int
    at: float
    events: list[dict[str, Any]]
    #: A take-back: everything after this version did not happen.
    undone_to: int | None = None
    #: Why the bot that did this did it; left out where nobody says so.
    why: Reason | UnsetType = UNSET


class ChatLine(msgspec.Struct):
    k: int
    #: None: a spectator.
    seat: int | None
    at: float
    text: str = ""
    phrase: str = ""


class PointAt(msgspec.Struct):
    """A thing that a lesson points at: a card, space, ... as in the arguments of answers; "part": a region of the page
    (hand, table, deck, question, log, score, board, "seat 1").
    """

    kind: str
    value: str


class Lesson(msgspec.Struct):
    """Where a lesson stands, for whoever learns. Exactly one of these holds: there are ``answers`` to choose from, or it is
    ``busy`` (others have to move first, or the question is yet to come), or it waits for GoOn, or it is ``over``.
    """

    name: str
    #: From 1; as many as there are when it is over. GoOn names it.
    step: int
    #: What a learner counts: which idea this is, and how many there are. An idea may have several steps.
    idea: int
    of: int
    #: What is said now, in the words of the game: what to do, with why; once ``done`` what happened; at last the end.
    #: Sentences may name the other seats: $seat1, $seat2, ...
    key: str
    point: list[PointAt]
    #: The answers to the open question that lead on, the best one first: what "show me" shows.
    answers: list[str]
    done: bool
    busy: bool
    over: bool


class You(msgspec.Struct):
    """What the viewer is at this table."""

    #: The seat that looks; None: a spectator.
    seat: int | None
    #: All seats of this device (hot seat).
    seats: list[int]
    host: bool
    orders: dict[str, Order] = {}
    quiet: bool = False
    #: Whether I may ask for my last choice back; whether that needs the others' consent shows when I ask.
    takeback: bool = False
    #: The deck that the seat that looks has brought.
    deck: OwnDeck | None = None


class Mark(msgspec.Struct):
    """The last answer of the seat that looks was clearly worse than what the coach would have done, as far as the seat could know
    before it gave it.
    """

    #: When the answer took effect, and to what.
    v: int
    decision: int
    question: str
    given: Answer
    #: One answer, or the steps of a plan.
    better: list[Answer]
    #: How much of the chance of winning it cost, and the standard error of that.
    cost: float
    error: float
    why: Reason | None = None


# From the server


class Moved(msgspec.Struct, kw_only=True):
    """Where the game stands for this viewer: part of State and of Update."""

    v: int
    view: dict[str, Any] | None
    question: Question | None = None
    reaction: Reaction | None = None
    #: My answer is with the server and takes effect after a short beat, or when others have answered.
    held: bool = False
    #: The seats that everybody may know are being waited for.
    waiting: list[int] = []
    #: Where replies alternate; what this seat could reply is its ``reaction``.
    exchange: Exchange | None = None
    clock: Clock | None = None
    you: You
    over: bool = False
    #: For the learner, at a table that is a lesson. None: there is no lesson, or the game has left its way.
    lesson: Lesson | None = None
    #: Where the seat that looks asked for it: its last answer was clearly a mistake.
    mark: Mark | None = None


class State(Moved, tag_field="t", tag="state", kw_only=True):
    """Everything a viewer needs to begin: answer to Hello."""

    protocol: int = PROTOCOL
    server: str
    table: TableInfo
    log: list[LogEntry]
    chat: list[ChatLine]


class Update(Moved, tag_field="t", tag="update", kw_only=True):
    """What changed: the entries after ``since``. A client whose version is not ``since`` says hello again."""

    since: int
    log: list[LogEntry]
    #: In the answer to a hello: the table and its chat, which may have changed while the client was away.
    table: TableInfo | None = None
    chat: list[ChatLine] | None = None


class TableChanged(msgspec.Struct, tag_field="t", tag="table"):
    """Somebody sat down, left, came back; the game began."""

    table: TableInfo


class Chatted(msgspec.Struct, tag_field="t", tag="chat"):
    line: ChatLine


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    id: str
    v: int


class Nak(msgspec.Struct, tag_field="t", tag="nak"):
    """Refused, nothing changed: the key of the reason and its arguments, and the sentence in the table's language."""

    id: str
    key: str
    details: dict[str, Any]
    rule: str
    text: str


class Hint(msgspec.Struct, tag_field="t", tag="hint"):
    """What a strong player would do, as far as the seat that asks can know: the answer in notation, and why.

    Where the coach has thought ahead: the chance of winning with it, and the best other answer that was tried as long with
    its own; ``clear``: the difference is more than luck.
    """

    id: str
    v: int
    decision: int
    action: str
    #: The level that was asked.
    bot: str
    #: None: what was found by thinking has no reason in words.
    why: Reason | None = None
    chance: float | None = None
    other: str = ""
    other_chance: float | None = None
    clear: bool = False


class Gone(msgspec.Struct, tag_field="t", tag="gone"):
    """This place is no longer yours: the table was deleted, the link renewed, the seat freed."""

    key: str


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    at: float


class Moving(msgspec.Struct, tag_field="t", tag="moving"):
    """This server process is about to end and another one goes on: connect again now, and leave this connection then."""


FromServer = State | Update | TableChanged | Chatted | Ack | Nak | Hint | Gone | Pong | Moving


# HTTP bodies: tables, their links, and who sits there


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be laid. The one who asks becomes its host and sits down if they give a name."""

    game: Word
    #: Needed unless it is a lesson.
    players: Annotated[int, Meta(ge=0, le=16)] = 0
    name: TableName = ""
    options: dict[Word, Word] = {}
    reactions: Reactions = "quick"
    tempo: Tempo = "live"
    language: Language = "it"
    #: 0: no limit.
    turn_seconds: Seconds = 0
    #: After how long a bot keeps the seat of somebody absent who is awaited; 0: only when the host says so.
    absent_seconds: Seconds = 0
    #: The bot for empty seats when the game starts; "": wait until all seats are taken.
    fill: Annotated[str, Meta(max_length=40)] = ""
    #: The short pause, in milliseconds, in which others may react before a choice takes effect; -1: as the tempo has it.
    beat: Annotated[int, Meta(ge=-1, le=60_000)] = -1
    host: Person | None = None
    #: What the table brings along, where the game knows such things: a deck of its own, the cards it has seen lately.
    brings: dict[Word, Any] = {}
    #: Today's challenge: the options are the day's, the cards are dealt alike for everyone.
    daily: bool = False
    #: A lesson of the game (GameInfo.lessons), or an example (GameInfo.examples): players, options and bots are the lesson's, whoever asks (``host``) sits at the
    #: learner's seat, and the game begins at once.
    lesson: Annotated[str, Meta(max_length=40)] = ""
    #: A match instead of a single game, where the game has such (GameInfo.match): each seat begins once.
    match: bool = False
    bot_pace: BotPace = "usual"
    hints: Hints = "bots"
    #: Bots as strong as whoever plays with them: their level, ``fill`` in the first game, follows the results in rematches.
    like_me: bool = False


class SeatDeck(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody brings to their seat: one of the game's ready decks, or a list, a card a line ("3 LANCE").

    Nobody else hears of the list before the end; of its name only if ``named``.
    """

    ready: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=8000)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    named: bool = False


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down."""

    name: Name
    colour: Colour | None = None
    shape: Shape | None = None
    #: The deck they bring, where the game takes one; without it what they brought before stays.
    deck: SeatDeck | None = None


class SeatLink(msgspec.Struct):
    """The secret link of one seat, for the host or for the one who sits there. The token stands in the fragment."""

    seat: int
    path: str


class Created(msgspec.Struct):
    table: TableInfo
    seats: list[SeatLink]
    #: Takes any free seat.
    invite: str
    spectator: str
    #: For programs: the token that gives the host's rights.
    token: str


class Links(msgspec.Struct):
    """For the host: the links that are there to be passed on. For everybody: those of their own seats.

    The link of a seat where somebody else sits, person or bot, is nobody else's: it shows a hand.
    """

    seats: list[SeatLink]
    invite: str = ""
    spectator: str = ""
    #: Brings the host's rights to another device.
    host: str = ""
    #: What to put before these paths for others to find the table; "": the address of the page itself.
    origin: str = ""


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link is exchanged for a cookie: this device holds that seat, may take a free one, or watches."""

    token: Token


class Entered(msgspec.Struct):
    table: TableInfo
    #: What the link gives: a seat, any free seat, the view of a spectator, or the host's rights.
    role: Role
    seat: int | None
    you: You
    #: Of the seat that was entered or sat down on: its link from now on. That by which one came may have ended.
    link: str = ""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down, or change name and colours. Without a seat: any free one. ``also``: a further seat on this device."""

    person: Person
    seat: SeatNumber | None = None
    also: bool = False


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """For the host: free a seat, put a bot there, let a bot keep it or give it back, make a new link."""

    do: Literal["free", "bot", "standin", "back", "renew"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    #: With "bot": the deck that it plays; without it one of the game's.
    deck: SeatDeck | None = None


class AskForSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A late guest would like to sit down under this name; empty: no longer."""

    name: Annotated[str, Meta(max_length=24)] = ""


class GuestAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """For the host: the seat of a bot, or a free one, for a late guest; None: not now."""

    seat: SeatNumber | None = None


class GuestConsent(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a late guest may have the seat of a bot in the middle of the game."""

    yes: bool


class TableChange(msgspec.Struct, forbid_unknown_fields=True):
    """For the host: another name for the table, other clocks, other bots or another pace. Also while the game runs."""

    name: TableName | None = None
    turn_seconds: Seconds | None = None
    absent_seconds: Seconds | None = None
    fill: Annotated[str, Meta(max_length=40)] | None = None
    #: Whether late guests may watch by the invitation.
    watch: bool | None = None
    bot_pace: BotPace | None = None
    #: Until the game begins.
    hints: Hints | None = None
    #: New links to sit down, to watch and to host; the old ones are worth nothing from then on, and who came by them to
    #: watch or to host is out, but for the asker.
    renew_links: bool = False


# HTTP bodies: devices, and how somebody is called when it is their turn


class Device(msgspec.Struct):
    """A browser that holds a place at a table, or the programs that use a seat's link. ``id`` is good for this place alone."""

    id: str
    browser: Browser
    system: System
    #: When it came, and when it was last used, give or take an hour (seconds since 1970).
    since: float
    used: float
    #: Whether it is the one that asks.
    this: bool
    #: Programs that have nothing but the link: all of them together.
    by_link: bool = False


class Place(msgspec.Struct):
    """A place of the asker: a seat, or the host's (``seat`` is None); its link, and all devices that hold it."""

    seat: int | None
    link: str
    devices: list[Device]


class Devices(msgspec.Struct):
    places: list[Place]


class PlaceChange(msgspec.Struct, forbid_unknown_fields=True):
    """A place of mine gets a new link. "renew": all other devices are sent away; "away": only this device, others stay.

    Programs have nothing but the link, and so need the new one in any case.
    """

    do: Literal["renew", "away"]
    #: None: the host's place.
    seat: SeatNumber | None = None
    #: With "away": the ``id`` of a Device.
    device: Annotated[str, Meta(max_length=40)] = ""


#: How somebody is called when it is their turn.
NudgeKind = Literal["push", "webhook", "mail"]
_Hour = Annotated[int, Meta(ge=0, le=23)]
_Zone = Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")]
_Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]*$")]


class NudgeWish(msgspec.Struct, forbid_unknown_fields=True):
    """Call me in this way when it is my turn at this table. A browser's own keys come with "push"."""

    kind: NudgeKind
    #: Where the push service or the webhook listens, or to whom mail goes.
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    p256dh: _Key = ""
    auth: _Key = ""
    #: Which of the asker's seats; without it the first one.
    seat: SeatNumber | None = None
    language: Language = "it"
    #: From this hour to that one nothing is sent; the same twice: no quiet hours.
    quiet_from: _Hour = 0
    quiet_until: _Hour = 0
    #: The time zone of these hours: "Europe/Rome".
    zone: _Zone = ""


class NudgeQuiet(msgspec.Struct, forbid_unknown_fields=True):
    """From this hour to that one a seat is not called, in none of its ways; the same hour twice: no quiet hours."""

    quiet_from: _Hour
    quiet_until: _Hour
    zone: _Zone = ""
    #: Which of the asker's seats; without it the first one.
    seat: SeatNumber | None = None


class NudgeWay(msgspec.Struct):
    """One way in which a seat of the asker is called."""

    id: str
    kind: NudgeKind
    seat: int
    #: Enough of its address to know it again.
    shown: str
    #: Whether this browser chose it; then ``target`` is a hash of kind and address by which it knows its own.
    this: bool
    target: str
    quiet_from: int
    quiet_until: int
    #: False: a mail asks whether it is wanted, and nobody has said yes yet.
    confirmed: bool


class NudgeWays(msgspec.Struct):
    """The ways of the asker's seats, and what this server offers: kinds, its own key for push, hosts of webhooks."""

    ways: list[NudgeWay]
    kinds: list[NudgeKind]
    push_key: str
    hosts: list[str]


class PushRenewal(msgspec.Struct, forbid_unknown_fields=True):
    """The push service gave this browser a new address instead of the old one."""

    old: Annotated[str, Meta(max_length=1000)]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    p256dh: _Key
    auth: _Key


class NudgeToken(msgspec.Struct, forbid_unknown_fields=True):
    """Out of the link in a message: stop this, or yes to mail."""

    token: Annotated[str, Meta(min_length=3, max_length=100, pattern="^[A-Za-z0-9_.-]+$")]


class NudgeAnswer(msgspec.Struct):
    done: Literal["stopped", "confirmed"]


# HTTP bodies: own tables, and the games of the house


class Mine(msgspec.Struct):
    """One of this browser's tables, for the lobby."""

    table: TableInfo
    you: You
    waiting: list[int]
    updated: float


class MyTables(msgspec.Struct):
    tables: list[Mine]


class OptionInfo(msgspec.Struct, omit_defaults=True):
    name: str
    values: list[str]
    ruling: str
    #: Whether most people who lay a table want to be asked, what they are proposed if not the default, and the values by which they decide how
    #: long the game lasts, the shortest first.
    usual: bool = False
    proposed: str = ""
    lengths: list[str] = []


class VerbInfo(msgspec.Struct, omit_defaults=True):
    """A verb of the notation: the kinds of its arguments (card, seat, ...), from which place on their order is free."""

    name: str
    kinds: list[str]
    unordered_from: int
    #: Offered after the other answers.
    late: bool = False


class Section(msgspec.Struct):
    key: str
    rules: list[str]


class AbilityInfo(msgspec.Struct):
    """Something that a seat may leave to the table, and what it may order; the first is what the table does by itself."""

    name: str
    orders: list[Order]


class ReadyDeck(msgspec.Struct):
    """A deck that a game offers."""

    name: str
    cards: list[str]


class SeatDecksInfo(msgspec.Struct):
    """That a game lets its seats bring decks, and which it has ready."""

    ready: list[ReadyDeck]


class LessonInfo(msgspec.Struct):
    """A lesson that a game offers: its name for NewTable, the keys of its title and of what it is about, how long it is."""

    name: str
    title: str
    about: str
    steps: int
    players: int


class GameInfo(msgspec.Struct):
    """What a client needs to know of a game before it is played; its words are in its Fluent files."""

    name: str
    version: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    verbs: list[VerbInfo]
    bots: list[str]
    #: The rules behind each question.
    questions: dict[str, list[str]]
    #: The chapters of the rules.
    sections: list[Section]
    #: What may have a standing order.
    abilities: list[AbilityInfo]
    #: The bot for a seat when nobody chose one.
    usual_bot: str = ""
    #: What a table may bring along.
    brings: list[str] = []
    #: The options of the daily challenge; empty where there is none.
    daily: dict[str, str] = {}
    #: Letters of rules that events keep, because stored games have them, and those that people read.
    rule_letters: dict[str, str] = {}
    #: What seats may bring; None: nothing.
    seat_decks: SeatDecksInfo | None = None
    #: The guided first games, the first one first.
    lessons: list[LessonInfo] = []
    #: The bot for whoever plays for the first time.
    easiest_bot: str = ""
    #: Whether a table may play a match of it.
    match: bool = False
    #: The examples of its rules that can be played: laid like a lesson, by their names.
    examples: list[str] = []
    #: The level that gives hints; "": there are none.
    coach: str = ""
    #: Whether that level can say what an answer costs: it thinks ahead.
    marks: bool = False


class Catalogue(msgspec.Struct):
    """The cards of a game with their texts in one language; what a card has is declared with the game's view."""

    cards: list[dict[str, Any]]


class Games(msgspec.Struct):
    games: list[GameInfo]
    server: str
    protocol: int
    #: For how many days finished tables are kept, and those where nothing happens any more; 0: for ever.
    keep_finished: int = 0
    keep_idle: int = 0


# HTTP bodies: a game watched again, and explained


class Change(msgspec.Struct):
    """What is new in a view: entries that are put there, entries that are changed within, entries that are gone.

    Those of a list go by their number.
    """

    put: dict[str, Any]
    within: dict[str, Change]
    gone: list[str]


class Frame(msgspec.Struct):
    """One moment of a replay. Whoever asks for changes gets the view in the first frame and then what is new in it."""

    v: int
    at: float
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    change: Change | None = None
    #: As in LogEntry.
    why: Reason | UnsetType = UNSET


class Replay(msgspec.Struct):
    """A finished game, from one seat, from a spectator's chair (-1) or with all cards open (-2)."""

    table: TableInfo
    seat: int
    frames: list[Frame]
    #: The place of the first of these frames, and how many the whole game has: a long one comes in parts.
    first: int
    total: int


class AnalysisPoint(msgspec.Struct):
    """How things stood at a moment of the replay: what the table counts by (turn, round, manche), each seat's chance of winning."""

    v: int
    clock: int
    chances: list[float]


class AnalysisMoment(msgspec.Struct):
    """A stretch in which a seat's chance rose much: from one moment of the replay to another, from one chance to another."""

    since: int
    until: int
    clock: int
    seat: int
    before: float
    after: float


class AnalysisMistake(msgspec.Struct):
    """An answer that cost something, with the better one; ``v``: the moment of the replay at which it was given."""

    v: int
    seat: int
    clock: int
    question: str
    given: Answer
    better: Answer
    #: How much of the chance of winning it cost, and the standard error of that.
    cost: float
    error: float
    why: Reason | None = None


class GameAnalysis(msgspec.Struct):
    """A finished game explained."""

    points: list[AnalysisPoint]
    moments: list[AnalysisMoment]
    #: The costliest answers of each seat.
    mistakes: list[list[AnalysisMistake]]
    #: What all clear mistakes of each seat cost together; empty where nobody can weigh answers.
    lost: list[float]
    #: What equal bots win of this very deal on each seat: the luck of it.
    deal: list[float]


AnalysisStage = Literal["none", "waiting", "running", "done", "failed"]


class AnalysisState(msgspec.Struct):
    """How far the analysis of a table is: nobody asked for it, it waits, it is made, it is here, it cannot be made."""

    stage: AnalysisStage
    #: What is done, of what there is to do.
    done: int = 0
    of: int = 0
    analysis: GameAnalysis | None = None


# HTTP bodies: reports, decks that people write, refusals


class ProblemReport(msgspec.Struct, forbid_unknown_fields=True):
    """Something is wrong: what the player saw and did."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    seat: SeatNumber | None = None
    browser: Annotated[str, Meta(max_length=300)] = ""


CardReason = Literal["date", "clue", "wording", "double", "unfit", "other"]


class CardReport(msgspec.Struct, forbid_unknown_fields=True):
    """A card is wrong: its date, a text that gives the date away or misleads, the same event twice, not for this table."""

    reason: CardReason


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """A deck that somebody wrote, as its file has it (CSV or JSON)."""

    text: str
    name: TableName = ""


class DeckProblem(msgspec.Struct):
    """What is wrong with a deck, and where; a warning keeps nobody from playing."""

    line: int
    field: str
    text: str
    warning: bool
    #: The card that is meant, and the rule, where it is about one.
    card: str = ""
    rule: str = ""


class DeckChecked(msgspec.Struct):
    """How many cards were read, and everything that is wrong with them, in the asker's language."""

    count: int
    problems: list[DeckProblem]


class SeatDeckText(msgspec.Struct, forbid_unknown_fields=True):
    """A list for a seat, as people write it, or its code; chance deals a hand of it by the seed."""

    text: Annotated[str, Meta(max_length=8000)]
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class SeatDeckChecked(msgspec.Struct):
    """The cards that were read, everything that is wrong with them in the asker's language, and what there is to say of them: each
    game says it in a shape of its own (``DeckAbout`` of its types).
    """

    cards: list[str]
    problems: list[DeckProblem]
    about: dict[str, Any]


class Refusal(msgspec.Struct):
    """The body of every HTTP error."""

    key: str
    details: dict[str, Any]
    rule: str
    text: str
