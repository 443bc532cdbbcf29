"""The bots of Isola dei Demoni: a quick policy, and the greedy bot on top of it."""
