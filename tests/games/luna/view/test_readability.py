"""At 1280 x 720 every number and symbol is at least 11 px high and stands out from what is behind it."""

import itertools
from dataclasses import replace

import pygame
import pytest

from build_scripts.games.luna.sheets import tables
from luna.core.intent import Pick
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES
from luna.games.luna.setting_up.choice import Mode, NewGame
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import flat
from luna.games.luna.view.geometry.places import field_ground, tile_kinds
from luna.games.luna.view.paint.path import ASLEEP
from luna.ui.pictures import draw
from luna.ui.pictures.shades import asleep
from luna.ui.table.shown import Button, Shown
from tests.games.luna.view.apps import make_app
from tests.games.luna.view.states import NAMES, random_state, with_order
from tests.ui.table.reading_glass import CREAM, STAMP, contrast, luminance, recorded, stamp, stamp_contrast

SIZE = 1280, 720
HIGH, WORD_HIGH, CLEAR = 11, 10, 4.5
BLENDED = 1
"""Px of the master by which a stamp is higher than its pure pixels: half of one at each edge."""
PLATES = {"icon shield"}
"""What numbers stand on."""
NAMED = {"yellow": "Ada", "red": "Bartholomäus", "blue": "Celia", "white": "Dario"}


def faults(seen):
    """What is too small or too faint."""
    seen = [each for each in seen if each.what not in PLATES]
    low = (each for each in seen if each.height < (HIGH if each.is_number else WORD_HIGH))
    return sorted({str(each) for each in (*low, *(each for each in seen if each.contrast < CLEAR))})


@pytest.fixture
def scene(tmp_path, monkeypatch):
    """`scene("de", "solo")`: one of the tables of the contact sheets, with names as people have them."""

    def made(language, name):
        def chosen(players, setup="preset", level=0, name=""):
            seats = tuple((colour, NAMED[colour]) for colour in COLOURS[: 2 if level else players])
            mode: Mode = "solo" if level else "players"
            setup = "free" if level else setup
            return NewGame(mode, level, seats, setup, None, None, 7)

        monkeypatch.setattr(tables, "choice", chosen)
        app = make_app(language, SIZE, 100, tmp_path)
        return app, tables.TABLES[name](app)

    return made


@pytest.mark.parametrize(
    ("language", "name"),
    list(itertools.product(("de", "pl"), ("start of two", "middle of four", "solo"))),
)
def test_all_that_is_written_round_the_table_can_be_read(scene, language, name):
    app, table = scene(language, name)
    found, surface = {}, pygame.Surface(SIZE)
    for moment, shown in tables.moments(app, table):
        table.view.refresh()
        with recorded() as seen:
            table.view.draw(surface, replace(shown, tip=None))
        assert len(seen) > 50
        if wrong := faults(seen):
            found[moment] = wrong
    assert not found


KEYS = "1234567890CXM"


@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("primary", [True, False])
def test_buttons_and_their_keys_can_be_read(make_view, enabled, primary):
    icons = ("favour", "recruit", *ISLAND_NAMES[:5], "temple", "seat", "expel", "candle", "moon", "check")
    buttons = tuple(
        Button(Pick("action", key), f"Wort {key}", icon, key, enabled, primary)
        for key, icon in zip(KEYS, icons, strict=True)
    )
    bar = tuple(replace(each, pick=Pick("bar", each.key), primary=False) for each in buttons[:4])
    with recorded() as seen:
        make_view(SIZE, "de").draw(pygame.Surface(SIZE), Shown(random_state(4, 1), NAMES, actions=buttons, bar=bar))
    assert {key for key in KEYS if any(each.what == key for each in seen)} == set(KEYS)
    assert faults(seen) == []


@pytest.mark.parametrize("seed", range(3))
def test_panels_badges_and_labels_can_be_read_with_whatever_an_order_has(make_view, seed):
    """Panels of all orders, acting or not, with nothing and with much; crowds on islands; favours gone and left."""
    state = random_state(4, seed)
    state = with_order(state, state.seats[0], favours=ISLAND_NAMES, reserve=0, jetty=4, influence=105)
    state = with_order(state, state.seats[1], favours=(), reserve=13, shrines=0, influence=0)
    for actor in (*state.seats, None):
        with recorded() as seen:
            make_view(SIZE, "de").draw(pygame.Surface(SIZE), Shown(replace(state, actor=actor), NAMES))
        assert any(each.what.startswith("×") for each in seen)
        assert faults(seen) == []


@pytest.fixture(scope="module")
def unit():
    """Px of a unit of the ground."""
    return Frame(SIZE).px_per_unit


def stamped(states):
    """Each tile, field and guardian tile of some positions: sprite, its number, its scale, whether it is asleep."""
    for state in states:
        kinds = tile_kinds(state)
        for piece in flat(state):
            name, _, number = piece.sprite.rpartition("_")
            if name == "tile":
                kind = kinds[int(number)] if piece.pick and piece.pick.kind == "tile" else ""
                if piece.pick and piece.pick.kind == "tile":
                    yield piece.sprite, number, piece.scale, kind in ASLEEP
            elif name == "guardian_tile":
                yield piece.sprite, number, piece.scale, False
        for board in state.boards:
            for field in board.tiles:
                yield f"field_{field:02d}", str(field), 1.0, False


