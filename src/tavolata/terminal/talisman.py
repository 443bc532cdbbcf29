"""How Talisman looks in the terminal: the board or the spaces around one, the own area, both sides of an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tavolata.engine import PASS, Decision, arguments_of, first_of, second_of, verb_of
from tavolata.games.talisman import actions, cards, guide
from tavolata.games.talisman.cards import (
    BRANCHES,
    CARD_NAMES,
    CHARACTER_NAMES,
    FIRE,
    INNER,
    NOBODY,
    PERIL,
    RECORDS,
    REGION,
    SHEETS,
    SPACE_NAMES,
    SPACES,
    TYPE,
    around,
)
from tavolata.games.talisman.components import TYPES
from tavolata.terminal.face import Choice, Face, Row, Seen, View
from tavolata.terminal.lines import cut, flow, wrapped
from tavolata.terminal.screen import columns

CARD: Final = actions.CARD.numbers
SPACE: Final = {name: number for number, name in enumerate(SPACE_NAMES)}

#: How the Regions are painted; lines between them say the same without paint.
_PAINT: Final = ("#6fae6a", "#d1a04a", "#d9705f")
_COIN: Final = "#d9b13b"
#: From so many columns on the whole board is drawn, seven spaces beside each other.
_WIDE: Final = 98
_SIDE: Final = 7
_NARROWEST_NAME: Final = 3
#: A character sees so many spaces in both directions where there is no room for the board.
_REACH: Final = 6
#: Up to so many answers stand one below the other; with more than so many in a line names are cut, first a bit, then more.
_FEW: Final = 5
_CROWDED: Final = 12
_OVERCROWDED: Final = 24
_TIGHT: Final = 12
_TIGHTEST: Final = 6
#: The text of a card, a space or a character takes at most so many rows.
_TEXT_ROWS: Final = 4

#: Verbs whose only answer stands on a line of its own; other single answers share one.
_MAIN: Final = frozenset([actions.ROLL, actions.KEEP, actions.FATE, actions.LOOK, actions.DONE, actions.STAY, PASS])
_SPACE_VERBS: Final = frozenset(
    [actions.GO, actions.HALT, actions.CROSS_BRIDGE, actions.BACK, actions.RAFT_TO]  # the space is the first argument
)
#: Verbs whose answers, where they share a line, say already what their hint would.
_UNHINTED: Final = _SPACE_VERBS | {actions.BUY}
_SEAT_VERBS: Final = frozenset(
    [actions.MEET, actions.ATTACK, actions.MIND, actions.STEAL, actions.BEGUILE, actions.LURE]
)
_WAY_VERBS: Final = frozenset([actions.OPEN, actions.CHOOSE, actions.ALIGN, actions.TRADE])
_WEAPON_VERBS: Final = frozenset([actions.FIGHT, actions.ASSASSINATE])
_WARE_VERBS: Final = frozenset([actions.BUY, actions.FREE])
_CAST_VERBS: Final = frozenset([actions.CAST_ON, actions.CAST_AT, actions.CAST_CARD])
#: What the short log leaves out: what comes of it is told anyway.
_MINOR: Final = frozenset(["faced", "compared"])


#: What adds to a sum: of what kind, which card, how many points.
Counted: TypeAlias = list[tuple[str, str | None, int]]


class HeroView(msgspec.Struct):
    """What is to be seen of a character."""

    character: str
    alignment: str
    space: str
    strength: int
    craft: int
    counters: list[int]
    life: int
    fate: int
    gold: int
    objects: list[str]
    followers: list[str]
    trophies: list[str]
    spell_count: int
    spell_limit: int
    toad: int
    missed: int
    quest: int
    offer: int
    enslaved: bool
    back: bool
    fiends: int
    werewolf: int
    invisible: bool
    immobile: bool
    #: Where the points of Strength and of Craft come from.
    parts: list[Counted]
    spells: list[str] | None = None

    @property
    def sheet(self) -> int:
        return CHARACTER_NAMES.index(self.character)


class AttackView(msgspec.Struct):
    """An attack while it goes on."""

    seat: int
    rival: int
    psychic: bool
    cards: list[str]
    creature: str | None
    dice: list[int]
    rival_dice: list[int]
    #: Where the points of both sides come from, without the dice; what each Weapon would add.
    parts: list[Counted]
    worth: dict[str, int]


class AboutView(msgspec.Struct):
    """What the open question is about: what asks, whom it concerns, and the numbers that one decides by."""

    question: str
    card: str = ""
    space: str = ""
    seat: int = NOBODY
    target: int = NOBODY
    purpose: str = msgspec.field(name="for", default="")
    death: list[int] = []
    prices: dict[str, int] = {}
    what: str = ""
    price: int = 0
    count: int = 0
    cards: list[str] = []
    spaces: list[str] = []


class TableView(msgspec.Struct):
    """What a seat sees of the table; the lists without a word of their own go by seat."""

    active: int
    round: int
    crown_reached: bool
    out: list[bool]
    heroes: list[HeroView | None]
    lying: dict[str, list[str]]
    coins: dict[str, int]
    counters: dict[str, int]
    talismans: int
    adventure: int
    spells: int
    blizzard: int
    hex: int
    magic_off: int
    warp: int
    dice: list[int]
    attack: AttackView | None
    ended: str | None = None
    foreseen: list[str] = []
    offered: list[str] = []
    about: AboutView | None = None

    def figures(self, space: str) -> list[int]:
        return [seat for seat, hero in enumerate(self.heroes) if hero is not None and hero.space == space]

    def centre(self, me: int | None) -> HeroView | None:
        """The character from whose place the board is looked at."""
        own = self.heroes[me] if me is not None else None
        return own or (self.heroes[self.active] if self.active != NOBODY else None)


class Part(NamedTuple):
    """A part of a sum."""

    words: str
    points: int


class Side(NamedTuple):
    """One side of an attack: who, what it counts without the dice, and the dice."""

    name: str
    parts: list[Part]
    dice: list[int]


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
_FIGURES: Final = "①②③④⑤⑥⑦⑧"


class TalismanFace(Face):
    """Talisman for the terminal."""

    banner = "bold white on #5c3566"
    tint = "#b07cc0"
    fresh_log = 16
    questions = guide.QUESTIONS
    sections = guide.SECTIONS

    @property
    def signs(self) -> Signs:
        return _FANCY if self.style.fancy else _PLAIN

    # Names

    def card(self, name: str) -> str:
        """A card or creature for titles and lists."""
        return self.say(_key(name))

    def the_card(self, name: str) -> str:
        """A card or creature inside a sentence."""
        return self.say(f"{_key(name)}-the")

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
        text = _FIGURES[seat] if self.style.fancy else str(seat + 1)
        return Text(text, style="bold reverse" if seat == me else "bold")

    def value(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return int(value)
        match name:
            case "rival" | "target" | "other" if isinstance(value, int):
                return self.names[value] if value >= 0 else self.say("rival-creature")
            case "card" | "other":
                return self.the_card(str(value))
            case "cards" if isinstance(value, list):
                return self.joined([self.card(str(card)) for card in value])
            case "against" if isinstance(value, list):
                return self.joined([self.the_card(str(card)) for card in value])
            case "space":
                return self.space_in(str(value))
            case "for":
                return self._purpose(str(value))
            case "reason" if isinstance(value, tuple):
                return self.why(*value)
            case "way" | "quest" | "alignment":
                return self.say(f"{name}-{value}")
            case "character":
                return self.say(f"character-{str(value).lower()}-the")
            case _ if isinstance(value, list):
                return ", ".join([str(part) for part in value])
        return value

    def _purpose(self, code: str) -> str:
        """What a die is rolled for: a deed, a space, or a card."""
        if code in ("MOVE", "BEGUILE", "COMMAND"):
            return self.say(f"for-{code.lower()}")
        return self.say(f"space-{code.lower()}") if code in SPACE else self.card(code)

    def event(self, seen: Seen, private: bool) -> str:
        """Creatures are called by their names where somebody fights against them."""
        if seen.get("rival") == NOBODY and seen.get("against"):
            seen = {name: value for name, value in seen.items() if name != "rival"}
            words = str(self.value("against", seen["against"]))
            return self.words.say(f"event-{seen['kind']}", {"rival": words, **self._told(seen)})
        return super().event(seen, private)

    def _told(self, seen: Seen) -> dict[str, object]:
        return {name: self._readable(name, value) for name, value in seen.items()}

    def arguments(self, action: int) -> dict[str, object]:
        verb, first, second = verb_of(action), first_of(action), second_of(action)
        if first < 0:
            return {"count": 0, "cards": "", "card": self.say("card-none-the")}
        if verb in _SPACE_VERBS:
            return {"space": self.space_in(SPACE_NAMES[first]), "portal": int(first == PERIL)}
        if verb in _SEAT_VERBS:
            return {"seat": self.names[first]}
        if verb in _WAY_VERBS:
            return {"way": self.say(f"way-{actions.WAYS[first]}")}
        if verb in _WARE_VERBS:
            return {"ware": self.the_card(cards.KEYS[first])}
        if verb == actions.BE:
            return {"character": self.say(f"character-{CHARACTER_NAMES[first].lower()}-the")}
        if verb in (actions.PAY, actions.FATE):
            return {"number": first, "die": first}
        named = {"card": self.the_card(CARD_NAMES[first]), "count": len(arguments_of(action))}
        if verb == actions.CAST_ON:
            return {**named, "seat": self.names[second]}
        if verb == actions.CAST_AT:
            return {**named, "space": self.space_in(SPACE_NAMES[second])}
        if verb == actions.CAST_CARD:
            return {**named, "other": self.the_card(CARD_NAMES[second])}
        return {**named, "cards": self.joined([self.the_card(CARD_NAMES[card]) for card in arguments_of(action)])}

    # The head and the seats

    def status(self, view: View) -> tuple[Text, Text]:
        table = _table(view)
        left = Text(self.say("game-name").upper()).append(f"   {self.say('table-round', round=table.round)}")
        piles = [
            self.say("table-adventure", count=table.adventure),
            self.say("table-spells", count=table.spells),
            self.say("table-talismans", count=table.talismans),
        ]
        return left, Text(", ".join(piles))

    def seats(self, view: View, me: int | None, story: list[Seen], hands: list[list[str]]) -> list[list[Text]]:
        table = _table(view)
        rows: list[list[Text]] = []
        for seat, hero in enumerate(table.heroes):
            mark = Text(self.signs.turn if seat == table.active else " ", style="bold yellow")
            row = [mark, self.seat_name(seat, me)]
            if hero is None:
                rows.append([*row, Text(self._absent(table, seat), style="italic dim")])
                continue
            row.append(Text(self.character(hero.character), style=self.tint))
            row += [
                Text(f"{self.say(f'stat-{stat}-short')} {value}")
                for stat, value in zip(_STATS, _values(hero), strict=True)
            ]
            row.append(Text(self.space(hero.space), style=_PAINT[REGION[SPACE[hero.space]]]))
            rows.append([*row, self._beside(table, seat, hero, me, hands)])
        return rows

    def _absent(self, table: TableView, seat: int) -> str:
        if table.out[seat]:
            return self.say("state-out")
        return self.say("state-waiting") if table.round else ""

    def _beside(self, table: TableView, seat: int, hero: HeroView, me: int | None, hands: list[list[str]]) -> Text:
        """What others should know of a character: its state, what it has; of the own one the area tells."""
        parts: list[Text] = []
        if seat != me:
            parts += [Text(state, style="italic") for state in self._states(hero)]
            things = [self.card(name) for name in (*hero.objects, *hero.followers)]
            if things:
                parts.append(Text(", ".join(things), style="dim"))
            spells = hero.spells
            if hands:  # the Prophetess knows those of the others too
                known = [name for other, hand in enumerate(hands) if other != seat for name in hand]
                everything = hands[seat]
                spells = [name for name in everything if len(everything) == hero.spell_count or name not in known]
            if spells:
                parts.append(Text(", ".join([self.card(name) for name in spells]), style="italic dim"))
            elif hero.spell_count:
                parts.append(Text(self.say("table-spells", count=hero.spell_count), style="dim"))
        return Text("; ").join(parts)

    def _states(self, hero: HeroView) -> list[str]:
        """What holds for a character just now."""
        said: list[str] = []
        for key, count in (("toad", hero.toad), ("missed", hero.missed), ("fiends", hero.fiends)):
            if count:
                said.append(self.words.say(f"state-{key}", {"count": count}))
        if hero.werewolf:
            said.append(self.say("state-werewolf", strength=hero.werewolf))
        if hero.offer:
            said.append(self.say(_OFFERS[hero.offer]))
        flags = (
            ("enslaved", hero.enslaved),
            ("back", hero.back),
            ("invisible", hero.invisible),
            ("immobile", hero.immobile),
        )
        said += [self.words.say(f"state-{key}") for key, holds in flags if holds]
        if hero.quest:
            said.append(self.say("state-quest", quest=self.say(f"quest-{hero.quest}")))
        return said

    # The middle

    def middle(self, view: View, me: int | None, width: int) -> list[Text]:
        table = _table(view)
        if not self.style.drawn:
            board = self._board_in_words(table)
        else:
            board = self._board(table, me, width) if width >= _WIDE else self._around(table, me, width)
        return board + self._below(table, me, width)

    def brief(self, view: View, me: int | None, width: int) -> list[Text]:
        """The spaces around one instead of the board; where there are only those, the answers must do."""
        table = _table(view)
        board = self._around(table, me, width) if width >= _WIDE else []
        return board + self._below(table, me, width)

    def _below(self, table: TableView, me: int | None, width: int) -> list[Text]:
        """What stands below the board: what holds for all, the own area, an attack."""
        lines = self._lasting(table, width)
        own = table.heroes[me] if me is not None else None
        if own is not None:
            lines += self._area(table, own, me, width)
        return lines + (self._attack(table, table.attack, width) if table.attack is not None else [])

    def marks(self, table: TableView, space: str, me: int | None) -> Text:
        """Who and what is on a space: figures, cards, coins, a Hex."""
        signs = self.signs
        lying = table.lying.get(space, [])
        hexed = any(_is_hex(name) for name in lying)
        count = len(lying) - hexed
        figures = table.figures(space)
        text = Text()
        if figures:
            text.append("" if self.style.fancy else "(")
            for seat in figures:
                text.append_text(self.figure(seat, me))
            text.append("" if self.style.fancy else ")")
        if count:
            text.append(f"{signs.cards}{count}", style="bold")
        if table.coins.get(space):
            text.append(f"{signs.coins}{table.coins[space]}", style=_COIN)
        return text.append(signs.hex, style="bold magenta") if hexed else text

    def marked(self, table: TableView, space: str, me: int | None, length: int = 0) -> Text:
        """A space and what is on it; with a length both fit into so many columns."""
        marks = self.marks(table, space, me)
        name = self.space(space)
        if length:
            gap = 1 if marks else 0
            if marks.cell_len + gap > length - _NARROWEST_NAME:
                marks.truncate(length - _NARROWEST_NAME - gap)
            name = cut(name, length - marks.cell_len - gap, self.style.fancy)
        text = Text().append(name, style=_PAINT[REGION[SPACE[space]]])
        return text.append(" ").append_text(marks) if marks else text

    def _board(self, table: TableView, me: int | None, width: int) -> list[Text]:
        """The board, a row of spaces a line; between two Regions there is a line."""
        room = (width - 1) // _SIDE - 1
        lines: list[Text] = []
        for row in _GRID:
            line = Text(" ")
            for column, space in enumerate(row):
                if column:
                    border = REGION[space] != REGION[row[column - 1]]
                    line.append(self.signs.border if border else " ", style="dim")
                cell = self.marked(table, SPACE_NAMES[space], me, room)
                line.append_text(cell).append(" " * (room - cell.cell_len))
            lines.append(line)
        return lines

    def _around(self, table: TableView, me: int | None, width: int) -> list[Text]:
        """The spaces within reach of the own figure, in both directions."""
        hero = table.centre(me)
        if hero is None:
            return []
        ways = _reach(hero.space)
        if REGION[SPACE[hero.space]] == INNER:
            between = _dim(self.signs.then)
            return [Text(" ").append_text(between.join([self.marked(table, name, me) for name in way])) for way in ways]
        lines: list[Text] = []
        if me is None or table.heroes[me] is not hero:  # the own area tells where one is
            lines.append(Text(" ").append_text(self.marked(table, hero.space, me)))
        for sign, way in zip((self.signs.clockwise, self.signs.counter), ways, strict=True):
            parts = [_dim(f"{steps} ").append_text(self.marked(table, name, me)) for steps, name in enumerate(way, 1)]
            lines += flow(Text().append(f" {sign} ", style="bold"), parts, " ", width)
        return lines

    def _elsewhere(self, table: TableView, me: int | None, width: int) -> list[Text]:
        """Where somebody or something is beyond the spaces around one."""
        hero = table.centre(me)
        shown = [hero.space, *(name for way in _reach(hero.space) for name in way)] if hero is not None else []
        others = [name for name in SPACE_NAMES if name not in shown and self.marks(table, name, me)]
        parts = _listed([self.marked(table, name, me) for name in others], ",")
        return flow(_dim(f" {self.say('talisman-elsewhere')} "), parts, " ", width) if parts else []

    def _board_in_words(self, table: TableView) -> list[Text]:
        """Every space where somebody or something is, in a sentence."""
        lines: list[Text] = []
        for name in SPACE_NAMES:
            there = self._there(table, name)
            if there:
                where = self.space_in(name)
                lines.append(Text(f" {where[:1].upper()}{where[1:]}: {there}"))
        return lines

    def _there(self, table: TableView, space: str) -> str:
        """Who and what is on a space, in words."""
        there = [self.names[seat] for seat in table.figures(space)]
        there += [self.card(name) for name in table.lying.get(space, [])]
        if table.coins.get(space):
            there.append(self.say("talisman-coins", count=table.coins[space]))
        return ", ".join(there)

    def _lasting(self, table: TableView, width: int) -> list[Text]:
        """What holds for everybody just now."""
        said: list[str] = []
        for key, count in (("blizzard", table.blizzard), ("hex", table.hex), ("warp", table.warp)):
            if count:
                said.append(self.words.say(f"table-{key}", {"count": count}))
        if table.magic_off != NOBODY:
            said.append(self.say("table-magic-off", seat=self.names[table.magic_off]))
        if table.crown_reached:
            said.append(self.say("table-crown-reached"))
        return self._flow("", _listed([Text(text, style="bold yellow") for text in said], ";"), width) if said else []

    def _flow(self, caption: str, parts: list[Text], width: int) -> list[Text]:
        """Parts in as many lines as they need; plain text is one line."""
        start = Text(" ").append(caption, style="dim")
        if not self.style.drawn:
            return [start.append_text(Text(" ").join(parts))]
        return flow(start, parts, " ", width)

    # The own area

    def _area(self, table: TableView, hero: HeroView, me: int | None, width: int) -> list[Text]:
        """The own character: values with their sums, what it has, what it has won, its state."""
        dot = self.signs.dot
        sheet = SHEETS[hero.sheet]
        wide = width >= _WIDE
        who = f"{self.character(hero.character)} ({self.say(f'alignment-{hero.alignment}')})"
        parts = [Text().append(who, style=f"bold {self.tint}")]
        if not wide:
            parts.append(self.marked(table, hero.space, me))
        for stat, total in ((0, hero.strength), (1, hero.craft)):
            sums = self.parts(hero.parts[stat])
            text = Text().append(f"{self._stat(_STATS[stat], wide)} {total}", style="bold")
            if len(sums) > 1:
                added = " + ".join([f"{part.words} {part.points}" for part in sums])
                text.append(f" ({added if wide else '+'.join([str(part.points) for part in sums])})", style="dim")
            parts.append(text)
        parts.append(Text(f"{self._stat('life', wide)} {hero.life}/{sheet.life}"))
        parts.append(Text(f"{self._stat('fate', wide)} {hero.fate}/{sheet.fate}"))
        if wide:
            parts.append(Text(f"{self._stat('gold', wide)} {hero.gold}"))
        lines = self._flow("", _listed(parts, dot), width)
        things: list[Text] = []
        limit = cards.MOST_OBJECTS + sum(cards.CARRIES[CARD[name]] for name in hero.followers)
        things += self._owned("own-objects", hero.objects, f" {len(hero.objects)}/{limit}", dot)
        things += self._owned("own-followers", hero.followers, "", dot)
        spells = hero.spells or []
        things += self._owned("own-spells", spells, f" {len(spells)}/{hero.spell_limit}", dot)
        things += self._trophies(hero, dot)
        for state in self._states(hero):
            things.append(Text(f"{state}{dot}", style="italic"))
        if table.foreseen:
            top = [self.card(name) for name in reversed(table.foreseen)]
            things.append(Text(f"{self.say('talisman-foreseen', cards=', '.join(top))}{dot}"))
        if things:
            things[-1] = things[-1][: len(things[-1]) - len(dot)]
            lines += self._flow("", things, width)
        return lines

    def _stat(self, stat: str, wide: bool) -> str:
        return self.words.say(f"stat-{stat}" if wide else f"stat-{stat}-short")

    def _owned(self, key: str, names: list[str], count: str, dot: str) -> list[Text]:
        """Cards with a word before the first of them."""
        parts = _listed([Text(self.card(name)) for name in names], ",")
        if parts:
            parts[0] = _dim(f"{self.words.say(key)}{count}: ").append_text(parts[0])
            parts[-1].append(dot)
        return parts

    def _trophies(self, hero: HeroView, dot: str) -> list[Text]:
        """Enemies killed, with the points for Strength and for Craft that they are worth."""
        if not hero.trophies:
            return []
        points = self.options["trophies"]
        sums: list[str] = []
        for key, values in zip(_STAT_KEYS, (cards.STRENGTH, cards.CRAFT), strict=True):
            total = sum(values[CARD[name]] for name in hero.trophies)
            if total:
                sums.append(f"{self.words.say(key)} {total}/{points}")
        return self._owned("own-trophies", hero.trophies, f" {', '.join(sums)}", dot)

    def parts(self, counted: Counted) -> list[Part]:
        """Where each point comes from."""
        return [Part(self.card(card) if card else self.say(f"part-{what}"), points) for what, card, points in counted]

    # An attack

    def sides(self, attack: AttackView) -> tuple[Side, Side]:
        mine, theirs = [self.parts(counted) for counted in attack.parts]
        rival = self.names[attack.rival] if attack.rival != NOBODY else ""
        return Side(self.names[attack.seat], mine, attack.dice), Side(rival, theirs, attack.rival_dice)

    def _attack(self, table: TableView, attack: AttackView, width: int) -> list[Text]:
        """Both sides: where their points come from, the dice, the scores."""
        heads = (self.say("attack-psychic" if attack.psychic else "attack-battle"), self.say("talisman-against"))
        column = max(cell_len(head) for head in heads)
        lines: list[Text] = []
        for head, side in zip(heads, self.sides(attack), strict=True):
            caption = Text(" ").append(f"{head.ljust(column)}  ", style="bold red")
            parts = list(side.parts)
            if side.dice:
                parts.append(Part(self.say("part-die"), max(side.dice)))
            texts = [Text(f"{part.words} {part.points}") for part in parts]
            if len(side.dice) > 1:
                texts[-1].append(f" ({', '.join([str(die) for die in side.dice])})", style="dim")
            total = sum(part.points for part in parts)
            listed = _listed(texts, " +")
            if side.name:
                listed.insert(0, Text(f"{side.name}:", style="bold"))
            if len(parts) > 1:
                listed.append(Text(f"= {total}", style="bold"))
            if self.style.drawn:
                lines += flow(caption, listed, " ", width)
            else:
                lines.append(caption.append_text(Text(" ").join(listed)))
        return lines

    # What can be read beside the table

    def lately(self, view: View, me: int | None, story: list[Seen], width: int) -> list[Text]:
        """What the cards and the space before one do, and the own Spells; characters that are offered."""
        table = _table(view)
        lines: list[Text] = []
        for name in table.offered:
            lines += self._explained(self.character(name), self._abilities(name), width)
        hero = table.centre(me)
        if hero is None or table.offered:
            return lines
        if self.style.drawn:
            lines += self._belongings(view, me, width)
            lines += self._elsewhere(table, me, width) if width < _WIDE else []
        about = table.about
        lying = table.lying.get(hero.space, [])
        if about is not None and about.spaces:
            for name in about.spaces:
                lines += self._space_text(table, name, width)
        else:
            asks = _subject(about)
            for name in [asks] * (bool(asks) and asks not in lying) + lying:
                lines += self._card_text(table, name, width)
            lines += self._space_text(table, hero.space, width)
        if self.style.drawn and me is not None and table.heroes[me] is hero:
            for name in hero.spells or []:
                lines += self._card_text(table, name, width)
            lines += self._explained(self.character(hero.character), self._abilities(hero.character), width)
            lines.append(self._legend())
        return lines

    def _belongings(self, view: View, me: int | None, width: int) -> list[Text]:
        """What the others have, of whom the line above has no room for everything."""
        table = _table(view)
        lines: list[Text] = []
        for seat, line in enumerate(columns(self.seats(view, me, [], []))):
            hero = table.heroes[seat]
            if hero is not None and line.cell_len > width:
                parts = [Text(self.card(name)) for name in (*hero.objects, *hero.followers)]
                caption = Text(" ").append(f"{self.names[seat]}: ", style="bold")
                lines += flow(caption, _listed(parts, ","), " ", width)
        return lines

    def _space_text(self, table: TableView, name: str, width: int) -> list[Text]:
        """A space, what it asks for, and what lies there unless the character is there already."""
        title = self.say(f"space-{name.lower()}")
        about = table.about
        if about is not None and name in about.spaces:
            title = self.space(name)
            lying = ", ".join([self.card(card) for card in table.lying.get(name, [])])
            title += f" ({lying})" if lying else ""
        return self._explained(title, self.say(f"space-{name.lower()}-text"), width)

    def _abilities(self, name: str) -> str:
        """How a character plays, and what it can do."""
        key = f"character-{name.lower()}"
        said = [self.say(f"{key}-about")]
        while self.words.has(f"{key}-ability-{len(said)}"):
            said.append(self.words.say(f"{key}-ability-{len(said)}"))
        return " ".join(said)

    def _card_text(self, table: TableView, name: str, width: int) -> list[Text]:
        """A card's name, what it is, and what it does."""
        number = CARD[name]
        kind = TYPES[TYPE[number]] if TYPE[number] != cards.NO_TYPE else "spell"
        what = [self.say(f"type-{kind}")]
        for key, values in zip(_STAT_KEYS, (cards.STRENGTH, cards.CRAFT), strict=True):
            if values[number]:
                what.append(f"{self.words.say(key)} {values[number]}")
        if table.counters.get(name):
            what.append(self.say("talisman-left", count=table.counters[name]))
        return self._explained(f"{self.card(name)} ({', '.join(what)})", self.say(f"{_key(name)}-text"), width)

    def _explained(self, title: str, text: str, width: int) -> list[Text]:
        line = Text(" ").append(title, style="bold").append(f": {text}", style="dim")
        if not self.style.drawn:
            return [line]
        lines = wrapped(line, width - 5)
        if len(lines) > _TEXT_ROWS:
            lines = lines[:_TEXT_ROWS]
            lines[-1].append(" …" if self.style.fancy else " ...", style="dim")
        return [lines[0], *(Text("   ").append_text(part) for part in lines[1:])]

    def _legend(self) -> Text:
        signs = self.signs
        figure = _FIGURES[0] if self.style.fancy else "(1)"
        said = self.say("talisman-legend", figure=figure, cards=signs.cards, coins=signs.coins, hex=signs.hex)
        return Text(f" {said}", style="dim italic")

    # The question and its answers

    def question(self, view: View, decision: Decision) -> str:
        """What is asked, with the card, the space or the character that it is about."""
        table = _table(view)
        about = table.about
        if about is None or about.question != decision.name:
            return super().question(view, decision)
        key = f"ask-{decision.name}"
        if about.death or (decision.name == "take" and about.cards):
            key += "-death" if about.death else "-full"
        if not self.words.has(key) or (decision.name == "fight" and not self._attackers(table)):
            return super().question(view, decision)
        return self.words.say(key, self._asked(table, about, decision.seat))

    def _asked(self, table: TableView, about: AboutView, seat: int) -> dict[str, object]:
        """What the words of a question may name."""
        hero = table.heroes[seat]
        space = about.space or (hero.space if hero is not None else "")
        told: dict[str, object] = {
            "dice": ", ".join([str(die) for die in table.dice]),
            "death": ", ".join([str(die) for die in about.death]),
            "count": about.count,
            "price": about.price,
            "own": int(about.seat == seat),
            "target": self.names[about.target] if about.target != NOBODY else "none",
            "points": self.options["trophies"],
            "score": _points(about.cards),
            "cards": self.joined([self.the_card(name) for name in about.cards or self._attackers(table)]),
        }
        if about.seat != NOBODY:
            told["seat"] = self.names[about.seat]
        if about.what:
            told |= {"what": about.what, "stat": self.say(f"stat-{about.what}")}
        if space:
            told |= {"space": self.space_in(space), "name": self.say(f"space-{space.lower()}")}
        if about.purpose:
            told["name"] = _capital(self._purpose(about.purpose))
        elif about.card:
            told["card"] = self._spell(about.card)
            told["name"] = _capital(self._spell(about.card)) if about.card == _COMMAND else self.card(about.card)
        if hero is not None:
            told |= {"gold": hero.gold, "quest": self.say(f"quest-{hero.quest}") if hero.quest else ""}
        return told

    def _spell(self, name: str) -> str:
        """A card inside a sentence; the Command Spell is none."""
        return self.say("command-the") if name == _COMMAND else self.the_card(name)

    def _attackers(self, table: TableView) -> list[str]:
        attack = table.attack
        if attack is None:
            return []
        return [attack.creature] if attack.creature else attack.cards

    def rows(self, view: View, decision: Decision) -> list[Row]:
        table = _table(view)
        answers = list(enumerate(decision.actions, 1))
        if not self.style.drawn or len(answers) <= _FEW:
            return [self._sentence(table, decision, number, action) for number, action in answers]
        groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for number, action in answers:
            verb = verb_of(action)
            groups.setdefault((verb, first_of(action) if verb in _CAST_VERBS else 0), []).append((number, action))
        rows: list[Row] = []
        rest = Row(Text(self.say("talisman-more"), style="italic"), [], "…")
        for (verb, _), found in groups.items():
            if len(found) > 1:
                rows.append(self._group(table, decision, found))
            elif verb in _MAIN:
                rows.append(self._sentence(table, decision, *found[0]))
            else:
                rest.choices.extend(self._sentence(table, decision, *found[0]).choices)
        if len(rest.choices) == 1 and not any(row.label for row in rows):
            rest = rest._replace(label=Text())
        return [*rows, rest] if rest.choices else rows

    def _sentence(self, table: TableView, decision: Decision, number: int, action: int) -> Row:
        """An answer in full words."""
        row = self.row(number, action, decision)
        words = row.choices[0].words
        if verb_of(action) == actions.FATE:
            words = Text(self.say("action-fate", die=self._die(table, decision, action)))
        elif verb_of(action) == actions.CHOOSE:
            words = Text(self._chosen(decision, action))
        return row._replace(choices=[Choice(number, words, self._hint(table, decision, action))])

    def _group(self, table: TableView, decision: Decision, found: list[tuple[int, int]]) -> Row:
        """All answers of a verb on one line, in as few words as each needs."""
        first = found[0][1]
        name = self.game.notation.verb(first).name
        spell = CARD_NAMES[first_of(first)] if verb_of(first) in _CAST_VERBS else ""
        label = self.words.say(f"talisman-verb-{name}", {"card": self.card(spell) if spell else ""})
        length = 0 if len(found) <= _CROWDED else _TIGHT if len(found) <= _OVERCROWDED else _TIGHTEST
        choices = [
            Choice(
                number,
                self._object(table, decision, action, length),
                Text() if length or verb_of(action) in _UNHINTED else self._hint(table, decision, action),
            )
            for number, action in found
        ]
        return Row(Text(label, style="bold"), choices, f"{name}{f' {spell}' if spell else ''} …")

    def _object(self, table: TableView, decision: Decision, action: int, length: int) -> Text:
        """What an answer is about, without its verb, in so many columns (0: as many as it needs)."""
        verb, first, second = verb_of(action), first_of(action), second_of(action)
        space = first if verb in _SPACE_VERBS else second if verb == actions.CAST_AT else NOBODY
        if space == NOBODY:
            words = self._object_words(table, decision, action)
            return Text(cut(words, max(length, _TIGHT), self.style.fancy) if length else words)
        if length != _TIGHTEST:
            return self.marked(table, SPACE_NAMES[space], decision.seat)
        name = self.space(SPACE_NAMES[space])
        number = name[len(name.rstrip("0123456789")) :]
        stem = set_cell_size(name[: len(name) - len(number)], length - len(number)).rstrip()
        return Text(stem + number, style=_PAINT[REGION[space]])

    def _chosen(self, decision: Decision, action: int) -> str:
        """One of several ways, in the words of the question."""
        way = actions.WAYS[first_of(action)]
        key = f"choose-{decision.name}-{way}"
        return self.words.say(key if self.words.has(key) else f"way-{way}")

    def _object_words(self, table: TableView, decision: Decision, action: int) -> str:
        verb, first, second = verb_of(action), first_of(action), second_of(action)
        if verb in _SEAT_VERBS or verb == actions.CAST_ON:
            return self.names[second if verb == actions.CAST_ON else first]
        if verb == actions.CHOOSE:
            return self._chosen(decision, action)
        if verb in _WAY_VERBS:
            return self.say(f"way-{actions.WAYS[first]}")
        if verb in _WARE_VERBS:
            price = table.about.prices.get(cards.KEYS[first]) if table.about and verb == actions.BUY else None
            return self.card(cards.KEYS[first]) + (f" ({price})" if price else "")
        if verb == actions.BE:
            return self.character(CHARACTER_NAMES[first])
        if verb == actions.PAY:
            return str(first)
        if verb == actions.FATE:
            return str(self._die(table, decision, action))
        if verb == actions.CAST_CARD:
            return self.card(CARD_NAMES[second])
        if first < 0:
            return self.say("talisman-unarmed" if verb in _WEAPON_VERBS else "way-yes")
        return " + ".join([self.card(CARD_NAMES[card]) for card in arguments_of(action)])

    def _die(self, table: TableView, decision: Decision, action: int) -> int:
        """What the die shows that would be rolled again."""
        dice = table.dice
        if decision.name == "attack-fate" and table.attack is not None:
            attack = table.attack
            dice = attack.dice if attack.seat == decision.seat else attack.rival_dice
        return dice[first_of(action) - 1]

    def _hint(self, table: TableView, decision: Decision, action: int) -> Text:
        """What would come of an answer, or what is there."""
        verb, first = verb_of(action), first_of(action)
        text = ""
        if verb in _SPACE_VERBS:
            if self.style.drawn:
                return self.marks(table, SPACE_NAMES[first], decision.seat)
            text = self._there(table, SPACE_NAMES[first])
        elif verb in _WEAPON_VERBS and table.attack is not None:
            text = self._odds(table.attack, decision.seat, action)
        elif verb == actions.BUY and table.about is not None:
            text = self.say("talisman-coins", count=table.about.prices[cards.KEYS[first]])
        elif verb == actions.SELL:
            text = str(cards.STRENGTH[first] or cards.CRAFT[first])
        elif verb == actions.BE:
            sheet = SHEETS[first]
            text = ", ".join(
                [
                    f"{self.words.say(key)} {value}"
                    for key, value in zip(_STAT_KEYS, (sheet.strength, sheet.craft), strict=True)
                ]
            )
        return Text(f"({text})" if text else "", style="dim")

    def _odds(self, attack: AttackView, seat: int, action: int) -> str:
        """What both sides would count with these Weapons, before the dice; the assassinated roll none, and so add no Runes."""
        own, other = attack.parts if seat == attack.seat else attack.parts[::-1]
        alone = verb_of(action) == actions.ASSASSINATE
        mine = sum(points for what, _, points in own if what != "weapon")
        mine += sum(attack.worth.get(CARD_NAMES[card], 0) for card in arguments_of(action))
        theirs = sum(points for what, _, points in other if not (alone and what == "runes"))
        return self.say("talisman-odds", mine=mine, theirs=theirs, alone=int(alone))

    # Where the game stands

    def turn(self, view: View) -> int:
        return _table(view).active

    def period(self, view: View) -> int:
        return _table(view).round

    def hand(self, view: View) -> list[str]:
        """All Spells that the seat knows: its own, for the Prophetess also those of the others."""
        return [name for hero in _table(view).heroes if hero is not None for name in hero.spells or []]

    def counts_points(self, view: View) -> bool:
        return _table(view).ended == "time"

    def is_minor(self, seen: Seen, me: int | None) -> bool:
        """What is told again by what follows: of others also the roll to move; a bag that turns into gold."""
        if seen["kind"] == "rolled" and seen["for"] == "MOVE":
            return seen["seat"] != me
        if seen["kind"] == "took":
            return cards.GOLD[CARD[str(seen["card"])]] > 0
        return seen["kind"] in _MINOR

    def ending(self, view: View, story: list[Seen]) -> list[Text]:
        """Why it ended and who won, who reached the Crown, and how far each had come."""
        table = _table(view)
        lines = [Text(self.event(seen, False), style="bold") for seen in story if seen["kind"] == "won"]
        lines.append(Text(self.say("talisman-decided", rounds=table.round), style="bold"))
        kinds = [str(seen["kind"]) for seen in story]
        if "crown" in kinds:
            first = story[kinds.index("crown")]["seat"]
            lines.append(Text(f" {self.say('talisman-decided-crown', seat=self._readable('seat', first))}"))
        for seat, name in enumerate(self.names):
            mine = [seen["kind"] for seen in story if seen.get("seat") == seat]
            lines.append(
                Text(
                    " "
                    + self.say(
                        "talisman-decided-seat",
                        seat=name,
                        killed=mine.count("killed"),
                        died=mine.count("died"),
                    )
                )
            )
        return lines


