"""Where a line of text ends and where it must not, so that no translator has to write spaces of a special kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

TIE, BREAK = "\u00a0", "\u00ad"
"""Stand for a space at which no line ends, and for the hyphen at the end of a line in a word that is parted."""
Measure = Callable[[str], int]
"""How wide a piece of text is."""

_VOWELS = "aeiouyäöüàèéìòùąęó"
_ONSETS = (
    *("ch", "sch", "ck", "ph", "th", "qu", "gn", "gl", "sc", "cz", "sz", "rz", "dz", "dź", "dż", "st", "sp", "tr"),
    *("bl", "br", "cl", "cr", "dr", "fl", "fr", "gr", "kl", "kr", "pl", "pr", "str", "spr", "schl", "schr", "schw"),
)
"""Consonants that stay together."""
_JOINTS = ("ablage", "aufstellung", "insel", "plättchen", "priester", "punkt", "spieler", "spiel", "tempo", "vorschau")
"""Second parts of long German compounds, which are parted before them."""
_LINKED = re.compile(r"(?:ung|heit|keit|schaft|ion|tät)s(?=\w{3})")
"""Endings after which an s joins the parts of a German compound."""
_LEAST = 2
"""Letters before and after the place where a word is parted."""

_MARK = r"(?:\*\*|\]\([\w-]+\))?"
"""The end of strong words or of a link, see `luna.ui.reading.markup`."""
_AFTER = re.compile(rf"(?<![\w’])(\w{_MARK}) (?=[^\s(])")
_BEFORE = re.compile(r" (?=[%…–]|[A-Z]\d{1,2}(?!\w)|(?:\*\*)?[+−±]?\d{1,2}(?:\*\*)?(?:[.:;!?)]|$))")
_ORDINAL = re.compile(rf"(?<=\d\.) (?=[a-zà-ÿąćęłńśźż])|(?:(?<=[,:(–][ {TIE}]\d\.)|(?<=^\d\.)) ")
"""After a number with a point that ends no sentence: before a small letter, or where no word comes before it."""
_SCORE = re.compile(rf"(?<=\d)[ {TIE}]:[ {TIE}](?=\d)")
"""Between two numbers that are held against each other."""
_NUMBERED = re.compile(rf"(?<=[^\W\d]) (?=\d{{1,2}}(?:,(?! \d)|[ {TIE}]\())")
"""Before the number of a thing (“tile 1 (Yellow)”), not before one that is counted on."""


def tied(text: str) -> str:
    """Text with ties: after a word of one letter or digit, before a dash, %, …, a place, a last or a thing’s number.

    Polish asks for the first (“w świątyni”), and no other language suffers from it; the rest is good use everywhere.
    """
    text = _SCORE.sub(f"{TIE}:{TIE}", text)
    return _ORDINAL.sub(TIE, _NUMBERED.sub(TIE, _BEFORE.sub(TIE, _AFTER.sub(rf"\1{TIE}", text))))


def untied(text: str) -> str:
    """The text as it is drawn and searched, with plain spaces."""
    return text.replace(TIE, " ")


def broken(text: str, measure: Measure, width: int) -> Iterator[str]:
    """The lines of a text: broken at spaces without ties, a single word too long for a line at a syllable.

    They are as few as can be and, the last one aside, as even: a column of words is read more easily than a staircase.
    """
    for paragraph in text.split("\n"):
        for together in _parted(_pieces(paragraph, measure, width)):
            for line in _even(together, measure, width):
                yield untied(line).replace(BREAK, "-")


def _pieces(paragraph: str, measure: Measure, width: int) -> Iterator[str]:
    """What stays together on a line; ties without room are not kept, words without room are parted."""
    for word in tied(paragraph).split(" "):
        for part in word.split(TIE) if TIE in word and measure(word) > width else (word,):
            rest = part
            while measure(rest) > width and (
                first := syllables_within(rest, lambda each: measure(f"{each}-") <= width)
            ):
                yield first + BREAK
                rest = rest[len(first) :]
            yield rest


def _parted(pieces: Iterator[str]) -> Iterator[list[str]]:
    """The pieces between those that fill a line each: the first parts of a word without room."""
    between = list[str]()
    for piece in pieces:
        if piece.endswith(BREAK):
            yield from ([between] if between else ())
            yield [piece]
            between = []
        else:
            between.append(piece)
    yield between


def _even(pieces: Sequence[str], measure: Measure, width: int) -> list[str]:
    """The fewest lines; of those the ones that leave least free, where much in one line is worse than some in many."""
    best: list[tuple[int, float, list[str]]] = [(0, 0.0, [])]  # of the last pieces, from none of them on
    for first in range(len(pieces) - 1, -1, -1):
        ways = list[tuple[int, float, list[str]]]()
        for end in range(first + 1, len(pieces) + 1):
            line = " ".join(pieces[first:end])
            free = 1 - measure(line) / width
            if free < 0 and ways:
                break
            lines, uneven, below = best[len(pieces) - end]
            ways.append((lines + 1, uneven + (max(0, free) ** 3 if below else 0), [line, *below]))
        best.append(min(ways))
    return best[-1][2]


def syllables_within(word: str, fits: Callable[[str], bool]) -> str:
    """The longest beginning of a word that fits and ends with a part, a syllable or any letter; empty if none fits.

    A syllable begins with the last consonant before a vowel, which is nearly right in all languages of the game.
    """
    lower = word.lower()
    fitting = [k for k in range(_LEAST, len(word) - _LEAST + 1) if fits(word[:k])]
    joints = _joints(lower)
    parts = [k for k in fitting if k in joints]
    syllables = [k for k in fitting if not joints & {k - 1, k + 1} and _begins_syllable(lower, k)]
    return word[: max(parts or syllables or fitting, default=0)]


def _joints(word: str) -> set[int]:
    """Where the parts of a German compound meet."""
    begun = {word.find(part, _LEAST) for part in _JOINTS} - {-1}
    return begun | {each.end() for each in _LINKED.finditer(word)}


def _begins_syllable(word: str, k: int) -> bool:
    onsets = (each for each in _ONSETS if word.startswith(each, k))
    length = max(map(len, onsets), default=1)
    if word[k] in _VOWELS or not word[k].isalpha() or word[k + length : k + length + 1] not in tuple(_VOWELS):
        return False
    return not any(word.endswith(each, 0, k + 1) for each in _ONSETS) and any(each in _VOWELS for each in word[:k])
