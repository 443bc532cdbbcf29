"""Where a reader finds which rule: the rules behind each question, and the chapters. The words are in ``words/``."""

from __future__ import annotations

from tavolata.games.guides import numbers

_CASTING = numbers("T-145..150", "R-27..28", "R-31")

#: The rules and rulings behind each question, the first one first.
QUESTIONS: dict[str, tuple[str, ...]] = {
    # Setting out
    "character": numbers("T-015..016", "T-042..043", "R-07"),
    "bonus": numbers("T-267"),
    "move": numbers(
        "T-078..082", "T-251", "T-186", "T-209..211", "T-218..223", "R-43", "R-45", "R-49", "R-60", "R-62..65"
    ),
    "where": numbers("T-078..081", "T-093", "T-200..202", "T-213..214", "T-047", "R-46", "R-48", "R-58..59", "MO07"),
    "open": numbers("T-212..216", "R-58"),
    "alignment": numbers("T-161..164", "CH02", "R-43", "R-100"),
    "clock": numbers("T-275", "R-90"),
    # Dice
    "fate": numbers("T-047..052", "R-55"),
    "need-not-roll": numbers("R-44"),
    "add-one": numbers("R-47", "R-96"),
    # Encounters
    "encounter": numbers("T-086", "T-089", "T-093", "T-227..229", "SP05", "MO07", "FO01"),
    "meet": numbers("T-087..089", "T-101", "R-40"),
    "dodge": numbers("T-158..160", "SP10"),
    "lure": numbers("T-087", "CH06", "CH10"),
    "take-from": numbers("T-185", "SP01", "SP11", "CH10..11"),
    "replace": numbers("CH09", "MO06", "R-42"),
    "avoid": numbers("T-258..259", "R-87", "SP10"),
    "take": numbers("T-071", "T-092", "T-094", "T-133", "T-183..184", "R-16", "R-67", "R-70", "R-102..103"),
    # Attacks
    "fight": numbers("T-102..104", "T-114", "T-135", "T-158..160", "R-22..26", "R-34..35", "R-38..39", "R-99", "R-102"),
    "defend": numbers("T-115..116", "T-135", "T-186", "R-34", "R-102"),
    "strike": numbers("T-116", "T-135", "R-34..35", "R-102"),
    "attack-fate": numbers("T-105", "T-117..118", "T-049", "R-36"),
    "reward": numbers("T-120..122", "CH01", "R-69"),
    "loot": numbers("T-121", "T-088", "T-142", "R-69", "R-102"),
    "armour": numbers("T-136", "T-126", "R-33..34"),
    "raise": numbers("CH05", "R-37"),
    # Spells
    "others-turn": _CASTING + numbers("R-26"),
    "before-dice": numbers("T-103", "T-116") + _CASTING,
    "counter": numbers("SP03") + _CASTING,
    "loss": numbers("SP13", "SP07", "R-33", "R-68") + _CASTING,
    "kill": numbers("SP13") + _CASTING,
    "end-spell": numbers("SP04", "T-149", "R-97"),
    "spells": numbers("T-141..143", "R-30"),
    "to-gold": numbers("SP02", "FO01", "O13"),
    # Spaces and cards
    "choose": numbers("T-074", "R-17", "R-50", "R-100"),
    "enter": numbers("PL03", "T-083"),
    "shop": numbers("T-127..128", "T-188..190", "R-41", "R-81..82"),
    "pay": numbers("T-045", "T-053", "T-128", "R-100"),
    "wish": numbers("ST01..02", "ST06", "R-17", "R-85"),
    "teleport": numbers("R-85", "PL09", "T-083"),
    "buy-spell": numbers("ST07", "T-141"),
    "counter-here": numbers("R-86", "PL02", "PL04", "PL08"),
    "knight": numbers("M02", "R-51", "T-259", "R-87"),
    "quest": numbers("M09", "T-193..197", "R-56"),
    "deliver": numbers("T-196", "M09", "R-56"),
    "royals": numbers("M16", "FO10..11"),
    "lose-follower": numbers("M13", "T-138"),
    "vampire": numbers("I03", "T-225", "T-138", "R-04"),
    "objects": numbers("T-133..134", "R-71"),
    # The end of a turn
    "trophies": numbers("T-153..157", "T-264..266", "R-94"),
    "hand-in": numbers("T-155..156", "T-266"),
}
#: The chapters of the rules: the key of the title and the numbers of the rules in it.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("section-aim", numbers("T-001..003")),
    ("section-box", numbers("T-004..011")),
    ("section-start", numbers("T-012..023")),
    ("section-strength", numbers("T-024..032")),
    ("section-life", numbers("T-033..046")),
    ("section-fate", numbers("T-047..054")),
    ("section-sheet", numbers("T-055..056")),
    ("section-adventure", numbers("T-057..072")),
    ("section-turn", numbers("T-073..075")),
    ("section-movement", numbers("T-076..083")),
    ("section-encounters", numbers("T-084..098")),
    ("section-battle", numbers("T-099..114")),
    ("section-duel", numbers("T-115..123")),
    ("section-psychic", numbers("T-124..126")),
    ("section-belongings", numbers("T-127..138")),
    ("section-spells", numbers("T-139..152")),
    ("section-trophies", numbers("T-153..157")),
    ("section-evading", numbers("T-158..160")),
    ("section-alignment", numbers("T-161..164")),
    ("section-golden", numbers("T-165..168")),
    ("section-toads", numbers("T-169..180")),
    ("section-having", numbers("T-181..191")),
    ("section-quests", numbers("T-192..198")),
    ("section-river", numbers("T-199..211")),
    ("section-portal", numbers("T-212..217")),
    ("section-inner", numbers("T-218..241")),
    ("section-crown", numbers("T-242..250")),
    ("section-sequence", numbers("T-251..257")),
    ("section-variants", numbers("T-258..275")),
    ("section-outer-spaces", numbers("O01..24")),
    ("section-middle-spaces", numbers("M01..16")),
    ("section-inner-spaces", numbers("I01..08", "C01")),
    ("section-characters", numbers("CH01..14")),
    ("section-events", numbers("EV01..13")),
    ("section-enemies", numbers("EN01..18")),
    ("section-strangers", numbers("ST01..08")),
    ("section-followers", numbers("FO01..12")),
    ("section-magic-objects", numbers("MO01..12")),
    ("section-objects", numbers("OB01..09")),
    ("section-places", numbers("PL01..09")),
    ("section-spell-cards", numbers("SP01..17")),
    ("section-purchases", numbers("PU01..08")),
    ("section-talismans", numbers("TA01")),
    ("section-rulings", numbers("R-01..103")),
)
