"""Nothing is cut off and nothing overlaps, in any language and window size."""

import itertools

import pygame
import pytest
from pygame_gui.elements import UIButton

from luna.ui.text import LANGUAGES
from tests.app.scenes import SCENES

SIZES = [(1280, 720), (1920, 1080), (1280, 1400), (2560, 800)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request):
    return request.param


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(params=SCENES)
def scene(request, make_app, language, size):
    app = make_app(language, size)
    scene = SCENES[request.param](app)
    app.push(scene)
    return scene


def text_boxes(scene):
    fonts = scene.app.fonts
    for label in scene.form.labels:
        width = fonts.width(label.text, label.role, label.px)
        box = pygame.Rect(0, 0, width, round(label.px * 1.1))
        box.center = label.box.center
        if label.align != "center":
            setattr(box, label.align, getattr(label.box, label.align))
        yield label, box


def test_every_label_fits_its_box(scene):
    too_wide = [(label.text, box.width, label.box.width) for label, box in text_boxes(scene) if box.width > label.box.width]
    assert not too_wide


def test_every_button_has_room_for_its_words(scene):
    for widget in scene.form.widgets.values():
        if isinstance(widget.element, UIButton):
            needed = widget.element.font.size(widget.text)[0] + 16 * scene.form.u
            assert needed <= widget.element.rect.width, widget.text


def test_no_label_lies_on_a_widget_or_on_another_label(scene):
    boxes = [(label.text, box) for label, box in text_boxes(scene)]
    boxes += [(key, widget.element.rect) for key, widget in scene.form.widgets.items()]
    overlapping = [(a, b) for (a, box), (b, other) in itertools.combinations(boxes, 2) if box.colliderect(other)]
    assert not overlapping


def test_everything_lies_in_the_window(scene, size):
    window = pygame.Rect((0, 0), size)
    for _, box in text_boxes(scene):
        assert window.contains(box)
    for widget in scene.form.widgets.values():
        assert window.contains(widget.element.rect)


def test_a_frame_is_drawn(scene, size):
    blank = pygame.Surface(size)
    picture = blank.copy()
    scene.draw(picture)
    for widget in scene.form.widgets.values():
        seen = picture.subsurface(widget.element.rect)
        assert pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(blank.subsurface(widget.element.rect), "RGB")
    assert scene.app.draw()


def test_every_text_is_there(scene, caplog):
    scene.language_changed()
    assert not [record for record in caplog.records if "text" in record.getMessage()]


def test_the_keyboard_reaches_every_widget(scene):
    reached = set()
    for _ in scene.form.widgets:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
        reached.add(scene.form.focused)
    assert reached == {key for key, widget in scene.form.widgets.items() if widget.element.is_enabled}
