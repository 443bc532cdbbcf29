"""What things are worth to a bot of Talisman, in thousandths of a counter of the ability that a character builds on.

The greedy bot's values do not change, so that others can be measured by it. The experienced one's were found by games: ``benchmarks/tune_talisman.py``.
"""

from __future__ import annotations

from typing import Final

#: Less than anything is worth.
LEAST: Final = -(1 << 30)


class Values:
    """What things are worth, and from when on it is time for something; made with what they are to the greedy bot.

    Odds are in a million, shares in a hundred.
    """

    def __init__(self) -> None:
        # Abilities
        #: A counter of the ability that the character builds on; of the other one; of one that is high enough.
        self.main = 1000
        self.other = 450
        self.enough = 250
        #: A counter of Strength to whoever builds on Craft: it helps in every battle too.
        self.other_strength = 700
        #: By how much Strength must exceed Craft to be built on.
        self.cleverer = -1
        #: From here on more of an ability hardly helps.
        self.plenty = 12

        # Lives
        #: What the last life but n is worth: the second, the third, ...
        self.lives: tuple[int, ...] = (0, 0, 1500, 1000, 700, 500, 400, 300)
        #: The same for whoever has no next character, and time.
        self.last_lives: tuple[int, ...] = (0, 0, 3500, 2000, 1000, 600, 400, 300)
        #: The last life is the character itself: as such, for each counter and thing, with a Talisman, if there is no next one.
        self.last_life = 3000
        self.last_counters = 400
        self.last_things = 200
        self.last_talisman = 1000
        self.no_next = 8000
        #: How much of it a life lost, and one won, counts while another sits on the Crown.
        self.life_in_reign = 150
        self.won_in_reign = 100
        #: So few characters are left that nobody can count on a next one: one for so many players.
        self.players_to_one = 3

        # Fate, gold, Spells, things
        self.fate_token = 300
        #: How much of it the last token counts, and what a new roll to move must bring.
        self.last_fate = 150
        self.fate_to_move = 200
        self.fate_for_gold = 60
        #: What the last token, and the last but one, are worth besides to whoever has a Talisman: trials are passed with them.
        self.last_fate_near = 0
        self.fate_near = 0
        #: How much of that they are worth to others.
        self.fate_far = 0
        self.coin = 250
        #: What a piece of gold counts in a shop.
        self.price = 100
        self.a_spell = 300
        #: Whether a Spell that one has no use for is cast for gold, or for another one that comes in its place: 0 or 1.
        self.idle_spells = 0
        self.weapon = 600
        self.armour = 220
        self.potion = 400
        self.follower = 150
        self.a_talisman = 3000
        self.spare_talisman = 200
        #: What any card from the deck brings beside what is counted.
        self.card = 0
        self.lost_turn = 500
        self.toad = 2500
        #: More than that for whoever is past the Portal with a Talisman, which a toad leaves behind.
        self.toad_inside = 0
        self.enslaved = 700
        self.teleported = 200
        self.quest_done = 2500
        self.quest_to_pass = 1500

        # Fights
        #: What it costs not to win, to evade; what it brings to have beaten somebody.
        self.not_won = 100
        self.evade = 30
        self.beaten = 50
        self.runes = 120
        #: What each of several cards costs, since Enemies fight together.
        self.crowd = 100
        self.past_sentinel = 500
        self.trial = 1500
        self.past_death = 1000
        self.command = 2500

        # Other characters
        self.duel = 50
        #: What it costs to lose to another with the own Talisman at stake.
        self.talisman_lost = 3000
        #: A life of another; the last one, by its counters and things; one of who sits on the Crown.
        self.wound = 250
        self.kill = 400
        self.kill_counters = 150
        self.kill_things = 300
        self.wound_in_reign = 2500
        #: One more of who has a Talisman.
        self.wound_near = 0
        #: What it is worth that a rival has its Talisman no more, or another Object.
        self.denied = 400
        self.taken = 60
        #: What it is worth that a rival on the Crown wins back no more lives.
        self.won_back = 3000

        # Ways
        #: What every turn on the way to somewhere costs.
        self.patience = 130
        #: The same for whoever is ready for the Crown: there is always something to pick up on the way.
        self.hurry = 500
        #: How much of it a turn costs while another sits on the Crown.
        self.patience_in_reign = 100
        #: What the Middle Region is worth to a character that is ready, and to one that looks for a Talisman; for each point of
        #: its ability; to one that needs nothing there; and what it costs one that is too weak.
        self.across = 3500
        self.to_the_warlock = 700
        self.across_able = 250
        self.across_idle = 200
        self.across_weak = 300
        #: Too weak is who has no more lives, or less of an ability.
        self.lives_to_stay = 2
        self.able_across = 5
        #: What it is worth to be past the Portal when one can go on to the Crown, and what it costs when one cannot; to be sent there.
        self.inside = 5000
        self.inside_unready = 500
        self.sent_inside = 300

        # The Crown
        #: When it is time for it: the odds to pass the first trial, and to be alive after the others, and the lives.
        self.through = 300_000
        self.alive = 500_000
        self.lives_to_go = 3
        #: The same for whoever has no next character, and time.
        self.surely_alive = 800_000
        #: How much of that is enough when another is near the Crown as well; and while one sits there.
        self.through_in_race = 100
        self.alive_in_race = 100
        self.lives_in_race = 3
        self.through_to_reign = 50_000
        #: How much of it is enough for whoever is over the river already.
        self.through_across = 100
        self.alive_across = 100
        self.lives_across = 3
        #: What odds are enough to go on from inside.
        self.through_at_peril = 200_000
        self.alive_at_peril = 350_000
        self.alive_inside = 200_000
        #: With the last life, and for whoever has no next character, and time.
        self.even = 500_000
        self.turns_back = 700_000
        #: From this round on nobody puts off what comes from the Crown.
        self.long_game = 120


