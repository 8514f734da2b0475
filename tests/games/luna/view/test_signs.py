"""Signs at targets: each stands beside its thing, inside the table, off the other signs and what they speak of."""

from math import hypot

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import panels_of, supply_boxes
from luna.games.luna.view.geometry.sign_places import beside_name, wanted
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.paint.labels import make_labels
from luna.games.luna.view.paint.panels import panel_spots
from luna.games.luna.view.paint.signs import SignPainter, wordless
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.outlines import bounds
from luna.ui.reading.text import Text
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Carried, Shown, Sign
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES
from tests.root import ROOT

SIZES = [(1280, 720), (1920, 1080)]
BESIDE = Kind.RESERVE, TablePick.PLAYER
"""Targets in the panel of the order to act."""
POSITIONS = [state for state in random_positions(12, every=23) if Turn(state).sources()]


def carried(state):
    """Every piece that can be taken up, with what each of its targets means."""
    turn = Turn(state)
    for piece in sorted(turn.sources()):
        if piece.kind in (Kind.NOVICE, Kind.RESTING, Kind.TOKEN, Kind.JETTY, Kind.FAVOUR):
            goals = sorted(pick for pick in turn.targets_after(piece) if pick.kind != TablePick.ACTION)
            yield piece, {goal: turn.codes_at(piece, goal) for goal in goals}


def laid(frame, fonts, text, state):
    """A position for the picture, its names, and where everything lies."""
    shown = Snapshot.of(state)
    labels = make_labels(frame.on_table, fonts, text, shown.islands)
    spots = [*table_spots(frame, Ground(frame, shown.boards, shown.islands), shown), *panel_spots(frame, shown)]
    for label in labels:
        spots += label.spots(frame, shown.favours_left(label.island))
    return shown, labels, {spot.pick: spot for spot in reversed(spots)}


def said_elsewhere(pick, signs, state):
    """The bar tells of its tokens; what is on an island, or named after it, is spoken of by the island's sign."""
    name = ISLAND_NAMES[state.builder] if pick.kind == Kind.BUILDER else pick.key
    island = Pick(Kind.ISLAND, name)
    return pick.kind == Kind.TOKEN or (pick != island and signs.get(island) == signs[pick])


@pytest.fixture(params=LANGUAGES)
def text(request):
    return Text(ROOT / "localization", request.param)


def test_a_sign_bears_the_word_and_the_emblem_of_the_button(text):
    seen = set()
    for state in POSITIONS:
        buttons = {button.label: button.icon for button in LUNA_TABLE.actions(text, state, Turn(state))}
        for _, goals in carried(state):
            for codes in goals.values():
                sign = LUNA_TABLE.sign(text, codes)
                if sign and sign.word in buttons:
                    assert buttons[sign.word] == sign.icon
                    seen.add(sign.icon)
    assert len(seen) >= 8


def test_every_place_that_ends_an_action_has_a_sign():
    text = Text(ROOT / "localization", "en")
    for state in POSITIONS:
        for piece, goals in carried(state):
            for goal, codes in goals.items():
                if Turn(state).plays_at(piece, goal):
                    assert LUNA_TABLE.sign(text, codes), (piece, goal)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_lie_on_the_table_and_not_on_each_other_nor_on_their_targets(fonts, language, size):
    text, frame = Text(ROOT / "localization", language), Frame(size)
    painter = SignPainter(frame, fonts)
    for state in POSITIONS[::7]:
        shown, labels, known = laid(frame, fonts, text, state)
        for _, goals in carried(state):
            signs = {goal: sign for goal, codes in goals.items() if (sign := LUNA_TABLE.sign(text, codes))}
            places = painter.places(Shown(shown, NAMES, signs=signs), known, labels)
            assert set(places) == {
                pick for pick in signs.keys() & known.keys() if not said_elsewhere(pick, signs, state)
            }
            rects = list(places.values())
            assert all((frame.left if pick.kind in BESIDE else frame.table).contains(places[pick]) for pick in places)
            assert not any(rect.collidelist(rects[n + 1 :]) >= 0 for n, rect in enumerate(rects))
            for pick, rect in places.items():
                if pick.kind in (Kind.TILE, Kind.FAVOUR):
                    assert not rect.colliderect(known[pick].rect.inflate(-6, -6)), pick


