"""The tips of a first game: when each is worth saying, and the place on the table it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.token_use import use_of
from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, NO_MOVE, NOBODY, ROUNDS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Order, Pieces, Snapshot
from luna.ui.table.picks import TablePick

TOKENS = frozenset(
    {
        ActionKind.HERBS,
        ActionKind.TIDES,
        ActionKind.TIDES_INACTIVE,
        ActionKind.TIDES_JETTY,
        ActionKind.SAIL,
        ActionKind.SAIL_JETTY,
        ActionKind.BOOK,
    }
)
"""What a favour token alone is spent on."""
FEW = 2
"""Active novices with which a round is nearly over."""
GOAL = "goal"
"""The first tip of a game, which also names its first action."""
SOLO, SEVERAL = "solo", "players"
"""The kinds of games that have a first one each."""


class Moment:
    """A position in which somebody is to act, and what can be done in it."""

    def __init__(self, state: State) -> None:
        self._state, self.shown = state, Snapshot.of(state)

    @cached_property
    def legal(self) -> list[Action]:
        """The legal actions as their lines in a record are sorted."""
        return sorted((ACTIONS[code] for code in RULES.legal(self._state)), key=lambda action: action.notation)

    def of(self, kind: ActionKind) -> list[Action]:
        """The legal actions of a kind in which the Novice token is no mere extra."""
        return [action for action in self.legal if action.kind == kind and not action.novice]

    def can(self, kind: ActionKind) -> bool:
        """Whether any action of a kind is legal."""
        return any(action.kind == kind for action in self.legal)

    def gained(self, action: Action) -> int:
        """The influence that a legal action brings at once."""
        after = Snapshot.of(RULES.apply(self._state, ACTIONS.index(action))[0])
        return after.orders[self.actor].influence - self.own.influence

    def use_of(self, favour: str) -> str:
        """What a token of this favour could do for the order to act."""
        return use_of(self._state, self._state.actor, favour)

    @property
    def begins(self) -> bool:
        """Whether an action can begin."""
        return self._state.phase == ACTION and self._state.pending == NO_MOVE

    @property
    def own(self) -> Order:
        """What the order to act has."""
        return self.shown.orders[self.actor]

    @property
    def actor(self) -> str:
        """The order to act."""
        return self._state.table.colours[self._state.actor]

    def at(self, figure: str) -> Pieces:
        """Its pieces where a figure stands."""
        return self.own.islands[self.shown.figures[figure]]

    @cached_property
    def active(self) -> dict[str, int]:
        """Its active novices that can be used, by island in the order of the ring, none left out with 0."""
        free = (island for island in self.shown.islands if island != self.shown.blocked_island)
        return {island: count for island in free if (count := self.own.islands[island].active)}

    @property
    def late(self) -> bool:
        """Whether the round draws to its end: few novices of the order to act are left, or somebody has meditated."""
        return sum(self.active.values()) <= FEW or self.shown.turned > 0


@dataclass(frozen=True, slots=True)
class Tip:
    """`place` gives what the tip points at, None where it does not apply; `done` are kinds of actions it speaks of.

    Its text is the message `tip-<id>`, which knows by which rules the table plays. `lesson` teaches the same, but with
    `otherwise` another rule than that of the solo game.
    """

    id: str
    place: Callable[[Moment], Pick | None]
    done: frozenset[ActionKind] = frozenset()
    lesson: str = ""
    otherwise: bool = False

    def key(self, kind: str) -> str:
        """What it is known by once it was seen: in the solo game a tip about another rule is another one."""
        return f"{self.id}-{kind}" if self.otherwise and kind == SOLO else self.id


def kind_of(solo: bool) -> str:
    """Of a game by these rules."""
    return SOLO if solo else SEVERAL


def next_tip(state: State, seen: Collection[str]) -> tuple[Tip, Pick] | None:
    """The first tip that applies and was not seen yet, with its place."""
    if state.actor == NOBODY:
        return None
    moment, kind = Moment(state), kind_of(bool(state.table.solo))
    for tip in TIPS:
        place = tip.place(moment) if tip.key(kind) not in seen else None
        if place:
            return tip, place
    return None


def taught(state: State, lessons: Collection[str]) -> frozenset[str]:
    """The tips that say nothing new to whoever has done these lessons."""
    solo = state.table.solo
    return frozenset(tip.id for tip in TIPS if tip.lesson in lessons and not (solo and tip.otherwise))


def sentences(text: Callable[..., str], tip: Tip, shown: Snapshot) -> str:
    """What a tip says at this table."""
    return text(f"tip-{tip.id}", mode=shown.mode, level=shown.level, count=shown.guardian)


def _first_shrine(now: Moment) -> Pick | None:
    return Pick(Kind.SHRINES) if now.can(ActionKind.PLACE_SHRINE) else None


def _pairs(now: Moment) -> Pick | None:
    return Pick(Kind.RESERVE) if now.can(ActionKind.PLACE_PAIRS) else None


def _opponent(now: Moment) -> Pick | None:
    """The opponent's novices on the priestess's island, or on the first where some can be made inactive."""
    islands = [ISLAND_NAMES[action.target] for action in now.of(ActionKind.TIRE)]
    if not islands:
        return None
    opponent = next(colour for colour in now.shown.seats if colour != now.actor)
    priestess = now.shown.figures["priestess"]
    return Pick(Kind.OTHER, f"{opponent}:{priestess if priestess in islands else islands[0]}")


def usable(state: State) -> tuple[Pick, ...]:
    """The novices of the order to act that can be used, those of the island with most of them first."""
    active = Moment(state).active
    return tuple(Pick(Kind.NOVICE, island) for island in sorted(active, key=active.__getitem__, reverse=True))


def _last_round(now: Moment) -> Pick | None:
    return Pick(Kind.GUARDIAN) if now.begins and now.shown.round == ROUNDS else None


def _last_candle(now: Moment) -> Pick | None:
    return Pick(Kind.CANDLE) if now.begins and now.shown.ends_with_next_candle else None


def _turn(now: Moment) -> Pick | None:
    active = now.active if now.begins else {}
    return Pick(Kind.NOVICE, max(active, key=active.__getitem__)) if active else None


def _consecrate(now: Moment) -> Pick | None:
    actions = now.of(ActionKind.CONSECRATE)
    return Pick(Kind.TILE, str(actions[0].tile)) if actions else None


def _appoint(now: Moment) -> Pick | None:
    actions = now.of(ActionKind.APPOINT)
    return Pick(Kind.TILE, str(max(action.tile for action in actions))) if actions else None


def _favour(now: Moment) -> Pick | None:
    actions = now.of(ActionKind.FAVOUR)
    return Pick(Kind.FAVOUR, ISLAND_NAMES[actions[0].source]) if actions else None


def _jetty(now: Moment) -> Pick | None:
    return Pick(Kind.ON_JETTY, now.actor) if now.begins and now.own.jetty else None


def _token(now: Moment) -> Pick | None:
    held = now.own.favours if now.begins else ()
    return Pick(Kind.TOKEN, held[0]) if held else None


def _shrine(now: Moment) -> Pick | None:
    return Pick(Kind.BUILDER) if now.can(ActionKind.SHRINE) else None


def _apostate(now: Moment) -> Pick | None:
    here = now.at("apostate")
    return Pick(Kind.APOSTATE) if now.begins and here.active + here.inactive else None


def _priestess(now: Moment) -> Pick | None:
    """Scoring is a topic once a novice has acted."""
    acted = any(pieces.inactive for pieces in now.own.islands.values())
    return Pick(Kind.PRIESTESS) if now.begins and acted and now.at("priestess").active else None


def _journey(now: Moment) -> Pick | None:
    """With little left to do, where a novice stands alone: it is too few for anything on its island."""
    alone = any(count == 1 and not now.own.islands[island].shrine for island, count in now.active.items())
    waits = now.begins and now.late and alone and now.can(ActionKind.JOURNEY)
    return Pick(TablePick.ACTION, "journey") if waits else None


def _council(now: Moment) -> Pick | None:
    """Only who is not ahead anyway needs the council."""
    behind = now.shown.council[0][0] != now.actor
    return Pick(Kind.COUNCIL) if now.begins and behind and now.active else None


def _meditate(now: Moment) -> Pick | None:
    return Pick(Kind.CANDLE) if now.begins and now.shown.lit and now.late else None


def _end_of_phase(now: Moment) -> Pick | None:
    return Pick(TablePick.ACTION, "end") if now.begins and now.can(ActionKind.END) and now.late else None


TIPS = (
    Tip("first-shrine", _first_shrine, frozenset({ActionKind.PLACE_SHRINE})),
    Tip("pairs", _pairs, frozenset({ActionKind.PLACE_PAIRS})),
    Tip("opponent", _opponent, frozenset({ActionKind.TIRE}), "solo"),
    Tip("last-candle", _last_candle, lesson="tempo"),
    Tip("last-round", _last_round, otherwise=True),
    Tip(GOAL, _turn, frozenset({ActionKind.CONSECRATE}), "consecrate"),
    Tip("turn", _turn, lesson="favour", otherwise=True),
    Tip("consecrate", _consecrate, frozenset({ActionKind.CONSECRATE}), "consecrate"),
    Tip("appoint", _appoint, frozenset({ActionKind.APPOINT}), "temple"),
    Tip("favour", _favour, frozenset({ActionKind.FAVOUR}), "favour"),
    Tip("meditate", _meditate, frozenset({ActionKind.MEDITATE}), "tempo"),
    Tip("end", _end_of_phase, frozenset({ActionKind.END}), "solo"),
    Tip("priestess", _priestess, lesson="scoring"),
    Tip("council", _council, frozenset({ActionKind.COUNCIL, ActionKind.COUNCIL_TOKEN}), "council", otherwise=True),
    Tip("apostate", _apostate, frozenset({ActionKind.EXPEL, ActionKind.EXPEL_TOKEN}), "scoring", otherwise=True),
    Tip("jetty", _jetty, frozenset({ActionKind.TIDES_JETTY, ActionKind.SAIL_JETTY}), "consecrate"),
    Tip("shrine", _shrine, frozenset({ActionKind.SHRINE}), "shrine"),
    Tip("journey", _journey, frozenset({ActionKind.JOURNEY}), "journey"),
    Tip("token", _token, TOKENS),
)
"""What passes by first; then what one wants, how a turn goes, the way to the temple, and what is needed later.

One at a time, each where it applies.
"""
