"""Banner, recap and preview at the table: what shows them, what takes them away, and that nothing waits for them."""

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES
from luna.app.table.preview import PreviewSwitch
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.games.luna.points.forecast import forecast
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ACTION, OVER
from luna.games.luna.rules.events import ShrineBuilt
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.setting_up.choice import Mode, NewGame
from luna.ui.table.picks import CHRONICLE
from tests.app.table.hands import app_of
from tests.app.table.tables import open_choice

SOON = 5.0
"""Seconds after which the last deed of others has been seen."""
SEATS = (("yellow", "Ada"), ("red", "Bruno"), ("blue", ""), ("white", "Dario"))


def press(app, code, unicode=""):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=0, unicode=unicode))


def table_for(app, players=3, solo=0):
    mode: Mode = "solo" if solo else "players"
    choice = NewGame(mode, solo, SEATS[: 2 if solo else players], "free" if solo else "preset", None, None, 7)
    scene = open_choice(app, choice)
    app.context.settings.put(preferences.SPEED, "instant")
    app.push(scene)
    return scene


@pytest.fixture
def app(make_app):
    return make_app()


def meditate(scene):
    scene.play(RULES.code(scene.game.state, "meditate"))


def banner(scene):
    app_of(scene).update(SOON)
    return scene.shown().banner


def test_a_new_table_needs_no_banner(app):
    assert banner(table_for(app)) is None


def test_the_next_order_is_named_and_told_what_the_others_did(app):
    scene = table_for(app)
    meditate(scene)
    colour = scene.game.setup.colours[scene.game.state.actor]
    assert banner(scene).colour == colour
    assert scene.wording.names[colour] in banner(scene).title
    assert len(banner(scene).rows) == 1
    meditate(scene)
    assert len(banner(scene).rows) == 2


def test_the_banner_stays_until_the_person_does_something_and_comes_again_by_its_key(app):
    scene = table_for(app)
    meditate(scene)
    assert banner(scene)
    app.update(60)
    assert banner(scene)
    press(app, pygame.K_SPACE, " ")
    assert banner(scene) is None
    press(app, pygame.K_r, "r")
    assert len(banner(scene).rows) == 1
    press(app, pygame.K_c, "c")
    assert banner(scene) is None
    assert scene.table.begun


def test_the_first_drag_takes_the_banner_away_and_counts(app):
    scene = table_for(app)
    meditate(scene)
    assert banner(scene)
    novice = next(pick for pick in scene.shown().sources if pick.kind == "novice")
    at = scene.place(novice).center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 40, at[1] + 40), rel=(40, 40), buttons=(1, 0, 0)))
    assert banner(scene) is None
    assert scene.hand.lifted == novice


def test_a_click_on_the_banner_itself_does_nothing_but_take_it_away(app):
    scene = table_for(app)
    meditate(scene)
    app.update(0.001)
    covered = [
        at for at in ((app.context.size[0] - 60, y) for y in range(200, 630, 8)) if scene.picks_at(at) == [CHRONICLE]
    ]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=covered[-1]))
    assert banner(scene) is None
    assert scene.table.looked is None


def test_the_last_deed_of_a_bot_has_its_time_before_the_banner_comes(app):
    scene = table_for(app)
    first = scene.game.state.actor
    for seat in {0, 1, 2} - {first}:
        scene.bots.reseat(seat, "level-1")
    for _ in range(3):
        meditate(scene)
    assert scene.game.state.actor == first
    app.update(scene.bots.rest(goes_on=False) - 0.1)
    assert scene.shown().banner is None
    assert scene.shown().deed
    app.update(0.2)
    assert scene.shown().banner
    assert scene.shown().deed is None


def test_space_takes_the_banner_away_and_does_nothing_else(app):
    scene = table_for(app)
    meditate(scene)
    assert banner(scene)
    steps = len(scene.game.match.steps)
    press(app, pygame.K_SPACE, " ")
    assert banner(scene) is None
    assert len(scene.game.match.steps) == steps


def test_a_click_through_the_banner_reaches_the_table(app):
    scene = table_for(app)
    meditate(scene)
    assert banner(scene)
    at = scene.view.place(next(b.pick for b in scene.shown().bar if b.pick.key == "undo"), scene.shown()).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=at))
    assert not scene.game.match.steps
    assert banner(scene) is None


def test_the_banner_waits_for_the_end_of_a_scoring(app):
    scene = table_for(app, 2)
    while not isinstance(app.top, RoundEnd):
        meditate(scene)
    app.update(1)
    assert scene.shown().banner is None
    app.top.back()
    assert banner(scene)


def test_who_ended_the_round_and_starts_the_next_one_reads_how_it_was_scored(app):
    scene = table_for(app, 2)
    scene.play(next(code for code in RULES.legal(scene.game.state) if ACTIONS[code].kind == ActionKind.COUNCIL))
    while not isinstance(app.top, RoundEnd):
        actor = scene.game.state.actor
        meditate(scene)
    app.top.back()
    assert scene.game.state.actor == actor
    press(app, pygame.K_r, "r")
    assert banner(scene).rows[0].text.startswith("Scoring of round 1: ")


