"""The overview sheet set in columns: as large a type as fits the window, else a sheet to scroll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from luna.app.sheet.marks import Block, paint
from luna.app.sheet.rows import Typesetter
from luna.ui.overview import Section
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate

WIDEST, NARROWEST, MOST_COLUMNS = 1880.0, 520.0, 3
"""The sheet's width at most, that of a column at least; logical units."""
LARGEST, SMALLEST, SCROLLED = 22, 16, 20
"""Sizes of type between which the one that fits is looked for, and the one where the sheet is scrolled anyway."""
SHRINKING = 0.65
"""The power of its height with which the type of a sheet grows: the next guess for one that is too high."""
EDGE, SIDE, TOP, FOOT, GUTTER = 8.0, 30.0, 56.0, 18.0, 38.0
"""Room round the sheet, and in it at the sides, above and below the columns and between them."""
ROW_GAP, SECTION_GAP, MOST_SPREAD = 5.0, 12.0, 2.5
"""Least gaps between rows and above a heading, and by how many times themselves they may grow; logical units."""

Unit = list[Block]


@dataclass(frozen=True, slots=True)
class Link:
    """A row on the sheet and where it leads."""

    rect: pygame.Rect
    block: Block


class Sheet:
    """The sheet for a window of `room` px at a `ui_scale`; `size` is its own size in px, `type_size` that of its type.

    `links` and `cross` are places on the sheet; `edges` = its heights above and below the columns, in px.
    """

    def __init__(
        self, fonts: Fonts, sprites: Sprites, content: Sequence[Section], heads: tuple[str, str],
        room: tuple[int, int], ui_scale: float,
    ) -> None:  # fmt: skip
        self._fonts, self._sprites, self._heads, self._ui_scale = fonts, sprites, heads, ui_scale
        width = round(min(room[0] - 2 * EDGE * ui_scale, WIDEST * ui_scale))
        inner = width - 2 * SIDE * ui_scale
        self._count = max(1, min(MOST_COLUMNS, int(inner / ui_scale / NARROWEST)))
        self._column = round((inner - GUTTER * ui_scale * (self._count - 1)) / self._count)
        space = room[1] - (2 * EDGE + TOP + FOOT) * ui_scale
        columns, height = self._choose(content, space)
        self.size = width, round(height + (TOP + FOOT) * ui_scale)
        self.placed = self._place(columns, height)
        self.links = tuple(link for link in self.placed if link.block.chapter)
        side = round(40 * ui_scale)
        self.cross = pygame.Rect(width - side - round(14 * ui_scale), round(9 * ui_scale), side, side)
        self.edges = round(TOP * ui_scale), round(FOOT * ui_scale)

    # -- layout

    def _choose(self, content: Sequence[Section], space: float) -> tuple[list[list[Unit]], int]:
        """The columns and their height in the largest type that fits."""
        size = LARGEST
        while size >= SMALLEST:
            columns, height = self._set(content, size, space)
            if height <= space:
                self.type_size = size
                return columns, height
            size = min(size - 1, round(size * (space / height) ** SHRINKING))
        self.type_size = SCROLLED
        return self._set(content, SCROLLED, space)

    def _set(self, content: Sequence[Section], size: int, space: float) -> tuple[list[list[Unit]], int]:
        """The columns in one size of type; a section is broken only if the sheet does not fit otherwise."""
        setter = Typesetter(self._fonts, self._ui_scale, size, self._column)
        parts = [([setter.heading(part.heading), *map(setter.row, part.rows)], part.breakable) for part in content]
        whole = self._balanced([unit for part, breakable in parts for unit in _units(part, breakable)])
        if whole[1] <= space:
            return whole
        return self._balanced([unit for part, _ in parts for unit in _units(part, broken=True)])

    def _balanced(self, units: list[Unit]) -> tuple[list[list[Unit]], int]:
        """The units poured into columns as low as possible."""
        low, high = max(self._height([unit]) for unit in units), self._height(units)
        while low < high:
            middle = (low + high) // 2
            if len(self._poured(units, middle)) <= self._count:
                high = middle
            else:
                low = middle + 1
        return self._poured(units, low), low

    def _poured(self, units: list[Unit], height: int) -> list[list[Unit]]:
        columns: list[list[Unit]] = [[]]
        for unit in units:
            if columns[-1] and self._height([*columns[-1], unit]) > height:
                columns.append([])
            columns[-1].append(unit)
        return columns

    def _height(self, column: Sequence[Unit]) -> int:
        blocks = [block for unit in column for block in unit]
        return sum(block.height for block in blocks) + sum(self._gaps(blocks))

    def _gaps(self, blocks: Sequence[Block]) -> list[int]:
        """Between each two blocks: none below a heading, more above one."""
        gaps = []
        for above, below in pairwise(blocks):
            logical = SECTION_GAP if not below.chapter else ROW_GAP if above.chapter else 0.0
            gaps.append(round(logical * self._ui_scale))
        return gaps

    def _place(self, columns: list[list[Unit]], height: int) -> tuple[Link, ...]:
        """Each block on the sheet; what a column has to spare widens its gaps."""
        placed = []
        for n, column in enumerate(columns):
            blocks = [block for unit in column for block in unit]
            gaps = self._gaps(blocks)
            spare = (height - self._height(column)) / max(1, sum(gaps))
            x, y = round(SIDE * self._ui_scale + n * (self._column + GUTTER * self._ui_scale)), TOP * self._ui_scale
            for block, gap in zip(blocks, [*gaps, 0], strict=True):
                placed.append(Link(pygame.Rect(x, round(y), self._column, block.height), block))
                y += block.height + gap * (1 + min(spare, MOST_SPREAD))
        return tuple(placed)

    # -- the picture

    def board(self, height: int) -> pygame.Surface:
        """The empty sheet in a height in px, its corners transparent; premultiplied."""
        return _board((self.size[0], height), round(16 * self._ui_scale))

    def picture(self) -> pygame.Surface:
        """The whole sheet, its corners transparent; premultiplied."""
        ui_scale = self._ui_scale
        surface = self.board(self.size[1])
        title, hint = self._heads
        middle = 29 * ui_scale
        box = line(surface, self._fonts, title, (SIDE * ui_scale, middle), "title", round(32 * ui_scale), palette.GOLD)
        room = self.cross.left - box.right - round(50 * ui_scale)
        hint, px = fitted(self._fonts, hint, "body", round(18 * ui_scale), room, round(18 * ui_scale))
        line(
            surface, self._fonts, hint, (self.cross.left - 14 * ui_scale, middle), "body", px, palette.QUIET, "midright"
        )
        icon(surface, "cross", self.cross.center, 12 * ui_scale, palette.CREAM)
        self._rules(surface)
        for link in self.placed:
            paint(surface, self._fonts, self._sprites, link.block, link.rect.topleft)
        return surface

    def highlight(self, surface: pygame.Surface, link: Link, at: tuple[int, int]) -> None:
        """Draws a row once more on a bright plate; `at` is where the sheet lies."""
        place = link.rect.move(at)
        pad = round(9 * self._ui_scale), round(4 * self._ui_scale)
        frame = place.inflate(2 * pad[0], 2 * pad[1])
        lit = plate(frame.size, palette.PANEL_ACTIVE, 255, round(9 * self._ui_scale), palette.GOLD, 255)
        blit(surface, (lit, (0, 0)), frame.topleft)
        paint(surface, self._fonts, self._sprites, link.block, place.topleft)

    def _rules(self, surface: pygame.Surface) -> None:
        """A thin line between columns."""
        top, bottom = round((TOP + 6) * self._ui_scale), self.size[1] - round(FOOT * self._ui_scale)
        for n in range(1, self._count):
            x = round(
                SIDE * self._ui_scale + n * (self._column + GUTTER * self._ui_scale) - GUTTER * self._ui_scale / 2
            )
            pygame.draw.line(surface, palette.mix(palette.PANEL, palette.HAIRLINE, 0.35), (x, top), (x, bottom))


def _units(section: Sequence[Block], broken: bool) -> list[Unit]:
    """What stays together in a column: a section, or of a broken one its rows, two or more at each end."""
    if not broken or len(section) < 5:
        return [list(section)]
    return [list(section[:3]), *([block] for block in section[3:-2]), list(section[-2:])]


def _board(size: tuple[int, int], radius: int) -> pygame.Surface:
    """The empty sheet: put together from the corners of a small plate, for a large one takes long to smooth."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(palette.PANEL)
    width, height = size
    pygame.draw.rect(surface, palette.HAIRLINE, surface.get_rect(), 1)
    corner = plate((2 * radius, 2 * radius), palette.PANEL, 255, radius, palette.HAIRLINE, 255)
    for x in (0, 1):
        for y in (0, 1):
            place = x * (width - radius), y * (height - radius)
            part = pygame.Rect(x * radius, y * radius, radius, radius)
            surface.fill((0, 0, 0, 0), (place, part.size))
            surface.blit(corner, place, part)
    return surface
