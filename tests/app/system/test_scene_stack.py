"""The stack of scenes."""

import pygame
import pytest

from luna.ui.input.twice import Twice
from luna.ui.scene import Scene, Stack

SIZE = (1280, 720)
DOWN = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
ELSEWHERE = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(105, 5))
UP = pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(5, 5))
KEY_DOWN = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
KEY_UP = pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)


class Noting(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, name, notes, opaque=True):
        self.name, self.notes, self.opaque = name, notes, opaque
        self.on_press = None

    def _note(self, what):
        self.notes.append(f"{self.name} {what}")

    def enter(self):
        self._note("enter")

    def leave(self):
        self._note("leave")

    def close(self):
        self._note("close")

    def resize(self, size):
        self._note("resize")

    def handle(self, event):
        self._note(pygame.event.event_name(event.type))
        if self.on_press and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.on_press()
        return True


@pytest.fixture
def notes():
    return []


@pytest.fixture
def stack(notes):
    stack = Stack()
    stack.push(Noting("table", notes), SIZE)
    notes.clear()
    return stack


def test_a_scene_is_sized_before_it_enters(notes):
    Stack().push(Noting("title", notes), SIZE)
    assert notes == ["title resize", "title enter"]


def test_push_leaves_and_pop_enters_again(stack, notes):
    stack.push(Noting("menu", notes, opaque=False), SIZE)
    stack.pop()
    assert notes == ["table leave", "menu resize", "menu enter", "menu leave", "menu close", "table enter"]


def test_replace_does_not_wake_the_scene_below(stack, notes):
    stack.push(Noting("new", notes), SIZE)
    notes.clear()
    stack.replace(Noting("next", notes), SIZE)
    assert notes == ["new leave", "new close", "next resize", "next enter"]
    assert [scene.name for scene in stack] == ["table", "next"]


def test_home_closes_all_but_the_first(stack, notes):
    stack.push(Noting("menu", notes), SIZE)
    stack.push(Noting("help", notes), SIZE)
    notes.clear()
    stack.home()
    closed = ["help leave", "help close", "menu close", "table enter"]
    assert notes == closed
    stack.home()
    assert notes == closed


def test_a_table_is_left_for_where_it_was_begun_without_such_a_scene_for_the_first(notes):
    stack = Stack()
    first, lobby, table, dialog = (Noting(name, notes) for name in ("first", "lobby", "table", "dialog"))
    for scene in (first, lobby, table, dialog):
        stack.push(scene, SIZE)
    lobby.lobby = "words"
    assert stack.lobby is lobby
    stack.leave_table()
    assert stack.top is lobby
    stack.leave_table()
    assert stack.top is lobby
    lobby.lobby = ""
    stack.leave_table()
    assert stack.top is first


def test_at_the_end_every_scene_is_closed(stack, notes):
    stack.push(Noting("menu", notes), SIZE)
    notes.clear()
    stack.clear()
    assert notes == ["menu leave", "menu close", "table close"]


def test_abandoned_scenes_end_their_work_even_if_one_of_them_fails_at_that(stack, notes, caplog):
    class Broken(Noting):
        def close(self):
            raise RuntimeError

    stack.push(Broken("menu", notes), SIZE)
    notes.clear()
    stack.abandon()
    assert notes == ["table close"]
    assert stack.top is None
    assert "Broken could not be closed" in caplog.text


def test_an_empty_stack_uses_no_event(stack):
    stack.clear()
    stack.clear()
    assert stack.top is None
    assert not stack.deliver(DOWN)


def test_only_the_top_gets_events(stack, notes):
    stack.push(Noting("menu", notes), SIZE)
    notes.clear()
    stack.deliver(DOWN)
    stack.deliver(UP)
    assert notes == ["menu MouseButtonDown", "menu MouseButtonUp"]


@pytest.mark.parametrize(("press", "release"), [(DOWN, UP), (KEY_DOWN, KEY_UP)])
def test_a_dialog_that_closes_at_the_press_keeps_the_release_from_the_scene_below(stack, notes, press, release):
    dialog = Noting("dialog", notes)
    dialog.on_press = stack.pop
    stack.push(dialog, SIZE)
    notes.clear()
    stack.deliver(press)
    assert stack.deliver(release)
    assert not any("Up" in note for note in notes)
    dialog.on_press = None


