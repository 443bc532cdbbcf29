"""Sitting down at a table: which game, who plays, which bots, which options. Enter takes what is proposed."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import tavolata
from tavolata.engine import Game, SeatDeck, SetupError
from tavolata.engine.words import Words
from tavolata.players import players_of, usual_player
from tavolata.terminal import store
from tavolata.terminal.desk import Desk, number_in
from tavolata.terminal.play import TablePlan, TerminalGame, begin, resume
from tavolata.terminal.store import Saved

#: How many play unless somebody says otherwise.
USUAL_PLAYERS = 4

_BANNER = "bold white on #8c3b1f"


def choose(desk: Desk) -> TerminalGame:
    """A table, new or saved. EOFError if the person leaves instead."""
    desk.clear()
    desk.print([Text(f" {desk.key('chooser-title')} ", style=_BANNER), Text()])
    desk.tell("chooser-welcome", "bold")
    desk.print([Text()])
    saved = store.unfinished()
    for number, name in enumerate(tavolata.GAMES, 1):
        desk.print(desk.wrapped(Text(f" {number} ").append_text(game_line(desk, name)), 3))
    if saved:
        desk.tell("chooser-resume-key", count=len(saved))
    desk.print([Text()])
    while True:
        text = desk.read(desk.key("chooser-game")).lower()
        if text == "r" and saved:
            return resume(desk, choose_saved(desk, saved).path)
        chosen = number_in(text or "1", 1, len(tavolata.GAMES))
        if chosen is not None or text in tavolata.GAMES:
            return begin(desk, plan_table(desk, tavolata.game(tavolata.GAMES[chosen - 1] if chosen else text)))
        desk.tell("chooser-not-there", text=text, last=len(tavolata.GAMES))


def game_line(desk: Desk, name: str) -> Text:
    """A game in a line: its name, how many play, what it is like."""
    game = tavolata.game(name)
    words = Words(desk.words.language, name)
    line = Text(words.say("game-name"), style="bold")
    players = desk.key("games-players", least=game.min_players, most=game.max_players)
    return line.append(f"  {words.say('game-tagline')} ({players})", style="not bold")


def choose_saved(desk: Desk, saved: list[Saved]) -> Saved:
    """One of the unfinished games."""
    for number, game in enumerate(saved, 1):
        desk.print(desk.wrapped(Text(f" {number} ").append(saved_line(desk, game)), 3))
    return saved[ask_number(desk, "chooser-which", 1, len(saved), 1) - 1]


def saved_line(desk: Desk, saved: Saved) -> str:
    header = saved.header
    game = Words(desk.words.language, header.game).say("game-name") if header.game in tavolata.GAMES else header.game
    names = ", ".join(store.short_name(name) for name in header.names)
    return desk.key(
        "chooser-saved", game=game, names=names, answers=len(header.answers), when=f"{saved.when:%d/%m/%Y %H:%M}"
    )


def plan_table(desk: Desk, game: Game) -> TablePlan:
    """Everything about a new table, asked one by one."""
    usual = max(game.min_players, min(game.max_players, USUAL_PLAYERS))
    players = ask_number(desk, "chooser-players", game.min_players, game.max_players, usual)
    count = ask_number(desk, "chooser-people", 1, players, 1)
    names: list[str] = []
    proposals = desk.key("names-people").split()
    for number in range(1, count + 1):
        proposal = next(name for name in proposals if name not in names)
        while True:
            name = desk.read(desk.key("chooser-name", number=number, name=proposal)) or proposal
            name = clean_name(name)
            if name and name not in names:
                break
            desk.tell("chooser-name-taken")
        names.append(name)
    bots = choose_bots(desk, game, players - count) if count < players else []
    decks = choose_decks(desk, names, players) if game.seat_decks is not None else []
    options = choose_options(desk, game)
    return TablePlan(game, players, list(range(count)), names, bots, options, decks=decks)


def clean_name(name: str) -> str:
    """A name that fits on the screen and cannot be taken for a bot's."""
    letters = "".join(letter for letter in name if letter.isprintable() and letter not in "[]")
    return " ".join(letters.split())[:16].strip()


