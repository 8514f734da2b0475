"""The tabs of an evening alone, the same on each of its screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.core.game import AnyGame
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Form

TABLES, DAY, PUZZLES = "tables", "day", "puzzles"
TOP, WIDTH, HEIGHT, GAP = 28.0, 280.0, 48.0, 12.0


def place_tabs(
    form: Form, text: Text, game: AnyGame, right: float, shown: str, choose: Callable[[str], object]
) -> None:
    """In a row that ends at `right`; `choose` gets one that is pressed."""
    tabs = [*([TABLES, DAY] if game.alone else []), *([PUZZLES] if game.puzzles() else [])]
    left = right - len(tabs) * (WIDTH + GAP) + GAP
    for n, tab in enumerate(tabs):
        key, box = f"tab-{tab}", (left + n * (WIDTH + GAP), TOP, WIDTH, HEIGHT)
        form.button(key, box, text("alone-tab", tab=tab), partial(choose, tab), "#small")
        form.mark(key, tab == shown)
