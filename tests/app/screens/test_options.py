"""The options: rows in groups under headings, all of them inside the window, and reached by keys."""

import pygame
import pytest

from luna.app.screens.options import GROUPS, Options
from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES
from tests.app.table.hands import key


def opened(app):
    app.push(Options(app.context))
    app.draw()
    return app.top


def buttons(form):
    return {name: pygame.Rect(widget.element.rect) for name, widget in form.widgets.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_heading_of_its_own_on_no_button(make_app, language):
    app = make_app(language)
    form = opened(app).form
    words = [app.context.text("options-group", group=group) for group in GROUPS.values()]
    heads = [next(label.box for label in form.labels if label.text == word) for word in words]
    assert [head.top for head in heads] == sorted({head.top for head in heads})
    assert not [head for head in heads if head.collidelist(list(buttons(form).values())) >= 0]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_all_rows_lie_in_the_window(make_app, size, scale):
    app = make_app("en", size)
    app.context.settings.put(preferences.UI_SCALE, scale)
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in buttons(opened(app).form).values())


def test_the_arrow_keys_lead_from_row_to_row_past_the_headings(make_app):
    app = make_app()
    form = opened(app).form
    rows = {rect.top for rect in buttons(form).values()}
    met = {buttons(form)[form.focused].top}
    for _ in range(2 * len(rows)):
        key(app, pygame.K_UP)
        met.add(buttons(form)[form.focused].top)
    assert met == rows
