"""The left column: one panel per order with everything it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES, SEATS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import target_colour
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, panel, plate
from luna.ui.pictures.outlines import rounded
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, INK, ORDER_EMBLEMS, ORDERS, PANEL_ACTIVE, QUIET, SLOT, mix
from luna.ui.pictures.palette import PANEL as PANEL_COLOUR
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.spot import PANEL, PIECE, Spot, boxed

GAP = 9
NAME, SCORE, BODY, SMALL = 20, 31, 18, 16
SUPPLY_WIDTH = 0.60
"""Share of a panel's width that the box of the supply takes."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The parts of one panel in window px."""

    whole: pygame.Rect
    head: pygame.Rect
    table: pygame.Rect
    supply: pygame.Rect
    favours: pygame.Rect
    council: pygame.Rect

    def cell(self, row: pygame.Rect, number: int, of: int) -> pygame.Rect:
        """One of several equal parts of a row."""
        left, right = row.x + row.w * number // of, row.x + row.w * (number + 1) // of
        return pygame.Rect(left, row.y, right - left, row.h)


def panel_rows(frame: Frame, number: int) -> Rows:
    """Where the panel of the seat in this place lies; four always fit."""
    frame = frame.panels
    gap, left = frame.px(GAP), frame.left
    height = (left.h - (SEATS + 1) * gap) // SEATS
    whole = pygame.Rect(left.x + gap, left.y + gap + number * (height + gap), left.w - 2 * gap, height)
    inner = pygame.Rect(whole.x + frame.px(17), whole.y + frame.px(6), whole.w - frame.px(29), whole.h - frame.px(12))
    shares, tops = (0.335, 0.16, 0.185, 0.165, 0.155), [inner.y]
    for share in shares:
        tops.append(tops[-1] + round(inner.h * share))
    bands = [pygame.Rect(inner.x, a, inner.w, b - a) for a, b in pairwise(tops)]
    return Rows(whole, *bands)


