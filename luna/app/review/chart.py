"""The graph of a review as SVG, for a file that is read in a browser."""

from __future__ import annotations

from html import escape

from luna.app.review.course import spans_of
from luna.app.review.reviewed import Reviewed
from luna.core.review import Review
from luna.ui.pictures import palette
from luna.ui.pictures.graph import DASHES

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 1000, 340, 40, 150, 14, 34
STEP = 10
"""Points between two lines."""


class _Scale:
    """Where steps and points lie."""

    def __init__(self, review: Review, seats: int) -> None:
        values = [value for seat in range(seats) for value in review.expected(seat)]
        self.low = int(min(values) // STEP) * STEP
        self.high = int(max(values) // STEP + 1) * STEP
        self._length = max(1, review.length)

    def x(self, step: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * step / self._length, 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - self.low) / (self.high - self.low), 1)


def chart(reviewed: Reviewed, review: Review) -> str:
    """The curves of all seats with their names, rounds and turning points."""
    scale = _Scale(review, len(reviewed.seats))
    parts = [*_ground(reviewed, review, scale), *_curves(reviewed, review, scale)]
    for number, judged in enumerate(review.turning_points, 1):
        x, y = scale.x(judged.start), scale.y(review.expected(judged.seat)[judged.start])
        colour = palette.ORDERS[reviewed.seats[judged.seat].colour]
        parts.append(f'<circle cx="{x}" cy="{y}" r="11" fill="{palette.INK}" stroke="{colour}" stroke-width="2"/>')
        parts.append(_words(x, y + 5, str(number), palette.CREAM, "middle"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="14">{"".join(parts)}</svg>'


def _ground(reviewed: Reviewed, review: Review, scale: _Scale) -> list[str]:
    parts = list[str]()
    for n, span in enumerate(spans_of(reviewed, review)):
        left, width = scale.x(span.start), scale.x(span.end) - scale.x(span.start)
        box = f'x="{left}" y="{TOP}" width="{round(width, 1)}" height="{HEIGHT - TOP - BOTTOM}"'
        parts += [f'<rect {box} fill="{palette.PANEL_ACTIVE}"/>'] if n % 2 == 0 else []
        parts.append(_words(round(left + width / 2, 1), HEIGHT - 12, span.name, palette.QUIET, "middle"))
    for value in range(scale.low, scale.high + 1, STEP):
        y = scale.y(value)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{palette.FAINT}" stroke-width=".5"/>')
        parts.append(_words(LEFT - 8, y + 5, str(value), palette.QUIET, "end"))
    return parts


def _curves(reviewed: Reviewed, review: Review, scale: _Scale) -> list[str]:
    parts = list[str]()
    heights = sorted((scale.y(review.expected(seat)[-1]), seat) for seat in range(len(reviewed.seats)))
    free = 0.0
    for height, seat in heights:
        colour = palette.ORDERS[reviewed.seats[seat].colour]
        values = review.expected(seat)
        way = f"M{scale.x(0)} {scale.y(values[0])}" + "".join(
            f"H{scale.x(step)}V{scale.y(value)}" for step, value in enumerate(values) if value != values[step - 1]
        )
        dashes = " ".join(map(str, DASHES[seat % len(DASHES)]))
        style = f'fill="none" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes or "none"}"'
        parts.append(f'<path d="{way}H{scale.x(review.length)}" {style}/>')
        free = max(height + 5, free)
        told = f"{reviewed.name(seat)} {round(values[-1])}"
        parts.append(_words(WIDTH - RIGHT + 10, free, told, palette.CREAM, "start"))
        free += 18
    return parts


def _words(x: float, y: float, told: str, colour: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{escape(told)}</text>'
