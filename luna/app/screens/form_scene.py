"""What every scene made of widgets has in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from luna.app.app import App
from luna.app.scene import Scene
from luna.ui.forms import Form

Way = tuple[str, str, Callable[[], object]]
"""A button's key, its words and what it does."""
PAIR_GAP = 14.0


class FormScene(Scene):
    """A scene whose widgets stand on a canvas of logical units in the middle of the window; `build` places them."""

    canvas: tuple[float, float] = (1280, 720)
    first = ""
    """Key of the widget that has the focus at the start, if any."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._form: Form | None = None
        self._fresh = False

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

    def origin(self) -> tuple[int, int]:
        """Where the canvas begins, in px."""
        u, sides = self.app.u_for(self.canvas), zip(self.app.size, self.canvas, strict=True)
        left, top = (round((side - length * u) / 2) for side, length in sides)
        return left, top

    def rebuild(self) -> None:
        """Places all widgets anew; the keyboard focus stays where it is."""
        self.canvas = self.measure(self.form)
        if self.app.u_for(self.canvas) != self.form.u:
            self.form.quiet()
            self._form = self._new_form(self.form.focused)
        form = self.form
        form.rebuild(form.u, self.origin())
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
        self.app.pop()

    def update(self, seconds: float) -> None:
        self.dirty |= self.form.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.form.draw(surface)

    def _new_form(self, focused: str | None) -> Form:
        """An empty form at the scale at which the canvas fits the window."""
        u = self.app.u_for(self.canvas)
        form = Form(self.app.manager(u), self.app.fonts, u, self.origin(), focused)
        form.heard = partial(self.app.sound.play, "button")
        form.refusal = lambda reason, limit: self.app.text(f"entry-{reason}", count=limit)
        return form

    def name_of(self, colour: str, name: str) -> str:
        """A player's name, or the order's where there is none."""
        return name or self.app.text("order-name", colour=colour)

    def add_languages(self, left: float, top: float, width: float) -> None:
        """A row of buttons, one per language under its own name, the current one marked."""
        gap, languages = 10, self.app.text.languages
        each = (width - gap * (len(languages) - 1)) / len(languages)
        for n, language in enumerate(languages):
            key, box = f"language-{language}", (left + n * (each + gap), top, each, 46)
            use = partial(self.app.use_language, language)
            self.form.button(key, box, self.app.text.native_name(language), use, "#small")
            self.form.mark(key, language == self.app.text.language)

    def add_pairs(self, ways: Sequence[Way], box: tuple[float, float, float, float], step: float) -> None:
        """Buttons two by two; `box` is where a single one would stand, rows lie `step` apart."""
        left, top, width, height = box
        half = (width - PAIR_GAP) / 2
        for n, (key, words, press) in enumerate(ways):
            row, column = divmod(n, 2)
            place = left + column * (half + PAIR_GAP), top + row * step, half, height
            self.form.button(key, place, words, press, "#half")

    def fullscreen_way(self) -> Way:
        """What changes between window and whole screen."""
        label = "fullscreen-leave" if self.app.window.fullscreen else "fullscreen-enter"
        return "fullscreen", self.app.text(label), self.app.toggle_fullscreen

    def add_fullscreen(self, box: tuple[float, float, float, float]) -> None:
        """A button that changes between window and whole screen."""
        key, words, press = self.fullscreen_way()
        self.form.button(key, box, words, press)
