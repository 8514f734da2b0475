"""Small signs of the table that a player looks for: what seats are worth, where the guardian stands, counts."""

from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import panel_rows
from luna.games.luna.view.geometry.places import guardian_tiles, slot_ground
from luna.games.luna.view.geometry.spots import disc_spots
from luna.games.luna.view.paint import panels, path, seats
from luna.games.luna.view.paint.panels import PanelPainter
from luna.games.luna.view.paint.seats import draw_seat_values
from luna.ui.pictures import draw, lights
from luna.ui.pictures.outlines import bounds, ellipse
from luna.ui.table.rings import draw_rings
from luna.ui.table.shown import Shown, Sign
from luna.ui.table.spot import AREA, PIECE, Spot
from tests.games.luna.view.states import NAMES, random_state

SIZE = 1280, 720
FRAME = Frame(SIZE)


def drawn(monkeypatch, module):
    """The boxes of all words that a module draws from now on, with them."""
    found, plain = [], module.line

    def line(*args, **kwargs):
        box = plain(*args, **kwargs)
        found.append((args[2], box))
        return box

    monkeypatch.setattr(module, "line", line)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_seat_that_brings_something_shows_it_and_no_disc_hides_it(fonts, monkeypatch, seed):
    state, values = random_state(4, seed), drawn(monkeypatch, seats)
    draw_seat_values(pygame.Surface(SIZE), FRAME, fonts, state)
    assert [told for told, _ in values] == [str(value) for value in shipped_board().seats if value]
    discs = [spot.rect.inflate(-4, -4) for spot in disc_spots(FRAME, state)]
    taken = {seat for _, seat in state.council}
    numbers = [seat for seat, value in enumerate(shipped_board().seats) if value]
    own = [box for seat, (_, box) in zip(numbers, values, strict=True) if seat in taken]
    assert all(box.inflate(0, -box.h // 2).collidelist(discs) < 0 for box in own)


@pytest.mark.parametrize("seed", range(4))
def test_light_lies_round_the_tile_of_the_guardian(make_view, monkeypatch, seed):
    state, seen, plain = random_state(3, seed), [], lights.lit

    def lit(outline, colour, *args, **kwargs):
        seen.append((bounds(outline).center, colour))
        return plain(outline, colour, *args, **kwargs)

    monkeypatch.setattr(lights, "lit", lit)
    make_view(SIZE, "en").draw(pygame.Surface(SIZE), Shown(state, NAMES))
    x, y = FRAME.at(slot_ground(len(state.boards), max(guardian_tiles(state))), lay.Z_PAVING)
    near = [colour for at, colour in seen if abs(at[0] - x) < 3 and abs(at[1] - y) < 3]
    assert near == [path.RELEASED]


@pytest.mark.parametrize("count", [0, 9, 10, 13])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_count_does_not_touch_its_sign(sprites, fonts, monkeypatch, count, size):
    frame, state = Frame(size), random_state(2, 1)
    colour, island = state.seats[0], state.islands[0]
    order = state.orders[colour]
    none = {each: replace(here, active=0, inactive=0) for each, here in order.islands.items()}
    islands = {**none, island: replace(order.islands[island], active=count, inactive=count)}
    state = state.with_order(colour, replace(order, islands=islands))
    words, signs = drawn(monkeypatch, panels), []

    def blit(surface, placed, at, *args):
        draw.blit(surface, placed, at, *args)
        (image, (ax, ay)) = placed
        signs.append(image.get_bounding_rect(panels.SOLID).move(round(at[0] - ax), round(at[1] - ay)))

    monkeypatch.setattr(panels, "blit", blit)
    PanelPainter(frame, sprites, fonts, lambda *_, **__: "x").paint(pygame.Surface(size), Shown(state, NAMES))
    cells = panel_rows(frame, len(state.seats))[0].counts()
    for cell in cells[:2]:
        number = next(box for told, box in words if told == str(count) and cell.contains(box.inflate(0, -box.h)))
        sign = next(sign for sign in signs if cell.collidepoint(sign.center))
        assert sign.right <= number.left + 1


def test_a_ring_round_an_area_leaves_what_stands_there_as_it_is():
    ring, body = ellipse((100, 100), 60, 40), pygame.Surface((30, 50), pygame.SRCALPHA)
    body.fill("#336699")
    before = pygame.Surface((200, 200))
    before.blit(body, (85, 40))
    for rank, kept in ((AREA, True), (PIECE, False)):
        picture = before.copy()
        spot = Spot(Pick("island"), rank, (ring,), ring, bounds(ring))
        draw_rings(picture, [spot], 1.0, 1.0, lambda _: ((body, 85, 40),))
        there = [picture.get_at((100, y)) == before.get_at((100, y)) for y in range(42, 88)]
        assert all(there) == kept
        assert picture.get_at((100, 140)) != before.get_at((100, 140))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_sign_at_a_target_stands_for_it(make_view, size):
    """Who carries something lets it go on the word that is read."""
    state, view, surface = random_state(2, 1), make_view(size, "en"), pygame.Surface(size)
    islands = state.islands
    signs = {
        Pick("favour", islands[2]): Sign("Favour", "favour"),
        Pick("island", islands[5]): Sign("Journey", "novice"),
    }
    colour, here = state.seats[0], state.orders[state.seats[0]].islands[islands[1]]
    painted = state.with_pieces(colour, islands[1], replace(here, active=here.active + 1))
    plain, shown = Shown(state, NAMES), Shown(state, NAMES, signs=signs)
    view.draw(surface, replace(plain, state=painted))
    before = surface.copy()
    view.draw(surface, replace(shown, state=painted))
    changed = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), surface)
    changed.invert()
    boxes = [box for box in changed.get_bounding_rects() if box.w > 40]
    assert {view.picks_at(box.center, shown)[0] for box in boxes} == set(signs)
    assert not {view.picks_at(box.center, plain)[0] for box in boxes} & set(signs)
