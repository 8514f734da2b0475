"""The choice of an island in solo: foretold on the table and on a sheet beside it."""

from dataclasses import replace

import pygame
import pytest

from luna.app.session.session import begin_game
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.points.opponent import replies
from luna.games.luna.rules.constants import ISLAND_NAMES, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import laid
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.opponent import reply_lines
from luna.ui.table.picks import CANCEL, OUTLOOK
from tests.app.table.hands import key, press_at
from tests.app.table.tables import at_table, new_table, quiet

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


@pytest.fixture
def choosing(app):
    """A solo table at the choice of its first round."""
    game = begin_game(LUNA, SOLO.drawn(), app.context.storage, 7)
    while game.state.phase != TIRE:
        game.match.play(RULES.legal(game.state)[0])
    return at_table(quiet(app), game, SOLO)


def rects(scene):
    """The rows of the islands that can be chosen, from the top."""
    shown = scene.shown()
    frame = Frame(scene.context.size, scene.context.text_scale)
    return {line.island: line.rect for line in laid(frame, shown.outlook, len(shown.state.seats)).lines if line.row}


def after(outcome):
    """An outcome in the phase that it belongs to."""
    return replace(outcome, phase="action")


def test_the_sheet_has_a_row_for_each_choice_and_a_click_on_it_chooses(app, choosing):
    told = {ISLAND_NAMES[reply.island]: reply for reply in replies(choosing.table.state)}
    assert set(rects(choosing)) == set(told)
    island, rect = next(iter(rects(choosing).items()))
    press_at(app, rect.center)
    assert choosing.table.state.fields() == told[island].after.fields()
    assert choosing.shown().outlook is None


def test_pointing_at_an_island_or_its_row_shows_what_would_follow(choosing):
    for island, rect in rects(choosing).items():
        reply = next(each for each in replies(choosing.table.state) if ISLAND_NAMES[each.island] == island)
        choosing.hand.hover(rect.center)
        assert after(choosing.shown().outcome) == Snapshot.of(reply.after)
        place = choosing.place(Pick("island", island))
        choosing.hand.hover(place.center)
        assert after(choosing.shown().outcome) == Snapshot.of(reply.after)


def test_by_keyboard_tab_shows_the_same_and_enter_chooses(app, choosing):
    key(app, pygame.K_TAB)
    outcome = after(choosing.shown().outcome)
    key(app, pygame.K_RETURN)
    assert Snapshot.of(choosing.table.state) == outcome


@pytest.mark.parametrize("pressed", [pygame.K_RETURN, pygame.K_SPACE])
def test_no_key_chooses_the_island_that_the_pointer_only_rests_on(app, choosing, pressed):
    island = next(pick for pick in sorted(choosing.turn.sources()) if pick.kind == "island")
    choosing.hand.hover(choosing.place(island).center)
    assert choosing.pointing.hover == island
    key(app, pressed)
    assert choosing.table.state.phase == TIRE


def test_by_keyboard_every_island_is_one_stop(app, choosing):
    told, seen = replies(choosing.table.state), []
    for _ in told:
        key(app, pygame.K_TAB)
        seen.append(after(choosing.shown().outcome))
    for reply in told:
        assert Snapshot.of(reply.after) in seen
    key(app, pygame.K_TAB)
    assert after(choosing.shown().outcome) == seen[0]


def test_the_sheet_goes_and_comes_with_its_key_and_stays_as_it_was_wished(app, choosing):
    for wanted in (False, True):
        key(app, pygame.K_w, "w")
        assert (choosing.shown().outlook is not None) == wanted
    button = choosing.place(Pick("bar", "outlook"))
    press_at(app, button.center)
    assert choosing.shown().outlook is None


def test_the_choice_itself_is_the_primary_button_and_stands_before_what_only_helps_with_it(choosing):
    buttons = choosing.shown().actions
    assert [button.pick for button in buttons] == [CANCEL, Pick("action", "tire"), OUTLOOK]
    assert [button.pick for button in buttons if button.primary] == [Pick("action", "tire")]


def test_asked_for_the_sheet_takes_the_place_of_the_preview(app, choosing):
    choosing.toggle_preview()
    assert choosing.shown().outlook is None
    key(app, pygame.K_w, "w")
    assert choosing.shown().preview is None
    assert choosing.shown().outlook is not None


def test_the_preview_counts_the_choice_that_is_pointed_at(choosing):
    choosing.toggle_preview()
    island = ISLAND_NAMES[replies(choosing.table.state)[0].island]
    before = choosing.shown().preview
    choosing.hand.hover(choosing.place(Pick("island", island)).center)
    reply = next(each for each in replies(choosing.table.state) if ISLAND_NAMES[each.island] == island)
    assert choosing.shown().preview == choosing.offer.preview(reply.after) != before


def test_the_card_tells_what_the_opponent_has_in_mind_while_nothing_is_pointed_at(choosing):
    choosing.hand.hover((640, 2000))
    plans = choosing.shown().card
    assert plans.lines == choosing.picture.cards.of(Pick("player", "red")).facts
    assert str(max(reply.tile for reply in replies(choosing.table.state))) in plans.lines[0]


def test_looking_back_nothing_is_to_be_chosen(choosing):
    choosing.look_at(0)
    assert choosing.shown().outlook is None
    assert choosing.shown().outcome is None


def test_where_nothing_can_be_compared_its_key_says_so(app):
    table = new_table(app)
    key(app, pygame.K_w, "w")
    bubble = table.shown().bubble
    assert bubble
    assert bubble.text == app.context.text("outlook-nothing")


@pytest.mark.parametrize("pressed", [pygame.K_TAB, pygame.K_DOWN])
def test_the_keyboard_goes_through_the_rows_of_the_sheet_from_the_top(app, choosing, pressed):
    gone = []
    for _ in rects(choosing):
        key(app, pressed)
        gone.append(choosing.shown().hover)
    assert gone == [Pick("island", island) for island in rects(choosing)]
    key(app, pygame.K_UP)
    assert choosing.shown().hover == gone[-2]


def test_without_the_sheet_the_keyboard_goes_through_the_islands_as_they_lie(app, choosing):
    key(app, pygame.K_w, "w")
    gone = []
    for _ in replies(choosing.table.state):
        key(app, pygame.K_TAB)
        gone.append(choosing.place(choosing.shown().hover))
    assert gone == sorted(gone, key=lambda rect: (rect.y, rect.x))


def test_pointing_at_the_own_novices_tells_what_choosing_their_island_leads_to(choosing):
    told = 0
    for reply in replies(choosing.table.state):
        novices = Pick("novice", ISLAND_NAMES[reply.island])
        if place := choosing.place(novices):
            choosing.hand.hover(place.center)
            assert choosing.shown().card.lines == reply_lines(choosing.wording.text, reply)
            assert after(choosing.shown().outcome) == Snapshot.of(reply.after)
            told += 1
    assert told
