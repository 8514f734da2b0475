"""What the program's own screens of widgets have in common: buttons for languages, rows of ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from luna.app.app_context import AppContext
from luna.ui.pictures import palette
from luna.ui.widgets.form_scene import FormScene

Way = tuple[str, str, Callable[[], object]]
"""A button's key, its words and what it does."""
PAIR_GAP = 14.0
NONE: Mapping[str, str] = {}
KEY_TYPE, KEY_EDGE = 16, 14
"""Type of a key that does what a button does, and how far from its right end it stands."""


class AppForm(FormScene):
    """A scene of widgets that may use what belongs to the program as a whole."""

    context: AppContext

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)

    def add_languages(self, left: float, top: float, width: float) -> None:
        """A row of buttons, one per language under its own name, the current one marked."""
        gap, languages = 10, self.context.text.languages
        each = (width - gap * (len(languages) - 1)) / len(languages)
        for n, language in enumerate(languages):
            key, box = f"language-{language}", (left + n * (each + gap), top, each, 46)
            use = partial(self.context.go.use_language, language)
            self.form.button(key, box, self.context.text.native_name(language), use, "#small")
            self.form.mark(key, language == self.context.text.language)

    def add_pairs(
        self,
        ways: Sequence[Way],
        box: tuple[float, float, float, float],
        step: float,
        shortcuts: Mapping[str, str] = NONE,
        told: Mapping[str, str] = NONE,
    ) -> None:
        """Buttons two by two, the last of an odd number alone; `box` is where that stands in the first row.

        Rows lie `step` apart; `shortcuts` are the keys that do the same as a button, `told` the line below its words.
        """
        left, top, width, height = box
        half = (width - PAIR_GAP) / 2
        for n, (key, words, press) in enumerate(ways):
            row, column = divmod(n, 2)
            alone = n == len(ways) - 1 and column == 0
            place = left + column * (half + PAIR_GAP), top + row * step, width if alone else half, height
            self.form.button(key, place, words, press, "#half", told.get(key, ""))
            if key in shortcuts:
                room = place[0], place[1], place[2] - KEY_EDGE, place[3]
                self.form.label(room, shortcuts[key], KEY_TYPE, palette.QUIET, "right", on=key)

    def explain(self, id: str, *keys: str) -> None:
        """Says what the word of a button does not tell, of those that are there."""
        for key in keys:
            if key in self.form.widgets:
                self.form.explain(key, self.context.text(id, what=key))

    def fullscreen_way(self) -> Way:
        """What changes between window and whole screen."""
        label = "fullscreen-leave" if self.context.go.fullscreen else "fullscreen-enter"
        return "fullscreen", self.context.text(label), self.context.go.toggle_fullscreen