GREEDY: Final = Values()


def _experienced() -> Values:
    """What many games have found, and where thinking ahead answered otherwise for the better."""
    values = Values()
    values.a_spell = 339
    values.a_talisman = 2757
    values.able_across = 4
    values.across = 3117
    values.across_able = 284
    values.across_idle = 522
    values.across_weak = 243
    values.alive = 543_060
    values.alive_across = 77
    values.alive_at_peril = 314_001
    values.alive_in_race = 85
    values.alive_inside = 199_992
    values.armour = 181
    values.beaten = 56
    values.card = 54
    values.cleverer = -2
    values.coin = 228
    values.command = 2984
    values.denied = 398
    values.duel = 45
    values.enough = 249
    values.enslaved = 619
    values.evade = 34
    values.even = 541_042
    values.fate_near = 122
    values.fate_to_move = 213
    values.fate_token = 443
    values.follower = 126
    values.hurry = 381
    values.idle_spells = 1
    values.inside = 4269
    values.inside_unready = 407
    values.kill = 392
    values.kill_counters = 139
    values.kill_things = 338
    values.last_counters = 406
    values.last_fate = 160
    values.last_fate_near = 14
    values.last_life = 3355
    values.last_talisman = 708
    values.life_in_reign = 129
    values.long_game = 115
    values.lost_turn = 492
    values.not_won = 92
    values.other = 397
    values.other_strength = 1801
    values.past_death = 1099
    values.past_sentinel = 397
    values.patience = 92
    values.patience_in_reign = 132
    values.potion = 387
    values.price = 108
    values.quest_done = 2253
    values.quest_to_pass = 1700
    values.runes = 108
    values.sent_inside = 246
    values.spare_talisman = 180
    values.taken = 50
    values.talisman_lost = 3478
    values.teleported = 178
    values.through = 372_546
    values.through_across = 110
    values.through_at_peril = 126_409
    values.through_in_race = 73
    values.through_to_reign = 62607
    values.to_the_warlock = 707
    values.toad = 1637
    values.toad_inside = 4000
    values.trial = 1850
    values.weapon = 648
    values.won_back = 2827
    values.won_in_reign = 104
    values.wound = 251
    values.wound_in_reign = 2141
    values.wound_near = 97
    values.lives = (0, 0, 1496, 1083, 682, 471, 425, 300)
    return values


EXPERIENCED: Final = _experienced()
