"""The solo opponent in the picture: the sheet of choices, its coming shrine, the blocked island."""

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.core.turn import Play
from luna.games.luna.points.opponent import coming_shrine, replies
from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, TIRE
from luna.games.luna.table.luna_table import LunaTable
from luna.games.luna.table.outlook import outlook
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import HEADS, Outlook, cell, coins_rect, column_rects, line_rects, sheet_rect
from luna.games.luna.view.geometry.panels import panel_frame, panel_rows
from luna.games.luna.view.paint import outlook as paint
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, SLOT, SPOKEN, rgb
from luna.ui.reading.text import Text
from luna.ui.table.shown import Shown
from tests.games.luna.rules.random_games import played
from tests.games.luna.view.states import NAMES
from tests.root import ROOT
from tests.ui.table.reading_glass import contrast, luminance

SIZES = [(1280, 720), (1920, 1080)]


def position(phase, mode="solo 2", wanted=lambda state: True):
    """The first such position of random games."""
    games = (played(mode, seed)[1] for seed in range(20))
    states = (step.after for match in games for step in match.steps)
    return next(state for state in states if state.phase == phase and wanted(state))


@pytest.fixture
def view(make_view):
    """In English, as large as the smallest window."""
    return make_view()


CHOOSING = position(TIRE)
CHOICES = outlook(CHOOSING) or Outlook(())
WIDE = replace(CHOICES.rows[0], temple=-10, council=-10, scoring=-10, swing=-30)
EVERY_ISLAND = Outlook(tuple(replace(WIDE, island=island) for island in ISLAND_NAMES))
"""All islands to choose from, with the longest numbers beside each other."""


def picture(view, shown, size=(1280, 720)):
    surface = pygame.Surface(size)
    view.draw(surface, shown)
    return surface


