"""The end of the game: who has won and why, as columns of the four colours and as a course."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property, partial

import pygame

from luna.core.seat import SeatKind
from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.scenes.columns import FOOT as SYMBOLS
from luna.games.rivers.scenes.columns import Columns
from luna.games.rivers.scenes.course import course_of
from luna.games.rivers.scenes.standings import Standing, headline, outcome, reasons, runs, standings
from luna.games.rivers.view.looks import SPHERES, TINTS, symbol_of
from luna.games.rivers.view.seats import seat_sign
from luna.ui import preferences
from luna.ui.pictures import own_files, palette
from luna.ui.pictures.draw import fitted, icon
from luna.ui.pictures.timeline import Timeline
from luna.ui.reading.phrases import joined
from luna.ui.scene import Scene
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Box, Form

MARGIN, WIDTH, HEIGHT = 40.0, 1480.0, 980.0
HEAD, TABS, FOOT, BUTTON, GAP = 196.0, 60.0, 164.0, 56.0, 14.0
SIGN, TAB = 132.0, 320.0
LARGEST, SMALLEST = 44.0, 24.0
CARD, NAME, ORDERED, REASON = 480.0, 60.0, 68.0, 26.0
"""Widest card of a seat, the heights of its head and foot, and of a line that tells why one is ahead."""
ART, ART_WIDTH = 172.0, 430.0
CAPTION, SYMBOL = 24.0, 10.0
"""Height of the words over the totals as they are compared, and the radius of a symbol before each."""


class GameEnd(FormScene):
    """A dialog over the finished table; the first seat stands before the others."""

    opaque = False
    canvas = (WIDTH + 2 * MARGIN, HEIGHT)
    first = "look"
    """Enter, pressed once too often, must not begin another game."""
    _heard = False

    def __init__(self, table: TableEnd) -> None:
        super().__init__(table.context)
        self._table, self._tab = table, "result"
        self._columns = Columns(self.rows, bool(table.context.settings.get(preferences.REDUCED_MOTION)))
        self._boxes: list[tuple[Standing, pygame.Rect]] = []
        self._signs: list[tuple[str, pygame.Rect]] = []

    @property
    def rows(self) -> tuple[Standing, ...]:
        """How each seat ended, in the language of the moment."""
        return standings(self.context.text, self._table.match.state, self._table.names)

    @cached_property
    def outcome(self) -> str:
        """How it ended for the persons at the table, by the name of the picture and of the effect."""
        return outcome(self.rows, self._persons)

    @property
    def _persons(self) -> frozenset[str]:
        return frozenset(seat.colour for seat in self._table.setup.seats if seat.kind == SeatKind.HUMAN)

    @cached_property
    def _timeline(self) -> Timeline:
        return Timeline(partial(course_of, self._table, self.context.text))

    def build(self, form: Form) -> None:
        text = self.context.text
        form.panel((0, 0, *self.canvas), 250)
        self._boxes.clear()
        self._signs.clear()
        self._place_head(form)
        for n, tab in enumerate(("result", "course")):
            key, left = f"tab-{tab}", self.canvas[0] / 2 + (n - 1) * (TAB + 20) + 10
            form.button(key, (left, HEAD, TAB, 46), text("ending-tab", tab=tab), partial(self._show, tab), "#small")
            form.mark(key, tab == self._tab)
        room = MARGIN, HEAD + TABS, WIDTH, HEIGHT - HEAD - TABS - FOOT
        (self._place_result if self._tab == "result" else self._place_course)(form, room)
        self._place_ways(form, HEIGHT - FOOT + 16)

    # -- head

    def _place_head(self, form: Form) -> None:
        """The signs of who is first, what decided, and a picture where there is one."""
        text, rows = self.context.text, self.rows
        art = self._place_art(form)
        left = MARGIN + SIGN + 28
        width = WIDTH - (left - MARGIN) - art
        self._place_signs(form, [row.colour for row in rows if row.place == 1])
        form.label((left, 30, width, 28), self._heading(), 21, palette.QUIET)
        room = round(width * form.ui_scale)
        told, px = fitted(form.fonts, headline(text, rows), "title", form.px(LARGEST), room, form.px(SMALLEST))
        form.label((left, 62, width, 54), told, px / form.ui_scale, palette.GOLD, role="title")
        used = form.paragraph((left, 120, width, 30), next(reasons(text, rows)), 20, palette.CREAM, most=2)
        form.paragraph((left, 124 + used, width, 28), self._hints(), 18, palette.QUIET, most=1)

    def _place_signs(self, form: Form, first: Sequence[str]) -> None:
        """One alone is large; who shares the victory shares the place."""
        across = math.ceil(math.sqrt(len(first)))
        each, high = SIGN / across, SIGN / across * -(-len(first) // across)
        for n, colour in enumerate(first):
            at = MARGIN + n % across * each, 30 + (SIGN - high) / 2 + n // across * each
            form.picture((*at, each, each), seat_sign(colour, each * form.ui_scale))

    def _heading(self) -> str:
        """That the game is over; against the computer also how it ended for the persons."""
        told, versus = self.context.text("game-end-heading"), len(self._persons) < len(self.rows)
        if not (self._persons and versus):
            return told
        return self.context.text("ending-heading", told=told, outcome=self.outcome)

    def _place_art(self, form: Form) -> float:
        """The picture at the right; returns the width that it takes."""
        file = self.context.sprites.folder / f"end_{self.outcome}.webp"
        if not own_files.is_there(file):
            return 0.0
        whole = own_files.picture(file).convert_alpha().premul_alpha()
        height = ART * form.ui_scale
        scaled = pygame.transform.smoothscale(
            whole, (round(height * whole.get_width() / whole.get_height()), round(height))
        )
        middle = scaled.get_width() / 2, scaled.get_height() / 2
        form.picture((MARGIN + WIDTH - ART_WIDTH, 12, ART_WIDTH, ART), (scaled, middle), clip=True)
        return ART_WIDTH + 20

    def _hints(self) -> str:
        """Who has asked for hints, and how often."""
        text, taken = self.context.text, self._table.hints_taken
        rows = [row for row in self.rows if taken.get(row.colour)]
        return joined(text, [text("hints-taken", name=row.name, count=taken[row.colour]) for row in rows])

    # -- tabs

    def _show(self, tab: str) -> None:
        self._tab = tab
        self._columns.finish()
        self.rebuild()

    def _place_result(self, form: Form, room: Box) -> None:
        left, top, width, height = room
        rows, (_, *told) = self.rows, reasons(self.context.text, self.rows)
        foot = REASON * len(told) + 8
        each = min(CARD, (width - GAP * (len(rows) - 1)) / len(rows))
        start = left + (width - each * len(rows) - GAP * (len(rows) - 1)) / 2
        for n, row in enumerate(rows):
            self._place_card(form, row, (start + n * (each + GAP), top, each, height - foot))
        for n, line in enumerate(told):
            box = left, top + height - foot + 8 + REASON * n, width, REASON
            form.label(box, line, 18, palette.CREAM, "center")

    def _place_card(self, form: Form, row: Standing, box: Box) -> None:
        """Place, sign and name; the columns; the four totals as they are compared, the weakest first."""
        left, top, width, height = box
        first = row.place == 1
        form.panel(box, 235, palette.PANEL_ACTIVE if first else palette.PANEL, TINTS[row.colour])
        form.label((left + 14, top + 8, 40, 44), f"{row.place}.", 24, palette.GOLD, role="title")
        form.picture((left + 50, top + 8, 44, 44), seat_sign(row.colour, 40 * form.ui_scale))
        name = left + 104, top + 8, width - 118, 44.0
        told, px = fitted(form.fonts, row.name, "title", form.px(22), form.rect(name).width, form.px(16))
        form.label(name, told, px / form.ui_scale, palette.CREAM, role="title")
        columns = left + 8, top + NAME, width - 16, height - NAME - ORDERED
        self._boxes.append((row, form.rect(columns)))
        self._place_weakest(form, row, columns)
        self._place_ordered(form, row, (left + 14, top + height - ORDERED, width - 28, ORDERED - 10))

    def _place_weakest(self, form: Form, row: Standing, box: Box) -> None:
        """The word below the columns that count first, once for those side by side."""
        each = box[2] / len(COLOURS)
        for first, count in runs(row.weakest):
            at = box[0] + each * first - 20, box[1] + box[3] - SYMBOLS + 40, each * count + 40, 24.0
            form.label(at, self.context.text("ending-weakest", count=count), 16, palette.GOLD, "center", "bold")

    def _place_ordered(self, form: Form, row: Standing, box: Box) -> None:
        """The same totals in the order in which they are compared, each behind the symbol of its colour."""
        left, top, width, height = box
        form.label((left, top, width, CAPTION), self.context.text("ending-compared"), 16, palette.QUIET, "center")
        top, height, each = top + CAPTION, height - CAPTION, width / len(COLOURS)
        form.panel((left, top, width, height), 255, palette.SLOT)
        for n, (colour, total) in enumerate(zip(row.order, row.ordered, strict=True)):
            half = each / 2
            self._signs.append((COLOURS[colour], form.rect((left + each * n, top, half, height))))
            at = left + each * n + half, top, half, height
            form.label(at, str(total), 22, palette.CREAM if n else palette.GOLD, "left", "bold")

    def _place_course(self, form: Form, room: Box) -> None:
        text, (left, top, width, height) = self.context.text, room
        form.label((left, top, width, 28), text("ending-course"), 18, palette.QUIET, "center")
        self._timeline.place(form, (left, top + 32, width, height - 32), text("ending-course-look"), self._look)

    # -- ways on

    def _place_ways(self, form: Form, top: float) -> None:
        """What one wants most is large: once more; then review and table, and what is rarer in a row below."""
        third, table = (WIDTH - 2 * GAP) / 3, self._table
        half = (WIDTH - GAP) / 2
        again = third if table.can_review else 2 * third + GAP
        ways: tuple[tuple[str, float, float, float, Callable[[], object], str], ...] = (
            ("rematch", 0, top, again, partial(self._leave, table.rematch), "#main"),
            *([("review", third + GAP, top, third, table.review, "")] if table.can_review else []),
            ("look", 2 * (third + GAP), top, third, self.back, ""),
            ("again", 0, top + BUTTON + GAP, half, partial(self._leave, table.again), ""),
            ("title", half + GAP, top + BUTTON + GAP, half, self._leave_table, ""),
        )
        for key, left, y, width, press, style in ways:
            words = self.context.go.way_back if key == "title" else f"game-end-{key}"
            form.button(key, (MARGIN + left, y, width, BUTTON), self.context.text(words), press, style)
        for key in ("rematch", "again", "look"):
            form.explain(key, self.context.text("explained-end", what=key))

    def _leave_table(self) -> None:
        self.context.go.when_saved(self.context.go.leave_table)

    def _leave(self, on: Callable[[], object]) -> None:
        self.context.go.pop()
        on()

    def _look(self, step: int) -> None:
        """Closes the dialog and shows the table after so many steps."""
        self._leave(partial(self._table.look_from_result, step))

    # -- living

    @property
    def pause(self) -> float:  # type: ignore[override]
        """Short as long as something moves."""
        return 0.0 if self._columns.moving else Scene.pause

    def handle(self, event: pygame.event.Event) -> bool:
        if self._tab == "course" and self._timeline.handle(event, self.form):
            self.dirty = True
            if event.type == pygame.KEYDOWN:
                return True
        if self._tab == "course" and self._timeline.clicked(event):
            self._look(self._timeline.at)
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.dirty |= self._columns.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        context = self.context
        for row, box in self._boxes:
            self._columns.draw(surface, context.sprites, context.fonts, row, box, self.form.ui_scale)
        for colour, box in self._signs:
            at = box.right - box.h * 0.5, box.centery
            icon(surface, symbol_of(colour), at, SYMBOL * self.form.ui_scale, SPHERES[colour])
        if self._tab == "course":
            self._timeline.draw(surface, context.fonts)

    def enter(self) -> None:
        super().enter()
        if not self._heard:
            self.context.sound.play(self.outcome)
        self._heard = True
