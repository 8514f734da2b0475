"""With every size of type in every window all panels and buttons have their place beside the table."""

import itertools
from dataclasses import replace

import pygame
import pytest

from build_scripts.sheets.matrix import SCALES, SIZES
from build_scripts.sheets.texts import recorded
from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES
from luna.games.luna.table.buttons import action_buttons
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.view.geometry.action_bar import actions_area, arranged_bar, prompt_area, slot_middle, slot_radius
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below, panel_frame, panel_rows, supply_boxes
from luna.games.luna.view.paint.labels import make_labels
from luna.games.luna.view.paint.numbers import COUNT
from luna.games.luna.view.paint.seats import value_plates
from luna.games.luna.view.paint.topbar import TopBar
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.draw import wrapped
from luna.ui.reading.breaks import syllables_within
from luna.ui.reading.text import Text
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button, Shown, TipNote, TipWay
from luna.ui.table.sidebar import speaking_place
from luna.ui.table.tips import TipPainter
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import random_state
from tests.root import ROOT

SAY = Text(ROOT / "localization", "en").of("luna")
CASES = list(itertools.product(SIZES, (*SCALES, 125)))
WORDS = ("Gunst", "Missionierung", "Kultstätte", "Heilkräuter", "Reise", "Gezeiten", "Segelboot")
ACTIONS = tuple(Button(Pick("action", str(k)), word, "moon", "M") for k, word in enumerate(WORDS + WORDS[1:]))


def overlapping(boxes):
    return [(one, other) for one, other in itertools.combinations(boxes, 2) if one.colliderect(other)]


