"""A question tells what each answer brings in the position that asks it, and in the language of the moment."""

from __future__ import annotations

import pygame
import pytest

from luna.core.intent import Pick
from luna.core.turn import Ask, Play
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.table.words import LunaWords
from luna.ui.table.bubble import BubblePainter
from luna.ui.table.picks import TablePick
from tests.app.table.tables import new_table
from tests.toy.program import heard


def answers(table, ask):
    """What the answers to a question are said to bring."""
    table.settle(ask, table.middle)
    told = table.shown().choices.gains
    table.step_back()
    return told


def test_the_same_question_in_another_position_is_answered_anew(app, monkeypatch):
    table = new_table(app)
    first = RULES.legal(table.game.state)
    asked = heard(monkeypatch, LunaWords, "outcome")
    after, _ = RULES.apply(table.game.state, first[0])
    ask = Ask(tuple(map(Play, sorted(set(first) & set(RULES.legal(after)))[:2])))
    answers(table, ask)
    before = table.table.actor
    table.play(first[0])
    answers(table, ask)
    assert [state.actor for _, state, *_ in asked] == [before, before, table.table.actor, table.table.actor]
    assert before != table.table.actor


def test_a_question_is_answered_in_the_language_of_the_moment(app, monkeypatch):
    table = new_table(app)
    ask = Ask(tuple(map(Play, RULES.legal(table.game.state)[:2])))
    asked = heard(monkeypatch, LunaWords, "outcome")
    answers(table, ask)
    app.use_language("de")
    answers(table, ask)
    assert len(asked) == 4


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("over", [False, True])
def test_what_is_said_meanwhile_lies_beside_the_question(make_app, monkeypatch, size, over):
    app = make_app("en", size)
    table = new_table(app)
    painted, plain = list[pygame.Rect](), BubblePainter.paint

    def watched(painter, surface, *rest):
        painted.append(painter.rect(*rest))
        return plain(painter, surface, *rest)

    monkeypatch.setattr(BubblePainter, "paint", watched)
    table.settle(Ask(tuple(map(Play, RULES.legal(table.game.state)[:3]))), table.middle)
    plate = table.place(Pick(TablePick.QUESTION))
    assert plate
    table.tell(app.context.text("outlook-nothing"), plate.center if over else None)
    table.redraw()
    app.draw()
    assert painted
    assert not any(rect.colliderect(plate) for rect in painted)
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in painted)
