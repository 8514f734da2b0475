"""What was begun can be left: an action of several steps as a whole, and a piece let go where nothing takes it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.session.session import begin_game
from luna.app.table.port import LetGo
from luna.app.table.telling.messages import BUBBLE_SECONDS
from luna.core.intent import Pick
from luna.core.turn import GoOn
from luna.games.luna.game import LUNA
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.table.picks import CANCEL, DONE
from tests.app.table.hands import key, press_at
from tests.app.table.hinting import with_hints
from tests.app.table.tables import at_table

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


def with_tokens(app):
    """A solo table at which the tides and much else can be chosen."""
    game, rng = begin_game(LUNA, SOLO.drawn(), app.context.storage, 7), Random(1)
    while not any(pick == Pick("token", "tides") for pick in Turn(game.state).sources()) or game.state.phase != ACTION:
        kinds = groups(RULES.legal(game.state))
        game.match.play(rng.choice(kinds[rng.choice(sorted(kinds))]))
    return at_table(app, game, SOLO)


def groups(codes):
    """Actions by their kind, so that rare ones come up."""
    kinds = {ACTIONS[code].kind for code in codes}
    return {kind: [code for code in codes if ACTIONS[code].kind == kind] for kind in kinds}


def set_out(table):
    state = table.game.state
    table.play(next(code for code in RULES.legal(state) if RULES.notation(state, code).startswith("journey")))
    assert RULES.goes_on(table.game.state)


def test_escape_takes_back_a_journey_under_way_and_only_then_opens_the_menu(app, table):
    set_out(table)
    key(app, pygame.K_ESCAPE)
    assert table.game.match.length == 0
    assert app.top is table
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Menu)


def bears_escape(table):
    """Whether the button that takes something back can be pressed, by mouse and by key."""
    back = table.shown().actions[0]
    assert (back.pick, back.key) == (CANCEL, "Esc")
    return back.pressed_by == "Esc"


def test_a_button_beside_done_takes_it_back_too(app, table):
    assert not bears_escape(table)
    at = table.place(CANCEL)
    set_out(table)
    assert [button.pick for button in table.shown().actions] == [CANCEL, DONE]
    assert table.place(CANCEL).topleft == at.topleft
    press_at(app, at.center)
    assert table.game.match.length == 0
    assert not bears_escape(table)


def test_where_nothing_can_be_taken_back_the_button_says_so_and_does_nothing(app, table):
    table.play(RULES.legal(table.game.state)[0])
    at, told = table.place(CANCEL).center, app.context.text("no-cancel-nothing")
    table.hand.hover(at)
    assert table.shown().card.lines == (told,)
    press_at(app, at)
    assert (table.game.match.length, table.shown().bubble.text) == (1, told)


@pytest.mark.parametrize("opens", ["hint", "preview"])
def test_escape_presses_the_button_that_bears_it_whatever_else_is_open(app, opens):
    table = with_hints(app)
    set_out(table)
    OPENING[opens](app, table)
    assert bears_escape(table)
    key(app, pygame.K_ESCAPE)
    assert table.game.match.length == 0
    assert app.top is table


@pytest.mark.parametrize("opens", ["help", "keys"])
def test_where_escape_takes_something_else_away_first_the_button_does_not_bear_it(app, opens):
    table = with_hints(app)
    set_out(table)
    OPENING[opens](app, table)
    assert not bears_escape(table)
    key(app, pygame.K_ESCAPE)
    assert table.game.match.length == 1
    assert bears_escape(table)


@pytest.mark.parametrize("leaves", ["escape", "button"])
def test_the_way_back_first_takes_back_what_was_picked_then_the_action(app, table, leaves):
    set_out(table)
    novice = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    table.click([novice], table.middle)
    for length in (1, 0):
        app.update(0.01)
        assert bears_escape(table)
        key(app, pygame.K_ESCAPE) if leaves == "escape" else press_at(app, table.place(CANCEL).center)
        assert (table.game.match.length, table.turn.picks) == (length, ())


def test_whatever_is_picked_or_armed_a_button_takes_it_back(app):
    table = with_tokens(app)
    for source in sorted(table.turn.sources() - {DONE}):
        if isinstance(Turn(table.game.state).choose([source]), GoOn):
            table.click([source], table.middle)
            assert bears_escape(table)
            key(app, pygame.K_ESCAPE)
            assert (app.top, table.turn.picks) == (table, ())
            assert not bears_escape(table)


def test_one_escape_takes_back_all_that_a_drag_has_picked(app):
    table = with_tokens(app)
    token = Pick("token", "tides")
    novice = next(pick for pick in sorted(table.turn.targets_after(token)) if pick.kind == "novice")
    table.drop(LetGo(token, 0, None), [novice], table.middle)
    assert table.turn.picks == (token, novice)
    key(app, pygame.K_ESCAPE)
    assert (app.top, table.turn.picks, table.shown().armed) == (table, (), frozenset())
    table.drop(LetGo(token, 0, None), [Pick("sea")], table.middle)
    assert table.turn.picks == ()
    table.click([token], table.middle)
    table.drop(LetGo(token, 0, None), [novice], table.middle)
    key(app, pygame.K_ESCAPE)
    assert table.turn.picks == (token,)


def test_escape_leaves_looking_back_before_it_closes_the_preview(app, table):
    table.play(RULES.legal(table.game.state)[0])
    key(app, pygame.K_v, "v")
    table.look_at(0)
    assert table.shown().preview
    key(app, pygame.K_ESCAPE)
    assert not table.history.on
    assert table.shown().preview
    key(app, pygame.K_ESCAPE)
    assert (app.top, table.shown().preview) == (table, None)


def test_a_piece_let_go_where_nothing_is_done_is_answered(app, table):
    novice = next(pick for pick in sorted(table.shown().sources) if pick.kind == "novice")
    points = ((x, y) for x in range(100, 900, 20) for y in range(100, 500, 20))
    sea = next(at for at in points if [pick.kind for pick in table.picks_at(at)] == ["sea"])
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=table.place(novice).center))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=sea, rel=(40, 40), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=sea))
    assert table.shown().bubble.text == app.context.text("drop-nowhere")


def refused_drop(app, table):
    """Drops a novice on a candle; the novice, and where it could have gone."""
    novice = next(pick for pick in sorted(table.shown().sources) if pick.kind == "novice")
    goals = {pick for pick in table.turn.targets_after(novice) if pick.kind != "action"}
    candle = table.place(Pick("candle")).center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=table.place(novice).center))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=candle, rel=(40, 40), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=candle))
    assert table.shown().bubble.text == app.context.text("refusal-place-takes", place="candle")
    return novice, goals


def test_while_a_refused_drop_is_answered_the_right_places_glow(app, table):
    novice, goals = refused_drop(app, table)
    assert (table.shown().targets, table.shown().sources) == (goals, frozenset())
    app.update(BUBBLE_SECONDS + 1)
    assert table.shown().bubble is None
    assert table.shown().targets == frozenset()
    assert novice in table.shown().sources


OPENING = {
    "hint": lambda app, table: key(app, pygame.K_l, "l"),
    "lamp": lambda app, table: press_at(app, table.place(Pick("bar", "hint")).center),
    "preview": lambda app, table: key(app, pygame.K_v, "v"),
    "comparison": lambda app, table: key(app, pygame.K_w, "w"),
    "help": lambda app, table: key(app, pygame.K_h, "h"),
    "keys": lambda app, table: key(app, pygame.K_QUESTION, "?"),
    "overview": lambda app, table: key(app, pygame.K_o, "o"),
    "book": lambda app, table: key(app, pygame.K_F1),
    "menu": lambda app, table: key(app, pygame.K_ESCAPE),
}


@pytest.mark.parametrize("opens", OPENING)
def test_whatever_is_opened_leaves_nothing_of_a_refusal_beside_it(app, opens):
    table = with_hints(app)
    refused_drop(app, table)
    told = table.shown().bubble
    OPENING[opens](app, table)
    assert table.shown().bubble != told
    assert table.messages.places == frozenset()


def test_a_piece_put_back_where_it_was_needs_no_word(app, table):
    novice = next(pick for pick in sorted(table.shown().sources) if pick.kind == "novice")
    at = table.place(novice).center
    away = at[0] + 40, at[1] + 40
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    for to in (away, at):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(40, 40), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))
    assert table.shown().bubble is None
