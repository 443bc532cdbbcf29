"""What a sensible player of Talisman looks at: the greedy bot.

What spaces, cards and fights are worth to a character stands in ``mind.py``, the odds in ``odds.py``; here each question is
answered by what brings most. It reads what its seat may know and nothing else: which cards are in the deck but not their
order, no Spells but its own. A test plays it on re-dealt tables and expects the same answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavolata.engine import PASS, Chance, Decision, first_of, pack, second_of, verb_of
from tavolata.games.talisman.actions import (
    ALIGN,
    ASSASSINATE,
    BACK,
    BEGUILE,
    BRIBE_IT,
    BUILD,
    BUY,
    BY_CRAFT,
    BY_GOLD,
    BY_LIFE,
    BY_STRENGTH,
    CHARM,
    CHOOSE,
    COINS_UP,
    CROSS_BRIDGE,
    DONE,
    DROP,
    EVADE,
    EXORCISE,
    FATE,
    FIGHT,
    FREE,
    GO,
    KEEP,
    LOOK,
    LURE,
    MEET,
    MIND,
    NO,
    NONE,
    OPEN,
    PROVOKE,
    RAFT_TO,
    REGENERATE,
    ROLL,
    SELL,
    STAY,
    STEAL,
    TAKE,
    TRADE,
    USE,
    WAYS,
    YES,
)
from tavolata.games.talisman.cards import (
    ACQUISITION,
    ALCHEMY,
    AMULET,
    ARMOUR,
    BRANCHES,
    CHARACTER_NAMES,
    COUNTERSPELL,
    CRAFT,
    CREATURES,
    CROWN,
    CRYPT,
    DEATH,
    DEEDS,
    DESTROYMAGIC,
    DESTRUCTION,
    DIVINATION,
    DOES,
    DRAW,
    ENEMY,
    FIRE,
    FOLLOWER,
    FORCED,
    HEALING,
    HEX,
    IMMOBILITY,
    INNER,
    INVISIBILITY,
    KEY,
    KEYS,
    KIND,
    MAGIC,
    MERCENARY,
    MESMERISM,
    MIDDLE,
    NOBODY,
    NULLIFY,
    OBJECT,
    ORIGIN,
    OUTER,
    PERIL,
    PITS,
    POTION,
    PRESERVATION,
    PRICE,
    PSIONICBLAST,
    RANDOM,
    REGION,
    RUNES,
    RUNESWORD,
    SPACE_DOES,
    SPELL,
    STRENGTH,
    TELEPORT,
    TEMPORALWARP,
    TERRAIN,
    TYPE,
    VALUE_CRAFT,
    VALUE_FATE,
    VALUE_LIFE,
    VALUE_STRENGTH,
    WEREWOLF,
    WORTH,
    ability,
    creature_of,
)
from tavolata.games.talisman.components import ALIGNMENTS
from tavolata.games.talisman.deeds import Decided, PayFor, Table
from tavolata.games.talisman.ending import ArmourHolds
from tavolata.games.talisman.fight import Charmed
from tavolata.games.talisman.gains import keeps_a_spell
from tavolata.games.talisman.hero import Attack, Hero
from tavolata.games.talisman.mind import (
    A_SPELL,
    A_TALISMAN,
    COIN,
    FATE_TOKEN,
    INSIDE,
    LEAST,
    LOST_TURN,
    MAIN,
    TOAD,
    Mind,
)
from tavolata.games.talisman.move import Opened, after_roll
from tavolata.games.talisman.odd import (
    Bite,
    ChasmFall,
    CommandFalls,
    Dicing,
    Emerge,
    Fiends,
    Howl,
    QuestGiven,
)
from tavolata.games.talisman.odds import (
    FIEND_STRENGTH,
    turns_to_land,
)
from tavolata.games.talisman.reasons import why
from tavolata.games.talisman.score import RUNES_ADD, own_score, weapon_worth
from tavolata.games.talisman.spells import COMMAND, RandomFalls, is_cast
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.totals import can, may_have

__all__ = ["policy", "why"]

_INNER_STRENGTH: Final = ability("inner-strength")
_PRAY: Final = ability("pray")
_RAISER: Final = ability("raise")

# Answers


def policy(state: Talisman, decision: Decision, chance: Chance) -> int:
    """The answer of a sensible player."""
    actions = decision.actions
    if len(actions) == 1:
        return actions[0]
    answer = ANSWERS.get(decision.name)
    if answer is None:
        return actions[0]
    return answer(Mind(state, decision.seat), decision.question, actions)


def best_of(actions: list[int], values: list[int]) -> int:
    """The action of the highest value, the first one among equals."""
    return actions[values.index(max(values))]


def only(actions: list[int], verb: int) -> list[int]:
    return [action for action in actions if verb_of(action) == verb]


# Characters


def character(mind: Mind, question: Any, actions: list[int]) -> int:
    """The one with the most Strength and lives: nothing helps in as many places."""
    return best_of(actions, [_character_worth(first_of(action)) for action in actions])


def _character_worth(number: int) -> int:
    strong, clever = VALUE_STRENGTH[number], VALUE_CRAFT[number]
    return 3 * max(strong, clever) + strong + clever + 2 * VALUE_LIFE[number] + VALUE_FATE[number]


def bonus(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, BY_STRENGTH if mind.strength_worth >= mind.craft_worth else BY_CRAFT)


# Moving


def move(mind: Mind, question: Any, actions: list[int]) -> int:
    hero = mind.hero
    spell = start_spell(mind, actions)
    if spell != NOBODY:
        return spell
    if REGION[hero.space] == INNER:
        return inner_move(mind, actions)
    ways = [action for action in actions if verb_of(action) in WAYS_TO_MOVE or is_teleport(action)]
    if len(ways) == 1:
        return ways[0]
    best, value = NOBODY, LEAST
    for action in ways:
        worth = way_to_move(mind, action)
        if worth > value:
            best, value = action, worth
    for action in only(actions, BUILD):
        # A Raft in the next turn: this one is lost.
        if mind.region(MIDDLE) - LOST_TURN > value - mind.region(OUTER) and REGION[hero.space] == OUTER:
            best = action
    return teleported(mind, actions, best, value)


WAYS_TO_MOVE: Final = (ROLL, GO, RAFT_TO, CROSS_BRIDGE, OPEN, BUILD)


def is_teleport(action: int) -> bool:
    return is_cast(action) and KEY[first_of(action)] == TELEPORT


def way_to_move(mind: Mind, action: int) -> int:
    verb = verb_of(action)
    if verb == ROLL:
        if mind.hero.enslaved:
            return 0
        return sum([best_way(mind, after_roll(mind.state, mind.hero, die)) for die in range(1, 7)]) // 6
    if verb in (GO, RAFT_TO, CROSS_BRIDGE, OPEN):
        return step_to(mind, action)
    return LEAST


def best_way(mind: Mind, actions: list[int]) -> int:
    return max([step_to(mind, action) for action in actions])


def step_to(mind: Mind, action: int) -> int:
    """What it brings to take one of the ways that a roll allows."""
    verb, space = verb_of(action), first_of(action)
    if verb in (GO, RAFT_TO):
        return mind.stay(space)
    if verb == CROSS_BRIDGE:
        if space == PERIL:
            return mind.cross(mind.region(MIDDLE) + mind.portal()[1])
        return mind.cross(mind.stay(space))
    if verb == OPEN:
        by, value = mind.portal()
        return value + mind.region(MIDDLE) if by == space else LEAST
    return LEAST


def where(mind: Mind, question: Any, actions: list[int]) -> int:
    hero = mind.hero
    best, value = NOBODY, LEAST
    for action in actions:
        verb = verb_of(action)
        worth = step_to(mind, action)
        if verb == STAY:
            worth = 0
        elif verb == REGENERATE:
            worth = mind.life_won(1, True) + mind.region(REGION[hero.space])
        if worth > value:
            best, value = action, worth
    again = only(actions, FATE)
    if again:
        rolls = [0] * 3 + [best_way(mind, after_roll(mind.state, hero, die)) for die in range(4, 7)]
        if not hero.enslaved:
            rolls = [best_way(mind, after_roll(mind.state, hero, die)) for die in range(1, 7)]
        if sum([max(roll, 0) if hero.enslaved else roll for roll in rolls]) // 6 > value + fate_price(mind) * 2:
            return again[0]
    return best


def teleported(mind: Mind, actions: list[int], best: int, value: int) -> int:
    """The Spell instead of the roll, if it leads somewhere much better."""
    price = A_SPELL if not keeps_a_spell(mind.state, mind.hero) else 100
    for action in actions:
        if is_teleport(action):
            worth = mind.stay(second_of(action)) - price
            if worth > value:
                best, value = action, worth
    return best


def inner_move(mind: Mind, actions: list[int]) -> int:
    """Forward by the better branch while there is hope, back while there is none."""
    hero = mind.hero
    space = hero.space
    for action in only(actions, USE):
        if KEY[first_of(action)] == POTION and space == CRYPT and not hero.cleared:
            return action
    ahead = only(actions, GO)
    back = only(actions, BACK)
    stays = only(actions, STAY)
    if space == CROWN or hero.back:
        return (stays or back)[0]
    if not hopeful(mind):
        return back[0]
    if space == PERIL:
        return pack(GO, BRANCHES[mind.branch()][0])
    if ahead:
        return ahead[0]
    return (stays or back)[0]


def hopeful(mind: Mind) -> bool:
    """Whether to go on in the Inner Region: with a Talisman, and as likely alive as it takes."""
    hero = mind.hero
    if not mind.talisman or hero.toad:
        return False
    if mind.at_crown or hero.space == FIRE:
        return True
    space, alive = hero.space, mind.alive_from(hero.space)
    if space == PERIL and mind.way_in()[0] < 200_000:
        return False
    if mind.careful:
        return alive >= TURNS_BACK
    if space in (DEATH, PITS, WEREWOLF):
        return hero.life >= 2 or alive >= EVEN
    return alive >= (350_000 if space == PERIL else 200_000)


#: With the last life one goes on if it is more likely than not to get through.
EVEN: Final = 500_000
#: Whoever has no next character, and time, turns back from worse odds than these.
TURNS_BACK: Final = 700_000


def open_by(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(OPEN, mind.portal()[0])


# Dice


def fate_price(mind: Mind) -> int:
    """What a token of fate is worth: the last ones are kept for what counts."""
    return FATE_TOKEN if mind.fate > 1 else FATE_TOKEN * 3 // 2


def fate(mind: Mind, question: Any, actions: list[int]) -> int:
    state = mind.state
    step = state.agenda[-2]  # what the roll is for; the question itself lies on top
    dice = state.dice
    now = rolled(mind, step, dice)
    best, value = pack(KEEP), now + fate_price(mind)
    for number in range(len(dice)):
        total = sum([rolled(mind, step, (*dice[:number], die, *dice[number + 1 :])) for die in range(1, 7)])
        if total // 6 > value:
            best, value = pack(FATE, number + 1), total // 6
    return best


def rolled(mind: Mind, step: Any, dice: tuple[int, ...]) -> int:
    """What a roll brings, by what it is for."""
    hero = mind.hero
    total = sum(dice)
    if isinstance(step, Table):
        deed = DEEDS[step.deed]
        row = total - deed.lowest
        value = mind.deed(deed.parts[row], step.card)
        plus = (deed.pray and can(hero, _PRAY)) or CHARACTER_NAMES[hero.character] in deed.plus
        if plus and row + 1 < len(deed.parts):
            value = max(value, mind.deed(deed.parts[row + 1], step.card))
        return value
    if isinstance(step, Opened):
        able = mind.strength if step.by == BY_STRENGTH else mind.craft
        return INSIDE if total <= able else -MAIN
    if isinstance(step, Emerge):
        result = total - (mind.strength if hero.space == CRYPT else mind.craft)
        return INSIDE if result <= 0 else INSIDE * 2 // 3 if result == 1 else INSIDE // 3 if result <= 3 else 0
    if isinstance(step, Bite):
        return -mind.life_lost(max(0, (total + 1) // 2 - len(hero.followers)))
    if isinstance(step, Fiends):
        won, lost, _ = mind.fight_odds(FIEND_STRENGTH, False, 0, False)
        return -total * lost * mind.life_lost() // max(1, won + lost)
    if isinstance(step, Howl):
        return mind.fight(total, False, 0, False, 0)
    if isinstance(step, Dicing):
        return _against_death(mind, total, sum(step.theirs))
    if isinstance(step, QuestGiven):
        return mind.quest_of(total)
    if isinstance(step, CommandFalls):
        return 2500 if total >= _least_command(mind.state) else 0
    if isinstance(step, ChasmFall):
        if total > 2:
            return 0
        return -mind.life_lost() if step.card == NOBODY else -mind.follower(step.card)
    if isinstance(step, ArmourHolds):
        return mind.life_lost() if total >= ARMOUR[step.card] else 0
    if isinstance(step, Charmed):
        return 60 * STRENGTH[step.card] if total > STRENGTH[step.card] else 0
    if isinstance(step, RandomFalls):
        fall = (-TOAD, -hero.strength * mind.strength_worth, -hero.craft * mind.craft_worth, -hero.gold * mind.coin())
        return fall[total - 1] if total <= 4 else mind.strength_worth if total == 5 else mind.life_won(1, False)
    return 0


def _against_death(mind: Mind, mine: int, theirs: int) -> int:
    """Death's dice lie open when fate is spent."""
    return 1000 if mine > theirs else -mind.life_lost() if mine < theirs else 0


