"""Pictures and type: loaded once, scaled once per size, kept ready to blit."""

from __future__ import annotations

import copy
import json
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures import own_files
from luna.ui.pictures.background import Background
from luna.ui.pictures.loading import Loading

Colour = str | tuple[int, int, int]
Placed = tuple[pygame.Surface, tuple[float, float]]
"""A premultiplied surface and its anchor in px from its top left."""

Painter = Callable[["Sprites", str], Placed]
"""Makes the master of a sprite by its name; raises KeyError for one that there is not."""

MASTER_PX_PER_UNIT = 200
FACES = {"title": "Cinzel_700Bold.ttf", "body": "SourceSans3_600SemiBold.ttf", "bold": "SourceSans3_700Bold.ttf"}
"""Font file of each role."""
OPAQUE = 200
"""Alpha above which a pixel belongs to the piece and not to its shadow."""
BACKDROP = "background.webp"
"""The picture on which a game's table lies, as large as any window needs it; a game may have none."""
SMALLEST_PX = 11
KEPT_TEXTS, KEPT_WIDTHS, KEPT_FONTS = 600, 2048, 64
UNKNOWN, STAND_IN = "\ue000", "·"
"""A character that no face has, and what is drawn for those that the faces lack, as in names from other alphabets."""
LONGEST = 1000
"""Characters of a line that are looked at: more than any screen shows, and what the font library takes for sure."""
PROBE_PX = 24
SMALL_PX = 30
"""Up to this size texts are drawn at double size and halved: else whole-pixel advances tear words apart."""


def unknown(sprites: Sprites, name: str) -> Placed:
    """Paints nothing; raises KeyError."""
    raise KeyError(name)


class Sprites:
    """The sprites of a game's folder with `sprites.json` and `sprites/NAME.png`; surfaces are premultiplied.

    Blit them with `pygame.BLEND_PREMULTIPLIED`. A window must exist before the first `get`. A game may have none.
    """

    def __init__(self, folder: Path, paint: Painter = unknown) -> None:
        """`paint` makes the masters of sprites that have no file."""
        self.folder, self._paint = folder, paint
        file = folder / "sprites.json"
        index = json.loads(own_files.content(file)) if own_files.is_there(file) or folder.is_dir() else {}
        self._names = frozenset(index)
        self._anchors: dict[str, tuple[float, float]] = {name: tuple(entry["anchor"]) for name, entry in index.items()}
        self._masters: dict[str, Placed] = {}
        self._reader: Background | None = None
        self._ahead: dict[str, Loading] = {}
        self._bodies: dict[str, tuple[tuple[float, float], int]] = {}
        self._scaled: dict[tuple[str, int], Placed] = {}

    def names(self) -> frozenset[str]:
        """Every sprite that has a file."""
        return self._names

    def get(self, name: str, px_per_unit: float, scale: float = 1.0) -> Placed:
        """The sprite at a size, cut to what is visible; raises KeyError for an unknown name."""
        key = name, round(px_per_unit * scale * 16)
        if key not in self._scaled:
            self._scaled[key] = self._scale(name, px_per_unit * scale)
        return self._scaled[key]

    def fitted(self, name: str, side: float) -> Placed:
        """The sprite's opaque part as large as a square of `side` px allows, anchored in its middle."""
        (x, y), longest = self.body(name)
        surface, (ax, ay) = self.get(name, MASTER_PX_PER_UNIT * side / longest)
        return surface, (ax + x * side / longest, ay + y * side / longest)

    def picture(self, name: str) -> pygame.Surface:
        """An opaque picture of the folder at full size; not kept."""
        ahead = self._ahead.pop(name, None)
        return (ahead.take() if ahead else own_files.picture(self.folder / name)).convert()

    def read_ahead(self) -> None:
        """Reads what lies behind a table and all sprites in threads, once; what is needed sooner is read at once."""
        if self._reader is None:
            if own_files.is_there(self.folder / BACKDROP):
                self._ahead[BACKDROP] = Loading(self.folder / BACKDROP)
            self._reader = Background(self._read_all(), name="sprites")

    def magnified(self) -> Sprites:
        """The same sprites for a size of which few are needed, and not for long; scaled ones are its own."""
        other = copy.copy(self)
        vars(other)["_scaled"] = dict[tuple[str, int], Placed]()
        return other

    def clear(self) -> None:
        """Forget every scaled surface, as after a resize."""
        self._scaled.clear()

    def master(self, name: str) -> Placed:
        """The sprite as it was drawn, cut to what is visible."""
        if name not in self._masters and name not in self._names:
            self._masters[name] = self._paint(self, name)
        if name not in self._masters:
            (fx, fy), path = self._anchors[name], self.folder / "sprites" / f"{name}.png"
            whole = own_files.picture(path).convert_alpha().premul_alpha()
            seen = whole.get_bounding_rect()
            anchor = whole.get_width() * fx - seen.x, whole.get_height() * fy - seen.y
            self._masters[name] = whole.subsurface(seen).copy(), anchor
        return self._masters[name]

    def body(self, name: str) -> tuple[tuple[float, float], int]:
        """The middle of the sprite's opaque part as seen from the anchor, and its longer side; px of the master."""
        if name not in self._bodies:
            master, (ax, ay) = self.master(name)
            parts = pygame.mask.from_surface(master, OPAQUE).get_bounding_rects()
            solid = max(parts, key=lambda rect: rect.w * rect.h)
            self._bodies[name] = (solid.centerx - ax, solid.centery - ay), max(solid.size)
        return self._bodies[name]

    def _read_all(self) -> Iterator[Placed]:
        for name in self._anchors:
            yield self.master(name)

    def _scale(self, name: str, px_per_unit: float) -> Placed:
        master, (ax, ay) = self.master(name)
        ratio = px_per_unit / MASTER_PX_PER_UNIT
        size = max(1, round(master.get_width() * ratio)), max(1, round(master.get_height() * ratio))
        fx, fy = size[0] / master.get_width(), size[1] / master.get_height()
        return pygame.transform.smoothscale(master, size), (ax * fx, ay * fy)


