"""The title’s type grows with the wish, also in a window that the usual canvas fills."""

import pytest

from luna.app.screens.title import USUAL, Title
from luna.app.settings import preferences

SIZES = [(1280, 720), (1920, 1080)]


def title(make_app, size, scale):
    app = make_app("de", size)
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
