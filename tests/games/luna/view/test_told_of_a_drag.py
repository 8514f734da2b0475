"""What a piece in the hand would do, and what is refused, is told in the sea: off goals and off things."""

from functools import cache
from itertools import permutations

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import MOVABLE, Turn
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.view.things import BARE
from luna.ui.pictures.outlines import bounds
from luna.ui.table import bubble
from luna.ui.table.free_place import gap
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Bubble, Carried, Shown
from luna.ui.table.spot import AREA, FLAT
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES

SIZE = 1280, 720
TOLD = "1 novice goes to Herb Island and is inactive there\nThis round’s scoring: apostate +1"
REFUSED = "The moon priestess is not on this island, so that nothing can be built here"
SLIVER, RARE = 0.1, 0.05


@cache
def drags():
    """Positions, each with a piece and a goal of each kind in turn."""
    met, found = set(), []
    for state in random_positions(12, every=23):
        turn = Turn(state)
        for source in sorted(turn.sources()):
            for goal in sorted(turn.targets_after(source)) if source.kind in MOVABLE else ():
                kind = source.kind, goal.kind, goal.key if goal.kind == Kind.ISLAND else ""
                if kind not in met and goal.kind not in (TablePick.ACTION, TablePick.PLAYER):
                    met.add(kind)
                    found.append((state, source, goal, frozenset(turn.targets_after(source))))
    return found


@pytest.fixture
def plates(monkeypatch):
    """Where the texts of the moment were drawn, the last one last."""
    found = []
    monkeypatch.setattr(bubble, "plate", lambda size, *_: pygame.Surface(size))
    monkeypatch.setattr(bubble, "blit", lambda _, what, at: found.append(pygame.Rect(at, what[0].get_size())))
    return found


def hidden(lit, rect):
    """The share of an outline that lies below a rectangle."""
    picture, corner = pygame.Surface(bounds(lit).size, pygame.SRCALPHA, 32), bounds(lit).topleft
    pygame.draw.polygon(picture, "#ffffff", [(x - corner[0], y - corner[1]) for x, y in lit])
    mask, block = pygame.mask.from_surface(picture), pygame.mask.Mask(rect.size, fill=True)
    return mask.overlap_area(block, (rect.x - corner[0], rect.y - corner[1])) / max(1, mask.count())


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_it_hides_no_more_than_a_sliver_of_its_goal_of_the_island_that_is_on_and_of_other_goals(
    make_view, plates, scale
):
    view, surface = make_view(), pygame.Surface(SIZE)
    view.resize(SIZE, scale)
    shares = []
    for state, source, goal, goals in drags():
        snapshot = Snapshot.of(state)
        at = view.place(goal, Shown(snapshot, NAMES)).center
        carried = Carried(*LUNA_TABLE.carried(state, source), at, source)
        shown = Shown(snapshot, NAMES, targets=goals, hover=goal, carried=carried, bubble=Bubble(TOLD, at, "gain"))
        view.draw(surface, shown)
        for spot in view.topics(shown).spots:
            ground = spot.pick.kind == Kind.ISLAND and spot.rank == AREA and spot.contains(at)
            if spot.pick == goal or spot.pick in goals or ground:
                shares.append(hidden(spot.lit, plates[-1]))
    assert len(shares) > 100
    assert max(shares) < 3 * SLIVER
    assert sum(share > SLIVER for share in shares) < RARE * len(shares)


def refusals(view):
    """Positions, each with a message of the whole table, and with one at a thing that is pointed at, in turn."""
    for n, state in enumerate(random_positions(12, every=40)):
        snapshot = Snapshot.of(state)
        bare = Shown(snapshot, NAMES)
        things = [pick for pick in sorted(view.picks(bare)) if view.on_table(pick, bare) and pick.kind != Kind.SEA]
        hover = things[7 * n % len(things)]
        middle, at = (SIZE[0] // 2, SIZE[1] // 2), view.place(hover, bare).center
        yield Shown(snapshot, NAMES, bubble=Bubble(REFUSED, middle, "refusal", general=True))
        yield Shown(snapshot, NAMES, hover=hover, bubble=Bubble(REFUSED, at, "refusal"))
        yield Shown(snapshot, NAMES, bubble=Bubble(REFUSED, at, "refusal"))


def test_what_is_refused_lies_on_next_to_nothing_whether_something_is_pointed_at_or_not(make_view, plates):
    view, surface = make_view(), pygame.Surface(SIZE)
    hiding = list[bool]()
    for shown in refusals(view):
        view.draw(surface, shown)
        spots = [spot for spot in view.topics(shown).spots if spot.rank <= FLAT]
        things = [spot for spot in spots if spot.pick.kind not in (*BARE, Kind.CLOSED_BOARD)]
        hiding.append(any(hidden(outline, plates[-1]) > SLIVER for spot in things for outline in spot.hit))
    assert len(hiding) > 100
    assert sum(hiding) < 2 * RARE * len(hiding)


def test_what_is_refused_lies_by_the_island_that_it_speaks_of_or_points_there_wherever_the_pointer_is(
    make_view, plates, monkeypatch
):
    lines = list[pygame.Rect]()
    monkeypatch.setattr(
        bubble, "draw_leading_line", lambda _surface, _frame, _rect, place, _colour: lines.append(place)
    )
    view, surface = make_view(), pygame.Surface(SIZE)
    snapshot = Snapshot.of(next(iter(random_positions(1, every=40))))
    islands = [Pick(Kind.ISLAND, island) for island in snapshot.islands]
    places = {island: view.place(island, Shown(snapshot, NAMES)) for island in islands}
    for about, hover in permutations(islands, 2):
        lines.clear()
        told = Bubble(REFUSED, places[hover].center, "refusal", about=about)
        view.draw(surface, Shown(snapshot, NAMES, hover=hover, bubble=told))
        assert gap(plates[-1], places[about]) < 60 or [line.collidepoint(places[about].center) for line in lines] == [
            True
        ]
