"""The committed pictures: rendered from the sources as they are, complete, clean at their edges, readable."""

from __future__ import annotations

import json

import pygame
import pytest

from build_scripts.games.rivers.art import lock
from luna.games.rivers.rules.board import RIVER, shipped_board
from luna.games.rivers.rules.constants import CELLS, COLOURS, PAIR_NAMES, SEAT_NAMES
from luna.games.rivers.view import geometry
from luna.games.rivers.view.emblems import SEAT_SYMBOLS, SPHERE_SYMBOLS, SYMBOLS
from luna.ui.pictures import emblems, palette
from luna.ui.pictures.assets import MASTER_PX_PER_UNIT

INDEX = json.loads((lock.ART / "sprites.json").read_text("utf-8"))
LOCK = json.loads(lock.LOCK.read_text("utf-8"))
SMALLEST = 200 / 3
"""px per unit in the smallest window."""
HIGH, CLEAR = 11, 4.5
CREAM = 215
"""Least value of all three parts of a colour that belongs to a symbol."""


NAMES = {
    "tiles": {f"tile_{colour}_{variant}" for colour in COLOURS for variant in (1, 2, 3)} | {"tile_back"},
    "leaders": {f"leader_{colour}_{seat}" for colour in COLOURS for seat in SEAT_NAMES},
    "catastrophes": {"catastrophe_land", "catastrophe_river"},
    "monuments": {f"monument_{pair.replace('-', '_')}" for pair in PAIR_NAMES},
    "small": {"treasure", "join_marker", "bag"},
    "screen": {"screen"},
    "background": set[str](),
    "title": set[str](),
    "ends": set[str](),
}
"""Every sprite a position can ask for, by group."""
RENDERED = [group for group in lock.GROUPS if LOCK["groups"][group]]
"""Groups with pictures; what no group of these makes is not in the assets."""
EXPECTED = {name for group in RENDERED for name in NAMES[group]}


def master(name: str) -> pygame.Surface:
    return pygame.image.load(lock.ART / "sprites" / f"{name}.png")


def luminance(colour: tuple[int, ...]) -> float:
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("group", RENDERED)
def test_pictures_were_rendered_from_these_sources(group: str) -> None:
    assert LOCK["groups"][group] == lock.BY_GROUP.source_hash(group), f"run art/render.py --only {group}"


def test_files_are_the_ones_that_were_rendered() -> None:
    assert LOCK["files"] == lock.BY_GROUP.files()


def test_none_missing_and_none_unused() -> None:
    assert set(NAMES) == set(lock.GROUPS)
    assert set(INDEX) == EXPECTED
    assert {path.stem for path in (lock.ART / "sprites").glob("*.png")} == set(INDEX)


@pytest.mark.parametrize("name", INDEX)
def test_sprite_has_its_size_and_a_clear_border(name: str) -> None:
    picture = master(name)
    width, height = picture.get_size()
    assert (width, height) == pytest.approx([side * MASTER_PX_PER_UNIT for side in INDEX[name]["units"]], abs=0.51)
    edge = [(x, y) for x in range(width) for y in (0, height - 1)]
    edge += [(x, y) for x in (0, width - 1) for y in range(height)]
    assert max(picture.get_at(at).a for at in edge) == 0


def test_assets_are_small_enough() -> None:
    assert sum(LOCK["files"].values()) <= 9 * 2**20


@pytest.mark.parametrize("name", sorted(EXPECTED - NAMES["small"] - NAMES["screen"]))
def test_what_lies_on_a_cell_stays_within_it_to_the_sides_and_below(name: str) -> None:
    """Only upwards may a piece reach into its neighbour, as a tower does; else a cell could not be read."""
    half = geometry.CELL / 2 * (2 if name.startswith("monument") else 1)
    solid = pygame.mask.from_surface(master(name), 250)
    boxes = solid.get_bounding_rects()
    body = boxes[0].unionall(boxes[1:])
    (wide, high), (ax, ay) = INDEX[name]["units"], INDEX[name]["anchor"]
    left, right = body.left / MASTER_PX_PER_UNIT - ax * wide, body.right / MASTER_PX_PER_UNIT - ax * wide
    assert left >= -half - 0.012
    assert right <= half + 0.012
    assert body.bottom / MASTER_PX_PER_UNIT - ay * high <= half + 0.012
    if name.startswith(("tile", "catastrophe")):
        assert ay * high - body.top / MASTER_PX_PER_UNIT <= half + 0.03


