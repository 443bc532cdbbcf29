"""What is to be seen of fights and of groups being built: values, pips, what it comes to, and why a card cannot join a group.

Only for those who look: a game that is merely played never comes here, and where no combat is open nothing is worked out.
"""

from __future__ import annotations

from tavolata.engine import IllegalAction, pack
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, KEYS
from tavolata.games.isola.box.things import CARD_OF, PLACES_BEGIN, THING_NAMES
from tavolata.games.isola.preview import Foresight, Outcome, foresee, preview_fight
from tavolata.games.isola.rules.activation import acts_of, usable_abilities
from tavolata.games.isola.rules.combat import Attack, Defend, committed
from tavolata.games.isola.rules.command import command, paid_abilities
from tavolata.games.isola.rules.damage import blow_of, has_surprise
from tavolata.games.isola.rules.legality import why_not_attack_with, why_not_beside
from tavolata.games.isola.rules.offers import may_defend, next_target
from tavolata.games.isola.rules.pieces import NONE, Battle, Column, Fight, Force, Group
from tavolata.games.isola.rules.state import Isola
from tavolata.games.isola.rules.values import attack_of, defence_of, resistance_of
from tavolata.games.isola.suggestions import resisted, steps_to, suggested_plan


def names(things: Column | list[int]) -> list[str]:
    return [THING_NAMES[thing] for thing in things]


# Fights and battles


def combat_view(state: Isola) -> dict[str, object]:
    """What everybody sees of a combat: battles that were declared, fights, and what they come to if nobody does anything more."""
    foreseen = foresee(state, withdraws=True)
    seen: dict[str, object] = {
        "battles": [_battle(state, battle, foreseen) for battle in state.battles],
        "fights": [_fight(state, place) for place in range(len(state.fights))],
    }
    if foreseen is not None:
        seen["ahead"] = foreseen.whole.told()
    return seen


def _battle(state: Isola, battle: Battle, foreseen: Foresight | None) -> dict[str, object]:
    outcome = None if foreseen is None else foreseen.battles.get(battle.target)
    return {
        "attacker": battle.attacker,
        "target": THING_NAMES[battle.target],
        "attack": names(battle.attack),
        "attack_leaders": names(battle.attack_leaders),
        "defence": names(battle.defence),
        "defence_leaders": names(battle.defence_leaders),
        "values": column_values(state, battle),
        "ahead": None if outcome is None else outcome.told(),
    }


def column_values(state: Isola, battle: Battle) -> list[list[list[int]]]:
    """Attack, defence and resistance of all in both columns, by seat, as they will be when that battle is fought: some places and
    cards count only there.
    """
    if battle.target == NONE or not battle.attack:
        return [[], []]
    table = state.clone()
    fight = Fight(table.next_fight or table.new_scope(), battle.attacker)
    fight.columns[battle.attacker], fight.leaders[battle.attacker] = battle.attack, battle.attack_leaders
    other = 1 - battle.attacker
    if battle.target >= PLACES_BEGIN:
        fight.place = battle.target
        fight.columns[other], fight.leaders[other] = battle.defence, battle.defence_leaders
    else:
        fight.columns[other] = (battle.target,)
    table.fights = [fight]
    return _values(table, fight)


def _values(table: Isola, fight: Fight) -> list[list[list[int]]]:
    return [
        [
            [attack_of(table, force), defence_of(table, force), resistance_of(table, force)]
            for force in [table.forces[thing] for thing in column if thing in table.forces]
        ]
        for column in fight.columns
    ]


def _fight(state: Isola, place: int) -> dict[str, object]:
    """A fight as it stands; one that a challenge interrupts, as it will go on."""
    table = state
    inner = place + 1 == len(state.fights)
    if not inner:
        table = state.clone()
        table.fights = table.fights[: place + 1]
    fight = table.fights[place]
    outcome = preview_fight(state) if inner else None
    return {
        "attacker": fight.attacker,
        "place": "" if fight.place == NONE else THING_NAMES[fight.place],
        "challenge": fight.challenge,
        "columns": [names(column) for column in fight.columns],
        "leaders": [names(leaders) for leaders in fight.leaders],
        "behind": [names(behind) for behind in fight.behind],
        "techniques": ["" if card == NONE else KEYS[card] for card in fight.techniques],
        "spirits": ["" if card == NONE else KEYS[card] for card in fight.spirits],
        "activated": [[THING_NAMES[thing], ABILITIES[ability].name] for thing, ability in fight.activated],
        "values": _values(table, fight),
        "blows": [_blow(table, fight, seat) for seat in range(2)],
        "command": [_command(table, seat) for seat in range(2)],
        "abilities": [_abilities(table, fight, seat) for seat in range(2)],
        "ahead": None if outcome is None else outcome.told(),
    }


def _blow(table: Isola, fight: Fight, seat: int) -> dict[str, object]:
    """What a side would deal now (ID-164), and how."""
    blow = blow_of(table, fight, seat)
    return {
        "damage": blow.total,
        "second": blow.second,
        "first": has_surprise(table, fight, seat),
        "mortal": blow.mortal,
        "ones": blow.ones or fight.challenge,
    }


def _command(table: Isola, seat: int) -> list[int]:
    """The lives that activate abilities, and how many of them are spoken for (ID-024, RU-08)."""
    pips = [ABILITIES[ability].pips for _, ability in paid_abilities(table, seat)]
    if not table.rulings.pips_add_up:
        return [command(table, seat), max(pips, default=0)]
    return [command(table, seat), sum(pips)]


