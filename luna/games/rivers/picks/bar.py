"""The buttons of the action bar and the keys of the pieces: which decision each stands for."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import CATASTROPHE, hand, own_leader
from luna.games.rivers.rules.actions import Action, ActionKind
from luna.games.rivers.rules.conflicts import open_wars, supporting
from luna.games.rivers.rules.constants import (
    ACT,
    ATTACK,
    BUILD,
    CELL_NAMES,
    COLOURS,
    DEFEND,
    LEAVE,
    OPEN,
    ORDER,
    PAIR_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.monuments import pairs
from luna.games.rivers.rules.state import State
from luna.games.rivers.rules.treasures import candidates
from luna.ui.table.picks import DONE, TablePick

SWAP, WITHDRAW, PASS, DECLINE = (Pick(TablePick.ACTION, key) for key in ("swap", "withdraw", "pass", "decline"))
END_KEY = "E"
"""The key that ends a turn, its rest given up or nothing left of it."""


@dataclass(frozen=True, slots=True)
class BarAction:
    """One button; its words are those of `name`, of `detail` where it names one of several. "" is the enter key."""

    pick: Pick
    name: str
    hotkey: str
    detail: str = ""


LAST = BarAction(PASS, "pass", END_KEY), BarAction(DONE, "done", "")
"""What ends a turn, and what stands in its place while tiles are laid on the bag."""


def button_of(action: Action) -> Pick:
    """The button that stands for an action; tiles, leaders and catastrophes are pieces and have none."""
    match action.kind:
        case ActionKind.WAR:
            return Pick(TablePick.ACTION, f"war-{COLOURS[action.colour]}")
        case ActionKind.COMMIT:
            return Pick(TablePick.ACTION, f"commit-{action.count}")
        case ActionKind.BUILD:
            return Pick(TablePick.ACTION, f"build-{PAIR_NAMES[action.pair]}")
        case ActionKind.LEAVE:
            return Pick(TablePick.ACTION, f"leave-{CELL_NAMES[action.cell]}")
    return Pick(TablePick.ACTION, action.kind)


def offered(state: State, giving: bool = False) -> tuple[BarAction, ...]:
    """The buttons of a position, legal or not; `giving` = tiles are laid on the bag.

    What another seat chooses from would only look like an offer to whose eyes look.
    """
    if state.phase != ACT and state.viewer not in (OPEN, state.actor):
        return ()
    match state.phase:
        case n if n == ACT:
            return BarAction(SWAP, "swap", "X"), BarAction(WITHDRAW, "withdraw", "C"), LAST[giving]
        case n if n == ORDER:
            return tuple(_numbered("war", COLOURS[colour], n) for n, colour in enumerate(open_wars(state), 1))
        case n if n in (ATTACK, DEFEND):
            return tuple(_numbered("commit", str(count), count) for count in range(_most(state) + 1))
        case n if n == BUILD:
            built = (_numbered("build", PAIR_NAMES[pair], n) for n, pair in enumerate(pairs(state), 1))
            return *built, BarAction(DECLINE, "decline", "0")
        case n if n == LEAVE:
            return tuple(_numbered("leave", CELL_NAMES[cell], n) for n, cell in enumerate(candidates(state), 1))
    return ()


def _most(state: State) -> int:
    """How many tiles the seat to act can add to a conflict."""
    return state.hand[SPHERES * state.actor + supporting(state)]


def _numbered(name: str, detail: str, digit: int) -> BarAction:
    return BarAction(Pick(TablePick.ACTION, f"{name}-{detail}"), name, str(digit), detail)


def keys(state: State) -> dict[str, Pick]:
    """What each key means: tiles by 1 to 4, leaders by 5 to 8, a catastrophe by 9; in a decision its buttons."""
    found = {each.hotkey: each.pick for each in offered(state) if each.hotkey}
    if state.phase == ACT:
        for colour in range(SPHERES):
            found[str(1 + colour)] = hand(colour)
            found[str(1 + SPHERES + colour)] = own_leader(state, colour)
        found["9"] = CATASTROPHE
    return found


HOTKEYS = frozenset(f"0123456789XC{END_KEY}")
"""All keys that any position may use."""
