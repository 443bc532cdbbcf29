"""How much a person has to tap and is asked in Isola dei Demoni: games of the policy at a quick online table, as the server leads it.

``python benchmarks/isola_pace.py --games 20``. Two persons sit there with the usual orders; the policy answers what they are asked.
Counted are taps in own turns in which at least four cards were presented and an attack was declared, confirmations and all, and
questions off turn: how often the other one is asked something in a turn.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import tavolata
from server.tables import NOW, table_at
from tavolata.engine import Decision, Fast, first_of, verb_of
from tavolata.engine.chance import Fair
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import EVENT
from tavolata.games.isola.rules.state import Isola
from tavolata.players import policy_of
from tavolata.server.table import Table

GAME = tavolata.game("isola")
#: Cards that a play takes from the hand.
_CARDS = {actions.PLAY: 1, actions.ASSIGN: 1, actions.ATTACH: 1}
#: Answers that are asked once more, as the page has it.
_CONFIRMED = {actions.USE, actions.EXPEND, actions.DISCARD}


def taps(decision: Decision, action: int) -> int:
    """How many taps lead to an answer: a button, or things one after the other until only one answer names them all."""
    wanted = GAME.text(action).split(" ")
    answers = [GAME.text(other).split(" ") for other in decision.actions]
    event = verb_of(action) == actions.PLAY and CARDS[first_of(action)].type == EVENT
    confirmed = int(verb_of(action) in _CONFIRMED or event)
    if len(wanted) == 1 or decision.name == "draw" or verb_of(action) == actions.ACTIVATE:
        return 1  # a button
    for count in range(1, len(wanted)):
        left = [answer for answer in answers if all(arg in answer[1:] for arg in wanted[1 : count + 1])]
        if len(left) == 1:
            return count + confirmed
    return len(wanted) - 1 + 1  # the things, and the verb or the check


class Turn:
    """What a turn asked of both."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.taps = 0
        self.presented = 0
        self.attacks = 0
        self.asked: list[str] = []


class Pace:
    """A game at a quick table, its turns."""

    def __init__(self, seed: int) -> None:
        assert GAME.seat_decks is not None
        decks = GAME.seat_decks.ready()
        chosen = [decks[seed % 14], decks[(seed * 5 + 3) % 14]]
        chance = Fair(random.Random(seed).randbytes(32))
        state = GAME.new(2, 0, {}, "strict", chance, events=True, decks=chosen)
        self.table: Table = table_at(state, "pp", beat=0)
        self.choose, self.luck = policy_of("policy", GAME), Fast(seed)
        self.turns: list[Turn] = []
        self.now = NOW

    def play(self) -> list[Turn]:
        table = self.table
        last: tuple[int, str] = (-1, "")
        while not table.over:
            self.now += 5
            while table.wake(self.now) is not None:
                pass
            found = self._asked()
            if found is None:
                continue
            decision = found
            state = table.state
            assert isinstance(state, Isola)
            if len(self.turns) < state.turn:
                self.turns.append(Turn(state.active))
            turn = self.turns[-1]
            action = self.choose(state, decision, self.luck)
            if decision.seat == turn.seat:
                self._own(turn, decision, action)
            elif last != (decision.seat, decision.name) or decision.name not in ("defend", "abilities"):
                turn.asked.append(decision.name)
            last = (decision.seat, decision.name)
            table.act(decision.seat, decision.id, action, table.v, None, self.now)
        return self.turns

    def _own(self, turn: Turn, decision: Decision, action: int) -> None:
        turn.taps += taps(decision, action)
        verb = verb_of(action)
        if decision.name == "present":
            turn.presented += _CARDS.get(verb, 0) or (
                len(GAME.text(action).split()) - 1 if verb in (actions.SETTLE, actions.MUSTER) else 0
            )
        if decision.name == "attack" and verb == actions.DONE:
            turn.attacks += 1

    def _asked(self) -> Decision | None:
        """Whom the table waits for."""
        table = self.table
        assert table.window is not None
        for seat in range(2):
            reaction = table.reaction_of(seat)
            if reaction is not None and table.auto_answers.must_answer(table.window, reaction):
                return reaction
            question = table.question_of(seat)
            if question is not None and table.auto_answers.answer_for(table.window, seat, self.now) is None:
                return question
        return None


def measured(games: Sequence[int]) -> tuple[list[Turn], list[Turn]]:
    """All turns, and those with four cards and an attack."""
    turns = [turn for seed in games for turn in Pace(seed).play()]
    return turns, [turn for turn in turns if turn.presented >= 4 and turn.attacks]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    turns, full = measured(range(parser.parse_args().games))
    counts = [turn.taps for turn in full]
    print(f"{len(turns)} turns, {len(full)} with four cards and an attack")
    if counts:
        print(f"taps in those: median {statistics.median(counts)}, most {max(counts)}")
    asked = [name for turn in turns for name in turn.asked]
    print(f"questions off turn, for each turn: {len(asked) / len(turns):.2f}")
    for name, count in Counter(asked).most_common():
        print(f"  {name}: {count / len(turns):.3f}")


if __name__ == "__main__":
    main()
