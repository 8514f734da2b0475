"""The banner at the table: what shows it, what takes it away, and that nothing waits for it."""

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.table.scene import TableScene
from luna.core.rules import Violation
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ACTION, OVER
from luna.games.luna.rules.events import ShrineBuilt
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.ui.table.picks import CHRONICLE
from tests.app.table.handing import banner, meditate, press, table_for


@pytest.fixture
def app(make_app):
    return make_app()


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


def test_to_who_ended_the_round_and_goes_on_it_is_told_without_being_asked(app):
    scene = table_for(app, 2)
    scene.play(next(code for code in RULES.legal(scene.game.state) if ACTIONS[code].kind == ActionKind.COUNCIL))
    actor = scene.game.state.actor
    scene.bots.reseat(1 - actor, "level-1")
    while not isinstance(app.top, RoundEnd):
        if scene.game.state.actor == actor:
            meditate(scene)
        else:
            scene.game.play(RULES.code(scene.game.state, "meditate"))
            scene.show_anew()
    app.top.back()
    told = banner(scene)
    assert scene.game.state.actor == actor
    assert any(row.text.startswith("Now: Moon Priestess") for row in told.rows)


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
            assert banner(scene).rows[-1].colour == opponent
        scene.hand_over.dismiss()
        press(app, pygame.K_r, "r")
        if app.top is scene and scene.game.state.phase == ACTION:
            assert banner(scene).rows[-1].colour == opponent
            assert any(row.opens for row in banner(scene).rows) == (scene.game.state.round > 1)
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


def test_the_only_person_is_spoken_to_and_at_a_table_of_several_everybody_is_named(app):
    several, alone = table_for(app, players=2), table_for(app, players=2)
    alone.bots.reseat(next(seat for seat in (0, 1) if seat != alone.game.state.actor), "level-1")
    names = [scene.wording.name(scene.game.state.actor) for scene in (several, alone)]
    assert several.shown().prompt.startswith(f"{names[0]}: ")
    assert alone.shown().prompt.startswith("You: ")
    own = alone.game.state.actor
    assert (alone.wording.turn_of(own), alone.wording.turn_of(1 - own)) == (
        "Your turn",
        f"{alone.wording.name(1 - own)} to act",
    )
    lacks = Violation("token_not_owned", {"favour": "tides"})
    assert "the order does not have" in several.wording.words.refusal(lacks)
    assert "you do not have" in alone.wording.words.refusal(lacks)


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
