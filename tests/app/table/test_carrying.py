"""A piece in the hand: how it follows, how many go, and what a release means."""

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES, ISLANDS
from tests.app.table.handing import table_for
from tests.app.table.hands import key
from tests.app.table.moving import drawn, lively, mouse, play_out, truth


@pytest.fixture
def app(make_app):
    return lively(make_app())


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


def test_that_the_wheel_changes_the_number_is_said_while_it_can_and_only_then(app, table):
    said = app.context.text("prompt-several", asked="")
    assert said not in table.shown().prompt
    source, _ = carry(app, table, "novice", most=2)
    assert table.shown().prompt.endswith(said)
    key(app, pygame.K_ESCAPE)
    assert said not in table.shown().prompt
    alone = next(pick for pick in sorted(table.turn.sources()) if len(table.turn.counts_after(pick)) < 2)
    table.pointing.lifted = alone
    table.redraw()
    assert said not in table.shown().prompt
    assert source != alone


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
    assert table.shown().prompt == "Bo – Step 2: choose the island they travel to – mouse wheel: how many"


def test_a_piece_that_can_go_nowhere_says_so_as_soon_as_it_is_lifted(app, table):
    favour = next(name for name in ISLAND_NAMES if not table.turn.targets_after(Pick("favour", name)))
    at = table.view.place(Pick("favour", favour), table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    for k in (12, 40, 90):
        mouse(app, pygame.MOUSEMOTION, (at[0] + k, at[1]), buttons=(1, 0, 0), rel=(1, 0), touch=False)
    assert drawn(table).bubble.tone == "refusal"
    assert not drawn(table).targets


def test_what_is_carried_to_a_place_where_more_is_to_be_chosen_says_what_it_begins(app, table):
    begun = 0
    for piece in (pick for pick in sorted(table.turn.sources()) if pick.kind == "token"):
        for goal in sorted(table.turn.targets_after(piece)):
            if not table.turn.plays_at(piece, goal):
                hold(app, table.place(piece).center, table.place(goal).center)
                assert table.shown().bubble.text.endswith(": then choose one of the glowing places")
                table.hand.let_go()
                begun += 1
    assert begun


def hold(app, start, end):
    """Takes up what lies at a point and holds it over another one."""
    mouse(app, pygame.MOUSEBUTTONDOWN, start, button=1)
    for at in ((start[0] + 12, start[1]), end):
        mouse(app, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(1, 0), touch=False)


def test_over_a_place_that_takes_but_one_number_none_is_asked_for(app, table):
    """A favour costs a fixed number of novices, whatever the wheel says."""
    said = app.context.text("prompt-several", asked="")
    source, _ = carry(app, table, "novice", most=2)
    at = table.view.place(Pick("favour", source.key), table.shown()).center
    mouse(app, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    assert table.turn.fitting(source, Pick("favour", source.key), 1) == 2
    assert said not in table.shown().prompt
    council = table.view.place(Pick("council"), table.shown()).center
    mouse(app, pygame.MOUSEMOTION, council, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    assert table.shown().prompt.endswith(said)


def over(app, table, pick):
    """What the picture shows once the piece in the hand is over a place."""
    at = table.view.place(pick, table.shown()).center
    mouse(app, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(1, 0), touch=False)
    return drawn(table)


def test_where_a_release_asks_for_the_number_the_hand_promises_none_and_the_question_is_told(app, table):
    source, _ = carry(app, table, "novice", most=2)
    shown = over(app, table, Pick("council"))
    title, *options = shown.bubble.text.split("\n")
    assert title == app.context.text("choices-title", what="number")
    assert options[0] == app.context.text("choice-council", count=1)
    assert len(options) == table.turn.counts_after(source)[-1]
    assert (shown.carried.count, shown.carried.most) == (1, table.turn.counts_after(source)[-1])
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    shown = over(app, table, Pick("council"))
    assert (shown.carried.count, shown.carried.most) == (2, 0)
    assert title not in shown.bubble.text


def test_where_none_is_asked_for_the_hand_shows_how_many_go(app, table):
    source, _ = carry(app, table, "novice", most=2)
    shown = over(app, table, Pick("favour", source.key))
    assert (shown.carried.count, shown.carried.most) == (2, 0)
    island = next(pick for pick in sorted(table.turn.targets_after(source)) if pick.kind == "island")
    shown = over(app, table, island)
    assert (shown.carried.count, shown.carried.most) == (1, 0)
    mouse(app, pygame.MOUSEBUTTONUP, table.view.place(island, table.shown()).center, button=1)
    assert not table.asked
    assert table.game.match.notations() == [f"journey {source.key}>{island.key}"]


def test_in_the_preparation_the_hand_tells_what_stands_there_at_once_and_what_follows(app):
    table = table_for(app, solo=1)
    bribery, sailboat, tides = (Pick("island", name) for name in ("bribery", "sailboat", "tides"))
    hold(app, table.place(Pick("shrines")).center, table.place(bribery).center)
    assert table.shown().bubble.text.startswith("First shrine on Bribery Island: ")
    mouse(app, pygame.MOUSEBUTTONUP, table.place(bribery).center, button=1)
    assert table.game.match.notations() == ["place shrine bribery"]
    for island, told in (
        (sailboat, "2 novices on Sailboat Island, then 3 more pairs"),
        (tides, "2 novices on Tide Island, then 2 more pairs"),
    ):
        hold(app, table.place(Pick("reserve")).center, table.place(island).center)
        assert table.shown().bubble.text == told
        mouse(app, pygame.MOUSEBUTTONUP, table.place(island).center, button=1)


@pytest.mark.parametrize("goal", ["council", "island"])
def test_once_the_hand_is_empty_nothing_is_promised_any_more_where_the_pointer_is(app, table, goal):
    source, _ = carry(app, table, "novice")
    place = next(pick for pick in sorted(table.turn.targets_after(source)) if pick.kind == goal)
    at = table.view.place(place, table.shown()).center
    shown = over(app, table, place)
    assert shown.bubble
    assert shown.outcome
    key(app, pygame.K_ESCAPE)
    play_out(app, table)
    mouse(app, pygame.MOUSEMOTION, (at[0] + 1, at[1]), buttons=(0, 0, 0), rel=(1, 0), touch=False)
    assert (drawn(table).bubble, drawn(table).outcome) == (None, None)
