"""The dialog after an error nobody expected: what happened, where the report lies, and how to go on."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.app.app_context import CRASH, AppContext
from luna.app.app_form import AppForm
from luna.app.system.crash_report import Held
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 60.0, 900.0
BUTTON = 56.0


class Crash(AppForm):
    """`report` is the file written, None where that was impossible, `held` what of the game is in it.

    `saved` tells whether the game lies on the disk.
    """

    canvas = (WIDTH + 2 * MARGIN, 560.0)
    first = "title"
    name = CRASH

    def __init__(self, context: AppContext, report: Path | None, held: Held, saved: bool) -> None:
        super().__init__(context)
        self._report, self._held, self._saved = report, held, saved

    def build(self, form: Form) -> None:
        text = self.context.text
        form.panel((0, 0, *self.canvas), 250)
        form.label((MARGIN, 34, WIDTH, 52), text("crash-heading"), 34, palette.GOLD, "center", "title")
        sentences = [text("crash-sentence")]
        sentences += [text("crash-saved")] if self._saved else []
        if self._report:
            sentences += [text("crash-report", folder=str(self._report.parent))]
            sentences += [text("crash-holds", game=self._held.value)]
        y = 110.0
        for sentence in sentences:
            y += form.paragraph((MARGIN, y, WIDTH, 90), sentence, 22, palette.CREAM, "center") + 18
        half = (WIDTH - 20) / 2
        top = self.canvas[1] - BUTTON - 40
        form.button("title", (MARGIN, top, half, BUTTON), text("crash-title"), self.back, "#main")
        form.button("quit", (MARGIN + half + 20, top, half, BUTTON), text("crash-quit"), self.context.go.quit)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)

    def back(self) -> None:
        """To a new title."""
        self.context.go.replace(self.context.routes.title(self.context))
