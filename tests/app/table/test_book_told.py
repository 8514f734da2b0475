"""A book that is given away: its gain is told first and once, then which book it may be."""

from random import Random

import pygame
import pytest

from luna.app.session.session import begin_game
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.tables import CHOICE, at_table

TOKEN = Pick("token", "book")


def goals(state):
    """Fields to which several books can go with the token, and those with a book that can go to several fields."""
    turn = Turn(state)
    found = {goal: len(turn.plays_at(TOKEN, goal)) for goal in sorted(turn.targets_after(TOKEN))}
    return [goal for goal, ways in found.items() if ways > 1], [goal for goal, ways in found.items() if not ways]


@pytest.fixture
def table(app):
    """Somebody may give one of several books away."""
    for seed in range(30):
        game, rng = begin_game(LUNA, CHOICE.drawn(), app.context.storage, CHOICE.seed), Random(seed)
        while legal := RULES.legal(game.state):
            if all(goals(game.state)):
                return at_table(app, game)
            kind = rng.choice(sorted({ACTIONS[code].kind for code in legal}))
            game.match.play(rng.choice([code for code in legal if ACTIONS[code].kind == kind]))
    raise AssertionError("no such position")


def told_over(app, table, goal):
    """What is told while the token is held over a field."""
    start, end = table.place(TOKEN).center, table.place(goal).center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for at in ((start[0] + 12, start[1]), end):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(1, 0, 0)))
    told = table.shown().bubble.text
    table.hand.let_go()
    return told


def test_over_a_field_to_which_several_books_can_go_the_gain_is_told_once_and_then_which_book(app, table):
    text, (goal, *_) = app.context.text.of("luna"), goals(table.game.state)[0]
    told = told_over(app, table, goal).split("\n")
    assert told[0] in {text("gain-points", points=points) for points in ("+1", "+2")}
    assert told.count(told[0]) == 1
    books = [ACTIONS[play.code].tile for play in table.turn.plays_at(TOKEN, goal)]
    assert told[-len(books) - 1 :] == [
        text("choices-title", what="book"),
        *(text("choice-book", source=tile) for tile in books),
    ]


def test_over_a_field_with_a_book_the_gain_is_told_before_what_is_still_to_be_chosen(app, table):
    text, (goal, *_) = app.context.text.of("luna"), goals(table.game.state)[1]
    gain, then = told_over(app, table, goal).split("\n")
    assert gain in {text("gain-points", points=points) for points in ("+1", "+2")}
    assert then == text("carry-goes-on", action=text("action-name", action="book"))


def test_which_book_is_asked_on_a_card_that_begins_with_the_gain(app, table):
    goal = goals(table.game.state)[0][0]
    for pick in (TOKEN, goal):
        table.click([pick], table.place(pick).center)
    card = table.shown().card
    assert card.title == app.context.text("choices-title", what="book")
    assert any(points in card.lines[0] for points in ("+1 ", "+2 "))
    assert len(set(table.shown().choices.gains)) == len(table.asked.plays)
