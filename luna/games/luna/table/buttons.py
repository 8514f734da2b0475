"""The action bar as buttons."""

from __future__ import annotations

from collections.abc import Callable

from luna.core.intent import Pick
from luna.core.turn import Turn
from luna.games.luna.picks.bar import DONE, END, MEDITATE, BarAction, offered
from luna.games.luna.points.unused import possible, usable_novices
from luna.games.luna.rules.state import State
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button

LAST = MEDITATE, END
COUNTS = 1, 2, 5, 10
"""The actions that may end a round; numbers of novices of every plural form, and as long as they get."""


def action_buttons(text: Callable[..., str], state: State, turn: Turn) -> tuple[Button, ...]:
    """One button an action, enabled exactly when it is legal; what is asked for alone is the primary one."""
    sources, first, bar = turn.sources(), turn.picks[:1], offered(state)
    return tuple(
        Button(
            pick := Pick(TablePick.ACTION, action.key),
            _word(text, action, state),
            action.icon,
            action.hotkey or text("key-enter"),
            enabled=pick in sources,
            primary=action is DONE or len(bar) == 1,
            selected=pick in first,
            note=_note(action, state),
            wordings=_wordings(text, action),
        )
        for action in bar
    )


def _ends_round(action: BarAction, state: State) -> bool:
    """Whether the button turns the last candle, which ends the round for everybody."""
    return action is MEDITATE and state.lit == 1


def _word(text: Callable[..., str], action: BarAction, state: State) -> str:
    if action is END and (left := usable_novices(state)):
        return text("action-end-unused", count=left)
    return text("action-name", action=END.key if _ends_round(action, state) else action.key)


def _wordings(text: Callable[..., str], action: BarAction) -> tuple[str, ...]:
    """The words that stand by turns on a button which changes them."""
    counted = tuple(text("action-end-unused", count=count) for count in COUNTS) if action is END else ()
    return (*(text("action-name", action=each.key) for each in LAST), *counted) if action in LAST else ()


def _note(action: BarAction, state: State) -> str:
    """A warning in the place of the icon: something is left that can be done, or the round ends for everybody."""
    return "!" if _ends_round(action, state) or (action is END and possible(state)) else ""
