"""The rulings that a table may choose otherwise, read once from its options."""

from __future__ import annotations

from typing import Final

from tavolata.games.talismani.cards import PRIMO, SPECIAL_NUMBERS, VALUES, is_zero

#: What a stake is worth, in half talismans (TdT-023).
HALF: Final = 1
WHOLE: Final = 2

_JOLLY_VALUES: Final = {
    "one-less": [max(0, value - 1) for value in range(VALUES)],
    "same": list(range(VALUES)),
    "zero": [0] * VALUES,
}


class Rulings:
    """The options of a table, read once (the numbers are those of the rulings)."""

    __slots__ = (
        "all_forged_whole",
        "any_zero",
        "end_with_last_card",
        "forge_without_winner",
        "jolly_values",
        "left_to_winner",
        "numbers",
        "one_at_a_time",
        "order_may_stay",
        "primo_fades",
        "primo_highest",
        "ripe_at_end",
        "second_cancelled",
        "share_after_specials",
        "special_pairs",
        "specials_without_winner",
        "stake_first",
        "waiting_shares",
        "whole_zero_stake",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.numbers = SPECIAL_NUMBERS[options["special-numbers"]]  # TR-01
        self.special_pairs = options["special-pairs"] == "yes"  # TR-04
        #: What a Jolly counts beside a fairy of each value.
        self.jolly_values = _JOLLY_VALUES[options["jolly-value"]]  # TR-07
        self.any_zero = options["zero-pair"] == "any"  # TR-09
        self.share_after_specials = options["share-order"] == "after-specials"  # TR-11
        self.stake_first = options["stake-choice"] == "before-asides"  # TR-13, TR-14
        self.primo_fades = options["primo-later"] == "half"  # TR-17
        self.whole_zero_stake = options["zero-stake"] == "whole"  # TR-18
        self.one_at_a_time = options["ripe-talismans"] == "one"  # TR-24
        self.forge_without_winner = options["forge-without-winner"] == "yes"  # TR-25
        self.waiting_shares = options["waiting-shares"] == "yes"  # TR-26
        self.specials_without_winner = options["specials-without-winner"] == "yes"  # TR-30
        self.order_may_stay = options["order-may-stay"] == "yes"  # TR-33
        self.second_cancelled = options["second-special"] == "cancelled"  # TR-35
        self.end_with_last_card = options["end-check"] == "last-card-played"  # TR-36
        self.left_to_winner = options["nobody-entitled"] == "winner"  # TR-39
        self.ripe_at_end = options["ripe-at-end"] == "forged"  # TR-41
        self.all_forged_whole = options["whole-talismans"] == "all-forged"  # TR-44
        self.primo_highest = options["primo-rank"] == "highest"  # TR-45

    def worth(self, card: int, turn: int) -> int:
        """What a card is worth as the stake of this turn, in half talismans (TdT-023, TR-17, TR-18)."""
        if card == PRIMO:
            return HALF if self.primo_fades and turn > 1 else WHOLE
        return WHOLE if self.whole_zero_stake and is_zero(card) else HALF
