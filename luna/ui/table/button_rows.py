"""Where prompt and buttons lie in the bottom bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures.assets import Fonts
from luna.ui.table.frame import Frame
from luna.ui.table.shown import Button

LABEL, LEAST_LABEL = 18, 16
"""Type of the buttons in logical px; the least is of words only."""
PROMPT_ROW, LOW_PROMPT, LOWEST_PROMPT, ROW_GAP, BELOW = 33, 25, 21, 4, 4
HIGHEST_BUTTON, LOW_BUTTON, LOWEST_BUTTON, WIDEST_BUTTON, ONE_ROW = 72, 24, 21, 210, 4
ICON, CAP_PAD, ADDED = 20, 8, 44
"""Widths in a button in logical px: its emblem, what a key cap is wider than its key, and most that is added so that
rows are equally wide."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How close together the buttons are, all in logical px: their labels' type, their margins, what is between parts.

    Without words (0) a button shows its emblem and its key; where it is `terse` only those do that say enough so, and
    where it is `plain` the others have no emblem.
    """

    label: int
    edge: int
    between: int
    terse: bool = False
    plain: bool = False


BARE = (False, False), (True, False), (False, True), (True, True)
"""Without the words of what is terse, then without emblems, then without both."""
FITS = Fit(LABEL, 6, 5), *(Fit(label, 3, 3, *bare) for label, bare in product((LABEL, LEAST_LABEL), BARE))
"""Tried in this order: words are more than emblems, and as large ones as were wanted more than both."""
WORDLESS = Fit(0, 2, 2)
Way = tuple[Frame, Fit, int]
"""Areas with their type, how close together buttons are, and rows."""


@dataclass(frozen=True, slots=True)
class BarShape:
    """How the bar is laid out in px: rows of buttons, height of the prompt, whether what is held lies below it."""

    rows: int
    prompt: int
    below: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A button, where it lies, the px of its label, 0 = it shows none; whether it shows its emblem; its margins and
    what lies between its parts."""

    button: Button
    rect: pygame.Rect
    label: int
    emblem: bool
    edge: int
    between: int


