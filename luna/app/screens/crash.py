"""The dialog after an error nobody expected: what happened, where the report lies, and how to go on."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.app.app import App
from luna.app.screens.form_scene import FormScene
from luna.ui import palette
from luna.ui.forms import Form

MARGIN, WIDTH = 60.0, 900.0
BUTTON = 56.0


class Crash(FormScene):
    """`report` is the file written, None where that was impossible; `saved` whether the game lies on the disk."""

    canvas = (WIDTH + 2 * MARGIN, 560.0)
    first = "title"

    def __init__(self, app: App, report: Path | None, saved: bool) -> None:
        super().__init__(app)
        self._report, self._saved = report, saved

    def build(self, form: Form) -> None:
        text = self.app.text
        form.panel((0, 0, *self.canvas), 250)
        form.label((MARGIN, 34, WIDTH, 52), text("crash-heading"), 34, palette.GOLD, "center", "title")
        sentences = [text("crash-sentence")]
        sentences += [text("crash-saved")] if self._saved else []
        sentences += [text("crash-report", folder=str(self._report.parent))] if self._report else []
        y = 110.0
        for sentence in sentences:
            y += form.paragraph((MARGIN, y, WIDTH, 90), sentence, 22, palette.CREAM, "center") + 18
        half = (WIDTH - 20) / 2
        top = self.canvas[1] - BUTTON - 40
        form.button("title", (MARGIN, top, half, BUTTON), text("crash-title"), self.back, "#main")
        form.button("quit", (MARGIN + half + 20, top, half, BUTTON), text("crash-quit"), self.app.quit)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.app.seascape.picture(self.app.size), (0, 0))
        super().draw(surface)

    def back(self) -> None:
        """To a new title."""
        from luna.app.screens.title import Title

        self.app.replace(Title(self.app))
