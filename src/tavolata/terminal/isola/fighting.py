"""Fights of Isola: both columns face to face, the commanders behind them, what is activated; groups while they are built."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.text import Text

from tavolata.games.isola.box.things import PLACES_BEGIN, thing_number
from tavolata.games.isola.view_types import BattleView, FightView, ForceView
from tavolata.terminal.isola.board import broken, force, own_seat
from tavolata.terminal.isola.fitting import Drawing, folded_before
from tavolata.terminal.isola.naming import Naming
from tavolata.terminal.isola.seen import ColumnValues, TableView
from tavolata.terminal.lines import dim, listed

_MARGIN: Final = 1

# How groups are drawn: face to face; so only the one being built, the others on a line; each on a line; in a few words all but
# the one being built.
WHOLE: Final = 0
ONE_WHOLE: Final = 1
LINES: Final = 2
FOLDED: Final = 3
_MOST_CLOSED: Final = 2


class Side(NamedTuple):
    """One side of a fight, or a group that is being built."""

    title: str
    column: list[ForceView]
    leaders: list[str]


def _standing(table: TableView, names: list[str], values: ColumnValues) -> list[ForceView]:
    """A column with the values that it will have in its fight."""
    found = [seen for seen in map(table.force, names) if seen is not None]
    if len(values) != len(found):
        return found
    return [
        replace(seen, attack=attack, defence=defence, resistance=resistance)
        for seen, (attack, defence, resistance) in zip(found, values, strict=True)
    ]


def _heading(face: Naming, side: Side) -> Text:
    """Who it is, with the sum of the attack."""
    heading = Text().append(side.title, style="bold")
    if side.column:
        heading.append(f"  {face.say('isola-attack-sum', count=sum(seen.attack for seen in side.column))}")
    return heading


def _commands(face: Naming, table: TableView, name: str) -> Text:
    seen = table.force(name)
    lives = f" {face.signs.life}{seen.lives}" if seen is not None else ""
    return Text(f"{face.say('isola-commands', force=face.thing(name))}{lives}", style="italic")


def _below(face: Naming, table: TableView, side: Side) -> list[Text]:
    """One side: who it is with the sum of its attack, the column from the front, the commanders behind it."""
    lines = [_heading(face, side)]
    lines += [Text(f"{number} ").append_text(force(face, seen)) for number, seen in enumerate(side.column, 1)]
    return lines + [Text("  ").append_text(_commands(face, table, name)) for name in side.leaders]


def _beside(face: Naming, table: TableView, side: Side) -> list[Text]:
    """A side on a line: who it is with the sum of its attack, the column from the front, the commanders."""
    members = [force(face, seen) for seen in side.column] + [_commands(face, table, name) for name in side.leaders]
    heading = _heading(face, side)
    return [heading.append(":"), *listed(members, ",")] if members else [heading]


def _run(face: Naming, parts: list[Text], width: int) -> list[Text]:
    """Parts one behind the other; what is too long for a line by itself goes on in the next one."""
    return face.flow(Text(" "), broken(parts, width - 1), width)


def _in_short(face: Naming, side: Side) -> Text:
    """Who stands there, and the sum of their attack."""
    names = face.things([*[seen.force for seen in side.column], *side.leaders])
    return Text(f"{names} ({face.say('isola-attack-sum', count=sum(seen.attack for seen in side.column))})")


def face_to_face(face: Naming, left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two sides beside each other; plain text has one below the other."""
    if not face.style.drawn:
        return [Text(" ").append_text(line) for line in [*left, *right]]
    room = (width - 2 * _MARGIN - 3) // 2
    lines: list[Text] = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        cells = [one.copy(), other.copy()]
        for cell in cells:
            if cell.cell_len > room:
                cell.truncate(room, overflow="ellipsis" if face.style.fancy else "crop")
        line = Text(" " * _MARGIN).append_text(cells[0]).append(" " * (room - cells[0].cell_len))
        lines.append(line.append(f" {face.signs.border} ", style="dim").append_text(cells[1]))
    return lines


def groups(face: Naming, table: TableView, me: int | None, width: int) -> list[Drawing]:
    """The fight, or the groups that will fight: face to face; those that are not being built on a line; all of them on lines."""
    fight = table.fight()
    if fight is not None:
        return [
            lambda: fight_lines(face, table, fight, me, width),
            lambda: fight_in_short(face, table, fight, me, width),
        ]
    if not table.battles and not table.plan:
        return [list]

    def drawing(level: int) -> list[Text]:
        return battle_lines(face, table, me, width, level) + plan_lines(face, table, width, level)

    return [lambda: drawing(WHOLE), lambda: drawing(ONE_WHOLE), lambda: drawing(LINES), lambda: drawing(FOLDED)]


def fight_lines(face: Naming, table: TableView, fight: FightView, me: int | None, width: int) -> list[Text]:
    """The combat being fought, the own side on the left."""
    own = own_seat(me)
    sides = [_fighting(face, table, fight, seat) for seat in (own, 1 - own)]
    return [Text(f" {_subject(face, fight)}", style="bold red"), *face_to_face(face, sides[0], sides[1], width)]


def fight_in_short(face: Naming, table: TableView, fight: FightView, me: int | None, width: int) -> list[Text]:
    """The combat being fought: each side in as few lines as it needs, without what was activated."""
    own = own_seat(me)
    lines = [Text(f" {_subject(face, fight)}", style="bold red")]
    for seat in (own, 1 - own):
        leaders = [*fight.leaders[seat], *fight.behind[seat]]
        parts = _beside(face, table, _side(face, table, fight, seat)._replace(leaders=leaders))
        used = [card for card in (fight.techniques[seat], fight.spirits[seat]) if card]
        lines += _run(face, [*parts, *[dim(face.card(card)) for card in used]], width)
    return lines


