"""One fight: abilities, replies, damage through the columns, commanders drawn in, and what becomes of the place.

The order is that of the rulebook's chapter: abilities (attacker, then defender), replies until both decline, damage, the end of
the combat, a further combat for a commander who was reached, conquest.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import PASS, Exchange, IllegalAction, Question, Scope, Step, first_of, pack, second_of, verb_of
from tavolata.engine.saving import BIT, Number, Saved
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARDS, KEYS
from tavolata.games.isola.box.records import (
    ALL,
    CHARACTER,
    COMMANDING,
    CONQUER,
    DISCARD_AFTER_USE,
    EVENT,
    LIFE,
    LONE,
    LOST,
    NO_SCHOOL,
    PERMANENT,
    PICK,
    PLAY,
    SPIRIT,
    STATS,
    TECHNIQUE,
    TURN,
    USE,
    USED,
    Ability,
)
from tavolata.games.isola.box.things import A_THING, CARD_OF, EVENTS_BEGIN, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.rules import values, zones
from tavolata.games.isola.rules.effects import (
    ChooseLife,
    Perform,
    candidates,
    command,
    paid_abilities,
    perform_all,
    tell_life,
)
from tavolata.games.isola.rules.legality import refusal, why_not_employ, why_not_now, why_not_reply
from tavolata.games.isola.rules.offers import answers_of, may_employ
from tavolata.games.isola.rules.pieces import NONE, Battle, Column, Fight, Force, stands_in
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import (
    CANNOT_ACTIVATE,
    DOUBLE,
    MASSACRE,
    MORTAL,
    SURPRISE,
    Live,
    attack_of,
    defence_of,
    has_keyword,
    is_cancelled,
    is_lone,
    lone_master,
    resistance_of,
)

# The battles of a combat phase


def start_battle(state: Isola, battle: Battle) -> None:
    """A declared attack is fought: a place without defence falls at once (ID-170)."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    for_place = battle.target >= PLACES_BEGIN
    if battle.failed or state.owner_of(battle.target) != defender:
        if state.events is not None:
            state.tell("attack-failed", "RU-51", {"seat": attacker, "target": THING_NAMES[battle.target]})
        return
    fight = Fight(0, attacker, battle.target if for_place else NONE)
    fight.columns[attacker] = battle.attack
    fight.leaders[attacker] = battle.attack_leaders
    if for_place:
        fight.columns[defender] = battle.defence
        fight.leaders[defender] = battle.defence_leaders
        fight.undefended = not battle.defence and not battle.defence_leaders
    else:
        fight.columns[defender] = (battle.target,)
        if battle.target not in state.fought:
            state.fought.append(battle.target)  # it becomes engaged like who attacks it (RU-27)
    state.fights.append(fight)
    if fight.undefended:
        state.push(_LEAVE_FIGHT[attacker])
        state.push(_CONQUESTS[attacker])
        return
    begin_combat(state, fight)


def commanders(fight: Fight, seat: int) -> Column:
    """Who can be drawn in on a side, the one nearest the front first: those who command, or wait behind one who fights (RU-36)."""
    return fight.leaders[seat] + fight.behind[seat]


def line_up(fight: Fight, seat: int) -> None:
    """Of a group that has only commanders left the first one fights, alone; the others wait behind him (RU-35, RU-93)."""
    if not fight.columns[seat] and commanders(fight, seat):
        stand_alone(fight, seat, commanders(fight, seat)[0])


def stand_alone(fight: Fight, seat: int, master: int) -> None:
    fight.behind[seat] = tuple([thing for thing in commanders(fight, seat) if thing != master])
    fight.columns[seat] = (master,)
    fight.leaders[seat] = ()


