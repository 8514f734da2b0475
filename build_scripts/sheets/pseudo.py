"""A language that no one speaks: English, accented and 40 % longer, to find what has no room to grow."""

import re
from pathlib import Path

from luna.app.settings.language import LANGUAGES
from luna.ui.reading.text import Argument, Text

LONGER = 0.4
ACCENTED = str.maketrans("aceilnosuyzAEIOSUZ", "åčéîłñöšüýžÅÉÎÖŠÜŽ")
LANGUAGE = "pseudo"
ALL_LANGUAGES = (*LANGUAGES, LANGUAGE)


def lengthened(word: str) -> str:
    """A word with accents and 40 % more letters."""
    return word.translate(ACCENTED) + word[: round(LONGER * len(word))].lower()


class PseudoText(Text):
    """Texts with longer words; what is given to a text, such as a name, stays as it is."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "en")

    def __call__(self, id: str, /, **args: Argument) -> str:
        given = {str(value) for value in args.values()}
        return re.sub(
            r"[^\W\d_]{2,}",
            lambda word: word[0] if word[0] in given else lengthened(word[0]),
            super().__call__(id, **args),
        )


def text_in(folder: Path, language: str) -> Text:
    """The texts of a language, this one included."""
    return PseudoText(folder) if language == LANGUAGE else Text(folder, language)
