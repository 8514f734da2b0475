"""What is chosen for the solo game alone: its level; and how its opponent plays."""

from __future__ import annotations

from functools import partial

from luna.games.luna.bots.strength import solo_strength
from luna.games.luna.setting_up.desk import Desk
from luna.ui.pictures import palette
from luna.ui.setting_up.cards import PAD
from luna.ui.widgets.forms import Box

LEVELS = (1, 2, 3)
TOP, STEP, BETWEEN = 132.0, 52.0, 2.0
"""Where the words of a level begin, below its figures, from one of these to the next, and between what is told."""


def place_levels(desk: Desk, boxes: list[Box]) -> None:
    """A card for each level: how hard it is, and what makes it so."""
    told = {level: desk.text("new-game-solo-level", level=level) for level in LEVELS}
    size = min(desk.roomy([words], _words(box)) for words, box in zip(told.values(), boxes, strict=True))
    for level, box in zip(LEVELS, boxes, strict=True):
        _place_level(desk, level, box, told[level], size)


def _words(box: Box) -> Box:
    """The room for what makes a level hard."""
    left, top, width, height = box
    return left + PAD, top + TOP + 66, width - 2 * PAD, height - TOP - 66


def _place_level(desk: Desk, level: int, box: Box, told: str, size: float) -> None:
    form, text, (left, top, width, _) = desk.form, desk.text, box
    key, chosen = f"level-{level}", desk.draft.level == level
    form.button(key, box, "", partial(desk.set, "level", level), "#swatch")
    form.mark(key, chosen)
    for n in range(level):
        half = width / 2 - STEP * (n - (level - 1) / 2)  # from a figure to the right edge, where its shadow ends
        at = left + width - 2 * half, top + 4, 2 * half, 134.0
        form.picture(at, desk.sprites.fitted("apostate", 98 * form.ui_scale), clip=True)
    inner, y = (left + PAD, width - 2 * PAD), top + TOP
    loud, quiet = (palette.GLINT, palette.CREAM) if chosen else (palette.CREAM, palette.QUIET)
    desk.title((inner[0], y, inner[1], 36), text("level-name", level=level), 23, loud, "center", on=key)
    grade = text("new-game-solo-grade", level=level)
    form.label((inner[0], y + 36, inner[1], 28), grade, 19, palette.GOLD, "center", on=key)
    desk.told(_words(box), told, quiet, "center", on=key, size=size)


def place_rules(desk: Desk, box: Box) -> None:
    """How the opponent plays and what winning means, how hard the levels are, and what chosen figures change."""
    left, top, width, height = box
    desk.card(box, desk.text("new-game-solo-heading"))
    text, y = desk.text, top + 44
    figures = "chosen" if desk.draft.choose_figures else "drawn"
    told = text("new-game-solo-rules"), solo_strength(text), text("new-game-solo-figures", figures=figures)
    size = desk.roomy(told, (left + PAD, y, width - 2 * PAD, top + height - y - len(told) * BETWEEN))
    for words, colour in zip(told, (palette.CREAM, palette.GOLD, palette.QUIET), strict=True):
        y += desk.told((left + PAD, y, width - 2 * PAD, top + height - y), words, colour, size=size) + BETWEEN
