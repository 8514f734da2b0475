"""The graph of a review: what each seat could expect to have at the end, with the turning points on it."""

from __future__ import annotations

from itertools import groupby

import pygame

from luna.app.review.reviewed import Reviewed
from luna.core.review import Review
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.graph import Curve, Graph, Span

FLOOR = 10
"""The lower edge is at a multiple of this."""


def graph_of(reviewed: Reviewed, review: Review, box: pygame.Rect, ui_scale: float) -> Graph:
    """The graph in a box of px."""
    curves = tuple(
        Curve(palette.ORDERS[seat.colour], palette.ORDER_EMBLEMS[seat.colour], review.expected(number))
        for number, seat in enumerate(reviewed.seats)
    )
    least = min(min(curve.values) for curve in curves)
    return Graph(box, curves, spans_of(reviewed, review), ui_scale, int(least // FLOOR) * FLOOR)


def spans_of(reviewed: Reviewed, review: Review) -> tuple[Span, ...]:
    """The parts of the game, as its rounds."""
    parts = [(name, next(each).start) for name, each in groupby(review.judgements, key=reviewed.place)]
    ends = [start for _, start in parts[1:]] + [review.length]
    return tuple(Span(start, end, name) for (name, start), end in zip(parts, ends, strict=True))


def draw_course(surface: pygame.Surface, fonts: Fonts, graph: Graph, review: Review, step: int) -> None:
    """The graph with a mark at a step and the numbers of the turning points."""
    graph.draw(surface, fonts)
    graph.draw_mark(surface, step)
    for number, judged in enumerate(review.turning_points, 1):
        graph.draw_flag(surface, fonts, judged.seat, judged.start, str(number))
