"""The plate that tells a deed: beside its place, inside the table, over nothing that it speaks of."""

from __future__ import annotations

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.looks import LOOKS
from luna.ui.pictures.outlines import bounds
from luna.ui.table.deed import DeedPainter
from luna.ui.table.shown import Deed
from tests.games.luna.view.states import random_state

LONG = "Gezeiten: 2 von der Bücherinsel, 1 von der Segelbootinsel neben die Gezeiteninsel; 1 vom Bootssteg"
WHERE = [
    *(frozenset([Pick("island", island)]) for island in ISLAND_NAMES),
    frozenset([Pick("council")]),
    frozenset([Pick("candle")]),
    frozenset([Pick("field", "12"), Pick("tile", "12")]),
    frozenset([Pick("island", "book"), Pick("island", "tides")]),
    frozenset(),
]


def places(frame, state):
    spots = list(table_spots(frame, Ground(frame, state.boards, state.islands), state))
    return {spot.pick: spot for spot in reversed(spots)}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("rows", [("Weihe: Plättchen 12",), (LONG, "Novize auf Plättchen 9 (Blau) verdrängt")])
@pytest.mark.parametrize("about", WHERE, ids=lambda about: "-".join(f"{pick.kind}{pick.key}" for pick in sorted(about)))
def test_it_lies_on_the_table_and_covers_neither_its_place_nor_what_lies_above(fonts, size, rows, about):
    frame = Frame(size)
    known = places(frame, random_state(4, 3))
    painter = DeedPainter(frame, fonts, LOOKS)
    above = (pygame.Rect(frame.table.x, frame.table.y, frame.table.w, frame.px(70)),)
    deed = Deed("red", "Bartholomäus", rows, "+7", about, "Weiter: Klick oder Leertaste")
    rect = painter.rect(deed, known, above if about else ())
    assert frame.table.contains(rect)
    told = [bounds(known[pick].lit) for pick in about if pick in known]
    assert rect.collidelist(told) < 0
    assert not about or rect.collidelist(above) < 0


def test_it_stays_where_it_is_while_a_place_of_its_deed_vanishes(fonts):
    frame = Frame((1280, 720))
    known = places(frame, random_state(4, 3))
    painter, tile = DeedPainter(frame, fonts, LOOKS), next(pick for pick in known if pick.kind == "tile")
    deed = Deed("red", "Ada", ("Weihe",), "+6", frozenset([tile, Pick("field", tile.key)]))
    before = painter.rect(deed, known)
    assert painter.rect(deed, {pick: spot for pick, spot in known.items() if pick != tile}) == before


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_telling_leaves_most_of_the_table_free(fonts, size, scale):
    frame = Frame(size, scale)
    known, deed = places(frame, random_state(4, 3)), Deed("red", "Ada", (f"{LONG}; {LONG}; {LONG}",), "", WHERE[-2])
    rect = DeedPainter(frame, fonts, LOOKS).rect(deed, known)
    assert frame.table.contains(rect)
    assert rect.h <= 0.4 * frame.table.h


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("row", ["Priesterrat: 2 Sitze vor, auf Sitz 5", "Rada: 2 miejsca do przodu, na miejsce 5"])
def test_what_happens_in_the_council_is_told_beside_the_island_above_it(fonts, size, row):
    frame, state = Frame(size), random_state(4, 3)
    known = places(frame, state)
    rect = DeedPainter(frame, fonts, LOOKS).rect(Deed("red", "Bartholomäus", (row,), "", WHERE[7]), known)
    top = min((known[Pick("island", island)] for island in ISLAND_NAMES), key=lambda spot: spot.rect.y)
    covered = rect.clip(top.rect)
    assert covered.w * covered.h < 0.2 * rect.w * rect.h
