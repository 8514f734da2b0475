"""The left column: one panel for each seat with all that everybody may know of it, and the own screen from behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.rivers.points.weakest import weakest
from luna.games.rivers.rules.constants import COLOURS, SEATS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import LOOKS, SPHERES, light_of, symbol_of
from luna.games.rivers.view.seats import seat_sign
from luna.games.rivers.view.snapshot import Player, Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, panel, plate
from luna.ui.pictures.outlines import rounded
from luna.ui.pictures.palette import CREAM, FAINT, GLINT, GOLD, INK, PANEL_ACTIVE, QUIET, SLOT
from luna.ui.pictures.palette import PANEL as PANEL_COLOUR
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.spot import PANEL, Spot

GAP, PAD, LINE, TALLEST = 9, 8, 24.6, 40
"""Between panels and inside them, and the least and the largest height of a line, in logical px."""
LINES, HEAD = 5, 2
NAME, BODY, LEAST = 20, 18, 16
LEAST_NUMBER, LEAST_SYMBOL = 17, 0.42
"""Px of a number behind the screen at least, and the radius of its symbol as a share of it."""
OFF = "#8794b6"
"""The symbol of a leader that is not on the map."""


class Rows(NamedTuple):
    """The parts of one panel in window px."""

    whole: pygame.Rect
    head: pygame.Rect
    leaders: pygame.Rect
    counts: pygame.Rect
    points: pygame.Rect


class Value(NamedTuple):
    """A number behind the screen with its symbol and that one's colour; `lowest` = no other colour has less."""

    symbol: str
    colour: str
    number: int
    lowest: bool = False


