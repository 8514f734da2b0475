"""Text with **strong words** and [links](target): its spans, and the lines they fill."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import line as draw_line
from luna.ui.reading.breaks import TIE, tied, untied

_MARKS = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\[(?P<words>[^\[\]]+)\]\((?P<target>[\w-]+)\)")
_BREAKS = re.compile(r"[ \n]+")
_TIES = re.compile(f"{TIE}+")
UNDERLINE = 0.38
"""Where a link is underlined, below the middle of its line, as a share of its type."""


@dataclass(frozen=True, slots=True)
class Span:
    """Words of one kind; those of a link have a `target`."""

    text: str
    strong: bool = False
    target: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """A span's part of one line, `x` px from its beginning."""

    span: Span
    x: int
    width: int


TypeLine = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a text."""

    plain: str
    strong: str
    link: str
    hot: str
    """Of the link under the pointer."""


def spans(text: str) -> tuple[Span, ...]:
    """The parts of a text; marks that are not complete stay as they are."""
    return tuple(_spans(text, Span("")))


def plain(text: str) -> str:
    """The words alone."""
    return "".join(span.text for span in spans(text))


def role_of(span: Span, role: str) -> str:
    """The type of a span in a text set in `role`."""
    return "bold" if span.strong and role == "body" else role


def flow(fonts: Fonts, text: str, px: int, width: int, role: str = "body") -> tuple[TypeLine, ...]:
    """The lines of a text, broken at spaces without ties; a word longer than `width` px has a line of its own."""
    lines, current, used = list[TypeLine](), list[list[Span]](), 0
    space = fonts.width(" ", role, px)

    def measured(word: list[Span]) -> int:
        return sum(fonts.width(part.text, role_of(part, role), px) for part in word)

    words = _words(spans(tied(text)), _BREAKS)
    for word in chain.from_iterable([word] if measured(word) <= width else _words(word, _TIES) for word in words):
        needed = measured(word)
        if current and used + space + needed > width:
            lines.append(_set(fonts, current, px, role))
            current, used = [], 0
        used += needed + (space if current else 0)
        current.append(word)
    return (*lines, _set(fonts, current, px, role)) if current else tuple(lines)


def width_of(line: TypeLine) -> int:
    """Px from the beginning of a line to its end."""
    return line[-1].x + line[-1].width if line else 0


def draw(
    surface: pygame.Surface,
    fonts: Fonts,
    line: TypeLine,
    at: tuple[int, int],
    px: int,
    ink: Ink,
    role: str = "body",
    hot: str = "",
) -> None:
    """One line whose middle left lies at a point; links to `hot` are under the pointer."""
    for run in line:
        span, left = run.span, at[0] + run.x
        colour = ink.strong if span.strong else ink.plain
        if span.target:
            colour = ink.hot if span.target == hot else ink.link
            under = pygame.Rect(left, at[1] + round(px * UNDERLINE), run.width, max(1, round(px * 0.05)))
            pygame.draw.rect(surface, colour, under)
        draw_line(surface, fonts, span.text, (left, at[1]), role_of(span, role), px, colour)


def _spans(text: str, kind: Span) -> Iterator[Span]:
    """The parts of a text that stands inside a span of some kind."""
    done = 0
    for found in _MARKS.finditer(text):
        if found.start() > done:
            yield replace(kind, text=text[done : found.start()])
        if found["strong"]:
            yield from _spans(found["strong"], replace(kind, strong=True))
        else:
            yield from _spans(found["words"], replace(kind, target=found["target"]))
        done = found.end()
    if done < len(text):
        yield replace(kind, text=text[done:])


def _words(parts: Iterable[Span], breaks: re.Pattern[str]) -> list[list[Span]]:
    """What stands between two breaks, each a list since a word can change its kind on the way."""
    words: list[list[Span]] = [[]]
    for span in parts:
        for n, piece in enumerate(breaks.split(span.text)):
            if n:
                words.append([])
            if piece:
                words[-1].append(replace(span, text=piece))
    return [word for word in words if word]


def _set(fonts: Fonts, words: list[list[Span]], px: int, role: str) -> TypeLine:
    """Words as one line, with as few runs as possible."""
    joined = list[Span]()
    for word in words:
        for n, part in enumerate(word):
            glue = " " if n == 0 and joined else ""
            if joined and replace(joined[-1], text=part.text) == part:
                joined[-1] = replace(part, text=joined[-1].text + glue + part.text)
            else:
                if glue:
                    joined.append(Span(glue))
                joined.append(part)
    return _placed(fonts, joined, px, role)


def _placed(fonts: Fonts, joined: list[Span], px: int, role: str) -> TypeLine:
    runs, x = list[Run](), 0
    for span in (replace(span, text=untied(span.text)) for span in joined):
        width = fonts.width(span.text, role_of(span, role), px)
        if span.text != " ":
            runs.append(Run(span, x, width))
        x += width
    return tuple(runs)
