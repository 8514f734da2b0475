"""The menu over the table."""

from __future__ import annotations

from luna.app.app import App
from luna.app.scenes.form_scene import FormScene
from luna.ui import palette
from luna.ui.forms import Form

MARGIN, WIDTH = 50.0, 560.0
BUTTON, STEP = 56.0, 70.0


class Menu(FormScene):
    """What can be done while the game rests; `seed` = the number of the table, if it has one."""

    opaque = False
    canvas = (WIDTH + 2 * MARGIN, 700.0)
    first = "resume"

    def __init__(self, app: App, seed: int | None = None) -> None:
        super().__init__(app)
        self._seed = seed

    def build(self, form: Form) -> None:
        text, app = self.app.text, self.app
        form.panel((0, 0, *self.canvas), 248)
        form.label((MARGIN, 34, WIDTH, 52), text("menu-heading"), 34, palette.GOLD, "center", "title")
        form.button("resume", (MARGIN, 112, WIDTH, BUTTON), text("menu-resume"), app.pop, "#main")
        form.button("new", (MARGIN, 112 + STEP, WIDTH, BUTTON), text("menu-new"), self._new_game)
        ways = (
            ("rules", text("rules-open"), app.open_rules),
            ("options", text("options-open"), self._options),
            self.fullscreen_way(),
            ("title", text("menu-title"), app.home),
        )
        self.add_pairs(ways, (MARGIN, 112 + 2 * STEP, WIDTH, BUTTON), STEP)
        form.button("quit", (MARGIN, 112 + 4 * STEP, WIDTH, BUTTON), text("menu-quit"), app.quit)
        self.add_languages(MARGIN, 482, WIDTH)
        used = form.paragraph((MARGIN, 552, WIDTH, 60), text("menu-saved"), 18, palette.QUIET, "center")
        if self._seed is not None:
            below = 552 + used + 8
            form.label((MARGIN, below, WIDTH, 28), text("menu-seed", seed=str(self._seed)), 18, palette.QUIET, "center")

    def _options(self) -> None:
        from luna.app.scenes.options import Options

        self.app.push(Options(self.app))

    def _new_game(self) -> None:
        from luna.app.scenes.new_game import NewGameScene

        self.app.home()
        self.app.push(NewGameScene(self.app))
