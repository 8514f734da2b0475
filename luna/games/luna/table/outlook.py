"""What each island at the start of a solo round would lead to, as the view shows it side by side."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.opponent import Reply, best_and_worst, replies, reply_to
from luna.games.luna.rules.constants import ISLAND_NAMES, TIRE
from luna.games.luna.rules.state import State
from luna.games.luna.view.paint.outlook import Outlook, OutlookRow


def outlook(state: State) -> Outlook | None:
    """All choices, clockwise as on the table; None where no island is chosen.

    The best are marked, and the worst where they are the exception.
    """
    told = replies(state)
    if not told:
        return None
    best, worst = best_and_worst(told)
    few = 2 * sum(reply.swing == worst for reply in told) <= len(told)
    marks = {worst: "worst" if few else "", best: "best"} if best != worst else {}
    return Outlook(tuple(_row(reply, marks.get(reply.swing, "")) for reply in told))


def foreseen(state: State, pick: Pick) -> State | None:
    """The position after the choice of the island that a pick means; None where it means no choice."""
    if state.phase != TIRE or pick.kind not in (Kind.ISLAND, Kind.OTHER):
        return None
    reply = reply_to(state, ISLAND_NAMES.index(pick.key.rpartition(":")[2]))
    return reply.after if reply else None


def _row(reply: Reply, mark: str) -> OutlookRow:
    return OutlookRow(
        island=ISLAND_NAMES[reply.island],
        tile=reply.tile,
        temple=reply.shares.temple,
        council=reply.shares.council,
        shrine=reply.shares.shrine,
        scoring=reply.shares.scoring,
        swing=reply.swing,
        mark=mark,
    )