def begin_combat(state: Isola, fight: Fight) -> None:
    """Abilities, replies, damage (ID-162)."""
    fight.number = state.next_fight or state.new_scope()
    state.next_fight = 0
    attacker = fight.attacker
    if state.events is not None:
        told: dict[str, object] = {
            "seat": attacker,
            "challenge": fight.challenge,
            "columns": [[THING_NAMES[thing] for thing in column] for column in fight.columns],
            "leaders": [[THING_NAMES[thing] for thing in leaders] for leaders in fight.leaders],
        }
        if fight.place != NONE:
            told["place"] = THING_NAMES[fight.place]
        state.tell("fight", "ID-215" if fight.challenge else "ID-162", told)
    state.push(Combat(attacker, fight.number))
    state.agenda += _COMBATS[attacker]


def challenge(state: Isola, seat: int, one: int, other: int) -> None:
    """Two cards fight at once, wherever they are; then the game goes on where it was (ID-215 to ID-217, RU-52)."""
    fight = Fight(0, seat, NONE, challenge=True)
    fight.columns[state.owner_of(one)] = (one,)
    fight.columns[state.owner_of(other)] = (other,)
    state.fights.append(fight)
    begin_combat(state, fight)


# Abilities


class Abilities(Question[Isola]):
    """What a side activates, and which permanent technique and spirit its lone master uses, one by one (ID-152 to ID-157, RU-22)."""

    __slots__ = ()
    name: ClassVar[str] = "abilities"
    rule: ClassVar[str] = "ID-153"

    def options(self, state: Isola) -> list[int]:
        seat, fight = self.seat, state.fights[-1]
        found: list[int] = []
        if fight.columns[1 - seat] or fight.leaders[1 - seat]:
            for thing, ability in usable_abilities(state, fight, seat):
                found.append(pack(actions.ACTIVATE, thing, actions.ACT_PLACES[ability]))
            for card in permanents(state, fight, seat):
                found.append(pack(actions.EMPLOY, card))
        if found:
            found.sort()
            found.insert(0, PASS)
        return found

    def answer(self, state: Isola, seat: int, action: int) -> None:
        if action == PASS:
            return
        state.push(self)
        fight = state.fights[-1]
        if verb_of(action) == actions.EMPLOY:
            master = lone_master(state, fight, seat)
            assert master is not None
            employ(state, fight, seat, master, first_of(action))
            return
        thing, ability = first_of(action), actions.ACT_NUMBERS[second_of(action)]
        fight.activated = (*fight.activated, (thing, ability))
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "force": THING_NAMES[thing], "ability": ABILITIES[ability].name}
            state.tell("activated", "ID-153", told)
        state.push(Perform(seat, thing, ability))

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        fight, verb = state.fights[-1], verb_of(action)
        if verb == actions.EMPLOY:
            card = CARDS[first_of(action)]
            return why_not_employ(state, seat, card) or refusal("not-borne", "ID-077", card=card.key)
        if verb == actions.ACTIVATE:
            thing, ability = first_of(action), ABILITIES[actions.ACT_NUMBERS[second_of(action)]]
            found = why_not_activate(state, fight, seat, thing, ability)
            if found is not None:
                return found
            return refusal("nobody-facing", "ID-170", force=THING_NAMES[thing])
        return why_not_now(state, seat, action, self.rule)


def usable_abilities(state: Isola, fight: Fight, seat: int) -> list[tuple[int, int]]:
    """The abilities that a side can activate now, with the cards that have or bear them."""
    found: list[tuple[int, int]] = []
    for thing in fight.columns[seat] + fight.leaders[seat]:
        force = state.forces[thing]
        if not CARDS[force.card].acts and not force.held and not force.is_master():
            continue  # most armies
        for ability in acts_of(fight, seat, force):
            if _may_activate(state, fight, seat, force, ability):
                found.append((thing, ability.number))
    return found


def _may_activate(state: Isola, fight: Fight, seat: int, force: Force, ability: Ability) -> bool:
    """As ``why_not_activate``, of an ability that the protagonist has, without the reason."""
    thing = force.thing
    if stands_in(fight.leaders[seat], thing) != (ability.role == COMMANDING):
        return False
    if ability.role == LONE and not is_lone(fight, seat, force):
        return False
    if ability.pips and ability.pips > lives_for(state, seat, ability):
        return False
    if (thing, ability.number) in fight.activated or state.affected(CANNOT_ACTIVATE, thing):
        return False
    bond = zones.bond_of(ability, force.card != ability.card)
    if bond and is_cancelled(state, thing, bond):
        return False
    return could_touch(state, seat, thing, ability)


