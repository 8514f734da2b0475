"""The panel of a scoring order by order: values with their reasons, their sum, and the influence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from luna.games.luna.scenes.score import Score, ScoreRow, Value
from luna.games.luna.scenes.score_table import name_of
from luna.ui.context import Context
from luna.ui.pictures import palette
from luna.ui.pictures.assets import SMALLEST_PX, Placed
from luna.ui.pictures.draw import clear_surface, fitted, icon, wrapped
from luna.ui.reading.phrases import signed
from luna.ui.widgets.forms import Box, Form

GAP, TALLEST, NAMED = 7.0, 64.0, 46.0
"""Room between rows, the greatest height of a line, and the height from which a value has room for its name."""
HEAD, SIGN, POINTS = 1.11, 32.0, 36.0
"""Height of name and influence as a multiple of a line's; widths of a value's picture and of points."""
TOTAL, SUM, NUMBER_GAP = 26.0, 20.0, 12.0
"""Type of the influence and of the sum beside it, and what lies between them."""
REASON, NAME, LEAST, LEADING = 19.0, 17.0, 14.0, 1.16
"""Type of a reason, of a value's name, the least of both, and the height of a line as a multiple of it."""


MOST_LINES, MOST_GROWTH = 3, 1.3
"""Of a reason, and of what stands in the column besides reasons."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The type of all reasons in px, and that of the values' names above them in logical px, 0 = they have no room."""

    size: int
    name: float


def _largest(form: Form, reasons: Sequence[str], room: int, height: float, most: float, least: int) -> int | None:
    """The largest type in px in which each reason has room in `MOST_LINES` at most; None if that is too small."""
    for size in range(form.px(most), least - 1, -1):
        if all(_has_room(form, reason, size, room, height * form.ui_scale) for reason in reasons):
            return size
    return None


def _has_room(form: Form, reason: str, size: int, width: int, height: float) -> bool:
    lines = wrapped(form.fonts, reason, "body", size, width)
    wide = max(form.fonts.width(each, "body", size) for each in lines)
    return len(lines) <= MOST_LINES and wide <= width and len(lines) * size * LEADING <= height


