### What the page says when the server is away: one line for each, without variables.

away-title = The server does not answer
away-text = Tavolata cannot be reached: perhaps the server is off, or there is no network. No game is lost. This page tries again by itself every ten seconds.
away-again = Try now
