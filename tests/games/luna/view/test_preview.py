"""Preview, banner and edge: drawn where they belong, with nothing cut off."""

import itertools
from dataclasses import replace

import pygame
import pytest

from build_scripts.sheets.texts import recorded
from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.rules.constants import COLOURS, FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import panel_rows
from luna.games.luna.view.geometry.preview import preview_shape
from luna.games.luna.view.geometry.topics import topic_spots
from luna.games.luna.view.looks import LOOKS, target_colour
from luna.games.luna.view.paint import preview
from luna.games.luna.view.paint.preview import Preview
from luna.ui.pictures.palette import rgb
from luna.ui.reading.text import Text
from luna.ui.table.banner import BannerPainter
from luna.ui.table.picks import CHRONICLE, LOOK_BAR
from luna.ui.table.shown import Banner, Button, Card, LookBack, RecapRow, Shown
from luna.ui.table.sidebar import speaking_place
from tests.games.luna.view.states import NAMES, random_state
from tests.root import ROOT

SIZES = [(1280, 720), (1920, 1080)]
BUTTONS = Button(Pick("look", "back"), "", "rewind"), Button(Pick("look", "now"), "Back to the game")
VALUES = (6, -14, 13, 5, 92, 24, 7, 10, 138)


def picture(view, shown, size=(1280, 720)):
    surface = pygame.Surface(size)
    view.draw(surface, shown)
    return surface


