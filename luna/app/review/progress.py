"""How far a review is: a bar, and a button that stops it or lets it go on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.app.session.review import Reviewer
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

MIDDLE, WIDTH, BUTTON = 870.0, 1040.0, 460.0
BAR: Box = (MIDDLE - WIDTH / 2, 560, WIDTH, 40)
STOP, GO_ON = "stop", "go-on"


def place_progress(form: Form, text: Text, reviewer: Reviewer, failed: bool, press: Callable[[], object]) -> None:
    """What is done, and what the button does."""
    form.panel(BAR)
    form.paragraph((BAR[0] - 260, 490, WIDTH + 520, 60), text("review-about"), 21, palette.QUIET, "center")
    if not reviewer.running:
        told = text("review-failed" if failed else "review-stopped")
        form.label((BAR[0], 650, WIDTH, 40), told, 21, palette.REFUSAL if failed else palette.CREAM, "center")
    key, words = (STOP, text("review-stop")) if reviewer.running else (GO_ON, text("review-go-on"))
    form.button(key, (MIDDLE - BUTTON / 2, 710, BUTTON, 52), words, press, "#main")


def place_state(form: Form, text: Text, reviewer: Reviewer, failed: bool, box: Box) -> None:
    """Under what is known: how far a stopped review is, why it stands, or how sure one is that is whole."""
    told, colour = text("review-band") if reviewer.review.measured else "", palette.QUIET
    if failed:
        told, colour = text("review-failed"), palette.REFUSAL
    elif not reviewer.done:
        told, colour = text("review-so-far", at=reviewer.looked, total=reviewer.total), palette.GOLD
    form.paragraph(box, told, 18, colour, "center", most=2)


def draw_progress(surface: pygame.Surface, fonts: Fonts, form: Form, text: Text, reviewer: Reviewer) -> None:
    """The bar as far as it is, with the numbers on it."""
    box = form.rect(BAR)
    width = max(box.h, box.w * reviewer.looked // max(1, reviewer.total))
    blit(surface, (plate((width, box.h), palette.GOLD_DARK, 255, box.h // 3), (0, 0)), box.topleft)
    told = text("review-progress", at=reviewer.looked, total=reviewer.total)
    line(surface, fonts, told, box.center, "bold", form.px(20), palette.CREAM, "center")
