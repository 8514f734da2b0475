"""The pictures of the rules book show what the rules allow, and fit every page."""

from dataclasses import replace

import pygame
import pytest

from luna.core.seat import Seat
from luna.games.luna.book import plates, temple_views
from luna.games.luna.book.chapters import CHAPTERS, passages
from luna.games.luna.book.pictures import PICTURES, VIEWS, Pictures
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import (
    FIGURE_NAMES,
    IN_TEMPLE,
    ISLAND_NAMES,
    NOBODY,
    NOVICES,
    NOWHERE,
    ON_PATH,
    PHASE_NAMES,
    SHRINES,
    TILES,
)
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.scoring import preview
from luna.games.luna.rules.setup import Setup, initial_state, neighbours, path_of
from luna.games.luna.view.geometry.places import guardian_tiles, tile_kinds, tile_slots
from luna.games.luna.view.snapshot import PathTile, Snapshot, TempleTile
from luna.ui.reading.text import Text
from tests.root import ROOT

SHOWN = {name: [view.vignette.state for view in views()] for name, views in VIEWS.items()}


@pytest.fixture(scope="module")
def pictures(sprites, fonts):
    return Pictures(sprites, fonts, Text(ROOT / "localization", "de"))


def state_of(position):
    """The position as the rules hold it."""
    priestess, builder, apostate = (ISLAND_NAMES.index(position.figures[name]) for name in FIGURE_NAMES)
    figures = priestess, builder, apostate
    solo = position.level
    seats = tuple(Seat(colour, "automaton" if solo and k else "human") for k, colour in enumerate(position.seats))
    low = tuple(min(board.tiles) for board in position.boards)
    names = tuple(board.colour for board in position.boards)
    start = position.seats.index(position.start)
    islands = tuple(ISLAND_NAMES.index(name) for name in position.islands)
    state = initial_state(Setup(seats, start, names, low, islands, figures, solo=solo))
    _set_table(state, position)
    for seat, colour in enumerate(position.seats):
        _set_order(state, seat, position.orders[colour])
    return state


def _set_table(state, position):
    seats = position.seats
    state.phase, state.round = PHASE_NAMES.index(position.phase), position.round
    state.actor, state.lit = seats.index(position.actor), position.lit
    state.rank[: len(seats)] = [seats.index(colour) for colour, _ in position.council]
    for colour, at in position.council:
        state.seat_at[seats.index(colour)] = at
    for tile in range(1, TILES + 1):
        state.where[tile], state.owner[tile], state.book[tile] = NOWHERE, NOBODY, 0
    for place in position.path:
        state.where[place.tile] = ON_PATH
        state.owner[place.tile] = seats.index(place.novice) if place.novice else NOBODY
    for placed in position.temple:
        state.where[placed.tile], state.book[placed.tile] = IN_TEMPLE, int(placed.book)
        state.owner[placed.tile] = seats.index(placed.novice) if placed.novice else NOBODY


def _set_order(state, seat, order):
    state.influence[seat], state.reserve[seat] = order.influence, order.reserve
    state.jetty[seat], state.shrines[seat] = order.jetty, order.shrines
    for k, name in enumerate(ISLAND_NAMES):
        here = order.islands[name]
        cell = seat * len(ISLAND_NAMES) + k
        state.active[cell], state.inactive[cell] = here.active, here.inactive
        state.shrine[cell], state.favor[cell] = int(here.shrine), int(name in order.favours)


def after(position, line, actor="yellow"):
    """The position after an action that must be legal."""
    state = state_of(position)
    state.actor = position.seats.index(actor)
    code = RULES.code(state, line)
    assert code is not None
    return Snapshot.of(RULES.apply(state, code)[0])


def shown(name):
    return SHOWN[name][0]


def novices(position, colour, island):
    here = position.orders[colour].islands[island]
    return here.active, here.inactive


def in_temple(position):
    return {placed.tile: placed.novice for placed in position.temple}