def test_where_nothing_has_happened_a_word_says_so_in_place_of_the_banner(app):
    scene = table_for(app)
    press(app, pygame.K_r, "r")
    assert scene.shown().bubble.text == "Nothing new since the last turn"
    assert banner(scene) is None


def test_the_banner_waits_for_the_end_of_a_motion(app):
    scene = table_for(app)
    app.context.settings.put(preferences.SPEED, "1")
    meditate(scene)
    assert scene.stage.busy
    assert banner(scene) is None
    frames = 0
    while not banner(scene):
        app.update(0.05)
        frames += 1
        assert frames < 100
    assert not scene.stage.busy


def test_the_next_action_may_be_played_while_the_banner_is_there(app):
    scene = table_for(app)
    meditate(scene)
    press(app, pygame.K_m, "m")
    press(app, pygame.K_RETURN)
    assert len(scene.game.match.steps) == 2


def test_without_the_banner_only_its_key_shows_it(app):
    app.context.settings.put(preferences.HAND_OVER, "off")
    scene = table_for(app)
    meditate(scene)
    assert banner(scene) is None
    press(app, pygame.K_r, "r")
    assert banner(scene)


def test_in_solo_the_opponents_start_of_the_round_is_told_and_the_key_tells_it_again(app):
    scene = table_for(app, solo=1)
    opponent, told = scene.game.setup.colours[1], 0
    while scene.game.state.phase != OVER and app.top is scene:
        code = RULES.legal(scene.game.state)[0]
        scene.play(code)
        starts = ACTIONS[code].kind == ActionKind.TIRE
        assert bool(banner(scene)) is starts
        if starts:
            assert {row.colour for row in banner(scene).rows} == {opponent}
        scene.hand_over.dismiss()
        press(app, pygame.K_r, "r")
        if app.top is scene and scene.game.state.phase == ACTION:
            assert {row.colour for row in banner(scene).rows} == {opponent}
            told += 1
        scene.hand_over.dismiss()
    assert told > 3


def test_while_a_bot_is_to_act_its_key_shows_the_banner_too(app):
    scene = table_for(app)
    meditate(scene)
    seat = scene.game.state.actor
    scene.bots.reseat(seat, "level-2")
    press(app, pygame.K_r, "r")
    assert scene.table.bot == "level-2"
    assert banner(scene).colour == scene.game.setup.colours[seat]
    assert len(banner(scene).rows) == 1


def test_what_the_opponent_did_at_the_end_of_a_round_is_told_after_the_scoring(app):
    scene = table_for(app, solo=1)
    while not isinstance(app.top, RoundEnd):
        legal = RULES.legal(scene.game.state)
        ends = [code for code in legal if ACTIONS[code].kind == ActionKind.END]
        scene.play((ends or legal)[0])
    app.top.back()
    built = any(isinstance(event, ShrineBuilt) and event.seat == 1 for event in scene.game.match.steps[-1].events)
    assert bool(banner(scene)) is built


def test_two_deeds_of_bots_are_told_to_the_only_person_and_one_is_not(app):
    for players in (2, 3, 4):
        scene = table_for(app, players=players)
        first = scene.game.state.actor
        for seat in range(players):
            if seat != first:
                scene.bots.reseat(seat, "level-1")
        code = next(code for code in RULES.legal(scene.game.state) if ACTIONS[code].kind == ActionKind.COUNCIL)
        scene.play(code)
        while scene.game.state.actor != first:
            scene.play(next(code for code in RULES.legal(scene.game.state) if ACTIONS[code].kind == ActionKind.COUNCIL))
        seen = banner(scene)
        assert len(seen.rows if seen else ()) == (0 if players == 2 else players - 1)
        assert scene.shown().deed is None or not seen


def test_to_the_only_person_among_bots_one_deed_is_not_handed_over_but_the_key_tells_it(app):
    scene = table_for(app, players=2)
    other = next(seat for seat in (0, 1) if seat != scene.game.state.actor)
    scene.bots.reseat(other, "level-1")
    meditate(scene)
    scene.play(RULES.code(scene.game.state, "meditate"))
    assert banner(scene) is None
    press(app, pygame.K_r, "r")
    assert [row.colour for row in banner(scene).rows] == [scene.game.setup.colours[other]]


def test_an_order_that_goes_on_gets_no_banner(app):
    scene = table_for(app)
    journey = next(
        c for c in RULES.legal(scene.game.state) if RULES.notation(scene.game.state, c).startswith("journey")
    )
    scene.play(journey)
    assert banner(scene) is None


def test_undo_takes_the_banner_away(app):
    scene = table_for(app)
    meditate(scene)
    scene.undo()
    assert banner(scene) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_banner_and_preview_are_drawn_inside_the_window(make_app, language, size):
    app = make_app(language, size)
    scene = table_for(app, 4)
    meditate(scene)
    plain, full = pygame.Surface(size), pygame.Surface(size)
    scene.hand_over.dismiss()
    scene.redraw()
    scene.draw(plain)
    press(app, pygame.K_r, "r")
    press(app, pygame.K_v, "v")
    scene.draw(full)
    changed = pygame.mask.from_threshold(full, (0, 0, 0), (1, 1, 1, 255), plain)
    changed.invert()
    assert changed.count() > size[0] * size[1] / 20
    assert pygame.Rect((0, 0), size).contains(changed.get_bounding_rects()[0])