def test_a_dialog_that_opens_at_the_press_does_not_get_the_release(stack, notes):
    dialog = Noting("dialog", notes)
    stack.top.on_press = lambda: stack.push(dialog, SIZE)
    stack.deliver(DOWN)
    stack.deliver(UP)
    assert "dialog MouseButtonUp" not in notes
    stack.deliver(ELSEWHERE)
    stack.deliver(UP)
    assert notes[-2:] == ["dialog MouseButtonDown", "dialog MouseButtonUp"]


@pytest.fixture
def timed(notes):
    """A dialog that closes at a press, over a table, and what lets seconds pass."""
    now = [0.0]
    stack = Stack(Twice(lambda: now[0]))
    stack.push(Noting("table", notes), SIZE)
    dialog = Noting("dialog", notes)
    dialog.on_press = stack.pop
    stack.push(dialog, SIZE)

    def passed(seconds):
        now[0] += seconds

    return stack, passed


def test_the_second_half_of_a_double_click_is_for_nobody_where_the_first_has_closed_a_dialog(timed, notes):
    stack, passed = timed
    for _ in range(3):
        stack.deliver(DOWN)
        stack.deliver(UP)
        passed(0.2)
    assert not any(note.startswith("table Mouse") for note in notes)


def test_a_key_between_two_clicks_parts_them(timed, notes):
    stack, _ = timed
    for event in (DOWN, KEY_DOWN, DOWN):
        stack.deliver(event)
    assert notes[-1] == "table MouseButtonDown"


@pytest.mark.parametrize(("seconds", "press"), [(0.5, DOWN), (0.1, ELSEWHERE)], ids=["later", "elsewhere"])
def test_a_click_of_its_own_after_a_dialog_is_for_what_lies_there(timed, notes, seconds, press):
    stack, passed = timed
    stack.deliver(DOWN)
    passed(seconds)
    stack.deliver(press)
    assert notes[-1] == "table MouseButtonDown"


def test_what_shows_are_the_dialogs_and_the_scene_they_lie_on(notes):
    stack = Stack()
    for name, opaque in (("title", True), ("table", True), ("menu", False), ("ask", False)):
        stack.push(Noting(name, notes, opaque), SIZE)
    assert [getattr(scene, "name", "") for scene in stack.visible()] == ["table", "menu", "ask"]


def test_a_plain_scene_needs_nothing():
    scene = Scene()
    scene.resize(SIZE)
    scene.enter()
    scene.update(0.1)
    scene.draw(pygame.Surface((1, 1)))
    scene.language_changed()
    scene.leave()
    assert not scene.handle(DOWN)


def moved(stack, at):
    stack.deliver(pygame.event.Event(pygame.MOUSEMOTION, pos=at, buttons=(0, 0, 0), rel=(0, 0)))


def test_what_a_new_scene_has_under_the_pointer_is_pointed_at_once_the_pointer_has_moved(stack, notes):
    moved(stack, (100, 100))
    stack.push(Noting("menu", notes), SIZE)
    notes.clear()
    moved(stack, (102, 101))
    assert not notes
    moved(stack, (112, 101))
    moved(stack, (111, 101))
    assert notes == ["menu MouseMotion"] * 2


def test_the_same_holds_for_a_scene_that_was_covered(stack, notes):
    moved(stack, (100, 100))
    stack.push(Noting("menu", notes), SIZE)
    moved(stack, (300, 100))
    stack.pop()
    notes.clear()
    moved(stack, (300, 103))
    assert not notes


def test_who_presses_in_a_new_scene_points_there_without_having_moved(stack, notes):
    moved(stack, (100, 100))
    stack.push(Noting("menu", notes), SIZE)
    notes.clear()
    stack.deliver(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(100, 100)))
    moved(stack, (101, 100))
    assert notes == ["menu MouseButtonDown", "menu MouseMotion"]
