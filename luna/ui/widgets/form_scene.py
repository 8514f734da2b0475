"""What every scene made of widgets has in common."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import pygame

from luna.ui.context import Context
from luna.ui.scene import Scene
from luna.ui.widgets.forms import Form


class FormScene(Scene):
    """A scene whose widgets stand on a canvas of logical units in the middle of the window; `build` places them."""

    canvas: tuple[float, float] = (1280, 720)
    first = ""
    """Key of the widget that has the focus at the start, if any."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._form: Form | None = None
        self._fresh = False

    @property
    def placed(self) -> bool:
        """Whether the widgets are there: the scene has been given a size."""
        return self._form is not None

    @property
    def form(self) -> Form:
        """The widgets as they are now; the scene must have been given a size."""
        assert self._form is not None
        return self._form

    def build(self, form: Form) -> None:
        """Places all widgets on an empty form."""
        raise NotImplementedError

    def measure(self, form: Form) -> tuple[float, float]:
        """The size of the canvas, where it depends on what stands on it."""
        return self.canvas

    def scale(self) -> float:
        """px per logical unit: what lets the canvas fit the window."""
        return self.context.ui_scale_for(self.canvas)

    def origin(self) -> tuple[int, int]:
        """Where the canvas begins, in px."""
        ui_scale, sides = self.scale(), zip(self.context.size, self.canvas, strict=True)
        left, top = (round((side - length * ui_scale) / 2) for side, length in sides)
        return left, top

    def rebuild(self) -> None:
        """Places all widgets anew; the keyboard focus stays where it is."""
        self.canvas = self.measure(self.form)
        if self.scale() != self.form.ui_scale:
            self.form.quiet()
            self._form = self._new_form(self.form.focused)
        form = self.form
        form.rebuild(form.ui_scale, self.origin())
        self.build(form)
        form.focus_on(form.focused if form.focused in form.widgets else None)
        form.update(0)  # pygame_gui shows new widgets only after an update, and a covered scene gets none
        self.dirty = True

    def enter(self) -> None:
        """Places all widgets anew, since something may have changed meanwhile; the first time `resize` has done so."""
        if not self._fresh:
            self.rebuild()
        self._fresh = False

    def leave(self) -> None:
        self.form.quiet()
        with suppress(pygame.error):  # a screen without pointers
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)  # that of a line would stay over the next scene

    def resize(self, size: tuple[int, int]) -> None:
        self._fresh = self._form is None
        self._form = self._new_form(self._form.focused if self._form else self.first)
        self.rebuild()

    def language_changed(self) -> None:
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        used = self.form.handle(event)
        if not used and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            used = True
        # A key can change what is typed or focused; what the mouse changes shows in `update`.
        self.dirty |= event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN)
        return used

    def back(self) -> None:
        """What Esc does."""
        self.context.go.pop()

    def update(self, seconds: float) -> None:
        self.dirty |= self.form.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.form.draw(surface)

    def _new_form(self, focused: str | None) -> Form:
        """An empty form at the scale at which the canvas fits the window."""
        ui_scale = self.scale()
        form = Form(self.context.manager(ui_scale), self.context.fonts, ui_scale, self.origin(), focused)
        form.wanted = self.context.ui_scale / ui_scale
        form.heard = partial(self.context.sound.play, "button")
        form.refusal = lambda reason, limit: self.context.text(f"entry-{reason}", count=limit)
        return form
