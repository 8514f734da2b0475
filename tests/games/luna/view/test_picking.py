"""What lies under the pointer, and where a thing lies, say the same."""

from dataclasses import replace

import pytest

from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS, FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Pieces
from luna.ui.table.shown import Button, Choices, Shown
from tests.games.luna.view.states import NAMES, played_states, random_state, with_order

SIZES = ((1280, 720), (1920, 1080), (1280, 1024), (3440, 1440))
ACTIONS = tuple(Button(Pick("action", str(k)), f"Action {k}", "novice", "K") for k in range(15))
BAR = tuple(Button(Pick("bar", name), name, "menu") for name in ("undo", "rules", "menu"))
AREAS = ("island", "council", "player", "sea", "chronicle")
"""Kinds that hold other things; those lie on top of them."""


def shown(state, **more):
    return Shown(state, NAMES, actions=ACTIONS, bar=BAR, **more)


def expected_picks(state):
    """Every pick the state has, straight from the list of picks."""
    yield from (Pick("island", i) for i in ISLAND_NAMES)
    yield from (Pick("favour", i) for i in ISLAND_NAMES)
    yield from (Pick("player", colour) for colour in state.seats)
    yield from (Pick(figure) for figure in (*FIGURE_NAMES, "guardian", "council", "chronicle", "sea"))
    yield from (button.pick for button in ACTIONS + BAR)
    yield from (Pick("tile", str(place.tile)) for place in state.path)
    yield from (Pick("field", str(n)) for board in state.boards for n in board.tiles)
    if state.candles:
        yield Pick("candle")
    for colour, player in state.orders.items():
        for island, here in player.islands.items():
            own = colour == state.actor
            if here.active:
                yield Pick("novice", island) if own else Pick("other", f"{colour}:{island}")
            if here.inactive and own:
                yield Pick("resting", island)
    if state.actor:
        actor = state.orders[state.actor]
        yield from (Pick("token", favour) for favour in actor.favours)
        yield from [Pick("reserve"), Pick("shrines")] + [Pick("jetty")] * bool(actor.jetty)


def assert_agreement(view, picture):
    for pick in expected_picks(picture.state):
        rect = view.place(pick, picture)
        assert rect is not None, pick
        under = view.picks_at(rect.center, picture)
        assert pick in under, pick
        if pick.kind not in AREAS:
            assert under[0] == pick, (pick, under)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_middle_of_every_place_is_that_place(make_view, size, players):
    view = make_view(size)
    for seed in range(6):
        assert_agreement(view, shown(random_state(players, seed)))


@pytest.mark.parametrize("size", SIZES)
def test_the_middle_of_every_place_is_that_place_in_solo(make_view, size):
    view = make_view(size)
    for phase in ("prepare", "tire", "action", "over"):
        assert_agreement(view, shown(random_state(2, 3, solo=True, phase=phase)))


@pytest.mark.parametrize(("players", "solo"), [(2, 0), (3, 0), (4, 0), (2, 3)])
def test_places_agree_in_played_games(make_view, players, solo):
    seats = [Seat(colour, "human", "") for colour in COLOURS[:players]]
    setup = draw_setup(shipped_board(), seats, 5, solo=solo)
    view = make_view((1280, 720))
    for state in played_states(setup, seed=1, every=25):
        assert_agreement(view, shown(state))


def test_nothing_is_pickable_that_is_not_listed(make_view):
    view = make_view((1280, 720))
    picture = shown(random_state(4, 2))
    listed = set(expected_picks(picture.state))
    found = {pick for x in range(0, 1280, 6) for y in range(0, 720, 6) for pick in view.picks_at((x, y), picture)}
    assert found <= listed
    assert len(found) > 0.9 * len(listed)


def test_what_is_not_there_has_no_place(make_view):
    state = random_state(3, 1)
    state = with_order(state, state.actor, favours=("herbs",))
    state = state.with_pieces(state.actor or "", "book", Pieces(0, 0, False))
    view, picture = make_view(), shown(state)
    for pick in (Pick("token", "tides"), Pick("novice", "book"), Pick("resting", "book"), Pick("choice", "0")):
        assert view.place(pick, picture) is None


def test_sea_is_what_nothing_else_is(make_view):
    view, picture = make_view(), shown(random_state(2, 1))
    assert view.picks_at(view.place(Pick("sea"), picture).center, picture) == [Pick("sea")]
    assert view.picks_at((5, 5), picture) == []


def test_while_a_question_is_open_there_are_only_its_options_the_buttons_and_the_chronicle(make_view):
    view = make_view((1280, 720))
    options = ("1 novice", "2 novices", "a much longer option with many words in it")
    for at in ((0, 0), (1279, 719), (640, 360), (1279, 0), (0, 719)):
        picture = shown(random_state(2, 1), choices=Choices("How many?", options, at))
        for k in range(3):
            rect = view.place(Pick("choice", str(k)), picture)
            assert rect.clamp((0, 0, 1280, 720)) == rect
            assert view.picks_at(rect.center, picture)[:2] == [Pick("choice", str(k)), Pick("question")]
        assert view.place(Pick("island", "herbs"), picture) is None
        found = {p.kind for x in range(0, 1280, 16) for y in range(0, 720, 16) for p in view.picks_at((x, y), picture)}
        assert {"choice", "question"} <= found <= {"choice", "question", "action", "bar", "chronicle"}


def test_tiles_never_move(make_view):
    view = make_view()
    state = random_state(4, 8, phase="prepare")
    before = {n: view.place(Pick("tile", str(n)), shown(state)) for n in range(5, 29)}
    left = random_state(4, 8, phase="prepare")
    path = tuple(place for place in left.path if place.tile % 3)
    left = replace(left, path=path, guardians=tuple(value for value in left.guardians if value < 4))
    for place in left.path:
        assert view.place(Pick("tile", str(place.tile)), shown(left)) == before[place.tile]


@pytest.mark.parametrize("size", [*SIZES, (1366, 768), (1920, 1200), (3840, 2160), (1600, 900)])
def test_panels_never_cover_the_table(make_view, size):
    frame, view = Frame(size), make_view(size)
    for area in (frame.top, frame.bottom, frame.left, frame.right):
        assert not area.colliderect(frame.table)
    picture = shown(random_state(4, 1))
    for spot in view.topics(picture).spots:
        if spot.pick.kind in ("island", "favour", "council", "field", "tile", "jetty", "priestess"):
            for x, y in spot.lit:
                assert frame.table.left <= x <= frame.table.right, spot.pick
                assert frame.table.top <= y <= frame.table.bottom, spot.pick


@pytest.mark.parametrize("count", [1, 4, 5, 15])
@pytest.mark.parametrize("size", SIZES)
def test_action_buttons_lie_side_by_side_in_the_bottom_bar(make_view, size, count):
    view, frame = make_view(size), Frame(size)
    picture = Shown(random_state(4, 1), NAMES, actions=ACTIONS[:count])
    rects = [view.place(button.pick, picture) for button in ACTIONS[:count]]
    for k, rect in enumerate(rects):
        assert frame.bottom.contains(rect)
        assert rect.collidelist(rects[k + 1 :]) == -1
        assert rect.h >= 22
