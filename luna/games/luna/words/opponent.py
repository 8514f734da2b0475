"""The solo opponent in words: what a choice leads to, and what it does next."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from luna.games.luna.points.opponent import Reply, best_and_worst, coming_shrine, next_round, replies
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY
from luna.games.luna.rules.state import State
from luna.ui.reading.phrases import joined, signed

RULES = ("start", "tile", "end")
"""The parts of what it does in every round."""


def reply_lines(text: Callable[..., str], reply: Reply) -> tuple[str, ...]:
    """All that follows from the choice of an island: what changes in sum, then each part of that."""
    return text("reply-sum", swing=signed(text, reply.swing)), *_parts(text, reply)


def _parts(text: Callable[..., str], reply: Reply) -> Iterator[str]:
    told = reply.shares
    yield text("reply-temple", told=joined(text, list(_temple(text, reply))), points=signed(text, told.temple))
    yield text("reply-council", steps=reply.steps, seat=reply.seat + 1, points=signed(text, told.council))
    if reply.shrine != NOBODY:
        yield text("reply-shrine", island=ISLAND_NAMES[reply.shrine], points=signed(text, told.shrine))
    for what, points in told.paid_for:
        if points:
            yield text("reply-scoring", what=what, points=signed(text, points))
    spared = told.scoring - sum(points for _, points in told.paid_for)
    if spared:
        yield text("reply-spared", points=signed(text, spared))


def _temple(text: Callable[..., str], reply: Reply) -> Iterator[str]:
    yield text("reply-tile", tile=reply.tile) if reply.tile else text("reply-no-tile")
    if reply.thrown:
        tiles = joined(text, [str(tile) for tile in reply.thrown])
        yield text("reply-thrown", count=len(reply.thrown), tiles=tiles)
    if reply.book:
        yield text("reply-book", source=reply.book[0], target=reply.book[1])


def opponent_rules(text: Callable[..., str]) -> tuple[str, ...]:
    """What it does in every round."""
    return tuple(text("opponent-rule", part=part) for part in RULES)


def opponent_plans(text: Callable[..., str], state: State) -> tuple[str, ...]:
    """What it does next as things are: the tile it takes and the shrine it builds."""
    now = replies(state)
    plans = [_tile(text, now or next_round(state), "now" if now else "next")]
    shrine = coming_shrine(state)
    if shrine != NOBODY:
        sure = all(reply.shrine == shrine for reply in now)
        plans.append(text("opponent-shrine", island=ISLAND_NAMES[shrine], sure="yes" if sure else "no"))
    if now and state.round == 1 and best_and_worst(now)[0] < 0:
        plans.append(text("opponent-early"))
    return tuple(plan for plan in plans if plan)


def _tile(text: Callable[..., str], told: tuple[Reply, ...], when: str) -> str:
    """Its tile, and the one it takes instead where the island of that one is chosen."""
    if not told:
        return ""
    usual = max(reply.tile for reply in told)
    if not usual:
        return text("opponent-no-tile", when=when)
    other = [reply for reply in told if reply.tile != usual]
    if not other:
        return text("opponent-tile", when=when, tile=usual)
    island, instead = ISLAND_NAMES[other[0].island], other[0].tile
    if instead:
        return text("opponent-tile-unless", when=when, tile=usual, island=island, other=instead)
    return text("opponent-tile-or-none", when=when, tile=usual, island=island)
