"""Nothing is cut off and nothing overlaps, in any language, window size and UI scale."""

import itertools
import logging
from dataclasses import dataclass

import pygame
import pytest

from build_scripts.sheets import forms
from build_scripts.sheets.matrix import SCALES, SIZES, Case, pairs
from build_scripts.sheets.plain import plain_widgets
from build_scripts.sheets.pseudo import ALL_LANGUAGES, LANGUAGE, PseudoText
from build_scripts.sheets.scenes import SCENES
from luna.app.settings import preferences
from luna.app.system import paths
from luna.games.catalogue import GAMES

OTHER_SHAPES: list[Case] = [
    ("de", (1280, 1400), 100),
    ("pl", (2560, 800), 100),
    ("it", (1280, 1400), 200),
    ("pl", (2560, 800), 150),
]
FAULTS = [forms.wide_labels, forms.cut_labels, forms.narrow_buttons, forms.overlaps, forms.outside]
NAMES = ("title-", "menu-", "new-game-", "round-end-", "game-end-", "options-", "rules-")
"""With which messages begin."""
DRAWN: list[Case] = [("de", (1280, 720), 100), ("de", (1920, 1080), 150)]


def each_scene(make_app, language, size, scale):
    """Every scene with its name, one after the other: all of them at once would fill the memory."""
    app = make_app("en" if language == LANGUAGE else language, size, GAMES)
    if language == LANGUAGE:
        app.context.text = PseudoText(paths.localization())
    app.context.settings.put(preferences.UI_SCALE, scale)
    for name, make in SCENES.items():
        scene = make(app)
        if app.top is not scene:
            app.push(scene)
        yield name, scene
        app.home()
    app.close()


def faults(scene):
    """What is wrong in a scene, by kind of fault."""
    found = {fault.__name__: fault(scene) for fault in FAULTS}
    return {kind: wrong for kind, wrong in found.items() if wrong}


@dataclass
class Seen:
    """What a scene shows as it really looks: boxes that stay empty, where Tab leads."""

    empty: list
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
    """What all scenes show, by name."""
    return {name: seen(scene) for name, scene in each_scene(make_app_once, *request.param)}


def seen(scene):
    picture = pygame.Surface(scene.context.size)
    scene.draw(picture)
    empty = [what for what, box in forms.boxes(scene) if not has_colours(picture, box, 3)]
    scene.language_changed()
    tab, reached = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"), set()
    for _ in scene.form.widgets:
        scene.handle(tab)
        reached.add(scene.form.focused)
    scene.leave()
    usable = {key for key, widget in scene.form.widgets.items() if widget.element.is_enabled}
    return Seen(empty, reached, usable)


def words(scene):
    """All that is written in a scene, after it was told that the language is another."""
    scene.language_changed()
    return [label.text for label in scene.form.labels] + [widget.text for widget in scene.form.widgets.values()]


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


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_every_text_is_there_and_has_its_room_as_has_every_button(language, make_app):
    """In every size that the window is given while the scene is there; a message that is missing is told by its name.

    Buttons are plain rectangles: only boxes are looked at.
    """
    first, *others = [case for case in (*pairs(), *OTHER_SHAPES) if case[0] == language]
    root, logged, found = logging.getLogger(), Logged(), {}
    root.addHandler(logged)
    with plain_widgets():
        for name, scene in each_scene(make_app, *first):
            found[name] = {first: faults(scene)}
            for case in others:
                lay_out(scene, *case[1:])
                found[name][case] = faults(scene)
            assert [word for word in words(scene) if word.startswith(NAMES)] == []
            lay_out(scene, *first[1:])
    root.removeHandler(logged)
    assert {name: wrong for name, cases in found.items() if (wrong := {k: v for k, v in cases.items() if v})} == {}
    assert logged.lines == []


def lay_out(scene, size, scale):
    """The window and the type of its scenes have another size from now on."""
    scene.context.settings.put(preferences.UI_SCALE, scale)
    scene.context.resize(size)
    scene.resize(size)


def test_a_frame_shows_every_widget_and_label(drawn):
    assert {name: scene.empty for name, scene in drawn.items() if scene.empty} == {}


def test_the_keyboard_reaches_every_widget(drawn):
    assert {name for name, scene in drawn.items() if scene.reached != scene.usable} == set()
