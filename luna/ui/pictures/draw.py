"""Small drawing tools on premultiplied surfaces: panels, icons, lines of text, glows."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures import symbols
from luna.ui.pictures.assets import SMALLEST_PX, Colour, Fonts, Placed
from luna.ui.pictures.palette import GLINT, HAIRLINE, INK, rgb
from luna.ui.reading.breaks import broken

Outline = tuple[tuple[float, float], ...]
"""A closed polygon in px."""

Blit = tuple[pygame.Surface, tuple[int, int]]
"""A premultiplied surface and where its top left goes."""

Bodies = tuple[tuple[pygame.Surface, int, int], ...]
"""Sprites, each with its top left in px."""

FINE = 3
"""Supersampling of rounded corners and icons."""
SMALL_PLATE = 120_000
"""Up to so many px a plate is one of many that are kept."""
SOLID = 200
"""Alpha from which a sprite's pixel is body and not shadow."""


def blit(surface: pygame.Surface, placed: Placed, at: tuple[float, float]) -> None:
    """Put a premultiplied surface with its anchor at a point."""
    image, (ax, ay) = placed
    surface.blit(image, (round(at[0] - ax), round(at[1] - ay)), special_flags=pygame.BLEND_PREMULTIPLIED)


def positioned(placed: Placed, at: tuple[float, float]) -> Blit:
    """A placed surface ready for a batch."""
    image, (ax, ay) = placed
    return image, (round(at[0] - ax), round(at[1] - ay))


def blit_all(surface: pygame.Surface, batch: list[Blit]) -> None:
    """Put many premultiplied surfaces in their order; faster than one by one."""
    surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)


def kept(surface: pygame.Surface, rects: Iterable[pygame.Rect]) -> list[Blit]:
    """What is seen in these places now, to be put there again."""
    seen = (rect.clip(surface.get_rect()) for rect in rects)
    return [(surface.subsurface(rect).copy(), rect.topleft) for rect in seen if rect]


def clear_surface(size: tuple[int, int]) -> pygame.Surface:
    """A transparent surface."""
    return pygame.Surface(size, pygame.SRCALPHA)


def plate(
    size: tuple[int, int],
    fill: str,
    alpha: int,
    radius: int,
    edge: str = HAIRLINE,
    edge_alpha: int = 150,
    width: int = 1,
) -> pygame.Surface:
    """A rounded rectangle with a rim, premultiplied; `alpha` and `edge_alpha` 0-255. Don't draw on it."""
    kept = _small_plate if size[0] * size[1] <= SMALL_PLATE else _large_plate
    return kept(size, fill, alpha, radius, edge, edge_alpha, width)


