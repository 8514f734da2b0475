"""What the deed of another order changed for one: what nobody reads off the deed itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from luna.core.match import Step
from luna.games.luna.points.displacing import displaced
from luna.games.luna.points.forecast import forecast
from luna.games.luna.points.tally import council
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.rules.state import State
from luna.ui.reading.phrases import Say, joined, signed

SCORED = "priestess", "apostate"
"""What of a scoring a deed can change for others without saying so: whom the temple loses is told."""


def concerns(text: Say, before: State, steps: Sequence[Step[State, ev.Event]], seat: int) -> tuple[str, ...]:
    """In lines, said to that seat; nothing of the preparation and of what ended a round, where all is counted anew."""
    events, after = [event for step in steps for event in step.events], steps[-1].after
    if before.phase == PREPARE or any(isinstance(event, ev.RoundScored) for event in events):
        return ()
    lines = (*_overtaken(text, before, after, seat), *_threatened(text, events, after, seat))
    return (*lines, *_scored(text, before, after, seat))


def _overtaken(text: Say, before: State, after: State, seat: int) -> Iterator[str]:
    """That another one is ahead in the council now."""
    then, now = council(before), council(after)
    for place, other in enumerate(now[: now.index(seat)], 1):
        if other not in then[: then.index(seat)]:
            yield text("concerns-council", rank=place)


def _threatened(text: Say, events: Sequence[ev.Event], after: State, seat: int) -> Iterator[str]:
    """Whose novices in the temple one that was appointed now could displace."""
    owners = after.fields()["owner"]
    assert isinstance(owners, list)
    for event in events:
        if isinstance(event, ev.NoviceAppointed) and event.seat != seat:
            tiles = [str(tile) for tile in displaced(after, event.seat, event.tile) if owners[tile] == seat]
            if tiles:
                yield text("concerns-threat", count=len(tiles), fields=joined(text, tiles))


def _scored(text: Say, before: State, after: State, seat: int) -> Iterator[str]:
    """What scoring the round would now pay it more or less."""
    now, then = forecast(before), forecast(after)
    if now is None or then is None:
        return
    changes = [(what, getattr(then.orders[seat], what) - getattr(now.orders[seat], what)) for what in SCORED]
    parts = [text("gain-score-part", what=what, points=signed(text, points)) for what, points in changes if points]
    if parts:
        yield text("concerns-score", parts=joined(text, parts))
