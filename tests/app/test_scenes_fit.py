"""Nothing is cut off and nothing overlaps, in any language and window size."""

import itertools

import pygame
import pytest
from pygame_gui.elements import UIButton

from luna.ui.text import LANGUAGES
from tests.app.scenes import SCENES

SIZES = [(1280, 720), (1920, 1080), (1280, 1400), (2560, 800)]


@pytest.fixture(scope="module", params=itertools.product(LANGUAGES, SIZES), ids=str)
def scenes(request, make_app_once):
    """Every scene in one language and window size, by its name."""
    app = make_app_once(*request.param)
    made = {}
    for name, make in SCENES.items():
        made[name] = make(app)
        app.push(made[name])
    return made


def text_boxes(scene):
    """The labels of a scene and the px they cover."""
    for label in scene.form.labels:
        width = scene.app.fonts.width(label.text, label.role, label.px)
        box = pygame.Rect(0, 0, width, round(label.px * 1.1))
        box.center = label.box.center
        if label.align != "center":
            setattr(box, label.align, getattr(label.box, label.align))
        yield label, box


def test_every_label_fits_its_box(scenes):
    for name, scene in scenes.items():
        for label, box in text_boxes(scene):
            assert box.width <= label.box.width, (name, label)


def test_no_words_but_a_long_name_are_cut_off(scenes):
    for name, scene in scenes.items():
        for label in scene.form.labels:
            assert not label.text.endswith("…") or label.text.startswith("MMM"), (name, label)


def test_every_button_has_room_for_its_words(scenes):
    for name, scene in scenes.items():
        for key, widget in scene.form.widgets.items():
            if isinstance(widget.element, UIButton) and widget.element.font:
                needed = widget.element.font.size(widget.text)[0] + 16 * scene.form.u
                assert needed <= widget.element.rect.width, (name, key)


def test_no_label_lies_on_a_widget_or_on_another_label(scenes):
    for name, scene in scenes.items():
        boxes = [(label.text, box) for label, box in text_boxes(scene)]
        boxes += [(key, widget.element.rect) for key, widget in scene.form.widgets.items()]
        for (one, box), (other, beside) in itertools.combinations(boxes, 2):
            assert not box.colliderect(beside), (name, one, other)


def test_everything_lies_in_the_window(scenes):
    for name, scene in scenes.items():
        window = pygame.Rect((0, 0), scene.app.size)
        for label, box in text_boxes(scene):
            assert window.contains(box), (name, label)
        for key, widget in scene.form.widgets.items():
            assert window.contains(widget.element.rect), (name, key)


def test_a_frame_shows_every_widget_and_label(scenes):
    for name, scene in scenes.items():
        picture = pygame.Surface(scene.app.size)
        scene.draw(picture)
        boxes = [(label.text, box) for label, box in text_boxes(scene)]
        boxes += [(key, widget.element.rect) for key, widget in scene.form.widgets.items()]
        for what, box in boxes:
            points = itertools.product(range(box.left, box.right, 2), range(box.top, box.bottom, 2))
            assert not what or len({tuple(picture.get_at(point)) for point in points}) > 2, (name, what)


def test_every_text_is_there(scenes, caplog):
    for scene in scenes.values():
        scene.language_changed()
        ids = [label.text for label in scene.form.labels] + [widget.text for widget in scene.form.widgets.values()]
        assert not [
            text
            for text in ids
            if text.startswith(("title-", "menu-", "new-game-", "round-end-", "game-end-", "options-"))
        ]
    assert not caplog.records


def test_the_keyboard_reaches_every_widget(scenes):
    tab = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t")
    for scene in scenes.values():
        reached = set()
        for _ in scene.form.widgets:
            scene.handle(tab)
            reached.add(scene.form.focused)
        scene.leave()
        assert reached == {key for key, widget in scene.form.widgets.items() if widget.element.is_enabled}
