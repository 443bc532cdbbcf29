"""Talisman for a long time: tables agreed on at random, random players of whom some are keen, every invariant after every
step, and a list of what of the box never happened.

    PYTHONPATH=src:tests python -m battery.soak --rounds 100000

It looks over the shoulder of the rules while they work, which only plain Python allows.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NamedTuple

import tavolata
from battery.cases import pick
from battery.hooks import HOOKS
from tavolata.engine import QUICK, STRICT, Decision, Question, arguments_of, first_of, pack
from tavolata.games.talisman import rules
from tavolata.games.talisman.box.actions import MOST_PLAYERS, ROLL, YES
from tavolata.games.talisman.box.cards import (
    ABILITIES,
    CARD_NAMES,
    CHARACTER_NAMES,
    CRYPT,
    EFFECTS,
    KEYS,
    RECORDS,
    SPACES,
    Card,
)
from tavolata.games.talisman.rules import effects
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import craft_of, strength_of
from tavolata.lab.bench import is_compiled

GAME = tavolata.game("talisman")

#: How often a player does what a keen one would do.
KEEN = 0.4

#: A game without a limit is left after so many answers: others are to be played too.
MOST_ANSWERS = 6_000

#: Where the clock ends the game, it does so at one of so many looks.
LOOKS = 40

#: A die decides at these steps.
DICE = {
    **dict.fromkeys(
        ("QuestGiven", "Bite", "Fiends", "CommandFalls", "RandomFalls", "AfterCharming", "AfterBeguiling", "ChasmFall"),
        range(1, 7),
    ),
    "Howl": range(2, 13),
}

#: Abilities that a player uses by an answer; the others are met when the rules look them up.
BY_VERB = {
    "assassinate": "assassinate",
    "mind": "psychic",
    "steal": "steal",
    "beguile": "beguile",
    "charm": "charm",
    "free": "free-purchase",
    "regenerate": "regenerate",
}
#: Abilities for which others have means too: what counts is the answer of this character.
BY_CHARACTER = {
    ("align", "DRUID"): "shape",
    ("evade", "DWARF"): "evade-hills",
    ("evade", "ELF"): "evade-woods",
    ("lure", "MINSTREL"): "take-maidens",
    ("lure", "SORCERESS"): "take-follower",
    ("exorcise", "PRIEST"): "exorcise",
    ("replace", "PROPHETESS"): "foresee",
}
#: Abilities that show in an answer together with its question (see ``Watch._use``).
BY_ANSWER = ("dwarf", "two-weapons", "pray", "raise", "woods-walk")


class Told(NamedTuple):
    """What a part of a soak came to."""

    games: int
    rounds: int
    answers: int
    seen: Counter[str]
    failures: list[str]


# What there is


def entries() -> list[str]:
    """All that should happen sooner or later, by name."""
    found = [f"card {name}" for name in CARD_NAMES]
    for space in SPACES:
        found.append(f"space {space.key}")
        for first in (space.first, space.does):
            found += effect_names(space.key, first)
    for record in dict.fromkeys(RECORDS):
        found += effect_names(record.key, record.does)
        found += [f"{record.key} is placed by a {face}" for face in range(1, 7) if record.place]
    found += [f"step {name}" for name in GAME.steps]
    found += [f"question {kind.name}" for kind in GAME.steps.values() if issubclass(kind, Question)]
    found += [f"verb {verb.name}" for verb in GAME.notation.verbs]
    found += [f"{step}: {total}" for step, totals in DICE.items() for total in totals]
    found += [f"out of {where}: {place}" for where in ("CRYPT", "MINES") for place in ("on", "1", "2-3", "4-5", "6")]
    found += [f"Death rolls {result}" for result in ("more", "as much", "less")]
    found += [f"ability {name}" for name in ABILITIES]
    found += [f"character {name}" for name in CHARACTER_NAMES]
    found += [f"option {option.name}={value}" for option in GAME.options for value in option.values]
    found += [f"{players} players" for players in range(2, MOST_PLAYERS + 1)]
    return list(dict.fromkeys(found))


def effect_names(where: str, number: int) -> list[str]:
    return [name for _, name in parts_of(where, number)]


def parts_of(where: str, number: int) -> Iterator[tuple[tuple[int, int], str]]:
    """An effect and all that it is made of: (its number, the total rolled; 0 for itself), and a name."""
    if number < 0:
        return
    effect = EFFECTS[number]
    yield (number, 0), f"{where}: {effect.shape} {effect.word or effect.amount or ''}".rstrip()
    if effect.shape == "roll":
        for row, part in enumerate(effect.parts):
            yield (number, effect.lowest + row), f"{where}: rolls {effect.lowest + row}"
            if part not in effect.parts[:row]:
                yield from parts_of(f"{where} {effect.lowest + row}", part)
    else:
        for place, part in enumerate(effect.parts):
            yield from parts_of(f"{where} {effect.names[place] if effect.names else ''}".rstrip(), part)
    yield from parts_of(f"{where} then", effect.then)
    for ware, _ in effect.prices:
        if ware:
            yield (number, 1000 + KEYS.index(ware)), f"{where}: sells {ware}"


# What happens


class Watch:
    """Notes what the rules do. Put in place once for each process."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        sources = [(space.key, number) for space in SPACES for number in (space.first, space.does)]
        sources += [(record.key, record.does) for record in dict.fromkeys(RECORDS)]
        self.names = dict(part for where, number in sources for part in parts_of(where, number))
        self._watch_effects()
        self._watch_steps()
        self._watch_abilities()

    def note(self, name: str) -> None:
        self.seen[name] += 1

    def _watch_effects(self) -> None:
        apply, look_up = effects.apply, effects.look_up

        def watched_apply(state: Talisman, seat: int, number: int, card: Card) -> None:
            self.note(self.names[number, 0])
            apply(state, seat, number, card)

        def watched_look_up(state: Talisman, seat: int, number: int, card: Card, total: int) -> None:
            self.note(self.names[number, total])
            look_up(state, seat, number, card, total)

        vars(effects).update(apply=watched_apply, look_up=watched_look_up)

    def _watch_steps(self) -> None:
        for kind in GAME.steps.values():
            setattr(kind, "run", self._watched_run(kind.__name__, kind.run))  # noqa: B010 - a method is replaced

    def _watched_run(self, name: str, run: Callable[[Any, Talisman], None]) -> Callable[[Any, Talisman], None]:
        def watched(step: Any, state: Talisman) -> None:
            self.note(f"step {name}")
            if name in DICE:
                self.note(f"{name}: {sum(state.dice)}")
            elif name == "AfterPlacing":
                self.note(f"{RECORDS[step.card].key} is placed by a {state.dice[0]}")
            elif name == "Emerge":
                self._out_of(state, step.seat)
            elif name == "Dicing":
                mine, theirs = sum(state.dice), sum(step.theirs)
                self.note(f"Death rolls {'less' if mine > theirs else 'more' if mine < theirs else 'as much'}")
            run(step, state)

        return watched

    def _out_of(self, state: Talisman, seat: int) -> None:
        hero = state.heroes[seat]
        in_crypt = hero.space == CRYPT
        result = sum(state.dice) - (strength_of(state, hero) if in_crypt else craft_of(state, hero))
        place = "on" if result <= 0 else "1" if result == 1 else "2-3" if result <= 3 else "4-5" if result <= 5 else "6"
        self.note(f"out of {'CRYPT' if in_crypt else 'MINES'}: {place}")

    def _watch_abilities(self) -> None:
        """The tables by which the rules ask for an ability are replaced by such as note it."""
        for chapter in iter_modules(rules.__path__):
            module = import_module(f"{rules.__name__}.{chapter.name}")
            assert module.__file__ is not None
            written = Path(module.__file__).read_text(encoding="utf-8")
            for table, name in re.findall(r'^(\w+): Final = ability\("([\w-]+)"\)', written, re.MULTILINE):
                if name not in (*BY_VERB.values(), *BY_CHARACTER.values(), *BY_ANSWER):
                    setattr(module, table, Table(getattr(module, table), name, self.note))

    def look(self, state: Talisman, decision: Decision, action: int) -> None:
        """A position and the answer that comes next."""
        verb = GAME.notation.verb(action).name
        hero = state.heroes[decision.seat]
        self.note(f"question {decision.name}")
        self.note(f"verb {verb}")
        if state.is_here(decision.seat):
            character = CHARACTER_NAMES[hero.character]
            self.note(f"character {character}")
            self.note(f"space {SPACES[hero.space].key}")
            for card in hero.objects + hero.followers:
                self.note(f"card {CARD_NAMES[card]}")
            self._use(decision, character, verb, action)
        self._hear(state)

    def _use(self, decision: Decision, character: str, verb: str, action: int) -> None:
        ability = BY_VERB.get(verb) or BY_CHARACTER.get((verb, character))
        if ability:
            self.note(f"ability {ability}")
        if decision.name == "need-not-roll" and character == "DWARF":
            self.note("ability dwarf")
        if verb == "fight" and len(arguments_of(action)) == 2:
            self.note("ability two-weapons")
        if decision.name == "add-one" and first_of(action) == YES:
            self.note("ability pray")
        if decision.name == "raise" and verb == "take":
            self.note("ability raise")
        if decision.name == "move" and character == "ELF" and verb in ("go", "halt") and pack(ROLL) in decision.actions:
            self.note("ability woods-walk")
        if verb == "buy":
            number = getattr(decision.question, "effect")  # noqa: B009 - only shops have it
            self.note(self.names[number, 1000 + first_of(action)])

    def _hear(self, state: Talisman) -> None:
        for event in state.events or []:
            if event.kind in ("faced", "killed", "took", "took-card") or event.kind.startswith("cast"):
                self.note(f"card {event.public.get('card')}")
        state.events = []