def _least_command(state: Talisman) -> int:
    return {5: 3, 6: 2}.get(state.players, 4) if state.rulings.by_players else 4


def attack_fate(mind: Mind, question: Any, actions: list[int]) -> int:
    """Roll again what would lose, if it is likely enough to help."""
    state = mind.state
    attack = state.attack
    assert attack is not None
    attacker = attack.seat == mind.seat
    dice = attack.dice if attacker else attack.rival_dice
    ahead = _lead(mind, attack)
    value, place = _outcome(mind, attack, ahead + max(dice)) + fate_price(mind), NOBODY
    lowest = dice.index(min(dice))
    kept = max([die for number, die in enumerate(dice) if number != lowest], default=0)
    again = sum([_outcome(mind, attack, ahead + max(kept, die)) for die in range(1, 7)]) // 6
    if again > value:
        place = lowest
    return pack(KEEP) if place == NOBODY else pack(FATE, place + 1)


def _lead(mind: Mind, attack: Attack) -> int:
    """The own score without the die less the other side's with it."""
    state = mind.state
    own = own_score(state, mind.seat, attack)
    if attack.seat != mind.seat:
        return own - own_score(state, attack.seat, attack) - max(attack.dice)
    die = max(attack.rival_dice) if attack.rival_dice else 0
    if attack.rival != NOBODY:
        return own - own_score(state, attack.rival, attack) - die
    runes = RUNES_ADD if die and TERRAIN[mind.hero.space] == RUNES else 0
    return own - attack.base - die - runes


