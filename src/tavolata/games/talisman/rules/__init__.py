"""The rules: a step for each thing that happens, a question for each that is asked.

The files build on each other in this order:

- the table: revealing, stay, hero, state, lasting, totals, score, gains, steps, dice, flow, limits, alignment
- Spells and the end: spell_book, spells, ending
- what cards and spaces do: atoms, offers, effects
- the ways between the Regions: crossing
- fights: preparing, attack, creatures, duel
- encounters: taking, meeting, adventure, encounter
- what no table can say: spaces, inner_region, special
- turns: move, trophies, turn

Where an earlier one needs a step of a later one it imports it where it is needed. ``odds`` and ``view`` only read.
"""