def lives_for(state: Isola, seat: int, ability: Ability) -> int:
    """The lives that can still pay for the pips of an ability (ID-024, RU-08)."""
    lives = command(state, seat) if CARDS[ability.card].school != NO_SCHOOL else 0
    if state.rulings.pips_add_up and state.fights[-1].activated:
        lives -= sum([ABILITIES[paid].pips for _, paid in paid_abilities(state, seat)])
    return lives


def acts_of(fight: Fight, seat: int, force: Force) -> list[Ability]:
    """The abilities to be activated that a protagonist has in a fight: its own, of what it bears, and of the technique and spirit
    it uses.
    """
    found = list(CARDS[force.card].acts)
    for number, _ in force.held:
        card = CARDS[number]
        if card.acts and (card.type not in (TECHNIQUE, SPIRIT)):
            found += card.acts
    if is_lone(fight, seat, force):
        for number in (fight.techniques[seat], fight.spirits[seat]):
            if number != NONE:
                found += CARDS[number].acts
    return found


def why_not_activate(state: Isola, fight: Fight, seat: int, thing: int, ability: Ability) -> IllegalAction | None:
    """Role, once a combat, pips, and something that it could touch (ID-153, ID-154, RU-08, ID-051, ID-056)."""
    force = state.forces.get(thing)
    name = THING_NAMES[thing]
    if force is None or force.owner != seat or not fight.stands(seat, thing):
        return refusal("not-in-fight", "ID-156", force=name)
    if ability not in acts_of(fight, seat, force):
        return refusal("no-such-ability", "ID-152", force=name)
    if ability.role == COMMANDING and thing not in fight.leaders[seat]:
        return refusal("only-commanding", "ID-148", force=name)
    if ability.role == LONE and not is_lone(fight, seat, force):
        return refusal("only-alone", "ID-147", force=name)
    if not ability.role and thing in fight.leaders[seat]:
        return refusal("only-in-front", "RU-32", force=name)
    if (thing, ability.number) in fight.activated:
        return refusal("once", "ID-154", force=name)
    if state.affected(CANNOT_ACTIVATE, thing):
        return refusal("cannot-activate", "RU-101", force=name)
    of_host = CARD_OF[thing] != ability.card
    bond = zones.bond_of(ability, of_host)
    if bond and is_cancelled(state, thing, bond):
        return refusal("cancelled", "RU-77", force=name)
    if ability.pips:
        lives = lives_for(state, seat, ability)
        if ability.pips > lives:
            return refusal("pips", "RU-08", force=name, pips=ability.pips, lives=max(0, lives))
    if not could_touch(state, seat, thing, ability):
        return refusal("no-target", "ID-102", force=name)
    return None


def could_touch(state: Isola, seat: int, thing: int, ability: Ability) -> bool:
    """Whether an ability would do anything: whatever it picks is there, its conditions hold."""
    for operation in ability.operations:
        if any(not values.holds(state, condition, seat, thing) for condition in operation.conditions):
            continue
        who = operation.who
        if who is not None and who.form == PICK:
            touched = bool(candidates(state, seat, thing, operation, who))
        else:
            selector = who.selector if who is not None and who.form == ALL else None
            touched = selector is None or bool(values.found(state, selector, seat, thing))
        if touched:
            return True
    return False


def permanents(state: Isola, fight: Fight, seat: int) -> list[int]:
    """The permanent technique and spirit that the lone master may decide to use (RU-22)."""
    master = lone_master(state, fight, seat)
    if master is None or not master.held:
        return []
    return [
        number
        for number, _ in master.held
        if CARDS[number].duration == PERMANENT
        and CARDS[number].type in (TECHNIQUE, SPIRIT)
        and may_employ(state, fight, seat, CARDS[number])
    ]


