"""The graph of a review: what each seat could expect to have at the end, with the turning points on it."""

from __future__ import annotations

from itertools import groupby

import pygame

from luna.app.review.reviewed import Reviewed
from luna.core.review import Review
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.graph import Curve, Graph, Span
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

FLOOR, EACH = 10, 100.0
"""The lower edge is at a multiple of this many points; room for what a seat could expect."""


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


def place_expected(
    form: Form, text: Text, sprites: Sprites, reviewed: Reviewed, review: Review, step: int, box: Box
) -> None:
    """What each seat could expect after so many steps, beside its emblem."""
    left, top, width, height = box
    form.label((left, top, width / 2, height), text("review-course"), 19, palette.QUIET, "right")
    window = window_of(reviewed.loaded.game)
    for n, seat in enumerate(reviewed.seats):
        at = left + width / 2 + 20 + n * EACH
        form.picture((at, top, 30, height), window.emblem(sprites, seat.colour, 28 * form.ui_scale))
        told = str(round(review.expected(n)[step]))
        form.label((at + 36, top, EACH - 40, height), told, 20, palette.CREAM, role="bold")
