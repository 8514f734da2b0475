"""Nothing is cut off and nothing overlaps, in any language, window size and UI scale."""

import itertools

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
DRAWN = [*((language, (1280, 720), 100) for language in LANGUAGES), ("de", (1920, 1080), 150)]


def make_scenes(make_app, language, size, scale):
    """Every scene, by its name."""
    app = make_app("en" if language == LANGUAGE else language, size, GAMES)
    if language == LANGUAGE:
        app.context.text = PseudoText(paths.localization())
    app.context.settings.put(preferences.UI_SCALE, scale)
    made = {}
    for name, make in SCENES.items():
        made[name] = make(app)
        app.push(made[name])
    return made


@pytest.fixture(scope="module", params=[*pairs(), *OTHER_SHAPES], ids=str)
def scenes(request, make_app_once):
    """All scenes in one language, window size and scale; buttons are plain rectangles, only boxes are looked at."""
    with plain_widgets():
        yield make_scenes(make_app_once, *request.param)


@pytest.fixture(scope="module", params=DRAWN, ids=str)
def drawn(request, make_app_once):
    """All scenes as they really look."""
    return make_scenes(make_app_once, *request.param)


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


@pytest.mark.parametrize(
    "fault", [forms.wide_labels, forms.cut_labels, forms.narrow_buttons, forms.overlaps, forms.outside]
)
def test_every_text_and_button_has_its_room(scenes, fault):
    assert not {name: found for name, scene in scenes.items() if (found := fault(scene))}


def test_a_frame_shows_every_widget_and_label(drawn):
    for name, scene in drawn.items():
        picture = pygame.Surface(scene.context.size)
        scene.draw(picture)
        for what, box in forms.boxes(scene):
            assert has_colours(picture, box, 3), (name, what)


def test_every_text_is_there(drawn, caplog):
    for scene in drawn.values():
        scene.language_changed()
        ids = [label.text for label in scene.form.labels] + [widget.text for widget in scene.form.widgets.values()]
        assert not [
            text
            for text in ids
            if text.startswith(("title-", "menu-", "new-game-", "round-end-", "game-end-", "options-", "rules-"))
        ]
    assert not caplog.records


def test_the_keyboard_reaches_every_widget(drawn):
    tab = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t")
    for scene in drawn.values():
        reached = set()
        for _ in scene.form.widgets:
            scene.handle(tab)
            reached.add(scene.form.focused)
        scene.leave()
        assert reached == {key for key, widget in scene.form.widgets.items() if widget.element.is_enabled}
