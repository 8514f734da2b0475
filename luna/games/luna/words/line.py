"""What an order could do, in the words in which the chronicle tells what it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from luna.games.luna.rules.events import Event, RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.words.chronicle import action


def line(text: Callable[..., str], state: State, codes: Sequence[int], names: Mapping[str, str]) -> str:
    """The action, without a scoring that it brings about."""
    events, colours = list[Event](), state.table.colours
    for code in codes:
        state, happened = RULES.apply(state, code)
        events += takewhile(lambda event: not isinstance(event, RoundScored), happened)
    called = [names.get(colour) or text("order-name", colour=colour) for colour in colours]
    return action(text, events, called)[1]
