"""The rules of Isola dei Demoni: a step for each thing that happens, a question for each that is asked.

The files build on each other in this order:

- what is read: pieces, values, legality, offers
- the table: zones, guessing, view, state
- what cards do: abilities, picking, lives, piles, calling, command, effects
- a fight: activation, replies, damage, fight
- a turn: combat, presentation, turn, start

Where an earlier one needs a step of a later one it imports it where it is needed.
"""
