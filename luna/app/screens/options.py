"""The options: everything takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.core.settings import Key
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Box, Form

T = TypeVar("T")

MARGIN, LABEL, CHOICES = 50.0, 360.0, 700.0
TOP, ROW, BUTTON, GAP = 64.0, 49.0, 45.0, 10.0
GROUPS = {0: "display", 5: "play", 10: "help", 12: "sound"}
"""What the rows are about, by the first row of each."""
ROWS, HEAD = 15, 32.0
"""How many rows there are, and the room for a heading above the first of a group."""
SCALES = (80, 100, 125, 150, 200)
SPEEDS = ("0.5", "1", "2", "instant")
PACES = ("slow", "normal", "fast", "click")
COACHES = ("off", "gentle", "strict")
EXPLAINED = {"reduced_motion", "bot_pace", "think_ahead", "hand_over", "follow_deeds", "coach"} | {
    preferences.confirms(final).name for final in (False, True)
}
"""Settings whose words alone do not tell everybody what they change."""
VOLUME_STEP, BAR = 10, 400.0


class Options(AppForm):
    """A dialog over the title or the table."""

    opaque = False
    canvas = (LABEL + CHOICES + 2 * MARGIN, TOP + ROWS * ROW + len(GROUPS) * HEAD + 80)
    first = "back"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._bars: list[Box] = []

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for bar in self._bars:
            pygame.draw.rect(surface, palette.GOLD, self.form.rect(bar), border_radius=self.form.px(5))

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        self._bars.clear()
        form.panel((0, 0, width, height), 250)
        form.label((MARGIN, 12, width - 2 * MARGIN, 52), text("options-heading"), 34, palette.GOLD, "center", "title")
        self._groups(form)
        self._label(form, "language", 0)
        self.add_languages(MARGIN + LABEL, self._top(0), CHOICES)
        self._label(form, "window", 1)
        self.add_fullscreen((MARGIN + LABEL, self._top(1), CHOICES, BUTTON))
        self._label(form, "scale", 2)
        self._choice(form, 2, preferences.UI_SCALE, SCALES, [text("options-percent", percent=each) for each in SCALES])
        self._motion(form, 3)
        self._playing(form, 7)
        self._sound(form, 12)
        form.button("back", (width / 2 - 240, height - 68, 480, 54), text("options-back"), self.back, "#main")

    def _motion(self, form: Form, row: int) -> None:
        """Four rows: how things move, how long computer players wait, and when they think."""
        text = self.context.text
        self._label(form, "speed", row)
        words = [*(text("options-factor", factor=float(speed)) for speed in SPEEDS[:-1]), text("options-speed-instant")]
        self._choice(form, row, preferences.SPEED, SPEEDS, words)
        self._label(form, "motion", row + 1)
        motions = [text("options-motion-full"), text("options-motion-reduced")]
        self._choice(form, row + 1, preferences.REDUCED_MOTION, (False, True), motions)
        self._label(form, "pace", row + 2)
        paces = [text("options-pace-kind", pace=pace) for pace in PACES]
        self._choice(form, row + 2, preferences.BOT_PACE, PACES, paces)
        self._label(form, "ahead", row + 3)
        thinks = [text("options-ahead-on"), text("options-ahead-off")]
        self._choice(form, row + 3, preferences.THINK_AHEAD, (True, False), thinks)

    def _playing(self, form: Form, row: int) -> None:
        """Five rows: what the table asks and tells."""
        text = self.context.text
        self._label(form, "hand-over", row)
        banners = [text("options-hand-over-banner"), text("options-hand-over-off")]
        self._choice(form, row, preferences.HAND_OVER, ("banner", "off"), banners)
        self._label(form, "follow-deeds", row + 1)
        follows = [text("options-follow-deeds-off"), text("options-follow-deeds-on")]
        self._choice(form, row + 1, preferences.FOLLOW_DEEDS, (False, True), follows)
        self._label(form, "confirm", row + 2)
        ends = [text("options-confirm-off"), text("options-confirm-on")]
        confirms = preferences.confirms(window_of(self.context.game).final_turns)
        self._choice(form, row + 2, confirms, (False, True), ends)
        self._label(form, "tips", row + 3)
        self._tips(form, row + 3)
        self._label(form, "coach", row + 4)
        wishes = [text("options-coach-kind", coach=coach) for coach in COACHES]
        self._choice(form, row + 4, preferences.COACH, COACHES, wishes)

    def _tips(self, form: Form, row: int) -> None:
        """When there are tips, and beside that a way back to before the first one."""
        text = self.context.text
        wishes = ("first", "always", "never")
        each = self._choice(form, row, tips_settings.TIPS, wishes, [text(f"options-tips-{wish}") for wish in wishes], 1)
        box = MARGIN + LABEL + CHOICES - each, self._top(row), each, BUTTON
        form.button("tips-again", box, text("options-tips-again"), self._begin_tips_again, "#small")
        form.enable("tips-again", tips_settings.began(self.context.settings))

    def _begin_tips_again(self) -> None:
        tips_settings.begin_again(self.context.settings)
        self.rebuild()

    def _sound(self, form: Form, row: int) -> None:
        """The last three rows: volumes and mute."""
        self._label(form, "music", row)
        self._volume(form, row, preferences.MUSIC_VOLUME)
        self._label(form, "effects", row + 1)
        self._volume(form, row + 1, preferences.EFFECTS_VOLUME)
        self._label(form, "sound", row + 2)
        sounds = [self.context.text("options-sound-on"), self.context.text("options-sound-off")]
        self._choice(form, row + 2, preferences.MUTED, (False, True), sounds)

    def _groups(self, form: Form) -> None:
        """A heading above the rows of each group."""
        for row, group in GROUPS.items():
            words, top = self.context.text("options-group", group=group), self._top(row) - HEAD
            form.label((MARGIN, top, LABEL + CHOICES, HEAD), words, 20, palette.GOLD, role="title")

    def _top(self, row: int) -> float:
        return TOP + row * ROW + HEAD * sum(first <= row for first in GROUPS)

    def _label(self, form: Form, name: str, row: int) -> None:
        label = self.context.text(f"options-{name}")
        form.label((MARGIN, self._top(row), LABEL - 20, BUTTON), label, 21, palette.CREAM)

    def _choice(
        self, form: Form, row: int, key: Key[T], values: Sequence[T], words: Sequence[str], free: int = 0
    ) -> float:
        """A row of buttons, the chosen one marked, and room for so many more; returns the width of each."""
        places = len(values) + free
        each = (CHOICES - GAP * (places - 1)) / places
        for n, (value, word) in enumerate(zip(values, words, strict=True)):
            name, box = f"{key.name}-{value}", (MARGIN + LABEL + n * (each + GAP), self._top(row), each, BUTTON)
            form.button(name, box, word, partial(self._put, key, value), "#small")
            form.mark(name, self.context.settings.get(key) == value)
            if key.name in EXPLAINED:
                form.explain(name, self.context.text("explained-options", what=key.name))
        return each

    def _volume(self, form: Form, row: int, key: Key[int]) -> None:
        """A button for less, a bar, a button for more."""
        volume, left, top = self.context.settings.get(key), MARGIN + LABEL, self._top(row)
        for sign, name, x in ((-1, "less", left), (1, "more", left + CHOICES - 70)):
            changed = min(100, max(0, volume + sign * VOLUME_STEP))
            word = "−" if sign < 0 else "+"
            form.button(f"{key.name}-{name}", (x, top, 70, BUTTON), word, partial(self._put, key, changed))
            form.enable(f"{key.name}-{name}", changed != volume)
        form.panel((left + 80, top, CHOICES - 160, BUTTON))
        self._bars.append((left + 100, top + 20, BAR * volume / 100, BUTTON - 40))
        shown = self.context.text("options-percent", percent=volume)
        form.label((left + CHOICES - 80 - 116, top, 100, BUTTON), shown, 21, palette.CREAM, "right", "bold")

    def _put(self, key: Key[T], value: T) -> None:
        self.context.settings.put(key, value)
        if key.table == "sound":
            self.context.go.sound_changed()
        if key == preferences.UI_SCALE:
            self.context.go.scale_changed()
        self.rebuild()
