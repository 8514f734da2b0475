"""Treasures at the end of a turn: whose trader takes which, and where one is to be chosen that stays."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import LEAVE, NOWHERE, SPHERES, TRADER
from luna.games.rivers.rules.geography import EDGED, STARTS
from luna.games.rivers.rules.state import State

START_CELLS = list(STARTS)
"""A C array, compiled: one that is imported would stay a tuple."""


def candidates(s: State) -> list[int]:
    """R22: the treasures of which one stays in the kingdom whose trader is asked; bordered ones only if all are."""
    return may_stay(lying_with(s, s.actor))


def may_stay(lying: list[int]) -> list[int]:
    """Of these treasures the ones that may be left."""
    return [cell for cell in lying if not EDGED[cell]] or lying


def lying_with(s: State, seat: int) -> list[int]:
    """The treasures in the kingdom of a seat's trader."""
    trader = s.leader[SPHERES * seat + TRADER]
    if trader == NOWHERE:
        return []
    return [cell for cell in START_CELLS if s.treasure[cell] and s.crowns[cell] == s.crowns[trader]]


def seek_treasures(s: State) -> bool:
    """R2, R23: each trader from the active seat clockwise; whether one has to choose."""
    while s.taking < s.table.seats:
        seat = (s.active + s.taking) % s.table.seats
        lying = lying_with(s, seat)
        if len(lying) > 1:
            stay = may_stay(lying)
            if len(stay) > 1:
                s.phase = LEAVE
                s.actor = seat
                return True
            take(s, seat, stay[0])
        s.taking += 1
    s.taking = 0
    return False


def take(s: State, seat: int, stays: int) -> None:
    """All treasures of the trader's kingdom but one."""
    taken = [cell for cell in lying_with(s, seat) if cell != stays]
    for cell in taken:
        s.treasure[cell] = 0
    s.treasures[seat] += len(taken)
    if s.log is not None:
        s.log.append(ev.TreasuresTaken(seat, tuple(taken), stays))
