"""What an order could do or did, as a whole: no two actions of a position read alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY
from luna.games.luna.rules.events import Event, RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.words.chronicle import LunaStep, action, by_whom, names_of


def line(text: Callable[..., str], state: State, codes: Sequence[int], names: Mapping[str, str]) -> str:
    """The action, without a scoring that it brings about.

    What it brings at once is left out: beside what is to be expected at the end such a number confuses.
    """
    events, colours = list[Event](), state.table.colours
    for code in codes:
        state, happened = RULES.apply(state, code)
        events += takewhile(lambda event: not isinstance(event, RoundScored), happened)
    return _whole(text, codes[0], events, names_of(text, names, colours))[1]


def played(text: Callable[..., str], step: LunaStep, names: Mapping[str, str], colours: Sequence[str]) -> str:
    """What was done with a step, by whom and what that brought."""
    called = names_of(text, names, colours)
    return by_whom(text, *_whole(text, step.code, step.events, called), step.events, called)


def _whole(text: Callable[..., str], code: int, events: Sequence[Event], called: Sequence[str]) -> tuple[int, str]:
    """The seat that did it, and the action with the island that tells it from others."""
    chosen = ACTIONS[code]
    if chosen.kind == ActionKind.TIRE:  # all that follows is the automaton's, and much the same for every island
        return NOBODY, text("opponent-island", island=ISLAND_NAMES[chosen.target])
    return action(text, events, called)
