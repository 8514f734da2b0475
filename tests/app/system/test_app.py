"""The window and the loop."""

import os
import subprocess
import sys
import time

import pygame
import pytest

from luna.app import opening
from luna.app.settings import preferences
from luna.app.system import display, memory, paths
from luna.ui.scene import Scene


class Counting(Scene):
    """Counts its frames and ends the program after some updates."""

    pause = 0.0

    def __init__(self, app, updates=3, opaque=True):
        self.app, self.left, self.opaque = app, updates, opaque
        self.drawn, self.sizes, self.keys = 0, [], []

    def resize(self, size):
        self.sizes.append(size)

    def handle(self, event):
        if event.type == pygame.KEYDOWN:
            self.keys.append(event.key)
        return True

    def update(self, seconds):
        self.left -= 1
        if self.left <= 0:
            self.app.quit()

    def draw(self, surface):
        self.drawn += 1


@pytest.fixture
def app(make_app):
    app = make_app()
    pygame.event.clear()
    return app


def test_nothing_is_drawn_when_nothing_has_changed(app):
    scene = Counting(app)
    app.push(scene)
    assert app.draw()
    assert not app.draw()
    scene.dirty = True
    assert app.draw()
    assert scene.drawn == 2


def test_the_loop_runs_until_no_scene_is_left(app):
    scene = Counting(app, updates=50)
    app.run(scene)
    assert scene.left == 0
    assert scene.drawn == 1


def texts_prepared(app, monkeypatch, pause):
    """How many texts were got ready while a scene with such a pause was shown."""
    prepared, scene = [], Counting(app, updates=6)
    scene.pause = pause

    def prepare():
        prepared.append("one")
        return True

    monkeypatch.setattr(app.context.text, "prepare_next", prepare)
    app.run(scene)
    return len(prepared)


def test_an_idle_moment_is_used_to_get_texts_ready(app, monkeypatch):
    assert texts_prepared(app, monkeypatch, 0.1) > 0


def test_what_moves_is_not_held_up_by_texts_for_later(app, monkeypatch):
    assert texts_prepared(app, monkeypatch, 0.0) == 0


def test_the_first_idle_moment_after_a_change_of_language_gives_memory_back_once(app, monkeypatch):
    given, scene = [], Counting(app, updates=6)
    scene.pause = 0.1
    monkeypatch.setattr(app.context.text, "prepare_next", lambda: False)
    monkeypatch.setattr(memory, "give_back", lambda: given.append("all"))
    app.run(scene)
    assert not given
    app.next_language()
    scene = Counting(app, updates=6)
    scene.pause = 0.1
    app.run(scene)
    assert given == ["all"]


def test_an_event_waits_for_one_text_at_most(app, monkeypatch):
    prepared = []

    def prepare():
        prepared.append(pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")))
        return True

    monkeypatch.setattr(app.context.text, "prepare_next", prepare)
    assert app.idle.prepare_texts()
    assert len(prepared) == 1


def test_closing_the_window_ends_the_loop(app):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    scene = Counting(app, updates=10**6)
    app.run(scene)
    assert scene.left > 0


def test_a_covered_scene_is_drawn_once_until_it_changes(app):
    below, above = Counting(app), Counting(app, opaque=False)
    app.push(below)
    app.push(above)
    for _ in range(3):
        above.dirty = True
        app.draw()
    assert (below.drawn, above.drawn) == (1, 3)
    below.dirty = True
    app.draw()
    assert below.drawn == 2


def test_a_resize_reaches_all_scenes_once_it_has_come_to_rest(app, monkeypatch):
    below, above = Counting(app, 99), Counting(app, 99)
    app.push(below)
    app.push(above)
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    app.handle(pygame.event.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    app.update(0)
    assert above.sizes == [(1280, 720)]
    now[0] += 1
    app.update(0)
    assert above.sizes[-1] == below.sizes[-1] == app.context.size == (1600, 900)
    assert "width = 1600" in paths.settings_file().read_text("utf-8")


def test_f11_is_the_programs_own_key(app):
    scene = Counting(app)
    app.push(scene)
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert scene.keys == [pygame.K_a]
    assert app.window.fullscreen
    assert "fullscreen = true" in paths.settings_file().read_text("utf-8")


def test_an_uncovered_window_is_drawn_again(app):
    scene = Counting(app)
    app.push(scene)
    app.draw()
    app.handle(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert app.draw()


def start(environment, *code):
    left_out = "DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT"
    bare = {key: value for key, value in os.environ.items() if key not in left_out}
    program = (f"import sys; sys.path.insert(0, {str(paths.program_folder())!r})", *code)
    return subprocess.run(
        [sys.executable, "-c", "\n".join(program)],
        env={**bare, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


RUN = "import argparse; from luna.app.opening import run; sys.exit(run(argparse.Namespace()))"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("driver", [{}, {"SDL_VIDEODRIVER": "x11"}])
def test_without_a_display_the_program_says_so_and_ends_with_3(tmp_path, driver):
    done = start({"LUNA_HOME": str(tmp_path), "LC_ALL": "de_DE.UTF-8", **driver}, RUN)
    assert done.returncode == opening.EXIT_NO_DISPLAY == 3
    assert "Luna braucht einen Bildschirm" in done.stderr


def test_a_whole_start_shows_the_title_and_ends_with_0(tmp_path):
    quit_soon = "import luna, pygame; pygame.init(); pygame.event.post(pygame.event.Event(pygame.QUIT))"
    done = start({"LUNA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}, quit_soon, RUN)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "module",
    ["luna.app.opening", "luna.app.commands.selftest_scenes", "luna.app.rules_book.scene", "luna.ui.input.keys"],
)
def test_no_way_into_the_program_greets(tmp_path, module):
    done = start({"LUNA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}, f"import {module}, pygame")
    assert (done.stdout, done.stderr) == ("", "")


def test_the_language_asked_for_comes_before_the_remembered_one(app, monkeypatch):
    app.context.settings.put(preferences.LANGUAGE, "pl")
    assert opening.language_of(app.context.settings, None) == "pl"
    assert opening.language_of(app.context.settings, "it") == "it"


def test_a_driver_without_a_screen_is_fine_if_it_was_asked_for(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11,dummy")
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display.start_video()
    assert pygame.display.get_driver() == "dummy"
