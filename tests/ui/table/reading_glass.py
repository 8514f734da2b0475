"""Measures what is drawn as an eye meets it: how high it is, and how it stands out from what is really behind it.

Contrast is that of WCAG between the colour of a glyph and the pixels behind it, of these the least favourable tenth.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache

import pygame

from build_scripts.sheets.plain import everywhere
from luna.ui.pictures import draw
from luna.ui.pictures.palette import rgb

CREAM, NEAR = (255, 244, 220), (46, 48, 56, 255)
"""The colour of what is stamped on sprites, and how far from it a pixel of a stamp may be."""
STAMP = 30
"""Least pixels of a part of a stamp in the master."""


@dataclass(frozen=True)
class Seen:
    """A text or symbol as it was drawn, by which function, and where its glyphs are."""

    what: str
    height: int
    contrast: float
    place: str
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    @property
    def is_number(self) -> bool:
        """Whether it tells a number, a key or a symbol, and is no word."""
        return self.what.startswith("icon ") or len(self.what) < 3 or any(each.isdigit() for each in self.what)


MATRICES = {
    "grey": ((0.299, 0.587, 0.114),) * 3,
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How an eye sees red, green and blue, after Machado and others (2009)."""


def brightness_to(eye, colour) -> float:
    """How bright (0-255) a colour is to one of these eyes."""
    mixed = [sum(part * share for part, share in zip(colour[:3], row, strict=True)) for row in eye]
    return float(0.299 * mixed[0] + 0.587 * mixed[1] + 0.114 * mixed[2])


def luminance(colour) -> float:
    """Relative luminance, 0-1."""
    parts = [channel / 255 for channel in colour[:3]]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(one: float, other: float) -> float:
    """Of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def against(ink, ground: pygame.Surface) -> float:
    """Of a colour and what is behind it."""
    width, height = ground.get_size()
    lights = sorted(luminance(ground.get_at((x, y))) for x in range(0, width, 2) for y in range(0, height, 2))
    own = luminance(ink)
    lighter = own > lights[len(lights) // 2]
    return contrast(own, lights[len(lights) * 9 // 10 if lighter else len(lights) // 10])


@contextmanager
def recorded() -> Iterator[list[Seen]]:
    """Collects all texts and symbols that are drawn meanwhile."""
    seen = list[Seen]()
    with ExitStack() as stack:
        stack.enter_context(everywhere(draw.line, _watched_line(draw.line, seen)))
        stack.enter_context(everywhere(draw.icon, _watched_icon(draw.icon, seen)))
        yield seen


def _watched_line(plain, seen):
    def line(surface, fonts, text, at, role, px, colour, align="midleft"):
        rect = fonts.render(text, role, px, colour).get_rect()
        setattr(rect, align, (round(at[0]), round(at[1])))
        ground = _ground(surface, rect.inflate(0, -rect.h // 3))
        drawn = plain(surface, fonts, text, at, role, px, colour, align)
        if text and ground:
            ink = rgb(colour) if isinstance(colour, str) else colour
            high = capital_height(fonts, role, px)
            glyphs = rect.inflate(0, high - rect.h)
            seen.append(Seen(text, high, against(ink, ground), _place(), glyphs))
        return drawn

    return line


def _watched_icon(plain, seen):
    def icon(surface, symbol, centre, radius, colour):
        alone = pygame.Surface((4 * max(3, round(radius)) + 8,) * 2, pygame.SRCALPHA)
        plain(alone, symbol, alone.get_rect().center, radius, colour)
        shape = pygame.mask.from_surface(alone, 100).get_bounding_rects()
        rect = shape[0].unionall(shape[1:])
        rect.center = round(centre[0]), round(centre[1])
        ground = _ground(surface, rect)
        plain(surface, symbol, centre, radius, colour)
        if ground:
            seen.append(Seen(f"icon {symbol}", max(rect.size), against(rgb(colour), ground), _place(), rect))

    return icon


def _ground(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface | None:
    part = rect.clip(surface.get_clip())
    return surface.subsurface(part).copy() if part.w and part.h else None


def _place() -> str:
    """Module and function that draw."""
    frame = inspect.currentframe()
    while frame and not frame.f_globals["__name__"].startswith("luna."):
        frame = frame.f_back
    return f"{frame.f_globals['__name__'].rpartition('.')[2]} {frame.f_code.co_name}" if frame else ""


def capital_height(fonts, role: str, px: int) -> int:
    """Height of capitals and figures of a type as it is drawn, in px."""
    shapes = (pygame.mask.from_surface(fonts.render(each, role, px, "#ffffff"), 127) for each in "H0")
    return min(max(rect.h for rect in shape.get_bounding_rects()) for shape in shapes)


@dataclass(frozen=True)
class Stamp:
    """What is stamped on a sprite, in px of the master: the box of its number and that of its symbol, if it has one."""

    number: pygame.Rect
    symbol: pygame.Rect | None


@cache
def stamp(sprites, name: str, digits: int) -> Stamp:
    """The stamp of a sprite that shows a number of so many digits."""
    master, _ = sprites.master(name)
    whole = pygame.mask.from_threshold(master, CREAM, NEAR)
    parts = [part.get_bounding_rects()[0] for part in whole.connected_components(STAMP)]
    highest = max(part.h for part in parts)
    figures = sorted((part for part in parts if part.h >= 0.75 * highest), key=lambda part: (part.y // 20, part.x))
    number = figures[0].unionall(figures[1:digits])
    rest = [part for part in parts if not number.contains(part)]
    return Stamp(number, rest[0].unionall(rest[1:]) if rest else None)


def stamp_contrast(sprite: pygame.Surface, box: pygame.Rect) -> float:
    """Between the ink of a stamp and its plate, in a sprite as it is drawn; `box` in its px."""
    part = sprite.subsurface(box.inflate(4, 4).clip(sprite.get_rect()))
    lights = sorted(luminance(part.get_at((x, y))) for x in range(part.get_width()) for y in range(part.get_height()))
    return contrast(lights[len(lights) * 9 // 10], lights[len(lights) // 8])
