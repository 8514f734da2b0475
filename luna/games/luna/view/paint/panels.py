"""The left column: one panel per order with everything it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import Rows, is_narrow, panel_frame, panels_of, sign_half, supply_boxes
from luna.games.luna.view.geometry.topics import held_spots
from luna.games.luna.view.looks import LOOKS, deed_colour, target_colour
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, panel, plate
from luna.ui.pictures.outlines import rounded
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, INK, ORDER_EMBLEMS, ORDERS, PANEL_ACTIVE, QUIET, SLOT
from luna.ui.pictures.palette import PANEL as PANEL_COLOUR
from luna.ui.pictures.parts import part_of
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.spot import PANEL, PIECE, Spot, boxed

NAME, SCORE, BODY, LEAST, LEAST_LABEL, LEAST_NARROW, APART = 20, 31, 18, 16, 14, 10, 3
"""Type in logical px; the least is of words only, in a narrow column, which is one of large type, less. Between words
and the influence, in logical px."""


SOLID = 190
"""Opacity (0-255) from which a sprite is more than its shadow."""


def panel_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The panels, and in the actor's the supplies of novices and shrines."""
    for colour, rows in zip(state.seats, panels_of(frame, state), strict=True):
        if colour == state.actor and not rows.folded:
            novices, shrines = supply_boxes(rows)
            yield boxed(Pick(Kind.RESERVE), PIECE, novices, frame.px(6))
            yield boxed(Pick(Kind.SHRINES), PIECE, shrines, frame.px(6))
        edge = rounded(rows.whole, frame.px(12))
        yield Spot(Pick(TablePick.PLAYER, colour), PANEL, (edge,), edge, rows.head)


