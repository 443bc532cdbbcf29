"""What a card costs where the game starts with cards on the table (ID-232 to ID-241)."""

from __future__ import annotations

from tavolata.games.isola.box.records import (
    ARMY,
    CHARACTER,
    EQUIPMENT,
    MASTER,
    NO_SCHOOL,
    PERMANENT,
    PLACE,
    SPECIAL,
    SPIRIT,
    TECHNIQUE,
    TURN,
    Card,
)


def start_cost(card: Card) -> int | None:
    """The points that the card costs; None: it may not be bought."""
    if card.type == MASTER:  # ID-233
        return 5 + card.atk + card.defence + (2 if card.has_abilities else 0)
    if card.type == CHARACTER:  # ID-234
        return card.atk + card.defence + (3 if card.is_life else 0)
    if card.type == ARMY:  # ID-235
        return card.atk + card.defence + card.res
    if card.type == PLACE:
        return _place_cost(card)
    if card.type == TECHNIQUE:  # ID-237
        return _permanent_cost(card, 4)
    if card.type == SPIRIT:  # ID-238
        return _permanent_cost(card, 3)
    if card.type == EQUIPMENT:  # ID-239
        return 3
    if card.type == SPECIAL:  # ID-240
        return 8 if card.successor else 4 + card.atk
    return _event_cost(card)


def _place_cost(card: Card) -> int:
    """ID-236."""
    cost = 7 if card.inhabited else 5
    return cost + (0 if card.school == NO_SCHOOL else 3) + (3 if card.has_abilities else 0)


def _permanent_cost(card: Card, cost: int) -> int | None:
    """Only what is permanent can be bought; abilities double the price."""
    if card.duration != PERMANENT:
        return None
    return cost * 2 if card.has_abilities else cost


def _event_cost(card: Card) -> int | None:
    """ID-241."""
    if card.duration == PERMANENT:
        return 10
    return 6 if card.duration == TURN else None
