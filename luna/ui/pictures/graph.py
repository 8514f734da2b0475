"""Curves over the steps of a game, told apart by colour, by the kind of their line and by an emblem at their end."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import badge, blit, clear_surface, icon, line, plate
from luna.ui.pictures.palette import CREAM, FAINT, GLINT, GOLD, HAIRLINE, INK, PANEL_ACTIVE, QUIET, mix, rgb

DASHES: tuple[tuple[float, ...], ...] = ((), (14, 7), (4, 6), (16, 6, 4, 6))
"""Lengths of line and gap by curve, in logical units; without any the line is whole."""
LEFT, RIGHT, TOP, BOTTOM = 64.0, 92.0, 18.0, 40.0
"""Room for the numbers at the left, emblems at the right, and words below."""
STROKE, THIN, EMBLEM, TYPE = 4.0, 2.5, 13.0, 17.0
FAINTNESS, VEIL = 0.55, 150
"""The share of its colour that a faint curve has, and how dense the veil is, of 255."""
FINE = 2
"""Supersampling of the curves."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES = 7


@dataclass(frozen=True, slots=True)
class Curve:
    """One player's values: `values[n]` after n steps, None before they are known, the last one always is.

    `colour` in hex, `emblem` a symbol's name. One that is `faint` is what another curve is held against.
    """

    colour: str
    emblem: str
    values: tuple[float | None, ...]
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the game, from after one number of steps to after another, and its name."""

    start: int
    end: int
    name: str


@dataclass(frozen=True)
class Graph:
    """A graph in a box of px; all curves have equally many values, at least two.

    Its edges are at `floor` and `ceiling`, or beyond where values are; `say` puts a number into words. Up to `rough`
    steps lies a veil, with words on it.
    """

    box: pygame.Rect
    curves: tuple[Curve, ...]
    spans: tuple[Span, ...]
    ui_scale: float
    floor: int = 0
    ceiling: int = 0
    say: Callable[[int], str] = str
    rough: int = 0
    words: str = ""

    @property
    def last(self) -> int:
        """The number of steps at the right edge."""
        return len(self.curves[0].values) - 1

    @property
    def plot(self) -> pygame.Rect:
        """Where the curves run."""
        left, top = self.box.x + self._px(LEFT), self.box.y + self._px(TOP)
        return pygame.Rect(left, top, self.box.right - self._px(RIGHT) - left, self.box.bottom - self._px(BOTTOM) - top)

    def step_at(self, at: tuple[int, int]) -> int | None:
        """The number of steps under a point, None beside the graph."""
        plot = self.plot
        if not self.box.collidepoint(at):
            return None
        return max(0, min(self.last, round((at[0] - plot.x) * self.last / plot.w)))

    def point(self, step: int, value: float) -> tuple[float, float]:
        """Where a value lies, in px."""
        low, high = self._range
        plot = self.plot
        return plot.x + plot.w * step / self.last, plot.bottom - plot.h * (value - low) / (high - low)

    def draw(self, surface: pygame.Surface, fonts: Fonts) -> None:
        """The whole graph on what lies there."""
        self._draw_ground(surface, fonts)
        blit(surface, (self._drawn, (0, 0)), self.box.topleft)
        self._draw_veil(surface, fonts)
        for (curve, last), y in zip(self._lasts, self._ends(), strict=True):
            x = self.plot.right + self._px(20)
            self._emblem(surface, curve, (x, y))
            place = x + self._px(EMBLEM + 7), y
            line(surface, fonts, self.say(round(last)), place, "bold", self._type, CREAM)

    def draw_mark(self, surface: pygame.Surface, step: int) -> None:
        """A line across all curves after so many steps, with an emblem on each; at the end those beside it suffice."""
        x = round(self.point(step, 0)[0])
        pygame.draw.line(surface, GLINT, (x, self.plot.top), (x, self.plot.bottom), max(1, self._px(2)))
        for curve in self.curves if step < self.last else ():
            value = curve.values[step]
            if value is not None and not curve.faint:
                self._emblem(surface, curve, self.point(step, value))

    def draw_flag(self, surface: pygame.Surface, fonts: Fonts, curve: int, step: int, told: str) -> None:
        """A sign on a curve after so many steps, where that is known by then."""
        value = self.curves[curve].values[step]
        if value is not None:
            colour = _bright(self.curves[curve].colour)
            badge(surface, fonts, told, self.point(step, value), self._type, colour)

    def _draw_ground(self, surface: pygame.Surface, fonts: Fonts) -> None:
        plot = self.plot
        for n, span in enumerate(self.spans):
            left, right = (round(self.point(step, 0)[0]) for step in (span.start, span.end))
            if n % 2 == 0:
                surface.fill(mix(INK, PANEL_ACTIVE, 0.75), (left, plot.top, right - left, plot.h))
            middle = (left + right) / 2, plot.bottom + self._px(BOTTOM) / 2
            if fonts.width(span.name, "body", self._type) <= right - left:
                line(surface, fonts, span.name, middle, "body", self._type, QUIET, "center")
        for value in round_values(*self._range):
            y = round(self.point(0, value)[1])
            pygame.draw.line(surface, mix(INK, FAINT, 0.55), (plot.left, y), (plot.right, y))
            line(surface, fonts, self.say(value), (plot.left - self._px(10), y), "body", self._type, QUIET, "midright")
        pygame.draw.line(surface, HAIRLINE, plot.bottomleft, plot.bottomright, max(1, self._px(2)))

    def _draw_veil(self, surface: pygame.Surface, fonts: Fonts) -> None:
        plot, width = self.plot, round(self.plot.w * min(self.rough, self.last) / self.last)
        if not width:
            return
        blit(surface, (plate((width, plot.h), INK, VEIL, 0), (0, 0)), plot.topleft)
        pygame.draw.line(surface, FAINT, (plot.left + width, plot.top), (plot.left + width, plot.bottom))
        rect = self.words_rect(fonts)
        blit(surface, (plate(rect.size, INK, 255, rect.h // 2), (0, 0)), rect.topleft)
        line(surface, fonts, self.words, rect.center, "body", self._type, CREAM, "center")

    def words_rect(self, fonts: Fonts) -> pygame.Rect:
        """Where the words of the veil lie: on it, or where it is too narrow beside it."""
        plot, width = self.plot, round(self.plot.w * min(self.rough, self.last) / self.last)
        rect = pygame.Rect(0, 0, fonts.width(self.words, "body", self._type) + self._px(TYPE), round(self._type * 1.5))
        rect.left = plot.left + (width - rect.w) // 2
        if rect.w > width - self._px(10):
            rect.left = min(plot.left + width + self._px(6), plot.right - rect.w)
        rect.centery = self._clear_of_curves(rect)
        return rect

    def _clear_of_curves(self, rect: pygame.Rect) -> int:
        """The middle of words of such a width: at the top, or lower where curves run there."""
        plot, step = self.plot, rect.h
        first, last = (max(0, (x - plot.left) * self.last // plot.w) for x in (rect.left, rect.right))
        values = [value for curve in self.curves for value in curve.values[first : last + 2] if value is not None]
        heights = [self.point(0, value)[1] for value in values]
        places = range(plot.top + step, plot.bottom - step + 1, step // 2)
        return next((y for y in places if all(abs(y - each) > step * 0.75 for each in heights)), plot.top + step)

    def _emblem(self, surface: pygame.Surface, curve: Curve, at: tuple[float, float]) -> None:
        radius = self._px(EMBLEM)
        pygame.draw.circle(surface, INK, at, radius)
        pygame.draw.circle(surface, GOLD, at, radius, max(1, self._px(1.5)))
        icon(surface, curve.emblem, at, radius * 0.66, _bright(curve.colour))

    def _ends(self) -> list[float]:
        """The heights of the emblems at the right: those of the last values, moved apart where they would overlap."""
        apart = self._px(2 * EMBLEM + 3)
        lasts = [last for _, last in self._lasts]
        heights, floor = [0.0] * len(lasts), float(self.plot.bottom)
        for n in sorted(range(len(lasts)), key=lasts.__getitem__):
            heights[n] = min(self.point(self.last, lasts[n])[1], floor)
            floor = heights[n] - apart
        beyond = max(0.0, self.plot.top - min(heights, default=self.plot.top))
        return [height + beyond for height in heights]

    @property
    def _lasts(self) -> list[tuple[Curve, float]]:
        """The curves whose ends are told, and their last values."""
        lasts = [(curve, curve.values[-1]) for curve in self.curves if not curve.faint]
        return [(curve, last) for curve, last in lasts if last is not None]

    @cached_property
    def _drawn(self) -> pygame.Surface:
        """All curves, premultiplied; the first lies on top."""
        big = clear_surface((self.box.w * FINE, self.box.h * FINE))
        for n, curve in reversed(list(enumerate(self.curves))):
            corners, unit = list(_stairs(self, curve)), self.ui_scale * FINE
            stroke = THIN if curve.faint else STROKE
            colour = mix(INK, _bright(curve.colour), FAINTNESS) if curve.faint else _bright(curve.colour)
            for width, paint in ((stroke + 3, INK), (stroke, colour)):
                _trace(big, corners, paint, width * unit, [each * unit for each in DASHES[n % len(DASHES)]])
        return pygame.transform.smoothscale(big.premul_alpha(), self.box.size)

    @cached_property
    def _range(self) -> tuple[int, int]:
        values = [value for curve in self.curves for value in curve.values if value is not None]
        return math.floor(min([self.floor, *values])), math.ceil(max([self.floor + 1, self.ceiling, *values]))

    @property
    def _type(self) -> int:
        return max(11, self._px(TYPE))

    def _px(self, logical: float) -> int:
        return round(logical * self.ui_scale)


def round_values(low: int, high: int) -> range:
    """Round numbers of a range, a handful."""
    step = next((each for each in STEPS if (high - low) / each <= MOST_LINES), high - low)
    return range(-(-low // step) * step, high + 1, step)


def _bright(colour: str) -> str:
    """A colour that can be told from the dark ground."""
    return mix(colour, "#ffffff", 0.35) if sum(rgb(colour)) < 480 else colour


def _stairs(graph: Graph, curve: Curve) -> Iterator[tuple[float, float]]:
    """The corners of a curve on the large surface: a value holds until the step that changes it."""
    before: float | None = None
    for step, value in enumerate(curve.values):
        if value is None:
            continue
        x, y = graph.point(step, value)
        if before is not None and value != before:
            yield (x - graph.box.x) * FINE, (graph.point(step, before)[1] - graph.box.y) * FINE
        if value != before or step == graph.last:
            yield (x - graph.box.x) * FINE, (y - graph.box.y) * FINE
        before = value


def _trace(
    surface: pygame.Surface, corners: list[tuple[float, float]], colour: str, width: float, pattern: list[float]
) -> None:
    """A line through corners, whole or broken into line and gap in turn; the pattern goes on round the corners."""
    at, left = 0, pattern[0] if pattern else 0.0
    for a, b in pairwise(corners):
        length, done = max(abs(b[0] - a[0]), abs(b[1] - a[1])), 0.0
        while done < length:
            step = min(left, length - done) if pattern else length
            if at % 2 == 0:
                _stroke(surface, colour, _between(a, b, done / length), _between(a, b, (done + step) / length), width)
            done, left = done + step, left - step
            if pattern and left <= 0:
                at = (at + 1) % len(pattern)
                left = pattern[at]


def _between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _stroke(surface: pygame.Surface, colour: str, a: tuple[float, float], b: tuple[float, float], width: float) -> None:
    """A piece across or down, with square ends."""
    left, top = min(a[0], b[0]) - width / 2, min(a[1], b[1]) - width / 2
    pygame.draw.rect(surface, colour, (left, top, abs(a[0] - b[0]) + width, abs(a[1] - b[1]) + width))
