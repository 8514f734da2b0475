"""What the set-up form tells is set in the largest type that has room, larger still where that is wanted."""

import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.settings import preferences
from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS
from luna.ui.setting_up.cards import SMALL


def sizes(make_app, game, scale):
    """The px of the type of all that is told, and the px of the least."""
    app = make_app("de", (1280, 720), (LUNA, RIVERS))
    app.context.settings.put(preferences.UI_SCALE, scale)
    app.push(NewGameScene(app.context.of(game), game))
    form = app.top.form
    return {label.text: label.px for label in form.labels if label.role == "body"}, form.px(SMALL)


@pytest.mark.parametrize("game", [LUNA, RIVERS], ids=lambda game: game.key)
def test_what_is_told_grows_with_the_wish_and_is_larger_where_there_is_room(make_app, game):
    (usual, least), (larger, _) = (sizes(make_app, game, scale) for scale in (100, 125))
    assert max(usual.values()) > least
    assert sum(larger.values()) / len(larger) > 1.05 * sum(usual.values()) / len(usual)
    assert min(usual.values()) >= 11
