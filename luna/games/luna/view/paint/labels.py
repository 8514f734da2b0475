"""The name of each island in the open sea beside it, with its favour tokens as a pile of coins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.layout import screen
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, badge_rect, blit, blit_all, icon, line, panel, plate, positioned, wrapped
from luna.ui.pictures.outlines import bounds, box, ellipse
from luna.ui.pictures.palette import CREAM, GOLD, HAIRLINE, INK, ISLANDS, PANEL, QUIET, mix
from luna.ui.table.lens import Camera
from luna.ui.table.spot import AREA, PIECE, SEA, Spot, boxed

EDGES = (270, 1650)
"""Between which labels lie, px at 1080p."""
WIDTHS = (150, 175, 170, 240, 240, 170, 175)
"""Widest text beside each position, px at 1080p."""
COIN, COIN_RX, COIN_RY = 0.50, 0.185, 0.18
"""Scale of a favour token on the table and its half axes in units of the screen."""
PILE_STEP = 0.038
BESIDE = 0.55, 1.4
"""Where the number stands, as shares of the half axes of the coin: it leaves the sign of the island free."""
BY_COIN = 14
"""How far beside name and coins a novice may be let go that is to take a favour, in logical px."""
TEXT, LINE_STEP, PAD, NUMBER, LOCK = 17, 18, 9, 18, 12


@dataclass(frozen=True, slots=True)
class Pile:
    """How many favours an island has left, and whether they are blocked."""

    favours: int
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """One island's name plate and the ground coin of its favours, in window px."""

    island: str
    lines: tuple[str, ...]
    plate: pygame.Rect
    middle: int
    coin: tuple[int, int]

    def through(self, camera: Camera) -> Label:
        """The same label as a camera shows it."""
        x, y = camera.to(self.coin)
        middle = round(camera.to((self.middle, 0))[0])
        return replace(self, plate=camera.rect(self.plate), middle=middle, coin=(round(x), round(y)))

    def spots(self, frame: Frame, favours: int) -> Iterator[Spot]:
        """The favours, and the name as a second way to point at the island."""
        unit = frame.px_per_unit
        top = self.coin[0], self.coin[1] - max(0, favours - 1) * PILE_STEP * unit
        coin = ellipse(top, COIN_RX * unit, COIN_RY * unit, 36)
        rim = ellipse(top, (COIN_RX + 0.02) * unit, (COIN_RY + 0.02) * unit, 36)
        number = bounds(ellipse(_corner(frame, self), frame.type(NUMBER) * 0.6, frame.type(NUMBER) * 0.63))
        yield Spot(Pick(Kind.FAVOUR, self.island), PIECE, (coin, box(number)), rim, bounds(coin))
        yield boxed(Pick(Kind.ISLAND, self.island), AREA, self.plate, self.plate.h / 3)

    def zone(self, frame: Frame, favours: int) -> Spot:
        """The favours once more: name, coins and the water round them, below all else."""
        coin, _ = self.spots(frame, favours)
        around = self.plate.unionall([bounds(outline) for outline in coin.hit])
        return replace(coin, rank=SEA, hit=(box(around.inflate(2 * frame.px(BY_COIN), 2 * frame.px(BY_COIN))),))


def make_labels(frame: Frame, fonts: Fonts, text: Callable[..., str], ring: tuple[str, ...]) -> tuple[Label, ...]:
    """The labels of the seven positions."""
    return tuple(_label(frame, fonts, text("island-name", island=island), k, island) for k, island in enumerate(ring))


