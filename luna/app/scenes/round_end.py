"""The scoring at the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from luna.app.app import App
from luna.app.scenes.form_scene import FormScene
from luna.app.scenes.score_table import Line, ScoreTable, signed
from luna.ui import palette
from luna.ui.forms import Form

MARGIN, WIDTH, HEAD, FOOT = 40.0, 1160.0, 96.0, 104.0


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One order's scoring: three values, what was paid of their sum, the influence after it.

    An empty `name` shows the order's. `reasons` are ready sentences that explain the values.
    """

    colour: str
    name: str
    priestess: int
    apostate: int
    temple: int
    paid: int
    total: int
    reasons: tuple[str, ...] = ()


class RoundEnd(FormScene):
    """A dialog over the table; `done` is called when it has closed."""

    opaque = False
    first = "go"

    def __init__(self, app: App, rows: Sequence[RoundRow], round: int, done: Callable[[], object]) -> None:
        super().__init__(app)
        self._rows, self._round, self._done = rows, round, done

    def measure(self, form: Form) -> tuple[float, float]:
        return WIDTH + 2 * MARGIN, HEAD + self._table().height(form) + FOOT

    def build(self, form: Form) -> None:
        text, (width, height) = self.app.text, self.canvas
        form.panel((0, 0, width, height), 248)
        heading = text("round-end-heading", round=self._round)
        form.label((MARGIN, 26, WIDTH, 52), heading, 34, palette.GOLD, "center", "title")
        self._table().place(form, self.app.sprites, MARGIN, HEAD)
        form.button("go", (width / 2 - 240, height - 82, 480, 58), text("round-end-continue"), self.back, "#main")

    def back(self) -> None:
        self.app.pop()
        self._done()

    def _table(self) -> ScoreTable:
        text = self.app.text
        figures = [text("figure-name", figure=figure) for figure in ("priestess", "apostate")]
        headers = (*figures, text("round-end-temple"), text("round-end-paid"), text("round-end-total"))
        return ScoreTable(headers, [self._line(row) for row in self._rows], WIDTH)

    def _line(self, row: RoundRow) -> Line:
        changes = (row.priestess, row.apostate, row.temple, row.paid)
        values = *(signed(self.app.text, change) for change in changes), str(row.total)
        return Line(row.colour, self.name_of(row.colour, row.name), values, reasons=row.reasons)
