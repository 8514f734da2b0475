"""AtTable a round or the table goes back, and everything can be played again."""

import pytest

from luna.app.session.session import begin_game
from luna.app.table.scene import TableScene
from luna.games.luna.game import LUNA
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from tests.app.table.hands import click
from tests.app.table.tables import at_table, quiet

SOLO = NewGame("solo", 2, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)
BOTS = NewGame("players", 0, (("red", ""), ("white", "Ada")), "preset", None, None, 7, ("level-1", ""))
LINES = ("end", "tire", "place", "meditate")


@pytest.fixture
def played(app):
    """A solo table in the middle of its second round."""
    scene = at_table(quiet(app), begin_game(LUNA, SOLO.drawn(), app.context.storage, 7), SOLO)
    while scene.table.state.round < 2:
        lines = {RULES.notation(scene.table.state, code): code for code in RULES.legal(scene.table.state)}
        scene.play(next(lines[line] for line in lines if line.startswith(LINES)))
        scene.stage.skip()
        while not isinstance(app.top, TableScene):
            app.pop()
    for _ in range(3):
        scene.play(RULES.legal(scene.table.state)[0])
        scene.stage.skip()
    return scene


def test_restarting_the_round_leads_to_its_first_decision(played):
    length = played.table.length
    played.restart("round")
    assert (played.table.state.round, played.table.length) == (2, length - 3)
    assert played.table.session.match.undone == 3


def test_restarting_the_table_leads_to_its_first_decision(played):
    length = played.table.length
    played.restart("table")
    assert played.table.length == 0
    assert played.table.session.match.undone == length


@pytest.mark.parametrize("what", ["round", "table"])
def test_everything_can_be_played_again_and_one_is_told_so(played, what):
    length, fields = played.table.length, played.table.state.fields()
    played.restart(what)
    assert played.context.text("restarted", what=what) == played.shown().bubble.text
    while played.table.redo():
        pass
    assert played.table.length == length
    assert played.table.state.fields() == fields


def test_the_menu_restarts_what_has_been_played(app, played):
    for what in ("round", "table"):
        assert played.can_restart(what)
        played.open_menu()
        click(app, f"restart-{what}")
        assert app.top is played
        assert not played.can_restart(what)
    assert played.table.length == 0


def test_with_bots_the_round_begins_with_the_first_decision_of_a_person(app):
    scene = at_table(quiet(app), begin_game(LUNA, BOTS.drawn(), app.context.storage, 7), BOTS)
    for _ in range(5):
        scene.table.play(RULES.legal(scene.table.state)[0])
    scene.restart("round")
    assert (not scene.table.bot and scene.table.length == scene.table.begun_at() is None) or scene.table.length <= 1


def test_where_nothing_can_be_undone_or_redone_one_is_told_so(app):
    scene = at_table(quiet(app), begin_game(LUNA, SOLO.drawn(), app.context.storage, 7), SOLO)
    for act, told in (
        (scene.undo, "no-undo-nothing"),
        (scene.undo_turn, "no-undo-nothing"),
        (scene.redo, "no-redo-nothing"),
    ):
        act()
        bubble = scene.shown().bubble
        assert bubble
        assert bubble.text == app.context.text(told)
