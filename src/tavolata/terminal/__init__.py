"""The terminal: a screen shared by all games, one drawing file for each game, and the pages around them.

The screen reads only what a seat may know: ``state.view(seat)``, ``event.seen_by(seat)`` and the seat's own decision.
"""
