"""The view of Isola dei Demoni and its cards, declared: the browser's types are made from this, and a test holds real ones against it.

Cards go by their keys, what lies on the table by its name there (``BANDA-DI-CUORI.A2``).
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["start", "order", "draw", "presentation", "combat", "epilogue"]
CardType = Literal["master", "character", "army", "place", "technique", "spirit", "equipment", "special", "event"]
School = Literal["hokuto", "nanto", "cento", "noschool"]
Colour = Literal["red", "blue", "grey"]
Basis = Literal["fact", "part", "ours"]

#: A part of a value: what it is, the card it comes from, how much.
Counted = tuple[str, str | None, int]
#: Attack, defence and resistance.
Values = tuple[int, int, int]


class CardLine(Struct, forbid_unknown_fields=True):
    """A sentence of a card's text, without the pips in front of it."""

    text: str
    #: Of an ability its name.
    ability: str | UnsetType = UNSET
    #: Of one that lives of the card's school activate: how many, and the sentence as it is read aloud, with the pips in words.
    pips: int | UnsetType = UNSET
    spoken: str | UnsetType = UNSET


class CardFace(Struct, forbid_unknown_fields=True):
    """A card as it is printed, in one language."""

    key: str
    #: Its number in the set.
    id: str
    name: str
    type: CardType
    school: School
    colour: Colour
    #: Type, school, colour, duration and traits in words.
    type_line: str
    #: Of what is assigned these are what it adds; with lives there is no resistance.
    attack: int
    defence: int
    resistance: int
    life: bool
    #: Of a place: whether an army must come with it.
    inhabited: bool
    green: int
    ochre: int
    #: How long it stays; "": as long as nothing sends it away.
    duration: str
    #: The type it is assigned to; "": it says so itself, or it is not assigned.
    profile: str
    #: Words that are explained: keywords and labels that the card has, gives or names, unique, cumulative.
    keywords: list[str]
    lines: list[CardLine]
    #: What it rests on.
    basis: Basis
    #: What it costs where the game starts with cards on the table; null: it cannot be bought.
    cost: int | None
    #: The first card of the same name and type: equal ones count together in a deck.
    same: str


class DeckAbout(Struct, forbid_unknown_fields=True):
    """What is in a deck that somebody builds."""

    size: int
    #: How many cards are of which type, school and colour; what there is none of is left out.
    types: dict[str, int]
    schools: dict[str, int]
    colours: dict[str, int]
    #: How many protagonists have which attack, the weakest first.
    attacks: list[tuple[int, int]]
    green: int
    #: What the opponent could score by beating everything.
    ochre: int
    #: What all that can be bought costs together.
    cost: int
    #: How likely a place and its army are in hand by the first, second and third turn, of 1; none while there are too few cards.
    chances: list[float]
    #: A first hand, by the seed that was given.
    hand: list[str]
    #: The deck to pass on: as a short code, and as a list in the reader's language.
    code: str
    text: str


class HeldView(Struct, forbid_unknown_fields=True):
    """A card that is assigned to another, or was played and still counts."""

    card: str
    owner: int


class ForceView(Struct, forbid_unknown_fields=True):
    """A protagonist on the table. One with lives has no resistance."""

    force: str
    card: str
    owner: int
    attack: int
    defence: int
    engaged: bool
    held: list[HeldView]
    keywords: list[str]
    cancelled: bool
    #: Where each value comes from.
    parts: dict[str, list[Counted]]
    lives: int | UnsetType = UNSET
    resistance: int | UnsetType = UNSET


class PlaceView(Struct, forbid_unknown_fields=True):
    """A place of a territory."""

    place: str
    card: str
    green: int
    inhabited: bool
    held: list[HeldView]
    cancelled: bool
    parts: dict[str, list[Counted]]


class EventView(Struct, forbid_unknown_fields=True):
    """An event of the destiny area."""

    event: str
    owner: int


class OutcomeView(Struct, forbid_unknown_fields=True):
    """What a fight or a combat comes to if nobody does anything more."""

    #: Protagonists that leave the table, and those of them that leave the game.
    fallen: list[str]
    dead: list[str]
    #: Lives lost by those that stay.
    lives: list[tuple[str, int]]
    #: Commanders that are drawn into a combat of their own.
    drawn_in: list[str]
    #: Places that are conquered, and those of them that leave the game.
    places: list[str]
    razed: list[str]
    #: What each seat scores.
    points: list[int]
    #: Whether the game is over with it.
    ends: bool


class BlowView(Struct, forbid_unknown_fields=True):
    """What a side would deal now."""

    damage: int
    #: The second wave of double damage; 0: there is none.
    second: int
    #: Whether its group has surprise; where only one has, that one strikes first.
    first: bool
    #: Whatever it beats leaves the game.
    mortal: bool
    #: Lives are worth 1: of characters, in a challenge of all.
    ones: bool


class AbilityView(Struct, forbid_unknown_fields=True):
    """An ability that a card in a fight has to activate, and how many lives it takes."""

    force: str
    ability: str
    pips: int
    #: Active, could be activated now, or not.
    state: Literal["active", "open", "closed"]


class UnfitView(Struct, forbid_unknown_fields=True):
    """A card that cannot join the group being built: why, as a refusal says it, and what would do."""

    force: str
    key: str
    rule: str
    details: dict[str, str | int]
    #: It could if these were not in the group.
    without: list[str]
    #: It could before the commanders, who come last.
    before: bool
    #: It could be in a group so many further on; 0: in none.
    further: int