class Table(list[bool]):
    """For each character whether it has an ability; says when one that has it is asked for."""

    def __init__(self, table: list[bool], name: str, note: Callable[[str], None]) -> None:
        super().__init__(table)
        self.name = name
        self.note = note

    def __getitem__(self, character: Any) -> Any:
        has = super().__getitem__(character)
        if has:
            self.note(f"ability {self.name}")
        return has


# Playing


def some_options(lots: random.Random, players: int) -> dict[str, str]:
    """Half of the time what is usual, else anything."""
    options = {}
    for option in GAME.options:
        usual = lots.random() < 0.5
        options[option.name] = option.values[0] if usual else option.values[pick(lots, len(option.values))]
    if players > 6:
        options["crowd"] = "yes"
    return options


def play(watch: Watch, seed: int) -> tuple[int, int]:
    """One game: rounds and answers."""
    lots = random.Random(seed)
    players = 2 + seed % (MOST_PLAYERS - 1)
    options = some_options(lots, players)
    state = GAME.new(players, seed, options, STRICT if lots.random() < 0.3 else QUICK, events=True)
    assert isinstance(state, Talisman)
    state.check_every_step()
    watch.note(f"{players} players")
    for name, value in options.items():
        watch.note(f"option {name}={value}")
    answers = 0
    while not state.over and answers < MOST_ANSWERS:
        decision = state.decisions[pick(lots, len(state.decisions))]
        actions = decision.actions
        if GAME.is_timed(decision):
            actions = actions[-1:] if pick(lots, LOOKS) == 0 else actions[:1]
        elif len(actions) > 1 and lots.random() < KEEN:
            actions = HOOKS["talisman"].keen(state, decision)
        action = actions[pick(lots, len(actions))]
        watch.look(state, decision, action)
        state.play(decision.seat, action, decision.id)
        answers += 1
        if answers % 100 == 0:
            state.view(decision.seat)
    watch._hear(state)
    return state.round, answers


