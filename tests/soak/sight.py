"""What somebody at a table can know, worked out from the rules, the true game and nothing else.

This is the second reader of secrets. It must not share a line with the games' own `view.py`, nor with what the battery knows of
games: it looks at the piles of the true game as it was saved, and at the answers in the journal. Whoever adds a game writes here
which of its piles lie open, which belong to a seat, and what people may have kept in mind.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

Table = dict[str, Any]
#: Seat and answer in notation.
Answers = list[tuple[int, str]]

_NAME = re.compile(rb"[A-Z][A-Z0-9]*")
#: A name of several words, as Isola's cards have them.
_WORDS = re.compile(rb"[A-Z][A-Z0-9-]*")
#: What stands on the back of a card of Timeline is a secret of its own: "the back of C12".
_BACK = "back of "
_BACK_WORDS = frozenset(["year", "back", "year_text", "about", "fact"])


def flat(piles: Iterable[Any]) -> Iterator[str]:
    """All names in piles of piles."""
    for pile in piles:
        if isinstance(pile, str):
            yield pile
        elif isinstance(pile, list | tuple):
            yield from flat(pile)


class Sight:
    """Follows one game, entry by entry. ``None`` is the spectator."""

    #: Whether all cards lie open when the game is over.
    opens_at_the_end = False

    def __init__(self, players: int) -> None:
        self.viewers: list[int | None] = [None, *range(players)]

    def cards(self, table: Table) -> set[str]:
        """The names of all cards that somebody may not know."""
        raise NotImplementedError

    def follow(self, table: Table, answers: Answers) -> None:
        """The table as it stands after these answers."""

    def now(self, table: Table, viewer: int | None) -> set[str]:
        """The cards that the viewer can know where they are, or might be: the view and the question may name them."""
        raise NotImplementedError

    def shown(self, answers: Answers, viewer: int | None) -> set[str]:
        """The cards that were put before the viewer's eyes by the answers themselves: the log may name them."""
        return {name for seat, text in answers if seat == viewer for name in text.split()[1:]}

    def named(self, data: bytes, read: Any) -> set[str]:
        """What a part of a message names. ``read``: decodes it, for who must know its structure."""
        return {name.decode() for name in _NAME.findall(data)}


def words_after(answers: Answers, verbs: tuple[str, ...]) -> set[str]:
    return {name for _, text in answers if text.startswith(verbs) for name in text.split()[1:]}


class IndySight(Sight):
    """Open: the table and what was laid. A seat's: its hand, and what it put under the deck in the dark of this manche.

    Kept in mind: cards that somebody took from the table before all eyes. Such a card may be kept over into the next manche by a
    plucked seat (IN-037), and all eagles are alike.
    """

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._manche = 0
        self._taken: set[str] = set()
        self._kept: set[str] = set()
        self._buried: list[set[str]] = [set() for _ in range(players)]

    def cards(self, table: Table) -> set[str]:
        return set(flat([table["hands"], table["table"], table["deck"], table["laid"]])) - {"EAG"}

    def follow(self, table: Table, answers: Answers) -> None:
        for seat, text in answers:
            verb, *cards = text.split()
            if verb in ("swap", "eagle"):
                self._taken.add(cards[-1])
            elif verb == "change":
                self._buried[seat] |= set(cards)
        if table["manche"] != self._manche:
            self._manche = table["manche"]
            held = set(flat(table["hands"]))
            self._kept = self._taken | (self._kept & held)
            self._taken = set()
            self._buried = [set() for _ in self._buried]

    def now(self, table: Table, viewer: int | None) -> set[str]:
        found = set(flat([table["table"], table["laid"]])) | self._taken | self._kept
        return found if viewer is None else found | set(table["hands"][viewer]) | self._buried[viewer]

    def shown(self, answers: Answers, viewer: int | None) -> set[str]:
        return super().shown(answers, viewer) | words_after(answers, ("swap", "eagle", "lay", "return"))


class TalismaniSight(Sight):
    """No card is ever shuffled in again: what once lay open may be kept in mind, and so may what one held oneself."""

    _PILES = ("plays", "pool", "prepared", "forged", "stakes", "discards")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._open: set[str] = set()
        self._own: list[set[str]] = [set() for _ in range(players)]

    def cards(self, table: Table) -> set[str]:
        return set(flat([table["hands"], self._piles(table)])) - {""}

    def _piles(self, table: Table) -> list[Any]:
        return [*(table[pile] for pile in self._PILES), table["stake"], table["next_stake"]]

    def follow(self, table: Table, answers: Answers) -> None:
        self._open |= set(flat(self._piles(table)))
        for own, hand in zip(self._own, table["hands"], strict=True):
            own |= set(hand)

    def now(self, table: Table, viewer: int | None) -> set[str]:
        return self._open | (set() if viewer is None else self._own[viewer])


