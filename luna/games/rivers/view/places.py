"""Where everything lies in the window: on the map, beside it, behind the screen and in the bar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import BAG, CATASTROPHE, CONFLICT, SCREEN, Kind, hand
from luna.games.rivers.rules.constants import CELL_NAMES, CELLS, COLOURS, LEADER, NOWHERE, PAIR_NAMES, SPHERES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import MAP_UNITS, TREASURE, middle
from luna.games.rivers.view.offering import offered_row
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.outlines import box, ellipse, rounded
from luna.ui.table.button_rows import bar_shape
from luna.ui.table.spot import AREA, BUTTON, FLAT, PANEL, PIECE, Spot, boxed

HAND_SHARE, LEAST_SHARE, HAND_SHAPE = 0.46, 0.40, 6.0
"""Widest part of the bar that the screen takes, what large type leaves of it, and how much wider than high it is."""
BUTTONS = 720
"""What buttons need beside it, in logical px."""
SLOTS, GAPS = 11, 2
"""Places behind the screen: six tiles, catastrophes, four leaders, with a gap before both of the latter."""
TILES = 6
GAP = 0.35
"""Width of a gap in places."""
MARGIN, BELOW, POST = 8, 4, 0.016
"""Round the screen in logical px, and a post's share of its width."""
BESIDE, BEYOND_ROWS = 0.42, 0.52
"""How far from the edge of the map lies what waits at its sides, in units; at the left beyond the rows' numbers."""
SUPPLY, SUPPLY_STEP = 0.5, 1.22
"""Scale of monuments that wait, and the way from one to the next in units."""
OFFER_DOWN = 0.1
"""How low a monument that may be built stands in its row, in units."""
BAG_AT, BAG_SCALE = (MAP_UNITS[0] / 2 + BESIDE, 3.05), 0.6


class Slot(NamedTuple):
    """A place behind the screen: what may be picked there, its box and what stands there, empty for nothing."""

    pick: Pick
    rect: pygame.Rect
    sprite: str


@lru_cache(maxsize=16)
def screen_area(frame: Frame) -> pygame.Rect:
    """The screen that stands before the own hand."""
    bar, px = frame.bottom, frame.px
    height = bar.h - px(MARGIN) - px(BELOW)
    share = max(LEAST_SHARE * bar.w, min(HAND_SHARE * bar.w, bar.w - px(BUTTONS)))
    width = min(round(height * HAND_SHAPE), round(share))
    return pygame.Rect(bar.x + px(MARGIN), bar.y + px(MARGIN), width, height)


@lru_cache(maxsize=64)
def slot_area(frame: Frame, number: int) -> pygame.Rect:
    """One of the places behind the screen."""
    area = screen_area(frame)
    inner = area.inflate(-2 * round(area.w * POST) - 2 * frame.px(3), 0)
    step = inner.w / (SLOTS + GAPS * GAP)
    before = (number >= TILES) + (number > TILES)
    left = inner.x + (number + before * GAP) * step
    return pygame.Rect(round(left), area.y, round(left + step) - round(left), area.h)


def hand_slots(frame: Frame, state: Snapshot) -> Iterator[Slot]:
    """What stands behind the own screen, tiles of one colour side by side."""
    if state.hand is None or state.holder is None:
        return
    number = 0
    for colour, (count, coming) in enumerate(zip(state.hand, state.coming, strict=True)):
        for _ in range(count):
            yield Slot(hand(colour), slot_area(frame, number), sprite_in_hand(colour, number))
            number += 1
        number += coming
    if state.players[state.holder].catastrophes > 0:
        yield Slot(CATASTROPHE, slot_area(frame, TILES), "catastrophe_land")
    for colour, behind in enumerate(state.supply(state.holder)):
        sprite = f"leader_{COLOURS[colour]}_{state.holder}" if behind else ""
        yield Slot(Pick(Kind.SUPPLY, COLOURS[colour]), slot_area(frame, TILES + 1 + colour), sprite)


def sprite_in_hand(colour: int, number: int) -> str:
    """The picture of a tile at a place behind the screen: tiles of one colour are not all alike."""
    return f"tile_{COLOURS[colour]}_{1 + number % 3}"