def _subject(face: Naming, fight: FightView) -> str:
    if fight.challenge:
        return face.say("isola-challenge")
    if not fight.place:
        return face.say("isola-hunt")
    return face.say("isola-fight-for", place=face.thing(fight.place))


def _side(face: Naming, table: TableView, fight: FightView, seat: int) -> Side:
    key = "isola-attacks" if seat == fight.attacker else "isola-defends"
    title = face.names[seat] if fight.challenge else face.words.say(key, {"seat": face.names[seat]})
    return Side(title, _standing(table, fight.columns[seat], []), fight.leaders[seat])


def _fighting(face: Naming, table: TableView, fight: FightView, seat: int) -> list[Text]:
    lines = _below(face, table, _side(face, table, fight, seat))
    lines += [dim(f"  {face.say('isola-waits', force=face.thing(name))}") for name in fight.behind[seat]]
    lines += [dim(f"  {face.card(card)}") for card in (fight.techniques[seat], fight.spirits[seat]) if card]
    for thing, ability in fight.activated:
        if table.owner_of(thing) == seat:
            lines.append(dim(f"  {face.thing(thing)}: {face.ability_text(ability)}"))
    return lines


def battle_lines(face: Naming, table: TableView, me: int | None, width: int, level: int = WHOLE) -> list[Text]:
    """The attacks that were declared, with the defence as far as it stands or is being built."""
    own = own_seat(me)
    lines: list[Text] = []
    for battle in table.battles:
        sides = _sides(face, table, battle)
        hunted = thing_number(battle.target) < PLACES_BEGIN
        title = face.words.say("isola-hunt" if hunted else "isola-fight-for", {"place": face.thing(battle.target)})
        undefended = not sides[1 - battle.attacker].column
        if level == WHOLE or (level == ONE_WHOLE and battle.target == _defended_now(table, me)):
            drawn = [_below(face, table, side) for side in sides]
            if undefended:
                drawn[1 - battle.attacker].append(dim(f"  {face.say('isola-undefended')}"))
            lines.append(Text(f" {title}", style="bold red"))
            lines += face_to_face(face, drawn[own], drawn[1 - own], width)
            continue
        if level == FOLDED and battle.target != _defended_now(table, me):
            brief = [Text(f"{face.thing(battle.target)}:", style="bold red"), _in_short(face, sides[battle.attacker])]
            if not undefended:
                brief += [Text(face.signs.border, style="dim"), _in_short(face, sides[1 - battle.attacker])]
            lines += _run(face, brief, width)
            continue
        parts = _beside(face, table, sides[battle.attacker])
        if undefended:
            parts.append(dim(f"({face.say('isola-undefended')})"))
        else:
            parts += [Text(face.signs.border, style="dim"), *_beside(face, table, sides[1 - battle.attacker])]
        lines += _run(face, [Text(f"{title}:", style="bold red"), *parts], width)
    return lines


def _sides(face: Naming, table: TableView, battle: BattleView) -> list[Side]:
    """Both sides of a battle, by seat; the defence as it is being built."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    defence, leaders, values = battle.defence, battle.defence_leaders, battle.values
    for group in table.plan:
        if table.building == "defend" and group.target == battle.target:
            defence, leaders = group.column, group.leaders
            values = [group.values, group.facing] if defender == 0 else [group.facing, group.values]
    if thing_number(battle.target) < PLACES_BEGIN:
        defence = [battle.target]
    attacks = face.say("isola-attacks", seat=face.names[attacker])
    defends = face.say("isola-defends", seat=face.names[defender])
    one = Side(attacks, _standing(table, battle.attack, values[attacker]), battle.attack_leaders)
    other = Side(defends, _standing(table, defence, values[defender]), leaders)
    return [one, other] if attacker == 0 else [other, one]


def _defended_now(table: TableView, me: int | None) -> str:
    """The place whose defence is being built; "": none."""
    if table.building != "defend":
        return ""
    attacked = [battle.target for battle in table.battles if battle.attacker != me]
    return table.plan[-1].target if table.plan else next(iter(attacked), "")


def plan_lines(face: Naming, table: TableView, width: int, level: int = WHOLE) -> list[Text]:
    """The attack groups that the seat is building: nobody else sees them yet."""
    if table.building != "attack":  # a defence stands beside the attack that it meets
        return []
    plan = table.plan
    lines: list[Text] = []
    closed: list[Text] = []
    for number, group in enumerate(plan, 1):
        target = face.thing(group.target) if group.target else face.say("isola-next-target")
        title = face.say("isola-group", number=number, target=target)
        side = Side(title, _standing(table, group.column, group.values), group.leaders)
        last = number == len(plan)
        if level == FOLDED and not last:
            closed.append(Text(f"{target}: {face.things([*group.column, *group.leaders])}"))
        elif level == WHOLE or (level == ONE_WHOLE and last):
            lines += [Text(" ").append_text(line) for line in _below(face, table, side)]
        else:
            lines += _run(face, _beside(face, table, side), width)
    if closed:
        caption = Text(" ").append(f"{face.say('isola-groups')}  ", style="dim")
        shown = broken(listed(closed, face.signs.dot), width - caption.cell_len)
        lines = folded_before(face, caption, shown, face.signs.dot, width, _MOST_CLOSED) + lines
    return lines
