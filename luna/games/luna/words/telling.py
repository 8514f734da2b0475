"""What happened in the words of the buttons: one line for each event, and one for a journey or tides as a whole.

A line does not say who acted: that stands over it, or `by` puts it before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import reduce
from typing import assert_never

from luna.games.luna.rules import events as e
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES, NOBODY
from luna.ui.reading.phrases import Say, joined, signed

TOKEN_OF_ACTION = {"shrine": "shrine", "herbs": "herbs", "tides": "tides", "sail": "sailboat", "book": "book"}
"""Actions that a favour is there for: where both have the same name, it is said only once."""
Way = tuple[int, bool, int]
"""From which island (-1: the jetty) a novice goes, whether it is active, and beside which island."""
MOST_WAYS, MOST_TARGETS = 2, 2
"""Ways of a journey that are named one by one where it is told shortly, and targets where it is told in brief."""
COSTS = e.NovicesTired | e.TokenSpent
"""What only pays for something that is told itself."""
BETWEEN = e.RoundScored | e.StartPassed | e.FigureMoved | e.RoundBegan | e.GameEnded
"""What happens between the turns and is nobody's deed."""

_ACTIONS: dict[type[e.Event], str] = {
    e.ShrinePlaced: "place-shrine",
    e.PairsPlaced: "place-pairs",
    e.FavourTaken: "favor",
    e.NoviceRecruited: "recruit",
    e.ShrineBuilt: "shrine",
    e.NovicesWoken: "herbs",
    e.NovicesSailed: "sail",
    e.NoviceAppointed: "appoint",
    e.NoviceConsecrated: "consecrate",
    e.TileClaimed: "consecrate",
    e.BookMoved: "book",
    e.CouncilAdvanced: "council",
    e.ApostateDriven: "expel",
    e.CandleTurned: "meditate",
    e.PhaseClosed: "end",
}


def action_of(event: e.Event) -> str:
    """The button whose action an event is, by the key of its texts; empty for costs and consequences."""
    if isinstance(event, e.NoviceTravelled | e.TravelEnded):
        return event.kind
    return _ACTIONS.get(type(event), "")


def doer(event: e.Event) -> int:
    """The seat an event is the deed of, NOBODY for what happens between the turns."""
    return NOBODY if isinstance(event, BETWEEN) else int(getattr(event, "by", getattr(event, "seat", NOBODY)))


def gain(event: e.Event) -> int:
    """The influence that it brought its doer."""
    return 1 if isinstance(event, e.NoviceDisplaced) else int(getattr(event, "points", 0))


def gain_of_turn(events: Sequence[e.Event], seat: int) -> int:
    """What a turn brought its order, the last candle's point too: a scoring that has it in its sum says so."""
    return sum(gain(event) for event in events if doer(event) == seat)


def candles(events: Sequence[e.Event]) -> dict[int, int]:
    """The point of the last candle by seat, empty where it was not turned."""
    return {event.seat: event.points for event in events if isinstance(event, e.CandleTurned) and event.points}


def by(text: Say, name: str, told: str) -> str:
    """A line with the name of who did it before it."""
    return text("chronicle-by", name=name, told=told)


def gained(text: Say, told: str, points: int) -> str:
    """A line with the influence that it brought after it."""
    return text("chronicle-gained", told=told, points=signed(text, points)) if points else told


def with_tokens(text: Say, told: str, action: str, favours: Sequence[int]) -> str:
    """The line of an action together with the favour tokens that it used, but one that the action is named after."""
    names = [text("favour-name", favour=ISLAND_NAMES[favour]) for favour in favours]
    own = text("action-name", action=action) if action in TOKEN_OF_ACTION else ""
    said = TOKEN_OF_ACTION.get(action, "")
    left = [name for name, favour in zip(names, favours, strict=True) if name != own or ISLAND_NAMES[favour] != said]
    if not left:
        return told
    return text("chronicle-token-spent-for", told=told, count=len(left), tokens=joined(text, left))


