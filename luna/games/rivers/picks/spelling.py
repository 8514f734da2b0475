"""By which picks a hand means an action."""

from __future__ import annotations

from luna.core.intent import Pick, Spelling
from luna.games.rivers.picks.bar import SWAP, WITHDRAW, button_of
from luna.games.rivers.picks.kinds import BAG, CATASTROPHE, CONFLICT, SCREEN, Kind, cell, hand, leader, own_leader
from luna.games.rivers.rules.actions import ACTIONS, Action, ActionKind
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import BUILD, CELL_NAMES, PAIR_NAMES, SPHERES
from luna.games.rivers.rules.monuments import squares
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import DONE


def spell(state: State, code: int) -> tuple[Spelling, ...]:
    """The spellings of an action, best first. A swap is not among them: its tiles are laid down one by one."""
    action = ACTIONS[code]
    match action.kind:
        case ActionKind.LEADER:
            return ((own_leader(state, action.colour), cell(action.cell)),)
        case ActionKind.WITHDRAW:
            piece = own_leader(state, action.colour)
            return (piece, SCREEN), (WITHDRAW, piece)
        case ActionKind.TILE:
            return ((hand(action.colour), cell(action.cell)),)
        case ActionKind.CATASTROPHE:
            return ((CATASTROPHE, cell(action.cell)),)
        case ActionKind.SWAP:
            return ()
    return (*_answer(state, action), (button_of(action),)) if action.kind != ActionKind.BUILD else _built(state, action)


def _answer(state: State, action: Action) -> tuple[Spelling, ...]:
    """A decision by what lies on the table."""
    match action.kind:
        case ActionKind.WAR:
            places = (SPHERES * seat + action.colour for seat in range(state.table.seats))
            return tuple((leader(state, place),) for place in places if state.crowns[state.join] >> place & 1)
        case ActionKind.COMMIT if action.count:
            return ((hand(supporting(state)), CONFLICT),)
        case ActionKind.LEAVE:
            return (Pick(Kind.TREASURE, CELL_NAMES[action.cell]),), (cell(action.cell),)
    return ()


def _built(state: State, action: Action) -> tuple[Spelling, ...]:
    """The square needs to be picked only where there are several."""
    monument, button = Pick(Kind.MONUMENT, PAIR_NAMES[action.pair]), button_of(action)
    square = Pick(Kind.SQUARE, CELL_NAMES[action.cell])
    if state.phase == BUILD and len(squares(state)) == 1:
        return (monument,), (square, monument), (button,)
    return (monument, square), (square, monument), (button, square)


def spell_swap(code: int) -> Spelling:
    """A swap as a hand would do it: the tiles by colour, then the bag."""
    counts = ACTIONS[code].counts
    return (SWAP, *(hand(colour) for colour, count in enumerate(counts) for _ in range(count)), BAG)


def spelled(state: State, code: int) -> Spelling:
    """An action as a hand would do it."""
    return spell_swap(code) if ACTIONS[code].kind == ActionKind.SWAP else spell(state, code)[0]


GIVEN = frozenset({BAG, DONE})
"""What gives the tiles away that are laid on the bag."""