# --- names and sizes


def test_every_picture_of_the_book_can_be_drawn_and_none_is_drawn_for_nobody():
    used = {passage.word for chapter in CHAPTERS for passage in passages(chapter) if passage.kind == "picture"}
    assert used == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize(("width", "ui_scale"), [(300, 0.7), (560, 0.7), (880, 1.0), (1400, 2.0)])
def test_a_picture_is_as_wide_as_the_page_allows_at_most(pictures, name, width, ui_scale):
    expected = pictures.size(name, width, ui_scale)
    picture = pictures.get(name, width, ui_scale)
    assert picture.get_size() == expected, "its room was known before"
    assert 0.4 * width < picture.get_width() <= width
    assert picture.get_at((0, 0)).a < 255, "the corners are round"
    assert picture.get_at((picture.get_width() // 4, picture.get_height() // 4)).a == 255


def test_a_picture_is_drawn_once_for_each_width(pictures):
    assert pictures.get("island", 600, 1.0) is pictures.get("island", 600, 1.0)
    assert pictures.get("island", 600, 1.0) is not pictures.get("island", 500, 1.0)


def test_two_views_stand_below_one_another_on_a_narrow_page(pictures):
    wide, narrow = (pictures.get("take-favour", width, 1.0).get_size() for width in (880, 400))
    assert wide[0] > 2 * wide[1]
    assert narrow[1] > narrow[0]


def test_the_names_of_islands_are_in_the_language_of_the_reader(sprites, fonts):
    drawn = {}
    for language in ("de", "pl"):
        texts = Text(ROOT / "localization", language)
        picture = Pictures(sprites, fonts, texts).get("favours", 900, 1.0)
        drawn[language] = pygame.image.tobytes(picture, "RGBA")
    assert drawn["de"] != drawn["pl"]


# --- what the rules say


@pytest.mark.parametrize("name", SHOWN)
def test_the_rules_can_hold_the_position(name):
    for position in SHOWN[name]:
        assert Snapshot.of(state_of(position)) == position


@pytest.mark.parametrize("name", SHOWN)
def test_no_piece_is_there_twice_or_missing(name):
    for position in SHOWN[name]:
        standing = [*(place.novice for place in position.path), *(placed.novice for placed in position.temple)]
        for colour, order in position.orders.items():
            on_islands = sum(novices(position, colour, island)[k] for island in ISLAND_NAMES for k in (0, 1))
            assert on_islands + order.reserve + order.jetty + standing.count(colour) == NOVICES
            assert sum(here.shrine for here in order.islands.values()) + order.shrines == SHRINES


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("build-shrine", "shrine"),
        ("herbs", "herbs book 2"),
        ("journey", "journey shrine>herbs"),
        ("tides", "tides jetty>shrine"),
        ("tides", "tides herbs>shrine"),
        ("tides", "tides herbs~>shrine"),
        ("sail", "sail novice>tides 2"),
        ("appoint", "appoint 11"),
        ("consecrate", "consecrate 11"),
        ("book", "book 4>28"),
        ("council-move", "council bribery 2"),
        ("expel", "expel 2"),
        ("recruit", "recruit tides"),
    ],
)
def test_the_action_of_a_picture_is_legal_in_it(name, line):
    after(shown(name), line)


def test_with_a_shrine_one_novice_takes_the_favour():
    pair, single = SHOWN["take-favour"]
    assert novices(after(pair, "favor herbs"), "yellow", "herbs") == (0, 2)
    assert novices(after(single, "favor herbs"), "yellow", "herbs") == (0, 1)
    assert novices(single, "yellow", "herbs") == (1, 0)


def test_three_novices_rest_after_recruiting():
    assert novices(after(shown("recruit"), "recruit tides"), "yellow", "tides") == (0, 3)


def test_the_apostate_is_driven_to_where_he_is_shown_pale():
    assert after(shown("expel"), "expel 2").figures["apostate"] == "tides"


