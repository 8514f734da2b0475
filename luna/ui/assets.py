"""Pictures and type: loaded once, scaled once per size, kept ready to blit."""

from __future__ import annotations

import json
from collections import OrderedDict
from pathlib import Path

import pygame

Colour = str | tuple[int, int, int]
Placed = tuple[pygame.Surface, tuple[float, float]]
"""A premultiplied surface and its anchor in px from its top left."""

MASTER_PX_PER_UNIT = 200
FACES = {"title": "Cinzel_700Bold.ttf", "body": "SourceSans3_600SemiBold.ttf", "bold": "SourceSans3_700Bold.ttf"}
"""Font file of each role."""
OPAQUE = 200
"""Alpha above which a pixel belongs to the piece and not to its shadow."""
SMALLEST_PX = 11
KEPT_TEXTS = 600
WIDE_SPACE, NARROW_SPACES_PX = "\u2004", 15


class Sprites:
    """The sprites of a folder with `sprites.json` and `sprites/NAME.png`; surfaces are premultiplied.

    Blit them with `pygame.BLEND_PREMULTIPLIED`. A window must exist before the first `get`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        index = json.loads((folder / "sprites.json").read_text("utf-8"))
        self._anchors: dict[str, tuple[float, float]] = {name: tuple(entry["anchor"]) for name, entry in index.items()}
        self._units: dict[str, tuple[float, float]] = {name: tuple(entry["units"]) for name, entry in index.items()}
        self._masters: dict[str, Placed] = {}
        self._bodies: dict[str, tuple[tuple[float, float], int]] = {}
        self._scaled: dict[tuple[str, int], Placed] = {}

    def names(self) -> frozenset[str]:
        """Every sprite there is."""
        return frozenset(self._anchors)

    def get(self, name: str, px_per_unit: float, scale: float = 1.0) -> Placed:
        """The sprite at a size, cut to what is visible; raises KeyError for an unknown name."""
        key = name, round(px_per_unit * scale * 16)
        if key not in self._scaled:
            self._scaled[key] = self._scale(name, px_per_unit * scale)
        return self._scaled[key]

    def fitted(self, name: str, side: float) -> Placed:
        """The sprite's opaque part as large as a square of `side` px allows, anchored in its middle."""
        (x, y), longest = self._body(name)
        surface, (ax, ay) = self.get(name, MASTER_PX_PER_UNIT * side / longest)
        return surface, (ax + x * side / longest, ay + y * side / longest)

    def picture(self, name: str) -> pygame.Surface:
        """An opaque picture of the folder at full size; not kept."""
        return pygame.image.load(self.folder / name).convert()

    def clear(self) -> None:
        """Forget every scaled surface, as after a resize."""
        self._scaled.clear()

    def _master(self, name: str) -> Placed:
        if name not in self._masters:
            (fx, fy), path = self._anchors[name], self.folder / "sprites" / f"{name}.png"
            whole = pygame.image.load(path).convert_alpha().premul_alpha()
            seen = whole.get_bounding_rect()
            anchor = whole.get_width() * fx - seen.x, whole.get_height() * fy - seen.y
            self._masters[name] = whole.subsurface(seen).copy(), anchor
        return self._masters[name]

    def _body(self, name: str) -> tuple[tuple[float, float], int]:
        """The middle of the opaque part as seen from the anchor, and its longer side; px of the master."""
        if name not in self._bodies:
            master, (ax, ay) = self._master(name)
            parts = pygame.mask.from_surface(master, OPAQUE).get_bounding_rects()
            solid = max(parts, key=lambda rect: rect.w * rect.h)
            self._bodies[name] = (solid.centerx - ax, solid.centery - ay), max(solid.size)
        return self._bodies[name]

    def _scale(self, name: str, px_per_unit: float) -> Placed:
        master, (ax, ay) = self._master(name)
        ratio = px_per_unit / MASTER_PX_PER_UNIT
        size = max(1, round(master.get_width() * ratio)), max(1, round(master.get_height() * ratio))
        fx, fy = size[0] / master.get_width(), size[1] / master.get_height()
        return pygame.transform.smoothscale(master, size), (ax * fx, ay * fy)


class Fonts:
    """The three faces of the game at any size, with the most recent texts kept rendered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._texts: OrderedDict[tuple[str, str, int, Colour], pygame.Surface] = OrderedDict()

    def font(self, role: str, px: int) -> pygame.font.Font:
        """The font of a role ("title", "body", "bold"), never smaller than 11 px."""
        key = role, max(SMALLEST_PX, px)
        if key not in self._fonts:
            pygame.font.init()
            self._fonts[key] = pygame.font.Font(self.folder / FACES[role], key[1])
        return self._fonts[key]

    def width(self, text: str, role: str, px: int) -> int:
        """Width of one line in px."""
        return self.font(role, px).size(_spaced(text, role, px))[0]

    def render(self, text: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        """One line of text on a transparent ground; don't draw on the result."""
        key = text, role, px, colour
        surface = self._texts.get(key)
        if surface is None:
            surface = self.font(role, px).render(_spaced(text, role, px), True, colour).convert_alpha()
            self._texts[key] = surface
            if len(self._texts) > KEPT_TEXTS:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return surface


def _spaced(text: str, role: str, px: int) -> str:
    """The text with wider spaces where hinting makes the font's own so narrow that words run together."""
    return text.replace(" ", WIDE_SPACE) if px <= NARROW_SPACES_PX and role != "title" else text
