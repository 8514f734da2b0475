"""The tips of a first game: when each is worth saying, and the place on the table it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property

from luna.core.intent import Pick
from luna.games.rivers.picks.bar import SWAP
from luna.games.rivers.picks.kinds import CATASTROPHE, CONFLICT, SCREEN, Kind, cell, leader
from luna.games.rivers.points.kingdoms import Kingdom, distance, leaders_beside, room, temples_beside
from luna.games.rivers.rules.actions import ACTIONS, Action, ActionKind
from luna.games.rivers.rules.constants import (
    ACT,
    ATTACK,
    BLUE,
    BUILD,
    CELL_NAMES,
    COLOURS,
    DEFEND,
    KING,
    LEAVE,
    NOBODY,
    NOWHERE,
    ORDER,
    OVER,
    PLACES,
    SPHERES,
    TRADER,
)
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.ui.reading.phrases import Say
from luna.ui.table.picks import TablePick

LEADER = "leader"
"""The first tip of a game, which names its first action."""


class Moment:
    """A position in which somebody is to decide."""

    def __init__(self, state: State) -> None:
        self.state = state

    @cached_property
    def legal(self) -> list[Action]:
        """What can be decided."""
        return [ACTIONS[code] for code in RULES.legal(self.state)]

    def first(self, kind: ActionKind, colour: int = NOWHERE) -> Action | None:
        """The first legal action of a kind, of a colour if that is said."""
        fitting = (a for a in self.legal if a.kind == kind and colour in (NOWHERE, a.colour))
        return next(fitting, None)

    @property
    def acts(self) -> bool:
        """Whether an action of a turn can begin."""
        return self.state.phase == ACT

    def stands(self, colour: int) -> int:
        """Where the own leader of a colour stands, NOWHERE in the supply."""
        return self.state.leader[SPHERES * self.state.actor + colour]

    @property
    def standing(self) -> list[int]:
        """Own leaders on the map."""
        return [SPHERES * self.state.actor + colour for colour in range(SPHERES) if self.stands(colour) != NOWHERE]


@dataclass(frozen=True, slots=True)
class Tip:
    """`place` gives what the tip points at, None where it does not apply; `done` are kinds of actions it speaks of.

    `lesson` teaches the same.
    """

    id: str
    place: Callable[[Moment], Pick | None]
    done: frozenset[ActionKind] = frozenset()
    lesson: str = ""


def _goal(now: Moment) -> Pick | None:
    """The own panel: the points stand there by colour."""
    return Pick(TablePick.PLAYER, now.state.table.names[now.state.actor]) if now.acts else None


def _leader(now: Moment) -> Pick | None:
    """Where a kingdom of one's own would have most room."""
    if not now.acts or now.standing:
        return None
    cells = (each.cell for each in now.legal if each.kind == ActionKind.LEADER)
    alone = [at for at in cells if not leaders_beside(now.state, at)]
    return cell(max(alone, key=lambda at: room(now.state, at))) if alone else None


def _tile(now: Moment) -> Pick | None:
    """A tile of a colour whose leader stands."""
    colours = [place % SPHERES for place in now.standing] if now.acts else []
    held = [colour for colour in colours if now.state.hand[SPHERES * now.state.actor + colour]]
    return leader(now.state, SPHERES * now.state.actor + held[0]) if held else None


def _king(now: Moment) -> Pick | None:
    return leader(now.state, SPHERES * now.state.actor) if now.acts and now.stands(0) != NOWHERE else None


def _farm(now: Moment) -> Pick | None:
    """The river nearest to an own leader that gains by it: the farmer, else the king."""
    farms = [each.cell for each in now.legal if each.kind == ActionKind.TILE and each.colour == BLUE]
    gaining = [now.stands(colour) for colour in (BLUE, KING) if now.stands(colour) != NOWHERE]
    if not (now.acts and farms and gaining):
        return None
    return cell(min(farms, key=lambda at: distance(at, gaining[0])))


def _exposed(now: Moment) -> Pick | None:
    """An own leader that hangs on a single temple."""
    alone = (place for place in now.standing if len(temples_beside(now.state, now.state.leader[place])) == 1)
    place = next(alone, NOWHERE) if now.acts else NOWHERE
    return leader(now.state, place) if place != NOWHERE else None