def differs(one, other):
    """The area in which two pictures differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    same.invert()
    boxes = same.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("size", [*SIZES, (1024, 768), (3840, 2160)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_all_lines_lie_in_the_left_column_and_are_high_enough_to_be_read(size, scale):
    frame = Frame(size, scale)
    rects = [coins_rect(frame, 2), *line_rects(frame, 2)]
    assert all(frame.left.contains(rect) for rect in rects)
    assert all(sheet_rect(frame, 2).contains(rect) for rect in rects)
    assert rects[1].h >= 29
    assert all(one.bottom <= other.top for one, other in pairwise(rects))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 1.5, 2.0])
def test_in_every_type_the_sheet_lies_below_the_panels_of_the_solo_game(size, scale):
    frame = Frame(size, scale)
    panels = panel_rows(frame, 2, solo=True)
    assert all(rect.top >= panels[-1].whole.bottom for _, rect in column_rects(frame, CHOICES, 2))
    assert panel_frame(frame, 2, solo=True).ui_scale >= min(1.0, scale) * panel_frame(Frame(size), 2).ui_scale


@pytest.mark.parametrize("size", SIZES)
def test_each_line_has_its_words_above_its_numbers_and_they_are_lit_where_they_are_pointed_at(make_view, size):
    view, shown = make_view(size), Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    heads = [view.place(head, shown) for head in HEADS]
    for head, box, whole in zip(HEADS, heads, line_rects(Frame(size), 2), strict=True):
        assert whole.contains(box)
        assert box.top == whole.top
        assert view.picks_at(box.center, shown)[0] == view.topic_at(box.center, shown) == head
        changed = differs(picture(view, shown, size), picture(view, replace(shown, hover=head), size))
        assert changed.w
        assert abs(changed.centerx - box.centerx) <= 2  # its light may be cut off by the edge of the window


@pytest.mark.parametrize("size", SIZES)
def test_a_token_and_every_number_below_it_stand_for_their_island(make_view, size):
    view, shown, frame = make_view(size), Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES), Frame(size)
    for k, row in enumerate(CHOICES.rows):
        for line in (coins_rect(frame, 2), *line_rects(frame, 2)):
            box = cell(line, len(CHOICES.rows), k)
            assert view.picks_at((box.centerx, box.bottom - 4), shown)[0] == Pick("island", row.island)


def test_the_sheet_calls_no_choice_the_best(view):
    """What looks best if the round ended now need not be: only the hint advises."""
    state, names = Snapshot.of(CHOOSING), NAMES
    alike, rising, falling = (
        Outlook(tuple(replace(row, swing=-19 + step * n) for n, row in enumerate(CHOICES.rows))) for step in (0, 1, -1)
    )
    for rows in (rising, falling):
        pictures = [picture(view, Shown(state, names, outlook=each)) for each in (alike, rows)]
        sums = differs(*pictures)
        assert line_rects(Frame((1280, 720)), 2)[-1].contains(sums)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_sheet_is_cut(make_view, monkeypatch, size, language):
    cut, plain = [], vars(paint)["fitted"]

    def watched(fonts, text, *rest):
        result = plain(fonts, text, *rest)
        cut.extend([text] if result[0] != text else [])
        return result

    monkeypatch.setattr(paint, "fitted", watched)
    picture(make_view(size, language), Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES), size)
    assert cut == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_itself_says_what_a_minus_means(fonts, sprites, monkeypatch, size, language):
    drawn, plain, text = [], vars(paint)["line"], Text(ROOT / "localization", language)

    def watched(surface, fonts, told, *rest):
        drawn.append(told)
        return plain(surface, fonts, told, *rest)

    monkeypatch.setattr(paint, "line", watched)
    paint.OutlookPainter(Frame(size), sprites, fonts, text).paint(pygame.Surface(size), CHOICES, 2, None)
    assert text("outlook-minus") in " ".join(drawn)
    assert text("outlook-note").replace("\N{NO-BREAK SPACE}", " ") in " ".join(drawn).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("choices", "least"), [(CHOICES, 15), (EVERY_ISLAND, 14)])
def test_the_sheet_is_in_readable_type_and_no_word_lies_on_another(
    fonts, sprites, monkeypatch, size, scale, language, choices, least
):
    drawn, plain = [], vars(paint)["line"]

    def watched(surface, fonts, text, at, role, px, *rest):
        rect = plain(surface, fonts, text, at, role, px, *rest)
        drawn.append((text, px, rect.inflate(0, -0.5 * rect.h)))
        return rect

    monkeypatch.setattr(paint, "line", watched)
    frame, surface = Frame(size, scale), pygame.Surface(size)
    painter = paint.OutlookPainter(frame, sprites, fonts, Text(ROOT / "localization", language))
    painter.paint(surface, choices, 2, None)
    sheet = sheet_rect(frame, 2)
    assert all(px >= least for text, px, _ in drawn if any(map(str.isdigit, text)))
    assert all(px >= 13 and sheet.contains(rect) for _, px, rect in drawn)
    assert not [(one, other) for one, other in combinations(drawn, 2) if one[2].colliderect(other[2])]


def test_the_number_of_a_tile_stands_out_from_its_hexagon():
    assert contrast(luminance(rgb(paint.HEXAGON)), luminance(rgb(CREAM))) >= 4.5


def test_the_column_that_is_pointed_at_is_lit(view):
    shown = Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    row, rect = list(column_rects(Frame((1280, 720)), CHOICES, 2))[2]
    plain, lit = (picture(view, replace(shown, hover=hover)) for hover in (None, Pick("island", row.island)))
    column = pygame.Rect(0, 0, Frame((1280, 720)).left.right, 720)
    assert rect.contains(differs(plain.subsurface(column), lit.subsurface(column)))


def test_the_light_of_a_column_leaves_the_words_between_its_numbers_alone(view):
    shown = Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    plain, lit = (
        picture(view, replace(shown, hover=hover)) for hover in (None, Pick("island", CHOICES.rows[2].island))
    )
    for head in HEADS:
        words = view.place(head, shown)
        assert not differs(plain.subsurface(words), lit.subsurface(words))


def test_a_token_of_the_same_name_lights_no_column(view):
    shown = Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    hovers = None, Pick("token", CHOICES.rows[2].island)
    plain, lit = (picture(view, replace(shown, hover=hover)) for hover in hovers)
    column = pygame.Rect(0, 0, Frame((1280, 720)).left.right, 720)
    assert not differs(plain.subsurface(column), lit.subsurface(column))


def test_each_choice_tells_whether_the_coming_shrine_will_stand():
    state = position(TIRE, "solo 1", lambda state: coming_shrine(state) >= 0)
    table, due = LunaTable(), Snapshot.of(state).shrine_due
    for reply in replies(state):
        seen = table.outcome(state, Play(FIRST["tire"] + reply.island))
        assert seen.shrine_due == (None if reply.shrine < 0 else due)
    assert {None if reply.shrine < 0 else ISLAND_NAMES[reply.shrine] for reply in replies(state)} == {None, due}


def test_a_shrine_that_a_choice_prevents_is_struck_out(view):
    state = Snapshot.of(position(TIRE, "solo 1", lambda state: coming_shrine(state) >= 0))
    pale = picture(view, Shown(state, NAMES, outcome=replace(state)))
    struck = picture(view, Shown(state, NAMES, outcome=replace(state, shrine_due=None)))
    island = view.place(Pick("island", state.shrine_due or ""), Shown(state, NAMES))
    area = differs(pale, struck)
    assert area.w
    assert island.inflate(80, 80).contains(area)


def test_a_coming_shrine_stands_pale_on_its_island(view):
    state = Snapshot.of(position(ACTION, "solo 1", lambda state: coming_shrine(state) >= 0))
    assert state.shrine_due
    island = view.place(Pick("island", state.shrine_due), Shown(state, NAMES))
    area = differs(picture(view, Shown(state, NAMES)), picture(view, Shown(replace(state, shrine_due=None), NAMES)))
    assert area.w
    assert island.inflate(80, 80).contains(area)


def test_the_lock_leaves_the_number_of_favours_to_be_read(view):
    state = Snapshot.of(position(ACTION, "solo 2"))
    shown = Shown(state, NAMES)
    coin = view.place(Pick("favour", state.barred or ""), shown)
    free, barred = picture(view, replace(shown, state=replace(state, level=1))), picture(view, shown)
    number = pygame.Rect(0, 0, 6, 9)
    number.center = round(coin.centerx + 0.45 * coin.w / 2), round(coin.centery + 1.05 * coin.h / 2)
    bright = [
        {(x, y) for x in range(number.w) for y in range(number.h) if drawn.subsurface(number).get_at((x, y)).r > 180}
        for drawn in (free, barred)
    ]
    assert bright[0] == bright[1] != set()
    assert differs(free.subsurface(coin), barred.subsurface(coin))


def test_the_blocked_island_lies_in_chains_from_level_2_on(view):
    state = Snapshot.of(position(ACTION, "solo 2"))
    assert state.barred
    area = differs(picture(view, Shown(state, NAMES)), picture(view, Shown(replace(state, level=1), NAMES)))
    assert area.colliderect(view.place(Pick("island", state.barred), Shown(state, NAMES)))
    assert replace(state, level=1).barred is None
    assert replace(state, phase="prepare").barred is None


@pytest.mark.parametrize("ground", [PANEL, SLOT, SPOKEN, paint.COLUMN])
@pytest.mark.parametrize("ink", [CREAM, GOLD, QUIET])
def test_words_and_numbers_stand_out_from_every_ground_of_the_sheet(ground, ink):
    assert contrast(luminance(rgb(ground)), luminance(rgb(ink))) >= 4.5
