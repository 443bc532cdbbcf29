"""When the bot of Talisman spends fate on a roll outside of a fight: what each roll brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavolata.engine import Step, pack
from tavolata.engine.data_files import check_complete
from tavolata.games.talisman.bot.effects import effect_worth
from tavolata.games.talisman.bot.fight_worth import fight_odds, fight_worth
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.thing_worth import follower_worth
from tavolata.games.talisman.box.actions import BY_STRENGTH, FATE, KEEP
from tavolata.games.talisman.box.cards import ARMOUR, CHARACTER_NAMES, CRYPT, EFFECTS, NOBODY, STRENGTH, ability
from tavolata.games.talisman.rules.adventure import AfterPlacing
from tavolata.games.talisman.rules.creatures import AfterCharming
from tavolata.games.talisman.rules.crossing import Opened
from tavolata.games.talisman.rules.dice import rolled_then
from tavolata.games.talisman.rules.effects import RollOnTable
from tavolata.games.talisman.rules.ending import ArmourHolds
from tavolata.games.talisman.rules.inner_region import Bite, CommandFalls, Dicing, Emerge, Fiends, Howl
from tavolata.games.talisman.rules.meeting import AfterBeguiling
from tavolata.games.talisman.rules.odds import FIEND_STRENGTH
from tavolata.games.talisman.rules.spaces import ChasmFall, QuestGiven
from tavolata.games.talisman.rules.spell_book import RandomFalls
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import AfterRoll
from tavolata.games.talisman.rules.totals import can
from tavolata.games.talisman.rules.turn import STEPS

_PRAY: Final = ability("pray")


def fate_price(mind: Mind) -> int:
    """What a token of fate is worth: the last ones are kept for what counts."""
    values = mind.values
    price = values.fate_token if mind.fate > 1 else values.fate_token * values.last_fate // 100
    return price + mind.fate_cost - values.fate_token


def fate(mind: Mind, question: Any, actions: list[int]) -> int:
    state = mind.state
    step = rolled_then(state)
    dice = state.dice
    now = rolled(mind, step, dice)
    best, value = pack(KEEP), now + fate_price(mind)
    for number in range(len(dice)):
        total = sum([rolled(mind, step, (*dice[:number], die, *dice[number + 1 :])) for die in range(1, 7)])
        if total // 6 > value:
            best, value = pack(FATE, number + 1), total // 6
    return best


def rolled(mind: Mind, step: AfterRoll, dice: tuple[int, ...]) -> int:
    """What a roll brings, by what it is for."""
    return ROLLS[type(step)](mind, step, sum(dice))


def _table(mind: Mind, step: RollOnTable, total: int) -> int:
    effect = EFFECTS[step.effect]
    row = total - effect.lowest
    value = effect_worth(mind, effect.parts[row], step.card)
    plus = (effect.pray and can(mind.hero, _PRAY)) or CHARACTER_NAMES[mind.hero.character] in effect.plus
    if plus and row + 1 < len(effect.parts):
        value = max(value, effect_worth(mind, effect.parts[row + 1], step.card))
    return value


def _opened(mind: Mind, step: Opened, total: int) -> int:
    able = mind.strength if step.by == BY_STRENGTH else mind.craft
    return mind.values.inside if total <= able else -mind.values.main


def _emerge(mind: Mind, step: Emerge, total: int) -> int:
    result = total - (mind.strength if mind.hero.space == CRYPT else mind.craft)
    return (
        mind.values.inside
        if result <= 0
        else mind.values.inside * 2 // 3
        if result == 1
        else mind.values.inside // 3
        if result <= 3
        else 0
    )


def _bite(mind: Mind, step: Bite, total: int) -> int:
    return -mind.life_lost(max(0, (total + 1) // 2 - len(mind.hero.followers)))


def _fiends(mind: Mind, step: Fiends, total: int) -> int:
    won, lost, _ = fight_odds(mind, FIEND_STRENGTH, False, 0, False)
    return -total * lost * mind.life_lost() // max(1, won + lost)


def _howl(mind: Mind, step: Howl, total: int) -> int:
    return fight_worth(mind, total, False, 0, False, 0)


def _dicing(mind: Mind, step: Dicing, total: int) -> int:
    """Death's dice lie open when fate is spent."""
    theirs = sum(step.theirs)
    return mind.values.past_death if total > theirs else -mind.life_lost() if total < theirs else 0


def _quest(mind: Mind, step: QuestGiven, total: int) -> int:
    return mind.quest_of(total)


def _command(mind: Mind, step: CommandFalls, total: int) -> int:
    return mind.values.command if total >= _least_command(mind.state) else 0


def _least_command(state: Talisman) -> int:
    return {5: 3, 6: 2}.get(state.players, 4) if state.rulings.by_players else 4


def _chasm(mind: Mind, step: ChasmFall, total: int) -> int:
    if total > 2:
        return 0
    return -mind.life_lost() if step.card == NOBODY else -follower_worth(mind, step.card)


def _armour(mind: Mind, step: ArmourHolds, total: int) -> int:
    return mind.life_lost() if total >= ARMOUR[step.card] else 0


def _charmed(mind: Mind, step: AfterCharming, total: int) -> int:
    return 60 * STRENGTH[step.card] if total > STRENGTH[step.card] else 0


def _random(mind: Mind, step: RandomFalls, total: int) -> int:
    hero = mind.hero
    fall = (
        -mind.toad_cost(),
        -hero.strength * mind.strength_worth,
        -hero.craft * mind.craft_worth,
        -hero.gold * mind.coin(),
    )
    return fall[total - 1] if total <= 4 else mind.strength_worth if total == 5 else mind.life_won(1, False)


def _no_matter(mind: Mind, step: AfterRoll, total: int) -> int:
    """Not worth any fate."""
    return 0


#: What a roll brings, by the step that waits for it.
ROLLS: Final[dict[type[Step[Any]], Callable[[Mind, Any, int], int]]] = {
    RollOnTable: _table,
    Opened: _opened,
    Emerge: _emerge,
    Bite: _bite,
    Fiends: _fiends,
    Howl: _howl,
    Dicing: _dicing,
    QuestGiven: _quest,
    CommandFalls: _command,
    ChasmFall: _chasm,
    ArmourHolds: _armour,
    AfterCharming: _charmed,
    RandomFalls: _random,
    AfterBeguiling: _no_matter,
    AfterPlacing: _no_matter,
}
check_complete(
    [step.__name__ for step in ROLLS],
    [step.__name__ for step in STEPS if issubclass(step, AfterRoll)],
    "what a roll is worth (bot/dice.py)",
)
