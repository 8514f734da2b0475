"""What the solo opponent will do: read from the rules themselves, which are played on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from luna.games.luna.points.shares import PERSON, Shares, shares
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ACTION, AUTOMATON, NO_MOVE, NOBODY, OVER, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.scoring import council_points, favour_points, shrine_points
from luna.games.luna.rules.solo import build_for_automaton
from luna.games.luna.rules.state import State

TIRES, END, DONE = FIRST["tire"], FIRST["end"], FIRST["done"]

Wanted = TypeVar("Wanted", bound=ev.Event)


@dataclass(frozen=True, slots=True)
class Reply:
    """All that follows from one island at the start of a round; islands and tiles are indices.

    `tired` novices become inactive there, `steps` seats forward its disc goes to `seat`. `tile` = 0 if it takes none,
    else `gained` is the guardian's value, `thrown` the tiles from which it displaces novices and `book` a book's way.
    `shrine` is the island where it will build at the end of the round, -1 for none. `swing` tells how the person's lead
    changes by this round if it were ended at once: influence, what the end will add for shrines, favours and council;
    `shares` are the parts of that.
    """

    island: int
    tired: int
    steps: int
    seat: int
    tile: int
    gained: int
    thrown: tuple[int, ...]
    book: tuple[int, int] | None
    shrine: int
    swing: int
    shares: Shares
    after: State = field(repr=False, compare=False)

    @property
    def points(self) -> int:
        """What it gains at once."""
        return -self.shares.temple


def replies(state: State) -> tuple[Reply, ...]:
    """What each island that can be chosen leads to, clockwise; nothing where no island is chosen."""
    if state.phase != TIRE:
        return ()
    legal = set(RULES.legal(state))
    return tuple(_reply(state, island) for island in state.table.ring if TIRES + island in legal)


def reply_to(state: State, island: int) -> Reply | None:
    """What one island leads to, None where it cannot be chosen."""
    return next((reply for reply in replies(state) if reply.island == island), None)


def best_and_worst(told: Sequence[Reply]) -> tuple[int, int]:
    """The largest and the smallest swing."""
    swings = [reply.swing for reply in told]
    return max(swings), min(swings)


def coming_shrine(state: State) -> int:
    """The island on which a shrine of its own will stand at the end of the round as things are; -1 for none."""
    if not state.table.solo or state.phase not in (ACTION, TIRE):
        return NOBODY
    copy = state.copy()
    log: list[ev.Event] = []
    copy.log = log
    build_for_automaton(copy)
    return next((event.island for event in log if isinstance(event, ev.ShrineBuilt)), NOBODY)


def next_round(state: State) -> tuple[Reply, ...]:
    """What it could do at the start of the next round if this one ended as things are; nothing after the last."""
    if not state.table.solo or state.phase != ACTION:
        return ()
    if state.pending != NO_MOVE:
        state = RULES.apply(state, DONE)[0]
    return replies(RULES.apply(state, END)[0])


def _reply(state: State, island: int) -> Reply:
    after, events = RULES.apply(state, TIRES + island)
    ended, at_the_end = RULES.apply(after, END)
    council, tile = _first(events, ev.CouncilAdvanced), _first(events, ev.TileClaimed)
    book = _first(events, ev.BookMoved)
    shrine, seats = _first(at_the_end, ev.ShrineBuilt), _seats(after)
    thrown = tuple(event.tile for event in events if isinstance(event, ev.NoviceDisplaced))
    gained = tile.points if tile else 0
    return Reply(
        island=island,
        tired=sum(event.count for event in events if isinstance(event, ev.NovicesTired)),
        steps=council.target - council.source if council else 0,
        seat=seats[AUTOMATON],
        tile=tile.tile if tile else 0,
        gained=gained,
        thrown=thrown,
        book=(book.source, book.target) if book else None,
        shrine=shrine.island if shrine else NOBODY,
        swing=lead(ended) - lead(state),
        shares=shares(state, after, gained + len(thrown) + (1 if book else 0)),
        after=after,
    )


def lead(state: State) -> int:
    """By how much the person leads, with what the end of the game adds."""
    return _worth(state, PERSON) - _worth(state, AUTOMATON)


def _worth(state: State, seat: int) -> int:
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    worth = int(influence[seat])
    if state.phase == OVER:
        return worth
    return worth + shrine_points(state, seat) + favour_points(state, seat) + council_points(state, seat)


def _seats(state: State) -> list[int]:
    seats = state.fields()["seat_at"]
    assert isinstance(seats, list)
    return seats


def _first(events: Sequence[ev.Event], kind: type[Wanted]) -> Wanted | None:
    return next((event for event in events if isinstance(event, kind)), None)
