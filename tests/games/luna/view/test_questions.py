"""A question lies beside what it asks about; alternatives that are told before it stand apart from each other."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from luna.core.intent import Pick
from luna.core.turn import Ask
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.constants import FIGURE_NAMES
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.outlines import bounds, box
from luna.ui.table import bubble, question
from luna.ui.table.bubble import PART, BubblePainter
from luna.ui.table.free_place import Taken, gap
from luna.ui.table.question import QuestionPainter
from luna.ui.table.shown import Bubble, Choices, Shown
from luna.ui.table.spot import PIECE, boxed
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES

SIZES = [(1280, 720), (1920, 1080)]
SLIVER, SHORT = 0.12, "Seat 4 (worth 1)"
LONG = "+2 influence, the book then protects field 8, field 1 (Yellow) loses it"


@cache
def asked():
    """Questions of many kinds, with the places that their answers lead to."""
    kinds, found = set(), []
    for state in random_positions(12, every=29):
        for source in sorted(Turn(state).sources()):
            for goal in sorted(Turn(state).targets_after(source)):
                turn = Turn(state)
                turn.choose([source])
                outcome = turn.choose([goal])
                if isinstance(outcome, Ask) and (source.kind, goal.kind) not in kinds:
                    kinds.add((source.kind, goal.kind))
                    spelled = (pick for code in outcome.codes for pick in LUNA_TABLE.spelled(state, code))
                    found.append((state, goal, len(outcome.plays), frozenset((*turn.picks, *spelled))))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_question_hides_nothing_that_it_asks_about_but_bare_ground_and_no_name(make_view, size, scale):
    view = make_view(size)
    view.resize(size, scale)
    for state, about, popup, lit, _ in questions(view):
        assert pygame.Rect((0, 0), size).contains(popup)
        favours = {Pick(Kind.FAVOUR, island) for island in Snapshot.of(state).islands}
        for pick in about | favours:
            if pick in lit and pick.kind in (Kind.FIELD, Kind.TILE, Kind.NOVICE, Kind.FAVOUR, Kind.COUNCIL):
                there = lit[pick].clip(popup)
                assert there.w * there.h <= SLIVER * lit[pick].w * lit[pick].h, pick


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("told", [SHORT, LONG])
def test_a_question_about_temple_or_council_hides_no_part_of_it(make_view, scale, told):
    view = make_view()
    view.resize((1280, 720), scale)
    met = set()
    for state, about, popup, _, _ in questions(view, told):
        kinds, topics = {pick.kind for pick in about}, view.topics(Shown(Snapshot.of(state), NAMES)).spots
        for part, asking in ((Kind.BOARD, {Kind.FIELD, Kind.TILE}), (Kind.SEAT, {Kind.COUNCIL, Kind.SEAT})):
            if kinds & asking:
                met.add(part)
                assert not [spot.pick for spot in topics if spot.pick.kind == part and popup.colliderect(spot.rect)]
    assert met == {Kind.BOARD, Kind.SEAT}


@pytest.mark.parametrize("size", SIZES)
def test_a_question_lies_near_the_place_where_something_was_dropped(make_view, size):
    ways = [gap(popup, pygame.Rect(at, (1, 1))) / size[0] for *_, popup, _, at in questions(make_view(size))]
    assert max(ways) < 0.2
    assert sum(way < 0.09 for way in ways) > 0.8 * len(ways)


@pytest.mark.parametrize("size", SIZES)
def test_a_question_in_few_words_rarely_hides_a_field(make_view, size):
    hidden = [
        popup.collidelist([rect for pick, rect in lit.items() if pick.kind == Kind.FIELD]) >= 0
        for _, _, popup, lit, _ in questions(make_view(size), SHORT)
    ]
    assert sum(hidden) < 0.15 * len(hidden)


def test_a_question_in_few_words_hides_hardly_a_piece(make_view):
    """Open sea and the closed fields of the temple are near enough."""
    pieces = {Kind.NOVICE, Kind.RESTING, Kind.TILE, Kind.GUARDIAN, Kind.CANDLE, *FIGURE_NAMES}
    hidden = [
        sum(rect.clip(popup).w * rect.clip(popup).h > 0.2 * rect.w * rect.h for rect in of_pieces)
        for _, _, popup, lit, _ in questions(make_view(), SHORT)
        for of_pieces in [[rect for pick, rect in lit.items() if pick.kind in pieces]]
    ]
    assert sum(hidden) < len(hidden)


@pytest.mark.parametrize("size", SIZES)
def test_a_question_stands_whole_on_the_table_or_left_of_it_and_off_its_edges(make_view, size):
    frame = Frame(size)
    for *_, popup, _, at in questions(make_view(size)):
        assert frame.table.union(frame.left).inflate(-10, -10).contains(popup), at


def questions(view, told=LONG):
    """Positions with a question in them: what it is about, where it lies, where things are, where it was asked."""
    for state, goal, count, about in asked():
        picture = Shown(Snapshot.of(state), NAMES)
        place = view.place(goal, picture)
        if place is None or goal.kind == Kind.RESERVE or count > 4:
            continue
        lit = {spot.pick: bounds(spot.lit) for spot in reversed(view.topics(picture).spots)}
        choices = Choices("Which way?", ("An answer",) * count, place.center, (told,) * count, about)
        yield state, about, view.place(Pick("question"), replace(picture, choices=choices)), lit, place.center


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_what_an_answer_brings_has_a_line_of_its_own_only_where_it_is_long(fonts, scale):
    painter, nothing = QuestionPainter(Frame((1280, 720), scale).tellings, fonts), Taken(pygame.Rect(0, 0, 1280, 720))

    def popup(gain, count=2):
        choices = Choices("Which way?", ("An answer",) * count, (640, 400), (gain,) * count)
        return painter.laid(choices, nothing).rect

    assert popup("").h == popup(SHORT).h < popup(SHORT, 3).h
    assert popup(SHORT).h < popup(LONG).h < 2 * popup(SHORT).h
    assert popup("").w < popup(SHORT).w


def test_what_an_answer_brings_stands_at_its_right(fonts, monkeypatch):
    drawn = {}
    monkeypatch.setattr(
        question, "line", lambda _s, _f, text, at, _r, _px, _c, align="midleft": drawn.update({text: at})
    )
    painter, surface = QuestionPainter(Frame((1280, 720)).tellings, fonts), pygame.Surface((1280, 720))
    choices = Choices("How many?", ("1 novice", "2 novices"), (640, 400), ("+1", "+2"))
    laid = painter.laid(choices, Taken(surface.get_rect()))
    painter.paint(surface, laid, None)
    for option, gain in zip(choices.options, choices.gains, strict=True):
        assert drawn[option][1] == drawn[gain][1]
        assert drawn[option][0] < drawn[gain][0] <= laid.rect.right


def test_what_all_answers_bring_stands_below_them(fonts, monkeypatch):
    drawn = {}
    monkeypatch.setattr(
        question, "line", lambda _s, _f, text, at, _r, _px, _c, align="midleft": drawn.update({text: at})
    )
    painter, surface = QuestionPainter(Frame((1280, 720)).tellings, fonts), pygame.Surface((1280, 720))
    choices = Choices("How many?", ("1 novice", "2 novices"), (640, 400), common="In every case: +4")
    laid = painter.laid(choices, Taken(surface.get_rect()))
    painter.paint(surface, laid, None)
    words = [text for text, _ in sorted(drawn.items(), key=lambda each: each[1][1]) if text not in "12"]
    assert " ".join(words) == "How many? 1 novice 2 novices In every case: +4"
    assert max(y for _, y in drawn.values()) < laid.rect.bottom


def test_each_alternative_begins_with_its_name_and_stands_apart(fonts, monkeypatch):
    rows = []
    monkeypatch.setattr(bubble, "line", lambda _s, _f, text, at, role, *_: rows.append((text, role, at[1])))
    frame = Frame((1280, 720))
    told = PART.join(
        ("Sail with 1 novice\nMoon Priestess +2", "Sail with 2 novices\nMoon Priestess +5", "Uses a token")
    )
    painter, surface = BubblePainter(frame, fonts), pygame.Surface((1280, 720))
    painter.paint(surface, Bubble(told, (600, 300), "gain"), Taken(frame.table), None)
    assert [(text, role) for text, role, _ in rows] == [
        ("Sail with 1 novice", "bold"),
        ("Moon Priestess +2", "body"),
        ("Sail with 2 novices", "bold"),
        ("Moon Priestess +5", "body"),
        ("Uses a token", "body"),
    ]
    steps = [below - above for (*_, above), (*_, below) in pairwise(rows)]
    assert steps[1] == steps[3] > steps[0] == steps[2]


def test_what_is_told_at_a_place_lies_on_nothing_above_the_table(fonts):
    frame = Frame((1280, 720))
    painter, taken, at = BubblePainter(frame, fonts), Taken(frame.table.union(frame.left)), (200, 400)
    target = boxed(Pick("x"), PIECE, pygame.Rect(190, 390, 20, 20), 4)
    above = pygame.Rect(0, 330, 185, 310)
    free = painter.rect(Bubble("Seat 4 (worth 1), rank 1", at, "gain"), taken, target)
    kept = painter.rect(Bubble("Seat 4 (worth 1), rank 1", at, "gain"), taken, target, (free, above))
    assert not kept.colliderect(free)
    assert not kept.colliderect(above)


def test_what_is_told_at_a_place_spares_targets_as_long_as_there_is_room_elsewhere(fonts):
    frame = Frame((1280, 720))
    painter, at, told = BubblePainter(frame, fonts), (600, 400), Bubble("Seat 4 (worth 1), rank 1", (600, 400), "gain")
    target = boxed(Pick("x"), PIECE, pygame.Rect(590, 390, 20, 20), 4)
    crowded = Taken(frame.table, [box(frame.table)])
    spared = tuple(pygame.Rect(x, y, 60, 60) for x in (480, 600) for y in (320, 420))
    assert any(painter.rect(told, crowded, target).colliderect(each) for each in spared)
    assert not any(painter.rect(told, crowded, target, (), spared).colliderect(each) for each in spared)
    everything = (frame.table,)
    assert gap(painter.rect(told, crowded, target, (), everything), pygame.Rect(at, (1, 1))) < 100
