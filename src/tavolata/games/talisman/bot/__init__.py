"""The bot of the house: what it thinks, answers and says."""
