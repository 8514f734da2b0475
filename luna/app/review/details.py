"""What a review says of one action: what was played, what was better and why, with a small picture of the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.app.review.moments import Moments
from luna.app.review.reviewed import Reviewed
from luna.core.review import Judgement
from luna.ui.context import Context
from luna.ui.pictures import palette
from luna.ui.pictures.draw import blit
from luna.ui.table.amounts import AmountRows
from luna.ui.table.areas import Scaling
from luna.ui.widgets.forms import Box, Form

PAD, PICTURE, BUTTON, STEP = 20.0, (372.0, 250.0), 50.0, 60.0
HEAD, TEXT, SMALL = 20, 18, 18
BARS = 140.0
"""Room that the bars need at most."""
Press = Callable[[], object]


class Details:
    """The words in their box; with `hidden` a person has yet to find what was better."""

    def __init__(self, context: Context, reviewed: Reviewed, judged: Judgement, hidden: bool, box: Box) -> None:
        self._context, self._reviewed, self._judged, self._hidden = context, reviewed, judged, hidden
        self._left, self._top, self._width, self._height = box
        self._bars: Box = (0, 0, 0, 0)

    def place(self, form: Form, open_table: Press, reveal: Press, what_if: Press) -> None:
        """Adds words and buttons to a form."""
        judged, reviewed, text = self._judged, self._reviewed, self._context.text
        left, top, width = self._left + PAD, self._top + PAD - 8, self._width - PICTURE[0] - 3 * PAD
        form.panel((self._left, self._top, self._width, self._height))
        form.panel(self._picture())
        form.label((left, top, width, 36), reviewed.row(judged), HEAD, palette.GOLD, role="bold")
        y = top + 42
        played = text("review-played", deed=reviewed.deed(judged, judged.played))
        y += form.paragraph((left, y, width, 90), played, TEXT, palette.CREAM, most=11) + 8
        told = text("review-hidden") if self._hidden else reviewed.verdict(judged)
        y += form.paragraph((left, y, width, 120), told, TEXT, palette.GOLD, most=5) + 8
        room = self._top + self._height - BARS - SMALL * 1.35 >= y
        if room and not self._hidden and reviewed.amounts(judged):
            y += form.paragraph((left, y, width, 60), reviewed.why(judged), SMALL, palette.QUIET, most=2)
            self._bars = left, y, width, 0
        self._place_ways(form, open_table, reveal, what_if)

    def _place_ways(self, form: Form, open_table: Press, reveal: Press, what_if: Press) -> None:
        text, width = self._context.text, PICTURE[0]
        left = self._left + self._width - PAD - width
        top = self._top + self._height - PAD - BUTTON
        if self._hidden:
            form.button("answer", (left, top - 2 * STEP, width, BUTTON), text("review-answer"), reveal, "#small")
        form.button("what-if", (left, top - STEP, width, BUTTON), text("review-what-if"), what_if, "#small")
        form.explain("what-if", text("explained-review", what="what-if"))
        words = text("review-find" if self._hidden else "review-look")
        form.button("look", (left, top, width, BUTTON), words, open_table, "#main")

    def _picture(self) -> Box:
        return self._left + self._width - PICTURE[0] - PAD, self._top + PAD, *PICTURE

    def moment(self, form: Form) -> tuple[int, tuple[int, int]]:
        """Which picture it wants, and its size in px."""
        return self._judged.start, form.rect(self._picture()).inflate(-4, -4).size

    def draw(self, surface: pygame.Surface, form: Form, moments: Moments) -> None:
        """The picture, where it is drawn already, and the reasons as bars."""
        if picture := moments.get(*self.moment(form)):
            anchor = picture.get_width() / 2, picture.get_height() / 2
            blit(surface, (picture, anchor), form.rect(self._picture()).center)
        if self._bars[2]:
            rows, room = AmountRows(Scaling(form.ui_scale), self._context.fonts), form.rect(self._bars)
            rows.paint(surface, self._reviewed.amounts(self._judged), room.topleft, room.w)
