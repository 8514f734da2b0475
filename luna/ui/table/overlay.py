"""What floats above everything: the hovered outline and the choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Bodies, blit, fitted, line, plate, wrapped
from luna.ui.pictures.palette import (
    BUTTON_HOVER,
    CREAM,
    GLINT,
    GOLD,
    HAIRLINE,
    INK,
    PANEL,
    PANEL_ACTIVE,
    QUIET,
)
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken, gap, nearest_hiding_little
from luna.ui.table.leading_line import draw_leading_line
from luna.ui.table.picks import choice
from luna.ui.table.shown import Choices
from luna.ui.table.spot import POPUP, Spot, boxed

WIDTHS, OPTION, TITLE = (320, 230, 160), 18, 18
"""How wide the lines are that tell what an option would bring, the usual width first; type of options and title."""
TITLE_HEIGHT, OPTION_HEIGHT, OUTCOME, PAD, INSET, NARROWEST, APART = 32, 32, 16, 10, 8, 210, 6
HIDING, LOOSER, ODD = 200, 900, 30
"""How many logical px nearer it is to be for lying on bare ground, for leaving less of the rest free, and for having
the usual width and not the next one."""
EDGE = 6
"""Logical px between a question and the edge of the table: what is cut off there would look cut off itself."""
FAR = 110
"""Logical px from the place where it was asked, beyond which a line leads there."""
CAP, KEYS = 22, 9
"""Side of the cap with the key of an option, in logical px, and how many options have one."""


Size = tuple[int, int]


class Popup(NamedTuple):
    """Where a question lies, and the areas in whose type it is set."""

    frame: Areas
    rect: pygame.Rect


def popup(
    frames: Iterable[Areas],
    fonts: Fonts,
    choices: Choices,
    taken: Taken,
    *attempts: Sequence[Sequence[pygame.Rect]],
) -> Popup:
    """Near its point, where it hides little, in table or column, and off the things it is to be kept off.

    Of an attempt each of several lists of these is only for want of room by the one before. It is made in ever smaller
    types before the next attempt is; where all fail, it lies at its point in the first type. `taken` is what things
    take of the table.
    """
    sizes = tuple(frames)
    for kept_off, frame in product(attempts, sizes):
        if rect := _off(frame, fonts, choices, taken, kept_off):
            return Popup(frame, rect)
    return Popup(sizes[0], choices_rect(sizes[0], fonts, choices))


def choices_rect(frame: Areas, fonts: Fonts, choices: Choices) -> pygame.Rect:
    """The popup, beside its point and inside the table, which it leaves only for want of room."""
    sizes, px, room = _sizes(frame, fonts, choices), frame.px, _inside(frame.table, frame)
    rect = pygame.Rect((choices.at[0] + px(14), choices.at[1] - sizes[0][1] // 3), sizes[0])
    return rect.clamp(room if _fitting(room, sizes) else _inside(pygame.Rect((0, 0), frame.size), frame))


def _sizes(frame: Areas, fonts: Fonts, choices: Choices) -> tuple[Size, ...]:
    """How large it is in each of the widths, the usual one first."""
    return tuple(dict.fromkeys(_size(frame, fonts, choices, widest) for widest in WIDTHS))


def _fitting(room: pygame.Rect, sizes: Sequence[Size]) -> list[tuple[int, Size]]:
    """Those that have a place in a room, with their numbers."""
    return [(odd, size) for odd, size in enumerate(sizes) if size[0] <= room.w and size[1] <= room.h]


def _off(
    frame: Areas, fonts: Fonts, choices: Choices, taken: Taken, kept_off: Sequence[Sequence[pygame.Rect]]
) -> pygame.Rect | None:
    """The best place in table and column off the things it is to be kept off; None if there is none."""
    at, px, room = [pygame.Rect(choices.at, (1, 1))], frame.px, _inside(frame.table.union(frame.right), frame)
    best: tuple[float, pygame.Rect] | None = None
    for (looser, never), (odd, size) in product(enumerate(kept_off), _fitting(room, _sizes(frame, fonts, choices))):
        malus = looser * px(LOOSER) + odd * px(ODD)
        if best and best[0] <= malus:
            continue
        if near := nearest_hiding_little(taken, size, at, never, px(HIDING), room):
            cost = near.way + near.hidden * px(HIDING) + malus
            best = (cost, near.rect) if best is None or cost < best[0] else best
    return best[1] if best else None


def _size(frame: Areas, fonts: Fonts, choices: Choices, widest: int) -> tuple[int, int]:
    """As wide as titles and options need and as what they would bring in lines of a width."""
    px, told = frame.px, (*choices.outcomes, choices.common)
    lines = [fonts.width(row, "body", px(OUTCOME)) for text in told for row in text.split("\n")]
    needed = [fonts.width(option, "body", px(OPTION)) + px(CAP + INSET) for option in choices.options]
    needed.append(min(px(widest), max(lines)))
    needed.append(fonts.width(choices.title, "title", px(TITLE)) - 2 * px(INSET))
    width = min(max(px(NARROWEST), *needed) + 2 * px(PAD + INSET), frame.size[0] - 2 * px(PAD))
    rows = sum(_heights(frame, fonts, choices, width))
    return width, px(TITLE_HEIGHT) + rows + 2 * px(PAD) + _foot(frame, fonts, choices, width)


def _foot(frame: Areas, fonts: Fonts, choices: Choices, width: int) -> int:
    """How high what all of them would bring is, with what parts it from them."""
    rows = len(_lines(frame, fonts, choices.common, width))
    return rows * fonts.font("body", frame.px(OUTCOME)).get_linesize() + frame.px(APART) if rows else 0


def _outcomes(frame: Areas, fonts: Fonts, choices: Choices, width: int) -> list[tuple[str, ...]]:
    """What each option would bring, in lines; of many options only the first lines, as far as the table has room."""
    told = [_lines(frame, fonts, text, width) for text in choices.outcomes or ("",) * len(choices.options)]
    step, px = fonts.font("body", frame.px(OUTCOME)).get_linesize(), frame.px
    bare = px(TITLE_HEIGHT) + len(told) * px(OPTION_HEIGHT) + 2 * px(PAD) + _foot(frame, fonts, choices, width)
    most = max(map(len, told), default=0)
    while most and bare + step * sum(map(len, told)) > _inside(frame.table, frame).h:
        most -= 1
        told = [rows[:most] for rows in told]
    return told


def _lines(frame: Areas, fonts: Fonts, text: str, width: int) -> tuple[str, ...]:
    """A text in a popup of a width."""
    px, parts = frame.px, text.split("\n") if text else ()
    return tuple(
        row for part in parts for row in wrapped(fonts, part, "body", px(OUTCOME), width - 2 * px(PAD + INSET))
    )


def _heights(frame: Areas, fonts: Fonts, choices: Choices, width: int) -> list[int]:
    step = fonts.font("body", frame.px(OUTCOME)).get_linesize()
    return [frame.px(OPTION_HEIGHT) + len(rows) * step for rows in _outcomes(frame, fonts, choices, width)]


def _inside(area: pygame.Rect, frame: Areas) -> pygame.Rect:
    return area.inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))


def choice_spots(frame: Areas, fonts: Fonts, choices: Choices, popup: pygame.Rect) -> Iterator[Spot]:
    """The options in the popup."""
    for k, rect in enumerate(_option_rects(frame, fonts, choices, popup)):
        yield boxed(choice(k), POPUP, rect, frame.px(7))


def _option_rects(frame: Areas, fonts: Fonts, choices: Choices, popup: pygame.Rect) -> Iterator[pygame.Rect]:
    pad = frame.px(PAD)
    top = popup.y + pad + frame.px(TITLE_HEIGHT)
    for height in _heights(frame, fonts, choices, popup.w):
        yield pygame.Rect(popup.x + pad, top + 2, popup.w - 2 * pad, height - 4)
        top += height


class OverlayPainter:
    """Draws on top of the finished picture; nothing of it is kept."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def hover(self, surface: pygame.Surface, spot: Spot, standing: Bodies = ()) -> None:
        """A light line round a place, behind what is `standing` there."""
        lights.trace(surface, spot.lit, self._frame.ui_scale, standing)

    def choices(self, surface: pygame.Surface, choices: Choices, placed: Popup, hover: Pick | None) -> None:
        """The popup with its options, the hovered one brighter."""
        (frame, popup), px, fonts = placed, placed.frame.px, self._fonts
        place = pygame.Rect(choices.at, (1, 1))
        if frame.table.contains(place) and gap(popup, place) > px(FAR):
            draw_leading_line(surface, frame, popup, place, GOLD)
        blit(surface, (plate(popup.size, PANEL, 248, px(12), GOLD, 255, max(1, px(2))), (0, 0)), popup.topleft)
        title, size = fitted(fonts, choices.title, "title", px(TITLE), popup.w - 2 * px(PAD), px(15))
        middle = popup.centerx, popup.y + px(PAD) + px(TITLE_HEIGHT) / 2
        line(surface, fonts, title, middle, "title", size, GOLD, "center")
        outcomes = _outcomes(frame, fonts, choices, popup.w)
        for k, rect in enumerate(_option_rects(frame, fonts, choices, popup)):
            hovered = hover == choice(k)
            fill, edge = (BUTTON_HOVER, GOLD) if hovered else (PANEL_ACTIVE, HAIRLINE)
            blit(surface, (plate(rect.size, fill, 255, px(7), edge, 200), (0, 0)), rect.topleft)
            head = pygame.Rect(rect.x, rect.y, rect.w, px(OPTION_HEIGHT) - 4).inflate(-2 * px(INSET), 0)
            if k < KEYS:
                self._key(surface, frame, str(k + 1), head)
                head = pygame.Rect(head.x + px(CAP + INSET), head.y, head.w - px(CAP + INSET), head.h)
            text, size = fitted(fonts, choices.options[k], "body", px(OPTION), head.w, px(15))
            line(surface, fonts, text, head.midleft, "body", size, CREAM)
            self._told(surface, frame, outcomes[k], (rect.x + px(INSET), head.bottom))
        common = _lines(frame, fonts, choices.common, popup.w)
        foot = popup.bottom - px(PAD) - len(common) * fonts.font("body", px(OUTCOME)).get_linesize()
        self._told(surface, frame, common, (popup.x + px(PAD + INSET), foot), QUIET, QUIET)

    def _key(self, surface: pygame.Surface, frame: Areas, key: str, head: pygame.Rect) -> None:
        """The key that chooses an option, at its left."""
        px = frame.px
        cap = pygame.Rect(head.x, head.centery - px(CAP) // 2, px(CAP), px(CAP))
        blit(surface, (plate(cap.size, INK, 200, px(4), QUIET, 110), (0, 0)), cap.topleft)
        line(surface, self._fonts, key, cap.center, "bold", px(OPTION), CREAM, "center")

    def _told(
        self,
        surface: pygame.Surface,
        frame: Areas,
        rows: tuple[str, ...],
        corner: tuple[int, int],
        first: str = GLINT,
        others: str = CREAM,
    ) -> None:
        """What an option would bring."""
        px, fonts = frame.px, self._fonts
        step = fonts.font("body", px(OUTCOME)).get_linesize()
        for n, row in enumerate(rows):
            at = corner[0], corner[1] + (n + 0.4) * step
            line(surface, fonts, row, at, "body", px(OUTCOME), first if n == 0 else others)
