"""Computer players at the table: they play when it is their turn, slowly enough, and never stand in a person's way."""

import multiprocessing

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.settings import preferences
from luna.app.table.bots import QUIET
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import OVER, PREPARE
from luna.games.luna.setting_up.choice import NewGame
from tests.app.table.bots_table import (
    ENOUGH,
    FRAME,
    SEATS,
    Deaf,
    Oracle,
    decide,
    lines,
    quick,
    record,
    table_of,
    to_act,
    until,
    until_a_person,
)
from tests.app.table.hands import key
from tests.app.table.tables import open_choice


@pytest.fixture
def app(make_app):
    return quick(make_app())


def deeds(scene, name):
    """What the chronicle tells of the last step, in whole sentences."""
    told = [line for line in scene.shown().chronicle if line.step == len(scene.game.match.steps)]
    lines = [line for line in told if line.colour]
    return [f"{name} – {line.text}" for line in lines] + [f"{name} – {lines[1].text} ({lines[0].points})"]


def test_bots_play_until_it_is_a_persons_turn(app):
    scene = table_of(app)
    until_a_person(scene)
    before = lines(scene)
    decide(scene)
    until_a_person(scene)
    assert lines(scene) > before + 1
    assert "seats yellow=human:Ada red=bot:level-2 blue=bot:level-3\n" in record(scene)
    assert {name for _, name in scene.bots.thinker.asked} == {"level-2", "level-3"}


@pytest.mark.parametrize(("solo", "bots"), [(0, ("level-1", "level-2")), (1, ("level-2", "")), (3, ("level-2", ""))])
def test_a_table_of_bots_prepares_and_plays_by_itself(app, solo, bots):
    scene = table_of(app, bots, solo=solo, preset=False)
    assert scene.game.state.phase == PREPARE
    until(scene, lambda scene: scene.game.state.round == 2)
    assert scene.game.setup.seats[1].kind == ("automaton" if solo else "bot")


def test_while_a_bot_thinks_no_hand_can_play_for_it(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(ENOUGH))
    until_a_person(scene)
    decide(scene)
    before = record(scene)
    assert not scene.shown().sources
    assert not any(button.enabled for button in scene.shown().actions)
    width, height = app.context.size
    for x, y in ((x, y) for x in range(5, width, 60) for y in range(60, height, 40)):
        under = [pick for pick in scene.view.picks_at((x, y), scene.shown()) if pick.kind not in ("line", "bar")]
        scene.click(under, (x, y))
    assert record(scene) == before
    assert not scene.turn.picks


def test_one_is_told_quietly_who_thinks(app):
    scene = table_of(app, ("", "level-2", "level-2"), thinker=Oracle(ENOUGH))
    names = [scene.wording.names[colour] for colour, _ in SEATS[:3]]
    assert names == ["Ada", "Red", "Blue"]
    decide(scene)
    name = names[scene.game.state.actor]
    app.update(QUIET / 2)
    assert scene.shown().prompt in deeds(scene, "Ada")
    assert scene.shown().prompt_of == "yellow"
    app.update(QUIET)
    assert scene.shown().prompt == app.context.text("bot-thinks", name=name)


def test_a_bot_that_is_the_only_one_of_its_name_goes_by_it_and_others_by_their_orders(app):
    names = table_of(app, ("", "level-2", "level-3", "level-2"), thinker=Oracle(ENOUGH)).wording.names
    assert list(names.values()) == ["Ada", "Red", "Ferryman", "White"]


def test_before_the_first_deed_one_is_told_whose_turn_it_is(app):
    scene = table_of(app, ("level-2", ""), thinker=Oracle(ENOUGH))
    scene.game.match.go_to(0)
    scene.show_anew()
    assert scene.shown().prompt == app.context.text("bot-acts", name="Fisher")


def test_the_line_of_the_turn_tells_what_moves(app):
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.REDUCED_MOTION, False)
    scene = table_of(app, ("", "level-2", "level-2"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    for name in ("Ada", "Red", "Blue"):
        assert scene.stage.busy
        moving = scene.drawn()
        assert moving.prompt in deeds(scene, name)
        assert moving.prompt_of in ("", moving.state.actor)
        before = lines(scene)
        while lines(scene) == before and to_act(scene):
            app.update(FRAME)


def test_a_bot_whose_worker_fails_plays_all_the_same(app, caplog):
    scene = table_of(app, ("", "level-5"), thinker=Deaf())
    until_a_person(scene)
    decide(scene)
    until_a_person(scene)
    assert lines(scene) >= 2
    assert "could not think" in caplog.text


@pytest.mark.parametrize("leave", ["menu", "again", "crash"])
def test_with_a_worker_bots_play_and_no_process_stays(app, leave):
    scene = open_choice(app, NewGame("players", 0, SEATS[:2], "preset", None, None, 7, ("", "level-3")))
    app.push(scene)
    clock = pygame.time.Clock()
    decided = 0
    while decided < 3:
        while app.top is not scene:
            app.pop()
        if not to_act(scene):
            decide(scene)
            decided += 1
        app.update(clock.tick(60) / 1000)
    assert multiprocessing.active_children()
    if leave == "menu":
        app.push(Menu(app.context, LUNA, 7, scene.bots))
        app.top.form.widgets["title"].press()
    elif leave == "crash":
        app.close()
    else:
        scene.again()
        app.top.close()
    assert not multiprocessing.active_children()


def test_the_banner_of_the_hand_over_comes_before_persons_only(app):
    scene = table_of(app, ("", "", "level-2"))
    banners = set()
    for _ in range(6):
        decide(scene)
        while to_act(scene):
            app.update(FRAME)
            assert scene.shown().banner is None or not to_act(scene)
        while scene.shown().banner is None:
            app.update(FRAME)
        banners.add(scene.shown().banner.colour)
    assert banners == {"yellow", "red"}


@pytest.mark.parametrize("bots", [1, 2])
def test_the_only_person_among_bots_hears_the_turn_and_sees_the_recap_of_several_or_when_it_is_wanted(app, bots):
    scene = table_of(app, ("", *("level-2",) * bots))
    heard: list[str] = []
    app.context.sound.play = heard.append
    decide(scene)
    while to_act(scene):
        app.update(FRAME)
    while "turn" not in heard:
        app.update(FRAME)
    for _ in range(30):
        app.update(FRAME)
        assert bool(scene.shown().banner) is (bots > 1)
    assert heard.count("turn") == 1
    scene.hand_over.dismiss()
    key(app, pygame.K_r)
    assert len(scene.shown().banner.rows) == bots


def test_a_whole_game_of_bots_comes_to_its_end(app):
    scene = table_of(app, ("level-1", "level-1"))
    until(scene, lambda scene: scene.game.state.phase == OVER)
    assert not scene.bots.waiting
    assert scene.shown().prompt == app.context.text("prompt-over")


def test_what_happened_to_all_at_the_end_of_a_round_brings_the_recap_and_no_callout_of_the_round_before(app):
    scene = table_of(app, ("", "level-2"))
    quick(app)
    while scene.game.state.round == 1:
        if to_act(scene):
            app.update(FRAME)
        else:
            scene.play(scene.game.rules.code(scene.game.state, "meditate"))
        while app.top is not scene:
            app.pop()
    if not to_act(scene):
        assert scene.shown().deed is None
    while not scene.shown().banner:
        app.update(FRAME)
    assert len(scene.shown().banner.rows) > 1
    assert {row.colour for row in scene.shown().banner.rows} == {None, "red"}