def _outcome(mind: Mind, attack: Attack, difference: int) -> int:
    if difference == 0:
        return 0
    cost = mind.life_lost() * (6 if attack.psychic else mind.armour) // 6
    if attack.rival == NOBODY:
        return prize_of(mind, attack) if difference > 0 else -cost
    rival = mind.state.heroes[attack.rival if attack.seat == mind.seat else attack.seat]
    if difference < 0:
        return -max(cost, A_TALISMAN if mind.talisman else 0)
    return max([mind.wound(rival), *[mind.prize(rival, card) for card in rival.objects]])


# Fighting


def prize_of(mind: Mind, attack: Attack) -> int:
    """What beating the creatures brings."""
    if attack.cards:
        return mind.trophies(attack.cards) + 50
    name = CREATURES[attack.creature].key
    if name == "SENTINEL":
        return max(500, mind.crossing())
    return 1500 if name in ("FIEND", "WEREWOLF") else 100


def fight(mind: Mind, question: Any, actions: list[int]) -> int:
    """Strengthen oneself as far as it pays, then strike, or get out of the way."""
    state, hero = mind.state, mind.hero
    attack = state.attack
    assert attack is not None
    strike = strongest(mind, attack, actions)
    if strike == NOBODY:
        return calm(mind, actions)
    for action in only(actions, EXORCISE):
        return action
    runes = TERRAIN[hero.space] == RUNES
    gain = prize_of(mind, attack)
    already = own_score(state, mind.seat, attack)
    plain = mind.craft if attack.psychic else mind.strength
    plain += VALUE_CRAFT[hero.character] if not attack.psychic and can(hero, _INNER_STRENGTH) else 0
    extra = already - plain
    value = mind.fight(attack.base, attack.psychic, attack.kind, runes, gain, extra)
    best, most = strike, value
    for action in actions:
        verb, card = verb_of(action), first_of(action)
        worth = LEAST
        if action == PASS:
            worth = 0  # it leaves the Minstrel alone
        elif verb == USE:
            more, price = helper_worth(mind, card)
            worth = mind.fight(attack.base, attack.psychic, attack.kind, runes, gain, extra + more) - price
        elif verb == EVADE:
            worth = mind.crossing() - 50 if attack.creature == creature_of("SENTINEL") else -30
            if len(attack.cards) > 1:
                worth = _without(mind, attack, card, runes, extra)
        elif verb == BRIBE_IT:
            worth = -BRIBE_PRICE if len(attack.cards) == 1 else _without(mind, attack, card, runes, extra) - BRIBE_PRICE
        elif is_cast(action):
            worth = fight_spell(mind, attack, action, runes, gain, extra)
        if worth > most:
            best, most = action, worth
    return best