class PanelPainter:
    """Draws the panels of all orders."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._whole, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._frame = frame
        """With the type of the panels that are painted."""
        self._kept: dict[str, tuple[object, pygame.Surface]] = {}

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """All panels and what is lit in them."""
        state, whole = shown.state, self._whole
        self._frame = panel_frame(whole, len(state.seats), state.solo)
        for colour, rows in zip(state.seats, panels_of(whole, state), strict=True):
            self._kept_panel(surface, shown, colour, rows)
        for spot in (*panel_spots(whole, state), *held_spots(whole, state)):
            if spot.pick in shown.chosen:
                lights.gild(surface, spot.lit, self._frame.ui_scale, deed_colour(shown.done_by.get(spot.pick)))
            elif spot.pick in shown.targets:
                lights.light(surface, spot.lit, target_colour(shown.state.actor), self._frame.ui_scale)
            elif spot.pick in shown.sources:
                lights.light(surface, spot.lit, GOLD, self._frame.ui_scale * 0.6, strong=False)

    def _kept_panel(self, surface: pygame.Surface, shown: Shown, colour: str, rows: Rows) -> None:
        """A panel as it was painted last if nothing in it has changed: most actions change one or two of them."""
        key, left = (_content(shown, colour), tuple(rows.whole)), self._frame.left
        area = pygame.Rect(left.x, rows.whole.y - 1, left.w, rows.whole.h + 2)
        before, picture = self._kept.get(colour, (None, surface))
        if before == key:
            surface.blit(picture, area)
            return
        self._panel(surface, shown, colour, rows)
        self._kept[colour] = key, part_of(surface, area)

    def _panel(self, surface: pygame.Surface, shown: Shown, colour: str, rows: Rows) -> None:
        px, state = self._frame.px, shown.state
        active = colour == state.actor
        fill = PANEL_ACTIVE if active else PANEL_COLOUR
        panel(surface, rows.whole, fill, 226, px(12), *((GOLD, max(2, px(2))) if active else ()))
        bar = pygame.Rect(rows.whole.x + px(5), rows.whole.y + px(10), px(5), rows.whole.h - px(20))
        pygame.draw.rect(surface, ORDERS[colour], bar, border_radius=px(3))
        self._head(surface, shown, colour, rows.head)
        self._on_table(surface, state, colour, rows)
        if rows.folded:
            return
        self._supply(surface, state, colour, rows)
        self._favours(surface, state, colour, rows)
        self._council(surface, state, colour, rows.council)

    def _head(self, surface: pygame.Surface, shown: Shown, colour: str, row: pygame.Rect) -> None:
        px, state = self._frame.px, shown.state
        side = 0 if is_narrow(self._frame) else min(px(60), row.h - 2, row.w // 4)
        if side:
            self._sprite(surface, f"novice_{colour}", (row.x + side * 0.36, row.centery), side)
        x, upper, lower = row.x + round(side * 0.70) + px(2), row.y + row.h * 0.26, row.y + row.h * 0.74
        mark = min(px(25), row.h // 2 - 1)
        self._name(surface, shown.names.get(colour, ""), (x, upper), row.right - x - mark)
        if colour == state.start:
            self._sprite(surface, "start_marker", (row.right - mark // 2, upper), mark)
        self._standing(surface, shown, colour, (x, lower), row)

    def _standing(
        self, surface: pygame.Surface, shown: Shown, colour: str, at: tuple[float, float], row: pygame.Rect
    ) -> None:
        """The order's emblem and, where there is room, whether it acts; its influence."""
        px, state, (x, y) = self._frame.px, shown.state, at
        score = str(shown.scores.get(colour, state.orders[colour].influence))
        size = max(px(BODY), min(px(SCORE), round(row.h * 0.54)))
        drawn = line(surface, self._fonts, score, (row.right, y), "title", size, GOLD, "midright")
        gem = min(px(19), row.h // 2 - 3)
        self._sprite(surface, "crystal", (drawn.left - gem * 0.58, y), gem)
        radius = 8 * self._frame.ui_scale
        icon(surface, ORDER_EMBLEMS[colour], (x + radius, y), radius, LOOKS[colour].soft)
        turn = colour == state.actor
        told = self._text("panel-turn") if turn else self._about(shown, colour)
        left = x + 2 * radius + px(4)
        room = round(drawn.left - gem * 1.12 - left) - px(APART)
        words, size = fitted(self._fonts, told, "body", px(BODY), room, self._least())
        if words == told != shown.names.get(colour):
            line(surface, self._fonts, words, (left, y), "body", size, GOLD if turn else QUIET)

    def _about(self, shown: Shown, colour: str) -> str:
        """The level of a bot, the colour of everybody else."""
        if colour in shown.strengths:
            return self._text("level-name", level=shown.strengths[colour])
        return self._text("order-name", colour=colour)

    def _name(self, surface: pygame.Surface, name: str, at: tuple[float, float], room: int) -> None:
        """A name in the title face, or in the narrower one if that is too long; alike with and without the marker."""
        px = self._frame.px
        words, size = fitted(self._fonts, name, "title", px(NAME), room, px(17))
        role = "title" if words == name else "bold"
        if role == "bold":
            words, size = fitted(self._fonts, name, role, px(BODY), room, self._least())
        line(surface, self._fonts, words, at, role, size, CREAM)

    def _on_table(self, surface: pygame.Surface, state: Snapshot, colour: str, rows: Rows) -> None:
        islands = state.orders[colour].islands.values()
        counts = (
            (f"novice_{colour}", sum(here.active for here in islands)),
            (f"kneeling_{colour}", sum(here.inactive for here in islands)),
            ("pier", state.orders[colour].jetty),
            ("temple", state.in_temple(colour)),
        )
        for (what, count), cell in zip(counts, rows.counts(), strict=True):
            self._count(surface, what, count, cell)

    def _supply(self, surface: pygame.Surface, state: Snapshot, colour: str, rows: Rows) -> None:
        px = self._frame.px
        novices, shrines = supply_boxes(rows)
        box = novices.union(shrines).inflate(px(4), 0)
        blit(surface, (plate(box.size, INK, 120, px(7), FAINT, 110), (0, 0)), box.topleft)
        least = min(self._least(), px(LEAST_LABEL))
        if room := box.left - rows.supply.left - px(4):
            words, size = fitted(self._fonts, self._text("panel-supply"), "body", px(BODY), max(0, room), least)
            if room > px(30):
                line(surface, self._fonts, words, (rows.supply.left, box.centery), "body", size, QUIET)
        order = state.orders[colour]
        self._count(surface, f"novice_{colour}", order.reserve, novices)
        self._count(surface, f"shrine_{colour}", order.shrines, shrines)

    def _count(self, surface: pygame.Surface, what: str, count: int, cell: pygame.Rect) -> None:
        """A sign and its number; two digits move away from the next sign towards their own, a broad one makes room."""
        px = self._frame.px
        half = sign_half(self._frame, cell)
        middle = cell.x + half, cell.centery
        last = cell.right - px(4) - self._fonts.width(str(count), "bold", px(BODY))
        at = max(middle[0] + half // 2, min(middle[0] + half + px(2), last)), cell.centery
        if what in self._sprites.names():
            side = min(px(31 if what.startswith("novice") else 25), cell.h - 2)
            self._sign(surface, what, middle, side, (cell.x, at[0] - px(2)))
        else:
            icon(surface, what, middle, min(11 * self._frame.ui_scale, half - 2), QUIET)
        line(surface, self._fonts, str(count), at, "bold", px(BODY), CREAM if count else QUIET)

    def _sign(
        self,
        surface: pygame.Surface,
        name: str,
        middle: tuple[float, float],
        side: float,
        room: tuple[float, float],
    ) -> None:
        """A sprite of a usual size and place; between the edges of its room, smaller where that is narrow."""
        whole = _solid(self._sprites.fitted(name, side)[0]).w
        image, (ax, ay) = self._sprites.fitted(name, side * min(1.0, (room[1] - room[0]) / max(1, whole)))
        box = _solid(image)
        x = max(room[0] + ax - box.left, min(middle[0], room[1] + ax - box.right))
        blit(surface, (image, (ax, ay)), (x, middle[1]))

    def _favours(self, surface: pygame.Surface, state: Snapshot, colour: str, rows: Rows) -> None:
        held = state.orders[colour].favours
        for favour, cell in zip(ISLAND_NAMES, rows.tokens(), strict=True):
            side = min(cell.w - 1, cell.h, self._frame.px(30))
            if favour in held:
                self._sprite(surface, f"favour_{favour}", cell.center, side)
            else:
                disc = plate((side - 3, side - 3), SLOT, 120, side // 2, FAINT, 150)
                blit(surface, (disc, ((side - 3) / 2, (side - 3) / 2)), cell.center)

    def _council(self, surface: pygame.Surface, state: Snapshot, colour: str, row: pygame.Rect) -> None:
        """The rank in the council, and what the seat is worth at the end."""
        px = self._frame.px
        rank = [each for each, _ in state.council].index(colour) + 1
        value = state.board.seats[dict(state.council)[colour]]
        drawn = line(surface, self._fonts, str(value), (row.right, row.centery), "bold", px(BODY), CREAM, "midright")
        gem = min(px(19), row.h - 4)
        self._sprite(surface, "crystal", (drawn.left - gem * 0.62, row.centery), gem)
        radius = min(9.5 * self._frame.ui_scale, row.h / 2 - 1)
        icon(surface, "seat", (row.x + radius, row.centery), radius, QUIET)
        left, told = row.x + 2 * radius + px(5), self._text("panel-council", rank=rank)
        words, size = fitted(self._fonts, told, "body", px(BODY), round(drawn.left - gem * 1.3 - left), self._least())
        line(surface, self._fonts, words, (left, row.centery), "body", size, CREAM)

    def _least(self) -> int:
        wide = min(self._frame.px(LEAST), self._whole.plates.px(LEAST))  # larger type is to cut no word
        return self._frame.px(LEAST_NARROW) if is_narrow(self._frame) else wide

    def _sprite(self, surface: pygame.Surface, name: str, middle: tuple[float, float], side: int) -> None:
        blit(surface, self._sprites.fitted(name, side), middle)


@lru_cache(maxsize=128)
def _solid(image: pygame.Surface) -> pygame.Rect:
    """Where a sprite is more than shadow."""
    return image.get_bounding_rect(SOLID)


def _content(shown: Shown, colour: str) -> tuple[object, ...]:
    """All that a panel's picture depends on but its lights, the part of the board under it too."""
    state = shown.state
    ground = state.board, state.boards, state.islands, state.seats.index(colour)
    named = shown.names.get(colour), shown.strengths.get(colour)
    order = colour == state.actor, colour == state.start, shown.scores.get(colour)
    return *ground, *named, *order, state.orders[colour], state.in_temple(colour), state.council
