"""Motion at the table: it shows what happened, and never holds anybody up."""

from dataclasses import replace

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.table.telling import arrival
from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES, ISLANDS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.scene import Scene
from tests.app.table.tables import new_table


@pytest.fixture
def app(make_app):
    app = make_app()
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.REDUCED_MOTION, False)
    app.context.settings.put(preferences.HAND_OVER, "off")
    app.push(Scene())
    return app


@pytest.fixture
def table(app):
    return new_table(app)


def line(table, *kinds):
    """The first legal action of one of these kinds."""
    return next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind in kinds)


def drawn(table):
    """What the next picture shows."""
    return table.drawn()


def key(app, code, unicode=""):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=0, unicode=unicode))


def mouse(app, kind, at, **more):
    app.handle(pygame.event.Event(kind, pos=at, **more))


def play_out(app, table):
    for _ in range(400):
        app.update(1 / 60)
        app.draw()
        if not table.stage.moving:
            break


def truth(table):
    return Snapshot.of(table.game.state)


def test_the_picture_lags_behind_and_catches_up(app, table):
    before = truth(table)
    table.play(line(table, "journey"))
    assert truth(table) != before
    assert drawn(table).state.actor == before.actor
    app.update(0.01)
    app.update(0.2)
    assert drawn(table).flights
    play_out(app, table)
    assert drawn(table).state == truth(table)
    assert not drawn(table).flights


def test_nothing_is_drawn_again_when_all_is_quiet(app, table):
    table.play(line(table, "favor", "council"))
    play_out(app, table)
    app.update(arrival.SECONDS)  # what is said has come
    app.draw()
    for _ in range(20):
        app.update(0.05)
        assert not app.draw()
    assert table.pause > 0


@pytest.mark.parametrize("skip", [lambda app: key(app, pygame.K_SPACE, " "), lambda app: key(app, pygame.K_F5)])
def test_a_key_skips_to_the_position_of_the_core(app, table, skip):
    table.play(line(table, "journey"))
    app.update(0.01)
    app.update(0.1)
    skip(app)
    assert not table.stage.busy
    assert drawn(table).state == truth(table)