def test_numbers_and_symbols_of_tiles_and_fields_can_be_read_in_every_state(sprites, unit):
    states = [random_state(4, seed) for seed in range(6)] + [random_state(4, 1, phase="prepare")]
    found = set()
    things = set(stamped(states))
    assert {sleeps for *_, sleeps in things} == {False, True}
    for sprite, number, scale, sleeps in things:
        ratio = unit * scale / 200
        boxes = stamp(sprites, sprite, len(str(int(number))))
        image, _ = sprites.get(sprite, unit, scale)
        drawn = asleep(image) if sleeps else image
        symbol = None if sprite.startswith("guardian") else boxes.symbol
        for what, box in (("number", boxes.number), ("symbol", symbol)):
            if box is None:
                continue
            high = (max(box.size if what == "symbol" else (box.h,)) + BLENDED) * ratio
            there = pygame.Rect(*(round(each * ratio) for each in box))
            clear = stamp_contrast(drawn, there)
            if round(high) < HIGH or clear < CLEAR:
                found.add(f"{sprite} {what}, asleep {sleeps}: {high:.1f} px, contrast {clear:.1f}")
    assert sorted(found) == []


def numbers_in_picture(sprites, frame, state):
    """Where the number of each tile of the path and of each field stands in the window."""
    things = [
        (piece.sprite, piece.ground, piece.z, piece.scale) for piece in flat(state) if piece.sprite[:5] == "tile_"
    ]
    path = {f"tile_{place.tile:02d}" for place in state.path}
    things = [thing for thing in things if thing[0] in path]
    things += [(f"field_{n:02d}", at, lay.Z_HALL, 1.0) for n, at in field_grounds(state.boards)]
    for sprite, ground, z, scale in things:
        (x, y), (_, (ax, ay)) = frame.at(ground, z), sprites.get(sprite, frame.px_per_unit, scale)
        ratio = frame.px_per_unit * scale / 200
        box = stamp(sprites, sprite, len(str(int(sprite[-2:])))).number
        left, top = round(x - ax + box.x * ratio), round(y - ay + box.y * ratio)
        yield sprite, pygame.Rect(left, top, round(box.w * ratio), round(box.h * ratio))


def field_grounds(boards):
    """All fields with their middles on the ground."""
    return [(n, field_ground(boards, n)) for board in boards for n in board.tiles]


def ink(picture, box):
    """How much of a box is nearly cream, lighter or darker as the tile is."""
    part = picture.subsurface(box)
    lights = [luminance(part.get_at((x, y))) for x in range(box.w) for y in range(box.h)]
    return sum(light > 0.4 for light in lights)


@pytest.mark.parametrize("seed", range(4))
def test_no_piece_hides_the_number_of_its_tile_or_field(make_view, sprites, seed):
    frame, surface = Frame(SIZE), pygame.Surface(SIZE)
    state = random_state(4, seed)
    bare = replace(state, path=tuple(replace(place, novice=None) for place in state.path), temple=())
    crowded = replace(state, path=tuple(replace(place, novice=state.seats[0]) for place in state.path))
    counts = []
    for each in (bare, crowded):
        make_view(SIZE, "de").draw(surface, Shown(each, NAMES))
        counts.append({sprite: ink(surface, box) for sprite, box in numbers_in_picture(sprites, frame, each)})
    hidden = {
        sprite: (count, counts[1][sprite]) for sprite, count in counts[0].items() if counts[1][sprite] < 0.85 * count
    }
    assert len(counts[0]) > 40
    assert hidden == {}


def test_symbols_of_tokens_in_panels_and_hand_can_be_read(sprites, make_view, monkeypatch):
    sides: dict[str, list[float]] = {}
    plain = sprites.fitted

    def watched(name, side):
        sides.setdefault(name, []).append(side)
        return plain(name, side)

    monkeypatch.setattr(sprites, "fitted", watched)
    state = with_order(random_state(4, 1), "red", favours=ISLAND_NAMES)
    for actor in ("red", "blue"):
        make_view(SIZE, "de").draw(pygame.Surface(SIZE), Shown(replace(state, actor=actor), NAMES))
    assert min(side for each in sides.values() for side in each) >= HIGH
    for favour in ISLAND_NAMES:
        name = f"favour_{favour}"
        share = relief(sprites, name) / sprites.body(name)[1]
        assert min(sides[name]) * share >= HIGH - 0.5, name


def relief(sprites, name):
    """The longer side of the relief on a token, in px of its master."""
    master, _ = sprites.master(name)
    middle = master.get_rect().inflate(-master.get_width() * 0.4, -master.get_height() * 0.4)
    light = pygame.mask.from_threshold(master.subsurface(middle), CREAM, (70, 75, 95, 255))
    boxes = [part.get_bounding_rects()[0] for part in light.connected_components(STAMP)]
    return max(boxes[0].unionall(boxes[1:]).size)


def test_the_glass_knows_the_contrast_of_black_and_white():
    assert contrast(luminance((255, 255, 255)), luminance((0, 0, 0))) == pytest.approx(21)


@pytest.mark.parametrize(("what", "worse"), [("size", {"px": 13}), ("colour", {"colour": "#5d7099"})])
def test_the_glass_finds_what_is_too_small_or_too_faint(make_view, fonts, what, worse):
    """The old panels: figures 8 px high, zeros in a colour with contrast 1.9 to 3."""
    surface = pygame.Surface((80, 40))
    surface.fill("#10204a")
    with recorded() as seen:
        look = {"px": 17, "colour": "#f5ecd8"} | worse
        draw.line(surface, fonts, "0", (10, 20), "bold", look["px"], look["colour"])
    assert len(faults(seen)) == 1, what
