"""The picture of the printed values: what is pointed at, selected, known or impossible on it."""

from __future__ import annotations

import pygame

from luna.ui.input import keys
from luna.ui.pictures import palette
from luna.ui.pictures.draw import icon, panel
from luna.ui.pictures.marks import corners
from luna.ui.printed_values import Desk
from luna.ui.widgets import focus
from luna.ui.widgets.forms import Box, Form

_ARROWS = {
    pygame.K_LEFT: focus.LEFT,
    pygame.K_RIGHT: focus.RIGHT,
    pygame.K_UP: focus.UP,
    pygame.K_DOWN: focus.DOWN,
}
_STEPS = {"+": 1, "-": -1}


class PrintedPicture:
    """Shows a desk at a place of a form, and takes the pointer and the keys there."""

    def __init__(self, left: float, top: float) -> None:
        self.left, self.top = left, top
        self.pointed = ""
        """The field below the pointer."""
        self._key: tuple[Desk, float, str] | None = None

    def show(self, desk: Desk, form: Form) -> None:
        """The desk as it is now."""
        key = desk, form.ui_scale, desk.content()
        if key != self._key:
            self._key, self._image = key, desk.picture(form.ui_scale)
        self._desk, self._ui_scale = desk, form.ui_scale
        self._at = form.rect((self.left, self.top, *desk.size))
        self._rects = {field: self._rect(box, form) for field, box in desk.fields.items()}

    def _rect(self, box: Box, form: Form) -> pygame.Rect:
        return form.rect((self.left + box[0], self.top + box[1], *box[2:]))

    def draw(self, surface: pygame.Surface) -> None:
        """The picture and its marks."""
        surface.blit(self._image, self._at)
        self._lock(surface)
        width, desk = max(2, round(2 * self._ui_scale)), self._desk
        for field in desk.marked:
            if field in self._rects:
                pygame.draw.rect(surface, palette.REFUSAL, self._rects[field], width, 8)
        if self.pointed in self._rects:
            colour = palette.QUIET if self.pointed in desk.known else palette.CREAM
            pygame.draw.rect(surface, colour, self._rects[self.pointed], width, 8)
        if desk.selected in self._rects:
            corners(surface, self._rects[desk.selected], palette.GOLD, self._ui_scale)
            pygame.draw.rect(surface, palette.GOLD, self._rects[desk.selected], width, 8)

    def _lock(self, surface: pygame.Surface) -> None:
        """A lock at the corner of what is known."""
        radius = 9 * self._ui_scale
        for field in self._desk.known:
            x, y = self._rects[field].topleft
            badge = pygame.Rect(0, 0, round(2.6 * radius), round(2.6 * radius))
            badge.center = round(x), round(y + radius / 2)
            panel(surface, badge, palette.INK, 235, badge.h // 2, palette.HAIRLINE)
            icon(surface, "lock", badge.center, radius, palette.CREAM)

    def handle(self, event: pygame.event.Event, typing: bool) -> bool:
        """Whether something else is selected, pointed at or corrected; with `typing` keys are for the widgets."""
        desk = self._desk
        if event.type == pygame.MOUSEMOTION:
            before, self.pointed = self.pointed, self._field_at(event.pos)
            return self.pointed != before
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            field = self._field_at(event.pos)
            desk.selected = field or desk.selected
            return bool(field)
        if event.type == pygame.MOUSEWHEEL and event.y and self.pointed:
            desk.selected = self.pointed
            return desk.turn(1 if event.y > 0 else -1)
        return event.type == pygame.KEYDOWN and not typing and self._press(event)

    def missed(self, event: pygame.event.Event) -> bool:
        """Whether a press was on the picture, but on nothing that can be selected."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return pressed and self._at.collidepoint(event.pos) and not self._field_at(event.pos)

    def _press(self, event: pygame.event.Event) -> bool:
        desk = self._desk
        if event.key in _ARROWS:
            fields = list(self._rects)
            at = fields.index(desk.selected) if desk.selected in fields else None
            found = focus.towards(list(self._rects.values()), at, _ARROWS[event.key])
            desk.selected = desk.selected if found is None else fields[found]
            return True
        if (sign := keys.mark(event)) in _STEPS:
            return desk.turn(_STEPS[sign])
        digit = event.unicode if event.unicode.isascii() else ""
        return digit.isdecimal() and desk.type(digit)

    def _field_at(self, at: tuple[int, int]) -> str:
        return next((field for field, rect in self._rects.items() if rect.collidepoint(at)), "")