def choose_bots(desk: Desk, game: Game, seats: int) -> list[str]:
    """Who plays against the people: one bot for all other seats, or one for each. The usual one is proposed."""
    names = players_of(game)
    for number, name in enumerate(names, 1):
        called = desk.key(f"bot-{name}-name") if desk.words.has(f"bot-{name}-name") else name
        desk.print([Text(f" {number} {called}").append(f"  {desk.key(f'bot-{name}')}", style="dim")])
    usual = names.index(usual_player(game)) + 1
    if seats == 1:
        return [names[ask_number(desk, "chooser-bot", 1, len(names), usual) - 1]]
    example = " ".join(str(1 + (usual + seat) % len(names)) for seat in range(seats))
    while True:
        text = desk.read(desk.key("chooser-bots", most=len(names), usual=usual, seats=seats, example=example))
        typed = text.replace(",", " ").split() or [str(usual)]
        numbers = [number for number in (number_in(word, 1, len(names)) for word in typed) if number is not None]
        if len(numbers) == len(typed) and len(numbers) in (1, seats):
            return [names[number - 1] for number in numbers]
        desk.tell("chooser-bots-number", text=text, most=len(names), seats=seats)


def choose_decks(desk: Desk, names: list[str], players: int) -> list[SeatDeck | None]:
    """A deck for each seat, those of people first; proposed are decks to learn with that fit each other."""
    from tavolata.terminal.isola import decks as isola  # so many cards are read only where they are wanted

    known = isola.choosable(desk)
    desk.tell("chooser-decks", "bold")
    for number, (_, shown) in enumerate(known, 1):
        desk.print([Text(f" {number:>2} ").append(shown)])
    chosen: list[str] = []
    for seat in range(players):
        usual = [name for name, _ in known].index(isola.proposed(seat, "".join(chosen[:1]))) + 1
        if seat < len(names):
            number = ask_number(desk, "chooser-deck", 1, len(known), usual, seat=names[seat])
        else:
            number = ask_number(desk, "chooser-deck-bot", 1, len(known), usual)
        chosen.append(known[number - 1][0])
    return isola.brought(desk, chosen, range(players))


def choose_options(desk: Desk, game: Game) -> dict[str, str]:
    """The options, each number turning to the next value; Enter begins."""
    words = Words(desk.words.language, game.name)
    chosen = game.check_options({option.name: option.proposed for option in game.options})
    while game.options:
        desk.tell("chooser-options", "bold")
        for number, option in enumerate(game.options, 1):
            value = chosen[option.name]
            mark = "" if value == option.proposed else " *"
            label = f"{words.say(f'option-{option.name}')}: {words.say(f'option-{option.name}-{value}')}{mark}"
            desk.print([Text(f" {number} ").append(label)])
        number = ask_number(desk, "chooser-option", 0, len(game.options), 0)
        if not number:
            break
        option = game.options[number - 1]
        values = option.values
        chosen[option.name] = values[(values.index(chosen[option.name]) + 1) % len(values)]
        desk.print(desk.wrapped(Text(words.say(f"option-{option.name}-about"), style="dim")))
    return chosen


def ask_number(desk: Desk, key: str, least: int, most: int, usual: int, **details: object) -> int:
    """A number, asked until it is one of those that make sense."""
    while True:
        text = desk.read(desk.words.say(key, {"least": least, "most": most, "usual": usual, **details}))
        number = number_in(text, least, most) if text else usual
        if number is not None:
            return number
        desk.tell("chooser-number", text=text, least=least, most=most)


def list_games(desk: Desk) -> None:
    """``tavolata games``."""
    for name in tavolata.GAMES:
        game = tavolata.game(name)
        words = Words(desk.words.language, name)
        players = desk.key("games-players", least=game.min_players, most=game.max_players)
        head = Text(words.say("game-name"), style="bold").append(f"  ({name})", style="not bold dim")
        desk.print([head.append(f"  {players}", style="not bold")])
        for key in ("game-tagline", "game-length", "game-about"):
            desk.print(desk.wrapped(Text(f"  {words.say(key)}", style="italic" if key == "game-tagline" else ""), 2))
    desk.tell("games-how", command=f"tavolata play {tavolata.GAMES[0]}")


def find_saved(desk: Desk, game: str) -> Path:
    """The unfinished game that the person chooses."""
    saved = store.unfinished(game)
    if not saved:
        raise SetupError("error-nothing-saved", {"folder": str(store.folder())})
    desk.tell("chooser-saved-title", "bold")
    return choose_saved(desk, saved).path
