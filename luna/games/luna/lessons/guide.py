"""The guide through the first round of a real game: what is worth doing in a position, and why, in points."""

from __future__ import annotations

from collections.abc import Iterator

from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.token_use import WORTH
from luna.games.luna.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.words.tips import Moment
from luna.ui.lessons.course import Advice

USEFUL = ("shrine", "sailboat", "herbs", "tides", "bribery", "book", "novice")
"""Favours, the one first that a beginner gains most by."""

Args = dict[str, str | int]
CODES = {action: code for code, action in enumerate(ACTIONS)}


class FirstRound:
    """Preset start against the weakest computer player; what is said follows from the position alone."""

    minutes = 2

    def setup(self, seed: int) -> Setup:
        """A person with yellow, who begins, against red."""
        seats = Seat("yellow", SeatKind.HUMAN), Seat("red", SeatKind.BOT, next(iter(LEVELS)))
        return draw_setup(shipped_board(), seats, seed, preset=True, start=0)

    def over(self, state: State) -> bool:
        """From the second round on the person plays alone."""
        return state.round > 1

    def advice(self, state: State) -> Advice | None:
        """The first that is worth doing: enter, build, take a book, be appointed, leave the apostate, fetch, end."""
        moment = Moment(state)
        return next(_worth_doing(moment), None) if moment.begins else None


def _worth_doing(now: Moment) -> Iterator[Advice]:
    yield from _consecrate(now)
    yield from _shrine(now)
    yield from _book(now)
    yield from _appoint(now)
    yield from _apostate(now)
    yield from _favour(now)
    yield from _herbs(now)
    yield from _council(now)
    yield from _meditate(now)


def _consecrate(now: Moment) -> Iterator[Advice]:
    for action in now.of(ActionKind.CONSECRATE):
        args = {"tile": action.tile, "points": now.gained(action)}
        yield Advice("guide-consecrate", args, Pick(Kind.TILE, str(action.tile)), (CODES[action],))


def _shrine(now: Moment) -> Iterator[Advice]:
    for action in now.of(ActionKind.SHRINE):
        island = now.shown.figures["builder"]
        yield Advice("guide-shrine", {"island": island}, Pick(Kind.BUILDER), (CODES[action],))


def _book(now: Moment) -> Iterator[Advice]:
    """From a novice of another order."""
    others = {field.tile for field in now.shown.temple if field.novice not in (now.actor, None)}
    for action in now.of(ActionKind.BOOK):
        if action.tile in others:
            about = Pick(Kind.FIELD, str(action.tile))
            args: Args = {"tile": action.tile, "goal": action.to_tile, "points": now.gained(action)}
            yield Advice("guide-book", args, about, (CODES[action],))


def _appoint(now: Moment) -> Iterator[Advice]:
    """The highest tile that is released: it is hard to displace."""
    actions = sorted(now.of(ActionKind.APPOINT), key=lambda action: -action.tile)
    for action in actions:
        island = ISLAND_NAMES[shipped_board().symbol[action.tile]]
        args: Args = {"tile": action.tile, "island": island, "points": now.shown.guardian}
        yield Advice("guide-appoint", args, Pick(Kind.TILE, str(action.tile)), (CODES[action],))


def _apostate(now: Moment) -> Iterator[Advice]:
    """All that is active there leaves for the island with most of its own."""
    here = now.shown.figures["apostate"]
    count = now.own.islands[here].active
    targets = [action for action in now.of(ActionKind.JOURNEY) if ISLAND_NAMES[action.source] == here]
    if targets and count > 1:
        best = max(targets, key=lambda action: now.own.islands[ISLAND_NAMES[action.target]].active)
        stay = now.own.islands[here].inactive
        saved = count if stay else count + 1  # who is there at all costs 1 more
        args: Args = {"island": here, "to_island": ISLAND_NAMES[best.target], "points": saved}
        codes = (*[CODES[best]] * count, FIRST[ActionKind.DONE])
        yield Advice("guide-apostate", args, Pick(Kind.NOVICE, here), codes)


def _favour(now: Moment) -> Iterator[Advice]:
    """Not with novices that count for the priestess, and first of all what can be used."""
    stays = now.shown.figures["priestess"]
    actions = {ISLAND_NAMES[action.source]: action for action in now.of(ActionKind.FAVOUR)}
    uses = {name: now.use_of(name) for name in USEFUL if name in actions and name != stays}
    for island in sorted(uses, key=lambda name: uses[name] == WORTH):
        args: Args = {"island": island, "use": uses[island]}
        yield Advice("guide-favour", args, Pick(Kind.FAVOUR, island), (CODES[actions[island]],))


def _herbs(now: Moment) -> Iterator[Advice]:
    """Two of an island: only so they can do again what two are needed for."""
    for action in now.of(ActionKind.HERBS):
        if action.count > 1:
            island = ISLAND_NAMES[action.target]
            yield Advice("guide-herbs", {"island": island}, Pick(Kind.RESTING, island), (CODES[action],))


def _council(now: Moment) -> Iterator[Advice]:
    stays = now.shown.figures["priestess"]
    actions = [action for action in now.of(ActionKind.COUNCIL) if ISLAND_NAMES[action.source] != stays]
    for action in sorted(actions, key=lambda action: action.count)[:1]:
        island = ISLAND_NAMES[action.source]
        yield Advice("guide-council", {"island": island}, Pick(Kind.COUNCIL), (CODES[action],))


def _meditate(now: Moment) -> Iterator[Advice]:
    if now.can(ActionKind.MEDITATE):
        yield Advice("guide-meditate", {"left": now.shown.lit}, Pick(Kind.CANDLE), (FIRST[ActionKind.MEDITATE],))
