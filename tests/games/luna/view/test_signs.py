"""Signs at targets: each stands beside its thing, inside the table, off the other signs and what they speak of."""

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.paint.labels import make_labels
from luna.games.luna.view.paint.panels import panel_spots
from luna.games.luna.view.paint.signs import SignPainter, needed
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.reading.text import Text
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown, Sign
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES
from tests.root import ROOT

SIZES = [(1280, 720), (1920, 1080)]
POSITIONS = [state for state in random_positions(12, every=23) if Turn(state).sources()]


def carried(state):
    """Every piece that can be taken up, with what each of its targets means."""
    turn = Turn(state)
    for piece in sorted(turn.sources()):
        if piece.kind in (Kind.NOVICE, Kind.RESTING, Kind.TOKEN, Kind.JETTY, Kind.FAVOUR):
            goals = sorted(pick for pick in turn.targets_after(piece) if pick.kind != TablePick.ACTION)
            yield piece, {goal: turn.codes_at(piece, goal) for goal in goals}


@pytest.fixture(params=LANGUAGES)
def text(request):
    return Text(ROOT / "localization", request.param)


def test_a_sign_bears_the_word_and_the_emblem_of_the_button(text):
    seen = set()
    for state in POSITIONS:
        buttons = {button.label: button.icon for button in LUNA_TABLE.actions(text, state, Turn(state), 0)}
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


def test_an_island_speaks_for_the_novices_on_it_and_the_bar_for_its_tokens():
    council, favour = Sign("Council", "seat"), Sign("Favour", "star")
    island, novices, token = (Pick(kind, "herbs") for kind in (Kind.ISLAND, Kind.NOVICE, Kind.TOKEN))
    assert set(needed({island: council, novices: council, token: council})) == {island}
    assert set(needed({island: favour, novices: council})) == {island, novices}
    assert set(needed({novices: council})) == {novices}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_lie_on_the_table_and_not_on_each_other_nor_on_their_targets(fonts, language, size):
    text, frame = Text(ROOT / "localization", language), Frame(size)
    painter = SignPainter(frame.on_table, fonts)
    for state in POSITIONS[::7]:
        shown = Snapshot.of(state)
        ring, labels = shown.islands, make_labels(frame.on_table, fonts, text, shown.islands)
        spots = [*table_spots(frame, Ground(frame, shown.boards, ring), shown), *panel_spots(frame, shown)]
        for label in labels:
            spots += label.spots(frame, shown.favours_left(label.island))
        known = {spot.pick: spot for spot in reversed(spots)}
        for _, goals in carried(state):
            signs = {goal: sign for goal, codes in goals.items() if (sign := LUNA_TABLE.sign(text, codes))}
            places = painter.places(Shown(shown, NAMES, signs=signs), known, labels)
            assert set(places) == needed(signs).keys() & known.keys()
            rects = list(places.values())
            assert all(frame.table.contains(rect) for rect in rects)
            assert not any(rect.collidelist(rects[n + 1 :]) >= 0 for n, rect in enumerate(rects))
            for pick, rect in places.items():
                if pick.kind in (Kind.TILE, Kind.FAVOUR):
                    assert not rect.colliderect(known[pick].rect.inflate(-6, -6)), pick


@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_signs_have_type_of_at_least_13_px(fonts, size):
    frame, island = Frame(size), Pick(Kind.ISLAND, ISLAND_NAMES[0])
    state, text = Snapshot.of(POSITIONS[0]), Text(ROOT / "localization", "en")
    labels = make_labels(frame.on_table, fonts, text, state.islands)
    known = {spot.pick: spot for spot in table_spots(frame, Ground(frame, state.boards, state.islands), state)}
    shown = Shown(state, NAMES, signs={island: Sign("Journey", "journey")})
    rect = SignPainter(frame.on_table, fonts).places(shown, known, labels)[island]
    assert rect.h >= 13 * 1.4
    assert rect.w > fonts.width("Journey", "bold", 13)