def changes(one, other, shine=1):
    """The area in which two pictures differ, by more than what shines through a panel."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (shine, shine, shine, 255), other)
    same.invert()
    boxes = same.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def foretold(state, figures=None):
    return Preview(dict.fromkeys(state.seats, VALUES), figures or {})


@pytest.fixture
def cut(monkeypatch):
    """The texts that were too long for their place."""
    texts = []
    for module in (preview,):
        plain = module.fitted

        def watched(fonts, text, *rest, plain=plain):
            result = plain(fonts, text, *rest)
            if result[0] != text:
                texts.append(text)
            return result

        monkeypatch.setattr(module, "fitted", watched)
    return texts


@pytest.mark.parametrize(("language", "size"), list(itertools.product(LANGUAGES, SIZES)))
@pytest.mark.parametrize("players", [2, 4])
def test_no_word_of_the_preview_is_cut_off(make_view, cut, language, size, players):
    state = random_state(players, 1)
    picture(make_view(size, language), Shown(state, NAMES, preview=foretold(state, {"builder": "book"})), size)
    assert cut == []


@pytest.mark.parametrize(("size", "players"), list(itertools.product(SIZES, (2, 3, 4))))
def test_the_preview_covers_nothing_of_the_table_no_panel_and_not_the_card(make_view, size, players):
    state, card = random_state(players, 2), Card("Tile 7", facts=("Book", "On the path"))
    view, frame = make_view(size), Frame(size)
    plain, seen = (
        picture(view, Shown(state, NAMES, card=card, preview=told), size) for told in (None, foretold(state))
    )
    area = changes(plain, seen)
    assert not area.colliderect(frame.table)
    panels, rect = panel_rows(frame, len(state.seats)), preview_shape(frame, len(state.seats)).rect
    assert area.collidelist([rows.whole for rows in panels]) < 0
    assert rect.top - frame.right.top > frame.right.h / 4 or frame.left.contains(rect)


@pytest.mark.parametrize("figure", FIGURE_NAMES)
def test_a_pale_figure_stands_where_it_will_stand_and_nowhere_else(make_view, figure):
    state = random_state(3, 5)
    here = state.figures[figure]
    there = next(island for island in state.islands if island != here)
    view = make_view()
    plain = picture(view, Shown(state, NAMES, preview=foretold(state)))
    stays = picture(view, Shown(state, NAMES, preview=foretold(state, {figure: here})))
    seen = picture(view, Shown(state, NAMES, preview=foretold(state, {figure: there})))
    for surface in (plain, stays, seen):
        surface.fill("black", preview_shape(Frame((1280, 720)), len(state.seats)).rect.inflate(6, 6))
    assert changes(plain, stays).w == 0
    area = changes(plain, seen)
    spot = Frame((1280, 720)).at(lay.figure_spot(state.islands.index(there), figure), lay.Z_PLATEAU)
    assert area.inflate(8, 8).collidepoint(spot)
    assert area.w < 90
    assert area.h < 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("what", ["ahead", "tied", "behind"])
def test_below_two_panels_both_notes_have_room_and_the_reason_comes_first(make_view, language, size, what):
    view, state, text = make_view(size, language), random_state(2, 4, solo=True), Text(ROOT / "localization", language)
    reason: dict[str, str | int] = {"what": what, "own": 0, "other": 1, "short": 2}
    told = Preview(foretold(state).orders, {}, (("preview-contest", reason), ("preview-shrine", {})))
    with recorded() as drawn:
        view.draw(pygame.Surface(size), Shown(state, NAMES, preview=told))
    words = " ".join(each.text for each in drawn if each.layer == "preview")
    first, second = (words.find(text(id, **args)) for id, args in told.notes)
    assert 0 <= first < second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_banner_with_five_lines_lies_beside_the_table_and_shows_them_whole(make_view, language, size):
    view, frame, state = make_view(size, language), Frame(size), random_state(4, 3)
    text = Text(ROOT / "localization", language)
    taken = [text("chronicle-favour-taken", action="favor", favour=favour) for favour in ISLAND_NAMES[:3]]
    rows = [RecapRow(text("chronicle-by", name="Bartholomäus", told=told), "red", "+6", True) for told in taken]
    candle = text("chronicle-score-candle", name="Konstanze", points="+10")
    scores = f"Bartholomäus +16, Aleksandra −12, {candle}, Maximilian +11"
    rows.append(RecapRow(text("chronicle-round-scored", round=3, scores=scores), None, "", False))
    consecrated = text("chronicle-novice-consecrated", action="consecrate", tile=17)
    consecrated = text("chronicle-by", name="Bartholomäus", told=consecrated)
    displaces = text("recap-displaces", names="Aleksandra, Konstanze", count=3)
    rows.append(RecapRow(text("list-more", first=consecrated, second=displaces), "white", "−2", False))
    shown = Banner("blue", text("hand-over-turn", name="Bartholomäus"), tuple(rows), text("hand-over-hint"))
    area = changes(picture(view, Shown(state, NAMES), size), picture(view, Shown(state, NAMES, banner=shown), size))
    assert frame.right.contains(area)
    assert not area.colliderect(frame.table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_banner_without_room_tells_how_many_lines_stand_in_the_chronicle_alone(sprites, fonts, language, scale):
    frame, size, text = Frame((1280, 720), scale), (1280, 720), Text(ROOT / "localization", language)
    rows = tuple(RecapRow(f"Deed {number}", "red", "+1", True) for number in range(1, 41))
    painter = BannerPainter(frame.column, sprites, fonts, LOOKS, text, speaking_place(frame.column))
    with recorded() as drawn:
        painter.paint(pygame.Surface(size), Banner("blue", "Ada", rows, text("hand-over-hint")))
    told = [each.text for each in drawn if each.text in [row.text for row in rows]]
    assert 2 < len(told) < 40
    assert told == [row.text for row in rows[-len(told) :]]
    assert text("hand-over-more", count=40 - len(told)) in " ".join(each.text for each in drawn).replace("- ", "")
    assert all(frame.right.contains(each.box) for each in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), list(itertools.product(SIZES, (1.0, 1.25, 1.5, 2.0))))
def test_of_a_banner_early_deeds_are_left_out_and_never_what_befell_all(sprites, fonts, language, size, scale):
    frame, text = Frame(size, scale), Text(ROOT / "localization", language)
    candle = text("chronicle-score-candle", name="Konstanze", points="+10")
    scores = f"Bartholomäus +16, Aleksandra −12, {candle}, Maximilian +11"
    scored = text("chronicle-round-scored", round=3, scores=scores)
    for_all = [RecapRow(told, None, "", False) for told in (scored, "Priestess → Builder")]
    told = text("chronicle-favour-taken", action="favor", favour="book")
    deeds = [RecapRow(text("chronicle-by", name=f"Name {n}", told=told), "red", "+6", True) for n in range(4)]
    painter = BannerPainter(frame.column, sprites, fonts, LOOKS, text, speaking_place(frame.column))
    with recorded() as drawn:
        painter.paint(pygame.Surface(size), Banner("blue", "Ada", (*for_all, *deeds), text("hand-over-hint")))
    words = " ".join(each.text for each in drawn).replace("- ", "")
    assert all(row.text.replace("- ", "") in words for row in for_all)
    seen = [f"Name {n}" in words for n in range(4)]
    assert seen == sorted(seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), list(itertools.product(SIZES, (1.0, 1.25, 1.5))))
@pytest.mark.parametrize("count", [0, 1, 2])
def test_of_a_banner_the_last_deed_of_each_is_told_and_only_older_ones_are_folded(
    sprites, fonts, language, size, scale, count
):
    frame, text = Frame(size, scale), Text(ROOT / "localization", language)
    candle = text("chronicle-score-candle", name="Cleo", points="+10")
    scores = f"Ada +16, Bruno −12, {candle}, Dario +11"
    names = [text("figure-name", figure=figure) for figure in ("priestess", "builder", "apostate")]
    stand = [text("recap-figure", name=name, island=island) for name, island in zip(names, ISLAND_NAMES, strict=False)]
    befell = [
        text("chronicle-round-scored", round=3, scores=scores),
        text("recap-figures", figures=", ".join(stand)),
    ]
    for_all = [RecapRow(words, None, "", False) for words in befell[:count]]
    told, where = text("chronicle-favour-taken", action="favor", favour="book"), ("red", "blue", "white")
    named = [text("chronicle-by", name=f"Deed {n}", told=told) for n in range(6)]
    deeds = [RecapRow(words, where[n % 3], "+6", True) for n, words in enumerate(named)]
    painter = BannerPainter(frame.column, sprites, fonts, LOOKS, text, speaking_place(frame.column))
    with recorded() as drawn:
        painter.paint(pygame.Surface(size), Banner("yellow", "Ada", (*deeds, *for_all), text("hand-over-hint")))
    words = " ".join(each.text for each in drawn).replace("- ", "")
    assert all(row.text in words for row in deeds[3:]), words


def test_a_banner_takes_no_place_from_what_can_be_picked_but_the_lines_below_it(make_view):
    view, state = make_view(), random_state(4, 3)
    plain = Shown(state, NAMES)
    covered = Shown(state, NAMES, banner=Banner("red", "Bruno is to act"), preview=foretold(state))
    for at in itertools.product(range(0, 1280, 40), range(0, 720, 40)):
        if not Frame((1280, 720)).right.collidepoint(at):
            assert view.picks_at(at, plain) == view.picks_at(at, covered)
        assert set(view.picks_at(at, covered)) <= {*view.picks_at(at, plain), CHRONICLE}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_bar_and_a_light_above_it_have_the_colour_of_the_order_to_act_and_nothing_frames_the_table(
    make_view, colour
):
    state, frame = replace(random_state(4, 1), actor=colour), Frame((1280, 720))
    acts, nobody = (picture(make_view(), Shown(replace(state, actor=who), NAMES)) for who in (colour, None))
    light = rgb(target_colour(colour))
    assert tuple(acts.get_at((640, frame.bottom.top + 1)))[:3] == light
    low = frame.table.centerx + 40, frame.table.bottom - 2
    near = [abs(a - b) for a, b in zip(acts.get_at(low)[:3], light, strict=True)]
    far = [abs(a - b) for a, b in zip(nobody.get_at(low)[:3], light, strict=True)]
    assert sum(near) < sum(far)
    for x, y in (frame.table.topleft, frame.table.midtop, (frame.table.left, frame.table.centery)):
        assert acts.get_at((x, y)) == nobody.get_at((x, y))


@pytest.mark.parametrize(("size", "scale"), list(itertools.product(SIZES, (1.0, 1.5))))
def test_with_two_orders_the_preview_lies_below_their_panels_where_it_has_room(size, scale):
    state, frame = random_state(2, 1), Frame(size, scale)
    rect, last = preview_shape(frame, len(state.seats)).rect, panel_rows(frame, len(state.seats))[-1]
    assert not rect.colliderect(last.whole)
    assert frame.left.contains(rect) or (scale > 1 and not rect.colliderect(frame.left))


@pytest.mark.parametrize(("language", "size"), list(itertools.product(LANGUAGES, SIZES)))
def test_looking_back_draws_nothing_over_the_preview(make_view, language, size):
    state, view = random_state(2, 4, solo=True), make_view(size, language)
    look = LookBack("Looking back: preparation, a name as long as names can be", "Step 115 of 120", 115, BUTTONS)
    frame, shown = Frame(size), Shown(state, NAMES, preview=foretold(state))
    table = preview_shape(frame, len(state.seats)).rect.inflate(-24, -24)
    before = picture(view, shown, size).subsurface(table).copy()
    behind = Shown(state, NAMES, preview=foretold(state), look=look)
    assert not changes(before, picture(view, behind, size).subsurface(table).copy(), shine=8)
    assert not view.place(LOOK_BAR, behind).colliderect(table)


@pytest.mark.parametrize("position", range(7))
def test_figures_that_come_to_one_island_stand_beside_each_other_and_are_found_there(position):
    state, frame = random_state(4, 3), Frame((1280, 720))
    island, away = state.islands[position], state.islands[position - 1]
    state = replace(state, figures=dict.fromkeys(FIGURE_NAMES, away))
    coming = dict.fromkeys(FIGURE_NAMES, island)
    boxes = {
        spot.pick.key: spot.rect for spot in topic_spots(frame, state, coming) if spot.pick.kind == "coming-figure"
    }
    assert boxes.keys() == {f"{name}:{island}" for name in FIGURE_NAMES}
    assert not [pair for pair in itertools.combinations(boxes.values(), 2) if pair[0].colliderect(pair[1])]
