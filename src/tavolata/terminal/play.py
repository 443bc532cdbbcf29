"""Playing at this keyboard: people and bots around one table, saved after every answer."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

from rich.text import Text

import tavolata
from tavolata.engine import (
    PASS,
    QUICK,
    Ability,
    Decision,
    Fair,
    Fast,
    FileError,
    Game,
    SeatDeck,
    SetupError,
    TavolataError,
    answer_by_order,
    decks_view,
)
from tavolata.engine.record import Record, load_record
from tavolata.engine.words import Words, explain
from tavolata.games.daily import daily_key, today
from tavolata.players import (
    Observation,
    Player,
    advice_of,
    can_judge,
    coach_of,
    from_elsewhere,
    is_elsewhere,
    judged,
    player,
)
from tavolata.terminal import rules, screen, store
from tavolata.terminal.desk import Desk, number_in
from tavolata.terminal.face import Face, Style, face_of
from tavolata.terminal.screen import Scene
from tavolata.terminal.story import Log, LogReader

#: Exit codes: all is well; Ctrl-C.
DONE = 0
INTERRUPTED = 130

#: To look at an answer: the table waits for that, so it is no more than a moment.
_MARK_PLAYOUTS = 256

#: A challenge that was left can be finished later, and is known as such for so many days.
_DAYS_BACK = 60


@dataclass
class TablePlan:
    """A table to be set up. Seats are counted from 0 here and from 1 on the screen."""

    game: Game
    players: int
    people: list[int]
    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    reactions: str = QUICK
    seed: int | None = None
    save: Path | None = None
    #: The day of the daily challenge, "" for any other game.
    day: str = ""
    #: What the seats bring, where the game has decks of seats; the usual ones where there is nothing.
    decks: list[SeatDeck | None] = field(default_factory=list)


def seat_names(plan: TablePlan, desk: Desk) -> list[str]:
    """A name for every seat: those given, else the house's own; a bot's seat also names the bot."""
    people_names = desk.key("names-people").split()
    bot_names = desk.key("names-bots").split()
    given = list(plan.names)
    everybody = len(given) == plan.players
    if len(given) > len(plan.people) and not everybody:
        raise SetupError("error-names", {"names": len(given), "people": len(plan.people), "players": plan.players})
    bots = iter(plan.bots * plan.players)
    short: list[str] = []
    for seat in range(plan.players):
        if given and (everybody or seat in plan.people):
            short.append(given.pop(0))
        else:
            house = people_names if seat in plan.people else bot_names
            short.append(next(name for name in house if name not in short + given))
    if len(set(short)) < len(short):
        raise SetupError("error-names-twice", {"name": next(name for name in short if short.count(name) > 1)})
    return [name if seat in plan.people else store.bot_seat_name(name, next(bots)) for seat, name in enumerate(short)]


def begin(desk: Desk, plan: TablePlan) -> TerminalGame:
    """A new game. Without a seed the luck is fair: a secret key, kept in the file for whoever wants to check it."""
    if plan.save and store.is_there(plan.save):
        raise SetupError("error-save-exists", {"path": str(plan.save)})
    names = seat_names(plan, desk)
    luck = None if plan.seed is not None else Fair(daily_key(plan.game, plan.day) if plan.day else os.urandom(32))
    state = plan.game.new(
        plan.players, plan.seed or 0, plan.options, plan.reactions, luck, events=True, decks=plan.decks
    )
    record = Record.from_state(state, names, plan.seed)
    table = TerminalGame(desk, record, plan.save or store.new_path(plan.game.name))
    table.tell_decks()
    return table


def resume(desk: Desk, path: Path, save: Path | None = None, guests: Sequence[str] = ()) -> TerminalGame:
    """A game from a file. Bots from elsewhere come only if they are named again: a file says not what is run here."""
    record = load_record(path, tavolata.game)
    if record.watch_only:
        details: dict[str, object] = {"found": record.version, "wanted": record.game.version}
        raise FileError("error-file-old", details, game=record.game.name)
    for bot in map(store.bot_of, record.names):
        if is_elsewhere(bot) and bot not in guests:
            raise FileError("error-own-bot-resume", {"name": bot})
    return TerminalGame(desk, record, save or path)


@dataclass
class Order:
    """A standing order: "do not ask me about reactions" until the own turn, or until the next manche."""

    #: The manche in which it was given, if it lasts until the next; else -1.
    period: int
    #: Whether somebody else has had a turn since.
    away: bool


def _bot_called(name: str, game: Game) -> Player:
    return from_elsewhere(name) if is_elsewhere(name) else player(name, game)


class TerminalGame:
    """A game being played at this keyboard."""

    def __init__(self, desk: Desk, record: Record, path: Path) -> None:
        self.desk = desk
        self.record = record
        self.path = path
        self.names = [store.short_name(name) for name in record.names]
        self.bots: dict[int, Player] = {
            seat: _bot_called(store.bot_of(name), record.game)
            for seat, name in enumerate(record.names)
            if store.bot_of(name)
        }
        self.people = [seat for seat in range(record.players) if seat not in self.bots]
        words = Words(desk.words.language, record.game.name)
        self.face = face_of(record.game, words, self.names, Style(desk.fancy, desk.lively), record.options)
        self.orders: dict[int, Order] = {}
        #: What each seat leaves to the table, by ability.
        self.standing: dict[int, dict[str, str]] = {seat: {} for seat in self.people}
        self.began = time.monotonic()
        #: The last answer whose events each seat has seen: all before its own last answer.
        self.looked = {seat: _last_answer(record, seat) - 1 for seat in self.people}
        self.logs = {seat: Log(record, self.face, LogReader(seat)) for seat in self.people}
        #: Whether clear mistakes are marked in the log.
        self.marks = False
        self.at_keyboard: int | None = None
        self.notice = ""
        # As good as a seed, also where luck is fair: after a resume bots play as they would have played.
        self.bot_seed = int(str(record.start_data["seal"]), 16)

    def tell_decks(self) -> None:
        """At the beginning: who plays with which deck, as far as whoever sits alone at the keyboard, or all, may know."""
        seen = decks_view(self.record.state, self.people[0] if len(self.people) == 1 else -1)
        told = [
            self.desk.key("play-deck", seat=name, deck=deck_name(self.record.game, self.face.words, deck))
            for name, deck in zip(self.names, seen, strict=False)
        ]
        if told:
            self.notice = self.desk.key("play-decks", decks=self.face.joined(told))

    # The loop

    def play(self) -> int:
        """Play until the game is over or somebody leaves; gives the exit code."""
        self.record.save(self.path)  # a game that cannot be kept does not begin
        try:
            while not self.record.state.over:
                asked = self.answer_for_absent()
                if asked is not None:
                    self.ask(asked)
                self.save()
        except EOFError:
            self.leave()
            return DONE
        except KeyboardInterrupt:
            # Perhaps in the middle of a move: the file has all answers so far, and is better left as it is.
            self.say_goodbye()
            return INTERRUPTED
        self.end()
        return DONE

    def answer_for_absent(self) -> Decision | None:
        """Answer all that needs no person: bots, standing orders, single answers. Gives the first that does."""
        while not self.record.state.over:
            waiting: list[Decision] = []
            for decision in list(self.record.state.decisions):
                if self.record.game.is_timed(decision):
                    self.put(decision.seat, decision.actions[-1 if self.time_is_over() else 0])
                    break
                if decision.seat in self.bots:
                    if self.waits(decision):
                        continue
                    self.let_bot_answer(decision)
                    break
                given = self.given_for(decision)
                if given is not None:
                    self.note(decision, given)
                    self.put(decision.seat, given)
                    break
                waiting.append(decision)
            else:
                self.save()
                return waiting[0]
        return None

    def waits(self, decision: Decision) -> bool:
        """Whether a bot must not answer yet; only in a lesson."""
        return False

    def let_bot_answer(self, decision: Decision) -> None:
        mixed = (self.bot_seed + len(self.record.answers) * 64 + decision.seat) & ((1 << 62) - 1)
        bot = self.bots[decision.seat]
        observation = Observation(self.record.state, decision.seat)
        chosen = bot.choose(observation, Fast(mixed))
        reason = bot.why(observation, chosen)
        if reason is not None:
            said = self.desk.key("play-bot-says", seat=self.names[decision.seat], why=self.face.why(*reason))
            for log in self.logs.values():
                log.notes[len(self.record.answers) + 1] = said
        self.put(decision.seat, chosen)

    def time_is_over(self) -> bool:
        """Whether the agreed time has passed. It is counted anew whenever the game is taken up again."""
        minutes = self.record.game.minutes(self.record.options)
        return bool(minutes) and time.monotonic() - self.began >= 60 * minutes

    def given_for(self, decision: Decision) -> int | None:
        """The answer that the table gives itself: there is no other, or the seat left it to the table."""
        if self.answers_itself(decision):
            return decision.actions[0]
        standing = self.standing[decision.seat]
        return answer_by_order(self.record.state, decision, standing) if standing else None

    def answers_itself(self, decision: Decision) -> bool:
        """Whether there is nothing to choose, or the person wants no reactions now."""
        if not decision.public and self.has_order(decision.seat):
            return True
        if len(decision.actions) > 1:
            return False
        # At a strict table with several people around one keyboard, whoever is skipped would show an empty hand.
        return decision.public or not self.record.state.strict or len(self.people) == 1

    def note(self, decision: Decision, action: int) -> None:
        """Tell the person what was answered for them, unless it was passing over a reaction, or what the table answers anyway."""
        only = len(decision.actions) == 1
        game = self.record.game
        if only and game.auto_answers_single and game.single_is_public(self.record.state, decision):
            return
        if decision.public or action != PASS:
            words = self.face.action(decision, action)
            key = "play-only-answer" if only else "play-ordered-answer"
            text = self.desk.key(key, seat=self.names[decision.seat], action=words)
            self.logs[decision.seat].notes[len(self.record.answers) + 1] = text

    def put(self, seat: int, action: int) -> None:
        self.record.play(seat, action)
        if self.orders:
            turn = self.face.turn(self.record.state.view(None))
            for ordering, order in self.orders.items():
                order.away = order.away or turn != ordering

    def has_order(self, seat: int) -> bool:
        order = self.orders.get(seat)
        if order is None:
            return False
        view = self.record.state.view(None)
        if order.period >= 0:
            holds = order.period == self.face.period(view)
        else:
            holds = not (order.away and self.face.turn(view) == seat)
        if not holds:
            del self.orders[seat]
            self.notice = ""  # it may still say that nothing will be asked
        return holds

    # Asking a person

    def ask(self, decision: Decision) -> None:
        """Put the question until it is answered."""
        seat = decision.seat
        self.draw_curtain(seat)
        shown = False
        while True:
            if self.desk.lively or not shown:
                self.show(decision)
                shown = True
            elif self.notice:
                self.desk.print([Text(self.notice)])
            self.notice = ""
            text = self.desk.read(self.desk.key("play-prompt", seat=self.names[seat]))
            action = self.understood(decision, text)
            if action is None:
                continue
            before = Observation(self.record.state, seat) if self.marks else None
            try:
                self.put(seat, action)
            except TavolataError as problem:
                self.notice = self.face.refused(problem)
                continue
            if before is not None:
                self.mark(decision, action, before)
            self.looked[seat] = len(self.record.answers) - 1
            return

    def show(self, decision: Decision) -> None:
        scene = self.scene(decision)
        self.desk.clear(wipe=len(self.people) > 1)
        self.desk.print(screen.draw(self.desk, self.face, scene))

    def scene(self, decision: Decision) -> Scene:
        """What whoever is asked sees."""
        seat = decision.seat
        return Scene(
            view=self.record.state.view(seat),
            me=seat,
            log=self.logs[seat].entries(self.looked[seat]),
            story=self.logs[seat].story(),
            decision=decision,
            notice=self.notice,
            ahead=self.face.ahead(self.record.state, self.desk.width),
            keys=self.desk.key("play-keys" if decision.public else "play-keys-reaction", next=self.face.until_next()),
        )

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard nothing may stay on the screen."""
        if seat == self.at_keyboard or len(self.people) == 1:
            return
        self.desk.clear(wipe=True)
        self.at_keyboard = seat
        self.desk.tell("play-curtain", "bold", seat=self.names[seat])
        self.desk.read(self.desk.key("play-curtain-prompt", seat=self.names[seat]), "dim")

    def understood(self, decision: Decision, text: str) -> int | None:
        """The action that was typed; None if it was a command, or nothing that can be understood."""
        if text.isdecimal():
            number = number_in(text, 1, len(decision.actions))
            if number is not None:
                return self.face.answers(decision)[number - 1]
            self.notice = self.desk.key("play-no-such-number", number=text, last=len(decision.actions))
            return None
        if not text:
            if not decision.public:
                return PASS
            self.notice = self.desk.key("play-nothing-typed")
            return None
        if text.lower() in ("z", "zz"):
            self.give_order(decision, text.lower() == "zz")
            return None if decision.public else PASS
        if self.command(decision, text):
            return None
        try:
            return self.record.game.parse(text)
        except TavolataError as problem:
            if not self.read_about(decision, text):
                self.notice = explain(problem, self.desk.words.language)
            return None

    def read_about(self, decision: Decision, text: str) -> bool:
        """Show what the game has to read under that name, such as a card; whether there is something."""
        seat = decision.seat
        lines = self.face.pages(self.record.state.view(seat), seat, text, self.desk.width)
        if lines:
            self.desk.page(lines)
        return bool(lines)

    def command(self, decision: Decision, text: str) -> bool:
        """Whether the text is one of the keys that do not answer, and if so, do it."""
        word, _, rest = text.partition(" ")
        desk, face = self.desk, self.face
        match word.lower():
            case "?" if rest:
                try:
                    desk.page(rules.rule_lines(desk, face, rules.find(face, rest), self.record.options))
                except SetupError as problem:
                    if not self.read_about(decision, rest):
                        self.notice = explain(problem, desk.words.language)
            case "?":
                desk.page(rules.why(desk, face, decision, self.record.options))
            case "r":
                desk.page(rules.book(desk, face, chosen=self.record.options))
            case "l":
                log = self.logs[decision.seat].entries(self.looked[decision.seat])
                desk.page(screen.log_lines(desk, log))
            case "h":
                desk.page(help_lines(desk, face))
            case "c":
                self.notice = self.hint(decision)
            case "m":
                self.notice = self.change_marks()
            case "o":
                self.change_standing(decision.seat, rest)
            case "s":
                self.save_copy(rest)
            case "q":
                raise EOFError
            case _:
                return False
        return True

    def hint(self, decision: Decision) -> str:
        """What a strong player would do, and why, from what this seat knows. Whoever plays with others does without."""
        desk, face, game = self.desk, self.face, self.record.game
        coach = coach_of(game)
        if not coach or len(self.people) > 1:
            return desk.key("play-no-hint-game" if not coach else "play-no-hint-people")
        observation = Observation(self.record.state, decision.seat)
        advice = advice_of(player(coach, game), observation, Fast(self.bot_seed & ((1 << 62) - 1)))
        told = [desk.key("play-hint", answer=face.action(decision, advice.action))]
        if advice.why is not None:
            told.append(face.why(*advice.why))
        compared = advice.compared
        if compared is not None:
            chances = {"chance": round(100 * compared.chance), "other": face.action(decision, compared.other)}
            key = "play-hint-clear" if compared.is_clear else "play-hint-close"
            told.append(desk.key(key, **chances, otherchance=round(100 * compared.other_chance)))
        return " ".join(told)

    def change_marks(self) -> str:
        """The key m: whether whoever plays with bots only hears of clear mistakes."""
        game = self.record.game
        if len(self.people) > 1:
            return self.desk.key("play-no-hint-people")
        if not can_judge(game):
            return self.desk.key("play-no-marks")
        self.marks = not self.marks
        return self.desk.key("play-marks-on" if self.marks else "play-marks-off")

    def mark(self, decision: Decision, action: int, before: Observation) -> None:
        """A line in the log under an answer that was clearly a mistake, from what the seat knew before it."""
        game, seat, number = self.record.game, decision.seat, len(self.record.answers)
        coach = player(coach_of(game), game)
        seed = (self.bot_seed + number) & ((1 << 62) - 1)
        verdict = judged(action, coach, before, Fast(seed), _MARK_PLAYOUTS).verdict
        if verdict is not None:
            better = "; ".join(self.face.action(decision, step) for step in verdict.better)
            told = self.desk.key("play-mark", better=better, points=round(100 * verdict.cost))
            self.logs[seat].notes[number] = f"{told} {self.face.why(*verdict.why)}" if verdict.why is not None else told

    def give_order(self, decision: Decision, until_next_period: bool) -> None:
        view = self.record.state.view(None)
        seat = decision.seat
        self.orders[seat] = Order(self.face.period(view) if until_next_period else -1, self.face.turn(view) != seat)
        key = "play-order-period" if until_next_period else "play-order-turn"
        self.notice = self.desk.words.say(key, {"next": self.face.until_next()})

    def change_standing(self, seat: int, text: str) -> None:
        """The key o: what may be left to the table, or an order for one of these things."""
        abilities = self.record.game.abilities
        if not abilities:
            self.notice = self.desk.key("orders-none")
            return
        name, _, order = text.lower().partition(" ")
        ability = next((known for known in abilities if known.name == name), None)
        if ability is None or order not in ability.orders:
            self.desk.page(self.order_lines(seat, abilities))
            return
        self.standing[seat][name] = order
        self.notice = self.desk.key("orders-given", ability=self.ability(name), order=self.desk.key(f"orders-{order}"))

    def ability(self, name: str) -> str:
        """The name of what can be left to the table."""
        words = self.face.words
        key = next((key for key in (f"reaction-{name}", f"card-{name}") if words.has(key)), f"question-{name}")
        return words.say(key)

    def order_lines(self, seat: int, abilities: tuple[Ability, ...]) -> list[Text]:
        desk = self.desk
        lines = [Text(desk.key("orders-title"), style="bold"), Text()]
        for ability in abilities:
            order = self.standing[seat].get(ability.name, ability.orders[0])
            lines.append(Text(f" {self.ability(ability.name)}: {desk.key(f'orders-{order}')}", style="bold"))
            lines += desk.wrapped(Text(f"   o {ability.name} {'|'.join(ability.orders)}"), 3)
            using = f"use-{ability.name}"
            if "use" in ability.orders and self.face.words.has(using):
                lines += desk.wrapped(Text(f"   use: {self.face.words.say(using)}", style="dim"), 3)
        return lines

    # Saving, leaving, the end

    def save(self) -> None:
        """Keep the game safe; a full disk must not stop it."""
        try:
            self.record.save(self.path)
        except FileError as problem:
            self.notice = explain(problem, self.desk.words.language)

    def save_copy(self, name: str) -> None:
        """The key s: the file that is there anyway, or a copy beside it; nobody else's file is written over."""
        path = store.path_of(name) if name else self.path
        if name and store.is_there(path):
            self.notice = self.desk.key("play-copy-exists", path=str(path))
            return
        try:
            self.record.save(path)
            self.notice = self.desk.key("play-saved", path=str(path))
        except FileError as problem:
            self.notice = explain(problem, self.desk.words.language)

    def leave(self) -> None:
        """Save and say how to come back."""
        self.save()
        self.say_goodbye()

    def say_goodbye(self) -> None:
        self.desk.clear(wipe=len(self.people) > 1)
        self.desk.print([Text()])
        if self.notice:
            self.desk.print([Text(self.notice, style="bold")])
        if store.is_there(self.path):
            self.desk.tell("play-left", "bold", path=str(self.path))
            self.desk.tell("play-resume", command=f"tavolata play --resume {_as_argument(self.path)}")

    def end(self) -> None:
        """Who won, what decided it, where the game is kept."""
        desk, state = self.desk, self.record.state
        desk.clear(wipe=len(self.people) > 1)
        view = state.view(None)
        told = Log(self.record, self.face, LogReader(None))
        happened = told.story()
        log = [entry for entry in told.entries(min(self.looked.values(), default=-1)) if not entry.minor]
        lines = screen.draw(desk, self.face, Scene(view, None, [], happened))[: 1 + state.players]
        lines += screen.log_lines(desk, [entry for entry in log if entry.fresh][-6:])
        lines += [Text(), Text(desk.key("end-title"), style="bold")]
        lines += self.places()
        lines.append(Text())
        for line in self.face.ending(view, happened):
            lines += desk.wrapped(line, 1)
        lines += self.beaten()
        desk.print([*lines, Text()])
        day = day_of(self.record)
        if day:
            desk.tell("end-share", "bold")
            desk.print([*(Text(line) for line in self.face.result(view, happened, day)), Text()])
        if self.notice:
            desk.print([Text(self.notice, style="bold")])
        desk.tell("end-file", path=str(self.path))
        desk.tell("end-replay", command=f"tavolata replay {_as_argument(self.path)}")

    def places(self) -> list[Text]:
        """Who came where, or the one score of a team."""
        desk, state, face = self.desk, self.record.state, self.face
        if face.shares_score:
            args: dict[str, object] = {"seats": face.joined(self.names), "score": face.score(state.scores[0])}
            return [Text(f" {desk.key('end-together', **args)}", style="bold")]
        lines: list[Text] = []
        key = "end-place" if face.counts_points(state.view(None)) else "end-place-alone"
        for seat in sorted(range(state.players), key=lambda seat: (state.ranking[seat], -state.scores[seat], seat)):
            args = {
                "place": state.ranking[seat],
                "seat": self.names[seat],
                "score": face.score(state.scores[seat]),
            }
            lines.append(Text(f" {desk.words.say(key, args)}", style="bold" if state.ranking[seat] == 1 else ""))
        return lines

    def beaten(self) -> list[Text]:
        """The best score of a team of so many, and whether this game beat it."""
        if not self.face.shares_score:
            return []
        game, players, score = self.record.game.name, self.record.players, self.record.state.scores[0]
        before = store.best_score(game, players)
        store.keep_best_score(game, players, score)
        key = "end-best-first" if before is None else "end-best-beaten" if score > before else "end-best-stands"
        best = self.face.score(before if before is not None else score)
        return self.desk.wrapped(Text(f" {self.desk.key(key, players=players, best=best)}", style="bold"), 1)


