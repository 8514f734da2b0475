"""The table's buttons in the top bar."""

from __future__ import annotations

from collections.abc import Callable

from luna.app.session.decisions import decision_before
from luna.app.session.table import Table
from luna.core.intent import Pick
from luna.ui.table.picks import KEYS, TablePick
from luna.ui.table.shown import Button


def bar_buttons(text: Callable[..., str], table: Table, previewing: bool = False) -> tuple[Button, ...]:
    """That the game is not saved, if so; preview, undo, take back the whole action, redo, keys, menu."""
    played = decision_before(table.session) is not None
    ways = (
        ("undo", "undo", played or bool(table.turn.picks)),
        ("undo-turn", "rewind", played),
        ("redo", "redo", bool(table.session.match.undone)),
        ("menu", "menu", True),
    )
    keys = Button(KEYS, "?")
    look = Button(
        Pick(TablePick.BAR, "preview"),
        text("bar-preview"),
        "eye",
        "V",
        enabled=not table.over,
        selected=previewing,
    )
    *most, menu = (Button(Pick(TablePick.BAR, name), text(f"bar-{name}"), icon, enabled=on) for name, icon, on in ways)
    alarm = (
        [Button(Pick(TablePick.BAR, "unsaved"), text("bar-unsaved"), alarming=True)] if table.session.failure else []
    )
    return *alarm, look, *most, keys, menu