def line(text: Say, event: e.Event, called: Sequence[str]) -> str:
    """The line of an event; every event has one, the costs of an action too. `called` are the names by seat."""
    match event:
        case e.RoundScored():
            return scoring(text, event, [event], called)
        case e.GameEnded():
            scores = _scores(text, called, event.ranking, [str(points) for points in event.final])
            return text("chronicle-game-ended", scores=scores)
        case e.RoundBegan():
            return text("chronicle-round-began", round=event.round, guardian=event.guardian)
        case e.FigureMoved():
            islands = {"source": ISLAND_NAMES[event.source], "target": ISLAND_NAMES[event.target]}
            return text("chronicle-figure-moved", figure=FIGURE_NAMES[event.figure], **islands)
        case e.StartPassed():
            return text("chronicle-start-passed", name=called[event.seat])
        case e.NoviceDisplaced():
            return _displaced(text, event, called[event.seat])
        case e.BookMoved():
            return _book(text, event, called)
        case e.NoviceTravelled() | e.TravelEnded():
            return journey(text, [event])
        case _:
            return _deed(text, event, action_of(event))


def scoring(text: Say, scored: e.RoundScored, events: Sequence[e.Event], called: Sequence[str]) -> str:
    """What a scoring brought each order as its sheet sums it up, with the last candle where it is among the events."""
    turned = candles(events)
    sums = [signed(text, paid + turned.get(seat, 0)) for seat, paid in enumerate(scored.paid)]
    scores = _scores(text, called, range(len(called)), sums, turned)
    return text("chronicle-round-scored", round=scored.round, scores=scores)


def journey(text: Say, events: Sequence[e.Event], targets: int | None = None) -> str:
    """A journey or tides in one line: how many went from where to beside which island.

    With `targets`, of many ways only how many went where; with more targets than that, to how many islands.
    """
    travelled = [event for event in events if isinstance(event, e.NoviceTravelled)]
    kind = next(event.kind for event in events if isinstance(event, e.NoviceTravelled | e.TravelEnded))
    if not travelled:
        return text("chronicle-travel-ended", action=kind)
    gone = [(event.source, event.was_active, event.target) for event in travelled]
    if targets is None or len(set(gone)) <= MOST_WAYS:
        return text("chronicle-novice-travelled", action=kind, ways=ways(text, gone))
    counts = {ISLAND_NAMES[island]: n for island, n in Counter(event.target for event in travelled).items()}
    if len(counts) == 1:
        return text("chronicle-novice-travelled-to", action=kind, count=len(travelled), target=next(iter(counts)))
    told = text("chronicle-novice-travelled-far", action=kind, count=len(travelled), islands=len(counts))
    if len(counts) > targets:
        return told
    parts = [text("chronicle-goal", island=island, count=n) for island, n in counts.items()]
    return text("chronicle-novice-travelled-goals", told=told, goals=joined(text, parts))


def ways(text: Say, novices: Sequence[Way]) -> str:
    """How many go from where to beside which island."""
    targets = dict.fromkeys(target for *_, target in novices)
    parts = [
        _way(text, [(source, active) for source, active, to in novices if to == target], target) for target in targets
    ]
    return reduce(lambda first, second: text("chronicle-way-more", first=first, second=second), parts)


def _way(text: Say, sources: Sequence[tuple[int, bool]], target: int) -> str:
    """Where those come from who go to one island."""
    parts = []
    for source, active in dict.fromkeys(sources):
        count = sources.count((source, active))
        if source < 0:
            parts.append(text("chronicle-way-jetty", count=count))
        else:
            way = "chronicle-way-from" if active else "chronicle-way-inactive"
            parts.append(text(way, count=count, source=ISLAND_NAMES[source]))
    return text("chronicle-way-to", sources=joined(text, parts), target=ISLAND_NAMES[target])


def _scores(
    text: Say, called: Sequence[str], seats: Sequence[int], points: Sequence[str], turned: Collection[int] = ()
) -> str:
    """The points of all; the last candle is in those of the seats that `turned` it."""
    words = {seat: "chronicle-score-candle" if seat in turned else "chronicle-score" for seat in seats}
    return joined(text, [text(words[seat], name=called[seat], points=points[seat]) for seat in seats])


def _displaced(text: Say, event: e.NoviceDisplaced, name: str) -> str:
    if event.island < 0:
        return text("chronicle-novice-displaced", name=name, tile=event.tile)
    return text("chronicle-novice-displaced-island", name=name, tile=event.tile, island=ISLAND_NAMES[event.island])


