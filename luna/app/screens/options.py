"""The options: everything takes effect at once.

In larger type the groups of rows no longer fit below one another: then one of them is shown at a time.
"""

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
TOP, ROW, BUTTON, GAP, FOOT = 64.0, 49.0, 45.0, 10.0, 80.0
GROUPS = {"display": 5, "play": 5, "help": 2, "sound": 3}
"""What the rows are about, with how many there are of each."""
HEAD, TABS = 32.0, 70.0
"""The room for a heading above a group, and for the buttons of all groups."""
WIDTH = LABEL + CHOICES + 2 * MARGIN
WHOLE = WIDTH, TOP + sum(GROUPS.values()) * ROW + len(GROUPS) * HEAD + FOOT
ONE_GROUP = WIDTH, TOP + TABS + max(GROUPS.values()) * ROW + FOOT
"""Sizes of the dialog with all groups, and with one of them."""
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
    canvas = WHOLE
    first = "back"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._bars: list[Box] = []
        self._group = next(iter(GROUPS))
        """The group that is shown, where only one is."""
        self._y = 0.0
        """Where the next row stands."""

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for bar in self._bars:
            pygame.draw.rect(surface, palette.GOLD, self.form.rect(bar), border_radius=self.form.px(5))

    def measure(self, form: Form) -> tuple[float, float]:
        """All groups where that does not make the type smaller than is wanted."""
        return WHOLE if self.context.ui_scale_for(WHOLE) >= self.context.ui_scale else ONE_GROUP

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        self._bars.clear()
        form.panel((0, 0, width, height), 250)
        form.label((MARGIN, 12, width - 2 * MARGIN, 52), text("options-heading"), 34, palette.GOLD, "center", "title")
        self._y = TOP
        rows = {"display": self._display, "play": self._playing, "help": self._help, "sound": self._sound}
        if self.canvas == WHOLE:
            for group, place in rows.items():
                words = text("options-group", group=group)
                form.label((MARGIN, self._y, LABEL + CHOICES, HEAD), words, 20, palette.GOLD, role="title")
                self._y += HEAD
                place(form)
        else:
            self._tabs(form)
            rows[self._group](form)
        form.button("back", (width / 2 - 240, height - 68, 480, 54), text("options-back"), self.back, "#main")

    def _tabs(self, form: Form) -> None:
        """A button for each group, that of the one to be seen marked."""
        each = (LABEL + CHOICES - GAP * (len(GROUPS) - 1)) / len(GROUPS)
        for n, group in enumerate(GROUPS):
            key, box = f"group-{group}", (MARGIN + n * (each + GAP), self._y + 8, each, BUTTON)
            form.button(key, box, self.context.text("options-group", group=group), partial(self._show, group), "#small")
            form.mark(key, group == self._group)
        self._y += TABS

    def _show(self, group: str) -> None:
        self._group = group
        self.rebuild()

    def _display(self, form: Form) -> None:
        """Five rows: words, window, type, and how things move."""
        text = self.context.text
        self.add_languages(MARGIN + LABEL, self._row(form, "language"), CHOICES)
        self._window(form, self._row(form, "window"))
        sizes = [text("options-percent", percent=each) for each in SCALES]
        self._choice(form, self._row(form, "scale"), preferences.UI_SCALE, SCALES, sizes)
        words = [*(text("options-factor", factor=float(speed)) for speed in SPEEDS[:-1]), text("options-speed-instant")]
        self._choice(form, self._row(form, "speed"), preferences.SPEED, SPEEDS, words)
        motions = [text("options-motion-full"), text("options-motion-reduced")]
        self._choice(form, self._row(form, "motion"), preferences.REDUCED_MOTION, (False, True), motions)

    def _window(self, form: Form, top: float) -> None:
        """Window or whole screen, what it is now marked."""
        each = (CHOICES - GAP) / 2
        for n, (whole, word) in enumerate(((False, "fullscreen-leave"), (True, "fullscreen-enter"))):
            key, box = f"fullscreen-{whole}", (MARGIN + LABEL + n * (each + GAP), top, each, BUTTON)
            form.button(key, box, self.context.text(word), partial(self._use_screen, whole), "#small")
            form.mark(key, whole == self.context.go.fullscreen)

    def _use_screen(self, whole: bool) -> None:
        if whole != self.context.go.fullscreen:
            self.context.go.toggle_fullscreen()
        self.rebuild()

    def _playing(self, form: Form) -> None:
        """Five rows: how computer players go on, and what the table asks."""
        text = self.context.text
        paces = [text("options-pace-kind", pace=pace) for pace in PACES]
        self._choice(form, self._row(form, "pace"), preferences.BOT_PACE, PACES, paces)
        thinks = [text("options-ahead-on"), text("options-ahead-off")]
        self._choice(form, self._row(form, "ahead"), preferences.THINK_AHEAD, (True, False), thinks)
        banners = [text("options-hand-over-banner"), text("options-hand-over-off")]
        self._choice(form, self._row(form, "hand-over"), preferences.HAND_OVER, ("banner", "off"), banners)
        follows = [text("options-follow-deeds-off"), text("options-follow-deeds-on")]
        self._choice(form, self._row(form, "follow-deeds"), preferences.FOLLOW_DEEDS, (False, True), follows)
        ends = [text("options-confirm-off"), text("options-confirm-on")]
        confirms = preferences.confirms(window_of(self.context.game).final_turns)
        self._choice(form, self._row(form, "confirm"), confirms, (False, True), ends)

    def _help(self, form: Form) -> None:
        """Two rows: tips and the coach."""
        self._tips(form, self._row(form, "tips"))
        wishes = [self.context.text("options-coach-kind", coach=coach) for coach in COACHES]
        self._choice(form, self._row(form, "coach"), preferences.COACH, COACHES, wishes)

    def _tips(self, form: Form, top: float) -> None:
        """When there are tips, and beside that a way back to before the first one."""
        text = self.context.text
        wishes = ("first", "always", "never")
        each = self._choice(form, top, tips_settings.TIPS, wishes, [text(f"options-tips-{wish}") for wish in wishes], 1)
        box = MARGIN + LABEL + CHOICES - each, top, each, BUTTON
        form.button("tips-again", box, text("options-tips-again"), self._begin_tips_again, "#small")
        form.enable("tips-again", tips_settings.began(self.context.settings))

    def _begin_tips_again(self) -> None:
        tips_settings.begin_again(self.context.settings)
        self.rebuild()

    def _sound(self, form: Form) -> None:
        """Three rows: volumes and mute."""
        self._volume(form, self._row(form, "music"), preferences.MUSIC_VOLUME)
        self._volume(form, self._row(form, "effects"), preferences.EFFECTS_VOLUME)
        sounds = [self.context.text("options-sound-on"), self.context.text("options-sound-off")]
        self._choice(form, self._row(form, "sound"), preferences.MUTED, (False, True), sounds)

    def _row(self, form: Form, name: str) -> float:
        """The name of the next row; returns where it stands."""
        top, self._y = self._y, self._y + ROW
        form.label((MARGIN, top, LABEL - 20, BUTTON), self.context.text(f"options-{name}"), 21, palette.CREAM)
        return top

    def _choice(
        self, form: Form, top: float, key: Key[T], values: Sequence[T], words: Sequence[str], free: int = 0
    ) -> float:
        """A row of buttons, the chosen one marked, and room for so many more; returns the width of each."""
        places = len(values) + free
        each = (CHOICES - GAP * (places - 1)) / places
        for n, (value, word) in enumerate(zip(values, words, strict=True)):
            name, box = f"{key.name}-{value}", (MARGIN + LABEL + n * (each + GAP), top, each, BUTTON)
            form.button(name, box, word, partial(self._put, key, value), "#small")
            form.mark(name, self.context.settings.get(key) == value)
            if key.name in EXPLAINED:
                form.explain(name, self.context.text("explained-options", what=key.name))
        return each

    def _volume(self, form: Form, top: float, key: Key[int]) -> None:
        """A button for less, a bar, a button for more."""
        volume, left = self.context.settings.get(key), MARGIN + LABEL
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
