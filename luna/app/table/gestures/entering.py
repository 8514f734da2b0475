"""What Enter means on the table itself; a button bears the key exactly where the key presses it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from luna.app.session.table import Table
from luna.app.table.gestures.pointing import Pointing
from luna.core.intent import Pick
from luna.ui.table.picks import DONE
from luna.ui.table.shown import Button


def entered(table: Table, pointing: Pointing) -> Pick | None:
    """What Enter picks: where Tab went, else the button that bears it, else the one target of what was picked.

    Never what the pointer rests on: nobody says with a key what the hand has only left lying there.
    """
    turn = table.turn
    targets, sources = turn.targets(), turn.sources()
    if pointing.focus and pointing.focus in (targets or sources):
        return pointing.focus
    if DONE in sources:
        return DONE
    return next(iter(targets)) if turn.picks and len(targets) == 1 else None


def presses_button(table: Table, pointing: Pointing) -> bool:
    """Whether Enter presses the button of the action bar that may bear it."""
    return table.open or (table.question is None and entered(table, pointing) == DONE)


def with_taken(buttons: Iterable[Button], taken: Collection[str]) -> tuple[Button, ...]:
    """The same buttons in their places; none is pressed by one of the keys that mean something else now."""
    return tuple(replace(button, key_taken=True) if button.key in taken else button for button in buttons)