def _book(text: Say, event: e.BookMoved, called: Sequence[str]) -> str:
    """With whose book it was: an own one, that of another order, or of a novice that is no longer there."""
    whose = {NOBODY: "nobody", event.seat: "own"}.get(event.loser, "other")
    name = called[event.loser] if whose == "other" else ""
    fields = {"source": event.source, "target": event.target}
    return text("chronicle-book-moved", action=action_of(event), whose=whose, name=name, **fields)


_Preparation = e.ShrinePlaced | e.PairsPlaced | e.FavourReceived
_Work = e.TokenSpent | e.NovicesTired | e.FavourTaken | e.NoviceRecruited | e.ShrineBuilt | e.NovicesWoken
_Temple = e.NoviceAppointed | e.NoviceConsecrated | e.TileClaimed
_Turn = e.CouncilAdvanced | e.ApostateDriven | e.CandleTurned | e.PhaseClosed | e.NovicesSailed


def _deed(text: Say, event: _Preparation | _Work | _Temple | _Turn, action: str) -> str:
    match event:
        case e.ShrinePlaced() | e.PairsPlaced() | e.FavourReceived():
            return _preparation(text, event, action)
        case e.NoviceAppointed() | e.NoviceConsecrated() | e.TileClaimed():
            return _temple(text, event, action)
        case e.CouncilAdvanced() | e.ApostateDriven() | e.CandleTurned() | e.PhaseClosed() | e.NovicesSailed():
            return _turn(text, event, action)
        case _:
            return _work(text, event, action)


def _preparation(text: Say, event: _Preparation, action: str) -> str:
    match event:
        case e.ShrinePlaced():
            return text("chronicle-shrine-placed", action=action, island=ISLAND_NAMES[event.island])
        case e.PairsPlaced():
            first, second, third, fourth = (ISLAND_NAMES[island] for island in event.islands)
            return text("chronicle-pairs-placed", action=action, first=first, second=second, third=third, fourth=fourth)
        case e.FavourReceived():
            return text("chronicle-favour-received", favour=ISLAND_NAMES[event.island])
        case _:
            assert_never(event)


def _work(text: Say, event: _Work, action: str) -> str:
    match event:
        case e.TokenSpent():
            return text("chronicle-token-spent", favour=ISLAND_NAMES[event.favour])
        case e.NovicesTired():
            return text("chronicle-novices-tired", island=ISLAND_NAMES[event.island], count=event.count)
        case e.FavourTaken():
            return text("chronicle-favour-taken", action=action, favour=ISLAND_NAMES[event.island])
        case e.NoviceRecruited():
            return text("chronicle-novice-recruited", action=action, island=ISLAND_NAMES[event.island])
        case e.ShrineBuilt():
            return text("chronicle-shrine-built", action=action, island=ISLAND_NAMES[event.island])
        case e.NovicesWoken():
            island = ISLAND_NAMES[event.island]
            return text("chronicle-novices-woken", action=action, island=island, count=event.count)
        case _:
            assert_never(event)


def _temple(text: Say, event: _Temple, action: str) -> str:
    match event:
        case e.NoviceAppointed():
            island = ISLAND_NAMES[event.island]
            return text("chronicle-novice-appointed", action=action, island=island, tile=event.tile)
        case e.NoviceConsecrated():
            return text("chronicle-novice-consecrated", action=action, tile=event.tile)
        case e.TileClaimed():
            island = ISLAND_NAMES[event.island]
            return text("chronicle-tile-claimed", action=action, island=island, tile=event.tile)
        case _:
            assert_never(event)


def _turn(text: Say, event: _Turn, action: str) -> str:
    match event:
        case e.NovicesSailed():
            target, count = ISLAND_NAMES[event.target], event.count
            if event.source < 0:
                return text("chronicle-novices-sailed-jetty", action=action, target=target, count=count)
            source = ISLAND_NAMES[event.source]
            return text("chronicle-novices-sailed", action=action, source=source, target=target, count=count)
        case e.CouncilAdvanced():
            seats = event.target - event.source
            reached = {"seat": event.target + 1, "value": event.value}
            return text("chronicle-council-advanced", action=action, count=seats, **reached)
        case e.ApostateDriven():
            islands = {"source": ISLAND_NAMES[event.source], "target": ISLAND_NAMES[event.target]}
            return text("chronicle-apostate-driven", action=action, **islands)
        case e.CandleTurned():
            return text("chronicle-candle-turned", action=action, left=event.left)
        case e.PhaseClosed():
            return text("chronicle-phase-closed", action=action)
        case _:
            assert_never(event)
