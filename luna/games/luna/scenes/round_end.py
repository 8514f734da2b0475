"""A scoring told beside the table step by step, of a round or of the game's end: what counts lights up, points fly."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from luna.games.luna.scenes.round_meaning import MeaningPainter
from luna.games.luna.scenes.round_rows import TOTAL, RoundRows
from luna.games.luna.scenes.score import Score, ScoreRow
from luna.games.luna.scenes.scoring_table import ScoredTable
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.motion.flights import FlightPainter
from luna.ui import preferences
from luna.ui.context import Context
from luna.ui.input import keys
from luna.ui.moving.director import Director
from luna.ui.pictures import palette
from luna.ui.pictures.draw import wrapped
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Form

MARGIN, HEAD, LINE, TYPE, LEAST = 10.0, 40.0, 27.0, 24.0, 19.0
"""Room at the edges, the height of the heading and of each further line of it, and its type, usual and least."""
FOOT, NARROWEST, LOWEST = 70.0, 215.0, 800.0
"""Height of the button; least width and height of the panel."""
ROOMY = 1.1
"""How many times its usual type the telling has where there is room for that."""
STEP_SECONDS, FRAME = 1.5, 1 / 60
READING = 6.0
"""Seconds for which everything is to be seen where nobody plays who could go on."""
MENU = "menu"
"""The button of the top bar that takes nothing back."""
SKIPPING = (*keys.CONFIRM, pygame.K_ESCAPE)


class RoundEnd(FormScene):
    """A panel at the right of the table; `done` is called when it has closed. Any press shows the rest at once.

    `again` gives the score anew in another language, in which bots have other names. Where the game is only `watched`
    the panel closes by itself. The `table` counts along and lights up what counts. The scoring that comes `next` takes
    this one's place, so that the table goes on waiting.
    """

    opaque = False
    veil = 0
    first = "go"

    def __init__(
        self,
        context: Context,
        score: Score,
        done: Callable[[], object],
        again: Callable[[], Score] | None = None,
        watched: bool = False,
        table: ScoredTable | None = None,
        next: Callable[[], RoundEnd] | None = None,
    ) -> None:
        super().__init__(context)
        self.score, self._done, self._again, self._next = score, done, again, next
        self._table = table or ScoredTable()
        self._left = READING if watched else math.inf
        self._age = 0.0
        self._points = Director[None]()
        self._rows = RoundRows(context)
        self._meanings = MeaningPainter(context)
        self._flights: FlightPainter | None = None

    # -- time

    @property
    def seconds_a_step(self) -> float:
        """How long a step takes at the chosen speed, 0 = none."""
        speed = self.context.settings.get(preferences.SPEED)
        return 0.0 if speed == "instant" else STEP_SECONDS / float(speed)

    @property
    def over(self) -> bool:
        """Whether everything is shown."""
        return self._age >= self.seconds_a_step * (len(self.score.steps) + 1)

    @property
    def shown_steps(self) -> int:
        """How many steps can be seen."""
        return len(self.score.steps) if self.over else min(len(self.score.steps), int(self._age / self.seconds_a_step))

    def finish(self) -> None:
        """Shows all steps at once."""
        self._age = max(self._age, self.seconds_a_step * (len(self.score.steps) + 1))
        self._points.clear()
        self.rebuild()

    def update(self, seconds: float) -> None:
        if self._table.gone:
            self._leave()
            return
        if self.over:
            self._left -= seconds
        else:
            before = self.shown_steps, *self._influence()
            self._age += seconds
            if self.shown_steps != before[0] or self.over:
                self.rebuild()
                self._show_step(before[0])
            self.dirty |= (self.shown_steps, *self._influence()) != before
            self._tell_influence()
        self.dirty |= self._points.update(seconds)
        self.pause = FormScene.pause if self.over and not self._points.moving else FRAME
        super().update(seconds)
        if self._left <= 0:
            self.back()

    def _show_step(self, before: int) -> None:
        """A step that has just appeared is heard if it changes anything, and its points fly."""
        for step in range(before, self.shown_steps):
            points = self._points_of(step)
            if any(points):
                self.context.sound.play("points_down" if min(points) < 0 else "points_up")
        if self._moves and before < self.shown_steps:
            for flight in self._table.points(self.score.steps[self.shown_steps - 1], self.form.ui_scale):
                self._points.let_fly(flight)

    def _points_of(self, step: int) -> list[int]:
        """What the orders gain or lose in a step."""
        values = (self.score.values(self.context.text, row) for row in range(len(self.score.rows)))
        return [value.points for told in values for value in told if value.step == step]

    @property
    def _moves(self) -> bool:
        return not self.over and not self.context.settings.get(preferences.REDUCED_MOTION)

    def handle(self, event: pygame.event.Event) -> bool:
        if button := self._wanted(event):
            self._press(button)
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if not self.over and (pressed or (event.type == pygame.KEYDOWN and event.key in SKIPPING)):
            self.finish()
            return True
        return super().handle(event)

    def _press(self, button: str) -> None:
        """The menu opens above the telling, which stays; any other button takes back what it tells of."""
        if button != MENU:
            self._leave()
        self._table.press(button)

    def _leave(self) -> None:
        self._table.light(frozenset())
        self.context.go.pop()

    def _wanted(self, event: pygame.event.Event) -> str:
        """The button of the table below that somebody presses, by mouse or by its key."""
        if event.type == pygame.KEYDOWN:
            undo = event.key == pygame.K_BACKSPACE or keys.command(event) == "Z"
            button = "undo" if undo else MENU if self.over and event.key == pygame.K_ESCAPE else ""
            return button if self._table.usable else ""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        return self._table.button_at(event.pos) if pressed else ""

    def back(self) -> None:
        if self._next:
            self._table.light(frozenset())
            self.context.go.replace(self._next())
            return
        self._leave()
        self._done()

    def language_changed(self) -> None:
        if self._again:
            self.score = self._again()
        super().language_changed()

    # -- where it lies

    def resize(self, size: tuple[int, int]) -> None:
        self._flights = FlightPainter(self._frame, self.context.sprites, self.context.fonts)
        super().resize(size)

    @property
    def _frame(self) -> Frame:
        return Frame(self.context.size, self.context.text_scale)

    def scale(self) -> float:
        frame = self._frame
        return min(frame.ui_scale, frame.right.w / NARROWEST, (self.context.size[1] - frame.right.y) / LOWEST)

    def origin(self) -> tuple[int, int]:
        left, top = self._frame.right.topleft
        return left, top

    def measure(self, form: Form) -> tuple[float, float]:
        room = self._frame.right
        return room.w / form.ui_scale, (self.context.size[1] - room.y) / form.ui_scale

    # -- the picture

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 255)
        below = self._place_heading(form)
        room = MARGIN, below, width - 2 * MARGIN, height - FOOT - below
        growth = ROOMY * max(1.0, self._frame.ui_scale / form.ui_scale)
        self._rows.place(form, self.score, room, self.shown_steps, growth)
        self._tell_influence()
        step = self.score.steps[self.shown_steps - 1] if self.shown_steps and not self.over else ""
        self._table.light(self._table.counting(step))
        box = MARGIN, height - FOOT + 8, width - 2 * MARGIN, 52.0
        form.button("go", box, text("round-end-continue"), self.back, "#main-narrow")

    def draw(self, surface: pygame.Surface) -> None:
        if self._flights:
            self._flights.paint(surface, self._points.placings())
        super().draw(surface)
        if not self._table.usable:
            self._meanings.cover(surface, self._frame)
        self._meanings.paint(surface, self._frame, self.told, self.score.council if self._tie else ())
        for row, box in zip(self.score.rows, self._rows.totals, strict=True):
            image = self.context.fonts.render(str(self.counted(row)), "title", self.form.px(TOTAL), palette.GOLD)
            surface.blit(image, image.get_rect(midright=box.midright))

    def _influence(self) -> tuple[int, ...]:
        return tuple(self.counted(row) for row in self.score.rows)

    def _tell_influence(self) -> None:
        self._table.count({row.colour: self.counted(row) for row in self.score.rows})

    def counted(self, row: ScoreRow) -> int:
        """The influence on its way to the new one during the last step."""
        if self.over:
            return row.total
        share = max(0.0, self._age / self.seconds_a_step - len(self.score.steps))
        if self.context.settings.get(preferences.REDUCED_MOTION):
            share = 0.0
        return row.start + round(share * (row.total - row.start))

    # -- words

    @property
    def heading(self) -> str:
        """What is scored, and whether that is told once more."""
        text, told = self.context.text, self.score.heading(self.context.text)
        return text("round-end-again", heading=told) if self._table.again else told

    def _place_heading(self, form: Form) -> float:
        """The heading in as many lines as it needs; the height of that."""
        heading, width = self.heading, self.canvas[0] - 3 * MARGIN
        room = round(width * form.ui_scale)
        widest = max(form.fonts.width(word, "title", form.px(TYPE)) for word in heading.split())
        size = max(LEAST, min(TYPE, TYPE * room / widest))
        lines = wrapped(form.fonts, heading, "title", form.px(size), room)
        for n, each in enumerate(lines):
            box = 1.5 * MARGIN, 6 + n * LINE, width, HEAD - 8
            form.label(box, each, size, palette.GOLD, "center", "title")
        return HEAD + (len(lines) - 1) * LINE + 2

    @property
    def told(self) -> tuple[str, ...]:
        """What the step just shown means, and at the end what is to be known of all of them.

        While the points are still counted up, their sum is not yet spoken of.
        """
        text = self.context.text
        if self.over:
            return self.score.summary(text), self._tie
        if not self.shown_steps:
            return text("round-end-skip"), ""
        return self.score.meaning(text, min(self.shown_steps, len(self.score.steps) - 1) - 1), self._tie

    @property
    def _tie(self) -> str:
        """What is said of a tie that the council broke."""
        return self.score.tie(self.context.text, None if self.over else self.shown_steps - 1)
