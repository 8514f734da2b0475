"""Carries out one legal action in place; nothing is checked here, `legal` did.

With an `s.log` every step appends the event of what happened once it has; a search leaves it None.
"""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import ACTIONS, FIRST, SWAP_COUNTS
from luna.games.rivers.rules.conflicts import begin_war, commit, gain, open_wars, seek_revolt, seek_war
from luna.games.rivers.rules.constants import ACT, BLACK, LEADER, NOWHERE, SPHERES
from luna.games.rivers.rules.monuments import build, decline, seek_monument
from luna.games.rivers.rules.regions import block, clear, crowned, kingdoms_beside, put
from luna.games.rivers.rules.state import State
from luna.games.rivers.rules.treasures import take
from luna.games.rivers.rules.turn_end import draw, end_turn, go_on_ending

WITHDRAW, TILE, CATASTROPHES, SWAP, PASS, WAR = (
    FIRST[kind] for kind in ("withdraw", "tile", "catastrophe", "swap", "pass", "war")
)
COMMIT, BUILD, DECLINE, LEAVE = (FIRST[kind] for kind in ("commit", "build", "decline", "leave"))
COLOUR_OF = [action.colour for action in ACTIONS]
CELL_OF = [action.cell for action in ACTIONS]
PAIR_OF = [action.pair for action in ACTIONS]
TILE_POINT, KING_POINT = ev.Reason.TILE, ev.Reason.KING


def play(s: State, code: int) -> None:
    """Plays a legal action code."""
    if code < WAR:
        act(s, code)
    elif code < COMMIT:
        begin_war(s, code - WAR)
    elif code < BUILD:
        if commit(s, code - COMMIT):
            after_conflict(s)
    elif code < LEAVE:
        if code < DECLINE:
            build(s, CELL_OF[code], PAIR_OF[code])
        else:
            decline(s)
        finish(s)
    else:
        take(s, s.actor, CELL_OF[code])
        s.taking += 1
        go_on_ending(s)


def act(s: State, code: int) -> None:
    """One of the actions of a turn, until somebody has to decide something."""
    s.left -= 1
    if code < WITHDRAW:
        if place_leader(s, COLOUR_OF[code], CELL_OF[code]):
            return
    elif code < TILE:
        withdraw(s, code - WITHDRAW)
    elif code < CATASTROPHES:
        if place_tile(s, COLOUR_OF[code], CELL_OF[code]):
            return
    elif code < SWAP:
        strike(s, code - CATASTROPHES)
    elif code < PASS:
        swap(s, SWAP_COUNTS[code - SWAP])
    else:
        give_up(s)
    finish(s)


def finish(s: State) -> None:
    """An action is done: the next one, or the end of the turn; R19: a short draw takes what was left of it."""
    if s.left and not s.failed:
        s.phase = ACT
        s.actor = s.active
    else:
        end_turn(s)


def place_leader(s: State, colour: int, cell: int) -> bool:
    """R11: lifted first, if it stood on the board; whether there is a revolt."""
    place = SPHERES * s.active + colour
    source = s.leader[place]
    if source != NOWHERE:
        clear(s, source)
    s.leader[place] = cell
    put(s, cell, LEADER + place)
    if s.log is not None:
        s.log.append(ev.LeaderPlaced(s.active, colour, source, cell))
    return seek_revolt(s, place)


def withdraw(s: State, colour: int) -> None:
    """Back to the supply."""
    place = SPHERES * s.active + colour
    cell = s.leader[place]
    s.leader[place] = NOWHERE
    clear(s, cell)
    if s.log is not None:
        s.log.append(ev.LeaderWithdrawn(s.active, colour, cell))


def place_tile(s: State, colour: int, cell: int) -> bool:
    """R5: joining pays nothing; whether somebody has to decide something now."""
    near = kingdoms_beside(s, cell)
    s.hand[SPHERES * s.active + colour] -= 1
    s.held[s.active] -= 1
    put(s, cell, 1 + colour)
    s.placed = cell
    if s.log is not None:
        s.log.append(ev.TilePlaced(s.active, colour, cell, near))
    if near == 1:
        pay(s, colour, cell)
    elif near > 1:
        s.join = cell
        colours = open_wars(s)
        if colours:
            if s.log is not None:
                s.log.append(ev.WarsOpened(cell, tuple(colours)))
            return seek_war(s)
        s.join = NOWHERE
    return seek_monument(s)


def pay(s: State, colour: int, cell: int) -> None:
    """R17: the leader of the tile's colour, else the king; who placed the tile doesn't matter."""
    crowns = s.crowns[cell]
    reason = TILE_POINT
    leader = crowned(crowns, colour, -1)
    if leader < 0:
        leader = crowned(crowns, BLACK, -1)
        reason = KING_POINT
    if leader >= 0:
        gain(s, leader // SPHERES, colour, 1, reason, cell)


def after_conflict(s: State) -> None:
    """R31: nobody breaks a conflict off; the next war, a monument, or the action is done."""
    if s.join != NOWHERE and seek_war(s):
        return
    if s.placed != NOWHERE and seek_monument(s):
        return
    finish(s)


def strike(s: State, cell: int) -> None:
    """A tile there goes out of the game; the cell is blocked for good."""
    colour = s.cells[cell] - 1
    if colour >= 0:
        s.out[colour] += 1
    block(s, cell)
    s.catastrophes[s.active] -= 1
    if s.log is not None:
        s.log.append(ev.CatastrophePlaced(s.active, cell, colour))


def swap(s: State, counts: tuple[int, ...]) -> None:
    """Tiles go out of the game unseen, as many are drawn."""
    place = SPHERES * s.active
    for colour, count in enumerate(counts):
        s.hand[place + colour] -= count
        s.swapped[place + colour] += count
    given = sum(counts)
    s.held[s.active] -= given
    s.given[s.active] += given
    if s.log is not None:
        s.log.append(ev.TilesSwapped(s.active, given, counts))
    draw(s, s.active, given)


def give_up(s: State) -> None:
    """The rest of the turn."""
    s.left = 0
    if s.log is not None:
        s.log.append(ev.TurnPassed(s.active))
