"""The answers of Isola: in full words, or those of one kind on a line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tavolata.engine import PASS, Decision, first_of, second_of, third_of, verb_of
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARD, CARDS
from tavolata.games.isola.box.records import DISCARD_AFTER_USE
from tavolata.games.isola.box.things import EVENT_THING, FORCE, PLACE_THING
from tavolata.games.isola.rules.start import cost_of
from tavolata.terminal.face import Choice, Row
from tavolata.terminal.isola.board import force_values
from tavolata.terminal.isola.naming import FORCE_VERBS, Naming, army_keys, assigned_key, place_key
from tavolata.terminal.isola.seen import TableView, card_named
from tavolata.terminal.lines import cut

#: Up to so many answers stand one below the other in full words.
_FEW: Final = 5
#: Verbs whose answer is always a whole sentence on a line of its own, or beside others of these.
_STEPS: Final = frozenset([actions.NEXT, actions.BACK, actions.DONE])
#: Verbs with a card and what it goes with or to: the card stands in front of the line.
_BY_FIRST: Final = frozenset([actions.SETTLE, actions.MUSTER, actions.ASSIGN, actions.ATTACH])
#: Verbs whose answers are whole sentences, however many there are.
_SENTENCES: Final = frozenset([PASS, actions.ACTIVATE, actions.CHOOSE, actions.FIGHT, actions.AT, actions.DRAW])

#: Questions whose answers are always arranged by what they do: one answers them again and again.
_BUILDING: Final = ("attack", "defend")

#: Answers are cut where a small terminal ends; what an ability does is told in full above.
_LONGEST: Final = 74
_BUYING: Final = _BY_FIRST | {actions.PLAY}


def rows(face: Naming, table: TableView, decision: Decision) -> list[Row]:
    answers = list(enumerate(face.answers(decision), 1))
    if not face.style.drawn or (len(answers) <= _FEW and decision.name not in _BUILDING):
        return [_sentence(face, table, decision, number, action) for number, action in answers]
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for number, action in answers:
        verb = verb_of(action)
        groups.setdefault((verb, first_of(action) if verb in _BY_FIRST else 0), []).append((number, action))
    rows: list[Row] = []
    steps = Row(Text(), [], "")
    for (verb, _), found in groups.items():
        if verb in _STEPS and decision.name != "buy":
            steps.choices.append(_step(face, decision, *found[0]))
        elif verb in _SENTENCES or verb in _STEPS:
            rows += [_sentence(face, table, decision, *answer) for answer in found]
        else:
            rows.append(_group(face, table, decision, found))
    if steps.choices:
        rows.append(steps._replace(label=Text(face.say("isola-verb-steps"), style="bold")))
    return rows


def _sentence(face: Naming, table: TableView, decision: Decision, number: int, action: int) -> Row:
    """An answer in full words; what lies opposite says whose it is."""
    row = face.row(number, action, decision)
    words = row.choices[0].words
    if verb_of(action) == actions.ACTIVATE and face.style.drawn:
        said = face.arguments(action)
        words = Text(cut(f"{said['force']}: {said['ability']}", _LONGEST, face.style.fancy))
    if verb_of(action) == actions.FIGHT and first_of(action) < len(table.battles):
        target = table.battles[first_of(action)].target
        words = Text(face.whose(target, table.owner_of(target), decision.seat))
    thing = _thing(action)
    owner = table.owner_of(thing) if thing else -1
    if owner >= 0 and owner != decision.seat and verb_of(action) != actions.TARGET:
        words = words.append(f" ({face.names[owner]})")
    return row._replace(choices=[Choice(number, words, _hint(face, table, decision, action))])


def _step(face: Naming, decision: Decision, number: int, action: int) -> Choice:
    """On to another group or place, back, or done, in a word or two."""
    name = face.game.notation.verb(action).name
    key = "isola-verb-next-place" if decision.name == "defend" and name == "next" else f"isola-verb-{name}"
    return Choice(number, Text(face.words.say(key)), Text())


def _group(face: Naming, table: TableView, decision: Decision, found: list[tuple[int, int]]) -> Row:
    """All answers of a verb on one line, in as few words as each needs."""
    first = found[0][1]
    name = face.game.notation.verb(first).name
    card = _first_card(first)
    key = "isola-verb-buy" if decision.name == "buy" and verb_of(first) == actions.PLAY else f"isola-verb-{name}"
    label = face.words.say(key, {"card": face.card(card) if card else ""})
    choices: list[Choice] = []
    before = -1
    for number, action in found:
        words, hint = Text(_object(face, table, decision, action)), _hint(face, table, decision, action)
        pair = _pair(action)
        if pair and second_of(action) == before:  # where several begin alike the further ones say only what is added
            words = Text(f"+ {face.card(pair)}")
        before = second_of(action)
        if decision.name == "buy" and verb_of(action) in _BUYING:
            words, hint = words.append(f" ({cost_of(action)})"), Text()
        seen = table.force(_thing(action)) if decision.name in _BUILDING else None
        if seen is not None:  # one chooses by the values, so they are no mere hint
            words, hint = words.append(f" {force_values(face, seen)}"), Text()
        choices.append(Choice(number, words, hint))
    return Row(Text(label, style="bold"), choices, f"{name}{f' {card}' if card else ''} …")


def _pair(action: int) -> str:
    """The second card of those that a line of answers has behind its first one; "": there is no second."""
    if verb_of(action) == actions.SETTLE:
        return army_keys(action)[1] if len(army_keys(action)) > 1 else ""
    return place_key(third_of(action)) if verb_of(action) == actions.MUSTER else ""


def _first_card(action: int) -> str:
    """The card that stands in front of a line of answers; "": none."""
    verb, first = verb_of(action), first_of(action)
    if verb == actions.SETTLE:
        return place_key(first)
    if verb == actions.MUSTER:
        return actions.ARMY_CARD.kind.names[first]
    return assigned_key(first) if verb in (actions.ASSIGN, actions.ATTACH) else ""


def _thing(action: int) -> str:
    """What lies on the table that an answer is about; "": nothing."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    if verb in FORCE_VERBS or verb == actions.ACTIVATE:
        return FORCE.names[first]
    match verb:
        case actions.ASSIGN:
            return FORCE.names[second]
        case actions.ATTACH:
            return PLACE_THING.names[second]
        case actions.PICK_PLACE:
            return PLACE_THING.names[first]
        case actions.USE | actions.PICK_EVENT:
            return EVENT_THING.names[first]
    return ""


