"""The answers of Talisman: in full words, or many on few lines."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.engine import PASS, Decision, arguments_of, first_of, second_of, verb_of
from tavolata.games.talisman.box import actions, cards
from tavolata.games.talisman.box.cards import CARD_NAMES, CHARACTER_NAMES, NOBODY, REGION, SHEETS, SPACE_NAMES
from tavolata.games.talisman.view_types import AttackView
from tavolata.terminal.face import Choice, Row
from tavolata.terminal.lines import cut
from tavolata.terminal.talisman.board import marked, marks, things_on
from tavolata.terminal.talisman.naming import (
    PAINT,
    SEAT_VERBS,
    SPACE_VERBS,
    STAT_KEYS,
    WARE_VERBS,
    WAY_VERBS,
    Naming,
)
from tavolata.terminal.talisman.seen import TableView

#: Up to so many answers stand one below the other; with more than so many in a line long names are cut.
_FEW: Final = 5
_CROWDED: Final = 12
_TIGHT: Final = 12
#: Verbs whose only answer stands on a line of its own; other single answers share one.
_MAIN: Final = frozenset([actions.ROLL, actions.KEEP, actions.FATE, actions.LOOK, actions.DONE, actions.STAY, PASS])
#: Verbs whose answers, where they share a line, say already what their hint would.
_UNHINTED: Final = SPACE_VERBS | {actions.BUY}
_WEAPON_VERBS: Final = frozenset([actions.FIGHT, actions.ASSASSINATE])
_CAST_VERBS: Final = frozenset([actions.CAST_ON, actions.CAST_AT, actions.CAST_CARD])
_REGIONS: Final = ("region-outer", "region-middle", "region-inner")


def rows(face: Naming, table: TableView, decision: Decision) -> list[Row]:
    answers = list(enumerate(face.answers(decision), 1))
    if not face.style.drawn or len(answers) <= _FEW:
        return [_sentence(face, table, decision, number, action) for number, action in answers]
    # What may be left behind is offered at nearly every question: it must not crowd out the words of the others.
    left = [(number, action) for number, action in answers if verb_of(action) == actions.DROP]
    if 0 < len(answers) - len(left) <= _FEW:
        named = [_sentence(face, table, decision, *answer) for answer in answers if answer not in left]
        return [*named, *(_group(face, table, decision, left) if left else [])]
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for number, action in answers:
        verb = verb_of(action)
        groups.setdefault((verb, first_of(action) if verb in _CAST_VERBS else 0), []).append((number, action))
    rows: list[Row] = []
    last: list[Row] = []
    rest = Row(Text(face.say("talisman-more"), style="italic"), [], "")
    for (verb, _), found in groups.items():
        if len(found) > 1:
            rows += _group(face, table, decision, found)
        elif verb in _MAIN:
            # Fate comes after everything else.
            (last if verb == actions.FATE else rows).append(_sentence(face, table, decision, *found[0]))
        else:
            rest.choices.extend(_sentence(face, table, decision, *found[0]).choices)
    if len(rest.choices) == 1 and not any(row.label for row in rows):
        rest = rest._replace(label=Text())
    return [*rows, *([rest] if rest.choices else []), *last]


def _sentence(face: Naming, table: TableView, decision: Decision, number: int, action: int) -> Row:
    """An answer in full words."""
    row = face.row(number, action, decision)
    words = row.choices[0].words
    if verb_of(action) == actions.FATE:
        words = Text(face.say("action-fate", die=_die(table, decision, action)))
    elif verb_of(action) == actions.CHOOSE:
        words = Text(_chosen(face, decision, action))
    return row._replace(choices=[Choice(number, words, _hint(face, table, decision, action))])


def _group(face: Naming, table: TableView, decision: Decision, found: list[tuple[int, int]]) -> list[Row]:
    """All answers of a verb on one line, in as few words as each needs; spaces of several Regions on a line for each."""
    first = found[0][1]
    name = face.game.notation.verb(first).name
    spell = CARD_NAMES[first_of(first)] if verb_of(first) in _CAST_VERBS else ""
    label = face.words.say(f"talisman-verb-{name}", {"card": face.card(spell) if spell else ""})
    crowded = len(found) > _CROWDED
    notation = f"{name}{f' {spell}' if spell else ''} …"
    lines: dict[int, Row] = {}
    for number, action in found:
        space = _space(action)
        region = REGION[space] if crowded and space != NOBODY else NOBODY
        row = lines.setdefault(region, Row(Text().append(label, style="bold"), [], notation))
        hint = Text() if crowded or verb_of(action) in _UNHINTED else _hint(face, table, decision, action)
        row.choices.append(Choice(number, _object(face, table, decision, action, crowded), hint))
    if len(lines) > 1:
        for region, row in lines.items():
            row.label.append(f" ({face.say(_REGIONS[region])})", style=PAINT[region])
    return list(lines.values())


def _space(action: int) -> int:
    """The space that an answer is about; NOBODY: it is about something else."""
    verb = verb_of(action)
    return first_of(action) if verb in SPACE_VERBS else second_of(action) if verb == actions.CAST_AT else NOBODY


def _object(face: Naming, table: TableView, decision: Decision, action: int, crowded: bool) -> Text:
    """What an answer is about, without its verb."""
    space = _space(action)
    if space != NOBODY:
        return marked(face, table, SPACE_NAMES[space], decision.seat)
    words = _object_words(face, table, decision, action)
    return Text(cut(words, _TIGHT, face.style.fancy) if crowded else words)


def _chosen(face: Naming, decision: Decision, action: int) -> str:
    """One of several ways, in the words of the question."""
    way = actions.WAYS[first_of(action)]
    key = f"choose-{decision.name}-{way}"
    return face.words.say(key if face.words.has(key) else f"way-{way}")


def _object_words(face: Naming, table: TableView, decision: Decision, action: int) -> str:
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    if verb == actions.CAST_ON:
        return face.say("talisman-self") if second == decision.seat else face.names[second]
    if verb in SEAT_VERBS:
        return face.names[first]
    if verb == actions.CHOOSE:
        return _chosen(face, decision, action)
    if verb in WAY_VERBS:
        return face.say(f"way-{actions.WAYS[first]}")
    if verb in WARE_VERBS:
        price = table.about.prices.get(cards.KEYS[first]) if table.about and verb == actions.BUY else None
        return face.card(cards.KEYS[first]) + (f" ({price})" if price else "")
    if verb == actions.BE:
        return face.character(CHARACTER_NAMES[first])
    if verb == actions.PAY:
        return str(first)
    if verb == actions.FATE:
        return str(_die(table, decision, action))
    if verb == actions.CAST_CARD:
        return face.card(CARD_NAMES[second])
    if first < 0:
        return face.say("talisman-unarmed" if verb in _WEAPON_VERBS else "way-yes")
    return " + ".join([face.card(CARD_NAMES[card]) for card in arguments_of(action)])


def _die(table: TableView, decision: Decision, action: int) -> int:
    """What the die shows that would be rolled again."""
    dice = table.dice
    if decision.name == "attack-fate" and table.attack is not None:
        attack = table.attack
        dice = attack.dice if attack.seat == decision.seat else attack.rival_dice
    return dice[first_of(action) - 1]


def _hint(face: Naming, table: TableView, decision: Decision, action: int) -> Text:
    """What would come of an answer, or what is there."""
    verb, first = verb_of(action), first_of(action)
    text = ""
    if verb in SPACE_VERBS:
        if face.style.drawn:
            return marks(face, table, SPACE_NAMES[first], decision.seat)
        text = things_on(face, table, SPACE_NAMES[first])
    elif verb in _WEAPON_VERBS and table.attack is not None:
        text = _odds(face, table.attack, decision.seat, action)
    elif verb == actions.BUY and table.about is not None:
        text = face.say("talisman-coins", count=table.about.prices[cards.KEYS[first]])
    elif verb == actions.SELL:
        text = str(cards.STRENGTH[first] or cards.CRAFT[first])
    elif verb == actions.BE:
        sheet = SHEETS[first]
        text = ", ".join(
            [
                f"{face.words.say(key)} {value}"
                for key, value in zip(STAT_KEYS, (sheet.strength, sheet.craft), strict=True)
            ]
        )
    return Text(f"({text})" if text else "", style="dim")


def _odds(face: Naming, attack: AttackView, seat: int, action: int) -> str:
    """What both sides would count with these Weapons, before the dice; the assassinated roll none, and so add no Runes."""
    own, other = attack.parts if seat == attack.seat else attack.parts[::-1]
    alone = verb_of(action) == actions.ASSASSINATE
    mine = sum(points for what, _, points in own if what != "weapon")
    mine += sum(attack.worth.get(CARD_NAMES[card], 0) for card in arguments_of(action))
    theirs = sum(points for what, _, points in other if not (alone and what == "runes"))
    return face.say("talisman-odds", mine=mine, theirs=theirs, alone=int(alone))
