"""The picture: nothing missing, nothing stale, nothing drawn twice for nothing."""

import json
import random
from dataclasses import replace
from functools import partial

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import panel_rows, supply_novice
from luna.games.luna.view.motion.flights import FlightPainter
from luna.games.luna.view.paint import panels
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import panel
from luna.ui.pictures.emblems import SYMBOLS
from luna.ui.table.card import card_rect
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.shown import Bubble, Button, Card, Carried, Choices, Shown
from luna.ui.table.sidebar import chronicle_rect
from tests.games.luna.view.states import NAMES, random_state, with_order
from tests.games.luna.view.test_motions import actions
from tests.root import ROOT

SIZE = 1280, 720
CARD = Card("Tides", "an island", ("Ferry any number of novices.",), ("Here: 3", "Beside: 1"), "favour_tides")


def picture(view, shown, size=SIZE):
    surface = pygame.Surface(size)
    view.draw(surface, shown)
    return surface


def same(a, b):
    return a.get_buffer().raw == b.get_buffer().raw


def brightness(surface, rect):
    return sum(pygame.transform.average_color(surface, rect)[:3])


def spy(monkeypatch, owner, method):
    """The first argument of every call of a method from now on."""
    plain, seen = getattr(owner, method), []

    def watched(self, first, *rest):
        seen.append(first)
        return plain(self, first, *rest)

    monkeypatch.setattr(owner, method, watched)
    return seen