def _treasures(now: Moment) -> Pick | None:
    """A treasure in the kingdom of any trader."""
    state = now.state
    traders = (state.leader[place] for place in range(TRADER, PLACES, SPHERES) if state.leader[place] != NOWHERE)
    found = (treasure for at in traders for treasure in Kingdom(state, at).treasures)
    treasure = next(found, NOWHERE) if now.acts else NOWHERE
    return Pick(Kind.TREASURE, CELL_NAMES[treasure]) if treasure != NOWHERE else None


def _conflict(now: Moment) -> Pick | None:
    return CONFLICT if now.state.phase in (ATTACK, DEFEND) else None


def _order(now: Moment) -> Pick | None:
    return cell(now.state.join) if now.state.phase == ORDER else None


def _monument(now: Moment) -> Pick | None:
    return cell(now.state.placed) if now.state.phase == BUILD else None


def _leave(now: Moment) -> Pick | None:
    found = now.first(ActionKind.LEAVE) if now.state.phase == LEAVE else None
    return Pick(Kind.TREASURE, CELL_NAMES[found.cell]) if found else None


def _swap(now: Moment) -> Pick | None:
    """With three tiles or more of one colour."""
    own = range(SPHERES * now.state.actor, SPHERES * now.state.actor + SPHERES)
    return SWAP if now.acts and max(now.state.hand[place] for place in own) > 2 else None


def _catastrophe(now: Moment) -> Pick | None:
    return CATASTROPHE if now.acts and now.state.turn > 2 * now.state.table.seats else None


def _second(now: Moment) -> Pick | None:
    """What is behind the screen, not the button that gives it up: what shines looks like advice."""
    return SCREEN if now.acts and now.state.left == 1 else None


TIPS = (
    Tip("commit", _conflict, frozenset({ActionKind.COMMIT}), "revolt"),
    Tip("order", _order, frozenset({ActionKind.WAR})),
    Tip("monument", _monument, frozenset({ActionKind.BUILD, ActionKind.DECLINE}), "monuments"),
    Tip("leave", _leave, frozenset({ActionKind.LEAVE})),
    Tip(LEADER, _leader, frozenset({ActionKind.LEADER}), "leaders"),
    Tip("tile", _tile, frozenset({ActionKind.TILE}), "leaders"),
    Tip("goal", _goal, lesson="leaders"),
    Tip("second", _second, frozenset({ActionKind.PASS})),
    Tip("king", _king, lesson="leaders"),
    Tip("exposed", _exposed),
    Tip("farm", _farm, lesson="leaders"),
    Tip("treasures", _treasures, lesson="monuments"),
    Tip("swap", _swap, frozenset({ActionKind.SWAP}), "ending"),
    Tip("catastrophe", _catastrophe, frozenset({ActionKind.CATASTROPHE}), "ending"),
)
"""What is to be decided now comes first; then how points are made, which of them count, and what is needed later."""


class RiversTips:
    """The tips as `luna.ui.table.contract.words.Tips`."""

    def kind(self, state: State) -> str:
        """There is only one kind of game."""
        return ""

    def first(self, state: State) -> bool:
        """Until its end."""
        return state.phase != OVER

    def next(self, state: State, seen: Collection[str]) -> tuple[str, Pick] | None:
        """The most pressing one."""
        if state.actor == NOBODY:
            return None
        now = Moment(state)
        found = ((tip.id, place) for tip in TIPS if tip.id not in seen and (place := tip.place(now)))
        return next(found, None)

    def also(self, state: State, tip: str) -> tuple[Pick, ...]:
        """The leaders that can be brought onto the map."""
        if tip != LEADER:
            return ()
        colours = {each.colour for each in Moment(state).legal if each.kind == ActionKind.LEADER}
        return tuple(Pick(Kind.SUPPLY, COLOURS[colour]) for colour in sorted(colours))

    def told(self, text: Say, tip: str, snapshot: object) -> str:
        """What it says."""
        return text(f"tip-{tip}")

    def taught(self, state: State, lessons: Collection[str]) -> Collection[str]:
        """Those that say nothing new to whoever has done these lessons."""
        return frozenset(tip.id for tip in TIPS if tip.lesson in lessons)

    def done(self, code: int) -> tuple[str, ...]:
        """The tips about an action."""
        return tuple(tip.id for tip in TIPS if ACTIONS[code].kind in tip.done)
