"""The scoring at the end of a round, one step after the other with its reasons."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.scenes.score_table import name_of
from luna.games.luna.words.text import signed
from luna.ui import preferences
from luna.ui.context import Context
from luna.ui.input import keys
from luna.ui.pictures import palette
from luna.ui.pictures.draw import fitted, wrapped
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Form

HIDING = 244
"""A veil through which nobody reads the end of the game on the table before it is told."""
MARGIN, WIDTH, NAMES = 40.0, 1340.0, 330.0
HEAD, HEADER, ROW, GAP, STRIP, FOOT = 88.0, 56.0, 116.0, 8.0, 92.0, 92.0
STEPS = ("priestess", "apostate", "temple", "sum")
STEP_SECONDS, FRAME = 1.0, 1 / 60
READING = 6.0
"""Seconds for which everything is to be seen where nobody plays who could go on."""
SKIPPING = (*keys.CONFIRM, pygame.K_ESCAPE)


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One order's scoring: influence before, three values, what was paid of their sum, the influence after it.

    An empty `name` shows the order's. At the priestess count `active` novices and `shrines` (0 or 1) for a `place`
    (0 = takes no part), `tied` if the council decided; at the apostate `tempted` novices, unless the order is `exempt`.
    """

    colour: str
    name: str
    before: int
    active: int
    shrines: int
    place: int
    tied: bool
    priestess: int
    tempted: int
    exempt: bool
    apostate: int
    temple: int
    paid: int

    @property
    def total(self) -> int:
        """The influence after the scoring."""
        return self.before + self.paid

    @property
    def floored(self) -> bool:
        """Whether more would have been lost than there was (R5)."""
        return self.paid != self.priestess + self.apostate + self.temple


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A round's scoring: a row per seat, the colours in council order, islands of priestess and apostate."""

    round: int
    rows: Sequence[RoundRow]
    council: Sequence[str]
    priestess: str
    apostate: str