BRIBE_PRICE: Final = COIN


def _without(mind: Mind, attack: Attack, card: int, runes: bool, extra: int) -> int:
    """The fight without one of the Enemies."""
    left = [other for other in attack.cards if other != card]
    values = CRAFT if attack.psychic else STRENGTH
    base = sum([values[other] for other in left])
    return mind.fight(base, attack.psychic, KIND[left[0]], runes, mind.trophies(left), extra) - 20


def helper_worth(mind: Mind, card: int) -> tuple[int, int]:
    """What something used before a battle adds, and what it costs."""
    if KEY[card] == POTION:
        return 2, 500
    if KEY[card] == MERCENARY:
        return 3, COIN
    return STRENGTH[card], 60 * STRENGTH[card] if can(mind.hero, _RAISER) else 0


def fight_spell(mind: Mind, attack: Attack, action: int, runes: bool, gain: int, extra: int) -> int:
    """What a Spell brings in a fight."""
    key = KEY[first_of(action)]
    price = 100 if keeps_a_spell(mind.state, mind.hero) else A_SPELL + 100
    past = mind.crossing() if attack.creature == creature_of("SENTINEL") else 0
    if key == PSIONICBLAST:
        more = VALUE_CRAFT[mind.hero.character]
        return mind.fight(attack.base, attack.psychic, attack.kind, runes, gain, extra + more) - price
    if key == IMMOBILITY:
        if len(attack.cards) > 1:
            return _without(mind, attack, second_of(action), runes, extra) - price
        return past - price
    if key == INVISIBILITY and REGION[mind.hero.space] != INNER:
        return past - price
    return LEAST


