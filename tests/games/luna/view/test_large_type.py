"""With every size of type in every window all panels and buttons have their place beside the table."""

import itertools
from dataclasses import replace

import pygame
import pytest

from build_scripts.sheets.matrix import SCALES, SIZES
from build_scripts.sheets.texts import recorded
from luna.app.settings.language import LANGUAGES
from luna.app.table.buttons import way_back
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
from luna.ui.table.button_rows import LABEL, LEAST_LABEL
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


def shells_bar(say):
    """The buttons of the top bar."""
    names = ("hint", "preview", "undo", "undo-turn", "redo", "menu")
    return tuple(Button(Pick(TablePick.BAR, name), say(f"bar-{name}"), "eye") for name in names)


def whole_bar(say, state):
    """The buttons of a position, with the one that takes back what was begun."""
    return way_back(say, False), *action_buttons(say, state, LUNA_TABLE.turn(state))


def overlapping(boxes):
    return [(one, other) for one, other in itertools.combinations(boxes, 2) if one.colliderect(other)]


@pytest.mark.parametrize(("size", "scale"), CASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_order_has_a_panel_and_one_that_is_open_shows_everything(size, scale, players):
    frame = Frame(size, scale / 100)
    for whole in range(players):
        laid = panel_rows(frame, players, whole=whole)
        assert all(frame.left.contains(rows.whole) for rows in laid)
        assert not overlapping([rows.whole for rows in laid])
        assert not laid[whole].folded
        for rows in laid:
            below = [] if rows.folded else [*supply_boxes(rows), *rows.tokens(), rows.council]
            parts = [rows.head, *rows.counts(), *below]
            assert all(rows.whole.contains(part) for part in parts)
            assert not overlapping(parts)
            assert all(part.h >= 17 and part.w >= 17 for part in parts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_panels_are_folded_for_large_type_only(size, players):
    assert not any(rows.folded for scale in (0.8, 1.0) for rows in panel_rows(Frame(size, scale), players))
    assert all(
        panel_frame(Frame(size, scale), players).ui_scale > 1.1 * panel_frame(Frame(size), players).ui_scale
        for scale in (1.25, 1.5, 2.0)
    )


def test_the_open_panel_is_that_of_the_person_else_of_who_acts():
    state = Snapshot.of(next(iter(random_positions(2, 9))))
    actor = state.seats.index(state.actor)
    other = state.seats[1 - actor]
    assert state.open_seat == actor
    assert replace(state, hand=other).open_seat == 1 - actor
    assert replace(state, actor=None).open_seat == 0


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
    offered = {whole_bar(say, state) for state in random_positions(6, 17)}
    frames = [Frame(size, scale / 100) for size in SIZES[:3] for scale in (*SCALES, 125)]
    assert [
        (each.button.label, frame.size)
        for frame, actions in itertools.product(frames, offered)
        for each in arranged_bar(frame, fonts, actions).placed
        if not (each.label or each.button.terse)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_smallest_window_the_words_on_all_buttons_grow_with_the_wish_too(fonts, language):
    say = Text(ROOT / "localization", language).of("luna")
    for bar in {whole_bar(say, state) for state in random_positions(6, 17) if state.phase == ACTION}:
        words = [
            {each.label for each in arranged_bar(Frame((1280, 720), scale), fonts, bar).placed if each.label}
            for scale in (1.0, 1.25)
        ]
        assert min(words[1]) > min(words[0]) >= Frame((1280, 720)).px(LEAST_LABEL)
        assert max(words[1]) >= 1.15 * max(words[0])


def test_where_emblems_give_way_to_larger_words_they_stay_where_a_note_may_come(fonts):
    changing = replace(ACTIONS[1], wordings=(ACTIONS[1].label,))
    placed = arranged_bar(Frame((1280, 720), 1.25), fonts, (ACTIONS[0], changing, *ACTIONS[2:])).placed
    assert [each.button for each in placed if each.emblem] == [changing]


def test_before_words_get_smaller_what_needs_none_gives_up_its_own(fonts):
    terse = replace(ACTIONS[0], label="Abbrechen mit einem langen Wort", terse=True)
    frame = Frame((1280, 720))
    placed = arranged_bar(frame, fonts, (terse, *ACTIONS[1:])).placed
    assert [each.button for each in placed if not each.label] == [terse]
    assert {each.label for each in placed if each.label} == {frame.px(LABEL)}
    assert all(each.emblem for each in placed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_solo_no_button_ever_moves_whatever_is_called_on_it(fonts, language):
    say, frame = Text(ROOT / "localization", language).of("luna"), Frame((1280, 720))
    turns = [state for state in random_positions(6, 5) if state.table.solo and state.phase == ACTION]
    bars = {whole_bar(say, state) for state in turns}
    assert len({each.label for bar in bars for each in bar}) > len(next(iter(bars)))
    laid = [arranged_bar(frame, fonts, bar).placed for bar in bars]
    assert len({tuple((each.button.pick, tuple(each.rect)) for each in placed) for placed in laid}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_in_the_top_bar_moves_when_the_last_candle_is_left(sprites, fonts, language, size):
    say, state = Text(ROOT / "localization", language).of("luna"), random_state(4, 3)
    bar = shells_bar(say)
    top = TopBar(Frame(size).top_bar, sprites, fonts, say)
    last, early = replace(state, lit=1), replace(state, lit=state.candles)
    assert last.ends_with_next_candle
    assert not early.ends_with_next_candle
    places = [[spot.rect for spot in (*top.topics(each, bar), *top.spots(each, bar))] for each in (early, last)]
    assert places[0] == places[1]


@pytest.mark.parametrize(("size", "scale"), list(itertools.product(SIZES[:3], (*SCALES, 125))))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_bar_loses_no_word_to_large_type(sprites, fonts, language, size, scale):
    say, state = Text(ROOT / "localization", language).of("luna"), random_state(4, 1)
    bar = shells_bar(say)

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
