"""The buttons of the action bar: which kinds of actions each stands for, how it looks and what tells more about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from luna.games.luna.rules.actions import Action, ActionKind
from luna.games.luna.rules.constants import OVER, PREPARE, TIRE
from luna.games.luna.rules.legal import shrines_to_place
from luna.games.luna.rules.state import State


class Uses(Enum):
    """How an action says how many novices it takes: not at all, by number, one a step, or always the same."""

    NONE = 0
    COUNTED = 1
    STEPWISE = 2
    FIXED = 3


@dataclass(frozen=True, slots=True)
class BarAction:
    """One button. `key` names its texts, `icon` its emblem; without a `hotkey` it is pressed with the enter key.

    `chapter` of the rules book is by default that of its name.
    """

    key: str
    kinds: tuple[ActionKind, ...]
    icon: str
    hotkey: str
    uses: Uses = Uses.NONE
    chapter: str = ""


MEDITATE = BarAction("meditate", (ActionKind.MEDITATE,), "candle", "M")
TURN: tuple[BarAction, ...] = (
    BarAction("favor", (ActionKind.FAVOUR,), "favour", "1", Uses.FIXED),
    BarAction("recruit", (ActionKind.RECRUIT,), "recruit", "2", Uses.FIXED),
    BarAction("shrine", (ActionKind.SHRINE,), "shrine", "3", Uses.FIXED),
    BarAction("herbs", (ActionKind.HERBS,), "herbs", "4", Uses.COUNTED),
    BarAction("journey", (ActionKind.JOURNEY,), "journey", "5", Uses.STEPWISE),
    BarAction(
        "tides", (ActionKind.TIDES, ActionKind.TIDES_INACTIVE, ActionKind.TIDES_JETTY), "tides", "6", Uses.STEPWISE
    ),
    BarAction("sail", (ActionKind.SAIL, ActionKind.SAIL_JETTY), "sailboat", "7", Uses.COUNTED),
    BarAction("appoint", (ActionKind.APPOINT,), "appoint", "8", Uses.FIXED),
    BarAction("consecrate", (ActionKind.CONSECRATE,), "temple", "9"),
    BarAction("book", (ActionKind.BOOK,), "book", "0"),
    BarAction("council", (ActionKind.COUNCIL, ActionKind.COUNCIL_TOKEN), "seat", "C", Uses.COUNTED),
    BarAction("expel", (ActionKind.EXPEL, ActionKind.EXPEL_TOKEN), "expel", "X", Uses.COUNTED),
    MEDITATE,
)
"""A turn of several players, in the order of the bar."""
END = BarAction("end", (ActionKind.END,), "moon", "E", chapter="solo")
DONE = BarAction("done", (ActionKind.DONE,), "check", "", chapter="journey")
CHOICE_OF_ISLAND = BarAction("tire", (ActionKind.TIRE,), "novice", "1", chapter="solo")
FIRST_SHRINE = BarAction("place-shrine", (ActionKind.PLACE_SHRINE,), "shrine", "1", chapter="preparation")
PAIRS = BarAction("place-pairs", (ActionKind.PLACE_PAIRS,), "novice", "1", chapter="preparation")

BAR = (*TURN, END, DONE, CHOICE_OF_ISLAND, FIRST_SHRINE, PAIRS)
"""All of them."""
HOTKEYS = frozenset(button.hotkey for button in BAR if button.hotkey)
BY_KEY = {button.key: button for button in BAR}
_BY_KIND = {kind: button for button in BAR for kind in button.kinds}


def button_of(action: Action) -> BarAction:
    """The button that stands for an action."""
    return _BY_KIND[action.kind]


def offered(state: State) -> tuple[BarAction, ...]:
    """The actions the bar offers in a position, legal or not.

    In solo any other action ends a journey by itself: there all keep their places, and what ends one has its own.
    """
    if state.phase == PREPARE:
        return (FIRST_SHRINE,) if state.prepared < shrines_to_place(state) else (PAIRS,)
    if state.phase == TIRE:
        return (CHOICE_OF_ISLAND,)
    if state.phase == OVER:
        return ()
    if state.table.solo:
        return (*TURN[:-1], DONE, END)
    return (DONE,) if state.pending else TURN


def kinds_that_use(uses: Uses) -> frozenset[ActionKind]:
    """The kinds of actions whose number of novices is told in one way."""
    return frozenset(kind for button in BAR if button.uses is uses for kind in button.kinds)
