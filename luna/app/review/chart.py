"""The graphs of a review as SVG, for a file that is read in a browser."""

from __future__ import annotations

from html import escape

from luna.app.review.course import CHANCES, WHOLE, Values, rough_steps, spans_of, values_of
from luna.app.review.reviewed import Reviewed
from luna.core.review import Review
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.graph import DASHES

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 1000, 340, 54, 150, 14, 34
STEP = 10
"""Points between two lines."""
LETTER = 8
"""Room that a letter of a round's name needs."""


class _Scale:
    """Where steps and values lie."""

    def __init__(self, reviewed: Reviewed, review: Review, kind: str) -> None:
        self.kind, self._review = kind, review
        known = [value for seat in range(len(reviewed.seats)) for value in self.values(seat) if value is not None]
        chances = kind == CHANCES
        self.low = 0 if chances else int(min(known) // STEP) * STEP
        self.high = WHOLE if chances else int(max(known) // STEP + 1) * STEP
        self.step = WHOLE // 4 if chances else STEP
        self.say = reviewed.percent if chances else str
        self._length = max(1, review.length)

    def values(self, seat: int) -> Values:
        return values_of(self._review, self.kind, seat)

    def x(self, step: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * step / self._length, 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - self.low) / (self.high - self.low), 1)


def chart(reviewed: Reviewed, review: Review, kind: str, veil: str) -> str:
    """The curves of all seats with their names, rounds and turning points; `veil` is said where points say little."""
    scale, looks = _Scale(reviewed, review, kind), window_of(reviewed.loaded.game).looks
    parts = [*_ground(reviewed, review, scale), *_curves(reviewed, scale, review.length), *_veil(review, scale, veil)]
    for number, judged in enumerate(review.turning_points, 1):
        value = scale.values(judged.seat)[judged.start]
        if value is None:
            continue
        x, y = scale.x(judged.start), scale.y(value)
        colour = looks[reviewed.seats[judged.seat].colour].tint
        parts.append(f'<circle cx="{x}" cy="{y}" r="11" fill="{palette.INK}" stroke="{colour}" stroke-width="2"/>')
        parts.append(_words(x, y + 5, str(number), palette.CREAM, "middle"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="14">{"".join(parts)}</svg>'


def _ground(reviewed: Reviewed, review: Review, scale: _Scale) -> list[str]:
    parts = list[str]()
    for n, span in enumerate(spans_of(reviewed, review)):
        left, width = scale.x(span.start), scale.x(span.end) - scale.x(span.start)
        box = f'x="{left}" y="{TOP}" width="{round(width, 1)}" height="{HEIGHT - TOP - BOTTOM}"'
        parts += [f'<rect {box} fill="{palette.PANEL_ACTIVE}"/>'] if n % 2 == 0 else []
        if width >= LETTER * len(span.name):
            parts.append(_words(round(left + width / 2, 1), HEIGHT - 12, span.name, palette.QUIET, "middle"))
    for value in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(value)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{palette.FAINT}" stroke-width=".5"/>')
        parts.append(_words(LEFT - 8, y + 5, scale.say(value), palette.QUIET, "end"))
    return parts


def _curves(reviewed: Reviewed, scale: _Scale, length: int) -> list[str]:
    lasts = [(seat, scale.values(seat)[-1]) for seat in range(len(reviewed.seats))]
    known = sorted((scale.y(last), seat, last) for seat, last in lasts if last is not None)
    parts, free = list[str](), 0.0
    for height, seat, last in known:
        colour = window_of(reviewed.loaded.game).looks[reviewed.seats[seat].colour].tint
        dashes = " ".join(map(str, DASHES[seat % len(DASHES)]))
        style = f'fill="none" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes or "none"}"'
        parts.append(f'<path d="{_way(scale, scale.values(seat))}H{scale.x(length)}" {style}/>')
        free = max(height + 5, free)
        told = f"{reviewed.name(seat)} {scale.say(round(last))}"
        parts.append(_words(WIDTH - RIGHT + 10, free, told, palette.CREAM, "start"))
        free += 18
    return parts


def _way(scale: _Scale, values: Values) -> str:
    """A curve as a path: a value holds until the step that changes it."""
    way, before = "", None
    for step, value in enumerate(values):
        if value is not None and value != before:
            x, y = scale.x(step), scale.y(value)
            way, before = way + (f"H{x}V{y}" if way else f"M{x} {y}"), value
    return way


def _veil(review: Review, scale: _Scale, told: str) -> list[str]:
    steps = rough_steps(review)
    if not steps:
        return []
    width = round(scale.x(steps) - LEFT, 1)
    box = f'x="{LEFT}" y="{TOP}" width="{width}" height="{HEIGHT - TOP - BOTTOM}"'
    words = _words(round(LEFT + width / 2, 1), TOP + 18, told, palette.CREAM, "middle")
    edged = f'<g stroke="{palette.INK}" stroke-width="6" paint-order="stroke">{words}</g>'
    return [f'<rect {box} fill="{palette.INK}" fill-opacity=".6"/>', edged]


def _words(x: float, y: float, told: str, colour: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{escape(told)}</text>'
