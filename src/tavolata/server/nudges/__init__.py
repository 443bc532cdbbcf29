"""Whoever wants to be is called when it is their turn: by their browser, a webhook or a mail.

`outbox` keeps who is to be called, written together with the move that asks them; `ways` how each wants it; `sender` does it.
"""
