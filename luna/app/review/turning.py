"""The list of turning points: when, who, what was lost, and below the action, or only what kind of one.

A person's own stand first, under a heading; those of others are called so.

Where points say too little for any, it holds what was worst by the order of the actions alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.app.review.reviewed import Reviewed
from luna.core.review import Judgement, Review
from luna.ui.pictures import palette
from luna.ui.pictures.draw import fitted
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

ROW, GAP, PAD, LOST, HEAD = 82.0, 14.0, 18.0, 130.0, 36.0
"""Heights and widths in px at 1080p, of what was lost and of a heading at last."""
TYPE, LEAST, DEED = 20, 16, 18
"""Type of when and who, its least, and type of what was done: smaller, and a name cut short, where room is short."""


def place_turning_points(
    form: Form,
    text: Text,
    reviewed: Reviewed,
    review: Review,
    at: Judgement | None,
    choose: Callable[[Judgement], object],
    box: Box,
) -> None:
    """A button for each, the one that is told of marked."""
    left, top, width, _ = box
    if not review.turning_points:
        top += form.paragraph((left, top, width - PAD, 200), reviewed.none(review), 21, palette.CREAM) + GAP
    n = 0
    for whose, group in reviewed.turning_groups(review):
        if whose:
            words = text("review-whose", whose=whose)
            form.label((left, top, width - PAD, HEAD), words, DEED, palette.GOLD)
            top += HEAD
        for judged in group:
            _place_one(form, reviewed, judged, n, partial(choose, judged), (left, top, width, ROW - GAP))
            form.mark(f"turning-{n}", judged == at)
            n, top = n + 1, top + ROW


def _place_one(
    form: Form, reviewed: Reviewed, judged: Judgement, n: int, press: Callable[[], object], box: Box
) -> None:
    """The button of one, with its words on it."""
    key, (left, y, width, _) = f"turning-{n}", box
    form.button(key, box, "", press, "#small")
    inside = left + PAD, width - 2 * PAD
    when = f"{n + 1} · {reviewed.place(judged)} · {reviewed.name(judged.seat)}"
    room = inside[0], y + 4, inside[1] - LOST, 30.0
    words, px = fitted(form.fonts, when, "bold", form.px(TYPE), form.rect(room).w, form.px(LEAST))
    form.label(room, words, px / form.ui_scale, palette.CREAM, role="bold", on=key)
    lost = reviewed.lost_by(judged)
    form.label((inside[0], y + 4, inside[1], 30), lost, 20, palette.GOLD, "right", "bold", on=key)
    below = inside[0], y + 34, inside[1], 26.0
    deed = reviewed.deed(judged, judged.played)
    fits = form.fonts.width(deed, "body", form.px(DEED)) <= form.rect(below).w
    form.label(below, deed if fits else reviewed.kind(judged), DEED, palette.QUIET, on=key)