def strongest(mind: Mind, attack: Attack, actions: list[int]) -> int:
    """To strike with the best Weapons; the Assassin from behind. NOBODY: there is nothing to strike at."""
    strikes = only(actions, ASSASSINATE) or only(actions, FIGHT)
    if not strikes:
        return NOBODY
    values = []
    for action in strikes:
        weapons = [card for card in (first_of(action), second_of(action)) if card != NOBODY]
        worth = sum([10 * weapon_worth(card, attack.kind) for card in weapons])
        values.append(worth + len([1 for card in weapons if KEY[card] == RUNESWORD]))
    return best_of(strikes, values)


def calm(mind: Mind, actions: list[int]) -> int:
    """Animals and Dragons that leave the Minstrel alone: charm what can be charmed, fight what is weak."""
    attack = mind.state.attack
    assert attack is not None
    for action in only(actions, CHARM):
        if STRENGTH[first_of(action)] <= 4:
            return action
    for action in only(actions, PROVOKE):
        card = first_of(action)
        if mind.fight(STRENGTH[card], False, KIND[card], False, mind.trophies([card])) > 0:
            return action
    return PASS if PASS in actions else actions[0]


def stand(mind: Mind, question: Any, actions: list[int]) -> int:
    """Against another character: evade what is stronger, else prepare and strike."""
    state, hero = mind.state, mind.hero
    attack = state.attack
    assert attack is not None
    attacker = attack.seat == mind.seat
    strike = strongest(mind, attack, actions)
    other = attack.rival if attacker else attack.seat
    for action in only(actions, EVADE):
        if mind.duel(other, attack.psychic) < 0:
            return action
    if not attack.psychic:
        lead = own_score(state, mind.seat, attack) - own_score(state, other, attack) + mind.battle - mind.strength
        for action in only(actions, USE):
            price = helper_worth(mind, first_of(action))[1]
            if -4 <= lead <= 3 and (price == 0 or hero.life <= 2 or mind.talisman):
                return action
        for action in actions:
            if is_cast(action) and KEY[first_of(action)] == PSIONICBLAST and -5 <= lead <= 3:
                return action
    return strike


def armour(mind: Mind, question: Any, actions: list[int]) -> int:
    """The best Armour."""
    worn = only(actions, USE)
    return best_of(worn, [-ARMOUR[first_of(action)] for action in worn])


def reward(mind: Mind, question: Any, actions: list[int]) -> int:
    rival = mind.state.heroes[question.other]
    values = []
    for action in actions:
        if verb_of(action) == TAKE:
            values.append(mind.prize(rival, first_of(action)))
        else:
            values.append(mind.wound(rival) if first_of(action) == BY_LIFE else mind.coin() + 50)
    return best_of(actions, values)


def raise_enemy(mind: Mind, question: Any, actions: list[int]) -> int:
    """A strong Enemy helps once; a weak one is worth more as a trophy, and so is any once one has a helper."""
    helper = any(TYPE[card] == ENEMY for card in mind.hero.followers)
    taken = only(actions, TAKE)
    return taken[0] if taken and not helper and STRENGTH[question.card] >= 3 else PASS


# Meeting


def whom(mind: Mind, question: Any, actions: list[int]) -> int:
    """Another character if that brings more than the space."""
    for action in actions:
        if is_cast(action) and KEY[first_of(action)] == DESTRUCTION and destroys(mind, second_of(action)):
            return action
    meetings = only(actions, MEET)
    values = [encounter_worth(mind, first_of(action)) for action in meetings]
    look = pack(LOOK)
    if look not in actions:
        return best_of(meetings, values)
    if meetings and max(values) > max(0, land_alone(mind, mind.hero.space)):
        return best_of(meetings, values)
    return look


def destroys(mind: Mind, card: int) -> bool:
    """Whether an Enemy that lies here is better destroyed than met."""
    space = mind.hero.space
    if TYPE[card] != ENEMY or card not in mind.state.cards_on(space):
        return False
    return mind.enemies([card], CRAFT[card] > 0, TERRAIN[space] == RUNES)[0] < -A_SPELL


def land_alone(mind: Mind, space: int) -> int:
    """What the space brings, whoever stands there."""
    cards = mind.state.cards_on(space)
    value = mind.draw() * max(0, DRAW[space] - len(cards))
    for card in cards:
        if ORIGIN[card] != SPELL:
            value += mind.card(card)
    if SPACE_DOES[space] >= 0:
        value += mind.deed(SPACE_DOES[space], NOBODY, space)
    return value


def encounter_worth(mind: Mind, other: int) -> int:
    """Attack, or a special ability, whichever is better."""
    rival = mind.state.heroes[other]
    return max(mind.meet(other)[0], stolen(mind, rival, STEAL), stolen(mind, rival, BEGUILE), lured(mind, rival))


_STEALS: Final = ability("steal")
_BEGUILES: Final = ability("beguile")
_LURES: Final = ability("take-follower")
_LURES_MAIDENS: Final = ability("take-maidens")


def stolen(mind: Mind, rival: Hero, verb: int) -> int:
    if not can(mind.hero, _STEALS if verb == STEAL else _BEGUILES):
        return LEAST
    best = max([mind.prize(rival, card) for card in rival.objects], default=0)
    best = max(best, mind.coin() if rival.gold else 0)
    return best * 2 // 3


