"""Computer players at the table: they play when it is their turn, slowly enough, and never stand in a person's way."""

import multiprocessing
from random import Random

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.app.settings import preferences
from luna.app.table.bots import BEFORE, PACES, QUIET
from luna.app.table.scene import TableScene, resume_table
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import OVER, PREPARE
from luna.games.luna.rules.events import RoundBegan
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import READING, RoundEnd
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.scene import Scene
from tests.app.table.bots_table import (
    ENOUGH,
    FRAME,
    SEATS,
    Deaf,
    Oracle,
    at_table,
    decide,
    lines,
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
    app = make_app()
    app.context.settings.put(preferences.SPEED, "instant")
    app.context.settings.put(preferences.BOT_PACE, "fast")
    app.push(Scene())
    return app


def at_pace(app, pace, speed="1"):
    app.context.settings.put(preferences.BOT_PACE, pace)
    app.context.settings.put(preferences.SPEED, speed)


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
    assert names == ["Ada", "Fisher", "Fisher 2"]
    decide(scene)
    name = names[scene.game.state.actor]
    app.update(QUIET / 2)
    assert scene.shown().prompt in deeds(scene, "Ada")
    assert scene.shown().prompt_of == "yellow"
    app.update(QUIET)
    assert scene.shown().prompt == app.context.text("bot-thinks", name=name)


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
    for name in ("Ada", "Fisher", "Fisher 2"):
        assert scene.stage.busy
        moving = scene.drawn()
        assert moving.prompt in deeds(scene, name)
        assert moving.prompt_of in ("", moving.state.actor)
        before = lines(scene)
        while lines(scene) == before and to_act(scene):
            app.update(FRAME)


def in_sight(app, scene, deeds=6):
    """Seconds that each deed of a bot was told after its motion, with the number of lines it was told at."""
    seen: dict[int, float] = {}
    first = lines(scene)
    while len([at for at in seen if at > first]) < deeds + 1:
        app.update(FRAME)
        while app.top is not scene:
            app.pop()
        if not scene.stage.busy and scene.shown().deed and not scene.game.rules.goes_on(scene.game.state):
            seen[lines(scene)] = seen.get(lines(scene), 0.0) + FRAME
    return [seconds for at, seconds in seen.items() if at > first][:deeds]


@pytest.mark.parametrize(
    ("pace", "speed"),
    [("slow", "1"), ("normal", "0.5"), ("normal", "1"), ("normal", "2"), ("normal", "instant"), ("fast", "1")],
)
def test_each_deed_stays_in_sight_as_long_as_the_pace_says_however_fast_motions_are(app, pace, speed):
    at_pace(app, pace, speed)
    times = in_sight(app, table_of(app, ("level-1",) * 3, thinker=Oracle(1)), 4)
    assert all(PACES[pace] - 2 * FRAME <= seconds <= PACES[pace] + 0.6 for seconds in times), times


def test_at_the_normal_pace_a_deed_can_be_read_and_at_the_slow_one_twice():
    assert PACES["normal"] >= 1.2
    assert PACES["slow"] >= 2 * PACES["normal"]
    assert PACES["fast"] < PACES["normal"] / 2


def test_without_motion_the_fast_pace_waits_for_nothing(app):
    at_pace(app, "fast", "instant")
    scene = table_of(app, ("", "level-1", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    updates = 0
    while to_act(scene):
        app.update(0.001)
        updates += 1
    assert updates < 30


def test_a_bot_answers_a_person_sooner_than_it_follows_another_bot(app):
    at_pace(app, "normal", "instant")
    scene = table_of(app, ("", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    before, passed = lines(scene), 0.0
    while lines(scene) == before:
        app.update(FRAME)
        passed += FRAME
    assert BEFORE <= passed <= BEFORE + 3 * FRAME < PACES["normal"]


@pytest.mark.parametrize("way", ["click", "space", "enter"])
def test_on_click_each_bot_waits_for_a_press_and_says_so(app, way):
    at_pace(app, "click", "instant")
    scene = table_of(app, ("", "level-1", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    until(scene, lambda scene: scene.bots.held)
    for _ in range(2):
        before = lines(scene)
        app.update(60.0)
        assert lines(scene) == before
        assert scene.shown().deed.hint == app.context.text("deed-next")
        if way == "click":
            at = scene.view.place(Pick("sea"), scene.shown()).center
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                app.handle(pygame.event.Event(kind, button=1, pos=at))
        else:
            key(app, pygame.K_SPACE if way == "space" else pygame.K_RETURN)
        until(scene, lambda scene: scene.bots.held or not to_act(scene))
        assert lines(scene) > before
    assert not to_act(scene)
    assert scene.shown().deed.hint == ""


def test_a_press_shortens_the_wait_for_the_next_bot(app):
    at_pace(app, "slow", "instant")
    scene = table_of(app, ("", "level-1", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    until(scene, lambda scene: scene.shown().deed)
    before = lines(scene)
    app.update(FRAME)
    key(app, pygame.K_SPACE)
    for _ in range(4):
        app.update(FRAME)
    assert lines(scene) > before


def test_the_pace_is_changed_by_a_key_at_the_table_and_remembered(app):
    scene = table_of(app)
    seen = []
    for _ in PACES:
        key(app, pygame.K_p, "p")
        seen.append(app.context.settings.get(preferences.BOT_PACE))
        assert scene.shown().bubble.text == app.context.text("bot-pace", pace=seen[-1])
    assert sorted(seen) == sorted(PACES)


def test_a_deed_is_told_with_its_points_where_it_happened_until_the_person_acts(app):
    at_pace(app, "normal", "instant")
    scene = table_of(app, ("", "level-3", "level-3"), thinker=Oracle(1))
    told = 0
    for _ in range(12):
        until_a_person(scene)
        deed = scene.shown().deed
        if deed:
            lines_of = [line for line in scene.shown().chronicle if line.since <= lines(scene) <= line.step]
            own = [line for line in lines_of if line.colour == deed.colour]
            assert deed.rows == tuple(line.text for line in own if not line.head)
            assert deed.points == next(line.points for line in own if line.head)
            assert deed.about == frozenset().union(*(line.places for line in own))
            told += 1
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 400)))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(640, 400)))
        assert scene.shown().deed is None
        while scene.table.begun:
            scene.step_back()
        decide(scene)
    assert told > 8


def test_the_deed_is_told_while_it_happens_too(app):
    at_pace(app, "normal", "1")
    app.context.settings.put(preferences.REDUCED_MOTION, False)
    scene = table_of(app, ("", "level-1"), thinker=Oracle(1))
    until_a_person(scene)
    decide(scene)
    before = lines(scene)
    until(scene, lambda scene: lines(scene) > before and scene.stage.busy)
    assert scene.drawn().deed == scene.shown().deed is not None


def test_where_nobody_plays_each_action_stays_marked_after_its_motion(app):
    at_pace(app, "normal")
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    seen: dict[int, float] = {}
    while len(seen) < 6:
        app.update(FRAME)
        if not scene.stage.busy and scene.shown().chosen:
            seen[lines(scene)] = seen.get(lines(scene), 0.0) + FRAME
    *whole, _ = seen.values()
    assert min(whole) >= PACES["normal"] - 2 * FRAME


def test_after_a_scoring_only_what_bots_do_in_the_new_round_is_marked(app):
    app.context.settings.put(preferences.SPEED, "instant")
    scene = table_of(app, ("", "level-1"))
    seen = 0
    while scene.game.state.round < 4:
        round = scene.game.state.round
        scene.play(RULES.code(scene.game.state, "meditate"))
        while app.top is not scene or to_act(scene):
            if isinstance(app.top, RoundEnd):
                app.top.back()
            app.update(FRAME)
        if scene.game.state.round > round:
            marked = {pick.kind for pick in scene.shown().chosen}
            assert not marked & {"priestess", "apostate", "builder", "guardian", "player"}
            last = scene.game.match.steps[-1]
            assert bool(marked) is not any(isinstance(event, RoundBegan) for event in last.events)
            seen += 1
    assert seen == 3


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_no_bot_plays_under_the_scoring_of_a_round(app, speed):
    app.context.settings.put(preferences.SPEED, speed)
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    while app.top is scene:
        app.update(FRAME)
    assert isinstance(app.top, RoundEnd)
    assert isinstance(scene.game.match.steps[-1].events[-1], RoundBegan)


@pytest.mark.parametrize(("bots", "goes_on"), [(("level-1", "level-1"), True), (("", "level-1"), False)])
def test_where_only_bots_play_the_scoring_closes_by_itself_once_it_can_be_read(app, bots, goes_on):
    scene = table_of(app, bots)
    while app.top is scene:
        if not to_act(scene):
            scene.play(RULES.code(scene.game.state, "meditate"))
        app.update(FRAME)
    app.update(READING - FRAME)
    assert isinstance(app.top, RoundEnd)
    app.update(2 * FRAME)
    app.update(2 * FRAME)
    assert (app.top is scene) is goes_on


def test_after_the_scoring_one_sees_the_table_before_a_bot_plays(app):
    at_pace(app, "normal")
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    while app.top is scene:
        app.update(FRAME)
    before, passed = lines(scene), 0.0
    app.pop()
    while lines(scene) == before:
        app.update(FRAME)
        passed += FRAME
    assert passed >= PACES["normal"] - 1e-6


def test_bots_change_their_names_with_the_language_in_scoring_and_end_too(app):
    scene = table_of(app, ("level-3", "level-3"), thinker=Oracle(1))
    while not isinstance(app.top, GameEnd):
        app.update(FRAME)
        if isinstance(app.top, RoundEnd):
            assert spoken(app, "de") == {"Fährmann", "Fährmann 2"}
            assert spoken(app, "en") == {"Ferryman", "Ferryman 2"}
            app.top.back()
    assert scene.game.state.phase == OVER
    assert spoken(app, "it") == {"Traghettatore", "Traghettatore 2"}


def spoken(app, language):
    """The names among the words of the dialog once the language has changed."""
    app.use_language(language)
    names = {app.context.text("bot-name", level="level-3") + number for number in ("", " 2")}
    return names & {label.text for label in app.top.form.labels}


def test_the_result_of_a_finished_game_is_the_ranking_at_once(app):
    scene = table_of(app, ("level-1", "level-1"))
    until(scene, lambda scene: scene.game.state.phase == OVER)
    scene.press_bar("result")
    assert isinstance(app.top, GameEnd)
    app.top.back()
    assert app.top is scene


def test_what_the_bots_moved_is_marked_until_the_person_acts(app):
    scene = table_of(app)
    until_a_person(scene)
    decide(scene)
    until_a_person(scene)
    assert scene.shown().chosen
    scene.turn.choose(sorted(scene.turn.sources())[:1])
    scene.redraw()
    assert scene.shown().chosen == {pick for pick in scene.turn.picks if pick.kind not in ("action", "reserve")}


# -- going back


def test_undo_goes_to_the_last_decision_of_a_person_and_redo_plays_what_was_undone(app):
    scene = table_of(app)
    until_a_person(scene)
    first = lines(scene)
    decide(scene)
    until_a_person(scene)
    after, asked = record(scene), len(scene.bots.thinker.asked)
    scene.undo()
    assert lines(scene) == first
    for _ in range(20):
        app.update(FRAME)
    assert lines(scene) == first, "nobody plays on by himself"
    scene.redo()
    assert record(scene) == after
    assert len(scene.bots.thinker.asked) == asked


def test_without_a_decision_of_a_person_there_is_nothing_to_take_back(app):
    scene = table_of(app, ("level-1", "level-1"))
    until(scene, lambda scene: lines(scene) > 3)
    before = record(scene)
    scene.undo()
    scene.undo_turn()
    assert record(scene) == before


def test_an_answer_to_a_position_that_was_left_is_dropped(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(5))
    until_a_person(scene)
    before = lines(scene)
    decide(scene)
    app.update(FRAME)
    scene.undo()
    assert scene.bots.thinker.cancelled
    for _ in range(20):
        app.update(FRAME)
    assert lines(scene) == before


@pytest.mark.parametrize("seed", range(6))
def test_a_game_ends_the_same_with_undo_and_redo_at_any_point(app, seed):
    wanted = 8
    plain = table_of(app)
    until_a_person(plain)
    for _ in range(wanted):
        decide(plain)
        until_a_person(plain)
    goal = record(plain)
    rng = Random(seed)
    scene = table_of(app)
    ways = (scene.undo, scene.undo_turn, scene.redo, lambda: app.update(FRAME), lambda: to_act(scene) or decide(scene))
    while lines(scene) < lines(plain) or to_act(scene):
        rng.choices(ways, (1, 1, 2, 8, 4))[0]()
        until(scene, lambda _: True)
        assert goal.startswith(record(scene))
    assert record(scene) == goal


def test_looking_back_lets_the_bots_rest(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(5))
    until_a_person(scene)
    decide(scene)
    before = lines(scene)
    app.update(FRAME)
    scene.history.look_at(0)
    asked = len(scene.bots.thinker.asked)
    for _ in range(20):
        app.update(FRAME)
    assert (lines(scene), len(scene.bots.thinker.asked)) == (before, asked)
    scene.history.back()
    until_a_person(scene)
    assert lines(scene) > before


# -- taking over


def test_a_bot_takes_over_at_once_and_gives_back(app):
    scene = table_of(app, ("", "level-2"))
    until_a_person(scene)
    scene.bots.reseat(0, "level-4")
    assert "yellow=bot:level-4 " in record(scene)
    assert scene.wording.names["yellow"] == "Pilot"
    before = lines(scene)
    until(scene, lambda scene: lines(scene) > before + 3)
    scene.bots.reseat(0, "")
    until_a_person(scene)
    assert scene.wording.names["yellow"] == "Ada"
    assert scene.turn.sources()


def test_who_took_over_stands_in_the_saved_game(app):
    scene = table_of(app, ("", "level-2"))
    scene.bots.reseat(1, "")
    scene.game.file.drain()
    again = resume_table(app.context, app.context.storage.to_continue().id)
    assert isinstance(again, TableScene)
    assert [(seat.kind, seat.name) for seat in again.game.setup.seats] == [("human", "Ada"), ("human", "")]


def test_a_saved_game_in_which_a_bot_is_to_act_goes_on(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(ENOUGH))
    until_a_person(scene)
    decide(scene)
    assert to_act(scene)
    scene.game.file.drain()
    copy = resume_table(app.context, app.context.storage.copy(app.context.storage.to_continue().id))
    assert isinstance(copy, TableScene)
    again = at_table(app, copy)
    before = lines(again)
    until_a_person(again)
    assert lines(again) > before


def test_the_opponent_of_the_solo_game_is_nobodys_to_take_over(app):
    scene = table_of(app, ("level-2", ""), solo=1, preset=False)
    assert [index for index, _, _ in scene.bots.players] == [0]


def test_the_same_set_up_again_has_the_same_bots(app):
    scene = table_of(app)
    scene.again()
    fresh = app.top
    assert isinstance(fresh, TableScene)
    assert fresh.game.setup.seats == scene.game.setup.seats
    assert scene.bots.thinker.closed
    fresh.close()


# -- the real thing


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
