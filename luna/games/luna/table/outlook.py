"""What each island at the start of a solo round would lead to, as the view shows it side by side."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.opponent import Reply, replies, reply_to
from luna.games.luna.rules.constants import ISLAND_NAMES, TIRE
from luna.games.luna.rules.state import State
from luna.games.luna.view.geometry.outlook import Outlook, OutlookRow


def outlook(state: State) -> Outlook | None:
    """All choices, clockwise as on the table; None where no island is chosen.

    None of them is called the best: the sum ends with the round, what is advised looks on to the end of the game.
    """
    told = replies(state)
    return Outlook(tuple(_row(reply) for reply in told)) if told else None


def foreseen(state: State, pick: Pick) -> State | None:
    """The position after the choice of the island that a pick means; None where it means no choice."""
    if state.phase != TIRE or pick.kind not in (Kind.ISLAND, Kind.OTHER):
        return None
    reply = reply_to(state, ISLAND_NAMES.index(pick.key.rpartition(":")[2]))
    return reply.after if reply else None


def _row(reply: Reply) -> OutlookRow:
    return OutlookRow(
        island=ISLAND_NAMES[reply.island],
        tile=reply.tile,
        temple=reply.shares.temple,
        council=reply.shares.council,
        shrine=reply.shares.shrine,
        scoring=reply.shares.scoring,
        swing=reply.swing,
    )
