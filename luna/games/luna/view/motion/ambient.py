"""Ambient motion: glints on the water, flickering lamps and candles, a cloud, gulls; nothing of it means anything."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

import pygame

from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground
from luna.games.luna.view.paint.labels import Label
from luna.games.luna.view.paint.lamps import Lamps
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Placed, Sprites
from luna.ui.pictures.draw import positioned

STEP = 1 / 10
"""Seconds between two pictures."""
GLINTS, GLINT_EVERY, GLINT_LASTS = 26, (1.8, 4.5), 0.9
CLOUD_SECONDS, CLOUD_ROW = 75.0, 0.24
"""Time for crossing the table, and the height at which the shadow goes, as a share of the table's."""
CLOUD_AWAY = 1.0, 1.9
"""How far the cloud stands left of and above its shadow, in units: the moon shines from the upper left."""
GULLS = ((0.62, 0.30, 41.0, 0.0), (0.52, 0.40, 53.0, 2.4))
"""Half axes of a gull's round as shares of the table, seconds for one round, and where it begins."""
GULL_TINT = 74, 92, 132, 200
"""What the night leaves of a gull's white: nobody takes it for a mouse pointer."""
TEMPLE = pygame.Rect(-415, -250, 830, 700)
"""Where no water is, px at 1080p from the middle of the table."""


class Ambient:
    """Draws over a finished picture and takes itself away again: only small areas change."""

    def __init__(
        self, frame: Frame, sprites: Sprites, ground: Ground, labels: Sequence[Label], seconds: float = 0.0
    ) -> None:
        self._frame, self._sprites, self._seconds = frame, sprites, seconds
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._lamps = Lamps(frame)
        rng = Random(4)
        self._glints = [(at, rng.uniform(*GLINT_EVERY), rng.uniform(0, 6)) for at in self._water(rng, ground, labels)]

    @property
    def seconds(self) -> float:
        """How long it has lived."""
        return self._seconds

    def advance(self, seconds: float) -> bool:
        """Lets time pass; True if the next picture is due."""
        before, self._seconds = self._seconds, self._seconds + seconds
        return int(before / STEP) != int(self._seconds / STEP)

    def draw(self, surface: pygame.Surface, state: Snapshot) -> list[pygame.Rect]:
        """Draws itself on a fresh picture and remembers what is under it; the areas touched."""
        self._under = []
        surface.set_clip(self._frame.table)
        for placed, at in self._living(state):
            image, corner = positioned(placed, at)
            rect = image.get_rect(topleft=corner).clip(self._frame.table)
            if rect.w and rect.h:
                self._under.append((surface.subsurface(rect).copy(), rect))
                surface.blit(image, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
        surface.set_clip(None)
        return [rect for _, rect in self._under]

    def renew(self, surface: pygame.Surface, state: Snapshot) -> list[pygame.Rect]:
        """Takes away what it drew last on this picture and draws itself anew; the areas touched."""
        old = []
        for under, rect in reversed(self._under):
            surface.blit(under, rect)
            old.append(rect)
        return old + self.draw(surface, state)

    def _living(self, state: Snapshot) -> Iterator[tuple[Placed, tuple[float, float]]]:
        tick, unit = int(self._seconds / STEP), self._frame.px_per_unit
        x, y = self._cloud()
        yield self._sprites.get("cloud_shadow", unit), (x, y)
        yield self._sprites.get("cloud", unit), (x - CLOUD_AWAY[0] * unit, y - CLOUD_AWAY[1] * unit)
        for at, every, begin in self._glints:
            share = (self._seconds + begin) % every / GLINT_LASTS
            if share < 1:
                yield self._sprites.get(f"glint_{1 + int(share * 3)}", unit), at
        yield from self._lamps.at(tick)
        yield from self._candles(state, tick)
        for k, gull in enumerate(GULLS):
            yield self._gull(k, gull, tick)

    def _candles(self, state: Snapshot, tick: int) -> Iterator[tuple[Placed, tuple[float, float]]]:
        """Now and then a flame of the meditation room leans to a side."""
        for k in range(state.turned, state.candles):
            lean = (tick * 7 + k * 5) // 3 % 11
            if lean in (1, 2):
                at = self._frame.at(lay.CANDLES[k], lay.Z_CANDLE)
                yield self._sprites.get(f"candle_lit_{lean}", self._frame.px_per_unit, lay.CANDLE_SCALE), at

    def _cloud(self) -> tuple[float, float]:
        table, share = self._frame.table, self._seconds % CLOUD_SECONDS / CLOUD_SECONDS
        wide = 4.2 * self._frame.px_per_unit
        return table.left - wide / 2 + share * (table.w + wide), table.y + CLOUD_ROW * table.h

    def _gull(
        self, number: int, gull: tuple[float, float, float, float], tick: int
    ) -> tuple[Placed, tuple[float, float]]:
        """A gull on its round, now gliding, now beating its wings."""
        across, down, seconds, begin = gull
        turn = begin + 2 * math.pi * self._seconds / seconds
        table = self._frame.table
        at = table.centerx + across * table.w * math.cos(turn), table.centery + down * table.h * math.sin(turn)
        wings = 2 if (tick // 2 + 9 * number) % 14 in (1, 3, 5) else 1
        image, (ax, ay) = self._sprites.get(f"gull_{wings}", self._frame.px_per_unit)
        image = image.copy()
        image.fill(GULL_TINT, special_flags=pygame.BLEND_RGBA_MULT)
        if math.sin(turn) > 0:  # on the near side of its round it flies to the left
            image, ax = pygame.transform.flip(image, True, False), image.get_width() - ax
        return (image, (ax, ay)), at

    def _water(self, rng: Random, ground: Ground, labels: Sequence[Label]) -> list[tuple[float, float]]:
        """Points of open sea."""
        islands = [spot for spot in ground.fixed if spot.pick.kind == Kind.ISLAND]
        temple = pygame.Rect(0, 0, TEMPLE.w * self._frame.s, TEMPLE.h * self._frame.s)
        temple.midtop = (round(self._frame.at((0, 0))[0]), round(self._frame.at((0, 0))[1] + TEMPLE.y * self._frame.s))
        found: list[tuple[float, float]] = []
        for _ in range(600):
            table = self._frame.table
            at = rng.randrange(table.left + 20, table.right - 20), rng.randrange(table.top + 10, table.bottom - 10)
            near = pygame.Rect(at[0] - 18, at[1] - 10, 36, 20)
            dry = any(spot.contains(corner) for spot in islands for corner in (at, near.topleft, near.bottomright))
            if not (
                dry or temple.collidepoint(at) or any(label.plate.inflate(60, 40).collidepoint(at) for label in labels)
            ):
                found.append((float(at[0]), float(at[1])))
            if len(found) == GLINTS:
                break
        return found
