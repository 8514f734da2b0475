"""The card of an action of the bar, with what is in its way now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.games.luna.picks.bar import DONE, END, MEDITATE
from luna.games.luna.picks.onward import onward
from luna.games.luna.picks.why import why_not
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.unused import unused_line
from luna.ui.table.shown import Card

TRAVELS = ("journey", "tides")
"""Buttons whose action goes on while it is open."""


def action_card(text: Callable[..., str], state: State, shown: Snapshot, action: str, names: Mapping[str, str]) -> Card:
    """What a button of the bar does in a position, and why it can't be done."""
    why = why_not(text, state if action in (DONE.key, *TRAVELS) else onward(state), action, names)
    facts = (text("help-impossible"), why) if why else (text("help-possible"),)
    if action == END.key and not why:
        facts = (unused_line(text, state),)
    if action == MEDITATE.key and shown.ends_with_next_candle:
        facts = (text("fact-last-candle"), *facts)
    rule = text("action-help", action=action, mode=shown.mode, level=shown.level)
    return Card(text("action-name.full", action=action), "", (rule,), facts)