def lured(mind: Mind, rival: Hero) -> int:
    if not can(mind.hero, _LURES) and not can(mind.hero, _LURES_MAIDENS):
        return LEAST
    return max([mind.follower(card) for card in rival.followers if may_have(mind.hero, card)], default=0) * 2 // 3


def meet(mind: Mind, question: Any, actions: list[int]) -> int:
    other = question.other
    rival = mind.state.heroes[other]
    values = []
    for action in actions:
        verb = verb_of(action)
        if verb == LURE:
            values.append(lured(mind, rival))
        elif verb in (STEAL, BEGUILE):
            values.append(stolen(mind, rival, verb))
        else:
            values.append(mind.duel(other, verb == MIND))
    return best_of(actions, values)


def yes_evade(mind: Mind, question: Any, actions: list[int]) -> int:
    """Whatever another wants to do: no."""
    return (only(actions, EVADE) or actions)[0]


def avoid(mind: Mind, question: Any, actions: list[int]) -> int:
    card = question.card
    value = mind.follower(card) if FORCED[card] else mind.deed(DOES[card], card)
    evade = pack(EVADE, card)
    return evade if value < 0 and evade in actions else PASS


def replace(mind: Mind, question: Any, actions: list[int]) -> int:
    """Draw another card for one that is worse than the usual."""
    usual = mind.draw()
    best, gain = PASS, 100
    for action in actions:
        if action != PASS:
            better = usual - mind.card(first_of(action))
            if better > gain:
                best, gain = action, better
    return best


# Things


def take(mind: Mind, question: Any, actions: list[int]) -> int:
    """Take what is useful, and leave for it what is less so."""
    hero = mind.hero
    best, value = pack(DONE), 0
    for action in only(actions, TAKE):
        worth = worth_of(mind, first_of(action)) - PRICE[first_of(action)] * COIN // 2
        if worth > value:
            best, value = action, worth
    if best == pack(DONE):
        return leave_for(mind, actions, [card for card in mind.state.cards_on(hero.space) if card not in hero.ditched])
    return best


def leave_for(mind: Mind, actions: list[int], cards: list[int]) -> int:
    """Leave the least useful Object for a clearly better one among these; otherwise it is done."""
    drops = only(actions, DROP)
    if not drops:
        return pack(DONE)
    things = [card for card in cards if TYPE[card] in (OBJECT, MAGIC) and may_have(mind.hero, card)]
    wanted = max([mind.thing(card) for card in things], default=0)
    worths = [mind.thing(first_of(action)) for action in drops]
    return drops[worths.index(min(worths))] if min(worths) + 50 < wanted else pack(DONE)


def worth_of(mind: Mind, card: int) -> int:
    if KEY[card] == AMULET:
        return 0  # it forbids the Command Spell
    return mind.follower(card) if TYPE[card] in (FOLLOWER, ENEMY) else mind.thing(card)


def loot(mind: Mind, question: Any, actions: list[int]) -> int:
    if pack(COINS_UP) in actions:
        return pack(COINS_UP)
    taken = only(actions, TAKE)
    values = [worth_of(mind, first_of(action)) for action in taken]
    if taken and max(values) > 0:
        return best_of(taken, values)
    return leave_for(mind, actions, list(mind.state.loot))


def take_from(mind: Mind, question: Any, actions: list[int]) -> int:
    rival = mind.state.heroes[question.other]
    values = []
    for action in actions:
        card = first_of(action)
        if verb_of(action) == COINS_UP:
            values.append(mind.coin())
        else:
            values.append(mind.follower(card) if TYPE[card] == FOLLOWER else mind.prize(rival, card))
    return best_of(actions, values)


def lure(mind: Mind, question: Any, actions: list[int]) -> int:
    taken = only(actions, TAKE)
    return best_of(taken, [mind.follower(first_of(action)) for action in taken]) if taken else pack(DONE)


def part_with(mind: Mind, question: Any, actions: list[int]) -> int:
    """What is least missed."""
    return best_of(actions, [-worth_of(mind, first_of(action)) for action in actions])


def forget(mind: Mind, question: Any, actions: list[int]) -> int:
    return best_of(actions, [-SPELL_WORTH.get(KEY[first_of(action)], 0) for action in actions])


def to_gold(mind: Mind, question: Any, actions: list[int]) -> int:
    """Only what is worth less than a coin."""
    for action in actions:
        if verb_of(action) != DONE and worth_of(mind, first_of(action)) < mind.coin():
            return action
    return pack(DONE)


def royals(mind: Mind, question: Any, actions: list[int]) -> int:
    """Prince and Princess for gold, if there is use for it."""
    for action in actions:
        if verb_of(action) != DONE:
            card = first_of(action)
            if WORTH[card] * mind.coin() > mind.follower(card):
                return action
    return pack(DONE)