def _abilities(table: Isola, fight: Fight, seat: int) -> list[dict[str, object]]:
    """What a side has to activate or to use, its pips, and whether it is active or could be."""
    usable = usable_abilities(table, fight, seat)
    found: list[dict[str, object]] = []
    for thing in fight.columns[seat] + fight.leaders[seat]:
        force = table.forces[thing]
        for ability in acts_of(fight, seat, force):
            active = (thing, ability.number) in fight.activated
            found.append(
                {
                    "force": THING_NAMES[thing],
                    "ability": ability.name,
                    "pips": ability.pips,
                    "state": "active" if active else "open" if (thing, ability.number) in usable else "closed",
                }
            )
    return found


# Groups being built


def building_view(state: Isola, seat: int) -> dict[str, object]:
    """The groups that the seat is building, which nobody else sees yet (RU-92): what they would come to, and who cannot join."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, (Attack, Defend)) or step.seat != seat:
        return {}
    foreseen = foresee(state) if step.plan or isinstance(step, Defend) else None
    found: list[dict[str, object]] = []
    for group in step.plan:
        if isinstance(step, Attack):
            battle = Battle(seat, group.target, group.column, group.leaders)
        else:
            battle = next(battle for battle in state.battles if battle.target == group.target)
            battle = battle.defended(group.column, group.leaders)
        outcome = None if foreseen is None else foreseen.battles.get(group.target)
        found.append(_group(state, group, battle, seat, outcome))
    seen: dict[str, object] = {"plan": found, "building": step.name, "unfit": _unfit(state, step)}
    if foreseen is not None:
        seen["planned"] = foreseen.whole.told()
    if not step.plan:
        seen.update(_suggested(state, step))
    elif isinstance(step, Attack):
        seen["resisted"] = resisted(state, seat, []).told()
    if isinstance(step, Defend):
        seen["undefended"] = [
            {"target": THING_NAMES[target], "ahead": foreseen.battles[target].told()}
            for target in step.targets(state)
            if foreseen is not None
            and target in foreseen.battles
            and not any(group.target == target and group.column for group in step.plan)
        ]
    return seen


def _suggested(state: Isola, step: Attack | Defend) -> dict[str, object]:
    """Groups that a sensible player would form, where none are begun yet."""
    plan = suggested_plan(state, step)
    steps = steps_to(state, step, plan) if plan else []
    if not steps:
        return {}
    built = state.clone()
    for action in steps:
        built.play(step.seat, action)
    foreseen = foresee(built)
    assert foreseen is not None
    against = resisted(state, step.seat, steps).told() if isinstance(step, Attack) else None
    groups = [
        {"target": THING_NAMES[group.target], "column": names(group.column), "leaders": names(group.leaders)}
        for group in plan
    ]
    told: dict[str, object] = {
        "groups": groups,
        "steps": [state.game.text(action) for action in steps],
        "ahead": foreseen.whole.told(),
        "resisted": against,
    }
    return {"suggested": told}


def _group(state: Isola, group: Group, battle: Battle, seat: int, outcome: Outcome | None) -> dict[str, object]:
    """A group with the values of its column in the fight that it is for, and of the column that it meets."""
    values = column_values(state, battle)
    return {
        "target": "" if group.target == NONE else THING_NAMES[group.target],
        "column": names(group.column),
        "leaders": names(group.leaders),
        "values": values[seat],
        "facing": values[1 - seat],
        "ahead": None if outcome is None else outcome.told(),
    }


def _unfit(state: Isola, step: Attack | Defend) -> list[dict[str, object]]:
    """The own cards that cannot join the group now: why, by which rule, and what would do."""
    offered = set(step.options(state))
    if not offered:
        return []
    taken = committed(state, step.plan)
    found: list[dict[str, object]] = []
    for force in state.forces_of(step.seat):
        thing = force.thing
        join, lead = pack(actions.ADD, thing), pack(actions.LEAD, thing)
        if thing in taken or join in offered or lead in offered:
            continue
        group = step.plan[-1] if step.plan else Group(NONE)
        leads = force.is_master() and bool(group.column) and not state.forces[group.column[0]].is_master()
        problem = step.why_not(state, step.seat, lead if leads else join)
        found.append(_remedied(state, step, group, force, leads, problem))
    return found


def _remedied(
    state: Isola, step: Attack | Defend, group: Group, force: Force, leads: bool, problem: IllegalAction
) -> dict[str, object]:
    """A refusal with what would do: to leave others out, to stand before the commanders, or another group."""
    able = not force.engaged and _may_fight(state, step, group.target, force)
    against = [thing for thing in group.members() if why_not_beside(state, force, state.forces[thing]) is not None]
    if able and group.column and (force.is_master() != leads or state.forces[group.column[0]].is_master()):
        against = list(group.members())  # a master who fights himself stays alone
    told: dict[str, object] = {
        "force": THING_NAMES[force.thing],
        "key": problem.key,
        "rule": problem.rule,
        "details": dict(problem.details),
        "without": names(against) if able else [],
        "before": able and not against and bool(group.leaders) and not leads,
        "further": 0 if force.engaged else _how_far(state, step, force),
    }
    return told


def _may_fight(state: Isola, step: Attack | Defend, target: int, force: Force) -> bool:
    if isinstance(step, Attack):
        return why_not_attack_with(state, force.thing) is None
    place = target if target != NONE else step.targets(state)[0]
    return may_defend(state, force, CARD_OF[place])


def _how_far(state: Isola, step: Attack | Defend, force: Force) -> int:
    """How many groups further it could be in one; 0: in none (ID-135, ID-140)."""
    if isinstance(step, Attack):
        ready = bool(step.plan) and bool(step.plan[-1].column) and why_not_attack_with(state, force.thing) is None
        return int(ready and next_target(state, 1 - step.seat, step.plan) != NONE)
    built = max(1, len(step.plan))
    for further, target in enumerate(step.targets(state)[built:], 1):
        if may_defend(state, force, CARD_OF[target]):
            return further
    return 0
