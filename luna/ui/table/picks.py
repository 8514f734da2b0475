"""Picks that every table has: the buttons of the bars, the answers to a question, the chronicle, looking back."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from luna.core.intent import Pick


class TablePick(StrEnum):
    """The kinds of picks that are the table's own and no game's; games name theirs otherwise."""

    ACTION = "action"
    BAR = "bar"
    CHOICE = "choice"
    QUESTION = "question"
    LINE = "line"
    RECAP = "recap"
    CHRONICLE = "chronicle"
    LOOK = "look"
    TABLE = "table"
    PLAYER = "player"
    TIP = "tip"
    HELP = "help"
    PROMPT = "prompt"
    CARD = "card"


LOOK_BAR = Pick(TablePick.LOOK, "bar")
"""The bar over a position that is only looked at, as a whole."""
LOOK_SLIDER = Pick(TablePick.LOOK, "slider")
"""The way of its slider, from the first step to the last."""
CONFIRM = Pick(TablePick.BAR, "confirm")
CANCEL = Pick(TablePick.BAR, "cancel")
"""Takes back the action under way."""
KEYS, HINT = Pick(TablePick.BAR, "keys"), Pick(TablePick.BAR, "hint")
UNDO, UNDO_TURN = Pick(TablePick.BAR, "undo"), Pick(TablePick.BAR, "undo-turn")
OUTLOOK, OUTLOOK_KEY = Pick(TablePick.BAR, "outlook"), "W"
"""What can be compared before somebody chooses, and its key."""
LENS = Pick(TablePick.BAR, "whole")
"""Leads back to the whole table."""
RESULT = Pick(TablePick.BAR, "result")
TIP_UNDERSTOOD, TIP_OFF, TIP_PANEL = (Pick(TablePick.TIP, part) for part in ("understood", "off", "panel"))
HELP_LINK, HELP_PANEL = Pick(TablePick.HELP, "rules"), Pick(TablePick.HELP, "panel")
DONE = Pick(TablePick.ACTION, "done")
TABLE = Pick(TablePick.TABLE)
CHRONICLE = Pick(TablePick.CHRONICLE)


def tip_button(picks: Iterable[Pick]) -> str:
    """The part of a tip among picks, a button or its panel; empty for none."""
    return next((pick.key for pick in picks if pick.kind == TablePick.TIP), "")


def choice(number: int) -> Pick:
    """An answer to a question, counted from 0."""
    return Pick(TablePick.CHOICE, str(number))
