"""The coach raises an eyebrow where much was lost, and only for who wished for it."""

from __future__ import annotations

import pygame
import pytest

from luna.app.app import App
from luna.app.settings import preferences
from luna.app.table.scene import TableScene
from luna.app.table.telling.hints import THOUGHT
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.search.sources import NAMES
from tests.app.table.hands import key
from tests.app.table.hinting import Known
from tests.app.table.tables import new_table


def line(code: int, value: float) -> Line:
    return Line((code,), (value, *(0.0 for _ in NAMES[1:])), 50)


class Judge(Known):
    """Says at once that what was played lost so many points."""

    def __init__(self, loss: float, band: float | None = 3.0) -> None:
        super().__init__()
        self._loss, self._band = loss, band
        self.judged: list[tuple[int, ...]] = []

    def ask(self, setup: object, match: object, played: tuple[int, ...] = (), iterations: int = 0) -> None:
        super().ask(setup, match)
        self.judged.append(played)
        worse = line(played[0], 1.0)
        self.analysis = Analysis((line(9, 1.0 + self._loss), worse), 100, self._band, (), worse)

    def look(self) -> Analysis | None:
        self.at_work = False
        return self.analysis


def coached(app: App, wish: str, judge: Judge) -> TableScene:
    app.context.settings.put(preferences.COACH, wish)
    table = new_table(app)
    table.coach.analyst = judge
    return table


def deed(app: App, table: TableScene, kind: str = "favor") -> int:
    code = next(n for n in RULES.legal(table.game.state) if ACTIONS[n].kind == kind)
    table.play(code)
    app.update(0.05)
    return code


def note(table: TableScene) -> str:
    tip = table.shown().tip
    return tip.text if tip else ""


@pytest.mark.parametrize(
    ("wish", "loss", "speaks"),
    [("off", 30, False), ("gentle", 5.9, False), ("gentle", 6, True), ("strict", 2.9, False), ("strict", 3, True)],
)
def test_it_speaks_from_the_loss_on_that_was_wished_for(app, wish, loss, speaks):
    table = coached(app, wish, Judge(loss))
    deed(app, table)
    assert bool(note(table)) == speaks
    if speaks:
        assert str(round(loss)) in note(table)


def test_it_stands_beside_the_button_that_takes_the_deed_back(app):
    table = coached(app, "strict", Judge(4))
    deed(app, table)
    tip = table.shown().tip
    assert tip
    assert tip.about == Pick("bar", "undo-turn")


def test_taking_back_takes_the_note_along(app):
    table = coached(app, "strict", Judge(4))
    deed(app, table)
    key(app, pygame.K_k, "k")
    assert (table.game.match.length, note(table)) == (0, "")


def test_what_came_to_light_cannot_be_taken_back_and_nothing_else_is_offered(app, monkeypatch):
    table = coached(app, "strict", Judge(4))
    monkeypatch.setattr(type(RULES), "reveals", lambda rules, before, step: True)
    code = deed(app, table)
    tip = table.shown().tip
    assert tip
    assert [way.key for way in tip.ways] == ["coach-close"]
    assert tip.about == Pick("player", table.game.seats[RULES.actor(table.game.match.first)].colour)
    assert tip.text.splitlines()[0] == table.wording.words.line(table.game.match.first, [code])
    key(app, pygame.K_k, "k")
    assert table.game.match.length == 1
    key(app, pygame.K_ESCAPE)
    assert note(table) == ""


def test_showing_takes_it_back_and_tells_the_better_one_whole(app):
    table = coached(app, "strict", Judge(4))
    better = next(n for n in RULES.legal(table.game.state) if ACTIONS[n].kind == "appoint")
    worse = next(n for n in RULES.legal(table.game.state) if ACTIONS[n].kind == "favor")
    table.hints.analyst = Known(Analysis((line(better, 5.0), line(worse, 1.0)), 100, 3.0))
    deed(app, table)
    place = table.place(Pick("tip", "coach-show"))
    assert place
    at = place.center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    app.update(THOUGHT)
    assert table.game.match.length == 0
    assert table.shown().arrows


def test_it_goes_with_escape_and_with_the_next_deed(app):
    table = coached(app, "strict", Judge(4))
    deed(app, table)
    key(app, pygame.K_ESCAPE)
    assert (app.top, note(table)) == (table, "")
    deed(app, table)
    assert note(table)
    table.coach.analyst = Judge(0)
    deed(app, table)
    assert note(table) == ""


def test_a_journey_is_judged_as_a_whole(app):
    table = coached(app, "strict", judge := Judge(4))
    first = deed(app, table, "journey")
    assert judge.judged == []
    done = deed(app, table, "done")
    assert judge.judged == [(first, done)]


def test_where_points_say_little_it_is_silent(app):
    table = coached(app, "strict", Judge(9, band=None))
    deed(app, table)
    assert note(table) == ""


def test_where_no_hints_are_allowed_it_is_silent(app):
    table = coached(app, "strict", judge := Judge(9))
    table.allow_hints(False)
    deed(app, table)
    assert judge.judged == []


def test_it_never_holds_up_a_press_elsewhere(app):
    table = coached(app, "strict", Judge(4))
    deed(app, table)
    key(app, pygame.K_v, "v")
    assert table.preview.on