def apart(rect, *others):
    """How far a rectangle is from the nearest of others."""
    gaps = (
        (max(rect.left - o.right, o.left - rect.right, 0), max(rect.top - o.bottom, o.top - rect.bottom, 0))
        for o in others
    )
    return min(hypot(*gap) for gap in gaps)


def shapes(pick, known, labels):
    """What a target looks like to whoever reads a sign: what glows in small pieces, and of an island its name."""
    points = [pygame.Rect(round(x), round(y), 0, 0) for x, y in known[pick].lit]
    names = [label.plate for label in labels if pick.kind in (Kind.ISLAND, Kind.FAVOUR) and pick.key == label.island]
    favour = Pick(Kind.FAVOUR, pick.key)
    coins = [bounds(each) for each in known[favour].hit] if names and favour in known else []
    return [*points, *names, *coins, *([] if pick.kind == Kind.ISLAND else [known[pick].rect])]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_is_nearest_to_its_own_target_and_leaves_the_numbers_of_favours_free(fonts, language, size):
    text, frame = Text(ROOT / "localization", language), Frame(size)
    painter = SignPainter(frame, fonts)
    for state in POSITIONS[::5]:
        shown, labels, known = laid(frame, fonts, text, state)
        numbers = [bounds(spot.hit[1]) for pick, spot in known.items() if pick.kind == Kind.FAVOUR]
        for piece, goals in carried(state):
            signs = {goal: sign for goal, codes in goals.items() if (sign := LUNA_TABLE.sign(text, codes))}
            for pick, rect in painter.places(Shown(shown, NAMES, signs=signs), known, labels).items():
                if pick.kind in (*BESIDE, Kind.FIELD):
                    continue
                if pick.kind == Kind.COUNCIL:
                    assert not known[Pick(Kind.ISLAND, shown.islands[0])].contains(rect.center), "on the quay above"
                own, middle = shapes(pick, known, labels), known[pick].rect.center
                others = [p for p in signs if p in known and p != pick and p.key != pick.key and p.kind not in BESIDE]
                others = [each for each in others if not known[each].contains(middle)]
                for other in others:
                    far = apart(rect, *shapes(other, known, labels))
                    assert apart(rect, *own) <= far + 1, (piece, pick, other)
                assert rect.inflate(-4, -4).collidelist(numbers) < 0, (piece, pick)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_panel_is_a_target_for_stands_in_it_and_off_the_numbers_of_the_reserve(fonts, language, size):
    text, frame, seen = Text(ROOT / "localization", language), Frame(size), set()
    for state in POSITIONS:
        shown, labels, known = laid(frame, fonts, text, state)
        for _, goals in carried(state):
            told = {goal: LUNA_TABLE.sign(text, codes) for goal, codes in goals.items() if goal.kind in BESIDE}
            signs = {goal: sign for goal, sign in told.items() if sign}
            places = SignPainter(frame, fonts).places(Shown(shown, NAMES, signs=signs), known, labels)
            for pick, rect in places.items():
                assert bounds(known[Pick(TablePick.PLAYER, shown.actor)].lit).contains(rect), pick
                assert rect.collidelist([known[Pick(kind)].rect for kind in (Kind.RESERVE, Kind.SHRINES)]) < 0
                seen.add(pick.kind)
                rows = panels_of(frame, shown)[shown.seats.index(shown.actor)]
                if rect.right <= supply_boxes(rows)[0].left:
                    assert rect.left <= rows.supply.left, "of the word there nothing is seen"
                    seen.add("over the word")
    assert seen - {"over the word"} == set(BESIDE)
    assert language != "en" or "over the word" in seen


