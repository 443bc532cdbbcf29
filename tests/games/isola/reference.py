"""One combat of Isola dei Demoni once more, in plain Python and on plain numbers, to compare the program with.

Written from the chapters on groups, on masters and on damage of the rulebook (ID-145 to ID-151, ID-164 to ID-176) and from the
words surprise, double damage, mortal and massacre of its glossary (ID-195 to ID-197, ID-208 to ID-212, ID-218 to ID-220); it knows
nothing of cards, questions or steps, and shares no code with the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Fighter:
    """A protagonist: numbers, and words for what it is."""

    name: str
    attack: int
    defence: int
    #: How much it withstands; None: it has lives.
    resistance: int | None
    lives: int = 1
    ochre: int = 0
    is_master: bool = False
    keywords: frozenset[str] = frozenset()
    #: "army", "rebel", "red": what the gifts of others ask for.
    tags: frozenset[str] = frozenset()
    #: The card, and those it bears; Successors are lives, lost before the card's own (the owner of our tests likes it so).
    card: str = ""
    held: list[str] = field(default_factory=list)
    successors: int = 0
    successor_card: str = ""
    successor_ochre: int = 0

    def all_lives(self) -> int:
        return self.lives + self.successors


@dataclass(frozen=True)
class Gift:
    """Attack, defence or a keyword for some: of one side, with all of some tags, as long as it holds."""

    side: int
    tags: frozenset[str]
    stat: str = "attack"
    number: int = 0
    keyword: str = ""
    #: It comes from a fighter, who must be in the group, and who does not give it to itself.
    giver: str = ""
    to_others: bool = False
    #: Who commands gives it only while commanding; who fights alone only while alone.
    commanding: bool = False
    lone: bool = False
    #: Only while another with these tags is in the own group; only while a master stands opposite.
    beside: frozenset[str] = frozenset()
    against_master: bool = False
    front_only: bool = False


@dataclass
class Side:
    """A column, its front first, the commanders behind it, and those who wait while one of them fights."""

    column: list[Fighter]
    commanders: list[Fighter] = field(default_factory=list)
    waiting: list[Fighter] = field(default_factory=list)
    past: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    #: What the other side has won by beating these.
    given: int = 0

    def group(self) -> list[Fighter]:
        return self.column + self.commanders

    def left(self) -> list[Fighter]:
        return self.column + self.commanders + self.waiting


@dataclass
class Blow:
    """What one side deals: the waves, and of what sort they are."""

    waves: list[int]
    is_mortal: bool
    lives_are_one: bool


@dataclass
class Combat:
    """Both sides, and all that changes numbers; the first side attacks."""

    sides: list[Side]
    gifts: list[Gift] = field(default_factory=list)
    #: By the number of the fight, what was activated in it.
    activated: dict[int, list[Gift]] = field(default_factory=dict)
    challenge: bool = False
    double_by_card: bool = False
    fights: int = 0

    def fight(self) -> None:
        """To the end: the fight, and those of the commanders drawn in (ID-151)."""
        while True:
            self.fights += 1
            reached = self._strike()
            called = [reached[0], reached[1]]
            goes_on = any(called[side] and self._stands(1 - side) for side in (0, 1))
            if not goes_on:
                return
            for side in (0, 1):
                self._line_up(side, called[side])

    def conquers(self) -> bool:
        return not self.sides[1].left() and bool(self.sides[0].left())

    def massacres(self) -> bool:
        return any(self._has("massacre", 0, one) for one in self.sides[0].group())

    def _stands(self, side: int) -> bool:
        return bool(self.sides[side].left())

    def _line_up(self, side: int, called: Fighter | None) -> None:
        """For a new fight: the commander drawn in, alone; or what is left; or the first commander, if only such are left."""
        here = self.sides[side]
        if called is None and not here.column:
            called = (here.commanders + here.waiting)[0]
        if called is not None:
            others = [one for one in here.commanders + here.waiting if one is not called]
            here.column, here.commanders, here.waiting = [called], [], others

    # Numbers

    def _gifts(self, side: int, one: Fighter) -> list[Gift]:
        found = []
        for gift in self.gifts + self.activated.get(self.fights, []):
            if gift.side == side and gift.tags <= one.tags | {one.name} and self._holds(gift, side, one):
                found.append(gift)
        return found

    def _holds(self, gift: Gift, side: int, one: Fighter) -> bool:
        here, there = self.sides[side], self.sides[1 - side]
        if gift.giver:
            group = here.commanders if gift.commanding else here.group()
            if gift.giver not in [other.name for other in group] or (gift.to_others and gift.giver == one.name):
                return False
        if gift.lone and not (here.column == [one] and one.is_master):
            return False
        if gift.beside and not any(gift.beside <= other.tags for other in here.group() if other is not one):
            return False
        if gift.against_master and not any(other.is_master for other in there.group()):
            return False
        return not gift.front_only or here.column[:1] == [one]

    def _value(self, stat: str, side: int, one: Fighter) -> int:
        base = {"attack": one.attack, "defence": one.defence, "resistance": one.resistance or 0}[stat]
        gifts = [gift.number for gift in self._gifts(side, one) if gift.stat == stat and not gift.keyword]
        return max(0, base + sum(gifts))

    def _has(self, keyword: str, side: int, one: Fighter) -> bool:
        gifts = {gift.keyword for gift in self._gifts(side, one)}
        if "-" + keyword in gifts:
            return False
        return keyword in one.keywords or keyword in gifts

    def _surprises(self, side: int) -> bool:
        return any(self._has("surprise", side, one) for one in self.sides[side].group())

    # Damage

    def _strike(self) -> list[Fighter | None]:
        """Both at once, or first the side with surprise (ID-165, ID-219, ID-220); which commanders were reached."""
        surprises = [self._surprises(0), self._surprises(1)]
        reached: list[Fighter | None] = [None, None]
        if surprises[0] == surprises[1]:
            blows = [self._blow(0), self._blow(1)]
            armour = [self._armour(0), self._armour(1)]
            for side in (0, 1):
                reached[1 - side] = self._hit(1 - side, blows[side], armour[1 - side])
        else:
            for side in (0, 1) if surprises[0] else (1, 0):
                reached[1 - side] = self._hit(1 - side, self._blow(side), self._armour(1 - side))
        return [one if one is not None and one in self.sides[side].left() else None for side, one in enumerate(reached)]

    def _armour(self, side: int) -> dict[str, tuple[int, int]]:
        """Defence and resistance of all, as they are when the blow falls."""
        return {
            one.name: (self._value("defence", side, one), self._value("resistance", side, one))
            for one in self.sides[side].left()
        }

    def _blow(self, side: int) -> Blow:
        here = self.sides[side]
        attacks = [self._value("attack", side, one) for one in here.column]
        doubles = [self._has("double", side, one) for one in here.column]
        waves = [sum(attacks)]
        if any(doubles) or any(self._has("double", side, one) for one in here.commanders):
            by_card = sum(attack for attack, double in zip(attacks, doubles, strict=True) if double)
            waves.append(by_card if self.double_by_card else waves[0])
        mortal = any(
            attack and self._has("mortal", side, one) for attack, one in zip(attacks, here.column, strict=True)
        )
        massacre = any(self._has("massacre", side, one) for one in here.group())
        return Blow(waves, mortal, mortal or massacre)

    def _hit(self, side: int, blow: Blow, armour: dict[str, tuple[int, int]]) -> Fighter | None:
        reached: Fighter | None = None
        for damage in blow.waves:
            found = self._wave(side, damage, blow, armour)
            reached = reached or found
        return reached

    def _wave(self, side: int, damage: int, blow: Blow, armour: dict[str, tuple[int, int]]) -> Fighter | None:
        """From the front backward (ID-166, ID-167); the commander whom damage reaches, if any."""
        here = self.sides[side]
        for one in here.column[:]:
            if damage <= 0:
                return None
            defence, resistance = armour[one.name]
            if one.resistance is None:
                if self.challenge or (blow.lives_are_one and not one.is_master):
                    lost = min(one.all_lives(), damage - defence)
                    if lost <= 0:
                        return None
                    damage -= defence + lost
                    self._lose(side, one, lost, blow.is_mortal)
                    if one.all_lives():
                        return None
                    continue
                if damage > defence:
                    self._lose(side, one, 1, blow.is_mortal)
                return None
            if damage < max(1, defence + resistance):
                return None
            damage -= defence + resistance
            self._lose(side, one, 1, blow.is_mortal)
        behind = here.commanders + here.waiting
        return behind[0] if damage > 0 and behind else None

    def _lose(self, side: int, one: Fighter, lives: int, is_mortal: bool) -> None:
        """Lives, or the card; with the last one goes what it bears (ID-078, ID-089, RU-76)."""
        here = self.sides[side]
        lost = here.removed if is_mortal else here.past
        for _ in range(lives):
            if one.successors:
                one.successors -= 1
                one.held.remove(one.successor_card)
                lost.append(one.successor_card)
                here.given += 0 if self.challenge else one.successor_ochre
            else:
                one.lives -= 1
                lost.append(one.card)
                here.given += 0 if self.challenge else one.ochre
        if not one.all_lives():
            here.past += one.held
            for row in (here.column, here.commanders, here.waiting):
                if one in row:
                    row.remove(one)