def soak(first: int, step: int, rounds: int) -> Told:
    """Games with every so manieth seed until so many rounds are played."""
    watch = Watch()
    games = played = answers = 0
    failures: list[str] = []
    while played < rounds:
        seed = first + games * step
        try:
            one = play(watch, seed)
            played += one[0]
            answers += one[1]
        except Exception as problem:  # one bad game must not hide the others
            failures.append(f"seed {seed}: {type(problem).__name__}: {problem}")
            played += 1
        games += 1
    return Told(games, played, answers, watch.seen, failures)


def report(parts: list[Told]) -> list[str]:
    """In words: how much was played, what broke, what never happened, what hardly ever did."""
    seen: Counter[str] = Counter()
    for part in parts:
        seen.update(part.seen)
    expected = entries()
    never = [name for name in expected if not seen[name]]
    rare = [f"{name} ({seen[name]})" for name in expected if 0 < seen[name] <= 3]
    failures = [failure for part in parts for failure in part.failures]
    counts = [
        sum(part.games for part in parts),
        sum(part.rounds for part in parts),
        sum(part.answers for part in parts),
    ]
    lines = ["{:,} games, {:,} rounds, {:,} answers".format(*counts), f"{len(failures)} failed"]
    lines += [f"  {failure}" for failure in failures[:20]]
    lines.append(f"{len(expected)} things to see, {len(never)} never seen")
    lines += [f"  {name}" for name in never]
    lines.append(
        f"{len(rare)} seen at most three times: {', '.join(rare)}" if rare else "none seen at most three times"
    )
    return lines


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=100_000)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--workers", type=int, default=1)
    given = reader.parse_args()
    if is_compiled():
        print("this needs the plain build: PYTHONPATH=src:tests", file=sys.stderr)
        return 2
    share = -(-given.rounds // given.workers)
    with ProcessPoolExecutor(given.workers) as pool:
        parts = list(
            pool.map(
                soak,
                range(given.seed, given.seed + given.workers),
                [given.workers] * given.workers,
                [share] * given.workers,
            )
        )
    print("\n".join(report(parts)))
    return 1 if any(part.failures for part in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
