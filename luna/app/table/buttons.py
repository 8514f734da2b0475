"""The table's buttons in the top bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from luna.app.session.table import Table
from luna.core.intent import Pick
from luna.ui.table.picks import CANCEL, HINT, KEYS, TablePick
from luna.ui.table.shown import Button

UNDER = frozenset({"undo", "undo-turn", "menu"})
"""Buttons of the top bar that can be pressed under a dialog: none of them leads on."""


class Hinting(Protocol):
    """Whether hints can be had at a table and now, and how much of one was told."""

    step: int

    @property
    def offered(self) -> bool:
        """Whether there are any."""

    @property
    def possible(self) -> bool:
        """Whether one can be had now."""


def bar_buttons(
    text: Callable[..., str],
    table: Table,
    previewing: bool = False,
    hints: Hinting | None = None,
    previews: bool = True,
) -> tuple[Button, ...]:
    """That the game is not saved, if so; hint, preview, undo, take back the whole action, redo, keys, menu.

    There is no preview in a game that `previews` nothing.
    """
    ways = (
        ("undo", "undo", table.can_undo or bool(table.turn.picks)),
        ("undo-turn", "undo-turn", table.can_undo_turn),
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
    hint = [hint_button(text, hints, covered=previewing)] if hints and hints.offered else []
    return *alarm, *hint, *([look] if previews else []), *most, keys, menu


def hint_button(text: Callable[..., str], hints: Hinting, covered: bool = False) -> Button:
    """The lamp: lit while a hint is open, unless it is covered by something else that is lit."""
    lit = hints.step > 0 and not covered
    return Button(HINT, text("bar-hint"), "hint", "L", enabled=hints.possible, selected=lit)


def while_told(bar: tuple[Button, ...]) -> tuple[Button, ...]:
    """The buttons of the top bar while a dialog tells of what happened: what belongs to the next decision waits."""
    return tuple(each if each.pick.key in UNDER else replace(each, enabled=False) for each in bar)


def dimmed(actions: tuple[Button, ...]) -> tuple[Button, ...]:
    """Buttons of which none is to be pressed now."""
    return tuple(replace(each, enabled=False, selected=False) for each in actions)


def way_back(text: Callable[..., str], possible: bool) -> Button:
    """What takes back what was picked, else the action under way; it is always there, so that no other button moves."""
    return Button(CANCEL, text("bar-cancel"), "cross", text("key-escape"), enabled=possible, terse=True)
