"""What differs between two positions: pieces that would stand or lie somewhere new, and those that would be gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from luna.games.luna.view.geometry.layout import shifted
from luna.games.luna.view.geometry.pieces import Group, Piece, discs, flat, groups, standing
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point

BESIDE = 0.33
"""How far from a group the novices stand that would join it, in units."""


@dataclass(frozen=True, slots=True)
class Joining:
    """Novices that would come to a place, and how many are drawn of them."""

    count: int
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Ghosts:
    """What a position would change.

    `coming` stands at its new place, `joining` are the groups among it, `going` is what would leave its place;
    `displaced` tells which of that leaves the temple for good.
    """

    coming: tuple[Piece, ...] = ()
    joining: tuple[Joining, ...] = ()
    going: tuple[Piece, ...] = ()
    displaced: tuple[Piece, ...] = ()


def ghosts(before: Snapshot, after: Snapshot) -> Ghosts:
    """The difference of two positions of one game."""
    joining = tuple(_joining(before, after))
    leaving = tuple(_leaving(before, after))
    here, there = _loose(before), _loose(after)
    coming = (*_more(there, here), *(piece for each in joining for piece in each.pieces))
    gone = tuple(_more(here, there))
    moved, left = _discs(before, after)
    lost = {placed.tile for placed in before.temple} & {placed.tile for placed in after.temple if not placed.novice}
    displaced = tuple(piece for piece in gone if _novice_on(piece, lost))
    return Ghosts((*coming, *moved), joining, (*gone, *leaving, *left), displaced)


def _loose(state: Snapshot) -> list[Piece]:
    """All pieces that stand or lie alone, but discs."""
    grouped = {piece for group in groups(state) for piece in group.pieces()}
    piled = set(discs(state))
    return [piece for piece in (*flat(state), *standing(state)) if piece not in grouped and piece not in piled]


def _more(pieces: Iterable[Piece], than: Iterable[Piece]) -> Iterator[Piece]:
    """What of some pieces has no equal at the same place among others."""
    others = Counter(_seen(piece) for piece in than)
    for piece in pieces:
        if others[_seen(piece)]:
            others[_seen(piece)] -= 1
        else:
            yield piece


def _seen(piece: Piece) -> tuple[object, ...]:
    return piece.sprite, piece.ground, piece.z


def _novice_on(piece: Piece, tiles: set[int]) -> bool:
    return piece.sprite.startswith("novice_") and piece.pick is not None and piece.pick.key in map(str, tiles)


# -- novices


def _places(state: Snapshot) -> dict[tuple[object, ...], Group]:
    return {(group.sprite, group.ground): group for group in groups(state)}


def _joining(before: Snapshot, after: Snapshot) -> Iterator[Joining]:
    here = _places(before)
    for place, group in _places(after).items():
        there = here[place].count if place in here else 0
        if group.count > there:
            more = replace(group, count=group.count - there, ground=_beside(group, there))
            yield Joining(more.count, tuple(more.pieces()))


def _beside(group: Group, present: int) -> Point:
    """Where those stand that join a group: at its place if nobody is there, else further to the outside."""
    if not present:
        return group.ground
    half = 0.12 if present > 1 else 0.0
    return shifted(group.ground, ((BESIDE + half) * group.scale, -0.04))


def _leaving(before: Snapshot, after: Snapshot) -> Iterator[Piece]:
    """The pawns in front, as many as would leave."""
    there = _places(after)
    for place, group in _places(before).items():
        left = there[place].count if place in there else 0
        drawn = list(group.pieces())
        number = max(0, min(group.count - left, len(drawn)))
        yield from drawn[len(drawn) - number :]


# -- the council


def _discs(before: Snapshot, after: Snapshot) -> tuple[list[Piece], list[Piece]]:
    """Discs on the seats they would reach, and where they lie now."""
    seats = dict(before.council)
    movers = {f"disc_{colour}" for colour, seat in after.council if seats.get(colour) != seat}
    there, here = ([piece for piece in discs(state) if piece.sprite in movers] for state in (after, before))
    return there, here
