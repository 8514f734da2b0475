"""Where the signs at targets go: nearest to what they speak of, and off everything else as far as there is room."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.paint.labels import Label
from luna.ui.pictures.outlines import Outline, bounds, inside
from luna.ui.table.picks import TablePick
from luna.ui.table.spot import AREA, Spot

GAP = 3
"""Between a sign and its thing, in logical px."""
IN_PANEL = (Kind.RESERVE, TablePick.PLAYER)
"""The panel of the order to act and what lies in it: its sign stands there too, beside the numbers of the reserve."""
ON_GROUND = (Kind.NOVICE, Kind.RESTING, Kind.APOSTATE, Kind.BUILDER)
"""What stands on an island: its sign may stand there too, right beside it."""
NAMED = (Kind.ISLAND, Kind.FAVOUR)
BESIDE_NUMBER = 0.69
"""Where a sign in a field has its middle, as a share of the field's width: its number is at the left."""
BELOW_SEA = 0.08, 0.30
"""The part of the council's seats left of the island above them."""
STEPS = (0, -1, 1, -2, 2, -3, 3)
"""How far above or below its thing a sign may stand, in heights of a sign."""
COVERED, SURROUNDED, ASTRAY, OUTSIDE, OVER_SIGNS = 4, 1, 20, 60, 60
"""How bad a px is that covers a thing or the ground of an island, is nearer to another target than to its own, lies
outside the sign's room, or covers another sign."""
AWAY = 20
"""How bad each px is that it is farther away from its target than a quarter of its height."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A sign of a size at a place; of its target `parts` are what bears its name and number, `lit` is what glows."""

    pick: Pick
    size: tuple[int, int]
    at: pygame.Rect
    parts: tuple[pygame.Rect, ...]
    lit: Outline

    def apart(self, rect: pygame.Rect) -> float:
        """How far a rectangle is from its target."""
        near = min(_gap(rect, part) for part in self.parts)
        return min(near, _gap_to_line(rect, self.lit)) if _gap(rect, bounds(self.lit)) < near else near

    def is_nearer(self, rect: pygame.Rect, than: float) -> bool:
        """Whether a rectangle is less far from its target."""
        return _gap(rect, bounds(self.lit).unionall(self.parts)) < than and self.apart(rect) < than

    def is_on(self, other: Wanted) -> bool:
        """Whether its target is part of another one, which a sign at it is near to as well."""
        named = other.pick.key == self.pick.key and {other.pick.kind, self.pick.kind} <= set(NAMED)
        return named or inside(other.lit, self.at.center)


