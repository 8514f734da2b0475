"""The guide through the first rounds of a real game: what is worth doing in a position, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Play
from luna.games.rivers.bots.levels import LEVELS
from luna.games.rivers.picks.kinds import BAG, CONFLICT, Kind, cell
from luna.games.rivers.points.kingdoms import Kingdom, leaders_beside, room
from luna.games.rivers.points.prospect import Prospect, prospect
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import ACTIONS, Action, ActionKind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import (
    ATTACK,
    CELL_NAMES,
    COLOURS,
    DEFEND,
    KING,
    NOWHERE,
    PAIR_NAMES,
    PAIRS,
    SPHERES,
)
from luna.games.rivers.rules.rounds import round_of
from luna.games.rivers.rules.setup import Setup, draw_setup
from luna.games.rivers.rules.state import State
from luna.games.rivers.words.tips import Moment
from luna.ui.lessons.course import Advice

ROUNDS = 3
"""So many are accompanied: a round is only one turn of each."""
BEGUN = 2
"""From so many leaders on the map on, tiles come first."""
CODES = {action: code for code, action in enumerate(ACTIONS)}


class FirstRounds:
    """Against the weakest computer player; what is said follows from what the person may know."""

    minutes = 3

    def setup(self, seed: int) -> Setup:
        """A person with the heron, who begins, against the ram."""
        seats = Seat("heron", SeatKind.HUMAN), Seat("ram", SeatKind.BOT, next(iter(LEVELS)))
        return replace(draw_setup(shipped_board(), seats, seed), start=0)

    def over(self, state: State) -> bool:
        """After the third round the person plays alone."""
        return round_of(state) > ROUNDS

    def advice(self, state: State) -> Advice | None:
        """The first that is worth doing: answer, a king, a second leader, tiles that score, more leaders, swap."""
        now = Moment(state)
        return next(_worth_doing(now) if now.acts else _answers(now), None)


def _worth_doing(now: Moment) -> Iterator[Advice]:
    yield from _king(now)
    if len(now.standing) < BEGUN:
        yield from _leader(now)
    yield from _tile(now)
    yield from _leader(now)
    yield from _swap(now)


# -- within a turn


def _king(now: Moment) -> Iterator[Advice]:
    """Away from all others, where there is most room."""
    alone = [action for action in _peaceful(now, KING) if not leaders_beside(now.state, action.cell)]
    if alone and now.stands(KING) == NOWHERE:
        yield _placed("guide-king", max(alone, key=lambda action: room(now.state, action.cell)))


def _leader(now: Moment) -> Iterator[Advice]:
    """That of the colour with the most tiles in the hand, into the own kingdom."""
    waiting = [colour for colour in range(SPHERES) if now.stands(colour) == NOWHERE and colour != KING]
    for colour in sorted(waiting, key=lambda colour: -_held(now, colour)):
        home = [
            action for action in _peaceful(now, colour) if leaders_beside(now.state, action.cell) & set(now.standing)
        ]
        if home:
            yield _placed("guide-leader", max(home, key=lambda action: room(now.state, action.cell)))


def _tile(now: Moment) -> Iterator[Advice]:
    """The one that brings most, of equals that for the weakest colour."""
    found = [(_gained(now, told), action) for action, told in _told(now) if not told.conflicts]
    paying = [(points, action) for points, action in found if points]
    if paying:
        own = now.state.points[SPHERES * now.state.actor : SPHERES * (now.state.actor + 1)]
        points, action = max(paying, key=lambda pair: (pair[0], -own[pair[1].colour], -pair[1].cell))
        colour = COLOURS[action.colour]
        args = {"tile": colour, "colour": colour, "points": f"+{points}"}
        yield Advice("guide-tile", args, cell(action.cell), (CODES[action],))


def _swap(now: Moment) -> Iterator[Advice]:
    """All tiles of the colour that there are most of."""
    colour = max(range(SPHERES), key=lambda colour: _held(now, colour))
    counts = tuple(_held(now, colour) if each == colour else 0 for each in range(SPHERES))
    action = next((a for a in now.legal if a.kind == ActionKind.SWAP and a.counts == counts), None)
    if action:
        yield Advice("guide-swap", {"count": action.count}, BAG, (CODES[action],))


def _told(now: Moment) -> Iterator[tuple[Action, Prospect]]:
    """Every tile that can be placed beside something, with what would come of it."""
    for action in now.legal:
        if action.kind == ActionKind.TILE and leaders_beside(now.state, action.cell):
            yield action, prospect(now.state, Play(CODES[action]))


def _gained(now: Moment, told: Prospect) -> int:
    """The points that a tile brings at once."""
    paying = (ev.Reason.TILE, ev.Reason.KING)
    gains = (event for event in told.events if isinstance(event, ev.PointsGained) and event.reason in paying)
    return sum(event.points for event in gains if event.seat == now.state.actor)


def _peaceful(now: Moment, colour: int) -> Iterator[Action]:
    """Where the leader of a colour can go without a revolt."""
    for action in now.legal:
        if action.kind == ActionKind.LEADER and action.colour == colour:
            rivals = {place for place in leaders_beside(now.state, action.cell) if place % SPHERES == colour}
            if not rivals:
                yield action


def _held(now: Moment, colour: int) -> int:
    return now.state.hand[SPHERES * now.state.actor + colour]


def _placed(id: str, action: Action) -> Advice:
    args = {"leader": COLOURS[action.colour], "tile": COLOURS[action.colour]}
    return Advice(id, args, cell(action.cell), (CODES[action],))


# -- decisions within it


def _answers(now: Moment) -> Iterator[Advice]:
    if now.state.phase in (ATTACK, DEFEND):
        yield from _commit(now)
    for kind, advise in ((ActionKind.WAR, _war), (ActionKind.BUILD, _build), (ActionKind.LEAVE, _leave)):
        if action := now.first(kind):
            yield advise(now, action)


def _commit(now: Moment) -> Iterator[Advice]:
    """As many tiles as decide what lies there; none where that is hopeless."""
    state = now.state
    defends = state.phase == DEFEND
    missing = state.attack + state.committed - state.defence if defends else state.defence - state.attack + 1
    count, tile = max(0, missing), COLOURS[supporting(state)]
    able = count <= _held(now, supporting(state))
    action = next(a for a in now.legal if a.kind == ActionKind.COMMIT and a.count == (count if able else 0))
    args: dict[str, str | int] = {"count": count, "tile": tile, "defends": "yes" if defends else "no"}
    yield Advice("guide-commit" if able else "guide-yield", args, CONFLICT, (CODES[action],))


def _war(now: Moment, action: Action) -> Advice:
    return Advice("guide-war", {"colour": COLOURS[action.colour]}, cell(now.state.join), (CODES[action],))


def _build(now: Moment, first: Action) -> Advice:
    """For as many own leaders in that kingdom as there are."""
    inside = [place % SPHERES for place in Kingdom(now.state, first.cell).leaders if place in now.standing]
    builds = [action for action in now.legal if action.kind == ActionKind.BUILD]
    best = max(builds, key=lambda action: sum(colour in inside for colour in PAIRS[action.pair]))
    monument = PAIR_NAMES[best.pair]
    return Advice("guide-build", {"monument": monument}, Pick(Kind.MONUMENT, monument), (CODES[best],))


def _leave(now: Moment, action: Action) -> Advice:
    return Advice("guide-leave", {}, Pick(Kind.TREASURE, CELL_NAMES[action.cell]), (CODES[action],))
