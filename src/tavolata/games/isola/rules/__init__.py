"""The rules of Isola dei Demoni: a step for each thing that happens, a question for each that is asked.

The files build on each other in this order:

- what is read: pieces, values, legality
- the table: zones, guessing, view, state
- what cards do: effects
- a turn: fight, combat, turn, start

Where an earlier one needs a step of a later one it imports it where it is needed.
"""
