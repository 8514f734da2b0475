"""What an action would bring, told beside the pointer: who gains what, which conflict, what could be built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from luna.core.turn import Play
from luna.games.rivers.points.kingdoms import temples_beside
from luna.games.rivers.points.prospect import Prospect, prospect
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import ATTACK, BUILD, COLOURS, NOWHERE, ORDER, SPHERES
from luna.games.rivers.rules.state import State
from luna.games.rivers.words.telling import kind_of, strengths
from luna.games.rivers.words.text import called, coloured
from luna.ui.reading.phrases import Say, joined, signed


def gain(text: Say, state: State, play: Play, names: Mapping[str, str]) -> str:
    """The lines of what a play would lead to, empty where nothing is worth a word."""
    told = prospect(state, play)
    seats = called(text, names, state.table.names)
    lines = [line for event in told.events for line in _line(text, told, event, seats)]
    return "\n".join((*lines, *_conflicts(text, told, seats), *_bare(text, told, seats), *_open(text, told)))


def _line(text: Say, told: Prospect, event: ev.Event, seats: Sequence[str]) -> Iterator[str]:
    match event:
        case ev.PointsGained():
            points = coloured(text, event.points, event.colour)
            yield text("gain-points", name=seats[event.seat], points=points, reason=event.reason.value)
        case ev.TilePlaced() if event.kingdoms > 1 and not told.conflicts:
            yield text("gain-joins")
        case ev.TilePlaced() if event.kingdoms < 2 and not _paid(told):
            yield from _unpaid(text, event)
        case ev.LeaderPlaced() if not told.conflicts:
            yield text("gain-leads", colour=COLOURS[event.colour], points=signed(text, 1))
            yield text("gain-temples", count=len(temples_beside(told.before, event.cell)))
        case ev.TilesCommitted() if told.before.phase == ATTACK:
            attack, defence = told.before.attack + event.count, told.before.defence
            yield text("gain-committed", attack=attack, defence=defence, name=seats[told.before.defender])
        case ev.ConflictDecided():
            yield text("gain-decided", name=seats[event.winner], **strengths(event))
        case ev.TilesFell():
            yield text("gain-falls", count=len(event.cells), tile=COLOURS[event.colour])
        case _:
            yield from _end_of_turn(text, event, seats)


def _unpaid(text: Say, event: ev.TilePlaced) -> Iterator[str]:
    """Why a tile brings nobody a point, and whose leader would get it."""
    colour = COLOURS[event.colour]
    yield text("gain-nobody", kingdom="yes" if event.kingdoms else "no", colour=colour)
    yield text("gain-would", points=signed(text, 1), colour=colour)


def _end_of_turn(text: Say, event: ev.Event, seats: Sequence[str]) -> Iterator[str]:
    match event:
        case ev.CatastrophePlaced() if event.colour >= 0:
            yield text("gain-destroys", tile=COLOURS[event.colour])
        case ev.TilesSwapped():
            yield text("gain-swaps", count=event.count)
        case ev.LeaderOrphaned():
            yield text("gain-orphans", leader=COLOURS[event.colour], name=seats[event.seat])
        case ev.TreasuresTaken():
            yield text("gain-treasures", name=seats[event.seat], count=len(event.cells))
        case ev.GameEnded():
            yield text("gain-ends")


def _paid(told: Prospect) -> bool:
    """Whether somebody gets the point of the tile."""
    paying = (ev.Reason.TILE, ev.Reason.KING)
    return any(isinstance(event, ev.PointsGained) and event.reason in paying for event in told.events)


def _conflicts(text: Say, told: Prospect, seats: Sequence[str]) -> Iterator[str]:
    """What lies on the table for both sides; what hands would add is nobody's to know."""
    if told.after.phase == ORDER:
        yield text("gain-wars", count=len(told.conflicts))
    for each in told.conflicts:
        values = {"attack": each.attack, "defence": each.defence}
        if kind_of(each.join) == "revolt":
            yield text("gain-revolt", name=seats[each.defender], **values)
        else:
            sides = {"attacker": seats[each.attacker], "defender": seats[each.defender]}
            yield text("gain-war", colour=COLOURS[each.colour], **sides, **values)
    if any(each.attack == each.defence for each in told.conflicts):
        yield text("gain-tie")


def _bare(text: Say, told: Prospect, seats: Sequence[str]) -> Iterator[str]:
    """Leaders that an action takes their last temple: they stand until the turn ends."""
    for place, at in enumerate(told.after.leader):
        if at != NOWHERE and at == told.before.leader[place] and told.before.temples[at] and not told.after.temples[at]:
            seat, colour = divmod(place, SPHERES)
            yield text("gain-bare", leader=COLOURS[colour], name=seats[seat])


def _open(text: Say, told: Prospect) -> Iterator[str]:
    if told.after.phase == BUILD and told.before.phase != BUILD:
        yield text("gain-square")


def outlook(text: Say, state: State, names: Mapping[str, str]) -> str:
    """The conflict under way as it stands on the table, for prompts and cards."""
    seats = called(text, names, state.table.names)
    sides = [(seats[state.attacker], state.attack + max(state.committed, 0)), (seats[state.defender], state.defence)]
    return joined(text, [text("conflict-side", name=name, count=count) for name, count in sides])
