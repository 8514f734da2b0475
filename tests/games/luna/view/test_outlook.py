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
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import BARRED, BEST, WORST, Outlook, OutlookRow, laid, sheet_rect
from luna.games.luna.view.geometry.panels import panel_frame, panel_rows
from luna.games.luna.view.geometry.topics import coming_sign
from luna.games.luna.view.paint import outlook as paint
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, SPOKEN, rgb
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text
from luna.ui.table.picks import HINT
from luna.ui.table.shown import Shown, TipNote
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
EVERY_ISLAND = Outlook(tuple(OutlookRow(island, 28, 12 - 7 * k) for k, island in enumerate(ISLAND_NAMES)))
"""All islands to choose from, with long numbers."""
HARDLY_ANY = Outlook((*EVERY_ISLAND.rows[:1], *EVERY_ISLAND.rows[5:6]), ISLAND_NAMES[1:5] + ISLAND_NAMES[6:])
"""Every heading, and most islands cannot be chosen."""


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


@pytest.mark.parametrize("size", [*SIZES, (1024, 768), (2560, 800), (3840, 2160)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("choices", [CHOICES, EVERY_ISLAND, HARDLY_ANY])
def test_in_every_type_the_sheet_lies_whole_in_the_left_column_below_the_panels(size, scale, choices):
    frame = Frame(size, scale)
    sheet = laid(frame, choices, 2)
    boxes = sorted([*(rect for _, rect in sheet.heads), *(line.rect for line in sheet.lines)], key=lambda box: box.y)
    assert frame.left.contains(sheet.rect)
    assert all(sheet.rect.contains(box) for box in boxes)
    assert all(one.bottom <= other.top for one, other in pairwise(boxes))
    assert sheet.rect.top >= panel_rows(frame, 2, solo=True)[-1].whole.bottom
    assert panel_frame(frame, 2, solo=True).ui_scale >= min(1.0, scale) * panel_frame(Frame(size), 2).ui_scale


@pytest.mark.parametrize("size", [*SIZES, (1024, 768), (3840, 2160)])
def test_larger_type_makes_no_sheet_smaller(size):
    usual, *larger = (laid(Frame(size, scale), HARDLY_ANY, 2).frame.ui_scale for scale in (1.0, 1.25, 1.5, 2.0))
    assert all(scale >= usual - 0.01 for scale in larger)


def test_each_island_has_one_row_the_largest_change_of_the_lead_first():
    for phase in range(6):
        state = position(TIRE, wanted=lambda state, round=phase + 1: state.round == round)
        told = outlook(state)
        assert told
        assert {row.island for row in told.rows} == {ISLAND_NAMES[reply.island] for reply in replies(state)}
        assert sorted([*(row.island for row in told.rows), *told.barred]) == sorted(ISLAND_NAMES)
        assert [row.swing for row in told.rows] == sorted((reply.swing for reply in replies(state)), reverse=True)


def test_best_and_worst_stand_below_words_of_their_own_and_so_do_islands_that_cannot_be_chosen():
    sheet = laid(Frame((1280, 720)), HARDLY_ANY, 2)
    assert [group for group, _ in sheet.heads] == [BEST, WORST, BARRED]
    for line in sheet.lines:
        above = [group for group, rect in sheet.heads if rect.bottom <= line.rect.top]
        assert above[-1] == line.group
        assert (line.row is None) == (line.group == BARRED)


@pytest.mark.parametrize("size", SIZES)
def test_groups_lie_apart_and_a_line_parts_them(size):
    sheet = laid(Frame(size), EVERY_ISLAND, 2)
    gaps = [(one, other) for one, other in pairwise(sheet.lines) if one.group != other.group]
    assert len(gaps) == len(sheet.between) == 2
    for (one, other), y in zip(gaps, sheet.between, strict=True):
        assert one.rect.bottom < y < other.rect.top
        assert other.rect.top - one.rect.bottom > 5
    assert all(one.rect.bottom == other.rect.top for one, other in pairwise(sheet.lines) if one.group == other.group)


def test_only_another_tile_than_the_usual_one_is_told_in_a_row():
    rows = tuple(OutlookRow(island, 12 if n == 3 else 28, -n) for n, island in enumerate(ISLAND_NAMES))
    sheet = laid(Frame((1280, 720)), Outlook(rows), 2)
    assert Outlook(rows).usual == 28
    assert [line.apart for line in sheet.lines] == [n == 3 for n in range(len(rows))]
    assert sheet.lines[3].rect.h > sheet.lines[2].rect.h


def test_where_all_choices_come_to_the_same_none_is_called_the_best():
    alike = Outlook(tuple(replace(row, swing=-4) for row in EVERY_ISLAND.rows))
    assert laid(Frame((1280, 720)), alike, 2).heads == ()


@pytest.mark.parametrize("size", SIZES)
def test_a_row_stands_for_its_island(make_view, size):
    view, shown = make_view(size), Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    for line in laid(Frame(size), CHOICES, 2).lines:
        assert view.picks_at(line.rect.center, shown)[0] == Pick("island", line.island)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [CHOICES, EVERY_ISLAND, HARDLY_ANY])
def test_the_sheet_is_in_readable_type_and_no_word_is_cut_or_lies_on_another(
    fonts, sprites, monkeypatch, size, scale, language, choices
):
    drawn, cut, plain, fitting = [], [], vars(paint)["line"], vars(paint)["fitted"]

    def drawing(surface, fonts, text, at, role, px, *rest):
        rect = plain(surface, fonts, text, at, role, px, *rest)
        drawn.append((text, px, rect.inflate(0, -0.5 * rect.h)))
        return rect

    def shrinking(fonts, text, *rest):
        result = fitting(fonts, text, *rest)
        cut.extend([text] if result[0] != text else [])
        return result

    monkeypatch.setattr(paint, "line", drawing)
    monkeypatch.setattr(paint, "fitted", shrinking)
    frame, text = Frame(size, scale), Text(ROOT / "localization", language)
    shown = Shown(Snapshot.of(CHOOSING), NAMES, outlook=choices)
    paint.OutlookPainter(frame, sprites, fonts, text).paint(pygame.Surface(size), shown, choices)
    told = [signed(text, choices.behind(row)) for row in choices.rows]
    assert cut == []
    assert all(px >= 20 for words, px, _ in drawn if words in told)
    assert all(px >= 12 and sheet_rect(frame, 2).contains(rect) for _, px, rect in drawn)
    assert not [(one, other) for one, other in combinations(drawn, 2) if one[2].colliderect(other[2])]
    said = " ".join(words for words, _, _ in drawn)
    assert all(text("island-name", island=line.island) in said for line in laid(frame, choices, 2).lines)
    assert text("outlook-title") in said
    assert text("outlook-behind") in said
    assert (
        text("outlook-usual", tile=choices.usual, alike="yes" if len({row.tile for row in choices.rows}) == 1 else "no")
        in said
    )


def test_the_headings_tell_what_a_choice_costs_and_advise_none(sprites, fonts, monkeypatch):
    said, text = list[str](), Text(ROOT / "localization", "en")
    monkeypatch.setattr(paint, "line", lambda surface, fonts, told, *rest: said.append(told))
    for lead, words in ((-9, ("Costs least", "Costs most")), (99, ("Brings most", "Brings least"))):
        rows = tuple(replace(row, swing=row.swing + lead - 12) for row in EVERY_ISLAND.rows)
        frame, shown = Frame((1280, 720)), Shown(Snapshot.of(CHOOSING), NAMES, outlook=Outlook(rows))
        paint.OutlookPainter(frame, sprites, fonts, text).paint(pygame.Surface(frame.size), shown, Outlook(rows))
        assert set(words) <= set(said)
        said.clear()


def test_an_open_hint_marks_the_row_of_its_island_and_no_other(sprites, fonts):
    frame, shown = Frame((1280, 720)), Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    painter = paint.OutlookPainter(frame, sprites, fonts, Text(ROOT / "localization", "en"))
    lines = [line for line in laid(frame, CHOICES, 2).lines if line.row]
    painter.paint(plain := pygame.Surface(frame.size), shown, CHOICES)
    for advised in lines:
        hint = TipNote(Pick("island", advised.island), "", topic=HINT)
        painter.paint(lit := pygame.Surface(frame.size), replace(shown, tip=hint), CHOICES)
        changed = [line for line in lines if differs(plain.subsurface(line.rect), lit.subsurface(line.rect))]
        assert changed == [advised]


@pytest.mark.parametrize("hover", ["island", "other"])
def test_the_row_of_the_island_that_is_pointed_at_is_lit(view, hover):
    shown = Shown(Snapshot.of(CHOOSING), NAMES, outlook=CHOICES)
    line = laid(Frame((1280, 720)), CHOICES, 2).lines[2]
    key = line.island if hover == "island" else f"red:{line.island}"
    plain, lit = (picture(view, replace(shown, hover=each)) for each in (None, Pick(hover, key)))
    column = pygame.Rect(0, 0, Frame((1280, 720)).left.right, 720)
    assert line.rect.contains(differs(plain.subsurface(column), lit.subsurface(column)))
    assert differs(plain.subsurface(column), lit.subsurface(column)).w


def test_the_numbers_tell_how_far_each_choice_is_behind_the_best_and_stand_before_its_name(sprites, fonts, monkeypatch):
    at, plain, text = dict[str, list[pygame.Rect]](), vars(paint)["line"], Text(ROOT / "localization", "en")

    def drawing(surface, fonts, told, *rest):
        at.setdefault(told, []).append(plain(surface, fonts, told, *rest))

    monkeypatch.setattr(paint, "line", drawing)
    frame, shown = Frame((1280, 720)), Shown(Snapshot.of(CHOOSING), NAMES, outlook=EVERY_ISLAND)
    paint.OutlookPainter(frame, sprites, fonts, text).paint(pygame.Surface(frame.size), shown, EVERY_ISLAND)
    for k, row in enumerate(EVERY_ISLAND.rows):
        [name], [number] = at[text("island-name", island=row.island)], at[signed(text, -7 * k)]
        assert number.right < name.left
        assert abs(number.centery - name.centery) < name.h


@pytest.mark.parametrize(("odd", "words"), [(28, "always takes tile 28"), (12, "mostly takes tile 28")])
def test_it_is_told_whether_the_opponent_takes_the_usual_tile_after_all_choices(
    sprites, fonts, monkeypatch, odd, words
):
    said, text = list[str](), Text(ROOT / "localization", "en")
    monkeypatch.setattr(paint, "line", lambda surface, fonts, told, *rest: said.append(told))
    choices = replace(EVERY_ISLAND, rows=(replace(EVERY_ISLAND.rows[0], tile=odd), *EVERY_ISLAND.rows[1:]))
    frame, shown = Frame((1280, 720)), Shown(Snapshot.of(CHOOSING), NAMES, outlook=choices)
    paint.OutlookPainter(frame, sprites, fonts, text).paint(pygame.Surface(frame.size), shown, choices)
    assert words in " ".join(said)


def test_a_token_of_the_same_name_lights_no_row(view):
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


@pytest.mark.parametrize("size", SIZES)
def test_the_hammer_at_a_coming_shrine_is_told_of_all_over(make_view, size):
    state, view = Snapshot.of(position(ACTION, "solo 1", lambda state: coming_shrine(state) >= 0)), make_view(size)
    frame, shown, position_ = Frame(size), Shown(state, NAMES), state.islands.index(state.shrine_due or "")
    at = frame.at(lay.shrine_spot(position_, state.opponent or ""), lay.Z_PLATEAU)
    (x, y), radius = coming_sign(frame, at)
    for across, down in ((0, 0), (0, 0.8), (0.6, 0.6), (-0.6, 0.6)):
        topic = view.topic_at((round(x + across * radius), round(y + down * radius)), shown)
        assert topic == Pick("coming-shrine", state.shrine_due or "")


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


@pytest.mark.parametrize("group", paint.INKS)
def test_words_and_numbers_stand_out_from_every_ground_of_the_sheet(group):
    for ground in (paint.GROUNDS[group], PANEL, SPOKEN):
        for ink in (paint.INKS[group], CREAM, GOLD, QUIET):
            assert contrast(luminance(rgb(ground)), luminance(rgb(ink))) >= 4.5
