"""What each seat lost by round, how often it found the best, and its best action, as a table on a form."""

from __future__ import annotations

from luna.app.review.reviewed import Reviewed, columns_of
from luna.core.review import Review
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

HEAD, EMBLEM, NAME, ROUND, SHARE = 40.0, 62.0, 420.0, 98.0, 290.0
LOST, DEED, TALLEST, FOOT = 34.0, 18.0, 120.0, 32.0
"""Height of a row of numbers, type of a sentence below it, the most of both, and the line that explains a dash."""


def place_orders(form: Form, text: Text, sprites: Sprites, reviewed: Reviewed, review: Review, box: Box) -> None:
    """A row for each seat that decided on anything."""
    left, top, width, height = box
    _place_heads(form, text, reviewed, review, (left, top, width, HEAD))
    guesses = reviewed.guesses(review)
    height -= FOOT * bool(guesses)
    each = min(TALLEST, (height - HEAD) / max(1, len(review.seats)))
    foot = left + EMBLEM, top + HEAD + each * len(review.seats), width - EMBLEM, FOOT
    if guesses:
        form.label(foot, guesses, DEED, palette.QUIET)
    window = window_of(reviewed.loaded.game)
    for row, seat in enumerate(review.seats):
        y = top + HEAD + row * each
        emblem = window.emblem(sprites, reviewed.seats[seat].colour, (EMBLEM - 14) * form.ui_scale)
        form.picture((left, y, EMBLEM - 10, 64), emblem)
        _place_seat(form, reviewed, review, seat, (left + EMBLEM, y, width - EMBLEM, each))


def _place_heads(form: Form, text: Text, reviewed: Reviewed, review: Review, box: Box) -> None:
    """The names of the columns."""
    left, top, width, _ = box
    if review.measured:
        names = (*(reviewed.rounds_head(review, each) for each in columns_of(review)), text("review-sum"))
        form.label((left + EMBLEM, top, NAME, HEAD), text("review-lost"), 18, palette.QUIET)
        for n, name in enumerate(names):
            form.label((left + EMBLEM + NAME + n * ROUND, top, ROUND - 12, HEAD), name, 18, palette.QUIET, "right")
    else:
        form.label((left + EMBLEM, top, width - SHARE - EMBLEM, HEAD), text("review-unmeasured"), 18, palette.QUIET)
    form.label((left + width - SHARE, top, SHARE, HEAD), text("review-agreement"), 18, palette.QUIET, "right")


def _place_seat(form: Form, reviewed: Reviewed, review: Review, seat: int, box: Box) -> None:
    """Its numbers, the sum golden if there is anything in it, and below them its actions."""
    left, y, width, height = box
    rounds = columns_of(review)
    form.label((left, y, NAME, LOST), reviewed.name(seat), 21, palette.CREAM, role="bold")
    for n, lost in enumerate(reviewed.lost(review, seat, rounds) if review.measured else ()):
        is_sum, nothing = n == len(rounds), lost == reviewed.points(0)
        colour, role = palette.GOLD if is_sum and not nothing else palette.CREAM, "bold" if is_sum else "body"
        form.label((left + NAME + n * ROUND, y, ROUND - 12, LOST), lost, 21, colour, "right", role)
    told = reviewed.agreement(review, seat)
    form.label((left + width - SHARE, y, SHARE, LOST), told, 21, palette.CREAM, "right", "bold")
    told = "\n".join(filter(None, (reviewed.missed(review, seat), reviewed.best_deed(review, seat))))
    form.paragraph((left, y + LOST, width, height - LOST), told, DEED, palette.QUIET, most=3)