@lru_cache(maxsize=16)
def bar_shape(frame: Frame) -> BarShape:
    """Two rows of buttons where there is room, what is held beside them; else one row, and all below the prompt."""
    px, height, between = frame.px, frame.bottom.h, frame.px(BELOW) + frame.px(ROW_GAP)
    if height < px(LOWEST_PROMPT) + between + 2 * px(LOWEST_BUTTON):
        return BarShape(1, min(px(LOW_PROMPT), height // 2), below=True)
    left = height - between - 2 * px(LOW_BUTTON)
    return BarShape(2, max(px(LOWEST_PROMPT), min(px(PROMPT_ROW), left)), below=False)


class Arranged(NamedTuple):
    """The buttons in reading order, the areas with their type, and the px of the prompt above them."""

    placed: tuple[Placed, ...]
    frame: Frame
    prompt: int


@lru_cache(maxsize=16)
def arranged(frame: Frame, fonts: Fonts, actions: tuple[Button, ...], left: int, right: int) -> Arranged:
    """The buttons between two edges of the bar: few in one row, more in as many as the bar has.

    With little room labels get smaller and move together, then all type does down to its usual size. Only where that
    is too large as well are nothing but the labels of buttons without an emblem left.
    """
    plain = frame, WORDLESS, bar_shape(frame).rows
    ways = (way for way in _ways(frame, len(actions)) if _widest(fonts, actions, *way) <= right - left)
    found, fit, rows = next(ways, plain)
    prompt = min(bar_shape(frame).prompt, bar_shape(found).prompt)
    area = pygame.Rect(left, found.bottom.y + prompt, right - left, found.bottom.h - found.px(BELOW) - prompt)
    return Arranged(_laid(fonts, actions, area, found, fit, rows), found, prompt)


def _ways(frame: Frame, count: int) -> Iterator[Way]:
    """How so many buttons may be arranged with words: what is wanted first."""
    for each in frame.smaller():
        most = bar_shape(each).rows
        yield from ((each, fit, rows) for fit in FITS for rows in range(1 if count <= ONE_ROW else most, most + 1))


def _widest(fonts: Fonts, actions: Sequence[Button], frame: Frame, fit: Fit, rows: int) -> int:
    """The width of the widest row."""
    widths = [_width(frame, fonts, button, fit) for button in actions]
    return max((_row_width(frame, widths[a:b]) for a, b in _balanced(widths, rows)), default=0)


def _laid(
    fonts: Fonts, actions: Sequence[Button], area: pygame.Rect, frame: Frame, fit: Fit, rows: int
) -> tuple[Placed, ...]:
    """All rows equally wide, at the left below the prompt: so the first button is always found in one place."""
    widths = [_width(frame, fonts, button, fit) for button in actions]
    px, gap, split = frame.px, frame.px(ROW_GAP), _balanced(widths, rows)
    height = min((area.h - (rows - 1) * gap) // rows, px(HIGHEST_BUTTON))
    most = max(_row_width(frame, widths[a:b]) + (b - a) * px(ADDED) for a, b in split)
    wide = min(area.w, max(most, (split[0][1]) * px(WIDEST_BUTTON) if rows == 1 else 0))
    placed = list[Placed]()
    for row, (a, b) in enumerate(split):
        spare, x = wide - _row_width(frame, widths[a:b]), float(area.left)
        top = area.y + row * (height + gap)
        for button, width in zip(actions[a:b], widths[a:b], strict=True):
            right = x + width + spare / (b - a)
            rect = pygame.Rect(round(x), top, round(right) - round(x), height)
            label, emblem = _label(frame, button, fit), _emblem(button, fit)
            placed.append(Placed(button, rect, label, emblem, px(fit.edge), px(fit.between)))
            x = right + gap
    return tuple(placed)


def key_width(frame: Frame, fonts: Fonts, key: str) -> int:
    """Width of a key cap."""
    return fonts.width(key, "bold", frame.px(LABEL)) + frame.px(CAP_PAD)


def _label(frame: Frame, button: Button, fit: Fit) -> int:
    """The px of a button's label; numbers never get smaller."""
    if not fit.label:
        return 0 if button.icon else frame.px(LEAST_LABEL)
    if fit.terse and button.terse:
        return 0
    return frame.px(LABEL if any(map(str.isdigit, "".join(_wordings(button)))) else fit.label)


def _emblem(button: Button, fit: Fit) -> bool:
    """Whether a button shows its emblem; one with changing words has the place for it, where a note may come."""
    return bool(button.icon) and (not fit.plain or (fit.terse and button.terse) or bool(button.wordings))


def _wordings(button: Button) -> tuple[str, ...]:
    """All that may stand on a button."""
    return button.label, *button.wordings


def _width(frame: Frame, fonts: Fonts, button: Button, fit: Fit) -> int:
    """What a button needs, whatever of its words and keys it gets."""
    px, keys = frame.px, [key for key in (button.key, button.other_key) if key]
    size = _label(frame, button, fit)
    parts = [px(ICON)] if _emblem(button, fit) else []
    parts += [max(fonts.width(words, "body", size) for words in _wordings(button))] if size else []
    parts += [max(key_width(frame, fonts, key) for key in keys)] if keys else []
    return sum(parts) + (len(parts) - 1) * px(fit.between) + 2 * px(fit.edge)


def _row_width(frame: Frame, widths: Sequence[int]) -> int:
    return sum(widths) + max(0, len(widths) - 1) * frame.px(ROW_GAP)


def _balanced(widths: Sequence[int], rows: int) -> list[tuple[int, int]]:
    """First and last button of each row, so that no row is much wider than the other."""
    if rows == 1 or len(widths) < 2:
        return [(0, len(widths))]
    first = min(range(1, len(widths)), key=lambda k: max(sum(widths[:k]), sum(widths[k:])))
    return [(0, first), (first, len(widths))]
