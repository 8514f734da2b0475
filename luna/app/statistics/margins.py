"""The leads of games as bars beside one another, the oldest at the left: won ones rise, lost ones hang."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate
from luna.ui.pictures.graph import round_values
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, HAIRLINE, INK, PANEL_ACTIVE, QUIET, REFUSAL, mix
from luna.ui.table.areas import Scaling

MOST = 60
"""How many games are shown, the last ones."""
FEWEST = 20
"""For how many there is room at least, so that a first game is no wall."""
MEAN_OF = 10
"""Over how many games the line runs that shows where things go."""
LEFT, RIGHT, TOP, BOTTOM = 76.0, 24.0, 20.0, 20.0
TYPE, LEAST_REACH = 17.0, 5
"""Size of type, and the points upwards and downwards for which there is always room."""


@dataclass(frozen=True)
class Margins:
    """`values` are leads in points in a box of px; `say` puts a round number into words."""

    box: pygame.Rect
    values: tuple[int, ...]
    ui_scale: float
    say: Callable[[int], str]

    @property
    def plot(self) -> pygame.Rect:
        """Where the bars stand."""
        px = Scaling(self.ui_scale).px
        left, top = self.box.x + px(LEFT), self.box.y + px(TOP)
        return pygame.Rect(left, top, self.box.right - px(RIGHT) - left, self.box.bottom - px(BOTTOM) - top)

    def at(self, point: tuple[int, int]) -> int | None:
        """The game under a point, counted in `values`; None where there is none."""
        if not self.plot.collidepoint(point):
            return None
        n = int((point[0] - self.plot.x) / self._each)
        return n if n < len(self.values) else None

    def draw(self, surface: pygame.Surface, fonts: Fonts, chosen: int | None) -> None:
        """Lines of round numbers, the bars and the course of their mean."""
        self._draw_ground(surface, fonts)
        for n, value in enumerate(self.values):
            rect = self.bar(n)
            fill = (GOLD if value > 0 else REFUSAL) if n == chosen else mix(INK, GOLD if value > 0 else REFUSAL, 0.78)
            blit(surface, (plate(rect.size, fill, 255, min(rect.w // 3, rect.h // 2)), (0, 0)), rect.topleft)
            if n == chosen:
                pygame.draw.rect(surface, CREAM, rect.inflate(4, 4), max(1, round(2 * self.ui_scale)))
        points = [(self._middle(n), self._y(fmean(self.values[n - MEAN_OF + 1 : n + 1]))) for n in self._ends]
        width = max(2, round(4 * self.ui_scale))
        for colour, wide in ((INK, width + 2), (CREAM, width)) if points[1:] else ():
            pygame.draw.lines(surface, colour, False, points, wide)

    def bar(self, n: int) -> pygame.Rect:
        """Where the bar of a game stands; a lead of nothing is a flat one."""
        value, width = self.values[n], max(3, round(self._each * 0.72))
        zero, end = round(self._y(0)), round(self._y(value))
        top, high = min(zero, end), max(3, abs(zero - end))
        return pygame.Rect(round(self._middle(n) - width / 2), top, width, high)

    def _draw_ground(self, surface: pygame.Surface, fonts: Fonts) -> None:
        plot, px = self.plot, Scaling(self.ui_scale).px
        surface.fill(mix(INK, PANEL_ACTIVE, 0.6), plot)
        for value in round_values(*self._reach):
            y = round(self._y(value))
            pygame.draw.line(
                surface, HAIRLINE if value == 0 else mix(INK, FAINT, 0.55), (plot.left, y), (plot.right, y)
            )
            place = plot.left - px(10), y
            line(surface, fonts, self.say(value), place, "body", max(11, px(TYPE)), QUIET, "midright")

    @property
    def _ends(self) -> Sequence[int]:
        return range(MEAN_OF - 1, len(self.values))

    @property
    def _each(self) -> float:
        return self.plot.w / max(FEWEST, len(self.values))

    def _middle(self, n: int) -> float:
        return self.plot.x + self._each * (n + 0.5)

    @cached_property
    def _reach(self) -> tuple[int, int]:
        """The lowest and the highest value that has room."""
        return min([-LEAST_REACH, *self.values]), max([LEAST_REACH, *self.values])

    def _y(self, value: float) -> float:
        low, high = self._reach
        return self.plot.bottom - self.plot.h * (value - low) / (high - low)
