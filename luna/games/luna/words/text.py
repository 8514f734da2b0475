"""Luna in words: what an action would do."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.turn import Ask, Play
from luna.games.luna.picks.bar import button_of
from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.ui.reading.phrases import Say

_YES_NO = {True: "yes", False: "no"}


def describe_action(text: Say, action: Action) -> str:
    """A short label of one complete action, to choose between several that one gesture could mean."""
    if action.kind in (ActionKind.COUNCIL, ActionKind.EXPEL):
        return _counted_label(text, action)
    if action.kind == ActionKind.PLACE_PAIRS:
        return text("choice-place-pairs", **_four(action.islands))
    if action.kind in (ActionKind.FAVOUR, ActionKind.RECRUIT):
        return text(f"choice-{action.kind}", island=ISLAND_NAMES[action.source], token=_YES_NO[action.novice])
    if action.kind in (ActionKind.PLACE_SHRINE, ActionKind.TIRE):
        return text(f"choice-{button_of(action).key}", island=ISLAND_NAMES[action.target])
    if action.kind in (ActionKind.JOURNEY, ActionKind.TIDES, ActionKind.TIDES_INACTIVE, ActionKind.TIDES_JETTY):
        return _travel_label(text, action)
    if action.kind in (ActionKind.HERBS, ActionKind.SAIL, ActionKind.SAIL_JETTY):
        return text(f"choice-{button_of(action).key}", count=action.count)
    if action.kind == ActionKind.APPOINT:
        return text("choice-appoint", tile=action.tile, token=_YES_NO[action.novice])
    if action.kind == ActionKind.CONSECRATE:
        return text("choice-consecrate", tile=action.tile)
    if action.kind == ActionKind.BOOK:
        return text("choice-book", source=action.tile)
    if action.kind == ActionKind.SHRINE:
        return text("choice-shrine", token=_YES_NO[action.novice])
    return text(f"choice-{action.kind.replace('_', '-')}")


def describe_play(text: Say, play: Play, asked: Ask) -> str:
    """The label of one answer to a question; where it is about how many travel, their number."""
    numbers = {each.times for each in asked.plays}
    if len(numbers) > 1:
        return text("choice-travellers", count=play.times)
    if ACTIONS[play.code].kind == ActionKind.MEDITATE:  # asked for nothing but the last candle
        return text("choice-end")
    return describe_action(text, ACTIONS[play.code])


def _counted_label(text: Say, action: Action) -> str:
    if not action.novice:
        return text(f"choice-{action.kind}", count=action.count)
    unit = "seats" if action.kind == ActionKind.COUNCIL else "steps"
    return text(f"choice-{action.kind}-with-token", **{"count": action.count, unit: action.count + 1})


def _travel_label(text: Say, action: Action) -> str:
    target = ISLAND_NAMES[action.target]
    if action.kind == ActionKind.TIDES_JETTY:
        return text("choice-tides-jetty", target=target)
    source = ISLAND_NAMES[action.source]
    if action.kind == ActionKind.JOURNEY:
        return text("choice-journey", source=source, target=target)
    return text("choice-tides", source=source, target=target, active=_YES_NO[action.kind == ActionKind.TIDES])


def _four(islands: Sequence[int]) -> dict[str, str]:
    first, second, third, fourth = (ISLAND_NAMES[i] for i in islands)
    return {"first": first, "second": second, "third": third, "fourth": fourth}