def test_the_preview_shows_the_forecast_until_it_is_pressed_again(app):
    scene = table_for(app)
    assert scene.shown().preview is None
    press(app, pygame.K_v, "v")
    told, shown = forecast(scene.game.state), scene.shown().preview
    assert told
    assert shown
    assert shown.figures == told.figures
    assert [values[-1] for values in shown.orders.values()] == [order.total for order in told.orders]
    assert [values[3] for values in shown.orders.values()] == [order.paid for order in told.orders]
    press(app, pygame.K_v, "v")
    assert scene.shown().preview is None


def test_the_preview_follows_the_game(app):
    scene = table_for(app)
    scene.press_bar("preview")
    first = scene.shown().preview
    scene.play(next(code for code in RULES.legal(scene.game.state) if ACTIONS[code].kind == "council"))
    assert scene.shown().preview != first


def test_a_held_key_ends_the_preview_when_it_goes_up():
    now = 0.0
    switch = PreviewSwitch(lambda: now)
    switch.press()
    assert switch.on
    now = 0.1
    assert not switch.release()
    assert switch.on
    switch.press()
    assert not switch.on
    switch.press()
    now = 2.0
    assert switch.release()
    assert not switch.on


def test_a_finished_game_has_its_end_and_a_rematch(app):
    scene = table_for(app, 2)
    while scene.game.state.phase != OVER:
        meditate(scene)
        while isinstance(app.top, RoundEnd):
            app.top.back()
    assert isinstance(app.top, GameEnd)
    rows = app.top.rows
    influence = scene.game.state.fields()["influence"]
    assert {row.total for row in rows} == set(influence[:2])
    assert scene.shown().preview is None
    app.top.form.widgets["rematch"].press()
    fresh = app.top
    assert isinstance(fresh, TableScene)
    assert fresh is not scene
    assert sorted(fresh.game.setup.colours) == ["red", "yellow"]
    assert not fresh.game.match.steps


def test_a_row_of_the_banner_lights_where_it_happened(app):
    scene = table_for(app)
    doer = scene.game.seats[scene.table.actor].colour
    meditate(scene)
    app.update(0.001)
    candles = {pick for pick in scene.view.picks(scene.shown()) if pick.kind == "candle"}
    row = Pick("recap", "0")
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [row])

    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=on_it, rel=(1, 0), buttons=(0, 0, 0)))

    assert scene.pointing.hover == row
    assert dict.fromkeys(candles, doer).items() <= scene.shown().done_by.items()
    assert candles <= scene.shown().chosen


def test_a_row_of_the_banner_lights_nothing_once_the_banner_is_gone(app):
    scene = table_for(app)
    meditate(scene)
    app.update(0.001)
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [Pick("recap", "0")])
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=on_it, rel=(1, 0), buttons=(0, 0, 0)))

    press(app, pygame.K_SPACE)

    assert not scene.shown().chosen


def points_of_the_column(app):
    width, height = app.context.size
    return ((width - 100, y) for y in range(100, height - 90, 4))


def test_a_click_on_a_row_of_the_banner_plays_on_the_table_what_it_tells(app):
    scene = table_for(app)
    meditate(scene)
    meditate(scene)
    app.update(0.001)
    on_it = next(at for at in points_of_the_column(app) if scene.picks_at(at) == [Pick("recap", "1")])

    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=on_it))

    assert (scene.table.looked, scene.history.running, banner(scene)) == (1, True, None)
    until_the_present(app, scene)
    assert (scene.table.looked, scene.table.length) == (None, 2)


def test_the_key_of_the_recap_plays_all_of_it_once_it_is_there(app):
    scene = table_for(app)
    meditate(scene)
    meditate(scene)
    app.update(0.001)

    press(app, pygame.K_r, "r")

    assert (scene.table.looked, scene.history.running) == (0, True)
    until_the_present(app, scene)
    assert (scene.table.looked, scene.table.length) == (None, 2)


def test_the_card_stays_as_it_is_while_somebody_points_at_lines(app):
    scene = table_for(app)
    meditate(scene)
    press(app, pygame.K_SPACE)
    press(app, pygame.K_t, "t")  # tips would lie over the chronicle
    island = scene.place(Pick("island", "herbs")).center
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=island, rel=(1, 0), buttons=(0, 0, 0)))
    before = scene.shown().card
    line = next(at for at in points_of_the_column(app) if any(pick.kind == "line" for pick in scene.picks_at(at)))

    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=line, rel=(1, 0), buttons=(0, 0, 0)))

    assert scene.pointing.hover.kind == "line"
    assert scene.shown().card == before


def until_the_present(app, scene):
    for _ in range(200):
        if scene.table.looked is None:
            return
        app.update(0.2)
