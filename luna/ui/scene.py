"""Scenes and their stack: the top one gets the events, those below wait."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame

from luna.ui.input.resting import Resting
from luna.ui.input.twice import Twice

_DOWN = {pygame.MOUSEBUTTONDOWN: "button", pygame.KEYDOWN: "key"}
_UP = {pygame.MOUSEBUTTONUP: "button", pygame.KEYUP: "key"}
_log = logging.getLogger(__name__)


class Scene:
    """One screen of the program.

    A scene that is not `opaque` lies as a dialog over the one below and puts a `veil` on it, from 0, which leaves it
    bright, to 255, which hides it. `pause` is the longest time in seconds between two updates; an animated scene sets
    it to 0. A scene sets `dirty` when its picture has changed.
    """

    opaque = True
    veil = 150
    pause = 0.25
    dirty = True
    name = ""
    """By which one can ask whether such a scene is open, empty where nobody has to."""
    about = ""
    """Key of the game that it is about, empty where it is about none in particular."""
    lobby = ""
    """Message of the way back here from a table that was begun here, empty for a scene that begins none."""
    chapter = ""
    """Where the rules book opens above this scene, empty for its beginning."""
    printed = ""
    """What the printed values are called that are played with in it, empty for those that are shipped."""

    @property
    def playing(self) -> str:
        """Id of the saved game that is played in it, empty where none is."""
        return ""

    def enter(self) -> None:
        """The scene is now on top: at its start and whenever what covered it is gone."""

    def leave(self) -> None:
        """The scene is no longer on top: covered or gone. Whatever was being dragged goes back."""

    def close(self) -> None:
        """The scene is gone for good: what works for it in the background ends."""

    def resize(self, size: tuple[int, int]) -> None:
        """The window has this size in px; also called once before the first `enter`."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to an event; True if it was meant for this scene."""
        return False

    def take_file(self, path: Path) -> bool:
        """A file was dropped on the window; True if this scene takes it."""
        return False

    def update(self, seconds: float) -> None:
        """Lets time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the whole scene."""

    def draw_ambient(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws on the scene's last picture what moves by itself in it; the areas that changed."""
        return []

    def language_changed(self) -> None:
        """Texts have to be fetched again."""


class Stack:
    """The open scenes, the newest on top."""

    def __init__(self, twice: Twice | None = None, resting: Resting | None = None) -> None:
        self._scenes: list[Scene] = []
        self._pressed_in: dict[tuple[str, int], Scene] = {}
        self._twice, self._resting = twice or Twice(), resting or Resting()
        self._clicked: Scene | None = None
        """The scene that the last click began in."""

    def __iter__(self) -> Iterator[Scene]:
        """From bottom to top."""
        return iter(tuple(self._scenes))

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene, size: tuple[int, int]) -> None:
        """Opens a scene on top."""
        if self.top:
            self.top.leave()
        self._open(scene, size)

    def pop(self) -> None:
        """Closes the top scene."""
        self._close_top()
        self._uncover()

    def replace(self, scene: Scene, size: tuple[int, int]) -> None:
        """Closes the top scene and opens another in its place; the one below notices nothing."""
        self._close_top()
        self._open(scene, size)

    def home(self) -> None:
        """Closes all scenes but the first."""
        if len(self._scenes) > 1:
            self._close_down_to(1)
            self._uncover()

    @property
    def lobby(self) -> Scene | None:
        """The topmost scene that tables are begun from."""
        return next((scene for scene in reversed(self._scenes) if scene.lobby), None)

    def leave_table(self) -> None:
        """Closes all scenes above that one, without one all but the first."""
        if self.lobby is None:
            self.home()
        elif self.lobby is not self.top:
            self._close_down_to(self._scenes.index(self.lobby) + 1)
            self._uncover()

    def clear(self) -> None:
        """Closes all scenes."""
        if self._scenes:
            self._close_down_to(0)

    def abandon(self) -> None:
        """Forgets all scenes, which may be what went wrong: they are asked to end their work, and may fail at that."""
        for scene in reversed(self._scenes):
            try:
                scene.close()
            except Exception:
                _log.exception("%s could not be closed", type(scene).__name__)
        self._scenes.clear()
        self._pressed_in.clear()
        self._twice.forget()

    def deliver(self, event: pygame.event.Event) -> bool:
        """Gives an event to the top scene.

        The release of a button or key goes only to the scene that saw it pressed: a dialog that closes at the press or
        opens before the release leaves no half of a click to another scene. For the same reason the second half of a
        double click is for nobody where the first one has brought another scene: who presses “Continue” twice means
        that, and not the button that lay below. What another scene brought under the pointer is not pointed at before
        the pointer moves.
        """
        scene, rests = self.top, self._resting.keeps(event)
        if scene is None or rests or self._late(event, scene):
            return scene is not None
        if event.type in _DOWN:
            self._pressed_in[_what(event, _DOWN)] = scene
        elif event.type in _UP and self._pressed_in.pop(_what(event, _UP), None) is not scene:
            return True
        return scene.handle(event)

    def _late(self, event: pygame.event.Event, scene: Scene) -> bool:
        """Whether an event is the second half of a double click whose first half another scene has had.

        A key between two clicks parts them.
        """
        if event.type == pygame.KEYDOWN:
            self._twice.forget()
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        if not self._twice.click(event.pos):
            self._clicked = scene
        return scene is not self._clicked

    def visible(self) -> list[Scene]:
        """The scenes to draw, from the topmost opaque one up."""
        seen = list[Scene]()
        for scene in reversed(self._scenes):
            seen.insert(0, scene)
            if scene.opaque:
                break
        return seen

    def _open(self, scene: Scene, size: tuple[int, int]) -> None:
        self._resting.begin()
        self._scenes.append(scene)
        scene.resize(size)
        scene.enter()
        scene.dirty = True

    def _close_top(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        scene.close()

    def _close_down_to(self, count: int) -> None:
        """Closes all scenes but the first `count`; only the top one was to be seen and is left."""
        self._scenes[-1].leave()
        while len(self._scenes) > count:
            self._scenes.pop().close()

    def _uncover(self) -> None:
        if self.top:
            self._resting.begin()
            self.top.enter()
            self.top.dirty = True


def _what(event: pygame.event.Event, kinds: dict[int, str]) -> tuple[str, int]:
    kind = kinds[event.type]
    return kind, getattr(event, kind)
