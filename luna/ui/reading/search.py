"""Finding chapters by words: without regard to case, accents and endings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from luna.core.caching import lru_cache

_WORD = re.compile(r"\w+")
_UMLAUT = re.compile(r"([aou])e")
"""How an umlaut is typed where the keyboard has none."""
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that Unicode does not take apart."""
INFLECTED = 5
"""Letters from which a word may have an ending that is left out."""
ENOUGH = 3
"""Chapters below which one more letter of the ending is left out."""
LEFT = {1: 4, 2: 3, 3: 4}
"""Letters of an ending, and how many must be left of the word without it."""
WORTH = (20, 8, 3, 1)
"""What a chapter with a word counts, by how many letters of the ending were left out."""
TITLE, MOST = 3, 12
"""A hit in the title counts so many times as much; each paragraph with all words counts 1, up to a number of them."""
EXCERPT, LEAD = 110, 36
"""Letters of an excerpt, and of those before the first hit."""


@lru_cache(maxsize=8192)
def fold(word: str) -> str:
    """A word as it is compared: small plain letters."""
    taken = unicodedata.normalize("NFKD", word.casefold()).translate(_LETTERS)
    return "".join(letter for letter in taken if not unicodedata.combining(letter))


def hits(text: str, beginnings: Sequence[str]) -> list[tuple[int, int]]:
    """Where words with one of these folded beginnings stand in a text."""
    if not beginnings:
        return []
    return [word.span() for word in _WORD.finditer(text) if fold(word[0]).startswith(tuple(beginnings))]


@dataclass(frozen=True, slots=True)
class Found:
    """A chapter that has all the words; `marks` are the hits in the excerpt."""

    key: str
    title: str
    excerpt: str
    marks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The chapters found, the best first, and the folded beginnings that were looked for."""

    found: tuple[Found, ...] = ()
    beginnings: tuple[str, ...] = ()


@dataclass(slots=True)
class _Document:
    key: str
    title: str
    paragraphs: tuple[str, ...]
    in_title: frozenset[str] = field(init=False)
    in_paragraphs: tuple[frozenset[str], ...] = field(init=False)
    words: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.in_title = _folded(self.title)
        self.in_paragraphs = tuple(_folded(paragraph) for paragraph in self.paragraphs)
        self.words = self.in_title.union(*self.in_paragraphs)

    def worth(self, beginnings: Sequence[str]) -> int:
        """What a word counts here; 0 if it is not here."""
        return max(TITLE * _worth(self.in_title, beginnings), _worth(self.words, beginnings))


class Index:
    """The words of all chapters in one language."""

    def __init__(self) -> None:
        self._documents: list[_Document] = []

    def add(self, key: str, title: str, paragraphs: Iterable[str]) -> None:
        """A chapter with the plain texts it is made of."""
        self._documents.append(_Document(key, title, tuple(paragraphs)))

    def find(self, query: str) -> Result:
        """The chapters in which every word of the query occurs, in the order of their worth."""
        words = [self._beginnings(fold(word)) for word in _WORD.findall(query)]
        if not words:
            return Result()
        worths = [(-_ranked(document, words), place) for place, document in enumerate(self._documents)]
        found = tuple(_found(self._documents[place], words) for worth, place in sorted(worths) if worth)
        return Result(found, tuple(dict.fromkeys(beginnings[-1] for beginnings in words)))

    def _beginnings(self, word: str) -> tuple[str, ...]:
        """The word, and without its ending as far as that is needed to find its other forms."""
        if not self._known(word):
            word = _UMLAUT.sub(r"\1", word)
        if len(word) < INFLECTED:
            return (word,)
        taken = [word]
        for letters in (letters for letters, left in LEFT.items() if len(word) - letters >= left):
            taken.append(word[:-letters])
            if self._known(taken[-1]) >= ENOUGH:
                break
        return tuple(taken)

    def _known(self, beginning: str) -> int:
        """In how many chapters a word begins so."""
        return sum(_has(document.words, beginning) for document in self._documents)


def _ranked(document: _Document, words: Sequence[Sequence[str]]) -> int:
    """What a chapter counts; 0 if one of the words is not there."""
    worths = [document.worth(beginnings) for beginnings in words]
    if not all(worths):
        return 0
    together = sum(all(_worth(paragraph, word) for word in words) for paragraph in document.in_paragraphs)
    return sum(worths) + min(together, MOST)


def _worth(words: frozenset[str], beginnings: Sequence[str]) -> int:
    """What the fullest of the beginnings counts that one of the words has; 0 if there is none."""
    return next((WORTH[n] for n, beginning in enumerate(beginnings) if _has(words, beginning)), 0)


def _found(document: _Document, words: Sequence[Sequence[str]]) -> Found:
    """The chapter with an excerpt from the paragraph that has most of the words, in their fullest form."""

    def weight(paragraph: str) -> int:
        return sum(_worth(_folded(paragraph), word) for word in words)

    best = max(document.paragraphs, key=weight, default="")
    beginnings = [beginning for word in words for beginning in word]
    first = next((start for start, _ in hits(best, beginnings)), 0)
    excerpt = _excerpt(best, first)
    return Found(document.key, document.title, excerpt, tuple(hits(excerpt, beginnings)))


def _excerpt(text: str, first: int) -> str:
    """Some words round a place."""
    start = 0 if first <= LEAD else text.find(" ", first - LEAD, first) + 1 or first
    end = len(text)
    if end - start > EXCERPT:
        cut = text.rfind(" ", start, start + EXCERPT)
        end = cut if cut > first else start + EXCERPT
    return ("… " if start else "") + text[start:end].strip() + (" …" if end < len(text) else "")


def _folded(text: str) -> frozenset[str]:
    return frozenset(fold(word) for word in _WORD.findall(text))


def _has(words: frozenset[str], beginning: str) -> bool:
    return any(word.startswith(beginning) for word in words)
