"""What an action would lead to: found by playing it on a copy, and only as far as everybody at the table can see."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.turn import Play
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import FIRST, ActionKind
from luna.games.rivers.rules.conflicts import open_wars
from luna.games.rivers.rules.constants import ORDER
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State

HIDDEN = ev.TilesDrawn | ev.TurnEnded
"""What comes from the bag, and what is no consequence worth a word."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A position, what would happen, and the position then; `conflicts` are those that begin or can be ordered."""

    before: State
    events: tuple[ev.Event, ...]
    after: State
    conflicts: tuple[ev.ConflictBegun, ...]


def prospect(state: State, play: Play) -> Prospect:
    """What a legal action would lead to; raises IllegalAction."""
    after, events = RULES.apply(state, play.code)
    told = tuple(event for event in events if not isinstance(event, HIDDEN))
    begun = [event for event in told if isinstance(event, ev.ConflictBegun)]
    if after.phase == ORDER:
        begun = [_begun(after, colour) for colour in open_wars(after)]
    return Prospect(state, told, after, tuple(begun))


def _begun(state: State, colour: int) -> ev.ConflictBegun:
    """The war of a colour as it would begin next."""
    events = RULES.apply(state, FIRST[ActionKind.WAR] + colour)[1]
    return next(event for event in events if isinstance(event, ev.ConflictBegun))