def employ(state: Isola, fight: Fight, seat: int, master: Force, number: int) -> None:
    """A technique or spirit counts in this fight: its values, what it does (ID-075, ID-082, ID-083)."""
    card = CARDS[number]
    if card.type == TECHNIQUE:
        fight.techniques[seat] = number
    else:
        fight.spirits[seat] = number
    for stat, amount in ((0, card.atk), (1, card.defence), (2, card.res)):
        if amount:
            state.add(
                Live(STATS[stat], card.key, master.thing, fight.number, master.thing, amount, 0, seat, in_fight=True)
            )
    if state.events is not None:
        told: dict[str, object] = {"seat": seat, "card": card.key, "force": THING_NAMES[master.thing]}
        state.tell("employed", "ID-075" if card.type == TECHNIQUE else "ID-082", told)
    perform_all(state, seat, master.thing, number, USED)


# Replies


class Window(Exchange[Isola]):
    """Cards in answer, in turn, until both decline (ID-163, RU-18 to RU-21). In the draw phase, and once the defence stands."""

    __slots__ = ()
    name: ClassVar[str] = "window"
    rule: ClassVar[str] = "RU-18"

    def replies(self, state: Isola, seat: int) -> list[int]:
        return replies_of(state, seat)

    def might_reply(self, state: Isola, seat: int) -> bool:
        return bool(state.hands[seat]) or any(
            owner == seat and CARDS[CARD_OF[thing]].duration == DISCARD_AFTER_USE
            for thing, owner in state.destiny.items()
        )

    def on(self, seat: int, passes: int) -> Step[Isola]:
        return WINDOWS[seat][passes]

    def is_relevant(self, state: Isola, seat: int, action: int) -> bool:
        """If it changes who falls, who conquers or what is scored."""
        from tavolata.games.isola.preview import is_relevant_reply

        return is_relevant_reply(state, seat, action)

    def reply(self, state: Isola, seat: int, action: int) -> None:
        do_reply(state, seat, action)

    def why_not(self, state: Isola, seat: int, action: int) -> IllegalAction:
        return why_no_reply(state, seat, action) or why_not_now(state, seat, action, self.rule)


class Replies(Window):
    """The reply step of a fight: techniques and spirits, too (ID-158 to ID-161)."""

    __slots__ = ()
    name: ClassVar[str] = "replies"
    rule: ClassVar[str] = "ID-158"

    def on(self, seat: int, passes: int) -> Step[Isola]:
        return _REPLIES[seat][passes]

    def replies(self, state: Isola, seat: int) -> list[int]:
        fight = state.fights[-1]
        if fight.is_empty(0) or fight.is_empty(1):
            return []
        return replies_of(state, seat)


def replies_of(state: Isola, seat: int) -> list[int]:
    """What a seat may play or use in a window, in ascending order."""
    found = answers_of(state, seat)
    add_uses(state, seat, found)
    return found


def add_uses(state: Isola, seat: int, found: list[int]) -> None:
    """What lies there to be discarded after use, and would do something now (ID-202, RU-53), put to what was found already."""
    if state.destiny:
        found += _events_to_use(state, seat)
    for force in state.forces_of(seat):
        if force.usable != NONE:
            found.append(pack(actions.EXPEND, force.thing))


def _events_to_use(state: Isola, seat: int) -> list[int]:
    found: list[int] = []
    for thing, owner in state.destiny.items():
        card = CARDS[CARD_OF[thing]]
        if owner != seat or card.duration != DISCARD_AFTER_USE:
            continue
        if any(ability.when == USE and could_touch(state, seat, thing, ability) for ability in card.abilities):
            found.append(pack(actions.USE, thing - EVENTS_BEGIN))
    found.sort()
    return found


def why_no_reply(state: Isola, seat: int, action: int) -> IllegalAction | None:
    verb, number = verb_of(action), first_of(action)
    if verb == actions.PLAY:
        return why_not_reply(state, seat, number)
    if verb == actions.USE:
        return refusal("use", "ID-202", thing=THING_NAMES[number + EVENTS_BEGIN])
    if verb == actions.EXPEND:
        return refusal("use", "ID-202", thing=THING_NAMES[number])
    return None


