"""Up to where, counted from its end, a game of solo is proven to have been played as well as possible."""

from __future__ import annotations

from luna.ai.messages import Task, Thinking
from luna.core.alone import Unsurpassed
from luna.games.luna.bots.bot import PackedMatch, weights_for
from luna.games.luna.bots.planning import lead
from luna.games.luna.bots.proving import Proof, can_be_proven
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State

ROOM = 30_000
"""Positions that one proof may look into: some one to two seconds."""
STEP = 500
"""Positions between two looks at the messages."""


def proof(task: Task) -> Thinking:
    """Reports once how many of the last actions of a game that is over nothing surpasses."""
    game = task.position
    assert isinstance(game, PackedMatch)
    state, decisions = initial_state(game.setup), list[State]()
    for code in game.codes:
        if can_be_proven(state):
            decisions.append(state.copy())
        play(state, code)
    reached, proven = lead(state), 0
    for before in reversed(decisions):
        each = Proof(before, weights_for("solo"), reached, ROOM)
        while each.lead <= reached and each.run(STEP):
            yield None
        if not each.found or each.lead > reached:
            break
        proven += 1
    yield Unsurpassed(proven, whole=proven == len(decisions))
    return ()
