"""The review of a game: it looks through all actions, then shows the course, the turning points and the orders."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import pygame

from luna.ai.process import ThinkingError
from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.review.course import Course
from luna.app.review.details import Details
from luna.app.review.export import Export
from luna.app.review.exporting import Exporting
from luna.app.review.lately import Lately
from luna.app.review.moments import Moments
from luna.app.review.orders import place_orders
from luna.app.review.origin import origin_of
from luna.app.review.progress import GO_ON, STOP, draw_progress, place_progress, place_state
from luna.app.review.reviewed import Reviewed
from luna.app.review.tables import Tables
from luna.app.review.turning import place_turning_points
from luna.app.saves.reviews import KeptReview
from luna.app.session.analyst import Analyses
from luna.app.session.review import Reviewer
from luna.app.system import paths
from luna.core.game_record import AnyLoaded
from luna.core.review import Judgement, Review
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Box, Form

MARGIN, WIDTH, HEIGHT = 40.0, 1740.0, 1000.0
GRAPH: Box = (MARGIN, 80, WIDTH - 2 * MARGIN, 246)
STRIP, TABS, BODY, FOOT = 328.0, 366.0, 424.0, 928.0
"""Tops of the line below the graph, of the tabs, of what they show, and of the last row of buttons."""
LIST = 560.0
BUTTON, TAB, FOOT_BUTTON = 52.0, 300.0, 340.0
TURNING, ORDERS, LATELY = TABS_THERE = "turning", "orders", "lately"
AT_WORK = 1 / 60
"""Seconds between two looks at what was found."""
STEPS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}

_log = logging.getLogger(__name__)


class ReviewScene(AppForm):
    """The review of a loaded game, kept under its `id` if it has one; `analyst` makes whoever judges."""

    canvas = (WIDTH, HEIGHT)
    first = STOP

    def __init__(
        self,
        context: AppContext,
        loaded: AnyLoaded,
        id: str = "",
        analyst: Callable[[], Analyses] | None = None,
    ) -> None:
        super().__init__(context)
        self.about, self._id = loaded.game.key, id
        self.reviewed = Reviewed(context.text, loaded)
        path = context.storage.review_path(id) if id else None
        self._kept = KeptReview(path, loaded.game, loaded.setup, loaded.match)
        self.reviewer = Reviewer(loaded.game, loaded.setup, loaded.match, *self._kept.read(), analyst)
        self._moments = Moments(context, loaded)
        self._tab = TURNING
        self.at: Judgement | None = None
        """The action that is told of."""
        self.tables = Tables(context, self.reviewed, lambda: self.review, self.choose, id)
        self._trouble = False
        self._exporting = Exporting(context.text, self._new_export)
        self._origin = origin_of(context, loaded)
        self.course = Course(context, self.reviewed, self._origin)
        self._lately = Lately(context, self.reviewed)
        self._details: Details | None = None
        if self.reviewer.done:
            self.show_review()
        else:
            self.reviewer.go_on()

    @property
    def review(self) -> Review:
        """What is known by now."""
        return self.reviewer.review

    @property
    def _tells(self) -> bool:
        """Whether there is something to be read: all, or where it was stopped what is known so far."""
        return self.reviewer.done or (not self.reviewer.running and bool(self.review.judgements))

    # -- what is shown

    def build(self, form: Form) -> None:
        text = self.context.text
        form.panel((0, 0, *self.canvas), 245)
        form.label((MARGIN, 20, 1000, 56), text("review-heading"), 34, palette.GOLD, role="title")
        self._details = None
        if self._tells:
            self._place_review(form)
        else:
            running = self.reviewer.running
            place_progress(form, text, self.reviewer, self._trouble, self._stop if running else self._go_on)
        self._place_foot(form)

    def _place_review(self, form: Form) -> None:
        text, review = self.context.text, self.review
        self.course.place(form, review, GRAPH)
        if self._origin:
            form.label((WIDTH / 2, 30, WIDTH / 2 - MARGIN, 40), text("review-origin"), 18, palette.QUIET, "right")
        for n, tab in enumerate(TABS_THERE):
            box = MARGIN + n * (TAB + 12), TABS, TAB, 46.0
            form.button(f"tab-{tab}", box, text("review-tab", tab=tab), partial(self._show_tab, tab), "#small")
            form.mark(f"tab-{tab}", tab == self._tab)
        self.course.place_kinds(form, WIDTH - MARGIN, TABS, 46.0, self._show_kind)
        box = MARGIN, BODY, WIDTH - 2 * MARGIN, FOOT - BODY - 16
        if self._tab == ORDERS:
            place_orders(form, text, self.context.sprites, self.reviewed, review, box)
        elif self._tab == LATELY:
            self._lately.place(form, box, self.rebuild)
        else:
            self._place_turning(form, review)
        if self.at:
            self.course.place_values(form, review, self.at.start, (MARGIN, STRIP, WIDTH - 2 * MARGIN, 34.0))

    def _place_turning(self, form: Form, review: Review) -> None:
        """The list at the left, and at the right what there is to say of the action that is chosen."""
        box = MARGIN, BODY, LIST, FOOT - BODY - 16
        place_turning_points(form, self.context.text, self.reviewed, review, self.at, self.choose, box)
        if self.at:
            box = MARGIN + LIST + 20, BODY, WIDTH - 2 * MARGIN - LIST - 20, FOOT - BODY - 16
            hidden = self.tables.hides(self.at)
            self._details = Details(self.context, self.reviewed, self.at, hidden, box)
            self._details.place(form, self._open_table, self._reveal, self._what_if)

    def _place_foot(self, form: Form) -> None:
        text, left = self.context.text, (MARGIN, FOOT, FOOT_BUTTON, BUTTON)
        if self.reviewer.done:
            form.button("export", left, text("review-export"), self.export)
            form.explain("export", text("explained-review", what="export"))
        elif self._tells:
            form.button(GO_ON, left, text("review-go-on"), self._go_on, "#main")
        right = WIDTH - MARGIN - FOOT_BUTTON, FOOT, FOOT_BUTTON, BUTTON
        form.button("back", right, text("review-back"), self.back)
        between = MARGIN + FOOT_BUTTON + 20, FOOT - 4, WIDTH - 2 * (MARGIN + FOOT_BUTTON + 20), 60.0
        if told := self._exporting.told:
            colour = palette.REFUSAL if self._exporting.failed else palette.GOLD
            form.paragraph(between, told, 18, colour, "center", most=2)
        elif self._tells:
            place_state(form, text, self.reviewer, self._trouble, between)

    # -- what can be done

    def choose(self, judged: Judgement) -> None:
        """Tells of an action."""
        self.at = judged
        self.rebuild()

    def _show_tab(self, tab: str) -> None:
        self._tab = tab
        self._lately.hide()
        self.rebuild()

    def _show_kind(self, kind: str) -> None:
        self.course.kind = kind
        self.rebuild()

    def _reveal(self) -> None:
        if self.at:
            self.tables.reveal(self.at)
            self.rebuild()

    def _open_table(self) -> None:
        """The table at the moment that is told of."""
        if self.at:
            self.tables.open(self.at)

    def _what_if(self) -> None:
        """A game of its own from the moment that is told of."""
        if self.at:
            self.tables.play_on(self.at, self.reviewed.loaded.match.cut(self.at.start))

    def export(self) -> None:
        """Has the review written where the person finds it."""
        self._exporting.begin()
        self.rebuild()

    def _new_export(self) -> Export:
        folder = paths.exports_folder()
        return Export(self.context, self.reviewed, self.review, self._moments, self._id, folder)

    def _stop(self) -> None:
        self.reviewer.stop()
        self._keep()
        self._tell()
        self.rebuild()
        self.form.focus_on(GO_ON)

    def _go_on(self) -> None:
        self._trouble = False
        self.reviewer.go_on()
        self.rebuild()
        self.form.focus_on(STOP)

    def _keep(self) -> None:
        self._kept.write(self.reviewer.known, self.reviewer.done)

    def show_review(self) -> None:
        """All is known."""
        self._tell()
        self.first = "turning-0" if self.reviewed.listed(self.review) else "back"
        self._lately.note(self.review)

    def _tell(self) -> None:
        """Of the first turning point, or the last action."""
        review = self.review
        self.at = next(iter(self.reviewed.listed(review)), None) or review.at(review.length)

    # -- scene

    @property
    def pause(self) -> float:  # type: ignore[override]
        """Short as long as it looks through the game."""
        return AT_WORK if self.reviewer.running or self._exporting.running else AppForm.pause

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.reviewer.running:
            self._look_on()
        elif self._exporting.running and not self.dirty:
            if self._exporting.step():
                self.rebuild()
        elif self._details and not self.dirty:
            self.dirty |= self._moments.draw(*self._details.moment(self.form))

    def _look_on(self) -> None:
        try:
            self.dirty |= self.reviewer.update()
        except ThinkingError:
            _log.exception("the review could not think")
            self._trouble = True
            self.reviewer.stop()
            self._tell()
        if not self.reviewer.running:
            self._keep()
            if self.reviewer.done:
                self.show_review()
            self.rebuild()
            self.form.focus_on(self.first if self.reviewer.done else GO_ON)

    def handle(self, event: pygame.event.Event) -> bool:
        if self._tells and self._goes(event):
            return True
        return super().handle(event)

    def _goes(self, event: pygame.event.Event) -> bool:
        """A click on the graph goes to that action, and a second one to its table; keys go from one to the next."""
        step = None
        if event.type == pygame.KEYDOWN and event.key in STEPS and self.at:
            judgements = self.review.judgements
            place = judgements.index(self.at) + STEPS[event.key]
            step = judgements[max(0, min(len(judgements) - 1, place))].start
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            step = self.course.step_at(event.pos)
        judged = self.review.at(step) if step is not None else None
        if judged is None:
            return False
        if judged == self.at and event.type == pygame.MOUSEBUTTONDOWN:
            self._open_table()
        else:
            self._tab = TURNING
            self.choose(judged)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        if self._tells and self.at:
            self.course.draw(surface, self.review, self.at.start)
        if self._details and self._tab == TURNING:
            self._details.draw(surface, self.form, self._moments)
        if self._tells and self._tab == LATELY:
            self._lately.draw(surface, self.form)
        if not self._tells:
            draw_progress(surface, self.context.fonts, self.form, self.context.text, self.reviewer)

    def leave(self) -> None:
        super().leave()
        if self.reviewer.running:
            self._keep()

    def close(self) -> None:
        self.reviewer.close()
        self._kept.drain()