def _label(frame: Frame, fonts: Fonts, name: str, position: int, island: str) -> Label:
    longest = max(fonts.width(word, "title", frame.type(TEXT)) for word in name.split(" "))
    lines = wrapped(fonts, name, "title", frame.type(TEXT), max(longest, round(WIDTHS[position] * frame.s)))
    widest = max(fonts.width(each, "title", frame.type(TEXT)) for each in lines)
    radius = round(COIN_RX * frame.px_per_unit)
    plate_size = widest + frame.px(2 * PAD), frame.type(LINE_STEP * len(lines) + 6)
    middle = _middle(frame, position)
    rect = pygame.Rect((0, 0), plate_size)
    rect.w += radius
    whole = rect.inflate(radius, 0)
    whole.center = round(middle[0]), round(middle[1])
    left, right = (round(frame.point((edge, 0))[0]) for edge in EDGES)
    whole.left = max(left, min(whole.left, right - whole.w))
    rect.midright = whole.midright
    return Label(island, lines, rect, rect.centerx + radius // 2, rect.midleft)


def _middle(frame: Frame, position: int) -> tuple[float, float]:
    x, y = screen(*lay.island_centre(position))
    dx, dy = lay.NAME_PILL[position]
    return frame.point((x + dx, y + dy))


def draw_plate(surface: pygame.Surface, frame: Frame, fonts: Fonts, label: Label) -> None:
    """The name on its plate."""
    panel(surface, label.plate, PANEL, 205, frame.px(12))
    top = label.plate.centery - frame.type(LINE_STEP) * (len(label.lines) - 1) / 2
    for k, each in enumerate(label.lines):
        line(
            surface,
            fonts,
            each,
            (label.middle, top + k * frame.type(LINE_STEP)),
            "title",
            frame.type(TEXT),
            CREAM,
            "center",
        )


def draw_coins(surface: pygame.Surface, frame: Frame, sprites: Sprites, fonts: Fonts, label: Label, pile: Pile) -> None:
    """The favours left at an island: one coin on the other, a lock where they are blocked, and their number."""
    unit, favours = frame.px_per_unit, pile.favours
    coin, (x, y) = sprites.get(f"favour_{label.island}", unit, COIN), label.coin
    blit_all(surface, [positioned(coin, (x, y - k * PILE_STEP * unit)) for k in range(favours)])
    if not favours:
        _draw_empty(surface, frame, label)
    if pile.locked:
        radius = round(COIN_RX * unit)
        blit(surface, (plate((2 * radius, 2 * radius), INK, 150, radius), (radius, radius)), label.coin)
        draw_lock(surface, frame, (label.coin[0], label.coin[1] - radius * 0.25), LOCK)
    edge = GOLD if favours else HAIRLINE
    badge(surface, fonts, str(favours), _corner(frame, label), frame.type(NUMBER), edge)


def writing(frame: Frame, fonts: Fonts, label: Label, favours: int) -> Iterator[pygame.Rect]:
    """The plate of the name and that of the number of favours."""
    yield label.plate
    yield badge_rect(fonts, str(favours), _corner(frame, label), frame.type(NUMBER))


def _corner(frame: Frame, label: Label) -> tuple[float, float]:
    """The middle of that number."""
    unit = frame.px_per_unit
    return label.coin[0] + COIN_RX * unit * BESIDE[0], label.coin[1] + COIN_RY * unit * BESIDE[1]


def draw_lock(surface: pygame.Surface, frame: Frame, at: tuple[float, float], logical: int) -> None:
    """A disc with a lock, its radius in logical px."""
    radius = frame.type(logical)
    disc = plate((2 * radius, 2 * radius), INK, 235, radius, QUIET, 255, max(1, frame.px(1.5)))
    blit(surface, (disc, (radius, radius)), at)
    icon(surface, "lock", at, radius * 0.68, CREAM)


def _draw_empty(surface: pygame.Surface, frame: Frame, label: Label) -> None:
    radius = round(COIN_RX * frame.px_per_unit)
    disc = plate((2 * radius, 2 * radius), INK, 200, radius, QUIET, 110)
    blit(surface, (disc, (radius, radius)), label.coin)
    icon(surface, label.island, label.coin, radius * 0.55, mix(ISLANDS[label.island], PANEL, 0.3))
