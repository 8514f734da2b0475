"""What can be wrong with the texts and widgets of a form scene."""

import itertools
from collections.abc import Iterator

import pygame
from pygame_gui.elements import UIButton

from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.label import Label

Named = tuple[str, pygame.Rect]


def text_boxes(scene: FormScene) -> Iterator[tuple[Label, pygame.Rect]]:
    """The labels of a scene and the px they cover."""
    for label in scene.form.labels:
        width = scene.context.fonts.width(label.text, label.role, label.px)
        box = pygame.Rect(0, 0, width, round(label.px * 1.1))
        box.center = label.box.center
        if label.align != "center":
            setattr(box, label.align, getattr(label.box, label.align))
        yield label, box


def boxes(scene: FormScene) -> list[Named]:
    """Every text and every widget with the px it covers."""
    found = [(label.text, box) for label, box in text_boxes(scene) if label.text]
    return found + [(key, widget.element.rect) for key, widget in scene.form.widgets.items()]


def wide_labels(scene: FormScene) -> list[str]:
    """Texts that are wider than their boxes."""
    return [label.text for label, box in text_boxes(scene) if box.width > label.box.width]


def cut_labels(scene: FormScene) -> list[str]:
    """Texts that end in an ellipsis and do not begin with a long name."""
    return [e.text for e in scene.form.labels if e.text.endswith("…") and not e.text.startswith("MMM")]


def narrow_buttons(scene: FormScene) -> list[str]:
    """Buttons whose words have no margin of 8 at each side."""
    found = []
    for key, widget in scene.form.widgets.items():
        if isinstance(widget.element, UIButton) and widget.element.font:
            needed = widget.element.font.size(widget.text)[0] + 16 * scene.form.ui_scale
            if needed > widget.element.rect.width:
                found.append(f"{key}: {widget.text}")
    return found


def overlaps(scene: FormScene) -> list[tuple[str, str]]:
    """Texts and widgets that lie on one another; a text that belongs on a widget has to lie inside it."""
    texts = [(label, box) for label, box in text_boxes(scene) if label.text]
    widgets = {key: pygame.Rect(widget.element.rect) for key, widget in scene.form.widgets.items()}
    found = [(one.text, two.text) for (one, a), (two, b) in itertools.combinations(texts, 2) if a.colliderect(b)]
    found += [(one, two) for (one, a), (two, b) in itertools.combinations(widgets.items(), 2) if a.colliderect(b)]
    for (label, box), (key, rect) in itertools.product(texts, widgets.items()):
        if not rect.contains(box) if label.on == key else rect.colliderect(box):
            found.append((label.text, key))
    return found


def outside(scene: FormScene) -> list[str]:
    """Texts and widgets that reach beyond the window."""
    window = pygame.Rect((0, 0), scene.context.size)
    return [what for what, box in boxes(scene) if not window.contains(box)]


def faults(scene: FormScene) -> list[str]:
    """All of these, each as a line to read."""
    checks = (wide_labels, cut_labels, narrow_buttons, overlaps, outside)
    return [f"{check.__name__}: {found}" for check in checks for found in check(scene)]
