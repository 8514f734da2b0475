"""The end of the game: who won, and from what: as a whole, as a curve, and round by round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from luna.games.luna.scenes import verdict
from luna.games.luna.scenes.course import Course, drawn
from luna.games.luna.scenes.final_rows import FinalRow, SoloResult
from luna.games.luna.scenes.round_table import RoundTable
from luna.games.luna.scenes.score_table import ScoreLine, ScoreTable, name_of
from luna.games.luna.scenes.verdict import Verdict
from luna.ui.context import Context
from luna.ui.pictures import timeline
from luna.ui.pictures.timeline import Timeline
from luna.ui.reading.phrases import signed
from luna.ui.scene import Scene
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 40.0, 1480.0
TABS, FOOT, BUTTON, GAP = 60.0, 164.0, 56.0, 14.0
TAB, CURVE = 320.0, 290.0
"""Width of a tab, and the least height in which a curve can be read."""


@dataclass(frozen=True, slots=True)
class EndCallbacks:
    """What the buttons do once the dialog has closed: a new table, the same set-up again, take back the last step."""

    rematch: Callable[[], object]
    again: Callable[[], object]
    undo: Callable[[], object]
    review: Callable[[], object] | None = None
    """Opens the review above the dialog; None where there is none."""
    same_table: bool = False
    """Whether once more is at the same table, as it is for one person, and not at a new one."""


class GameEnd(FormScene):
    """A dialog over the finished table; the best order's row comes first, in solo the human's.

    `again` gives the rows anew in another language, in which bots have other names. Without a `course` no curve.
    `reckoned` says whether there is more to `remark` than a moment ago.
    """

    opaque = False
    first = "look"
    """Enter, pressed once too often, must not begin another game."""
    _heard = False

    def __init__(
        self,
        context: Context,
        rows: Sequence[FinalRow],
        solo: SoloResult | None,
        callbacks: EndCallbacks,
        tab: str = "result",
        again: Callable[[], Sequence[FinalRow]] | None = None,
        course: Course | None = None,
        hints: Mapping[str, int] | None = None,
        board: str = "",
        remark: Callable[[], str] = str,
        reckoned: Callable[[], bool] = bool,
    ) -> None:
        super().__init__(context)
        self.rows, self._solo, self._callbacks, self._tab, self._again = rows, solo, callbacks, tab, again
        self.verdict = Verdict(context, rows, solo, hints or {}, board, remark)
        self._course, self._reckoned = course, reckoned
        self._timeline = Timeline(partial(self._drawn, course)) if course else None

    def language_changed(self) -> None:
        if self._again:
            self.rows = self.verdict.rows = self._again()
        super().language_changed()

    def measure(self, form: Form) -> tuple[float, float]:
        return WIDTH + 2 * MARGIN, verdict.HEIGHT + TABS + self._body + FOOT

    @property
    def _body(self) -> float:
        """Height of what the tabs show."""
        return max(self._table().height, self._round_table().height)

    def build(self, form: Form) -> None:
        width, height = self.canvas
        form.panel((0, 0, width, height), 248)
        self.verdict.place(form, MARGIN, WIDTH)
        self._place_tabs(form, verdict.HEIGHT)
        top = verdict.HEIGHT + TABS
        room = top, self._body
        if self._tab == "result":
            self._table().place(form, self.context.sprites, MARGIN, top)
            room = top + self._table().height + 8, self._body - self._table().height - 8
        elif self._tab == "rounds":
            self._round_table().place(form, MARGIN, top)
        if course := self._shown_course:
            course.place(form, (MARGIN, room[0], WIDTH, room[1]), self.context.text("game-end-course-look"), self._look)
        self._place_ways(form, height - FOOT + 16)

    @property
    def _shown_course(self) -> Timeline | None:
        """The curve, which few orders leave room for under their result too."""
        room = self._tab == "course" or (self._tab == "result" and self._body - self._table().height > CURVE)
        return self._timeline if room else None

    def _drawn(self, course: Course) -> timeline.Course:
        return drawn(course, self.context.text, {row.colour: self._name(row) for row in self.rows})

    def _name(self, row: FinalRow) -> str:
        return name_of(self.context.text, row.colour, row.name)

    def _place_tabs(self, form: Form, top: float) -> None:
        tabs = ["result", *(["course"] if self._course else []), "rounds"]
        left = MARGIN + (WIDTH - len(tabs) * (TAB + 20) + 20) / 2
        for n, tab in enumerate(tabs):
            box = left + (TAB + 20) * n, top, TAB, 46.0
            label = self.context.text("game-end-tab", tab=tab)
            form.button(f"tab-{tab}", box, label, partial(self._show, tab), "#small")
            form.mark(f"tab-{tab}", tab == self._tab)

    def _show(self, tab: str) -> None:
        self._tab = tab
        self.rebuild()

    def _place_ways(self, form: Form, top: float) -> None:
        """What one wants most is large: once more; then review and table, and what is rarer in a row below."""
        third, go, calls = (WIDTH - 2 * GAP) / 3, self.context.go, self._callbacks
        half = third if calls.review else 2 * third + GAP
        new = "rematch", "game-end-other" if calls.same_table else "game-end-rematch", calls.rematch
        same = "again", "game-end-again", calls.again
        (main, main_words, once_more), (rare, rare_words, else_) = (same, new) if calls.same_table else (new, same)
        columns = 0.0, third + GAP, 2 * (third + GAP)
        low, leave = top + BUTTON + GAP, partial(go.when_saved, go.leave_table)
        ways: tuple[tuple[str, str, float, float, float, Callable[[], object], str], ...] = (
            (main, main_words, columns[0], top, half, partial(self._leave, once_more), "#main"),
            *([("review", "game-end-review", columns[1], top, third, calls.review, "")] if calls.review else []),
            ("look", "game-end-look", columns[2], top, third, self.back, ""),
            (rare, rare_words, columns[0], low, third, partial(self._leave, else_), ""),
            ("undo", "game-end-undo", columns[1], low, third, partial(self._leave, calls.undo), ""),
            ("title", go.way_back, columns[2], low, third, leave, ""),
        )
        for key, words, left, at, width, press, style in ways:
            form.button(key, (MARGIN + left, at, width, BUTTON), self.context.text(words), press, style)
        for key in ("rematch", "again", "look"):
            form.explain(key, self.context.text("explained-end", what=key))

    def _leave(self, on: Callable[[], object]) -> None:
        self.context.go.pop()
        on()

    def _look(self, step: int) -> None:
        """Closes the dialog and shows the table after so many steps."""
        if self._course:
            self._leave(partial(self._course.look_at, step))

    # -- living

    @property
    def pause(self) -> float:  # type: ignore[override]
        """Short as long as the winner is celebrated."""
        return 0.0 if self.verdict.moving else Scene.pause

    def handle(self, event: pygame.event.Event) -> bool:
        course = self._shown_course
        if course and course.handle(event, self.form):
            self.dirty = True
            if event.type == pygame.KEYDOWN:
                return True
        if course and course.clicked(event):
            self._look(course.at)
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.dirty |= self.verdict.update(seconds)
        if self._reckoned():
            self.rebuild()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.verdict.draw(surface)
        if course := self._shown_course:
            course.draw(surface, self.context.fonts)

    def enter(self) -> None:
        super().enter()
        if not self._heard:
            self.context.sound.play(self.verdict.kind)
        self._heard = True

    # -- tables

    def _table(self) -> ScoreTable:
        text = self.context.text
        headers = (
            text("game-end-start"),
            text("preview-row", row="priestess"),
            text("preview-row", row="apostate"),
            text("round-end-temple"),
            text("game-end-gains"),
            text("game-end-shrines"),
            text("game-end-favours"),
            text("game-end-council"),
            text("game-end-total"),
        )
        return ScoreTable(headers, [self._line(place, row) for place, row in enumerate(self.rows, 1)], WIDTH)

    def _line(self, place: int, row: FinalRow) -> ScoreLine:
        added = (
            sum(each.priestess for each in row.rounds),
            sum(each.apostate for each in row.rounds),
            sum(each.temple for each in row.rounds),
            sum(each.gains for each in row.rounds),
            row.end.shrines,
            row.end.favours,
            row.end.council,
        )
        values = str(row.start), *(signed(self.context.text, points) for points in added), str(row.total)
        return ScoreLine(row.colour, self._name(row), values, "" if self._solo else str(place))

    def _round_table(self) -> RoundTable:
        return RoundTable(self.context, self.rows, WIDTH)
