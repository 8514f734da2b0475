"""Where the signs at targets go: beside what they speak of, and off everything else as far as there is room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.paint.labels import Label
from luna.ui.pictures.outlines import bounds
from luna.ui.table.picks import TablePick
from luna.ui.table.spot import AREA, Spot

GAP = 3
"""Between a sign and its thing, in logical px."""
IN_PANELS = (Kind.RESERVE, Kind.SHRINES, TablePick.PLAYER)
"""What lies in an order's panel: its sign stands beside the panel."""
ON_GROUND = (Kind.NOVICE, Kind.RESTING)
"""What stands on an island: its sign may stand there too, right beside it."""
NAMED = (Kind.ISLAND, Kind.FAVOUR)
BESIDE_NUMBER = 0.69
"""Where a sign in a field has its middle, as a share of the field's width: its number is at the left."""
BELOW_SEA = 0.08, 0.30
"""The part of the council's seats left of the island above them."""
STEPS = (0, -1, 1, -2, 2, -3, 3)
"""How far above or below its thing a sign may stand, in heights of a sign."""
PANEL_STEPS = STEPS[:3]
"""The same beside a panel: farther away it would speak of an island."""
COVERED, SURROUNDED, OUTSIDE, OVER_SIGNS = 4, 1, 60, 60
"""How bad a px is that covers a thing, the ground of an island, the world outside the table, or another sign."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A sign of a size at a place."""

    pick: Pick
    size: tuple[int, int]
    at: pygame.Rect
    beside_panel: bool = False


def wanted(pick: Pick, size: tuple[int, int], known: Mapping[Pick, Spot], labels: Sequence[Label]) -> Wanted:
    """The sign of an island and that of its favours stand at its name and coin, all others at their place.

    That of the council stands at the part of its seats that has only sea above it.
    """
    at = known[pick].rect
    if pick.kind == Kind.COUNCIL:
        whole = bounds(known[pick].lit)
        left, right = (whole.x + round(whole.w * share) for share in BELOW_SEA)
        at = bounds(tuple(point for point in known[pick].lit if left <= point[0] <= right))
    for label in labels:
        if pick.kind in NAMED and pick.key == label.island:
            coin = known.get(Pick(Kind.FAVOUR, label.island))
            at = label.plate.union(coin.rect.inflate(0, coin.rect.h // 2)) if coin else label.plate
    return Wanted(pick, size, at, pick.kind in IN_PANELS)


def sign_places(
    frame: Frame,
    signs: Sequence[Wanted],
    known: Iterable[Spot],
    labels: Sequence[Label],
    others: Sequence[pygame.Rect] = (),
) -> dict[Pick, pygame.Rect]:
    """The rectangle of each sign, in px; `others` are things that are no picks."""
    spots = list(known)
    things = [spot.rect for spot in spots if spot.rank < AREA]
    things += [*(label.plate for label in labels), *others]
    grounds = [spot.rect for spot in spots if spot.pick.kind == Kind.ISLAND and spot.rank == AREA]
    grounds += [sign.at for sign in signs if sign.pick.kind == Kind.COUNCIL]
    places: dict[Pick, pygame.Rect] = {}
    for sign in signs:
        options = list(_options(frame, sign))
        there, kept = list(places.values()), () if sign.pick.kind in ON_GROUND else grounds
        places[sign.pick] = min(options, key=partial(_badness, frame.table, things=things, grounds=kept, signs=there))
    return places


def _options(frame: Frame, sign: Wanted) -> Iterator[pygame.Rect]:
    """Where it may stand, the best first."""
    rect, gap, at = pygame.Rect((0, 0), sign.size), frame.px(GAP), sign.at
    if sign.pick.kind == Kind.FIELD:
        rect.center = round(at.left + BESIDE_NUMBER * at.w), at.centery
        yield rect
        return
    if sign.beside_panel:
        for step in PANEL_STEPS:
            rect.midleft = frame.table.left + gap, at.centery + step * (rect.h + gap)
            yield rect.clamp(frame.table)
        return
    around = {
        "midleft": (at.right + gap, at.centery),
        "midtop": (at.centerx, at.bottom + gap),
        "midright": (at.left - gap, at.centery),
        "midbottom": (at.centerx, at.top - gap),
        "bottomleft": (at.centerx, at.top - gap),
        "bottomright": (at.centerx, at.top - gap),
        "topleft": (at.centerx, at.bottom + gap),
        "topright": (at.centerx, at.bottom + gap),
    }
    sides = around if sign.pick.kind in NAMED else {side: around[side] for side in (_outward(frame, sign), *around)}
    for side, point in sides.items():
        option = rect.copy()
        setattr(option, side, point)
        yield option
    for step in STEPS[1:]:
        for side in ("midleft", "midright"):
            option = rect.copy()
            setattr(option, side, around[side])
            yield option.move(0, step * (rect.h + gap))


def _outward(frame: Frame, sign: Wanted) -> str:
    """A tile's sign stands outside the path, that of all else above it."""
    if sign.pick.kind != Kind.TILE:
        return "midbottom"
    middle = frame.table.center
    across, down = (sign.at.centerx - middle[0]) / frame.table.w, (sign.at.centery - middle[1]) / frame.table.h
    if abs(across) > abs(down):
        return "midleft" if across > 0 else "midright"
    return "midtop" if down > 0 else "midbottom"


def _badness(
    table: pygame.Rect,
    rect: pygame.Rect,
    things: Iterable[pygame.Rect],
    grounds: Iterable[pygame.Rect],
    signs: Iterable[pygame.Rect],
) -> int:
    inside = rect.clip(table)
    return (
        COVERED * sum(_common(rect, thing) for thing in things)
        + SURROUNDED * sum(_common(rect, ground) for ground in grounds)
        + OUTSIDE * (rect.w * rect.h - inside.w * inside.h)
        + OVER_SIGNS * sum(_common(rect, sign) for sign in signs)
    )


def _common(first: pygame.Rect, second: pygame.Rect) -> int:
    both = first.clip(second)
    return both.w * both.h
