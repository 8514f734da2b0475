"""A hint that passes over what brings more at once says why that has to wait."""

from __future__ import annotations

from dataclasses import replace

import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.table.scene import TableScene
from luna.core.analysis import Analysis, Line
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.hinting import Known, ask, code, parts, told, with_hints


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


def with_a_consecration(table) -> tuple[Line, Line]:
    """Lines of a position in which a novice can enter the temple for 6, which is not advised."""
    for kind in ("appoint", "favor"):
        table.play(next(each for each in RULES.legal(table.game.state) if ACTIONS[each].kind == kind))
    enter, council = (
        next(each for each in RULES.legal(table.game.state) if ACTIONS[each].kind == kind)
        for kind in ("consecrate", "council")
    )
    advised = Line((council,), parts(council=3.0, consecration=6.0), 500)
    return advised, Line((enter,), parts(council=1.0, consecration=6.4, temple=1.0), 90)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_something_else_brings_more_at_once_it_says_why_that_has_to_wait(app, table, language):
    app.use_language(language)
    advised, enter = with_a_consecration(table)
    table.hints.analyst = Known(Analysis((advised, enter), 600, None))
    ask(app, 3)
    text, tip = app.context.text, table.shown().tip
    deed = table.wording.words.brief(table.game.state, enter.codes)
    council = table.wording.words.source("council")
    told = text("hint-passed", deed=deed, gained="+6", known="yes", sources=council)
    assert told in tip.text.split("\n")
    assert deed not in tip.after, "it is told once"


def test_what_the_search_did_not_take_seriously_has_to_wait_without_a_reason(app, table):
    advised, enter = with_a_consecration(table)
    other = replace(enter, codes=(code("meditate"),))
    table.hints.analyst = Known(Analysis((advised, other), 600, 3.0))
    ask(app, 3)
    assert "brings +6 at once, but less in the end." in told(table)
    assert "The hint brings more" not in told(table)


def test_where_points_say_something_it_is_compared_with_what_brings_more_at_once(app, table):
    advised, enter = with_a_consecration(table)
    better = replace(advised, codes=(code("meditate"),), parts=parts(consecration=8.8))
    table.hints.analyst = Known(Analysis((advised, better, enter), 600, 3.0))
    ask(app, 3)
    tip = table.shown().tip
    rows = [("Council", "+2.0"), ("Temple", "−1.0"), ("Everything else", "−0.4")]
    assert [(amount.label, amount.told) for amount in tip.amounts] == rows
    assert tip.text.endswith("brings +6 at once, but by the end this brings +0.6 points more:")
    assert "Next best" not in f"{tip.text}{tip.after}"


def test_nothing_has_to_wait_where_what_is_advised_brings_as_much_at_once(app, table):
    advised, enter = with_a_consecration(table)
    table.hints.analyst = Known(Analysis((enter, replace(advised, parts=parts(council=1.0))), 600, 3.0))
    ask(app, 3)
    assert "at once, but" not in told(table)


def test_what_is_as_good_and_brings_more_at_once_is_called_as_good(app, table):
    advised, enter = with_a_consecration(table)
    table.hints.analyst = Known(Analysis((advised, replace(enter, parts=advised.parts)), 600, None))
    ask(app, 3)
    assert "would be just as good." in told(table)
    assert "at once, but" not in told(table)
