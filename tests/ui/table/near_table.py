"""Tables seen from near, of any game: how a test gets there, and what it compares."""

from dataclasses import replace
from random import Random

import pygame

from luna.ui.table.picks import LENS
from luna.ui.table.shown import Button, Deed, TipNote

SIZES = ((1280, 720), (1920, 1080), (1280, 1024))
MARK = Button(LENS, "Whole table", key="Z")


def zoomed(view, seed):
    """Moves the view to somewhere near."""
    rng, room = Random(seed), view.lens.room
    at = rng.randrange(room.left, room.right), rng.randrange(room.top, room.bottom)
    view.lens.nearer(rng.uniform(1.2, 3.0), at)
    view.lens.settle()


def drawn(view, picture, size=SIZES[0]):
    """The picture in a window of a size."""
    surface = pygame.Surface(size).convert()
    view.draw(surface, picture)
    return surface


def pixels(picture):
    """All of a picture, to be compared."""
    return pygame.image.tobytes(picture, "RGB")


def around(room, size=SIZES[0]):
    """What lies on the four sides of what the lens shows."""
    yield pygame.Rect(0, room.top, room.left, room.h)
    yield pygame.Rect(room.right, room.top, size[0] - room.right, room.h)
    yield pygame.Rect(0, 0, size[0], room.top)
    yield pygame.Rect(0, room.bottom, size[0], size[1] - room.bottom)


def assert_lights_end_with_the_table(view, plain, picks, doer):
    """Wherever the lens is, no light round a thing of the table is drawn on the bars or the panels."""
    room = view.lens.room
    bars = pygame.Rect(0, 0, room.right, room.top), pygame.Rect(0, room.bottom, room.right, SIZES[0][1] - room.bottom)
    for corner in (room.topleft, room.bottomright, room.center):
        view.lens.whole()
        view.lens.nearer(2.0, corner)
        view.lens.settle()
        bare = [pixels(drawn(view, plain).subsurface(bar)) for bar in bars]
        for pick in picks:
            deed = Deed(doer, "Doer", ("Something",), about=frozenset({pick}))
            for lit in ({"hover": pick}, {"tip": TipNote(pick, "Advice"), "arrived": 0.5}, {"deed": deed}):
                picture = drawn(view, replace(plain, **lit))
                assert [pixels(picture.subsurface(bar)) for bar in bars] == bare, (corner, lit)


def assert_the_same_under_points(near, whole, picture, seed, size):
    """What lies under a point from near is what lies there on the whole."""
    zoomed(near, seed)
    rng = Random(seed)
    for _ in range(150):
        at = rng.randrange(size[0]), rng.randrange(size[1])
        x, y = near.lens.camera.back(at) if near.lens.room.collidepoint(at) else at
        assert near.picks_at(at, picture) == whole.picks_at((round(x), round(y)), picture)
        assert near.topic_at(at, picture) == whole.topic_at((round(x), round(y)), picture)


def assert_only_the_room_of_the_lens_differs(view, picture):
    """Beside it from near as on the whole."""
    before, room = drawn(view, picture), view.lens.room
    zoomed(view, 2)
    after = drawn(view, picture)
    for beside in around(room):
        assert pixels(before.subsurface(beside)) == pixels(after.subsurface(beside))
    assert pixels(before.subsurface(room)) != pixels(after.subsurface(room))


def assert_moved_is_as_drawn_at_once(moved, fresh, picture):
    """A picture that was moved and has come to rest is the one drawn there at once."""
    for view in (moved, fresh):
        view.lens.nearer(2.2, view.lens.room.center)
        view.lens.settle()
    drawn(moved, picture)
    for step in ((13, 7), (-40, 21), (60, -18)):
        moved.lens.pan(*step)
        drawn(moved, picture)
        fresh.lens.pan(*step)
    moved.lens.settle()
    fresh.lens.settle()
    assert pixels(drawn(moved, picture)) == pixels(drawn(fresh, picture))


def assert_back_at_the_whole_it_is_as_before(view, picture):
    """Nothing is left of what was seen from near."""
    before = pixels(drawn(view, picture))
    zoomed(view, 5)
    drawn(view, picture)
    view.lens.whole()
    for _ in range(100):
        view.lens.update(1 / 60)
        last = drawn(view, picture)
    assert pixels(last) == before


def assert_in_sight_means_picked(view, picture, seed):
    """A thing in sight is picked at its place."""
    zoomed(view, seed)
    for pick in view.picks(picture):
        rect = view.place(pick, picture)
        if view.lens.room.collidepoint(rect.center) and view.on_table(pick, picture):
            assert pick in view.picks_at(rect.center, picture)
