"""The plate that tells a deed: near its place, in free water, over nothing that has to be seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from statistics import fmean

import pygame
import pytest

from build_scripts.sheets.texts import TIGHT, recorded
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import COUNCIL_SEATS, ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.geometry.topics import topic_spots
from luna.games.luna.view.looks import LOOKS
from luna.games.luna.view.paint.labels import make_labels
from luna.games.luna.view.things import BARE, lying
from luna.ui.pictures.outlines import bounds
from luna.ui.table.deed import ASTRAY, HIDDEN, TEXT, DeedPainter
from luna.ui.table.free_place import Taken, gap
from luna.ui.table.leading_line import way_out
from luna.ui.table.lens import Lens
from luna.ui.table.seen_places import SeenPlaces
from luna.ui.table.shown import Deed, Shown
from luna.ui.table.sidebar import speaking_place
from luna.ui.table.spot import SEA
from tests.games.luna.view.states import NAMES, random_state
from tests.ui.table.near_table import drawn, pixels

SIZES = [(1280, 720), (1920, 1080)]
SLIVER, NEAR, FAR = 0.01, 80, 240
"""The share of a plate that may hide something; how far off plates are on the average and at most, in logical px."""
LONG = (
    "Gezeiten: bringt 2 Novizen von der Bücherinsel, 1 Novizen von der Segelbootinsel neben die Gezeiteninsel; "
    "1 Novizen vom Bootssteg neben die Segelbootinsel"
)
DEEDS = [
    *((f"Missionierung auf der {island.title()}insel", frozenset([Pick("island", island)])) for island in ISLAND_NAMES),
    *((f"Gunst: {island.title()}", frozenset([Pick("favour", island)])) for island in ISLAND_NAMES),
    *(
        (f"Priesterrat: 2 Sitze vor, auf Sitz {seat + 1}", frozenset([Pick("council"), Pick("seat", str(seat))]))
        for seat in range(0, COUNCIL_SEATS, 6)
    ),
    *((f"Weihe: Plättchen {n}", frozenset([Pick("field", str(n)), Pick("tile", str(n))])) for n in range(2, 29, 5)),
    *((f"Ernennung auf Plättchen {n}", frozenset([Pick("tile", str(n))])) for n in range(1, 29, 5)),
    ("Meditation, noch 2 Zeitmarken", frozenset([Pick("candle")])),
    ("Vertreibung: Abtrünniger auf die Gezeiteninsel", frozenset([Pick("island", "book"), Pick("island", "tides")])),
]
"""What is told in a row, and where it happened."""


def places(frame, fonts, state):
    """All that lies on the table, by its pick."""
    labels = make_labels(frame, fonts, lambda _, island: island.title(), state.islands)
    spots = [
        *table_spots(frame, Ground(frame, state.boards, state.islands), state),
        *topic_spots(frame, state, {}),
        *(spot for label in labels for spot in label.spots(frame, 2)),
    ]
    return [spot for spot in spots if spot.rank < SEA and spot.pick.kind != Kind.CLOSED_BOARD]


def way(rect, near):
    return min((gap(rect, place) for place in near), default=0)


class Told:
    """The plates of a window with one position."""

    def __init__(self, fonts, size, scale=1.0, players=4, seed=3):
        self.frame, state = Frame(size, scale), random_state(players, seed)
        self.things = places(self.frame, fonts, state)
        self.known = {spot.pick: spot for spot in reversed(self.things)}
        self.aside = speaking_place(self.frame.column).column
        room = self.frame.table.union(self.frame.left)
        on_table = [spot for spot in self.things if room.collidepoint(spot.rect.center)]
        land = Ground(self.frame, state.boards, state.islands).land
        bare = [spot for spot in on_table if spot in land or spot.pick.kind in BARE]
        things = [spot for spot in on_table if spot not in bare]
        outlines = ([outline for spot in spots for outline in spot.hit] for spots in (things, bare))
        self.taken = Taken(room, *outlines)
        self.painter = DeedPainter(self.frame.tellings, fonts, LOOKS, self.aside)

    def rect(self, deed, above=(), without=()):
        known = {pick: spot for pick, spot in self.known.items() if pick not in without}
        return self.painter.rect(deed, known, self.taken, above)

    def share_hidden(self, rect):
        """How much of the table lies hidden below it, but bare ground."""
        return self.taken.hidden(rect, on_ground=True) * rect.w * rect.h / (self.frame.table.w * self.frame.table.h)

    def hides(self, rect):
        """Which kinds of things lie below it."""
        inner = rect.inflate(-12, -12)
        at = [(x, y) for x in range(inner.left, inner.right, 14) for y in range(inner.top, inner.bottom, 14)]
        near = [spot for spot in self.things if any(bounds(outline).colliderect(inner) for outline in spot.hit)]
        return {spot.pick.kind for spot in near if any(spot.contains(point) for point in at)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_no_kind_of_deed_hides_its_own_place_or_much_of_the_table(fonts, size, players, scale):
    told = Told(fonts, size, scale, players)
    for row, about in DEEDS:
        rect = told.rect(Deed("red", "Bartholomäus", (row,), "+7", about))
        assert told.taken.room.contains(rect) or told.aside.contains(rect), row
        assert told.share_hidden(rect) <= HIDDEN, row
        assert not any(rect.colliderect(bounds(told.known[pick].lit)) for pick in about & told.known.keys()), row


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_deed_is_good_for_is_told_where_that_hides_hardly_more(fonts, size, players):
    told, more = Told(fonts, size, players=players), ("Bald kann er geweiht werden, das bringt +6 Einfluss.",)
    little, whole = HIDDEN * told.frame.table.w * told.frame.table.h, 0

    def hidden(rect):
        return told.taken.hidden(rect) * rect.w * rect.h

    for row, about in DEEDS:
        bare = told.rect(Deed("red", "Bartholomäus", (row,), "+7", about))
        rect = told.rect(Deed("red", "Bartholomäus", (row,), "+7", about, more=more))
        assert told.aside.contains(rect) or hidden(rect) <= hidden(bare) + little, row
        whole += rect.w * rect.h > bare.w * bare.h
    assert whole > len(DEEDS) / 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_deed_is_good_for_takes_its_plate_hardly_farther_off(fonts, size, players):
    told, more = Told(fonts, size, players=players), ("Damit kann beim Baumeister eine Kultstätte gebaut werden.",)
    for row, about in DEEDS:
        near = [bounds(told.known[pick].lit) for pick in about & told.known.keys()]
        deed = Deed("red", "Bartholomäus", (row,), "+7", about)
        bare, rect = (way(told.rect(each), near) for each in (deed, replace(deed, more=more)))
        assert rect <= bare + told.frame.tellings.px(ASTRAY), row


@pytest.mark.parametrize("size", SIZES)
def test_of_several_lines_about_a_deed_as_many_are_told_as_have_room(fonts, size):
    """A long last line does not take the others with it."""
    told, fewer = Told(fonts, size, players=4), 0
    lines = "Bald wird er geweiht.", "Dort 1. Platz, vor dir.", "Noch mehr davon, was niemand in Eile lesen wird. " * 5
    for row, about in DEEDS:
        none, two, all_ = (told.rect(Deed("red", "Ada", (row,), "", about, more=lines[:count])) for count in (0, 2, 3))
        fewer += none != two == all_
    assert fewer > len(DEEDS) / 4


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_another_deed_may_be_about_is_hidden_by_none_and_most_are_told_on_open_water_or_closed_fields(
    fonts, size, players
):
    """Pieces, names and numbers are free even where the place of the deed is in the midst of them."""
    told = Told(fonts, size, players=players)
    rects = [told.rect(Deed("red", "Bartholomäus", (row,), "+7", about)) for row, about in DEEDS]
    assert max(told.taken.hidden(rect, on_ground=True) for rect in rects) <= SLIVER
    assert sum(not told.taken.hidden(rect) for rect in rects) > len(DEEDS) / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deed_is_told_near_to_its_place_but_in_the_midst_of_the_hall(fonts, size, players):
    """Only there everything around is full of numbers; in such a crowd as here some are a little farther off."""
    told, px, ways = Told(fonts, size, players=players), Frame(size).plates.px, []
    for pick in told.known:
        if pick.kind in ("island", "favour", "tile", "council", "candle", "priestess", "guardian"):
            rect = told.rect(Deed("red", "Pilgrim", ("Gunst: Segelboot",), "", frozenset([pick])))
            ways.append(gap(rect, bounds(told.known[pick].lit)))
            assert ways[-1] <= px(FAR), pick
    assert len(ways) > 20
    assert fmean(ways) < px(NEAR)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_what_is_told_of_any_two_islands_hides_nothing_and_is_not_far_from_one_of_them(fonts, size, players, seed):
    """As of a journey between the two at the right, where no sea is beside them."""
    told, ways = Told(fonts, size, players=players, seed=seed), []
    for ends in combinations(ISLAND_NAMES, 2):
        about = frozenset(Pick("island", island) for island in ends)
        rect = told.rect(Deed("red", "Bartholomäus", (LONG.partition(";")[0],), "", about))
        ways.append(min(gap(rect, bounds(told.known[pick].lit)) for pick in about))
        assert told.share_hidden(rect) <= HIDDEN, ends
    assert fmean(ways) < 2 * Frame(size).plates.px(NEAR)
    assert max(ways) < 2 * Frame(size).plates.px(FAR)


@pytest.mark.parametrize("size", SIZES)
def test_where_near_water_is_free_nothing_is_hidden(fonts, size):
    told = Told(fonts, size)
    for pick in (Pick("candle"), Pick("council")):
        assert not told.hides(told.rect(Deed("red", "Ada", ("Weihe",), "+6", frozenset([pick]))))


@pytest.mark.parametrize("size", SIZES)
def test_a_long_telling_stands_beside_the_table_rather_than_on_something(fonts, size):
    told = Told(fonts, size)
    about = frozenset([Pick("island", "book"), Pick("island", "tides"), Pick("island", "sailboat")])
    rect = told.rect(Deed("red", "Ada", (LONG, LONG), "", about))
    assert told.aside.contains(rect) or told.share_hidden(rect) <= HIDDEN


@pytest.mark.parametrize("size", SIZES)
def test_it_is_near_to_where_it_happened_where_there_is_water(fonts, size):
    told = Told(fonts, size)
    for about in (frozenset([Pick("candle")]), frozenset([Pick("council")])):
        rect = told.rect(Deed("red", "Ada", ("Weihe",), "+6", about))
        (place,) = (bounds(told.known[pick].lit) for pick in about)
        assert rect.inflate(place.w, size[1] // 4).colliderect(place)


@pytest.mark.parametrize("size", SIZES)
def test_what_lies_above_the_table_is_left_free(fonts, size):
    told = Told(fonts, size)
    first = told.rect(Deed("red", "Ada", ("Weihe",), "+6", frozenset([Pick("council")])))
    again = told.rect(Deed("red", "Ada", ("Weihe",), "+6", frozenset([Pick("council")])), above=(first,))
    assert not again.colliderect(first)


def test_it_stays_where_it_is_while_a_place_of_its_deed_vanishes(fonts):
    told = Told(fonts, (1280, 720))
    tile = next(pick for pick in told.known if pick.kind == "tile")
    deed = Deed("red", "Ada", ("Weihe",), "+6", frozenset([tile, Pick("field", tile.key)]))
    before = told.rect(deed)
    assert told.rect(deed, without=(tile,)) == before


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_very_long_telling_leaves_most_of_the_table_free(fonts, size, scale):
    told = Told(fonts, size, scale)
    about = frozenset([Pick("island", "book"), Pick("island", "tides")])
    rect = told.rect(Deed("red", "Ada", (f"{LONG}; {LONG}; {LONG}",), "", about))
    assert pygame.Rect((0, 0), size).contains(rect)
    assert told.aside.contains(rect) or rect.h <= 0.4 * told.frame.table.h


def test_a_tile_draws_the_plate_to_itself_and_not_to_the_island_from_which_somebody_came(fonts):
    told = Told(fonts, (1280, 720))
    tile = next(pick for pick in told.known if pick.kind == "tile")
    alone = told.rect(Deed("red", "Ada", ("Ernennung",), "", frozenset([tile])))
    far = [Pick("island", name) for name in ISLAND_NAMES]
    for island in far:
        both = told.rect(Deed("red", "Ada", ("Ernennung",), "", frozenset([tile, island])))
        place = bounds(told.known[tile].lit)
        assert gap(both, place) <= gap(alone, place) + 60


def test_of_a_tile_on_the_path_the_field_to_which_it_will_go_is_no_place_of_the_deed(fonts):
    known = Told(fonts, (1280, 720)).known
    tile = next(pick for pick in known if pick.kind == "tile")
    field = Pick("field", tile.key)
    assert lying({tile, field}, known) == {tile}
    assert lying({field}, {field: known[field]}) == {field}


@pytest.mark.parametrize("size", SIZES)
def test_every_deed_is_told_in_the_same_type_which_grows_with_the_size_of_type(fonts, size):
    """A place that is nearer is no reason for small type."""
    types = list[int]()
    for scale in (1.0, 1.25, 1.5, 2.0):
        told, seen = Told(fonts, size, scale), set()
        for row, about in DEEDS[::4]:
            with recorded() as drawn:
                told.painter.paint(
                    pygame.Surface(size), Deed("red", "Ada", (row,), "+7", about), told.known, told.taken
                )
            seen |= {each.box.h for each in drawn if each.text in row}
        assert len(seen) == 1
        types += seen
    assert types == sorted(types)
    assert types[0] == 2 * round(TIGHT * Frame(size).plates.px(TEXT)) < types[1]


def nearby(told, zoom, corner):
    """What is known of a table of which only a corner is seen."""
    lens = Lens(told.frame.table)
    lens.nearer(zoom, corner)
    lens.settle()
    return SeenPlaces(lens).all(told.known, lens.camera)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_from_near_a_line_leads_to_the_edge_beyond_which_it_happened(fonts, size, island):
    told, pick = Told(fonts, size), Pick("island", island)
    room = told.frame.table
    for corner in (room.topleft, room.topright, room.bottomleft, room.bottomright):
        known = nearby(told, 3.0, corner)
        place = known[pick].rect.center
        surface = pygame.Surface(size)
        told.painter.paint(surface, Deed("red", "Ada", ("Gunst",), "", frozenset([pick])), known, told.taken)
        if known[pick].in_sight:
            continue
        middle = way_out(told.frame.tellings, room, place).center
        tint = surface.get_at(middle), pygame.Color(LOOKS["red"].light)
        assert max(abs(one - other) for one, other in zip(*tint, strict=True)) < 6
        assert sorted((place[k] > middle[k]) - (place[k] < middle[k]) for k in (0, 1)) != [0, 0]


def test_of_a_place_in_sight_and_one_that_is_not_the_line_leads_to_the_one_that_is_seen(fonts):
    told = Told(fonts, (1280, 720))
    known = nearby(told, 3.0, told.frame.table.topleft)
    seen, hidden = (
        next(Pick("island", island) for island in ISLAND_NAMES if known[Pick("island", island)].in_sight is there)
        for there in (True, False)
    )
    rects = [
        told.painter.rect(Deed("red", "Ada", ("Reise",), "", about), known, told.taken)
        for about in (frozenset([seen]), frozenset([seen, hidden]))
    ]
    assert rects[0] == rects[1]


@pytest.mark.parametrize("seed", range(4))
def test_a_deed_in_the_council_is_told_of_the_disc_that_moved(make_view, seed):
    view, state = make_view((1280, 720)), random_state(2, seed)
    (first, ahead), (second, behind) = state.council
    assert ahead > behind + 1
    for colour, other in ((first, second), (second, first)):
        pictures = [
            drawn(view, Shown(state, NAMES, deed=Deed(colour, "Ada", ("Priesterrat",), "", frozenset(about))))
            for about in ([Pick("council")], [Pick("council"), Pick("disc", colour)])
        ]
        places = (view.place(Pick("disc", each), Shown(state, NAMES)) for each in (colour, other))
        assert [len({pixels(picture.subsurface(at)) for picture in pictures}) for at in places] == [2, 1]