def shop(mind: Mind, question: Any, actions: list[int]) -> int:
    prices = dict(DEEDS[question.deed].prices)
    best, value = pack(DONE), 50
    for action in actions:
        verb, key = verb_of(action), first_of(action)
        worth = LEAST
        if verb == FREE:
            worth = mind.ware(key, 0)
        elif verb == BUY:
            worth = mind.ware(key, prices.get(KEYS[key], 0))
        if worth > value:
            best, value = action, worth
    return best


# Choices


def choose(mind: Mind, question: Any, actions: list[int]) -> int:
    deed = DEEDS[question.deed]
    best, most = (pack(CHOOSE, NONE) if deed.shape == "visit" else actions[0]), 0 if deed.shape == "visit" else LEAST
    for action in actions:
        if verb_of(action) == FREE:
            worth = mind.ware(first_of(action), 0)
            if worth < 100:
                continue
            worth += 10_000  # whatever else is done here can be done after it
        elif first_of(action) == NONE:
            continue
        else:
            worth = mind.deed(deed.parts[deed.names.index(WAYS[first_of(action)])], question.card)
        if worth > most:
            best, most = action, worth
    return best


def enter(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES if mind.deed(DEEDS[question.deed].parts[0], question.card) > 0 else NO)


def need_not_roll(mind: Mind, question: Any, actions: list[int]) -> int:
    deed = DEEDS[question.deed]
    if deed.shape == "odd":
        return pack(CHOOSE, NO)
    value = sum([mind.deed(part, question.card) for part in deed.parts]) // len(deed.parts)
    return pack(CHOOSE, YES if value > 0 else NO)


def add_one(mind: Mind, question: Any, actions: list[int]) -> int:
    deed = DEEDS[question.deed]
    row = sum(mind.state.dice) - deed.lowest
    now, then = mind.deed(deed.parts[row], question.card), mind.deed(deed.parts[row + 1], question.card)
    return pack(CHOOSE, YES if then > now else NO)


