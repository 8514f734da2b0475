"""Luna in words: what happened, why something is forbidden, and what an action would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import assert_never

from luna.core.turn import Ask, Play
from luna.games.luna.picks.bar import button_of
from luna.games.luna.rules import events as e
from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES

Say = Callable[..., str]
"""A text by its id and arguments, as `luna.ui.reading.text.Text` gives it."""

_YES_NO = {True: "yes", False: "no"}


def signed(text: Say, points: int) -> str:
    """Points with their sign, as in +5, −3 or 0."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "zero"
    return text("signed-points", sign=sign, points=abs(points))


def joined(text: Say, parts: Sequence[str]) -> str:
    """Parts as a list within a sentence; no parts make an empty text."""
    return reduce(lambda first, second: text("list-more", first=first, second=second), parts) if parts else ""


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
        return text("choice-book", source=action.tile, target=action.to_tile)
    if action.kind == ActionKind.SHRINE:
        return text("choice-shrine", token=_YES_NO[action.novice])
    return text(f"choice-{action.kind.replace('_', '-')}")


def describe_play(text: Say, play: Play, asked: Ask) -> str:
    """The label of one answer to a question; where it is about how many travel, their number."""
    numbers = {each.times for each in asked.plays}
    if len(numbers) > 1:
        return text("choice-travellers", count=play.times)
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


_Preparation = e.ShrinePlaced | e.PairsPlaced | e.FavourReceived
_Work = e.TokenSpent | e.NovicesTired | e.FavourTaken | e.NoviceRecruited | e.ShrineBuilt | e.NovicesWoken
_Travel = e.NoviceTravelled | e.TravelEnded | e.NovicesSailed
_Temple = e.NoviceAppointed | e.NoviceConsecrated | e.TileClaimed | e.BookMoved
_Turn = e.CouncilAdvanced | e.ApostateDriven | e.CandleTurned | e.PhaseClosed | e.StartPassed


def sentence(text: Say, event: e.Event, names: Sequence[str], colours: Sequence[str]) -> str:
    """The chronicle's sentence for an event; every event has one, the costs of an action too.

    `names` are the display names by seat; where one is empty the order is called by its colour in `colours`.
    """
    called = [name or text("order-name", colour=colour) for name, colour in zip(names, colours, strict=True)]
    match event:
        case e.RoundScored():
            scores = _scores(text, called, range(len(called)), [signed(text, paid) for paid in event.paid])
            return text("chronicle-round-scored", round=event.round, scores=scores)
        case e.GameEnded():
            scores = _scores(text, called, event.ranking, [str(points) for points in event.final])
            return text("chronicle-game-ended", scores=scores)
        case e.RoundBegan():
            return text("chronicle-round-began", round=event.round, guardian=event.guardian)
        case e.FigureMoved():
            islands = {"source": ISLAND_NAMES[event.source], "target": ISLAND_NAMES[event.target]}
            return text("chronicle-figure-moved", figure=FIGURE_NAMES[event.figure], **islands)
        case e.NoviceDisplaced():
            return _displaced(text, event, called[event.seat], called[event.by])
        case _:
            return _deed(text, event, called[event.seat])


def with_tokens(text: Say, told: str, favours: Sequence[int]) -> str:
    """A sentence about an action together with the favour tokens that it used."""
    if not favours:
        return told
    return text("chronicle-token-spent-for", told=told, count=len(favours), tokens=token_names(text, favours))


def token_names(text: Say, favours: Sequence[int]) -> str:
    """Favours as a list of their names."""
    return joined(text, [text("favour-name", favour=ISLAND_NAMES[favour]) for favour in favours])


def _scores(text: Say, called: Sequence[str], seats: Sequence[int], points: Sequence[str]) -> str:
    return joined(text, [text("chronicle-score", name=called[seat], points=points[seat]) for seat in seats])


def _displaced(text: Say, event: e.NoviceDisplaced, name: str, by: str) -> str:
    if event.island < 0:
        return text("chronicle-novice-displaced", name=name, by=by, tile=event.tile)
    island = ISLAND_NAMES[event.island]
    return text("chronicle-novice-displaced-island", name=name, by=by, tile=event.tile, island=island)


