"""The end of a game on its screen."""

from __future__ import annotations

import pytest

from build_scripts.games.rivers.sheets.tables import GAMES as RECORDS
from luna.app.session.session import Session, load_game
from luna.games.rivers.scenes.game_end import MARGIN, SIGN, GameEnd
from luna.ui.widgets.forms import Form
from tests.games.rivers.window.conftest import Open


@pytest.fixture
def placed(monkeypatch):
    """The boxes of all pictures."""
    boxes, plain = [], Form.picture

    def watched(self, box, sprite, clip=False):
        boxes.append(box)
        plain(self, box, sprite, clip)

    monkeypatch.setattr(Form, "picture", watched)
    return boxes


@pytest.mark.parametrize(("record", "signs"), [("two", 1), ("tie", 2)])
def test_who_shares_a_victory_shares_the_place_of_the_sign(app, opened: Open, placed, record, signs):
    id = app.context.storage.add((RECORDS / f"{record}.luna").read_text("utf-8"))
    assert isinstance(id, str)
    game = load_game(app.context.storage, id)
    assert isinstance(game, Session)
    table = opened(game)
    placed.clear()
    app.push(GameEnd(table))
    place = MARGIN + SIGN, 30 + SIGN
    head = [box for box in placed if box[0] + box[2] <= place[0] and box[1] + box[3] <= place[1]]
    assert [box[2] for box in head] == [SIGN / signs] * signs
    assert len({box[:2] for box in head}) == signs