def _drawn_out(
    size: tuple[int, int], fill: str, alpha: int, radius: int, edge: str, edge_alpha: int, width: int
) -> pygame.Surface:
    """The corners of the smallest such plate, with its sides and its middle drawn out: only corners need smoothing."""
    least = 2 * (max(radius, width) + 1) + 1
    wide, high = (min(length, least) for length in size)
    small = _smoothed((wide, high), fill, alpha, radius, edge, edge_alpha, width)
    if (wide, high) == size:
        return small
    large = clear_surface(size)
    for left, from_left, across, drawn_across in _thirds(size[0], wide):
        for top, from_top, down, drawn_down in _thirds(size[1], high):
            piece = small.subsurface(from_left, from_top, across, down)
            drawn = pygame.transform.scale(piece, (drawn_across, drawn_down))
            large.blit(drawn, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
    return large


# A plate as large as the window takes as much as some hundred small ones: few are seen at once, and few are kept.
_small_plate, _large_plate = lru_cache(maxsize=256)(_drawn_out), lru_cache(maxsize=8)(_drawn_out)


@lru_cache(maxsize=64)
def _smoothed(
    size: tuple[int, int], fill: str, alpha: int, radius: int, edge: str, edge_alpha: int, width: int
) -> pygame.Surface:
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    frame, corner = big.get_rect(), radius * FINE
    if edge_alpha:
        pygame.draw.rect(big, (*rgb(edge), edge_alpha), frame, border_radius=corner)
        frame = frame.inflate(-2 * width * FINE, -2 * width * FINE)
    pygame.draw.rect(big, (*rgb(fill), alpha), frame, border_radius=max(0, corner - width * FINE))
    return pygame.transform.smoothscale(big.premul_alpha(), size)


def _thirds(length: int, small: int) -> tuple[tuple[int, int, int, int], ...]:
    """Beginning, middle and end of a length: where each begins there and in the small one, its length in both."""
    end = small // 2
    middle = small - 2 * end
    parts = (0, 0, end, end), (end, end, middle, length - 2 * end), (length - end, small - end, end, end)
    return tuple((at, of, some, drawn) for at, of, some, drawn in parts if some and drawn)


def panel(
    surface: pygame.Surface, rect: pygame.Rect, fill: str, alpha: int, radius: int, edge: str = HAIRLINE, width: int = 1
) -> None:
    """A panel with a thin bright line along its upper edge."""
    blit(
        surface, (plate(rect.size, fill, alpha, radius, edge, 150 if width == 1 else 255, width), (0, 0)), rect.topleft
    )
    if rect.w > 4 * radius and width == 1:
        surface.blit(_shine(rect.w - 2 * radius), (rect.x + radius, rect.y + 1))


@lru_cache(maxsize=64)
def _shine(width: int) -> pygame.Surface:
    """The bright line."""
    shine = clear_surface((width, 1))
    shine.fill((*rgb(GLINT), 55))
    return shine


@lru_cache(maxsize=256)
def _icon(symbol: str, radius: int, colour: str) -> pygame.Surface:
    fine, side = 4, radius * 2 + 4
    big = clear_surface((side * fine, side * fine))
    big.fill((*rgb(colour), 0))
    for outline in symbols.KNOWN[symbol]:
        pygame.draw.polygon(
            big, colour, [((side / 2 + x * radius) * fine, (side / 2 - y * radius) * fine) for x, y in outline]
        )
    return pygame.transform.smoothscale(big.premul_alpha(), (side, side))


def icon(surface: pygame.Surface, symbol: str, centre: tuple[float, float], radius: float, colour: str) -> None:
    """A flat symbol; raises KeyError for an unknown one."""
    image = _icon(symbol, max(3, round(radius)), colour)
    blit(surface, (image, (image.get_width() / 2, image.get_height() / 2)), centre)


def line(
    surface: pygame.Surface,
    fonts: Fonts,
    text: str,
    at: tuple[float, float],
    role: str,
    px: int,
    colour: Colour,
    align: str = "midleft",
) -> pygame.Rect:
    """One line of text; `align` names the point of it that lies at `at`."""
    image = fonts.render(text, role, px, colour)
    rect = image.get_rect()
    setattr(rect, align, (round(at[0]), round(at[1])))
    surface.blit(image, rect)
    return rect


@lru_cache(maxsize=1024)
def fitted(fonts: Fonts, text: str, role: str, px: int, width: int, smallest: int) -> tuple[str, int]:
    """The text and size that fit a width: smaller type first, then an ellipsis."""
    smallest = max(SMALLEST_PX, smallest)
    while px > smallest and fonts.width(text, role, px) > width:
        px -= 1
    if fonts.width(text, role, px) <= width:
        return text, px
    fits, too_long = min(1, len(text)), len(text)
    while too_long - fits > 1:  # halving: a text from a file may be of any length
        middle = (fits + too_long) // 2
        short = fonts.width(text[:middle].rstrip() + "…", role, px) <= width
        fits, too_long = (middle, too_long) if short else (fits, middle)
    return text[:fits].rstrip() + "…", px


@lru_cache(maxsize=1024)
def wrapped(fonts: Fonts, text: str, role: str, px: int, width: int) -> tuple[str, ...]:
    """The lines of a paragraph, none wider than a width."""
    lines = broken(text, lambda part: fonts.width(part, role, px), width)
    return tuple(fitted(fonts, each, role, px, width, px)[0] for each in lines)


def badge(surface: pygame.Surface, fonts: Fonts, text: str, centre: tuple[float, float], px: int, edge: str) -> None:
    """A number on a small dark plate."""
    rect = badge_rect(fonts, text, centre, px)
    blit(surface, (plate(rect.size, INK, 240, rect.h // 2, edge, 255), (0, 0)), rect.topleft)
    line(surface, fonts, text, (rect.centerx, rect.centery - px * 0.04), "bold", px, GLINT, "center")


def badge_rect(fonts: Fonts, text: str, centre: tuple[float, float], px: int) -> pygame.Rect:
    """Where that plate lies."""
    rect = pygame.Rect(0, 0, fonts.width(text, "bold", px) + round(px * 0.7), round(px * 1.25))
    rect.center = round(centre[0]), round(centre[1])
    return rect


@lru_cache(maxsize=256)
def glow(outline: Outline, colour: str, rim: str, spread: int, stroke: float, tint: int) -> Placed:
    """Light around an outline: a soft outside in `colour`, a thin line in `rim`, `tint` (0-255) of colour inside."""
    pad = spread * 3
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    size = round(right - left) + 2 * pad, round(bottom - top) + 2 * pad
    local = [(x - left + pad, y - top + pad) for x, y in outline]
    light = _blurred(local, size, colour, spread)
    inside = clear_surface(size)
    pygame.draw.polygon(inside, (255, 255, 255, 255), local)
    light.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inside.fill((*[c * tint // 255 for c in rgb(colour)], tint), special_flags=pygame.BLEND_RGBA_MULT)
    light.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    light.blit(_stroke(local, size, rim, stroke), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return light, (pad - left, pad - top)


def _blurred(points: list[tuple[float, float]], size: tuple[int, int], colour: str, spread: int) -> pygame.Surface:
    """The filled outline blurred outwards and doubled in strength; premultiplied."""
    filled = clear_surface(size)
    pygame.draw.polygon(filled, (*rgb(colour), 255), points)
    pygame.draw.polygon(filled, (*rgb(colour), 255), points, max(1, spread))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(filled, spread), spread)
    soft.blit(soft.copy(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return soft


def _stroke(points: list[tuple[float, float]], size: tuple[int, int], colour: str, width: float) -> pygame.Surface:
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    big.fill((*rgb(colour), 0))
    fine = [(x * FINE, y * FINE) for x, y in points]
    thick = max(1, round(width * FINE))
    for a, b in zip(fine, fine[1:] + fine[:1], strict=True):
        pygame.draw.line(big, colour, a, b, thick)
        pygame.draw.circle(big, colour, a, thick / 2)
    return pygame.transform.smoothscale(big.premul_alpha(), size)


@lru_cache(maxsize=256)
def dashed(outline: Outline, colour: str, stroke: float, dashes: int, whole: bool = False) -> Placed:
    """A broken line along an outline of evenly spaced points, or a `whole` one."""
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    pad = 3
    size = round(right - left) + 2 * pad, round(bottom - top) + 2 * pad
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    big.fill((*rgb(colour), 0))
    fine = [((x - left + pad) * FINE, (y - top + pad) * FINE) for x, y in outline]
    for i, (a, b) in enumerate(zip(fine, fine[1:] + fine[:1], strict=True)):
        if whole or i * 2 * dashes // len(fine) % 2 == 0:
            pygame.draw.line(big, colour, a, b, max(1, round(stroke * FINE)))
    return pygame.transform.smoothscale(big.premul_alpha(), size), (pad - left, pad - top)


@lru_cache(maxsize=256)
def halo(body: pygame.Surface, colour: str, rim: str, spread: int) -> pygame.Surface:
    """Light behind a sprite along its silhouette; 3 * `spread` px larger on each side."""
    return _lit_mask(pygame.mask.from_surface(body, SOLID), colour, rim, spread)


@lru_cache(maxsize=32)
def cut(light: pygame.Surface, bodies: Bodies) -> pygame.Surface:
    """A light without what sprites cover of it, which lie in its own px."""
    rest = light.copy()
    cut_out(rest, bodies)
    return rest


def cut_out(picture: pygame.Surface, bodies: Bodies) -> None:
    """Takes away from a picture what sprites cover of it, which lie in its own px."""
    for body, left, top in bodies:
        shape = pygame.mask.from_surface(body, SOLID).to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
        picture.blit(shape, (left, top), special_flags=pygame.BLEND_RGBA_SUB)


@lru_cache(maxsize=32)
def contour(bodies: Bodies, colour: str, spread: int) -> Placed:
    """A line round the common silhouette of sprites, each with its top left in px; free inside."""
    left, top = min(x for _, x, _ in bodies), min(y for _, _, y in bodies)
    right = max(x + image.get_width() for image, x, _ in bodies)
    bottom = max(y + image.get_height() for image, _, y in bodies)
    whole = pygame.mask.Mask((right - left, bottom - top))
    for image, x, y in bodies:
        whole.draw(pygame.mask.from_surface(image, SOLID), (x - left, y - top))
    light = _lit_mask(whole, colour, colour, spread)
    pad = 3 * spread
    inside = whole.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
    light.blit(inside, (pad, pad), special_flags=pygame.BLEND_RGBA_SUB)
    return light, (pad - left, pad - top)


def _lit_mask(mask: pygame.mask.Mask, colour: str, rim: str, spread: int) -> pygame.Surface:
    """A soft light and a thin line round a mask, with its inside filled; premultiplied."""
    pad = spread * 3
    size = mask.get_size()[0] + 2 * pad, mask.get_size()[1] + 2 * pad
    shape = clear_surface(size)
    mask.to_surface(shape, setcolor=(*rgb(colour), 255), unsetcolor=None, dest=(pad, pad))
    light = pygame.transform.box_blur(pygame.transform.box_blur(shape, spread), spread)
    for _ in range(2):
        light.blit(light.copy(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    width = max(1, round(spread * 0.4))
    edge = clear_surface(size)
    for dx in (-width, 0, width):
        for dy in (-width, 0, width):
            mask.to_surface(edge, setcolor=(*rgb(rim), 255), unsetcolor=None, dest=(pad + dx, pad + dy))
    light.blit(pygame.transform.box_blur(edge, 1), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return light