def help_lines(desk: Desk, face: Face) -> list[Text]:
    """The keys, one a line, with examples from this game."""
    lines = [Text(desk.key("help-title"), style="bold"), Text()]
    rule = next((rules[0] for rules in face.questions.values() if rules), "")
    order = next((f"{ability.name} {ability.orders[-1]}" for ability in face.game.abilities), "")
    for name in (
        "answer",
        "enter",
        "why",
        "hint",
        "marks",
        "rule",
        "rules",
        "log",
        "save",
        "quit",
        "z",
        "zz",
        "orders",
        "help",
    ):
        if (name == "rule" and not rule) or (name == "orders" and not order):
            continue
        keys = Text(f" {desk.key(f'help-{name}-keys', rule=rule):<10}", style="bold")
        said = desk.key(f"help-{name}", next=face.until_next(), order=order)
        lines += desk.wrapped(keys.append(" ").append(said, style="not bold"), 12)
    hint = face.hint()
    return lines + ([Text(), *desk.wrapped(Text(f" {hint}"), 1)] if hint else [])


def deck_name(game: Game, words: Words, deck: dict[str, object]) -> str:
    """What a deck that a seat brings is called; only its size, where nobody may know more."""
    name = str(deck.get("name", ""))
    if game.seat_decks and name in [ready.name for ready in game.seat_decks.ready()]:
        return f"{words.say(f'deck-{name.lower()}')} ({name})"
    return words.say("play-deck-named" if name else "play-deck-unnamed", {"name": name, "count": deck["size"]})


def day_of(record: Record) -> str:
    """The day of the daily challenge that this game is, "" for any other game: its luck tells."""
    luck = record.start_data.get("chance")
    if not record.game.daily or not isinstance(luck, dict):
        return ""
    last = date.fromisoformat(today())
    days = [(last - timedelta(days=back)).isoformat() for back in range(_DAYS_BACK)]
    return next((day for day in days if luck.get("key") == daily_key(record.game, day).hex()), "")


def _as_argument(path: Path) -> str:
    """The file as it can be given to a command: just its name if it lies in the house's folder."""
    text = path.stem if path.parent == store.folder() else str(path)
    return f'"{text}"' if " " in text else text


def _last_answer(record: Record, seat: int) -> int:
    """The number of the seat's last answer, 0 before its first."""
    return max((number for number, (who, _) in enumerate(record.answers, 1) if who == seat), default=0)
