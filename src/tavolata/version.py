"""The version of the program (each game has a rules version of its own)."""

VERSION = "0.2.0"
