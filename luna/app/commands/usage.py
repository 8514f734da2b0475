"""The parser of the command line, which speaks the person's language.

The standard parser asks gettext for its words, by their English text. There are no catalogues of them here: the few it
can say to a person are texts like all others, and what a later Python adds stays English.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from luna.app.commands.output import printing
from luna.core.record import quotable
from luna.ui.reading.text import Text

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

LONGEST_MESSAGE = 1000
_ARGUMENT_WORDS = "argument %(argument_name)s: %(message)s"
WORDS: Mapping[str, str] = {
    "usage: ": "usage-start",
    "positional arguments": "usage-arguments",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "%(prog)s: error: %(message)s\n": "usage-error",
    _ARGUMENT_WORDS: "usage-argument",
    "expected one argument": "usage-one-needed",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-bad-choice",
    "invalid %(type)s value: %(value)r": "usage-bad-number",
    "the following arguments are required: %s": "usage-required",
    "one of the arguments %s is required": "usage-one-of",
    "not allowed with argument %s": "usage-not-with",
    "unrecognized arguments: %s": "usage-unknown",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "ignored explicit argument %r": "usage-no-value",
}
"""English words of the standard parser and the texts for them, which have the same places to be filled in."""
_ARGUMENT = re.compile(r"argument (?P<argument_name>.+?): (?P<message>.*)", re.DOTALL)
"""Python 3.11 does not ask for the words of this one."""


class Parser(argparse.ArgumentParser):
    """The standard parser, with messages a terminal can show and an end that has printed everything."""

    text: Text

    def error(self, message: str) -> NoReturn:
        """Ends the program with usage and message, code 2."""
        named = _ARGUMENT.fullmatch(message)
        told = _word(self.text, _ARGUMENT_WORDS) % named.groupdict() if named else message
        super().error(quotable(told, LONGEST_MESSAGE))

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Prints the help; ends the program where it does not arrive, which the standard parser would not notice."""
        code = printing(self.text, lambda: print(self.format_help(), end="", file=file) or 0)
        if code:
            raise SystemExit(code)


def speak(text: Text) -> None:
    """Lets all parsers of this process speak a language, from now on."""
    Parser.text = text
    vars(argparse)["_"] = partial(_word, text)


def _word(text: Text, english: str) -> str:
    """The words for English ones. No text has a space or a line's end at its own end: they are added as in English."""
    if english not in WORDS:
        return english
    return text(WORDS[english]) + english[len(english.rstrip()) :]
