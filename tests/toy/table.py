"""The toy game as `luna.ui.table.contract.game_at_table.GameAtTable`, and the dialog at its end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from luna.core.intent import Pick
from luna.core.turn import Turn
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.plain_table import PlainTable
from luna.ui.table.shown import Button
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Form
from tests.toy.game import COLOURS, Setup
from tests.toy.rules import Event, State
from tests.toy.turn import LET_PASS, turn
from tests.toy.view import ToyView
from tests.toy.words import ToyWords


class ToyTable(PlainTable):
    """Cards, a middle and one button."""

    hotkeys: Collection[str] = ("L",)
    previews = True

    def __init__(self, text_of: Callable[[Text], Text]) -> None:
        self._text_of = text_of

    def view(self, sprites: Sprites, fonts: Fonts, text: Text) -> ToyView:
        return ToyView(sprites, fonts, text)

    def words(self, text: Callable[..., str], names: Mapping[str, str], setup: Setup) -> ToyWords:
        return ToyWords(text, names)

    def turn(self, state: State) -> Turn:
        return turn(state)

    def actions(self, text: Callable[..., str], state: State, turn: Turn) -> tuple[Button, ...]:
        return (Button(LET_PASS, text("let-pass"), key="L", enabled=LET_PASS in turn.sources()),) if state.led else ()

    def keys(self, state: State) -> Mapping[str, Pick]:
        return {"L": LET_PASS}

    def option(self, code: int) -> Pick:
        return LET_PASS

    def carried(self, state: State, piece: Pick) -> tuple[str, int]:
        return piece.key, 1

    def preview(self, state: State) -> Mapping[str, int]:
        return dict(zip(COLOURS, map(len, state.hands), strict=False))

    def opens_dialog(self, events: Sequence[Event]) -> bool:
        return any(event.kind == "end" for event in events)

    def open_dialog(self, events: Sequence[Event], table: TableEnd) -> None:
        self.open_result(table)

    def open_result(self, table: TableEnd) -> None:
        table.stop_bots()
        table.context.go.push(ToyEnd(table, self._text_of(table.context.text)))


class ToyEnd(FormScene):
    """Who has won, and what can be done then."""

    opaque = False
    canvas = (600.0, 300.0)
    first = "rematch"

    def __init__(self, table: TableEnd, text: Text) -> None:
        super().__init__(table.context)
        self._table, self._words = table, text

    def build(self, form: Form) -> None:
        text, scores = self._words, self._table.match.state.scores
        winner = self._table.names[COLOURS[scores.index(max(scores))]]
        form.panel((0, 0, *self.canvas))
        form.label((40, 30, 520, 60), text("end-heading", name=winner), 34, palette.GOLD, "center", "title")
        form.button("rematch", (40, 120, 520, 60), text("end-rematch"), self._rematch, "#main")
        form.button("close", (40, 200, 520, 60), text("end-close"), self.back)

    def _rematch(self) -> None:
        self.context.go.pop()
        self._table.rematch()
