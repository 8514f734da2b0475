"""The question before a game is left whose last actions are not on disk."""

from __future__ import annotations

from collections.abc import Callable

from luna.app.app_context import UNSAVED, AppContext
from luna.app.app_form import AppForm
from luna.app.system import paths
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 60.0, 900.0
BUTTON, GAP = 56.0, 16.0


class Unsaved(AppForm):
    """Tries again or does without, then goes on with `act`, which leaves the game; `quits` if that ends the program."""

    opaque = False
    canvas = (WIDTH + 2 * MARGIN, 500.0)
    first = "retry"
    name = UNSAVED

    def __init__(self, context: AppContext, act: Callable[[], object], quits: bool = False) -> None:
        super().__init__(context)
        self._act, self._quits = act, quits

    def build(self, form: Form) -> None:
        text, failure = self.context.text, self.context.storage.unsaved()
        form.panel((0, 0, *self.canvas), 250)
        form.label((MARGIN, 34, WIDTH, 52), text("saving-heading"), 34, palette.GOLD, "center", "title")
        reason = failure.reason if failure else ""
        sentences = [
            (text(f"save-failure-{reason}"), palette.REFUSAL) if failure else (text("saving-over"), palette.GOLD),
            (text("saving-advice", reason=reason, folder=str(paths.saves_folder())), palette.CREAM),
            (text("saving-loss"), palette.CREAM),
        ]
        y = 110.0
        for sentence, colour in sentences if failure else sentences[:1]:
            y += form.paragraph((MARGIN, y, WIDTH, 90), sentence, 22, colour, "center") + 14
        self._add_buttons(form)

    def _add_buttons(self, form: Form) -> None:
        text, half = self.context.text, (WIDTH - GAP) / 2
        low = self.canvas[1] - BUTTON - 40
        form.button("retry", (MARGIN, low - BUTTON - GAP, WIDTH, BUTTON), text("saving-retry"), self._retry, "#main")
        leave = text("saving-quit" if self._quits else "saving-leave")
        form.button("leave", (MARGIN, low, half, BUTTON), leave, self._leave)
        form.button("back", (MARGIN + half + GAP, low, half, BUTTON), text("new-game-back"), self.back)

    def _retry(self) -> None:
        if self.context.storage.retry():
            self.rebuild()
        else:
            self._leave()

    def _leave(self) -> None:
        self.context.go.pop()
        self.context.storage.close()
        self._act()
