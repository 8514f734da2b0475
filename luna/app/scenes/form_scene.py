"""What every scene made of widgets has in common."""

from __future__ import annotations

from functools import partial

import pygame

from luna.app.app import App
from luna.app.scene import Scene
from luna.ui.forms import Form
from luna.ui.text import LANGUAGES


class FormScene(Scene):
    """A scene whose widgets stand on a canvas of logical units in the middle of the window; `build` places them."""

    canvas: tuple[float, float] = (1280, 720)
    first = ""
    """Key of the widget that has the focus at the start, if any."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._form: Form | None = None

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
        sides = zip(self.app.size, self.canvas, strict=True)
        left, top = (round((side - length * self.app.u) / 2) for side, length in sides)
        return left, top

    def rebuild(self) -> None:
        """Places all widgets anew; the keyboard focus stays where it is."""
        form = self.form
        self.canvas = self.measure(form)
        form.rebuild(self.app.u, self.origin())
        self.build(form)
        form.focus_on(form.focused if form.focused in form.widgets else None)
        form.update(0)  # pygame_gui shows new widgets only after an update, and a covered scene gets none
        self.dirty = True

    def enter(self) -> None:
        self.rebuild()

    def leave(self) -> None:
        self.form.quiet()

    def resize(self, size: tuple[int, int]) -> None:
        focused = self._form.focused if self._form else self.first
        self._form = Form(self.app.manager(), self.app.fonts, self.app.u, self.origin(), focused)
        self._form.heard = partial(self.app.sound.play, "button")
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

    def name_of(self, colour: str, name: str) -> str:
        """A player's name, or the order's where there is none."""
        return name or self.app.text("order-name", colour=colour)

    def add_languages(self, left: float, top: float, width: float) -> None:
        """A row of buttons, one per language under its own name, the current one marked."""
        gap = 10
        each = (width - gap * (len(LANGUAGES) - 1)) / len(LANGUAGES)
        for n, language in enumerate(LANGUAGES):
            key, box = f"language-{language}", (left + n * (each + gap), top, each, 46)
            use = partial(self.app.use_language, language)
            self.form.button(key, box, self.app.text.native_name(language), use, "#small")
            self.form.mark(key, language == self.app.text.language)

    def add_fullscreen(self, box: tuple[float, float, float, float]) -> None:
        """A button that changes between window and whole screen."""
        label = "fullscreen-leave" if self.app.window.fullscreen else "fullscreen-enter"
        self.form.button("fullscreen", box, self.app.text(label), self.app.toggle_fullscreen)