def do_reply(state: Isola, seat: int, action: int) -> None:
    """A card in answer is carried out completely before the next one (RU-21)."""
    verb, number = verb_of(action), first_of(action)
    if verb == actions.USE:
        use_event(state, seat, number + EVENTS_BEGIN)
    elif verb == actions.EXPEND:
        expend(state, seat, number)
    elif CARDS[number].type == EVENT:
        play_event(state, seat, number)
    else:
        play_for_master(state, seat, number)


def play_event(state: Isola, seat: int, number: int) -> None:
    """An event from the hand: what it says is done at once; it stays as long as its duration says (ID-100, ID-104 to ID-108,
    ID-198 to ID-201, RU-55, RU-82).
    """
    card = CARDS[number]
    state.take_from_hand(seat, number)
    if state.events is not None:
        state.tell("played", "ID-100", {"seat": seat, "card": card.key})
    if card.duration in (TURN, PERMANENT, DISCARD_AFTER_USE):
        thing = zones.enter_event(state, seat, number)
        perform_all(state, seat, thing, number, PLAY)
        return
    lasting = any(operation.word <= LIFE for ability in card.abilities for operation in ability.operations)
    if lasting:
        state.spent.append((number, seat, _until(state)))
    else:
        state.to_past(number, seat)
    perform_all(state, seat, NONE, number, PLAY)


def _until(state: Isola) -> int:
    """The scope with which a play-and-discard card goes to the past (RU-07)."""
    if state.fights:
        return state.fights[-1].number
    return state.next_fight or state.phase_scope


def play_for_master(state: Isola, seat: int, number: int) -> None:
    """A play-and-discard technique or spirit, used by the master who fights (ID-079, ID-085)."""
    fight = state.fights[-1]
    master = lone_master(state, fight, seat)
    assert master is not None
    state.take_from_hand(seat, number)
    state.spent.append((number, seat, fight.number))
    if state.events is not None:
        state.tell("played", "ID-158", {"seat": seat, "card": KEYS[number]})
    employ(state, fight, seat, master, number)


def use_event(state: Isola, seat: int, thing: int) -> None:
    """Its effect lasts to the end of the turn; the card goes to the past at once (RU-53)."""
    number = CARD_OF[thing]
    if state.events is not None:
        state.tell("used", "ID-202", {"seat": seat, "card": KEYS[number]})
    zones.leave_destiny(state, thing, number)
    perform_all(state, seat, NONE, number, USE)


def expend(state: Isola, seat: int, thing: int) -> None:
    """What a protagonist bears is used: from now to the end of the turn it counts (ID-202)."""
    force = state.forces[thing]
    number = force.usable
    card = CARDS[number]
    owner = next(owner for held, owner in force.held if held == number)
    state.set_force(force.without_held(number))
    state.to_past(number, owner)
    for stat, amount in ((0, card.atk), (1, card.defence), (2, card.res)):
        if amount:
            state.add(Live(STATS[stat], card.key, thing, state.turn_scope, thing, amount, 0, seat))
    if state.events is not None:
        state.tell("used", "ID-202", {"seat": seat, "card": card.key, "force": THING_NAMES[thing]})
    perform_all(state, seat, thing, number, USE)


# Damage


@mypyc_attr(free_list_len=1, acyclic=True)
class Blow:
    """What a side deals: the sum, how often, by whom."""

    __slots__ = ("mortal", "ones", "second", "total")

    def __init__(self, total: int, second: int, mortal: bool, ones: bool) -> None:
        self.total = total
        #: The second wave of double damage; 0: there is none (ID-195).
        self.second = second
        #: Whatever is beaten is dead (ID-211).
        self.mortal = mortal
        #: Lives of characters are worth 1 (ID-209, ID-212).
        self.ones = ones


