"""A question about things on the table is answered by a click on the thing as well as by its line."""

from __future__ import annotations

from random import Random

import pytest

from luna.app.session.session import begin_game
from luna.core.intent import Pick
from luna.core.turn import Ask
from luna.games.luna.game import LUNA
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.asking import pointed_at
from luna.ui.table.picks import choice
from tests.app.table.hands import press_at
from tests.app.table.tables import CHOICE, at_table

BOOK = Pick(Kind.TOKEN, "book")


def goal(state):
    """A field to which more than one book can go, if there is one."""
    if BOOK not in Turn(state).sources():
        return None
    for pick in sorted(Turn(state).targets_after(BOOK)):
        turn = Turn(state)
        turn.choose([BOOK])
        if isinstance(turn.choose([pick]), Ask):
            return pick
    return None


@pytest.fixture
def asked(app):
    """A table that asks which book is meant."""
    game, rng = begin_game(LUNA, CHOICE.drawn(), app.context.storage, 7), Random(3)
    while goal(game.state) is None:
        kinds = sorted({ACTIONS[code].kind for code in RULES.legal(game.state)} - {ActionKind.END}) or [ActionKind.END]
        kind = rng.choice(kinds)
        game.match.play(rng.choice([code for code in RULES.legal(game.state) if ACTIONS[code].kind == kind]))
    table = at_table(app, game)
    for pick in (BOOK, goal(game.state)):
        table.click([pick], table.middle)
    assert table.asked
    return table


def belonging(table):
    """Where the field lies that each answer is about and no other, by the number of the answer."""
    shown = table.shown()
    assert all(len(picks) == 1 for picks in shown.choices.places)
    fields = [next(iter(picks)) for picks in shown.choices.places]
    return [table.view.place(field, shown.unasked).center for field in fields]


def test_a_click_on_a_thing_gives_its_answer(app, asked):
    codes, places = asked.asked.codes, belonging(asked)
    press_at(app, places[-1])
    assert asked.asked is None
    assert asked.game.match.steps[-1].code == codes[-1]


def test_a_thing_that_answers_glows_and_lights_its_line_when_it_is_pointed_at(asked):
    for k, at in enumerate(belonging(asked)):
        shown = asked.shown()
        assert shown.choices.places[k] <= shown.targets
        asked.hand.hover(at)
        assert asked.pointing.hover == choice(k)
        assert pointed_at(asked.shown()) == shown.choices.places[k]


def test_what_belongs_to_no_answer_gives_none(app, asked):
    length = asked.game.match.length
    press_at(app, asked.view.place(Pick(Kind.SEA), asked.shown().unasked).center)
    assert asked.asked is None
    assert asked.game.match.length == length