@pytest.mark.parametrize(("size", "scale"), CASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_order_has_a_panel_that_shows_everything(size, scale, players):
    frame = Frame(size, scale / 100)
    laid = panel_rows(frame, players)
    assert all(frame.left.contains(rows.whole) for rows in laid)
    assert not overlapping([rows.whole for rows in laid])
    for rows in laid:
        assert rows.whole.contains(rows.head)
        parts = [*rows.counts(), *supply_boxes(rows), *rows.tokens(), rows.council]
        assert all(rows.whole.contains(part) for part in parts)
        assert not overlapping(parts)
        assert all(part.h >= 17 and part.w >= 17 for part in parts)


@pytest.mark.parametrize(("size", "scale"), CASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_type_of_the_panels_is_between_the_usual_and_the_wanted_size(size, scale, players):
    frame, usual = Frame(size, scale / 100), panel_frame(Frame(size), players)
    least, most = sorted((usual.ui_scale, frame.ui_scale))
    assert least <= panel_frame(frame, players).ui_scale <= most


@pytest.mark.parametrize("size", SIZES)
def test_names_and_counts_on_the_table_grow_with_the_wish_and_never_shrink(fonts, size):
    usual, state = Frame(size), Snapshot.of(next(iter(random_positions(2, 9))))
    names = [make_labels(Frame(size, scale), fonts, SAY, ISLAND_NAMES) for scale in (1.0, 1.25)]
    assert all(large.plate.h > small.plate.h for small, large in zip(*names, strict=True))
    assert Frame(size, 0.8).type(COUNT) == usual.type(COUNT) < Frame(size, 1.25).type(COUNT)
    assert Frame(size, 2.0).type(COUNT) <= 1.31 * usual.type(COUNT)
    plates = [list(value_plates(Frame(size, scale), fonts, state)) for scale in (1.0, 2.0)]
    assert all(large[2].h > small[2].h for small, large in zip(*plates, strict=True))


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_below_the_panels_lies_what_they_leave_free(size, scale):
    frame = Frame(size, scale / 100)
    free = free_below(frame, 2)
    assert free.h <= 0 or frame.left.contains(free)
    assert free.top > panel_rows(frame, 2)[-1].whole.bottom


@pytest.mark.parametrize(("size", "scale"), CASES)
@pytest.mark.parametrize("count", [1, 4, 5, 13])
def test_buttons_prompt_and_tokens_share_the_bar(fonts, size, scale, count):
    frame = Frame(size, scale / 100)
    laid = arranged_bar(frame, fonts, ACTIONS[:count])
    boxes = [each.rect for each in laid.placed]
    radius = slot_radius(frame)
    tokens = [pygame.Rect(0, 0, 2 * radius, 2 * radius).move(x - radius, y - radius) for x, y in slots(frame)]
    assert [each.button for each in laid.placed] == list(ACTIONS[:count])
    assert not overlapping([*boxes, *tokens, prompt_area(frame, laid.prompt)])
    assert all(actions_area(frame).left <= box.left and box.right <= actions_area(frame).right + 1 for box in boxes)
    assert all(frame.bottom.contains(box) for box in (*boxes, *tokens))


def slots(frame):
    return [slot_middle(frame, number) for number in range(7)]


@pytest.mark.parametrize(("size", "scale"), CASES)
def test_no_button_loses_its_word_to_large_type(fonts, size, scale):
    usual = arranged_bar(Frame(size), fonts, ACTIONS)
    laid = arranged_bar(Frame(size, scale / 100), fonts, ACTIONS)
    assert all(each.label for each in usual.placed)
    assert all(each.label for each in laid.placed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_no_position_of_any_mode_does_a_button_lose_its_word(fonts, language):
    say = Text(ROOT / "localization", language).of("luna")
    offered = {action_buttons(say, state, LUNA_TABLE.turn(state)) for state in random_positions(6, 17)}
    frames = [Frame(size, scale / 100) for size in SIZES[:3] for scale in (*SCALES, 125)]
    assert [
        (each.button.label, frame.size)
        for frame, actions in itertools.product(frames, offered)
        for each in arranged_bar(frame, fonts, actions).placed
        if not each.label
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_solo_no_button_ever_moves_whatever_is_called_on_it_and_asked(fonts, language):
    say, frame = Text(ROOT / "localization", language).of("luna"), Frame((1280, 720))
    turns = [state for state in random_positions(6, 5) if state.table.solo and state.phase == ACTION]
    bars = {action_buttons(say, state, LUNA_TABLE.turn(state), options) for state in turns for options in (0, 3)}
    assert len({each.label for bar in bars for each in bar}) > len(next(iter(bars)))
    laid = [arranged_bar(frame, fonts, bar).placed for bar in bars]
    assert len({tuple((each.button.pick, tuple(each.rect)) for each in placed) for placed in laid}) == 1


@pytest.mark.parametrize(("size", "scale"), list(itertools.product(SIZES[:3], (*SCALES, 125))))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_bar_loses_no_word_to_large_type(sprites, fonts, language, size, scale):
    say, state = Text(ROOT / "localization", language).of("luna"), random_state(4, 1)
    names = ("hint", "preview", "undo", "undo-turn", "redo", "menu")
    bar = tuple(Button(Pick(TablePick.BAR, name), say(f"bar-{name}"), "eye") for name in names)

    def words(frame):
        with recorded() as drawn:
            TopBar(frame.top_bar, sprites, fonts, say).paint(pygame.Surface(size), Shown(state, {}, bar=bar))
        return {each.text for each in drawn}

    assert words(Frame(size, scale / 100)) >= words(Frame(size))


def test_where_not_even_the_usual_type_has_room_emblems_and_keys_stay(fonts):
    long = tuple(replace(each, label=each.label * 3) for each in ACTIONS)
    assert not any(each.label for each in arranged_bar(Frame((1280, 720)), fonts, long).placed)


@pytest.mark.parametrize("size", SIZES)
def test_rows_of_buttons_are_equally_wide(fonts, size):
    placed = arranged_bar(Frame(size), fonts, ACTIONS).placed
    rows = [list(row) for _, row in itertools.groupby(placed, key=lambda each: each.rect.top)]
    ends = {(row[0].rect.left, row[-1].rect.right) for row in rows}
    assert len(rows) == 2
    assert max(left for left, _ in ends) - min(left for left, _ in ends) <= 1
    assert max(right for _, right in ends) - min(right for _, right in ends) <= 1


@pytest.mark.parametrize(
    ("word", "room", "first"),
    [("Kultstätteninsel", 9, "Kultstät"), ("Bücher", 4, "Bü"), ("kapłanka", 6, "kapłan"), ("xxxxxxxx", 5, "xxxxx")],
)
def test_a_word_without_room_is_parted_at_a_syllable(word, room, first):
    assert syllables_within(word, lambda each: len(each) <= room) == first


def test_a_parted_word_has_a_hyphen_and_loses_nothing(fonts):
    lines = wrapped(fonts, "von der Kultstätteninsel aus", "body", 18, 90)
    assert "".join(lines).replace("-", "").replace(" ", "") == "vonderKultstätteninselaus"
    assert any(each.endswith("-") for each in lines)
    assert all(fonts.width(each, "body", 18) <= 90 for each in lines)


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_a_larger_type_makes_no_tip_smaller(fonts, size, scale):
    ways = TipWay("close"), TipWay("on", "Play it for me"), TipWay("accept", "Understood, show me more", main=True)

    def types(frame):
        painter = TipPainter(frame.column, fonts, speaking_place(frame.column))
        for words in range(4, 60, 5):
            note = TipNote(Pick("table"), "Novices travel. " * words, ways=ways, head="A head", step=1, steps=3)
            with recorded() as drawn:
                painter.paint(pygame.Surface(size), note, None)
            yield next(each.box.h for each in drawn if "Novices" in each.text)

    assert all(large >= usual for usual, large in zip(types(Frame(size)), types(Frame(size, scale)), strict=True))
