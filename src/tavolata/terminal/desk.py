"""The person's end of the program: a console to print on, a keyboard to read from."""

from __future__ import annotations

import sys
import unicodedata

from rich.console import Console
from rich.text import Text

from tavolata.engine.words import Words

#: Home, clear the screen; and, where secrets were on it, the lines that have scrolled away.
_CLEAR = "\x1b[H\x1b[2J"
_CLEAR_SCROLLBACK = "\x1b[3J"

#: Wider lines are hard to read.
_WIDEST = 118
#: What is longer than this is no answer, and Fluent would not repeat it.
_LONGEST_ANSWER = 500
#: For output that goes into a file or a pipe.
_PLAIN_WIDTH = 100

#: Signs of good typography, for outputs that know none. Each is one letter for one letter, so that paint stays in place.
_PLAIN = dict(zip("’‘“”«»·…−–±º", '\'\'""""-.--~o', strict=True))


def number_in(text: str, least: int, most: int) -> int | None:
    """The number that was typed, if it is one of those that make sense."""
    if not text.isdecimal() or len(text) > 18:
        return None
    number = int(text)
    return number if least <= number <= most else None


def _nearest(letter: str, encoding: str) -> str:
    """The letter itself if it can be written, else one that can."""
    for candidate in (letter, _PLAIN.get(letter, ""), unicodedata.normalize("NFKD", letter)[:1]):
        try:
            candidate.encode(encoding)
        except UnicodeEncodeError:
            continue
        if candidate:
            return candidate
    return "?"


class Desk:
    """Prints and reads. A terminal is *lively*: screens are drawn anew. Elsewhere all is plain text, line by line."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.lively = self.console.is_terminal
        #: Whether the output can show more than plain letters.
        self.fancy = self.console.encoding.lower().replace("-", "").startswith("utf")

    @property
    def width(self) -> int:
        return min(self.console.width, _WIDEST) if self.lively else _PLAIN_WIDTH

    @property
    def height(self) -> int:
        return self.console.height

    def key(self, key: str, **args: object) -> str:
        """The sentence behind a key."""
        return self.words.say(key, args)

    def tell(self, key: str, style: str = "", **args: object) -> None:
        """Print the sentence behind a key, as long as it is."""
        self.console.print(self.writable(Text(self.words.say(key, args), style=style)), soft_wrap=not self.lively)

    def print(self, lines: list[Text]) -> None:
        """Print lines that were made to fit; a terminal cuts what does not, plain text keeps it."""
        for line in lines:
            line = self.writable(line)
            if self.lively:
                self.console.print(line, no_wrap=True, overflow="ellipsis" if self.fancy else "crop", crop=True)
            else:
                line.rstrip()
                self.console.print(line, soft_wrap=True)

    def writable(self, text: Text) -> Text:
        """The text in letters that the output knows: where it lacks one, the nearest plain one."""
        if self.fancy:
            return text
        copy = text.copy()
        copy.plain = "".join(_nearest(letter, self.console.encoding) for letter in text.plain)
        return copy

    def wrapped(self, text: Text, indent: int = 0) -> list[Text]:
        """The text in lines no wider than the screen, all but the first indented; plain text is one line.

        The first ``indent`` columns of the text are its label, such as a number, and stay as they are.
        """
        if not self.lively:
            return [text]
        lines = text[indent:].wrap(self.console, max(20, self.width - indent - 1)) or [Text("")]
        return [text[:indent].append_text(lines[0]), *(Text(" " * indent).append_text(line) for line in lines[1:])]

    def clear(self, wipe: bool = False) -> None:
        """An empty screen; ``wipe`` takes away what has scrolled off it, too."""
        if self.lively:
            self.console.file.write(_CLEAR + (_CLEAR_SCROLLBACK if wipe else ""))
            self.console.file.flush()

    def read(self, prompt: str, style: str = "bold") -> str:
        """A line from the keyboard. EOFError at the end of the input."""
        self.console.print(self.writable(Text(prompt, style=style)), end=" ", soft_wrap=True)
        self.console.file.flush()
        answer = input()
        if not sys.stdin.isatty():  # answers from a file or a pipe leave no trace of themselves
            self.console.print(Text(answer), soft_wrap=True)
        return answer.strip()[:_LONGEST_ANSWER]

    def page(self, lines: list[Text]) -> None:
        """Show something long: a terminal waits at the end of each screen; an answer other than Enter ends it."""
        if not self.lively:
            self.print(lines)
            return
        room = max(5, self.height - 2)
        for start in range(0, max(1, len(lines)), room):
            self.clear()
            self.print(lines[start : start + room])
            more = start + room < len(lines)
            if self.read(self.key("page-more" if more else "page-back"), "dim"):
                return