class RoundEnd(FormScene):
    """A dialog over the table; `done` is called when it has closed. Any press shows the rest at once.

    `again` gives the score anew in another language, in which bots have other names. Where the game is only `watched`
    the dialog closes by itself. `counted` is told the influence by colour whenever the dialog has counted on.
    """

    opaque = False
    first = "go"

    def __init__(
        self,
        context: Context,
        score: RoundScore,
        done: Callable[[], object],
        again: Callable[[], RoundScore] | None = None,
        watched: bool = False,
        counted: Callable[[Mapping[str, int]], object] = lambda _: None,
    ) -> None:
        super().__init__(context)
        self.score, self._done, self._again, self._tell = score, done, again, counted
        self._left = READING if watched else math.inf
        self.veil = HIDING if score.round == ROUNDS else self.veil
        self._age = 0.0

    # -- time

    @property
    def seconds_a_step(self) -> float:
        """How long a step takes at the chosen speed, 0 = none."""
        speed = self.context.settings.get(preferences.SPEED)
        return 0.0 if speed == "instant" else STEP_SECONDS / float(speed)

    @property
    def over(self) -> bool:
        """Whether everything is shown."""
        return self._age >= self.seconds_a_step * (len(STEPS) + 1)

    @property
    def shown_steps(self) -> int:
        """How many steps can be seen."""
        return len(STEPS) if self.over else min(len(STEPS), int(self._age / self.seconds_a_step))

    def finish(self) -> None:
        """Shows all steps at once."""
        self._age = max(self._age, self.seconds_a_step * (len(STEPS) + 1))
        self.rebuild()

    def update(self, seconds: float) -> None:
        if self.over:
            self._left -= seconds
        else:
            before = self.shown_steps, *self._influence()
            self._age += seconds
            if self.shown_steps != before[0] or self.over:
                self.rebuild()
                self._sound(before[0])
            self.dirty |= (self.shown_steps, *self._influence()) != before
            self._tell_influence()
        self.pause = FormScene.pause if self.over else FRAME
        super().update(seconds)
        if self._left <= 0:
            self.back()

    def _sound(self, before: int) -> None:
        """A step that has just appeared is heard if it changes anything."""
        for step in range(before, min(self.shown_steps, 3)):
            points = [(row.priestess, row.apostate, row.temple)[step] for row in self.score.rows]
            if any(points):
                self.context.sound.play("points_down" if min(points) < 0 else "points_up")

    def handle(self, event: pygame.event.Event) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if not self.over and (pressed or (event.type == pygame.KEYDOWN and event.key in SKIPPING)):
            self.finish()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.context.go.pop()
        self._done()

    def language_changed(self) -> None:
        if self._again:
            self.score = self._again()
        super().language_changed()

    # -- the picture

    def measure(self, form: Form) -> tuple[float, float]:
        return WIDTH + 2 * MARGIN, HEAD + HEADER + (ROW + GAP) * len(self.score.rows) + STRIP + FOOT

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 248)
        heading = text("round-end-heading", round=self.score.round)
        form.label((MARGIN, 24, WIDTH, 48), heading, 34, palette.GOLD, "center", "title")
        self._headers(form)
        for n, row in enumerate(self.score.rows):
            self._row(form, row, HEAD + HEADER + n * (ROW + GAP))
        self._strip(form, height - FOOT - STRIP)
        self._tell_influence()
        form.button("go", (width / 2 - 240, height - 76, 480, 56), text("round-end-continue"), self.back, "#main")

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for n, row in enumerate(self.score.rows):
            box = self.form.rect(self._cell(HEAD + HEADER + n * (ROW + GAP), 4))
            image = self.context.fonts.render(str(self.counted(row)), "title", self.form.px(34), palette.GOLD)
            surface.blit(image, image.get_rect(center=box.center))

    def _influence(self) -> tuple[int, ...]:
        return tuple(self.counted(row) for row in self.score.rows)

    def _tell_influence(self) -> None:
        self._tell({row.colour: self.counted(row) for row in self.score.rows})

    def counted(self, row: RoundRow) -> int:
        """The influence on its way to the new one during the last step."""
        if self.over:
            return row.total
        share = max(0.0, self._age / self.seconds_a_step - len(STEPS))
        if self.context.settings.get(preferences.REDUCED_MOTION):
            share = 0.0
        return row.before + round(share * row.paid)

    def _headers(self, form: Form) -> None:
        text = self.context.text
        headers = [text("figure-name", figure=figure) for figure in ("priestess", "apostate")]
        headers += [text(f"round-end-{column}") for column in ("temple", "paid", "total")]
        pictures = ("moon_priestess", "apostate", "", "", "crystal")
        for n, (header, picture) in enumerate(zip(headers, pictures, strict=True)):
            left, _, width, _ = self._cell(0, n)
            indent, px = 44.0 if picture else 6.0, form.px(18)
            lines = wrapped(form.fonts, header, "body", px, form.rect((0, 0, width - indent - 6, 1)).width)
            used = max(form.fonts.width(line, "body", px) for line in lines) / form.ui_scale + 2
            left += (width - used - indent) / 2 if picture else 0.0
            if picture:
                form.picture((left, HEAD, 40.0, HEADER - 6), self.context.sprites.fitted(picture, 42 * form.ui_scale))
            box = left + indent, HEAD + 27 - 12 * len(lines), used if picture else width - 2 * indent, 48.0
            form.paragraph(box, header, 18, palette.QUIET, "center")

    def _cell(self, top: float, column: int) -> tuple[float, float, float, float]:
        each = (WIDTH - NAMES) / 5
        return MARGIN + NAMES + column * each, top, each, ROW

    def _row(self, form: Form, row: RoundRow, top: float) -> None:
        form.panel((MARGIN, top, WIDTH, ROW))
        form.picture(
            (MARGIN + 12, top + 8, 70, ROW - 16),
            self.context.sprites.fitted(f"novice_{row.colour}", 80 * form.ui_scale),
        )
        name, px = fitted(
            form.fonts,
            name_of(self.context.text, row.colour, row.name),
            "title",
            form.px(23),
            round((NAMES - 100) * form.ui_scale),
            form.px(17),
        )
        form.label((MARGIN + 92, top, NAMES - 100, ROW), name, px / form.ui_scale, palette.CREAM, role="title")
        values = (row.priestess, row.apostate, row.temple, row.paid)
        reasons = (self._devotion(row), self._temptation(row), "", self._floor(row))
        for column, (points, reason) in enumerate(zip(values, reasons, strict=True)):
            if column < self.shown_steps:
                self._value(form, self._cell(top, column), points, reason, summed=column == 3)

    def _value(
        self, form: Form, cell: tuple[float, float, float, float], points: int, reason: str, summed: bool
    ) -> None:
        left, top, width, height = cell
        tint = palette.REFUSAL if points < 0 else palette.GOLD if summed else palette.CREAM
        number = (left, top + 8, width, 44) if reason else (left, top, width, height)
        form.label(number, signed(self.context.text, points), 30 if summed else 27, tint, "center", "bold")
        form.paragraph((left + 6, top + 56, width - 12, 50), reason, 17, palette.QUIET, "center") if reason else None

    # -- reasons

    def _devotion(self, row: RoundRow) -> str:
        if not row.place:
            return ""
        counted = self.context.text("round-end-devotion", active=row.active, shrines=row.shrines)
        if row.tied:
            return counted + "\n" + self.context.text("round-end-place-tied", place=row.place)
        return counted + "\n" + self.context.text("round-end-place", place=row.place)

    def _temptation(self, row: RoundRow) -> str:
        if row.exempt:
            return self.context.text("round-end-exempt")
        return self.context.text("count-novices", count=row.tempted) if row.tempted else ""

    def _floor(self, row: RoundRow) -> str:
        return self.context.text("round-end-floor") if row.floored else ""

    def _strip(self, form: Form, top: float) -> None:
        """What the step just shown means, and below it the council where it broke a tie."""
        text, shown = self.context.text, self.shown_steps
        if self.over or not shown:
            told = "" if self.over else text("round-end-skip")
        else:
            island = self.score.apostate if shown == 2 else self.score.priestess
            mode = "solo" if any(row.exempt for row in self.score.rows) else "more"
            told = text("round-end-step", step=STEPS[shown - 1], island=island, mode=mode)
        tied = shown > 0 and any(row.tied for row in self.score.rows)
        if told:
            box = (MARGIN, top + (2 if tied else 24), WIDTH, 36)
            form.label(box, told, 20, palette.CREAM, "center")
        if tied:
            self._council(form, top + 42)

    def _council(self, form: Form, top: float) -> None:
        told, step = self.context.text("round-end-tie"), 52.0
        width = form.fonts.width(told, "body", form.px(18)) / form.ui_scale
        left = MARGIN + (WIDTH - width - 16 - step * len(self.score.council)) / 2
        form.label((left, top, width + 8, 44), told, 18, palette.QUIET)
        for n, colour in enumerate(self.score.council):
            box = left + width + 16 + n * step, top, step, 44.0
            form.picture(box, self.context.sprites.fitted(f"disc_{colour}", 44 * form.ui_scale))
