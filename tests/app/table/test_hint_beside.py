"""A hint beside what else is at the table: prompt, help, preview, picks, and the key that leads on."""

from __future__ import annotations

import pygame
import pytest

from luna.app.session.session import begin_game
from luna.app.table.scene import TableScene
from luna.app.table.telling.hint_note import HOW, WHAT, WHERE
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.table.picks import HELP_PANEL, HINT, TIP_PANEL
from tests.app.table.hands import key, press_at
from tests.app.table.hinting import Known, ask, code, lines, parts, with_hints
from tests.app.table.tables import at_table, new_table, quiet

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


def lit(table: TableScene) -> list[Pick]:
    """The buttons of the top bar that say what is seen now."""
    return [button.pick for button in table.shown().bar if button.selected]


def test_while_it_is_shown_the_prompt_names_no_other_step(app, table):
    before = table.shown().prompt
    asked = app.context.text("prompt-advised", name=table.wording.name(table.table.actor))
    for step in (WHERE, WHAT, HOW):
        ask(app)
        assert (table.hints.step, table.shown().prompt) == (step, asked)
        key(app, pygame.K_v, "v")
        assert table.shown().prompt == before, "the preview hides it"
        key(app, pygame.K_v, "v")
    table.help.open(Pick("priestess"))
    assert table.shown().prompt == asked
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert table.shown().prompt == before


def test_under_the_recap_nobody_is_asked_to_follow_what_is_not_seen(app):
    table = at_table(app, begin_game(LUNA, SOLO.drawn(), app.context.storage, SOLO.seed), SOLO)
    while table.game.state.phase != ACTION:
        table.play(RULES.legal(table.game.state)[0])
    table.hints.analyst = Known(Analysis((Line((RULES.legal(table.game.state)[0],), parts(now=1.0), 10),), 10, 3.0))
    before = table.shown().prompt
    ask(app)
    assert table.shown().prompt != before
    key(app, pygame.K_r, "r")
    assert table.shown().banner
    assert table.shown().prompt == before


def test_in_the_middle_of_a_journey_the_prompt_names_no_other_step_either(app, table):
    table.play(next(each for each in RULES.legal(table.game.state) if ACTIONS[each].kind == "journey"))
    table.hints.analyst.analysis = Analysis((Line((code("done"),), parts(now=1.0), 10),), 10, 3.0)
    ask(app)
    assert table.shown().prompt == app.context.text("prompt-advised", name=table.wording.name(table.table.actor))


def test_what_is_picked_beside_it_has_the_prompt(app, table):
    ask(app)
    key(app, pygame.K_c, "c")
    assert "choose which novices go to the council" in table.shown().prompt


def test_it_stays_beside_a_help_and_is_as_before_when_that_is_closed(app, table):
    ask(app, 3)
    tip = table.shown().tip
    table.help.open(Pick("priestess"))
    assert (table.shown().help.about, table.shown().tip) == (Pick("priestess"), tip)
    app.draw()
    panel, box = table.place(HELP_PANEL), table.place(TIP_PANEL)
    assert not panel.colliderect(box)
    key(app, pygame.K_ESCAPE)
    assert (table.shown().help, table.shown().tip) == (None, tip)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_help_asked_for_on_it_explains_hints_and_not_what_lies_below(make_app, size):
    app = quiet(make_app("en", size))
    table = new_table(app)
    table.hints.analyst = Known(Analysis(lines(table), 600, 3.0))
    ask(app, 3)
    box = table.place(TIP_PANEL)
    assert box
    for at in (box.center, (box.centerx, box.bottom - 3), (box.centerx, box.top + 3)):
        press_at(app, at, pygame.BUTTON_RIGHT)
        assert table.help.topic == HINT
        key(app, pygame.K_ESCAPE)


def test_enter_has_it_told_step_by_step_and_only_then_plays_it(app, table):
    table.hints.analyst.ends = True
    ask(app)
    for step in (WHAT, HOW):
        key(app, pygame.K_RETURN)
        assert (table.hints.step, table.game.match.length) == (step, 0)
    key(app, pygame.K_RETURN)
    assert table.game.match.length == 1


def test_enter_picks_the_place_that_tab_went_to_beside_a_hint_that_is_not_told_whole(app, table):
    ask(app, 2)
    key(app, pygame.K_TAB)
    key(app, pygame.K_RETURN)
    assert table.turn.picks
    assert table.hints.step == WHAT


def test_it_takes_the_place_of_the_preview_and_comes_back_when_that_was_looked_at_over_it(app, table):
    key(app, pygame.K_v, "v")
    assert table.shown().preview
    ask(app, 2)
    before = table.shown().tip
    assert before
    assert table.shown().preview is None
    key(app, pygame.K_v, "v")
    assert (bool(table.shown().preview), table.shown().tip) == (True, None)
    assert lit(table) == [Pick("bar", "preview")]
    key(app, pygame.K_v, "v")
    assert lit(table) == [HINT]
    assert (table.shown().preview, table.shown().tip) == (None, before)


@pytest.mark.parametrize(("code", "letter"), [(pygame.K_ESCAPE, ""), (pygame.K_l, "l")])
def test_from_a_preview_over_it_esc_and_its_own_key_lead_back_to_it_as_it_was(app, table, code, letter):
    ask(app, 2)
    before = table.shown().tip
    key(app, pygame.K_v, "v")
    key(app, code, letter)
    assert (table.shown().preview, table.shown().tip) == (None, before)


def test_enter_plays_no_hint_that_a_preview_hides(app, table):
    ask(app, 3)
    key(app, pygame.K_v, "v")
    key(app, pygame.K_RETURN)
    assert not table.game.match.steps


def test_a_press_while_picks_hide_it_shows_it_again_and_tells_no_more(app, table):
    ask(app)
    key(app, pygame.K_c, "c")
    assert table.shown().tip is None
    key(app, pygame.K_l, "l")
    assert table.shown().tip
    assert table.hints.step == WHERE