def _deed(text: Say, event: _Preparation | _Work | _Travel | _Temple | _Turn, name: str) -> str:
    match event:
        case e.ShrinePlaced() | e.PairsPlaced() | e.FavourReceived():
            return _preparation(text, event, name)
        case e.NoviceTravelled() | e.TravelEnded() | e.NovicesSailed():
            return _travel(text, event, name)
        case e.NoviceAppointed() | e.NoviceConsecrated() | e.TileClaimed() | e.BookMoved():
            return _temple(text, event, name)
        case e.CouncilAdvanced() | e.ApostateDriven() | e.CandleTurned() | e.PhaseClosed() | e.StartPassed():
            return _turn(text, event, name)
        case _:
            return _work(text, event, name)


def _preparation(text: Say, event: _Preparation, name: str) -> str:
    match event:
        case e.ShrinePlaced():
            return text("chronicle-shrine-placed", name=name, island=ISLAND_NAMES[event.island])
        case e.PairsPlaced():
            return text("chronicle-pairs-placed", name=name, **_four(event.islands))
        case e.FavourReceived():
            return text("chronicle-favour-received", name=name, favour=ISLAND_NAMES[event.island])
        case _:
            assert_never(event)


def _work(text: Say, event: _Work, name: str) -> str:
    match event:
        case e.TokenSpent():
            return text("chronicle-token-spent", name=name, favour=ISLAND_NAMES[event.favour])
        case e.NovicesTired():
            return text("chronicle-novices-tired", name=name, island=ISLAND_NAMES[event.island], count=event.count)
        case e.FavourTaken():
            return text("chronicle-favour-taken", name=name, favour=ISLAND_NAMES[event.island])
        case e.NoviceRecruited():
            return text("chronicle-novice-recruited", name=name, island=ISLAND_NAMES[event.island])
        case e.ShrineBuilt():
            return text("chronicle-shrine-built", name=name, island=ISLAND_NAMES[event.island])
        case e.NovicesWoken():
            return text("chronicle-novices-woken", name=name, island=ISLAND_NAMES[event.island], count=event.count)
        case _:
            assert_never(event)


def _travel(text: Say, event: _Travel, name: str) -> str:
    match event:
        case e.NoviceTravelled():
            return _travelled(text, event, name)
        case e.TravelEnded():
            return text("chronicle-travel-ended", name=name, kind=event.kind)
        case e.NovicesSailed():
            target = ISLAND_NAMES[event.target]
            if event.source < 0:
                return text("chronicle-novices-sailed-jetty", name=name, target=target, count=event.count)
            source = ISLAND_NAMES[event.source]
            return text("chronicle-novices-sailed", name=name, source=source, target=target, count=event.count)
        case _:
            assert_never(event)


def _travelled(text: Say, event: e.NoviceTravelled, name: str) -> str:
    target = ISLAND_NAMES[event.target]
    if event.source < 0:
        return text("chronicle-novice-travelled-jetty", name=name, target=target)
    source = ISLAND_NAMES[event.source]
    if event.kind == "journey":
        return text("chronicle-novice-travelled-journey", name=name, source=source, target=target)
    active = _YES_NO[event.was_active]
    return text("chronicle-novice-travelled-tides", name=name, source=source, target=target, active=active)


def _temple(text: Say, event: _Temple, name: str) -> str:
    match event:
        case e.NoviceAppointed():
            return text("chronicle-novice-appointed", name=name, island=ISLAND_NAMES[event.island], tile=event.tile)
        case e.NoviceConsecrated():
            return text("chronicle-novice-consecrated", name=name, tile=event.tile, points=event.points)
        case e.TileClaimed():
            island = ISLAND_NAMES[event.island]
            return text("chronicle-tile-claimed", name=name, island=island, tile=event.tile, points=event.points)
        case e.BookMoved():
            tiles = {"source": event.source, "target": event.target}
            return text("chronicle-book-moved", name=name, points=event.points, **tiles)
        case _:
            assert_never(event)


def _turn(text: Say, event: _Turn, name: str) -> str:
    match event:
        case e.CouncilAdvanced():
            steps = event.target - event.source
            return text("chronicle-council-advanced", name=name, steps=steps, seat=event.target + 1)
        case e.ApostateDriven():
            islands = {"source": ISLAND_NAMES[event.source], "target": ISLAND_NAMES[event.target]}
            return text("chronicle-apostate-driven", name=name, **islands)
        case e.CandleTurned():
            return text("chronicle-candle-turned", name=name, left=event.left, points=event.points)
        case e.PhaseClosed():
            return text("chronicle-phase-closed", name=name)
        case e.StartPassed():
            return text("chronicle-start-passed", name=name)
        case _:
            assert_never(event)