class UndefendedView(Struct, forbid_unknown_fields=True):
    """An attacked place for which there is no defence yet, and what comes of that."""

    target: str
    ahead: OutcomeView


class GroupView(Struct, forbid_unknown_fields=True):
    """A group that is being built, with the values that it and the column it meets will have in that fight."""

    #: "": it will be the next one.
    target: str
    column: list[str]
    leaders: list[str]
    values: list[Values]
    facing: list[Values]
    #: What its battle comes to if it were announced now.
    ahead: OutcomeView | None


class SuggestedGroup(Struct, forbid_unknown_fields=True):
    """A group that could be built."""

    target: str
    column: list[str]
    leaders: list[str]


class SuggestionView(Struct, forbid_unknown_fields=True):
    """Groups that a sensible player would form, where none are begun yet."""

    groups: list[SuggestedGroup]
    #: The answers that build them, in notation; to announce them is another one.
    steps: list[str]
    #: What they come to if nobody defends, or with this defence; and of an attack, if it is defended sensibly.
    ahead: OutcomeView
    resisted: OutcomeView | None


class BattleView(Struct, forbid_unknown_fields=True):
    """An attack that was declared and is not fought yet."""

    attacker: int
    target: str
    attack: list[str]
    attack_leaders: list[str]
    defence: list[str]
    defence_leaders: list[str]
    #: By seat, as they will be then.
    values: list[list[Values]]
    ahead: OutcomeView | None


class FightView(Struct, forbid_unknown_fields=True):
    """A combat being fought; the lists go by seat."""

    attacker: int
    place: str
    challenge: bool
    columns: list[list[str]]
    leaders: list[list[str]]
    behind: list[list[str]]
    techniques: list[str]
    spirits: list[str]
    #: Who activated which ability.
    activated: list[tuple[str, str]]
    #: Of each card of the columns.
    values: list[list[Values]]
    blows: list[BlowView]
    #: The lives that activate abilities, and how many of them are spoken for.
    command: list[tuple[int, int]]
    abilities: list[list[AbilityView]]
    #: What it comes to if both pass; null: another fight comes first.
    ahead: OutcomeView | None


class DeckView(Struct, forbid_unknown_fields=True):
    """What is known of a deck: sealed by its commitment until the game is over."""

    commitment: str
    size: int
    name: str | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    salt: str | UnsetType = UNSET


class IsolaOwn(Struct, forbid_unknown_fields=True):
    """What a seat sees besides what lies open."""

    hand: list[str]
    remaining: list[str]
    foreseen: list[str]
    spied: list[str]
    bought: list[str] | UnsetType = UNSET
    plan: list[GroupView] | UnsetType = UNSET
    building: str | UnsetType = UNSET
    planned: OutcomeView | UnsetType = UNSET
    resisted: OutcomeView | UnsetType = UNSET
    suggested: SuggestionView | UnsetType = UNSET
    undefended: list[UndefendedView] | UnsetType = UNSET
    unfit: list[UnfitView] | UnsetType = UNSET


class IsolaView(Struct, forbid_unknown_fields=True):
    """The table as one seat sees it; lists without a name of their own go by seat."""

    phase: Phase
    turn: int
    active: int
    points: list[int]
    #: How many cards each hand and each future holds.
    hands: list[int]
    futures: list[int]
    pasts: list[list[str]]
    removed: list[list[str]]
    #: Cards that everybody saw go into the hand.
    shown: list[list[str]]
    forces: list[ForceView]
    #: The oldest place first, the frontier last.
    territories: list[list[PlaceView]]
    destiny: list[EventView]
    #: Cards played for this combat or turn that still count.
    spent: list[HeldView]
    battles: list[BattleView]
    #: The innermost fight last: a challenge interrupts another.
    fights: list[FightView]
    decks: list[DeckView]
    #: What the combat comes to if nobody does anything more, where one is open.
    ahead: OutcomeView | UnsetType = UNSET
    #: Once the game is over.
    last_hands: list[list[str]] | UnsetType = UNSET
    #: Of the seat that looks.
    hand: list[str] | UnsetType = UNSET
    #: What is left in its future, in no order; the top cards if it has seen them; cards of the other hand that it has seen.
    remaining: list[str] | UnsetType = UNSET
    foreseen: list[str] | UnsetType = UNSET
    spied: list[str] | UnsetType = UNSET
    #: What it has bought for the different start, in notation.
    bought: list[str] | UnsetType = UNSET
    #: The groups it is building, and for what: attack, defend.
    plan: list[GroupView] | UnsetType = UNSET
    building: str | UnsetType = UNSET
    #: What the whole combat comes to if these groups were announced now; attacked places without a defence; cards that cannot join.
    planned: OutcomeView | UnsetType = UNSET
    undefended: list[UndefendedView] | UnsetType = UNSET
    unfit: list[UnfitView] | UnsetType = UNSET
    #: Of an attack being built: what it comes to if the other one defends sensibly. Groups to be had ready-made.
    resisted: OutcomeView | UnsetType = UNSET
    suggested: SuggestionView | UnsetType = UNSET
    #: What each seat sees besides, where a finished game is shown open.
    open: list[IsolaOwn] | UnsetType = UNSET
