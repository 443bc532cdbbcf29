"""What everything in Talisman is called, and the signs and colours that it is drawn with."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from tavolata.engine import Decision, arguments_of, first_of, second_of, verb_of
from tavolata.games.talisman.box import actions, cards
from tavolata.games.talisman.box.cards import CARD_NAMES, CHARACTER_NAMES, NOBODY, PERIL, RECORDS, SPACE_NAMES
from tavolata.terminal.face import Face, Seen
from tavolata.terminal.lines import flow
from tavolata.terminal.talisman.seen import CARD, SPACE

#: How the Regions are painted; lines between them say the same without paint.
PAINT: Final = ("#6fae6a", "#d1a04a", "#d9705f")
#: From so many columns on the whole board is drawn, seven spaces beside each other.
WIDE: Final = 98
STATS: Final = ("strength", "craft", "life", "fate", "gold")
STAT_KEYS: Final = ("stat-strength", "stat-craft")
#: The Command Spell in the list of what is being cast.
COMMAND: Final = "COMMAND"

SPACE_VERBS: Final = frozenset(
    [actions.GO, actions.HALT, actions.CROSS_BRIDGE, actions.BACK, actions.RAFT_TO]  # the space is the first argument
)
SEAT_VERBS: Final = frozenset(
    [actions.MEET, actions.ATTACK, actions.MIND, actions.STEAL, actions.BEGUILE, actions.LURE]
)
WAY_VERBS: Final = frozenset([actions.OPEN, actions.CHOOSE, actions.ALIGN, actions.TRADE])
WARE_VERBS: Final = frozenset([actions.BUY, actions.FREE])


class Signs(NamedTuple):
    """The symbols, or plain letters where the output knows no others."""

    turn: str
    cards: str
    coins: str
    hex: str
    clockwise: str
    counter: str
    then: str
    dot: str
    border: str


_FANCY: Final = Signs("▸", "▪", "●", "✶", "↻", "↺", " › ", " ·", "│")
_PLAIN: Final = Signs(">", "#", "$", "!", ">", "<", " > ", " -", "|")
FIGURES: Final = "①②③④⑤⑥⑦⑧"


def key_of(name: str) -> str:
    """The key of a card, by its name without its number, or of a creature that is no card; "": of nothing at all."""
    if not name:
        return "card-none"
    bare = RECORDS[CARD[name]].key if name in CARD else name
    return f"{'card' if bare in cards.KEYS else 'creature'}-{bare.lower().replace('_', '-')}"


class Naming(Face):
    """The words of Talisman."""

    @property
    def signs(self) -> Signs:
        return _FANCY if self.style.fancy else _PLAIN

    def card(self, name: str) -> str:
        """A card or creature for titles and lists."""
        return self.say(key_of(name))

    def the_card(self, name: str) -> str:
        """A card or creature inside a sentence."""
        return self.say(f"{key_of(name)}-the")

    def spell(self, name: str) -> str:
        """A card inside a sentence; the Command Spell is none."""
        return self.say("command-the") if name == COMMAND else self.the_card(name)

    def space(self, name: str) -> str:
        """The short name of a space; of several alike each has its number, the same as in notation."""
        bare = name.rstrip("0123456789")
        key = f"talisman-short-{name.lower()}"
        words = self.say(key if self.words.has(key) else f"space-{name.lower()}")
        return words + name[len(bare) :]

    def space_in(self, name: str) -> str:
        return self.say(f"space-{name.lower()}-in")

    def character(self, name: str) -> str:
        return self.say(f"character-{name.lower()}")

    def figure(self, seat: int, me: int | None) -> Text:
        """The figure of a seat: its number."""
        text = FIGURES[seat] if self.style.fancy else str(seat + 1)
        return Text(text, style="bold reverse" if seat == me else "bold")

    def stat(self, stat: str, wide: bool) -> str:
        return self.words.say(f"stat-{stat}" if wide else f"stat-{stat}-short")

    def purpose(self, code: str) -> str:
        """What a die is rolled for: an effect, a space, or a card."""
        if code in ("MOVE", "BEGUILE", "COMMAND"):
            return self.say(f"for-{code.lower()}")
        return self.say(f"space-{code.lower()}") if code in SPACE else self.card(code)

    def flow(self, caption: str, parts: list[Text], width: int) -> list[Text]:
        """Parts in as many lines as they need; plain text is one line."""
        start = Text(" ").append(caption, style="dim")
        if not self.style.drawn:
            return [start.append_text(Text(" ").join(parts))]
        return flow(start, parts, " ", width)

    def value(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return int(value)
        match name:
            case "rival" | "target" | "other" if isinstance(value, int):
                return self.names[value] if value >= 0 else self.say("rival-creature")
            case "card" | "other":
                return self.the_card(str(value))
            case "cards" | "against" if isinstance(value, list):
                return self.joined([self.the_card(str(card)) for card in value])
            case "dice" | "rival_dice" if isinstance(value, list):
                return self.joined([str(die) for die in value])
            case "space":
                return self.space_in(str(value))
            case "for":
                return self.purpose(str(value))
            case "reason" if isinstance(value, tuple):
                return self.why(*value)
            case "way" | "quest" | "alignment":
                return self.say(f"{name}-{value}")
            case "character":
                return self.say(f"character-{str(value).lower()}-the")
            case _ if isinstance(value, list):
                return ", ".join([str(part) for part in value])
        return value

    def event(self, seen: Seen, private: bool) -> str:
        """Creatures are called by their names where somebody fights against them."""
        if seen.get("rival") == NOBODY and seen.get("against"):
            seen = {name: value for name, value in seen.items() if name != "rival"}
            words = str(self.value("against", seen["against"]))
            return self.words.say(f"event-{seen['kind']}", {"rival": words, **self._told(seen)})
        return super().event(seen, private)

    def _told(self, seen: Seen) -> dict[str, object]:
        return {name: self._readable(name, value) for name, value in seen.items()}

    def action(self, decision: Decision, action: int) -> str:
        """Whoever casts on themselves reads no name there."""
        if verb_of(action) == actions.CAST_ON and second_of(action) == decision.seat:
            return self.words.say("action-cast-on", {**self.arguments(action), "self": 1})
        return super().action(decision, action)

    def arguments(self, action: int) -> dict[str, object]:
        verb, first, second = verb_of(action), first_of(action), second_of(action)
        if first < 0:
            return {"count": 0, "cards": "", "card": self.say("card-none-the")}
        if verb in SPACE_VERBS:
            return {"space": self.space_in(SPACE_NAMES[first]), "portal": int(first == PERIL)}
        if verb in SEAT_VERBS:
            return {"seat": self.names[first]}
        if verb in WAY_VERBS:
            return {"way": self.say(f"way-{actions.WAYS[first]}")}
        if verb in WARE_VERBS:
            return {"ware": self.the_card(cards.KEYS[first])}
        if verb == actions.BE:
            return {"character": self.say(f"character-{CHARACTER_NAMES[first].lower()}-the")}
        if verb in (actions.PAY, actions.FATE):
            return {"number": first, "die": first}
        named = {"card": self.the_card(CARD_NAMES[first]), "count": len(arguments_of(action))}
        if verb == actions.CAST_ON:
            return {**named, "seat": self.names[second], "self": 0}
        if verb == actions.CAST_AT:
            return {**named, "space": self.space_in(SPACE_NAMES[second])}
        if verb == actions.CAST_CARD:
            return {**named, "other": self.the_card(CARD_NAMES[second])}
        return {**named, "cards": self.joined([self.the_card(CARD_NAMES[card]) for card in arguments_of(action)])}