@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_signs_have_type_of_at_least_13_px(fonts, size):
    frame, island = Frame(size), Pick(Kind.ISLAND, ISLAND_NAMES[0])
    state, text = Snapshot.of(POSITIONS[0]), Text(ROOT / "localization", "en")
    labels = make_labels(frame.on_table, fonts, text, state.islands)
    known = {spot.pick: spot for spot in table_spots(frame, Ground(frame, state.boards, state.islands), state)}
    shown = Shown(state, NAMES, signs={island: Sign("Journey", "journey")})
    rect = SignPainter(frame, fonts).places(shown, known, labels)[island]
    assert rect.h >= 13 * 1.4
    assert rect.w > fonts.width("Journey", "bold", 13)


@pytest.mark.parametrize("pointed", ISLAND_NAMES)
def test_where_many_islands_mean_the_same_the_word_stands_at_the_pointer_only(pointed):
    frame, state = Frame(SIZES[0]), Snapshot.of(POSITIONS[0])
    known = {spot.pick: spot for spot in table_spots(frame, Ground(frame, state.boards, state.islands), state)}
    journey = {Pick(Kind.ISLAND, island): Sign("Journey", "journey") for island in ISLAND_NAMES}
    there = Pick(Kind.ISLAND, pointed)
    for shown in (
        Shown(state, NAMES, signs=journey, hover=there),
        Shown(state, NAMES, signs=journey, carried=Carried("novice_red", 1, known[there].rect.move(9, 9).center)),
    ):
        assert journey.keys() - wordless(shown, known) == {there}
    few = {pick: sign for pick, sign in journey.items() if pick.key in ISLAND_NAMES[:3]}
    assert not wordless(Shown(state, NAMES, signs=few), known)
    assert len(wordless(Shown(state, NAMES, signs=journey), known)) == 6


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_the_council_lies_on_the_sea_above_its_seats(fonts, language, size):
    text, frame, shown = Text(ROOT / "localization", language), Frame(size), Snapshot.of(POSITIONS[0])
    known = {spot.pick: spot for spot in table_spots(frame, Ground(frame, shown.boards, shown.islands), shown)}
    council, sign = Pick(Kind.COUNCIL), Sign(text("action-name", action="council"), "seat")
    labels = make_labels(frame.on_table, fonts, text, shown.islands)
    rect = SignPainter(frame, fonts).places(Shown(shown, NAMES, signs={council: sign}), known, labels)[council]
    corners = (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright, rect.midtop, rect.midbottom)
    assert not [pick for pick, spot in known.items() if pick.kind != Kind.SEA and any(map(spot.contains, corners))]


def test_an_island_says_once_what_it_its_novices_and_its_favours_mean(fonts):
    own = next(each for each in POSITIONS if any(pick.kind == Kind.NOVICE for pick in Turn(each).sources()))
    frame, state = Frame(SIZES[0]), Snapshot.of(own)
    labels = make_labels(frame.on_table, fonts, Text(ROOT / "localization", "en"), state.islands)
    spots = list(table_spots(frame, Ground(frame, state.boards, state.islands), state))
    for label in labels:
        spots += label.spots(frame, 2)
    known = {spot.pick: spot for spot in reversed(spots)}
    group = next(pick for pick in known if pick.kind == Kind.NOVICE)
    island, favour = Pick(Kind.ISLAND, group.key), Pick(Kind.FAVOUR, group.key)
    favours, recruits = Sign("Favour", "favour"), Sign("Recruit", "recruit")
    painter = SignPainter(frame, fonts)
    for signs, told in (
        ({island: favours, favour: favours, group: favours}, {island}),
        ({island: recruits, favour: favours, group: recruits}, {island, favour}),
        ({favour: favours, group: favours}, {favour, group}),
    ):
        assert set(painter.places(Shown(state, NAMES, signs=signs), known, labels)) == told


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_name_of_every_island_a_sign_without_word_has_its_place(fonts, language, size):
    text, frame = Text(ROOT / "localization", language), Frame(size)
    for state in POSITIONS[:: len(POSITIONS) // 3]:
        _, labels, known = laid(frame, fonts, text, state)
        plates = [label.plate for label in labels]
        for label in labels:
            sign = wanted(Pick(Kind.ISLAND, label.island), (26, 26), known, labels)
            rect = beside_name(frame, sign, plates)
            assert rect, label.island
            assert rect.centery == label.plate.centery
            assert apart(rect, sign.at) <= frame.px(3)
