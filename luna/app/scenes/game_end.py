"""The end of the game: who won, and from what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from luna.app.app import App
from luna.app.scenes.form_scene import FormScene
from luna.app.scenes.score_table import Line, ScoreTable, signed
from luna.ui import palette
from luna.ui.forms import Form

MARGIN, WIDTH, HEAD, FOOT = 40.0, 1160.0, 150.0, 176.0


@dataclass(frozen=True, slots=True)
class FinalRow:
    """One order's end: influence before, then what shrines, unused favours and the council seat added, the total.

    An empty `name` shows the order's.
    """

    colour: str
    name: str
    before: int
    shrines: int
    favours: int
    council: int
    total: int


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The human's influence minus the automaton's, and whether that wins."""

    difference: int
    won: bool


@dataclass(frozen=True, slots=True)
class EndCallbacks:
    """What the buttons do once the dialog has closed: same set-up again, take back the last step."""

    again: Callable[[], object]
    undo: Callable[[], object]


class GameEnd(FormScene):
    """A dialog over the finished table; `ranking` holds the colours, best first."""

    opaque = False
    first = "look"

    def __init__(
        self,
        app: App,
        rows: Sequence[FinalRow],
        ranking: Sequence[str],
        solo: SoloResult | None,
        callbacks: EndCallbacks,
    ) -> None:
        super().__init__(app)
        self._rows = sorted(rows, key=lambda row: ranking.index(row.colour))
        self._solo, self._callbacks = solo, callbacks

    def measure(self, form: Form) -> tuple[float, float]:
        return WIDTH + 2 * MARGIN, HEAD + self._table().height(form) + FOOT

    def build(self, form: Form) -> None:
        width, height = self.canvas
        form.panel((0, 0, width, height), 248)
        form.label((MARGIN, 24, WIDTH, 52), self.app.text("game-end-heading"), 34, palette.GOLD, "center", "title")
        form.paragraph((MARGIN, 88, WIDTH, 40), self._verdict(), 24, palette.CREAM, "center")
        self._table().place(form, self.app.sprites, MARGIN, HEAD)
        ways = (
            ("look", self.back, "#main"),
            ("again", self._again, ""),
            ("undo", self._undo, ""),
            ("title", self.app.home, ""),
        )
        for n, (key, press, style) in enumerate(ways):
            box = MARGIN + 590.0 * (n % 2), height - 156 + 70.0 * (n // 2), 570.0, 56.0
            form.button(key, box, self.app.text(f"game-end-{key}"), press, style)

    def _again(self) -> None:
        self.app.pop()
        self._callbacks.again()

    def _undo(self) -> None:
        self.app.pop()
        self._callbacks.undo()

    def _verdict(self) -> str:
        text, best = self.app.text, self._rows[0]
        if self._solo is None:
            return text("game-end-winner", name=self.name_of(best.colour, best.name), count=best.total)
        difference = signed(text, self._solo.difference)
        return text("game-end-solo-won" if self._solo.won else "game-end-solo-lost", difference=difference)

    def _table(self) -> ScoreTable:
        columns = ("before", "shrines", "favours", "council", "total")
        headers = tuple(self.app.text(f"game-end-{column}") for column in columns)
        return ScoreTable(headers, [self._line(place, row) for place, row in enumerate(self._rows, 1)], WIDTH)

    def _line(self, place: int, row: FinalRow) -> Line:
        added = tuple(signed(self.app.text, points) for points in (row.shrines, row.favours, row.council))
        values = str(row.before), *added, str(row.total)
        return Line(row.colour, self.name_of(row.colour, row.name), values, "" if self._solo else str(place))