def test_the_disc_goes_two_seats_forward():
    assert dict(after(shown("council-move"), "council bribery 2").council)["yellow"] == 7


def test_a_consecration_brings_the_value_under_the_guardian():
    position = shown("consecrate")
    gained = after(position, "consecrate 11").orders["yellow"].influence - 5
    assert gained == position.guardian == 5


def test_only_the_blue_novice_is_displaced():
    position = temple_views.displaced_table().state
    temple = tuple(placed for placed in position.temple if placed.tile != 19)
    before = replace(position, temple=temple, path=(*position.path, PathTile(19, "red")))
    then = after(before, "consecrate 19", "red")
    assert in_temple(then) == {**in_temple(position), 6: None}
    assert then.orders["blue"].jetty == 1
    assert then.orders["red"].influence == 5 + position.guardian + 1


def test_the_neighbours_stay_for_the_three_reasons_in_the_caption():
    position = temple_views.displaced_table().state
    near = neighbours(shipped_board(), tuple(board.colour for board in position.boards))[19]
    there = {placed.tile: (placed.novice, placed.book) for placed in position.temple if placed.tile in near}
    assert there == {6: ("blue", False), 15: ("red", False), 23: ("blue", False), 2: ("blue", True)}


def test_the_path_begins_as_in_the_rules():
    position = shown("path")
    slots = guardian_tiles(position)
    slots |= {tile_slots(position.boards)[place.tile]: place.tile for place in position.path}
    assert [slots[slot] for slot in range(7)] == [2, 28, 25, 2, 23, 21, 3]
    assert path_of(shipped_board(), tuple(board.colour for board in position.boards))[:4] == (28, 25, 23, 21)


def test_the_guardian_of_the_third_round_releases_three_groups():
    position = shown("released")
    kinds = tile_kinds(position)
    assert [sorted(n for n in kinds if kinds[n] == kind) for kind in ("released", "bribery")] == [
        [5, 6, 8, 10, 11, 12, 13, 14, 15],
        [17, 18, 19],
    ]


def test_discs_are_stacked_with_the_start_player_at_the_bottom():
    position = shown("council-start")
    assert position.start == "yellow"
    assert position.council == (("blue", 0), ("red", 0), ("yellow", 0))


def test_tile_1_lies_with_yellow_and_a_book():
    assert TempleTile(1, "yellow", book=True) in shown("first-tile").temple


def test_the_council_decides_between_equals_at_the_priestess():
    devotion, priestess, *_ = preview(state_of(shown("priestess-tie")))
    yellow, red = (shown("priestess-tie").seats.index(colour) for colour in ("yellow", "red"))
    first, second, _ = shipped_board().priestess_places[3]
    assert devotion[yellow] == devotion[red] == 2
    assert (priestess[red], priestess[yellow]) == (first, second)


def test_three_novices_at_the_apostate_cost_four():
    assert preview(state_of(shown("apostate")))[3] == (-4, 0, 0)


def test_the_automaton_takes_tile_8_and_the_book():
    position = replace(shown("solo-round"), phase="tire")
    then = after(position, "tire book")
    assert dict(then.council)["red"] == 2
    assert TempleTile(8, "red", book=True) in then.temple
    assert then.orders["red"].influence == 5 + 6 + 1


def test_the_points_of_the_end_are_those_of_the_caption():
    seat = shipped_board().seats[plates.SEAT]
    assert plates.SHRINES * plates.SHRINE_POINTS + len(plates.FAVOURS) + seat == 16 + 2 + 6


# --- pieces stay in their pictures


@pytest.mark.parametrize("name", VIEWS)
def test_everything_that_explains_lies_in_the_picture(name):
    for view in VIEWS[name]():
        left, top, width, height = view.vignette.region
        for mark in view.marks:
            for x, y in getattr(mark, "points", ()) or [at for at in [getattr(mark, "at", None)] if at]:
                assert left < x < left + width
                assert top < y < top + height
