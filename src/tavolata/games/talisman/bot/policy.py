"""What a sensible player of Talisman answers: the greedy bot.

What everything is worth to a character begins in ``mind.py``; plain values are in ``values.py``, the odds in
``rules/odds.py``. Each question is answered by what brings most, in the file of its topic: ``moves``, ``dice``, ``fights``,
``meetings``, ``things``, ``choices``, ``spells``. It reads what its seat may know and nothing else: which cards are in the deck
but not their order, no Spells but its own. A test plays it on re-dealt tables and expects the same answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavolata.engine import Chance, Decision
from tavolata.games.talisman.bot.choices import (
    accept,
    add_one,
    alignment,
    bonus,
    buy_spell,
    character,
    character_worth,
    choose,
    enter,
    knight,
    need_not_roll,
    pay,
    quest,
    wish,
)
from tavolata.games.talisman.bot.dice import fate
from tavolata.games.talisman.bot.fights import armour, attack_fate, fight, raise_enemy, reward, stand
from tavolata.games.talisman.bot.meetings import avoid, meet, replace, whom, yes_evade
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.moves import move, open_by, stay_at, step_worth, teleport, way_to_move, where
from tavolata.games.talisman.bot.reasons import experienced_why, why
from tavolata.games.talisman.bot.spells import counter, end_spell, forget, loss, pass_by, react
from tavolata.games.talisman.bot.things import (
    hand_in,
    loot,
    lure,
    part_with,
    parted_with,
    royals,
    shop,
    take,
    take_from,
    to_gold,
    trophies,
    vampire,
)
from tavolata.games.talisman.bot.values import EXPERIENCED, GREEDY, LEAST, Values
from tavolata.games.talisman.rules.state import Talisman

__all__ = ["answer_by", "experienced", "experienced_why", "policy", "scores", "why"]


def policy(state: Talisman, decision: Decision, chance: Chance) -> int:
    """The answer of a sensible player."""
    return answer_by(GREEDY, state, decision)


def experienced(state: Talisman, decision: Decision, chance: Chance) -> int:
    """The answer of whoever has learned from many games what things are worth."""
    return answer_by(EXPERIENCED, state, decision)


def answer_by(values: Values, state: Talisman, decision: Decision) -> int:
    """What is best to whom things are worth that."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    answer = ANSWERS.get(decision.name)
    if answer is None:
        return actions[0]
    return answer(Mind(state, decision.seat, values), decision.question, actions)


def scores(state: Talisman, decision: Decision) -> list[int]:
    """What each answer promises; the policy's is the best. LEAST: it is not thought of, as most are where an answer follows from
    one thought and not from weighing all.
    """
    actions = decision.actions
    mind = Mind(state, decision.seat, GREEDY)
    answer, judge = ANSWERS.get(decision.name), JUDGES.get(decision.name)
    chosen = actions[0] if answer is None else answer(mind, decision.question, actions)
    found = [LEAST] * len(actions) if judge is None else [judge(mind, action) for action in actions]
    place = actions.index(chosen)
    # What was decided by more than a worth, such as a Spell before the roll, is better than what else there is.
    most = max(found)
    if found.index(most) != place:
        found[place] = max(most + 1, 0)
    return found


#: The mind of whoever is asked, the question, its actions; one of them.
Answer = Callable[[Mind, Any, list[int]], int]

#: What one answer is worth, of the questions in which several are weighed: the mind of whoever is asked, and the answer.
Judge = Callable[[Mind, int], int]

JUDGES: Final[dict[str, Judge]] = {
    "character": character_worth,
    "move": way_to_move,
    "where": step_worth,
    "teleport": stay_at,
    "objects": parted_with,
    "deliver": parted_with,
    "lose-follower": parted_with,
}

ANSWERS: Final[dict[str, Answer]] = {
    "character": character,
    "bonus": bonus,
    "move": move,
    "where": where,
    "open": open_by,
    "fate": fate,
    "attack-fate": attack_fate,
    "fight": fight,
    "defend": stand,
    "strike": stand,
    "armour": armour,
    "reward": reward,
    "raise": raise_enemy,
    "encounter": whom,
    "meet": meet,
    "dodge": yes_evade,
    "avoid": avoid,
    "replace": replace,
    "take": take,
    "loot": loot,
    "take-from": take_from,
    "lure": lure,
    "objects": part_with,
    "deliver": part_with,
    "lose-follower": part_with,
    "spells": forget,
    "to-gold": to_gold,
    "royals": royals,
    "shop": shop,
    "choose": choose,
    "enter": enter,
    "need-not-roll": need_not_roll,
    "add-one": add_one,
    "pay": pay,
    "wish": wish,
    "teleport": teleport,
    "knight": knight,
    "quest": quest,
    "vampire": vampire,
    "buy-spell": buy_spell,
    "counter-here": accept,
    "alignment": alignment,
    "trophies": trophies,
    "hand-in": hand_in,
    "others-turn": react,
    "before-dice": react,
    "loss": loss,
    "kill": pass_by,
    "counter": counter,
    "end-spell": end_spell,
}
