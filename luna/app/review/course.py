"""The graph of a review: what each seat could expect to have at the end, or its chance to win, with turning points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

import pygame

from luna.app.app_context import AppContext
from luna.app.review.origin import Origin, laid_over
from luna.app.review.reviewed import Reviewed
from luna.core.review import Judgement, Review
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.graph import Curve, Graph, Span
from luna.ui.table.looks import SeatLook
from luna.ui.widgets.forms import Box, Form

POINTS, CHANCES = KINDS = ("points", "chances")
FLOOR, EACH = 10, 140.0
"""The lower edge is at a multiple of this many points; room for what a seat could expect."""
KIND_WIDTH, GAP = 310.0, 20.0
WHOLE = 100
"""Percent."""
Values = tuple[float | None, ...]


def values_of(review: Review, kind: str, seat: int) -> Values:
    """What a curve shows of a seat after each number of steps: points, or percent."""
    if kind == POINTS:
        return review.expected(seat)
    return tuple(None if each is None else WHOLE * each for each in review.chances(seat))


def rough_steps(review: Review) -> int:
    """Up to how many steps points say too little."""
    return next((step for step, band in enumerate(review.bands) if band is not None), review.length)


def spans_of(reviewed: Reviewed, review: Review) -> tuple[Span, ...]:
    """The parts of the game, as its rounds."""
    parts = [(name, next(each).start) for name, each in groupby(review.judgements, key=reviewed.place)]
    ends = [start for _, start in parts[1:]] + [review.length]
    return tuple(Span(start, end, name) for (name, start), end in zip(parts, ends, strict=True))


class Course:
    """One graph at a time on the form of a review, beside that of the game from which this one branched off."""

    def __init__(self, context: AppContext, reviewed: Reviewed, origin: Origin | None) -> None:
        self._context, self._reviewed, self._origin = context, reviewed, origin
        self.kind = POINTS
        self.graph: Graph | None = None
        self._key: object = None

    def place(self, form: Form, review: Review, box: Box) -> None:
        """Adds the ground; the curves, which take a while to be drawn, are kept as long as they stay the same."""
        form.panel(box)
        key = review, form.rect(box).topleft, form.ui_scale, self._context.text.language, self.kind
        if self.graph is None or self._key != key:
            self.graph, self._key = self._graph(review, form.rect(box), form.ui_scale), key

    def place_kinds(self, form: Form, right: float, top: float, height: float, show: Callable[[str], object]) -> None:
        """A button for each kind of curve, up to a right edge."""
        for n, kind in enumerate(reversed(KINDS)):
            box = right - KIND_WIDTH - n * (KIND_WIDTH + GAP), top, KIND_WIDTH, height
            form.button(
                f"kind-{kind}", box, self._context.text("review-kind", kind=kind), partial(show, kind), "#small"
            )
            form.mark(f"kind-{kind}", kind == self.kind)

    def place_values(self, form: Form, review: Review, step: int, box: Box) -> None:
        """What each seat could expect after so many steps, beside its emblem; only an order where that is all."""
        left, top, width, height = box
        reviewed, band = self._reviewed, review.bands[step]
        known = "order" if band is None else self.kind
        form.label(
            (left, top, width / 2, height), self._context.text("review-values", kind=known), 19, palette.QUIET, "right"
        )
        window = window_of(reviewed.loaded.game)
        for n, seat in enumerate(reviewed.seats):
            at, emblem = left + width / 2 + 20 + n * EACH, window.emblem
            form.picture((at, top, 30, height), emblem(self._context.sprites, seat.colour, 28 * form.ui_scale))
            told = self._value(review, n, step)
            form.label((at + 36, top, EACH - 40, height), told, 20, palette.CREAM, role="bold")

    def _value(self, review: Review, seat: int, step: int) -> str:
        band, values = review.bands[step], [review.expected(n)[step] for n in range(len(self._reviewed.seats))]
        if band is None:
            return self._context.text("review-place", place=1 + sum(each > values[seat] for each in values))
        if self.kind == POINTS:
            return self._reviewed.sure(str(round(values[seat])), band)
        percent = round(values_of(review, CHANCES, seat)[step] or 0)
        return self._reviewed.percent(percent if band == 0 else max(1, min(WHOLE - 1, percent)))

    def draw(self, surface: pygame.Surface, review: Review, step: int) -> None:
        """The graph with a mark at a step and the numbers of the turning points."""
        assert self.graph
        fonts = self._context.fonts
        self.graph.draw(surface, fonts)
        self.graph.draw_mark(surface, step)
        for number, judged in enumerate(review.turning_points, 1):
            self.graph.draw_flag(surface, fonts, judged.seat, judged.start, str(number))

    def step_at(self, at: tuple[int, int]) -> int | None:
        """The number of steps under a point, None beside the graph."""
        return self.graph.step_at(at) if self.graph else None

    def place_of(self, judged: Judgement) -> tuple[int, int]:
        """Where an action lies, in px; all has to be known."""
        assert self.graph
        x, y = self.graph.point(judged.start, self.graph.curves[judged.seat].values[judged.start] or 0)
        return round(x), round(y)

    def _graph(self, review: Review, box: pygame.Rect, ui_scale: float) -> Graph:
        seats, text = self._reviewed.seats, self._context.text
        looks = [window_of(self._reviewed.loaded.game).looks[seat.colour] for seat in seats]
        curves = [_curve(look, values_of(review, self.kind, n)) for n, look in enumerate(looks)]
        least = min((value for curve in curves for value in curve.values if value is not None), default=0)
        chances, spans = self.kind == CHANCES, spans_of(self._reviewed, review)
        if self._origin:
            other, theirs = self._origin.review, spans_of(self._origin.reviewed, self._origin.review)
            before = [values_of(other, self.kind, n) for n in range(len(seats))]
            laid = [laid_over(values, theirs, spans, review.length) for values in before]
            curves += [_curve(look, values, faint=True) for look, values in zip(looks, laid, strict=True)]
        return Graph(
            box,
            tuple(curves),
            spans,
            ui_scale,
            0 if chances else int(least // FLOOR) * FLOOR,
            WHOLE if chances else 0,
            self._reviewed.percent if chances else str,
            rough_steps(review),
            text("review-veil", kind=self.kind),
        )


def _curve(look: SeatLook, values: Values, faint: bool = False) -> Curve:
    return Curve(look.tint, look.emblem, values, faint)