def test_a_press_in_the_middle_of_a_motion_is_not_lost(app, table):
    table.play(line(table, "favor", "council"))
    app.update(0.01)
    app.update(0.1)
    source = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    at = table.view.place(source, table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    mouse(app, pygame.MOUSEBUTTONUP, at, button=1)
    assert not table.stage.busy
    assert table.turn.picks


def test_a_press_that_ends_a_motion_leaves_the_pointer_on_what_it_presses(app, table):
    table.play(line(table, "favor", "council"))
    app.update(0.01)
    app.update(0.1)
    undo = Pick("bar", "undo")
    at = table.place(undo).center
    mouse(app, pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    mouse(app, pygame.MOUSEBUTTONUP, at, button=1)
    assert not table.game.match.steps
    assert table.shown().hover == undo


def test_actions_played_one_upon_another_are_all_there(app, table):
    for _ in range(12):
        table.play(RULES.legal(table.game.state)[0])
        app.update(0.01)
    assert len(table.game.match.steps) == 12
    play_out(app, table)
    assert drawn(table).state == truth(table)


def test_undo_shows_the_position_at_once(app, table):
    before = truth(table)
    table.play(line(table, "journey"))
    app.update(0.1)
    key(app, pygame.K_BACKSPACE)
    assert drawn(table).state == before == truth(table)
    assert not table.stage.moving


def test_instant_speed_and_reduced_motion_let_nothing_fly(app, table):
    app.context.settings.put(preferences.SPEED, "instant")
    table.play(line(table, "journey"))
    assert drawn(table).state == truth(table)
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.REDUCED_MOTION, True)
    table.play(line(table, "journey", "done", "favor", "council"))
    assert drawn(table).state.orders == truth(table).orders


def test_plus_and_minus_change_the_speed_and_say_so(app, table):
    for sign, code, speed in (("+", pygame.K_PLUS, "2"), ("-", pygame.K_MINUS, "1"), ("-", pygame.K_MINUS, "0.5")):
        key(app, code, sign)
        assert app.context.settings.get(preferences.SPEED) == speed
    assert drawn(table).bubble.text == "Speed: half"


def test_influence_is_counted_up_in_the_panel(app, table):
    table.play(line(table, "journey"))
    play_out(app, table)
    for _ in range(300):
        if any(ACTIONS[code].kind == "consecrate" for code in RULES.legal(table.game.state)):
            break
        legal = [code for code in RULES.legal(table.game.state) if ACTIONS[code].kind != "meditate"]
        kinds = [code for code in legal if ACTIONS[code].kind in ("done", "appoint")] or legal
        table.play(kinds[0])
        table.stage.skip()
    seat = table.game.state.actor
    colour = table.game.setup.colours[seat]
    before = truth(table).orders[colour].influence
    table.play(line(table, "consecrate"))
    seen = set()
    for _ in range(240):
        app.update(1 / 60)
        shown = drawn(table)
        seen.add(shown.scores.get(colour, shown.state.orders[colour].influence))
    after = truth(table).orders[colour].influence
    assert {before, after} <= seen
    assert len(seen) > 3


def carry(app, table, kind, most=1):
    """Lifts a piece of a kind, of which `most` or more can go at once, and carries it over the sea."""
    sources = [pick for pick in sorted(table.turn.sources()) if pick.kind == kind]
    source = next(pick for pick in sources if len(table.turn.counts_after(pick)) >= most)
    at = table.view.place(source, table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    for k in (12, 40, 90):
        mouse(app, pygame.MOUSEMOTION, (at[0] + k, at[1]), buttons=(1, 0, 0), rel=(1, 0), touch=False)
        app.update(1 / 60)
    return source, at


def test_a_carried_piece_follows_softly_and_arrives(app, table):
    _, at = carry(app, table, "novice")
    assert at[0] < drawn(table).carried.at[0] < at[0] + 90
    for _ in range(20):
        app.update(1 / 60)
    assert drawn(table).carried.at == (at[0] + 90, at[1])


def test_a_piece_let_go_over_nothing_glides_home(app, table):
    _, at = carry(app, table, "novice")
    key(app, pygame.K_ESCAPE)
    app.update(0.0)
    app.update(0.05)
    (flight,) = drawn(table).flights
    assert at[0] < flight.at[0] < at[0] + 90
    play_out(app, table)
    assert not drawn(table).flights
    assert len(table.game.match.steps) == 0


def test_the_wheel_chooses_how_many_go(app, table):
    source, _ = carry(app, table, "novice")
    counts = table.turn.counts_after(source)
    assert counts[:2] == (1, 2)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert drawn(table).carried.count == 2
    council = table.view.place(Pick("council"), table.shown()).center
    mouse(app, pygame.MOUSEMOTION, council, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    mouse(app, pygame.MOUSEBUTTONUP, council, button=1)
    assert not table.asked
    (step,) = table.game.match.steps
    assert (ACTIONS[step.code].kind, ACTIONS[step.code].count, ACTIONS[step.code].novice) == ("council", 2, False)


def test_what_a_release_would_bring_does_not_lie_over_the_question_it_asks(app, table):
    carry(app, table, "novice", 2)
    council = table.view.place(Pick("council"), table.shown()).center
    mouse(app, pygame.MOUSEMOTION, council, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    assert drawn(table).bubble is not None
    mouse(app, pygame.MOUSEBUTTONUP, council, button=1)
    assert table.asked
    assert drawn(table).bubble is None


def test_a_group_on_the_wheel_travels_together_and_is_taken_back_together(app, table):
    source, _ = carry(app, table, "novice")
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    target = next(pick for pick in sorted(table.turn.targets_after(source)) if pick.kind == "island")
    at = table.view.place(target, table.shown()).center
    mouse(app, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    assert drawn(table).bubble.text.split("\n")[0] == app.context.text("gain-travels", count=2, island=target.key)
    mouse(app, pygame.MOUSEBUTTONUP, at, button=1)
    assert table.game.match.notations() == [f"journey {source.key}>{target.key}"] * 2
    app.update(0.0)
    app.update(0.05)
    places = {flight.at for flight in drawn(table).flights}
    assert len(places) == 2
    play_out(app, table)
    assert drawn(table).state == truth(table)
    table.undo_turn()
    assert not table.game.match.steps


def test_over_a_place_that_takes_fewer_the_hand_shows_and_says_how_many(app, table):
    state = table.game.state
    crowded = next(cell for cell in range(state.actor * ISLANDS, (state.actor + 1) * ISLANDS) if state.active[cell])
    state.active[crowded] += 1
    table.show_anew()
    source, _ = carry(app, table, "novice", 3)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2, flipped=False))
    assert drawn(table).carried.count == 3
    favour = table.view.place(Pick("favour", source.key), table.shown()).center
    mouse(app, pygame.MOUSEMOTION, favour, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    shown = drawn(table)
    assert shown.carried.count == 2
    assert app.context.text("gain-at-most", count=2) in shown.bubble.text


def test_clicking_from_island_to_island_asks_how_many_travel(app, table):
    source = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    table.click([source], (0, 0))
    target = next(pick for pick in sorted(table.turn.targets()) if pick.kind == "island")
    table.click([target], (400, 300))
    assert drawn(table).choices.title == app.context.text("choices-title", what="number")
    assert drawn(table).choices.options == tuple(app.context.text("choice-travellers", count=count) for count in (1, 2))
    table.answer(1)
    assert table.game.match.notations() == [f"journey {source.key}>{target.key}"] * 2


def test_without_the_wheel_the_number_is_asked(app, table):
    carry(app, table, "novice")
    council = table.view.place(Pick("council"), table.shown()).center
    mouse(app, pygame.MOUSEMOTION, council, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    mouse(app, pygame.MOUSEBUTTONUP, council, button=1)
    assert table.asked
    assert table.shown().prompt == app.context.text("prompt-choice", name="Bo", what="number")


def test_after_a_button_the_prompt_asks_for_what_glows_pieces_and_then_places(app, table):
    table.click([Pick("action", "journey")], (0, 0))
    assert {goal.kind for goal in table.shown().targets} == {"novice"}
    assert table.shown().prompt == "Bo – Step 1: choose which novices travel"
    carry(app, table, "novice")
    assert {goal.kind for goal in table.shown().targets} == {"island"}
    assert table.shown().prompt == "Bo – Step 2: choose the island they travel to"


def test_the_scoring_opens_after_the_motions(app, table):
    scene = table
    while scene.game.state.round == 1:
        legal = RULES.legal(scene.game.state)
        meditate = [code for code in legal if ACTIONS[code].kind == "meditate"]
        scene.play((meditate or legal)[0])
        if scene.game.state.round == 1:
            scene.stage.skip()
    assert app.top is scene
    for _ in range(600):
        app.update(1 / 60)
        if app.top is not scene:
            break
    assert app.top is not scene
    assert app.top is not scene
    assert not scene.stage.busy
    app.top.back()
    for _ in range(600):
        app.update(1 / 60)
    assert replace(drawn(scene), hover=None).state == truth(scene)


def test_a_piece_that_can_go_nowhere_says_so_as_soon_as_it_is_lifted(app, table):
    favour = next(name for name in ISLAND_NAMES if not table.turn.targets_after(Pick("favour", name)))
    at = table.view.place(Pick("favour", favour), table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    for k in (12, 40, 90):
        mouse(app, pygame.MOUSEMOTION, (at[0] + k, at[1]), buttons=(1, 0, 0), rel=(1, 0), touch=False)
    assert drawn(table).bubble.tone == "refusal"
    assert not drawn(table).targets