def _object(face: Naming, table: TableView, decision: Decision, action: int) -> str:
    """What an answer is about, without its verb."""
    verb = verb_of(action)
    thing = _thing(action)
    if thing:
        return face.whose(thing, table.owner_of(thing), decision.seat)
    if verb == actions.SETTLE:
        return " + ".join([face.card(key) for key in army_keys(action)])
    if verb == actions.MUSTER:
        return str(face.arguments(action)["places"])
    return face.card(CARD.names[first_of(action)])


def _hint(face: Naming, table: TableView, decision: Decision, action: int) -> Text:
    """What would come of an answer, or what it is worth."""
    verb, first = verb_of(action), first_of(action)
    text = ""
    if decision.name == "buy" and verb in _BUYING:
        return Text(f"({face.say('isola-cost', count=cost_of(action))})", style="dim")
    seen = table.force(_thing(action)) if _thing(action) else None
    if verb == actions.PLAY:
        text = _play_hint(face, table, decision, CARD.names[first])
    elif verb == actions.SETTLE and len(decision.actions) <= _FEW:
        text = face.values(place_key(first))
    elif verb == actions.EXPEND and seen is not None:
        text = face.joined([face.card(one.card) for one in seen.held if _is_used_up(one.card)])
    elif seen is not None and verb != actions.ACTIVATE:
        text = force_values(face, seen)
    elif verb in (actions.DISCARD, actions.TAKE):
        text = face.values(CARD.names[first])
    elif verb == actions.LOSE and CARDS[first].ochre:
        text = face.say("isola-costs", count=CARDS[first].ochre)
    return Text(f"({text})" if text else "", style="dim")


def _is_used_up(key: str) -> bool:
    return card_named(key).duration == DISCARD_AFTER_USE


def _play_hint(face: Naming, table: TableView, decision: Decision, key: str) -> str:
    """The values of a card; of a life that is on the table already what another one does."""
    card = card_named(key)
    seen = table.force(key) if card.is_life else None
    if seen is None:
        return face.values(key)
    return face.say("isola-one-more-life" if seen.owner == decision.seat else "isola-one-life-less")
