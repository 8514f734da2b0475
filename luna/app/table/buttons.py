"""The table's buttons in the top bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from luna.app.session.table import Table
from luna.core.intent import Pick
from luna.ui.table.picks import HINT, KEYS, TablePick
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


def with_way_back(actions: tuple[Button, ...], back: Button) -> tuple[Button, ...]:
    """The buttons of the bottom bar with a way `back`, before the others where they are few.

    Among many it takes the place of one that cannot be pressed now, best of the one that ends what is not begun
    yet, else of the one with the longest word, so that all others keep theirs.
    """
    ending, off = _ending(actions), [each for each in actions if not each.enabled]
    if ending is None or not off:
        return back, *actions
    barred = ending if ending in off else max(off, key=lambda each: len(each.label))
    words = barred.label, *barred.wordings
    back = replace(back, wordings=words, other_key=barred.key or barred.other_key)
    return tuple(back if each is barred else each for each in actions)


def with_room(actions: tuple[Button, ...], back: Button) -> tuple[Button, ...]:
    """The buttons of the bottom bar, wide enough for the way `back` that takes a place among them."""
    ending = _ending(actions)
    if ending is None:
        return actions
    roomy = replace(ending, wordings=(*ending.wordings, back.label), other_key=back.key)
    return tuple(roomy if each is ending else each for each in actions)


def _ending(actions: tuple[Button, ...]) -> Button | None:
    """The button that ends an action, where it is one of many."""
    return next((each for each in actions if each.primary), None) if len(actions) > 1 else None