#: The Command Spell in the list of what is being cast.
_COMMAND: Final = "COMMAND"
_STATS: Final = ("strength", "craft", "life", "fate", "gold")
_STAT_KEYS: Final = ("stat-strength", "stat-craft")
_OFFERS: Final = ("", "state-offer-outer", "state-offer-ferry")
#: The spaces row by row, as the board lies.
_GRID: Final[list[list[int]]] = [
    [
        next(number for number, space in enumerate(SPACES) if tuple(space.grid) == (row, column))
        for column in range(_SIDE)
    ]
    for row in range(_SIDE)
]


def _key(name: str) -> str:
    """The key of a card, by its name without its number, or of a creature that is no card; "": of nothing at all."""
    if not name:
        return "card-none"
    bare = RECORDS[CARD[name]].key if name in CARD else name
    return f"{'card' if bare in cards.KEYS else 'creature'}-{bare.lower().replace('_', '-')}"


def _is_hex(name: str) -> bool:
    return cards.KEY[CARD[name]] == cards.HEX


def _subject(about: AboutView | None) -> str:
    """The card that a question is about, by its name; "": none."""
    if about is None:
        return ""
    name = about.card or about.purpose
    if name in CARD:
        return name
    return next((card for card in CARD_NAMES if RECORDS[CARD[card]].key == name), "")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _points(trophies: list[str]) -> int:
    """What trophies are worth together; all of them count for the same ability."""
    return sum(cards.STRENGTH[CARD[name]] or cards.CRAFT[CARD[name]] for name in trophies)


def _values(hero: HeroView) -> tuple[int, ...]:
    return (hero.strength, hero.craft, hero.life, hero.fate, hero.gold)


def _reach(space: str) -> list[list[str]]:
    """The spaces that one sees from a space: on a ring so many clockwise and back, inside both ways to the Crown."""
    here = SPACE[space]
    if REGION[here] == INNER:
        ways = [[PERIL, *branch, FIRE, cards.CROWN] for branch in BRANCHES]
    else:
        ways = [[around(here, way * steps) for steps in range(1, _REACH + 1)] for way in (1, -1)]
    return [[SPACE_NAMES[number] for number in way] for way in ways]


def _listed(parts: Sequence[Text], sign: str) -> list[Text]:
    """The parts with a sign after each but the last."""
    return [part.copy().append(sign) if place < len(parts) - 1 else part for place, part in enumerate(parts)]


def _dim(text: str) -> Text:
    """Dim words to which others can be added that are not."""
    return Text().append(text, style="dim")


def _table(view: View) -> TableView:
    return msgspec.convert(view, TableView)


FACE = TalismanFace