def wanted(pick: Pick, size: tuple[int, int], known: Mapping[Pick, Spot], labels: Sequence[Label]) -> Wanted:
    """The sign of an island and that of its favours stand at its name and coin, all others at their place.

    That of the council stands at the part of its seats that has only sea above it, that of a panel at its reserve.
    """
    at, lit = known[pick].rect, known[pick].lit
    if pick.kind == TablePick.PLAYER and (reserve := known.get(Pick(Kind.RESERVE))):
        at = reserve.rect
    if pick.kind == Kind.COUNCIL:
        whole = bounds(lit)
        left, right = (whole.x + round(whole.w * share) for share in BELOW_SEA)
        at = bounds(tuple(point for point in lit if left <= point[0] <= right))
    parts: tuple[pygame.Rect, ...] = (at,)
    for label in labels:
        if pick.kind in NAMED and pick.key == label.island:
            coin = known.get(Pick(Kind.FAVOUR, label.island))
            parts = label.plate, *(map(bounds, coin.hit) if coin else ())
            at = label.plate.union(coin.rect.inflate(0, coin.rect.h // 2)) if coin else label.plate
    return Wanted(pick, size, at, parts, lit)


def sign_places(
    frame: Frame,
    signs: Sequence[Wanted],
    known: Iterable[Spot],
    labels: Sequence[Label],
    no_picks: Sequence[pygame.Rect] = (),
) -> dict[Pick, pygame.Rect]:
    """The rectangle of each sign, in px; `no_picks` are things that are no picks."""
    spots = list(known)
    things = [*_things(spots, labels), *no_picks]
    seats = [bounds(spot.lit) for spot in spots if spot.pick.kind == Kind.COUNCIL]
    islands = [spot for spot in spots if spot.pick.kind == Kind.ISLAND and spot.rank == AREA]
    grounds = [*(island.rect for island in islands), *(sign.at for sign in signs if sign.pick.kind == Kind.COUNCIL)]
    shores = [bounds(island.lit) for island in islands]
    places: dict[Pick, pygame.Rect] = {}
    for sign in signs:
        hidden = [*things, *(seats if sign.pick.kind in NAMED else ())]
        there, kept = list(places.values()), [] if sign.pick.kind in ON_GROUND else grounds
        if sign.pick.kind == Kind.COUNCIL:  # a quay is right above its seats
            kept = [*grounds, *shores]
        room, others = frame.table, [other for other in signs if not sign.is_on(other)]
        if sign.pick.kind in IN_PANEL:  # a surface of its own, on which nothing speaks of the table
            room, others = frame.left, []
        bad = partial(_badness, sign, room, others, things=hidden, grounds=kept, signs=there)
        beside = beside_name(frame, sign, (*hidden, *there), others) if sign.pick.kind == Kind.ISLAND else None
        places[sign.pick] = beside or min(_options(frame, sign), key=bad)
    return places


def beside_name(
    frame: Frame, sign: Wanted, taken: Sequence[pygame.Rect], others: Sequence[Wanted] = ()
) -> pygame.Rect | None:
    """Right of an island's name, else left of its coin: where one looks first; None if both are taken or astray."""
    rect, apart, at, level = pygame.Rect((0, 0), sign.size), frame.px(GAP), sign.at, sign.parts[0].centery
    right = rect.move(at.right + apart, level - rect.h // 2)
    left = rect.move(at.left - apart - rect.w, level - rect.h // 2)
    for each in (right, left):
        own = sign.apart(each)
        astray = any(other.is_nearer(each, own) for other in others)
        if frame.table.contains(each) and each.collidelist(taken) < 0 and not astray:
            return each
    return None


def _things(spots: Sequence[Spot], labels: Sequence[Label]) -> Iterator[pygame.Rect]:
    """What a sign should not cover: things, the numbers of favours and names."""
    yield from (spot.rect for spot in spots if spot.rank < AREA)
    yield from (bounds(number) for spot in spots if spot.pick.kind == Kind.FAVOUR for number in spot.hit[1:])
    yield from (label.plate for label in labels)


def _options(frame: Frame, sign: Wanted) -> Iterator[pygame.Rect]:
    """Where it may stand, the best first."""
    rect, apart, at = pygame.Rect((0, 0), sign.size), frame.px(GAP), sign.at
    if sign.pick.kind == Kind.FIELD:
        rect.center = round(at.left + BESIDE_NUMBER * at.w), at.centery
        yield rect
        return
    if sign.pick.kind in IN_PANEL:
        column, down = frame.left.inflate(-4 * apart, 0), at.centery - rect.h // 2
        # As wide as the word there: half of it would stand out beside the sign.
        wide = pygame.Rect(column.left, down, max(rect.w, at.left - apart - column.left), rect.h)
        yield wide.clamp(column)
        for place in ((at.left, at.bottom + apart), (at.left, at.top - apart - rect.h)):
            yield rect.move(place).clamp(column)
        return
    above = sign.pick.kind == Kind.COUNCIL  # below its seats it would speak of the temple
    yield from (option for option in _around(frame, sign, rect) if not above or option.centery < at.centery)


def _around(frame: Frame, sign: Wanted, rect: pygame.Rect) -> Iterator[pygame.Rect]:
    """The places of a rectangle on all sides of a thing, the best first."""
    apart, at = frame.px(GAP), sign.at
    around = {
        "midleft": (at.right + apart, at.centery),
        "midtop": (at.centerx, at.bottom + apart),
        "midright": (at.left - apart, at.centery),
        "midbottom": (at.centerx, at.top - apart),
        "bottomleft": (at.centerx, at.top - apart),
        "bottomright": (at.centerx, at.top - apart),
        "topleft": (at.centerx, at.bottom + apart),
        "topright": (at.centerx, at.bottom + apart),
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
            yield option.move(0, step * (rect.h + apart))


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
    sign: Wanted,
    room: pygame.Rect,
    others: Iterable[Wanted],
    rect: pygame.Rect,
    things: Iterable[pygame.Rect],
    grounds: Iterable[pygame.Rect],
    signs: Iterable[pygame.Rect],
) -> float:
    inside, size = rect.clip(room), rect.w * rect.h
    own = sign.apart(rect)
    astray = any(other.is_nearer(rect, own) for other in others)
    return (
        COVERED * sum(_common(rect, thing) for thing in things)
        + SURROUNDED * sum(_common(rect, ground) for ground in grounds)
        + AWAY * max(0.0, own - rect.h / 4)
        + ASTRAY * size * astray
        + OUTSIDE * (size - inside.w * inside.h)
        + OVER_SIGNS * sum(_common(rect, sign) for sign in signs)
    )


def _common(first: pygame.Rect, second: pygame.Rect) -> int:
    both = first.clip(second)
    return both.w * both.h


def _gap(first: pygame.Rect, second: pygame.Rect) -> float:
    """How far two rectangles are apart, 0 where they touch."""
    across = max(first.left - second.right, second.left - first.right, 0)
    down = max(first.top - second.bottom, second.top - first.bottom, 0)
    return math.hypot(across, down)


def _gap_to_line(rect: pygame.Rect, outline: Outline) -> float:
    """The same to an outline and what it encloses."""
    if inside(outline, rect.center):
        return 0.0
    left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
    return min(math.hypot(max(left - x, x - right, 0), max(top - y, y - bottom, 0)) for x, y in outline)