def random_shown(seed):
    """Everything a shown picture can hold, by lot."""
    dice = random.Random(seed)
    state = random_state(dice.choice((2, 3, 4)), seed // 3)
    pool = [Pick("island", i) for i in ISLAND_NAMES] + [Pick("novice", i) for i in ISLAND_NAMES]
    pool += [Pick("tile", str(n)) for n in range(5, 29)] + [Pick("field", str(n)) for n in range(1, 29)]
    pool += [Pick("council"), Pick("apostate"), Pick("reserve"), Pick("token", "herbs"), Pick("favour", "book")]
    some = [frozenset(dice.sample(pool, dice.randint(0, 8))) for _ in range(3)]
    lines = tuple(ChronicleLine(f"line {k} of this chronicle", state.seats[0]) for k in range(dice.randint(0, 60)))
    return Shown(
        state,
        NAMES,
        prompt=dice.choice(("", "Choose an island")),
        card=dice.choice((None, CARD)),
        chronicle=lines,
        chronicle_back=dice.choice((0, 0, 5, 500)),
        actions=tuple(
            Button(Pick("action", str(k)), f"Do {k}", "tides", "K", k % 2 == 0) for k in range(dice.randint(0, 15))
        ),
        bar=(Button(Pick("bar", "undo"), "Undo", "undo"),),
        sources=some[0],
        targets=some[1],
        chosen=some[2],
        armed=frozenset(dice.sample(ISLAND_NAMES, 1)),
        hover=dice.choice((None, *pool)),
        carried=dice.choice((None, Carried("novice_red", 3, (400, 300)))),
        bubble=dice.choice((None, Bubble("A rule forbids this, and here is which one.", (1279, 0), "refusal"))),
        choices=dice.choice((None, None, Choices("How many?", ("1", "2"), (600, 400)))),
    )


def test_what_is_kept_never_shows_an_old_picture(make_view):
    kept = make_view()
    for seed in range(16):
        shown = random_shown(seed)
        fresh = make_view()
        assert same(picture(kept, shown), picture(fresh, shown)), seed


def test_an_equal_picture_draws_no_sprite_again(make_view, monkeypatch):
    view, shown = make_view(), replace(random_shown(4), hover=None, carried=None, choices=None)
    first = picture(view, shown)
    monkeypatch.setattr(Sprites, "get", lambda *_: pytest.fail("a sprite was drawn"))
    again = replace(shown, state=random_state(len(shown.state.seats), 4 // 3))
    assert again.state is not shown.state
    assert same(picture(view, again), first)


def other_orders(state, **changed):
    """The position with other things of the order that the first panel is about."""
    return with_order(state, state.seats[0], **changed)


def test_only_the_panel_of_an_order_that_changed_is_painted_again(make_view, monkeypatch):
    view, state, painted = make_view(), random_state(4, 1), []
    laid = panel_rows(Frame(SIZE), len(state.seats))
    colours = {tuple(rows.whole): colour for rows, colour in zip(laid, state.seats, strict=True)}

    def watched(surface, rect, *look):
        painted.append(colours[tuple(rect)])
        panel(surface, rect, *look)

    monkeypatch.setattr(panels, "panel", watched)
    picture(view, Shown(state, NAMES))
    assert painted == list(state.seats)
    for what, value in (("influence", 77), ("reserve", 0), ("favours", ("herbs",)), ("favours", ())):
        painted.clear()
        state = other_orders(state, **{what: value})
        shown = Shown(state, NAMES, sources=frozenset([Pick("reserve")]))
        assert same(picture(view, shown), picture(make_view(), shown))
        assert painted == [state.seats[0], *state.seats], what


def test_a_panel_over_other_islands_is_painted_again(make_view):
    view, state = make_view(), random_state(4, 1)
    picture(view, Shown(state, NAMES))
    elsewhere = Shown(replace(state, islands=state.islands[::-1]), NAMES)
    assert same(picture(view, elsewhere), picture(make_view(), elsewhere))


def test_a_state_shown_after_another_leaves_nothing_standing(make_view):
    view, states = make_view(), (random_state(4, 1), random_state(4, 2))
    pick = Pick("priestess")
    for state in (*states, *states):
        shown = Shown(state, NAMES, hover=pick)
        assert same(picture(view, shown), picture(make_view(), shown))


def test_a_longer_chronicle_renders_no_more_texts(make_view, monkeypatch):
    rendered = spy(monkeypatch, Fonts, "render")
    counts = []
    for length in (100, 1000):
        lines = tuple(ChronicleLine(f"{k} takes the favour of the tides", "red") for k in range(length))
        rendered.clear()
        picture(make_view(), Shown(random_state(4, 1), NAMES, chronicle=lines))
        counts.append(len(rendered))
    assert counts[0] == counts[1] < 200


@pytest.mark.parametrize(("size", "count"), [((1280, 720), 24), ((1920, 1080), 36)])
def test_nothing_of_a_long_card_is_cut(make_view, monkeypatch, size, count):
    seen = spy(monkeypatch, Fonts, "render")
    words = [f"Wort{k}" for k in range(count)]
    lines, facts = (" ".join(words[:12]),), (" ".join(words[12:18]), " ".join(words[18:]))
    card = Card("Kultstätteninsel der Mondpriesterin", "Gunstmarke „Buch der Weisen“", lines, facts, "favour_book")
    picture(make_view(size), Shown(random_state(4, 1), NAMES, card=card), size)
    rendered = "".join(seen).replace("-", "")  # a word without room is parted at a syllable
    assert [word for word in (*words, *card.title.split(), *card.subtitle.split()) if word not in rendered] == []


def test_the_newest_line_is_seen_and_scrolling_goes_back(make_view, monkeypatch):
    seen = spy(monkeypatch, Fonts, "render")
    lines = tuple(ChronicleLine(f"line-{k}", "red") for k in range(80))
    picture(make_view(), Shown(random_state(2, 1), NAMES, chronicle=lines))
    assert {"line-79", "line-75"} <= set(seen)
    assert "line-2" not in seen
    for back in (79, 10_000):
        seen.clear()
        picture(make_view(), Shown(random_state(2, 1), NAMES, chronicle=lines, chronicle_back=back))
        assert {"line-0", "line-3"} <= set(seen)
        assert "line-79" not in seen


def draw_motions(view, flying):
    """Moments of the motions of two games, pieces in the hand and a minute of quiet life."""
    view.ambient, surface = True, pygame.Surface(SIZE)
    for before, happened, _ in (*actions(1, {"players": 4}), *actions(2, {"players": 2})):
        for cue in view.motions(before, happened):
            for moment in range(8):
                placed = [flight.at(moment / 7 * cue.motion.duration) for flight in cue.motion.flights]
                flights = tuple(placing for placing in placed if placing)
                flying.paint(surface, flights)
    state = random_state(4, 1)
    for colour in COLOURS:
        carried = Carried(f"shrine_{colour}", 1, (400, 300))
        picture(view, Shown(replace(state, lit=4), NAMES, carried=carried))
    for _ in range(720):
        view.advance_ambient(1 / 12)
        view.renew_ambient(surface, Shown(state, NAMES))


def test_every_sprite_is_used_and_every_used_sprite_exists(make_view, sprites, fonts, monkeypatch):
    used = spy(monkeypatch, Sprites, "get")
    for seed in range(12):
        for players in (2, 4):
            picture(make_view(), Shown(random_state(players, seed), NAMES))
    picture(make_view(), Shown(random_state(4, 1, phase="prepare"), NAMES))
    lit = frozenset(Pick(Kind.ISLAND, name) for name in ISLAND_NAMES)
    picture(make_view(), Shown(random_state(4, 1), NAMES, targets=lit))
    draw_motions(make_view(), FlightPainter(Frame(SIZE), sprites, fonts))
    assert set(used) == set(Sprites(ROOT / "assets" / "luna" / "art").names())


def test_every_sprite_has_the_size_its_index_says(sprites):
    art = ROOT / "assets" / "luna" / "art"
    folder, index = art / "sprites", json.loads((art / "sprites.json").read_text("utf-8"))
    assert {path.stem for path in folder.glob("*.png")} == sprites.names()
    for name in sprites.names():
        width, height = pygame.image.load(folder / f"{name}.png").get_size()
        assert (width, height) == pytest.approx(tuple(side * 200 for side in index[name]["units"]), abs=1), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_text_is_missing_in_any_language(make_view, caplog, size, language):
    for solo, phase in ((False, "action"), (False, "prepare"), (True, "tire")):
        shown = Shown(random_state(2, 3, solo=solo, phase=phase), NAMES, card=CARD)
        picture(make_view(size, language), shown, size)
    assert caplog.records == []


def test_a_target_is_lit_in_the_colour_of_the_actor(make_view):
    state = replace(random_state(4, 6, taken=0.0), actor="red")
    plain = Shown(state, NAMES)
    view = make_view()
    for pick in (Pick("island", "herbs"), Pick("field", "9"), Pick("council"), Pick("favour", "book"), Pick("reserve")):
        around = view.place(pick, plain).inflate(24, 24)
        before = picture(view, plain).subsurface(around).copy()
        lit = picture(view, replace(plain, targets=frozenset([pick]))).subsurface(around)
        redder = pygame.transform.average_color(lit)[0] - pygame.transform.average_color(before)[0]
        assert redder >= 1, pick


def test_chosen_source_target_and_hover_look_different(make_view):
    view, state = make_view(), random_state(4, 6)
    pick = Pick("island", "tides")
    one = frozenset([pick])
    plain = Shown(state, NAMES)
    looks = [plain, replace(plain, sources=one), replace(plain, targets=one), replace(plain, chosen=one)]
    looks.append(replace(plain, hover=pick))
    assert len({picture(view, look).get_buffer().raw for look in looks}) == len(looks)


def test_a_tile_that_is_not_released_is_darker(make_view):
    state = random_state(4, 6, phase="prepare")
    state = replace(state, path=tuple(replace(place, novice=None) for place in state.path))
    later = replace(state, guardians=state.guardians[:1])
    view, pick = make_view(), Pick("tile", "23")
    rect = view.place(pick, Shown(state, NAMES))
    locked = brightness(picture(view, Shown(state, NAMES)), rect)
    assert brightness(picture(view, Shown(later, NAMES)), rect) > locked + 30


def test_the_carried_piece_is_drawn_at_the_pointer(make_view):
    view, shown = make_view(), Shown(random_state(2, 1), NAMES)
    before = picture(view, shown)
    after = picture(view, replace(shown, carried=Carried("novice_yellow", 2, (640, 600))))
    near, far = pygame.Rect(620, 570, 40, 60), pygame.Rect(700, 100, 300, 300)
    assert not same(before.subsurface(near).copy(), after.subsurface(near).copy())
    assert same(before.subsurface(far).copy(), after.subsurface(far).copy())


def test_a_bubble_stays_in_the_window(make_view):
    view, shown = make_view(), Shown(random_state(2, 1), NAMES)
    plain = picture(view, shown)
    for at in ((0, 0), (1279, 719), (1279, 0), (0, 719)):
        for words in ("No.", "This novice stands on a tile that the temple guardian has not released yet."):
            spoken = picture(view, replace(shown, bubble=Bubble(words, at, "refusal")))
            changed = pygame.mask.from_threshold(spoken, (0, 0, 0), (1, 1, 1, 255), plain)
            changed.invert()
            area = changed.get_bounding_rects()[0]
            assert area.w > 30
            assert pygame.Rect(1, 1, 1278, 718).contains(area)


def test_what_is_said_of_the_game_itself_is_not_tied_to_what_is_pointed_at(make_view):
    view, areas = make_view(), []
    for hover in (None, Pick("island", "herbs"), Pick("council")):
        shown = Shown(random_state(2, 1), NAMES, hover=hover)
        plain = picture(view, shown)
        spoken = picture(view, replace(shown, bubble=Bubble("Motions: fast", (640, 360), "gain", general=True)))
        changed = pygame.mask.from_threshold(spoken, (0, 0, 0), (1, 1, 1, 255), plain)
        changed.invert()
        boxes = changed.get_bounding_rects()
        areas.append(boxes[0].unionall(boxes[1:]))
    assert areas[0] == areas[1] == areas[2]
    open_fields = pygame.Rect(456, 375, 340, 95)
    assert not areas[0].colliderect(open_fields)


def test_resizing_lays_out_anew(make_view):
    view, shown = make_view((1280, 720)), Shown(random_state(3, 2), NAMES)
    picture(view, shown)
    assert same(picture(view, shown, (1600, 900)), picture(make_view((1600, 900)), shown, (1600, 900)))


def test_an_unknown_sprite_is_an_error(sprites):
    with pytest.raises(KeyError):
        sprites.get("dragon", 100)


def test_the_chronicle_starts_at_the_top_while_it_is_short(make_view):
    view = make_view()
    shown = Shown(random_state(2, 1), NAMES, chronicle=(ChronicleLine("It begins.", "red"),))
    empty, short = picture(view, replace(shown, chronicle=())), picture(view, shown)
    rect = chronicle_rect(Frame(SIZE), card_rect(Frame(SIZE)).bottom)
    lower = pygame.Rect(rect.x, rect.centery, rect.w, rect.h // 2 - 1)
    assert same(empty.subsurface(lower).copy(), short.subsurface(lower).copy())
    assert not same(empty, short)


@pytest.mark.parametrize("symbol", sorted(SYMBOLS))
def test_every_symbol_lies_in_its_box(symbol):
    assert all(-1.12 <= c <= 1.12 for outline in SYMBOLS[symbol] for point in outline for c in point)


def test_an_arrow_begins_at_the_supply_it_comes_from_and_is_not_cut_off_by_the_table(make_view):
    view, state, size = make_view(), random_state(4, 1), (1280, 720)
    arrow = Pick(Kind.RESERVE), Pick(Kind.ISLAND, state.islands[0])
    plain, pointed = (picture(view, Shown(state, NAMES, arrows=arrows), size) for arrows in ((), (arrow,)))
    same = pygame.mask.from_threshold(pointed, (0, 0, 0), (4, 4, 4, 255), plain)
    same.invert()
    assert state.actor
    novice = supply_novice(Frame(size), state.seats, state.actor)
    assert same.overlap_area(pygame.mask.Mask(novice.size, True), novice.topleft)


def test_the_way_of_a_book_has_one_arrow(make_view):
    view, before = (
        make_view(),
        next(each for each in map(partial(random_state, 2), range(99)) if with_book_to_move(each)),
    )
    source, target, after = with_book_to_move(before)
    arrow = Pick(Kind.FIELD, source), Pick(Kind.FIELD, target)
    advised, ghost = (picture(view, Shown(before, NAMES, arrows=ways, outcome=after)) for ways in ((arrow,), ()))
    assert same(advised, ghost)


def with_book_to_move(state):
    """A field with a book, one with a novice and without, and the position after a book went there; () without both."""
    books = [each for each in state.temple if each.novice and each.book]
    free = [each for each in state.temple if each.novice and not each.book]
    if not (books and free):
        return ()
    moved = {books[0].tile: replace(books[0], book=False), free[0].tile: replace(free[0], book=True)}
    temple = tuple(moved.get(each.tile, each) for each in state.temple)
    return str(books[0].tile), str(free[0].tile), replace(state, temple=temple)
