"""The title’s type grows with the wish, also in a window that the usual canvas fills."""

import pytest

from luna.app.screens.title import USUAL, Title
from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES
from luna.games.catalogue import GAMES

SIZES = [(1280, 720), (1920, 1080)]


def title(make_app, size, scale, language="de", game=GAMES[0]):
    app = make_app(language, size)
    app.context.choose(game)
    app.context.settings.put(preferences.UI_SCALE, scale)
    app.push(Title(app.context))
    return app.top


@pytest.mark.parametrize("size", SIZES)
def test_larger_type_is_larger_on_the_title_where_its_parts_can_stand_closer(make_app, size):
    usual, larger = (title(make_app, size, scale).form for scale in (100, 125))
    assert larger.ui_scale > 1.1 * usual.ui_scale
    boxes = [widget.element.rect for widget in larger.widgets.values()]
    assert min(box.top for box in boxes) >= 0
    assert max(label.box.bottom for label in larger.labels) <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_in_the_usual_type_everything_stands_where_it_always_does(make_app, size):
    assert title(make_app, size, 100).canvas == USUAL


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("scale", [100, 125])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_says_in_a_line_on_its_button_what_it_leads_to(make_app, language, scale, game):
    form = title(make_app, (1280, 720), scale, language, game).form
    lines = {label.on: label for label in form.labels if label.on}
    ways = [key for key in form.widgets if not key.startswith(("language-", "game-"))]
    assert {"learn", "new", "players", "saved", "rules", "statistics", "options", "quit"} <= set(ways)
    for key in ways:
        line, button = lines[key], form.widgets[key].element.rect
        assert line.px >= 12
        assert form.fonts.width(line.text, line.role, line.px) <= button.w - 6
        assert button.contains(line.box)