def blow_of(state: Isola, fight: Fight, seat: int) -> Blow:
    """The damage of a side, counted now (ID-164): commanders add nothing (ID-148)."""
    total, second = 0, 0
    double = mortal = massacre = False
    by_card = state.rulings.double_by_card
    modifiers = state.modifiers
    plain = not (modifiers.of(DOUBLE) or modifiers.of(MORTAL) or modifiers.of(MASSACRE))
    for thing in fight.columns[seat]:
        attack = attack_of(state, state.forces[thing])
        total += attack
        if plain:
            continue
        if has_keyword(state, DOUBLE, thing):
            double = True
            second += attack
        if attack and has_keyword(state, MORTAL, thing):  # RU-44
            mortal = True
        massacre = massacre or has_keyword(state, MASSACRE, thing)
    if state.rulings.commanders_keep and not plain:
        for thing in fight.leaders[seat]:
            double = double or has_keyword(state, DOUBLE, thing)
            massacre = massacre or has_keyword(state, MASSACRE, thing)
    if not by_card:
        second = total if double else 0
    return Blow(total, second, mortal, mortal or massacre)


def has_surprise(state: Isola, fight: Fight, seat: int) -> bool:
    """One card with surprise gives it to its group, commanders included (ID-218, RU-78)."""
    if not state.modifiers.of(SURPRISE):
        return False
    return any(has_keyword(state, SURPRISE, thing) for thing in fight.columns[seat] + fight.leaders[seat])


class Strike(Step[Isola]):
    """Both sides deal their damage, at the same time or surprise first (ID-165, ID-219, ID-220)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        attacker, defender = fight.attacker, 1 - fight.attacker
        if fight.is_empty(attacker) or fight.is_empty(defender):
            return
        first, second = has_surprise(state, fight, attacker), has_surprise(state, fight, defender)
        if first == second:
            one, other = blow_of(state, fight, attacker), blow_of(state, fight, defender)
            losses = hit(state, fight, defender, one) + hit(state, fight, attacker, other)
            state.then(losses)
            return
        striker = attacker if first else defender
        if state.events is not None:
            state.tell("surprise", "ID-219", {"seat": striker})
        losses = hit(state, fight, 1 - striker, blow_of(state, fight, striker))
        state.then([*losses, StrikeBack(1 - striker)])


class StrikeBack(Step[Isola]):
    """Whoever is left after a surprise strikes with what is left (ID-219, RU-46)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        if fight.columns[self.seat]:
            state.then(hit(state, fight, 1 - self.seat, blow_of(state, fight, self.seat)))


def hit(state: Isola, fight: Fight, seat: int, blow: Blow) -> list[Step[Any]]:
    """Damage goes through a column from the front (ID-166 to ID-168), wave by wave (ID-195, ID-197, ID-196, RU-34, RU-37)."""
    column = fight.columns[seat]
    if state.events is not None and blow.total:
        told: dict[str, object] = {"seat": 1 - seat, "damage": blow.total, "second": blow.second}
        state.tell("strike", "ID-164", told)
    lost: dict[int, int] = {}
    for wave in (blow.total, blow.second):
        if wave <= 0:
            continue
        damage = wave
        for thing in column:
            if damage <= 0:
                break
            force = state.forces[thing]
            lives = force.all_lives() - lost.get(thing, 0)
            if lives <= 0:
                continue
            damage = _hit_one(state, fight, force, lives, blow, damage, lost)
        if damage > 0 and commanders(fight, seat) and fight.reached[seat] == NONE:
            fight.reached[seat] = commanders(fight, seat)[0]
            if state.events is not None:
                state.tell("reached", "ID-151", {"seat": seat, "force": THING_NAMES[fight.reached[seat]]})
    return [Loss(seat, thing, count, int(blow.mortal)) for thing, count in lost.items()]


def _hit_one(
    state: Isola, fight: Fight, force: Force, lives: int, blow: Blow, damage: int, lost: dict[int, int]
) -> int:
    """Damage meets a card; what goes on behind it, 0 if the card stops it (ID-047, ID-048, ID-055, RU-43)."""
    thing, card = force.thing, CARDS[force.card]
    defence = defence_of(state, force)
    if not card.is_life:
        needed = defence + resistance_of(state, force)
        if damage < max(1, needed):  # RU-39, RU-100
            return 0
        lost[thing] = 1
        return damage - needed
    if not (fight.challenge or (blow.ones and card.type == CHARACTER)):
        if damage > defence:  # one life takes it all (ID-018, ID-036)
            lost[thing] = lost.get(thing, 0) + 1
        return 0
    gone = min(lives, damage - defence)  # each life is worth 1, the defence counts once (RU-42)
    if gone <= 0:
        return 0
    lost[thing] = lost.get(thing, 0) + gone
    return damage - defence - gone if gone == lives else 0