def pay(mind: Mind, question: Any, actions: list[int]) -> int:
    """As much as pays."""
    fated = isinstance(question, PayFor) and DEEDS[question.deed].shape == "buy fate"
    values = []
    for action in actions:
        count = first_of(action)
        if fated:
            values.append(count * (FATE_TOKEN - COIN // 2) if mind.hero.fate + count <= 3 else 0)
        else:
            values.append(mind.life_won(count, True) - count * COIN)
    return best_of(actions, values)


def wish(mind: Mind, question: Any, actions: list[int]) -> int:
    ways = [BY_STRENGTH, BY_CRAFT] if mind.strength_worth >= mind.craft_worth else [BY_CRAFT, BY_STRENGTH]
    if mind.hero.life == 1:
        ways = [BY_LIFE, *ways]
    for chosen in ways:
        if pack(CHOOSE, chosen) in actions:  # the box may hold no more of it
            return pack(CHOOSE, chosen)
    return pack(CHOOSE, NO)


def teleport(mind: Mind, question: Any, actions: list[int]) -> int:
    return best_of(actions, [mind.stay(first_of(action)) for action in actions])


def knight(mind: Mind, question: Any, actions: list[int]) -> int:
    evade = only(actions, EVADE)
    if evade:
        return evade[0]
    gold = pack(CHOOSE, BY_GOLD)
    return gold if gold in actions else pack(CHOOSE, BY_LIFE)


def quest(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES if mind.wants_quest() else NO)


def vampire(mind: Mind, question: Any, actions: list[int]) -> int:
    """A Follower for a life, unless the Follower is worth more."""
    given = [action for action in actions if action != PASS]
    costs = [worth_of(mind, first_of(action)) for action in given]
    cheapest = min(costs)
    return given[costs.index(cheapest)] if cheapest < mind.life_lost() else PASS


def buy_spell(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES if mind.hero.gold >= 2 else NO)


def accept(mind: Mind, question: Any, actions: list[int]) -> int:
    return pack(CHOOSE, YES)


def alignment(mind: Mind, question: Any, actions: list[int]) -> int:
    """The Druid is what the effect that comes now treats best."""
    agenda = mind.state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, Decided):
            deed = DEEDS[step.deed]
            best, value = PASS, mind.treated(deed, step.card, mind.hero.alignment) + 100
            for action in only(actions, ALIGN):
                other = ALIGNMENTS.index(WAYS[first_of(action)])
                worth = mind.treated(deed, step.card, other) - mind.left_behind(other)
                if worth > value:
                    best, value = action, worth
            return best
    return PASS


# Trophies


def trophies(mind: Mind, question: Any, actions: list[int]) -> int:
    """The counter that helps more first."""
    trades = only(actions, TRADE)
    if not trades:
        return pack(DONE)
    worths = [mind.strength_worth if first_of(action) == BY_STRENGTH else mind.craft_worth for action in trades]
    return best_of(trades, worths)


def hand_in(mind: Mind, question: Any, actions: list[int]) -> int:
    """Only those who began to choose card by card come here: enough for a counter, no more."""
    values = CRAFT if question.craft else STRENGTH
    if sum([values[card] for card in question.cards]) >= mind.state.rulings.points:
        return pack(DONE)
    sold = only(actions, SELL)
    return best_of(sold, [-values[first_of(action)] for action in sold]) if sold else pack(DONE)


# Spells

#: Which Spells are kept when there are too many.
SPELL_WORTH: Final = {
    TEMPORALWARP: 600,
    PRESERVATION: 600,
    HEALING: 550,
    ACQUISITION: 500,
    PSIONICBLAST: 450,
    COUNTERSPELL: 430,
    TELEPORT: 420,
    INVISIBILITY: 400,
    IMMOBILITY: 380,
    RANDOM: 300,
    DESTRUCTION: 250,
    MESMERISM: 240,
    NULLIFY: 150,
    HEX: 120,
    DIVINATION: 100,
    ALCHEMY: 50,
    DESTROYMAGIC: 20,
}


def start_spell(mind: Mind, actions: list[int]) -> int:
    """A Spell that pays now, at the start of the own turn; NOBODY: none."""
    best, value = NOBODY, 0
    for action in actions:
        if is_cast(action):
            worth = spell_worth(mind, action)
            if worth > value:
                best, value = action, worth
    return best


def spell_worth(mind: Mind, action: int) -> int:
    """What casting brings above keeping the Spell."""
    state, hero = mind.state, mind.hero
    key, target = KEY[first_of(action)], second_of(action)
    price = 50 if keeps_a_spell(state, hero) else 300
    if key == HEALING and target == mind.seat:
        missing = VALUE_LIFE[hero.character] - hero.life
        return mind.life_won(missing, True) - price if hero.life <= 2 and missing >= 2 else 0
    if key == ACQUISITION:
        rival = state.heroes[target]
        best = max([mind.prize(rival, card) for card in rival.objects], default=0)
        return max(best, mind.coin() if rival.gold else 0) - price
    if key == MESMERISM:
        return max([mind.follower(card) for card in state.heroes[target].followers], default=0) - price
    if key == RANDOM and target != mind.seat:
        rival = state.heroes[target]
        return 100 * (rival.strength + rival.craft) + (300 if rival.space == CROWN else 0) - price
    if key == NULLIFY:
        return 150 * len(state.heroes[target].spells) - price + (500 if mind.hero.space == CROWN else 0)
    if key == TEMPORALWARP:
        return 600
    if key == DIVINATION:
        return 100 - price // 10
    if key == HEX:
        return hex_worth(mind, target) - price // 2
    return 0


def hex_worth(mind: Mind, space: int) -> int:
    """Somewhere where others may have to land and the own character need not."""
    worth = 0
    for seat, hero in enumerate(mind.state.heroes):
        if seat != mind.seat and hero.space != NOBODY and REGION[hero.space] == REGION[space]:
            worth += 60 if turns_to_land(hero.space, space) < 400 else 10
    return worth


def react(mind: Mind, question: Any, actions: list[int]) -> int:
    """In the turns of others: hold whoever sits on the Crown."""
    state = mind.state
    for action in actions:
        if action == PASS or not is_cast(action):
            continue
        key, target = KEY[first_of(action)], second_of(action)
        if key == IMMOBILITY and (mind.hero.space == CROWN or state.heroes[target].space in (CROWN, FIRE)):
            return action
        if key == RANDOM and target != mind.seat and state.heroes[target].space in (CROWN, FIRE):
            return action
        if key == HEALING and target == mind.seat and mind.hero.life == 1 and mind.at_crown:
            return action
    return PASS


def loss(mind: Mind, question: Any, actions: list[int]) -> int:
    """Save the own life: by Preservation if that is enough, by Healing if it is the last or many are missing."""
    if question.victim != mind.seat:
        return PASS
    hero = mind.hero
    for action in actions:
        if action != PASS and KEY[first_of(action)] == PRESERVATION and (hero.life <= 3 or mind.at_crown):
            return action
    for action in actions:
        if action != PASS and KEY[first_of(action)] == HEALING and hero.life == 1:
            return action
    return PASS


def counter(mind: Mind, question: Any, actions: list[int]) -> int:
    """Counter the Command Spell, and what harms the own character."""
    state = mind.state
    seat, card, target, _ = state.casting[-1]
    counters = [action for action in actions if action != PASS and KEY[first_of(action)] == COUNTERSPELL]
    if not counters or seat == mind.seat:
        return PASS
    if card == COMMAND:
        return counters[0]
    aimed = target == mind.seat and KEY[card] in (ACQUISITION, MESMERISM, RANDOM, NULLIFY, IMMOBILITY)
    return counters[0] if aimed else PASS


def pass_by(mind: Mind, question: Any, actions: list[int]) -> int:
    return PASS if PASS in actions else actions[0]


Answer = Callable[[Mind, Any, list[int]], int]

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
    "end-spell": pass_by,
}
