"""A gesture goes one way: to the table, then to the picture; who is told of a position first does not matter."""

from itertools import permutations

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app):
    return quiet(make_app(), tips="always")


def followers(table):
    """What the parts of the table do when another position is shown."""
    return (
        table.hand.follow,
        table.stage.clear,
        table.messages.clear,
        table.pointing.follow,
        table.hand_over.dismiss,
        table.help.close,
        table.bots.follow,
        lambda: table.tips.follow(table.picture.position),
    )


@pytest.mark.parametrize("turned", range(8))
def test_the_parts_may_be_told_of_a_position_in_any_order(table, turned):
    table.play(RULES.code(table.game.state, "meditate"))
    wanted = table.shown()
    calls = followers(table)
    for follow in (*calls[turned:], *calls[:turned]):
        follow()
    table.redraw()
    assert table.shown() == wanted


def test_all_pairs_of_parts_may_change_places(table):
    table.play(RULES.code(table.game.state, "meditate"))
    wanted = table.shown()
    for first, second in permutations(followers(table), 2):
        first()
        second()
        table.redraw()
        assert table.shown() == wanted


def test_a_drop_empties_the_hand_before_anything_is_played(app, table, monkeypatch):
    source = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    target = min(pick for pick in table.turn.targets_after(source) if pick.kind == "island")
    start, end = (table.view.place(pick, table.shown()).center for pick in (source, target))
    held = []
    play = table.table.play

    def watched(*args):
        held.append(table.hand.lifted)
        return play(*args)

    monkeypatch.setattr(table.table, "play", watched)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0)))
    assert table.hand.lifted == source
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    assert held == [None]
    assert table.game.match.length == 1
    assert not table.holding
    assert table.shown().carried is None


def test_a_drop_beside_everything_plays_nothing_and_the_piece_goes_home(app, table):
    source = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    start = table.view.place(source, table.shown()).center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(9, 9), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    assert table.game.match.length == 0
    assert table.hand.lifted is None
    assert Pick("novice", source.key) in table.turn.sources()