@mypyc_attr(free_list_len=1)
class Loss(Step[Isola]):
    """A card is beaten, or so many lives of a stack are (ID-169, ID-173, ID-174, ID-180, RU-48, RU-98)."""

    __slots__ = ("count", "mortal", "thing")
    saved: ClassVar[Saved] = (("thing", A_THING), ("count", Number(1, 999)), ("mortal", BIT))

    def __init__(self, seat: int, thing: int, count: int, mortal: int) -> None:
        super().__init__(seat)
        self.thing = thing
        self.count = count
        self.mortal = mortal

    def run(self, state: Isola) -> None:
        force = state.forces.get(self.thing)
        if force is None:
            return
        fight = state.fights[-1]
        # A suicide card that is beaten is removed as well (RU-97).
        removed = bool(self.mortal) or state.affected(values.SUICIDE, self.thing)
        if not CARDS[force.card].is_life:
            self._beaten(state, fight, force, removed)
            return
        cards = zones.lives_to_lose(force)
        if len(cards) > 1 and self.count < force.all_lives():
            if self.count > 1:
                state.push(Loss(self.seat, self.thing, self.count - 1, self.mortal))
            state.push(ChooseLife(self.seat, self.thing, int(removed), int(not fight.challenge)))
            return
        card = cards[-1] if CARDS[cards[-1]].successor else cards[0]
        points = 0 if fight.challenge else CARDS[card].ochre
        tell_life(state, self.seat, self.thing, card, points, removed)
        state.points[1 - self.seat] += points
        last = force.all_lives() == 1
        zones.lose_life(state, self.thing, card, removed)
        if last:
            perform_all(state, self.seat, NONE, force.card, LOST)
        elif self.count > 1:
            state.push(Loss(self.seat, self.thing, self.count - 1, self.mortal))

    def _beaten(self, state: Isola, fight: Fight, force: Force, removed: bool) -> None:
        points = 0 if fight.challenge else CARDS[force.card].ochre
        state.points[1 - self.seat] += points
        if state.events is not None:
            name = THING_NAMES[force.thing]
            told: dict[str, object] = {"seat": self.seat, "force": name, "points": points, "removed": removed}
            state.tell("beaten", "ID-211" if self.mortal else "ID-169", told)
        zones.leave_force(state, force, removed)
        perform_all(state, self.seat, NONE, force.card, LOST)


# The end of a combat


class Aftermath(Step[Isola]):
    """Suicide cards go (ID-183, RU-80, RU-81); then, if no further combat follows, the place is judged while what was said for
    the
    combat still holds (RU-96, RU-49).
    """

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        if state.modifiers.of(values.SUICIDE):
            for seat in range(state.players):
                for thing in fight.columns[seat]:
                    if state.affected(values.SUICIDE, thing):
                        self._remove(state, state.forces[thing])
        if fight.place != NONE and not goes_on(fight):
            state.push(_CONQUESTS[fight.attacker])

    def _remove(self, state: Isola, force: Force) -> None:
        if state.events is not None:
            told: dict[str, object] = {"seat": force.owner, "force": THING_NAMES[force.thing]}
            state.tell("sacrificed", "ID-183", told)
        zones.leave_force(state, force, zones.REMOVED)


def goes_on(fight: Fight) -> bool:
    """Whether a commander was reached and meets somebody in a further combat (ID-151, RU-35)."""
    for seat in range(2):
        master = fight.reached[seat]
        if master in commanders(fight, seat) and not fight.is_empty(1 - seat):
            return True
    return False


