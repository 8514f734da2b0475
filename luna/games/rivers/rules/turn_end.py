"""The end of a turn: orphans, treasures, refill, monuments, and whether the game is over."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.conflicts import gain
from luna.games.rivers.rules.constants import (
    ACT,
    MONUMENTS,
    NOBODY,
    NOWHERE,
    OVER,
    PLACES,
    SPHERES,
)
from luna.games.rivers.rules.monuments import has
from luna.games.rivers.rules.regions import clear
from luna.games.rivers.rules.state import State, bag_left, treasures_left
from luna.games.rivers.rules.treasures import seek_treasures

HAND, ACTIONS, END_AT = shipped_board().hand, shipped_board().actions, shipped_board().end_at


def end_turn(s: State) -> None:
    """Begins the end of the turn; it stops where somebody has to choose a treasure."""
    s.left = 0
    send_orphans(s)
    go_on_ending(s)


def go_on_ending(s: State) -> None:
    """The rest of the end of the turn; R3: the refill comes first, monuments pay also if it failed."""
    if seek_treasures(s):
        return
    for offset in range(s.table.seats):  # R20: from the active seat clockwise
        seat = (s.active + offset) % s.table.seats
        draw(s, seat, HAND - s.held[seat])
    pay_monuments(s)
    pass_on(s)


def send_orphans(s: State) -> None:
    """R1: only now, and all at once."""
    for place in range(PLACES):
        cell = s.leader[place]
        if cell == NOWHERE or s.temples[cell]:
            continue
        s.leader[place] = NOWHERE
        clear(s, cell)
        if s.log is not None:
            s.log.append(ev.LeaderOrphaned(place // SPHERES, place % SPHERES, cell))


def draw(s: State, seat: int, due: int) -> None:
    """Tiles from the bag, as many as are due and there; R18: what fails here ends the game."""
    count = min(due, bag_left(s))
    bag = s.table.bag
    if bag:
        for i in range(s.drawn, s.drawn + count):
            s.hand[SPHERES * seat + bag[i]] += 1
    s.drawn += count
    s.held[seat] += count
    if count < due:
        s.failed = 1
    if s.log is not None and due:
        s.log.append(ev.TilesDrawn(seat, due, count, tuple(bag[s.drawn - count : s.drawn]) if bag else None))


def pay_monuments(s: State) -> None:
    """R16: each monument of a leader's colour in its kingdom pays; R17: the king stands in for nobody."""
    for colour in range(SPHERES):
        cell = s.leader[SPHERES * s.active + colour]
        if cell == NOWHERE:
            continue
        for pair in range(MONUMENTS):
            square = s.monument[pair]
            if square != NOWHERE and s.crowns[square] == s.crowns[cell] and has(pair, colour):
                gain(s, s.active, colour, 1, ev.Reason.MONUMENT, square)


def pass_on(s: State) -> None:
    """The next seat's turn, or the end of the game."""
    few = treasures_left(s) <= END_AT
    over = bool(s.failed) or few
    following = NOBODY if over else (s.active + 1) % s.table.seats
    if s.log is not None:
        s.log.append(ev.TurnEnded(s.active, following))
    s.actor = following
    if over:
        s.phase = OVER
        if s.log is not None:
            s.log.append(ev.GameEnded(bool(s.failed), few))
        return
    s.phase = ACT
    s.active = following
    s.left = ACTIONS
    s.turn += 1
