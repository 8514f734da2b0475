"""A question tells what each answer brings in the position that asks it, and in the language of the moment."""

from __future__ import annotations

from luna.core.turn import Ask, Play
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.table.words import LunaWords
from tests.app.table.tables import new_table
from tests.toy.program import heard


def answers(table, ask):
    """What the answers to a question are said to bring."""
    table.settle(ask, table.middle)
    told = table.shown().choices.outcomes
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