@mypyc_attr(free_list_len=1)
class Combat(Scope[Isola]):
    """The end of a combat: what held for it is over, and the cards played for it go to the past (RU-95)."""

    __slots__ = ()

    def leave(self, state: Isola) -> None:
        clear_spent(state, self.number)
        fight = state.fights[-1]
        if not goes_on(fight):
            state.push(_LEAVE_FIGHT[self.seat])
            return
        for seat in range(2):
            if fight.reached[seat] in commanders(fight, seat):
                stand_alone(fight, seat, fight.reached[seat])
            else:
                line_up(fight, seat)
        if fight.is_empty(0) or fight.is_empty(1):
            state.push(_LEAVE_FIGHT[self.seat])
            return
        fight.go_on()
        begin_combat(state, fight)


def clear_spent(state: Isola, scope: int) -> None:
    """Play-and-discard cards whose time is over go to the past (RU-07)."""
    if not state.spent:
        return
    kept: list[tuple[int, int, int]] = []
    for card, owner, until in state.spent:
        if until == scope:
            state.to_past(card, owner)
        else:
            kept.append((card, owner, until))
    state.spent = kept


class LeaveFight(Step[Isola]):
    """The fight is over; a challenge gives way to what it interrupted (ID-217)."""

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights.pop()
        if state.events is not None and fight.challenge:
            state.tell("challenge-over", "ID-217", {"seat": self.seat})


class Conquest(Step[Isola]):
    """A place falls if nobody of its defence is left, and somebody of the attack is (ID-170 to ID-172, ID-067, RU-38, RU-47,
    RU-66).
    """

    __slots__ = ()

    def run(self, state: Isola) -> None:
        fight = state.fights[-1]
        attacker, defender = fight.attacker, 1 - fight.attacker
        if fight.is_empty(attacker) or not fight.is_empty(defender):
            if state.events is not None:
                state.tell("held", "ID-171", {"seat": defender, "place": THING_NAMES[fight.place]})
            return
        group = fight.columns[attacker] + fight.leaders[attacker] + fight.behind[attacker]
        massacre = any(self._massacres(state, fight, thing) for thing in group)
        site = state.site(fight.place)
        if state.events is not None:
            told: dict[str, object] = {"seat": attacker, "place": THING_NAMES[site.thing], "removed": massacre}
            state.tell("conquered", "ID-208" if massacre else "ID-172", told)
        cancelled = is_cancelled(state, site.thing)  # for the combat, and that lasts until now (RU-96)
        zones.leave_site(state, site, massacre)
        if not cancelled:
            perform_all(state, defender, NONE, site.card, LOST)
        for thing in reversed(group):
            if not is_cancelled(state, thing):
                perform_all(state, attacker, thing, state.forces[thing].card, CONQUER)

    def _massacres(self, state: Isola, fight: Fight, thing: int) -> bool:
        """Massacre must be on a card still in the group (RU-79); of a commander it counts (RU-99)."""
        if thing not in fight.columns[fight.attacker] and not state.rulings.commanders_keep:
            return False
        return has_keyword(state, MASSACRE, thing)


# Steps made once, by seat (see ``turn``).
WINDOWS: Final[list[list[Step[Any]]]] = [[Window(seat, passes) for passes in range(2)] for seat in range(2)]
_REPLIES: Final[list[list[Step[Any]]]] = [[Replies(seat, passes) for passes in range(2)] for seat in range(2)]
_CONQUESTS: Final[list[Step[Any]]] = [Conquest(seat) for seat in range(2)]
_LEAVE_FIGHT: Final[list[Step[Any]]] = [LeaveFight(seat) for seat in range(2)]
#: A combat by attacker, the last step first, as the agenda has them.
_COMBATS: Final[list[list[Step[Any]]]] = [
    [Aftermath(seat), Strike(seat), _REPLIES[seat][0], Abilities(1 - seat), Abilities(seat)] for seat in range(2)
]

STEPS: Final = (
    Abilities,
    Window,
    Replies,
    Strike,
    StrikeBack,
    Loss,
    Aftermath,
    Combat,
    LeaveFight,
    Conquest,
)