@lru_cache(maxsize=16)
def panel_rows(frame: Frame, seats: int) -> tuple[Rows, ...]:
    """The panels of all seats, from the top."""
    frame, left = frame.panels, frame.left
    gap = min(frame.px(GAP), max(3, left.w // 30 - 2))
    share = (left.h - (SEATS + 1) * gap) // SEATS
    height = min(share, round(LINES * frame.px(TALLEST)) + frame.px(PAD))
    tops = (left.y + gap + n * (height + gap) for n in range(seats))
    return tuple(_rows(frame, pygame.Rect(left.x + gap, top, left.w - 2 * gap, height)) for top in tops)


def free_below(frame: Frame, seats: int) -> pygame.Rect:
    """What the panels leave free of the left column."""
    first, *_, last = (rows.whole for rows in panel_rows(frame, seats))
    gap = first.y - frame.left.y
    return pygame.Rect(last.x, last.bottom + gap, last.w, frame.left.bottom - last.bottom - 2 * gap)


def _rows(frame: Frame, whole: pygame.Rect) -> Rows:
    px = frame.px
    inner = pygame.Rect(whole.x + px(14), whole.y + px(4), whole.w - px(20), whole.h - px(PAD))
    tops = [inner.y + inner.h * done // LINES for done in (0, HEAD, HEAD + 1, HEAD + 2, LINES)]
    bands = [pygame.Rect(inner.x, top, inner.w, below - top) for top, below in pairwise(tops)]
    return Rows(whole, *bands)


def panel_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The panels."""
    for seat, rows in zip(state.seats, panel_rows(frame, len(state.seats)), strict=True):
        edge = rounded(rows.whole, frame.px(12))
        yield Spot(Pick(TablePick.PLAYER, seat), PANEL, (edge,), edge, rows.whole)


class PanelPainter:
    """Draws the panels of all seats."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame.panels, sprites, fonts, text

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """All panels and what is lit in them."""
        state: Snapshot = shown.state
        for seat, rows in zip(state.seats, panel_rows(self._frame, len(state.seats)), strict=True):
            self._panel(surface, shown, seat, rows)
        for spot in panel_spots(self._frame, state):
            if spot.pick in shown.chosen:
                doer = shown.done_by.get(spot.pick)
                lights.gild(surface, spot.lit, self._frame.ui_scale, light_of(doer) if doer else GOLD)

    def _panel(self, surface: pygame.Surface, shown: Shown, seat: str, rows: Rows) -> None:
        px, state = self._frame.px, shown.state
        active = seat == state.actor
        fill = PANEL_ACTIVE if active else PANEL_COLOUR
        panel(surface, rows.whole, fill, 234, px(12), *((GOLD, max(2, px(2))) if active else ()))
        bar = pygame.Rect(rows.whole.x + px(5), rows.whole.y + px(10), px(5), rows.whole.h - px(20))
        pygame.draw.rect(surface, LOOKS[seat].tint, bar, border_radius=px(3))
        self._head(surface, shown, seat, rows.head)
        self._leaders(surface, state, seat, rows.leaders)
        self._counts(surface, state.players[seat], rows.counts)
        self._points(surface, state.players[seat], rows.points)

    def _head(self, surface: pygame.Surface, shown: Shown, seat: str, row: pygame.Rect) -> None:
        px = self._frame.px
        side = min(px(52), row.h - 2, row.w // 4)
        middle = row.x + side / 2, row.centery
        blit(surface, seat_sign(seat, side), middle)
        x, upper, lower = row.x + side + px(8), row.y + row.h * 0.28, row.y + row.h * 0.74
        turn, name = seat == shown.state.actor, shown.names.get(seat, "")
        told = self._text("panel-turn") if turn else self._about(shown, seat)
        told = "" if told == name else told
        self._name(surface, name, (x, upper if told else row.centery), row.right - x)
        words, size = fitted(self._fonts, told, "body", px(BODY), row.right - x, px(LEAST))
        if told:
            line(surface, self._fonts, words, (x, lower), "body", size, GOLD if turn else QUIET)

    def _about(self, shown: Shown, seat: str) -> str:
        """The level of a bot, the emblem's name of everybody else."""
        if seat in shown.strengths:
            return self._text("level-name", level=shown.strengths[seat])
        return self._text("order-name", colour=seat)

    def _name(self, surface: pygame.Surface, name: str, at: tuple[float, float], room: int) -> None:
        """A name in the title face, or in the narrower one if that is too long."""
        px = self._frame.px
        words, size = fitted(self._fonts, name, "title", px(NAME), room, px(17))
        role = "title" if words == name else "bold"
        if role == "bold":
            words, size = fitted(self._fonts, name, role, px(BODY), room, px(LEAST))
        line(surface, self._fonts, words, at, role, size, CREAM)

    def _leaders(self, surface: pygame.Surface, state: Snapshot, seat: str, row: pygame.Rect) -> None:
        """The four spheres, bright where the leader is on the map."""
        behind = state.supply(seat)
        for colour, cell in zip(COLOURS, _cells(row, len(COLOURS)), strict=True):
            on_map = not behind[COLOURS.index(colour)]
            side = min(cell.h - 2, cell.w - 2)
            if on_map:
                disc = plate((side, side), INK, 200, side // 2, SPHERES[colour], 230, 1)
                blit(surface, (disc, (side / 2, side / 2)), cell.center)
            icon(surface, symbol_of(colour), cell.center, side * 0.33, SPHERES[colour] if on_map else OFF)

    def _counts(self, surface: pygame.Surface, player: Player, row: pygame.Rect) -> None:
        """Tiles in the hand, catastrophes left."""
        px, cells = self._frame.px, _cells(row, 2)
        counts = ("tile_back", player.held), ("catastrophe_land", player.catastrophes)
        for (sprite, count), cell in zip(counts, cells, strict=True):
            side = min(cell.h - 2, px(24))
            blit(surface, self._sprites.fitted(sprite, side), (cell.x + side / 2 + 1, cell.centery))
            ink = CREAM if count else QUIET
            line(surface, self._fonts, str(count), (cell.x + side + px(7), cell.centery), "bold", px(BODY), ink)

    def _points(self, surface: pygame.Surface, player: Player, row: pygame.Rect) -> None:
        """What lies behind the screen, or the screen itself."""
        px = self._frame.px
        if player.points is None or player.treasures is None:
            wood = _boards(self._sprites, (row.w, row.h - 4))
            blit(surface, (wood, (0, 0)), (row.x, row.y + 2))
            return
        blit(surface, (plate((row.w + px(6), row.h), INK, 130, px(6), FAINT, 110), (0, 0)), (row.x - px(3), row.y))
        low = weakest(player.points, player.treasures).colours
        told = zip(map(symbol_of, COLOURS), SPHERES.values(), player.points, strict=True)
        values = [Value(*each, n in low and len(low) < len(COLOURS)) for n, each in enumerate(told)]
        self._values(surface, [*values, Value("urn", GOLD, player.treasures)], row)

    def _values(self, surface: pygame.Surface, values: Sequence[Value], row: pygame.Rect) -> None:
        """Symbols with their numbers, as far apart as there is room; the lowest, which count in the end, are lit."""
        size, gap = self._frame.px(BODY), self._frame.px(2)
        numbers = self._widths(values, size)
        while size > LEAST_NUMBER and (row.w - sum(numbers)) / len(values) / 2 - gap < size * LEAST_SYMBOL:
            size -= 1
            numbers = self._widths(values, size)
        radius = min(8.5 * self._frame.ui_scale, (row.w - sum(numbers)) / len(values) / 2 - gap)
        space = (row.w - sum(numbers) - len(values) * (2 * radius + gap)) / max(1, len(values) - 1)
        x = float(row.x)
        for (symbol, colour, number, lowest), width in zip(values, numbers, strict=True):
            if lowest:
                whole = pygame.Rect(x - 3, row.y + 1, 2 * radius + gap + width + 7, row.h - 2)
                blit(surface, (plate(whole.size, SLOT, 255, self._frame.px(5), GOLD, 255), (0, 0)), whole.topleft)
            icon(surface, symbol, (x + radius, row.centery), radius, colour)
            x += 2 * radius + gap
            ink = GLINT if lowest else CREAM if number else QUIET
            line(surface, self._fonts, str(number), (x, row.centery), "bold", size, ink)
            x += width + space

    def _widths(self, values: Sequence[Value], size: int) -> list[int]:
        return [self._fonts.width(str(value.number), "bold", size) for value in values]


def _cells(row: pygame.Rect, number: int) -> list[pygame.Rect]:
    """Equal parts from the left."""
    edges = [row.x + row.w * k // number for k in range(number + 1)]
    return [pygame.Rect(a, row.y, b - a, row.h) for a, b in pairwise(edges)]


@lru_cache(maxsize=4)
def _boards(sprites: Sprites, size: tuple[int, int]) -> pygame.Surface:
    """A seat's screen from before."""
    master, _ = sprites.master("screen")
    return pygame.transform.smoothscale(master.subsurface(master.get_bounding_rect(200)), size)