class RoundRows:
    """The rows on a form, and where on it the influence of each stands."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.totals: list[pygame.Rect] = []
        """A box of px for each row."""
        self._growth = 1.0

    @property
    def _grown(self) -> float:
        """How many times its usual type has what never wraps."""
        return min(self._growth, MOST_GROWTH)

    @property
    def _points(self) -> float:
        """The width of points."""
        return POINTS * self._grown

    def place(self, form: Form, score: Score, room: Box, shown: int, growth: float = 1.0) -> None:
        """Adds the rows in a box of a form, with what so many steps tell; type grows so much where it has room."""
        left, top, width, height = room
        values = [score.values(self._context.text, row) for row in range(len(score.rows))]
        lines = sum(map(len, values)) + HEAD * len(values)
        self._growth = growth
        line = min(TALLEST * growth, (height - GAP * len(values)) / lines)
        words = (left, top, width - SIGN - self._points - 20, line)
        setting = self._setting(form, [value for each in values for value in each], words)
        self.totals.clear()
        for row, told in zip(score.rows, values, strict=True):
            head, whole = HEAD * line, (HEAD + len(told)) * line
            form.panel((left, top, width, whole))
            self._place_head(form, row, (left, top, width, head), shown == len(score.steps))
            for n, value in enumerate(told):
                box = left, top + head + n * line, width, line
                self._place_line(form, value, box, setting if value.step < shown else None)
            top += whole + GAP

    def _place_head(self, form: Form, row: ScoreRow, box: Box, summed: bool) -> None:
        """Whose row it is, the sum when it is told, and room for the influence."""
        left, top, width, height = box
        picture = self._context.sprites.fitted(f"novice_{row.colour}", height * 0.9 * form.ui_scale)
        form.picture((left + 4, top + 2, SIGN, height), picture)
        total = max(form.fonts.width(str(each), "title", form.px(TOTAL)) for each in (row.start, row.total))
        added = signed(self._context.text, row.added)
        numbers = total / form.ui_scale + NUMBER_GAP, form.fonts.width(added, "bold", form.px(SUM)) / form.ui_scale
        room = width - SIGN - sum(numbers) - 20  # also before the sum is told, so that the name stays as it is
        beside, above = (left + SIGN + 8, top, room, height), (left + SIGN + 8, top, width - SIGN - 16, height * 0.4)
        low = top, height
        if not self._place_name(form, row, beside):
            if self._place_name(form, row, above):
                low = top + height * 0.4, height * 0.52
            else:
                self._place_name(form, row, beside, cut=True)
        self.totals.append(form.rect((left, low[0], width - 10, low[1])))
        if summed:
            tint, right = palette.REFUSAL if row.added < 0 else palette.CREAM, left + width - 10 - numbers[0]
            form.label((right - POINTS, low[0], POINTS, low[1]), added, SUM, tint, "right", "bold")

    def _place_name(self, form: Form, row: ScoreRow, box: Box, cut: bool = False) -> bool:
        """The name in the face and type that have room; False and nothing is placed if none has, unless it is `cut`."""
        name = name_of(self._context.text, row.colour, row.name)
        room = form.rect((0, 0, box[2], 1)).w - 1
        faces = ("title", 18, form.px(14)), ("bold", 17, min(form.px(13), SMALLEST_PX))  # the other face is narrower
        for role, most, least in faces:
            told, px = fitted(form.fonts, name, role, form.px(most), room, least)
            if told == name or (cut and role == "bold"):
                form.label(box, told, px / form.ui_scale, palette.CREAM, role=role)
                return True
        return False

    def _place_line(self, form: Form, value: Value, box: Box, setting: Setting | None) -> None:
        """A value with its reason; before it is told, without a setting, only its sign."""
        left, top, width, height = box
        form.picture((left + 4, top, SIGN, height), self._sign(value.sign, min(SIGN, height - 2) * form.ui_scale))
        if setting is None:
            return
        tint = palette.REFUSAL if value.points < 0 else palette.CREAM if value.points else palette.QUIET
        number = left + width - self._points - 10, top, self._points, height
        size = 22 * self._grown
        form.label(number, signed(self._context.text, value.points), size, tint, "right", "bold")
        self._place_reason(form, value, (left + SIGN + 8, top, width - SIGN - self._points - 20, height), setting)

    def _place_reason(self, form: Form, value: Value, box: Box, setting: Setting) -> None:
        """What the sign stands for and the reason below it; the reason alone where both have no room."""
        left, top, width, height = box
        room = form.rect((0, 0, width, 1)).w - 2
        if name := setting.name:
            told, px = fitted(form.fonts, self._name(value), "body", form.px(name), room, form.px(LEAST))
            form.label((left, top + 3, width, name + 4), told, px / form.ui_scale, palette.QUIET)
            top, height = top + name + 8, height - name - 10
        line = setting.size * LEADING / form.ui_scale
        most = min(MOST_LINES, max(2, int(height / line)))
        rows = wrapped(form.fonts, value.reason, "body", setting.size, room)[:most]
        top += (height - len(rows) * line) / 2
        for n, words in enumerate(rows):
            form.label((left, top + n * line, width, line), words, setting.size / form.ui_scale, palette.CREAM)

    def _setting(self, form: Form, values: Sequence[Value], box: Box) -> Setting:
        """One type for the reasons of all lines, with the names of the values where all have room in it."""
        _, _, width, height = box
        room, least, most = form.rect((0, 0, width, 1)).w - 2, form.px(LEAST), REASON * self._growth
        reasons = [value.reason for value in values]
        names = [self._name(value) for value in values]
        if height >= NAMED and all(form.fonts.width(name, "body", least) <= room for name in names):
            for name in (NAME * self._grown, NAME):
                size = _largest(form, reasons, room, height - name - 10, most, least)
                if size and (size >= form.px(name) or name == NAME):  # names larger than what they head look wrong
                    return Setting(size, name)
        return Setting(_largest(form, reasons, room, height, most, SMALLEST_PX) or SMALLEST_PX, 0)

    def _name(self, value: Value) -> str:
        return self._context.text("preview-row", row=value.what)

    def _sign(self, name: str, side: float) -> Placed:
        if name in self._context.sprites.names():
            return self._context.sprites.fitted(name, side)
        surface = clear_surface((round(side), round(side)))
        icon(surface, name, (side / 2, side / 2), side * 0.4, palette.CREAM)
        return surface, (side / 2, side / 2)
