"""The command line ``tavolata``: a module for each command or group of commands, and what they share.

A command is one record (``command.py``): its name, its flags, its examples and what it does. Whatever takes long to import is imported
by the command that needs it.
"""

from tavolata.cli.command import DONE, INTERRUPTED, MISTAKE, USAGE, read, take_language
from tavolata.cli.entry import COMMANDS, main
from tavolata.cli.installed import LAB_PACKAGES, SERVER_PACKAGES

__all__ = [
    "COMMANDS",
    "DONE",
    "INTERRUPTED",
    "LAB_PACKAGES",
    "MISTAKE",
    "SERVER_PACKAGES",
    "USAGE",
    "main",
    "read",
    "take_language",
]