class TimelineSight(Sight):
    """All hands lie open with their fronts up, and so does the top of the draw pile; backs are shown by turning a card over."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._known: set[str] = set()

    def cards(self, table: Table) -> set[str]:
        piles = ("line", "slots", "hands", "blocked", "draw", "discards", "box", "covered")
        names = set(flat([table[pile] for pile in piles])) - {""}
        return names | {_BACK + name for name in names}

    def follow(self, table: Table, answers: Answers) -> None:
        turned = set(flat([table["line"], table["slots"], table["blocked"], table["revealed"]]))
        turned |= set(table["discards"]) - set(table["covered"])
        turned |= words_after(answers, ("place", "play"))
        self._known |= turned | {_BACK + name for name in turned}
        self._known |= set(flat([table["hands"], table["covered"], table["draw"][-1:]]))

    def now(self, table: Table, viewer: int | None) -> set[str]:
        return self._known

    def named(self, data: bytes, read: Any) -> set[str]:
        return super().named(data, read) | {_BACK + name for name in _turned_in(read(data))}


def _turned_in(data: Any) -> Iterator[str]:
    """The cards of whose backs something is said: in the faces by name, or beside the card in an event."""
    if isinstance(data, list):
        for part in data:
            yield from _turned_in(part)
    elif isinstance(data, dict):
        if "card" in data and "year" in data:
            yield str(data["card"])
        for name, part in data.items():
            if isinstance(part, dict) and "title" in part and _BACK_WORDS & set(part):
                yield name
            yield from _turned_in(part)


class TalismanSight(Sight):
    """All lies open but the decks, the Spells (T-140), what Divination showed, and the characters one may choose from (T-016)."""

    _HEROES = ("objects", "followers", "trophies", "character")
    _PILES = ("adventure_discards", "spell_discards", "purchases", "aside", "loot", "heirlooms")
    _HIDDEN = ("adventure", "spells", "sheets", "offered")

    def cards(self, table: Table) -> set[str]:
        own = [[hero["spells"], hero["foreseen"]] for hero in table["heroes"]]
        return (set(flat([table[pile] for pile in self._HIDDEN] + own)) | self._open(table)) - {""}

    def _open(self, table: Table) -> set[str]:
        found = set(flat([hero[part] for hero in table["heroes"] for part in self._HEROES]))
        found |= set(flat([table[pile] for pile in self._PILES]))
        found |= set(flat(table["lying"].values())) | set(table["counters"])
        found |= set(flat([table["visit"]["drawn"], table["visit"]["faced"], table["visit"]["evaded"]]))
        return found | {str(card) for _, card, *_ in table["casting"]}

    def now(self, table: Table, viewer: int | None) -> set[str]:
        found = self._open(table)
        if viewer is None:
            return found
        hero = table["heroes"][viewer]
        found |= set(hero["spells"]) | set(hero["foreseen"]) | set(table["offered"][viewer])
        if hero["character"] == "PROPHETESS" and not hero["toad"]:
            found |= set(flat([other["spells"] for other in table["heroes"]]))
        return found

    def shown(self, answers: Answers, viewer: int | None) -> set[str]:
        return super().shown(answers, viewer) | words_after(answers, ("cast",))


class IsolaSight(Sight):
    """Open: what is or was in play, pasts, what has left the game, cards shown on their way into a hand.

    Everybody knows the list of the own deck, and what they have seen of the other hand. Cards of one name are alike: whoever has
    one of them knows the name.
    """

    opens_at_the_end = True
    _HIDDEN = ("hands", "futures", "bought")
    _OPEN = ("pasts", "removed", "shown", "forces", "territories", "destiny", "spent", "battles", "fights")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._open: set[str] = set()
        self._own: list[set[str]] = [set() for _ in range(players)]

    def cards(self, table: Table) -> set[str]:
        return self._names([table[pile] for pile in (*self._HIDDEN, *self._OPEN)])

    def _names(self, piles: Any) -> set[str]:
        """Cards by name, and what lies on the table by the name of its card: OASI.A2 is an OASI."""
        return {name for name in self.named(msgspec.json.encode(piles), None) if len(name) > 2}

    def follow(self, table: Table, answers: Answers) -> None:
        self._open |= self._names([table[pile] for pile in self._OPEN])
        for seat, own in enumerate(self._own):
            own |= self._names([table["hands"][seat], table["futures"][seat], table["spied"][1 - seat]])

    def now(self, table: Table, viewer: int | None) -> set[str]:
        return self._open | (set() if viewer is None else self._own[viewer])

    def shown(self, answers: Answers, viewer: int | None) -> set[str]:
        played = ("play", "settle", "muster", "assign", "attach", "use", "expend", "discard", "employ", "take")
        return self._names([text for seat, text in answers if seat == viewer or text.split()[0] in played[:-1]])

    def named(self, data: bytes, read: Any) -> set[str]:
        return {name.decode() for name in _WORDS.findall(data)}


SIGHTS: dict[str, type[Sight]] = {
    "indy": IndySight,
    "talismani": TalismaniSight,
    "timeline": TimelineSight,
    "talisman": TalismanSight,
    "isola": IsolaSight,
}
