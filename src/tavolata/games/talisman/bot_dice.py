"""When the bot of Talisman spends fate on a roll outside of a fight: what each roll brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavolata.engine import Step, pack
from tavolata.games.talisman.actions import BY_STRENGTH, FATE, KEEP
from tavolata.games.talisman.bot_values import FATE_TOKEN, INSIDE, MAIN, TOAD
from tavolata.games.talisman.cards import ARMOUR, CHARACTER_NAMES, CRYPT, DEEDS, NOBODY, STRENGTH, ability
from tavolata.games.talisman.components import check_complete
from tavolata.games.talisman.deeds import Table
from tavolata.games.talisman.dice import rolled_then
from tavolata.games.talisman.encounter import Beguiled, Placed
from tavolata.games.talisman.ending import ArmourHolds
from tavolata.games.talisman.fight import Charmed
from tavolata.games.talisman.mind import Mind
from tavolata.games.talisman.move import Opened
from tavolata.games.talisman.odds import FIEND_STRENGTH
from tavolata.games.talisman.special import Bite, ChasmFall, CommandFalls, Dicing, Emerge, Fiends, Howl, QuestGiven
from tavolata.games.talisman.spell_book import RandomFalls
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.steps import AfterRoll
from tavolata.games.talisman.totals import can
from tavolata.games.talisman.turn import STEPS

_PRAY: Final = ability("pray")


def fate_price(mind: Mind) -> int:
    """What a token of fate is worth: the last ones are kept for what counts."""
    return FATE_TOKEN if mind.fate > 1 else FATE_TOKEN * 3 // 2


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


def _table(mind: Mind, step: Table, total: int) -> int:
    deed = DEEDS[step.deed]
    row = total - deed.lowest
    value = mind.deed(deed.parts[row], step.card)
    plus = (deed.pray and can(mind.hero, _PRAY)) or CHARACTER_NAMES[mind.hero.character] in deed.plus
    if plus and row + 1 < len(deed.parts):
        value = max(value, mind.deed(deed.parts[row + 1], step.card))
    return value


def _opened(mind: Mind, step: Opened, total: int) -> int:
    able = mind.strength if step.by == BY_STRENGTH else mind.craft
    return INSIDE if total <= able else -MAIN


def _emerge(mind: Mind, step: Emerge, total: int) -> int:
    result = total - (mind.strength if mind.hero.space == CRYPT else mind.craft)
    return INSIDE if result <= 0 else INSIDE * 2 // 3 if result == 1 else INSIDE // 3 if result <= 3 else 0


def _bite(mind: Mind, step: Bite, total: int) -> int:
    return -mind.life_lost(max(0, (total + 1) // 2 - len(mind.hero.followers)))


def _fiends(mind: Mind, step: Fiends, total: int) -> int:
    won, lost, _ = mind.fight_odds(FIEND_STRENGTH, False, 0, False)
    return -total * lost * mind.life_lost() // max(1, won + lost)


def _howl(mind: Mind, step: Howl, total: int) -> int:
    return mind.fight(total, False, 0, False, 0)


def _dicing(mind: Mind, step: Dicing, total: int) -> int:
    """Death's dice lie open when fate is spent."""
    theirs = sum(step.theirs)
    return 1000 if total > theirs else -mind.life_lost() if total < theirs else 0


def _quest(mind: Mind, step: QuestGiven, total: int) -> int:
    return mind.quest_of(total)


def _command(mind: Mind, step: CommandFalls, total: int) -> int:
    return 2500 if total >= _least_command(mind.state) else 0


def _least_command(state: Talisman) -> int:
    return {5: 3, 6: 2}.get(state.players, 4) if state.rulings.by_players else 4


def _chasm(mind: Mind, step: ChasmFall, total: int) -> int:
    if total > 2:
        return 0
    return -mind.life_lost() if step.card == NOBODY else -mind.follower(step.card)


def _armour(mind: Mind, step: ArmourHolds, total: int) -> int:
    return mind.life_lost() if total >= ARMOUR[step.card] else 0


def _charmed(mind: Mind, step: Charmed, total: int) -> int:
    return 60 * STRENGTH[step.card] if total > STRENGTH[step.card] else 0


def _random(mind: Mind, step: RandomFalls, total: int) -> int:
    hero = mind.hero
    fall = (-TOAD, -hero.strength * mind.strength_worth, -hero.craft * mind.craft_worth, -hero.gold * mind.coin())
    return fall[total - 1] if total <= 4 else mind.strength_worth if total == 5 else mind.life_won(1, False)


def _no_matter(mind: Mind, step: AfterRoll, total: int) -> int:
    """Not worth any fate."""
    return 0


#: What a roll brings, by the step that waits for it.
ROLLS: Final[dict[type[Step[Any]], Callable[[Mind, Any, int], int]]] = {
    Table: _table,
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
    Charmed: _charmed,
    RandomFalls: _random,
    Beguiled: _no_matter,
    Placed: _no_matter,
}
check_complete(
    [step.__name__ for step in ROLLS],
    [step.__name__ for step in STEPS if issubclass(step, AfterRoll)],
    "what a roll is worth (bot_dice.py)",
)