def test_a_cell_is_large_enough_in_the_smallest_window() -> None:
    assert geometry.CELL * SMALLEST >= 44


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("variant", [1, 2, 3])
def test_the_symbol_of_a_tile_is_high_and_clear_enough(colour: str, variant: int) -> None:
    picture = master(f"tile_{colour}_{variant}")
    (wide, high), (ax, ay) = INDEX[f"tile_{colour}_{variant}"]["units"], INDEX[f"tile_{colour}_{variant}"]["anchor"]
    left, top = (round((a * side + at) * MASTER_PX_PER_UNIT) for a, side, at in ((ax, wide, -0.288), (ay, high, 0.078)))
    window = pygame.Rect(left, top, round(0.20 * MASTER_PX_PER_UNIT), round(0.21 * MASTER_PX_PER_UNIT))
    shown = [
        [picture.get_at((x, y)) for x in range(window.left, window.right)] for y in range(window.top, window.bottom)
    ]
    rows = [y for y, row in enumerate(shown) if sum(min(pixel[:3]) >= CREAM for pixel in row) >= 2]
    assert (rows[-1] - rows[0] + 1) * SMALLEST / MASTER_PX_PER_UNIT >= HIGH
    pixels = sorted((tuple(pixel) for row in shown for pixel in row), key=luminance)
    ground, mark = pixels[len(pixels) // 4], pixels[-len(pixels) // 12]
    assert contrast(ground, mark) >= CLEAR


@pytest.mark.parametrize("name", sorted(NAMES["leaders"]))
def test_the_emblem_on_a_shield_is_large_and_clear_enough(name: str) -> None:
    picture = master(name)
    (wide, high), (ax, ay) = INDEX[name]["units"], INDEX[name]["anchor"]
    middle = round(ax * wide * MASTER_PX_PER_UNIT), round((ay * high + 0.037) * MASTER_PX_PER_UNIT)
    reach = round(0.104 * MASTER_PX_PER_UNIT)
    spots = [
        (x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1) if x * x + y * y <= reach * reach
    ]
    shown = {spot: tuple(picture.get_at((middle[0] + spot[0], middle[1] + spot[1]))) for spot in spots}
    dark = [spot for spot, pixel in shown.items() if max(pixel[:3]) < 90]
    spans = [max(spot[k] for spot in dark) - min(spot[k] for spot in dark) + 1 for k in (0, 1)]
    assert max(spans) * SMALLEST / MASTER_PX_PER_UNIT >= HIGH
    pixels = sorted(shown.values(), key=luminance)
    assert contrast(shown[dark[len(dark) // 2]], pixels[len(pixels) * 3 // 4]) >= CLEAR


@pytest.mark.skipif("background" not in RENDERED, reason="the landscape has no picture yet")
def test_the_river_of_the_background_follows_the_cells() -> None:
    """In the middle of a cell one sees water exactly where the map has its river."""
    picture = pygame.image.load(lock.ART / "background.webp")
    scale = picture.get_width() / geometry.BACKGROUND_UNITS[0]
    for cell in range(CELLS):
        x, y = geometry.middle(cell)
        at = round(picture.get_width() / 2 + x * scale), round(picture.get_height() / 2 + y * scale)
        spot = pygame.Rect(0, 0, round(0.4 * scale), round(0.4 * scale))
        spot.center = at
        red, _, blue, _ = pygame.transform.average_color(picture, spot)
        assert (blue > red) == (shipped_board().ground[cell] == RIVER)


def test_the_title_is_as_wide_as_a_screen_and_dark_where_its_name_and_the_menu_stand() -> None:
    picture = pygame.image.load(lock.ART / "title.webp")
    assert picture.get_size() == (1920, 1080)
    small = pygame.transform.smoothscale(picture, (96, 54))
    brightest = max((tuple(small.get_at((x, y))) for x in range(32) for y in range(54)), key=luminance)
    assert contrast(palette.rgb(palette.GOLD), brightest) >= CLEAR


def test_behind_other_screens_the_same_country_is_seen_without_the_dark_for_the_menu() -> None:
    left = pygame.Rect(0, 0, 640, 1080)
    seen = {name: pygame.image.load(lock.ART / f"{name}.webp") for name in ("title", "open")}
    assert seen["open"].get_size() == seen["title"].get_size()
    dark, bright = (luminance(pygame.transform.average_color(seen[name], left)[:3]) for name in ("title", "open"))
    assert bright > 3 * dark


@pytest.mark.parametrize("outcome", ["win", "tie", "loss"])
def test_every_end_has_the_size_of_such_pictures_and_fades_out_on_all_sides(outcome: str) -> None:
    picture = pygame.image.load(lock.ART / f"end_{outcome}.webp")
    width, height = picture.get_size()
    assert (width, height) == (900, 360)
    corners = [(x, y) for x in (0, width - 1) for y in (0, height - 1)]
    middles = [(0, height // 2), (width - 1, height // 2), (width // 2, 0), (width // 2, height - 1)]
    assert max(picture.get_at(at).a for at in (*corners, *middles)) <= 2
    assert picture.get_at((width // 2, height // 2)).a == 255


def test_every_symbol_has_a_name_of_its_own() -> None:
    assert {*SPHERE_SYMBOLS.values(), *SEAT_SYMBOLS.values()} <= set(SYMBOLS)
    assert set(SPHERE_SYMBOLS) == set(COLOURS)
    assert set(SEAT_SYMBOLS) == set(SEAT_NAMES)
    assert not set(SYMBOLS) & set(emblems.SYMBOLS)


@pytest.mark.parametrize("name", SYMBOLS)
def test_symbol_fits_its_box(name: str) -> None:
    points = [point for outline in SYMBOLS[name] for point in outline]
    assert max(abs(value) for point in points for value in point) <= 1.12
    assert max(y for _, y in points) - min(y for _, y in points) >= 1.0
