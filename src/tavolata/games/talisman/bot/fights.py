"""How the bot of Talisman fights: whether at all, with what help, with which Weapons, with fate, and for which reward."""

from __future__ import annotations

from typing import Any, Final

from tavolata.engine import PASS, first_of, pack, second_of, verb_of
from tavolata.games.talisman.bot.dice import fate_price
from tavolata.games.talisman.bot.fight_worth import (
    duel_odds,
    fight_worth,
    score_of,
    trophies_worth,
    worth_without,
    wound_worth,
)
from tavolata.games.talisman.bot.mind import Mind
from tavolata.games.talisman.bot.pick import best_of, only
from tavolata.games.talisman.bot.region_worth import crossing_worth
from tavolata.games.talisman.bot.space_worth import card_worth, duel_worth
from tavolata.games.talisman.bot.spells import casting_of
from tavolata.games.talisman.bot.thing_worth import prize_worth
from tavolata.games.talisman.bot.values import LEAST
from tavolata.games.talisman.box.actions import (
    ASSASSINATE,
    BRIBE_IT,
    BY_LIFE,
    CHARM,
    DROP,
    EVADE,
    EXORCISE,
    FATE,
    FIGHT,
    KEEP,
    PROVOKE,
    TAKE,
    USE,
)
from tavolata.games.talisman.box.cards import (
    ARMOUR,
    CREATURES,
    CROWN,
    ENEMY,
    KEY,
    KIND,
    MERCENARY,
    NOBODY,
    POTION,
    RUNES,
    RUNESWORD,
    STRENGTH,
    TERRAIN,
    TYPE,
    VALUE_CRAFT,
    Card,
    ability,
    creature_of,
)
from tavolata.games.talisman.rules.hero import Attack
from tavolata.games.talisman.rules.score import RUNES_ADD, own_score, weapon_worth
from tavolata.games.talisman.rules.spells import is_cast
from tavolata.games.talisman.rules.totals import can

_INNER_STRENGTH: Final = ability("inner-strength")
_RAISER: Final = ability("raise")


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
        return -max(cost, mind.values.talisman_lost if mind.talisman else 0)
    return max([wound_worth(mind, rival), *[prize_worth(mind, rival, card) for card in rival.objects]])


def prize_of(mind: Mind, attack: Attack) -> int:
    """What beating the creatures brings."""
    if attack.cards:
        return trophies_worth(mind, attack.cards) + mind.values.beaten
    name = CREATURES[attack.creature].key
    if name == "SENTINEL":
        return max(mind.values.past_sentinel, crossing_worth(mind))
    return mind.values.trial if name in ("FIEND", "WEREWOLF") else 100


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
    extra = helped(mind, attack)
    value = fight_worth(mind, attack.base, attack.psychic, attack.kind, runes, gain, extra)
    best, most = strike, value
    for action in actions:
        verb, card = verb_of(action), first_of(action)
        worth = LEAST
        if action == PASS:
            worth = 0  # it leaves the Minstrel alone
        elif verb == USE:
            more, price = helper_worth(mind, card)
            worth = fight_worth(mind, attack.base, attack.psychic, attack.kind, runes, gain, extra + more) - price
        elif verb == EVADE:
            worth = crossing_worth(mind) - 50 if attack.creature == creature_of("SENTINEL") else -mind.values.evade
            if len(attack.cards) > 1:
                worth = worth_without(mind, attack, card, runes, extra)
        elif verb == BRIBE_IT:
            worth = (
                -mind.values.coin
                if len(attack.cards) == 1
                else worth_without(mind, attack, card, runes, extra) - mind.values.coin
            )
        elif is_cast(action):
            worth = casting_of(card).in_fight(mind, attack, second_of(action), runes, gain, extra)
        if worth > most:
            best, most = action, worth
    return best


def helped(mind: Mind, attack: Attack) -> int:
    """What is added already to what one always fights with."""
    plain = mind.craft if attack.psychic else mind.strength
    if not attack.psychic and can(mind.hero, _INNER_STRENGTH):
        plain += VALUE_CRAFT[mind.hero.character]
    return own_score(mind.state, mind.seat, attack) - plain


def helper_worth(mind: Mind, card: int) -> tuple[int, int]:
    """What something used before a battle adds, and what it costs."""
    if KEY[card] == POTION:
        return 2, 500
    if KEY[card] == MERCENARY:
        return 3, mind.values.coin
    return STRENGTH[card], 60 * STRENGTH[card] if can(mind.hero, _RAISER) else 0


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
        card = Card(first_of(action))
        if fight_worth(mind, STRENGTH[card], False, KIND[card], False, trophies_worth(mind, [card]) + behind(mind)) > 0:
            return action
    return PASS if PASS in actions else actions[0]


def behind(mind: Mind) -> int:
    """What lies here that is not to be had before all Enemies are killed or evaded (R-38)."""
    if mind.state.rulings.peaceful_passed_by:
        return 0
    cards = [card for card in mind.state.cards_on(mind.hero.space) if TYPE[card] != ENEMY]
    coins = mind.state.coins.get(mind.hero.space, 0) * mind.coin()
    return coins + sum([max(0, card_worth(mind, card)) for card in cards])


def stand(mind: Mind, question: Any, actions: list[int]) -> int:
    """Against another character: evade what is stronger, else prepare and strike."""
    state, hero = mind.state, mind.hero
    attack = state.attack
    assert attack is not None
    attacker = attack.seat == mind.seat
    strike = strongest(mind, attack, actions)
    other = attack.rival if attacker else attack.seat
    for action in only(actions, EVADE):
        if duel_worth(mind, other, attack.psychic) < 0:
            return action
    if not attacker and hero.space == CROWN:
        # The rival, from whom it was taken, must not win it back: they would take it from each other for ever.
        won, lost, _ = duel_odds(
            mind, state.heroes[other], attack.psychic, score_of(mind, state.heroes[other], attack.psychic)
        )
        for action in only(actions, DROP):
            if KEY[first_of(action)] == RUNESWORD and lost > won:
                return action
    if not attack.psychic:
        lead = own_score(state, mind.seat, attack) - own_score(state, other, attack) + mind.battle - mind.strength
        for action in only(actions, USE):
            price = helper_worth(mind, first_of(action))[1]
            if -4 <= lead <= 3 and (price == 0 or hero.life <= 2 or mind.talisman):
                return action
        for action in actions:
            if is_cast(action) and casting_of(first_of(action)).strikes and -5 <= lead <= 3:
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
            values.append(prize_worth(mind, rival, first_of(action)))
        else:
            values.append(wound_worth(mind, rival) if first_of(action) == BY_LIFE else mind.coin() + 50)
    return best_of(actions, values)


def raise_enemy(mind: Mind, question: Any, actions: list[int]) -> int:
    """A strong Enemy helps once; a weak one is worth more as a trophy, and so is any once one has a helper."""
    helper = any(TYPE[card] == ENEMY for card in mind.hero.followers)
    taken = only(actions, TAKE)
    return taken[0] if taken and not helper and STRENGTH[question.card] >= 3 else PASS
