"""What everything in Isola dei Demoni is called, and the signs and colours that it is drawn with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from tavolata.engine import Decision, Game, IllegalAction, TavolataError, arguments_of, first_of, second_of, verb_of
from tavolata.engine.words import Words, explain
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import ABILITIES, CARD, CARDS
from tavolata.games.isola.box.records import ARMY, BLUE, PLACE, RED, Ability, Card
from tavolata.games.isola.box.texts import CardTexts
from tavolata.games.isola.box.things import EVENT_THING, FORCE, PLACE_THING, thing_number
from tavolata.games.isola.deck_words import card_title
from tavolata.terminal.face import Face, Seen, Style
from tavolata.terminal.isola.seen import card_named, card_of
from tavolata.terminal.lines import flow

#: How cards are painted: red, blue and grey, as they are printed.
_PAINT: Final = {RED: "#d9705f", BLUE: "#6fa3d8"}
_GREY: Final = "#a8a8a8"
ENGAGED: Final = "dim"

#: Arguments of sentences that name no card, whatever they look like.
_PLAIN_WORDS: Final = frozenset(["school", "colour", "type", "kind", "known", "name", "phase", "field", "reason"])
_ABILITY: Final[dict[str, Ability]] = {ability.name: ability for ability in ABILITIES}

_CARD_VERBS: Final = frozenset([actions.PLAY, actions.DISCARD, actions.EMPLOY, actions.TAKE, actions.LOSE])
FORCE_VERBS: Final = frozenset([actions.EXPEND, actions.TARGET, actions.ADD, actions.LEAD, actions.PICK])


class Signs(NamedTuple):
    """The symbols, or plain letters where the output knows no others."""

    turn: str
    life: str
    green: str
    engaged: str
    frontier: str
    then: str
    dot: str
    times: str
    border: str


_FANCY: Final = Signs("▸", "♥", "●", "↷", "⚑", " › ", " ·", "×", "│")
_PLAIN: Final = Signs(">", "L", "*", "~", "!", " > ", " -", "x", "|")


def paint(card: Card) -> str:
    return _PAINT.get(card.colour, _GREY)


class Naming(Face):
    """The words of Isola."""

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], style: Style, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(game, words, names, style, options)
        self.texts = CardTexts(words, CARDS)

    @property
    def signs(self) -> Signs:
        return _FANCY if self.style.fancy else _PLAIN

    # Cards and things

    def card(self, key: str) -> str:
        """A card by its name; where schools share a name, with its school."""
        return card_title(self.texts, self.words, card_named(key))

    def thing(self, name: str) -> str:
        """What lies on the table: of several copies of a card all but the first have a number."""
        _, _, copy = name.partition(".")
        words = self.card(card_of(name).key)
        return words if copy[1:] in ("", "1") else f"{words} ({copy[1:]})"

    def things(self, names: Iterable[str]) -> str:
        return self.joined([self.thing(name) for name in names])

    def whose(self, name: str, owner: int, me: int | None) -> str:
        """What lies on the table, with its owner if that is somebody else."""
        if owner < 0 or owner == me:
            return self.thing(name)
        return self.say("isola-of", thing=self.thing(name), seat=self.names[owner])

    def counted(self, keys: Iterable[str]) -> list[str]:
        """Cards by their names, several alike as one."""
        found = Counter(keys)
        return [self.card(key) + (f" {self.signs.times}{count}" if count > 1 else "") for key, count in found.items()]

    def move(self, notation: str) -> str:
        """The cards that a purchase puts on the table."""
        said = self.arguments(self.game.parse(notation))
        return " + ".join([str(words) for words in said.values()])

    def ability_text(self, name: str) -> str:
        """What an ability does, as it stands on its card."""
        ability = _ABILITY[name]
        return self.texts.ability(CARDS[ability.card], ability)

    def values(self, key: str) -> str:
        """The printed values of a protagonist, the green points of a place, what an assigned card adds; "" where there is nothing."""
        card = card_named(key)
        if card.type == PLACE:
            return f"{self.signs.green}{card.green}" if card.green else ""
        if card.type > ARMY:
            added = [card.atk, card.defence, *([card.res] if card.res else [])]
            return "/".join([f"{value:+d}" for value in added]) if any(added) else ""
        return f"{card.atk}/{card.defence}{self.signs.life if card.is_life else f'/{card.res}'}"

    def flow(self, caption: Text, parts: list[Text], width: int) -> list[Text]:
        """Parts in as many lines as they need; plain text is one line."""
        if not self.style.drawn:
            return [caption.append_text(Text(" ").join(parts))]
        return flow(caption, parts, " ", width)

    # Arguments of sentences

    def value(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return int(value)
        match name:
            case "other" if isinstance(value, int):
                return self.names[value]
            case "points" if isinstance(value, list):
                return "–".join([str(points) for points in value]) if self.style.fancy else "-".join(map(str, value))
            case "ability" if str(value) in _ABILITY:
                return self.ability_text(str(value)).rstrip(".")
            case "moves" if isinstance(value, list):
                return self.joined([self.move(str(move)) for move in value])
            case "leaders" if isinstance(value, list):
                return self.say("isola-commanded", forces=self.things(value)) if value else ""
            case _ if name in _PLAIN_WORDS:
                return value
            case _ if isinstance(value, list):
                return self.joined([self._named(str(part)) for part in value])
            case _ if isinstance(value, str):
                return self._named(value)
        return value

    def _named(self, word: str) -> str:
        """A card or what lies on the table by its name; whatever else it is stays as it is."""
        if thing_number(word) >= 0:
            return self.thing(word.upper())
        return self.card(word.upper()) if CARD.number(word) >= 0 else word

    def event(self, seen: Seen, private: bool) -> str:
        """A fight is told with both groups, the attacker's first; a victory with the winner's points first."""
        points = seen.get("points")
        if seen["kind"] == "won" and isinstance(points, list) and seen["seat"] == 1:
            return super().event({**seen, "points": points[::-1]}, private)
        columns, leaders = seen.get("columns"), seen.get("leaders")
        if seen["kind"] != "fight" or not isinstance(columns, list) or not isinstance(leaders, list):
            return super().event(seen, private)
        attacker = 1 if seen["seat"] == 1 else 0
        one, other = [self._group(columns[seat], leaders[seat]) for seat in (attacker, 1 - attacker)]
        told = {"columns": self.say("isola-against", one=one, other=other), "challenge": int(bool(seen["challenge"]))}
        return self.words.say("event-fight", told)

    def _group(self, column: list[str], leaders: list[str]) -> str:
        return f"{self.things(column)}{self.value('leaders', leaders)}"

    def refused(self, error: TavolataError) -> str:
        """Why an answer was refused, with cards by their names."""
        if not isinstance(error, IllegalAction):  # what was typed is quoted as it was typed
            return super().refused(error)
        details = {name: self.value(name, value) for name, value in error.details.items()}
        return explain(IllegalAction(error.key, details, error.rule, error.game), self.words.language)

    def action(self, decision: Decision, action: int) -> str:
        verb = verb_of(action)
        if decision.name == "order" and verb == actions.CHOOSE:
            return self.say("isola-use-it")
        if decision.name == "buy" and verb in (actions.BACK, actions.DONE):
            return self.say("isola-enough" if verb == actions.DONE else "isola-take-back")
        return super().action(decision, action)

    def arguments(self, action: int) -> dict[str, object]:
        verb, first, second = verb_of(action), first_of(action), second_of(action)
        if verb in _CARD_VERBS:
            return {"card": self.card(CARD.names[first])}
        if verb in FORCE_VERBS:
            return {"force": self.thing(FORCE.names[first])}
        match verb:
            case actions.SETTLE:
                armies = [self.card(key) for key in army_keys(action)]
                return {"place": self.card(place_key(first)), "armies": self.joined(armies)}
            case actions.MUSTER:
                places = [self.card(place_key(place)) for place in arguments_of(action)[1:]]
                return {"card": self.card(actions.ARMY_CARD.kind.names[first]), "places": self.joined(places)}
            case actions.ASSIGN:
                return {"card": self.card(assigned_key(first)), "force": self.thing(FORCE.names[second])}
            case actions.ATTACH:
                return {"card": self.card(assigned_key(first)), "place": self.thing(PLACE_THING.names[second])}
            case actions.USE | actions.PICK_EVENT:
                return {"event": self.thing(EVENT_THING.names[first])}
            case actions.PICK_PLACE:
                return {"place": self.thing(PLACE_THING.names[first])}
            case actions.ACTIVATE:
                ability = self.ability_text(actions.ACT_ABILITY.names[second]).rstrip(".")
                return {"force": self.thing(FORCE.names[first]), "ability": ability}
            case actions.FIGHT | actions.CHOOSE:
                return {"number": first + 1}
            case actions.DRAW | actions.AT:
                return {"count": first, "number": first}
        return {}


def place_key(place: int) -> str:
    return actions.PLACE_CARD.kind.names[place]


def assigned_key(card: int) -> str:
    return actions.ASSIGNED_CARD.kind.names[card]


def army_keys(action: int) -> list[str]:
    """The armies that enter with a place."""
    return [actions.ARMY_CARD.kind.names[army] for army in arguments_of(action)[1:]]
