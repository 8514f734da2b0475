"""Nothing is cut off and nothing overlaps, in any language, window size and UI scale."""

import itertools
import logging
from collections.abc import Callable
from dataclasses import dataclass

import pygame
import pytest

from build_scripts.sheets import forms
from build_scripts.sheets.matrix import SCALES, SIZES, pairs
from build_scripts.sheets.plain import plain_widgets
from build_scripts.sheets.pseudo import ALL_LANGUAGES, LANGUAGE, PseudoText
from build_scripts.sheets.scenes import SCENES
from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES
from luna.app.system import paths
from luna.games.catalogue import GAMES

OTHER_SHAPES = [
    ("de", (1280, 1400), 100),
    ("pl", (2560, 800), 100),
    ("it", (1280, 1400), 200),
    ("pl", (2560, 800), 150),
]
FAULTS = [forms.wide_labels, forms.cut_labels, forms.narrow_buttons, forms.overlaps, forms.outside]
DRAWN = [*((language, (1280, 720), 100) for language in LANGUAGES), ("de", (1920, 1080), 150)]


def each_scene(make_app, language, size, scale):
    """Every scene with its name, one after the other: all of them at once would fill the memory."""
    app = make_app("en" if language == LANGUAGE else language, size, GAMES)
    if language == LANGUAGE:
        app.context.text = PseudoText(paths.localization())
    app.context.settings.put(preferences.UI_SCALE, scale)
    for name, make in SCENES.items():
        scene = make(app)
        (app.replace if app.top else app.push)(scene)
        yield name, scene
    app.close()


@pytest.fixture(scope="module", params=[*pairs(), *OTHER_SHAPES], ids=str)
def faults(request, make_app_once):
    """What is wrong in which scene, by kind of fault; buttons are plain rectangles, only boxes are looked at."""
    found: dict[Callable[..., object], dict[str, object]] = {fault: {} for fault in FAULTS}
    with plain_widgets():
        for name, scene in each_scene(make_app_once, *request.param):
            for fault, scenes in found.items():
                if wrong := fault(scene):
                    scenes[name] = wrong
    return found


@dataclass
class Seen:
    """What a scene shows as it really looks: boxes that stay empty, its words in every language, where Tab leads."""

    empty: list
    words: list
    reached: set
    usable: set


class Logged(logging.Handler):
    """What is logged: a text that is missing or wrong, above all."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


@pytest.fixture(scope="module", params=DRAWN, ids=str)
def drawn(request, make_app_once):
    """What all scenes show, by name, and what was logged meanwhile."""
    logged, root = Logged(), logging.getLogger()
    root.addHandler(logged)
    shown = {name: seen(scene) for name, scene in each_scene(make_app_once, *request.param)}
    root.removeHandler(logged)
    return shown, logged.lines


def seen(scene):
    picture = pygame.Surface(scene.context.size)
    scene.draw(picture)
    empty = [what for what, box in forms.boxes(scene) if not has_colours(picture, box, 3)]
    scene.language_changed()
    words = [label.text for label in scene.form.labels] + [widget.text for widget in scene.form.widgets.values()]
    tab, reached = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"), set()
    for _ in scene.form.widgets:
        scene.handle(tab)
        reached.add(scene.form.focused)
    scene.leave()
    usable = {key for key, widget in scene.form.widgets.items() if widget.element.is_enabled}
    return Seen(empty, words, reached, usable)


def has_colours(picture, box, count):
    """Whether a box of a picture shows at least so many colours; looks no further than it has to."""
    seen = set()
    for point in itertools.product(range(box.left, box.right, 2), range(box.top, box.bottom)):  # a minus is a px high
        seen.add(tuple(picture.get_at(point)))
        if len(seen) == count:
            return True
    return False


def test_the_chosen_combinations_hold_every_pair():
    chosen = pairs()
    for one, two in itertools.combinations((ALL_LANGUAGES, SIZES, SCALES), 2):
        at = [(ALL_LANGUAGES, SIZES, SCALES).index(each) for each in (one, two)]
        assert {(case[at[0]], case[at[1]]) for case in chosen} == set(itertools.product(one, two))


@pytest.mark.parametrize("fault", FAULTS)
def test_every_text_and_button_has_its_room(faults, fault):
    assert faults[fault] == {}


def test_a_frame_shows_every_widget_and_label(drawn):
    shown, _ = drawn
    assert {name: scene.empty for name, scene in shown.items() if scene.empty} == {}


def test_every_text_is_there(drawn):
    """A message that is missing is told by its name."""
    begins = ("title-", "menu-", "new-game-", "round-end-", "game-end-", "options-", "rules-")
    shown, logged = drawn
    assert [word for scene in shown.values() for word in scene.words if word.startswith(begins)] == []
    assert logged == []


def test_the_keyboard_reaches_every_widget(drawn):
    shown, _ = drawn
    assert {name for name, scene in shown.items() if scene.reached != scene.usable} == set()