def hand_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The pieces behind the screen, and the screen itself."""
    groups: dict[Pick, pygame.Rect] = {}
    for slot in hand_slots(frame, state) if state.own else ():
        if slot.sprite:
            groups[slot.pick] = groups.get(slot.pick, slot.rect).union(slot.rect)
    for pick, rect in groups.items():
        yield boxed(pick, PIECE, rect.inflate(0, -2 * frame.px(3)), frame.px(8))
    yield boxed(SCREEN, PANEL, screen_area(frame), frame.px(8))


def actions_area(frame: Frame) -> pygame.Rect:
    """Where the buttons are: beside the screen, below the prompt."""
    prompt, px = prompt_area(frame, bar_shape(frame).prompt), frame.px
    top = prompt.bottom
    return pygame.Rect(prompt.x, top, prompt.w, frame.bottom.bottom - px(BELOW) - top)


def prompt_area(frame: Frame, height: int) -> pygame.Rect:
    """The row of the prompt: beside the screen."""
    left = screen_area(frame).right + frame.px(12)
    return pygame.Rect(left, frame.bottom.y, frame.bottom.right - frame.px(12) - left, height)


# -- beside the map


def monument_at(number: int) -> Point:
    """Where a monument waits that nobody has built, in units."""
    return -MAP_UNITS[0] / 2 - BEYOND_ROWS, (number - 2.4) * SUPPLY_STEP


def offered_at(state: Snapshot, pair: int) -> Point:
    """The place of one of them in the row."""
    left, top, width, height = offered_row(state)
    return left + (state.offered.index(pair) + 0.5) * width / len(state.offered), top + height / 2 + OFFER_DOWN


def offer_area(frame: Frame, state: Snapshot) -> pygame.Rect:
    """What lies under the row."""
    left, top, width, height = offered_row(state)
    return _around(frame, (left + width / 2, top + height / 2), width, height)


def place_of_waiting(state: Snapshot, pair: int) -> Point:
    """Where a monument nobody has built is seen."""
    return offered_at(state, pair) if pair in state.offered else monument_at(pair)


def waiting_monuments(state: Snapshot) -> Iterator[tuple[int, Point]]:
    """The monuments nobody has built, each with its place."""
    for pair, square in enumerate(state.monuments):
        if square == NOWHERE and f"monument:{PAIR_NAMES[pair]}" not in state.aloft:
            yield pair, place_of_waiting(state, pair)


def _around(frame: Frame, at: Point, wide: float, high: float) -> pygame.Rect:
    """A box of so many units whose middle lies at a point."""
    x, y = frame.at(at)
    unit = frame.px_per_unit
    return pygame.Rect(round(x - wide * unit / 2), round(y - high * unit / 2), round(wide * unit), round(high * unit))


def beside_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Monuments that wait, and the bag."""
    for pair, (x, y) in waiting_monuments(state):
        pick = Pick(Kind.MONUMENT, PAIR_NAMES[pair])
        yield boxed(pick, PIECE, _around(frame, (x, y - 0.08), 0.78, 0.98), frame.px(8))
    bag = bag_area(frame)
    number = round(0.24 * frame.px_per_unit)
    yield boxed(BAG, PIECE, pygame.Rect(bag.x, bag.y, bag.w, bag.h + number), frame.px(8))


def bag_area(frame: Frame) -> pygame.Rect:
    """The bag; the number of its tiles has its middle on the lower edge."""
    return _around(frame, (BAG_AT[0], BAG_AT[1] - 0.02), 0.78, 0.92)


# -- on the map


def treasure_at(cell: int) -> Point:
    """Where a treasure stands, in units."""
    x, y = middle(cell)
    return x + TREASURE[0], y + TREASURE[1]


def map_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Cells with all that lies on them; leaders before their cells, squares that could be built on before these."""
    yield from _conflict_spots(frame, state)
    for square in state.squares:
        yield boxed(Pick(Kind.SQUARE, CELL_NAMES[square]), FLAT, frame.square(square), frame.px(6))
    for pair, square in enumerate(state.monuments):
        if square != NOWHERE:
            rect = frame.square(square)
            yield boxed(Pick(Kind.MONUMENT, PAIR_NAMES[pair]), FLAT, rect, frame.px(6))
    for cell in range(CELLS):
        rect, name, content = frame.cell(cell), CELL_NAMES[cell], state.cells[cell]
        if cell in state.treasures:
            yield _treasure_spot(frame, cell)
        if content >= LEADER:
            yield leader_spot(frame, state, cell)
        yield boxed(Pick(Kind.CELL, name), AREA, rect, rect.w * 0.12)


def leader_spot(frame: Frame, state: Snapshot, cell: int) -> Spot:
    """A leader: its cell and the head above it."""
    rect, place = frame.cell(cell), state.cells[cell] - LEADER
    seat, colour = divmod(place, SPHERES)
    body = pygame.Rect(rect.x + rect.w // 6, rect.y - rect.h // 3, rect.w - rect.w // 3, rect.h)
    pick = Pick(Kind.LEADER, f"{state.seats[seat]}:{COLOURS[colour]}")
    return Spot(pick, PIECE, (box(rect), box(body)), rounded(rect, rect.w * 0.12), rect)


def _treasure_spot(frame: Frame, cell: int) -> Spot:
    x, y = frame.at(treasure_at(cell))
    radius = 0.19 * frame.px_per_unit
    disc = ellipse((x, y - radius * 0.3), radius, radius)
    rect = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
    rect.center = round(x), round(y - radius * 0.3)
    return Spot(Pick(Kind.TREASURE, CELL_NAMES[cell]), PIECE, (disc,), disc, rect)


def _conflict_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Round the leader of the seat that commits: what it lays down goes there."""
    conflict = state.conflict
    if conflict is None:
        return
    side = next((each for each in conflict.sides if each.seat == state.actor), conflict.sides[0])
    cell = frame.cell(side.leader)
    rect = cell.inflate(cell.w * 2 // 3, cell.h * 2 // 3)
    yield boxed(CONFLICT, BUTTON, rect, cell.w * 0.2)