def supply_boxes(frame: Frame, rows: Rows) -> tuple[pygame.Rect, pygame.Rect]:
    """The reserve of novices and that of shrines."""
    box = rows.supply.inflate(0, -frame.panels.px(4))
    box.w = round(box.w * SUPPLY_WIDTH)
    box.right = rows.supply.right
    left = pygame.Rect(box.x, box.y, box.w // 2, box.h)
    return left, pygame.Rect(left.right, box.y, box.w - left.w, box.h)


def score_middle(rows: Rows) -> tuple[int, float]:
    """Where the influence stands."""
    return rows.head.right - rows.head.w // 8, rows.head.y + rows.head.h * 0.75


def panel_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The panels, and in the actor's the supplies of novices and shrines."""
    for number, colour in enumerate(state.seats):
        rows = panel_rows(frame, number)
        if colour == state.actor:
            novices, shrines = supply_boxes(frame, rows)
            yield boxed(Pick(Kind.RESERVE), PIECE, novices, frame.px(6))
            yield boxed(Pick(Kind.SHRINES), PIECE, shrines, frame.px(6))
        edge = rounded(rows.whole, frame.px(12))
        yield Spot(Pick(TablePick.PLAYER, colour), PANEL, (edge,), edge, rows.head)


class PanelPainter:
    """Draws the panels of all orders."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame.panels, sprites, fonts, text
        self._kept: dict[str, tuple[object, pygame.Surface]] = {}

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """All panels and what is lit in them."""
        for number, colour in enumerate(shown.state.seats):
            self._kept_panel(surface, shown, colour, panel_rows(self._frame, number))
        for spot in panel_spots(self._frame, shown.state):
            if spot.pick in shown.chosen:
                lights.gild(surface, spot.lit, self._frame.ui_scale)
            elif spot.pick in shown.targets:
                lights.light(surface, spot.lit, target_colour(shown.state.actor), self._frame.ui_scale)
            elif spot.pick in shown.sources:
                lights.light(surface, spot.lit, GOLD, self._frame.ui_scale * 0.6, strong=False)

    def _kept_panel(self, surface: pygame.Surface, shown: Shown, colour: str, rows: Rows) -> None:
        """A panel as it was painted last if nothing in it has changed: most actions change one or two of them."""
        key, left, margin = _content(shown, colour), self._frame.left, self._frame.px(GAP) // 2
        area = pygame.Rect(left.x, rows.whole.y - margin, left.w, rows.whole.h + 2 * margin)  # shadows reach out of it
        before, picture = self._kept.get(colour, (None, surface))
        if before == key:
            surface.blit(picture, area)
            return
        self._panel(surface, shown, colour, rows)
        self._kept[colour] = key, surface.subsurface(area).copy()

    def _panel(self, surface: pygame.Surface, shown: Shown, colour: str, rows: Rows) -> None:
        px, state = self._frame.px, shown.state
        active = colour == state.actor
        fill = PANEL_ACTIVE if active else PANEL_COLOUR
        panel(surface, rows.whole, fill, 226, px(12), *((GOLD, max(2, px(2))) if active else ()))
        bar = pygame.Rect(rows.whole.x + px(5), rows.whole.y + px(14), px(5), rows.whole.h - px(28))
        pygame.draw.rect(surface, ORDERS[colour], bar, border_radius=px(3))
        self._head(surface, shown, colour, rows.head)
        self._on_table(surface, state, colour, rows)
        self._supply(surface, state, colour, rows)
        self._favours(surface, state, colour, rows)
        self._council(surface, state, colour, rows.council)

    def _head(self, surface: pygame.Surface, shown: Shown, colour: str, row: pygame.Rect) -> None:
        px, state = self._frame.px, shown.state
        self._sprite(surface, f"novice_{colour}", (row.x + px(20), row.centery), min(px(60), row.h - px(2)))
        x, upper, lower = row.x + px(47), row.y + row.h * 0.30, row.y + row.h * 0.75
        self._name(surface, shown.names.get(colour, ""), (x, upper), row.right - x - px(28))
        if colour == state.start:
            self._sprite(surface, "start_marker", (row.right - px(12), upper), px(25))
        self._standing(surface, shown, colour, (x, lower), row.right)

    def _standing(
        self, surface: pygame.Surface, shown: Shown, colour: str, at: tuple[float, float], right: int
    ) -> None:
        """The order's emblem and whether it acts, and its influence."""
        px, state, (x, y) = self._frame.px, shown.state, at
        score = str(shown.scores.get(colour, state.orders[colour].influence))
        drawn = line(surface, self._fonts, score, (right, y), "title", px(SCORE), GOLD, "midright")
        self._sprite(surface, "crystal", (drawn.left - px(14), y), px(21))
        icon(
            surface,
            ORDER_EMBLEMS[colour],
            (x + px(8), y),
            8 * self._frame.ui_scale,
            mix(ORDERS[colour], "#ffffff", 0.2),
        )
        turn = colour == state.actor
        words = self._text("panel-turn") if turn else self._text("order-name", colour=colour)
        if words == shown.names.get(colour):
            words = ""
        words, size = fitted(self._fonts, words, "body", px(SMALL), drawn.left - px(28) - (x + px(22)), px(13))
        line(surface, self._fonts, words, (x + px(22), y), "body", size, GOLD if turn else QUIET)

    def _name(self, surface: pygame.Surface, name: str, at: tuple[float, float], room: int) -> None:
        """A name in the title face, or in the narrower one if that is too long; alike with and without the marker."""
        px = self._frame.px
        words, size = fitted(self._fonts, name, "title", px(NAME), room, px(15))
        role = "title" if words == name else "bold"
        if role == "bold":
            words, size = fitted(self._fonts, name, role, px(18), room, px(14))
        line(surface, self._fonts, words, at, role, size, CREAM)

    def _on_table(self, surface: pygame.Surface, state: Snapshot, colour: str, rows: Rows) -> None:
        islands = state.orders[colour].islands.values()
        counts = (
            (f"novice_{colour}", sum(here.active for here in islands)),
            (f"kneeling_{colour}", sum(here.inactive for here in islands)),
            ("pier", state.orders[colour].jetty),
            ("temple", state.in_temple(colour)),
        )
        for k, (what, count) in enumerate(counts):
            self._count(surface, what, count, rows.cell(rows.table, k, len(counts)))

    def _supply(self, surface: pygame.Surface, state: Snapshot, colour: str, rows: Rows) -> None:
        px = self._frame.px
        novices, shrines = supply_boxes(self._frame, rows)
        box = novices.union(shrines)
        blit(surface, (plate(box.size, INK, 120, px(7), FAINT, 70), (0, 0)), box.topleft)
        room = box.left - rows.supply.left - px(6)
        words, size = fitted(self._fonts, self._text("panel-supply"), "body", px(SMALL), room, px(12))
        line(surface, self._fonts, words, (rows.supply.left, box.centery), "body", size, QUIET)
        order = state.orders[colour]
        self._count(surface, f"novice_{colour}", order.reserve, novices)
        self._count(surface, f"shrine_{colour}", order.shrines, shrines)

    def _count(self, surface: pygame.Surface, what: str, count: int, cell: pygame.Rect) -> None:
        px = self._frame.px
        middle = cell.x + cell.w * 0.34, cell.centery
        if what in self._sprites.names():
            self._sprite(surface, what, middle, min(px(31 if what.startswith("novice") else 25), cell.h))
        else:
            icon(surface, what, middle, 11 * self._frame.ui_scale, QUIET if count else FAINT)
        at = middle[0] + px(17), cell.centery
        line(surface, self._fonts, str(count), at, "bold", px(BODY), CREAM if count else FAINT)

    def _favours(self, surface: pygame.Surface, state: Snapshot, colour: str, rows: Rows) -> None:
        held = state.orders[colour].favours
        for k, favour in enumerate(ISLAND_NAMES):
            cell = rows.cell(rows.favours, k, len(ISLAND_NAMES))
            side = min(cell.w - self._frame.px(2), cell.h, self._frame.px(28))
            if favour in held:
                self._sprite(surface, f"favour_{favour}", cell.center, side)
            else:
                disc = plate((side - 2, side - 2), SLOT, 120, side // 2, FAINT, 70)
                blit(surface, (disc, ((side - 2) / 2, (side - 2) / 2)), cell.center)

    def _council(self, surface: pygame.Surface, state: Snapshot, colour: str, row: pygame.Rect) -> None:
        px = self._frame.px
        rank = [each for each, _ in state.council].index(colour) + 1
        value = shipped_board().seats[dict(state.council)[colour]]
        told = self._text("panel-council", rank=rank, value=value)
        words, size = fitted(self._fonts, told, "body", px(SMALL), row.w - px(24), px(12))
        if words != told:
            words, size = fitted(self._fonts, told, "body", px(SMALL), row.w, px(12))
            line(surface, self._fonts, words, row.midleft, "body", size, QUIET)
            return
        icon(surface, "seat", (row.x + px(9), row.centery), 9 * self._frame.ui_scale, QUIET)
        line(surface, self._fonts, words, (row.x + px(24), row.centery), "body", size, QUIET)

    def _sprite(self, surface: pygame.Surface, name: str, middle: tuple[float, float], side: int) -> None:
        blit(surface, self._sprites.fitted(name, side), middle)


def _content(shown: Shown, colour: str) -> tuple[object, ...]:
    """All that a panel's picture depends on but its lights, the part of the board under it too."""
    state = shown.state
    ground = state.boards, state.islands, state.seats.index(colour)
    order = colour == state.actor, colour == state.start, shown.names.get(colour), shown.scores.get(colour)
    return *ground, *order, state.orders[colour], state.in_temple(colour), state.council
