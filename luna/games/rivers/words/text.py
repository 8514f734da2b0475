"""What seats are called, points and tiles by colour, and actions in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from luna.games.rivers.rules.actions import Action, ActionKind
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, PAIR_NAMES
from luna.ui.reading.phrases import Say, joined, signed


def coloured(text: Say, points: int, colour: int) -> str:
    """Points with their sign and colour."""
    return text("points-of", points=signed(text, points), colour=COLOURS[colour])


def called(text: Say, names: Mapping[str, str], colours: Sequence[str]) -> list[str]:
    """What each seat is called at the table."""
    return [names.get(colour) or text("order-name", colour=colour) for colour in colours]


def place_name(cell: int) -> str:
    """What a cell is called at the edge of the map and in all words: with a capital, that no 1 is taken for an l."""
    return CELL_NAMES[cell].upper()


def counted(text: Say, counts: Sequence[int]) -> str:
    """Tiles by colour as a list, none left out but those of which there are 0."""
    parts = [text("tiles-of", tile=COLOURS[colour], count=count) for colour, count in enumerate(counts) if count]
    return joined(text, parts)


def describe(text: Say, action: Action) -> str:
    """A short label of one complete action."""
    match action.kind:
        case ActionKind.LEADER:
            return text("choice-leader", leader=COLOURS[action.colour], cell=place_name(action.cell))
        case ActionKind.WITHDRAW:
            return text("choice-withdraw", leader=COLOURS[action.colour])
        case ActionKind.TILE:
            return text("choice-tile", tile=COLOURS[action.colour], cell=place_name(action.cell))
        case ActionKind.CATASTROPHE:
            return text("choice-catastrophe", cell=place_name(action.cell))
        case ActionKind.SWAP:
            return text("choice-swap", tiles=counted(text, action.counts))
        case ActionKind.WAR:
            return text("choice-war", colour=COLOURS[action.colour])
        case ActionKind.COMMIT:
            return text("choice-commit", count=action.count)
        case ActionKind.BUILD:
            return text("choice-build", monument=PAIR_NAMES[action.pair], cell=place_name(action.cell))
        case ActionKind.LEAVE:
            return text("choice-leave", cell=place_name(action.cell))
    return text(f"choice-{action.kind}")