class Fonts:
    """The three faces of the game at any size, with the most recent texts kept rendered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._texts: OrderedDict[tuple[str, str, int, Colour], pygame.Surface] = OrderedDict()
        self._glyphs: dict[tuple[str, str], bytes] = {}
        self._shown: dict[str, set[str]] = {role: set() for role in FACES}
        self._widths = lru_cache(KEPT_WIDTHS)(self._width)
        self._fonts = lru_cache(KEPT_FONTS)(self._opened)

    def font(self, role: str, px: int) -> pygame.font.Font:
        """The font of a role ("title", "body", "bold"), never smaller than 11 px; the latest are kept."""
        return self._fonts(role, max(SMALLEST_PX, px))

    def _opened(self, role: str, px: int) -> pygame.font.Font:
        pygame.font.init()
        return pygame.font.Font(own_files.opened(self.folder / FACES[role]), px)

    def has(self, character: str, role: str = "body") -> bool:
        """Whether a face can show a character."""
        if character.isascii():
            return character.isprintable()
        if "\ud800" <= character <= "\udfff":  # half a character, as a file's name may have
            return False
        return self._glyph(character, role) != self._glyph(UNKNOWN, role)

    def draws(self, character: str) -> bool:
        """Whether a character can be seen or is a space: in a face, and no mere sign to machines."""
        if character == " " or not character.isprintable():
            return character == " "
        return self.has(character) and self._glyph(character, "body") != self._glyph("", "body")

    def _glyph(self, character: str, role: str) -> bytes:
        key = character, role
        if key not in self._glyphs:
            beside = f"x{character}"  # alone, some have no width and cannot be drawn
            self._glyphs[key] = self.font(role, PROBE_PX).render(beside, True, "white").get_buffer().raw
        return self._glyphs[key]

    def _showable(self, text: str, role: str) -> tuple[str, str]:
        """The text and its face, changed where the face lacks something: first the face, then what that lacks too."""
        text = text[:LONGEST]
        new = set() if text.isascii() and text.isprintable() else set(text) - self._shown[role]
        if all(self.has(each, role) for each in new):
            self._shown[role] |= new
            return text, role
        role = "bold" if role == "title" else role
        return "".join(each if self.has(each, role) else STAND_IN for each in text), role

    def width(self, text: str, role: str, px: int) -> int:
        """Width of one line in px; the latest are kept."""
        return self._widths(text[:LONGEST], role, px)

    def _width(self, text: str, role: str, px: int) -> int:
        text, role = self._showable(text, role)
        if px > SMALL_PX:
            return self.font(role, px).size(text)[0]
        return -(-self.font(role, 2 * max(SMALLEST_PX, px)).size(text)[0] // 2)

    def render(self, text: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        """One line of text on a transparent ground; don't draw on the result."""
        key = text, role, px, colour
        surface = self._texts.get(key)
        if surface is None:
            surface = self._texts[key] = self._render(text, role, px, colour)
            if len(self._texts) > KEPT_TEXTS:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return surface

    def _render(self, text: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        text, role = self._showable(text, role)
        if px > SMALL_PX:
            return self.font(role, px).render(text, True, colour).convert_alpha()
        double = self.font(role, 2 * max(SMALLEST_PX, px)).render(text, True, colour).convert_alpha()
        return pygame.transform.smoothscale(double, (-(-double.get_width() // 2), -(-double.get_height() // 2)))
