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
    words = [app.context.text("options-group", group=group) for group in GROUPS]
    heads = [next(label.box for label in form.labels if label.text == word) for word in words]
    assert [head.top for head in heads] == sorted({head.top for head in heads})
    assert not [head for head in heads if head.collidelist(list(buttons(form).values())) >= 0]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 125, 200])
def test_all_rows_lie_in_the_window(make_app, size, scale):
    app = make_app("en", size)
    app.context.settings.put(preferences.UI_SCALE, scale)
    window = pygame.Rect((0, 0), size)
    form = opened(app).form
    for _, leads_to in groups(form):
        leads_to()
        assert all(window.contains(rect) for rect in buttons(form).values())


def groups(form):
    """Where only one group is seen, their buttons."""
    return [(name, widget.press) for name, widget in form.widgets.items() if name.startswith("group-")] or [
        ("", lambda: None)
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_options_grow_with_the_type_as_everything_else(make_app, size):
    app = make_app("en", size)
    options = opened(app)
    usual = options.form.ui_scale
    options.form.widgets["ui_scale-125"].press()
    assert options.form.ui_scale / usual == pytest.approx(1.25, abs=0.01)
    assert options.form.widgets["ui_scale-125"].element.is_selected


def test_in_larger_type_every_option_is_reached_by_the_button_of_its_group(make_app):
    app = make_app()
    options = opened(app)
    everything = set(options.form.widgets)
    options.form.widgets["ui_scale-150"].press()
    reached = set()
    for name, _ in groups(options.form):
        options.form.widgets[name].press()
        reached |= {widget for widget in options.form.widgets if not widget.startswith("group-")}
    assert reached == everything


def test_of_window_and_whole_screen_both_are_offered_and_that_of_now_is_lit(make_app):
    app = make_app()
    options = opened(app)

    def lit():
        return [whole for whole in (False, True) if options.form.widgets[f"fullscreen-{whole}"].element.is_selected]

    before = app.fullscreen
    assert lit() == [before]
    options.form.widgets[f"fullscreen-{before}"].press()
    assert (app.fullscreen, lit()) == (before, [before])
    options.form.widgets[f"fullscreen-{not before}"].press()
    app.take_size()
    assert (app.fullscreen, lit()) == (not before, [not before])


def test_the_arrow_keys_lead_from_row_to_row_past_the_headings(make_app):
    app = make_app()
    form = opened(app).form
    rows = {rect.top for rect in buttons(form).values()}
    met = {buttons(form)[form.focused].top}
    for _ in range(2 * len(rows)):
        key(app, pygame.K_UP)
        met.add(buttons(form)[form.focused].top)
    assert met == rows
