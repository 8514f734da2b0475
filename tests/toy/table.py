"""The toy game as `luna.ui.table.contract.GameAtTable`, and the dialog at its end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from luna.core.intent import Pick
from luna.core.turn import Play, Turn
from luna.ui import palette
from luna.ui.assets import Fonts, Sprites
from luna.ui.form_scene import FormScene
from luna.ui.forms import Form
from luna.ui.table.contract import TableEnd
from luna.ui.table.shown import Button
from luna.ui.text import Text
from tests.toy.game import COLOURS, Setup
from tests.toy.rules import Event, State
from tests.toy.turn import LET_PASS, turn
from tests.toy.view import ToyView
from tests.toy.words import ToyWords


class ToyTips:
    """Nothing is told to beginners."""

    def first(self, state: State) -> bool:
        return False

    def next(self, state: State, seen: Collection[str]) -> tuple[str, Pick] | None:
        return None

    def told(self, text: Callable[..., str], tip: str, snapshot: object) -> str:
        return ""

    def done(self, code: int) -> tuple[str, ...]:
        return ()


class ToyTable:
    """Cards, a middle and one button."""

    tips = ToyTips()
    hotkeys: Collection[str] = ("L",)
    ground: Collection[str] = frozenset()
    plain: Collection[str] = frozenset()

    def __init__(self, text_of: Callable[[Text], Text], view: Callable[..., ToyView] = ToyView) -> None:
        self._text_of, self.view_of = text_of, view

    def view(self, sprites: Sprites, fonts: Fonts, text: Text) -> ToyView:
        return self.view_of(sprites, fonts, text)

    def words(self, text: Callable[..., str], names: Mapping[str, str], setup: Setup) -> ToyWords:
        return ToyWords(text, names)

    def turn(self, state: State) -> Turn:
        return turn(state)

    def actions(self, text: Callable[..., str], state: State, turn: Turn, options: int) -> tuple[Button, ...]:
        return (Button(LET_PASS, text("let-pass"), key="L", enabled=LET_PASS in turn.sources()),) if state.led else ()

    def keys(self, state: State) -> Mapping[str, Pick]:
        return {"L": LET_PASS}

    def marked(self, picks: Sequence[Pick]) -> tuple[frozenset[Pick], frozenset[str]]:
        return frozenset(picks), frozenset()

    def option(self, code: int) -> Pick:
        return LET_PASS

    def carried(self, state: State, piece: Pick) -> tuple[str, int]:
        return piece.key, 1

    def aim(self, state: State, place: Pick, play: Play | None, under: Pick) -> Pick:
        return under

    def preview(self, state: State) -> Mapping[str, int]:
        return dict(zip(COLOURS, map(len, state.hands), strict=False))

    def music(self, state: State) -> str:
        return "table"

    def chapter(self, setup: Setup) -> str:
        return ""

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
